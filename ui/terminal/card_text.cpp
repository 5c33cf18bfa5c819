#include "ui/terminal/card_text.h"

#include <sstream>
#include <vector>

#include "cards/describer/describer.h"
#include "ui/terminal/text_layout.h"

namespace kronika::terminal {

namespace {

using cards::Edition;

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

void print_stage(std::ostream& out, const Edition& edition, const cards::Card& card,
                 cards::StageNumber number, std::size_t columns) {
  const cards::Stage& stage = *card.stage(number);
  const auto print = [&](const std::string& label, const std::string& words) {
    print_wrapped(out, label, words, columns);
  };
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
    print("    produces   ", production(edition, stage));
  }
  if (stage.glory.printed != 0 || !text.glory_rule.empty()) {
    print("    glory      ",
          text.glory_rule.empty() ? std::to_string(stage.glory.printed) : text.glory_rule);
  }
  if (!text.equips.empty()) {
    print("    equips     ", text.equips);
  }
  for (const std::string& sentence : text.upgrades) {
    print("    upgrade    ", sentence);
  }
  for (std::size_t i = 0; i < stage.effects.size(); ++i) {
    const auto* const reminder = std::get_if<cards::Reminder>(&stage.effects[i].line);
    if (reminder != nullptr && *reminder == cards::Reminder::kGlory) {
      continue;  // it stands above already
    }
    std::string label(cards::word(stage.effects[i].symbol));
    label = label == "none" ? "-" : label;
    label.resize(11, ' ');
    print("    " + label, text.effects[i]);
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
    print("    " + label, text.boxes[first]);
    first = end;
  }
}

}  // namespace

std::string card_as_text(const Edition& edition, const cards::Card& card, std::size_t columns) {
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
      print_stage(out, edition, card, number, columns);
    }
  }
  return out.str();
}

std::string stage_in_brief(const Edition& edition, const cards::Card& card,
                           cards::StageNumber stage) {
  const cards::StageText text = cards::describe(edition, card, stage, cards::Language::kEnglish);
  const std::string made = production(edition, *card.stage(stage));
  std::string brief = joined({text.name, joined(text.keywords, ", ")}, ", ");
  brief += (made.empty() ? "" : ", produces " + made) + ".";
  for (const std::string& sentence : text.effects) {
    brief += " " + sentence;
  }
  return brief;
}

}  // namespace kronika::terminal
