#include "cards/reader/picks.h"

#include <algorithm>
#include <array>

namespace kronika::cards::reader {

namespace {

constexpr int kMostOfAnything = 99;

[[nodiscard]] PlaceSet bit(Place place) {
  return {1U << at(place)};
}

[[nodiscard]] PlaceSet read_places(Context& context, const YAML::Node& node) {
  const std::array<std::pair<std::string_view, PlaceSet>, 6> words = {{
      {"play", bit(Place::kPlay)},
      {"discard", bit(Place::kDiscard)},
      {"deck", bit(Place::kDeck)},
      {"permanent", bit(Place::kPermanent)},
      {"kingdom", PlaceSet().set()},                                // rule 1.7
      {"anywhere", PlaceSet().set().reset(at(Place::kPermanent))},  // A4
  }};
  PlaceSet places;
  for (const YAML::Node& item : as_list(node)) {
    places |= read_one_of<PlaceSet>(context, item, "a place", words).value_or(PlaceSet());
  }
  return places;
}

[[nodiscard]] bool contains_whole_word(std::string_view text, std::string_view word) {
  for (std::size_t found = text.find(word); found != std::string_view::npos;
       found = text.find(word, found + 1)) {
    const std::size_t end = found + word.size();
    if ((found == 0 || text[found - 1] == ' ') && (end == text.size() || text[end] == ' ')) {
      return true;
    }
  }
  return false;
}

// A7: "Wall" is every stage whose name has the word in it.
[[nodiscard]] std::vector<Name> read_names_including(Context& context, const YAML::Node& node) {
  const std::string word = read_word(context, node, "a word of a name");
  std::vector<Name> names;
  for (const auto& [name, id] : context.names) {
    if (contains_whole_word(name, word)) {
      names.push_back(id);
    }
  }
  if (names.empty()) {
    context.mistake(node, "No stage of this edition has the word \"" + word + "\" in its name.");
  }
  return names;
}

void take_keywords_and_names(Context& context, Fields& fields, CardFilter& filter) {
  if (const auto node = fields.take("keyword")) {
    for (const YAML::Node& item : as_list(*node)) {
      filter.keywords.set(at(read_keyword(context, item)));
    }
  }
  if (const auto node = fields.take("named")) {
    for (const YAML::Node& item : as_list(*node)) {
      filter.names.push_back(read_name(context, item));
    }
  }
  if (const auto node = fields.take("name includes")) {
    filter.names = read_names_including(context, *node);
    filter.name_word = node->IsScalar() ? node->Scalar() : std::string();
  }
}

[[nodiscard]] CardFilter take_filter(Context& context, Fields& fields) {
  CardFilter filter;
  take_keywords_and_names(context, fields, filter);
  if (const auto node = fields.take("either")) {
    Fields either(context, *node, "\"either\"");
    take_keywords_and_names(context, either, filter);
    either.finish();
    filter.keyword_or_name = true;
  }
  if (const auto node = fields.take("in")) {
    filter.places = read_places(context, *node);
  }
  const bool friendly = fields.take_flag("friendly");
  const bool obstacle = fields.take_flag("obstacle");
  if (friendly && obstacle) {
    context.mistake(fields.node(), "No card is friendly and an obstacle at once (rule 1.4).");
  }
  if (friendly) {
    filter.side = Side::kFriendly;
  } else if (obstacle) {
    filter.side = Side::kObstacle;
  }
  if (const auto node = fields.take("producing")) {
    if (node->IsScalar() && node->Scalar() == "anything") {
      filter.producing_anything = true;
    } else {
      filter.producing = read_resource(context, *node);
    }
  }
  filter.other = fields.take_flag("other");
  filter.this_too = fields.take_flag("including this");
  filter.convertible = fields.take_flag("convertible");
  filter.blocked_by_this = fields.take_flag("blocked by this");
  if (const auto node = fields.take("glory")) {
    filter.glory_exactly = read_number(context, *node, "glory", -kMostOfAnything, kMostOfAnything);
  }
  if (const auto node = fields.take("glory at least")) {
    filter.glory_at_least = read_number(context, *node, "glory", 0, kMostOfAnything);
  }
  if (const auto node = fields.take("stickers at most")) {
    filter.stickers_at_most = read_number(context, *node, "a number of stickers", 0, 9);
  }
  return filter;
}

}  // namespace

Bag take_bag(Context& context, Fields& fields) {
  Bag bag;
  if (const auto node = fields.take("any")) {
    bag.any = static_cast<std::uint8_t>(read_number(context, *node, "an amount", 1, 99));
  }
  for (std::size_t i = 0; i < context.edition.resources.size(); ++i) {
    if (const auto node = fields.take(context.edition.resources[i].name)) {
      bag.counts[i] =
          static_cast<std::uint8_t>(read_number(context, *node, "an amount", 1, kMostOfAnything));
    }
  }
  return bag;
}

Bag read_bag(Context& context, const YAML::Node& node) {
  if (node.IsScalar()) {
    Bag bag;
    bag[read_resource(context, node)] = 1;
    return bag;
  }
  Fields fields(context, node, "an amount of resources");
  const Bag bag = take_bag(context, fields);
  fields.finish();
  return bag;
}

Icons read_icons(Context& context, const YAML::Node& node) {
  Icons icons;
  if (node.IsScalar()) {
    icons.order.push_back(read_resource(context, node));
    icons.bag[icons.order.front()] = 1;
    return icons;
  }
  icons.bag = read_bag(context, node);
  if (icons.bag.any > 0) {
    context.mistake(node, "A production names its resources; \"any\" has no place in it.");
    icons.bag.any = 0;
  }
  // A mapping keeps the order in which the icons stand on the card.
  for (const auto& item : node.IsMap() ? node : YAML::Node()) {
    for (std::size_t i = 0; i < context.edition.resources.size(); ++i) {
      if (item.first.Scalar() == context.edition.resources[i].name) {
        icons.order.insert(icons.order.end(), icons.bag.counts[i], static_cast<Resource>(i));
      }
    }
  }
  return icons;
}

CardFilter read_filter(Context& context, const YAML::Node& node) {
  Fields fields(context, node, "a choice of cards");
  CardFilter filter = take_filter(context, fields);
  fields.finish();
  return filter;
}

Pick take_pick(Context& context, Fields& fields) {
  Pick pick;
  const auto count = fields.take("count");
  const auto up_to = fields.take("up to");
  if (count && up_to) {
    context.mistake(*up_to, "Say either \"count\" or \"up to\", not both.");
  } else if (up_to) {
    pick.least = 0;
    pick.most = read_number(context, *up_to, "a number of cards", 1, kMostOfAnything);
  } else if (count && count->IsScalar() && count->Scalar() == "all") {
    pick.least = Pick::kAll;
    pick.most = Pick::kAll;
  } else if (count && count->IsScalar() && count->Scalar() == "any number") {
    pick.most = Pick::kAll;
  } else if (count) {
    pick.least = read_number(context, *count, "a number of cards", 1, kMostOfAnything);
    pick.most = pick.least;
  }
  pick.filter = take_filter(context, fields);
  return pick;
}

Pick read_pick(Context& context, const YAML::Node& node) {
  Fields fields(context, node, "a choice of cards");
  Pick pick = take_pick(context, fields);
  fields.finish();
  return pick;
}

Target read_target(Context& context, const YAML::Node& node) {
  if (!node.IsScalar()) {
    return read_pick(context, node);
  }
  const std::array<std::pair<std::string_view, Target>, 2> words = {
      {{"this", This()}, {"it", It()}}};
  return read_one_of<Target>(context, node, "a card (this, it, or a choice of cards)", words)
      .value_or(This());
}

std::variant<This, CardFilter> read_this_or_filter(Context& context, const YAML::Node& node) {
  if (node.IsScalar() && node.Scalar() == "this") {
    return This();
  }
  return read_filter(context, node);
}

Count read_count(Context& context, const YAML::Node& node) {
  if (node.IsScalar()) {
    const std::array<std::pair<std::string_view, Count>, 2> words = {
        {{"card discarded", CardsPaid()}, {"highest marked box", HighestMarkedBox()}}};
    return read_one_of<Count>(context, node, "something to count", words).value_or(CardsPaid());
  }
  Fields fields(context, node, "something to count");
  const auto read_boxes = [&](const YAML::Node& where, bool marked) {
    BoxesCounted boxes{.marked = marked, .stage = std::nullopt};
    if (!where.IsScalar() || where.Scalar() != "here") {
      boxes.stage = read_stage_number(context, where);
    }
    return boxes;
  };
  std::optional<Count> count;
  if (const auto boxes = fields.take("marked boxes")) {
    count = read_boxes(*boxes, true);
  }
  if (const auto boxes = fields.take("unmarked boxes")) {
    count = read_boxes(*boxes, false);
  }
  if (const auto resource = fields.take("production")) {
    count = ProductionCounted{read_resource(context, *resource)};
  }
  if (const auto stage = fields.take("glory of stage")) {
    count = GloryOfStage{read_stage_number(context, *stage)};
  }
  const auto short_of = fields.take("short of");
  if (const auto cards = fields.take("cards")) {
    count = CardsCounted{
        .filter = read_filter(context, *cards),
        .short_of = short_of ? read_number(context, *short_of, "a number of cards", 1, 200) : 0};
  }
  fields.finish();
  if (!count && fields.rest().empty()) {
    context.mistake(node,
                    "Nothing is counted here: say \"cards\", \"marked boxes\", \"unmarked "
                    "boxes\", \"production\" or \"glory of stage\".");
  }
  return count.value_or(CardsPaid());
}

Amount read_amount(Context& context, const YAML::Node& node) {
  if (node.IsScalar()) {
    Amount fixed;
    fixed.times = read_number(context, node, "an amount", -kMostOfAnything, kMostOfAnything);
    return fixed;
  }
  Fields fields(context, node, "an amount");
  Amount amount;
  if (const auto times = fields.take("times")) {
    amount.times = read_number(context, *times, "an amount", -kMostOfAnything, kMostOfAnything);
  }
  if (const auto every = fields.take("every")) {
    amount.every = read_number(context, *every, "an amount", 2, kMostOfAnything);
  }
  if (const auto per = fields.require("per")) {
    amount.per = read_count(context, *per);
  }
  fields.finish();
  return amount;
}

std::optional<Condition> read_condition(Context& context, const YAML::Node& node) {
  if (node.IsScalar()) {
    const std::array<std::pair<std::string_view, Condition>, 1> words = {
        {{"deck is empty", DeckEmpty()}}};
    return read_one_of<Condition>(context, node, "a condition", words);
  }
  Fields fields(context, node, "a condition");
  std::optional<Condition> condition;
  if (const auto none = fields.take("no card")) {
    condition = NoneOf{read_filter(context, *none)};
  }
  if (const auto already = fields.take("already in play")) {
    condition = AlreadyInPlay{read_filter(context, *already)};
  }
  if (const auto produces = fields.take("production at least")) {
    const Bag bag = read_bag(context, *produces);
    for (std::size_t i = 0; i < kMaxResources; ++i) {
      if (bag.counts[i] > 0) {
        condition = ProducesAtLeast{static_cast<Resource>(i), bag.counts[i]};
      }
    }
  }
  if (const auto without = fields.take("you have no")) {
    condition = WithoutResource{read_resource(context, *without)};
  }
  if (const auto name = fields.take("not destroyed")) {
    condition = NotDestroyed{read_name(context, *name)};
  }
  fields.finish();
  if (!condition && fields.rest().empty()) {
    context.mistake(node, "A condition is missing here.");
  }
  return condition;
}

Cost read_cost(Context& context, const YAML::Node& node) {
  Cost cost;
  if (node.IsScalar() && node.Scalar() == "free") {
    return cost;
  }
  Fields fields(context, node, "a cost");
  const auto is_this = [](const YAML::Node& value) {
    return value.IsScalar() && value.Scalar() == "this";
  };
  if (const auto discard = fields.take("discard")) {
    cost.discard_this = is_this(*discard);
    for (const YAML::Node& item : as_list(*discard)) {
      if (!cost.discard_this) {
        cost.discard.push_back(read_pick(context, item));
      }
    }
  }
  if (const auto destroy = fields.take("destroy")) {
    for (const YAML::Node& item : as_list(*destroy)) {
      cost.destroy.push_back(read_pick(context, item));
    }
  }
  const auto take_this = [&](std::string_view key) {
    const auto value = fields.take(key);
    if (value && !is_this(*value)) {
      context.mistake(*value, "As a cost, \"" + std::string(key) + "\" can only say \"this\".");
    }
    return value.has_value();
  };
  cost.reset_this = take_this("reset");
  cost.undiscover_this = take_this("undiscover");
  if (const auto boxes = fields.take("mark boxes")) {
    cost.mark_boxes = read_number(context, *boxes, "a number of boxes", 1, 9);
  }
  if (const auto price = fields.take("price")) {
    const std::array<std::pair<std::string_view, Cost::BoxPrice>, 2> words = {
        {{"next box", Cost::BoxPrice::kNextBox}, {"chosen box", Cost::BoxPrice::kChosenBox}}};
    cost.box_price = read_one_of<Cost::BoxPrice>(context, *price, "a price", words)
                         .value_or(Cost::BoxPrice::kNextBox);
  }
  cost.resources = take_bag(context, fields);
  fields.finish();
  return cost;
}

}  // namespace kronika::cards::reader
