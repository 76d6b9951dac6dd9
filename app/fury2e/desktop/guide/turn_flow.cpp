// Which question is asked when, and those of the setup and of Dracula's turn but for his movement.
#include "app/fury2e/desktop/guide/turn_flow.h"

#include "app/desktop/kit/facts_line.h"
#include "app/fury2e/table/icons.h"
#include "app/table/place_icon.h"
#include "app/text/name_forms.h"

#include <algorithm>
#include <utility>

namespace demeter::fury2e {

QString TurnFlow::cardId(std::string_view id)
{
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

std::optional<Violation> TurnFlow::whyNot(const Action& action) const
{
    auto tried = apply(ruleset_, state_, action);
    return tried ? std::nullopt : std::optional(std::move(tried.error()));
}

const std::vector<Action>& TurnFlow::legal() const
{
    if (!legal_)
        legal_ = legalActions(ruleset_, state_);
    return *legal_;
}

void TurnFlow::setSteps(Question& question) const
{
    if (state_.combat) {
        question.steps = {tr("Cards before it"), tr("Choose card"), tr("Turn up"), tr("Result")};
        question.step = static_cast<int>(state_.combat->stage) + 1;
        return;
    }
    question.steps = {tr("Time"), tr("Catacombs"), tr("Movement"), tr("Action")}; // phases A to D
    switch (state_.step) {
    case Step::RoundBegins:
    case Step::StartOfTurn:
        question.step = 1;
        return;
    case Step::Catacombs:
        question.step = 2;
        return;
    case Step::Movement:
        question.step = 3;
        return;
    case Step::PlaceEncounter:
        question.step = 4;
        return;
    case Step::Hunters:
        if (const Due* now = due(); now != nullptr && now->what == Due::What::Activate && state_.turn.acting.empty()) {
            question.step = 4;
            return;
        }
        question.steps = {tr("Move"), tr("Search"), tr("Act")}; // of a hunter's turn
        question.step = state_.turn.stage != HunterStage::Acting ? 1 : state_.due.empty() ? 3 : 2;
        return;
    case Step::PlaceHunters:
    case Step::ChooseStart:
    case Step::Over:
        return;
    }
}

Question TurnFlow::question(const std::optional<SubQuestion>& inside) const
{
    Question asked = [&] {
        if (state_.step == Step::Over)
            return over();
        if (const auto moment = tableDecides())
            return atTable(*moment, inside ? inside->draft : TableDraft{});
        if (state_.drawsDue > 0)
            return drawn();
        if (inside && inside->what != SubQuestion::What::Table)
            return this->inside(*inside);
        if (const Due* now = due())
            return dueNow(*now);
        switch (state_.step) {
        case Step::ChooseStart:
            return chooseStart();
        case Step::StartOfTurn:
            return startOfTurn();
        case Step::Catacombs:
            return catacombs();
        case Step::Movement:
            return movement();
        case Step::PlaceEncounter:
            return placeEncounter();
        case Step::PlaceHunters: // the table's
        case Step::RoundBegins:
        case Step::Hunters:
        case Step::Over:
            break;
        }
        return over();
    }();
    setSteps(asked);
    return asked;
}

Question TurnFlow::inside(const SubQuestion& inside) const
{
    using What = SubQuestion::What;
    switch (inside.what) {
    case What::Where:
        return where(inside);
    case What::Leaves:
        return leaves(inside);
    case What::Keep:
        return keep(inside);
    case What::DeclareWhere:
        return declareWhere(inside);
    case What::Pick:
        return pick(inside);
    case What::OnHunter:
        return onHunter(inside);
    case What::Target:
        return target(inside);
    case What::RoadEnd:
        return roadEnd(inside);
    case What::Begun:
    case What::Table:
        break;
    }
    return over();
}

Choice TurnFlow::plain(const QString& word, Answer answer, ChoiceKind kind) const
{
    Choice choice;
    choice.kind = kind;
    choice.word = word;
    choice.answer = std::move(answer);
    return choice;
}

QString TurnFlow::placeSection(LocationId place) const
{
    return ruleset_.board->isSea(place) ? tr("Seas") : tr("Cities");
}

QString TurnFlow::placeSecond(LocationId place) const
{
    QStringList facts;
    if (!huntersIn(state_, place).empty())
        facts << sentences_.hunters(huntersIn(state_, place));
    const Location& where = (*ruleset_.board)[place];
    if (where.kind == LocationKind::Hospital)
        facts << tr("hospital");
    if (!where.portOn.empty())
        facts << tr("port");
    return factsLine(facts);
}

Choice TurnFlow::placeChoice(LocationId place, Answer answer, ChoiceKind kind) const
{
    Choice choice = plain(sentences_.place(place), std::move(answer), kind);
    choice.icon = placeIcon(*ruleset_.board, place);
    choice.second = placeSecond(place);
    choice.place = place;
    return choice;
}

void TurnFlow::sortPlaces(Question& question) const
{
    const QCollator collator = sentences_.collator();
    const auto isSea = [&](const Choice& choice) { return choice.place && ruleset_.board->isSea(*choice.place); };
    std::ranges::stable_sort(question.choices, [&](const Choice& a, const Choice& b) {
        return isSea(a) != isSea(b) ? isSea(b) : collator.compare(a.word, b.word) < 0;
    });
    const auto seas = std::ranges::find_if(question.choices, isSea);
    if (seas == question.choices.begin() || seas == question.choices.end())
        return;
    question.choices.front().section = placeSection(*question.choices.front().place);
    seas->section = placeSection(*seas->place);
}

void TurnFlow::sortWords(Question& question) const
{
    const QCollator collator = sentences_.collator();
    std::ranges::stable_sort(question.choices, [&](const Choice& a, const Choice& b) { return collator.compare(a.word, b.word) < 0; });
}

Choice TurnFlow::tokenChoice(Encounter token, Answer answer) const
{
    Choice choice = plain(sentences_.encounter(token), std::move(answer));
    choice.icon = encounterIcon(token);
    choice.token = token;
    choice.reads = cardId(encounters[static_cast<std::size_t>(token)].id);
    return choice;
}

Choice TurnFlow::eventChoice(DraculaEvent event, Answer answer) const
{
    Choice choice = plain(sentences_.event(event), std::move(answer));
    choice.icon = QStringLiteral("event");
    choice.reads = cardId(infoOf(event).id);
    return choice;
}

void TurnFlow::addGoOn(Question& question, const QString& word, const QString& second) const
{
    if (!isLegal(GoOn{}))
        return;
    Choice choice = plain(word, Action(GoOn{}), question.choices.empty() ? ChoiceKind::Primary : ChoiceKind::Legal);
    choice.icon = QStringLiteral("arrow-right");
    choice.second = second;
    question.choices.push_back(choice);
}

void TurnFlow::addEvents(Question& question) const
{
    QString section = tr("Events in hand");
    std::vector<DraculaEvent> offered;
    for (const Action& action : legal()) {
        const auto* play = std::get_if<PlayEvent>(&action);
        if (play == nullptr)
            continue;
        Choice choice = eventChoice(play->event, action);
        choice.section = std::exchange(section, QString());
        QStringList facts;
        if (play->location)
            facts << sentences_.place(*play->location);
        if (play->hunter)
            facts << sentences_.hunter(*play->hunter);
        if (play->event == DraculaEvent::DevilishPower)
            facts << (play->option == 0 ? tr("against their card") : play->option == 1 ? tr("a Host goes") : tr("their ally goes"));
        else if (play->event == DraculaEvent::ControlStorms)
            facts << (play->option == 1 ? tr("all in this sea") : tr("alone"));
        choice.second = factsLine(facts);
        if (play->location)
            choice.place = play->location;
        if (std::ranges::find(offered, play->event) == offered.end())
            choice.event = play->event; // by the card of the hand the first of them
        offered.push_back(play->event);
        question.choices.push_back(choice);
    }
}

void TurnFlow::addPenalty(Question& question, const QString& why) const
{
    if (!isLegal(SufferPenalty{}))
        return;
    Choice choice =
        plain(tr("Suffer the penalty"), Action(SufferPenalty{}), question.choices.empty() ? ChoiceKind::Primary : ChoiceKind::Legal);
    choice.icon = QStringLiteral("forbidden");
    question.choices.push_back(choice);
    question.note = why;
    question.noteFirst = true;
}

Question TurnFlow::over() const
{
    Question question;
    question.title = state_.winner == Winner::Dracula ? tr("Dracula has won.") : tr("The hunters have won.");
    question.note = tr("The game is over. It can be revealed in the menu.");
    return question;
}

Question TurnFlow::drawn() const
{
    Question question;
    question.title = tr("Which Encounter did Dracula draw?");
    question.note = tr("Draw them from the reserve and enter one after the other: %n are due.", nullptr, state_.drawsDue);
    question.filter = true;
    for (const Action& action : legal())
        if (const auto* draw = std::get_if<DrawEncounter>(&action)) {
            question.choices.push_back(tokenChoice(draw->encounter, action));
            question.choices.back().token.reset(); // not one of the hand
        }
    sortWords(question);
    return question;
}

Question TurnFlow::chooseStart() const
{
    Question question;
    question.title = tr("Where does Dracula begin?");
    question.note = tr("The hunters are told nothing of it.");
    question.filter = question.wholeFirst = true;
    for (const Action& action : legal())
        if (const auto* begins = std::get_if<ChooseStart>(&action))
            question.choices.push_back(placeChoice(begins->location, action, ChoiceKind::Legal));
    sortPlaces(question);
    return question;
}

Question TurnFlow::startOfTurn() const
{
    Question question;
    question.title = tr("Does Dracula play a card before his turn?");
    addEvents(question);
    question.note = question.choices.empty() ? tr("No Event card in the hand fits this moment.") // 2E-TURN-3
                                             : tr("Several are allowed, one after the other.");
    const bool atSea = ruleset_.board->isSea(*currentLocation(state_)); // 2E-TIME-1
    addGoOn(question, tr("Begin the turn"), atSea ? tr("at sea the time stands still") : tr("the time phase comes"));
    return question;
}

Question TurnFlow::catacombs() const
{
    Question question;
    question.title = tr("Which cards leave the Catacombs?");
    question.note = tr("A card that leaves goes back to the deck, and its Encounters to the reserve.");
    for (const Action& action : legal())
        if (const auto* clears = std::get_if<ClearCatacomb>(&action)) {
            Choice choice = placeChoice(clears->location, action, ChoiceKind::Legal);
            choice.icon = QStringLiteral("lair");
            if (const auto lies = placeOf(state_, clears->location)) {
                choice.space = lies;
                QStringList facts{sentences_.cardPlace(*lies)};
                for (const PlacedEncounter& token : state_.catacombs[lies->index]->encounters)
                    facts << sentences_.encounter(token.kind);
                choice.second = factsLine(facts);
            }
            question.choices.push_back(choice);
        }
    addEvents(question);
    addGoOn(question, tr("On to the movement"));
    return question;
}

Question TurnFlow::placeEncounter() const
{
    Question question;
    const auto here = currentLocation(state_);
    //: %1 is a place.
    question.title =
        here ? inForms(tr("Which Encounter goes to %1?"), {sentences_.forms(*here)}) : tr("Which Encounter does Dracula place?");
    question.note = tr("It goes face down on the card that Dracula has just played.");
    for (const Action& action : legal())
        if (const auto* places = std::get_if<PlaceEncounter>(&action)) {
            Choice choice = tokenChoice(places->encounter, action);
            if (const auto held = std::ranges::count(state_.encounterHand, places->encounter); held > 1)
                choice.second = tr("%n in the hand", nullptr, static_cast<int>(held));
            question.choices.push_back(choice);
        }
    addEvents(question);
    addGoOn(question, tr("None"), tr("nothing is placed"));
    return question;
}

} // namespace demeter::fury2e
