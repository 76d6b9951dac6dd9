// The fields of actions and announcements in files: one description by which they are written and read (core/base/json_fields.h). Internal
// to the core. core/formats.md, section 5, says the same to people.
#pragma once

#include "core/fury/actions_json.h"
#include "core/fury3e/cards/card_json.h"
#include "core/fury3e/game/board_tokens.h"
#include "core/fury3e/game/ruleset.h"
#include "core/fury3e/text/names.h"

namespace demeter::fury3e {

/// What ids mean something together with.
struct BoardAndCards {
    const Board& board;
    const Catalogue& cards;
    explicit BoardAndCards(const Ruleset& ruleset) : board(*ruleset.board), cards(*ruleset.cards) {}
    BoardAndCards(const Board& itsBoard, const Catalogue& itsCards) : board(itsBoard), cards(itsCards) {}
    operator const Board&() const { return board; }
    operator const Catalogue&() const { return cards; }
};

inline constexpr std::string_view editUnclear = "edit-unclear";

} // namespace demeter::fury3e

namespace demeter {

// Values that are written in a way of their own.

template <> struct JsonValue<fury3e::EncounterKind> {
    static Json write(const fury3e::Catalogue& cards, fury3e::EncounterKind kind) { return Json(fury3e::idOf(cards, kind)); }
    static void read(const fury3e::Catalogue& cards, const JsonAt& at, fury3e::EncounterKind& into, Faults& faults)
    {
        into = fury3e::readEncounter(at.value, at.place, cards, faults).value_or(fury3e::EncounterKind{});
    }
};

template <> struct JsonValue<fury3e::PowerSet> : JsonSet<fury3e::PowerSet, fury3e::Power> {
    template <typename Context> static void read(const Context& context, const JsonAt& at, fury3e::PowerSet& into, Faults& faults)
    {
        readSet(context, at, into, "power-doubled", faults);
    }
};

template <> struct JsonValue<fury3e::Slot> {
    template <typename Context> static Json write(const Context&, fury3e::Slot slot) { return Json(slot.number); }
    template <typename Context> static void read(const Context&, const JsonAt& at, fury3e::Slot& into, Faults& faults)
    {
        into.number = static_cast<std::uint8_t>(readInteger(at.value, at.place, 1, fury3e::trailLength, faults).value_or(0));
    }
};
template <> struct JsonValue<fury3e::LairSpace> {
    template <typename Context> static Json write(const Context&, fury3e::LairSpace lair) { return Json(lair.index); }
};
template <> struct JsonValue<fury3e::RegionOf> {
    static Json write(const Board& board, fury3e::RegionOf region) { return Json(board[region.city].region); }
};

/// `{"slot":2}` or `{"lair":0}`.
template <> struct JsonObject<fury3e::CardPlace> {
    template <typename Context> static void write(const Context&, Json& into, fury3e::CardPlace place)
    {
        into[place.lair ? "lair" : "slot"] = place.number;
    }
    template <typename Context> static void read(const Context&, ObjectReader& from, fury3e::CardPlace& into, Faults& faults)
    {
        const Json* slot = from.optional("slot");
        const Json* lair = from.optional("lair");
        if ((slot != nullptr) == (lair != nullptr)) {
            faults.push_back({"card-place-unclear", from.place(), {}});
            return;
        }
        const auto number = slot != nullptr ? readInteger(*slot, from.placeOf("slot"), 1, fury3e::trailLength, faults)
                                            : readInteger(*lair, from.placeOf("lair"), 0, fury3e::lairSpaces - 1, faults);
        into = {lair != nullptr, static_cast<std::uint8_t>(number.value_or(0))};
    }
};
DEMETER_JSON_FIELDS(fury3e::LyingCard, own(&It::place), must("encounter", &It::kind), may("nth", &It::nth))

/// One of `location`, `hospital` and `off-board`.
template <> struct JsonObject<fury3e::HunterPlace> {
    template <typename Context> static void write(const Context& context, Json& into, const fury3e::HunterPlace& place)
    {
        using Where = fury3e::HunterPlace::Where;
        if (place.where == Where::OffBoard)
            into["off-board"] = true;
        else
            into[place.where == Where::Location ? "location" : "hospital"] = jsonOf(context, place.location);
    }
    template <typename Context> static void read(const Context& context, ObjectReader& from, fury3e::HunterPlace& into, Faults& faults)
    {
        int given = 0;
        for (const std::string_view field : {"location", "hospital"})
            if (const Json* value = from.optional(field)) {
                into.where = field == "location" ? fury3e::HunterPlace::Where::Location : fury3e::HunterPlace::Where::Hospital;
                JsonValue<LocationId>::read(context, {*value, from.placeOf(field), field}, into.location, faults);
                ++given;
            }
        if (const Json* off = from.optional("off-board")) {
            if (readBoolean(*off, from.placeOf("off-board"), faults) == false)
                faults.push_back({"hunter-place-unclear", from.placeOf("off-board"), {}});
            ++given;
        }
        if (given != 1)
            faults.push_back({"hunter-place-unclear", from.place(), {}});
    }
};

/// An Event card or another card of the hunters'; no two of them share an id.
using CancellingCard = decltype(fury3e::AnswerEncounter::cancelledBy)::value_type;
template <> struct JsonValue<CancellingCard> {
    static_assert(std::ranges::none_of(fury3e::hunterEventIds,
                                       [](std::string_view id) { return std::ranges::count(fury3e::hunterCardIds, id) != 0; }));
    template <typename Context> static Json write(const Context&, const CancellingCard& card)
    {
        return std::visit([](auto each) { return Json(jsonName(each)); }, card);
    }
    template <typename Context> static void read(const Context&, const JsonAt& at, CancellingCard& into, Faults& faults)
    {
        using namespace fury3e;
        const auto id = readText(at.value, at.place, faults);
        if (!id)
            return;
        if (const auto event = cardFromId<HunterEvent>(hunterEventIds, *id)) {
            into = *event;
        } else if (const auto card = cardFromId<HunterCard>(hunterCardIds, *id)) {
            into = *card;
        } else {
            std::vector<std::string_view> ids(hunterEventIds.begin(), hunterEventIds.end());
            ids.insert(ids.end(), hunterCardIds.begin(), hunterCardIds.end());
            faults.push_back({"unknown-hunter-card", at.place, {*id, nearestOf(*id, ids)}});
        }
    }
};

// Dracula's turn.
DEMETER_JSON_FIELDS(fury3e::DrawEncounter, must("encounter", &It::kind))
DEMETER_JSON_FIELDS(fury3e::ResolveMatured, must("encounter", &It::kind))
DEMETER_JSON_FIELDS(fury3e::MakeLair, some("clear", &It::cleared), some("encounter", &It::encounter))
DEMETER_JSON_FIELDS(fury3e::Play, some("location", &It::location), may("powers", &It::powers), some("misdirect", &It::misdirect))
/// The slot says that Misdirect is played.
template <> struct JsonObject<fury3e::Play> : JsonFieldsOf<fury3e::Play, jsonFields<fury3e::Play>> {
    static fury3e::Play whole(fury3e::Play play)
    {
        if (play.misdirect)
            play.powers |= fury3e::Power::Misdirect;
        return play;
    }
    template <typename Context> static void write(const Context& context, Json& into, const fury3e::Play& play)
    {
        JsonFieldsOf::write(context, into, whole(play));
    }
    template <typename Context> static void read(const Context& context, ObjectReader& from, fury3e::Play& into, Faults& faults)
    {
        JsonFieldsOf::read(context, from, into, faults);
        into = whole(into);
    }
};
DEMETER_JSON_FIELDS(fury3e::PlaceEncounter, must("encounter", &It::kind))
DEMETER_JSON_FIELDS(fury3e::PlaceRumor, must("slot", &It::slot))
DEMETER_JSON_FIELDS(fury3e::ClearLair, must("location", &It::location))

// What is entered by hand.
DEMETER_JSON_FIELDS(fury3e::EnterHunter, must("hunter", &It::hunter), own(&It::place))
DEMETER_JSON_FIELDS(fury3e::EnterToken, must("token", &It::kind), must("location", &It::location), must("present", &It::present))
DEMETER_JSON_FIELDS(fury3e::EnterWeek, must("week", &It::week))
DEMETER_JSON_FIELDS(fury3e::EnterDespair, must("tokens", &It::tokens))

// Errors.
/// The step as an action; any other action is refused.
using RefereeStep = decltype(fury3e::RefereeEntry::step);
template <> struct JsonValue<RefereeStep> {
    template <typename Context> static Json write(const Context& context, const RefereeStep& step)
    {
        const fury3e::Action action = std::visit([](const auto& each) { return fury3e::Action(each); }, step);
        return taggedJson(context, "action", fury3e::actionNames, action);
    }
    template <typename Context> static void read(const Context& context, const JsonAt& at, RefereeStep& into, Faults& faults)
    {
        static constexpr std::array<std::string_view, 5> steps{"make-lair", "play", "place-encounter", "place-rumor", "end-phase"};
        // Looked at before it is read: an entry within an entry must not be followed inwards.
        if (const auto name = at.value.is_object() ? at.value.find("action") : at.value.end();
            name != at.value.end() && name->is_string()) {
            const auto& text = name->template get_ref<const std::string&>();
            if (std::ranges::count(fury3e::actionNames, text) != 0 && std::ranges::count(steps, text) == 0) {
                faults.push_back({"step-not-allowed", placeAt(at.place, "action"), {text}});
                return;
            }
        }
        std::visit(
            [&]<typename Kind>(Kind&& kind) {
                if constexpr (std::is_constructible_v<RefereeStep, Kind>)
                    into = std::forward<Kind>(kind);
            },
            readTagged<fury3e::ActionVariant>(context, at, "action", fury3e::actionNames, "unknown-action", faults));
    }
};
DEMETER_JSON_FIELDS(fury3e::RefereeEntry, must("step", &It::step), must("penalised", &It::penalised))
DEMETER_JSON_FIELDS(fury3e::Finding, must("step", &It::step), must("round", &It::round), must<JsonSomeText>("rule", &It::rule))
DEMETER_JSON_FIELDS(fury3e::ClaimError, some("found", &It::found))

// The hunters.
DEMETER_JSON_FIELDS(fury3e::MoveHunter, must("hunter", &It::hunter), must("to", &It::to), may("travel", &It::travel), some("by", &It::by),
                    may("overruled", &It::overruled))
DEMETER_JSON_FIELDS(fury3e::HunterActs, must("hunter", &It::hunter), must("what", &It::what), may("dracula-event", &It::draculaEvent),
                    may("overruled", &It::overruled))
DEMETER_JSON_FIELDS(fury3e::HunterPlays, must("event", &It::event), some("hunter", &It::hunter), some("city", &It::city),
                    some("second", &It::second), some("slot", &It::slot), may("ally", &It::ally), may("option", &It::option),
                    some("road", &It::road), some("fetched", &It::fetched), some("player", &It::player), may("overruled", &It::overruled))
DEMETER_JSON_FIELDS(fury3e::UseBodyguards, must("encounter", &It::kind), must("hunter", &It::hunter))

// Answers.
DEMETER_JSON_FIELDS(fury3e::ChooseHunters, must("hunters", &It::hunters))
DEMETER_JSON_FIELDS(fury3e::ChooseLying, must("card", &It::card))
DEMETER_JSON_FIELDS(fury3e::ChooseEncounter, must("encounter", &It::kind))
DEMETER_JSON_FIELDS(fury3e::AddEncounter, must("slot", &It::slot), must("encounter", &It::kind))
DEMETER_JSON_FIELDS(fury3e::AnswerEncounter, some("cancelled-by", &It::cancelledBy), may("met", &It::met), may("counts", &It::counts),
                    may("joining", &It::joining))

// Dracula's Events.
DEMETER_JSON_FIELDS(fury3e::DrawEvent, must("event", &It::event))
DEMETER_JSON_FIELDS(fury3e::PlayEvent, must("event", &It::event), may("ally", &It::ally), may("option", &It::option))
DEMETER_JSON_FIELDS(fury3e::DiscardEvent, must("event", &It::event))

// Combat.
DEMETER_JSON_FIELDS(fury3e::PlayCombat, must("card", &It::card))
DEMETER_JSON_FIELDS(fury3e::HunterFights, must("hunter", &It::hunter), some("card", &It::card), may("overruled", &It::overruled))
DEMETER_JSON_FIELDS(fury3e::ResolveHunters, must("damage", &It::damage), may("leaving", &It::leaving))
DEMETER_JSON_FIELDS(fury3e::ShowWreath, must("hunter", &It::hunter))

// What is put right.
/// The name of the field in headers, and that of the reading.
template <> struct JsonObject<fury3e::PutRightRuling> {
    template <typename Context> static void write(const Context&, Json& into, const fury3e::PutRightRuling& action)
    {
        const auto index = static_cast<std::size_t>(action.ruling);
        if (index >= fury3e::rulingCount)
            return;
        const fury3e::RulingInfo& info = fury3e::rulingTable()[index];
        into["ruling"] = info.field;
        into["reading"] = action.reading < info.readingCount ? info.readings[action.reading] : std::string_view();
    }
    template <typename Context> static void read(const Context&, ObjectReader& from, fury3e::PutRightRuling& into, Faults& faults)
    {
        const auto field = from.text("ruling"), name = from.text("reading");
        if (!field)
            return;
        const auto ruling = fury3e::rulingFromField(*field);
        if (!ruling) {
            std::array<std::string_view, fury3e::rulingCount> fields;
            std::ranges::transform(fury3e::rulingTable(), fields.begin(), &fury3e::RulingInfo::field);
            faults.push_back({"unknown-ruling", from.placeOf("ruling"), {*field, nearestOf(*field, fields)}});
            return;
        }
        const fury3e::RulingInfo& info = fury3e::rulingTable()[static_cast<std::size_t>(*ruling)];
        const auto readings = std::span(info.readings).first(info.readingCount);
        const auto found = name ? std::ranges::find(readings, *name) : readings.begin();
        if (found == readings.end())
            faults.push_back({"unknown-reading", from.placeOf("reading"), {*name, *field, nearestOf(*name, readings)}});
        into = {*ruling, static_cast<std::uint8_t>(found - readings.begin())};
    }
};
/// `between`, the two locations in any order, and `present`.
template <> struct JsonObject<fury3e::PutRightEdge> {
    template <typename Context> static void write(const Context& context, Json& into, const fury3e::PutRightEdge& edge)
    {
        into["between"] = jsonOf(context, std::vector{edge.a, edge.b});
        into["present"] = edge.present;
    }
    template <typename Context> static void read(const Context& context, ObjectReader& from, fury3e::PutRightEdge& into, Faults& faults)
    {
        if (const Json* between = from.required("between")) {
            const JsonAt at{*between, from.placeOf("between"), "between"};
            std::vector<LocationId> ends;
            if (!between->is_array() || between->size() != 2)
                faults.push_back({"not-pair", at.place, {}});
            else
                JsonValue<std::vector<LocationId>>::read(context, at, ends, faults);
            if (ends.size() == 2)
                into = {ends[0], ends[1]};
        }
        into.present = from.boolean("present").value_or(false);
    }
};
DEMETER_JSON_FIELDS(fury3e::PutRightEntry, must("slot", &It::slot), must("location", &It::location))

DEMETER_JSON_FIELDS(fury3e::EditNumber, must("number", &It::number), must("value", &It::value))
using EditedTime = JsonOneOf<fury3e::Step::Dawn, fury3e::Step::Day, fury3e::Step::Dusk, fury3e::Step::Night, fury3e::Step::BeforeSlide>;
DEMETER_JSON_FIELDS(fury3e::EditDay, must("day", &It::day), must<EditedTime>("time", &It::time))
DEMETER_JSON_FIELDS(fury3e::EditHideout, must("hideout", &It::place), some("location", &It::location), may("powers", &It::powers),
                    may("face-up", &It::faceUp), may("hide-otherwise", &It::hideOtherwise), may("escape-as-bat", &It::escapeAsBat),
                    may("rumor", &It::rumor))
DEMETER_JSON_FIELDS(fury3e::EditEncounter, must("encounter", &It::kind), must("from", &It::from), some("card", &It::card),
                    must("to", &It::to), some("place", &It::place), may("face-up", &It::faceUp), may("damage", &It::damage))
DEMETER_JSON_FIELDS(fury3e::EditHideBond, must("hide-bond", &It::location))
/// In a state all of them are written, with other names.
inline constexpr auto editedSheet = [](const auto& use) {
    using It = fury3e::HunterSheet;
    return use(may("delayed", &It::delayed), may("defeated", &It::defeated), may("damage", &It::damage), may("bites", &It::bites),
               may("bats", &It::bats), some("recovers-in", &It::hospital));
};
DEMETER_JSON_FIELDS(fury3e::EditHunter, must("hunter", &It::hunter), own(&It::place),
                    own<JsonFieldsOf<fury3e::HunterSheet, editedSheet>>(&It::sheet))
/// A Roadblock lies on a road, everything else in a location.
DEMETER_JSON_FIELDS(fury3e::EditToken, must("token", &It::token),
                    when("location", &It::location, [](const It& edit) { return !edit.road || edit.location != LocationId{}; }),
                    some("road", &It::road), must("count", &It::count))
DEMETER_JSON_FIELDS(fury3e::EditEvents, must("events", &It::hand), some("ally", &It::ally), some("hunter-ally", &It::hunterAlly))
DEMETER_JSON_FIELDS(fury3e::PutRight, must<JsonTextOf<1, fury3e::longestReason>>("reason", &It::reason),
                    must<JsonByFirstField<fury3e::editUnclear>>("edit", &It::edit))

// What lies on the board, in states and in what the table sees.
/// The id of a location, `{"hospital":id}`, or null off the board.
template <> struct JsonValue<fury3e::HunterPlace> {
    template <typename Context> static Json write(const Context& context, const fury3e::HunterPlace& place)
    {
        Json json = JsonWhole<JsonObject<fury3e::HunterPlace>>::write(context, place);
        if (place.where == fury3e::HunterPlace::Where::Hospital)
            return json;
        return place.where == fury3e::HunterPlace::Where::Location ? json["location"] : Json(nullptr);
    }
};
DEMETER_JSON_FIELDS(fury3e::HunterSheet, must("delayed", &It::delayed), must("defeated", &It::defeated), must("damage", &It::damage),
                    must("bites", &It::bites), must("bats", &It::bats), must("hospital", &It::hospital))
/// The numbers of tokens by city.
template <> struct JsonValue<decltype(fury3e::BoardTokens::fog)> {
    static Json write(const Board& board, const decltype(fury3e::BoardTokens::fog)& fog)
    {
        Json json = Json::object();
        for (const auto& [city, count] : fog)
            json[idOf(board, city)] = count;
        return json;
    }
};
DEMETER_JSON_FIELDS(fury3e::BoardTokens, must("consecratedGround", &It::consecratedGround), must("heavenlyHosts", &It::heavenlyHosts),
                    must("storms", &It::storms), must("fog", &It::fog), must("roadblocks", &It::roadblocks))

// What was announced.
template <> inline constexpr std::array<std::string_view, 14> jsonAlternatives<fury3e::Argument>{
    "location", "power",       "encounter",  "hunter",     "slot", "lair",  "number",
    "event",    "hunterEvent", "hunterCard", "combatCard", "day",  "token", "region"};
DEMETER_JSON_FIELDS(fury3e::Happening, must("what", &It::what), must("arguments", &It::arguments), must("rule", &It::rule))

} // namespace demeter
