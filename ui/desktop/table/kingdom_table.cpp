#include "ui/desktop/table/kingdom_table.h"

#include "campaign/chronicle/told.h"
#include "campaign/notation/notation.h"
#include "ui/desktop/card_words.h"
#include "ui/desktop/language.h"
#include "ui/desktop/table/laid_out.h"
#include "ui/desktop/table/offers.h"
#include "ui/words/kingdom_words.h"

namespace kronika::desktop {

using chronicle::Chronicle;
using state::CardId;
using state::Move;
using state::MoveKind;

KingdomTable::KingdomTable(std::shared_ptr<chronicle::Library> library, const rules::Game& game,
                           chronicle::KingdomId kingdom, QObject* parent)
    : QObject(parent),
      library_(std::move(library)),
      kingdom_(kingdom),
      chronicle_(*library_, game, kingdom),
      shelf_(game),
      discovered_(game, shelf_),
      question_(game, shelf_, [this](const Move& answer) { play(answer); }) {
  show_log();
  connect(&question_, &Question::chosenChanged, this, [this] { show_cards_in_play(); });
  look();
  on_language_change(this, [this] { retell(); });
}

QString KingdomTable::name() const {
  return from(chronicle_.beginning().name);
}

bool KingdomTable::is_alone() {
  bool alone = false;
  static_cast<void>(
      consult([&](Chronicle&) { alone = chronicle::kingdoms(*library_, true).size() == 1; }));
  return alone;
}

QString KingdomTable::why_not(MoveKind kind) const {
  Move move;
  move.kind = kind;
  const auto refusal = rules::why_not(game(), table(), move, spoken_language());
  return refusal ? as_text(*refusal) : QString();
}

QList<OfferValue> KingdomTable::others() const {
  return other_offers(game(), view_, legal_);
}

void KingdomTable::set_open_card(int card) {
  open_card_ = card;
  find_offers();
}

OfferValue KingdomTable::offerAt(int row) const {
  return offers_.value(row);
}

void KingdomTable::find_offers() {
  offers_ = offers_of(game(), view_, legal_, shelf_, static_cast<CardId>(open_card_));
  emit offersChanged();
}

void KingdomTable::set_notice(const QString& sentence) {
  if (notice_ != sentence) {
    notice_ = sentence;
    emit noticeChanged();
  }
}

void KingdomTable::say(const QString& sentence, bool refused, const QString& rule) {
  said_ = sentence;
  refused_ = refused;
  said_rule_ = rule;
  emit saidChanged();
}

void KingdomTable::refuse(const rules::Refusal& refusal) {
  say(as_text(refusal), true, from(refusal.rule));
}

bool KingdomTable::make(const QString& notation) {
  const auto parsed = notation::parse(game().edition(), notation.toStdString());
  if (const auto* refusal = std::get_if<rules::Refusal>(&parsed)) {
    refuse(*refusal);
    return false;
  }
  return play(std::get<Move>(parsed));
}

bool KingdomTable::makeAmount(const QString& notation, int amount) {
  const auto parsed = notation::parse(game().edition(), notation.toStdString());
  if (const auto* refusal = std::get_if<rules::Refusal>(&parsed)) {
    refuse(*refusal);
    return false;
  }
  Move move = std::get<Move>(parsed);
  move.amount = static_cast<std::uint16_t>(amount);
  return play(move);
}

bool KingdomTable::advance() {
  Move move;
  move.kind = MoveKind::kAdvance;
  return play(move);
}

bool KingdomTable::pass() {
  Move move;
  move.kind = MoveKind::kPass;
  return play(move);
}

bool KingdomTable::undo() {
  return travel([](Chronicle& chronicle) { return chronicle.undo(); });
}

bool KingdomTable::redo() {
  return travel([](Chronicle& chronicle) { return chronicle.redo(); });
}

void KingdomTable::forgetDiscovered() {
  discovered_.close();
}

void KingdomTable::forgetFlights() {
  set_in_motion({});
}

void KingdomTable::set_in_motion(QList<FlightValue> flights) {
  if (!flights.isEmpty() || !flights_.isEmpty()) {
    flights_ = std::move(flights);
    emit flightsChanged();
  }
}

// What another program did meanwhile is shown; what could not be saved did not happen.
template <typename Work>
bool KingdomTable::guarded(const Work& work) {
  try {
    return work();
  } catch (const chronicle::KingdomElsewhere& overtaken) {
    set_notice(from(overtaken.what()));
  } catch (const std::exception& trouble) {
    set_notice(from(trouble.what()));
    return false;
  }
  try {
    show_log();
  } catch (const std::exception& trouble) {
    set_notice(from(trouble.what()));
  }
  discovered_.forget();
  look();
  return false;
}

bool KingdomTable::play(const Move& move) {
  return guarded([&] {
    const rules::PlayerView before = view_;
    const auto outcome = chronicle_.play(move);
    if (const auto* refusal = std::get_if<rules::Refusal>(&outcome)) {
      refuse(*refusal);
      return false;
    }
    const auto& played = std::get<chronicle::Played>(outcome);
    const auto entry = chronicle::told(chronicle_, {played.entry}, spoken_language()).front();
    log_.add(entry);
    say(from(entry.summary), false);
    look(played.events, move.card);
    discovered_.follow(before, view_, played.events);
    return true;
  });
}

bool KingdomTable::consult(const std::function<void(Chronicle&)>& work) {
  return guarded([&] {
    work(chronicle_);
    return true;
  });
}

bool KingdomTable::travel(const Journey& journey) {
  return guarded([&] {
    if (const auto refusal = journey(chronicle_)) {
      refuse(*refusal);
      return false;
    }
    show_log();
    say({}, false);
    discovered_.forget();
    look();
    return true;
  });
}

void KingdomTable::show_log() {
  log_.show(chronicle::told(chronicle_, chronicle_.line(), spoken_language()));
}

void KingdomTable::retell() {
  guarded([&] {
    show_log();
    const bool told = !refused_ && !said_.isEmpty();
    say(told ? log_.latest() : QString(), false);
    show_piles();
    discovered_.retell();
    question_.retell();  // shows the cards in play, too
    find_offers();
    emit changed();
    return true;
  });
}

void KingdomTable::look(const rules::Events& events, CardId doer) {
  const state::Kingdom before = view_.table;
  view_ = rules::look(game(), chronicle_.kingdom());
  set_in_motion(flights_of(game(), shelf_, before, table(), events, doer));
  legal_ = rules::legal_moves(game(), view_);
  can_redo_ = chronicle_.move_number(chronicle_.present().sequence + 1).has_value();
  active_ = {};
  for (const Move& move : legal_.moves) {
    if (move.kind != MoveKind::kBegin && !table().decision.open() && move.card != 0) {
      const bool tool = table().zone(move.card) == state::Zone::kAttached;
      active_.insert(tool ? table().card(move.card).blocker : move.card);
    }
  }
  count_box();
  show_piles();
  question_.ask(view_, legal_);  // shows the cards in play, too
  find_offers();
  emit changed();
}

void KingdomTable::count_box() {
  box_count_ = 0;
  box_next_ = 0;
  for (const cards::Card& card : game().edition().cards) {
    if (table().zone(static_cast<CardId>(card.number)) == state::Zone::kBox) {
      ++box_count_;
      box_next_ = box_next_ == 0 ? card.number : box_next_;
    }
  }
}

CardValue KingdomTable::cardOf(int card) {
  return card > 0 && game().has_card(static_cast<unsigned>(card))
             ? shelf_.card(table(), static_cast<CardId>(card))
             : CardValue{};
}

int KingdomTable::stageOf(int card) const {
  return card > 0 && game().has_card(static_cast<unsigned>(card))
             ? table().card(static_cast<CardId>(card)).stage
             : 0;
}

bool KingdomTable::mayInspect(int card) const {
  return card > 0 && game().has_card(static_cast<unsigned>(card)) &&
         rules::may_inspect(table(), static_cast<CardId>(card));
}

}  // namespace kronika::desktop
