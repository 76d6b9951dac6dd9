#include "core/fury3e/text/action_reader.h"

#include "core/base/hex.h"
#include "core/fury3e/text/names.h"

#include <algorithm>
#include <limits>
#include <span>

namespace demeter::fury3e {

namespace {

/// The fields that actions have. Every reader of a field gives a value that can be used even after a fault; a fault anywhere refuses the
/// whole action.
class Fields {
protected:
    Fields(const Ruleset& ruleset, const Json& json, std::string place, Faults& faults)
        : board_(*ruleset.board), cards_(*ruleset.cards), ruleset_(ruleset), faults_(faults), fields_(json, std::move(place), faults)
    {
    }

    void fault(std::string code, std::string_view field, std::vector<std::string> arguments = {})
    {
        faults_.push_back({std::move(code), fields_.placeOf(field), std::move(arguments)});
    }
    bool given(std::string_view field) { return fields_.optional(field) != nullptr; }

    /// The field as `read` reads it, which is one of the readers of single values; nothing if it is missing or faulty.
    template <typename Read> auto optional(std::string_view field, const Read& read)
    {
        const Json* value = fields_.optional(field);
        decltype(read(*value, std::string())) result{};
        if (value != nullptr)
            result = read(*value, fields_.placeOf(field));
        return result;
    }
    /// The same for a field that must be there.
    template <typename Read> auto required(std::string_view field, const Read& read)
    {
        if (!given(field) && fields_.valid())
            fault("field-missing", field, {std::string(field)});
        return optional(field, read);
    }

    // Readers of single values.

    auto asLocation()
    {
        return [this](const Json& value, const std::string& place) { return readLocation(value, place, board_, faults_); };
    }
    auto asEncounter()
    {
        return [this](const Json& value, const std::string& place) { return readEncounter(value, place, cards_, faults_); };
    }
    auto asHunter()
    {
        return [this](const Json& value, const std::string& place) { return readHunter(value, place, faults_); };
    }
    auto asHunters()
    {
        return [this](const Json& value, const std::string& place) { return readHunterSet(value, place, faults_); };
    }
    auto asPowers()
    {
        return [this](const Json& value, const std::string& place) { return readPowers(value, place, faults_); };
    }
    auto asDraculaEvent()
    {
        return [this](const Json& value, const std::string& place) { return readDraculaEvent(value, place, faults_); };
    }
    auto asHunterEvent()
    {
        return [this](const Json& value, const std::string& place) { return readHunterEvent(value, place, faults_); };
    }
    auto asHunterCard()
    {
        return [this](const Json& value, const std::string& place) { return readHunterCard(value, place, faults_); };
    }
    auto asRoad()
    {
        return [this](const Json& value, const std::string& place) { return readRoadblock(value, place, board_, faults_); };
    }
    auto asLying()
    {
        return [this](const Json& value, const std::string& place) { return readLying(value, place, cards_, faults_); };
    }
    auto asCardPlace()
    {
        return [this](const Json& value, const std::string& place) {
            ObjectReader fields(value, place, faults_);
            const auto read = readCardPlace(fields, faults_);
            fields.refuseUnknown();
            return read;
        };
    }
    auto asSlot()
    {
        return [this](const Json& value, const std::string& place) -> std::optional<Slot> {
            const auto number = readInteger(value, place, 1, trailLength, faults_);
            if (!number)
                return std::nullopt;
            return Slot{static_cast<std::uint8_t>(*number)};
        };
    }
    template <typename Number> auto asNumber()
    {
        return [this](const Json& value, const std::string& place) -> std::optional<Number> {
            const auto number = readInteger(value, place, std::numeric_limits<Number>::min(), std::numeric_limits<Number>::max(), faults_);
            if (!number)
                return std::nullopt;
            return static_cast<Number>(*number);
        };
    }

    /// One of these names, the first of which belongs to the enumerator `first`.
    template <typename Enum> auto asNameOf(std::span<const std::string_view> names, std::string_view field, Enum first = Enum{})
    {
        return [this, names, field, first](const Json& value, const std::string& place) -> std::optional<Enum> {
            const auto name = readText(value, place, faults_);
            if (!name)
                return std::nullopt;
            const auto found = std::ranges::find(names, *name);
            if (found != names.end())
                return static_cast<Enum>(static_cast<std::size_t>(first) + static_cast<std::size_t>(found - names.begin()));
            faults_.push_back({"unknown-value", place, {*name, std::string(field), nearestOf(*name, names)}});
            return std::nullopt;
        };
    }

    // Fields of one kind.

    LocationId location(std::string_view field) { return required(field, asLocation()).value_or(LocationId{}); }
    EncounterKind encounter() { return required("encounter", asEncounter()).value_or(EncounterKind{}); }
    Hunter hunter() { return required("hunter", asHunter()).value_or(Hunter{}); }
    Slot slot() { return required("slot", asSlot()).value_or(Slot{}); }
    template <typename Enum> Enum nameIn(std::string_view field, std::span<const std::string_view> names, Enum first = Enum{})
    {
        return required(field, asNameOf<Enum>(names, field, first)).value_or(first);
    }

    bool flag(std::string_view field) { return fields_.boolean(field).value_or(false); }
    /// One that is only written if it is true.
    bool optionalFlag(std::string_view field)
    {
        return optional(field, [this](const Json& value, const std::string& place) { return readBoolean(value, place, faults_); })
            .value_or(false);
    }
    std::string text(std::string_view field) { return fields_.text(field).value_or(""); }

    /// Any number that fits; whether it makes sense is for the rules to say.
    int number(std::string_view field) { return required(field, asNumber<int>()).value_or(0); }
    /// One that is only written if it is not 0.
    std::uint8_t optionalNumber(std::string_view field) { return optional(field, asNumber<std::uint8_t>()).value_or(std::uint8_t{0}); }
    /// One of `location`, `hospital` and `off-board`.
    HunterPlace hunterPlace()
    {
        const auto in = optional("location", asLocation());
        const auto hospital = optional("hospital", asLocation());
        const auto off =
            optional("off-board", [this](const Json& value, const std::string& place) { return readBoolean(value, place, faults_); });
        if (off == false)
            fault("hunter-place-unclear", "off-board");
        if (int{given("location")} + int{given("hospital")} + int{given("off-board")} != 1)
            faults_.push_back({"hunter-place-unclear", fields_.place(), {}});
        if (in)
            return HunterPlace::in(*in);
        if (hospital)
            return HunterPlace::hospital(*hospital);
        return {};
    }

    const Board& board_;
    const Catalogue& cards_;
    const Ruleset& ruleset_;
    Faults& faults_;
    ObjectReader fields_;
};

/// Reads what a correction puts right; the one field of these that there is names the kind.
class EditReader : Fields {
public:
    EditReader(const Ruleset& ruleset, const Json& json, std::string place, Faults& faults)
        : Fields(ruleset, json, std::move(place), faults)
    {
    }

    decltype(PutRight::edit) read()
    {
        using Reader = EditReader;
        using Edit = decltype(PutRight::edit);
        struct Kind {
            std::string_view field;
            Edit (Reader::*read)();
        };
        // None of these names is a field of another kind.
        static constexpr std::array<Kind, std::variant_size_v<Edit>> kinds{{{"number", &Reader::numberEdit},
                                                                            {"day", &Reader::day},
                                                                            {"hideout", &Reader::hideout},
                                                                            {"encounter", &Reader::encounterEdit},
                                                                            {"hide-bond", &Reader::hideBond},
                                                                            {"hunter", &Reader::hunterEdit},
                                                                            {"token", &Reader::token},
                                                                            {"events", &Reader::events}}};
        if (!fields_.valid())
            return {};
        const auto isGiven = [this](const Kind& kind) { return given(kind.field); };
        if (std::ranges::count_if(kinds, isGiven) != 1) {
            faults_.push_back({"edit-unclear", fields_.place(), {}});
            return {};
        }
        Edit edit = (this->*std::ranges::find_if(kinds, isGiven)->read)();
        fields_.refuseUnknown();
        return edit;
    }

private:
    using Edit = decltype(PutRight::edit);

    Edit numberEdit()
    {
        EditNumber edit;
        edit.number = nameIn<Number>("number", numberNames);
        edit.value = number("value");
        return edit;
    }

    Edit day()
    {
        static constexpr std::array<std::pair<std::string_view, Step>, 5> times{
            {{"dawn", Step::Dawn}, {"day", Step::Day}, {"dusk", Step::Dusk}, {"night", Step::Night}, {"before-slide", Step::BeforeSlide}}};
        static_assert(std::ranges::all_of(times, [](const auto& time) { return nameOf(time.second, stepNames) == time.first; }));
        static constexpr auto names = [] {
            std::array<std::string_view, times.size()> all;
            std::ranges::transform(times, all.begin(), [](const auto& time) { return time.first; });
            return all;
        }();
        EditDay edit;
        if (const std::string name = text("day"); !name.empty()) {
            const auto days = std::span(dayNames).subspan(1); // without none
            const auto found = std::ranges::find(days, name);
            if (found == days.end())
                fault("unknown-day", "day", {name, nearestOf(name, days)});
            else
                edit.day = static_cast<Weekday>(found - days.begin() + 1);
        }
        edit.time = times[nameIn<std::size_t>("time", names)].second;
        return edit;
    }

    Edit hideout()
    {
        EditHideout edit;
        edit.place = required("hideout", asCardPlace()).value_or(CardPlace{});
        edit.location = optional("location", asLocation());
        edit.powers = optional("powers", asPowers());
        edit.faceUp = optionalFlag("face-up");
        edit.hideOtherwise = optionalFlag("hide-otherwise");
        edit.escapeAsBat = optionalFlag("escape-as-bat");
        edit.rumor = optionalFlag("rumor");
        return edit;
    }

    Edit encounterEdit()
    {
        EditEncounter edit;
        edit.kind = encounter();
        edit.from = nameIn<EncounterZone>("from", zoneNames);
        edit.card = optional("card", asLying());
        edit.to = nameIn<EncounterZone>("to", zoneNames);
        edit.place = optional("place", asCardPlace());
        edit.faceUp = optionalFlag("face-up");
        edit.damage = optionalNumber("damage");
        return edit;
    }

    Edit hideBond()
    {
        const Json* value = fields_.required("hide-bond");
        if (value->is_null())
            return EditHideBond{};
        return EditHideBond{optional("hide-bond", asLocation())};
    }

    Edit hunterEdit()
    {
        EditHunter edit;
        edit.hunter = hunter();
        edit.place = hunterPlace();
        edit.sheet.delayed = optionalFlag("delayed");
        edit.sheet.defeated = optionalFlag("defeated");
        edit.sheet.damage = optionalNumber("damage");
        edit.sheet.bites = optionalNumber("bites");
        edit.sheet.bats = optionalNumber("bats");
        edit.sheet.hospital = optional("recovers-in", asLocation());
        return edit;
    }

    Edit token()
    {
        EditToken edit;
        if (const std::string name = text("token"); !name.empty()) {
            const auto found = std::ranges::find(tokenNames, name);
            if (found == tokenNames.end())
                fault("unknown-token", "token", {name, nearestOf(name, tokenNames)});
            else
                edit.token = static_cast<Token>(found - tokenNames.begin());
        }
        edit.road = optional("road", asRoad());
        // A Roadblock lies on a road, everything else in a location.
        if (given("road"))
            edit.location = optional("location", asLocation()).value_or(LocationId{});
        else
            edit.location = location("location");
        edit.count = number("count");
        return edit;
    }

    Edit events()
    {
        EditEvents edit;
        if (const Json* list = fields_.list("events"))
            for (std::size_t i = 0; i < list->size(); ++i)
                if (const auto event = readDraculaEvent((*list)[i], placeAt(fields_.placeOf("events"), i), faults_))
                    edit.hand.push_back(*event);
        edit.ally = optional("ally", asDraculaEvent());
        edit.hunterAlly = optional("hunter-ally", asHunterEvent());
        return edit;
    }
};

class ActionReader : Fields {
public:
    ActionReader(const Ruleset& ruleset, const Json& json, std::string place, Faults& faults)
        : Fields(ruleset, json, std::move(place), faults)
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
    Action readKind(std::size_t index)
    {
        using Reader = ActionReader;
        static constexpr std::array<Action (Reader::*)(), std::variant_size_v<Action>> readers{
            &Reader::placeHunters,    &Reader::chooseStart,    &Reader::drawEncounter,
            &Reader::plain<Slide>,    &Reader::plain<Mature>,  &Reader::resolveMatured,
            &Reader::makeLair,        &Reader::play,           &Reader::plain<SufferPenalty>,
            &Reader::placeEncounter,  &Reader::placeRumor,     &Reader::plain<EndPhase>,
            &Reader::clearLair,       &Reader::enterHunter,    &Reader::enterToken,
            &Reader::enterWeek,       &Reader::enterDespair,   &Reader::refereeEntry,
            &Reader::claimError,      &Reader::putRightRuling, &Reader::putRightEdge,
            &Reader::putRightEntry,   &Reader::plain<GoOn>,    &Reader::moveHunter,
            &Reader::hunterActs,      &Reader::chooseHunter,   &Reader::chooseHunters,
            &Reader::choosePlace,     &Reader::chooseRoad,     &Reader::chooseLying,
            &Reader::chooseEncounter, &Reader::addEncounter,   &Reader::answerEncounter,
            &Reader::reply,           &Reader::drawEvent,      &Reader::playEvent,
            &Reader::discardEvent,    &Reader::useBodyguards,  &Reader::hunterPlays,
            &Reader::playCombat,      &Reader::hunterFights,   &Reader::resolveHunters,
            &Reader::showWreath,      &Reader::putRight,       &Reader::promiseShares,
            &Reader::addChance,
        };
        return (this->*readers[index])();
    }

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
        action.cleared = optional("clear", asLocation());
        action.encounter = optional("encounter", asEncounter());
        return action;
    }

    Action play()
    {
        Play action;
        action.location = optional("location", asLocation());
        action.powers = optional("powers", asPowers());
        action.misdirect = optional("misdirect", asSlot());
        if (given("misdirect"))
            action.powers |= Power::Misdirect; // the slot says it already
        return action;
    }

    Action enterHunter()
    {
        EnterHunter action;
        action.hunter = hunter();
        action.place = hunterPlace();
        return action;
    }

    Action enterToken()
    {
        EnterToken action;
        const std::string token = text("token");
        const auto kinds = std::span(tokenNames).first(2);
        if (token == kinds[1])
            action.kind = EnterToken::Kind::HeavenlyHost;
        else if (!token.empty() && token != kinds[0])
            fault("unknown-token", "token", {token, nearestOf(token, kinds)});
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

    // The round.

    Action moveHunter()
    {
        MoveHunter action;
        action.hunter = hunter();
        action.to = location("to");
        action.travel = optional("travel", asNameOf<Travel>(travelNames, "travel")).value_or(Travel::Road);
        action.by = optional("by", asHunterCard());
        action.overruled = optionalFlag("overruled");
        return action;
    }

    Action hunterActs()
    {
        HunterActs action;
        action.hunter = hunter();
        action.what = nameIn<HunterActs::What>("what", hunterActNames);
        action.draculaEvent = optionalFlag("dracula-event");
        action.overruled = optionalFlag("overruled");
        return action;
    }

    Action chooseHunter() { return ChooseHunter{hunter()}; }
    Action chooseHunters() { return ChooseHunters{required("hunters", asHunters())}; }
    Action choosePlace() { return ChoosePlace{location("location")}; }
    Action chooseRoad() { return ChooseRoad{required("road", asRoad()).value_or(Roadblock{})}; }
    Action chooseLying() { return ChooseLying{required("card", asLying()).value_or(LyingCard{})}; }
    Action chooseEncounter() { return ChooseEncounter{encounter()}; }

    Action addEncounter()
    {
        AddEncounter action;
        action.slot = slot();
        action.kind = encounter();
        return action;
    }

    Action answerEncounter()
    {
        AnswerEncounter action;
        action.cancelledBy =
            optional("cancelled-by", [this](const Json& value, const std::string& place) { return readAnyCard(value, place); });
        action.met = optionalFlag("met");
        if (const Json* counts = fields_.optional("counts")) {
            ObjectReader inner(*counts, fields_.placeOf("counts"), faults_);
            if (inner.valid())
                for (const auto& [name, value] : counts->items()) {
                    if (name.starts_with("x-"))
                        continue;
                    const std::string place = inner.placeOf(name);
                    const auto hunter = readHunter(std::string_view(name), place, faults_);
                    const auto count = asNumber<std::uint8_t>()(value, place);
                    if (hunter && count)
                        action.counts[static_cast<std::size_t>(*hunter)] = *count;
                }
        }
        action.joining = optional("joining", asHunters());
        return action;
    }

    /// An Event card or another card of the hunters'; no two of them share an id.
    std::optional<std::variant<HunterEvent, HunterCard>> readAnyCard(const Json& value, const std::string& place)
    {
        static_assert(std::ranges::none_of(hunterEventIds, [](std::string_view id) { return std::ranges::count(hunterCardIds, id) != 0; }));
        const auto id = readText(value, place, faults_);
        if (!id)
            return std::nullopt;
        if (const auto event = cardFromId<HunterEvent>(hunterEventIds, *id))
            return *event;
        if (const auto card = cardFromId<HunterCard>(hunterCardIds, *id))
            return *card;
        std::vector<std::string_view> ids(hunterEventIds.begin(), hunterEventIds.end());
        ids.insert(ids.end(), hunterCardIds.begin(), hunterCardIds.end());
        faults_.push_back({"unknown-hunter-card", place, {*id, nearestOf(*id, ids)}});
        return std::nullopt;
    }

    Action reply() { return Reply{flag("yes")}; }
    Action drawEvent() { return DrawEvent{event()}; }
    Action discardEvent() { return DiscardEvent{event()}; }
    DraculaEvent event() { return required("event", asDraculaEvent()).value_or(DraculaEvent{}); }

    Action playEvent()
    {
        PlayEvent action;
        action.event = event();
        action.ally = optionalFlag("ally");
        action.option = optionalNumber("option");
        return action;
    }

    Action useBodyguards()
    {
        UseBodyguards action;
        action.kind = encounter();
        action.hunter = hunter();
        return action;
    }

    Action hunterPlays()
    {
        HunterPlays action;
        action.event = required("event", asHunterEvent()).value_or(HunterEvent{});
        action.hunter = optional("hunter", asHunter());
        action.city = optional("city", asLocation());
        action.second = optional("second", asLocation());
        action.slot = optional("slot", asSlot());
        action.ally = optionalFlag("ally");
        action.option = optionalNumber("option");
        action.road = optional("road", asRoad());
        action.fetched = optional("fetched", asHunterEvent());
        action.player = optional("player", asHunter());
        action.overruled = optionalFlag("overruled");
        return action;
    }

    Action playCombat()
    {
        const auto read = [this](const Json& value, const std::string& place) { return readCombatCard(value, place, faults_); };
        return PlayCombat{required("card", read).value_or(CombatCard{})};
    }

    Action hunterFights()
    {
        HunterFights action;
        action.hunter = hunter();
        action.card = optional("card", asHunterCard());
        action.overruled = optionalFlag("overruled");
        return action;
    }

    Action resolveHunters()
    {
        ResolveHunters action;
        action.damage = number("damage");
        action.leaving = optional("leaving", asHunters());
        return action;
    }

    Action showWreath() { return ShowWreath{hunter()}; }

    Action putRight()
    {
        PutRight action;
        action.reason = text("reason");
        if (action.reason.size() > longestReason)
            fault("text-too-long", "reason", {std::to_string(longestReason)});
        if (const Json* edit = fields_.required("edit"))
            action.edit = EditReader(ruleset_, *edit, fields_.placeOf("edit"), faults_).read();
        return action;
    }

    // Chance.

    Action promiseShares()
    {
        PromiseShares action;
        if (const Json* list = fields_.list("promises"))
            for (std::size_t n = 0; n < std::min(list->size(), mostShares + 1); ++n) // the rules refuse one too many
                action.promises.push_back(bytes((*list)[n], placeAt(fields_.placeOf("promises"), n)));
        return action;
    }

    Action addChance()
    {
        AddChance action;
        const auto asWords = [this](const Json& value, const std::string& place) { return readText(value, place, faults_); };
        action.chance.words = optional("words", asWords).value_or("");
        if (!given("shares"))
            return action;
        if (const Json* list = fields_.list("shares"))
            for (std::size_t n = 0; n < std::min(list->size(), mostShares + 1); ++n) {
                auto& share = action.chance.shares.emplace_back();
                if (!(*list)[n].is_null())
                    share = bytes((*list)[n], placeAt(fields_.placeOf("shares"), n));
            }
        return action;
    }

    /// 32 bytes in hex digits.
    std::array<std::uint8_t, 32> bytes(const Json& value, const std::string& place)
    {
        std::array<std::uint8_t, 32> bytes{};
        if (!value.is_string() || !readHex(value.get_ref<const std::string&>(), bytes))
            faults_.push_back({"not-hex", place, {std::to_string(2 * bytes.size())}});
        return bytes;
    }
};

} // namespace

Action actionFrom(const Ruleset& ruleset, const Json& json, const std::string& place, Faults& faults)
{
    return ActionReader(ruleset, json, place, faults).read();
}

} // namespace demeter::fury3e
