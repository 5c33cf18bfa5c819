#include "ui/desktop/pictures/photographer.h"

#include <QGuiApplication>
#include <QImage>
#include <QTextStream>

namespace kronika::desktop {
namespace {

QQuickItem* find_below(QQuickItem* item, const QString& name) {
  if (item->objectName() == name) {
    return item;
  }
  for (QQuickItem* child : item->childItems()) {
    if (QQuickItem* found = find_below(child, name)) {
      return found;
    }
  }
  return nullptr;
}

}  // namespace

// What the last change set in motion (polishing, loading, layout) is done once nothing
// is left to deliver.
void Photographer::settle() {
  for (int i = 0; i < 2; ++i) {
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    static_cast<void>(window_.grabWindow());
  }
}

void Photographer::photograph(const QString& name) {
  if (!wants(name)) {
    return;
  }
  settle();
  const QString file =
      QStringLiteral("%1/%2-%3-%4-%5x%6.png")
          .arg(folder_, name,
               preferences_.dark() ? QStringLiteral("dark") : QStringLiteral("light"),
               preferences_.language())
          .arg(window_.width())
          .arg(window_.height());
  const QImage image = window_.grabWindow();
  QTextStream out(stdout);
  if (image.isNull() || !image.save(file)) {
    QTextStream(stderr) << "Could not write " << file << "\n";
    ++failures_;
  } else {
    out << file << "\n";
  }
}

void Photographer::everywhere(const std::function<void()>& pictures) {
  for (const QSize& size : kSizes) {
    window_.resize(size);
    for (const char* language : {"en", "pl"}) {
      preferences_.set_language(QString::fromLatin1(language));
      for (const bool dark : {false, true}) {
        preferences_.set_dark(dark);
        settle();
        pictures();
      }
    }
  }
}

QQuickItem* Photographer::find(const QString& name) {
  settle();
  QQuickItem* found = find_below(window_.contentItem(), name);
  if (found == nullptr) {
    QTextStream(stderr) << "There is no " << name << " in the window\n";
    ++failures_;
  }
  return found;
}

}  // namespace kronika::desktop
