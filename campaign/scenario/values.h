// The values that `given`, `check` and `then` share, from YAML. Each reports a
// mistake and returns something harmless if the node does not fit.
#pragma once

#include "campaign/scenario/scenario.h"
#include "cards/reader/fields.h"

namespace kronika::scenario {

using cards::reader::Context;

[[nodiscard]] int line_of(const YAML::Node& node);

[[nodiscard]] CardAt read_card(Context& context, const YAML::Node& node);
// `9/2`: the stage must be said.
[[nodiscard]] CardAt read_stage_of_card(Context& context, const YAML::Node& node);
[[nodiscard]] state::CardId read_card_alone(Context& context, const YAML::Node& node);
[[nodiscard]] CardsAt read_cards(Context& context, const YAML::Node& node);

[[nodiscard]] cards::Bag read_bag(Context& context, const YAML::Node& node);
[[nodiscard]] Resources read_resources(Context& context, const YAML::Node& node);
[[nodiscard]] Blocked read_blocked(Context& context, const YAML::Node& node);
[[nodiscard]] Stickers read_stickers(Context& context, const YAML::Node& node);
[[nodiscard]] Boxes read_boxes(Context& context, const YAML::Node& node);
[[nodiscard]] Crossed read_crossed(Context& context, const YAML::Node& node);
[[nodiscard]] Scores read_scores(Context& context, const YAML::Node& node);
[[nodiscard]] ExpansionAt read_expansion(Context& context, const YAML::Node& node);
[[nodiscard]] Names read_names(Context& context, const YAML::Node& node);

// The items of a list; a mistake if it is none.
[[nodiscard]] std::vector<YAML::Node> items(Context& context, const YAML::Node& node,
                                            std::string_view what);

// The pairs of a mapping; a mistake if it is none or has a key twice.
[[nodiscard]] std::vector<std::pair<YAML::Node, YAML::Node>> pairs(Context& context,
                                                                   const YAML::Node& node,
                                                                   std::string_view what);

// What `then` and `check` say.
[[nodiscard]] Checks read_checks(Context& context, const YAML::Node& node);

}  // namespace kronika::scenario
