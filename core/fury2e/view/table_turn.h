// What the hunters can enter at the table now, and what the table waits for: a type without a hidden field, as `PublicView` is.
#pragma once

#include "core/fury/destinations.h"
#include "core/fury2e/game/action.h"
#include "core/fury2e/game/ruleset.h"
#include "core/fury2e/game/violation.h"
#include "core/fury2e/view/public_view.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace demeter::fury2e {

struct GameState;

/// What a hunter can do whose turn can begin, or has begun (2E-HUNT-1).
struct HunterOptions {
    using Destination = fury::Destination<Travel>;
    Hunter hunter{};
    std::vector<Destination> destinations; ///< by place
    LocationSet trains;                    ///< of these, where a road leads and a train as well
    LocationSet pastWest;                  ///< of these, by train: see `pastWesternMaximum`
    LocationSet rides;                     ///< 2E-ITEM-6: where only a Fast Horse takes him by road
    bool stay = false;                     ///< 2E-HUNT-6
    bool trainEnds = false;                ///< 2E-HUNT-3: the train die can end his turn
    HunterSet companions;                  ///< who can go with him, as a group (2E-HUNT-17)
    LocationSet alone;                     ///< where he can go, and not all of them: their trips began in other ports (2E-HUNT-2)
    std::vector<ResolveOption> resolve;    ///< that he can spend a point on (2E-RSV-1)
    HunterSet rolls;                       ///< 2E-HOSP-4: who can roll to be cured, he or who can go with him
    friend bool operator==(const HunterOptions&, const HunterOptions&) = default;
};

/// One of the hunters' Events that can be entered now, and what else has to be said of it (section 24 of the specification).
struct HunterCardTurn {
    enum class Number : std::uint8_t {
        None,
        Die,  ///< what was rolled
        Luck, ///< Good Luck: 0 Dracula's ally goes, 1 the Roadblock
    };
    HunterEvent event{};
    HunterSet hunters{};                                   ///< one of them plays it, or is meant, or saved; empty: it is not asked who
    HunterSet others{};                                    ///< and another one of these
    LocationSet places{};                                  ///< that can be named, where any is
    std::uint8_t placeCount = 0;                           ///< so many of them
    std::array<LocationSet, hunterCount> reached{};        ///< of `places`, those that each hunter can name
    std::vector<std::pair<Hunter, Violation>> forbidden{}; ///< hunters who could be named if the table allowed it, and why it would have to
    Number number = Number::None;
    std::vector<std::uint8_t> numbers{}; ///< those that can be said
    friend bool operator==(const HunterCardTurn&, const HunterCardTurn&) = default;
};

/// One of the Items that can be played outside of a combat (2E-ITEM-1 to 2E-ITEM-3, 2E-ITEM-6).
struct ItemTurn {
    HunterItem item{};
    HunterSet hunters{};              ///< who can play it, or who rolls
    std::vector<LocationId> from{};   ///< 2E-TOKEN-5: one of these Hosts is moved
    std::vector<LyingToken> tokens{}; ///< 2E-ITEM-3
    LocationSet places{};             ///< 2E-ITEM-6: it takes whose turn it is to one of these
    bool rolls = false;               ///< 2E-ITEM-2: a die is rolled
    friend bool operator==(const ItemTurn&, const ItemTurn&) = default;
};

/// What the table tells of an Encounter that is met (2E-ENC-25), as far as its kind asks for it.
struct EncounterAsk {
    Encounter encounter{};
    HunterSet hunters{};
    bool canBePrevented = false; ///< something can be shown or spent against it
    bool rolls = false;          ///< a die is rolled
    std::uint8_t mostLoss = 0;   ///< Health that one of them can tell to have lost
    bool together = false;       ///< each loses the same (2E-ENC-18)
    bool canBeSaved = false;     ///< Great Strength can avert it (2E-HEV-9)
    friend bool operator==(const EncounterAsk&, const EncounterAsk&) = default;
};

/// What the table can tell of a combat round (2E-COMB-13).
struct ResultAsk {
    CombatWords words;
    bool blood = false;        ///< Dracula himself fights
    std::uint8_t ifKilled = 0; ///< his Blood after Killed, if he does (2E-COMB-14)
    bool escapes = false;      ///< one of several can leave (2E-COMB-18)
    friend bool operator==(const ResultAsk&, const ResultAsk&) = default;
};

/// What the table does next; who answers stands in `PublicView::asked`. Equal tables have equal turns, whatever lies face down (2E-INV-8).
struct TableTurn {
    enum class Who : std::uint8_t {
        Nobody,  ///< the game is over
        Hunters, ///< `PublicView::asked` says what
        Dracula, ///< `wait`: he decides on his screen
    };
    /// What Dracula decides, as far as the table knows.
    enum class Wait : std::uint8_t {
        Setup,  ///< where he starts
        Turn,   ///< his turn
        Order,  ///< which Encounter they meet next (2E-HUNT-8)
        Bats,   ///< where Bats take a hunter (2E-ENC-3)
        Combat, ///< his card of this round, or his Agent's
        Card,   ///< whether he answers a card of theirs
        Drawn,  ///< which Events he got (2E-DEV-30)
        Effect, ///< anything else that an effect asks
    };
    Who who = Who::Nobody;
    Wait wait{};                          ///< with `Who::Dracula`
    LocationSet starts{};                 ///< 2E-SETUP-4: cities where they can begin
    std::vector<HunterOptions> options{}; ///< whose turn it can be, in their order (2E-GEN-3)
    std::vector<HuntersAct::What> acts{}; ///< what ends the turn under way
    std::vector<HunterOptions> next{};    ///< who can begin at once, and thereby end it
    std::optional<EncounterAsk> encounter{};
    std::optional<ResultAsk> result{};
    std::vector<CombatCard> combatCards{}; ///< 2E-COMB-2
    std::vector<HunterCardTurn> cards{};
    std::vector<ItemTurn> items{};
    bool chance = false; ///< words may come in for the reserve before this round begins (core/base/chance_in_rounds.h)
    friend bool operator==(const TableTurn&, const TableTurn&) = default;
};

TableTurn tableTurn(const Ruleset& ruleset, const GameState& state);

/// The turn under way could end, and with this entry somebody else's begins: the end goes before it.
bool beginsNextTurn(const Ruleset& ruleset, const GameState& state, const Action& entry);
/// Why an entry of the table's cannot be made now; nothing if it can. The hunters' starting cities, what they do in their turns, their
/// Events and Items, and what they answer is the table's; everything else is refused.
std::optional<Violation> refusedAtTable(const Ruleset& ruleset, const GameState& state, const Action& action);
/// An entry that is refused, as the table can allow it all the same; nothing if it cannot. Rules that can be overruled are about what lies
/// open only, so nothing is learned from it.
std::optional<Action> allowedByTable(const Ruleset& ruleset, const GameState& state, const Action& refused);

/// The move there that these hunters' players mean: by the way that is legal, or else by the one that says best why none is.
MoveHunters announcedMove(const Ruleset& ruleset, const GameState& state, HunterSet hunters, LocationId place);
/// The move there of those whose turn it is at the table, with the reason why it cannot be entered; nothing if it can, or if it is
/// nobody's.
std::optional<std::pair<MoveHunters, Violation>> refusedMove(const Ruleset& ruleset, const GameState& state, LocationId place);

} // namespace demeter::fury2e
