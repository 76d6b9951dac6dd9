#include "core/fury2e/text/state_text.h"

#include "core/fury2e/text/fields.h"

#include <algorithm>

namespace demeter {

template <> struct JsonObject<fury2e::PlacedEncounter> {
    template <typename Context> static void write(const Context& context, Json& into, const fury2e::PlacedEncounter& token)
    {
        into["kind"] = jsonOf(context, token.kind);
        into["faceUp"] = token.faceUp;
    }
};

template <> struct JsonValue<std::bitset<fury2e::trailLength>> {
    template <typename Context> static Json write(const Context&, const std::bitset<fury2e::trailLength>& gaps)
    {
        Json list = Json::array();
        for (std::size_t i = 0; i < gaps.size(); ++i)
            if (gaps.test(i))
                list.push_back(i + 1);
        return list;
    }
};

DEMETER_JSON_FIELDS(fury2e::TrailCard, must("location", &It::location), must("powers", &It::powers), must("encounter", &It::encounter),
                    must("faceUp", &It::faceUp), may("spared", &It::spared))
DEMETER_JSON_FIELDS(fury2e::CatacombCard, must("location", &It::location), must("encounters", &It::encounters), must("faceUp", &It::faceUp))
DEMETER_JSON_FIELDS(fury2e::Storm, must("zone", &It::zone), must("rounds", &It::rounds))
DEMETER_JSON_FIELDS(fury2e::Trip, must("sailingMoves", &It::sailingMoves), must("sailedFrom", &It::sailedFrom),
                    must("cameFrom", &It::cameFrom))
DEMETER_JSON_FIELDS(fury2e::DeclaredMove, must("location", &It::location), must("powers", &It::powers))
DEMETER_JSON_FIELDS(fury2e::TurnState, must("movements", &It::movements), must("allyAsked", &It::allyAsked), must("acted", &It::acted),
                    must("acting", &It::acting), must("stage", &It::stage), must("searched", &It::searched), must("found", &It::found),
                    may("foundHere", &It::foundHere), may("foundDracula", &It::foundDracula), may("shielded", &It::shielded),
                    must("customs", &It::customs), must("resolved", &It::resolved), must("rolled", &It::rolled),
                    must("noTrain", &It::noTrain), must("resolveUsed", &It::resolveUsed))
DEMETER_JSON_FIELDS(fury2e::Combat, must("stage", &It::stage), must("agent", &It::agent), must("lair", &It::lair), must("came", &It::came),
                    may("foundAlone", &It::foundAlone), must("hunters", &It::hunters), must("round", &It::round),
                    must("continues", &It::continues), must("barredRounds", &It::barredRounds), must("traps", &It::traps),
                    must("planned", &It::planned), must("repelled", &It::repelled), must("bonusForHunters", &It::bonusForHunters),
                    must("bonusForDracula", &It::bonusForDracula), must("rage", &It::rage), must("tactic", &It::tactic),
                    must("lastTactic", &It::lastTactic), must("agentTactic", &It::agentTactic),
                    must("lastAgentTactic", &It::lastAgentTactic), must("target", &It::target))
DEMETER_JSON_FIELDS(fury2e::Due, must("what", &It::what), may("hunter", &It::hunter), may("hunters", &It::hunters),
                    may("fogged", &It::fogged), may("location", &It::location), may("second", &It::second), may("place", &It::place),
                    may("token", &It::token), may("met", &It::met), may("encounter", &It::encounter), may("event", &It::event),
                    may("asked", &It::asked), may("item", &It::item), may("number", &It::number), may("flag", &It::flag))
DEMETER_JSON_FIELDS(ChanceState, must("eachRound", &It::eachRound), must("promisedRound", &It::promisedRound),
                    must("stirredRound", &It::stirredRound), may("declinedRound", &It::declinedRound), must("promises", &It::promises))
DEMETER_JSON_FIELDS(fury2e::GameState, must("step", &It::step), must("winner", &It::winner), must("round", &It::round),
                    must("time", &It::time), must("dawnWaits", &It::dawnWaits), must("blood", &It::blood), must("trail", &It::trail),
                    must("hideBond", &It::hideBond), must("bloodTokens", &It::bloodTokens), must("catacombs", &It::catacombs),
                    must("trip", &It::trip), must("hosts", &It::hosts), must("consecratedGround", &It::consecratedGround),
                    must("roadblock", &It::roadblock), must("storm", &It::storm), must("declared", &It::declared),
                    must("hunters", &It::hunters), must("sheets", &It::sheets), must("hunterTrips", &It::hunterTrips),
                    must("huntersAlly", &It::huntersAlly), must("draculasAlly", &It::draculasAlly), must("vampires", &It::vampires),
                    must("resolve", &It::resolve), must("turn", &It::turn), must("handling", &It::handling),
                    must("encounterHand", &It::encounterHand), must("reserve", &It::reserve), must("boxReserve", &It::boxReserve),
                    must("drawsDue", &It::drawsDue), must("pushedOff", &It::pushedOff), must("pushedFrom", &It::pushedFrom),
                    must("eventHand", &It::eventHand), must("eventDiscard", &It::eventDiscard), must("combat", &It::combat),
                    must("due", &It::due), must("seed", &It::seed), must("shuffles", &It::shuffles), may("chance", &It::chance),
                    must("happened", &It::happened))

} // namespace demeter

namespace demeter::fury2e {

std::string writeState(const Ruleset& ruleset, const GameState& state, int indent)
{
    return dumpJson(jsonOf(*ruleset.board, state), indent);
}

std::string writeStateWithoutReserveOrder(const Ruleset& ruleset, GameState state, int indent)
{
    std::ranges::sort(state.reserve);
    Json json = jsonOf(*ruleset.board, state);
    json.erase("seed");
    return dumpJson(json, indent);
}

} // namespace demeter::fury2e
