// Kills a playing program with SIGKILL, again and again, at any moment: while it
// makes, opens or migrates its library, between two changes and in the middle of
// one. Whatever it was told is saved must be there, the file sound, and play goes on.
#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

#include "cards/reader/load.h"
#include "tests/chronicle/temporary_folder.h"
#include "tests/faults/child.h"
#include "tests/faults/ledger.h"
#include "tests/faults/random_player.h"

namespace {

using namespace kronika;
using namespace kronika::chronicle;

struct Totals {
  int libraries = 0;
  int killed_while_opening = 0;
  int kingdoms = 0;
  int changes = 0;
  int surprises = 0;  // saved, but killed before it could say so
};

KingdomId any_kingdom(Library& library, const rules::Game& game, state::Random& random) {
  const auto known = kingdoms(library);
  if (known.empty() || random.below(8) == 0) {
    return create(library, game, free_name(library, "Arkach"), {.seed = random.next()});
  }
  return known[random.below(static_cast<std::uint32_t>(known.size()))].id;
}

// Tells of everything that is saved; until killed, or for `most` changes.
void play(const std::filesystem::path& file, const rules::Game& game, std::uint64_t seed, int most,
          const Child::Tell& tell) {
  state::Random random(seed);
  Library library = Library::open(file);
  tell({});
  Chronicle chronicle(library, game, any_kingdom(library, game, random));
  tell(found(library, chronicle));
  RandomPlayer player(chronicle, random.next());
  for (int n = 0; n < most; ++n) {
    if (const auto done = acknowledged(library, chronicle, [&] { return player.change(); })) {
      tell(*done);
    }
  }
}

// A moment too short for any clock: as likely some instructions as some milliseconds.
void spin(state::Random& random, std::uint32_t longest) {
  const std::uint32_t turns = random.below(1U << random.below(longest));
  [[maybe_unused]] volatile std::uint32_t sink = 0;
  for (std::uint32_t n = 0; n < turns; ++n) {
    sink = n;
  }
}

// One library that lives through many kills.
class Patient {
 public:
  Patient(const rules::Game& game, bool older) : game_(game) {
    if (older) {
      language_ = "pl";
      Library library = Library::open(file(), {migrations().front()});
      library.set_preference("language", *language_);
    }
  }

  [[nodiscard]] Complaint kill_once(state::Random& random, Totals& totals) {
    const std::uint64_t seed = random.next();
    const std::uint32_t patience = random.below(3) == 0 ? 0 : random.below(12);
    Child child([&](const Child::Tell& tell) { play(file(), game_, seed, 1'000'000, tell); });
    Complaint complaint;
    std::uint32_t heard = 0;
    const auto take = [&](const std::optional<Acknowledgement>& told) {
      if (told) {
        ++heard;
        note(*told, totals, complaint);
      }
      return told.has_value();
    };
    for (std::uint32_t n = 0; n < patience && take(child.hear()); ++n) {
    }
    spin(random, patience == 0 ? 25 : 20);
    child.kill();
    while (take(child.hear())) {
    }
    if (const int end = child.wait(); end != -SIGKILL) {
      return "the program ended by itself: " + std::to_string(end);
    }
    totals.killed_while_opening += heard == 0 ? 1 : 0;
    return complaint;
  }

  [[nodiscard]] Complaint check(state::Random& random, Totals& totals) {
    if (auto complaint = ledger_.compare(file(), game_)) {
      return complaint;
    }
    for (const auto& entry : std::filesystem::directory_iterator(folder_.path())) {
      // What was copied before a migration is whole, or does not yet have its name. (A new
      // library is copied too, if it was killed between its first two migrations.)
      const std::string name = entry.path().filename().string();
      if (name.find(".version-") != std::string::npos && entry.path().extension() == ".db") {
        const Library copy = Library::open(entry.path(), {migrations().front()});
        if (copy.preference("language") != language_) {
          return "the copy " + name + " is not whole";
        }
      }
    }
    Complaint complaint;  // and play goes on
    play(file(), game_, random.next(), 2,
         [&](const Acknowledgement& told) { note(told, totals, complaint); });
    return complaint;
  }

 private:
  [[nodiscard]] std::filesystem::path file() const { return folder_ / "library.db"; }

  void note(const Acknowledgement& told, Totals& totals, Complaint& complaint) {
    totals.changes += told.from != 0 ? 1 : 0;
    totals.kingdoms += told.kingdom != 0 && !ledger_.knows(told.kingdom) ? 1 : 0;
    totals.surprises -= ledger_.surprises();
    if (auto trouble = ledger_.note(told); trouble && !complaint) {
      complaint = trouble;
    }
    totals.surprises += ledger_.surprises();
  }

  TemporaryFolder folder_;
  const rules::Game& game_;
  std::optional<std::string> language_;  // what an older library knew
  Ledger ledger_;
};

int run(std::uint64_t seed, int kills) {
  const rules::Game game(cards::load_feudal_kingdom());
  state::Random random(seed);
  Totals totals;
  std::unique_ptr<Patient> patient;
  for (int kill = 1; kill <= kills; ++kill) {
    if (!patient || random.below(16) == 0) {
      patient = std::make_unique<Patient>(game, random.below(3) == 0);
      ++totals.libraries;
    }
    Complaint complaint;
    try {
      complaint = patient->kill_once(random, totals);
      // Now and then the next one finds what this one left, and is killed in turn.
      if (!complaint && (kill == kills || random.below(4) != 0)) {
        complaint = patient->check(random, totals);
      }
    } catch (const std::exception& problem) {
      complaint = problem.what();
    }
    if (complaint) {
      std::cerr << "Kill " << kill << " of --seed " << seed << ": " << *complaint << '\n';
      return 1;
    }
  }
  std::cout << kills << " kills, " << totals.killed_while_opening
            << " of them before the library was open; " << totals.libraries << " libraries, "
            << totals.kingdoms << " kingdoms; " << totals.changes << " changes, none lost, "
            << totals.surprises << " saved without being acknowledged\n";
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App program("Kills a playing program, and looks at what it leaves");
  int kills = 200;
  std::uint64_t seed = 1;
  program.add_option("--kills", kills);
  program.add_option("--seed", seed);
  CLI11_PARSE(program, argc, argv);
  return run(seed, kills);
}
