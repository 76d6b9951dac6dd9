// Escapes: PRIDE, VAMP-5, VAMP-6, BAT, MIST, and what becomes of the Escape as Bat card.
#include "fight.h"
#include "tests/support/rows.h"

#include <QtTest>

#include <set>

using namespace demeter;
using namespace demeter::test;
using What = Happening::What;
using Asked = Due::What;
using enum CombatCard;

namespace {

/// Escape as Bat resolves against Lord Godalming, so that `BatWhere` is asked.
bool escapeAsBat(Fight& fight)
{
    fight.begin(godalming);
    fight.combat().played = 5;
    return fight.round(EscapeAsBat, {{godalming, nothing}}) && fight.over();
}

std::string places(const Fight& fight)
{
    std::string joined;
    batDestinations(fight.rules, fight.state).forEach([&](LocationId id) {
        joined += (joined.empty() ? "" : " ") + (*fight.rules.board)[id].id;
    });
    return joined;
}

std::size_t batsInDeck(const Table& table)
{
    return static_cast<std::size_t>(std::ranges::count(table.state.combatDeck, EscapeAsBat));
}

} // namespace

class TestCombatEscape : public QObject {
    Q_OBJECT

private slots:
    /// DESP-3 PRIDE-1 PRIDE-2 OPEN-32 VAMP-5 PR-26 CASE-122 CASE-123 CASE-124: the first round in which an escape is not cancelled
    void pride_data()
    {
        Rows<Printing, bool, int, bool, int> row;
        row("CASE-122", Printing::Recommended, false, 0, false, 2);
        row("D = 1", Printing::Recommended, false, 1, false, 3);
        row("CASE-123", Printing::Recommended, false, 2, false, 4);
        row("CASE-164: round 5", Printing::Recommended, false, 3, false, 5);
        row("OPEN-32", Printing::Recommended, false, 2, true, 3);
        row("OPEN-32: nothing in the first week", Printing::Recommended, false, 0, true, 1);
        row("CASE-124", Printing::Recommended, true, 0, false, 2);
        row("PR-26 es", Printing::Es, true, 0, false, 2);
        row("PR-26 pl", Printing::Pl, true, 0, false, 4);
        row("PR-26 ru", Printing::Ru, true, 0, false, 4);
        row("PR-26 es in the last week", Printing::Es, true, 3, false, 5);
        row("PR-26 pl in the last week", Printing::Pl, true, 3, false, 4);
        row("PR-26 pl, OPEN-32", Printing::Pl, true, 0, true, 3);
        row("pl against Dracula", Printing::Pl, false, 0, false, 2);
    }
    void pride()
    {
        const auto [printing, vampire, despair, itself, first] = rowOf<Printing, bool, int, bool, int>();
        for (int number = 1; number <= 6; ++number)
            for (const CombatCard card : {EscapeAsBat, EscapeAsMist}) {
                VampireFight fight("new-vampire", Step::Dawn, printing);
                fight.rules.rulings.prideCountsItself = itself ? NoYes::Yes : NoYes::No;
                fight.state.despair = static_cast<std::uint8_t>(despair);
                if (vampire)
                    fight.start(godalming);
                else
                    fight.begin(godalming);
                fight.combat().played = static_cast<std::uint8_t>(number - 1);
                fight.deal(card);
                const bool tooEarly = number < first;
                QCOMPARE(warnings(fight.rules, fight.state, PlayCombat{card}).size(), std::size_t(tooEarly));
                QVERIFY(fight.round(card, {{godalming, nothing}}));
                QCOMPARE(fight.happened(What::CombatCardCancelled, {card}), tooEarly);
                QCOMPARE(fight.over(), !tooEarly);
                if (tooEarly)
                    QVERIFY(fight.due() == Asked::HunterEffects); // no card undoes it: Enraged is not asked
            }
    }

    /// Pride comes before icons
    void prideAndIcons()
    {
        Fight fight;
        fight.begin(godalming);
        QVERIFY(fight.round(EscapeAsBat, {{godalming, HunterCard::Knife}}));
        QVERIFY(fight.combat().pride && fight.due() == Asked::HunterEffects);
        QCOMPARE(int(fight.combat().played), 1);
    }

    /// MIST-1
    void mist()
    {
        Fight fight;
        fight.begin(HunterSet(godalming) | seward);
        fight.combat().played = 1;
        const auto trail = fight.state.trail;
        QVERIFY(fight.round(EscapeAsMist, {{godalming, HunterCard::Knife}, {seward, HunterCard::Crucifix}}, godalming));
        QVERIFY(fight.over() && fight.state.due.empty()); // COMB-7: no hunters' effects
        QVERIFY(fight.state.trail == trail);
        QCOMPARE(int(fight.state.damage), 0);
    }

    /// Lucy's Revenge
    void lucysRevenge()
    {
        Fight fight;
        fight.begin(HunterSet(godalming) | seward);
        QVERIFY(fight.take(HunterPlays{.event = HunterEvent::LucysRevenge}));
        QVERIFY(fight.combat().lucysRevenge);
        QVERIFY(fight.round(EscapeAsMist, {{godalming, nothing}, {seward, nothing}}));
        QVERIFY(fight.due() == Asked::HunterEffects); // Pride has done it: nothing to ask
        QVERIFY(fight.take(fight.usual()));
        QVERIFY(fight.round(EscapeAsBat, {{godalming, nothing}, {seward, nothing}}));
        QVERIFY(fight.due() == Asked::LucysReply);
        Fight kept = fight;
        QVERIFY(fight.take(Reply{true}));
        QVERIFY(fight.happened(What::CombatCardCancelled, {EscapeAsBat, HunterEvent::LucysRevenge}));
        QVERIFY(!fight.over() && !fight.combat().lucysRevenge);
        QCOMPARE(int(fight.combat().played), 2); // it still counts as played
        QVERIFY(kept.take(Reply{false}));
        QVERIFY(kept.over() && kept.due() == Asked::BatWhere);
    }

    /// CASE-125 BAT-1 BAT-2 BAT-6 BAT-7
    void bat()
    {
        Fight fight;
        fight.in(1).rumor = true;
        --fight.state.rumorReserve;
        QVERIFY(escapeAsBat(fight));
        QVERIFY(fight.due() == Asked::BatWhere);
        QCOMPARE(batsInDeck(fight), std::size_t(2)); // not on the trail yet
        const auto discarded = fight.state.encounterDiscard.size();
        QVERIFY(fight.take(ChoosePlace{fight.at("d")}));
        QVERIFY(fight.lies("d", 1) && fight.lies("b", 2) && fight.empty(3));
        QVERIFY(fight.in(1).escapeAsBat && !fight.in(1).faceUp && fight.in(1).encounters.empty() && !fight.in(1).rumor);
        QCOMPARE(fight.in(1).round, fight.state.round);
        QCOMPARE(fight.state.encounterDiscard.size(), discarded + 1);
        QCOMPARE(int(fight.state.damage), 0);
        QCOMPARE(batsInDeck(fight), std::size_t(1)); // BAT-5
        QVERIFY(fight.happened(What::DraculaMoved, {}));
        QVERIFY(!fight.happened(What::LocationRevealed)); // secretly
        QVERIFY(fight.state.due.empty() && !fight.broken());
    }
    /// CASE-126 BAT-3
    void batDeclined()
    {
        Fight fight;
        const auto trail = fight.state.trail;
        QVERIFY(escapeAsBat(fight));
        QVERIFY(fight.take(GoOn{}));
        QVERIFY(fight.state.trail == trail && fight.state.due.empty());
        QVERIFY(!fight.happened(What::DraculaMoved));
        QCOMPARE(batsInDeck(fight), std::size_t(2));
    }
    /// CASE-127 CARD-4
    void batOnTheTrail()
    {
        Fight fight;
        QVERIFY(escapeAsBat(fight));
        QCOMPARE(fight.refused(ChoosePlace{fight.at("b")}), "CARD-4");
        QCOMPARE(fight.refused(ChoosePlace{fight.at("a")}), "CARD-4");
        QCOMPARE(fight.refused(ChoosePlace{fight.at("e")}), "BAT-1");
        QCOMPARE(fight.refused(ChoosePlace{fight.at("s")}), "BAT-1");
        QCOMPARE(places(fight), "c d");
    }
    /// CASE-128 BAT-4
    void batAndTokens()
    {
        Fight fight;
        fight.state.trail[1].reset();
        fight.state.encounterDeck.push_back(fight.card("bats"));
        fight.token("b").token("c");
        QVERIFY(escapeAsBat(fight));
        QCOMPARE(places(fight), "");
        QCOMPARE(fight.refused(ChoosePlace{fight.at("b")}), "BAT-4");
        QCOMPARE(fight.refused(ChoosePlace{fight.at("d")}), "BAT-4"); // only by way of them
        QVERIFY(fight.take(GoOn{}));
        Fight host; // Heavenly Host as well
        host.state.tokens.heavenlyHosts.insert(host.at("c"));
        QCOMPARE(places(host), "d"); // by way of B
    }
    /// PR-34 OPEN-23: out of a token city
    void batFromTokenCity_data()
    {
        Rows<int, QString> row;
        row("es", int(Printing::Es), "");
        row("pl", int(Printing::Pl), "");
        row("ru", int(Printing::Ru), "c d");
        row("recommended", int(Printing::Recommended), "c d");
    }
    void batFromTokenCity()
    {
        const auto [printing, there] = rowOf<int, QString>();
        Fight fight(Step::Dusk, static_cast<Printing>(printing));
        fight.token("a");
        QVERIFY(escapeAsBat(fight));
        QCOMPARE(QString::fromStdString(places(fight)), there);
        QCOMPARE(fight.refused(ChoosePlace{fight.at("c")}), there.isEmpty() ? std::string("OPEN-23") : std::string());
    }
    /// PR-33: where Roadblocks stop Dracula
    void batAndRoadblocks()
    {
        Fight fight;
        fight.state.tokens.roadblocks.push_back({false, fight.at("a"), fight.at("c")});
        QCOMPARE(places(fight), "c d");
        fight.rules.rulings.roadblocksStopDracula = NoYes::Yes;
        QCOMPARE(places(fight), "c d"); // by way of B
        fight.state.tokens.roadblocks.push_back({false, fight.at("a"), fight.at("b")});
        QCOMPARE(places(fight), "");
    }
    /// CASE-129 OPEN-29 HIDE-2
    void batFromUnderHide_data()
    {
        QTest::addColumn<int>("reading");
        QTest::newRow("powers-too") << int(BatClears::PowersToo);
        QTest::newRow("merges") << int(BatClears::Merges);
        QTest::newRow("slides") << int(BatClears::Slides);
    }
    void batFromUnderHide()
    {
        QFETCH(int, reading);
        Fight fight;
        fight.rules.rulings.batClears = static_cast<BatClears>(reading);
        fight.state.trail = {};
        fight.state.encounterDeck.push_back(fight.card("rats"));
        fight.state.encounterDeck.push_back(fight.card("bats"));
        fight.slot(1, "", Power::Hide, {"rats"}).slot(2, "a", {}, {}, false, true).slot(3, "b", {}, {"bats"}).bond("a");
        QVERIFY(escapeAsBat(fight));
        const auto discarded = fight.state.encounterDiscard.size();
        QVERIFY(fight.take(ChoosePlace{fight.at("d")}));
        QVERIFY(fight.lies("d", 1) && fight.in(1).escapeAsBat && fight.lies("b", 3));
        QVERIFY(!fight.state.hideBond && !fight.broken());
        const bool all = reading == int(BatClears::PowersToo);
        QCOMPARE(fight.state.encounterDiscard.size() - discarded, std::size_t(all));
        QCOMPARE(fight.empty(2), reading != int(BatClears::Slides));
        if (reading == int(BatClears::Merges)) {
            QVERIFY(fight.in(1).powers == PowerSet(Power::Hide));
            QCOMPARE(fight.in(1).encounters.size(), std::size_t(1));
        } else {
            QVERIFY(fight.in(1).powers.empty() && fight.in(1).encounters.empty());
        }
        if (reading == int(BatClears::Slides))
            QVERIFY(fight.in(2).powers == PowerSet(Power::Hide) && fight.in(2).encounters.size() == 1);
        QVERIFY(currentLocation(fight.state) == fight.at("d"));
    }
    /// CASE-191 OPEN-29 HO-5 INV-7: where the city's card is put to Hide, each of the two keeps its face
    void revealedHideStays()
    {
        Fight fight;
        fight.rules.rulings.batClears = BatClears::Merges;
        fight.state.trail = {};
        fight.state.encounterDeck.push_back(fight.card("rats"));
        fight.state.encounterDeck.push_back(fight.card("bats"));
        fight.slot(1, "", Power::Hide, {"rats"}, false, true).slot(2, "a", {}, {}, false, true).slot(3, "b", {}, {"bats"}).bond("a");
        QVERIFY(escapeAsBat(fight));
        QVERIFY(fight.take(ChoosePlace{fight.at("d")}));
        QVERIFY(fight.lies("d", 1) && !fight.in(1).faceUp && hideShown(fight.in(1)) && !fight.broken());

        // Its face goes with it along the trail, and back into the deck from a lair (LAIR-5).
        Table slid;
        slid.slot(5, "d", Power::Hide, {"rats"}).slot(1, "g");
        slid.in(5).hideFaceUp = true;
        QVERIFY(slid.take(Slide{}));
        QVERIFY(hideShown(slid.in(6)));
        Table lair;
        lair.slot(6, "d", Power::Hide, {"rats"}).slot(1, "g");
        lair.in(6).hideFaceUp = true;
        QVERIFY(lair.take(MakeLair{{}, lair.state.encounterHand.front()}));
        QVERIFY(!lair.state.lairs[0]->hideFaceUp && !brokenInvariant(lair.rules, lair.state));
    }
    /// REV-6 SRCH-4 HIDE-4: Hide lies face down with the city's card; a hunter in that city turns up the card of the city only
    void hiddenHideStays()
    {
        Table table;
        table.slot(1, "d", Power::Hide, {"rats"}).slot(2, "b", {}, {"bats"});
        table.clock(Step::Day);
        for (const Hunter hunter : allHunters)
            table.hunter(hunter, "h");
        table.hunter(godalming, "c");
        const Table before = table;
        QVERIFY(arrivalPreview(table.rules, table.state, godalming, table.at("d")).revealsLocation);
        QVERIFY(table.take(table.move(godalming, "d"), GoOn{}));
        QVERIFY(table.in(1).faceUp && !hideShown(table.in(1)));
        // Where it is tied to another city a hunter's arrival there turns it up, and not the card that lies with it.
        Table tied = before;
        tied.bond("b").hunter(godalming, "a");
        QVERIFY(arrivalPreview(tied.rules, tied.state, godalming, tied.at("b")).revealsHide);
        QVERIFY(tied.take(tied.move(godalming, "b"), GoOn{}));
        QVERIFY(tied.in(2).faceUp && hideShown(tied.in(1)) && !tied.in(1).faceUp);
        QVERIFY(!arrivalPreview(tied.rules, tied.state, godalming, tied.at("b")).revealsHide);
        // A search finds the cards there because they lie in that city.
        Table searched = before;
        searched.clock(Step::Night).hunter(godalming, "d");
        searched.in(1).faceUp = true;
        QVERIFY(searched.take(HunterActs{godalming, HunterActs::What::Search, false, false}, GoOn{}));
        QVERIFY(searched.in(1).encounters[0].faceUp && !hideShown(searched.in(1)));
    }
    /// CASE-130 CASE-131 CASE-165 SLIDE-1 BAT-5 MISD-3 OPEN-31
    void batOnItsWay()
    {
        Table table;
        table.slot(1, "d").slot(2, "b", {}, {"bats"});
        table.in(1).escapeAsBat = true;
        table.clock(Step::BeforeSlide);
        QCOMPARE(batsInDeck(table), std::size_t(1));
        QVERIFY(table.take(Slide{}, table.play("e")));
        QVERIFY(table.lies("e", 1) && table.lies("d", 2) && table.in(2).escapeAsBat && table.lies("b", 3)); // CASE-130
        table.state.step = Step::BeforeSlide;
        table.state.due.clear();
        QVERIFY(table.take(Slide{}));
        QVERIFY(table.take(table.play("f", Power::Misdirect, 3))); // CASE-131
        QVERIFY(table.in(3).powers == PowerSet(Power::Misdirect) && !table.in(3).escapeAsBat);
        QCOMPARE(batsInDeck(table), std::size_t(2));
        QVERIFY(!brokenInvariant(table.rules, table.state));
    }
    /// BAT-5 OPEN-31: out of slot 6, matured or made a lair
    void batLeavesSlotSix()
    {
        for (const bool lair : {false, true})
            for (const bool box : {false, true}) {
                Table table;
                table.slot(1, "a").slot(6, "h");
                table.in(6).escapeAsBat = true;
                table.clock(Step::BeforeSlide);
                if (box) {
                    table.state.handling = CardHandling::DrawnFromBox;
                    table.state.combatDeck.clear();
                }
                const Action action = lair ? Action(MakeLair{nothing, table.card("rats")}) : Action(Mature{});
                const auto shuffles = table.state.shuffles;
                QVERIFY(table.take(action));
                QCOMPARE(batsInDeck(table), std::size_t(box ? 0 : 2));
                QCOMPARE(table.state.shuffles > shuffles, !box);
                QVERIFY(!lair || !table.state.lairs[0]->escapeAsBat);
                if (!box)
                    QVERIFY(!brokenInvariant(table.rules, table.state));
            }
        // While the effects of what has left slot 6 are chosen it is back already.
        Table table;
        table.slot(1, "a").slot(6, "h", {}, {"new-vampire", "desecrated-soil"});
        table.in(6).escapeAsBat = true;
        table.clock(Step::BeforeSlide);
        QVERIFY(table.take(ResolveMatured{table.card("desecrated-soil")}));
        QVERIFY(table.state.step == Step::ResolveMatured);
        QCOMPARE(batsInDeck(table), std::size_t(2));
        QVERIFY(!brokenInvariant(table.rules, table.state));
    }
    /// CASE-132 VAMP-3 VAMP-6
    void batOfAVampire()
    {
        VampireFight fight("reckless-vampire", Step::Dusk);
        fight.start(godalming);
        QVERIFY(fight.whole(Claws, {{godalming, HunterCard::Punch}}));
        const auto trail = fight.state.trail;
        QVERIFY(fight.round(EscapeAsBat, {{godalming, nothing}}));
        QVERIFY(fight.over() && fight.state.due.empty());
        QCOMPARE(fight.wounds(), 1);
        QVERIFY(fight.state.trail == trail);
        QCOMPARE(batsInDeck(fight), std::size_t(2));
    }
    /// CASE-164 OPEN-20 PRIDE-1
    void batInTheLastWeek_data()
    {
        Rows<bool, bool, QString, int> row;
        row("CASE-164", true, true, "d", 7);
        row("OPEN-20", false, true, "d", 4);
        row("OPEN-18: Castle", true, true, "k", 7);
        row("OPEN-18: Castle does not count", true, false, "k", 4);
    }
    void batInTheLastWeek()
    {
        const auto [counts, castleCounts, to, influence] = rowOf<bool, bool, QString, int>();
        Fight fight;
        fight.state.trail = {};
        fight.state.encounterDeck.push_back(fight.card("rats"));
        fight.state.encounterDeck.push_back(fight.card("bats"));
        const bool castle = to == "k";
        fight.slot(1, castle ? "g" : "a", {}, {}, false, true);
        fight.state.despair = 3;
        fight.state.influence = 4;
        fight.state.damage = 7;
        fight.rules.rulings.batCountsForDespair = counts ? NoYes::Yes : NoYes::No;
        fight.rules.rulings.castleCountsForDespair = castleCounts ? NoYes::Yes : NoYes::No;
        fight.begin(godalming, nothing, castle ? "g" : "a");
        fight.combat().played = 4; // round 5
        QVERIFY(fight.round(EscapeAsBat, {{godalming, nothing}}));
        QVERIFY(fight.take(ChoosePlace{fight.at(to.toStdString())}));
        QVERIFY(fight.in(1).escapeAsBat && fight.lies(to.toStdString(), 1));
        QCOMPARE(int(fight.state.influence), influence);
        QCOMPARE(int(fight.state.damage), 7); // OPEN-30: no healing in the Castle
    }
    /// CASE-165 OPEN-30
    void batToALair()
    {
        Fight fight;
        fight.state.trail[1].reset();
        fight.state.encounterDeck.push_back(fight.card("bats"));
        fight.lair(0, "d", {"spy"});
        QVERIFY(escapeAsBat(fight));
        QCOMPARE(fight.refused(ChoosePlace{fight.at("d")}), "OPEN-30");
        QCOMPARE(places(fight), "b c");
    }
    /// CASE-166 BAT-7 OPEN-30
    void batToHunters()
    {
        Fight fight;
        fight.hunter(seward, "c");
        QVERIFY(escapeAsBat(fight));
        QCOMPARE(fight.refused(ChoosePlace{fight.at("c")}), "BAT-7");
        QCOMPARE(places(fight), "d"); // hunters on the way do not matter
        fight.rules.rulings.batToHunters = NoYes::Yes;
        QVERIFY(fight.take(ChoosePlace{fight.at("c")}));
        QVERIFY(fight.in(1).faceUp && fight.happened(What::LocationRevealed, {fight.at("c")}));

        Fight hospital; // HOSP-4
        hospital.hospital(seward, "c");
        QCOMPARE(places(hospital), "c d");
    }
    /// CASE-176 OPEN-49 BAT-7 COMB-2
    void batAtDawn()
    {
        Fight fight(Step::Dawn);
        const auto trail = fight.state.trail;
        QVERIFY(escapeAsBat(fight));
        QVERIFY(fight.state.due.empty() && fight.state.trail == trail);
        Fight other(Step::Dawn);
        other.rules.rulings.batMovesByDay = NoYes::Yes;
        QVERIFY(escapeAsBat(other));
        QVERIFY(other.take(ChoosePlace{other.at("d")}));
        QVERIFY(other.lies("d", 1));
        Fight visit(Step::Dawn); // Nocturnal Visit
        visit.state.now.nightCombats = true;
        QVERIFY(escapeAsBat(visit));
        QVERIFY(visit.due() == Asked::BatWhere);
    }
    /// A second Bat card while the first lies where he leaves from
    void batTwice()
    {
        Fight fight;
        fight.in(1).escapeAsBat = true;
        fight.state.combatDeck.erase(std::ranges::find(fight.state.combatDeck, EscapeAsBat));
        QVERIFY(escapeAsBat(fight));
        QVERIFY(fight.take(ChoosePlace{fight.at("d")}));
        QCOMPARE(batsInDeck(fight), std::size_t(1));
        QVERIFY(!fight.broken());
    }
    /// COMB-1: dusk goes on where the combat began
    void afterTheCombat()
    {
        Fight fight;
        fight.hunter(godalming, "a");
        QVERIFY(fight.take(GoOn{}));
        fight.combat().played = 5;
        QVERIFY(fight.round(EscapeAsBat, {{godalming, nothing}}));
        QVERIFY(fight.due() == Asked::BatWhere && fight.state.step == Step::Dusk);
        QVERIFY(fight.take(ChoosePlace{fight.at("d")}));
        QVERIFY(fight.state.step == Step::Night);
    }
};

DEMETER_TEST(TestCombatEscape)
#include "test_combat_escape.moc"
