#include "tests/support/second_player.h"

#include "core/fury2e/text/action_text.h"
#include "core/fury2e/text/state_text.h"
#include "tests/support/shares.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace demeter::fury2e {

namespace {

/// Steps by road, railway or sea from `from`; far away where there is no way.
std::vector<int> stepsFrom(const Board& map, LocationId from)
{
    std::vector<int> steps(map.locations().size(), 99);
    std::vector<LocationId> now{from};
    steps[static_cast<std::size_t>(from)] = 0;
    for (int step = 1; !now.empty(); ++step) {
        std::vector<LocationId> next;
        for (const LocationId place : now)
            (map.adjacent(place) | map.byRailway(place)).forEach([&](LocationId neighbour) {
                int& best = steps[static_cast<std::size_t>(neighbour)];
                if (best == 99) {
                    best = step;
                    next.push_back(neighbour);
                }
            });
        now = std::move(next);
    }
    return steps;
}

int fromHunters(const Board& map, const GameState& state, LocationId place)
{
    const std::vector<int> steps = stepsFrom(map, place);
    int nearest = 99;
    for (const auto& hunter : state.hunters)
        if (hunter)
            nearest = std::min(nearest, steps[static_cast<std::size_t>(*hunter)]);
    return nearest;
}

} // namespace

std::size_t SecondPlayer::weighed(const std::vector<double>& weights)
{
    if (std::accumulate(weights.begin(), weights.end(), 0.0) <= 0)
        return static_cast<std::size_t>(random_() % weights.size());
    return std::discrete_distribution<std::size_t>(weights.begin(), weights.end())(random_);
}

bool SecondPlayer::chance(int percent)
{
    return static_cast<int>(random_() % 100) < percent;
}

double SecondPlayer::kindWeight(const GameState& state, const Action& action) const
{
    if (std::holds_alternative<SufferPenalty>(action))
        return 0;
    if (std::holds_alternative<PlayItem>(action))
        return 4;
    if (std::holds_alternative<CombatCard>(action))
        return state.combat && state.combat->planned.empty() && state.combat->barredRounds == 0 ? 25 : 2;
    if (std::holds_alternative<HunterPlays>(action))
        return 22;
    if (std::holds_alternative<SpendResolve>(action))
        return 60;
    if (std::holds_alternative<ClearCatacomb>(action))
        return 20;
    if (std::holds_alternative<PlayEvent>(action))
        return 130;
    if (std::holds_alternative<RollForBite>(action))
        return 900;
    if (std::holds_alternative<ActivateEncounter>(action))
        return 600;
    return 200;
}

void SecondPlayer::aim(const Ruleset& ruleset, const GameState& state)
{
    if (aimedRound_ == state.round)
        return;
    aimedRound_ = state.round;
    std::vector<LocationId> shown;
    for (const TrailCard& card : state.trail)
        if (card.location && card.faceUp)
            shown.push_back(*card.location);
    for (std::size_t hunter = 0; hunter < aims_.size(); ++hunter) {
        auto& each = aims_[hunter];
        each.reset();
        // 2E-HOSP-4: at the hospital a bite can be cured; Mina's own cannot.
        if (state.sheets[hunter].bites > 0 && static_cast<Hunter>(hunter) != Hunter::MinaHarker && chance(60))
            each = ruleset.board->find("st-joseph-and-st-mary");
        else if (!shown.empty() && chance(65))
            each = shown.front();
        else if (state.trail.size() > 2 && chance(ending_ == SecondEnding::Vampires ? 8 : 30)) // a good guess
            each = currentLocation(state);
        else if (chance(40)) {
            std::vector<LocationId> all;
            ruleset.board->cities().forEach([&](LocationId city) { all.push_back(city); });
            each = all[random_() % all.size()];
        }
    }
}

double SecondPlayer::weight(const Ruleset& ruleset, const GameState& state, const Action& action)
{
    const Board& map = *ruleset.board;
    if (const auto* play = std::get_if<Play>(&action)) {
        double value = play->location ? std::pow(2.2, std::min(fromHunters(map, state, *play->location), 5)) : 12;
        if (play->powers.contains(Power::Feed))
            value *= state.blood < 12 ? 3 : 0.6;
        else if (play->powers.contains(Power::DarkCall))
            value *= state.blood > 5 ? 1 : 0.1;
        else if (!play->powers.empty() && play->location)
            value *= play->powers.contains(Power::DoubleBack) ? 1.2 : 0.5;
        if (play->location && map.isSea(*play->location))
            value *= state.blood > 4 ? 0.8 : 0.2;
        if (play->location == map.castle())
            value *= state.blood < 11 ? 2.5 : 0.7;
        return play->catacomb ? value * 0.25 : value;
    }
    if (const auto* start = std::get_if<ChooseStart>(&action))
        return std::pow(3, std::min(fromHunters(map, state, start->location), 5));
    if (const auto* where = std::get_if<ChoosePlace>(&action))
        return std::pow(2, std::min(fromHunters(map, state, where->location), 4));
    if (const auto* move = std::get_if<MoveHunters>(&action)) {
        const Hunter hunter = move->hunters.first();
        const auto& target = aims_[static_cast<std::size_t>(hunter)];
        double value = target ? std::pow(5, -stepsFrom(map, *target)[static_cast<std::size_t>(move->to)]) : 0.01;
        if (state.hunters[static_cast<std::size_t>(hunter)] == move->to)
            value *= isBitten(state, hunter) ? 0.8 : 0.3;
        if (move->travel == Travel::Rail)
            value *= 0.35; // the die does not allow every trip
        if (move->by)
            value *= ridden_ < 3 ? 0.1 : 0; // there are three in the box
        return move->hunters.size() > 1 ? value * 2 : value;
    }
    if (const auto* act = std::get_if<HuntersAct>(&action)) {
        bool hurt = false;
        state.turn.acting.forEach(
            [&](Hunter each) { hurt = hurt || sheetOf(state, each).health < fullHealth[static_cast<std::size_t>(each)]; });
        switch (act->what) {
        case HuntersAct::What::Nothing:
            return 0.3;
        case HuntersAct::What::Exchange:
            return act->draculaEvents == 0 ? 0.6 : 0;
        case HuntersAct::What::Rest:
            return hurt ? (act->draculaEvents == 2 ? 0.5 : 2) : 0.05;
        case HuntersAct::What::Resupply:
            return act->draculaEvents == 0 ? 4 : act->draculaEvents == 1 ? 2 : 0;
        }
    }
    if (const auto* spend = std::get_if<SpendResolve>(&action)) {
        if (spend->option == ResolveOption::NewspaperReports)
            return 5;
        const auto hunter = static_cast<std::size_t>(spend->hunter);
        if (spend->option == ResolveOption::SenseOfEmergency) // which costs Health
            return aims_[hunter] == spend->to && state.sheets[hunter].health + state.vampires > 8 ? 1 : 0;
        const auto other = static_cast<std::size_t>(*spend->other);
        return state.sheets[other].health + 4 <= fullHealth[other] ? 2 : 0;
    }
    if (const auto* plays = std::get_if<HunterPlays>(&action)) {
        const auto event = static_cast<std::size_t>(plays->event);
        return played_[event] < hunterEvents[event].cards ? 1.0 * (1 + hunterEvents[event].cards) : 0;
    }
    if (const auto* draw = std::get_if<DrawEvent>(&action)) {
        const auto event = static_cast<std::size_t>(draw->event);
        return std::max(0.02, double(draculaEvents[event].cards - drawn_[event]));
    }
    if (const auto* place = std::get_if<PlaceEncounter>(&action))
        return place->encounter == Encounter::NewVampire ? (ending_ == SecondEnding::Vampires ? 3 : 0.7) : 1;
    if (const auto* activate = std::get_if<ActivateEncounter>(&action))
        return activate->encounter == Encounter::NewVampire ? (ending_ == SecondEnding::Vampires ? 8 : 0.8) : 1;
    if (const auto* draw = std::get_if<DrawEncounter>(&action))
        return encounters[static_cast<std::size_t>(draw->encounter)].tokens;
    if (const auto* result = std::get_if<EnterResult>(&action))
        return result->words.contains(CombatWord::End) ? 2 : 1;
    return 1;
}

EnterResult SecondPlayer::fought(const GameState& state)
{
    using enum CombatWord;
    const Combat& combat = *state.combat;
    std::vector<Hunter> there;
    combat.hunters.forEach([&](Hunter each) { there.push_back(each); });
    const Hunter target = combat.target.value_or(there[random_() % there.size()]);
    EnterResult result;
    const auto harm = [&](int most) { result.health[static_cast<std::size_t>(target)] = static_cast<std::uint8_t>(1 + random_() % most); };
    const int hunters = combat.agent ? 55 : (isNight(state.time) ? 45 : 62) + (ending_ == SecondEnding::Vampires ? -15 : 12);
    const bool escapes = combat.tactic && isEscape(*combat.tactic);
    if (chance(hunters)) {
        if (combat.agent) {
            result.words = chance(55) ? CombatWords(Killed) : chance(50) ? CombatWords(End) : Continue | BonusForHunters;
            return result;
        }
        const auto draw = random_() % 100;
        if (draw < 12) {
            result.words = Killed;
        } else if (draw < 55) {
            result.blood = static_cast<std::uint8_t>(1 + random_() % 3);
            result.words = draw < 25 ? CombatWords(Repel) : draw < 35 ? CombatWords(End) : CombatWords();
        } else {
            result.words = draw < 70 ? Continue | BonusForHunters : draw < 85 ? CombatWords(Repel) : CombatWords(End);
        }
        return result;
    }
    if (combat.agent) {
        const auto draw = random_() % 100;
        if (draw < 60)
            harm(3);
        result.words = draw < 25   ? CombatWords(Continue)
                       : draw < 40 ? CombatWords(EventDiscarded)
                       : draw < 55 ? End | ItemDestroyed
                                   : CombatWords(End);
        return result;
    }
    if (escapes && chance(75)) {
        result.words = combat.tactic == DraculaTactic::EscapeBat ? End | EscapeAsBat : CombatWords(End);
        return result;
    }
    if (combat.tactic == DraculaTactic::Fangs && chance(60)) {
        result.words = chance(30) ? Bite | End | EscapeAsBat : Bite | End;
        return result;
    }
    const auto draw = random_() % 100;
    if (draw < 65)
        harm(combat.tactic == DraculaTactic::Claws || combat.tactic == DraculaTactic::Strength ? 4 : 2);
    result.words = draw < 20   ? CombatWords(Continue)
                   : draw < 30 ? Continue | BonusForDracula
                   : draw < 45 ? CombatWords(EventDiscarded)
                   : draw < 52 ? End | AllItemsLost
                   : draw < 70 ? CombatWords(ItemDestroyed)
                               : CombatWords(End);
    return result;
}

Action SecondPlayer::finished(const Ruleset& ruleset, const GameState& state, Action action)
{
    Action fuller = action;
    if (std::holds_alternative<EnterResult>(action)) {
        fuller = fought(state);
    } else if (auto* act = std::get_if<HuntersAct>(&fuller); act != nullptr && act->what == HuntersAct::What::Rest) {
        const Hunter hunter = state.turn.acting.first();
        const auto index = static_cast<std::size_t>(hunter);
        act->healed[index] = static_cast<std::uint8_t>(std::min(2, fullHealth[index] - sheetOf(state, hunter).health));
    } else if (auto* strength = std::get_if<SpendResolve>(&fuller);
               strength != nullptr && strength->option == ResolveOption::InnerStrength) {
        const auto index = static_cast<std::size_t>(*strength->other);
        strength->health = static_cast<std::uint8_t>(std::clamp(fullHealth[index] - sheetOf(state, *strength->other).health, 1, 4));
    }
    return apply(ruleset, state, fuller) ? fuller : action;
}

std::optional<Action> SecondPlayer::unasked(const Ruleset& ruleset, const GameState& state)
{
    // 2E-ERR-1: an error of Dracula's comes out while the hunters are at it.
    const bool late = ending_ == SecondEnding::Penalty ? state.blood >= 2 && state.blood <= 5 : state.round > 12 && state.blood > 10;
    if (!erred_ && ending_ != SecondEnding::Vampires && late && state.step == Step::Hunters && state.due.empty() &&
        state.trail.size() > 3 && chance(ending_ == SecondEnding::Penalty ? 30 : 2) && apply(ruleset, state, SufferPenalty{})) {
        erred_ = true;
        return SufferPenalty{};
    }
    return std::nullopt;
}

/// Words in one round, shares of two phones in the next one, of which one is kept back every other time, and then nothing.
Action SecondPlayer::chanceOfRound(const GameState& state)
{
    const auto share = [&state](std::uint8_t phone) { return test::shareNamed(phone, static_cast<std::uint8_t>(state.round)); };
    switch (state.round % 3) {
    case 1:
        return AddChance{{"candelabro", {}}};
    case 2:
        if (state.chance.promisedRound != state.round)
            return PromiseShares{{promiseOf(state.round, share(1)), promiseOf(state.round, share(2))}};
        return AddChance{{{}, {share(1), state.round % 2 == 0 ? std::optional(share(2)) : std::nullopt}}};
    default:
        return GoOn{};
    }
}

std::optional<Action> SecondPlayer::next(const Ruleset& ruleset, const GameState& state)
{
    if (state.step == Step::PlaceHunters) {
        std::vector<LocationId> cities;
        ruleset.board->cities().forEach([&](LocationId city) {
            if ((*ruleset.board)[city].kind == LocationKind::LargeCity)
                cities.push_back(city);
        });
        PlaceHunters place;
        std::ranges::shuffle(cities, random_);
        std::copy_n(cities.begin(), place.cities.size(), place.cities.begin());
        return place;
    }
    if (state.step == Step::RoundBegins || drawsWait(state))
        return chanceOfRound(state);
    if (auto action = unasked(ruleset, state))
        return action;
    aim(ruleset, state);
    const std::vector<Action> legal = legalActions(ruleset, state);
    if (legal.empty())
        return std::nullopt;
    // First the kind, so that the many places to go to do not hide what there is one of.
    std::array<std::vector<std::size_t>, std::variant_size_v<ActionVariant>> ofKind;
    std::vector<double> each;
    for (std::size_t n = 0; n < legal.size(); ++n) {
        each.push_back(weight(ruleset, state, legal[n]));
        if (each[n] > 0)
            ofKind[legal[n].index()].push_back(n);
    }
    std::vector<double> kinds;
    for (const auto& kind : ofKind)
        kinds.push_back(kind.empty() ? 0 : kindWeight(state, legal[kind.front()]));
    const double sum = std::accumulate(kinds.begin(), kinds.end(), 0.0);
    Action chosen = legal.front();
    if (sum > 0) {
        const auto& kind = ofKind[weighed(kinds)];
        std::vector<double> weights;
        for (const std::size_t n : kind)
            weights.push_back(each[n]);
        chosen = finished(ruleset, state, legal[kind[weighed(weights)]]);
    }
    if (const auto* plays = std::get_if<HunterPlays>(&chosen))
        ++played_[static_cast<std::size_t>(plays->event)];
    if (const auto* move = std::get_if<MoveHunters>(&chosen); move != nullptr && move->by)
        ++ridden_;
    if (const auto* draw = std::get_if<DrawEvent>(&chosen))
        ++drawn_[static_cast<std::size_t>(draw->event)];
    return chosen;
}

std::vector<std::string> secondFeatures(const Ruleset& ruleset, const GameState& before, const Action& action, const GameState& after)
{
    using Json = nlohmann::ordered_json;
    std::vector<std::string> features{"action " + std::string(actionName(action))};
    if (const auto* play = std::get_if<Play>(&action)) {
        std::string powers;
        for (const Power power : allPowers)
            if (play->powers.contains(power))
                powers += (powers.empty() ? "" : "+") + std::string(powerIds[static_cast<std::size_t>(power)]);
        features.push_back("played " + (powers.empty() ? "a card" : powers));
        if (play->location && ruleset.board->isSea(*play->location))
            features.emplace_back(before.trip ? "sailed" : "embarked");
        if (before.trip && !after.trip)
            features.emplace_back("landed");
        if (play->location && play->location == ruleset.board->castle())
            features.emplace_back("at the castle");
    }
    if (const auto* spend = std::get_if<SpendResolve>(&action))
        features.push_back("resolve " + std::string(resolveIds[static_cast<std::size_t>(spend->option)]));
    if (const auto* tactic = std::get_if<PlayTactic>(&action))
        features.push_back("tactic " + std::string(std::holds_alternative<DraculaTactic>(tactic->tactic)
                                                       ? draculaTacticIds[static_cast<std::size_t>(std::get<DraculaTactic>(tactic->tactic))]
                                                       : agentTacticIds[static_cast<std::size_t>(std::get<AgentTactic>(tactic->tactic))]));
    if (const auto* move = std::get_if<MoveHunters>(&action); move != nullptr && move->hunters.size() > 1)
        features.emplace_back("a group moves");
    const Json state = Json::parse(writeState(ruleset, after));
    for (const Json& news : state["happened"]) {
        const auto what = news["what"].get<std::string>();
        features.push_back("news " + what);
        int hunters = 0;
        for (const Json& argument : news["arguments"])
            for (const auto& [kind, value] : argument.items()) {
                hunters += kind == "hunter";
                if (value.is_string() && kind != "hunter" && kind != "location" && kind != "time")
                    features.push_back(what + ' ' + value.get<std::string>());
            }
        if (what == "combat-begins" && hunters > 1)
            features.emplace_back("a group fights");
    }
    return features;
}

} // namespace demeter::fury2e
