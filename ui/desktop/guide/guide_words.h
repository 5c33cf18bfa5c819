// What the guide says: each lesson in words, with the names and costs of the present table.
#pragma once

#include <QString>
#include <QStringList>

#include "ui/desktop/guide/guide.h"

namespace kronika::desktop {

struct GuideWords {
  QString title;
  QString text;
  QStringList rules;
  QString target;  // what a part of the window is called (objectName)
};

// In the language now spoken. `line` as the step was made from.
[[nodiscard]] GuideWords guide_words(const rules::Game& game, const rules::PlayerView& view,
                                     const GuideStep& step, const GuideLine& line);

}  // namespace kronika::desktop
