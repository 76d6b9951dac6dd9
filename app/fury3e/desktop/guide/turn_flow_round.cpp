// The hunters' phase: the time marker, what each hunter does, and arrivals.
#include "app/fury3e/desktop/guide/turn_flow.h"

#include "app/fury3e/table/icons.h"
#include "app/fury3e/table/words.h"
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
    question.title = tr("%1: %2").arg(sentences_.day(state_.day), when);
    const auto here = currentLocation(state_);
    const HunterSet fighting = here && !ruleset_.board->isSea(*here) ? huntersIn(state_, *here) : HunterSet();
    const MarkerWords words = markerWords(dawn, fighting, sentences_);
    question.noteFirst = !fighting.empty();
    question.note = words.cards;
    Choice next = goOn(tr("Go on"), words.next, ChoiceKind::CommonPrimary);
    next.icon = words.icon;
    fighting.forEach([&](Hunter hunter) { next.seats << hunter; });
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

std::optional<TableTurn> TurnFlow::tableDecides() const
{
    if (!state_.clockKept ||
        beforeEntry(state_)) // a card that he has just drawn is his to play, though the table does not know of it (INFO-7)
        return std::nullopt;
    TableTurn turn = turnNow();
    if (turn.who == TableTurn::Who::Dracula)
        if ((turn.ask = askOfHunters(ruleset_, state_)))
            turn.who = TableTurn::Who::Hunters;
    const bool marks = state_.step == Step::Dawn || state_.step == Step::Dusk; // the guide's own: it says whom Dracula meets
    const bool decides = (turn.who == TableTurn::Who::Hunters && !turn.ends) || (turn.who == TableTurn::Who::Time && !turn.draws && !marks);
    return decides ? std::optional(std::move(turn)) : std::nullopt;
}

void TurnFlow::addFromTable(Question& question, const std::vector<TableChoice>& row)
{
    for (const TableChoice& each : row) {
        if (each.does == TableChoice::Does(TableDraft{})) // the way back
            continue;
        Choice choice;
        static_cast<PromptChoice&>(choice) = each;
        if (choice.second.isEmpty())
            choice.second = std::exchange(choice.description, {});
        if (const auto* action = std::get_if<Action>(&each.does))
            choice.answer = *action;
        else if (const auto* next = std::get_if<TableDraft>(&each.does))
            choice.answer = answerOf(*next);
        else
            choice.answer = (each.does == TableChoice::Does(TablePress::Words)) ? Command::Words : Command::HuntersCards;
        question.choices.push_back(std::move(choice));
    }
}

Question TurnFlow::allowedMeanwhile(const TableDraft& draft) const
{
    Question question = questionNow(std::nullopt);
    const TableMoment moment{ruleset_.cards, publicView(ruleset_, state_), turnNow(), false};
    const TableAsked asked = tableAsked(moment, draft, PromptRoom{.sheets = true, .words = true}, sentences_);
    if (!draft.meanings.empty()) {
        question.title = asked.title;
        question.choices.clear();
        addFromTable(question, asked.choices);
    }
    const std::size_t usual = question.choices.size();
    addFromTable(question, asked.tail);
    std::ranges::rotate(question.choices, question.choices.begin() + static_cast<std::ptrdiff_t>(usual)); // it comes first
    return question;
}

Question TurnFlow::atTable(const TableTurn& turn, const TableDraft& draft) const
{
    const TableMoment moment{ruleset_.cards, publicView(ruleset_, state_), turn, false};
    const TableAsked asked = tableAsked(moment, draft, PromptRoom{.sheets = true, .words = true}, sentences_);
    Question question;
    static_cast<Prompt&>(question) = asked;
    question.way = wayOfRound(question);
    if (turn.combat) {
        question.way = Question::Way::Combat;
        question.step = turn.combat->step;
    }
    question.noteFirst = turn.ask.has_value();
    question.words = !turn.ask;
    if (const auto acting = turn.ask ? answeringHunter(moment.view, turn) : actingHunter(turn)) {
        question.acting = *acting;
        if (placeOf(state_, *acting).where != HunterPlace::Where::OffBoard)
            question.origin = placeOf(state_, *acting).location;
    }
    addFromTable(question, asked.choices);
    addFromTable(question, asked.tail);
    const auto actions = legal();
    if (turn.ask) {
        addRest(question, actions);
        return question;
    }
    if (turn.who == TableTurn::Who::Hunters) { // else it is among them
        question.choices.push_back(huntersCard());
        question.choices.back().section = tr("At any time");
    }
    addEvents(question, actions);
    return question;
}

std::expected<SubQuestion, Violation> TurnFlow::huntersPlay(HunterEvent card) const
{
    const auto atOnce = hunterCardTurn(ruleset_, state_, card, false);
    const bool used = needsOf(ruleset_, state_, HunterPlays{.event = card}).use;
    const auto ally = used ? hunterCardTurn(ruleset_, state_, card, true) : std::nullopt;
    const auto& turn = atOnce ? atOnce : ally;
    if (!turn)
        return std::unexpected(whyNotPlayed(ruleset_, state_, card).value_or(Violation{"EVT-1", Refusal::NotNow, {}}));
    SubQuestion asked = SubQuestion::of(atOnce && ally ? SubQuestion::What::CardUse : SubQuestion::What::Table);
    asked.draft.cards = true;
    asked.draft.card = turn->card;
    if (turn->refused)
        asked.draft.said = sentences_.violation(*turn->refused);
    return asked;
}

Question TurnFlow::cardUse(HunterEvent card) const
{
    Question question;
    question.way = wayOfRound(question);
    question.title = sentences_.hunterEvent(card);
    question.note = sentences_.hunterEventText(card);
    for (const bool ally : {false, true}) {
        const auto turn = hunterCardTurn(ruleset_, state_, card, ally);
        if (!turn)
            continue;
        SubQuestion next = SubQuestion::of(SubQuestion::What::Table);
        next.draft.cards = true;
        next.draft.card = turn->card;
        Choice choice;
        choice.name = "card-use";
        choice.kind = ChoiceKind::Others;
        choice.word = ally ? tr("It stays as ally") : tr("At once: a city is asked about");
        choice.icon = ally ? QStringLiteral("ally") : QStringLiteral("eye");
        choice.answer = std::move(next);
        question.choices.push_back(std::move(choice));
    }
    return question;
}

Question TurnFlow::ofHuntersCard(const TableDraft& draft) const
{
    TableMoment moment{ruleset_.cards, publicView(ruleset_, state_), {}, false};
    moment.turn.who = TableTurn::Who::Time;
    if (auto turn = hunterCardTurn(ruleset_, state_, draft.card->event, draft.card->ally))
        moment.turn.cards.push_back(std::move(*turn));
    const TableAsked asked = tableAsked(moment, draft, PromptRoom{.sheets = true, .words = true}, sentences_);
    Question question;
    static_cast<Prompt&>(question) = asked;
    question.lit = {}; // each has a choice
    question.way = wayOfRound(question);
    asked.lit.forEach([&](LocationId city) {
        Choice choice;
        choice.name = "card-city";
        choice.kind = ChoiceKind::Others;
        choice.word = sentences_.place(city);
        choice.icon = placeIcon(*ruleset_.board, city);
        choice.place = city;
        choice.answer = SubQuestion::table(*tapped(moment.turn, draft, city));
        question.choices.push_back(std::move(choice));
    });
    question.filter = !question.choices.empty();
    sortPlaces(question.choices);
    addFromTable(question, asked.choices);
    addFromTable(question, asked.tail);
    // What it will turn up and tell, before it is entered.
    for (const Choice& choice : question.choices)
        if (const auto* action = std::get_if<Action>(&choice.answer))
            if (const auto after = apply(ruleset_, state_, *action);
                after && (after->due.empty() || after->due.back().what != Due::What::PressReply)) // that is asked next, with what is shown
                if (const QString told = answerWords(*after); !told.isEmpty()) {
                    question.note = told;
                    question.noteFirst = true;
                }
    return question;
}

Question TurnFlow::endOfPhase() const
{
    Question question;
    question.way = wayOfRound(question);
    question.title = tr("The end of the Dracula phase");
    const auto actions = legal();
    // It is asked whether he can play one or not: the table must not see the difference.
    question.note = std::ranges::any_of(actions, [](const Action& action) { return std::holds_alternative<PlayEvent>(action); })
                        ? tr("Cards for this time can be played now.")
                        : tr("None of the cards in the hand is for this time.");
    question.choices.push_back(goOn(tr("End the phase"), tr("the cards stay in the hand")));
    addRest(question, actions);
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
    question.title = saying(tr("%1 comes %2{to}"), hunter, due.place);
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

Answer TurnFlow::answerOf(const TableDraft& draft)
{
    const bool waits =
        draft.pending && draft == meaning({*draft.pending}); // to be confirmed, as nothing need be where a step is taken back
    return waits ? Answer(*draft.pending) : Answer(SubQuestion::table(draft));
}

Answer TurnFlow::elsewhere(LocationId place, const std::optional<SubQuestion>& inside) const
{
    std::optional<Hunter> hunter;
    if (inside && inside->draft.card)
        return Violation{"EVT-1", Refusal::NotNow, {}}; // the cities that can be named have a choice each
    if (const auto turn = tableDecides()) {
        if (const auto next = tapped(*turn, inside ? inside->draft : TableDraft{}, place))
            return answerOf(*next);
        hunter = actingHunter(*turn);
    } else if (!state_.due.empty() && state_.due.back().what == Due::What::Arrival) { // corrects it
        hunter = state_.due.back().hunter;
    }
    return hunter ? Answer(Action(announcedMove(ruleset_, state_, *hunter, place))) : Answer(whyNot(place, inside));
}

} // namespace demeter::fury3e
