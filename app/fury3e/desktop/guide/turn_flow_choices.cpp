// Choices of what is due, made of the actions that answer it: places, cards, tokens, hunters.
#include "app/fury3e/desktop/guide/turn_flow.h"

#include "app/desktop/kit/facts_line.h"
#include "app/fury3e/table/icons.h"
#include "app/fury3e/text/card_words.h"
#include "app/table/tell_apart.h"
#include "core/fury3e/cards/card_ids.h"

#include <algorithm>

namespace demeter::fury3e {

namespace {

bool answers(const Choice& choice, const Action& action)
{
    const auto is = [&](const Answer& answer) {
        const auto* own = std::get_if<Action>(&answer);
        return own != nullptr && *own == action;
    };
    return is(choice.answer) || (choice.less && is(*choice.less)) || (choice.more && is(*choice.more));
}

} // namespace

Choice TurnFlow::replyChoice(bool yes, const QString& word, const QString& second) const
{
    Choice choice;
    choice.word = word;
    choice.second = second;
    choice.icon = yes ? QStringLiteral("check") : QStringLiteral("cross");
    choice.answer = Action(Reply{yes});
    return choice;
}

Choice TurnFlow::eventChoice(const PlayEvent& play) const
{
    Choice choice;
    choice.kind = ChoiceKind::Plain;
    choice.word = event(play.event);
    choice.second = eventWords(play);
    choice.icon = play.ally ? QStringLiteral("ally") : QStringLiteral("event");
    choice.answer = Action(play);
    choice.reads = QLatin1String(idOf(play.event).data(), static_cast<qsizetype>(idOf(play.event).size()));
    return choice;
}

void TurnFlow::addReplies(Question& question, const std::vector<Action>& actions, std::initializer_list<DraculaEvent> cards) const
{
    // Each is shown whether he holds it or not: nobody can tell from what the screen does (note 4 of the interactions).
    bool first = true;
    for (const DraculaEvent card : cards) {
        PlayEvent play{card, false, 0};
        if (const PlayEvent other{card, false, 1}; has(actions, other)) // False Tip on Chartered Carriage
            play = other;
        Choice choice = eventChoice(play);
        if (!has(actions, play)) {
            const auto tried = apply(ruleset_, state_, play);
            choice.kind = ChoiceKind::Off;
            choice.answer = tried ? Violation{"EVT-1", Refusal::NotNow, {}} : tried.error();
            choice.second =
                std::ranges::find(state_.eventHand, card) == state_.eventHand.end() ? tr("not in the hand") : tr("not against this");
        }
        if (first)
            choice.section = tr("Your reply");
        first = false;
        question.choices.push_back(std::move(choice));
    }
}

void TurnFlow::addEvents(Question& question, const std::vector<Action>& actions) const
{
    bool first = true;
    for (const PlayEvent& play : all<PlayEvent>(actions)) {
        if (std::ranges::any_of(question.choices, [&](const Choice& choice) { return answers(choice, play); }))
            continue;
        Choice choice = eventChoice(play);
        if (first)
            choice.section = tr("Your Event cards");
        first = false;
        question.choices.push_back(std::move(choice));
    }
}

void TurnFlow::addPlaces(Question& question, const std::vector<Action>& actions) const
{
    std::vector<Choice> places;
    for (const ChoosePlace& place : all<ChoosePlace>(actions)) {
        Choice choice;
        choice.word = sentences_.place(place.location);
        choice.icon = placeIcon(*ruleset_.board, place.location);
        choice.place = place.location;
        for (const Hunter hunter : allHunters)
            if (placeOf(state_, hunter) == HunterPlace::in(place.location))
                choice.seats << hunter;
        QStringList facts;
        if (const auto lies = fury3e::placeOf(state_, place.location))
            facts << placeWords(*lies);
        choice.second = facts.join(QStringLiteral(", "));
        choice.answer = Action(place);
        places.push_back(std::move(choice));
    }
    question.filter = question.filter || places.size() > 12;
    sortPlaces(places);
    std::ranges::move(places, std::back_inserter(question.choices));
}

std::vector<PlacedEncounter> TurnFlow::lyingAt(LocationId place) const
{
    std::vector<PlacedEncounter> cards;
    const auto lies = fury3e::placeOf(state_, place);
    const Hideout* hideout = lies ? hideoutAt(state_, *lies) : nullptr;
    if (hideout == nullptr)
        return cards;
    cards.assign(hideout->encounters.begin(), hideout->encounters.end());
    if (state_.hideBond == place)
        for (const auto& slot : state_.trail)
            if (slot && slot->powers.contains(Power::Hide) && slot->location != place)
                cards.insert(cards.end(), slot->encounters.begin(), slot->encounters.end());
    return cards;
}

void TurnFlow::addLying(Question& question, const std::vector<Action>& actions, const QString& how, ChoiceKind kind) const
{
    const auto cards = all<ChooseLying>(actions);
    const std::size_t before = question.choices.size();
    for (const ChooseLying& lying : cards) {
        const LyingCard& card = lying.card;
        Choice choice;
        choice.kind = kind;
        choice.word = sentences_.encounter(card.kind);
        QStringList facts;
        if (!how.isEmpty())
            facts << how;
        facts << encounterWords(*ruleset_.cards, card.kind);
        const auto elsewhere = [&](const ChooseLying& other) { return other.card.place != card.place; };
        if (std::ranges::any_of(cards, elsewhere))
            facts << placeWords(card.place);
        choice.second = factsLine(facts);
        choice.icon = encounterIcon(*ruleset_.cards, card.kind);
        // A card of the trail stands for what lies on it only where that is one thing.
        if (std::ranges::count_if(cards, [&](const ChooseLying& other) { return other.card.place == card.place; }) == 1) {
            if (card.place.lair)
                choice.space = LairSpace{card.place.number};
            else
                choice.slot = Slot{card.place.number};
        }
        choice.answer = Action(lying);
        question.choices.push_back(std::move(choice));
    }
    tellApart(question.choices, before);
}

void TurnFlow::addHand(Question& question, const std::vector<Action>& actions) const
{
    for (const ChooseEncounter& card : all<ChooseEncounter>(actions))
        question.choices.push_back(encounterChoice(card.kind, Action(card)));
}

void TurnFlow::addDraws(Question& question, const std::vector<Action>& actions) const
{
    const std::size_t before = question.choices.size();
    for (const DrawEvent& draw : all<DrawEvent>(actions)) {
        Choice choice;
        choice.kind = ChoiceKind::Plain;
        choice.word = event(draw.event);
        choice.second = eventWords(PlayEvent{draw.event, false, 0});
        choice.icon = QStringLiteral("event");
        choice.answer = Action(draw);
        question.choices.push_back(std::move(choice));
    }
    sortNames(question.choices, before);
    question.filter = question.choices.size() > 8;
}

void TurnFlow::addHunters(Question& question, const std::vector<Action>& actions) const
{
    for (const ChooseHunter& one : all<ChooseHunter>(actions)) {
        Choice choice;
        choice.word = sentences_.hunter(one.hunter);
        choice.second = whatHolds(one.hunter, !askedInCombat(state_)); // in a combat all are in one place
        choice.sign = one.hunter;
        if (const HunterPlace place = placeOf(state_, one.hunter); place.where == HunterPlace::Where::Location) {
            const auto same = [&](const ChooseHunter& other) { return placeOf(state_, other.hunter) == place; };
            const auto others = all<ChooseHunter>(actions);
            if (std::ranges::count_if(others, same) == 1)
                choice.place = place.location;
        }
        choice.answer = Action(one);
        question.choices.push_back(std::move(choice));
    }
}

void TurnFlow::addRest(Question& question, const std::vector<Action>& actions) const
{
    addEvents(question, actions);
    const auto covered = [](const Action& action) {
        return std::holds_alternative<HunterPlays>(action) || std::holds_alternative<MoveHunter>(action) ||
               std::holds_alternative<HunterActs>(action) || std::holds_alternative<AnswerEncounter>(action) ||
               std::holds_alternative<ChooseRoad>(action) || std::holds_alternative<AddEncounter>(action) ||
               std::holds_alternative<ChooseHunters>(action) || std::holds_alternative<ResolveHunters>(action) ||
               std::holds_alternative<HunterFights>(action);
    };
    bool headed = std::ranges::any_of(question.choices, [](const Choice& choice) { return !choice.section.isEmpty(); });
    for (const Action& action : actions) {
        if (covered(action) || std::ranges::any_of(question.choices, [&](const Choice& choice) { return answers(choice, action); }))
            continue;
        Choice choice;
        choice.kind = ChoiceKind::Plain;
        choice.word = sentences_.action(action);
        choice.icon = QStringLiteral("arrow-right");
        choice.answer = action;
        if (headed) // it belongs to none of the headings above
            choice.section = tr("At any time");
        headed = false;
        question.choices.push_back(std::move(choice));
    }
}

} // namespace demeter::fury3e
