#include "core/journal/exact_json.h"

#include "core/journal/chain.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace demeter {

Json parseExactly(std::string_view text)
{
    // A zero byte would end the text for the parser.
    if (text.find('\0') != std::string_view::npos || nestedTooDeep(text))
        return Json(Json::value_t::discarded);
    Json json = Json::parse(text, nullptr, false);
    if (!json.is_discarded() && json.dump() != text)
        return Json(Json::value_t::discarded);
    return json;
}

bool hasKeys(const Json& json, std::initializer_list<std::string_view> keys)
{
    if (!json.is_object() || json.size() != keys.size())
        return false;
    auto key = keys.begin();
    for (const auto& [name, value] : json.items())
        if (name != *key++)
            return false;
    return true;
}

bool hasKeyAndTable(const Json& json, std::string_view key)
{
    if (!json.is_object() || json.empty() || json.begin().key() != key)
        return false;
    using Type = Json::value_t;
    constexpr std::array<std::pair<std::string_view, Type>, 3> further{
        {{"said", Type::array}, {"way", Type::string}, {"table", Type::object}}};
    auto next = further.begin();
    for (auto field = std::next(json.begin()); field != json.end(); ++field) {
        next = std::find_if(next, further.end(), [&](const auto& each) { return each.first == field.key(); });
        if (next == further.end() || next->second != field.value().type() || field.value().empty())
            return false;
        ++next;
    }
    return true;
}

} // namespace demeter
