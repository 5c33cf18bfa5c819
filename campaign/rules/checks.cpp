#include "campaign/rules/checks.h"

#include "campaign/rules/match_production.h"

namespace kronika::rules {

using cards::at;
using cards::Symbol;
using state::Move;
using state::MoveKind;
using state::Zone;
namespace step = cards::step;

namespace {

const cards::Deed* deed_of(const Line& line) {
  return std::get_if<cards::Deed>(&line.effect->line);
}

const step::Tally* tally_of(const Line& line) {
  const cards::Deed* deed = deed_of(line);
  return deed != nullptr && deed->steps.size() == 1
             ? std::get_if<step::Tally>(&deed->steps.front().kind)
             : nullptr;
}

Verdict reach(const Table& table, CardId card) {
  if (table.kingdom().zone(card) == Zone::kBlocked) {
    return Verdict::kBlocked;
  }
  if (table.kingdom().zone(card) == Zone::kAttached) {
    return Verdict::kAttached;
  }
  return table.in_play(card) ? Verdict::kYes : Verdict::kNotInPlay;
}

bool grants_upgrade(const cards::Steps& steps) {
  return std::any_of(steps.begin(), steps.end(), [](const cards::Step& step) {
    return std::holds_alternative<step::Upgrade>(step.kind);
  });
}

void discard(state::Kingdom& after, CardId card) {
  after.play.remove(card);
  after.discard.push_back(card);
  after.card(card).zone = Zone::kDiscard;
}

// C104: the price of the effect itself cannot be spent twice, and its card
// cannot pay for the upgrade it grants. Looked at on a copy of the kingdom.
bool could_do_after_paying(const Table& table, CardId card, const Line& line, const Asker& asker) {
  state::Kingdom after = table.kingdom();
  for (std::size_t resource = 0; resource < cards::kMaxResources; ++resource) {
    const int left = after.resources[resource] - line.cost->resources.counts[resource];
    after.resources[resource] = static_cast<std::uint16_t>(std::max(0, left));
  }
  if (asker.leaving) {
    discard(after, card);
  }
  return Table(table.game(), after).could_do(table.game().steps(line.steps), asker);
}

// C123: what is given instead of the card may itself be what its effect is for.
bool could_do_when_kept(const Table& table, CardId card, const cards::Steps& steps) {
  for (const Line& line : table.active(card).lines) {
    if (!table.could_replace(card, line, card)) {
      continue;
    }
    state::Kingdom after = table.kingdom();
    for (const cards::Pick& pick : line.cost->discard) {
      for (const CardId given : table.payers(pick, card, false)) {
        discard(after, given);
      }
    }
    if (Table(table.game(), after).could_do(steps, {.card = card})) {
      return true;
    }
  }
  return false;
}

}  // namespace

Verdict check_produce(const Table& table, CardId card) {
  if (const Verdict there = reach(table, card); there != Verdict::kYes) {
    return there;
  }
  return table.production(card).empty() ? Verdict::kNoProduction : Verdict::kYes;
}

Verdict check_upgrade(const Table& table, CardId card, std::size_t index,
                      const Permissions& allowed) {
  if (table.kingdom().zone(card) == Zone::kPermanent) {
    return Verdict::kPermanentUpgrade;
  }
  if (const Verdict there = reach(table, card); there != Verdict::kYes) {
    return there;
  }
  const auto& upgrades = table.active(card).stage->upgrades;
  if (upgrades.empty()) {
    return Verdict::kNoUpgrade;
  }
  if (!allowed.upgrade) {
    return Verdict::kUpgradesForbidden;
  }
  return table.can_pay(upgrades[index], card) ? Verdict::kYes : Verdict::kUpgradeTooDear;
}

Verdict check_use(const Table& table, CardId card, std::size_t index, const Permissions& allowed) {
  if (!table.in_force(card)) {
    return reach(table, card);
  }
  if (table.mute(card)) {
    return Verdict::kNotWielded;
  }
  const CardId self = table.bearer(card);
  const Line& line = table.active(card).lines[index];
  const cards::Deed* deed = deed_of(line);
  const Symbol symbol = line.effect->symbol;
  if (deed == nullptr || symbol == Symbol::kPlain || symbol == Symbol::kOptional ||
      symbol == Symbol::kForced) {
    return Verdict::kNotUsable;
  }
  if (line.effect->once && table.spent(card, index)) {
    return Verdict::kEffectSpent;
  }
  if (deed->once_a_turn && table.used_this_turn(card, index)) {
    return Verdict::kUsedThisTurn;
  }
  if (symbol == Symbol::kTime && !allowed.time_effects) {
    return Verdict::kTimeForbidden;
  }
  if (symbol == Symbol::kDestroy && !table.can_be_destroyed(self)) {
    return Verdict::kNothingWouldChange;
  }
  if (!table.can_pay(*line.cost, self)) {
    return Verdict::kCostTooDear;
  }
  const Asker asker{.card = self,
                    .it = 0,
                    .paid = 1,
                    .leaving = symbol != Symbol::kPassive && table.in_play(self)};
  const bool changes = grants_upgrade(deed->steps) ? could_do_after_paying(table, self, line, asker)
                                                   : table.could_do(deed->steps, asker);
  if (changes || (asker.leaving && could_do_when_kept(table, self, deed->steps))) {
    return Verdict::kYes;
  }
  if (grants_upgrade(deed->steps) && !allowed.upgrade) {
    return Verdict::kUpgradesForbidden;
  }
  const bool plays = std::any_of(
      deed->steps.begin(), deed->steps.end(),
      [](const cards::Step& step) { return std::holds_alternative<step::Play>(step.kind); });
  return plays && !allowed.play ? Verdict::kPlayForbidden : Verdict::kNothingWouldChange;
}

Verdict check_advance(const Table& table, const Permissions& allowed) {
  if (table.kingdom().deck.empty()) {
    return Verdict::kDeckEmpty;
  }
  return allowed.play ? Verdict::kYes : Verdict::kPlayForbidden;
}

Verdict check_reset(const Table& table) {
  return table.kingdom().legacy_begun ? Verdict::kLegacyBegun : Verdict::kYes;
}

// rule 15.2: under a card in play with the keyword that its frame names.
Verdict check_equip(const Table& table, CardId equipment, CardId wielder) {
  if (const Verdict there = reach(table, equipment); there != Verdict::kYes) {
    return there;
  }
  const auto& keyword = table.active(equipment).stage->equips;
  if (!keyword) {
    return Verdict::kNoEquipment;
  }
  const bool fits = table.game().has_card(wielder) && wielder != equipment &&
                    table.in_play(wielder) && table.keywords(wielder).test(at(*keyword));
  return fits ? Verdict::kYes : Verdict::kCannotWield;
}

// rule 17.1: one at a time, each once, as many as the score track has places for.
Verdict check_begin(const Table& table, CardId expansion) {
  const state::Kingdom& kingdom = table.kingdom();
  const cards::Edition& edition = table.game().edition();
  const auto& track = kingdom.score_track;
  if (!kingdom.finished()) {
    return Verdict::kNoExpansionNow;
  }
  if (edition.expansion(expansion) == nullptr) {
    return Verdict::kNoExpansion;
  }
  const bool played = std::any_of(track.begin(), track.end(), [&](const state::ScoreEntry& entry) {
    return entry.expansion == expansion;
  });
  if (played || kingdom.zone(expansion) != Zone::kBox) {
    return Verdict::kExpansionPlayed;
  }
  const bool room = !track.full() && static_cast<int>(track.size()) < edition.score_places;
  return room ? Verdict::kYes : Verdict::kTrackFull;
}

std::optional<cards::Resource> resource_counted(const Line& line) {
  const step::Tally* tally = tally_of(line);
  return tally == nullptr ? std::nullopt : std::optional(tally->resource);
}

bool takes_amount(const Table& table, CardId card, std::size_t line) {
  return tally_of(table.active(card).lines[line]) != nullptr;
}

int most_to_tally(const Table& table, CardId card, std::size_t line, cards::Resource resource) {
  const step::Tally* tally = tally_of(table.active(card).lines[line]);
  const bool fits = tally != nullptr && table.stands_for(resource, tally->resource);
  return fits ? table.kingdom().resources[at(resource)] : 0;
}

std::optional<std::size_t> upgrade_meant(const Table& table, const Move& move) {
  const auto& upgrades = table.active(move.card).stage->upgrades;
  if (!move.has_arrow) {
    return upgrades.size() == 1 ? std::optional<std::size_t>(0) : std::nullopt;
  }
  for (std::size_t index = 0; index < upgrades.size(); ++index) {
    if (upgrades[index].arrow == move.arrow) {
      return index;
    }
  }
  return std::nullopt;
}

namespace {

// Without a number, the one line that can be used now; if none can, the first
// one that would explain why not.
Meaning use_meant(const Table& table, const Move& move) {
  if (!table.in_force(move.card)) {
    return {.verdict = reach(table, move.card)};
  }
  const auto& lines = table.active(move.card).lines;
  const Permissions allowed = table.permissions();
  Meaning meant{.verdict = Verdict::kNoEffect};
  for (std::size_t line = 0; line < lines.size(); ++line) {
    if (move.number != 0 && lines[line].number != move.number) {
      continue;
    }
    const Verdict verdict = check_use(table, move.card, line, allowed);
    if (verdict == Verdict::kYes && meant.verdict == Verdict::kYes) {
      return {.verdict = Verdict::kEffectNeeded};
    }
    const bool says_more = verdict == Verdict::kYes || meant.verdict == Verdict::kNoEffect ||
                           meant.verdict == Verdict::kNotUsable;
    if (says_more && meant.verdict != Verdict::kYes) {
      meant = {.verdict = verdict, .index = static_cast<int>(line)};
    }
  }
  return meant;
}

Meaning check_whole_use(const Table& table, const Move& move) {
  Meaning meant = use_meant(table, move);
  if (meant.verdict != Verdict::kYes) {
    return meant;
  }
  const auto line = static_cast<std::size_t>(meant.index);
  const step::Tally* tally = tally_of(table.active(move.card).lines[line]);
  if ((tally != nullptr) != move.has_amount) {
    meant.verdict = move.has_amount ? Verdict::kNoAmountWanted : Verdict::kAmountNeeded;
  } else if (tally != nullptr) {
    if (move.amount == 0) {
      meant.verdict = Verdict::kAmountNeeded;
    } else if (move.amount > most_to_tally(table, move.card, line, move.resource)) {
      meant.verdict = Verdict::kAmountTooBig;
    }
  }
  return meant;
}

Verdict check_name(const Table& table, CardId card) {
  const state::Kingdom& kingdom = table.kingdom();
  if (!table.in_force(card) && kingdom.zone(card) != Zone::kDiscard) {
    return Verdict::kNotInPlay;
  }
  if (!table.active(card).stage->has_name_line) {
    return Verdict::kNoNameLine;
  }
  const bool written = table.has_name(card, kingdom.card(card).stage);
  return written || kingdom.names.full() ? Verdict::kNameWritten : Verdict::kYes;
}

Meaning check_whole_production(const Table& table, const Move& move) {
  Meaning meant{.verdict = check_produce(table, move.card)};
  if (meant.verdict == Verdict::kYes && !move.answers.empty()) {
    meant.index = match_production(table.production(move.card), move.answers);
    meant.verdict = meant.index < 0 ? Verdict::kProductionUnclear : Verdict::kYes;
  }
  return meant;
}

Meaning check_whole_upgrade(const Table& table, const Move& move) {
  const Permissions allowed = table.permissions();
  const auto index = upgrade_meant(table, move);
  const Verdict verdict = check_upgrade(table, move.card, index.value_or(0), allowed);
  const bool about_the_card = verdict == Verdict::kNotInPlay || verdict == Verdict::kBlocked ||
                              verdict == Verdict::kAttached ||
                              verdict == Verdict::kPermanentUpgrade ||
                              verdict == Verdict::kNoUpgrade;
  if (index) {
    return {.verdict = verdict, .index = static_cast<int>(*index)};
  }
  const Verdict unclear = move.has_arrow ? Verdict::kNoUpgrade : Verdict::kArrowNeeded;
  return {.verdict = about_the_card ? verdict : unclear};
}

// rule 11.2. What lies under a card is for blockers to say, what is aside for
// scrolls.
bool can_lie(const Table& table, CardId card, Zone zone) {
  switch (zone) {
    case Zone::kBlocked:
    case Zone::kAside:
    case Zone::kAttached:
      break;
    case Zone::kPermanent:
      return table.active(card).permanent;
    case Zone::kDeck:
    case Zone::kPlay:
    case Zone::kDiscard:
      // rule 14.5: a scroll is followed at once, it never joins the kingdom.
      return !table.active(card).permanent &&
             table.game().card(card).kind != cards::CardKind::kScroll;
    case Zone::kBox:
    case Zone::kDestroyed:
    case Zone::kPurged:
      return true;
  }
  return false;
}

Verdict check_correction(const Table& table, const Move& move) {
  if (move.correction == state::CorrectionKind::kResources) {
    return Verdict::kYes;
  }
  const state::Kingdom& kingdom = table.kingdom();
  switch (move.correction) {
    case state::CorrectionKind::kStage:
      return table.has_stage(move.card, move.number) &&
                     (kingdom.zone(move.card) != Zone::kBox || move.number == 1)
                 ? Verdict::kYes
                 : Verdict::kImpossibleCorrection;
    case state::CorrectionKind::kZone:
      return can_lie(table, move.card, move.zone) ? Verdict::kYes : Verdict::kImpossibleCorrection;
    case state::CorrectionKind::kSticker:
      return table.can_take(move.card, kingdom.card(move.card).stage, move.sticker)
                 ? Verdict::kYes
                 : Verdict::kImpossibleCorrection;
    case state::CorrectionKind::kBox:
      return move.number >= 1 && move.number <= table.active(move.card).stage->boxes.size()
                 ? Verdict::kYes
                 : Verdict::kImpossibleCorrection;
    case state::CorrectionKind::kResources:
      break;
  }
  return Verdict::kImpossibleCorrection;
}

bool names_a_card(MoveKind kind) {
  return kind == MoveKind::kProduce || kind == MoveKind::kUpgrade || kind == MoveKind::kUse ||
         kind == MoveKind::kEquip || kind == MoveKind::kResolve || kind == MoveKind::kName ||
         kind == MoveKind::kBegin;
}

}  // namespace

Meaning check(const Table& table, const Move& move) {
  const state::Kingdom& kingdom = table.kingdom();
  const bool correction_of_card =
      move.kind == MoveKind::kCorrect && move.correction != state::CorrectionKind::kResources;
  if ((names_a_card(move.kind) || correction_of_card) && !table.game().has_card(move.card)) {
    return {.verdict = Verdict::kNoSuchCard};
  }
  if (kingdom.decision.open()) {
    const bool answers = move.kind == MoveKind::kChoose || move.kind == MoveKind::kResolve ||
                         move.kind == MoveKind::kSkip || move.kind == MoveKind::kName;
    return {.verdict = answers ? check_answer(table, move) : Verdict::kQuestionOpen};
  }
  if (move.kind == MoveKind::kBegin) {
    return {.verdict = check_begin(table, move.card)};
  }
  if (kingdom.finished() && move.kind != MoveKind::kCorrect) {
    return {.verdict = Verdict::kFinished};
  }
  switch (move.kind) {
    case MoveKind::kProduce:
      return check_whole_production(table, move);
    case MoveKind::kUpgrade:
      return check_whole_upgrade(table, move);
    case MoveKind::kUse:
      return check_whole_use(table, move);
    case MoveKind::kAdvance:
      return {.verdict = check_advance(table, table.permissions())};
    case MoveKind::kPass:
      return {.verdict = Verdict::kYes};
    case MoveKind::kReset:
      return {.verdict = check_reset(table)};
    case MoveKind::kName:
      return {.verdict = move.text.empty() ? Verdict::kWrongAnswer : check_name(table, move.card)};
    case MoveKind::kCorrect:
      return {.verdict = check_correction(table, move)};
    case MoveKind::kEquip:
      return {.verdict = check_equip(table, move.card, move.wielder)};
    case MoveKind::kChoose:
    case MoveKind::kResolve:
    case MoveKind::kSkip:
    case MoveKind::kBegin:
      break;
  }
  return {.verdict = Verdict::kNoQuestion};
}

}  // namespace kronika::rules
