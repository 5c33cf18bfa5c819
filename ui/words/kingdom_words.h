// A kingdom in words: what its cards are called, what a move would do and what it
// costs, what is asked. For the table, for lists of moves and for explanations.
#pragma once

#include <string>
#include <vector>

#include "campaign/rules/view.h"
#include "cards/describer/describer.h"

namespace kronika::words {

// "Sir Ruth": with what the player wrote on it.
[[nodiscard]] std::string card_name(const rules::Game& game, const state::Kingdom& kingdom,
                                    state::CardId card,
                                    cards::Language language = cards::Language::kEnglish);
// The same of another stage of it.
[[nodiscard]] std::string stage_name(const rules::Game& game, const state::Kingdom& kingdom,
                                     state::CardId card, cards::StageNumber stage,
                                     cards::Language language = cards::Language::kEnglish);
// "Field (3)"
[[nodiscard]] std::string named(const rules::Game& game, const state::Kingdom& kingdom,
                                state::CardId card,
                                cards::Language language = cards::Language::kEnglish);
// "land, ship"; what stickers add included.
[[nodiscard]] std::string keywords_as_text(const rules::Game& game, const state::Kingdom& kingdom,
                                           state::CardId card,
                                           cards::Language language = cards::Language::kEnglish);

// "2 coins, 1 wood"; "nothing"
[[nodiscard]] std::string bag_as_text(const cards::Edition& edition, const cards::Bag& bag,
                                      cards::Language language = cards::Language::kEnglish);
// "1 coin or 1 wood"; empty: it produces nothing.
[[nodiscard]] std::string production_as_text(const rules::Game& game, const state::Kingdom& kingdom,
                                             state::CardId card,
                                             cards::Language language = cards::Language::kEnglish);
[[nodiscard]] cards::Bag resources_of(const state::Kingdom& kingdom);

// What the stage prints beside this number, from 1.
[[nodiscard]] std::string effect_sentence(const rules::Game& game, state::CardId card,
                                          cards::StageNumber stage, std::size_t effect,
                                          cards::Language language = cards::Language::kEnglish);
// The same of the active stage: what it does besides (8.3, 8.4), and the price of the box
// that comes next.
[[nodiscard]] std::string effect_now(const rules::Game& game, const state::Kingdom& kingdom,
                                     state::CardId card, std::size_t effect,
                                     cards::Language language = cards::Language::kEnglish);

// "spend 1 wood and 3 stone → Town Hall": the price, and where it leads (rule 2.2
// lets everybody turn the card over).
[[nodiscard]] std::string upgrade_as_text(const rules::Game& game, const state::Kingdom& kingdom,
                                          state::CardId card, const cards::Upgrade& upgrade,
                                          cards::Language language = cards::Language::kEnglish);

// What a move that is possible now does, without the card's name: "1 coin", …
[[nodiscard]] std::string what_it_does(const rules::Game& game, const state::Kingdom& kingdom,
                                       const state::Move& move,
                                       cards::Language language = cards::Language::kEnglish);
// The same by itself: "Headquarters: spend 1 wood and 3 stone → Town Hall".
[[nodiscard]] std::string explain(const rules::Game& game, const state::Kingdom& kingdom,
                                  const state::Move& move,
                                  cards::Language language = cards::Language::kEnglish);

// Who asks what: "Bandit (14): choose 1 card. When this card is …". Empty: nothing is asked.
[[nodiscard]] std::string question_as_text(const rules::Game& game, const state::Kingdom& kingdom,
                                           cards::Language language = cards::Language::kEnglish);

// Cards of a zone in number order.
[[nodiscard]] std::vector<state::CardId> in_zone(const rules::Game& game,
                                                 const state::Kingdom& kingdom, state::Zone zone);
// From the top downwards, as far as the player sees.
[[nodiscard]] std::vector<state::CardId> visible_deck(const rules::PlayerView& view);

// rule 13.10: cards with tabs, and how deep each lies; the top card is number 1.
[[nodiscard]] std::vector<std::pair<state::CardId, std::size_t>> tabs_in_deck(
    const rules::PlayerView& view);

}  // namespace kronika::words
