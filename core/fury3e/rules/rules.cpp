// The door: one check and one effect for every action, and the list of what is legal.
#include "core/fury3e/rules/rules.h"

#include "core/fury3e/rules/chapters.h"

#include <algorithm>
#include <memory>

namespace demeter::fury3e {

namespace {

/// Actions of the rules, as opposed to what the table enters or puts right; cards that are due are drawn before any of them.
template <typename T> constexpr bool isChoice =
    std::is_same_v<T, PlaceHunters> || std::is_same_v<T, ChooseStart> || std::is_same_v<T, Slide> || std::is_same_v<T, Mature> ||
    std::is_same_v<T, ResolveMatured> || std::is_same_v<T, MakeLair> || std::is_same_v<T, Play> || std::is_same_v<T, PlaceEncounter> ||
    std::is_same_v<T, PlaceRumor> || std::is_same_v<T, EndPhase> || std::is_same_v<T, ClearLair> || std::is_same_v<T, RefereeEntry> ||
    std::is_constructible_v<Response, T> || std::is_same_v<T, MoveHunter> || std::is_same_v<T, HunterActs> ||
    std::is_same_v<T, HunterPlays> || std::is_same_v<T, UseBodyguards> || std::is_same_v<T, ShowWreath>;

/// Actions that the table can take whatever is due: what it enters or puts right by hand, and what asks for its own time.
template <typename T> constexpr bool whateverIsDue =
    std::is_same_v<T, DrawEncounter> || std::is_same_v<T, EnterHunter> || std::is_same_v<T, EnterToken> || std::is_same_v<T, EnterWeek> ||
    std::is_same_v<T, EnterDespair> || std::is_same_v<T, PutRightRuling> || std::is_same_v<T, PutRightEdge> ||
    std::is_same_v<T, PutRight> || std::is_same_v<T, PlayEvent> || std::is_same_v<T, HunterPlays> || std::is_same_v<T, MoveHunter> ||
    std::is_same_v<T, HunterActs> || std::is_same_v<T, GoOn> || std::is_same_v<T, ShowWreath> || std::is_same_v<T, PromiseShares> ||
    std::is_same_v<T, AddChance>;

/// Actions that answer what is due.
template <typename T> constexpr bool isResponse = std::is_constructible_v<Response, T>;

template <typename T> Refused gate(const Ruleset& ruleset, const GameState& state, const T& action)
{
    if (state.step == Step::Over)
        return Violation{state.winner == Winner::Dracula ? "WIN-1" : "WIN-2", Refusal::GameOver, {}};
    if constexpr (!whateverIsDue<T> && !isResponse<T>)
        if (!state.due.empty())
            return notAnAnswer();
    if constexpr (isChoice<T>)
        if (const int due = drawsDue(ruleset, state); due > 0)
            return Violation{"HAND-1", Refusal::DrawFirst, {due}};
    return check(ruleset, state, action);
}

/// Kinds in a list of cards, each once, in the order of the catalogue.
template <typename Cards, typename KindOf> std::vector<EncounterKind> kindsIn(const Cards& cards, KindOf kindOf)
{
    std::vector<EncounterKind> kinds;
    for (const auto& card : cards)
        kinds.push_back(kindOf(card));
    std::ranges::sort(kinds);
    kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
    return kinds;
}

/// Cards of this kind that are known to be out of their deck.
int outOfDeck(const GameState& state, EncounterKind kind)
{
    int out = 0;
    const auto count = [&](EncounterKind each) { out += each == kind; };
    std::ranges::for_each(state.encounterHand, count);
    std::ranges::for_each(state.encounterDiscard, count);
    std::ranges::for_each(state.beforeDracula, count);
    const auto lying = [&](const std::optional<Hideout>& hideout) {
        if (hideout)
            for (const PlacedEncounter& card : hideout->encounters)
                count(card.kind);
    };
    std::ranges::for_each(state.trail, lying);
    std::ranges::for_each(state.lairs, lying);
    lying(state.maturing);
    return out;
}

int outOfDeck(const GameState& state, DraculaEvent event)
{
    return static_cast<int>(std::ranges::count(state.eventHand, event) + std::ranges::count(state.eventDiscard, event)) +
           (state.ally == event);
}

std::vector<EncounterKind> handKinds(const GameState& state)
{
    return kindsIn(state.encounterHand, [](EncounterKind kind) { return kind; });
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
    const Ruleset now = rulesAfter(ruleset, action);
    advance(now, next);
    if (next.step != Step::Over) {
        refillHand(now, next); // HAND-1, PR-13: at once, whatever the moment
        advancePlacing(now, next);
        advance(now, next);
    }
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
    const bool card = std::holds_alternative<HunterPlays>(action); // whoever keeps them, keeps their order too (CARD-ACTIONS)
    if (auto refused = refusal(ruleset, state, action); refused && (card || !onceAccepted(*refused)))
        return std::unexpected(std::move(*refused));
    return applied(ruleset, state, action);
}

GameState withoutPause(const Ruleset& ruleset, const GameState& state)
{
    GameState later = state;
    while (!later.due.empty() && later.due.back().what == Due::What::AtOnce) {
        later.due.pop_back();
        checkEventLimit(ruleset, later); // one card too many is seen by all
        advance(ruleset, later);
    }
    return later;
}

GameState afterDawnOrDusk(const Ruleset& ruleset, const GameState& state)
{
    GameState later = state;
    later.due.push_back({.what = state.step == Step::Dawn ? Due::What::EndOfDawn : Due::What::EndOfDusk});
    advance(ruleset, later);
    return later;
}

std::vector<HunterPlays> playableHunterCards(const Ruleset& ruleset, const GameState& state)
{
    std::vector<HunterPlays> plays = exampleHunterPlays(ruleset, state);
    std::erase_if(plays, [&](const HunterPlays& play) { return gate(ruleset, state, play).has_value(); });
    return plays;
}

std::vector<HunterPlays> allowableHunterCards(const Ruleset& ruleset, const GameState& state)
{
    std::vector<HunterPlays> plays = exampleHunterPlays(ruleset, state, true);
    const std::vector<HunterPlays> playable = exampleHunterPlays(ruleset, state);
    std::erase_if(plays, [&](const HunterPlays& play) {
        return std::ranges::find(playable, play.event, &HunterPlays::event) != playable.end() || gate(ruleset, state, play).has_value();
    });
    return plays;
}

std::optional<HunterPlays> completedCard(const Ruleset& ruleset, const GameState& state, const HunterPlays& said)
{
    auto play = completed(ruleset, state, said, false);
    return play && !gate(ruleset, state, *play) ? play : std::nullopt;
}

std::optional<Violation> whyNotPlayed(const Ruleset& ruleset, const GameState& state, HunterEvent card)
{
    HunterPlays tried{.event = card};
    const auto one = [&](HunterSet hunters) {
        const auto active = activeHunter(state);
        return hunters.empty() ? std::nullopt : active && hunters.contains(*active) ? active : std::optional(hunters.first());
    };
    tried.hunter = one(needsOf(ruleset, state, tried).hunters);
    const HunterCardNeeds needs = needsOf(ruleset, state, tried);
    tried.player = needs.player ? one(needs.players) : std::nullopt;
    if (!needs.trailSlots.empty())
        tried.slot = needs.trailSlots.front();
    return gate(ruleset, state, tried);
}

std::vector<Action> legalActions(const Ruleset& ruleset, const GameState& state)
{
    std::vector<Action> actions;
    const auto offer = [&](const auto& action) {
        if (!gate(ruleset, state, action))
            actions.emplace_back(action);
    };
    if (state.step == Step::Over)
        return actions;
    if (drawsDue(ruleset, state) > 0) {
        for (std::size_t kind = 0; kind < ruleset.cards->encounters.size(); ++kind)
            actions.emplace_back(DrawEncounter{static_cast<EncounterKind>(kind)});
        return actions;
    }
    for (const PlayEvent& play : playableEvents(ruleset, state))
        offer(play);
    for (const HunterPlays& play : playableHunterCards(ruleset, state))
        actions.emplace_back(play);
    for (const Hunter hunter : allHunters)
        offer(ShowWreath{hunter});
    if (state.clockKept)
        for (const Hunter hunter : allHunters)
            for (const Travel travel : {Travel::Road, Travel::Sea, Travel::Rail, Travel::Out})
                hunterDestinations(ruleset, state, hunter, travel).forEach([&](LocationId to) {
                    offer(MoveHunter{hunter, to, travel, false});
                });
    if (state.clockKept && state.step == Step::Day)
        for (const Hunter hunter : allHunters)
            hunterDestinations(ruleset, state, hunter, Travel::Road, HunterCard::FastHorses).forEach([&](LocationId to) {
                offer(MoveHunter{hunter, to, Travel::Road, false, HunterCard::FastHorses});
            });
    const auto offerDeeds = [&](Hunter hunter) {
        for (const auto what : {HunterActs::What::Pass, HunterActs::What::Rest, HunterActs::What::Supply, HunterActs::What::Search})
            offer(HunterActs{hunter, what, false, false});
        offer(HunterActs{hunter, HunterActs::What::Supply, true, false});
    };
    if (!state.due.empty()) {
        for (const Response& response : answersDue(ruleset, state))
            if (!std::holds_alternative<PlayEvent>(response)) // listed above
                std::visit(offer, response);
        std::ranges::for_each(allHunters, offerDeeds);
        return actions;
    }
    offer(GoOn{});
    for (const Hunter hunter : allHunters) {
        offerDeeds(hunter);
        for (std::size_t kind = 0; kind < ruleset.cards->encounters.size(); ++kind)
            offer(UseBodyguards{static_cast<EncounterKind>(kind), hunter});
    }
    switch (state.step) {
    case Step::PlaceHunters: {
        PlaceHunters example;
        std::size_t next = 0;
        hunterStarts(*ruleset.board).forEach([&](LocationId city) {
            if (next < hunterCount)
                example.cities[next++] = city;
        });
        offer(example);
        break;
    }
    case Step::ChooseStart:
        ruleset.board->all().forEach([&](LocationId location) { offer(ChooseStart{location}); });
        break;
    case Step::BeforeSlide:
    case Step::ResolveMatured: {
        offer(Slide{});
        offer(Mature{});
        if (const Hideout* leaving = leavingHideout(state)) {
            for (const EncounterKind kind : kindsIn(leaving->encounters, [](const PlacedEncounter& card) { return card.kind; }))
                offer(ResolveMatured{kind});
            std::vector<std::optional<LocationId>> rooms{std::nullopt};
            for (const auto& lair : state.lairs)
                if (lair)
                    rooms.emplace_back(lair->location);
            for (const auto& room : rooms) {
                offer(MakeLair{room, std::nullopt});
                for (const EncounterKind kind : handKinds(state))
                    offer(MakeLair{room, kind});
            }
        }
        break;
    }
    case Step::ChooseCard: {
        const auto plays = std::make_unique<std::array<PackedPlay, maxMovementChoices>>();
        const std::size_t count = legalPlays(movementRuleset(ruleset, state), movementPosition(ruleset, state), *plays);
        for (std::size_t i = 0; i < count; ++i)
            actions.emplace_back(unpacked((*plays)[i]));
        if (count == 0)
            actions.emplace_back(SufferPenalty{});
        break;
    }
    case Step::PlaceEncounter:
        for (const EncounterKind kind : handKinds(state))
            offer(PlaceEncounter{kind});
        break;
    case Step::PlaceRumor:
        for (std::uint8_t slot = 1; slot <= trailLength; ++slot)
            offer(PlaceRumor{Slot{slot}});
        offer(EndPhase{});
        break;
    case Step::Over:
    case Step::Dawn:
    case Step::Day:
    case Step::Dusk:
    case Step::Night:
    case Step::EndOfPhase:
        break;
    }
    for (const auto& lair : state.lairs)
        if (lair)
            offer(ClearLair{*lair->location});
    return actions;
}

CardsBeyondCount beyondCount(const Ruleset& ruleset, const GameState& state)
{
    CardsBeyondCount beyond;
    for (std::size_t i = 0; i < ruleset.cards->encounters.size(); ++i)
        if (const auto kind = static_cast<EncounterKind>(i); outOfDeck(state, kind) > (*ruleset.cards)[kind].copies)
            beyond.encounters.insert(kind);
    for (std::size_t i = 0; i < draculaEventCount; ++i)
        if (const auto event = static_cast<DraculaEvent>(i); outOfDeck(state, event) > (*ruleset.cards)[event].copies)
            beyond.events.insert(event);
    return beyond;
}

std::vector<Warning> warnings(const Ruleset& ruleset, const GameState& state, const Action& action)
{
    std::vector<Warning> result;
    if (const auto* play = std::get_if<Play>(&action)) {
        if (const auto next = apply(ruleset, state, action); next && next->winner == Winner::Hunters)
            result.push_back({"OPEN-39", Advice::WouldDefeat, {static_cast<int>(next->damage)}});
        if (play->powers.contains(Power::Hide) && state.despair >= ruleset.cards->despairTokens &&
            ruleset.rulings.despairTrigger == DespairTrigger::ChooseCity)
            result.push_back({"PR-21", Advice::RevealsHide, {}});
    }
    if (const auto* fight = std::get_if<PlayCombat>(&action)) {
        const Due* due = topDue(state);
        const int before = cardsBeforeEscape(ruleset, state);
        if (due != nullptr && due->what == Due::What::Combat && isEscape(fight->card) && state.combat->played < before)
            result.push_back({state.combat->vampire ? "VAMP-5" : "PRIDE-1", Advice::WillBeCancelled, {fight->card, before}});
    }
    if (const auto* draw = std::get_if<DrawEncounter>(&action))
        if (const int copies = (*ruleset.cards)[draw->kind].copies; outOfDeck(state, draw->kind) >= copies)
            result.push_back({"HAND-1", Advice::BeyondCount, {draw->kind, copies}});
    if (const auto* draw = std::get_if<DrawEvent>(&action)) {
        int out = outOfDeck(state, draw->event);
        const Due* due = topDue(state); // Hoax: a card of the discard pile only changes its place
        if (due != nullptr && due->what == Due::What::KeepEvent && std::ranges::count(state.eventDiscard, draw->event) > 0)
            --out;
        if (const int copies = (*ruleset.cards)[draw->event].copies; out >= copies)
            result.push_back({"EVT-3", Advice::EventBeyondCount, {draw->event, copies}});
    }
    return result;
}

} // namespace demeter::fury3e
