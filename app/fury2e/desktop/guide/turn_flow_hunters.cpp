// What the hunters decide, or the table for them: the very question that the table and every phone show.
#include "app/fury2e/desktop/guide/turn_flow.h"

#include <string_view>
#include <utility>

namespace demeter::fury2e {

std::optional<TableMoment> TurnFlow::tableDecides() const
{
    TableTurn turn = turn_ != nullptr ? *turn_ : tableTurn(ruleset_, state_);
    if (turn.who != TableTurn::Who::Hunters)
        return std::nullopt;
    turn.next.clear(); // whose turn it is ends it at the table
    return TableMoment{publicView(ruleset_, state_), std::move(turn)};
}

Answer TurnFlow::answerOf(const TableMoment& moment, const TableDraft& draft)
{
    const auto entry = toConfirm(moment, draft);
    const auto* move = entry ? std::get_if<MoveHunters>(&*entry) : nullptr;
    // 2E-OPEN-30: of this they are warned. Nothing else need be confirmed where a step is taken back.
    const bool warns = move != nullptr && move->travel == Travel::Rail && actingHunter(moment) == move->hunters.first() &&
                       moment.turn.options.front().pastWest.contains(move->to);
    return entry && !warns ? Answer(*entry) : Answer(SubQuestion::table(draft));
}

Answer TurnFlow::typed(const std::vector<Action>& meant) const
{
    const auto moment = tableDecides();
    if (!moment || (meant.size() == 1 && !isLegal(meant.front()))) // it is refused, and the table may allow it
        return meant.front();
    return answerOf(*moment, meaning(meant));
}

Question TurnFlow::atTable(const TableMoment& moment, const TableDraft& draft) const
{
    const TableAsked asked = tableAsked(moment, draft, PromptRoom{.words = true, .scrolls = true}, sentences_);
    Question question;
    static_cast<Prompt&>(question) = asked;
    question.noteFirst = isAnswer(moment);
    question.words = !moment.turn.options.empty() || !moment.turn.acts.empty();
    const HunterSet who = askedHunters(moment);
    if (!who.empty()) {
        question.acting = who.first();
        question.origin = state_.hunters[static_cast<std::size_t>(who.first())];
    }
    if (state_.combat)
        question.note.prepend(roundNote() + QStringLiteral(". "));
    else if (question.note.isEmpty() && !who.empty())
        question.note = standing(who.first());
    if (asked.asksPlace && asked.choices.empty()) { // here they can be typed too
        (asked.lit.empty() ? ruleset_.board->all() : asked.lit).forEach([&](LocationId place) {
            const auto next = tapped(moment, draft, place);
            const Answer answer = next ? answerOf(moment, *next) : Answer(notNow());
            const auto* entry = std::get_if<Action>(&answer);
            if (next && (entry == nullptr || isLegal(*entry)))
                question.choices.push_back(placeChoice(place, answer, ChoiceKind::Others));
        });
        sortPlaces(question);
        question.lit = {};
        question.wholeFirst = question.choices.size() > 12;
    }
    question.filter = question.wholeFirst || draft.asks == TableDraft::Asks::Cards;
    for (const auto* row : {&asked.choices, &asked.tail})
        for (const TableChoice& each : *row) {
            if (each.name == std::string_view("turn-back")) // the guide has its own
                continue;
            Choice choice;
            static_cast<PromptChoice&>(choice) = each;
            if (const auto* entry = std::get_if<Action>(&each.does))
                choice.answer = *entry;
            else if (const auto* next = std::get_if<TableDraft>(&each.does))
                choice.answer = answerOf(moment, *next);
            else
                choice.answer = Command::Words;
            const auto* entry = std::get_if<Action>(&choice.answer);
            if (const auto why = entry != nullptr ? whyNot(*entry) : std::nullopt) {
                choice.kind = ChoiceKind::Off;
                choice.second = sentences_.reason(*why);
            } else if (entry != nullptr && draft.allowed == *entry) {
                choice.second = sentences_.action(*entry);
            }
            if (const auto* item = entry != nullptr ? std::get_if<PlayItem>(entry) : nullptr; item != nullptr && item->token)
                choice.space = item->token->place;
            question.choices.push_back(std::move(choice));
        }
    addEvents(question);
    return question;
}

Answer TurnFlow::elsewhere(LocationId place, const std::optional<SubQuestion>& inside) const
{
    if (const auto moment = tableDecides()) {
        const TableDraft draft = inside ? inside->draft : TableDraft{};
        if (const auto next = tapped(*moment, draft, place))
            return answerOf(*moment, *next);
        const auto hunter = actingHunter(*moment);
        if (!hunter || draft.asks != TableDraft::Asks::Turn)
            return notNow();
        return Action(announcedMove(ruleset_, state_, draft.with | HunterSet(*hunter), place)); // is refused, and the table may allow it
    }
    if (state_.due.empty() && state_.step == Step::ChooseStart)
        return whyNot(ChooseStart{place}).value_or(notNow());
    if (state_.due.empty() && state_.step == Step::Movement && (!inside || inside->what == SubQuestion::What::Where)) {
        Play play = inside ? inside->play : Play{};
        play.location = place;
        return whyNot(play).value_or(notNow());
    }
    if (due() != nullptr)
        if (const auto why = whyNot(ChoosePlace{place}); why && why->what != Refusal::NotAnAnswer)
            return *why;
    return notNow();
}

} // namespace demeter::fury2e
