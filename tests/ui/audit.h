// Looks at a window as it is drawn and says what a player would find amiss: words that are
// cut, that lie on other words, that are too small or outside of the window; things to click
// without a name for a screen reader, or out of reach of the keyboard.
#pragma once

#include <QList>
#include <QQuickItem>
#include <QStringList>

namespace kronika::desktop {

// What can be used with the keyboard in the item's window, each control once; a list is one.
[[nodiscard]] QList<QQuickItem*> controls(const QQuickItem& item);
// Whether it is seen that the item has the focus: what is drawn of its neighbourhood
// differs from how it is drawn without.
[[nodiscard]] bool shows_focus(QQuickItem& item);
// "AppButton 'Undo' in undo"
[[nodiscard]] QString called(const QQuickItem& item);

// A sentence for each finding; none is good. All of the item's window is looked at.
[[nodiscard]] QStringList audit(const QQuickItem& item);

}  // namespace kronika::desktop
