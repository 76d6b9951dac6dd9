// Section 12, what hunters suffer: damage, bites, delay, defeat and the way to a hospital (DMG, BITE, DEL, DEF).
#include "core/fury3e/rules/overrules.h"

#include <algorithm>

namespace demeter::fury3e {

namespace {

using What = Happening::What;

} // namespace

void damageHunter(const Ruleset& ruleset, GameState& state, Hunter hunter, int amount)
{
    if (amount <= 0 || !huntersOnBoard(state).contains(hunter))
        return;
    HunterSheet& sheet = sheetOf(state, hunter);
    sheet.damage = static_cast<std::uint8_t>(std::min(sheet.damage + amount, 99));
    announce(state, What::HunterDamaged, {hunter, amount});
    if (sheet.damage >= ruleset.cards->hunterSheets[static_cast<std::size_t>(hunter)].life) // DEF-1, PR-23
        push(state, {.what = Due::What::Defeat, .hunter = hunter, .number = static_cast<std::uint8_t>(std::min(amount, 99))});
}

void healHunter(GameState& state, Hunter hunter, int amount)
{
    HunterSheet& sheet = sheetOf(state, hunter);
    const int healed = std::min<int>(amount, sheet.damage);
    if (healed <= 0)
        return;
    sheet.damage = static_cast<std::uint8_t>(sheet.damage - healed);
    announce(state, What::HunterHealed, {hunter, healed});
}

void askBite(GameState& state, Hunter hunter)
{
    if (huntersOnBoard(state).contains(hunter))
        push(state, {.what = Due::What::Bite, .hunter = hunter});
}

void bitten(const Ruleset& ruleset, GameState& state, Hunter hunter)
{
    HunterSheet& sheet = sheetOf(state, hunter);
    announce(state, What::HunterBitten, {hunter});
    const bool space =
        hunter != Hunter::MinaHarker && sheet.bites < ruleset.cards->hunterSheets[static_cast<std::size_t>(hunter)].biteSpaces;
    if (space)
        ++sheet.bites; // BITE-1
    else
        defeatHunter(ruleset, state, hunter); // BITE-1, BITE-3
}

void delayHunter(GameState& state, Hunter hunter)
{
    HunterSheet& sheet = sheetOf(state, hunter);
    if (sheet.delayed || !huntersOnBoard(state).contains(hunter)) // DEL-1: again does nothing
        return;
    sheet.delayed = true;
    announce(state, What::HunterDelayed, {hunter});
    if (state.now.opened && state.now.opened->hunter == hunter) // he lies there: nothing is left of what a card has opened
        state.now.opened->moves = 0;
}

LocationSet nearestHospitals(const Ruleset& ruleset, const GameState& state, Hunter hunter)
{
    const Board& board = *ruleset.board;
    const HunterPlace& place = state.hunters[static_cast<std::size_t>(hunter)];
    LocationSet hospitals;
    for (const LocationId city : board.hospitals())
        hospitals.insert(city);
    const auto fixed = [&](std::string_view id) {
        const auto city = board.find(id);
        return city && hospitals.contains(*city) ? std::optional(LocationSet(*city)) : std::nullopt;
    };
    if (place.where == HunterPlace::Where::Hospital)
        return LocationSet(place.location);
    if (board[place.location].region == "britannia") // DEF-6
        if (const auto madrid = fixed("madrid"))
            return *madrid;
    if (board[place.location].id == "cagliari")
        if (const auto rome = fixed("rome"))
            return *rome;
    // DEF-3: fewest roads. From a sea zone, or a city whose roads lead to no hospital, the way goes on by sea as well.
    for (const bool sea : {board.isSea(place.location), true}) {
        LocationSet reached(place.location), edge(place.location);
        while (!edge.empty()) {
            if (const LocationSet found = edge & hospitals; !found.empty())
                return found;
            LocationSet next;
            edge.forEach([&](LocationId here) { next |= sea ? board.adjacent(here) : board.byRoad(here); });
            edge = next - reached;
            reached |= next;
        }
    }
    return hospitals;
}

void defeatHunter(const Ruleset& ruleset, GameState& state, Hunter hunter)
{
    if (!huntersOnBoard(state).contains(hunter))
        return;
    announce(state, What::HunterDefeated, {hunter});
    const LocationSet nearest = nearestHospitals(ruleset, state, hunter); // DEF-3
    HunterSheet& sheet = sheetOf(state, hunter);
    sheet.defeated = true;
    sheet.delayed = false;
    sheet.bats = 0;
    state.hunters[static_cast<std::size_t>(hunter)] = {};
    if (state.now.opened && state.now.opened->hunter == hunter)
        state.now.opened.reset();
    gainInfluence(ruleset, state, 2 + state.despair); // DEF-2, DESP-2
    if (state.step == Step::Over)
        return;
    if (state.combat && state.combat->hunters.contains(hunter))
        leaveCombat(ruleset, state, hunter);
    if (nearest.size() == 1)
        nearest.forEach([&](LocationId city) { sheet.hospital = city; });
    else if (!nearest.empty())
        push(state, {.what = Due::What::Hospital, .hunter = hunter, .places = nearest}); // DEF-5
}

bool isBitten(const GameState& state, Hunter hunter)
{
    return hunter == Hunter::MinaHarker || sheetOf(state, hunter).bites > 0; // BITE-3
}

} // namespace demeter::fury3e
