// How an entry is made at the table: by which presses and taps.
#pragma once

#include "app/fury2e/table/public_hunt.h"
#include "app/fury3e/table/public_hunt.h"

#include <algorithm>
#include <deque>
#include <optional>
#include <string>
#include <vector>

namespace demeter::test {

/// The way to a button that enters something: presses and taps, as phones send them.
struct Way {
    std::vector<std::string> taps, keys; ///< of each step one is empty
    std::vector<QString> words;          ///< on the buttons
};

/// Nothing if there is none, or only one of very many presses. `Public` is the game's `PublicHunt`; `tap` says which
/// place is worth a tap in what is half chosen, and `aside` what leads elsewhere.
template <typename Public, typename Tap, typename Aside>
std::optional<Way> wayOf(const typename Public::Action& wanted, const typename Public::TableMoment& moment,
                         const typename Public::Sentences& sentences, const Board& board, std::size_t mostPresses, Tap tap, Aside aside)
{
    using Draft = typename Public::TableDraft;
    struct Half {
        Draft draft;
        Way way;
    };
    std::deque<Half> open{{}};
    std::vector<Draft> seen;
    while (!open.empty() && seen.size() < 400) {
        const Half half = open.front();
        open.pop_front();
        if (std::ranges::find(seen, half.draft) != seen.end())
            continue;
        seen.push_back(half.draft);
        const auto asked = tableAsked(moment, half.draft, {2, true, false}, sentences);
        if (const std::optional<LocationId> place = tap(half.draft, asked))
            if (auto draft = Public::tappedOn(moment, half.draft, *place)) {
                Half next{*std::move(draft), half.way};
                next.way.taps.push_back(board[*place].id);
                next.way.keys.emplace_back();
                next.way.words.emplace_back();
                open.push_back(std::move(next));
            }
        for (const auto* row : {&asked.choices, &asked.tail})
            for (std::size_t n = 0; n < row->size(); ++n) {
                Half next = half;
                next.way.taps.emplace_back();
                next.way.keys.push_back((row == &asked.tail ? "t" : "b") + std::to_string(n));
                next.way.words.push_back((*row)[n].word);
                const auto& does = (*row)[n].does;
                if (const auto* entry = std::get_if<typename Public::Action>(&does); entry != nullptr && *entry == wanted)
                    return next.way;
                const auto* draft = std::get_if<Draft>(&does);
                if (draft != nullptr && !aside(*draft) && half.way.keys.size() < mostPresses) {
                    next.draft = *draft;
                    open.push_back(std::move(next));
                }
            }
    }
    return std::nullopt;
}

inline std::optional<Way> wayTo(const fury3e::Action& wanted, const fury3e::TableMoment& moment, const fury3e::Sentences& sentences,
                                const Board& board)
{
    using namespace fury3e;
    const auto* card = std::get_if<HunterPlays>(&wanted);
    const auto* move = std::get_if<MoveHunter>(&wanted);
    const auto tap = [&](const TableDraft& draft, const TableAsked& asked) -> std::optional<LocationId> {
        if (move != nullptr && draft == TableDraft{})
            return move->to;
        if (card != nullptr && asked.asksPlace)
            return draft.card->city ? card->second : card->city;
        return std::nullopt;
    };
    const auto aside = [&](const TableDraft& draft) { return draft.card && (card == nullptr || draft.card->event != card->event); };
    return wayOf<fury3e::PublicHunt>(wanted, moment, sentences, board, 7, tap, aside);
}

} // namespace demeter::test

namespace demeter::fury2e {

inline std::optional<test::Way> wayTo(const Action& wanted, const TableMoment& moment, const SecondEditionSentences& sentences,
                                      const Board& board)
{
    using Asks = TableDraft::Asks;
    const auto* card = std::get_if<HunterPlays>(&wanted);
    const auto* item = std::get_if<PlayItem>(&wanted);
    const auto* move = std::get_if<MoveHunters>(&wanted);
    const auto* spend = std::get_if<SpendResolve>(&wanted);
    const auto* start = std::get_if<PlaceHunters>(&wanted);
    const auto* result = std::get_if<EnterResult>(&wanted);
    const auto tap = [&](const TableDraft& draft, const TableAsked& asked) -> std::optional<LocationId> {
        // Who stays has a button for it.
        const bool goes =
            move != nullptr && !move->hunters.empty() && moment.view.hunters[static_cast<std::size_t>(move->hunters.first())] != move->to;
        if (goes && draft.asks == Asks::Turn && !draft.pending)
            return move->to;
        if (start != nullptr && draft.starts.size() < hunterCount)
            return start->cities[draft.starts.size()];
        if (!asked.asksPlace)
            return std::nullopt;
        if (spend != nullptr && draft.spend)
            return spend->to;
        if (item != nullptr && draft.item)
            return item->from;
        if (card != nullptr && draft.card)
            return draft.card->city ? card->second : card->city;
        return std::nullopt;
    };
    // What was said already has to be a part of what is wanted.
    const auto aside = [&](const TableDraft& draft) {
        if (draft.card &&
            (card == nullptr || draft.card->event != card->event || (draft.card->hunter && draft.card->hunter != card->hunter)))
            return true;
        if (draft.item && (item == nullptr || draft.item->item != item->item || (draft.who && draft.item->hunter != item->hunter)))
            return true;
        if (draft.spend && (spend == nullptr || draft.spend->option != spend->option))
            return true;
        if (move != nullptr && !(draft.with - move->hunters).empty())
            return true;
        if (draft.result == EnterResult{})
            return false;
        if (result == nullptr || draft.result.blood > result->blood || !(draft.result.escaped - result->escaped).empty())
            return true;
        for (std::size_t n = 0; n < hunterCount; ++n)
            if (draft.result.health[n] > result->health[n])
                return true;
        for (std::size_t n = 0; n < combatWordCount; ++n)
            if (const auto word = static_cast<CombatWord>(n); draft.result.words.contains(word) && !result->words.contains(word))
                return true;
        return false;
    };
    return test::wayOf<PublicHunt>(wanted, moment, sentences, board, 14, tap, aside);
}

} // namespace demeter::fury2e
