// The engine's open question as something to be answered with a hand: what is asked,
// every answer with a card, a name or an icon, what has been chosen so far, and whether
// that may be said. It decides nothing itself; the engine is asked about every answer.
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QObject>

#include <functional>
#include <optional>
#include <vector>

#include "campaign/rules/view.h"
#include "ui/desktop/table/card_shelf.h"
#include "ui/desktop/table/table_values.h"

namespace kronika::desktop {

// Whether a purge itself asks (rule 18): for a card of a group, for a permanent one, or
// whether all of it is final. An effect of a card in it asks on its own (18.3).
[[nodiscard]] bool asks_for_purge(const state::Kingdom& kingdom);

class Question : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("A table has one.")
  // The word of docs/decisions.md; empty: nothing is asked.
  Q_PROPERTY(QString kind READ kind NOTIFY changed FINAL)
  Q_PROPERTY(bool open READ open NOTIFY changed FINAL)
  Q_PROPERTY(QString sentence READ sentence NOTIFY changed FINAL)
  Q_PROPERTY(QString details READ details NOTIFY changed FINAL)
  Q_PROPERTY(QList<kronika::desktop::AnswerValue> answers READ answers NOTIFY changed FINAL)
  // Cards that lie open while this is asked, without being answers (card 23).
  Q_PROPERTY(QList<kronika::desktop::AnswerValue> looked READ looked NOTIFY changed FINAL)
  // The card that has them looked at: the scroll that is followed.
  Q_PROPERTY(kronika::desktop::AnswerValue asking READ asking NOTIFY changed FINAL)
  // What the discovery of cards asks has a scene of its own: "side" (14.4), "box" (14.2: the
  // cards to choose from come out of it), "legacy" (card 23). Else empty.
  Q_PROPERTY(QString scene READ scene NOTIFY changed FINAL)
  // What becomes of cards of the box that are not chosen.
  Q_PROPERTY(QString othersFate READ others_fate NOTIFY changed FINAL)
  // The answers are cards.
  Q_PROPERTY(bool drawn READ drawn NOTIFY changed FINAL)
  // The answers want more room than a line has.
  Q_PROPERTY(bool wantsRoom READ wants_room NOTIFY changed FINAL)
  // All cards that can be chosen lie on the table, in play or permanent.
  Q_PROPERTY(bool onTable READ on_table NOTIFY changed FINAL)
  // One click answers.
  Q_PROPERTY(bool single READ single NOTIFY changed FINAL)
  Q_PROPERTY(bool canDecline READ can_decline NOTIFY changed FINAL)
  Q_PROPERTY(bool purge READ purge NOTIFY changed FINAL)
  // The card that asks; 0: none.
  Q_PROPERTY(int asker READ asker NOTIFY changed FINAL)
  // How often each answer is chosen; for "ends" 1 is the top, 2 the bottom.
  Q_PROPERTY(QList<int> counts READ counts NOTIFY chosenChanged FINAL)
  Q_PROPERTY(int chosen READ chosen NOTIFY chosenChanged FINAL)
  Q_PROPERTY(QString progress READ progress NOTIFY chosenChanged FINAL)
  Q_PROPERTY(bool ready READ ready NOTIFY chosenChanged FINAL)

 public:
  using Answer = std::function<void(const state::Move&)>;
  // The game must outlive the question.
  Question(const rules::Game& game, CardShelf& shelf, Answer answer, QObject* parent = nullptr);

  void ask(const rules::PlayerView& view, const rules::LegalMoves& legal);
  // The same in the language now spoken; what is chosen stays so.
  void retell();

  [[nodiscard]] QString kind() const;
  [[nodiscard]] bool open() const { return decision().open(); }
  [[nodiscard]] QString sentence() const { return sentence_; }
  [[nodiscard]] QString details() const { return details_; }
  [[nodiscard]] QList<AnswerValue> answers() const { return answers_; }
  [[nodiscard]] QList<AnswerValue> looked() const { return looked_; }
  [[nodiscard]] AnswerValue asking() const { return asking_; }
  [[nodiscard]] QString scene() const;
  [[nodiscard]] QString others_fate() const;
  [[nodiscard]] bool drawn() const;
  [[nodiscard]] bool wants_room() const;
  [[nodiscard]] bool on_table() const { return on_table_; }
  [[nodiscard]] bool single() const;
  [[nodiscard]] bool can_decline() const;
  [[nodiscard]] bool purge() const { return purge_; }
  [[nodiscard]] int asker() const { return decision().card; }
  [[nodiscard]] QList<int> counts() const { return counts_; }
  [[nodiscard]] int chosen() const { return static_cast<int>(order_.size()); }
  [[nodiscard]] QString progress() const;
  [[nodiscard]] bool ready() const;

  // The answer that stands for this card, or -1.
  [[nodiscard]] Q_INVOKABLE int answerOf(int card) const;
  // Answers where one is wanted; else chooses it, or takes it back.
  Q_INVOKABLE void choose(int index);
  Q_INVOKABLE void takeBack(int index);
  Q_INVOKABLE void confirm();
  // "none", or skipping what waits.
  Q_INVOKABLE void decline();
  Q_INVOKABLE void writeName(const QString& name);
  // Why this cannot be written; empty if it can.
  [[nodiscard]] Q_INVOKABLE QString whyNotName(const QString& name) const;

 signals:
  void changed();
  void chosenChanged();

 private:
  // Behind every answer: a whole move, or one word of it.
  struct Meaning {
    std::optional<state::Move> move;
    state::Answer word;
  };

  [[nodiscard]] const state::Decision& decision() const { return view_.table.decision; }
  [[nodiscard]] const state::Kingdom& table() const { return view_.table; }
  void find_answers();
  void find_cards();
  void find_card(state::CardId card, const QString& refusal);
  void find_resources();
  void find_numbered();
  void find_stickers();
  void find_ends();
  void find_moves();
  void find_words();
  void add(AnswerValue shown, state::Answer word);
  void add_word(state::AnswerWord word, const QString& label, const QString& sentence,
                state::CardId card = 0, int stage = 0);
  void explain_reset();
  [[nodiscard]] AnswerValue draw(state::CardId card) const;
  [[nodiscard]] bool one_move_each() const;
  [[nodiscard]] state::Move said() const;
  void count();

  const rules::Game& game_;
  CardShelf& shelf_;
  Answer answer_;
  rules::PlayerView view_;
  rules::LegalMoves legal_;
  QString sentence_;
  QString details_;
  QList<AnswerValue> answers_;
  QList<AnswerValue> looked_;
  AnswerValue asking_;
  std::vector<Meaning> meanings_;
  bool on_table_ = false;
  bool purge_ = false;
  std::vector<int> order_;  // what was chosen, in that order
  QList<int> counts_;
};

}  // namespace kronika::desktop
