// What the third edition asks at its table, for `PromptController`.
#pragma once

#include "app/desktop/table/prompt_controller.h"
#include "app/fury3e/table/question.h"
#include "app/fury3e/table/words.h"

namespace demeter::fury3e {

struct ThirdEditionTurn {
    using Moment = TableMoment;
    using Draft = TableDraft;
    using Action = fury3e::Action;
    using Sentences = fury3e::Sentences;
    using Choice = TableChoice;

    static TableAsked asked(const TableMoment& moment, const TableDraft& draft, const PromptRoom& room, const Sentences& sentences)
    {
        return tableAsked(moment, draft, room, sentences);
    }
    static TableDraft meaning(std::vector<Action> entries) { return fury3e::meaning(std::move(entries)); }
    static std::optional<TableDraft> tapped(const TableMoment& moment, const TableDraft& draft, LocationId place)
    {
        return fury3e::tapped(moment.turn, draft, place);
    }
    static std::array<HunterCellLook, hunterCount> order(const TableMoment& moment, const Sentences& sentences)
    {
        const auto acts = actingHunter(moment.turn), answers = answeringHunter(moment.view, moment.turn);
        std::array<HunterCellLook, hunterCount> looks;
        for (const Hunter hunter : allHunters)
            looks[static_cast<std::size_t>(hunter)] =
                hunterCell(hunter, moment.view, acts == hunter || answers == hunter, moment.turn.acted.contains(hunter), sentences);
        return looks;
    }
    static bool isAnswer(const TableMoment& moment) { return moment.turn.ask.has_value() || moment.turn.draws; }
    /// Before he draws it is the table that is asked.
    static bool isWaiting(const TableMoment& moment) { return moment.turn.who == TableTurn::Who::Dracula && !moment.turn.draws; }
    static bool takesEntries(const TableMoment& moment) { return !moment.turn.options.empty(); }
};

} // namespace demeter::fury3e
