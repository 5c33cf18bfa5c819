#include "campaign/scenario/compare.h"

#include <algorithm>
#include <bit>

#include "campaign/notation/notation.h"
#include "campaign/rules/engine.h"
#include "campaign/rules/purge.h"
#include "campaign/rules/questions.h"
#include "campaign/scenario/asking.h"

namespace kronika::scenario {

namespace {

using cards::Bag;
using rules::Game;
using state::Alteration;
using state::CardId;
using state::Kingdom;
using state::Zone;

using Words = std::vector<std::string>;

[[nodiscard]] std::string or_nothing(const Words& words) {
  return words.empty() ? "nothing" : joined(words, ", ");
}

[[nodiscard]] std::string expected_but(const std::string& expected, const std::string& found) {
  return "expected " + expected + ", but found " + found;
}

// Lists compare as multisets.
[[nodiscard]] bool same(Words expected, Words found) {
  std::sort(expected.begin(), expected.end());
  std::sort(found.begin(), found.end());
  return expected == found;
}

[[nodiscard]] std::string as_written(const CardAt& at) {
  return std::to_string(at.card) + "/" + std::to_string(at.stage);
}

// One check after the other; each difference is added to what is said.
class Comparison {
 public:
  Comparison(const Game& game, const Kingdom& kingdom) : game_(game), kingdom_(kingdom) {}

  [[nodiscard]] std::optional<std::string> result() const {
    return said_.empty() ? std::nullopt : std::optional(joined(said_, "; "));
  }

  void operator()(const check::ZoneIs& check) {
    compare_sets(check.cards, [&](CardId card) { return kingdom_.zone(card) == check.zone; });
  }
  void operator()(const check::StaysAre& check) {
    compare_sets(check.cards, [&](CardId card) {
      return kingdom_.zone(card) == Zone::kPlay && rules::stays_in_play(game_, kingdom_, card);
    });
  }
  void operator()(const check::DeckIs& check);
  void operator()(const check::BoxHas& check);
  void operator()(const check::StagesAre& check);
  void operator()(const check::BlockedAre& check);
  void operator()(const check::NumberIs& check);
  void operator()(const check::PhaseIs& check);
  void operator()(const check::ResourcesAre& check);
  void operator()(const check::StickersAre& check);
  void operator()(const check::BoxesAre& check);
  void operator()(const check::CrossedAre& check);
  void operator()(const check::NamesAre& check);
  void operator()(const check::GloryIs& check);
  void operator()(const check::ProductionIs& check);
  void operator()(const check::DecisionIs& check);
  void operator()(const check::ScoresAre& check);
  void operator()(const check::ExpansionIs& check);
  void operator()(const check::PurgeIs& check);
  void operator()(const check::Offers& check);
  void operator()(const check::Refuses& check);

 private:
  template <typename IsThere>
  void compare_sets(const CardsAt& expected, const IsThere& is_there);
  void compare_stage(const CardAt& card);
  [[nodiscard]] std::string with_place(CardId card) const;
  [[nodiscard]] Words altered(const CardAt& at, Alteration::Kind kind) const;
  [[nodiscard]] std::string bag_words(const Bag& bag) const;
  [[nodiscard]] Words production_words(const std::vector<Bag>& options) const;
  [[nodiscard]] std::string written_name(const CardAt& at) const;
  [[nodiscard]] std::optional<state::Move> move_in(const std::string& line);
  void say(std::string sentence) { said_.push_back(std::move(sentence)); }
  void say_of(const std::string& line, const std::string& what) { say("\"" + line + "\" " + what); }

  const Game& game_;
  const Kingdom& kingdom_;
  Words said_;
};

template <typename IsThere>
void Comparison::compare_sets(const CardsAt& expected, const IsThere& is_there) {
  Words missing;
  for (const CardAt& card : expected) {
    if (is_there(card.card)) {
      compare_stage(card);
    } else {
      missing.push_back(with_place(card.card));
    }
  }
  Words unexpected;
  for (const cards::Card& printed : game_.edition().cards) {
    const auto card = static_cast<CardId>(printed.number);
    const bool named_in_check = std::any_of(expected.begin(), expected.end(),
                                            [&](const CardAt& at) { return at.card == card; });
    if (!named_in_check && is_there(card)) {
      unexpected.push_back(named(game_, kingdom_, card));
    }
  }
  if (!missing.empty()) {
    say("missing " + joined(missing, ", "));
  }
  if (!unexpected.empty()) {
    say("unexpected " + joined(unexpected, ", "));
  }
}

void Comparison::compare_stage(const CardAt& card) {
  const cards::StageNumber stage = kingdom_.card(card.card).stage;
  if (card.stage != 0 && card.stage != stage) {
    say("card " + named(game_, kingdom_, card.card) + " is at stage " + std::to_string(stage) +
        ", expected " + std::to_string(card.stage));
  }
}

std::string Comparison::with_place(CardId card) const {
  return named(game_, kingdom_, card) + " [" + std::string(state::word(kingdom_.zone(card))) + "]";
}

void Comparison::operator()(const check::DeckIs& check) {
  Words expected;
  for (const CardAt& card : check.cards) {
    expected.push_back(std::to_string(card.card));
  }
  Words found;
  for (const CardId card : kingdom_.deck) {
    found.insert(found.begin(), std::to_string(card));  // the top is last
  }
  if (expected != found) {
    say(expected_but(or_nothing(expected), or_nothing(found)) + " (top first)");
    return;
  }
  for (const CardAt& card : check.cards) {
    compare_stage(card);
  }
}

void Comparison::operator()(const check::BoxHas& check) {
  for (const CardAt& card : check.cards) {
    if (kingdom_.zone(card.card) == Zone::kBox) {
      compare_stage(card);
    } else {
      say("missing " + with_place(card.card));
    }
  }
}

void Comparison::operator()(const check::StagesAre& check) {
  for (const CardAt& card : check.cards) {
    compare_stage(card);
  }
}

void Comparison::operator()(const check::BlockedAre& check) {
  CardsAt all;
  for (const auto& [blocker, cards] : check.blocked) {
    for (const CardAt& card : cards) {
      all.push_back(card);
      const CardId found = kingdom_.card(card.card).blocker;
      if (kingdom_.zone(card.card) == check.zone && found != blocker) {
        say("card " + named(game_, kingdom_, card.card) + " is " +
            std::string(state::word(check.zone)) + " by " + named(game_, kingdom_, found) +
            ", expected " + named(game_, kingdom_, blocker));
      }
    }
  }
  compare_sets(all, [&](CardId card) { return kingdom_.zone(card) == check.zone; });
}

void Comparison::operator()(const check::NumberIs& check) {
  const auto found = [&]() -> int {
    switch (check.of) {
      case check::NumberIs::Of::kDeckCount:
        return static_cast<int>(kingdom_.deck.size());
      case check::NumberIs::Of::kScore:
        return rules::score(game_, kingdom_);
      case check::NumberIs::Of::kRound:
        return kingdom_.round;
      case check::NumberIs::Of::kPurgedGlory:
        return kingdom_.purged_glory;
      case check::NumberIs::Of::kTurn:
        break;
    }
    return kingdom_.turn;
  }();
  if (found != check.number) {
    say(expected_but(std::to_string(check.number), std::to_string(found)));
  }
}

void Comparison::operator()(const check::PhaseIs& check) {
  const std::string found(state::word(kingdom_.phase));
  if (found != check.word) {
    say(expected_but("\"" + check.word + "\"", "\"" + found + "\""));
  }
}

void Comparison::operator()(const check::ResourcesAre& check) {
  const auto& resources = game_.edition().resources;
  for (std::size_t i = 0; i < resources.size(); ++i) {
    if (kingdom_.resources[i] != check.resources[i]) {
      say(expected_but(std::to_string(check.resources[i]) + " " + resources[i].name,
                       std::to_string(kingdom_.resources[i])));
    }
  }
}

void Comparison::operator()(const check::StickersAre& check) {
  for (const auto& [at, stickers] : check.stickers) {
    Words expected;
    for (const cards::Sticker sticker : stickers) {
      expected.push_back(game_.edition().stickers[cards::at(sticker)].label);
    }
    const Words found = altered(at, Alteration::Kind::kSticker);
    if (!same(expected, found)) {
      say("on " + as_written(at) + " " + expected_but(or_nothing(expected), or_nothing(found)));
    }
  }
}

void Comparison::operator()(const check::CrossedAre& check) {
  for (const auto& [at, crossed] : check.crossed) {
    Words expected;
    for (const cards::Resource resource : crossed) {
      expected.push_back(game_.edition().word(resource));
    }
    const Words found = altered(at, Alteration::Kind::kProductionCrossed);
    if (!same(expected, found)) {
      say("on " + as_written(at) + " " + expected_but(or_nothing(expected), or_nothing(found)));
    }
  }
}

Words Comparison::altered(const CardAt& at, Alteration::Kind kind) const {
  Words words;
  for (const Alteration& alteration : kingdom_.alterations) {
    if (alteration.card == at.card && alteration.stage == at.stage && alteration.kind == kind) {
      words.push_back(kind == Alteration::Kind::kSticker
                          ? game_.edition().stickers[alteration.what].label
                          : game_.edition().resources[alteration.what].name);
    }
  }
  return words;
}

void Comparison::operator()(const check::BoxesAre& check) {
  const auto listed = [](std::uint32_t boxes) {
    Words words;
    for (unsigned box = 0; box < 32; ++box) {
      if (((boxes >> box) & 1U) != 0) {
        words.push_back(std::to_string(box + 1));
      }
    }
    return or_nothing(words);
  };
  for (const auto& [at, marks] : check.boxes) {
    const std::uint32_t found = kingdom_.card(at.card).boxes[at.stage - 1U];
    const bool as_expected =
        marks.counted ? std::popcount(marks.boxes) == std::popcount(found) : marks.boxes == found;
    if (!as_expected) {
      const std::string expected = marks.counted
                                       ? std::to_string(std::popcount(marks.boxes)) + " marked"
                                       : listed(marks.boxes);
      say("on " + as_written(at) + " " + expected_but(expected, listed(found)));
    }
  }
}

void Comparison::operator()(const check::NamesAre& check) {
  for (const auto& [at, name] : check.names) {
    const std::string found = written_name(at);
    if (found != name) {
      say("on " + as_written(at) + " " + expected_but("\"" + name + "\"", "\"" + found + "\""));
    }
  }
}

std::string Comparison::written_name(const CardAt& at) const {
  for (const state::WrittenName& name : kingdom_.names) {
    if (name.card == at.card && name.stage == at.stage) {
      return std::string(name.text.view());
    }
  }
  return {};
}

void Comparison::operator()(const check::GloryIs& check) {
  for (const auto& [card, glory] : check.glory) {
    const int found = rules::glory(game_, kingdom_, card);
    if (found != glory) {
      say("card " + named(game_, kingdom_, card) + ": " +
          expected_but(std::to_string(glory), std::to_string(found)));
    }
  }
}

void Comparison::operator()(const check::ProductionIs& check) {
  for (const auto& [card, options] : check.production) {
    const Words expected = production_words(options);
    const Words found = production_words(rules::production(game_, kingdom_, card));
    if (!same(expected, found)) {
      say("card " + named(game_, kingdom_, card) + ": " +
          expected_but(joined(expected, " / "), joined(found, " / ")));
    }
  }
}

Words Comparison::production_words(const std::vector<Bag>& options) const {
  Words words;
  for (const Bag& bag : options) {
    words.push_back(bag_words(bag));
  }
  return words.empty() ? Words{bag_words(Bag())} : words;  // to produce nothing is one way
}

std::string Comparison::bag_words(const Bag& bag) const {
  Words words;
  for (std::size_t i = 0; i < game_.edition().resources.size(); ++i) {
    if (bag.counts[i] > 0) {
      words.push_back(std::to_string(bag.counts[i]) + " " + game_.edition().resources[i].name);
    }
  }
  if (bag.any > 0) {
    words.push_back(std::to_string(bag.any) + " any");
  }
  return or_nothing(words);
}

void Comparison::operator()(const check::DecisionIs& check) {
  const state::Decision& decision = kingdom_.decision;
  const std::string kind = decision.open() ? std::string(state::word(decision.kind)) : "none";
  const bool any_kind = check.kind.empty() && decision.open();
  if (kind != check.kind && !any_kind) {
    const std::string expected = check.kind.empty() ? "a question" : "kind " + check.kind;
    say(expected_but(expected, kind) + " (asked: " + describe(game_, kingdom_) + ")");
    return;
  }
  if (check.min && *check.min != decision.min) {
    say("min: " + expected_but(std::to_string(*check.min), std::to_string(decision.min)));
  }
  if (check.max && *check.max != decision.max) {
    say("max: " + expected_but(std::to_string(*check.max), std::to_string(decision.max)));
  }
  const Words from = answers(game_, kingdom_);
  if (check.from && !same(*check.from, from)) {
    say("from: " + expected_but(or_nothing(*check.from), or_nothing(from)));
  }
}

void Comparison::operator()(const check::ScoresAre& check) {
  const auto written = [](state::CardId expansion, int score) {
    return (expansion == 0 ? std::string("base") : std::to_string(expansion)) + ": " +
           std::to_string(score);
  };
  Words expected;
  for (const auto& [expansion, score] : check.scores) {
    expected.push_back(written(expansion, score));
  }
  Words found;
  for (const state::ScoreEntry& entry : kingdom_.score_track) {
    found.push_back(written(entry.expansion, entry.score));
  }
  if (expected != found) {
    say(expected_but(or_nothing(expected), or_nothing(found)));
  }
}

void Comparison::operator()(const check::ExpansionIs& check) {
  const auto written = [](unsigned card, int round) {
    return card == 0 ? std::string("none")
                     : "round " + std::to_string(round) + " of " + std::to_string(card);
  };
  const ExpansionAt expected = check.expansion.value_or(ExpansionAt{});
  const std::string found = written(kingdom_.expansion, kingdom_.expansion_round);
  if (written(expected.card, expected.round) != found) {
    say(expected_but(written(expected.card, expected.round), found));
  }
}

void Comparison::operator()(const check::PurgeIs& check) {
  const auto sheet = rules::purge_sheet(game_, kingdom_);
  if (!sheet) {
    say("no purge is under way");
    return;
  }
  const auto compare = [&](const std::string& what, const std::optional<CardsAt>& cards,
                           const Words& found) {
    Words expected;
    for (const CardAt& card : cards.value_or(CardsAt())) {
      expected.push_back(std::to_string(card.card));
    }
    if (cards && !same(expected, found)) {
      say(what + ": " + expected_but(or_nothing(expected), or_nothing(found)));
    }
  };
  Words group;
  for (const CardId card : sheet->group) {
    group.push_back(std::to_string(card));
  }
  Words set_aside;
  for (const rules::PurgedCard& card : sheet->set_aside) {
    set_aside.push_back(std::to_string(card.card));
  }
  compare("group", check.group, group);
  compare("set_aside", check.set_aside, set_aside);
  if (check.total && *check.total != sheet->total()) {
    say("total: " + expected_but(std::to_string(*check.total), std::to_string(sheet->total())));
  }
}

void Comparison::operator()(const check::Offers& check) {
  for (const std::string& line : check.moves) {
    const auto move = move_in(line);
    const auto refusal = move ? rules::why_not(game_, kingdom_, *move) : std::nullopt;
    if (refusal) {
      say_of(line, "is refused by rule " + refusal->rule + ": " + refusal->sentence);
    }
  }
}

void Comparison::operator()(const check::Refuses& check) {
  for (const auto& [line, rule] : check.moves) {
    const auto move = move_in(line);
    if (!move) {
      continue;
    }
    const auto refusal = rules::why_not(game_, kingdom_, *move);
    if (!refusal) {
      say_of(line, "is possible");
    } else if (!rule.empty() && refusal->rule != rule) {
      const std::string rules = refusal->rule + ", expected " + rule;
      say_of(line, "is refused by rule " + rules + ": " + refusal->sentence);
    }
  }
}

// A line that is no move proves nothing, so it does not count as refused.
std::optional<state::Move> Comparison::move_in(const std::string& line) {
  const auto parsed = notation::parse(game_.edition(), line);
  if (const auto* wrong = std::get_if<rules::Refusal>(&parsed)) {
    say_of(line, "is no move: " + wrong->sentence);
    return std::nullopt;
  }
  return std::get<state::Move>(parsed);
}

}  // namespace

std::optional<std::string> difference(const Game& game, const Kingdom& kingdom,
                                      const Check& check) {
  Comparison comparison(game, kingdom);
  std::visit(comparison, check.what);
  return comparison.result();
}

}  // namespace kronika::scenario
