#include "app/fury2e/text/hunter_words.h"

#include "core/fury2e/rules/rules.h"
#include "core/fury2e/view/table_turn.h"

#include <algorithm>

namespace demeter::fury2e {

namespace {

/// Those who do it: whose turn it is together, if this hunter is one of them.
HunterSet withHunter(const GameState& state, Hunter hunter)
{
    return state.turn.acting.contains(hunter) ? state.turn.acting : HunterSet(hunter);
}

/// Where each of them can go now.
HunterReach reachOf(const Ruleset& ruleset, const GameState& state, HunterSet hunters)
{
    HunterReach reach;
    hunters.forEach([&](Hunter hunter) {
        ruleset.board->all().forEach([&](LocationId place) {
            const MoveHunters move = announcedMove(ruleset, state, withHunter(state, hunter), place);
            if (!move.by && apply(ruleset, state, move)) // a Fast Horse is meant only where nothing else is
                reach[static_cast<std::size_t>(hunter)].insert(place);
        });
    });
    return reach;
}

std::optional<Action> actionOf(const TypedCommand& command, const Ruleset& ruleset, const GameState& state)
{
    const HunterSet who = withHunter(state, command.hunter);
    const auto move = [&](LocationId place) {
        MoveHunters moved = announcedMove(ruleset, state, who, place);
        if (command.byRail)
            moved = {who, place, Travel::Rail, false};
        if (command.byHorse)
            moved = {who, place, Travel::Road, false, HunterItem::FastHorse};
        return moved;
    };
    if (const auto* place = std::get_if<LocationId>(&command.what))
        return move(*place);
    const auto deed = std::get<TypedDeed>(command.what);
    if (deed != TypedDeed::Search && !state.turn.acting.empty() && !state.turn.acting.contains(command.hunter))
        return std::nullopt; // another's turn is under way, and it is his that the deed would end
    switch (deed) {
    case TypedDeed::Search: {
        const auto here = state.hunters[static_cast<std::size_t>(command.hunter)];
        return here ? std::optional<Action>(move(*here)) : std::nullopt;
    }
    case TypedDeed::Rest:
        return HuntersAct{HuntersAct::What::Rest, {}, 0, false};
    case TypedDeed::Supply:
        return HuntersAct{HuntersAct::What::Resupply, {}, 0, false};
    case TypedDeed::Exchange:
        return HuntersAct{HuntersAct::What::Exchange, {}, 0, false};
    case TypedDeed::Pass:
        return HuntersAct{HuntersAct::What::Nothing, {}, 0, false};
    }
    return std::nullopt;
}

} // namespace

std::vector<Action> typedByHunters(const QString& line, const Ruleset& ruleset, const GameState& state, std::optional<Language> own)
{
    const HunterLexicon lexicon(*ruleset.board, ruleset.board->all(), {}, own, true);
    const std::optional<Hunter> active = state.turn.acting.empty() ? nextHunter(state) : state.turn.acting.first();
    Typed typed = lexicon.read(line, active);
    if (const auto* several = std::get_if<TypedAmbiguous>(&typed)) { // only now does it matter what is within reach
        HunterSet who;
        for (const TypedCommand& command : several->candidates)
            who.insert(command.hunter);
        typed = lexicon.read(line, active, reachOf(ruleset, state, who));
    }
    std::vector<Action> actions;
    const auto add = [&](const TypedCommand& command) {
        const auto action = actionOf(command, ruleset, state);
        if (action && std::ranges::find(actions, *action) == actions.end())
            actions.push_back(*action);
    };
    if (const auto* command = std::get_if<TypedCommand>(&typed))
        add(*command);
    else if (const auto* several = std::get_if<TypedAmbiguous>(&typed))
        std::ranges::for_each(several->candidates, add);
    return actions;
}

} // namespace demeter::fury2e
