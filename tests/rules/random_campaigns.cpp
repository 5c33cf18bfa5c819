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

// How eager a policy is for a kind of move. All see everything that is legal.
using Eagerness = std::map<MoveKind, std::uint32_t>;
const std::map<std::string, Eagerness> kPolicies = {
    {"random", {}},
    {"builder", {{MoveKind::kUpgrade, 40}, {MoveKind::kUse, 8}, {MoveKind::kProduce, 4}}},
    {"hasty", {{MoveKind::kAdvance, 8}, {MoveKind::kPass, 4}, {MoveKind::kUse, 2}}},
};

constexpr int kMostMoves = 40'000;

struct Totals {
  std::uint64_t moves = 0;
  std::uint64_t questions = 0;
  std::uint64_t refused = 0;
  std::map<state::DecisionKind, std::uint64_t> kinds;
  std::map<state::CardId, std::uint64_t> used;
};

class Campaign {
 public:
  Campaign(const rules::Game& game, const Eagerness& eagerness, std::uint64_t seed, Totals& totals)
      : game_(game), eagerness_(eagerness), seed_(seed), random_(~seed), totals_(totals) {}

  // The complaint, if there is one.
  std::optional<std::string> play() {
    rules::Events events;
    Kingdom kingdom = rules::new_kingdom(game_, seed_, &events);
    tests::Witness witness(game_, kingdom);
    rules::LegalMoves room;
    while (!kingdom.finished()) {
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
  std::optional<Move> choose(const Kingdom& kingdom, rules::LegalMoves& room) {
    if (kingdom.decision.open()) {
      ++totals_.questions;
      ++totals_.kinds[kingdom.decision.kind];
      return rules::random_move(game_, kingdom, random_, room);
    }
    rules::legal_moves(game_, kingdom, room);
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

  [[nodiscard]] std::uint32_t weight(const Move& move) const {
    if (move.kind == MoveKind::kReset) {
      return 0;
    }
    const auto found = eagerness_.find(move.kind);
    return found == eagerness_.end() ? 1 : found->second;
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
    Kingdom again = rules::new_kingdom(game_, seed_);
    for (const Move& move : moves_) {
      if (rules::play(game_, again, move)) {
        return "a replayed move is refused";
      }
    }
    return again == end ? std::nullopt
                        : std::optional<std::string>("the replay ends in another kingdom");
  }

  const rules::Game& game_;
  const Eagerness& eagerness_;
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
  app.add_option("--policy", policy)->check(CLI::IsMember(kPolicies));
  CLI11_PARSE(app, argc, argv);

  const rules::Game game(cards::load_feudal_kingdom());
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
