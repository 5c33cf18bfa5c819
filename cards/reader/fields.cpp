#include "cards/reader/fields.h"

#include <algorithm>
#include <charconv>
#include <numeric>

namespace kronika::cards::reader {

namespace {

[[nodiscard]] std::string in_quotes(std::string_view word) {
  return "\"" + std::string(word) + "\"";
}

// Letters to insert, delete, replace or swap with their neighbour.
[[nodiscard]] std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::vector<std::size_t>> d(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
  for (std::size_t i = 0; i <= a.size(); ++i) {
    d[i][0] = i;
  }
  std::iota(d[0].begin(), d[0].end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t replaced = d[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      d[i][j] = std::min({d[i - 1][j] + 1, d[i][j - 1] + 1, replaced});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
        d[i][j] = std::min(d[i][j], d[i - 2][j - 2] + 1);
      }
    }
  }
  return d[a.size()][b.size()];
}

template <typename Range>
[[nodiscard]] std::vector<std::string_view> views(const Range& words) {
  std::vector<std::string_view> result;
  for (const auto& word : words) {
    result.emplace_back(word);
  }
  return result;
}

// Finds a word in one of the edition's word lists.
template <typename Index, typename List, typename NameOf>
[[nodiscard]] Index find_word(Context& context, const YAML::Node& node, std::string_view what,
                              const List& list, NameOf name_of) {
  const std::string word = read_word(context, node, what);
  std::vector<std::string_view> known;
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (name_of(list[i]) == word) {
      return static_cast<Index>(i);
    }
    known.emplace_back(name_of(list[i]));
  }
  if (!word.empty()) {
    context.mistake(node, "This edition has no " + std::string(what) + " " + in_quotes(word) + "." +
                              did_you_mean(word, known));
  }
  return Index{};
}

}  // namespace

void Context::mistake(const YAML::Node& where, std::string sentence) {
  const YAML::Mark mark = where.IsDefined() ? where.Mark() : YAML::Mark::null_mark();
  mistakes.push_back(
      {file, std::max(mark.line, 0) + 1, std::max(mark.column, 0) + 1, std::move(sentence)});
}

std::optional<std::string_view> nearest(std::string_view word,
                                        std::span<const std::string_view> known) {
  constexpr std::size_t kLongestWordCompared = 60;
  if (word.size() > kLongestWordCompared) {
    return std::nullopt;
  }
  const std::size_t tolerance = 1 + word.size() / 3;
  std::optional<std::string_view> best;
  std::size_t best_distance = tolerance + 1;
  for (const std::string_view candidate : known) {
    const std::size_t found = distance(word, candidate);
    if (found < best_distance) {
      best = candidate;
      best_distance = found;
    }
  }
  return best;
}

std::string did_you_mean(std::string_view word, std::span<const std::string_view> known) {
  const auto best = nearest(word, known);
  return best ? " Did you mean " + in_quotes(*best) + "?" : std::string();
}

Fields::Fields(Context& context, const YAML::Node& node, std::string what)
    : context_(context), node_(node), what_(std::move(what)) {
  if (node.IsNull()) {
    return;
  }
  if (!node.IsMap()) {
    context.mistake(node,
                    "Expected " + what_ + " as a mapping, but found " + what_it_is(node) + ".");
    return;
  }
  for (const auto& item : node) {
    std::string key = item.first.IsScalar() ? item.first.Scalar() : std::string();
    const bool again = std::any_of(entries_.begin(), entries_.end(),
                                   [&](const Entry& entry) { return entry.key == key; });
    if (again) {
      context.mistake(item.first, in_quotes(key) + " stands twice in " + what_ + ".");
    } else {
      entries_.push_back({std::move(key), item.first, item.second});
    }
  }
}

std::optional<YAML::Node> Fields::take(std::string_view key) {
  known_.emplace_back(key);
  for (Entry& entry : entries_) {
    if (entry.key == key) {
      entry.taken = true;
      return entry.value;
    }
  }
  return std::nullopt;
}

std::optional<YAML::Node> Fields::require(std::string_view key) {
  auto value = take(key);
  if (!value && !node_.IsNull() && !node_.IsMap()) {
    return value;  // the constructor has said what is wrong
  }
  if (!value) {
    context_.mistake(node_, in_quotes(key) + " is missing in " + what_ + ".");
  }
  return value;
}

bool Fields::take_flag(std::string_view key) {
  const auto node = take(key);
  if (!node) {
    return false;
  }
  if (node->IsScalar() && node->Scalar() == "true") {
    return true;
  }
  context_.mistake(*node, in_quotes(key) + " can only be true; leave it out where it is not.");
  return false;
}

std::vector<std::string> Fields::rest() const {
  std::vector<std::string> keys;
  for (const Entry& entry : entries_) {
    if (!entry.taken) {
      keys.push_back(entry.key);
    }
  }
  return keys;
}

void Fields::finish() {
  for (const Entry& entry : entries_) {
    if (!entry.taken) {
      context_.mistake(entry.key_node, in_quotes(entry.key) + " is not known in " + what_ + "." +
                                           did_you_mean(entry.key, views(known_)));
    }
  }
}

std::string what_it_is(const YAML::Node& node) {
  if (node.IsSequence()) {
    return "a list";
  }
  if (node.IsMap()) {
    return "a mapping";
  }
  if (node.IsScalar()) {
    constexpr std::size_t kLongestQuote = 40;
    const std::string& text = node.Scalar();
    return text.size() > kLongestQuote ? in_quotes(text.substr(0, kLongestQuote) + "…")
                                       : in_quotes(text);
  }
  return "nothing";
}

int read_number(Context& context, const YAML::Node& node, std::string_view what, int least,
                int most) {
  int value = 0;
  if (node.IsScalar()) {
    const std::string& text = node.Scalar();
    const char* const end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, value);
    if (error == std::errc() && stopped == end && value >= least && value <= most) {
      return value;
    }
  }
  context.mistake(node, "Expected " + std::string(what) + " as a number from " +
                            std::to_string(least) + " to " + std::to_string(most) + ", but found " +
                            what_it_is(node) + ".");
  return least;
}

std::string read_word(Context& context, const YAML::Node& node, std::string_view what) {
  if (node.IsScalar()) {
    return node.Scalar();
  }
  context.mistake(node, "Expected " + std::string(what) + ", but found " + what_it_is(node) + ".");
  return {};
}

Resource read_resource(Context& context, const YAML::Node& node) {
  return find_word<Resource>(
      context, node, "resource", context.edition.resources,
      [](const ResourceWord& word) -> const auto& { return word.name; });
}

Keyword read_keyword(Context& context, const YAML::Node& node) {
  return find_word<Keyword>(
      context, node, "keyword", context.edition.keywords,
      [](const KeywordWord& word) -> const auto& { return word.name; });
}

Sticker read_sticker(Context& context, const YAML::Node& node) {
  return find_word<Sticker>(
      context, node, "sticker", context.edition.stickers,
      [](const StickerWord& word) -> const auto& { return word.label; });
}

CardNumber read_card_number(Context& context, const YAML::Node& node) {
  constexpr int kHighestNumber = 999;
  const auto number =
      static_cast<CardNumber>(read_number(context, node, "a card number", 0, kHighestNumber));
  if (node.IsScalar() && !context.numbers.contains(number)) {
    context.mistake(node, "This edition has no card " + node.Scalar() + ".");
  }
  return number;
}

Name read_name(Context& context, const YAML::Node& node) {
  const std::string word = read_word(context, node, "the name of a stage");
  if (const auto found = context.names.find(word); found != context.names.end()) {
    return found->second;
  }
  if (!word.empty()) {
    std::vector<std::string_view> known;
    for (const auto& [name, id] : context.names) {
      known.emplace_back(name);
    }
    context.mistake(node, "No stage of this edition is called " + in_quotes(word) + "." +
                              did_you_mean(word, known));
  }
  return Name{};
}

StageNumber read_stage_number(Context& context, const YAML::Node& node) {
  return static_cast<StageNumber>(read_number(context, node, "a stage", 1, kStages));
}

std::vector<YAML::Node> as_list(const YAML::Node& node) {
  if (!node.IsSequence()) {
    return {node};
  }
  return {node.begin(), node.end()};
}

}  // namespace kronika::cards::reader
