// The side of the box (rule 16) of the kingdom on a table: a row for every card and why it is
// worth that, in the order the player wants; the score track, purged glory, and where the score
// stands among those of simulated kingdoms. It shows what the table's player sees, always as it
// is now and in the language in force.
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QAbstractListModel>
#include <QPointer>

#include <vector>

#include "ui/desktop/score/score_values.h"
#include "ui/desktop/table/kingdom_table.h"

namespace kronika::desktop {

class ScoreSheet : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(kronika::desktop::KingdomTable* table READ table WRITE set_table NOTIFY changed FINAL)
  Q_PROPERTY(Order order READ order WRITE set_order NOTIFY orderChanged FINAL)
  Q_PROPERTY(int count READ count NOTIFY changed FINAL)
  Q_PROPERTY(QString total READ total NOTIFY changed FINAL)
  // Of what the total consists: cards, those below nothing, and purged glory (rule 18.4).
  Q_PROPERTY(QString adds READ adds NOTIFY changed FINAL)
  Q_PROPERTY(QString takes READ takes NOTIFY changed FINAL)
  Q_PROPERTY(QString purged READ purged NOTIFY changed FINAL)
  Q_PROPERTY(QList<kronika::desktop::TrackPlaceValue> places READ places NOTIFY changed FINAL)
  // Of the score track, still empty.
  Q_PROPERTY(int placesLeft READ places_left NOTIFY changed FINAL)
  // Where the score stands; empty: nothing is known about kingdoms so far in the game.
  Q_PROPERTY(QString comparison READ comparison NOTIFY changed FINAL)
  // The base game is over: what is compared is final.
  Q_PROPERTY(bool compared READ compared NOTIFY changed FINAL)
  Q_PROPERTY(QString comparedScore READ compared_score NOTIFY changed FINAL)
  Q_PROPERTY(QList<kronika::desktop::GloryBarValue> bars READ bars NOTIFY changed FINAL)
  // Which of the bars this kingdom belongs to, and the label with most letters.
  Q_PROPERTY(int myBar READ my_bar NOTIFY changed FINAL)
  Q_PROPERTY(QString longestLabel READ longest_label NOTIFY changed FINAL)

 public:
  // QML knows values that begin in upper case only.
  enum Order { ByGlory, ByNumber, ByKind };  // NOLINT(readability-identifier-naming)
  Q_ENUM(Order)
  enum Role { kWorthRole = Qt::UserRole + 1, kGroupRole };

  explicit ScoreSheet(QObject* parent = nullptr);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  [[nodiscard]] KingdomTable* table() const { return table_; }
  void set_table(KingdomTable* table);
  [[nodiscard]] Order order() const { return order_; }
  void set_order(Order order);

  [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }
  [[nodiscard]] Q_INVOKABLE int cardAt(int row) const;
  [[nodiscard]] QString total() const { return total_; }
  [[nodiscard]] QString adds() const { return adds_; }
  [[nodiscard]] QString takes() const { return takes_; }
  [[nodiscard]] QString purged() const { return purged_; }
  [[nodiscard]] QList<TrackPlaceValue> places() const { return places_; }
  [[nodiscard]] int places_left() const { return places_left_; }
  [[nodiscard]] QString comparison() const { return comparison_; }
  [[nodiscard]] bool compared() const { return compared_; }
  [[nodiscard]] QString compared_score() const { return compared_score_; }
  [[nodiscard]] QList<GloryBarValue> bars() const { return bars_; }
  [[nodiscard]] int my_bar() const;
  [[nodiscard]] QString longest_label() const;

 signals:
  void changed();
  void orderChanged();

 private:
  struct Row {
    WorthValue worth;
    QString group;
  };

  void read();
  void read_cards();
  void read_track();
  void compare();
  void put_in_order();
  void name_groups();

  QPointer<KingdomTable> table_;
  Order order_ = ByGlory;
  std::vector<Row> rows_;
  QString total_;
  QString adds_;
  QString takes_;
  QString purged_;
  QList<TrackPlaceValue> places_;
  int places_left_ = 0;
  QString comparison_;
  bool compared_ = false;
  QString compared_score_;
  QList<GloryBarValue> bars_;
};

// So many bars of equal width that hold all of the quantiles (statistics.h) and the score.
[[nodiscard]] QList<GloryBarValue> glory_bars(const std::vector<int>& quantiles, int score);

}  // namespace kronika::desktop
