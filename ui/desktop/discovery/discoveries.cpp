#include "ui/desktop/discovery/discoveries.h"

#include <algorithm>

#include "campaign/rules/questions.h"
#include "ui/desktop/card_words.h"
#include "ui/desktop/discovery/discovery_show.h"
#include "ui/desktop/language.h"
#include "ui/words/kingdom_words.h"

namespace kronika::desktop {

using rules::EventKind;
using state::CardId;
using state::Kingdom;
using state::Zone;

namespace {

[[nodiscard]] std::vector<CardId> scrolls_aside(const rules::Game& game, const Kingdom& kingdom) {
  std::vector<CardId> scrolls;
  for (const CardId card : words::in_zone(game, kingdom, Zone::kAside)) {
    if (game.card(card).kind == cards::CardKind::kScroll) {
      scrolls.push_back(card);
    }
  }
  return scrolls;
}

[[nodiscard]] QString where(const Kingdom& after, CardId card, bool shuffled) {
  switch (after.zone(card)) {
    case Zone::kPermanent:
      return DiscoveryShow::tr(
          "Permanent: it lies above the table from now on, always in force, and is never "
          "shuffled or discarded (11.1, 11.2).");
    case Zone::kDiscard:
      return after.phase == state::Phase::kDiscovery || after.phase == state::Phase::kRoundStart
                 ? DiscoveryShow::tr(
                       "It lies on the discard pile and is about to be shuffled into the deck "
                       "(14.1, 4.4).")
                 : DiscoveryShow::tr(
                       "It lies on the discard pile; the next round shuffles it into the deck "
                       "(14.1, 4.4).");
    default:
      return shuffled ? DiscoveryShow::tr(
                            "It went to the discard pile and was shuffled into the deck with all "
                            "other cards (14.1, 4.4).")
                      : QString();
  }
}

}  // namespace

bool follows_a_scroll(const rules::Game& game, const Kingdom& kingdom) {
  return !scrolls_aside(game, kingdom).empty();
}

DiscoveryValue Discoveries::picture(CardId card, int stage, const Kingdom& after) const {
  DiscoveryValue shown;
  shown.kind = QStringLiteral("card");
  shown.card = shelf_.card(after, card);
  shown.stage = stage;
  const cards::Language language = spoken_language();
  shown.name =
      from(words::stage_name(game_, after, card, static_cast<cards::StageNumber>(stage), language));
  const StageValue face = shown.card.stage(stage);
  QStringList parts;
  if (!face.keywords.isEmpty()) {
    parts << face.keywords.join(QStringLiteral(", "));
  }
  // What is printed can only be said of the stage that is active.
  if (after.card(card).stage == stage) {
    if (const auto made = words::production_as_text(game_, after, card, language); !made.empty()) {
      parts << DiscoveryShow::tr("makes %1").arg(from(made));
    }
    if (const int glory = rules::glory(game_, after, card); glory != 0) {
      parts << from(cards::glory_points(glory, language));
    }
  }
  shown.what = parts.join(QStringLiteral(" · "));
  if (!shown.what.isEmpty()) {
    shown.what[0] = shown.what[0].toUpper();
  }
  for (const EffectValue& effect : face.effects) {
    shown.says << effect.sentence;
  }
  return shown;
}

void Discoveries::take(const rules::PlayerView& before, const rules::PlayerView& after,
                       const rules::Events& events) {
  if (!begun_) {
    for (const CardId card : scrolls_aside(game_, before.table)) {
      open_scroll(card, after);
    }
  }
  begun_ = true;
  for (Page& page : pages_) {
    page.fresh = false;
  }
  for (auto event = events.begin(); event != events.end(); ++event) {
    switch (event->kind) {
      case EventKind::kDiscovered:
        discover(*event, before, after, std::any_of(event, events.end(), [](const auto& later) {
          return later.kind == EventKind::kShuffled;
        }));
        break;
      case EventKind::kDestroyed:
        destroy(event->card, after.table);
        break;
      case EventKind::kSticker:
        came_of_it(
            QStringLiteral("%1: %2")
                .arg(from(words::card_name(game_, after.table, event->card, spoken_language())))
                .arg(from(cards::capitalised(
                    cards::describe(game_.edition(), static_cast<cards::Sticker>(event->what),
                                    spoken_language())))));
        break;
      case EventKind::kKingdomReset:
        begin_anew();
        break;
      default:
        break;
    }
  }
  for (const std::size_t scroll : scrolls_) {
    pages_[scroll].shown.fate = DiscoveryShow::tr(
        "A scroll is followed at once, step by step; then it is destroyed (14.5). It asks you "
        "something now.");
  }
}

void Discoveries::open_scroll(CardId card, const rules::PlayerView& after) {
  Page page{picture(card, 1, after.table), true};
  page.shown.kind = QStringLiteral("scroll");
  scrolls_.push_back(pages_.size());
  pages_.push_back(std::move(page));
}

void Discoveries::discover(const rules::Event& event, const rules::PlayerView& before,
                           const rules::PlayerView& after, bool shuffled) {
  if (!rules::may_inspect(after.table, event.card)) {
    return;  // back in the box already
  }
  const bool seen = rules::may_inspect(before.table, event.card);
  Page page{picture(event.card, event.stage == 0 ? 1 : event.stage, after.table), true};
  page.shown.turns = !seen;
  if (!scrolls_.empty() && !seen) {
    ++pages_[scrolls_.back()].hidden;
  } else {
    came_of_it(DiscoveryShow::tr("Discovered: %1").arg(page.shown.name));
  }
  if (game_.card(event.card).kind == cards::CardKind::kScroll) {
    open_scroll(event.card, after);
    pages_.back().shown.turns = !seen;
    return;
  }
  page.shown.fate = where(after.table, event.card, shuffled);
  pages_.push_back(std::move(page));
}

void Discoveries::destroy(CardId card, const Kingdom& after) {
  if (!scrolls_.empty() && pages_[scrolls_.back()].shown.card.number == card) {
    Page& page = pages_[scrolls_.back()];
    if (!page.fresh) {
      page.fresh = true;
      page.shown.kind = QStringLiteral("followed");
      page.shown.turns = false;
    }
    page.shown.fate = DiscoveryShow::tr("The scroll was followed and is destroyed (14.5).");
    scrolls_.pop_back();
    return;
  }
  came_of_it(DiscoveryShow::tr("Destroyed: %1")
                 .arg(from(words::card_name(game_, after, card, spoken_language()))));
}

void Discoveries::begin_anew() {
  pages_.clear();
  scrolls_.clear();
  Page page{{}, true};
  page.shown.kind = QStringLiteral("reset");
  page.shown.says = {
      DiscoveryShow::tr("The kingdom starts again with cards 1 to 10, as new as on its first day: "
                        "no stickers, no marks, nothing destroyed (13.1)."),
      DiscoveryShow::tr("What it was before stays written in the chronicle.")};
  pages_.push_back(std::move(page));
}

void Discoveries::came_of_it(const QString& sentence) {
  if (!scrolls_.empty()) {
    pages_[scrolls_.back()].shown.outcomes << sentence;
  }
}

QList<DiscoveryValue> Discoveries::found() const {
  QList<DiscoveryValue> found;
  bool worth = false;
  for (const Page& page : pages_) {
    if (page.fresh) {
      found << page.shown;
      worth = worth || page.shown.turns || page.shown.kind != QStringLiteral("card");
      if (page.hidden > 0) {
        found.back().outcomes << DiscoveryShow::tr("%n more card(s) out of the box", nullptr,
                                                   page.hidden);
      }
    }
  }
  // What was chosen a moment ago, lying open, need not be shown once more.
  return worth ? found : QList<DiscoveryValue>();
}

}  // namespace kronika::desktop
