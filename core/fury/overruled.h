// What the table can allow although the rules as the program knows them refuse it.
#pragma once

#include <optional>
#include <variant>

namespace demeter::fury {

/// The same entry, allowed by the table. `Overrulable` are those kinds of entries that have `overruled`. Empty where it is another kind, or
/// was allowed already.
template <typename... Overrulable, typename Action> std::optional<Action> overruled(const Action& entry)
{
    Action allowed = entry;
    const auto allow = [&]<typename One>(One* one) {
        if (one != nullptr)
            one->overruled = true;
    };
    (allow(std::get_if<Overrulable>(&allowed)), ...);
    return allowed == entry ? std::nullopt : std::optional(allowed);
}

/// The same where the table's allowance is all that it lacks. `refused` says what else speaks against an entry.
template <typename... Overrulable, typename Action> std::optional<Action> allowedByTable(const Action& entry, const auto& refused)
{
    auto allowed = overruled<Overrulable...>(entry);
    if (allowed && refused(*allowed))
        allowed.reset();
    return allowed;
}

} // namespace demeter::fury
