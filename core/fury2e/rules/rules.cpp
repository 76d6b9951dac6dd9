// The door: one check and one effect for every action, and the list of what is legal.
#include "core/fury2e/rules/rules.h"

#include "core/fury2e/rules/hunters_turn.h"

namespace demeter::fury2e {

namespace {

template <typename T, typename... Others> constexpr bool isOneOf = (std::is_same_v<T, Others> || ...);

/// Actions that are checked by their own chapter whatever is due: it knows whether they answer it.
template <typename T> constexpr bool whateverIsDue = isOneOf<T, DrawEncounter, GoOn, SufferPenalty, PlayEvent, HunterPlays, PlayItem,
                                                             CombatCard, PutRight, PutRightRuling, PromiseShares, AddChance>;

template <typename T> Refused gate(const Ruleset& ruleset, const GameState& state, const T& action)
{
    if (state.step == Step::Over)
        return Violation{state.winner == Winner::Dracula ? "2E-WIN-1" : "2E-WIN-3", Refusal::GameOver, {}};
    if constexpr (!isOneOf<T, DrawEncounter, PutRight, PutRightRuling>)
        if (state.drawsDue > 0 && !(drawsWait(state) && isOneOf<T, GoOn, PromiseShares, AddChance>))
            return Violation{"2E-ACT-7", Refusal::DrawFirst, {static_cast<int>(state.drawsDue)}};
    if constexpr (!whateverIsDue<T> && !std::is_constructible_v<Response, T>)
        if (!state.due.empty())
            return notAnAnswer();
    return check(ruleset, state, action);
}

/// Kinds in a list, each once, in the order of the enumeration.
std::vector<Encounter> kindsIn(std::vector<Encounter> encounters)
{
    std::ranges::sort(encounters);
    encounters.erase(std::unique(encounters.begin(), encounters.end()), encounters.end());
    return encounters;
}

} // namespace

namespace {

Refused refusal(const Ruleset& ruleset, const GameState& state, const Action& action)
{
    return std::visit([&](const auto& a) { return gate(ruleset, state, a); }, action);
}

GameState applied(const Ruleset& ruleset, const GameState& state, const Action& action)
{
    GameState next = state;
    next.happened.clear();
    std::visit([&](const auto& a) { perform(ruleset, next, a); }, action);
    advance(rulesAfter(ruleset, action), next);
    return next;
}

} // namespace

std::expected<GameState, Violation> apply(const Ruleset& ruleset, const GameState& state, const Action& action)
{
    if (auto refused = refusal(ruleset, state, action))
        return std::unexpected(std::move(*refused));
    return applied(ruleset, state, action);
}

std::optional<Violation> whyIllegal(const Ruleset& ruleset, const GameState& state, const Action& action)
{
    return refusal(ruleset, state, action);
}

std::expected<GameState, Violation> applyRecorded(const Ruleset& ruleset, const GameState& state, const Action& action)
{
    if (auto refused = refusal(ruleset, state, action); refused && !onceAccepted(*refused))
        return std::unexpected(std::move(*refused));
    return applied(ruleset, state, action);
}

std::vector<Action> legalActions(const Ruleset& ruleset, const GameState& state)
{
    std::vector<Action> actions;
    const auto add = [&](const auto& action) { // nothing else offers it
        if (!gate(ruleset, state, action))
            actions.emplace_back(action);
    };
    const auto offer = [&](const auto& action) {
        if (!gate(ruleset, state, action) && std::ranges::find(actions, Action(action)) == actions.end())
            actions.emplace_back(action);
    };
    if (state.step == Step::Over)
        return actions;
    for (std::size_t kind = 0; kind < encounterCount; ++kind)
        add(DrawEncounter{static_cast<Encounter>(kind)});
    for (const PlayEvent& play : playableEvents(ruleset, state))
        offer(play);
    for (const HunterPlays& play : exampleHunterPlays(ruleset, state))
        add(play);
    for (const Response& response : answersDue(ruleset, state))
        std::visit(offer, response);
    offer(GoOn{});
    offer(SufferPenalty{});
    for (const Hunter hunter : allHunters) {
        for (const auto kind : {CombatCard::Kind::Garlic, CombatCard::Kind::AdvancePlanning, CombatCard::Kind::EscapeRoute})
            add(CombatCard{kind, hunter, 0});
        for (std::uint8_t number = 1; number <= 6; ++number) {
            add(CombatCard{CombatCard::Kind::HeroicLeap, hunter, number});
            add(RollForBite{hunter, number});
            add(PlayItem{HunterItem::HolyWater, hunter, {}, {}, number});
        }
        add(PlayItem{HunterItem::SacredHost, hunter, {}, {}, 0});
        state.hosts.forEach([&](LocationId from) { add(PlayItem{HunterItem::SacredHost, hunter, from, {}, 0}); });
        const auto offerToken = [&](CardPlace place, std::size_t count) {
            for (std::size_t i = 0; i < count; ++i)
                add(PlayItem{HunterItem::LocalRumors, hunter, {}, LyingToken{place, static_cast<std::uint8_t>(i)}, 0});
        };
        for (std::size_t i = 0; i < state.trail.size(); ++i)
            offerToken(CardPlace::onTrail(i), state.trail[i].encounter ? 1 : 0);
        for (std::size_t i = 0; i < catacombSpaces; ++i)
            offerToken(CardPlace::catacombs(i), state.catacombs[i] ? state.catacombs[i]->encounters.size() : 0);
    }
    if (!state.due.empty())
        return actions;
    switch (state.step) {
    case Step::PlaceHunters: {
        PlaceHunters example;
        std::size_t next = 0;
        ruleset.board->cards().forEach([&](LocationId city) {
            if (next < hunterCount && !ruleset.board->isSea(city))
                example.cities[next++] = city;
        });
        offer(example);
        break;
    }
    case Step::ChooseStart:
        ruleset.board->all().forEach([&](LocationId location) { add(ChooseStart{location}); });
        break;
    case Step::Catacombs:
        cardsInCatacombs(state).forEach([&](LocationId location) { offer(ClearCatacomb{location}); });
        break;
    case Step::Movement:
        for (const Play& play : legalPlays(ruleset, state))
            add(play);
        break;
    case Step::PlaceEncounter:
        for (const Encounter encounter : kindsIn(state.encounterHand))
            offer(PlaceEncounter{encounter});
        break;
    case Step::Hunters:
        for (const Hunter hunter : allHunters) {
            if (const auto place = state.hunters[static_cast<std::size_t>(hunter)]) {
                std::vector<HunterSet> groups{hunter};
                if (const HunterSet there = huntersIn(state, *place) - state.turn.acted; there.size() > 1 && there.first() == hunter)
                    groups.push_back(there); // 2E-HUNT-17: all of them, as an example
                for (const HunterSet group : groups) {
                    add(MoveHunters{group, *place, Travel::Road, false});
                    add(MoveHunters{group, *place, Travel::Rail, false});
                    for (const Travel travel : {Travel::Road, Travel::Sea, Travel::Rail})
                        hunterDestinations(ruleset, state, hunter, travel).forEach([&](LocationId to) {
                            add(MoveHunters{group, to, travel, false});
                        });
                    horseDestinations(ruleset, state, *place).forEach([&](LocationId to) {
                        add(MoveHunters{group, to, Travel::Road, false, HunterItem::FastHorse});
                    });
                }
            }
            add(SpendResolve{hunter, ResolveOption::NewspaperReports, {}, {}, 0, false});
            ruleset.board->all().forEach([&](LocationId to) {
                add(SpendResolve{hunter, ResolveOption::SenseOfEmergency, to, {}, 0, false});
            });
            for (const Hunter other : allHunters)
                add(SpendResolve{hunter, ResolveOption::InnerStrength, {}, other, 1, false});
        }
        for (const auto what : {HuntersAct::What::Nothing, HuntersAct::What::Rest, HuntersAct::What::Resupply, HuntersAct::What::Exchange})
            for (std::uint8_t events = 0; events <= 2; ++events)
                offer(HuntersAct{what, {}, events, false});
        break;
    case Step::RoundBegins:
    case Step::StartOfTurn:
    case Step::Over:
        break;
    }
    return actions;
}

} // namespace demeter::fury2e
