// Runs the worked cases of the third edition, `tests/cases/case-NNN.json`.
//
// A file holds `case`, `title`, `rules` (the rules that it tests) and `runs`. A run has a `given` and `steps`.
//  - `given`: `position`, a demeter-position/1 object, or `newGame`, with `board` and perhaps `printing`; and perhaps `rulings`
//    (`{"rumorPerVampire": "no"}`). With `round` the whole round is kept: `step` and `day`, and perhaps `handling` (`drawn-from-box`),
//    `sheets` by hunter (`delayed`, `defeated`, `damage`, `bites`, `bats`, `hospital`), `discardDeck` (the Encounter deck lies in the
//    discard pile) and `nearDefeat` (damage that Dracula can still suffer).
//  - A step has any of `do`, a list of actions; `refused`, the rule by which the last of them is refused; `warned`, the rules of the
//    warnings before the last of them; and `expect`, what must be so afterwards. The keys of `expect` are those of `Checker` below.
//
// Trails and lairs are written as in the worked cases: `[B+1 | ^A+2 r | Hide>A | Wolf&D | Bat&E | -]`, `{X+1, Y+2}`. `^` is face up, `+n`
// face-down Encounter cards (of any kind, since they look alike), `+^n` face-up ones, `+^V` a face-up vampire with its damage behind it, `
// r` a Rumor token, `Hide>A` Hide bonded with A, `Hide>.` Hide with no bond; `Bat&^Hide>.D` Hide face up with D face down.
#include "core/fury3e/rules/movement_position.h"
#include "core/fury3e/rules/rules.h"
#include "core/fury3e/text/action_text.h"
#include "core/fury3e/text/position.h"
#include "core/fury3e/view/public_view.h"
#include "tests/support/load.h"
#include "tests/support/rows.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <charconv>
#include <functional>
#include <map>
#include <memory>
#include <set>

#include <nlohmann/json.hpp>

using namespace demeter;
using namespace demeter::fury3e;
using Json = nlohmann::ordered_json;

namespace {

/// Lists in `expect` are compared without regard to their order.
void sort(Json& list)
{
    auto& items = list.get_ref<Json::array_t&>();
    std::sort(items.begin(), items.end());
}

std::string joined(const std::set<std::string>& texts)
{
    std::string all;
    for (const std::string& text : texts)
        all += (all.empty() ? "" : " ") + text;
    return "{" + all + "}";
}

class Renderer {
public:
    Renderer(const Ruleset& ruleset, const GameState& state) : ruleset_(ruleset), state_(state) {}

    std::string trail() const
    {
        std::string text;
        for (const auto& hideout : state_.trail)
            text += (text.empty() ? "[" : " | ") + (hideout ? place(*hideout) : std::string("-"));
        return text + "]";
    }

    std::string lairs() const
    {
        std::string text;
        for (const auto& lair : state_.lairs)
            if (lair)
                text += (text.empty() ? "" : ", ") + place(*lair);
        return "{" + text + "}";
    }

private:
    std::string name(LocationId id) const { return QString::fromStdString((*ruleset_.board)[id].id).toUpper().toStdString(); }

    std::string place(const Hideout& hideout) const
    {
        std::string text;
        if (hideout.escapeAsBat)
            text += "Bat&";
        if (hideout.powers.contains(Power::WolfForm))
            text += "Wolf&";
        if (hideShown(hideout) || (hideout.faceUp && !hideout.location))
            text += "^";
        if (hideout.powers.contains(Power::DarkCall))
            text += "Dark";
        if (hideout.powers.contains(Power::Feed))
            text += "Feed";
        if (hideout.powers.contains(Power::Misdirect))
            text += "Misd";
        if (hideout.powers.contains(Power::Hide))
            text += "Hide>" + (state_.hideBond ? name(*state_.hideBond) : std::string("."));
        if (hideout.location)
            text += (hideout.faceUp ? "^" : "") + name(*hideout.location);
        return text + cards(hideout.encounters) + (hideout.rumor ? " r" : "");
    }

    std::string cards(const std::vector<PlacedEncounter>& encounters) const
    {
        std::string text;
        for (auto card = encounters.begin(); card != encounters.end();) {
            if (card->faceUp && (*ruleset_.cards)[card->kind].vampire) {
                text += "+^V" + (card->damage > 0 ? "(" + std::to_string(card->damage) + " damage)" : std::string());
                ++card;
                continue;
            }
            const auto alike = [&](const PlacedEncounter& other) {
                return other.faceUp == card->faceUp && !(other.faceUp && (*ruleset_.cards)[other.kind].vampire);
            };
            const auto end = std::find_if_not(card, encounters.end(), alike);
            text += (card->faceUp ? "+^" : "+") + std::to_string(end - card);
            card = end;
        }
        return text;
    }

    const Ruleset& ruleset_;
    const GameState& state_;
};

/// Everything that `expect` can name. Each function returns what the state has; it is compared with what the case says.
class Checker {
public:
    Checker(const Ruleset& ruleset, const GameState& state) : ruleset_(ruleset), state_(state) {}

    /// Empty if all is as expected, else what differs.
    std::string differences(const Json& expected)
    {
        std::string all;
        for (const auto& [key, value] : expected.items()) {
            const std::string difference = compare(key, value);
            if (!difference.empty())
                all += "\n  " + key + ": " + difference;
        }
        return all;
    }

private:
    /// What the table sees of trail or lairs: `?`, `sea` and `castle` for backs, ids for what is face up or known, `+2` Encounter cards
    /// face down.
    template <std::size_t n> std::string seen(const std::array<std::optional<PublicHideout>, n>& places, std::string_view separator) const
    {
        constexpr std::array backs{"?", "sea", "castle"};
        std::string all;
        for (const auto& place : places) {
            std::string text;
            const auto add = [&](std::string_view part) { text += (text.empty() ? "" : "&") + std::string(part); };
            if (!place)
                add("-");
            else if (place->location)
                add((*ruleset_.board)[*place->location].id);
            if (place && place->back)
                add(backs[static_cast<std::size_t>(*place->back)]);
            for (const Power power : allPowers)
                if (place && place->powers.contains(power))
                    add(powerIds[static_cast<std::size_t>(power)]);
            if (place && place->faceDownEncounters > 0)
                text += "+" + std::to_string(place->faceDownEncounters);
            for (const OpenEncounter& card : place ? place->encounters : std::vector<OpenEncounter>{})
                text += "+^" + (*ruleset_.cards)[card.kind].id;
            all += (all.empty() ? "" : std::string(separator)) + text + (place && place->rumor ? " r" : "");
        }
        return all;
    }

    std::string compare(const std::string& key, const Json& expected)
    {
        if (key == "playsInclude" || key == "playsExclude") {
            const bool wanted = key == "playsInclude";
            const std::set<std::string> legal = plays(nullptr);
            for (const Json& text : expected)
                if (legal.contains(text) != wanted || checkPlay(ruleset_, state_, playFromText(text)).has_value() == wanted)
                    return text.get<std::string>() + (wanted ? " is not legal; legal are " : " is legal; legal are ") + joined(legal);
            return {};
        }
        if (key == "happened") {
            const std::set<std::string> names = happened();
            for (const Json& name : expected)
                if (!names.contains(name))
                    return name.get<std::string>() + " is not among " + joined(names);
            return {};
        }
        if (key == "happenedNot") {
            for (const Json& name : expected)
                if (happened().contains(name))
                    return name.get<std::string>() + " happened";
            return {};
        }
        if (key == "state") { // JSON pointers into `writeState`
            for (const auto& [pointer, value] : expected.items()) {
                const Json actual = written().value(Json::json_pointer(pointer), Json("nothing there"));
                if (actual != value)
                    return pointer + " is " + actual.dump() + ", expected " + value.dump();
            }
            return {};
        }
        if (key == "encounters") { // kinds in a slot or lair, oldest first
            for (const auto& [where, kinds] : expected.items())
                if (kindsAt(where) != kinds)
                    return where + " holds " + kindsAt(where).dump() + ", expected " + kinds.dump();
            return {};
        }
        if (key == "inDeck" || key == "notInDeck") {
            for (const Json& card : expected)
                if (inDeck(card) != (key == "inDeck"))
                    return card.get<std::string>() + (key == "inDeck" ? " is not in the deck" : " is in the deck");
            return {};
        }
        const std::map<std::string, std::function<Json()>> values{
            {"seenTrail", [&] { return seen(publicView(ruleset_, state_).trail, " | "); }},
            {"seenLairs", [&] { return seen(publicView(ruleset_, state_).lairs, ", "); }},
            {"trail", [&] { return Renderer(ruleset_, state_).trail(); }},
            {"lairs", [&] { return Renderer(ruleset_, state_).lairs(); }},
            {"damage", [&] { return state_.damage; }},
            {"influence", [&] { return state_.influence; }},
            {"hand", [&] { return state_.encounterHand.size(); }},
            {"discards", [&] { return state_.encounterDiscard.size(); }},
            {"discardPile", [&] { return kinds(state_.encounterDiscard); }},
            {"beforeDracula", [&] { return kinds(state_.beforeDracula); }},
            {"encounterTotal", [&] { return encounterTotal(); }},
            {"rumorTokens", [&] { return state_.rumorTokens; }},
            {"rumorReserve", [&] { return state_.rumorReserve; }},
            {"rumorGone", [&] { return state_.rumorGone; }},
            {"winner",
             [&] {
                 return std::array{"none", "dracula", "hunters"}[static_cast<std::size_t>(state_.winner)];
             }},
            {"step", [&] { return written().at("step"); }},
            {"due", [&] { return state_.due.empty() ? Json() : written().at("due").back().at("what"); }},
            {"deck", [&] { return state_.encounterDeck.size(); }},
            {"combat", [&] { return state_.combat.has_value(); }},
            {"hunters", [&] { return written().at("hunters"); }},
            {"answers", [&] { return answerPlaces(); }},
            {"ambushes", [&] { return lyingAnswers(); }},
            {"eventHand",
             [&] {
                 Json hand = written().at("eventHand");
                 sort(hand);
                 return hand;
             }},
            {"active", [&] { return activeHunter(state_) ? Json(hunterIds[static_cast<std::size_t>(*activeHunter(state_))]) : Json(); }},
            {"figure", [&] { return figureOnBoard(ruleset_, state_) ? "board" : "slot 1"; }},
            {"current", [&] { return idOrNull(currentLocation(state_)); }},
            {"bond", [&] { return idOrNull(state_.hideBond); }},
            {"penaltyDue", [&] { return penaltyDue(ruleset_, state_); }},
            {"plays", [&] { return plays(nullptr); }},
            {"locations", [&] { return plays([](const Play& play) { return play.powers.empty(); }); }},
            {"wolfDestinations", [&] { return destinations(); }},
            {"misdirectSlots", [&] { return misdirectSlots(); }},
            {"choices", [&] { return choices(); }},
            {"starts", [&] { return starts(); }},
            {"rumorSlots", [&] { return rumorSlots(); }},
            {"legalKinds", [&] { return legalKinds(); }},
        };
        const auto found = values.find(key);
        if (found == values.end())
            return "is nothing that a case can expect";
        Json actual = found->second();
        Json wanted = expected;
        if (wanted.is_array())
            sort(wanted);
        return actual == wanted ? std::string() : actual.dump() + ", expected " + wanted.dump();
    }

    Json written() const { return Json::parse(writeState(ruleset_, state_)); }

    std::set<std::string> happened() const
    {
        std::set<std::string> names;
        const Json json = written();
        for (const Json& news : json.at("happened"))
            names.insert(news.at("what"));
        return names;
    }

    /// Places that answer what is due.
    std::set<std::string> answerPlaces() const
    {
        std::set<std::string> ids;
        for (const Action& action : legalActions(ruleset_, state_))
            if (const auto* place = std::get_if<ChoosePlace>(&action))
                ids.insert((*ruleset_.board)[place->location].id);
        return ids;
    }

    /// Encounter cards that answer what is due, as `slot 2 rats` or `lair b rats`.
    std::set<std::string> lyingAnswers() const
    {
        std::set<std::string> found;
        for (const Action& action : legalActions(ruleset_, state_))
            if (const auto* chosen = std::get_if<ChooseLying>(&action)) {
                const LyingCard& card = chosen->card;
                const std::string where = card.place.lair ? "lair " + (*ruleset_.board)[*state_.lairs[card.place.number]->location].id
                                                          : "slot " + std::to_string(card.place.number);
                found.insert(where + " " + (*ruleset_.cards)[card.kind].id + (card.nth > 0 ? " " + std::to_string(card.nth) : ""));
            }
        return found;
    }

    Json idOrNull(std::optional<LocationId> id) const { return id ? Json((*ruleset_.board)[*id].id) : Json(); }

    Json kinds(const std::vector<EncounterKind>& cards) const
    {
        Json list = Json::array();
        for (const EncounterKind kind : cards)
            list.push_back((*ruleset_.cards)[kind].id);
        sort(list);
        return list;
    }

    Json kindsAt(const std::string& where) const
    {
        const std::optional<Hideout>* place = nullptr;
        if (where.size() == 1 && where[0] >= '1' && where[0] <= '6')
            place = &state_.trail[static_cast<std::size_t>(where[0] - '1')];
        for (const auto& lair : state_.lairs)
            if (lair && lair->location && "lair " + (*ruleset_.board)[*lair->location].id == where)
                place = &lair;
        Json list = Json::array();
        if (place && *place)
            for (const PlacedEncounter& card : (*place)->encounters)
                list.push_back((*ruleset_.cards)[card.kind].id);
        return list;
    }

    bool inDeck(const std::string& card) const
    {
        if (const auto power = powerFromId(card))
            return !powersOnTrail(state_).contains(*power);
        const auto location = ruleset_.board->find(card);
        return location && !cardsOnTrail(state_).contains(*location) && !cardsInLairs(state_).contains(*location);
    }

    /// INV-2.
    std::size_t encounterTotal() const
    {
        std::size_t total = state_.encounterHand.size() + state_.encounterDeck.size() + state_.boxDeck + state_.encounterDiscard.size() +
                            state_.beforeDracula.size();
        for (const auto& hideout : state_.trail)
            total += hideout ? hideout->encounters.size() : 0;
        for (const auto& lair : state_.lairs)
            total += lair ? lair->encounters.size() : 0;
        return total + (state_.maturing ? state_.maturing->encounters.size() : 0);
    }

    std::string textOf(const Play& play) const
    {
        const std::string text = choiceText(*ruleset_.board, {SlideChoice{}, packed(play)});
        return text.substr(text.find(';') + 1);
    }

    Play playFromText(std::string text) const
    {
        Play play;
        if (text.starts_with("misdirect@")) {
            play.powers |= Power::Misdirect;
            play.misdirect = Slot{static_cast<std::uint8_t>(text.at(10) - '0')};
            text = text.substr(12);
        }
        if (text.starts_with("wolf-form+")) {
            play.powers |= Power::WolfForm;
            text = text.substr(10);
        }
        if (const auto power = powerFromId(text))
            play.powers |= *power;
        else
            play.location = ruleset_.board->find(text);
        return play;
    }

    std::set<std::string> plays(const std::function<bool(const Play&)>& wanted) const
    {
        std::set<std::string> texts;
        for (const Action& action : legalActions(ruleset_, state_))
            if (const Play* play = std::get_if<Play>(&action); play && (!wanted || wanted(*play)))
                texts.insert(textOf(*play));
        return texts;
    }

    std::set<std::string> destinations() const
    {
        std::set<std::string> ids;
        for (const Action& action : legalActions(ruleset_, state_))
            if (const Play* play = std::get_if<Play>(&action); play && play->location && play->powers.contains(Power::WolfForm))
                ids.insert((*ruleset_.board)[*play->location].id);
        return ids;
    }

    std::set<int> misdirectSlots() const
    {
        std::set<int> found;
        for (const Action& action : legalActions(ruleset_, state_))
            if (const Play* play = std::get_if<Play>(&action); play && play->misdirect)
                found.insert(play->misdirect->number);
        return found;
    }

    std::set<std::string> choices() const
    {
        const auto list = std::make_unique<std::array<MovementChoice, maxMovementChoices>>();
        const std::size_t count = movementChoices(movementRuleset(ruleset_, state_), movementPosition(ruleset_, state_), *list);
        std::set<std::string> texts;
        for (std::size_t i = 0; i < count; ++i)
            texts.insert(choiceText(*ruleset_.board, (*list)[i]));
        return texts;
    }

    std::set<std::string> starts() const
    {
        std::set<std::string> ids;
        for (const Action& action : legalActions(ruleset_, state_))
            if (const ChooseStart* start = std::get_if<ChooseStart>(&action))
                ids.insert((*ruleset_.board)[start->location].id);
        return ids;
    }

    std::set<int> rumorSlots() const
    {
        std::set<int> found;
        for (const Action& action : legalActions(ruleset_, state_))
            if (const PlaceRumor* rumor = std::get_if<PlaceRumor>(&action))
                found.insert(rumor->slot.number);
        return found;
    }

    std::set<std::string> legalKinds() const
    {
        std::set<std::string> names;
        for (const Action& action : legalActions(ruleset_, state_))
            names.emplace(actionName(action));
        return names;
    }

    const Ruleset& ruleset_;
    const GameState& state_;
};

std::string described(const Faults& faults)
{
    std::string text;
    for (const Fault& fault : faults) {
        text += " " + fault.code + " at " + fault.place;
        for (const std::string& argument : fault.arguments)
            text += " " + argument;
    }
    return text;
}

/// True for the actions that `legalActions` lists without exception.
bool listed(const Action& action)
{
    if (const auto* fights = std::get_if<HunterFights>(&action))
        return !fights->overruled;
    return std::visit(
        []<typename A>(const A&) {
            return std::is_same_v<A, ChooseStart> || std::is_same_v<A, Slide> || std::is_same_v<A, Mature> ||
                   std::is_same_v<A, ResolveMatured> || std::is_same_v<A, MakeLair> || std::is_same_v<A, Play> ||
                   std::is_same_v<A, PlaceEncounter> || std::is_same_v<A, PlaceRumor> || std::is_same_v<A, EndPhase> ||
                   std::is_same_v<A, ClearLair> || std::is_same_v<A, GoOn> || std::is_same_v<A, ChoosePlace> ||
                   std::is_same_v<A, ChooseRoad> || std::is_same_v<A, ChooseLying> || std::is_same_v<A, ChooseHunter> ||
                   std::is_same_v<A, ChooseEncounter> || std::is_same_v<A, AddEncounter> || std::is_same_v<A, Reply> ||
                   std::is_same_v<A, DrawEvent> || std::is_same_v<A, DiscardEvent> || std::is_same_v<A, PlayEvent> ||
                   std::is_same_v<A, PlayCombat>;
        },
        action);
}

} // namespace

class TestCases : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void workedCase_data();
    void workedCase();

private:
    static void keepRound(Position& at, const Json& round);
    std::expected<Position, std::string> start(const Json& given) const;
    std::string run(const Json& run) const;
    std::string carryOut(Position& at, const Json& step) const;

    std::shared_ptr<const Catalogue> cards_;
};

void TestCases::initTestCase()
{
    cards_ = test::catalogue();
}

void TestCases::keepRound(Position& at, const Json& round)
{
    static const std::map<std::string, Step> steps{{"dawn", Step::Dawn},
                                                   {"day", Step::Day},
                                                   {"dusk", Step::Dusk},
                                                   {"night", Step::Night},
                                                   {"before-slide", Step::BeforeSlide},
                                                   {"place-rumor", Step::PlaceRumor}};
    static const std::vector<std::string> days{"", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"};
    GameState& state = at.state;
    state.clockKept = true;
    state.step = steps.at(round.at("step"));
    state.day = static_cast<Weekday>(std::ranges::find(days, round.value("day", "tuesday")) - days.begin());
    state.combatDeck.clear();
    for (std::size_t card = 0; card < combatCardCount; ++card)
        for (int copy = 0; copy < at.ruleset.cards->combatCards[card].copies; ++copy)
            state.combatDeck.push_back(static_cast<CombatCard>(card));
    for (const auto& hideout : state.trail)
        if (hideout && hideout->escapeAsBat)
            state.combatDeck.erase(std::ranges::find(state.combatDeck, CombatCard::EscapeAsBat));
    const Json sheets = round.value("sheets", Json::object());
    for (const auto& [id, fields] : sheets.items()) {
        HunterSheet& sheet = state.sheets[static_cast<std::size_t>(*hunterFromId(id))];
        sheet.delayed = fields.value("delayed", false);
        sheet.defeated = fields.value("defeated", false);
        sheet.damage = fields.value("damage", std::uint8_t{0});
        sheet.bites = fields.value("bites", std::uint8_t{0});
        sheet.bats = fields.value("bats", std::uint8_t{0});
        if (fields.contains("hospital"))
            sheet.hospital = at.ruleset.board->find(fields.at("hospital").get<std::string>());
    }
    if (round.value("discardDeck", false))
        std::swap(state.encounterDeck, state.encounterDiscard);
    if (round.contains("nearDefeat"))
        state.damage = static_cast<std::uint16_t>(at.ruleset.cards->draculaLife - round.at("nearDefeat").get<int>());
    if (round.value("handling", "dealt") == "drawn-from-box") {
        state.handling = CardHandling::DrawnFromBox;
        state.boxDeck = static_cast<std::uint16_t>(state.encounterDeck.size());
        state.encounterDeck.clear();
        state.combatDeck.clear();
    }
}

std::expected<Position, std::string> TestCases::start(const Json& given) const
{
    Position at;
    if (given.contains("position")) {
        auto read = readPosition(
            given.at("position").dump(),
            [](const std::string& name) -> std::expected<std::shared_ptr<const Board>, Faults> { return test::board(name); }, cards_);
        if (!read)
            return std::unexpected("position refused:" + described(read.error()));
        at = *std::move(read);
    } else {
        const Json& game = given.at("newGame");
        const std::map<std::string, Printing> printings{{"es", Printing::Es}, {"pl", Printing::Pl}, {"ru", Printing::Ru}};
        at.ruleset = {test::board(game.at("board")), cards_,
                      game.contains("printing") ? rulingsOf(printings.at(game.at("printing"))) : Rulings{}};
    }
    const Json rulings = given.value("rulings", Json::object());
    for (const auto& [field, name] : rulings.items()) {
        const auto ruling = rulingFromField(field);
        if (!ruling)
            return std::unexpected("no ruling " + field);
        const RulingInfo& info = rulingTable()[static_cast<std::size_t>(*ruling)];
        const auto reading = std::ranges::find(info.readings, name.get<std::string>());
        if (reading == info.readings.end())
            return std::unexpected("no reading " + name.get<std::string>() + " of " + field);
        setReading(at.ruleset.rulings, *ruling, static_cast<std::uint8_t>(reading - info.readings.begin()));
    }
    if (!given.contains("position"))
        at.state = newGame(at.ruleset, CardHandling::Dealt, Seed{}, given.contains("round"));
    else if (given.contains("round"))
        keepRound(at, given.at("round"));
    return at;
}

std::string TestCases::carryOut(Position& at, const Json& step) const
{
    const Json actions = step.value("do", Json::array());
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const std::string text = actions[i].dump();
        const auto action = readAction(at.ruleset, actions[i]);
        if (!action)
            return text + " unreadable:" + described(action.error());
        const bool last = i + 1 == actions.size();
        if (last && step.contains("warned")) {
            std::set<std::string> rules;
            for (const Warning& warning : warnings(at.ruleset, at.state, *action))
                rules.emplace(warning.rule);
            if (Json(rules) != step.at("warned"))
                return text + " warns by " + joined(rules);
        }
        const std::vector<Action> legal = legalActions(at.ruleset, at.state);
        const bool isListed = std::ranges::find(legal, *action) != legal.end();
        auto after = apply(at.ruleset, at.state, *action);
        if (last && step.contains("refused")) {
            if (after)
                return text + " is accepted; must be refused by " + step.at("refused").get<std::string>();
            if (isListed)
                return text + " is refused but listed as legal";
            if (after.error().rule != step.at("refused").get<std::string>())
                return text + " is refused by " + std::string(after.error().rule) + ", not by " + step.at("refused").get<std::string>();
            continue;
        }
        if (!after)
            return text + " is refused by " + std::string(after.error().rule);
        if (listed(*action) && !isListed)
            return text + " is accepted but not listed as legal";
        at.ruleset = rulesAfter(at.ruleset, *action);
        at.state = *std::move(after);
        if (const auto broken = brokenInvariant(at.ruleset, at.state))
            return text + " breaks " + std::string(*broken);
    }
    if (step.contains("expect"))
        return Checker(at.ruleset, at.state).differences(step.at("expect"));
    return {};
}

std::string TestCases::run(const Json& run) const
{
    auto at = start(run.at("given"));
    if (!at)
        return at.error();
    std::size_t number = 0;
    for (const Json& step : run.at("steps")) {
        ++number;
        const std::string wrong = carryOut(*at, step);
        if (!wrong.empty())
            return "step " + std::to_string(number) + ": " + wrong + "\n  at " + Renderer(at->ruleset, at->state).trail() + " " +
                   Renderer(at->ruleset, at->state).lairs();
    }
    return {};
}

void TestCases::workedCase_data()
{
    test::Rows<QString, int> add;
    const QDir folder(QStringLiteral(DEMETER_SOURCE_DIR "/tests/cases"));
    const QStringList names = folder.entryList({QStringLiteral("case-*.json")}, QDir::Files, QDir::Name);
    QVERIFY(!names.isEmpty());
    for (const QString& name : names) {
        const Json file = Json::parse(test::sourceFile("tests/cases/" + name.toStdString()), nullptr, false);
        QVERIFY2(!file.is_discarded(), qPrintable(name));
        const Json& runs = file.at("runs");
        for (std::size_t i = 0; i < runs.size(); ++i) {
            std::string row = file.at("case").get<std::string>() + " " + file.at("title").get<std::string>();
            if (runs[i].contains("name"))
                row += ": " + runs[i].at("name").get<std::string>();
            add(row.c_str(), name, static_cast<int>(i));
        }
    }
}

void TestCases::workedCase()
{
    const auto [file, number] = test::rowOf<QString, int>();
    std::string wrong;
    try {
        wrong = run(Json::parse(test::sourceFile("tests/cases/" + file.toStdString())).at("runs").at(static_cast<std::size_t>(number)));
    } catch (const nlohmann::json::exception& exception) {
        wrong = std::string("the case file is malformed: ") + exception.what();
    }
    QVERIFY2(wrong.empty(), wrong.c_str());
}

DEMETER_TEST(TestCases)
#include "test_cases.moc"
