// From where on the sheets of the guard are laid out for a phone.
#pragma once

namespace demeter {

/// Pixels of a window at 100 %: what is narrower has no room for one thing beside another.
inline constexpr int phoneWidth = 600;

} // namespace demeter
