// Sections 8 and 9: what a hunter's arrival turns up, and the ambush that may follow (REV, AMB).
#include "core/fury3e/rules/chapters.h"

#include <algorithm>

namespace demeter::fury3e {

namespace {

using What = Happening::What;

/// The hideout that Hide lies in, wherever on the trail.
std::optional<CardPlace> placeOfHide(const GameState& state)
{
    for (std::uint8_t slot = 1; slot <= trailLength; ++slot)
        if (const auto& hideout = state.trail[slot - 1U]; hideout && hideout->powers.contains(Power::Hide))
            return CardPlace{false, slot};
    return std::nullopt;
}

/// AMB-1, AMB-4: cards that may still ambush in the arrival that is due.
std::vector<LyingCard> ambushers(const Ruleset& ruleset, const GameState& state, const Due& due)
{
    std::vector<LyingCard> cards;
    if (!isThere(state, due))
        return cards;
    cards = cardsThere(state, *due.place);
    std::erase_if(cards, [&](const LyingCard& card) {
        return !(*ruleset.cards)[card.kind].canAmbush || std::ranges::find(due.used, card) != due.used.end();
    });
    return cards;
}

/// Whether Dracula is asked for an ambush. He is also asked where only cards lie that cannot ambush, as long as one of them is face down:
/// going on by itself would tell the table what it is.
bool asked(const Ruleset& ruleset, const GameState& state, const Due& due)
{
    if (!isThere(state, due))
        return false;
    return std::ranges::any_of(cardsThere(state, *due.place), [&](const LyingCard& card) {
        return std::ranges::find(due.used, card) == due.used.end() &&
               ((*ruleset.cards)[card.kind].canAmbush || !fury3e::cardAt(state, card)->faceUp);
    });
}

} // namespace

bool isThere(const GameState& state, const Due& due)
{
    return due.hunter && due.place && state.hunters[static_cast<std::size_t>(*due.hunter)] == HunterPlace::in(*due.place);
}

bool reveal(const Ruleset&, GameState& state, CardPlace place)
{
    Hideout* hideout = hideoutAt(state, place);
    if (hideout == nullptr || !hideout->location)
        return false;
    if (!hideout->faceUp) {
        hideout->faceUp = true; // REV-1
        announce(state, What::LocationRevealed, {*hideout->location});
    }
    if (state.hideBond == hideout->location) // REV-6: even if it was face up already
        revealHide(state);
    return true;
}

void revealHide(GameState& state)
{
    const auto place = placeOfHide(state);
    if (!place)
        return;
    Hideout& hideout = *hideoutAt(state, *place);
    if (hideShown(hideout))
        return;
    (hideout.location ? hideout.hideFaceUp : hideout.faceUp) = true;
    announce(state, What::HideRevealed);
}

std::vector<LyingCard> cardsThere(const GameState& state, LocationId location)
{
    std::vector<LyingCard> cards;
    const auto list = [&](CardPlace place) {
        const Hideout* hideout = fury3e::hideoutAt(state, place);
        for (const PlacedEncounter& placed : hideout->encounters) {
            LyingCard card{place, placed.kind, 0};
            while (std::ranges::find(cards, card) != cards.end())
                ++card.nth;
            cards.push_back(card);
        }
    };
    const auto place = placeOf(state, location);
    if (!place) // AMB-6, SRCH-4: with the Location card the bond has gone too
        return cards;
    list(*place);
    if (state.hideBond == location) // AMB-5, SRCH-4
        if (const auto hide = placeOfHide(state); hide && *hide != *place)
            list(*hide);
    return cards;
}

bool clearEmptyLair(const Ruleset&, GameState& state, LocationId location)
{
    const auto space = lairAt(state, location);
    if (!space || !state.lairs[space->index]->encounters.empty())
        return false;
    clearHideout(state, state.lairs[space->index]);
    announce(state, What::LairCleared, {*space});
    return true;
}

void resolveArrival(const Ruleset& ruleset, GameState& state, Hunter hunter, LocationId location)
{
    const Due ambush{.what = Due::What::Ambush, .hunter = hunter, .place = location};
    if (ruleset.board->isSea(location) || !isThere(state, ambush)) // REV-3, REV-4
        return;
    const auto place = placeOf(state, location);
    if (!place) {
        announce(state, What::NothingRevealed, {hunter, location});
        return;
    }
    reveal(ruleset, state, *place);           // REV-1, REV-6
    clearEmptyLair(ruleset, state, location); // REV-7: its card has been shown first
    if (asked(ruleset, state, ambush))
        push(state, ambush);
}

void advanceAmbush(const Ruleset& ruleset, GameState& state)
{
    const Due* due = topDue(state);
    if (due != nullptr && due->what == Due::What::Ambush && !asked(ruleset, state, *due))
        state.due.pop_back();
}

ArrivalPreview arrivalPreview(const Ruleset& ruleset, const GameState& state, Hunter, LocationId location)
{
    ArrivalPreview preview;
    if (ruleset.board->isSea(location)) // REV-3
        return preview;
    preview.place = placeOf(state, location);
    if (!preview.place)
        return preview;
    const Hideout& hideout = *fury3e::hideoutAt(state, *preview.place);
    preview.revealsLocation = !hideout.faceUp;
    if (state.hideBond == location)
        if (const auto hide = placeOfHide(state); hide && !hideShown(*fury3e::hideoutAt(state, *hide)))
            preview.revealsHide = Slot{hide->number};
    preview.clearsLair = preview.place->lair && hideout.encounters.empty();
    for (const LyingCard& card : cardsThere(state, location))
        if ((*ruleset.cards)[card.kind].canAmbush)
            preview.ambushes.push_back(card);
    return preview;
}

std::vector<Response> answersArrivals(const Ruleset& ruleset, const GameState& state, const Due& due)
{
    std::vector<Response> answers;
    if (due.what == Due::What::Ambush)
        for (const LyingCard& card : ambushers(ruleset, state, due))
            answers.emplace_back(ChooseLying{card});
    answers.emplace_back(GoOn{}); // AMB-1: an ambush is never compulsory
    return answers;
}

Refused checkArrivals(const Ruleset& ruleset, const GameState& state, const Due& due, const Response& response)
{
    if (std::holds_alternative<GoOn>(response))
        return std::nullopt;
    const auto* chosen = std::get_if<ChooseLying>(&response);
    if (chosen == nullptr || due.what != Due::What::Ambush)
        return notAnAnswer();
    const LyingCard& card = chosen->card;
    const auto there = isThere(state, due) ? cardsThere(state, *due.place) : std::vector<LyingCard>{};
    if (std::ranges::find(there, card) == there.end()) {
        const Hideout* hideout = fury3e::hideoutAt(state, card.place);
        const bool hide = hideout != nullptr && hideout->powers.contains(Power::Hide);
        return Violation{hide ? "AMB-6" : "AMB-1", Refusal::NotThere, {card.kind}};
    }
    if (!(*ruleset.cards)[card.kind].canAmbush)
        return Violation{"AMB-1", Refusal::CannotAmbush, {card.kind}};
    if (std::ranges::find(due.used, card) != due.used.end()) // once per card
        return Violation{"AMB-4", Refusal::NotThere, {card.kind}};
    return std::nullopt;
}

void answerArrivals(const Ruleset& ruleset, GameState& state, Due due, const Response& response)
{
    if (due.what == Due::What::Arrival) {
        resolveArrival(ruleset, state, *due.hunter, *due.place);
        return;
    }
    const auto* chosen = std::get_if<ChooseLying>(&response);
    if (chosen == nullptr)
        return;
    const Hunter hunter = *due.hunter;
    due.used.push_back(chosen->card);
    push(state, std::move(due)); // AMB-4: due again when this card is over
    beginEncounter(ruleset, state, hunter, chosen->card, Occasion::Ambush);
}

void performArrivals(const Ruleset&, GameState&, Due) {}

} // namespace demeter::fury3e
