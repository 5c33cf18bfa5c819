#include "campaign/state/archive.h"

#include <boost/archive/impl/basic_text_iarchive.ipp>
#include <boost/archive/impl/text_iarchive_impl.ipp>
#include <boost/archive/text_iarchive.hpp>
#include <boost/archive/text_oarchive.hpp>
#include <boost/serialization/string.hpp>
#include <boost/serialization/version.hpp>
#include <sstream>

#include "campaign/state/fields.h"

namespace boost::serialization {

template <>
struct version<kronika::state::Kingdom> {
  using type = mpl::int_<kronika::state::kArchiveVersion>;
  using tag = mpl::integral_c_tag;
  // NOLINTNEXTLINE(readability-identifier-naming): the name Boost looks for
  static constexpr unsigned value = kronika::state::kArchiveVersion;
};

template <typename Archive>
void serialize(Archive& archive, kronika::state::Kingdom& kingdom, unsigned version) {
  if (version != kronika::state::kArchiveVersion) {
    throw kronika::state::fields::OutOfRange();
  }
  kronika::state::fields::kingdom(archive, kingdom);
}

}  // namespace boost::serialization

namespace kronika::state {

namespace {

// Takes in the fields one after the other (64-bit FNV-1a over their bytes,
// lowest first, each widened to 64 bits).
class Hasher {
 public:
  struct is_loading : std::false_type {};  // NOLINT(readability-identifier-naming): Boost's name

  template <typename Number>
  Hasher& operator&(Number& value) {
    if constexpr (std::is_same_v<Number, std::string>) {
      for (const char letter : value) {
        mix(static_cast<unsigned char>(letter));
      }
      mix(value.size());
    } else {
      mix(static_cast<std::uint64_t>(value));
    }
    return *this;
  }
  [[nodiscard]] std::uint64_t result() const { return hash_; }

 private:
  void mix(std::uint64_t value) {
    for (int byte = 0; byte < 8; ++byte) {
      hash_ = (hash_ ^ (value & 0xffU)) * 0x100000001b3U;
      value >>= 8U;
    }
  }
  std::uint64_t hash_ = 0xcbf29ce484222325U;
};

// Boost makes room for as many letters as the archive says are coming, before it
// looks whether they are there. Here no text is longer than the archive's own title.
class Reader : public boost::archive::text_iarchive_impl<Reader> {
  using Base = boost::archive::text_iarchive_impl<Reader>;

 public:
  explicit Reader(std::istream& text) : Base(text, 0) { init(); }

  template <typename Value>
  void load(Value& value) {
    Base::load(value);
  }
  void load(std::string& text) {
    std::size_t size = 0;
    Base::load(size);
    fields::must<Reader>(size <= Text::kMaxBytes);
    is.get();
    text.resize(size);
    is.read(text.data(), static_cast<std::streamsize>(size));
  }
};

}  // namespace

std::uint64_t hash(const Kingdom& kingdom) {
  Hasher hasher;
  Kingdom copy = kingdom;
  fields::kingdom(hasher, copy);
  return hasher.result();
}

std::string to_archive(const Kingdom& kingdom) {
  std::ostringstream text;
  {
    boost::archive::text_oarchive archive(text);
    archive << kingdom;
  }
  return text.str();
}

std::optional<Kingdom> from_archive(const std::string& archive) {
  std::istringstream text(archive);
  try {
    Reader reader(text);
    Kingdom kingdom;
    reader >> kingdom;
    return kingdom;
  } catch (const boost::archive::archive_exception&) {
    return std::nullopt;
  } catch (const fields::OutOfRange&) {
    return std::nullopt;
  }
}

}  // namespace kronika::state
