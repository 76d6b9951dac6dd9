// Searches in the second edition: what is revealed, in which order Encounters are met, and when Dracula fights.
#include "tests/core/fury2e/rules/hunting_table.h"

#include <QTest>

using namespace demeter;
using namespace demeter::fury2e;
using test::HuntingTable;
using test::secondMina;
using test::secondSeward;

namespace {

using What = Happening::What;
using Does = HuntersAct::What;

LocationId spot(std::string_view id)
{
    return test::secondPlace(id);
}

const ChooseLying firstInA{{CardPlace::catacombs(0), 0}}, secondInA{{CardPlace::catacombs(0), 1}};

bool rests(const HuntingTable& t)
{
    return t.whyNot(HuntersAct{Does::Rest, {}, 0, false}).empty();
}

/// The combat that is due is broken off by the table's cards, so that what follows it can be seen.
bool endFight(HuntingTable& t)
{
    for (int step = 0; step < 10 && t.state.combat; ++step) {
        const Hunter hunter = t.state.combat->hunters.first();
        if (t.state.due.back().what == Due::What::Refuse || t.state.due.back().what == Due::What::AgentAgain) {
            if (!t.act(GoOn{}))
                return false;
        } else if (!t.act(CombatCard{CombatCard::Kind::EscapeRoute, hunter, 0})) {
            return false;
        }
    }
    while (!t.state.due.empty() && t.state.due.back().what == Due::What::AgentAgain)
        if (!t.act(GoOn{}))
            return false;
    return !t.state.combat;
}

} // namespace

class TestSecondSearches : public QObject {
    Q_OBJECT

private slots:
    /// 2E-CASE-075: 2E-HUNT-5, 2E-HUNT-8, 2E-HUNT-10, 2E-ENC-12, 2E-INFO-2.
    void oldPlace()
    {
        HuntingTable t(R"({"trail":[{"location":"vienna","encounter":"fog"},{"location":"prague","encounter":"rats"},
            {"location":"berlin","encounter":"plague"}],"hunters":{"mina-harker":"hamburg"}})");
        QVERIFY(t.go(secondMina, "berlin"));
        QVERIFY(t.tells(What::LocationRevealed, {spot("berlin")}));
        QVERIFY(t.tells(What::EncounterRevealed, {Encounter::Plague, secondMina}));
        QVERIFY(t.due(Due::What::Encounter));
        QCOMPARE(t.whyNot(HuntersAct{}), "2E-TURN-1");
        QVERIFY(t.act(AnswerEncounter{}));
        QCOMPARE(t.trail(), "vienna+fog | prague+rats | ^berlin");
        QCOMPARE(int{t.sheet(secondMina).health}, 6);
        QVERIFY(t.tells(What::EncounterGone, {Encounter::Plague}));
        QCOMPARE(t.tokens(Encounter::Plague), 1);
        for (const Does what : {Does::Rest, Does::Resupply})
            QCOMPARE(t.whyNot(HuntersAct{what, {}, 0, false}), "2E-HUNT-10");
        QVERIFY(t.act(HuntersAct{Does::Rest, {}, 0, true})); // the table lets her
    }

    /// 2E-CASE-076: 2E-HUNT-7, 2E-HUNT-10; what is told is the same whatever else lies on the trail (2E-INFO-4).
    void notHere()
    {
        std::vector<std::vector<Happening>> told;
        for (const char* other : {R"({"location":"berlin"})", R"({"location":"salonica"})"}) {
            HuntingTable t(std::string(R"({"trail":[{"location":"vienna"},)") + other + R"(],"hunters":{"dr-seward":"hamburg"}})");
            QVERIFY(t.stay(secondSeward)); // 2E-HUNT-6: who does not move searches as well
            QVERIFY(t.tells(What::NotHere, {spot("hamburg")}));
            QVERIFY(rests(t));
            told.push_back(t.state.happened);
        }
        QVERIFY(told[0] == told[1]);
    }

    /// 2E-HUNT-6, 2E-HUNT-10: a place that lies open and empty is no Encounter.
    void openAndEmpty()
    {
        HuntingTable t(R"({"trail":[{"location":"vienna"},{"location":"paris","faceUp":true}],"hunters":{"dr-seward":"paris"}})");
        QVERIFY(t.stay(secondSeward));
        QCOMPARE(t.told(What::LocationRevealed), 0U);
        QCOMPARE(t.told(What::NotHere), 0U);
        QVERIFY(rests(t));
    }

    /// 2E-HOSP-2: the hospital has no card; there is nothing to search.
    void hospitalIsNoCity()
    {
        HuntingTable t(R"({"trail":[{"location":"vienna"}],"hunters":{"dr-seward":"zagreb"}})");
        QVERIFY(t.go(secondSeward, "st-joseph-and-st-mary"));
        QCOMPARE(t.told(What::NotHere), 0U);
        QVERIFY(rests(t));
    }

    /// 2E-CASE-077: 2E-HUNT-8, 2E-HUNT-9, 2E-ENC-5: two in the Catacombs, in Dracula's order.
    void draculasOrder()
    {
        for (const bool fogFirst : {false, true}) {
            HuntingTable t(R"({"trail":[{"location":"vienna"}],"catacombs":[{"location":"szeged","encounters":["fog","thief"]}],
                "hunters":{"van-helsing":"belgrade"}})");
            const Hunter helsing = Hunter::VanHelsing;
            QVERIFY(t.go(helsing, "szeged"));
            QVERIFY(t.due(Due::What::EncounterOrder));
            QVERIFY(t.state.catacombs[0]->faceUp);
            QCOMPARE(t.told(What::EncounterRevealed), 0U); // 2E-HUNT-9
            QCOMPARE(t.whyNot(GoOn{}), "2E-HUNT-8");
            QCOMPARE(t.whyNot(ChooseLying{{CardPlace::catacombs(1), 0}}), "2E-HUNT-8");
            QCOMPARE(answersDue(t.ruleset, t.state).size(), 2U);
            QVERIFY(t.act(fogFirst ? firstInA : secondInA));
            QCOMPARE(t.told(What::EncounterRevealed), 1U);
            QCOMPARE(t.state.catacombs[0]->encounters[fogFirst ? 1 : 0].faceUp, false);
            QVERIFY(t.act(AnswerEncounter{}));
            if (!fogFirst) {
                QVERIFY(t.due(Due::What::Encounter)); // the one that is left needs no choice
                QCOMPARE(t.state.due.back().encounter, Encounter::Fog);
                QVERIFY(t.act(AnswerEncounter{}));
            }
            QVERIFY(t.state.due.empty() && t.over(helsing));
            QCOMPARE(t.state.catacombs[0]->encounters.size(), fogFirst ? 1U : 0U);
            QVERIFY(t.sheet(helsing).before == std::vector{Encounter::Fog});
            if (fogFirst)
                QVERIFY(!t.state.catacombs[0]->encounters[0].faceUp);
        }
    }

    /// 2E-HUNT-9, 2E-OPEN-31: read the other way all tokens are turned up at once.
    void allAtOnce()
    {
        HuntingTable t(R"({"trail":[{"location":"vienna"}],"catacombs":[{"location":"szeged","encounters":["fog","thief"]}],
            "hunters":{"mina-harker":"szeged"}})");
        t.ruleset.rulings.set(Ruling::TokensTurnedTogether, 1);
        QVERIFY(t.stay(secondMina));
        QCOMPARE(t.told(What::EncounterRevealed), 2U);
        QVERIFY(t.state.catacombs[0]->encounters[0].faceUp && t.state.catacombs[0]->encounters[1].faceUp);
    }

    /// 2E-CASE-040, 2E-CASE-041: 2E-HIDE-4, 2E-HIDE-5, 2E-HUNT-11, 2E-OPEN-17: Hide, with Dracula and without him.
    void hide()
    {
        for (const bool gone : {false, true}) {
            HuntingTable t(std::string(R"({"trail":[)") + (gone ? R"({"location":"venice"},)" : "") +
                           R"({"powers":["hide"],"encounter":"hoax"},{"location":"munich","encounter":"plague"},{"location":"zurich"}],
                "hideBond":"munich","hunters":{"dr-seward":"zurich"}})");
            QVERIFY(t.go(secondSeward, "munich"));
            QVERIFY(t.tells(What::LocationRevealed, {spot("munich")}));
            QCOMPARE(t.told(What::HideRevealed), 1U);
            QVERIFY(t.due(Due::What::EncounterOrder));
            const auto hideAt = static_cast<std::uint8_t>(gone ? 1 : 0);
            QVERIFY(t.act(ChooseLying{{CardPlace::onTrail(hideAt), 0}}, AnswerEncounter{}));
            QCOMPARE(t.state.due.back().encounter, Encounter::Plague);
            QVERIFY(t.act(AnswerEncounter{}));
            QCOMPARE(t.state.combat.has_value(), !gone);
            QVERIFY(t.state.turn.found);
        }
    }

    /// 2E-CASE-078: 2E-HUNT-11, 2E-HUNT-12, 2E-ENC-18: the Encounter first, then Dracula; no rest after it.
    void currentPlace()
    {
        HuntingTable t(R"({"trail":[{"location":"leipzig","encounter":"wolves"}],"time":"midnight",
            "hunters":{"lord-godalming":"berlin"}})");
        const Hunter godalming = Hunter::LordGodalming;
        QVERIFY(t.go(godalming, "leipzig"));
        QVERIFY(!t.state.combat);
        QVERIFY(t.act(AnswerEncounter{.losses = {1, 0, 0, 0}}));
        QCOMPARE(int{t.sheet(godalming).health}, 11);
        QVERIFY(t.state.combat && !t.state.combat->agent && t.state.combat->came);
        QVERIFY(endFight(t));
        QVERIFY(t.state.due.empty());
        QCOMPARE(t.whyNot(HuntersAct{Does::Rest, {}, 0, false}), "2E-HUNT-11");
        QVERIFY(t.end());
        QCOMPARE(t.trail(), "^leipzig");
    }

    /// 2E-HUNT-12, 2E-COMB-12: an Agent is fought before Dracula.
    void agentFirst()
    {
        HuntingTable t(R"({"trail":[{"location":"leipzig","encounter":"assassin"}],"hunters":{"dr-seward":"leipzig"}})");
        QVERIFY(t.stay(secondSeward));
        QVERIFY(t.act(AnswerEncounter{}));
        QVERIFY(t.state.combat && t.state.combat->agent == Encounter::Assassin && t.state.combat->came);
        agentKilled(t.state);
        QVERIFY(endFight(t) || t.state.combat); // the next one begins at once
        QVERIFY(t.state.combat && !t.state.combat->agent);
        QCOMPARE(t.tokens(Encounter::Assassin), 1); // 2E-COMB-17: in the reserve again
        QVERIFY(!t.state.trail[0].encounter);
    }

    /// 2E-OPEN-57: an Agent who is not killed, however his combat ends, keeps those who fought him from Dracula in this turn, or does not.
    void survivingAgent()
    {
        using enum CombatWord;
        struct Way {
            const char* name;
            std::vector<CombatWords> rounds;
            HunterSet escaped;
        };
        const std::vector<Way> ways{
            {"End", {End}, {}}, {"three Continues", {Continue, Continue, Continue}, {}}, {"an escape", {CombatWords()}, secondMina}};
        for (const auto& [name, rounds, escaped] : ways)
            for (const bool faced : {false, true}) {
                HuntingTable t(R"({"trail":[{"powers":["hide"],"encounter":"plague"},{"location":"leipzig","encounter":"assassin"}],
                    "hideBond":"leipzig","hunters":{"dr-seward":"leipzig","mina-harker":"leipzig"}})");
                t.ruleset.rulings.set(Ruling::SurvivingAgentShields, faced);
                const HunterSet pair = HunterSet(secondSeward) | secondMina;
                QVERIFY(t.stay(pair) && t.due(Due::What::EncounterOrder));
                QVERIFY(t.act(ChooseLying{{CardPlace::onTrail(1), 0}}) && t.act(AnswerEncounter{}) && t.act(GoOn{}));
                for (std::size_t n = 0; n < rounds.size(); ++n)
                    QVERIFY(t.act(PlayTactic{n % 2 == 0 ? AgentTactic::Knife : AgentTactic::Dodge, secondSeward}) && t.act(GoOn{}) &&
                            t.act(EnterResult{rounds[n], {}, 0, escaped}));
                QVERIFY(t.act(GoOn{}));               // no Relentless Minion
                QVERIFY(t.due(Due::What::Encounter)); // 2E-HUNT-8: the Plague is met all the same
                QVERIFY(t.act(AnswerEncounter{}));
                QVERIFY2(t.state.combat.has_value() == faced && (t.told(What::AgentShields) == 1) != faced, name);
                if (faced)
                    continue;
                QCOMPARE(t.whyNot(HuntersAct{Does::Rest, {}, 0, false}), "2E-HUNT-11"); // they have found him
                QCOMPARE(t.tokens(Encounter::Assassin), 1);                             // 2E-OPEN-35
                QVERIFY(t.state.due.empty() && t.end() && t.over(secondSeward) && t.over(secondMina));
                QVERIFY(t.state.turn.shielded.empty()); // in this turn only
            }
    }

    /// 2E-OPEN-57, 2E-ENC-23: an Agent whom an Ambush has brought does not stand before Dracula.
    void ambushedAgentShieldsNobody()
    {
        HuntingTable t(R"({"trail":[{"location":"leipzig","faceUp":true}],"hunters":{"dr-seward":"leipzig"}})");
        QVERIFY(std::ranges::find(t.state.reserve, Encounter::Assassin) != t.state.reserve.end());
        t.state.reserve.erase(std::ranges::find(t.state.reserve, Encounter::Assassin));
        meet(t.ruleset, t.state, secondSeward, spot("leipzig"), Encounter::Assassin, std::nullopt);
        QVERIFY(t.act(AnswerEncounter{}) && endFight(t) && t.state.turn.shielded.empty());
        QVERIFY(t.stay(secondSeward) && t.state.combat && !t.state.combat->agent);
    }

    /// 2E-HUNT-11: whoever cannot go on after the Encounters does not fight Dracula.
    void cannotGoOn()
    {
        HuntingTable t(R"({"trail":[{"location":"leipzig","encounter":"plague"}],"hunters":{"dr-seward":"leipzig"}})");
        t.sheet(secondSeward).health = 2;
        QVERIFY(t.stay(secondSeward));
        QVERIFY(t.act(AnswerEncounter{}));
        QVERIFY(!t.state.combat && t.over(secondSeward) && t.state.due.empty());

        HuntingTable fog(R"({"trail":[{"location":"leipzig","encounter":"fog"}],"hunters":{"dr-seward":"leipzig"}})");
        QVERIFY(fog.stay(secondSeward));
        QVERIFY(fog.act(AnswerEncounter{}));
        QVERIFY(!fog.state.combat && fog.over(secondSeward) && fog.state.due.empty());
    }

    /// 2E-HUNT-13: who begins his turn with Dracula and stays fights again.
    void again()
    {
        HuntingTable t(R"({"trail":[{"location":"leipzig","faceUp":true}],"hunters":{"dr-seward":"leipzig"}})");
        QVERIFY(t.stay(secondSeward));
        QVERIFY(t.state.combat.has_value());
    }

    /// 2E-HUNT-18, 2E-SEA-11: in Dracula's own sea zone nothing is revealed, and nobody fights.
    void sameSea()
    {
        HuntingTable t(
            R"({"trail":[{"location":"black-sea"},{"location":"varna","encounter":"rats"}],"hunters":{"dr-seward":"constanta"}})");
        QVERIFY(t.go(secondSeward, "black-sea", Travel::Sea));
        QCOMPARE(t.trail(), "black-sea | varna+rats");
        QVERIFY(t.state.due.empty() && !t.state.combat);
        QCOMPARE(t.told(What::LocationRevealed) + t.told(What::NotHere), 0U);
    }

    /// 2E-HUNT-17: all of a group meet it, and fight together.
    void groupMeets()
    {
        HuntingTable t(R"({"trail":[{"location":"leipzig","encounter":"plague"}],
            "hunters":{"dr-seward":"leipzig","mina-harker":"leipzig","van-helsing":"leipzig"}})");
        const HunterSet pair = HunterSet(secondSeward) | secondMina;
        QVERIFY(t.stay(pair));
        QVERIFY(t.act(AnswerEncounter{}));
        QCOMPARE(int{t.sheet(secondSeward).health}, 8);
        QCOMPARE(int{t.sheet(secondMina).health}, 6);
        QCOMPARE(int{t.sheet(Hunter::VanHelsing).health}, 8); // he is there, but it is not his turn
        QVERIFY(t.state.combat && t.state.combat->hunters == pair);

        HuntingTable weak(R"({"trail":[{"location":"leipzig","encounter":"plague"}],
            "hunters":{"dr-seward":"leipzig","mina-harker":"leipzig"}})");
        weak.sheet(secondSeward).health = 1;
        QVERIFY(weak.stay(pair));
        QVERIFY(weak.act(AnswerEncounter{}));
        QVERIFY(weak.state.combat && weak.state.combat->hunters == HunterSet(secondMina)); // 2E-HUNT-11: who can go on
    }

    /// 2E-HUNT-19, 2E-DEV-19: Wild Horses takes them to the next city, where they search.
    void wildHorses()
    {
        HuntingTable t(R"({"trail":[{"location":"leipzig"},{"location":"berlin","encounter":"plague"}],"hunters":{"dr-seward":"leipzig"},
            "tokens":{"roadblock":{"on":"road","between":["frankfurt","leipzig"]}}})");
        t.state.turn.acting = secondSeward;
        t.state.turn.stage = HunterStage::Acting;
        push(t.state, {.what = Due::What::MoveOn, .hunters = secondSeward, .event = DraculaEvent::WildHorses});
        QCOMPARE(t.whyNot(ChoosePlace{spot("rome")}), "2E-DEV-19");
        QCOMPARE(t.whyNot(ChoosePlace{spot("frankfurt")}), "2E-DEV-19"); // 2E-DEV-12
        QCOMPARE(t.whyNot(GoOn{}), "2E-DEV-19");
        QVERIFY(t.act(ChoosePlace{spot("berlin")}));
        QCOMPARE(t.where(secondSeward), "berlin");
        QVERIFY(t.due(Due::What::Encounter));
        QCOMPARE(t.state.due.back().encounter, Encounter::Plague);
    }

    /// 2E-HUNT-19, 2E-DEV-1, 2E-OPEN-43: Control Storms lands them in a port, in place of their movement.
    void controlStorms()
    {
        HuntingTable t(
            R"({"trail":[{"location":"leipzig"},{"location":"cadiz","encounter":"plague"}],"hunters":{"dr-seward":"north-sea"}})");
        push(t.state, {.what = Due::What::MoveOn, .hunters = secondSeward, .event = DraculaEvent::ControlStorms});
        QCOMPARE(t.whyNot(ChoosePlace{spot("madrid")}), "2E-DEV-1");
        QVERIFY(t.act(ChoosePlace{spot("cadiz")}));
        QVERIFY(!t.state.hunterTrips[static_cast<std::size_t>(secondSeward)]);
        QVERIFY(t.state.trail[1].faceUp);
        QVERIFY(t.act(AnswerEncounter{}));
        QVERIFY(!t.whyNot(MoveHunters{secondSeward, spot("madrid"), Travel::Road, false}).empty());
        QVERIFY(t.end());
        QVERIFY(t.over(secondSeward));
    }

    /// 2E-OPEN-35, 2E-COMB-17: the token of an Agent who was beaten off, by either reading, and of one who was killed.
    void agentsToken()
    {
        for (const bool stays : {false, true})
            for (const bool killed : {false, true}) {
                HuntingTable t(R"({"trail":[{"location":"vienna"},{"location":"leipzig","encounter":"minion-with-knife"}],
                    "hunters":{"dr-seward":"leipzig"}})");
                t.ruleset.rulings.set(Ruling::BeatenAgentStays, stays ? 1 : 0);
                QVERIFY(t.stay(secondSeward));
                QVERIFY(t.act(AnswerEncounter{}));
                QVERIFY(t.state.combat && t.state.trail[1].encounter->faceUp);
                if (killed)
                    agentKilled(t.state);
                QVERIFY(endFight(t));
                QVERIFY(t.state.due.empty());
                QCOMPARE(t.state.trail[1].encounter.has_value(), stays && !killed);
                QCOMPARE(t.tokens(Encounter::MinionWithKnife), 3);
                QVERIFY(t.end());
            }
    }

    /// 2E-DEV-11, 2E-OPEN-35: an Agent who was killed and is fought again has to be killed again.
    void agentFoughtAgain()
    {
        for (const bool again : {false, true}) {
            HuntingTable t(R"({"trail":[{"location":"vienna"},{"location":"leipzig","encounter":"minion-with-knife"}],
                "hunters":{"dr-seward":"leipzig"}})");
            t.ruleset.rulings.set(Ruling::BeatenAgentStays, 1);
            t.state.eventHand = {DraculaEvent::RelentlessMinion};
            QVERIFY(t.stay(secondSeward) && t.act(AnswerEncounter{}));
            const auto fight = [&](CombatWords words) {
                return t.act(GoOn{}) && t.act(PlayTactic{AgentTactic::Knife, {}}) && t.act(GoOn{}) && t.act(EnterResult{words, {}, 0, {}});
            };
            QVERIFY(fight(CombatWord::Killed) && t.due(Due::What::AgentAgain));
            QVERIFY(t.act(PlayEvent{DraculaEvent::RelentlessMinion, 0, {}, {}}) && t.act(Reply{false}));
            QVERIFY(fight(again ? CombatWord::Killed : CombatWord::End) && t.act(GoOn{}));
            QVERIFY(t.state.due.empty());
            QCOMPARE(t.state.trail[1].encounter.has_value(), !again);
        }
    }

    /// The search of somebody whose turn it is not ends nobody's turn (2E-HEV-20).
    void outOfTurn()
    {
        HuntingTable t(R"({"trail":[{"location":"vienna"},{"location":"leipzig","encounter":"fog"}],"hunters":{"dr-seward":"paris"}})");
        QVERIFY(t.whole(secondMina));
        QVERIFY(t.stay(secondSeward));
        QVERIFY(t.play({HunterEvent::SenseOfEmergency, secondMina, {}, spot("leipzig"), {}, 0}));
        QVERIFY(t.due(Due::What::Encounter));
        QVERIFY(t.act(AnswerEncounter{}));
        QVERIFY(t.state.due.empty());
        QVERIFY(t.state.turn.acting == HunterSet(secondSeward) && !t.state.turn.found);
        QVERIFY(rests(t));
    }

    /// 2E-HUNT-19, 2E-HUNT-8: what would end a turn ends the search of one whose turn it is not: neither the other token nor Dracula comes.
    void searchEndsOutOfTurn()
    {
        for (const char* ends : {"fog", "bats", "saboteur"}) {
            const std::string both = "[\"" + std::string(ends) + "\",\"plague\"]";
            HuntingTable t(R"({"trail":[{"location":"vienna"}],"catacombs":[{"location":"leipzig","encounters":)" + both +
                           R"(}],"hunters":{"dr-seward":"paris"}})");
            QVERIFY(t.whole(secondMina));
            t.state.vampires = 5; // one Health for the way
            QVERIFY(t.play({HunterEvent::SenseOfEmergency, secondMina, {}, spot("leipzig"), {}, 0}));
            QVERIFY(t.act(firstInA) && t.act(AnswerEncounter{}));
            QVERIFY2(t.state.due.empty() && t.state.catacombs[0]->encounters.size() == 1, ends);
            QCOMPARE(int{t.sheet(secondMina).health}, 7);
            QVERIFY(t.whole(secondSeward));
        }
        HuntingTable his(R"({"trail":[{"location":"leipzig","encounter":"fog"}],"hunters":{"dr-seward":"paris"}})");
        QVERIFY(his.whole(secondMina) && his.play({HunterEvent::SenseOfEmergency, secondMina, {}, spot("leipzig"), {}, 0}));
        QVERIFY(his.act(AnswerEncounter{}) && !his.state.combat && his.state.due.empty());
    }

    /// 2E-HUNT-8, 2E-OPEN-35, 2E-OPEN-41, 2E-ENC-20: two that stay are met once each.
    void bothStay()
    {
        HuntingTable agents(
            R"({"trail":[{"location":"vienna"}],"catacombs":[{"location":"szeged","encounters":["assassin","minion-with-knife"]}],
            "hunters":{"dr-seward":"szeged"}})");
        agents.ruleset.rulings.set(Ruling::BeatenAgentStays, 1);
        QVERIFY(agents.stay(secondSeward) && agents.act(secondInA) && agents.act(AnswerEncounter{}));
        QVERIFY(agents.state.combat->agent == Encounter::MinionWithKnife && endFight(agents));
        QVERIFY(agents.due(Due::What::Encounter) && agents.act(AnswerEncounter{}));
        QVERIFY(agents.state.combat->agent == Encounter::Assassin && endFight(agents));
        QVERIFY(agents.state.due.empty() && agents.state.catacombs[0]->encounters.size() == 2);
        QCOMPARE(agents.whyNot(HuntersAct{Does::Rest, {}, 0, false}), "2E-HUNT-10");

        HuntingTable vampires(R"({"trail":[{"location":"vienna"}],"time":"midnight",
            "catacombs":[{"location":"szeged","encounters":["new-vampire","new-vampire"]}],"hunters":{"dr-seward":"szeged"}})");
        vampires.ruleset.rulings.set(Ruling::VampireEndsTurn, 1);
        QVERIFY(vampires.stay(secondSeward) && vampires.act(secondInA) && vampires.act(AnswerEncounter{.roll = 5}));
        QVERIFY(vampires.due(Due::What::Encounter) && vampires.act(AnswerEncounter{.roll = 6}));
        QVERIFY(vampires.state.due.empty() && vampires.state.catacombs[0]->encounters.size() == 2);

        // The first stays, the second goes: what was met is known wherever it lies then.
        HuntingTable mixed(R"({"trail":[{"location":"vienna"}],"time":"midnight",
            "catacombs":[{"location":"szeged","encounters":["plague","new-vampire"]}],"hunters":{"dr-seward":"szeged"}})");
        mixed.ruleset.rulings.set(Ruling::VampireEndsTurn, 1);
        QVERIFY(mixed.stay(secondSeward) && mixed.act(secondInA) && mixed.act(AnswerEncounter{.roll = 5}));
        QVERIFY(mixed.due(Due::What::Encounter) && mixed.act(AnswerEncounter{}));
        QVERIFY(mixed.state.due.empty() && mixed.state.catacombs[0]->encounters.size() == 1);
    }
};

DEMETER_TEST(TestSecondSearches)
#include "test_second_searches.moc"
