#include "core/fury3e/text/action_text.h"
#include "core/fury3e/text/fields.h"

#include <algorithm>

namespace demeter {

DEMETER_JSON_FIELDS(fury3e::PlacedEncounter, must("card", &It::kind), must("faceUp", &It::faceUp), must("damage", &It::damage),
                    must("inSearch", &It::inSearch))
DEMETER_JSON_FIELDS(fury3e::Hideout, must("location", &It::location), must("powers", &It::powers), must("faceUp", &It::faceUp),
                    may("hideFaceUp", &It::hideFaceUp), must("escapeAsBat", &It::escapeAsBat), must("rumor", &It::rumor),
                    must("round", &It::round), must("encounters", &It::encounters))
DEMETER_JSON_FIELDS(fury3e::OpenedMove, must("card", &It::card), must("hunter", &It::hunter), must("moves", &It::moves))
DEMETER_JSON_FIELDS(fury3e::RoundState, must("acted", &It::acted), must("openDay", &It::openDay), must("longNight", &It::longNight),
                    must("noDay", &It::noDay), must("nightCombats", &It::nightCombats), must("noSupply", &It::noSupply),
                    must("extraPhase", &It::extraPhase), must("charteredCarriage", &It::charteredCarriage),
                    must("alliesAsked", &It::alliesAsked), may("anyOrder", &It::anyOrder), some("opened", &It::opened),
                    may<OfSomeHunters>("did", &It::did), may("again", &It::again))
DEMETER_JSON_FIELDS(fury3e::Combat, must("stage", &It::stage), must("vampire", &It::vampire), must("night", &It::night),
                    must("hunters", &It::hunters), must("mesmerized", &It::mesmerized), must("wreaths", &It::wreaths),
                    must("played", &It::played), must("plottings", &It::plottings), must("escapesBarred", &It::escapesBarred),
                    must("lucysRevenge", &It::lucysRevenge), must("planned", &It::planned), must("used", &It::used),
                    may<OfSomeHunters>("lying", &It::lying), must("card", &It::card), must("engaged", &It::engaged),
                    must<OfSomeHunters>("cards", &It::cards), must("entered", &It::entered), must("cancelled", &It::cancelled),
                    must("draculaCancelled", &It::draculaCancelled), must("pride", &It::pride), must("progress", &It::progress))
DEMETER_JSON_FIELDS(fury3e::Due, must("what", &It::what), may("hunter", &It::hunter), may("hunters", &It::hunters), may("from", &It::from),
                    may("place", &It::place), may("places", &It::places), may("travel", &It::travel), may("occasion", &It::occasion),
                    may("kind", &It::kind), may("card", &It::card), may("event", &It::event), may("asked", &It::asked),
                    may("number", &It::number), may("slotBits", &It::slotBits), may("flag", &It::flag), may("used", &It::used))
DEMETER_JSON_FIELDS(fury3e::KeptError, must("round", &It::round), must("rule", &It::rule))

namespace fury3e {

/// `eachRound` is told by there being any.
inline constexpr auto chanceFields = [](const auto& use) {
    using It = ChanceState;
    return use(unsaid(&It::eachRound), must("stirredRound", &It::stirredRound), must("promisedRound", &It::promisedRound),
               may("declinedRound", &It::declinedRound), must("promises", &It::promises));
};
using JsonChance = JsonWhole<JsonFieldsOf<ChanceState, chanceFields>>;

} // namespace fury3e

DEMETER_JSON_FIELDS(fury3e::GameState, must("step", &It::step), must("winner", &It::winner), must("round", &It::round),
                    must("week", &It::week), must("day", &It::day), must("clockKept", &It::clockKept), must("now", &It::now),
                    must("despair", &It::despair), must("influence", &It::influence), must("damage", &It::damage),
                    must("trail", &It::trail), must("lairs", &It::lairs), must("hideBond", &It::hideBond), must("maturing", &It::maturing),
                    must("handling", &It::handling), must("encounterHand", &It::encounterHand), must("encounterDeck", &It::encounterDeck),
                    must("boxDeck", &It::boxDeck), must("encounterDiscard", &It::encounterDiscard),
                    must("beforeDracula", &It::beforeDracula), must("extraDraws", &It::extraDraws),
                    must("maturedVampires", &It::maturedVampires), must("rumorTokens", &It::rumorTokens),
                    must("rumorReserve", &It::rumorReserve), must("rumorGone", &It::rumorGone), must("eventHand", &It::eventHand),
                    must("eventDiscard", &It::eventDiscard), must("hiddenDiscards", &It::hiddenDiscards), must("ally", &It::ally),
                    must("hunterAlly", &It::hunterAlly), must("combatHand", &It::combatHand), must("combatDeck", &It::combatDeck),
                    must("combat", &It::combat), must("hunters", &It::hunters), must("sheets", &It::sheets), must("tokens", &It::tokens),
                    must("due", &It::due), must("seed", &It::seed), must("shuffles", &It::shuffles),
                    when<fury3e::JsonChance>("chance", &It::chance, [](const It& state) { return state.chance.eachRound; }),
                    may("bondRound", &It::bondRound), must("keptErrors", &It::keptErrors), must("happened", &It::happened))

} // namespace demeter

namespace demeter::fury3e {

std::string writeState(const Ruleset& ruleset, const GameState& state, int indent)
{
    return dumpJson(jsonOf(BoardAndCards(ruleset), state), indent);
}

std::string writeStateWithoutDeckOrder(const Ruleset& ruleset, GameState state, int indent)
{
    std::ranges::sort(state.encounterDeck);
    std::ranges::sort(state.combatDeck);
    Json json = jsonOf(BoardAndCards(ruleset), state);
    json.erase("seed");
    return dumpJson(json, indent);
}

} // namespace demeter::fury3e
