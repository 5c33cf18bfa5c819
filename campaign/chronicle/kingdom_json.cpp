#include "campaign/chronicle/kingdom_json.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <vector>

#include "campaign/chronicle/kingdom_text.h"

namespace kronika::chronicle {

namespace {

using Json = nlohmann::ordered_json;

// A damaged library may hold texts that are not UTF-8; they are exported all the same.
[[nodiscard]] std::string text(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

[[nodiscard]] Json id_or_null(std::int64_t id) {
  return id == 0 ? Json() : Json(id);
}

[[nodiscard]] Json by_stage(const std::string& stored) {
  if (stored.empty()) {
    return Json::object();
  }
  Json parsed = Json::parse(stored, nullptr, false);
  return parsed.is_discarded() ? Json(stored) : parsed;
}

[[nodiscard]] Json cards(const std::vector<CardVersion>& versions) {
  Json list = Json::array();
  for (const CardVersion& version : versions) {
    list.push_back({{"card", version.card},
                    {"stage", version.stage},
                    {"zone", version.zone},
                    {"blocker", id_or_null(version.blocker)},
                    {"stickers", by_stage(version.stickers)},
                    {"boxes", by_stage(version.boxes)},
                    {"crossed", by_stage(version.crossed)},
                    {"names", by_stage(version.names)}});
  }
  return list;
}

[[nodiscard]] Json move_json(const MoveEntry& move, const std::vector<CardVersion>& versions) {
  return {{"id", move.id},
          {"parent", id_or_null(move.parent)},
          {"sequence", move.sequence},
          {"notation", move.notation},
          {"time", move.time},
          {"hash", seed_text(move.hash)},
          {"summary", move.summary},
          {"round", move.round},
          {"turn", move.turn},
          {"score", move.score},
          {"discovered", move.discovered},
          {"finished", move.finished},
          {"action", move.action},
          {"reveals", move.reveals},
          {"corrected", move.corrected},
          {"legacy", move.legacy},
          {"cards", cards(versions)}};
}

[[nodiscard]] Json beginning_json(const KingdomEntry& entry) {
  return {{"name", entry.beginning.name},
          {"edition", entry.beginning.edition},
          {"fingerprint", entry.beginning.fingerprint},
          {"seed", seed_text(entry.beginning.seed)},
          {"strict", entry.beginning.strict},
          {"archived", entry.archived},
          {"created", entry.created},
          {"played", entry.played}};
}

[[nodiscard]] Json branches_json(const std::vector<Branch>& branches) {
  Json list = Json::array();
  for (const Branch& branch : branches) {
    list.push_back({{"id", branch.id}, {"name", branch.name}, {"tip", branch.tip}});
  }
  return list;
}

[[nodiscard]] Json bookmarks_json(const std::vector<Bookmark>& bookmarks) {
  Json list = Json::array();
  for (const Bookmark& bookmark : bookmarks) {
    list.push_back({{"move", bookmark.move},
                    {"kind", word(bookmark.kind)},
                    {"name", bookmark.name},
                    {"time", bookmark.time}});
  }
  return list;
}

[[nodiscard]] Json rewinds_json(const std::vector<Rewind>& rewinds) {
  Json list = Json::array();
  for (const Rewind& rewind : rewinds) {
    list.push_back({{"time", rewind.time},
                    {"from", rewind.from},
                    {"to", rewind.to},
                    {"revealed", rewind.revealed},
                    {"legacy", rewind.legacy}});
  }
  return list;
}

// Every branch, also what no branch leads to any more, in the order it was played.
[[nodiscard]] std::vector<MoveId> all_moves(Tree& tree) {
  std::vector<MoveId> found;
  for (const MoveEntry& move : tree.moves()) {
    found.push_back(move.id);
  }
  return found;
}

}  // namespace

std::string kingdom_json(Chronicle& chronicle) {
  Tree& tree = chronicle.tree();
  std::string json = "{\n\"format\": \"kronika kingdom\",\n\"version\": 1";
  const auto add = [&](const char* field, const Json& value) {
    json += ",\n" + text(field) + ": " + text(value);
  };
  add("kingdom", beginning_json(chronicle.entry()));
  add("present", chronicle.present().id);
  add("branch", chronicle.branch());
  add("branches", branches_json(chronicle.branches()));
  add("bookmarks", bookmarks_json(chronicle.bookmarks()));
  add("rewinds", rewinds_json(chronicle.rewinds()));
  add("table", cards(tree.table_at(chronicle.present().id)));
  json += ",\n\"moves\": [";
  const char* separator = "\n";
  for (const MoveId id : all_moves(tree)) {
    json += separator + text(move_json(tree.move(id).value(), tree.versions(id)));
    separator = ",\n";
  }
  return json + "\n]\n}\n";
}

}  // namespace kronika::chronicle
