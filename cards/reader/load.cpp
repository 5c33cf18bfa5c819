#include "cards/reader/load.h"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "cards/reader/edition_file.h"
#include "cards/reader/sha256.h"
#include "cards/reader/stages.h"
#include "cards/reader/translation.h"

namespace kronika::cards {

namespace {

using reader::Context;

struct CardFile {
  std::string path;
  YAML::Node root;
};

// An edition, or an expansion of it: each has a folder of its own.
struct Folder {
  std::filesystem::path path;
  std::string edition_path;
  std::optional<YAML::Node> root;  // what edition.yaml says
  std::vector<CardFile> files;
  CardNumber first_card = 0;
  CardNumber last_card = 0;

  [[nodiscard]] bool expands() const { return root && !reader::extended_edition(*root).empty(); }
};
using Folders = std::vector<Folder>;

// YAML lets a thing stand inside itself (&a [*a]), or a few lines stand for
// millions. Nobody writes cards so; whoever reads on would not come back.
constexpr int kDeepest = 40;
constexpr int kMostParts = 200'000;

[[nodiscard]] bool is_reasonable(const YAML::Node& node, int depth, int& parts_left) {
  if (depth > kDeepest || --parts_left < 0) {
    return false;
  }
  for (const auto& item : node) {
    const bool sound = node.IsMap() ? is_reasonable(item.first, depth + 1, parts_left) &&
                                          is_reasonable(item.second, depth + 1, parts_left)
                                    : is_reasonable(item, depth + 1, parts_left);
    if (!sound) {
      return false;
    }
  }
  return true;
}

[[nodiscard]] std::optional<YAML::Node> parse(Context& context, const SourceFile& source) {
  context.file = source.path;
  try {
    YAML::Node root = YAML::Load(source.text);
    int parts_left = kMostParts;
    if (!is_reasonable(root, 0, parts_left)) {
      context.mistake(root, "This file goes too deep, or stands for more than any edition has.");
      return std::nullopt;
    }
    return root;
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

// From now on cards of this folder are read.
void enter(Context& context, const Folder& folder) {
  context.first_card = folder.first_card;
  context.last_card = folder.last_card;
}

void collect_file(Context& context, const CardFile& file, reader::StageSources& stages) {
  context.file = file.path;
  if (!file.root.IsSequence()) {
    context.mistake(file.root, "A card file is a list of cards (\"- card: 14\"), but found " +
                                   reader::what_it_is(file.root) + ".");
    return;
  }
  for (const YAML::Node& entry : file.root) {
    const YAML::Node stage_map = entry.IsMap() ? entry["stages"] : YAML::Node();
    for (const YAML::Node& number_node : reader::numbers_of(entry)) {
      const int number = number_node.as<int>(-1);
      if (number < context.first_card || number > context.last_card) {
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

// The first pass over the files: which numbers, stages and names are there.
[[nodiscard]] reader::StageSources collect(Context& context, const Folders& folders) {
  reader::StageSources stages;
  for (const Folder& folder : folders) {
    enter(context, folder);
    for (const CardFile& file : folder.files) {
      collect_file(context, file, stages);
    }
  }
  return stages;
}

void read_all_cards(Context& context, const Folders& folders, const reader::StageSources& stages) {
  std::vector<Card>& cards = context.edition.cards;
  for (const Folder& folder : folders) {
    enter(context, folder);
    for (const CardFile& file : folder.files) {
      context.file = file.path;
      for (const YAML::Node& entry : file.root.IsSequence() ? file.root : YAML::Node()) {
        for (Card& card : reader::read_cards(context, entry, stages)) {
          cards.push_back(std::move(card));
        }
      }
    }
  }
  std::sort(cards.begin(), cards.end(),
            [](const Card& a, const Card& b) { return a.number < b.number; });
}

void check_numbers(Context& context, const Folder& folder) {
  std::string missing;
  for (int number = folder.first_card; number <= folder.last_card; ++number) {
    if (!context.numbers.contains(static_cast<CardNumber>(number))) {
      missing += " " + std::to_string(number);
    }
  }
  if (!missing.empty()) {
    context.mistake((*folder.root)["cards"],
                    "These cards are missing in the card files:" + missing + ".");
  }
}

// Each folder's files together, the edition first.
[[nodiscard]] Folders folders_of(Context& context, const Sources& sources) {
  Folders folders;
  for (const SourceFile& source : sources) {
    if (is_translation(source)) {
      continue;  // they need the names of all cards
    }
    auto root = parse(context, source);
    if (!root) {
      continue;
    }
    const std::filesystem::path path(source.path);
    auto folder = std::find_if(folders.begin(), folders.end(), [&](const Folder& other) {
      return other.path == path.parent_path();
    });
    if (folder == folders.end()) {
      folder = folders.insert(folders.end(), Folder{});
      folder->path = path.parent_path();
    }
    if (path.filename() == "edition.yaml") {
      folder->root.emplace(*root);
      folder->edition_path = source.path;
    } else {
      folder->files.push_back({source.path, *root});
    }
  }
  std::stable_partition(folders.begin(), folders.end(),
                        [](const Folder& folder) { return !folder.expands(); });
  return folders;
}

// The words of the edition, then what its expansions add to them.
void read_words(Context& context, Folders& folders) {
  for (Folder& folder : folders) {
    context.file = folder.edition_path;
    if (folder.expands()) {
      reader::read_expansion_words(context, *folder.root);
    } else {
      reader::read_edition_words(context, *folder.root);
    }
    folder.first_card = context.first_card;
    folder.last_card = context.last_card;
  }
}

// Which cards have a part of their own.
void read_parts(Context& context, const Folders& folders) {
  for (const Folder& folder : folders) {
    context.file = folder.edition_path;
    check_numbers(context, folder);
    if (folder.expands()) {
      reader::read_expansion_cards(context, *folder.root);
    } else {
      reader::read_edition_cards(context, *folder.root);
    }
  }
}

void read_translations(Context& context, const Sources& sources) {
  reader::prepare_translations(context);
  for (const SourceFile& source : sources) {
    if (!is_translation(source)) {
      continue;
    }
    const auto root = parse(context, source);
    if (!root) {
      continue;
    }
    if (const auto language = std::filesystem::path(source.path).stem(); language == "pl") {
      reader::read_polish(context, *root);
    } else {
      context.mistake(*root, "Nothing is translated into \"" + language.string() +
                                 "\" yet: a translation is called pl.yaml.");
    }
  }
}

// Names and lengths too, so that moving a card to another file is not overlooked. No
// translations: a better word does not change what a kingdom was played with.
[[nodiscard]] std::string fingerprint_of(const Sources& sources) {
  std::string all;
  for (const SourceFile& source : sources) {
    if (is_translation(source)) {
      continue;
    }
    all += std::filesystem::path(source.path).filename().string() + " " +
           std::to_string(source.text.size()) + "\n" + source.text;
  }
  return sha256(all);
}

}  // namespace

std::string to_string(const Mistake& mistake) {
  return mistake.file + ":" + std::to_string(mistake.line) + ":" + std::to_string(mistake.column) +
         ": " + mistake.sentence;
}

Loaded load(const Sources& sources) {
  Context context;
  Folders folders = folders_of(context, sources);
  const auto editions = std::count_if(folders.begin(), folders.end(), [](const Folder& folder) {
    return folder.root && !folder.expands();
  });
  const bool each_has_one = std::all_of(
      folders.begin(), folders.end(), [](const Folder& folder) { return folder.root.has_value(); });
  if (editions != 1 || !each_has_one) {
    if (context.mistakes.empty()) {
      context.mistakes.push_back(
          {"edition.yaml", 1, 1,
           editions > 1 ? "Two editions cannot be played together; an expansion says \"extends\"."
                        : "An edition needs a file edition.yaml."});
    }
    return context.mistakes;
  }

  read_words(context, folders);
  if (context.mistakes.empty()) {
    const reader::StageSources stages = collect(context, folders);
    read_all_cards(context, folders, stages);
    if (context.mistakes.empty()) {  // else a card may only seem to be missing
      read_parts(context, folders);
      read_translations(context, sources);
    }
  }
  if (!context.mistakes.empty()) {
    return context.mistakes;
  }
  context.edition.fingerprint = fingerprint_of(sources);
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
