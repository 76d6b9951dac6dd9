// Watches a game being gone through again for what came of the chance of its rounds. Internal to the core.
#pragma once

#include "core/base/chance_in_rounds.h"
#include "core/journal/replay.h"
#include "core/journal/verify.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <utility>
#include <vector>

namespace demeter {

/// Chance is worth something only if nobody could have another order: whoever goes back and on with other chance, lets the same one in
/// behind other actions, or draws once with it and once without, has had two to choose from. And it is too late once something was drawn in
/// its round, whose order was known before.
template <typename Game> class ChanceWatch {
public:
    using Record = BasicRecord<Game>;

    /// After any line was taken, at line number `line`; `steps` is how many the table had noticed before it, `from` where the record stood.
    void afterLine(const Record& record, std::uint64_t line, bool jump, std::size_t steps, std::size_t from)
    {
        if (jump) {
            goneBack(record.cursor(), from, line);
            return;
        }
        if (record.cursor() == from)
            return;
        const auto& entry = record.entries()[record.cursor() - 1];
        const bool begun =
            !Game::place(record.ruleset(), record.stateAt(record.cursor() - 1)).is_null(); // chance may come in from there on
        Mark mark{entry.round, begun && drew(record, steps), std::nullopt};
        marks_.resize(record.cursor() - 1);
        if constexpr (demeter::hasChance<typename Game::Action>) {
            if (const auto* promise = std::get_if<PromiseShares>(&entry.action))
                promised(mark.round, promise->promises);
            if (const auto* chance = std::get_if<AddChance>(&entry.action))
                mark.chance = cameIn(record, mark.round, chance->chance, line);
        }
        if (mark.drew && !mark.chance && !hasChance(mark.round)) {
            drewWithout_.insert(mark.round);
            if (const auto known = known_.find(mark.round); known != known_.end())
                known->second.chosen = known->second.chosen || known->second.chance.has_value();
        }
        marks_.push_back(mark);
    }
    /// At the end of the file, where so many entries have happened.
    std::vector<RoundChance> result(std::size_t cursor) const
    {
        std::map<std::uint16_t, RoundChance> rounds;
        for (const auto& [round, known] : known_) {
            rounds[round].lines = known.lines;
            rounds[round].chosen = known.chosen;
        }
        for (const Mark& mark : std::span(marks_).first(std::min(cursor, marks_.size()))) {
            RoundChance& round = rounds[mark.round];
            if (mark.chance) {
                round.late = round.drew;
                round.words = mark.chance->words;
                round.promised = std::max(round.promised, mark.chance->promised);
                round.given = mark.chance->given;
            }
            round.drew = round.drew || mark.drew;
        }
        std::vector<RoundChance> result;
        for (auto& [number, round] : rounds) {
            round.round = number;
            if (number > 0 && (round.drew || !round.lines.empty()))
                result.push_back(std::move(round));
        }
        return result;
    }
    std::vector<ChanceGoneBack> takeGoneBack() { return std::move(goneBack_); }

private:
    struct CameIn {
        bool words = false;
        std::size_t promised = 0, given = 0;
    };
    /// Of an entry.
    struct Mark {
        std::uint16_t round = 0;
        bool drew = false;
        std::optional<CameIn> chance;
    };
    /// Of a round, whatever was taken back.
    struct Known {
        std::optional<std::vector<SharePromise>> promises;
        std::optional<Chance> chance;
        std::vector<typename Game::Action> before; ///< what had been done when it came in last
        std::vector<std::uint64_t> lines;
        bool chosen = false;
    };

    bool hasChance(std::uint16_t round) const
    {
        return std::ranges::any_of(marks_, [round](const Mark& each) { return each.round == round && each.chance; });
    }
    void promised(std::uint16_t round, const std::vector<SharePromise>& promises)
    {
        Known& known = known_[round];
        known.chosen = known.chosen || (known.promises && *known.promises != promises);
        known.promises = promises;
    }
    CameIn cameIn(const Record& record, std::uint16_t round, const Chance& chance, std::uint64_t line)
    {
        Known& known = known_[round];
        std::vector<typename Game::Action> before = record.actionsDone();
        before.pop_back(); // this one
        known.chosen = known.chosen || (known.chance && (*known.chance != chance || known.before != before)) ||
                       (drewWithout_.contains(round) &&
                        !std::ranges::any_of(marks_, [round](const Mark& each) { return each.round == round && each.drew; }));
        known.chance = chance;
        known.before = std::move(before);
        known.lines.push_back(line);
        const std::size_t promised = known.promises ? known.promises->size() : 0;
        return {!chance.words.empty(), std::max(promised, chance.shares.size()), static_cast<std::size_t>(sharesGiven(chance.shares))};
    }
    static bool drew(const Record& record, std::size_t steps)
    {
        const auto& log = record.publicLog();
        return steps > 0 && log.size() > steps && Game::draws(log[steps - 1], log.back());
    }
    void goneBack(std::size_t to, std::size_t from, std::uint64_t line)
    {
        ChanceGoneBack back{line, {}};
        for (std::size_t n = to; n < from && n < marks_.size(); ++n)
            if (marks_[n].chance)
                back.rounds.push_back(marks_[n].round);
        if (!back.rounds.empty())
            goneBack_.push_back(std::move(back));
    }

    std::vector<Mark> marks_; ///< of all entries that can be gone over
    std::map<std::uint16_t, Known> known_;
    std::set<std::uint16_t> drewWithout_; ///< rounds in which something was drawn before any came in, whatever was taken back
    std::vector<ChanceGoneBack> goneBack_;
};

} // namespace demeter
