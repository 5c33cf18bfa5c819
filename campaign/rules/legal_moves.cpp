// Everything that can be done now.
#include <bit>

#include "campaign/rules/checks.h"
#include "campaign/rules/engine.h"
#include "campaign/rules/match_production.h"

namespace kronika::rules {

using state::Answer;
using state::Answers;
using state::AnswerWord;
using state::Decision;
using state::DecisionKind;
using state::Kingdom;
using state::Move;
using state::MoveKind;

namespace {

class Lister {
 public:
  Lister(const Table& table, LegalMoves& into) : table_(table), into_(into) {}

  void list() {
    const Kingdom& kingdom = table_.kingdom();
    if (kingdom.decision.open()) {
      list_answers(kingdom.decision);
    } else if (kingdom.finished()) {
      list_expansions();
    } else {
      list_actions();
    }
  }

 private:
  Move& add(MoveKind kind, CardId card) {
    Move& move = into_.moves.emplace_back();
    move.kind = kind;
    move.card = card;
    return move;
  }

  void list_actions() {
    const Kingdom& kingdom = table_.kingdom();
    const Permissions allowed = table_.permissions();
    for (const CardId card : kingdom.play) {
      list_productions(card);
      list_upgrades(card, allowed);
      list_uses(card, allowed);
      list_wielders(card);
    }
    for (const CardId card : kingdom.permanent) {
      list_uses(card, allowed);
    }
    for (const CardId card : kingdom.attached) {
      list_uses(card, allowed);
    }
    if (check_advance(table_, allowed) == Verdict::kYes) {
      add(MoveKind::kAdvance, 0);
    }
    add(MoveKind::kPass, 0);
    if (check_reset(table_) == Verdict::kYes) {
      add(MoveKind::kReset, 0);
    }
  }

  void list_expansions() {
    for (const cards::Expansion& expansion : table_.game().edition().expansions) {
      const auto card = static_cast<CardId>(expansion.card);
      if (check_begin(table_, card) == Verdict::kYes) {
        add(MoveKind::kBegin, card);
      }
    }
  }

  void list_productions(CardId card) {
    const ProductionOptions options = table_.production(card);
    if (options.size() == 1) {
      add(MoveKind::kProduce, card);
    } else {
      for (std::size_t option = 0; option < options.size(); ++option) {
        add(MoveKind::kProduce, card).answers = name_production(options, option);
      }
    }
  }

  void list_upgrades(CardId card, const Permissions& allowed) {
    const auto& upgrades = table_.active(card).stage->upgrades;
    for (std::size_t index = 0; index < upgrades.size(); ++index) {
      if (check_upgrade(table_, card, index, allowed) == Verdict::kYes) {
        Move& move = add(MoveKind::kUpgrade, card);
        if (upgrades.size() > 1) {
          move.has_arrow = true;
          move.arrow = upgrades[index].arrow;
        }
      }
    }
  }

  void list_wielders(CardId equipment) {
    if (!table_.glance(equipment).equipment) {
      return;
    }
    for (const CardId wielder : table_.kingdom().play) {
      if (check_equip(table_, equipment, wielder) == Verdict::kYes) {
        add(MoveKind::kEquip, equipment).wielder = wielder;
      }
    }
  }

  void list_uses(CardId card, const Permissions& allowed) {
    if (!table_.glance(card).deeds) {
      return;
    }
    const StagePlan& plan = table_.active(card);
    std::uint32_t usable = 0;
    for (std::size_t line = 0; line < plan.lines.size(); ++line) {
      usable |= check_use(table_, card, line, allowed) == Verdict::kYes ? 1U << line : 0U;
    }
    const bool several = std::popcount(usable) > 1;
    for (std::size_t line = 0; line < plan.lines.size(); ++line) {
      if (((usable >> line) & 1U) == 0) {
        continue;
      }
      const std::uint8_t number = several ? plan.lines[line].number : std::uint8_t{0};
      if (!takes_amount(table_, card, line)) {
        add(MoveKind::kUse, card).number = number;
        continue;
      }
      for (std::size_t index = 0; index < table_.game().edition().resources.size(); ++index) {
        const auto resource = static_cast<cards::Resource>(index);
        for (int amount = 1; amount <= most_to_tally(table_, card, line, resource); ++amount) {
          Move& move = add(MoveKind::kUse, card);
          move.number = number;
          move.has_amount = true;
          move.resource = resource;
          move.amount = static_cast<std::uint16_t>(amount);
        }
      }
    }
  }

  // Only what the question really accepts is kept.
  void offer(const Answers& answers) {
    if (into_.moves.size() >= LegalMoves::kMostListed) {
      into_.complete = false;
      return;
    }
    Move& move = add(MoveKind::kChoose, 0);
    move.answers = answers;
    if (table_.kingdom().decision.kind == DecisionKind::kCards &&
        check_answer(table_, move) != Verdict::kYes) {
      into_.moves.pop_back();
    }
  }

  void offer(AnswerWord word) {
    Answers answers;
    answers.push_back(Answer::word(word));
    offer(answers);
  }

  // Every choice of min to max of the items, none repeated.
  void offer_choices(const Decision& decision) {
    const Items items = items_of(decision);
    if (decision.min == 0) {
      offer(AnswerWord::kNone);
    }
    Answers chosen;
    const auto extend = [&](const auto& again, std::size_t from) -> void {
      if (!chosen.empty() && chosen.size() >= decision.min) {
        offer(chosen);
      }
      if (chosen.size() == decision.max) {
        return;
      }
      for (std::size_t index = from; index < items.size() && into_.complete; ++index) {
        chosen.push_back(items[index]);
        again(again, index + 1);
        chosen.pop_back();
      }
    };
    extend(extend, 0);
  }

  // Every bag of resources, whatever the order they are named in.
  void offer_resources(const Decision& decision) {
    Answers chosen;
    const auto extend = [&](const auto& again, std::size_t resource) -> void {
      if (chosen.size() == decision.max) {
        offer(chosen);
        return;
      }
      if (resource == cards::kMaxResources || !into_.complete) {
        return;
      }
      const std::size_t before = chosen.size();
      std::size_t count = std::min<std::size_t>(decision.limit[resource], decision.max - before);
      for (std::size_t added = 0; added < count; ++added) {
        chosen.push_back(Answer::resource(static_cast<cards::Resource>(resource)));
      }
      for (;; --count) {
        again(again, resource + 1);
        if (count == 0) {
          break;
        }
        chosen.pop_back();
      }
    };
    extend(extend, 0);
  }

  void offer_ends(const Decision& decision) {
    for (std::uint32_t ends = 0; ends < (1U << decision.max); ++ends) {
      Answers answers;
      for (unsigned card = 0; card < decision.max; ++card) {
        answers.push_back(
            Answer::word(((ends >> card) & 1U) != 0 ? AnswerWord::kBottom : AnswerWord::kTop));
      }
      offer(answers);
    }
  }

  void offer_productions() {
    const ProductionOptions options = options_asked(table_);
    for (std::size_t option = 0; option < options.size(); ++option) {
      offer(name_production(options, option));
    }
  }

  void list_order() {
    const Kingdom& kingdom = table_.kingdom();
    bool skippable = false;
    for (std::size_t index = kingdom.stack.back().at; index < kingdom.pending.size(); ++index) {
      const state::Pending& trigger = kingdom.pending[index];
      const Line& line = table_.game().plan(text_of(trigger), trigger.stage).lines[trigger.line];
      const bool optional = line.effect->symbol == cards::Symbol::kOptional;
      if (!table_.offered(trigger)) {
        continue;
      }
      skippable |= optional;
      Move move;
      move.kind = MoveKind::kResolve;
      move.card = text_of(trigger);
      move.number = line.number;
      if (std::find(into_.moves.begin(), into_.moves.end(), move) == into_.moves.end()) {
        into_.moves.push_back(move);
      }
    }
    if (skippable) {
      add(MoveKind::kSkip, 0);
    }
  }

  void list_answers(const Decision& decision) {
    switch (decision.kind) {
      case DecisionKind::kCards:
      case DecisionKind::kOption:
      case DecisionKind::kBox:
      case DecisionKind::kStage:
      case DecisionKind::kSticker:
        return offer_choices(decision);
      case DecisionKind::kResources:
        return offer_resources(decision);
      case DecisionKind::kProduction:
        return offer_productions();
      case DecisionKind::kEnds:
        return offer_ends(decision);
      case DecisionKind::kSide:
        offer(AnswerWord::kFront);
        return offer(AnswerWord::kBack);
      case DecisionKind::kArrow:
        offer(AnswerWord::kRotate);
        return offer(AnswerWord::kFlip);
      case DecisionKind::kConfirm:
        offer(AnswerWord::kYes);
        return offer(AnswerWord::kNo);
      case DecisionKind::kReset:
        offer(AnswerWord::kReset);
        return offer(AnswerWord::kContinue);
      case DecisionKind::kName:
        // Any name will do; this one stands for them all.
        add(MoveKind::kName, decision.card).text = state::Text("N. N.");
        return;
      case DecisionKind::kOrder:
        return list_order();
      case DecisionKind::kNone:
        return;
    }
  }

  const Table& table_;
  LegalMoves& into_;
};

}  // namespace

void legal_moves(const Game& game, const Kingdom& kingdom, LegalMoves& into) {
  into.moves.clear();
  into.complete = true;
  const Table table = Table(game, kingdom).settled();
  Lister(table, into).list();
}

LegalMoves legal_moves(const Game& game, const Kingdom& kingdom) {
  LegalMoves moves;
  legal_moves(game, kingdom, moves);
  return moves;
}

}  // namespace kronika::rules
