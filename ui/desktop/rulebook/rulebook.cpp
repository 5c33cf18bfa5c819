#include "ui/desktop/rulebook/rulebook.h"

#include <QRegularExpression>

#include <algorithm>

#include "ui/desktop/language.h"

namespace kronika::desktop {
namespace {

const QRegularExpression& reference() {
  static const QRegularExpression reference_pattern(
      QStringLiteral(R"((?<![\w.])(\d{1,2}\.\d{1,2}|[ABC]\d{1,3})(?![\w]|\.\d))"));
  return reference_pattern;
}

// "7", "7.2", "c27": what begins a number of the rulebook.
[[nodiscard]] bool is_number(const QString& search) {
  static const QRegularExpression number_pattern(QStringLiteral(R"(^(\d+(\.\d*)?|[abcABC]\d+)$)"));
  return number_pattern.match(search).hasMatch();
}

}  // namespace

Rulebook::Rulebook(QObject* parent) : QAbstractListModel(parent) {
  on_language_change(this, [this] { write(); });
  write();
}

void Rulebook::set_table(KingdomTable* table) {
  if (table_ == table) {
    return;
  }
  if (table_) {
    disconnect(table_, nullptr, this, nullptr);
  }
  table_ = table;
  if (table_) {
    connect(table_, &KingdomTable::changed, this, &Rulebook::write);
  }
  write();
  emit tableChanged();
}

void Rulebook::set_spoilers(bool allowed) {
  if (spoilers_ != allowed) {
    spoilers_ = allowed;
    write();
    emit spoilersChanged();
  }
}

void Rulebook::set_search(const QString& search) {
  if (search_ != search) {
    search_ = search;
    write();
    emit searchChanged();
  }
}

QList<ChapterValue> Rulebook::chapters() const {
  QList<ChapterValue> chapters;
  for (const RuleChapter& chapter : text_->chapters) {
    chapters << ChapterValue{chapter.number, chapter.title};
  }
  return chapters;
}

int Rulebook::found() const {
  return static_cast<int>(std::count_if(
      rows_.begin(), rows_.end(), [](const Row& row) { return !row.heading && row.hidden == 0; }));
}

void Rulebook::write() {
  emit changing();
  beginResetModel();
  text_ = &rule_text(spoken_language());
  numbers_.clear();
  for (const RuleEntry& entry : text_->entries) {
    numbers_ << entry.numbers;
  }
  rows_.clear();
  for (int chapter = 0; chapter < static_cast<int>(text_->chapters.size()); ++chapter) {
    write_chapter(chapter);
  }
  endResetModel();
  emit changed();
}

// Rulings about cards in the box are counted in one line: neither their numbers nor which
// belong together is told.
void Rulebook::write_chapter(int chapter) {
  const RuleChapter& heading = text_->chapters[static_cast<std::size_t>(chapter)];
  const bool titled = !search_.trimmed().isEmpty() && !is_number(search_.trimmed()) &&
                      heading.title.contains(search_.trimmed(), Qt::CaseInsensitive);
  std::vector<Row> rows;
  Row hidden;
  hidden.chapter = chapter;
  for (const RuleEntry& entry : text_->entries) {
    if (entry.chapter != chapter) {
      continue;
    }
    if (const auto cards = entry.cards(); !cards.empty() && !knows(cards)) {
      ++hidden.hidden;
      hidden.names << entry.numbers;
    } else if (Row row = row_of(entry); titled || is_found(row)) {
      rows.push_back(std::move(row));
    }
  }
  if (hidden.hidden > 0 && search_.trimmed().isEmpty()) {
    hidden.plain =
        tr("%n ruling(s) about cards you have not discovered yet.", nullptr, hidden.hidden);
    rows.push_back(std::move(hidden));
  }
  if (rows.empty()) {
    return;
  }
  Row head;
  head.chapter = chapter;
  head.number = heading.number;
  head.names = QStringList{heading.number};
  head.plain = heading.title;
  head.heading = true;
  rows_.push_back(std::move(head));
  std::move(rows.begin(), rows.end(), std::back_inserter(rows_));
}

Rulebook::Row Rulebook::row_of(const RuleEntry& entry) const {
  Row row;
  row.chapter = entry.chapter;
  for (const QString& number : entry.numbers) {
    const int card = card_of(number);
    if (card == 0 || knows({card})) {
      row.names << number;
    }
  }
  row.number = row.names.join(QStringLiteral(", "));
  QStringList parts;
  for (const RulePart& part : entry.parts) {
    parts << (part.cards.empty() || knows(part.cards)
                  ? part.text
                  : tr("[A ruling about a card you have not discovered yet.]"));
  }
  parts.removeDuplicates();
  row.plain = parts.join(QLatin1Char(' '));
  for (auto found = reference().globalMatch(row.plain); found.hasNext();) {
    const QString number = found.next().captured(1);
    if (numbers_.contains(number)) {
      row.links << number;
    }
  }
  return row;
}

bool Rulebook::knows(const std::vector<int>& cards) const {
  return std::any_of(cards.begin(), cards.end(),
                     [this](int card) { return table_ ? table_->knows(card) : spoilers_; });
}

bool Rulebook::is_found(const Row& row) const {
  const QString wanted = search_.trimmed();
  if (wanted.isEmpty()) {
    return true;
  }
  if (is_number(wanted)) {
    const QString number = wanted.toUpper();
    // "1" is chapter 1, not 12.
    const bool whole = !number.contains(QLatin1Char('.')) && number.front().isDigit();
    return row.links.contains(number) ||
           std::any_of(row.names.begin(), row.names.end(), [&](const QString& name) {
             return name.startsWith(whole ? number + QLatin1Char('.') : number);
           });
  }
  return row.plain.contains(wanted, Qt::CaseInsensitive);
}

QString Rulebook::with_links(const Row& row, int marked) const {
  QString words;
  qsizetype at = 0;
  int link = 0;
  for (auto found = reference().globalMatch(row.plain); found.hasNext();) {
    const QRegularExpressionMatch match = found.next();
    const QString number = match.captured(1);
    if (!numbers_.contains(number)) {
      continue;
    }
    words += row.plain.mid(at, match.capturedStart() - at).toHtmlEscaped();
    words += (link == marked ? QStringLiteral("<b><a href=\"%1\">‹%1›</a></b>")
                             : QStringLiteral("<a href=\"%1\">%1</a>"))
                 .arg(number);
    at = match.capturedEnd();
    ++link;
  }
  return words + row.plain.mid(at).toHtmlEscaped();
}

const Rulebook::Row* Rulebook::at(int row) const {
  return row >= 0 && row < count() ? &rows_[static_cast<std::size_t>(row)] : nullptr;
}

int Rulebook::rowOf(const QString& number) const {
  const auto found = std::find_if(rows_.begin(), rows_.end(),
                                  [&](const Row& row) { return row.names.contains(number); });
  return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
}

QString Rulebook::numberAt(int row) const {
  const Row* there = at(row);
  return there == nullptr || there->names.isEmpty() ? QString() : there->names.front();
}

int Rulebook::chapterAt(int row) const {
  const Row* there = at(row);
  return there == nullptr ? 0 : there->chapter;
}

QString Rulebook::numberOfChapter(int chapter) const {
  const int last = static_cast<int>(text_->chapters.size()) - 1;
  return text_->chapters[static_cast<std::size_t>(std::clamp(chapter, 0, last))].number;
}

QString Rulebook::linkAt(int row, int link) const {
  const Row* there = at(row);
  return there == nullptr ? QString() : there->links.value(link);
}

QString Rulebook::wordsAt(int row, int link) const {
  const Row* there = at(row);
  return there == nullptr ? QString() : with_links(*there, link);
}

void Rulebook::remember(const QString& number) {
  trail_ << number;
  emit trailChanged();
}

QString Rulebook::stepBack() {
  if (trail_.isEmpty()) {
    return {};
  }
  QString number = trail_.takeLast();
  emit trailChanged();
  return number;
}

int Rulebook::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant Rulebook::data(const QModelIndex& index, int role) const {
  const Row* row = at(index.row());
  if (row == nullptr) {
    return {};
  }
  switch (role) {
    case kKindRole:
      return row->heading      ? QStringLiteral("chapter")
             : row->hidden > 0 ? QStringLiteral("hidden")
                               : QStringLiteral("rule");
    case kNumberRole:
      return row->number;
    case kWordsRole:
      return with_links(*row, -1);
    case kSpokenRole:
      return row->plain;
    case kLinkCountRole:
      return static_cast<int>(row->links.size());
    default:
      return {};
  }
}

QHash<int, QByteArray> Rulebook::roleNames() const {
  return {{kKindRole, "kind"},
          {kNumberRole, "number"},
          {kWordsRole, "words"},
          {kSpokenRole, "spoken"},
          {kLinkCountRole, "linkCount"}};
}

}  // namespace kronika::desktop
