#include "cards/reader/edition_file.h"

#include <algorithm>
#include <array>

#include "cards/reader/picks.h"

namespace kronika::cards::reader {

namespace {

constexpr int kHighestNumber = 999;
constexpr std::size_t kMostStickers = 64;

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
  if (fields.take_flag("starts in play")) {
    return sticker::StartsInPlay{};
  }
  if (fields.take_flag("bottom of deck")) {
    return sticker::BottomOfDeck{};
  }
  if (fields.take_flag("tab")) {
    return sticker::Tab{};
  }
  return std::nullopt;
}

void read_stickers(Context& context, const YAML::Node& node) {
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

// {each round: 5, from: 140, to: 164}
void read_discoveries(Context& context, const YAML::Node& node, Expansion& expansion) {
  Fields fields(context, node, "what an expansion discovers");
  if (const auto count = fields.require("each round")) {
    expansion.discovers = read_number(context, *count, "a number of cards", 1, 9);
  }
  if (const auto from = fields.require("from")) {
    expansion.first_discovered = read_card_number(context, *from);
  }
  if (const auto to = fields.require("to")) {
    expansion.last_discovered = read_card_number(context, *to);
  }
  fields.finish();
}

void read_expansions(Context& context, const YAML::Node& node) {
  constexpr std::size_t kMostExpansions = 20;
  for (const auto& [key, value] : entries(context, node, "expansions", kMostExpansions)) {
    Expansion expansion;
    expansion.card = read_card_number(context, key);
    Fields fields(context, value, "an expansion");
    if (const auto purge = fields.require("purge")) {
      expansion.purge = read_number(context, *purge, "a number of cards", 1, 99);
    }
    if (const auto permanent = fields.require("purge permanent")) {
      expansion.purge_permanent = read_number(context, *permanent, "a number of cards", 0, 9);
    }
    if (context.last_card / std::max(expansion.purge, 1) + expansion.purge_permanent >
        kMostPurged) {
      context.mistake(value, "With so small a purge more than " + std::to_string(kMostPurged) +
                                 " cards could be set aside at once.");
    }
    if (const auto focus = fields.take("focus")) {
      expansion.focus = read_pick(context, *focus);
    }
    if (const auto rounds = fields.require("rounds")) {
      expansion.rounds = read_number(context, *rounds, "a number of rounds", 1, 20);
    }
    if (const auto discovers = fields.take("discovers")) {
      read_discoveries(context, *discovers, expansion);
    }
    fields.finish();
    context.edition.expansions.push_back(expansion);
  }
}

constexpr std::array<std::string_view, 4> kKeysAboutCards = {
    "starting cards", "last card of the rounds", "no reset from card", "expansions"};

}  // namespace

namespace {

// A word list that an expansion has made longer: no word twice, and not too many.
template <typename Words, typename Name>
void check_grown(Context& context, const YAML::Node& added, Words& words, std::size_t most,
                 const Name& name) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (name(words[i]) == name(words[j])) {
        context.mistake(added, "\"" + name(words[i]) + "\" is already a word of the edition.");
      }
    }
  }
  if (words.size() > most) {
    context.mistake(added, "With these there are " + std::to_string(words.size()) +
                               ", more than the " + std::to_string(most) + " that fit.");
    words.resize(most);
  }
}

void read_card_range(Context& context, Fields& fields) {
  if (const auto cards = fields.require("cards")) {
    std::tie(context.first_card, context.last_card) = read_range(context, *cards);
  }
}

}  // namespace

std::string extended_edition(const YAML::Node& root) {
  const YAML::Node extends = root.IsMap() ? root["extends"] : YAML::Node();
  return extends && extends.IsScalar() ? extends.Scalar() : std::string();
}

// rules 17.4, 13.2: an expansion adds to the edition's words.
void read_expansion_words(Context& context, const YAML::Node& root) {
  Edition& edition = context.edition;
  Fields fields(context, root, "an expansion");
  if (const auto id = fields.require("expansion")) {
    (void)read_word(context, *id, "the expansion's id");
  }
  if (const auto extends = fields.require("extends");
      extends && read_word(context, *extends, "an edition's id") != edition.id) {
    context.mistake(*extends, "This expansion extends \"" + extended_edition(root) +
                                  "\", but the edition beside it is \"" + edition.id + "\".");
  }
  if (const auto name = fields.require("name")) {
    (void)read_word(context, *name, "the expansion's name");
  }
  const CardNumber last_so_far = edition.last_card;
  read_card_range(context, fields);
  if (context.first_card <= last_so_far) {
    context.mistake(root["cards"], "The cards of an expansion come after those of the edition: " +
                                       std::to_string(last_so_far) + " is the last one so far.");
  }
  edition.last_card = std::max(last_so_far, context.last_card);
  if (const auto resources = fields.take("resources")) {
    read_resources(context, *resources);
    check_grown(context, *resources, edition.resources, kMaxResources,
                [](const ResourceWord& word) { return word.name; });
  }
  if (const auto keywords = fields.take("keywords")) {
    read_keywords(context, *keywords);
    check_grown(context, *keywords, edition.keywords, kMaxKeywords,
                [](const KeywordWord& word) { return word.name; });
  }
  if (const auto stickers = fields.take("stickers")) {
    read_stickers(context, *stickers);
    check_grown(context, *stickers, edition.stickers, kMostStickers,
                [](const StickerWord& word) { return word.label; });
  }
  if (!fields.take("expansions")) {
    context.mistake(root, "\"expansions\" is missing: with which card is it begun?");
  }
  fields.finish();
}

void read_expansion_cards(Context& context, const YAML::Node& root) {
  if (root["expansions"]) {
    read_expansions(context, root["expansions"]);
  }
}

void read_edition_words(Context& context, const YAML::Node& root) {
  Fields fields(context, root, "an edition");
  if (const auto id = fields.require("edition")) {
    context.edition.id = read_word(context, *id, "the edition's id");
  }
  if (const auto name = fields.require("name")) {
    context.edition.name = read_word(context, *name, "the edition's name");
  }
  read_card_range(context, fields);
  context.edition.first_card = context.first_card;
  context.edition.last_card = context.last_card;
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
  context.own_stickers = context.edition.stickers.size();
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
    for (const Card& card : edition.cards) {
      if (card.kind == CardKind::kScroll && edition.starts_in_kingdom(card.number)) {
        context.mistake(*start, "Card " + std::to_string(card.number) +
                                    " is a scroll, which is followed when it is discovered and "
                                    "never part of the kingdom (rule 14.5).");
      }
    }
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
