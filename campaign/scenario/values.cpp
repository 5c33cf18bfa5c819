#include "campaign/scenario/values.h"

#include <algorithm>
#include <charconv>

namespace kronika::scenario {

namespace {

constexpr int kMostResources = 999;

// From digits alone; 0 if there is anything else.
[[nodiscard]] int digits(std::string_view text) {
  int value = 0;
  const char* const end = text.data() + text.size();
  const auto [stopped, error] = std::from_chars(text.data(), end, value);
  return error == std::errc() && stopped == end && value > 0 ? value : 0;
}

[[nodiscard]] std::size_t boxes_of(const Context& context, const CardAt& at) {
  const cards::Card* const card = context.edition.card(at.card);
  const cards::Stage* const stage = card == nullptr ? nullptr : card->stage(at.stage);
  return stage == nullptr ? 0 : stage->boxes.size();
}

[[nodiscard]] Marks read_marks(Context& context, const YAML::Node& node, const CardAt& at) {
  const int most = static_cast<int>(boxes_of(context, at));
  Marks marks;
  if (!node.IsSequence()) {
    marks.counted = true;
    const int count = cards::reader::read_number(context, node, "how many boxes", 0, most);
    marks.boxes = static_cast<std::uint32_t>((std::uint64_t{1} << count) - 1);
    return marks;
  }
  for (const YAML::Node& item : node) {
    if (most == 0) {
      context.mistake(item, "This stage has no boxes.");
      break;
    }
    const int box = cards::reader::read_number(context, item, "a box", 1, most);
    marks.boxes |= std::uint32_t{1} << (box - 1);
  }
  return marks;
}

template <typename Read>
[[nodiscard]] auto by_stage(Context& context, const YAML::Node& node, std::string_view what,
                            const Read& read) {
  using Value = decltype(read(node, CardAt()));
  ByStage<Value> values;
  for (const auto& [key, value] : pairs(context, node, what)) {
    const CardAt at = read_stage_of_card(context, key);
    values.emplace_back(at, read(value, at));
  }
  return values;
}

}  // namespace

int line_of(const YAML::Node& node) {
  return std::max(node.Mark().line, 0) + 1;
}

CardAt read_card(Context& context, const YAML::Node& node) {
  const std::string text = cards::reader::read_word(context, node, "a card (9 or 9/2)");
  if (text.empty()) {
    return {};
  }
  const std::size_t slash = text.find('/');
  const int number = digits(std::string_view(text).substr(0, slash));
  const bool stage_said = slash != std::string::npos;
  const int stage = stage_said ? digits(std::string_view(text).substr(slash + 1)) : 1;
  const cards::Card* const card = number < static_cast<int>(state::kMaxCards)
                                      ? context.edition.card(static_cast<cards::CardNumber>(number))
                                      : nullptr;
  if (card == nullptr) {
    context.mistake(node, "Expected a card (9 or 9/2), but found " +
                              cards::reader::what_it_is(node) + "; the cards are " +
                              std::to_string(context.edition.first_card) + " to " +
                              std::to_string(context.edition.last_card) + ".");
    return {};
  }
  if (stage > cards::kStages || card->stage(static_cast<cards::StageNumber>(stage)) == nullptr) {
    context.mistake(node, "Card " + std::to_string(number) +
                              " has no such stage: " + cards::reader::what_it_is(node) + ".");
    return {};
  }
  return {static_cast<state::CardId>(number),
          static_cast<cards::StageNumber>(stage_said ? stage : 0)};
}

CardAt read_stage_of_card(Context& context, const YAML::Node& node) {
  const CardAt at = read_card(context, node);
  if (at.card != 0 && at.stage == 0) {
    context.mistake(node, "Say on which stage of the card: " + node.Scalar() + "/1, for example.");
  }
  return at;
}

state::CardId read_card_alone(Context& context, const YAML::Node& node) {
  const CardAt at = read_card(context, node);
  if (at.stage != 0) {
    context.mistake(node, "Expected the number of a card without a stage, but found " +
                              cards::reader::what_it_is(node) + ".");
  }
  return at.card;
}

CardsAt read_cards(Context& context, const YAML::Node& node) {
  CardsAt cards;
  for (const YAML::Node& item : items(context, node, "cards")) {
    const CardAt card = read_card(context, item);
    const bool again = std::any_of(cards.begin(), cards.end(), [&](const CardAt& other) {
      return card.card != 0 && other.card == card.card;
    });
    if (again) {
      context.mistake(item, "Card " + std::to_string(card.card) + " is named twice here.");
    }
    cards.push_back(card);
  }
  return cards;
}

cards::Bag read_bag(Context& context, const YAML::Node& node) {
  cards::Bag bag;
  for (const auto& [key, value] : pairs(context, node, "resources")) {
    const auto count = static_cast<std::uint8_t>(
        cards::reader::read_number(context, value, "how many", 0, UINT8_MAX));
    if (key.IsScalar() && key.Scalar() == "any") {
      bag.any = count;
    } else {
      bag[cards::reader::read_resource(context, key)] = count;
    }
  }
  return bag;
}

Resources read_resources(Context& context, const YAML::Node& node) {
  Resources resources{};
  for (const auto& [key, value] : pairs(context, node, "resources")) {
    resources[cards::at(cards::reader::read_resource(context, key))] =
        cards::reader::read_number(context, value, "how many", 0, kMostResources);
  }
  return resources;
}

Blocked read_blocked(Context& context, const YAML::Node& node) {
  Blocked blocked;
  for (const auto& [key, value] : pairs(context, node, "blocked cards by their blocker")) {
    blocked.emplace_back(read_card_alone(context, key), read_cards(context, value));
  }
  return blocked;
}

Stickers read_stickers(Context& context, const YAML::Node& node) {
  return by_stage(context, node, "stickers by stage", [&](const YAML::Node& value, const CardAt&) {
    std::vector<cards::Sticker> stickers;
    for (const YAML::Node& item : items(context, value, "stickers")) {
      stickers.push_back(cards::reader::read_sticker(context, item));
    }
    return stickers;
  });
}

Boxes read_boxes(Context& context, const YAML::Node& node) {
  return by_stage(context, node, "boxes by stage", [&](const YAML::Node& value, const CardAt& at) {
    return read_marks(context, value, at);
  });
}

Crossed read_crossed(Context& context, const YAML::Node& node) {
  return by_stage(context, node, "resources by stage", [&](const YAML::Node& value, const CardAt&) {
    std::vector<cards::Resource> resources;
    for (const YAML::Node& item : items(context, value, "resources")) {
      resources.push_back(cards::reader::read_resource(context, item));
    }
    return resources;
  });
}

// {base: 50, 136: 72}
Scores read_scores(Context& context, const YAML::Node& node) {
  constexpr int kMostGlory = 9999;
  Scores scores;
  for (const auto& [key, value] : pairs(context, node, "scores by expansion")) {
    const bool base = key.IsScalar() && key.Scalar() == "base";
    scores.emplace_back(
        base ? state::CardId{0} : read_card_alone(context, key),
        cards::reader::read_number(context, value, "a score", -kMostGlory, kMostGlory));
  }
  return scores;
}

// {card: 136, round: 2}
ExpansionAt read_expansion(Context& context, const YAML::Node& node) {
  constexpr int kMostRounds = 20;
  ExpansionAt expansion;
  cards::reader::Fields fields(context, node, "an expansion");
  if (const auto card = fields.require("card")) {
    expansion.card = read_card_alone(context, *card);
    if (expansion.card != 0 && context.edition.expansion(expansion.card) == nullptr) {
      context.mistake(*card,
                      "No expansion is begun with card " + std::to_string(expansion.card) + ".");
    }
  }
  if (const auto round = fields.take("round")) {
    expansion.round = cards::reader::read_number(context, *round, "a round", 1, kMostRounds);
  }
  fields.finish();
  return expansion;
}

Names read_names(Context& context, const YAML::Node& node) {
  return by_stage(context, node, "names by stage", [&](const YAML::Node& value, const CardAt&) {
    return cards::reader::read_word(context, value, "a name");
  });
}

std::vector<YAML::Node> items(Context& context, const YAML::Node& node, std::string_view what) {
  if (!node.IsSequence()) {
    context.mistake(node, "Expected a list of " + std::string(what) + ", but found " +
                              cards::reader::what_it_is(node) + ".");
    return {};
  }
  return {node.begin(), node.end()};
}

std::vector<std::pair<YAML::Node, YAML::Node>> pairs(Context& context, const YAML::Node& node,
                                                     std::string_view what) {
  if (!node.IsMap()) {
    context.mistake(node, "Expected a mapping of " + std::string(what) + ", but found " +
                              cards::reader::what_it_is(node) + ".");
    return {};
  }
  std::vector<std::pair<YAML::Node, YAML::Node>> pairs;
  for (const auto& item : node) {
    const bool again = std::any_of(pairs.begin(), pairs.end(), [&](const auto& pair) {
      return item.first.IsScalar() && pair.first.IsScalar() &&
             pair.first.Scalar() == item.first.Scalar();
    });
    if (again) {
      context.mistake(item.first, cards::reader::what_it_is(item.first) + " stands here twice.");
    }
    pairs.emplace_back(item.first, item.second);
  }
  return pairs;
}

}  // namespace kronika::scenario
