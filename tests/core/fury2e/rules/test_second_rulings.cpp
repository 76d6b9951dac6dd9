// What the table's other readings of the open questions change in Dracula's turn (core/fury2e/rulings.md).
#include "tests/core/fury2e/rules/second_table.h"
#include "tests/support/rows.h"

#include <QTest>

using namespace demeter;
using namespace demeter::fury2e;
using test::playTo;
using test::SecondTable;

namespace {

LocationId cityNamed(std::string_view id)
{
    return test::secondPlace(id);
}
Play alone(PowerSet powers)
{
    return {std::nullopt, powers, {}, {}};
}
std::string pushing(const char* leaving, const char* rest)
{
    return std::string(
               R"({"trail":[{"location":"paris"},{"location":"brussels"},{"location":"cologne"},{"location":"frankfurt"},{"location":"leipzig"},)") +
           leaving + "]" + rest + "}";
}

} // namespace

class TestSecondRulings : public QObject {
    Q_OBJECT

private slots:
    /// Every reading has a name of its own, and the field finds it.
    void table()
    {
        std::set<std::string_view> fields, ids;
        for (std::size_t i = 0; i < rulingCount; ++i) {
            const RulingInfo& info = rulingTable[i];
            QVERIFY(info.id.starts_with("2E-") && ids.insert(info.id).second && fields.insert(info.field).second);
            QVERIFY(info.unnamed < info.count() && unnamedRulings().readings[i] == info.unnamed);
            QVERIFY(rulingFromField(info.field) == static_cast<Ruling>(i));
            QVERIFY(info.count() >= 2 && !info.readings[0].empty() && !info.readings[1].empty() && info.readings[0] != info.readings[1]);
        }
        QVERIFY(!rulingFromField("fieldThatIsNone"));
    }
    void plays_data()
    {
        test::Rows<int, QString, QString, int, bool, QString, QString> add;
        const auto row = [&](Ruling ruling, const std::string& position, const char* place, std::initializer_list<Power> powers, bool down,
                             const char* chosen, const char* other) {
            int bits = 0;
            for (const Power each : powers)
                bits |= 1 << static_cast<int>(each);
            add(qPrintable(QString::asprintf("%s %s", rulingTable[static_cast<std::size_t>(ruling)].field.data(), place)),
                static_cast<int>(ruling), QString::fromStdString(position), place, bits, down, chosen, other);
        };
        row(Ruling::LastBlood, R"({"trail":[{"location":"nantes"}],"blood":1})", "bay-of-biscay", {}, false, "2E-SEA-8", "");
        row(Ruling::LastBlood, R"({"trail":[{"location":"nantes"}],"blood":1,"time":"midnight"})", "", {Power::WolfForm, Power::Hide},
            false, "2E-POW-5", "");
        row(Ruling::DarkCallByDay, R"({"trail":[{"location":"paris"}]})", "", {Power::DarkCall}, false, "2E-POW-4", "");
        row(Ruling::WolfWithDoubleBack, R"({"trail":[{"location":"venice"},{"location":"munich"}],"time":"midnight"})", "munich",
            {Power::WolfForm, Power::DoubleBack}, false, "", "2E-WOLF-7");
        row(Ruling::DoubleBackToSea, R"({"trail":[{"location":"nantes"},{"location":"bay-of-biscay"},{"location":"santander"}]})",
            "bay-of-biscay", {Power::DoubleBack}, false, "", "2E-DBACK-4");
        row(Ruling::HostForcesOut, R"({"trail":[{"location":"paris"}],"tokens":{"sacredHosts":["paris"]}})", "", {Power::Hide}, false, "",
            "2E-POW-6");
        row(Ruling::CastleToCatacombs, pushing(R"({"location":"castle-dracula","faceUp":true})", ""), "nantes", {}, true, "2E-CAT-11", "");
    }
    /// 2E-OPEN-7, 2E-OPEN-12, 2E-OPEN-14, 2E-OPEN-15, 2E-OPEN-19, 2E-OPEN-29: what may be played.
    void plays()
    {
        const auto [ruling, position, place, powers, inCatacombs, chosen, other] =
            test::rowOf<int, QString, QString, int, bool, QString, QString>();
        for (const bool otherwise : {false, true}) {
            SecondTable t(position.toStdString());
            t.ruleset.rulings.set(static_cast<Ruling>(ruling), otherwise);
            Play play;
            if (!place.isEmpty())
                play.location = cityNamed(place.toStdString());
            for (const Power each : allPowers)
                if (powers & (1 << static_cast<int>(each)))
                    play.powers |= each;
            if (inCatacombs)
                play.catacomb = CatacombSpace{0};
            QCOMPARE(QString::fromStdString(t.whyNot(play)), otherwise ? other : chosen);
            // What is listed is what is accepted.
            const auto plays = legalPlays(t.ruleset, t.state);
            QCOMPARE(std::ranges::find(plays, play) != plays.end(), (otherwise ? other : chosen).isEmpty());
        }
    }
    /// 2E-OPEN-12: whoever may pay his last Blood loses by it.
    void lastBloodIsLost()
    {
        SecondTable t(R"({"trail":[{"location":"nantes"}],"blood":1})");
        t.ruleset.rulings.set(Ruling::LastBlood, 1);
        QVERIFY(t.act(playTo("bay-of-biscay")));
        QVERIFY(t.state.winner == Winner::Hunters && t.state.blood == 0);
    }
    /// 2E-OPEN-2.
    void startOnAHunter()
    {
        SecondTable t(R"({"trail":[{"location":"paris"}]})");
        t.ruleset.rulings.set(Ruling::StartOnHunter, 1);
        t.state = newGame(t.ruleset, TokenHandling::Dealt, {});
        QVERIFY(t.act(PlaceHunters{{cityNamed("paris"), cityNamed("rome"), cityNamed("rome"), cityNamed("rome")}}) &&
                t.act(ChooseStart{cityNamed("paris")}));
        QCOMPARE(t.trail(), "^paris");
        QVERIFY(t.state.combat && t.state.combat->hunters == HunterSet(Hunter::LordGodalming) && !t.state.combat->came);
    }
    /// 2E-OPEN-4.
    void swiftness()
    {
        for (const bool two : {false, true}) {
            SecondTable t(R"({"trail":[{"location":"paris"}],"dracula":{"encounterHand":["rats","fog"]}})");
            t.ruleset.rulings.set(Ruling::SwiftnessActions, two);
            t.state.turn.movements = 2;
            QVERIFY(t.act(playTo("strasbourg")));
            if (two)
                QVERIFY(t.state.step == Step::PlaceEncounter && t.act(PlaceEncounter{Encounter::Rats}));
            QVERIFY(t.state.step == Step::Movement && t.act(playTo("munich")) && t.act(PlaceEncounter{Encounter::Fog}));
            QCOMPARE(t.trail(), two ? "munich+fog | strasbourg+rats | paris" : "munich+fog | strasbourg | paris");
            QVERIFY(t.state.step == Step::Hunters);
        }
    }
    /// 2E-OPEN-13.
    void refillAtSea()
    {
        for (const bool never : {false, true}) {
            SecondTable t(R"({"trail":[{"location":"nantes"}]})");
            t.ruleset.rulings.set(Ruling::RefillAtSea, never);
            QVERIFY(t.act(playTo("bay-of-biscay")));
            QCOMPARE(t.state.encounterHand.size(), never ? std::size_t{0} : std::size_t{5});
        }
    }
    /// 2E-OPEN-18.
    void doubleBackToTheBoundLocation()
    {
        for (const bool silent : {false, true}) {
            SecondTable t(R"({"trail":[{"location":"zurich"},{"powers":["hide"]},{"location":"munich"}]})");
            t.ruleset.rulings.set(Ruling::DoubleBackShowsHide, silent);
            QVERIFY(t.act(playTo("munich", Power::DoubleBack)));
            QCOMPARE(t.trail(), silent ? "double-back&munich | zurich | hide>munich" : "double-back&munich | zurich | ^hide>munich");
        }
    }
    /// 2E-OPEN-24: staying in the Castle.
    void stayingInTheCastle()
    {
        for (const bool heals : {false, true}) {
            SecondTable t(R"({"trail":[{"location":"castle-dracula","faceUp":true}],"blood":9})");
            t.ruleset.rulings.set(Ruling::CastleStayHeals, heals);
            QVERIFY(t.act(alone(Power::Hide)));
            QCOMPARE(static_cast<int>(t.state.blood), heals ? 11 : 9);
        }
    }
    /// 2E-OPEN-27.
    void hostTokens()
    {
        for (const bool two : {false, true}) {
            SecondTable t(R"({"trail":[{"location":"paris"}],"tokens":{"sacredHosts":["rome","bari"]},"hunters":{"dr-seward":"vienna"}})");
            t.state.step = Step::Hunters;
            t.ruleset.rulings.set(Ruling::HostTokens, two);
            QCOMPARE(t.whyNot(PlayItem{HunterItem::SacredHost, Hunter::DrSeward, {}, {}, 0}), two ? "2E-ITEM-1" : "");
        }
    }
    /// 2E-OPEN-37.
    void ambushClears()
    {
        for (const bool stays : {false, true}) {
            SecondTable t(pushing(R"({"location":"berlin","encounter":"ambush"})", ""));
            t.ruleset.rulings.set(Ruling::AmbushClears, stays);
            QVERIFY(t.act(playTo("nantes")) && t.act(ActivateEncounter{Encounter::Ambush}));
            QCOMPARE(t.state.trail.size(), stays ? std::size_t{6} : std::size_t{3});
        }
    }
    /// 2E-OPEN-39.
    void soilDraws()
    {
        for (const bool two : {false, true}) {
            SecondTable t(pushing(R"({"location":"berlin","encounter":"desecrated-soil"})", ""));
            t.ruleset.rulings.set(Ruling::SoilDraws, two);
            QVERIFY(t.act(playTo("nantes")) && t.act(ActivateEncounter{Encounter::DesecratedSoil}));
            const Due* due = topDue(t.state);
            QVERIFY(due != nullptr && due->what == Due::What::EventsDrawn && due->number == 2 && due->flag == two);
            QCOMPARE(t.whyNot(GoOn{}).empty(), two); // fewer than two were his
        }
    }
    /// 2E-OPEN-53.
    void revealedByACard()
    {
        for (const bool both : {false, true}) {
            SecondTable t(R"({"trail":[{"location":"zurich"},{"powers":["hide"]},{"location":"munich"}]})");
            t.ruleset.rulings.set(Ruling::HideShownWithBond, both);
            QVERIFY(reveal(t.ruleset, t.state, CardPlace::onTrail(2)));
            QCOMPARE(t.trail(), both ? "zurich | ^hide>munich | ^munich" : "zurich | hide>munich | ^munich");
            QVERIFY(!reveal(t.ruleset, t.state, CardPlace::onTrail(2)));
        }
    }
    /// 2E-OPEN-56.
    void hostOverTheCatacombs()
    {
        for (const bool clears : {false, true}) {
            SecondTable t(R"({"trail":[{"location":"paris"}],"catacombs":[{"location":"vienna","encounters":["rats","fog"]}]})");
            t.ruleset.rulings.set(Ruling::HostClearsCatacombs, clears);
            placeHost(t.ruleset, t.state, cityNamed("vienna"), std::nullopt);
            QCOMPARE(t.state.catacombs[0].has_value(), !clears);
            QCOMPARE(cardsBesideBoard(t.state).contains(cityNamed("vienna")), clears);
            QVERIFY(!brokenInvariant(t.ruleset, t.state) || !clears);
        }
    }
};

DEMETER_TEST(TestSecondRulings)
#include "test_second_rulings.moc"
