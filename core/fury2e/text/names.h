// The names of enumerators in files, in the order of the enumerations; cards have theirs beside them. Internal to the core.
//
// An enumerator that is new gets its name here. None is ever renamed: names stand in records.
#pragma once

#include "core/base/json_fields.h"
#include "core/fury2e/game/action.h"
#include "core/fury2e/game/game_state.h"

namespace demeter::fury2e {

/// In the order of the variant.
inline constexpr std::array<std::string_view, 34> actionNames{
    "place-hunters",   "choose-start",       "draw-encounter",   "go-on",         "clear-catacomb", "play",          "suffer-penalty",
    "place-encounter", "activate-encounter", "declare",          "choose-hunter", "choose-place",   "choose-road",   "choose-encounters",
    "choose-lying",    "play-on-hunter",     "answer-encounter", "reply",         "draw-event",     "play-event",    "discard-event",
    "move-hunters",    "hunters-act",        "spend-resolve",    "hunter-plays",  "play-item",      "roll-for-bite", "play-tactic",
    "combat-card",     "enter-result",       "put-right-ruling", "put-right",     "promise-shares", "add-chance"};
static_assert(std::variant_size_v<ActionVariant> == actionNames.size());

// clang-format off
inline constexpr std::array<std::string_view, 9> stepNames{
    "place-hunters", "choose-start", "round-begins", "hunters", "start-of-turn", "catacombs", "movement", "place-encounter", "over"};
static_assert(static_cast<std::size_t>(Step::Over) + 1 == stepNames.size());
inline constexpr std::array<std::string_view, 3> winnerNames{"none", "dracula", "hunters"};
static_assert(static_cast<std::size_t>(Winner::Hunters) + 1 == winnerNames.size());
inline constexpr std::array<std::string_view, 3> hunterStageNames{"before", "begun", "acting"};
static_assert(static_cast<std::size_t>(HunterStage::Acting) + 1 == hunterStageNames.size());
inline constexpr std::array<std::string_view, 2> handlingNames{"dealt", "drawn-from-box"};
static_assert(static_cast<std::size_t>(TokenHandling::DrawnFromBox) + 1 == handlingNames.size());
inline constexpr std::array<std::string_view, 4> travelNames{"road", "sea", "rail", "carried"};
static_assert(static_cast<std::size_t>(Travel::Carried) + 1 == travelNames.size());
inline constexpr std::array<std::string_view, 4> hunterActNames{"nothing", "rest", "resupply", "exchange"};
static_assert(static_cast<std::size_t>(HuntersAct::What::Exchange) + 1 == hunterActNames.size());
inline constexpr std::array<std::string_view, 4> combatCardNames{"garlic", "advance-planning", "escape-route", "heroic-leap"};
static_assert(static_cast<std::size_t>(CombatCard::Kind::HeroicLeap) + 1 == combatCardNames.size());
inline constexpr std::array<std::string_view, 3> zoneNames{"reserve", "hand", "lying"};
static_assert(static_cast<std::size_t>(EncounterZone::Lying) + 1 == zoneNames.size());
inline constexpr std::array<std::string_view, 4> combatStageNames{"cards", "choose", "laid", "result"};
static_assert(static_cast<std::size_t>(Combat::Stage::Result) + 1 == combatStageNames.size());

inline constexpr std::array<std::string_view, 33> dueNames{
    "add-encounter", "to-catacombs", "put-back", "activate", "ambush-victim", "clear-trail", "begin-action", "end-of-action", "end-of-turn",
    "encounter-order", "encounter", "after-encounter", "after-search", "rested", "bats-move", "move-on",
    "combat", "agent-again", "bat-where", "combat-over",
    "events-drawn", "at-once", "discard-events", "replaced", "victim", "shows", "suffer", "declare", "evasion-where", "roadblock-where", "cancel",
    "refuse", "land-at-once"};
static_assert(static_cast<std::size_t>(Due::What::LandAtOnce) + 1 == dueNames.size());

inline constexpr std::array<std::string_view, 71> happeningNames{
    "time-moved", "time-stood-still", "vampires-gained", "resolve-gained", "blood-lost", "blood-recovered", "card-played",
    "catacombs-filled", "catacombs-added", "catacombs-cleared", "location-revealed", "hide-revealed", "power-revealed",
    "encounter-placed", "encounter-activated", "trail-cleared", "card-laid-aside", "card-returned", "move-declared",
    "host-placed", "host-removed", "ground-placed", "roadblock-placed", "roadblock-removed", "storm-placed", "storm-ended",
    "hunter-moved", "hunter-overruled", "hunter-acted", "hunter-healed", "hunter-hurt", "hunter-bitten", "bite-cured",
    "hunter-defeated", "hunter-missed-turn", "not-here", "encounter-revealed", "encounter-gone", "encounter-stays",
    "encounter-before", "encounters-discarded", "nothing-revealed", "resolve-spent",
    "event-played", "event-meets", "event-cancelled", "event-taken", "event-discarded", "hunter-card-played", "item-played", "ally-in-play",
    "ally-gone", "hand-shown", "train-refused",
    "escapes-barred", "combat-begins", "target-named", "tactic-shown", "combat-result", "agent-killed", "agent-shields", "combat-ended", "dracula-escaped",
    "penalty-shown", "dracula-wins", "hunters-win", "ruling-changed", "put-right",
    "shares-promised", "shares-given", "words-said"};
static_assert(happeningCount == happeningNames.size());
// clang-format on

inline constexpr auto encounterIds = idsOf(encounters);
inline constexpr auto draculaEventIds = idsOf(draculaEvents);
inline constexpr auto hunterEventIds = idsOf(hunterEvents);

inline constexpr std::string_view unknownEncounter = "unknown-encounter", unknownPower = "unknown-power", unknownEvent = "unknown-event",
                                  unknownHunterEvent = "unknown-hunter-event", unknownTime = "unknown-time";

} // namespace demeter::fury2e

namespace demeter {

template <> struct JsonNames<fury2e::Encounter> : NamesOf<fury2e::encounterIds, fury2e::unknownEncounter> {
};
template <> struct JsonNames<fury2e::Power> : NamesOf<fury2e::powerIds, fury2e::unknownPower> {
};
template <> struct JsonNames<fury2e::DraculaEvent> : NamesOf<fury2e::draculaEventIds, fury2e::unknownEvent> {
};
template <> struct JsonNames<fury2e::HunterEvent> : NamesOf<fury2e::hunterEventIds, fury2e::unknownHunterEvent> {
};
template <> struct JsonNames<fury2e::TimeOfDay> : NamesOf<fury2e::timeIds, fury2e::unknownTime> {
};
template <> struct JsonNames<fury2e::HunterItem> : PlainNames<fury2e::hunterItemIds> {
};
template <> struct JsonNames<fury2e::DraculaTactic> : PlainNames<fury2e::draculaTacticIds> {
};
template <> struct JsonNames<fury2e::AgentTactic> : PlainNames<fury2e::agentTacticIds> {
};
template <> struct JsonNames<fury2e::CombatWord> : PlainNames<fury2e::combatWordIds> {
};
template <> struct JsonNames<fury2e::ResolveOption> : PlainNames<fury2e::resolveIds> {
};
template <> struct JsonNames<fury2e::Number> : PlainNames<fury2e::numberIds> {
};
template <> struct JsonNames<fury2e::Step> : PlainNames<fury2e::stepNames> {
};
template <> struct JsonNames<fury2e::Winner> : PlainNames<fury2e::winnerNames> {
};
template <> struct JsonNames<fury2e::HunterStage> : PlainNames<fury2e::hunterStageNames> {
};
template <> struct JsonNames<fury2e::TokenHandling> : PlainNames<fury2e::handlingNames> {
};
template <> struct JsonNames<fury2e::Travel> : PlainNames<fury2e::travelNames> {
};
template <> struct JsonNames<fury2e::HuntersAct::What> : PlainNames<fury2e::hunterActNames> {
};
template <> struct JsonNames<fury2e::CombatCard::Kind> : PlainNames<fury2e::combatCardNames> {
};
template <> struct JsonNames<fury2e::EncounterZone> : PlainNames<fury2e::zoneNames> {
};
template <> struct JsonNames<fury2e::Combat::Stage> : PlainNames<fury2e::combatStageNames> {
};
template <> struct JsonNames<fury2e::Due::What> : PlainNames<fury2e::dueNames> {
};
template <> struct JsonNames<fury2e::Happening::What> : PlainNames<fury2e::happeningNames> {
};

} // namespace demeter
