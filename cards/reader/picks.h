// Reading what effects are made of: bags, picks, targets, amounts, conditions, costs.
#pragma once

#include "cards/reader/fields.h"

namespace kronika::cards::reader {

// "coin", or {coin: 2, wood: 1, any: 1}
[[nodiscard]] Bag read_bag(Context& context, const YAML::Node& node);
// The resources among the fields not taken yet; other words stay for finish().
[[nodiscard]] Bag take_bag(Context& context, Fields& fields);
[[nodiscard]] Icons read_icons(Context& context, const YAML::Node& node);

[[nodiscard]] CardFilter read_filter(Context& context, const YAML::Node& node);
[[nodiscard]] Pick read_pick(Context& context, const YAML::Node& node);
// For steps that have further words of their own beside those of a pick.
[[nodiscard]] Pick take_pick(Context& context, Fields& fields);
[[nodiscard]] Target read_target(Context& context, const YAML::Node& node);
[[nodiscard]] std::variant<This, CardFilter> read_this_or_filter(Context& context,
                                                                 const YAML::Node& node);

[[nodiscard]] Count read_count(Context& context, const YAML::Node& node);
[[nodiscard]] Amount read_amount(Context& context, const YAML::Node& node);
[[nodiscard]] std::optional<Condition> read_condition(Context& context, const YAML::Node& node);
[[nodiscard]] Cost read_cost(Context& context, const YAML::Node& node);

}  // namespace kronika::cards::reader
