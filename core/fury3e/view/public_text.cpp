#include "core/fury3e/view/public_text.h"

#include "core/fury3e/text/names.h"
#include "core/journal/public_step_json.h"

namespace demeter::fury3e {

namespace {

constexpr std::array<std::string_view, 3> backNames{"plain", "sea", "castle"};
static_assert(static_cast<std::size_t>(CardBack::Castle) + 1 == backNames.size());
constexpr std::array<std::string_view, 7> phaseNames{"setup", "dawn", "day", "dusk", "night", "dracula-phase", "over"};
static_assert(static_cast<std::size_t>(PublicPhase::Over) + 1 == phaseNames.size());

class ViewWriter {
public:
    /// `before`: only what is other than there is written; nothing: everything.
    ViewWriter(const Ruleset& ruleset, const PublicView& view, const PublicView* before)
        : board_(*ruleset.board), cards_(*ruleset.cards), view_(view), before_(before)
    {
    }

    Json write()
    {
        put("phase", &PublicView::phase, [&](const auto& value) { return Json(nameOf(value, phaseNames)); });
        put("winner", &PublicView::winner, [&](const auto& value) { return Json(nameOf(value, winnerNames)); });
        put("round", &PublicView::round, [&](const auto& value) { return Json(value); });
        put("week", &PublicView::week, [&](const auto& value) { return Json(value); });
        put("day", &PublicView::day, [&](const auto& value) { return Json(nameOf(value, dayNames)); });
        put("despair", &PublicView::despair, [&](const auto& value) { return Json(value); });
        put("influence", &PublicView::influence, [&](const auto& value) { return Json(value); });
        put("damage", &PublicView::damage, [&](const auto& value) { return Json(value); });
        put("draculaLife", &PublicView::draculaLife, [&](const auto& value) { return Json(value); });
        put("trail", &PublicView::trail, [&](const auto& value) { return hideoutsJson(value); });
        put("lairs", &PublicView::lairs, [&](const auto& value) { return hideoutsJson(value); });
        put("maturing", &PublicView::maturing, [&](const auto& value) { return hideoutJson(value); });
        put("figure", &PublicView::figure, [&](const auto& value) { return locationJson(board_, value); });
        put("rumorTokens", &PublicView::rumorTokens, [&](const auto& value) { return Json(value); });
        put("encounterHand", &PublicView::encounterHand, [&](const auto& value) { return Json(value); });
        put("eventHand", &PublicView::eventHand, [&](const auto& value) { return Json(value); });
        put("combatHand", &PublicView::combatHand, [&](const auto& value) { return Json(value); });
        put("encounterDeck", &PublicView::encounterDeck, [&](const auto& value) { return Json(value); });
        put("encounterDiscard", &PublicView::encounterDiscard, [&](const auto& value) { return kindsJson(cards_, value); });
        put("beforeDracula", &PublicView::beforeDracula, [&](const auto& value) { return kindsJson(cards_, value); });
        put("eventDiscard", &PublicView::eventDiscard, [&](const auto& value) { return cardsJson(value); });
        put("hiddenDiscards", &PublicView::hiddenDiscards, [&](const auto& value) { return Json(value); });
        put("ally", &PublicView::ally, [&](const auto& value) { return idJson(value); });
        put("hunterAlly", &PublicView::hunterAlly, [&](const auto& value) { return idJson(value); });
        put("hunters", &PublicView::hunters, [&](const auto& value) { return huntersJson(board_, value); });
        put("sheets", &PublicView::sheets, [&](const auto& value) { return sheetsJson(board_, value); });
        put("tokens", &PublicView::tokens, [&](const auto& value) { return tokensJson(board_, value); });
        put("combat", &PublicView::combat, [&](const auto& value) { return combatJson(value); });
        return std::move(json_);
    }

private:
    template <typename Value, typename Make> void put(const char* name, Value PublicView::*field, Make make)
    {
        if (before_ == nullptr || before_->*field != view_.*field)
            json_[name] = make(view_.*field);
    }

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
    const PublicView& view_;
    const PublicView* before_;
    Json json_ = Json::object();
};

} // namespace

Json viewJson(const Ruleset& ruleset, const PublicView& view)
{
    return ViewWriter(ruleset, view, nullptr).write();
}

Json stepJson(const Ruleset& ruleset, const PublicView* before, const PublicStep& step)
{
    return publicStepJson(
        step, [&](const Happening& happening) { return happeningJson(ruleset, happening); },
        ViewWriter(ruleset, step.view, before).write());
}

} // namespace demeter::fury3e
