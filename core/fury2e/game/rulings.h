// How the table reads what the specification leaves open.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace demeter::fury2e {

/// The points that tables read in different ways and that change what the program does, by what they decide. Reading 0 is the chosen one.
enum class Ruling : std::uint8_t {
    StartOnHunter,
    FirstDay,
    SwiftnessActions,
    CatacombsAtSea,
    CastleToCatacombs,
    LastBlood,
    RefillAtSea,
    WolfWithDoubleBack,
    DarkCallByDay,
    DoubleBackShowsHide,
    DoubleBackToSea,
    ActivationShowsPlace,
    ActivateTwo,
    HostForcesOut,
    TokensTurnedTogether,
    RepelBarsClaws,
    KilledEndsCombat,
    BeatenAgentStays,
    BatKeepsWolfForm,
    AmbushClears,
    BatsReach,
    SoilDraws,
    DogsStopSpy,
    VampireEndsTurn,
    MoneyTrailSparesPlace,
    StormRounds,
    PenaltyKeepsEncounter,
    NoMovePenaltyEndsTurn,
    HideShownWithBond,
    WolfFormComesAlong,
    HostClearsCatacombs,
    CastleStayHeals,
    HostTokens,
    SurvivingAgentShields,
    GroupHeldTogether,
    EmergencySearchesAtOnce,
    EmergencyClosesPort,
    GroundClearsHide,
    PenaltyTakesPushedOff,
    ChanceWhen,
};
inline constexpr std::size_t rulingCount = 40;

struct RulingInfo {
    std::string_view id;                      ///< the open question, such as `2E-OPEN-14`, or the rule that can be read in two ways
    std::string_view field;                   ///< name in files
    std::array<std::string_view, 3> readings; ///< names of the readings, the chosen one first; unused ones empty
    std::uint8_t unnamed = 0;                 ///< of a record that does not name it: how the program read the rule before it asked
    constexpr std::uint8_t count() const { return readings[2].empty() ? 2 : 3; }
};
/// In the order of `Ruling`.
inline constexpr std::array<RulingInfo, rulingCount> rulingTable{{{"2E-OPEN-2", "startOnHunter", {"no", "yes"}},
                                                                  {"2E-OPEN-3", "firstDay", {"at-the-start", "second-turn"}},
                                                                  {"2E-OPEN-4", "swiftnessActions", {"one", "two"}},
                                                                  {"2E-OPEN-5", "catacombsAtSea", {"yes", "no"}},
                                                                  {"2E-OPEN-7", "castleToCatacombs", {"no", "yes"}},
                                                                  {"2E-OPEN-12", "lastBlood", {"kept", "may-be-paid"}},
                                                                  {"2E-OPEN-13", "refillAtSea", {"yes", "no"}},
                                                                  {"2E-OPEN-14", "wolfWithDoubleBack", {"yes", "no"}},
                                                                  {"2E-OPEN-15", "darkCallByDay", {"no", "yes"}},
                                                                  {"2E-OPEN-18", "doubleBackShowsHide", {"yes", "no"}},
                                                                  {"2E-OPEN-19", "doubleBackToSea", {"yes", "no"}},
                                                                  {"2E-OPEN-22", "activationShowsPlace", {"no", "yes"}},
                                                                  {"2E-OPEN-23", "activateTwo", {"yes", "no"}},
                                                                  {"2E-OPEN-29", "hostForcesOut", {"no", "yes"}},
                                                                  {"2E-OPEN-31", "tokensTurnedTogether", {"no", "yes"}},
                                                                  {"2E-OPEN-33", "repelBarsClaws", {"yes", "no"}},
                                                                  {"2E-OPEN-34", "killedEndsCombat", {"no", "yes"}},
                                                                  {"2E-OPEN-35", "beatenAgentStays", {"no", "yes"}},
                                                                  {"2E-OPEN-36", "batKeepsWolfForm", {"no", "yes"}},
                                                                  {"2E-OPEN-37", "ambushClears", {"yes", "no"}},
                                                                  {"2E-OPEN-38", "batsReach", {"one-road", "two-roads"}},
                                                                  {"2E-OPEN-39", "soilDraws", {"until-two-are-his", "two-cards"}},
                                                                  {"2E-OPEN-40", "dogsStopSpy", {"no", "yes"}},
                                                                  {"2E-OPEN-41", "vampireEndsTurn", {"yes", "no"}},
                                                                  {"2E-OPEN-46", "moneyTrailSparesPlace", {"no", "yes"}},
                                                                  {"2E-OPEN-47", "stormRounds", {"two", "three"}},
                                                                  {"2E-OPEN-48", "penaltyKeepsEncounter", {"yes", "no"}},
                                                                  {"2E-OPEN-49", "noMovePenaltyEndsTurn", {"no", "yes"}},
                                                                  {"2E-OPEN-53", "hideShownWithBond", {"no", "yes"}},
                                                                  {"2E-OPEN-54", "wolfFormComesAlong", {"yes", "no"}},
                                                                  {"2E-OPEN-56", "hostClearsCatacombs", {"no", "yes"}},
                                                                  {"2E-OPEN-24", "castleStayHeals", {"bat-only", "both", "neither"}},
                                                                  {"2E-OPEN-27", "hostTokens", {"three", "two"}},
                                                                  {"2E-OPEN-57", "survivingAgentShields", {"yes", "no"}, 1},
                                                                  {"2E-OPEN-58", "groupHeldTogether", {"yes", "no"}, 1},
                                                                  {"2E-OPEN-59", "emergencySearchesAtOnce", {"yes", "no"}},
                                                                  {"2E-OPEN-60", "emergencyClosesPort", {"no", "yes"}, 1},
                                                                  {"2E-TOKEN-8", "groundClearsHide", {"yes", "no"}, 1},
                                                                  {"2E-ERR-4", "penaltyTakesPushedOff", {"yes", "no"}, 1},
                                                                  {"2E-CHANCE-1", "chanceWhen", {"before-draws", "round-begins"}, 1}}};

/// The readings in force.
struct Rulings {
    std::array<std::uint8_t, rulingCount> readings{};
    constexpr std::uint8_t operator[](Ruling ruling) const { return readings[static_cast<std::size_t>(ruling)]; }
    /// Whether the chosen reading is in force.
    constexpr bool chosen(Ruling ruling) const { return (*this)[ruling] == 0; }
    constexpr void set(Ruling ruling, std::uint8_t reading) { readings[static_cast<std::size_t>(ruling)] = reading; }
    friend constexpr bool operator==(const Rulings&, const Rulings&) = default;
};
/// Of a header that names none: it is older than all of which this is not the chosen reading, and its game goes on as it was.
Rulings unnamedRulings();
std::optional<Ruling> rulingFromField(std::string_view field);

} // namespace demeter::fury2e
