// What is due within a turn: Dracula's cards, Encounters that are met, combat.
#include "app/fury2e/desktop/guide/turn_flow.h"

#include "app/desktop/kit/facts_line.h"
#include "app/fury2e/book/cards.h"
#include "app/fury2e/table/icons.h"
#include "app/fury2e/text/card_words.h"
#include "app/table/tell_apart.h"
#include "app/text/name_forms.h"

#include <algorithm>
#include <utility>

namespace demeter::fury2e {

QString TurnFlow::standing(Hunter hunter) const
{
    QStringList facts;
    if (const auto place = state_.hunters[static_cast<std::size_t>(hunter)])
        facts << sentences_.place(*place);
    const HunterSheet& sheet = sheetOf(state_, hunter);
    //: A hunter has so many points of Health.
    facts << tr("Health %1").arg(sheet.health);
    if (sheet.bites > 0)
        facts << tr("%n bites", nullptr, sheet.bites);
    for (const Encounter token : holding(sheet))
        facts << sentences_.encounter(token);
    return factsLine(facts);
}

bool TurnFlow::canPlayEvent() const
{
    return std::ranges::any_of(legal(), [](const Action& action) { return std::holds_alternative<PlayEvent>(action); });
}

QString TurnFlow::dueNote(const Due& due) const
{
    QStringList facts;
    if (due.location)
        facts << sentences_.place(*due.location);
    if (!due.hunters.empty())
        facts << sentences_.hunters(due.hunters);
    if (due.hunter)
        facts << sentences_.hunter(*due.hunter);
    facts.removeDuplicates();
    const QString card = dueCard(due);
    const bool rule = facts.isEmpty() || due.what == Due::What::Refuse || (due.what == Due::What::AgentAgain && !canPlayEvent());
    QString note = rule ? dueRule(due) : factsLine(facts);
    if (!note.isEmpty() && !card.isEmpty())
        note += rule ? QStringLiteral(" ") : QStringLiteral(". ");
    return note + card;
}

QString TurnFlow::dueCard(const Due& due) const
{
    using What = Due::What;
    const auto event = [&](std::optional<DraculaEvent> card) {
        return card ? cardInShort(infoOf(*card).id, sentences_.language()) : QString();
    };
    switch (due.what) {
    case What::Activate: {
        QString one;
        for (const Action& action : legal())
            if (const auto* activates = std::get_if<ActivateEncounter>(&action)) {
                if (activates->encounter == Encounter::Ambush && !ruleset_.rulings.chosen(Ruling::AmbushClears))
                    return {}; // 2E-OPEN-37: at this table it does less than its words say
                const QString told = activatedInShort(activates->encounter, sentences_.language());
                if (!one.isEmpty() && one != told)
                    return {}; // each has its own sheet
                one = told;
            }
        return one;
    }
    case What::AtOnce:
    case What::Replaced:
    case What::Victim:
        return event(due.event);
    case What::AgentAgain: // what a card does that he has not would be read as what comes next
        return canPlayEvent() ? event(DraculaEvent::RelentlessMinion) : QString();
    case What::Refuse:
        return due.asked  ? cardInShort(infoOf(*due.asked).id, sentences_.language())
               : due.item ? cardInShort(hunterItemIds[static_cast<std::size_t>(*due.item)], sentences_.language())
                          : QString();
    default:
        return {};
    }
}

QString TurnFlow::dueRule(const Due& due) const
{
    using What = Due::What;
    switch (due.what) {
    case What::AddEncounter:
        return tr("It goes there face down.");
    case What::PutBack:
        return tr("The table does not see which.");
    case What::Activate: {
        QStringList names;
        for (const Encounter token : state_.pushedOff)
            names << sentences_.encounter(token);
        //: %1 are Encounters.
        const QString left = tr("Left the trail: %1.").arg(names.join(QStringLiteral(", ")));
        if (std::ranges::any_of(legal(), [](const Action& action) { return std::holds_alternative<ActivateEncounter>(action); }))
            return left;
        return left + u' ' +
               //: %1, %2 and %3 are Encounters.
               tr("Only %1, %2 and %3 do something when they are activated.") // 2E-MAT-4
                   .arg(sentences_.encounter(Encounter::Ambush), sentences_.encounter(Encounter::DesecratedSoil),
                        sentences_.encounter(Encounter::NewVampire));
    }
    case What::AmbushVictim:
        return tr("It is resolved at once.");
    case What::BatWhere:
        return tr("Its card takes the space of the old one, and nothing slides."); // 2E-BAT-1, 2E-BAT-3
    case What::EvasionWhere:
        return tr("Any city without a hunter whose card is in the deck."); // 2E-DEV-5
    case What::LandAtOnce:
        return tr("A storm drives Dracula ashore, and everybody sees where."); // 2E-HEV-22
    case What::DiscardEvents:
        return tr("Discarded cards are seen by all."); // 2E-DEV-33
    case What::AtOnce:
        return tr("It is played as soon as it is drawn."); // 2E-DEV-31
    case What::Replaced:
        return tr("Each side has at most one ally."); // 2E-ALLY-1
    case What::Refuse:
    case What::AgentAgain: // asked whether or not he has the card
        return canPlayEvent() ? tr("Only cards that fit this moment can be played.") : tr("No Event card in the hand fits this moment.");
    default:
        return {};
    }
}

Question TurnFlow::dueNow(const Due& due) const
{
    using What = Due::What;
    Question question;
    switch (due.what) {
    case What::Combat:
        return combat(due);
    case What::Declare:
        return declares();
    case What::RoadblockWhere:
        return roads();
    case What::ToCatacombs:
        return leavesByEffect();
    default:
        break;
    }
    question.title = sentences_.question(due);
    question.note = dueNote(due);
    question.noteFirst = !dueCard(due).isEmpty();
    switch (due.what) {
    case What::AddEncounter:
    case What::PutBack:
        if (due.what == What::PutBack && due.number > 1)
            return pick(SubQuestion::of(SubQuestion::What::Pick));
        for (const Action& action : legal())
            if (const auto* chosen = std::get_if<ChooseEncounters>(&action); chosen != nullptr && chosen->encounters.size() == 1)
                question.choices.push_back(tokenChoice(chosen->encounters.front(), action));
        addGoOn(question, tr("None"));
        break;
    case What::Activate:
        for (const Action& action : legal())
            if (const auto* activates = std::get_if<ActivateEncounter>(&action)) {
                question.choices.push_back(tokenChoice(activates->encounter, action));
                question.choices.back().token.reset(); // not one of the hand
            }
        addEvents(question);
        addGoOn(question, tr("None"), tr("back to the reserve, unseen"));
        break;
    case What::AmbushVictim:
        for (const Action& action : legal()) {
            const auto* plays = std::get_if<PlayOnHunter>(&action);
            if (plays == nullptr || question.at(plays->encounter) != nullptr)
                continue;
            SubQuestion further = SubQuestion::of(SubQuestion::What::OnHunter);
            further.picked = {plays->encounter};
            question.choices.push_back(tokenChoice(plays->encounter, further));
        }
        addGoOn(question, tr("None"));
        break;
    case What::EncounterOrder:
        for (const Action& action : legal())
            if (const auto* lying = std::get_if<ChooseLying>(&action)) {
                const PlacedEncounter* token = tokenAt(state_, lying->token);
                Choice choice = plain(token != nullptr ? sentences_.encounter(token->kind) : QString(), action, ChoiceKind::Others);
                choice.icon = token != nullptr ? encounterIcon(token->kind) : QString();
                choice.reads = token != nullptr ? cardId(encounters[static_cast<std::size_t>(token->kind)].id) : QString();
                choice.second = sentences_.cardPlace(lying->token.place);
                choice.space = lying->token.place;
                question.choices.push_back(choice);
            }
        tellApart(question.choices);
        addGoOn(question, tr("Go on"));
        break;
    case What::BatsMove:
    case What::MoveOn:
        question.acting = due.hunters.first();
        question.origin = state_.hunters[static_cast<std::size_t>(due.hunters.first())];
        addPlaces(question, ChoiceKind::Legal);
        addGoOn(question, tr("Go on"));
        break;
    case What::BatWhere:
    case What::EvasionWhere:
    case What::LandAtOnce:
        addPlaces(question, ChoiceKind::Legal);
        if (question.choices.empty())
            addPenalty(question, tr("Dracula cannot land: he suffers the penalty for an error."));
        addGoOn(question, tr("Go on"));
        break;
    case What::EventsDrawn:
        question.filter = true;
        for (const Action& action : legal())
            if (const auto* drawn = std::get_if<DrawEvent>(&action)) {
                question.choices.push_back(eventChoice(drawn->event, action));
            }
        sortWords(question);
        question.note = tr("Look at the cards that came to Dracula and enter one after the other.");
        addGoOn(question, tr("No more"), tr("fewer were his"));
        break;
    case What::DiscardEvents:
        for (const Action& action : legal())
            if (const auto* discarded = std::get_if<DiscardEvent>(&action)) {
                question.choices.push_back(eventChoice(discarded->event, action));
                question.choices.back().event = discarded->event;
                question.choices.back().second = tr("is discarded");
            }
        addEvents(question);
        break;
    case What::AgentAgain:
    case What::AtOnce:
    case What::Refuse:
        addEvents(question);
        for (Choice& choice : question.choices)
            choice.section.clear();
        addGoOn(question, tr("No"));
        break;
    case What::Replaced:
        for (const bool yes : {true, false})
            if (isLegal(Reply{yes}))
                question.choices.push_back(plain(yes ? tr("Yes") : tr("No"), Action(Reply{yes})));
        break;
    case What::Victim:
        due.hunters.forEach([&](Hunter hunter) {
            Choice choice = plain(sentences_.hunter(hunter), Action(ChooseHunter{hunter}));
            choice.sign = hunter;
            choice.second = standing(hunter);
            question.choices.push_back(choice);
        });
        break;
    default:
        addGoOn(question, tr("Go on"));
        break;
    }
    return question;
}

void TurnFlow::addPlaces(Question& question, ChoiceKind kind) const
{
    for (const Action& action : legal())
        if (const auto* chosen = std::get_if<ChoosePlace>(&action))
            question.choices.push_back(placeChoice(chosen->location, action, kind));
    sortPlaces(question);
}

Question TurnFlow::pick(const SubQuestion& inside) const
{
    Question question;
    const Due* now = due();
    if (now == nullptr)
        return question;
    // By what is fewer taps: of the hand after Dark Call those that stay are named, and they are what he thinks of (2E-DARK-2).
    const std::size_t stay = state_.encounterHand.size() - std::min<std::size_t>(now->number, state_.encounterHand.size());
    const bool keeps = stay > 0 && stay < now->number;
    const std::size_t most = keeps ? stay : now->number;
    question.title = keeps ? tr("Which %n Encounters stay in the hand?", nullptr, static_cast<int>(stay)) : sentences_.question(*now);
    //: So many of so many have been chosen.
    question.note = tr("%1 of %2").arg(inside.picked.size()).arg(most);
    question.noteFirst = true;
    std::vector<Encounter> kinds = state_.encounterHand;
    std::ranges::sort(kinds);
    for (std::size_t n = 0; n < kinds.size(); ++n) {
        const auto before = std::count(kinds.begin(), kinds.begin() + static_cast<std::ptrdiff_t>(n), kinds[n]);
        const bool marked = before < std::ranges::count(inside.picked, kinds[n]);
        SubQuestion further = SubQuestion::of(SubQuestion::What::Pick);
        further.picked = inside.picked;
        if (marked)
            further.picked.erase(std::ranges::find(further.picked, kinds[n]));
        else
            further.picked.push_back(kinds[n]);
        Choice choice = tokenChoice(kinds[n], further);
        choice.marked = marked;
        question.choices.push_back(choice);
    }
    tellApart(question.choices);
    std::vector<Encounter> back = inside.picked;
    if (keeps) {
        back = kinds;
        for (const Encounter kept : inside.picked)
            back.erase(std::ranges::find(back, kept));
    }
    Choice done = plain(keeps ? tr("The others go back") : tr("Put them back"), Action(ChooseEncounters{back}), ChoiceKind::Primary);
    done.icon = QStringLiteral("check");
    if (const auto why = whyNot(ChooseEncounters{back})) {
        done.kind = ChoiceKind::Off;
        //: So many Encounters have to be chosen, and so many are.
        done.second = keeps ? tr("%1 of %2").arg(inside.picked.size()).arg(most) : sentences_.reason(*why);
        done.answer = *why;
    }
    question.choices.push_back(std::move(done));
    return question;
}

Question TurnFlow::onHunter(const SubQuestion& inside) const
{
    Question question;
    question.note = tr("It is resolved at once.");
    //: %1 is an Encounter.
    question.title = tr("%1: on whom?").arg(inside.picked.empty() ? QString() : sentences_.encounter(inside.picked.front()));
    for (const Action& action : legal())
        if (const auto* plays = std::get_if<PlayOnHunter>(&action);
            plays != nullptr && !inside.picked.empty() && plays->encounter == inside.picked.front()) {
            Choice choice = plain(sentences_.hunter(plays->hunter), action);
            choice.sign = plays->hunter;
            choice.second = standing(plays->hunter);
            question.choices.push_back(choice);
        }
    return question;
}

/// Which round it is, what has been turned up in it, and what is added to the rolls.
QString TurnFlow::roundNote() const
{
    if (!state_.combat)
        return {};
    const Combat& combat = *state_.combat;
    //: %1 is a number, %2 are one hunter or more.
    QStringList facts{tr("Combat round %1 against %2").arg(combat.round).arg(sentences_.hunters(combat.hunters))};
    if (combat.stage != Combat::Stage::Result)
        return facts.front();
    if (combat.tactic)
        facts << sentences_.tactic(*combat.tactic);
    if (combat.agentTactic)
        facts << sentences_.tactic(*combat.agentTactic);
    const CombatModifiers more = combatModifiers(ruleset_, state_);
    if (more.hunters != 0)
        facts << tr("hunters %1").arg(QStringLiteral("+%1").arg(more.hunters));
    if (more.dracula != 0)
        facts << tr("Dracula %1").arg(QStringLiteral("+%1").arg(more.dracula));
    return factsLine(facts);
}

Question TurnFlow::combat(const Due& due) const
{
    Question question;
    if (!state_.combat)
        return question;
    Due asked = due;
    asked.encounter = state_.combat->agent;
    question.title = sentences_.question(asked, state_.combat->stage);
    question.note = roundNote();
    addTactics(question);
    if (!question.choices.empty())
        question.note += QStringLiteral(". ") + tr("Below each card stands what can come of it when it wins.");
    addEvents(question);
    addGoOn(question, tr("Fight without a card"));
    return question;
}

void TurnFlow::addTactics(Question& question) const
{
    std::vector<PlayTactic> offered;
    for (const Action& action : legal()) {
        const auto* play = std::get_if<PlayTactic>(&action);
        if (play == nullptr || std::ranges::find(offered, play->tactic, &PlayTactic::tactic) != offered.end())
            continue;
        offered.push_back(*play);
        Choice choice = plain(std::visit([&](auto each) { return sentences_.tactic(each); }, play->tactic), action);
        choice.form = Choice::Form::Card;
        choice.icon = std::visit([](auto each) { return tacticIcon(each); }, play->tactic);
        choice.second = std::visit([](auto each) { return tacticWords(each); }, play->tactic);
        if (const auto* his = std::get_if<DraculaTactic>(&play->tactic); his != nullptr && bloodFor(state_, *his) > 0)
            choice.second = factsLine({costWords(bloodFor(state_, *his)), choice.second});
        const auto same = std::ranges::count_if(legal(), [&](const Action& other) {
            const auto* too = std::get_if<PlayTactic>(&other);
            return too != nullptr && too->tactic == play->tactic;
        });
        if (same > 1) {
            SubQuestion further = SubQuestion::of(SubQuestion::What::Target);
            further.tactic.tactic = play->tactic;
            choice.answer = further;
        }
        question.choices.push_back(choice);
    }
}

Question TurnFlow::target(const SubQuestion& inside) const
{
    Question question;
    const auto& tactic = inside.tactic.tactic;
    //: %1 is a card that Dracula fights with.
    question.title = tr("%1: for whom?").arg(std::visit([&](auto each) { return sentences_.tactic(each); }, tactic));
    question.note = tr("Dracula's roll of this round is against that hunter."); // 2E-COMB-18
    for (const Action& action : legal())
        if (const auto* play = std::get_if<PlayTactic>(&action); play != nullptr && play->tactic == tactic && play->target) {
            Choice choice = plain(sentences_.hunter(*play->target), action);
            choice.sign = *play->target;
            choice.second = standing(*play->target);
            question.choices.push_back(choice);
        }
    return question;
}

Question TurnFlow::roads() const
{
    Question question;
    question.title = due() != nullptr ? sentences_.question(*due()) : QString();
    question.note = tr("First one end of the road or railway, then the other.");
    question.filter = question.wholeFirst = true;
    LocationSet ends;
    for (const Action& action : legal())
        if (const auto* chosen = std::get_if<ChooseRoad>(&action))
            ends = ends | LocationSet(chosen->road.a) | LocationSet(chosen->road.b);
    ends.forEach([&](LocationId end) {
        SubQuestion further = SubQuestion::of(SubQuestion::What::RoadEnd);
        further.place = end;
        question.choices.push_back(placeChoice(end, further, ChoiceKind::Legal));
    });
    sortPlaces(question);
    return question;
}

Question TurnFlow::roadEnd(const SubQuestion& inside) const
{
    Question question;
    if (!inside.place)
        return question;
    const LocationId end = *inside.place;
    //: %1 is a place.
    question.title = inForms(tr("From %1 to where?"), {sentences_.forms(end)});
    question.note = tr("The hunters cannot go this way."); // 2E-DEV-12
    question.origin = end;
    for (const Action& action : legal()) {
        const auto* chosen = std::get_if<ChooseRoad>(&action);
        if (chosen == nullptr || (chosen->road.a != end && chosen->road.b != end))
            continue;
        Choice choice = placeChoice(chosen->road.a == end ? chosen->road.b : chosen->road.a, action, ChoiceKind::Legal);
        choice.second = chosen->road.onRail ? tr("railway") : tr("road");
        choice.icon = chosen->road.onRail ? QStringLiteral("rail") : QStringLiteral("road");
        question.choices.push_back(choice);
    }
    sortPlaces(question);
    return question;
}

} // namespace demeter::fury2e
