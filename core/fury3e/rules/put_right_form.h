// What can be put right by hand (GOLD-2), as fields with the values that hold now and those that can be entered.
#pragma once

#include "core/fury/form.h"
#include "core/fury3e/rules/rules.h"

namespace demeter::fury3e {

/// What a field asks. Its values are those of what it is called after, by `codeOf`; `Goes` is the `Spot` of the Encounter card.
enum class Ask : std::uint8_t {
    Kind, ///< of `PutRight::edit`, its index
    Number,
    Value,
    Day,
    Time,
    Slot, ///< or lair
    Location,
    Power, ///< yes or no for each
    FaceUp,
    Rumor,
    Bat,
    HideFaceUp,
    Encounter,
    Goes,
    EncounterFaceUp,
    VampireDamage,
    Bond,
    Hunter,
    Whereabouts,
    Damage,
    Bites,
    Bats,
    Delayed,
    Token,
    TokenPlace,
    RoadFrom,
    Road,
    TokenCount,
    Event, ///< one for each that he may hold
    Ally,
    HunterAlly
};

using Spot = fury::Spot<EncounterZone, CardPlace>;
using EncounterAt = fury::EncounterAt<EncounterKind, EncounterZone, CardPlace>;
/// A hunter's place, and the hospital that he waits for off the board (DEF-3).
struct Whereabouts {
    HunterPlace place;
    std::optional<LocationId> hospital{};
};

constexpr int codeOf(const Whereabouts& at)
{
    if (at.place.where == HunterPlace::Where::OffBoard)
        return at.hospital ? 2000 + fury::codeOf(*at.hospital) : 3000;
    return (at.place.where == HunterPlace::Where::Hospital ? 1000 : 0) + fury::codeOf(at.place.location);
}
constexpr Whereabouts whereaboutsOf(int code)
{
    const auto city = static_cast<LocationId>(code % 1000);
    return code >= 3000   ? Whereabouts{}
           : code >= 2000 ? Whereabouts{{}, city}
           : code >= 1000 ? Whereabouts{HunterPlace::hospital(city)}
                          : Whereabouts{HunterPlace::in(city)};
}
/// The fields as they follow from the answers, and the edit once all has been said; whether it is legal is for `apply` to say.
fury::Form<decltype(PutRight::edit)> putRightForm(const Ruleset& ruleset, const GameState& state, const fury::Answers& answers);

} // namespace demeter::fury3e
