#include "core/fury3e/view/table_turn.h"

#include "core/fury/overruled.h"
#include "core/fury3e/rules/rules.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace demeter::fury3e {

namespace {

using Who = TableTurn::Who;
using Wait = TableTurn::Wait;

/// FOG-3: whether Dracula meets a hunter there may still be hidden, so this is asked wherever he could.
bool hunterInFog(const GameState& state)
{
    return std::ranges::any_of(state.tokens.fog, [&](const auto& fog) { return !huntersIn(state, fog.first).empty(); });
}

Wait waitFor(Due::What what)
{
    switch (what) {
    case Due::What::FogFight:
        return Wait::Time;
    case Due::What::BatsMove:
        return Wait::Bats;
    case Due::What::Arrival:
        return Wait::Arrival;
    case Due::What::Ambush:
        return Wait::Ambush;
    case Due::What::SearchReply:
    case Due::What::SearchOrder:
        return Wait::Search;
    case Due::What::Combat:
    case Due::What::EnragedReply:
    case Due::What::LucysReply:
    case Due::What::UsePlotting:
    case Due::What::TakeCombat:
    case Due::What::ClawsVictim:
    case Due::What::HunterEffects:
    case Due::What::SwapCard:
        return Wait::Combat;
    case Due::What::BatWhere:
        return Wait::Escape;
    case Due::What::EventsDrawn:
    case Due::What::DiscardEvents:
    case Due::What::PressReply:
        return Wait::Card;
    default:
        return Wait::Effect;
    }
}

/// What of all that is due the hunters decide, and everybody sees.
std::optional<HunterAsk::What> askedOfHunters(const GameState& state, const Due& due)
{
    using enum HunterAsk::What;
    switch (due.what) {
    case Due::What::Combat:
        if (state.combat && state.combat->stage == Combat::Stage::HunterCards)
            return Card;
        return std::nullopt;
    case Due::What::SwapCard:
        return OtherCard;
    case Due::What::HunterEffects:
        return Result;
    case Due::What::LucysReply:
        return LucysRevenge;
    case Due::What::Bite:
        return Bite;
    case Due::What::Defeat:
        return Defeat;
    case Due::What::SearchOrder:
        return Order;
    case Due::What::Encounter:
        return due.kind ? std::optional(Encounter) : std::nullopt;
    case Due::What::Shows:
        return Shows;
    case Due::What::Customs:
        return Customs;
    case Due::What::LongNightCard:
        return LongNight;
    default: // Dracula's, or nobody's
        return std::nullopt;
    }
}

std::uint8_t stepOf(const GameState& state)
{
    using What = Due::What;
    switch (state.combat->stage) {
    case Combat::Stage::ChooseCard:
        return 1;
    case Combat::Stage::Engage:
        return 2;
    case Combat::Stage::HunterCards:
        return 3;
    case Combat::Stage::Resolve:
        break;
    }
    switch (state.due.empty() ? What::CombatStep : state.due.back().what) {
    case What::SwapCard:
        return 3;
    case What::UsePlotting:
    case What::EnragedReply:
        return 4;
    case What::HunterEffects:
        return 6;
    default:
        return 5;
    }
}

std::optional<CombatTurn> combatNow(const Ruleset& ruleset, const GameState& state)
{
    if (!state.combat)
        return std::nullopt;
    const Combat& combat = *state.combat;
    CombatTurn turn;
    turn.step = stepOf(state);
    turn.round = static_cast<std::uint8_t>(combat.used.size() + 1);
    turn.chosen = combat.card && combat.stage != Combat::Stage::Resolve;
    turn.entered = combat.entered;
    turn.wreaths = combat.wreaths;
    for (const Hunter hunter : allHunters)
        if (combat.stage == Combat::Stage::ChooseCard && combat.used.empty() && apply(ruleset, state, ShowWreath{hunter}))
            turn.mayShow.insert(hunter);
    turn.damage = state.damage;
    turn.life = static_cast<std::uint8_t>(ruleset.cards->draculaLife);
    if (combat.vampire) {
        const PlacedEncounter* card = cardAt(state, *combat.vampire);
        turn.damage = card != nullptr ? card->damage : 0;
        turn.life = static_cast<std::uint8_t>((*ruleset.cards)[combat.vampire->kind].life);
    }
    turn.plottings = combat.plottings;
    turn.escapesBarred = combat.escapesBarred;
    return turn;
}

/// The moves and deeds of one hunter among all that is legal.
HunterOptions optionsOf(Hunter hunter, const std::vector<Action>& legal)
{
    HunterOptions options;
    options.hunter = hunter;
    for (const Action& action : legal) {
        if (const auto* move = std::get_if<MoveHunter>(&action); move != nullptr && move->hunter == hunter) {
            if (move->by)
                options.horses.insert(move->to);
            else
                fury::addDestination(options.destinations, move->to, move->travel);
        } else if (const auto* acts = std::get_if<HunterActs>(&action); acts != nullptr && acts->hunter == hunter) {
            switch (acts->what) {
            case HunterActs::What::Search:
                options.search = true;
                break;
            case HunterActs::What::Rest:
                options.rest = true;
                break;
            case HunterActs::What::Supply:
                (acts->draculaEvent ? options.draculaCard : options.supply) = true;
                break;
            case HunterActs::What::Pass:
                options.pass = true;
                break;
            }
        }
    }
    std::ranges::sort(options.destinations, {}, &HunterOptions::Destination::place);
    return options;
}

void addOptions(TableTurn& turn, Hunter hunter, const std::vector<Action>& legal)
{
    HunterOptions options = optionsOf(hunter, legal);
    if (!options.destinations.empty() || options.search || options.rest || options.pass || options.supply || options.draculaCard)
        turn.options.push_back(std::move(options));
}

/// The hunters' Event cards that can be played now, and then those that the table can allow, an example of each.
std::vector<HunterPlays> sayableCards(const Ruleset& ruleset, const GameState& state)
{
    std::vector<HunterPlays> examples = playableHunterCards(ruleset, state);
    std::ranges::move(allowableHunterCards(ruleset, state), std::back_inserter(examples));
    return examples;
}

/// In this use.
HunterCardTurn turnOf(const Ruleset& ruleset, const GameState& state, const HunterPlays& example, bool ally)
{
    HunterCardTurn turn;
    turn.card.event = example.event;
    turn.card.overruled = example.overruled;
    turn.card.ally = ally;
    if (example.overruled) {
        HunterPlays forbidden = example;
        forbidden.overruled = false;
        if (auto done = apply(ruleset, state, forbidden); !done)
            turn.refused = std::move(done.error());
    }
    const std::uint8_t options = needsOf(ruleset, state, turn.card).options;
    for (std::uint8_t option = 0; option < options; ++option) {
        HunterPlays with = turn.card;
        with.option = option;
        if (completedCard(ruleset, state, with))
            turn.options.push_back(option);
        turn.needs.push_back(needsOf(ruleset, state, with));
        HunterCardNeeds& needs = turn.needs.back();
        if (needs.placeCount == 1)
            LocationSet(needs.places).forEach([&](LocationId place) {
                HunterPlays there = with;
                there.city = place;
                if (!completedCard(ruleset, state, there))
                    needs.places.erase(place);
            });
        HunterSet can;
        needs.hunters.forEach([&](Hunter hunter) {
            HunterPlays his = with;
            his.hunter = hunter;
            if (completedCard(ruleset, state, his)) {
                can.insert(hunter);
                needsOf(ruleset, state, his).players.forEach([&](Hunter player) {
                    his.player = player;
                    if (completedCard(ruleset, state, his))
                        turn.players[static_cast<std::size_t>(hunter)].insert(player);
                });
                return;
            }
            HunterPlays allowed = his;
            allowed.overruled = true;
            if (const auto play = completedCard(ruleset, state, allowed)) {
                HunterPlays refused = *play;
                refused.overruled = false;
                if (auto done = apply(ruleset, state, refused);
                    !done && std::ranges::find(turn.forbidden, hunter, &std::pair<Hunter, Violation>::first) == turn.forbidden.end())
                    turn.forbidden.emplace_back(hunter, std::move(done.error()));
            }
        });
        needs.hunters = can;
        if (needs.fetched)
            for (const HunterEvent ally : huntersAllies) {
                HunterPlays fetching = with;
                fetching.fetched = ally;
                if (completedCard(ruleset, state, fetching))
                    turn.fetched.push_back(ally);
            }
    }
    if (turn.options.size() == 1)
        turn.card.option = turn.options.front();
    return turn;
}

/// But for those that only Dracula's screen takes.
std::vector<HunterCardTurn> cardsOf(const Ruleset& ruleset, const GameState& state)
{
    std::vector<HunterCardTurn> cards;
    for (const HunterPlays& example : sayableCards(ruleset, state)) {
        HunterPlays play{.event = example.event};
        play.ally = needsOf(ruleset, state, play).use; // the use that the table can enter, if it has one
        if (!showsWhatIsHidden(play))
            cards.push_back(turnOf(ruleset, state, example, play.ally));
    }
    return cards;
}

TableTurn waiting(Wait wait, std::optional<Hunter> about = {})
{
    return {.who = Who::Dracula, .wait = wait, .about = about};
}

/// Whose turn it is, without what the hunters can do.
TableTurn whoseTurn(const Ruleset& ruleset, const GameState& state)
{
    if (state.step == Step::Over)
        return {};
    if (state.step == Step::PlaceHunters || state.step == Step::ChooseStart)
        return waiting(Wait::Setup);
    if (!state.clockKept || drawsDue(ruleset, state) > 0)
        return waiting(Wait::Phase);
    // Within his phase nothing tells what he is at.
    const bool draws = drawsWait(state);
    const bool huntersTime = state.step == Step::Dawn || state.step == Step::Day || state.step == Step::Dusk || state.step == Step::Night;
    if (!huntersTime)
        return {.who = Who::Dracula, .wait = Wait::Phase, .chance = draws, .draws = draws};
    if (draws)
        return {.who = Who::Time, .chance = true, .draws = true};
    if (!state.due.empty()) {
        const Due& due = state.due.back();
        if (askedOfHunters(state, due))
            return {.who = Who::Hunters};
        const Wait wait = waitFor(due.what);
        const bool names = wait == Wait::Arrival || wait == Wait::Search || wait == Wait::Ambush || wait == Wait::Bats;
        return waiting(wait, names ? due.hunter : std::nullopt);
    }
    if (state.step == Step::Dawn || state.step == Step::Dusk)
        return hunterInFog(state) ? waiting(Wait::Time)
                                  : TableTurn{.who = Who::Time, .chance = state.step == Step::Dawn && asksForChance(ruleset, state)};
    return {.who = activeHunter(state) ? Who::Hunters : Who::Time};
}

/// TIME-5: the day or the night, if this dawn or dusk can end with what a hunter does: nothing comes in between, but for Dracula, where he
/// meets a hunter.
std::optional<GameState> timeAfter(const Ruleset& ruleset, const GameState& state)
{
    const TableTurn turn = whoseTurn(ruleset, state);
    if ((state.step != Step::Dawn && state.step != Step::Dusk) || turn.who != Who::Time || turn.draws)
        return std::nullopt;
    if (const auto here = currentLocation(state); here && figureOnBoard(ruleset, state) && !huntersIn(state, *here).empty())
        return std::nullopt; // everybody sees whom he meets
    GameState later = withoutPause(ruleset, afterDawnOrDusk(ruleset, state));
    if (!later.due.empty() || whoseTurn(ruleset, later).who != Who::Hunters)
        return std::nullopt;
    return later;
}

/// The table's own: what it enters without Dracula.
bool ofTheTable(const GameState& state, const TableTurn& turn, const Action& action)
{
    if (std::holds_alternative<ShowWreath>(action))
        return state.combat && turn.who == Who::Dracula && turn.wait == Wait::Combat;
    const auto asked =
        turn.who == Who::Hunters && !state.due.empty() ? askedOfHunters(state, state.due.back()) : std::optional<HunterAsk::What>();
    if (asked) {
        using enum HunterAsk::What;
        switch (*asked) {
        case Card:
            return std::holds_alternative<HunterFights>(action);
        case OtherCard:
            return std::holds_alternative<HunterFights>(action) || std::holds_alternative<GoOn>(action);
        case Result:
            return std::holds_alternative<ResolveHunters>(action);
        case Order:
            return std::holds_alternative<ChooseLying>(action) || std::holds_alternative<GoOn>(action);
        case Encounter:
            return std::holds_alternative<AnswerEncounter>(action);
        case LucysRevenge:
        case Bite:
        case Defeat:
        case Shows:
        case Customs:
        case LongNight:
            return std::holds_alternative<Reply>(action);
        }
    }
    if (std::holds_alternative<GoOn>(action))
        return turn.who == Who::Time || turn.draws;
    if (const auto* card = std::get_if<HunterPlays>(&action))
        return (turn.who == Who::Hunters || turn.who == Who::Time) && !showsWhatIsHidden(*card);
    return (std::holds_alternative<MoveHunter>(action) || std::holds_alternative<HunterActs>(action)) &&
           (turn.who == Who::Hunters || turn.who == Who::Time);
}

std::optional<Violation> refusedIn(const Ruleset& ruleset, const GameState& seen, const Action& action)
{
    if (!ofTheTable(seen, whoseTurn(ruleset, seen), action))
        return Violation{"TIME-1", Refusal::NotNow, {}};
    return whyIllegal(ruleset, seen, action);
}

} // namespace

std::optional<HunterCardTurn> hunterCardTurn(const Ruleset& ruleset, const GameState& state, HunterEvent card, bool ally)
{
    const auto examples = sayableCards(ruleset, state);
    const auto example = std::ranges::find(examples, card, &HunterPlays::event);
    if (example == examples.end())
        return std::nullopt;
    HunterCardTurn turn = turnOf(ruleset, state, *example, ally);
    return turn.options.empty() ? std::nullopt : std::optional(std::move(turn));
}

std::optional<HunterAsk> askOfHunters(const Ruleset& ruleset, const GameState& state)
{
    if (state.due.empty())
        return std::nullopt;
    const Due& due = state.due.back();
    const auto what = askedOfHunters(state, due);
    if (!what)
        return std::nullopt;
    HunterAsk ask;
    ask.what = *what;
    ask.hunter = due.hunter;
    if (*what == HunterAsk::What::Encounter) {
        ask.kind = due.kind;
        if (due.place)
            ask.counted = huntersIn(state, *due.place);
        if (ask.counted.empty() && due.hunter)
            ask.counted.insert(*due.hunter);
    }
    if (*what == HunterAsk::What::Shows || *what == HunterAsk::What::Defeat)
        ask.number = due.number;
    if (*what == HunterAsk::What::Shows || *what == HunterAsk::What::Customs)
        ask.event = due.event ? due.event : std::optional(DraculaEvent::CustomsSearch);
    if (*what == HunterAsk::What::Result)
        ask.result = {due.number, due.hunters};
    for (const Action& action : legalActions(ruleset, state)) {
        if (const auto* fights = std::get_if<HunterFights>(&action))
            ask.fights.push_back(*fights);
        else if (const auto* found = std::get_if<ChooseLying>(&action))
            ask.found.push_back({found->card.place, found->card.kind, found->card.nth});
        else if (const auto* answer = std::get_if<AnswerEncounter>(&action))
            ask.answers.push_back(*answer);
    }
    if (state.combat && (*what == HunterAsk::What::Card || *what == HunterAsk::What::OtherCard))
        for (const Hunter hunter : allHunters)
            if (const auto card = state.combat->lying[static_cast<std::size_t>(hunter)])
                if (const HunterFights forbidden{hunter, card, true}; apply(ruleset, state, forbidden))
                    ask.lying.push_back({hunter, card, false});
    return ask;
}

TableTurn tableTurn(const Ruleset& ruleset, const GameState& state)
{
    const GameState seen = withoutPause(ruleset, state);
    TableTurn turn = whoseTurn(ruleset, seen);
    turn.combat = combatNow(ruleset, seen);
    if (turn.who == Who::Hunters)
        turn.ask = askOfHunters(ruleset, seen);
    if (turn.who == Who::Time || (turn.who == Who::Hunters && !turn.ask))
        turn.cards = cardsOf(ruleset, seen);
    const auto later = timeAfter(ruleset, seen);
    if (later) {
        turn.who = Who::Hunters;
        turn.ends = true;
        for (HunterCardTurn& card : cardsOf(ruleset, *later)) { // those of the day or the night are played after its beginning
            card.later = true;
            const auto known = std::ranges::find(turn.cards, card.card.event, [](const HunterCardTurn& each) { return each.card.event; });
            if (known == turn.cards.end())
                turn.cards.push_back(std::move(card));
            else if (known->refused && !card.refused)
                *known = std::move(card);
        }
    }
    const GameState& acts = later ? *later : seen;
    if (acts.step != Step::Day && acts.step != Step::Night)
        return turn;
    turn.acted = acts.now.acted;
    if (turn.ask || (turn.who != Who::Hunters && turn.who != Who::Time))
        return turn;
    const auto active = activeHunter(acts);
    if (turn.who == Who::Hunters && acts.now.opened)
        turn.opened = acts.now.opened->card;
    const std::vector<Action> legal = legalActions(ruleset, acts);
    if (active)
        addOptions(turn, *active, legal);
    HunterSet left;
    for (const Hunter hunter : allHunters) {
        if (hunter != active)
            addOptions(turn, hunter, legal);
        if (acts.hunters[static_cast<std::size_t>(hunter)].where != HunterPlace::Where::OffBoard && !acts.now.acted.contains(hunter))
            left.insert(hunter);
    }
    turn.last = active.has_value() && left.size() == 1;
    return turn;
}

bool showsWhatIsHidden(const HunterPlays& card)
{
    switch (card.event) {
    case HunterEvent::Hypnosis:
    case HunterEvent::PsychicBond:
    case HunterEvent::MoneyTrail:
    case HunterEvent::WaxCylinders:
    case HunterEvent::BehindTheVeil:
        return true;
    case HunterEvent::JonathanHarker:
    case HunterEvent::RufusSmith:
    case HunterEvent::SisterAgatha:
    case HunterEvent::SurprisingReturn:
        return !card.ally;         // else a city is asked about at once
    case HunterEvent::LocalRumors: // these and the next three wait for Sensationalist Press anyway
    case HunterEvent::NewspaperReports:
    case HunterEvent::HiredScouts:
    case HunterEvent::EvilPresence:
    case HunterEvent::BloodTransfusion:
    case HunterEvent::CharteredCarriage:
    case HunterEvent::ConsecratedGround:
    case HunterEvent::EscapeRoute:
    case HunterEvent::ExcellentWeather:
    case HunterEvent::Forewarned:
    case HunterEvent::GoodLuck:
    case HunterEvent::GreatStrength:
    case HunterEvent::HeroicLeap:
    case HunterEvent::LongNight:
    case HunterEvent::LuckyFind:
    case HunterEvent::LucysRevenge:
    case HunterEvent::MysticResearch:
    case HunterEvent::PlannedAmbush:
    case HunterEvent::RenewedVigor:
    case HunterEvent::SenseOfEmergency:
    case HunterEvent::SpeedyTelegraph:
    case HunterEvent::VampireLair:
        return false;
    }
    return false;
}

std::optional<Violation> refusedAtTable(const Ruleset& ruleset, const GameState& state, const Action& action)
{
    const GameState seen = withoutPause(ruleset, state);
    auto refused = refusedIn(ruleset, seen, action);
    if (refused && !std::holds_alternative<GoOn>(action))
        if (const auto later = timeAfter(ruleset, seen)) {
            const bool cards = std::holds_alternative<HunterPlays>(action);
            if (auto refusedLater = refusedIn(ruleset, *later, action); !refusedLater || !cards)
                return refusedLater; // what a hunter does is the day's or the night's: its reason is
        }
    return refused;
}

std::optional<Action> opensTime(const Ruleset& ruleset, const GameState& state, const Action& entry)
{
    const GameState seen = withoutPause(ruleset, state);
    if (!refusedIn(ruleset, seen, entry) || refusedAtTable(ruleset, state, entry))
        return std::nullopt;
    return GoOn{};
}

std::optional<Action> overruled(const Action& entry)
{
    return fury::overruled<MoveHunter, HunterActs, HunterPlays, HunterFights>(entry);
}

std::optional<Action> allowedByTable(const Ruleset& ruleset, const GameState& state, const Action& refused)
{
    auto allowed = overruled(refused);
    if (allowed && refusedAtTable(ruleset, state, *allowed))
        allowed.reset();
    return allowed;
}

MoveHunter announcedMove(const Ruleset& ruleset, const GameState& state, Hunter hunter, LocationId place)
{
    const Board& board = *ruleset.board;
    constexpr std::array ways{Travel::Road, Travel::Sea, Travel::Out, Travel::Rail};
    const auto whyNot = [&](Travel travel) { return checkHunterMove(ruleset, state, hunter, place, travel); };
    const HunterPlace& from = state.hunters[static_cast<std::size_t>(hunter)];
    const bool fromSea = from.where == HunterPlace::Where::Location && board.isSea(from.location);
    const Travel usual = from.where == HunterPlace::Where::Hospital ? Travel::Out
                         : board.isSea(place) || fromSea            ? Travel::Sea
                                                                    : Travel::Road;
    return {hunter, place, fury::preferredRoute<Travel>(ways, whyNot).value_or(usual), false};
}

std::optional<std::pair<MoveHunter, Violation>> refusedMove(const Ruleset& ruleset, const GameState& state, LocationId place)
{
    GameState seen = withoutPause(ruleset, state);
    if (auto later = timeAfter(ruleset, seen))
        seen = std::move(*later);
    const auto hunter = activeHunter(seen);
    if (!hunter)
        return std::nullopt;
    const MoveHunter move = announcedMove(ruleset, seen, *hunter, place);
    if (auto refused = refusedAtTable(ruleset, seen, move))
        return std::pair(move, *std::move(refused));
    return std::nullopt;
}

std::optional<Action> beforeEntry(const GameState& state)
{
    if (!state.due.empty() && state.due.back().what == Due::What::AtOnce)
        return GoOn{};
    return std::nullopt;
}

bool canClaim(const TableTurn& turn)
{
    using Who = TableTurn::Who;
    return turn.who == Who::Time || (turn.who == Who::Hunters && !turn.ask);
}

std::optional<std::vector<Action>> claimAtTable(const Ruleset& ruleset, const GameState& state)
{
    std::vector<Action> entries;
    std::expected<GameState, Violation> now = state;
    while (const auto before = beforeEntry(*now)) {
        now = apply(ruleset, *now, *before);
        if (!now)
            return std::nullopt;
        entries.push_back(*before);
    }
    entries.emplace_back(ClaimError{});
    return entries;
}

std::optional<Action> afterEntry(const GameState& state)
{
    if (state.due.empty())
        return std::nullopt;
    const Due::What what = state.due.back().what;
    if (what == Due::What::Arrival || what == Due::What::SearchReply || what == Due::What::EnragedReply)
        return GoOn{};
    return std::nullopt;
}

} // namespace demeter::fury3e
