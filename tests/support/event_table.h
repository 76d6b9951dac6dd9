// A table with the whole round kept, for tests of Dracula's Event cards.
#pragma once

#include "core/fury3e/rules/chapters.h"
#include "tests/support/table.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace demeter::test {

using namespace fury3e;

using Event = DraculaEvent;

/// A table with the whole round kept: Dracula in e, with d and c behind him; the lord in a, the others in h.
struct Night : Table {
    explicit Night(Step step = Step::Night, const std::string& board = "test-map-m") : Table(board)
    {
        state.clockKept = true;
        state.day = Weekday::Monday;
        state.step = step;
        if (board != "test-map-m")
            return;
        slot(1, "e").slot(2, "d").slot(3, "c");
        hunter(godalming, "a").hunter(seward, "h").hunter(helsing, "h").hunter(mina, "h");
    }
    // The table's own, for a chain of calls.
    template <typename... Args> Night& slot(Args&&... args)
    {
        Table::slot(std::forward<Args>(args)...);
        return *this;
    }
    Night& slot(int number, std::string_view location, PowerSet powers, std::initializer_list<std::string_view> cards, bool rumor = false,
                bool faceUp = false)
    {
        Table::slot(number, location, powers, cards, rumor, faceUp);
        return *this;
    }
    Night& lair(int space, std::string_view location, std::initializer_list<std::string_view> cards)
    {
        Table::lair(space, location, cards);
        return *this;
    }
    Night& hunter(Hunter who, std::string_view location)
    {
        Table::hunter(who, location);
        return *this;
    }
    Night& hold(std::initializer_list<Event> events)
    {
        state.eventHand = events;
        return *this;
    }
    Night& due(Due entry)
    {
        state.due.push_back(std::move(entry));
        return *this;
    }
    /// The lord has come to a place and nobody has answered yet.
    Night& arrived(std::string_view from, std::string_view to, Travel travel)
    {
        hunter(godalming, to);
        return due({.what = Due::What::Arrival, .hunter = godalming, .from = at(from), .place = at(to), .travel = travel});
    }
    bool dueIs(Due::What what) const { return !state.due.empty() && state.due.back().what == what; }
    bool nothingDue() const { return state.due.empty(); }
    bool holds(Event event) const { return std::ranges::count(state.eventHand, event) > 0; }
    bool discarded(Event event) const { return std::ranges::count(state.eventDiscard, event) > 0; }
    HunterPlace where(Hunter hunter) const { return state.hunters[static_cast<std::size_t>(hunter)]; }
    bool said(Happening::What what, const std::vector<Argument>& arguments) const
    {
        return std::ranges::any_of(state.happened, [&](const Happening& news) { return news.what == what && news.arguments == arguments; });
    }
    Roadblock road(std::string_view a, std::string_view b, bool onRail = false) const
    {
        return {onRail, std::min(at(a), at(b)), std::max(at(a), at(b))};
    }
    /// Any answer that could ever be given here is taken exactly if it is listed; names the first that is not.
    std::string unlisted() const
    {
        const auto legal = legalActions(rules, state);
        std::string wrong;
        const auto test = [&](const Action& action, const std::string& name) {
            const bool listed = std::ranges::find(legal, action) != legal.end();
            if (listed != refused(action).empty() && wrong.empty())
                wrong = name + (listed ? " is listed and refused by " + refused(action) : " is taken and not listed");
        };
        test(GoOn{}, "GoOn");
        test(Reply{true}, "yes");
        test(Reply{false}, "no");
        for (const Hunter hunter : allHunters)
            test(ChooseHunter{hunter}, std::string(hunterIds[static_cast<std::size_t>(hunter)]));
        const auto name = [&](LocationId id) { return (*rules.board)[id].id; };
        const LocationSet everywhere = rules.board->all();
        // Where no road is asked for, a few stand for all.
        const LocationSet ends = dueIs(Due::What::PlaceRoadblocks) ? everywhere : LocationSet(LocationId{});
        everywhere.forEach([&](LocationId a) {
            test(ChoosePlace{a}, name(a));
            ends.forEach([&](LocationId b) {
                test(ChooseRoad{{false, a, b}}, name(a) + "-" + name(b));
                test(ChooseRoad{{true, a, b}}, name(a) + "=" + name(b));
            });
        });
        for (std::size_t i = 0; i < rules.cards->encounters.size(); ++i) {
            const auto kind = static_cast<EncounterKind>(i);
            test(ChooseEncounter{kind}, rules.cards->encounters[i].id);
            for (std::uint8_t slot = 0; slot < 9; ++slot)
                test(AddEncounter{Slot{slot}, kind}, rules.cards->encounters[i].id + std::to_string(slot));
        }
        for (std::size_t i = 0; i < draculaEventCount; ++i) {
            const auto event = static_cast<Event>(i);
            const std::string id(idOf(event));
            test(DrawEvent{event}, "draw " + id);
            test(DiscardEvent{event}, "discard " + id);
            for (std::uint8_t option = 0; option < 4; ++option)
                for (const bool ally : {false, true})
                    test(PlayEvent{event, ally, option}, "play " + id + std::to_string(option));
        }
        return wrong;
    }
};

inline PlayEvent play(Event event, std::uint8_t option = 0)
{
    return {event, false, option};
}
inline PlayEvent asAlly(Event event)
{
    return {event, true, 0};
}

} // namespace demeter::test

/// Names the answer that is taken and not listed, or the other way round.
#define LISTED(table) QCOMPARE((table).unlisted(), std::string())
