#include "ui/terminal/card_text.h"

#include <algorithm>
#include <sstream>
#include <string_view>
#include <vector>

#include "cards/describer/describer.h"

namespace kronika::terminal {

namespace {

using cards::Edition;

constexpr std::size_t kWidth = 78;

[[nodiscard]] std::string joined(const std::vector<std::string>& words, std::string_view with) {
  std::string text;
  for (const std::string& word : words) {
    text += (text.empty() ? "" : std::string(with)) + word;
  }
  return text;
}

[[nodiscard]] std::string production(const Edition& edition, const cards::Stage& stage) {
  std::vector<std::string> options;
  for (const cards::Icons& icons : stage.production.options) {
    std::vector<std::string> words;
    for (const cards::Resource resource : icons.order) {
      words.push_back(edition.word(resource));
    }
    options.push_back(joined(words, " "));
  }
  return joined(options, " / ");
}

// `text` after `label`, wrapped with the following lines indented alike.
void print_wrapped(std::ostream& out, const std::string& label, const std::string& text) {
  const std::string indent(label.size(), ' ');
  std::istringstream words(text);
  std::string line = label;
  std::string word;
  bool line_has_words = false;
  while (words >> word) {
    if (line_has_words && line.size() + 1 + word.size() > kWidth) {
      out << line << "\n";
      line = indent;
      line_has_words = false;
    }
    line += (line_has_words ? " " : "") + word;
    line_has_words = true;
  }
  out << line << "\n";
}

void print_stage(std::ostream& out, const Edition& edition, const cards::Card& card,
                 cards::StageNumber number) {
  const cards::Stage& stage = *card.stage(number);
  const cards::StageText text = cards::describe(edition, card, number, cards::Language::kEnglish);
  const std::string name = text.name.empty() ? "(no title)" : text.name;
  out << "\n  stage " << static_cast<int>(number) << "  " << name;
  if (!text.keywords.empty()) {
    out << "  [" << joined(text.keywords, ", ") << "]";
  }
  if (stage.obstacle()) {
    out << "  obstacle";
  }
  if (stage.permanent) {
    out << "  permanent";
  }
  out << "\n";
  if (!stage.production.empty()) {
    print_wrapped(out, "    produces   ", production(edition, stage));
  }
  if (stage.glory.printed != 0 || !text.glory_rule.empty()) {
    print_wrapped(out, "    glory      ",
                  text.glory_rule.empty() ? std::to_string(stage.glory.printed) : text.glory_rule);
  }
  for (const std::string& sentence : text.upgrades) {
    print_wrapped(out, "    upgrade    ", sentence);
  }
  for (std::size_t i = 0; i < stage.effects.size(); ++i) {
    const auto* const reminder = std::get_if<cards::Reminder>(&stage.effects[i].line);
    if (reminder != nullptr && *reminder == cards::Reminder::kGlory) {
      continue;  // it stands above already
    }
    std::string label(cards::word(stage.effects[i].symbol));
    label = label == "none" ? "-" : label;
    label.resize(11, ' ');
    print_wrapped(out, "    " + label, text.effects[i]);
  }
  for (std::size_t first = 0; first < text.boxes.size();) {
    std::size_t end = first + 1;
    while (end < text.boxes.size() && text.boxes[end] == text.boxes[first]) {
      ++end;
    }
    std::string label = end - first == 1
                            ? "box " + std::to_string(first + 1)
                            : "box " + std::to_string(first + 1) + "-" + std::to_string(end);
    label.resize(11, ' ');
    print_wrapped(out, "    " + label, text.boxes[first]);
    first = end;
  }
}

}  // namespace

std::string card_as_text(const Edition& edition, const cards::Card& card) {
  std::ostringstream out;
  out << "Card " << card.number;
  if (card.kind != cards::CardKind::kNormal) {
    out << " (" << cards::word(card.kind) << ")";
  }
  if (card.choose_side) {
    out << ", enters with the side you choose";
  }
  out << "\n";
  for (cards::StageNumber number = 1; number <= cards::kStages; ++number) {
    if (card.stage(number) != nullptr) {
      print_stage(out, edition, card, number);
    }
  }
  return out.str();
}

std::string card_as_line(const Edition& edition, const cards::Card& card) {
  constexpr std::size_t kNameWidth = 20;
  constexpr std::size_t kKeywordWidth = 12;
  const cards::Stage& stage = *card.stage(1);
  const cards::StageText text = cards::describe(edition, card, 1, cards::Language::kEnglish);
  std::string number = std::to_string(card.number);
  number.insert(0, number.size() < 3 ? 3 - number.size() : 0, ' ');
  std::string name = text.name;
  name.resize(std::max(kNameWidth, name.size()), ' ');
  std::string keywords = joined(text.keywords, ", ");
  keywords.resize(std::max(kKeywordWidth, keywords.size()), ' ');
  const std::string made = production(edition, stage);
  return number + "  " + name + keywords + (made.empty() ? "" : "produces " + made);
}

std::string starting_cards_as_text(const Edition& edition) {
  std::ostringstream out;
  out << edition.name << ": the cards every kingdom starts with\n\n";
  for (const cards::Card& card : edition.cards) {
    if (edition.starts_in_kingdom(card.number)) {
      out << card_as_line(edition, card) << "\n";
    }
  }
  return out.str();
}

}  // namespace kronika::terminal
