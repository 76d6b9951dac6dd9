#include "core/fury3e/view/public_text.h"

#include "core/fury3e/text/fields.h"
#include "core/journal/public_step_json.h"

namespace demeter::fury3e {

inline constexpr std::array<std::string_view, 3> backNames{"plain", "sea", "castle"};
static_assert(static_cast<std::size_t>(CardBack::Castle) + 1 == backNames.size());
inline constexpr std::array<std::string_view, 7> phaseNames{"setup", "dawn", "day", "dusk", "night", "dracula-phase", "over"};
static_assert(static_cast<std::size_t>(PublicPhase::Over) + 1 == phaseNames.size());

} // namespace demeter::fury3e

namespace demeter {

template <> struct JsonNames<fury3e::CardBack> : PlainNames<fury3e::backNames> {
};
template <> struct JsonNames<fury3e::PublicPhase> : PlainNames<fury3e::phaseNames> {
};

DEMETER_JSON_FIELDS(fury3e::OpenEncounter, must("card", &It::kind), must("damage", &It::damage))
DEMETER_JSON_FIELDS(fury3e::PublicHideout, must("back", &It::back), must("location", &It::location), must("powers", &It::powers),
                    must("escapeAsBat", &It::escapeAsBat), must("rumor", &It::rumor), must("faceDownEncounters", &It::faceDownEncounters),
                    must("encounters", &It::encounters))
DEMETER_JSON_FIELDS(fury3e::PublicCombat, must("vampire", &It::vampire), must("night", &It::night), must("hunters", &It::hunters),
                    must("mesmerized", &It::mesmerized), must("engaged", &It::engaged), must("played", &It::played),
                    must<OfSomeHunters>("cards", &It::cards), must("cancelled", &It::cancelled))
DEMETER_JSON_FIELDS(fury3e::PublicView, must("phase", &It::phase), must("winner", &It::winner), must("round", &It::round),
                    must("week", &It::week), must("day", &It::day), must("despair", &It::despair), must("influence", &It::influence),
                    must("damage", &It::damage), must("draculaLife", &It::draculaLife), must("trail", &It::trail),
                    must("lairs", &It::lairs), must("maturing", &It::maturing), must("figure", &It::figure),
                    must("rumorTokens", &It::rumorTokens), must("encounterHand", &It::encounterHand), must("eventHand", &It::eventHand),
                    must("combatHand", &It::combatHand), must("encounterDeck", &It::encounterDeck),
                    must("encounterDiscard", &It::encounterDiscard), must("beforeDracula", &It::beforeDracula),
                    must("eventDiscard", &It::eventDiscard), must("hiddenDiscards", &It::hiddenDiscards), must("ally", &It::ally),
                    must("hunterAlly", &It::hunterAlly), must("hunters", &It::hunters), must("sheets", &It::sheets),
                    must("tokens", &It::tokens), must("combat", &It::combat))

} // namespace demeter

namespace demeter::fury3e {

Json viewJson(const Ruleset& ruleset, const PublicView& view)
{
    return jsonOf(BoardAndCards(ruleset), view);
}

Json stepJson(const Ruleset& ruleset, const PublicView* before, const PublicStep& step)
{
    const BoardAndCards box(ruleset);
    return publicStepJson(
        step, [&](const Happening& happening) { return jsonOf(box, happening); },
        before == nullptr ? jsonOf(box, step.view) : changedFields(box, *before, step.view));
}

} // namespace demeter::fury3e
