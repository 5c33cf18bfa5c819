// What is left (UX: card): how many cards lie where, and of which keywords. Of the box only how
// many there are, as rule 2.2 has it; of the deck what is in it, which everybody who knows the
// kingdom knows, and never in which order.
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QObject>
#include <QPointer>

#include "ui/desktop/table/kingdom_table.h"

namespace kronika::desktop {

// "4 persons"
struct KeywordTotalValue {
  Q_GADGET
  QML_VALUE_TYPE(keywordTotalValue)
  Q_PROPERTY(QString emblem MEMBER emblem CONSTANT FINAL)
  Q_PROPERTY(int count MEMBER count CONSTANT FINAL)
  Q_PROPERTY(QString words MEMBER words CONSTANT FINAL)

 public:
  QString emblem;  // empty: the cards without a keyword
  int count = 0;
  QString words;
  friend bool operator==(const KeywordTotalValue&, const KeywordTotalValue&) = default;
};

struct PlaceCountValue {
  Q_GADGET
  QML_VALUE_TYPE(placeCountValue)
  Q_PROPERTY(QString name MEMBER name CONSTANT FINAL)
  Q_PROPERTY(int count MEMBER count CONSTANT FINAL)
  Q_PROPERTY(QString note MEMBER note CONSTANT FINAL)
  Q_PROPERTY(QString spoken MEMBER spoken CONSTANT FINAL)
  Q_PROPERTY(QList<kronika::desktop::KeywordTotalValue> totals MEMBER totals CONSTANT FINAL)

 public:
  QString name;
  int count = 0;
  QString note;
  QString spoken;  // all totals: "4 persons, 2 lands"
  QList<KeywordTotalValue> totals;
  friend bool operator==(const PlaceCountValue&, const PlaceCountValue&) = default;
};

class KingdomCount : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(kronika::desktop::KingdomTable* table READ table WRITE set_table NOTIFY changed FINAL)
  Q_PROPERTY(kronika::desktop::PlaceCountValue deck READ deck NOTIFY changed FINAL)
  Q_PROPERTY(kronika::desktop::PlaceCountValue discard READ discard NOTIFY changed FINAL)
  Q_PROPERTY(kronika::desktop::PlaceCountValue destroyed READ destroyed NOTIFY changed FINAL)
  // Everything there is, the box and the kingdom as a whole included; no place that is empty.
  Q_PROPERTY(QList<kronika::desktop::PlaceCountValue> places READ places NOTIFY changed FINAL)

 public:
  explicit KingdomCount(QObject* parent = nullptr);

  [[nodiscard]] KingdomTable* table() const { return table_; }
  void set_table(KingdomTable* table);
  [[nodiscard]] PlaceCountValue deck() const { return deck_; }
  [[nodiscard]] PlaceCountValue discard() const { return discard_; }
  [[nodiscard]] PlaceCountValue destroyed() const { return destroyed_; }
  [[nodiscard]] QList<PlaceCountValue> places() const { return places_; }

 signals:
  void changed();

 private:
  void count();
  [[nodiscard]] PlaceCountValue place(const QString& name,
                                      const std::vector<state::CardId>& cards) const;

  QPointer<KingdomTable> table_;
  PlaceCountValue deck_;
  PlaceCountValue discard_;
  PlaceCountValue destroyed_;
  QList<PlaceCountValue> places_;
};

}  // namespace kronika::desktop
