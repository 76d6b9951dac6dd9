// Sections 13, 14, 17 and 18 for the choice of the movement step: what leaves slot 6, and which card is legal (SLIDE, CARD, MOVE, POW,
// WOLF, MISD).
#include "core/fury3e/rules/movement_position.h"

#include <algorithm>

namespace demeter::fury3e {

namespace {

using Cell = MovementPosition::Cell;
constexpr std::uint8_t none = MovementPosition::noLocation;

constexpr LocationId id(std::uint8_t location)
{
    return static_cast<LocationId>(location);
}

LocationSet lairsOf(const MovementPosition& position)
{
    LocationSet set;
    for (const std::uint8_t lair : position.lairs)
        if (lair != none)
            set.insert(id(lair));
    return set;
}

/// OPEN-27: the bond ends with its Location card, or, where the table reads it so, passes to the next one on Hide's right.
void mendBond(const Ruleset& ruleset, MovementPosition& position)
{
    if (position.bond == none)
        return;
    if (!position.powersOnTrail.contains(Power::Hide)) {
        position.bond = none;
        return;
    }
    if (position.onTrail.contains(id(position.bond)))
        return;
    position.bond = none;
    if (ruleset.rulings.hideBondsAnew == NoYes::No)
        return;
    bool right = false;
    for (const Cell& cell : position.trail) {
        if (right && cell.location != none) {
            position.bond = cell.location;
            return;
        }
        right = right || cell.powers.contains(Power::Hide);
    }
}

void clearCell(MovementPosition& position, Cell& cell)
{
    if (cell.location != none)
        position.onTrail.erase(id(cell.location));
    position.powersOnTrail = position.powersOnTrail - cell.powers;
    cell = {};
}

/// MISD-1: the hideout is cleared and Misdirect lies in its slot.
MovementPosition afterMisdirect(const Ruleset& ruleset, MovementPosition slid, std::uint8_t slot)
{
    Cell& cell = slid.trail[slot - 1U];
    clearCell(slid, cell);
    cell.powers = Power::Misdirect;
    slid.powersOnTrail |= Power::Misdirect;
    mendBond(ruleset, slid);
    return slid;
}

/// Everything that the legality of a play depends on, looked up once for a slid position.
struct Reach {
    const Ruleset& ruleset;
    const MovementPosition& position;
    const Board& board = *ruleset.board;
    std::uint8_t current = currentOf(position);
    bool atSea = current != none && board.isSea(id(current));
    bool onToken = current != none && position.barred.contains(id(current));

    bool affordable(int cost) const { return cost < position.lifeLeft; }
    /// MOVE-1, MOVE-2.
    int seaCost() const { return atSea ? position.seaToSea : 2; }
    bool inDeck(Power power) const { return !position.powersOnTrail.contains(power); }

    /// POW-2: Dark Call, Feed and Hide need solid ground without a token.
    bool canStay() const { return current != none && !atSea && !onToken; }

    /// CARD-3, CARD-4, MOVE-4: plain destinations, with `returned` back in the deck (MISD-2).
    LocationSet plain(LocationSet returned = {}) const
    {
        LocationSet set = (board.adjacent(id(current)) & board.cards()) - (position.onTrail - returned) - position.barred;
        if (position.lifeLeft <= 2) // OPEN-39: no sea costs more
            if (!affordable(seaCost()))
                set = set - board.seas();
        return set;
    }

    /// WOLF-1 to WOLF-6.
    LocationSet wolf() const
    {
        if (!affordable(1) || (onToken && ruleset.rulings.wolfLeavesTokenCity == NoYes::No)) // PR-34
            return {};
        LocationSet set = atSea                     ? board.beyondPorts(id(current), position.barred)
                          : position.barred.empty() ? board.withinTwoRoads(id(current))
                                                    : board.withinTwoRoads(id(current), position.barred);
        set = (set & board.cards()) - position.onTrail;
        if (ruleset.rulings.powersReachLairs == NoYes::No) // OPEN-22
            set = set - lairsOf(position);
        return set;
    }

    bool wolfWithHide() const
    {
        return ruleset.rulings.wolfWithHide == NoYes::Yes && affordable(1) && canStay() && inDeck(Power::Hide) && inDeck(Power::WolfForm);
    }

    /// MISD-3, MISD-7: may Misdirect take this cell?
    bool target(const Cell& cell) const
    {
        if (cell.location == none || !cell.powers.empty() || cell.location == position.bond)
            return false;
        if (board.castle() == id(cell.location))
            return false;
        return cell.location != current || ruleset.rulings.misdirectTakesCurrent == NoYes::Yes; // PR-16
    }

    /// MISD-2: where the Location card goes that is played with Misdirect on this cell.
    LocationSet misdirected(const Cell& cell) const
    {
        LocationSet cleared(id(cell.location));
        LocationSet set = plain(cleared);
        if (ruleset.rulings.misdirectReusesCleared == NoYes::No) // OPEN-26
            set = set - cleared;
        if (ruleset.rulings.powersReachLairs == NoYes::No)
            set = set - lairsOf(position);
        return set;
    }
};

/// Calls `visit(PackedPlay)` for every legal play of a Power card but Misdirect, with Wolf Form to none of `shut`.
template <typename Visit> void forEachPower(const Reach& reach, LocationSet shut, Visit&& visit)
{
    if (reach.canStay()) {
        if (reach.inDeck(Power::DarkCall) && reach.affordable(2))
            visit(PackedPlay{none, Power::DarkCall, 0});
        if (reach.inDeck(Power::Feed))
            visit(PackedPlay{none, Power::Feed, 0});
        if (reach.inDeck(Power::Hide))
            visit(PackedPlay{none, Power::Hide, 0});
    }
    if (reach.inDeck(Power::WolfForm))
        (reach.wolf() - shut).forEach([&](LocationId to) { visit(PackedPlay{static_cast<std::uint8_t>(to), Power::WolfForm, 0}); });
    if (reach.wolfWithHide())
        visit(PackedPlay{none, PowerSet{Power::WolfForm, Power::Hide}, 0});
}

/// OPEN-25, where the table lets another Power card follow Misdirect: those that can, as `PackedPlay` with Misdirect. He goes from where he
/// was, and does not stay where nothing of him would lie any more.
template <typename Visit> void forEachBesideMisdirect(const Reach& reach, std::uint8_t slot, Visit&& visit)
{
    if (reach.ruleset.rulings.misdirectWithPowers == NoYes::No)
        return;
    const std::uint8_t taken = reach.position.trail[slot - 1U].location;
    const MovementPosition cleared = afterMisdirect(reach.ruleset, reach.position, slot);
    const Reach after{.ruleset = reach.ruleset, .position = cleared, .current = reach.current};
    const bool reuses = reach.ruleset.rulings.misdirectReusesCleared == NoYes::Yes; // OPEN-26
    forEachPower(after, reuses ? LocationSet() : LocationSet(id(taken)), [&](PackedPlay play) {
        if (play.location != none || taken != reach.current)
            visit(PackedPlay{play.location, play.powers | Power::Misdirect, slot});
    });
}

/// Calls `visit(PackedPlay)` for every legal play.
template <typename Visit> void forEachPlay(const Reach& reach, Visit&& visit)
{
    if (reach.current == none)
        return;
    const MovementPosition& position = reach.position;
    reach.plain().forEach([&](LocationId to) { visit(PackedPlay{static_cast<std::uint8_t>(to), {}, 0}); });
    forEachPower(reach, {}, visit);
    if (reach.inDeck(Power::Misdirect))
        for (std::uint8_t slot = 2; slot <= trailLength; ++slot)
            if (const Cell& cell = position.trail[slot - 1U]; reach.target(cell)) {
                reach.misdirected(cell).forEach([&](LocationId to) {
                    visit(PackedPlay{static_cast<std::uint8_t>(to), Power::Misdirect, slot});
                });
                forEachBesideMisdirect(reach, slot, visit);
            }
}

Slot slotOf(const MovementPosition& position, std::uint8_t location)
{
    for (std::uint8_t slot = 1; slot <= trailLength; ++slot)
        if (position.trail[slot - 1U].location == location)
            return {slot};
    return {};
}

Slot slotOf(const MovementPosition& position, Power power)
{
    for (std::uint8_t slot = 1; slot <= trailLength; ++slot)
        if (position.trail[slot - 1U].powers.contains(power))
            return {slot};
    return {};
}

bool railJoins(const Board& board, LocationId a, LocationId b)
{
    return std::ranges::any_of(board.rails(),
                               [&](const Rail& rail) { return (rail.a == a && rail.b == b) || (rail.a == b && rail.b == a); });
}

/// Why a plain move from the current location is illegal, with `returned` back in the deck.
std::optional<Violation> whyNotPlain(const Reach& reach, LocationId to, LocationSet returned)
{
    const Board& board = reach.board;
    const LocationId from = id(reach.current);
    if (!board.cards().contains(to))
        return Violation{"COMP-5", Refusal::NoLocationCard, {to}};
    if (to == from)
        return Violation{"MOVE-6", Refusal::StayNotAllowed, {to}};
    // Where he cannot go at all comes before the card that he has no more of: the map is what the player looks at.
    if (!board.adjacent(from).contains(to)) {
        if (board.isSea(from) && board.isSea(to))
            return Violation{"ADJ-2", Refusal::NoSeaBorder, {from, to}};
        if (board.isSea(from))
            return board.ports().contains(to) ? Violation{"ADJ-3", Refusal::NotOnThatSea, {from, to}}
                                              : Violation{"CARD-3", Refusal::SeaToInland, {from, to}};
        if (board.isSea(to))
            return Violation{"CARD-3", Refusal::NoPort, {from, to}};
        if (railJoins(board, from, to))
            return Violation{"ADJ-5", Refusal::RailOnly, {from, to}};
        return Violation{"CARD-3", Refusal::NoRoad, {from, to}};
    }
    if ((reach.position.onTrail - returned).contains(to))
        return Violation{"CARD-4", Refusal::OnTrail, {to, slotOf(reach.position, static_cast<std::uint8_t>(to))}};
    if (reach.position.barred.contains(to))
        return Violation{"MOVE-4", Refusal::TokenCity, {to}};
    if (board.isSea(to) && !reach.affordable(reach.seaCost()))
        return Violation{"OPEN-39", Refusal::Lethal, {reach.seaCost()}};
    return std::nullopt;
}

std::optional<Violation> whyNotWolf(const Reach& reach, LocationId to)
{
    const Board& board = reach.board;
    const LocationId from = id(reach.current);
    if (board.isSea(to))
        return Violation{"WOLF-1", Refusal::WolfToSea, {to}};
    if (!board.cards().contains(to))
        return Violation{"COMP-5", Refusal::NoLocationCard, {to}};
    if (to == from)
        return Violation{"MOVE-6", Refusal::StayNotAllowed, {to}};
    if (reach.onToken && reach.ruleset.rulings.wolfLeavesTokenCity == NoYes::No)
        return Violation{"PR-34", Refusal::WolfFromToken, {from}};
    const LocationSet open = reach.atSea ? board.beyondPorts(from, {}) : board.withinTwoRoads(from);
    if (!open.contains(to))
        return reach.atSea ? Violation{"WOLF-2", Refusal::WolfBySea, {from, to}} : Violation{"WOLF-1", Refusal::WolfTooFar, {from, to}};
    if (reach.position.onTrail.contains(to))
        return Violation{"CARD-4", Refusal::OnTrail, {to, slotOf(reach.position, static_cast<std::uint8_t>(to))}};
    if (reach.position.barred.contains(to))
        return Violation{"MOVE-4", Refusal::TokenCity, {to}};
    const LocationSet clear =
        reach.atSea ? board.beyondPorts(from, reach.position.barred) : board.withinTwoRoads(from, reach.position.barred);
    if (!clear.contains(to))
        return Violation{"CONS-3", Refusal::WolfPastToken, {from, to}};
    if (!reach.affordable(1))
        return Violation{"OPEN-39", Refusal::Lethal, {1}};
    return std::nullopt;
}

std::optional<Violation> whyNotMisdirect(const Reach& reach, Slot slot)
{
    if (slot.number < 2 || slot.number > trailLength || !reach.position.trail[slot.number - 1U].occupied())
        return Violation{"MISD-1", Refusal::MisdirectEmpty, {slot}};
    const Cell& cell = reach.position.trail[slot.number - 1U];
    for (const Power power : allPowers)
        if (cell.powers.contains(power))
            return Violation{"MISD-3", Refusal::MisdirectPower, {slot, power}};
    if (reach.board.castle() == id(cell.location))
        return Violation{"MISD-3", Refusal::MisdirectCastle, {slot, id(cell.location)}};
    if (cell.location == reach.position.bond)
        return Violation{"HIDE-8", Refusal::MisdirectBond, {slot, id(cell.location)}};
    if (!reach.target(cell))
        return Violation{"MISD-3", Refusal::MisdirectCurrent, {slot, id(cell.location)}};
    return std::nullopt;
}

/// Why this play, in which Misdirect is not, is illegal.
std::optional<Violation> whyNotOnePlay(const Reach& reach, const Play& play)
{
    const Ruleset& ruleset = reach.ruleset;
    const MovementPosition& slid = reach.position;
    if (play.powers.empty()) {
        if (!play.location)
            return Violation{"CARD-1", Refusal::NotNow, {}};
        return whyNotPlain(reach, *play.location, {});
    }

    const bool wolf = play.powers.contains(Power::WolfForm);
    const bool hide = play.powers.contains(Power::Hide);
    const PowerSet pair{Power::WolfForm, Power::Hide};
    if (play.powers != Power::DarkCall && play.powers != Power::Feed && play.powers != Power::Hide && play.powers != Power::WolfForm &&
        !(play.powers == pair && ruleset.rulings.wolfWithHide == NoYes::Yes)) {
        std::array<Power, 2> named{};
        std::size_t found = 0;
        for (const Power power : allPowers)
            if (play.powers.contains(power) && found < named.size())
                named[found++] = power;
        return Violation{"OPEN-21", Refusal::PowersNotTogether, {named[0], named[1]}};
    }
    if (wolf && !hide) {
        if (!play.location)
            return Violation{"WOLF-1", Refusal::PowerNeedsLocation, {Power::WolfForm}};
        if (auto violation = whyNotWolf(reach, *play.location))
            return violation;
        if (ruleset.rulings.powersReachLairs == NoYes::No && lairsOf(slid).contains(*play.location))
            return Violation{"OPEN-22", Refusal::PowerToLair, {Power::WolfForm, *play.location}};
        return std::nullopt;
    }
    const Power stay = play.powers.contains(Power::DarkCall) ? Power::DarkCall
                       : play.powers.contains(Power::Feed)   ? Power::Feed
                                                             : Power::Hide;
    if (play.location)
        return Violation{"POW-1", Refusal::LocationWithPower, {stay, *play.location}};
    if (reach.atSea)
        return Violation{"POW-2", Refusal::PowerAtSea, {stay, id(reach.current)}};
    if (reach.onToken)
        return Violation{"CONS-2", Refusal::PowerOnToken, {stay, id(reach.current)}};
    const int cost = stay == Power::DarkCall ? 2 : wolf ? 1 : 0;
    if (!reach.affordable(cost))
        return Violation{"OPEN-39", Refusal::Lethal, {cost}};
    return std::nullopt;
}

} // namespace

MovementPosition movementPosition(const Ruleset& ruleset, const GameState& state)
{
    MovementPosition position;
    for (std::size_t i = 0; i < trailLength; ++i)
        if (const auto& hideout = state.trail[i]) {
            position.trail[i] = {hideout->location ? static_cast<std::uint8_t>(*hideout->location) : none, hideout->powers};
            if (hideout->location)
                position.onTrail.insert(*hideout->location);
            position.powersOnTrail |= hideout->powers;
        }
    for (std::size_t i = 0; i < lairSpaces; ++i)
        if (state.lairs[i])
            position.lairs[i] = static_cast<std::uint8_t>(*state.lairs[i]->location);
    if (state.hideBond)
        position.bond = static_cast<std::uint8_t>(*state.hideBond);
    position.barred = state.tokens.barred();
    if (ruleset.rulings.lethalPlays == NoYes::No)
        position.lifeLeft = static_cast<std::uint8_t>(std::clamp(ruleset.cards->draculaLife - static_cast<int>(state.damage), 0, 0xFF));
    position.seaToSea = static_cast<std::uint8_t>(seaToSeaCost(state));
    return position;
}

Ruleset movementRuleset(const Ruleset& ruleset, const GameState& state)
{
    Ruleset result = ruleset;
    if (ruleset.rulings.roadblocksStopDracula == NoYes::Yes)
        for (const Roadblock& block : state.tokens.roadblocks)
            if (!block.onRail && result.board->byRoad(block.a).contains(block.b))
                result.board = std::make_shared<const Board>(result.board->withEdge(block.a, block.b, false));
    return result;
}

Play unpacked(const PackedPlay& play)
{
    Play result;
    if (play.location != none)
        result.location = id(play.location);
    result.powers = play.powers;
    if (play.misdirect != 0)
        result.misdirect = Slot{play.misdirect};
    return result;
}

PackedPlay packed(const Play& play)
{
    return {play.location ? static_cast<std::uint8_t>(*play.location) : none, play.powers,
            play.misdirect ? play.misdirect->number : std::uint8_t{0}};
}

std::size_t slideChoices(const Ruleset& ruleset, const MovementPosition& before, std::span<SlideChoice, 4> out)
{
    const Cell& leaving = before.trail[trailLength - 1];
    if (!leaving.occupied()) { // SLIDE-3
        out[0] = {};
        return 1;
    }
    std::size_t count = 0;
    out[count++] = {SlideKind::Mature, none};
    if (leaving.location == none || (ruleset.board->isSea(id(leaving.location)) && ruleset.rulings.seaLairs == NoYes::No)) // LAIR-4, OPEN-8
        return count;
    if (std::ranges::find(before.lairs, none) != before.lairs.end()) {
        out[count++] = {SlideKind::Lair, none};
        return count;
    }
    for (const std::uint8_t lair : before.lairs) // LAIR-3
        out[count++] = {SlideKind::Lair, lair};
    return count;
}

MovementPosition afterSlide(const Ruleset& ruleset, MovementPosition position, SlideChoice choice)
{
    Cell leaving = position.trail[trailLength - 1];
    std::copy_backward(position.trail.begin(), position.trail.end() - 1, position.trail.end());
    position.trail[0] = {};
    if (choice.kind == SlideKind::Nothing)
        return position;
    const std::uint8_t location = leaving.location;
    clearCell(position, leaving);
    if (choice.kind == SlideKind::Lair) {
        const auto space = std::ranges::find(position.lairs, choice.cleared); // `noLocation` finds a free space
        *space = location;
    }
    mendBond(ruleset, position);
    return position;
}

MovementPosition afterPlay(const Ruleset& ruleset, MovementPosition slid, PackedPlay play)
{
    const std::uint8_t current = currentOf(slid);
    if (play.misdirect != 0)
        slid = afterMisdirect(ruleset, slid, play.misdirect);
    slid.trail[0] = {play.location, play.powers - Power::Misdirect};
    slid.powersOnTrail |= play.powers;
    if (play.location != none) {
        slid.onTrail.insert(id(play.location));
        std::ranges::replace(slid.lairs, play.location, none); // LMOVE-1
    }
    if (play.powers.contains(Power::Hide))
        slid.bond = current; // HIDE-1
    return slid;
}

std::size_t legalPlays(const Ruleset& ruleset, const MovementPosition& slid, std::span<PackedPlay, maxMovementChoices> out)
{
    std::size_t count = 0;
    forEachPlay(Reach{ruleset, slid}, [&](PackedPlay play) { out[count++] = play; });
    return count;
}

std::uint64_t countPlays(const Ruleset& ruleset, const MovementPosition& slid)
{
    const Reach reach{ruleset, slid};
    if (reach.current == none)
        return 0;
    int count = reach.plain().size();
    if (reach.canStay())
        count += (reach.inDeck(Power::DarkCall) && reach.affordable(2)) + reach.inDeck(Power::Feed) + reach.inDeck(Power::Hide);
    if (reach.inDeck(Power::WolfForm))
        count += reach.wolf().size();
    count += reach.wolfWithHide();
    if (reach.inDeck(Power::Misdirect))
        for (std::uint8_t slot = 2; slot <= trailLength; ++slot)
            if (const Cell& cell = slid.trail[slot - 1U]; reach.target(cell)) {
                count += reach.misdirected(cell).size();
                forEachBesideMisdirect(reach, slot, [&](PackedPlay) { ++count; });
            }
    return static_cast<std::uint64_t>(count);
}

std::size_t movementChoices(const Ruleset& ruleset, const MovementPosition& before, std::span<MovementChoice, maxMovementChoices> out)
{
    std::array<SlideChoice, 4> slides;
    const std::size_t slideCount = slideChoices(ruleset, before, slides);
    std::size_t count = 0;
    for (const SlideChoice& slide : std::span(slides).first(slideCount)) {
        const MovementPosition slid = afterSlide(ruleset, before, slide);
        forEachPlay(Reach{ruleset, slid}, [&](PackedPlay play) { out[count++] = {slide, play}; });
    }
    return count;
}

std::optional<Violation> whyNot(const Ruleset& ruleset, const MovementPosition& slid, const Play& play)
{
    const Reach reach{ruleset, slid};
    if (reach.current == none)
        return Violation{"CUR-1", Refusal::NotNow, {}};
    for (const Power power : allPowers)
        if (play.powers.contains(power) && !reach.inDeck(power))
            return Violation{"CARD-5", Refusal::PowerOnTrail, {power, slotOf(slid, power)}};

    if (play.powers.contains(Power::Misdirect) || play.misdirect) {
        if (!play.powers.contains(Power::Misdirect) || !play.misdirect)
            return Violation{"MISD-1", Refusal::MisdirectEmpty, {play.misdirect.value_or(Slot{})}};
        const PowerSet others = play.powers - Power::Misdirect;
        for (const Power other : allPowers)
            if (others.contains(other) && ruleset.rulings.misdirectWithPowers == NoYes::No)
                return Violation{"OPEN-25", Refusal::PowersNotTogether, {Power::Misdirect, other}};
        if (auto violation = whyNotMisdirect(reach, *play.misdirect))
            return violation;
        const std::uint8_t taken = slid.trail[play.misdirect->number - 1U].location;
        if (!play.location && (others.empty() || taken == reach.current))
            return Violation{"MISD-2", Refusal::PowerNeedsLocation, {Power::Misdirect}};
        const LocationSet cleared(id(taken));
        if (play.location && cleared.contains(*play.location) && ruleset.rulings.misdirectReusesCleared == NoYes::No)
            return Violation{"OPEN-26", Refusal::MisdirectReuse, {*play.location}};
        if (!others.empty()) {
            const MovementPosition after = afterMisdirect(ruleset, slid, play.misdirect->number);
            return whyNotOnePlay({.ruleset = ruleset, .position = after, .current = reach.current}, {play.location, others, {}});
        }
        if (auto violation = whyNotPlain(reach, *play.location, cleared))
            return violation;
        if (ruleset.rulings.powersReachLairs == NoYes::No && lairsOf(slid).contains(*play.location))
            return Violation{"OPEN-22", Refusal::PowerToLair, {Power::Misdirect, *play.location}};
        return std::nullopt;
    }
    return whyNotOnePlay(reach, play);
}

std::uint64_t perft(const Ruleset& ruleset, const MovementPosition& position, int depth)
{
    if (depth <= 0)
        return 1;
    std::array<SlideChoice, 4> slides;
    const std::size_t slideCount = slideChoices(ruleset, position, slides);
    std::uint64_t sum = 0;
    for (const SlideChoice& slide : std::span(slides).first(slideCount)) {
        const MovementPosition slid = afterSlide(ruleset, position, slide);
        if (depth == 1)
            sum += countPlays(ruleset, slid); // the last step need not be carried out to be counted
        else
            forEachPlay(Reach{ruleset, slid}, [&](PackedPlay play) { sum += perft(ruleset, afterPlay(ruleset, slid, play), depth - 1); });
    }
    return sum;
}

std::string choiceText(const Board& board, const MovementChoice& choice)
{
    std::string text;
    switch (choice.slide.kind) {
    case SlideKind::Nothing:
        text = "-";
        break;
    case SlideKind::Mature:
        text = "mature";
        break;
    case SlideKind::Lair:
        text = "lair";
        if (choice.slide.cleared != none)
            text += ":clear=" + board[id(choice.slide.cleared)].id;
        break;
    }
    text += ';';
    const PackedPlay& play = choice.play;
    const std::string location = play.location == none ? std::string() : board[id(play.location)].id;
    if (play.powers.contains(Power::Misdirect))
        text += "misdirect@" + std::to_string(play.misdirect) + "+";
    if (play.powers.contains(Power::WolfForm))
        return text + "wolf-form+" + (play.powers.contains(Power::Hide) ? "hide" : location);
    for (const Power power : allPowers)
        if (power != Power::Misdirect && play.powers.contains(power))
            return text + std::string(powerIds[static_cast<std::size_t>(power)]);
    return text + location;
}

} // namespace demeter::fury3e
