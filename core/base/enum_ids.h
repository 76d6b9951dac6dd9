// Values of an enumeration and their ids, which stand in the order of the values.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace demeter {

/// The first `count` values, in their order.
template <typename Enum, std::size_t count> constexpr std::array<Enum, count> valuesOf()
{
    std::array<Enum, count> values{};
    for (std::size_t i = 0; i < count; ++i)
        values[i] = static_cast<Enum>(i);
    return values;
}
/// The value that has this id, or nothing.
template <typename Enum, std::size_t count>
constexpr std::optional<Enum> valueOf(const std::array<std::string_view, count>& ids, std::string_view id)
{
    const auto* found = std::ranges::find(ids, id);
    if (found == ids.end())
        return std::nullopt;
    return static_cast<Enum>(found - ids.begin());
}

} // namespace demeter
