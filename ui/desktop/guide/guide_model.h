// The guided round at a table: the present lesson in words, and where to look for it. Begins
// by itself at the first kingdom of a library and only there, unless it is asked for; what
// was seen is kept in the preferences, so that it goes on where it was left. It never moves
// anything in the kingdom.
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QObject>
#include <QPointer>
#include <QQuickItem>
#include <QStringList>

#include "ui/desktop/guide/guide.h"
#include "ui/desktop/preferences.h"
#include "ui/desktop/table/kingdom_table.h"

namespace kronika::desktop {

class GuideModel : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(
      kronika::desktop::KingdomTable* table READ table WRITE set_table NOTIFY tableChanged FINAL)
  // Without them there is no guide.
  Q_PROPERTY(kronika::desktop::Preferences* preferences READ preferences WRITE set_preferences
                 NOTIFY preferencesChanged FINAL)
  Q_PROPERTY(bool active READ active NOTIFY changed FINAL)
  // The word of a lesson; empty: none.
  Q_PROPERTY(QString lesson READ lesson NOTIFY changed FINAL)
  Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
  Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
  // Numbers of rules that can be read about it.
  Q_PROPERTY(QStringList rules READ rules NOTIFY changed FINAL)
  // The name of what is pointed at in the window; empty: nothing is.
  Q_PROPERTY(QString target READ target NOTIFY changed FINAL)
  // There is nothing to do but to have read it.
  Q_PROPERTY(bool canGoOn READ can_go_on NOTIFY changed FINAL)
  Q_PROPERTY(bool farewell READ farewell NOTIFY changed FINAL)

 public:
  using QObject::QObject;

  [[nodiscard]] KingdomTable* table() const { return table_; }
  void set_table(KingdomTable* table);
  [[nodiscard]] Preferences* preferences() const { return preferences_; }
  void set_preferences(Preferences* preferences);

  [[nodiscard]] bool active() const { return progress_.has_value(); }
  [[nodiscard]] const GuideStep& step() const { return step_; }
  [[nodiscard]] QString lesson() const;
  [[nodiscard]] QString title() const { return title_; }
  [[nodiscard]] QString text() const { return text_; }
  [[nodiscard]] QStringList rules() const { return rules_; }
  [[nodiscard]] QString target() const { return target_; }
  [[nodiscard]] bool can_go_on() const;
  [[nodiscard]] bool farewell() const { return step_.lesson == Lesson::kFarewell; }

  // From here on, once more.
  Q_INVOKABLE void begin();
  // For good; it can be begun again.
  Q_INVOKABLE void end();
  // What is shown was read.
  Q_INVOKABLE void goOn();
  // The player found what a lesson is about.
  Q_INVOKABLE void see(const QString& lesson);

  // What is seen of the window below this item under this name, or nothing.
  [[nodiscard]] Q_INVOKABLE static QQuickItem* find(QQuickItem* root, const QString& name);
  // Has a screen reader say what the item is called.
  Q_INVOKABLE static void announce(QQuickItem* item);

 signals:
  void tableChanged();
  void preferencesChanged();
  // Another lesson, or the same in other words.
  void changed();

 private:
  void arrive();
  void follow();
  void see(Lesson lesson);
  void keep();
  void show();
  [[nodiscard]] GuideLine line() const;
  [[nodiscard]] bool begins_by_itself() const;

  QPointer<KingdomTable> table_;
  QPointer<Preferences> preferences_;
  std::optional<GuideProgress> progress_;
  int sequence_ = 0;  // of the last move that was looked at
  GuideStep step_;
  QString title_;
  QString text_;
  QStringList rules_;
  QString target_;
};

}  // namespace kronika::desktop
