// The hunters' phase: the time marker, what each hunter does, and arrivals.
#include "app/fury3e/desktop/guide/turn_flow.h"

#include "app/fury3e/table/icons.h"
#include "app/text/name_forms.h"
#include "core/fury3e/view/table_turn.h"

#include <algorithm>

namespace demeter::fury3e {

Choice TurnFlow::goOn(const QString& word, const QString& second, ChoiceKind kind) const
{
    Choice choice;
    choice.kind = kind;
    choice.word = word;
    choice.second = second;
    choice.icon = isPrimary(kind) ? QStringLiteral("check") : QStringLiteral("arrow-right");
    choice.answer = Action(GoOn{});
    return choice;
}

Choice TurnFlow::huntersCard() const
{
    Choice choice;
    choice.kind = ChoiceKind::Quiet;
    choice.word = tr("The hunters play a card");
    choice.icon = QStringLiteral("event");
    choice.answer = Command::HuntersCards;
    return choice;
}

QString TurnFlow::placeWords(const CardPlace& place) const
{
    return sentences_.cardPlace(place);
}

QString TurnFlow::whatHolds(Hunter hunter, bool where) const
{
    const HunterPlace place = placeOf(state_, hunter);
    const HunterSheet& sheet = sheetOf(state_, hunter);
    QStringList facts;
    if (where)
        facts << (place.where == HunterPlace::Where::OffBoard   ? tr("off the board")
                  : place.where == HunterPlace::Where::Hospital ? tr("%1, hospital").arg(sentences_.place(place.location))
                                                                : sentences_.place(place.location));
    const HunterSheetFacts& facts3e = ruleset_.cards->hunterSheets[static_cast<std::size_t>(hunter)];
    if (sheet.damage > 0)
        facts << tr("damage %1 of %2").arg(sheet.damage).arg(facts3e.life);
    if (sheet.bites > 0)
        facts << tr("bites %1").arg(sheet.bites);
    if (sheet.delayed)
        facts << tr("delayed");
    if (sheet.bats > 0)
        facts << tr("Bats");
    return facts.join(QStringLiteral(", "));
}

Question::Way TurnFlow::wayOfRound(Question& question) const
{
    switch (state_.step) {
    case Step::Dawn:
        question.step = 1;
        break;
    case Step::Day:
        question.step = 2;
        break;
    case Step::Dusk:
        question.step = 3;
        break;
    case Step::Night:
        question.step = 4;
        break;
    case Step::BeforeSlide:
    case Step::ResolveMatured:
        question.step = 1;
        return Question::Way::Phase;
    case Step::ChooseCard:
        question.step = 2;
        return Question::Way::Phase;
    case Step::PlaceEncounter:
        question.step = 3;
        return Question::Way::Phase;
    case Step::PlaceRumor:
    case Step::EndOfPhase:
        question.step = 4;
        return Question::Way::Phase;
    default:
        return Question::Way::Phase;
    }
    return Question::Way::Round;
}

Question TurnFlow::marker() const
{
    Question question;
    question.way = wayOfRound(question);
    const auto actions = legal();
    const bool dawn = state_.step == Step::Dawn;
    QString when = sentences_.time(state_.step);
    if (!when.isEmpty())
        when[0] = when[0].toLower();
    //: A day of the week and a time of the day.
    question.text = tr("%1: %2").arg(sentences_.day(state_.day), when);
    // TIME-6: who fights is told before anybody goes on.
    QList<Hunter> there;
    QStringList names;
    if (const auto here = currentLocation(state_); here && !ruleset_.board->isSea(*here))
        for (const Hunter hunter : allHunters)
            if (placeOf(state_, hunter) == HunterPlace::in(*here)) {
                there << hunter;
                names << sentences_.hunter(hunter);
            }
    question.noteFirst = !there.isEmpty();
    question.note = there.isEmpty()
                        ? dawn ? tr("Cards for the dawn are played now.") : tr("Cards for the dusk are played now.")
                        : tr("A combat follows, with %1. Cards for this time are played first.").arg(names.join(QStringLiteral(", ")));
    Choice next = goOn(tr("Go on"), there.isEmpty() ? dawn ? tr("the day begins") : tr("the night begins") : tr("the combat begins"),
                       ChoiceKind::CommonPrimary);
    next.icon = there.isEmpty() ? dawn ? QStringLiteral("day") : QStringLiteral("night") : QStringLiteral("claws");
    next.hunters = there;
    question.choices.push_back(std::move(next));
    for (const UseBodyguards& use : all<UseBodyguards>(actions)) {
        Choice choice;
        choice.word = tr("%1: %2").arg(sentences_.encounter(use.kind), sentences_.hunter(use.hunter));
        choice.second = tr("before the combat; the card is discarded");
        choice.sign = use.hunter;
        choice.answer = Action(use);
        question.choices.push_back(std::move(choice));
    }
    question.choices.push_back(huntersCard());
    question.words = true;
    addRest(question, actions);
    return question;
}

MoveHunter TurnFlow::moveOf(Hunter hunter, LocationId place) const
{
    return announcedMove(ruleset_, state_, hunter, place);
}

Question TurnFlow::hunterTurn(Hunter hunter) const
{
    Question question;
    question.way = wayOfRound(question);
    question.acting = hunter;
    question.words = true;
    const auto actions = legal();
    const HunterPlace place = placeOf(state_, hunter);
    if (place.where != HunterPlace::Where::OffBoard)
        question.origin = place.location;
    const bool night = state_.step == Step::Night;
    //: %1 is a hunter.
    question.text = saying(tr("%1 acts"), hunter);
    const auto& opened = state_.now.opened;
    const bool goesByCard = opened && opened->hunter == hunter;
    question.note = goesByCard ? sentences_.hunterEventText(opened->card)
                    : night    ? tr("%1.").arg(whatHolds(hunter)) + u' ' + tr("Choose an action.")
                               : tr("%1.").arg(whatHolds(hunter)) + u' ' +
                                  (hunterDestinations(ruleset_, state_, hunter, Travel::Rail).empty()
                                       ? tr("Tap where to go, or choose an action.")
                                       : tr("Tap where to go, by train too, or choose an action."));
    if (const auto ahead = hunterAhead(state_, hunter)) // TIME-10: everything he could do is refused first
        question.note = sentences_.violation({"TIME-10", Refusal::HunterOutOfOrder, {hunter, *ahead}});
    const auto act = [&](HunterActs::What what, bool draculas, const QString& word, const QString& second, const char* icon) {
        Choice choice;
        const HunterActs action{hunter, what, draculas, false};
        choice.kind = has(actions, action) ? ChoiceKind::Others : ChoiceKind::Off;
        choice.word = word;
        choice.second = second;
        choice.icon = QString::fromLatin1(icon);
        choice.answer = Action(action); // refused, it says why, and the table may allow it
        question.choices.push_back(std::move(choice));
    };
    act(HunterActs::What::Search, false, tr("Search"), tr("for what is hidden there"), "search");
    act(HunterActs::What::Rest, false, tr("Rest"), tr("recovers damage"), "hospital");
    act(HunterActs::What::Supply, false, tr("Supply: hunter's card"), tr("the Event card was the hunters', or none"), "event");
    act(HunterActs::What::Supply, true, tr("Supply: Dracula's card"), night ? tr("it comes into your hand") : tr("discarded face down"),
        "event");
    act(HunterActs::What::Pass, false, tr("Other, or pass"), tr("trade, ticket, nothing"), "arrow-right");
    // Where he can go on foot or by ship; trains reach too much for a list, and the map, the words and the list of places know them.
    std::vector<Choice> ways;
    for (const Travel travel : {Travel::Road, Travel::Sea, Travel::Out})
        for (const MoveHunter& move : all<MoveHunter>(actions)) {
            const auto known = [&](const Choice& choice) { return choice.place == move.to; };
            if (move.hunter != hunter || move.travel != travel || move.by || std::ranges::any_of(ways, known))
                continue;
            Choice choice;
            choice.kind = ChoiceKind::Others;
            choice.word = sentences_.place(move.to);
            choice.second = goesByCard               ? sentences_.hunterEvent(opened->card)
                            : travel == Travel::Road ? tr("by road")
                            : travel == Travel::Sea  ? tr("by sea")
                                                     : tr("out of the hospital");
            choice.icon = placeIcon(*ruleset_.board, move.to);
            choice.place = move.to;
            choice.answer = Action(move);
            ways.push_back(std::move(choice));
        }
    sortPlaces(ways);
    if (!ways.empty())
        ways.front().section = tr("Move");
    std::ranges::move(ways, std::back_inserter(question.choices));
    addOthersFirst(question, actions, hunter);
    question.choices.push_back(huntersCard());
    question.choices.back().section = tr("At any time");
    if (state_.due.empty() && has(actions, GoOn{}))
        question.choices.push_back(goOn(tr("The day ends"), tr("dusk follows"), ChoiceKind::Plain));
    addEvents(question, actions);
    bool first = true;
    for (const Hunter other : allHunters) { // TIME-10: the table may let them
        if (other == hunter || !hunterAhead(state_, other) || placeOf(state_, other).where == HunterPlace::Where::OffBoard ||
            state_.now.acted.contains(other))
            continue;
        Choice choice = turnOf(other);
        choice.second = tr("only if the table allows it");
        if (first)
            choice.section = tr("Out of turn");
        first = false;
        question.choices.push_back(std::move(choice));
    }
    return question;
}

Choice TurnFlow::turnOf(Hunter hunter) const
{
    Choice choice;
    choice.kind = ChoiceKind::Quiet;
    choice.word = sentences_.hunter(hunter);
    choice.sign = hunter;
    SubQuestion next = SubQuestion::of(SubQuestion::What::HunterTurn);
    next.hunter = hunter;
    choice.answer = next;
    return choice;
}

void TurnFlow::addOthersFirst(Question& question, const std::vector<Action>& actions, Hunter hunter) const
{
    bool any = false;
    for (const Hunter other : allHunters) {
        const auto his = [&](const Action& action) {
            const auto* move = std::get_if<MoveHunter>(&action);
            const auto* acts = std::get_if<HunterActs>(&action);
            return (move != nullptr && move->hunter == other) || (acts != nullptr && acts->hunter == other);
        };
        if (other == hunter || std::ranges::none_of(actions, his))
            continue;
        question.choices.push_back(turnOf(other));
        if (!any)
            question.choices.back().section = tr("Others first");
        any = true;
    }
}

Question TurnFlow::everybodyHasActed() const
{
    Question question;
    question.way = wayOfRound(question);
    question.words = true;
    const auto actions = legal();
    question.text = tr("Every hunter has acted");
    question.note = tr("The day is not over: hunters may act again.");
    if (has(actions, GoOn{}))
        question.choices.push_back(goOn(tr("The day ends"), tr("dusk follows"), ChoiceKind::CommonPrimary));
    for (const Hunter hunter : allHunters) {
        if (placeOf(state_, hunter).where == HunterPlace::Where::OffBoard)
            continue;
        Choice choice;
        choice.kind = ChoiceKind::Others;
        choice.word = sentences_.hunter(hunter);
        choice.second = whatHolds(hunter);
        choice.sign = hunter;
        SubQuestion next = SubQuestion::of(SubQuestion::What::HunterTurn);
        next.hunter = hunter;
        choice.answer = next;
        question.choices.push_back(std::move(choice));
    }
    question.choices.push_back(huntersCard());
    addEvents(question, actions);
    return question;
}

Question TurnFlow::endOfPhase() const
{
    Question question;
    question.way = wayOfRound(question);
    question.text = tr("The end of the Dracula phase");
    const auto actions = legal();
    // It is asked whether he can play one or not: the table must not see the difference.
    question.note = std::ranges::any_of(actions, [](const Action& action) { return std::holds_alternative<PlayEvent>(action); })
                        ? tr("Cards for this time can be played now.")
                        : tr("None of the cards in the hand is for this time.");
    question.choices.push_back(goOn(tr("End the phase"), tr("the cards stay in the hand")));
    addRest(question, actions);
    return question;
}

Question TurnFlow::overrule(const SubQuestion& inside) const
{
    Question question;
    question.way = wayOfRound(question);
    question.text = tr("The rules forbid it");
    question.note = inside.refused ? sentences_.violation(*inside.refused) : QString();
    const auto allowed = inside.tried ? overruled(*inside.tried) : std::nullopt;
    if (!allowed)
        return question;
    const auto* move = std::get_if<MoveHunter>(&*allowed);
    if (move != nullptr) {
        question.acting = move->hunter;
        //: %1 is a hunter, %2 a place.
        question.text = saying(tr("%1 %2{to}?"), move->hunter, move->to);
    }
    if (const auto* acts = std::get_if<HunterActs>(&*allowed))
        question.acting = acts->hunter;
    if (const auto* fights = std::get_if<HunterFights>(&*allowed)) {
        question.acting = fights->hunter;
        question.way = Question::Way::Combat;
        question.step = 3;
    }
    if (question.acting && placeOf(state_, *question.acting).where != HunterPlace::Where::OffBoard)
        question.origin = placeOf(state_, *question.acting).location;
    if (move != nullptr && !move->by) // an Item that may take him there has to be named
        if (MoveHunter ridden{move->hunter, move->to, Travel::Road, false, HunterCard::FastHorses}; apply(ruleset_, state_, ridden)) {
            Choice horses;
            horses.kind = ChoiceKind::Others;
            horses.word = sentences_.hunterCard(*ridden.by);
            horses.second = tr("by road");
            horses.icon = QStringLiteral("road");
            horses.answer = Action(ridden);
            question.choices.push_back(std::move(horses));
        }
    Choice choice;
    choice.kind = ChoiceKind::Others;
    choice.word = tr("The table allows it");
    choice.second = tr("the journal says so, for everybody to see");
    choice.icon = QStringLiteral("check");
    choice.answer = *allowed;
    question.choices.push_back(std::move(choice));
    return question;
}

Question TurnFlow::meanings(const SubQuestion& inside) const
{
    Question question;
    question.way = wayOfRound(question);
    question.text = tr("Which one is meant?");
    question.note = tr("The words fit more than one thing.");
    question.words = true;
    for (const Action& action : inside.meanings) {
        Choice choice;
        choice.kind = ChoiceKind::Others;
        choice.word = sentences_.action(action);
        choice.icon = QStringLiteral("arrow-right");
        if (const auto* move = std::get_if<MoveHunter>(&action)) {
            choice.word = sentences_.place(move->to);
            choice.second = sentences_.hunter(move->hunter);
            choice.icon = placeIcon(*ruleset_.board, move->to);
            choice.place = move->to;
        } else if (const auto* acts = std::get_if<HunterActs>(&action)) {
            choice.sign = acts->hunter;
        }
        choice.answer = action;
        question.choices.push_back(std::move(choice));
    }
    return question;
}

QString TurnFlow::arrivalWords(const Due& due, const ArrivalPreview& preview) const
{
    const NameForms name = sentences_.forms(*due.place);
    if (!preview.place)
        //: %1 is a place.
        return inForms(tr("Nothing of yours is %1{in}."), {name});
    const NameForms where{placeWords(*preview.place), {}, false};
    QStringList said;
    if (preview.revealsLocation && preview.revealsHide)
        //: %1 is a place, %2 where on the trail or among the lairs its card lies.
        said << inForms(tr("%1 lies in %2: you must reveal it, and Hide."), {name, where});
    else if (preview.revealsLocation)
        said << lyingWords(name, *preview.place, false);
    else if (preview.revealsHide)
        //: %1 is a place, %2 where on the trail or among the lairs its card lies.
        said << inForms(tr("%1 lies face up in %2, and Hide is revealed too."), {name, where});
    else
        said << lyingWords(name, *preview.place, true);
    if (preview.clearsLair)
        said << tr("The lair is empty and is cleared.");
    if (!preview.ambushes.empty())
        said << tr("%n cards can ambush.", nullptr, static_cast<int>(preview.ambushes.size()));
    return said.join(u' ');
}

Question TurnFlow::arrival(const Due& due) const
{
    Question question;
    question.way = wayOfRound(question);
    const Hunter hunter = *due.hunter;
    const auto actions = legal();
    const ArrivalPreview preview = arrivalPreview(ruleset_, state_, hunter, *due.place);
    const bool reveals = preview.revealsLocation || preview.revealsHide;
    question.acting = hunter;
    question.origin = due.place;
    //: %1 is a hunter, %2 a place.
    question.text = saying(tr("%1 comes %2{to}"), hunter, due.place);
    question.note = arrivalWords(due, preview);
    question.noteFirst = true;
    Choice confirm = goOn(reveals ? tr("Reveal it") : tr("Confirm"), reveals ? question.note : tr("nothing is turned up"));
    if (reveals) {
        confirm.icon = QStringLiteral("eye");
        confirm.second = tr("then ambushes, if you like");
        if (preview.ambushes.empty())
            confirm.second = tr("the card stays face up");
    }
    if (preview.clearsLair)
        confirm.second = tr("and the empty lair is cleared");
    question.choices.push_back(std::move(confirm));
    addReplies(question, actions, {DraculaEvent::WildHorses, DraculaEvent::CustomsSearch, DraculaEvent::FalseTip});
    Choice wrong;
    wrong.kind = ChoiceKind::Quiet;
    wrong.word = tr("Wrong place");
    wrong.second = tr("take it back, or tap the right one");
    wrong.icon = QStringLiteral("undo");
    wrong.answer = Command::Undo;
    question.choices.push_back(std::move(wrong));
    for (const Travel travel : {Travel::Road, Travel::Sea, Travel::Rail})
        if (travel != due.travel && has(actions, MoveHunter{hunter, *due.place, travel, false})) {
            Choice other;
            other.kind = ChoiceKind::Quiet;
            other.word = travel == Travel::Road  ? tr("It was by road")
                         : travel == Travel::Sea ? tr("It was by sea")
                                                 : tr("It was by train");
            other.icon = travel == Travel::Road  ? QStringLiteral("road")
                         : travel == Travel::Sea ? QStringLiteral("sea")
                                                 : QStringLiteral("rail");
            other.answer = Action(MoveHunter{hunter, *due.place, travel, false});
            question.choices.push_back(std::move(other));
        }
    if (const MoveHunter ridden{hunter, *due.place, Travel::Road, false, HunterCard::FastHorses};
        due.travel != Travel::Road && has(actions, ridden)) {
        Choice horses;
        horses.kind = ChoiceKind::Quiet;
        //: %1 is the Item Fast Horses.
        horses.word = tr("It was by %1").arg(sentences_.hunterCard(*ridden.by));
        horses.icon = QStringLiteral("road");
        horses.answer = Action(ridden);
        question.choices.push_back(std::move(horses));
    }
    question.choices.push_back(huntersCard());
    addRest(question, actions);
    return question;
}

Answer TurnFlow::elsewhere(LocationId place, const std::optional<SubQuestion>& inside) const
{
    if (state_.clockKept && drawsDue(ruleset_, state_) == 0 && (state_.step == Step::Day || state_.step == Step::Night)) {
        if (!state_.due.empty()) {
            const Due& due = state_.due.back();
            if (due.what == Due::What::Arrival) // corrects it
                return Action(moveOf(*due.hunter, place));
            if (due.what == Due::What::BatsMove && inside && inside->what == SubQuestion::What::HunterTurn && inside->hunter)
                return Action(moveOf(*inside->hunter, place));
        } else {
            std::optional<Hunter> hunter = activeHunter(state_);
            if (inside && inside->what == SubQuestion::What::HunterTurn)
                hunter = inside->hunter;
            if (inside && inside->what == SubQuestion::What::Overrule && inside->tried) {
                if (const auto* move = std::get_if<MoveHunter>(&*inside->tried))
                    hunter = move->hunter;
                else if (const auto* acts = std::get_if<HunterActs>(&*inside->tried))
                    hunter = acts->hunter;
            }
            if (hunter)
                return Action(moveOf(*hunter, place));
        }
    }
    return whyNot(place, inside);
}

} // namespace demeter::fury3e
