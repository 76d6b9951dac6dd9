#include "core/game/action_text.h"

#include "core/game/json_writer.h"

namespace demeter {

namespace {

// Names in the order of the enumerations.
constexpr std::array<std::string_view, 8> stepNames{"place-hunters", "choose-start",    "hunter-phase", "resolve-matured",
                                                    "choose-card",   "place-encounter", "place-rumor",  "over"};
constexpr std::array<std::string_view, 3> winnerNames{"none", "dracula", "hunters"};
constexpr std::array<std::string_view, 2> handlingNames{"dealt", "drawn-from-box"};
constexpr std::array<std::string_view, 18> happeningNames{
    "location-revealed", "damage-suffered",  "damage-recovered", "influence-gained", "hideout-matured", "encounter-resolved",
    "slots-cleared",     "lair-made",        "lair-cleared",     "power-played",     "rumor-placed",    "no-error",
    "error-found",       "penalty-revealed", "penalty-cleared",  "penalty-damage",   "dracula-wins",    "hunters-win"};
static_assert(static_cast<std::size_t>(Step::Over) + 1 == stepNames.size());
static_assert(static_cast<std::size_t>(Happening::What::HuntersWin) + 1 == happeningNames.size());

template <typename Enum, std::size_t n> std::string_view nameOf(Enum value, const std::array<std::string_view, n>& names)
{
    const auto index = static_cast<std::size_t>(value);
    return index < n ? names[index] : std::string_view();
}

class StateWriter {
public:
    explicit StateWriter(const Ruleset& ruleset) : board_(*ruleset.board), cards_(*ruleset.cards) {}

    Json write(const GameState& state) const
    {
        Json json = Json::object();
        json["step"] = nameOf(state.step, stepNames);
        json["winner"] = nameOf(state.winner, winnerNames);
        json["round"] = state.round;
        json["week"] = state.week;
        json["day"] = state.day;
        json["despair"] = state.despair;
        json["influence"] = state.influence;
        json["damage"] = state.damage;
        json["trail"] = Json::array();
        for (const auto& hideout : state.trail)
            json["trail"].push_back(hideoutJson(hideout));
        json["lairs"] = Json::array();
        for (const auto& lair : state.lairs)
            json["lairs"].push_back(hideoutJson(lair));
        json["hideBond"] = locationJson(board_, state.hideBond);
        json["maturing"] = hideoutJson(state.maturing);
        json["handling"] = nameOf(state.handling, handlingNames);
        json["encounterHand"] = kindsJson(cards_, state.encounterHand);
        json["encounterDeck"] = kindsJson(cards_, state.encounterDeck);
        json["boxDeck"] = state.boxDeck;
        json["encounterDiscard"] = kindsJson(cards_, state.encounterDiscard);
        json["beforeDracula"] = kindsJson(cards_, state.beforeDracula);
        json["extraDraws"] = state.extraDraws;
        json["maturedVampires"] = state.maturedVampires;
        json["rumorTokens"] = state.rumorTokens;
        json["rumorReserve"] = state.rumorReserve;
        json["rumorGone"] = state.rumorGone;
        json["eventHand"] = state.eventHand;
        json["hunters"] = huntersJson(board_, state);
        json["tokens"] = tokensJson(board_, state.tokens);
        json["seed"] = hex(state.seed);
        json["shuffles"] = state.shuffles;
        json["keptErrors"] = Json::array();
        for (const KeptError& kept : state.keptErrors) {
            Json error = Json::object();
            error["round"] = kept.round;
            error["rule"] = kept.rule;
            json["keptErrors"].push_back(std::move(error));
        }
        json["happened"] = Json::array();
        for (const Happening& happening : state.happened)
            json["happened"].push_back(happeningJson(happening));
        return json;
    }

private:
    Json hideoutJson(const std::optional<Hideout>& hideout) const
    {
        if (!hideout)
            return nullptr;
        Json json = Json::object();
        json["location"] = locationJson(board_, hideout->location);
        json["powers"] = powersJson(hideout->powers);
        json["faceUp"] = hideout->faceUp;
        json["escapeAsBat"] = hideout->escapeAsBat;
        json["rumor"] = hideout->rumor;
        json["round"] = hideout->round;
        json["encounters"] = Json::array();
        for (const PlacedEncounter& placed : hideout->encounters) {
            Json card = Json::object();
            card["card"] = idOf(cards_, placed.kind);
            card["faceUp"] = placed.faceUp;
            card["damage"] = placed.damage;
            json["encounters"].push_back(std::move(card));
        }
        return json;
    }

    Json happeningJson(const Happening& happening) const
    {
        Json json = Json::object();
        json["what"] = nameOf(happening.what, happeningNames);
        json["arguments"] = Json::array();
        for (const Argument& argument : happening.arguments) {
            Json value = Json::object();
            std::visit([&](const auto& a) { writeArgument(value, a); }, argument);
            json["arguments"].push_back(std::move(value));
        }
        json["rule"] = happening.rule;
        return json;
    }

    void writeArgument(Json& json, LocationId location) const { json["location"] = idOf(board_, location); }
    void writeArgument(Json& json, Power power) const { json["power"] = idOf(power); }
    void writeArgument(Json& json, EncounterKind kind) const { json["encounter"] = idOf(cards_, kind); }
    void writeArgument(Json& json, Hunter hunter) const { json["hunter"] = idOf(hunter); }
    void writeArgument(Json& json, Slot slot) const { json["slot"] = slot.number; }
    void writeArgument(Json& json, LairSpace lair) const { json["lair"] = lair.index; }
    void writeArgument(Json& json, int number) const { json["number"] = number; }

    static std::string hex(const Seed& seed)
    {
        constexpr std::string_view digits = "0123456789abcdef";
        std::string text;
        for (const std::uint8_t byte : seed) {
            text += digits[byte >> 4U];
            text += digits[byte & 0xFU];
        }
        return text;
    }

    const Board& board_;
    const Catalogue& cards_;
};

} // namespace

std::string writeState(const Ruleset& ruleset, const GameState& state, int indent)
{
    return dumpJson(StateWriter(ruleset).write(state), indent);
}

} // namespace demeter
