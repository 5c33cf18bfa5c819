// A kingdom on the table, without a window: what is shown is what is true, what is
// offered is accepted, and every kind of question can be answered.
#include "ui/desktop/table/kingdom_table.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>

#include <map>

#include "campaign/notation/notation.h"
#include "tests/ui/desk_kit.h"

namespace kronika::desktop {
namespace {

std::vector<int> numbers(const PileModel& pile) {
  std::vector<int> result;
  for (const TableCardValue& row : pile.rows()) {
    result.push_back(row.card.number);
  }
  return result;
}

template <typename Pile>
std::vector<int> from_top(const Pile& pile, std::size_t count) {
  std::vector<int> result;
  for (std::size_t i = 0; i < count; ++i) {
    result.push_back(pile[pile.size() - 1 - i]);
  }
  return result;
}

void expect_shown(KingdomTable& table) {
  const state::Kingdom& truth = table.view().table;
  EXPECT_EQ(numbers(*table.play()), std::vector<int>(truth.play.begin(), truth.play.end()));
  EXPECT_EQ(numbers(*table.permanent()),
            std::vector<int>(truth.permanent.begin(), truth.permanent.end()));
  EXPECT_EQ(numbers(*table.discard()), from_top(truth.discard, truth.discard.size()));
  EXPECT_EQ(numbers(*table.deck()),
            from_top(truth.deck, static_cast<std::size_t>(table.view().visible_deck)));
  for (const TableCardValue& row : table.play()->rows()) {
    EXPECT_EQ(row.stage, truth.card(static_cast<state::CardId>(row.card.number)).stage);
  }
}

// Plays with what the window has: offers, answers, advance and pass.
class Player {
 public:
  explicit Player(KingdomTable& table) : table_(table) {}

  bool act() {
    if (table_.question()->open()) {
      return answer(*table_.question());
    }
    if (table_.finished()) {
      const auto others = table_.others();
      return !others.isEmpty() && table_.make(others.front().notation);
    }
    if (random_.below(10) < 7 && take_an_offer()) {
      return true;
    }
    return table_.can_advance() && random_.below(3) > 0 ? table_.advance() : table_.pass();
  }

  std::map<QString, int> answered;
  std::map<QString, int> by_the_engine;

 private:
  bool take_an_offer() {
    std::vector<OfferValue> possible;
    for (const PileModel* pile : {table_.play(), table_.permanent()}) {
      for (const TableCardValue& row : pile->rows()) {
        table_.set_open_card(row.card.number);
        bool any = false;
        for (const OfferValue& offer : table_.offers()) {
          EXPECT_EQ(offer.possible, offer.refusal.isEmpty()) << offer.notation.toStdString();
          if (offer.possible) {
            any = true;
            possible.push_back(offer);
          }
        }
        EXPECT_EQ(any, row.active) << row.card.number;
      }
    }
    table_.set_open_card(0);
    if (possible.empty()) {
      return false;
    }
    const OfferValue& offer = possible[random_.below(static_cast<std::uint32_t>(possible.size()))];
    const bool made =
        offer.most > 1 ? table_.makeAmount(offer.notation, 1) : table_.make(offer.notation);
    EXPECT_TRUE(made) << offer.notation.toStdString() << ": " << table_.said().toStdString();
    return made;
  }

  bool answer(Question& question) {
    const QString kind = question.kind();
    ++answered[kind];
    EXPECT_FALSE(question.sentence().isEmpty());
    const auto before = table_.view();
    if (kind == QStringLiteral("name")) {
      question.writeName(QStringLiteral("Ruth"));
    } else if (kind == QStringLiteral("reset")) {
      question.choose(0);
    } else if (question.can_decline() && random_.below(5) == 0) {
      question.decline();
    } else {
      for (int tries = 0; tries < 40 && table_.view() == before; ++tries) {
        if (question.ready() && random_.below(2) == 0) {
          question.confirm();
        } else if (!question.answers().isEmpty()) {
          question.choose(static_cast<int>(
              random_.below(static_cast<std::uint32_t>(question.answers().size()))));
        }
      }
    }
    if (table_.view() != before) {
      return true;
    }
    if (question.ready()) {
      question.confirm();
      return true;
    }
    // Only some sets of cards may pay for something; the engine knows which.
    ++by_the_engine[kind];
    rules::LegalMoves room;
    const auto move = rules::random_move(game(), table_.view().table, random_, room);
    return move && table_.play(*move);
  }

  KingdomTable& table_;
  state::Random random_{7};
};

TEST(KingdomTable, BeginsAsTheRulesSay) {
  DeskKit kit;
  KingdomTable& table = kit.begin("Arkach");
  EXPECT_EQ(table.name(), QStringLiteral("Arkach"));
  EXPECT_EQ(table.round(), 1);
  EXPECT_EQ(table.play()->count(), 4);
  EXPECT_EQ(table.deck_count(), 6);
  EXPECT_EQ(table.deck()->count(), 1);
  EXPECT_EQ(table.box_count(), 128);
  EXPECT_EQ(table.box_next(), 11);
  EXPECT_FALSE(table.can_undo());
  EXPECT_TRUE(table.can_pass());
  expect_shown(table);
}

TEST(KingdomTable, PlaysWholeCampaignsByWhatItOffers) {
  DeskKit kit;
  std::map<QString, int> answered;
  for (const char* seed : {"1", "2"}) {
    KingdomTable& table = kit.begin(seed, seed);
    const QAbstractItemModelTester play(table.play());
    const QAbstractItemModelTester discard(table.discard());
    const QAbstractItemModelTester log(table.log());
    Player player(table);
    int moves = 0;
    while (!table.finished() && moves < 4000) {
      ASSERT_TRUE(player.act()) << table.said().toStdString() << table.notice().toStdString();
      ++moves;
      expect_shown(table);
      ASSERT_FALSE(testing::Test::HasFailure()) << "after move " << moves;
    }
    EXPECT_TRUE(table.finished());
    EXPECT_EQ(table.log()->count(), moves);
    for (const auto& [kind, count] : player.by_the_engine) {
      EXPECT_EQ(kind, QStringLiteral("cards")) << count;
    }
    for (const auto& [kind, count] : player.answered) {
      answered[kind] += count;
    }
  }
  EXPECT_GE(answered.size(), 8U);
}

TEST(KingdomTable, UndoAndRedoRestoreWhatWasShown) {
  DeskKit kit;
  KingdomTable& table = kit.begin("Arkach");
  Player player(table);
  std::vector<rules::PlayerView> seen{table.view()};
  for (int move = 0; move < 60; ++move) {
    ASSERT_TRUE(player.act());
    seen.push_back(table.view());
  }
  for (std::size_t at = seen.size() - 1; at > 0; --at) {
    EXPECT_EQ(table.view(), seen[at]);
    ASSERT_TRUE(table.undo());
    expect_shown(table);
  }
  EXPECT_FALSE(table.can_undo());
  EXPECT_FALSE(table.undo());
  EXPECT_FALSE(table.said().isEmpty());
  for (std::size_t at = 1; at < seen.size(); ++at) {
    ASSERT_TRUE(table.can_redo());
    ASSERT_TRUE(table.redo());
    EXPECT_EQ(table.view(), seen[at]);
  }
  EXPECT_FALSE(table.can_redo());
}

TEST(KingdomTable, SaysWhySomethingIsNotPossible) {
  DeskKit kit;
  KingdomTable& table = kit.begin("Arkach");
  bool refused = false;
  for (const TableCardValue& row : table.play()->rows()) {
    table.set_open_card(row.card.number);
    for (const OfferValue& offer : table.offers()) {
      if (offer.kind == QStringLiteral("upgrade")) {
        EXPECT_FALSE(offer.possible);
        EXPECT_TRUE(offer.refusal.startsWith(QStringLiteral("7.2: ")))
            << offer.refusal.toStdString();
        EXPECT_FALSE(offer.to.isEmpty());
        EXPECT_FALSE(table.make(offer.notation));
        EXPECT_TRUE(table.refused());
        refused = true;
      }
    }
  }
  EXPECT_TRUE(refused);
  EXPECT_FALSE(table.make(QStringLiteral("dance 9")));
}

TEST(KingdomTable, EveryKindOfQuestionHasAnswers) {
  using state::DecisionKind;
  for (const DecisionKind kind :
       {DecisionKind::kCards, DecisionKind::kResources, DecisionKind::kProduction,
        DecisionKind::kOption, DecisionKind::kBox, DecisionKind::kStage, DecisionKind::kSticker,
        DecisionKind::kSide, DecisionKind::kArrow, DecisionKind::kEnds, DecisionKind::kConfirm,
        DecisionKind::kReset, DecisionKind::kName, DecisionKind::kOrder}) {
    SCOPED_TRACE(std::string(state::word(kind)));
    CardShelf shelf(game());
    std::vector<state::Move> said;
    Question question(game(), shelf, [&](const state::Move& move) { said.push_back(move); });
    bool found = false;
    for (std::uint64_t seed = 1; seed < 120 && !found; ++seed) {
      const auto moves = moves_until(kind, seed);
      if (!moves) {
        continue;
      }
      found = true;
      state::Kingdom kingdom = rules::new_kingdom(game(), seed);
      for (const state::Move& move : *moves) {
        ASSERT_FALSE(rules::play(game(), kingdom, move));
      }
      const auto view = rules::look(game(), kingdom);
      question.ask(view, rules::legal_moves(game(), view));
      EXPECT_EQ(question.kind().toStdString(), state::word(kind));
      if (kind == DecisionKind::kName) {
        EXPECT_FALSE(question.whyNotName(QStringLiteral("\n")).isEmpty());
        question.writeName(QStringLiteral("Ruth"));
      } else {
        ASSERT_FALSE(question.answers().isEmpty());
        for (int tries = 0; tries < 20 && said.empty(); ++tries) {
          if (question.ready()) {
            question.confirm();
          } else {
            question.choose(tries % static_cast<int>(question.answers().size()));
          }
        }
      }
      ASSERT_EQ(said.size(), 1U);
      EXPECT_FALSE(rules::why_not(game(), kingdom, said.front()))
          << notation::print(game().edition(), said.front());
    }
    if (!found) {
      GTEST_LOG_(INFO) << "no campaign asks this: " << state::word(kind);
    }
  }
}

TEST(KingdomTable, TellsWhenAnotherProgramPlayedMeanwhile) {
  DeskKit kit;
  KingdomTable& table = kit.begin("Arkach");
  chronicle::Library other = chronicle::Library::open(kit.folder / "library.db");
  chronicle::Chronicle elsewhere(other, game(),
                                 chronicle::kingdom(other, std::string("Arkach"))->id);
  state::Move pass;
  pass.kind = state::MoveKind::kPass;
  ASSERT_TRUE(std::holds_alternative<chronicle::Played>(elsewhere.play(pass)));

  EXPECT_FALSE(table.pass());
  EXPECT_FALSE(table.notice().isEmpty());
  EXPECT_EQ(table.view(), rules::look(game(), elsewhere.kingdom()));
  EXPECT_EQ(table.log()->count(), 1);
  table.set_notice({});
  EXPECT_TRUE(table.pass());
}

TEST(KingdomTable, ShowsTheSameQuestionAfterLeavingAndComingBack) {
  DeskKit kit;
  const auto moves = moves_until(state::DecisionKind::kConfirm, 1);
  ASSERT_TRUE(moves);
  KingdomTable* table = &kit.begin("Arkach");
  for (const state::Move& move : *moves) {
    ASSERT_TRUE(table->play(move));
  }
  const QString sentence = table->question()->sentence();
  EXPECT_FALSE(sentence.isEmpty());
  kit.desk.leave();
  EXPECT_EQ(kit.desk.table(), nullptr);
  ASSERT_TRUE(kit.desk.open(kit.desk.kingdoms()->idAt(0)));
  EXPECT_EQ(kit.desk.table()->question()->sentence(), sentence);
}

}  // namespace
}  // namespace kronika::desktop
