// SHA-256 of a whole text, as `sha256sum` prints it.
#pragma once

#include <string>
#include <string_view>

namespace demeter {

/// 64 lower-case hex digits.
std::string sha256Text(std::string_view bytes);

} // namespace demeter
