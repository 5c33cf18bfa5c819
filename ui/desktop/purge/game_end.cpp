#include "ui/desktop/purge/game_end.h"

#include "campaign/notation/notation.h"
#include "ui/desktop/card_words.h"
#include "ui/desktop/language.h"
#include "ui/words/kingdom_words.h"

namespace kronika::desktop {

using state::Move;
using state::MoveKind;

void GameEnd::set_table(KingdomTable* table) {
  if (table_ == table) {
    return;
  }
  if (table_) {
    table_->disconnect(this);
  }
  table_ = table;
  if (table_) {
    connect(table_, &KingdomTable::changed, this, &GameEnd::read);
  }
  emit tableChanged();
  read();
}

void GameEnd::read() {
  over_ = false;
  score_ = 0;
  title_.clear();
  sentence_.clear();
  purged_.clear();
  track_.clear();
  expansions_.clear();
  if (!table_ || !table_->finished()) {
    emit changed();
    return;
  }
  over_ = true;
  const state::Kingdom& kingdom = table_->view().table;
  score_ = table_->score();
  for (const state::ScoreEntry& entry : kingdom.score_track) {
    track_ << TrackValue{
        entry.expansion == 0 ? tr("Base game") : tr("Expansion %1").arg(entry.expansion),
        entry.score};
  }
  for (const Move& move : table_->legal().moves) {
    if (move.kind == MoveKind::kBegin) {
      expansions_ << value_of(move);
    }
  }
  const bool base_game = kingdom.score_track.empty() || kingdom.score_track.back().expansion == 0;
  title_ = base_game ? tr("The base game is over")
                     : tr("Expansion %1 is over").arg(kingdom.score_track.back().expansion);
  sentence_ = expansions_.isEmpty()
                  ? tr("This kingdom is complete: there is nothing left to be begun. It stays "
                       "here with all that happened in it.")
                  : tr("The kingdom may rest now, as long as you like. An expansion goes on "
                       "with it: first a purge, then more rounds (17).");
  if (kingdom.purged_glory > 0) {
    purged_ = tr("%n of it is purged glory.", nullptr, kingdom.purged_glory);
  } else if (kingdom.purged_glory < 0) {
    purged_ = tr("Purges cost it %n glory.", nullptr, -kingdom.purged_glory);
  }
  emit changed();
}

ExpansionValue GameEnd::value_of(const Move& begin) const {
  const rules::Game& game = table_->game();
  const state::Kingdom& kingdom = table_->view().table;
  const cards::Expansion& printed = *game.edition().expansion(begin.card);
  // rule 18.1: all of it is shuffled into the deck.
  const int cards = static_cast<int>(kingdom.deck.size() + kingdom.discard.size() +
                                     kingdom.play.size() + kingdom.blocked.size());
  const int groups = printed.purge == 0 ? 0 : cards / printed.purge;
  ExpansionValue value;
  value.number = begin.card;
  value.notation = from(notation::print(game.edition(), begin));
  value.title = tr("Expansion %1").arg(begin.card);
  value.brief = from(words::what_it_does(game, kingdom, begin, spoken_language()));
  value.purge =
      tr("All %n card(s) of deck and piles are shuffled and looked through, %1 at a time.", nullptr,
         cards)
          .arg(printed.purge) +
      QLatin1Char(' ') +
      tr("That makes %n full group(s); of each you choose one card.", nullptr, groups);
  if (printed.purge_permanent > 0) {
    value.purge += QLatin1Char(' ') + tr("Then you choose %n permanent card(s), too.", nullptr,
                                         printed.purge_permanent);
  }
  value.keeps =
      tr("What you choose is destroyed, but its glory is recorded and counts in every later "
         "score. Before that you see all of it at once and can still go back.");
  value.rounds =
      tr("Then card %1 comes out of the box and %n round(s) are played.", nullptr, printed.rounds)
          .arg(begin.card) +
      QLatin1Char(' ') +
      (printed.discovers == 0
           ? tr("None of them discovers cards by itself.")
           : tr("Each of them discovers %n card(s).", nullptr, printed.discovers));
  value.hidden = tr("What these rounds are like stands on card %1. It lies in the box and may "
                    "not be looked at before (2.2).")
                     .arg(begin.card);
  return value;
}

// Qt counts only upwards.
QString GameEnd::score_words() const {
  return score_ < 0 ? tr("−%n glory", nullptr, -score_) : tr("%n glory", nullptr, score_);
}

ExpansionValue GameEnd::expansion(const QString& notation) const {
  for (const ExpansionValue& one : expansions_) {
    if (one.notation == notation) {
      return one;
    }
  }
  return {};
}

}  // namespace kronika::desktop
