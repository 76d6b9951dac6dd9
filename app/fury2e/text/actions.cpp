#include "app/fury2e/text/sentences.h"

#include "app/text/sentence_parts.h"
#include "core/fury2e/game/game_state.h"

#include <QCoreApplication>

namespace demeter::fury2e {

namespace {

/// A way from one to another, as a label.
QString arrow(const QString& from, const QString& to)
{
    return QStringLiteral("%1 → %2").arg(from, to);
}

QString behind(const QString& name, const QString& what)
{
    return QStringLiteral("%1: %2").arg(name, what);
}

} // namespace

QString SecondEditionSentences::cards(const std::optional<LocationId>& location, PowerSet powers) const
{
    // The powers before the place, as they lie: "Wolf Form + Vienna".
    QStringList names;
    for (const Power each : allPowers)
        if (powers.contains(each))
            names += power(each);
    if (location)
        names += place(*location);
    return names.isEmpty() ? unknown() : names.join(QStringLiteral(" + "));
}

QString SecondEditionSentences::hunterActs(HuntersAct::What what) const
{
    switch (what) {
    case HuntersAct::What::Nothing:
        return tr("no action");
    case HuntersAct::What::Rest:
        return terms_.term(QStringLiteral("action-rest"));
    case HuntersAct::What::Resupply:
        return terms_.term(QStringLiteral("action-supply"));
    case HuntersAct::What::Exchange:
        return terms_.term(QStringLiteral("action-trade"));
    }
    return unknown();
}

QString SecondEditionSentences::action(const Action& action) const
{
    const auto overruledIn = [](QStringList& details, bool overruled) {
        if (overruled)
            details += FuryNames::tr("overruled", "the rules forbid it and the table allows it");
    };
    const auto dieIn = [](QStringList& details, int roll) {
        if (roll > 0)
            //: What a die shows.
            details += tr("die: %1").arg(roll);
    };
    const auto healthIn = [this](QStringList& details, const auto& counts, const QString& sign) {
        for (const Hunter each : allHunters)
            if (const int count = counts[static_cast<std::size_t>(each)]; count > 0)
                details += QStringLiteral("%1: %2%3").arg(hunter(each), sign).arg(count);
    };
    const auto list = [this](const std::vector<Encounter>& encounters) {
        QStringList names;
        for (const Encounter each : encounters)
            names += encounter(each);
        return names.isEmpty() ? unknown() : names.join(QStringLiteral(", "));
    };
    const QString minus(QChar(u'\u2212')), plus(QLatin1Char('+'));
    const Overloaded name{
        //: Names of actions, short, for the lists of undo and redo.
        [](const PlaceHunters&) { return FuryNames::tr("The hunters' starting cities"); },
        [this](const ChooseStart& a) { return FuryNames::tr("Dracula's start: %1").arg(place(a.location)); },
        [this](const DrawEncounter& a) { return tr("Draw: %1", "an Encounter").arg(encounter(a.encounter)); },
        [](const GoOn&) { return FuryNames::tr("Go on"); },
        [this](const ClearCatacomb& a) { return tr("Clear the Catacombs: %1").arg(place(a.location)); },
        [this](const Play& a) {
            QStringList details;
            if (a.catacomb)
                details += cardPlace(CardPlace::catacombs(a.catacomb->index));
            if (a.keep)
                details += tr("kept: %1", "an Encounter").arg(encounter(*a.keep));
            return FuryNames::tr("Play: %1").arg(withDetails(cards(a.location, a.powers), details));
        },
        [](const SufferPenalty&) { return FuryNames::tr("Penalty"); },
        [this](const PlaceEncounter& a) { return tr("Encounter: %1").arg(encounter(a.encounter)); },
        [this](const ActivateEncounter& a) { return tr("Activate: %1").arg(encounter(a.encounter)); },
        [this](const Declare& a) { return tr("Declared: %1", "a move").arg(cards(a.location, a.powers)); },
        [this](const ChooseHunter& a) { return FuryNames::tr("Choice: %1").arg(hunter(a.hunter)); },
        [this](const ChoosePlace& a) { return FuryNames::tr("Choice: %1").arg(place(a.location)); },
        [this](const ChooseRoad& a) { return FuryNames::tr("Choice: %1").arg(roadblock(a.road)); },
        [&](const ChooseEncounters& a) { return FuryNames::tr("Choice: %1").arg(list(a.encounters)); },
        [this](const ChooseLying& a) { return FuryNames::tr("Choice: %1").arg(cardPlace(a.token.place)); },
        [this](const PlayOnHunter& a) { return arrow(encounter(a.encounter), hunter(a.hunter)); },
        [&](const AnswerEncounter& a) {
            QStringList details;
            if (a.forewarned)
                details += hunterEvent(HunterEvent::Forewarned);
            if (a.prevented)
                details += tr("prevented", "an Encounter, by a card that was shown");
            dieIn(details, a.roll);
            healthIn(details, a.losses, minus);
            if (!a.saved.empty())
                //: %1 are hunters to whom a bite or a loss doesn't happen.
                details += tr("saved: %1").arg(hunters(a.saved));
            return withDetails(FuryNames::tr("The hunters' answer"), details);
        },
        [](const Reply& a) { return a.yes ? FuryNames::tr("Yes", "an answer") : FuryNames::tr("No", "an answer"); },
        [this](const DrawEvent& a) { return FuryNames::tr("Draw: %1", "an Event card").arg(event(a.event)); },
        [this](const PlayEvent& a) {
            QStringList details;
            if (a.event == DraculaEvent::DevilishPower && a.option == 2)
                details += FuryNames::tr("the hunters' ally");
            if (a.location)
                details += place(*a.location);
            if (a.hunter)
                details += hunter(*a.hunter);
            return FuryNames::tr("Play: %1").arg(withDetails(event(a.event), details));
        },
        [this](const DiscardEvent& a) { return FuryNames::tr("Discard: %1", "an Event card").arg(event(a.event)); },
        [&](const MoveHunters& a) {
            QStringList details; // "by rail" where they are: the train die has ended their turn
            if (a.travel == Travel::Rail)
                details += terms_.term(QStringLiteral("by-rail"));
            if (a.by)
                details += item(*a.by);
            overruledIn(details, a.overruled);
            return withDetails(arrow(hunters(a.hunters), place(a.to)), details);
        },
        [&](const HuntersAct& a) {
            QStringList details;
            healthIn(details, a.healed, plus);
            if (a.draculaEvents > 0)
                //: %1 is a number: so many of the Event cards drawn were Dracula's.
                details += tr("Dracula's Event cards: %1").arg(a.draculaEvents);
            overruledIn(details, a.overruled);
            //: %1 is what the hunters do: an action or a card.
            return FuryNames::tr("Hunters: %1").arg(withDetails(hunterActs(a.what), details));
        },
        [&](const SpendResolve& a) {
            QStringList details;
            if (a.to)
                details += place(*a.to);
            if (a.other)
                details += hunter(*a.other);
            if (a.health > 0)
                details += plus + QString::number(a.health);
            overruledIn(details, a.overruled);
            return behind(hunter(a.hunter), withDetails(option(a.option), details));
        },
        [&](const HunterPlays& a) {
            QStringList details;
            for (const auto& each : {a.hunter, a.other})
                if (each)
                    details += hunter(*each);
            for (const auto& each : {a.city, a.second})
                if (each)
                    details += place(*each);
            if (a.event == HunterEvent::Hypnosis || a.event == HunterEvent::HeroicLeap)
                dieIn(details, a.number);
            overruledIn(details, a.overruled);
            return FuryNames::tr("Hunters: %1").arg(withDetails(hunterEvent(a.event), details));
        },
        [&](const PlayItem& a) {
            QStringList details;
            if (a.from)
                details += place(*a.from);
            if (a.token)
                details += cardPlace(a.token->place);
            dieIn(details, a.roll);
            return behind(hunter(a.hunter), withDetails(item(a.item), details));
        },
        [&](const RollForBite& a) {
            QStringList details;
            dieIn(details, a.roll);
            overruledIn(details, a.overruled);
            //: A bitten hunter rolls a die in the hospital; %1 is the hunter.
            return withDetails(tr("%1: roll against the bite").arg(hunter(a.hunter)), details);
        },
        [this](const PlayTactic& a) {
            QStringList details;
            if (a.target)
                details += hunter(*a.target);
            return tr("Combat: %1").arg(withDetails(std::visit([this](auto each) { return tactic(each); }, a.tactic), details));
        },
        [&](const CombatCard& a) {
            QStringList details;
            dieIn(details, a.number);
            return behind(hunter(a.hunter), withDetails(combatCard(a.kind), details));
        },
        [&](const EnterResult& a) {
            QStringList details;
            for (std::size_t n = 0; n < combatWordCount; ++n)
                if (a.words.contains(static_cast<CombatWord>(n)))
                    details += word(static_cast<CombatWord>(n));
            healthIn(details, a.health, minus);
            if (a.blood > 0)
                details += QStringLiteral("%1: %2%3").arg(called("blood"), minus).arg(a.blood);
            if (!a.escaped.empty())
                //: The hunters in %1 leave the combat.
                details += FuryNames::tr("leaving: %1").arg(hunters(a.escaped));
            return withDetails(tr("Result of the combat round"), details);
        },
        [this](const PutRightRuling& a) {
            return FuryNames::tr("Put right: %1: %2", "how the table reads a rule: name, reading")
                .arg(ruling(a.ruling), reading(a.ruling, a.reading));
        },
        [this](const PutRight& a) {
            //: %1 says shortly what is put right: a number, a space, a hunter, a card.
            return FuryNames::tr("Put right by hand: %1").arg(edit(a));
        },
        [](const PromiseShares& a) { return FuryNames::action(a); },
        [](const AddChance& a) { return FuryNames::action(a); },
    };
    return std::visit(name, action);
}

QString SecondEditionSentences::action(const Action& action, const GameState& before) const
{
    const auto* reply = std::get_if<Reply>(&action);
    QString told = reply != nullptr && !before.due.empty() ? answer(before.due.back(), reply->yes) : QString();
    if (std::holds_alternative<GoOn>(action) && before.due.empty() && before.step == Step::StartOfTurn)
        told = tr("Dracula's turn begins");
    else if (std::holds_alternative<GoOn>(action) && before.due.empty() && before.step == Step::Catacombs)
        told = tr("The Catacombs stay as they are");
    if (const auto* move = std::get_if<MoveHunters>(&action); move != nullptr && move->travel == Travel::Rail)
        if (const Hunter first = move->hunters.first(); before.hunters[static_cast<std::size_t>(first)] == move->to) // 2E-HUNT-3
            told = behind(hunters(move->hunters), QCoreApplication::translate("SecondTableQuestion", "Train die X: the turn ends"));
    return told.isEmpty() ? this->action(action) : told;
}

QString SecondEditionSentences::action(const Action& action, const PublicQuestion& asked) const
{
    using What = PublicQuestion::What;
    QString told;
    if (const auto* reply = std::get_if<Reply>(&action)) {
        if (asked.what == What::Cancel)
            told = answer({.what = Due::What::Cancel, .event = asked.event}, reply->yes);
        else if (asked.what == What::Shows && !asked.hunters.empty())
            told = answer({.what = Due::What::Shows, .hunter = asked.hunters.first()}, reply->yes);
    } else if (std::holds_alternative<GoOn>(action)) {
        // Sentences without a stop, of what was done by a tap.
        switch (asked.what) {
        case What::RoundBegins:
            told = tr("The round begins without a word");
            break;
        case What::DrawsWait:
            told = tr("Dracula draws without a word");
            break;
        case What::CombatCards:
            told = tr("Nobody plays a card before the combat");
            break;
        case What::CombatLaid:
            told = tr("The cards are shown");
            break;
        case What::Suffer:
            //: %1 is an Event card of Dracula's.
            told = asked.event ? inForms(tr("%1 takes effect"), {card(event(*asked.event))}) : QString();
            break;
        default:
            break;
        }
    } else if (const auto* act = std::get_if<HuntersAct>(&action); act != nullptr && !asked.hunters.empty()) {
        if (act->what == HuntersAct::What::Nothing)
            //: %1 are one hunter or more.
            told = tr("%1: end of the turn").arg(hunters(asked.hunters));
        else
            told = behind(hunters(asked.hunters), hunterActs(act->what));
    } else if (std::holds_alternative<AnswerEncounter>(action) && asked.encounter) {
        told = behind(encounter(*asked.encounter), this->action(action));
    }
    return told.isEmpty() ? this->action(action) : told;
}

QString SecondEditionSentences::answer(const Due& asked, bool yes) const
{
    const NameForms missing{unknown(), {}, false};
    const NameForms event = asked.event ? card(this->event(*asked.event)) : missing;
    const NameForms who = asked.hunter ? forms(*asked.hunter) : missing;
    // Whole sentences without a stop, for the same lists.
    switch (asked.what) {
    case Due::What::ToCatacombs:
        return yes ? tr("The card goes to the Catacombs") : tr("The card does not go to the Catacombs");
    case Due::What::Replaced:
        //: %1 is an Event card, an ally.
        return yes ? inForms(tr("%1 takes the place of Dracula's ally"), {event})
                   //: %1 is an Event card, an ally.
                   : inForms(tr("%1 does not take the place of Dracula's ally"), {event});
    case Due::What::Shows:
        //: %1 is a hunter.
        return yes ? inForms(tr("%1 shows a Crucifix or a Sacred Host"), {who})
                   //: %1 is a hunter.
                   : inForms(tr("%1 shows neither a Crucifix nor a Sacred Host"), {who});
    case Due::What::Cancel:
        //: %1 is an Event card of Dracula's, %2 the hunters' Event card that cancels it.
        return yes ? inForms(tr("The hunters cancel %1 with %2"), {event, card(hunterEvent(HunterEvent::GoodLuck))})
                   //: %1 is an Event card of Dracula's.
                   : inForms(tr("The hunters do not cancel %1"), {event});
    default: // nothing else is answered with a yes or a no
        return {};
    }
}

QString SecondEditionSentences::edit(const PutRight& action) const
{
    const Overloaded name{
        [this](const EditNumber& a) { return behind(number(a.number), QString::number(a.value)); },
        [this](const EditTime& a) { return time(a.time); },
        [this](const EditHunter& a) { return a.place ? arrow(hunter(a.hunter), place(*a.place)) : hunter(a.hunter); },
        [this](const EditCard& a) {
            const bool empty = !a.location && a.powers.empty();
            return behind(cardPlace(a.place), empty ? tr("empty", "a space of the trail or the Catacombs") : cards(a.location, a.powers));
        },
        [this](const EditEncounter& a) {
            QStringList details;
            if (a.place)
                details += cardPlace(*a.place);
            else if (a.token)
                details += cardPlace(a.token->place);
            return withDetails(encounter(a.encounter), details);
        },
        [](const EditTokens&) { return tr("Tokens on the board"); },
        [](const EditEvents&) { return FuryNames::tr("Event cards and allies"); },
    };
    return std::visit(name, action.edit);
}

} // namespace demeter::fury2e
