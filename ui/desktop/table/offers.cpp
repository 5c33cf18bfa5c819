#include "ui/desktop/table/offers.h"

#include <algorithm>

#include "campaign/notation/notation.h"
#include "ui/desktop/card_words.h"
#include "ui/desktop/language.h"
#include "ui/words/kingdom_words.h"
#include "ui/words/thinkable_moves.h"

namespace kronika::desktop {
namespace {

using state::CardId;
using state::Move;
using state::MoveKind;

QString kind_of(MoveKind kind) {
  switch (kind) {
    case MoveKind::kProduce:
      return QStringLiteral("produce");
    case MoveKind::kUpgrade:
      return QStringLiteral("upgrade");
    case MoveKind::kUse:
      return QStringLiteral("use");
    case MoveKind::kEquip:
      return QStringLiteral("equip");
    case MoveKind::kBegin:
      return QStringLiteral("begin");
    case MoveKind::kReset:
      return QStringLiteral("reset");
    default:
      return QStringLiteral("other");
  }
}

class OfferMaker {
 public:
  OfferMaker(const rules::Game& game, const rules::PlayerView& view, const rules::LegalMoves& legal,
             CardShelf& shelf)
      : game_(game), table_(view.table), legal_(legal), shelf_(shelf) {}

  void add_all_of(CardId card) {
    const bool in_play = table_.zone(card) == state::Zone::kPlay;
    const std::vector<Move> wishes = words::thinkable_moves(game_, table_, card);
    for (const Move& wish : wishes) {
      // What lies elsewhere, or yields nothing, need not say so.
      const bool senseless =
          wish.kind != MoveKind::kUse &&
          (!in_play || (wish.kind == MoveKind::kProduce &&
                        words::production_as_text(game_, table_, card, language_).empty()));
      if (!senseless) {
        add_wish(wish);
      }
    }
    // What no line of the card says by itself: an expansion's round allows it (rule 17.1).
    const auto thought_of = [&](const Move& move) {
      return std::any_of(wishes.begin(), wishes.end(),
                         [&](const Move& wish) { return means(move, wish); });
    };
    for (const Move& move : legal_.moves) {
      if (move.card == card &&
          (move.kind == MoveKind::kEquip || (move.kind == MoveKind::kUse && !thought_of(move)))) {
        add_possible(move);
      }
    }
  }

  [[nodiscard]] QList<OfferValue> take() {
    std::stable_partition(offers_.begin(), offers_.end(),
                          [](const OfferValue& offer) { return offer.possible; });
    int digit = 0;
    for (OfferValue& offer : offers_) {
      offer.digit = offer.possible && digit < 9 ? ++digit : 0;
    }
    return std::move(offers_);
  }

 private:
  // The moves of the list that are meant by a wish, or the reason against it.
  void add_wish(const Move& wish) {
    if (const auto refusal = rules::why_not(game_, table_, wish, language_)) {
      if (!listed(wish)) {
        OfferValue offer = offer_of(wish);
        offer.refusal = as_text(*refusal);
        offer.rule = from(refusal->rule);
        offers_ << offer;
        return;
      }
    }
    bool found = false;
    for (std::size_t i = 0; i < legal_.moves.size(); ++i) {
      if (means(legal_.moves[i], wish) && !less_than_next(i)) {
        add_possible(said_fully(legal_.moves[i], wish));
        found = true;
      }
    }
    if (!found) {
      add_possible(wish);
    }
  }

  [[nodiscard]] bool listed(const Move& wish) const {
    return std::any_of(legal_.moves.begin(), legal_.moves.end(),
                       [&](const Move& move) { return means(move, wish); });
  }

  [[nodiscard]] bool means(const Move& move, const Move& wish) const {
    if (move.kind != wish.kind || move.card != wish.card) {
      return false;
    }
    switch (move.kind) {
      case MoveKind::kUpgrade:
        return move.has_arrow == wish.has_arrow && move.arrow == wish.arrow;
      case MoveKind::kUse:
        // Without a number it is the only effect that can be used.
        return move.number == wish.number ||
               (move.number == 0 && !rules::why_not(game_, table_, said_fully(move, wish)));
      default:
        return true;
    }
  }

  [[nodiscard]] static Move said_fully(Move move, const Move& wish) {
    move.number = wish.number;
    return move;
  }

  // Of moves that differ only in how much is spent, the last stands for all.
  [[nodiscard]] bool less_than_next(std::size_t index) const {
    if (!legal_.moves[index].has_amount || index + 1 >= legal_.moves.size()) {
      return false;
    }
    Move more = legal_.moves[index];
    more.amount = legal_.moves[index + 1].amount;
    return more == legal_.moves[index + 1];
  }

  void add_possible(const Move& move) {
    OfferValue offer = offer_of(move);
    offer.possible = true;
    if (move.has_amount) {
      offer.most = move.amount;
    }
    offers_ << offer;
  }

  [[nodiscard]] OfferValue offer_of(const Move& move) {
    OfferValue offer;
    offer.kind = kind_of(move.kind);
    offer.notation = from(notation::print(game_.edition(), move));
    offer.sentence = from(words::what_it_does(game_, table_, move, language_));
    const int stage_number = table_.card(move.card).stage;
    const StageValue stage = shelf_.card(table_, move.card).stage(stage_number);
    switch (move.kind) {
      case MoveKind::kProduce:
        offer.title = CardWords::tr("Produce");
        break;
      case MoveKind::kUpgrade:
        describe_upgrade(offer, move, stage);
        break;
      case MoveKind::kUse:
        describe_use(offer, move, stage);
        break;
      case MoveKind::kEquip:
        offer.title = CardWords::tr("Equip %1")
                          .arg(from(words::card_name(game_, table_, move.wielder, language_)));
        break;
      default:
        break;
    }
    return offer;
  }

  void describe_upgrade(OfferValue& offer, const Move& move, const StageValue& stage) {
    offer.title = CardWords::tr("Upgrade");
    for (const UpgradeValue& upgrade : stage.upgrades) {
      const bool flips = upgrade.arrow == QLatin1String("flip");
      if (move.has_arrow && flips != (move.arrow == cards::Arrow::kFlip)) {
        continue;
      }
      offer.symbol = upgrade.arrow;
      offer.cost = upgrade.cost;
      offer.cost_words = upgrade.words;
      const auto to = cards::turned(static_cast<cards::StageNumber>(stage.number),
                                    flips ? cards::Arrow::kFlip : cards::Arrow::kRotate);
      offer.from = from(words::card_name(game_, table_, move.card, language_));
      offer.to = from(words::stage_name(game_, table_, move.card, to, language_));
      return;
    }
  }

  void describe_use(OfferValue& offer, const Move& move, const StageValue& stage) {
    const bool tool = table_.zone(move.card) == state::Zone::kAttached;
    const QString name = from(words::card_name(game_, table_, move.card, language_));
    offer.title = tool ? CardWords::tr("Use %1").arg(name) : CardWords::tr("Use");
    if (move.has_amount) {
      offer.title +=
          QStringLiteral(": ") + from(cards::word(game_.edition(), move.resource, language_));
    }
    if (move.number > 0 && move.number <= stage.effects.size()) {
      offer.symbol = stage.effects[move.number - 1].symbol;
    }
  }

  const rules::Game& game_;
  const state::Kingdom& table_;
  const rules::LegalMoves& legal_;
  CardShelf& shelf_;
  const cards::Language language_ = spoken_language();
  QList<OfferValue> offers_;
};

}  // namespace

QList<OfferValue> offers_of(const rules::Game& game, const rules::PlayerView& view,
                            const rules::LegalMoves& legal, CardShelf& shelf, CardId card) {
  if (card == 0 || view.table.decision.open()) {
    return {};
  }
  OfferMaker maker(game, view, legal, shelf);
  maker.add_all_of(card);
  for (const CardId tool : view.table.attached) {
    if (view.table.card(tool).blocker == card) {
      maker.add_all_of(tool);
    }
  }
  return maker.take();
}

QList<OfferValue> other_offers(const rules::Game& game, const rules::PlayerView& view,
                               const rules::LegalMoves& legal) {
  QList<OfferValue> offers;
  for (const Move& move : legal.moves) {
    if (move.kind != MoveKind::kBegin && move.kind != MoveKind::kReset) {
      continue;
    }
    OfferValue offer;
    offer.kind = kind_of(move.kind);
    offer.notation = from(notation::print(game.edition(), move));
    offer.sentence = from(words::what_it_does(game, view.table, move, spoken_language()));
    offer.possible = true;
    offer.title = move.kind == MoveKind::kBegin ? CardWords::tr("Begin expansion %1").arg(move.card)
                                                : CardWords::tr("Begin anew");
    offers << offer;
  }
  return offers;
}

QString as_text(const rules::Refusal& refusal) {
  return from(refusal.rule.empty() ? refusal.sentence : refusal.rule + ": " + refusal.sentence);
}

}  // namespace kronika::desktop
