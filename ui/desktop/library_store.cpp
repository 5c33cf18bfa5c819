#include "ui/desktop/library_store.h"

namespace kronika::desktop {
namespace {

class LibraryStore : public PreferenceStore {
 public:
  explicit LibraryStore(std::shared_ptr<chronicle::Library> library)
      : library_(std::move(library)) {}

  std::optional<std::string> read(const std::string& name) override {
    return library_->preference(name);
  }
  void write(const std::string& name, const std::string& value) override {
    library_->set_preference(name, value);
  }

 private:
  std::shared_ptr<chronicle::Library> library_;
};

}  // namespace

std::unique_ptr<PreferenceStore> make_library_store(std::shared_ptr<chronicle::Library> library) {
  return std::make_unique<LibraryStore>(std::move(library));
}

}  // namespace kronika::desktop
