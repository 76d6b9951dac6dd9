#include "core/fury3e/text/action_text.h"

#include "core/fury3e/text/action_reader.h"
#include "core/fury3e/text/action_writer.h"
#include "core/fury3e/text/names.h"

namespace demeter::fury3e {

std::string_view actionName(const Action& action)
{
    return nameOf(action.index(), actionNames);
}

nlohmann::ordered_json actionJson(const Ruleset& ruleset, const Action& action)
{
    return writtenAction(ruleset, action);
}

std::string writeAction(const Ruleset& ruleset, const Action& action)
{
    return dumpJson(actionJson(ruleset, action));
}

std::expected<Action, Faults> readAction(const Ruleset& ruleset, const nlohmann::ordered_json& json)
{
    Faults faults;
    Action action = actionFrom(ruleset, json, "", faults);
    if (!faults.empty())
        return std::unexpected(std::move(faults));
    return action;
}

std::expected<Action, Faults> readAction(const Ruleset& ruleset, std::string_view json)
{
    const auto parsed = parseJson(json);
    if (!parsed)
        return std::unexpected(parsed.error());
    return readAction(ruleset, *parsed);
}

} // namespace demeter::fury3e
