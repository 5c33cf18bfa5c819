// The rulebook as a list to be read: chapters, rules and rulings, in the language in force,
// with links where one names another. What tells of a card is there only if the kingdom on
// the desk has discovered it, or, without a kingdom, if the player wants spoilers.
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QAbstractListModel>
#include <QPointer>

#include <vector>

#include "ui/desktop/rulebook/rule_text.h"
#include "ui/desktop/table/kingdom_table.h"

namespace kronika::desktop {

struct ChapterValue {
  Q_GADGET
  QML_VALUE_TYPE(chapterValue)
  Q_PROPERTY(QString number MEMBER number CONSTANT FINAL)
  Q_PROPERTY(QString title MEMBER title CONSTANT FINAL)

 public:
  QString number;
  QString title;
};

class Rulebook : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(
      kronika::desktop::KingdomTable* table READ table WRITE set_table NOTIFY tableChanged FINAL)
  Q_PROPERTY(bool spoilers READ spoilers WRITE set_spoilers NOTIFY spoilersChanged FINAL)
  // Words of the text, or the beginning of a number.
  Q_PROPERTY(QString search READ search WRITE set_search NOTIFY searchChanged FINAL)
  Q_PROPERTY(QList<kronika::desktop::ChapterValue> chapters READ chapters NOTIFY changed FINAL)
  Q_PROPERTY(int count READ count NOTIFY changed FINAL)
  // How many rules and rulings were found.
  Q_PROPERTY(int found READ found NOTIFY changed FINAL)
  // Whether a link was followed that can be gone back along.
  Q_PROPERTY(bool canStepBack READ can_step_back NOTIFY trailChanged FINAL)
  // The rule it was followed from.
  Q_PROPERTY(QString cameFrom READ came_from NOTIFY trailChanged FINAL)

 public:
  enum Role : int {
    kKindRole = Qt::UserRole,  // "chapter", "rule", "hidden"
    kNumberRole,
    kWordsRole,   // with links, for a Text
    kSpokenRole,  // without
    kLinkCountRole
  };

  explicit Rulebook(QObject* parent = nullptr);

  [[nodiscard]] KingdomTable* table() const { return table_; }
  void set_table(KingdomTable* table);
  [[nodiscard]] bool spoilers() const { return spoilers_; }
  void set_spoilers(bool allowed);
  [[nodiscard]] QString search() const { return search_; }
  void set_search(const QString& search);
  [[nodiscard]] QList<ChapterValue> chapters() const;
  [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }
  [[nodiscard]] int found() const;
  [[nodiscard]] bool can_step_back() const { return !trail_.isEmpty(); }
  [[nodiscard]] QString came_from() const { return trail_.isEmpty() ? QString() : trail_.back(); }

  // The row of a rule, a ruling or a chapter; -1: it is not shown.
  [[nodiscard]] Q_INVOKABLE int rowOf(const QString& number) const;
  [[nodiscard]] Q_INVOKABLE QString numberAt(int row) const;
  [[nodiscard]] Q_INVOKABLE int chapterAt(int row) const;
  // "7", "A"; the nearest there is.
  [[nodiscard]] Q_INVOKABLE QString numberOfChapter(int chapter) const;
  [[nodiscard]] Q_INVOKABLE QString linkAt(int row, int link) const;
  // The words with one of its links marked as the one that Enter follows.
  [[nodiscard]] Q_INVOKABLE QString wordsAt(int row, int link) const;
  // A link is followed from here.
  Q_INVOKABLE void remember(const QString& number);
  // Where the last link was followed from; empty: nowhere.
  Q_INVOKABLE QString stepBack();

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

 signals:
  void tableChanged();
  void spoilersChanged();
  void searchChanged();
  void changing();
  void changed();
  void trailChanged();

 private:
  struct Row {
    int chapter = 0;
    QString number;     // as it is shown; a chapter's is its own
    QStringList names;  // all that lead here
    QString plain;
    QStringList links;
    bool heading = false;
    int hidden = 0;  // rulings about cards that are still in the box
  };

  void write();
  void write_chapter(int chapter);
  [[nodiscard]] Row row_of(const RuleEntry& entry) const;
  [[nodiscard]] bool knows(const std::vector<int>& cards) const;
  [[nodiscard]] bool is_found(const Row& row) const;
  [[nodiscard]] QString with_links(const Row& row, int marked) const;
  [[nodiscard]] const Row* at(int row) const;

  QPointer<KingdomTable> table_;
  bool spoilers_ = false;
  QString search_;
  const RuleText* text_ = nullptr;
  QStringList numbers_;  // what a link may lead to
  std::vector<Row> rows_;
  QStringList trail_;
};

}  // namespace kronika::desktop
