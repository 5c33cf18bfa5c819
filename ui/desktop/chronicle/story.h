// The chronicle of the kingdom on a table: a line of its moves as a story, the table as it
// lay at the moment that is looked at, branches and bookmarks. Looking changes nothing; what
// moves the present goes through KingdomTable::travel, and `whyNot…` says beforehand what
// would be refused. What the library cannot do becomes the table's notice.
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QPointer>

#include "ui/desktop/chronicle/bookmark_list.h"
#include "ui/desktop/chronicle/branch_list.h"
#include "ui/desktop/chronicle/past_table.h"
#include "ui/desktop/chronicle/story_model.h"
#include "ui/desktop/table/kingdom_table.h"

namespace kronika::desktop {

class Story : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(kronika::desktop::KingdomTable* table READ table WRITE set_table NOTIFY lineChanged
                 REQUIRED FINAL)
  // A move to look at first; empty: the present.
  Q_PROPERTY(QString topic READ topic WRITE set_topic NOTIFY topicChanged FINAL)
  Q_PROPERTY(kronika::desktop::StoryModel* line READ line CONSTANT FINAL)
  Q_PROPERTY(kronika::desktop::BranchList* branches READ branches CONSTANT FINAL)
  Q_PROPERTY(kronika::desktop::BookmarkList* bookmarks READ bookmarks CONSTANT FINAL)
  Q_PROPERTY(kronika::desktop::PastTable* past READ past CONSTANT FINAL)
  Q_PROPERTY(QList<kronika::desktop::RoundValue> rounds READ rounds NOTIFY lineChanged FINAL)
  Q_PROPERTY(kronika::desktop::PlotScale gloryScale READ glory_scale NOTIFY lineChanged FINAL)
  Q_PROPERTY(kronika::desktop::PlotScale gainsScale READ gains_scale NOTIFY lineChanged FINAL)
  // The branch whose line is shown, and whether the present lies on it.
  Q_PROPERTY(QString branchName READ branch_name NOTIFY lineChanged FINAL)
  Q_PROPERTY(bool ownBranch READ own_branch NOTIFY lineChanged FINAL)
  Q_PROPERTY(int rows READ rows NOTIFY lineChanged FINAL)
  // The row of the present, or the last one that its line shares with this one.
  Q_PROPERTY(int present READ present NOTIFY lineChanged FINAL)
  // The move that is looked at.
  Q_PROPERTY(int row READ row WRITE set_row NOTIFY rowChanged FINAL)
  Q_PROPERTY(bool atPresent READ at_present NOTIFY rowChanged FINAL)
  Q_PROPERTY(int roundIndex READ round_index NOTIFY rowChanged FINAL)
  // "round 3, turn 2", and what the move did.
  Q_PROPERTY(QString moment READ moment NOTIFY rowChanged FINAL)
  Q_PROPERTY(QString summary READ summary NOTIFY rowChanged FINAL)
  Q_PROPERTY(QString whyNotContinue READ why_not_continue NOTIFY rowChanged FINAL)
  Q_PROPERTY(QString whyNotBeforeLegacy READ why_not_before_legacy NOTIFY lineChanged FINAL)
  Q_PROPERTY(int legacyCard READ legacy_card NOTIFY lineChanged FINAL)
  // ruling B2: how often the player went back.
  Q_PROPERTY(QString record READ record NOTIFY lineChanged FINAL)

 public:
  explicit Story(QObject* parent = nullptr);

  [[nodiscard]] KingdomTable* table() const { return table_; }
  void set_table(KingdomTable* table);
  [[nodiscard]] QString topic() const { return topic_; }
  void set_topic(const QString& move);
  [[nodiscard]] StoryModel* line() { return &line_; }
  [[nodiscard]] BranchList* branches() { return &branches_; }
  [[nodiscard]] BookmarkList* bookmarks() { return &bookmarks_; }
  [[nodiscard]] PastTable* past() { return &past_; }
  [[nodiscard]] QList<RoundValue> rounds() const { return rounds_; }
  [[nodiscard]] PlotScale glory_scale() const;
  [[nodiscard]] PlotScale gains_scale() const;
  [[nodiscard]] QString branch_name() const;
  [[nodiscard]] bool own_branch() const { return shown_ == own_; }
  [[nodiscard]] int rows() const { return line_.count(); }
  [[nodiscard]] int present() const { return present_; }
  [[nodiscard]] int row() const { return row_; }
  void set_row(int row);
  [[nodiscard]] bool at_present() const { return own_branch() && row_ == present_; }
  [[nodiscard]] int round_index() const;
  [[nodiscard]] QString moment() const;
  [[nodiscard]] QString summary() const { return line_.summary_at(row_); }
  [[nodiscard]] QString why_not_continue() const { return why_not_continue_; }
  [[nodiscard]] QString why_not_before_legacy() const { return why_not_before_legacy_; }
  [[nodiscard]] int legacy_card() const { return legacy_card_; }
  [[nodiscard]] QString record() const { return record_; }

  [[nodiscard]] Q_INVOKABLE kronika::desktop::RoundValue roundAt(int index) const {
    return rounds_.value(index);
  }

  // Looking: by moves, to the start of a turn or round, to what the log or a bookmark means.
  Q_INVOKABLE void step(int moves);
  Q_INVOKABLE void stepTurn(int direction);
  Q_INVOKABLE void stepRound(int direction);
  Q_INVOKABLE void lookAtPresent();
  Q_INVOKABLE bool lookAtMove(const QString& move);
  Q_INVOKABLE bool lookAtBookmark(int row);
  Q_INVOKABLE void showBranch(int row);
  // Fills in what each round gained; asked for by who shows it, since all is played again.
  Q_INVOKABLE void countGains();

  // Moving the present. False: refused or not saved, and the table says so.
  Q_INVOKABLE bool continueFromHere();
  Q_INVOKABLE bool switchTo(int row);
  Q_INVOKABLE bool returnToBeforeLegacy();

  // Why this cannot be a name; empty if it can.
  [[nodiscard]] Q_INVOKABLE QString whyNotBranchName(int row, const QString& name);
  [[nodiscard]] Q_INVOKABLE QString whyNotBookmark(const QString& name) const;
  Q_INVOKABLE bool renameBranch(int row, const QString& name);
  // Of the moment that is looked at.
  Q_INVOKABLE bool addBookmark(const QString& name);
  Q_INVOKABLE bool removeBookmark(int row);

 signals:
  void topicChanged();
  void lineChanged();
  void rowChanged();

 private:
  using Chronicle = chronicle::Chronicle;

  void reload();
  void read_line(Chronicle& chronicle, chronicle::BranchId branch);
  void read_around(Chronicle& chronicle);
  void show_moment(Chronicle& chronicle, int row);
  // On the shown line if it is there, else on the line of a branch that leads there.
  bool look_at(chronicle::MoveId move);

  QPointer<KingdomTable> table_;
  QString topic_;
  StoryModel line_;
  BranchList branches_;
  BookmarkList bookmarks_;
  PastTable past_;
  QList<RoundValue> rounds_;
  bool gains_wanted_ = false;
  chronicle::BranchId own_ = 0;
  chronicle::BranchId shown_ = 0;
  chronicle::MoveId here_ = 0;  // the present
  int present_ = 0;
  int row_ = 0;
  QString why_not_continue_;
  int legacy_card_ = 0;
  QString why_not_before_legacy_;
  QString record_;
};

}  // namespace kronika::desktop
