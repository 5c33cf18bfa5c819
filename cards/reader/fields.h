// Reading YAML with good manners: every mistake is noted with its place, every
// unknown word with the nearest known one, and reading goes on, so that the
// author of a card sees all mistakes at once.
#pragma once

#include <yaml-cpp/yaml.h>

#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cards/reader/load.h"

namespace kronika::cards::reader {

// What one load knows and has found so far.
struct Context {
  std::string file;
  std::vector<Mistake> mistakes;
  Edition edition;  // its word lists are complete before the first card is read
  std::map<std::string, Name, std::less<>> names;
  std::set<CardNumber> numbers;
  // Those of the folder that is being read: of the edition, or of an expansion.
  CardNumber first_card = 0;
  CardNumber last_card = 0;
  std::size_t own_stickers = 0;  // of the edition itself, without its expansions

  void mistake(const YAML::Node& where, std::string sentence);
};

// The word of `known` that is closest to `word`, if any is close at all.
[[nodiscard]] std::optional<std::string_view> nearest(std::string_view word,
                                                      std::span<const std::string_view> known);

// " Did you mean "coin"?", or nothing.
[[nodiscard]] std::string did_you_mean(std::string_view word,
                                       std::span<const std::string_view> known);

// A mapping whose keys are taken one by one; what nobody took is a mistake.
// Usage: take everything that may be there, then finish().
class Fields {
 public:
  Fields(Context& context, const YAML::Node& node, std::string what);

  [[nodiscard]] std::optional<YAML::Node> take(std::string_view key);
  // Reports a mistake if the key is not there.
  [[nodiscard]] std::optional<YAML::Node> require(std::string_view key);
  // `key: true`; absent means false.
  [[nodiscard]] bool take_flag(std::string_view key);
  // All keys that nobody has taken yet.
  [[nodiscard]] std::vector<std::string> rest() const;
  void finish();

  [[nodiscard]] const YAML::Node& node() const { return node_; }
  [[nodiscard]] bool empty() const { return entries_.empty(); }

 private:
  struct Entry {
    std::string key;
    YAML::Node key_node;
    YAML::Node value;
    bool taken = false;
  };

  Context& context_;
  YAML::Node node_;
  std::string what_;
  std::vector<Entry> entries_;
  std::vector<std::string> known_;
};

// "a list", "a mapping", "the word "coin"": what a node is, for messages.
[[nodiscard]] std::string what_it_is(const YAML::Node& node);

// Each reports a mistake and returns a harmless value if the node does not fit.
[[nodiscard]] int read_number(Context& context, const YAML::Node& node, std::string_view what,
                              int least, int most);
[[nodiscard]] std::string read_word(Context& context, const YAML::Node& node,
                                    std::string_view what);
[[nodiscard]] Resource read_resource(Context& context, const YAML::Node& node);
[[nodiscard]] Keyword read_keyword(Context& context, const YAML::Node& node);
[[nodiscard]] Sticker read_sticker(Context& context, const YAML::Node& node);
[[nodiscard]] CardNumber read_card_number(Context& context, const YAML::Node& node);
[[nodiscard]] Name read_name(Context& context, const YAML::Node& node);
[[nodiscard]] StageNumber read_stage_number(Context& context, const YAML::Node& node);

// A list, or a single item that stands for a list of one.
[[nodiscard]] std::vector<YAML::Node> as_list(const YAML::Node& node);

// The value whose word this is; `words` lists all that are allowed here.
template <typename Value>
[[nodiscard]] std::optional<Value> read_one_of(
    Context& context, const YAML::Node& node, std::string_view what,
    std::span<const std::pair<std::string_view, Value>> words) {
  const std::string word = read_word(context, node, what);
  std::vector<std::string_view> known;
  for (const auto& [name, value] : words) {
    if (name == word) {
      return value;
    }
    known.push_back(name);
  }
  if (!word.empty()) {
    context.mistake(node, "\"" + word + "\" is not known as " + std::string(what) + "." +
                              did_you_mean(word, known));
  }
  return std::nullopt;
}

}  // namespace kronika::cards::reader
