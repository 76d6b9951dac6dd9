// How the table reads the rules where the printed references differ (PR) or are silent (OPEN).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace demeter::fury3e {

enum class MaturedRumor : std::uint8_t { RemovedFromGame, Reserve };
enum class DespairTrigger : std::uint8_t { ChooseCity, PlaceCityOrHide };
enum class HideFace : std::uint8_t { FaceDown, FigureStays, FaceUp };
enum class CostOrder : std::uint8_t { CostFirst, BenefitFirst };
enum class PenaltyKeeps : std::uint8_t { CardOnly, WholeHideout };
enum class MaturedCurrent : std::uint8_t { CardStays, LeftAlone };
enum class NoYes : std::uint8_t { No, Yes };
enum class FangsInfluence : std::uint8_t { Mesmerized, Always, NightAndMesmerized };
enum class VampireEscape : std::uint8_t { MoreThanDespair, ThreeCards };
enum class FogCombat : std::uint8_t { PerHunter, WholeCombat };
enum class FirstRound : std::uint8_t { Day, Dawn, Tuesday };
enum class EmptyLair : std::uint8_t { OnArrival, AtOnce };
enum class ChanceWhen : std::uint8_t { AtDawn, BeforeDraws };
enum class BatClears : std::uint8_t { PowersToo, Merges, Slides };

// One line a ruling: type, field, id in the specification, recommended reading, then the reading of each printing
// (es, pl, ru), then the names of the readings.
// clang-format off
#define DEMETER_RULINGS(X)                                                                                                     \
    X(NoYes, huntersShareStart, "PR-03", Yes, Yes, Yes, Yes, "no", "yes")                                                      \
    X(MaturedRumor, maturedRumor, "PR-10", RemovedFromGame, RemovedFromGame, RemovedFromGame, Reserve, "removed-from-game", "reserve") \
    X(NoYes, misdirectTakesCurrent, "PR-16", No, Yes, Yes, No, "no", "yes")                                                    \
    X(DespairTrigger, despairTrigger, "PR-21", ChooseCity, ChooseCity, ChooseCity, PlaceCityOrHide, "choose-city", "place-city-or-hide") \
    X(NoYes, roadblocksStopDracula, "PR-33", No, No, No, No, "no", "yes")                                                      \
    X(NoYes, wolfLeavesTokenCity, "PR-34", Yes, No, Yes, Yes, "no", "yes")                                                     \
    X(PenaltyKeeps, penaltyKeeps, "PR-36", CardOnly, CardOnly, CardOnly, CardOnly, "card-only", "whole-hideout")               \
    X(NoYes, startEncounter, "OPEN-4", No, No, No, No, "no", "yes")                                                            \
    X(NoYes, rumorNeedsEncounter, "OPEN-5", Yes, Yes, Yes, Yes, "no", "yes")                                                   \
    X(NoYes, rumorPerVampire, "OPEN-7", Yes, Yes, Yes, Yes, "no", "yes")                                                       \
    X(NoYes, seaLairs, "OPEN-8", No, No, No, No, "no", "yes")                                                                  \
    X(NoYes, clearLairAtWill, "OPEN-10", No, No, No, No, "no", "yes")                                                          \
    X(HideFace, hideFace, "OPEN-14", FaceDown, FaceDown, FaceDown, FaceDown, "face-down", "figure-stays", "face-up")           \
    X(NoYes, castleLairHeals, "OPEN-17", Yes, Yes, Yes, Yes, "no", "yes")                                                      \
    X(NoYes, castleCountsForDespair, "OPEN-18", Yes, Yes, Yes, Yes, "no", "yes")                                               \
    X(NoYes, lairCountsForDespair, "OPEN-19", Yes, Yes, Yes, Yes, "no", "yes")                                                 \
    X(NoYes, wolfWithHide, "OPEN-21", Yes, Yes, Yes, Yes, "no", "yes")                                                         \
    X(NoYes, powersReachLairs, "OPEN-22", Yes, Yes, Yes, Yes, "no", "yes")                                                     \
    X(NoYes, misdirectReusesCleared, "OPEN-26", Yes, Yes, Yes, Yes, "no", "yes")                                               \
    X(NoYes, hideBondsAnew, "OPEN-27", No, No, No, No, "no", "yes")                                                            \
    X(NoYes, encounterOnLairWithHunter, "OPEN-28", No, No, No, No, "no", "yes")                                                \
    X(NoYes, reshuffleDiscards, "OPEN-35", Yes, Yes, Yes, Yes, "no", "yes")                                                    \
    X(NoYes, encounterAfterPenalty, "OPEN-38", Yes, Yes, Yes, Yes, "no", "yes")                                                \
    X(NoYes, lethalPlays, "OPEN-39", Yes, Yes, Yes, Yes, "no", "yes")                                                          \
    X(CostOrder, costOrder, "OPEN-46", CostFirst, CostFirst, CostFirst, CostFirst, "cost-first", "benefit-first")              \
    X(MaturedCurrent, maturedCurrent, "OPEN-47", CardStays, CardStays, CardStays, CardStays, "card-stays", "left-alone")                  \
    X(NoYes, movedHunterReveals, "PR-14", Yes, Yes, Yes, Yes, "no", "yes")                                                     \
    X(FangsInfluence, fangsInfluence, "PR-20", Mesmerized, Mesmerized, Always, NightAndMesmerized, "mesmerized", "always", "night-and-mesmerized") \
    X(VampireEscape, vampireEscape, "PR-26", MoreThanDespair, MoreThanDespair, ThreeCards, ThreeCards, "more-than-despair", "three-cards") \
    X(NoYes, fogStopsPassing, "PR-30", No, No, Yes, No, "no", "yes")                                                           \
    X(FogCombat, fogCombat, "PR-31", PerHunter, PerHunter, PerHunter, WholeCombat, "per-hunter", "whole-combat")               \
    X(FirstRound, firstRound, "OPEN-1", Day, Day, Day, Day, "day", "dawn", "tuesday")                                          \
    X(NoYes, rumorWithoutDespair, "OPEN-3", No, No, No, No, "no", "yes")                                                       \
    X(NoYes, rumorOutlastsCard, "OPEN-6", Yes, Yes, Yes, Yes, "no", "yes")                                                     \
    X(EmptyLair, emptyLair, "OPEN-9", AtOnce, AtOnce, AtOnce, AtOnce, "on-arrival", "at-once")                                 \
    X(NoYes, searchResolvesFaceUp, "OPEN-11", Yes, Yes, Yes, Yes, "no", "yes")                                                 \
    X(NoYes, seaCombat, "OPEN-12", No, No, No, No, "no", "yes")                                                                \
    X(NoYes, seaBacksKnown, "OPEN-15", Yes, Yes, Yes, Yes, "no", "yes")                                                        \
    X(NoYes, castleIsRevealed, "OPEN-16", No, No, No, No, "no", "yes")                                                         \
    X(NoYes, batCountsForDespair, "OPEN-20", Yes, Yes, Yes, Yes, "no", "yes")                                                  \
    X(NoYes, batLeavesTokenCity, "OPEN-23", Yes, No, No, Yes, "no", "yes")                                                     \
    X(BatClears, batClears, "OPEN-29", PowersToo, PowersToo, PowersToo, PowersToo, "powers-too", "merges", "slides")           \
    X(NoYes, batToHunters, "OPEN-30", No, No, No, No, "no", "yes")                                                             \
    X(NoYes, prideCountsItself, "OPEN-32", No, No, No, No, "no", "yes")                                                        \
    X(NoYes, batsMayDecline, "OPEN-48", Yes, Yes, Yes, Yes, "no", "yes")                                                       \
    X(NoYes, batMovesByDay, "OPEN-49", No, No, No, No, "no", "yes")                                                            \
    X(NoYes, scoutsSeeLairs, "CARD-SCOUTS", No, No, No, No, "no", "yes")                                                       \
    X(NoYes, rumorsSeeLairs, "CARD-RUMORS", No, No, No, No, "no", "yes")                                                       \
    X(NoYes, cancelledFangsCount, "CARD-RECKLESS", Yes, Yes, Yes, Yes, "no", "yes")                                            \
    X(NoYes, agathaCountsCancelled, "CARD-AGATHA", Yes, Yes, Yes, Yes, "no", "yes")                                            \
    X(NoYes, seductionTakesAristocrat, "CARD-SEDUCTION", Yes, Yes, Yes, Yes, "no", "yes")                                      \
    X(NoYes, devilishPowerTakesHosts, "CARD-DEVILISH", No, No, No, No, "no", "yes")                                            \
    X(ChanceWhen, chanceWhen, "CHANCE-1", BeforeDraws, BeforeDraws, BeforeDraws, BeforeDraws, "at-dawn", "before-draws")                 \
    X(NoYes, misdirectWithPowers, "OPEN-25", No, No, No, No, "no", "yes")                                                      \
    X(NoYes, cardsKept, "CARD-ACTIONS", Yes, Yes, Yes, Yes, "no", "yes")                                                       \
    X(NoYes, psychicBondOnce, "CARD-BOND", Yes, Yes, Yes, Yes, "no", "yes")
// clang-format on

/// The readings in force: every OPEN or PR item that changes what the program does now is a field, named and defaulted here.
/// Items whose other readings the program does not offer are listed with the reason in core/fury3e/rulings.md.
struct Rulings {
#define DEMETER_FIELD(Type, field, id, recommended, es, pl, ru, ...) Type field = Type::recommended;
    DEMETER_RULINGS(DEMETER_FIELD)
#undef DEMETER_FIELD
    friend constexpr bool operator==(const Rulings&, const Rulings&) = default;
};

/// A ruling by name, for records and settings screens.
enum class Ruling : std::uint8_t {
#define DEMETER_ENUM(Type, field, ...) field,
    DEMETER_RULINGS(DEMETER_ENUM)
#undef DEMETER_ENUM
};

struct RulingInfo {
    Ruling ruling;
    std::string_view id;    ///< `PR-10`, `OPEN-5`: the entry of the specification; `CARD-...`: a card text that nobody has verified;
                            ///< `CHANCE-1`: no rule of the game, but when new chance is asked for
    std::string_view field; ///< name of the field, used in files
    std::array<std::string_view, 3> readings; ///< names of the readings; unused ones empty
    std::uint8_t readingCount;
    std::uint8_t recommended;
    std::array<std::uint8_t, 3> printings; ///< reading of the Spanish, Polish and Russian references
};

#define DEMETER_ONE(...) +1
inline constexpr std::size_t rulingCount = 0 DEMETER_RULINGS(DEMETER_ONE);
#undef DEMETER_ONE

/// All rulings in the order of the enumeration.
const std::array<RulingInfo, rulingCount>& rulingTable();
std::optional<Ruling> rulingFromField(std::string_view field);
/// Index of the reading in force, below `readingCount`.
std::uint8_t reading(const Rulings& rulings, Ruling ruling);
/// Sets a reading; an index out of range changes nothing and returns false.
bool setReading(Rulings& rulings, Ruling ruling, std::uint8_t index);

/// The printed references that a table can follow as a set.
enum class Printing : std::uint8_t { Recommended, Es, Pl, Ru };
/// The rulings of one printing: its column. It differs from the recommended reading in PR rows, and in an OPEN row that takes one half of
/// a PR entry (PR-34 for Escape as Bat).
Rulings rulingsOf(Printing printing);
/// The readings of rulings that the header of a record does not name: each as it was recommended when it was new. They never change,
/// whatever is recommended today, so that an old record is played again as it was.
Rulings unnamedRulings();
/// From this one on a header names a ruling only where its reading is another one than that: a record that was begun before has the same
/// bytes if it is written again.
inline constexpr Ruling firstLeftUnnamed = Ruling::chanceWhen;

} // namespace demeter::fury3e
