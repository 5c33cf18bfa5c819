// Why the library cannot be used, for the player: what() says in whole sentences
// what happened, what was kept, and what to do about it.
#pragma once

#include <stdexcept>

namespace kronika::chronicle {

class LibraryError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace kronika::chronicle
