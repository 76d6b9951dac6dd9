// The card files that the program comes with, and card files with a fault.
#include "core/fury3e/cards/catalogue.h"
#include "core/fury3e/text/input_faults.h"
#include "tests/support/listed_fault.h"
#include "tests/support/load.h"
#include "tests/support/rows.h"

#include <QObject>
#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <random>

using namespace demeter;
using namespace demeter::fury3e;

namespace {

const std::string& good()
{
    static const std::string text = test::sourceFile("resources/cards/dracula-3e.json");
    return text;
}

const std::string& goodHunters()
{
    static const std::string text = test::sourceFile("resources/cards/hunter-3e.json");
    return text;
}

std::size_t english()
{
    return static_cast<std::size_t>(Language::En);
}

const EncounterCard& card(const Catalogue& cards, const char* id)
{
    return cards[*cards.find(id)];
}

} // namespace

Q_DECLARE_METATYPE(EncounterEffect)
Q_DECLARE_METATYPE(StaysUnless)

class TestCatalogue : public QObject {
    Q_OBJECT

private slots:
    void theThirdEdition()
    {
        const auto read = readCatalogue(good(), goodHunters());
        QVERIFY(read.has_value());
        QCOMPARE(read->encounters.size(), std::size_t{13});
        QCOMPARE(read->encounterTotal(), 28);
        QCOMPARE(read->draculaLife, 15);  // DMG-2
        QCOMPARE(read->handSize, 5);      // COMP-9
        QCOMPARE(read->winInfluence, 13); // COMP-6
        QCOMPARE(read->rumorTokens, 4);   // SETUP-8
        QCOMPARE(read->despairTokens, 3); // COMP-8
        for (const Power power : allPowers)
            for (const std::string& name : read->powerNames[static_cast<std::size_t>(power)])
                QVERIFY(!name.empty());
        QCOMPARE(read->powerNames[static_cast<std::size_t>(Power::Hide)][static_cast<std::size_t>(Language::En)], "Hide");
        QCOMPARE(read->powerNames[static_cast<std::size_t>(Power::Misdirect)][static_cast<std::size_t>(Language::Es)],
                 std::string("Engaño"));
    }

    void maturedEffects()
    {
        const auto cards = test::catalogue();
        const EncounterCard& newVampire = card(*cards, "new-vampire");
        QCOMPARE(newVampire.life, 6); // VAMP-2
        QCOMPARE(newVampire.copies, 4);
        QCOMPARE(newVampire.maturedInfluence, 3); // MAT-5
        QVERIFY(newVampire.vampire && newVampire.hasMaturedEffect && newVampire.maturedReveals && newVampire.maturedClearsSlots);
        const EncounterCard& aristocrat = card(*cards, "aristocratic-vampire");
        QCOMPARE(aristocrat.life, 0); // called a vampire but never fights
        QVERIFY(aristocrat.vampire);
        QCOMPARE(aristocrat.maturedInfluence, 4);
        QCOMPARE(card(*cards, "reckless-vampire").life, 4);
        QCOMPARE(card(*cards, "desecrated-soil").maturedHealing, 3);
        QVERIFY(!card(*cards, "desecrated-soil").maturedReveals);
        QVERIFY(!card(*cards, "rats").hasMaturedEffect); // ENC-7
        QVERIFY(card(*cards, "spy").hasMaturedEffect);
        QVERIFY(card(*cards, "szgany-bodyguards").maturedStays); // MAT-2
        QVERIFY(card(*cards, "wolves").maturedReveals);
        QVERIFY(!card(*cards, "wolves").maturedClearsSlots);
        QVERIFY(!card(*cards, "wolves").vampire);
        QCOMPARE(card(*cards, "wolves").maturedArea, MaturedArea::CityWithin2Roads);
        QCOMPARE(card(*cards, "szgany-mob").maturedArea, MaturedArea::EveryCityOfRegion);
        QCOMPARE(card(*cards, "unnatural-fog").maturedArea, MaturedArea::CityOfRegion);
        QCOMPARE(card(*cards, "unnatural-fog").maturedFog, 2);
        QCOMPARE(card(*cards, "spy").maturedArea, MaturedArea::AnyHunter);
        QCOMPARE(card(*cards, "saboteur").maturedRoadblocks, 1);
        QCOMPARE(card(*cards, "saboteur").maturedArea, MaturedArea::None);
        QVERIFY(card(*cards, "hoax").maturedTakesDiscards);
        QVERIFY(!card(*cards, "spy").maturedTakesDiscards);
    }

    void effects_data()
    {
        test::Rows<QString, EncounterEffect, StaysUnless, bool> add;
        const auto row = [&](const char* id, StaysUnless stays, const EncounterEffect& effect, bool ambush = true) {
            add(id, id, effect, stays, ambush);
        };
        row("aristocratic-vampire", StaysUnless::Delay, {}, false);
        row("bats", StaysUnless::Discarded, {.batsTokens = 1});
        row("desecrated-soil", StaysUnless::HeavenlyHost, {.draws = 3, .discardsUpTo = 3});
        row("hoax", StaysUnless::Discarded, {.delays = true}, false);
        row("new-vampire", StaysUnless::VampireDefeated, {.fights = true, .othersMayJoin = true});
        row("rats", StaysUnless::PistolOrRifle, {.damage = 2});
        row("reckless-vampire", StaysUnless::VampireDefeated, {.fights = true, .fangsInfluence = 1});
        row("saboteur", StaysUnless::PistolOrRifle, {.delays = true});
        row("spy", StaysUnless::Weapon, {.showsHand = true});
        row("szgany-bodyguards", StaysUnless::Discarded, {.damage = 2, .damageWithoutWeapon = 2});
        row("szgany-mob", StaysUnless::Discarded, {.everyHunterHere = true, .damagePerItem = 1});
        row("unnatural-fog", StaysUnless::Discarded, {.fogTokens = 1});
        row("wolves", StaysUnless::Discarded, {.damage = 4, .everyHunterHere = true, .lessPerWeapon = 2});
    }
    /// AMB-3: what a card does to a hunter comes from the card file, and so does what keeps it where it lies.
    void effects()
    {
        const auto [id, effect, stays, ambush] = test::rowOf<QString, EncounterEffect, StaysUnless, bool>();
        const auto cards = test::catalogue();
        const EncounterCard& read = card(*cards, id.toUtf8().constData());
        QVERIFY(read.effect == effect);
        QCOMPARE(read.staysUnless, stays);
        QCOMPARE(read.canAmbush, ambush); // AMB-1
    }

    void knownCards()
    {
        const auto cards = test::catalogue();
        int events = 0;
        for (const KnownCard& event : cards->draculaEvents)
            events += event.copies;
        QCOMPARE(events, 25);
        events = 0;
        for (const KnownCard& event : cards->hunterEvents) {
            events += event.copies;
            for (const std::string& name : event.names)
                QVERIFY(!name.empty());
        }
        QCOMPARE(events, 50);
        int combat = 0;
        for (const KnownCard& one : cards->combatCards)
            combat += one.copies;
        QCOMPARE(combat, 13);
        int items = 0;
        for (const HunterKnownCard& one : cards->hunterCards)
            items += one.copies;
        QCOMPARE(items, 38 + 12);

        QCOMPARE((*cards)[DraculaEvent::DevilishPower].copies, 2);
        QCOMPARE((*cards)[DraculaEvent::WildHorses].names[english()], "Wild Horses");
        QCOMPARE((*cards)[CombatCard::EscapeAsMist].copies, 1);
        QCOMPARE((*cards)[HunterEvent::NewspaperReports].copies, 5);
        QCOMPARE((*cards)[HunterEvent::PsychicBond].names[english()], "Psychic Bond");
        QCOMPARE((*cards)[HunterEvent::PsychicBond].copies, 0);
        QCOMPARE(cards->eventLimit, 4); // COMP-10
        QCOMPARE(cards->combatHand, 5); // OPEN-33
    }

    /// COMB-3, COMB-4.
    void huntersCards()
    {
        const auto cards = test::catalogue();
        const HunterKnownCard& crucifix = (*cards)[HunterCard::Crucifix];
        QVERIFY(crucifix.banner && !crucifix.weapon);
        QCOMPARE(crucifix.damage, 3);
        for (const CombatCard cancelled : {CombatCard::Fangs, CombatCard::Mesmerize, CombatCard::EscapeAsMist})
            QVERIFY(crucifix.cancelsCard(cancelled));
        for (const CombatCard other : {CombatCard::Claws, CombatCard::EscapeAsBat, CombatCard::Plotting, CombatCard::Strength})
            QVERIFY(!crucifix.cancelsCard(other));
        QVERIFY((*cards)[HunterCard::Knife].weapon);
        QVERIFY((*cards)[HunterCard::Knife].cancelsCard(CombatCard::EscapeAsBat));
        QVERIFY(!(*cards)[HunterCard::Dogs].banner);
        QVERIFY((*cards)[HunterCard::Punch].banner);
        QCOMPARE((*cards)[HunterCard::Punch].damage, 1);
        QCOMPARE((*cards)[HunterCard::HolyCircle].cancels, std::uint8_t{0x7F});
    }

    void hunterEvents_data()
    {
        test::Rows<HunterEvent, HunterEventCard> add;
        const auto row = [&](HunterEvent event, HunterEventCard expected) { add(std::string(idOf(event)).c_str(), event, expected); };
        const auto at = [](HunterMoment moment) {
            HunterEventCard card;
            card.moment = moment;
            return card;
        };
        using enum HunterMoment;
        for (const HunterEvent event :
             {HunterEvent::BehindTheVeil, HunterEvent::EvilPresence, HunterEvent::HiredScouts, HunterEvent::LocalRumors,
              HunterEvent::JonathanHarker, HunterEvent::RufusSmith, HunterEvent::SisterAgatha})
            row(event, at(AtOnce));
        row(HunterEvent::NewspaperReports, at(AtOnceOrKept));
        for (const HunterEvent event : {HunterEvent::LongNight, HunterEvent::RenewedVigor, HunterEvent::SpeedyTelegraph})
            row(event, at(Dawn));
        row(HunterEvent::SurprisingReturn, at(DawnOrDusk));
        row(HunterEvent::GoodLuck, at(ByDay));
        row(HunterEvent::MoneyTrail, at(Action));
        row(HunterEvent::ConsecratedGround, at(NightAction));
        for (const HunterEvent event :
             {HunterEvent::EscapeRoute, HunterEvent::HeroicLeap, HunterEvent::LuckyFind, HunterEvent::PlannedAmbush})
            row(event, at(CombatBegins));
        row(HunterEvent::Forewarned, at(Reply));
        row(HunterEvent::GreatStrength, at(Reply));
        const auto owned = [&](HunterEvent event, HunterMoment moment, fury::Hunter only) {
            HunterEventCard card = at(moment);
            card.only = only;
            row(event, card);
        };
        owned(HunterEvent::LucysRevenge, CombatBegins, fury::Hunter::LordGodalming);
        owned(HunterEvent::MysticResearch, Action, fury::Hunter::VanHelsing);
        owned(HunterEvent::WaxCylinders, Action, fury::Hunter::DrSeward);
        owned(HunterEvent::PsychicBond, AnyTime, fury::Hunter::MinaHarker); // PSY-1
        HunterEventCard card = at(Action);
        card.only = fury::Hunter::MinaHarker;
        card.withAnother = card.delays = true;
        row(HunterEvent::Hypnosis, card);
        card = at(Action);
        card.notWhileBitten = true;
        card.damage = 1;
        row(HunterEvent::BloodTransfusion, card);
        card = at(DayAction);
        card.item = HunterCard::Stake;
        card.delays = true;
        row(HunterEvent::VampireLair, card);
        card = at(DayAction);
        card.damage = 2;
        card.move.roads = 3;
        row(HunterEvent::SenseOfEmergency, card);
        card = at(DayAction);
        card.move.seaMoves = 2;
        row(HunterEvent::ExcellentWeather, card);
        card = at(BeforeRail);
        card.move.rails = 4;
        row(HunterEvent::CharteredCarriage, card);
    }
    /// EVT-1: what the card file says of who plays a hunters' Event card, when, and at what price.
    void hunterEvents()
    {
        const auto [event, expected] = test::rowOf<HunterEvent, HunterEventCard>();
        const auto cards = test::catalogue();
        const HunterEventCard& card = (*cards)[event];
        QCOMPARE(card.moment, expected.moment);
        QVERIFY(card.only == expected.only);
        QCOMPARE(card.notWhileBitten, expected.notWhileBitten);
        QCOMPARE(card.withAnother, expected.withAnother);
        QCOMPARE(card.damage, expected.damage);
        QCOMPARE(card.delays, expected.delays);
        QVERIFY(card.item == expected.item);
        QVERIFY(card.move == expected.move);
    }
    /// The other Items take nobody anywhere.
    void fastHorses()
    {
        const auto cards = test::catalogue();
        for (std::size_t i = 0; i < hunterCardCount; ++i)
            QVERIFY(cards->hunterCards[i].move ==
                    (static_cast<HunterCard>(i) == HunterCard::FastHorses ? CardMove{.roads = 3} : CardMove{}));
    }

    void sheetsAndTokens()
    {
        const auto cards = test::catalogue();
        const std::array<int, 4> life{12, 10, 8, 8}, bites{1, 1, 2, 0}, events{3, 4, 3, 3};
        for (std::size_t i = 0; i < 4; ++i) {
            QCOMPARE(cards->hunterSheets[i].life, life[i]);         // DEF-1
            QCOMPARE(cards->hunterSheets[i].biteSpaces, bites[i]);  // BITE-1
            QCOMPARE(cards->hunterSheets[i].eventLimit, events[i]); // COMP-10
            QCOMPARE(cards->hunterSheets[i].lifeVerified, i == 0);
        }
        QCOMPARE(cards->tokens.roadblocks, 8);
        QCOMPARE(cards->tokens.storms, 6);
        QCOMPARE(cards->tokens.fog, 4);
        QCOMPARE(cards->tokens.bats, 2);
        QCOMPARE(cards->tokens.heavenlyHosts, 3);
        QCOMPARE(cards->tokens.consecratedGrounds, 1);
    }

    void ids()
    {
        const auto cards = test::catalogue();
        for (std::size_t i = 0; i < cards->encounters.size(); ++i)
            QCOMPARE(indexOf(*cards->find(cards->encounters[i].id)), i);
        QVERIFY(!cards->find("rat"));
        QCOMPARE(cards->nearestId("ratts").value_or("none"), "rats");
        QVERIFY(!cards->nearestId("x"));
        QVERIFY(!cards->nearestId(std::string(100000, 'r')));
        for (const Power power : allPowers)
            QVERIFY(powerFromId(powerIds[static_cast<std::size_t>(power)]) == power);
        QVERIFY(!powerFromId("wolf"));
    }

    void brokenFiles_data()
    {
        test::Rows<QString, QString, QString> newRow;
        const auto row = [&](const char* code, const char* place, const char* patch) {
            newRow(qPrintable(QString::asprintf("%s %s", code, place)), patch, code, place);
        };
        row("unknown-format", "/format", R"([{"op":"replace","path":"/format","value":"cards"}])");
        row("field-missing", "/encounters", R"([{"op":"remove","path":"/encounters"}])");
        row("field-missing", "/powers", R"([{"op":"remove","path":"/powers"}])");
        row("field-missing", "/dracula_sheet", R"([{"op":"remove","path":"/dracula_sheet"}])");
        row("field-missing", "/tokens/counts", R"([{"op":"remove","path":"/tokens/counts"}])");
        row("not-list", "/encounters", R"([{"op":"replace","path":"/encounters","value":{}}])");
        row("encounter-kinds-out-of-range", "/encounters", R"([{"op":"replace","path":"/encounters","value":[]}])");
        row("not-object", "/encounters/0", R"([{"op":"replace","path":"/encounters/0","value":7}])");
        row("field-missing", "/encounters/0/id", R"([{"op":"remove","path":"/encounters/0/id"}])");
        row("id-not-kebab-case", "/encounters/0/id", R"([{"op":"replace","path":"/encounters/0/id","value":"Bats!"}])");
        row("card-twice", "/encounters/1/id", R"([{"op":"replace","path":"/encounters/1/id","value":"aristocratic-vampire"}])");
        row("field-missing", "/encounters/0/name/pl", R"([{"op":"remove","path":"/encounters/0/name/pl"}])");
        row("number-out-of-range", "/encounters/0/copies", R"([{"op":"replace","path":"/encounters/0/copies","value":-1}])");
        row("number-out-of-range", "/encounters/0/copies", R"([{"op":"replace","path":"/encounters/0/copies","value":1e300}])");
        row("number-not-whole", "/encounters/0/copies", R"([{"op":"replace","path":"/encounters/0/copies","value":2.5}])");
        row("not-number", "/encounters/0/copies", R"([{"op":"replace","path":"/encounters/0/copies","value":"2"}])");
        row("number-out-of-range", "/encounters/4/vampire/life", R"([{"op":"replace","path":"/encounters/4/vampire/life","value":0}])");
        row("not-list", "/encounters/0/matured", R"([{"op":"replace","path":"/encounters/0/matured","value":{}}])");
        row("field-missing", "/encounters/0/matured/1/n", R"([{"op":"remove","path":"/encounters/0/matured/1/n"}])");
        row("field-missing", "/encounters/0/matured/0/op", R"([{"op":"remove","path":"/encounters/0/matured/0/op"}])");
        row("not-list", "/encounters/0/matured/2/what", R"([{"op":"replace","path":"/encounters/0/matured/2/what","value":"slot_4"}])");
        row("unknown-power", "/powers/0/id", R"([{"op":"replace","path":"/powers/0/id","value":"hidden"}])");
        row("card-twice", "/powers/1/id", R"([{"op":"replace","path":"/powers/1/id","value":"dark-call"}])");
        row("power-missing", "/powers", R"([{"op":"remove","path":"/powers/0"}])");
        row("number-out-of-range", "/dracula_sheet/life", R"([{"op":"replace","path":"/dracula_sheet/life","value":0}])");
        row("not-number", "/tokens/counts/rumor", R"([{"op":"replace","path":"/tokens/counts/rumor","value":null}])");
        row("encounter-total-wrong", "/totals/encounters/cards", R"([{"op":"replace","path":"/encounters/0/copies","value":3}])");
        row("unknown-card-step", "/encounters/5/effect/0/op", R"([{"op":"replace","path":"/encounters/5/effect/0/op","value":"demage"}])");
        row("unknown-card-step", "/encounters/5/effect/0/op", R"([{"op":"replace","path":"/encounters/5/effect/0/op","value":"heal"}])");
        row("unknown-card-step", "/encounters/0/matured/1/op", R"([{"op":"replace","path":"/encounters/0/matured/1/op","value":"fight"}])");
        row("field-missing", "/encounters/5/effect", R"([{"op":"remove","path":"/encounters/5/effect"}])");
        row("not-list", "/encounters/5/effect", R"([{"op":"replace","path":"/encounters/5/effect","value":null}])");
        row("not-object", "/encounters/5/effect/0", R"([{"op":"replace","path":"/encounters/5/effect/0","value":"damage"}])");
        row("unknown-card-wording", "/encounters/5/effect/0/who",
            R"([{"op":"replace","path":"/encounters/5/effect/0/who","value":"all"}])");
        row("number-out-of-range", "/encounters/5/effect/0/n", R"([{"op":"replace","path":"/encounters/5/effect/0/n","value":100}])");
        row("unknown-card-wording", "/encounters/10/effect/1/n",
            R"([{"op":"replace","path":"/encounters/10/effect/1/n","value":"1 per item"}])");
        row("unknown-card-wording", "/encounters/11/effect/0/n",
            R"([{"op":"replace","path":"/encounters/11/effect/0/n","value":"1, or 3 in a port"}])");
        row("unknown-card-wording", "/encounters/11/effect/0/token",
            R"([{"op":"replace","path":"/encounters/11/effect/0/token","value":"storm"}])");
        row("unknown-card-wording", "/encounters/12/effect/0/minus",
            R"([{"op":"replace","path":"/encounters/12/effect/0/minus","value":"many"}])");
        row("unknown-card-wording", "/encounters/9/effect/1/unless",
            R"([{"op":"replace","path":"/encounters/9/effect/1/unless","value":"lucky"}])");
        row("unknown-card-wording", "/encounters/6/effect/1/each",
            R"([{"op":"replace","path":"/encounters/6/effect/1/each","value":"card"}])");
        row("unknown-card-wording", "/encounters/12/matured/1/where",
            R"([{"op":"replace","path":"/encounters/12/matured/1/where","value":"anywhere"}])");
        row("unknown-card-wording", "/encounters/7/matured/0/token",
            R"([{"op":"replace","path":"/encounters/7/matured/0/token","value":"bats"}])");
        row("unknown-card-wording", "/encounters/0/stays_unless",
            R"([{"op":"replace","path":"/encounters/0/stays_unless","value":"often"}])");
        row("field-missing", "/encounters/0/stays_unless", R"([{"op":"remove","path":"/encounters/0/stays_unless"}])");
        row("not-boolean", "/encounters/0/can_ambush", R"([{"op":"replace","path":"/encounters/0/can_ambush","value":0}])");
        row("unknown-card", "/combat/3/id", R"([{"op":"replace","path":"/combat/3/id","value":"fang"}])");
        row("card-missing", "/combat", R"([{"op":"remove","path":"/combat/3"}])");
        row("field-missing", "/combat/3/symbol", R"([{"op":"remove","path":"/combat/3/symbol"}])");
        row("card-twice", "/events/1/id", R"([{"op":"replace","path":"/events/1/id","value":"customs-search"}])");
        row("card-missing", "/events", R"([{"op":"remove","path":"/events/16"}])");
        row("field-missing", "/events/16/copies", R"([{"op":"remove","path":"/events/16/copies"}])");
        row("card-total-wrong", "/totals/events/cards", R"([{"op":"replace","path":"/events/16/copies","value":5}])");
        row("card-total-wrong", "/totals/combat/cards", R"([{"op":"replace","path":"/combat/0/copies","value":1}])");
        row("field-missing", "/dracula_sheet/event_hand_limit", R"([{"op":"remove","path":"/dracula_sheet/event_hand_limit"}])");
        row("number-out-of-range", "/dracula_sheet/combat_hand/start",
            R"([{"op":"replace","path":"/dracula_sheet/combat_hand/start","value":0}])");
        row("field-missing", "/tokens/counts/heavenly-host", R"([{"op":"remove","path":"/tokens/counts/heavenly-host"}])");
        row("unknown-format", "hunters:/format", R"([{"op":"replace","path":"/format","value":"cards"}])");
        row("field-missing", "hunters:/events", R"([{"op":"remove","path":"/events"}])");
        row("unknown-card", "hunters:/events/0/id", R"([{"op":"replace","path":"/events/0/id","value":"behind-the-vail"}])");
        row("unknown-card", "hunters:/events/0/id", R"([{"op":"replace","path":"/events/0/id","value":"psychic-bond"}])");
        row("card-missing", "hunters:/events", R"([{"op":"remove","path":"/events/0"}])");
        row("card-missing", "hunters:/items", R"([{"op":"remove","path":"/items/0"}])");
        row("card-missing", "hunters:/combat", R"([{"op":"remove","path":"/combat/0"}])");
        row("unknown-card", "hunters:/combat/0/id", R"([{"op":"replace","path":"/combat/0/id","value":"knife"}])");
        row("card-twice", "hunters:/items/1/id", R"([{"op":"replace","path":"/items/1/id","value":"crucifix"}])");
        row("not-boolean", "hunters:/items/0/weapon", R"([{"op":"replace","path":"/items/0/weapon","value":null}])");
        row("not-text", "hunters:/items/0/bookmark", R"([{"op":"replace","path":"/items/0/bookmark","value":1}])");
        row("unknown-card", "hunters:/items/0/cancels_symbols/0",
            R"([{"op":"replace","path":"/items/0/cancels_symbols/0","value":"fang"}])");
        row("card-total-wrong", "hunters:/totals/items/cards", R"([{"op":"replace","path":"/items/0/copies","value":1}])");
        row("card-total-wrong", "hunters:/totals/events/cards", R"([{"op":"replace","path":"/totals/events/cards","value":49}])");
        row("unknown-hunter", "hunters:/hunter_sheets/0/id", R"([{"op":"replace","path":"/hunter_sheets/0/id","value":"godalming"}])");
        row("card-twice", "hunters:/hunter_sheets/1/id", R"([{"op":"replace","path":"/hunter_sheets/1/id","value":"lord-godalming"}])");
        row("card-missing", "hunters:/hunter_sheets", R"([{"op":"remove","path":"/hunter_sheets/2"}])");
        row("field-missing", "hunters:/hunter_sheets/1/life_suggested", R"([{"op":"remove","path":"/hunter_sheets/1/life_suggested"}])");
        row("number-out-of-range", "hunters:/hunter_sheets/0/life", R"([{"op":"replace","path":"/hunter_sheets/0/life","value":0}])");
        row("not-number", "hunters:/hunter_sheets/0/free_bite_spaces",
            R"([{"op":"replace","path":"/hunter_sheets/0/free_bite_spaces","value":null}])");
        row("card-missing", "hunters:/hunter_sheets/3/abilities", R"([{"op":"remove","path":"/hunter_sheets/3/abilities/0"}])");
        // EVT-1: when a hunters' card is played, by whom, at what price, and how far it takes him.
        row("field-missing", "hunters:/events/0/timing", R"([{"op":"remove","path":"/events/0/timing"}])");
        row("unknown-card-wording", "hunters:/events/0/timing", R"([{"op":"replace","path":"/events/0/timing","value":"now and then"}])");
        row("not-text", "hunters:/events/0/timing", R"([{"op":"replace","path":"/events/0/timing","value":3}])");
        row("field-missing", "hunters:/events/12/only_hunter", R"([{"op":"remove","path":"/events/12/only_hunter"}])");
        row("unknown-hunter", "hunters:/events/12/only_hunter", R"([{"op":"replace","path":"/events/12/only_hunter","value":"mina"}])");
        row("not-text", "hunters:/events/12/only_hunter", R"([{"op":"replace","path":"/events/12/only_hunter","value":4}])");
        row("not-object", "hunters:/events/24/price", R"([{"op":"replace","path":"/events/24/price","value":2}])");
        row("field-unknown", "hunters:/events/24/price/damages", R"([{"op":"add","path":"/events/24/price/damages","value":2}])");
        row("number-out-of-range", "hunters:/events/24/price/damage", R"([{"op":"replace","path":"/events/24/price/damage","value":0}])");
        row("not-boolean", "hunters:/events/28/price/delayed", R"([{"op":"replace","path":"/events/28/price/delayed","value":1}])");
        row("unknown-card", "hunters:/events/28/price/discards",
            R"([{"op":"replace","path":"/events/28/price/discards","value":"stick"}])");
        row("number-out-of-range", "hunters:/events/24/effect/0/roads_max",
            R"([{"op":"replace","path":"/events/24/effect/0/roads_max","value":0}])");
        row("not-number", "hunters:/events/6/effect/0/sea_moves",
            R"([{"op":"replace","path":"/events/6/effect/0/sea_moves","value":"two"}])");
        row("unknown-card-wording", "hunters:/events/6/effect/0", R"([{"op":"remove","path":"/events/6/effect/0/sea_moves"}])");
        row("unknown-card-wording", "hunters:/items/2/effect/0", R"([{"op":"remove","path":"/items/2/effect/0/roads_max"}])");
    }
    void brokenFiles()
    {
        const auto [patch, code, place] = test::rowOf<QString, QString, QString>();
        using Json = nlohmann::ordered_json;
        const auto patched = [&](const std::string& text) { return Json::parse(text).patch(Json::parse(patch.toStdString())).dump(); };
        const bool hunters = place.startsWith("hunters:");
        const auto read = readCatalogue(hunters ? good() : patched(good()), hunters ? patched(goodHunters()) : goodHunters());
        QVERIFY(!read.has_value());
        const bool found = std::any_of(read.error().begin(), read.error().end(), [&](const Fault& fault) {
            return fault.code == code.toStdString() && fault.place == place.toStdString();
        });
        for (const Fault& fault : read.error()) {
            if (!found)
                qWarning("%s at %s", fault.code.c_str(), fault.place.c_str());
            QVERIFY(test::isListed(fault));
        }
        QVERIFY(found);
    }

    void damagedTextNeverCrashes()
    {
        std::mt19937 random(13);
        for (int i = 0; i < test::times(60, 3000); ++i) {
            std::array<std::string, 2> texts{good(), goodHunters()};
            std::string& text = texts[static_cast<std::size_t>(i) % 2];
            for (int j = 0; j < 3; ++j)
                text[random() % text.size()] = "{}[]\",:0e-9"[random() % 11];
            if (const auto read = readCatalogue(texts[0], texts[1]); !read)
                for (const Fault& fault : read.error())
                    QVERIFY2(test::isListed(fault), fault.code.c_str());
        }
        QVERIFY(!readCatalogue(good().substr(0, good().size() / 2), goodHunters()));
        const auto cut = readCatalogue(good(), goodHunters().substr(0, goodHunters().size() / 2));
        QVERIFY(!cut && cut.error().front().place.starts_with("hunters:line "));
    }
};

DEMETER_TEST(TestCatalogue)
#include "test_catalogue.moc"
