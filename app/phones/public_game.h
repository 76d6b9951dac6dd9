// A game as phones are shown it, whichever game it is.
#pragma once

#include "app/phones/public_table.h"
#include "app/phones/revealed_lines.h"
#include "app/text/revealed.h"
#include "core/base/chance_in_rounds.h"
#include "core/fury/standing_steps.h"

#include <QDateTime>
#include <QString>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace demeter::phones {

/// Everything that is told of a game: what the table sees of it and nothing else. What `Game` is, table_hub.h says.
template <typename Game> struct BasicPublicGame {
    std::string id; ///< of the game: 32 hexadecimal digits
    QString name;
    typename Game::Ruleset ruleset{};
    typename Game::Log log{};
    typename Game::Turn turn{};
    std::size_t newsBegins = 0;                       ///< first step of the log that belongs to what was entered last
    std::optional<typename Game::Action> lastEntry{}; ///< can be taken back
    std::vector<TableCode> codes{};                   ///< newest last
    ChanceAsked chance{};
    Revealed wasRevealed{}; ///< while it goes on
    /// Once the game was revealed as it stands; until then nothing.
    std::shared_ptr<const RevealedLines> revealed{};
};

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

/// How the table of a record stands, with what was entered last. What everybody has seen by an entry phones cannot take back: everybody is
/// asked about that, at the table. `revealed`: whether they have seen all of it (`revealedInPlay`). `isHeld`: nothing comes into it before
/// everybody has agreed, so nobody is asked for chance either.
template <typename Game, typename Record, typename Entries> BasicPublicGame<Game>
seenGameOf(const Record& record, const Entries& entries, std::vector<TableCode> codes, Revealed revealed = {}, bool isHeld = false)
{
    const QDateTime began = QDateTime::fromString(QString::fromStdString(record.header().started), Qt::ISODate);
    BasicPublicGame<Game> seen;
    seen.id = record.header().gameId;
    seen.name = began.toLocalTime().date().toString(Qt::ISODate);
    seen.ruleset = record.ruleset();
    seen.log = record.publicLog();
    seen.turn = entries.turn(record);
    seen.newsBegins = entries.newsBegins(record);
    // Told by what the table has heard, so that offering to take it back tells nothing else.
    const bool hasShown = std::any_of(
        seen.log.begin() + static_cast<std::ptrdiff_t>(std::min(seen.newsBegins, seen.log.size())), seen.log.end(),
        [](const auto& step) { return std::ranges::any_of(step.said, [](const auto& happening) { return revealsHidden(happening); }); });
    if (!hasShown && entries.codesPassed(record).empty())
        seen.lastEntry = entries.lastEntry(record);
    seen.codes = std::move(codes);
    seen.wasRevealed = revealed;
    typename Game::Log standing; // what was given in a round that was gone back behind was not given for the one of now
    if (record.state().chance.eachRound)
        for (const std::size_t step : fury::standingSteps(seen.log))
            if (seen.log[step].view.round == record.state().round)
                standing.push_back(seen.log[step]);
    const bool asks = !isHeld && !record.chanceStays() && asksForChance(record.ruleset(), record.state());
    seen.chance = chanceAsked(record.state(), standing, asks);
    if (asks && seen.chance.promised.empty())
        seen.chance.promised = promisesTold(seen.log, record.state().round);
    return seen;
}

} // namespace demeter::phones
