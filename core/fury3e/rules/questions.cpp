// The hunters' Event cards and Mina's ability: who may play them now, what they cost and what has to be said of them (EVT, TIME-10).

#include "core/fury3e/rules/hunter_card_effects.h"
#include "core/fury3e/rules/overrules.h"
#include <algorithm>

namespace demeter::fury3e {

namespace {

using What = Happening::What;

bool cancelsFalseTip(const HunterPlays& action)
{
    return action.event == HunterEvent::GoodLuck && action.option == 2;
}

/// TIME-10: hunters have their actions.
bool isHuntersTime(const GameState& state)
{
    return state.step == Step::Day || state.step == Step::Night;
}

/// While the table keeps the cards, these alone are known to be a hunter's action (EVT-6): a move is entered by itself, and who gives blood
/// nobody says.
bool wasAction(const HunterEventCard& card, HunterEvent event)
{
    return card.isAction() && !card.opensMove() && event != HunterEvent::BloodTransfusion;
}

bool onBoard(const GameState& state, std::optional<Hunter> hunter)
{
    return hunter && whereIs(state, *hunter).where != HunterPlace::Where::OffBoard;
}

Violation anotherMoment(const HunterPlays& action)
{
    return {"EVT-1", Refusal::HunterCardNotNow, {action.event}};
}

/// Named only now, but it must be known before Dracula replies with False Tip.
bool isLate(const GameState& state, const HunterPlays& action)
{
    const Due* due = topDue(state);
    return due != nullptr && action.event == HunterEvent::CharteredCarriage && due->what == Due::What::Arrival &&
           due->travel == Travel::Rail && !state.now.charteredCarriage;
}

/// Moments at which the card could not be carried out, or is entered in another way, so that no table can allow it.
Refused impossibleMoment(const Ruleset& ruleset, const GameState& state, const HunterPlays& action)
{
    const HunterMoment moment = factsOf(ruleset, action).moment;
    const Due* due = topDue(state);
    if (const int draws = drawsDue(ruleset, state); draws > 0)
        return Violation{"HAND-1", Refusal::DrawFirst, {draws}};
    if (moment == HunterMoment::CombatBegins) {
        const bool choosing =
            due != nullptr && due->what == Due::What::Combat && state.combat && state.combat->stage == Combat::Stage::ChooseCard;
        return choosing ? Refused() : anotherMoment(action);
    }
    if (cancelsFalseTip(action)) {
        const bool tip = due != nullptr && due->what == Due::What::MoveOn && due->event == DraculaEvent::FalseTip;
        return tip ? Refused() : anotherMoment(action);
    }
    if (due != nullptr) {
        const auto doer = actorOf(ruleset, action);
        const bool before = cardsKept(ruleset) && doer && isHisAction(ruleset, state, action) && beforeBats(state, *doer);
        return before || isLate(state, action) ? Refused() : Refused(notAnAnswer());
    }
    switch (state.step) {
    case Step::Dawn:
    case Step::Day:
    case Step::Dusk:
    case Step::Night:
    case Step::BeforeSlide: // drawn by the last hunter of the night, and to be played at once
        break;
    default:
        return notNow();
    }
    const bool cannotMove = cardsKept(ruleset) && factsOf(ruleset, action).opensMove() && !isHuntersTime(state);
    if (moment == HunterMoment::Reply || cannotMove)
        return anotherMoment(action);
    return std::nullopt;
}

/// EVT-1: whether it is the time that the card names. Where the table keeps the cards, a few of them are held to it all the same.
bool isItsMoment(const Ruleset& ruleset, const GameState& state, const HunterPlays& action)
{
    const bool kept = cardsKept(ruleset);
    const Step step = state.step;
    switch (factsOf(ruleset, action).moment) {
    case HunterMoment::AtOnce: // by day and by night; the last hunter's card when his time is over
        return !kept || step != Step::Dawn;
    case HunterMoment::AtOnceOrKept:
        if (action.slot.value_or(Slot{3}) == Slot{3})
            return !kept || step != Step::Dawn;
        return step == Step::Dawn || step == Step::Dusk; // TIME-5
    case HunterMoment::Dawn:
        return step == Step::Dawn || (!kept && action.event == HunterEvent::SpeedyTelegraph);
    case HunterMoment::DawnOrDusk:
        return !kept || step == Step::Dawn || step == Step::Dusk;
    case HunterMoment::ByDay:
        return !kept || !isNight(state);
    case HunterMoment::Action:
        return !kept || isHuntersTime(state);
    case HunterMoment::DayAction:
        return step == Step::Day || (!kept && action.event != HunterEvent::VampireLair);
    case HunterMoment::NightAction:
        return !kept || step == Step::Night;
    case HunterMoment::BeforeRail:
        return !kept || step == Step::Day;
    case HunterMoment::CombatBegins:
        return state.combat && state.combat->played == 0;
    case HunterMoment::AnyTime:
    case HunterMoment::Reply:
        break;
    }
    return true;
}

/// Those of whom this is true.
HunterSet huntersWhere(const GameState& state, auto&& fits)
{
    HunterSet found;
    for (const Hunter hunter : allHunters)
        if (fits(hunter, whereIs(state, hunter)))
            found.insert(hunter);
    return found;
}

std::vector<Slot> slotsWhere(const GameState& state, auto&& fits)
{
    std::vector<Slot> found;
    for (std::uint8_t number = 1; number <= trailLength; ++number)
        if (fits(hideoutAt(state, {false, number})))
            found.push_back(Slot{number});
    return found;
}

/// Whether everything is named that the card needs, and can be what it is.
bool namesAll(const Ruleset& ruleset, const GameState& state, const HunterPlays& action)
{
    using Named = HunterCardNeeds::Named;
    const HunterCardNeeds needs = needsOf(ruleset, state, action);
    const auto canBe = [&](std::optional<LocationId> place) {
        return place && indexOf(*place) < ruleset.board->locations().size() && needs.places.contains(*place);
    };
    // Who plays a card is looked at for all cards alike, and only if he is named.
    if (needs.hunter == Named::Yes && !(action.hunter && needs.hunters.contains(*action.hunter)))
        return false;
    if (needs.slot == Named::Yes && !action.slot)
        return false;
    if (needs.slot != Named::No && action.slot && std::ranges::find(needs.trailSlots, *action.slot) == needs.trailSlots.end())
        return false;
    if (needs.player ? !(action.player && needs.players.contains(*action.player)) : action.player.has_value())
        return false;
    return (needs.options == 1 || action.option < needs.options) && (needs.placeCount < 1 || canBe(action.city)) &&
           (needs.placeCount < 2 || canBe(action.second)) && (!needs.fetched || (action.fetched && canBeAlly(*action.fetched))) &&
           (!needs.road || (action.road && std::ranges::find(state.tokens.roadblocks, *action.road) != state.tokens.roadblocks.end()));
}

/// Nothing if the card names everything that it needs.
Refused wrongChoice(const Ruleset& ruleset, const GameState& state, const HunterPlays& action)
{
    const Board& board = *ruleset.board;
    const Violation needs{"EVT-1", Refusal::HunterCardNeeds, {action.event}};
    // What has a reason of its own comes before what is missing, but for what only something complete can be.
    switch (action.event) {
    case HunterEvent::MysticResearch:
        if (action.option > mysticResearchCards || state.hiddenDiscards > 0xFF - mysticResearchCards)
            return Violation{"EVT-3", Refusal::TooMany, {static_cast<int>(action.option), static_cast<int>(mysticResearchCards)}};
        break;
    case HunterEvent::HeroicLeap:
    case HunterEvent::EscapeRoute:
    case HunterEvent::PlannedAmbush:
        if (action.hunter && !state.combat->hunters.contains(*action.hunter))
            return Violation{"COMB-1", Refusal::NotInCombat, {*action.hunter}};
        if (action.hunter && action.event == HunterEvent::PlannedAmbush && state.combat->planned.contains(*action.hunter))
            return Violation{"EVT-1", Refusal::AlreadySo, {}};
        break;
    case HunterEvent::LucysRevenge:
        if (!state.combat->hunters.contains(Hunter::LordGodalming))
            return Violation{"COMB-1", Refusal::NotInCombat, {Hunter::LordGodalming}};
        if (state.combat->lucysRevenge)
            return Violation{"EVT-1", Refusal::AlreadySo, {}};
        break;
    case HunterEvent::LongNight:
        if (state.now.longNight)
            return Violation{"EVT-1", Refusal::AlreadySo, {}};
        break;
    case HunterEvent::RenewedVigor:
        if (state.now.openDay)
            return Violation{"EVT-1", Refusal::AlreadySo, {}};
        break;
    default:
        break;
    }
    if (!namesAll(ruleset, state, action))
        return needs;
    if (const auto player = actorOf(ruleset, action); player && factsOf(ruleset, action).withAnother) { // HOSP-3
        const HunterPlace& place = whereIs(state, *player);
        if (place.where != HunterPlace::Where::Location || !isCity(board, place.location) || huntersIn(state, place.location).size() < 2)
            return needs;
    }
    switch (action.event) {
    case HunterEvent::SurprisingReturn:
        // The hunters' discards are theirs to know, but the one card of the ally in play is not among them.
        if (action.fetched == state.hunterAlly)
            return Violation{"ALLY-2", Refusal::AlreadySo, {}};
        break;
    case HunterEvent::ConsecratedGround:
        // Kept by id: the card names these cities, and a board without them lacks nothing.
        if (board.castle() == *action.city || board[*action.city].id == "galatz" || board[*action.city].id == "klausenburg")
            return needs;
        if (state.tokens.consecratedGround.contains(*action.city))
            return Violation{"CONS-1", Refusal::AlreadySo, {}};
        break;
    case HunterEvent::GoodLuck:
        if (action.option == 1 && !state.ally)
            return needs;
        break;
    default:
        break;
    }
    return std::nullopt;
}

/// HOSP-2, REV-8: why no card can be played as an action where he is.
Refused notThere(const Ruleset& ruleset, const GameState& state, const HunterPlays& action, Hunter player)
{
    const HunterPlace& place = whereIs(state, player);
    if (place.where == HunterPlace::Where::Hospital)
        return Violation{"HOSP-2", Refusal::OnlyMovesHere, {player}};
    const bool sails = state.step == Step::Day && factsOf(ruleset, action).move.seaMoves > 0;
    if (place.where == HunterPlace::Where::Location && ruleset.board->isSea(place.location) && !sails)
        return Violation{"REV-8", Refusal::OnlyMovesHere, {player}};
    return std::nullopt;
}

} // namespace

std::optional<Hunter> actorOf(const Ruleset& ruleset, const HunterPlays& action)
{
    if (const auto owner = factsOf(ruleset, action).only)
        return owner;
    return namesAnother(action.event) ? action.player : action.hunter;
}

bool isHisAction(const Ruleset& ruleset, const GameState& state, const HunterPlays& action)
{
    return cardsKept(ruleset) && factsOf(ruleset, action).isAction() && isHuntersTime(state);
}

Refused tableMayAllow(const Ruleset& ruleset, const GameState& state, const HunterPlays& action)
{
    if (!cancelsFalseTip(action) && !isLate(state, action) && !isItsMoment(ruleset, state, action))
        return anotherMoment(action);
    const auto player = actorOf(ruleset, action);
    if (action.event == HunterEvent::PsychicBond && state.bondRound == state.round && ruleset.rulings.psychicBondOnce == NoYes::Yes)
        return Violation{"CARD-BOND", Refusal::HunterCardOnce, {action.event}};
    if (!cardsKept(ruleset) || !player)
        return std::nullopt;
    if (factsOf(ruleset, action).notWhileBitten && isBitten(state, *player))
        return Violation{"EVT-1", Refusal::HunterCardBitten, {action.event, *player}};
    if (!isHisAction(ruleset, state, action))
        return std::nullopt;
    if (const auto first = openedFor(state, *player))
        return Violation{"EVT-1", Refusal::HunterCardFirst, {*player, *first}};
    if (Refused refused = noAction(ruleset, state, *player, Deed::Card))
        return refused;
    return notThere(ruleset, state, action, *player);
}

bool pressCancels(HunterEvent event)
{
    return event == HunterEvent::LocalRumors || event == HunterEvent::NewspaperReports || event == HunterEvent::HiredScouts ||
           event == HunterEvent::EvilPresence;
}

HunterCardNeeds needsOf(const Ruleset& ruleset, const GameState& state, const HunterPlays& said)
{
    using Named = HunterCardNeeds::Named;
    const Board& board = *ruleset.board;
    const auto onBoard = [&] {
        return huntersWhere(state, [](Hunter, const HunterPlace& at) { return at.where != HunterPlace::Where::OffBoard; });
    };
    const auto inCombat = [&] { return state.combat ? state.combat->hunters : HunterSet(); };
    HunterCardNeeds needs;
    const auto hunter = [&needs](Named named, HunterSet hunters) {
        needs.hunter = named;
        needs.hunters = hunters;
    };
    const auto slot = [&needs](Named named, std::vector<Slot> slots) {
        needs.slot = named;
        needs.trailSlots = std::move(slots);
    };
    const auto cities = [&](std::uint8_t count) {
        needs.placeCount = count;
        needs.places = board.cities() & board.cards();
    };
    switch (said.event) {
    case HunterEvent::HiredScouts:
        cities(2);
        break;
    case HunterEvent::JonathanHarker:
    case HunterEvent::RufusSmith:
    case HunterEvent::SisterAgatha:
    case HunterEvent::SurprisingReturn:
        needs.fetched = said.event == HunterEvent::SurprisingReturn;
        needs.use = true;
        if (!said.ally)
            cities(1); // at once, a city is asked about
        break;
    case HunterEvent::NewspaperReports: {
        const bool later = state.step == Step::Dawn || state.step == Step::Dusk; // TIME-5
        slot(Named::Maybe, {Slot{3}});
        if (later || said.overruled)
            needs.trailSlots = {Slot{3}, Slot{5}, Slot{6}};
        if (state.step == Step::Dawn && cardsKept(ruleset) && !said.overruled) // none is drawn then
            slot(Named::Yes, {Slot{5}, Slot{6}});
        break;
    }
    case HunterEvent::LocalRumors:
    case HunterEvent::VampireLair:
        hunter(Named::Yes, onBoard());
        break;
    case HunterEvent::PsychicBond: // HOSP-3: not one in a hospital; at sea he is in no city
        hunter(Named::Yes, huntersWhere(state, [&](Hunter, const HunterPlace& at) {
                   return at.where == HunterPlace::Where::Location && isCity(board, at.location);
               }));
        break;
    case HunterEvent::BloodTransfusion:
        hunter(Named::Yes, huntersWhere(state, [&](Hunter each, const HunterPlace& at) {
                   return at.where == HunterPlace::Where::Location && // HOSP-3
                          sheetOf(state, each).bites > 0;             // BITE-3: Mina's own stays
               }));
        needs.player = cardsKept(ruleset);
        needs.players = huntersWhere(state, [&](Hunter each, const HunterPlace& at) {
            return at.where == HunterPlace::Where::Location && each != said.hunter &&
                   (!said.hunter || at == whereIs(state, *said.hunter)); // in the same place
        });
        break;
    case HunterEvent::MoneyTrail: // OPEN-15: it points at a card that everybody knows for a sea
        hunter(Named::Maybe, onBoard());
        slot(Named::Yes, slotsWhere(state, [&](const Hideout* hideout) {
                 return ruleset.rulings.seaBacksKnown != NoYes::Yes ||
                        (hideout != nullptr && hideout->location && board.isSea(*hideout->location));
             }));
        break;
    case HunterEvent::WaxCylinders:
        needs.options = 2;
        if (said.option == 0)
            slot(Named::Yes, slotsWhere(state, [](const Hideout* hideout) { return hideout != nullptr; }));
        break;
    case HunterEvent::ConsecratedGround:
        hunter(Named::Maybe, onBoard());
        cities(1);
        break;
    case HunterEvent::GoodLuck:
        needs.options = 3;
        needs.road = said.option == 0;
        break;
    case HunterEvent::MysticResearch:
        needs.options = mysticResearchCards + 1;
        break;
    case HunterEvent::HeroicLeap:
    case HunterEvent::EscapeRoute:
        hunter(Named::Yes, inCombat());
        break;
    case HunterEvent::PlannedAmbush:
        hunter(Named::Yes, state.combat ? inCombat() - state.combat->planned : HunterSet());
        break;
    default:
        break;
    }
    // Whose action it is has to be known, and whom the table allows something.
    const HunterEventCard& card = factsOf(ruleset, said);
    const bool known = card.only || (namesAnother(said.event) ? needs.player : needs.hunter == Named::Yes);
    if (!known && namesAnother(said.event) && said.overruled) {
        needs.player = true;
        needs.players = onBoard();
    } else if (!known && !namesAnother(said.event) && (said.overruled || (card.isAction() && cardsKept(ruleset)))) {
        hunter(Named::Yes, onBoard());
    }
    return needs;
}

Refused check(const Ruleset& ruleset, const GameState& state, const HunterPlays& action)
{
    if (!state.clockKept || !underWay(state))
        return notNow();
    if (auto refused = impossibleMoment(ruleset, state, action))
        return refused;
    if (!action.overruled) // what is known before anything is said of the card
        if (auto refused = tableMayAllow(ruleset, state, action))
            return refused;
    if (const auto owner = factsOf(ruleset, action).only; owner && !namesAnother(action.event) && action.hunter && action.hunter != owner)
        return Violation{"EVT-1", Refusal::HunterCardNotHis, {action.event, *action.hunter}};
    if (action.ally && !canBeAlly(action.event) && action.event != HunterEvent::SurprisingReturn)
        return Violation{"ALLY-0", Refusal::HunterCardNoAlly, {action.event}};
    if (auto refused = wrongChoice(ruleset, state, action))
        return refused;
    if (const auto player = actorOf(ruleset, action); player && !onBoard(state, player)) // DEF-2, DEF-4: he has no card till he is back
        return Violation{"DEF-3", Refusal::HunterGone, {*player}};
    return checkWithOverrule(ruleset, state, action);
}

void perform(const Ruleset& ruleset, GameState& state, const HunterPlays& action)
{
    const HunterEventCard& card = factsOf(ruleset, action);
    const auto player = actorOf(ruleset, action);
    const bool acts = player && isHisAction(ruleset, state, action);
    announceOverrule(ruleset, state, action);
    if (acts) {
        if (beforeBats(state, *player))
            state.due.pop_back(); // asked again when it is that hunter's turn
        if (!allowedByOverrule(ruleset, state, action) && carriedByBats(ruleset, state, *player)) {
            push(state, {.what = Due::What::BatsMove, .hunter = player});
            return;
        }
    }
    std::vector<Argument> named{action.event};
    if (player)
        named.emplace_back(*player);
    announce(state, What::HunterCardPlayed, std::move(named));
    if (acts) { // EVT-6, TIME-10
        noteDeed(ruleset, state, *player, Deed::Card);
        if (card.opensMove()) {
            if (state.now.opened) // let through in between: one move is open at a time, and that action ends as far as it came
                endAction(ruleset, state, state.now.opened->hunter);
            state.now.opened = {action.event, *player, static_cast<std::uint8_t>(std::max(card.move.seaMoves, 1))};
        } else {
            push(state, {.what = Due::What::EndOfAction, .hunter = player});
        }
    } else if (player && !cardsKept(ruleset) && wasAction(card, action.event) && isHuntersTime(state)) {
        endAction(ruleset, state, *player);
    }
    if (!pressCancels(action.event)) {
        takeEffect(ruleset, state, action);
        return;
    }
    // Asked every time, so that nobody learns from a pause whether Dracula holds Sensationalist Press.
    Due reply;
    reply.what = Due::What::PressReply;
    reply.asked = action.event;
    reply.hunter = action.hunter;
    reply.place = action.city;
    reply.from = action.second;
    if (action.event == HunterEvent::NewspaperReports)
        reply.number = action.slot.value_or(Slot{3}).number;
    push(state, reply);
}

std::vector<Response> answersQuestions(const Ruleset&, const GameState& state, const Due& due)
{
    std::vector<Response> answers;
    if (due.what == Due::What::PressReply) {
        answers.emplace_back(GoOn{});
        return answers;
    }
    std::vector<EncounterKind> kinds = state.encounterHand;
    std::ranges::sort(kinds);
    kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
    for (const EncounterKind kind : kinds)
        answers.emplace_back(ChooseEncounter{kind});
    if (answers.empty()) // the hand was put right in the meantime
        answers.emplace_back(GoOn{});
    return answers;
}

Refused checkQuestions(const Ruleset&, const GameState& state, const Due& due, const Response& response)
{
    if (due.what == Due::What::PressReply) {
        if (std::holds_alternative<GoOn>(response))
            return std::nullopt;
        return notAnAnswer();
    }
    if (std::holds_alternative<GoOn>(response)) {
        if (state.encounterHand.empty())
            return std::nullopt;
        return Violation{"EVT-1", Refusal::MustChoose, {}};
    }
    const auto* given = std::get_if<ChooseEncounter>(&response);
    if (given == nullptr)
        return notAnAnswer();
    if (std::ranges::find(state.encounterHand, given->kind) == state.encounterHand.end())
        return Violation{"HAND-3", Refusal::NotInHand, {given->kind}};
    return std::nullopt;
}

void answerQuestions(const Ruleset& ruleset, GameState& state, Due due, const Response& response)
{
    if (due.what == Due::What::PressReply) {
        HunterPlays asked;
        asked.event = *due.asked;
        asked.hunter = due.hunter;
        asked.city = due.place;
        asked.second = due.from;
        if (due.number != 0)
            asked.slot = Slot{due.number};
        takeEffect(ruleset, state, asked);
        return;
    }
    const auto* given = std::get_if<ChooseEncounter>(&response);
    if (given != nullptr && takeFromHand(state, given->kind)) {
        state.encounterDiscard.push_back(given->kind);
        announce(state, What::EncounterDiscarded, {given->kind});
    }
}

void performQuestions(const Ruleset&, GameState&, Due) {} // nothing here goes on by itself

std::optional<HunterPlays> completed(const Ruleset& ruleset, const GameState& state, const HunterPlays& said, bool anyOption)
{
    if (!state.clockKept || !underWay(state))
        return std::nullopt;
    const HunterCardNeeds needs = needsOf(ruleset, state, said);
    std::vector<LocationId> places;
    needs.places.forEach([&](LocationId place) { places.push_back(place); });
    std::vector<HunterPlays> tries;
    const auto with = [&](auto&& say) {
        tries.push_back(said);
        say(tries.back());
    };
    if (said.event == HunterEvent::GoodLuck) { // what it always can do first
        for (const std::uint8_t option : {2, 1})
            if (anyOption || said.option == option)
                with([&](HunterPlays& each) { each.option = option; });
        if (anyOption || said.option == 0)
            for (const Roadblock& road : state.tokens.roadblocks)
                with([&](HunterPlays& each) { each.road = road; });
    } else if (needs.use || needs.placeCount == 2) {
        with([&](HunterPlays& each) {
            if (needs.placeCount > 0)
                each.city = places.front();
            if (needs.placeCount > 1)
                each.second = places.back();
            if (!each.fetched && (needs.fetched || anyOption))
                each.fetched = HunterEvent::JonathanHarker;
        });
    } else if (needs.placeCount == 1 && !said.city) {
        for (const LocationId place : places)
            with([&](HunterPlays& each) { each.city = place; });
    } else if (needs.slot == HunterCardNeeds::Named::Yes) {
        for (const Slot slot : needs.trailSlots)
            with([&](HunterPlays& each) { each.slot = slot; });
    } else {
        tries.push_back(said);
    }
    // And each of these by every hunter who can be named.
    const auto forEach = [&](bool asked, HunterSet hunters, std::optional<Hunter> HunterPlays::*who) {
        if (!asked || said.*who)
            return;
        std::vector<HunterPlays> all;
        hunters.forEach([&](Hunter hunter) {
            for (HunterPlays each : tries) {
                each.*who = hunter;
                all.push_back(each);
            }
        });
        tries = std::move(all);
    };
    forEach(needs.hunter == HunterCardNeeds::Named::Yes, needs.hunters, &HunterPlays::hunter);
    forEach(needs.player, needs.players, &HunterPlays::player);
    const auto legal = std::ranges::find_if(tries, [&](const HunterPlays& each) { return !check(ruleset, state, each); });
    return legal == tries.end() ? std::nullopt : std::optional(*legal);
}

std::vector<HunterPlays> exampleHunterPlays(const Ruleset& ruleset, const GameState& state, bool overruled)
{
    std::vector<HunterPlays> examples;
    for (std::size_t index = 0; index < hunterEventCount; ++index)
        if (const auto example = completed(ruleset, state, {.event = static_cast<HunterEvent>(index), .overruled = overruled}, true))
            examples.push_back(*example);
    return examples;
}

void afterSlide(const Ruleset& ruleset, GameState& state)
{
    if (state.hunterAlly == HunterEvent::JonathanHarker && state.trail.back() && state.trail.back()->location)
        reveal(ruleset, state, {false, static_cast<std::uint8_t>(trailLength)});
}

} // namespace demeter::fury3e
