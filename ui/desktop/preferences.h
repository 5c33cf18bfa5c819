// What the player chose about the window: language, text, theme, motion, marks, spoilers; and
// what it remembers by itself: where it stood, the open kingdom, the guide. Kept in a
// store that is handed in, so that tests need no file; without a store the
// choices last as long as the program. A store that fails is no reason to
// stop: its sentence is kept in `problem` for the window to show.
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QObject>

#include <memory>
#include <optional>
#include <string>

namespace kronika::desktop {

// Both may throw std::exception with a sentence for the player.
class PreferenceStore {
 public:
  PreferenceStore() = default;
  PreferenceStore(const PreferenceStore&) = delete;
  PreferenceStore& operator=(const PreferenceStore&) = delete;
  virtual ~PreferenceStore() = default;
  [[nodiscard]] virtual std::optional<std::string> read(const std::string& name) = 0;
  virtual void write(const std::string& name, const std::string& value) = 0;
};

class Preferences : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("The program hands it in.")
  // "light", "dark", or "system": whatever the desktop has.
  Q_PROPERTY(QString theme READ theme WRITE set_theme NOTIFY darkChanged FINAL)
  // Chosen dark, whatever the desktop has.
  Q_PROPERTY(bool dark READ dark WRITE set_dark NOTIFY darkChanged FINAL)
  Q_PROPERTY(bool spoilers READ spoilers WRITE set_spoilers NOTIFY spoilersChanged FINAL)
  Q_PROPERTY(bool spoilersAgreed READ spoilers_agreed NOTIFY spoilersChanged FINAL)
  Q_PROPERTY(bool reducedMotion READ reduced_motion WRITE set_reduced_motion NOTIFY
                 reducedMotionChanged FINAL)
  // "en" or "pl"; empty: the system's.
  Q_PROPERTY(QString language READ language WRITE set_language NOTIFY languageChanged FINAL)
  // 1 to 2.
  Q_PROPERTY(double textScale READ text_scale WRITE set_text_scale NOTIFY textScaleChanged FINAL)
  // What colours tell is told louder without them.
  Q_PROPERTY(bool distinctMarks READ distinct_marks WRITE set_distinct_marks NOTIFY
                 distinctMarksChanged FINAL)
  // How far the guided round came, as GuideModel writes it; empty: it never began.
  Q_PROPERTY(QString guide READ guide WRITE set_guide NOTIFY guideChanged FINAL)
  // The kingdom whose table the window stands at; 0: it stands at the library.
  Q_PROPERTY(int lastTable READ last_table WRITE set_last_table NOTIFY lastTableChanged FINAL)
  // What a new kingdom is begun with: nothing that was revealed can be undone in it.
  Q_PROPERTY(bool strict READ strict WRITE set_strict NOTIFY strictChanged FINAL)
  Q_PROPERTY(QString problem READ problem WRITE set_problem NOTIFY problemChanged FINAL)

 public:
  // Its name in the store: a kingdom's number; 0: at the library.
  static constexpr const char* kLastTable = "table";

  explicit Preferences(std::unique_ptr<PreferenceStore> store = nullptr, QObject* parent = nullptr);

  [[nodiscard]] QString theme() const { return theme_; }
  void set_theme(const QString& theme);
  [[nodiscard]] bool dark() const;
  void set_dark(bool dark);
  [[nodiscard]] bool spoilers() const { return spoilers_; }
  void set_spoilers(bool allowed);
  // Has been asked and agreed once; need not be asked again.
  [[nodiscard]] bool spoilers_agreed() const { return spoilers_agreed_; }
  [[nodiscard]] bool reduced_motion() const { return reduced_motion_; }
  void set_reduced_motion(bool reduced);
  [[nodiscard]] QString language() const { return language_; }
  void set_language(const QString& language);
  [[nodiscard]] double text_scale() const { return text_percent_ / 100.0; }
  void set_text_scale(double scale);
  [[nodiscard]] bool distinct_marks() const { return distinct_marks_; }
  void set_distinct_marks(bool distinct);
  [[nodiscard]] QString guide() const { return guide_; }
  void set_guide(const QString& progress);
  [[nodiscard]] int last_table() const { return last_table_; }
  void set_last_table(int kingdom);
  // Where the window stood, as window_place.h writes it.
  [[nodiscard]] QString window_place() const { return window_place_; }
  void set_window_place(const QString& place);
  [[nodiscard]] bool strict() const { return strict_; }
  void set_strict(bool strict);
  [[nodiscard]] QString problem() const { return problem_; }
  void set_problem(const QString& sentence);

 signals:
  void darkChanged();
  void spoilersChanged();
  void reducedMotionChanged();
  void languageChanged();
  void textScaleChanged();
  void distinctMarksChanged();
  void guideChanged();
  void lastTableChanged();
  void strictChanged();
  void problemChanged();

 private:
  [[nodiscard]] std::optional<std::string> stored(const char* name);
  void store(const char* name, const std::string& value);

  std::unique_ptr<PreferenceStore> store_;
  QString theme_;
  bool spoilers_ = false;
  bool spoilers_agreed_ = false;
  bool reduced_motion_ = false;
  QString language_;
  int text_percent_ = 100;
  bool distinct_marks_ = false;
  QString guide_;
  int last_table_ = 0;
  QString window_place_;
  bool strict_ = false;
  QString problem_;
};

}  // namespace kronika::desktop
