#include "ui/desktop/homecoming.h"

#include <QCoreApplication>

namespace kronika::desktop {
namespace {

class Homecoming {
  Q_DECLARE_TR_FUNCTIONS(Homecoming)

 public:
  // A sentence for the player if there is no coming back to it.
  [[nodiscard]] static QString open(Desk& desk, int kingdom) {
    try {
      const auto entry = chronicle::kingdom(*desk.library(), chronicle::KingdomId{kingdom});
      if (!entry) {
        return tr(
            "The kingdom that was open here last is not in the library any more: it was "
            "deleted meanwhile.");
      }
      if (!desk.open(kingdom)) {
        return desk.problem();
      }
      if (entry->archived) {
        desk.table()->set_notice(
            tr("This kingdom is put away: in the library it stands among those that are. It can "
               "be played on all the same."));
      }
      return {};
    } catch (const std::exception& trouble) {
      return QString::fromUtf8(trouble.what());
    }
  }
};

}  // namespace

bool leads_home(const chronicle::Library& library) {
  return library.preference(Preferences::kLastTable).value_or("0") != "0";
}

void come_home(Desk& desk, Preferences& preferences) {
  if (desk.library_open() && preferences.last_table() > 0) {
    desk.set_problem(Homecoming::open(desk, preferences.last_table()));
  }
  const auto remember = [&desk, &preferences] {
    preferences.set_last_table(desk.table() == nullptr ? 0 : desk.table()->kingdom());
  };
  if (desk.library_open()) {
    remember();
  }
  QObject::connect(&desk, &Desk::tableChanged, &preferences, remember);
}

}  // namespace kronika::desktop
