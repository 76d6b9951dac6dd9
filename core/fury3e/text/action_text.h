// Actions and states as JSON: the lines of scripts and records.
#pragma once

#include "core/base/fault.h"
#include "core/fury3e/game/action.h"
#include "core/fury3e/game/game_state.h"
#include "core/fury3e/game/ruleset.h"

#include <expected>
#include <string>
#include <string_view>

#include <nlohmann/json_fwd.hpp>

namespace demeter::fury3e {

/// One action as a JSON object with ids instead of numbers, for example `{"action":"play","location":"paris"}`. core/formats.md,
/// section 5, lists all. Key order and spacing are fixed, so equal actions give equal bytes. What is false, 0, empty or the usual is left
/// out, except where the table there has the field without a `?`. In it
/// - hunters, cards, locations and the like are ids, sets of hunters and of powers are lists of ids, numbers by hunter an object;
/// - a Roadblock is `{"on":"road","between":[id,id]}`, the smaller id first;
/// - an Encounter card that lies somewhere is `{"slot":2,"encounter":"rats","nth":1}` or `{"lair":0,"encounter":"rats"}`; `nth` counts the
///   cards of its kind there from 0, oldest first.
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
/// The fields are those of `GameState` under the same names and in the same order, all of them always there. Where an object below lists
/// names, its fields are those of the struct, in the same order:
/// - `step`, `winner`, `handling`: kebab-case names, for example `before-slide`, `none`, `drawn-from-box`
/// - `round`, `week`, `despair`, `influence`, `damage`, `boxDeck`, `rumorTokens`, `rumorReserve`, `rumorGone`, `extraDraws`,
///   `maturedVampires`, `hiddenDiscards`, `shuffles`: numbers; `clockKept`: true or false; `day`: `monday` to `sunday`, or an empty text
/// - `now`: `RoundState`; `acted` is a list of hunters' ids
/// - `trail` (6), `lairs` (3), `maturing`: null or `{"location":id|null,"powers":[id],"faceUp":b,"hideFaceUp":true (else left
/// out),"escapeAsBat":b,"rumor":b,"round":n,
///   "encounters":[{"card":id,"faceUp":b,"damage":n,"inSearch":b}]}`
/// - `hideBond`, `ally`, `hunterAlly`: id or null
/// - `encounterHand`, `encounterDeck` (the last one is the top), `encounterDiscard`, `beforeDracula`, `eventHand`, `eventDiscard`,
///   `combatHand`, `combatDeck` (the last one is the top): lists of ids
/// - `combat`: null, or `Combat`: `stage` is a name, `vampire` null or a card that lies somewhere, `cards` an object with the ids of
/// hunters
///   and of what they turned up; sets of hunters are lists of ids
/// - `hunters`: an object with every hunter's id and a location's id, `{"hospital":id}` or null (off the board)
/// - `sheets`: an object with every hunter's id and `{"delayed":b,"defeated":b,"damage":n,"bites":n,"bats":n,"hospital":id|null}`
/// - `tokens`:
///   `{"consecratedGround":[id],"heavenlyHosts":[id],"storms":[id],"fog":{id:n},"roadblocks":[{"on":"road|rail","between":[id,id]}]}`
/// - `due`: a list of `Due`, `what` first and then only what is not empty, 0, false or the first of its names
/// - `seed`: 64 hex digits; `chance`, only if chance may come in: `{"stirredRound":n,"promisedRound":n,"promises":[64 hex digits]}`
/// - `keptErrors`: `[{"round":n,"rule":id}]`
/// - `happened`: `[{"what":name,"arguments":[...],"rule":text}]`; an argument is an object with one of the fields `location`, `power`,
///   `encounter`, `hunter`, `slot`, `lair` (from 0), `number`, `event`, `hunterEvent`, `hunterCard`, `combatCard`, `day`, `token`, `region`
///
/// A card that lies somewhere is written as in actions: `{"slot":2,"encounter":"rats","nth":1}`.
std::string writeState(const Ruleset& ruleset, const GameState& state, int indent = -1);

/// The same without what tells cards that nobody has drawn yet: the decks are sorted, and there is no `seed`, which their next shuffle is
/// made from.
std::string writeStateWithoutDeckOrder(const Ruleset& ruleset, GameState state, int indent = -1);

/// Name of an action's kind as it stands in the field `action`, for example `place-encounter`.
std::string_view actionName(const Action& action);

} // namespace demeter::fury3e
