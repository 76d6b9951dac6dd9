// Where a turn stands.
#pragma once

#include <cstdint>

namespace demeter::fury2e {

/// What is being done now, unless something is due before (`Due`). A round is Dracula's turn and then the hunters' (2E-GEN-3).
enum class Step : std::uint8_t {
    PlaceHunters,   ///< 2E-SETUP-4
    ChooseStart,    ///< 2E-SETUP-5
    RoundBegins,    ///< only where chance comes in round by round: the table says words or goes on without; in the first round it comes
                    ///< behind Dracula's start
    Hunters,        ///< the hunters' turns
    StartOfTurn,    ///< 2E-TURN-3: Dracula's Events and his ally, before the time phase
    Catacombs,      ///< phase B
    Movement,       ///< phase C
    PlaceEncounter, ///< phase D, with no hunter at Dracula's place (2E-ACT-3)
    Over,
};

/// Who has won.
enum class Winner : std::uint8_t { None, Dracula, Hunters };

/// How far the turn of a hunter or group has come (2E-HUNT-1).
enum class HunterStage : std::uint8_t {
    Before, ///< nobody's turn is under way
    Begun,  ///< Resolve was spent, or the roll at the hospital made: the movement phase comes
    Acting, ///< moved, or stayed, and searched: rest, resupply, exchange or none of them (2E-HUNT-10)
};

/// How a hunter comes to a place.
enum class Travel : std::uint8_t { Road, Sea, Rail, Carried };

} // namespace demeter::fury2e
