#include "cards/reader/load.h"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "cards/reader/edition_file.h"
#include "cards/reader/stages.h"

namespace kronika::cards {

namespace {

using reader::Context;

struct CardFile {
  std::string path;
  YAML::Node root;
};

[[nodiscard]] std::optional<YAML::Node> parse(Context& context, const SourceFile& source) {
  context.file = source.path;
  try {
    return YAML::Load(source.text);
  } catch (const YAML::Exception& error) {
    context.mistakes.push_back({source.path, std::max(error.mark.line, 0) + 1,
                                std::max(error.mark.column, 0) + 1,
                                "This is not YAML: " + error.msg + "."});
    return std::nullopt;
  }
}

// Every stage name, so that a card can name another one wherever that stands.
void collect_name(Context& context, const YAML::Node& stage) {
  const YAML::Node name = stage.IsMap() ? stage["name"] : YAML::Node();
  if (!name || !name.IsScalar()) {
    return;
  }
  const auto id = static_cast<Name>(context.edition.names.size());
  if (context.names.try_emplace(name.Scalar(), id).second) {
    context.edition.names.push_back(name.Scalar());
  }
}

// The first pass over the files: which numbers, stages and names are there.
[[nodiscard]] reader::StageSources collect(Context& context, const std::vector<CardFile>& files) {
  reader::StageSources stages;
  for (const CardFile& file : files) {
    context.file = file.path;
    if (!file.root.IsSequence()) {
      context.mistake(file.root, "A card file is a list of cards (\"- card: 14\"), but found " +
                                     reader::what_it_is(file.root) + ".");
      continue;
    }
    for (const YAML::Node& entry : file.root) {
      const YAML::Node stage_map = entry.IsMap() ? entry["stages"] : YAML::Node();
      for (const YAML::Node& number_node : reader::numbers_of(entry)) {
        const int number = number_node.as<int>(-1);
        if (number < context.edition.first_card || number > context.edition.last_card) {
          continue;  // reported when the card is read
        }
        if (!context.numbers.insert(static_cast<CardNumber>(number)).second) {
          context.mistake(number_node, "Card " + std::to_string(number) + " stands here again.");
        }
        for (const auto& item : stage_map&& stage_map.IsMap() ? stage_map : YAML::Node()) {
          collect_name(context, item.second);
          const int stage = item.first.as<int>(0);
          stages.emplace(std::pair(static_cast<CardNumber>(number),
                                   static_cast<StageNumber>(std::clamp(stage, 0, kStages))),
                         item.second);
        }
      }
    }
  }
  return stages;
}

void read_all_cards(Context& context, const std::vector<CardFile>& files,
                    const reader::StageSources& stages) {
  std::vector<Card>& cards = context.edition.cards;
  for (const CardFile& file : files) {
    context.file = file.path;
    for (const YAML::Node& entry : file.root.IsSequence() ? file.root : YAML::Node()) {
      for (Card& card : reader::read_cards(context, entry, stages)) {
        cards.push_back(std::move(card));
      }
    }
  }
  std::sort(cards.begin(), cards.end(),
            [](const Card& a, const Card& b) { return a.number < b.number; });
}

void check_numbers(Context& context, const YAML::Node& edition_root) {
  const Edition& edition = context.edition;
  std::string missing;
  for (int number = edition.first_card; number <= edition.last_card; ++number) {
    if (!context.numbers.contains(static_cast<CardNumber>(number))) {
      missing += " " + std::to_string(number);
    }
  }
  if (!missing.empty()) {
    context.mistake(edition_root["cards"],
                    "These cards are missing in the card files:" + missing + ".");
  }
}

}  // namespace

std::string to_string(const Mistake& mistake) {
  return mistake.file + ":" + std::to_string(mistake.line) + ":" + std::to_string(mistake.column) +
         ": " + mistake.sentence;
}

Loaded load(const Sources& sources) {
  Context context;
  std::optional<YAML::Node> edition_root;
  std::string edition_path;
  std::vector<CardFile> files;
  for (const SourceFile& source : sources) {
    auto root = parse(context, source);
    if (!root) {
      continue;
    }
    if (std::filesystem::path(source.path).filename() == "edition.yaml") {
      edition_root.emplace(*root);
      edition_path = source.path;
    } else {
      files.push_back({source.path, *root});
    }
  }
  if (!edition_root) {
    if (context.mistakes.empty()) {
      context.mistakes.push_back({"edition.yaml", 1, 1, "An edition needs a file edition.yaml."});
    }
    return context.mistakes;
  }

  context.file = edition_path;
  reader::read_edition_words(context, *edition_root);
  if (context.mistakes.empty()) {
    const reader::StageSources stages = collect(context, files);
    read_all_cards(context, files, stages);
    context.file = edition_path;
    if (context.mistakes.empty()) {  // else a card may only seem to be missing
      check_numbers(context, *edition_root);
      reader::read_edition_cards(context, *edition_root);
    }
  }
  if (!context.mistakes.empty()) {
    return context.mistakes;
  }
  return std::move(context.edition);
}

Edition load_feudal_kingdom() {
  Loaded loaded = load(feudal_kingdom_sources());
  if (const auto* mistakes = std::get_if<std::vector<Mistake>>(&loaded)) {
    throw std::logic_error("The cards inside this program are broken: " +
                           to_string(mistakes->front()));
  }
  return std::move(std::get<Edition>(loaded));
}

}  // namespace kronika::cards
