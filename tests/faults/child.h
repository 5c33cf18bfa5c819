// A second program for tests: a copy of this one that does some work, tells its
// parent about it through a pipe, and can be killed. Nothing of SQLite may be open
// when it is started (a library does not survive a fork).
#pragma once

#include <sys/wait.h>
#include <unistd.h>
#include <csignal>

#include <cerrno>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <optional>
#include <stdexcept>

#include "tests/faults/ledger.h"

namespace kronika::chronicle {

// How a child ends that was surprised by an exception.
inline constexpr int kSurprised = 3;

class Child {
 public:
  using Tell = std::function<void(const Acknowledgement&)>;

  // `work` gets a function to tell the parent with.
  template <typename Work>
  explicit Child(const Work& work) {
    int ends[2] = {};
    if (pipe(ends) != 0 || (process_ = fork()) < 0) {
      throw std::runtime_error("no second process");
    }
    if (process_ == 0) {
      close(ends[0]);
      // The parent's cleaning up is not the child's: it leaves without destructors.
      _exit(run(work, ends[1]));
    }
    close(ends[1]);
    reading_ = ends[0];
  }
  ~Child() {
    if (process_ > 0) {
      kill();
      (void)wait();
    }
    close(reading_);
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  Child(Child&&) = delete;
  Child& operator=(Child&&) = delete;

  // The next thing the child told; nothing when it has ended and told all.
  [[nodiscard]] std::optional<Acknowledgement> hear() const {
    Acknowledgement told;
    ssize_t length = 0;
    do {
      length = ::read(reading_, &told, sizeof told);
    } while (length < 0 && errno == EINTR);
    return length == sizeof told ? std::optional(told) : std::nullopt;
  }

  void kill() const { (void)::kill(process_, SIGKILL); }

  // Its exit code, or minus the signal that ended it.
  [[nodiscard]] int wait() {
    int status = 0;
    while (waitpid(process_, &status, 0) < 0 && errno == EINTR) {
    }
    process_ = 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
  }

 private:
  template <typename Work>
  static int run(const Work& work, int writing) {
    try {
      work([writing](const Acknowledgement& told) {
        if (::write(writing, &told, sizeof told) != sizeof told) {
          _exit(kSurprised);
        }
      });
      return 0;
    } catch (const std::exception& problem) {
      std::cerr << "In the child: " << problem.what() << std::endl;
      return kSurprised;
    }
  }

  pid_t process_ = 0;
  int reading_ = -1;
};

}  // namespace kronika::chronicle
