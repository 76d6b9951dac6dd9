// A table set up for one test: few lines to a position, and actions that must be taken or refused.
#pragma once

#include "core/fury3e/rules/rules.h"
#include "tests/support/load.h"

#include <initializer_list>
#include <string>

namespace demeter::test {

using namespace fury3e;

inline constexpr Hunter godalming = Hunter::LordGodalming, seward = Hunter::DrSeward, helsing = Hunter::VanHelsing,
                        mina = Hunter::MinaHarker;

/// By default on the invented map of the worked cases (cities a to h, ports p q r, Castle Dracula k, seas s t u), at the hunters' phase,
/// with a hand of five rats and the rest of the deck unshuffled.
struct Table {
    Ruleset rules;
    GameState state;

    explicit Table(const std::string& board = "test-map-m", Printing printing = Printing::Recommended);

    LocationId at(std::string_view id) const;
    EncounterKind card(std::string_view id) const;

    /// Puts a Location (empty: none) with Power and Encounter cards into a slot. Encounter cards come out of the deck.
    Table& slot(int number, std::string_view location, PowerSet powers = {}, std::initializer_list<std::string_view> cards = {},
                bool rumor = false, bool faceUp = false);
    Table& lair(int space, std::string_view location, std::initializer_list<std::string_view> cards = {}, bool faceUp = false);
    Table& hand(std::initializer_list<std::string_view> cards);
    Table& bond(std::string_view location);
    Table& hunter(Hunter hunter, std::string_view location);
    Table& token(std::string_view city);
    /// From now on the whole round is kept; it is this time of this day. All Combat cards are in their deck.
    Table& clock(Step step, Weekday day = Weekday::Tuesday);
    /// TIME-10: those ahead of him have acted, so it is his turn.
    Table& turn(Hunter hunter);
    Table& fog(std::string_view city, int tokens = 1);
    Table& hospital(Hunter hunter, std::string_view city);
    HunterSheet& sheet(Hunter hunter) { return state.sheets[static_cast<std::size_t>(hunter)]; }
    HunterPlace& place(Hunter hunter) { return state.hunters[static_cast<std::size_t>(hunter)]; }
    /// What is due now; `EndOfAction` (never due by itself) if nothing is.
    Due::What due() const { return state.due.empty() ? Due::What::EndOfAction : state.due.back().what; }
    Action move(Hunter hunter, std::string_view to, Travel travel = Travel::Road) const
    {
        return MoveHunter{hunter, at(to), travel, false};
    }

    Hideout& in(int slot) { return *state.trail[static_cast<std::size_t>(slot - 1)]; }
    bool empty(int slot) const { return !state.trail[static_cast<std::size_t>(slot - 1)]; }
    /// True if the Location card of `id` lies in this slot.
    bool lies(std::string_view id, int slot) const;

    /// The rule that refuses the action; empty if it is legal.
    std::string refused(const Action& action) const;
    /// Takes the action; false, with the rule in `lastRefusal`, if it is refused.
    bool take(const Action& action);
    /// Takes them one after the other; says which is refused first, and why.
    template <typename... Actions> bool take(const Action& first, const Action& second, const Actions&... more)
    {
        int number = 0;
        const auto taken = [&](const Action& action) { return ++number > 0 && take(action); };
        return ((taken(first) && taken(second)) && ... && taken(more)) || tellRefusal(number);
    }
    /// Tells that action `number` was refused; false.
    bool tellRefusal(int number) const;
    std::string lastRefusal;

    Action play(std::string_view location, PowerSet powers = {}, int misdirect = 0) const;
    bool happened(Happening::What what) const;
    /// True if it happened with exactly these arguments.
    bool happened(Happening::What what, const std::vector<Argument>& arguments) const;
    /// All legal plays as the texts of core/formats.md, section 2, sorted, joined by one space. Needs `Step::ChooseCard`.
    std::string plays() const;
};

/// Every invariant holds.
bool sound(const Table& table);
/// What exactly refuses an action; `NoGame` if nothing does.
Refusal whyNot(const Table& table, const Action& action);

} // namespace demeter::test
