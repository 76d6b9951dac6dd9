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
#include <type_traits>
#include <utility>
#include <variant>

namespace demeter {

/// How a value is written and read; see below.
template <typename T> struct JsonValue;
template <typename T> struct JsonObject;

/// A field of a struct: its name, and the member that it is, written as `As` says.
template <typename Struct, typename Member, typename As> struct JsonField {
    std::string_view name;
    Member Struct::*member;
    bool optional = false;                 ///< left out where the member is as in a new struct, and not missed when it is read
    bool (*said)(const Struct&) = nullptr; ///< if there is one, it says of an optional field where it is there and is missed

    template <typename Context> void put(const Context& context, Json& into, const Struct& value) const
    {
        into[std::string(name)] = As::write(context, value.*member);
    }
    template <typename Context> void write(const Context& context, Json& into, const Struct& value, const Struct& usual) const
    {
        if (!optional || (said != nullptr ? said(value) : !(value.*member == usual.*member)))
            put(context, into, value);
    }
    template <typename Context> void read(const Context& context, ObjectReader& from, Struct& into, Faults& faults) const
    {
        if (const Json* value = optional ? from.optional(name) : from.required(name))
            As::read(context, {*value, from.placeOf(name), name}, into.*member, faults);
    }
    /// Once all fields have been read.
    void miss(ObjectReader& from, const Struct& into) const
    {
        if (said != nullptr && said(into))
            from.required(name);
    }
};
/// A member whose fields are the struct's own.
template <typename Struct, typename Member, typename As> struct JsonOwnFields {
    Member Struct::*member;

    template <typename Context> void write(const Context& context, Json& into, const Struct& value, const Struct&) const
    {
        As::write(context, into, value.*member);
    }
    template <typename Context> void read(const Context& context, ObjectReader& from, Struct& into, Faults& faults) const
    {
        As::read(context, from, into.*member, faults);
    }
    void miss(ObjectReader&, const Struct&) const {}
};
/// A member that files do not have.
template <typename Struct, typename Member> struct JsonUnsaid {
    Member Struct::*member;

    template <typename Context> void write(const Context&, Json&, const Struct&, const Struct&) const {}
    template <typename Context> void read(const Context&, ObjectReader&, Struct&, Faults&) const {}
    void miss(ObjectReader&, const Struct&) const {}
};
/// What says how to write a member: `As`, or what its type says.
template <typename As, typename Usual> using JsonAs = std::conditional_t<std::is_void_v<As>, Usual, As>;

/// A field that is always there.
template <typename As = void, typename Struct, typename Member>
constexpr JsonField<Struct, Member, JsonAs<As, JsonValue<Member>>> must(std::string_view name, Member Struct::*member)
{
    return {name, member};
}
/// A field that is left out where the member is as in a new struct, and not missed when it is read.
template <typename As = void, typename Struct, typename Member>
constexpr JsonField<Struct, Member, JsonAs<As, JsonValue<Member>>> may(std::string_view name, Member Struct::*member)
{
    return {name, member, true};
}
/// One that is never null: left out where there is none.
template <typename Value> struct JsonGiven;
template <typename Struct, typename Value>
constexpr JsonField<Struct, std::optional<Value>, JsonGiven<Value>> some(std::string_view name, std::optional<Value> Struct::*member)
{
    return {name, member, true};
}
/// A field that is there, and missed, only where the other members say so.
template <typename As = void, typename Struct, typename Member> constexpr JsonField<Struct, Member, JsonAs<As, JsonValue<Member>>>
when(std::string_view name, Member Struct::*member, bool (*said)(const std::type_identity_t<Struct>&))
{
    return {name, member, true, said};
}
/// The member's own fields, between those of the struct.
template <typename As = void, typename Struct, typename Member>
constexpr JsonOwnFields<Struct, Member, JsonAs<As, JsonObject<Member>>> own(Member Struct::*member)
{
    return {member};
}
template <typename Struct, typename Member> constexpr JsonUnsaid<Struct, Member> unsaid(Member Struct::*member)
{
    return {member};
}

/// For each struct that has any, a function that gives its fields to another one, all at once. A tuple of them would make the compiler
/// build a dozen types a struct.
template <typename Struct> inline constexpr auto jsonFields = nullptr;
/// In the namespace `demeter`, with `It` for the struct: `DEMETER_JSON_FIELDS(Point, must("x", &It::x), may("y", &It::y))`.
#define DEMETER_JSON_FIELDS(Struct, ...)                                                                                                   \
    template <> inline constexpr auto jsonFields<Struct> = [](const auto& use) {                                                           \
        using It = Struct;                                                                                                                 \
        return use(__VA_ARGS__);                                                                                                           \
    };

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

/// For an enumeration: `ids`, in its order; `unknown`, the code of the fault of any other text, whose arguments are the text, the field's
/// name if `namesField`, and the nearest id.
template <typename Enum> struct JsonNames;
template <const auto& names> struct PlainNames {
    static constexpr std::span<const std::string_view> ids = names;
    static constexpr std::string_view unknown = "unknown-value";
    static constexpr bool namesField = true;
};
/// Ids whose fault has a code of its own.
template <const auto& names, const auto& code> struct NamesOf {
    static constexpr std::span<const std::string_view> ids = names;
    static constexpr std::string_view unknown = code;
    static constexpr bool namesField = false;
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

/// A description's fields of an object: `write` adds them to it, `read` takes them from it.
template <typename T, const auto& fields> struct JsonFieldsOf {
    template <typename Context> static void write(const Context& context, Json& into, const T& value)
    {
        if constexpr (!std::is_empty_v<T>) {
            static_assert(fields([](const auto&... field) { return sizeof...(field); }) == memberCount<T>());
            const T usual{};
            fields([&](const auto&... field) { (field.write(context, into, value, usual), ...); });
        }
    }
    template <typename Context> static void read(const Context& context, ObjectReader& from, T& into, Faults& faults)
    {
        if constexpr (!std::is_empty_v<T>) {
            fields([&](const auto&... field) {
                (field.read(context, from, into, faults), ...);
                (field.miss(from, into), ...);
            });
        }
    }
};
/// Those that all values of the type have.
template <typename T> struct JsonObject : JsonFieldsOf<T, jsonFields<T>> {
};

/// An object of such fields and no others.
template <typename Object> struct JsonWhole {
    template <typename T, typename Context> static Json write(const Context& context, const T& value)
    {
        Json json = Json::object();
        Object::write(context, json, value);
        return json;
    }
    template <typename T, typename Context> static void read(const Context& context, const JsonAt& at, T& into, Faults& faults)
    {
        ObjectReader fields(at.value, at.place, faults);
        if (!fields.valid())
            return;
        Object::read(context, fields, into, faults);
        fields.refuseUnknown();
    }
};

/// Reads one of these names into the number of it; false, with a fault, if it is none.
template <typename Names> bool readJsonName(std::string_view name, const JsonAt& at, std::size_t& into, Faults& faults)
{
    const std::span<const std::string_view> ids = Names::ids;
    const auto found = std::ranges::find(ids, name);
    into = static_cast<std::size_t>(found - ids.begin());
    if (found != ids.end())
        return true;
    std::vector<std::string> arguments{std::string(name)};
    if (Names::namesField)
        arguments.emplace_back(at.field);
    arguments.push_back(nearestOf(name, ids));
    faults.push_back({std::string(Names::unknown), at.place, std::move(arguments)});
    return false;
}

/// A value: `write` makes it, `read` fills it in and adds a fault where it can't; what it is then is not to be used.
template <typename T> struct JsonValue {
    template <typename Context> static Json write(const Context& context, const T& value)
    {
        if constexpr (std::is_enum_v<T>) {
            return Json(jsonName(value));
        } else if constexpr (std::is_arithmetic_v<T> || std::is_same_v<T, std::string>) {
            return Json(value);
        } else {
            return JsonWhole<JsonObject<T>>::write(context, value);
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
            constexpr auto most = std::min<std::uint64_t>(Limits::max(), std::numeric_limits<std::int64_t>::max());
            into = static_cast<T>(readInteger(at.value, at.place, Limits::min(), static_cast<std::int64_t>(most), faults).value_or(0));
        } else if constexpr (std::is_enum_v<T>) {
            std::size_t number = 0;
            if (const auto text = readText(at.value, at.place, faults); text && readJsonName<JsonNames<T>>(*text, at, number, faults))
                into = static_cast<T>(number);
        } else {
            JsonWhole<JsonObject<T>>::read(context, at, into, faults);
        }
    }
};

template <typename T, typename Context> Json jsonOf(const Context& context, const T& value)
{
    return JsonValue<T>::write(context, value);
}

/// One value, or nothing and a fault.
template <typename T, typename Context> std::optional<T> readJson(const Context& context, const JsonAt& at, Faults& faults)
{
    const std::size_t before = faults.size();
    T value{};
    JsonValue<T>::read(context, at, value, faults);
    return faults.size() == before ? std::optional<T>(std::move(value)) : std::nullopt;
}

/// An object of those fields alone that are not as they were before.
template <typename T, typename Context> Json changedFields(const Context& context, const T& before, const T& now)
{
    Json json = Json::object();
    const auto one = [&](const auto& field) {
        if (!(before.*field.member == now.*field.member))
            field.put(context, json, now);
    };
    jsonFields<T>([&](const auto&... field) { (one(field), ...); });
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

template <typename Value> struct JsonGiven {
    template <typename Context> static Json write(const Context& context, const std::optional<Value>& value)
    {
        return jsonOf(context, *value);
    }
    template <typename Context> static void read(const Context& context, const JsonAt& at, std::optional<Value>& into, Faults& faults)
    {
        JsonValue<Value>::read(context, at, into.emplace(), faults);
    }
};

/// A text of so many bytes.
template <std::size_t least, std::size_t most> struct JsonTextOf {
    template <typename Context> static Json write(const Context&, const std::string& text) { return Json(text); }
    template <typename Context> static void read(const Context& context, const JsonAt& at, std::string& into, Faults& faults)
    {
        if constexpr (least == 0)
            JsonValue<std::string>::read(context, at, into, faults);
        else
            into = readText(at.value, at.place, faults).value_or("");
        if (into.size() > most)
            faults.push_back({"text-too-long", at.place, {std::to_string(most)}});
    }
};
/// One that says something.
using JsonSomeText = JsonTextOf<1, std::numeric_limits<std::size_t>::max()>;

/// One of these enumerators only.
template <auto... values> struct JsonOneOf {
    using Enum = std::common_type_t<decltype(values)...>;
    static constexpr std::array all{values...};
    static constexpr std::array ids{jsonName(values)...};
    using Names = PlainNames<ids>;
    template <typename Context> static Json write(const Context&, Enum value) { return Json(jsonName(value)); }
    template <typename Context> static void read(const Context&, const JsonAt& at, Enum& into, Faults& faults)
    {
        std::size_t number = 0;
        if (const auto text = readText(at.value, at.place, faults); text && readJsonName<Names>(*text, at, number, faults))
            into = all[number];
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

/// A variant as the fields of its alternative, whose first one tells which it is. `unclear` is the code of the fault where there is not
/// exactly one such field.
template <const auto& unclear> struct JsonByFirstField {
    template <typename T>
    static constexpr std::string_view first = jsonFields<T>([](const auto& field, const auto&...) { return field.name; });
    template <typename Context, typename... T> static Json write(const Context& context, const std::variant<T...>& value)
    {
        return std::visit([&](const auto& each) { return jsonOf(context, each); }, value);
    }
    template <typename Context, typename... T>
    static void read(const Context& context, const JsonAt& at, std::variant<T...>& into, Faults& faults)
    {
        const auto isThere = [&](std::string_view name) { return at.value.contains(name); };
        constexpr std::array<std::string_view, sizeof...(T)> names{first<T>...};
        if (!at.value.is_object()) {
            faults.push_back({"not-object", at.place, {}});
        } else if (std::ranges::count_if(names, isThere) != 1) {
            faults.push_back({std::string(unclear), at.place, {}});
        } else {
            withIndex<sizeof...(T)>(static_cast<std::size_t>(std::ranges::find_if(names, isThere) - names.begin()), [&](auto index) {
                JsonValue<std::variant_alternative_t<index, std::variant<T...>>>::read(context, at, into.template emplace<index>(), faults);
            });
        }
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
template <typename Variant, typename Context> Variant readTagged(const Context& context, const JsonAt& at, std::string_view tag,
                                                                 std::span<const std::string_view> names, std::string_view unknown,
                                                                 Faults& faults)
{
    Variant value;
    ObjectReader fields(at.value, at.place, faults);
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
