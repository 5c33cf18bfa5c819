#include "ui/desktop/library/desk.h"

#include <utility>

#include "ui/desktop/language.h"

namespace kronika::desktop {

Desk::Desk(CardBox cards, Opener opener, QObject* parent)
    : QObject(parent),
      cards_(std::move(cards)),
      opener_(std::move(opener)),
      kingdoms_(cards_),
      files_(cards_) {
  connect(&files_, &KingdomFiles::kingdomsChanged, &kingdoms_, &KingdomList::refresh);
  on_language_change(this, [this] { speak_again(); });
}

Desk::~Desk() {
  kingdoms_.set_library(nullptr);
  files_.set_library(nullptr);
}

void Desk::set_problem(const QString& sentence) {
  if (problem_ != sentence) {
    problem_ = sentence;
    emit problemChanged();
  }
}

bool Desk::openLibrary() {
  try {
    library_ = opener_();
    library_->speak(spoken_language());
    trouble_.clear();
  } catch (const std::exception& error) {
    library_ = nullptr;
    trouble_ = QString::fromUtf8(error.what());
  }
  kingdoms_.set_library(library_.get());
  files_.set_library(library_.get());
  emit libraryChanged();
  return library_open();
}

bool Desk::open(int kingdom) {
  if (!library_open()) {
    return false;
  }
  try {
    // Before the old one goes, so that trouble leaves everything as it is.
    auto next = std::make_unique<KingdomTable>(library_, cards_.game(), kingdom, this);
    put(next.release());
    set_problem({});
    return true;
  } catch (const std::exception& error) {
    set_problem(QString::fromUtf8(error.what()));
    return false;
  }
}

void Desk::leave() {
  put(nullptr);
  kingdoms_.refresh();
}

// What could not be opened is tried again, for a sentence in the other language.
void Desk::speak_again() {
  if (library_open()) {
    library_->speak(spoken_language());
    kingdoms_.retell();
  } else if (!trouble_.isEmpty()) {
    openLibrary();
  }
}

// What shows the old table goes first, when it is told; then the table itself.
void Desk::put(KingdomTable* next) {
  KingdomTable* const before = std::exchange(table_, next);
  emit tableChanged();
  if (before != nullptr) {
    before->deleteLater();
  }
}

}  // namespace kronika::desktop
