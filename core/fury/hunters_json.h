// Hunters and what each of them has, as JSON. Internal to the core.
#pragma once

#include "core/base/json_fields.h"
#include "core/fury/hunters.h"

namespace demeter {

template <> struct JsonNames<fury::Hunter> {
    static constexpr std::span<const std::string_view> ids = fury::hunterIds;
    static constexpr std::string_view unknown = "unknown-hunter";
    static constexpr bool namesField = false;
};

template <> struct JsonValue<fury::HunterSet> : JsonSet<fury::HunterSet, fury::Hunter> {
    template <typename Context> static void read(const Context& context, const JsonAt& at, fury::HunterSet& into, Faults& faults)
    {
        readSet(context, at, into, "hunter-doubled", faults);
    }
};

/// What some hunters have: an object with the ids of those for whom it is something. Only written.
struct OfSomeHunters {
    template <typename Context, typename T> static Json write(const Context& context, const std::array<T, fury::hunterCount>& values)
    {
        Json json = Json::object();
        for (std::size_t i = 0; i < fury::hunterCount; ++i)
            if (values[i] != T{})
                json[std::string(fury::hunterIds[i])] = jsonOf(context, values[i]);
        return json;
    }
};

/// One for each hunter: an object with their ids. Numbers that are 0 are left out.
template <typename T> struct JsonValue<std::array<T, fury::hunterCount>> {
    static constexpr bool numbers = std::is_integral_v<T>;
    template <typename Context> static Json write(const Context& context, const std::array<T, fury::hunterCount>& values)
    {
        if constexpr (numbers) {
            return OfSomeHunters::write(context, values);
        } else {
            Json json = Json::object();
            for (std::size_t i = 0; i < fury::hunterCount; ++i)
                json[std::string(fury::hunterIds[i])] = jsonOf(context, values[i]);
            return json;
        }
    }
    template <typename Context>
    static void read(const Context& context, const JsonAt& at, std::array<T, fury::hunterCount>& into, Faults& faults)
    {
        ObjectReader fields(at.value, at.place, faults);
        if (!fields.valid())
            return;
        for (std::size_t i = 0; i < fury::hunterCount; ++i) {
            const std::string_view id = fury::hunterIds[i];
            if (const Json* value = numbers ? fields.optional(id) : fields.required(id))
                JsonValue<T>::read(context, {*value, fields.placeOf(id), id}, into[i], faults);
        }
        std::size_t other = 0;
        for (const auto& [name, value] : at.value.items())
            if (!name.starts_with("x-"))
                readJsonName<JsonNames<fury::Hunter>>(name, {value, fields.placeOf(name), {}}, other, faults);
    }
};

} // namespace demeter
