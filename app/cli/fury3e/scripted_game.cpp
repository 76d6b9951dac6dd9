#include "app/cli/fury3e/scripted_game.h"

#include "core/fury3e/rules/rules.h"

#include <span>

namespace demeter {

using namespace fury3e;

std::expected<void, RecordRefusal> ScriptedGame::submit(const Action& action)
{
    if (record_)
        return record_->submit(action);
    Action complete = action;
    if (auto* claim = std::get_if<ClaimError>(&complete))
        claim->found = auditRecord(snapshots_.front().ruleset, snapshots_.front().state, std::span(actions_).first(cursor_));
    auto after = apply(ruleset(), state(), complete);
    if (!after)
        return std::unexpected(RecordRefusal(std::move(after.error())));
    Snapshot next{amended(ruleset(), complete), std::move(*after)};
    // What was taken back is overwritten.
    actions_.resize(cursor_);
    snapshots_.erase(snapshots_.begin() + static_cast<std::ptrdiff_t>(cursor_) + 1, snapshots_.end());
    actions_.push_back(std::move(complete));
    snapshots_.push_back(std::move(next));
    ++cursor_;
    return {};
}

std::expected<void, RecordRefusal> ScriptedGame::goTo(std::size_t cursor)
{
    if (record_)
        return record_->goTo(cursor);
    cursor_ = cursor;
    return {};
}

} // namespace demeter
