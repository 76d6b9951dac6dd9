// What somebody wants to enter, asked field by field: each with the value that holds now and those that it can have.
#pragma once

#include "core/fury/roadblock.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <ranges>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace demeter::fury {

/// One field. What its name, its number and its values mean the game knows.
struct FormField {
    /// How it is shown: buttons, each of which opens fields of its own; a list in alphabetical order, or in this one; a choice of a few; a
    /// number; yes or no. The values of `Names` are in order by thousands, and within a thousand as they are called.
    enum class Kind : std::uint8_t { Option, Names, List, Parts, Count, Flag };
    using Id = std::pair<int, int>; ///< the name, and which of several with this name

    Id id{};
    Kind kind{};
    bool isSubject = false;     ///< what the fields behind it are about: with another one they are not what they were
    std::vector<int> allowed{}; ///< in their order; the least and the most of `Count`
    std::optional<int> now{};   ///< what holds now; nothing for what cannot be told before somebody says it
    std::optional<int> value{}; ///< what was entered, or else what holds now

    friend bool operator==(const FormField&, const FormField&) = default;
};
/// What was entered so far; what does not fit is as if it had not been.
using Answers = std::map<FormField::Id, int>;

/// The fields as they follow from the answers, and what they come to, once everything has been said.
template <typename Made> struct Form {
    std::vector<FormField> fields;
    std::optional<Made> made;
};

inline constexpr int noValue = -1; ///< of a field that can be empty

template <typename T>
requires(std::is_enum_v<T> || std::is_integral_v<T>) constexpr int codeOf(T value)
{
    return static_cast<int>(value);
}
template <typename T> constexpr int codeOf(const std::optional<T>& value)
{
    return value ? codeOf(*value) : noValue;
}

constexpr int codeOf(const Roadblock& road)
{
    return ((road.onRail ? 1 : 0) * 128 + codeOf(road.a)) * 128 + codeOf(road.b);
}
constexpr Roadblock roadOf(int code)
{
    return {code >= 128 * 128, static_cast<LocationId>(code / 128 % 128), static_cast<LocationId>(code % 128)};
}

/// Where an Encounter can be: in a zone, or with the cards of a place. `Place` is two kinds of places, each with a number below 10.
template <typename Zone, typename Place> struct Spot {
    Zone zone{};
    std::optional<Place> place{}; ///< only where it lies
};
template <typename Kind, typename Zone, typename Place> struct EncounterAt {
    Spot<Zone, Place> spot;
    Kind kind{};
    std::uint8_t nth = 0; ///< of those in that place
};
template <typename Place>
requires(std::is_aggregate_v<Place>) constexpr int codeOf(const Place& place)
{
    const auto& [aside, number] = place;
    return aside ? 10 + number : number;
}
template <typename Zone, typename Place> constexpr int codeOf(const Spot<Zone, Place>& spot)
{
    return spot.place ? codeOf(*spot.place) : 20 + codeOf(spot.zone);
}
template <typename Spot> constexpr Spot spotOf(int code)
{
    using Zone = decltype(Spot::zone);
    if (code >= 20)
        return {static_cast<Zone>(code - 20), {}};
    return {Zone::Lying, {{code >= 10, static_cast<std::uint8_t>(code % 10)}}};
}
template <typename Kind, typename Zone, typename Place> constexpr int codeOf(const EncounterAt<Kind, Zone, Place>& token)
{
    return codeOf(token.spot) * 1000 + static_cast<int>(token.kind) * 16 + token.nth;
}
template <typename At> constexpr At encounterOf(int code)
{
    return {spotOf<decltype(At::spot)>(code / 1000), static_cast<decltype(At::kind)>(code % 1000 / 16),
            static_cast<std::uint8_t>(code % 1000 % 16)};
}

/// An edit of the kind that has this index among all of them.
template <typename Edits, std::size_t n = 0> Edits editOf(std::size_t index)
{
    if constexpr (n + 1 < std::variant_size_v<Edits>)
        if (n != index)
            return editOf<Edits, n + 1>(index);
    return Edits(std::in_place_index<n>);
}

inline std::vector<LocationId> listed(LocationSet places)
{
    std::vector<LocationId> all;
    places.forEach([&](LocationId place) { all.push_back(place); });
    return all;
}
/// These values, or none of them.
template <typename Range> auto orNone(const Range& values)
{
    std::vector<std::optional<std::ranges::range_value_t<Range>>> all{std::nullopt};
    all.insert(all.end(), values.begin(), values.end());
    return all;
}

/// Asks one field after the other: each call adds one, and gives or sets what was entered.
template <typename Name> class Asker {
public:
    using Kind = FormField::Kind;

    explicit Asker(const Answers& answers) : answers_(answers) {}

    /// What the fields behind this one are about; nothing until it is said.
    template <typename Range> auto which(Name name, Kind kind, const Range& allowed)
    {
        const auto* found = add(name, 0, kind, std::nullopt, allowed);
        fields_.back().isSubject = true;
        return found == nullptr ? std::nullopt : std::optional(*found);
    }
    /// One of these. False if none of them is chosen.
    template <typename T, typename Range> bool choose(Name name, Kind kind, T& value, const Range& allowed, int nth = 0)
    {
        const T* found = add(name, nth, kind, codeOf(value), allowed);
        if (found != nullptr)
            value = *found;
        return found != nullptr;
    }
    void flag(Name name, bool& value, int nth = 0)
    {
        add(name, nth, Kind::Flag, codeOf(value), std::array{0, 1});
        value = *fields_.back().value == 1;
    }
    /// Yes or no to each of these: whether it is in the set.
    template <typename Set, typename Range> void flags(Name name, Set& set, const Range& values)
    {
        for (const auto value : values) {
            bool isIn = set.contains(value);
            flag(name, isIn, codeOf(value));
            set = isIn ? set | value : set - value;
        }
    }
    /// So many at most, each of which can be none.
    template <typename T, typename Range> void several(Name name, std::vector<T>& held, std::size_t most, const Range& allowed)
    {
        const std::vector<T> now = std::exchange(held, {});
        for (std::size_t n = 0; n < most; ++n) {
            std::optional<T> one;
            if (n < now.size())
                one = now[n];
            choose(name, Kind::Names, one, orNone(allowed), static_cast<int>(n));
            if (one)
                held.push_back(*one);
        }
    }
    template <typename T> void count(Name name, T& value, int least, int most)
    {
        FormField field{{static_cast<int>(name), 0}, Kind::Count, false, {least, most}, value, value};
        if (const auto said = answers_.find(field.id); said != answers_.end())
            field.value = std::clamp(said->second, least, most);
        value = static_cast<T>(*field.value);
        fields_.push_back(std::move(field));
    }
    const std::vector<FormField>& fields() const { return fields_; }

private:
    template <typename Range> auto* add(Name name, int nth, Kind kind, std::optional<int> now, const Range& allowed)
    {
        FormField& field = fields_.emplace_back(FormField{{static_cast<int>(name), nth}, kind});
        for (const auto& each : allowed)
            field.allowed.push_back(codeOf(each));
        const auto place = [&](std::optional<int> value) { return value ? std::ranges::find(field.allowed, *value) : field.allowed.end(); };
        auto found = place(now);
        if (found != field.allowed.end())
            field.now = now;
        if (const auto said = answers_.find(field.id); said != answers_.end() && place(said->second) != field.allowed.end())
            found = place(said->second);
        const bool isChosen = found != field.allowed.end();
        if (isChosen)
            field.value = *found;
        return isChosen ? &allowed[static_cast<std::size_t>(found - field.allowed.begin())] : nullptr;
    }

    const Answers& answers_;
    std::vector<FormField> fields_;
};

} // namespace demeter::fury
