#include "tests/support/second_twins.h"

#include "core/fury2e/record/recorded.h"
#include "tests/support/random_second_game.h"

#include <algorithm>

namespace demeter::fury2e {

namespace {

template <typename T> void mixPlaces(std::mt19937_64& random, const std::vector<T*>& places)
{
    for (std::size_t n = places.size(); n > 1; --n)
        std::swap(*places[n - 1], *places[random() % n]);
}

/// Exchanges all tokens that nobody sees.
void exchangeTokens(std::mt19937_64& random, GameState& state)
{
    std::vector<Encounter*> covered;
    for (auto* list : {&state.reserve, &state.encounterHand, &state.pushedOff})
        for (Encounter& token : *list)
            covered.push_back(&token);
    const auto lies = [&](PlacedEncounter& token) {
        if (!token.faceUp)
            covered.push_back(&token.kind);
    };
    for (TrailCard& card : state.trail)
        if (card.encounter)
            lies(*card.encounter);
    for (auto& card : state.catacombs)
        if (card)
            std::ranges::for_each(card->encounters, lies);
    mixPlaces(random, covered);
}

/// Cards of the deck that could lie face down.
std::vector<LocationId> deckOf(const Board& board, const GameState& state, bool seas)
{
    LocationSet out = cardsOnTrail(state) | cardsInCatacombs(state) | state.tokenCities() | hunterLocations(state);
    if (board.castle())
        out.insert(*board.castle());
    std::vector<LocationId> deck;
    (board.cards() - out).forEach([&](LocationId place) {
        if (board.isSea(place) == seas)
            deck.push_back(place);
    });
    return deck;
}

void otherLocation(std::mt19937_64& random, const Board& board, GameState& state, LocationId& location)
{
    const std::vector<LocationId> deck = deckOf(board, state, board.isSea(location));
    if (deck.empty() || random() % 4 == 0)
        return;
    const LocationId other = deck[random() % deck.size()];
    if (state.hideBond == location)
        state.hideBond = other;
    location = other;
}

/// Hide becomes a city, or a city Hide.
void exchangeHide(std::mt19937_64& random, const Board& board, GameState& state)
{
    if (const auto hide = hideIndex(state)) {
        TrailCard& card = state.trail[*hide];
        const auto deck = deckOf(board, state, false);
        if (card.faceUp || card.powers != PowerSet(Power::Hide) || deck.empty())
            return;
        card.powers = {};
        card.location = deck[random() % deck.size()];
        state.hideBond.reset();
        return;
    }
    for (std::size_t i = 0; i + 1 < state.trail.size(); ++i) {
        TrailCard& card = state.trail[i];
        const auto& right = state.trail[i + 1].location;
        if (card.location && !card.faceUp && card.powers.empty() && !board.isSea(*card.location) && right && !board.isSea(*right)) {
            if (!huntersIn(state, *right).empty() || board.castle() == right || state.tokenCities().contains(*right))
                continue; // there it would lie open, or could not have been played (2E-HIDE-3)
            card.location.reset();
            card.powers = Power::Hide;
            state.hideBond = right;
            return;
        }
    }
}

void exchangeEvents(std::mt19937_64& random, GameState& state)
{
    std::vector<DraculaEvent> pool;
    for (std::size_t i = 0; i < draculaEventCount; ++i) {
        const auto event = static_cast<DraculaEvent>(i);
        if (infoOf(event).kind == EventKind::Kept)
            pool.insert(pool.end(), infoOf(event).cards, event);
    }
    for (const DraculaEvent shown : state.eventDiscard)
        std::erase(pool, shown);
    for (DraculaEvent& held : state.eventHand) {
        if (pool.empty())
            return;
        const auto next = pool.begin() + static_cast<std::ptrdiff_t>(random() % pool.size());
        held = *next;
        pool.erase(next);
    }
}

/// What Dracula does behind the screen, so that he may do something else that looks the same.
bool isSecretAction(const Action& action)
{
    return std::holds_alternative<Play>(action) || std::holds_alternative<PlaceEncounter>(action) ||
           std::holds_alternative<ChooseEncounters>(action) || std::holds_alternative<ChooseStart>(action) ||
           std::holds_alternative<DrawEncounter>(action) || std::holds_alternative<PlayTactic>(action) ||
           std::holds_alternative<ActivateEncounter>(action);
}

} // namespace

std::string secondTableText(const Ruleset& ruleset, const GameState& state)
{
    const Board& board = *ruleset.board;
    std::string text;
    const auto token = [&](const PlacedEncounter& lying) {
        text += lying.faceUp ? " " + std::string(encounters[static_cast<std::size_t>(lying.kind)].id) : " token";
    };
    const auto place = [&](LocationId location, bool faceUp) {
        text += faceUp ? board[location].id : board.isSea(location) ? "a sea's back" : "a land's back";
    };
    for (const TrailCard& card : state.trail) {
        if (card.location)
            place(*card.location, card.faceUp);
        for (const Power power : allPowers)
            if (card.powers.contains(power))
                text += power == Power::Hide && !card.faceUp ? "a land's back" : std::string(powerIds[static_cast<std::size_t>(power)]);
        if (card.encounter)
            token(*card.encounter);
        text += "; ";
    }
    text += state.bloodTokens.to_string();
    for (const auto& card : state.catacombs) {
        text += "| ";
        if (!card)
            continue;
        place(card->location, card->faceUp);
        std::ranges::for_each(card->encounters, token);
    }
    return text + std::to_string(state.encounterHand.size()) + " " + std::to_string(state.eventHand.size()) + " " +
           std::to_string(state.pushedOff.size()) + " " + std::to_string(state.reserve.size() + state.boxReserve);
}

GameState coveredOtherwise(std::mt19937_64& random, const Ruleset& ruleset, const GameState& state)
{
    GameState twin = state;
    exchangeTokens(random, twin);
    exchangeEvents(random, twin);
    if (twin.combat && twin.combat->stage == Combat::Stage::Laid && twin.combat->tactic)
        twin.combat->tactic = static_cast<DraculaTactic>(random() % draculaTacticCount);
    if (random() % 3 == 0)
        return twin; // where nothing else is different more actions look the same
    for (TrailCard& card : twin.trail)
        if (card.location && !card.faceUp)
            otherLocation(random, *ruleset.board, twin, *card.location);
    for (auto& card : twin.catacombs)
        if (card && !card->faceUp)
            otherLocation(random, *ruleset.board, twin, card->location);
    if (random() % 3 == 0)
        exchangeHide(random, *ruleset.board, twin);
    return twin;
}

SecondTwinTally playSecondTwins(std::uint64_t number, int actions, const std::function<void(const SecondTwins&)>& see)
{
    std::mt19937_64 random(number);
    const Ruleset ruleset = test::randomSecondRuleset(random);
    GameState state = newGame(ruleset, random() % 2 == 0 ? TokenHandling::Dealt : TokenHandling::DrawnFromBox, {}, number % 2 == 0);
    SecondTwinTally tally;
    const auto show = [&](const GameState& first, const GameState& twin) {
        see({ruleset, first, twin, *Recorded::publicStepOf(nullptr, ruleset, first), *Recorded::publicStepOf(nullptr, ruleset, twin)});
    };
    for (int n = 0; n < actions; ++n) {
        const auto action = test::likelySecondAction(random, ruleset, state);
        if (!action)
            break;
        const auto after = apply(ruleset, state, *action);
        if (!after)
            break;
        const GameState twin = coveredOtherwise(random, ruleset, state);
        show(state, twin);
        ++tally.moments;
        tally.different += twin != state;
        std::vector<Action> candidates{*action};
        if (isSecretAction(*action)) {
            for (Action& other : legalActions(ruleset, twin))
                if (other.index() == action->index())
                    candidates.push_back(std::move(other));
            std::shuffle(candidates.begin(), candidates.end(), random);
        }
        const std::string table = secondTableText(ruleset, *after);
        for (const Action& candidate : candidates) {
            const auto twinAfter = apply(ruleset, twin, candidate);
            if (!twinAfter || twinAfter->happened != after->happened || secondTableText(ruleset, *twinAfter) != table)
                continue;
            show(*after, *twinAfter);
            ++tally.together;
            break;
        }
        state = *after;
    }
    return tally;
}

} // namespace demeter::fury2e
