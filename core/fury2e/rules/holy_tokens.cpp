// Section 18: Sacred Hosts and Consecrated Ground, and the Items that lay or heal (2E-TOKEN, 2E-ITEM).
#include "core/fury2e/rules/chapters.h"

namespace demeter::fury2e {

namespace {

std::size_t hostTokens(const Ruleset& ruleset)
{
    return ruleset.rulings.chosen(Ruling::HostTokens) ? sacredHosts : sacredHosts - 1;
}

/// 2E-TOKEN-2: the card of a city that gets a token, if it lies in the deck.
void layAside(GameState& state, LocationId city)
{
    if (!placeOf(state, city))
        announce(state, Happening::What::CardLaidAside, {city});
}

/// 2E-TOKEN-4: the card of a city whose token has gone.
void layBack(GameState& state, LocationId city)
{
    if (!placeOf(state, city) && !state.tokenCities().contains(city))
        announce(state, Happening::What::CardReturned, {city});
}

} // namespace

void placeHost(const Ruleset& ruleset, GameState& state, LocationId city, std::optional<LocationId> from)
{
    if (from)
        removeHost(ruleset, state, *from);
    const bool aside = cardsBesideBoard(state).contains(city);
    state.hosts.insert(city);
    announce(state, Happening::What::HostPlaced, {city});
    if (!aside)
        layAside(state, city);
    const auto place = placeOf(state, city);
    if (!place || !place->inCatacombs || ruleset.rulings.chosen(Ruling::HostClearsCatacombs))
        return;
    returnEncounters(state, state.catacombs[place->index]->encounters); // 2E-OPEN-56
    state.catacombs[place->index].reset();
    announce(state, Happening::What::CatacombsCleared, {CatacombSpace{place->index}});
    layAside(state, city);
}

void removeHost(const Ruleset&, GameState& state, LocationId city)
{
    state.hosts.erase(city);
    announce(state, Happening::What::HostRemoved, {city});
    layBack(state, city);
}

bool groundMayLie(const Ruleset& ruleset, LocationId city)
{
    const Board& board = *ruleset.board;
    const auto castle = board.castle();
    return board.cards().contains(city) && !board.isSea(city) && castle != city && !(castle && board.byRoad(*castle).contains(city));
}

void placeGround(const Ruleset& ruleset, GameState& state, LocationId city, std::optional<CardPlace> hidden)
{
    const bool aside = cardsBesideBoard(state).contains(city);
    const auto before = std::exchange(state.consecratedGround, city);
    announce(state, Happening::What::GroundPlaced, {city});
    if (before && *before != city)
        layBack(state, *before);
    if (!aside)
        layAside(state, city);
    clearGround(ruleset, state, hidden);
}

void clearGround(const Ruleset& ruleset, GameState& state, std::optional<CardPlace> hidden)
{
    const auto city = state.consecratedGround;
    const auto place = city ? placeOf(state, *city) : std::nullopt;
    if (!place)
        return;
    std::vector<PlacedEncounter> discarded;
    if (place->inCatacombs) {
        discarded = std::exchange(state.catacombs[place->index]->encounters, {});
    } else if (auto& encounter = state.trail[place->index].encounter) {
        discarded.push_back(*encounter);
        encounter.reset();
    }
    const bool turnsUp = place != hidden && !place->inCatacombs && !state.trail[place->index].faceUp;
    const bool hideToo = turnsUp && !ruleset.rulings.chosen(Ruling::HideShownWithBond); // 2E-OPEN-53
    const bool bound = ruleset.rulings.chosen(Ruling::GroundClearsHide); // also on a Hide that stays covered: it lay in that city too
    if (const auto hide = hideIndex(state);
        hide && state.hideBond == city && (bound || state.trail[*hide].faceUp || hideToo) && state.trail[*hide].encounter) {
        discarded.push_back(*state.trail[*hide].encounter);
        state.trail[*hide].encounter.reset();
    }
    if (!discarded.empty())
        announce(state, Happening::What::EncountersDiscarded, {static_cast<int>(discarded.size())});
    returnEncounters(state, discarded);
    if (place != hidden)
        reveal(ruleset, state, *place);
}

Refused check(const Ruleset& ruleset, const GameState& state, const PlayItem& play)
{
    if (state.step != Step::Hunters)
        return notNow();
    if (!state.due.empty())
        return notAnAnswer();
    const Violation needs{"2E-ITEM-1", Refusal::ItemNeeds, {play.item}};
    if ((play.from && play.item != HunterItem::SacredHost) || (play.token && play.item != HunterItem::LocalRumors) ||
        (play.roll != 0 && play.item != HunterItem::HolyWater)) // what says nothing is not entered
        return needs;
    switch (play.item) {
    case HunterItem::SacredHost: { // 2E-TOKEN-5
        const auto city = state.hunters[static_cast<std::size_t>(play.hunter)];
        if (!city || ruleset.board->isSea(*city) || !ruleset.board->cards().contains(*city) || state.hosts.contains(*city))
            return needs;
        const bool allOut = static_cast<std::size_t>(state.hosts.size()) >= hostTokens(ruleset);
        if (allOut != play.from.has_value() || (play.from && !state.hosts.contains(*play.from)))
            return needs;
        return std::nullopt;
    }
    case HunterItem::HolyWater:
        if (!isBitten(state, play.hunter) || play.hunter == Hunter::MinaHarker || play.roll < 1 || play.roll > 6)
            return Violation{"2E-ITEM-2", Refusal::ItemNeeds, {play.item}};
        return std::nullopt;
    case HunterItem::LocalRumors:
        if (const PlacedEncounter* token = play.token ? tokenAt(state, *play.token) : nullptr; token == nullptr || token->faceUp)
            return Violation{"2E-ITEM-3", Refusal::ItemNeeds, {play.item}};
        return std::nullopt;
    case HunterItem::FastHorse: // see `MoveHunters::by`
        return Violation{"2E-ITEM-6", Refusal::ItemNeeds, {play.item}};
    }
    return needs;
}

void perform(const Ruleset& ruleset, GameState& state, const PlayItem& play)
{
    announce(state, Happening::What::ItemPlayed, {play.item, play.hunter});
    switch (play.item) {
    case HunterItem::SacredHost:
        placeHost(ruleset, state, *state.hunters[static_cast<std::size_t>(play.hunter)], play.from);
        break;
    case HunterItem::HolyWater:
        rollForBite(ruleset, state, play.hunter, play.roll);
        break;
    case HunterItem::LocalRumors: {
        const CardPlace place = play.token->place;
        PlacedEncounter& token =
            place.inCatacombs ? state.catacombs[place.index]->encounters[play.token->index] : *state.trail[place.index].encounter;
        token.faceUp = true;
        announce(state, Happening::What::EncounterRevealed, {token.kind});
        break;
    }
    case HunterItem::FastHorse:
        break;
    }
}

void rollForBite(const Ruleset& ruleset, GameState& state, Hunter hunter, int roll)
{
    if (roll == 1) {
        hurt(ruleset, state, hunter, 2);
    } else if (roll >= 4 && isBitten(state, hunter) && hunter != Hunter::MinaHarker) {
        --sheetOf(state, hunter).bites;
        announce(state, Happening::What::BiteCured, {hunter});
    }
}

} // namespace demeter::fury2e
