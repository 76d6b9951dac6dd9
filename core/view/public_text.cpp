#include "core/view/public_text.h"

#include "core/game/names.h"

namespace demeter {

namespace {

constexpr std::array<std::string_view, 3> backNames{"plain", "sea", "castle"};
static_assert(static_cast<std::size_t>(CardBack::Castle) + 1 == backNames.size());
constexpr std::array<std::string_view, 7> phaseNames{"setup", "dawn", "day", "dusk", "night", "dracula-phase", "over"};
static_assert(static_cast<std::size_t>(PublicPhase::Over) + 1 == phaseNames.size());
constexpr std::array<std::string_view, 3> wayNames{"onwards", "back", "again"};
static_assert(static_cast<std::size_t>(PublicStep::Way::Again) + 1 == wayNames.size());

class ViewWriter {
public:
    explicit ViewWriter(const Ruleset& ruleset) : board_(*ruleset.board), cards_(*ruleset.cards) {}

    Json write(const PublicView& view) const
    {
        Json json = Json::object();
        json["phase"] = nameOf(view.phase, phaseNames);
        json["winner"] = nameOf(view.winner, winnerNames);
        json["round"] = view.round;
        json["week"] = view.week;
        json["day"] = nameOf(view.day, dayNames);
        json["despair"] = view.despair;
        json["influence"] = view.influence;
        json["damage"] = view.damage;
        json["draculaLife"] = view.draculaLife;
        json["trail"] = hideoutsJson(view.trail);
        json["lairs"] = hideoutsJson(view.lairs);
        json["maturing"] = hideoutJson(view.maturing);
        json["figure"] = locationJson(board_, view.figure);
        json["rumorTokens"] = view.rumorTokens;
        json["encounterHand"] = view.encounterHand;
        json["eventHand"] = view.eventHand;
        json["combatHand"] = view.combatHand;
        json["encounterDeck"] = view.encounterDeck;
        json["encounterDiscard"] = kindsJson(cards_, view.encounterDiscard);
        json["beforeDracula"] = kindsJson(cards_, view.beforeDracula);
        json["eventDiscard"] = cardsJson(view.eventDiscard);
        json["hiddenDiscards"] = view.hiddenDiscards;
        json["ally"] = idJson(view.ally);
        json["hunterAlly"] = idJson(view.hunterAlly);
        json["hunters"] = huntersJson(board_, view.hunters);
        json["sheets"] = sheetsJson(board_, view.sheets);
        json["tokens"] = tokensJson(board_, view.tokens);
        json["combat"] = combatJson(view.combat);
        return json;
    }

private:
    template <typename Id> static Json idJson(const std::optional<Id>& id) { return id ? Json(idOf(*id)) : Json(nullptr); }

    template <std::size_t n> Json hideoutsJson(const std::array<std::optional<PublicHideout>, n>& hideouts) const
    {
        Json list = Json::array();
        for (const auto& hideout : hideouts)
            list.push_back(hideoutJson(hideout));
        return list;
    }

    Json hideoutJson(const std::optional<PublicHideout>& hideout) const
    {
        if (!hideout)
            return nullptr;
        Json json = Json::object();
        json["back"] = hideout->back ? Json(nameOf(*hideout->back, backNames)) : Json(nullptr);
        json["location"] = locationJson(board_, hideout->location);
        json["powers"] = powersJson(hideout->powers);
        json["escapeAsBat"] = hideout->escapeAsBat;
        json["rumor"] = hideout->rumor;
        json["faceDownEncounters"] = hideout->faceDownEncounters;
        json["encounters"] = Json::array();
        for (const OpenEncounter& open : hideout->encounters) {
            Json card = Json::object();
            card["card"] = idOf(cards_, open.kind);
            card["damage"] = open.damage;
            json["encounters"].push_back(std::move(card));
        }
        return json;
    }

    Json combatJson(const std::optional<PublicCombat>& combat) const
    {
        if (!combat)
            return nullptr;
        Json json = Json::object();
        json["vampire"] = combat->vampire ? Json(idOf(cards_, *combat->vampire)) : Json(nullptr);
        json["night"] = combat->night;
        json["hunters"] = hunterSetJson(combat->hunters);
        json["mesmerized"] = hunterSetJson(combat->mesmerized);
        json["engaged"] = idJson(combat->engaged);
        json["played"] = cardsJson(combat->played);
        json["cards"] = hunterCardsJson(combat->cards);
        json["cancelled"] = combat->cancelled;
        return json;
    }

    const Board& board_;
    const Catalogue& cards_;
};

} // namespace

Json viewJson(const Ruleset& ruleset, const PublicView& view)
{
    return ViewWriter(ruleset).write(view);
}

Json stepJson(const Ruleset& ruleset, const PublicView* before, const PublicStep& step)
{
    Json json = Json::object();
    if (!step.said.empty()) {
        json["said"] = Json::array();
        for (const Happening& happening : step.said)
            json["said"].push_back(happeningJson(ruleset, happening));
    }
    if (step.way != PublicStep::Way::Onwards)
        json["way"] = nameOf(step.way, wayNames);
    Json now = viewJson(ruleset, step.view);
    if (before == nullptr) {
        json["table"] = std::move(now);
        return json;
    }
    const Json was = viewJson(ruleset, *before);
    for (auto& [field, value] : now.items())
        if (value != was[field])
            json["table"][field] = std::move(value);
    return json;
}

} // namespace demeter
