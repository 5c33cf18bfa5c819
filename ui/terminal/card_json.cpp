#include "ui/terminal/card_json.h"

#include <nlohmann/json.hpp>

#include "cards/describer/describer.h"

namespace kronika::terminal {

namespace {

using cards::Edition;
using Json = nlohmann::ordered_json;

[[nodiscard]] Json icons(const Edition& edition, const cards::Icons& icons) {
  Json words = Json::array();
  for (const cards::Resource resource : icons.order) {
    words.push_back(edition.word(resource));
  }
  return words;
}

[[nodiscard]] Json production(const Edition& edition, const cards::Production& production) {
  if (production.empty()) {
    return nullptr;
  }
  if (production.options.size() == 1) {
    return {{"all", icons(edition, production.options.front())}};
  }
  Json choices = Json::array();
  for (const cards::Icons& option : production.options) {
    choices.push_back(icons(edition, option));
  }
  return {{"choose", choices}};
}

[[nodiscard]] Json bag(const Edition& edition, const cards::Bag& bag) {
  Json counts = Json::object();
  for (std::size_t i = 0; i < edition.resources.size(); ++i) {
    if (bag.counts[i] > 0) {
      counts[edition.resources[i].name] = bag.counts[i];
    }
  }
  if (bag.any > 0) {
    counts["any"] = bag.any;
  }
  return counts;
}

// As a cost frame prints it: {"keyword": "person", "count": 2}.
[[nodiscard]] Json picks(const Edition& edition, const std::vector<cards::Pick>& picks) {
  Json list = Json::array();
  for (const cards::Pick& pick : picks) {
    Json item = Json::object();
    for (std::size_t i = 0; i < edition.keywords.size(); ++i) {
      if (pick.filter.keywords.test(i)) {
        item["keyword"] = edition.keywords[i].name;
      }
    }
    for (const cards::Name name : pick.filter.names) {
      item["name"] = edition.word(name);
    }
    item["count"] = pick.most;
    list.push_back(std::move(item));
  }
  return list;
}

[[nodiscard]] Json price(const Edition& edition, const cards::Cost& cost) {
  Json value = bag(edition, cost.resources);
  if (!cost.discard.empty()) {
    value["discard"] = picks(edition, cost.discard);
  }
  return value;
}

[[nodiscard]] Json upgrade(const Edition& edition, const cards::Upgrade& upgrade,
                           cards::StageNumber from) {
  return {{"cost", bag(edition, upgrade.cost.resources)},
          {"discard", picks(edition, upgrade.cost.discard)},
          {"destroy", picks(edition, upgrade.cost.destroy)},
          {"arrow", cards::word(upgrade.arrow)},
          {"to", cards::turned(from, upgrade.arrow)}};
}

[[nodiscard]] Json box(const Edition& edition, const cards::Box& box, const std::string& sentence) {
  Json value = Json::object();
  if (box.price) {
    value["price"] = price(edition, *box.price);
  }
  if (box.glory) {
    value["glory"] = *box.glory;
  }
  if (!box.gain.empty()) {
    value["gain"] = bag(edition, box.gain);
  }
  if (box.medal) {
    value["medal"] = true;
  }
  if (box.threshold) {
    value["threshold"] = *box.threshold;
  }
  value["sentence"] = sentence;
  return value;
}

[[nodiscard]] Json stage(const Edition& edition, const cards::Card& card, cards::StageNumber number,
                         cards::Language language) {
  const cards::Stage& stage = *card.stage(number);
  const cards::StageText text = cards::describe(edition, card, number, language);
  const std::string name =
      stage.name.empty() ? std::string() : cards::word(edition, stage.name_id, language);
  Json value = {{"name", name}, {"name_line", stage.has_name_line}};
  value["keywords"] = text.keywords;
  Json banners = Json::array();
  for (std::size_t i = 0; i < cards::kBanners; ++i) {
    if (stage.banner.test(i)) {
      banners.push_back(cards::word(static_cast<cards::Banner>(i)));
    }
  }
  value["banner"] = std::move(banners);
  value["permanent"] = stage.permanent;
  value["production"] = production(edition, stage.production);
  value["glory"] = stage.glory.printed;
  if (!text.glory_rule.empty()) {
    value["glory_rule"] = text.glory_rule;
  }
  if (stage.equips) {
    value["equips"] = edition.word(*stage.equips);
  }
  value["upgrades"] = Json::array();
  for (const cards::Upgrade& one : stage.upgrades) {
    value["upgrades"].push_back(upgrade(edition, one, number));
  }
  value["boxes"] = Json::array();
  for (std::size_t i = 0; i < stage.boxes.size(); ++i) {
    value["boxes"].push_back(box(edition, stage.boxes[i], text.boxes[i]));
  }
  value["effects"] = Json::array();
  for (std::size_t i = 0; i < stage.effects.size(); ++i) {
    value["effects"].push_back({{"symbol", cards::word(stage.effects[i].symbol)},
                                {"once", stage.effects[i].once},
                                {"sentence", text.effects[i]}});
  }
  return value;
}

[[nodiscard]] Json printed_card(const Edition& edition, const cards::Card& card,
                                cards::Language language) {
  Json stages = Json::object();
  for (cards::StageNumber number = 1; number <= cards::kStages; ++number) {
    if (card.stage(number) != nullptr) {
      stages[std::to_string(number)] = stage(edition, card, number, language);
    }
  }
  return {{"number", card.number},
          {"kind", cards::word(card.kind)},
          {"choose_side", card.choose_side},
          {"stages", std::move(stages)}};
}

}  // namespace

std::string catalogue_as_json(const Edition& edition, cards::Language language) {
  Json list = Json::array();
  for (const cards::Card& card : edition.cards) {
    list.push_back(printed_card(edition, card, language));
  }
  return Json{{"edition", edition.id}, {"cards", std::move(list)}}.dump(2);
}

std::string printed_card_as_json(const Edition& edition, const cards::Card& card,
                                 cards::Language language) {
  return printed_card(edition, card, language).dump(2);
}

}  // namespace kronika::terminal
