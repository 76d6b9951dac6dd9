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
constexpr int mostBefore = 260;  ///< actions of a game before it gets a twin
/// For how many such moments a twin is followed; the second is for one that begins in the middle of a game, where all moments are such.
struct Length {
    std::size_t moments, meetings;
};
constexpr Length shortLength{12, 25}, fullLength{mostActions, 60};

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
    if (std::holds_alternative<ChooseLying>(action))
        return state.due.empty() || state.due.back().what != Due::What::SearchOrder; // SRCH-1: all of them have been found
    return std::holds_alternative<ChooseStart>(action) || std::holds_alternative<Play>(action) ||
           std::holds_alternative<PlaceEncounter>(action) || std::holds_alternative<MakeLair>(action) ||
           std::holds_alternative<ChooseEncounter>(action) || std::holds_alternative<AddEncounter>(action) ||
           std::holds_alternative<DrawEncounter>(action) || std::holds_alternative<DrawEvent>(action) ||
           std::holds_alternative<DiscardEvent>(action) || std::holds_alternative<PlayCombat>(action);
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

/// Exchanges what lies face down for other cards, here and there.
class Exchange {
public:
    Exchange(std::mt19937_64& random, const Ruleset& rules, const GameState& state) : random_(random), rules_(rules), state_(state)
    {
        // What is being dealt with is named in what is due.
        for (const Due& due : state_.due) {
            for (const auto& place : {due.place, due.from})
                if (place)
                    fixed_.insert(*place);
            atWork_ = atWork_ || due.card || due.kind || !due.used.empty() || due.what == Due::What::SearchOrder;
            eventsDue_ = eventsDue_ || due.event || due.what == Due::What::EventsDrawn || due.what == Due::What::DiscardEvents;
        }
        if (const auto here = currentLocation(state_))
            fixed_.insert(*here);
        atWork_ = atWork_ || (state_.combat && state_.combat->vampire);
    }

    /// Nothing if it would not be a game.
    std::optional<GameState> made()
    {
        places();
        encounters();
        events();
        if (random_() % 2 == 0) // else a combat can go on for many rounds in both games
            combatCards();
        if (random_() % 3 == 0)
            state_.seed = anySeed(random_);
        if (brokenInvariant(rules_, state_))
            return std::nullopt;
        return std::move(state_);
    }

private:
    template <typename Visit> void eachHideout(const Visit& visit)
    {
        for (auto& hideout : state_.trail)
            if (hideout)
                visit(*hideout);
        for (auto& lair : state_.lairs)
            if (lair)
                visit(*lair);
    }

    void places()
    {
        const Board& board = *rules_.board;
        LocationSet taken = cardsOnTrail(state_) | cardsInLairs(state_) | state_.tokens.barred() | fixed_;
        for (const HunterPlace& place : state_.hunters)
            if (place.where != HunterPlace::Where::OffBoard)
                taken.insert(place.location);
        std::vector<LocationId> cities, seas;
        board.cards().forEach([&](LocationId place) {
            if (!taken.contains(place) && place != board.castle())
                (board.isSea(place) ? seas : cities).push_back(place);
        });
        const LocationSet hunters = hunterLocations(state_);
        eachHideout([&](Hideout& hideout) {
            if (!hideout.location || hideout.faceUp || *hideout.location == board.castle() || fixed_.contains(*hideout.location) ||
                hunters.contains(*hideout.location))
                return;
            if (random_() % 4 == 0) {
                fixed_.insert(*hideout.location);
                return;
            }
            std::vector<LocationId>& others = board.isSea(*hideout.location) ? seas : cities;
            if (others.empty())
                return;
            const std::size_t chosen = random_() % others.size();
            if (state_.hideBond == hideout.location)
                state_.hideBond = others[chosen];
            hideout.location = others[chosen];
            others.erase(others.begin() + static_cast<std::ptrdiff_t>(chosen));
        });
    }

    void encounters()
    {
        if (state_.maturing)
            return;
        std::vector<EncounterKind*> hidden;
        if (!atWork_)
            eachHideout([&](Hideout& hideout) {
                const bool stays = hideout.location && fixed_.contains(*hideout.location) && random_() % 3 != 0;
                for (PlacedEncounter& card : hideout.encounters)
                    if (!card.faceUp && !card.inSearch && !stays)
                        hidden.push_back(&card.kind);
            });
        for (auto* cards : {&state_.encounterHand, &state_.encounterDeck})
            for (EncounterKind& card : *cards)
                hidden.push_back(&card);
        for (std::size_t n = hidden.size(); n > 1; --n)
            std::swap(*hidden[n - 1], *hidden[random_() % n]);
    }

    void events()
    {
        if (eventsDue_)
            return;
        std::vector<DraculaEvent> others;
        for (std::size_t n = 0; n < draculaEventCount; ++n) {
            const auto event = static_cast<DraculaEvent>(n);
            if (std::ranges::find(state_.eventHand, event) == state_.eventHand.end() &&
                std::ranges::find(state_.eventDiscard, event) == state_.eventDiscard.end() && state_.ally != event)
                others.push_back(event);
        }
        for (DraculaEvent& event : state_.eventHand)
            if (!others.empty() && random_() % 2 == 0)
                std::swap(event, others[random_() % others.size()]);
    }

    void combatCards()
    {
        const bool chosen = state_.combat && state_.combat->card && state_.combat->stage != Combat::Stage::Resolve;
        if (state_.combat && state_.combat->stage == Combat::Stage::Resolve)
            return;
        std::vector<CombatCard*> hidden;
        for (auto* cards : {&state_.combatHand, &state_.combatDeck})
            for (CombatCard& card : *cards)
                hidden.push_back(&card);
        if (chosen && state_.handling == CardHandling::Dealt) {
            hidden.push_back(&*state_.combat->card);
        } else if (chosen) { // any other that is in the box; each combat card is there once at least
            auto card = static_cast<CombatCard>(random_() % combatCardCount);
            if (card != CombatCard::EscapeAsBat && std::ranges::find(state_.combat->used, card) == state_.combat->used.end())
                state_.combat->card = card;
        }
        for (std::size_t n = hidden.size(); n > 1; --n)
            std::swap(*hidden[n - 1], *hidden[random_() % n]);
    }

    std::mt19937_64& random_;
    const Ruleset& rules_;
    GameState state_;
    LocationSet fixed_;                       ///< places whose cards stay
    bool atWork_ = false, eventsDue_ = false; ///< Encounter or Event cards are being dealt with
};

/// A hunter goes or searches where both games have the same Location card.
std::optional<Action> seekingAction(std::mt19937_64& random, const GameState& first, const GameState& twin)
{
    const auto hunter = activeHunter(first);
    if (!hunter || !first.due.empty())
        return std::nullopt;
    if (random() % 8 == 0)
        return HunterActs{*hunter, HunterActs::What::Supply, true, false};
    const HunterPlace& stands = first.hunters[static_cast<std::size_t>(*hunter)];
    LocationSet shared = (cardsOnTrail(first) & cardsOnTrail(twin)) | (cardsInLairs(first) & cardsInLairs(twin));
    if (stands.where == HunterPlace::Where::Location && shared.contains(stands.location))
        return HunterActs{*hunter, random() % 3 == 0 ? HunterActs::What::Pass : HunterActs::What::Search, false, false};
    std::vector<LocationId> places;
    shared.forEach([&](LocationId place) { places.push_back(place); });
    if (places.empty())
        return std::nullopt;
    const auto here = currentLocation(first);
    const LocationId to = here && shared.contains(*here) && random() % 2 == 0 ? *here : places[random() % places.size()];
    return MoveHunter{*hunter, to, Travel::Road, true}; // mostly far away: the table lets him
}

} // namespace

namespace {

/// One pair on its way.
class Pair {
public:
    Pair(std::uint64_t number, const Ruleset& rules, Length length, TwinTally& tally, const TwinCheck& check)
        : length_(length), number_(number), rules_(rules), tally_(tally), check_(check), random_(number)
    {
        options_.corrections = false;
        options_.handling = random_() % 3 == 0 ? CardHandling::DrawnFromBox : CardHandling::Dealt;
    }

    std::string play()
    {
        ++tally_.pairs;
        meets_ = number_ % 2 != 0;
        if (meets_ && !beginInTheMiddle())
            return {};
        if (!meets_)
            begin();
        // Where no step can be found that looks the same in both, the game goes back to where nothing was due.
        TwinGame quiet = first_, quietTwin = twin_;
        std::size_t moments = 0;
        int stuck = 0;
        for (int actions = 1;
             actions < mostActions && moments < (meets_ ? length_.meetings : length_.moments) && stuck < mostRetreats && fault_.empty();
             ++actions) {
            if (first_.state.due.empty() && twin_.state.due.empty()) {
                quiet = first_;
                quietTwin = twin_;
            }
            const bool taken = goOn();
            stuck = taken ? 0 : stuck + 1;
            if (!taken) {
                first_ = quiet;
                twin_ = quietTwin;
            }
            const Differences found = differences(first_.state, twin_.state);
            moments += taken && found.ofATwin();
            tally_.most = std::max(tally_.most, found.places);
        }
        tally_.moments += moments;
        tally_.twins += moments > 0;
        return fault_;
    }

private:
    void begin()
    {
        const Seed seed = anySeed(random_), otherSeed = random_() % 2 == 0 ? seed : anySeed(random_);
        first_ = {newGame(rules_, options_.handling, seed, true), {}};
        twin_ = {newGame(rules_, options_.handling, otherSeed, true), {}};
        while (!take(huntersAnywhere())) {
        }
    }

    /// Plays one game for a while, and then a little further until its cards can be exchanged for enough others.
    bool beginInTheMiddle()
    {
        GameState& state = first_.state;
        state = newGame(rules_, options_.handling, anySeed(random_), true);
        const auto alone = [&](const std::optional<Action>& action) {
            auto after = action ? apply(rules_, state, *action) : std::unexpected(Violation{});
            if (!after || after->step == Step::Over)
                return false;
            state = std::move(*after);
            extend(first_.log, rules_, state);
            return true;
        };
        while (!alone(huntersAnywhere())) {
        }
        const int before = 40 + static_cast<int>(random_() % (mostBefore / 2));
        for (int actions = 0; actions < mostBefore; ++actions) {
            if (!(random_() % 4 != 0 && alone(plainAction(random_, rules_, state))))
                alone(likelyAction(random_, rules_, random_() % 10 == 0 ? state : withoutClock(state), options_));
            if (actions < before || !state.due.empty() || state.step == Step::PlaceHunters || state.step == Step::ChooseStart)
                continue;
            auto twin = Exchange(random_, rules_, state).made();
            if (!twin || !differences(state, *twin).ofATwin() || lying(rules_, *twin) != lying(rules_, state))
                continue;
            twin_ = {std::move(*twin), first_.log};
            return true;
        }
        return false;
    }

    PlaceHunters huntersAnywhere()
    {
        PlaceHunters hunters;
        for (auto& city : hunters.cities)
            city = static_cast<LocationId>(random_() % rules_.board->locations().size());
        return hunters;
    }

    /// One action that looks the same in both games, if one is found.
    bool goOn()
    {
        if (meets_ && random_() % 2 == 0)
            if (const auto action = seekingAction(random_, first_.state, twin_.state); action && take(*action))
                return true;
        if (meets_ && random_() % 2 == 0 && playEvent())
            return true;
        if (random_() % 4 != 0 && !(meets_ && first_.state.combat) && take(plainAction(random_, rules_, first_.state)))
            return true;
        for (int attempt = 0; attempt < mostAttempts; ++attempt) {
            const auto action = likelyAction(random_, rules_, random_() % 10 == 0 ? first_.state : withoutClock(first_.state), options_);
            if (action && take(*action))
                return true;
        }
        return false;
    }

    /// One of Dracula's Event cards that both hold, where that takes no long search.
    bool playEvent()
    {
        const GameState& state = first_.state;
        if (state.eventHand.empty() || (state.due.empty() && activeHunter(state)))
            return false;
        std::vector<Action> plays;
        for (Action& action : legalActions(rules_, state))
            if (const auto* play = std::get_if<PlayEvent>(&action);
                play != nullptr && std::ranges::find(twin_.state.eventHand, play->event) != twin_.state.eventHand.end())
                plays.push_back(std::move(action));
        return !plays.empty() && take(plays[random_() % plays.size()]);
    }

    /// What the twin may do while the first game does this, the best first.
    std::vector<Action> candidatesFor(const Action& action)
    {
        if (!isSecret(first_.state, action))
            return {action};
        // What is chosen for a combat is turned up, and Dracula must stay where he can be met.
        const bool same =
            meets_ && random_() % 6 != 0 && (std::holds_alternative<PlayCombat>(action) || std::holds_alternative<Play>(action));
        std::vector<Action> candidates = others(random_, rules_, twin_.state, action);
        candidates.insert(same ? candidates.begin() : candidates.end(), action);
        return candidates;
    }

    /// Whether both have gone on, the table seeing the same in both.
    bool take(const Action& action)
    {
        auto after = apply(rules_, first_.state, action);
        if (!after)
            return false;
        const Parts table = lying(rules_, *after);
        for (const Action& candidate : candidatesFor(action)) {
            auto twinAfter = apply(rules_, twin_.state, candidate);
            if (!twinAfter || !sameNews(rules_, *after, *twinAfter) || lying(rules_, *twinAfter) != table)
                continue;
            first_.state = std::move(*after);
            twin_.state = std::move(*twinAfter);
            ++tally_.actions;
            tally_.others += candidate != action;
            for (const Happening& each : first_.state.happened)
                ++tally_.happened[each.what];
            const bool noticed = extend(first_.log, rules_, first_.state), twinNoticed = extend(twin_.log, rules_, twin_.state);
            const bool differs = differences(first_.state, twin_.state).ofATwin();
            verify({rules_, number_, first_, twin_, noticed, twinNoticed, differs, false}, action, candidate);
            if (meets_ && fault_.empty() && (first_.state.combat || !first_.state.due.empty()))
                exchangeAside(action, noticed);
            return true;
        }
        return false;
    }

    void exchangeAside(const Action& action, bool noticed)
    {
        auto state = Exchange(random_, rules_, first_.state).made();
        if (!state || lying(rules_, *state) != lying(rules_, first_.state))
            return;
        TwinGame aside{std::move(*state), first_.log};
        if (noticed) {
            aside.log.pop_back();
            extend(aside.log, rules_, aside.state);
        }
        ++tally_.asides;
        verify({rules_, number_, first_, aside, noticed, noticed, differences(first_.state, aside.state).ofATwin(), true}, action, action);
    }

    void verify(const TwinStep& step, const Action& action, const Action& candidate)
    {
        const std::string unequal = check_(step);
        if (!unequal.empty())
            fault_ = "pair " + std::to_string(number_) + ": " + unequal + " after\n" + actionLine(rules_, action) + "\n" +
                     stateLine({}, draculaParts(rules_, step.first.state)) + "\nand, in the twin, after\n" + actionLine(rules_, candidate) +
                     "\n" + stateLine({}, draculaParts(rules_, step.twin.state));
    }

    Length length_;
    std::uint64_t number_;
    const Ruleset& rules_;
    TwinTally& tally_;
    const TwinCheck& check_;
    std::mt19937_64 random_;
    RoundOptions options_;
    TwinGame first_, twin_;
    bool meets_ = false;
    std::string fault_;
};

} // namespace

std::string TwinTally::text() const
{
    using enum Happening::What;
    std::string text = std::to_string(twins) + " twins among " + std::to_string(pairs) + " pairs, " + std::to_string(actions) +
                       " actions, " + std::to_string(others) + " of them others in the twin, " + std::to_string(asides) +
                       " twins of a moment";
    for (const auto& [what, name] :
         {std::pair(LocationRevealed, "places revealed"), std::pair(CombatBegins, "combats"), std::pair(CombatCardPlayed, "combat cards"),
          std::pair(EncounterRevealed, "encounters"), std::pair(EventPlayed, "events"), std::pair(HunterBitten, "bites"),
          std::pair(HunterDefeated, "defeats"), std::pair(DespairPlaced, "despair"), std::pair(InfluenceGained, "influence"),
          std::pair(HideoutMatured, "matured"), std::pair(DraculaWins, "won"), std::pair(HuntersWin, "lost")})
        text += ", " + std::to_string(of(what)) + " " + name;
    return text;
}

std::string playTwins(std::uint64_t number, const Ruleset& rules, TwinTally& tally, const TwinCheck& check, bool brief)
{
    return Pair(number, rules, brief || times(0, 1) == 0 ? shortLength : fullLength, tally, check).play();
}

bool playManyTwins(int wanted, TwinTally& tally, std::string& fault, const TwinCheck& check, bool brief)
{
    Ruleset rules;
    for (std::uint64_t pair = 0; tally.twins < wanted && tally.pairs < wanted * pairsPerTwin && fault.empty(); ++pair) {
        if (pair % 8 == 0) { // reading the cards takes time
            std::mt19937_64 random(pair);
            rules = randomRoundRuleset(random);
        }
        fault = playTwins(pair, rules, tally, check, brief);
    }
    return tally.twins >= wanted;
}

} // namespace demeter::test
