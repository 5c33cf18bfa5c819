#include "ui/desktop/preferences.h"

#include <exception>

namespace kronika::desktop {
namespace {

// Names and values as they stand in the library file.
constexpr const char* kTheme = "theme";
constexpr const char* kDark = "dark";
constexpr const char* kLight = "light";
constexpr const char* kSpoilers = "spoilers";
constexpr const char* kShown = "shown";
constexpr const char* kHidden = "hidden";
constexpr const char* kMotion = "motion";
constexpr const char* kReduced = "reduced";
constexpr const char* kFull = "full";

}  // namespace

Preferences::Preferences(std::unique_ptr<PreferenceStore> preference_store, QObject* parent)
    : QObject(parent), store_(std::move(preference_store)) {
  dark_ = stored(kTheme) == kDark;
  const auto spoilers = stored(kSpoilers);
  spoilers_ = spoilers == kShown;
  // Hidden is written only by a player who had them shown.
  spoilers_agreed_ = spoilers.has_value();
  reduced_motion_ = stored(kMotion) == kReduced;
}

void Preferences::set_dark(bool dark) {
  if (dark_ != dark) {
    dark_ = dark;
    store(kTheme, dark ? kDark : kLight);
    emit darkChanged();
  }
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

void Preferences::store(const char* name, const char* value) {
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
