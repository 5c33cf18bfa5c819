// Reading edition.yaml: the words of an edition, and which cards play a part of
// their own in it.
#pragma once

#include "cards/reader/fields.h"

namespace kronika::cards::reader {

// Name, range of numbers, resources, keywords, stickers: all that cards refer to.
void read_edition_words(Context& context, const YAML::Node& root);

// What refers to cards; to be called once these are known.
void read_edition_cards(Context& context, const YAML::Node& root);

}  // namespace kronika::cards::reader
