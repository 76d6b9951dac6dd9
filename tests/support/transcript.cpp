#include "tests/support/transcript.h"

#include "core/fury3e/rules/rules.h"
#include "core/fury3e/text/action_text.h"

#include <QFile>

#include <algorithm>
#include <functional>

#include <nlohmann/json.hpp>

namespace demeter::test {

using namespace fury3e;

namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, 4> deeds{"pass", "rest", "supply", "search"}; // HunterActs::What
constexpr std::array<std::string_view, 8> days{"-", "mon", "tue", "wed", "thu", "fri", "sat", "sun"};

std::string timeOf(const Ruleset& ruleset, const GameState& state)
{
    const Json json = Json::parse(writeState(ruleset, state));
    return "r" + std::to_string(state.round) + " w" + std::to_string(state.week) + " " +
           std::string(days[static_cast<std::size_t>(state.day)]) + " " + json.at("step").get<std::string>();
}

class Lines {
public:
    Lines(const Ruleset& ruleset, const GameState& state, bool secret) : ruleset_(ruleset), state_(state), secret_(secret) {}

    std::string places() const
    {
        std::vector<std::string> spaces, lairs;
        for (const auto& hideout : state_.trail)
            spaces.push_back(hideout ? place(*hideout, false) : "-");
        for (const auto& lair : state_.lairs)
            if (lair)
                lairs.push_back(place(*lair, true));
        return "[" + listText(spaces, " | ") + "] {" + listText(lairs, ", ") + "}" +
               (state_.maturing ? " maturing " + place(*state_.maturing, false) : std::string());
    }

    std::string tracks() const
    {
        return "dmg " + std::to_string(state_.damage) + " inf " + std::to_string(state_.influence) + " despair " +
               std::to_string(state_.despair) + " rumors " + std::to_string(state_.rumorTokens);
    }

    std::string hunters() const
    {
        std::vector<std::string> all;
        for (const Hunter hunter : allHunters) {
            const HunterPlace& at = state_.hunters[static_cast<std::size_t>(hunter)];
            const HunterSheet& sheet = state_.sheets[static_cast<std::size_t>(hunter)];
            std::string text(1, std::array{'G', 'S', 'V', 'M'}[static_cast<std::size_t>(hunter)]);
            text += ":";
            text += at.where == HunterPlace::Where::OffBoard ? "off"
                                                             : (at.where == HunterPlace::Where::Hospital ? "H/" : "") + name(at.location);
            if (sheet.damage > 0)
                text += " d" + std::to_string(sheet.damage);
            if (sheet.bites > 0)
                text += " b" + std::to_string(sheet.bites);
            if (sheet.bats > 0)
                text += " bats" + std::to_string(sheet.bats);
            if (sheet.delayed)
                text += " delayed";
            all.push_back(text);
        }
        return listText(all, ", ");
    }

    std::string tokens() const
    {
        std::vector<std::string> all;
        const auto& on = state_.tokens;
        on.consecratedGround.forEach([&](LocationId id) { all.push_back("ground " + name(id)); });
        on.heavenlyHosts.forEach([&](LocationId id) { all.push_back("host " + name(id)); });
        on.storms.forEach([&](LocationId id) { all.push_back("storm " + name(id)); });
        for (const auto& [city, tokens] : on.fog)
            all.push_back("fog" + std::to_string(tokens) + " " + name(city));
        for (const Roadblock& road : on.roadblocks)
            all.push_back(std::string(road.onRail ? "rail " : "road ") + name(road.a) + "-" + name(road.b));
        if (state_.ally)
            all.push_back("ally " + std::string(idOf(*state_.ally)));
        if (state_.hunterAlly)
            all.push_back("hunters' ally " + std::string(idOf(*state_.hunterAlly)));
        for (const EncounterKind kind : state_.beforeDracula)
            all.push_back("before Dracula " + (*ruleset_.cards)[kind].id);
        return all.empty() ? "no tokens" : listText(all, ", ");
    }

    /// Always three parts, so that a hand that comes and goes can be told from the others.
    Parts hands() const
    {
        std::vector<std::string> encounters, events, combat;
        for (const EncounterKind kind : state_.encounterHand)
            encounters.push_back((*ruleset_.cards)[kind].id);
        for (const DraculaEvent event : state_.eventHand)
            events.emplace_back(idOf(event));
        for (const CombatCard card : state_.combatHand)
            combat.emplace_back(idOf(card));
        return {"hand: " + listText(encounters, " "), "events: " + listText(events, " "),
                state_.combat ? "combat: " + listText(combat, " ") : "no combat"};
    }

private:
    std::string name(LocationId id) const { return (*ruleset_.board)[id].id; }

    std::string place(const Hideout& hideout, bool lair) const
    {
        std::vector<std::string> parts;
        // OPEN-15: a Power card but Hide is known anyway.
        for (const Power power : allPowers)
            if (hideout.powers.contains(power) && power != Power::Hide)
                parts.emplace_back(powerIds[static_cast<std::size_t>(power)]);
        if (hideout.escapeAsBat)
            parts.emplace_back("bat-card");
        const bool hide = hideout.powers.contains(Power::Hide), shown = hideShown(hideout);
        if (hide && (secret_ || shown))
            parts.push_back(std::string(shown ? "^" : "") + "hide" +
                            (secret_ ? ">" + (state_.hideBond ? name(*state_.hideBond) : std::string(".")) : std::string()));
        if (hideout.location && (secret_ || hideout.faceUp))
            parts.push_back((hideout.faceUp ? "^" : "") + name(*hideout.location));
        if (!secret_ && (hideout.location ? !hideout.faceUp || (hide && !shown) : hide && !shown)) {
            const bool down = hideout.location && !hideout.faceUp;
            const bool castle = down && ruleset_.board->castle() == *hideout.location && !lair;
            const bool sea = down && ruleset_.board->isSea(*hideout.location) && ruleset_.rulings.seaBacksKnown == NoYes::Yes;
            parts.emplace_back(castle ? "castle-back" : sea ? "sea-back" : "back");
        }
        std::string text = listText(parts, "&");
        int hidden = 0;
        for (const PlacedEncounter& card : hideout.encounters) {
            if (!secret_ && !card.faceUp) {
                ++hidden;
                continue;
            }
            text += std::string(card.faceUp ? "+^" : "+") + (*ruleset_.cards)[card.kind].id;
            if (card.damage > 0)
                text += "(" + std::to_string(card.damage) + ")";
        }
        if (hidden > 0)
            text += "+" + std::to_string(hidden);
        return text + (hideout.rumor ? " r" : "");
    }

    const Ruleset& ruleset_;
    const GameState& state_;
    bool secret_;
};

} // namespace

std::string listText(const std::vector<std::string>& parts, std::string_view separator)
{
    std::string text;
    for (const std::string& part : parts)
        text += (text.empty() ? "" : std::string(separator)) + part;
    return text;
}

Parts draculaParts(const Ruleset& ruleset, const GameState& state)
{
    const Lines lines(ruleset, state, true);
    std::string due = "nothing due";
    if (!state.due.empty())
        due = "due " + Json::parse(writeState(ruleset, state)).at("due").back().at("what").get<std::string>();
    Parts parts{timeOf(ruleset, state), due, lines.places()};
    for (std::string& hand : lines.hands())
        parts.push_back(std::move(hand));
    for (std::string& part : Parts{lines.tracks(), lines.hunters(), lines.tokens()})
        parts.push_back(std::move(part));
    return parts;
}

Parts tableParts(const Ruleset& ruleset, const GameState& state)
{
    const Lines lines(ruleset, state, false);
    // Which decision of Dracula's is due is his own business: for the table his phase is one.
    std::string time = timeOf(ruleset, state);
    if (state.step == Step::BeforeSlide || state.step == Step::ResolveMatured || state.step == Step::ChooseCard ||
        state.step == Step::PlaceEncounter || state.step == Step::PlaceRumor || state.step == Step::EndOfPhase)
        time = time.substr(0, time.rfind(' ')) + " dracula";
    return {time, lines.places(), lines.tracks(), lines.hunters(), lines.tokens()};
}

std::string stateLine(const Parts& before, const Parts& now)
{
    const auto round = [](const Parts& parts) { return parts.front().substr(0, parts.front().find(' ')); };
    if (before.size() != now.size() || round(before) != round(now))
        return listText(now, " | ");
    Parts changed;
    for (std::size_t i = 0; i < now.size(); ++i)
        if (now[i] != before[i])
            changed.push_back(now[i]);
    return changed.empty() ? "=" : listText(changed, " | ");
}

std::string newsText(const Json& happened, std::span<const std::string_view> deedNames)
{
    std::vector<std::string> all;
    for (const Json& news : happened) {
        std::vector<std::string> arguments;
        const bool acted = news.at("what") == "hunter-acted";
        for (const Json& argument : news.at("arguments"))
            for (const Json& value : argument)
                arguments.push_back(value.is_string() ? value.get<std::string>()
                                    : acted           ? std::string(deedNames[value.get<std::size_t>()])
                                                      : value.dump());
        if (const std::string rule = news.value("rule", ""); !rule.empty())
            arguments.push_back(rule);
        all.push_back(news.at("what").get<std::string>() + (arguments.empty() ? "" : "(" + listText(arguments, ", ") + ")"));
    }
    return listText(all, "; ");
}

std::string newsLine(const Ruleset& ruleset, const GameState& state)
{
    return newsText(Json::parse(writeState(ruleset, state)).at("happened"), deeds);
}

QString firstDifference(const QByteArray& golden, const std::string& now)
{
    const QList<QByteArray> was = golden.split('\n'), is = QByteArray::fromStdString(now).split('\n');
    for (qsizetype i = 0; i < std::max(was.size(), is.size()); ++i)
        if (was.value(i) != is.value(i))
            return QStringLiteral("line %1\n was %2\n  is %3")
                .arg(i + 1)
                .arg(QString::fromUtf8(was.value(i)), QString::fromUtf8(is.value(i)));
    return {};
}

QString differenceFromGolden(const QString& path, const std::string& now)
{
    QFile golden(path);
    if (qEnvironmentVariableIsSet("DEMETER_WRITE_GOLDEN")) {
        if (!golden.open(QIODevice::WriteOnly) || golden.write(QByteArray::fromStdString(now)) <= 0)
            return path + QStringLiteral(" cannot be written");
        golden.close();
    }
    return golden.open(QIODevice::ReadOnly) ? firstDifference(golden.readAll(), now) : path + QStringLiteral(" cannot be read");
}

std::string actionText(Json json)
{
    const auto name = json.at("action").get<std::string>();
    json.erase("action");
    return name + (json.empty() ? "" : " " + json.dump());
}

std::string actionLine(const Ruleset& ruleset, const Action& action)
{
    return actionText(Json::parse(writeAction(ruleset, action)));
}

std::string publicActionLine(const Action& action)
{
    const bool hunters = std::holds_alternative<MoveHunter>(action) || std::holds_alternative<HunterActs>(action) ||
                         std::holds_alternative<HunterPlays>(action) || std::holds_alternative<HunterFights>(action) ||
                         std::holds_alternative<PlaceHunters>(action) || std::holds_alternative<AnswerEncounter>(action);
    return hunters ? "the hunters" : "Dracula";
}

} // namespace demeter::test
