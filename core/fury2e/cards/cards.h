// What lies in the box: Encounter tokens, Events and what is fought with. Facts that the program reckons with, no texts.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace demeter::fury2e {

/// The kinds of Encounter tokens (2E-ENC-1 to 2E-ENC-18); tokens of a kind are all alike.
enum class Encounter : std::uint8_t {
    Ambush,
    Assassin,
    Bats,
    DesecratedSoil,
    Fog,
    MinionWithKnife,
    MinionWithKnifeAndPistol,
    MinionWithKnifeAndRifle,
    Hoax,
    Lightning,
    Peasants,
    Plague,
    Rats,
    Saboteur,
    Spy,
    Thief,
    NewVampire,
    Wolves
};
inline constexpr std::size_t encounterCount = 18;
struct EncounterInfo {
    std::string_view id;
    std::uint8_t tokens = 0; ///< in the box
};
/// 2E-MAT-4: nothing happens when one of the others is activated.
inline constexpr bool hasActivation(Encounter encounter)
{
    return encounter == Encounter::Ambush || encounter == Encounter::DesecratedSoil || encounter == Encounter::NewVampire;
}
/// In the order of `Encounter`.
inline constexpr std::array<EncounterInfo, encounterCount> encounters{{{"ambush", 3},
                                                                       {"assassin", 1},
                                                                       {"bats", 3},
                                                                       {"desecrated-soil", 3},
                                                                       {"fog", 4},
                                                                       {"minion-with-knife", 3},
                                                                       {"minion-with-knife-and-pistol", 2},
                                                                       {"minion-with-knife-and-rifle", 2},
                                                                       {"hoax", 2},
                                                                       {"lightning", 2},
                                                                       {"peasants", 2},
                                                                       {"plague", 1},
                                                                       {"rats", 2},
                                                                       {"saboteur", 2},
                                                                       {"spy", 2},
                                                                       {"thief", 2},
                                                                       {"new-vampire", 6},
                                                                       {"wolves", 3}}};
inline constexpr int encounterTokens = 45; ///< 2E-COMP-2

/// Where an Event of Dracula's goes when he draws it (section 23 of the specification).
enum class EventKind : std::uint8_t {
    Kept,   ///< into his hand, until its moment comes
    AtOnce, ///< it is played as soon as it is drawn (2E-DEV-31)
    AsAlly, ///< the same; it stays before him (2E-ALLY-1)
};
/// Dracula's Events (2E-DEV-1 to 2E-DEV-19).
enum class DraculaEvent : std::uint8_t {
    ControlStorms,
    CustomsSearch,
    DevilishPower,
    DraculasBrides,
    Evasion,
    FalseTipOff,
    ImmanuelHildesheim,
    NightVisit,
    QuinceyPMorris,
    Rage,
    RelentlessMinion,
    Roadblock,
    Seduction,
    SensationalistPress,
    Trap,
    TimeRunsShort,
    UnearthlySwiftness,
    VampiricInfluence,
    WildHorses
};
inline constexpr std::size_t draculaEventCount = 19;
struct DraculaEventInfo {
    std::string_view id;
    std::uint8_t cards = 0; ///< in the box
    EventKind kind = EventKind::Kept;
};
/// In the order of `DraculaEvent`.
inline constexpr std::array<DraculaEventInfo, draculaEventCount> draculaEvents{{{"control-storms", 1},
                                                                                {"customs-search", 1},
                                                                                {"devilish-power", 2},
                                                                                {"draculas-brides", 1, EventKind::AsAlly},
                                                                                {"evasion", 1, EventKind::AtOnce},
                                                                                {"false-tip-off", 2},
                                                                                {"immanuel-hildesheim", 1, EventKind::AsAlly},
                                                                                {"night-visit", 1, EventKind::AtOnce},
                                                                                {"quincey-p-morris", 1, EventKind::AsAlly},
                                                                                {"rage", 1},
                                                                                {"relentless-minion", 2},
                                                                                {"roadblock", 1},
                                                                                {"seduction", 1},
                                                                                {"sensationalist-press", 1},
                                                                                {"trap", 3},
                                                                                {"time-runs-short", 1},
                                                                                {"unearthly-swiftness", 1},
                                                                                {"vampiric-influence", 2, EventKind::AtOnce},
                                                                                {"wild-horses", 1}}};
constexpr const DraculaEventInfo& infoOf(DraculaEvent event)
{
    return draculaEvents[static_cast<std::size_t>(event)];
}

/// The hunters' Events (section 24 of the specification).
enum class HunterEvent : std::uint8_t {
    AdvancePlanning,
    BloodTransfusion,
    CharteredCarriage,
    ConsecratedGround,
    EscapeRoute,
    ExcellentWeather,
    Forewarned,
    GoodLuck,
    GreatStrength,
    HeroicLeap,
    HiredScouts,
    Hypnosis,
    JonathanHarker,
    LongDay,
    MoneyTrail,
    MysticResearch,
    NewspaperReports,
    ReEquip,
    RufusSmith,
    SecretWeapon,
    SenseOfEmergency,
    SisterAgatha,
    StormySeas,
    SurprisingReturn,
    TelegraphAhead,
    VampireLair
};
inline constexpr std::size_t hunterEventCount = 26;
struct HunterEventInfo {
    std::string_view id;
    std::uint8_t cards = 0; ///< in the box
    bool ally = false;
};
/// In the order of `HunterEvent`.
inline constexpr std::array<HunterEventInfo, hunterEventCount> hunterEvents{{{"advance-planning", 3},
                                                                             {"blood-transfusion", 1},
                                                                             {"chartered-carriage", 3},
                                                                             {"consecrated-ground", 1},
                                                                             {"escape-route", 2},
                                                                             {"excellent-weather", 2},
                                                                             {"forewarned", 3},
                                                                             {"good-luck", 2},
                                                                             {"great-strength", 1},
                                                                             {"heroic-leap", 1},
                                                                             {"hired-scouts", 3},
                                                                             {"hypnosis", 2},
                                                                             {"jonathan-harker", 1, true},
                                                                             {"long-day", 2},
                                                                             {"money-trail", 1},
                                                                             {"mystic-research", 2},
                                                                             {"newspaper-reports", 5},
                                                                             {"re-equip", 3},
                                                                             {"rufus-smith", 1, true},
                                                                             {"secret-weapon", 2},
                                                                             {"sense-of-emergency", 2},
                                                                             {"sister-agatha", 1, true},
                                                                             {"stormy-seas", 1},
                                                                             {"surprising-return", 2},
                                                                             {"telegraph-ahead", 2},
                                                                             {"vampire-lair", 1}}};
constexpr const HunterEventInfo& infoOf(HunterEvent event)
{
    return hunterEvents[static_cast<std::size_t>(event)];
}
inline constexpr int eventCards = 75; ///< 2E-COMP-1: 25 of Dracula's and 50 of the hunters'

/// The hunters' Items that the program has to know of outside of a combat (2E-ITEM-1 to 2E-ITEM-3, 2E-ITEM-6). The Fast Horse is named by
/// the movement that it is played for.
enum class HunterItem : std::uint8_t { SacredHost, HolyWater, LocalRumors, FastHorse };
inline constexpr std::array<std::string_view, 4> hunterItemIds{"sacred-host", "holy-water", "local-rumors", "fast-horse"};

/// What Dracula fights with (2E-COMB-4); by day only those with a sun.
enum class DraculaTactic : std::uint8_t { Claws, Dodge, EscapeMan, EscapeBat, EscapeMist, Fangs, Mesmerize, Strength };
inline constexpr std::size_t draculaTacticCount = 8;
inline constexpr std::array<std::string_view, draculaTacticCount> draculaTacticIds{"claws",       "dodge", "escape-man", "escape-bat",
                                                                                   "escape-mist", "fangs", "mesmerize",  "strength"};
constexpr bool hasSun(DraculaTactic tactic)
{
    return tactic <= DraculaTactic::EscapeMan;
}
constexpr bool isEscape(DraculaTactic tactic)
{
    return tactic >= DraculaTactic::EscapeMan && tactic <= DraculaTactic::EscapeMist;
}
/// What an Agent fights with (2E-COMB-5).
enum class AgentTactic : std::uint8_t { Punch, Dodge, Knife, Pistol, Rifle };
inline constexpr std::size_t agentTacticCount = 5;
inline constexpr std::array<std::string_view, agentTacticCount> agentTacticIds{"punch", "dodge", "knife", "pistol", "rifle"};
/// Whether this Encounter is an Agent who plays that card (2E-COMB-5, 2E-ENC-2, 2E-ENC-6 to 2E-ENC-8).
constexpr bool plays(Encounter agent, AgentTactic tactic)
{
    const bool assassin = agent == Encounter::Assassin;
    const bool minion =
        agent == Encounter::MinionWithKnife || agent == Encounter::MinionWithKnifeAndPistol || agent == Encounter::MinionWithKnifeAndRifle;
    switch (tactic) {
    case AgentTactic::Punch:
    case AgentTactic::Dodge:
    case AgentTactic::Knife:
        return assassin || minion;
    case AgentTactic::Pistol:
        return assassin || agent == Encounter::MinionWithKnifeAndPistol;
    case AgentTactic::Rifle:
        return assassin || agent == Encounter::MinionWithKnifeAndRifle;
    }
    return false;
}
constexpr bool isAgent(Encounter encounter)
{
    return plays(encounter, AgentTactic::Punch);
}

} // namespace demeter::fury2e
