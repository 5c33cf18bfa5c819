#include "ui/desktop/settings/storehouse.h"

#include <QDate>
#include <QDir>
#include <QFileInfo>

#include "ui/desktop/language.h"

namespace kronika::desktop {

void Storehouse::set_desk(Desk* desk) {
  if (desk_ == desk) {
    return;
  }
  if (desk_) {
    disconnect(desk_, nullptr, this, nullptr);
  } else {
    // Said in a language that is no longer spoken.
    on_language_change(this, [this] { forget(); });
  }
  desk_ = desk;
  if (desk_) {
    connect(desk_, &Desk::libraryChanged, this, &Storehouse::changed);
  }
  emit changed();
}

QString Storehouse::file() const {
  return desk_ && desk_->library_open()
             ? QDir::toNativeSeparators(QString::fromStdString(
                   std::filesystem::absolute(desk_->library()->file()).string()))
             : QString();
}

QUrl Storehouse::folder() const {
  return file().isEmpty() ? QUrl() : QUrl::fromLocalFile(QFileInfo(file()).absolutePath());
}

QString Storehouse::version() const {
  return QStringLiteral(KRONIKA_VERSION);
}

QUrl Storehouse::freeName() const {
  if (file().isEmpty()) {
    return {};
  }
  const QDir beside = QFileInfo(file()).absoluteDir();
  const QString day = QDate::currentDate().toString(Qt::ISODate);
  QString name = QStringLiteral("kronika-%1.db").arg(day);
  for (int number = 2; beside.exists(name); ++number) {
    name = QStringLiteral("kronika-%1-%2.db").arg(day).arg(number);
  }
  return QUrl::fromLocalFile(beside.filePath(name));
}

bool Storehouse::backUp(const QUrl& copy) {
  if (file().isEmpty()) {
    return false;
  }
  if (!copy.isLocalFile()) {
    say({}, tr("%1 is no file of this computer. No copy was made.").arg(copy.toDisplayString()));
    return false;
  }
  const QString path = copy.toLocalFile();
  try {
    desk_->library()->back_up(path.toStdString());
  } catch (const std::exception& trouble) {
    say({}, QString::fromUtf8(trouble.what()));
    return false;
  }
  say(tr("All your kingdoms were copied to %1. To go back to that copy, close Kronika and put it "
         "in the library's place.")
          .arg(QDir::toNativeSeparators(path)),
      {});
  return true;
}

void Storehouse::forget() {
  say({}, {});
}

void Storehouse::say(const QString& done, const QString& problem) {
  done_ = done;
  problem_ = problem;
  emit said();
}

}  // namespace kronika::desktop
