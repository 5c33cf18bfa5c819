// The cards a gallery shows, in the order of their numbers: only those a
// kingdom starts with unless spoilers are allowed (rule 2.2: cards in the box
// may not be looked at), narrowed by what is searched for. It also remembers
// which stage of each card is turned up, for looking only.
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QAbstractListModel>

#include <functional>
#include <optional>
#include <vector>

#include "cards/model/edition.h"
#include "ui/desktop/card_values.h"

namespace kronika::desktop {

class CardModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("The program makes it from an edition.")
  Q_PROPERTY(QString editionName READ edition_name CONSTANT FINAL)
  Q_PROPERTY(int total READ total CONSTANT FINAL)
  Q_PROPERTY(int starting READ starting CONSTANT FINAL)
  Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
  Q_PROPERTY(bool spoilers READ spoilers WRITE set_spoilers NOTIFY spoilersChanged FINAL)
  Q_PROPERTY(QString search READ search WRITE set_search NOTIFY searchChanged FINAL)

 public:
  enum Role { kCardRole = Qt::UserRole + 1, kShownStageRole };

  // The edition must outlive the model.
  explicit CardModel(const cards::Edition& edition, QObject* parent = nullptr);
  // Has no rows until it is unpacked.
  using Box = std::function<const cards::Edition&()>;
  explicit CardModel(Box box, QObject* parent = nullptr);
  void unpack();

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  [[nodiscard]] QString edition_name() const;
  [[nodiscard]] int total() const;
  [[nodiscard]] int starting() const;
  [[nodiscard]] int count() const;
  [[nodiscard]] bool spoilers() const;
  void set_spoilers(bool allowed);
  // Words that must all be found in one card: numbers ("14"), ranges ("24-27"),
  // or parts of the names and keywords of its stages.
  [[nodiscard]] QString search() const;
  void set_search(const QString& text);

  [[nodiscard]] Q_INVOKABLE kronika::desktop::CardValue cardAt(int row) const;
  [[nodiscard]] Q_INVOKABLE int shownStage(int row) const;
  // The row that shows this card, or -1.
  [[nodiscard]] Q_INVOKABLE int rowOf(int number) const;
  Q_INVOKABLE void showStage(int row, int stage);
  Q_INVOKABLE void rotate(int row);
  Q_INVOKABLE void flip(int row);

 signals:
  void countChanged();
  void spoilersChanged();
  void searchChanged();

 private:
  struct Entry {
    const cards::Card* card = nullptr;
    int shown_stage = 1;
    std::optional<CardValue> value;  // described when first shown
  };

  void refill();
  void retell();
  void become(const std::vector<std::size_t>& wanted);
  [[nodiscard]] bool matches(const cards::Card& card, const QString& word) const;
  [[nodiscard]] bool valid(int row) const;
  [[nodiscard]] const CardValue& value_at(int row) const;

  [[nodiscard]] const cards::Edition& edition() const { return box_(); }

  Box box_;
  mutable std::vector<Entry> entries_;
  std::vector<std::size_t> rows_;
  bool spoilers_ = false;
  QString search_;
};

}  // namespace kronika::desktop
