// Sections 4, 5 and 11 of the specification: the clock and what happens when the marker moves.
#include "tests/support/rows.h"
#include "tests/support/table.h"

#include <QtTest>

#include <algorithm>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;
using What = Happening::What;

namespace {

/// Everybody passes, until the step is another.
void everybodyPasses(Table& table)
{
    const Step step = table.state.step;
    while (table.state.step == step && activeHunter(table.state))
        if (!table.take(HunterActs{*activeHunter(table.state), HunterActs::What::Pass, false, false}))
            return;
}

Table hunters(Step step, Weekday day = Weekday::Tuesday)
{
    Table table;
    table.slot(1, "a", {}, {"rats"}).clock(step, day);
    table.hunter(Hunter::LordGodalming, "h").hunter(Hunter::DrSeward, "h").hunter(Hunter::VanHelsing, "g").hunter(Hunter::MinaHarker, "g");
    return table;
}

} // namespace

class TestClock : public QObject {
    Q_OBJECT

private slots:
    void firstRound_data()
    {
        Rows<int, int, int> row;
        row("OPEN-1 (a), CASE-152", 0, static_cast<int>(Step::Day), static_cast<int>(Weekday::Monday));
        row("OPEN-1 (b)", 1, static_cast<int>(Step::Dawn), static_cast<int>(Weekday::Monday));
        row("OPEN-1 (c)", 2, static_cast<int>(Step::Dawn), static_cast<int>(Weekday::Tuesday));
    }
    void firstRound()
    {
        const auto [reading, step, day] = rowOf<int, int, int>();
        Table table;
        QVERIFY(setReading(table.rules.rulings, Ruling::firstRound, static_cast<std::uint8_t>(reading)));
        table.state = newGame(table.rules, CardHandling::Dealt, {}, true);
        QVERIFY(table.take(PlaceHunters{{table.at("h"), table.at("h"), table.at("g"), table.at("g")}}, ChooseStart{table.at("a")}));
        QCOMPARE(static_cast<int>(table.state.step), step);
        QCOMPARE(static_cast<int>(table.state.day), day);
        QCOMPARE(int(table.state.round), 1);
        QCOMPARE(int(table.state.week), 1);
        QVERIFY(!brokenInvariant(table.rules, table.state));
    }

    /// TIME-1, TIME-2, TIME-3, TIME-10: dawn, day, dusk, night, Dracula phase, dawn of the next day.
    void wholeRound()
    {
        Table table = hunters(Step::Dawn);
        QVERIFY(table.take(GoOn{}));
        QCOMPARE(table.state.step, Step::Day);
        QCOMPARE(*activeHunter(table.state), Hunter::LordGodalming); // COMP-1
        QVERIFY(table.take(HunterActs{Hunter::LordGodalming, HunterActs::What::Pass, false, false}));
        QCOMPARE(*activeHunter(table.state), Hunter::DrSeward);
        QCOMPARE(table.refused(HunterActs{Hunter::LordGodalming, HunterActs::What::Pass, false, false}), "TIME-10");
        everybodyPasses(table);
        QCOMPARE(table.state.step, Step::Dusk);
        QVERIFY(table.happened(What::TimeMoved, {Weekday::Tuesday, 1}));
        QVERIFY(table.take(GoOn{}));
        QCOMPARE(table.state.step, Step::Night);
        everybodyPasses(table);
        QCOMPARE(table.state.step, Step::BeforeSlide);
        QVERIFY(table.take(Slide{}, table.play("b")));
        QVERIFY(table.take(PlaceEncounter{table.state.encounterHand[0]}));
        QVERIFY(table.take(EndPhase{}));
        QCOMPARE(table.state.step, Step::Dawn);
        QVERIFY(table.happened(What::TimeMoved, {Weekday::Wednesday, 0}));
        QCOMPARE(int(table.state.round), 2);
        QVERIFY(!brokenInvariant(table.rules, table.state));
    }

    void newWeek_data()
    {
        Rows<int, bool, int, int> row;
        row("TIME-4, RUM-1, CASE-150", 1, false, 2, 1);
        row("OPEN-3 (a), CASE-151", 3, false, 3, 0);
        row("OPEN-3 (b)", 3, true, 3, 1);
    }
    void newWeek()
    {
        const auto [despair, rumorWithout, despairAfter, rumorAfter] = rowOf<int, bool, int, int>();
        Table table = hunters(Step::PlaceRumor, Weekday::Sunday);
        table.rules.rulings.rumorWithoutDespair = rumorWithout ? NoYes::Yes : NoYes::No;
        table.state.despair = static_cast<std::uint8_t>(despair);
        table.state.rumorTokens = 0;
        table.state.rumorReserve = 4;
        QVERIFY(table.take(PutRightRuling{Ruling::seaLairs, 1})); // settles: no Rumor token can be placed, so the phase is over
        QCOMPARE(table.state.step, Step::Dawn);
        QCOMPARE(table.state.day, Weekday::Monday);
        QCOMPARE(int(table.state.despair), despairAfter);
        QCOMPARE(int(table.state.rumorTokens), rumorAfter);
        QCOMPARE(int(table.state.week), 2);
        QVERIFY(table.happened(What::WeekEnded, {2}));
    }

    /// TIME-7, BLK-3, STORM-3, FOG-4; CASE-153.
    void endOfDusk()
    {
        Table table = hunters(Step::Dusk);
        table.fog("a", 2).fog("b", 1);
        for (const char* sea : {"s", "t", "u"})
            table.state.tokens.storms.insert(table.at(sea));
        const Roadblock one{false, std::min(table.at("a"), table.at("b")), std::max(table.at("a"), table.at("b"))};
        const Roadblock two{false, std::min(table.at("b"), table.at("d")), std::max(table.at("b"), table.at("d"))};
        table.state.tokens.roadblocks = {one, two};
        QVERIFY(table.take(GoOn{}));
        QCOMPARE(table.state.tokens.fog.size(), std::size_t{1});
        QCOMPARE(int(table.state.tokens.fog[0].second), 1);
        QCOMPARE(table.due(), Due::What::RemoveStorm);
        QCOMPARE(table.refused(GoOn{}), "TIME-7");
        QCOMPARE(table.refused(ChoosePlace{table.at("a")}), "STORM-3");
        QVERIFY(table.take(ChoosePlace{table.at("t")}));
        QVERIFY(!table.state.tokens.storms.contains(table.at("t")));
        QCOMPARE(table.state.tokens.storms.size(), 2);
        QCOMPARE(table.due(), Due::What::RemoveRoadblock);
        QCOMPARE(table.refused(ChooseRoad{Roadblock{true, one.a, one.b}}), "BLK-3");
        QVERIFY(table.take(ChooseRoad{two}));
        QCOMPARE(table.state.tokens.roadblocks, std::vector<Roadblock>{one});
        QCOMPARE(table.state.step, Step::Night);
    }

    /// TIME-7: with one of a kind there is no choice to ask for.
    void endOfDuskWithoutChoice()
    {
        Table table = hunters(Step::Dusk);
        table.state.tokens.storms.insert(table.at("s"));
        table.state.tokens.roadblocks = {Roadblock{false, table.at("a"), table.at("b")}};
        QVERIFY(table.take(GoOn{}));
        QVERIFY(table.state.tokens.storms.empty());
        QVERIFY(table.state.tokens.roadblocks.empty());
        QVERIFY(table.happened(What::TokenRemoved, {Token::Storm, table.at("s")}));
        QCOMPARE(table.state.step, Step::Night);
    }

    /// TIME-8, CONS-4; CASE-025.
    void heavenlyHostsExpire()
    {
        Table table = hunters(Step::Dawn);
        table.state.tokens.heavenlyHosts.insert(table.at("b"));
        table.token("c");
        QVERIFY(table.take(GoOn{}));
        QVERIFY(table.state.tokens.heavenlyHosts.empty());
        QVERIFY(table.state.tokens.consecratedGround.contains(table.at("c")));
        QVERIFY(table.happened(What::TokenRemoved, {Token::HeavenlyHost, table.at("b")}));
    }

    /// TIME-9, DEF-4: at the next dawn, and only then, the hunter loses damage and bites.
    void hospitals()
    {
        Table table = hunters(Step::PlaceRumor, Weekday::Tuesday);
        table.place(Hunter::DrSeward) = {};
        table.sheet(Hunter::DrSeward) = {.defeated = true, .damage = 9, .bites = 1, .hospital = table.at("e")};
        QVERIFY(table.take(EndPhase{}));
        QCOMPARE(table.place(Hunter::DrSeward), HunterPlace::hospital(table.at("e")));
        QVERIFY(table.sheet(Hunter::DrSeward) == HunterSheet{});
        QVERIFY(table.happened(What::HunterInHospital, {Hunter::DrSeward, table.at("e")}));
    }

    void combatAtDawnAndDusk_data()
    {
        Rows<QString, bool, bool, int, bool> row;
        for (const Step step : {Step::Dawn, Step::Dusk}) {
            const char* name = step == Step::Dawn ? "dawn" : "dusk";
            row(qPrintable(QString::asprintf("TIME-6 at %s", name)), "e", false, false, static_cast<int>(step), true);
            row(qPrintable(QString::asprintf("HOSP-4 at %s", name)), "e", true, false, static_cast<int>(step), false);
            row(qPrintable(QString::asprintf("OPEN-12 (a) at %s", name)), "s", false, false, static_cast<int>(step), false);
            row(qPrintable(QString::asprintf("OPEN-12 (b) at %s", name)), "s", false, true, static_cast<int>(step), true);
        }
    }
    void combatAtDawnAndDusk()
    {
        const auto [current, hospital, seaCombat, step, combat] = rowOf<QString, bool, bool, int, bool>();
        Table table = hunters(static_cast<Step>(step));
        table.rules.rulings.seaCombat = seaCombat ? NoYes::Yes : NoYes::No;
        table.state.trail[0].reset();
        table.state.encounterDeck.push_back(table.card("rats"));
        table.slot(1, current.toStdString(), {}, {}, false, current != "s");
        if (hospital)
            table.hospital(Hunter::MinaHarker, "e");
        else
            table.hunter(Hunter::MinaHarker, current.toStdString());
        table.sheet(Hunter::MinaHarker).delayed = true; // REV-9, COMB-1: a delayed one fights too
        QVERIFY(table.take(GoOn{}));
        QCOMPARE(table.state.combat.has_value(), combat);
        if (table.state.combat)
            QCOMPARE(table.state.combat->hunters, HunterSet(Hunter::MinaHarker));
        QCOMPARE(table.in(1).faceUp, table.state.combat.has_value() || current != "s");
    }

    /// TIME-6, COMB-1: a combat says where Dracula is, even if nothing has turned his card up before (PR-14); a combat that Fog lets him
    /// decline says nothing (FOG-3). A Hide played since his card was turned up stays as it is (REV-6).
    void combatReveals()
    {
        Table table = hunters(Step::Dawn);
        table.hunter(Hunter::LordGodalming, "a").hunter(Hunter::DrSeward, "a");
        QVERIFY(!table.in(1).faceUp);
        Table fog = table;
        QVERIFY(table.take(GoOn{}));
        QVERIFY(table.in(1).faceUp);
        QVERIFY(table.happened(What::LocationRevealed, {table.at("a")}));
        QCOMPARE(table.state.happened.back().what, What::CombatBegins);

        fog.fog("a");
        QVERIFY(fog.take(GoOn{}));
        Table declined = fog;
        QVERIFY(declined.take(ChooseHunters{}));
        QVERIFY(!declined.in(1).faceUp);
        QVERIFY(fog.take(ChooseHunters{Hunter::DrSeward}));
        QVERIFY(fog.in(1).faceUp);

        Table hiding = hunters(Step::Dawn);
        hiding.state.trail[1] = hiding.state.trail[0];
        hiding.in(2).faceUp = true;
        hiding.state.trail[0].reset();
        hiding.slot(1, "", Power::Hide).bond("a").hunter(Hunter::LordGodalming, "a");
        QVERIFY(hiding.take(GoOn{}));
        QVERIFY(hiding.state.combat);
        QVERIFY(!hiding.in(1).faceUp);
    }

    void fogAndCombat_data()
    {
        Rows<int, int> row;
        row("FOG-3, OPEN-13, PR-31 per hunter, CASE-115", 0, 4);
        row("PR-31 whole combat", 1, 2);
    }
    void fogAndCombat()
    {
        const auto [reading, ways] = rowOf<int, int>();
        Table table = hunters(Step::Dawn);
        QVERIFY(setReading(table.rules.rulings, Ruling::fogCombat, static_cast<std::uint8_t>(reading)));
        table.fog("a").hunter(Hunter::LordGodalming, "a").hunter(Hunter::DrSeward, "a");
        table.in(1).faceUp = true;
        QVERIFY(table.take(GoOn{}));
        QCOMPARE(table.due(), Due::What::FogFight);
        QCOMPARE(
            static_cast<int>(std::ranges::count_if(legalActions(table.rules, table.state),
                                                   [](const Action& action) { return std::holds_alternative<ChooseHunters>(action); })),
            ways);
        QCOMPARE(table.refused(ChooseHunters{Hunter::MinaHarker}), "FOG-3");
        QCOMPARE(table.refused(GoOn{}), "FOG-3");
        Table nobody = table;
        QVERIFY(nobody.take(ChooseHunters{}));
        QVERIFY(!nobody.state.combat);
        QCOMPARE(nobody.state.step, Step::Day);
        Table one = table;
        QCOMPARE(one.take(ChooseHunters{Hunter::DrSeward}), reading == 0);
        if (reading == 0)
            QCOMPARE(one.state.combat->hunters, HunterSet(Hunter::DrSeward));
    }

    /// REV-8: a hunter at sea passes by night of himself.
    void atSeaByNight()
    {
        Table table = hunters(Step::Dusk);
        table.hunter(Hunter::LordGodalming, "s");
        QVERIFY(table.take(GoOn{}));
        QCOMPARE(*activeHunter(table.state), Hunter::DrSeward);
    }

    /// DEL-1: standing up is the whole action, by day as by night, and nobody has to enter it.
    void delayedHuntersStandUp()
    {
        Table table = hunters(Step::Dawn);
        table.sheet(Hunter::LordGodalming).delayed = true;
        QVERIFY(table.take(GoOn{}));
        QVERIFY(table.happened(What::HunterStandsUp, {Hunter::LordGodalming}));
        QVERIFY(!table.sheet(Hunter::LordGodalming).delayed);
        QCOMPARE(*activeHunter(table.state), Hunter::DrSeward);
        table.sheet(Hunter::MinaHarker).delayed = true; // one who is entered before his turn
        QCOMPARE(table.refused(HunterActs{Hunter::MinaHarker, HunterActs::What::Search, false, false}), "DEL-1");
        QCOMPARE(table.refused(table.move(Hunter::MinaHarker, "f")), "DEL-1");
        table.turn(Hunter::MinaHarker);
        QVERIFY(table.take(HunterActs{Hunter::MinaHarker, HunterActs::What::Pass, false, false}));
        QVERIFY(!table.sheet(Hunter::MinaHarker).delayed);
        QVERIFY(table.state.now.acted.contains(Hunter::MinaHarker));
    }

    /// Renewed Vigor and Darkness Returns change the day; neither outlasts the round.
    void openAndMissingDays()
    {
        Table table = hunters(Step::Day);
        table.state.now.openDay = true;
        everybodyPasses(table);
        QCOMPARE(table.state.step, Step::Day);
        QVERIFY(table.take(table.move(Hunter::MinaHarker, "f"), GoOn{}, GoOn{}));
        QCOMPARE(table.state.step, Step::Dusk);
        QVERIFY(table.take(GoOn{}));
        QCOMPARE(table.state.step, Step::Night);
        const HunterActs pass{Hunter::LordGodalming, HunterActs::What::Pass, false, false};
        QVERIFY(table.take(pass));
        QCOMPARE(table.refused(pass), "TIME-10"); // it was the day that had more than one action
        QCOMPARE(table.refused(table.move(Hunter::LordGodalming, "g")), "TIME-10");

        Table dark = hunters(Step::Dawn);
        dark.state.now.noDay = true;
        QVERIFY(dark.take(GoOn{}));
        QCOMPARE(dark.state.step, Step::Dusk);
        QVERIFY(dark.happened(What::NoDay));
        QVERIFY(dark.take(GoOn{}));
        everybodyPasses(dark);
        QCOMPARE(dark.state.step, Step::BeforeSlide);
        QVERIFY(!dark.state.now.noDay);
    }

    /// Unearthly Swiftness: a second Dracula phase, with the marker where it is.
    void secondPhase()
    {
        Table table = hunters(Step::PlaceRumor);
        table.state.now.extraPhase = true;
        QVERIFY(table.take(EndPhase{}));
        QCOMPARE(table.state.step, Step::BeforeSlide);
        QCOMPARE(int(table.state.round), 1);
        QVERIFY(table.take(Slide{}, table.play("b")));
        QVERIFY(table.take(PlaceEncounter{table.state.encounterHand[0]}));
        QVERIFY(table.take(EndPhase{}));
        QCOMPARE(table.state.step, Step::Dawn);
        QCOMPARE(int(table.state.round), 2);
    }
};

DEMETER_TEST(TestClock)
#include "test_clock.moc"
