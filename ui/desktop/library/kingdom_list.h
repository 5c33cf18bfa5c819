// The kingdoms of the library, last played first, and what is done to one as a whole.
// Whatever is refused or goes wrong becomes the sentence `problem`.
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QAbstractListModel>

#include <vector>

#include "campaign/chronicle/kingdoms.h"
#include "ui/desktop/card_box.h"
#include "ui/desktop/library/crest_value.h"

namespace kronika::desktop {

// "today, 14:05", "yesterday, 9:12", else the day.
[[nodiscard]] QString when_in_words(chronicle::Milliseconds time);

class KingdomList : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("A desk has one.")
  Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
  Q_PROPERTY(int archivedCount READ archived_count NOTIFY countChanged FINAL)
  Q_PROPERTY(bool showArchived READ show_archived WRITE set_show_archived NOTIFY countChanged FINAL)
  // Of the kingdom that was played last.
  Q_PROPERTY(QString latestName READ latest_name NOTIFY countChanged FINAL)
  Q_PROPERTY(QString latestDetails READ latest_details NOTIFY countChanged FINAL)
  Q_PROPERTY(kronika::desktop::CrestValue latestCrest READ latest_crest NOTIFY countChanged FINAL)
  Q_PROPERTY(QString problem READ problem WRITE set_problem NOTIFY problemChanged FINAL)

 public:
  enum Role {
    kIdRole = Qt::UserRole + 1,
    kNameRole,
    kCrestRole,
    kRoundRole,
    kScoreRole,
    kDiscoveredRole,
    kPlayedRole,
    kRewindsRole,
    kRemarksRole,
    kArchivedRole,
    kMovesRole
  };

  explicit KingdomList(CardBox cards, QObject* parent = nullptr)
      : QAbstractListModel(parent), cards_(std::move(cards)) {}

  // Nothing: the library is closed. It must outlive the list, or be taken away again.
  void set_library(chronicle::Library* library);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  [[nodiscard]] int count() const { return static_cast<int>(entries_.size()); }
  [[nodiscard]] int archived_count() const { return archived_; }
  [[nodiscard]] bool show_archived() const { return show_archived_; }
  void set_show_archived(bool show);
  [[nodiscard]] QString latest_name() const { return nameAt(0); }
  [[nodiscard]] QString latest_details() const;
  [[nodiscard]] CrestValue latest_crest() const;
  [[nodiscard]] QString problem() const { return problem_; }
  void set_problem(const QString& sentence);

  [[nodiscard]] Q_INVOKABLE int idAt(int row) const;
  [[nodiscard]] Q_INVOKABLE QString nameAt(int row) const;
  // A name nobody has taken yet, to begin with.
  [[nodiscard]] Q_INVOKABLE QString freeName(const QString& wish);
  // Empty if a kingdom can be called this; `id`: the kingdom that has the name now.
  [[nodiscard]] Q_INVOKABLE QString whyNotName(const QString& name, int id = 0);
  // Empty if this is a seed, or nothing at all.
  [[nodiscard]] Q_INVOKABLE static QString whyNotSeed(const QString& seed);

  // The new kingdom; 0 if there is none, and `problem` says why.
  Q_INVOKABLE int begin(const QString& name, const QString& seed, bool strict);
  Q_INVOKABLE bool rename(int id, const QString& name);
  Q_INVOKABLE int duplicate(int id);
  Q_INVOKABLE bool setArchived(int id, bool archived);
  // The same in the language now spoken.
  void retell();
  // Reads the library again.
  Q_INVOKABLE void refresh();

 signals:
  void countChanged();
  void problemChanged();

 private:
  template <typename Work>
  bool guarded(const Work& work);
  void show(std::vector<chronicle::KingdomEntry> entries);

  CardBox cards_;
  chronicle::Library* library_ = nullptr;
  std::vector<chronicle::KingdomEntry> entries_;
  int archived_ = 0;
  bool show_archived_ = false;
  QString problem_;
};

}  // namespace kronika::desktop
