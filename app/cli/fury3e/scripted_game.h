// A game that a script plays, with or without a record.
#pragma once

#include "app/cli/fury3e/script_answer.h"
#include "core/fury3e/game/action.h"
#include "core/fury3e/game/game_state.h"
#include "core/fury3e/game/ruleset.h"
#include "core/fury3e/record/recorded.h"

#include <cstddef>
#include <expected>
#include <optional>
#include <vector>

namespace demeter {

using namespace fury3e;

/// Without a record the history is kept in memory only; the answers are the same.
class ScriptedGame final : public ScriptGame {
public:
    ScriptedGame(Ruleset ruleset, GameState state) { snapshots_.push_back({std::move(ruleset), std::move(state)}); }
    explicit ScriptedGame(Record record) : record_(std::move(record)) {}

    const Ruleset& ruleset() const { return record_ ? record_->ruleset() : snapshots_[cursor_].ruleset; }
    const GameState& state() const { return record_ ? record_->state() : snapshots_[cursor_].state; }
    std::size_t size() const override { return record_ ? record_->entries().size() : actions_.size(); }
    std::size_t cursor() const override { return record_ ? record_->cursor() : cursor_; }

    std::expected<void, RecordRefusal> submit(const Action& action) override;
    std::expected<void, RecordRefusal> goTo(std::size_t cursor) override;

private:
    struct Snapshot {
        Ruleset ruleset;
        GameState state;
    };
    std::optional<Record> record_;
    std::vector<Snapshot> snapshots_; ///< without a record: one more than actions
    std::vector<Action> actions_;
    std::size_t cursor_ = 0;
};

} // namespace demeter
