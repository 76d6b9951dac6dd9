#include "app/fury2e/table/icons.h"

#include "core/fury2e/cards/any_card.h"

namespace demeter::fury2e {

QString powerIcon(Power power)
{
    switch (power) {
    case Power::DarkCall:
        return QStringLiteral("dark-call");
    case Power::DoubleBack:
        return QStringLiteral("misdirect");
    case Power::Feed:
        return QStringLiteral("feed");
    case Power::Hide:
        return QStringLiteral("hide");
    case Power::WolfForm:
        return QStringLiteral("wolf");
    }
    return {};
}

QString encounterIcon(Encounter encounter)
{
    switch (encounter) {
    case Encounter::Bats:
        return QStringLiteral("bats");
    case Encounter::Wolves:
        return QStringLiteral("wolf");
    case Encounter::Spy:
        return QStringLiteral("eye");
    case Encounter::Hoax:
        return QStringLiteral("misdirect");
    case Encounter::Fog:
        return QStringLiteral("fog");
    case Encounter::Lightning:
        return QStringLiteral("storm");
    case Encounter::Saboteur:
        return QStringLiteral("roadblock");
    case Encounter::NewVampire:
        return QStringLiteral("fangs");
    case Encounter::DesecratedSoil:
        return QStringLiteral("lair");
    default:
        return isAgent(encounter) ? QStringLiteral("combat") : QStringLiteral("encounter");
    }
}

QString tacticIcon(DraculaTactic tactic)
{
    switch (tactic) {
    case DraculaTactic::Claws:
        return QStringLiteral("claws");
    case DraculaTactic::Dodge:
        return QStringLiteral("step-back");
    case DraculaTactic::EscapeMan:
        return QStringLiteral("pass");
    case DraculaTactic::EscapeBat:
        return QStringLiteral("bat");
    case DraculaTactic::EscapeMist:
        return QStringLiteral("mist");
    case DraculaTactic::Fangs:
        return QStringLiteral("fangs");
    case DraculaTactic::Mesmerize:
        return QStringLiteral("mesmerize");
    case DraculaTactic::Strength:
        return QStringLiteral("strength");
    }
    return {};
}

QString tacticIcon(AgentTactic tactic)
{
    return tactic == AgentTactic::Dodge ? QStringLiteral("step-back") : QStringLiteral("combat");
}

QString timeIcon(TimeOfDay time)
{
    switch (time) {
    case TimeOfDay::Dawn:
        return QStringLiteral("dawn");
    case TimeOfDay::Noon:
        return QStringLiteral("day");
    case TimeOfDay::Dusk:
        return QStringLiteral("dusk");
    case TimeOfDay::Twilight:
    case TimeOfDay::Midnight:
    case TimeOfDay::SmallHours:
        return QStringLiteral("night");
    }
    return {};
}

QString cardIcon(std::string_view id)
{
    struct Icon {
        QString operator()(Encounter token) const { return encounterIcon(token); }
        QString operator()(DraculaTactic tactic) const { return tacticIcon(tactic); }
        QString operator()(AgentTactic tactic) const { return tacticIcon(tactic); }
        QString operator()(Power power) const { return powerIcon(power); }
        QString operator()(DraculaEvent) const { return QStringLiteral("event"); }
        QString operator()(HunterEvent) const { return QStringLiteral("event"); }
        QString operator()(HunterItem) const { return QStringLiteral("supply"); }
        QString operator()(fury::Hunter) const { return QStringLiteral("ally"); }
    };
    const auto card = anyCardFromId(id);
    return card ? std::visit(Icon{}, *card) : QStringLiteral("supply"); // all others are Items
}

} // namespace demeter::fury2e
