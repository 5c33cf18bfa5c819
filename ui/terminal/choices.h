// What a player can do now, each with the few characters that are typed for it: a number
// from the list, or, where cards, boxes, stages or options are chosen, their own number.
// And back: the line of notation that is meant by what was typed.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "campaign/rules/view.h"

namespace kronika::terminal {

struct Choice {
  std::string key{};       // "1"; empty: only in notation
  std::string notation{};  // "produce 9"; where an answer has several words, one of them: "wood"
  std::string meaning{};   // without the name of the card
  state::CardId card = 0;
};

struct Choices {
  std::vector<Choice> list{};
  bool words_of_answer = false;  // several can be typed in one line
  std::string how{};  // how an answer is written, where the list does not say it all; else empty
};

[[nodiscard]] Choices choices(const rules::Game& game, const rules::PlayerView& view);

// The choice that is typed so; nullptr if there is none.
[[nodiscard]] const Choice* with_key(const Choices& choices, const std::string& key);

// "Forest: 1 wood"
[[nodiscard]] std::string in_words(const rules::Game& game, const state::Kingdom& kingdom,
                                   const Choice& choice);

// What a move that is possible now does, in words: as the list says it, an answer by each of
// its words.
[[nodiscard]] std::string meaning_of(const rules::Game& game, const rules::PlayerView& view,
                                     const state::Move& move);

// A line that is notation already is left as it is; whether it is allowed is for the
// rules to say. A refusal says what could be typed instead.
[[nodiscard]] std::variant<std::string, rules::Refusal> notation_meant(
    const Choices& choices, const state::Kingdom& kingdom, const std::string& typed);

// All moves that are possible now in notation, for completion and lists.
[[nodiscard]] std::vector<std::string> possible_lines(const rules::Game& game,
                                                      const rules::PlayerView& view);

}  // namespace kronika::terminal
