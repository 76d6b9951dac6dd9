#include "app/cli/fury3e/served_table.h"

#include "app/phones/seen_game.h"
#include "core/fury3e/text/action_text.h"
#include "core/fury3e/view/table_turn.h"

#include <utility>

namespace demeter {

using namespace fury3e;
using phones::EntryRefused;

ServedTable::ServedTable(Record record, std::function<void(const std::string&)> done)
    : record_(std::move(record)), entries_(record_), done_(std::move(done))
{
}

std::expected<void, RecordRefusal> ServedTable::noted(std::expected<void, RecordRefusal> result)
{
    if (result)
        entries_.note(record_);
    else if (const auto* fault = std::get_if<Fault>(&result.error()))
        fault_ = *fault;
    return result;
}

std::expected<void, RecordRefusal> ServedTable::submit(const Action& action)
{
    return noted(record_.submit(action));
}

std::expected<void, RecordRefusal> ServedTable::goTo(std::size_t cursor)
{
    return noted(record_.goTo(cursor));
}

TableEntries::Submit ServedTable::atTable()
{
    return [this](const Action& action) {
        const std::string line = writeAction(ruleset(), action);
        if (!submit(action))
            return false;
        done_(line);
        return true;
    };
}

std::optional<EntryRefused> ServedTable::enter(const Action& entry)
{
    if (auto refused = entries_.enter(record_, entry, atTable()))
        return EntryRefused{*std::move(refused), allowedByTable(ruleset(), record_.state(), entry)};
    return lost();
}

std::optional<EntryRefused> ServedTable::lost() const
{
    return fault_ ? std::optional(EntryRefused{Violation{"INV-1", Refusal::NotWritten, {}}, std::nullopt}) : std::nullopt;
}

std::optional<EntryRefused> ServedTable::othersPass()
{
    entries_.letOthersPass(record_, atTable());
    return lost();
}

std::optional<EntryRefused> ServedTable::takeBack()
{
    if (!entries_.canTakeBack(record_) || !entries_.broughtToLight(record_).empty() || !entries_.codesPassed(record_).empty())
        return std::nullopt;
    const std::size_t began = entries_.began();
    if (goTo(began))
        done_("{\"go-to\":" + std::to_string(began) + "}");
    return lost();
}

std::optional<EntryRefused> ServedTable::whyNot(LocationId place) const
{
    auto refused = refusedMove(ruleset(), record_.state(), place);
    if (!refused)
        return std::nullopt;
    return EntryRefused{std::move(refused->second), allowedByTable(ruleset(), record_.state(), refused->first)};
}

phones::SeenGame ServedTable::seen(std::vector<phones::TableCode> codes) const
{
    return phones::seenGame(record_, entries_, std::move(codes));
}

} // namespace demeter
