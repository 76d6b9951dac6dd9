#include "core/fury3e/cards/card_steps.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>
#include <utility>

namespace demeter::fury3e {

namespace {

constexpr std::array<std::string_view, 13> effectSteps{"choice",          "damage", "delay",     "discard",     "discard_encounters",
                                                       "draw_encounters", "fight",  "influence", "place_token", "replace_action",
                                                       "reveal_hand",     "rule",   "stay"};
constexpr std::array<std::string_view, 12> maturedSteps{"area",    "choose_hunter", "clear", "heal",        "influence",
                                                        "keep",    "keep_face_up",  "later", "place_token", "reveal_location",
                                                        "shuffle", "take_discards"};

/// Meanings of a text that is one of a few; the first column is what the file says.
template <typename Meaning, std::size_t n> using Wordings = std::array<std::pair<std::string_view, Meaning>, n>;

constexpr Wordings<bool, 2> victims{{{"hunter", false}, {"each hunter here", true}}};
constexpr Wordings<MaturedArea, 2> areas{
    {{"every city of the region", MaturedArea::EveryCityOfRegion}, {"a city within 2 roads", MaturedArea::CityWithin2Roads}}};
constexpr Wordings<MaturedArea, 1> fogAreas{{{"a city of the region", MaturedArea::CityOfRegion}}};
constexpr Wordings<bool, 1> anywhere{{{"any road or railway", true}}};
constexpr Wordings<StaysUnless, 5> stays{{{"hunter_becomes_delayed", StaysUnless::Delay},
                                          {"hunter_reveals:heavenly-host", StaysUnless::HeavenlyHost},
                                          {"hunter_reveals:pistol-or-rifle", StaysUnless::PistolOrRifle},
                                          {"hunter_discards:weapon", StaysUnless::Weapon},
                                          {"vampire_defeated", StaysUnless::VampireDefeated}}};

/// What `timing` says.
struct Timing {
    HunterMoment moment{};
    bool notWhileBitten = false, withAnother = false;
};
constexpr Wordings<Timing, 15> timings{
    {{"immediately", {HunterMoment::AtOnce}},
     {"immediately, or as ally", {HunterMoment::AtOnce}}, // ALLY-0: an ally is played then or never
     {"immediately, or kept and played at dawn or dusk", {HunterMoment::AtOnceOrKept}},
     {"dawn", {HunterMoment::Dawn}},
     {"dawn or dusk", {HunterMoment::DawnOrDusk}},
     {"by day", {HunterMoment::ByDay}},
     {"action", {HunterMoment::Action}},
     {"action; not while bitten", {HunterMoment::Action, true, false}},
     {"action, in a city with another hunter", {HunterMoment::Action, false, true}},
     {"day action", {HunterMoment::DayAction}},
     {"night action", {HunterMoment::NightAction}},
     {"before moving by rail", {HunterMoment::BeforeRail}},
     {"start of combat, before cards are chosen", {HunterMoment::CombatBegins}},
     {"when ambushed with a non-vampire encounter; not in a search", {HunterMoment::Reply}},
     {"in a combat, when any hunter is bitten or would be defeated by damage; the player need not be in it", {HunterMoment::Reply}}}};

/// What a text means; one that says something else is a fault.
template <typename Meaning, std::size_t n>
std::optional<Meaning> meaningOf(ObjectReader& fields, std::string_view field, const Wordings<Meaning, n>& wordings, Faults& faults)
{
    const auto text = fields.text(field);
    if (!text)
        return std::nullopt;
    for (const auto& [wording, meaning] : wordings)
        if (wording == *text)
            return meaning;
    faults.push_back({"unknown-card-wording", fields.placeOf(field), {*text}});
    return std::nullopt;
}

/// One step of a list. Steps that follow from others, or that only the table carries out, are known by name and change nothing here.
class Step {
public:
    Step(const Json& step, const std::string& place, Faults& faults) : fields_(step, place, faults), faults_(faults) {}

    ObjectReader& fields() { return fields_; }
    bool has(std::string_view name) { return fields_.optional(name) != nullptr; }
    void number(std::string_view name, int smallest, int& into) { readNumber(fields_, name, smallest, into, faults_); }

    /// The name of the step; one that is not in the list is a fault.
    template <std::size_t n> std::string name(const std::array<std::string_view, n>& known)
    {
        const auto op = fields_.text("op");
        if (!op)
            return {};
        if (std::find(known.begin(), known.end(), *op) == known.end()) {
            faults_.push_back({"unknown-card-step", fields_.placeOf("op"), {*op, nearestOf(*op, known)}});
            return {};
        }
        return *op;
    }

    template <typename Meaning, std::size_t n> std::optional<Meaning> oneOf(std::string_view field, const Wordings<Meaning, n>& wordings)
    {
        return meaningOf(fields_, field, wordings, faults_);
    }

    /// A number with the words after it, such as "2 per weapon revealed".
    int numberBefore(std::string_view field, std::string_view words)
    {
        const auto text = fields_.text(field);
        if (!text)
            return 0;
        int number = 0;
        const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), number);
        const bool good = error == std::errc() && number >= 1 && number <= largestCount;
        if (good && text->substr(static_cast<std::size_t>(end - text->data())) == words)
            return number;
        unknownWording(field, *text);
        return 0;
    }

    void unknownWording(std::string_view field, const std::string& text)
    {
        faults_.push_back({"unknown-card-wording", fields_.placeOf(field), {text}});
    }

private:
    ObjectReader fields_;
    Faults& faults_;
};

void readDamage(Step& step, EncounterEffect& effect)
{
    const auto everyHunter = step.oneOf("who", victims);
    const bool unless = step.has("unless");
    if (unless) { // the second part of a card that does more damage without a weapon, and delays then
        step.number("n", 1, effect.damageWithoutWeapon);
        step.oneOf("unless", Wordings<bool, 1>{{{"reveals:weapon", true}}});
        step.oneOf("then", Wordings<bool, 1>{{{"delay", true}}});
        return;
    }
    if (everyHunter)
        effect.everyHunterHere = *everyHunter;
    const Json* n = step.fields().optional("n");
    if (n != nullptr && n->is_string())
        effect.damagePerItem = step.numberBefore("n", " per remaining item");
    else
        step.number("n", 1, effect.damage);
    if (step.has("minus"))
        effect.lessPerWeapon = step.numberBefore("minus", " per weapon revealed");
}

/// The one token more in a port is part of every card that brings Fog (FOG-1), so the text has to say that.
void readFog(Step& step, EncounterEffect& effect)
{
    step.oneOf("where", Wordings<bool, 1>{{{"this city", true}}});
    const auto text = step.fields().text("n");
    if (!text)
        return;
    for (int n = 1; n <= largestCount; ++n)
        if (*text == std::to_string(n) + ", or " + std::to_string(n + 1) + " in a port") {
            effect.fogTokens = n;
            return;
        }
    step.unknownWording("n", *text);
}

void readEffectStep(Step& step, EncounterEffect& effect)
{
    enum class Token : std::uint8_t { Bats, Fog };
    const std::string op = step.name(effectSteps);
    if (op == "damage")
        readDamage(step, effect);
    else if (op == "draw_encounters")
        step.number("n", 1, effect.draws);
    else if (op == "discard_encounters")
        step.number("max", 1, effect.discardsUpTo);
    else if (op == "fight") {
        effect.fights = true;
        effect.othersMayJoin = step.fields().text("joiners").value_or("none") != "none";
    } else if (op == "influence") {
        step.oneOf("each", Wordings<bool, 1>{{{"fangs_played", true}}});
        step.number("n", 1, effect.fangsInfluence);
    } else if (op == "reveal_hand")
        effect.showsHand = true;
    else if (op == "delay") {
        // The delay of all who are in a city is part of Fog (FOG-1).
        if (const auto everyHunter = step.oneOf("who", victims); everyHunter && !*everyHunter)
            effect.delays = true;
    } else if (op == "place_token") {
        const auto token = step.oneOf("token", Wordings<Token, 2>{{{"bats", Token::Bats}, {"fog", Token::Fog}}});
        if (token == Token::Bats) {
            step.oneOf("where", Wordings<bool, 1>{{{"hunter", true}}});
            step.number("n", 1, effect.batsTokens);
        } else if (token == Token::Fog) {
            readFog(step, effect);
        }
    }
}

void readCleared(Step& step, EncounterCard& card, Faults& faults)
{
    const Json* what = step.fields().list("what");
    if (what == nullptr)
        return;
    for (std::size_t i = 0; i < what->size(); ++i)
        if (readText((*what)[i], placeAt(step.fields().placeOf("what"), i), faults) == "slot_4")
            card.maturedClearsSlots = true;
}

void readMaturedStep(Step& step, EncounterCard& card, Faults& faults)
{
    enum class Token : std::uint8_t { Roadblock, Fog };
    const std::string op = step.name(maturedSteps);
    if (op == "influence")
        step.number("n", 0, card.maturedInfluence);
    else if (op == "heal")
        step.number("n", 0, card.maturedHealing);
    else if (op == "reveal_location")
        card.maturedReveals = true;
    else if (op == "keep_face_up")
        card.maturedStays = true;
    else if (op == "clear")
        readCleared(step, card, faults);
    else if (op == "take_discards")
        card.maturedTakesDiscards = true;
    else if (op == "choose_hunter")
        card.maturedArea = MaturedArea::AnyHunter;
    else if (op == "area")
        card.maturedArea = step.oneOf("where", areas).value_or(MaturedArea::None);
    else if (op == "place_token") {
        const auto token = step.oneOf("token", Wordings<Token, 2>{{{"roadblock", Token::Roadblock}, {"fog", Token::Fog}}});
        if (token == Token::Roadblock) {
            step.oneOf("where", anywhere);
            step.number("n", 1, card.maturedRoadblocks);
        } else if (token == Token::Fog) {
            card.maturedArea = step.oneOf("where", fogAreas).value_or(MaturedArea::None);
            step.number("n", 1, card.maturedFog);
        }
    }
}

} // namespace

void readNumber(ObjectReader& fields, std::string_view name, int smallest, int& into, Faults& faults)
{
    if (const Json* value = fields.required(name))
        if (const auto number = readInteger(*value, fields.placeOf(name), smallest, largestCount, faults))
            into = static_cast<int>(*number);
}

void readEffect(const Json& steps, const std::string& place, EncounterEffect& effect, Faults& faults)
{
    if (!isList(steps, place, faults))
        return;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        Step step(steps[i], placeAt(place, i), faults);
        readEffectStep(step, effect);
    }
}

void readMatured(const Json& steps, const std::string& place, EncounterCard& card, Faults& faults)
{
    if (!isList(steps, place, faults))
        return;
    card.hasMaturedEffect = !steps.empty();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        Step step(steps[i], placeAt(place, i), faults);
        readMaturedStep(step, card, faults);
    }
}

StaysUnless readStaysUnless(const Json& value, const std::string& place, Faults& faults)
{
    if (value.is_null())
        return StaysUnless::Discarded;
    const auto text = readText(value, place, faults);
    if (!text)
        return StaysUnless::Discarded;
    for (const auto& [wording, meaning] : stays)
        if (wording == *text)
            return meaning;
    faults.push_back({"unknown-card-wording", place, {*text}});
    return StaysUnless::Discarded;
}

void readHunterEvent(ObjectReader& fields, HunterEventCard& card, Faults& faults)
{
    if (const auto timing = meaningOf(fields, "timing", timings, faults)) {
        card.moment = timing->moment;
        card.notWhileBitten = timing->notWhileBitten;
        card.withAnother = timing->withAnother;
    }
    if (const Json* only = fields.required("only_hunter"); only != nullptr && !only->is_null())
        if (const auto id = readText(*only, fields.placeOf("only_hunter"), faults)) {
            card.only = fury::hunterFromId(*id);
            if (!card.only)
                faults.push_back({"unknown-hunter", fields.placeOf("only_hunter"), {*id, nearestOf(*id, fury::hunterIds)}});
        }
    if (const Json* price = fields.optional("price")) {
        ObjectReader paid(*price, fields.placeOf("price"), faults);
        if (paid.optional("damage") != nullptr)
            readNumber(paid, "damage", 1, card.damage, faults);
        if (paid.optional("delayed") != nullptr)
            card.delays = paid.boolean("delayed").value_or(false);
        if (paid.optional("discards") != nullptr)
            if (const auto id = paid.text("discards")) {
                card.item = cardFromId<HunterCard>(hunterCardIds, *id);
                if (!card.item)
                    faults.push_back({"unknown-card", paid.placeOf("discards"), {*id, nearestOf(*id, hunterCardIds)}});
            }
        paid.refuseUnknown();
    }
    readCardMove(fields, card.move, faults);
}

void readCardMove(ObjectReader& fields, CardMove& move, Faults& faults)
{
    const Json* steps = fields.list("effect");
    if (steps == nullptr)
        return;
    for (std::size_t i = 0; i < steps->size(); ++i) {
        ObjectReader step((*steps)[i], placeAt(fields.placeOf("effect"), i), faults);
        if (step.text("op") != "move")
            continue;
        const auto number = [&](std::string_view field, int& into) {
            if (step.optional(field) != nullptr)
                readNumber(step, field, 1, into, faults);
        };
        number("roads_max", move.roads);
        number("rail_max", move.rails);
        number("sea_moves", move.seaMoves);
        if (move == CardMove{})
            faults.push_back({"unknown-card-wording", step.place(), {step.text("text").value_or("")}});
    }
}

} // namespace demeter::fury3e
