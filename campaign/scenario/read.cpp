#include <algorithm>
#include <charconv>
#include <fstream>
#include <map>

#include "campaign/notation/notation.h"
#include "campaign/scenario/values.h"

namespace kronika::scenario {

namespace {

using cards::reader::Fields;

constexpr int kMostRounds = 9999;

[[nodiscard]] std::uint64_t read_seed(Context& context, const YAML::Node& node) {
  const std::string text = cards::reader::read_word(context, node, "a seed");
  std::uint64_t seed = 0;
  const char* const end = text.data() + text.size();
  const auto [stopped, error] = std::from_chars(text.data(), end, seed);
  if (error != std::errc() || stopped != end) {
    context.mistake(node, "Expected a seed as a number from 0 on, but found " +
                              cards::reader::what_it_is(node) + ".");
  }
  return seed;
}

// Reads `given` and sees to it that the table can be set.
class GivenReader {
 public:
  GivenReader(Context& context, const YAML::Node& node)
      : context_(context), fields_(context, node, "given") {}

  [[nodiscard]] Given read() {
    read_zones();
    read_numbers();
    read_alterations();
    read_play_area();
    read_what_was_played();
    fields_.finish();
    return std::move(given_);
  }

 private:
  void read_zones() {
    for (const auto& [key, zone] : {std::pair{"deck", &given_.deck},
                                    {"discard", &given_.discard},
                                    {"play", &given_.play},
                                    {"permanent", &given_.permanent},
                                    {"destroyed", &given_.destroyed},
                                    {"purged", &given_.purged}}) {
      if (const auto node = fields_.take(key)) {
        *zone = read_cards(context_, *node);
        claim(*zone, *node, key);
      }
    }
    given_.turn_under_way = fields_.take("play").has_value();
  }

  void read_numbers() {
    if (const auto round = fields_.take("round")) {
      given_.round = cards::reader::read_number(context_, *round, "a round", 1, kMostRounds);
    }
    if (const auto turn = fields_.take("turn")) {
      given_.turn = cards::reader::read_number(context_, *turn, "a turn", 1, kMostRounds);
    }
    if (const auto seed = fields_.take("seed")) {
      given_.seed = read_seed(context_, *seed);
    }
  }

  void read_alterations() {
    if (const auto stickers = fields_.take("stickers")) {
      given_.stickers = read_stickers(context_, *stickers);
    }
    if (const auto boxes = fields_.take("boxes")) {
      given_.boxes = read_boxes(context_, *boxes);
    }
    if (const auto crossed = fields_.take("crossed")) {
      given_.crossed = read_crossed(context_, *crossed);
    }
    if (const auto names = fields_.take("names")) {
      given_.names = read_names(context_, *names);
      for (const auto& [at, name] : given_.names) {
        if (const auto trouble = notation::why_not_a_name(name)) {
          context_.mistake(*names, *trouble);
        }
      }
    }
  }

  void read_play_area() {
    if (const auto resources = fields_.take("resources")) {
      given_.resources = read_resources(context_, *resources);
    }
    if (const auto blocked = fields_.take("blocked")) {
      given_.blocked = read_blocked(context_, *blocked);
      put_under_blockers(*blocked);
    }
    if (const auto stays = fields_.take("stays")) {
      given_.stays = read_cards(context_, *stays);
      for (const CardAt& card : given_.stays) {
        expect_in_play(card.card, *stays, "stays");
      }
    }
  }

  void read_what_was_played() {
    if (const auto scores = fields_.take("scores")) {
      given_.scores = read_scores(context_, *scores);
    }
    if (const auto expansion = fields_.take("expansion")) {
      given_.expansion = read_expansion(context_, *expansion);
    }
    if (const auto glory = fields_.take("purged_glory")) {
      constexpr int kMostGlory = 9999;
      given_.purged_glory =
          cards::reader::read_number(context_, *glory, "glory", -kMostGlory, kMostGlory);
    }
  }

  // A blocked card may be listed in play as well: it lies there, under its blocker.
  void put_under_blockers(const YAML::Node& node) {
    for (auto& [blocker, cards] : given_.blocked) {
      for (CardAt& card : cards) {
        const auto listed =
            std::find_if(given_.play.begin(), given_.play.end(),
                         [&](const CardAt& other) { return other.card == card.card; });
        if (listed != given_.play.end()) {
          if (card.stage != 0 && listed->stage != 0 && card.stage != listed->stage) {
            context_.mistake(node, "Card " + std::to_string(card.card) +
                                       " is in play at another stage than here.");
          }
          card.stage = card.stage == 0 ? listed->stage : card.stage;
          given_.play.erase(listed);
          zones_.erase(card.card);
        }
        claim({card}, node, "blocked");
      }
    }
    for (const auto& [blocker, cards] : given_.blocked) {
      expect_in_play(blocker, node, "blocks");
    }
  }

  void expect_in_play(state::CardId card, const YAML::Node& node, std::string_view does) {
    const auto zone = zones_.find(card);
    if (card != 0 && (zone == zones_.end() || zone->second != "play")) {
      context_.mistake(node, "Card " + std::to_string(card) + " " + std::string(does) +
                                 ", so it must be listed in play.");
    }
  }

  void claim(const CardsAt& cards, const YAML::Node& node, const std::string& zone) {
    for (const CardAt& card : cards) {
      const auto [before, is_new] = zones_.try_emplace(card.card, zone);
      // Twice in one list was said when the list was read.
      const bool in_this_list = before->second == zone && zone != "blocked";
      if (card.card != 0 && !is_new && !in_this_list) {
        context_.mistake(node, "Card " + std::to_string(card.card) + " is named twice: in " +
                                   before->second + " and in " + zone + ".");
      } else if (card.stage == 0 && card.card != 0 &&
                 context_.edition.card(card.card)->stage(1) == nullptr) {
        context_.mistake(node, "Card " + std::to_string(card.card) + " has no stage 1.");
      }
    }
  }

  Context& context_;
  Fields fields_;
  Given given_;
  std::map<state::CardId, std::string> zones_;
};

[[nodiscard]] Step read_step(Context& context, const YAML::Node& node) {
  Step step;
  step.line = line_of(node);
  if (node.IsMap()) {
    Fields fields(context, node, "a step of when");
    if (const auto checks = fields.require("check")) {
      step.checks = read_checks(context, *checks);
    }
    fields.finish();
    return step;
  }
  step.move = cards::reader::read_word(context, node, "a move or a check");
  if (node.IsScalar() && step.move.empty()) {
    context.mistake(node, "Expected a move or a check, but found nothing.");
  }
  return step;
}

[[nodiscard]] bool checks_something(const Scenario& scenario) {
  return !scenario.then.empty() ||
         std::any_of(scenario.when.begin(), scenario.when.end(),
                     [](const Step& step) { return !step.checks.empty(); });
}

[[nodiscard]] Scenario read_scenario(Context& context, const YAML::Node& node) {
  Scenario scenario;
  scenario.file = context.file;
  scenario.line = line_of(node);
  Fields fields(context, node, "a scenario");
  if (const auto title = fields.require("scenario")) {
    scenario.title = cards::reader::read_word(context, *title, "the scenario's title");
  }
  (void)fields.take("edition");  // loaded before
  if (const auto rules = fields.take("rules")) {
    for (const YAML::Node& rule : items(context, *rules, "rules")) {
      scenario.rules.push_back(cards::reader::read_word(context, rule, "the number of a rule"));
    }
  }
  if (const auto given = fields.require("given")) {
    scenario.given = GivenReader(context, *given).read();
  }
  if (const auto when = fields.take("when")) {
    for (const YAML::Node& step : items(context, *when, "moves and checks")) {
      scenario.when.push_back(read_step(context, step));
    }
  }
  if (const auto then = fields.take("then")) {
    scenario.then = read_checks(context, *then);
  }
  fields.finish();
  if (context.mistakes.empty() && !checks_something(scenario)) {
    context.mistake(node, "This scenario checks nothing, so it could not fail.");
  }
  return scenario;
}

// The editions that scenarios of one file name, each loaded once.
class OtherEditions {
 public:
  explicit OtherEditions(std::filesystem::path beside) : beside_(std::move(beside)) {}

  // Nothing, and a mistake, if it cannot be loaded.
  [[nodiscard]] std::shared_ptr<const rules::Game> game(Context& context, const YAML::Node& node) {
    const std::string name = cards::reader::read_word(context, node, "the folder of an edition");
    if (const auto known = games_.find(name); known != games_.end()) {
      return known->second;
    }
    try {
      cards::Loaded loaded = cards::load(cards::sources_in(beside_ / name));
      if (const auto* mistakes = std::get_if<std::vector<cards::Mistake>>(&loaded)) {
        context.mistakes.insert(context.mistakes.end(), mistakes->begin(), mistakes->end());
        return nullptr;
      }
      auto game = std::make_shared<const rules::Game>(std::get<cards::Edition>(std::move(loaded)));
      return games_.emplace(name, std::move(game)).first->second;
    } catch (const std::runtime_error& error) {
      context.mistake(node, error.what());
      return nullptr;
    }
  }

 private:
  std::filesystem::path beside_;
  std::map<std::string, std::shared_ptr<const rules::Game>> games_;
};

[[nodiscard]] Scenario unreadable(const std::string& file, int line, std::string sentence) {
  Scenario scenario;
  scenario.file = file;
  scenario.line = line;
  scenario.title = "(no scenario)";
  scenario.mistakes.push_back({file, line, 1, std::move(sentence)});
  return scenario;
}

}  // namespace

std::vector<Scenario> read(const cards::Edition& edition, const std::filesystem::path& file) {
  std::vector<YAML::Node> documents;
  try {
    std::ifstream in(file);
    if (!in) {
      return {unreadable(file.string(), 1, "This file cannot be read.")};
    }
    documents = YAML::LoadAll(in);
  } catch (const YAML::Exception& error) {
    return {unreadable(file.string(), error.mark.line + 1, "This is not YAML: " + error.msg + ".")};
  }
  Context context;
  context.file = file.string();
  OtherEditions others(file.parent_path());
  std::vector<Scenario> scenarios;
  for (const YAML::Node& document : documents) {
    if (!document.IsNull()) {
      const YAML::Node other = document.IsMap() ? document["edition"] : YAML::Node();
      const auto game = other ? others.game(context, other) : nullptr;
      context.edition = game ? game->edition() : edition;
      scenarios.push_back(read_scenario(context, document));
      scenarios.back().game = game;
      scenarios.back().mistakes = std::exchange(context.mistakes, {});
    }
  }
  if (scenarios.empty()) {
    scenarios.push_back(unreadable(file.string(), 1, "There is no scenario in this file."));
  }
  return scenarios;
}

}  // namespace kronika::scenario
