#include "ui/desktop/library/crest_value.h"

#include <array>

#include "ui/desktop/library/crest_shape.h"

namespace kronika::desktop {
namespace {

constexpr std::array kColours = {"obstacle", "land",      "seafaring", "person",
                                 "building", "livestock", "other"};
constexpr std::array kCharges = {"sword", "horse", "ship",     "crest", "knight", "wood",
                                 "stone", "star",  "building", "land",  "elder",  "potion"};

// Neighbouring numbers look nothing alike.
std::uint64_t mixed(std::uint64_t number) {
  number ^= number >> 30U;
  number *= 0xbf58476d1ce4e5b9U;
  number ^= number >> 27U;
  number *= 0x94d049bb133111ebU;
  return number ^ (number >> 31U);
}

}  // namespace

CrestValue make_crest(std::uint64_t number) {
  std::uint64_t rest = mixed(number + 0x9e3779b97f4a7c15U);
  const auto draw = [&rest](std::size_t count) {
    const std::size_t drawn = rest % count;
    rest /= count;
    return drawn;
  };
  CrestValue crest;
  crest.division = static_cast<int>(draw(CrestShape::kDivisions));
  const std::size_t first = draw(kColours.size());
  const std::size_t second = (first + 1 + draw(kColours.size() - 1)) % kColours.size();
  crest.first = QString::fromLatin1(kColours.at(first));
  crest.second = QString::fromLatin1(kColours.at(second));
  crest.charge = QString::fromLatin1(kCharges.at(draw(kCharges.size())));
  return crest;
}

}  // namespace kronika::desktop
