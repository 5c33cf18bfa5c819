#include "cards/reader/effects.h"

#include <algorithm>
#include <array>

namespace kronika::cards::reader {

namespace {

using Line = decltype(Effect::line);

constexpr std::array<std::pair<std::string_view, Symbol>, 7> kSymbols = {{
    {"passive", Symbol::kPassive},
    {"activated", Symbol::kActivated},
    {"time", Symbol::kTime},
    {"destroy", Symbol::kDestroy},
    {"optional", Symbol::kOptional},
    {"forced", Symbol::kForced},
    {"plain", Symbol::kPlain},
}};

constexpr std::array<std::pair<std::string_view, Moment>, 9> kMoments = {{
    {"discovered", Moment::kDiscovered},
    {"played", Moment::kPlayed},
    {"this produces", Moment::kProduces},
    {"upgraded", Moment::kUpgraded},
    {"end of turn", Moment::kEndOfTurn},
    {"end of round", Moment::kEndOfRound},
    {"between rounds", Moment::kBetweenRounds},
    {"purged", Moment::kPurged},
    {"end of last round", Moment::kEndOfLastRound},
}};

constexpr std::array<std::pair<std::string_view, Reminder>, 9> kReminders = {{
    {"glory", Reminder::kGlory},
    {"permanent", Reminder::kPermanent},
    {"scrolls are destroyed", Reminder::kScrollsAreDestroyed},
    {"permanent cards", Reminder::kPermanentCards},
    {"track cards", Reminder::kTrackCards},
    {"tally cards", Reminder::kTallyCards},
    {"unfinished tracks", Reminder::kUnfinishedTracks},
    {"counting glory", Reminder::kCountingGlory},
    {"further rounds", Reminder::kFurtherRounds},
}};

[[nodiscard]] Modifier read_produces_more(Context& context, const YAML::Node& node) {
  modifier::ProducesMore more;
  Fields fields(context, node, "\"produces more\"");
  if (const auto cards = fields.require("cards")) {
    more.cards = read_this_or_filter(context, *cards);
  }
  if (const auto bonus = fields.require("bonus")) {
    more.bonus = read_bag(context, *bonus);
  }
  if (const auto per = fields.take("per")) {
    more.amount.per = read_count(context, *per);
  }
  fields.finish();
  return more;
}

[[nodiscard]] Modifier read_may_produce(Context& context, const YAML::Node& node) {
  modifier::MayProduceInstead may;
  Fields fields(context, node, "\"may produce\"");
  if (const auto cards = fields.require("cards")) {
    may.cards = read_filter(context, *cards);
  }
  if (const auto instead_of = fields.require("instead of")) {
    may.instead_of = read_resource(context, *instead_of);
  }
  if (const auto resource = fields.require("resource")) {
    may.resource = read_resource(context, *resource);
  }
  fields.finish();
  return may;
}

[[nodiscard]] Modifier read_forbids(Context& context, const YAML::Node& node) {
  using Member = bool modifier::Forbids::*;
  const std::array<std::pair<std::string_view, Member>, 3> words = {
      {{"playing cards", &modifier::Forbids::playing},
       {"upgrading", &modifier::Forbids::upgrading},
       {"time effects", &modifier::Forbids::time_effects}}};
  modifier::Forbids forbids;
  for (const YAML::Node& item : as_list(node)) {
    if (const auto member = read_one_of<Member>(context, item, "something to forbid", words)) {
      forbids.*(*member) = true;
    }
  }
  return forbids;
}

[[nodiscard]] Modifier read_interchangeable(Context& context, const YAML::Node& node) {
  if (!node.IsSequence() || node.size() != 2) {
    context.mistake(node, "Expected a list of two resources, but found " + what_it_is(node) + ".");
    return modifier::Interchangeable{};
  }
  return modifier::Interchangeable{read_resource(context, node[0]),
                                   read_resource(context, node[1])};
}

[[nodiscard]] Modifier read_counts_as(Context& context, const YAML::Node& node) {
  modifier::CountsAs counts;
  Fields fields(context, node, "\"counts as\"");
  if (const auto keyword = fields.require("keyword")) {
    counts.keyword = read_keyword(context, *keyword);
  }
  if (const auto count = fields.require("count")) {
    counts.count = read_number(context, *count, "a number of cards", 2, 9);
  }
  fields.finish();
  return counts;
}

[[nodiscard]] Modifier read_cannot_be_destroyed(Context& context, const YAML::Node& node) {
  modifier::CannotBeDestroyed cannot;
  if (node.IsMap()) {
    Fields fields(context, node, "\"cannot be destroyed\"");
    if (const auto condition = fields.require("as long as")) {
      cannot.as_long_as = read_condition(context, *condition);
    }
    fields.finish();
  }
  return cannot;
}

[[nodiscard]] Modifier read_blocks_all(Context& context, const YAML::Node& node) {
  modifier::BlocksAll blocks;
  Fields fields(context, node, "\"blocks all\"");
  if (const auto cards = fields.require("cards")) {
    blocks.cards = read_filter(context, *cards);
  }
  if (const auto most = fields.require("at most")) {
    blocks.at_most = read_number(context, *most, "a number of cards", 1, 99);
  }
  fields.finish();
  return blocks;
}

[[nodiscard]] Modifier read_stays_in_play(Context& context, const YAML::Node& node) {
  if (node.IsMap()) {
    return modifier::StaysInPlay{read_filter(context, node)};
  }
  return modifier::StaysInPlay{This()};
}

using ModifierReader = Modifier (*)(Context&, const YAML::Node&);

// The rules a card can bring into force. The first two can stand alone.
constexpr std::array<std::pair<std::string_view, ModifierReader>, 13> kModifiers = {{
    {"stays in play", read_stays_in_play},
    {"cannot be destroyed", read_cannot_be_destroyed},
    {"convertible by",
     [](Context& context, const YAML::Node& node) -> Modifier {
       return modifier::Convertible{read_name(context, node)};
     }},
    {"produces more", read_produces_more},
    {"produces double",
     [](Context& context, const YAML::Node& node) -> Modifier {
       return modifier::ProducesDouble{read_filter(context, node)};
     }},
    {"may produce", read_may_produce},
    {"forbids", read_forbids},
    {"gains less",
     [](Context& context, const YAML::Node& node) -> Modifier {
       return modifier::GainsLess{read_bag(context, node)};
     }},
    {"interchangeable", read_interchangeable},
    {"advance plays more",
     [](Context& context, const YAML::Node& node) -> Modifier {
       return modifier::AdvancePlaysMore{read_number(context, node, "a number of cards", 1, 9)};
     }},
    {"counts as", read_counts_as},
    {"look at deck",
     [](Context& context, const YAML::Node& node) -> Modifier {
       return modifier::LookAtDeck{read_number(context, node, "a number of cards", 1, 9)};
     }},
    {"blocks all", read_blocks_all},
}};

[[nodiscard]] std::optional<ModifierReader> modifier_called(std::string_view word) {
  const auto* const found = std::find_if(kModifiers.begin(), kModifiers.end(),
                                         [&](const auto& entry) { return entry.first == word; });
  return found == kModifiers.end() ? std::nullopt : std::optional(found->second);
}

void read_moment(Context& context, const YAML::Node& node, Trigger& trigger) {
  if (!node.IsMap()) {
    trigger.moment =
        read_one_of<Moment>(context, node, "a moment", kMoments).value_or(Moment::kPlayed);
    return;
  }
  Fields fields(context, node, "a moment");
  if (const auto filter = fields.take("card played")) {
    trigger.moment = Moment::kCardPlayed;
    trigger.played = read_filter(context, *filter);
  } else if (const auto next = fields.take("next card played")) {
    trigger.moment = Moment::kNextCardPlayed;
    trigger.played = read_filter(context, *next);
  } else if (const auto nth = fields.take("time played")) {
    trigger.moment = Moment::kPlayedNthTime;
    trigger.nth = read_number(context, *nth, "how many times", 1, 9);
  }
  fields.finish();
}

[[nodiscard]] Line read_round(Context& context, const YAML::Node& node) {
  RoundRule round;
  Fields fields(context, node, "the rule of a round");
  if (const auto during = fields.take("during")) {
    round.during = read_effects(context, *during);
  }
  if (const auto afterwards = fields.take("then")) {
    round.afterwards = read_steps(context, *afterwards);
  }
  fields.finish();
  return round;
}

// Everything but the symbol: which kind of line this is shows in its words.
[[nodiscard]] std::optional<Line> read_line(Context& context, Fields& fields) {
  if (const auto round = fields.take("round")) {
    return read_round(context, *round);
  }
  if (const auto reminder = fields.take("reminder")) {
    const auto found = read_one_of<Reminder>(context, *reminder, "a reminder", kReminders);
    return found ? std::optional<Line>(*found) : std::nullopt;
  }
  for (const auto& [word, reader] : kModifiers) {
    if (const auto value = fields.take(word)) {
      return reader(context, *value);
    }
  }
  const auto pay = fields.take("pay");
  const Cost cost = pay ? read_cost(context, *pay) : Cost{};
  if (const auto instead = fields.take("instead of discarding")) {
    if (!pay) {
      context.mistake(fields.node(), "\"pay\" is missing: what happens instead of the discard?");
    }
    return Replacement{read_this_or_filter(context, *instead), cost};
  }
  const auto when = fields.take("when");
  const auto condition = fields.take("if");
  const bool once_a_turn = fields.take_flag("once a turn");
  const auto steps = fields.require("do");
  if (!steps) {
    return std::nullopt;
  }
  if (!when) {
    if (condition) {
      context.mistake(*condition, "\"if\" needs a moment: say \"when\".");
    }
    return Deed{cost, read_steps(context, *steps), once_a_turn};
  }
  Trigger trigger;
  read_moment(context, *when, trigger);
  if (condition) {
    trigger.condition = read_condition(context, *condition);
  }
  trigger.cost = cost;
  trigger.steps = read_steps(context, *steps);
  return trigger;
}

// rule 8: which symbols go with which kind of line.
void check_symbol(Context& context, const YAML::Node& where, const Effect& effect) {
  const bool deed = std::holds_alternative<Deed>(effect.line);
  const bool trigger = std::holds_alternative<Trigger>(effect.line);
  const bool replacement = std::holds_alternative<Replacement>(effect.line);
  const auto* const modifier = std::get_if<Modifier>(&effect.line);
  const bool blocks = modifier != nullptr && std::holds_alternative<modifier::BlocksAll>(*modifier);
  switch (effect.symbol) {
    case Symbol::kActivated:
    case Symbol::kTime:
    case Symbol::kDestroy:
      if (!deed) {
        context.mistake(where,
                        "This symbol is for what the player does: it takes \"pay\" and "
                        "\"do\", and no \"when\" (rules 8.2 to 8.4).");
      }
      break;
    case Symbol::kOptional:
    case Symbol::kForced:
      if (!trigger && !replacement && !blocks) {
        context.mistake(where, "A trigger needs its moment: say \"when\" (rules 8.5, 8.6).");
      }
      break;
    case Symbol::kPassive:
    case Symbol::kPlain:
      break;
  }
}

[[nodiscard]] std::optional<Effect> read_effect(Context& context, const YAML::Node& node) {
  if (!node.IsMap() || node.size() != 1) {
    context.mistake(node,
                    "An effect is \"symbol: what it does\" (passive, activated, time, destroy, "
                    "optional, forced or plain), but found " +
                        what_it_is(node) + ".");
    return std::nullopt;
  }
  const YAML::Node symbol_node = node.begin()->first;
  const YAML::Node body = node.begin()->second;
  const auto symbol = read_one_of<Symbol>(context, symbol_node, "an effect symbol", kSymbols);
  if (!symbol) {
    return std::nullopt;
  }
  Effect effect;
  effect.symbol = *symbol;
  if (body.IsScalar()) {
    const auto reader = modifier_called(body.Scalar());
    if (!reader) {
      std::vector<std::string_view> known;
      for (const auto& [word, unused] : kModifiers) {
        known.push_back(word);
      }
      context.mistake(body, "\"" + body.Scalar() + "\" is not known as a rule in force." +
                                did_you_mean(body.Scalar(), known));
      return std::nullopt;
    }
    effect.line = (*reader)(context, body);
  } else {
    Fields fields(context, body, "an effect");
    effect.once = fields.take_flag("once");
    auto line = read_line(context, fields);
    fields.finish();
    if (!line) {
      return std::nullopt;
    }
    effect.line = std::move(*line);
  }
  check_symbol(context, symbol_node, effect);
  return effect;
}

}  // namespace

std::vector<Effect> read_effects(Context& context, const YAML::Node& node) {
  std::vector<Effect> effects;
  for (const YAML::Node& item : as_list(node)) {
    if (auto effect = read_effect(context, item)) {
      effects.push_back(std::move(*effect));
    }
  }
  return effects;
}

}  // namespace kronika::cards::reader
