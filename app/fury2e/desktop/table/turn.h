// What the second edition asks at its table, for `PromptController`.
#pragma once

#include "app/desktop/table/prompt_controller.h"
#include "app/fury2e/table/question.h"
#include "app/fury2e/table/words.h"

namespace demeter::fury2e {

struct SecondEditionTurn {
    using Moment = TableMoment;
    using Draft = TableDraft;
    using Action = fury2e::Action;
    using Sentences = SecondEditionSentences;
    using Choice = TableChoice;

    static TableAsked asked(const TableMoment& moment, const TableDraft& draft, PromptRoom room, const SecondEditionSentences& sentences)
    {
        room.sheets = false; // which card is asked where everything is
        return tableAsked(moment, draft, room, sentences);
    }
    static TableDraft meaning(std::vector<Action> entries) { return fury2e::meaning(std::move(entries)); }
    static std::optional<TableDraft> tapped(const TableMoment& moment, const TableDraft& draft, LocationId place)
    {
        return fury2e::tapped(moment, draft, place);
    }
    static std::array<HunterCellLook, hunterCount> order(const TableMoment& moment, const SecondEditionSentences& sentences)
    {
        const HunterSet asked = askedHunters(moment);
        std::array<HunterCellLook, hunterCount> looks;
        for (const Hunter hunter : allHunters)
            looks[static_cast<std::size_t>(hunter)] =
                hunterCell(hunter, moment.view, asked.contains(hunter), moment.view.acted.contains(hunter), sentences);
        return looks;
    }
    static bool isAnswer(const TableMoment& moment) { return fury2e::isAnswer(moment) || moment.turn.chance; }
    static bool isWaiting(const TableMoment& moment) { return moment.turn.who == TableTurn::Who::Dracula; }
    static bool takesEntries(const TableMoment& moment) { return !moment.turn.options.empty() || !moment.turn.acts.empty(); }
};

} // namespace demeter::fury2e
