// A list of values as a model with one role, "shown". Where as many rows remain as there
// were, they change in their places, so that a list keeps where the player is in it.
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QAbstractListModel>
#include <QVariantList>

namespace kronika::desktop {

class ValueRows : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Lists of the chronicle are made of it.")
  Q_PROPERTY(int count READ count NOTIFY changed FINAL)

 public:
  enum Role { kShownRole = Qt::UserRole + 1 };

  using QAbstractListModel::QAbstractListModel;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
  [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }

 signals:
  void changed();

 protected:
  void show(const QVariantList& rows);
  [[nodiscard]] QVariant at(int row) const { return rows_.value(row); }

 private:
  QVariantList rows_;
};

}  // namespace kronika::desktop
