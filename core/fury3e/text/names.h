// The names of enumerators in files, in the order of the enumerations; cards have theirs beside them. Internal to the core.
#pragma once

#include "core/base/json_fields.h"
#include "core/fury3e/game/action.h"
#include "core/fury3e/game/game_state.h"

namespace demeter::fury3e {

// clang-format off
/// In the order of the variant.
inline constexpr std::array<std::string_view, 46> actionNames{
    "place-hunters", "choose-start", "draw-encounter", "slide", "mature", "resolve-matured", "make-lair", "play",
    "suffer-penalty", "place-encounter", "place-rumor", "end-phase", "clear-lair", "enter-hunter", "enter-token", "enter-week",
    "enter-despair", "referee-entry", "claim-error", "put-right-ruling", "put-right-edge", "put-right-entry", "go-on", "move-hunter",
    "hunter-acts", "choose-hunter", "choose-hunters", "choose-place", "choose-road", "choose-lying", "choose-encounter",
    "add-encounter", "answer-encounter", "reply", "draw-event", "play-event", "discard-event", "use-bodyguards", "hunter-plays",
    "play-combat", "hunter-fights", "resolve-hunters", "show-wreath", "put-right", "promise-shares",
    "add-chance"};
static_assert(std::variant_size_v<ActionVariant> == actionNames.size());

inline constexpr std::array<std::string_view, 13> stepNames{
    "place-hunters", "choose-start", "before-slide", "resolve-matured", "choose-card", "place-encounter", "place-rumor", "over",
    "dawn", "day", "dusk", "night", "end-of-phase"};
static_assert(static_cast<std::size_t>(Step::EndOfPhase) + 1 == stepNames.size());

inline constexpr std::array<std::string_view, 3> winnerNames{"none", "dracula", "hunters"};
static_assert(static_cast<std::size_t>(Winner::Hunters) + 1 == winnerNames.size());
inline constexpr std::array<std::string_view, 2> handlingNames{"dealt", "drawn-from-box"};
static_assert(static_cast<std::size_t>(CardHandling::DrawnFromBox) + 1 == handlingNames.size());
inline constexpr std::array<std::string_view, 8> dayNames{
    "", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"};
static_assert(static_cast<std::size_t>(Weekday::Sunday) + 1 == dayNames.size());
inline constexpr std::array<std::string_view, 6> tokenNames{
    "consecrated-ground", "heavenly-host", "storm", "fog", "roadblock", "bats"};
static_assert(static_cast<std::size_t>(Token::Bats) + 1 == tokenNames.size());
inline constexpr std::array<std::string_view, 2> enteredTokenNames{tokenNames[0], tokenNames[1]};

inline constexpr std::array<std::string_view, 5> travelNames{"road", "sea", "rail", "carried", "out"};
static_assert(static_cast<std::size_t>(Travel::Out) + 1 == travelNames.size());
inline constexpr std::array<std::string_view, 4> occasionNames{"ambush", "search", "matured", "bodyguards"};
static_assert(static_cast<std::size_t>(Occasion::Bodyguards) + 1 == occasionNames.size());
inline constexpr std::array<std::string_view, 4> hunterActNames{"pass", "rest", "supply", "search"};
static_assert(static_cast<std::size_t>(HunterActs::What::Search) + 1 == hunterActNames.size());
/// The first one is never written.
inline constexpr std::array<std::string_view, deedCount> deedNames{"", "move", "rest", "supply", "search", "pass", "card"};
static_assert(static_cast<std::size_t>(Deed::Card) + 1 == deedNames.size());
inline constexpr std::array<std::string_view, 6> numberNames{
    "influence", "despair", "damage", "rumor-tokens", "week", "hidden-discards"};
static_assert(static_cast<std::size_t>(Number::HiddenDiscards) + 1 == numberNames.size());
inline constexpr std::array<std::string_view, 5> zoneNames{"deck", "hand", "discard", "before-dracula", "lying"};
static_assert(static_cast<std::size_t>(EncounterZone::Lying) + 1 == zoneNames.size());
inline constexpr std::array<std::string_view, 4> stageNames{"choose-card", "engage", "hunter-cards", "resolve"};
static_assert(static_cast<std::size_t>(Combat::Stage::Resolve) + 1 == stageNames.size());

inline constexpr std::array<std::string_view, 49> dueNames{
    "end-of-action", "end-of-dawn", "end-of-dusk", "remove-roadblock", "remove-storm", "fog-fight", "bats-move", "defeat", "hospital",
    "long-night-card", "arrival", "ambush", "search-reply", "search-order", "seduced-by", "encounter", "discard-hand", "matured-city",
    "matured-hunter", "matured-cities", "after-encounter", "combat", "enraged-reply", "lucys-reply", "use-plotting", "take-combat",
    "claws-victim", "bite", "hunter-effects", "bat-where", "events-drawn", "at-once", "discard-events", "place-roadblocks",
    "place-storms", "add-encounters", "victim", "shows", "customs", "move-on", "swap-encounter", "top-event", "keep-event",
    "press-reply", "give-up-encounter", "combat-step", "swap-card", "chance", "end-of-phase"};
static_assert(static_cast<std::size_t>(Due::What::EndOfPhase) + 1 == dueNames.size());

inline constexpr std::array<std::string_view, 88> happeningNames{
    "location-revealed", "damage-suffered", "damage-recovered", "influence-gained", "hideout-matured", "encounter-resolved",
    "slots-cleared", "lair-made", "lair-cleared", "power-played", "rumor-placed", "no-error", "error-found", "penalty-revealed",
    "penalty-cleared", "penalty-damage", "dracula-wins", "hunters-win",
    "time-moved", "week-ended", "despair-placed", "rumor-gained", "no-day", "token-placed", "token-removed",
    "hunter-moved", "hunter-overruled", "hunter-acted", "hunter-stands-up", "hunter-delayed", "hunter-damaged", "hunter-healed",
    "hunter-bitten", "hunter-saved", "hunter-defeated", "hunter-in-hospital",
    "hide-revealed", "nothing-revealed", "denied", "encounter-revealed", "encounter-discarded", "encounter-stays",
    "encounter-cancelled", "searched-nothing", "encounter-added", "vampire-taken", "influence-lost", "encounter-swapped",
    "event-played", "ally-in-play", "ally-gone", "events-taken", "event-discarded", "events-hidden", "hunter-card-played",
    "hunter-card-cancelled", "answered-region", "answered-no-region", "answered-yes", "answered-no", "answered-hunters", "slot-empty",
    "slot-power", "hide-in-deck", "none-adjacent", "hand-shown",
    "combat-begins", "combat-card-played", "combat-card-cancelled", "hunter-fought", "hunter-card-stopped", "hunter-mesmerized",
    "hunter-left", "vampire-damaged", "vampire-healed", "vampire-defeated", "combat-ended", "dracula-moved",
    "ruling-changed", "put-right", "hunter-chosen", "nothing-to-show", "no-supply",
    "entry-put-right", "edge-put-right",
    "shares-promised", "shares-given", "words-said"};
static_assert(happeningCount == happeningNames.size());
// clang-format on

inline constexpr std::string_view unknownPower = "unknown-power", unknownEvent = "unknown-event",
                                  unknownHunterEvent = "unknown-hunter-event", unknownHunterCard = "unknown-hunter-card",
                                  unknownCombatCard = "unknown-combat-card", unknownDay = "unknown-day", unknownToken = "unknown-token";

} // namespace demeter::fury3e

namespace demeter {

template <> struct JsonNames<fury3e::Power> : NamesOf<fury3e::powerIds, fury3e::unknownPower> {
};
template <> struct JsonNames<fury3e::DraculaEvent> : NamesOf<fury3e::draculaEventIds, fury3e::unknownEvent> {
};
template <> struct JsonNames<fury3e::HunterEvent> : NamesOf<fury3e::hunterEventIds, fury3e::unknownHunterEvent> {
};
template <> struct JsonNames<fury3e::HunterCard> : NamesOf<fury3e::hunterCardIds, fury3e::unknownHunterCard> {
};
template <> struct JsonNames<fury3e::CombatCard> : NamesOf<fury3e::combatCardIds, fury3e::unknownCombatCard> {
};
template <> struct JsonNames<fury3e::Weekday> : NamesOf<fury3e::dayNames, fury3e::unknownDay> {
};
template <> struct JsonNames<fury3e::Token> : NamesOf<fury3e::tokenNames, fury3e::unknownToken> {
};
template <> struct JsonNames<fury3e::EnterToken::Kind> : NamesOf<fury3e::enteredTokenNames, fury3e::unknownToken> {
};
template <> struct JsonNames<fury3e::Step> : PlainNames<fury3e::stepNames> {
};
template <> struct JsonNames<fury3e::Winner> : PlainNames<fury3e::winnerNames> {
};
template <> struct JsonNames<fury3e::CardHandling> : PlainNames<fury3e::handlingNames> {
};
template <> struct JsonNames<fury3e::Travel> : PlainNames<fury3e::travelNames> {
};
template <> struct JsonNames<fury3e::Occasion> : PlainNames<fury3e::occasionNames> {
};
template <> struct JsonNames<fury3e::HunterActs::What> : PlainNames<fury3e::hunterActNames> {
};
template <> struct JsonNames<fury3e::Deed> : PlainNames<fury3e::deedNames> {
};
template <> struct JsonNames<fury3e::Number> : PlainNames<fury3e::numberNames> {
};
template <> struct JsonNames<fury3e::EncounterZone> : PlainNames<fury3e::zoneNames> {
};
template <> struct JsonNames<fury3e::Combat::Stage> : PlainNames<fury3e::stageNames> {
};
template <> struct JsonNames<fury3e::Due::What> : PlainNames<fury3e::dueNames> {
};
template <> struct JsonNames<fury3e::Happening::What> : PlainNames<fury3e::happeningNames> {
};

} // namespace demeter
