// A table of the second edition in the hunters' turns.
#pragma once

#include "tests/core/fury2e/rules/second_table.h"

namespace demeter::test {

inline constexpr fury2e::Hunter secondGodalming = fury2e::Hunter::LordGodalming, secondSeward = fury2e::Hunter::DrSeward,
                                secondHelsing = fury2e::Hunter::VanHelsing, secondMina = fury2e::Hunter::MinaHarker;

/// The hunters' turns; whoever is not placed stands far off, in Ireland and Great Britain, and has had his turn if he comes before all who
/// are (2E-GEN-3).
struct HuntingTable : SecondTable {
    explicit HuntingTable(const std::string& rest) : SecondTable(rest)
    {
        state.step = fury2e::Step::Hunters;
        constexpr std::array<std::string_view, fury2e::hunterCount> farOff{"edinburgh", "manchester", "galway", "plymouth"};
        for (std::size_t i = 0; i < fury2e::hunterCount && !state.hunters[i]; ++i)
            state.turn.acted.insert(static_cast<fury2e::Hunter>(i));
        if (state.turn.acted == fury2e::HunterSet::all()) // nobody is placed
            state.turn.acted = {};
        for (std::size_t i = 0; i < fury2e::hunterCount; ++i) {
            if (!state.hunters[i])
                state.hunters[i] = secondPlace(farOff[i]);
            if (ruleset.board->isSea(*state.hunters[i]))
                state.hunterTrips[i] = fury2e::Trip{1, secondPlace("lisbon"), secondPlace("bay-of-biscay")};
        }
    }

    fury2e::HunterSheet& sheet(fury2e::Hunter hunter) { return fury2e::sheetOf(state, hunter); }
    std::string where(fury2e::Hunter hunter) const { return (*ruleset.board)[*state.hunters[static_cast<std::size_t>(hunter)]].id; }
    bool due(fury2e::Due::What what) const { return !state.due.empty() && state.due.back().what == what; }
    bool over(fury2e::Hunter hunter) const { return state.turn.acted.contains(hunter); }
    /// The table lets them, if somebody else's turn comes first (2E-GEN-3).
    bool move(fury2e::MoveHunters move)
    {
        move.overruled = whyNot(move) == "2E-GEN-3";
        return act(move);
    }
    /// They stay where they are, and search.
    bool stay(fury2e::HunterSet hunters)
    {
        return move({hunters, *state.hunters[static_cast<std::size_t>(hunters.first())], fury2e::Travel::Road, false});
    }
    bool go(fury2e::HunterSet hunters, std::string_view to, fury2e::Travel travel = fury2e::Travel::Road)
    {
        return move({hunters, secondPlace(to), travel, false});
    }
    bool end() { return act(fury2e::HuntersAct{}); }
    bool whole(fury2e::HunterSet hunters) { return stay(hunters) && end(); }
    /// A hunters' Event that Dracula does not answer.
    bool play(const fury2e::HunterPlays& card) { return act(card) && due(fury2e::Due::What::Refuse) && act(fury2e::GoOn{}); }
    /// All tokens of a kind, wherever they lie and whoever meets them just now (2E-INV-2).
    int tokens(fury2e::Encounter kind) const
    {
        auto count = std::ranges::count(state.reserve, kind) + std::ranges::count(state.encounterHand, kind) +
                     std::ranges::count(state.pushedOff, kind);
        for (const auto& card : state.trail)
            count += card.encounter && card.encounter->kind == kind;
        for (const auto& card : state.catacombs)
            if (card)
                count += std::ranges::count(card->encounters, kind, &fury2e::PlacedEncounter::kind);
        for (const auto& each : state.sheets)
            count += std::ranges::count(each.before, kind);
        return static_cast<int>(count);
    }
    bool tells(fury2e::Happening::What what, const std::vector<fury2e::Argument>& arguments) const
    {
        return std::ranges::any_of(state.happened,
                                   [&](const fury2e::Happening& each) { return each.what == what && each.arguments == arguments; });
    }
};

} // namespace demeter::test
