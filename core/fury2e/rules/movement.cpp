// Sections 7 to 13 for the choice of the movement phase: which card is legal, what leaves the trail, and what it costs (2E-TRAIL, 2E-MOVE,
// 2E-SEA, 2E-POW, 2E-HIDE, 2E-DBACK, 2E-WOLF, 2E-CAT).
#include "core/fury2e/rules/movement_position.h"

#include <algorithm>

namespace demeter::fury2e {

namespace {

using Cell = MovementPosition::Cell;
constexpr std::uint8_t none = MovementPosition::noLocation;
constexpr int castleBlood = 2; ///< 2E-CASTLE-2

constexpr LocationId id(std::uint8_t location)
{
    return static_cast<LocationId>(location);
}

LocationSet one(std::uint8_t location)
{
    return location == none ? LocationSet() : LocationSet(id(location));
}

/// Everything that the legality of a choice depends on, looked up once.
struct Reach {
    const Board& board;
    const MovementPosition& position;
    std::uint8_t current = currentOf(position);
    bool atSea = current != none && board.isSea(id(current));
    bool onLand = current != none && !atSea;
    bool mustLeave =
        onLand && (current == position.ground || (position.hostForcesOut && position.barred.contains(id(current)))); ///< 2E-TOKEN-9

    /// 2E-SEA-8, 2E-POW-5: the last Blood is never paid.
    bool affordable(int cost) const { return position.blood > cost - position.lastBloodPaid; }
    bool inDeck(Power power) const { return !position.powersOnTrail.contains(power); }
    /// 2E-MOVE-4.
    LocationSet gone() const { return position.onTrail | position.inCatacombs; }
    LocationSet storm() const { return one(position.storm); }

    /// 2E-MOVE-3 to 2E-MOVE-5, 2E-SEA-1 to 2E-SEA-7: plain destinations.
    LocationSet plain() const
    {
        const LocationSet cards = board.cards() - gone() - position.barred;
        if (onLand)
            return cards & (board.byRoad(id(current)) | embarking());
        LocationSet set = board.bySea(id(current)) & cards;
        set = set - one(position.sailedFrom) - one(position.cameFrom) - storm();
        if ((position.nextSailingPaid || position.everySeaPaid) && !affordable(1))
            set = set - board.seas();
        return set;
    }

    /// 2E-SEA-3, 2E-SEA-14: zones that he can go on board for, wherever their cards lie.
    LocationSet embarking() const { return affordable(1) ? board.bySea(id(current)) - storm() : LocationSet(); }

    /// 2E-MOVE-8, 2E-POW-3, 2E-POW-6: a power that keeps him in place.
    bool canStay() const { return onLand && !mustLeave; }
    bool darkCall() const { return canStay() && (position.night || position.darkCallByDay) && inDeck(Power::DarkCall) && affordable(2); }
    bool feed() const { return canStay() && position.night && inDeck(Power::Feed); }
    bool hide() const { return canStay() && inDeck(Power::Hide); }
    /// 2E-POW-4, 2E-POW-5, 2E-WOLF-8.
    bool wolfForm() const { return onLand && position.night && inDeck(Power::WolfForm) && affordable(1); }
    bool doubleBack() const { return onLand && inDeck(Power::DoubleBack); }

    /// Cities one or two roads away, on a way without tokens and past the hospital (2E-WOLF-2, 2E-WOLF-3).
    LocationSet twoRoads() const { return board.withinTwoRoads(id(current), position.barred | (board.all() - board.cards())); }
    LocationSet wolf() const { return twoRoads() - gone(); }
    /// 2E-DBACK-2 to 2E-DBACK-4.
    LocationSet back() const
    {
        return ((board.byRoad(id(current)) - position.barred) | (position.neverBackToSea ? LocationSet() : embarking())) & gone();
    }
    /// 2E-WOLF-7.
    LocationSet wolfBack() const { return position.wolfNotBack ? LocationSet() : twoRoads() & gone(); }

    /// 2E-CAT-5, 2E-CAT-8, 2E-CAT-11, 2E-TOKEN-3: the card in space 6 may go to the Catacombs, if it leaves and finds room there.
    bool leavesForCatacombs() const
    {
        const std::uint8_t leaving = position.trail[trailLength - 1].location;
        return leaving != none && !board.isSea(id(leaving)) && (position.castleToCatacombs || board.castle() != id(leaving)) &&
               !position.barred.contains(id(leaving));
    }
    /// 2E-CAT-7.
    bool hasRoom() const { return position.inCatacombs.size() < static_cast<int>(catacombSpaces); }
};

/// Calls `visit(MovementChoice)` for every legal choice.
template <typename Visit> void forEachChoice(const Reach& reach, Visit&& visit)
{
    if (reach.current == none)
        return;
    const bool leaves = reach.leavesForCatacombs();
    const auto both = [&](MovementChoice choice, bool room) {
        visit(choice);
        if (leaves && room) {
            choice.toCatacombs = true;
            visit(choice);
        }
    };
    const bool room = reach.hasRoom();
    const auto to = [](LocationId location, PowerSet powers) { return MovementChoice{static_cast<std::uint8_t>(location), powers, false}; };
    reach.plain().forEach([&](LocationId location) { both(to(location, {}), room); });
    if (reach.darkCall())
        both({none, Power::DarkCall, false}, room);
    if (reach.feed())
        both({none, Power::Feed, false}, room);
    if (reach.hide())
        both({none, Power::Hide, false}, room);
    // From the trail nothing is pushed off (2E-DBACK-5); from the Catacombs a space becomes free first (2E-DBACK-7).
    const auto fetch = [&](LocationSet cards, PowerSet powers) {
        cards.forEach([&](LocationId location) {
            if (reach.position.onTrail.contains(location))
                visit(to(location, powers));
            else
                both(to(location, powers), true);
        });
    };
    if (reach.doubleBack())
        fetch(reach.back(), Power::DoubleBack);
    if (!reach.wolfForm())
        return;
    reach.wolf().forEach([&](LocationId location) { both(to(location, Power::WolfForm), room); });
    if (reach.hide()) // 2E-WOLF-6
        both({none, PowerSet{Power::WolfForm, Power::Hide}, false}, room);
    if (reach.doubleBack()) // 2E-WOLF-7
        fetch(reach.wolfBack(), PowerSet{Power::WolfForm, Power::DoubleBack});
}

/// 2E-TRAIL-12: the cards to the right of a space close up.
void closeGap(MovementPosition& position, std::size_t space)
{
    std::copy(position.trail.begin() + static_cast<std::ptrdiff_t>(space) + 1, position.trail.end(),
              position.trail.begin() + static_cast<std::ptrdiff_t>(space));
    position.trail.back() = {};
}

/// 2E-HIDE-6: with the location that it is bound to, Hide leaves the trail.
void removeHide(MovementPosition& position)
{
    position.bond = none;
    for (std::size_t space = 0; space < trailLength; ++space)
        if (position.trail[space].powers.contains(Power::Hide)) {
            position.powersOnTrail = position.powersOnTrail - position.trail[space].powers;
            closeGap(position, space);
            return;
        }
}

/// 2E-TRAIL-1, 2E-TRAIL-6: everything one space to the right, and what lay in space 6 leaves.
void slide(MovementPosition& position, bool toCatacombs)
{
    const Cell leaving = position.trail.back();
    std::copy_backward(position.trail.begin(), position.trail.end() - 1, position.trail.end());
    position.trail.front() = {};
    if (!leaving.occupied())
        return;
    position.powersOnTrail = position.powersOnTrail - leaving.powers; // 2E-TRAIL-9
    if (leaving.powers.contains(Power::Hide))
        position.bond = none; // 2E-HIDE-8
    if (leaving.location == none)
        return;
    position.onTrail.erase(id(leaving.location));
    if (toCatacombs) {
        *std::ranges::find(position.catacombs, none) = leaving.location;
        position.inCatacombs.insert(id(leaving.location));
    }
}

} // namespace

MovementPosition movementPosition(const GameState& state, const Rulings& rulings)
{
    MovementPosition position;
    position.lastBloodPaid = !rulings.chosen(Ruling::LastBlood);
    position.wolfNotBack = !rulings.chosen(Ruling::WolfWithDoubleBack);
    position.darkCallByDay = !rulings.chosen(Ruling::DarkCallByDay);
    position.neverBackToSea = !rulings.chosen(Ruling::DoubleBackToSea);
    position.hostForcesOut = !rulings.chosen(Ruling::HostForcesOut);
    position.castleToCatacombs = !rulings.chosen(Ruling::CastleToCatacombs);
    position.wolfStaysBehind = !rulings.chosen(Ruling::WolfFormComesAlong);
    for (std::size_t i = 0; i < std::min(state.trail.size(), trailLength); ++i) {
        const TrailCard& card = state.trail[i];
        position.trail[i] = {card.location ? static_cast<std::uint8_t>(*card.location) : none, card.powers};
        if (card.location)
            position.onTrail.insert(*card.location);
        position.powersOnTrail |= card.powers;
    }
    for (std::size_t i = 0; i < catacombSpaces; ++i)
        if (const auto& card = state.catacombs[i]) {
            position.catacombs[i] = static_cast<std::uint8_t>(card->location);
            position.inCatacombs.insert(card->location);
        }
    const auto place = [](const std::optional<LocationId>& location) { return location ? static_cast<std::uint8_t>(*location) : none; };
    position.bond = place(state.hideBond);
    position.barred = state.tokenCities();
    position.ground = place(state.consecratedGround);
    if (state.storm)
        position.storm = static_cast<std::uint8_t>(state.storm->zone);
    position.blood = state.blood;
    position.night = isNight(state.time);
    position.everySeaPaid = state.huntersAlly == HunterEvent::RufusSmith;
    if (state.trip) {
        position.nextSailingPaid = state.trip->sailingMoves % 2 == 1;
        position.sailedFrom = static_cast<std::uint8_t>(state.trip->sailedFrom);
        position.cameFrom = static_cast<std::uint8_t>(state.trip->cameFrom);
    }
    return position;
}

std::size_t movementChoices(const Board& board, const MovementPosition& position, std::span<MovementChoice, maxMovementChoices> out)
{
    std::size_t count = 0;
    forEachChoice(Reach{board, position}, [&](const MovementChoice& choice) { out[count++] = choice; });
    return count;
}

std::uint64_t countChoices(const Board& board, const MovementPosition& position)
{
    const Reach reach{board, position};
    if (reach.current == none)
        return 0;
    const bool leaves = reach.leavesForCatacombs();
    const bool wolf = reach.wolfForm(), hide = reach.hide(), back = reach.doubleBack();
    int pushing = reach.plain().size() + reach.darkCall() + reach.feed() + hide;
    LocationSet fetched, fetchedByWolf;
    if (back)
        fetched = reach.back();
    if (wolf) {
        pushing += reach.wolf().size() + hide;
        if (back)
            fetchedByWolf = reach.wolfBack();
    }
    int count = pushing + fetched.size() + fetchedByWolf.size();
    if (leaves) {
        if (reach.hasRoom())
            count += pushing;
        count += (fetched & position.inCatacombs).size() + (fetchedByWolf & position.inCatacombs).size();
    }
    return static_cast<std::uint64_t>(count);
}

MovementPosition afterChoice(const Board& board, MovementPosition position, MovementChoice choice)
{
    const std::uint8_t current = currentOf(position);
    const bool fromSea = board.isSea(id(current));
    const bool toSea = choice.location != none && board.isSea(id(choice.location));
    Cell played{choice.location, choice.powers};
    position.powersOnTrail |= choice.powers;

    if (choice.powers.contains(Power::DoubleBack) && position.onTrail.contains(id(choice.location))) {
        // 2E-DBACK-5: what lay left of it closes up to its space.
        const auto taken = std::ranges::find(position.trail, choice.location, &Cell::location);
        if (!position.wolfStaysBehind)
            played.powers |= taken->powers; // 2E-DBACK-12
        else
            position.powersOnTrail = (position.powersOnTrail - taken->powers) | choice.powers;
        std::copy_backward(position.trail.begin(), taken, taken + 1);
    } else {
        if (choice.powers.contains(Power::DoubleBack)) { // 2E-DBACK-7
            std::ranges::replace(position.catacombs, choice.location, none);
            position.inCatacombs.erase(id(choice.location));
        }
        slide(position, choice.toCatacombs);
        if (choice.location != none)
            position.onTrail.insert(id(choice.location));
    }
    position.trail.front() = played;
    if (position.bond != none && !position.onTrail.contains(id(position.bond)))
        removeHide(position);
    if (choice.powers.contains(Power::Hide))
        position.bond = current; // 2E-HIDE-2

    int blood = position.blood;
    if (choice.powers.contains(Power::WolfForm))
        blood -= 1; // 2E-WOLF-1
    if (choice.powers.contains(Power::DarkCall))
        blood -= 2; // 2E-DARK-1
    if (choice.powers.contains(Power::Feed))
        blood += 1; // 2E-FEED-1
    if (toSea && (!fromSea || position.nextSailingPaid || position.everySeaPaid))
        blood -= 1; // 2E-SEA-3, 2E-SEA-4
    if (choice.location != none && board.castle() == id(choice.location))
        blood += castleBlood;
    position.blood = static_cast<std::uint8_t>(std::clamp(blood, 0, mostBlood));

    if (toSea && !fromSea) {
        position.nextSailingPaid = false;
        position.sailedFrom = position.cameFrom = current;
    } else if (toSea) {
        position.nextSailingPaid = !position.nextSailingPaid;
        position.cameFrom = current;
    } else if (choice.location != none) {
        position.nextSailingPaid = false;
        position.sailedFrom = position.cameFrom = none;
    }
    return position;
}

std::uint64_t perft(const Board& board, const MovementPosition& position, int depth)
{
    if (depth <= 0)
        return 1;
    if (depth == 1)
        return countChoices(board, position); // the last step need not be carried out to be counted
    std::uint64_t sum = 0;
    forEachChoice(Reach{board, position},
                  [&](const MovementChoice& choice) { sum += perft(board, afterChoice(board, position, choice), depth - 1); });
    return sum;
}

std::string choiceText(const Board& board, const MovementChoice& choice)
{
    std::string text;
    const auto add = [&text](std::string_view part) {
        if (!text.empty())
            text += '+';
        text += part;
    };
    if (choice.powers.contains(Power::WolfForm))
        add(powerIds[static_cast<std::size_t>(Power::WolfForm)]); // it comes first
    for (const Power power : allPowers)
        if (power != Power::WolfForm && choice.powers.contains(power))
            add(powerIds[static_cast<std::size_t>(power)]);
    if (choice.location != none)
        add(board[id(choice.location)].id);
    return choice.toCatacombs ? text + ";catacombs" : text;
}

} // namespace demeter::fury2e
