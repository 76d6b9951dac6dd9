#include "app/fury3e/desktop/legend.h"

#include "app/fury3e/book/book.h"
#include "app/fury3e/table/icons.h"

namespace demeter::fury3e {

namespace {

class ThirdEditionLegend : FuryLegend {
    Q_DECLARE_TR_FUNCTIONS(Legend)

public:
    ThirdEditionLegend(MapOf map, const Sentences& sentences) : FuryLegend(map, sentences, thirdEditionBook), sentences_(sentences) {}

    QList<LegendPart> parts() const
    {
        QList<LegendPart> parts{{tr("Places"), places()}, {tr("Roads, railways and borders"), ways()}, {tr("Hunters"), hunters()}};
        if (map_ == MapOf::Board)
            return parts;
        parts.append({{tr("Tokens"), tokens()},
                      {map_ == MapOf::Dracula ? tr("Dracula") : tr("What the table knows of Dracula"), dracula()},
                      {tr("What can be chosen"), choices("movement", "movement-road", "hunter-actions", "locations")},
                      {tr("Tracks"), tracks()},
                      {tr("Time"), time()},
                      {tr("Cards"), cards()},
                      {tr("Combat and actions"), combat()}});
        return parts;
    }

private:
    QList<LegendEntry> places() const
    {
        return {onMap(MapSign::SmallCity, kind(LocationKind::SmallCity), tr("Whoever supplies here draws an Event card."), "locations"),
                onMap(MapSign::LargeCity, kind(LocationKind::LargeCity), tr("Whoever supplies here draws an Item card too."), "supply"),
                onMap(MapSign::Castle, kind(LocationKind::Castle), tr("Counts as a city. When Dracula comes here, he recovers 5 damage."),
                      "castle-dracula"),
                onMap(MapSign::Hospital, kind(LocationKind::Hospital), tr("A city with a hospital. A defeated hunter comes here at dawn."),
                      "hospitals"),
                onMap(MapSign::Sea, kind(LocationKind::Sea), tr("Whoever travels by sea stops here."), "movement-sea")};
    }
    QList<LegendEntry> ways() const
    {
        QList<LegendEntry> entries{road("movement-road")};
        if (map_ != MapOf::Table) // which has no room for railways
            entries << onMap(MapSign::WhiteRailway, tr("White railway"),
                             tr("Crossed by short strokes. Only hunters ride, by day and with a ticket."), "movement-railway")
                    << onMap(MapSign::YellowRailway, tr("Yellow railway"),
                             tr("Set with squares. With it the yellow number of the ticket counts."), "movement-railway");
        return entries << seaWays("movement-sea");
    }
    QList<LegendEntry> hunters() const
    {
        QList<LegendEntry> entries = figures("activation-order", "hunter-actions");
        if (map_ == MapOf::Board)
            return entries << onMap(MapSign::Asked, tr("This place is compared"), tr("A ring. What lies next to it has a bright edge."),
                                    "adjacency");
        return entries << onMap(MapSign::Delayed, title("delayed"), tr("The figure lies on its side. The next action only stands it up."),
                                "delayed")
                       << onMap(MapSign::InHospital, tr("In the hospital"),
                                tr("A small cross on the figure. This hunter is not in the city."), "hospitals")
                       << onMap(MapSign::Bats, sentences_.token(Token::Bats),
                                tr("It lies with a hunter. Dracula moves that hunter in place of the next action."), "bats-token");
    }
    QList<LegendEntry> tokens() const
    {
        return {onMap(MapSign::ConsecratedGround, sentences_.token(Token::ConsecratedGround), tr("Dracula may not enter this city."),
                      "consecrated-ground"),
                onMap(MapSign::HeavenlyHost, sentences_.token(Token::HeavenlyHost),
                      tr("Dracula may not enter this city until the next dawn is over."), "consecrated-ground"),
                onMap(MapSign::Storm, sentences_.token(Token::Storm), tr("Hunters may not enter this sea zone."), "storm-tokens"),
                onMap(MapSign::Fog, sentences_.token(Token::Fog),
                      tr("Hunters may not enter or leave this city, nor search in it. ×2: two of them lie here."), "fog-tokens"),
                onMap(MapSign::Roadblock, sentences_.token(Token::Roadblock), tr("Hunters may not move along this road or railway."),
                      "roadblock-tokens")};
    }
    QList<LegendEntry> dracula() const
    {
        const bool own = map_ == MapOf::Dracula;
        QList<LegendEntry> entries{onMap(MapSign::Dracula, title("current-location"),
                                         own ? tr("You are here. The number is the slot on the trail.")
                                             : tr("Dracula is here. The number is the slot on the trail."),
                                         "current-location"),
                                   onMap(MapSign::Hideout, title("hideouts"),
                                         own ? tr("The number is the slot on the trail; 1 is the newest.")
                                             : tr("A hideout that has been revealed, with its slot on the trail."),
                                         "hideouts"),
                                   onMap(MapSign::Lair, title("lairs"),
                                         own ? tr("A coffin with the letter of the lair space.")
                                             : tr("A lair that has been revealed, with the letter of its space."),
                                         "lairs"),
                                   onMap(MapSign::Trail, title("trail"), tr("Dashes join the hideouts that follow each other."), "trail")};
        if (own)
            entries << onScreen(QStringLiteral("eye"), "text", term("face-up"), tr("The table knows the card."), "reveal")
                    << onScreen(QStringLiteral("eye-closed"), "mute", term("face-down"), tr("The table does not know the card."),
                                "hidden-information");
        else
            entries << onMap(MapSign::Route, tr("The way of the whole hunt"), tr("After the reveal. The newer, the thicker."), "trail")
                    << onScreen(QStringLiteral("compass"), "label", term("face-down"), tr("The back of a card that nobody knows yet."),
                                "hideouts")
                    << onScreen(QStringLiteral("eye"), "text", term("face-up"), tr("The card has been revealed."), "reveal");
        return entries;
    }
    QList<LegendEntry> tracks() const
    {
        return {onScreen(QStringLiteral("influence"), "bloodText", term("influence"), tr("At 13 Dracula wins."), "winning"),
                onScreen(QStringLiteral("damage"), "text", term("damage"), tr("What Dracula or a hunter has suffered."), "damage"),
                titled("despair", "text", tr("One more after each of the first three weeks."), "despair-tokens"),
                titled("rumor", "text", tr("A vampire that matures with it brings 3 influence more."), "rumor-tokens"),
                titled("bite", "text", tr("A hunter with a Bite token is weakened."), "bitten")};
    }
    QList<LegendEntry> time() const
    {
        return {onScreen(QStringLiteral("dawn"), "text", term("dawn"), tr("From night to day. A combat may follow."), "dawn-and-dusk"),
                onScreen(QStringLiteral("day"), "text", term("day"), tr("Each hunter takes one action, and may move."), "round-summary"),
                onScreen(QStringLiteral("dusk"), "text", term("dusk"), tr("From day to night. A combat may follow."), "dawn-and-dusk"),
                onScreen(QStringLiteral("night"), "text", term("night"), tr("Each hunter takes one action, but nobody moves."),
                         "round-summary"),
                titled("bat", "bloodText", tr("Dracula's turn. The bat stands for him everywhere."), "dracula-phase")};
    }
    QList<LegendEntry> cards() const
    {
        return {titled("encounter", "text", tr("They lie face down on hideouts and in lairs."), "encounter-cards"),
                titled("fangs", "text", tr("A vampire waits there."), "vampire-encounters"),
                titled("event", "text", tr("Hunters and Dracula have them in one deck."), "event-cards"),
                titled("ally", "text", tr("An Event card that stays in play."), "allies"),
                titled("dark-call", "text", tr("2 damage for 5 Encounter cards."), "dark-call"),
                titled("feed", "text", tr("Dracula stays and recovers 3 damage."), "feed"),
                titled("hide", "text", tr("Dracula stays, and an Encounter card comes on this one."), "hide"),
                titled("misdirect", "text", tr("A hideout leaves the trail."), "misdirect"),
                titled("wolf", "text", tr("Up to two roads for 1 damage."), "wolf-form")};
    }
    QList<LegendEntry> combat() const
    {
        const auto card = [this](CombatCard each, const char* topic) {
            return onScreen(combatIcon(each), "text", sentences_.combatCard(each), tr("One of Dracula's Combat cards."), topic);
        };
        return {titled("combat", "text", tr("Dracula or a vampire against hunters."), "combat"),
                card(CombatCard::Fangs, "combat-icons"),
                card(CombatCard::Claws, "combat-icons"),
                card(CombatCard::Strength, "combat-icons"),
                card(CombatCard::Plotting, "combat-icons"),
                card(CombatCard::Mesmerize, "mesmerize"),
                card(CombatCard::EscapeAsBat, "escape-as-bat"),
                card(CombatCard::EscapeAsMist, "escape-as-mist"),
                titled("search", "text", tr("A hunter looks for what lies hidden here."), "search"),
                titled("rest", "text", tr("A hunter recovers damage."), "rest"),
                titled("supply", "text", tr("A hunter draws cards."), "supply"),
                onScreen(QStringLiteral("pass"), "text", term("pass"), tr("A hunter does nothing."), "actions")};
    }

    const Sentences& sentences_;
};

} // namespace

QList<LegendPart> legendOf(MapOf map, const Sentences& sentences)
{
    return ThirdEditionLegend(map, sentences).parts();
}

} // namespace demeter::fury3e
