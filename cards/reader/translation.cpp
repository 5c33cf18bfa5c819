#include "cards/reader/translation.h"

#include <algorithm>
#include <array>

namespace kronika::cards::reader {

namespace {

using polish::Forms;
using polish::Gender;
using polish::Noun;

constexpr std::array<std::pair<std::string_view, Gender>, 5> kGenders = {
    {{"personal", Gender::kPersonal},
     {"animate", Gender::kAnimate},
     {"inanimate", Gender::kInanimate},
     {"feminine", Gender::kFeminine},
     {"neuter", Gender::kNeuter}}};

[[nodiscard]] std::string read_translated(Context& context, const YAML::Node& node) {
  std::string word = read_word(context, node, "a Polish word");
  if (word.empty() && node.IsScalar()) {
    context.mistake(node, "This word is empty; leave the line out where there is no word yet.");
  }
  return word;
}

[[nodiscard]] Forms read_forms(Context& context, const YAML::Node& node) {
  Forms forms;
  if (!node.IsSequence() || node.size() != forms.size()) {
    context.mistake(node,
                    "Expected four forms (nominative, genitive, accusative, instrumental), "
                    "but found " +
                        (node.IsSequence() ? std::to_string(node.size()) : what_it_is(node)) + ".");
    return forms;
  }
  for (std::size_t i = 0; i < forms.size(); ++i) {
    forms[i] = read_translated(context, node[i]);
  }
  return forms;
}

[[nodiscard]] Noun take_noun(Context& context, Fields& fields) {
  Noun noun;
  if (const auto gender = fields.require("gender")) {
    noun.gender = read_one_of<Gender>(context, *gender, "a gender", kGenders).value_or(Gender{});
  }
  if (const auto singular = fields.require("singular")) {
    noun.singular = read_forms(context, *singular);
  }
  if (const auto plural = fields.require("plural")) {
    noun.plural = read_forms(context, *plural);
  }
  return noun;
}

[[nodiscard]] Noun read_resource_noun(Context& context, const YAML::Node& node) {
  Fields fields(context, node, "a noun");
  Noun noun = take_noun(context, fields);
  noun.mass = fields.take_flag("mass");
  fields.finish();
  return noun;
}

[[nodiscard]] polish::KeywordWords read_keyword_words(Context& context, const YAML::Node& node) {
  Fields fields(context, node, "a keyword");
  polish::KeywordWords words;
  words.noun = take_noun(context, fields);
  const auto word = fields.take("word");
  words.word = word ? read_translated(context, *word) : words.noun.singular.front();
  fields.finish();
  return words;
}

// `index(key)` finds what a word is for, `read(value)` reads it into its place.
template <typename Word, typename Index, typename Read>
void read_words(Context& context, const YAML::Node& node, std::string_view what,
                std::vector<std::optional<Word>>& words, const Index& index, const Read& read) {
  if (!node.IsMap()) {
    context.mistake(node, "Expected " + std::string(what) + " as a mapping, but found " +
                              what_it_is(node) + ".");
    return;
  }
  for (const auto& item : node) {
    const std::size_t before = context.mistakes.size();
    const std::size_t place = index(item.first);
    if (context.mistakes.size() > before) {
      continue;
    }
    if (words[place]) {
      context.mistake(item.first, "\"" + item.first.Scalar() + "\" is translated twice.");
      continue;
    }
    words[place] = read(item.second);
  }
}

// "Wall": a part of names, as cards look for it.
void read_name_words(Context& context, const YAML::Node& node) {
  Fields fields(context, node, "a list of name words");
  for (const std::string& word : fields.rest()) {
    const bool known =
        std::any_of(context.edition.names.begin(), context.edition.names.end(),
                    [&](const std::string& name) { return name.find(word) != std::string::npos; });
    const auto translated = fields.take(word);
    if (!known) {
      context.mistake(*translated, "No name of this edition includes \"" + word + "\".");
    }
    context.edition.polish.name_words[word] = read_translated(context, *translated);
  }
}

}  // namespace

void prepare_translations(Context& context) {
  Edition& edition = context.edition;
  edition.polish.names.resize(edition.names.size());
  edition.polish.resources.resize(edition.resources.size());
  edition.polish.keywords.resize(edition.keywords.size());
}

void read_polish(Context& context, const YAML::Node& root) {
  polish::Words& words = context.edition.polish;
  Fields fields(context, root, "a translation");
  if (const auto parts = fields.take("name words")) {
    read_name_words(context, *parts);
  }
  if (const auto resources = fields.take("resources")) {
    read_words(
        context, *resources, "resources", words.resources,
        [&](const YAML::Node& key) { return at(read_resource(context, key)); },
        [&](const YAML::Node& value) { return read_resource_noun(context, value); });
  }
  if (const auto keywords = fields.take("keywords")) {
    read_words(
        context, *keywords, "keywords", words.keywords,
        [&](const YAML::Node& key) { return at(read_keyword(context, key)); },
        [&](const YAML::Node& value) { return read_keyword_words(context, value); });
  }
  if (const auto names = fields.take("names")) {
    read_words(
        context, *names, "names", words.names,
        [&](const YAML::Node& key) { return at(read_name(context, key)); },
        [&](const YAML::Node& value) { return read_translated(context, value); });
  }
  fields.finish();
}

}  // namespace kronika::cards::reader
