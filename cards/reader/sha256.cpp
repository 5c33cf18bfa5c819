#include "cards/reader/sha256.h"

#include <openssl/evp.h>

#include <array>
#include <stdexcept>

namespace kronika::cards {

std::string sha256(std::string_view text) {
  std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
  unsigned size = 0;
  if (EVP_Digest(text.data(), text.size(), digest.data(), &size, EVP_sha256(), nullptr) != 1) {
    throw std::runtime_error("SHA-256 is not available on this machine.");
  }
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string hexadecimal;
  for (unsigned i = 0; i < size; ++i) {
    hexadecimal += kDigits[digest[i] >> 4U];
    hexadecimal += kDigits[digest[i] & 0xfU];
  }
  return hexadecimal;
}

}  // namespace kronika::cards
