// Words of the core as Qt's, and the context in which what the window itself says
// about cards is translated: CardWords::tr("…").
#pragma once

#include <QCoreApplication>
#include <QString>

#include <string_view>

namespace kronika::desktop {

class CardWords {
  Q_DECLARE_TR_FUNCTIONS(CardWords)
};

[[nodiscard]] inline QString from(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace kronika::desktop
