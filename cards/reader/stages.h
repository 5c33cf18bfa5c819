// Reading one entry of a card file: a card, or several that are alike.
#pragma once

#include "cards/reader/effects.h"

namespace kronika::cards::reader {

// Where the stage of a card stands in the files, for "same as: 14/3".
using StageSources = std::map<std::pair<CardNumber, StageNumber>, YAML::Node>;

// One card per number of the entry.
[[nodiscard]] std::vector<Card> read_cards(Context& context, const YAML::Node& entry,
                                           const StageSources& stages);

// The numbers of an entry: "card: 14" or "cards: [1, 2, 3, 4]". Reports nothing.
[[nodiscard]] std::vector<YAML::Node> numbers_of(const YAML::Node& entry);

}  // namespace kronika::cards::reader
