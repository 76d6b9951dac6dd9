#include "tests/support/random_game.h"

#include "tests/support/chance.h"
#include "tests/support/load.h"

namespace demeter::test {

using namespace fury3e;

namespace {

/// A place that matters: near Dracula, so that tokens and hunters get in his way.
LocationId nearPlace(std::mt19937_64& random, const Ruleset& ruleset, const GameState& state)
{
    const auto current = currentLocation(state);
    if (!current || oneIn(random, 3))
        return anyLocation(random, *ruleset.board);
    std::vector<LocationId> near{*current};
    ruleset.board->adjacent(*current).forEach([&](LocationId id) { near.push_back(id); });
    return pick(random, near);
}

} // namespace

Ruleset randomRuleset(std::mt19937_64& random)
{
    static const std::shared_ptr<const Board> third = board("fury-3e");
    static const std::shared_ptr<const Catalogue> cards = catalogue();
    // Most games must not end before their sixty phases: Dracula's sheet and the influence track are made longer for them.
    static const std::shared_ptr<const Catalogue> endless = [] {
        Catalogue longer = *cards;
        longer.draculaLife = 60000;
        longer.winInfluence = 250;
        return std::make_shared<const Catalogue>(std::move(longer));
    }();
    Ruleset ruleset{third, oneIn(random, 5) ? cards : endless, rulingsOf(static_cast<Printing>(random() % 4))};
    if (oneIn(random, 2))
        for (const RulingInfo& info : rulingTable())
            if (oneIn(random, 2))
                setReading(ruleset.rulings, info.ruling, static_cast<std::uint8_t>(random() % info.readingCount));
    return ruleset;
}

std::optional<Action> randomEntry(std::mt19937_64& random, const Ruleset& ruleset, const GameState& state)
{
    Action action;
    switch (random() % 8) {
    case 0:
        action = EnterDespair{static_cast<int>(random() % 4)};
        break;
    case 1:
        action = EnterWeek{static_cast<int>(1 + random() % 5)};
        break;
    case 2:
    case 3:
        action = EnterToken{oneIn(random, 2) ? EnterToken::Kind::ConsecratedGround : EnterToken::Kind::HeavenlyHost,
                            nearPlace(random, ruleset, state), !oneIn(random, 3)};
        break;
    default: {
        HunterPlace place = HunterPlace::in(nearPlace(random, ruleset, state));
        if (oneIn(random, 8))
            place = oneIn(random, 2) ? HunterPlace{} : HunterPlace::hospital(pick(random, ruleset.board->hospitals()));
        action = EnterHunter{allHunters[random() % hunterCount], place};
    }
    }
    if (!apply(ruleset, state, action))
        return std::nullopt;
    return action;
}

RandomGame playRandomGame(std::mt19937_64& random, const Ruleset& start, int phases,
                          const std::function<void(const Ruleset&, const GameState&)>& watch)
{
    Seed seed;
    for (auto& byte : seed)
        byte = static_cast<std::uint8_t>(random());
    RandomGame game{start, newGame(start, oneIn(random, 3) ? CardHandling::DrawnFromBox : CardHandling::Dealt, seed), {}, {}};
    Ruleset ruleset = start;
    GameState state = game.start;
    const auto take = [&](const Action& action) {
        auto next = apply(ruleset, state, action);
        if (!next)
            return false;
        game.actions.push_back(action);
        game.states.push_back(*next);
        state = std::move(*next);
        ruleset = rulesAfter(ruleset, action);
        return true;
    };
    PlaceHunters hunters;
    do {
        for (auto& city : hunters.cities)
            city = anyLocation(random, *ruleset.board);
    } while (!take(hunters));
    while (state.step != Step::Over && state.round <= phases) {
        if (watch)
            watch(ruleset, state);
        if (state.step == Step::BeforeSlide)
            while (oneIn(random, 2))
                if (const auto entry = randomEntry(random, ruleset, state))
                    take(*entry);
        const std::vector<Action> legal = legalActions(ruleset, state);
        if (legal.empty() || !take(pick(random, legal)))
            break;
    }
    return game;
}

std::vector<Action> everyAction(const Ruleset& ruleset)
{
    std::vector<Action> actions{Slide{}, Mature{}, EndPhase{}, PlaceHunters{}};
    std::vector<std::optional<LocationId>> places{std::nullopt};
    ruleset.board->all().forEach([&](LocationId id) { places.emplace_back(id); });
    std::vector<std::optional<EncounterKind>> kinds{std::nullopt};
    for (std::size_t kind = 0; kind < ruleset.cards->encounters.size(); ++kind)
        kinds.emplace_back(static_cast<EncounterKind>(kind));
    for (const auto& place : places) {
        if (place) {
            actions.emplace_back(ChooseStart{*place});
            actions.emplace_back(ClearLair{*place});
        }
        for (const auto& kind : kinds)
            actions.emplace_back(MakeLair{place, kind});
        for (unsigned bits = 0; bits < 32; ++bits)
            for (std::uint8_t slot = 0; slot <= trailLength + 1; ++slot) {
                PowerSet powers;
                for (const Power power : allPowers)
                    if ((bits >> static_cast<unsigned>(power)) & 1U)
                        powers |= power;
                if (!powers.contains(Power::Misdirect) && slot > 1)
                    continue; // a slot without Misdirect once is enough
                actions.emplace_back(Play{place, powers, slot == 0 ? std::nullopt : std::optional(Slot{slot})});
            }
    }
    for (const auto& kind : kinds)
        if (kind) {
            actions.emplace_back(DrawEncounter{*kind});
            actions.emplace_back(ResolveMatured{*kind});
            actions.emplace_back(PlaceEncounter{*kind});
        }
    for (std::uint8_t slot = 0; slot <= trailLength + 1; ++slot)
        actions.emplace_back(PlaceRumor{Slot{slot}});
    return actions;
}

} // namespace demeter::test
