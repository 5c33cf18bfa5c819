// An upgrade before it is made (rule 7): from which stage to which, what it costs, what
// there is, what will be paid, and what the end of the turn will take. It tries the move
// on a copy of what the player sees and reads it only as far as chance does not decide.
// Where the upgrade is not possible it says what is missing.
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QObject>
#include <QPointer>

#include <optional>

#include "campaign/rules/engine.h"
#include "ui/desktop/table/kingdom_table.h"

namespace kronika::desktop {

// A line of the account: "Wood": "2 of your 3 are paid".
struct AccountValue {
  Q_GADGET
  QML_VALUE_TYPE(accountValue)
  Q_PROPERTY(QString title MEMBER title CONSTANT FINAL)
  Q_PROPERTY(QString words MEMBER words CONSTANT FINAL)
  Q_PROPERTY(QString icon MEMBER icon CONSTANT FINAL)
  Q_PROPERTY(bool missing MEMBER missing CONSTANT FINAL)

 public:
  QString title;
  QString words;
  QString icon;
  bool missing = false;
  friend bool operator==(const AccountValue&, const AccountValue&) = default;
};

class UpgradePreview : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(kronika::desktop::KingdomTable* table MEMBER table_ NOTIFY tableChanged FINAL)
  // The move; empty: none is looked at.
  Q_PROPERTY(QString notation READ notation NOTIFY changed FINAL)
  Q_PROPERTY(kronika::desktop::CardValue card READ card NOTIFY changed FINAL)
  Q_PROPERTY(int fromStage READ from_stage NOTIFY changed FINAL)
  Q_PROPERTY(int toStage READ to_stage NOTIFY changed FINAL)
  Q_PROPERTY(QString fromName READ from_name NOTIFY changed FINAL)
  Q_PROPERTY(QString toName READ to_name NOTIFY changed FINAL)
  // "rotate" or "flip"
  Q_PROPERTY(QString arrow READ arrow NOTIFY changed FINAL)
  Q_PROPERTY(bool possible READ possible NOTIFY changed FINAL)
  // Why it is not, with the number of the rule.
  Q_PROPERTY(QString refusal READ refusal NOTIFY changed FINAL)
  Q_PROPERTY(QList<QString> cost READ cost NOTIFY changed FINAL)
  Q_PROPERTY(QString price READ price NOTIFY changed FINAL)
  // What is paid and with what; where it is not possible, what is missing.
  Q_PROPERTY(QList<kronika::desktop::AccountValue> payment READ payment NOTIFY changed FINAL)
  // What the end of the turn does (2.4, 5.3).
  Q_PROPERTY(QList<kronika::desktop::AccountValue> after READ after NOTIFY changed FINAL)

 public:
  using QObject::QObject;

  // Of a move as an offer wrote it, possible or not. False: it is no upgrade.
  Q_INVOKABLE bool show(const QString& notation);

  [[nodiscard]] QString notation() const { return notation_; }
  [[nodiscard]] CardValue card() const { return card_; }
  [[nodiscard]] int from_stage() const { return from_stage_; }
  [[nodiscard]] int to_stage() const { return to_stage_; }
  [[nodiscard]] QString from_name() const { return from_name_; }
  [[nodiscard]] QString to_name() const { return to_name_; }
  [[nodiscard]] QString arrow() const { return arrow_; }
  [[nodiscard]] bool possible() const { return refusal_.isEmpty() && !notation_.isEmpty(); }
  [[nodiscard]] QString refusal() const { return refusal_; }
  [[nodiscard]] QStringList cost() const { return cost_; }
  [[nodiscard]] QString price() const { return price_; }
  [[nodiscard]] QList<AccountValue> payment() const { return payment_; }
  [[nodiscard]] QList<AccountValue> after() const { return after_; }

 signals:
  void tableChanged();
  void changed();

 private:
  // What a try of the move shows before chance decides anything.
  struct Course {
    bool paid = false;   // without a question in between
    bool ended = false;  // up to the end of the turn
    cards::Bag spent;
    std::vector<state::CardId> discarded;  // to pay
    std::vector<state::CardId> destroyed;
    std::vector<state::CardId> leaving;  // at the end of the turn
    state::Decision asked;               // before all is paid
  };
  [[nodiscard]] Course course_of(const state::Move& move) const;
  void tell_payment(const cards::Cost& cost, const Course& course);
  void tell_what_is_missing(const cards::Cost& cost);
  void tell_what_follows(const cards::Cost& cost, const Course& course, state::CardId upgraded);
  [[nodiscard]] QString names(const std::vector<state::CardId>& cards) const;
  [[nodiscard]] const state::Kingdom& kingdom() const { return table_->view().table; }

  QPointer<KingdomTable> table_;
  QString notation_;
  CardValue card_;
  int from_stage_ = 0;
  int to_stage_ = 0;
  QString from_name_;
  QString to_name_;
  QString arrow_;
  QString refusal_;
  QStringList cost_;
  QString price_;
  QList<AccountValue> payment_;
  QList<AccountValue> after_;
};

}  // namespace kronika::desktop
