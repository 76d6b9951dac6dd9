#include "core/fury2e/view/table_turn.h"

#include "core/fury/overruled.h"
#include "core/fury2e/game/game_state.h"
#include "core/fury2e/rules/rules.h"

#include <algorithm>
#include <array>
#include <type_traits>
#include <variant>

namespace demeter::fury2e {

namespace {

using Who = TableTurn::Who;
using Wait = TableTurn::Wait;
using What = PublicQuestion::What;

/// Within his own turn nothing tells what he is at.
Wait waitOf(const GameState& state)
{
    if (state.step == Step::ChooseStart)
        return Wait::Setup;
    if (state.step != Step::Hunters)
        return state.combat ? Wait::Combat : Wait::Turn;
    if (state.drawsDue > 0 || state.due.empty())
        return Wait::Effect;
    switch (state.due.back().what) {
    case Due::What::EncounterOrder:
        return Wait::Order;
    case Due::What::BatsMove:
        return Wait::Bats;
    case Due::What::Combat:
        return Wait::Combat;
    case Due::What::Refuse:
        return Wait::Card;
    case Due::What::EventsDrawn:
        return Wait::Drawn;
    default:
        return Wait::Effect;
    }
}

/// One action of this kind out of all that is legal.
template <typename Kind, typename Visit> void each(const std::vector<Action>& legal, Visit&& visit)
{
    for (const Action& action : legal)
        if (const auto* found = std::get_if<Kind>(&action))
            visit(*found);
}

template <typename Value> void addOnce(std::vector<Value>& list, const Value& value)
{
    if (std::ranges::find(list, value) == list.end())
        list.push_back(value);
}

HunterOptions optionsOf(const Ruleset& ruleset, const GameState& state, Hunter hunter, const std::vector<Action>& legal)
{
    HunterOptions options;
    options.hunter = hunter;
    const auto here = state.hunters[static_cast<std::size_t>(hunter)];
    each<MoveHunters>(legal, [&](const MoveHunters& move) {
        if (move.hunters != HunterSet(hunter)) // groups go where their first one can go
            return;
        if (move.by) {
            options.rides.insert(move.to);
            return;
        }
        if (move.to == here) { // by train: the die has ended the turn (2E-HUNT-3)
            (move.travel == Travel::Rail ? options.trainEnds : options.stay) = true;
            return;
        }
        if (move.travel == Travel::Rail)
            options.trains.insert(move.to);
        fury::addDestination(options.destinations, move.to, move.travel);
    });
    std::ranges::sort(options.destinations, {}, &HunterOptions::Destination::place);
    const LocationSet past = pastWesternMaximum(ruleset, state, hunter);
    for (const auto& [place, travel] : options.destinations)
        if (travel == Travel::Road)
            options.rides.erase(place);
        else if (travel == Travel::Rail && past.contains(place))
            options.pastWest.insert(place);
    LocationSet byRoad;
    for (const auto& [place, travel] : options.destinations)
        if (travel == Travel::Road)
            byRoad.insert(place);
    options.trains = options.trains & byRoad;
    // Inner Strength is for somebody who is hurt (2E-RSV-5).
    const auto hurt = [&](Hunter other) { return sheetOf(state, other).health < fullHealth[static_cast<std::size_t>(other)]; };
    each<SpendResolve>(legal, [&](const SpendResolve& spend) {
        if (spend.hunter == hunter && (spend.option != ResolveOption::InnerStrength || hurt(*spend.other)))
            addOnce(options.resolve, spend.option);
    });
    if (here)
        huntersIn(state, *here).forEach([&](Hunter other) {
            if (other != hunter && !state.turn.acted.contains(other) && !sheetOf(state, other).missesTurn)
                options.companions.insert(other);
        });
    if (here && ruleset.board->isSea(*here))
        for (const auto& [place, travel] : options.destinations)
            options.companions.forEach([&, place = place, travel = travel](Hunter other) {
                if (!apply(ruleset, state, MoveHunters{HunterSet(hunter) | HunterSet(other), place, travel, false}))
                    options.alone.insert(place);
            });
    each<RollForBite>(legal, [&](const RollForBite& roll) {
        if (roll.hunter == hunter || options.companions.contains(roll.hunter))
            options.rolls.insert(roll.hunter);
    });
    return options;
}

void addOptions(const Ruleset& ruleset, const GameState& state, std::vector<HunterOptions>& all, const std::vector<Action>& legal)
{
    for (const Hunter hunter : allHunters) {
        if (state.turn.acted.contains(hunter) || (!state.turn.acting.empty() && state.turn.acting.first() != hunter))
            continue;
        HunterOptions options = optionsOf(ruleset, state, hunter, legal);
        if (options.stay || options.trainEnds || !options.destinations.empty() || !options.resolve.empty() || !options.rolls.empty())
            all.push_back(std::move(options));
    }
}

HunterSet hunters(auto accepts)
{
    HunterSet found;
    for (const Hunter hunter : allHunters)
        if (accepts(hunter))
            found.insert(hunter);
    return found;
}

/// What has to be said of a card besides its name (2E-HEV).
HunterCardTurn needsOf(const Ruleset& ruleset, const GameState& state, HunterEvent event)
{
    const Board& board = *ruleset.board;
    const LocationSet cities = board.cards() - board.seas();
    const auto placed = [&](Hunter hunter) { return state.hunters[static_cast<std::size_t>(hunter)].has_value(); };
    const auto onLand = [&](Hunter hunter) { return placed(hunter) && !board.isSea(*state.hunters[static_cast<std::size_t>(hunter)]); };
    HunterCardTurn needs;
    needs.event = event;
    switch (event) {
    case HunterEvent::BloodTransfusion:
        needs.hunters = HunterSet::all();
        needs.others = hunters([&](Hunter hunter) { // 2E-COMP-14: Mina's own bite is never cured
            return sheetOf(state, hunter).bites > (hunter == Hunter::MinaHarker ? 1 : 0);
        });
        break;
    case HunterEvent::ConsecratedGround:
        needs.places = cities;
        needs.placeCount = 1;
        break;
    case HunterEvent::ExcellentWeather:
        needs.hunters = hunters(placed);
        needs.places = board.ports() | board.seas();
        needs.placeCount = 1;
        break;
    case HunterEvent::GoodLuck:
        needs.number = HunterCardTurn::Number::Luck;
        if (state.draculasAlly)
            needs.numbers.push_back(0);
        if (state.roadblock)
            needs.numbers.push_back(1);
        break;
    case HunterEvent::GreatStrength: // at an Encounter the answer says whom it saves
        if (const auto asked = publicView(ruleset, state).asked; asked.what == What::Suffer || asked.what == What::Shows)
            needs.hunters = asked.hunters;
        break;
    case HunterEvent::HiredScouts:
        needs.places = cities;
        needs.placeCount = 2;
        break;
    case HunterEvent::Hypnosis:
        needs.hunters = hunters([&](Hunter hunter) { return isBitten(state, hunter); });
        needs.number = HunterCardTurn::Number::Die;
        needs.numbers = {1, 2, 3, 4, 5, 6};
        break;
    case HunterEvent::SenseOfEmergency:
        needs.hunters = hunters(placed);
        needs.places = board.all();
        needs.placeCount = 1;
        break;
    case HunterEvent::StormySeas:
        needs.places = board.seas();
        needs.placeCount = 1;
        break;
    case HunterEvent::TelegraphAhead:
        needs.hunters = hunters(placed);
        break;
    case HunterEvent::VampireLair:
        needs.hunters = hunters(onLand);
        break;
    default: // its name says all
        break;
    }
    return needs;
}

/// Leaves of what could be said of a card what the rules accept now; of hunters who need the table's word, why.
void narrow(const Ruleset& ruleset, const GameState& state, HunterCardTurn& card)
{
    const auto refused = [&](std::optional<Hunter> hunter, std::optional<LocationId> place, bool overruled) {
        HunterPlays play{.event = card.event, .hunter = hunter, .city = place, .overruled = overruled};
        if (const HunterSet others = hunter ? card.others - HunterSet(*hunter) : card.others; !others.empty())
            play.other = others.first();
        if (!card.numbers.empty())
            play.number = card.numbers.front();
        return whyIllegal(ruleset, state, play);
    };
    const bool named = card.placeCount == 1;
    const auto placesOf = [&](std::optional<Hunter> hunter, bool overruled) {
        LocationSet can;
        if (named)
            card.places.forEach([&](LocationId place) {
                if (!refused(hunter, place, overruled))
                    can.insert(place);
            });
        return can;
    };
    if (card.hunters.empty()) {
        if (named)
            card.places = placesOf(std::nullopt, false);
        return;
    }
    HunterSet can;
    card.hunters.forEach([&](Hunter hunter) {
        LocationSet& reached = card.reached[static_cast<std::size_t>(hunter)];
        reached = placesOf(hunter, false);
        if (named ? !reached.empty() : !refused(hunter, {}, false)) {
            can.insert(hunter);
            return;
        }
        reached = placesOf(hunter, true);
        std::optional<LocationId> example;
        reached.forEach([&](LocationId place) { example = place; });
        if (named ? reached.empty() : refused(hunter, {}, true).has_value())
            return;
        if (auto why = refused(hunter, example, false))
            card.forbidden.emplace_back(hunter, std::move(*why));
    });
    card.hunters = can;
}

void addCards(const Ruleset& ruleset, const GameState& state, TableTurn& turn, const std::vector<Action>& legal)
{
    each<HunterPlays>(legal, [&](const HunterPlays& play) {
        turn.cards.push_back(needsOf(ruleset, state, play.event));
        narrow(ruleset, state, turn.cards.back());
    });
    each<PlayItem>(legal, [&](const PlayItem& play) {
        auto known = std::ranges::find(turn.items, play.item, &ItemTurn::item);
        if (known == turn.items.end()) {
            turn.items.push_back({.item = play.item});
            known = turn.items.end() - 1;
        }
        known->hunters.insert(play.hunter);
        known->rolls = known->rolls || play.roll > 0;
        if (play.from)
            addOnce(known->from, *play.from);
        if (play.token)
            addOnce(known->tokens, *play.token);
    });
    if (!turn.options.empty() && !turn.options.front().rides.empty())
        turn.items.push_back({.item = HunterItem::FastHorse, .hunters = turn.options.front().hunter, .places = turn.options.front().rides});
}

/// What of an Encounter has to be told is found by trying what is accepted.
EncounterAsk askOf(const Ruleset& ruleset, const GameState& state)
{
    const Due& due = state.due.back();
    EncounterAsk ask;
    ask.encounter = *due.encounter;
    ask.hunters = due.hunters;
    const auto accepted = [&](const AnswerEncounter& told) { return apply(ruleset, state, told).has_value(); };
    AnswerEncounter told;
    ask.rolls = !accepted(told);
    told.roll = ask.rolls ? 6 : 0;
    AnswerEncounter prevented = told;
    prevented.prevented = true;
    ask.canBePrevented = accepted(prevented);
    AnswerEncounter saved = told;
    saved.saved = due.hunters.first();
    ask.canBeSaved = accepted(saved);
    for (std::uint8_t loss = 1; loss < fullHealth.front(); ++loss) {
        AnswerEncounter lost = told;
        due.hunters.forEach([&](Hunter hunter) { lost.losses[static_cast<std::size_t>(hunter)] = loss; });
        if (!accepted(lost))
            break;
        ask.mostLoss = loss;
    }
    if (due.hunters.size() > 1 && ask.mostLoss > 0) {
        AnswerEncounter one = told;
        one.losses[static_cast<std::size_t>(due.hunters.first())] = 1;
        ask.together = !accepted(one);
    }
    return ask;
}

ResultAsk resultOf(const Ruleset& ruleset, const GameState& state)
{
    ResultAsk ask;
    for (std::size_t n = 0; n < combatWordCount; ++n) {
        const auto word = static_cast<CombatWord>(n);
        const auto after = apply(ruleset, state, EnterResult{word, {}, 0, {}});
        if (!after)
            continue;
        ask.words |= word;
        if (word == CombatWord::Killed)
            ask.ifKilled = after->blood;
    }
    ask.blood = apply(ruleset, state, EnterResult{{}, {}, 1, {}}).has_value();
    ask.escapes = state.combat->hunters.size() > 1;
    return ask;
}

/// How the table stands when the turn under way has ended and another hunter's can begin at once.
std::optional<GameState> behindTurn(const Ruleset& ruleset, const GameState& state)
{
    if (publicView(ruleset, state).asked.what != What::Act)
        return std::nullopt;
    auto ended = apply(ruleset, state, HuntersAct{});
    if (!ended || ended->round != state.round || publicView(ruleset, *ended).asked.what != What::Turn || onlyAnswer(ruleset, *ended))
        return std::nullopt;
    return *std::move(ended);
}

/// The table's own: what it enters without Dracula.
bool ofTheTable(What asked, const Action& action)
{
    return std::visit(
        [&]<typename Kind>(const Kind&) {
            const auto isOneOf = []<typename... Kinds>(std::variant<Kinds...>*) { return (std::is_same_v<Kind, Kinds> || ...); };
            const auto among = [&]<typename... Kinds>() { return isOneOf(static_cast<std::variant<Kinds...>*>(nullptr)); };
            switch (asked) {
            case What::Start:
                return among.template operator()<PlaceHunters>();
            case What::Turn:
                return among.template operator()<MoveHunters, HuntersAct, SpendResolve, RollForBite, HunterPlays, PlayItem>();
            case What::Act:
                return among.template operator()<MoveHunters, HuntersAct, SpendResolve, HunterPlays, PlayItem>();
            case What::Encounter:
                return among.template operator()<AnswerEncounter, HunterPlays>();
            case What::Shows:
                return among.template operator()<Reply, HunterPlays>();
            case What::Suffer:
                return among.template operator()<GoOn, HunterPlays>();
            case What::Cancel:
                return among.template operator()<Reply, HunterPlays>();
            case What::CombatCards:
                return among.template operator()<CombatCard, GoOn>();
            case What::CombatLaid:
                return among.template operator()<GoOn>();
            case What::RoundBegins:
            case What::DrawsWait:
                return among.template operator()<AddChance, GoOn>();
            case What::CombatResult:
                return among.template operator()<EnterResult>();
            case What::Nothing:
            case What::Dracula:
                break;
            }
            return false;
        },
        action);
}

} // namespace

TableTurn tableTurn(const Ruleset& ruleset, const GameState& state)
{
    const What asked = publicView(ruleset, state).asked.what;
    TableTurn turn;
    if (asked == What::Nothing)
        return turn;
    turn.chance = asked == What::RoundBegins || asked == What::DrawsWait;
    if (asked == What::Dracula) {
        turn.who = Who::Dracula;
        turn.wait = waitOf(state);
        return turn;
    }
    turn.who = Who::Hunters;
    switch (asked) {
    case What::Start:
        turn.starts = ruleset.board->cards() - ruleset.board->seas();
        return turn;
    case What::CombatLaid:
    case What::RoundBegins:
    case What::DrawsWait:
        return turn;
    case What::Encounter:
        turn.encounter = askOf(ruleset, state);
        break;
    case What::CombatResult:
        turn.result = resultOf(ruleset, state);
        return turn;
    default:
        break;
    }
    const std::vector<Action> legal = legalActions(ruleset, state);
    each<CombatCard>(legal, [&](const CombatCard& card) {
        if (card.kind != CombatCard::Kind::Garlic || !state.combat->agent) // 2E-COMB-19: an Agent does not escape
            turn.combatCards.push_back(card);
    });
    each<HuntersAct>(legal, [&](const HuntersAct& act) { addOnce(turn.acts, act.what); });
    if (asked == What::Turn)
        addOptions(ruleset, state, turn.options, legal);
    else if (const auto ended = behindTurn(ruleset, state))
        addOptions(ruleset, *ended, turn.next, legalActions(ruleset, *ended));
    addCards(ruleset, state, turn, legal);
    return turn;
}

bool beginsNextTurn(const Ruleset& ruleset, const GameState& state, const Action& entry)
{
    const auto* move = std::get_if<MoveHunters>(&entry);
    return move != nullptr && (move->hunters & state.turn.acting).empty() && behindTurn(ruleset, state);
}

std::optional<Violation> refusedAtTable(const Ruleset& ruleset, const GameState& state, const Action& action)
{
    if (!ofTheTable(publicView(ruleset, state).asked.what, action))
        return Violation{"2E-TURN-1", Refusal::NotNow, {}};
    const auto ended = beginsNextTurn(ruleset, state, action) ? behindTurn(ruleset, state) : std::nullopt;
    return whyIllegal(ruleset, ended ? *ended : state, action);
}

std::optional<Action> allowedByTable(const Ruleset& ruleset, const GameState& state, const Action& refused)
{
    return fury::allowedByTable<MoveHunters, HuntersAct, SpendResolve, HunterPlays, RollForBite>(
        refused, [&](const Action& entry) { return refusedAtTable(ruleset, state, entry); });
}

MoveHunters announcedMove(const Ruleset& ruleset, const GameState& state, HunterSet hunters, LocationId place)
{
    const Board& board = *ruleset.board;
    std::vector<MoveHunters> ways;
    for (const Travel travel : {Travel::Road, Travel::Sea, Travel::Rail})
        ways.push_back({hunters, place, travel, false});
    ways.push_back({hunters, place, Travel::Road, false, HunterItem::FastHorse});
    const auto whyNot = [&](const MoveHunters& move) -> std::optional<Violation> {
        auto done = apply(ruleset, state, move);
        if (done)
            return std::nullopt;
        if (move.by && (done.error().what == Refusal::HunterTooFar || done.error().what == Refusal::ItemNeeds))
            done.error().what = Refusal::HunterNoRoad; // no way at all
        return std::move(done.error());
    };
    const auto fromSea = [&] {
        const auto& from = state.hunters[static_cast<std::size_t>(hunters.first())];
        return from.has_value() && board.isSea(*from);
    };
    const Travel usual = board.isSea(place) || (!hunters.empty() && fromSea()) ? Travel::Sea : Travel::Road;
    return fury::preferredRoute<MoveHunters>(ways, whyNot).value_or(MoveHunters{hunters, place, usual, false});
}

std::optional<std::pair<MoveHunters, Violation>> refusedMove(const Ruleset& ruleset, const GameState& state, LocationId place)
{
    if (const auto ended = behindTurn(ruleset, state))
        return refusedMove(ruleset, *ended, place);
    if (publicView(ruleset, state).asked.what != What::Turn)
        return std::nullopt;
    const auto next = nextHunter(state);
    const HunterSet theirs = next ? HunterSet(*next) : state.turn.acting;
    if (theirs.empty())
        return std::nullopt;
    const MoveHunters move = announcedMove(ruleset, state, theirs, place);
    if (auto refused = refusedAtTable(ruleset, state, move))
        return std::pair(move, *std::move(refused));
    return std::nullopt;
}

} // namespace demeter::fury2e
