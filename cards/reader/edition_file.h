// Reading edition.yaml: the words of an edition, and which cards play a part of
// their own in it.
#pragma once

#include "cards/reader/fields.h"

namespace kronika::cards::reader {

// Name, range of numbers, resources, keywords, stickers: all that cards refer to.
void read_edition_words(Context& context, const YAML::Node& root);

// What refers to cards; to be called once these are known.
void read_edition_cards(Context& context, const YAML::Node& root);

// The edition that this one extends, if it is an expansion; else nothing.
[[nodiscard]] std::string extended_edition(const YAML::Node& root);

// The same two for an expansion, after those of its edition.
void read_expansion_words(Context& context, const YAML::Node& root);
void read_expansion_cards(Context& context, const YAML::Node& root);

}  // namespace kronika::cards::reader
