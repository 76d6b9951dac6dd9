// What the cards do. The card files hold the facts; these are our own words for them, never those of the cards.
#include "app/fury3e/text/sentences.h"
#include "app/text/sentence_parts.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace demeter::fury3e {

QString Sentences::effect(EncounterKind kind) const
{
    if (!cards_ || indexOf(kind) >= cards_->encounters.size())
        return {};
    const EncounterCard& card = (*cards_)[kind];
    const EncounterEffect& facts = card.effect;
    const QString alone = tr("If it is not defeated it stays, face up, with its damage.", "a vampire");
    const QString shot = tr("It stays, face up, unless the hunter reveals a Pistol or a Rifle.", "an Encounter card");

    QStringList text;
    if (card.id == "aristocratic-vampire")
        text << tr("Only a search triggers it. It stays, face up, unless the hunter who searches becomes delayed.");
    else if (card.id == "bats")
        text << tr(
            "A Bats token goes under the hunter's figure: in place of the hunter's next action Dracula moves the hunter to an adjacent "
            "city, where the hunter becomes delayed.");
    else if (card.id == "desecrated-soil")
        text << tr("Dracula draws %n Encounter cards.", nullptr, facts.draws)
             << tr("Then he may discard up to %n Encounter cards.", nullptr, facts.discardsUpTo)
             << tr("It stays, face up, unless the hunter reveals a Heavenly Host.", "an Encounter card");
    else if (card.id == "hoax")
        text << tr("Only a search triggers it. The hunter who searches becomes delayed.");
    else if (card.id == "new-vampire")
        text << tr("The hunter fights this vampire (life: %1). Other hunters in the city may become delayed to fight along.").arg(card.life)
             << alone;
    else if (card.id == "rats")
        text << tr("The hunter suffers %n damage.", nullptr, facts.damage) << shot;
    else if (card.id == "reckless-vampire")
        text << tr("The hunter fights this vampire alone (life: %1).").arg(card.life)
             << tr("Each time Dracula plays Fangs in this combat influence rises by %1.").arg(facts.fangsInfluence) << alone;
    else if (card.id == "saboteur")
        text << tr("The hunter becomes delayed.") << shot;
    else if (card.id == "spy")
        text << tr("The hunter shows all Item and Event cards and discards all Ticket tokens.")
             << tr("It stays, face up, unless the hunter discards a weapon.", "an Encounter card");
    else if (card.id == "szgany-bodyguards")
        text << tr("The hunter suffers %n damage.", nullptr, facts.damage)
             << tr("Unless a weapon is revealed, the hunter suffers %n more damage and becomes delayed.", nullptr,
                   facts.damageWithoutWeapon);
    else if (card.id == "szgany-mob")
        text << tr("Every hunter in the city may discard Item cards, and then suffers %n damage for each Item card that is left.", nullptr,
                   facts.damagePerItem);
    else if (card.id == "unnatural-fog")
        text << tr("A Fog token is placed in the city, and one more if it is a port. By day all hunters there become delayed.");
    else if (card.id == "wolves")
        text << tr("Every hunter in the city suffers %n damage.", nullptr, facts.damage)
             << tr("Each weapon that a hunter reveals takes %1 off that hunter's damage.").arg(facts.lessPerWeapon);
    return text.join(QLatin1Char(' '));
}

QString Sentences::ambush(EncounterKind kind, Hunter hunter) const
{
    static constexpr std::array<std::pair<std::string_view, const char*>, 11> attacks{{
        //: What an Encounter card does in an ambush. %1 is a hunter, in the following ones too.
        {"bats", QT_TRANSLATE_NOOP("Sentences", "Bats swoop down on %1.")},
        {"desecrated-soil", QT_TRANSLATE_NOOP("Sentences", "%1 steps on desecrated soil.")},
        {"new-vampire", QT_TRANSLATE_NOOP("Sentences", "A new vampire attacks %1.")},
        {"rats", QT_TRANSLATE_NOOP("Sentences", "Rats attack %1.")},
        {"reckless-vampire", QT_TRANSLATE_NOOP("Sentences", "A reckless vampire attacks %1.")},
        {"saboteur", QT_TRANSLATE_NOOP("Sentences", "A saboteur holds %1 up.")},
        {"spy", QT_TRANSLATE_NOOP("Sentences", "A spy goes through what %1 holds.")},
        {"szgany-bodyguards", QT_TRANSLATE_NOOP("Sentences", "Szgany bodyguards attack %1.")},
        {"szgany-mob", QT_TRANSLATE_NOOP("Sentences", "A Szgany mob surrounds %1.")},
        {"unnatural-fog", QT_TRANSLATE_NOOP("Sentences", "An unnatural fog swallows %1.")},
        {"wolves", QT_TRANSLATE_NOOP("Sentences", "Wolves attack %1.")},
    }};
    const std::string id = cards_ && indexOf(kind) < cards_->encounters.size() ? (*cards_)[kind].id : std::string();
    if (const auto* attack = std::ranges::find(attacks, id, [](const auto& each) { return each.first; }); attack != attacks.end())
        return inForms(tr(attack->second), {forms(hunter)});
    return happening({Happening::What::EncounterRevealed, {kind, hunter}, {}});
}

QString Sentences::matured(EncounterKind kind) const
{
    if (!cards_ || indexOf(kind) >= cards_->encounters.size())
        return {};
    const EncounterCard& card = (*cards_)[kind];
    if (!card.hasMaturedEffect)
        return {};
    const QString shown = tr("The Location card of the hideout is revealed.");

    QStringList text;
    if (card.id == "aristocratic-vampire" || card.id == "new-vampire" || card.id == "reckless-vampire")
        text << shown << tr("Influence rises by %1, and by 3 more with a Rumor token.").arg(card.maturedInfluence)
             << tr("The hideouts in slots 4, 5 and 6 are cleared as well.");
    else if (card.id == "desecrated-soil")
        text << tr("Dracula recovers %n damage.", nullptr, card.maturedHealing);
    else if (card.id == "hoax")
        text << tr(
            "Dracula takes all of his Event cards from the discard pile, keeps one in secret, and the others are shuffled into the Event "
            "deck.");
    else if (card.id == "saboteur")
        text << tr("Dracula places a Roadblock token on any road or railway.");
    else if (card.id == "spy")
        text << tr("Dracula chooses any hunter, who shows all Item and Event cards and discards all Ticket tokens.");
    else if (card.id == "szgany-bodyguards")
        text << tr(
            "The card is placed face up before Dracula. Once, at dawn or dusk, he may resolve its effect on a hunter before they fight.");
    else if (card.id == "szgany-mob")
        text << shown << tr("Its effect is resolved in every city of the region.");
    else if (card.id == "unnatural-fog")
        text << shown << tr("Dracula chooses a city of the region and places %n Fog tokens there.", nullptr, card.maturedFog);
    else if (card.id == "wolves")
        text << shown << tr("Its effect is resolved in a city at most two roads away, which Dracula chooses.");
    return text.join(QLatin1Char(' '));
}

QString Sentences::eventText(DraculaEvent event) const
{
    switch (event) {
    case DraculaEvent::CustomsSearch:
        return tr("When a hunter has moved into another region: the hunter becomes delayed, and then discards all Item cards or suffers 3 "
                  "damage.");
    case DraculaEvent::DarknessReturns:
        return tr(
            "At the end of the Dracula phase: the next round has no day. Dracula's Event cards in the discard pile are shuffled into the "
            "Event deck.");
    case DraculaEvent::DevilishPower:
        return tr(
            "In the Dracula phase, one of three: Consecrated Ground is removed, or the hunters' ally is discarded, or no hunter can supply "
            "in the next hunter phase.");
    case DraculaEvent::DraculasBrides:
        return tr(
            "At once: an Encounter card from the hand goes to one or two of the hideouts in slots 1, 2 and 3. As an ally: at the start "
            "of the Dracula phase Dracula may discard an Encounter card to draw another one.");
    case DraculaEvent::Enraged:
        return tr("When a Combat card of Dracula's is cancelled: it isn't. In the rest of this combat he can use neither Escape as Bat nor "
                  "Escape as Mist.");
    case DraculaEvent::FalseTip:
        return tr(
            "When a hunter uses a ticket: Dracula chooses where the ticket takes that hunter. Chartered Carriage is cancelled instead.");
    case DraculaEvent::GreatWolf:
        return tr(
            "At once: a hunter suffers 4 damage unless a Crucifix or a Heavenly Host is revealed. As an ally: the same with 1 damage at "
            "the start of each Dracula phase.");
    case DraculaEvent::HiddenSchemes:
        return tr("At the end of the Dracula phase: an Encounter card from the hand goes to the hideout in slot 3.");
    case DraculaEvent::ImmanuelHildesheim:
        return tr(
            "At once: of the top six Event cards Dracula takes his own, and the others are discarded face up. As an ally: at the start of "
            "each Dracula phase he takes the top Event card if it is his.");
    case DraculaEvent::NocturnalVisit:
        return tr("At the end of the Dracula phase: in the next hunter phase combats at dawn and by day count as combats at night.");
    case DraculaEvent::Roadblock:
        return tr("At once or at the end of the Dracula phase: three Roadblock tokens are placed on roads and railways.");
    case DraculaEvent::Seduction:
        return tr(
            "When a hunter searches where a vampire lies: the hunter is bitten instead of fighting, and the vampire goes back to Dracula's "
            "hand.");
    case DraculaEvent::SensationalistPress:
        return tr("When Local Rumors, Newspaper Reports, Hired Scouts or Evil Presence is played: that Event card is cancelled.");
    case DraculaEvent::SummonStorms:
        return tr("At once or at the end of the Dracula phase: up to three Storm tokens are placed in different sea zones.");
    case DraculaEvent::UnearthlySwiftness:
        return tr("In the Dracula phase: another whole Dracula phase follows this one.");
    case DraculaEvent::VampiricInfluence:
        return tr(
            "At once: a bitten hunter reveals all Item and Event cards. Dracula discards one of them and moves the hunter to an adjacent "
            "city.");
    case DraculaEvent::WildHorses:
        return tr("When a hunter has moved by road, before anything is revealed: Dracula moves the hunter on to an adjacent city.");
    }
    return {};
}

QString Sentences::combatText(CombatCard card, bool night) const
{
    QStringList text;
    switch (card) {
    case CombatCard::Claws:
        text << tr("The engaged hunter suffers 2 damage.");
        if (night)
            text << tr("At night: then any hunter in the combat suffers 2 damage.");
        break;
    case CombatCard::EscapeAsBat:
        text << tr("The combat ends, unless it is played too early.", "an escape card");
        if (night)
            text << tr(
                "At night: Dracula may clear the hideout of his current location and move in secret to a city without hunters, at most "
                "two roads away.");
        break;
    case CombatCard::EscapeAsMist:
        text << tr("The combat ends, unless it is played too early.", "an escape card") << tr("Nobody moves.");
        break;
    case CombatCard::Fangs:
        text << tr("Dracula or the vampire recovers 2 damage, and the engaged hunter suffers 2.");
        if (night)
            text << tr("At night: a mesmerized hunter is bitten instead and leaves the combat.");
        break;
    case CombatCard::Mesmerize:
        text << tr("The engaged hunter's card is cancelled. The hunter is mesmerized to the end of the combat, and the hunter's weapons do "
                   "1 damage "
                   "less.");
        break;
    case CombatCard::Plotting:
        text << tr(
            "Dracula takes any card from his Combat deck. Later in this combat he may cancel one Punch, Dodge or Escape of the engaged "
            "hunter's.");
        break;
    case CombatCard::Strength:
        text << tr("The engaged hunter suffers 2 damage, and the hunter's Punch, Crucifix or weapon is cancelled.");
        if (night)
            text << tr("At night: that Crucifix or weapon is discarded too.");
        break;
    }
    return text.join(QLatin1Char(' '));
}

QString Sentences::hunterEventText(HunterEvent event) const
{
    switch (event) {
    case HunterEvent::BehindTheVeil:
        return tr(
            "Dracula shows his Event cards and his Encounter cards. The hunters choose one of the Encounter cards, and it is discarded.");
    case HunterEvent::BloodTransfusion:
        return tr("An action of a hunter who isn't bitten: another hunter there loses a bite, and the one who plays it suffers 1 damage.");
    case HunterEvent::CharteredCarriage:
        return tr("With any ticket the hunter moves over up to four railways.");
    case HunterEvent::ConsecratedGround:
        return tr("An action by night: Consecrated Ground comes into a city, and each hunter may reveal a Heavenly Host to place one too. "
                  "Dracula "
                  "can't enter these cities.");
    case HunterEvent::EscapeRoute:
        return tr("At the start of a combat: a hunter leaves it.");
    case HunterEvent::EvilPresence:
        return tr("Dracula names every hunter who is adjacent to his current location.");
    case HunterEvent::ExcellentWeather:
        return tr("An action by day: the hunter moves by sea twice.");
    case HunterEvent::Forewarned:
        return tr("In an ambush: an Encounter card that is no vampire is discarded without effect.");
    case HunterEvent::GoodLuck:
        return tr("By day, one of three: a Roadblock token is removed, or Dracula's ally is discarded, or False Tip is cancelled.");
    case HunterEvent::GreatStrength:
        return tr("In a combat: a bite is prevented, or the damage that would defeat a hunter.");
    case HunterEvent::HeroicLeap:
        return tr("In place of a combat: the vampire suffers 5 damage, and then the hunter suffers 5.");
    case HunterEvent::HiredScouts:
        return tr("The hunters name two cities. Dracula reveals their Location cards that are on the trail.");
    case HunterEvent::Hypnosis:
        return tr(
            "An action of Mina Harker's, in a city with another hunter: Dracula names the region of his current location, and she becomes "
            "delayed.");
    case HunterEvent::JonathanHarker:
        return tr(
            "At once: the hunters name a city, and Dracula reveals its Location card if it is on the trail. As an ally: each Location card "
            "that comes into slot 6 is revealed.");
    case HunterEvent::LocalRumors:
        return tr("Dracula reveals the Location cards of all hideouts adjacent to the hunter who plays it.");
    case HunterEvent::LongNight:
        return tr("At dawn: hunters may move by road in the coming night. Each one who does draws the bottom Event card, which Dracula "
                  "takes if it "
                  "is his.");
    case HunterEvent::LuckyFind:
        return tr("At the start of a combat: of the top five Item cards the hunter keeps one.");
    case HunterEvent::LucysRevenge:
        return tr("Lies before Lord Godalming in a combat: it cancels Escape as Bat or Escape as Mist, or prevents his bite or defeat.");
    case HunterEvent::MoneyTrail:
        return tr("An action: the hunters choose a sea zone's Location card on the trail, and Dracula reveals it.");
    case HunterEvent::MysticResearch:
        return tr("An action of Van Helsing's: of the bottom six Event cards those of Dracula's are discarded, unseen.");
    case HunterEvent::NewspaperReports:
        return tr("At once: Dracula reveals the Location card in slot 3. Or later, at dawn or dusk: the one in slot 5 or in slot 6.");
    case HunterEvent::PlannedAmbush:
        return tr("In the first round of a combat the hunter may change the chosen card after all cards have been revealed.");
    case HunterEvent::RenewedVigor:
        return tr("At dawn: in the coming day each hunter may take a second action of another kind.");
    case HunterEvent::RufusSmith:
        return tr("At once: the hunters name a city, and Dracula reveals its Location card if it is on the trail. As an ally: from sea "
                  "zone to sea "
                  "zone Dracula suffers 2 damage instead of 1.");
    case HunterEvent::SenseOfEmergency:
        return tr("An action by day: the hunter suffers 2 damage and moves over up to three roads.");
    case HunterEvent::SisterAgatha:
        return tr(
            "At once: the hunters name a city, and Dracula reveals its Location card if it is on the trail. As an ally: Dracula suffers 2 "
            "damage when he plays Escape as Bat, Escape as Mist or Fangs.");
    case HunterEvent::SpeedyTelegraph:
        return tr("At dawn: in the coming day and night the hunters act in any order.");
    case HunterEvent::SurprisingReturn:
        return tr("At dawn or dusk: an ally of the hunters' comes back from the discard pile and is played.");
    case HunterEvent::VampireLair:
        return tr("An action by day: the hunter discards a Stake and becomes delayed, and influence falls by 2.");
    case HunterEvent::WaxCylinders:
        return tr("An action of Dr. John Seward's, one of two: all Encounter cards of a hideout are revealed without effect, or Dracula "
                  "shows where "
                  "Hide is.");
    case HunterEvent::PsychicBond:
        return tr(
            "Mina Harker's ability: she names a hunter in a city, and Dracula says whether his current location is in the same region.");
    }
    return {};
}

} // namespace demeter::fury3e
