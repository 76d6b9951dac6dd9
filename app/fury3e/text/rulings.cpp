#include "app/fury3e/text/sentences.h"
#include "app/text/sentence_parts.h"

namespace demeter::fury3e {

QString Sentences::ruling(Ruling ruling) const
{
    switch (ruling) {
    case Ruling::huntersShareStart:
        return tr("Hunters may start in the same city");
    case Ruling::maturedRumor:
        return tr("Rumor token of a matured hideout");
    case Ruling::misdirectTakesCurrent:
        return tr("Misdirect may clear the current location");
    case Ruling::despairTrigger:
        return tr("What brings influence under three Despair tokens");
    case Ruling::roadblocksStopDracula:
        return tr("Roadblock tokens stop Dracula too");
    case Ruling::wolfLeavesTokenCity:
        return tr("Wolf Form may leave a city with a token");
    case Ruling::penaltyKeeps:
        return tr("What the penalty leaves on the trail");
    case Ruling::startEncounter:
        return tr("Encounter card on the starting location");
    case Ruling::rumorNeedsEncounter:
        return tr("A Rumor token needs an Encounter card");
    case Ruling::rumorPerVampire:
        return tr("Rumor token counts for each vampire");
    case Ruling::seaLairs:
        return tr("Sea zones may become lairs");
    case Ruling::clearLairAtWill:
        return tr("Lairs may be cleared at any time");
    case Ruling::hideFace:
        return tr("Hide at a revealed location");
    case Ruling::castleLairHeals:
        return tr("Castle Dracula heals out of a lair too");
    case Ruling::castleCountsForDespair:
        return tr("Castle Dracula counts as a city for Despair");
    case Ruling::lairCountsForDespair:
        return tr("Moving into a lair counts for Despair");
    case Ruling::wolfWithHide:
        return tr("Wolf Form together with Hide");
    case Ruling::powersReachLairs:
        return tr("Wolf Form and Misdirect reach lairs");
    case Ruling::misdirectReusesCleared:
        return tr("What Misdirect clears may be chosen at once");
    case Ruling::hideBondsAnew:
        return tr("Hide finds a new location");
    case Ruling::encounterOnLairWithHunter:
        return tr("Encounter card on a lair with a hunter");
    case Ruling::reshuffleDiscards:
        return tr("Shuffle discarded Encounter cards again");
    case Ruling::encounterAfterPenalty:
        return tr("Encounter step after the penalty");
    case Ruling::lethalPlays:
        return tr("Dracula may choose his own defeat");
    case Ruling::costOrder:
        return tr("Cost and benefit of one card");
    case Ruling::maturedCurrent:
        return tr("Current location when a vampire matures");
    case Ruling::movedHunterReveals:
        return tr("A hunter who is moved causes the reveal");
    case Ruling::fangsInfluence:
        return tr("When Fangs brings influence");
    case Ruling::vampireEscape:
        return tr("When a vampire's escape card works");
    case Ruling::fogStopsPassing:
        return tr("Fog stops hunters who pass through");
    case Ruling::fogCombat:
        return tr("Fog and combat");
    case Ruling::firstRound:
        return tr("Where the first round begins");
    case Ruling::rumorWithoutDespair:
        return tr("Rumor token without a Despair token");
    case Ruling::rumorOutlastsCard:
        return tr("A Rumor token outlasts its Encounter card");
    case Ruling::emptyLair:
        return tr("When an empty lair is cleared");
    case Ruling::searchResolvesFaceUp:
        return tr("A search resolves face-up cards too");
    case Ruling::seaCombat:
        return tr("Combat at sea");
    case Ruling::seaBacksKnown:
        return tr("Sea cards are known by their backs");
    case Ruling::castleIsRevealed:
        return tr("Castle Dracula counts as revealed");
    case Ruling::batCountsForDespair:
        return tr("Escape as Bat counts for Despair");
    case Ruling::batLeavesTokenCity:
        return tr("Escape as Bat may leave a city with a token");
    case Ruling::batClears:
        return tr("What Escape as Bat does with Power cards");
    case Ruling::batToHunters:
        return tr("Escape as Bat may lead to hunters");
    case Ruling::prideCountsItself:
        return tr("An escape card counts itself");
    case Ruling::batsMayDecline:
        return tr("Dracula may decline to move by Bats");
    case Ruling::batMovesByDay:
        return tr("Escape as Bat moves Dracula by day too");
    case Ruling::scoutsSeeLairs:
        return tr("Questions about a city look at lairs");
    case Ruling::rumorsSeeLairs:
        return tr("Local Rumors look at lairs");
    case Ruling::cancelledFangsCount:
        return tr("Cancelled Fangs count for the Reckless Vampire");
    case Ruling::agathaCountsCancelled:
        return tr("Sister Agatha counts cancelled cards");
    case Ruling::seductionTakesAristocrat:
        return tr("Seduction works with the Aristocratic Vampire");
    case Ruling::devilishPowerTakesHosts:
        return tr("Devilish Power removes Heavenly Host tokens");
    case Ruling::chanceWhen:
        return tr("When new chance is asked for");
    case Ruling::misdirectWithPowers:
        return tr("Another Power card may come with Misdirect");
    case Ruling::cardsKept:
        return tr("The program keeps the hunters' cards");
    case Ruling::psychicBondOnce:
        return tr("Psychic Bond once each round");
    }
    return unknown();
}

QString Sentences::reading(Ruling ruling, std::uint8_t index) const
{
    if (static_cast<std::size_t>(ruling) >= rulingCount)
        return unknown();
    // By the name of the reading, so that a new order in the core cannot turn a table's answer round.
    const RulingInfo& info = rulingTable()[static_cast<std::size_t>(ruling)];
    const std::string_view name = index < info.readingCount ? info.readings[index] : std::string_view{};
    if (name == "no")
        return tr("no", "how the table reads a rule");
    if (name == "yes")
        return tr("yes", "how the table reads a rule");
    if (name == "removed-from-game")
        return tr("leaves the game");
    if (name == "reserve")
        return tr("goes back to the reserve");
    if (name == "choose-city")
        return tr("choosing a city");
    if (name == "place-city-or-hide")
        return tr("placing a city or Hide");
    if (name == "card-only")
        return tr("only the Location card");
    if (name == "whole-hideout")
        return tr("the whole hideout");
    if (name == "face-down")
        return tr("face down, the figure leaves the board");
    if (name == "figure-stays")
        return tr("face down, the figure stays on the board");
    if (name == "face-up")
        return tr("face up");
    if (name == "cost-first")
        return tr("cost first");
    if (name == "benefit-first")
        return tr("benefit first");
    if (name == "card-stays")
        return tr("its card stays, alone");
    if (name == "left-alone")
        return tr("its hideout is left alone");
    if (name == "mesmerized")
        return tr("against a mesmerized hunter");
    if (name == "always")
        return tr("every time");
    if (name == "night-and-mesmerized")
        return tr("at night, against a mesmerized hunter");
    if (name == "more-than-despair")
        return tr("after more cards than there are Despair tokens");
    if (name == "three-cards")
        return tr("after three cards");
    if (name == "per-hunter")
        return tr("hunter by hunter");
    if (name == "whole-combat")
        return tr("for the whole combat");
    if (name == "day")
        return tr("on Monday, by day");
    if (name == "dawn")
        return tr("on Monday, at dawn");
    if (name == "tuesday")
        return tr("on Tuesday, at dawn");
    if (name == "on-arrival")
        return tr("when a hunter moves there");
    if (name == "at-once")
        return tr("as soon as its last card is gone");
    if (name == "powers-too")
        return tr("cleared too");
    if (name == "merges")
        return tr("left alone; the new cards join slot 1");
    if (name == "slides")
        return tr("left alone; the trail slides");
    if (name == "at-dawn")
        return tr("at dawn");
    if (name == "before-draws")
        return tr("right before the first card of a round is drawn");
    return name.empty() ? unknown() : fromUtf8(name);
}

QString Sentences::rulingExplanation(Ruling ruling) const
{
    switch (ruling) {
    case Ruling::huntersShareStart:
        return tr("Whether two hunters or more may be put in one city during setup.");
    case Ruling::maturedRumor:
        return tr("Where the Rumor token goes when its hideout is matured; the printed books differ.");
    case Ruling::misdirectTakesCurrent:
        return tr("Whether Misdirect may be put where Dracula's current location lies; only some printed books forbid it.");
    case Ruling::despairTrigger:
        return tr("With three Despair tokens influence rises by 3: when a city is chosen, or once a city or Hide has been placed.");
    case Ruling::roadblocksStopDracula:
        return tr("Whether a Roadblock token closes its road to Dracula as it does to the hunters.");
    case Ruling::wolfLeavesTokenCity:
        return tr("Whether Wolf Form may start where a Consecrated Ground or Heavenly Host token lies.");
    case Ruling::penaltyKeeps:
        return tr("Whether the penalty for an error also takes the Encounter cards and the Rumor token of the current location.");
    case Ruling::startEncounter:
        return tr("Whether Dracula puts an Encounter card on his starting location.");
    case Ruling::rumorNeedsEncounter:
        return tr("Whether a Rumor token can be placed only in a hideout that holds an Encounter card.");
    case Ruling::rumorPerVampire:
        return tr("When two vampires mature in one hideout with a Rumor token: whether it adds 3 influence for each of them or once.");
    case Ruling::seaLairs:
        return tr("Whether a sea zone that leaves slot 6 may become a lair, without an Encounter card.");
    case Ruling::clearLairAtWill:
        return tr("Whether Dracula may clear a lair whenever he likes, or only to make room for a new one.");
    case Ruling::hideFace:
        return tr("What happens to Hide and to Dracula's figure when he hides where he has been revealed.");
    case Ruling::castleLairHeals:
        return tr("Whether Dracula recovers 5 damage when he moves into Castle Dracula while it is a lair.");
    case Ruling::castleCountsForDespair:
        return tr("Whether Castle Dracula brings influence under three Despair tokens as a city does.");
    case Ruling::lairCountsForDespair:
        return tr("Whether moving into a lair brings influence under three Despair tokens as a card from the deck does.");
    case Ruling::wolfWithHide:
        return tr("Whether both may be placed at once: Dracula stays, and suffers the damage of Wolf Form.");
    case Ruling::powersReachLairs:
        return tr("Whether the Location that comes with Wolf Form or Misdirect may be a lair.");
    case Ruling::misdirectReusesCleared:
        return tr("Whether Dracula may move to the very location that Misdirect has just cleared.");
    case Ruling::hideBondsAnew:
        return tr("Whether Hide becomes associated with another location once its own has left the trail.");
    case Ruling::encounterOnLairWithHunter:
        return tr("Whether a lair that Dracula moves into gets another Encounter card although a hunter stands there.");
    case Ruling::reshuffleDiscards:
        return tr("Whether the discard pile is shuffled when the Encounter deck is empty.");
    case Ruling::encounterAfterPenalty:
        return tr("Whether the encounter step follows when Dracula had no legal card and took the penalty.");
    case Ruling::lethalPlays:
        return tr("Whether Dracula may play a card whose own damage defeats him.");
    case Ruling::costOrder:
        return tr("Whether the damage or the gain comes first when one card brings both.");
    case Ruling::maturedCurrent:
        return tr("A matured vampire clears slots 4 to 6: what stays there if the current location is among them.");
    case Ruling::movedHunterReveals:
        return tr("Whether Dracula also reveals a hideout or lair when an effect such as Bats has moved the hunter there.");
    case Ruling::fangsInfluence:
        return tr("Against whom, and at what time, Fangs that take effect bring 1 influence; the printed books differ.");
    case Ruling::vampireEscape:
        return tr(
            "How many Combat cards must have been played before Escape as Bat or Escape as Mist ends the combat with a vampire encounter.");
    case Ruling::fogStopsPassing:
        return tr("Whether a Fog token also stops a hunter who only passes through its city by rail.");
    case Ruling::fogCombat:
        return tr("Whether Dracula decides hunter by hunter or for all of them that a combat doesn't start in a city with a Fog token.");
    case Ruling::firstRound:
        return tr("The first round has no night before it: it begins by day, at a dawn that moves nothing, or on Tuesday.");
    case Ruling::rumorWithoutDespair:
        return tr("Whether Dracula still gains a Rumor token each week once all three Despair tokens have been placed.");
    case Ruling::rumorOutlastsCard:
        return tr("Whether the Rumor token stays when an ambush or a search discards the Encounter card below it.");
    case Ruling::emptyLair:
        return tr("A lair without Encounter cards is cleared: at once, or when the next hunter moves there.");
    case Ruling::searchResolvesFaceUp:
        return tr("Whether a search resolves the Encounter cards that were face up before it once more.");
    case Ruling::seaCombat:
        return tr("Whether a combat starts at dawn or dusk when a hunter is in the sea zone that Dracula is in.");
    case Ruling::seaBacksKnown:
        return tr("Whether the hunters see from the back of a Location card on the trail that it is a sea zone.");
    case Ruling::castleIsRevealed:
        return tr("Castle Dracula is known by its back: whether it counts as revealed, and Hide tied to it too.");
    case Ruling::batCountsForDespair:
        return tr("Whether the city chosen for Escape as Bat brings influence under three Despair tokens.");
    case Ruling::batLeavesTokenCity:
        return tr("Whether Escape as Bat may start where a Consecrated Ground or Heavenly Host token lies.");
    case Ruling::batClears:
        return tr("What happens when Power cards lie on the trail to the left of the current location that Escape as Bat clears.");
    case Ruling::batToHunters:
        return tr("Whether the city chosen for Escape as Bat may hold hunters; its card is then placed face up.");
    case Ruling::prideCountsItself:
        return tr("Whether an escape card is one of the Combat cards that must have been played before it works, which makes it work one "
                  "round earlier.");
    case Ruling::batsMayDecline:
        return tr("Whether Dracula may leave a hunter with a Bats token in place; the token is then removed and the hunter acts as usual.");
    case Ruling::batMovesByDay:
        return tr("Whether Dracula may also move with Escape as Bat at dawn or by day, or only at dusk and at night.");
    case Ruling::scoutsSeeLairs:
        return tr("Whether Hired Scouts and the hunters' allies, asked about a city, find its Location card in a lair too.");
    case Ruling::rumorsSeeLairs:
        return tr("Whether Local Rumors turn up adjacent lairs as well as hideouts.");
    case Ruling::cancelledFangsCount:
        return tr("Whether Fangs that are cancelled still bring 1 influence in a combat with the Reckless Vampire.");
    case Ruling::agathaCountsCancelled:
        return tr("Whether Dracula suffers the damage of Sister Agatha for a Combat card that is cancelled.");
    case Ruling::seductionTakesAristocrat:
        return tr("Whether Seduction can be used with the Aristocratic Vampire, which doesn't fight.");
    case Ruling::devilishPowerTakesHosts:
        return tr("Whether Devilish Power removes Heavenly Host tokens together with Consecrated Ground.");
    case Ruling::chanceWhen:
        return tr("When the decks are shuffled anew in every round: at dawn, or right before the first card of the round is drawn, so that "
                  "nobody can decide by what is to come.");
    case Ruling::misdirectWithPowers:
        return tr("Whether the card that is played together with Misdirect is always a Location card, or may be another Power card.");
    case Ruling::cardsKept:
        return tr("Whether the hunters' Event cards are held to their time, their price and one action a hunter, and open the moves that "
                  "they allow. Otherwise the table sees to it.");
    case Ruling::psychicBondOnce:
        return tr("Whether Mina Harker may use Psychic Bond once in a round, or as often as the hunters like.");
    }
    return unknown();
}

} // namespace demeter::fury3e
