// Looks at a window as it is drawn and says what a player would find amiss: words that are
// cut, that lie on other words, that are too small or outside of the window; things to click
// without a name for a screen reader, or out of reach of the keyboard.
#pragma once

#include <QQuickItem>
#include <QStringList>

namespace kronika::desktop {

// A sentence for each finding; none is good. All of the item's window is looked at.
[[nodiscard]] QStringList audit(const QQuickItem& item);

}  // namespace kronika::desktop
