#include "ui/desktop/library/kingdom_files.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include "campaign/chronicle/export.h"
#include "campaign/chronicle/import.h"
#include "ui/desktop/card_words.h"
#include "ui/desktop/language.h"

namespace kronika::desktop {
namespace {

using chronicle::Chronicle;
using chronicle::KingdomEntry;
using chronicle::KingdomId;
using chronicle::TextMistake;

[[nodiscard]] std::filesystem::path as_path(const QString& path) {
  return {path.toStdString()};
}

// The player's documents, or the home folder where there are none.
[[nodiscard]] QString documents() {
  const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
  return QFileInfo(folder).isDir() ? folder : QDir::homePath();
}

// A kingdom that cannot be set up again is the one whose moves are needed most: then they
// are taken as they are recorded.
template <typename Text>
[[nodiscard]] std::string as_far_as_possible(chronicle::Library& library, const rules::Game& game,
                                             const KingdomEntry& entry, const Text& text) {
  try {
    Chronicle chronicle(library, game, entry.id);
    return text(chronicle);
  } catch (const chronicle::LibraryError& trouble) {
    return chronicle::export_rows(library, entry, trouble.what());
  }
}

}  // namespace

KingdomFiles::KingdomFiles(CardBox cards, QObject* parent)
    : QObject(parent), cards_(std::move(cards)), folder_(documents()) {}

int KingdomFiles::importFile(const QUrl& file) {
  return import(file, false);
}

int KingdomFiles::importWithOurCards() {
  const QUrl file = other_cards_;
  forgetOtherCards();
  return import(file, true);
}

int KingdomFiles::import(const QUrl& file, bool other_cards) {
  KingdomId id = 0;
  guarded([&] {
    if (!file.isLocalFile()) {
      return say(
          {},
          tr("%1 is no file of this computer. Nothing was stored.").arg(file.toDisplayString()));
    }
    const auto text = chronicle::read_file(as_path(file.toLocalFile()), spoken_language());
    if (const auto* mistake = std::get_if<TextMistake>(&text)) {
      return refuse(file, *mistake);
    }
    const auto& words = std::get<std::string>(text);
    if (!other_cards && has_other_cards(words)) {
      other_cards_ = file;
      emit otherCardsChanged();
      return;
    }
    const auto outcome =
        chronicle::import_text(*library_, cards_.game(), words, {.other_cards = other_cards});
    if (const auto* mistake = std::get_if<TextMistake>(&outcome)) {
      return refuse(file, *mistake);
    }
    id = std::get<KingdomId>(outcome);
    const KingdomEntry entry = chronicle::kingdom(*library_, id).value();
    say(tr("The kingdom %1 was imported, %n move(s).", nullptr, entry.moves)
            .arg(from(entry.beginning.name)),
        {});
    emit kingdomsChanged();
  });
  return static_cast<int>(id);
}

// "Arkach.kingdom, line 12: The move … is refused: …"
void KingdomFiles::refuse(const QUrl& file, const TextMistake& mistake) {
  const QString name = file.fileName();
  say({}, mistake.line > 0
              ? tr("%1, line %2: %3").arg(name).arg(mistake.line).arg(from(mistake.sentence))
              : tr("%1: %2").arg(name, from(mistake.sentence)));
}

bool KingdomFiles::has_other_cards(const std::string& text) const {
  const auto read = chronicle::read_text(text);
  const auto* kingdom = std::get_if<chronicle::KingdomText>(&read);
  const cards::Edition& edition = cards_.game().edition();
  return kingdom != nullptr && kingdom->edition == edition.id && !kingdom->fingerprint.empty() &&
         kingdom->fingerprint != edition.fingerprint;
}

void KingdomFiles::forgetOtherCards() {
  other_cards_.clear();
  emit otherCardsChanged();
}

QString KingdomFiles::exportKingdom(int kingdom) {
  return write(
      kingdom, QStringLiteral(".kingdom"),
      [](Chronicle& chronicle) {
        return chronicle::export_text(chronicle, chronicle.present().id);
      },
      tr("The kingdom %1 was written to %2. It can be imported from there."));
}

QString KingdomFiles::reportProblem(int kingdom) {
  return write(
      kingdom, QStringLiteral("-report.kingdom"),
      [](Chronicle& chronicle) { return chronicle::report(chronicle, KRONIKA_VERSION); },
      tr("All that is needed to look into a problem with %1 was written to %2. Send this file, "
         "and say what you expected."));
}

QString KingdomFiles::write(int kingdom, const QString& ending, const Text& text,
                            const QString& sentence) {
  QString file;
  guarded([&] {
    const auto entry = chronicle::kingdom(*library_, KingdomId{kingdom});
    if (!entry) {
      return say({}, tr("This kingdom is no longer in the library. Nothing was written."));
    }
    const std::string name = chronicle::file_name(entry->beginning.name) + ending.toStdString();
    file = QString::fromStdString(
        chronicle::write_beside(as_path(folder_) / name,
                                as_far_as_possible(*library_, cards_.game(), *entry, text))
            .string());
    say(sentence.arg(from(entry->beginning.name), QDir::toNativeSeparators(file)), {});
  });
  return file;
}

bool KingdomFiles::remove(int kingdom) {
  bool gone = false;
  guarded([&] {
    const auto entry = chronicle::kingdom(*library_, KingdomId{kingdom});
    if (entry && !entry->archived) {
      return say({},
                 tr("%1 is not put away. Nothing was deleted.").arg(from(entry->beginning.name)));
    }
    const auto folder = chronicle::remove(*library_, cards_.game(), KingdomId{kingdom});
    gone = true;
    say(tr("The kingdom %1 was deleted. Its moves are kept in %2.")
            .arg(entry ? from(entry->beginning.name) : QString(),
                 QString::fromStdString(folder.string())),
        {});
    emit kingdomsChanged();
  });
  return gone;
}

QString KingdomFiles::folderOfCopies(const QString& kingdom) const {
  if (library_ == nullptr) {
    return {};
  }
  const std::string name = "deleted-" + chronicle::file_name(kingdom.toStdString());
  return QString::fromStdString((library_->file().parent_path() / name).string());
}

void KingdomFiles::guarded(const std::function<void()>& work) {
  if (library_ == nullptr) {
    return;
  }
  try {
    work();
  } catch (const std::exception& trouble) {
    say({}, QString::fromUtf8(trouble.what()));
  }
}

void KingdomFiles::say(const QString& done, const QString& problem) {
  done_ = done;
  problem_ = problem;
  emit said();
}

void KingdomFiles::set_folder(const QString& folder) {
  if (folder_ != folder) {
    folder_ = folder;
    emit folderChanged();
  }
}

void KingdomFiles::set_done(const QString& sentence) {
  if (done_ != sentence) {
    say(sentence, problem_);
  }
}

void KingdomFiles::set_problem(const QString& sentence) {
  if (problem_ != sentence) {
    say(done_, sentence);
  }
}

}  // namespace kronika::desktop
