#include "ui/desktop/table/card_history.h"

#include <algorithm>
#include <unordered_map>

#include "campaign/chronicle/told.h"
#include "ui/desktop/card_words.h"
#include "ui/desktop/language.h"
#include "ui/desktop/table/version_words.h"

namespace kronika::desktop {

using chronicle::CardVersion;
using chronicle::Chronicle;
using chronicle::MoveEntry;
using chronicle::MoveId;

namespace {

// The library keeps them in English; only another language needs the whole line.
std::unordered_map<MoveId, std::string> summaries_in(Chronicle& chronicle,
                                                     cards::Language language) {
  std::unordered_map<MoveId, std::string> summaries;
  if (language != cards::Language::kEnglish) {
    for (MoveEntry& entry : chronicle::told(chronicle, chronicle.line(), language)) {
      summaries[entry.id] = std::move(entry.summary);
    }
  }
  return summaries;
}

}  // namespace

CardHistory::CardHistory(QObject* parent) : QAbstractListModel(parent) {
  on_language_change(this, [this] { read(); });
}

int CardHistory::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant CardHistory::data(const QModelIndex& index, int role) const {
  return role == kVersionRole && index.row() >= 0 && index.row() < count()
             ? QVariant::fromValue(versionAt(index.row()))
             : QVariant();
}

QHash<int, QByteArray> CardHistory::roleNames() const {
  return {{kVersionRole, "version"}};
}

VersionValue CardHistory::versionAt(int row) const {
  return row >= 0 && row < count() ? versions_[static_cast<std::size_t>(row)] : VersionValue{};
}

void CardHistory::set_table(KingdomTable* table) {
  if (table_ == table) {
    return;
  }
  if (table_ != nullptr) {
    table_->disconnect(this);
  }
  table_ = table;
  if (table_ != nullptr) {
    connect(table_, &KingdomTable::changed, this, [this] { read(); });
  }
  read();
}

void CardHistory::set_card(int card) {
  if (card_ != card) {
    card_ = card;
    read();
  }
}

void CardHistory::set_wanderings(bool wanted) {
  if (wanderings_ != wanted) {
    wanderings_ = wanted;
    read();
  }
}

void CardHistory::set_row(int row) {
  const int there = row < count() ? row : -1;
  if (row_ != there) {
    row_ = there;
    show();
  }
}

void CardHistory::read() {
  if (reading_) {
    return;  // what the library could not do looks at the table again
  }
  reading_ = true;
  beginResetModel();
  versions_.clear();
  if (table_ != nullptr && table_->mayInspect(card_)) {
    read_versions();
  }
  endResetModel();
  row_ = -1;
  show();
  emit changed();
  reading_ = false;
}

void CardHistory::read_versions() {
  table_->consult([this](Chronicle& chronicle) {
    const auto history = chronicle.history_of(card_);
    const auto summaries = summaries_in(chronicle, spoken_language());
    const CardValue printed = table_->cardOf(card_);
    CardVersion before{.card = card_, .zone = "box"};
    for (const auto& [entry, version] : history) {
      const CardChange change = change_of(chronicle.game(), printed, before, version);
      before = version;
      if (change.only_wandered && !wanderings_) {
        continue;
      }
      const auto told = summaries.find(entry.id);
      const bool root = entry.parent == 0;
      versions_.push_back(
          {.moment = QString::number(entry.id),
           .when = root ? tr("At the beginning")
                        : tr("Round %1, turn %2").arg(entry.round).arg(entry.turn),
           .what = change.words,
           .why = root ? QString() : from(told == summaries.end() ? entry.summary : told->second)});
    }
    std::reverse(versions_.begin(), versions_.end());
  });
}

void CardHistory::show() {
  shown_ = {};
  stage_ = 0;
  if (table_ != nullptr && table_->mayInspect(card_)) {
    shown_ = table_->cardOf(card_);
    stage_ = table_->stageOf(card_);
    if (row_ >= 0) {
      table_->consult([this](Chronicle& chronicle) {
        const state::Kingdom then =
            rules::look(chronicle.game(), chronicle.at(versionAt(row_).moment.toLongLong())).table;
        const auto number = static_cast<state::CardId>(card_);
        shown_ = table_->shelf().card(then, number);
        stage_ = then.card(number).stage;
      });
    }
  }
  emit shownChanged();
}

}  // namespace kronika::desktop
