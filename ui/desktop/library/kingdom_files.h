// Kingdoms to files and from files: import, export, the report for a problem, and deletion,
// which writes everything down first. A file is never overwritten. What was done becomes the
// sentence `done`; what is refused or goes wrong becomes `problem`, and nothing is stored then.
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QObject>
#include <QString>
#include <QUrl>

#include <functional>
#include <string>

#include "campaign/chronicle/chronicle.h"
#include "campaign/chronicle/kingdom_text.h"
#include "ui/desktop/card_box.h"

namespace kronika::desktop {

class KingdomFiles : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("A desk has one.")
  // Where files are written to: the player's documents.
  Q_PROPERTY(QString folder READ folder WRITE set_folder NOTIFY folderChanged FINAL)
  Q_PROPERTY(QString done READ done WRITE set_done NOTIFY said FINAL)
  Q_PROPERTY(QString problem READ problem WRITE set_problem NOTIFY said FINAL)
  // The name of a file whose kingdom was played with other cards than this program's;
  // empty: none.
  Q_PROPERTY(QString otherCards READ other_cards NOTIFY otherCardsChanged FINAL)

 public:
  explicit KingdomFiles(CardBox cards, QObject* parent = nullptr);

  // Nothing: the library is closed. It must outlive this, or be taken away again.
  void set_library(chronicle::Library* library) { library_ = library; }

  [[nodiscard]] QString folder() const { return folder_; }
  void set_folder(const QString& folder);
  [[nodiscard]] QString done() const { return done_; }
  void set_done(const QString& sentence);
  [[nodiscard]] QString problem() const { return problem_; }
  void set_problem(const QString& sentence);
  [[nodiscard]] QString other_cards() const { return other_cards_.fileName(); }

  // The new kingdom; 0 if there is none, and `problem` says why, with the line.
  Q_INVOKABLE int importFile(const QUrl& file);
  // The file of `otherCards` again, every move tried with the cards of this program.
  Q_INVOKABLE int importWithOurCards();
  Q_INVOKABLE void forgetOtherCards();
  // The file's path; empty if there is none.
  Q_INVOKABLE QString exportKingdom(int kingdom);
  Q_INVOKABLE QString reportProblem(int kingdom);
  // Only of what is put away.
  Q_INVOKABLE bool remove(int kingdom);
  // Where the copies of a kingdom go when it is deleted.
  [[nodiscard]] Q_INVOKABLE QString folderOfCopies(const QString& kingdom) const;

 signals:
  void folderChanged();
  void said();
  void otherCardsChanged();
  // The library has other kingdoms than before.
  void kingdomsChanged();

 private:
  using Text = std::function<std::string(chronicle::Chronicle&)>;

  void guarded(const std::function<void()>& work);
  void say(const QString& done, const QString& problem);
  int import(const QUrl& file, bool other_cards);
  void refuse(const QUrl& file, const chronicle::TextMistake& mistake);
  [[nodiscard]] bool has_other_cards(const std::string& text) const;
  QString write(int kingdom, const QString& ending, const Text& text, const QString& sentence);

  CardBox cards_;
  chronicle::Library* library_ = nullptr;
  QString folder_;
  QString done_;
  QString problem_;
  QUrl other_cards_;
};

}  // namespace kronika::desktop
