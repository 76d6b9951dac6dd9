// Dracula's Power cards.
#pragma once

#include "core/base/enum_set.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace demeter::fury2e {

/// Dracula's five Power cards, one of each; they lie in one deck with the Location cards (2E-COMP-6).
enum class Power : std::uint8_t { DarkCall, DoubleBack, Feed, Hide, WolfForm };
inline constexpr std::size_t powerCount = 5;
inline constexpr std::array<Power, powerCount> allPowers{Power::DarkCall, Power::DoubleBack, Power::Feed, Power::Hide, Power::WolfForm};
/// Ids as core/formats.md writes them, indexed by `Power`.
inline constexpr std::array<std::string_view, powerCount> powerIds{"dark-call", "double-back", "feed", "hide", "wolf-form"};
std::optional<Power> powerFromId(std::string_view id);

using PowerSet = EnumSet<Power>;
constexpr PowerSet operator|(Power a, Power b)
{
    return PowerSet(a) | PowerSet(b);
}

} // namespace demeter::fury2e
