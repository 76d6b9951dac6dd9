// What is entered at the table of a game with a public log, with what follows from it by itself, and what is remembered of the last entry.
#pragma once

#include "core/journal/record.h"
#include "core/journal/shown_codes.h"

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <iterator>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace demeter {

/// What a game says of its table's entries: a struct of types and static pure functions; it may have `opens(rules, state, entry)`, what
/// the table passes over by an entry and is part of it, an optional `Action`. `Game` is its `Recorded`, which has the members of
/// `RecordedLog`.
template <typename Entered>
concept EnteredAtTable = requires(const typename Entered::Game::Rules& rules, const typename Entered::Game::State& state,
                                  const typename Entered::Game::Action& action, const typename Entered::Game::News& news,
                                  const typename Entered::Game::Step& step)
{
    {
        Entered::refused(rules, state, action)
        } -> std::same_as<std::optional<typename Entered::Game::Refusal>>; // nothing: the table can enter it now
    Entered::turn(rules, state);                                           // what the table does next, for all who show it
    {
        Entered::before(rules, state, action)
        } -> std::same_as<std::optional<typename Entered::Game::Action>>; // what goes before this entry
    {
        Entered::mustGoFirst()
        } -> std::same_as<typename Entered::Game::Refusal>; // that cannot be done for whoever has to do it
    {
        Entered::after(state)
        } -> std::same_as<std::optional<typename Entered::Game::Action>>; // what follows an entry without anybody's being asked
    {
        Entered::pass(rules, state, state, Entered::turn(rules, state))
        } -> std::same_as<std::optional<typename Entered::Game::Action>>; // how whoever is next passes; the first state: of the first pass
    {
        Entered::mostPasses
        } -> std::convertible_to<std::size_t>; // in one entry
    {
        Entered::revealsHidden(news)
        } -> std::same_as<bool>; // shows something hidden for the first time, which no correction makes anybody forget
    {
        Entered::isNoNews(step)
        } -> std::same_as<bool>; // what was news before the step stays so
};

/// A game that answers what nobody need be asked about, whoever did the step before: `unasked(rules, state)` is that answer.
template <typename Entered>
concept AnswersUnasked = requires(const typename Entered::Game::Rules& rules, const typename Entered::Game::State& state)
{
    {
        Entered::unasked(rules, state)
        } -> std::same_as<std::optional<typename Entered::Game::Action>>;
};

/// The table's entries into one game; another game has entries of its own. Window, phones and terminal enter through it alike.
///
/// It never changes a record: whoever owns it does that in `submit`, and says after each change that there was one (`note`). What is
/// remembered is forgotten when the program ends: then nothing can be taken back at the table.
///
/// `submit(action)` does an action and calls `note`; it returns a `std::expected` of nothing, or of why it was not done, which a refusal of
/// the game can be. What is entered returns the same.
template <EnteredAtTable Entered> class BasicTableEntries {
public:
    using Game = typename Entered::Game;
    using Record = BasicRecord<Game>;
    using Action = typename Game::Action;
    using Refusal = typename Game::Refusal;
    using News = typename Game::News;
    using Turn = decltype(Entered::turn(std::declval<const typename Game::Rules&>(), std::declval<const typename Game::State&>()));
    template <typename Submit> using Done = std::invoke_result_t<const Submit&, const Action&>;

    BasicTableEntries() = default;
    /// Of a game that has been opened: all of its log has been looked at.
    explicit BasicTableEntries(const Record& record) : newsBegins_(record.publicLog().size() - 1), logged_(record.publicLog().size()) {}

    /// After every change of the record, whoever made it, and before anybody is told of it.
    void note(const Record& record)
    {
        turn_.reset();
        const auto& log = record.publicLog();
        if (log.size() == logged_) // what the table does not notice is no news, and ends none
            return;
        const bool stays =
            std::all_of(log.begin() + static_cast<std::ptrdiff_t>(std::min(logged_, log.size())), log.end(), Entered::isNoNews);
        logged_ = log.size();
        if (!entered_.empty() && record.cursor() < entered_.back().ended) { // it went back
            std::erase_if(entered_, [&](const Last& each) { return each.ended > record.cursor(); });
            if (!entered_.empty())
                entered_.back().logged = log.size(); // it is the last thing that happened again
        }
        if (!stays)
            newsBegins_ = together_.value_or(log.size() - 1);
    }
    /// What the table does next: made once a step, however many show it.
    const Turn& turn(const Record& record) const
    {
        if (!turn_)
            turn_.emplace(Entered::turn(record.ruleset(), record.state()));
        return *turn_;
    }
    /// What is done until `endNews` is one piece of news to the table.
    void beginNews(const Record& record) { together_ = record.publicLog().size(); }
    void endNews() { together_.reset(); }

    /// What the table enters, and what follows from it without anybody's being asked. If the rules refuse it, nothing has changed.
    template <typename Submit> Done<Submit> enter(const Record& record, const Action& entry, const Submit& submit)
    {
        if (auto refused = Entered::refused(record.ruleset(), record.state(), entry))
            return std::unexpected(*std::move(refused));
        const auto passPauses = [&]() -> Done<Submit> {
            while (const auto before = Entered::before(record.ruleset(), record.state(), entry)) {
                if (!Game::apply(record.ruleset(), record.state(), *before)) // what is hidden there, the table is not told
                    return std::unexpected(Entered::mustGoFirst());
                if (auto gone = submit(*before); !gone)
                    return gone;
            }
            return {};
        };
        if (auto gone = passPauses(); !gone)
            return gone;
        const bool follows = canTakeBack(record);
        beginNews(record);
        const std::size_t began = record.cursor();
        entering_ = Entering{began, *together_, passing_ ? std::nullopt : std::optional(entry)};
        Done<Submit> done;
        bool first = false; // something has come before it
        if constexpr (requires { Entered::opens(record.ruleset(), record.state(), entry); })
            if (const auto opens = Entered::opens(record.ruleset(), record.state(), entry); opens && (done = submit(*opens))) {
                done = passPauses();
                first = !done && std::holds_alternative<Refusal>(done.error());
                if (first) // what that is, the table is not told, and what it has opened has happened
                    done = {};
            }
        if (done && !first && (record.cursor() == began || !Entered::refused(record.ruleset(), record.state(), entry)))
            done = submit(entry);
        else
            entering_->entry.reset();
        while (done) {
            const auto after = Entered::after(record.state());
            if (!after)
                break;
            done = submit(*after);
        }
        if (done)
            done = answerUnasked(record, *together_, submit);
        endNews();
        remember(record, std::move(*entering_), follows);
        entering_.reset();
        return done;
    }
    /// Enters what nobody need be asked about now: one piece of news with the step before it, of which the log's step `news` was the first.
    template <typename Submit> Done<Submit> answerUnasked(const Record& record, std::size_t news, const Submit& submit)
    {
        Done<Submit> done;
        if constexpr (AnswersUnasked<Entered>) {
            const auto outer = together_;
            while (done) {
                const auto next = Entered::unasked(record.ruleset(), record.state());
                if (!next)
                    break;
                together_ = outer.value_or(news);
                done = submit(*next);
            }
            together_ = outer;
        }
        return done;
    }
    /// Nobody was asked about that entry of the record.
    static bool isUnasked(const Record& record, std::size_t entry)
    {
        if constexpr (AnswersUnasked<Entered>)
            return Entered::unasked(record.ruleset(), record.stateAt(entry)) == record.entries()[entry].action;
        else
            return false;
    }
    /// Whoever is next and all behind pass, as far as they may: it stops where one of them cannot, and where something hidden has to be
    /// decided.
    template <typename Submit> Done<Submit> letOthersPass(const Record& record, const Submit& submit)
    {
        const typename Game::State first = record.state();
        const std::size_t began = record.cursor();
        const std::size_t news = record.publicLog().size();
        const bool follows = canTakeBack(record);
        auto older = entered_;
        passing_ = true;
        Done<Submit> done;
        for (std::size_t n = 0; done && n < Entered::mostPasses; ++n) {
            const auto pass = Entered::pass(record.ruleset(), first, record.state(), turn(record));
            if (!pass)
                break;
            done = enter(record, *pass, submit);
        }
        passing_ = false;
        if (record.cursor() == began)
            return done;
        newsBegins_ = news;
        entered_ = std::move(older);
        remember(record, {began, news, std::nullopt}, follows);
        if (!done && std::holds_alternative<Refusal>(done.error())) // as far as they may
            done = {};
        return done;
    }

    /// What was entered last, and all that followed from it, is the last thing that happened: it can be taken back, as a correction that
    /// the table's log keeps; then what was entered before it, if nothing else had happened in between. What is decided in secret
    /// afterwards, without the table's noticing, goes with it, and changes nothing here: else the offer itself would tell of it.
    bool canTakeBack(const Record& record) const
    {
        return !entered_.empty() && record.cursor() >= entered_.back().ended && record.publicLog().size() == entered_.back().logged;
    }
    /// Where the game stood before it, for `goTo`. Only if it can be taken back.
    std::size_t began() const { return entered_.back().began; }
    /// What of the hidden things has come to light by it, in order: no correction makes the table forget it.
    std::vector<News> revealedByEntry(const Record& record) const
    {
        std::vector<News> shown;
        if (canTakeBack(record))
            for (std::size_t cursor = began() + 1; cursor <= entered_.back().ended; ++cursor)
                std::ranges::copy_if(record.stateAt(cursor).happened, std::back_inserter(shown), Entered::revealsHidden);
        return shown;
    }
    /// The rounds of the codes behind which taking it back goes, also while it is being entered: everybody is asked first.
    std::vector<std::uint16_t> codesPassed(const Record& record) const
    {
        if (!entering_ && !canTakeBack(record))
            return {};
        const std::size_t from = entering_ ? entering_->began : began();
        return demeter::codesPassed(record.publicLog(), Game::tableOf(record.ruleset(), record.stateAt(from)));
    }
    /// What it was, or is while it is being entered; nothing if it cannot be taken back, or was a passing of several.
    std::optional<Action> lastEntry(const Record& record) const
    {
        return entering_ ? entering_->entry : canTakeBack(record) ? entered_.back().entry : std::nullopt;
    }
    /// The first step of the table's log that belongs to what can be taken back, or is being entered; what was entered after it, and taken
    /// back, comes later. Without either as `newsBegins`.
    std::size_t entryBegins(const Record& record) const
    {
        return entering_ ? entering_->told : canTakeBack(record) ? entered_.back().told : newsBegins(record);
    }
    /// The first step of the table's log that belongs to what was entered last; after anything else that the table has noticed, the last
    /// step of the log.
    std::size_t newsBegins(const Record& record) const { return std::min(newsBegins_, record.publicLog().size() - 1); }

private:
    struct Entering {
        std::size_t began = 0;       ///< steps of the game before it
        std::size_t told = 0;        ///< steps of the table's log before it
        std::optional<Action> entry; ///< nothing: several passed
    };
    struct Last : Entering {
        std::size_t ended = 0;  ///< steps of the game with it
        std::size_t logged = 0; ///< steps of the table's log with it; the log never becomes shorter
    };
    /// `follows`: nothing had happened since what was entered before.
    void remember(const Record& record, Entering entry, bool follows)
    {
        if (record.cursor() <= entry.began)
            return; // it never happened
        if (!follows)
            entered_.clear();
        entered_.push_back({std::move(entry), record.cursor(), record.publicLog().size()});
    }

    std::vector<Last> entered_; ///< at the table, one directly after the other
    std::size_t newsBegins_ = 0;
    std::size_t logged_ = 0;              ///< steps of the table's log so far
    std::optional<std::size_t> together_; ///< several steps are one piece of news, from this one on
    std::optional<Entering> entering_;    ///< what is being entered, with all that follows from it
    bool passing_ = false;                ///< several, in one entry
    mutable std::optional<Turn> turn_;    ///< of this step; nothing: nobody has asked for it yet
};

} // namespace demeter
