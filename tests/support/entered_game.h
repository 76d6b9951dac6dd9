// A game and the table's entries into it, of whichever edition.
#pragma once

#include "core/journal/record.h"

#include <cstddef>
#include <expected>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace demeter::test {

/// `Entries` is a game's table entries (core/journal/table_entries.h). What they lead to is submitted and noted, as the window does it.
template <typename Entries> class EnteredGame {
public:
    using Action = typename Entries::Action;

    explicit EnteredGame(typename Entries::Record begun) : record(std::move(begun)) {}

    using Done = std::expected<void, BasicRecordRefusal<typename Entries::Game>>;
    using Refusal = typename Entries::Refusal;

    Done submit(const Action& action)
    {
        if (refuses)
            return std::unexpected(Fault{"file-write", {}, {}});
        const auto done = record.submit(action);
        if (done) {
            submitted.push_back(action);
            entries.note(record);
        }
        return done;
    }
    /// Why the rules refuse it; nothing if they do not.
    std::optional<Refusal> enter(const Action& entry)
    {
        const auto done = entries.enter(record, entry, [this](const Action& action) { return submit(action); });
        const auto* refused = done ? nullptr : std::get_if<Refusal>(&done.error());
        return refused != nullptr ? std::optional(*refused) : std::nullopt;
    }
    /// Whether anybody did.
    bool othersPass()
    {
        const std::size_t before = record.cursor();
        (void)entries.letOthersPass(record, [this](const Action& action) { return submit(action); });
        return record.cursor() != before;
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
