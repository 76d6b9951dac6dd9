// What the hunters can enter at the table now, and what the table waits for: a type without a hidden field, as `PublicView` is.
#pragma once

#include "core/fury3e/game/action.h"
#include "core/fury3e/game/game_state.h"
#include "core/fury3e/game/ruleset.h"

#include <cstdint>
#include <expected>
#include <optional>
#include <vector>

namespace demeter::fury3e {

/// One hunter's choices in the day or the night (TIME-10), as the rules allow them.
struct HunterOptions {
    struct Destination {
        LocationId place{};
        Travel travel{}; ///< the simplest of the ways there: on foot, by ship, out of the hospital, by train
        friend bool operator==(const Destination&, const Destination&) = default;
    };
    Hunter hunter{};
    std::vector<Destination> destinations; ///< by place
    bool search = false, rest = false, pass = false;
    bool supply = false;      ///< the Event card was the hunters', or none
    bool draculaCard = false; ///< it was Dracula's (EVT-3)
    friend bool operator==(const HunterOptions&, const HunterOptions&) = default;
};

/// What the table does next. Equal tables have equal turns, whatever lies face down (INV-8): a pause in which Dracula has to play a card
/// that he has just drawn is left out (INFO-7), and where fog could hide whom he meets, the end of dawn and dusk is always his (FOG-3).
struct TableTurn {
    enum class Who : std::uint8_t {
        Nobody,  ///< the game is over
        Hunters, ///< `options`: the hunter whose action it is first; with Speedy Telegraph or Renewed Vigor others too
        Time,    ///< everything of this dawn, day or dusk is done: the table goes on
        Dracula, ///< `wait`: he decides on his screen
    };
    /// What Dracula decides, as far as the table knows.
    enum class Wait : std::uint8_t {
        Setup,   ///< where he starts
        Phase,   ///< his phase
        Time,    ///< whom he fights in the fog, at dawn or dusk
        Arrival, ///< what a hunter meets who has come somewhere
        Search,  ///< the same of a hunter who searches
        Ambush,  ///< whether a card that lies there ambushes (AMB-1)
        Bats,    ///< where Bats carry a hunter (REV-10)
        Combat,  ///< his card of this round, and what it does
        Card,    ///< a card: an Event that he has been given, or one of the hunters' that he answers
        Effect,  ///< anything else that an effect asks
    };
    Who who = Who::Nobody;
    Wait wait{};                          ///< with `Who::Dracula`
    std::optional<Hunter> about{};        ///< whom it is about, with `Arrival`, `Search`, `Ambush` and `Bats`
    std::vector<HunterOptions> options{}; ///< with `Who::Hunters`; with `Who::Time` those who may act once more (Renewed Vigor)
    HunterSet acted{};                    ///< who has had his action in this day or night
    bool last = false;                    ///< with `Who::Hunters`: nobody acts after the first of them; the day or the night ends with him
    friend bool operator==(const TableTurn&, const TableTurn&) = default;
};

TableTurn tableTurn(const Ruleset& ruleset, const GameState& state);

/// What an entry of the table's would be: nothing if it can be entered now, else why not. Only what hunters do in their turn and the end of
/// dawn, day and dusk is the table's; everything else is refused, and so is what the table would have to allow (`overruled`).
std::optional<Violation> refusedAtTable(const Ruleset& ruleset, const GameState& state, const Action& action);

/// What goes before an entry in this state: the pause in which Dracula could have played a card that he has just drawn is over.
std::optional<Action> beforeEntry(const GameState& state);
/// What follows an entry at once, without Dracula's being asked: an arrival is resolved, a search begins. He may have a card for that
/// moment; then he opens his screen and takes the entry back (EVT-1).
std::optional<Action> afterEntry(const GameState& state);

} // namespace demeter::fury3e
