#include "ui/terminal/choices.h"

#include <algorithm>
#include <optional>

#include "campaign/notation/notation.h"
#include "campaign/notation/words.h"
#include "campaign/rules/questions.h"
#include "ui/terminal/card_text.h"
#include "ui/terminal/text_layout.h"
#include "ui/words/answer_words.h"
#include "ui/words/kingdom_words.h"

namespace kronika::terminal {

using words::stage_name;
using words::what_it_does;

namespace {

using rules::Refusal;
using state::CardId;
using state::Decision;
using state::DecisionKind;
using state::Kingdom;
using state::Move;
using state::MoveKind;

constexpr std::string_view kChoose = "choose ";

// Lists the answers to the open question.
class AnswerLister {
 public:
  AnswerLister(const rules::Game& game, const Kingdom& kingdom)
      : game_(game), kingdom_(kingdom), decision_(kingdom.decision) {}

  [[nodiscard]] Choices list() {
    choices_.words_of_answer = true;
    switch (decision_.kind) {
      case DecisionKind::kCards:
        list_cards();
        break;
      case DecisionKind::kResources:
        list_resources();
        break;
      case DecisionKind::kOption:
        list_numbers(
            [&](std::size_t option) { return words::option_as_text(game_, kingdom_, option); });
        break;
      case DecisionKind::kBox:
        list_numbers([&](std::size_t box) { return words::box_as_text(game_, kingdom_, box); });
        break;
      case DecisionKind::kStage:
        list_numbers([&](std::size_t stage) {
          return stage_name(game_, kingdom_, rules::asked_about(kingdom_),
                            static_cast<cards::StageNumber>(stage));
        });
        break;
      case DecisionKind::kSticker:
        list_stickers();
        break;
      case DecisionKind::kSide:
        add("front", stage_in_brief(game_.edition(), game_.card(decision_.card), 1));
        add("back", stage_in_brief(game_.edition(), game_.card(decision_.card), 3));
        break;
      case DecisionKind::kArrow:
        add("rotate", words::turn_as_text(game_, kingdom_, cards::Arrow::kRotate));
        add("flip", words::turn_as_text(game_, kingdom_, cards::Arrow::kFlip));
        break;
      case DecisionKind::kEnds:
        add("top", "of the deck");
        add("bottom", "of the deck");
        break;
      case DecisionKind::kConfirm:
        add("yes", "it happens");
        add("no", "it does not");
        break;
      case DecisionKind::kReset:
        add("reset", "begin anew with cards 1 to 10: every change so far is gone");
        add("continue", "discover these cards; from now on changes are for good");
        break;
      case DecisionKind::kNone:
      case DecisionKind::kProduction:
      case DecisionKind::kName:
      case DecisionKind::kOrder:
        break;
    }
    if (decision_.min == 0) {
      choices_.list.push_back({.key = "0", .notation = "none", .meaning = "choose nothing"});
    }
    say_how();
    return std::move(choices_);
  }

 private:
  // With the next number of the list.
  void add(const std::string& notation, const std::string& meaning) {
    choices_.list.push_back({.key = std::to_string(choices_.list.size() + 1),
                             .notation = notation,
                             .meaning = meaning});
  }

  void list_cards() {
    for (const CardId card : decision_.from) {
      const std::string number = std::to_string(card);
      choices_.list.push_back({.key = number,
                               .notation = number,
                               .meaning = words::card_in_brief(game_, kingdom_, card),
                               .card = card});
    }
  }

  void list_resources() {
    const auto& words = game_.edition().resources;
    for (std::size_t resource = 0; resource < words.size(); ++resource) {
      if (decision_.limit[resource] > 0) {
        const int limit = decision_.limit[resource];
        add(words[resource].name, limit < decision_.max ? "at most " + std::to_string(limit) : "");
      }
    }
  }

  template <typename Words>
  void list_numbers(const Words& words) {
    for (std::size_t number = 1; number <= 64; ++number) {
      if (((decision_.options >> (number - 1)) & 1U) != 0) {
        const std::string text = std::to_string(number);
        choices_.list.push_back({.key = text, .notation = text, .meaning = words(number)});
      }
    }
  }

  void list_stickers() {
    const auto& stickers = game_.edition().stickers;
    for (std::size_t index = 0; index < stickers.size(); ++index) {
      if (((decision_.options >> index) & 1U) != 0) {
        add("sticker " + stickers[index].label,
            cards::describe(game_.edition(), static_cast<cards::Sticker>(index),
                            cards::Language::kEnglish));
      }
    }
  }

  void say_how() {
    if (decision_.max < 2 || choices_.list.size() < 2) {
      return;
    }
    const std::string& first = choices_.list[0].key;
    const std::string& second = choices_.list[1].key;
    choices_.how = decision_.kind == DecisionKind::kEnds
                       ? "One number for each card, in that order: " + first + " " + second
                       : "Several in one line: " + first + " " + second;
  }

  const rules::Game& game_;
  const Kingdom& kingdom_;
  const Decision& decision_;
  Choices choices_;
};

// Of moves that differ only in how much is spent, the one that spends most stands for all.
[[nodiscard]] bool is_less_of_the_same(const Move& move, const Move& next) {
  Move more = move;
  more.amount = next.amount;
  return move.has_amount && more == next;
}

[[nodiscard]] Choices listed_moves(const rules::Game& game, const Kingdom& kingdom,
                                   const std::vector<Move>& moves) {
  Choices choices;
  std::size_t number = 0;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const Move& move = moves[i];
    if (i + 1 < moves.size() && is_less_of_the_same(move, moves[i + 1])) {
      continue;
    }
    Choice choice{.notation = notation::print(game.edition(), move),
                  .meaning = what_it_does(game, kingdom, move),
                  // An expansion's card is still in the box.
                  .card = move.kind == MoveKind::kBegin ? state::CardId{0} : move.card};
    if (move.has_amount && move.amount > 1) {
      choice.meaning += " (Or fewer: say how many.)";
    }
    if (move.kind != MoveKind::kReset) {  // nobody should begin anew by a slip of the finger
      choice.key = std::to_string(++number);
    }
    choices.list.push_back(std::move(choice));
  }
  return choices;
}

[[nodiscard]] std::vector<std::string> words_in(const std::string& typed) {
  std::vector<std::string> words;
  for (const notation::Word& word : notation::split(typed).words) {
    words.push_back(word.text);
  }
  return words;
}

[[nodiscard]] bool is_number(const std::string& word) {
  return !word.empty() && std::all_of(word.begin(), word.end(),
                                      [](char letter) { return letter >= '0' && letter <= '9'; });
}

[[nodiscard]] Refusal no_such_key(const Choices& choices, const std::string& key) {
  std::vector<std::string> keys;
  for (const Choice& choice : choices.list) {
    if (!choice.key.empty()) {
      keys.push_back(choice.key);
    }
  }
  return {"", "There is no choice " + key + " now" +
                  (keys.empty() ? "." : ": the choices are " + joined(keys, ", ") + ".")};
}

[[nodiscard]] std::variant<std::string, Refusal> meant_by_numbers(
    const Choices& choices, const std::vector<std::string>& keys) {
  std::vector<std::string> parts;
  for (const std::string& key : keys) {
    const Choice* const choice = with_key(choices, key);
    if (choice == nullptr) {
      return no_such_key(choices, key);
    }
    parts.push_back(choice->notation);
  }
  if (choices.words_of_answer) {
    return std::string(kChoose) + joined(parts, " ");
  }
  if (parts.size() > 1) {
    return Refusal{"", "One at a time, please: each changes what can be done next."};
  }
  return parts.front();
}

[[nodiscard]] bool is_move_word(const std::string& word) {
  return notation::value_of(notation::kMoveWords, word).has_value();
}

}  // namespace

Choices choices(const rules::Game& game, const rules::PlayerView& view) {
  const Kingdom& kingdom = view.table;
  const Decision& decision = kingdom.decision;
  if (decision.kind == DecisionKind::kName) {
    return {.how = "Type the name and Enter."};
  }
  if (decision.open() && decision.kind != DecisionKind::kOrder &&
      decision.kind != DecisionKind::kProduction) {
    return AnswerLister(game, kingdom).list();
  }
  return listed_moves(game, kingdom, rules::legal_moves(game, view).moves);
}

const Choice* with_key(const Choices& choices, const std::string& key) {
  const auto found = std::find_if(choices.list.begin(), choices.list.end(),
                                  [&](const Choice& choice) { return choice.key == key; });
  return found == choices.list.end() || key.empty() ? nullptr : &*found;
}

std::string in_words(const rules::Game& game, const Kingdom& kingdom, const Choice& choice) {
  const std::string whose = choice.card == 0 ? "" : words::card_name(game, kingdom, choice.card);
  return whose + (whose.empty() || choice.meaning.empty() ? "" : ": ") + choice.meaning;
}

std::string meaning_of(const rules::Game& game, const rules::PlayerView& view, const Move& move) {
  const Choices possible = choices(game, view);
  if (move.kind != MoveKind::kChoose || !possible.words_of_answer) {
    return words::explain(game, view.table, move);
  }
  const std::string answer =
      notation::print(game.edition(), move).substr(std::string_view(kChoose).size());
  std::vector<std::string> meanings;
  const auto add = [&](const std::string& words) {
    const auto found = std::find_if(possible.list.begin(), possible.list.end(),
                                    [&](const Choice& choice) { return choice.notation == words; });
    if (found != possible.list.end()) {
      meanings.push_back(in_words(game, view.table, *found));
    }
  };
  add(answer);
  if (meanings.empty()) {  // several in one line
    for (const std::string& word : words_in(answer)) {
      add(word);
    }
  }
  std::erase(meanings, "");
  return joined(meanings, "; ");
}

std::variant<std::string, Refusal> notation_meant(const Choices& choices, const Kingdom& kingdom,
                                                  const std::string& typed) {
  const DecisionKind asked = kingdom.decision.kind;
  const std::vector<std::string> words = words_in(typed);
  if (words.empty() || is_move_word(words.front())) {
    // "reset" alone is also an answer (B1).
    const bool answers = asked == DecisionKind::kReset && typed == "reset";
    return answers ? std::string(kChoose) + typed : typed;
  }
  if (asked == DecisionKind::kName) {
    return "name " + std::to_string(kingdom.decision.card) + " " +
           notation::in_quotation_marks(words.size() == 1 ? words.front() : typed);
  }
  if (std::all_of(words.begin(), words.end(), is_number)) {
    return meant_by_numbers(choices, words);
  }
  if (asked == DecisionKind::kNone || asked == DecisionKind::kOrder) {
    return typed;
  }
  if (asked == DecisionKind::kConfirm && (typed == "y" || typed == "n")) {
    return std::string(kChoose) + (typed == "y" ? "yes" : "no");
  }
  return std::string(kChoose) + typed;
}

std::vector<std::string> possible_lines(const rules::Game& game, const rules::PlayerView& view) {
  std::vector<std::string> lines;
  for (const Move& move : rules::legal_moves(game, view).moves) {
    lines.push_back(notation::print(game.edition(), move));
  }
  return lines;
}

}  // namespace kronika::terminal
