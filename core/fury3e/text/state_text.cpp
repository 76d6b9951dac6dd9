#include "core/fury3e/text/action_text.h"

#include "core/base/hex.h"
#include "core/fury3e/text/json_writer.h"
#include "core/fury3e/text/names.h"

#include <algorithm>
#include <utility>

namespace demeter::fury3e {

namespace {

class StateWriter {
public:
    explicit StateWriter(const Ruleset& ruleset) : ruleset_(ruleset), board_(*ruleset.board), cards_(*ruleset.cards) {}

    Json write(const GameState& state) const
    {
        Json json = Json::object();
        json["step"] = nameOf(state.step, stepNames);
        json["winner"] = nameOf(state.winner, winnerNames);
        json["round"] = state.round;
        json["week"] = state.week;
        json["day"] = nameOf(state.day, dayNames);
        json["clockKept"] = state.clockKept;
        json["now"] = nowJson(state.now);
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
        json["eventHand"] = cardsJson(state.eventHand);
        json["eventDiscard"] = cardsJson(state.eventDiscard);
        json["hiddenDiscards"] = state.hiddenDiscards;
        json["ally"] = state.ally ? Json(idOf(*state.ally)) : Json(nullptr);
        json["hunterAlly"] = state.hunterAlly ? Json(idOf(*state.hunterAlly)) : Json(nullptr);
        json["combatHand"] = cardsJson(state.combatHand);
        json["combatDeck"] = cardsJson(state.combatDeck);
        json["combat"] = state.combat ? combatJson(*state.combat) : Json(nullptr);
        json["hunters"] = huntersJson(board_, state.hunters);
        json["sheets"] = sheetsJson(board_, state.sheets);
        json["tokens"] = tokensJson(board_, state.tokens);
        json["due"] = Json::array();
        for (const Due& due : state.due)
            json["due"].push_back(dueJson(due));
        json["seed"] = hexText(state.seed);
        json["shuffles"] = state.shuffles;
        if (state.chance.eachRound)
            json["chance"] = chanceJson(state.chance);
        if (state.bondRound != 0)
            json["bondRound"] = state.bondRound;
        json["keptErrors"] = Json::array();
        for (const KeptError& kept : state.keptErrors) {
            Json error = Json::object();
            error["round"] = kept.round;
            error["rule"] = kept.rule;
            json["keptErrors"].push_back(std::move(error));
        }
        json["happened"] = Json::array();
        for (const Happening& happening : state.happened)
            json["happened"].push_back(happeningJson(ruleset_, happening));
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
        if (hideout->hideFaceUp)
            json["hideFaceUp"] = true;
        json["escapeAsBat"] = hideout->escapeAsBat;
        json["rumor"] = hideout->rumor;
        json["round"] = hideout->round;
        json["encounters"] = Json::array();
        for (const PlacedEncounter& placed : hideout->encounters) {
            Json card = Json::object();
            card["card"] = idOf(cards_, placed.kind);
            card["faceUp"] = placed.faceUp;
            card["damage"] = placed.damage;
            card["inSearch"] = placed.inSearch;
            json["encounters"].push_back(std::move(card));
        }
        return json;
    }

    static Json nowJson(const RoundState& now)
    {
        Json json = Json::object();
        json["acted"] = hunterSetJson(now.acted);
        json["openDay"] = now.openDay;
        json["longNight"] = now.longNight;
        json["noDay"] = now.noDay;
        json["nightCombats"] = now.nightCombats;
        json["noSupply"] = now.noSupply;
        json["extraPhase"] = now.extraPhase;
        json["charteredCarriage"] = now.charteredCarriage;
        json["alliesAsked"] = now.alliesAsked;
        if (now.anyOrder)
            json["anyOrder"] = true;
        if (now.opened) {
            json["opened"]["card"] = idOf(now.opened->card);
            json["opened"]["hunter"] = idOf(now.opened->hunter);
            json["opened"]["moves"] = now.opened->moves;
        }
        for (const Hunter hunter : allHunters)
            if (const Deed deed = now.did[static_cast<std::size_t>(hunter)]; deed != Deed::None)
                json["did"][std::string(idOf(hunter))] = nameOf(deed, deedNames);
        if (!now.again.empty())
            json["again"] = hunterSetJson(now.again);
        return json;
    }

    static Json chanceJson(const ChanceState& chance)
    {
        Json json = Json::object();
        json["stirredRound"] = chance.stirredRound;
        json["promisedRound"] = chance.promisedRound;
        if (chance.declinedRound > 0)
            json["declinedRound"] = chance.declinedRound;
        json["promises"] = Json::array();
        for (const SharePromise& promise : chance.promises)
            json["promises"].push_back(hexText(promise));
        return json;
    }

    Json combatJson(const Combat& combat) const
    {
        Json json = Json::object();
        json["stage"] = nameOf(combat.stage, stageNames);
        json["vampire"] = combat.vampire ? lyingJson(cards_, *combat.vampire) : Json(nullptr);
        json["night"] = combat.night;
        json["hunters"] = hunterSetJson(combat.hunters);
        json["mesmerized"] = hunterSetJson(combat.mesmerized);
        json["wreaths"] = hunterSetJson(combat.wreaths);
        json["played"] = combat.played;
        json["plottings"] = combat.plottings;
        json["escapesBarred"] = combat.escapesBarred;
        json["lucysRevenge"] = combat.lucysRevenge;
        json["planned"] = hunterSetJson(combat.planned);
        json["used"] = cardsJson(combat.used);
        if (combat.lying != decltype(combat.lying){})
            json["lying"] = hunterCardsJson(combat.lying);
        json["card"] = combat.card ? Json(idOf(*combat.card)) : Json(nullptr);
        json["engaged"] = combat.engaged ? Json(idOf(*combat.engaged)) : Json(nullptr);
        json["cards"] = hunterCardsJson(combat.cards);
        json["entered"] = hunterSetJson(combat.entered);
        json["cancelled"] = hunterSetJson(combat.cancelled);
        json["draculaCancelled"] = combat.draculaCancelled;
        json["pride"] = combat.pride;
        json["progress"] = combat.progress;
        return json;
    }

    Json dueJson(const Due& due) const
    {
        Json json = Json::object();
        json["what"] = nameOf(due.what, dueNames);
        if (due.hunter)
            json["hunter"] = idOf(*due.hunter);
        if (!due.hunters.empty())
            json["hunters"] = hunterSetJson(due.hunters);
        if (due.from)
            json["from"] = idOf(board_, *due.from);
        if (due.place)
            json["place"] = idOf(board_, *due.place);
        if (!due.places.empty())
            json["places"] = locationsJson(board_, due.places);
        if (due.travel != Travel{})
            json["travel"] = nameOf(due.travel, travelNames);
        if (due.occasion != Occasion{})
            json["occasion"] = nameOf(due.occasion, occasionNames);
        if (due.kind)
            json["kind"] = idOf(cards_, *due.kind);
        if (due.card)
            json["card"] = lyingJson(cards_, *due.card);
        if (due.event)
            json["event"] = idOf(*due.event);
        if (due.asked)
            json["asked"] = idOf(*due.asked);
        if (due.number != 0)
            json["number"] = due.number;
        if (due.slotBits != 0)
            json["slotBits"] = due.slotBits;
        if (due.flag)
            json["flag"] = true;
        for (const LyingCard& card : due.used)
            json["used"].push_back(lyingJson(cards_, card));
        return json;
    }

    const Ruleset& ruleset_;
    const Board& board_;
    const Catalogue& cards_;
};

} // namespace

std::string writeState(const Ruleset& ruleset, const GameState& state, int indent)
{
    return dumpJson(StateWriter(ruleset).write(state), indent);
}

std::string writeStateWithoutDeckOrder(const Ruleset& ruleset, GameState state, int indent)
{
    std::ranges::sort(state.encounterDeck);
    std::ranges::sort(state.combatDeck);
    Json json = StateWriter(ruleset).write(state);
    json.erase("seed");
    return dumpJson(json, indent);
}

} // namespace demeter::fury3e
