// Section 31: what always holds (2E-INV).
#include "core/fury2e/rules/chapters.h"

namespace demeter::fury2e {

namespace {

/// 2E-INV-1: every card lies in one place; what lies nowhere is in the deck or, with a token, beside the board.
bool cardsLieOnce(const Board& board, const GameState& state)
{
    LocationSet locations;
    PowerSet powers;
    const auto lies = [&](LocationId location) {
        const bool right = board.cards().contains(location) && !locations.contains(location);
        locations.insert(location);
        return right;
    };
    for (const TrailCard& card : state.trail) {
        if ((card.location && !lies(*card.location)) || (!card.location && card.powers.empty()))
            return false;
        for (const Power power : allPowers)
            if (card.powers.contains(power) && powers.contains(power))
                return false;
        powers |= card.powers;
    }
    return std::ranges::all_of(state.catacombs, [&](const auto& card) { return !card || lies(card->location); });
}

/// 2E-INV-2: 45 of them, and of no kind more than there are in the box.
bool encountersAreAll(const GameState& state)
{
    std::array<int, encounterCount> of{};
    const auto count = [&of](Encounter kind) { ++of[static_cast<std::size_t>(kind)]; };
    std::ranges::for_each(state.encounterHand, count);
    std::ranges::for_each(state.reserve, count);
    std::ranges::for_each(state.pushedOff, count);
    for (const TrailCard& card : state.trail)
        if (card.encounter)
            count(card.encounter->kind);
    for (const auto& card : state.catacombs)
        if (card)
            for (const PlacedEncounter& encounter : card->encounters)
                count(encounter.kind);
    for (const HunterSheet& sheet : state.sheets)
        std::ranges::for_each(sheet.before, count);
    for (const Due& due : state.due) // met without lying anywhere: an Ambush brought it (2E-ENC-1)
        if ((due.what == Due::What::Encounter || due.what == Due::What::AfterEncounter) && !due.token && due.encounter)
            count(*due.encounter);
    int all = state.boxReserve;
    for (std::size_t kind = 0; kind < encounterCount; ++kind) {
        all += of[kind];
        if (of[kind] > encounters[kind].tokens)
            return false;
    }
    return all == encounterTokens;
}

/// 2E-INV-3: none lies on a sea, on Dark Call or Feed, or in the Castle.
bool encountersLieWell(const Board& board, const GameState& state)
{
    for (const TrailCard& card : state.trail)
        if (card.encounter &&
            (card.location ? board.isSea(*card.location) || board.castle() == card.location : !card.powers.contains(Power::Hide)))
            return false;
    return std::ranges::all_of(state.catacombs, [&](const auto& card) {
        return !card || card->encounters.size() <= (board.castle() == card->location ? 0 : catacombEncounters);
    });
}

} // namespace

std::optional<std::string_view> brokenInvariant(const Ruleset& ruleset, const GameState& state)
{
    const Board& board = *ruleset.board;
    if (!cardsLieOnce(board, state))
        return "2E-INV-1";
    if (!encountersAreAll(state))
        return "2E-INV-2";
    if (!encountersLieWell(board, state))
        return "2E-INV-3";
    const bool begun = state.step > Step::ChooseStart;
    const auto current = currentLocation(state);
    if (begun && (!current || state.trail.size() > trailLength || *currentIndex(state) > 3))
        return "2E-INV-4";
    const bool hidden = powersOnTrail(state).contains(Power::Hide);
    if (hidden != state.hideBond.has_value() ||
        (hidden && (!cardsOnTrail(state).contains(*state.hideBond) || board.isSea(*state.hideBond))))
        return "2E-INV-5";
    if ((state.blood == 0) != (state.winner == Winner::Hunters) || (state.vampires == mostVampires) != (state.winner == Winner::Dracula) ||
        (state.step == Step::Over) != (state.winner != Winner::None))
        return "2E-INV-6";
    if (begun && state.trip.has_value() != board.isSea(*current))
        return "2E-INV-4";
    for (std::size_t gap = 0; gap < trailLength; ++gap)
        if (state.bloodTokens[gap] && gap + 1 >= state.trail.size())
            return "2E-SEA-6";
    if (goesByItself(state))
        return "2E-TURN-1";
    if (state.combat.has_value() != std::ranges::any_of(state.due, [](const Due& due) { return due.what == Due::What::Combat; }))
        return "2E-COMB-1";
    if (state.tokenCities() != (state.tokenCities() & board.cards()) || !(state.tokenCities() & board.seas()).empty())
        return "2E-INV-9";
    return std::nullopt;
}

} // namespace demeter::fury2e
