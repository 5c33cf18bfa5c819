#include "ui/desktop/navigator.h"

#include <algorithm>

namespace kronika::desktop {

void Navigator::go(const QString& screen, const QString& topic) {
  const auto lies_there = std::find_if(pile_.begin(), pile_.end(),
                                       [&](const Place& place) { return place.screen == screen; });
  pile_.erase(lies_there, pile_.end());
  pile_.push_back({screen, topic});
  emit changed();
}

void Navigator::back() {
  if (!pile_.empty()) {
    pile_.pop_back();
    emit changed();
  }
}

void Navigator::home() {
  if (!pile_.empty()) {
    pile_.clear();
    emit changed();
  }
}

}  // namespace kronika::desktop
