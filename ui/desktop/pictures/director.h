// Stages the kingdoms that pictures show: plays on at random, the same way every time,
// until a moment has come.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "ui/desktop/library/desk.h"

namespace kronika::desktop {

class Director {
 public:
  Director(Desk& desk, const rules::Game& game) : desk_(desk), game_(game) {}

  using Moment = std::function<bool(const rules::PlayerView&)>;

  // A kingdom in which the moment comes, open on the desk. The library is not asked before
  // it is known. False: it never comes, and stderr says so.
  bool stage(const QString& name, const Moment& wanted);

 private:
  [[nodiscard]] std::optional<std::vector<state::Move>> moves_until(std::uint64_t seed,
                                                                    const Moment& wanted) const;
  bool play(const QString& name, std::uint64_t seed, const std::vector<state::Move>& moves);
  // All moves but the last.
  bool write(chronicle::KingdomId kingdom, const std::vector<state::Move>& moves);

  Desk& desk_;
  const rules::Game& game_;
};

}  // namespace kronika::desktop
