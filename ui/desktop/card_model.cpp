#include "ui/desktop/card_model.h"

#include <algorithm>

#include "ui/desktop/language.h"

namespace kronika::desktop {

CardModel::CardModel(const cards::Edition& edition, QObject* parent)
    : CardModel([&edition]() -> const cards::Edition& { return edition; }, parent) {
  unpack();
}

CardModel::CardModel(Box box, QObject* parent) : QAbstractListModel(parent), box_(std::move(box)) {
  on_language_change(this, [this] { retell(); });
}

void CardModel::unpack() {
  if (!entries_.empty()) {
    return;
  }
  entries_.reserve(edition().cards.size());
  for (const auto& card : edition().cards) {
    Entry entry;
    entry.card = &card;
    entries_.push_back(std::move(entry));
  }
  refill();
}

void CardModel::retell() {
  for (Entry& entry : entries_) {
    entry.value.reset();
  }
  if (!search_.isEmpty()) {
    refill();
  }
  if (count() > 0) {
    emit dataChanged(index(0), index(count() - 1), {kCardRole});
  }
}

int CardModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant CardModel::data(const QModelIndex& index, int role) const {
  if (!valid(index.row())) {
    return {};
  }
  switch (role) {
    case kCardRole:
      return QVariant::fromValue(value_at(index.row()));
    case kShownStageRole:
      return shownStage(index.row());
    default:
      return {};
  }
}

QHash<int, QByteArray> CardModel::roleNames() const {
  return {{kCardRole, "card"}, {kShownStageRole, "shownStage"}};
}

QString CardModel::edition_name() const {
  return QString::fromStdString(edition().name);
}

int CardModel::total() const {
  return static_cast<int>(edition().cards.size());
}

int CardModel::starting() const {
  return edition().last_start_card - edition().first_start_card + 1;
}

int CardModel::count() const {
  return static_cast<int>(rows_.size());
}

bool CardModel::spoilers() const {
  return spoilers_;
}

void CardModel::set_spoilers(bool allowed) {
  if (spoilers_ == allowed) {
    return;
  }
  spoilers_ = allowed;
  refill();
  emit spoilersChanged();
}

QString CardModel::search() const {
  return search_;
}

void CardModel::set_search(const QString& text) {
  if (search_ == text) {
    return;
  }
  search_ = text;
  refill();
  emit searchChanged();
}

CardValue CardModel::cardAt(int row) const {
  return valid(row) ? value_at(row) : CardValue{};
}

int CardModel::shownStage(int row) const {
  return valid(row) ? entries_[rows_[static_cast<std::size_t>(row)]].shown_stage : 0;
}

int CardModel::rowOf(int number) const {
  for (std::size_t row = 0; row < rows_.size(); ++row) {
    if (entries_[rows_[row]].card->number == number) {
      return static_cast<int>(row);
    }
  }
  return -1;
}

void CardModel::showStage(int row, int stage) {
  if (!valid(row) || shownStage(row) == stage || !value_at(row).has(stage)) {
    return;
  }
  entries_[rows_[static_cast<std::size_t>(row)]].shown_stage = stage;
  emit dataChanged(index(row), index(row), {kShownStageRole});
}

void CardModel::rotate(int row) {
  if (valid(row)) {
    showStage(row, value_at(row).rotated(shownStage(row)));
  }
}

void CardModel::flip(int row) {
  if (valid(row)) {
    showStage(row, value_at(row).flipped(shownStage(row)));
  }
}

void CardModel::refill() {
  const QStringList words = search_.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  std::vector<std::size_t> wanted;
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    const cards::Card& card = *entries_[i].card;
    if (!spoilers_ && !edition().starts_in_kingdom(card.number)) {
      continue;
    }
    if (std::all_of(words.begin(), words.end(),
                    [&](const QString& word) { return matches(card, word); })) {
      wanted.push_back(i);
    }
  }
  become(wanted);
  emit countChanged();
}

// Row by row, so that views keep what stays.
void CardModel::become(const std::vector<std::size_t>& wanted) {
  for (int row = count() - 1; row >= 0; --row) {
    const auto place = rows_.begin() + row;
    if (!std::binary_search(wanted.begin(), wanted.end(), *place)) {
      beginRemoveRows({}, row, row);
      rows_.erase(place);
      endRemoveRows();
    }
  }
  for (std::size_t row = 0; row < wanted.size(); ++row) {
    if (row == rows_.size() || rows_[row] != wanted[row]) {
      const int at = static_cast<int>(row);
      beginInsertRows({}, at, at);
      rows_.insert(rows_.begin() + at, wanted[row]);
      endInsertRows();
    }
  }
}

bool CardModel::matches(const cards::Card& card, const QString& word) const {
  bool is_number = false;
  const int number = word.toInt(&is_number);
  if (is_number) {
    return number == card.number;
  }
  const QStringList ends = word.split(QLatin1Char('-'));
  if (ends.size() == 2) {
    bool has_first = false;
    bool has_last = false;
    const int first = ends[0].toInt(&has_first);
    const int last = ends[1].toInt(&has_last);
    if (has_first && has_last) {
      return first <= card.number && card.number <= last;
    }
  }
  const auto contains = [&word](const std::string& text) {
    return QString::fromStdString(text).contains(word, Qt::CaseInsensitive);
  };
  for (const auto& stage : card.stages) {
    if (!stage) {
      continue;
    }
    const cards::Language language = spoken_language();
    if (contains(cards::name(edition(), *stage, language)) ||
        std::any_of(stage->printed_keywords.begin(), stage->printed_keywords.end(),
                    [&](cards::Keyword keyword) {
                      return contains(cards::word(edition(), keyword, language));
                    })) {
      return true;
    }
  }
  return false;
}

bool CardModel::valid(int row) const {
  return row >= 0 && row < count();
}

const CardValue& CardModel::value_at(int row) const {
  Entry& entry = entries_[rows_[static_cast<std::size_t>(row)]];
  if (!entry.value) {
    entry.value = make_card_value(edition(), *entry.card, spoken_language());
  }
  return *entry.value;
}

}  // namespace kronika::desktop
