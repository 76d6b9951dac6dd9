// Sections 13 and 15: lairs (LAIR, LMOVE).
#include "core/fury3e/rules/chapters.h"

#include <algorithm>

namespace demeter::fury3e {

std::optional<LairSpace> lairAt(const GameState& state, LocationId location)
{
    for (std::uint8_t i = 0; i < lairSpaces; ++i)
        if (state.lairs[i] && state.lairs[i]->location == location)
            return LairSpace{i};
    return std::nullopt;
}

Refused check(const Ruleset& ruleset, const GameState& state, const MakeLair& action)
{
    if (state.step != Step::BeforeSlide)
        return notNow();
    const auto& leaving = state.trail.back();
    if (!leaving)
        return Violation{"SLIDE-3", Refusal::NothingLeaves, {}};
    if (!leaving->location) {
        const auto power = std::ranges::find_if(allPowers, [&](Power p) { return leaving->powers.contains(p); });
        return Violation{"LAIR-4", Refusal::LairPowerOnly, {*power}};
    }
    const bool sea = ruleset.board->isSea(*leaving->location);
    if (sea && ruleset.rulings.seaLairs == NoYes::No)
        return Violation{"OPEN-8", Refusal::LairAtSea, {*leaving->location}};
    const bool room = std::ranges::any_of(state.lairs, [](const auto& lair) { return !lair; });
    if (action.cleared) {
        if (!lairAt(state, *action.cleared))
            return Violation{"LAIR-3", Refusal::LairNotThere, {*action.cleared}};
        if (room)
            return Violation{"OPEN-10", Refusal::LairRoom, {*action.cleared}};
    } else if (!room) {
        return Violation{"LAIR-3", Refusal::LairsFull, {}};
    }
    if (sea) {
        if (action.encounter)
            return Violation{"HO-9", Refusal::LairTakesNoEncounter, {*leaving->location}};
        return std::nullopt;
    }
    if (!action.encounter) {
        if (!state.encounterHand.empty()) // OPEN-50
            return Violation{"LAIR-2", Refusal::LairNeedsEncounter, {}};
    } else if (std::ranges::find(state.encounterHand, *action.encounter) == state.encounterHand.end()) {
        return Violation{"HAND-3", Refusal::NotInHand, {*action.encounter}};
    }
    return std::nullopt;
}

void perform(const Ruleset& ruleset, GameState& state, const MakeLair& action)
{
    std::optional<Hideout> hideout = slideTrail(state);
    if (action.cleared)
        if (const auto space = lairAt(state, *action.cleared)) {
            clearHideout(state, state.lairs[space->index]); // LAIR-6
            announce(state, Happening::What::LairCleared, {*space});
        }
    hideout->powers = {}; // LAIR-5
    hideout->hideFaceUp = false;
    returnBat(state, *hideout); // OPEN-31
    if (action.encounter && takeFromHand(state, *action.encounter))
        hideout->encounters.push_back({*action.encounter, false, 0}); // LAIR-2
    const auto space = std::ranges::find_if(state.lairs, [](const auto& lair) { return !lair; });
    *space = std::move(hideout);
    announce(state, Happening::What::LairMade, {LairSpace{static_cast<std::uint8_t>(space - state.lairs.begin())}});
    mendBond(ruleset, state);
    afterSlide(ruleset, state);
    state.step = Step::ChooseCard;
}

Refused check(const Ruleset& ruleset, const GameState& state, const ClearLair& action)
{
    if (!underWay(state) || state.step == Step::ResolveMatured)
        return notNow();
    if (!lairAt(state, action.location))
        return Violation{"LAIR-3", Refusal::LairNotThere, {action.location}};
    if (ruleset.rulings.clearLairAtWill == NoYes::No)
        return Violation{"OPEN-10", Refusal::ClearLairAtWill, {action.location}};
    return std::nullopt;
}

void perform(const Ruleset&, GameState& state, const ClearLair& action)
{
    const auto space = lairAt(state, action.location);
    clearHideout(state, state.lairs[space->index]);
    announce(state, Happening::What::LairCleared, {*space});
}

} // namespace demeter::fury3e
