#include "ui/desktop/table/kingdom_count.h"

#include <algorithm>

#include "campaign/rules/questions.h"
#include "cards/describer/counted_cards.h"
#include "ui/desktop/card_values.h"
#include "ui/desktop/card_words.h"
#include "ui/desktop/language.h"
#include "ui/words/kingdom_words.h"

namespace kronika::desktop {

using state::CardId;
using state::Zone;

KingdomCount::KingdomCount(QObject* parent) : QObject(parent) {
  on_language_change(this, [this] { count(); });
}

void KingdomCount::set_table(KingdomTable* table) {
  if (table_ == table) {
    return;
  }
  if (table_ != nullptr) {
    table_->disconnect(this);
  }
  table_ = table;
  if (table_ != nullptr) {
    connect(table_, &KingdomTable::changed, this, [this] { count(); });
  }
  count();
}

// The most frequent first; a card counts for each of its keywords.
PlaceCountValue KingdomCount::place(const QString& name, const std::vector<CardId>& cards) const {
  const rules::Game& game = table_->game();
  const cards::Edition& edition = game.edition();
  std::vector<int> counts(edition.keywords.size());
  int without = 0;
  for (const CardId card : cards) {
    const cards::KeywordSet keywords = rules::keywords(game, table_->view().table, card);
    without += keywords.none() ? 1 : 0;
    for (std::size_t keyword = 0; keyword < counts.size(); ++keyword) {
      counts[keyword] += keywords.test(keyword) ? 1 : 0;
    }
  }
  PlaceCountValue value;
  value.name = name;
  value.count = static_cast<int>(cards.size());
  for (std::size_t keyword = 0; keyword < counts.size(); ++keyword) {
    if (counts[keyword] > 0) {
      value.totals << KeywordTotalValue{
          emblem_of(edition, static_cast<cards::Keyword>(keyword)), counts[keyword],
          from(cards::counted_cards(edition, static_cast<cards::Keyword>(keyword), counts[keyword],
                                    spoken_language()))};
    }
  }
  std::stable_sort(value.totals.begin(), value.totals.end(),
                   [](const auto& one, const auto& other) { return one.count > other.count; });
  if (without > 0) {
    value.totals << KeywordTotalValue{
        {}, without, tr("%n card(s) without a keyword", nullptr, without)};
  }
  QStringList words;
  for (const KeywordTotalValue& total : std::as_const(value.totals)) {
    words << total.words;
  }
  value.spoken = words.join(QStringLiteral(", "));
  return value;
}

void KingdomCount::count() {
  places_.clear();
  deck_ = discard_ = destroyed_ = {};
  if (table_ == nullptr) {
    emit changed();
    return;
  }
  const rules::Game& game = table_->game();
  const state::Kingdom& kingdom = table_->view().table;
  const auto in_zone = [&](const QString& name, Zone zone) {
    return place(name, words::in_zone(game, kingdom, zone));
  };
  deck_ = in_zone(tr("Deck"), Zone::kDeck);
  discard_ = in_zone(tr("Discard pile"), Zone::kDiscard);
  destroyed_ = in_zone(tr("Destroyed"), Zone::kDestroyed);

  // rule 2.2: numbers of cards in the box, and nothing about them.
  PlaceCountValue box;
  box.name = tr("Box");
  box.count = table_->box_count();
  box.note = box.count == 0 ? QString() : tr("The next one is card %1.").arg(table_->box_next());
  std::vector<CardId> whole;
  for (const cards::Card& card : game.edition().cards) {
    if (rules::in_kingdom(kingdom, static_cast<CardId>(card.number))) {
      whole.push_back(static_cast<CardId>(card.number));
    }
  }
  places_ << box << place(tr("Whole kingdom"), whole) << deck_
          << in_zone(tr("In play"), Zone::kPlay) << discard_
          << in_zone(tr("Permanent"), Zone::kPermanent) << in_zone(tr("Blocked"), Zone::kBlocked)
          << in_zone(tr("Equipment"), Zone::kAttached) << destroyed_
          << in_zone(tr("Purged"), Zone::kPurged);
  places_.erase(std::remove_if(places_.begin() + 1, places_.end(),
                               [](const PlaceCountValue& place) { return place.count == 0; }),
                places_.end());
  emit changed();
}

}  // namespace kronika::desktop
