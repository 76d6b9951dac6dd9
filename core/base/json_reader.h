// Reading JSON that a person wrote or that got damaged: every fault with its place, and no exception.
// Internal to the core: the readers of boards, card files, positions and actions share it.
#pragma once

#include "core/base/fault.h"
#include "core/base/nearest_id.h"

#include <cstdint>
#include <expected>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace demeter {

/// Objects keep the order of the file, so that faults come in it and tokens stay as they were entered.
using Json = nlohmann::ordered_json;

/// More levels than any of our formats has; a deeper text is refused before it is built.
inline constexpr std::size_t deepestJson = 64;

/// A text that is JSON, but for keys that an object has twice. Both fields are in it then, and the first one is found.
struct JsonText {
    Json root;
    Faults doubledKeys; ///< the first hundred
};

/// Reads a whole text as one JSON value, with or without a byte order mark before it. Refuses bad syntax, bad UTF-8 and too many levels.
std::expected<JsonText, Faults> parseJsonText(std::string_view text);
/// The same, and refuses doubled keys: for readers that don't look any further after a fault of the text.
std::expected<Json, Faults> parseJson(std::string_view text);

/// `place` one level deeper, as a JSON pointer (RFC 6901).
std::string placeAt(const std::string& place, std::string_view key);
std::string placeAt(const std::string& place, std::size_t index);

/// Puts faults in the order of their places in the file; one with a place that isn't there comes with what it should be in.
void sortByPlace(const Json& root, Faults& faults);

/// The fields of one object. Asking for a field makes it a known one; `refuseUnknown` then names the others.
class ObjectReader {
public:
    /// Adds a fault if `value` is no object; then all fields are missing, silently.
    ObjectReader(const Json& value, std::string place, Faults& faults);

    bool valid() const { return object_ != nullptr; }
    const std::string& place() const { return place_; }
    std::string placeOf(std::string_view field) const { return placeAt(place_, field); }
    /// The field, or null if it is missing.
    const Json* optional(std::string_view field);
    /// The field; a missing one is a fault.
    const Json* required(std::string_view field);
    // The field as what it must be; a missing one is a fault.
    std::optional<std::string> text(std::string_view field);
    std::optional<std::string> id(std::string_view field);
    std::optional<bool> boolean(std::string_view field);
    const Json* list(std::string_view field);
    /// Refuses fields that were not asked for, but those that begin with `x-`.
    void refuseUnknown();

private:
    const Json* object_ = nullptr;
    std::string place_;
    Faults& faults_;
    std::vector<std::string_view> known_;
};

// Single values. Each adds a fault and returns nothing if the value is another one.

std::optional<std::int64_t> readInteger(const Json& value, const std::string& place, std::int64_t smallest, std::int64_t largest,
                                        Faults& faults);
std::optional<bool> readBoolean(const Json& value, const std::string& place, Faults& faults);
/// A text that is not empty.
std::optional<std::string> readText(const Json& value, const std::string& place, Faults& faults);
/// A text in kebab-case. Any other text is a fault, but returned all the same: what names it should not be a fault as well.
std::optional<std::string> readId(const Json& value, const std::string& place, Faults& faults);
/// True if it is a list; otherwise a fault.
bool isList(const Json& value, const std::string& place, Faults& faults);

/// JSON as text; bytes that are no UTF-8 are replaced, so that nothing is thrown.
std::string dumpJson(const Json& json, int indent = -1);

} // namespace demeter
