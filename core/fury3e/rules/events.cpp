// Section 22: when Dracula's Event cards are drawn, kept and played, and what they do (EVT, COMP-10).
#include "core/fury3e/rules/chapters.h"

#include <algorithm>

namespace demeter::fury3e {

namespace {

using What = Happening::What;

/// Played at once or at the end of a Dracula phase.
constexpr bool mayBeKept(DraculaEvent event)
{
    return event == DraculaEvent::Roadblock || event == DraculaEvent::SummonStorms;
}

/// Cards that name the moment at which they are drawn (EVT-1); an ally is played then or never (ALLY-0).
constexpr bool isImmediate(DraculaEvent event)
{
    return canBeAlly(event) || mayBeKept(event) || event == DraculaEvent::VampiricInfluence;
}

constexpr bool isForTheEnd(DraculaEvent event)
{
    return mayBeKept(event) || event == DraculaEvent::DarknessReturns || event == DraculaEvent::HiddenSchemes ||
           event == DraculaEvent::NocturnalVisit;
}

/// What a card lets its player choose by `PlayEvent::option`.
constexpr int optionsOf(DraculaEvent event)
{
    return event == DraculaEvent::DevilishPower ? 3 : event == DraculaEvent::FalseTip ? 2 : 1;
}

bool inHand(const GameState& state, DraculaEvent event)
{
    return std::ranges::find(state.eventHand, event) != state.eventHand.end();
}

void takeFromHand(GameState& state, DraculaEvent event)
{
    if (const auto card = std::ranges::find(state.eventHand, event); card != state.eventHand.end())
        state.eventHand.erase(card);
}

bool inDraculaPhase(Step step)
{
    return step == Step::BeforeSlide || step == Step::ResolveMatured || step == Step::ChooseCard || step == Step::PlaceEncounter ||
           step == Step::PlaceRumor || step == Step::EndOfPhase;
}

/// A sea zone belongs to no region, so a hunter changes it by road and rail only.
bool crossedBorder(const Board& board, const Due& arrival)
{
    if (!arrival.from || !arrival.place)
        return false;
    const std::string& from = board[*arrival.from].region;
    const std::string& to = board[*arrival.place].region;
    return !from.empty() && !to.empty() && from != to;
}

/// EVT-1: whether this is the time that the card names. Cards of no fixed moment wait until nothing is due, but for the discards that they
/// can make unnecessary (EVT-2).
bool isItsTime(const Ruleset& ruleset, const GameState& state, DraculaEvent event)
{
    if (const Due* due = topDue(state); due != nullptr && due->what != Due::What::DiscardEvents) {
        switch (due->what) {
        case Due::What::AtOnce:
            return event == due->event;
        case Due::What::Arrival:
            return (event == DraculaEvent::WildHorses && due->travel == Travel::Road) ||
                   (event == DraculaEvent::FalseTip && due->travel == Travel::Rail) ||
                   (event == DraculaEvent::CustomsSearch && crossedBorder(*ruleset.board, *due));
        case Due::What::SearchReply:
            return event == DraculaEvent::Seduction;
        case Due::What::PressReply:
            return event == DraculaEvent::SensationalistPress && due->asked && pressCancels(*due->asked);
        case Due::What::EnragedReply:
            return event == DraculaEvent::Enraged;
        default:
            return false;
        }
    }
    if (!state.clockKept || state.round == 0)
        return false;
    if (event == DraculaEvent::DevilishPower || event == DraculaEvent::UnearthlySwiftness)
        return inDraculaPhase(state.step);
    return isForTheEnd(event) && state.step == Step::EndOfPhase;
}

/// Tokens that Devilish Power can take off the board.
LocationSet hallowed(const Ruleset& ruleset, const GameState& state)
{
    LocationSet cities = state.tokens.consecratedGround;
    if (ruleset.rulings.devilishPowerTakesHosts == NoYes::Yes) // CARD-DEVILISH
        cities |= state.tokens.heavenlyHosts;
    return cities;
}

/// Vampires that Seduction could take in the search that is beginning.
bool anySeducer(const Ruleset& ruleset, const GameState& state, LocationId city)
{
    return std::ranges::any_of(cardsThere(state, city), [&](const LyingCard& card) {
        const EncounterCard& facts = (*ruleset.cards)[card.kind];
        return facts.vampire && (facts.life > 0 || ruleset.rulings.seductionTakesAristocrat == NoYes::Yes) && // CARD-SEDUCTION
               (!cardAt(state, card)->faceUp || ruleset.rulings.searchResolvesFaceUp == NoYes::Yes);          // OPEN-11
    });
}

/// Whether the card, played now for its effect at once, would do anything.
bool hasEffect(const Ruleset& ruleset, const GameState& state, const PlayEvent& action)
{
    const Due* due = topDue(state);
    switch (action.event) {
    case DraculaEvent::DarknessReturns:
        return !state.now.noDay;
    case DraculaEvent::DevilishPower:
        if (action.option == 0)
            return !hallowed(ruleset, state).empty();
        return action.option == 1 ? state.hunterAlly.has_value() : !state.now.noSupply;
    case DraculaEvent::DraculasBrides:
        return slotsForEncounters(ruleset, state, {1, 2, 3}) != 0;
    case DraculaEvent::FalseTip: // it cancels Chartered Carriage if that was played, otherwise Dracula says where the train goes
        return state.now.charteredCarriage == (action.option == 1);
    case DraculaEvent::GreatWolf:
        return !huntersOnBoard(state).empty();
    case DraculaEvent::HiddenSchemes:
        return slotsForEncounters(ruleset, state, {3}) != 0;
    case DraculaEvent::NocturnalVisit:
        return !state.now.nightCombats;
    case DraculaEvent::Roadblock:
        return !openRoads(ruleset, state).empty();
    case DraculaEvent::Seduction:
        return due != nullptr && due->place && anySeducer(ruleset, state, *due->place);
    case DraculaEvent::SummonStorms:
        return !calmSeas(ruleset, state).empty();
    case DraculaEvent::UnearthlySwiftness:
        return !state.now.extraPhase;
    case DraculaEvent::VampiricInfluence:
        return !influencedHunters(state).empty();
    case DraculaEvent::WildHorses:
        return due != nullptr && due->hunter && !batsDestinations(ruleset, state, *due->hunter).empty();
    default:
        return true;
    }
}

void playDevilishPower(const Ruleset& ruleset, GameState& state, int option)
{
    switch (option) {
    case 0: {
        const auto tokensGone = [&](Token token, LocationSet cities) {
            cities.forEach([&](LocationId city) { announce(state, What::TokenRemoved, {token, city}); });
        };
        tokensGone(Token::ConsecratedGround, state.tokens.consecratedGround);
        state.tokens.consecratedGround = {};
        if (ruleset.rulings.devilishPowerTakesHosts == NoYes::Yes) { // CARD-DEVILISH
            tokensGone(Token::HeavenlyHost, state.tokens.heavenlyHosts);
            state.tokens.heavenlyHosts = {};
        }
        break;
    }
    case 1:
        announce(state, What::AllyGone, {*state.hunterAlly});
        state.hunterAlly.reset();
        break;
    default:
        state.now.noSupply = true;
        announce(state, What::NoSupply); // INFO-8
        break;
    }
}

/// The hunter stands where his journey began until it is decided where it ends.
void playFalseTip(GameState& state, const Due& arrival, int option)
{
    state.hunters[static_cast<std::size_t>(*arrival.hunter)] = HunterPlace::in(*arrival.from);
    if (option == 0) {
        push(state, {.what = Due::What::MoveOn,
                     .hunter = arrival.hunter,
                     .from = arrival.from,
                     .place = arrival.place,
                     .event = DraculaEvent::FalseTip});
        return;
    }
    announce(state, What::HunterCardCancelled, {HunterEvent::CharteredCarriage});
    announce(state, What::HunterMoved, {*arrival.hunter, *arrival.from});
}

/// What the card does at once. `answered` is what it was a reply to.
void resolve(const Ruleset& ruleset, GameState& state, const PlayEvent& action, const Due& answered)
{
    const DraculaEvent event = action.event;
    const auto add = [&](int number, std::uint8_t slots) {
        push(state, {.what = Due::What::AddEncounters, .event = event, .number = static_cast<std::uint8_t>(number), .slotBits = slots});
    };
    switch (event) {
    case DraculaEvent::CustomsSearch: // the arrival comes first; what it brings waits below
        resolveArrival(ruleset, state, *answered.hunter, *answered.place);
        // An ambush of one whom the customs have killed is not asked for (AMB-1).
        push(state, {.what = Due::What::AfterEncounter, .hunter = answered.hunter, .occasion = Occasion::Ambush});
        delayHunter(state, *answered.hunter);
        push(state, {.what = Due::What::Customs, .hunter = answered.hunter});
        break;
    case DraculaEvent::DarknessReturns:
        state.now.noDay = true;
        break;
    case DraculaEvent::DevilishPower:
        playDevilishPower(ruleset, state, action.option);
        break;
    case DraculaEvent::DraculasBrides:
        add(2, slotsForEncounters(ruleset, state, {1, 2, 3}));
        break;
    case DraculaEvent::Enraged:
        enrage(ruleset, state);
        break;
    case DraculaEvent::FalseTip:
        playFalseTip(state, answered, action.option);
        break;
    case DraculaEvent::GreatWolf:
        push(state, {.what = Due::What::Victim, .hunters = huntersOnBoard(state), .event = event, .number = 4});
        break;
    case DraculaEvent::HiddenSchemes:
        add(1, slotsForEncounters(ruleset, state, {3}));
        break;
    case DraculaEvent::ImmanuelHildesheim: // the hunters' cards among the six are discarded by the table
        drawEvents(state, 6, true);
        break;
    case DraculaEvent::NocturnalVisit:
        state.now.nightCombats = true;
        break;
    case DraculaEvent::Roadblock:
        askRoadblocks(ruleset, state, 3);
        break;
    case DraculaEvent::Seduction:
        seduce(ruleset, state, *answered.hunter, *answered.place);
        break;
    case DraculaEvent::SensationalistPress: // EVT-5
        announce(state, What::HunterCardCancelled, {*answered.asked});
        break;
    case DraculaEvent::SummonStorms: // STORM-1
        askStorms(ruleset, state, 3);
        break;
    case DraculaEvent::UnearthlySwiftness:
        state.now.extraPhase = true;
        break;
    case DraculaEvent::VampiricInfluence: // the card that he loses is the table's
        push(state, {.what = Due::What::Victim, .hunters = influencedHunters(state), .event = event});
        break;
    case DraculaEvent::WildHorses:
        push(state, {.what = Due::What::MoveOn, .hunter = answered.hunter, .place = answered.place, .event = event});
        break;
    }
}

/// All Dracula cards of the Event discard pile go back into the deck, seen or unseen.
void emptyEventDiscard(GameState& state)
{
    state.eventDiscard.clear();
    state.hiddenDiscards = 0;
}

/// A card comes to his hand (EVT-3). Of several drawn together all are taken before one of them is played.
void take(const Ruleset& ruleset, GameState& state, DraculaEvent event, const std::optional<Due>& rest = std::nullopt)
{
    state.eventHand.push_back(event);
    announce(state, What::EventsTaken, {1});
    if (isImmediate(event))
        push(state, {.what = Due::What::AtOnce, .event = event});
    if (rest)
        push(state, *rest);
    checkEventLimit(ruleset, state);
}

/// Whether a card just drawn can be passed over: it may be kept, or it is lost without effect, or it was put right out of the hand.
bool mayPass(const Ruleset& ruleset, const GameState& state, DraculaEvent event)
{
    return mayBeKept(event) || !inHand(state, event) || (!canBeAlly(event) && !hasEffect(ruleset, state, {event, false, 0}));
}

std::vector<DraculaEvent> discardedKinds(const GameState& state)
{
    std::vector<DraculaEvent> kinds;
    for (std::size_t i = 0; i < draculaEventCount; ++i)
        if (const auto event = static_cast<DraculaEvent>(i);
            state.hiddenDiscards > 0 || std::ranges::find(state.eventDiscard, event) != state.eventDiscard.end()) // INFO-2
            kinds.push_back(event);
    return kinds;
}

} // namespace

std::vector<PlayEvent> playableEvents(const Ruleset& ruleset, const GameState& state)
{
    std::vector<PlayEvent> plays;
    for (auto card = state.eventHand.begin(); card != state.eventHand.end(); ++card) {
        if (std::find(state.eventHand.begin(), card, *card) != card) // another copy
            continue;
        const auto offer = [&](const PlayEvent& play) {
            if (!check(ruleset, state, play))
                plays.push_back(play);
        };
        for (int option = 0; option < optionsOf(*card); ++option)
            offer({*card, false, static_cast<std::uint8_t>(option)});
        if (canBeAlly(*card))
            offer({*card, true, 0});
    }
    return plays;
}

Refused check(const Ruleset& ruleset, const GameState& state, const PlayEvent& action)
{
    const DraculaEvent event = action.event;
    if (!inHand(state, event))
        return Violation{"EVT-1", Refusal::EventNotInHand, {event}};
    if (action.ally && !canBeAlly(event))
        return Violation{"ALLY-0", Refusal::EventCannotAlly, {event}};
    if (!isItsTime(ruleset, state, event))
        return Violation{"EVT-1", Refusal::EventNotNow, {event}};
    if (const int options = action.ally ? 1 : optionsOf(event); action.option >= options)
        return Violation{"EVT-1", Refusal::OutOfRange, {static_cast<int>(action.option), 0, options - 1}};
    if (!action.ally && !hasEffect(ruleset, state, action))
        return Violation{"EVT-1", Refusal::EventHasNoEffect, {event}};
    return std::nullopt;
}

void perform(const Ruleset& ruleset, GameState& state, const PlayEvent& action)
{
    Due answered;
    if (const Due* due = topDue(state); due != nullptr && due->what != Due::What::DiscardEvents) {
        answered = *due;
        state.due.pop_back();
    }
    takeFromHand(state, action.event);
    announce(state, What::EventPlayed, {action.event});
    if (action.event == DraculaEvent::DarknessReturns) // before it is discarded itself
        emptyEventDiscard(state);
    if (!action.ally)
        state.eventDiscard.push_back(action.event); // EVT-4
    checkEventLimit(ruleset, state);                // EVT-2; below what the card brings
    if (!action.ally) {
        resolve(ruleset, state, action, answered);
        return;
    }
    discardAlly(state); // ALLY-1
    state.ally = action.event;
    announce(state, What::AllyInPlay, {action.event});
}

void drawEvents(GameState& state, int number, bool maybeFewer)
{
    if (number > 0)
        push(state, {.what = Due::What::EventsDrawn, .number = static_cast<std::uint8_t>(number), .flag = maybeFewer});
}

void checkEventLimit(const Ruleset& ruleset, GameState& state)
{
    if (static_cast<int>(state.eventHand.size()) <= ruleset.cards->eventLimit) {
        std::erase_if(state.due, [](const Due& due) { return due.what == Due::What::DiscardEvents; });
        return;
    }
    const bool later = std::ranges::any_of(state.due, [](const Due& due) {
        return due.what == Due::What::DiscardEvents || due.what == Due::What::EventsDrawn || due.what == Due::What::AtOnce;
    });
    if (!later)
        push(state, {.what = Due::What::DiscardEvents});
}

void discardEvent(GameState& state, DraculaEvent event)
{
    state.eventDiscard.push_back(event); // EVT-4
    announce(state, What::EventDiscarded, {event});
}

std::vector<Response> answersEvents(const Ruleset& ruleset, const GameState& state, const Due& due)
{
    using enum Due::What;
    std::vector<Response> answers;
    const auto offerPlays = [&] {
        for (const PlayEvent& play : playableEvents(ruleset, state))
            answers.emplace_back(play);
    };
    switch (due.what) {
    case EventsDrawn:
    case TopEvent:
        for (std::size_t i = 0; i < draculaEventCount; ++i) // the box is the table's; see `Advice::EventBeyondCount`
            answers.emplace_back(DrawEvent{static_cast<DraculaEvent>(i)});
        if (due.flag || due.what == TopEvent)
            answers.emplace_back(GoOn{});
        break;
    case KeepEvent:
        for (const DraculaEvent event : discardedKinds(state))
            answers.emplace_back(DrawEvent{event});
        break;
    case AtOnce:
        offerPlays();
        if (mayPass(ruleset, state, *due.event))
            answers.emplace_back(GoOn{});
        break;
    case DiscardEvents:
        for (auto card = state.eventHand.begin(); card != state.eventHand.end(); ++card)
            if (std::find(state.eventHand.begin(), card, *card) == card)
                answers.emplace_back(DiscardEvent{*card});
        offerPlays();
        break;
    default:
        answers = answersEventEffect(ruleset, state, due);
        break;
    }
    if (answers.empty()) // whatever was put right in the meantime, the game goes on
        answers.emplace_back(GoOn{});
    return answers;
}

Refused checkEvents(const Ruleset& ruleset, const GameState& state, const Due& due, const Response& response)
{
    const auto answers = answersEvents(ruleset, state, due);
    if (std::ranges::find(answers, response) != answers.end())
        return std::nullopt;
    if (Refused refused = whyNotEventEffect(state, due, response))
        return refused;
    if (const auto* discard = std::get_if<DiscardEvent>(&response); discard != nullptr && due.what == Due::What::DiscardEvents)
        return Violation{"COMP-10", Refusal::EventNotInHand, {discard->event}};
    if (const auto* draw = std::get_if<DrawEvent>(&response)) {
        if (due.what == Due::What::KeepEvent)
            return Violation{"INFO-2", Refusal::EventNotThere, {draw->event}};
        return Violation{"EVT-3", Refusal::EventOnlyDrawn, {}};
    }
    if (std::holds_alternative<GoOn>(response)) {
        const bool limit = due.what == Due::What::DiscardEvents;
        return Violation{limit ? "COMP-10" : due.what == Due::What::EventsDrawn ? "EVT-3" : "EVT-1", Refusal::MustChoose, {}};
    }
    return notAnAnswer();
}

void answerEvents(const Ruleset& ruleset, GameState& state, Due due, const Response& response)
{
    const auto* draw = std::get_if<DrawEvent>(&response);
    switch (due.what) {
    case Due::What::EventsDrawn:
        if (draw == nullptr)
            checkEventLimit(ruleset, state);
        else if (--due.number > 0)
            take(ruleset, state, draw->event, due);
        else
            take(ruleset, state, draw->event);
        break;
    case Due::What::TopEvent:
        if (draw != nullptr)
            take(ruleset, state, draw->event);
        break;
    case Due::What::KeepEvent: // one to the hand, the rest into the deck
        if (draw != nullptr) {
            emptyEventDiscard(state);
            take(ruleset, state, draw->event);
        }
        break;
    case Due::What::AtOnce: // kept, or lost because there is nothing that it could do (EVT-1)
        if (!mayBeKept(*due.event) && inHand(state, *due.event)) {
            takeFromHand(state, *due.event);
            discardEvent(state, *due.event);
        }
        checkEventLimit(ruleset, state);
        break;
    case Due::What::DiscardEvents:
        if (const auto* discard = std::get_if<DiscardEvent>(&response)) {
            takeFromHand(state, discard->event);
            discardEvent(state, discard->event);
            checkEventLimit(ruleset, state);
        }
        break;
    default:
        answerEventEffect(ruleset, state, due, response);
        break;
    }
}

void performEvents(const Ruleset&, GameState&, Due) {}

} // namespace demeter::fury3e
