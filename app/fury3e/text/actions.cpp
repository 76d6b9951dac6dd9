#include "app/fury3e/text/sentences.h"
#include "app/text/sentence_parts.h"
#include "core/fury3e/game/game_state.h"

#include <QStringList>

namespace demeter::fury3e {

QString Sentences::action(const Action& action) const
{
    // The powers before the place, as they lie: "Wolf Form + Vienna", "Misdirect (slot 3) + Paris".
    const auto cards = [this](const Play& play) {
        QStringList names;
        for (Power each : allPowers) {
            if (each != Power::Misdirect && play.powers.contains(each))
                names += power(each);
        }
        if (play.powers.contains(Power::Misdirect) || play.misdirect)
            names.prepend(play.misdirect ? QStringLiteral("%1 (%2)").arg(power(Power::Misdirect), slot(*play.misdirect))
                                         : power(Power::Misdirect));
        if (play.location)
            names += place(*play.location);
        return names.isEmpty() ? unknown() : names.join(QStringLiteral(" + "));
    };
    const Overloaded name{
        //: Names of actions, short, for the lists of undo and redo.
        [](const PlaceHunters&) { return FuryNames::tr("The hunters' starting cities"); },
        [this](const ChooseStart& a) { return FuryNames::tr("Dracula's start: %1").arg(place(a.location)); },
        [this](const DrawEncounter& a) { return tr("Draw: %1", "an Encounter card").arg(encounter(a.kind)); },
        [](const Slide&) { return tr("Slide hideouts"); },
        [](const Mature&) { return tr("Mature the hideout"); },
        [this](const ResolveMatured& a) { return tr("Matured effect: %1", "name of an action").arg(encounter(a.kind)); },
        [this](const MakeLair& a) {
            QStringList details;
            if (a.encounter)
                details += encounter(*a.encounter);
            if (a.cleared)
                details += tr("cleared: %1", "a lair").arg(place(*a.cleared));
            return details.isEmpty() ? tr("Make a lair") : tr("Make a lair (%1)").arg(details.join(QStringLiteral(", ")));
        },
        [&cards](const Play& a) { return FuryNames::tr("Play: %1").arg(cards(a)); },
        [](const SufferPenalty&) { return FuryNames::tr("Penalty"); },
        [this](const PlaceEncounter& a) { return tr("Encounter card: %1").arg(encounter(a.kind)); },
        [this](const PlaceRumor& a) { return tr("Rumor token: %1", "slot of the trail").arg(slot(a.slot)); },
        [](const EndPhase&) { return tr("End the Dracula phase"); },
        [this](const ClearLair& a) { return tr("Clear the lair: %1").arg(place(a.location)); },
        [this](const EnterHunter& a) {
            switch (a.place.where) {
            case HunterPlace::Where::OffBoard:
                return tr("%1: off the board", "a hunter").arg(hunter(a.hunter));
            case HunterPlace::Where::Hospital:
                //: %1 is a hunter, %2 the city that the hospital is linked to.
                return tr("%1 → hospital (%2)").arg(hunter(a.hunter), place(a.place.location));
            case HunterPlace::Where::Location:
                break;
            }
            return QStringLiteral("%1 → %2").arg(hunter(a.hunter), place(a.place.location));
        },
        [this](const EnterToken& a) {
            const QString token = terms_.term(a.kind == EnterToken::Kind::ConsecratedGround ? QStringLiteral("consecrated-ground")
                                                                                            : QStringLiteral("heavenly-host"));
            //: %1 is a kind of token, %2 a city; the token has left the city.
            return (a.present ? QStringLiteral("%1: %2") : tr("%1 removed: %2")).arg(token, place(a.location));
        },
        [](const EnterWeek& a) { return tr("Week: %1").arg(a.week); },
        [](const EnterDespair& a) { return tr("Despair tokens: %1").arg(a.tokens); },
        [this](const RefereeEntry& a) {
            const QString step = std::visit([this](const auto& each) { return this->action(Action(each)); }, a.step);
            //: %1 is the name of an action that was illegal.
            return (a.penalised ? tr("Error, penalised: %1") : tr("As it happened: %1")).arg(step);
        },
        [](const ClaimError&) { return tr("An error is claimed"); },
        [this](const PutRightRuling& a) {
            return FuryNames::tr("Put right: %1: %2", "how the table reads a rule: name, reading")
                .arg(ruling(a.ruling), reading(a.ruling, a.reading));
        },
        [this](const PutRightEdge& a) {
            //: %1 and %2 are places of the board.
            return (a.present ? tr("Put right: %1 – %2, joined") : tr("Put right: %1 – %2, not joined")).arg(place(a.a), place(a.b));
        },
        [this](const PutRightEntry& a) {
            //: %1 is a slot of the trail, %2 a location.
            return tr("Put right: %1, %2").arg(slot(a.slot), place(a.location));
        },
        [](const GoOn&) { return FuryNames::tr("Go on"); },
        [this](const MoveHunter& a) {
            QStringList details;
            if (a.travel == Travel::Rail)
                details += terms_.term(QStringLiteral("by-rail"));
            if (a.by)
                details += hunterCard(*a.by);
            if (a.overruled)
                details += FuryNames::tr("overruled", "the rules forbid it and the table allows it");
            return withDetails(QStringLiteral("%1 → %2").arg(hunter(a.hunter), place(a.to)), details);
        },
        [this](const HunterActs& a) {
            QString what;
            QStringList details;
            switch (a.what) {
            case HunterActs::What::Pass:
                what = tr("another action, or none");
                break;
            case HunterActs::What::Rest:
                what = terms_.term(QStringLiteral("action-rest"));
                break;
            case HunterActs::What::Supply:
                what = terms_.term(QStringLiteral("action-supply"));
                if (a.draculaEvent)
                    details += terms_.term(QStringLiteral("dracula-event"));
                break;
            case HunterActs::What::Search:
                what = terms_.term(QStringLiteral("action-search"));
                break;
            }
            if (a.overruled)
                details += FuryNames::tr("overruled", "the rules forbid it and the table allows it");
            return withDetails(QStringLiteral("%1: %2").arg(hunter(a.hunter), what.isEmpty() ? unknown() : what), details);
        },
        [this](const ChooseHunter& a) { return FuryNames::tr("Choice: %1").arg(hunter(a.hunter)); },
        [this](const ChooseHunters& a) {
            return a.hunters.empty() ? tr("Choice: no hunter") : FuryNames::tr("Choice: %1").arg(hunters(a.hunters));
        },
        [this](const ChoosePlace& a) { return FuryNames::tr("Choice: %1").arg(place(a.location)); },
        [this](const ChooseRoad& a) { return FuryNames::tr("Choice: %1").arg(roadblock(a.road)); },
        [this](const ChooseLying& a) {
            return FuryNames::tr("Choice: %1").arg(withDetails(encounter(a.card.kind), {cardPlace(a.card.place)}));
        },
        [this](const ChooseEncounter& a) { return FuryNames::tr("Choice: %1").arg(encounter(a.kind)); },
        [this](const AddEncounter& a) { return tr("Encounter card: %1").arg(withDetails(encounter(a.kind), {slot(a.slot)})); },
        [this](const AnswerEncounter& a) {
            QStringList details;
            if (a.cancelledBy)
                details += std::visit(Overloaded{[this](HunterEvent card) { return hunterEvent(card); },
                                                 [this](HunterCard card) { return hunterCard(card); }},
                                      *a.cancelledBy);
            if (a.met)
                details += tr("what the card asks for");
            for (const Hunter each : allHunters) {
                if (const int count = a.counts[static_cast<std::size_t>(each)]; count > 0)
                    details += QStringLiteral("%1: %2").arg(hunter(each)).arg(count);
            }
            if (!a.joining.empty())
                //: The hunters in %1 become delayed to fight along.
                details += tr("joining: %1").arg(hunters(a.joining));
            return withDetails(FuryNames::tr("The hunters' answer"), details);
        },
        [](const Reply& a) { return a.yes ? FuryNames::tr("Yes", "an answer") : FuryNames::tr("No", "an answer"); },
        [this](const DrawEvent& a) { return FuryNames::tr("Draw: %1", "an Event card").arg(event(a.event)); },
        [this](const PlayEvent& a) {
            QStringList details;
            if (a.ally)
                details += tr("as ally");
            if (a.event == DraculaEvent::DevilishPower) {
                if (a.option == 0)
                    details += terms_.term(QStringLiteral("consecrated-ground"));
                else
                    details += a.option == 1 ? FuryNames::tr("the hunters' ally") : tr("no supply");
            }
            return FuryNames::tr("Play: %1").arg(withDetails(event(a.event), details));
        },
        [this](const DiscardEvent& a) { return FuryNames::tr("Discard: %1", "an Event card").arg(event(a.event)); },
        [this](const UseBodyguards& a) { return QStringLiteral("%1 → %2").arg(encounter(a.kind), hunter(a.hunter)); },
        [this](const HunterPlays& a) {
            QStringList details;
            if (a.hunter)
                details += hunter(*a.hunter);
            if (a.player)
                //: %1 is a hunter.
                details += tr("played by %1").arg(hunter(*a.player));
            if (a.city)
                details += place(*a.city);
            if (a.second)
                details += place(*a.second);
            if (a.slot)
                details += slot(*a.slot);
            if (a.road)
                details += roadblock(*a.road);
            if (a.event == HunterEvent::GoodLuck && a.option == 1)
                details += tr("Dracula's ally");
            if (a.event == HunterEvent::GoodLuck && a.option == 2)
                details += event(DraculaEvent::FalseTip);
            if (a.fetched)
                details += hunterEvent(*a.fetched);
            if (a.ally)
                details += tr("as ally");
            if (a.overruled)
                details += FuryNames::tr("overruled", "the rules forbid it and the table allows it");
            //: %1 is a card that the hunters play.
            return FuryNames::tr("Hunters: %1").arg(withDetails(hunterEvent(a.event), details));
        },
        [this](const PlayCombat& a) { return tr("Combat card: %1").arg(combatCard(a.card)); },
        [this](const HunterFights& a) {
            QStringList details;
            if (a.overruled)
                details += FuryNames::tr("overruled", "the rules forbid it and the table allows it");
            const QString what = a.card ? hunterCard(*a.card) : tr("no card", "in a combat");
            return withDetails(QStringLiteral("%1: %2").arg(hunter(a.hunter), what), details);
        },
        [this](const ResolveHunters& a) {
            QStringList details{a.damage == 0 ? tr("no damage") : tr("%n damage", nullptr, a.damage)};
            if (!a.leaving.empty())
                //: The hunters in %1 leave the combat.
                details += FuryNames::tr("leaving: %1").arg(hunters(a.leaving));
            return withDetails(tr("The hunters' Combat cards"), details);
        },
        [this](const ShowWreath& a) { return QStringLiteral("%1: %2").arg(hunter(a.hunter), hunterCard(HunterCard::GarlicWreath)); },
        [this](const PutRight& a) { return edit(a); },
        [](const PromiseShares& a) { return FuryNames::action(a); },
        [](const AddChance& a) { return FuryNames::action(a); },
    };
    return std::visit(name, action);
}

QString Sentences::action(const Action& action, const GameState& before) const
{
    const auto* reply = std::get_if<Reply>(&action);
    const QString told = reply != nullptr && !before.due.empty() ? answer(before.due.back(), reply->yes) : QString();
    return told.isEmpty() ? this->action(action) : told;
}

QString Sentences::answer(const Due& asked, bool yes) const
{
    const NameForms missing{unknown(), {}, false};
    const NameForms who = asked.hunter ? forms(*asked.hunter) : missing;
    const NameForms against = asked.event ? card(event(*asked.event)) : missing;
    // Whole sentences without a stop, for the same lists.
    switch (asked.what) {
    case Due::What::Defeat:
        //: %1 is a hunter.
        return yes ? inForms(tr("%1 is defeated", "an answer"), {who})
                   //: %1 is a hunter.
                   : inForms(tr("%1 is not defeated: a card prevents it"), {who});
    case Due::What::Bite:
        //: %1 is a hunter.
        return yes ? inForms(tr("%1 is bitten", "an answer"), {who})
                   //: %1 is a hunter.
                   : inForms(tr("%1 is not bitten: a card prevents it"), {who});
    case Due::What::LongNightCard:
        //: %1 is the Event card Long Night.
        return yes ? inForms(tr("%1: the Event card was Dracula's"), {{hunterEvent(HunterEvent::LongNight), {}, false}})
                   //: %1 is the Event card Long Night.
                   : inForms(tr("%1: the Event card was the hunters'"), {{hunterEvent(HunterEvent::LongNight), {}, false}});
    case Due::What::LucysReply:
        //: %1 is the Event card Lucy's Revenge.
        return yes ? inForms(tr("%1 cancels the escape"), {card(hunterEvent(HunterEvent::LucysRevenge))})
                   //: %1 is the Event card Lucy's Revenge.
                   : inForms(tr("%1 does not cancel the escape"), {card(hunterEvent(HunterEvent::LucysRevenge))});
    case Due::What::UsePlotting:
        //: %1 is Dracula's Combat card Plotting.
        return yes ? inForms(tr("%1 cancels the hunter's card"), {card(combatCard(CombatCard::Plotting))})
                   //: %1 is Dracula's Combat card Plotting.
                   : inForms(tr("%1 is kept for later"), {card(combatCard(CombatCard::Plotting))});
    case Due::What::Shows:
        //: %1 is a hunter, %2 an Event card of Dracula's.
        return yes ? inForms(tr("%1 shows a card against %2"), {who, against})
                   //: %1 is a hunter, %2 an Event card of Dracula's.
                   : inForms(tr("%1 shows no card against %2"), {who, against});
    case Due::What::Customs:
        //: %1 is a hunter.
        return yes ? inForms(tr("%1 discards all Items"), {who})
                   //: %1 is a hunter.
                   : inForms(tr("%1 keeps the Items"), {who});
    default: // nothing else is answered with a yes or a no
        return {};
    }
}

QString Sentences::edit(const PutRight& action) const
{
    const Overloaded name{
        [this](const EditNumber& a) { return QStringLiteral("%1: %2").arg(number(a.number)).arg(a.value); },
        [this](const EditDay& a) { return QStringLiteral("%1, %2").arg(day(a.day), time(a.time)); },
        [this](const EditHideout& a) {
            QStringList cards;
            for (const Power each : allPowers) {
                if (a.powers.contains(each))
                    cards += power(each);
            }
            if (a.location)
                cards += place(*a.location);
            if (cards.isEmpty())
                cards += tr("empty", "a slot or lair space");
            return QStringLiteral("%1: %2").arg(cardPlace(a.place), cards.join(QStringLiteral(" + ")));
        },
        [this](const EditEncounter& a) {
            QStringList details;
            if (a.place)
                details += cardPlace(*a.place);
            else if (a.card)
                details += cardPlace(a.card->place);
            return withDetails(encounter(a.kind), details);
        },
        [this](const EditHideBond& a) {
            return QStringLiteral("%1: %2").arg(power(Power::Hide), a.location ? place(*a.location) : tr("associated with no location"));
        },
        [this](const EditHunter& a) {
            return this->action(EnterHunter{a.hunter, a.place});
        },
        [this](const EditToken& a) {
            const QString where = a.road ? roadblock(*a.road) : place(a.location);
            return QStringLiteral("%1, %2: %3").arg(token(a.token), where, QString::number(a.count));
        },
        [](const EditEvents&) { return FuryNames::tr("Event cards and allies"); },
    };
    //: %1 says shortly what is put right: a number, a slot, a hunter, a card.
    return FuryNames::tr("Put right by hand: %1").arg(std::visit(name, action.edit));
}

} // namespace demeter::fury3e
