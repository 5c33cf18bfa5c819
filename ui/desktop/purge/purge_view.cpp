#include "ui/desktop/purge/purge_view.h"

#include <algorithm>

#include "campaign/rules/purge.h"
#include "ui/desktop/card_words.h"
#include "ui/desktop/language.h"
#include "ui/desktop/table/offers.h"
#include "ui/words/kingdom_words.h"

namespace kronika::desktop {

using state::CardId;
using state::DecisionKind;

void PurgeView::set_table(KingdomTable* table) {
  if (table_ == table) {
    return;
  }
  if (table_) {
    table_->question()->disconnect(this);
  }
  table_ = table;
  if (table_) {
    // Asked anew after every move, and in another language.
    connect(table_->question(), &Question::changed, this, &PurgeView::read);
  }
  emit tableChanged();
  read();
}

void PurgeView::read() {
  step_.clear();
  title_.clear();
  sentence_.clear();
  outcome_.clear();
  cards_.clear();
  set_aside_.clear();
  group_ = groups_ = total_ = 0;
  if (table_ && asks_for_purge(table_->view().table)) {
    read_step();
  }
  emit changed();
}

void PurgeView::read_step() {
  const state::Kingdom& kingdom = table_->view().table;
  const auto sheet = rules::purge_sheet(table_->game(), kingdom);
  group_ = sheet->group_number;
  groups_ = sheet->groups;
  total_ = sheet->total();
  for (const rules::PurgedCard& purged : sheet->set_aside) {
    set_aside_ << value_of(purged.card);
  }
  if (kingdom.decision.kind == DecisionKind::kConfirm) {
    step_ = QStringLiteral("summary");
    title_ = tr("The purge in sum");
    sentence_ = tr("Nothing has left the kingdom yet. Is this what you want?");
    cards_ = set_aside_;
    outcome_ =
        tr("%n card(s) will be destroyed, for good.", nullptr,
           static_cast<int>(set_aside_.size())) +
        QLatin1Char(' ') +
        (total_ < 0 ? tr("They lower every later score by %n glory, recorded as purged glory "
                         "(sticker 16, 18.4).",
                         nullptr, -total_)
                    : tr("Their %n glory is recorded as purged glory (sticker 16) and counts "
                         "in every later score (18.4).",
                         nullptr, total_)) +
        QLatin1Char(' ') +
        tr("Then card %1 is taken from the box, and its rounds begin.").arg(sheet->expansion);
    return;
  }
  for (const CardId card : sheet->group) {
    cards_ << choice_of(card);
  }
  const int wanted = kingdom.decision.max;
  if (group_ > 0) {
    step_ = QStringLiteral("group");
    title_ = tr("Purge: group %1 of %2").arg(group_).arg(groups_);
    sentence_ = tr("Choose one of these %n card(s) to be purged (18.1).", nullptr,
                   static_cast<int>(cards_.size()));
  } else {
    step_ = QStringLiteral("permanent");
    title_ = tr("Purge: the permanent cards");
    sentence_ = tr("Choose %n permanent card(s) to be purged, too (18.2).", nullptr, wanted);
  }
}

PurgeCardValue PurgeView::value_of(CardId card) const {
  const rules::Game& game = table_->game();
  const state::Kingdom& kingdom = table_->view().table;
  PurgeCardValue value;
  value.card = table_->cardOf(card);
  value.stage = kingdom.card(card).stage;
  value.name = from(words::card_name(game, kingdom, card, spoken_language()));
  value.glory = rules::glory_when_purged(game, kingdom, card);
  value.saves = value.glory < 0 ? tr("costs %n glory", nullptr, -value.glory)
                                : tr("saves %n glory", nullptr, value.glory);
  return value;
}

PurgeCardValue PurgeView::choice_of(CardId card) const {
  const state::Kingdom& kingdom = table_->view().table;
  PurgeCardValue value = value_of(card);
  value.possible = kingdom.decision.from.contains(card);
  if (!value.possible) {
    const auto refusal = rules::why_not_purged(table_->game(), kingdom, card, spoken_language());
    value.reason = refusal ? as_text(*refusal) : QString();
  }
  return value;
}

bool PurgeView::any_protected() const {
  return std::any_of(cards_.begin(), cards_.end(),
                     [](const PurgeCardValue& card) { return !card.possible; });
}

PurgeCardValue PurgeView::cardAt(int index) const {
  return cards_.value(index);
}

PurgeCardValue PurgeView::asideAt(int index) const {
  return set_aside_.value(index);
}

QString PurgeView::total_words() const {
  return total_ < 0 ? tr("%n glory lost so far", nullptr, -total_)
                    : tr("%n glory saved so far", nullptr, total_);
}

}  // namespace kronika::desktop
