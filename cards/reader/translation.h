// Reading the words of an edition in another language. They say nothing about the cards, so a
// missing one is no mistake; one for something that is not there is.
#pragma once

#include "cards/reader/fields.h"

namespace kronika::cards::reader {

// Room for a word of everything; to be called once all names are known.
void prepare_translations(Context& context);
void read_polish(Context& context, const YAML::Node& root);

}  // namespace kronika::cards::reader
