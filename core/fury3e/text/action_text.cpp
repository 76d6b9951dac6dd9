#include "core/fury3e/text/action_text.h"

#include "core/fury3e/text/fields.h"

namespace demeter::fury3e {

std::string_view actionName(const Action& action)
{
    return actionNames[action.index()];
}

nlohmann::ordered_json actionJson(const Ruleset& ruleset, const Action& action)
{
    return taggedJson(BoardAndCards(ruleset), "action", actionNames, action);
}

std::string writeAction(const Ruleset& ruleset, const Action& action)
{
    return dumpJson(actionJson(ruleset, action));
}

std::expected<Action, Faults> readAction(const Ruleset& ruleset, const nlohmann::ordered_json& json)
{
    Faults faults;
    Action action = readTagged<ActionVariant>(BoardAndCards(ruleset), {json, "", {}}, "action", actionNames, "unknown-action", faults);
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
