#include "app/fury2e/text/sentences.h"

namespace demeter::fury2e {

QString SecondEditionSentences::reason(const Violation& violation) const
{
    const auto& arguments = violation.arguments;
    const QString a = named(arguments, 0);
    const QString b = named(arguments, 1);
    const QString c = named(arguments, 2);

    // %1 and %2 are names in the nominative. "%1 → %2" is a way from one place to another. A hunter, man or woman, is always named with a
    // colon or a comma behind. No default: a refusal without a sentence must not compile.
    switch (violation.what) {
    case Refusal::NotNow:
        return FuryNames::tr("Not now: another decision is due first.");
    case Refusal::DraculaFirst:
        return FuryNames::tr("Not yet: Dracula has something to decide first, on his screen.");
    case Refusal::GameOver:
        return FuryNames::tr("The game is over.");
    case Refusal::NotAnAnswer:
        return FuryNames::tr("This is no answer to what is asked now.");
    case Refusal::MustChoose:
        return FuryNames::tr("This isn't optional: something has to be chosen.");
    case Refusal::NothingToDraw:
        return tr("No Encounter is to be drawn now.");
    case Refusal::NotInReserve:
        //: %1 is an Encounter.
        return tr("%1: all tokens of this kind are somewhere else.").arg(a);
    case Refusal::DrawFirst:
        //: %1 is a number.
        return tr("Encounters have to be drawn first; still missing: %1.").arg(a);

    case Refusal::HunterStartNotCity:
        //: %1 is a location, %2 a hunter.
        return FuryNames::tr("%1: hunters start in cities, and this is none (%2).").arg(a, b);
    case Refusal::StartAtSea:
        //: %1 is a sea zone.
        return FuryNames::tr("%1: Dracula's start can't be a sea zone.").arg(a);
    case Refusal::StartAtCastle:
        //: %1 is Castle Dracula.
        return FuryNames::tr("%1: it can never be Dracula's start.").arg(a);
    case Refusal::StartAtHospital:
        return tr("%1: Dracula can't start in the hospital.").arg(a);
    case Refusal::StartOnHunter:
        //: %1 is a city, %2 a hunter.
        return FuryNames::tr("%1: a hunter stands there (%2), so it can't be Dracula's start.").arg(a, b);

    case Refusal::NoLocationCard:
        return FuryNames::tr("%1: it has no Location card, so Dracula can't go there.").arg(a);
    case Refusal::NothingPlayed:
        return tr("A card has to be played: a Location card, a Power card or both.");
    case Refusal::NoRoad:
        return FuryNames::tr("%1 → %2: no road joins them.").arg(a, b);
    case Refusal::RailOnly:
        return FuryNames::tr("%1 → %2: only a railway joins them, and Dracula never moves by rail.").arg(a, b);
    case Refusal::NotThatSea:
        //: %1 is a port, %2 a sea zone.
        return FuryNames::tr("%1 → %2: the port has no anchor in this sea zone.").arg(a, b);
    case Refusal::NoPort:
        //: %1 is a city, %2 a sea zone.
        return tr("%1 → %2: the city is no port.").arg(a, b);
    case Refusal::NoSeaBorder:
        return FuryNames::tr("%1 → %2: these sea zones have no common border.").arg(a, b);
    case Refusal::NotAPortThere:
        //: %1 is a sea zone, %2 a city.
        return tr("%1 → %2: the city is no port of this sea zone.").arg(a, b);
    case Refusal::StayNotAllowed:
        return FuryNames::tr("%1: Dracula is there already, and he can't simply stay.").arg(a);
    case Refusal::OnTrail:
        //: %1 is a location, %2 the number of a space.
        return tr("%1: its card still lies on the trail, space %2.").arg(a, b);
    case Refusal::InCatacombs:
        return tr("%1: its card lies in the Catacombs, and only Double Back fetches it.").arg(a);
    case Refusal::TokenCity:
        return tr("%1: a Sacred Host or Consecrated Ground lies there, so Dracula can't enter.").arg(a);
    case Refusal::BackToPort:
        return tr("%1: Dracula sailed from this port and must first land somewhere else.").arg(a);
    case Refusal::BackWhereHeCameFrom:
        return tr("%1: Dracula has just come from there, and at sea nobody turns back.").arg(a);
    case Refusal::StormThere:
        return tr("%1: a storm closes this sea zone.").arg(a);
    case Refusal::CannotPay:
        //: %1 and %2 are numbers.
        return tr("This move costs more Blood than Dracula can pay (cost: %1, Blood: %2).").arg(a, b);
    case Refusal::PowerOnTrail:
        //: %1 is a Power card, %2 the number of a space.
        return tr("%1: this card still lies on the trail, space %2.").arg(a, b);
    case Refusal::PowerAtSea:
        //: %1 is a Power card, %2 a sea zone.
        return FuryNames::tr("%1: it can't be played at sea (current location: %2).").arg(a, b);
    case Refusal::PowerByDay:
        //: %1 is a Power card.
        return tr("%1: this Power card can be played only by night.").arg(a);
    case Refusal::PowerMustLeave:
        //: %1 is a Power card, %2 a city.
        return tr("%1: it is for staying, and Dracula has to leave the Consecrated Ground (%2).").arg(a, b);
    case Refusal::PowersNotTogether:
        return FuryNames::tr("%1 + %2: these Power cards can't be played together.").arg(a, b);
    case Refusal::PowerNeedsLocation:
        //: %1 is a Power card.
        return FuryNames::tr("%1: a Location card has to be played with it.").arg(a);
    case Refusal::PowerTakesNone:
        //: %1 is a Power card, %2 a location.
        return FuryNames::tr("%1 + %2: this Power card is played without a Location card.").arg(a, b);
    case Refusal::DoubleBackNotThere:
        return tr("%1: its card lies neither on the trail nor in the Catacombs.").arg(a);
    case Refusal::DoubleBackHere:
        return tr("%1: Dracula is there already, and Double Back leads somewhere else.").arg(a);
    case Refusal::WolfTooFar:
        return FuryNames::tr("%1 → %2: it is more than two roads away.").arg(a, b);
    case Refusal::WolfToSea:
        return FuryNames::tr("%1: Wolf Form always leads to a city.").arg(a);
    case Refusal::WolfPastToken:
        return tr("%1 → %2: every way that is short enough touches a Sacred Host, Consecrated Ground or the hospital.").arg(a, b);
    case Refusal::WolfWithDoubleBack:
        return tr("At this table Wolf Form and Double Back can't be played together.");
    case Refusal::DoubleBackToSea:
        return tr("%1: at this table Double Back never leads to a sea zone.").arg(a);
    case Refusal::Declared:
        //: %1 is a location, a Power card or both.
        return tr("Dracula has declared another move: %1.").arg(all(arguments));
    case Refusal::HasLegalCard:
        return FuryNames::tr("There is a legal card to play, so no penalty is due.");

    case Refusal::NotInCatacombs:
        return tr("%1: its card doesn't lie in the Catacombs.").arg(a);
    case Refusal::CatacombsFull:
        return tr("All three spaces of the Catacombs are taken.");
    case Refusal::NothingLeaves:
        return tr("No card leaves the trail, so nothing can go to the Catacombs.");
    case Refusal::CatacombsPowerOrSea:
        //: %1 is a Power card or a sea zone.
        return tr("%1: Power cards and sea zones never go to the Catacombs.").arg(a);
    case Refusal::CatacombsCastle:
        //: %1 is Castle Dracula.
        return tr("%1: this card can't go to the Catacombs.").arg(a);
    case Refusal::CatacombsTokenCity:
        return tr("%1: a Sacred Host or Consecrated Ground lies there, so its card goes beside the board.").arg(a);
    case Refusal::CatacombSpaceTaken:
        //: %1 is the letter of a space.
        return tr("Space %1 of the Catacombs is taken.").arg(a);

    case Refusal::NotInHand:
        //: %1 is an Encounter.
        return tr("%1: this Encounter isn't in Dracula's hand.").arg(a);
    case Refusal::NotPushedOff:
        //: %1 is an Encounter.
        return tr("%1: this Encounter hasn't been pushed off the trail in this turn.").arg(a);
    case Refusal::NoActivation:
        //: %1 is an Encounter.
        return tr("%1: nothing happens when this Encounter is activated.").arg(a);
    case Refusal::LayOnHide:
        //: %1 is an Encounter.
        return tr("%1: this Encounter lay on Hide and is never activated.").arg(a);
    case Refusal::KeepNeeded:
        return tr("Two Encounters lie on this card: name the one that stays.");
    case Refusal::WrongNumber: {
        const int* wanted = arguments.size() < 2 ? nullptr : std::get_if<int>(&arguments[1]);
        const int number = wanted != nullptr ? *wanted : 0;
        //: %1 is a number.
        return (number == 1 ? tr("One Encounter has to be chosen (now: %1).")
                            : tr("%n Encounters have to be chosen (now: %1).", nullptr, number))
            .arg(a);
    }
    case Refusal::NotThere:
        return behindAll(arguments, tr("No such Encounter lies there."));

    case Refusal::HunterNoRoad:
        //: %1 is a hunter, %2 and %3 are places.
        return FuryNames::tr("%1, %2 → %3: no road joins them.").arg(a, b, c);
    case Refusal::HunterNoRail:
        //: %1 is a hunter, %2 and %3 are cities.
        return FuryNames::tr("%1, %2 → %3: no railway leads there.").arg(a, b, c);
    case Refusal::HunterNoTrain:
        //: %1 is a hunter.
        return tr("%1: there is no train in this round.").arg(a);
    case Refusal::HunterNotBySea:
        //: %1 is a hunter, %2 and %3 are places.
        return FuryNames::tr("%1, %2 → %3: no way by sea leads there.").arg(a, b, c);
    case Refusal::HunterBackToPort:
        //: %1 is a hunter, %2 a port.
        return tr("%1, %2: the trip began in this port, and before landing somewhere else there is no way back to it.").arg(a, b);
    case Refusal::HunterTurnsBack:
        //: %1 is a hunter, %2 a sea zone.
        return tr("%1, %2: this sea zone was left in the last move, and at sea nobody turns back.").arg(a, b);
    case Refusal::HunterTooFar:
        //: %1 is a hunter, %2 and %3 are cities.
        return tr("%1, %2 → %3: it is more than two roads away, too far for a Fast Horse.").arg(a, b, c);
    case Refusal::HunterRoadBlocked:
        //: %1 is a hunter, %2 and %3 are cities.
        return FuryNames::tr("%1, %2 → %3: a Roadblock token lies on the way.").arg(a, b, c);
    case Refusal::HunterInFog:
        //: %1 is a hunter.
        return tr("%1: the Fog allows no move.").arg(a);
    case Refusal::HunterInBats:
        //: %1 is a hunter.
        return tr("%1: because of the Bats, Dracula makes this move.").arg(a);
    case Refusal::HunterStorm:
        //: %1 is a hunter, %2 a sea zone.
        return tr("%1, %2: a storm closes this sea zone.").arg(a, b);
    case Refusal::HunterHasActed:
        //: %1 is a hunter.
        return tr("%1: not now, because a turn is under way or this one is over.").arg(a);
    case Refusal::HunterOutOfOrder:
        //: %1 and %2 are hunters.
        return tr("%1: it isn't this hunter's turn yet, because %2 comes first.").arg(a, b);
    case Refusal::HunterMissesTurn:
        //: %1 is a hunter.
        return tr("%1: after the defeat this turn is missed.").arg(a);
    case Refusal::HunterMustMove:
        //: %1 is a hunter.
        return tr("%1: at sea a hunter has to move.").arg(a);
    case Refusal::HunterNotTogether:
        //: %1 is a hunter.
        return tr("%1: for this, hunters have to be in one place.").arg(a);
    case Refusal::HunterStays:
        //: %1 is a hunter, %2 a place.
        return FuryNames::tr("%1, %2: the hunter is there already.").arg(a, b);
    case Refusal::NoActionAtSea:
        //: %1 is a hunter.
        return tr("%1: at sea there is no action.").arg(a);
    case Refusal::NoActionHere:
        //: %1 is a hunter.
        return tr("%1: in Castle Dracula no hunter can rest, resupply or exchange.").arg(a);
    case Refusal::FoundSomething:
        //: %1 is a hunter.
        return tr("%1: the search has found something, so no action follows.").arg(a);
    case Refusal::NoTurn:
        return tr("No hunter's turn is under way.");
    case Refusal::NothingToOverrule:
        return FuryNames::tr("The rules allow this, so there is nothing to overrule: enter it in the usual way.");
    case Refusal::ResolveNone:
        return tr("No Resolve is left.");
    case Refusal::ResolveUsed:
        return tr("A hunter spends one point a round, and each option is chosen only once.");
    case Refusal::NotThisHunter:
        return behindAll(arguments, tr("This hunter can't be chosen here."));
    case Refusal::NotToThere:
        return behindAll(arguments, tr("This place can't be chosen here."));

    case Refusal::EventNotInHand:
        //: %1 is an Event card.
        return FuryNames::tr("%1: this Event card isn't in Dracula's hand.").arg(a);
    case Refusal::EventNotNow:
        return behindAll(arguments, tr("This Event card can't be played at this moment."));
    case Refusal::EventNoEffect:
        //: %1 is an Event card.
        return FuryNames::tr("%1: this Event card would have no effect now.").arg(a);
    case Refusal::EventNeeds:
    case Refusal::HunterCardNeeds:
    case Refusal::ItemNeeds:
        //: %1 is a card.
        return tr("%1: what the card has to name is missing or doesn't fit.").arg(a);
    case Refusal::EventNotInBox:
        //: %1 is an Event card.
        return tr("%1: all cards of this name are somewhere else.").arg(a);
    case Refusal::HunterCardNotNow:
        //: %1 is a hunters' Event card.
        return FuryNames::tr("%1: the hunters can't play this at this moment.").arg(a);
    case Refusal::NotByDracula:
        //: %1 is a city.
        return tr("%1: no Sacred Host lies there that Dracula could take away.").arg(a);
    case Refusal::GroundNotThere:
        return tr("%1: Consecrated Ground can't lie there.").arg(a);

    case Refusal::TacticByDay:
        //: %1 is a Tactics card.
        return tr("%1: this card can be played only by night.", "a Tactics card").arg(a);
    case Refusal::TacticTwice:
        //: %1 is a Tactics card.
        return tr("%1: this card was played in the last combat round.").arg(a);
    case Refusal::TacticRepelled:
        //: %1 is a Tactics card.
        return tr("%1: Dracula is repelled and can't play this card in this combat round.").arg(a);
    case Refusal::EscapeBarred:
        //: %1 is a Tactics card.
        return tr("%1: nobody can escape in this combat round.").arg(a);
    case Refusal::TacticTooDear:
        //: %1 is a Tactics card, %2 a number.
        return tr("%1: this card costs %2 Blood, and Dracula can't pay it.").arg(a, b);
    case Refusal::NotHisTactic:
        //: %1 is an Agent, %2 a Tactics card.
        return tr("%1: this Agent doesn't play that card (%2).").arg(a, b);
    case Refusal::TargetNeeded:
        return tr("A group fights: name the hunter whom the card is against.");
    case Refusal::ResultNeeds:
        return tr("This result contradicts itself.");

    case Refusal::AlreadySo:
        return behindAll(arguments, FuryNames::tr("It is so already; nothing changes."));
    case Refusal::OutOfRange:
        //: All three are numbers.
        return FuryNames::tr("%1: the number has to be from %2 to %3.").arg(a, b, c);
    case Refusal::ReasonMissing:
        return FuryNames::tr("What is put right by hand needs a reason, on one line and without tabs and other control characters.");
    case Refusal::CorrectionImpossible:
        return FuryNames::tr("This can't be put right so: what would come of it contradicts itself.");
    case Refusal::CannotHappen:
        return tr("No such words or shares can come in: they aren't what was promised, or aren't written as they have to be.");
    case Refusal::ChanceStays:
        return FuryNames::tr("The chance of this round has come in already. It stays as it was, whatever is taken back.");
    case Refusal::NoGame:
        return FuryNames::tr("The game is open for reading only, so nothing can be added.");
    case Refusal::NotWritten:
        return FuryNames::tr("This could not be written to the game's file. Dracula's program says why.");
    case Refusal::NoSuchMoment:
        //: %1 and %2 are numbers.
        return tr("The game has no moment %1; its last one is %2.").arg(a, b);
    }
    return {};
}

} // namespace demeter::fury2e
