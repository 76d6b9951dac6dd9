#include "app/text/sentence_parts.h"
#include "app/text/sentences.h"

namespace demeter {

using namespace fury3e;

QString Sentences::whereTokenLies(const std::vector<Argument>& arguments) const
{
    if (const auto* hunter = firstOf<Hunter>(arguments))
        return this->hunter(*hunter);
    std::vector<LocationId> ends;
    for (const Argument& each : arguments) {
        if (const auto* place = std::get_if<LocationId>(&each))
            ends.push_back(*place);
    }
    if (ends.empty())
        return unknown();
    const int* rail = firstOf<int>(arguments);
    return ends.size() == 1 ? place(ends.front()) : roadblock({rail && *rail == 1, ends[0], ends[1]});
}

QString Sentences::putRight(const std::vector<Argument>& arguments) const
{
    // The public part of each kind of correction, told apart by what comes first.
    const int* last = arguments.empty() ? nullptr : std::get_if<int>(&arguments.back());
    if (arguments.empty())
        return {};
    if (const auto* which = std::get_if<int>(&arguments.front()); which && last)
        return QStringLiteral("%1: %2").arg(number(static_cast<Number>(*which)), QString::number(*last));
    if (const auto* weekday = std::get_if<Weekday>(&arguments.front()); weekday && last)
        return QStringLiteral("%1, %2").arg(day(*weekday), time(static_cast<Step>(*last)));
    if (const auto* each = std::get_if<Token>(&arguments.front()); each && last)
        return QStringLiteral("%1, %2: %3").arg(token(*each), whereTokenLies(arguments), QString::number(*last));
    QStringList names;
    for (const Argument& each : arguments) {
        if (const auto* lying = std::get_if<Slot>(&each))
            names += slot(*lying);
        else if (const auto* space = std::get_if<LairSpace>(&each))
            names += cardPlace({true, space->index});
        else
            names += argument(each);
    }
    return names.join(QStringLiteral(", "));
}

QString Sentences::happening(const Happening& happening) const
{
    using What = Happening::What;
    const auto& arguments = happening.arguments;
    const QString a = named(arguments, 0);
    const QString b = named(arguments, 1);
    const int* counted = firstOf<int>(arguments);
    const int number = counted ? *counted : 0;
    HunterSet who;
    for (const Argument& each : arguments) {
        if (const auto* hunter = std::get_if<Hunter>(&each); hunter && static_cast<std::size_t>(*hunter) < hunterCount)
            who.insert(*hunter);
    }
    // Names stand in the nominative, alone or before a verb. No default: news without a sentence must not compile.
    switch (happening.what) {
    case What::LocationRevealed:
        //: %1 is a location.
        return tr("Revealed: %1.").arg(a);
    case What::DamageSuffered:
        //: %1 is a number.
        return tr("Dracula suffers damage: %1.").arg(a);
    case What::DamageRecovered:
        //: %1 is a number.
        return tr("Dracula recovers damage: %1.").arg(a);
    case What::InfluenceGained:
        //: %1 is a number with its sign.
        return tr("Influence: %1.").arg(counted ? signedNumber(number) : a);
    case What::HideoutMatured:
        return tr("The hideout that left slot 6 is matured.");
    case What::EncounterResolved:
        //: %1 is an Encounter card.
        return tr("Matured effect: %1.").arg(all(arguments)); // with the city that Dracula has chosen for it
    case What::SlotsCleared:
        return tr("The hideouts in slots 4, 5 and 6 are cleared.");
    case What::LairMade:
        //: %1 is the letter of a lair space.
        return tr("Lair space %1: a new lair.").arg(a);
    case What::LairCleared:
        //: %1 is the letter of a lair space.
        return tr("Lair space %1: the lair is cleared.").arg(a);
    case What::PowerPlayed:
        //: %1 is a Power card.
        return tr("Dracula plays: %1.").arg(a);
    case What::RumorPlaced:
        //: %1 is a number.
        return tr("Slot %1: a Rumor token is placed.").arg(a);
    case What::NoError:
        return tr("The record was checked: no error was found.");
    case What::ErrorFound:
        //: %1 is a number, %2 a headword of the printed rulebook.
        return tr("The record was checked: there was an error in round %1. See %2.").arg(a, headword(happening.rule));
    case What::PenaltyRevealed:
        //: %1 is a location.
        return tr("Penalty: Dracula reveals his current location: %1.").arg(a);
    case What::PenaltyCleared:
        return tr("Penalty: all hideouts on the trail are cleared.");
    case What::PenaltyDamage:
        //: %1 is a number.
        return tr("Penalty: Dracula suffers damage: %1.").arg(a);
    case What::DraculaWins:
        return tr("Dracula wins the game.");
    case What::HuntersWin:
        return tr("The hunters win the game.");

    case What::TimeMoved:
        if (number == 0)
            //: %1 is a day of the week; the time marker has come to its day space.
            return tr("Dawn: %1, day.").arg(a);
        //: %1 is a day of the week; the time marker has come to its night space.
        return tr("Dusk: %1, night.").arg(a);
    case What::WeekEnded:
        //: %1 is a number.
        return tr("A week has ended: week %1 begins.").arg(a);
    case What::DespairPlaced:
        //: %1 is a number.
        return tr("A Despair token is placed (on the time track now: %1).").arg(a);
    case What::RumorGained:
        return tr("Dracula gains a Rumor token.");
    case What::NoDay:
        //: %1 is an Event card.
        return tr("This round has no day (%1).").arg(event(DraculaEvent::DarknessReturns));
    case What::TokenPlaced:
        //: %1 is a kind of token, %2 says where it lies.
        return tr("Placed: %1, %2.").arg(a, whereTokenLies(arguments));
    case What::TokenRemoved:
        //: %1 is a kind of token, %2 says where it lay.
        return tr("Removed: %1, %2.").arg(a, whereTokenLies(arguments));

    case What::HunterMoved:
        //: %1 is a hunter, man or woman, %2 a place.
        return tr("%1 moves: %2.").arg(a, b);
    case What::HunterOverruled:
        //: %1 is a hunter, man or woman, %2 a headword of the printed rulebook.
        return tr("%1: the table allows what the rules forbid. See %2.").arg(a, headword(happening.rule));
    case What::HunterActed:
        switch (static_cast<HunterActs::What>(number)) {
        case HunterActs::What::Rest:
            //: %1 is a hunter, man or woman; an action of the hunter phase.
            return tr("%1 rests.").arg(a);
        case HunterActs::What::Supply:
            //: %1 is a hunter, man or woman; an action of the hunter phase.
            return tr("%1 supplies.").arg(a);
        case HunterActs::What::Search:
            //: %1 is a hunter, man or woman; an action of the hunter phase.
            return tr("%1 searches.").arg(a);
        case HunterActs::What::Pass:
            break;
        }
        //: %1 is a hunter, man or woman; an action that doesn't touch Dracula, or a pass.
        return tr("%1: another action, or none.").arg(a);
    case What::HunterStandsUp:
        //: %1 is a hunter, man or woman, no longer delayed.
        return tr("%1 stands up.").arg(a);
    case What::HunterDelayed:
        //: %1 is a hunter, man or woman.
        return tr("%1 is delayed.").arg(a);
    case What::HunterDamaged:
        //: %1 is a hunter or a vampire, %n a number.
        return tr("%1 suffers %n damage.", nullptr, number).arg(a);
    case What::HunterHealed:
        //: %1 is a hunter or a vampire, %n a number.
        return tr("%1 recovers %n damage.", nullptr, number).arg(a);
    case What::HunterBitten:
        //: %1 is a hunter, man or woman.
        return tr("%1 is bitten.").arg(a);
    case What::HunterSaved:
        //: %1 is a hunter, man or woman.
        return tr("%1: the bite or the defeat is prevented.").arg(a);
    case What::HunterDefeated:
        //: %1 is a hunter, man or woman.
        return tr("%1 is defeated.", "a hunter").arg(a);
    case What::HunterInHospital:
        //: %1 is a hunter, man or woman, %2 the city that the hospital is linked to.
        return tr("%1 is in hospital (%2).").arg(a, b);

    case What::HideRevealed:
        return tr("Revealed: %1.").arg(power(Power::Hide));
    case What::NothingRevealed:
        //: %1 is a hunter, man or woman, %2 a place.
        return tr("%1 finds no hideout and no lair (%2).").arg(a, b);
    case What::Denied:
        if (const auto* lairs = firstOf<int>(arguments); lairs != nullptr && *lairs == 1) // CARD-SCOUTS
            //: %1 is a location.
            return tr("%1: neither on the trail nor in a lair.").arg(a);
        //: %1 is a location.
        return tr("%1: not on the trail.").arg(a);
    case What::EncounterRevealed:
        if (!who.empty())
            //: %1 is a hunter, man or woman, %2 an Encounter card.
            return tr("%1 meets: %2.").arg(hunters(who), a);
        //: %1 is an Encounter card.
        return tr("Encounter card revealed: %1.").arg(a);
    case What::EncounterDiscarded:
        //: %1 is an Encounter card.
        return tr("Encounter card discarded: %1.").arg(a);
    case What::EncounterStays:
        //: %1 is an Encounter card.
        return tr("Encounter card that stays, face up: %1.").arg(a);
    case What::EncounterCancelled:
        //: %1 is a card that is cancelled, %2 the card that cancels it.
        return tr("Cancelled: %1 (%2).").arg(a, b);
    case What::SearchedNothing:
        //: %1 is a hunter, man or woman, %2 a city.
        return tr("%1 searches and finds nothing (%2).").arg(a, b);
    case What::EncounterAdded:
        if (const auto* space = firstOf<LairSpace>(arguments))
            //: %1 is the letter of a lair space.
            return tr("Lair space %1: an Encounter card is added, face down.").arg(lair(*space));
        //: %1 is a number.
        return tr("Slot %1: an Encounter card is added, face down.").arg(a);
    case What::VampireTaken:
        //: %1 is a vampire, an Encounter card.
        return tr("Back in Dracula's hand: %1.").arg(a);
    case What::InfluenceLost:
        return tr("Influence: %1.").arg(counted ? signedNumber(-number) : a);
    case What::EncounterSwapped:
        //: %1 is an Encounter card.
        return tr("Encounter card discarded for another one: %1.").arg(a);

    case What::EventPlayed:
        return tr("Dracula plays: %1.").arg(a);
    case What::AllyInPlay:
        if (firstOf<HunterEvent>(arguments))
            //: %1 is an Event card.
            return tr("The hunters' new ally: %1.").arg(a);
        //: %1 is an Event card.
        return tr("Dracula's new ally: %1.").arg(a);
    case What::AllyGone:
        if (firstOf<HunterEvent>(arguments))
            //: %1 is an Event card.
            return tr("The hunters lose their ally: %1.").arg(a);
        //: %1 is an Event card.
        return tr("Dracula loses his ally: %1.").arg(a);
    case What::EventsTaken:
        //: %1 is a number.
        return tr("Event cards that Dracula takes: %1.").arg(a);
    case What::EventDiscarded:
        //: %1 is an Event card.
        return tr("Event card discarded: %1.").arg(a);
    case What::EventsHidden:
        //: %1 is a number.
        return tr("Dracula's Event cards discarded face down: %1.").arg(a);
    case What::HunterCardPlayed:
        if (!who.empty())
            //: %1 is a hunter, man or woman, %2 a card.
            return tr("%1 plays: %2.").arg(hunters(who), a);
        //: %1 is an Event card.
        return tr("The hunters play: %1.").arg(a);
    case What::HunterCardCancelled:
        //: %1 is a card.
        return tr("Cancelled: %1.").arg(a);
    case What::AnsweredRegion:
        //: %1 is a region of the board.
        return tr("Dracula is in this region: %1.").arg(a);
    case What::AnsweredNoRegion:
        return tr("Dracula is in no region: he is at sea.");
    case What::AnsweredYes:
        //: %1 is a hunter, man or woman.
        return tr("%1: yes, Dracula is in the same region.").arg(a);
    case What::AnsweredNo:
        if (const auto* slot = firstOf<Slot>(arguments)) // Money Trail, at a table where sea cards have no back of their own
            //: %1 is a number.
            return tr("Slot %1: no, no sea zone lies there.").arg(slot->number);
        //: %1 is a hunter, man or woman.
        return tr("%1: no, Dracula isn't in the same region.").arg(a);
    case What::AnsweredHunters:
        if (who.empty())
            return tr("No hunter is adjacent to Dracula.");
        //: %1 are one hunter or more, with commas.
        return tr("Adjacent to Dracula: %1.").arg(hunters(who));
    case What::SlotEmpty:
        //: %1 is a number.
        return tr("Slot %1: nothing lies there.").arg(a);
    case What::SlotPower:
        //: %1 is a number, %2 a Power card.
        return tr("Slot %1: no Location card lies there, only %2.").arg(a, b);
    case What::HideInDeck:
        return tr("%1: not on the trail.").arg(power(Power::Hide));
    case What::NoneAdjacent:
        if (const auto* lairs = firstOf<int>(arguments); lairs != nullptr && *lairs == 1) // CARD-RUMORS
            //: %1 is a location.
            return tr("%1: no hideout and no lair is adjacent.").arg(a);
        //: %1 is a location.
        return tr("%1: no hideout is adjacent.").arg(a);
    case What::HandShown:
        if (arguments.empty())
            return tr("Dracula has no card to show.");
        //: %1 are Encounter cards and Event cards, with commas.
        return tr("Dracula shows his cards: %1.").arg(all(arguments));

    case What::CombatBegins: {
        const auto* vampire = firstOf<EncounterKind>(arguments);
        const QString hunters = who.empty() ? unknown() : this->hunters(who);
        //: %1 is Dracula or a vampire, %2 are one hunter or more, with commas.
        return tr("Combat: %1 – %2.").arg(vampire ? encounter(*vampire) : label(QStringLiteral("dracula")), hunters);
    }
    case What::CombatCardPlayed:
        //: %1 is a Combat card.
        return tr("Dracula's Combat card: %1.").arg(a);
    case What::CombatCardCancelled:
        if (arguments.size() < 2)
            //: %1 is a Combat card, one of the two escapes.
            return tr("Cancelled, played too early: %1.").arg(a);
        return tr("Cancelled: %1 (%2).").arg(a, b);
    case What::HunterFought:
        return tr("%1 plays: %2.").arg(a, b);
    case What::HunterCardStopped:
        return tr("Cancelled: %1 (%2).").arg(b, a);
    case What::HunterMesmerized:
        //: %1 is a hunter, man or woman.
        return tr("%1 is mesmerized.").arg(a);
    case What::HunterLeft:
        //: %1 is a hunter, man or woman.
        return tr("%1 leaves the combat.").arg(a);
    case What::VampireDamaged:
        return tr("%1 suffers %n damage.", nullptr, number).arg(a);
    case What::VampireHealed:
        return tr("%1 recovers %n damage.", nullptr, number).arg(a);
    case What::VampireDefeated:
        //: %1 is an Encounter card.
        return tr("%1 is defeated.", "a vampire").arg(a);
    case What::CombatEnded:
        return tr("The combat is over.");
    case What::DraculaMoved:
        return tr("Dracula escapes: a new Location card lies in slot 1.");

    case What::RulingChanged: {
        // Both are numbers: the ruling, then its reading.
        const auto* index = arguments.empty() ? nullptr : std::get_if<int>(&arguments[0]);
        const auto* read = arguments.size() < 2 ? nullptr : std::get_if<int>(&arguments[1]);
        if (!index || !read || *index < 0 || *index >= static_cast<int>(rulingCount) || *read < 0 || *read > 255)
            return tr("The table reads a rule in another way from now on.");
        const auto ruling = static_cast<Ruling>(*index);
        //: How the table reads a rule from now on: %1 is its name, %2 the reading.
        return tr("From now on: %1: %2.").arg(this->ruling(ruling), reading(ruling, static_cast<std::uint8_t>(*read)));
    }
    case What::PutRight: {
        const QString reason = fromUtf8(happening.rule).simplified();
        const QString what = putRight(arguments);
        if (what.isEmpty())
            //: %1 is the reason, as it was typed.
            return tr("Put right by hand, because: \"%1\".").arg(reason);
        //: %1 says shortly what is put right: a number, a slot, a hunter, a token. %2 is the reason, as it was typed.
        return tr("Put right by hand (%1), because: \"%2\".").arg(what, reason);
    }
    case What::EntryPutRight:
        //: %1 is a slot of the trail.
        return tr("Put right: the record had another card in slot %1.").arg(a);
    case What::EdgePutRight: {
        const int* joined = firstOf<int>(arguments);
        //: %1 and %2 are locations.
        return joined && *joined == 1 ? tr("The map is put right: %1 and %2 are joined.").arg(a, b)
                                      : tr("The map is put right: %1 and %2 are not joined.").arg(a, b);
    }
    case What::HunterChosen:
        //: %1 is an Event card of Dracula's, %2 the hunter, man or woman, whom he chooses for it.
        return tr("Chosen for %1: %2.").arg(a, b);
    case What::NothingToShow:
        return tr("Dracula has no card to show.");
    case What::NoSupply:
        //: %1 is an Event card.
        return tr("No hunter can supply in the next hunter phase (%1).").arg(event(DraculaEvent::DevilishPower));
    }
    return unknown();
}

} // namespace demeter
