// The running game of a record whose table enters what the hunters do, in the window or in the terminal.
#pragma once

#include "app/table/running_game.h"
#include "core/fury/standing_steps.h"
#include "core/journal/table_entries.h"

#include <QDateTime>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace demeter {

/// What was promised for this round, also if the game has gone back behind that since. A phone gives its share for that list alone, and the
/// record takes no other one: it comes in again with the shares (core/journal/kept_chance.h).
template <typename Log> std::vector<SharePromise> promisesTold(const Log& log, std::uint16_t round)
{
    std::vector<SharePromise> promises;
    for (auto step = log.rbegin(); step != log.rend() && promises.empty(); ++step)
        for (const auto& happening : step->said)
            if (happening.what == std::remove_cvref_t<decltype(happening)>::What::SharesPromised && step->view.round == round)
                for (const auto& promise : sharesFrom(happening.rule)) // which are written alike
                    promises.push_back(promise.value_or(SharePromise()));
    return promises;
}

/// How far the chance of this round has come, in a game whose chance comes in round by round.
template <typename Record, typename Log> ChanceAsked chanceOf(const Record& record, const Log& log, bool isHeld)
{
    Log standing; // what was given in a round that was gone back behind was not given for the one of now
    if (record.state().chance.eachRound)
        for (const std::size_t step : fury::standingSteps(log))
            if (log[step].view.round == record.state().round)
                standing.push_back(log[step]);
    const bool asks = !isHeld && !record.chanceStays() && asksForChance(record.ruleset(), record.state());
    ChanceAsked chance = chanceAsked(record.state(), standing, asks);
    if (asks && chance.promised.empty())
        chance.promised = promisesTold(log, record.state().round);
    return chance;
}

/// How the table of a record stands, with what was entered last. `revealed`: whether they have seen all of it (`revealedInPlay`). `isHeld`:
/// nothing comes into it before everybody has agreed, so nobody is asked for chance either.
template <typename Seen, typename Record, typename Entries>
Seen seenGameOf(const Record& record, const Entries& entries, std::vector<TableCode> codes, Revealed revealed = {}, bool isHeld = false)
{
    const QDateTime began = QDateTime::fromString(QString::fromStdString(record.header().started), Qt::ISODate);
    Seen seen;
    seen.id = record.header().gameId;
    seen.name = began.toLocalTime().date().toString(Qt::ISODate);
    seen.ruleset = record.ruleset();
    seen.log = record.publicLog();
    seen.turn = entries.turn(record);
    seen.newsBegins = entries.newsBegins(record);
    seen.entryBegins = entries.entryBegins(record);
    // Told by what the table has heard, so that offering to take it back tells nothing else.
    const bool hasShown = std::any_of(
        seen.log.begin() + static_cast<std::ptrdiff_t>(std::min(seen.entryBegins, seen.log.size())), seen.log.end(),
        [](const auto& step) { return std::ranges::any_of(step.said, [](const auto& happening) { return revealsHidden(happening); }); });
    seen.lastEntry = entries.lastEntry(record);
    seen.severalPassed = !seen.lastEntry && entries.canTakeBack(record);
    seen.shownByEntry = hasShown || !entries.codesPassed(record).empty();
    if constexpr (requires { record.header().players; })
        seen.players.assign(record.header().players.begin(), record.header().players.end());
    seen.codes = std::move(codes);
    seen.wasRevealed = revealed;
    if constexpr (hasChance<typename Record::Action>)
        seen.chance = chanceOf(record, seen.log, isHeld);
    return seen;
}

/// `Public` is the game's `PublicGame`, `Entries` a `BasicTableEntries`. Whoever owns the record derives from it, and says what is done
/// with it.
template <typename Public, typename Entries> class RecordedTable : public RunningGame {
public:
    using Game = typename Entries::Game;
    using Record = BasicRecord<Game>;
    using Action = typename Game::Action;
    using Refusal = typename Game::Refusal;

    using RunningGame::RunningGame;

    std::string_view bookFolder() const override { return Public::bookName; }
    Done enter(const Entry& entry) override
    {
        const auto* action = entry.action.template as<Action>();
        return action == nullptr ? Done() : changed([&] { return told(enterAction(*action), *action); });
    }
    Done letOthersPass() override
    {
        return changed([this] { return told(passOthers()); });
    }
    Done takeBack() override
    {
        return changed([this] {
            const bool seen = !entries().revealedByEntry(*open()).empty() || !entries().codesPassed(*open()).empty();
            return seen ? Done() : told(goBack());
        });
    }
    Done canReach([[maybe_unused]] LocationId place) const override
    {
        if (open() == nullptr)
            return {};
        if constexpr (requires { refusedMove(open()->ruleset(), open()->state(), place); }) {
            auto refused = refusedMove(open()->ruleset(), open()->state(), place);
            return refused ? notDone(std::move(refused->second), allowed(refused->first)) : Done();
        } else {
            return {}; // there is no map
        }
    }

protected:
    using Problem = std::variant<Refusal, Fault>;

    /// The record; null: none is open.
    virtual const Record* open() const = 0;
    virtual const Entries& entries() const = 0;
    /// The game was revealed as it stands: nothing comes into it before everybody has agreed.
    virtual bool isHeld() const = 0;
    /// Somebody wants to enter something meanwhile.
    virtual void askToPlayOn() {}
    /// What of the revealed game everybody is given; null: it was not revealed as it stands.
    virtual std::shared_ptr<const RevealedLines> revealed() const = 0;
    virtual Revealed wasRevealed() const = 0;

    virtual std::expected<void, Problem> enterAction(const Action& action) = 0;
    virtual std::expected<void, Problem> passOthers() = 0;
    virtual std::expected<void, Problem> goBack() = 0;

    std::shared_ptr<const PublicGame> look(const PublicGame* before) const override
    {
        if (open() == nullptr)
            return nullptr;
        auto seen = seenGameOf<typename Public::Seen>(*open(), entries(), codes(), wasRevealed(), isHeld());
        seen.revealed = revealed();
        if constexpr (requires { wholeHunt(*open()); }) // core/<game>/record/whole_hunt.h
            if (seen.revealed)
                seen.way = wholeHunt(*open());
        return std::make_shared<const Public>(std::move(seen), before);
    }
    std::size_t codesDue() const override { return open() != nullptr ? open()->witnesses().size() + (open()->promise() ? 1 : 0) : 0; }

private:
    template <typename Doing> Done changed(const Doing& doing)
    {
        if (open() == nullptr)
            return {};
        if (!isHeld())
            return doing();
        askToPlayOn();
        return std::unexpected(NotDone{{}, {}, true});
    }
    static Done notDone(Refusal why, std::optional<Action> allowed)
    {
        NotDone refused{GameValue(std::move(why)), {}, false};
        if (allowed)
            refused.allowed = Entry{GameValue(*std::move(allowed))};
        return std::unexpected(std::move(refused));
    }
    std::optional<Action> allowed([[maybe_unused]] const Action& refused) const
    {
        if constexpr (requires { allowedByTable(open()->ruleset(), open()->state(), refused); })
            return allowedByTable(open()->ruleset(), open()->state(), refused);
        else
            return std::nullopt;
    }
    Done told(const std::expected<void, Problem>& done, const std::optional<Action>& entry = {})
    {
        if (done)
            return {};
        if (const auto* refused = std::get_if<Refusal>(&done.error()))
            return notDone(*refused, entry ? allowed(*entry) : std::nullopt);
        emit failed(std::get<Fault>(done.error()));
        return notDone(Public::notWritten(), {});
    }
};

} // namespace demeter
