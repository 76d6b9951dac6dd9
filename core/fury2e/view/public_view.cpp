#include "core/fury2e/view/public_view.h"

#include "core/fury2e/game/game_state.h"
#include "core/fury2e/rules/rules.h"

#include <algorithm>

namespace demeter::fury2e {

namespace {

std::optional<Encounter> seen(const PlacedEncounter& token)
{
    return token.faceUp ? std::optional(token.kind) : std::nullopt;
}

/// The location where one lies, or its back.
PublicCard seen(const Board& board, LocationId location, bool faceUp)
{
    PublicCard open;
    if (faceUp)
        open.location = location;
    else
        open.back = board.isSea(location) ? CardBack::Sea : CardBack::Land;
    return open;
}

PublicCard seen(const Board& board, const TrailCard& card)
{
    PublicCard open;
    if (card.location)
        open = seen(board, *card.location, card.faceUp);
    open.powers = card.powers;
    if (card.powers.contains(Power::Hide) && !card.faceUp) { // 2E-HIDE-1
        open.powers = card.powers - PowerSet(Power::Hide);
        open.back = CardBack::Land;
    }
    if (card.encounter)
        open.encounters = {seen(*card.encounter)};
    return open;
}

PublicCard seen(const Board& board, const CatacombCard& card)
{
    PublicCard open = seen(board, card.location, card.faceUp);
    std::ranges::transform(card.encounters, std::back_inserter(open.encounters), [](const PlacedEncounter& token) { return seen(token); });
    return open;
}

/// 2E-TRAIL-8, as far as it can be told from what lies open: a card that lies face down may be the one.
std::optional<LocationId> figureOf(const std::vector<PublicCard>& trail)
{
    const auto first = std::ranges::find_if(trail, [](const PublicCard& card) { return card.back || card.location; });
    return first == trail.end() ? std::nullopt : first->location;
}

std::vector<LocationId> listOf(LocationSet locations)
{
    std::vector<LocationId> list;
    locations.forEach([&](LocationId location) { list.push_back(location); });
    return list;
}

PublicCombat seen(const Ruleset& ruleset, const GameState& state)
{
    const Combat& combat = *state.combat;
    PublicCombat open;
    open.agent = combat.agent;
    open.hunters = combat.hunters;
    open.round = combat.round;
    open.continues = combat.continues;
    open.barredRounds = combat.barredRounds;
    open.traps = combat.traps;
    open.planned = combat.planned;
    open.repelled = combat.repelled;
    open.lastTactic = combat.lastTactic;
    open.lastAgentTactic = combat.lastAgentTactic;
    const CombatModifiers modifiers = combatModifiers(ruleset, state);
    open.huntersBonus = static_cast<std::int8_t>(modifiers.hunters);
    open.draculasBonus = static_cast<std::int8_t>(modifiers.dracula);
    if (combat.stage >= Combat::Stage::Laid)
        open.target = combat.target;             // 2E-COMB-18
    if (combat.stage == Combat::Stage::Result) { // 2E-COMB-6
        open.tactic = combat.tactic;
        open.agentTactic = combat.agentTactic;
    }
    return open;
}

PublicPhase phaseOf(Step step)
{
    if (step == Step::PlaceHunters || step == Step::ChooseStart)
        return PublicPhase::Setup;
    if (step == Step::Over)
        return PublicPhase::Over;
    return step == Step::Hunters ? PublicPhase::Hunters : PublicPhase::Dracula;
}

PublicQuestion::What ofCombat(const GameState& state)
{
    using What = PublicQuestion::What;
    static constexpr std::array<What, 4> asked{What::CombatCards, What::Dracula, What::CombatLaid, What::CombatResult};
    static_assert(static_cast<std::size_t>(Combat::Stage::Result) + 1 == asked.size());
    return state.combat ? asked[static_cast<std::size_t>(state.combat->stage)] : What::Dracula;
}

PublicQuestion askedOf(const GameState& state)
{
    using What = PublicQuestion::What;
    if (state.step == Step::Over)
        return {};
    if (state.drawsDue > 0)
        return {drawsWait(state) ? What::DrawsWait : What::Dracula};
    if (!state.due.empty()) {
        const Due& due = state.due.back();
        switch (due.what) {
        case Due::What::Encounter:
            return {What::Encounter, due.hunters, due.location, due.encounter};
        case Due::What::Shows:
            return {What::Shows, due.hunter ? HunterSet(*due.hunter) : HunterSet()};
        case Due::What::Suffer:
            return {What::Suffer, due.hunters, {}, {}, due.event};
        case Due::What::Cancel:
            return {What::Cancel, {}, {}, {}, due.event};
        case Due::What::Combat:
            return {ofCombat(state)};
        default:
            return {What::Dracula};
        }
    }
    if (state.step == Step::PlaceHunters)
        return {What::Start};
    if (state.step == Step::RoundBegins)
        return {What::RoundBegins};
    if (state.step != Step::Hunters)
        return {What::Dracula};
    return {state.turn.stage == HunterStage::Acting ? What::Act : What::Turn, state.turn.acting};
}

} // namespace

PublicView publicView(const Ruleset& ruleset, const GameState& state)
{
    const Board& board = *ruleset.board;
    PublicView view;
    view.phase = phaseOf(state.step);
    view.winner = state.winner;
    view.round = state.round;
    view.time = state.time;
    view.blood = state.blood;
    view.vampires = state.vampires;
    view.resolve = state.resolve;
    for (const TrailCard& card : state.trail)
        view.trail.push_back(seen(board, card));
    for (std::uint8_t gap = 1; gap < trailLength; ++gap)
        if (state.bloodTokens.test(gap - 1U))
            view.bloodTokens.push_back(gap);
    for (std::size_t i = 0; i < catacombSpaces; ++i)
        if (state.catacombs[i])
            view.catacombs[i] = seen(board, *state.catacombs[i]);
    view.figure = figureOf(view.trail);
    view.besideBoard = listOf(cardsBesideBoard(state));
    view.hosts = listOf(state.hosts);
    view.consecratedGround = state.consecratedGround;
    view.roadblock = state.roadblock;
    if (state.storm)
        view.storm = {state.storm->zone, state.storm->rounds};
    if (state.declared)
        view.declared = {state.declared->location, state.declared->powers};
    view.hunters = state.hunters;
    view.sheets = state.sheets;
    view.acted = state.turn.acted;
    view.acting = state.turn.acting;
    for (std::size_t option = 0; option < resolveOptions; ++option)
        if ((state.turn.resolveUsed >> option) & 1U)
            view.resolveUsed.push_back(static_cast<ResolveOption>(option));
    view.draculasAlly = state.draculasAlly;
    view.huntersAlly = state.huntersAlly;
    view.encounterHand = static_cast<std::uint16_t>(state.encounterHand.size());
    view.eventHand = static_cast<std::uint16_t>(state.eventHand.size());
    view.reserve = static_cast<std::uint16_t>(state.reserve.size() + state.boxReserve);
    view.pushedOff = static_cast<std::uint16_t>(state.pushedOff.size());
    if (state.combat)
        view.combat = seen(ruleset, state);
    view.asked = askedOf(state);
    return view;
}

} // namespace demeter::fury2e
