// JSON exactly as this program writes it, so that nothing can hide in another way of writing the same. Internal to the core.
#pragma once

#include <nlohmann/json.hpp>

#include <array>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string_view>

namespace demeter {

using Json = nlohmann::ordered_json;

/// Compact JSON exactly as this program writes it; anything else gives `discarded`.
Json parseExactly(std::string_view text);
/// True for an object with exactly these keys in this order.
bool hasKeys(const Json& json, std::initializer_list<std::string_view> keys);
/// True for an object with this key first and then only what the table noticed, in its order (record_format.md, section 2).
bool hasKeyAndTable(const Json& json, std::string_view key);

/// The index of a text in a list of names.
template <std::size_t N> std::optional<std::size_t> indexIn(const std::array<std::string_view, N>& names, std::string_view text)
{
    for (std::size_t i = 0; i < N; ++i)
        if (names[i] == text)
            return i;
    return std::nullopt;
}

} // namespace demeter
