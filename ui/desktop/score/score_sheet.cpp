#include "ui/desktop/score/score_sheet.h"

#include <algorithm>
#include <map>

#include "campaign/advisor/statistics.h"
#include "campaign/rules/questions.h"
#include "ui/desktop/card_words.h"
#include "ui/desktop/language.h"
#include "ui/words/kingdom_words.h"
#include "ui/words/score_words.h"

namespace kronika::desktop {

using state::CardId;

namespace {

constexpr int kMostBars = 14;

QString number(int amount) {
  return from(words::number_as_text(amount));
}

// rule 1.4, in the order of the groups.
QString kind_of(const QString& banner) {
  if (banner == QLatin1String("land")) {
    return ScoreSheet::tr("Lands");
  }
  if (banner == QLatin1String("building")) {
    return ScoreSheet::tr("Buildings");
  }
  if (banner == QLatin1String("person")) {
    return ScoreSheet::tr("Persons");
  }
  if (banner == QLatin1String("livestock")) {
    return ScoreSheet::tr("Livestock");
  }
  if (banner == QLatin1String("seafaring")) {
    return ScoreSheet::tr("Seafaring");
  }
  if (banner == QLatin1String("obstacle")) {
    return ScoreSheet::tr("Obstacles");
  }
  return ScoreSheet::tr("Other cards");
}

// The n-th of the groups of an order; ties stand in number order.
int group_by_glory(const WorthValue& worth) {
  return worth.glory > 0 ? 0 : worth.glory < 0 ? 1 : 2;
}

int round_width(int range) {
  for (int power = 1;; power *= 10) {
    for (const int step : {1, 2, 5}) {
      if (range / (step * power) < kMostBars) {
        return step * power;
      }
    }
  }
}

}  // namespace

ScoreSheet::ScoreSheet(QObject* parent) : QAbstractListModel(parent) {
  on_language_change(this, [this] { read(); });
}

int ScoreSheet::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant ScoreSheet::data(const QModelIndex& index, int role) const {
  if (index.row() < 0 || index.row() >= count()) {
    return {};
  }
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  return role == kWorthRole   ? QVariant::fromValue(row.worth)
         : role == kGroupRole ? QVariant(row.group)
                              : QVariant();
}

QHash<int, QByteArray> ScoreSheet::roleNames() const {
  return {{kWorthRole, "worth"}, {kGroupRole, "group"}};
}

void ScoreSheet::set_table(KingdomTable* table) {
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

void ScoreSheet::set_order(Order order) {
  if (order_ == order) {
    return;
  }
  order_ = order;
  beginResetModel();
  put_in_order();
  endResetModel();
  emit orderChanged();
}

int ScoreSheet::cardAt(int row) const {
  return row >= 0 && row < count() ? rows_[static_cast<std::size_t>(row)].worth.card : 0;
}

void ScoreSheet::read() {
  beginResetModel();
  rows_.clear();
  if (table_ != nullptr) {
    read_cards();
    read_track();
    compare();
  }
  endResetModel();
  emit changed();
}

void ScoreSheet::read_cards() {
  const rules::Game& game = table_->game();
  const state::Kingdom& kingdom = table_->view().table;
  int adds = 0;
  int takes = 0;
  for (const rules::CardGlory& glory : rules::score_sheet(game, kingdom)) {
    const StageValue stage = table_->cardOf(glory.card).stage(glory.stage);
    const QString banner = stage.banners.value(0);
    rows_.push_back(
        {{.card = glory.card,
          .name = from(words::card_name(game, kingdom, glory.card, spoken_language())),
          .glory = glory.total(),
          .glory_text = number(glory.total()),
          .kind = from(words::keywords_as_text(game, kingdom, glory.card, spoken_language())),
          .banner = banner,
          .emblem = stage.emblems.value(
              0, stage.permanent ? QStringLiteral("permanent") : QStringLiteral("glory")),
          .reason = from(cards::capitalised(words::why_worth(game, glory, spoken_language())))},
         {}});
    (glory.total() > 0 ? adds : takes) += glory.total();
  }
  adds_ = number(adds);
  takes_ = takes == 0 ? QString() : number(takes);
  purged_ = kingdom.purged_glory == 0 ? QString() : number(kingdom.purged_glory);
  total_ = number(rules::score(game, kingdom));
  put_in_order();
}

void ScoreSheet::put_in_order() {
  const auto key = [this](const Row& row) {
    const WorthValue& worth = row.worth;
    switch (order_) {
      case ByGlory:
        return std::tuple(group_by_glory(worth), QString(), -worth.glory, worth.card);
      case ByKind:
        return std::tuple(worth.banner.isEmpty() ? 1 : 0, kind_of(worth.banner), -worth.glory,
                          worth.card);
      case ByNumber:
        break;
    }
    return std::tuple(0, QString(), 0, worth.card);
  };
  std::sort(rows_.begin(), rows_.end(),
            [&](const Row& one, const Row& other) { return key(one) < key(other); });
  name_groups();
}

void ScoreSheet::name_groups() {
  std::map<QString, int> sums;
  int nothing = 0;
  for (Row& row : rows_) {
    nothing += row.worth.glory == 0 ? 1 : 0;
    row.group = order_ == ByKind ? kind_of(row.worth.banner) : QString();
    sums[row.group] += row.worth.glory;
  }
  for (Row& row : rows_) {
    if (order_ == ByKind) {
      row.group = tr("%1: %2 glory").arg(row.group, number(sums[row.group]));
    } else if (order_ == ByGlory) {
      row.group = row.worth.glory > 0   ? tr("Adds %1 glory").arg(adds_)
                  : row.worth.glory < 0 ? tr("Takes %1 glory").arg(takes_.mid(1))
                                        : tr("%n card(s) worth nothing now", nullptr, nothing);
    }
  }
}

// rule 16.2
void ScoreSheet::read_track() {
  const rules::Game& game = table_->game();
  const state::Kingdom& kingdom = table_->view().table;
  places_.clear();
  const auto expansion = [&](CardId card) {
    return from(words::stage_name(game, kingdom, card, 1, spoken_language()));
  };
  int before = 0;
  for (const state::ScoreEntry& entry : kingdom.score_track) {
    const bool first = places_.isEmpty();
    const int gain = entry.score - before;
    places_ << TrackPlaceValue{
        first ? tr("Base game") : expansion(entry.expansion), number(entry.score),
        first ? QString() : (gain < 0 ? number(gain) : QStringLiteral("+%1").arg(gain)), true};
    before = entry.score;
  }
  if (!kingdom.finished()) {
    places_ << TrackPlaceValue{
        kingdom.expansion != 0 ? expansion(kingdom.expansion) : tr("Base game"), total_, {}, false};
  }
  places_left_ = game.edition().score_places - static_cast<int>(places_.size());
}

void ScoreSheet::compare() {
  const state::Kingdom& kingdom = table_->view().table;
  const auto comparison = words::compare_score(table_->game(), kingdom);
  comparison_.clear();
  compared_score_.clear();
  bars_.clear();
  compared_ = comparison && comparison->finished;
  if (comparison) {
    comparison_ = from(words::comparison_as_text(*comparison, spoken_language()));
    compared_score_ = number(comparison->score);
    bars_ = glory_bars(comparison->quantiles(), comparison->score);
  }
}

int ScoreSheet::my_bar() const {
  const auto mine =
      std::find_if(bars_.begin(), bars_.end(), [](const GloryBarValue& bar) { return bar.here; });
  return static_cast<int>(mine - bars_.begin());
}

QString ScoreSheet::longest_label() const {
  QString longest;
  for (const GloryBarValue& bar : bars_) {
    longest = bar.label.size() > longest.size() ? bar.label : longest;
  }
  return longest;
}

QList<GloryBarValue> glory_bars(const std::vector<int>& quantiles, int score) {
  const int lowest = std::min(quantiles.front(), score);
  const int highest = std::max(quantiles.back(), score);
  const int middle = quantiles[quantiles.size() / 2];
  const int width = round_width(highest - lowest);
  const int rest = lowest % width;
  QList<GloryBarValue> bars;
  for (int from = lowest - (rest < 0 ? rest + width : rest); from <= highest; from += width) {
    const int to = from + width - 1;
    bars << GloryBarValue{.from = from,
                          .to = to,
                          .label = number(from),
                          .percent = advisor::percent_below(quantiles, to + 1) -
                                     advisor::percent_below(quantiles, from),
                          .here = score >= from && score <= to,
                          .middle = middle >= from && middle <= to};
  }
  double most = 0;
  for (const GloryBarValue& bar : bars) {
    most = std::max(most, bar.percent);
  }
  for (GloryBarValue& bar : bars) {
    bar.height = bar.percent / most;
  }
  return bars;
}

}  // namespace kronika::desktop
