#include "tests/support/second_transcript.h"

#include "core/fury2e/rules/rules.h"
#include "core/fury2e/text/action_text.h"
#include "core/fury2e/text/state_text.h"
#include "tests/support/transcript.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <string_view>

namespace demeter::fury2e {

namespace {

using TranscriptJson = nlohmann::ordered_json;
using test::listText;

constexpr std::array<std::string_view, 4> secondDeeds{"nothing", "rest", "resupply", "exchange"}; // HuntersAct::What

class SecondLines {
public:
    SecondLines(const Ruleset& ruleset, const GameState& state, bool secret) : ruleset_(ruleset), state_(state), secret_(secret) {}

    std::string places() const
    {
        std::string spaces;
        for (std::size_t n = 0; n < trailLength; ++n) {
            if (n > 0)
                spaces += state_.bloodTokens.test(n - 1) ? " ~ " : " | ";
            spaces += n < state_.trail.size() ? onTrail(state_.trail[n]) : "-";
        }
        std::vector<std::string> below;
        for (const auto& card : state_.catacombs)
            if (card)
                below.push_back(location(card->location, card->faceUp) + tokens(card->encounters));
        return "[" + spaces + "] {" + listText(below, ", ") + "}";
    }

    std::string tracks() const
    {
        return "blood " + std::to_string(state_.blood) + " vampires " + std::to_string(state_.vampires) + " resolve " +
               std::to_string(state_.resolve);
    }

    std::string hunters() const
    {
        std::vector<std::string> all;
        for (const Hunter hunter : allHunters) {
            const HunterSheet& sheet = sheetOf(state_, hunter);
            const auto& at = state_.hunters[static_cast<std::size_t>(hunter)];
            std::string text = std::string(1, std::array{'G', 'S', 'V', 'M'}[static_cast<std::size_t>(hunter)]) + ":" +
                               (at ? name(*at) : "off") + " h" + std::to_string(sheet.health);
            if (sheet.bites > 0)
                text += " b" + std::to_string(sheet.bites);
            if (sheet.missesTurn)
                text += " misses";
            for (const Encounter before : sheet.before)
                text += " " + id(before);
            for (const Encounter held : sheet.held)
                text += " by " + id(held);
            if (state_.turn.acted.contains(hunter))
                text += " done";
            all.push_back(text);
        }
        return listText(all, ", ");
    }

    std::string onBoard() const
    {
        std::vector<std::string> all;
        state_.hosts.forEach([&](LocationId city) { all.push_back("host " + name(city)); });
        if (state_.consecratedGround)
            all.push_back("ground " + name(*state_.consecratedGround));
        if (state_.roadblock)
            all.push_back(std::string(state_.roadblock->onRail ? "rail " : "road ") + name(state_.roadblock->a) + "-" +
                          name(state_.roadblock->b));
        if (state_.storm)
            all.push_back("storm " + name(state_.storm->zone) + " " + std::to_string(state_.storm->rounds));
        if (state_.draculasAlly)
            all.push_back("ally " + std::string(infoOf(*state_.draculasAlly).id));
        if (state_.huntersAlly)
            all.push_back("hunters' ally " + std::string(infoOf(*state_.huntersAlly).id));
        if (state_.declared)
            all.push_back("declared " + powers(state_.declared->powers) +
                          (state_.declared->location ? name(*state_.declared->location) : ""));
        cardsBesideBoard(state_).forEach([&](LocationId city) { all.push_back("beside " + name(city)); });
        return all.empty() ? "no tokens" : listText(all, ", ");
    }

    std::string combat() const
    {
        if (!state_.combat)
            return "no combat";
        const Combat& fight = *state_.combat;
        const bool shown = fight.stage == Combat::Stage::Result;
        std::string text = "combat " + std::to_string(fight.round) + " " + (fight.agent ? id(*fight.agent) : "dracula");
        fight.hunters.forEach([&](Hunter hunter) { text += " " + std::string(fury::hunterIds[static_cast<std::size_t>(hunter)]); });
        if (secret_ || shown) {
            if (fight.tactic)
                text += " " + std::string(draculaTacticIds[static_cast<std::size_t>(*fight.tactic)]);
            if (fight.agentTactic)
                text += " " + std::string(agentTacticIds[static_cast<std::size_t>(*fight.agentTactic)]);
        }
        return text;
    }

    /// What Dracula holds; for the table how much of it.
    std::vector<std::string> hands() const
    {
        const std::size_t reserve = state_.handling == TokenHandling::Dealt ? state_.reserve.size() : state_.boxReserve;
        const std::string left = "reserve " + std::to_string(reserve);
        if (!secret_)
            return {"hand " + std::to_string(state_.encounterHand.size()) + " events " + std::to_string(state_.eventHand.size()) + " " +
                    left};
        std::vector<std::string> tokens, events, pushed;
        for (const Encounter token : state_.encounterHand)
            tokens.push_back(id(token));
        for (const DraculaEvent event : state_.eventHand)
            events.emplace_back(infoOf(event).id);
        for (const Encounter token : state_.pushedOff)
            pushed.push_back(id(token));
        return {"hand: " + listText(tokens, " "), "events: " + listText(events, " "), "pushed off: " + listText(pushed, " "), left};
    }

private:
    std::string name(LocationId location) const { return (*ruleset_.board)[location].id; }
    static std::string id(Encounter encounter) { return std::string(encounters[static_cast<std::size_t>(encounter)].id); }
    static std::string powers(PowerSet set)
    {
        std::string text;
        for (const Power power : allPowers)
            if (set.contains(power))
                text += std::string(powerIds[static_cast<std::size_t>(power)]) + "&";
        return text;
    }

    std::string location(LocationId where, bool faceUp) const
    {
        if (secret_ || faceUp)
            return (faceUp ? "^" : "") + name(where);
        return ruleset_.board->isSea(where) ? "sea-back" : "back";
    }

    /// In the order in which they lie; those face down by their number where nobody may know them.
    std::string tokens(const std::vector<PlacedEncounter>& lying) const
    {
        std::string text;
        for (const PlacedEncounter& token : lying)
            text += token.faceUp ? "+^" + id(token.kind) : secret_ ? "+" + id(token.kind) : "+?";
        return text;
    }

    std::string onTrail(const TrailCard& card) const
    {
        const bool hide = card.powers.contains(Power::Hide);
        std::string text = powers(card.powers - PowerSet(Power::Hide));
        if (hide && (secret_ || card.faceUp))
            text += std::string(card.faceUp ? "^" : "") + "hide" + (secret_ ? ">" + (state_.hideBond ? name(*state_.hideBond) : "") : "");
        else if (hide)
            text += "back";
        if (card.location)
            text += location(*card.location, card.faceUp);
        else if (!hide && !text.empty())
            text.pop_back();
        return card.encounter ? text + tokens({*card.encounter}) : text;
    }

    const Ruleset& ruleset_;
    const GameState& state_;
    bool secret_;
};

/// Whose action it is: everything that is not the hunters' is Dracula's.
bool isTheHunters(const Action& action)
{
    return std::holds_alternative<PlaceHunters>(action) || std::holds_alternative<MoveHunters>(action) ||
           std::holds_alternative<HuntersAct>(action) || std::holds_alternative<SpendResolve>(action) ||
           std::holds_alternative<HunterPlays>(action) || std::holds_alternative<PlayItem>(action) ||
           std::holds_alternative<RollForBite>(action) || std::holds_alternative<CombatCard>(action) ||
           std::holds_alternative<AnswerEncounter>(action) || std::holds_alternative<Reply>(action);
}

std::string fieldOf(const Ruleset& ruleset, const GameState& state, const char* field)
{
    return TranscriptJson::parse(writeState(ruleset, state)).at(field).get<std::string>();
}

std::string timeOf(const GameState& state)
{
    return "r" + std::to_string(state.round) + " " + std::string(timeIds[static_cast<std::size_t>(state.time)]) + " ";
}

} // namespace

std::vector<std::string> secondDraculaParts(const Ruleset& ruleset, const GameState& state)
{
    const SecondLines lines(ruleset, state, true);
    const TranscriptJson json = TranscriptJson::parse(writeState(ruleset, state));
    std::string due = "nothing due";
    if (!state.due.empty())
        due = "due " + json.at("due").back().at("what").get<std::string>();
    else if (state.drawsDue > 0)
        due = "due draw " + std::to_string(state.drawsDue);
    std::vector<std::string> parts{timeOf(state) + fieldOf(ruleset, state, "step"), due, lines.places()};
    for (std::string& hand : lines.hands())
        parts.push_back(std::move(hand));
    for (std::string& part : std::vector<std::string>{lines.combat(), lines.tracks(), lines.hunters(), lines.onBoard()})
        parts.push_back(std::move(part));
    return parts;
}

std::vector<std::string> secondTableParts(const Ruleset& ruleset, const GameState& state)
{
    const SecondLines lines(ruleset, state, false);
    // Which decision of Dracula's is due is his own business: for the table his turn is one.
    std::string step = fieldOf(ruleset, state, "step");
    if (state.step >= Step::StartOfTurn && state.step < Step::Over)
        step = "dracula";
    std::vector<std::string> parts{timeOf(state) + step, lines.places()};
    for (std::string& hand : lines.hands())
        parts.push_back(std::move(hand));
    for (std::string& part : std::vector<std::string>{lines.combat(), lines.tracks(), lines.hunters(), lines.onBoard()})
        parts.push_back(std::move(part));
    return parts;
}

std::string secondNewsLine(const Ruleset& ruleset, const GameState& state)
{
    return test::newsText(TranscriptJson::parse(writeState(ruleset, state)).at("happened"), secondDeeds);
}

std::string secondActionLine(const Ruleset& ruleset, const Action& action)
{
    return test::actionText(TranscriptJson::parse(writeAction(ruleset, action)));
}

std::string secondPublicActionLine(const Action& action)
{
    return isTheHunters(action) ? "the hunters" : "Dracula";
}

} // namespace demeter::fury2e
