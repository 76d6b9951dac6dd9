#include "core/fury2e/view/public_text.h"

#include "core/fury2e/text/fields.h"
#include "core/journal/public_step_json.h"

namespace demeter::fury2e {

inline constexpr std::array<std::string_view, 2> backNames{"land", "sea"};
inline constexpr std::array<std::string_view, 4> phaseNames{"setup", "dracula", "hunters", "over"};
inline constexpr std::array<std::string_view, 14> questionNames{"nothing",     "dracula",       "start",        "turn",      "act",
                                                                "encounter",   "shows",         "suffer",       "cancel",    "combat-cards",
                                                                "combat-laid", "combat-result", "round-begins", "draws-wait"};

} // namespace demeter::fury2e

namespace demeter {

template <> struct JsonNames<fury2e::CardBack> : PlainNames<fury2e::backNames> {
};
template <> struct JsonNames<fury2e::PublicPhase> : PlainNames<fury2e::phaseNames> {
};
template <> struct JsonNames<fury2e::PublicQuestion::What> : PlainNames<fury2e::questionNames> {
};

DEMETER_JSON_FIELDS(fury2e::PublicCard, must("back", &It::back), must("location", &It::location), must("powers", &It::powers),
                    must("encounters", &It::encounters))
DEMETER_JSON_FIELDS(fury2e::PublicQuestion, must("what", &It::what), may("hunters", &It::hunters), may("location", &It::location),
                    may("encounter", &It::encounter), may("event", &It::event))
DEMETER_JSON_FIELDS(fury2e::PublicCombat, must("agent", &It::agent), must("hunters", &It::hunters), must("round", &It::round),
                    must("continues", &It::continues), must("barredRounds", &It::barredRounds), must("traps", &It::traps),
                    must("planned", &It::planned), must("repelled", &It::repelled), must("target", &It::target),
                    must("tactic", &It::tactic), must("lastTactic", &It::lastTactic), must("agentTactic", &It::agentTactic),
                    must("lastAgentTactic", &It::lastAgentTactic), must("huntersBonus", &It::huntersBonus),
                    must("draculasBonus", &It::draculasBonus))
DEMETER_JSON_FIELDS(fury2e::PublicStorm, must("zone", &It::zone), must("rounds", &It::rounds))
DEMETER_JSON_FIELDS(fury2e::PublicMove, must("location", &It::location), must("powers", &It::powers))
DEMETER_JSON_FIELDS(fury2e::PublicView, must("phase", &It::phase), must("winner", &It::winner), must("round", &It::round),
                    must("time", &It::time), must("blood", &It::blood), must("vampires", &It::vampires), must("resolve", &It::resolve),
                    must("trail", &It::trail), must("bloodTokens", &It::bloodTokens), must("catacombs", &It::catacombs),
                    must("figure", &It::figure), must("besideBoard", &It::besideBoard), must("hosts", &It::hosts),
                    must("consecratedGround", &It::consecratedGround), must("roadblock", &It::roadblock), must("storm", &It::storm),
                    must("declared", &It::declared), must("hunters", &It::hunters), must("sheets", &It::sheets), must("acted", &It::acted),
                    must("acting", &It::acting), must("resolveUsed", &It::resolveUsed), must("draculasAlly", &It::draculasAlly),
                    must("huntersAlly", &It::huntersAlly), must("encounterHand", &It::encounterHand), must("eventHand", &It::eventHand),
                    must("reserve", &It::reserve), must("pushedOff", &It::pushedOff), must("combat", &It::combat),
                    must("asked", &It::asked))

} // namespace demeter

namespace demeter::fury2e {

Json viewJson(const Ruleset& ruleset, const PublicView& view)
{
    return jsonOf(*ruleset.board, view);
}

Json stepJson(const Ruleset& ruleset, const PublicView* before, const PublicStep& step)
{
    const Board& board = *ruleset.board;
    return publicStepJson(
        step, [&](const Happening& happening) { return jsonOf(board, happening); },
        before == nullptr ? jsonOf(board, step.view) : changedFields(board, *before, step.view));
}

} // namespace demeter::fury2e
