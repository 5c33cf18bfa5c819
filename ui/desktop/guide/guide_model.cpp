#include "ui/desktop/guide/guide_model.h"

#include <QAccessible>

#include <utility>

#include "campaign/notation/notation.h"
#include "ui/desktop/card_words.h"
#include "ui/desktop/guide/guide_words.h"
#include "ui/desktop/language.h"

namespace kronika::desktop {
namespace {

// What is kept where no guide is to begin by itself any more.
constexpr const char* kDone = "done";

// "3 1 0 cards,undo": the kingdom, and how far it came there.
std::optional<GuideProgress> kept_for(int kingdom, const QString& kept) {
  const QString mine = QString::number(kingdom) + QLatin1Char(' ');
  return kept.startsWith(mine) ? guide_progress(kept.mid(mine.size()).toStdString()) : std::nullopt;
}

}  // namespace

void GuideModel::set_table(KingdomTable* table) {
  if (table_ == table) {
    return;
  }
  if (table_ != nullptr) {
    table_->disconnect(this);
  }
  table_ = table;
  if (table_ != nullptr) {
    connect(table_, &KingdomTable::changed, this, &GuideModel::follow);
    connect(table_, &KingdomTable::offersChanged, this, [this] {
      if (table_->open_card() != 0) {
        see(Lesson::kCards);
      }
    });
  }
  emit tableChanged();
  arrive();
}

void GuideModel::set_preferences(Preferences* preferences) {
  if (preferences_ != preferences) {
    preferences_ = preferences;
    emit preferencesChanged();
    arrive();
  }
}

void GuideModel::arrive() {
  progress_.reset();
  if (table_ != nullptr && preferences_ != nullptr) {
    progress_ = kept_for(table_->kingdom(), preferences_->guide());
    if (!progress_ && begins_by_itself()) {
      begin();
      return;
    }
    sequence_ = table_->moves();
  }
  show();
}

bool GuideModel::begins_by_itself() const {
  return preferences_->guide().isEmpty() && table_->moves() == 0 && table_->is_alone();
}

void GuideModel::begin() {
  if (table_ == nullptr || preferences_ == nullptr) {
    return;
  }
  sequence_ = table_->moves();
  progress_ = GuideProgress{.round = table_->round(), .after = sequence_, .seen = {}};
  keep();
  show();
}

void GuideModel::end() {
  if (active()) {
    progress_.reset();
    preferences_->set_guide(QLatin1String(kDone));
    show();
  }
}

void GuideModel::goOn() {
  if (farewell()) {
    end();
  } else if (can_go_on()) {
    see(step_.lesson);
  }
}

void GuideModel::see(const QString& lesson) {
  if (const auto seen = desktop::lesson(lesson.toStdString())) {
    see(*seen);
  }
}

void GuideModel::see(Lesson lesson) {
  if (active() && !progress_->has_seen(lesson)) {
    progress_->see(lesson);
    keep();
    show();
  }
}

// The table is another one: something was done, taken back, made again, or looked at
// in the other language.
void GuideModel::follow() {
  if (!active()) {
    return;
  }
  const int before = std::exchange(sequence_, table_->moves());
  if (farewell() && sequence_ > before) {
    end();
    return;
  }
  const GuideProgress next = followed(*progress_, step_.lesson, before, sequence_, table_->round());
  if (next != *progress_) {
    progress_ = next;
    keep();
  }
  show();
}

void GuideModel::keep() {
  preferences_->set_guide(
      QStringLiteral("%1 %2").arg(QString::number(table_->kingdom()), from(as_text(*progress_))));
}

GuideLine GuideModel::line() const {
  GuideLine line;
  const auto& told = table_->log()->line();
  for (const chronicle::MoveEntry& entry : told) {
    if (entry.sequence > progress_->after) {
      const auto parsed = notation::parse(table_->game().edition(), entry.notation);
      if (const auto* move = std::get_if<state::Move>(&parsed)) {
        line.moves.push_back(move->kind);
      }
    }
  }
  line.strict = table_->strict();
  line.can_undo = table_->can_undo() && !(line.strict && told.back().reveals);
  line.can_redo = table_->can_redo();
  return line;
}

void GuideModel::show() {
  step_ = {};
  GuideWords words;
  if (active()) {
    const GuideLine done = line();
    step_ = guide_step(table_->game(), table_->view(), table_->legal(), *progress_, done);
    words = guide_words(table_->game(), table_->view(), step_, done);
  }
  title_ = words.title;
  text_ = words.text;
  rules_ = words.rules;
  target_ = words.target;
  emit changed();
}

QString GuideModel::lesson() const {
  return from(word(step_.lesson));
}

bool GuideModel::can_go_on() const {
  return active() && can_be_read(step_.lesson);
}

QQuickItem* GuideModel::find(QQuickItem* root, const QString& name) {
  if (root == nullptr || name.isEmpty() || !root->isVisible()) {
    return nullptr;
  }
  if (root->objectName() == name) {
    return root;
  }
  for (QQuickItem* child : root->childItems()) {
    if (QQuickItem* found = find(child, name)) {
      return found;
    }
  }
  return nullptr;
}

void GuideModel::announce(QQuickItem* item) {
  if (item != nullptr && QAccessible::isActive()) {
    QAccessibleEvent heard(item, QAccessible::Alert);
    QAccessible::updateAccessibility(&heard);
  }
}

}  // namespace kronika::desktop
