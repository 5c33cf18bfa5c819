#include "ui/terminal/table_text.h"

#include <algorithm>

#include "campaign/rules/purge.h"
#include "campaign/rules/questions.h"
#include "ui/terminal/choices.h"
#include "ui/terminal/text_layout.h"

namespace kronika::terminal {

using words::bag_as_text;
using words::card_name;
using words::effect_now;
using words::in_zone;
using words::keywords_as_text;
using words::named;
using words::production_as_text;
using words::question_as_text;
using words::resources_of;
using words::tabs_in_deck;
using words::upgrade_as_text;
using words::visible_deck;

namespace {

using state::CardId;
using state::Kingdom;

// A card with its moves is readable at this width, so that so many stand side by side.
constexpr std::size_t kCardColumns = 58;
constexpr std::size_t kGap = 3;
// Answers that are only names stand side by side too.
constexpr std::size_t kAnswerColumns = 26;
// More answers than this are listed without what can be said about each.
constexpr std::size_t kMostAnswersExplained = 10;
// Lines under the table: what was done, and the prompt.
constexpr std::size_t kRowsForTalk = 4;

// Everything; a line each for what is not possible now; only what is possible.
enum class Detail { kWhole, kFull, kPossible };

[[nodiscard]] std::size_t left_of(std::size_t columns, std::size_t taken) {
  return columns - std::min(columns, taken);
}

[[nodiscard]] Tone tone_of(const cards::Stage& stage) {
  constexpr std::array<std::pair<cards::Banner, Tone>, cards::kBanners> kTones{
      {{cards::Banner::kObstacle, Tone::kObstacle},
       {cards::Banner::kLand, Tone::kLand},
       {cards::Banner::kSeafaring, Tone::kSeafaring},
       {cards::Banner::kPerson, Tone::kPerson},
       {cards::Banner::kBuilding, Tone::kBuilding},
       {cards::Banner::kLivestock, Tone::kLivestock},
       {cards::Banner::kOther, Tone::kOther}}};
  for (const auto& [banner, tone] : kTones) {
    if (stage.banner.test(at(banner))) {
      return tone;
    }
  }
  return Tone::kOther;
}

// rule 8.7: crossed out for good.
[[nodiscard]] bool is_spent(const rules::Game& game, const Kingdom& kingdom, CardId card,
                            std::size_t effect) {
  const cards::StageNumber stage = kingdom.card(card).stage;
  return std::any_of(kingdom.alterations.begin(), kingdom.alterations.end(),
                     [&](const state::Alteration& done) {
                       return done.card == card && done.stage == stage &&
                              done.kind == state::Alteration::Kind::kEffectSpent &&
                              game.plan(card, stage).lines[done.what].number == effect;
                     });
}

class Drawing {
 public:
  Drawing(const rules::Game& game, const rules::PlayerView& view, const Screen& screen,
          MovesAs moves, Piles piles)
      : game_(game),
        view_(view),
        kingdom_(view.table),
        screen_(screen),
        moves_(moves),
        piles_(piles),
        choices_(choices(game, view)) {}

  [[nodiscard]] Lines draw(Detail detail) {
    lines_.clear();
    detail_ = detail;
    left_out_ = false;
    draw_heading();
    draw_permanent();
    draw_cards("In play", kingdom_.play);
    draw_shown();
    draw_piles();
    draw_rule();
    draw_request();
    return lines_;
  }

 private:
  void add(std::string line) { lines_.push_back(std::move(line)); }
  void add(const Lines& lines) { lines_.insert(lines_.end(), lines.begin(), lines.end()); }
  void add_wrapped(const std::string& label, const std::string& text) {
    add(wrapped(label, text, screen_.columns));
  }
  void add_inked(Tone tone, const std::string& text) {
    for (const std::string& line : wrapped("", text, screen_.columns)) {
      add(screen_.ink(tone, line));
    }
  }
  void draw_rule() {
    std::string rule;
    for (std::size_t column = 0; column < screen_.columns; ++column) {
      rule += "─";
    }
    add(screen_.ink(Tone::kQuiet, rule));
  }

  // "Round 3 · turn 2 · 14 glory       2 coin, 1 wood"
  void draw_heading() {
    const std::string expansion = kingdom_.expansion_round == 0
                                      ? ""
                                      : " (" + std::to_string(kingdom_.expansion_round) +
                                            " of expansion " + std::to_string(kingdom_.expansion) +
                                            ")";
    std::string left = "Round " + std::to_string(kingdom_.round) + expansion + " · turn " +
                       std::to_string(kingdom_.turn) + " · " +
                       std::to_string(rules::score(game_, kingdom_)) + " glory";
    if (kingdom_.finished()) {
      left += " · finished";
    } else if (kingdom_.last_round) {
      left += " · the last round";
    } else if (kingdom_.phase != state::Phase::kTurn) {
      left += " · " + std::string(state::word(kingdom_.phase));
    }
    const cards::Bag held = resources_of(kingdom_);
    const std::string right = held.empty() ? "no resources" : bag_as_text(game_.edition(), held);
    const std::size_t taken = columns_of(left) + columns_of(right);
    const std::string inked =
        held.empty() ? screen_.ink(Tone::kQuiet, right) : screen_.ink(Tone::kGood, right);
    if (taken + 2 > screen_.columns) {
      add_inked(Tone::kHeading, left);
      add_wrapped("You have ", right);
    } else {
      add(screen_.ink(Tone::kHeading, left) + std::string(screen_.columns - taken, ' ') + inked);
    }
    draw_scores();
    draw_rule();
  }

  // rule 16.2: "Score track  base game 19, expansion 136 24; purged glory 5"
  void draw_scores() {
    if (kingdom_.score_track.empty()) {
      return;
    }
    std::vector<std::string> entries;
    for (const state::ScoreEntry& entry : kingdom_.score_track) {
      entries.push_back((entry.expansion == 0
                             ? "base game "
                             : "expansion " + std::to_string(entry.expansion) + " ") +
                        std::to_string(entry.score));
    }
    add_wrapped(
        screen_.ink(Tone::kHeading, "Score track  "),
        joined(entries, ", ") + (kingdom_.purged_glory == 0
                                     ? ""
                                     : "; purged glory " + std::to_string(kingdom_.purged_glory)));
  }

  // A strip where height is dear, with moves only of those that have one.
  void draw_permanent() {
    if (detail_ != Detail::kPossible) {
      return draw_cards("Permanent", kingdom_.permanent);
    }
    std::vector<std::string> quiet;
    state::Pile busy;
    for (const CardId card : kingdom_.permanent) {
      if (is_offered("", card) && !kingdom_.decision.open()) {
        busy.push_back(card);
        continue;
      }
      const int glory = rules::glory(game_, kingdom_, card);
      quiet.push_back(named(game_, kingdom_, card) +
                      (glory == 0 ? "" : " " + std::to_string(glory) + " glory"));
    }
    draw_cards("Permanent", busy);
    if (!quiet.empty()) {
      left_out_ = true;
      add_wrapped(busy.empty() ? screen_.ink(Tone::kHeading, "Permanent  ") : "      ",
                  joined(quiet, " · "));
    }
  }

  void draw_cards(const std::string& title, const state::Pile& pile) {
    if (pile.empty()) {
      return;
    }
    std::vector<Lines> cells;
    for (const CardId card : pile) {
      cells.push_back(card_cell(card));
    }
    add(screen_.ink(Tone::kHeading, title));
    if (left_out_ && &pile == &kingdom_.play) {
      add_on_the_right(screen_.ink(Tone::kQuiet, "table shows more"));
    }
    add_side_by_side(cells, kCardColumns);
  }

  [[nodiscard]] std::size_t cells_in_a_row(std::size_t cell) const {
    return std::max<std::size_t>(1, (screen_.columns + kGap) / (cell + kGap));
  }

  // As many as fit, the whole width shared.
  [[nodiscard]] std::size_t cell_columns(std::size_t least) const {
    const std::size_t count = cells_in_a_row(least);
    return (screen_.columns - (count - 1) * kGap) / count;
  }

  void add_side_by_side(const std::vector<Lines>& cells, std::size_t least) {
    const std::size_t in_a_row = cells_in_a_row(least);
    const std::size_t columns = cell_columns(least);
    for (std::size_t first = 0; first < cells.size(); first += in_a_row) {
      const std::size_t end = std::min(first + in_a_row, cells.size());
      std::size_t height = 0;
      for (std::size_t cell = first; cell < end; ++cell) {
        height = std::max(height, cells[cell].size());
      }
      for (std::size_t row = 0; row < height; ++row) {
        std::string line;
        for (std::size_t cell = first; cell < end; ++cell) {
          line = padded(line, (cell - first) * (columns + kGap));
          line += row < cells[cell].size() ? cells[cell][row] : "";
        }
        line.erase(line.find_last_not_of(' ') + 1);
        add(line);
      }
    }
  }

  // A card: what it is, then what it can do and what that costs.
  [[nodiscard]] Lines card_cell(CardId card) {
    Lines cell = card_heading(card);
    const bool asked = kingdom_.decision.open();
    if (!asked) {
      for (const Choice& choice : choices_.list) {
        if (choice.card == card) {
          append(cell, possible(choice, cell_columns(kCardColumns)));
        }
      }
    }
    if (!asked) {
      Lines more;
      append_upgrades_out_of_reach(more, card);
      append_other_effects(more, card);
      if (detail_ != Detail::kPossible) {
        append(cell, more);
      } else {
        left_out_ |= !more.empty();
      }
    }
    append_what_lies_under(cell, card, "      blocks ", kingdom_.blocked);
    append_what_lies_under(cell, card, "      wields ", kingdom_.attached);
    return cell;
  }

  void append_what_lies_under(Lines& cell, CardId card, const std::string& label,
                              const state::Pile& pile) const {
    std::vector<std::string> under;
    for (const CardId other : pile) {
      if (kingdom_.card(other).blocker == card) {
        under.push_back(named(game_, kingdom_, other));
      }
    }
    if (!under.empty()) {
      append(cell, wrapped(label, joined(under, ", "), cell_columns(kCardColumns)));
    }
  }

  static void append(Lines& cell, const Lines& more) {
    cell.insert(cell.end(), more.begin(), more.end());
  }

  // "   9  Headquarters        building · makes 1 coin · 3 glory"
  [[nodiscard]] Lines card_heading(CardId card) const {
    constexpr std::size_t kNameColumns = 20;
    constexpr std::size_t kNarrow = 20;  // too little room to wrap words in
    const std::size_t columns = cell_columns(kCardColumns);
    const state::CardState& state = kingdom_.card(card);
    const cards::Stage& stage = *game_.card(card).stage(state.stage);
    const std::string name = cut(card_name(game_, kingdom_, card), columns - 7);
    const std::string number = right_aligned(std::to_string(card), 4) + "  ";
    const std::size_t name_columns = std::max(kNameColumns, columns_of(name));
    const std::size_t room = left_of(columns, name_columns + 8);
    const std::string notes = joined(notes_on(card, stage), " · ");
    const std::string label = number + screen_.ink(tone_of(stage), name);
    if (notes.empty()) {
      return {label};
    }
    const std::string before = label + std::string(name_columns - columns_of(name) + 2, ' ');
    return detail_ == Detail::kWhole && room >= kNarrow ? wrapped(before, notes, columns)
                                                        : Lines{before + cut(notes, room)};
  }

  [[nodiscard]] std::vector<std::string> notes_on(CardId card, const cards::Stage& stage) const {
    const state::CardState& state = kingdom_.card(card);
    std::vector<std::string> notes;
    if (const std::string words = keywords_as_text(game_, kingdom_, card); !words.empty()) {
      notes.push_back(words);
    }
    if (stage.obstacle()) {
      notes.emplace_back("obstacle");
    }
    if (const std::string made = production_as_text(game_, kingdom_, card); !made.empty()) {
      notes.push_back("makes " + made);
    }
    if (const int glory = rules::glory(game_, kingdom_, card); glory != 0) {
      notes.push_back(std::to_string(glory) + " glory");
    }
    if (!stage.boxes.empty()) {
      notes.push_back(std::to_string(std::popcount(state.boxes[state.stage - 1U])) + " of " +
                      std::to_string(stage.boxes.size()) + " boxes");
    }
    if (state.tally > 0) {
      notes.push_back("tally " + std::to_string(state.tally));
    }
    if (state.zone == state::Zone::kPlay && rules::stays_in_play(game_, kingdom_, card)) {
      notes.emplace_back("stays");
    }
    return notes;
  }

  // "[1] ", or "> " where moves are told in notation.
  [[nodiscard]] std::string key_of(const Choice& choice) const {
    if (moves_ == MovesAs::kNotation || choice.key.empty()) {
      return screen_.ink(Tone::kKey, right_aligned(">", 4)) + " ";
    }
    return screen_.ink(Tone::kKey, right_aligned("[" + choice.key + "]", 4)) + " ";
  }

  [[nodiscard]] Lines possible(const Choice& choice, std::size_t columns) const {
    const std::string label = padded("   " + key_of(choice) + choice.notation, 20) + "  ";
    return wrapped(label, choice.meaning, columns);
  }

  [[nodiscard]] Lines out_of_reach(const std::string& words, const std::string& text) const {
    const std::string label = padded("      - " + words, 20) + "  ";
    const std::size_t columns = cell_columns(kCardColumns);
    Lines lines = detail_ == Detail::kWhole ? wrapped(label, text, columns)
                                            : Lines{cut(label + text, columns)};
    for (std::string& line : lines) {
      line = screen_.ink(Tone::kQuiet, line);
    }
    return lines;
  }

  [[nodiscard]] bool is_offered(const std::string& move, CardId card) const {
    return std::any_of(choices_.list.begin(), choices_.list.end(), [&](const Choice& choice) {
      return choice.card == card && choice.notation.starts_with(move);
    });
  }

  void append_upgrades_out_of_reach(Lines& cell, CardId card) const {
    if (kingdom_.zone(card) != state::Zone::kPlay) {
      return;
    }
    const auto& upgrades = game_.card(card).stage(kingdom_.card(card).stage)->upgrades;
    for (const cards::Upgrade& upgrade : upgrades) {
      const std::string move =
          "upgrade " + std::to_string(card) +
          (upgrades.size() > 1 ? " " + std::string(cards::word(upgrade.arrow)) : "");
      if (!is_offered(move, card)) {
        append(cell, out_of_reach(move, upgrade_as_text(game_, kingdom_, card, upgrade)));
      }
    }
  }

  // What the card says besides: triggers, rules in force, and what cannot be used now.
  void append_other_effects(Lines& cell, CardId card) const {
    const auto& effects = game_.card(card).stage(kingdom_.card(card).stage)->effects;
    for (std::size_t effect = 1; effect <= effects.size(); ++effect) {
      const std::string sentence = effect_now(game_, kingdom_, card, effect);
      const bool usable =
          std::any_of(choices_.list.begin(), choices_.list.end(), [&](const Choice& choice) {
            return choice.card == card && choice.meaning.starts_with(sentence);
          });
      if (!usable && !std::holds_alternative<cards::Reminder>(effects[effect - 1].line) &&
          !is_spent(game_, kingdom_, card, effect)) {
        append(cell, out_of_reach(label_of(effects[effect - 1], card), sentence));
      }
    }
  }

  [[nodiscard]] static std::string label_of(const cards::Effect& effect, CardId card) {
    if (std::holds_alternative<cards::Deed>(effect.line)) {
      return "use " + std::to_string(card);
    }
    return effect.symbol == cards::Symbol::kPlain ? "rule" : std::string(word(effect.symbol));
  }

  // rule 14.2, B1: cards of the box that the question shows.
  void draw_shown() {
    const state::CardSet shown = rules::shown_from_box(kingdom_);
    if (shown.empty()) {
      return;
    }
    add(screen_.ink(Tone::kHeading, "You may look at"));
    add_on_the_right(screen_.ink(
        Tone::kQuiet, "card " + std::to_string(*shown.begin()) + " shows all its stages"));
    std::vector<Lines> cells;
    for (const CardId card : shown) {
      Lines cell = card_heading(card);
      const auto& effects = game_.card(card).stage(kingdom_.card(card).stage)->effects;
      for (std::size_t effect = 1; effect <= effects.size(); ++effect) {
        append(cell, wrapped("      ", effect_now(game_, kingdom_, card, effect),
                             cell_columns(kCardColumns)));
      }
      cells.push_back(std::move(cell));
    }
    add_side_by_side(cells, kCardColumns);
  }

  void draw_piles() {
    draw_rule();
    const std::vector<CardId> top = visible_deck(view_);
    const std::string size = std::to_string(kingdom_.deck.size());
    draw_pile("Deck", size, top, top.empty() ? "" : "top: ", Piles::kWhole);
    add_on_the_right(box_in_brief());
    std::vector<std::string> tabs;
    for (const auto& [card, depth] : tabs_in_deck(view_)) {
      tabs.push_back(named(game_, kingdom_, card) + " is number " + std::to_string(depth) +
                     " from the top");
    }
    if (!tabs.empty()) {
      add_wrapped(screen_.ink(Tone::kHeading, padded("  tabs", 16)), joined(tabs, ", "));
    }
    std::vector<CardId> discard(kingdom_.discard.begin(), kingdom_.discard.end());
    std::reverse(discard.begin(), discard.end());
    draw_pile("Discard", std::to_string(discard.size()), discard, "", piles_);
    const std::vector<CardId> destroyed = in_zone(game_, kingdom_, state::Zone::kDestroyed);
    if (!destroyed.empty()) {
      draw_pile("Destroyed", std::to_string(destroyed.size()), destroyed, "", piles_);
    }
  }

  // "Box 118, next: card 21"
  [[nodiscard]] std::string box_in_brief() const {
    const std::vector<CardId> box = in_zone(game_, kingdom_, state::Zone::kBox);
    const bool by_round = !box.empty() && box.front() <= game_.edition().last_discovered_by_round;
    return screen_.ink(Tone::kHeading, "Box ") + std::to_string(box.size()) +
           (by_round ? ", next: card " + std::to_string(box.front()) : "");
  }

  // At the end of the last line, or in one of its own where there is no room.
  void add_on_the_right(const std::string& text) {
    const std::size_t taken = columns_of(lines_.back()) + columns_of(text);
    if (taken + 2 > screen_.columns) {
      add(text);
    } else {
      lines_.back() += std::string(screen_.columns - taken, ' ') + text;
    }
  }

  // The cards by name, from the top.
  void draw_pile(const std::string& title, const std::string& size, const std::vector<CardId>& pile,
                 const std::string& before, Piles piles) {
    std::vector<std::string> names;
    for (const CardId card : pile) {
      names.push_back(named(game_, kingdom_, card));
    }
    const std::string label =
        screen_.ink(Tone::kHeading, padded(title, 11)) + right_aligned(size, 3) + "  ";
    const std::string text = before + joined(names, ", ");
    const bool has_room = detail_ == Detail::kWhole && screen_.rows > 0;
    if (piles == Piles::kWhole || has_room) {
      add_wrapped(label, text);
    } else {
      std::string line = label + cut(text, left_of(screen_.columns, columns_of(label)));
      line.erase(line.find_last_not_of(' ') + 1);
      add(line);
    }
  }

  // What the player is asked, and what can be answered.
  void draw_request() {
    draw_purge();
    if (kingdom_.finished()) {
      draw_end();
    }
    if (!kingdom_.decision.open()) {
      return draw_other_moves();
    }
    add_inked(Tone::kQuestion, question_as_text(game_, kingdom_));
    draw_answers();
    if (!choices_.how.empty() && moves_ == MovesAs::kNumbers) {
      add_inked(Tone::kQuiet, choices_.how);
    }
  }

  // rules 16.2, 17.1
  void draw_end() {
    const std::string score = std::to_string(rules::score(game_, kingdom_)) + " glory. ";
    add_wrapped("", "The kingdom is finished. Its score: " + score +
                        (choices_.list.empty() ? "All its expansions have been played."
                                               : "An expansion can be begun:"));
  }

  // rule 18: what is set aside, what it is worth, and what cannot be chosen.
  void draw_purge() {
    const auto sheet = rules::purge_sheet(game_, kingdom_);
    if (!sheet) {
      return;
    }
    add_inked(Tone::kHeading,
              "Purge for expansion " + std::to_string(sheet->expansion) + ", " +
                  (sheet->group_number == 0 ? "permanent cards"
                                            : "group " + std::to_string(sheet->group_number) +
                                                  " of " + std::to_string(sheet->groups)));
    std::vector<std::string> set_aside;
    for (const rules::PurgedCard& card : sheet->set_aside) {
      set_aside.push_back(named(game_, kingdom_, card.card) + " " + std::to_string(card.glory));
    }
    add_wrapped("  set aside  ", (set_aside.empty() ? "none" : joined(set_aside, ", ")) +
                                     "; together " + std::to_string(sheet->total()) + " glory");
    for (const CardId card : sheet->group) {
      if (const auto refusal = rules::why_not_purged(game_, kingdom_, card)) {
        add_wrapped("  not        ", refusal->sentence);
      }
    }
  }

  // Moves of no card: advance, pass, reset. In one line, if they fit.
  void draw_other_moves() {
    Lines one_below_the_other;
    std::vector<std::string> side_by_side;
    for (const Choice& choice : choices_.list) {
      if (choice.card != 0 || (moves_ == MovesAs::kNumbers && choice.key.empty())) {
        continue;
      }
      const std::string label = key_of(choice) + choice.notation + "  ";
      side_by_side.push_back(label + choice.meaning);
      append(one_below_the_other, wrapped(label, choice.meaning, screen_.columns));
    }
    const std::string line = joined(side_by_side, "   ");
    add(columns_of(line) <= screen_.columns ? Lines{line} : one_below_the_other);
  }

  [[nodiscard]] std::string answer_label(const Choice& choice) const {
    const std::string notation = moves_ == MovesAs::kNotation && choices_.words_of_answer
                                     ? "choose " + choice.notation
                                     : choice.notation;
    if (choice.card == 0 || !choices_.words_of_answer) {
      return key_of(choice) + notation;
    }
    const std::string name = card_name(game_, kingdom_, choice.card);
    return key_of(choice) +
           (moves_ == MovesAs::kNotation ? padded(notation, 10) + "  " + name : name);
  }

  void draw_answers() {
    std::size_t widest = 0;
    for (const Choice& choice : choices_.list) {
      widest = std::max(widest, columns_of(answer_label(choice)));
    }
    if (choices_.list.size() > kMostAnswersExplained && choices_.list.front().card == 0) {
      return draw_alike_together();
    }
    if (choices_.list.size() > kMostAnswersExplained && choices_.words_of_answer) {
      std::vector<Lines> cells;
      const std::size_t columns = cell_columns(kAnswerColumns);
      for (const Choice& choice : choices_.list) {
        cells.push_back({columns_of(answer_label(choice)) <= columns
                             ? answer_label(choice)
                             : key_of(choice) + cut(choice_name(choice), columns - 5)});
      }
      return add_side_by_side(cells, kAnswerColumns);
    }
    for (const Choice& choice : choices_.list) {
      add_wrapped(padded(answer_label(choice), std::min<std::size_t>(widest, 30)) + "  ",
                  meaning_of(choice));
    }
  }

  // Boxes above all: "[1] [2] [9] [10]  Gain 1 coin."
  void draw_alike_together() {
    std::vector<std::pair<std::string, std::vector<std::string>>> groups;
    for (const Choice& choice : choices_.list) {
      const auto same = [&](const auto& group) { return group.first == choice.meaning; };
      auto group = std::find_if(groups.begin(), groups.end(), same);
      if (group == groups.end()) {
        group = groups.insert(groups.end(), {choice.meaning, {}});
      }
      group->second.push_back(moves_ == MovesAs::kNumbers ? "[" + choice.key + "]"
                                                          : choice.notation);
    }
    for (const auto& [meaning, words] : groups) {
      const std::string before = moves_ == MovesAs::kNumbers ? "" : "> choose ";
      const std::string between = moves_ == MovesAs::kNumbers ? " " : " or ";
      add_wrapped(" ", before + joined(words, between) + (meaning.empty() ? "" : ": " + meaning));
    }
  }

  [[nodiscard]] std::string choice_name(const Choice& choice) const {
    return choice.card == 0 ? choice.notation : card_name(game_, kingdom_, choice.card);
  }

  // Effects that wait say whose they are.
  [[nodiscard]] std::string meaning_of(const Choice& choice) const {
    return choice.card != 0 && !choices_.words_of_answer
               ? card_name(game_, kingdom_, choice.card) + ": " + choice.meaning
               : choice.meaning;
  }

  const rules::Game& game_;
  const rules::PlayerView& view_;
  const Kingdom& kingdom_;
  const Screen& screen_;
  const MovesAs moves_;
  const Piles piles_;
  const Choices choices_;
  Detail detail_ = Detail::kWhole;
  bool left_out_ = false;  // something that is not possible now
  Lines lines_;
};

}  // namespace

std::string table_as_text(const rules::Game& game, const rules::PlayerView& view,
                          const Screen& screen, MovesAs moves, Piles piles) {
  Drawing drawing(game, view, screen, moves, piles);
  Lines lines = drawing.draw(Detail::kWhole);
  for (const Detail less : {Detail::kFull, Detail::kPossible}) {
    if (screen.rows > 0 && lines.size() + kRowsForTalk > screen.rows) {
      lines = drawing.draw(less);
    }
  }
  std::string text;
  for (const std::string& line : lines) {
    text += line + "\n";
  }
  return text;
}

}  // namespace kronika::terminal
