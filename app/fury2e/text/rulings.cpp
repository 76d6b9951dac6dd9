#include "app/fury2e/text/sentences.h"

#include "app/text/sentence_parts.h"

namespace demeter::fury2e {

QString SecondEditionSentences::ruling(Ruling ruling) const
{
    // What stands open, as a short sentence that a reading answers. No default: a ruling without a name must not compile.
    switch (ruling) {
    case Ruling::StartOnHunter:
        return tr("Dracula may start where a hunter is");
    case Ruling::FirstDay:
        return tr("When the first day begins");
    case Ruling::SwiftnessActions:
        return tr("How many action phases Unearthly Swiftness gives");
    case Ruling::CatacombsAtSea:
        return tr("Dracula may clear the Catacombs at sea");
    case Ruling::CastleToCatacombs:
        return tr("Castle Dracula may go to the Catacombs");
    case Ruling::LastBlood:
        return tr("Dracula may pay with the last Blood");
    case Ruling::RefillAtSea:
        return tr("Dracula draws Encounters at sea too");
    case Ruling::WolfWithDoubleBack:
        return tr("Wolf Form together with Double Back");
    case Ruling::DarkCallByDay:
        return tr("Dark Call works by day too");
    case Ruling::DoubleBackShowsHide:
        return tr("Double Back reveals the Hide that is bound to its location");
    case Ruling::DoubleBackToSea:
        return tr("Double Back may lead from a port to a sea zone");
    case Ruling::ActivationShowsPlace:
        return tr("An activated Encounter shows where it lay");
    case Ruling::ActivateTwo:
        return tr("Two Encounters may be activated in one turn");
    case Ruling::HostForcesOut:
        return tr("A Sacred Host drives Dracula out of its city");
    case Ruling::TokensTurnedTogether:
        return tr("A search turns up all Encounters at once");
    case Ruling::RepelBarsClaws:
        return tr("Repel bars Claws too");
    case Ruling::KilledEndsCombat:
        return tr("Killed ends the combat");
    case Ruling::BeatenAgentStays:
        return tr("An Agent who survives stays there");
    case Ruling::BatKeepsWolfForm:
        return tr("Wolf Form stays when Dracula escapes as a bat");
    case Ruling::AmbushClears:
        return tr("An activated Ambush clears the trail");
    case Ruling::BatsReach:
        return tr("How far Dracula moves a hunter with Bats");
    case Ruling::SoilDraws:
        return tr("What an activated Desecrated Soil draws");
    case Ruling::DogsStopSpy:
        return tr("Dogs stop the Spy");
    case Ruling::VampireEndsTurn:
        return tr("A New Vampire that escapes ends the turn");
    case Ruling::MoneyTrailSparesPlace:
        return tr("Money Trail spares the zone that Dracula is in");
    case Ruling::StormRounds:
        return tr("How many rounds Stormy Seas last");
    case Ruling::PenaltyKeepsEncounter:
        return tr("The penalty leaves the Encounter with the last card");
    case Ruling::NoMovePenaltyEndsTurn:
        return tr("The penalty for having no move ends the turn");
    case Ruling::HideShownWithBond:
        return tr("A card that reveals a location reveals the Hide bound to it");
    case Ruling::WolfFormComesAlong:
        return tr("Double Back takes Wolf Form along");
    case Ruling::HostClearsCatacombs:
        return tr("A Sacred Host clears its city from the Catacombs");
    case Ruling::CastleStayHeals:
        return tr("What brings Blood at Castle Dracula besides moving there");
    case Ruling::HostTokens:
        return tr("How many Sacred Hosts the box has");
    case Ruling::SurvivingAgentShields:
        return tr("An Agent who survives keeps the hunters from Dracula");
    case Ruling::GroupHeldTogether:
        return tr("Fog and Bats hold the whole group");
    case Ruling::EmergencySearchesAtOnce:
        return tr("Sense of Emergency brings a search at once");
    case Ruling::EmergencyClosesPort:
        return tr("Sense of Emergency to a sea zone closes the port that is left");
    case Ruling::GroundClearsHide:
        return tr("Consecrated Ground discards the Encounter on Hide too");
    case Ruling::PenaltyTakesPushedOff:
        return tr("The penalty for an error takes Encounters that were pushed off");
    case Ruling::ChanceWhen:
        return tr("When new chance is asked for");
    }
    return unknown();
}

QString SecondEditionSentences::reading(Ruling ruling, std::uint8_t index) const
{
    if (static_cast<std::size_t>(ruling) >= rulingCount)
        return unknown();
    // By the name of the reading, so that a new order in the core cannot turn a table's answer round.
    const RulingInfo& info = rulingTable[static_cast<std::size_t>(ruling)];
    const std::string_view name = index < info.count() ? info.readings[index] : std::string_view{};
    if (name == "no" || name == "kept")
        return tr("no", "how the table reads a rule");
    if (name == "yes" || name == "may-be-paid")
        return tr("yes", "how the table reads a rule");
    if (name == "one")
        return QStringLiteral("1");
    if (name == "two")
        return QStringLiteral("2");
    if (name == "three")
        return QStringLiteral("3");
    if (name == "at-the-start")
        return tr("at the start");
    if (name == "second-turn")
        return tr("with Dracula's second turn");
    if (name == "one-road")
        return tr("one road");
    if (name == "two-roads")
        return tr("up to two roads");
    if (name == "until-two-are-his")
        return tr("Event cards until two are Dracula's");
    if (name == "two-cards")
        return tr("two Event cards");
    if (name == "bat-only")
        return tr("escaping there as a bat");
    if (name == "both")
        return tr("escaping there as a bat, and staying");
    if (name == "neither")
        return tr("nothing");
    if (name == "before-draws")
        return tr("before the first draw");
    if (name == "round-begins")
        return tr("as the round begins");
    return name.empty() ? unknown() : fromUtf8(name);
}

QString SecondEditionSentences::rulingExplanation(Ruling ruling) const
{
    switch (ruling) {
    case Ruling::StartOnHunter:
        return tr("Whether Dracula's start may be a city with a hunter; its card then lies face up.");
    case Ruling::FirstDay:
        return tr("Whether the first day begins with the game, or with the time phase of Dracula's second turn.");
    case Ruling::SwiftnessActions:
        return tr("Unearthly Swiftness gives two movements: whether an action phase follows only the second or each of them.");
    case Ruling::CatacombsAtSea:
        return tr("Whether Dracula may take cards out of the Catacombs while at sea.");
    case Ruling::CastleToCatacombs:
        return tr("Whether the card of Castle Dracula may go to the Catacombs, without an Encounter.");
    case Ruling::LastBlood:
        return tr("Whether Dracula may pay the last Blood, which ends the game.");
    case Ruling::RefillAtSea:
        return tr("Whether Dracula draws up to the limit also at sea, where there is no action phase.");
    case Ruling::WolfWithDoubleBack:
        return tr("Whether both may be played at once, to a card up to two roads away.");
    case Ruling::DarkCallByDay:
        return tr("Whether Dark Call may be played by day; look for a sun or a moon on the card.");
    case Ruling::DoubleBackShowsHide:
        return tr("Whether the table sees Hide when Double Back leads to the location that Hide is bound to.");
    case Ruling::DoubleBackToSea:
        return tr("Whether Dracula, leaving a port, may fetch a sea card from the trail with Double Back.");
    case Ruling::ActivationShowsPlace:
        return tr("Whether the table also sees the location where an activated Encounter lay.");
    case Ruling::ActivateTwo:
        return tr("When two cards leave the trail in one turn: whether both Encounters may be activated, or one.");
    case Ruling::HostForcesOut:
        return tr("Whether a Sacred Host where Dracula is works like Consecrated Ground, so that no power lets Dracula stay.");
    case Ruling::TokensTurnedTogether:
        return tr("Whether a search turns up all Encounters of a place before the first is resolved, or one by one.");
    case Ruling::RepelBarsClaws:
        return tr("Which cards Repel forbids in the next combat round: Fangs, Mesmerize and Strength, or Claws too.");
    case Ruling::KilledEndsCombat:
        return tr("Whether the combat ends when Dracula is killed but still has Blood.");
    case Ruling::BeatenAgentStays:
        return tr("Whether an Agent who isn't killed stays on the card or goes to the reserve.");
    case Ruling::BatKeepsWolfForm:
        return tr("Whether Wolf Form and Double Back stay on the trail when a bat's escape replaces their location.");
    case Ruling::AmbushClears:
        return tr("Whether activating an Ambush clears the trail down to three cards.");
    case Ruling::BatsReach:
        return tr("How many roads Dracula moves a hunter who has met Bats.");
    case Ruling::SoilDraws:
        return tr("Whether an activated Desecrated Soil draws two Event cards, or goes on until two are Dracula's.");
    case Ruling::DogsStopSpy:
        return tr("Whether a hunter who shows Dogs is safe from the Spy.");
    case Ruling::VampireEndsTurn:
        return tr("Whether the hunters' turn ends when the New Vampire that they meet escapes.");
    case Ruling::MoneyTrailSparesPlace:
        return tr("Whether Money Trail leaves the sea card where Dracula is face down.");
    case Ruling::StormRounds:
        return tr("For how many rounds Stormy Seas close their sea zone.");
    case Ruling::PenaltyKeepsEncounter:
        return tr("Whether the Encounter on the card that the penalty leaves stays there.");
    case Ruling::NoMovePenaltyEndsTurn:
        return tr("When there was no legal card: whether the penalty ends the turn, or Dracula moves after it.");
    case Ruling::HideShownWithBond:
        return tr("Whether Hide is revealed too when a card, and not a hunter's arrival, reveals its location.");
    case Ruling::WolfFormComesAlong:
        return tr("Whether a Wolf Form that lies with the location comes along with Double Back, or goes to the deck.");
    case Ruling::HostClearsCatacombs:
        return tr("Whether the card of a city that gets a Sacred Host leaves the Catacombs, and its Encounters go to the reserve.");
    case Ruling::CastleStayHeals:
        return tr("Moving to Castle Dracula brings 2 Blood: whether escaping there as a bat and staying there do so too.");
    case Ruling::HostTokens:
        return tr("When all Sacred Hosts lie on the board, the next one moves one of them: how many there are.");
    case Ruling::SurvivingAgentShields:
        return tr("When a combat with an Agent ends and the Agent isn't killed: whether nobody fights Dracula, who is there "
                  "too, in this turn, or he is fought at once.");
    case Ruling::GroupHeldTogether:
        return tr("Whether Fog and Bats that a group meets hold each of its hunters in the next turn, or only the one before whom the "
                  "token lies.");
    case Ruling::EmergencySearchesAtOnce:
        return tr("Whether a hunter whom Sense of Emergency takes to a place before the movement searches there at once, and again where "
                  "the turn ends, or only there.");
    case Ruling::EmergencyClosesPort:
        return tr("Whether a hunter whom Sense of Emergency takes from a port to a sea zone has sailed from that port, so that there is no "
                  "way back to it.");
    case Ruling::GroundClearsHide:
        return tr("Whether Consecrated Ground also discards the Encounter on a face-down Hide that is bound to its city.");
    case Ruling::PenaltyTakesPushedOff:
        return tr("Whether Encounters that the card of the error has pushed off the trail go to the reserve, or may still be activated.");
    case Ruling::ChanceWhen:
        return tr(
            "When the reserve is mixed anew in every round: right before Dracula's first draw, so that nobody decides by what he knows "
            "of it, or as the round begins.");
    }
    return unknown();
}

} // namespace demeter::fury2e
