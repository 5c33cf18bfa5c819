#include "ui/terminal/play.h"

#include <algorithm>
#include <charconv>
#include <ostream>

#include "campaign/notation/notation.h"
#include "ui/terminal/advice_text.h"
#include "ui/terminal/card_in_kingdom.h"
#include "ui/terminal/moments.h"
#include "ui/terminal/score_text.h"
#include "ui/terminal/session.h"
#include "ui/terminal/table_text.h"
#include "ui/terminal/text_layout.h"
#include "ui/words/kingdom_words.h"
#include "ui/words/score_words.h"
#include "ui/words/thinkable_moves.h"

namespace kronika::terminal {

using words::card_name;
using words::explain;
using words::named;
using words::question_as_text;
using words::what_it_does;

namespace {

using chronicle::Chronicle;
using chronicle::MoveEntry;
using rules::Refusal;
using state::CardId;
using state::Move;

constexpr std::size_t kUsualLogLength = 12;

[[nodiscard]] std::string without_spaces_around(const std::string& text) {
  const std::size_t first = text.find_first_not_of(" \t");
  const std::size_t last = text.find_last_not_of(" \t");
  return first == std::string::npos ? "" : text.substr(first, last - first + 1);
}

// "undo turn" is "undo" and "turn"; "?7" is "?" and "7".
[[nodiscard]] std::pair<std::string, std::string> first_word_and_rest(const std::string& line) {
  const std::size_t end = line.starts_with('?') ? 1 : std::min(line.find(' '), line.size());
  return {line.substr(0, end), without_spaces_around(line.substr(end))};
}

template <typename Number>
[[nodiscard]] std::optional<Number> whole_number(const std::string& text) {
  Number number{};
  const char* const end = text.data() + text.size();
  const auto [stopped, error] = std::from_chars(text.data(), end, number);
  return error == std::errc() && stopped == end ? std::optional(number) : std::nullopt;
}

// Every move of this card that could be thought of, each as short as it can be written.
[[nodiscard]] std::vector<Move> moves_to_explain(const rules::Game& game,
                                                 const state::Kingdom& kingdom, CardId card) {
  std::vector<Move> moves = words::thinkable_moves(game, kingdom, card);
  const auto is_use = [](const Move& move) { return move.kind == state::MoveKind::kUse; };
  const auto only = std::find_if(moves.begin(), moves.end(), is_use);
  if (only != moves.end() && std::none_of(only + 1, moves.end(), is_use)) {
    only->number = 0;
  }
  return moves;
}

// Cards that have moves to be explained.
[[nodiscard]] bool is_in_sight(const rules::Game& game, const state::Kingdom& kingdom, int card) {
  if (card < 0 || !game.has_card(static_cast<unsigned>(card))) {
    return false;
  }
  const state::Zone zone = kingdom.zone(static_cast<CardId>(card));
  return zone == state::Zone::kPlay || zone == state::Zone::kPermanent;
}

}  // namespace

struct Play::Command {
  std::string word;
  std::string usage;
  std::string does;
  void (Play::*run)(const std::string&);
};

const std::vector<Play::Command>& Play::commands() {
  static const std::vector<Command> commands{
      {"?", "? · ? 7 · ? upgrade 7",
       "what is possible now; what choice or card 7 can do; why something is not, and by which "
       "rule",
       &Play::show_possible},
      {"undo", "undo · undo turn", "take back a step (or action, turn, round); nothing is lost",
       &Play::undo},
      {"redo", "redo · redo turn", "make it again", &Play::redo},
      {"card", "card 14", "all stages of a card", &Play::show_card},
      {"table", "table", "the table again, with every card of the piles", &Play::show_table},
      {"log", "log · log 50", "what happened", &Play::show_log},
      {"score", "score", "what the kingdom is worth, and why", &Play::show_score},
      {"advise", "advise · advise 9", "the best moves now, what they are worth and why",
       &Play::show_advice},
      {"help", "help", "this", &Play::show_help},
      {"quit", "quit (or Ctrl-D)", "leave; everything is saved already", &Play::quit}};
  return commands;
}

Play::Play(Chronicle& chronicle, LineSource lines, std::ostream& out,
           std::function<Screen()> screen)
    : chronicle_(chronicle), lines_(std::move(lines)), out_(out), screen_(std::move(screen)) {}

void Play::run() {
  draw_table();
  while (!over_) {
    const std::optional<std::string> line = lines_(prompt());
    if (!line) {
      out_ << "\n";
      return;
    }
    try {
      obey(without_spaces_around(*line));
    } catch (const chronicle::KingdomElsewhere& overtaken) {
      say(overtaken.what(), Tone::kWarning);
      draw_table();
    }
  }
}

Prompt Play::prompt() {
  const rules::PlayerView view = rules::look(chronicle_.game(), chronicle_.kingdom());
  Prompt prompt{.text = "> ", .completions = possible_lines(chronicle_.game(), view)};
  for (const Command& command : commands()) {
    prompt.completions.push_back(command.word);
  }
  for (const std::string stride : {"action", "turn", "round"}) {
    prompt.completions.push_back("undo " + stride);
    prompt.completions.push_back("redo " + stride);
  }
  return prompt;
}

void Play::obey(const std::string& line) {
  if (line.empty() || line.starts_with('#')) {
    return;
  }
  const auto [word, rest] = first_word_and_rest(line);
  if (word == "q" || word == "exit") {
    return quit("");
  }
  for (const Command& command : commands()) {
    if (command.word == word) {
      return (this->*command.run)(rest);
    }
  }
  make_move(line);
}

void Play::make_move(const std::string& line) {
  const rules::Game& game = chronicle_.game();
  const Choices possible = choices(game, rules::look(game, chronicle_.kingdom()));
  const auto refuse = [&](const Refusal& refusal) {
    say("Not possible. " + to_string(refusal), Tone::kWarning);
  };
  const auto meant = notation_meant(possible, chronicle_.kingdom(), line);
  if (const auto* refusal = std::get_if<Refusal>(&meant)) {
    return refuse(*refusal);
  }
  const auto parsed = notation::parse(game.edition(), std::get<std::string>(meant));
  if (const auto* refusal = std::get_if<Refusal>(&parsed)) {
    refuse(*refusal);
    return say("? lists what is possible now, help the commands.", Tone::kQuiet);
  }
  const auto outcome = chronicle_.play(std::get<Move>(parsed));
  if (const auto* refusal = std::get_if<Refusal>(&outcome)) {
    return refuse(*refusal);
  }
  const MoveEntry& entry = std::get<chronicle::Played>(outcome).entry;
  say(entry.notation + ": " + entry.summary, Tone::kHeading);
  draw_table();
}

void Play::show_possible(const std::string& words) {
  if (words.empty()) {
    return list_possible();
  }
  if (const auto card = whole_number<int>(words)) {
    const state::Kingdom& kingdom = chronicle_.kingdom();
    const bool is_choice = explain_choice(words);
    // The number of a choice may be that of a card on the table too, unless it is an answer.
    if (is_choice && (kingdom.decision.open() || !is_in_sight(chronicle_.game(), kingdom, *card))) {
      return;
    }
    const std::string refusal = why_not_shown(chronicle_.game(), chronicle_.kingdom(), *card);
    return refusal.empty() ? explain_card(static_cast<CardId>(*card))
                           : say(refusal, Tone::kWarning);
  }
  explain_move(words);
}

void Play::list_possible() {
  const rules::Game& game = chronicle_.game();
  const rules::PlayerView view = rules::look(game, chronicle_.kingdom());
  const Choices possible = choices(game, view);
  const Screen screen = screen_();
  if (view.table.decision.open()) {
    print_wrapped(out_, "", question_as_text(game, view.table), screen.columns);
  }
  for (const Choice& choice : possible.list) {
    list(possible, choice);
  }
  if (!possible.how.empty()) {
    say(possible.how, Tone::kQuiet);
  }
  if (view.table.finished()) {
    say("The kingdom is finished. Undo, score and log are still there.", Tone::kQuiet);
  }
}

void Play::list(const Choices& possible, const Choice& choice) {
  const Screen screen = screen_();
  const std::string key = choice.key.empty() ? "" : "[" + choice.key + "]";
  print_wrapped(out_,
                screen.ink(Tone::kKey, right_aligned(key, 5)) + " " +
                    padded((possible.words_of_answer ? "choose " : "") + choice.notation, 18) +
                    "  ",
                in_words(chronicle_.game(), chronicle_.kingdom(), choice), screen.columns);
}

// False: there is no choice with this key.
bool Play::explain_choice(const std::string& key) {
  const rules::Game& game = chronicle_.game();
  const Choices possible = choices(game, rules::look(game, chronicle_.kingdom()));
  const Choice* const choice = with_key(possible, key);
  if (choice != nullptr) {
    list(possible, *choice);
  }
  return choice != nullptr;
}

void Play::explain_card(CardId card) {
  const rules::Game& game = chronicle_.game();
  const state::Kingdom& kingdom = chronicle_.kingdom();
  const Screen screen = screen_();
  out_ << screen.ink(Tone::kHeading, named(game, kingdom, card)) << "\n";
  for (const Move& move : moves_to_explain(game, kingdom, card)) {
    const std::string label = "  " + padded(notation::print(game.edition(), move), 16) + "  ";
    const auto refusal = rules::why_not(game, kingdom, move);
    print_wrapped(out_, label,
                  refusal ? "not now. " + to_string(*refusal)
                          : "possible: " + what_it_does(game, kingdom, move),
                  screen.columns);
  }
}

void Play::explain_move(const std::string& line) {
  const rules::Game& game = chronicle_.game();
  const state::Kingdom& kingdom = chronicle_.kingdom();
  const auto meant = notation_meant(choices(game, rules::look(game, kingdom)), kingdom, line);
  if (const auto* refusal = std::get_if<Refusal>(&meant)) {
    return say(to_string(*refusal), Tone::kWarning);
  }
  const auto parsed = notation::parse(game.edition(), std::get<std::string>(meant));
  if (const auto* refusal = std::get_if<Refusal>(&parsed)) {
    return say(to_string(*refusal), Tone::kWarning);
  }
  const Move& move = std::get<Move>(parsed);
  if (const auto refusal = rules::why_not(game, kingdom, move)) {
    return say("Not possible. " + to_string(*refusal), Tone::kWarning);
  }
  say("Possible now. " + meaning_of(game, rules::look(game, kingdom), move), Tone::kHeading);
}

void Play::show_help(const std::string& /*words*/) {
  const Screen screen = screen_();
  print_wrapped(out_, "",
                "Type the number of a choice, or a move in notation: produce 9, upgrade 7, use 14, "
                "advance, pass, choose wood. Tab completes it.",
                screen.columns);
  for (const Command& command : commands()) {
    print_wrapped(out_, "  " + screen.ink(Tone::kKey, padded(command.usage, 24)), command.does,
                  screen.columns);
  }
}

void Play::show_table(const std::string& /*words*/) {
  Screen screen = screen_();
  screen.rows = 0;  // all of it was asked for
  out_ << table_as_text(chronicle_.game(), rules::look(chronicle_.game(), chronicle_.kingdom()),
                        screen, MovesAs::kNumbers, Piles::kWhole);
}

void Play::show_card(const std::string& words) {
  const auto card = whole_number<int>(words);
  if (!card) {
    return say("Say the number of a card, as in: card 14", Tone::kWarning);
  }
  const rules::Game& game = chronicle_.game();
  if (const std::string refusal = why_not_shown(game, chronicle_.kingdom(), *card);
      !refusal.empty()) {
    return say(refusal, Tone::kWarning);
  }
  out_ << card_in_kingdom_as_text(game, chronicle_.kingdom(), static_cast<CardId>(*card),
                                  screen_().columns);
}

void Play::show_log(const std::string& words) {
  const auto wanted = words.empty() ? kUsualLogLength : whole_number<std::size_t>(words);
  if (!wanted) {
    return say("Say how many moves, as in: log 50", Tone::kWarning);
  }
  const std::vector<MoveEntry> line = chronicle_.line();
  const std::size_t first = line.size() - std::min(line.size(), *wanted);
  for (std::size_t i = first; i < line.size(); ++i) {
    print_wrapped(out_, log_label(line[i]), line[i].summary, screen_().columns);
  }
}

void Play::show_score(const std::string& /*words*/) {
  out_ << score_as_text(chronicle_.game(), chronicle_.kingdom());
  if (const auto comparison = words::compare_score(chronicle_.game(), chronicle_.kingdom())) {
    print_wrapped(out_, "", words::comparison_as_text(*comparison), screen_().columns);
  }
}

void Play::show_advice(const std::string& words) {
  const auto most = words.empty() ? kUsualAdvice : whole_number<int>(words);
  if (!most || *most < 1) {
    return say("Say how many moves, as in: advise 9", Tone::kWarning);
  }
  const rules::Game& game = chronicle_.game();
  const rules::PlayerView view = rules::look(game, chronicle_.kingdom());
  out_ << advice_as_text(game, view, planners_advice(game, view), *most, screen_().columns);
}

void Play::undo(const std::string& words) {
  go(&Chronicle::undo, words);
}

void Play::redo(const std::string& words) {
  go(&Chronicle::redo, words);
}

void Play::go(Go way, const std::string& by) {
  const auto stride = chronicle::stride(by.empty() ? "step" : by);
  if (!stride) {
    return say("Say how far: step, action, turn or round.", Tone::kWarning);
  }
  if (const auto refusal = (chronicle_.*way)(*stride)) {
    return say(to_string(*refusal), Tone::kWarning);
  }
  say("Now at " + moment_as_text(chronicle_.present()), Tone::kHeading);
  draw_table();
}

void Play::quit(const std::string& /*words*/) {
  over_ = true;
}

void Play::draw_table() {
  out_ << "\n"
       << table_as_text(chronicle_.game(), rules::look(chronicle_.game(), chronicle_.kingdom()),
                        screen_(), MovesAs::kNumbers, Piles::kBrief);
}

void Play::say(const std::string& sentence, Tone tone) {
  const Screen screen = screen_();
  for (const std::string& line : wrapped("", sentence, screen.columns)) {
    out_ << screen.ink(tone, line) << "\n";
  }
}

}  // namespace kronika::terminal
