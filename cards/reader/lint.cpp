#include "cards/reader/lint.h"

#include <algorithm>
#include <bitset>
#include <utility>

#include "cards/model/walk.h"

namespace kronika::cards::reader {

namespace {

using StageSet = std::bitset<kStages>;

[[nodiscard]] bool is_this(const Target& target) {
  return std::holds_alternative<This>(target);
}

template <typename Kind>
[[nodiscard]] bool has_modifier(const Stage& stage) {
  return std::any_of(stage.effects.begin(), stage.effects.end(), [](const Effect& effect) {
    const auto* const modifier = std::get_if<Modifier>(&effect.line);
    return modifier != nullptr && std::holds_alternative<Kind>(*modifier);
  });
}

// Looks over one card; knows where each of its stages stands in the file.
class CardLinter {
 public:
  CardLinter(Context& context, const Card& card, const YAML::Node& entry)
      : context_(context), card_(card), entry_(entry) {}

  void run() {
    if (card_.stage(1) == nullptr) {
      context_.mistake(entry_, "Stage 1 is missing: every card starts there (rule 3.1).");
      return;
    }
    if (card_.choose_side && card_.stage(3) == nullptr) {
      context_.mistake(entry_, "\"choose side\" needs a back: stage 3 is missing (rule 14.4).");
    }
    for (StageNumber number = 1; number <= kStages; ++number) {
      if (const Stage* const stage = card_.stage(number)) {
        check_stage(number, *stage);
      }
    }
    check_boxes_can_be_marked();
    if (card_.kind != CardKind::kScroll) {
      check_every_stage_is_reached();
    }
  }

 private:
  void mistake(StageNumber stage, const std::string& sentence) {
    for (const auto& item : entry_["stages"]) {
      if (item.first.Scalar() == std::to_string(stage)) {
        context_.mistake(item.first, sentence);
        return;
      }
    }
    context_.mistake(entry_, sentence);
  }

  void check_arrow(StageNumber from, Arrow arrow, const std::string& what) {
    const StageNumber to = turned(from, arrow);
    if (card_.stage(to) == nullptr) {
      mistake(from, what + " of stage " + std::to_string(from) + " leads to stage " +
                        std::to_string(to) + ", which this card does not have (rule 1.2).");
      return;
    }
    arrows_.emplace_back(from, to);
  }

  void check_stage(StageNumber number, const Stage& stage) {
    for (const Upgrade& upgrade : stage.upgrades) {
      check_arrow(number, upgrade.arrow,
                  "The \"" + std::string(word(upgrade.arrow)) + "\" arrow of an upgrade");
    }
    if (has_modifier<modifier::Convertible>(stage)) {
      check_arrow(number, Arrow::kFlip, "Converting, which flips the card,");
    }
    walk(stage, [&](const Cost& cost, const Steps& steps) { check_effect(number, cost, steps); });
    check_glory(number, stage.glory);
    if (stage.equips) {
      check_equipment(number, stage);
    }
    const bool thresholds = std::any_of(stage.boxes.begin(), stage.boxes.end(),
                                        [](const Box& box) { return box.threshold.has_value(); });
    if (thresholds && !has_step<step::Tally>(stage)) {
      mistake(number, "Thresholds need a tally to reach them: no effect of this stage has one.");
    }
  }

  // rules 15.1, 15.2: attached it is no card of its own, so nothing can be written on it.
  void check_equipment(StageNumber number, const Stage& stage) {
    const bool replaces =
        std::any_of(stage.effects.begin(), stage.effects.end(), [](const Effect& effect) {
          return std::holds_alternative<Replacement>(effect.line) ||
                 std::holds_alternative<RoundRule>(effect.line);
        });
    if (stage.permanent) {
      mistake(number, "Equipment is put under a card in play, so it cannot be permanent.");
    }
    if (!stage.boxes.empty() || stage.has_name_line || has_step<step::Tally>(stage)) {
      mistake(number, "Equipment has no boxes, tallies or names of its own (rule 15.2).");
    }
    if (replaces || has_modifier<modifier::BlocksAll>(stage)) {
      mistake(number, "Equipment cannot block all cards, rule a round or replace a discard.");
    }
  }

  void check_effect(StageNumber number, const Cost& cost, const Steps& steps) {
    const Stage& stage = *card_.stage(number);
    const bool reset_first = cost.reset_this || cost.undiscover_this;
    if (cost.box_price != Cost::BoxPrice::kNone &&
        (stage.boxes.empty() ||
         std::any_of(stage.boxes.begin(), stage.boxes.end(),
                     [](const Box& box) { return !box.price.has_value(); }))) {
      mistake(number, "The price of a box is to be paid, but not every box here has one.");
    }
    if (cost.box_price == Cost::BoxPrice::kNextBox && !stage.boxes_in_order) {
      mistake(number, "\"next box\" needs \"boxes in order: true\".");
    }
    if (cost.mark_boxes > 0) {
      check_has_boxes(number);
    }
    walk(steps, [&](const Steps& list) { check_steps(number, reset_first, list); });
  }

  void check_steps(StageNumber number, bool reset_first, const Steps& steps) {
    StageNumber now = reset_first ? StageNumber{1} : number;
    for (const Step& step : steps) {
      if (const auto* turn = std::get_if<step::Turn>(&step.kind); turn && is_this(turn->target)) {
        check_arrow(now, turn->arrow, "An effect");
        now = turned(now, turn->arrow);
      } else if (const auto* defeat = std::get_if<step::Defeat>(&step.kind);
                 defeat && defeat->outcome == step::Defeat::Outcome::kFlip) {
        check_arrow(now, Arrow::kFlip, "A defeat, which flips the card,");
      } else if (const auto* reset = std::get_if<step::Reset>(&step.kind);
                 reset && is_this(reset->target)) {
        now = 1;
      } else if (std::holds_alternative<step::TurnToAnyStage>(step.kind)) {
        turns_anywhere_ = true;
      } else if (const auto* mark = std::get_if<step::MarkBoxes>(&step.kind);
                 mark && is_this(mark->target)) {
        check_has_boxes(now);
      } else if (const auto* medal = std::get_if<step::WriteMedal>(&step.kind)) {
        check_has_medals(number, medal->stage.value_or(number));
      } else if (std::holds_alternative<step::IfDone>(step.kind) && &step == &steps.front()) {
        mistake(number, "\"if done\" needs a step before it.");
      }
    }
  }

  void check_has_boxes(StageNumber number) {
    const Stage* const stage = card_.stage(number);
    if (stage == nullptr || stage->boxes.empty()) {
      mistake(number,
              "A box is to be marked on stage " + std::to_string(number) + ", but it has none.");
    } else {
      marked_.set(number - 1U);
    }
  }

  void check_has_medals(StageNumber from, StageNumber number) {
    const Stage* const stage = card_.stage(number);
    const bool has_medal =
        stage != nullptr && std::any_of(stage->boxes.begin(), stage->boxes.end(),
                                        [](const Box& box) { return box.medal; });
    if (!has_medal) {
      mistake(from,
              "A medal is to be written on stage " + std::to_string(number) + ", but it has none.");
    }
  }

  void check_glory(StageNumber number, const Glory& glory) {
    for (const auto& amount : {glory.rule, glory.when_purged}) {
      if (!amount || !amount->per) {
        continue;
      }
      if (const auto* boxes = std::get_if<BoxesCounted>(&*amount->per)) {
        const StageNumber counted = boxes->stage.value_or(number);
        const Stage* const stage = card_.stage(counted);
        if (stage == nullptr || stage->boxes.empty()) {
          mistake(number, "The glory counts boxes of stage " + std::to_string(counted) +
                              ", but it has none.");
        }
      } else if (const auto* other = std::get_if<GloryOfStage>(&*amount->per);
                 other && card_.stage(other->stage) == nullptr) {
        mistake(number, "The glory is that of stage " + std::to_string(other->stage) +
                            ", which this card does not have.");
      }
    }
  }

  // A box nobody can mark is a slip of the pen. Medals and thresholds have their own ways.
  void check_boxes_can_be_marked() {
    for (StageNumber number = 1; number <= kStages; ++number) {
      const Stage* const stage = card_.stage(number);
      if (stage == nullptr || stage->boxes.empty() || marked_.test(number - 1U) ||
          stage->boxes.front().medal || stage->boxes.front().threshold) {
        continue;
      }
      mistake(number,
              "No effect of this card marks the boxes of stage " + std::to_string(number) + ".");
    }
  }

  void check_every_stage_is_reached() {
    StageSet reached;
    reached.set(0);
    reached.set(2, card_.choose_side);
    for (bool grows = true; grows;) {
      const StageSet before = reached;
      for (const auto& [from, to] : arrows_) {
        reached.set(to - 1U, reached.test(to - 1U) || reached.test(from - 1U));
      }
      grows = reached != before;
    }
    for (StageNumber number = 1; number <= kStages; ++number) {
      if (card_.stage(number) != nullptr && !reached.test(number - 1U) && !turns_anywhere_) {
        mistake(number, "Nothing leads to stage " + std::to_string(number) +
                            ": no upgrade, no effect, no choice of side.");
      }
    }
  }

  template <typename Kind>
  [[nodiscard]] static bool has_step(const Stage& stage) {
    bool found = false;
    walk(stage, [&](const Cost&, const Steps& steps) {
      walk(steps, [&](const Steps& list) {
        found = found || std::any_of(list.begin(), list.end(), [](const Step& step) {
                  return std::holds_alternative<Kind>(step.kind);
                });
      });
    });
    return found;
  }

  Context& context_;
  const Card& card_;
  const YAML::Node& entry_;
  std::vector<std::pair<StageNumber, StageNumber>> arrows_;
  StageSet marked_;
  bool turns_anywhere_ = false;
};

}  // namespace

void lint_card(Context& context, const Card& card, const YAML::Node& entry) {
  CardLinter(context, card, entry).run();
}

}  // namespace kronika::cards::reader
