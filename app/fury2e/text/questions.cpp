#include "app/fury2e/text/sentences.h"

#include "app/text/sentence_parts.h"

namespace demeter::fury2e {

QString SecondEditionSentences::question(const Due& due, Combat::Stage stage) const
{
    using What = Due::What;
    const NameForms missing{unknown(), {}, false};
    const NameForms token = due.encounter ? card(encounter(*due.encounter)) : missing;
    const NameForms event = due.event ? card(this->event(*due.event)) : missing;
    const NameForms who = due.hunter ? forms(*due.hunter) : due.hunters.empty() ? missing : forms(due.hunters);
    // Short questions to Dracula or the table. They are on a screen that knows what is due, and name nothing that the table may not know.
    // No default: what is due without a question must not compile.
    switch (due.what) {
    case What::AddEncounter:
        return due.place && due.place->inCatacombs ? tr("Does another Encounter go to the Catacombs?")
                                                   : tr("Which Encounter does Dracula place?");
    case What::ToCatacombs:
        return tr("Does the card that leaves the trail go to the Catacombs?");
    case What::PutBack:
        return due.number == 1 ? tr("Which Encounter goes back to the reserve?")
                               : tr("Which %n Encounters go back to the reserve?", nullptr, due.number);
    case What::Activate:
        return tr("Does Dracula activate an Encounter that left the trail?");
    case What::AmbushVictim:
        //: %1 is an Encounter, the Ambush.
        return inForms(tr("%1: which Encounter does Dracula play, and on whom?"), {card(encounter(Encounter::Ambush))});
    case What::EncounterOrder:
        return tr("Which Encounter do the hunters meet next?");
    case What::Encounter:
        //: %1 is an Encounter that the hunters have met.
        return inForms(tr("What came of %1?"), {token});
    case What::BatsMove:
        //: %1 is a hunter.
        return inForms(tr("Where do the Bats take %1{whom}?"), {who});
    case What::MoveOn:
        //: %1 is an Event card of Dracula's, %2 are one hunter or more.
        return inForms(tr("Where does %1 take %2{whom}?"), {event, who});
    case What::Combat:
        return combatQuestion(due, stage);
    case What::AgentAgain:
        //: %1 is an Event card.
        return inForms(tr("Does Dracula play %1 now?"), {card(this->event(DraculaEvent::RelentlessMinion))});
    case What::AtOnce: // he has to
        //: %1 is an Event card.
        return inForms(tr("How does Dracula play %1?"), {event});
    case What::BatWhere:
        return tr("Where does Dracula fly?");
    case What::EventsDrawn:
        return tr("Which Event card did Dracula get?");
    case What::DiscardEvents:
        return due.number == 1 ? tr("Which Event card does Dracula discard?")
                               : tr("Which %n Event cards does Dracula discard?", nullptr, due.number);
    case What::Replaced:
        //: %1 is an Event card, an ally.
        return inForms(tr("Does %1 take the place of Dracula's ally?"), {event});
    case What::Victim:
        //: %1 is an Event card of Dracula's.
        return inForms(tr("Which hunter is %1 for?"), {event});
    case What::Shows:
        //: %1 is a hunter.
        return inForms(tr("Does %1 show a Crucifix or a Sacred Host?"), {who});
    case What::Suffer:
        //: %1 is an Event card of Dracula's, %2 a card of the hunters' that saves one of them from it.
        return inForms(tr("%1: do the hunters play %2?"), {event, card(hunterEvent(HunterEvent::GreatStrength))});
    case What::Declare:
        return tr("Which move does Dracula declare?");
    case What::EvasionWhere:
        return tr("Where does Dracula go?");
    case What::RoadblockWhere:
        return tr("Where does the Roadblock go?");
    case What::Cancel:
        if (due.event == DraculaEvent::FalseTipOff)
            //: %1 is an Event card of Dracula's, %2 and %3 the hunters' Event cards that cancel it.
            return inForms(tr("Do the hunters cancel %1 with %2 or %3?"),
                           {event, card(hunterEvent(HunterEvent::GoodLuck)), card(hunterEvent(HunterEvent::CharteredCarriage))});
        //: %1 is an Event card of Dracula's, %2 the hunters' Event card that cancels it.
        return inForms(tr("Do the hunters cancel %1 with %2?"), {event, card(hunterEvent(HunterEvent::GoodLuck))});
    case What::Refuse: {
        const NameForms asked = due.asked ? card(hunterEvent(*due.asked)) : due.item ? card(item(*due.item)) : missing;
        //: %1 is a card of the hunters'.
        return inForms(tr("Does Dracula play a card against %1?"), {asked});
    }
    case What::LandAtOnce:
        return tr("In which port does Dracula land?");
    case What::ClearTrail:
    case What::BeginAction:
    case What::EndOfAction:
    case What::EndOfTurn:
    case What::AfterEncounter:
    case What::AfterSearch:
    case What::Rested:
    case What::CombatOver:
        return {}; // nobody is asked
    }
    return unknown();
}

QString SecondEditionSentences::combatQuestion(const Due& due, Combat::Stage stage) const
{
    switch (stage) {
    case Combat::Stage::Cards:
        return tr("Does anybody play a card before the combat?");
    case Combat::Stage::Choose:
        //: %1 is an Agent.
        return due.encounter ? inForms(tr("Which card does %1 play?", "in a combat"), {card(encounter(*due.encounter))})
                             : tr("Which card does Dracula play?", "in a combat");
    case Combat::Stage::Laid:
        return tr("Do the hunters' cards lie there too?");
    case Combat::Stage::Result:
        return tr("What did the combat round come to?");
    }
    return unknown();
}

} // namespace demeter::fury2e
