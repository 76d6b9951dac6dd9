// The fields of actions and announcements in files: one description by which they are written and read (core/base/json_fields.h). Internal
// to the core. core/fury2e/text/actions.md says the same to people.
#pragma once

#include "core/fury/actions_json.h"
#include "core/fury2e/text/names.h"
#include "core/map/location_json.h"

namespace demeter {

// Values that are written in a way of their own.

template <> struct JsonValue<fury2e::PowerSet> : JsonSet<fury2e::PowerSet, fury2e::Power> {
    template <typename Context> static void read(const Context& context, const JsonAt& at, fury2e::PowerSet& into, Faults& faults)
    {
        readSet(context, at, into, "power-doubled", faults);
    }
};

/// A word that comes twice is the same as once.
template <> struct JsonValue<fury2e::CombatWords> : JsonSet<fury2e::CombatWords, fury2e::CombatWord> {
    template <typename Context> static void read(const Context& context, const JsonAt& at, fury2e::CombatWords& into, Faults& faults)
    {
        std::vector<fury2e::CombatWord> words;
        JsonValue<std::vector<fury2e::CombatWord>>::read(context, at, words, faults);
        for (const fury2e::CombatWord word : words)
            into |= word;
    }
};

/// A number from 0.
template <> struct JsonValue<fury2e::CatacombSpace> {
    template <typename Context> static Json write(const Context&, fury2e::CatacombSpace space) { return Json(space.index); }
    template <typename Context> static void read(const Context&, const JsonAt& at, fury2e::CatacombSpace& into, Faults& faults)
    {
        into.index = static_cast<std::uint8_t>(readInteger(at.value, at.place, 0, fury2e::catacombSpaces - 1, faults).value_or(0));
    }
};
/// A number from 1.
template <> struct JsonValue<fury2e::Space> {
    template <typename Context> static Json write(const Context&, fury2e::Space space) { return Json(space.number); }
};

/// `{"space":1}`, counted from 1, or `{"catacomb":0}`, counted from 0.
template <> struct JsonObject<fury2e::CardPlace> {
    template <typename Context> static void write(const Context&, Json& into, fury2e::CardPlace place)
    {
        into[place.inCatacombs ? "catacomb" : "space"] = place.inCatacombs ? place.index : place.index + 1;
    }
    template <typename Context> static void read(const Context&, ObjectReader& from, fury2e::CardPlace& into, Faults& faults)
    {
        const Json* catacomb = from.optional("catacomb");
        const Json* value = catacomb != nullptr ? catacomb : from.required("space");
        if (value == nullptr)
            return;
        const std::int64_t first = catacomb != nullptr ? 0 : 1;
        const std::size_t spaces = catacomb != nullptr ? fury2e::catacombSpaces : fury2e::trailLength;
        const auto number = readInteger(*value, from.placeOf(catacomb != nullptr ? "catacomb" : "space"), first,
                                        first + static_cast<std::int64_t>(spaces) - 1, faults);
        into = {catacomb != nullptr, static_cast<std::uint8_t>(number.value_or(first) - first)};
    }
};

/// The place and, if it is not 0, `token`.
template <> struct JsonObject<fury2e::LyingToken> {
    template <typename Context> static void write(const Context& context, Json& into, const fury2e::LyingToken& token)
    {
        JsonObject<fury2e::CardPlace>::write(context, into, token.place);
        if (token.index != 0)
            into["token"] = token.index;
    }
    template <typename Context> static void read(const Context& context, ObjectReader& from, fury2e::LyingToken& into, Faults& faults)
    {
        JsonObject<fury2e::CardPlace>::read(context, from, into.place, faults);
        if (const Json* token = from.optional("token"))
            into.index = static_cast<std::uint8_t>(
                readInteger(*token, from.placeOf("token"), 0, fury2e::catacombEncounters - 1, faults).value_or(0));
    }
};

/// The name of the field in headers, and that of the reading.
template <> struct JsonObject<fury2e::PutRightRuling> {
    template <typename Context> static void write(const Context&, Json& into, const fury2e::PutRightRuling& action)
    {
        const auto index = static_cast<std::size_t>(action.ruling);
        if (index >= fury2e::rulingCount || action.reading >= fury2e::rulingTable[index].count())
            return;
        into["ruling"] = fury2e::rulingTable[index].field;
        into["reading"] = fury2e::rulingTable[index].readings[action.reading];
    }
    template <typename Context> static void read(const Context&, ObjectReader& from, fury2e::PutRightRuling& into, Faults& faults)
    {
        const auto field = from.text("ruling"), name = from.text("reading");
        if (!field || !name)
            return;
        const auto ruling = fury2e::rulingFromField(*field);
        if (!ruling) {
            std::array<std::string_view, fury2e::rulingCount> fields;
            std::ranges::transform(fury2e::rulingTable, fields.begin(), &fury2e::RulingInfo::field);
            faults.push_back({"unknown-ruling", from.placeOf("ruling"), {*field, nearestOf(*field, fields)}});
            return;
        }
        const fury2e::RulingInfo& info = fury2e::rulingTable[static_cast<std::size_t>(*ruling)];
        const auto readings = std::span(info.readings).first(info.count());
        const auto found = std::ranges::find(readings, *name);
        if (found == readings.end())
            faults.push_back({"unknown-reading", from.placeOf("reading"), {*name, *field, nearestOf(*name, readings)}});
        into = {*ruling, static_cast<std::uint8_t>(found - readings.begin())};
    }
};

// Dracula's turn.
DEMETER_JSON_FIELDS(fury2e::DrawEncounter, must("encounter", &It::encounter))
DEMETER_JSON_FIELDS(fury2e::ClearCatacomb, must("location", &It::location))
DEMETER_JSON_FIELDS(fury2e::Play, may("location", &It::location), may("powers", &It::powers), may("catacomb", &It::catacomb),
                    may("keep", &It::keep))
DEMETER_JSON_FIELDS(fury2e::PlaceEncounter, must("encounter", &It::encounter))
DEMETER_JSON_FIELDS(fury2e::ActivateEncounter, must("encounter", &It::encounter))
DEMETER_JSON_FIELDS(fury2e::Declare, may("location", &It::location), may("powers", &It::powers))

// Answers.
DEMETER_JSON_FIELDS(fury2e::ChooseEncounters, must("encounters", &It::encounters))
DEMETER_JSON_FIELDS(fury2e::ChooseLying, must("token", &It::token))
DEMETER_JSON_FIELDS(fury2e::PlayOnHunter, must("encounter", &It::encounter), must("hunter", &It::hunter))
DEMETER_JSON_FIELDS(fury2e::AnswerEncounter, may("forewarned", &It::forewarned), may("prevented", &It::prevented), may("roll", &It::roll),
                    may("losses", &It::losses), may("saved", &It::saved))

// Dracula's Events.
DEMETER_JSON_FIELDS(fury2e::DrawEvent, must("event", &It::event))
DEMETER_JSON_FIELDS(fury2e::PlayEvent, must("event", &It::event), may("option", &It::option), may("location", &It::location),
                    may("hunter", &It::hunter))
DEMETER_JSON_FIELDS(fury2e::DiscardEvent, must("event", &It::event))

// The hunters.
DEMETER_JSON_FIELDS(fury2e::MoveHunters, must("hunters", &It::hunters), must("to", &It::to), may("travel", &It::travel), may("by", &It::by),
                    may("overruled", &It::overruled))
DEMETER_JSON_FIELDS(fury2e::HuntersAct, must("what", &It::what), may("healed", &It::healed), may("dracula-events", &It::draculaEvents),
                    may("overruled", &It::overruled))
DEMETER_JSON_FIELDS(fury2e::SpendResolve, must("hunter", &It::hunter), must("option", &It::option), may("to", &It::to),
                    may("other", &It::other), may("health", &It::health), may("overruled", &It::overruled))
DEMETER_JSON_FIELDS(fury2e::HunterPlays, must("event", &It::event), may("hunter", &It::hunter), may("other", &It::other),
                    may("city", &It::city), may("second", &It::second), may("number", &It::number), may("overruled", &It::overruled))
DEMETER_JSON_FIELDS(fury2e::PlayItem, must("item", &It::item), must("hunter", &It::hunter), may("from", &It::from),
                    may("token", &It::token), may("roll", &It::roll))
DEMETER_JSON_FIELDS(fury2e::RollForBite, must("hunter", &It::hunter), must("roll", &It::roll), may("overruled", &It::overruled))

// Combat.
template <> inline constexpr std::array<std::string_view, 2> jsonAlternatives<decltype(fury2e::PlayTactic::tactic)>{"dracula", "agent"};
DEMETER_JSON_FIELDS(fury2e::PlayTactic, must("tactic", &It::tactic), may("target", &It::target))
DEMETER_JSON_FIELDS(fury2e::CombatCard, must("card", &It::kind), must("hunter", &It::hunter), may("number", &It::number))
DEMETER_JSON_FIELDS(fury2e::EnterResult, must("words", &It::words), may("health", &It::health), may("blood", &It::blood),
                    may("escaped", &It::escaped))

// What is put right.
DEMETER_JSON_FIELDS(fury2e::EditNumber, must("of", &It::number), must("value", &It::value))
DEMETER_JSON_FIELDS(fury2e::EditTime, must("is", &It::time))
DEMETER_JSON_FIELDS(fury2e::HunterSheet, must("health", &It::health), may("bites", &It::bites), may("misses-turn", &It::missesTurn),
                    may("before", &It::before), may("held", &It::held))
DEMETER_JSON_FIELDS(fury2e::EditHunter, must("hunter", &It::hunter), may("location", &It::place), must("sheet", &It::sheet))
DEMETER_JSON_FIELDS(fury2e::EditCard, must("place", &It::place), may("location", &It::location), may("powers", &It::powers),
                    may("face-up", &It::faceUp))
DEMETER_JSON_FIELDS(fury2e::EditEncounter, must("encounter", &It::encounter), must("from", &It::from), must("to", &It::to),
                    may("token", &It::token), may("place", &It::place), may("face-up", &It::faceUp))
DEMETER_JSON_FIELDS(fury2e::EditTokens, may("hosts", &It::hosts), may("ground", &It::consecratedGround), may("roadblock", &It::roadblock))
DEMETER_JSON_FIELDS(fury2e::EditEvents, must("hand", &It::hand), may("ally", &It::ally), may("hunters-ally", &It::huntersAlly))
template <> inline constexpr std::array<std::string_view, 7> jsonAlternatives<decltype(fury2e::PutRight::edit)>{
    "number", "time", "hunter", "card", "encounter", "tokens", "events"};
DEMETER_JSON_FIELDS(fury2e::PutRight, must<JsonTextOf<0, fury2e::longestReason>>("reason", &It::reason), must("edit", &It::edit))

// What was announced.
template <> inline constexpr std::array<std::string_view, 13> jsonAlternatives<fury2e::Argument>{
    "location", "power",       "encounter", "hunter", "space",       "catacomb", "number",
    "event",    "hunterEvent", "item",      "tactic", "agentTactic", "time"};
DEMETER_JSON_FIELDS(fury2e::Happening, must("what", &It::what), must("arguments", &It::arguments), must("rule", &It::rule))

} // namespace demeter
