// What the advisor's tests share: policies that are quick enough for a test, and campaigns to
// look at.
#pragma once

#include "campaign/advisor/advise.h"
#include "tests/rules/kit.h"

namespace kronika::tests {

inline const advisor::Prospects& prospects() {
  static const advisor::Prospects kProspects(feudal_kingdom());
  return kProspects;
}

inline constexpr advisor::Planner kQuickPlanner{.samples = 2, .lines = 4, .nodes = 60};

inline const std::vector<advisor::Policy>& every_policy() {
  static const std::vector<advisor::Policy> kPolicies = {advisor::RandomPolicy{}, advisor::Greedy{},
                                                         kQuickPlanner};
  return kPolicies;
}

// What is advised, in notation and numbers, so that two pieces of advice can be compared.
inline std::vector<std::pair<std::string, double>> advised(const advisor::Prospects& how,
                                                           const state::Kingdom& kingdom,
                                                           const advisor::Policy& policy) {
  state::Random random(5);
  std::vector<std::pair<std::string, double>> list;
  const rules::PlayerView view = rules::look(how.game(), kingdom);
  for (const advisor::Counsel& counsel : advisor::advise(how, view, policy, random).counsel) {
    list.emplace_back(notation::print(how.game().edition(), counsel.move), counsel.worth);
  }
  return list;
}

// Calls use(kingdom) at every so many-th moment of a campaign, until it answers false.
template <typename Use>
void along_a_greedy_campaign(std::uint64_t seed, int every, const Use& use) {
  state::Kingdom kingdom = rules::new_kingdom(feudal_kingdom(), seed);
  state::Random random(seed);
  for (int moves = 0; !kingdom.finished(); ++moves) {
    if (moves % every == 0 && !use(kingdom)) {
      return;
    }
    const rules::PlayerView view = rules::look(feudal_kingdom(), kingdom);
    const auto advice = advisor::advise(prospects(), view, advisor::Greedy{}, random);
    ASSERT_FALSE(advice.counsel.empty());
    ASSERT_FALSE(rules::play(feudal_kingdom(), kingdom, advice.counsel.front().move));
  }
}

}  // namespace kronika::tests
