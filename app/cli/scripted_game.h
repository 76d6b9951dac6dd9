// A game that a script plays, with or without a record.
#pragma once

#include "app/cli/script_answer.h"
#include "core/journal/record.h"

#include <cstddef>
#include <expected>
#include <optional>
#include <utility>
#include <vector>

namespace demeter {

/// Without a record the history is kept in memory only; the answers are the same.
template <typename Game> class ScriptedGame final : public ScriptGame<Game> {
public:
    using Rules = typename Game::Rules;
    using State = typename Game::State;
    using Action = typename Game::Action;
    using Refused = BasicRecordRefusal<Game>;

    ScriptedGame(Rules rules, State state) { snapshots_.push_back({std::move(rules), std::move(state)}); }
    explicit ScriptedGame(BasicRecord<Game> record) : record_(std::move(record)) {}

    const Rules& ruleset() const { return record_ ? record_->ruleset() : snapshots_[cursor_].rules; }
    const State& state() const { return record_ ? record_->state() : snapshots_[cursor_].state; }
    std::size_t size() const override { return record_ ? record_->entries().size() : actions_.size(); }
    std::size_t cursor() const override { return record_ ? record_->cursor() : cursor_; }

    std::expected<void, Refused> submit(const Action& action) override
    {
        if (record_)
            return record_->submit(action);
        const auto refused = [&](const Action& asked) -> std::optional<typename Game::Refusal> {
            const auto after = Game::apply(ruleset(), state(), complete(asked));
            return after ? std::nullopt : std::optional(after.error());
        };
        return chance_.template submit<Refused>(
            action, [&]() -> const State& { return state(); }, [&] { return actionsDone(); }, refused,
            [&](const Action& each) { return carryOut(each); });
    }

    std::expected<void, Refused> goTo(std::size_t cursor) override
    {
        if (record_)
            return record_->goTo(cursor);
        cursor_ = cursor;
        return {};
    }

private:
    struct Snapshot {
        Rules rules;
        State state;
    };

    // Without a record.

    std::vector<Action> actionsDone() const { return {actions_.begin(), actions_.begin() + static_cast<std::ptrdiff_t>(cursor_)}; }
    /// With what looks back on the game filled in.
    Action complete(const Action& action) const
    {
        if (!Game::needsHistory(action))
            return chance_.whole(state(), action);
        return Game::completedFromHistory(snapshots_.front().rules, snapshots_.front().state, actionsDone(), action);
    }
    std::expected<void, Refused> carryOut(const Action& action)
    {
        const auto now = static_cast<std::ptrdiff_t>(cursor_);
        Action taken = complete(action);
        auto after = Game::apply(ruleset(), state(), taken);
        if (!after)
            return std::unexpected(Refused(std::move(after.error())));
        Snapshot next{Game::rulesAfter(ruleset(), taken), std::move(*after)};
        // What was taken back is overwritten.
        actions_.erase(actions_.begin() + now, actions_.end());
        snapshots_.erase(snapshots_.begin() + now + 1, snapshots_.end());
        chance_.keep(state(), taken, [&] { return actionsDone(); });
        actions_.push_back(std::move(taken));
        snapshots_.push_back(std::move(next));
        ++cursor_;
        return {};
    }

    std::optional<BasicRecord<Game>> record_;
    KeptChance<Game> chance_;
    std::vector<Snapshot> snapshots_; ///< without a record: one more than actions
    std::vector<Action> actions_;
    std::size_t cursor_ = 0;
};

} // namespace demeter
