#include "ui/desktop/card_box.h"

#include <mutex>
#include <utility>

namespace kronika::desktop {

struct CardBox::Contents {
  Read read;
  std::once_flag once;
  std::unique_ptr<const rules::Game> own;
  const rules::Game* game = nullptr;
};

CardBox::CardBox(Read read) : contents_(std::make_shared<Contents>()) {
  contents_->read = std::move(read);
}

CardBox::CardBox(const rules::Game& game) : contents_(std::make_shared<Contents>()) {
  contents_->game = &game;
}

const rules::Game& CardBox::game() const {
  std::call_once(contents_->once, [this] {
    if (contents_->game == nullptr) {
      contents_->own = contents_->read();
      contents_->game = contents_->own.get();
    }
  });
  return *contents_->game;
}

}  // namespace kronika::desktop
