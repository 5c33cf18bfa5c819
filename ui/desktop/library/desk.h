// The player's desk: the library, and at most one kingdom that is open on it. A library
// that cannot be opened is a sentence, `trouble`, and can be tried again.
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QObject>

#include <functional>
#include <memory>

#include "ui/desktop/card_box.h"
#include "ui/desktop/library/kingdom_files.h"
#include "ui/desktop/library/kingdom_list.h"
#include "ui/desktop/table/kingdom_table.h"

namespace kronika::desktop {

class Desk : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("The program hands it in.")
  Q_PROPERTY(kronika::desktop::KingdomList* kingdoms READ kingdoms CONSTANT FINAL)
  Q_PROPERTY(kronika::desktop::KingdomFiles* files READ files CONSTANT FINAL)
  Q_PROPERTY(kronika::desktop::KingdomTable* table READ table NOTIFY tableChanged FINAL)
  Q_PROPERTY(bool libraryOpen READ library_open NOTIFY libraryChanged FINAL)
  Q_PROPERTY(QString trouble READ trouble NOTIFY libraryChanged FINAL)
  // What happened while a kingdom was being opened; empty: nothing.
  Q_PROPERTY(QString problem READ problem WRITE set_problem NOTIFY problemChanged FINAL)

 public:
  // May throw std::exception with sentences for the player.
  using Opener = std::function<std::shared_ptr<chronicle::Library>()>;

  Desk(CardBox cards, Opener opener, QObject* parent = nullptr);
  ~Desk() override;
  Desk(const Desk&) = delete;
  Desk& operator=(const Desk&) = delete;

  [[nodiscard]] KingdomList* kingdoms() { return &kingdoms_; }
  [[nodiscard]] KingdomFiles* files() { return &files_; }
  [[nodiscard]] KingdomTable* table() const { return table_; }
  [[nodiscard]] bool library_open() const { return library_ != nullptr; }
  [[nodiscard]] QString trouble() const { return trouble_; }
  [[nodiscard]] QString problem() const { return problem_; }
  void set_problem(const QString& sentence);
  [[nodiscard]] std::shared_ptr<chronicle::Library> library() const { return library_; }

  // Opens the library, again if it could not be opened before.
  Q_INVOKABLE bool openLibrary();
  Q_INVOKABLE bool open(int kingdom);
  // Back to the library; everything is saved already.
  Q_INVOKABLE void leave();

 signals:
  void tableChanged();
  void libraryChanged();
  void problemChanged();

 private:
  void put(KingdomTable* next);
  void speak_again();

  CardBox cards_;
  Opener opener_;
  std::shared_ptr<chronicle::Library> library_;
  KingdomList kingdoms_;
  KingdomFiles files_;
  KingdomTable* table_ = nullptr;  // a child of the desk
  QString trouble_;
  QString problem_;
};

}  // namespace kronika::desktop
