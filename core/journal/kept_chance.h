// The chance that has come into a game stays, whatever is taken back: whoever could have another would choose. Internal to the core and to
// those who play a game without a record.
#pragma once

#include "core/base/chance_in_rounds.h"

#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace demeter {

/// What came in for each round of a game, or was promised, when it was there first or last. In a game without chance it does nothing.
template <typename Game> class KeptChance {
public:
    using State = typename Game::State;
    using Action = typename Game::Action;

    /// Chance of this round that has come in, or been promised, in another way.
    bool isOther(const State& state, const Action& action) const
    {
        if constexpr (takesChance) {
            const Kept kept = of(state);
            if (const auto* promise = std::get_if<PromiseShares>(&action))
                return kept.promises && *promise != *kept.promises;
            const auto* chance = std::get_if<AddChance>(&action);
            return chance != nullptr && kept.chance && !says(*kept.chance, *chance);
        }
        return false;
    }
    /// What has to come in again before this action, because the game has gone back behind it.
    std::vector<Action> again(const State& state, const Action& action) const
    {
        std::vector<Action> again;
        if constexpr (takesChance) {
            const Kept kept = of(state);
            if (!Game::takesChanceNow(state))
                return again;
            if (kept.promises && state.chance.promisedRound != Game::round(state) && !std::holds_alternative<PromiseShares>(action))
                again.push_back(*kept.promises);
            if (kept.chance && !isChance(action))
                again.push_back(*kept.chance);
        }
        return again;
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
    /// After it has been carried out; `state` is that before it.
    void keep(const State& state, const Action& action)
    {
        if constexpr (takesChance) {
            if (const auto* promise = std::get_if<PromiseShares>(&action))
                kept_[Game::round(state)].promises = *promise;
            if (const auto* chance = std::get_if<AddChance>(&action))
                kept_[Game::round(state)].chance = *chance;
        }
    }
    /// True if this answer only goes on without chance, and some has come in since it was given.
    static bool isAnswered(bool waited, const State& state, const Action& action)
    {
        if constexpr (takesChance)
            return waited && !Game::waitsForChance(state) && Game::goesOn(action);
        return false;
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

private:
    struct Kept {
        std::optional<PromiseShares> promises;
        std::optional<AddChance> chance;
    };
    static constexpr bool takesChance = hasChance<Action>;

    /// The same, but for shares that are not named because nobody gave any.
    static bool says(const AddChance& kept, const AddChance& chance)
    {
        return kept == chance || (chance.chance.shares.empty() && kept.chance.words == chance.chance.words && sharesGiven(kept.chance.shares) == 0);
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
