#include "app/fury3e/text/sentences.h"
#include "app/text/sentence_parts.h"

#include <algorithm>

namespace demeter::fury3e {

namespace {

/// The topic that speaks of exactly this case, where the rule id alone would lead to a more general one; nothing: as the id says.
const char* topicFor(Refusal refusal)
{
    switch (refusal) {
    case Refusal::NoRoad:
    case Refusal::HunterNoRoad:
    case Refusal::HunterRoadTooFar:
        return "movement-road";
    case Refusal::NotOnThatSea:
    case Refusal::NoPort:
    case Refusal::NoSeaBorder:
    case Refusal::SeaToInland:
    case Refusal::PowerAtSea:
    case Refusal::HunterNotBySea:
        return "movement-sea";
    case Refusal::HunterByNight:
    case Refusal::HunterStays:
        return "movement";
    case Refusal::PowerOnToken:
    case Refusal::TokenCity:
        return "consecrated-ground";
    case Refusal::RoadBlocked:
        return "roadblock-tokens";
    case Refusal::OnTrail: // the Power cards' topic says it too, but nobody looks for a place there
        return "dracula-phase";
    case Refusal::EventCannotAlly:
    case Refusal::HunterCardNoAlly:
        return "allies";
    case Refusal::EventNotInHand:
    case Refusal::EventNotNow:
    case Refusal::EventHasNoEffect:
    case Refusal::HunterCardNotNow:
    case Refusal::HunterCardNotHis:
    case Refusal::HunterCardNeeds:
    case Refusal::HunterCardFirst:
    case Refusal::HunterCardBitten:
    case Refusal::EscapesBarred:
        return "event-cards";
    case Refusal::HunterOutOfOrder:
        return "activation-order";
    case Refusal::NotInCombatHand:
    case Refusal::CombatTaken:
    case Refusal::CombatCardLies:
        return "combat-rounds";
    case Refusal::NoBanner:
        return "banners";
    default:
        return nullptr;
    }
}

/// Refusals that no rulebook speaks of: they are about the file, about putting right by hand, or about what is so already.
bool standsInNoBook(Refusal refusal)
{
    return refusal == Refusal::NoGame || refusal == Refusal::NotWritten || refusal == Refusal::ReasonMissing ||
           refusal == Refusal::CorrectionImpossible || refusal == Refusal::AlreadySo;
}

/// Misdirect was tried without a slot.
bool namesNoSlot(const Violation& violation)
{
    const auto* slot = violation.arguments.empty() ? nullptr : std::get_if<Slot>(&violation.arguments.front());
    return violation.what == Refusal::MisdirectEmpty && slot != nullptr && slot->number == 0;
}

/// Refusals in which a place is where the hunter is, or what stops him, and not what was asked for.
bool isAboutFirst(Refusal refusal)
{
    switch (refusal) {
    case Refusal::PowerAtSea:
    case Refusal::PowerOnToken:
    case Refusal::LairPowerOnly:
    case Refusal::HunterFogHere:
    case Refusal::HunterFromHospital:
    case Refusal::HunterStays:
    case Refusal::SearchInFog:
        return true;
    default:
        return false;
    }
}

} // namespace

QString Sentences::topic(const Violation& violation) const
{
    if (standsInNoBook(violation.what))
        return {};
    // One rule speaks of three cards, and each has a headword of its own, with the key of the card.
    if (violation.what == Refusal::LocationWithPower && !violation.arguments.empty()) {
        const auto* card = std::get_if<Power>(&violation.arguments.front());
        if (card && static_cast<std::size_t>(*card) < powerCount)
            return fromUtf8(powerIds[static_cast<std::size_t>(*card)]);
    }
    if (const char* its = topicFor(violation.what))
        return QLatin1String(its);
    return terms_.topicOf(violation.rule);
}

QString Sentences::whenPlayed(const Violation& violation) const
{
    const auto* event = violation.arguments.empty() ? nullptr : std::get_if<HunterEvent>(&violation.arguments.front());
    if (event == nullptr || static_cast<std::size_t>(*event) >= hunterEventCount)
        return FuryNames::tr("%1: the hunters can't play this at this moment.").arg(unknown());
    const QString card = hunterEvent(*event);
    switch ((*cards_)[*event].moment) { // %1 is a hunters' Event card
    case HunterMoment::AtOnce:
        return tr("%1: this is played as soon as it is drawn.").arg(card);
    case HunterMoment::AtOnceOrKept:
        return tr("%1: this is played as soon as it is drawn, or kept for another slot until dawn or dusk.").arg(card);
    case HunterMoment::Dawn:
        return tr("%1: the hunters play this at dawn.").arg(card);
    case HunterMoment::DawnOrDusk:
        return tr("%1: the hunters play this at dawn or at dusk.").arg(card);
    case HunterMoment::ByDay:
        //: %2 is an Event card of Dracula's.
        return tr("%1: the hunters play this by day, or against %2.").arg(card, this->event(DraculaEvent::FalseTip));
    case HunterMoment::Action:
        return tr("%1: this is an action of a hunter's, by day or by night.").arg(card);
    case HunterMoment::DayAction:
        return tr("%1: this is an action of a hunter's by day.").arg(card);
    case HunterMoment::NightAction:
        return tr("%1: this is an action of a hunter's by night.").arg(card);
    case HunterMoment::BeforeRail:
        return tr("%1: the hunters play this by day, before a journey by rail.").arg(card);
    case HunterMoment::CombatBegins:
        return tr("%1: the hunters play this before the first Combat card is chosen.").arg(card);
    case HunterMoment::Reply:
        return tr("%1: this answers an ambush, a bite or a defeat, and is entered there.").arg(card);
    case HunterMoment::AnyTime:
        break;
    }
    //: %1 is a hunters' Event card.
    return FuryNames::tr("%1: the hunters can't play this at this moment.").arg(card);
}

QString Sentences::violation(const Violation& violation) const
{
    const QString topic = headword(violation);
    if (topic.isEmpty())
        return reason(violation);
    //: First the sentence that says why something is refused, then a headword of the printed rulebook, as in an index.
    return tr("%1 See %2.").arg(reason(violation), topic);
}

QString Sentences::refusedThing(const Violation& violation) const
{
    // The place where Dracula wanted to go, else the card, else the slot. Of two places the second one is the goal.
    const auto& arguments = violation.arguments;
    const auto last =
        std::find_if(arguments.rbegin(), arguments.rend(), [](const Argument& each) { return std::holds_alternative<LocationId>(each); });
    const bool isRoad = violation.what == Refusal::NotThisRoad && arguments.size() == 2;
    const bool fromSlot = !arguments.empty() && std::holds_alternative<Slot>(arguments.front());
    QString subject;
    if (namesNoSlot(violation))
        subject = power(Power::Misdirect);
    else if (fromSlot)
        subject = slot(std::get<Slot>(arguments.front()));
    else if (isRoad)
        subject = QStringLiteral("%1 – %2").arg(argument(arguments.front()), argument(arguments.back()));
    else if (last != arguments.rend() && !isAboutFirst(violation.what))
        subject = argument(*last);
    else if (!arguments.empty() && !std::holds_alternative<int>(arguments.front()))
        subject = argument(arguments.front());
    if (!subject.isEmpty())
        subject.front() = subject.front().toUpper();
    return subject;
}

QString Sentences::violationSubject(const Violation& violation) const
{
    const QString subject = refusedThing(violation);
    if (subject.isEmpty())
        //: The answer to something that the rules forbid, where there is no place or card to name.
        return tr("No.");
    //: The answer to something that the rules forbid; %1 is a place, a card, a hunter or a slot, in the nominative.
    return tr("%1, no.").arg(subject);
}

QString Sentences::violationBehindSubject(const Violation& violation) const
{
    QString text = this->violation(violation);
    const QString named = refusedThing(violation) + QStringLiteral(": ");
    if (named.size() > 2 && text.size() > named.size() && text.startsWith(named)) {
        text.remove(0, named.size());
        text.front() = text.front().toUpper();
    }
    return text;
}

QString Sentences::reason(const Violation& violation) const
{
    const auto& arguments = violation.arguments;
    const QString a = named(arguments, 0);
    const QString b = named(arguments, 1);
    const QString c = named(arguments, 2);

    // %1 and %2 are names in the nominative. "%1 → %2" is a way from one place to another.
    // No default: a refusal without a sentence must not compile.
    switch (violation.what) {
    case Refusal::NotNow:
        return FuryNames::tr("Not now: another decision is due first.");
    case Refusal::DraculaFirst:
        return FuryNames::tr("Not yet: Dracula has something to decide first, on his screen.");
    case Refusal::GameOver:
        return FuryNames::tr("The game is over.");
    case Refusal::DrawFirst:
        //: %1 is a number.
        return tr("Encounter cards have to be drawn first; still missing: %1.").arg(a);
    case Refusal::NothingToDraw:
        return tr("No Encounter card can be drawn now: the hand is full, or no card is left.");
    case Refusal::StartAtSea:
        //: %1 is a sea zone.
        return FuryNames::tr("%1: Dracula's start can't be a sea zone.").arg(a);
    case Refusal::StartAtCastle:
        //: %1 is Castle Dracula.
        return FuryNames::tr("%1: it can never be Dracula's start.").arg(a);
    case Refusal::StartOnHunter:
        //: %1 is a city, %2 a hunter.
        return FuryNames::tr("%1: a hunter stands there (%2), so it can't be Dracula's start.").arg(a, b);
    case Refusal::HunterStartNotCity:
        //: %1 is a location, %2 a hunter.
        return FuryNames::tr("%1: hunters start in cities, and this is none (%2).").arg(a, b);
    case Refusal::HuntersShareStart:
        //: %1 is a city, %2 and %3 are hunters.
        return tr("%1: two hunters can't share a starting city at this table (%2, %3).").arg(a, b, c);
    case Refusal::NoLocationCard:
        return FuryNames::tr("%1: it has no Location card, so Dracula can't go there.").arg(a);
    case Refusal::NoRoad:
        return FuryNames::tr("%1 → %2: no road joins them.").arg(a, b);
    case Refusal::RailOnly:
        return FuryNames::tr("%1 → %2: only a railway joins them, and Dracula never moves by rail.").arg(a, b);
    case Refusal::NotOnThatSea:
        //: %1 is a sea zone, %2 a port.
        return FuryNames::tr("%1 → %2: the port has no anchor in this sea zone.").arg(a, b);
    case Refusal::NoPort:
        //: %1 is a city, %2 a sea zone.
        return tr("%1 → %2: the city has no anchor in this sea zone.").arg(a, b);
    case Refusal::NoSeaBorder:
        return FuryNames::tr("%1 → %2: these sea zones have no common border.").arg(a, b);
    case Refusal::SeaToInland:
        //: %1 is a sea zone, %2 a city.
        return tr("%1 → %2: the city is no port, and from a sea zone only ports and other sea zones can be reached.").arg(a, b);
    case Refusal::StayNotAllowed:
        return FuryNames::tr("%1: Dracula is there already, and he can't simply stay.").arg(a);
    case Refusal::OnTrail:
        //: %1 is a location, %2 the number of a slot.
        return tr("%1: its card still lies on the trail, slot %2.").arg(a, b);
    case Refusal::PowerOnTrail:
        //: %1 is a Power card, %2 the number of a slot.
        return tr("%1: this card still lies on the trail, slot %2.").arg(a, b);
    case Refusal::TokenCity:
        return tr("%1: a Consecrated Ground or Heavenly Host token lies there, so Dracula can't enter.").arg(a);
    case Refusal::RoadBlocked:
        return tr("%1 → %2: a Roadblock token lies on the road, and at this table it stops Dracula too.").arg(a, b);
    case Refusal::PowerAtSea:
        //: %1 is a Power card, %2 a sea zone.
        return FuryNames::tr("%1: it can't be played at sea (current location: %2).").arg(a, b);
    case Refusal::PowerOnToken:
        //: %1 is a Power card, %2 a city.
        return tr("%1: it can't be played where a Consecrated Ground or Heavenly Host token lies (current location: %2).").arg(a, b);
    case Refusal::WolfTooFar:
        return FuryNames::tr("%1 → %2: it is more than two roads away.").arg(a, b);
    case Refusal::WolfBySea:
        //: %1 is a sea zone, %2 a city.
        return tr("%1 → %2: from a sea zone Wolf Form reaches only an adjacent port or a city one road from it.").arg(a, b);
    case Refusal::WolfToSea:
        return FuryNames::tr("%1: Wolf Form always leads to a city.").arg(a);
    case Refusal::WolfPastToken:
        return tr("%1 → %2: every way that is short enough touches a city with a Consecrated Ground or Heavenly Host token.").arg(a, b);
    case Refusal::WolfFromToken:
        return tr("%1: a Consecrated Ground or Heavenly Host token lies there, and at this table Wolf Form can't leave such a city.")
            .arg(a);
    case Refusal::PowerToLair:
        //: %1 is a Power card, %2 a location.
        return tr("%1 + %2: at this table a lair can't be entered with this Power card.").arg(a, b);
    case Refusal::PowersNotTogether:
        return FuryNames::tr("%1 + %2: these Power cards can't be played together.").arg(a, b);
    case Refusal::PowerNeedsLocation:
        //: %1 is a Power card.
        return FuryNames::tr("%1: a Location card has to be played with it.").arg(a);
    case Refusal::LocationWithPower:
        //: %1 is a Power card, %2 a location.
        return FuryNames::tr("%1 + %2: this Power card is played without a Location card.").arg(a, b);
    case Refusal::MisdirectEmpty:
        if (namesNoSlot(violation))
            return tr("No hideout on the trail can be chosen for it.");
        //: %1 is a number.
        return tr("Slot %1: no hideout lies there.").arg(a);
    case Refusal::MisdirectCastle:
        //: %1 is a number, %2 is Castle Dracula.
        return tr("Slot %1: Misdirect can't clear this hideout (%2).").arg(a, b);
    case Refusal::MisdirectPower:
        //: %1 is a number, %2 a Power card.
        return tr("Slot %1: Misdirect can't clear a hideout with a Power card (%2).").arg(a, b);
    case Refusal::MisdirectBond:
        //: %1 is a number, %2 a location.
        return tr("Slot %1: Hide is associated with this location, so Misdirect can't clear it (%2).").arg(a, b);
    case Refusal::MisdirectCurrent:
        //: %1 is a number, %2 a location.
        return tr("Slot %1: this is the current location, so Misdirect can't clear it (%2).").arg(a, b);
    case Refusal::MisdirectReuse:
        return tr("%1: Misdirect has only just cleared it, and at this table it can't be chosen at once.").arg(a);
    case Refusal::Lethal:
        //: %1 is a number.
        return tr("Dracula would be defeated by its cost, which this table doesn't allow (damage: %1).").arg(a);
    case Refusal::NothingLeaves:
        return tr("Slot 6 is empty, so nothing can be matured or become a lair.");
    case Refusal::MustLeave:
        return tr("A hideout leaves slot 6: mature it or turn it into a lair first.");
    case Refusal::LairPowerOnly:
        //: %1 is a Power card.
        return tr("%1: a Power card can't become a lair; mature it.").arg(a);
    case Refusal::LairAtSea:
        return tr("%1: a sea zone can't become a lair; mature it.").arg(a);
    case Refusal::LairsFull:
        return tr("All three lair spaces are taken: clear one of the lairs, or mature the hideout.");
    case Refusal::LairNotThere:
        return tr("%1: there is no lair there.").arg(a);
    case Refusal::LairRoom:
        return tr("%1: there is room for the new lair, so no lair can be cleared for it.").arg(a);
    case Refusal::LairNeedsEncounter:
        return tr("A new lair takes an Encounter card from the hand: choose one.");
    case Refusal::LairTakesNoEncounter:
        return tr("%1: no Encounter card can lie on a sea zone.").arg(a);
    case Refusal::NotInHand:
        //: %1 is an Encounter card.
        return tr("%1: this Encounter card isn't in Dracula's hand.").arg(a);
    case Refusal::NotInHideout:
        //: %1 is an Encounter card.
        return tr("%1: this Encounter card isn't in the hideout that has left slot 6.").arg(a);
    case Refusal::NoMaturedEffect:
        //: %1 is an Encounter card.
        return tr("%1: this Encounter card has no matured effect.").arg(a);
    case Refusal::HideNeverMatures:
        //: %1 is an Encounter card.
        return tr("%1: Encounter cards that lie with Hide are discarded without their matured effects.").arg(a);
    case Refusal::EncounterStepSkipped:
        return tr("The encounter step is skipped this time, so nothing can be placed.");
    case Refusal::NoRumorInHand:
        return tr("Dracula has no Rumor token to place.");
    case Refusal::RumorSlot:
        //: %1 is a number.
        return tr("Slot %1: a Rumor token can be placed only in slots 1, 2 and 3.").arg(a);
    case Refusal::RumorEmptySlot:
        //: %1 is a number.
        return tr("Slot %1: no hideout lies there.").arg(a);
    case Refusal::RumorThere:
        //: %1 is a number.
        return tr("Slot %1: a Rumor token lies there already, and a hideout takes only one.").arg(a);
    case Refusal::RumorNeedsEncounter:
        //: %1 is a number.
        return tr("Slot %1: a Rumor token is placed on an Encounter card, and there is none.").arg(a);
    case Refusal::RumorOnPower:
        //: %1 is a number.
        return tr("Slot %1: no Encounter card can ever lie there, so no Rumor token can either.").arg(a);
    case Refusal::ClearLairAtWill:
        return tr("%1: a lair can be cleared only to make room for a new one.").arg(a);
    case Refusal::HasLegalCard:
        return FuryNames::tr("There is a legal card to play, so no penalty is due.");
    case Refusal::StepIsLegal:
        return tr("This step is legal: enter it in the usual way.");
    case Refusal::CannotHappen: {
        const QString sentence = tr("This can't have happened even by mistake: a card isn't where it would have come from.");
        return arguments.empty() ? sentence : QStringLiteral("%1: %2").arg(all(arguments), sentence);
    }
    case Refusal::ChanceStays:
        return FuryNames::tr("The chance of this round has come in already. It stays as it was, whatever is taken back.");
    case Refusal::TokenNotOnSea:
        return tr("%1: Consecrated Ground and Heavenly Host tokens lie only in cities.").arg(a);
    case Refusal::AlreadySo: {
        const QString sentence = FuryNames::tr("It is so already; nothing changes.");
        return arguments.empty() ? sentence : QStringLiteral("%1: %2").arg(all(arguments), sentence);
    }
    case Refusal::OutOfRange:
        //: All three are numbers.
        return FuryNames::tr("%1: the number has to be from %2 to %3.").arg(a, b, c);
    case Refusal::NoHospital:
        return tr("%1: there is no hospital there.").arg(a);
    case Refusal::NoGame:
        return FuryNames::tr("The game is open for reading only, so nothing can be added.");
    case Refusal::NotWritten:
        return FuryNames::tr("This could not be written to the game's file. Dracula's program says why.");

    // A hunter, man or woman, is always named with a colon or a comma behind, so that no language has to inflect the name.
    case Refusal::HunterNoRoad:
        //: %1 is a hunter, %2 and %3 are places.
        return FuryNames::tr("%1, %2 → %3: no road joins them.").arg(a, b, c);
    case Refusal::HunterNoRail:
        //: %1 is a hunter, %2 and %3 are cities.
        return FuryNames::tr("%1, %2 → %3: no railway leads there.").arg(a, b, c);
    case Refusal::HunterRoadTooFar:
        //: %1 is a hunter, %2 and %3 are cities, %4 a number.
        return tr("%1, %2 → %3: too many roads for this card (at most: %4).").arg(a, b, c, named(arguments, 3));
    case Refusal::HunterRailTooFar:
        //: %1 is a hunter, %2 and %3 are cities.
        return tr("%1, %2 → %3: no ticket reaches so far.").arg(a, b, c);
    case Refusal::HunterNotBySea:
        //: %1 is a hunter, %2 and %3 are places.
        return FuryNames::tr("%1, %2 → %3: no way by sea leads there.").arg(a, b, c);
    case Refusal::HunterFogHere:
        //: %1 is a hunter, %2 a city.
        return tr("%1, %2: a Fog token lies there, so no hunter can leave.").arg(a, b);
    case Refusal::HunterFogThere:
        //: %1 is a hunter, %2 a city.
        return tr("%1, %2: a Fog token lies there, so no hunter can enter.").arg(a, b);
    case Refusal::HunterFogOnTheWay:
        //: %1 is a hunter, %2 and %3 are cities.
        return tr("%1, %2 → %3: a Fog token lies on the way, and at this table no hunter passes through it.").arg(a, b, c);
    case Refusal::HunterStorm:
        //: %1 is a hunter, %2 a sea zone.
        return tr("%1, %2: a Storm token lies there, so no hunter can enter.").arg(a, b);
    case Refusal::HunterRoadBlocked:
        //: %1 is a hunter, %2 and %3 are cities.
        return FuryNames::tr("%1, %2 → %3: a Roadblock token lies on the way.").arg(a, b, c);
    case Refusal::HunterByNight:
        //: %1 is a hunter.
        return tr("%1: hunters move by day only.").arg(a);
    case Refusal::HunterDelayed:
        //: %1 is a hunter.
        return tr("%1: this hunter is delayed and has to stand up first.").arg(a);
    case Refusal::HunterHasActed:
        //: %1 is a hunter.
        return tr("%1: a hunter has one action by day and one by night, and this one has been taken.").arg(a);
    case Refusal::HunterSameAction:
        //: %1 is a hunter, %2 the Event card Renewed Vigor.
        return tr("%1: with %2 the second action has to be a different one.").arg(a, hunterEvent(HunterEvent::RenewedVigor));
    case Refusal::HunterCardFirst:
        //: %1 is a hunter, %2 an Event card that he has played.
        return tr("%1: first comes the move that %2 allows, or a pass.").arg(a, b);
    case Refusal::HunterCardBitten:
        //: %1 is a hunters' Event card, %2 a hunter.
        return tr("%1, %2: nobody who is bitten can play this.").arg(a, b);
    case Refusal::HunterCardOnce:
        //: %1 is Mina Harker's ability.
        return tr("%1: once each round, and it has been used in this one.").arg(a);
    case Refusal::HunterOutOfOrder:
        //: %1 and %2 are hunters.
        return tr("%1: %2 acts or passes first.").arg(a, b);
    case Refusal::HunterFromHospital:
        //: %1 is a hunter, %2 the city that his hospital is linked to.
        return tr("%1: from this hospital a hunter can move only into its linked city (%2).").arg(a, b);
    case Refusal::HunterIntoHospital: {
        const QString sentence = tr("Nobody can move into a hospital; defeated hunters are put there.");
        return arguments.empty() ? sentence : QStringLiteral("%1: %2").arg(all(arguments), sentence);
    }
    case Refusal::HunterGone:
        //: %1 is a hunter.
        return tr("%1: this hunter is not on the board.").arg(a);
    case Refusal::HunterStays:
        //: %1 is a hunter, %2 a place.
        return FuryNames::tr("%1, %2: the hunter is there already.").arg(a, b);
    case Refusal::SearchInFog:
        //: %1 is a hunter, %2 a city.
        return tr("%1, %2: a Fog token lies there, so no hunter can search.").arg(a, b);
    case Refusal::SearchNotHere:
        //: %1 is a hunter.
        return tr("%1: no hunter can search at sea or in a hospital.").arg(a);
    case Refusal::NoSupply:
        //: %1 is a hunter, %2 the Event card that is the reason.
        return tr("%1: no hunter can supply in this hunter phase (%2).").arg(a, event(DraculaEvent::DevilishPower));
    case Refusal::SupplyInHospital:
        //: %1 is a hunter.
        return tr("%1: supply in a hospital brings an Item card and never an Event card.").arg(a);
    case Refusal::SupplyAtCastle:
        //: %1 is a hunter.
        return tr("%1: no hunter can supply in Castle Dracula.").arg(a);
    case Refusal::OnlyMovesHere:
        //: %1 is a hunter.
        return tr("%1: at sea a hunter can only move, and in a hospital only supply or move into the linked city.").arg(a);
    case Refusal::NothingToOverrule:
        return FuryNames::tr("The rules allow this, so there is nothing to overrule: enter it in the usual way.");

    case Refusal::NotAnAnswer:
        return FuryNames::tr("This is no answer to what is asked now.");
    case Refusal::NotThere:
        //: %1 is an Encounter card.
        return tr("%1: no such Encounter card lies there.").arg(a);
    case Refusal::CannotAmbush:
        //: %1 is an Encounter card.
        return tr("%1: this Encounter card can't be used for an ambush; only a search triggers it.").arg(a);
    case Refusal::NotToThere:
        //: %1 is a place.
        return tr("%1: this effect doesn't allow that place.").arg(a);
    case Refusal::NotThisHunter:
        //: %1 is a hunter.
        return tr("%1: this effect doesn't allow that hunter.").arg(a);
    case Refusal::NotThisRoad:
        //: %1 and %2 are cities, joined by a road or railway or not.
        return tr("%1 – %2: no Roadblock token can be placed there or taken from there.").arg(a, b);
    case Refusal::MustChoose:
        return FuryNames::tr("This isn't optional: something has to be chosen.");
    case Refusal::NotThisSlot:
        //: %1 is a number.
        return tr("Slot %1: this effect can't put an Encounter card there.").arg(a);
    case Refusal::TooMany:
        //: %1 and %2 are numbers.
        return tr("%1: that is too many, at most %2.").arg(a, b);

    case Refusal::EventNotInHand:
        //: %1 is an Event card.
        return FuryNames::tr("%1: this Event card isn't in Dracula's hand.").arg(a);
    case Refusal::EventNotNow:
        //: %1 is an Event card.
        return tr("%1: this Event card can't be played at this moment.").arg(a);
    case Refusal::EventCannotAlly:
        //: %1 is an Event card.
        return tr("%1: this Event card can't be played as Dracula's ally.").arg(a);
    case Refusal::EventHasNoEffect:
        //: %1 is an Event card.
        return FuryNames::tr("%1: this Event card would have no effect now.").arg(a);
    case Refusal::EventOnlyDrawn:
        return tr("No Event card of Dracula's is being drawn now.");
    case Refusal::EventNotThere:
        //: %1 is an Event card.
        return tr("%1: no such card lies in the discard pile.").arg(a);
    case Refusal::HunterCardNotNow:
        return whenPlayed(violation);
    case Refusal::HunterCardNotHis:
        //: %1 is a hunters' Event card, %2 a hunter.
        return tr("%1: this card isn't for this hunter (%2).").arg(a, b);
    case Refusal::HunterCardNeeds:
        //: %1 is a hunters' Event card.
        return tr("%1: a city, slot or hunter that it has to name is missing or doesn't fit.").arg(a);
    case Refusal::HunterCardNoAlly:
        //: %1 is a hunters' Event card.
        return tr("%1: the hunters can't play this as their ally.").arg(a);
    case Refusal::NotInCombatHand:
        //: %1 is a Combat card.
        return tr("%1: this Combat card isn't in Dracula's hand.").arg(a);
    case Refusal::EscapesBarred:
        //: %1 is a Combat card, %2 the Event card that is the reason.
        return tr("%1: this Combat card is barred for the rest of the combat (%2).").arg(a, event(DraculaEvent::Enraged));
    case Refusal::NotInCombat:
        //: %1 is a hunter.
        return tr("%1: this hunter isn't in the combat.").arg(a);
    case Refusal::NoBanner:
        //: %1 is a hunter's Item card.
        return tr("%1: this card has no banner, so it can't be chosen in a combat.").arg(a);
    case Refusal::CombatTaken:
        //: %1 is a hunter.
        return tr("%1: this hunter's card of this combat round has been entered already.").arg(a);
    case Refusal::CombatCardLies:
        //: %1 is a hunter, %2 a Combat card of his.
        return tr("%1, %2: this card was played in the last combat round and comes back a round later.").arg(a, b);
    case Refusal::NoBodyguards: {
        QString card = unknown();
        if (cards_) {
            if (const auto kind = cards_->find("szgany-bodyguards"))
                card = encounter(*kind);
        }
        //: %1 is an Encounter card.
        return tr("%1: no such Encounter card lies face up before Dracula.").arg(card);
    }

    case Refusal::ReasonMissing:
        return FuryNames::tr("What is put right by hand needs a reason, on one line and without tabs and other control characters.");
    case Refusal::CorrectionImpossible:
        return FuryNames::tr("This can't be put right so: what would come of it contradicts itself.");
    }
    return unknown();
}

QString Sentences::warning(const Warning& warning) const
{
    const QString a = named(warning.arguments, 0);
    const QString b = named(warning.arguments, 1);
    QString sentence;
    switch (warning.what) {
    case Advice::WouldDefeat:
        //: %1 is a number.
        sentence = tr("Careful: this defeats Dracula, and the hunters win (damage after it: %1).").arg(a);
        break;
    case Advice::BeyondCount:
        //: %1 is an Encounter card, %2 a number.
        sentence = tr("%1: more copies have been drawn than the box should hold (%2). Check the card.").arg(a, b);
        break;
    case Advice::RevealsHide:
        sentence = tr("With three Despair tokens the influence will tell the hunters whether this is a city or Hide.");
        break;
    case Advice::EventBeyondCount:
        //: %1 is an Event card, %2 a number.
        sentence = tr("%1: more copies have been drawn than the box should hold (%2). Check the card.").arg(a, b);
        break;
    case Advice::WillBeCancelled:
        //: %1 is a Combat card, %2 a number.
        sentence = tr("%1: it is too early and will be cancelled (Combat cards that must have been played before it: %2).").arg(a, b);
        break;
    case Advice::LosesVampire:
        //: %1 is a vampire, %2 the number of a slot.
        sentence = tr("%1: this vampire will be lost, because its hideout is cleared (slot %2).").arg(a, b);
        break;
    }
    return tr("%1 See %2.").arg(sentence, headword(warning.rule));
}

} // namespace demeter::fury3e
