// Combats in the tests of the second edition.
#pragma once

#include "tests/core/fury2e/rules/second_table.h"

#include <QTest>

namespace demeter::test {

/// A combat that has just begun, in the hunters' turns, with nothing else due.
inline SecondTable secondCombat(const std::string& position, fury2e::HunterSet hunters, std::optional<fury2e::Encounter> agent = {},
                                bool came = true, bool lair = false)
{
    SecondTable t(position);
    t.state.step = fury2e::Step::Hunters;
    fury2e::beginCombat(t.ruleset, t.state, hunters, agent, came, lair);
    return t;
}

/// Nobody plays a card before the combat.
inline bool goToRounds(SecondTable& t)
{
    return t.act(fury2e::GoOn{});
}

/// One round, from the card laid down to what it came to.
inline bool fightRound(SecondTable& t, std::variant<fury2e::DraculaTactic, fury2e::AgentTactic> tactic, const fury2e::EnterResult& result,
                       std::optional<fury2e::Hunter> target = {})
{
    return t.act(fury2e::PlayTactic{tactic, target}) && t.act(fury2e::GoOn{}) && t.act(result);
}

/// A result of words alone.
inline fury2e::EnterResult words(fury2e::CombatWords words)
{
    return {words, {}, 0, {}};
}
/// A hunter's loss.
inline fury2e::EnterResult loses(fury2e::Hunter hunter, std::uint8_t health, fury2e::CombatWords words = {})
{
    fury2e::EnterResult result{words, {}, 0, {}};
    result.health[static_cast<std::size_t>(hunter)] = health;
    return result;
}

/// What Dracula or his Agent could lay down now.
inline QStringList secondTactics(const SecondTable& t)
{
    QStringList ids;
    for (const fury2e::Action& action : fury2e::legalActions(t.ruleset, t.state))
        if (const auto* play = std::get_if<fury2e::PlayTactic>(&action)) {
            const auto* own = std::get_if<fury2e::DraculaTactic>(&play->tactic);
            const std::string_view id = own != nullptr
                                            ? fury2e::draculaTacticIds[static_cast<std::size_t>(*own)]
                                            : fury2e::agentTacticIds[static_cast<std::size_t>(std::get<fury2e::AgentTactic>(play->tactic))];
            if (const QString name = QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())); !ids.contains(name))
                ids.append(name);
        }
    return ids;
}

} // namespace demeter::test
