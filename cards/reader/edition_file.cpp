#include "cards/reader/edition_file.h"

#include <array>

namespace kronika::cards::reader {

namespace {

constexpr int kHighestNumber = 999;

[[nodiscard]] std::pair<CardNumber, CardNumber> read_range(Context& context,
                                                           const YAML::Node& node) {
  Fields fields(context, node, "a range of cards");
  std::pair<CardNumber, CardNumber> range{1, 0};
  if (const auto from = fields.require("from")) {
    range.first =
        static_cast<CardNumber>(read_number(context, *from, "a card number", 0, kHighestNumber));
  }
  if (const auto to = fields.require("to")) {
    range.second = static_cast<CardNumber>(
        read_number(context, *to, "a card number", range.first, kHighestNumber));
  }
  fields.finish();
  return range;
}

// The entries of a mapping in their order, with a limit the compact form sets.
[[nodiscard]] std::vector<std::pair<YAML::Node, YAML::Node>> entries(Context& context,
                                                                     const YAML::Node& node,
                                                                     std::string_view what,
                                                                     std::size_t most) {
  std::vector<std::pair<YAML::Node, YAML::Node>> result;
  if (!node.IsMap()) {
    context.mistake(node, "Expected " + std::string(what) + " as a mapping, but found " +
                              what_it_is(node) + ".");
    return result;
  }
  for (const auto& item : node) {
    result.emplace_back(item.first, item.second);
  }
  if (result.size() > most) {
    context.mistake(node, "An edition can have at most " + std::to_string(most) + " " +
                              std::string(what) + ".");
    result.resize(most);
  }
  return result;
}

[[nodiscard]] std::string take_plural(Context& context, Fields& fields, const std::string& name) {
  const auto plural = fields.take("plural");
  return plural ? read_word(context, *plural, "a plural") : name + "s";
}

void read_resources(Context& context, const YAML::Node& node) {
  for (const auto& [key, value] : entries(context, node, "resources", kMaxResources)) {
    ResourceWord word{.name = read_word(context, key, "a resource"), .plural = {}};
    Fields fields(context, value, "a resource");
    word.plural = take_plural(context, fields, word.name);
    fields.finish();
    context.edition.resources.push_back(std::move(word));
  }
}

void read_keywords(Context& context, const YAML::Node& node) {
  std::vector<std::pair<std::string_view, Banner>> banners;
  for (std::size_t i = 0; i < kBanners; ++i) {
    banners.emplace_back(word(static_cast<Banner>(i)), static_cast<Banner>(i));
  }
  for (const auto& [key, value] : entries(context, node, "keywords", kMaxKeywords)) {
    KeywordWord word{.name = read_word(context, key, "a keyword"),
                     .noun = {},
                     .plural = {},
                     .banner = std::nullopt};
    Fields fields(context, value, "a keyword");
    const auto noun = fields.take("noun");
    word.noun = noun ? read_word(context, *noun, "a noun") : word.name;
    word.plural = take_plural(context, fields, word.noun);
    if (const auto banner = fields.take("banner")) {
      word.banner = read_one_of<Banner>(context, *banner, "a banner", banners);
    }
    fields.finish();
    context.edition.keywords.push_back(std::move(word));
  }
}

[[nodiscard]] std::optional<StickerKind> take_sticker_kind(Context& context, Fields& fields) {
  if (const auto resource = fields.take("produces")) {
    return sticker::Produces{read_resource(context, *resource)};
  }
  if (const auto glory = fields.take("glory")) {
    return sticker::AddsGlory{read_number(context, *glory, "glory", 1, 99)};
  }
  if (const auto keyword = fields.take("keyword")) {
    return sticker::AddsKeyword{read_keyword(context, *keyword)};
  }
  if (fields.take_flag("stays in play")) {
    return sticker::StaysInPlay{};
  }
  if (fields.take_flag("expansion mark")) {
    return sticker::ExpansionMark{};
  }
  if (fields.take_flag("purged glory")) {
    return sticker::PurgedGlory{};
  }
  return std::nullopt;
}

void read_stickers(Context& context, const YAML::Node& node) {
  constexpr std::size_t kMostStickers = 64;
  for (const auto& [key, value] : entries(context, node, "stickers", kMostStickers)) {
    StickerWord word{
        .label = read_word(context, key, "a sticker"), .kind = {}, .supply = std::nullopt};
    Fields fields(context, value, "a sticker");
    if (const auto kind = take_sticker_kind(context, fields)) {
      word.kind = *kind;
    } else {
      context.mistake(key, "What sticker " + word.label + " does is missing.");
    }
    if (const auto supply = fields.require("supply");
        supply && (!supply->IsScalar() || supply->Scalar() != "uncounted")) {
      word.supply = read_number(context, *supply, "a supply (or \"uncounted\")", 0, 99);
    }
    fields.finish();
    context.edition.stickers.push_back(std::move(word));
  }
}

void read_expansions(Context& context, const YAML::Node& node) {
  constexpr std::size_t kMostExpansions = 20;
  for (const auto& [key, value] : entries(context, node, "expansions", kMostExpansions)) {
    Expansion expansion{.card = read_card_number(context, key)};
    Fields fields(context, value, "an expansion");
    if (const auto purge = fields.require("purge")) {
      expansion.purge = read_number(context, *purge, "a number of cards", 1, 99);
    }
    if (const auto permanent = fields.require("purge permanent")) {
      expansion.purge_permanent = read_number(context, *permanent, "a number of cards", 0, 9);
    }
    if (const auto rounds = fields.require("rounds")) {
      expansion.rounds = read_number(context, *rounds, "a number of rounds", 1, 20);
    }
    fields.finish();
    context.edition.expansions.push_back(expansion);
  }
}

constexpr std::array<std::string_view, 4> kKeysAboutCards = {
    "starting cards", "last card of the rounds", "no reset from card", "expansions"};

}  // namespace

void read_edition_words(Context& context, const YAML::Node& root) {
  Fields fields(context, root, "an edition");
  if (const auto id = fields.require("edition")) {
    context.edition.id = read_word(context, *id, "the edition's id");
  }
  if (const auto name = fields.require("name")) {
    context.edition.name = read_word(context, *name, "the edition's name");
  }
  if (const auto cards = fields.require("cards")) {
    std::tie(context.edition.first_card, context.edition.last_card) = read_range(context, *cards);
  }
  if (const auto places = fields.require("score places")) {
    context.edition.score_places = read_number(context, *places, "a number of places", 1, 99);
  }
  if (const auto resources = fields.require("resources")) {
    read_resources(context, *resources);
  }
  if (const auto keywords = fields.require("keywords")) {
    read_keywords(context, *keywords);
  }
  if (const auto stickers = fields.require("stickers")) {
    read_stickers(context, *stickers);
  }
  for (const std::string_view key : kKeysAboutCards) {
    (void)fields.take(key);
  }
  fields.finish();
}

void read_edition_cards(Context& context, const YAML::Node& root) {
  Edition& edition = context.edition;
  Fields fields(context, root, "an edition");
  if (const auto start = fields.require("starting cards")) {
    std::tie(edition.first_start_card, edition.last_start_card) = read_range(context, *start);
  }
  if (const auto last = fields.require("last card of the rounds")) {
    edition.last_discovered_by_round = read_card_number(context, *last);
  }
  if (const auto legacy = fields.take("no reset from card")) {
    edition.legacy_card = read_card_number(context, *legacy);
  }
  if (const auto expansions = fields.take("expansions")) {
    read_expansions(context, *expansions);
  }
}

}  // namespace kronika::cards::reader
