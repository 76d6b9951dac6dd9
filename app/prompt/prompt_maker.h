// What makes a question of the table, whichever game it is: the buttons, one after another.
#pragma once

#include "app/prompt/prompt.h"

#include <utility>
#include <vector>

namespace demeter {

/// `Question` is a `Prompt` with a row of `choices`; `Choice` is a `PromptChoice` with what it `does`.
template <typename Question, typename Choice> class PromptMaker {
protected:
    using Does = decltype(Choice::does);

    static Choice& addTo(std::vector<Choice>& row, const char* name, const QString& word, const QString& icon, Does does, int span = 1)
    {
        Choice choice;
        choice.name = name;
        choice.kind = ChoiceKind::Others;
        choice.word = word;
        choice.icon = icon;
        choice.span = span;
        choice.does = std::move(does);
        return row.emplace_back(std::move(choice));
    }
    Choice& add(const char* name, const QString& word, const QString& icon, Does does, int span = 1)
    {
        return addTo(asked_.choices, name, word, icon, std::move(does), span);
    }
    /// Only one button is filled: the one that comes after these.
    void fillNone()
    {
        for (Choice& each : asked_.choices)
            if (each.kind == ChoiceKind::OthersPrimary)
                each.kind = ChoiceKind::Others;
    }

    /// What has led to what is to be confirmed now, if that still stands there.
    void mark(const Does& does)
    {
        for (std::vector<Choice>* row : {&asked_.choices, &asked_.tail})
            for (Choice& each : *row)
                each.marked = each.marked || each.does == does;
    }

    Question asked_;
};

} // namespace demeter
