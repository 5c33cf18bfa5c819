#include "campaign/rules/match_production.h"

namespace kronika::rules {

using cards::Bag;
using state::Answer;

namespace {

Bag common(const ProductionOptions& options) {
  Bag shared = options[0];
  for (const Bag& option : options) {
    for (std::size_t resource = 0; resource < cards::kMaxResources; ++resource) {
      shared.counts[resource] = std::min(shared.counts[resource], option.counts[resource]);
    }
  }
  return shared;
}

// What tells the option from the others; all of it where nothing does.
Bag difference(const ProductionOptions& options, std::size_t option) {
  const Bag shared = common(options);
  Bag rest = options[option];
  for (std::size_t resource = 0; resource < cards::kMaxResources; ++resource) {
    rest.counts[resource] =
        static_cast<std::uint8_t>(rest.counts[resource] - shared.counts[resource]);
  }
  return rest.empty() ? options[option] : rest;
}

Bag once_each(Bag bag) {
  for (std::uint8_t& count : bag.counts) {
    count = std::min<std::uint8_t>(count, 1);
  }
  return bag;
}

}  // namespace

int match_production(const ProductionOptions& options, const state::Answers& answers) {
  Bag named;
  for (const Answer& answer : answers) {
    if (answer.kind != Answer::Kind::kResource || answer.value >= cards::kMaxResources) {
      return -1;
    }
    ++named.counts[answer.value];
  }
  for (const bool exactly : {true, false}) {
    for (std::size_t option = 0; option < options.size(); ++option) {
      const Bag rest = difference(options, option);
      if (exactly ? named == options[option] || named == rest : named == once_each(rest)) {
        return static_cast<int>(option);
      }
    }
  }
  return -1;
}

ProductionOptions options_asked(const Table& table) {
  const state::Frame& frame = table.kingdom().stack.back();
  if (frame.kind == state::FrameKind::kProduce) {
    return table.production(frame.card);
  }
  const cards::Step& step = table.game().steps(frame.list)[frame.at];
  if (const auto* gain = std::get_if<cards::step::Gain>(&step.kind)) {
    ProductionOptions options;
    for (const Bag& bag : gain->options) {
      options.push_back(bag);
    }
    return options;
  }
  return table.production(frame.chosen[frame.index]);
}

state::Answers name_production(const ProductionOptions& options, std::size_t option) {
  state::Answers answers;
  const Bag rest = difference(options, option);
  for (std::size_t resource = 0; resource < cards::kMaxResources; ++resource) {
    for (int count = 0; count < rest.counts[resource]; ++count) {
      answers.push_back(Answer::resource(static_cast<cards::Resource>(resource)));
    }
  }
  return answers;
}

}  // namespace kronika::rules
