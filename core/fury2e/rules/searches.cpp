// Section 19, searches: what lies where the hunters are, one after another (2E-HUNT-5 to 2E-HUNT-12).
#include "core/fury2e/rules/hunters_turn.h"

namespace demeter::fury2e {

namespace {

using What = Happening::What;

/// Tokens of this search that have not been met: all that lie there, but for those that were met and have stayed.
std::vector<LyingToken> unmet(const GameState& state, const Due& search)
{
    auto tokens = tokensThere(state, *search.location);
    std::erase_if(tokens, [&](const LyingToken& token) { return std::ranges::find(search.met, token) != search.met.end(); });
    return tokens;
}

bool isTheirTurn(const GameState& state, HunterSet hunters)
{
    return !(state.turn.acting & hunters).empty();
}

/// Where Dracula can move them by one of his Events (2E-DEV-1, 2E-DEV-19).
LocationSet carriedTo(const Ruleset& ruleset, const GameState& state, const Due& due)
{
    const Board& board = *ruleset.board;
    if (due.event == DraculaEvent::ControlStorms) // 2E-OPEN-43: how far is not known for sure, so any port
        return board.ports() - board.seas();
    const auto from = state.hunters[static_cast<std::size_t>(due.hunters.first())];
    return from ? openRoads(ruleset, state, *from) & board.cards() : LocationSet();
}

LocationSet placesFor(const Ruleset& ruleset, const GameState& state, const Due& due)
{
    if (due.what == Due::What::BatsMove)
        return batsDestinations(ruleset, state, *state.hunters[static_cast<std::size_t>(due.hunters.first())]);
    return carriedTo(ruleset, state, due);
}

void findSomething(GameState& state, HunterSet hunters)
{
    if (isTheirTurn(state, hunters))
        state.turn.found = state.turn.foundHere = true;
}

/// After what has been met so far: the next Encounter, Dracula himself, or nothing more.
void goOnSearching(const Ruleset& ruleset, GameState& state, Due search)
{
    const auto ended = [](const Due& due) { return due.what == Due::What::AfterSearch && due.flag; };
    if (search.flag) {
        finishTurn(ruleset, state, search.fogged);
        return;
    }
    if (std::ranges::any_of(state.due, ended))
        return;
    if (state.step == Step::Hunters && state.turn.stage != HunterStage::Before && state.turn.acting.empty()) {
        finishTurn(ruleset, state, {}); // nobody of them can go on
        return;
    }
    if (!search.location)
        return;
    search.hunters = stillThere(state, search.hunters, *search.location);
    if (search.hunters.empty())
        return;
    const LocationId place = *search.location;
    const HunterSet hunters = search.hunters;
    if (const auto tokens = unmet(state, search); !tokens.empty()) { // 2E-HUNT-8
        findSomething(state, hunters);
        const auto encounter = tokenAt(state, tokens.front())->kind;
        push(state, std::move(search));
        if (tokens.size() == 1)
            meet(ruleset, state, hunters, place, encounter, tokens.front());
        else
            push(state, {.what = Due::What::EncounterOrder, .hunters = hunters, .location = place});
        return;
    }
    if (currentLocation(state) == place) { // 2E-HUNT-11, 2E-HUNT-12
        const bool alone = isTheirTurn(state, hunters) && !state.turn.foundHere;
        findSomething(state, hunters);
        state.turn.foundDracula = state.turn.foundDracula || isTheirTurn(state, hunters);
        const HunterSet fighting = hunters - state.turn.shielded;
        if (fighting.empty()) { // 2E-OPEN-57
            announce(state, What::AgentShields);
            return;
        }
        push(state, {.what = Due::What::AfterSearch, .hunters = fighting});
        beginCombat(ruleset, state, fighting, std::nullopt, true);
        if (state.combat)
            state.combat->foundAlone = alone;
    }
}

/// What remains of an Agent's token after his combat (2E-COMB-17, 2E-OPEN-35).
void afterAgent(const Ruleset& ruleset, GameState& state, const Due& fought)
{
    const PlacedEncounter* token = fought.token ? tokenAt(state, *fought.token) : nullptr;
    if (fought.token && !fought.flag && state.step == Step::Hunters && ruleset.rulings.chosen(Ruling::SurvivingAgentShields))
        state.turn.shielded = state.turn.shielded | fought.hunters; // 2E-OPEN-57
    if (token == nullptr || fought.flag || ruleset.rulings.chosen(Ruling::BeatenAgentStays)) {
        encounterOver(state, fought);
        return;
    }
    announce(state, What::EncounterStays, {*fought.encounter});
    metAndStays(state, *fought.token);
}

} // namespace

void search(const Ruleset& ruleset, GameState& state, HunterSet hunters, LocationId location)
{
    if (isTheirTurn(state, hunters))
        state.turn.foundHere = false;
    if (ruleset.board->isSea(location)) // 2E-SEA-11, 2E-HUNT-18
        return;
    if (isTheirTurn(state, hunters))
        state.turn.searched = true;
    push(state, {.what = Due::What::AfterSearch, .hunters = hunters, .location = location});
    if (!ruleset.board->cards().contains(location)) // the hospital
        return;
    const auto place = placeOf(state, location);
    if (!place) {
        announce(state, What::NotHere, {location}); // 2E-HUNT-7
        return;
    }
    reveal(ruleset, state, *place); // 2E-HUNT-5
    if (state.hideBond == location)
        revealHide(state);                                    // 2E-HIDE-4
    if (ruleset.rulings.chosen(Ruling::TokensTurnedTogether)) // 2E-HUNT-9
        return;
    for (const LyingToken& token : tokensThere(state, location)) {
        PlacedEncounter& lying = *tokenAt(state, token);
        if (!std::exchange(lying.faceUp, true))
            announce(state, What::EncounterRevealed, {lying.kind});
    }
}

void meet(const Ruleset&, GameState& state, HunterSet hunters, LocationId location, Encounter encounter, std::optional<LyingToken> token)
{
    if (token)
        tokenAt(state, *token)->faceUp = true;
    announce(state, What::EncounterRevealed, {encounter, hunters.first()});
    push(state, {.what = Due::What::Encounter, .hunters = hunters, .location = location, .token = token, .encounter = encounter});
}

Encounter takeToken(GameState& state, LyingToken token)
{
    if (token.place.inCatacombs) {
        auto& there = state.catacombs[token.place.index]->encounters;
        const Encounter kind = there[token.index].kind;
        there.erase(there.begin() + token.index);
        const auto moveDown = [&](LyingToken& each) { // those above it
            if (each.place == token.place && each.index > token.index)
                --each.index;
        };
        for (Due& due : state.due) {
            if (due.token)
                moveDown(*due.token);
            std::erase(due.met, token);
            std::ranges::for_each(due.met, moveDown);
        }
        return kind;
    }
    return std::exchange(state.trail[token.place.index].encounter, std::nullopt)->kind;
}

void metAndStays(GameState& state, LyingToken token)
{
    const auto search = std::ranges::find(state.due.rbegin(), state.due.rend(), Due::What::AfterSearch, &Due::what);
    if (search != state.due.rend())
        search->met.push_back(token);
}

void encounterOver(GameState& state, const Due& due)
{
    if (due.token) {
        const PlacedEncounter* token = tokenAt(state, *due.token);
        if (token == nullptr || token->kind != *due.encounter) // put right by hand, or gone with its card
            return;
        takeToken(state, *due.token);
    }
    returnEncounter(state, *due.encounter);
    announce(state, What::EncounterGone, {*due.encounter});
}

void agentKilled(GameState& state, bool killed)
{
    const auto fought = std::ranges::find(state.due.rbegin(), state.due.rend(), Due::What::AfterEncounter, &Due::what);
    if (fought != state.due.rend())
        fought->flag = killed;
}

std::vector<Response> answersSearches(const Ruleset& ruleset, const GameState& state, const Due& due)
{
    std::vector<Response> answers;
    switch (due.what) {
    case Due::What::EncounterOrder:
        for (const LyingToken& token : tokensThere(state, *due.location))
            answers.emplace_back(ChooseLying{token});
        break;
    case Due::What::Encounter:
        answers = exampleAnswers(ruleset, state, due);
        break;
    case Due::What::BatsMove:
    case Due::What::MoveOn:
        placesFor(ruleset, state, due).forEach([&](LocationId place) { answers.emplace_back(ChoosePlace{place}); });
        break;
    default:
        break;
    }
    if (answers.empty()) // nothing is left of it, or nowhere to go
        answers.emplace_back(GoOn{});
    return answers;
}

Refused checkSearches(const Ruleset& ruleset, const GameState& state, const Due& due, const Response& response)
{
    const bool goesOn = std::holds_alternative<GoOn>(response);
    switch (due.what) {
    case Due::What::EncounterOrder: {
        const auto there = tokensThere(state, *due.location);
        const auto* chosen = std::get_if<ChooseLying>(&response);
        if (chosen == nullptr)
            return goesOn ? (there.empty() ? std::nullopt : Refused(Violation{"2E-HUNT-8", Refusal::MustChoose, {}})) : notAnAnswer();
        if (std::ranges::find(there, chosen->token) == there.end())
            return Violation{"2E-HUNT-8", Refusal::NotThere, {}};
        return std::nullopt;
    }
    case Due::What::Encounter: {
        const auto* told = std::get_if<AnswerEncounter>(&response);
        return told == nullptr ? notAnAnswer() : whyNotAnswer(ruleset, state, due, *told);
    }
    case Due::What::BatsMove:
    case Due::What::MoveOn: {
        const char* rule =
            due.what == Due::What::BatsMove ? "2E-ENC-3" : (due.event == DraculaEvent::ControlStorms ? "2E-DEV-1" : "2E-DEV-19");
        const LocationSet places = placesFor(ruleset, state, due);
        const auto* chosen = std::get_if<ChoosePlace>(&response);
        if (chosen == nullptr)
            return goesOn ? (places.empty() ? std::nullopt : Refused(Violation{rule, Refusal::MustChoose, {}})) : notAnAnswer();
        return places.contains(chosen->location) ? std::nullopt : Refused(Violation{rule, Refusal::NotToThere, {chosen->location}});
    }
    default:
        return notAnAnswer();
    }
}

void answerSearches(const Ruleset& ruleset, GameState& state, Due due, const Response& response)
{
    switch (due.what) {
    case Due::What::EncounterOrder:
        if (const auto* chosen = std::get_if<ChooseLying>(&response))
            meet(ruleset, state, due.hunters, *due.location, tokenAt(state, chosen->token)->kind, chosen->token);
        break;
    case Due::What::Encounter: {
        const auto& told = std::get<AnswerEncounter>(response);
        if (!told.forewarned) {
            resolveEncounter(ruleset, state, due, told);
            break;
        }
        const Hunter hunter = due.hunters.first(); // 2E-ENC-21: unless Dracula cancels it
        push(state, std::move(due));
        playHunterCard(state, HunterPlays{HunterEvent::Forewarned, hunter, {}, {}, {}, 0});
        break;
    }
    case Due::What::BatsMove:
        dropBefore(state, due.hunters, Encounter::Bats);
        [[fallthrough]];
    case Due::What::MoveOn:
        if (const auto* chosen = std::get_if<ChoosePlace>(&response)) {
            const bool instead = due.what == Due::What::BatsMove || due.event == DraculaEvent::ControlStorms; // Wild Horses come later
            if (instead && state.step == Step::Hunters && state.turn.stage != HunterStage::Acting)
                beginTurn(state, due.hunters, HunterStage::Acting); // in place of their movement
            if (const auto from = placeOfHunter(state, due.hunters.first()); instead && from)
                state.turn.customs = crossesCustoms(*ruleset.board, *from, chosen->location);
            carry(ruleset, state, due.hunters, chosen->location);
        }
        break;
    default:
        break;
    }
}

void performSearches(const Ruleset& ruleset, GameState& state, Due due)
{
    if (due.what == Due::What::AfterEncounter)
        afterAgent(ruleset, state, due);
    else if (due.what == Due::What::Rested)
        heal(state, *due.hunter, due.number);
    else
        goOnSearching(ruleset, state, std::move(due));
}

} // namespace demeter::fury2e
