// How the answers to each kind of question are found and shown (docs/decisions.md).
#include <algorithm>

#include "campaign/rules/purge.h"
#include "campaign/rules/questions.h"
#include "ui/desktop/card_words.h"
#include "ui/desktop/language.h"
#include "ui/desktop/table/offers.h"
#include "ui/desktop/table/question.h"
#include "ui/words/answer_words.h"
#include "ui/words/kingdom_words.h"

namespace kronika::desktop {

using state::CardId;
using state::DecisionKind;
using state::Move;
using state::MoveKind;

void Question::find_answers() {
  switch (decision().kind) {
    case DecisionKind::kNone:
    case DecisionKind::kName:
      break;
    case DecisionKind::kCards:
      find_cards();
      break;
    case DecisionKind::kResources:
      find_resources();
      break;
    case DecisionKind::kProduction:
    case DecisionKind::kOrder:
      find_moves();
      break;
    case DecisionKind::kOption:
    case DecisionKind::kBox:
    case DecisionKind::kStage:
      find_numbered();
      break;
    case DecisionKind::kSticker:
      find_stickers();
      break;
    case DecisionKind::kEnds:
      find_ends();
      break;
    case DecisionKind::kSide:
    case DecisionKind::kArrow:
    case DecisionKind::kConfirm:
    case DecisionKind::kReset:
      find_words();
      break;
  }
}

void Question::add(AnswerValue shown, state::Answer word) {
  answers_ << std::move(shown);
  meanings_.push_back({std::nullopt, word});
}

AnswerValue Question::draw(CardId card) const {
  AnswerValue answer;
  answer.label = from(words::card_name(game_, table(), card, spoken_language()));
  answer.has_card = true;
  answer.card = shelf_.card(table(), card);
  answer.stage = table().card(card).stage;
  return answer;
}

void Question::find_card(CardId card, const QString& refusal) {
  AnswerValue answer = draw(card);
  answer.possible = refusal.isEmpty();
  answer.sentence = answer.possible
                        ? from(words::card_in_brief(game_, table(), card, spoken_language()))
                        : refusal;
  add(std::move(answer), state::Answer::number(card));
}

void Question::find_cards() {
  // rule 18: the whole group lies open, also what is protected.
  if (purge_) {
    const auto sheet = rules::purge_sheet(game_, table());
    details_ = tr("%n glory is set aside so far.", nullptr, sheet->total());
    for (const CardId card : sheet->group) {
      const auto refusal = decision().from.contains(card)
                               ? std::nullopt
                               : rules::why_not_purged(game_, table(), card, spoken_language());
      find_card(card, refusal ? as_text(*refusal) : QString());
      if (answers_.back().possible && decision().from.contains(card)) {
        answers_.back().sentence =
            tr("%n glory", nullptr, rules::glory_when_purged(game_, table(), card));
      }
      answers_.back().possible = decision().from.contains(card);
      answers_.back().rule = refusal ? from(refusal->rule) : QString();
    }
    return;
  }
  on_table_ = true;
  for (const CardId card : decision().from) {
    const state::Zone zone = table().zone(card);
    on_table_ = on_table_ && (zone == state::Zone::kPlay || zone == state::Zone::kPermanent);
    find_card(card, {});
  }
}

void Question::find_resources() {
  const auto& resources = game_.edition().resources;
  for (std::size_t i = 0; i < resources.size(); ++i) {
    const int limit = decision().limit[i];
    if (limit > 0) {
      AnswerValue answer;
      const auto resource = static_cast<cards::Resource>(i);
      answer.label = from(cards::word(game_.edition(), resource, spoken_language()));
      answer.icon = from(resources[i].name);
      answer.limit = std::min<int>(limit, decision().max);
      add(std::move(answer), state::Answer::resource(resource));
    }
  }
}

void Question::find_numbered() {
  const CardId about = rules::asked_about(table());
  for (std::size_t number = 1; number <= 64; ++number) {
    if (((decision().options >> (number - 1)) & 1U) == 0) {
      continue;
    }
    AnswerValue answer;
    if (decision().kind == DecisionKind::kOption) {
      answer.label = from(words::option_as_text(game_, table(), number, spoken_language()));
      if (!answer.label.isEmpty()) {
        answer.label[0] = answer.label[0].toUpper();
      }
    } else if (decision().kind == DecisionKind::kBox) {
      answer.label = tr("Box %1").arg(number);
      answer.sentence = from(words::box_as_text(game_, table(), number, spoken_language()));
    } else {
      answer = draw(about);
      answer.stage = static_cast<int>(number);
      answer.label = from(words::stage_name(
          game_, table(), about, static_cast<cards::StageNumber>(number), spoken_language()));
    }
    add(std::move(answer), state::Answer::number(static_cast<std::uint8_t>(number)));
  }
}

void Question::find_stickers() {
  const auto& stickers = game_.edition().stickers;
  for (std::size_t index = 0; index < stickers.size(); ++index) {
    if (((decision().options >> index) & 1U) == 0) {
      continue;
    }
    const auto sticker = static_cast<cards::Sticker>(index);
    AnswerValue answer;
    answer.icon = QStringLiteral("sticker");
    if (const auto* makes = std::get_if<cards::sticker::Produces>(&stickers[index].kind)) {
      answer.icon = from(game_.edition().word(makes->resource));
    }
    answer.label = from(cards::describe(game_.edition(), sticker, spoken_language()));
    if (const auto left = rules::left_on_sheet(game_, table(), sticker)) {
      answer.sentence = tr("%n left on the sheet", nullptr, *left);
    }
    add(std::move(answer), state::Answer::sticker(sticker));
  }
}

// A word for each card, in the order in which they were chosen.
void Question::find_ends() {
  for (const CardId card : table().stack.back().chosen) {
    add(draw(card), state::Answer::word(state::AnswerWord::kTop));
  }
}

void Question::find_moves() {
  for (const Move& move : legal_.moves) {
    if (move.kind == MoveKind::kSkip) {
      continue;
    }
    AnswerValue answer;
    const QString words = from(words::what_it_does(game_, table(), move, spoken_language()));
    if (move.kind == MoveKind::kResolve) {
      answer = draw(move.card);
      answer.sentence = words;
    } else if (decision().kind == DecisionKind::kProduction) {
      cards::Bag bag;
      for (const state::Answer& part : move.answers) {
        ++bag[static_cast<cards::Resource>(part.value)];
        answer.icon = from(game_.edition().word(static_cast<cards::Resource>(part.value)));
      }
      answer.label = from(words::bag_as_text(game_.edition(), bag, spoken_language()));
    } else {
      answer.label = words;
    }
    answers_ << answer;
    meanings_.push_back({move, {}});
  }
}

void Question::add_word(state::AnswerWord word, const QString& label, const QString& sentence,
                        CardId card, int stage) {
  AnswerValue answer;
  if (card != 0) {
    answer = draw(card);
    answer.stage = stage;
  }
  answer.label = label;
  answer.sentence = sentence;
  Move move;
  move.kind = MoveKind::kChoose;
  move.answers.push_back(state::Answer::word(word));
  answers_ << answer;
  meanings_.push_back({move, {}});
}

void Question::find_words() {
  const CardId card = decision().card;
  switch (decision().kind) {
    case DecisionKind::kSide:
      add_word(state::AnswerWord::kFront,
               from(words::stage_name(game_, table(), card, 1, spoken_language())), tr("The front"),
               card, 1);
      add_word(state::AnswerWord::kBack,
               from(words::stage_name(game_, table(), card, 3, spoken_language())), tr("The back"),
               card, 3);
      break;
    case DecisionKind::kArrow:
      for (const auto& [arrow, word, label] :
           {std::tuple(cards::Arrow::kRotate, state::AnswerWord::kRotate, tr("Rotate")),
            std::tuple(cards::Arrow::kFlip, state::AnswerWord::kFlip, tr("Flip"))}) {
        const CardId about = rules::asked_about(table());
        add_word(word, label, from(words::turn_as_text(game_, table(), arrow, spoken_language())),
                 about, cards::turned(table().card(about).stage, arrow));
      }
      break;
    case DecisionKind::kReset:
      explain_reset();
      break;
    default:
      add_word(state::AnswerWord::kYes, tr("Yes"), tr("It happens."));
      add_word(state::AnswerWord::kNo, tr("No"), tr("It does not."));
      break;
  }
}

// rule 13.1, B1: the cards that would be discovered lie open while this is asked.
void Question::explain_reset() {
  add_word(state::AnswerWord::kContinue, tr("Continue"),
           tr("Discover these cards. From now on there is no reset, and every change is for "
              "good."));
  add_word(state::AnswerWord::kReset, tr("Reset"),
           tr("Begin anew with cards 1 to 10. Every change so far is gone."));
  asking_ = draw(decision().card);
  for (const CardId card : decision().from) {
    looked_ << draw(card);
  }
}

QString Question::scene() const {
  switch (decision().kind) {
    case DecisionKind::kReset:
      return QStringLiteral("legacy");
    case DecisionKind::kSide:
      return QStringLiteral("side");
    case DecisionKind::kCards:
      break;
    default:
      return {};
  }
  const bool from_box =
      !decision().from.empty() &&
      std::all_of(decision().from.begin(), decision().from.end(),
                  [&](CardId card) { return table().zone(card) == state::Zone::kBox; });
  return from_box ? QStringLiteral("box") : QString();
}

// rules 14.2, C30. The frame that asks stands before that step.
QString Question::others_fate() const {
  if (scene() != QStringLiteral("box") || table().stack.empty()) {
    return {};
  }
  const int others = static_cast<int>(decision().from.size()) - decision().max;
  const state::Frame& frame = table().stack.back();
  if (frame.kind != state::FrameKind::kSteps || others <= 0) {
    return {};
  }
  const auto* const discover =
      std::get_if<cards::step::Discover>(&game_.steps(frame.list)[frame.at].kind);
  if (discover == nullptr) {
    return {};
  }
  return discover->destroy_others
             ? tr("%n other(s) will be destroyed: out of the game for good (13.1).", nullptr,
                  others)
             : tr("%n other(s) will go back into the box (14.2).", nullptr, others);
}

}  // namespace kronika::desktop
