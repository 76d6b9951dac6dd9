#include "core/fury2e/text/action_text.h"

#include "core/fury2e/text/fields.h"

namespace demeter::fury2e {

std::string_view actionName(const Action& action)
{
    return actionNames[action.index()];
}

std::string writeAction(const Ruleset& ruleset, const Action& action)
{
    return dumpJson(taggedJson(*ruleset.board, "action", actionNames, action));
}

std::expected<Action, Faults> readAction(const Ruleset& ruleset, std::string_view text)
{
    const auto json = parseJson(text);
    if (!json)
        return std::unexpected(json.error());
    Faults faults;
    Action action = readTagged<ActionVariant>(*ruleset.board, {*json, "", {}}, "action", actionNames, "unknown-action", faults);
    if (!faults.empty())
        return std::unexpected(std::move(faults));
    return action;
}

} // namespace demeter::fury2e
