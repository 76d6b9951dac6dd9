// Actions and states as JSON: the lines of scripts and records.
#pragma once

#include "core/board/fault.h"
#include "core/game/action.h"
#include "core/game/game_state.h"
#include "core/game/ruleset.h"

#include <expected>
#include <string>
#include <string_view>

#include <nlohmann/json_fwd.hpp>

namespace demeter {

/// One action as a JSON object with ids instead of numbers, for example `{"action":"play","location":"paris"}`. CONTRIBUTING.md lists all.
/// Key order and spacing are fixed, so equal actions give equal bytes.
std::string writeAction(const Ruleset& ruleset, const Action& action);
nlohmann::ordered_json actionJson(const Ruleset& ruleset, const Action& action);

/// Reads an action. Places of faults are JSON pointers into the object; unknown fields are refused unless they begin with `x-`.
std::expected<Action, Faults> readAction(const Ruleset& ruleset, std::string_view json);
std::expected<Action, Faults> readAction(const Ruleset& ruleset, const nlohmann::ordered_json& json);
// Without these a text could be taken for either.
inline std::expected<Action, Faults> readAction(const Ruleset& ruleset, const std::string& json)
{
    return readAction(ruleset, std::string_view(json));
}
inline std::expected<Action, Faults> readAction(const Ruleset& ruleset, const char* json)
{
    return readAction(ruleset, std::string_view(json));
}

/// A whole state, hidden things included, as JSON in a fixed order: equal states give equal bytes. For `--state`, tests and debugging.
///
/// The fields are those of `GameState` under the same names and in the same order, all of them always there:
/// - `step`, `winner`, `handling`: kebab-case names, for example `hunter-phase`, `none`, `drawn-from-box`
/// - `round`, `week`, `despair`, `influence`, `damage`, `boxDeck`, `rumorTokens`, `rumorReserve`, `rumorGone`, `extraDraws`,
/// `maturedVampires`, `shuffles`: numbers; `day`: text
/// - `trail` (6), `lairs` (3), `maturing`: null or `{"location":id|null,"powers":[id],"faceUp":b,"escapeAsBat":b,"rumor":b,"round":n,
///   "encounters":[{"card":id,"faceUp":b,"damage":n}]}`
/// - `hideBond`: id or null
/// - `encounterHand`, `encounterDeck` (the last one is the top), `encounterDiscard`, `beforeDracula`, `eventHand`: lists of ids
/// - `hunters`: an object with every hunter's id and a location's id, `{"hospital":id}` or null (off the board)
/// - `tokens`:
/// `{"consecratedGround":[id],"heavenlyHosts":[id],"storms":[id],"fog":{id:n},"roadblocks":[{"on":"road|rail","between":[id,id]}]}`
/// - `seed`: 64 hex digits
/// - `keptErrors`: `[{"round":n,"rule":id}]`
/// - `happened`: `[{"what":name,"arguments":[{"location|power|encounter|hunter":id} or {"slot|lair|number":n}],"rule":text}]`, lairs from 0
std::string writeState(const Ruleset& ruleset, const GameState& state, int indent = -1);

/// Name of an action's kind as it stands in the field `action`, for example `place-encounter`.
std::string_view actionName(const Action& action);

} // namespace demeter
