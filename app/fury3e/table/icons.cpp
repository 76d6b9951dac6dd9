#include "app/fury3e/table/icons.h"

#include "core/fury3e/game/hunters.h"

namespace demeter::fury3e {

QString powerIcon(Power power)
{
    switch (power) {
    case Power::DarkCall:
        return QStringLiteral("dark-call");
    case Power::Feed:
        return QStringLiteral("feed");
    case Power::Hide:
        return QStringLiteral("hide");
    case Power::Misdirect:
        return QStringLiteral("misdirect");
    case Power::WolfForm:
        return QStringLiteral("wolf");
    }
    return {};
}

QString encounterIcon(const Catalogue& cards, EncounterKind kind)
{
    const std::string& id = cards[kind].id;
    if (cards[kind].vampire)
        return QStringLiteral("fangs");
    if (id == "bats")
        return QStringLiteral("bats");
    if (id == "wolves")
        return QStringLiteral("wolf");
    if (id == "spy")
        return QStringLiteral("eye");
    if (id == "hoax")
        return QStringLiteral("misdirect");
    if (id == "unnatural-fog")
        return QStringLiteral("fog");
    if (id == "saboteur")
        return QStringLiteral("roadblock");
    return QStringLiteral("encounter");
}

QString combatIcon(CombatCard card)
{
    switch (card) {
    case CombatCard::Claws:
        return QStringLiteral("claws");
    case CombatCard::EscapeAsBat:
        return QStringLiteral("bat");
    case CombatCard::EscapeAsMist:
        return QStringLiteral("mist");
    case CombatCard::Fangs:
        return QStringLiteral("fangs");
    case CombatCard::Mesmerize:
        return QStringLiteral("mesmerize");
    case CombatCard::Plotting:
        return QStringLiteral("plotting");
    case CombatCard::Strength:
        return QStringLiteral("strength");
    }
    return {};
}

QString cardIcon(const Catalogue& cards, std::string_view id)
{
    if (const auto kind = cards.find(id))
        return encounterIcon(cards, *kind);
    if (const auto card = cardFromId<CombatCard>(combatCardIds, id))
        return combatIcon(*card);
    if (const auto power = powerFromId(id))
        return powerIcon(*power);
    if (const auto card = cardFromId<HunterCard>(hunterCardIds, id))
        return *card == HunterCard::Punch || *card == HunterCard::Dodge || *card == HunterCard::Escape ? QStringLiteral("combat")
                                                                                                       : QStringLiteral("supply");
    if (hunterFromId(id))
        return QStringLiteral("ally");
    if (cardFromId<DraculaEvent>(draculaEventIds, id) || cardFromId<HunterEvent>(hunterEventIds, id))
        return QStringLiteral("event");
    return QStringLiteral("bat"); // what Dracula can do without a card
}

} // namespace demeter::fury3e
