#include "ui/desktop/upgrade/upgrade_preview.h"

#include <algorithm>

#include "campaign/notation/notation.h"
#include "campaign/rules/questions.h"
#include "ui/desktop/card_words.h"
#include "ui/desktop/language.h"
#include "ui/desktop/table/offers.h"
#include "ui/words/kingdom_words.h"

namespace kronika::desktop {

using rules::EventKind;
using state::CardId;
using state::DecisionKind;
using state::Move;
using state::Zone;

namespace {

// As the rules read it: an upgrade without an arrow is the stage's only one.
const cards::Upgrade* meant(const rules::Game& game, const state::Kingdom& kingdom,
                            const Move& move) {
  const cards::Stage* stage = game.card(move.card).stage(kingdom.card(move.card).stage);
  for (const cards::Upgrade& upgrade : stage->upgrades) {
    if (!move.has_arrow || upgrade.arrow == move.arrow) {
      return &upgrade;
    }
  }
  return nullptr;
}

bool decided_by_chance(EventKind kind) {
  return kind == EventKind::kShuffled || kind == EventKind::kDiscovered ||
         kind == EventKind::kLookedAt || kind == EventKind::kPlayed;
}

bool contains(const std::vector<CardId>& cards, CardId card) {
  return std::find(cards.begin(), cards.end(), card) != cards.end();
}

}  // namespace

bool UpgradePreview::show(const QString& notation) {
  notation_.clear();
  refusal_.clear();
  cost_.clear();
  payment_.clear();
  after_.clear();
  if (!table_) {
    return false;
  }
  const rules::Game& game = table_->game();
  const auto parsed = notation::parse(game.edition(), notation.toStdString());
  const auto* move = std::get_if<Move>(&parsed);
  if (move == nullptr || move->kind != state::MoveKind::kUpgrade || !game.has_card(move->card) ||
      kingdom().zone(move->card) == Zone::kBox) {
    return false;
  }
  const cards::Upgrade* upgrade = meant(game, kingdom(), *move);
  if (upgrade == nullptr) {
    return false;
  }
  const cards::StageNumber stage = kingdom().card(move->card).stage;
  const cards::StageNumber to = cards::turned(stage, upgrade->arrow);
  const cards::Cost cost = rules::upgrade_cost(game, kingdom(), move->card, *upgrade);
  const cards::Language language = spoken_language();
  notation_ = notation;
  card_ = table_->cardOf(move->card);
  from_stage_ = stage;
  to_stage_ = to;
  from_name_ = from(words::card_name(game, kingdom(), move->card, language));
  to_name_ = from(words::stage_name(game, kingdom(), move->card, to, language));
  arrow_ =
      upgrade->arrow == cards::Arrow::kFlip ? QStringLiteral("flip") : QStringLiteral("rotate");
  for (const UpgradeValue& printed : card_.stage(stage).upgrades) {
    if (printed.arrow == arrow_) {
      cost_ = printed.cost;
    }
  }
  price_ = cost.free() ? tr("nothing") : from(cards::describe(game.edition(), cost, language));
  if (const auto refused = rules::why_not(game, kingdom(), *move, language)) {
    refusal_ = as_text(*refused);
    tell_what_is_missing(cost);
  } else {
    const Course course = course_of(*move);
    tell_payment(cost, course);
    tell_what_follows(cost, course, move->card);
  }
  emit changed();
  return true;
}

UpgradePreview::Course UpgradePreview::course_of(const Move& move) const {
  Course course;
  const auto tried = rules::apply(table_->game(), kingdom(), move);
  const auto* outcome = std::get_if<rules::Outcome>(&tried);
  if (outcome == nullptr) {
    return course;
  }
  for (const rules::Event& event : outcome->events) {
    if (course.ended || decided_by_chance(event.kind)) {
      break;
    }
    const bool of_the_deck = kingdom().zone(event.card) == Zone::kDeck;
    switch (event.kind) {
      case EventKind::kTurned:
        course.paid = course.paid || event.card == move.card;
        break;
      case EventKind::kSpent:
        course.spent.counts[event.what] = static_cast<std::uint8_t>(
            course.spent.counts[event.what] + (course.paid ? 0 : event.amount));
        break;
      case EventKind::kDiscarded:
        if (event.card != move.card && !of_the_deck) {
          (course.paid ? course.leaving : course.discarded).push_back(event.card);
        }
        break;
      case EventKind::kDestroyed:
        if (!course.paid) {
          course.destroyed.push_back(event.card);
        }
        break;
      case EventKind::kTurnEnded:
        course.ended = true;
        break;
      default:
        break;
    }
  }
  if (!course.paid) {
    course.asked = outcome->kingdom.decision;
  }
  return course;
}

void UpgradePreview::tell_payment(const cards::Cost& cost, const Course& course) {
  const cards::Edition& edition = table_->game().edition();
  const bool chooses_resources = course.asked.kind == DecisionKind::kResources;
  for (std::size_t i = 0; i < edition.resources.size(); ++i) {
    const auto resource = static_cast<cards::Resource>(i);
    const int paid = course.paid ? course.spent.counts[i] : cost.resources.counts[i];
    if (paid > 0 && !chooses_resources) {
      const int has = kingdom().resources[i];
      payment_ << AccountValue{
          from(cards::word(edition, resource, spoken_language())),
          tr("you have %1, %2 of it is paid").arg(has).arg(std::min(has, paid)),
          from(edition.resources[i].name)};
    }
  }
  if (!course.paid && (chooses_resources || cost.resources.any > 0)) {
    payment_ << AccountValue{tr("Resources"), tr("you say next which are paid"), {}};
  }
  const auto add_cards = [&](const QString& title, const std::vector<CardId>& cards,
                             const std::vector<cards::Pick>& owed) {
    if (!cards.empty()) {
      payment_ << AccountValue{title, names(cards), {}};
    } else if (!owed.empty() && course.asked.kind == DecisionKind::kCards) {
      const std::vector<CardId> from(course.asked.from.begin(), course.asked.from.end());
      payment_ << AccountValue{title, tr("you choose next: %1").arg(names(from)), {}};
    }
  };
  add_cards(tr("Discarded to pay"), course.discarded, cost.discard);
  // Of two questions only the first is known.
  add_cards(tr("Destroyed to pay, for good"), course.destroyed,
            cost.discard.empty() ? cost.destroy : std::vector<cards::Pick>{});
}

void UpgradePreview::tell_what_is_missing(const cards::Cost& cost) {
  const cards::Edition& edition = table_->game().edition();
  for (std::size_t i = 0; i < edition.resources.size(); ++i) {
    const int owed = cost.resources.counts[i];
    const int has = kingdom().resources[i];
    if (owed > 0) {
      payment_ << AccountValue{
          from(cards::word(edition, static_cast<cards::Resource>(i), spoken_language())),
          tr("you have %1, it costs %2").arg(has).arg(owed), from(edition.resources[i].name),
          has < owed};
    }
  }
}

void UpgradePreview::tell_what_follows(const cards::Cost& cost, const Course& course,
                                       CardId upgraded) {
  const rules::Game& game = table_->game();
  std::vector<CardId> leaving = course.leaving;
  std::vector<CardId> staying;
  for (const CardId card : kingdom().play) {
    const bool gone = card == upgraded || contains(course.discarded, card) ||
                      contains(course.destroyed, card) || contains(leaving, card);
    if (gone) {
      continue;
    }
    if (course.ended || rules::stays_in_play(game, kingdom(), card)) {
      staying.push_back(card);
    } else {
      leaving.push_back(card);
    }
  }
  after_ << AccountValue{to_name_, tr("goes to the discard pile: it was turned (2.3)"), {}};
  if (!leaving.empty()) {
    after_ << AccountValue{tr("Discarded with the turn"), names(leaving), {}};
  }
  if (!staying.empty()) {
    after_ << AccountValue{tr("Stays in play"), names(staying), {}};
  }
  cards::Bag lost;
  for (std::size_t i = 0; i < lost.counts.size(); ++i) {
    const int paid = course.paid ? course.spent.counts[i] : cost.resources.counts[i];
    lost.counts[i] = static_cast<std::uint8_t>(std::clamp(kingdom().resources[i] - paid, 0, 255));
  }
  const bool known = course.paid || cost.resources.any == 0;
  if (known && !lost.empty()) {
    after_ << AccountValue{
        tr("Lost"), from(words::bag_as_text(game.edition(), lost, spoken_language())), {}};
  }
  if (kingdom().deck.empty()) {
    after_ << AccountValue{tr("The round ends"), tr("no card is left in the deck (4.1)"), {}};
  }
}

QString UpgradePreview::names(const std::vector<CardId>& cards) const {
  QStringList names;
  for (const CardId card : cards) {
    names << from(words::card_name(table_->game(), kingdom(), card, spoken_language()));
  }
  return names.join(QStringLiteral(", "));
}

}  // namespace kronika::desktop
