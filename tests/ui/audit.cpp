#include "tests/ui/audit.h"

#include <QAccessible>
#include <QFont>
#include <QFontInfo>
#include <QImage>
#include <QMetaMethod>
#include <QQuickWindow>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <vector>

namespace kronika::desktop {
namespace {

constexpr double kPixel = 1.0;
constexpr int kSmallestText = 12;

bool is(const QQuickItem& item, const char* type) {
  return item.inherits(type);
}

// What a screen reader is told; nothing where nobody wrote it.
const QObject* told(const QQuickItem& item) {
  for (const QObject* child : item.children()) {
    if (child->inherits("QQuickAccessibleAttached")) {
      return child;
    }
  }
  return nullptr;
}

QString name_of(const QQuickItem& item) {
  const QObject* words = told(item);
  return words != nullptr ? words->property("name").toString() : QString();
}

bool can_be_focused(const QQuickItem& item) {
  const QObject* words = told(item);
  return item.activeFocusOnTab() || (words != nullptr && words->property("focusable").toBool());
}

// A handler or a connection for the signal. It is protected in QObject.
struct Ear : QObject {
  using QObject::isSignalConnected;
};
bool is_heard(const QObject& object, const char* signal) {
  const int index = object.metaObject()->indexOfSignal(signal);
  return index >= 0 && (object.*(&Ear::isSignalConnected))(object.metaObject()->method(index));
}

// Or something to press.
struct Words {
  const QQuickItem* item = nullptr;
  QRectF place;                // of what is written or pressed, in the window
  std::vector<QRectF> covers;  // drawn over them later
};

class Auditor {
 public:
  explicit Auditor(const QQuickWindow& window) : window_(QPointF(), QSizeF(window.size())) {
    visit(*window.contentItem(), 1.0);
  }

  [[nodiscard]] QStringList findings() const { return findings_; }

 private:
  void visit(const QQuickItem& item, double opacity) {
    opacity *= item.opacity();
    if (!item.isVisible() || opacity < 0.01) {
      return;
    }
    auto children = item.childItems();
    std::stable_sort(children.begin(), children.end(),
                     [](const auto* a, const auto* b) { return a->z() < b->z(); });
    auto child = children.begin();
    for (; child != children.end() && (*child)->z() < 0; ++child) {
      visit(**child, opacity);
    }
    look_at(item, opacity);
    for (; child != children.end(); ++child) {
      visit(**child, opacity);
    }
  }

  void look_at(const QQuickItem& item, double opacity) {
    if (is(item, "QQuickText")) {
      look_at_words(item);
    } else if (is(item, "QQuickRectangle")) {
      if (opacity > 0.99 && item.property("color").value<QColor>().alphaF() > 0.99) {
        cover(item, seen(item, in_window(item, whole(item))));
      }
    }
    look_at_control(item);
  }

  // Everything below is no longer seen.
  void cover(const QQuickItem& sheet, const QRectF& place) {
    cover(words_, place);
    // A button hides no other, it lies on it.
    if (!is_in(sheet, "QQuickAbstractButton")) {
      cover(controls_, place);
    }
  }

  static void cover(std::vector<Words>& below, const QRectF& place) {
    std::erase_if(below, [&](const Words& one) { return place.contains(one.place); });
    for (Words& one : below) {
      if (place.intersects(one.place)) {
        one.covers.push_back(place);
      }
    }
  }

  static bool is_covered(const Words& below, const QRectF& place) {
    return std::any_of(below.covers.begin(), below.covers.end(),
                       [&](const QRectF& over) { return over.contains(place); });
  }

  void look_at_words(const QQuickItem& item) {
    const QString text = item.property("text").toString();
    if (text.trimmed().isEmpty()) {
      return;
    }
    const QRectF written = in_window(item, written_in(item));
    const QRectF shown = seen(item, written);
    if (shown.width() < kPixel || shown.height() < kPixel) {
      return;  // scrolled away
    }
    if (item.property("truncated").toBool() && !is_named_in_full(item, text)) {
      complain(item, QStringLiteral("is cut short"));
    }
    look_at_size(item);
    look_at_edges(item, written);
    for (const Words& other : words_) {
      const QRectF both = other.place.intersected(shown);
      // Lines have room above and below that may touch.
      if (!is_covered(other, both) && both.width() > 2 * kPixel && both.height() > 4 * kPixel) {
        complain(item, QStringLiteral("lies on ") + called(*other.item));
      }
    }
    words_.push_back({&item, shown, {}});
  }

  void look_at_size(const QQuickItem& item) {
    const QFont font = item.property("font").value<QFont>();
    double size = font.pixelSize() > 0 ? font.pixelSize() : QFontInfo(font).pixelSize();
    bool fitted = false;
    const QTransform transform = item.itemTransform(nullptr, &fitted);
    size *= std::sqrt(std::abs(transform.determinant()));
    if (size < kSmallestText - 0.01) {
      complain(item, QStringLiteral("is only %1 pixels high").arg(size, 0, 'f', 1));
    }
  }

  void look_at_edges(const QQuickItem& item, const QRectF& written) {
    if (!grown(in_window(item, whole(item))).contains(written) &&
        !item.property("truncated").toBool()) {
      complain(item, QStringLiteral("is written over its edge (%1 in %2)")
                         .arg(as_text(written), as_text(in_window(item, whole(item)))));
      return;
    }
    bool across = true;
    bool down = true;
    for (const QQuickItem* around = item.parentItem(); around != nullptr;
         around = around->parentItem()) {
      if (is(*around, "QQuickFlickable")) {
        // What scrolls may be reached.
        across = across && around->property("contentWidth").toDouble() <= around->width() + kPixel;
        down = down && around->property("contentHeight").toDouble() <= around->height() + kPixel &&
               !scrolls(*around);
      }
      const bool holds = around->clip() || is(*around, "QQuickAbstractButton");
      const QRectF room = grown(in_window(*around, whole(*around)));
      if (holds && ((across && (written.left() < room.left() || written.right() > room.right())) ||
                    (down && (written.top() < room.top() || written.bottom() > room.bottom())))) {
        complain(item, QStringLiteral("is cut off by ") + called(*around));
        return;
      }
    }
    const QRectF room = grown(window_);
    if ((across && (written.left() < room.left() || written.right() > room.right())) ||
        (down && (written.top() < room.top() || written.bottom() > room.bottom()))) {
      complain(item, QStringLiteral("leaves the window (%1)").arg(as_text(written)));
    }
  }

  static bool scrolls(const QQuickItem& flickable) {
    return flickable.property("contentHeight").toDouble() +
               flickable.property("topMargin").toDouble() +
               flickable.property("bottomMargin").toDouble() >
           flickable.height() + kPixel;
  }

  void look_at_control(const QQuickItem& item) {
    // A button of the toolkit does by itself what a click does.
    const QObject* words = told(item);
    if (words != nullptr && words->property("role").toInt() == QAccessible::Button &&
        !is(item, "QQuickAbstractButton") && !is_heard(*words, "pressAction()")) {
      complain(item, QStringLiteral("does nothing when a screen reader presses it"));
    }
    const bool button = is(item, "QQuickAbstractButton");
    const bool field = is(item, "QQuickTextInput");
    const bool area = is(item, "QQuickMouseArea") && is_heard(item, "clicked(QQuickMouseEvent*)");
    // A MouseArea has an "enabled" of its own.
    const bool enabled = item.isEnabled() && item.property("enabled").toBool();
    if (!enabled || (!button && !field && !area && !item.activeFocusOnTab())) {
      return;
    }
    const QRectF place = seen(item, in_window(item, whole(item)));
    if (place.width() < kPixel || place.height() < kPixel) {
      return;
    }
    if (button || field) {
      look_below(item, place);
    }
    if (!is_named(item)) {
      complain(item, QStringLiteral("has no name for a screen reader"));
    }
    if (button && !is_called_as_labelled(item)) {
      complain(item, QStringLiteral("is called ") + name_of(item));
    }
    if (!can_be_reached(item)) {
      complain(item, QStringLiteral("cannot be reached by keyboard"));
    }
    if ((button || field) && !is_in(item, "QQuickFlickable") &&
        !grown(window_).contains(in_window(item, whole(item)))) {
      complain(item, QStringLiteral("leaves the window"));
    }
  }

  // A button may lie within a larger one, but not half on it, nor over it.
  void look_below(const QQuickItem& item, const QRectF& place) {
    for (const Words& other : controls_) {
      const QRectF both = other.place.intersected(place);
      if (both.width() > 4 * kPixel && both.height() > 4 * kPixel &&
          !grown(other.place).contains(place) && !other.item->isAncestorOf(&item) &&
          !is_covered(other, both)) {
        complain(item, QStringLiteral("lies on ") + called(*other.item));
      }
    }
    controls_.push_back({&item, place, {}});
  }

  // A place to click is named with what it lies in; so is the line to write in a field.
  static bool is_named(const QQuickItem& item) {
    const QQuickItem* around = &item;
    for (int up = 0; up < 4 && around != nullptr; ++up, around = around->parentItem()) {
      const QObject* words = told(*around);
      if (words != nullptr && !words->property("name").toString().isEmpty()) {
        return true;
      }
      if (is(*around, "QQuickAbstractButton") || is(*around, "QQuickTextInput")) {
        return false;  // must have its own
      }
    }
    return false;
  }

  // The name is what can be read, or longer; signs like "+" are said in words.
  static bool is_called_as_labelled(const QQuickItem& item) {
    const QString text = item.property("text").toString();
    const QString name = name_of(item);
    const bool has_letters =
        std::any_of(text.begin(), text.end(), [](QChar sign) { return sign.isLetter(); });
    return !has_letters || name.contains(text) || (!name.isEmpty() && text.contains(name));
  }

  // By itself, or by moving in the list that it is a line of.
  static bool can_be_reached(const QQuickItem& item) {
    for (const QQuickItem* around = &item; around != nullptr; around = around->parentItem()) {
      if (can_be_focused(*around)) {
        return true;
      }
    }
    return false;
  }

  static bool is_in(const QQuickItem& item, const char* type) {
    for (const QQuickItem* around = &item; around != nullptr; around = around->parentItem()) {
      if (is(*around, type)) {
        return true;
      }
    }
    return false;
  }

  // Names may be cut where there is no room, if they are said in full.
  static bool is_named_in_full(const QQuickItem& item, const QString& text) {
    if (item.property("maximumLineCount").toInt() > 1 && item.property("lineCount").toInt() > 1) {
      return false;
    }
    for (const QQuickItem* around = &item; around != nullptr; around = around->parentItem()) {
      if (name_of(*around).contains(text)) {
        return true;
      }
    }
    return false;
  }

  static QRectF whole(const QQuickItem& item) { return {0, 0, item.width(), item.height()}; }

  static QRectF in_window(const QQuickItem& item, const QRectF& part) {
    return item.mapRectToScene(part);
  }

  static QRectF grown(const QRectF& room) {
    return room.adjusted(-kPixel, -kPixel, kPixel, kPixel);
  }

  // Where a Text writes, as it is aligned, in its own coordinates.
  static QRectF written_in(const QQuickItem& item) {
    const double left = item.property("leftPadding").toDouble();
    const double top = item.property("topPadding").toDouble();
    const double right = item.property("rightPadding").toDouble();
    const double bottom = item.property("bottomPadding").toDouble();
    const double width = item.property("contentWidth").toDouble();
    const double height = item.property("contentHeight").toDouble();
    const double free_across = item.width() - left - right - width;
    const double free_down = item.height() - top - bottom - height;
    const int across = item.property("effectiveHorizontalAlignment").toInt();
    const int down = item.property("verticalAlignment").toInt();
    const double x = left + ((across & Qt::AlignRight) != 0     ? free_across
                             : (across & Qt::AlignHCenter) != 0 ? free_across / 2
                                                                : 0);
    const double y = top + ((down & Qt::AlignBottom) != 0    ? free_down
                            : (down & Qt::AlignVCenter) != 0 ? free_down / 2
                                                             : 0);
    return {x, y, width, height};
  }

  // What of a place in the window is seen through everything that clips.
  [[nodiscard]] QRectF seen(const QQuickItem& item, QRectF place) const {
    for (const QQuickItem* around = item.parentItem(); around != nullptr;
         around = around->parentItem()) {
      if (around->clip()) {
        place = place.intersected(in_window(*around, whole(*around)));
      }
    }
    return place.intersected(window_);
  }

  static QString as_text(const QRectF& place) {
    return QStringLiteral("%1,%2 %3x%4")
        .arg(place.x(), 0, 'f', 0)
        .arg(place.y(), 0, 'f', 0)
        .arg(place.width(), 0, 'f', 0)
        .arg(place.height(), 0, 'f', 0);
  }

  void complain(const QQuickItem& item, const QString& what) {
    const QString sentence = called(item) + QStringLiteral(" ") + what;
    if (!findings_.contains(sentence)) {
      findings_ << sentence;
    }
  }

  QRectF window_;
  std::vector<Words> words_;
  std::vector<Words> controls_;
  QStringList findings_;
};

void collect_controls(QQuickItem& item, QList<QQuickItem*>& found) {
  if (!item.isVisible() || !item.isEnabled() || item.opacity() < 0.01) {
    return;
  }
  if (item.activeFocusOnTab() && item.width() > 0 && item.height() > 0) {
    found << &item;
  }
  for (QQuickItem* child : item.childItems()) {
    collect_controls(*child, found);
  }
}

// The item as it is drawn, with what stands around it.
QImage drawn(QQuickItem& item) {
  constexpr int kAround = 12;
  const QRectF place = item.mapRectToScene({0, 0, item.width(), item.height()});
  const QImage window = item.window()->grabWindow();
  return window.copy(place.toAlignedRect().adjusted(-kAround, -kAround, kAround, kAround) &
                     window.rect());
}

}  // namespace

QString called(const QQuickItem& item) {
  static const QRegularExpression kGenerated(QStringLiteral("^QQuick|_QMLTYPE_[0-9]+|_QML_[0-9]+"));
  QString name = QString::fromLatin1(item.metaObject()->className()).remove(kGenerated);
  const QString text = item.property("text").toString();
  if (!text.isEmpty()) {
    name += QStringLiteral(" '%1'").arg(text.left(40));
  }
  QString place;
  for (const QQuickItem* around = &item; around != nullptr; around = around->parentItem()) {
    const QString type = QString::fromLatin1(around->metaObject()->className());
    if (!around->objectName().isEmpty()) {
      return name + QStringLiteral(" in ") + place + around->objectName();
    }
    if (place.isEmpty() && around != &item && type.contains(QStringLiteral("_QMLTYPE_"))) {
      place = QString(type).remove(kGenerated) + QStringLiteral(" of ");
    }
  }
  return name + (place.isEmpty() ? QString() : QStringLiteral(" in ") + place.chopped(4));
}

QList<QQuickItem*> controls(const QQuickItem& item) {
  QList<QQuickItem*> found;
  if (item.window() != nullptr) {
    collect_controls(*item.window()->contentItem(), found);
  }
  return found;
}

bool shows_focus(QQuickItem& item) {
  const QImage with = drawn(item);
  auto* const nobody = new QQuickItem(item.window()->contentItem());
  nobody->forceActiveFocus();
  const QImage without = drawn(item);
  delete nobody;
  item.forceActiveFocus(Qt::TabFocusReason);
  return with != without;
}

QStringList audit(const QQuickItem& item) {
  return item.window() == nullptr ? QStringList{QStringLiteral("Nothing is drawn.")}
                                  : Auditor(*item.window()).findings();
}

}  // namespace kronika::desktop
