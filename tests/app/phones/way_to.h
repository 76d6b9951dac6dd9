// How an entry is made at the table: by which presses and taps.
#pragma once

#include "app/table/table_question.h"

#include <algorithm>
#include <deque>
#include <optional>
#include <string>
#include <vector>

namespace demeter::test {

using namespace fury3e;

/// The way to a button that enters something: presses and taps, as phones send them.
struct Way {
    std::vector<std::string> taps, keys; ///< of each step one is empty
    std::vector<QString> words;          ///< on the buttons
};

/// Nothing if there is none, or only one of very many presses.
inline std::optional<Way> wayTo(const Action& wanted, const TableMoment& moment, const Sentences& sentences, const Board& board)
{
    struct Half {
        TableDraft draft;
        Way way;
    };
    const auto* card = std::get_if<HunterPlays>(&wanted);
    std::deque<Half> open{{}};
    const auto tapAt = [&](const Half& half, std::optional<LocationId> place) {
        auto draft = place ? tapped(moment.turn, half.draft, *place) : std::nullopt;
        if (!draft)
            return;
        Half next{*std::move(draft), half.way};
        next.way.taps.push_back(board[*place].id);
        next.way.keys.emplace_back();
        next.way.words.emplace_back();
        open.push_back(std::move(next));
    };
    if (const auto* move = std::get_if<MoveHunter>(&wanted))
        tapAt({}, move->to);
    std::vector<TableDraft> seen;
    while (!open.empty() && seen.size() < 400) {
        const Half half = open.front();
        open.pop_front();
        if (std::ranges::find(seen, half.draft) != seen.end())
            continue;
        seen.push_back(half.draft);
        const TableAsked asked = tableAsked(moment, half.draft, {2, true, false}, sentences);
        if (asked.asksPlace && card != nullptr)
            tapAt(half, half.draft.card->city ? card->second : card->city);
        for (const auto* row : {&asked.choices, &asked.tail})
            for (std::size_t n = 0; n < row->size(); ++n) {
                Half next = half;
                next.way.taps.emplace_back();
                next.way.keys.push_back((row == &asked.tail ? "t" : "b") + std::to_string(n));
                next.way.words.push_back((*row)[n].word);
                const auto& does = (*row)[n].does;
                if (const auto* entry = std::get_if<Action>(&does); entry != nullptr && *entry == wanted)
                    return next.way;
                const auto* draft = std::get_if<TableDraft>(&does);
                const bool otherCard = draft != nullptr && draft->card && (card == nullptr || draft->card->event != card->event);
                if (draft != nullptr && !otherCard && half.way.keys.size() < 7) {
                    next.draft = *draft;
                    open.push_back(std::move(next));
                }
            }
    }
    return std::nullopt;
}

} // namespace demeter::test
