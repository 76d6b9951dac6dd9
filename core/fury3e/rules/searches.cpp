// Section 10: searches (SRCH), and Seduction, which is played in answer to one.
#include "core/fury3e/rules/chapters.h"

#include <algorithm>

namespace demeter::fury3e {

namespace {

using What = Happening::What;

/// Cards of the search under way that are still to be resolved.
std::vector<LyingCard> found(const GameState& state, const Due& due)
{
    std::vector<LyingCard> cards;
    if (!isThere(state, due))
        return cards;
    cards = cardsThere(state, *due.place);
    std::erase_if(cards, [&](const LyingCard& card) { return !cardAt(state, card)->inSearch; });
    return cards;
}

/// Vampires among them that Seduction can take.
std::vector<LyingCard> seducers(const Ruleset& ruleset, const GameState& state, const Due& due)
{
    std::vector<LyingCard> cards = found(state, due);
    std::erase_if(cards, [&](const LyingCard& card) {
        const EncounterCard& facts = (*ruleset.cards)[card.kind];
        return !facts.vampire || (facts.life == 0 && ruleset.rulings.seductionTakesAristocrat == NoYes::No);
    });
    return cards;
}

void forgetSearch(GameState& state)
{
    const auto forget = [](std::optional<Hideout>& hideout) {
        if (hideout)
            for (PlacedEncounter& card : hideout->encounters)
                card.inSearch = false;
    };
    std::ranges::for_each(state.trail, forget);
    std::ranges::for_each(state.lairs, forget);
}

/// SRCH-1: everything face down is turned up, and what has to be resolved becomes due. False if there is nothing.
bool turnUp(const Ruleset& ruleset, GameState& state, const Due& search)
{
    forgetSearch(state);
    if (!isThere(state, search))
        return false;
    const Hunter hunter = *search.hunter;
    const LocationId city = *search.place;
    if (const auto place = placeOf(state, city); place && !hideoutAt(state, *place)->faceUp)
        reveal(ruleset, state, *place); // CARD-7: where a hunter stands it should be face up; it is now
    bool any = false;
    for (const LyingCard& lying : cardsThere(state, city)) {
        PlacedEncounter& card = *cardAt(state, lying);
        if (card.faceUp && ruleset.rulings.searchResolvesFaceUp == NoYes::No) // OPEN-11
            continue;
        if (const Hideout* from = hideoutAt(state, lying.place); from->powers.contains(Power::Hide) && from->location != city)
            revealHide(state); // SRCH-4: that a card of this slot is found here says that Hide lies there
        if (!card.faceUp)
            announce(state, What::EncounterRevealed, {card.kind, hunter});
        card.faceUp = true;
        card.inSearch = true;
        any = true;
    }
    if (any)
        push(state, {.what = Due::What::SearchOrder, .hunter = hunter, .place = city});
    else
        announce(state, What::SearchedNothing, {hunter, city});
    return any;
}

/// Seduction: no combat, the vampire is back in Dracula's hand and the hunter bitten.
void takeVampire(const Ruleset& ruleset, GameState& state, const Due& search, const LyingCard& card)
{
    if (!takeLying(ruleset, state, card))
        return;
    state.encounterHand.push_back(card.kind);
    announce(state, What::VampireTaken, {card.kind});
    push(state, {.what = Due::What::AfterEncounter, .hunter = search.hunter, .place = search.place, .occasion = Occasion::Search});
    askBite(state, *search.hunter);
}

} // namespace

void beginSearch(const Ruleset&, GameState& state, Hunter hunter)
{
    const HunterPlace& place = state.hunters[static_cast<std::size_t>(hunter)];
    if (place.where == HunterPlace::Where::Location) // SRCH-3
        push(state, {.what = Due::What::SearchReply, .hunter = hunter, .place = place.location});
}

void seduce(const Ruleset& ruleset, GameState& state, Hunter hunter, LocationId city)
{
    const Due search{.what = Due::What::SeducedBy, .hunter = hunter, .place = city};
    if (!turnUp(ruleset, state, search))
        return;
    const auto vampires = seducers(ruleset, state, search);
    if (vampires.empty())
        advanceSearch(ruleset, state);
    else if (vampires.size() == 1)
        takeVampire(ruleset, state, search, vampires.front());
    else
        push(state, search);
}

void advanceSearch(const Ruleset& ruleset, GameState& state)
{
    const Due* due = topDue(state);
    if (due == nullptr || due->what != Due::What::SearchOrder)
        return;
    const auto cards = found(state, *due);
    if (cards.empty()) { // all resolved, or the hunter is not there any more
        state.due.pop_back();
        forgetSearch(state);
    } else if (cards.size() == 1) { // no order to choose
        const Hunter hunter = *due->hunter;
        cardAt(state, cards.front())->inSearch = false;
        beginEncounter(ruleset, state, hunter, cards.front(), Occasion::Search);
    }
}

std::vector<Response> answersSearches(const Ruleset& ruleset, const GameState& state, const Due& due)
{
    std::vector<Response> answers;
    if (due.what == Due::What::SearchOrder)
        for (const LyingCard& card : found(state, due))
            answers.emplace_back(ChooseLying{card});
    if (due.what == Due::What::SeducedBy)
        for (const LyingCard& card : seducers(ruleset, state, due))
            answers.emplace_back(ChooseLying{card});
    if (answers.empty()) // a search is compulsory (ENC-7), unless something put right by hand has left nothing of it
        answers.emplace_back(GoOn{});
    return answers;
}

Refused checkSearches(const Ruleset& ruleset, const GameState& state, const Due& due, const Response& response)
{
    const auto answers = answersSearches(ruleset, state, due);
    if (std::ranges::find(answers, response) != answers.end())
        return std::nullopt;
    if (std::holds_alternative<GoOn>(response))
        return Violation{"SRCH-1", Refusal::MustChoose, {}};
    if (const auto* chosen = std::get_if<ChooseLying>(&response); chosen != nullptr && due.what != Due::What::SearchReply) {
        const Hideout* hideout = hideoutAt(state, chosen->card.place);
        const bool hide = hideout != nullptr && hideout->powers.contains(Power::Hide);
        return Violation{hide ? "SRCH-4" : "SRCH-1", Refusal::NotThere, {chosen->card.kind}};
    }
    return notAnAnswer();
}

void answerSearches(const Ruleset& ruleset, GameState& state, Due due, const Response& response)
{
    if (due.what == Due::What::SearchReply) {
        if (turnUp(ruleset, state, due))
            advanceSearch(ruleset, state);
        return;
    }
    const auto* chosen = std::get_if<ChooseLying>(&response);
    if (chosen == nullptr) {
        if (due.what == Due::What::SearchOrder)
            forgetSearch(state);
        else
            advanceSearch(ruleset, state);
        return;
    }
    if (due.what == Due::What::SeducedBy) {
        takeVampire(ruleset, state, due, chosen->card);
        return;
    }
    const Hunter hunter = *due.hunter;
    cardAt(state, chosen->card)->inSearch = false;
    push(state, std::move(due)); // the rest of the order, when this card is over
    beginEncounter(ruleset, state, hunter, chosen->card, Occasion::Search);
}

void performSearches(const Ruleset&, GameState&, Due) {}

} // namespace demeter::fury3e
