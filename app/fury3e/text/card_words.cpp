#include "app/fury3e/text/card_words.h"

#include <QCoreApplication>
#include <QStringList>

namespace demeter::fury3e {

namespace {

/// Translated with what the turn guide asks, where they stand among the choices.
struct CardWords {
    Q_DECLARE_TR_FUNCTIONS(TurnFlow)
};

} // namespace

QString encounterWords(const Catalogue& cards, EncounterKind kind)
{
    const EncounterCard& card = cards[kind];
    const EncounterEffect& effect = card.effect;
    QStringList said;
    if (effect.batsTokens > 0)
        said << CardWords::tr("Bats token: you move the hunter in place of an action");
    if (effect.draws > 0)
        said << CardWords::tr("draw %1 cards, discard up to %2").arg(effect.draws).arg(effect.discardsUpTo);
    if (effect.fights)
        said << CardWords::tr("a combat, life %1").arg(card.life);
    if (effect.damage > 0 && effect.everyHunterHere)
        said << (effect.lessPerWeapon > 0 ? CardWords::tr("%1 damage to every hunter there, %2 less for each weapon shown")
                                                .arg(effect.damage)
                                                .arg(effect.lessPerWeapon)
                                          : CardWords::tr("%1 damage to every hunter there").arg(effect.damage));
    else if (effect.damage > 0)
        said << CardWords::tr("%n damage", nullptr, effect.damage);
    if (effect.damagePerItem > 0)
        said << CardWords::tr("every hunter there: %1 damage for each Item kept").arg(effect.damagePerItem);
    if (effect.damageWithoutWeapon > 0)
        said << CardWords::tr("%1 more and delayed without a weapon").arg(effect.damageWithoutWeapon);
    if (effect.showsHand)
        said << CardWords::tr("shows all cards, loses all tickets");
    if (effect.fogTokens > 0)
        said << CardWords::tr("Fog; by day every hunter there is delayed");
    if (effect.delays)
        said << CardWords::tr("delayed");
    if (said.isEmpty() && card.staysUnless == StaysUnless::Delay)
        said << CardWords::tr("discarded if the hunter becomes delayed");
    const QString does = said.join(QStringLiteral("; "));
    // What decides where it is laid: there is nothing in it for an ambush.
    return card.canAmbush || does.isEmpty() ? does : CardWords::tr("only in a search: %1").arg(does);
}

QString eventWords(const PlayEvent& play)
{
    switch (play.event) {
    case DraculaEvent::CustomsSearch:
        return CardWords::tr("delayed, and loses all Items or suffers 3");
    case DraculaEvent::DarknessReturns:
        return CardWords::tr("the next round has no day");
    case DraculaEvent::DevilishPower:
        return play.option == 0   ? CardWords::tr("takes Consecrated Ground off the board")
               : play.option == 1 ? CardWords::tr("discards the hunters' ally")
                                  : CardWords::tr("no supply in the next hunter phase");
    case DraculaEvent::DraculasBrides:
        return play.ally ? CardWords::tr("as ally: swap a card in every phase") : CardWords::tr("a card on up to two of slots 1 to 3");
    case DraculaEvent::Enraged:
        return CardWords::tr("the card works after all; no more escapes");
    case DraculaEvent::FalseTip:
        return play.option == 0 ? CardWords::tr("you choose where the train goes") : CardWords::tr("the hunters' card is cancelled");
    case DraculaEvent::GreatWolf:
        return play.ally ? CardWords::tr("as ally: 1 damage in every phase") : CardWords::tr("4 damage to a hunter");
    case DraculaEvent::HiddenSchemes:
        return CardWords::tr("a card on slot 3");
    case DraculaEvent::ImmanuelHildesheim:
        return play.ally ? CardWords::tr("as ally: the top Event card in every phase") : CardWords::tr("your cards among the top six");
    case DraculaEvent::NocturnalVisit:
        return CardWords::tr("combats at dawn and by day count as night");
    case DraculaEvent::Roadblock:
        return CardWords::tr("three Roadblock tokens");
    case DraculaEvent::Seduction:
        return CardWords::tr("a vampire comes back to the hand, the hunter is bitten");
    case DraculaEvent::SensationalistPress:
        return CardWords::tr("the hunters' card is cancelled");
    case DraculaEvent::SummonStorms:
        return CardWords::tr("up to three Storm tokens");
    case DraculaEvent::UnearthlySwiftness:
        return CardWords::tr("a second Dracula phase");
    case DraculaEvent::VampiricInfluence:
        return CardWords::tr("a bitten hunter loses a card and is moved");
    case DraculaEvent::WildHorses:
        return CardWords::tr("you choose where the ride goes on to");
    }
    return {};
}

QString combatWords(CombatCard card, bool night, bool dracula)
{
    switch (card) {
    case CombatCard::Claws:
        return night ? CardWords::tr("2 damage, and 2 to anyone") : CardWords::tr("2 damage");
    case CombatCard::EscapeAsBat:
        return night && dracula ? CardWords::tr("the combat ends, up to 2 roads away") : CardWords::tr("the combat ends");
    case CombatCard::EscapeAsMist:
        return CardWords::tr("the combat ends");
    case CombatCard::Fangs:
        return night ? CardWords::tr("recover 2; 2 damage, a bite if mesmerized") : CardWords::tr("recover 2; 2 damage");
    case CombatCard::Mesmerize:
        return CardWords::tr("cancels the hunter's card; weapons 1 less");
    case CombatCard::Plotting:
        return CardWords::tr("take any card; cancel one later");
    case CombatCard::Strength:
        return CardWords::tr("2 damage; cancels Punch, Crucifix, weapon");
    }
    return {};
}

QString combatWords(const Catalogue& cards, HunterCard card, const Sentences& sentences)
{
    const HunterKnownCard& facts = cards[card];
    const auto his = [&](CombatCard each) { return sentences.combatCard(each); };
    QStringList said;
    switch (card) {
    case HunterCard::Crucifix:
        said << CardWords::tr("%1 damage if it cancels %2 or %3").arg(facts.damage).arg(his(CombatCard::Fangs), his(CombatCard::Mesmerize));
        break;
    case HunterCard::Garlic:
        said << CardWords::tr("%1 damage against %2 or %3").arg(facts.damage).arg(his(CombatCard::Fangs), his(CombatCard::Claws));
        break;
    case HunterCard::HeavenlyHost:
        said << CardWords::tr("%1 damage; against %2 a bite instead").arg(facts.damage).arg(his(CombatCard::Fangs));
        break;
    case HunterCard::HolyCircle:
        said << CardWords::tr("one hunter or more leave the combat");
        break;
    case HunterCard::Escape:
        said << CardWords::tr("the hunter leaves the combat");
        break;
    default:
        if (facts.damage > 0)
            said << CardWords::tr("%n damage", nullptr, facts.damage);
    }
    QStringList cancels;
    for (const CombatCard each : valuesOf<CombatCard, combatCardCount>())
        if (facts.cancelsCard(each))
            cancels << his(each);
    if (cancels.size() == static_cast<qsizetype>(combatCardCount))
        said << CardWords::tr("cancels any card of Dracula's");
    else if (!cancels.isEmpty())
        //: %1 are Dracula's Combat cards.
        said << CardWords::tr("cancels %1").arg(cancels.join(QStringLiteral(", ")));
    return said.join(QStringLiteral("; "));
}

} // namespace demeter::fury3e
