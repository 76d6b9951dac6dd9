// Section 13: the slide, and what matures (SLIDE, MAT).
#include "core/fury3e/rules/chapters.h"

#include <algorithm>

namespace demeter::fury3e {

std::optional<Hideout> slideTrail(GameState& state)
{
    std::optional<Hideout> leaving = std::move(state.trail.back());
    std::move_backward(state.trail.begin(), state.trail.end() - 1, state.trail.end());
    state.trail.front().reset();
    return leaving;
}

const Hideout* leavingHideout(const GameState& state)
{
    const std::optional<Hideout>& hideout = state.step == Step::ResolveMatured ? state.maturing : state.trail.back();
    return hideout ? &*hideout : nullptr;
}

namespace {

/// SLIDE-1 for a hideout that is going to be matured.
void beginMaturing(const Ruleset& ruleset, GameState& state)
{
    if (state.step == Step::ResolveMatured)
        return;
    state.maturing = slideTrail(state);
    if (state.maturing)
        returnBat(state, *state.maturing); // BAT-5, OPEN-31
    state.maturedVampires = 0;
    state.step = Step::ResolveMatured;
    mendBond(ruleset, state); // HIDE-2
    announce(state, Happening::What::HideoutMatured);
    afterSlide(ruleset, state);
}

/// MAT-2, MAT-3: what is left of the hideout goes where it belongs.
void endMaturing(const Ruleset& ruleset, GameState& state)
{
    if (state.maturing && state.maturing->rumor && ruleset.rulings.maturedRumor == MaturedRumor::RemovedFromGame) { // RUM-6
        state.maturing->rumor = false;
        ++state.rumorGone;
    }
    clearHideout(state, state.maturing);
    state.maturedVampires = 0;
    if (state.step != Step::Over)
        state.step = Step::ChooseCard;
}

/// INF-3: a matured vampire clears slots 4, 5 and 6. OPEN-47: the current location has to stay somewhere.
void clearOldSlots(const Ruleset& ruleset, GameState& state)
{
    const auto current = currentSlot(state);
    for (std::size_t i = 3; i < trailLength; ++i) {
        auto& hideout = state.trail[i];
        if (!hideout)
            continue;
        if (current && current->number == i + 1) {
            if (ruleset.rulings.maturedCurrent == MaturedCurrent::LeftAlone)
                continue;
            Hideout kept;
            kept.location = hideout->location;
            kept.faceUp = hideout->faceUp;
            kept.round = hideout->round;
            clearHideout(state, hideout);
            hideout = kept;
        } else {
            clearHideout(state, hideout);
        }
    }
    mendBond(ruleset, state);
    announce(state, Happening::What::SlotsCleared);
}

} // namespace

Refused check(const Ruleset&, const GameState& state, const Slide&)
{
    if (state.step != Step::BeforeSlide)
        return notNow();
    if (state.trail.back())
        return Violation{"SLIDE-2", Refusal::MustLeave, {}};
    return std::nullopt;
}

void perform(const Ruleset& ruleset, GameState& state, const Slide&)
{
    slideTrail(state);
    afterSlide(ruleset, state);
    state.step = Step::ChooseCard;
}

Refused check(const Ruleset&, const GameState& state, const Mature&)
{
    if (state.step == Step::ResolveMatured)
        return std::nullopt;
    if (state.step != Step::BeforeSlide)
        return notNow();
    if (!state.trail.back())
        return Violation{"SLIDE-3", Refusal::NothingLeaves, {}};
    return std::nullopt;
}

void perform(const Ruleset& ruleset, GameState& state, const Mature&)
{
    beginMaturing(ruleset, state);
    endMaturing(ruleset, state);
}

Refused check(const Ruleset& ruleset, const GameState& state, const ResolveMatured& action)
{
    if (state.step != Step::BeforeSlide && state.step != Step::ResolveMatured)
        return notNow();
    const Hideout* leaving = leavingHideout(state);
    if (!leaving)
        return Violation{"SLIDE-3", Refusal::NothingLeaves, {}};
    if (std::ranges::none_of(leaving->encounters, [&](const PlacedEncounter& card) { return card.kind == action.kind; }))
        return Violation{"MAT-1", Refusal::NotInHideout, {action.kind}};
    if (leaving->powers.contains(Power::Hide))
        return Violation{"MAT-4", Refusal::HideNeverMatures, {action.kind}};
    if (!(*ruleset.cards)[action.kind].hasMaturedEffect)
        return Violation{"ENC-7", Refusal::NoMaturedEffect, {action.kind}};
    return std::nullopt;
}

void perform(const Ruleset& ruleset, GameState& state, const ResolveMatured& action)
{
    beginMaturing(ruleset, state);
    Hideout& hideout = *state.maturing;
    const auto card = std::ranges::find(hideout.encounters, action.kind, &PlacedEncounter::kind);
    hideout.encounters.erase(card);
    const EncounterCard& facts = (*ruleset.cards)[action.kind];
    announce(state, Happening::What::EncounterResolved, {action.kind});
    (facts.maturedStays ? state.beforeDracula : state.encounterDiscard).push_back(action.kind); // MAT-2
    if (facts.maturedReveals && hideout.location) {
        if (!hideout.faceUp)
            announce(state, Happening::What::LocationRevealed, {*hideout.location});
        hideout.faceUp = true;
    }
    recoverDamage(state, facts.maturedHealing);
    if (facts.vampire) {
        const bool rumorCounts = hideout.rumor && (state.maturedVampires == 0 || ruleset.rulings.rumorPerVampire == NoYes::Yes); // OPEN-7
        ++state.maturedVampires;
        gainInfluence(ruleset, state, facts.maturedInfluence + (rumorCounts ? 3 : 0)); // MAT-5, RUM-4
        if (facts.maturedClearsSlots && state.step != Step::Over)                      // OPEN-41: at 13 nothing more happens
            clearOldSlots(ruleset, state);
    }
    if (state.step == Step::Over) {
        endMaturing(ruleset, state);
        return;
    }
    if (!state.clockKept) { // what it does to hunters and tokens is the table's
        advanceMaturing(ruleset, state);
        return;
    }
    push(state, {.what = Due::What::AfterEncounter, .occasion = Occasion::Matured, .kind = action.kind});
    resolveMaturedEffect(ruleset, state, action.kind, hideout);
}

void advanceMaturing(const Ruleset& ruleset, GameState& state)
{
    if (state.step != Step::ResolveMatured || !state.maturing)
        return;
    // Nothing more to choose: the maturing ends by itself, so that it costs no tap.
    const bool more = std::ranges::any_of(state.maturing->encounters,
                                          [&](const PlacedEncounter& left) { return (*ruleset.cards)[left.kind].hasMaturedEffect; });
    if (!more)
        endMaturing(ruleset, state);
}

} // namespace demeter::fury3e
