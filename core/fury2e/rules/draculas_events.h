// What the two files of Dracula's Events share. Not for use elsewhere.
#pragma once

#include "core/fury2e/rules/chapters.h"

namespace demeter::fury2e {

/// The rule of a card, such as `2E-DEV-12`.
constexpr std::string_view ruleOfDraculas(DraculaEvent event)
{
    constexpr std::array<std::string_view, draculaEventCount> rules{
        "2E-DEV-1",  "2E-DEV-2",  "2E-DEV-3",  "2E-DEV-4",  "2E-DEV-5",  "2E-DEV-6",  "2E-DEV-7",  "2E-DEV-8",  "2E-DEV-9", "2E-DEV-10",
        "2E-DEV-11", "2E-DEV-12", "2E-DEV-13", "2E-DEV-14", "2E-DEV-15", "2E-DEV-16", "2E-DEV-17", "2E-DEV-18", "2E-DEV-19"};
    return rules[static_cast<std::size_t>(event)];
}

/// An Event that nobody has cancelled, with what was named when it was played: see `PlayEvent`.
struct PlayedEvent {
    DraculaEvent event{};
    std::uint8_t option = 0;
    std::optional<LocationId> location{};
    std::optional<Hunter> hunter{};
};

/// Why an Event cannot be played at this moment, wherever it lies; nothing if it can.
Refused whyNotAtThisMoment(const Ruleset&, const GameState&, const PlayEvent&);
/// Whether a card that is played at once has somebody to meet (2E-DEV-31).
bool hasTarget(const Ruleset&, const GameState&, DraculaEvent);
/// Nobody has cancelled it: what it does.
void carryOut(const Ruleset&, GameState&, const PlayedEvent&);
/// The new ally comes into play, the old one leaves (2E-ALLY-1).
void takeAlly(const Ruleset&, GameState&, DraculaEvent);

/// 2E-DEV-5: where Dracula can appear.
LocationSet evasionDestinations(const Ruleset&, const GameState&);
/// 2E-DEV-12: every road and railway of the board.
std::vector<Roadblock> roadblockPlaces(const Board&);
/// His next movement phase, as far as it is known now: the time has gone on.
GameState beforeNextMovement(const Ruleset&, const GameState&);
/// 2E-HEV-12: what Dracula could play in his next turn, as far as can be known now.
std::vector<Declare> declarable(const Ruleset&, const GameState&);

} // namespace demeter::fury2e
