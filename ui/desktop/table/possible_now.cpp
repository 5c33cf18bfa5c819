// What F1 tells: everything that can be done or answered at the table now, card by card.
#include <algorithm>

#include "campaign/rules/view.h"
#include "ui/desktop/card_words.h"
#include "ui/desktop/language.h"
#include "ui/desktop/table/kingdom_table.h"
#include "ui/desktop/table/offers.h"
#include "ui/words/kingdom_words.h"

namespace kronika::desktop {

using state::CardId;
using state::Move;
using state::MoveKind;

namespace {

// "Produce: 1 wood"
[[nodiscard]] QString deed(const OfferValue& offer) {
  return offer.sentence.isEmpty() ? offer.title
                                  : KingdomTable::tr("%1: %2", "what can be done: what it does")
                                        .arg(offer.title, offer.sentence);
}

[[nodiscard]] QString ended(const QString& sentence) {
  return sentence.endsWith(QLatin1Char('.')) ? sentence : sentence + QLatin1Char('.');
}

[[nodiscard]] QString capitalized(const QString& sentence) {
  return sentence.isEmpty() ? sentence : sentence.front().toUpper() + sentence.mid(1);
}

}  // namespace

PossibleValue KingdomTable::way_on(MoveKind kind) const {
  Move move;
  move.kind = kind;
  PossibleValue way;
  way.title = kind == MoveKind::kAdvance ? tr("Advance") : tr("Pass");
  way.key = kind == MoveKind::kAdvance ? tr("A", "the key that advances")
                                       : tr("P", "the key that passes");
  if (const auto refusal = rules::why_not(game(), table(), move, spoken_language())) {
    way.refusal = as_text(*refusal);
    way.rule = from(refusal->rule);
  } else {
    way.sentence = capitalized(from(words::what_it_does(game(), table(), move, spoken_language())));
  }
  return way;
}

QList<PossibleValue> KingdomTable::possible_now() {
  QList<PossibleValue> possible;
  if (question_.open()) {
    for (int i = 0; i < question_.answers().size(); ++i) {
      const AnswerValue answer = question_.answers()[i];
      possible << PossibleValue{0,
                                answer.label,
                                answer.possible ? answer.sentence : QString(),
                                i < 9 ? QString::number(i + 1) : QString(),
                                answer.possible ? QString() : answer.sentence,
                                answer.rule};
    }
    return possible;
  }
  for (const auto* pile : {&table().play, &table().permanent}) {
    for (const CardId card : *pile) {
      QStringList deeds;
      for (const OfferValue& offer : offers_of(game(), view_, legal_, shelf_, card)) {
        if (offer.possible) {
          deeds << ended(deed(offer));
        }
      }
      if (!deeds.isEmpty()) {
        possible << PossibleValue{card,
                                  from(words::named(game(), table(), card, spoken_language())),
                                  deeds.join(QLatin1Char(' ')),
                                  {},
                                  {},
                                  {}};
      }
    }
  }
  for (const OfferValue& offer : others()) {
    if (offer.kind == QLatin1String("begin")) {
      possible << PossibleValue{0, offer.title, offer.sentence, {}, {}, {}};
    }
  }
  if (!finished()) {
    possible << way_on(MoveKind::kAdvance) << way_on(MoveKind::kPass);
  }
  return possible;
}

bool KingdomTable::knows(int card) const {
  if (card <= 0 || !game().has_card(static_cast<unsigned>(card))) {
    return false;
  }
  const auto known = static_cast<CardId>(card);
  return table().zone(known) != state::Zone::kBox ||
         rules::shown_from_box(table()).contains(known) ||
         std::any_of(legal_.moves.begin(), legal_.moves.end(), [known](const Move& move) {
           return move.kind == MoveKind::kBegin && move.card == known;
         });
}

}  // namespace kronika::desktop
