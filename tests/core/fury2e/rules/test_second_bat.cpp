// Escape as Bat in the second edition.
#include "tests/core/fury2e/rules/second_combat.h"

#include <QTest>

using namespace demeter;
using namespace demeter::fury2e;
using test::fightRound;
using test::goToRounds;
using test::secondCombat;
using test::SecondTable;
using test::words;

namespace {

using What = Happening::What;

/// Dracula leaves his combat by this card.
SecondTable batFrom(const std::string& position, DraculaTactic tactic = DraculaTactic::EscapeBat)
{
    SecondTable t = secondCombat(position, Hunter::DrSeward);
    if (!goToRounds(t) || !fightRound(t, tactic, words(CombatWord::End | CombatWord::EscapeAsBat)))
        qFatal("no escape");
    return t;
}

ChoosePlace batTo(std::string_view id)
{
    return {test::secondPlace(id)};
}

constexpr auto fromStrasbourg =
    R"({"trail":[{"location":"strasbourg","faceUp":true,"encounter":"rats"},{"location":"munich","encounter":"fog"},
    {"location":"venice"}],"time":"midnight","hunters":{"dr-seward":"strasbourg","mina-harker":"zurich"},
    "catacombs":[{"location":"cologne"}],"tokens":{"sacredHosts":["geneva"]}})";

} // namespace

class TestSecondBat : public QObject {
    Q_OBJECT

private slots:
    /// 2E-BAT-1 to 2E-BAT-3, 2E-BAT-6: the card is replaced where it lies, covered and without an Encounter, and nothing is paid.
    void replaced()
    {
        for (const DraculaTactic tactic : {DraculaTactic::EscapeBat, DraculaTactic::Fangs}) {
            SecondTable t = batFrom(fromStrasbourg, tactic);
            QVERIFY(!t.state.combat && topDue(t.state)->what == Due::What::BatWhere);
            const std::size_t reserve = t.state.reserve.size();
            QVERIFY(t.act(batTo("brussels")));
            QCOMPARE(t.trail(), "brussels | munich+fog | venice");
            QVERIFY(currentLocation(t.state) == test::secondPlace("brussels"));
            QVERIFY(t.state.reserve.size() == reserve + 1 && t.state.blood == 15 && t.state.pushedOff.empty());
            QVERIFY(t.told(What::DraculaEscaped) == 1 && t.told(What::LocationRevealed) == 0 && t.state.due.empty());
        }
    }
    /// 2E-BAT-1, 2E-BAT-2, 2E-MOVE-5.
    void whereNot()
    {
        const SecondTable t = batFrom(fromStrasbourg);
        QCOMPARE(t.whyNot(GoOn{}), "2E-TURN-1");
        QCOMPARE(t.whyNot(batTo("bordeaux")), "2E-BAT-1"); // three roads
        QCOMPARE(t.whyNot(batTo("berlin")), "2E-BAT-1");
        QCOMPARE(t.whyNot(batTo("zurich")), "2E-BAT-2");  // a hunter
        QCOMPARE(t.whyNot(batTo("munich")), "2E-BAT-2");  // on the trail
        QCOMPARE(t.whyNot(batTo("cologne")), "2E-BAT-2"); // in the Catacombs
        QCOMPARE(t.whyNot(batTo("geneva")), "2E-BAT-2");  // a token
        QCOMPARE(t.whyNot(batTo("amsterdam")), "");
        // Neither the hospital nor what lies behind it alone.
        const SecondTable belgrade = batFrom(R"({"trail":[{"location":"belgrade","faceUp":true}],"time":"midnight",
            "hunters":{"dr-seward":"belgrade"},"tokens":{"sacredHosts":["sarajevo","szeged"]}})");
        QCOMPARE(belgrade.whyNot(batTo("st-joseph-and-st-mary")), "2E-BAT-2");
        QCOMPARE(belgrade.whyNot(batTo("zagreb")), "2E-BAT-2");
    }
    /// 2E-BAT-4, 2E-OPEN-36.
    void powersWithTheCard()
    {
        for (const bool stay : {false, true}) {
            SecondTable t =
                batFrom(R"({"trail":[{"location":"munich"},{"location":"zurich"}],"time":"midnight","hunters":{"dr-seward":"munich"}})");
            t.state.trail[0].powers = PowerSet{Power::WolfForm, Power::DoubleBack};
            t.ruleset.rulings.set(Ruling::BatKeepsWolfForm, stay ? 1 : 0);
            QVERIFY(t.act(batTo("milan")));
            QCOMPARE(t.trail(), stay ? "double-back&wolf-form&milan | zurich" : "milan | zurich");
        }
    }
    /// 2E-BAT-5, 2E-HIDE-6, 2E-HIDE-7: Hide leaves with the place that it is bound to, and C lies where it lay.
    void hideGoesToo()
    {
        SecondTable t = batFrom(R"({"trail":[{"powers":["feed"]},{"powers":["hide"],"encounter":"spy","faceUp":true},
            {"location":"munich","faceUp":true},{"location":"zurich"}],"time":"midnight","hunters":{"dr-seward":"munich"}})");
        const std::size_t reserve = t.state.reserve.size();
        QVERIFY(t.act(batTo("milan")));
        QCOMPARE(t.trail(), "^feed | milan | zurich");
        QVERIFY(!t.state.hideBond && t.state.reserve.size() == reserve + 1);
    }
    /// 2E-BAT-3, 2E-BAT-7, 2E-CASTLE-1, 2E-CASTLE-2, 2E-OPEN-24.
    void toTheCastle()
    {
        for (const std::uint8_t reading : {std::uint8_t{0}, std::uint8_t{1}, std::uint8_t{2}}) {
            SecondTable t = batFrom(R"({"trail":[{"location":"klausenburg","faceUp":true}],"time":"midnight","blood":8,
                "hunters":{"dr-seward":"klausenburg"}})");
            t.ruleset.rulings.set(Ruling::CastleStayHeals, reading);
            QVERIFY(t.act(batTo("castle-dracula")));
            QCOMPARE(t.trail(), "^castle-dracula");
            QCOMPARE(static_cast<int>(t.state.blood), reading == 2 ? 8 : 10);
        }
    }
    /// 2E-BAT-6: with nowhere to go he stays, revealed. 2E-TOKEN-12: the old card goes beside the board.
    void nowhere()
    {
        SecondTable t =
            batFrom(R"({"trail":[{"location":"cagliari","faceUp":true}],"time":"midnight","hunters":{"dr-seward":"cagliari"}})");
        QVERIFY(!t.state.combat && t.state.due.empty());
        QCOMPARE(t.trail(), "^cagliari");
        SecondTable host = batFrom(R"({"trail":[{"location":"munich","faceUp":true}],"time":"midnight","hunters":{"dr-seward":"munich"},
            "tokens":{"sacredHosts":["munich"]}})");
        QVERIFY(host.act(batTo("zurich")));
        QVERIFY(host.told(What::CardLaidAside) == 1 && cardsBesideBoard(host.state).contains(test::secondPlace("munich")));
    }
    /// 2E-BAT-3, 2E-ACT-4: in his own action phase no Encounter is placed, and what was pushed off may be activated as always.
    void inHisOwnTurn()
    {
        SecondTable t(R"({"trail":[{"location":"zurich"},{"location":"geneva"},{"location":"clermont-ferrand"},{"location":"toulouse"},
            {"location":"bordeaux"},{"location":"saragossa","encounter":"new-vampire"}],"time":"midnight","hunters":{"dr-seward":"munich"},
            "dracula":{"encounterHand":["rats"]}})");
        QVERIFY(t.act(test::playTo("munich")) && goToRounds(t));
        QVERIFY(fightRound(t, DraculaTactic::EscapeBat, words(CombatWord::End | CombatWord::EscapeAsBat)));
        QVERIFY(t.act(batTo("vienna")) && topDue(t.state)->what == Due::What::Activate);
        QVERIFY(t.act(GoOn{}));
        QCOMPARE(t.trail(), "vienna | zurich | geneva | clermont-ferrand | toulouse | bordeaux");
        QCOMPARE(t.state.step, Step::Hunters);
    }
};

DEMETER_TEST(TestSecondBat)
#include "test_second_bat.moc"
