// Sections 7 and 15: how cards slide, leave and are turned up (2E-TRAIL, 2E-HIDE-6, 2E-MAT-9 to 2E-MAT-11).
#include "core/fury2e/rules/chapters.h"

namespace demeter::fury2e {

namespace {

/// What is asked may speak of tokens on the trail: they go with their cards. `moved` says where the card in a space has gone; nothing: it
/// has left the trail.
template <typename Moved> void followTokens(GameState& state, Moved&& moved)
{
    /// Where it lies now; nothing if its card has left.
    const auto followed = [&](LyingToken token) -> std::optional<LyingToken> {
        if (token.place.inCatacombs)
            return token;
        const std::optional<std::size_t> index = moved(token.place.index);
        return index ? std::optional(LyingToken{CardPlace::onTrail(*index), token.index}) : std::nullopt;
    };
    for (Due& due : state.due) {
        if (const auto token = due.token ? followed(*due.token) : std::nullopt)
            due.token = token;
        for (const LyingToken& token : std::exchange(due.met, {}))
            if (const auto now = followed(token))
                due.met.push_back(*now);
    }
}

} // namespace

TrailCard takeCard(GameState& state, std::size_t index)
{
    followTokens(state,
                 [index](std::size_t space) { return space == index ? std::nullopt : std::optional(space > index ? space - 1 : space); });
    TrailCard card = std::move(state.trail[index]);
    state.trail.erase(state.trail.begin() + static_cast<std::ptrdiff_t>(index));
    // 2E-SEA-6: the Blood tokens on both sides of it go back to the box, those to its right close up with the cards.
    std::bitset<trailLength> tokens;
    for (std::size_t gap = 0; gap + 1 < trailLength; ++gap) {
        if (gap + 1 < index)
            tokens[gap] = state.bloodTokens[gap];
        else if (gap >= index)
            tokens[gap] = state.bloodTokens[gap + 1];
    }
    state.bloodTokens = tokens;
    return card;
}

std::optional<TrailCard> slideIn(GameState& state, TrailCard card)
{
    followTokens(state, [](std::size_t space) { return space + 1 < trailLength ? std::optional(space + 1) : std::nullopt; });
    std::optional<TrailCard> leaving;
    if (state.trail.size() == trailLength) {
        leaving = std::move(state.trail.back());
        state.trail.pop_back();
    }
    state.trail.insert(state.trail.begin(), std::move(card));
    state.bloodTokens <<= 1;
    state.bloodTokens.reset(trailLength - 1); // 2E-SEA-6: it lay beside the card that has left
    return leaving;
}

void returnLocation(GameState& state, LocationId location)
{
    if (state.tokenCities().contains(location))
        announce(state, Happening::What::CardLaidAside, {location});
}

void hideFollows(GameState& state)
{
    if (!state.hideBond || cardsOnTrail(state).contains(*state.hideBond))
        return;
    if (const auto index = hideIndex(state)) {
        revealHide(state);
        const TrailCard hide = takeCard(state, *index);
        if (hide.encounter)
            returnEncounter(state, hide.encounter->kind); // 2E-HIDE-7
    }
    state.hideBond.reset();
}

void clearTrail(const Ruleset&, GameState& state, std::size_t left)
{
    std::vector<PlacedEncounter> lost;
    while (state.trail.size() > left) {
        std::size_t index = state.trail.size() - 1;
        if (index == currentIndex(state)) { // 2E-MAT-9: the card of his place stays
            if (index == 0)
                break;
            --index;
        }
        if (index == hideIndex(state)) {
            if (!cardsOnTrail(state).contains(*state.hideBond))
                revealHide(state); // 2E-HIDE-6
            state.hideBond.reset();
        }
        const TrailCard card = takeCard(state, index);
        if (card.encounter)
            lost.push_back(*card.encounter);
        if (card.location)
            returnLocation(state, *card.location);
    }
    hideFollows(state); // 2E-MAT-11: one less is left
    returnEncounters(state, lost);
    announce(state, Happening::What::TrailCleared, {static_cast<int>(state.trail.size())});
}

bool reveal(const Ruleset& ruleset, GameState& state, CardPlace place)
{
    std::optional<LocationId> location;
    if (place.inCatacombs) {
        auto& card = state.catacombs[place.index];
        if (!card || card->faceUp)
            return false;
        card->faceUp = true;
        location = card->location;
    } else {
        if (place.index >= state.trail.size())
            return false;
        TrailCard& card = state.trail[place.index];
        if (!card.location)
            return card.powers.contains(Power::Hide) && revealHide(state);
        if (card.faceUp)
            return false;
        card.faceUp = true;
        location = card.location;
    }
    announce(state, Happening::What::LocationRevealed, {*location});
    if (state.hideBond == location && !ruleset.rulings.chosen(Ruling::HideShownWithBond))
        revealHide(state);
    return true;
}

bool revealHide(GameState& state)
{
    const auto index = hideIndex(state);
    if (!index || state.trail[*index].faceUp)
        return false;
    state.trail[*index].faceUp = true;
    announce(state, Happening::What::HideRevealed);
    return true;
}

bool liesOpen(const Ruleset& ruleset, const GameState& state, LocationId location)
{
    return ruleset.board->castle() == location || (!ruleset.board->isSea(location) && !huntersIn(state, location).empty());
}

} // namespace demeter::fury2e
