#include "campaign/chronicle/paper.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "campaign/notation/words.h"
#include "campaign/rules/view.h"
#include "cards/model/overloaded.h"

namespace kronika::chronicle {

namespace {

using cards::StageNumber;
using state::Alteration;
using state::CardId;
using state::Kingdom;
using state::Zone;

constexpr const char* kBox = "box";

[[nodiscard]] std::string number(auto value) {
  return std::to_string(value);
}

[[nodiscard]] std::string joined(const std::vector<std::string>& words, std::string_view with) {
  std::string text;
  for (const std::string& word : words) {
    text += text.empty() ? word : std::string(with) + word;
  }
  return text;
}

// Where the owner puts it. Blocked cards lie in the play area, under their blocker.
[[nodiscard]] const char* pile_of(Zone zone) {
  switch (zone) {
    case Zone::kDeck:
      return "deck";
    case Zone::kPlay:
    case Zone::kBlocked:
    case Zone::kAttached:
      return "in play";
    case Zone::kDiscard:
      return "discard pile";
    case Zone::kPermanent:
      return "permanent";
    case Zone::kDestroyed:
    case Zone::kPurged:
    case Zone::kAside:
      return "aside";
    case Zone::kBox:
      break;
  }
  return kBox;
}

// rule 1.2: how a card is held so that this stage is up.
[[nodiscard]] std::string_view held(StageNumber stage) {
  constexpr std::array<std::string_view, cards::kStages> kHeld{
      "front, upright", "front, rotated by 180°", "back, upright", "back, rotated by 180°"};
  return kHeld[stage - 1U];
}

// The turns between stage 1 and this one; the same both ways.
[[nodiscard]] std::string turns(StageNumber stage) {
  const bool flipped = stage > 2;
  const bool rotated = stage % 2 == 0;
  return flipped && rotated ? "flip it, then rotate it" : flipped ? "flip it" : "rotate it";
}

// One thing stuck, marked or written on a card: how to make it, how to undo it.
struct Mark {
  StageNumber stage = 1;
  std::string made;
  std::string undone;
};

class Paper {
 public:
  Paper(const rules::Game& game, const Kingdom& kingdom)
      : game_(game), kingdom_(kingdom), view_(rules::look(game, kingdom)) {}

  [[nodiscard]] std::vector<PaperStep> to_kingdom() {
    lay_deck();
    lay_play();
    lay_pile(kingdom_.discard, "discard pile",
             "Discard pile: " + cards_text(kingdom_.discard.size()) +
                 ", each on the one before; the last one named lies on top.");
    lay_pile(kingdom_.permanent, "permanent",
             "Permanent cards: " + cards_text(kingdom_.permanent.size()) +
                 ", side by side above the play area.");
    lay_aside();
    write_scores();
    lay_box();
    return std::move(steps_);
  }

  [[nodiscard]] std::vector<PaperStep> to_new() {
    for (const CardId card : every_card()) {
      const std::vector<Mark> marks = marks_of(card);
      const StageNumber stage = kingdom_.card(card).stage;
      if (marks.empty() && stage == 1) {
        continue;
      }
      std::vector<std::string> work;
      for (const Mark& mark : marks) {
        work.push_back(mark.undone);
      }
      if (stage != 1) {
        work.push_back("turn it back to stage 1 (" + turns(stage) + ")");
      }
      say(pile_of(kingdom_.zone(card)), card, called(card) + ": " + joined(work, "; ") + ".");
    }
    if (!kingdom_.score_track.empty() || kingdom_.purged_glory != 0) {
      say("score track", 0, "Score track: rub out every score and take off every sticker.");
    }
    const cards::Edition& edition = game_.edition();
    say(kBox, 0,
        "Put all cards together in number order, front and upright. Cards " +
            number(edition.first_start_card) + " to " + number(edition.last_start_card) +
            " are the starting kingdom (rule 3.1); all others go into the box.");
    return std::move(steps_);
  }

 private:
  // rule 2.2: of the deck only what the player may see is told.
  void lay_deck() {
    const state::Pile& deck = view_.table.deck;
    if (deck.empty()) {
      return;
    }
    const auto visible = static_cast<std::size_t>(view_.visible_deck);
    const std::size_t hidden = deck.size() - visible;
    std::string sentence = "Deck: " + cards_text(deck.size()) + ", face up. ";
    if (hidden > 1) {
      sentence += "Shuffle the first " + number(hidden) +
                  " without turning any (rule 2.1), then lay the last " + number(visible) +
                  " named on top, each on the one before.";
    } else {
      sentence += "Lay each on the one before; the last one named is on top.";
    }
    say("deck", 0, sentence);
    for (const CardId card : deck) {
      say("deck", card, described(card));
    }
  }

  void lay_play() {
    const std::size_t blocked = kingdom_.blocked.size();
    if (!kingdom_.play.empty() || blocked != 0) {
      say("in play", 0,
          "In play: " + cards_text(kingdom_.play.size()) + " in the play area" +
              (blocked == 0 ? "" : ", " + number(blocked) + " under their blockers") + ".");
    }
    for (const CardId card : kingdom_.play) {
      say("in play", card, described(card));
    }
    for (const CardId card : kingdom_.blocked) {
      say("in play", card,
          described(card, "blocked: put it under " + called(kingdom_.card(card).blocker)));
    }
    for (const CardId card : kingdom_.attached) {
      say("in play", card,
          described(card, "equipment: put it under " + called(kingdom_.card(card).blocker)));
    }
    std::vector<std::string> held_now;
    for (std::size_t index = 0; index < game_.edition().resources.size(); ++index) {
      if (const unsigned count = kingdom_.resources[index]; count != 0) {
        const cards::ResourceWord& words = game_.edition().resources[index];
        held_now.push_back(number(count) + " " + (count == 1 ? words.name : words.plural));
      }
    }
    if (!held_now.empty()) {
      say("in play", 0, "You have " + joined(held_now, ", ") + " to spend this turn.");
    }
  }

  void lay_pile(const state::Pile& pile, const char* name, const std::string& heading) {
    if (pile.empty()) {
      return;
    }
    say(name, 0, heading);
    for (const CardId card : pile) {
      say(name, card, described(card));
    }
  }

  void lay_aside() {
    constexpr std::array<std::pair<Zone, std::string_view>, 3> kWhy{
        {{Zone::kAside, "being followed: lay it open beside the play area (rule 14.5)"},
         {Zone::kDestroyed, "destroyed: out of the game (rule 13.1)"},
         {Zone::kPurged, "purged: out of the game, its glory is kept (rule 18.4)"}}};
    for (const auto& [zone, why] : kWhy) {
      for (const CardId card : every_card()) {
        if (kingdom_.zone(card) == zone) {
          say("aside", card, described(card, why));
        }
      }
    }
  }

  void write_scores() {
    for (const state::ScoreEntry& entry : kingdom_.score_track) {
      say("score track", 0,
          "Score track: write " + number(entry.score) + " for " +
              (entry.expansion == 0
                   ? "the base game."
                   : "expansion " + number(entry.expansion) +
                         ", and stick its mark (sticker 13) beside it (rule 16.2)."));
    }
    if (kingdom_.purged_glory != 0) {
      say("score track", 0, "Purged glory: " + number(kingdom_.purged_glory) + " (rule 18.4).");
    }
  }

  // Its cards may not be looked at (2.2), except what was put back with marks on it (14.6).
  void lay_box() {
    bool empty = true;
    for (const CardId card : every_card()) {
      if (kingdom_.zone(card) != Zone::kBox) {
        continue;
      }
      empty = false;
      if (!marks_of(card).empty()) {
        say(kBox, card, described(card, "back in the box at its place (rule 14.6)"));
      }
    }
    if (!empty) {
      say(kBox, 0, "Box: all other cards stay in it, in number order, not looked at (rule 2.2).");
    }
  }

  // "Card 7 (Forest): stage 3 up (back, upright: flip it); on stage 3: sticker 2 (wood)."
  [[nodiscard]] std::string described(CardId card, std::string_view place = {}) const {
    const StageNumber stage = kingdom_.card(card).stage;
    std::string text = called(card) + ": stage " + number(stage) + " up (" +
                       std::string(held(stage)) + (stage == 1 ? "" : ": " + turns(stage)) + ")";
    if (!place.empty()) {
      text += "; " + std::string(place);
    }
    StageNumber named = 0;
    for (const Mark& mark : marks_of(card)) {
      text += mark.stage == named ? ", " : "; on stage " + number(mark.stage) + ": ";
      text += mark.made;
      named = mark.stage;
    }
    if (const unsigned tally = kingdom_.card(card).tally; tally != 0) {
      text += "; " + number(tally) + " counted on it so far";
    }
    return text + ".";
  }

  [[nodiscard]] std::string called(CardId card) const {
    const cards::Stage* const stage = game_.plan(card, kingdom_.card(card).stage).stage;
    return "Card " + number(card) +
           (stage == nullptr || stage->name.empty() ? "" : " (" + stage->name + ")");
  }

  // By stage; on each, in the order it was done, then boxes, then the name.
  [[nodiscard]] std::vector<Mark> marks_of(CardId card) const {
    std::vector<Mark> marks;
    for (StageNumber stage = 1; stage <= cards::kStages; ++stage) {
      std::uint32_t boxes = kingdom_.card(card).boxes[stage - 1U];
      for (const Alteration& alteration : kingdom_.alterations) {
        if (alteration.card != card || alteration.stage != stage) {
          continue;
        }
        marks.push_back(mark_of(alteration));
        if (alteration.kind == Alteration::Kind::kMedal) {
          boxes &= ~(std::uint32_t{1} << alteration.what);  // the number is its mark
        }
      }
      for (unsigned box = 0; box < 32; ++box) {
        if (((boxes >> box) & 1U) != 0) {
          marks.push_back({stage, "box " + number(box + 1) + " marked",
                           "rub out the mark in box " + number(box + 1) + on(stage)});
        }
      }
      for (const state::WrittenName& name : kingdom_.names) {
        if (name.card == card && name.stage == stage) {
          const std::string text = notation::in_quotation_marks(name.text.view());
          marks.push_back(
              {stage, "the name " + text + " written", "rub out the name " + text + on(stage)});
        }
      }
    }
    return marks;
  }

  [[nodiscard]] Mark mark_of(const Alteration& alteration) const {
    const StageNumber stage = alteration.stage;
    const std::string where = on(stage);
    const auto resource = [&] { return game_.edition().resources[alteration.what].name; };
    const auto crossed = [&](const std::string& what) {
      return Mark{stage, what + " crossed out", "rub out the line through " + what + where};
    };
    switch (alteration.kind) {
      case Alteration::Kind::kSticker: {
        const std::string sticker = sticker_text(alteration);
        return {stage, sticker, "take off " + sticker + where};
      }
      case Alteration::Kind::kProductionCrossed:
        return crossed("1 " + resource() + " of the production");
      case Alteration::Kind::kCostCrossed:
        return crossed("1 " + resource() + " of the price to " +
                       std::string(word(static_cast<cards::Arrow>(alteration.value))));
      case Alteration::Kind::kMedal: {
        const std::string text =
            "the number " + number(alteration.value) + " in box " + number(alteration.what + 1);
        return {stage, text + " written", "rub out " + text + where};
      }
      case Alteration::Kind::kEffectSpent:
        return crossed("effect " +
                       number(game_.plan(alteration.card, stage).lines[alteration.what].number));
    }
    return {};
  }

  [[nodiscard]] std::string sticker_text(const Alteration& alteration) const {
    const cards::Edition& edition = game_.edition();
    const cards::StickerWord& sticker = edition.stickers[alteration.what];
    const std::string shows = std::visit(
        Overloaded{
            [&](const cards::sticker::Produces& kind) { return edition.word(kind.resource); },
            [](const cards::sticker::StaysInPlay&) { return std::string("stays in play"); },
            [](const cards::sticker::AddsGlory& kind) { return number(kind.glory) + " glory"; },
            [&](const cards::sticker::AddsKeyword& kind) { return edition.word(kind.keyword); },
            [](const cards::sticker::ExpansionMark&) { return std::string("expansion"); },
            [](const cards::sticker::PurgedGlory&) { return std::string("purged glory"); },
            [](const cards::sticker::StartsInPlay&) { return std::string("starts in play"); },
            [](const cards::sticker::BottomOfDeck&) { return std::string("bottom of deck"); },
            [](const cards::sticker::Tab&) { return std::string("tab"); }},
        sticker.kind);
    return "sticker " + sticker.label + " (" + shows + ")" +
           (alteration.value == 0 ? "" : " with " + number(alteration.value) + " written on it");
  }

  [[nodiscard]] static std::string on(StageNumber stage) { return " on stage " + number(stage); }

  [[nodiscard]] static std::string cards_text(std::size_t count) {
    return number(count) + (count == 1 ? " card" : " cards");
  }

  [[nodiscard]] std::vector<CardId> every_card() const {
    std::vector<CardId> all;
    for (const cards::Card& card : game_.edition().cards) {
      all.push_back(static_cast<CardId>(card.number));
    }
    return all;
  }

  void say(std::string pile, CardId card, std::string sentence) {
    steps_.push_back({std::move(pile), card, std::move(sentence)});
  }

  const rules::Game& game_;
  const Kingdom& kingdom_;
  rules::PlayerView view_;
  std::vector<PaperStep> steps_;
};

}  // namespace

std::vector<PaperStep> paper_to_kingdom(const rules::Game& game, const Kingdom& kingdom) {
  return Paper(game, kingdom).to_kingdom();
}

std::vector<PaperStep> paper_to_new(const rules::Game& game, const Kingdom& kingdom) {
  return Paper(game, kingdom).to_new();
}

}  // namespace kronika::chronicle
