// What can be answered when Encounter cards are met, and whether that is what is listed.
#pragma once

#include "core/fury3e/rules/rules.h"
#include "tests/support/table.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <variant>
#include <vector>

namespace demeter::test {

using namespace fury3e;

inline AnswerEncounter answered(bool met = false, int count = 0, HunterSet counting = {}, HunterSet joining = {})
{
    AnswerEncounter answer;
    answer.met = met;
    counting.forEach([&](Hunter hunter) { answer.counts[static_cast<std::size_t>(hunter)] = static_cast<std::uint8_t>(count); });
    answer.joining = joining;
    return answer;
}

/// These answers, and the choice of every card that lies somewhere, and of some that do not.
inline std::vector<Action> andEveryCard(const Table& table, std::vector<Action> answers)
{
    for (const bool lair : {false, true})
        for (std::uint8_t number = 0; number < 8; ++number)
            for (std::size_t kind = 0; kind < table.rules.cards->encounters.size(); ++kind)
                for (std::uint8_t nth = 0; nth < 3; ++nth)
                    answers.emplace_back(ChooseLying{{{lair, number}, static_cast<EncounterKind>(kind), nth}});
    return answers;
}

/// Legal and accepted are the same for each of these.
inline bool listsWhatItTakes(const Table& table, const std::vector<Action>& actions)
{
    const auto legal = legalActions(table.rules, table.state);
    return std::ranges::all_of(actions, [&](const Action& action) {
        return apply(table.rules, table.state, action).has_value() == (std::ranges::find(legal, action) != legal.end());
    });
}

/// The cards that may be chosen now.
inline std::vector<LyingCard> cardsToChoose(const Table& table)
{
    std::vector<LyingCard> cards;
    for (const Action& action : legalActions(table.rules, table.state))
        if (const auto* chosen = std::get_if<ChooseLying>(&action))
            cards.push_back(chosen->card);
    return cards;
}

} // namespace demeter::test
