#include "cards/describer/nouns.h"

#include <algorithm>
#include <cctype>

#include "cards/model/overloaded.h"

namespace kronika::cards::english {

namespace {

[[nodiscard]] bool all_but_permanent(const PlaceSet& places) {
  return places.count() == kPlaces - 1 && !places.test(at(Place::kPermanent));
}

[[nodiscard]] std::string place_of(const CardFilter& filter) {
  const PlaceSet& places = filter.places;
  if (filter.blocked_by_this) {
    return " that this card blocks";
  }
  if (places.all() || all_but_permanent(places)) {
    return " in your kingdom";
  }
  std::vector<std::string> parts;
  if (places.test(at(Place::kPlay))) {
    parts.emplace_back("in play");
  }
  if (places.test(at(Place::kDiscard))) {
    parts.emplace_back("in the discard pile");
  }
  if (places.test(at(Place::kDeck))) {
    parts.emplace_back("in the deck");
  }
  if (places.test(at(Place::kPermanent))) {
    parts.emplace_back("among the permanent cards");
  }
  return " " + join(parts, "or");
}

}  // namespace

std::string join(const std::vector<std::string>& parts, std::string_view last) {
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) {
      text += i + 1 == parts.size() ? " " + std::string(last) + " " : ", ";
    }
    text += parts[i];
  }
  return text;
}

std::string capitalised(std::string text) {
  if (!text.empty()) {
    text.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(text.front())));
  }
  return text;
}

std::string Nouns::resource(Resource resource, int count) const {
  const ResourceWord& word = edition_.resources[at(resource)];
  return count == 1 ? word.name : word.plural;
}

std::string Nouns::bag(const Bag& bag) const {
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < edition_.resources.size(); ++i) {
    if (const int count = bag.counts[i]; count > 0) {
      parts.push_back(std::to_string(count) + " " + resource(static_cast<Resource>(i), count));
    }
  }
  if (bag.any == 1) {
    parts.emplace_back("any 1 resource");
  } else if (bag.any > 1) {
    parts.push_back("any " + std::to_string(bag.any) + " resources");
  }
  return join(parts, "and");
}

std::string Nouns::options(const std::vector<Bag>& bags) const {
  std::vector<std::string> parts;
  parts.reserve(bags.size());
  for (const Bag& option : bags) {
    parts.push_back(bag(option));
  }
  return join(parts, "or");
}

std::string Nouns::bare_cards(const CardFilter& filter, bool plural) const {
  std::vector<std::string> kinds;
  if (!filter.name_word.empty()) {
    kinds.push_back("\"" + filter.name_word + (plural ? "\" cards" : "\" card"));
  }
  for (const Name name : filter.names) {
    if (filter.name_word.empty()) {
      kinds.push_back(edition_.word(name));
    }
  }
  for (std::size_t i = 0; i < edition_.keywords.size(); ++i) {
    if (filter.keywords.test(i)) {
      const KeywordWord& word = edition_.keywords[i];
      kinds.push_back(plural ? word.plural : word.noun);
    }
  }
  std::string text;
  if (filter.other) {
    text += "other ";
  }
  if (all_but_permanent(filter.places)) {
    text += "non-permanent ";
  }
  if (filter.convertible) {
    text += "convertible ";
  }
  if (filter.side == Side::kFriendly) {
    text += "friendly ";
  }
  if (kinds.empty()) {
    const bool obstacle = filter.side == Side::kObstacle;
    const std::string noun = obstacle ? "obstacle" : "card";
    text += plural ? noun + "s" : noun;
  } else {
    text += join(kinds, "or");
  }
  return text;
}

// What a card must be like, beyond its kind: "that produces coins".
std::string Nouns::qualities(const CardFilter& filter, bool plural) const {
  std::string text;
  if (filter.producing_anything) {
    text += plural ? " that produce something" : " that produces something";
  }
  if (filter.producing) {
    text += (plural ? " that produce " : " that produces ") + resource(*filter.producing, 2);
  }
  if (filter.glory_at_least) {
    text += " worth " + std::to_string(*filter.glory_at_least) + " glory or more";
  }
  if (filter.glory_exactly) {
    text += " worth exactly " + std::to_string(*filter.glory_exactly) + " glory";
  }
  if (filter.stickers_at_most) {
    text += " with at most " + std::to_string(*filter.stickers_at_most) +
            (*filter.stickers_at_most == 1 ? " sticker" : " stickers");
  }
  return text;
}

std::string Nouns::cards(const CardFilter& filter, bool plural) const {
  return bare_cards(filter, plural) + place_of(filter) + qualities(filter, plural) +
         (filter.this_too ? ", this one included" : "");
}

std::string Nouns::numbered(const Pick& pick) {
  if (pick.takes_all()) {
    return "all ";
  }
  if (pick.most == Pick::kAll) {
    return "any number of ";
  }
  const bool by_name = !pick.filter.names.empty() && pick.filter.name_word.empty();
  if (by_name && pick.least == 1 && pick.most == 1) {
    return {};
  }
  const std::string most = std::to_string(pick.most) + " ";
  return pick.least < pick.most ? "up to " + most : most;
}

std::string Nouns::pick(const Pick& pick) const {
  return numbered(pick) + cards(pick.filter, pick.most != 1);
}

std::string Nouns::pick_anywhere(const Pick& pick) const {
  const bool plural = pick.most != 1;
  return numbered(pick) + bare_cards(pick.filter, plural) + qualities(pick.filter, plural);
}

std::string Nouns::target(const Target& target) const {
  return std::visit(Overloaded{[](const This&) -> std::string { return "this card"; },
                               [](const It&) -> std::string { return "that card"; },
                               [&](const Pick& chosen) { return pick(chosen); }},
                    target);
}

std::string Nouns::sticker_kind(Sticker sticker) const {
  return std::visit(
      Overloaded{
          [&](const sticker::Produces& produces) { return resource(produces.resource, 1); },
          [](const sticker::StaysInPlay&) -> std::string { return "stays-in-play"; },
          [](const sticker::AddsGlory& adds) { return std::to_string(adds.glory) + "-glory"; },
          [&](const sticker::AddsKeyword& adds) { return edition_.word(adds.keyword); },
          [](const sticker::ExpansionMark&) -> std::string { return "expansion"; },
          [](const sticker::PurgedGlory&) -> std::string { return "written-glory"; },
          [](const sticker::StartsInPlay&) -> std::string { return "starts-in-play"; },
          [](const sticker::BottomOfDeck&) -> std::string { return "bottom-of-the-deck"; },
          [](const sticker::Tab&) -> std::string { return "tab"; }},
      edition_.stickers[at(sticker)].kind);
}

std::string Nouns::stickers(const std::vector<std::vector<Sticker>>& groups) const {
  const auto produces = [](const StickerWord& word) {
    return std::holds_alternative<sticker::Produces>(word.kind);
  };
  const auto every_resource =
      std::count_if(edition_.stickers.begin(), edition_.stickers.end(), produces);
  std::vector<std::string> parts;
  for (const auto& group : groups) {
    const auto resources = std::count_if(group.begin(), group.end(), [&](Sticker sticker) {
      return produces(edition_.stickers[at(sticker)]);
    });
    if (resources > 1 && resources == every_resource) {
      parts.emplace_back("a sticker of any resource");
      continue;
    }
    std::vector<std::string> kinds;
    for (const Sticker sticker : group) {
      kinds.push_back(sticker_kind(sticker));
    }
    parts.push_back("a " + join(kinds, "or") + " sticker");
  }
  return join(parts, "and");
}

std::string Nouns::counted(const Count& count) const {
  return std::visit(
      Overloaded{
          [&](const CardsCounted& counted) {
            if (counted.short_of > 0) {
              return "card fewer than " + std::to_string(counted.short_of) + " (counting " +
                     cards(counted.filter, true) + ")";
            }
            return cards(counted.filter, false);
          },
          [](const BoxesCounted& boxes) {
            std::string text = boxes.marked ? "marked box" : "unmarked box";
            return boxes.stage ? text + " on stage " + std::to_string(*boxes.stage) : text;
          },
          [&](const ProductionCounted& production) {
            return resource(production.resource, 1) + " your kingdom produces";
          },
          [](const CardsPaid&) -> std::string { return "card discarded for this"; },
          [](const HighestMarkedBox&) -> std::string { return "point of the highest marked box"; },
          [](const GloryOfStage& glory) {
            return "point that stage " + std::to_string(glory.stage) + " is worth";
          }},
      count);
}

std::string Nouns::condition(const Condition& condition) const {
  return std::visit(
      Overloaded{[&](const NoneOf& none) { return "there is no " + cards(none.filter, false); },
                 [&](const AlreadyInPlay& already) {
                   return "another " + bare_cards(already.filter, false) + " was in play before it";
                 },
                 [&](const ProducesAtLeast& produces) {
                   return "your kingdom produces " + std::to_string(produces.least) + " " +
                          resource(produces.resource, produces.least) + " or more";
                 },
                 [](const DeckEmpty&) -> std::string { return "the deck is empty"; },
                 [&](const WithoutResource& without) {
                   return "you have no " + resource(without.resource, 1);
                 },
                 [&](const NotDestroyed& not_destroyed) {
                   return edition_.word(not_destroyed.name) + " is not destroyed";
                 }},
      condition);
}

std::string Nouns::cost(const Cost& cost) const {
  std::vector<std::string> parts;
  if (!cost.resources.empty()) {
    parts.push_back("spend " + bag(cost.resources));
  }
  if (cost.discard_this) {
    parts.emplace_back("discard this card");
  }
  if (!cost.discard.empty()) {
    std::vector<std::string> picks;
    for (const Pick& chosen : cost.discard) {
      picks.push_back(pick_anywhere(chosen));
    }
    parts.push_back("discard " + join(picks, "and") + " in play");
  }
  for (const Pick& chosen : cost.destroy) {
    parts.push_back("destroy " + pick(chosen));
  }
  if (cost.reset_this) {
    parts.emplace_back("reset this card (to stage 1)");
  }
  if (cost.undiscover_this) {
    parts.emplace_back("return this card to the box");
  }
  if (cost.mark_boxes > 0) {
    parts.push_back("mark " + std::to_string(cost.mark_boxes) +
                    (cost.mark_boxes == 1 ? " box" : " boxes"));
  }
  if (cost.box_price != Cost::BoxPrice::kNone) {
    parts.emplace_back("pay its price");
  }
  return join(parts, "and");
}

}  // namespace kronika::cards::english
