// The reserve of Encounter tokens and Dracula's hand of them (2E-ACT-7, 2E-ACT-8, 2E-DARK-2, 2E-DARK-3).
#include "core/base/shuffle.h"
#include "core/fury2e/rules/chapters.h"

namespace demeter::fury2e {

namespace {

void putBack(GameState& state, const std::vector<Encounter>& encounters)
{
    if (encounters.empty())
        return;
    if (state.handling == TokenHandling::DrawnFromBox) {
        state.boxReserve = static_cast<std::uint8_t>(state.boxReserve + encounters.size());
        return;
    }
    state.reserve.insert(state.reserve.end(), encounters.begin(), encounters.end());
    mixReserve(state);
}

/// Tokens of this kind that do not lie in the reserve.
int outsideReserve(const GameState& state, Encounter kind)
{
    auto count = std::ranges::count(state.encounterHand, kind) + std::ranges::count(state.pushedOff, kind);
    for (const TrailCard& card : state.trail)
        count += card.encounter && card.encounter->kind == kind;
    for (const auto& card : state.catacombs)
        if (card)
            count += std::ranges::count(card->encounters, kind, &PlacedEncounter::kind);
    for (const HunterSheet& sheet : state.sheets)
        count += std::ranges::count(sheet.before, kind);
    return static_cast<int>(count);
}

/// 2E-CHANCE-1: true while nothing is drawn in this round before the table was asked for new chance.
bool waitsForChance(const Ruleset& ruleset, const GameState& state)
{
    return ruleset.rulings.chosen(Ruling::ChanceWhen) && takesChance(state) && state.chance.isWaitedFor(state.round);
}

} // namespace

void mixReserve(GameState& state)
{
    std::ranges::sort(state.reserve); // what was known of the order is gone
    shuffle(state.reserve, state.seed, state.shuffles++);
}

void returnEncounter(GameState& state, Encounter encounter)
{
    putBack(state, {encounter});
}

void returnEncounters(GameState& state, const std::vector<PlacedEncounter>& encounters)
{
    std::vector<Encounter> kinds;
    for (const PlacedEncounter& encounter : encounters)
        kinds.push_back(encounter.kind);
    putBack(state, kinds);
}

void drawEncounters(const Ruleset& ruleset, GameState& state, int number)
{
    const int left = state.handling == TokenHandling::DrawnFromBox ? state.boxReserve : static_cast<int>(state.reserve.size());
    state.drawsDue = static_cast<std::uint8_t>(std::min(state.drawsDue + number, left));
    if (state.handling == TokenHandling::Dealt && !waitsForChance(ruleset, state))
        drawWhatIsDue(state);
}

void drawWhatIsDue(GameState& state)
{
    for (; state.drawsDue > 0; --state.drawsDue) {
        state.encounterHand.push_back(state.reserve.back());
        state.reserve.pop_back();
    }
}

void refillHand(const Ruleset& ruleset, GameState& state)
{
    const int held = static_cast<int>(state.encounterHand.size()) + state.drawsDue;
    if (held < encounterLimit(state))
        drawEncounters(ruleset, state, encounterLimit(state) - held);
}

bool takeFromHand(GameState& state, Encounter encounter)
{
    const auto found = std::ranges::find(state.encounterHand, encounter);
    if (found == state.encounterHand.end())
        return false;
    state.encounterHand.erase(found);
    return true;
}

Refused check(const Ruleset&, const GameState& state, const DrawEncounter& draw)
{
    const int tokens = encounters[static_cast<std::size_t>(draw.encounter)].tokens;
    if (state.drawsDue == 0 || state.handling == TokenHandling::Dealt)
        return Violation{"2E-ACT-8", Refusal::NothingToDraw, {}};
    if (outsideReserve(state, draw.encounter) >= tokens)
        return Violation{"2E-ACT-7", Refusal::NotInReserve, {draw.encounter}};
    return std::nullopt;
}

void perform(const Ruleset&, GameState& state, const DrawEncounter& draw)
{
    state.encounterHand.push_back(draw.encounter);
    --state.boxReserve;
    --state.drawsDue;
}

} // namespace demeter::fury2e
