#include "ui/desktop/pictures/photographer.h"

#include <QGuiApplication>
#include <QImage>
#include <QTextStream>

#include <utility>

namespace kronika::desktop {
namespace {

// A larger file that is written several times as fast.
constexpr int kQuality = 80;

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

// What the last change set in motion (polishing, loading, layout) is done once it no longer
// changes the picture; something that never rests is shown as it is.
QImage Photographer::settle() {
  QImage image;
  for (int i = 0; i < 6; ++i) {
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    const QImage before = std::exchange(image, window_.grabWindow());
    if (image == before) {
      break;
    }
  }
  return image;
}

void Photographer::photograph(const QString& name) {
  if (!wants(name)) {
    return;
  }
  const QImage image = settle();
  const QString file =
      QStringLiteral("%1/%2-%3-%4-%5x%6.png")
          .arg(folder_, name,
               preferences_.dark() ? QStringLiteral("dark") : QStringLiteral("light"),
               preferences_.language())
          .arg(window_.width())
          .arg(window_.height());
  QTextStream out(stdout);
  if (image.isNull() || !image.save(file, "PNG", kQuality)) {
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
        pictures();
      }
    }
  }
}

QQuickItem* Photographer::find(const QString& name) {
  static_cast<void>(settle());
  QQuickItem* found = find_below(window_.contentItem(), name);
  if (found == nullptr) {
    QTextStream(stderr) << "There is no " << name << " in the window\n";
    ++failures_;
  }
  return found;
}

}  // namespace kronika::desktop
