// Sections 14, 15, 17, 18 and 19: what the chosen card does (CARD, MOVE, LMOVE, POW, DARK, FEED, HIDE, WOLF, MISD, CASTLE, DESP).
#include "core/fury3e/rules/chapters.h"

#include <algorithm>

namespace demeter::fury3e {

namespace {

Refused whyNotNow(const Ruleset& ruleset, const GameState& state, const MovementPosition& slid, const Play& play)
{
    Refused refused = whyNot(movementRuleset(ruleset, state), slid, play);
    // A road that is there but blocked is another answer than no road (PR-33).
    if (refused && (refused->what == Refusal::NoRoad || refused->what == Refusal::RailOnly) &&
        ruleset.board->byRoad(std::get<LocationId>(refused->arguments[0])).contains(std::get<LocationId>(refused->arguments[1])))
        return Violation{"PR-33", Refusal::RoadBlocked, std::move(refused->arguments)};
    return refused;
}

} // namespace

Refused check(const Ruleset& ruleset, const GameState& state, const Play& action)
{
    if (state.step == Step::ChooseStart && !action.powers.empty()) {
        const auto power = std::ranges::find_if(allPowers, [&](Power p) { return action.powers.contains(p); });
        return Violation{"SETUP-11", Refusal::PowerNeedsLocation, {*power}};
    }
    if (state.step == Step::BeforeSlide)
        return Violation{"SLIDE-1", Refusal::NotNow, {}};
    if (state.step != Step::ChooseCard)
        return notNow();
    return whyNotNow(ruleset, state, movementPosition(ruleset, state), action);
}

std::optional<Violation> checkPlay(const Ruleset& ruleset, const GameState& state, const Play& play)
{
    if (state.step != Step::BeforeSlide)
        return check(ruleset, state, play);
    const MovementPosition position = movementPosition(ruleset, state);
    const SlideChoice slide{position.trail.back().occupied() ? SlideKind::Mature : SlideKind::Nothing};
    return whyNotNow(ruleset, state, afterSlide(ruleset, position, slide), play);
}

void perform(const Ruleset& ruleset, GameState& state, const Play& action)
{
    const Board& board = *ruleset.board;
    const auto from = currentLocation(state);
    const bool fromSea = from && board.isSea(*from);
    const bool currentShown = from && state.trail[currentSlot(state)->number - 1U]->faceUp;

    if (action.misdirect) { // MISD-1
        auto& taken = state.trail[action.misdirect->number - 1U];
        clearHideout(state, taken);
        Hideout misdirect;
        misdirect.powers = Power::Misdirect;
        misdirect.round = state.round;
        taken = misdirect;
        mendBond(ruleset, state);
    }
    for (const Power power : allPowers)
        if (action.powers.contains(power) && power != Power::Hide) // OPEN-15: Hide alone is not announced
            announce(state, Happening::What::PowerPlayed, {power});

    Hideout placed;
    bool fromLair = false, hunterThere = false;
    if (action.location) {
        if (const auto lair = lairAt(state, *action.location)) { // LMOVE-1, LMOVE-2
            fromLair = true;
            placed = std::move(*state.lairs[lair->index]);
            state.lairs[lair->index].reset();
        }
        placed.location = action.location;
        hunterThere = !board.isSea(*action.location) && hunterLocations(state).contains(*action.location); // CARD-7, CARD-8
        if (hunterThere && !placed.faceUp) {
            placed.faceUp = true;
            announce(state, Happening::What::LocationRevealed, {*action.location});
        }
    }
    placed.powers = action.powers - Power::Misdirect;
    placed.round = state.round;
    if (action.powers.contains(Power::Hide)) {
        state.hideBond = from; // HIDE-1
        if (!action.location) {
            const bool up = currentShown && ruleset.rulings.hideFace == HideFace::FaceUp;                   // OPEN-14
            const bool castleUp = from == board.castle() && ruleset.rulings.castleIsRevealed == NoYes::Yes; // OPEN-16, REV-6
            placed.faceUp = up || castleUp;
            if (placed.faceUp)
                announce(state, Happening::What::HideRevealed);
        }
    }
    const bool sea = action.location && board.isSea(*action.location);
    const bool castle = action.location && board.castle() == *action.location;
    state.trail[0] = std::move(placed);

    // ENC-3: what skips the encounter step. Decided before the costs, which may end the game.
    const bool skipped = sea || (hunterThere && !(fromLair && ruleset.rulings.encounterOnLairWithHunter == NoYes::Yes)) // OPEN-28
                         || action.powers.contains(Power::DarkCall) || action.powers.contains(Power::Feed);

    int cost = 0;
    if (sea && !action.powers.contains(Power::WolfForm))
        cost += fromSea ? seaToSeaCost(state) : 2; // MOVE-1, MOVE-2
    if (action.powers.contains(Power::WolfForm))
        cost += 1; // WOLF-1
    if (action.powers.contains(Power::DarkCall))
        cost += 2; // DARK-1
    const auto benefit = [&] {
        if (castle && (!fromLair || ruleset.rulings.castleLairHeals == NoYes::Yes)) // CASTLE-1, OPEN-17
            recoverDamage(state, 5);
        if (action.powers.contains(Power::Feed))
            recoverDamage(state, 3);                                                                                          // FEED-1
        const bool cityCard = action.location && !sea && (!castle || ruleset.rulings.castleCountsForDespair == NoYes::Yes) && // OPEN-18
                              (!fromLair || ruleset.rulings.lairCountsForDespair == NoYes::Yes);                              // OPEN-19
        const bool hide = action.powers.contains(Power::Hide) && ruleset.rulings.despairTrigger == DespairTrigger::PlaceCityOrHide; // PR-21
        if (state.despair >= ruleset.cards->despairTokens && (cityCard || hide))
            gainInfluence(ruleset, state, 3); // DESP-4
    };
    if (ruleset.rulings.costOrder == CostOrder::CostFirst) { // OPEN-46
        sufferDamage(ruleset, state, cost);
        benefit();
    } else {
        benefit();
        sufferDamage(ruleset, state, cost);
    }
    if (state.step == Step::Over)
        return;
    if (action.powers.contains(Power::DarkCall))
        refillHand(ruleset, state, 5); // DARK-1
    if (skipped)
        perform(ruleset, state, EndPhase{});
    else
        state.step = Step::PlaceEncounter;
}

} // namespace demeter::fury3e
