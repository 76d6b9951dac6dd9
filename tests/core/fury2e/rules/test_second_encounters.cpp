// What the Encounters of the second edition do when hunters meet them (section 22 of the specification).
#include "tests/core/fury2e/rules/hunting_table.h"
#include "tests/support/rows.h"

#include <QTest>

using namespace demeter;
using namespace demeter::fury2e;
using test::HuntingTable;
using test::secondGodalming;
using test::secondMina;
using test::secondSeward;

namespace {

using What = Happening::What;
using Does = HuntersAct::What;

const HunterSet both = HunterSet(secondSeward) | secondMina;

/// Dr. Seward and Mina Harker meet it as a group; Dracula is far away with a full hand.
HuntingTable meeting(Encounter encounter, const char* time = "noon")
{
    const auto quoted = [](std::string_view text) { return '"' + std::string(text) + '"'; };
    HuntingTable t(R"({"trail":[{"location":"lisbon"},{"location":"leipzig","encounter":)" +
                   quoted(encounters[static_cast<std::size_t>(encounter)].id) + R"(}],"time":)" + quoted(time) +
                   R"(,"hunters":{"dr-seward":"leipzig","mina-harker":"leipzig"},
                   "dracula":{"encounterHand":["fog","wolves","desecrated-soil","minion-with-knife","ambush"]}})");
    if (!t.stay(both) || !t.due(Due::What::Encounter) || t.state.due.back().encounter != encounter)
        qFatal("nothing was met");
    return t;
}

bool goesOn(const HuntingTable& t)
{
    return t.state.due.empty() && t.state.turn.acting == both && t.state.turn.stage == HunterStage::Acting;
}

} // namespace

class TestSecondEncounters : public QObject {
    Q_OBJECT

private slots:
    void answers_data()
    {
        // `lost`: Health of each; `bitten`: bites of each; `ends`: the turn; `stays`: the token
        test::Rows<int, bool, bool, int, int, QString, int, int, bool, bool> add;
        auto row = [&add, number = 0](Encounter encounter, bool night, bool prevented, int roll, int loss, const char* rule, int lost = 0,
                                      int bitten = 0, bool ends = false, bool stays = false) mutable {
            add(qPrintable(QString::asprintf("%d: %s", ++number, encounters[static_cast<std::size_t>(encounter)].id.data())),
                static_cast<int>(encounter), night, prevented, roll, loss, rule, lost, bitten, ends, stays);
        };
        using enum Encounter;
        row(Hoax, false, false, 0, 0, ""); // 2E-ENC-9: the table's cards
        row(Hoax, false, true, 0, 0, "2E-ENC-9");
        row(Hoax, false, false, 0, 1, "2E-ENC-9");
        row(Lightning, false, false, 0, 0, "", 2); // 2E-ENC-10
        row(Lightning, false, true, 0, 0, "");
        row(Lightning, false, false, 0, 1, "2E-ENC-10");
        row(Peasants, false, false, 0, 0, ""); // 2E-ENC-11
        row(Peasants, false, true, 0, 0, "2E-ENC-11");
        row(Plague, false, false, 0, 0, "", 2); // 2E-ENC-12
        row(Plague, false, true, 0, 0, "2E-ENC-12");
        row(Rats, false, false, 0, 4, "", 4); // 2E-ENC-13: four dice
        row(Rats, false, false, 0, 0, "");
        row(Rats, false, false, 0, 5, "2E-ENC-13");
        row(Rats, false, true, 0, 0, ""); // Dogs
        row(Rats, false, true, 0, 1, "2E-ENC-13");
        row(Saboteur, false, false, 0, 0, "", 0, 0, true); // 2E-ENC-14
        row(Saboteur, false, true, 0, 0, "");
        row(Spy, false, false, 0, 0, "");         // 2E-ENC-15
        row(Spy, false, true, 0, 0, "2E-ENC-15"); // 2E-OPEN-40
        row(Thief, false, false, 0, 0, "");       // 2E-ENC-16
        row(Thief, false, true, 0, 0, "");
        row(NewVampire, false, false, 0, 0, ""); // 2E-ENC-17: by day it is destroyed
        row(NewVampire, false, false, 3, 0, "2E-ENC-17");
        row(NewVampire, false, true, 0, 0, "2E-ENC-17");
        row(NewVampire, true, false, 0, 0, "2E-ENC-17");
        row(NewVampire, true, false, 7, 0, "2E-ENC-17");
        row(NewVampire, true, false, 1, 0, "", 0, 1);
        row(NewVampire, true, false, 3, 0, "", 0, 1);
        row(NewVampire, true, true, 3, 0, "");
        row(NewVampire, true, false, 4, 0, "", 0, 0, true, true); // 2E-CASE-079, 2E-ENC-20, 2E-OPEN-41
        row(NewVampire, true, true, 6, 0, "");
        row(Wolves, false, false, 0, 2, "", 2); // 2E-ENC-18
        row(Wolves, false, false, 0, 1, "", 1);
        row(Wolves, false, false, 0, 0, "");
        row(Wolves, false, false, 0, 3, "2E-ENC-18");
    }
    void answers()
    {
        const auto [encounter, night, prevented, roll, loss, rule, lost, bitten, ends, stays] =
            test::rowOf<int, bool, bool, int, int, QString, int, int, bool, bool>();
        const auto kind = static_cast<Encounter>(encounter);
        HuntingTable t = meeting(kind, night ? "twilight" : "dusk");
        t.sheet(secondMina).bites = 0; // so that nobody falls
        AnswerEncounter told{.prevented = prevented, .roll = static_cast<std::uint8_t>(roll)};
        told.losses[1] = told.losses[3] = static_cast<std::uint8_t>(loss);
        QCOMPARE(QString::fromStdString(t.whyNot(told)), rule);
        const auto offered = answersDue(t.ruleset, t.state);
        QCOMPARE(std::ranges::find(offered, Response(told)) != offered.end(), rule.isEmpty());
        if (!rule.isEmpty())
            return;
        QVERIFY(t.act(told));
        QCOMPARE(fullHealth[1] - t.sheet(secondSeward).health, lost); // 2E-HUNT-17: damage hits each
        QCOMPARE(fullHealth[3] - t.sheet(secondMina).health, lost);
        QCOMPARE(int{t.sheet(secondSeward).bites}, bitten);
        QCOMPARE(int{t.sheet(secondMina).bites}, bitten);
        QCOMPARE(t.state.trail[1].encounter.has_value(), stays);
        QCOMPARE(t.told(What::EncounterGone), stays ? 0U : 1U);
        QCOMPARE(t.told(What::EncounterStays), stays ? 1U : 0U);
        if (stays)
            QVERIFY(t.state.trail[1].encounter->faceUp);
        QCOMPARE(goesOn(t), !ends);
        QCOMPARE(t.over(secondSeward) && t.over(secondMina), ends);
        QCOMPARE(t.tokens(kind), int{encounters[static_cast<std::size_t>(kind)].tokens}); // 2E-INV-2
    }

    /// 2E-ENC-1: Dracula draws one, then puts one back.
    void ambush()
    {
        HuntingTable t = meeting(Encounter::Ambush);
        QVERIFY(t.act(AnswerEncounter{}));
        QCOMPARE(t.state.encounterHand.size(), 6U);
        QVERIFY(t.due(Due::What::PutBack));
        QVERIFY(t.act(ChooseEncounters{{Encounter::Wolves}}));
        QCOMPARE(t.state.encounterHand.size(), 5U);
        QVERIFY(goesOn(t));
        QCOMPARE(t.tokens(Encounter::Ambush), 3);

        HuntingTable few = meeting(Encounter::Ambush); // with less than the limit nothing goes back
        few.state.reserve.push_back(few.state.encounterHand.back());
        few.state.encounterHand.pop_back();
        QVERIFY(few.act(AnswerEncounter{}));
        QCOMPARE(few.state.encounterHand.size(), 5U);
        QVERIFY(goesOn(few));
    }

    /// 2E-ENC-1, 2E-CHANCE-1: the draw waits for chance, and the Ambush behind it, so that it cannot be drawn by its own effect.
    void ambushWaitsForChance()
    {
        for (const Action& comes : {Action(AddChance{{"sal", {}}}), Action(GoOn{})}) {
            HuntingTable t = meeting(Encounter::Ambush);
            t.state.chance.eachRound = true;
            const auto left = t.state.reserve;
            QVERIFY(t.act(AnswerEncounter{}));
            QCOMPARE(int{t.state.drawsDue}, 1);
            QVERIFY(t.state.reserve == left);
            QVERIFY(std::ranges::find(t.state.happened, What::EncounterGone, &Happening::what) == t.state.happened.end());
            QVERIFY(t.act(comes));
            QCOMPARE(t.state.encounterHand.size(), 6U);
            QVERIFY(std::ranges::find(left, t.state.encounterHand.back()) != left.end());
            QCOMPARE(t.state.reserve.size(), left.size());
            QVERIFY(std::ranges::find(t.state.happened, What::EncounterGone, &Happening::what) != t.state.happened.end());
            QVERIFY(t.due(Due::What::PutBack));
            QVERIFY(t.act(ChooseEncounters{{Encounter::Wolves}}));
            QVERIFY(goesOn(t));
            QCOMPARE(t.tokens(Encounter::Ambush), 3);
        }
    }

    /// 2E-ENC-4: one Event is drawn; it may be the hunters'.
    void desecratedSoil()
    {
        HuntingTable t = meeting(Encounter::DesecratedSoil);
        QVERIFY(t.act(AnswerEncounter{}));
        QVERIFY(t.due(Due::What::EventsDrawn));
        QCOMPARE(int{t.state.due.back().number}, 1);
        QVERIFY(t.act(GoOn{}));
        QVERIFY(goesOn(t));
    }

    /// 2E-ENC-2, 2E-ENC-6 to 2E-ENC-8: the Agents fight.
    void agents()
    {
        using enum Encounter;
        for (const Encounter agent : {Assassin, MinionWithKnife, MinionWithKnifeAndPistol, MinionWithKnifeAndRifle}) {
            HuntingTable t = meeting(agent);
            QVERIFY(t.act(AnswerEncounter{}));
            QVERIFY(t.state.combat && t.state.combat->agent == agent && t.state.combat->hunters == both);
            QCOMPARE(plays(agent, AgentTactic::Pistol), agent == Assassin || agent == MinionWithKnifeAndPistol);
            QCOMPARE(plays(agent, AgentTactic::Rifle), agent == Assassin || agent == MinionWithKnifeAndRifle);
        }
    }

    /// 2E-ENC-5: the turn ends; in the next one the hunter may not move, and then the token goes.
    void fog()
    {
        HuntingTable t = meeting(Encounter::Fog);
        QVERIFY(t.act(AnswerEncounter{}));
        QVERIFY(t.over(secondSeward) && t.over(secondMina));
        QVERIFY(t.tells(What::EncounterBefore, {Encounter::Fog, secondSeward}));
        QVERIFY(!t.state.trail[1].encounter);
        QVERIFY(t.sheet(secondSeward).before == std::vector{Encounter::Fog});
        QCOMPARE(t.tokens(Encounter::Fog), 4);
        t.state.turn = {};
        MoveHunters move{secondSeward, test::secondPlace("hamburg"), Travel::Road, false};
        QCOMPARE(t.whyNot(move), "2E-ENC-5");
        move.overruled = true;
        QCOMPARE(t.whyNot(move), "");
        QVERIFY(t.stay(secondSeward));
        QVERIFY(!t.sheet(secondSeward).before.empty()); // until the end of the turn
        QVERIFY(t.end());
        QVERIFY(t.sheet(secondSeward).before.empty());
        QVERIFY(t.tells(What::EncounterGone, {Encounter::Fog}));
        QCOMPARE(t.tokens(Encounter::Fog), 4);
    }

    /// 2E-ENC-5: a second Fog lies for the turn after, the first one goes.
    void fogUponFog()
    {
        HuntingTable t = meeting(Encounter::Fog);
        t.sheet(secondSeward).before = {Encounter::Fog};
        t.sheet(secondMina).before = {Encounter::Fog};
        for (int i = 0; i < 2; ++i)
            t.state.reserve.erase(std::ranges::find(t.state.reserve, Encounter::Fog));
        QVERIFY(t.act(AnswerEncounter{}));
        QVERIFY(t.sheet(secondSeward).before == std::vector{Encounter::Fog});
        QVERIFY(t.sheet(secondMina).before.empty());
        QCOMPARE(t.tokens(Encounter::Fog), 4);
    }

    /// 2E-ENC-3, 2E-OPEN-38: the turn ends; Dracula makes the next movement, one road far or up to two.
    void bats()
    {
        for (const bool two : {false, true}) {
            HuntingTable t = meeting(Encounter::Bats);
            t.ruleset.rulings.set(Ruling::BatsReach, two ? 1 : 0);
            QVERIFY(t.act(AnswerEncounter{}));
            QVERIFY(t.over(secondSeward) && t.sheet(secondSeward).before == std::vector{Encounter::Bats});
            t.state.turn = {};
            QCOMPARE(t.whyNot(MoveHunters{secondSeward, test::secondPlace("berlin"), Travel::Road, false}), "2E-ENC-3");
            QVERIFY(t.stay(secondSeward));
            QVERIFY(t.due(Due::What::BatsMove));
            QCOMPARE(t.whyNot(GoOn{}), "2E-ENC-3");
            QCOMPARE(t.whyNot(ChoosePlace{test::secondPlace("hamburg")}), "");
            QCOMPARE(t.whyNot(ChoosePlace{test::secondPlace("prague")}), two ? "" : "2E-ENC-3");
            QCOMPARE(t.whyNot(ChoosePlace{test::secondPlace("leipzig")}), two ? "" : "2E-ENC-3");
            QCOMPARE(t.whyNot(ChoosePlace{test::secondPlace("vienna")}), "2E-ENC-3");
            QVERIFY(t.act(ChoosePlace{test::secondPlace("hamburg")}));
            QVERIFY(t.tells(What::NotHere, {test::secondPlace("hamburg")})); // 2E-HUNT-19: he searches there
            QVERIFY(t.sheet(secondSeward).before.empty());
            QCOMPARE(t.tokens(Encounter::Bats), 3);
            QCOMPARE(t.whyNot(MoveHunters{secondSeward, test::secondPlace("berlin"), Travel::Road, false}), "2E-HUNT-1");
            QVERIFY(t.act(HuntersAct{Does::Rest, {}, 0, false}));
        }
    }

    /// 2E-ENC-3: from Cagliari no road leads anywhere; 2E-HOSP-1: in the hospital neither Bats nor Fog work.
    void batsWithoutRoad()
    {
        HuntingTable t(R"({"trail":[{"location":"lisbon"}],"hunters":{"dr-seward":"cagliari","mina-harker":"st-joseph-and-st-mary"}})");
        t.sheet(secondSeward).before = {Encounter::Bats};
        QVERIFY(t.stay(secondSeward));
        QVERIFY(t.state.due.empty() && t.sheet(secondSeward).before.empty());
        QVERIFY(t.end());
        t.sheet(secondMina).before = {Encounter::Bats, Encounter::Fog};
        QVERIFY(t.go(secondMina, "zagreb"));
        QVERIFY(t.state.due.empty());
    }

    /// 2E-HUNT-1: at sea a hunter has to sail on, so that neither Bats nor Fog hold him there; only a correction brings them together.
    void nothingHoldsAtSea()
    {
        for (const Encounter held : {Encounter::Bats, Encounter::Fog}) {
            HuntingTable t(R"({"trail":[{"location":"madrid"}],"hunters":{"dr-seward":"english-channel"}})");
            t.sheet(secondSeward).before = {held};
            QCOMPARE(t.whyNot(MoveHunters{secondSeward, test::secondPlace("english-channel"), Travel::Road, false}), "2E-HUNT-1");
            QVERIFY(t.go(secondSeward, "plymouth", Travel::Sea));
            QVERIFY(held == Encounter::Fog || t.sheet(secondSeward).before.empty());
        }
    }

    /// 2E-ENC-17, 2E-OPEN-41: read the other way the turn goes on after the vampire has escaped; it is not met twice (2E-ENC-20).
    void vampireStays()
    {
        HuntingTable t(R"({"trail":[{"location":"lisbon"}],"time":"midnight","hunters":{"dr-seward":"szeged"},
            "catacombs":[{"location":"szeged","encounters":["thief","new-vampire"]}]})");
        t.ruleset.rulings.set(Ruling::VampireEndsTurn, 1);
        QVERIFY(t.stay(secondSeward));
        QVERIFY(t.act(ChooseLying{{CardPlace::catacombs(0), 1}}, AnswerEncounter{.roll = 5}));
        QVERIFY(t.due(Due::What::Encounter));
        QCOMPARE(t.state.due.back().encounter, Encounter::Thief);
        QVERIFY(t.act(AnswerEncounter{}));
        QVERIFY(t.state.due.empty());
        QVERIFY(t.state.catacombs[0]->encounters == std::vector<PlacedEncounter>({{Encounter::NewVampire, true}}));
        QCOMPARE(t.whyNot(HuntersAct{Does::Rest, {}, 0, false}), "2E-HUNT-10");
        QVERIFY(t.end());
        t.state.turn = {};
        QVERIFY(t.stay(secondSeward)); // but in another turn
        QVERIFY(t.due(Due::What::Encounter));
    }

    /// 2E-BITE-1, 2E-COMP-14: the vampire's bite defeats Mina, who has one already; Dr. Seward goes on.
    void vampireBites()
    {
        HuntingTable t = meeting(Encounter::NewVampire, "midnight");
        QVERIFY(t.act(AnswerEncounter{.roll = 2}));
        QCOMPARE(t.where(secondMina), "st-joseph-and-st-mary");
        QVERIFY(t.over(secondMina) && t.state.turn.acting == HunterSet(secondSeward));
        QVERIFY(isBitten(t.state, secondSeward)); // 2E-BITE-2, 2E-BITE-3
    }

    /// 2E-HEV-9: Great Strength saves one of them; only where something is lost.
    void saved()
    {
        HuntingTable plague = meeting(Encounter::Plague);
        QCOMPARE(plague.whyNot(AnswerEncounter{.saved = secondGodalming}), "2E-HEV-9");
        QVERIFY(plague.play({HunterEvent::GreatStrength, secondSeward, {}, {}, {}, 0}));
        QVERIFY(plague.act(AnswerEncounter{.saved = secondSeward}));
        QCOMPARE(plague.sheet(secondSeward).health, fullHealth[1]);
        QCOMPARE(int{plague.sheet(secondMina).health}, 6);
        QCOMPARE(meeting(Encounter::Spy).whyNot(AnswerEncounter{.saved = secondSeward}), "2E-HEV-9");
        HuntingTable vampire = meeting(Encounter::NewVampire, "midnight");
        QVERIFY(vampire.act(AnswerEncounter{.roll = 1, .saved = secondMina}));
        QCOMPARE(vampire.where(secondMina), "leipzig");
        QCOMPARE(int{vampire.sheet(secondSeward).bites}, 1);
    }

    /// 2E-ENC-18: what is shown in the group helps all alike, and nobody loses who is not there.
    void lossesOfTheRightOnes()
    {
        const HuntingTable t = meeting(Encounter::Wolves);
        QCOMPARE(t.whyNot(AnswerEncounter{.losses = {0, 1, 0, 2}}), "2E-ENC-18");
        QCOMPARE(t.whyNot(AnswerEncounter{.losses = {1, 1, 0, 1}}), "2E-ENC-18");
        const HuntingTable rats = meeting(Encounter::Rats); // each his own dice
        QCOMPARE(rats.whyNot(AnswerEncounter{.losses = {0, 1, 0, 3}}), "");
    }

    /// 2E-OPEN-40: Dogs against the Spy, read the other way.
    void dogsAgainstSpies()
    {
        HuntingTable t = meeting(Encounter::Spy);
        t.ruleset.rulings.set(Ruling::DogsStopSpy, 1);
        QVERIFY(t.act(AnswerEncounter{.prevented = true}));
        QVERIFY(goesOn(t));
    }

    /// 2E-OPEN-58, 2E-HUNT-17: Fog and Bats that a group meets hold each of it in his next turn, or the first alone.
    void groupIsHeld()
    {
        for (const Encounter lies : {Encounter::Fog, Encounter::Bats})
            for (const bool alone : {false, true}) {
                HuntingTable t = meeting(lies);
                t.ruleset.rulings.set(Ruling::GroupHeldTogether, alone);
                QVERIFY(t.act(AnswerEncounter{}));
                QVERIFY(t.over(secondSeward) && t.over(secondMina));
                QVERIFY(t.sheet(secondSeward).before == std::vector{lies} && t.sheet(secondSeward).held.empty());
                QVERIFY(t.sheet(secondMina).before.empty() &&
                        t.sheet(secondMina).held == (alone ? std::vector<Encounter>() : std::vector{lies}));
                QCOMPARE(t.tokens(lies), int{encounters[static_cast<std::size_t>(lies)].tokens}); // one token, whomever it holds
                QVERIFY(!brokenInvariant(t.ruleset, t.state));
                t.state.turn = {}; // in the next round each for himself
                t.state.turn.acted = HunterSet(secondGodalming) | secondSeward;
                const std::string_view rule = lies == Encounter::Fog ? "2E-ENC-5" : "2E-ENC-3";
                const std::string why = t.whyNot(MoveHunters{secondMina, test::secondPlace("hamburg"), Travel::Road, false});
                QVERIFY2(alone ? why != rule : why == rule, why.c_str());
                if (alone)
                    continue;
                HuntingTable together = t; // or together again: the group stays a group
                together.state.turn.acted = secondGodalming;
                QVERIFY(together.stay(both));
                QCOMPARE(together.due(Due::What::BatsMove), lies == Encounter::Bats);
                if (lies == Encounter::Bats) {
                    QVERIFY(together.act(ChoosePlace{test::secondPlace("hamburg")}));
                    QVERIFY(together.where(secondSeward) == together.where(secondMina));
                }
                QVERIFY(!together.due(Due::What::BatsMove));
                // His turn over, it holds him no longer, whatever lies before the other.
                QVERIFY(t.stay(secondMina));
                if (lies == Encounter::Bats)
                    QVERIFY(t.due(Due::What::BatsMove) && t.act(ChoosePlace{test::secondPlace("hamburg")}));
                QVERIFY(t.end() && t.sheet(secondMina).held.empty() && t.sheet(secondSeward).before == std::vector{lies});
            }
    }

    /// 2E-ENC-24, 2E-OPEN-42: what the hunter has declared binds nobody in the program.
    void declaredByTheHunter()
    {
        HuntingTable t = meeting(Encounter::Spy);
        QVERIFY(t.act(AnswerEncounter{}));
        QVERIFY(t.end());
        t.state.turn = {};
        t.state.turn.acted = secondGodalming;
        for (const char* to : {"berlin", "hamburg", "leipzig"})
            QCOMPARE(t.whyNot(MoveHunters{both, test::secondPlace(to), to[0] == 'b' ? Travel::Rail : Travel::Road, false}), "");
    }

    /// 2E-ENC-21, 2E-HEV-7: Forewarned; Dracula is asked first, and what he cancels leaves the Encounter to be met.
    void forewarned()
    {
        for (const bool byAnswer : {false, true}) {
            HuntingTable t = meeting(Encounter::Plague);
            if (byAnswer) {
                QCOMPARE(t.whyNot(AnswerEncounter{.forewarned = true, .prevented = true}), "2E-ENC-21");
                QVERIFY(t.act(AnswerEncounter{.forewarned = true}));
            } else {
                QVERIFY(t.act(HunterPlays{HunterEvent::Forewarned, secondSeward, {}, {}, {}, 0}));
            }
            QVERIFY(t.due(Due::What::Refuse) && t.state.due.back().asked == HunterEvent::Forewarned);
            QVERIFY(t.act(GoOn{}));
            QCOMPARE(t.sheet(secondSeward).health, fullHealth[1]);
            QVERIFY(t.tells(What::EncounterGone, {Encounter::Plague}));
            QVERIFY(goesOn(t) && t.state.turn.found); // 2E-HUNT-10: it was found all the same

            HuntingTable cancelled = meeting(Encounter::Plague);
            QVERIFY(cancelled.act(AnswerEncounter{.forewarned = true}));
            refuseCard(cancelled.ruleset, cancelled.state, DraculaEvent::DevilishPower, std::nullopt);
            QVERIFY(cancelled.due(Due::What::Encounter));
            QVERIFY(cancelled.act(AnswerEncounter{}));
            QCOMPARE(int{cancelled.sheet(secondSeward).health}, 8);
        }
        HuntingTable idle(R"({"trail":[{"location":"lisbon"}]})");
        QCOMPARE(idle.whyNot(HunterPlays{HunterEvent::Forewarned, secondSeward, {}, {}, {}, 0}), "2E-HEV-7");
        HuntingTable busy = meeting(Encounter::Plague);
        QCOMPARE(busy.whyNot(HunterPlays{HunterEvent::MoneyTrail, secondSeward, {}, {}, {}, 0}), "2E-HEV-15");
    }

    /// 2E-ENC-22, 2E-DEV-13: Seduction takes the place of the roll; by night only.
    void seduction()
    {
        QVERIFY(!canSeduce(meeting(Encounter::NewVampire).state));
        QVERIFY(!canSeduce(meeting(Encounter::Plague, "midnight").state));
        HuntingTable t = meeting(Encounter::NewVampire, "midnight");
        QVERIFY(canSeduce(t.state));
        t.sheet(secondMina).bites = 0;
        seduce(t.state);
        QVERIFY(t.due(Due::What::Suffer) && t.act(GoOn{})); // 2E-HEV-9
        QCOMPARE(int{t.sheet(secondSeward).bites}, 1);
        QCOMPARE(int{t.sheet(secondMina).bites}, 1);
        QVERIFY(!t.state.trail[1].encounter);
        QCOMPARE(t.state.encounterHand.back(), Encounter::NewVampire);
        QVERIFY(t.due(Due::What::PutBack));
        QVERIFY(t.act(ChooseEncounters{{Encounter::Wolves}}));
        QVERIFY(goesOn(t));
        QCOMPARE(t.tokens(Encounter::NewVampire), 6);
    }

    /// 2E-ENC-23: played by Ambush in Dracula's turn: no turn ends, Fog binds the next one; a vampire has no card to stay on.
    void byAmbush()
    {
        HuntingTable t(R"({"trail":[{"location":"lisbon"}],"time":"midnight","hunters":{"dr-seward":"paris"},
            "dracula":{"encounterHand":["fog","new-vampire"]}})");
        t.state.step = Step::PlaceEncounter;
        push(t.state, {.what = Due::What::AmbushVictim});
        QVERIFY(t.act(PlayOnHunter{Encounter::Fog, secondSeward}));
        QVERIFY(t.due(Due::What::Encounter));
        QVERIFY(t.act(AnswerEncounter{}));
        QVERIFY(t.state.due.empty());
        QVERIFY(t.sheet(secondSeward).before == std::vector{Encounter::Fog});
        push(t.state, {.what = Due::What::AmbushVictim});
        QVERIFY(t.act(PlayOnHunter{Encounter::NewVampire, secondSeward}, AnswerEncounter{.roll = 6}));
        QVERIFY(t.state.due.empty());
        QCOMPARE(t.tokens(Encounter::NewVampire), 6);
        beginHunters(t.ruleset, t.state);
        QCOMPARE(t.whyNot(MoveHunters{secondSeward, test::secondPlace("nantes"), Travel::Road, false}), "2E-ENC-5");
        QVERIFY(t.whole(secondSeward));
        QVERIFY(t.sheet(secondSeward).before.empty());
    }

    /// What has one answer that everybody knows need not be asked, and nothing else: Bats as the turn comes, one who can be meant, cards
    /// that are played as soon as they are drawn, and what an empty hand answers (2E-ENC-3, 2E-DEV-31, 2E-INFO-3).
    void theOnlyAnswer()
    {
        const auto inBats = [](const char* hunters) {
            HuntingTable t(std::string(R"({"trail":[{"location":"madrid"}],"hunters":)") + hunters + "}");
            t.sheet(secondSeward).before = {Encounter::Bats};
            return t;
        };
        HuntingTable t = inBats(R"({"dr-seward":"paris"})");
        const Action taken = MoveHunters{secondSeward, test::secondPlace("paris"), Travel::Road, false};
        QVERIFY(onlyAnswer(t.ruleset, t.state) == taken);
        QVERIFY(t.act(taken) && t.due(Due::What::BatsMove) && !onlyAnswer(t.ruleset, t.state)); // where to is Dracula's
        t = inBats(R"({"dr-seward":"paris"})");
        t.state.resolve = 1; // a point can be spent before
        QVERIFY(!onlyAnswer(t.ruleset, t.state));
        t.state.turn.resolved.insert(secondSeward);
        QVERIFY(onlyAnswer(t.ruleset, t.state) == taken);
        QVERIFY(!onlyAnswer(t.ruleset, inBats(R"({"dr-seward":"paris","van-helsing":"paris"})").state));   // who can go along
        QVERIFY(!onlyAnswer(t.ruleset, inBats(R"({"lord-godalming":"rome","dr-seward":"paris"})").state)); // another one comes first

        HuntingTable cards(R"({"trail":[{"location":"madrid"}]})");
        QVERIFY(!onlyAnswer(cards.ruleset, cards.state));
        push(cards.state, {.what = Due::What::Refuse, .asked = HunterEvent::MoneyTrail});
        QVERIFY(onlyAnswer(cards.ruleset, cards.state) == Action(GoOn{}));
        cards.state.eventHand = {DraculaEvent::Rage}; // which it is the table does not know
        QVERIFY(!onlyAnswer(cards.ruleset, cards.state));
        push(cards.state, {.what = Due::What::AtOnce, .event = DraculaEvent::NightVisit});
        QVERIFY(onlyAnswer(cards.ruleset, cards.state) == Action(PlayEvent{DraculaEvent::NightVisit, 0, {}, {}}));
        push(cards.state, {.what = Due::What::Victim, .hunters = secondMina, .event = DraculaEvent::NightVisit});
        QVERIFY(onlyAnswer(cards.ruleset, cards.state) == Action(ChooseHunter{secondMina}));
        cards.state.due.back().hunters = HunterSet::all();
        QVERIFY(!onlyAnswer(cards.ruleset, cards.state));
    }

    /// 2E-ENC-25: what is wrong of another kind answers nothing.
    void noOtherAnswer()
    {
        const HuntingTable t = meeting(Encounter::Plague);
        QCOMPARE(t.whyNot(GoOn{}), "2E-TURN-1");
        QCOMPARE(t.whyNot(ChoosePlace{test::secondPlace("paris")}), "2E-TURN-1");
        QCOMPARE(t.whyNot(HuntersAct{}), "2E-TURN-1");
    }
};

DEMETER_TEST(TestSecondEncounters)
#include "test_second_encounters.moc"
