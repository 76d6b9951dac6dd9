// Section 24: which hunters' Events can be played, and what Dracula answers (2E-HEV, 2E-DEV-3, 2E-DEV-6, 2E-DEV-14).
#include "core/fury2e/rules/hunters_turn.h"

namespace demeter::fury2e {

namespace {

using What = Happening::What;

/// In the order of `HunterEvent`.
constexpr std::array<std::string_view, hunterEventCount> ruleOfEvent{
    "2E-HEV-1",  "2E-HEV-2",  "2E-HEV-3",  "2E-HEV-4",  "2E-HEV-5",  "2E-HEV-6",  "2E-HEV-7",  "2E-HEV-8",  "2E-HEV-9",
    "2E-HEV-10", "2E-HEV-11", "2E-HEV-12", "2E-HEV-13", "2E-HEV-14", "2E-HEV-15", "2E-HEV-16", "2E-HEV-17", "2E-HEV-19",
    "2E-HEV-18", "2E-HEV-19", "2E-HEV-20", "2E-HEV-21", "2E-HEV-22", "2E-HEV-19", "2E-HEV-23", "2E-HEV-24"};

bool isCity(const Board& board, std::optional<LocationId> place)
{
    return place && board.cards().contains(*place) && !board.isSea(*place);
}

/// 2E-SEA-2, 2E-TOKEN-1, 2E-HEV-22.
LocationSet portsOfRefuge(const Ruleset& ruleset, const GameState& state, LocationId zone)
{
    const Board& board = *ruleset.board;
    LocationSet ports = (board.bySea(zone) - board.seas()) - cardsOnTrail(state) - cardsInCatacombs(state) - state.tokenCities();
    if (state.trip)
        ports.erase(state.trip->sailedFrom);
    return ports;
}

/// Whether what the card names is there and can be done.
bool namesEnough(const Ruleset& ruleset, const GameState& state, const HunterPlays& play)
{
    const Board& board = *ruleset.board;
    const auto here = placeOfHunter(state, play.hunter);
    switch (play.event) {
    case HunterEvent::BloodTransfusion: // Mina's own bite is never cured (2E-COMP-14)
        return play.hunter && play.other && play.hunter != play.other &&
               sheetOf(state, *play.other).bites > (*play.other == Hunter::MinaHarker ? 1 : 0);
    case HunterEvent::ConsecratedGround:
        return play.city.has_value() && play.city != state.consecratedGround;
    case HunterEvent::ExcellentWeather:
        return here && (!play.city ||
                        (canMoveNow(state, *play.hunter) && bySeaMoves(ruleset, state, *play.hunter, *play.city) &&
                         !heldBy(ruleset, state, *play.hunter, Encounter::Fog) && !heldBy(ruleset, state, *play.hunter, Encounter::Bats)));
    case HunterEvent::GoodLuck:
        return play.number == 0 ? state.draculasAlly.has_value() : (play.number == 1 && state.roadblock.has_value());
    case HunterEvent::HiredScouts: // 2E-HOSP-2
        return isCity(board, play.city) && isCity(board, play.second) && play.city != play.second;
    case HunterEvent::Hypnosis: // 2E-BITE-4
        return play.hunter && isBitten(state, *play.hunter) && play.number >= 1 && play.number <= 6;
    case HunterEvent::JonathanHarker:
    case HunterEvent::RufusSmith:
    case HunterEvent::SisterAgatha:
        return state.huntersAlly != play.event;
    case HunterEvent::LongDay:
        return state.time != TimeOfDay::Dawn;
    case HunterEvent::SenseOfEmergency:
        return here && play.city && play.city != here && board.all().contains(*play.city);
    case HunterEvent::StormySeas:
        return play.city && board.isSea(*play.city);
    case HunterEvent::TelegraphAhead:
        return here && !board.byRoad(*here).empty();
    case HunterEvent::VampireLair: // 2E-COMB-1: not at sea
        return here && state.vampires > 0 && !board.isSea(*here);
    default:
        return true;
    }
}

bool belongsToCombat(HunterEvent event)
{
    return event == HunterEvent::AdvancePlanning || event == HunterEvent::EscapeRoute || event == HunterEvent::HeroicLeap;
}

/// Cards that are played when an Encounter is met (2E-ENC-21, 2E-HEV-9).
bool answersEncounter(HunterEvent event)
{
    return event == HunterEvent::Forewarned || event == HunterEvent::GreatStrength || event == HunterEvent::SecretWeapon;
}

/// 2E-GEN-3: the turn of whoever plays it begins with the card, and the rules forbid that now.
Refused whyNotHisTurn(const GameState& state, const HunterPlays& play)
{
    const bool moves = play.event == HunterEvent::SenseOfEmergency || (play.event == HunterEvent::ExcellentWeather && play.city);
    return moves && canMoveNow(state, *play.hunter) ? whyAhead(state, *play.hunter) : std::nullopt;
}

/// 2E-DEV-6, 2E-HEV-3: a train after all.
bool answersTipOff(const Due& due, HunterEvent event)
{
    return due.what == Due::What::Cancel && due.event == DraculaEvent::FalseTipOff && event == HunterEvent::CharteredCarriage;
}

/// Whom Great Strength can save from what is due (2E-HEV-9). What an Encounter does is told with its answer.
HunterSet threatenedBy(const Due& due)
{
    if (due.what == Due::What::Suffer)
        return due.hunters;
    return due.what == Due::What::Shows && due.hunter ? HunterSet(*due.hunter) : HunterSet();
}

} // namespace

Refused check(const Ruleset& ruleset, const GameState& state, const HunterPlays& play)
{
    const std::string_view rule = ruleOfEvent[static_cast<std::size_t>(play.event)];
    const Violation notItsMoment{rule, Refusal::HunterCardNotNow, {play.event}};
    if (const Due* due = topDue(state)) {
        const Refused nothingToOverrule = weigh(std::nullopt, play.overruled);
        if (due->what == Due::What::Encounter)
            return answersEncounter(play.event) ? nothingToOverrule : Refused(notItsMoment);
        if (answersTipOff(*due, play.event))
            return nothingToOverrule;
        const HunterSet threatened = threatenedBy(*due);
        if (threatened.empty())
            return notAnAnswer();
        if (play.event != HunterEvent::GreatStrength)
            return notItsMoment;
        return play.hunter && threatened.contains(*play.hunter) ? nothingToOverrule
                                                                : Refused(Violation{rule, Refusal::HunterCardNeeds, {play.event}});
    }
    if (state.step != Step::Hunters || belongsToCombat(play.event) || play.event == HunterEvent::Forewarned)
        return notItsMoment;
    if (!namesEnough(ruleset, state, play))
        return Violation{rule, Refusal::HunterCardNeeds, {play.event}};
    if (play.event == HunterEvent::ConsecratedGround && !groundMayLie(ruleset, *play.city))
        return Violation{"2E-TOKEN-7", Refusal::GroundNotThere, {*play.city}};
    return weigh(whyNotHisTurn(state, play), play.overruled);
}

void perform(const Ruleset&, GameState& state, const HunterPlays& play)
{
    if (play.overruled)
        announceOverruled(state, *play.hunter, true, whyNotHisTurn(state, play));
    playHunterCard(state, play);
}

void playHunterCard(GameState& state, const HunterPlays& play)
{
    std::vector<Argument> told{play.event};
    if (play.hunter)
        told.emplace_back(*play.hunter);
    announce(state, What::HunterCardPlayed, std::move(told));
    push(state, {.what = Due::What::Refuse,
                 .hunter = play.hunter,
                 .hunters = play.other ? HunterSet(*play.other) : HunterSet(),
                 .location = play.city,
                 .second = play.second,
                 .asked = play.event,
                 .number = play.number});
}

std::vector<HunterPlays> exampleHunterPlays(const Ruleset& ruleset, const GameState& state)
{
    // Which places stand for all changes from round to round, so that whoever plays by this list comes to them all.
    std::vector<LocationId> places;
    ruleset.board->all().forEach([&](LocationId place) { places.push_back(place); });
    std::ranges::rotate(places, places.begin() + static_cast<std::ptrdiff_t>(state.round * 7U % places.size()));
    const auto die = static_cast<std::uint8_t>(state.round % 6 + 1);
    /// What the card may name, with this hunter.
    const auto variants = [&](HunterEvent event, Hunter hunter) {
        std::vector<HunterPlays> some;
        switch (event) {
        case HunterEvent::BloodTransfusion:
            for (const Hunter other : allHunters)
                some.push_back({event, hunter, other, {}, {}, 0});
            break;
        case HunterEvent::HiredScouts:
        case HunterEvent::ConsecratedGround:
        case HunterEvent::ExcellentWeather:
        case HunterEvent::SenseOfEmergency:
        case HunterEvent::StormySeas:
            for (std::size_t i = 0; i < places.size(); ++i) {
                some.push_back({event, hunter, {}, places[i], {}, 0});
                if (event == HunterEvent::HiredScouts)
                    some.back().second = places[(i + 1) % places.size()];
            }
            break;
        case HunterEvent::GoodLuck:
            some = {{event, hunter, {}, {}, {}, 0}, {event, hunter, {}, {}, {}, 1}};
            break;
        default:
            some.push_back({event, hunter, {}, {}, {}, event == HunterEvent::Hypnosis ? die : std::uint8_t{0}});
            break;
        }
        return some;
    };
    std::vector<HunterPlays> plays;
    const auto addFirst = [&](HunterEvent event) {
        for (const Hunter hunter : allHunters)
            for (const HunterPlays& play : variants(event, hunter))
                if (!check(ruleset, state, play)) {
                    plays.push_back(play);
                    return;
                }
    };
    const Due* due = topDue(state);
    if (due == nullptr ? state.step == Step::Hunters
                       : due->what == Due::What::Encounter || due->what == Due::What::Cancel || !threatenedBy(*due).empty())
        for (std::size_t event = 0; event < hunterEventCount; ++event)
            addFirst(static_cast<HunterEvent>(event));
    return plays;
}

Refused whyNotRefuse(const Ruleset& ruleset, const GameState& state, const PlayEvent& play)
{
    const Due* due = topDue(state);
    const Violation notItsMoment{"2E-DEV-33", Refusal::EventNotNow, {play.event}};
    if (due == nullptr || due->what != Due::What::Refuse)
        return notItsMoment;
    if (std::ranges::find(state.eventHand, play.event) == state.eventHand.end())
        return Violation{"2E-DEV-33", Refusal::EventNotInHand, {play.event}};
    switch (play.event) {
    case DraculaEvent::DevilishPower: // 2E-DEV-3
        return play.option == 0 && !play.location && !play.hunter ? std::nullopt : Refused(notItsMoment);
    case DraculaEvent::FalseTipOff: // 2E-DEV-6
        return due->asked == HunterEvent::CharteredCarriage && play.option == 0 && !play.location && !play.hunter ? std::nullopt
                                                                                                                  : Refused(notItsMoment);
    case DraculaEvent::SensationalistPress: { // 2E-DEV-14
        const auto shown = shownBy(ruleset, state, *due);
        if (shown.empty() || due->place)
            return notItsMoment;
        const auto place = play.location ? placeOf(state, *play.location) : std::nullopt;
        if (!place || play.option != 0 || play.hunter || std::ranges::find(shown, *place) == shown.end())
            return Violation{"2E-DEV-14", Refusal::EventNeeds, {play.event}};
        return std::nullopt;
    }
    default:
        return notItsMoment;
    }
}

void refuseCard(const Ruleset&, GameState& state, DraculaEvent event, std::optional<LocationId> hidden)
{
    if (state.due.empty() || state.due.back().what != Due::What::Refuse)
        return;
    if (event == DraculaEvent::SensationalistPress) {
        if (hidden)
            state.due.back().place = placeOf(state, *hidden);
        return;
    }
    announce(state, What::EventCancelled, {*state.due.back().asked});
    state.due.pop_back();
}

std::vector<Response> answersQuestions(const Ruleset& ruleset, const GameState& state, const Due& due)
{
    if (due.what == Due::What::Refuse)
        return {GoOn{}};
    std::vector<Response> answers;
    portsOfRefuge(ruleset, state, *due.location).forEach([&](LocationId port) { answers.emplace_back(ChoosePlace{port}); });
    if (answers.empty())
        answers.emplace_back(SufferPenalty{});
    return answers;
}

Refused checkQuestions(const Ruleset& ruleset, const GameState& state, const Due& due, const Response& response)
{
    if (due.what == Due::What::Refuse) {
        if (const auto* play = std::get_if<PlayEvent>(&response))
            return whyNotRefuse(ruleset, state, *play);
        return std::holds_alternative<GoOn>(response) ? std::nullopt : Refused(notAnAnswer());
    }
    const LocationSet ports = portsOfRefuge(ruleset, state, *due.location);
    if (std::holds_alternative<SufferPenalty>(response))
        return ports.empty() ? std::nullopt : Refused(Violation{"2E-ERR-6", Refusal::HasLegalCard, {}});
    const auto* chosen = std::get_if<ChoosePlace>(&response);
    if (chosen == nullptr)
        return std::holds_alternative<GoOn>(response) ? Violation{"2E-HEV-22", Refusal::MustChoose, {}} : notAnAnswer();
    return ports.contains(chosen->location) ? std::nullopt : Refused(Violation{"2E-HEV-22", Refusal::NotToThere, {chosen->location}});
}

void answerQuestions(const Ruleset& ruleset, GameState& state, Due due, const Response& response)
{
    if (due.what == Due::What::Refuse) {
        takeEffect(ruleset, state, due);
    } else if (const auto* chosen = std::get_if<ChoosePlace>(&response)) {
        layByEffect(ruleset, state, chosen->location, true);
    } else {
        sufferPenalty(ruleset, state);
        if (!portsOfRefuge(ruleset, state, *due.location).empty()) // 2E-ERR-7; else he stays (2E-ERR-9)
            push(state, {.what = Due::What::LandAtOnce, .location = due.location});
    }
}

void performQuestions(const Ruleset&, GameState&, Due) {}

} // namespace demeter::fury2e
