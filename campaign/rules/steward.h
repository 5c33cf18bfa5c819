// The steward carries out what the rules say: it moves cards, pays costs, runs
// the steps of effects and lets turns and rounds follow each other, until the
// player is asked something. It is only told to do what was checked before.
//
//   steward.cpp    the loop, and frames with few words of their own
//   moving.cpp     cards from place to place (2.3, 11, 12, 13.1)
//   flow.cpp       turns and rounds (4, 5)
//   purging.cpp    expansions begin, cards are purged (17, 18)
//   triggers.cpp   effects of one moment (8.10)
//   payment.cpp    costs (7.2, 8.8)
//   steps*.cpp     one function per step of the card language
#pragma once

#include "campaign/rules/event.h"
#include "campaign/rules/table.h"
#include "campaign/state/move.h"

namespace kronika::rules {

class Steward {
 public:
  Steward(const Game& game, state::Kingdom& kingdom, Events* events)
      : game_(game), kingdom_(kingdom), table_(game, kingdom), events_(events) {}

  // Until the player is asked something or the kingdom is finished.
  void run();

  // rules 3.1, 3.2, 13.1
  void set_up();

  // Actions of the player, already checked.
  void produce(CardId card, int option);  // option -1: still to be asked
  void upgrade(CardId card, std::size_t index);
  void equip(CardId equipment, CardId wielder);
  void use(CardId card, std::size_t line, cards::Resource resource, std::uint16_t amount);
  void advance();
  void pass();
  void answer(const state::Move& move);
  void correct(const state::Move& move);
  void reset();                  // rule 13.1
  void begin(CardId expansion);  // rule 17.1
  void write_name(CardId card, cards::StageNumber stage, const state::Text& text);

 private:
  using Frame = state::Frame;
  // What has become of a step: finished, to be gone on with, or the whole
  // kingdom was reset under it.
  enum class Progress : std::uint8_t { kFinished, kUnfinished, kGone };

  // How far a kDeed frame has come.
  enum DeedPhase : std::uint8_t { kCost, kItself, kTurningBack, kSteps, kVictimAsked = 10 };

  // steward.cpp
  void work(Frame& frame);
  void work_on_steps(Frame& frame);
  void work_on_deed(Frame& frame);
  void work_on_production(Frame& frame);
  void work_on_upgrade(Frame& frame);
  void work_on_discard(Frame& frame);
  void work_on_discovery(Frame& frame);
  void work_on_scroll(Frame& frame);
  Frame& push(state::FrameKind kind, CardId card = 0, cards::StageNumber stage = 1,
              std::size_t line = 0);
  void push_steps(std::uint16_t list, const Frame& from);
  void pop() { kingdom_.stack.pop_back(); }
  state::Decision& ask(const Frame& frame, state::DecisionKind kind, int min, int max);
  void note(const Event& event) {
    if (events_ != nullptr) {
      events_->push_back(event);
    }
  }
  [[nodiscard]] const Line& line_of(const Frame& frame) const {
    return game_.plan(text_of(frame), frame.stage).lines[frame.line];
  }
  [[nodiscard]] static Asker asker(const Frame& frame) {
    return {.card = frame.card, .it = frame.it, .paid = frame.paid, .leaving = false};
  }

  // correct.cpp
  void correct_place(CardId card);

  // moving.cpp
  state::Pile* pile(state::Zone zone);
  void lay(CardId card, state::Zone zone);
  void discard(CardId card);
  void discard_now(CardId card);
  bool destroy(CardId card);
  bool turn_to(CardId card, cards::StageNumber stage);
  void undiscover(CardId card);
  void block(CardId blocker, CardId card);
  void release(CardId blocker);
  void drop_equipment(CardId wielder, state::Zone zone);
  void play(const state::ChosenCards& cards);
  void draw(int cards);
  void gain(const cards::Bag& bag);
  void spend(std::size_t resource, int amount);
  void lose_resources();
  void alter(const state::Alteration& alteration);
  void place_sticker(CardId card, cards::StageNumber stage, std::size_t sticker, int value = 0);
  void mark(CardId card, std::uint32_t boxes, const Frame& from);
  void cross_out(CardId card, std::size_t resource);

  // flow.cpp
  bool go_on();
  void start_turn();
  void end_turn();
  void clean_up_turn();
  void end_round();
  void between_rounds();
  void start_expansion();
  void discover_for_round();
  void start_round();
  void finish();
  void discard_play_area();
  void forget_blockers();
  void shuffle_all();
  void place_by_stickers();

  // purging.cpp
  void start_purge();
  void work_on_purge(Frame& frame);
  void choose_in_group(Frame& frame);
  void choose_permanents(Frame& frame);
  bool ask_for_purged(Frame& frame, int wanted);
  void take_purged(Frame& frame);
  void set_aside(Frame& frame, CardId card);
  void let_purged_cards_act(const Frame& frame);
  void confirm_purge(Frame& frame);
  void finish_purge();

  // triggers.cpp
  void queue(CardId card, CardId text, std::size_t line, CardId it = 0);
  void queue_own(cards::Moment moment, CardId card);
  void queue_moment(cards::Moment moment, const state::Pile& pile);
  void queue_played(const state::ChosenCards& cards);
  void queue_blockers(const state::ChosenCards& entered);
  void open_triggers(std::size_t begin, const state::ChosenCards& batch);
  void work_on_triggers(Frame& frame);
  void start_trigger(std::size_t index, const Frame& frame);
  void block_all(Frame& frame, const cards::modifier::BlocksAll& rule);

  // payment.cpp
  void work_on_payment(Frame& frame);
  void choose_price(Frame& frame);
  void choose_payers(Frame& frame);
  void pay_with_cards(Frame& frame);
  void pay_resources(Frame& frame);
  void pay_any_resources(Frame& frame);
  void mark_in_payment(Frame& frame);

  // steps.cpp: choosing
  bool choose_cards(Frame& frame, const cards::Pick& pick, const CardSet& from);
  template <typename From>
  bool choose_targets(Frame& frame, const cards::Target& target, const From& from);
  template <typename From, typename Each>
  Progress for_each_target(Frame& frame, const cards::Target& target, const From& from,
                           const Each& each);
  void take_chosen(Frame& frame);
  std::optional<std::size_t> choose_resource(Frame& frame, std::uint32_t resources);
  [[nodiscard]] state::Answer answered() const { return reply_->answers[0]; }

  // steps*.cpp: one step of the card language each
  Progress carry_out(Frame& frame, const cards::step::Gain& step);
  Progress carry_out(Frame& frame, const cards::step::GainProduction& step);
  Progress carry_out(Frame& frame, const cards::step::Discard& step);
  Progress carry_out(Frame& frame, const cards::step::Destroy& step);
  Progress carry_out(Frame& frame, const cards::step::Turn& step);
  Progress carry_out(Frame& frame, const cards::step::TurnToAnyStage& step);
  Progress carry_out(Frame& frame, const cards::step::Reset& step);
  Progress carry_out(Frame& frame, const cards::step::Block& step);
  Progress carry_out(Frame& frame, const cards::step::Play& step);
  Progress carry_out(Frame& frame, const cards::step::Discover& step);
  Progress carry_out(Frame& frame, const cards::step::Improve& step);
  Progress carry_out(Frame& frame, const cards::step::Defeat& step);
  Progress carry_out(Frame& frame, const cards::step::PlaceStickers& step);
  Progress carry_out(Frame& frame, const cards::step::Boost& step);
  Progress carry_out(Frame& frame, const cards::step::CrossOutProduction& step);
  Progress carry_out(Frame& frame, const cards::step::CrossOutCost& step);
  Progress carry_out(Frame& frame, const cards::step::MarkBoxes& step);
  Progress carry_out(Frame& frame, const cards::step::KeepInPlay& step);
  Progress carry_out(Frame& frame, const cards::step::PutOnDeck& step);
  Progress carry_out(Frame& frame, const cards::step::DiscardFromDeck& step);
  Progress carry_out(Frame& frame, const cards::step::Upgrade& step);
  Progress carry_out(Frame& frame, const cards::step::WriteName& step);
  Progress carry_out(Frame& frame, const cards::step::WriteMedal& step);
  Progress carry_out(Frame& frame, const cards::step::ChooseOne& step);
  Progress carry_out(Frame& frame, const cards::step::IfDone& step);
  Progress carry_out(Frame& frame, const cards::step::Repeat& step);
  Progress carry_out(Frame& frame, const cards::step::Tally& step);
  Progress carry_out(Frame& frame, const cards::step::ClaimThresholds& step);
  Progress carry_out(Frame& frame, const cards::step::SpareFromPurge& step);
  Progress carry_out(Frame& frame, const cards::step::OfferReset& step);
  Progress carry_out(Frame& frame, const cards::step::BeginLegacy& step);
  static Progress carry_out(Frame& frame, const cards::step::LastRound& step);
  static Progress carry_out(Frame& frame, const cards::step::RecordScore& step);

  const Game& game_;
  state::Kingdom& kingdom_;
  Table table_;
  Events* events_;
  // The answer that is being taken in, while the frame that asked reads it.
  const state::Move* reply_ = nullptr;
};

}  // namespace kronika::rules
