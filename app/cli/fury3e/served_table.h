// A recorded game whose table is shown elsewhere.
#pragma once

#include "app/cli/script_answer.h"
#include "app/phones/table_hub.h"
#include "core/fury3e/record/recorded.h"
#include "core/fury3e/record/table_entries.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace demeter {

using namespace fury3e;

/// What Dracula does arrives as lines of a script, what the hunters do as entries of the table. Whatever has been done is told as such a
/// line too, so that all of it together is the script of the game.
class ServedTable final : public ScriptGame<Recorded> {
public:
    /// `done` is told of every line that was done at the table, in order, with what followed from it by itself.
    ServedTable(Record record, std::function<void(const std::string&)> done);

    const Record& record() const { return record_; }
    const Ruleset& ruleset() const { return record_.ruleset(); }
    /// Why nothing can be written any more; then the game cannot go on.
    const std::optional<Fault>& fault() const { return fault_; }

    // Dracula's.
    std::size_t size() const override { return record_.entries().size(); }
    std::size_t cursor() const override { return record_.cursor(); }
    std::expected<void, RecordRefusal> submit(const Action& action) override;
    std::expected<void, RecordRefusal> goTo(std::size_t cursor) override;

    // The table's, as `HubHost` asks for it.
    std::optional<phones::EntryRefused> enter(const Action& entry);
    std::optional<phones::EntryRefused> othersPass();
    std::optional<phones::EntryRefused> takeBack();
    std::optional<phones::EntryRefused> whyNot(LocationId place) const;
    void addChance(const ChanceAction& chance) { atTable()(actionOf<Action>(chance)); }

    /// The table as everybody sees it now.
    phones::SeenGame seen(std::vector<phones::TableCode> codes) const;

private:
    /// What there is to say to a phone whose entry could not be written.
    std::optional<phones::EntryRefused> lost() const;
    TableEntries::Submit atTable();
    std::expected<void, RecordRefusal> noted(std::expected<void, RecordRefusal> result);

    Record record_;
    TableEntries entries_;
    std::function<void(const std::string&)> done_;
    std::optional<Fault> fault_;
};

} // namespace demeter
