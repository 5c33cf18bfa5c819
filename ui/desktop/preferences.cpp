#include "ui/desktop/preferences.h"

#include <algorithm>
#include <cmath>
#include <exception>

namespace kronika::desktop {
namespace {

// Names and values as they stand in the library file.
constexpr const char* kTheme = "theme";
constexpr const char* kDark = "dark";
constexpr const char* kLight = "light";
constexpr const char* kSystem = "system";
constexpr const char* kSpoilers = "spoilers";
constexpr const char* kShown = "shown";
constexpr const char* kHidden = "hidden";
constexpr const char* kMotion = "motion";
constexpr const char* kReduced = "reduced";
constexpr const char* kFull = "full";
constexpr const char* kLanguage = "language";
constexpr const char* kText = "text";  // in percent
constexpr const char* kMarks = "marks";
constexpr const char* kDistinct = "distinct";
constexpr const char* kPlain = "plain";
constexpr const char* kGuide = "guide";
constexpr const char* kWindow = "window";
constexpr const char* kKingdoms = "kingdoms";
constexpr const char* kStrict = "strict";
constexpr const char* kOpen = "open";

constexpr int kSmallestText = 100;
constexpr int kLargestText = 200;

// A language of a later program is none of ours.
[[nodiscard]] QString known_language(const QString& code) {
  return code == QLatin1String("en") || code == QLatin1String("pl") ? code : QString();
}

[[nodiscard]] QString known_theme(const QString& theme) {
  return theme == QLatin1String(kDark) || theme == QLatin1String(kSystem)
             ? theme
             : QString::fromLatin1(kLight);
}

}  // namespace

Preferences::Preferences(std::unique_ptr<PreferenceStore> preference_store, QObject* parent)
    : QObject(parent), store_(std::move(preference_store)) {
  theme_ = known_theme(QString::fromStdString(stored(kTheme).value_or("")));
  const auto spoilers = stored(kSpoilers);
  spoilers_ = spoilers == kShown;
  // Hidden is written only by a player who had them shown.
  spoilers_agreed_ = spoilers.has_value();
  reduced_motion_ = stored(kMotion) == kReduced;
  language_ = known_language(QString::fromStdString(stored(kLanguage).value_or("")));
  bool is_number = false;
  const int percent = QString::fromStdString(stored(kText).value_or("")).toInt(&is_number);
  text_percent_ = is_number ? std::clamp(percent, kSmallestText, kLargestText) : kSmallestText;
  distinct_marks_ = stored(kMarks) == kDistinct;
  guide_ = QString::fromStdString(stored(kGuide).value_or(""));
  last_table_ = std::max(0, QString::fromStdString(stored(kLastTable).value_or("")).toInt());
  window_place_ = QString::fromStdString(stored(kWindow).value_or(""));
  strict_ = stored(kKingdoms) == kStrict;
}

void Preferences::set_theme(const QString& theme) {
  const QString wanted = known_theme(theme);
  if (theme_ != wanted) {
    theme_ = wanted;
    store(kTheme, wanted.toStdString());
    emit darkChanged();
  }
}

bool Preferences::dark() const {
  return theme_ == QLatin1String(kDark);
}

void Preferences::set_dark(bool dark) {
  set_theme(QString::fromLatin1(dark ? kDark : kLight));
}

void Preferences::set_spoilers(bool allowed) {
  if (spoilers_ != allowed) {
    spoilers_ = allowed;
    spoilers_agreed_ = true;
    store(kSpoilers, allowed ? kShown : kHidden);
    emit spoilersChanged();
  }
}

void Preferences::set_reduced_motion(bool reduced) {
  if (reduced_motion_ != reduced) {
    reduced_motion_ = reduced;
    store(kMotion, reduced ? kReduced : kFull);
    emit reducedMotionChanged();
  }
}

void Preferences::set_language(const QString& language) {
  const QString wanted = known_language(language);
  if (language_ != wanted) {
    language_ = wanted;
    store(kLanguage, wanted.toStdString());
    emit languageChanged();
  }
}

void Preferences::set_text_scale(double scale) {
  const int percent =
      std::clamp(static_cast<int>(std::lround(scale * 100)), kSmallestText, kLargestText);
  if (text_percent_ != percent) {
    text_percent_ = percent;
    store(kText, std::to_string(percent));
    emit textScaleChanged();
  }
}

void Preferences::set_distinct_marks(bool distinct) {
  if (distinct_marks_ != distinct) {
    distinct_marks_ = distinct;
    store(kMarks, distinct ? kDistinct : kPlain);
    emit distinctMarksChanged();
  }
}

void Preferences::set_guide(const QString& progress) {
  if (guide_ != progress) {
    guide_ = progress;
    store(kGuide, progress.toStdString());
    emit guideChanged();
  }
}

void Preferences::set_last_table(int kingdom) {
  if (last_table_ != kingdom) {
    last_table_ = kingdom;
    store(kLastTable, std::to_string(kingdom));
    emit lastTableChanged();
  }
}

void Preferences::set_window_place(const QString& place) {
  if (window_place_ != place) {
    window_place_ = place;
    store(kWindow, place.toStdString());
  }
}

void Preferences::set_strict(bool strict) {
  if (strict_ != strict) {
    strict_ = strict;
    store(kKingdoms, strict ? kStrict : kOpen);
    emit strictChanged();
  }
}

void Preferences::set_problem(const QString& sentence) {
  if (problem_ != sentence) {
    problem_ = sentence;
    emit problemChanged();
  }
}

std::optional<std::string> Preferences::stored(const char* name) {
  if (!store_) {
    return std::nullopt;
  }
  try {
    return store_->read(name);
  } catch (const std::exception& error) {
    set_problem(QString::fromUtf8(error.what()));
    return std::nullopt;
  }
}

void Preferences::store(const char* name, const std::string& value) {
  if (!store_) {
    return;
  }
  try {
    store_->write(name, value);
  } catch (const std::exception& error) {
    set_problem(QString::fromUtf8(error.what()));
  }
}

}  // namespace kronika::desktop
