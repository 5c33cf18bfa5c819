#include "ui/desktop/guide/guide_words.h"

#include <QCoreApplication>

#include <algorithm>

#include "ui/desktop/card_words.h"
#include "ui/desktop/language.h"
#include "ui/words/kingdom_words.h"

namespace kronika::desktop {
namespace {

using state::CardId;
using state::MoveKind;

// The context of what is translated here.
class Guide {
  Q_DECLARE_TR_FUNCTIONS(Guide)

 public:
  Guide(const rules::Game& game, const rules::PlayerView& view, const GuideStep& step,
        const GuideLine& line)
      : game_(game), table_(view.table), step_(step), line_(line) {}

  [[nodiscard]] GuideWords words() const {
    switch (step_.lesson) {
      case Lesson::kQuestion:
        return {
            tr("The game asks you something"),
            tr("What it wants to know stands at the bottom, or over the cards. What you can choose "
               "lights up: click it, or press its digit. The rest of the table waits."),
            {},
            QStringLiteral("promptLine")};
      case Lesson::kRedo:
        return {tr("It is as it was before"),
                tr("Ctrl+Shift+Z or Redo makes it again. Or do something else: both ways are kept "
                   "in the chronicle."),
                {},
                QStringLiteral("redo")};
      case Lesson::kCards:
        return cards();
      case Lesson::kProduce:
        return produce();
      case Lesson::kResources:
        return {tr("This is what you have to spend"),
                tr("Resources pay for upgrades and effects. They cannot be kept: what is left is "
                   "lost when new cards come into play, and when the turn ends."),
                {QStringLiteral("10.1")},
                QStringLiteral("resources")};
      case Lesson::kUndo:
        return {tr("Everything can be taken back"),
                line_.strict
                    ? tr("Try it: press Ctrl+Z, or Undo. This kingdom is strict: only what "
                         "revealed a card stays done.")
                    : tr("Try it: press Ctrl+Z, or Undo. You can go back as far as you "
                         "like; nothing you ever did is lost."),
                {},
                QStringLiteral("undo")};
      case Lesson::kDiscard:
        return discard();
      case Lesson::kGlory:
        return {tr("Glory is what your kingdom is worth"),
                tr("Cards bring it, mostly after upgrades. It is counted when the last round is "
                   "over; there is no losing. S shows what it is made of."),
                {QStringLiteral("4.7")},
                QStringLiteral("score")};
      case Lesson::kStages:
        return {tr("A card has up to four stages"),
                tr("Only the upright one counts. An upgrade turns the card to another; what is "
                   "below it, or behind it, is no secret. Press I, or click a card and choose "
                   "All its stages."),
                {QStringLiteral("1.2"), QStringLiteral("2.2")},
                card_on_table(step_.card)};
      case Lesson::kUpgrade:
        return {tr("Upgrade a card"),
                tr("%1 can be upgraded now: %2. It turns and goes to the discard pile, and the "
                   "turn ends with it.")
                    .arg(name(step_.card), upgrade()),
                {QStringLiteral("7.1"), QStringLiteral("7.3")},
                card_on_table(step_.card)};
      case Lesson::kGather:
        return {tr("Enough for an upgrade"),
                tr("%1 can be upgraded this turn: %2. Produce with other cards until you can pay "
                   "it, with %3 next.")
                    .arg(named(step_.goal), upgrade(), named(step_.card)),
                {QStringLiteral("7.1"), QStringLiteral("7.2")},
                card_on_table(step_.card)};
      case Lesson::kAdvance:
        return advance();
      case Lesson::kPass:
        return pass();
      case Lesson::kDeck:
        return deck();
      case Lesson::kFarewell:
        return farewell();
      case Lesson::kNone:
        break;
    }
    return {};
  }

 private:
  [[nodiscard]] GuideWords cards() const {
    QString text =
        tr("A turn begins with the top four cards of the deck. Those with a golden "
           "frame can do something: click %1, or go there with the arrows and press "
           "Enter, to see what. G leads up here.");
    return {tr("These cards are in play"),
            text.arg(name(step_.card)),
            {QStringLiteral("5.1"), QStringLiteral("5.2")},
            card_on_table(step_.card)};
  }

  [[nodiscard]] GuideWords produce() const {
    return {tr("Produce with a card"),
            tr("Click %1 and choose Produce. It goes to the discard pile, and you gain %2. A card "
               "that has produced can do nothing more this turn.")
                .arg(name(step_.card),
                     from(words::what_it_does(game_, table_, *step_.move, spoken_language()))),
            {QStringLiteral("6.1")},
            card_on_table(step_.card)};
  }

  [[nodiscard]] GuideWords discard() const {
    QString text;
    if (a_round_follows()) {
      text =
          tr("When the round ends, the discard pile and the new cards are shuffled into the next "
             "deck: what you upgraded comes again. ");
    }
    text += tr("D looks through the pile.");
    return {tr("The turn is over, and its cards lie here"),
            text,
            {QStringLiteral("5.3"), QStringLiteral("4.4")},
            QStringLiteral("discard")};
  }

  [[nodiscard]] GuideWords advance() const {
    QString text;
    if (!done(MoveKind::kUpgrade)) {
      text = tr("What these cards produce pays for no upgrade. ");
    }
    if (table_.deck.size() == 1) {
      text += tr("Advance plays the last card of the deck. ");
    } else {
      text += tr("Advance plays two more cards from the deck. ");
    }
    text += tr("What you have not spent is lost by it. You may advance as often as you like.");
    return {tr("More cards"),
            text,
            {QStringLiteral("9.1"), QStringLiteral("10.1")},
            QStringLiteral("advance")};
  }

  [[nodiscard]] GuideWords pass() const {
    QString text =
        tr("Use these cards as you like, or pass at once: that ends the turn without an "
           "upgrade, and what is in play goes to the discard pile. ");
    text += table_.deck.empty() ? tr("The deck is empty, so the round ends, too.")
                                : tr("Then the next turn begins with new cards.");
    return {tr("End the turn"),
            text,
            {QStringLiteral("9.2"), QStringLiteral("5.3")},
            QStringLiteral("pass")};
  }

  [[nodiscard]] GuideWords deck() const {
    if (!table_.deck.empty()) {
      return {tr("Play on until the deck is empty"),
              tr("%n card(s) are left in it, and the one on top is always seen. Once it is empty, "
                 "the round ends with that turn.",
                 nullptr, static_cast<int>(table_.deck.size())),
              {QStringLiteral("4.1")},
              QStringLiteral("deck")};
    }
    QString text = tr("The deck is empty: when this turn ends, the round ends. ");
    if (a_round_follows()) {
      text +=
          tr("Then new cards are discovered and shuffled into a new deck, together with all "
             "that were discarded.");
    }
    return {tr("The last turn of the round"),
            text,
            {QStringLiteral("4.1"), QStringLiteral("4.4")},
            QStringLiteral("deck")};
  }

  // Of the game, not of an expansion: there something else may come.
  [[nodiscard]] bool a_round_follows() const { return !table_.last_round && table_.expansion == 0; }

  [[nodiscard]] GuideWords farewell() const {
    if (table_.finished()) {
      return {tr("This kingdom is finished"),
              tr("There is nothing more to guide you through here. The score shows what it came "
                 "to."),
              {QStringLiteral("4.7")},
              QStringLiteral("score")};
    }
    QString text;
    if (table_.expansion == 0) {
      text = tr("New cards were discovered, and all were shuffled into a new deck. ");
    }
    text +=
        tr("So it goes on, round by round, with more cards to find. F1 says what is possible, R "
           "opens the rules, H the chronicle of your kingdom. Rule well!");
    return {tr("That was a whole round"),
            text,
            {QStringLiteral("4.3"), QStringLiteral("4.4")},
            QString()};
  }

  [[nodiscard]] bool done(MoveKind kind) const {
    return std::find(line_.moves.begin(), line_.moves.end(), kind) != line_.moves.end();
  }
  [[nodiscard]] QString name(CardId card) const {
    return from(words::card_name(game_, table_, card, spoken_language()));
  }
  // With its number, so that one of several alike can be told.
  [[nodiscard]] QString named(CardId card) const {
    return from(words::named(game_, table_, card, spoken_language()));
  }
  [[nodiscard]] QString upgrade() const {
    return from(words::what_it_does(game_, table_, *step_.upgrade, spoken_language()));
  }
  [[nodiscard]] static QString card_on_table(CardId card) {
    return QStringLiteral("card%1").arg(card);
  }

  const rules::Game& game_;
  const state::Kingdom& table_;
  const GuideStep& step_;
  const GuideLine& line_;
};

}  // namespace

GuideWords guide_words(const rules::Game& game, const rules::PlayerView& view,
                       const GuideStep& step, const GuideLine& line) {
  return Guide(game, view, step, line).words();
}

}  // namespace kronika::desktop
