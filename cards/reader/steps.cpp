#include "cards/reader/steps.h"

#include <algorithm>
#include <array>

namespace kronika::cards::reader {

namespace {

[[nodiscard]] Step::Kind read_gain(Context& context, const YAML::Node& node) {
  step::Gain gain;
  if (node.IsScalar()) {
    gain.options.push_back(read_bag(context, node));
    return gain;
  }
  Fields fields(context, node, "what is gained");
  if (const auto options = fields.take("one of")) {
    for (const YAML::Node& option : as_list(*options)) {
      gain.options.push_back(read_bag(context, option));
    }
  } else {
    gain.options.push_back(take_bag(context, fields));
  }
  if (const auto per = fields.take("per")) {
    gain.amount.per = read_count(context, *per);
  }
  fields.finish();
  return gain;
}

[[nodiscard]] std::vector<CardNumber> read_card_numbers(Context& context, const YAML::Node& node) {
  std::vector<CardNumber> cards;
  for (const YAML::Node& item : as_list(node)) {
    cards.push_back(read_card_number(context, item));
  }
  return cards;
}

[[nodiscard]] Step::Kind read_discover(Context& context, const YAML::Node& node) {
  step::Discover discover;
  if (!node.IsMap()) {
    discover.cards = read_card_numbers(context, node);
    if (discover.cards.size() > 1) {
      context.mistake(node, "Several cards: say whether \"one of\" them or \"all of\" them.");
    }
    return discover;
  }
  Fields fields(context, node, "what is discovered");
  if (const auto one_of = fields.take("one of")) {
    discover.cards = read_card_numbers(context, *one_of);
    discover.choose = 1;
  }
  if (const auto all_of = fields.take("all of")) {
    discover.cards = read_card_numbers(context, *all_of);
  }
  if (const auto next = fields.take("next")) {
    discover.next = read_number(context, *next, "a number of cards", 1, 9);
  }
  if (const auto choose = fields.take("choose")) {
    discover.choose = read_number(context, *choose, "a number of cards", 1, 9);
  }
  if (const auto others = fields.take("others")) {
    const std::array<std::pair<std::string_view, bool>, 2> words = {
        {{"destroyed", true}, {"back into the box", false}}};
    discover.destroy_others =
        read_one_of<bool>(context, *others, "what becomes of the others", words).value_or(false);
  }
  fields.finish();
  if (discover.cards.empty() && discover.next == 0) {
    context.mistake(node, "No card is discovered here: name one, or say \"next\".");
  }
  return discover;
}

[[nodiscard]] Step::Kind read_improve(Context& context, const YAML::Node& node) {
  step::Improve improve;
  if (!node.IsMap()) {
    context.mistake(node,
                    "Expected \"name: card number\" pairs, but found " + what_it_is(node) + ".");
    return improve;
  }
  for (const auto& item : node) {
    improve.pairs.push_back(
        {read_name(context, item.first), read_card_number(context, item.second)});
  }
  return improve;
}

[[nodiscard]] Step::Kind read_defeat(Context& context, const YAML::Node& node) {
  using Outcome = step::Defeat::Outcome;
  if (node.IsMap()) {
    return step::Defeat{Outcome::kAsItSays, read_pick(context, node)};
  }
  const std::array<std::pair<std::string_view, Outcome>, 2> words = {
      {{"destroy", Outcome::kDestroy}, {"flip", Outcome::kFlip}}};
  return step::Defeat{read_one_of<Outcome>(context, node, "what becomes of a defeated card", words)
                          .value_or(Outcome::kDestroy),
                      This()};
}

[[nodiscard]] std::vector<Sticker> every_resource_sticker(const Context& context) {
  std::vector<Sticker> stickers;
  for (std::size_t i = 0; i < context.edition.stickers.size(); ++i) {
    if (std::holds_alternative<sticker::Produces>(context.edition.stickers[i].kind)) {
      stickers.push_back(static_cast<Sticker>(i));
    }
  }
  return stickers;
}

// rule 17.4: whoever lists all stickers of the edition's own resources means any resource.
[[nodiscard]] bool names_every_resource(const Context& context, const std::vector<Sticker>& group) {
  const std::vector<Sticker> all = every_resource_sticker(context);
  return all.size() > 1 && std::all_of(all.begin(), all.end(), [&](Sticker sticker) {
           return at(sticker) >= context.own_stickers ||
                  std::find(group.begin(), group.end(), sticker) != group.end();
         });
}

// A sticker, "any resource", or {one of: [1, 2, 3]}.
[[nodiscard]] std::vector<Sticker> read_sticker_group(Context& context, const YAML::Node& node) {
  std::vector<Sticker> group;
  if (node.IsScalar() && node.Scalar() == "any resource") {
    return every_resource_sticker(context);
  }
  if (!node.IsMap()) {
    return {read_sticker(context, node)};
  }
  Fields fields(context, node, "a choice of stickers");
  if (const auto one_of = fields.require("one of")) {
    for (const YAML::Node& item : as_list(*one_of)) {
      group.push_back(read_sticker(context, item));
    }
  }
  fields.finish();
  return names_every_resource(context, group) ? every_resource_sticker(context) : group;
}

[[nodiscard]] Step::Kind read_sticker_step(Context& context, const YAML::Node& node) {
  step::PlaceStickers place;
  Fields fields(context, node, "a sticker step");
  if (const auto stickers = fields.require("place")) {
    for (const YAML::Node& item : as_list(*stickers)) {
      place.groups.push_back(read_sticker_group(context, item));
    }
  }
  if (const auto target = fields.require("on")) {
    place.target = read_target(context, *target);
  }
  place.any_stage_without_stickers = fields.take_flag("on any stage without stickers");
  if (const auto most = fields.take("written tally at most")) {
    place.written_tally_at_most = read_number(context, *most, "a number", 1, 999);
  }
  fields.finish();
  return place;
}

[[nodiscard]] Step::Kind read_cross_out_cost(Context& context, const YAML::Node& node) {
  step::CrossOutCost cross_out;
  Fields fields(context, node, "the crossing out of a cost");
  if (const auto target = fields.require("of")) {
    cross_out.target = read_target(context, *target);
  }
  if (const auto resource = fields.take("resource")) {
    cross_out.resource = read_resource(context, *resource);
  }
  fields.finish();
  return cross_out;
}

[[nodiscard]] Step::Kind read_mark(Context& context, const YAML::Node& node) {
  step::MarkBoxes mark;
  if (node.IsScalar()) {
    mark.target = read_target(context, node);
    return mark;
  }
  Fields fields(context, node, "the marking of boxes");
  if (const auto count = fields.take("count")) {
    if (count->IsSequence() && count->size() == 2) {
      mark.least = read_number(context, (*count)[0], "a number of boxes", 1, 99);
      mark.most = read_number(context, (*count)[1], "a number of boxes", mark.least, 99);
    } else {
      mark.amount = read_amount(context, *count);
    }
  }
  if (const auto target = fields.take("on")) {
    mark.target = read_target(context, *target);
  }
  fields.finish();
  return mark;
}

[[nodiscard]] Step::Kind read_put_on_deck(Context& context, const YAML::Node& node) {
  using End = step::PutOnDeck::End;
  step::PutOnDeck put;
  Fields fields(context, node, "what goes back on the deck");
  put.pick = take_pick(context, fields);
  put.random = fields.take_flag("random");
  const std::array<std::pair<std::string_view, End>, 3> words = {
      {{"top", End::kTop}, {"bottom", End::kBottom}, {"top or bottom", End::kEither}}};
  if (const auto end = fields.require("to")) {
    put.end = read_one_of<End>(context, *end, "an end of the deck", words).value_or(End::kBottom);
  }
  fields.finish();
  return put;
}

[[nodiscard]] Step::Kind read_discard_from_deck(Context& context, const YAML::Node& node) {
  if (node.IsScalar() && node.Scalar() == "all") {
    return step::DiscardFromDeck{Pick::kAll};
  }
  return step::DiscardFromDeck{read_number(context, node, "a number of cards", 1, 99)};
}

[[nodiscard]] Step::Kind read_write_medal(Context& context, const YAML::Node& node) {
  step::WriteMedal write;
  Fields fields(context, node, "the writing of a medal");
  if (const auto amount = fields.require("number")) {
    write.amount = read_amount(context, *amount);
  }
  if (const auto stage = fields.take("on stage")) {
    write.stage = read_stage_number(context, *stage);
  }
  fields.finish();
  return write;
}

[[nodiscard]] Step::Kind read_choose_one(Context& context, const YAML::Node& node) {
  step::ChooseOne choose;
  for (const YAML::Node& option : as_list(node)) {
    choose.options.push_back(read_steps(context, option));
  }
  if (choose.options.size() < 2) {
    context.mistake(node, "A choice needs at least two options, each a list of steps.");
  }
  return choose;
}

[[nodiscard]] Step::Kind read_repeat(Context& context, const YAML::Node& node) {
  step::Repeat repeat;
  Fields fields(context, node, "a repetition");
  if (const auto times = fields.require("times")) {
    repeat.times = read_amount(context, *times);
  }
  if (const auto steps = fields.require("do")) {
    repeat.steps = read_steps(context, *steps);
  }
  fields.finish();
  return repeat;
}

[[nodiscard]] Step::Kind read_offer_reset(Context& context, const YAML::Node& node) {
  step::OfferReset offer;
  Fields fields(context, node, "the offer to reset");
  if (const auto cards = fields.require("after looking at")) {
    offer.look_at = read_card_numbers(context, *cards);
  }
  fields.finish();
  return offer;
}

template <typename OnePick>
[[nodiscard]] Step::Kind read_with_pick(Context& context, const YAML::Node& node) {
  return OnePick{read_pick(context, node)};
}

template <typename OneTarget>
[[nodiscard]] Step::Kind read_with_target(Context& context, const YAML::Node& node) {
  return OneTarget{read_target(context, node)};
}

template <Arrow arrow>
[[nodiscard]] Step::Kind read_turn(Context& context, const YAML::Node& node) {
  return step::Turn{arrow, read_target(context, node)};
}

template <bool all>
[[nodiscard]] Step::Kind read_cross_out(Context& context, const YAML::Node& node) {
  return step::CrossOutProduction{read_target(context, node), all};
}

template <bool free>
[[nodiscard]] Step::Kind read_upgrade(Context& context, const YAML::Node& node) {
  return step::Upgrade{read_pick(context, node), free};
}

// Steps that need nothing but their own word.
template <typename Plain>
[[nodiscard]] Step::Kind read_plain(Context& context, const YAML::Node& node) {
  if (!node.IsScalar()) {
    context.mistake(node, "This step stands alone, but found " + what_it_is(node) + ".");
  }
  return Plain{};
}

using StepReader = Step::Kind (*)(Context&, const YAML::Node&);

// The verbs of the card language.
constexpr std::array<std::pair<std::string_view, StepReader>, 36> kVerbs = {{
    {"gain", read_gain},
    {"gain production", read_with_pick<step::GainProduction>},
    {"discard", read_with_target<step::Discard>},
    {"destroy", read_with_target<step::Destroy>},
    {"rotate", read_turn<Arrow::kRotate>},
    {"flip", read_turn<Arrow::kFlip>},
    {"turn to any stage", read_with_target<step::TurnToAnyStage>},
    {"reset", read_with_target<step::Reset>},
    {"block", read_with_pick<step::Block>},
    {"play", read_with_pick<step::Play>},
    {"discover", read_discover},
    {"improve", read_improve},
    {"defeat", read_defeat},
    {"sticker", read_sticker_step},
    {"boost", read_with_pick<step::Boost>},
    {"cross out production", read_cross_out<false>},
    {"cross out all production", read_cross_out<true>},
    {"cross out cost", read_cross_out_cost},
    {"mark", read_mark},
    {"keep in play", read_with_pick<step::KeepInPlay>},
    {"put on deck", read_put_on_deck},
    {"discard from deck", read_discard_from_deck},
    {"upgrade", read_upgrade<false>},
    {"upgrade for free", read_upgrade<true>},
    {"write name", read_plain<step::WriteName>},
    {"write medal", read_write_medal},
    {"choose one", read_choose_one},
    {"if done",
     [](Context& context, const YAML::Node& node) -> Step::Kind {
       return step::IfDone{read_steps(context, node)};
     }},
    {"repeat", read_repeat},
    {"tally",
     [](Context& context, const YAML::Node& node) -> Step::Kind {
       return step::Tally{read_resource(context, node)};
     }},
    {"claim thresholds", read_plain<step::ClaimThresholds>},
    {"spare from purge", read_with_pick<step::SpareFromPurge>},
    {"offer reset", read_offer_reset},
    {"begin legacy", read_plain<step::BeginLegacy>},
    {"last round", read_plain<step::LastRound>},
    {"record score", read_plain<step::RecordScore>},
}};

[[nodiscard]] std::optional<Step> read_step(Context& context, const YAML::Node& node) {
  if (node.IsMap() && node.size() != 1) {
    context.mistake(node, "Several steps stand in a list: [first: ..., second: ...].");
    return std::nullopt;
  }
  const YAML::Node verb = node.IsMap() ? node.begin()->first : node;
  const YAML::Node value = node.IsMap() ? node.begin()->second : verb;
  const auto reader = read_one_of<StepReader>(context, verb, "a step", kVerbs);
  if (!reader) {
    return std::nullopt;
  }
  return Step{(*reader)(context, value)};
}

}  // namespace

Steps read_steps(Context& context, const YAML::Node& node) {
  Steps steps;
  for (const YAML::Node& item : as_list(node)) {
    if (auto step = read_step(context, item)) {
      steps.push_back(std::move(*step));
    }
  }
  if (steps.empty() && node.IsSequence() && node.size() == 0) {
    context.mistake(node, "A step is missing here.");
  }
  return steps;
}

}  // namespace kronika::cards::reader
