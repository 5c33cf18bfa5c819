// What kronika-cli answers to the shell.
#pragma once

namespace kronika::terminal {

inline constexpr int kDone = 0;
inline constexpr int kRefused = 1;
inline constexpr int kWrongUsage = 2;
inline constexpr int kLibraryTrouble = 3;

}  // namespace kronika::terminal
