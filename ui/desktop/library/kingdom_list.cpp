#include "ui/desktop/library/kingdom_list.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <functional>
#include <optional>

#include "ui/desktop/card_words.h"
#include "ui/desktop/language.h"
#include "ui/words/score_words.h"

namespace kronika::desktop {
namespace {

using chronicle::KingdomEntry;

std::optional<std::uint64_t> seed_in(const QString& text) {
  bool is_number = false;
  const std::uint64_t seed = text.trimmed().toULongLong(&is_number, 16);
  return is_number && text.trimmed().size() <= 16 ? std::optional(seed) : std::nullopt;
}

// "strict · finished"
QString remarks(const KingdomEntry& entry) {
  QStringList words;
  if (entry.finished) {
    words << KingdomList::tr("finished");
  }
  if (entry.beginning.strict) {
    words << KingdomList::tr("strict");
  }
  if (entry.corrected) {
    words << KingdomList::tr("corrected by hand");
  }
  if (entry.archived) {
    words << KingdomList::tr("put away");
  }
  return words.join(QStringLiteral(" · "));
}

std::uint64_t crest_number(const KingdomEntry& entry) {
  return entry.beginning.seed + static_cast<std::uint64_t>(entry.id);
}

}  // namespace

QString when_in_words(chronicle::Milliseconds time) {
  const QDateTime moment = QDateTime::fromMSecsSinceEpoch(time);
  const QLocale locale;
  const QString clock = moment.toString(QStringLiteral("HH:mm"));
  const qint64 days = moment.date().daysTo(QDate::currentDate());
  if (days == 0) {
    return KingdomList::tr("today, %1").arg(clock);
  }
  return days == 1 ? KingdomList::tr("yesterday, %1").arg(clock)
                   : locale.toString(moment.date(), QLocale::ShortFormat);
}

void KingdomList::set_library(chronicle::Library* library) {
  library_ = library;
  refresh();
}

int KingdomList::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant KingdomList::data(const QModelIndex& index, int role) const {
  if (index.row() < 0 || index.row() >= count()) {
    return {};
  }
  const KingdomEntry& entry = entries_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case kIdRole:
      return static_cast<int>(entry.id);
    case kNameRole:
      return QString::fromStdString(entry.beginning.name);
    case kCrestRole:
      return QVariant::fromValue(make_crest(crest_number(entry)));
    case kRoundRole:
      return entry.round;
    case kScoreRole:
      return entry.score;
    case kDiscoveredRole:
      return entry.discovered;
    case kPlayedRole:
      return when_in_words(entry.played);
    case kRewindsRole:
      return entry.rewinds;
    case kRemarksRole:
      return remarks(entry);
    case kArchivedRole:
      return entry.archived;
    case kMovesRole:
      return entry.moves;
    default:
      return {};
  }
}

QHash<int, QByteArray> KingdomList::roleNames() const {
  return {{kIdRole, "kingdomId"},      {kNameRole, "name"},       {kCrestRole, "crest"},
          {kRoundRole, "round"},       {kScoreRole, "score"},     {kDiscoveredRole, "discovered"},
          {kPlayedRole, "played"},     {kRewindsRole, "rewinds"}, {kRemarksRole, "remarks"},
          {kArchivedRole, "archived"}, {kMovesRole, "moves"}};
}

void KingdomList::set_show_archived(bool show) {
  if (show_archived_ != show) {
    show_archived_ = show;
    refresh();
  }
}

void KingdomList::set_problem(const QString& sentence) {
  if (problem_ != sentence) {
    problem_ = sentence;
    emit problemChanged();
  }
}

QString KingdomList::latest_details() const {
  if (entries_.empty()) {
    return {};
  }
  const KingdomEntry& entry = entries_.front();
  return tr("Round %1, turn %2 · %3 glory · played %4")
      .arg(entry.round)
      .arg(entry.turn)
      .arg(from(words::number_as_text(entry.score)))
      .arg(when_in_words(entry.played));
}

CrestValue KingdomList::latest_crest() const {
  return entries_.empty() ? CrestValue{} : make_crest(crest_number(entries_.front()));
}

int KingdomList::idAt(int row) const {
  return row >= 0 && row < count() ? static_cast<int>(entries_[static_cast<std::size_t>(row)].id)
                                   : 0;
}

QString KingdomList::nameAt(int row) const {
  return row >= 0 && row < count()
             ? QString::fromStdString(entries_[static_cast<std::size_t>(row)].beginning.name)
             : QString();
}

template <typename Work>
bool KingdomList::guarded(const Work& work) {
  if (library_ == nullptr) {
    return false;
  }
  try {
    work();
    return true;
  } catch (const std::exception& trouble) {
    set_problem(QString::fromUtf8(trouble.what()));
    return false;
  }
}

QString KingdomList::freeName(const QString& wish) {
  QString name = wish;
  guarded([&] { name = from(chronicle::free_name(*library_, wish.toStdString())); });
  return name;
}

QString KingdomList::whyNotName(const QString& name, int id) {
  const std::string wish = name.trimmed().toStdString();
  if (const auto reason = chronicle::why_not_a_kingdom_name(wish, spoken_language())) {
    return from(*reason);
  }
  QString reason;
  guarded([&] {
    const auto other = chronicle::kingdom(*library_, wish);
    if (other && other->id != id) {
      reason = tr("There is a kingdom with this name already.");
    }
  });
  return reason;
}

QString KingdomList::whyNotSeed(const QString& seed) {
  return seed.trimmed().isEmpty() || seed_in(seed)
             ? QString()
             : tr("A seed is 1 to 16 digits from 0 to 9 and a to f.");
}

int KingdomList::begin(const QString& name, const QString& seed, bool strict) {
  chronicle::KingdomId id = 0;
  guarded([&] {
    id = chronicle::create(*library_, cards_.game(), name.trimmed().toStdString(),
                           {.seed = seed_in(seed), .strict = strict});
  });
  refresh();
  return static_cast<int>(id);
}

bool KingdomList::rename(int id, const QString& name) {
  const bool done =
      guarded([&] { chronicle::rename(*library_, id, name.trimmed().toStdString()); });
  refresh();
  return done;
}

int KingdomList::duplicate(int id) {
  chronicle::KingdomId copy = 0;
  guarded([&] {
    const auto entry = chronicle::kingdom(*library_, chronicle::KingdomId{id});
    if (entry) {
      copy = chronicle::duplicate(*library_, id,
                                  chronicle::free_name(*library_, entry->beginning.name));
    }
  });
  refresh();
  return static_cast<int>(copy);
}

bool KingdomList::setArchived(int id, bool archived) {
  const bool done = guarded([&] { chronicle::set_archived(*library_, id, archived); });
  refresh();
  return done;
}

void KingdomList::retell() {
  if (count() > 0) {
    emit dataChanged(index(0), index(count() - 1));
  }
  emit countChanged();
}

void KingdomList::refresh() {
  if (library_ == nullptr) {
    archived_ = 0;
    return show({});
  }
  guarded([&] {
    auto entries = chronicle::kingdoms(*library_, true);
    const auto is_archived = [](const KingdomEntry& entry) { return entry.archived; };
    archived_ = static_cast<int>(std::count_if(entries.begin(), entries.end(), is_archived));
    if (!show_archived_) {
      std::erase_if(entries, is_archived);
    } else {
      // What is put away stands behind what is played.
      std::stable_partition(entries.begin(), entries.end(), std::not_fn(is_archived));
    }
    show(std::move(entries));
  });
}

void KingdomList::show(std::vector<KingdomEntry> entries) {
  beginResetModel();
  entries_ = std::move(entries);
  endResetModel();
  emit countChanged();
}

}  // namespace kronika::desktop
