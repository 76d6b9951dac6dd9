#include "tests/support/twins.h"

#include "core/fury3e/rules/rules.h"
#include "tests/support/load.h"
#include "tests/support/random_round.h"
#include "tests/support/transcript.h"

#include <algorithm>
#include <numeric>
#include <random>

namespace demeter::test {

using namespace fury3e;

namespace {

constexpr int mostActions = 120; ///< of one pair
constexpr int mostAttempts = 6;  ///< at an action that looks the same in both games
constexpr int mostRetreats = 3;  ///< in a row
constexpr int pairsPerTwin = 4;  ///< more would mean that twins hardly come about
constexpr int placesOfATwin = 3; ///< face-down cards that must be others at some moment
/// For how many such moments a twin is followed.
const auto mostMoments = static_cast<std::size_t>(times(12, mostActions));

/// How the table lies. What is not on it only takes time here: the text is made from the whole state as JSON.
Parts lying(const Ruleset& rules, GameState state)
{
    state.encounterHand.clear();
    state.encounterDeck.clear();
    state.combatHand.clear();
    state.combatDeck.clear();
    state.eventHand.clear();
    state.due.clear();
    state.happened.clear();
    Parts parts = tableParts(rules, state);
    // With this reading of OPEN-14 the figure that stays on a revealed location is seen by all, and tells that Hide has been played.
    if (rules.rulings.hideFace == HideFace::FigureStays)
        parts.emplace_back(figureOnBoard(rules, state) ? "figure on the board" : "figure beside slot 1");
    return parts;
}

/// Whether the same was said. Equal happenings are told in equal words.
bool sameNews(const Ruleset& rules, const GameState& a, const GameState& b)
{
    if (a.happened == b.happened)
        return true;
    GameState one, other;
    one.happened = a.happened;
    other.happened = b.happened;
    return a.happened.size() == b.happened.size() && newsLine(rules, one) == newsLine(rules, other);
}

/// What Dracula chooses behind his screen; everything else is done or said openly.
bool isSecret(const GameState& state, const Action& action)
{
    if (std::holds_alternative<ChoosePlace>(action))
        return !state.due.empty() && state.due.back().what == Due::What::BatWhere; // BAT-1
    return std::holds_alternative<ChooseLying>(action) || std::holds_alternative<ChooseStart>(action) ||
           std::holds_alternative<Play>(action) || std::holds_alternative<PlaceEncounter>(action) ||
           std::holds_alternative<MakeLair>(action) || std::holds_alternative<ChooseEncounter>(action) ||
           std::holds_alternative<AddEncounter>(action) || std::holds_alternative<DrawEncounter>(action) ||
           std::holds_alternative<DrawEvent>(action) || std::holds_alternative<DiscardEvent>(action) ||
           std::holds_alternative<PlayCombat>(action);
}

/// Where the hunters could go takes most of the time of `legalActions`; it is not asked while the table keeps the clock. What is legal in
/// this state must still be tried in the true one.
GameState withoutClock(GameState state)
{
    state.clockKept = false;
    return state;
}

/// What else the twin may do where the first game does this.
std::vector<Action> others(std::mt19937_64& random, const Ruleset& rules, const GameState& twin, const Action& action)
{
    std::vector<Action> found;
    for (Action& legal : legalActions(rules, withoutClock(twin)))
        if (legal.index() == action.index() && legal != action)
            found.push_back(std::move(legal));
    // Their numbers and not the actions themselves: to change places, each kind of action with each, is long work for a compiler.
    std::vector<std::size_t> order(found.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::shuffle(order, random);
    std::vector<Action> shuffled;
    for (const std::size_t number : order)
        shuffled.push_back(std::move(found[number]));
    return shuffled;
}

/// What mostly takes the game on, so that it comes to Dracula's choices soon; not always legal.
Action plainAction(std::mt19937_64& random, const Ruleset& rules, const GameState& state)
{
    const auto hunter = activeHunter(state);
    if (!hunter)
        return GoOn{};
    const HunterPlace& place = state.hunters[static_cast<std::size_t>(*hunter)];
    std::vector<LocationId> near;
    if (place.where == HunterPlace::Where::Location)
        rules.board->byRoad(place.location).forEach([&](LocationId to) { near.push_back(to); });
    if (!near.empty() && random() % 3 == 0)
        return MoveHunter{*hunter, near[random() % near.size()], Travel::Road, false};
    using enum HunterActs::What;
    // Rarely supply: the more events Dracula holds, the less often both games can do the same.
    const auto what = random() % 12 == 0 ? Supply : std::array{Pass, Rest, Search}[random() % 3];
    return HunterActs{*hunter, what, what == Supply && random() % 2 == 0, false};
}

bool hasBack(const Hideout& hideout)
{
    return !hideout.faceUp && (hideout.location || hideout.powers.contains(Power::Hide));
}

std::vector<EncounterKind> faceDown(const Hideout& hideout)
{
    std::vector<EncounterKind> kinds;
    for (const PlacedEncounter& card : hideout.encounters)
        if (!card.faceUp)
            kinds.push_back(card.kind);
    std::ranges::sort(kinds);
    return kinds;
}

/// What lies face down at the same place in both games and is another card.
struct Differences {
    int places = 0;     ///< Location cards, or Hide in the place of one
    int encounters = 0; ///< places with other Encounter cards
    bool ofATwin() const { return places >= placesOfATwin && encounters > 0; }
};

Differences differences(const GameState& a, const GameState& b)
{
    Differences found;
    const auto compare = [&](const std::optional<Hideout>& one, const std::optional<Hideout>& other) {
        if (!one || !other)
            return;
        found.places += hasBack(*one) && hasBack(*other) &&
                        (one->location != other->location || one->powers.contains(Power::Hide) != other->powers.contains(Power::Hide));
        found.encounters += faceDown(*one) != faceDown(*other);
    };
    for (std::size_t i = 0; i < trailLength; ++i)
        compare(a.trail[i], b.trail[i]);
    for (std::size_t i = 0; i < lairSpaces; ++i)
        compare(a.lairs[i], b.lairs[i]);
    return found;
}

Seed anySeed(std::mt19937_64& random)
{
    Seed seed;
    for (auto& byte : seed)
        byte = static_cast<std::uint8_t>(random());
    return seed;
}

} // namespace

std::string playTwins(std::uint64_t number, const Ruleset& rules, TwinTally& tally, const TwinCheck& check)
{
    std::mt19937_64 random(number);
    RoundOptions options;
    options.corrections = false;
    options.handling = random() % 3 == 0 ? CardHandling::DrawnFromBox : CardHandling::Dealt;
    const Seed seed = anySeed(random), otherSeed = random() % 2 == 0 ? seed : anySeed(random);
    TwinGame first{newGame(rules, options.handling, seed, true), {}}, twin{newGame(rules, options.handling, otherSeed, true), {}};
    std::string fault;

    // Whether both have gone on, the table seeing the same in both.
    const auto take = [&](const Action& action) {
        auto after = apply(rules, first.state, action);
        if (!after)
            return false;
        std::vector<Action> candidates{action};
        if (isSecret(first.state, action)) {
            candidates = others(random, rules, twin.state, action);
            candidates.push_back(action);
        }
        const Parts table = lying(rules, *after);
        for (const Action& candidate : candidates) {
            auto twinAfter = apply(rules, twin.state, candidate);
            if (!twinAfter || !sameNews(rules, *after, *twinAfter) || lying(rules, *twinAfter) != table)
                continue;
            first.state = std::move(*after);
            twin.state = std::move(*twinAfter);
            ++tally.actions;
            tally.others += candidate != action;
            const bool noticed = extend(first.log, rules, first.state), twinNoticed = extend(twin.log, rules, twin.state);
            const std::string unequal = check({rules, first, twin, noticed, twinNoticed, differences(first.state, twin.state).ofATwin()});
            if (!unequal.empty())
                fault = "pair " + std::to_string(number) + ": " + unequal + " after\n" + actionLine(rules, action) + "\n" +
                        stateLine({}, draculaParts(rules, first.state)) + "\nand, in the twin, after\n" + actionLine(rules, candidate) +
                        "\n" + stateLine({}, draculaParts(rules, twin.state));
            return true;
        }
        return false;
    };

    PlaceHunters hunters;
    do {
        for (auto& city : hunters.cities)
            city = static_cast<LocationId>(random() % rules.board->locations().size());
    } while (!take(hunters));
    // Where no step can be found that looks the same in both, the game goes back to where nothing was due.
    TwinGame quiet = first, quietTwin = twin;
    std::size_t moments = 0;
    int stuck = 0;
    for (int actions = 1; actions < mostActions && moments < mostMoments && stuck < mostRetreats && fault.empty(); ++actions) {
        if (first.state.due.empty() && twin.state.due.empty()) {
            quiet = first;
            quietTwin = twin;
        }
        bool taken = random() % 4 != 0 && take(plainAction(random, rules, first.state));
        for (int attempt = 0; attempt < mostAttempts && !taken; ++attempt) {
            const auto action = likelyAction(random, rules, random() % 10 == 0 ? first.state : withoutClock(first.state), options);
            taken = action && take(*action);
        }
        stuck = taken ? 0 : stuck + 1;
        if (!taken) {
            first = quiet;
            twin = quietTwin;
        }
        const Differences found = differences(first.state, twin.state);
        moments += taken && found.ofATwin();
        tally.most = std::max(tally.most, found.places);
    }
    ++tally.pairs;
    tally.moments += moments;
    tally.twins += moments > 0;
    return fault;
}

bool playManyTwins(int wanted, TwinTally& tally, std::string& fault, const TwinCheck& check)
{
    Ruleset rules;
    for (std::uint64_t pair = 0; tally.twins < wanted && tally.pairs < wanted * pairsPerTwin && fault.empty(); ++pair) {
        if (pair % 8 == 0) { // reading the cards takes time
            std::mt19937_64 random(pair);
            rules = randomRoundRuleset(random);
        }
        fault = playTwins(pair, rules, tally, check);
    }
    return tally.twins >= wanted;
}

} // namespace demeter::test
