#include "core/game/action_text.h"

#include "core/game/json_writer.h"

#include <algorithm>

namespace demeter {

namespace {

/// In the order of the variant.
constexpr std::array<std::string_view, std::variant_size_v<Action>> actionNames{
    "place-hunters",  "choose-start",   "draw-encounter",  "slide",         "mature",      "resolve-matured",  "make-lair",
    "play",           "suffer-penalty", "place-encounter", "place-rumor",   "end-phase",   "clear-lair",       "enter-hunter",
    "enter-token",    "enter-week",     "enter-despair",   "referee-entry", "claim-error", "put-right-ruling", "put-right-edge",
    "put-right-entry"};

constexpr std::array<std::string_view, 2> tokenNames{"consecrated-ground", "heavenly-host"};

/// Writes the fields of each kind behind `action`.
class ActionWriter {
public:
    ActionWriter(const Ruleset& ruleset, Json& json) : board_(*ruleset.board), cards_(*ruleset.cards), ruleset_(ruleset), json_(json) {}

    void operator()(const PlaceHunters& a)
    {
        Json cities = Json::object();
        for (const Hunter hunter : allHunters)
            cities[std::string(idOf(hunter))] = idOf(board_, a.cities[static_cast<std::size_t>(hunter)]);
        json_["cities"] = std::move(cities);
    }
    void operator()(const ChooseStart& a) { json_["location"] = idOf(board_, a.location); }
    void operator()(const DrawEncounter& a) { json_["encounter"] = idOf(cards_, a.kind); }
    void operator()(const Slide&) {}
    void operator()(const Mature&) {}
    void operator()(const ResolveMatured& a) { json_["encounter"] = idOf(cards_, a.kind); }
    void operator()(const MakeLair& a)
    {
        if (a.cleared)
            json_["clear"] = idOf(board_, *a.cleared);
        if (a.encounter)
            json_["encounter"] = idOf(cards_, *a.encounter);
    }
    void operator()(const Play& a)
    {
        if (a.location)
            json_["location"] = idOf(board_, *a.location);
        const PowerSet powers = a.misdirect ? a.powers | Power::Misdirect : a.powers;
        if (!powers.empty())
            json_["powers"] = powersJson(powers);
        if (a.misdirect)
            json_["misdirect"] = a.misdirect->number;
    }
    void operator()(const SufferPenalty&) {}
    void operator()(const PlaceEncounter& a) { json_["encounter"] = idOf(cards_, a.kind); }
    void operator()(const PlaceRumor& a) { json_["slot"] = a.slot.number; }
    void operator()(const EndPhase&) {}
    void operator()(const ClearLair& a) { json_["location"] = idOf(board_, a.location); }
    void operator()(const EnterHunter& a)
    {
        json_["hunter"] = idOf(a.hunter);
        switch (a.place.where) {
        case HunterPlace::Where::OffBoard:
            json_["off-board"] = true;
            break;
        case HunterPlace::Where::Location:
            json_["location"] = idOf(board_, a.place.location);
            break;
        case HunterPlace::Where::Hospital:
            json_["hospital"] = idOf(board_, a.place.location);
            break;
        }
    }
    void operator()(const EnterToken& a)
    {
        json_["token"] = tokenNames[a.kind == EnterToken::Kind::HeavenlyHost ? 1 : 0];
        json_["location"] = idOf(board_, a.location);
        json_["present"] = a.present;
    }
    void operator()(const EnterWeek& a) { json_["week"] = a.week; }
    void operator()(const EnterDespair& a) { json_["tokens"] = a.tokens; }
    void operator()(const RefereeEntry& a)
    {
        json_["step"] = std::visit([&](const auto& step) { return actionJson(ruleset_, Action(step)); }, a.step);
        json_["penalised"] = a.penalised;
    }
    void operator()(const ClaimError& a)
    {
        if (!a.found)
            return;
        Json found = Json::object();
        found["step"] = a.found->step;
        found["round"] = a.found->round;
        found["rule"] = a.found->rule;
        json_["found"] = std::move(found);
    }
    void operator()(const PutRightRuling& a)
    {
        const auto index = static_cast<std::size_t>(a.ruling);
        if (index >= rulingCount)
            return;
        const RulingInfo& info = rulingTable()[index];
        json_["ruling"] = info.field;
        json_["reading"] = a.reading < info.readingCount ? info.readings[a.reading] : std::string_view();
    }
    void operator()(const PutRightEdge& a)
    {
        json_["between"] = Json::array({idOf(board_, a.a), idOf(board_, a.b)});
        json_["present"] = a.present;
    }
    void operator()(const PutRightEntry& a)
    {
        json_["slot"] = a.slot.number;
        json_["location"] = idOf(board_, a.location);
    }

private:
    const Board& board_;
    const Catalogue& cards_;
    const Ruleset& ruleset_;
    Json& json_;
};

/// Reads one object. Every reader of a field gives a value that can be used even after a fault; a fault anywhere refuses the whole action.
class ActionReader {
public:
    ActionReader(const Ruleset& ruleset, const Json& json, std::string place, Faults& faults)
        : board_(*ruleset.board), cards_(*ruleset.cards), ruleset_(ruleset), faults_(faults), fields_(json, std::move(place), faults)
    {
    }

    Action read()
    {
        Action action = Slide{};
        const auto name = fields_.text("action");
        if (!name)
            return action;
        const auto* found = std::find(actionNames.begin(), actionNames.end(), *name);
        if (found == actionNames.end()) {
            fault("unknown-action", "action", {*name, nearestOf(*name, actionNames)});
            return action;
        }
        action = readKind(static_cast<std::size_t>(found - actionNames.begin()));
        fields_.refuseUnknown();
        return action;
    }

private:
    void fault(std::string code, std::string_view field, std::vector<std::string> arguments = {})
    {
        faults_.push_back({std::move(code), fields_.placeOf(field), std::move(arguments)});
    }

    Action readKind(std::size_t index)
    {
        static constexpr std::array<Action (ActionReader::*)(), std::variant_size_v<Action>> readers{
            &ActionReader::placeHunters,   &ActionReader::chooseStart,    &ActionReader::drawEncounter,
            &ActionReader::plain<Slide>,   &ActionReader::plain<Mature>,  &ActionReader::resolveMatured,
            &ActionReader::makeLair,       &ActionReader::play,           &ActionReader::plain<SufferPenalty>,
            &ActionReader::placeEncounter, &ActionReader::placeRumor,     &ActionReader::plain<EndPhase>,
            &ActionReader::clearLair,      &ActionReader::enterHunter,    &ActionReader::enterToken,
            &ActionReader::enterWeek,      &ActionReader::enterDespair,   &ActionReader::refereeEntry,
            &ActionReader::claimError,     &ActionReader::putRightRuling, &ActionReader::putRightEdge,
            &ActionReader::putRightEntry};
        return (this->*readers[index])();
    }

    // Fields.

    LocationId location(std::string_view field)
    {
        const Json* value = fields_.required(field);
        return value != nullptr ? readLocation(*value, fields_.placeOf(field), board_, faults_).value_or(LocationId{}) : LocationId{};
    }

    std::optional<LocationId> optionalLocation(std::string_view field)
    {
        const Json* value = fields_.optional(field);
        return value != nullptr ? readLocation(*value, fields_.placeOf(field), board_, faults_) : std::nullopt;
    }

    EncounterKind encounter()
    {
        const Json* value = fields_.required("encounter");
        return value != nullptr ? readEncounter(*value, fields_.placeOf("encounter"), cards_, faults_).value_or(EncounterKind{})
                                : EncounterKind{};
    }

    Slot slotOf(const Json* value, std::string_view field)
    {
        const auto number = value != nullptr ? readInteger(*value, fields_.placeOf(field), 1, trailLength, faults_) : std::nullopt;
        return {static_cast<std::uint8_t>(number.value_or(0))};
    }
    Slot slot() { return slotOf(fields_.required("slot"), "slot"); }

    bool flag(std::string_view field) { return fields_.boolean(field).value_or(false); }
    std::string text(std::string_view field) { return fields_.text(field).value_or(""); }

    /// Any number that fits; whether it makes sense is for the rules to say.
    int number(std::string_view field)
    {
        const Json* value = fields_.required(field);
        if (value == nullptr)
            return 0;
        const auto read =
            readInteger(*value, fields_.placeOf(field), std::numeric_limits<int>::min(), std::numeric_limits<int>::max(), faults_);
        return static_cast<int>(read.value_or(0));
    }

    // Actions.

    template <typename Kind> Action plain() { return Kind{}; }
    Action chooseStart() { return ChooseStart{location("location")}; }
    Action drawEncounter() { return DrawEncounter{encounter()}; }
    Action resolveMatured() { return ResolveMatured{encounter()}; }
    Action placeEncounter() { return PlaceEncounter{encounter()}; }
    Action placeRumor() { return PlaceRumor{slot()}; }
    Action clearLair() { return ClearLair{location("location")}; }
    Action enterWeek() { return EnterWeek{number("week")}; }
    Action enterDespair() { return EnterDespair{number("tokens")}; }

    Action placeHunters()
    {
        PlaceHunters action;
        const Json* value = fields_.required("cities");
        if (value == nullptr)
            return action;
        ObjectReader cities(*value, fields_.placeOf("cities"), faults_);
        for (const Hunter hunter : allHunters) {
            const std::string_view id = idOf(hunter);
            if (const Json* city = cities.required(id))
                action.cities[static_cast<std::size_t>(hunter)] =
                    readLocation(*city, cities.placeOf(id), board_, faults_).value_or(LocationId{});
        }
        if (!cities.valid())
            return action;
        for (const auto& [name, city] : value->items())
            if (!name.starts_with("x-"))
                readHunter(std::string_view(name), cities.placeOf(name), faults_);
        return action;
    }

    Action makeLair()
    {
        MakeLair action;
        action.cleared = optionalLocation("clear");
        if (const Json* value = fields_.optional("encounter"))
            action.encounter = readEncounter(*value, fields_.placeOf("encounter"), cards_, faults_);
        return action;
    }

    Action play()
    {
        Play action;
        action.location = optionalLocation("location");
        if (const Json* value = fields_.optional("powers"))
            action.powers = readPowers(*value, fields_.placeOf("powers"), faults_);
        if (const Json* value = fields_.optional("misdirect")) {
            action.misdirect = slotOf(value, "misdirect");
            action.powers |= Power::Misdirect; // the slot says it already
        }
        return action;
    }

    Action enterHunter()
    {
        EnterHunter action;
        if (const Json* value = fields_.required("hunter"))
            action.hunter = readHunter(*value, fields_.placeOf("hunter"), faults_).value_or(Hunter{});
        const auto in = optionalLocation("location");
        const auto hospital = optionalLocation("hospital");
        const Json* off = fields_.optional("off-board");
        const bool inGiven = given("location");
        const bool hospitalGiven = given("hospital");
        if (off != nullptr && readBoolean(*off, fields_.placeOf("off-board"), faults_) == false)
            faults_.push_back({"hunter-place-unclear", fields_.placeOf("off-board"), {}});
        if (int{inGiven} + int{hospitalGiven} + int{off != nullptr} != 1)
            faults_.push_back({"hunter-place-unclear", fields_.place(), {}});
        if (in)
            action.place = HunterPlace::in(*in);
        else if (hospital)
            action.place = HunterPlace::hospital(*hospital);
        return action;
    }
    bool given(std::string_view field) { return fields_.optional(field) != nullptr; }

    Action enterToken()
    {
        EnterToken action;
        const std::string token = text("token");
        if (token == tokenNames[1])
            action.kind = EnterToken::Kind::HeavenlyHost;
        else if (!token.empty() && token != tokenNames[0])
            fault("unknown-token", "token", {token, nearestOf(token, tokenNames)});
        action.location = location("location");
        action.present = flag("present");
        return action;
    }

    Action refereeEntry()
    {
        RefereeEntry action;
        if (const Json* value = fields_.required("step")) {
            // Looked at before it is read: an entry within an entry must not be followed inwards.
            const auto name = value->is_object() ? value->find("action") : value->end();
            if (value->is_object() && name != value->end() && name->is_string() && isOther(name->get_ref<const std::string&>()))
                faults_.push_back({"step-not-allowed", placeAt(fields_.placeOf("step"), "action"), {name->get<std::string>()}});
            else
                takeStep(ActionReader(ruleset_, *value, fields_.placeOf("step"), faults_).read(), action);
        }
        action.penalised = flag("penalised");
        return action;
    }

    /// True for the name of an action that can be no referee's entry.
    static bool isOther(std::string_view name)
    {
        static constexpr std::array<std::string_view, 5> steps{"make-lair", "play", "place-encounter", "place-rumor", "end-phase"};
        return std::find(actionNames.begin(), actionNames.end(), name) != actionNames.end() &&
               std::find(steps.begin(), steps.end(), name) == steps.end();
    }

    static void takeStep(const Action& step, RefereeEntry& into)
    {
        std::visit(
            [&]<typename Kind>(const Kind& kind) {
                if constexpr (std::is_constructible_v<decltype(into.step), const Kind&>)
                    into.step = kind;
            },
            step);
    }

    Action claimError()
    {
        ClaimError action;
        const Json* value = fields_.optional("found");
        if (value == nullptr)
            return action;
        ObjectReader inner(*value, fields_.placeOf("found"), faults_);
        Finding found;
        if (const Json* step = inner.required("step"))
            found.step = static_cast<std::size_t>(
                readInteger(*step, inner.placeOf("step"), 0, std::numeric_limits<std::int64_t>::max(), faults_).value_or(0));
        if (const Json* round = inner.required("round"))
            found.round = static_cast<std::uint16_t>(
                readInteger(*round, inner.placeOf("round"), 0, std::numeric_limits<std::uint16_t>::max(), faults_).value_or(0));
        found.rule = inner.text("rule").value_or("");
        inner.refuseUnknown();
        action.found = std::move(found);
        return action;
    }

    Action putRightRuling()
    {
        PutRightRuling action;
        const std::string field = text("ruling");
        const std::string name = text("reading");
        const auto ruling = rulingFromField(field);
        if (!ruling) {
            std::vector<std::string_view> names;
            for (const RulingInfo& info : rulingTable())
                names.push_back(info.field);
            if (!field.empty())
                fault("unknown-ruling", "ruling", {field, nearestOf(field, names)});
            return action;
        }
        action.ruling = *ruling;
        const RulingInfo& info = rulingTable()[static_cast<std::size_t>(*ruling)];
        const std::vector<std::string_view> readings(info.readings.begin(), info.readings.begin() + info.readingCount);
        const auto found = std::find(readings.begin(), readings.end(), name);
        if (found != readings.end())
            action.reading = static_cast<std::uint8_t>(found - readings.begin());
        else if (!name.empty())
            fault("unknown-reading", "reading", {name, field, nearestOf(name, readings)});
        return action;
    }

    Action putRightEdge()
    {
        PutRightEdge action;
        if (const Json* value = fields_.required("between")) {
            const std::string place = fields_.placeOf("between");
            if (value->is_array() && value->size() == 2) {
                action.a = readLocation((*value)[0], placeAt(place, 0), board_, faults_).value_or(LocationId{});
                action.b = readLocation((*value)[1], placeAt(place, 1), board_, faults_).value_or(LocationId{});
            } else {
                fault("not-pair", "between");
            }
        }
        action.present = flag("present");
        return action;
    }

    Action putRightEntry()
    {
        PutRightEntry action;
        action.slot = slot();
        action.location = location("location");
        return action;
    }

    const Board& board_;
    const Catalogue& cards_;
    const Ruleset& ruleset_;
    Faults& faults_;
    ObjectReader fields_;
};

} // namespace

std::string_view actionName(const Action& action)
{
    return actionNames[action.index()];
}

nlohmann::ordered_json actionJson(const Ruleset& ruleset, const Action& action)
{
    Json json = Json::object();
    json["action"] = actionName(action);
    std::visit(ActionWriter(ruleset, json), action);
    return json;
}

std::string writeAction(const Ruleset& ruleset, const Action& action)
{
    return dumpJson(actionJson(ruleset, action));
}

std::expected<Action, Faults> readAction(const Ruleset& ruleset, const nlohmann::ordered_json& json)
{
    Faults faults;
    Action action = ActionReader(ruleset, json, "", faults).read();
    if (!faults.empty())
        return std::unexpected(std::move(faults));
    return action;
}

std::expected<Action, Faults> readAction(const Ruleset& ruleset, std::string_view json)
{
    const auto parsed = parseJson(json);
    if (!parsed)
        return std::unexpected(parsed.error());
    return readAction(ruleset, *parsed);
}

} // namespace demeter
