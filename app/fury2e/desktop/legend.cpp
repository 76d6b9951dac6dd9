#include "app/fury2e/desktop/legend.h"

#include "app/fury2e/book/topics.h"
#include "app/fury2e/table/icons.h"

namespace demeter::fury2e {

namespace {

class SecondEditionLegend : FuryLegend {
    Q_DECLARE_TR_FUNCTIONS(SecondEditionLegend)

public:
    SecondEditionLegend(MapOf map, const SecondEditionSentences& sentences)
        : FuryLegend(map, sentences, secondEditionBook), sentences_(sentences)
    {
    }

    QList<LegendPart> parts() const
    {
        QList<LegendPart> parts{
            {FuryLegend::tr("Places"), places()}, {tr("Roads, railways and sea"), ways()}, {FuryLegend::tr("Hunters"), hunters()}};
        if (map_ == MapOf::Board)
            return parts;
        parts.append({{FuryLegend::tr("Tokens"), tokens()},
                      {map_ == MapOf::Dracula ? FuryLegend::tr("Dracula") : FuryLegend::tr("What the table knows of Dracula"), dracula()},
                      {FuryLegend::tr("What can be chosen"), choices("movement", "movement", "hunters-turn", "movement")},
                      {FuryLegend::tr("Tracks"), tracks()},
                      {FuryLegend::tr("Time"), time()},
                      {FuryLegend::tr("Cards"), cards()},
                      {FuryLegend::tr("Combat and actions"), combat()}});
        return parts;
    }

private:
    QList<LegendEntry> places() const
    {
        return {onMap(MapSign::SmallCity, kind(LocationKind::SmallCity), tr("Whoever resupplies here draws an Event."), "hunters-turn"),
                onMap(MapSign::LargeCity, kind(LocationKind::LargeCity), tr("Whoever resupplies here draws an Event, an Item, or both."),
                      "hunters-turn"),
                onMap(MapSign::Castle, kind(LocationKind::Castle), tr("Whenever Dracula comes here, he recovers up to 2 Blood."), "castle"),
                onMap(MapSign::Hospital, kind(LocationKind::Hospital),
                      tr("A place of its own: hunters come here by road, Dracula never does. A defeated hunter comes here at once."),
                      "hospital"),
                onMap(MapSign::Sea, kind(LocationKind::Sea),
                      tr("Whoever travels by sea stops here. Dracula pays for the voyage with Blood."), "sea")};
    }
    QList<LegendEntry> ways() const
    {
        QList<LegendEntry> entries{road("movement")};
        if (map_ != MapOf::Table) // which has no room for railways
            entries << onMap(MapSign::WhiteRailway, term("railway"),
                             tr("Crossed by short strokes. Only hunters ride, as far as the train die allows."), "hunters-turn");
        return entries << seaWays("sea");
    }
    QList<LegendEntry> hunters() const
    {
        QList<LegendEntry> entries = figures("round", "hunters-turn");
        if (map_ == MapOf::Board)
            return entries;
        return entries << onMap(MapSign::Delayed, tr("Misses the next turn"),
                                tr("The figure lies on its side: this hunter has been defeated."), "bites")
                       << onMap(MapSign::Bats, sentences_.encounter(Encounter::Bats),
                                tr("They lie before a hunter. Dracula makes that hunter's next movement."), "encounters")
                       << onScreen(encounterIcon(Encounter::Fog), "text", sentences_.encounter(Encounter::Fog),
                                   tr("It lies before a hunter, who may not move in the next turn."), "encounters");
    }
    QList<LegendEntry> tokens() const
    {
        return {onMap(MapSign::HeavenlyHost, sentences_.item(HunterItem::SacredHost), tr("Dracula may neither enter nor pass this place."),
                      "holy-tokens"),
                onMap(MapSign::ConsecratedGround, sentences_.hunterEvent(HunterEvent::ConsecratedGround),
                      tr("The same, and Dracula can never take this token away."), "holy-tokens"),
                onMap(MapSign::Storm, sentences_.hunterEvent(HunterEvent::StormySeas),
                      tr("Nobody may enter this sea zone for some rounds."), "sea"),
                onMap(MapSign::Roadblock, sentences_.event(DraculaEvent::Roadblock), tr("Hunters may not use this road or railway."),
                      "draculas-events"),
                onScreen(QStringLiteral("quill"), "text", tr("Dracula's next move"), tr("He has declared that he goes here."),
                         "hunters-events")};
    }
    QList<LegendEntry> dracula() const
    {
        const bool own = map_ == MapOf::Dracula;
        QList<LegendEntry> entries{onMap(MapSign::Dracula, tr("Where Dracula is"),
                                         own ? tr("You are here. The number is the space of the trail.")
                                             : tr("Dracula is here. The number is the space of the trail."),
                                         "trail"),
                                   onMap(MapSign::Hideout, tr("A card of the trail"),
                                         own ? tr("The number is the space of the trail; 1 is the newest.")
                                             : tr("A place that has been revealed, with its space of the trail."),
                                         "trail"),
                                   onMap(MapSign::Lair, title("catacombs"),
                                         own ? tr("A coffin with the letter of the space of the Catacombs.")
                                             : tr("A card of the Catacombs that has been revealed, with the letter of its space."),
                                         "catacombs"),
                                   onMap(MapSign::Trail, title("trail"), tr("Dashes join the places that follow each other."), "trail")};
        if (own)
            entries << onScreen(QStringLiteral("eye"), "text", term("face-up"), FuryLegend::tr("The table knows the card."), "information")
                    << onScreen(QStringLiteral("eye-closed"), "mute", term("face-down"),
                                FuryLegend::tr("The table does not know the card."), "information");
        else
            entries << onMap(MapSign::Route, FuryLegend::tr("The way of the whole hunt"),
                             FuryLegend::tr("After the reveal. The newer, the thicker."), "trail")
                    << onScreen(QStringLiteral("compass"), "label", tr("A land back"), tr("A covered city, or Hide."), "information")
                    << onScreen(QStringLiteral("sea"), "label", tr("A sea back"), tr("A covered sea zone."), "information")
                    << onScreen(QStringLiteral("eye"), "text", term("face-up"), FuryLegend::tr("The card has been revealed."),
                                "information");
        return entries;
    }
    QList<LegendEntry> tracks() const
    {
        QList<LegendEntry> entries{
            onScreen(QStringLiteral("blood"), "bloodText", sentences_.number(Number::Blood),
                     tr("At 0 Dracula is destroyed. On the trail: Blood paid at sea."), "blood"),
            onScreen(QStringLiteral("fangs"), "bloodText", sentences_.number(Number::Vampires), tr("At 6 Dracula wins."), "winning"),
            onScreen(QStringLiteral("resolve"), "text", sentences_.number(Number::Resolve),
                     tr("What the hunters can spend at the start of a turn."), "resolve")};
        if (map_ == MapOf::Table)
            entries << onScreen(QStringLiteral("health"), "text", tr("Health"), tr("A hunter at 0 is defeated."), "bites");
        return entries << titled("bite", "text", tr("One too many defeats the hunter."), "bites");
    }
    QList<LegendEntry> time() const
    {
        const auto three = [&](TimeOfDay a, TimeOfDay b, TimeOfDay c) {
            return sentences_.time(a) + QStringLiteral(", ") + sentences_.time(b) + QStringLiteral(", ") + sentences_.time(c);
        };
        return {onScreen(timeIcon(TimeOfDay::Dawn), "text", sentences_.time(TimeOfDay::Dawn),
                         tr("Day. A new day brings a vampire and Resolve."), "time"),
                onScreen(timeIcon(TimeOfDay::Noon), "text", sentences_.time(TimeOfDay::Noon), tr("Day."), "time"),
                onScreen(timeIcon(TimeOfDay::Dusk), "text", sentences_.time(TimeOfDay::Dusk), tr("Still day."), "time"),
                onScreen(timeIcon(TimeOfDay::Midnight), "text", three(TimeOfDay::Twilight, TimeOfDay::Midnight, TimeOfDay::SmallHours),
                         tr("Night: Dracula has all his Tactics and powers."), "time"),
                onScreen(QStringLiteral("bat"), "bloodText", tr("Dracula's turn"), FuryLegend::tr("The bat stands for Dracula everywhere."),
                         "round")};
    }
    QList<LegendEntry> cards() const
    {
        const auto power = [&](Power each, const QString& words, const char* topic) {
            return onScreen(powerIcon(each), "text", sentences_.power(each), words, topic);
        };
        return {titled("encounter", "text", tr("Tokens that lie face down on the trail and in the Catacombs."), "encounters"),
                onScreen(encounterIcon(Encounter::NewVampire), "text", sentences_.encounter(Encounter::NewVampire),
                         FuryLegend::tr("A vampire waits there."), "encounters"),
                onScreen(QStringLiteral("event"), "text", tr("Event cards"), FuryLegend::tr("Hunters and Dracula have them in one deck."),
                         "draculas-events"),
                titled("ally", "text", FuryLegend::tr("An Event card that stays in play."), "allies"),
                power(Power::DarkCall, tr("2 Blood for 10 Encounters to choose from."), "dark-call"),
                power(Power::DoubleBack, tr("Back to a card of the trail or the Catacombs."), "double-back"),
                power(Power::Feed, tr("Dracula stays and recovers 1 Blood."), "feed"),
                power(Power::Hide, tr("Dracula stays, and an Encounter lies on this card."), "hide"),
                power(Power::WolfForm, tr("Up to two roads for 1 Blood."), "wolf-form")};
    }
    QList<LegendEntry> combat() const
    {
        QList<LegendEntry> entries{titled("combat", "text", tr("Dracula or an Agent against hunters."), "combat")};
        for (std::size_t n = 0; n < draculaTacticCount; ++n) {
            const auto tactic = static_cast<DraculaTactic>(n);
            entries << onScreen(tacticIcon(tactic), "text", sentences_.tactic(tactic),
                                hasSun(tactic) ? tr("One of Dracula's Tactics, by day too.")
                                               : tr("One of Dracula's Tactics, by night only."),
                                tactic == DraculaTactic::EscapeBat ? "escape-bat" : "tactics");
        }
        return entries << titled("search", "text", FuryLegend::tr("A hunter looks for what lies hidden here."), "search")
                       << onScreen(QStringLiteral("rest"), "text", upper(sentences_.hunterActs(HuntersAct::What::Rest)),
                                   tr("A hunter recovers up to 2 Health, and 2 Events are drawn."), "hunters-turn")
                       << onScreen(QStringLiteral("supply"), "text", upper(sentences_.hunterActs(HuntersAct::What::Resupply)),
                                   FuryLegend::tr("A hunter draws cards."), "hunters-turn")
                       << onScreen(QStringLiteral("shuffle"), "text", upper(sentences_.hunterActs(HuntersAct::What::Exchange)),
                                   tr("Hunters in one place exchange Items."), "hunters-turn");
    }

    const SecondEditionSentences& sentences_;
};

} // namespace

QList<LegendPart> legendOf(MapOf map, const SecondEditionSentences& sentences)
{
    return SecondEditionLegend(map, sentences).parts();
}

} // namespace demeter::fury2e
