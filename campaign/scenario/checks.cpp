#include <algorithm>

#include "campaign/scenario/values.h"
#include "campaign/state/decision.h"
#include "campaign/state/kingdom.h"

namespace kronika::scenario {

namespace {

using cards::reader::Fields;
using cards::reader::read_number;
using cards::reader::read_word;

constexpr int kMost = 9999;

[[nodiscard]] std::vector<std::string> read_words(Context& context, const YAML::Node& node,
                                                  std::string_view what) {
  std::vector<std::string> words;
  for (const YAML::Node& item : items(context, node, what)) {
    words.push_back(read_word(context, item, what));
  }
  return words;
}

[[nodiscard]] check::StagesAre read_stages(Context& context, const YAML::Node& node) {
  check::StagesAre stages;
  for (const auto& [key, value] : pairs(context, node, "stages by card")) {
    stages.cards.push_back(
        {read_card_alone(context, key), cards::reader::read_stage_number(context, value)});
  }
  return stages;
}

[[nodiscard]] check::GloryIs read_glory(Context& context, const YAML::Node& node) {
  check::GloryIs glory;
  for (const auto& [key, value] : pairs(context, node, "glory by card")) {
    glory.glory.emplace_back(read_card_alone(context, key),
                             read_number(context, value, "glory", -kMost, kMost));
  }
  return glory;
}

// {9: {sword: 1}}, {74: [{coin: 1}, {wood: 1}]}, or {7: {}} for nothing.
[[nodiscard]] check::ProductionIs read_production(Context& context, const YAML::Node& node) {
  check::ProductionIs production;
  for (const auto& [key, value] : pairs(context, node, "production by card")) {
    std::vector<cards::Bag> options;
    for (const YAML::Node& option : cards::reader::as_list(value)) {
      options.push_back(read_bag(context, option));
    }
    production.production.emplace_back(read_card_alone(context, key), std::move(options));
  }
  return production;
}

[[nodiscard]] std::string read_phase(Context& context, const YAML::Node& node) {
  std::vector<std::string_view> known;
  std::string word = read_word(context, node, "a phase");
  for (int i = 0; i <= static_cast<int>(state::Phase::kFinished); ++i) {
    known.push_back(state::word(static_cast<state::Phase>(i)));
    if (known.back() == word) {
      return word;
    }
  }
  context.mistake(node, "\"" + word + "\" is no phase." + cards::reader::did_you_mean(word, known));
  return word;
}

[[nodiscard]] std::string read_decision_kind(Context& context, const YAML::Node& node) {
  std::vector<std::string_view> known;
  std::string word = read_word(context, node, "a kind of decision");
  for (int i = 1; i <= static_cast<int>(state::DecisionKind::kOrder); ++i) {
    known.push_back(state::word(static_cast<state::DecisionKind>(i)));
    if (known.back() == word) {
      return word;
    }
  }
  context.mistake(
      node, "\"" + word + "\" is no kind of decision." + cards::reader::did_you_mean(word, known));
  return word;
}

[[nodiscard]] check::DecisionIs read_decision(Context& context, const YAML::Node& node) {
  check::DecisionIs decision;
  if (node.IsScalar() && node.Scalar() == "none") {
    decision.kind = "none";
    return decision;
  }
  Fields fields(context, node, "a decision");
  if (fields.empty()) {
    context.mistake(node, "Say what is asked, or \"none\".");
  }
  if (const auto kind = fields.take("kind")) {
    decision.kind = read_decision_kind(context, *kind);
  }
  if (const auto min = fields.take("min")) {
    decision.min = read_number(context, *min, "how many", 0, kMost);
  }
  if (const auto max = fields.take("max")) {
    decision.max = read_number(context, *max, "how many", 0, kMost);
  }
  // Two words for the same: cards are taken from somewhere, options are not.
  for (const std::string_view key : {"from", "options"}) {
    if (const auto from = fields.take(key)) {
      if (decision.from) {
        context.mistake(*from, "\"from\" and \"options\" are the same; say one of them.");
      }
      decision.from = read_words(context, *from, "answers");
    }
  }
  fields.finish();
  return decision;
}

[[nodiscard]] check::ExpansionIs read_expansion_or_none(Context& context, const YAML::Node& node) {
  const bool none = node.IsScalar() && node.Scalar() == "none";
  return none ? check::ExpansionIs{} : check::ExpansionIs{read_expansion(context, node)};
}

[[nodiscard]] check::PurgeIs read_purge(Context& context, const YAML::Node& node) {
  check::PurgeIs purge;
  Fields fields(context, node, "a purge");
  if (const auto group = fields.take("group")) {
    purge.group = read_cards(context, *group);
  }
  if (const auto set_aside = fields.take("set_aside")) {
    purge.set_aside = read_cards(context, *set_aside);
  }
  if (const auto total = fields.take("total")) {
    purge.total = read_number(context, *total, "glory", -kMost, kMost);
  }
  fields.finish();
  return purge;
}

[[nodiscard]] check::Refuses read_refuses(Context& context, const YAML::Node& node) {
  check::Refuses refuses;
  if (node.IsSequence()) {
    for (const YAML::Node& item : node) {
      refuses.moves.emplace_back(read_word(context, item, "a move"), "");
    }
    return refuses;
  }
  for (const auto& [key, value] : pairs(context, node, "moves with the rule that forbids them")) {
    refuses.moves.emplace_back(read_word(context, key, "a move"),
                               read_word(context, value, "the number of a rule"));
  }
  return refuses;
}

// Takes the keys one by one and puts them back into the order of the file.
class ChecksReader {
 public:
  ChecksReader(Context& context, const YAML::Node& node)
      : context_(context), fields_(context, node, "what is checked") {}

  [[nodiscard]] Checks read() {
    read_question();
    read_zones();
    read_numbers();
    read_cards_altered();
    read_moves();
    fields_.finish();
    std::stable_sort(checks_.begin(), checks_.end(),
                     [](const Check& a, const Check& b) { return a.line < b.line; });
    return std::move(checks_);
  }

 private:
  // `make` turns the node into what is checked.
  template <typename Make>
  void key(std::string_view key, const Make& make) {
    if (const auto node = fields_.take(key)) {
      checks_.push_back({std::string(key), line_of(*node), make(*node)});
    }
  }

  // The same where an empty list would be true of every table.
  template <typename Make>
  void filled_key(std::string_view key_word, const Make& make) {
    key(key_word, [&](const YAML::Node& node) {
      if (node.size() == 0) {
        context_.mistake(node, "Nothing is said here, so nothing could fail.");
      }
      return make(node);
    });
  }

  void zone(std::string_view word, state::Zone zone) {
    key(word, [&](const YAML::Node& node) {
      return check::ZoneIs{zone, read_cards(context_, node)};
    });
  }

  void number(std::string_view word, check::NumberIs::Of of, int least) {
    key(word, [&](const YAML::Node& node) {
      return check::NumberIs{of, read_number(context_, node, word, least, kMost)};
    });
  }

  void read_question() {
    key("decision", [&](const YAML::Node& node) { return read_decision(context_, node); });
    key("phase",
        [&](const YAML::Node& node) { return check::PhaseIs{read_phase(context_, node)}; });
  }

  void read_zones() {
    key("deck", [&](const YAML::Node& node) { return check::DeckIs{read_cards(context_, node)}; });
    zone("play", state::Zone::kPlay);
    zone("discard", state::Zone::kDiscard);
    zone("permanent", state::Zone::kPermanent);
    zone("destroyed", state::Zone::kDestroyed);
    zone("purged", state::Zone::kPurged);
    key("blocked",
        [&](const YAML::Node& node) { return check::BlockedAre{read_blocked(context_, node)}; });
    key("attached", [&](const YAML::Node& node) {
      return check::BlockedAre{read_blocked(context_, node), state::Zone::kAttached};
    });
    filled_key("box_has",
               [&](const YAML::Node& node) { return check::BoxHas{read_cards(context_, node)}; });
    key("stays",
        [&](const YAML::Node& node) { return check::StaysAre{read_cards(context_, node)}; });
  }

  void read_numbers() {
    number("deck_count", check::NumberIs::Of::kDeckCount, 0);
    number("score", check::NumberIs::Of::kScore, -kMost);
    number("round", check::NumberIs::Of::kRound, 0);
    number("turn", check::NumberIs::Of::kTurn, 0);
    number("purged_glory", check::NumberIs::Of::kPurgedGlory, -kMost);
    key("scores",
        [&](const YAML::Node& node) { return check::ScoresAre{read_scores(context_, node)}; });
    key("expansion",
        [&](const YAML::Node& node) { return read_expansion_or_none(context_, node); });
    filled_key("purge", [&](const YAML::Node& node) { return read_purge(context_, node); });
    key("resources", [&](const YAML::Node& node) {
      return check::ResourcesAre{read_resources(context_, node)};
    });
  }

  void read_cards_altered() {
    filled_key("stage", [&](const YAML::Node& node) { return read_stages(context_, node); });
    filled_key("stickers", [&](const YAML::Node& node) {
      return check::StickersAre{read_stickers(context_, node)};
    });
    filled_key("boxes",
               [&](const YAML::Node& node) { return check::BoxesAre{read_boxes(context_, node)}; });
    filled_key("crossed", [&](const YAML::Node& node) {
      return check::CrossedAre{read_crossed(context_, node)};
    });
    filled_key("names",
               [&](const YAML::Node& node) { return check::NamesAre{read_names(context_, node)}; });
    filled_key("glory", [&](const YAML::Node& node) { return read_glory(context_, node); });
    filled_key("production",
               [&](const YAML::Node& node) { return read_production(context_, node); });
  }

  void read_moves() {
    filled_key("offers", [&](const YAML::Node& node) {
      return check::Offers{read_words(context_, node, "moves")};
    });
    filled_key("refuses", [&](const YAML::Node& node) { return read_refuses(context_, node); });
  }

  Context& context_;
  Fields fields_;
  Checks checks_;
};

}  // namespace

Checks read_checks(Context& context, const YAML::Node& node) {
  return ChecksReader(context, node).read();
}

}  // namespace kronika::scenario
