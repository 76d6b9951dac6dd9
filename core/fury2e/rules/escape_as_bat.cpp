// Escape as Bat (2E-BAT): Dracula leaves a combat, and the card of his place is replaced.
#include "core/fury2e/rules/chapters.h"

namespace demeter::fury2e {

int bloodAfterKilled(int blood)
{
    return blood > 0 ? (blood - 1) / 5 * 5 : 0;
}

LocationSet batDestinations(const Ruleset& ruleset, const GameState& state)
{
    const Board& board = *ruleset.board;
    const auto current = currentLocation(state);
    if (!current || board.isSea(*current))
        return {};
    // 2E-MOVE-5: the way is as closed as the city.
    const LocationSet closed = state.tokenCities() | (board.all() - board.cards());
    return board.withinTwoRoads(*current, closed) - cardsOnTrail(state) - cardsInCatacombs(state) - hunterLocations(state);
}

void escapeAsBat(const Ruleset& ruleset, GameState& state, LocationId city)
{
    const bool castle = ruleset.board->castle() == city;
    const std::size_t index = *currentIndex(state);
    TrailCard& card = state.trail[index];
    const TrailCard old = std::exchange(card, TrailCard{city, {}, {}, castle}); // 2E-BAT-3
    if (!ruleset.rulings.chosen(Ruling::BatKeepsWolfForm))                      // 2E-BAT-4
        card.powers = old.powers;
    state.bloodTokens.reset(index); // 2E-SEA-6: the card that they lay beside has left
    if (index > 0)
        state.bloodTokens.reset(index - 1);
    announce(state, Happening::What::DraculaEscaped);
    if (castle)
        announce(state, Happening::What::LocationRevealed, {city});
    if (old.encounter)
        returnEncounter(state, old.encounter->kind);
    returnLocation(state, *old.location);
    hideFollows(state); // 2E-BAT-5
    afterSlide(ruleset, state);
    if (castle && ruleset.rulings[Ruling::CastleStayHeals] != 2) // 2E-BAT-7, 2E-OPEN-24
        arriveAtCastle(ruleset, state);
}

} // namespace demeter::fury2e
