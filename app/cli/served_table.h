// A recorded game whose table is shown elsewhere.
#pragma once

#include "app/cli/script_answer.h"
#include "app/record/recorded_table.h"
#include "app/text/reveal_files.h"

#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace demeter {

/// What the player with the secret does arrives as lines of a script, what the others do as entries of the table. Whatever has been done is
/// told as such a line too, so that all of it together is the script of the game.
///
/// `Entries` is a `BasicTableEntries` (core/journal/table_entries.h), `Public` the game's `PublicGame`.
template <typename Entries, typename Public> class BasicServedTable final : public RecordedTable<Public, Entries>,
                                                                            public ScriptGame<typename Entries::Game> {
    using Base = RecordedTable<Public, Entries>;

public:
    using typename Base::Action;
    using typename Base::Game;
    using typename Base::Record;
    using Result = std::expected<void, BasicRecordRefusal<Game>>;

    /// `done` is told each action that was done at the table, in order, with what followed from it by itself.
    BasicServedTable(Record record, std::function<void(const std::string&)> done)
        : record_(std::move(record)), entries_(record_), done_(std::move(done))
    {
    }

    const Record& record() const { return record_; }
    const Entries& entries() const override { return entries_; }
    const typename Game::Rules& ruleset() const { return record_.ruleset(); }
    /// Why nothing can be written any more; then the game cannot go on.
    const std::optional<Fault>& fault() const { return fault_; }

    // Of a script.
    std::size_t size() const override { return record_.entries().size(); }
    std::size_t cursor() const override { return record_.cursor(); }
    Result submit(const Action& action) override { return noted(record_.submit(action)); }
    Result goTo(std::size_t cursor) override { return noted(record_.goTo(cursor)); }

    bool isHeld() const override { return record_.head() != playedOn_ && isRevealedAt(record_.path(), record_.head()); }
    /// Everybody has agreed that it goes on.
    void playOn() { playedOn_ = record_.head(); }
    /// What everybody is given of the game, which was revealed as it stands; null: it was not.
    void reveal(std::shared_ptr<const RevealedLines> lines)
    {
        revealed_ = std::move(lines);
        revealedAt_ = record_.head();
    }
    /// After what a script has done, once it is answered.
    using Base::step;

    // Of the table: all of it is done before anybody is told.
    typename Base::Done enter(const Entry& entry) override { return thenTold(Base::enter(entry)); }
    typename Base::Done letOthersPass() override { return thenTold(Base::letOthersPass()); }
    typename Base::Done takeBack() override { return thenTold(Base::takeBack()); }
    void addChance([[maybe_unused]] const ChanceAction& chance) override
    {
        if constexpr (hasChance<Action>)
            if (!isHeld()) // then nobody is asked for any
                (void)atTable()(actionOf<Action>(chance));
        step();
    }

protected:
    const Record* open() const override { return &record_; }
    std::shared_ptr<const RevealedLines> revealed() const override { return revealedAt_ == record_.head() ? revealed_ : nullptr; }
    Revealed wasRevealed() const override { return revealedInPlay(record_); }
    Result enterAction(const Action& action) override { return entries_.enter(record_, action, atTable()); }
    Result passOthers() override { return entries_.letOthersPass(record_, atTable()); }
    Result goBack() override
    {
        if (!entries_.canTakeBack(record_))
            return {};
        const std::size_t began = entries_.began();
        Result done = goTo(began);
        if (done)
            done_("{\"go-to\":" + std::to_string(began) + "}");
        return done;
    }

private:
    typename Base::Done thenTold(typename Base::Done done)
    {
        step();
        return done;
    }
    auto atTable()
    {
        return [this](const Action& action) {
            const std::string line = Game::writeAction(ruleset(), action);
            Result done = submit(action);
            if (done)
                done_(line);
            return done;
        };
    }
    Result noted(Result result)
    {
        if (result)
            entries_.note(record_);
        else if (const auto* fault = std::get_if<Fault>(&result.error()))
            fault_ = *fault;
        return result;
    }

    Record record_;
    Entries entries_;
    std::function<void(const std::string&)> done_;
    std::optional<Fault> fault_;
    std::string playedOn_; ///< the head of the record at which everybody agreed to
    std::shared_ptr<const RevealedLines> revealed_;
    std::string revealedAt_; ///< the head of the record at which it was looked for
};

} // namespace demeter
