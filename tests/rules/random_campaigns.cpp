// Plays whole campaigns at random and checks, after every move, everything that
// must be true whatever happens. Prints the first contradiction with the moves
// that led to it, in notation.
#include <CLI/CLI.hpp>
#include <iostream>
#include <map>

#include "campaign/notation/notation.h"
#include "campaign/rules/engine.h"
#include "campaign/rules/invariants.h"
#include "campaign/rules/questions.h"
#include "campaign/rules/view.h"
#include "campaign/state/archive.h"
#include "cards/reader/load.h"
#include "tests/rules/witness.h"

namespace {

using namespace kronika;
using state::Kingdom;
using state::Move;
using state::MoveKind;

// How eager a policy is for a kind of move (1 where nothing is said). All see
// everything that is legal.
struct Policy {
  std::map<MoveKind, std::uint32_t> eagerness;
  // Starts in the middle of some campaign: any card anywhere at any stage, and
  // resources found on the street. Reaches effects that few campaigns come to.
  bool anywhere = false;
};
const std::map<std::string, Policy> kPolicies = {
    {"random", {}},
    {"builder",
     {.eagerness = {{MoveKind::kUpgrade, 40}, {MoveKind::kUse, 8}, {MoveKind::kProduce, 4}}}},
    {"hasty", {.eagerness = {{MoveKind::kAdvance, 8}, {MoveKind::kPass, 4}, {MoveKind::kUse, 2}}}},
    {"anywhere", {.eagerness = {{MoveKind::kUse, 6}, {MoveKind::kUpgrade, 3}}, .anywhere = true}},
};

constexpr int kMostMoves = 40'000;

// A kingdom with the cards thrown about, but possible: scrolls, the last card of the
// rounds and the expansions stay in the box, permanent stages lie where they belong.
Kingdom thrown_about(const rules::Game& game, std::uint64_t seed) {
  Kingdom kingdom;
  kingdom.random = state::Random(seed);
  kingdom.round = 2;
  kingdom.legacy_begun = true;
  for (const cards::Card& card : game.edition().cards) {
    const auto number = static_cast<state::CardId>(card.number);
    state::CardState& state = kingdom.card(number);
    if (card.kind == cards::CardKind::kScroll ||
        card.number == game.edition().last_discovered_by_round ||
        game.edition().expansion(card.number) != nullptr || kingdom.random.below(4) == 0) {
      continue;
    }
    do {
      state.stage = static_cast<cards::StageNumber>(1 + kingdom.random.below(cards::kStages));
    } while (card.stage(state.stage) == nullptr);
    if (card.stage(state.stage)->permanent) {
      state.zone = state::Zone::kPermanent;
      kingdom.permanent.push_back(number);
    } else if (kingdom.random.below(8) == 0) {
      state.zone = state::Zone::kDestroyed;
    } else {
      const bool in_deck = kingdom.random.below(3) != 0;
      state.zone = in_deck ? state::Zone::kDeck : state::Zone::kDiscard;
      (in_deck ? kingdom.deck : kingdom.discard).push_back(number);
    }
    const auto boxes = card.stage(state.stage)->boxes.size();
    if (boxes > 1 && !card.stage(state.stage)->boxes[0].medal) {
      state.boxes[state.stage - 1U] =
          (1U << kingdom.random.below(static_cast<std::uint32_t>(boxes))) - 1U;
    }
  }
  kingdom.random.shuffle(kingdom.deck);
  rules::begin_turn(game, kingdom);
  return kingdom;
}

struct Totals {
  std::uint64_t moves = 0;
  std::uint64_t questions = 0;
  std::uint64_t refused = 0;
  std::map<state::DecisionKind, std::uint64_t> kinds;
  std::map<state::CardId, std::uint64_t> used;
};

class Campaign {
 public:
  Campaign(const rules::Game& game, const Policy& policy, std::uint64_t seed, Totals& totals)
      : game_(game), policy_(policy), seed_(seed), random_(~seed), totals_(totals) {}

  // The complaint, if there is one.
  std::optional<std::string> play() {
    rules::Events events;
    Kingdom kingdom = begin();
    tests::Witness witness(game_, kingdom);
    rules::LegalMoves room;
    while (!is_over(kingdom)) {
      if (moves_.size() == kMostMoves) {
        return "the campaign does not end";
      }
      const std::optional<Move> move = choose(kingdom, room);
      if (!move) {
        return "nothing can be done, but the kingdom is not finished";
      }
      if (auto complaint = look_at(kingdom, room)) {
        return complaint;
      }
      events.clear();
      moves_.push_back(*move);
      if (auto refusal = rules::play(game_, kingdom, *move, &events)) {
        return "a listed move was refused: " + refusal->sentence;
      }
      if (auto complaint = rules::contradiction(game_, kingdom)) {
        return complaint;
      }
      if (auto complaint = witness.hear(events, kingdom)) {
        return complaint;
      }
    }
    return replay(kingdom);
  }

  [[nodiscard]] const std::vector<Move>& moves() const { return moves_; }

 private:
  // The base game; every fourth goes on through every expansion, which takes much longer.
  [[nodiscard]] bool is_over(const Kingdom& kingdom) const {
    return kingdom.finished() &&
           (seed_ % 4 != 0 || rules::legal_moves(game_, kingdom).moves.empty());
  }

  [[nodiscard]] Kingdom begin() const {
    return policy_.anywhere ? thrown_about(game_, seed_) : rules::new_kingdom(game_, seed_);
  }

  std::optional<Move> choose(const Kingdom& kingdom, rules::LegalMoves& room) {
    if (kingdom.decision.open()) {
      ++totals_.questions;
      ++totals_.kinds[kingdom.decision.kind];
      const auto drawn = rules::random_move(game_, kingdom, random_, room);
      rules::legal_moves(game_, kingdom, room);
      return drawn;
    }
    rules::legal_moves(game_, kingdom, room);
    if (policy_.anywhere && !kingdom.finished() && random_.below(8) == 0) {
      const Move correction = draw_correction();
      if (!rules::why_not(game_, kingdom, correction)) {
        return correction;
      }
    }
    std::uint32_t sum = 0;
    for (const Move& move : room.moves) {
      sum += weight(move);
    }
    std::uint32_t drawn = random_.below(sum);
    for (const Move& move : room.moves) {
      if (drawn < weight(move)) {
        if (move.kind == MoveKind::kUse) {
          ++totals_.used[move.card];
        }
        return move;
      }
      drawn -= weight(move);
    }
    return std::nullopt;
  }

  Move draw_correction() {
    Move move;
    move.kind = MoveKind::kCorrect;
    if (random_.below(4) != 0) {
      move.correction = state::CorrectionKind::kResources;
      const auto kinds = static_cast<std::uint32_t>(game_.edition().resources.size());
      move.resource = static_cast<cards::Resource>(random_.below(kinds));
      move.amount = static_cast<std::uint16_t>(random_.below(12));
      return move;
    }
    move.card = static_cast<state::CardId>(1 + random_.below(game_.edition().last_card));
    if (random_.below(2) == 0) {
      move.correction = state::CorrectionKind::kStage;
      move.number = static_cast<std::uint8_t>(1 + random_.below(cards::kStages));
    } else {
      move.correction = state::CorrectionKind::kZone;
      move.zone = static_cast<state::Zone>(random_.below(10));
    }
    return move;
  }

  [[nodiscard]] std::uint32_t weight(const Move& move) const {
    if (move.kind == MoveKind::kReset) {
      return 0;
    }
    const auto found = policy_.eagerness.find(move.kind);
    return found == policy_.eagerness.end() ? 1 : found->second;
  }

  // Looking changes nothing: a sample of what is listed is accepted, of what is
  // not listed refused, the view offers the same, the archive reads back.
  std::optional<std::string> look_at(const Kingdom& kingdom, const rules::LegalMoves& listed) {
    ++totals_.moves;
    if (random_.below(16) == 0) {
      const Move& sample =
          listed.moves[random_.below(static_cast<std::uint32_t>(listed.moves.size()))];
      Kingdom copy = kingdom;
      if (auto refusal = rules::play(game_, copy, sample, nullptr)) {
        return "a listed move is refused: " + notation::print(game_.edition(), sample) + ": " +
               refusal->sentence;
      }
      if (auto complaint = rules::contradiction(game_, copy)) {
        return "after " + notation::print(game_.edition(), sample) + ": " + *complaint;
      }
      const auto parsed =
          notation::parse(game_.edition(), notation::print(game_.edition(), sample));
      if (!std::holds_alternative<Move>(parsed) || std::get<Move>(parsed) != sample) {
        return "a move does not survive its notation: " + notation::print(game_.edition(), sample);
      }
    }
    if (random_.below(8) == 0) {
      if (auto complaint = refuse_something(kingdom, listed)) {
        return complaint;
      }
    }
    if (random_.below(48) == 0) {
      if (auto complaint = compare_with_everything(kingdom, listed)) {
        return complaint;
      }
    }
    if (random_.below(64) == 0) {
      if (rules::legal_moves(game_, rules::look(game_, kingdom)).moves.size() !=
          rules::legal_moves(game_, kingdom).moves.size()) {
        return "the player's view offers other moves than the kingdom";
      }
    }
    if (random_.below(256) == 0) {
      const auto read = state::from_archive(state::to_archive(kingdom));
      if (!read || *read != kingdom || hash(*read) != hash(kingdom)) {
        return "the archive does not give back the kingdom";
      }
    }
    return std::nullopt;
  }

  // The list against all moves that could be written: what is accepted is listed,
  // in its shortest form, and once.
  std::optional<std::string> compare_with_everything(const Kingdom& kingdom,
                                                     const rules::LegalMoves& listed) {
    for (std::size_t index = 0; index < listed.moves.size(); ++index) {
      if (std::count(listed.moves.begin(), listed.moves.end(), listed.moves[index]) != 1) {
        return "a move is listed twice: " + text(listed.moves[index]);
      }
      if (rules::why_not(game_, kingdom, listed.moves[index])) {
        return "a listed move is refused: " + text(listed.moves[index]);
      }
    }
    if (listed.moves.size() < 2 && kingdom.decision.open() &&
        kingdom.decision.kind != state::DecisionKind::kName) {
      return "a question with one answer was asked: " + std::string(word(kingdom.decision.kind)) +
             " by card " + std::to_string(kingdom.decision.card) + "/" +
             std::to_string(kingdom.decision.stage);
    }
    if (kingdom.decision.open()) {
      return listed.complete ? compare_answers(kingdom, listed) : std::nullopt;
    }
    return compare_actions(kingdom, listed);
  }

  std::optional<std::string> compare_actions(const Kingdom& kingdom,
                                             const rules::LegalMoves& listed) {
    const auto accepted = [&](const Move& move) { return !rules::why_not(game_, kingdom, move); };
    const auto number_listed = [&](MoveKind kind, state::CardId card) {
      return std::count_if(listed.moves.begin(), listed.moves.end(), [&](const Move& move) {
        return move.kind == kind && move.card == card;
      });
    };
    for (const cards::Card& printed : game_.edition().cards) {
      const auto card = static_cast<state::CardId>(printed.number);
      Move move;
      move.card = card;
      move.kind = MoveKind::kProduce;
      const auto options = rules::production(game_, kingdom, card).size();
      const auto productions = number_listed(MoveKind::kProduce, card);
      if (accepted(move) ? productions != static_cast<std::ptrdiff_t>(options) : productions != 0) {
        return "the list forgets or invents: " + text(move);
      }
      move.kind = MoveKind::kUpgrade;
      std::ptrdiff_t upgrades = 0;
      move.has_arrow = true;
      for (const cards::Arrow arrow : {cards::Arrow::kRotate, cards::Arrow::kFlip}) {
        move.arrow = arrow;
        upgrades += accepted(move) ? 1 : 0;
      }
      if (number_listed(MoveKind::kUpgrade, card) != upgrades) {
        return "the list forgets or invents an upgrade: " + text(move);
      }
      Move use;
      use.card = card;
      use.kind = MoveKind::kUse;
      std::ptrdiff_t uses = 0;
      for (std::uint8_t number = 1; number <= 8; ++number) {
        use.number = number;
        uses += accepted(use) ? 1 : 0;
      }
      std::ptrdiff_t plain_uses = 0;
      bool numbered = false;
      for (const Move& each : listed.moves) {
        if (each.kind == MoveKind::kUse && each.card == card) {
          plain_uses += each.has_amount ? 0 : 1;
          numbered |= each.number != 0;
        }
      }
      if (plain_uses != uses) {
        return "the list forgets or invents a use: " + text(use);
      }
      // A card that takes an amount lists some, unless there is nothing to spend.
      const bool can_tally = kingdom.zone(card) == state::Zone::kPermanent;
      for (std::size_t index = 0; index < game_.edition().resources.size(); ++index) {
        Move spend = use;
        spend.number = 0;
        spend.has_amount = true;
        spend.resource = static_cast<cards::Resource>(index);
        for (spend.amount = 0; can_tally && spend.amount < 12; ++spend.amount) {
          const bool is_listed =
              std::any_of(listed.moves.begin(), listed.moves.end(), [&](const Move& each) {
                return each.kind == MoveKind::kUse && each.card == card && each.has_amount &&
                       each.resource == spend.resource && each.amount == spend.amount;
              });
          if (accepted(spend) != is_listed) {
            return "the list forgets or invents: " + text(spend);
          }
        }
      }
      std::ptrdiff_t wielders = 0;
      for (const cards::Card& other : game_.edition().cards) {
        Move equip;
        equip.kind = MoveKind::kEquip;
        equip.card = card;
        equip.wielder = static_cast<state::CardId>(other.number);
        wielders += accepted(equip) ? 1 : 0;
      }
      if (number_listed(MoveKind::kEquip, card) != wielders) {
        return "the list forgets or invents a wielder of card " + std::to_string(card);
      }
      if (uses == 1 && numbered && number_listed(MoveKind::kUse, card) == 1) {
        return "a number is listed where none is needed: " + text(use);
      }
    }
    return std::nullopt;
  }

  // Every answer of one or two words.
  std::optional<std::string> compare_answers(const Kingdom& kingdom,
                                             const rules::LegalMoves& listed) {
    std::vector<state::Answer> words;
    for (std::uint8_t number = 1; number <= game_.edition().last_card; ++number) {
      words.push_back(state::Answer::number(number));
    }
    for (std::size_t index = 0; index < game_.edition().resources.size(); ++index) {
      words.push_back(state::Answer::resource(static_cast<cards::Resource>(index)));
    }
    for (std::size_t index = 0; index < game_.edition().stickers.size(); ++index) {
      words.push_back(state::Answer::sticker(static_cast<cards::Sticker>(index)));
    }
    for (std::uint8_t index = 0; index <= 10; ++index) {
      words.push_back(state::Answer::word(static_cast<state::AnswerWord>(index)));
    }
    std::size_t accepted = 0;
    std::size_t expected = 0;
    for (const Move& move : listed.moves) {
      expected += move.kind == MoveKind::kChoose && move.answers.size() == 1 ? 1 : 0;
    }
    // A sticker of a resource may be named by the resource, and the other way round.
    const bool has_two_names = kingdom.decision.kind == state::DecisionKind::kSticker ||
                               kingdom.decision.kind == state::DecisionKind::kResources ||
                               kingdom.decision.kind == state::DecisionKind::kProduction;
    for (const state::Answer& word : words) {
      Move move;
      move.kind = MoveKind::kChoose;
      move.answers.push_back(word);
      accepted += rules::why_not(game_, kingdom, move) ? 0 : 1;
    }
    if (has_two_names ? accepted < expected : accepted != expected) {
      return "the list forgets or invents an answer";
    }
    return std::nullopt;
  }

  [[nodiscard]] std::string text(const Move& move) const {
    return notation::print(game_.edition(), move);
  }

  std::optional<std::string> refuse_something(const Kingdom& kingdom,
                                              const rules::LegalMoves& listed) {
    const Move wild = draw_wild_move();
    const auto same = [&](const Move& move) {
      return move.kind == wild.kind && move.card == wild.card &&
             (move.kind != MoveKind::kChoose || !listed.complete || move.answers == wild.answers);
    };
    const bool may_be_legal = std::any_of(listed.moves.begin(), listed.moves.end(), same) ||
                              (wild.kind == MoveKind::kChoose && kingdom.decision.open()) ||
                              kingdom.decision.kind == state::DecisionKind::kConfirm;
    if (may_be_legal) {
      return std::nullopt;
    }
    ++totals_.refused;
    Kingdom copy = kingdom;
    const auto refusal = rules::play(game_, copy, wild, nullptr);
    if (!refusal || refusal->sentence.empty()) {
      return "an unlisted move is accepted: " + notation::print(game_.edition(), wild);
    }
    if (copy != kingdom) {
      return "a refused move changed the kingdom: " + notation::print(game_.edition(), wild);
    }
    return std::nullopt;
  }

  Move draw_wild_move() {
    Move move;
    constexpr std::array kKinds = {MoveKind::kProduce, MoveKind::kUpgrade, MoveKind::kUse,
                                   MoveKind::kAdvance, MoveKind::kChoose,  MoveKind::kResolve,
                                   MoveKind::kSkip,    MoveKind::kBegin,   MoveKind::kEquip};
    move.kind = kKinds[random_.below(kKinds.size())];
    const auto last = game_.edition().last_card;
    if (move.kind == MoveKind::kChoose) {
      move.answers.push_back(
          state::Answer::number(static_cast<std::uint8_t>(1 + random_.below(last))));
    } else if (move.kind != MoveKind::kAdvance && move.kind != MoveKind::kSkip) {
      move.card = static_cast<state::CardId>(1 + random_.below(last));
    }
    return move;
  }

  std::optional<std::string> replay(const Kingdom& end) {
    Kingdom again = begin();
    for (const Move& move : moves_) {
      if (rules::play(game_, again, move)) {
        return "a replayed move is refused";
      }
    }
    return again == end ? std::nullopt
                        : std::optional<std::string>("the replay ends in another kingdom");
  }

  const rules::Game& game_;
  const Policy& policy_;
  std::uint64_t seed_;
  state::Random random_;
  Totals& totals_;
  std::vector<Move> moves_;
};

void report(const rules::Game& game, const Totals& totals, std::uint64_t campaigns) {
  std::cout << campaigns << " campaigns, " << totals.moves << " moves, " << totals.questions
            << " of them answers, " << totals.refused << " wild moves refused\n";
  for (const auto& [kind, number] : totals.kinds) {
    std::cout << "  " << word(kind) << ": " << number << "\n";
  }
  std::cout << "  cards whose effects were used: " << totals.used.size() << " of "
            << game.edition().cards.size() << "\n";
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Random campaigns with every invariant checked after every move.");
  std::uint64_t campaigns = 100;
  std::uint64_t first_seed = 1;
  std::string policy = "random";
  app.add_option("--campaigns", campaigns);
  app.add_option("--seed", first_seed, "The first seed; the others follow");
  std::string folder;
  app.add_option("--policy", policy)->check(CLI::IsMember(kPolicies));
  app.add_option("--edition", folder, "The folder of another edition");
  CLI11_PARSE(app, argc, argv);

  const rules::Game game(folder.empty()
                             ? cards::load_feudal_kingdom()
                             : std::get<cards::Edition>(cards::load(cards::sources_in(folder))));
  Totals totals;
  for (std::uint64_t seed = first_seed; seed < first_seed + campaigns; ++seed) {
    Campaign campaign(game, kPolicies.at(policy), seed, totals);
    if (const auto complaint = campaign.play()) {
      std::cout << "seed " << seed << ", move " << campaign.moves().size() << ": " << *complaint
                << "\nThe last moves:\n";
      const auto& moves = campaign.moves();
      for (std::size_t index = moves.size() > 25 ? moves.size() - 25 : 0; index < moves.size();
           ++index) {
        std::cout << "  " << notation::print(game.edition(), moves[index]) << "\n";
      }
      return 1;
    }
  }
  report(game, totals, campaigns);
  return 0;
}
