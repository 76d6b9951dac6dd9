// Section 23: how Dracula's Events are drawn, held, played, cancelled and discarded (2E-DEV-30 to 2E-DEV-35, 2E-ALLY). What each of them
// does stands in event_effects.cpp.
//
// An Event that is played waits as `Due::Cancel` above whatever it answers. A Good Luck, or a Chartered Carriage in answer to False
// Tip-off, lies above it as `Due::Refuse`, which Devilish Power can answer, and so on: whichever comes last decides what is below
// (2E-DEV-34).
#include "core/fury2e/rules/draculas_events.h"

namespace demeter::fury2e {

namespace {

using What = Happening::What;

bool isPending(const GameState& state, Due::What what)
{
    return std::ranges::find(state.due, what, &Due::what) != state.due.end();
}

bool atOnce(const GameState& state, DraculaEvent event)
{
    const Due* due = topDue(state);
    return due != nullptr && due->what == Due::What::AtOnce && due->event == event;
}

bool takeEvent(GameState& state, DraculaEvent event)
{
    const auto found = std::ranges::find(state.eventHand, event);
    if (found == state.eventHand.end())
        return false;
    state.eventHand.erase(found);
    return true;
}

/// Cards of this name that Dracula has before him or in his hand.
std::ptrdiff_t copiesHeld(const GameState& state, DraculaEvent event)
{
    return std::ranges::count(state.eventHand, event) + (state.draculasAlly == event ? 1 : 0);
}

void draw(const Ruleset& ruleset, GameState& state, DraculaEvent event)
{
    announce(state, What::EventTaken); // 2E-DEV-30: unseen
    if (copiesHeld(state, event) + std::ranges::count(state.eventDiscard, event) >= infoOf(event).cards)
        state.eventDiscard.clear(); // 2E-DEV-32: it has become the deck again
    if (infoOf(event).kind == EventKind::Kept) {
        state.eventHand.push_back(event);
    } else if (hasTarget(ruleset, state, event)) { // 2E-DEV-31
        push(state, {.what = Due::What::AtOnce, .event = event});
    } else {
        state.eventDiscard.push_back(event);
        announce(state, What::EventDiscarded, {event});
    }
}

void meets(GameState& state, DraculaEvent event, Hunter hunter)
{
    announce(state, What::EventMeets, {event, hunter});
    if (event == DraculaEvent::NightVisit)
        push(state, {.what = Due::What::Suffer, .hunters = hunter, .event = event});
    else if (event == DraculaEvent::QuinceyPMorris)
        push(state, {.what = Due::What::Shows, .hunter = hunter});
}

/// 2E-DEV-8, 2E-ENC-22, with nobody left whom Great Strength saves.
void suffer(const Ruleset& ruleset, GameState& state, const Due& due)
{
    if (due.event == DraculaEvent::Seduction)
        biteEach(ruleset, state, due.hunters);
    else
        due.hunters.forEach([&](Hunter hunter) { hurt(ruleset, state, hunter, 2); });
}

void declare(GameState& state, const Declare& declared)
{
    state.declared = DeclaredMove{declared.location, declared.powers};
    std::vector<Argument> told;
    for (const Power power : allPowers)
        if (declared.powers.contains(power))
            told.emplace_back(power);
    if (declared.location)
        told.emplace_back(*declared.location);
    announce(state, What::MoveDeclared, std::move(told));
}

Refused whyNotDeclared(const Ruleset& ruleset, const GameState& state, const Response& response)
{
    const auto possible = declarable(ruleset, state);
    if (std::holds_alternative<GoOn>(response)) // nothing that he could say
        return possible.empty() ? std::nullopt : Refused(Violation{"2E-HEV-12", Refusal::MustChoose, {}});
    const auto* declared = std::get_if<Declare>(&response);
    if (declared == nullptr)
        return notAnAnswer();
    if (std::ranges::find(possible, *declared) != possible.end())
        return std::nullopt;
    return whyNotPlay(ruleset, beforeNextMovement(ruleset, state), {declared->location, declared->powers, {}, {}});
}

} // namespace

void drawEvents(GameState& state, int number, bool maybeFewer)
{
    if (number > 0)
        push(state, {.what = Due::What::EventsDrawn, .number = static_cast<std::uint8_t>(number), .flag = maybeFewer});
}

void checkEventLimit(GameState& state)
{
    std::erase_if(state.due, [](const Due& due) { return due.what == Due::What::DiscardEvents; });
    const int over = static_cast<int>(state.eventHand.size()) - eventLimit(state);
    // While more is drawn, or a card still waits for its effect, it is not yet time.
    const bool waits = isPending(state, Due::What::EventsDrawn) || isPending(state, Due::What::AtOnce) ||
                       isPending(state, Due::What::Cancel) || isPending(state, Due::What::Replaced);
    if (over > 0 && state.step != Step::Over && !waits)
        push(state, {.what = Due::What::DiscardEvents, .number = static_cast<std::uint8_t>(over)});
}

void askAlly(const Ruleset&, GameState& state)
{
    if (state.draculasAlly != DraculaEvent::QuinceyPMorris || state.turn.allyAsked)
        return;
    state.turn.allyAsked = true; // 2E-DEV-9
    push(state, {.what = Due::What::Victim, .hunters = HunterSet::all(), .event = DraculaEvent::QuinceyPMorris});
}

Refused check(const Ruleset& ruleset, const GameState& state, const PlayEvent& play)
{
    if (!atOnce(state, play.event) && std::ranges::find(state.eventHand, play.event) == state.eventHand.end())
        return Violation{"2E-DEV-33", Refusal::EventNotInHand, {play.event}};
    return whyNotAtThisMoment(ruleset, state, play);
}

void perform(const Ruleset&, GameState& state, const PlayEvent& play)
{
    if (atOnce(state, play.event))
        state.due.pop_back();
    else
        takeEvent(state, play.event);
    std::erase_if(state.due,
                  [](const Due& due) { return due.what == Due::What::DiscardEvents; }); // seen to when the card has had its effect
    announce(state, What::EventPlayed, {play.event});
    if (infoOf(play.event).kind != EventKind::AsAlly)
        state.eventDiscard.push_back(play.event);
    push(state, {.what = Due::What::Cancel, .hunter = play.hunter, .location = play.location, .event = play.event, .number = play.option});
}

bool cancelStands(const Ruleset&, GameState& state)
{
    const Due* due = topDue(state);
    if (due == nullptr || due->what != Due::What::Cancel)
        return false;
    const DraculaEvent cancelled = *due->event;
    state.due.pop_back();
    announce(state, What::EventCancelled, {cancelled});
    if (infoOf(cancelled).kind == EventKind::AsAlly)
        state.eventDiscard.push_back(cancelled);
    checkEventLimit(state);
    return true;
}

std::vector<PlayEvent> playableEvents(const Ruleset& ruleset, const GameState& state)
{
    std::vector<PlayEvent> playable;
    const auto offer = [&](const PlayEvent& play) {
        if (!check(ruleset, state, play))
            playable.push_back(play);
    };
    for (std::size_t index = 0; index < draculaEventCount; ++index) {
        const auto event = static_cast<DraculaEvent>(index);
        if (!atOnce(state, event) && std::ranges::find(state.eventHand, event) == state.eventHand.end())
            continue;
        offer({event, 0, {}, {}});
        if (event == DraculaEvent::DevilishPower) {
            state.hosts.forEach([&](LocationId city) { offer({event, 1, city, {}}); });
            offer({event, 2, {}, {}});
        }
        if (event == DraculaEvent::SensationalistPress)
            (cardsOnTrail(state) | cardsInCatacombs(state)).forEach([&](LocationId location) { offer({event, 0, location, {}}); });
        if (event == DraculaEvent::ControlStorms || event == DraculaEvent::FalseTipOff)
            for (const Hunter hunter : allHunters) {
                offer({event, 0, {}, hunter});
                offer({event, 1, {}, hunter});
            }
    }
    return playable;
}

std::vector<Response> answersEvents(const Ruleset& ruleset, const GameState& state, const Due& due)
{
    std::vector<Response> answers;
    const auto offer = [&](const Response& response) {
        if (!checkEvents(ruleset, state, due, response))
            answers.push_back(response);
    };
    offer(GoOn{});
    offer(Reply{true});
    offer(Reply{false});
    for (std::size_t event = 0; event < draculaEventCount; ++event) {
        offer(DrawEvent{static_cast<DraculaEvent>(event)});
        offer(DiscardEvent{static_cast<DraculaEvent>(event)});
    }
    for (const Hunter hunter : allHunters)
        offer(ChooseHunter{hunter});
    if (due.what == Due::What::Declare)
        for (const Declare& declared : declarable(ruleset, state))
            answers.emplace_back(declared);
    if (due.what == Due::What::EvasionWhere)
        evasionDestinations(ruleset, state).forEach([&](LocationId city) { offer(ChoosePlace{city}); });
    if (due.what == Due::What::RoadblockWhere)
        for (const Roadblock& road : roadblockPlaces(*ruleset.board))
            offer(ChooseRoad{road});
    return answers;
}

Refused checkEvents(const Ruleset& ruleset, const GameState& state, const Due& due, const Response& response)
{
    const bool goesOn = std::holds_alternative<GoOn>(response);
    const bool replies = std::holds_alternative<Reply>(response);
    const auto must = [&](std::string_view rule) { return goesOn ? Violation{rule, Refusal::MustChoose, {}} : notAnAnswer(); };
    switch (due.what) {
    case Due::What::EventsDrawn: {
        if (goesOn && due.flag)
            return std::nullopt;
        const auto* drawn = std::get_if<DrawEvent>(&response);
        if (drawn == nullptr)
            return must("2E-DEV-30");
        if (copiesHeld(state, drawn->event) >= infoOf(drawn->event).cards)
            return Violation{"2E-DEV-30", Refusal::EventNotInBox, {drawn->event}};
        return std::nullopt;
    }
    case Due::What::AtOnce:
        return must("2E-DEV-31");
    case Due::What::DiscardEvents: {
        const auto* discarded = std::get_if<DiscardEvent>(&response);
        if (discarded == nullptr)
            return must("2E-DEV-33");
        if (std::ranges::find(state.eventHand, discarded->event) == state.eventHand.end())
            return Violation{"2E-DEV-33", Refusal::EventNotInHand, {discarded->event}};
        return std::nullopt;
    }
    case Due::What::Replaced:
    case Due::What::Shows:
    case Due::What::Cancel:
        return replies ? std::nullopt : Refused(notAnAnswer());
    case Due::What::Suffer:
        return goesOn ? std::nullopt : Refused(notAnAnswer());
    case Due::What::Victim: {
        const auto* chosen = std::get_if<ChooseHunter>(&response);
        if (chosen == nullptr)
            return must(ruleOfDraculas(*due.event));
        return due.hunters.contains(chosen->hunter)
                   ? std::nullopt
                   : Refused(Violation{ruleOfDraculas(*due.event), Refusal::NotThisHunter, {chosen->hunter}});
    }
    case Due::What::Declare:
        return whyNotDeclared(ruleset, state, response);
    case Due::What::EvasionWhere: {
        const auto* chosen = std::get_if<ChoosePlace>(&response);
        if (chosen == nullptr)
            return must("2E-DEV-5");
        return evasionDestinations(ruleset, state).contains(chosen->location)
                   ? std::nullopt
                   : Refused(Violation{"2E-DEV-5", Refusal::NotToThere, {chosen->location}});
    }
    case Due::What::RoadblockWhere: {
        const auto* chosen = std::get_if<ChooseRoad>(&response);
        if (chosen == nullptr)
            return must("2E-DEV-12");
        if (state.roadblock == chosen->road)
            return Violation{"2E-DEV-12", Refusal::AlreadySo, {}};
        const auto places = roadblockPlaces(*ruleset.board);
        if (std::ranges::find(places, chosen->road) == places.end())
            return Violation{"2E-DEV-12", Refusal::EventNeeds, {DraculaEvent::Roadblock}};
        return std::nullopt;
    }
    default:
        return notAnAnswer();
    }
}

void answerEvents(const Ruleset& ruleset, GameState& state, Due due, const Response& response)
{
    const auto* reply = std::get_if<Reply>(&response);
    const bool yes = reply != nullptr && reply->yes;
    switch (due.what) {
    case Due::What::EventsDrawn:
        if (const auto* drawn = std::get_if<DrawEvent>(&response)) {
            if (due.number > 1) {
                --due.number;
                push(state, due);
            }
            draw(ruleset, state, drawn->event);
        }
        checkEventLimit(state);
        break;
    case Due::What::DiscardEvents: {
        const DraculaEvent event = std::get<DiscardEvent>(response).event;
        takeEvent(state, event);
        state.eventDiscard.push_back(event);
        announce(state, What::EventDiscarded, {event}); // 2E-OPEN-45
        checkEventLimit(state);
        break;
    }
    case Due::What::Replaced: // 2E-ALLY-1
        if (yes) {
            takeAlly(ruleset, state, *due.event);
        } else {
            state.eventDiscard.push_back(*due.event);
            announce(state, What::EventDiscarded, {*due.event});
        }
        checkEventLimit(state);
        break;
    case Due::What::Victim:
        meets(state, *due.event, std::get<ChooseHunter>(response).hunter);
        break;
    case Due::What::Shows:
        if (!yes)
            hurt(ruleset, state, *due.hunter, 1);
        break;
    case Due::What::Suffer:
        suffer(ruleset, state, due);
        break;
    case Due::What::Declare:
        if (const auto* declared = std::get_if<Declare>(&response))
            declare(state, *declared);
        break;
    case Due::What::EvasionWhere:
        layByEffect(ruleset, state, std::get<ChoosePlace>(response).location, false);
        break;
    case Due::What::RoadblockWhere: {
        const Roadblock road = std::get<ChooseRoad>(response).road;
        state.roadblock = road;
        announce(state, What::RoadblockPlaced, {road.a, road.b, road.onRail ? 1 : 0});
        break;
    }
    case Due::What::Cancel:
        if (yes) {
            announce(state, What::HunterCardPlayed, {HunterEvent::GoodLuck});
            push(state, std::move(due));
            push(state, {.what = Due::What::Refuse, .asked = HunterEvent::GoodLuck}); // Devilish Power, asked every time
        } else {
            carryOut(ruleset, state, {*due.event, due.number, due.location, due.hunter});
            checkEventLimit(state);
        }
        break;
    default:
        break;
    }
}

void performEvents(const Ruleset&, GameState&, Due) {}

} // namespace demeter::fury2e
