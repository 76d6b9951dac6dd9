// Dracula's Power cards.
#pragma once

#include "core/base/enum_ids.h"
#include "core/base/enum_set.h"

#include <cstdint>

namespace demeter::fury2e {

/// Dracula's five Power cards, one of each; they lie in one deck with the Location cards (2E-COMP-6).
enum class Power : std::uint8_t { DarkCall, DoubleBack, Feed, Hide, WolfForm };
using PowerSet = EnumSet<Power>;
inline constexpr std::size_t powerCount = 5;
inline constexpr auto allPowers = valuesOf<Power, powerCount>();
/// Ids as core/formats.md writes them, indexed by `Power`.
inline constexpr std::array<std::string_view, powerCount> powerIds{"dark-call", "double-back", "feed", "hide", "wolf-form"};
constexpr std::optional<Power> powerFromId(std::string_view id)
{
    return valueOf<Power>(powerIds, id);
}

} // namespace demeter::fury2e
