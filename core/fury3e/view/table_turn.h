// What the hunters can enter at the table now, and what the table waits for: a type without a hidden field, as `PublicView` is.
#pragma once

#include "core/fury/destinations.h"
#include "core/fury3e/game/action.h"
#include "core/fury3e/game/hunter_card_needs.h"
#include "core/fury3e/game/ruleset.h"

#include <array>
#include <cstdint>
#include <expected>
#include <optional>
#include <utility>
#include <vector>

namespace demeter::fury3e {

struct GameState;

/// One hunter's choices in the day or the night (TIME-10), as the rules allow them.
struct HunterOptions {
    using Destination = fury::Destination<Travel>;
    Hunter hunter{};
    std::vector<Destination> destinations; ///< by place
    LocationSet horses;                    ///< where Fast Horses take him, if he has that Item
    bool search = false, rest = false, pass = false;
    bool supply = false;      ///< the Event card was the hunters', or none
    bool draculaCard = false; ///< it was Dracula's (EVT-3)
    friend bool operator==(const HunterOptions&, const HunterOptions&) = default;
};

/// What the hunters answer at the table, of what an effect or a combat asks: everything in it lies open.
struct HunterAsk {
    enum class What : std::uint8_t {
        Card,         ///< COMB-5: the cards that hunters turn up: `fights`, and in `lying` those that still lie before them (COMB-10)
        OtherCard,    ///< Planned Ambush: `fights`, or `GoOn` if the hunter keeps his
        Result,       ///< COMB-8: `result`, as it was reckoned from the cards
        LucysRevenge, ///< whether it cancels the escape: `Reply`
        Bite,         ///< BITE-1: whether the hunter is bitten: `Reply`
        Defeat,       ///< DEF-1: whether the hunter is defeated: `Reply`
        Order,        ///< SRCH-1: which card of a search is next: `found`; `GoOn` if none is left
        Encounter,    ///< what was shown, spent or done: `answers`
        Shows,        ///< whether he shows what saves him from an event: `Reply`
        Customs,      ///< whether he discards his Items: `Reply`
        LongNight,    ///< whether the Event card that he drew was Dracula's: `Reply`
    };
    /// A card that a search has turned up.
    struct Found {
        CardPlace place;
        EncounterKind kind{};
        std::uint8_t nth = 0; ///< as in `LyingCard`
        friend bool operator==(const Found&, const Found&) = default;
    };
    What what{};
    std::optional<Hunter> hunter{};         ///< who is asked; nothing: all in the combat
    std::optional<EncounterKind> kind{};    ///< with `Encounter`
    std::optional<DraculaEvent> event{};    ///< with `Shows` and `Customs`
    std::uint8_t number = 0;                ///< the damage that `Shows` and `Defeat` are about (0: a bite)
    HunterSet counted;                      ///< with `Encounter`: hunters whose Items or weapons count
    std::vector<HunterFights> fights{};     ///< with `Card` and `OtherCard`
    std::vector<HunterFights> lying{};      ///< what only the table can allow
    ResolveHunters result{};                ///< with `Result`
    std::vector<Found> found{};             ///< with `Order`
    std::vector<AnswerEncounter> answers{}; ///< with `Encounter`: as in `legalActions`
    friend bool operator==(const HunterAsk&, const HunterAsk&) = default;
};

/// What of a combat lies open besides the view.
struct CombatTurn {
    std::uint8_t step = 1;      ///< 1 to 8, as in COMB-3 to COMB-10
    std::uint8_t round = 1;     ///< from 1, by Dracula's cards
    bool chosen = false;        ///< his card of this round lies there face down (COMB-3)
    HunterSet entered;          ///< hunters whose card of this round has been entered
    HunterSet wreaths;          ///< wear a Garlic Wreath
    HunterSet mayShow;          ///< can still show one before the first round
    std::uint16_t damage = 0;   ///< of Dracula, or the vampire that fights
    std::uint8_t life = 0;      ///< the damage that defeats him
    std::uint8_t plottings = 0; ///< face-up Plotting cards that can still cancel a card
    bool escapesBarred = false; ///< Enraged
    friend bool operator==(const CombatTurn&, const CombatTurn&) = default;
};

/// One of the hunters' Event cards that the table can enter now, or allow itself, in the use that shows nothing hidden.
struct HunterCardTurn {
    HunterPlays card; ///< as far as there is nothing to say of it
    /// What else has to be said, with each `option`; of hunters and places those with whom it can be played.
    std::vector<HunterCardNeeds> needs;
    std::vector<std::uint8_t> options;                   ///< those that can be said now
    std::array<HunterSet, hunterCount> players{};        ///< who can play it where another hunter is named, for each of these
    std::vector<HunterEvent> fetched;                    ///< allies that can come back, where one does
    std::vector<std::pair<Hunter, Violation>> forbidden; ///< hunters who could be named if the table allowed it, and why it would have to
    std::optional<Violation> refused{};                  ///< why the rules forbid it; then the card is overruled
    bool later = false;                                  ///< it is of the day or the night that begins with it (TIME-5)
    friend bool operator==(const HunterCardTurn&, const HunterCardTurn&) = default;
};

/// What the table does next. Equal tables have equal turns, whatever lies face down (INV-8): a pause in which Dracula has to play a card
/// that he has just drawn is left out (INFO-7), and where fog could hide whom he meets, the end of dawn and dusk is always his (FOG-3).
struct TableTurn {
    enum class Who : std::uint8_t {
        Nobody,  ///< the game is over
        Hunters, ///< `ask`, or `options`: the hunter whose action it is first; with Speedy Telegraph or Renewed Vigor others too
        Time,    ///< everything of this dawn, day or dusk is done: the table goes on, after the hunters' Event cards
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
        Combat,  ///< his card of this round, and what it does: `combat` says at which step
        Escape,  ///< where he goes as a bat, the combat being over (BAT-1)
        Card,    ///< a card: an Event that he has been given, or one of the hunters' that he answers
        Effect,  ///< anything else that an effect asks
    };
    Who who = Who::Nobody;
    Wait wait{};                          ///< with `Who::Dracula`
    std::optional<HunterAsk> ask{};       ///< with `Who::Hunters`: what they answer before anybody acts
    std::optional<CombatTurn> combat{};   ///< while a combat is under way
    std::optional<Hunter> about{};        ///< whom it is about, with `Arrival`, `Search`, `Ambush` and `Bats`
    std::vector<HunterOptions> options{}; ///< with `Who::Hunters`; with `Who::Time` those who may act once more (Renewed Vigor)
    std::vector<HunterCardTurn> cards{};  ///< with `Who::Time`, and with `Who::Hunters` unless something is asked
    std::optional<HunterEvent> opened{};  ///< with `Who::Hunters`: the card by which the first of them goes (GOLD-2)
    HunterSet acted{};                    ///< who has had his action in this day or night
    bool chance = false;                  ///< the table is asked for words for the decks of this round
    bool draws = false;                   ///< cards wait for them to be drawn: with `Who::Time`, or in Dracula's phase; `GoOn`: without
    bool ends = false; ///< with `Who::Hunters`: it is dawn or dusk, which a hunter's action ends (TIME-5), if Dracula meets nobody
    bool last = false; ///< with `Who::Hunters`: nobody acts after the first of them; the day or the night ends with him
    friend bool operator==(const TableTurn&, const TableTurn&) = default;
};

TableTurn tableTurn(const Ruleset& ruleset, const GameState& state);
/// What is due and the hunters answer; nothing if it is none of theirs. In Dracula's phase, too, where his screen alone asks it: within
/// that the table is not told what he is at.
std::optional<HunterAsk> askOfHunters(const Ruleset& ruleset, const GameState& state);

/// What has to be said of a hunters' Event card, in a use that may show what is hidden: for Dracula's screen. Nothing if neither the rules
/// nor the table can allow it now.
std::optional<HunterCardTurn> hunterCardTurn(const Ruleset& ruleset, const GameState& state, HunterEvent card, bool ally);

/// A hunters' Event card that shows the table at once what lies hidden. Dracula enters it: he sees what it asks before it is answered.
bool showsWhatIsHidden(const HunterPlays& card);

/// What an entry of the table's would be: nothing if it can be entered now, else why not. What hunters do in their turn, what they answer,
/// their Event cards and the end of dawn, day and dusk is the table's; everything else is refused.
std::optional<Violation> refusedAtTable(const Ruleset& ruleset, const GameState& state, const Action& action);
/// The same entry, allowed by the table; nothing if it is none of the hunters', or has been allowed already.
std::optional<Action> overruled(const Action& entry);
/// An entry that is refused, as the table can allow it all the same; nothing if it cannot. Rules that can be overruled are about what lies
/// open only, so nothing is learned from it.
std::optional<Action> allowedByTable(const Ruleset& ruleset, const GameState& state, const Action& refused);

/// The move there that a hunter's player means: by the way that is legal, or else by the one that says best why none is.
MoveHunter announcedMove(const Ruleset& ruleset, const GameState& state, Hunter hunter, LocationId place);
/// The move there of the hunter whose action it is at the table, with the reason why it cannot be entered; nothing if it can, or if it is
/// nobody's.
std::optional<std::pair<MoveHunter, Violation>> refusedMove(const Ruleset& ruleset, const GameState& state, LocationId place);

/// What goes before an entry in this state: the pause in which Dracula could have played a card that he has just drawn is over.
std::optional<Action> beforeEntry(const GameState& state);
/// Whether the hunters can claim an error now (ERR-1): it is theirs to act, and nothing is asked.
bool canClaim(const TableTurn& turn);
/// What they enter by that: pauses that the table does not notice are over first. Nothing where Dracula has to end one (INFO-7).
std::optional<std::vector<Action>> claimAtTable(const Ruleset& ruleset, const GameState& state);
/// What a hunter's entry ends: the dawn or the dusk, if it is one of the day or the night. Nothing if it ends none.
std::optional<Action> opensTime(const Ruleset& ruleset, const GameState& state, const Action& entry);
/// What follows an entry at once, without Dracula's being asked: an arrival is resolved, a search begins, a cancelled card of his stays
/// cancelled. He may have a card for that
/// moment; then he opens his screen and takes the entry back (EVT-1).
std::optional<Action> afterEntry(const GameState& state);

} // namespace demeter::fury3e
