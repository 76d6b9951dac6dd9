#include "app/fury3e/text/hunter_words.h"

#include "core/fury3e/rules/rules.h"

#include <algorithm>

namespace demeter::fury3e {

namespace {

/// To exchange, and to do what else takes no more than saying so, is to pass.
HunterActs::What deedOf(TypedDeed deed)
{
    switch (deed) {
    case TypedDeed::Rest:
        return HunterActs::What::Rest;
    case TypedDeed::Supply:
        return HunterActs::What::Supply;
    case TypedDeed::Search:
        return HunterActs::What::Search;
    case TypedDeed::Exchange:
    case TypedDeed::Pass:
        break;
    }
    return HunterActs::What::Pass;
}

/// The way that needs no ticket, if there is one; where the rules allow none, the one that the map shows.
Travel usualTravel(const Ruleset& ruleset, const GameState& state, Hunter hunter, LocationId to)
{
    for (const Travel travel : {Travel::Out, Travel::Road, Travel::Sea, Travel::Rail})
        if (!checkHunterMove(ruleset, state, hunter, to, travel))
            return travel;
    const Board& board = *ruleset.board;
    const HunterPlace& from = state.hunters[static_cast<std::size_t>(hunter)];
    const bool atSea = from.where == HunterPlace::Where::Location && board.isSea(from.location);
    return board.isSea(to) || atSea ? Travel::Sea : Travel::Road;
}

} // namespace

HunterLexicon thirdEditionLexicon(const Board& board, const Catalogue& cards, std::optional<Language> own)
{
    std::vector<Names> names;
    for (const auto& card : cards.hunterEvents)
        names.push_back(card.names);
    return {board, board.cards(), names, own, true};
}

HunterReach typedReach(const Ruleset& ruleset, const GameState& state, HunterSet hunters)
{
    HunterReach reach;
    hunters.forEach([&](Hunter hunter) {
        for (const Travel travel : {Travel::Road, Travel::Sea, Travel::Rail, Travel::Out})
            reach[static_cast<std::size_t>(hunter)] |= hunterDestinations(ruleset, state, hunter, travel);
    });
    return reach;
}

HunterWords parseHunterWords(const QString& line, const Ruleset& ruleset, const GameState& state, std::optional<Language> own)
{
    const HunterLexicon lexicon = thirdEditionLexicon(*ruleset.board, *ruleset.cards, own);
    std::optional<Hunter> active = activeHunter(state);
    if (!state.due.empty() && state.due.back().hunter) // a wrong entry is being put right
        active = state.due.back().hunter;
    Typed typed = lexicon.read(line, active);
    if (const auto* several = std::get_if<TypedAmbiguous>(&typed)) { // only now does it matter what is within reach
        HunterSet who;
        for (const TypedCommand& command : several->candidates)
            who.insert(command.hunter);
        typed = lexicon.read(line, active, typedReach(ruleset, state, who));
    }

    HunterWords words;
    const auto add = [&](const TypedCommand& command) {
        const auto* place = std::get_if<LocationId>(&command.what);
        if (place != nullptr && !state.clockKept) { // records of version 0.1
            words.actions.emplace_back(EnterHunter{command.hunter, HunterPlace::in(*place)});
        } else if (place != nullptr) {
            MoveHunter move{command.hunter, *place, Travel::Rail, false};
            if (command.byHorse) {
                move.travel = Travel::Road;
                move.by = HunterCard::FastHorses;
            } else if (!command.byRail) {
                move.travel = usualTravel(ruleset, state, command.hunter, *place);
            }
            words.actions.emplace_back(move);
        } else {
            HunterActs acts{command.hunter, deedOf(std::get<TypedDeed>(command.what)), false, false};
            if (std::ranges::find(words.actions, Action(acts)) != words.actions.end()) // two words for the same
                return;
            words.actions.emplace_back(acts);
            if (acts.what == HunterActs::What::Supply) {
                acts.draculaEvent = true;
                words.actions.emplace_back(acts);
            }
        }
    };
    if (const auto* command = std::get_if<TypedCommand>(&typed)) {
        add(*command);
    } else if (const auto* several = std::get_if<TypedAmbiguous>(&typed)) {
        for (const TypedCommand& command : several->candidates)
            add(command);
    } else {
        if (const auto card = lexicon.card(line))
            words.card = static_cast<HunterEvent>(*card);
        const auto& blame = std::get<TypedNotUnderstood>(typed);
        words.from = blame.from;
        words.length = blame.length;
    }
    return words;
}

} // namespace demeter::fury3e
