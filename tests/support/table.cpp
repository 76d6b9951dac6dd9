#include "tests/support/table.h"

#include "core/fury3e/rules/movement_position.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <set>

namespace demeter::test {

using namespace fury3e;

namespace {

Hideout hideout(Table& table, std::string_view location, PowerSet powers, std::initializer_list<std::string_view> cards, bool rumor,
                bool faceUp)
{
    Hideout result;
    if (!location.empty())
        result.location = table.at(location);
    result.powers = powers;
    result.faceUp = faceUp;
    result.rumor = rumor;
    if (rumor)
        --table.state.rumorReserve;
    for (const auto id : cards) {
        const EncounterKind kind = table.card(id);
        auto& deck = table.state.encounterDeck;
        const auto found = std::ranges::find(deck, kind);
        deck.erase(found == deck.end() ? deck.begin() : found);
        result.encounters.push_back({kind, false, 0});
    }
    return result;
}

} // namespace

Table::Table(const std::string& board, Printing printing) : rules(ruleset(board, printing))
{
    state = newGame(rules, CardHandling::Dealt, {});
    state.round = 1;
    state.step = Step::BeforeSlide;
    for (const EncounterKind kind : state.encounterHand)
        state.encounterDeck.push_back(kind);
    state.encounterHand.clear();
    std::ranges::sort(state.encounterDeck);
    hand({"rats", "rats", "bats", "bats", "wolves"});
}

LocationId Table::at(std::string_view id) const
{
    const auto found = rules.board->find(id);
    if (!found) {
        std::fprintf(stderr, "no such location: %.*s\n", static_cast<int>(id.size()), id.data());
        std::abort();
    }
    return *found;
}

EncounterKind Table::card(std::string_view id) const
{
    const auto found = rules.cards->find(id);
    if (!found) {
        std::fprintf(stderr, "no such encounter: %.*s\n", static_cast<int>(id.size()), id.data());
        std::abort();
    }
    return *found;
}

Table& Table::slot(int number, std::string_view location, PowerSet powers, std::initializer_list<std::string_view> cards, bool rumor,
                   bool faceUp)
{
    state.trail[static_cast<std::size_t>(number - 1)] = hideout(*this, location, powers, cards, rumor, faceUp);
    return *this;
}

Table& Table::lair(int space, std::string_view location, std::initializer_list<std::string_view> cards, bool faceUp)
{
    state.lairs[static_cast<std::size_t>(space)] = hideout(*this, location, {}, cards, false, faceUp);
    return *this;
}

Table& Table::hand(std::initializer_list<std::string_view> cards)
{
    for (const EncounterKind kind : state.encounterHand)
        state.encounterDeck.insert(state.encounterDeck.begin(), kind);
    state.encounterHand = {};
    const Hideout dealt = hideout(*this, "", {}, cards, false, false);
    for (const PlacedEncounter& card : dealt.encounters)
        state.encounterHand.push_back(card.kind);
    return *this;
}

Table& Table::bond(std::string_view location)
{
    state.hideBond = at(location);
    return *this;
}

Table& Table::hunter(Hunter hunter, std::string_view location)
{
    state.hunters[static_cast<std::size_t>(hunter)] = HunterPlace::in(at(location));
    return *this;
}

Table& Table::token(std::string_view city)
{
    state.tokens.consecratedGround.insert(at(city));
    return *this;
}

Table& Table::clock(Step step, Weekday day)
{
    state.clockKept = true;
    state.step = step;
    state.day = day;
    state.combatDeck.clear();
    for (std::size_t card = 0; card < combatCardCount; ++card)
        state.combatDeck.insert(state.combatDeck.end(), static_cast<std::size_t>(rules.cards->combatCards[card].copies),
                                static_cast<CombatCard>(card));
    for (const auto& hideout : state.trail)
        if (hideout && hideout->escapeAsBat)
            state.combatDeck.erase(std::ranges::find(state.combatDeck, CombatCard::EscapeAsBat));
    return *this;
}

Table& Table::turn(Hunter hunter)
{
    for (const Hunter other : allHunters)
        if (other < hunter)
            state.now.acted.insert(other);
    return *this;
}

Table& Table::fog(std::string_view city, int tokens)
{
    state.tokens.fog.emplace_back(at(city), static_cast<std::uint8_t>(tokens));
    return *this;
}

Table& Table::hospital(Hunter hunter, std::string_view city)
{
    place(hunter) = HunterPlace::hospital(at(city));
    return *this;
}

bool Table::lies(std::string_view id, int slot) const
{
    const auto& hideout = state.trail[static_cast<std::size_t>(slot - 1)];
    return hideout && hideout->location == at(id);
}

std::string Table::refused(const Action& action) const
{
    const auto next = apply(rules, state, action);
    return next ? std::string() : std::string(next.error().rule);
}

bool Table::take(const Action& action)
{
    auto next = apply(rules, state, action);
    if (!next) {
        lastRefusal = std::string(next.error().rule);
        return false;
    }
    state = std::move(*next);
    rules = rulesAfter(rules, action);
    return true;
}

bool Table::tellRefusal(int number) const
{
    std::fprintf(stderr, "action %d is refused by %s\n", number, lastRefusal.c_str());
    return false;
}

Action Table::play(std::string_view location, PowerSet powers, int misdirect) const
{
    Play play;
    if (!location.empty())
        play.location = at(location);
    play.powers = powers;
    if (misdirect != 0)
        play.misdirect = Slot{static_cast<std::uint8_t>(misdirect)};
    return play;
}

bool Table::happened(Happening::What what) const
{
    return std::ranges::any_of(state.happened, [&](const Happening& happening) { return happening.what == what; });
}

bool Table::happened(Happening::What what, const std::vector<Argument>& arguments) const
{
    return std::ranges::any_of(state.happened,
                               [&](const Happening& happening) { return happening.what == what && happening.arguments == arguments; });
}

std::string Table::plays() const
{
    std::set<std::string> texts;
    for (const Action& action : legalActions(rules, state))
        if (const auto* play = std::get_if<Play>(&action))
            texts.insert(choiceText(*rules.board, {{}, packed(*play)}).substr(2));
    std::string joined;
    for (const std::string& text : texts)
        joined += (joined.empty() ? "" : " ") + text;
    return joined;
}

bool sound(const Table& table)
{
    return !brokenInvariant(table.rules, table.state);
}

Refusal whyNot(const Table& table, const Action& action)
{
    const auto next = apply(table.rules, table.state, action);
    return next ? Refusal::NoGame : next.error().what;
}

} // namespace demeter::test
