#include "campaign/scenario/asking.h"

#include "campaign/notation/notation.h"
#include "campaign/rules/engine.h"

namespace kronika::scenario {

namespace {

using state::Decision;
using state::DecisionKind;

[[nodiscard]] std::vector<std::string> cards_in(const state::CardSet& cards) {
  std::vector<std::string> words;
  for (const state::CardId card : cards) {
    words.push_back(std::to_string(card));
  }
  return words;
}

[[nodiscard]] std::vector<std::string> resources_in(const rules::Game& game,
                                                    const Decision& decision) {
  std::vector<std::string> words;
  for (std::size_t i = 0; i < game.edition().resources.size(); ++i) {
    if (decision.limit[i] > 0) {
      words.push_back(game.edition().resources[i].name);
    }
  }
  return words;
}

// Only the rules know how an option of a production is called.
[[nodiscard]] std::vector<std::string> productions_in(const rules::Game& game,
                                                      const state::Kingdom& kingdom) {
  constexpr std::string_view kChoose = "choose ";
  std::vector<std::string> words;
  for (const state::Move& move : rules::legal_moves(game, kingdom).moves) {
    const std::string line = notation::print(game.edition(), move);
    if (line.starts_with(kChoose)) {
      words.push_back(line.substr(kChoose.size()));
    }
  }
  return words;
}

// `word` says what stands for a bit.
template <typename Word>
[[nodiscard]] std::vector<std::string> options_in(const Decision& decision, const Word& word) {
  std::vector<std::string> words;
  for (std::size_t bit = 0; bit < 64; ++bit) {
    if (((decision.options >> bit) & 1U) != 0) {
      words.push_back(word(bit));
    }
  }
  return words;
}

}  // namespace

std::vector<std::string> answers(const rules::Game& game, const state::Kingdom& kingdom) {
  const Decision& decision = kingdom.decision;
  switch (decision.kind) {
    case DecisionKind::kNone:
      return {};
    case DecisionKind::kCards:
    case DecisionKind::kOrder:
    case DecisionKind::kEnds:
    case DecisionKind::kName:
      return cards_in(decision.from);
    case DecisionKind::kResources:
      return resources_in(game, decision);
    case DecisionKind::kProduction:
      return productions_in(game, kingdom);
    case DecisionKind::kOption:
    case DecisionKind::kBox:
    case DecisionKind::kStage:
      return options_in(decision, [](std::size_t bit) { return std::to_string(bit + 1); });
    case DecisionKind::kSticker:
      return options_in(decision,
                        [&](std::size_t bit) { return game.edition().stickers[bit].label; });
    case DecisionKind::kArrow:
      return options_in(decision, [](std::size_t bit) {
        return std::string(cards::word(static_cast<cards::Arrow>(bit)));
      });
    case DecisionKind::kSide:
      return {"front", "back"};
    case DecisionKind::kConfirm:
      return {"yes", "no"};
    case DecisionKind::kReset:
      return {"reset", "continue"};
  }
  return {};
}

std::string describe(const rules::Game& game, const state::Kingdom& kingdom) {
  const Decision& decision = kingdom.decision;
  if (!decision.open()) {
    return "nothing; it is the phase \"" + std::string(state::word(kingdom.phase)) + "\"";
  }
  std::string text(state::word(decision.kind));
  if (decision.card != 0) {
    text += ", asked by card " + named(game, kingdom, decision.card);
  }
  text += ": " + std::to_string(decision.min);
  if (decision.max != decision.min) {
    text += " to " + std::to_string(decision.max);
  }
  return text + " of " + joined(answers(game, kingdom), ", ");
}

std::string possible_moves(const rules::Game& game, const state::Kingdom& kingdom) {
  constexpr std::size_t kMostShown = 20;
  const rules::LegalMoves legal = rules::legal_moves(game, kingdom);
  std::vector<std::string> lines;
  for (const state::Move& move : legal.moves) {
    if (lines.size() == kMostShown) {
      lines.emplace_back("…");
      break;
    }
    lines.push_back(notation::print(game.edition(), move));
  }
  return lines.empty() ? "nothing" : joined(lines, " · ");
}

std::string named(const rules::Game& game, const state::Kingdom& kingdom, state::CardId card) {
  const cards::Stage* const stage = game.card(card).stage(kingdom.card(card).stage);
  const std::string number = std::to_string(card);
  return stage == nullptr || stage->name.empty() ? number : number + " (" + stage->name + ")";
}

std::string joined(const std::vector<std::string>& words, std::string_view between) {
  std::string text;
  for (const std::string& word : words) {
    text += text.empty() ? word : std::string(between) + word;
  }
  return text;
}

}  // namespace kronika::scenario
