#include "core/fury3e/record/table_entries.h"

#include "core/fury3e/rules/rules.h"
#include "core/fury3e/view/shown_codes.h"
#include "core/fury3e/view/table_turn.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace demeter::fury3e {

bool bringsToLight(const Happening& happening)
{
    using What = Happening::What;
    constexpr std::array reveals{What::LocationRevealed,  What::PenaltyRevealed, What::HideRevealed,
                                 What::EncounterRevealed, What::SlotPower,       What::HandShown};
    return std::ranges::find(reveals, happening.what) != reveals.end();
}

void TableEntries::note(const Record& record)
{
    const std::size_t logged = record.publicLog().size();
    if (logged == logged_) // what the table does not notice is no news, and ends none
        return;
    const bool onlyChance = std::all_of(record.publicLog().begin() + static_cast<std::ptrdiff_t>(std::min(logged_, logged)),
                                        record.publicLog().end(), isChanceAlone);
    logged_ = logged;
    if (onlyChance) // what was news before stays
        return;
    newsBegins_ = together_.value_or(logged - 1);
}

std::optional<Violation> TableEntries::enter(const Record& record, const Action& entry, const Submit& submit)
{
    if (auto refused = refusedAtTable(record.ruleset(), record.state(), entry))
        return refused;
    // What Dracula could have played in the pause that nobody knows of, he keeps.
    while (const auto before = beforeEntry(record.state())) {
        if (!apply(record.ruleset(), record.state(), *before)) // he must play it; which card that is, the table is not told (INFO-7)
            return Violation{"TIME-1", Refusal::NotNow, {}};
        if (!submit(*before))
            return std::nullopt;
    }
    beginNews(record);
    const std::size_t began = record.cursor();
    entering_ = true;
    enteringBegan_ = began;
    entry_ = passing_ ? std::nullopt : std::optional(entry);
    bool done = submit(entry);
    while (done) {
        const auto after = afterEntry(record.state());
        if (!after)
            break;
        done = submit(*after);
    }
    entering_ = false;
    endNews();
    if (record.cursor() > began)
        entered_ = {began, record.cursor(), record.publicLog().size()};
    return std::nullopt;
}

bool TableEntries::letOthersPass(const Record& record, const Submit& submit)
{
    const Step step = record.state().step;
    const std::size_t began = record.cursor();
    std::optional<std::size_t> first;
    passing_ = true;
    for (std::size_t n = 0; n < hunterCount && record.state().step == step; ++n) {
        const TableTurn turn = tableTurn(record.ruleset(), record.state());
        if (turn.who != TableTurn::Who::Hunters || turn.options.empty() || !turn.options.front().pass)
            break;
        if (!first)
            first = record.publicLog().size();
        if (enter(record, HunterActs{turn.options.front().hunter, HunterActs::What::Pass, false, false}, submit))
            break;
    }
    passing_ = false;
    if (!first)
        return false;
    newsBegins_ = *first;
    if (record.cursor() > began)
        entered_ = {began, record.cursor(), record.publicLog().size()};
    return true;
}

std::vector<Happening> TableEntries::broughtToLight(const Record& record) const
{
    std::vector<Happening> shown;
    if (canTakeBack(record))
        for (std::size_t cursor = entered_->began + 1; cursor <= entered_->ended; ++cursor)
            std::ranges::copy_if(record.stateAt(cursor).happened, std::back_inserter(shown), bringsToLight);
    return shown;
}

std::vector<std::uint16_t> TableEntries::codesPassed(const Record& record) const
{
    if (!entering_ && !canTakeBack(record))
        return {};
    const std::size_t began = entering_ ? enteringBegan_ : entered_->began;
    return fury3e::codesPassed(record.publicLog(), publicView(record.ruleset(), record.stateAt(began)));
}

} // namespace demeter::fury3e
