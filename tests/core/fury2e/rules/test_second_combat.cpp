// Combats of the second edition: which cards, what is booked, when it ends.
#include "tests/core/fury2e/rules/second_combat.h"
#include "tests/support/rows.h"

#include <QTest>

using namespace demeter;
using namespace demeter::fury2e;
using test::fightRound;
using test::goToRounds;
using test::loses;
using test::playTo;
using test::secondCombat;
using test::SecondTable;
using test::secondTactics;
using test::words;

namespace {

using What = Happening::What;
using Word = CombatWord;
using Tactic = DraculaTactic;

constexpr Hunter seward = Hunter::DrSeward, godalming = Hunter::LordGodalming, mina = Hunter::MinaHarker, helsing = Hunter::VanHelsing;
constexpr auto byNight = R"({"trail":[{"location":"munich","faceUp":true}],"time":"midnight","hunters":{"dr-seward":"munich",
    "lord-godalming":"munich","mina-harker":"munich","van-helsing":"rome"}})";
constexpr auto byDay = R"({"trail":[{"location":"munich","faceUp":true}],"time":"noon","hunters":{"dr-seward":"munich",
    "lord-godalming":"munich","mina-harker":"munich","van-helsing":"rome"}})";

LocationId there(std::string_view id)
{
    return test::secondPlace(id);
}

} // namespace

class TestSecondCombat : public QObject {
    Q_OBJECT

private slots:
    /// 2E-COMB-1: in Dracula's action phase, and by a hunter who finds him or an Agent; never at sea.
    void whenItIsFought()
    {
        SecondTable his(R"({"trail":[{"location":"zurich"}],"hunters":{"dr-seward":"munich","lord-godalming":"munich"}})");
        QVERIFY(his.act(playTo("munich")));
        QVERIFY(his.state.combat && !his.state.combat->came && his.state.combat->hunters == (HunterSet(seward) | godalming));
        SecondTable theirs(R"({"trail":[{"location":"munich"}],"hunters":{"dr-seward":"zurich"}})");
        theirs.state.step = Step::Hunters;
        QVERIFY(theirs.act(MoveHunters{seward, there("munich"), Travel::Road, false}));
        QVERIFY(theirs.state.combat && theirs.state.combat->came && !theirs.state.combat->agent);
        QCOMPARE(theirs.told(What::CombatBegins), std::size_t{1});
        const SecondTable sea = secondCombat(R"({"trail":[{"location":"black-sea"},{"location":"varna"}],
            "hunters":{"dr-seward":"black-sea"}})",
                                             seward);
        QVERIFY(!sea.state.combat && sea.state.due.empty());
    }
    /// 2E-COMB-2: cards before the combat one at a time, Garlic only by those present, others by hunters elsewhere too; then none any more.
    void cardsBefore()
    {
        SecondTable t = secondCombat(byNight, HunterSet(seward) | mina);
        t.state.eventHand = {DraculaEvent::Trap, DraculaEvent::Trap};
        QCOMPARE(t.whyNot(PlayTactic{Tactic::Claws, seward}), "2E-TURN-1");
        QVERIFY(t.act(PlayEvent{DraculaEvent::Trap, 0, {}, {}}));
        QCOMPARE(t.whyNot(CombatCard{CombatCard::Kind::Garlic, seward, 0}), "2E-TURN-1"); // one at a time
        QVERIFY(t.act(Reply{false}));
        QCOMPARE(t.whyNot(CombatCard{CombatCard::Kind::Garlic, helsing, 0}), "2E-COMB-2");
        QVERIFY(t.act(CombatCard{CombatCard::Kind::Garlic, seward, 0}));
        QCOMPARE(t.whyNot(CombatCard{CombatCard::Kind::Garlic, mina, 0}), "2E-COMB-19"); // nothing more to gain
        QVERIFY(t.act(PlayEvent{DraculaEvent::Trap, 0, {}, {}}) && t.act(Reply{false}));
        QCOMPARE(t.whyNot(CombatCard{CombatCard::Kind::HeroicLeap, helsing, 3}), "2E-COMB-2"); // it is his own combat that he leaps out of
        SecondTable ended = t;
        QVERIFY(ended.act(CombatCard{CombatCard::Kind::EscapeRoute, helsing, 0}) && ended.act(GoOn{}) && !ended.state.combat);
        QVERIFY(t.act(CombatCard{CombatCard::Kind::AdvancePlanning, helsing, 0}) && t.act(GoOn{}));
        QCOMPARE(combatModifiers(t.ruleset, t.state).hunters, std::size_t{1});
        QCOMPARE(t.whyNot(CombatCard{CombatCard::Kind::AdvancePlanning, helsing, 0}), "2E-HEV-1");
        QVERIFY(goToRounds(t));
        QVERIFY(t.state.combat->traps == 2 && t.state.combat->barredRounds == 3);
        QCOMPARE(t.whyNot(CombatCard{CombatCard::Kind::AdvancePlanning, seward, 0}), "2E-TURN-1");
    }
    /// 2E-COMB-4: three by day, eight by night.
    void tacticsOfTheHour()
    {
        SecondTable day = secondCombat(byDay, seward), night = secondCombat(byNight, seward);
        QVERIFY(goToRounds(day) && goToRounds(night));
        QCOMPARE(secondTactics(day), (QStringList{"claws", "dodge", "escape-man"}));
        QCOMPARE(secondTactics(night),
                 (QStringList{"claws", "dodge", "escape-man", "escape-bat", "escape-mist", "fangs", "mesmerize", "strength"}));
        QCOMPARE(day.whyNot(PlayTactic{Tactic::Fangs, seward}), "2E-COMB-4");
    }
    void agents_data()
    {
        test::Rows<int, QStringList> row;
        const QStringList knife{"punch", "dodge", "knife"};
        row(qPrintable(QString::asprintf("knife")), static_cast<int>(Encounter::MinionWithKnife), knife);
        row(qPrintable(QString::asprintf("pistol")), static_cast<int>(Encounter::MinionWithKnifeAndPistol),
            (knife + QStringList{"pistol"}));
        row(qPrintable(QString::asprintf("rifle")), static_cast<int>(Encounter::MinionWithKnifeAndRifle), (knife + QStringList{"rifle"}));
        row(qPrintable(QString::asprintf("assassin")), static_cast<int>(Encounter::Assassin), (knife + QStringList{"pistol", "rifle"}));
    }
    /// 2E-COMB-5, 2E-ENC-2, 2E-ENC-6 to 2E-ENC-8, by day and night alike.
    void agents()
    {
        const auto [agent, tactics] = test::rowOf<int, QStringList>();
        for (const char* position : {byDay, byNight}) {
            SecondTable t = secondCombat(position, seward, static_cast<Encounter>(agent));
            QVERIFY(goToRounds(t));
            QCOMPARE(secondTactics(t), tactics);
            QCOMPARE(t.whyNot(PlayTactic{Tactic::Claws, seward}), "2E-COMB-5");
        }
        SecondTable his = secondCombat(byNight, seward);
        QVERIFY(goToRounds(his));
        QCOMPARE(his.whyNot(PlayTactic{AgentTactic::Punch, seward}), "2E-TURN-1");
    }
    /// 2E-COMB-6, 2E-COMB-7: nothing is seen before all cards lie there; the result is the table's.
    void faceDown()
    {
        SecondTable t = secondCombat(byNight, seward);
        QVERIFY(goToRounds(t));
        QCOMPARE(t.whyNot(GoOn{}), "2E-COMB-6");
        SecondTable other = t;
        QVERIFY(t.act(PlayTactic{Tactic::Fangs, {}}) && other.act(PlayTactic{Tactic::Dodge, {}}));
        QVERIFY(t.state.combat->stage == Combat::Stage::Laid && t.state.happened == other.state.happened);
        QCOMPARE(t.whyNot(words(Word::End)), "2E-TURN-1");
        QVERIFY(t.act(GoOn{}));
        QVERIFY((t.state.happened == std::vector<Happening>{{What::TacticShown, {Tactic::Fangs}, {}}}));
        QCOMPARE(t.whyNot(GoOn{}), "2E-COMB-6");
        QVERIFY(t.act(words(Word::Repel)) && t.state.combat->round == 2);
    }
    /// 2E-COMB-8: an Item that is destroyed is none of Dracula's cards.
    void hisCardsStay()
    {
        SecondTable t = secondCombat(byNight, seward);
        QVERIFY(goToRounds(t));
        QVERIFY(fightRound(t, Tactic::Strength, words(Word::Continue | Word::ItemDestroyed)));
        QVERIFY(fightRound(t, Tactic::Claws, words({})));
        QVERIFY(secondTactics(t).contains("strength"));
    }
    /// 2E-COMB-9, 2E-BITE-3, 2E-CASTLE-4, 2E-HEV-1, 2E-DEV-15.
    void modifiers()
    {
        SecondTable t = secondCombat(byNight, HunterSet(seward) | godalming);
        QVERIFY((combatModifiers(t.ruleset, t.state) == CombatModifiers{0, 0}));
        sheetOf(t.state, godalming).bites = 1;
        QVERIFY((combatModifiers(t.ruleset, t.state) == CombatModifiers{0, 1}));
        t.state.eventHand = {DraculaEvent::Trap};
        QVERIFY(t.act(PlayEvent{DraculaEvent::Trap, 0, {}, {}}) && t.act(Reply{false}));
        QVERIFY(t.act(CombatCard{CombatCard::Kind::AdvancePlanning, seward, 0}) && t.act(GoOn{}));
        QVERIFY((combatModifiers(t.ruleset, t.state) == CombatModifiers{1, 2}));
        QVERIFY(goToRounds(t) && fightRound(t, Tactic::Dodge, words(Word::Continue | Word::BonusForDracula), seward));
        QVERIFY((combatModifiers(t.ruleset, t.state) == CombatModifiers{1, 3}));
        QVERIFY(fightRound(t, Tactic::Claws, words(Word::Continue | Word::BonusForHunters), seward)); // for one round
        QVERIFY((combatModifiers(t.ruleset, t.state) == CombatModifiers{2, 2}));
        const SecondTable castle = secondCombat(R"({"trail":[{"location":"castle-dracula"}],"time":"midnight",
            "hunters":{"dr-seward":"castle-dracula"}})",
                                                seward);
        QVERIFY((combatModifiers(castle.ruleset, castle.state) == CombatModifiers{0, 1}));
        const SecondTable agent = secondCombat(byNight, mina, Encounter::Assassin); // bitten, but it is not Dracula
        QVERIFY((combatModifiers(agent.ruleset, agent.state) == CombatModifiers{0, 0}));
    }
    /// 2E-COMB-10: not twice in a row, Agents alike.
    void notTwice()
    {
        SecondTable t = secondCombat(byNight, seward);
        QVERIFY(goToRounds(t) && fightRound(t, Tactic::Claws, words(Word::Continue)));
        QCOMPARE(t.whyNot(PlayTactic{Tactic::Claws, seward}), "2E-COMB-10");
        QVERIFY(fightRound(t, Tactic::Dodge, words(Word::Continue)));
        QCOMPARE(t.whyNot(PlayTactic{Tactic::Claws, seward}), "");
        SecondTable agent = secondCombat(byNight, seward, Encounter::Assassin);
        QVERIFY(goToRounds(agent) && fightRound(agent, AgentTactic::Rifle, words(Word::Continue)));
        QCOMPARE(agent.whyNot(PlayTactic{AgentTactic::Rifle, seward}), "2E-COMB-10");
        QVERIFY(fightRound(agent, AgentTactic::Punch, words({})));
        QCOMPARE(agent.whyNot(PlayTactic{AgentTactic::Rifle, seward}), "");
    }
    /// 2E-COMB-11: three in a row, and any other result takes the tokens away.
    void threeContinues()
    {
        SecondTable t = secondCombat(byNight, seward);
        QVERIFY(goToRounds(t));
        int round = 0;
        for (const EnterResult& result : {words(Word::Continue), words(Word::Continue | Word::BonusForHunters), loses(seward, 1),
                                          words(Word::Continue), words(Word::Continue | Word::ItemDestroyed), words(Word::Continue)}) {
            QVERIFY(t.state.combat.has_value());
            QVERIFY(fightRound(t, round++ % 2 == 0 ? Tactic::Claws : Tactic::Dodge, result));
        }
        QVERIFY(!t.state.combat && t.state.due.empty() && t.told(What::CombatEnded) == 1);
    }
    /// 2E-COMB-12: End, a bite, a defeat.
    void ends()
    {
        const auto after = [](const EnterResult& result) {
            SecondTable t = secondCombat(byNight, seward);
            return goToRounds(t) && fightRound(t, Tactic::Fangs, result) && !t.state.combat ? t.state : GameState{};
        };
        QVERIFY(after(words(Word::End)).step == Step::Hunters);
        const GameState bitten = after(words(Word::Bite));
        QVERIFY(bitten.step == Step::Hunters && sheetOf(bitten, seward).bites == 1);
        const GameState defeated = after(loses(seward, 10));
        QVERIFY(defeated.vampires == 2 && defeated.hunters[1] == hospital(*test::board("fury-2e")));
        SecondTable t = secondCombat(byNight, seward);
        QVERIFY(goToRounds(t) && fightRound(t, Tactic::Fangs, loses(seward, 9)) && t.state.combat);
        QCOMPARE(static_cast<int>(sheetOf(t.state, seward).health), 1);
    }
    /// 2E-COMB-12, 2E-COMB-17, 2E-HUNT-12: first the Agents, then Dracula; their tokens go to the reserve, beaten or not. 2E-OPEN-57.
    void agentsFirst()
    {
        for (const bool killed : {true, false}) {
            SecondTable t(
                R"({"trail":[{"location":"munich","encounter":"assassin"},{"location":"zurich"}],"hunters":{"dr-seward":"zurich"}})");
            t.state.step = Step::Hunters;
            const std::size_t reserve = t.state.reserve.size();
            QVERIFY(t.act(MoveHunters{seward, there("munich"), Travel::Road, false}) && t.act(AnswerEncounter{}));
            QVERIFY(t.state.combat && t.state.combat->agent == Encounter::Assassin);
            QVERIFY(goToRounds(t) && fightRound(t, AgentTactic::Knife, words(killed ? Word::Killed : Word::End)));
            QVERIFY(!t.state.combat && t.told(What::AgentKilled) == killed && topDue(t.state)->what == Due::What::AgentAgain);
            SecondTable faced = t; // the other reading
            faced.ruleset.rulings.set(Ruling::SurvivingAgentShields, 1);
            QVERIFY(t.act(GoOn{}) && faced.act(GoOn{})); // no Relentless Minion
            QVERIFY(faced.state.combat && !faced.state.combat->agent && faced.state.combat->came);
            QVERIFY(t.state.combat.has_value() == killed && t.told(What::AgentShields) == !killed);
            QVERIFY(!t.state.trail[0].encounter && t.state.reserve.size() == reserve + 1);
        }
        for (const bool killed : {true, false}) { // 2E-OPEN-35
            SecondTable t(
                R"({"trail":[{"location":"munich","encounter":"assassin"},{"location":"zurich"}],"hunters":{"dr-seward":"zurich"}})");
            t.ruleset.rulings.set(Ruling::BeatenAgentStays, 1);
            t.ruleset.rulings.set(Ruling::SurvivingAgentShields, 1);
            t.state.step = Step::Hunters;
            QVERIFY(t.act(MoveHunters{seward, there("munich"), Travel::Road, false}) && t.act(AnswerEncounter{}));
            QVERIFY(goToRounds(t) && fightRound(t, AgentTactic::Knife, words(killed ? Word::Killed : Word::End)) && t.act(GoOn{}));
            QVERIFY(t.state.trail[0].encounter.has_value() != killed && t.state.combat && !t.state.combat->agent);
        }
    }
    /// 2E-COMB-13: Repel, for one round; 2E-OPEN-33.
    void repelled()
    {
        for (const bool clawsToo : {true, false}) {
            SecondTable t = secondCombat(byNight, seward);
            t.ruleset.rulings.set(Ruling::RepelBarsClaws, clawsToo ? 0 : 1);
            QVERIFY(goToRounds(t) && fightRound(t, Tactic::Dodge, words(Word::Repel)));
            QStringList left{"escape-man", "escape-bat", "escape-mist"};
            if (!clawsToo)
                left.prepend("claws");
            QCOMPARE(secondTactics(t), left);
            QCOMPARE(t.whyNot(PlayTactic{Tactic::Mesmerize, seward}), "2E-COMB-13");
            QVERIFY(fightRound(t, Tactic::EscapeMan, words(Word::Continue)));
            QCOMPARE(t.whyNot(PlayTactic{Tactic::Mesmerize, seward}), "");
        }
    }
    /// 2E-COMB-13: results that no card can have.
    void contradictions()
    {
        SecondTable t = secondCombat(byNight, HunterSet(seward) | godalming);
        SecondTable agent = secondCombat(byNight, seward, Encounter::Assassin);
        QVERIFY(goToRounds(t) && t.act(PlayTactic{Tactic::Fangs, seward}) && t.act(GoOn{}));
        QVERIFY(goToRounds(agent) && agent.act(PlayTactic{AgentTactic::Punch, {}}) && agent.act(GoOn{}));
        for (const Word word : {Word::End, Word::Killed, Word::Bite, Word::EscapeAsBat})
            QCOMPARE(t.whyNot(words(Word::Continue | word)), "2E-COMB-13");
        QCOMPARE(t.whyNot(loses(mina, 1)), "2E-COMB-18"); // she is not with them
        QCOMPARE(t.whyNot(EnterResult{{}, {}, 0, mina}), "2E-COMB-18");
        QCOMPARE(t.whyNot(EnterResult{{}, {}, 3, {}}), "");
        QCOMPARE(agent.whyNot(EnterResult{{}, {}, 3, {}}), "2E-COMB-13");
        QCOMPARE(agent.whyNot(words(Word::EscapeAsBat)), "2E-COMB-13");
        QCOMPARE(agent.whyNot(words(Word::Bite)), "2E-COMB-13");
        QCOMPARE(agent.whyNot(words(Word::Killed)), "");
    }
    void killed_data()
    {
        test::Rows<int, int> row;
        for (int blood = 1; blood <= 15; ++blood)
            row(qPrintable(QString::asprintf("%d", blood)), blood, (blood > 10 ? 10 : (blood > 5 ? 5 : 0)));
    }
    /// 2E-COMB-14 to 2E-COMB-16, 2E-WIN-3, 2E-OPEN-34.
    void killed()
    {
        const auto [before, after] = test::rowOf<int, int>();
        QCOMPARE(bloodAfterKilled(before), after);
        for (const bool ends : {false, true}) {
            SecondTable t = secondCombat(byNight, seward);
            t.ruleset.rulings.set(Ruling::KilledEndsCombat, ends ? 1 : 0);
            t.state.blood = static_cast<std::uint8_t>(before);
            QVERIFY(goToRounds(t) && fightRound(t, Tactic::Claws, words(Word::Killed)));
            QCOMPARE(static_cast<int>(t.state.blood), after);
            QCOMPARE(t.state.winner, after == 0 ? Winner::Hunters : Winner::None);
            QCOMPARE(t.state.combat.has_value(), after > 0 && !ends);
        }
    }
    /// 2E-COMB-16: by any loss of Blood; 2E-WIN-4: before a hunter's defeat counts.
    void bloodFirst()
    {
        SecondTable t = secondCombat(byNight, seward);
        t.state.blood = 2;
        t.state.vampires = 4;
        QVERIFY(goToRounds(t));
        EnterResult both = loses(seward, 10);
        both.blood = 2;
        QVERIFY(fightRound(t, Tactic::Claws, both));
        QVERIFY(t.state.winner == Winner::Hunters && t.state.vampires == 4);
        SecondTable dracula = secondCombat(byNight, seward); // 2E-DEF-2, 2E-WIN-1
        dracula.state.vampires = 4;
        QVERIFY(goToRounds(dracula) && fightRound(dracula, Tactic::Claws, loses(seward, 10)));
        QCOMPARE(dracula.state.winner, Winner::Dracula);
    }
    /// 2E-COMB-18: a target every round, who alone is bitten; the first bite, defeat or escape ends it for all.
    void groups()
    {
        const HunterSet group = HunterSet(seward) | godalming;
        SecondTable t = secondCombat(byNight, group);
        QVERIFY(goToRounds(t));
        QCOMPARE(t.whyNot(PlayTactic{Tactic::Claws, {}}), "2E-COMB-18");
        QCOMPARE(t.whyNot(PlayTactic{Tactic::Claws, mina}), "2E-COMB-18");
        QVERIFY(t.act(PlayTactic{Tactic::Claws, godalming}));
        QVERIFY((t.state.happened == std::vector<Happening>{{What::TargetNamed, {godalming}, {}}}));
        QVERIFY(t.act(GoOn{}) && t.act(words(Word::Continue)));
        QVERIFY(!t.state.combat->target);
        SecondTable bitten = t, defeated = t, escaped = t, hurt = t;
        QVERIFY(fightRound(bitten, Tactic::Fangs, words(Word::Bite), seward));
        QVERIFY(!bitten.state.combat && isBitten(bitten.state, seward) && !isBitten(bitten.state, godalming));
        QVERIFY(fightRound(defeated, Tactic::Fangs, loses(godalming, 12), seward));
        QVERIFY(!defeated.state.combat && defeated.state.hunters[1] == there("munich"));
        QVERIFY(fightRound(escaped, Tactic::Fangs, EnterResult{{}, {}, 0, seward}, seward) && !escaped.state.combat);
        EnterResult each = loses(godalming, 2); // 2E-HUNT-17: damage hits each
        each.health[1] = 3;
        QVERIFY(fightRound(hurt, Tactic::Fangs, each, seward));
        QVERIFY(hurt.state.combat && hurt.state.sheets[0].health == 10 && hurt.state.sheets[1].health == 7);
    }
    /// 2E-COMB-19, 2E-ITEM-4, 2E-DEV-10.
    void noEscape()
    {
        for (const bool rage : {false, true}) {
            SecondTable t = secondCombat(byNight, seward);
            t.state.eventHand = {DraculaEvent::Rage};
            if (rage)
                QVERIFY(t.act(PlayEvent{DraculaEvent::Rage, 0, {}, {}}) && t.act(Reply{false}));
            else
                QVERIFY(t.act(CombatCard{CombatCard::Kind::Garlic, seward, 0}));
            QVERIFY(goToRounds(t));
            for (int round = 0; round < 3; ++round) {
                for (const Tactic tactic : {Tactic::EscapeMan, Tactic::EscapeBat, Tactic::EscapeMist})
                    QCOMPARE(t.whyNot(PlayTactic{tactic, seward}), "2E-COMB-19");
                QVERIFY(fightRound(t, round % 2 == 0 ? Tactic::Claws : Tactic::Dodge, words({})));
            }
            QVERIFY(secondTactics(t).contains("escape-bat"));
        }
    }
    /// 2E-COMB-20, 2E-HEV-21: each Fangs or Escape costs 2 Blood, paid when it is seen, and never the last.
    void sisterAgatha()
    {
        SecondTable t = secondCombat(byNight, seward);
        t.state.huntersAlly = HunterEvent::SisterAgatha;
        QVERIFY(goToRounds(t));
        t.state.blood = 3;
        SecondTable free = t, agent = secondCombat(byNight, seward, Encounter::Assassin);
        QVERIFY(t.act(PlayTactic{Tactic::Fangs, {}}));
        QCOMPARE(static_cast<int>(t.state.blood), 3);
        QVERIFY(t.act(GoOn{}));
        QCOMPARE(static_cast<int>(t.state.blood), 1);
        QVERIFY(fightRound(free, Tactic::Claws, words({})) && free.state.blood == 3);
        free.state.blood = 2;
        for (const Tactic tactic : {Tactic::Fangs, Tactic::EscapeMan, Tactic::EscapeBat, Tactic::EscapeMist})
            QCOMPARE(free.whyNot(PlayTactic{tactic, seward}), "2E-COMB-20");
        free.ruleset.rulings.set(Ruling::LastBlood, 1); // 2E-OPEN-12
        QVERIFY(free.act(PlayTactic{Tactic::Fangs, {}}) && free.act(GoOn{}));
        QCOMPARE(free.state.winner, Winner::Hunters);
        agent.state.huntersAlly = HunterEvent::SisterAgatha;
        QVERIFY(goToRounds(agent) && fightRound(agent, AgentTactic::Punch, words({})) && agent.state.blood == 15);
    }
    /// With no card that he might play he fights without one, and the table cannot tell before all are shown.
    void noCardLeft()
    {
        SecondTable t = secondCombat(byDay, seward);
        QVERIFY(t.act(CombatCard{CombatCard::Kind::Garlic, seward, 0}) && goToRounds(t));
        QVERIFY(fightRound(t, Tactic::Dodge, words(Word::Repel)));
        QVERIFY(secondTactics(t).isEmpty());
        QVERIFY(t.act(GoOn{}) && t.state.combat->stage == Combat::Stage::Laid && t.state.happened.empty());
        QVERIFY(t.act(GoOn{}) && t.act(loses(seward, 1)));
        QCOMPARE(secondTactics(t), (QStringList{"claws", "dodge"}));
    }
    /// 2E-HEV-1, 2E-HEV-5, 2E-HEV-10: hunters' Events before the combat, which Devilish Power can cancel (2E-DEV-3).
    void huntersEvents()
    {
        SecondTable t = secondCombat(byNight, seward);
        t.state.eventHand = {DraculaEvent::DevilishPower};
        for (const auto kind : {CombatCard::Kind::AdvancePlanning, CombatCard::Kind::EscapeRoute, CombatCard::Kind::HeroicLeap}) {
            SecondTable stands = t, cancelled = t;
            const CombatCard card{kind, seward, static_cast<std::uint8_t>(kind == CombatCard::Kind::HeroicLeap ? 4 : 0)};
            QVERIFY(stands.act(card) && stands.act(GoOn{}));
            QCOMPARE(stands.state.combat.has_value(), kind == CombatCard::Kind::AdvancePlanning);
            const int lost = kind == CombatCard::Kind::HeroicLeap ? 4 : 0;
            QVERIFY(stands.state.blood == 15 - lost && sheetOf(stands.state, seward).health == 10 - lost);
            QVERIFY(cancelled.act(card) && cancelled.act(PlayEvent{DraculaEvent::DevilishPower, 0, {}, {}}) && cancelled.act(Reply{false}));
            QVERIFY(cancelled.state.combat && cancelled.state.blood == 15 && cancelled.state.combat->planned.empty());
            QCOMPARE(topDue(cancelled.state)->what, Due::What::Combat);
        }
        QCOMPARE(t.whyNot(CombatCard{CombatCard::Kind::HeroicLeap, seward, 7}), "2E-HEV-10");
        SecondTable agent = secondCombat(byNight, seward, Encounter::Assassin);
        QCOMPARE(agent.whyNot(CombatCard{CombatCard::Kind::HeroicLeap, seward, 3}), "2E-HEV-10");
        t.state.blood = 4; // 2E-WIN-4
        sheetOf(t.state, seward).health = 3;
        QVERIFY(t.act(CombatCard{CombatCard::Kind::HeroicLeap, seward, 4}) && t.act(GoOn{}));
        QVERIFY(t.state.winner == Winner::Hunters && t.state.vampires == 0);
    }
    /// 2E-HEV-24: the vampire fights with claws and fangs and does not flee; killed, the track goes back.
    void vampireLair()
    {
        SecondTable day = secondCombat(byDay, seward, Encounter::NewVampire, true, true);
        QVERIFY(goToRounds(day));
        QCOMPARE(secondTactics(day), (QStringList{"claws", "dodge"}));
        SecondTable t = secondCombat(byNight, seward, Encounter::NewVampire, true, true);
        t.state.vampires = 2;
        QVERIFY(goToRounds(t));
        QCOMPARE(secondTactics(t), (QStringList{"claws", "dodge", "fangs", "mesmerize", "strength"}));
        QVERIFY(fightRound(t, Tactic::Fangs, words(Word::Killed)));
        QVERIFY(!t.state.combat && t.state.vampires == 1 && t.state.due.empty() && t.state.blood == 15);
    }
};

DEMETER_TEST(TestSecondCombat)
#include "test_second_combat.moc"
