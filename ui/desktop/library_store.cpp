#include "ui/desktop/library_store.h"

#include "campaign/chronicle/library.h"
#include "campaign/chronicle/paths.h"

namespace kronika::desktop {
namespace {

class LibraryStore : public PreferenceStore {
 public:
  explicit LibraryStore(chronicle::Library library) : library_(std::move(library)) {}

  std::optional<std::string> read(const std::string& name) override {
    return library_.preference(name);
  }
  void write(const std::string& name, const std::string& value) override {
    library_.set_preference(name, value);
  }

 private:
  chronicle::Library library_;
};

}  // namespace

std::unique_ptr<PreferenceStore> open_library_store() {
  return std::make_unique<LibraryStore>(
      chronicle::Library::open(chronicle::default_library_path()));
}

}  // namespace kronika::desktop
