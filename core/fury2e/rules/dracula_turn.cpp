// Sections 4, 6, 14 and 15: the order of Dracula's turn, the Catacombs, and what is activated (2E-TURN, 2E-CAT, 2E-ACT, 2E-MAT).
#include "core/fury2e/rules/chapters.h"

namespace demeter::fury2e {

namespace {

void beginMovement(GameState& state)
{
    state.step = Step::Movement;
}

void afterStartOfTurn(const Ruleset& ruleset, GameState& state)
{
    timePhase(ruleset, state);
    if (state.step == Step::Over)
        return;
    const bool atSea = ruleset.board->isSea(*currentLocation(state));
    if (!cardsInCatacombs(state).empty() && (!atSea || ruleset.rulings.chosen(Ruling::CatacombsAtSea)))
        state.step = Step::Catacombs;
    else
        beginMovement(state);
}

/// 2E-ACT-4: whether the card just played gets an Encounter.
bool takesEncounter(const Ruleset& ruleset, const GameState& state)
{
    const TrailCard& card = state.trail.front();
    const LocationId current = *currentLocation(state);
    return !ruleset.board->isSea(current) && ruleset.board->castle() != current && !card.powers.contains(Power::DarkCall) &&
           !card.powers.contains(Power::Feed) && !card.powers.contains(Power::DoubleBack) && !card.encounter;
}

/// 2E-ENC-1: whom an activated Ambush can strike.
HunterSet ambushable(const Ruleset& ruleset, const GameState& state)
{
    HunterSet hunters;
    for (const Hunter hunter : allHunters)
        if (const auto place = state.hunters[static_cast<std::size_t>(hunter)];
            place && !ruleset.board->isSea(*place) && ruleset.board->cards().contains(*place))
            hunters.insert(hunter);
    return hunters;
}

/// Index of one of this kind that was pushed off with a city (2E-HIDE-7).
std::optional<std::ptrdiff_t> fromCity(const GameState& state, Encounter encounter)
{
    for (std::size_t i = 0; i < state.pushedOff.size(); ++i)
        if (state.pushedOff[i] == encounter && state.pushedFrom[i])
            return static_cast<std::ptrdiff_t>(i);
    return std::nullopt;
}

void activate(const Ruleset& ruleset, GameState& state, Encounter encounter)
{
    const std::ptrdiff_t index = *fromCity(state, encounter);
    std::vector<Argument> told{encounter};
    if (!ruleset.rulings.chosen(Ruling::ActivationShowsPlace)) // 2E-OPEN-22
        told.emplace_back(*state.pushedFrom[static_cast<std::size_t>(index)]);
    announce(state, Happening::What::EncounterActivated, std::move(told));
    state.pushedOff.erase(state.pushedOff.begin() + index);
    state.pushedFrom.erase(state.pushedFrom.begin() + index);
    returnEncounter(state, encounter);
    if (!ruleset.rulings.chosen(Ruling::ActivateTwo)) // 2E-OPEN-23
        putPushedOffBack(state);
    askActivating(state);
    switch (encounter) {
    case Encounter::NewVampire:
        push(state, {.what = Due::What::ClearTrail, .number = 1});
        gainVampires(state, 2);
        break;
    case Encounter::DesecratedSoil:
        push(state, {.what = Due::What::ClearTrail, .number = 3});
        drawEvents(state, 2, !ruleset.rulings.chosen(Ruling::SoilDraws));
        break;
    case Encounter::Ambush:
        if (ruleset.rulings.chosen(Ruling::AmbushClears))
            push(state, {.what = Due::What::ClearTrail, .number = 3});
        if (!state.encounterHand.empty() && !ambushable(ruleset, state).empty())
            push(state, {.what = Due::What::AmbushVictim});
        break;
    default:
        break;
    }
}

/// What is laid by an effect, as a play that keeps what it pushes off in the first free space of the Catacombs.
Play playBy(const GameState& state, const Due& due)
{
    Play play{due.location, {}, CatacombSpace{}, {}};
    while (play.catacomb->index + 1U < catacombSpaces && state.catacombs[play.catacomb->index])
        ++play.catacomb->index;
    return play;
}

bool holds(std::vector<Encounter> hand, const std::vector<Encounter>& chosen)
{
    for (const Encounter encounter : chosen) {
        const auto found = std::ranges::find(hand, encounter);
        if (found == hand.end())
            return false;
        hand.erase(found);
    }
    return true;
}

} // namespace

void putPushedOffBack(GameState& state)
{
    std::vector<PlacedEncounter> left(state.pushedOff.begin(), state.pushedOff.end());
    state.pushedOff.clear();
    state.pushedFrom.clear();
    returnEncounters(state, left);
}

void beginDraculasTurn(const Ruleset& ruleset, GameState& state)
{
    ++state.round;
    state.turn = {};
    state.step = Step::RoundBegins;
    if (!asksForChance(ruleset, state))
        beginRound(ruleset, state);
}

void beginRound(const Ruleset& ruleset, GameState& state)
{
    if (state.round == 1) { // his start was his turn (2E-SETUP-9)
        endDraculasTurn(ruleset, state);
        return;
    }
    state.step = Step::StartOfTurn;
    askAlly(ruleset, state);
}

void beginAction(const Ruleset& ruleset, GameState& state)
{
    if (state.turn.movements > 0 && ruleset.rulings.chosen(Ruling::SwiftnessActions)) { // 2E-DEV-17
        beginMovement(state);
        return;
    }
    const LocationId current = *currentLocation(state);
    if (const HunterSet there = huntersIn(state, current); !there.empty() && !ruleset.board->isSea(current)) { // 2E-ACT-2
        push(state, {.what = Due::What::EndOfAction});
        beginCombat(ruleset, state, there, std::nullopt, false);
        return;
    }
    if (takesEncounter(ruleset, state) && !state.encounterHand.empty()) // 2E-ACT-3
        state.step = Step::PlaceEncounter;
    else
        beginActivating(ruleset, state);
}

void beginActivating(const Ruleset&, GameState& state)
{
    push(state, {.what = Due::What::EndOfTurn});
    askActivating(state);
}

void askActivating(GameState& state)
{
    if (!state.pushedOff.empty())
        push(state, {.what = Due::What::Activate});
}

void endDraculasTurn(const Ruleset& ruleset, GameState& state)
{
    if (state.step == Step::ChooseStart) {
        state.step = Step::RoundBegins;
        if (asksForChance(ruleset, state))
            return;
    }
    const bool atSea = ruleset.board->isSea(*currentLocation(state));
    if (!atSea || ruleset.rulings.chosen(Ruling::RefillAtSea))
        refillHand(ruleset, state); // 2E-ACT-7
    if (state.turn.movements > 0) { // 2E-OPEN-4
        beginMovement(state);
        return;
    }
    if (state.storm && --state.storm->rounds == 0) {
        announce(state, Happening::What::StormEnded, {state.storm->zone});
        state.storm.reset();
    }
    beginHunters(ruleset, state);
}

Refused check(const Ruleset& ruleset, const GameState& state, const GoOn& on)
{
    if (drawsWait(state)) // 2E-CHANCE-1
        return std::nullopt;
    if (!state.due.empty())
        return checkResponse(ruleset, state, on);
    if (state.step == Step::RoundBegins || state.step == Step::StartOfTurn || state.step == Step::Catacombs)
        return std::nullopt;
    const bool choosing = state.step == Step::Movement || state.step == Step::PlaceEncounter;
    return choosing ? Violation{state.step == Step::Movement ? "2E-TURN-2" : "2E-ACT-3", Refusal::MustChoose, {}} : notNow();
}

void perform(const Ruleset& ruleset, GameState& state, const GoOn& on)
{
    if (drawsWait(state)) {
        state.chance.declinedRound = state.round;
        drawWhatIsDue(state);
    } else if (!state.due.empty())
        performResponse(ruleset, state, on);
    else if (state.step == Step::RoundBegins)
        beginRound(ruleset, state);
    else if (state.step == Step::StartOfTurn)
        afterStartOfTurn(ruleset, state);
    else
        beginMovement(state);
}

Refused check(const Ruleset&, const GameState& state, const ClearCatacomb& clear)
{
    if (state.step != Step::Catacombs)
        return notNow();
    if (!cardsInCatacombs(state).contains(clear.location))
        return Violation{"2E-CAT-1", Refusal::NotInCatacombs, {clear.location}};
    return std::nullopt;
}

void perform(const Ruleset&, GameState& state, const ClearCatacomb& clear)
{
    const CardPlace place = *placeOf(state, clear.location);
    returnEncounters(state, state.catacombs[place.index]->encounters);
    state.catacombs[place.index].reset();
    announce(state, Happening::What::CatacombsCleared, {CatacombSpace{place.index}});
    returnLocation(state, clear.location);
}

Refused check(const Ruleset&, const GameState& state, const PlaceEncounter& place)
{
    if (state.step != Step::PlaceEncounter)
        return notNow();
    if (std::ranges::find(state.encounterHand, place.encounter) == state.encounterHand.end())
        return Violation{"2E-ACT-3", Refusal::NotInHand, {place.encounter}};
    return std::nullopt;
}

void perform(const Ruleset& ruleset, GameState& state, const PlaceEncounter& place)
{
    takeFromHand(state, place.encounter);
    state.trail.front().encounter = place.encounter;
    announce(state, Happening::What::EncounterPlaced);
    beginActivating(ruleset, state);
}

std::vector<Response> answersTurn(const Ruleset& ruleset, const GameState& state, const Due& due)
{
    std::vector<Response> answers;
    const auto offer = [&](const Response& response) {
        if (!checkTurn(ruleset, state, due, response))
            answers.push_back(response);
    };
    offer(GoOn{});
    offer(Reply{true});
    offer(Reply{false});
    for (std::size_t kind = 0; kind < encounterCount; ++kind) {
        const auto encounter = static_cast<Encounter>(kind);
        offer(ActivateEncounter{encounter});
        offer(ChooseEncounters{{encounter}});
        for (const Hunter hunter : allHunters)
            offer(PlayOnHunter{encounter, hunter});
    }
    if (due.what == Due::What::PutBack && due.number > 1 && state.encounterHand.size() >= due.number) { // the first of them, and the last
        const auto number = static_cast<std::ptrdiff_t>(due.number);
        offer(ChooseEncounters{{state.encounterHand.begin(), state.encounterHand.begin() + number}});
        offer(ChooseEncounters{{state.encounterHand.end() - number, state.encounterHand.end()}});
    }
    return answers;
}

Refused checkTurn(const Ruleset& ruleset, const GameState& state, const Due& due, const Response& response)
{
    const bool goesOn = std::holds_alternative<GoOn>(response);
    const auto* chosen = std::get_if<ChooseEncounters>(&response);
    const auto notHeld = [&](const std::vector<Encounter>& encounters) {
        return Violation{"2E-ACT-3", Refusal::NotInHand, {encounters.empty() ? Encounter{} : encounters.front()}};
    };
    switch (due.what) {
    case Due::What::AddEncounter:
        if (goesOn)
            return due.flag ? Refused(Violation{"2E-ACT-3", Refusal::MustChoose, {}}) : std::nullopt;
        if (chosen == nullptr)
            return notAnAnswer();
        if (chosen->encounters.size() != 1)
            return Violation{"2E-CAT-6", Refusal::WrongNumber, {static_cast<int>(chosen->encounters.size()), 1}};
        return holds(state.encounterHand, chosen->encounters) ? std::nullopt : Refused(notHeld(chosen->encounters));
    case Due::What::ToCatacombs: {
        const auto* reply = std::get_if<Reply>(&response);
        if (reply == nullptr)
            return notAnAnswer();
        return reply->yes ? whyNotToCatacombs(ruleset, state, playBy(state, due)) : std::nullopt;
    }
    case Due::What::PutBack:
        if (chosen == nullptr)
            return goesOn ? Violation{"2E-DARK-2", Refusal::MustChoose, {}} : notAnAnswer();
        if (chosen->encounters.size() != due.number)
            return Violation{
                "2E-DARK-2", Refusal::WrongNumber, {static_cast<int>(chosen->encounters.size()), static_cast<int>(due.number)}};
        return holds(state.encounterHand, chosen->encounters) ? std::nullopt : Refused(notHeld(chosen->encounters));
    case Due::What::Activate: {
        if (goesOn)
            return std::nullopt; // 2E-MAT-2
        const auto* activated = std::get_if<ActivateEncounter>(&response);
        if (activated == nullptr)
            return notAnAnswer();
        if (std::ranges::find(state.pushedOff, activated->encounter) == state.pushedOff.end())
            return Violation{"2E-ACT-6", Refusal::NotPushedOff, {activated->encounter}};
        if (!fromCity(state, activated->encounter))
            return Violation{"2E-HIDE-7", Refusal::LayOnHide, {activated->encounter}};
        return hasActivation(activated->encounter) ? std::nullopt
                                                   : Refused(Violation{"2E-MAT-4", Refusal::NoActivation, {activated->encounter}});
    }
    case Due::What::AmbushVictim: {
        if (goesOn)
            return std::nullopt;
        const auto* play = std::get_if<PlayOnHunter>(&response);
        if (play == nullptr)
            return notAnAnswer();
        if (!holds(state.encounterHand, {play->encounter}))
            return notHeld({play->encounter});
        return ambushable(ruleset, state).contains(play->hunter) ? std::nullopt
                                                                 : Refused(Violation{"2E-ENC-1", Refusal::NotThisHunter, {play->hunter}});
    }
    default:
        return notAnAnswer();
    }
}

void answerTurn(const Ruleset& ruleset, GameState& state, Due due, const Response& response)
{
    const auto* chosen = std::get_if<ChooseEncounters>(&response);
    switch (due.what) {
    case Due::What::AddEncounter:
        if (chosen == nullptr)
            break;
        takeFromHand(state, chosen->encounters.front());
        if (due.place->inCatacombs) {
            state.catacombs[due.place->index]->encounters.emplace_back(chosen->encounters.front());
            announce(state, Happening::What::CatacombsAdded, {CatacombSpace{due.place->index}});
        } else {
            state.trail[due.place->index].encounter = chosen->encounters.front();
            announce(state, Happening::What::EncounterPlaced);
        }
        break;
    case Due::What::ToCatacombs: {
        const bool kept = std::get<Reply>(response).yes;
        layCard(ruleset, state, *due.location, due.flag, kept ? playBy(state, due).catacomb : std::nullopt);
        break;
    }
    case Due::What::PutBack: {
        std::vector<PlacedEncounter> back;
        for (const Encounter encounter : chosen->encounters) {
            takeFromHand(state, encounter);
            back.emplace_back(encounter);
        }
        returnEncounters(state, back);
        break;
    }
    case Due::What::Activate:
        if (const auto* activated = std::get_if<ActivateEncounter>(&response))
            activate(ruleset, state, activated->encounter);
        else
            putPushedOffBack(state);
        break;
    case Due::What::AmbushVictim:
        if (const auto* play = std::get_if<PlayOnHunter>(&response)) {
            takeFromHand(state, play->encounter);
            meet(ruleset, state, play->hunter, *state.hunters[static_cast<std::size_t>(play->hunter)], play->encounter, std::nullopt);
        }
        break;
    default:
        break;
    }
}

void performTurn(const Ruleset& ruleset, GameState& state, Due due)
{
    switch (due.what) {
    case Due::What::ClearTrail:
        clearTrail(ruleset, state, due.number);
        break;
    case Due::What::BeginAction:
        if (due.flag)
            state.declared.reset(); // 2E-HEV-12: his next move is over
        if (!due.flag) {
            beginAction(ruleset, state);
        } else if (const HunterSet there = huntersIn(state, *currentLocation(state));
                   !there.empty() && !ruleset.board->isSea(*currentLocation(state))) { // 2E-ERR-9
            push(state, {.what = Due::What::EndOfAction});
            beginCombat(ruleset, state, there, std::nullopt, false);
        } else {
            beginActivating(ruleset, state);
        }
        break;
    case Due::What::EndOfAction:
        beginActivating(ruleset, state);
        break;
    case Due::What::EndOfTurn:
        endDraculasTurn(ruleset, state);
        break;
    default:
        break;
    }
}

} // namespace demeter::fury2e
