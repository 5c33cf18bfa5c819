// The Polish words of an edition: what its names, keywords and resources are called. For
// display only; whatever has no Polish word is shown in English.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace kronika::cards::polish {

// What adjectives agree with; a rycerz is personal, a koń animate.
enum class Gender : std::uint8_t { kPersonal, kAnimate, kInanimate, kFeminine, kNeuter };

enum class Case : std::uint8_t { kNominative, kGenitive, kAccusative, kInstrumental };
inline constexpr std::size_t kCases = 4;
using Forms = std::array<std::string, kCases>;

struct Noun {
  Gender gender{};
  Forms singular;
  Forms plural;
  bool mass = false;  // uncounted, one speaks of it in the singular: "produkuje drewno"
};

struct KeywordWords {
  std::string word;  // as it stands on a card: "żeglarstwo"
  Noun noun;         // what a card with it is called: "karta żeglarstwa"
};

// By the indices of the edition.
struct Words {
  std::vector<std::optional<std::string>> names;
  std::vector<std::optional<Noun>> resources;
  std::vector<std::optional<KeywordWords>> keywords;
  std::map<std::string, std::string, std::less<>> name_words;  // "Wall": "Mur"
};

}  // namespace kronika::cards::polish
