// A recorded game whose table is shown elsewhere.
#pragma once

#include "app/cli/script_answer.h"
#include "app/phones/table_hub.h"
#include "app/text/reveal_files.h"

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace demeter {

/// What the player with the secret does arrives as lines of a script, what the others do as entries of the table. Whatever has been done is
/// told as such a line too, so that all of it together is the script of the game.
///
/// `Entries` is a `BasicTableEntries` (core/journal/table_entries.h), `PhoneView` what phones are told of the game by
/// (app/phones/table_hub.h).
template <typename Entries, typename PhoneView> class BasicServedTable final : public ScriptGame<typename Entries::Game> {
public:
    using Game = typename Entries::Game;
    using Record = BasicRecord<Game>;
    using Action = typename Game::Action;
    using Done = std::expected<void, BasicRecordRefusal<Game>>;
    using Refused = phones::BasicEntryRefused<PhoneView>;

    /// `done` is told of every line that was done at the table, in order, with what followed from it by itself.
    BasicServedTable(Record record, std::function<void(const std::string&)> done)
        : record_(std::move(record)), entries_(record_), done_(std::move(done))
    {
    }

    const Record& record() const { return record_; }
    const typename Game::Rules& ruleset() const { return record_.ruleset(); }
    /// Why nothing can be written any more; then the game cannot go on.
    const std::optional<Fault>& fault() const { return fault_; }

    // Of a script.
    std::size_t size() const override { return record_.entries().size(); }
    std::size_t cursor() const override { return record_.cursor(); }
    Done submit(const Action& action) override { return noted(record_.submit(action)); }
    Done goTo(std::size_t cursor) override { return noted(record_.goTo(cursor)); }

    /// The game was revealed as it stands: until everybody has agreed that it goes on, nothing comes into it.
    bool isHeld() const { return record_.head() != playedOn_ && isRevealedAt(record_.path(), record_.head()); }
    /// They have.
    void playOn() { playedOn_ = record_.head(); }

    // The table's, as `BasicHubHost` asks for it.
    std::optional<Refused> enter(const Action& entry) { return isHeld() ? held() : told(entries_.enter(record_, entry, atTable()), entry); }
    std::optional<Refused> othersPass() { return isHeld() ? held() : told(entries_.letOthersPass(record_, atTable())); }
    std::optional<Refused> takeBack()
    {
        if (isHeld())
            return held();
        if (!entries_.canTakeBack(record_) || !entries_.revealedByEntry(record_).empty() || !entries_.codesPassed(record_).empty())
            return std::nullopt;
        const std::size_t began = entries_.began();
        auto done = goTo(began);
        if (done)
            done_("{\"go-to\":" + std::to_string(began) + "}");
        return told(done);
    }
    std::optional<Refused> whyNot(LocationId place) const
    {
        auto refused = refusedMove(ruleset(), record_.state(), place);
        if (!refused)
            return std::nullopt;
        return Refused{std::move(refused->second), allowedByTable(ruleset(), record_.state(), refused->first)};
    }
    void addChance(const ChanceAction& chance)
    {
        if (!isHeld()) // then nobody is asked for any
            (void)atTable()(actionOf<Action>(chance));
    }

    /// The table as everybody sees it now.
    phones::BasicPublicGame<PhoneView> seen(std::vector<phones::TableCode> codes) const
    {
        return phones::seenGameOf<PhoneView>(record_, entries_, std::move(codes), revealedInPlay(record_), isHeld());
    }

private:
    static std::optional<Refused> held() { return Refused{{}, std::nullopt, true}; }
    /// Why it did not come into the game, for a phone.
    std::optional<Refused> told(const Done& done, const std::optional<Action>& entry = {}) const
    {
        if (done)
            return std::nullopt;
        if (const auto* refused = std::get_if<typename Game::Refusal>(&done.error()))
            return Refused{*refused, entry ? allowedByTable(ruleset(), record_.state(), *entry) : std::nullopt};
        return Refused{PhoneView::notWritten(), std::nullopt};
    }
    auto atTable()
    {
        return [this](const Action& action) {
            const std::string line = Game::writeAction(ruleset(), action);
            Done done = submit(action);
            if (done)
                done_(line);
            return done;
        };
    }
    Done noted(Done result)
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
};

} // namespace demeter
