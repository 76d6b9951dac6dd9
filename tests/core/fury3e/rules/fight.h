// One combat of a test: the cards of a round in one line, and everything that is asked answered by its usual answer.
#pragma once

#include "core/fury3e/rules/chapters.h"
#include "tests/support/table.h"

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <utility>

namespace demeter::test {

using namespace fury3e;

/// A hunter who shows no card.
inline constexpr auto nothing = std::nullopt;

/// Dracula stands face up in `a` with an Encounter card, `b` with another lies in slot 2. It is dusk unless said otherwise.
struct Fight : Table {
    explicit Fight(Step step = Step::Dusk, Printing printing = Printing::Recommended) : Table("test-map-m", printing)
    {
        slot(1, "a", {}, {"rats"}, false, true).slot(2, "b", {}, {"bats"});
        clock(step);
    }

    /// Puts the hunters into `city` and begins.
    Fight& begin(HunterSet who, std::optional<LyingCard> vampire = std::nullopt, std::string_view city = "a")
    {
        who.forEach([&](Hunter each) { hunter(each, city); });
        beginCombat(rules, state, who, vampire);
        return *this;
    }

    Combat& combat() { return *state.combat; }
    bool over() const { return !state.combat; }
    bool holds(CombatCard card) const { return std::ranges::find(state.combatHand, card) != state.combatHand.end(); }

    /// Dracula's hand holds this card: it comes out of the deck in exchange for another.
    void deal(CombatCard card)
    {
        const auto there = std::ranges::find(state.combatDeck, card);
        if (state.handling != CardHandling::Dealt || holds(card) || there == state.combatDeck.end())
            return;
        std::swap(*there, state.combatHand.front());
    }
    /// Dracula's hand is exactly this.
    void hold(std::initializer_list<CombatCard> cards)
    {
        state.combatDeck.insert(state.combatDeck.end(), state.combatHand.begin(), state.combatHand.end());
        state.combatHand.clear();
        for (const CombatCard card : cards) {
            state.combatDeck.erase(std::ranges::find(state.combatDeck, card));
            state.combatHand.push_back(card);
        }
    }

    using Shown = std::initializer_list<std::pair<Hunter, std::optional<HunterCard>>>;
    /// Dracula's card, the hunters' cards and whom he engages: up to the first thing that is asked.
    bool round(CombatCard card, Shown shown, std::optional<Hunter> engaged = std::nullopt)
    {
        deal(card);
        if (!take(PlayCombat{card}))
            return false;
        if (combat().stage == Combat::Stage::Engage && !take(ChooseHunter{engaged.value_or(combat().hunters.first())}))
            return false;
        for (const auto& [hunter, turned] : shown)
            if (!take(HunterFights{hunter, turned}))
                return false;
        return true;
    }

    /// The answer that changes least, or confirms.
    Action usual() const
    {
        const Due& now = state.due.back();
        switch (now.what) {
        case Due::What::HunterEffects:
            return ResolveHunters{now.number, now.hunters};
        case Due::What::LucysReply:
        case Due::What::UsePlotting:
            return Reply{false};
        case Due::What::Bite:
        case Due::What::Defeat:
            return Reply{true};
        case Due::What::EnragedReply:
        case Due::What::SwapCard:
        case Due::What::BatWhere:
            return GoOn{};
        default:
            return std::visit([](const auto& answer) -> Action { return answer; }, answersDue(rules, state).front());
        }
    }
    /// Answers everything up to this, or up to the next round or the end of the combat. False if it does not come to it.
    bool until(Due::What what)
    {
        while (due() != what && !state.due.empty() && due() != Due::What::Combat && take(usual())) {
        }
        return due() == what;
    }
    /// A whole round.
    bool whole(CombatCard card, Shown shown, std::optional<Hunter> engaged = std::nullopt)
    {
        return round(card, shown, engaged) && (until(Due::What::Combat) || over());
    }
    bool broken() const { return brokenInvariant(rules, state).has_value(); }
};

/// A vampire card in lair A, in city `b`, face up.
struct VampireFight : Fight {
    LyingCard vampire;

    explicit VampireFight(std::string_view kind = "new-vampire", Step step = Step::Day, Printing printing = Printing::Recommended)
        : Fight(step, printing)
    {
        state.trail[1].reset();
        state.encounterDeck.push_back(card("bats"));
        lair(0, "b", {kind}, true);
        state.lairs[0]->encounters[0].faceUp = true;
        vampire = {{true, 0}, card(kind), 0};
    }
    VampireFight& start(HunterSet who)
    {
        begin(who, vampire, "b");
        return *this;
    }
    int wounds() const { return state.lairs[0] && !state.lairs[0]->encounters.empty() ? state.lairs[0]->encounters[0].damage : -1; }
};

} // namespace demeter::test
