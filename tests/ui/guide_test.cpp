// The guided round without a window: whatever is dealt and whatever is done, a lesson is
// true of the table, asks for nothing that is not possible, and comes to an end.
#include "ui/desktop/guide/guide.h"

#include <gtest/gtest.h>

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <set>
#include <string>

#include "campaign/advisor/advise.h"
#include "campaign/advisor/prospects.h"
#include "tests/ui/desk_kit.h"
#include "ui/desktop/guide/guide_model.h"
#include "ui/desktop/guide/saving_up.h"
#include "ui/desktop/language.h"

namespace kronika::desktop {
namespace {

using state::Move;
using state::MoveKind;

// A kingdom with a guide, undone and redone as a chronicle would.
class Pupil {
 public:
  explicit Pupil(std::uint64_t seed) : kingdoms_{rules::new_kingdom(game(), seed)} { look(); }

  [[nodiscard]] const GuideStep& step() const { return step_; }
  [[nodiscard]] const rules::PlayerView& view() const { return view_; }
  [[nodiscard]] const rules::LegalMoves& legal() const { return legal_; }
  [[nodiscard]] const state::Kingdom& kingdom() const { return kingdoms_[now_]; }
  [[nodiscard]] const std::set<Lesson>& shown() const { return shown_; }
  [[nodiscard]] bool dismissed() const { return dismissed_; }

  void play(const Move& move) {
    state::Kingdom next = kingdom();
    const auto refusal = rules::play(game(), next, move);
    ASSERT_FALSE(refusal) << refusal->sentence;
    dismissed_ = step_.lesson == Lesson::kFarewell;
    kingdoms_.resize(now_ + 1);
    moves_.resize(now_);
    kingdoms_.push_back(next);
    moves_.push_back(move.kind);
    go(now_ + 1);
  }
  void undo() { go(now_ - 1); }
  void redo() { go(now_ + 1); }
  [[nodiscard]] bool can_undo() const { return now_ > 0; }
  [[nodiscard]] bool can_redo() const { return now_ + 1 < kingdoms_.size(); }
  void read() {
    progress_.see(step_.lesson);
    look();
  }

  // Does what it is told; where nothing is to be done, it has read it.
  void follow() {
    const Lesson lesson = step_.lesson;
    if (lesson == Lesson::kUndo) {
      undo();
    } else if (lesson == Lesson::kRedo) {
      redo();
    } else if (can_be_read(lesson)) {
      read();
    } else if (step_.move) {
      play(*step_.move);
    } else if (lesson == Lesson::kDeck) {
      play({.kind = MoveKind::kPass});
    } else {
      answer();
    }
  }
  void answer() {
    rules::LegalMoves room;
    play(*rules::random_move(game(), kingdom(), random_, room));
  }

  [[nodiscard]] GuideLine line() const {
    const auto begin = moves_.begin() + std::min<int>(progress_.after, static_cast<int>(now_));
    return {.moves = {begin, moves_.begin() + static_cast<int>(now_)},
            .can_undo = can_undo(),
            .can_redo = can_redo(),
            .strict = false};
  }
  [[nodiscard]] const GuideProgress& progress() const { return progress_; }
  void begin_again() {
    progress_ = {.round = kingdom().round, .after = static_cast<int>(now_), .seen = {}};
    dismissed_ = false;
    look();
  }

 private:
  void go(std::size_t next) {
    progress_ = followed(progress_, step_.lesson, static_cast<int>(now_), static_cast<int>(next),
                         kingdoms_[next].round);
    now_ = next;
    look();
  }
  void look() {
    view_ = rules::look(game(), kingdom());
    legal_ = rules::legal_moves(game(), view_);
    step_ = guide_step(game(), view_, legal_, progress_, line());
    shown_.insert(step_.lesson);
  }

  std::vector<state::Kingdom> kingdoms_;
  std::vector<MoveKind> moves_;
  std::size_t now_ = 0;
  GuideProgress progress_;
  rules::PlayerView view_;
  rules::LegalMoves legal_;
  GuideStep step_;
  std::set<Lesson> shown_;
  bool dismissed_ = false;
  state::Random random_{1};
};

bool lies_open(const state::Kingdom& kingdom, state::CardId card) {
  return kingdom.zone(card) == state::Zone::kPlay || kingdom.zone(card) == state::Zone::kPermanent;
}

// What is said is true of this table.
void expect_sound(const Pupil& pupil) {
  const GuideStep& step = pupil.step();
  const state::Kingdom& table = pupil.view().table;
  ASSERT_NE(step.lesson, Lesson::kNone);
  EXPECT_EQ(step.lesson == Lesson::kQuestion, table.decision.open());
  if (step.move) {
    EXPECT_FALSE(rules::why_not(game(), pupil.kingdom(), *step.move)) << word(step.lesson);
    const auto& moves = pupil.legal().moves;
    EXPECT_NE(std::find(moves.begin(), moves.end(), *step.move), moves.end());
  }
  for (const state::CardId card : {step.card, step.goal}) {
    EXPECT_TRUE(card == 0 || lies_open(table, card)) << word(step.lesson) << " of card " << +card;
  }
  const auto has = [&](MoveKind kind) { return step.move && step.move->kind == kind; };
  switch (step.lesson) {
    case Lesson::kRedo:
      EXPECT_TRUE(pupil.can_redo());
      break;
    case Lesson::kUndo:
      EXPECT_TRUE(pupil.can_undo());
      break;
    case Lesson::kCards:
    case Lesson::kProduce:
      EXPECT_TRUE(has(MoveKind::kProduce));
      break;
    case Lesson::kGather:
      EXPECT_TRUE(has(MoveKind::kProduce));
      EXPECT_NE(step.goal, 0);
      EXPECT_NE(step.goal, step.card) << "a card cannot pay for itself once it is discarded";
      break;
    case Lesson::kUpgrade:
      EXPECT_TRUE(has(MoveKind::kUpgrade));
      break;
    case Lesson::kAdvance:
      EXPECT_TRUE(has(MoveKind::kAdvance));
      break;
    case Lesson::kPass:
      EXPECT_TRUE(has(MoveKind::kPass));
      break;
    case Lesson::kDiscard:
      EXPECT_FALSE(table.discard.empty());
      break;
    case Lesson::kResources:
      EXPECT_TRUE(std::any_of(table.resources.begin(), table.resources.end(),
                              [](auto count) { return count > 0; }));
      break;
    default:
      break;
  }
}

constexpr std::uint64_t kDeals = 200;

TEST(Guide, FollowedLeadsThroughARoundOfEveryDeal) {
  std::set<Lesson> shown;
  for (std::uint64_t seed = 1; seed <= kDeals; ++seed) {
    SCOPED_TRACE(seed);
    Pupil pupil(seed);
    int steps = 0;
    for (; pupil.step().lesson != Lesson::kFarewell && steps < 60; ++steps) {
      expect_sound(pupil);
      pupil.follow();
      ASSERT_FALSE(HasFatalFailure());
    }
    EXPECT_LT(steps, 40);
    EXPECT_EQ(pupil.kingdom().round, 2);
    // What every deal has room for.
    for (const Lesson lesson :
         {Lesson::kCards, Lesson::kProduce, Lesson::kResources, Lesson::kUndo, Lesson::kRedo,
          Lesson::kStages, Lesson::kDiscard, Lesson::kGlory, Lesson::kAdvance}) {
      EXPECT_TRUE(pupil.shown().contains(lesson)) << word(lesson);
    }
    shown.insert(pupil.shown().begin(), pupil.shown().end());
  }
  for (const Lesson lesson : {Lesson::kGather, Lesson::kUpgrade, Lesson::kPass}) {
    EXPECT_TRUE(shown.contains(lesson)) << word(lesson);
  }
}

TEST(Guide, IsTrueOfWhateverIsPlayedAtRandom) {
  std::set<Lesson> shown;
  for (std::uint64_t seed = 1; seed <= kDeals; ++seed) {
    SCOPED_TRACE(seed);
    Pupil pupil(seed);
    state::Random random(seed);
    rules::LegalMoves room;
    int moves = 0;
    while (pupil.kingdom().round == 1 && moves < 300) {
      expect_sound(pupil);
      const auto dice = random.below(10);
      if (dice == 0 && pupil.can_undo()) {
        pupil.undo();
      } else if (dice == 1 && pupil.can_redo()) {
        pupil.redo();
      } else if (dice == 2 && can_be_read(pupil.step().lesson)) {
        pupil.read();
      } else {
        pupil.play(*rules::random_move(game(), pupil.kingdom(), random, room));
      }
      ++moves;
      ASSERT_FALSE(HasFatalFailure());
    }
    // Discovering may ask something first.
    while (pupil.kingdom().decision.open()) {
      EXPECT_EQ(pupil.step().lesson, Lesson::kQuestion);
      pupil.play(*rules::random_move(game(), pupil.kingdom(), random, room));
    }
    EXPECT_EQ(pupil.step().lesson, Lesson::kFarewell);
    pupil.play(*rules::random_move(game(), pupil.kingdom(), random, room));
    EXPECT_TRUE(pupil.dismissed());
    shown.insert(pupil.shown().begin(), pupil.shown().end());
  }
  EXPECT_EQ(shown.size(), kLessons - 1) << "all but none";
}

TEST(Guide, IsTrueOfWhateverTheGreedyPlay) {
  const advisor::Prospects prospects(game());
  for (std::uint64_t seed = 1; seed <= kDeals / 4; ++seed) {
    SCOPED_TRACE(seed);
    Pupil pupil(seed);
    state::Random random(seed);
    for (int moves = 0; pupil.kingdom().round == 1 && moves < 100; ++moves) {
      expect_sound(pupil);
      const auto advice =
          advisor::advise(prospects, pupil.view(), advisor::Greedy{.samples = 1}, random);
      ASSERT_FALSE(advice.counsel.empty());
      pupil.play(advice.counsel.front().move);
      ASSERT_FALSE(HasFatalFailure());
    }
    expect_sound(pupil);
    EXPECT_EQ(pupil.kingdom().round, 2);
  }
}

TEST(Guide, BegunAgainLaterLeadsThroughThatRound) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    SCOPED_TRACE(seed);
    Pupil pupil(seed);
    state::Random random(seed);
    rules::LegalMoves room;
    const int round = 2 + static_cast<int>(random.below(12));
    while (!pupil.kingdom().finished() &&
           (pupil.kingdom().round < round || pupil.kingdom().decision.open())) {
      pupil.play(*rules::random_move(game(), pupil.kingdom(), random, room));
    }
    pupil.begin_again();
    int steps = 0;
    for (; pupil.step().lesson != Lesson::kFarewell && steps < 120; ++steps) {
      expect_sound(pupil);
      pupil.follow();
      ASSERT_FALSE(HasFatalFailure());
    }
    EXPECT_LT(steps, 120);
    EXPECT_TRUE(pupil.kingdom().finished() || pupil.kingdom().round > round);
  }
}

TEST(Guide, NeverSaysThatAnUpgradeCanBeSavedForWhereItCannot) {
  // Trader, Headquarters and two Forests: one coin and two wood pay for nothing (rule 7.2).
  state::Kingdom kingdom = rules::new_kingdom(game(), 1);
  for (const state::CardId card :
       std::vector<state::CardId>(kingdom.play.begin(), kingdom.play.end())) {
    Move away{.kind = MoveKind::kCorrect, .card = card};
    away.correction = state::CorrectionKind::kZone;
    away.zone = state::Zone::kDiscard;
    ASSERT_FALSE(rules::play(game(), kingdom, away));
  }
  for (const state::CardId card : {7, 8, 9, 10}) {
    Move here{.kind = MoveKind::kCorrect, .card = card};
    here.correction = state::CorrectionKind::kZone;
    here.zone = state::Zone::kPlay;
    ASSERT_FALSE(rules::play(game(), kingdom, here));
  }
  const rules::PlayerView view = rules::look(game(), kingdom);
  EXPECT_FALSE(saving_up(game(), view, rules::legal_moves(game(), view)));
  // Three coins more pay for the Trader's turning.
  for (const state::CardId card : {1, 2}) {
    Move here{.kind = MoveKind::kCorrect, .card = card};
    here.correction = state::CorrectionKind::kZone;
    here.zone = state::Zone::kPlay;
    ASSERT_FALSE(rules::play(game(), kingdom, here));
  }
  const rules::PlayerView richer = rules::look(game(), kingdom);
  const auto saving = saving_up(game(), richer, rules::legal_moves(game(), richer));
  ASSERT_TRUE(saving);
  // Two coins for Wild Grass are fewer than three for the Trader.
  EXPECT_EQ(saving->produce.size(), 2U);
  EXPECT_TRUE(saving->upgrade.card == 1 || saving->upgrade.card == 2);
}

TEST(Guide, ProgressIsWrittenAndReadBack) {
  GuideProgress progress{.round = 4, .after = 17, .seen = {}};
  EXPECT_EQ(as_text(progress), "4 17 ");
  EXPECT_EQ(guide_progress(as_text(progress)), progress);
  progress.see(Lesson::kCards);
  progress.see(Lesson::kUndo);
  EXPECT_EQ(as_text(progress), "4 17 cards,undo");
  EXPECT_EQ(guide_progress("4 17 cards,undo"), progress);
  EXPECT_EQ(guide_progress("4 17 cards,what a later program teaches,undo"), progress);
  for (const char* strange : {"", "done", "4", "4 x cards", "-1 0 ", "99999999999 0 "}) {
    EXPECT_FALSE(guide_progress(strange)) << strange;
  }
}

struct GuideAtTable : testing::Test {
  DeskKit kit;
  Preferences preferences;

  // As a window does when it shows a table.
  [[nodiscard]] std::unique_ptr<GuideModel> guide() {
    auto guide = std::make_unique<GuideModel>();
    guide->set_preferences(&preferences);
    guide->set_table(kit.desk.table());
    return guide;
  }
};

TEST_F(GuideAtTable, BeginsByItselfOnlyAtTheFirstKingdom) {
  kit.begin("Arkach");
  EXPECT_TRUE(guide()->active());
  preferences.set_guide({});
  kit.begin("Mirra");
  EXPECT_FALSE(guide()->active()) << "not the first any more";
}

TEST_F(GuideAtTable, DoesNotBeginByItselfWhereSomethingWasPlayed) {
  KingdomTable& table = kit.begin("Arkach");
  ASSERT_TRUE(table.pass());
  EXPECT_FALSE(guide()->active());
}

TEST_F(GuideAtTable, EndedNeverComesAgainByItself) {
  kit.begin("Arkach");
  const auto first = guide();
  first->end();
  EXPECT_FALSE(first->active());
  EXPECT_TRUE(first->title().isEmpty());
  EXPECT_FALSE(guide()->active());
}

TEST_F(GuideAtTable, GoesOnWhereItWasLeft) {
  KingdomTable& table = kit.begin("Arkach");
  QString left_at;
  QString said;
  {
    const auto before = guide();
    ASSERT_EQ(before->lesson(), "cards");
    table.set_open_card(table.play()->numberAt(0));
    ASSERT_EQ(before->lesson(), "produce");
    ASSERT_TRUE(table.play(*before->step().move));
    ASSERT_EQ(before->lesson(), "resources");
    before->goOn();
    left_at = before->lesson();
    said = before->text();
  }
  EXPECT_EQ(left_at, "undo");
  const int kingdom = table.kingdom();
  kit.desk.leave();
  kit.begin("Mirra");
  EXPECT_FALSE(guide()->active()) << "it belongs to the other kingdom";
  ASSERT_TRUE(kit.desk.open(kingdom));
  const auto again = guide();
  EXPECT_EQ(again->lesson(), left_at);
  EXPECT_EQ(again->text(), said);
}

TEST_F(GuideAtTable, StepsBackWithWhatIsTakenBack) {
  KingdomTable& table = kit.begin("Arkach");
  const auto guide = this->guide();
  ASSERT_TRUE(table.play(*guide->step().move));
  ASSERT_EQ(guide->lesson(), "resources");
  ASSERT_TRUE(table.undo());
  EXPECT_EQ(guide->lesson(), "redo");
  ASSERT_TRUE(table.redo());
  EXPECT_EQ(guide->lesson(), "resources");
  ASSERT_TRUE(table.undo());
  EXPECT_EQ(guide->lesson(), "produce") << "it is to be done again";
}

TEST_F(GuideAtTable, TakesItsLeaveWithTheFirstMoveOfTheNextRound) {
  KingdomTable& table = kit.begin("Arkach");
  const auto guide = this->guide();
  while (table.round() == 1) {
    ASSERT_TRUE(table.pass());
  }
  EXPECT_TRUE(guide->farewell());
  ASSERT_TRUE(table.undo());
  EXPECT_FALSE(guide->farewell());
  ASSERT_TRUE(table.redo());
  EXPECT_TRUE(guide->farewell());
  ASSERT_TRUE(table.pass());
  EXPECT_FALSE(guide->active());
  EXPECT_FALSE(this->guide()->active());
}

TEST_F(GuideAtTable, CanBeBegunAgainAndThenTeachesThePresentRound) {
  KingdomTable& table = kit.begin("Arkach");
  preferences.set_guide("done");
  const auto guide = this->guide();
  ASSERT_FALSE(guide->active());
  while (table.round() == 1) {
    ASSERT_TRUE(table.pass());
  }
  while (table.question()->open()) {
    ASSERT_TRUE(table.play(table.legal().moves.front()));
  }
  guide->begin();
  EXPECT_EQ(guide->lesson(), "cards");
  for (int moves = 0; table.round() == 2 && moves < 60; ++moves) {
    EXPECT_FALSE(guide->farewell());
    ASSERT_TRUE(table.question()->open() ? table.play(table.legal().moves.front()) : table.pass());
  }
  while (table.question()->open()) {
    ASSERT_TRUE(table.play(table.legal().moves.front()));
  }
  EXPECT_TRUE(guide->farewell());
}

TEST_F(GuideAtTable, NamesNoCardThatIsNotSeen) {
  for (const char* seed : {"1", "2", "3", "4", "5", "6"}) {
    KingdomTable& table = kit.begin(seed, seed);
    const auto guide = this->guide();
    guide->begin();
    for (int steps = 0; steps < 40 && !guide->farewell(); ++steps) {
      const state::Kingdom& lies = table.view().table;
      for (const cards::Card& card : game().edition().cards) {
        const auto number = static_cast<state::CardId>(card.number);
        if (lies.zone(number) == state::Zone::kBox) {
          EXPECT_FALSE(guide->text().contains(QStringLiteral("(%1)").arg(card.number)));
        }
      }
      EXPECT_FALSE(guide->title().isEmpty());
      EXPECT_FALSE(guide->text().contains("%")) << guide->text().toStdString();
      if (guide->step().move && guide->lesson() != "cards") {
        ASSERT_TRUE(table.play(*guide->step().move));
      } else if (guide->can_go_on()) {
        guide->goOn();
      } else if (table.question()->open()) {
        ASSERT_TRUE(table.play(table.legal().moves.front()));
      } else {
        ASSERT_TRUE(table.pass());
      }
    }
    EXPECT_TRUE(guide->farewell());
  }
}

TEST_F(GuideAtTable, SpeaksTheOtherLanguageAtOnce) {
  int count = 1;
  std::string name = "kronika";
  std::array<char*, 2> arguments = {name.data(), nullptr};
  const QCoreApplication application(count, arguments.data());
  speak(QStringLiteral("en"));
  kit.begin("Arkach");
  const auto guide = this->guide();
  const QString english = guide->text();
  speak(QStringLiteral("pl"));
  EXPECT_NE(guide->text(), english);
  EXPECT_EQ(guide->lesson(), "cards");
  speak(QStringLiteral("en"));
  EXPECT_EQ(guide->text(), english);
}

}  // namespace
}  // namespace kronika::desktop
