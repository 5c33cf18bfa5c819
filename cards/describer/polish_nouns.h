// Polish for things: bags of resources, choices of cards, stickers, amounts. Where a
// number stands before a noun, it decides the noun's form.
#pragma once

#include <string>
#include <vector>

#include "cards/describer/polish_grammar.h"
#include "cards/model/edition.h"

namespace kronika::cards::polish {

// How it is said where the cards are: "w grze", "z gry", or not at all.
enum class Where : std::uint8_t { kIn, kFrom, kUnsaid };

class Nouns {
 public:
  explicit Nouns(const Edition& edition) : edition_(edition) {}

  [[nodiscard]] std::string name(Name name) const;
  [[nodiscard]] std::string keyword(Keyword keyword) const;
  [[nodiscard]] Noun resource(Resource resource) const;
  [[nodiscard]] Noun keyword_noun(Keyword keyword) const;

  // Accusative: "2 monety i 1 drewno", "2 dowolne zasoby"
  [[nodiscard]] std::string bag(const Bag& bag) const;
  [[nodiscard]] std::string options(const std::vector<Bag>& bags) const;
  // "2 inne postacie w grze", "najwyżej 3 karty w grze"
  [[nodiscard]] std::string pick(const Pick& pick, Case in, Where where = Where::kIn) const;
  // Drawn at random: "15 losowych kart ze stosu kart odrzuconych"
  [[nodiscard]] std::string random_pick(const Pick& pick, Case in, Where where) const;
  // "postać w grze", "krainy w twoim królestwie"
  [[nodiscard]] std::string cards(const CardFilter& filter, Form form,
                                  Where where = Where::kIn) const;
  // The same after an adjective: "każda kraina", "następną krainę"
  [[nodiscard]] std::string cards(const Adjective& adjective, const CardFilter& filter, Form form,
                                  Where where) const;
  // "tę kartę", "tamtą kartę", or the pick
  [[nodiscard]] std::string target(const Target& target, Case in) const;
  // "naklejkę z drewnem lub kamieniem i naklejkę wartą 5 punktów chwały"
  [[nodiscard]] std::string stickers(const std::vector<std::vector<Sticker>>& groups,
                                     Case in) const;
  // "za każdą postać w grze", "za każde 2 postacie w grze"
  [[nodiscard]] std::string for_each(const Amount& amount) const;
  // "talia jest pusta"
  [[nodiscard]] std::string condition(const Condition& condition) const;
  // "zapłać 2 monety oraz odrzuć 1 postać w grze"
  [[nodiscard]] std::string cost(const Cost& cost, Mood mood) const;

 private:
  // "ze słowem „Mur” w nazwie"
  [[nodiscard]] std::string word_in_name(const CardFilter& filter) const;
  [[nodiscard]] std::vector<Noun> kinds(const CardFilter& filter) const;
  [[nodiscard]] std::string phrase(const std::vector<Adjective>& before, const CardFilter& filter,
                                   Form form, Where where) const;
  [[nodiscard]] std::string numbered(const Pick& pick, std::vector<Adjective> before, Case in,
                                     Where where) const;
  // What a card must be like, beyond its kind: " produkującą monety".
  [[nodiscard]] std::string qualities(const CardFilter& filter, Gender gender, Form form) const;
  [[nodiscard]] std::string sticker_group(const std::vector<Sticker>& group, Case in) const;
  [[nodiscard]] std::string sticker_kind(const StickerKind& kind, Case in) const;

  const Edition& edition_;
};

}  // namespace kronika::cards::polish
