// What the table may see of the second edition (section 25 of its specification), and that nothing else can be told.
#include "core/fury2e/view/public_text.h"
#include "tests/core/fury2e/rules/second_table.h"
#include "tests/support/second_twins.h"

#include <QTest>

using namespace demeter;
using namespace demeter::fury2e;
using test::secondPlace;
using test::SecondTable;

namespace {

PublicView seenOf(const SecondTable& table)
{
    return publicView(table.ruleset, table.state);
}

} // namespace

class TestSecondView : public QObject {
    Q_OBJECT

private slots:
    /// 2E-CASE-100: 2E-INFO-3, 2E-INFO-4, 2E-COMP-13, 2E-TRAIL-7.
    void whatTheTableSees()
    {
        const SecondTable hidden(R"({"trail":[{"powers":["hide"],"encounter":"rats"},{"location":"bari","encounter":"fog"},
            {"location":"adriatic-sea"},{"location":"venice","encounter":"spy"},{"powers":["feed"]}],"hideBond":"bari","bloodTokens":[3]})");
        const PublicView view = seenOf(hidden);
        const PublicCard land{CardBack::Land, {}, {}, {std::nullopt}};
        const std::vector<PublicCard> trail{land, land, {CardBack::Sea, {}, {}, {}}, land, {{}, {}, Power::Feed, {}}};
        QVERIFY(view.trail == trail);
        QCOMPARE(view.bloodTokens, std::vector<std::uint8_t>{3});
        QVERIFY(!view.figure && view.besideBoard.empty());
        const SecondTable city(R"({"trail":[{"location":"naples","encounter":"plague"},{"location":"bari","encounter":"thief"},
            {"location":"adriatic-sea"},{"location":"venice","encounter":"bats"},{"powers":["feed"]}],"bloodTokens":[3]})");
        QVERIFY(seenOf(city) == view);
    }

    /// 2E-TRAIL-3, 2E-HIDE-4: cards that lie open, their tokens, and where Dracula is.
    void whatLiesOpen()
    {
        SecondTable table(R"({"time":"midnight","blood":9,"trail":[{"powers":["dark-call"]},
            {"location":"zurich","powers":["wolf-form"],"encounter":"bats","faceUp":true},{"powers":["hide"],"faceUp":true},
            {"location":"milan"}],"hideBond":"milan","catacombs":[null,{"location":"geneva","encounters":["thief","wolves"]}],
            "tokens":{"sacredHosts":["paris"],"consecratedGround":"rome"},"dracula":{"encounterHand":["fog","rats"],"eventHand":["trap"]}})");
        table.state.trail[1].encounter->faceUp = true;
        table.state.catacombs[1]->encounters[1].faceUp = true;
        const PublicView view = seenOf(table);
        const auto zurich = secondPlace("zurich");
        QVERIFY((view.trail[0] == PublicCard{{}, {}, Power::DarkCall, {}}));
        QVERIFY((view.trail[1] == PublicCard{{}, zurich, Power::WolfForm, {Encounter::Bats}}));
        QVERIFY((view.trail[2] == PublicCard{{}, {}, Power::Hide, {}}));
        QVERIFY((view.trail[3] == PublicCard{CardBack::Land, {}, {}, {}}));
        QVERIFY((view.catacombs[1] == PublicCard{CardBack::Land, {}, {}, {std::nullopt, Encounter::Wolves}}));
        QVERIFY(!view.catacombs[0] && view.figure == zurich);
        QVERIFY(view.time == TimeOfDay::Midnight && view.blood == 9 && view.encounterHand == 2 && view.eventHand == 1);
        QVERIFY(view.hosts == std::vector{secondPlace("paris")} && view.consecratedGround == secondPlace("rome"));
        QVERIFY(view.besideBoard.size() == 2);                             // 2E-TOKEN-2
        QVERIFY(view.reserve == encounterTokens - 2 - 3);                  // two in the hand, three that lie somewhere
        QVERIFY(view.sheets[3].bites == 1 && view.sheets[0].health == 12); // 2E-COMP-14
        table.state.trail[0] = {{}, Power::Hide, {}, false};               // it could be the city where he is
        QVERIFY(!seenOf(table).figure);
    }

    /// 2E-COMB-6: what Dracula has chosen is shown when all have.
    void tacticsAreShownTogether()
    {
        SecondTable table(R"({"trail":[{"location":"milan"}]})");
        Combat combat;
        combat.stage = Combat::Stage::Choose;
        combat.tactic = DraculaTactic::Claws;
        combat.lastTactic = DraculaTactic::Dodge;
        combat.target = Hunter::MinaHarker;
        combat.hunters = Hunter::MinaHarker;
        table.state.combat = combat;
        table.state.due = {{.what = Due::What::Combat}};
        PublicView view = seenOf(table);
        QVERIFY(!view.combat->tactic && !view.combat->target && view.combat->lastTactic == DraculaTactic::Dodge);
        QVERIFY(view.asked.what == PublicQuestion::What::Dracula);
        table.state.combat->stage = Combat::Stage::Laid;
        view = seenOf(table);
        QVERIFY(!view.combat->tactic && view.combat->target == Hunter::MinaHarker && view.combat->draculasBonus == 1); // 2E-BITE-3
        QVERIFY(view.asked.what == PublicQuestion::What::CombatLaid);
        table.state.combat->stage = Combat::Stage::Result;
        view = seenOf(table);
        QVERIFY(view.combat->tactic == DraculaTactic::Claws);
        QVERIFY(view.asked.what == PublicQuestion::What::CombatResult);
    }

    /// Whoever has to go on is named; of Dracula's decisions nothing else is.
    void asksWithoutTelling()
    {
        using What = PublicQuestion::What;
        SecondTable table(R"({"trail":[{"location":"milan"}]})");
        QVERIFY(seenOf(table).asked == PublicQuestion{What::Dracula});
        table.state.step = Step::Hunters;
        QVERIFY(seenOf(table).asked == PublicQuestion{What::Turn});
        for (int what = 0; what <= static_cast<int>(Due::What::LandAtOnce); ++what) {
            Due due;
            due.what = static_cast<Due::What>(what);
            due.hunters = Hunter::DrSeward;
            due.hunter = Hunter::DrSeward;
            due.location = secondPlace("milan");
            due.encounter = Encounter::Rats;
            due.event = DraculaEvent::SensationalistPress;
            due.number = 3;
            table.state.due = {due};
            const PublicQuestion asked = seenOf(table).asked;
            switch (due.what) {
            case Due::What::Encounter:
                QVERIFY((asked == PublicQuestion{What::Encounter, Hunter::DrSeward, due.location, due.encounter}));
                break;
            case Due::What::Shows:
                QVERIFY((asked == PublicQuestion{What::Shows, Hunter::DrSeward}));
                break;
            case Due::What::Suffer:
                QVERIFY((asked == PublicQuestion{What::Suffer, Hunter::DrSeward, {}, {}, due.event}));
                break;
            case Due::What::Cancel: // where something stays hidden is Dracula's secret
                QVERIFY((asked == PublicQuestion{What::Cancel, {}, {}, {}, due.event}));
                break;
            default:
                QVERIFY(asked == PublicQuestion{What::Dracula});
            }
        }
        table.state.step = Step::Over;
        QVERIFY(seenOf(table).asked == PublicQuestion{});
    }

    /// Only what has changed is written.
    void stepsAsText()
    {
        SecondTable table(R"({"trail":[{"location":"milan"}]})");
        const PublicView before = seenOf(table);
        table.state.blood = 7;
        const PublicStep step{{{Happening::What::BloodLost, {8}, ""}}, seenOf(table), PublicStep::Way::Back};
        QCOMPARE(QString::fromStdString(stepJson(table.ruleset, &before, step).dump()),
                 QString(R"({"said":[{"what":"blood-lost","arguments":[{"number":8}],"rule":""}],"way":"back","table":{"blood":7}})"));
        const Json all = stepJson(table.ruleset, nullptr, step);
        QVERIFY(all["table"] == viewJson(table.ruleset, step.view) && all["table"].size() > 25);
        QCOMPARE(QString::fromStdString(all["table"]["trail"].dump()),
                 QString(R"([{"back":"land","location":null,"powers":[],"encounters":[]}])"));
    }

    /// 2E-INV-8, 2E-DEV-35: two games that differ only in what is covered look alike, and go on looking alike.
    void twinsLookAlike()
    {
        SecondTwinTally all;
        const int games = test::times(30, 700);
        for (int number = 1; number <= games; ++number) {
            std::string wrong;
            const auto tally = playSecondTwins(static_cast<std::uint64_t>(number), 250, [&](const SecondTwins& both) {
                if (wrong.empty() && both.step != both.twinStep)
                    wrong = "the twin has " + stepJson(both.ruleset, &both.step.view, both.twinStep).dump() + " after " +
                            stepJson(both.ruleset, &both.twinStep.view, both.step).dump();
            });
            QVERIFY2(wrong.empty(), (std::to_string(number) + ": " + wrong).c_str());
            all.moments += tally.moments;
            all.different += tally.different;
            all.together += tally.together;
        }
        qInfo("%d moments, %d with other things face down, %d went on together", all.moments, all.different, all.together);
        QVERIFY(all.different > all.moments / 2 && all.together > all.moments / 4);
    }
};

DEMETER_TEST(TestSecondView)
#include "test_second_view.moc"
