// A game and the table's entries into it, of whichever edition.
#pragma once

#include <optional>
#include <utility>
#include <vector>

namespace demeter::test {

/// `Entries` is a game's table entries (core/journal/table_entries.h). What they lead to is submitted and noted, as the window does it.
template <typename Entries> class EnteredGame {
public:
    using Action = typename Entries::Action;

    explicit EnteredGame(typename Entries::Record begun) : record(std::move(begun)) {}

    bool submit(const Action& action)
    {
        if (refuses || !record.submit(action))
            return false;
        submitted.push_back(action);
        entries.note(record);
        return true;
    }
    auto enter(const Action& entry)
    {
        return entries.enter(record, entry, [this](const Action& action) { return submit(action); });
    }
    bool othersPass()
    {
        return entries.letOthersPass(record, [this](const Action& action) { return submit(action); });
    }
    bool takeBack()
    {
        if (!entries.canTakeBack(record) || !record.goTo(entries.began()))
            return false;
        entries.note(record);
        return true;
    }

    typename Entries::Record record;
    Entries entries;
    std::vector<Action> submitted;
    bool refuses = false; ///< as a full disk does
};

} // namespace demeter::test
