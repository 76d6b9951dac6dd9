// The cards whose rules the program knows by name, as opposed to the Encounter cards, whose effects are read from the card file.
#pragma once

#include "core/base/enum_ids.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace demeter::fury3e {

/// The id of these cards: what the header of a record names them by, and how their file is called.
inline constexpr std::string_view cardsId = "dracula-3e";

/// Dracula's Event cards, by id in alphabetical order.
enum class DraculaEvent : std::uint8_t {
    CustomsSearch,
    DarknessReturns,
    DevilishPower,
    DraculasBrides,
    Enraged,
    FalseTip,
    GreatWolf,
    HiddenSchemes,
    ImmanuelHildesheim,
    NocturnalVisit,
    Roadblock,
    Seduction,
    SensationalistPress,
    SummonStorms,
    UnearthlySwiftness,
    VampiricInfluence,
    WildHorses,
};
inline constexpr std::size_t draculaEventCount = 17;
inline constexpr std::array<std::string_view, draculaEventCount> draculaEventIds{
    "customs-search",       "darkness-returns", "devilish-power",      "draculas-brides",    "enraged",    "false-tip",
    "great-wolf",           "hidden-schemes",   "immanuel-hildesheim", "nocturnal-visit",    "roadblock",  "seduction",
    "sensationalist-press", "summon-storms",    "unearthly-swiftness", "vampiric-influence", "wild-horses"};

/// The hunters' Event cards, by id in alphabetical order, and last Mina's ability, which asks Dracula as a card does.
enum class HunterEvent : std::uint8_t {
    BehindTheVeil,
    BloodTransfusion,
    CharteredCarriage,
    ConsecratedGround,
    EscapeRoute,
    EvilPresence,
    ExcellentWeather,
    Forewarned,
    GoodLuck,
    GreatStrength,
    HeroicLeap,
    HiredScouts,
    Hypnosis,
    JonathanHarker,
    LocalRumors,
    LongNight,
    LuckyFind,
    LucysRevenge,
    MoneyTrail,
    MysticResearch,
    NewspaperReports,
    PlannedAmbush,
    RenewedVigor,
    RufusSmith,
    SenseOfEmergency,
    SisterAgatha,
    SpeedyTelegraph,
    SurprisingReturn,
    VampireLair,
    WaxCylinders,
    PsychicBond, ///< no card: an ability of Mina Harker's
};
inline constexpr std::size_t hunterEventCount = 31;
inline constexpr std::array<std::string_view, hunterEventCount> hunterEventIds{
    "behind-the-veil",    "blood-transfusion", "chartered-carriage", "consecrated-ground", "escape-route",  "evil-presence",
    "excellent-weather",  "forewarned",        "good-luck",          "great-strength",     "heroic-leap",   "hired-scouts",
    "hypnosis",           "jonathan-harker",   "local-rumors",       "long-night",         "lucky-find",    "lucys-revenge",
    "money-trail",        "mystic-research",   "newspaper-reports",  "planned-ambush",     "renewed-vigor", "rufus-smith",
    "sense-of-emergency", "sister-agatha",     "speedy-telegraph",   "surprising-return",  "vampire-lair",  "wax-cylinders",
    "psychic-bond"};

/// The hunters' Combat cards, then their Items, by id in alphabetical order.
enum class HunterCard : std::uint8_t {
    Dodge,
    Escape,
    Punch,
    Crucifix,
    Dogs,
    FastHorses,
    Garlic,
    GarlicWreath,
    HeavenlyHost,
    HolyBullets,
    HolyCircle,
    Knife,
    Pistol,
    Rifle,
    Stake,
};
inline constexpr std::size_t hunterCardCount = 15;
inline constexpr std::array<std::string_view, hunterCardCount> hunterCardIds{
    "dodge",         "escape",       "punch",       "crucifix", "dogs",   "fast-horses", "garlic", "garlic-wreath",
    "heavenly-host", "holy-bullets", "holy-circle", "knife",    "pistol", "rifle",       "stake"};

/// Dracula's Combat cards, by id in alphabetical order (COMP-16: one for each combat icon).
enum class CombatCard : std::uint8_t { Claws, EscapeAsBat, EscapeAsMist, Fangs, Mesmerize, Plotting, Strength };
inline constexpr std::size_t combatCardCount = 7;
inline constexpr std::array<std::string_view, combatCardCount> combatCardIds{"claws",     "escape-as-bat", "escape-as-mist", "fangs",
                                                                             "mesmerize", "plotting",      "strength"};

/// A card by its id in one of the lists above.
template <typename Card, std::size_t count>
constexpr std::optional<Card> cardFromId(const std::array<std::string_view, count>& ids, std::string_view id)
{
    return valueOf<Card>(ids, id);
}
constexpr std::string_view idOf(DraculaEvent card)
{
    return draculaEventIds[static_cast<std::size_t>(card)];
}
constexpr std::string_view idOf(HunterEvent card)
{
    return hunterEventIds[static_cast<std::size_t>(card)];
}
constexpr std::string_view idOf(HunterCard card)
{
    return hunterCardIds[static_cast<std::size_t>(card)];
}
constexpr std::string_view idOf(CombatCard card)
{
    return combatCardIds[static_cast<std::size_t>(card)];
}

/// The cards that can stay in play as somebody's ally (ALLY-0).
inline constexpr std::array draculasAllies{DraculaEvent::DraculasBrides, DraculaEvent::GreatWolf, DraculaEvent::ImmanuelHildesheim};
inline constexpr std::array huntersAllies{HunterEvent::JonathanHarker, HunterEvent::RufusSmith, HunterEvent::SisterAgatha};
constexpr bool canBeAlly(DraculaEvent card)
{
    return std::ranges::find(draculasAllies, card) != draculasAllies.end();
}
constexpr bool canBeAlly(HunterEvent card)
{
    return std::ranges::find(huntersAllies, card) != huntersAllies.end();
}

/// The hunter that the card names is somebody whom it strikes or asks about, not the one who plays it.
constexpr bool namesAnother(HunterEvent card)
{
    return card == HunterEvent::PsychicBond || card == HunterEvent::BloodTransfusion || card == HunterEvent::EscapeRoute;
}

} // namespace demeter::fury3e
