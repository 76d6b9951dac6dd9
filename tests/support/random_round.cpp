#include "tests/support/random_round.h"

#include "core/fury3e/text/action_text.h"
#include "tests/support/chance.h"
#include "tests/support/load.h"

#include <algorithm>

namespace demeter::test {

using namespace fury3e;

namespace {

/// How likely an action of a kind is beside the others that are legal.
int weightOf(const GameState& state, const Action& action)
{
    if (std::holds_alternative<HunterPlays>(action))
        return 1;
    if (const auto* play = std::get_if<PlayEvent>(&action))
        return play->event == DraculaEvent::DevilishPower ? 6 : 30;
    if (std::holds_alternative<ShowWreath>(action) || std::holds_alternative<ClearLair>(action))
        return 1;
    if (std::holds_alternative<GoOn>(action))
        return state.due.empty() ? 60 : 15;
    if (std::holds_alternative<UseBodyguards>(action))
        return 40;
    if (std::holds_alternative<HunterActs>(action))
        return 20;
    return 30;
}

/// Where a hunter would go who knows what he should not: his figure has to meet Dracula's cards now and then.
bool leadsToDracula(const GameState& state, const MoveHunter& move)
{
    return cardsOnTrail(state).contains(move.to) || cardsInLairs(state).contains(move.to);
}

bool cardsLieHere(const GameState& state, Hunter hunter)
{
    const HunterPlace& place = state.hunters[static_cast<std::size_t>(hunter)];
    if (place.where != HunterPlace::Where::Location)
        return false;
    const auto there = placeOf(state, place.location);
    return there && !hideoutAt(state, *there)->encounters.empty();
}

std::optional<Action> correction(std::mt19937_64& random, const Ruleset& ruleset, const GameState& state)
{
    Action action;
    switch (random() % 11) {
    case 0: {
        const RulingInfo& info = rulingTable()[random() % rulingCount];
        action = PutRightRuling{info.ruling, static_cast<std::uint8_t>(random() % info.readingCount)};
        break;
    }
    case 1:
        action = EnterToken{oneIn(random, 2) ? EnterToken::Kind::ConsecratedGround : EnterToken::Kind::HeavenlyHost,
                            anyLocation(random, *ruleset.board), !oneIn(random, 3)};
        break;
    case 2:
        action = PutRight{"counted again", EditNumber{static_cast<Number>(random() % 3), static_cast<int>(random() % 6)}};
        break;
    case 3:
        action = PutRight{"he stood elsewhere",
                          EditHunter{allHunters[random() % hunterCount], HunterPlace::in(anyLocation(random, *ruleset.board)), {}}};
        break;
    case 4:
        action = MoveHunter{allHunters[random() % hunterCount], anyLocation(random, *ruleset.board), Travel::Road, true};
        break;
    case 5:
        action = PutRight{"a card lay face up", EditHideout{CardPlace{false, static_cast<std::uint8_t>(1 + random() % 6)},
                                                            anyLocation(random, *ruleset.board),
                                                            {},
                                                            oneIn(random, 2),
                                                            false,
                                                            false}};
        break;
    case 6: // before his turn, mostly
        action = HunterActs{allHunters[random() % hunterCount], static_cast<HunterActs::What>(random() % 4), false, true};
        break;
    case 7: // his card of the round before
        action = HunterFights{allHunters[random() % hunterCount], static_cast<HunterCard>(random() % 3), true};
        break;
    case 8: // one of their cards, at another moment or once more
        if (const auto cards = allowableHunterCards(ruleset, state); !cards.empty())
            action = pick(random, cards);
        break;
    case 9:
        action =
            MoveHunter{allHunters[random() % hunterCount], anyLocation(random, *ruleset.board), Travel::Road, true, HunterCard::FastHorses};
        break;
    default:
        action = PutRight{"he was bitten", EditHunter{Hunter::VanHelsing, state.hunters[2], HunterSheet{.bites = 1}}};
        break;
    }
    if (!apply(ruleset, state, action))
        return std::nullopt;
    return action;
}

} // namespace

Ruleset randomRoundRuleset(std::mt19937_64& random)
{
    Ruleset ruleset{board("fury-3e"), catalogue(), rulingsOf(static_cast<Printing>(random() % 4))};
    if (oneIn(random, 2))
        for (const RulingInfo& info : rulingTable())
            if (oneIn(random, 2))
                setReading(ruleset.rulings, info.ruling, static_cast<std::uint8_t>(random() % info.readingCount));
    return ruleset;
}

std::optional<Action> likelyAction(std::mt19937_64& random, const Ruleset& ruleset, const GameState& state, const RoundOptions& options)
{
    if (options.corrections && oneIn(random, 60))
        if (const auto action = correction(random, ruleset, state))
            return action;
    std::vector<Action> legal = legalActions(ruleset, state);
    if (legal.empty())
        return std::nullopt;
    // First the kind, then one of that kind: a hunter has a hundred places to go, and only one way to search.
    std::map<std::size_t, std::vector<Action>> kinds;
    for (Action& action : legal)
        kinds[action.index()].push_back(std::move(action));
    std::vector<std::size_t> lots;
    for (const auto& [kind, actions] : kinds)
        lots.insert(lots.end(), static_cast<std::size_t>(weightOf(state, actions.front())), kind);
    const std::vector<Action>& chosen = kinds[pick(random, lots)];
    Action action = pick(random, chosen);
    if (std::holds_alternative<MoveHunter>(action) && oneIn(random, 2)) {
        std::vector<Action> better;
        for (const Action& other : chosen)
            if (leadsToDracula(state, std::get<MoveHunter>(other)))
                better.push_back(other);
        if (!better.empty())
            action = pick(random, better);
    }
    if (std::holds_alternative<HunterActs>(action) && oneIn(random, 2)) {
        std::vector<Action> better;
        for (const Action& other : chosen)
            if (const auto& acts = std::get<HunterActs>(other);
                (acts.what == HunterActs::What::Search && cardsLieHere(state, acts.hunter)) || acts.draculaEvent)
                better.push_back(other);
        if (!better.empty())
            action = pick(random, better);
    }
    if (auto* answer = std::get_if<AnswerEncounter>(&action); answer != nullptr && !answer->cancelledBy)
        for (auto& count : answer->counts)
            count = static_cast<std::uint8_t>(random() % 4);
    if (auto* fought = std::get_if<ResolveHunters>(&action); fought != nullptr && oneIn(random, 6))
        fought->damage = static_cast<int>(random() % 8);
    if (!apply(ruleset, state, action))
        return pick(random, chosen); // the counts did not fit
    return action;
}

RoundGame playRoundGame(std::mt19937_64& random, const Ruleset& start, const RoundOptions& options,
                        const std::function<void(const Ruleset&, const GameState&)>& watch)
{
    Seed seed;
    for (auto& byte : seed)
        byte = static_cast<std::uint8_t>(random());
    RoundGame game{start, newGame(start, options.handling, seed, true), {}, {}, start};
    game.end = game.start;
    const auto take = [&](const Action& action) {
        auto next = apply(game.rulesetAtEnd, game.end, action);
        if (!next)
            return false;
        game.actions.push_back(action);
        game.end = std::move(*next);
        game.rulesetAtEnd = rulesAfter(game.rulesetAtEnd, action);
        return true;
    };
    PlaceHunters hunters;
    do {
        for (auto& city : hunters.cities)
            city = anyLocation(random, *start.board);
    } while (!take(hunters));
    while (game.end.step != Step::Over && static_cast<int>(game.actions.size()) < options.mostActions) {
        if (watch)
            watch(game.rulesetAtEnd, game.end);
        const auto action = likelyAction(random, game.rulesetAtEnd, game.end, options);
        if (!action || !take(*action))
            break;
    }
    return game;
}

void countAction(Counts& counts, const Ruleset& ruleset, const GameState& before, const Action& action, const GameState& after)
{
    ++counts["action " + std::string(actionName(action))];
    const Due* due = before.due.empty() ? nullptr : &before.due.back();
    const auto kindId = [&](EncounterKind kind) { return (*ruleset.cards)[kind].id; };
    if (const auto* answer = std::get_if<AnswerEncounter>(&action); answer != nullptr && due != nullptr && due->kind) {
        constexpr std::array occasions{"ambush ", "search ", "matured ", "bodyguards "};
        ++counts[occasions[static_cast<std::size_t>(due->occasion)] + kindId(*due->kind)];
    }
    if (const auto* matured = std::get_if<ResolveMatured>(&action))
        ++counts["matured " + kindId(matured->kind)];
    if (const auto* play = std::get_if<PlayEvent>(&action))
        ++counts["event " + std::string(idOf(play->event)) + (play->ally ? " ally" : "")];
    if (const auto* play = std::get_if<HunterPlays>(&action))
        ++counts["question " + std::string(idOf(play->event)) + (play->ally ? " ally" : "")];
    if (const auto* card = std::get_if<PlayCombat>(&action); card != nullptr && due != nullptr && due->what == Due::What::Combat)
        ++counts["combat " + std::string(idOf(card->card))];
    for (const Happening& news : after.happened) {
        if (news.what == Happening::What::CombatBegins)
            ++counts[std::string("fight ") + (after.combat && after.combat->vampire ? "vampire" : "Dracula")];
        if (news.what == Happening::What::HunterDefeated)
            ++counts["defeat"];
        if (news.what == Happening::What::HunterInHospital)
            ++counts["hospital"];
        if (news.what == Happening::What::DraculaMoved)
            ++counts["bat move"];
    }
    if (after.step == Step::Over && before.step != Step::Over)
        ++counts[after.winner == Winner::Dracula ? "won by Dracula" : "won by the hunters"];
}

std::vector<Action> everyRoundAction(const Ruleset& ruleset)
{
    std::vector<Action> actions{GoOn{}, Reply{true}, Reply{false}};
    const Board& board = *ruleset.board;
    for (const Hunter hunter : allHunters) {
        actions.emplace_back(ChooseHunter{hunter});
        actions.emplace_back(ShowWreath{hunter});
        for (int what = 0; what < 4; ++what)
            for (const bool his : {false, true})
                actions.emplace_back(HunterActs{hunter, static_cast<HunterActs::What>(what), his, false});
        actions.emplace_back(HunterFights{hunter, std::nullopt});
        for (std::size_t card = 0; card < hunterCardCount; ++card)
            actions.emplace_back(HunterFights{hunter, static_cast<HunterCard>(card)});
        board.all().forEach([&](LocationId to) {
            for (const Travel travel : {Travel::Road, Travel::Sea, Travel::Rail, Travel::Carried, Travel::Out})
                actions.emplace_back(MoveHunter{hunter, to, travel, false});
            for (const Travel travel : {Travel::Road, Travel::Rail})
                actions.emplace_back(MoveHunter{hunter, to, travel, false, HunterCard::FastHorses});
        });
        for (std::size_t kind = 0; kind < ruleset.cards->encounters.size(); ++kind)
            actions.emplace_back(UseBodyguards{static_cast<EncounterKind>(kind), hunter});
    }
    for (unsigned bits = 0; bits < 16; ++bits) {
        HunterSet set;
        for (const Hunter hunter : allHunters)
            if ((bits >> static_cast<unsigned>(hunter)) & 1U)
                set.insert(hunter);
        actions.emplace_back(ChooseHunters{set});
    }
    board.all().forEach([&](LocationId place) { actions.emplace_back(ChoosePlace{place}); });
    for (const bool rail : {false, true})
        for (const auto& [a, b] : board.roads())
            actions.emplace_back(ChooseRoad{Roadblock{rail, std::min(a, b), std::max(a, b)}});
    for (const Rail& rail : board.rails())
        actions.emplace_back(ChooseRoad{Roadblock{true, rail.a, rail.b}});
    for (std::size_t i = 0; i < ruleset.cards->encounters.size(); ++i) {
        const auto kind = static_cast<EncounterKind>(i);
        actions.emplace_back(ChooseEncounter{kind});
        for (std::uint8_t slot = 0; slot <= trailLength + 1; ++slot) {
            actions.emplace_back(AddEncounter{Slot{slot}, kind});
            for (std::uint8_t nth = 0; nth < 3; ++nth) {
                actions.emplace_back(ChooseLying{LyingCard{CardPlace{false, slot}, kind, nth}});
                if (slot < lairSpaces)
                    actions.emplace_back(ChooseLying{LyingCard{CardPlace{true, slot}, kind, nth}});
            }
        }
    }
    for (std::size_t i = 0; i < draculaEventCount; ++i) {
        const auto event = static_cast<DraculaEvent>(i);
        actions.emplace_back(DrawEvent{event});
        actions.emplace_back(DiscardEvent{event});
        for (const bool ally : {false, true})
            for (std::uint8_t option = 0; option < 4; ++option)
                actions.emplace_back(PlayEvent{event, ally, option});
    }
    for (std::size_t card = 0; card < combatCardCount; ++card)
        actions.emplace_back(PlayCombat{static_cast<CombatCard>(card)});
    // A road that is none, and joined twice by different lines, may have come in twice.
    std::vector<Action> once;
    for (Action& action : actions)
        if (std::ranges::find(once, action) == once.end())
            once.push_back(std::move(action));
    return once;
}

} // namespace demeter::test
