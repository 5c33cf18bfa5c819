// Kingdoms for elsewhere: text, JSON, reports, files, and what deleting leaves behind.
#include "campaign/chronicle/export.h"

#include <gmock/gmock.h>

#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "campaign/chronicle/import.h"
#include "tests/chronicle/files.h"
#include "tests/chronicle/table.h"

namespace kronika::chronicle {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using Json = nlohmann::json;

class ExportTest : public ChronicleTest {
 protected:
  // A kingdom with three branches, a rewind, a bookmark and a name for each.
  [[nodiscard]] Chronicle well_travelled() {
    Chronicle chronicle = open({.seed = 3});
    state::Random random(5);
    play_on(chronicle, 40, random);
    chronicle.bookmark("here \"it\" is");
    EXPECT_FALSE(chronicle.undo(Stride::kTurn));
    play(chronicle, "correct resources coin 7");
    play_on(chronicle, 5, random);
    EXPECT_FALSE(chronicle.branch_off(chronicle.line()[10].id, "../what/if?"));
    play(chronicle, "correct resources wood 7");
    return chronicle;
  }

  [[nodiscard]] std::set<std::string> files_in(const std::filesystem::path& folder) const {
    std::set<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
      names.insert(entry.path().filename().string());
    }
    return names;
  }
  [[nodiscard]] Chronicle import(Library& into, const std::string& text) {
    const auto outcome = import_text(into, feudal_kingdom(), text);
    if (const auto* mistake = std::get_if<TextMistake>(&outcome)) {
      throw std::runtime_error(to_string(*mistake));
    }
    return {into, feudal_kingdom(), std::get<KingdomId>(outcome), steady_clock()};
  }
};

TEST_F(ExportTest, TheTextIsAsTheNotationSays) {
  Chronicle chronicle = open({.seed = 0x8f3a});
  play(chronicle, "correct resources coin 2");
  play(chronicle, "pass");
  EXPECT_EQ(export_text(chronicle, chronicle.present().id),
            "kronika 1\nkingdom \"Arkach\"\nedition feudal-kingdom sha256:" +
                feudal_kingdom().edition().fingerprint +
                "\nseed 0000000000008f3a\n# round 1\ncorrect resources coin 2\npass\n");
}

TEST_F(ExportTest, EachRoundIsMarkedBeforeItsFirstMove) {
  Chronicle chronicle = open();
  while (chronicle.present().round < 3) {
    state::Random random(9);
    play_on(chronicle, 1, random);
  }
  play(chronicle, "correct resources coin 2");
  play(chronicle, "reset");
  play(chronicle, "correct resources coin 1");
  const std::vector<MoveEntry> line = chronicle.line();
  std::string expected;
  for (std::size_t n = 1; n < line.size(); ++n) {
    // The round a move is made in is the one that the move before it led to.
    if (n == 1 || line[n - 1].round != line[n - 2].round) {
      expected += "# round " + std::to_string(line[n - 1].round) + "\n";
    }
    expected += line[n].notation + "\n";
  }
  EXPECT_THAT(export_text(chronicle, chronicle.present().id), testing::EndsWith(expected));
  EXPECT_THAT(expected, AllOf(HasSubstr("# round 3\ncorrect resources coin 2\nreset\n# round 1\n"),
                              HasSubstr("# round 2\n")));
}

TEST_F(ExportTest, AnyMomentOfAnyBranchCanBeExported) {
  Chronicle chronicle = well_travelled();
  Library other = Library::open(folder_ / "other.db");
  for (const Branch& branch : chronicle.branches()) {
    Chronicle copy = import(other, export_text(chronicle, branch.tip));
    EXPECT_EQ(copy.kingdom(), chronicle.at(branch.tip));
  }
  const MoveEntry middle = chronicle.line()[7];
  EXPECT_EQ(import(other, export_text(chronicle, middle.id)).present().hash, middle.hash);
  EXPECT_THROW((void)export_text(chronicle, 999'999), LibraryError);
}

TEST_F(ExportTest, TheJsonHoldsEverything) {
  Chronicle chronicle = well_travelled();
  const Json json = Json::parse(export_json(chronicle));
  EXPECT_EQ(json["format"], "kronika kingdom");
  EXPECT_EQ(json["version"], 1);
  EXPECT_EQ(json["kingdom"]["name"], "Arkach");
  EXPECT_EQ(json["kingdom"]["seed"], "0000000000000003");
  EXPECT_EQ(json["kingdom"]["fingerprint"], feudal_kingdom().edition().fingerprint);
  EXPECT_EQ(json["present"], chronicle.present().id);
  EXPECT_EQ(json["branches"].size(), chronicle.branches().size());
  EXPECT_EQ(json["bookmarks"].size(), chronicle.bookmarks().size());
  EXPECT_EQ(json["rewinds"].size(), chronicle.rewinds().size());

  std::map<MoveId, Json> by_id;
  for (const Json& move : json["moves"]) {
    EXPECT_TRUE(by_id.emplace(move["id"].get<MoveId>(), move).second);
  }
  EXPECT_EQ(std::to_string(by_id.size()), ask_sql(file(), "select count(*) from moves"));
  for (const Branch& branch : chronicle.branches()) {
    for (const MoveEntry& move : chronicle.tree().line_to(branch.tip)) {
      ASSERT_TRUE(by_id.contains(move.id));
      const Json& found = by_id[move.id];
      EXPECT_EQ(found["notation"], move.notation);
      EXPECT_EQ(found["summary"], move.summary);
      EXPECT_EQ(found["parent"].is_null(), move.parent == 0);
      EXPECT_EQ(found["cards"].size(), chronicle.tree().versions(move.id).size());
    }
  }
  // The table, against the kingdom itself.
  std::set<int> on_table;
  for (const Json& card : json["table"]) {
    const auto number = card["card"].get<state::CardId>();
    on_table.insert(number);
    EXPECT_EQ(card["stage"], chronicle.kingdom().card(number).stage);
    EXPECT_EQ(card["zone"], word(chronicle.kingdom().zone(number)));
  }
  for (unsigned card = 1; card <= feudal_kingdom().edition().last_card; ++card) {
    EXPECT_TRUE(chronicle.kingdom().zone(static_cast<state::CardId>(card)) == state::Zone::kBox ||
                on_table.contains(static_cast<int>(card)));
  }
}

TEST_F(ExportTest, MarksStandInTheJsonByStage) {
  Chronicle chronicle = open();
  play(chronicle, "correct card 7 sticker 2");
  play(chronicle, "correct card 7 sticker 2");
  const Json json = Json::parse(export_json(chronicle));
  const Json& card = json["moves"].back()["cards"][0];
  EXPECT_EQ(card["card"], 7);
  EXPECT_EQ(card["stickers"], Json::parse(R"({"1": ["2", "2"]})"));
  EXPECT_EQ(card["boxes"], Json::object());
  EXPECT_TRUE(card["blocker"].is_null());
}

TEST_F(ExportTest, AReportCanBeImportedAndSaysWhatIsAsked) {
  Chronicle chronicle = well_travelled();
  const std::string text = report(chronicle, "0.4\nproduce 9");
  EXPECT_THAT(text, AllOf(HasSubstr("# A report of Kronika 0.4\n# produce 9"),
                          HasSubstr("# rules signature "), HasSubstr("rewinds 2"),
                          HasSubstr("corrected by hand yes"), HasSubstr("\"../what/if?\""),
                          HasSubstr("# stands at move 11, round "),
                          HasSubstr("# 11. correct resources wood 7: Corrected")));
  Library other = Library::open(folder_ / "other.db");
  EXPECT_EQ(import(other, text).kingdom(), chronicle.kingdom());
}

TEST(FileNameTest, IsSafeOnAnyDisk) {
  EXPECT_EQ(file_name("Arkach"), "Arkach");
  EXPECT_EQ(file_name("Żółw (2)"), "Żółw (2)");
  EXPECT_EQ(file_name("../../etc/passwd"), "_.-..-etc-passwd");
  EXPECT_EQ(file_name(".hidden"), "_hidden");
  EXPECT_EQ(file_name("-rf"), "_rf");
  EXPECT_EQ(file_name("a\\b:c*d?e\"f<g>h|i"), "a-b-c-d-e-f-g-h-i");
  EXPECT_EQ(file_name("dots..."), "dots");
  EXPECT_EQ(file_name("."), "kingdom");
  EXPECT_EQ(file_name(".."), "kingdom");
  EXPECT_EQ(file_name(""), "kingdom");
  EXPECT_EQ(file_name("/"), "_");
  EXPECT_EQ(file_name("a\nb\xff"), "a-b-");
  const std::string cut = file_name("x" + std::string(10, 'y') + [] {
    std::string many;
    for (int n = 0; n < 100; ++n) {
      many += "ż";
    }
    return many;
  }());
  EXPECT_LE(cut.size(), 96U);
  EXPECT_THAT(cut, testing::EndsWith("ż"));
}

TEST_F(ExportTest, AFileNeverReplacesAnother) {
  const std::filesystem::path wish = folder_ / "Arkach.kingdom";
  EXPECT_EQ(write_beside(wish, "one"), wish);
  EXPECT_EQ(write_beside(wish, "two"), folder_ / "Arkach-2.kingdom");
  std::filesystem::create_symlink(folder_ / "nowhere", folder_ / "Arkach-3.kingdom");
  std::filesystem::create_directory(folder_ / "Arkach-4.kingdom");
  EXPECT_EQ(write_beside(wish, "five"), folder_ / "Arkach-5.kingdom");
  EXPECT_EQ(content(wish), "one");
  EXPECT_EQ(content(folder_ / "Arkach-2.kingdom"), "two");
  EXPECT_EQ(content(folder_ / "Arkach-5.kingdom"), "five");
  EXPECT_EQ(files_in(folder_.path()).size(), 5U);  // and nothing unfinished
}

TEST_F(ExportTest, AFileThatCannotBeWrittenLeavesNothing) {
  try {
    write_beside(folder_ / "none" / "a.kingdom", "text");
    FAIL();
  } catch (const LibraryError& error) {
    EXPECT_THAT(error.what(), AllOf(HasSubstr("a.kingdom could not be written"),
                                    HasSubstr("Nothing was changed")));
  }
  EXPECT_THROW(write_beside(folder_ / (std::string(300, 'x') + ".kingdom"), "text"), LibraryError);
  EXPECT_TRUE(files_in(folder_.path()).empty());
}

TEST_F(ExportTest, AFileNameAloneMeansThisFolder) {
  const std::filesystem::path before = std::filesystem::current_path();
  std::filesystem::current_path(folder_.path());
  const std::filesystem::path written = write_beside("a.kingdom", "text");
  std::filesystem::current_path(before);
  EXPECT_EQ(written, "a.kingdom");
  EXPECT_EQ(content(folder_ / "a.kingdom"), "text");
}

TEST_F(ExportTest, ADeletedKingdomIsInAFolderBesideTheLibrary) {
  std::vector<std::uint64_t> tips;
  std::filesystem::path folder;
  const KingdomId kept = [&] {
    Chronicle chronicle = well_travelled();
    for (const Branch& branch : chronicle.branches()) {
      tips.push_back(chronicle.move(branch.tip)->hash);
    }
    return duplicate(library(), kingdom_id(), "Kept");
  }();
  const std::string kept_rows =
      "select count(*) from moves where kingdom = " + std::to_string(kept);
  const std::string moves_of_kept = ask_sql(file(), kept_rows);

  folder = remove(library(), feudal_kingdom(), kingdom_id());
  EXPECT_EQ(folder, folder_ / "deleted-Arkach");
  EXPECT_FALSE(kingdom(library(), kingdom_id()));
  EXPECT_EQ(files_in(folder).size(), tips.size() + 1);
  EXPECT_TRUE(std::filesystem::exists(folder / "main.kingdom"));
  EXPECT_TRUE(std::filesystem::exists(folder / "_.-what-if-.kingdom"));
  EXPECT_TRUE(Json::accept(content(folder / "record.json")));

  // The other kingdom is whole, and nothing of this one is left.
  EXPECT_EQ(ask_sql(file(), kept_rows), moves_of_kept);
  EXPECT_EQ(ask_sql(file(), "select count(*) from moves"), moves_of_kept);
  for (const std::string table : {"branches", "bookmarks", "rewinds"}) {
    EXPECT_EQ(ask_sql(file(), "select count(*) from " + table + " where kingdom <> " +
                                  std::to_string(kept)),
              "0");
  }
  for (const std::string table : {"card_versions", "snapshots"}) {
    EXPECT_EQ(ask_sql(file(), "select count(*) from " + table +
                                  " where move not in (select id from moves)"),
              "0");
  }
  EXPECT_EQ(ask_sql(file(), "select count(*) from pragma_foreign_key_check"), "0");
  EXPECT_EQ(ask_sql(file(), "pragma integrity_check"), "ok");
  EXPECT_EQ(Chronicle(library(), feudal_kingdom(), kept).branches().size(), tips.size());

  // And it comes back.
  std::multiset<std::uint64_t> imported;
  for (const std::string& name : files_in(folder)) {
    if (name != "record.json") {
      imported.insert(import(library(), content(folder / name)).present().hash);
    }
  }
  EXPECT_EQ(imported, std::multiset<std::uint64_t>(tips.begin(), tips.end()));
}

TEST_F(ExportTest, ASecondDeletedKingdomGetsAFolderOfItsOwn) {
  (void)open();
  write(folder_ / "deleted-a-b", "not a folder");
  const KingdomId one = create(library(), feudal_kingdom(), "a/b", {.seed = 1});
  const KingdomId two = create(library(), feudal_kingdom(), "a:b", {.seed = 2});
  EXPECT_EQ(remove(library(), feudal_kingdom(), one), folder_ / "deleted-a-b-2");
  EXPECT_EQ(remove(library(), feudal_kingdom(), two), folder_ / "deleted-a-b-3");
  EXPECT_EQ(content(folder_ / "deleted-a-b"), "not a folder");
  EXPECT_THAT(content(folder_ / "deleted-a-b-3" / "main.kingdom"), HasSubstr("kingdom \"a:b\""));
}

TEST_F(ExportTest, NothingIsDeletedThatCouldNotBeWritten) {
  Chronicle chronicle = well_travelled();
  EXPECT_THROW(remove(library(), feudal_kingdom(), 12345), LibraryError);
  // The last branch leads nowhere: the files of the others are written, then it ends.
  run_sql(file(), "update branches set tip = 999999 where name = '../what/if?'");
  EXPECT_THROW(remove(library(), feudal_kingdom(), kingdom_id()), LibraryError);
  EXPECT_EQ(Chronicle(library(), feudal_kingdom(), kingdom_id()).kingdom(), chronicle.kingdom());
  EXPECT_FALSE(std::filesystem::exists(folder_ / "deleted-Arkach"));
  run_sql(file(), "update branches set tip = (select present from kingdoms) where tip = 999999");
  EXPECT_TRUE(std::filesystem::exists(remove(library(), feudal_kingdom(), kingdom_id())));
}

}  // namespace
}  // namespace kronika::chronicle
