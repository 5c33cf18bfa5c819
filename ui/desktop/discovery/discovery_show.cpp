#include "ui/desktop/discovery/discovery_show.h"

#include <algorithm>

#include "ui/desktop/discovery/discoveries.h"

namespace kronika::desktop {

using rules::EventKind;

void DiscoveryShow::follow(const rules::PlayerView& before, const rules::PlayerView& after,
                           const rules::Events& events) {
  if (!deeds_.empty() && !follows_a_scroll(game_, deeds_.back().after.table)) {
    deeds_.clear();
  }
  deeds_.push_back({before, after, events});
  retold_ = false;
  tell();
  // What lies open already was seen before.
  const auto first = std::find_if(found_.begin(), found_.end(),
                                  [](const DiscoveryValue& value) { return value.turns; });
  current_ = first == found_.end() ? 0 : static_cast<int>(first - found_.begin());
  uncovered_ = first == found_.end() ? count() : current_ + 1;
  emit changed();
  emit currentChanged();
}

void DiscoveryShow::forget() {
  deeds_.clear();
  close();
}

void DiscoveryShow::retell() {
  if (count() > 0) {
    retold_ = true;
    tell();
    emit changed();
    emit currentChanged();
  }
}

void DiscoveryShow::tell() {
  Discoveries discoveries(game_, shelf_);
  for (const Deed& deed : deeds_) {
    discoveries.take(deed.before, deed.after, deed.events);
  }
  found_ = discoveries.found();
  tell_title();
}

// rule 4.3, ruling B1
void DiscoveryShow::tell_title() {
  title_.clear();
  sentence_.clear();
  large_ = false;
  if (found_.isEmpty()) {
    return;
  }
  const Deed& last = deeds_.back();
  const bool reset = found_.front().kind == QStringLiteral("reset");
  large_ = reset || began_a_round();
  if (reset) {
    title_ = tr("The kingdom begins anew");
    return;
  }
  const state::Kingdom& table = last.after.table;
  const bool begun = table.phase == state::Phase::kTurn || table.phase == state::Phase::kTurnStart;
  if (table.legacy_begun && !last.before.table.legacy_begun) {
    title_ = tr("The legacy begins");
    sentence_ = tr("From now on every change is for good (13.1).");
    return;
  }
  title_ =
      large_ ? tr("Round %1 begins").arg(begun ? table.round : table.round + 1) : tr("Discovered");
  const auto fresh = std::count_if(found_.begin(), found_.end(), [](const DiscoveryValue& value) {
    return value.kind != QStringLiteral("followed");
  });
  if (fresh > 0) {
    sentence_ = tr("%n card(s) out of the box", nullptr, static_cast<int>(fresh));
  }
}

// rules 4.3, 4.4
bool DiscoveryShow::began_a_round() const {
  const auto between = [](const rules::PlayerView& view) {
    return view.table.phase == state::Phase::kDiscovery ||
           view.table.phase == state::Phase::kRoundStart;
  };
  const Deed& last = deeds_.back();
  return between(last.before) || between(last.after) ||
         std::any_of(last.events.begin(), last.events.end(), [](const rules::Event& event) {
           return event.kind == EventKind::kRoundBegan;
         });
}

void DiscoveryShow::next() {
  if (uncovered_ == count()) {
    close();
    return;
  }
  current_ = uncovered_;
  ++uncovered_;
  emit currentChanged();
}

void DiscoveryShow::forward() {
  if (current_ + 1 < uncovered_) {
    lookAt(current_ + 1);
  } else if (uncovered_ < count()) {
    next();
  }
}

void DiscoveryShow::back() {
  lookAt(current_ - 1);
}

void DiscoveryShow::showAll() {
  if (uncovered_ < count()) {
    uncovered_ = count();
    current_ = count() - 1;
    emit currentChanged();
  }
}

void DiscoveryShow::lookAt(int index) {
  if (index >= 0 && index < uncovered_ && index != current_) {
    current_ = index;
    emit currentChanged();
  }
}

void DiscoveryShow::close() {
  if (found_.isEmpty()) {
    return;
  }
  found_.clear();
  current_ = 0;
  uncovered_ = 0;
  emit changed();
  emit currentChanged();
}

}  // namespace kronika::desktop
