// The chance that has come into a game stays, whatever is taken back: whoever could have another would choose. Internal to the core and to
// those who play a game without a record.
#pragma once

#include "core/base/chance_in_rounds.h"

#include <algorithm>
#include <cstdint>
#include <expected>
#include <map>
#include <optional>
#include <ranges>
#include <utility>
#include <variant>
#include <vector>

namespace demeter {

/// What came in for each round of a game, or was promised, when it was there first or last. It comes in again where it was, because behind
/// other steps it would make another order. In a game without chance it does nothing.
template <typename Game> class KeptChance {
public:
    using State = typename Game::State;
    using Action = typename Game::Action;

    /// True while the chance of this round comes in again by itself, and nobody has to be asked for any.
    bool stays(const State& state) const
    {
        if constexpr (takesChance)
            return Game::takesChanceNow(state) && of(state).chance.has_value();
        return false;
    }
    /// Carries out an action, and with it what has to come in again: before it, or right behind it where something waits to be drawn.
    /// `state` gives the state of now, `done` what has been done, `refused` says why an action cannot be taken now, and `append` takes it.
    template <typename Refusal, typename Now, typename Done, typename Refuse, typename Append>
    std::expected<void, Refusal> submit(const Action& action, Now state, Done done, Refuse refused, Append append) const
    {
        if (isOther(state(), action))
            return std::unexpected<Refusal>(std::in_place, Game::chanceStays());
        const std::vector<Action> before = again(state(), done, action);
        if (!before.empty() && !isChance(action)) // nothing is taken for an action that is refused
            if (auto why = refused(action))
                return std::unexpected<Refusal>(std::in_place, *std::move(why));
        const bool waited = waits(state());
        for (const Action& each : before)
            if (auto taken = append(each); !taken)
                return taken;
        const bool goesOn = waited && !waits(state()) && goesOnWithout(action); // what it would have gone on without is there
        if (!goesOn)
            if (auto taken = append(action); !taken)
                return taken;
        if (waits(state()) && stays(state()))
            for (const Action& each : again(state(), done, {}))
                if (auto taken = append(each); !taken)
                    return taken;
        return {};
    }
    /// An action as it is carried out: chance as it came in before, and with a word on every share that was promised.
    Action whole(const State& state, const Action& action) const
    {
        if constexpr (takesChance)
            if (const auto* chance = std::get_if<AddChance>(&action)) {
                const Kept kept = of(state);
                return kept.chance ? *kept.chance : withAllShares(state.chance, Game::round(state), *chance);
            }
        return action;
    }
    /// After it has been carried out; `state` is that before it, and `done` gives what had been done before it.
    template <typename Done> void keep(const State& state, const Action& action, Done done)
    {
        if constexpr (takesChance) {
            if (const auto* promise = std::get_if<PromiseShares>(&action)) {
                kept_[Game::round(state)].promises = *promise;
                kept_[Game::round(state)].beforePromises = done();
            }
            if (const auto* chance = std::get_if<AddChance>(&action)) {
                kept_[Game::round(state)].chance = *chance;
                kept_[Game::round(state)].beforeChance = done();
            }
        }
    }

private:
    struct Kept {
        std::optional<PromiseShares> promises;
        std::optional<AddChance> chance;
        std::vector<Action> beforePromises, beforeChance; ///< what had been done when they came in last
    };
    static constexpr bool takesChance = hasChance<Action>;

    /// Chance of this round that has come in, or been promised, in another way.
    bool isOther(const State& state, const Action& action) const
    {
        if constexpr (takesChance) {
            const Kept kept = of(state);
            if (const auto* promise = std::get_if<PromiseShares>(&action))
                return kept.promises ? *promise != *kept.promises : kept.chance.has_value();
            const auto* chance = std::get_if<AddChance>(&action);
            return chance != nullptr && kept.chance && !says(*kept.chance, *chance);
        }
        return false;
    }
    /// What has to come in before this action, because the game has gone back behind it; before no action, all of it. Nothing comes in
    /// yet as long as the same is done again as was done before it.
    template <typename Done> std::vector<Action> again(const State& state, Done done, const std::optional<Action>& action) const
    {
        std::vector<Action> again;
        if constexpr (takesChance) {
            const Kept kept = of(state);
            if (!Game::takesChanceNow(state) || (!kept.promises && !kept.chance))
                return again;
            std::vector<Action> sofar = done();
            const auto isYetToCome = [&](const std::vector<Action>& before) {
                return action && !demeter::isChance(*action) && !waits(state) && sofar.size() < before.size() &&
                       std::ranges::equal(sofar, before | std::views::take(sofar.size())) && before[sofar.size()] == *action;
            };
            const bool promises = action && std::holds_alternative<PromiseShares>(*action);
            if (kept.promises && state.chance.promisedRound != Game::round(state) && !promises && !isYetToCome(kept.beforePromises)) {
                again.push_back(*kept.promises);
                sofar.push_back(*kept.promises);
            }
            if (kept.chance && !(action && isChance(*action)) && !isYetToCome(kept.beforeChance))
                again.push_back(*kept.chance);
        }
        return again;
    }
    static bool isChance(const Action& action)
    {
        if constexpr (takesChance)
            return demeter::isChance(action);
        return false;
    }
    static bool waits(const State& state)
    {
        if constexpr (takesChance)
            return Game::waitsForChance(state);
        return false;
    }
    static bool goesOnWithout(const Action& action)
    {
        if constexpr (takesChance)
            return Game::goesOn(action);
        return false;
    }
    /// The same, but for shares that are not named because nobody gave any.
    static bool says(const AddChance& kept, const AddChance& chance)
    {
        const bool unnamed = chance.chance.shares.empty() && sharesGiven(kept.chance.shares) == 0;
        return kept == chance || (unnamed && kept.chance.words == chance.chance.words);
    }
    /// Of the round of now.
    Kept of(const State& state) const
    {
        const auto found = kept_.find(Game::round(state));
        return found == kept_.end() ? Kept() : found->second;
    }

    std::map<std::uint16_t, Kept> kept_;
};

} // namespace demeter
