#include "cards/describer/polish_nouns.h"

#include <algorithm>

#include "cards/describer/polish_vocabulary.h"
#include "cards/model/overloaded.h"

namespace kronika::cards::polish {

namespace {

// Without Polish forms the English word stands in every case.
[[nodiscard]] Noun unchanged(const std::string& singular, const std::string& plural) {
  Noun noun{.gender = Gender::kInanimate, .singular = {}, .plural = {}};
  noun.singular.fill(singular);
  noun.plural.fill(plural);
  return noun;
}

// "karta „Zamek”", "karty „Zamek” lub „Forteca”": names stay as they are, in quotes.
[[nodiscard]] Noun card_with(const std::string& behind) {
  Noun noun = card_noun();
  for (Forms* const forms : {&noun.singular, &noun.plural}) {
    for (std::string& form : *forms) {
      form += " " + behind;
    }
  }
  return noun;
}

[[nodiscard]] bool all_but_permanent(const PlaceSet& places) {
  return places.count() == kPlaces - 1 && !places.test(at(Place::kPermanent));
}

[[nodiscard]] std::string place_of(const PlaceSet& places, Where where) {
  if (where == Where::kUnsaid) {
    return {};
  }
  const bool in = where == Where::kIn;
  if (places.all() || all_but_permanent(places)) {
    return in ? " w twoim królestwie" : " z twojego królestwa";
  }
  std::vector<std::string> parts;
  if (places.test(at(Place::kPlay))) {
    parts.emplace_back(in ? "w grze" : "z gry");
  }
  if (places.test(at(Place::kDiscard))) {
    parts.emplace_back(in ? "na stosie kart odrzuconych" : "ze stosu kart odrzuconych");
  }
  if (places.test(at(Place::kDeck))) {
    parts.emplace_back(in ? "w talii" : "z talii");
  }
  if (places.test(at(Place::kPermanent))) {
    parts.emplace_back(in ? "wśród kart stałych" : "spośród kart stałych");
  }
  return " " + join(parts, "lub");
}

[[nodiscard]] std::string was(Gender gender) {
  return gender == Gender::kFeminine ? "była" : gender == Gender::kNeuter ? "było" : "był";
}

}  // namespace

std::string Nouns::name(Name name) const {
  const auto& names = edition_.polish.names;
  return at(name) < names.size() && names[at(name)] ? *names[at(name)] : edition_.word(name);
}

std::string Nouns::keyword(Keyword keyword) const {
  const auto& words = edition_.polish.keywords;
  return at(keyword) < words.size() && words[at(keyword)] ? words[at(keyword)]->word
                                                          : edition_.word(keyword);
}

Noun Nouns::resource(Resource resource) const {
  const auto& words = edition_.polish.resources;
  if (at(resource) < words.size() && words[at(resource)]) {
    return *words[at(resource)];
  }
  const ResourceWord& word = edition_.resources[at(resource)];
  return unchanged(word.name, word.plural);
}

Noun Nouns::keyword_noun(Keyword keyword) const {
  const auto& words = edition_.polish.keywords;
  if (at(keyword) < words.size() && words[at(keyword)]) {
    return words[at(keyword)]->noun;
  }
  const KeywordWord& word = edition_.keywords[at(keyword)];
  return unchanged(word.noun, word.plural);
}

std::string Nouns::bag(const Bag& bag) const {
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < edition_.resources.size(); ++i) {
    if (const int count = bag.counts[i]; count > 0) {
      parts.push_back(counted(count, resource(static_cast<Resource>(i)), Case::kAccusative));
    }
  }
  if (bag.any > 0) {
    parts.push_back(counted(bag.any, kAny, resource_noun(), Case::kAccusative));
  }
  return join(parts, "i");
}

std::string Nouns::options(const std::vector<Bag>& bags) const {
  std::vector<std::string> parts;
  parts.reserve(bags.size());
  for (const Bag& option : bags) {
    parts.push_back(bag(option));
  }
  return join(parts, "lub");
}

std::string Nouns::word_in_name(const CardFilter& filter) const {
  const auto& words = edition_.polish.name_words;
  const auto word = words.find(filter.name_word);
  return "ze słowem " + quoted(word == words.end() ? filter.name_word : word->second) + " w nazwie";
}

std::vector<Noun> Nouns::kinds(const CardFilter& filter) const {
  std::vector<Noun> nouns;
  if (!filter.name_word.empty() && filter.keywords.any()) {
    nouns.push_back(card_with(word_in_name(filter)));
  } else if (!filter.name_word.empty()) {
    nouns.push_back(card_noun());  // "2 karty w grze ze słowem „Mur” w nazwie"
  } else if (!filter.names.empty()) {
    std::vector<std::string> names;
    for (const Name one : filter.names) {
      names.push_back(quoted(name(one)));
    }
    nouns.push_back(card_with(join(names, "lub")));
  }
  for (std::size_t i = 0; i < edition_.keywords.size(); ++i) {
    if (filter.keywords.test(i)) {
      nouns.push_back(keyword_noun(static_cast<Keyword>(i)));
    }
  }
  if (nouns.empty()) {
    nouns.push_back(filter.side == Side::kObstacle ? obstacle_noun() : card_noun());
  }
  return nouns;
}

std::string Nouns::qualities(const CardFilter& filter, Gender gender, Form form) const {
  const auto agreeing = [&](const Adjective& adjective) {
    return " " + std::string(form_of(adjective, gender, form)) + " ";
  };
  std::string text;
  if (!filter.name_word.empty() && filter.keywords.none()) {
    text += " " + word_in_name(filter);
  }
  if (filter.blocked_by_this) {
    text += agreeing(kBlocked) + "przez tę kartę";
  }
  if (filter.convertible) {
    text += agreeing(kOpen) + "do nawrócenia";
  }
  if (filter.producing_anything) {
    text += agreeing(kProducing) + "cokolwiek";
  }
  if (filter.producing) {
    text += agreeing(kProducing) + uncounted(resource(*filter.producing), Case::kAccusative);
  }
  if (filter.glory_at_least) {
    text += agreeing(kWorth) + "co najmniej " + glory(*filter.glory_at_least);
  }
  if (filter.glory_exactly) {
    text += agreeing(kWorth) + "dokładnie " + glory(*filter.glory_exactly);
  }
  if (filter.stickers_at_most) {
    text += agreeing(kHaving) + "najwyżej " +
            counted(*filter.stickers_at_most, sticker_noun(), Case::kAccusative);
  }
  return text;
}

std::string Nouns::phrase(const std::vector<Adjective>& before, const CardFilter& filter, Form form,
                          Where where) const {
  const std::vector<Noun> nouns = kinds(filter);
  std::string text;
  for (const Adjective& adjective : before) {
    text += std::string(form_of(adjective, nouns.front().gender, form)) + " ";
  }
  if (filter.other) {
    text += std::string(form_of(kOther, nouns.front().gender, form)) + " ";
  }
  if (filter.side == Side::kFriendly) {
    text += std::string(form_of(kFriendly, nouns.front().gender, form)) + " ";
  }
  std::vector<std::string> words;
  words.reserve(nouns.size());
  for (const Noun& noun : nouns) {
    words.push_back(form_of(noun, form));
  }
  text += join(words, "lub");
  text += place_of(filter.places, filter.blocked_by_this ? Where::kUnsaid : where);
  text += qualities(filter, nouns.back().gender, form);
  text += all_but_permanent(filter.places) ? " (oprócz kart stałych)" : "";
  return text + (filter.this_too ? ", wliczając tę kartę" : "");
}

std::string Nouns::cards(const CardFilter& filter, Form form, Where where) const {
  return phrase({}, filter, form, where);
}

std::string Nouns::cards(const Adjective& adjective, const CardFilter& filter, Form form,
                         Where where) const {
  return phrase({adjective}, filter, form, where);
}

std::string Nouns::numbered(const Pick& pick, std::vector<Adjective> before, Case in,
                            Where where) const {
  if (pick.takes_all()) {
    before.insert(before.begin(), kAll);
    return phrase(before, pick.filter, {.in = in, .plural = true}, where);
  }
  if (pick.most == Pick::kAll) {
    return (in == Case::kGenitive ? "dowolnej liczby " : "dowolną liczbę ") +
           phrase(before, pick.filter, {.in = Case::kGenitive, .plural = true}, where);
  }
  const Form form = after_number(pick.most, in);
  const bool by_name = !pick.filter.names.empty() && pick.filter.name_word.empty();
  if (by_name && pick.least == 1 && pick.most == 1) {
    return phrase(before, pick.filter, form, where);
  }
  return (pick.least < pick.most ? "najwyżej " : "") + number(pick.most) + " " +
         phrase(before, pick.filter, form, where);
}

std::string Nouns::pick(const Pick& pick, Case in, Where where) const {
  return numbered(pick, {}, in, where);
}

std::string Nouns::random_pick(const Pick& pick, Case in, Where where) const {
  return numbered(pick, {kRandom}, in, where);
}

std::string Nouns::target(const Target& target, Case in) const {
  const bool genitive = in == Case::kGenitive;
  return std::visit(
      Overloaded{
          [&](const This&) -> std::string { return genitive ? "tej karty" : "tę kartę"; },
          [&](const It&) -> std::string { return genitive ? "tamtej karty" : "tamtą kartę"; },
          [&](const Pick& chosen) { return pick(chosen, in); }},
      target);
}

std::string Nouns::sticker_kind(const StickerKind& kind, Case in) const {
  return std::visit(
      Overloaded{[&](const sticker::Produces& produces) {
                   return form_of(resource(produces.resource), {.in = Case::kInstrumental});
                 },
                 [](const sticker::StaysInPlay&) { return quoted("zostaje w grze"); },
                 [&](const sticker::AddsGlory& adds) {
                   return std::string(form_of(kWorth, Gender::kFeminine, {.in = in})) + " " +
                          glory(adds.glory);
                 },
                 [&](const sticker::AddsKeyword& adds) { return quoted(keyword(adds.keyword)); },
                 [](const sticker::ExpansionMark&) -> std::string { return "z dodatkiem"; },
                 [](const sticker::PurgedGlory&) -> std::string { return "z wpisaną chwałą"; },
                 [](const sticker::StartsInPlay&) { return quoted("zaczyna w grze"); },
                 [](const sticker::BottomOfDeck&) { return quoted("na spód talii"); },
                 [](const sticker::Tab&) { return quoted("zakładka"); }},
      kind);
}

std::string Nouns::sticker_group(const std::vector<Sticker>& group, Case in) const {
  const auto produces = [](const StickerWord& word) {
    return std::holds_alternative<sticker::Produces>(word.kind);
  };
  const auto every_resource =
      std::count_if(edition_.stickers.begin(), edition_.stickers.end(), produces);
  const auto resources = std::count_if(group.begin(), group.end(), [&](Sticker sticker) {
    return produces(edition_.stickers[at(sticker)]);
  });
  const std::string noun = form_of(sticker_noun(), {.in = in}) + " ";
  if (resources > 1 && resources == every_resource) {
    return noun + "z dowolnym zasobem";
  }
  std::vector<std::string> kinds;
  bool with = false;  // "z monetą, drewnem lub kamieniem"
  for (const Sticker sticker : group) {
    const StickerWord& word = edition_.stickers[at(sticker)];
    kinds.push_back((produces(word) && !with ? "z " : "") + sticker_kind(word.kind, in));
    with = produces(word);
  }
  return noun + join(kinds, "lub");
}

std::string Nouns::stickers(const std::vector<std::vector<Sticker>>& groups, Case in) const {
  std::vector<std::string> parts;
  parts.reserve(groups.size());
  for (const auto& group : groups) {
    parts.push_back(sticker_group(group, in));
  }
  return join(parts, "i");
}

std::string Nouns::for_each(const Amount& amount) const {
  if (!amount.per) {
    return {};
  }
  constexpr Form kOne = {.in = Case::kAccusative};
  return std::visit(
      Overloaded{
          [&](const CardsCounted& counted) {
            if (counted.short_of > 0) {
              return "za każdą kartę brakującą do " + number(counted.short_of) + ", licząc " +
                     cards(counted.filter, {.in = Case::kAccusative, .plural = true});
            }
            if (amount.every == 1) {
              return "za " + cards(kEvery, counted.filter, kOne, Where::kIn);
            }
            // "za każde 2 postacie", "za każdych 2 rycerzy"
            const Form many = {.in = Case::kAccusative, .plural = true};
            const Gender gender = kinds(counted.filter).front().gender;
            return "za " + std::string(form_of(kEvery, gender, many)) + " " + number(amount.every) +
                   " " + cards(counted.filter, after_number(amount.every, Case::kAccusative));
          },
          [](const BoxesCounted& boxes) {
            return std::string("za każde ") + (boxes.marked ? "zaznaczone" : "niezaznaczone") +
                   " pole" + (boxes.stage ? " na etapie " + number(*boxes.stage) : "");
          },
          [&](const ProductionCounted& production) {
            const Noun noun = resource(production.resource);
            return "za " + std::string(form_of(kEvery, noun.gender, kOne)) + " " +
                   form_of(noun, kOne) + " " + std::string(form_of(kProduced, noun.gender, kOne)) +
                   " przez twoje królestwo";
          },
          [](const CardsPaid&) -> std::string { return "za każdą odrzuconą w ten sposób kartę"; },
          [](const HighestMarkedBox&) -> std::string {
            return "za każdy punkt najwyższego zaznaczonego pola";
          },
          [](const GloryOfStage& glory) {
            return "za każdy punkt chwały, który jest wart etap " + number(glory.stage);
          }},
      *amount.per);
}

std::string Nouns::condition(const Condition& condition) const {
  return std::visit(
      Overloaded{[&](const NoneOf& none) {
                   return "nie ma " +
                          cards(kNone, none.filter, {.in = Case::kGenitive}, Where::kIn);
                 },
                 [&](const AlreadyInPlay& already) {
                   const Gender gender = kinds(already.filter).front().gender;
                   return cards(kOther, already.filter, {.in = Case::kNominative}, Where::kUnsaid) +
                          " " + was(gender) + " w grze już wcześniej";
                 },
                 [&](const ProducesAtLeast& produces) {
                   return "twoje królestwo produkuje co najmniej " +
                          counted(produces.least, resource(produces.resource), Case::kAccusative);
                 },
                 [](const DeckEmpty&) -> std::string { return "talia jest pusta"; },
                 [&](const WithoutResource& without) {
                   return "nie masz " + uncounted(resource(without.resource), Case::kGenitive);
                 },
                 [&](const NotDestroyed& not_destroyed) {
                   return "karta " + quoted(name(not_destroyed.name)) + " nie jest zniszczona";
                 }},
      condition);
}

std::string Nouns::cost(const Cost& cost, Mood mood) const {
  std::vector<std::string> parts;
  if (!cost.resources.empty()) {
    parts.push_back(kPay.in(mood) + " " + bag(cost.resources));
  }
  if (cost.discard_this) {
    parts.push_back(kDiscard.in(mood) + " tę kartę");
  }
  if (!cost.discard.empty()) {
    std::vector<std::string> picks;
    for (const Pick& chosen : cost.discard) {
      const bool last = &chosen == &cost.discard.back();
      picks.push_back(pick(chosen, Case::kAccusative, last ? Where::kIn : Where::kUnsaid));
    }
    parts.push_back(kDiscard.in(mood) + " " + join(picks, "i"));
  }
  for (const Pick& chosen : cost.destroy) {
    parts.push_back(kDestroy.in(mood) + " " + pick(chosen, Case::kAccusative));
  }
  if (cost.reset_this) {
    parts.push_back(kReset.in(mood) + " tę kartę (na etap 1)");
  }
  if (cost.undiscover_this) {
    parts.push_back(kUndiscover.in(mood) + " odkrycie tej karty (wraca do pudełka)");
  }
  if (cost.mark_boxes > 0) {
    parts.push_back(kMark.in(mood) + " " + counted(cost.mark_boxes, box_noun(), Case::kAccusative));
  }
  if (cost.box_price != Cost::BoxPrice::kNone) {
    const bool next = cost.box_price == Cost::BoxPrice::kNextBox;
    parts.push_back(kPay.in(mood) + " cenę " + (next ? "następnego" : "wybranego") + " pola");
  }
  return join(parts, "oraz");
}

}  // namespace kronika::cards::polish
