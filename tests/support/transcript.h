// A game in play as text, two lines an action: what Dracula sees and what the table sees.
#pragma once

#include "core/fury3e/game/action.h"
#include "core/fury3e/game/game_state.h"
#include "core/fury3e/game/ruleset.h"

#include <nlohmann/json_fwd.hpp>

#include <QString>

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace demeter::test {

using namespace fury3e;

/// A state in parts: when it is, the trail and the lairs, hands, tracks, hunters, tokens.
using Parts = std::vector<std::string>;

/// Everything that Dracula knows: `r3 w1 tue night`, `[^paris+rats(1) r | hide>paris | ...] {london+spy}`, `hand ...`. Face up is `^`, an
/// Encounter card `+`, damage on it in brackets, a Rumor token `r`, the location that Hide is tied to `>`.
Parts draculaParts(const Ruleset& ruleset, const GameState& state);

/// What lies open on the table: backs where cards are face down, and nothing that a hunter may not know (INFO-7, INFO-8, OPEN-15,
/// OPEN-43, CASTLE-2). Face-down Encounter cards are only counted.
Parts tableParts(const Ruleset& ruleset, const GameState& state);

/// The whole state when a round has begun, otherwise only the parts that have changed, and `=` if none has.
std::string stateLine(const Parts& before, const Parts& now);

/// The public news of the last action: `hunter-moved(mina-harker, paris); location-revealed(paris)`.
std::string newsLine(const Ruleset& ruleset, const GameState& state);

// The same for any game. `happened` is the field of its state; `deeds` are the names of what a hunter can do, by number.

std::string newsText(const nlohmann::ordered_json& happened, std::span<const std::string_view> deeds);
std::string listText(const std::vector<std::string>& parts, std::string_view separator);
/// `json` is the action.
std::string actionText(nlohmann::ordered_json json);

/// The first line in which the texts differ, or nothing.
QString firstDifference(const QByteArray& golden, const std::string& now);
/// The same of a golden file; with DEMETER_WRITE_GOLDEN in the environment it is written anew before.
QString differenceFromGolden(const QString& path, const std::string& now);

/// An action as its JSON without the word `action`: `move-hunter {"hunter":"mina-harker","to":"paris"}`.
std::string actionLine(const Ruleset& ruleset, const Action& action);

/// The same for the table, which is not told what Dracula chooses in secret: only who did something.
std::string publicActionLine(const Action& action);

} // namespace demeter::test
