// One description of a struct's fields, by which it is written as JSON and read back: equal values give equal bytes. Internal to the core.
//
// A game says once what its types are called in files:
// - `jsonFields` for a struct: its fields in the order in which they are written;
// - `JsonNames` for an enumeration, `jsonAlternatives` for a variant;
// - `JsonValue` or `JsonObject` itself for what is written in a way of its own.
// Where an id means something only together with a board or a card file, that comes along as the context, whatever it is.
#pragma once

#include "core/base/hex.h"
#include "core/base/json_reader.h"

#include <algorithm>
#include <array>
#include <limits>
#include <span>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>

namespace demeter {

/// A field of a struct: its name, and the member that it is.
template <typename Struct, typename Member> struct JsonField {
    std::string_view name;
    Member Struct::*member;
    bool optional; ///< left out where the member is as in a new struct, and not missed when it is read
};
/// A field that is always there.
template <typename Struct, typename Member> constexpr JsonField<Struct, Member> must(std::string_view name, Member Struct::*member)
{
    return {name, member, false};
}
/// A field that is left out where it says nothing.
template <typename Struct, typename Member> constexpr JsonField<Struct, Member> may(std::string_view name, Member Struct::*member)
{
    return {name, member, true};
}
/// A tuple of fields for each struct that has any.
template <typename Struct> inline constexpr auto jsonFields = nullptr;
/// In the namespace `demeter`, with `It` for the struct: `DEMETER_JSON_FIELDS(Point, must("x", &It::x), may("y", &It::y))`.
#define DEMETER_JSON_FIELDS(Struct, ...)                                                                                                   \
    template <> inline constexpr auto jsonFields<Struct> = [] {                                                                            \
        using It = Struct;                                                                                                                 \
        return std::tuple{__VA_ARGS__};                                                                                                    \
    }();

/// How many members an aggregate has: a description that has forgotten one does not compile.
struct AnyMember {
    template <typename T> operator T&() const&& noexcept;
};
template <typename Struct, typename... Members> constexpr std::size_t memberCount()
{
    if constexpr (requires { Struct{Members{}..., AnyMember{}}; })
        return memberCount<Struct, Members..., AnyMember>();
    else
        return sizeof...(Members);
}
template <typename Struct> constexpr bool describesAll()
{
    return std::tuple_size_v<std::remove_const_t<decltype(jsonFields<Struct>)>> == memberCount<Struct>();
}

/// For an enumeration: `ids`, in its order; `unknown`, the code of the fault of any other text, whose arguments are the text, the field's
/// name if `namesField`, and the nearest id.
template <typename Enum> struct JsonNames;
template <const auto& names> struct PlainNames {
    static constexpr std::span<const std::string_view> ids = names;
    static constexpr std::string_view unknown = "unknown-value";
    static constexpr bool namesField = true;
};
/// The name of a value. A number that there isn't gives an empty text instead of undefined behaviour.
template <typename Enum> constexpr std::string_view jsonName(Enum value)
{
    const auto index = static_cast<std::size_t>(value);
    return index < JsonNames<Enum>::ids.size() ? JsonNames<Enum>::ids[index] : std::string_view();
}
/// The ids of a table whose entries have one.
template <typename Info, std::size_t n> constexpr std::array<std::string_view, n> idsOf(const std::array<Info, n>& infos)
{
    std::array<std::string_view, n> ids;
    std::ranges::transform(infos, ids.begin(), &Info::id);
    return ids;
}

/// The names of a variant's alternatives, in their order: it is an object with one field, which has the alternative's name.
template <typename Variant> inline constexpr auto jsonAlternatives = nullptr;

/// Where a value stands.
struct JsonAt {
    const Json& value;
    std::string place;
    std::string_view field; ///< its name, or that of the list which it is in
    JsonAt at(std::size_t index) const { return {value[index], placeAt(place, index), field}; }
};

/// The fields of an object: `write` adds them to it, `read` takes them from it.
template <typename T> struct JsonObject {
    template <typename Context> static void write(const Context& context, Json& into, const T& value);
    template <typename Context> static void read(const Context& context, ObjectReader& from, T& into, Faults& faults);
};

/// A value: `write` makes it, `read` fills it in and adds a fault where it can't; what it is then is not to be used.
template <typename T> struct JsonValue {
    template <typename Context> static Json write(const Context& context, const T& value)
    {
        if constexpr (std::is_enum_v<T>) {
            return Json(jsonName(value));
        } else if constexpr (std::is_arithmetic_v<T> || std::is_same_v<T, std::string>) {
            return Json(value);
        } else {
            Json json = Json::object();
            JsonObject<T>::write(context, json, value);
            return json;
        }
    }
    template <typename Context> static void read(const Context& context, const JsonAt& at, T& into, Faults& faults)
    {
        if constexpr (std::is_same_v<T, bool>) {
            into = readBoolean(at.value, at.place, faults).value_or(false);
        } else if constexpr (std::is_same_v<T, std::string>) {
            if (at.value.is_string())
                into = at.value.template get<std::string>();
            else
                faults.push_back({"not-text", at.place, {}});
        } else if constexpr (std::is_integral_v<T>) {
            using Limits = std::numeric_limits<T>;
            into = static_cast<T>(readInteger(at.value, at.place, Limits::min(), Limits::max(), faults).value_or(0));
        } else if constexpr (std::is_enum_v<T>) {
            readName(at, into, faults);
        } else {
            ObjectReader fields(at.value, at.place, faults);
            if (!fields.valid())
                return;
            JsonObject<T>::read(context, fields, into, faults);
            fields.refuseUnknown();
        }
    }

private:
    static void readName(const JsonAt& at, T& into, Faults& faults)
    {
        using Names = JsonNames<T>;
        const auto text = readText(at.value, at.place, faults);
        if (!text)
            return;
        const auto found = std::ranges::find(Names::ids, *text);
        if (found != Names::ids.end()) {
            into = static_cast<T>(found - Names::ids.begin());
            return;
        }
        std::vector<std::string> arguments{*text};
        if (Names::namesField)
            arguments.emplace_back(at.field);
        arguments.push_back(nearestOf(*text, Names::ids));
        faults.push_back({std::string(Names::unknown), at.place, std::move(arguments)});
    }
};

template <typename T, typename Context> Json jsonOf(const Context& context, const T& value)
{
    return JsonValue<T>::write(context, value);
}

template <typename T> template <typename Context> void JsonObject<T>::write(const Context& context, Json& into, const T& value)
{
    if constexpr (!std::is_empty_v<T>) {
        static_assert(describesAll<T>());
        const T usual{};
        const auto one = [&]<typename Member>(const JsonField<T, Member>& field) {
            if (!field.optional || !(value.*field.member == usual.*field.member))
                into[std::string(field.name)] = jsonOf(context, value.*field.member);
        };
        std::apply([&](const auto&... field) { (one(field), ...); }, jsonFields<T>);
    }
}

template <typename T> template <typename Context>
void JsonObject<T>::read(const Context& context, ObjectReader& from, T& into, Faults& faults)
{
    if constexpr (!std::is_empty_v<T>) {
        const auto one = [&]<typename Member>(const JsonField<T, Member>& field) {
            if (const Json* value = field.optional ? from.optional(field.name) : from.required(field.name))
                JsonValue<Member>::read(context, JsonAt{*value, from.placeOf(field.name), field.name}, into.*field.member, faults);
        };
        std::apply([&](const auto&... field) { (one(field), ...); }, jsonFields<T>);
    }
}

/// An object of those fields alone that are not as they were before.
template <typename T, typename Context> Json changedFields(const Context& context, const T& before, const T& now)
{
    Json json = Json::object();
    const auto one = [&](const auto& field) {
        if (!(before.*field.member == now.*field.member))
            json[std::string(field.name)] = jsonOf(context, now.*field.member);
    };
    std::apply([&](const auto&... field) { (one(field), ...); }, jsonFields<T>);
    return json;
}

/// Null where there is none.
template <typename T> struct JsonValue<std::optional<T>> {
    template <typename Context> static Json write(const Context& context, const std::optional<T>& value)
    {
        return value ? jsonOf(context, *value) : Json(nullptr);
    }
    template <typename Context> static void read(const Context& context, const JsonAt& at, std::optional<T>& into, Faults& faults)
    {
        into.reset();
        if (!at.value.is_null())
            JsonValue<T>::read(context, at, into.emplace(), faults);
    }
};

template <typename T> struct JsonValue<std::vector<T>> {
    template <typename Context> static Json write(const Context& context, const std::vector<T>& values)
    {
        Json list = Json::array();
        for (const T& value : values)
            list.push_back(jsonOf(context, value));
        return list;
    }
    template <typename Context> static void read(const Context& context, const JsonAt& at, std::vector<T>& into, Faults& faults)
    {
        if (!isList(at.value, at.place, faults))
            return;
        for (std::size_t i = 0; i < at.value.size(); ++i)
            JsonValue<T>::read(context, at.at(i), into.emplace_back(), faults);
    }
};

/// Only written.
template <typename T, std::size_t n> struct JsonValue<std::array<T, n>> {
    template <typename Context> static Json write(const Context& context, const std::array<T, n>& values)
    {
        return jsonOf(context, std::vector<T>(values.begin(), values.end()));
    }
};

/// A hash, a share or a seed as hex digits.
template <> struct JsonValue<std::array<std::uint8_t, 32>> {
    template <typename Context> static Json write(const Context&, const std::array<std::uint8_t, 32>& bytes)
    {
        return Json(hexText(bytes));
    }
    template <typename Context> static void read(const Context&, const JsonAt& at, std::array<std::uint8_t, 32>& into, Faults& faults)
    {
        if (!at.value.is_string() || !readHex(at.value.template get_ref<const std::string&>(), into))
            faults.push_back({"not-hex", at.place, {std::to_string(2 * into.size())}});
    }
};

/// A set of an enumeration's values, as the list of their ids in its order. `doubled` is the code of the fault of an id that comes twice,
/// which has the id for its argument.
template <typename Set, typename Enum> struct JsonSet {
    template <typename Context> static Json write(const Context&, const Set& values)
    {
        Json list = Json::array();
        for (std::size_t i = 0; i < JsonNames<Enum>::ids.size(); ++i)
            if (values.contains(static_cast<Enum>(i)))
                list.push_back(JsonNames<Enum>::ids[i]);
        return list;
    }

protected:
    template <typename Context>
    static void readSet(const Context& context, const JsonAt& at, Set& into, std::string_view doubled, Faults& faults)
    {
        if (!isList(at.value, at.place, faults))
            return;
        for (std::size_t i = 0; i < at.value.size(); ++i) {
            const std::size_t faulty = faults.size();
            Enum value{};
            JsonValue<Enum>::read(context, at.at(i), value, faults);
            if (faults.size() != faulty)
                continue;
            if (into.contains(value))
                faults.push_back({std::string(doubled), placeAt(at.place, i), {std::string(jsonName(value))}});
            into = into | Set(value);
        }
    }
};

/// Calls `use` with the index of an alternative as a constant.
template <std::size_t count, typename Use> void withIndex(std::size_t index, const Use& use)
{
    [&]<std::size_t... i>(std::index_sequence<i...>)
    {
        ((index == i ? use(std::integral_constant<std::size_t, i>()) : void()), ...);
    }
    (std::make_index_sequence<count>());
}

template <typename... T> struct JsonValue<std::variant<T...>> {
    using Variant = std::variant<T...>;
    template <typename Context> static Json write(const Context& context, const Variant& value)
    {
        static_assert(jsonAlternatives<Variant>.size() == sizeof...(T));
        Json json = Json::object();
        std::visit([&](const auto& each) { json[std::string(jsonAlternatives<Variant>[value.index()])] = jsonOf(context, each); }, value);
        return json;
    }
    template <typename Context> static void read(const Context& context, const JsonAt& at, Variant& into, Faults& faults)
    {
        ObjectReader fields(at.value, at.place, faults);
        if (!fields.valid())
            return;
        const auto& names = jsonAlternatives<Variant>;
        const auto found = std::ranges::find_if(names, [&](std::string_view name) { return at.value.contains(name); });
        if (found == names.end()) {
            std::string all;
            for (const std::string_view name : names)
                all += (all.empty() ? "" : " | ") + std::string(name);
            faults.push_back({"field-missing", at.place, {all}});
        } else {
            withIndex<sizeof...(T)>(static_cast<std::size_t>(found - names.begin()), [&](auto index) {
                using Alternative = std::variant_alternative_t<index, Variant>;
                JsonValue<Alternative>::read(context, {*fields.optional(*found), fields.placeOf(*found), *found},
                                             into.template emplace<index>(), faults);
            });
        }
        fields.refuseUnknown(); // a second one too
    }
};

/// A variant as one object: the field `tag` names the alternative, behind it stand the alternative's own fields.
template <typename Variant, typename Context>
Json taggedJson(const Context& context, std::string_view tag, std::span<const std::string_view> names, const Variant& value)
{
    Json json = Json::object();
    json[std::string(tag)] = names[value.index()];
    std::visit([&]<typename T>(const T& each) { JsonObject<T>::write(context, json, each); }, value);
    return json;
}

/// Reads it. `unknown` is the code of the fault of another name, whose arguments are that name and the nearest one.
template <typename Variant, typename Context> Variant readTagged(const Context& context, const Json& json, std::string_view tag,
                                                                 std::span<const std::string_view> names, std::string_view unknown,
                                                                 Faults& faults)
{
    Variant value;
    ObjectReader fields(json, "", faults);
    const auto name = fields.text(tag);
    if (!name)
        return value;
    const auto found = std::ranges::find(names, *name);
    if (found == names.end()) {
        faults.push_back({std::string(unknown), fields.placeOf(tag), {*name, nearestOf(*name, names)}});
        return value;
    }
    withIndex<std::variant_size_v<Variant>>(static_cast<std::size_t>(found - names.begin()), [&](auto index) {
        using Alternative = std::variant_alternative_t<index, Variant>;
        JsonObject<Alternative>::read(context, fields, value.template emplace<index>(), faults);
    });
    fields.refuseUnknown();
    return value;
}

} // namespace demeter
