#include "tests/support/random_second_game.h"

#include "tests/support/load.h"
#include "tests/support/shares.h"

#include <array>
#include <numeric>

namespace demeter::test {

namespace {

namespace second = fury2e;

std::size_t below(std::mt19937_64& random, std::size_t bound)
{
    return std::uniform_int_distribution<std::size_t>(0, bound - 1)(random);
}

/// How likely this kind of action is taken, when there are others.
int weightOf(const second::Action& action)
{
    if (std::holds_alternative<second::SufferPenalty>(action))
        return 1;
    if (std::holds_alternative<second::PlayItem>(action) || std::holds_alternative<second::RollForBite>(action) ||
        std::holds_alternative<second::CombatCard>(action))
        return 15;
    if (std::holds_alternative<second::HunterPlays>(action) || std::holds_alternative<second::SpendResolve>(action) ||
        std::holds_alternative<second::ClearCatacomb>(action))
        return 40;
    if (std::holds_alternative<second::PlayEvent>(action))
        return 150;
    return 300;
}

/// Words, or what two phones promise and one of them at least gives.
second::Action chanceFor(std::mt19937_64& random, const second::GameState& state)
{
    const auto share = [&state](std::uint8_t phone) { return shareNamed(phone, static_cast<std::uint8_t>(state.round)); };
    const bool promised = state.chance.promisedRound == state.round;
    switch (below(random, 3)) {
    case 0:
        return withAllShares(state.chance, state.round, second::AddChance{{"sal e pepe", {}}});
    case 1:
        if (!promised)
            return second::PromiseShares{{promiseOf(state.round, share(1)), promiseOf(state.round, share(2))}};
        return second::AddChance{{{}, {share(1), share(2)}}};
    default:
        return promised ? second::AddChance{{"sal", {std::nullopt, share(2)}}} : second::AddChance{{"sal", {}}};
    }
}

} // namespace

second::Ruleset randomSecondRuleset(std::mt19937_64& random)
{
    second::Ruleset ruleset{board("fury-2e"), {}};
    if (below(random, 2) == 0)
        for (std::size_t ruling = 0; ruling < second::rulingCount; ++ruling)
            if (below(random, 3) == 0)
                ruleset.rulings.set(static_cast<second::Ruling>(ruling),
                                    static_cast<std::uint8_t>(below(random, second::rulingTable[ruling].count())));
    return ruleset;
}

std::optional<second::Action> likelySecondAction(std::mt19937_64& random, const second::Ruleset& ruleset, const second::GameState& state)
{
    if (state.step == second::Step::PlaceHunters) {
        std::vector<LocationId> cities;
        ruleset.board->cards().forEach([&](LocationId city) {
            if (!ruleset.board->isSea(city))
                cities.push_back(city);
        });
        second::PlaceHunters place;
        for (LocationId& city : place.cities)
            city = cities[below(random, cities.size())];
        return place;
    }
    if (takesChance(state) && below(random, state.step == second::Step::RoundBegins || drawsWait(state) ? 2 : 20) == 0)
        return chanceFor(random, state);
    const std::vector<second::Action> legal = second::legalActions(ruleset, state);
    if (legal.empty())
        return std::nullopt;
    // First the kind, so that the many places to go to do not hide what there is one of.
    std::array<std::vector<std::size_t>, std::variant_size_v<second::ActionVariant>> ofKind;
    for (std::size_t i = 0; i < legal.size(); ++i)
        ofKind[legal[i].index()].push_back(i);
    std::vector<int> weights;
    for (const auto& kind : ofKind)
        weights.push_back(kind.empty() ? 0 : weightOf(legal[kind.front()]));
    std::discrete_distribution<std::size_t> kinds(weights.begin(), weights.end());
    const auto& chosen = ofKind[kinds(random)];
    return legal[chosen[below(random, chosen.size())]];
}

SecondGame playSecondGame(std::mt19937_64& random, const second::Ruleset& ruleset, int mostActions,
                          const std::function<void(const second::GameState&, const second::Action&)>& watch)
{
    Seed seed{};
    for (auto& byte : seed)
        byte = static_cast<std::uint8_t>(random());
    SecondGame game;
    game.start = game.end = second::newGame(
        ruleset, below(random, 3) == 0 ? second::TokenHandling::DrawnFromBox : second::TokenHandling::Dealt, seed, seed[0] % 2 == 0);
    while (static_cast<int>(game.actions.size()) < mostActions) {
        const auto action = likelySecondAction(random, ruleset, game.end);
        if (!action)
            break;
        if (watch)
            watch(game.end, *action);
        auto next = second::apply(ruleset, game.end, *action);
        if (!next)
            break; // whoever watches sees that it was offered
        game.actions.push_back(*action);
        game.end = *std::move(next);
    }
    return game;
}

} // namespace demeter::test
