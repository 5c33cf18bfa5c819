#include "ui/terminal/card_text.h"

#include <array>
#include <sstream>
#include <string_view>
#include <vector>

#include "ui/terminal/text_layout.h"

namespace kronika::terminal {

namespace {

using cards::Edition;
using cards::Language;

// What stands before the sentences of a card.
struct Labels {
  std::string_view card;
  std::string_view choose_side;
  std::array<std::string_view, 3> kinds;  // by CardKind
  std::string_view stage;
  std::string_view no_title;
  std::string_view obstacle;
  std::string_view permanent;
  std::string_view produces;
  std::string_view glory;
  std::string_view equips;
  std::string_view upgrade;
  std::string_view box;
  std::array<std::string_view, 7> symbols;  // by Symbol
};

constexpr Labels kEnglishLabels = {
    .card = "Card",
    .choose_side = "enters with the side you choose",
    .kinds = {"normal", "scroll", "permanent"},
    .stage = "stage",
    .no_title = "(no title)",
    .obstacle = "obstacle",
    .permanent = "permanent",
    .produces = "produces",
    .glory = "glory",
    .equips = "equips",
    .upgrade = "upgrade",
    .box = "box",
    .symbols = {"passive", "activated", "time", "destroy", "optional", "forced", "-"}};

constexpr Labels kPolishLabels = {
    .card = "Karta",
    .choose_side = "wchodzi stroną, którą wybierzesz",
    .kinds = {"zwykła", "pergamin", "stała"},
    .stage = "etap",
    .no_title = "(bez nazwy)",
    .obstacle = "przeszkoda",
    .permanent = "stała",
    .produces = "produkcja",
    .glory = "chwała",
    .equips = "sprzęt",
    .upgrade = "ulepsz",
    .box = "pole",
    .symbols = {"ciągły", "aktywny", "czas", "zniszcz", "możesz", "musisz", "-"}};

[[nodiscard]] const Labels& labels_in(Language language) {
  return language == Language::kPolish ? kPolishLabels : kEnglishLabels;
}

// As wide as every label of a stage.
[[nodiscard]] std::string column(std::string_view label) {
  constexpr std::size_t kLabelColumns = 11;
  return "    " + padded(std::string(label), kLabelColumns);
}

[[nodiscard]] std::string production(const Edition& edition, const cards::Stage& stage,
                                     Language language) {
  std::vector<std::string> options;
  for (const cards::Icons& icons : stage.production.options) {
    std::vector<std::string> words;
    for (const cards::Resource resource : icons.order) {
      words.push_back(cards::word(edition, resource, language));
    }
    options.push_back(joined(words, " "));
  }
  return joined(options, " / ");
}

void print_boxes(std::ostream& out, const std::vector<std::string>& boxes, const Labels& labels,
                 std::size_t columns) {
  for (std::size_t first = 0; first < boxes.size();) {
    std::size_t end = first + 1;
    while (end < boxes.size() && boxes[end] == boxes[first]) {
      ++end;
    }
    const std::string label = std::string(labels.box) + " " + std::to_string(first + 1) +
                              (end - first == 1 ? "" : "-" + std::to_string(end));
    print_wrapped(out, column(label), boxes[first], columns);
    first = end;
  }
}

void print_stage(std::ostream& out, const Edition& edition, const cards::Card& card,
                 cards::StageNumber number, Language language, std::size_t columns) {
  const auto print = [&](std::string_view label, const std::string& words) {
    print_wrapped(out, column(label), words, columns);
  };
  const Labels& labels = labels_in(language);
  const cards::Stage& stage = *card.stage(number);
  const cards::StageText text = cards::describe(edition, card, number, language);
  out << "\n  " << labels.stage << " " << static_cast<int>(number) << "  "
      << (text.name.empty() ? labels.no_title : text.name);
  if (!text.keywords.empty()) {
    out << "  [" << joined(text.keywords, ", ") << "]";
  }
  if (stage.obstacle()) {
    out << "  " << labels.obstacle;
  }
  if (stage.permanent) {
    out << "  " << labels.permanent;
  }
  out << "\n";
  if (!stage.production.empty()) {
    print(labels.produces, production(edition, stage, language));
  }
  if (stage.glory.printed != 0 || !text.glory_rule.empty()) {
    print(labels.glory,
          text.glory_rule.empty() ? std::to_string(stage.glory.printed) : text.glory_rule);
  }
  if (!text.equips.empty()) {
    print(labels.equips, text.equips);
  }
  for (const std::string& sentence : text.upgrades) {
    print(labels.upgrade, sentence);
  }
  for (std::size_t i = 0; i < stage.effects.size(); ++i) {
    const auto* const reminder = std::get_if<cards::Reminder>(&stage.effects[i].line);
    if (reminder != nullptr && *reminder == cards::Reminder::kGlory) {
      continue;  // it stands above already
    }
    print(labels.symbols[cards::at(stage.effects[i].symbol)], text.effects[i]);
  }
  print_boxes(out, text.boxes, labels, columns);
}

}  // namespace

std::string card_as_text(const Edition& edition, const cards::Card& card, Language language,
                         std::size_t columns) {
  const Labels& labels = labels_in(language);
  std::ostringstream out;
  out << labels.card << " " << card.number;
  if (card.kind != cards::CardKind::kNormal) {
    out << " (" << labels.kinds[cards::at(card.kind)] << ")";
  }
  if (card.choose_side) {
    out << ", " << labels.choose_side;
  }
  out << "\n";
  for (cards::StageNumber number = 1; number <= cards::kStages; ++number) {
    if (card.stage(number) != nullptr) {
      print_stage(out, edition, card, number, language, columns);
    }
  }
  return out.str();
}

std::string stage_in_brief(const Edition& edition, const cards::Card& card,
                           cards::StageNumber stage) {
  const cards::StageText text = cards::describe(edition, card, stage, Language::kEnglish);
  const std::string made = production(edition, *card.stage(stage), Language::kEnglish);
  std::string brief = joined({text.name, joined(text.keywords, ", ")}, ", ");
  brief += (made.empty() ? "" : ", produces " + made) + ".";
  for (const std::string& sentence : text.effects) {
    brief += " " + sentence;
  }
  return brief;
}

}  // namespace kronika::terminal
