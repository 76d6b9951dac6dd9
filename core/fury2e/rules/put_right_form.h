// What can be put right by hand (2E-GEN-2), as fields with the values that hold now and those that can be entered.
#pragma once

#include "core/fury/form.h"
#include "core/fury2e/rules/rules.h"

namespace demeter::fury2e {

/// What a field asks. Its values are those of what it is called after, by `codeOf`; `Goes` is the `Spot` of the Encounter.
enum class Ask : std::uint8_t {
    Kind, ///< of `PutRight::edit`, its index
    Number,
    Value,
    Time,
    Card, ///< or rather its place
    Location,
    Power, ///< yes or no for each
    FaceUp,
    Encounter,
    Goes,
    EncounterFaceUp,
    Hunter,
    Place,
    Health,
    Bites,
    MissesTurn,
    Host, ///< one for each token
    Ground,
    RoadFrom,
    RoadTo,
    OnRail,
    Event, ///< one for each that he may hold
    Ally,
    HuntersAlly
};

using Spot = fury::Spot<EncounterZone, CardPlace>;
using EncounterAt = fury::EncounterAt<Encounter, EncounterZone, CardPlace>;

/// The fields as they follow from the answers, and the edit once all has been said; whether it is legal is for `apply` to say.
fury::Form<decltype(PutRight::edit)> putRightForm(const Ruleset& ruleset, const GameState& state, const fury::Answers& answers);

} // namespace demeter::fury2e
