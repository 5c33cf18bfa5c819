#include "cards/reader/stages.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "cards/reader/lint.h"

namespace kronika::cards::reader {

namespace {

[[nodiscard]] Production read_production(Context& context, const YAML::Node& node) {
  Production production;
  if (node.IsMap() && node["one of"]) {
    Fields fields(context, node, "a production");
    if (const auto options = fields.take("one of")) {
      for (const YAML::Node& option : as_list(*options)) {
        production.options.push_back(read_icons(context, option));
      }
    }
    fields.finish();
    return production;
  }
  production.options.push_back(read_icons(context, node));
  return production;
}

[[nodiscard]] Glory read_glory(Context& context, const YAML::Node& node) {
  constexpr int kHighest = 999;
  Glory glory;
  if (!node.IsMap()) {
    glory.printed = read_number(context, node, "glory", -kHighest, kHighest);
    return glory;
  }
  Fields fields(context, node, "glory");
  if (const auto printed = fields.take("printed")) {
    glory.printed = read_number(context, *printed, "glory", -kHighest, kHighest);
  }
  if (const auto rule = fields.take("worth")) {
    glory.rule = read_amount(context, *rule);
  }
  if (const auto condition = fields.take("if")) {
    glory.rule_if = read_condition(context, *condition);
  }
  if (const auto purged = fields.take("when purged")) {
    glory.when_purged = read_amount(context, *purged);
  }
  fields.finish();
  if (!glory.rule && !glory.when_purged) {
    context.mistake(node, "A computed glory needs \"worth\" or \"when purged\".");
  }
  return glory;
}

[[nodiscard]] std::vector<Upgrade> read_upgrades(Context& context, const YAML::Node& node) {
  std::vector<Upgrade> upgrades;
  const std::array<std::pair<std::string_view, Arrow>, 2> words = {
      {{"rotate", Arrow::kRotate}, {"flip", Arrow::kFlip}}};
  if (!node.IsMap()) {
    context.mistake(node,
                    "Expected upgrades as \"arrow: cost\", but found " + what_it_is(node) + ".");
    return upgrades;
  }
  for (const auto& item : node) {
    const auto arrow = read_one_of<Arrow>(context, item.first, "an arrow (rotate or flip)", words);
    Cost cost = read_cost(context, item.second);
    if (!arrow) {
      continue;
    }
    const bool again = std::any_of(upgrades.begin(), upgrades.end(),
                                   [&](const Upgrade& upgrade) { return upgrade.arrow == *arrow; });
    if (again) {
      context.mistake(item.first, "A stage has only one upgrade with each arrow.");
    }
    upgrades.push_back({*arrow, std::move(cost)});
  }
  return upgrades;
}

// One box, or as many blank ones as it says.
void read_box(Context& context, const YAML::Node& node, std::vector<Box>& boxes) {
  Fields fields(context, node, "a box");
  if (const auto blank = fields.take("blank")) {
    const int count = read_number(context, *blank, "a number of blank boxes", 1, 48);
    boxes.insert(boxes.end(), static_cast<std::size_t>(count), Box{});
    fields.finish();
    return;
  }
  Box box;
  int count = 1;
  if (const auto times = fields.take("times")) {
    count = read_number(context, *times, "a number of boxes", 1, 48);
  }
  if (const auto price = fields.take("price")) {
    box.price = read_cost(context, *price);
  }
  if (const auto gain = fields.take("gain")) {
    box.gain = read_bag(context, *gain);
  }
  if (const auto glory = fields.take("glory")) {
    box.glory = read_number(context, *glory, "glory", 0, 999);
  }
  box.medal = fields.take_flag("medal");
  if (const auto threshold = fields.take("threshold")) {
    box.threshold = read_number(context, *threshold, "a threshold", 1, 999);
  }
  if (const auto steps = fields.take("do")) {
    box.steps = read_steps(context, *steps);
  }
  fields.finish();
  const bool means_something =
      box.price || !box.gain.empty() || box.glory || box.medal || !box.steps.empty();
  if (!means_something) {
    context.mistake(node,
                    "This box has no meaning: give it a price, gain, glory, medal or \"do\", "
                    "or call it blank.");
  }
  if (box.threshold && box.steps.empty()) {
    context.mistake(node, "Nothing happens when this threshold is reached: \"do\" is missing.");
  }
  boxes.insert(boxes.end(), static_cast<std::size_t>(count), box);
}

[[nodiscard]] BannerSet banner_of(Context& context, const Stage& stage,
                                  const std::optional<YAML::Node>& printed) {
  BannerSet banner;
  if (printed) {
    std::vector<std::pair<std::string_view, Banner>> words;
    for (std::size_t i = 0; i < kBanners; ++i) {
      words.emplace_back(word(static_cast<Banner>(i)), static_cast<Banner>(i));
    }
    for (const YAML::Node& item : as_list(*printed)) {
      if (const auto one = read_one_of<Banner>(context, item, "a banner", words)) {
        banner.set(at(*one));
      }
    }
    return banner;
  }
  for (const Keyword keyword : stage.printed_keywords) {  // rule 1.4
    if (const auto one = context.edition.keywords[at(keyword)].banner) {
      banner.set(at(*one));
    }
  }
  return banner;
}

[[nodiscard]] Stage read_stage(Context& context, const YAML::Node& node) {
  Stage stage;
  Fields fields(context, node, "a stage");
  if (const auto name = fields.require("name")) {
    stage.name = read_word(context, *name, "a name");
    const auto known = context.names.find(stage.name);
    stage.name_id = known == context.names.end() ? Name{} : known->second;
  }
  stage.has_name_line = fields.take_flag("name line");
  if (const auto keywords = fields.take("keywords")) {
    for (const YAML::Node& item : as_list(*keywords)) {
      const Keyword keyword = read_keyword(context, item);
      stage.printed_keywords.push_back(keyword);
      stage.keywords.set(at(keyword));
    }
  }
  stage.banner = banner_of(context, stage, fields.take("banner"));
  // Some permanent stages print it among their keywords, others only in their text.
  stage.permanent =
      fields.take_flag("permanent") ||
      std::any_of(stage.printed_keywords.begin(), stage.printed_keywords.end(),
                  [&](Keyword keyword) { return context.edition.word(keyword) == "permanent"; });
  if (const auto equips = fields.take("equips")) {
    stage.equips = read_keyword(context, *equips);
  }
  if (const auto production = fields.take("production")) {
    stage.production = read_production(context, *production);
  }
  if (const auto glory = fields.take("glory")) {
    stage.glory = read_glory(context, *glory);
  }
  if (const auto upgrades = fields.take("upgrades")) {
    stage.upgrades = read_upgrades(context, *upgrades);
  }
  if (const auto boxes = fields.take("boxes")) {
    for (const YAML::Node& item : as_list(*boxes)) {
      read_box(context, item, stage.boxes);
    }
  }
  stage.boxes_in_order = fields.take_flag("boxes in order");
  if (const auto steps = fields.take("when all boxes are marked")) {
    stage.when_all_marked = read_steps(context, *steps);
  }
  if (const auto effects = fields.take("effects")) {
    stage.effects = read_effects(context, *effects);
  }
  fields.finish();
  return stage;
}

// "14/3"
[[nodiscard]] std::optional<std::pair<CardNumber, StageNumber>> parse_stage_reference(
    std::string_view text) {
  int card = 0;
  int stage = 0;
  const char* const end = text.data() + text.size();
  const auto [slash, card_error] = std::from_chars(text.data(), end, card);
  constexpr int kHighestNumber = 999;
  if (card_error != std::errc() || card < 0 || card > kHighestNumber || slash == end ||
      *slash != '/') {
    return std::nullopt;
  }
  const auto [stopped, stage_error] = std::from_chars(slash + 1, end, stage);
  if (stage_error != std::errc() || stopped != end || stage < 1 || stage > kStages) {
    return std::nullopt;
  }
  return std::pair(static_cast<CardNumber>(card), static_cast<StageNumber>(stage));
}

[[nodiscard]] std::optional<Stage> read_stage_or_reference(Context& context, const YAML::Node& node,
                                                           const StageSources& stages) {
  if (!node.IsMap() || !node["same as"]) {
    return read_stage(context, node);
  }
  Fields fields(context, node, "a stage");
  const auto reference = fields.take("same as");
  fields.finish();
  const std::string text = read_word(context, *reference, "a stage such as 14/3");
  const auto key = parse_stage_reference(text);
  const auto found = key ? stages.find(*key) : stages.end();
  if (found == stages.end()) {
    context.mistake(*reference, "There is no stage \"" + text + "\" to be the same as.");
    return std::nullopt;
  }
  if (found->second.IsMap() && found->second["same as"]) {
    context.mistake(*reference, "Stage " + text + " is itself the same as another: name that one.");
    return std::nullopt;
  }
  // Its mistakes are reported where it stands, not once more here.
  const std::size_t mistakes_so_far = context.mistakes.size();
  Stage stage = read_stage(context, found->second);
  context.mistakes.resize(mistakes_so_far);
  return stage;
}

[[nodiscard]] CardKind kind_of(const Card& card, bool scroll) {
  if (scroll) {
    return CardKind::kScroll;
  }
  const bool permanent =
      std::all_of(card.stages.begin(), card.stages.end(),
                  [](const std::optional<Stage>& stage) { return !stage || stage->permanent; });
  return permanent ? CardKind::kPermanent : CardKind::kNormal;
}

}  // namespace

std::vector<YAML::Node> numbers_of(const YAML::Node& entry) {
  if (!entry.IsMap()) {
    return {};
  }
  if (const YAML::Node card = entry["card"]) {
    return {card};
  }
  const YAML::Node cards = entry["cards"];
  return cards ? as_list(cards) : std::vector<YAML::Node>();
}

std::vector<Card> read_cards(Context& context, const YAML::Node& entry,
                             const StageSources& stages) {
  const std::size_t mistakes_before = context.mistakes.size();
  Fields fields(context, entry, "a card");
  const auto number = fields.take("card");
  const auto numbers = fields.take("cards");
  if (number.has_value() == numbers.has_value()) {
    context.mistake(entry,
                    "A card has either one number (\"card: 14\") or several (\"cards: [1, 2]\").");
  }
  Card card;
  const bool scroll = fields.take_flag("scroll");
  card.choose_side = fields.take_flag("choose side");
  const auto stage_map = fields.require("stages");
  fields.finish();
  if (stage_map && !stage_map->IsMap()) {
    context.mistake(*stage_map,
                    "Expected the stages 1 to 4, but found " + what_it_is(*stage_map) + ".");
  }
  for (const auto& item : stage_map && stage_map->IsMap() ? *stage_map : YAML::Node()) {
    const std::size_t before = context.mistakes.size();
    const StageNumber stage_number = read_stage_number(context, item.first);
    auto& slot = card.stages[stage_number - 1U];
    if (context.mistakes.size() > before) {
      continue;
    }
    if (slot) {
      context.mistake(item.first, "Stage " + std::to_string(stage_number) + " stands here twice.");
    }
    slot = read_stage_or_reference(context, item.second, stages);
  }
  card.kind = kind_of(card, scroll);
  if (context.mistakes.size() == mistakes_before) {  // else the whole is wrong because a part is
    lint_card(context, card, entry);
  }

  std::vector<Card> cards;
  for (const YAML::Node& node : numbers_of(entry)) {
    card.number = static_cast<CardNumber>(
        read_number(context, node, "a card number", context.first_card, context.last_card));
    cards.push_back(card);
  }
  return cards;
}

}  // namespace kronika::cards::reader
