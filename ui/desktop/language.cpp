#include "ui/desktop/language.h"

#include <QCoreApplication>
#include <QString>

namespace kronika::desktop {

cards::Language spoken_language() {
  //: The code of the language of this translation: pl
  const QString code = QCoreApplication::translate("Language", "en");
  return code == QLatin1String("pl") ? cards::Language::kPolish : cards::Language::kEnglish;
}

}  // namespace kronika::desktop
