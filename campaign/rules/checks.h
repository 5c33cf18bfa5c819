// Whether a move is allowed, before anything is changed. The answer is a word
// (kYes, or what stands against it); a sentence is made of it only when somebody
// wants to read it.
#pragma once

#include "campaign/rules/refusal.h"
#include "campaign/rules/table.h"
#include "campaign/state/move.h"
#include "cards/describer/language.h"

namespace kronika::rules {

enum class Verdict : std::uint8_t {
  kYes,
  kQuestionOpen,  // A18
  kNoQuestion,
  kFinished,
  kNoSuchCard,
  kNotInPlay,          // 8.12
  kBlocked,            // 12.1
  kNoProduction,       // 6.2
  kProductionUnclear,  // 6.3
  kUpgradesForbidden,  // A11
  kNoUpgrade,          // 7.1
  kArrowNeeded,        // 7.1
  kUpgradeTooDear,     // 7.2
  kPermanentUpgrade,   // 7.4
  kNoEffect,           // 8
  kEffectNeeded,       // which of several
  kNotUsable,          // 8.5: a trigger, a rule in force
  kEffectSpent,        // 8.7
  kUsedThisTurn,
  kTimeForbidden,       // A11
  kCostTooDear,         // 8.8
  kNothingWouldChange,  // A8
  kAmountNeeded,
  kAmountTooBig,  // 8.8
  kNoAmountWanted,
  kDeckEmpty,        // 9.1
  kPlayForbidden,    // A11
  kLegacyBegun,      // 13.1
  kNoEquipment,      // 15.1
  kNotWielded,       // 15.1
  kCannotWield,      // 15.2
  kAttached,         // 15.4
  kNoExpansionNow,   // 17.1
  kNoExpansion,      // 17.1
  kExpansionPlayed,  // 17.1
  kTrackFull,        // 17.1
  kCannotBePurged,   // 18
  kNoNameLine,       // 13.8
  kNameWritten,      // 13.8
  kWrongAnswer,
  kWrongNumberOfAnswers,
  kNotAmongThose,
  kTwice,
  kNotWaiting,  // 8.10
  kNothingToSkip,
  kDoesNotPay,  // 7.2
  kImpossibleCorrection
};

// Whether a move is allowed and, where it is, what it means exactly: the line of
// a use, the upgrade, the option of a production (-1: still to be asked).
struct Meaning {
  Verdict verdict{};
  int index = -1;
};

// Actions; they are possible only when nothing is asked.
[[nodiscard]] Verdict check_produce(const Table& table, CardId card);
[[nodiscard]] Verdict check_upgrade(const Table& table, CardId card, std::size_t index,
                                    const Permissions& allowed);
[[nodiscard]] Verdict check_use(const Table& table, CardId card, std::size_t index,
                                const Permissions& allowed);
[[nodiscard]] Verdict check_advance(const Table& table, const Permissions& allowed);
[[nodiscard]] Verdict check_reset(const Table& table);
[[nodiscard]] Verdict check_equip(const Table& table, CardId equipment, CardId wielder);
[[nodiscard]] Verdict check_begin(const Table& table, CardId expansion);
// How much of this resource could be spent on a tally line now: of what it asks
// for, or of what stands for it (100).
[[nodiscard]] int most_to_tally(const Table& table, CardId card, std::size_t line,
                                cards::Resource resource);
[[nodiscard]] std::optional<cards::Resource> resource_counted(const Line& line);
[[nodiscard]] bool takes_amount(const Table& table, CardId card, std::size_t line);

// Which upgrade the move is about.
[[nodiscard]] std::optional<std::size_t> upgrade_meant(const Table& table, const state::Move& move);

// Any move, as a whole.
[[nodiscard]] Meaning check(const Table& table, const state::Move& move);
[[nodiscard]] Verdict check_answer(const Table& table, const state::Move& given);

// All that an answer to this question may name, one by one: cards, numbers or
// stickers.
using Items = state::FixedVector<state::Answer, state::kMaxCards>;
[[nodiscard]] Items items_of(const state::Decision& decision);

// Short forms that mean the same: `skip` for "no", a resource for its sticker.
[[nodiscard]] state::Move normal_form(const Table& table, const state::Move& move);

[[nodiscard]] Refusal explain(const Table& table, const state::Move& move, Verdict verdict,
                              cards::Language language);

}  // namespace kronika::rules
