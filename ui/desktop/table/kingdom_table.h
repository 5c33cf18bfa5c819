// One kingdom as it lies on the table: every place as a model, what is asked, what can be
// done, what happened. It shows rules::PlayerView and nothing else. Whatever the library
// cannot do becomes the sentence `notice`; nothing here throws once it is made.
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QObject>

#include <functional>
#include <memory>

#include "campaign/chronicle/chronicle.h"
#include "ui/desktop/discovery/discovery_show.h"
#include "ui/desktop/table/card_shelf.h"
#include "ui/desktop/table/flights.h"
#include "ui/desktop/table/log_model.h"
#include "ui/desktop/table/pile_model.h"
#include "ui/desktop/table/question.h"
#include "ui/desktop/table/table_values.h"

namespace kronika::desktop {

class KingdomTable : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("A desk opens it.")
  Q_PROPERTY(QString name READ name CONSTANT FINAL)
  Q_PROPERTY(bool strict READ strict CONSTANT FINAL)
  Q_PROPERTY(int round READ round NOTIFY changed FINAL)
  Q_PROPERTY(int turn READ turn NOTIFY changed FINAL)
  Q_PROPERTY(int score READ score NOTIFY changed FINAL)
  Q_PROPERTY(QString situation READ situation NOTIFY changed FINAL)
  Q_PROPERTY(bool finished READ finished NOTIFY changed FINAL)
  Q_PROPERTY(QList<kronika::desktop::ResourceValue> resources READ resources NOTIFY changed FINAL)
  Q_PROPERTY(kronika::desktop::PileModel* play READ play CONSTANT FINAL)
  Q_PROPERTY(kronika::desktop::PileModel* permanent READ permanent CONSTANT FINAL)
  // What is seen of the deck, from the top.
  Q_PROPERTY(kronika::desktop::PileModel* deck READ deck CONSTANT FINAL)
  // From the top.
  Q_PROPERTY(kronika::desktop::PileModel* discard READ discard CONSTANT FINAL)
  Q_PROPERTY(kronika::desktop::PileModel* destroyed READ destroyed CONSTANT FINAL)
  // What the last move discovered (rule 14), until it was looked at.
  Q_PROPERTY(kronika::desktop::DiscoveryShow* discovered READ discovered CONSTANT FINAL)
  Q_PROPERTY(int deckCount READ deck_count NOTIFY changed FINAL)
  // rule 13.10: "Tower (12) is card 4"; empty where no tab is seen.
  Q_PROPERTY(QString tabs READ tabs NOTIFY changed FINAL)
  Q_PROPERTY(int boxCount READ box_count NOTIFY changed FINAL)
  Q_PROPERTY(int boxNext READ box_next NOTIFY changed FINAL)
  Q_PROPERTY(kronika::desktop::Question* question READ question CONSTANT FINAL)
  Q_PROPERTY(kronika::desktop::LogModel* log READ log CONSTANT FINAL)
  Q_PROPERTY(bool canAdvance READ can_advance NOTIFY changed FINAL)
  Q_PROPERTY(bool canPass READ can_pass NOTIFY changed FINAL)
  Q_PROPERTY(QString whyNotAdvance READ why_not_advance NOTIFY changed FINAL)
  Q_PROPERTY(QString whyNotPass READ why_not_pass NOTIFY changed FINAL)
  Q_PROPERTY(bool canUndo READ can_undo NOTIFY changed FINAL)
  Q_PROPERTY(bool canRedo READ can_redo NOTIFY changed FINAL)
  // Expansions to begin, and beginning anew.
  Q_PROPERTY(QList<kronika::desktop::OfferValue> others READ others NOTIFY changed FINAL)
  // The card whose offers are looked at; 0: none.
  Q_PROPERTY(int openCard READ open_card WRITE set_open_card NOTIFY offersChanged FINAL)
  Q_PROPERTY(QList<kronika::desktop::OfferValue> offers READ offers NOTIFY offersChanged FINAL)
  // What the last move came to, or why it was refused.
  Q_PROPERTY(QString said READ said NOTIFY saidChanged FINAL)
  Q_PROPERTY(bool refused READ refused NOTIFY saidChanged FINAL)
  // What the last move set in motion. Told while everything still lies where it lay;
  // `changed` comes when it lies where it belongs.
  Q_PROPERTY(QList<kronika::desktop::FlightValue> flights READ flights NOTIFY flightsChanged FINAL)
  // The rule it was refused by; empty: none.
  Q_PROPERTY(QString saidRule READ said_rule NOTIFY saidChanged FINAL)
  // Everything that can be done or answered now.
  Q_PROPERTY(
      QList<kronika::desktop::PossibleValue> possibleNow READ possible_now NOTIFY changed FINAL)
  // What lay open when the player went to read a rule: a card's number, or "help".
  Q_PROPERTY(QString comeBackTo MEMBER come_back_to_ NOTIFY comeBackToChanged FINAL)
  // What the library could not do.
  Q_PROPERTY(QString notice READ notice WRITE set_notice NOTIFY noticeChanged FINAL)

 public:
  // The game must outlive the table. Throws LibraryError.
  KingdomTable(std::shared_ptr<chronicle::Library> library, const rules::Game& game,
               chronicle::KingdomId kingdom, QObject* parent = nullptr);

  [[nodiscard]] int kingdom() const { return static_cast<int>(kingdom_); }
  // On the line of the present.
  [[nodiscard]] int moves() const { return chronicle_.present().sequence; }
  // The library has no other.
  [[nodiscard]] bool is_alone();
  [[nodiscard]] QString name() const;
  [[nodiscard]] bool strict() const { return chronicle_.beginning().strict; }
  [[nodiscard]] int round() const { return table().round; }
  [[nodiscard]] int turn() const { return table().turn; }
  [[nodiscard]] int score() const;
  [[nodiscard]] QString situation() const;
  [[nodiscard]] bool finished() const { return table().finished(); }
  [[nodiscard]] QList<ResourceValue> resources() const;
  [[nodiscard]] PileModel* play() { return &play_; }
  [[nodiscard]] PileModel* permanent() { return &permanent_; }
  [[nodiscard]] PileModel* deck() { return &deck_; }
  [[nodiscard]] PileModel* discard() { return &discard_; }
  [[nodiscard]] PileModel* destroyed() { return &destroyed_; }
  [[nodiscard]] DiscoveryShow* discovered() { return &discovered_; }
  [[nodiscard]] int deck_count() const { return static_cast<int>(table().deck.size()); }
  [[nodiscard]] QString tabs() const;
  [[nodiscard]] int box_count() const { return box_count_; }
  [[nodiscard]] int box_next() const { return box_next_; }
  [[nodiscard]] Question* question() { return &question_; }
  [[nodiscard]] LogModel* log() { return &log_; }
  [[nodiscard]] bool can_advance() const { return why_not_advance().isEmpty(); }
  [[nodiscard]] bool can_pass() const { return why_not_pass().isEmpty(); }
  [[nodiscard]] QString why_not_advance() const { return why_not(state::MoveKind::kAdvance); }
  [[nodiscard]] QString why_not_pass() const { return why_not(state::MoveKind::kPass); }
  [[nodiscard]] bool can_undo() const { return chronicle_.present().parent != 0; }
  [[nodiscard]] bool can_redo() const { return can_redo_; }
  [[nodiscard]] QList<OfferValue> others() const;
  [[nodiscard]] int open_card() const { return open_card_; }
  void set_open_card(int card);
  [[nodiscard]] Q_INVOKABLE kronika::desktop::OfferValue offerAt(int row) const;
  [[nodiscard]] QList<OfferValue> offers() const { return offers_; }
  [[nodiscard]] QString said() const { return said_; }
  [[nodiscard]] bool refused() const { return refused_; }
  [[nodiscard]] QList<FlightValue> flights() const { return flights_; }
  [[nodiscard]] QString said_rule() const { return said_rule_; }
  [[nodiscard]] QList<PossibleValue> possible_now();
  [[nodiscard]] QString notice() const { return notice_; }
  void set_notice(const QString& sentence);

  // rule 2.2
  [[nodiscard]] Q_INVOKABLE bool mayInspect(int card) const;
  // It has come out of the box, lies open for the moment, or is an expansion that could begin.
  [[nodiscard]] Q_INVOKABLE bool knows(int card) const;
  [[nodiscard]] Q_INVOKABLE kronika::desktop::CardValue cardOf(int card);
  [[nodiscard]] Q_INVOKABLE int stageOf(int card) const;

  // As an offer wrote it. False: refused or not saved, and said so.
  Q_INVOKABLE bool make(const QString& notation);
  // The same with another amount.
  Q_INVOKABLE bool makeAmount(const QString& notation, int amount);
  Q_INVOKABLE bool advance();
  Q_INVOKABLE bool pass();
  Q_INVOKABLE bool undo();
  Q_INVOKABLE bool redo();
  Q_INVOKABLE void forgetDiscovered();
  Q_INVOKABLE void forgetFlights();

  bool play(const state::Move& move);

  // For screens about the kingdom's past: what they ask of its chronicle, or change there
  // besides the present. False: the library could not, and `notice` says so.
  bool consult(const std::function<void(chronicle::Chronicle&)>& work);
  // What moves the present. False: refused or not saved, and said so.
  using Journey = std::function<std::optional<rules::Refusal>(chronicle::Chronicle&)>;
  bool travel(const Journey& journey);
  [[nodiscard]] CardShelf& shelf() { return shelf_; }
  [[nodiscard]] const rules::Game& game() const { return chronicle_.game(); }
  [[nodiscard]] const rules::PlayerView& view() const { return view_; }
  [[nodiscard]] const rules::LegalMoves& legal() const { return legal_; }

 signals:
  void changed();
  void offersChanged();
  void saidChanged();
  void flightsChanged();
  void noticeChanged();
  void comeBackToChanged();

 private:
  [[nodiscard]] const state::Kingdom& table() const { return view_.table; }
  [[nodiscard]] QString why_not(state::MoveKind kind) const;
  [[nodiscard]] PossibleValue way_on(state::MoveKind kind) const;
  template <typename Work>
  bool guarded(const Work& work);
  void say(const QString& sentence, bool refused, const QString& rule = {});
  void refuse(const rules::Refusal& refusal);

  // What came to be; by events, if it was a move (of this card).
  void look(const rules::Events& events = {}, state::CardId doer = 0);
  void set_in_motion(QList<FlightValue> flights);
  void show_log();
  // All of it in the language now spoken.
  void retell();
  void show_piles();
  void show_cards_in_play();
  void count_box();
  void find_offers();
  [[nodiscard]] TableCardValue living_row(state::CardId card);

  std::shared_ptr<chronicle::Library> library_;
  chronicle::KingdomId kingdom_;
  chronicle::Chronicle chronicle_;
  CardShelf shelf_;
  rules::PlayerView view_;
  rules::LegalMoves legal_;
  state::CardSet active_;
  PileModel play_;
  PileModel permanent_;
  PileModel deck_;
  PileModel discard_;
  PileModel destroyed_;
  DiscoveryShow discovered_;
  LogModel log_;
  Question question_;
  int box_count_ = 0;
  int box_next_ = 0;
  bool can_redo_ = false;
  int open_card_ = 0;
  QList<OfferValue> offers_;
  QString said_;
  bool refused_ = false;
  QList<FlightValue> flights_;
  QString said_rule_;
  QString come_back_to_;
  QString notice_;
};

}  // namespace kronika::desktop
