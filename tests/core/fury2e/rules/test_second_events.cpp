// Dracula's Events in the second edition: drawn, held, played, cancelled; what each of them does.
#include "tests/core/fury2e/rules/second_combat.h"
#include "tests/support/rows.h"

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
using Card = DraculaEvent;

constexpr auto inParis = R"({"trail":[{"location":"paris"},{"location":"nantes"}],"hunters":{"lord-godalming":"london","dr-seward":"rome",
    "van-helsing":"rome","mina-harker":"vienna"}})";

/// At this step of the turn, with these Events in hand.
SecondTable holding(Step step, std::vector<Card> hand, const std::string& position = inParis)
{
    SecondTable t(position);
    t.state.step = step;
    t.state.eventHand = std::move(hand);
    return t;
}

PlayEvent eventNamed(Card event, std::uint8_t option = 0, std::optional<LocationId> location = {}, std::optional<Hunter> hunter = {})
{
    return {event, option, location, hunter};
}

/// Plays it, and no Good Luck comes.
bool played(SecondTable& t, const PlayEvent& event)
{
    return t.act(event) && t.act(Reply{false});
}

/// Draws these, as if hunters had.
SecondTable drawing(std::initializer_list<Card> events, std::vector<Card> hand = {}, const std::string& position = inParis)
{
    SecondTable t = holding(Step::Hunters, std::move(hand), position);
    drawEvents(t.state, static_cast<int>(events.size()));
    for (const Card event : events)
        if (!t.act(DrawEvent{event}))
            qFatal("not drawn");
    return t;
}

LocationId city(std::string_view id)
{
    return test::secondPlace(id);
}

fury::Roadblock on(bool rail, std::string_view a, std::string_view b)
{
    return {rail, city(a), city(b)};
}

} // namespace

class TestSecondEvents : public QObject {
    Q_OBJECT

private slots:
    /// 2E-DEV-30, 2E-DEV-35: what is kept goes into the hand, and the table learns no more than that he has taken one.
    void drawnUnseen()
    {
        SecondTable t = drawing({Card::Trap}), other = drawing({Card::WildHorses});
        QVERIFY(t.state.eventHand == std::vector{Card::Trap} && t.state.due.empty());
        QVERIFY((t.state.happened == std::vector<Happening>{{What::EventTaken, {}, {}}}));
        QVERIFY(t.state.happened == other.state.happened);
        SecondTable box = holding(Step::Hunters, {Card::Rage});
        drawEvents(box.state, 2, true);
        QCOMPARE(box.whyNot(DrawEvent{Card::Rage}), "2E-DEV-30"); // there is one
        QVERIFY(box.act(GoOn{}) && box.state.due.empty());        // none of the drawn ones was his
        drawEvents(box.state, 1);
        QCOMPARE(box.whyNot(GoOn{}), "2E-DEV-30");
    }
    /// 2E-DEV-32: with the discard pile shuffled in, its cards can be drawn again.
    void shuffledAnew()
    {
        SecondTable t = holding(Step::Hunters, {Card::Trap, Card::Trap});
        t.state.eventDiscard = {Card::Rage, Card::Trap};
        drawEvents(t.state, 2);
        QVERIFY(t.act(DrawEvent{Card::WildHorses}) && t.state.eventDiscard.size() == 2);
        QVERIFY(t.act(DrawEvent{Card::Trap}));
        QVERIFY(t.state.eventDiscard.empty() && t.state.eventHand.size() == 4);
    }
    /// 2E-DEV-31: at once, before anything else; with nobody to meet it is discarded.
    void atOnce()
    {
        SecondTable t = drawing({Card::NightVisit});
        QVERIFY(topDue(t.state)->what == Due::What::AtOnce && t.state.eventHand.empty());
        QCOMPARE(t.whyNot(GoOn{}), "2E-DEV-31");
        QVERIFY(played(t, eventNamed(Card::NightVisit)));
        QVERIFY(t.act(ChooseHunter{Hunter::MinaHarker}) && t.act(GoOn{}));
        QVERIFY(t.state.due.empty() && t.state.eventDiscard == std::vector{Card::NightVisit});
        SecondTable nobody = holding(Step::Hunters, {});
        sheetOf(nobody.state, Hunter::MinaHarker).bites = 0; // put right by hand
        drawEvents(nobody.state, 1);
        QVERIFY(nobody.act(DrawEvent{Card::NightVisit}));
        QVERIFY(nobody.state.due.empty() && nobody.told(What::EventDiscarded) == 1);
    }
    /// 2E-DEV-33, 2E-COMP-9: a card whose moment is now may be played first, then the rest is discarded face up.
    void handLimit()
    {
        SecondTable t = drawing({Card::ControlStorms, Card::Trap}, {Card::Rage, Card::Roadblock, Card::Trap, Card::WildHorses},
                                R"({"trail":[{"location":"paris"}],"hunters":{"dr-seward":"black-sea"}})");
        QVERIFY(topDue(t.state)->what == Due::What::DiscardEvents && topDue(t.state)->number == 2);
        QCOMPARE(t.whyNot(GoOn{}), "2E-DEV-33");
        QCOMPARE(t.whyNot(DiscardEvent{Card::Seduction}), "2E-DEV-33");
        QCOMPARE(t.whyNot(eventNamed(Card::Rage)), "2E-DEV-10");
        SecondTable other = t;
        QVERIFY(t.act(DiscardEvent{Card::Trap}));
        QVERIFY(t.told(What::EventDiscarded) == 1 && t.state.eventDiscard == std::vector{Card::Trap} && topDue(t.state)->number == 1);
        QVERIFY(played(t, eventNamed(Card::ControlStorms, 0, {}, Hunter::DrSeward)));
        QVERIFY(topDue(t.state)->what == Due::What::MoveOn && t.state.eventHand.size() == 4);
        QVERIFY(played(other, eventNamed(Card::ControlStorms, 0, {}, Hunter::DrSeward)));
        QVERIFY(topDue(other.state)->what == Due::What::DiscardEvents && topDue(other.state)->number == 1);
    }
    /// 2E-DEV-34: Good Luck, Devilish Power, Good Luck and so on: the last one decides.
    void cancelled()
    {
        SecondTable t = holding(Step::StartOfTurn, {Card::UnearthlySwiftness, Card::DevilishPower});
        QVERIFY(t.act(eventNamed(Card::UnearthlySwiftness)) && t.act(Reply{true}));
        QVERIFY(topDue(t.state)->what == Due::What::Refuse && topDue(t.state)->asked == HunterEvent::GoodLuck);
        SecondTable gone = t, stands = t, again = t;
        QVERIFY(gone.act(GoOn{}));
        QVERIFY(gone.state.turn.movements == 1 && gone.told(What::EventCancelled) == 1 && gone.state.due.empty());
        QVERIFY(gone.state.eventHand == std::vector{Card::DevilishPower} &&
                gone.state.eventDiscard == std::vector{Card::UnearthlySwiftness});
        QVERIFY(played(stands, eventNamed(Card::DevilishPower)));
        QVERIFY(topDue(stands.state)->what == Due::What::Cancel); // there are two Good Lucks
        QVERIFY(stands.act(Reply{false}) && stands.state.turn.movements == 2 && stands.state.due.empty());
        QVERIFY(again.act(eventNamed(Card::DevilishPower)) && again.act(Reply{true}) && again.act(GoOn{}));
        QVERIFY(topDue(again.state)->what == Due::What::Refuse);
        QVERIFY(again.act(GoOn{}) && again.state.turn.movements == 1 && again.state.due.empty());
    }
    /// 2E-DEV-34: Dracula is asked for Devilish Power whether he holds it or not.
    void askedEveryTime()
    {
        SecondTable with = holding(Step::StartOfTurn, {Card::TimeRunsShort, Card::DevilishPower});
        SecondTable without = holding(Step::StartOfTurn, {Card::TimeRunsShort, Card::Trap});
        QVERIFY(with.act(eventNamed(Card::TimeRunsShort)) && with.act(Reply{true}));
        QVERIFY(without.act(eventNamed(Card::TimeRunsShort)) && without.act(Reply{true}));
        QVERIFY(with.state.due == without.state.due && with.state.happened == without.state.happened);
    }
    void moments_data()
    {
        test::Rows<int, QString, bool> add;
        const auto row = [&](Card event, const char* rule, bool atTheStart) { add(rule, static_cast<int>(event), rule, atTheStart); };
        row(Card::ControlStorms, "2E-DEV-1", false);
        row(Card::CustomsSearch, "2E-DEV-2", false);
        row(Card::FalseTipOff, "2E-DEV-6", false);
        row(Card::Rage, "2E-DEV-10", false);
        row(Card::RelentlessMinion, "2E-DEV-11", false);
        row(Card::Roadblock, "2E-DEV-12", true);
        row(Card::Seduction, "2E-DEV-13", false);
        row(Card::SensationalistPress, "2E-DEV-14", false);
        row(Card::Trap, "2E-DEV-15", false);
        row(Card::TimeRunsShort, "2E-DEV-16", true);
        row(Card::UnearthlySwiftness, "2E-DEV-17", true);
        row(Card::WildHorses, "2E-DEV-19", false);
    }
    /// Each at its own moment, and only from the hand.
    void moments()
    {
        const auto [event, rule, atTheStart] = test::rowOf<int, QString, bool>();
        const PlayEvent play = eventNamed(static_cast<Card>(event));
        for (const Step step : {Step::StartOfTurn, Step::Catacombs, Step::Movement, Step::PlaceEncounter, Step::Hunters}) {
            SecondTable t = holding(step, {play.event});
            const bool allowed = atTheStart && step == Step::StartOfTurn;
            QCOMPARE(QString::fromStdString(t.whyNot(play)), allowed ? QString() : rule);
            t.state.eventHand.clear();
            QCOMPARE(t.whyNot(play), "2E-DEV-33");
        }
    }
    /// 2E-DEV-1: at the start of the movement of those at sea, one of them or his group; into a port.
    void controlStorms()
    {
        const auto position = R"({"trail":[{"location":"paris"}],"hunters":{"dr-seward":"black-sea","mina-harker":"black-sea",
            "van-helsing":"rome","lord-godalming":"black-sea"}})";
        SecondTable t = holding(Step::Hunters, {Card::ControlStorms}, position);
        t.state.turn.acted = Hunter::LordGodalming;
        QCOMPARE(t.whyNot(eventNamed(Card::ControlStorms, 0, {}, Hunter::VanHelsing)), "2E-DEV-1");
        QCOMPARE(t.whyNot(eventNamed(Card::ControlStorms, 0, {}, Hunter::LordGodalming)), "2E-DEV-1");
        SecondTable group = t;
        QVERIFY(played(t, eventNamed(Card::ControlStorms, 0, {}, Hunter::DrSeward)));
        QVERIFY(topDue(t.state)->hunters == HunterSet(Hunter::DrSeward));
        QCOMPARE(t.whyNot(ChoosePlace{city("vienna")}), "2E-DEV-1");
        QVERIFY(t.act(ChoosePlace{city("varna")}) && t.state.turn.customs); // 2E-DEV-2: he has landed
        QVERIFY(t.state.hunters[1] == city("varna") && t.state.hunters[3] == city("black-sea"));
        QVERIFY(played(group, eventNamed(Card::ControlStorms, 1, {}, Hunter::DrSeward)));
        QVERIFY(topDue(group.state)->hunters == (HunterSet(Hunter::DrSeward) | Hunter::MinaHarker));
    }
    /// 2E-DEV-2: who has landed, or crossed between east and west by land, where no Encounter lies.
    void customsSearch()
    {
        const auto after = [](const char* from, const char* to, Travel travel, const char* trail) {
            auto position = QStringLiteral("{'trail':[{'location':'paris'}%1],'hunters':{'dr-seward':'%2'}}").arg(trail, from);
            SecondTable t = holding(Step::Hunters, {Card::CustomsSearch}, position.replace('\'', '"').toStdString());
            if (t.ruleset.board->isSea(city(from)))
                t.state.hunterTrips[1] = Trip{1, city("marseilles"), city("marseilles")};
            if (!t.act(MoveHunters{Hunter::DrSeward, city(to), travel, false}))
                qFatal("no move");
            return t;
        };
        SecondTable landed = after("tyrrhenian-sea", "rome", Travel::Sea, "");
        SecondTable again = landed;
        QVERIFY(played(landed, eventNamed(Card::CustomsSearch)) && landed.state.due.empty());
        QVERIFY(landed.act(HuntersAct{HuntersAct::What::Nothing, {}, 0, false}));
        QVERIFY(again.act(HuntersAct{HuntersAct::What::Nothing, {}, 0, false}));
        QCOMPARE(again.whyNot(eventNamed(Card::CustomsSearch)), "2E-DEV-2"); // too late
        QCOMPARE(after("munich", "vienna", Travel::Road, "").whyNot(eventNamed(Card::CustomsSearch)), "");
        QCOMPARE(after("munich", "zurich", Travel::Road, "").whyNot(eventNamed(Card::CustomsSearch)), "2E-DEV-2");
        SecondTable met = after("munich", "vienna", Travel::Road, ",{'location':'vienna','encounter':'plague'}");
        QCOMPARE(met.whyNot(eventNamed(Card::CustomsSearch)), "2E-DEV-2");
        QVERIFY(met.act(AnswerEncounter{}) && met.state.due.empty() && met.state.turn.customs);
        QCOMPARE(met.whyNot(eventNamed(Card::CustomsSearch)), "2E-DEV-2");
    }
    /// 2E-DEV-2, 2E-HUNT-11: Dracula is no Encounter; the Items are gone before they fight him.
    void customsBeforeDracula()
    {
        const auto coming = [](const char* from, const char* trail) {
            auto position = QStringLiteral("{'trail':[%1],'hunters':{'dr-seward':'%2'}}").arg(trail, from);
            SecondTable t = holding(Step::Hunters, {Card::CustomsSearch, Card::Trap}, position.replace('\'', '"').toStdString());
            if (!t.act(MoveHunters{Hunter::DrSeward, city("vienna"), Travel::Road, false}))
                qFatal("no move");
            return t;
        };
        SecondTable alone = coming("munich", "{'location':'vienna'}");
        QVERIFY(alone.state.combat && played(alone, eventNamed(Card::CustomsSearch)) && alone.state.combat);
        QVERIFY(played(alone, eventNamed(Card::Trap)) && goToRounds(alone)); // and the combat goes on
        SecondTable after = coming("munich", "{'location':'vienna'}");
        QVERIFY(goToRounds(after));
        QCOMPARE(after.whyNot(eventNamed(Card::CustomsSearch)), "2E-DEV-2"); // they fight
        QVERIFY(fightRound(after, DraculaTactic::Dodge, words(CombatWord::End)) && after.state.due.empty());
        QCOMPARE(after.whyNot(eventNamed(Card::CustomsSearch)), "2E-DEV-2");                                     // it is over
        QCOMPARE(coming("prague", "{'location':'vienna'}").whyNot(eventNamed(Card::CustomsSearch)), "2E-DEV-2"); // no border
        SecondTable met = coming("munich", "{'location':'vienna','encounter':'plague'}");
        QVERIFY(met.act(AnswerEncounter{}) && met.state.combat);
        QCOMPARE(met.whyNot(eventNamed(Card::CustomsSearch)), "2E-DEV-2");
        // One whose turn it is not meets him: it is nothing to those who have crossed.
        SecondTable other = coming("munich", "{'location':'paris'},{'location':'rome'}");
        other.state.hunters[3] = city("madrid");
        QVERIFY(other.act(HunterPlays{HunterEvent::SenseOfEmergency, Hunter::MinaHarker, {}, city("paris"), {}, 0}) && other.act(GoOn{}));
        QVERIFY(other.state.combat && other.state.combat->hunters == HunterSet(Hunter::MinaHarker));
        QCOMPARE(other.whyNot(eventNamed(Card::CustomsSearch)), "2E-DEV-2");
    }
    /// 2E-DEV-3, 2E-TOKEN-6, 2E-TOKEN-7: a Host or the hunters' ally, at the start of his turn; never the Ground.
    void devilishPower()
    {
        SecondTable t = holding(Step::StartOfTurn, {Card::DevilishPower, Card::DevilishPower},
                                R"({"trail":[{"location":"paris"}],"tokens":{"sacredHosts":["rome"],"consecratedGround":"vienna"}})");
        QCOMPARE(t.whyNot(eventNamed(Card::DevilishPower)), "2E-DEV-3");
        QCOMPARE(t.whyNot(eventNamed(Card::DevilishPower, 1)), "2E-DEV-3");
        QCOMPARE(t.whyNot(eventNamed(Card::DevilishPower, 1, city("vienna"))), "2E-DEV-3");
        QCOMPARE(t.whyNot(eventNamed(Card::DevilishPower, 2)), "2E-DEV-3");
        QVERIFY(played(t, eventNamed(Card::DevilishPower, 1, city("rome"))));
        QVERIFY(t.state.hosts.empty() && t.told(What::HostRemoved) == 1);
        t.state.huntersAlly = HunterEvent::RufusSmith;
        QVERIFY(played(t, eventNamed(Card::DevilishPower, 2)) && !t.state.huntersAlly && t.told(What::AllyGone) == 1);
    }
    /// 2E-DEV-3: the other use, against a hunters' Event that has just been played.
    void devilishPowerCancels()
    {
        SecondTable t = holding(Step::Hunters, {Card::DevilishPower});
        t.state.time = TimeOfDay::Dusk;
        QVERIFY(t.act(HunterPlays{HunterEvent::LongDay, Hunter::DrSeward, {}, {}, {}, 0}));
        QCOMPARE(t.whyNot(eventNamed(Card::DevilishPower, 2)), "2E-DEV-33");
        SecondTable stands = t;
        QVERIFY(stands.act(GoOn{}) && stands.state.time == TimeOfDay::Noon);
        QVERIFY(played(t, eventNamed(Card::DevilishPower)) && t.state.time == TimeOfDay::Dusk && t.state.due.empty());
    }
    /// 2E-DEV-4, 2E-COMP-8: seven Encounters, at once.
    void brides()
    {
        SecondTable t = drawing({Card::DraculasBrides});
        t.state.encounterHand = {Encounter::Rats};
        QVERIFY(played(t, eventNamed(Card::DraculasBrides)));
        QVERIFY(t.state.draculasAlly == Card::DraculasBrides && encounterLimit(t.state) == 7 && t.state.encounterHand.size() == 7);
        QVERIFY(t.state.eventDiscard.empty() && t.told(What::AllyInPlay) == 1);
    }
    /// 2E-DEV-7, 2E-COMP-9.
    void hildesheim()
    {
        SecondTable t = drawing({Card::ImmanuelHildesheim}, {Card::Rage, Card::Trap, Card::Trap, Card::Trap});
        QVERIFY(played(t, eventNamed(Card::ImmanuelHildesheim)));
        drawEvents(t.state, 2);
        QVERIFY(t.act(DrawEvent{Card::Seduction}) && t.act(DrawEvent{Card::Roadblock}));
        QVERIFY(t.state.eventHand.size() == 6 && t.state.due.empty());
        dismissAlly(t.state); // 2E-ALLY-2
        QVERIFY(topDue(t.state)->what == Due::What::DiscardEvents && topDue(t.state)->number == 2);
    }
    /// 2E-ALLY-1: one each; Dracula may keep the old one. 2E-ALLY-2: with the Brides two Encounters go.
    void replaced()
    {
        SecondTable t = holding(Step::Hunters, {});
        t.state.draculasAlly = Card::DraculasBrides;
        refillHand(t.ruleset, t.state);
        QCOMPARE(t.state.encounterHand.size(), std::size_t{7});
        drawEvents(t.state, 1);
        QVERIFY(t.act(DrawEvent{Card::QuinceyPMorris}) && played(t, eventNamed(Card::QuinceyPMorris)));
        QVERIFY(topDue(t.state)->what == Due::What::Replaced);
        SecondTable kept = t;
        QVERIFY(kept.act(Reply{false}));
        QVERIFY(kept.state.draculasAlly == Card::DraculasBrides && kept.state.eventDiscard == std::vector{Card::QuinceyPMorris});
        QVERIFY(t.act(Reply{true}));
        QVERIFY(t.state.draculasAlly == Card::QuinceyPMorris && t.state.eventDiscard == std::vector{Card::DraculasBrides});
        QVERIFY(topDue(t.state)->what == Due::What::PutBack && topDue(t.state)->number == 2);
        QVERIFY(t.act(ChooseEncounters{{t.state.encounterHand[0], t.state.encounterHand[1]}}) && t.state.due.empty());
    }
    /// 2E-DEV-33, 2E-ALLY-1: he takes the ally who raises his limit before he has to discard.
    void replacedBeforeDiscarding()
    {
        SecondTable t = holding(Step::Hunters, {Card::Trap, Card::Trap, Card::Rage, Card::WildHorses});
        t.state.draculasAlly = Card::QuinceyPMorris;
        drawEvents(t.state, 2);
        QVERIFY(t.act(DrawEvent{Card::Seduction}) && t.act(DrawEvent{Card::ImmanuelHildesheim}));
        QVERIFY(played(t, eventNamed(Card::ImmanuelHildesheim)) && topDue(t.state)->what == Due::What::Replaced);
        SecondTable kept = t;
        QVERIFY(t.act(Reply{true}) && t.state.due.empty() && t.state.eventHand.size() == 5);
        QVERIFY(kept.act(Reply{false}) && topDue(kept.state)->what == Due::What::DiscardEvents);
    }
    /// 2E-DEV-34, 2E-ALLY-1: an ally can be cancelled as well.
    void allyCancelled()
    {
        SecondTable t = drawing({Card::QuinceyPMorris});
        QVERIFY(t.act(eventNamed(Card::QuinceyPMorris)) && t.act(Reply{true}) && t.act(GoOn{}));
        QVERIFY(!t.state.draculasAlly && t.state.eventDiscard == std::vector{Card::QuinceyPMorris} && t.state.due.empty());
    }
    /// 2E-DEV-5, 2E-OPEN-44, 2E-MAT-7: any city without a hunter or token, covered, with an Encounter; no time passes.
    void evasion()
    {
        SecondTable t = drawing({Card::Evasion}, {}, R"({"trail":[{"location":"black-sea"},{"location":"varna"},{"location":"sofia"},
            {"location":"salonica"},{"location":"sarajevo"},{"location":"zagreb","encounter":"new-vampire"}],"time":"noon",
            "catacombs":[{"location":"prague"}],"tokens":{"sacredHosts":["vienna"]},"hunters":{"dr-seward":"rome"},
            "dracula":{"encounterHand":["rats","spy"]}})");
        QVERIFY(played(t, eventNamed(Card::Evasion)));
        for (const char* place : {"rome", "vienna", "prague", "varna", "castle-dracula", "north-sea", "st-joseph-and-st-mary"})
            QCOMPARE(t.whyNot(ChoosePlace{city(place)}), "2E-DEV-5");
        QVERIFY(t.act(ChoosePlace{city("madrid")}));
        SecondTable kept = t; // 2E-CAT-5, 2E-CAT-6
        QVERIFY(topDue(t.state)->what == Due::What::ToCatacombs && t.whyNot(GoOn{}) == "2E-TURN-1");
        QVERIFY(kept.act(Reply{true}) && kept.told(What::CatacombsFilled) == 1);
        QVERIFY(kept.state.catacombs[1]->location == city("zagreb") && kept.state.pushedOff.empty());
        QVERIFY(kept.state.catacombs[1]->encounters.front().kind == Encounter::NewVampire);
        QVERIFY(kept.act(ChooseEncounters{{Encounter::Spy}})); // with the new card
        QVERIFY(kept.act(ChooseEncounters{{Encounter::Rats}}) && kept.state.catacombs[1]->encounters.size() == 2 && kept.state.due.empty());
        QVERIFY(t.act(Reply{false}));
        QVERIFY(!t.state.trip && t.state.time == TimeOfDay::Noon);
        QCOMPARE(t.whyNot(GoOn{}), "2E-ACT-3");
        QVERIFY(t.act(ChooseEncounters{{Encounter::Rats}}));
        QCOMPARE(t.trail(), "madrid+rats | black-sea | varna | sofia | salonica | sarajevo");
        QVERIFY(topDue(t.state)->what == Due::What::Activate && t.act(ActivateEncounter{Encounter::NewVampire}));
        QVERIFY(t.state.vampires == 2 && t.state.step == Step::Hunters && t.state.due.empty());
    }
    /// 2E-CAT-5, 2E-CAT-7, 2E-CAT-8, 2E-INFO-4: the Catacombs are asked for whatever land back lies in space 6, and for nothing else.
    void evasionAndTheCatacombs()
    {
        const auto evading = [](const char* last, const char* catacombs) {
            return drawing({Card::Evasion}, {},
                           std::string(R"({"trail":[{"location":"vienna"},{"location":"prague"},{"location":"berlin"},
                {"location":"hamburg"},{"location":"cologne"},)") +
                               last + R"(],)" + (std::string_view(last).contains("hide") ? R"("hideBond":"cologne",)" : "") +
                               R"("catacombs":[)" + catacombs + R"(],"tokens":{"sacredHosts":["paris"]},"hunters":{"dr-seward":"rome"}})");
        };
        const auto asked = [&](const char* last, const char* catacombs, const char* why) {
            SecondTable t = evading(last, catacombs);
            if (!played(t, eventNamed(Card::Evasion)) || !t.act(ChoosePlace{city("madrid")}))
                return false;
            return topDue(t.state) != nullptr && topDue(t.state)->what == Due::What::ToCatacombs && t.whyNot(Reply{true}) == why &&
                   t.whyNot(Reply{false}).empty();
        };
        QVERIFY(asked(R"({"powers":["hide"]})", "", "2E-CAT-8"));
        QVERIFY(asked(R"({"location":"paris"})", "", "2E-TOKEN-3"));
        QVERIFY(asked(R"({"location":"brussels"})", "", ""));
        QVERIFY(asked(R"({"location":"brussels","faceUp":true})", "", ""));
        QVERIFY(!asked(R"({"location":"brussels"})", R"({"location":"varna"},{"location":"sofia"},{"location":"galatz"})", ""));
        QVERIFY(!asked(R"({"powers":["feed"]})", "", ""));
        QVERIFY(!asked(R"({"location":"paris","faceUp":true})", "", ""));
        QVERIFY(!asked(R"({"location":"castle-dracula","faceUp":true})", "", ""));
    }
    /// 2E-DEV-6: no train for one who has not moved yet.
    void falseTipOff()
    {
        SecondTable t = holding(Step::Hunters, {Card::FalseTipOff});
        t.state.turn.acted = Hunter::LordGodalming;
        QCOMPARE(t.whyNot(eventNamed(Card::FalseTipOff, 0, {}, Hunter::LordGodalming)), "2E-DEV-6");
        QVERIFY(hunterDestinations(t.ruleset, t.state, Hunter::DrSeward, Travel::Rail).contains(city("florence")));
        QVERIFY(played(t, eventNamed(Card::FalseTipOff, 0, {}, Hunter::DrSeward)) && t.told(What::TrainRefused) == 1);
        QVERIFY(hunterDestinations(t.ruleset, t.state, Hunter::DrSeward, Travel::Rail).empty());
        const HunterSet pair = HunterSet(Hunter::DrSeward) | Hunter::VanHelsing; // both are in Rome
        QCOMPARE(t.whyNot(MoveHunters{Hunter::DrSeward, city("florence"), Travel::Rail, false}), "2E-DEV-6");
        QCOMPARE(t.whyNot(MoveHunters{pair, city("florence"), Travel::Rail, false}), "2E-DEV-6");
        QCOMPARE(t.whyNot(MoveHunters{Hunter::VanHelsing, city("florence"), Travel::Rail, false}), "2E-GEN-3"); // nothing else forbids it
        QCOMPARE(t.whyNot(MoveHunters{Hunter::DrSeward, city("florence"), Travel::Road, false}), "");
        QCOMPARE(t.whyNot(MoveHunters{Hunter::DrSeward, city("florence"), Travel::Rail, true}), "");
        beginDraculasTurn(t.ruleset, t.state); // in this round only
        QVERIFY(t.state.turn.noTrain.empty());
        SecondTable carriage = holding(Step::Hunters, {Card::FalseTipOff});
        QVERIFY(carriage.act(HunterPlays{HunterEvent::CharteredCarriage, Hunter::DrSeward, {}, {}, {}, 0}));
        QVERIFY(played(carriage, eventNamed(Card::FalseTipOff)) && carriage.told(What::EventCancelled) == 1);
    }
    /// 2E-DEV-8, 2E-DEV-18, 2E-BITE-4: bitten hunters only.
    void bittenOnly()
    {
        for (const Card event : {Card::NightVisit, Card::VampiricInfluence}) {
            SecondTable t = drawing({event});
            sheetOf(t.state, Hunter::VanHelsing).bites = 1;
            QVERIFY(played(t, eventNamed(event)));
            QCOMPARE(t.whyNot(ChooseHunter{Hunter::DrSeward}), event == Card::NightVisit ? "2E-DEV-8" : "2E-DEV-18");
            QVERIFY(t.act(ChooseHunter{Hunter::VanHelsing}));
            QCOMPARE(t.told(What::EventMeets), 1U);
            QVERIFY(event != Card::NightVisit || t.act(GoOn{}));
            QVERIFY(t.state.due.empty() && sheetOf(t.state, Hunter::VanHelsing).health == (event == Card::NightVisit ? 6 : 8));
        }
    }
    /// 2E-DEV-9, 2E-TURN-1: in every turn of Dracula's, before the time phase.
    void quincey()
    {
        SecondTable t = holding(Step::Hunters, {Card::Roadblock});
        t.state.draculasAlly = Card::QuinceyPMorris;
        for (int turn = 0; turn < 2; ++turn) {
            t.state.due.clear();
            beginDraculasTurn(t.ruleset, t.state);
            const TimeOfDay time = t.state.time;
            QVERIFY(topDue(t.state)->what == Due::What::Victim);
            QCOMPARE(t.whyNot(GoOn{}), "2E-DEV-9");
            QCOMPARE(t.whyNot(eventNamed(Card::Roadblock)), "2E-DEV-12");
            QVERIFY(t.act(ChooseHunter{Hunter::DrSeward}) && t.act(Reply{turn == 1}));
            QCOMPARE(static_cast<int>(sheetOf(t.state, Hunter::DrSeward).health), 9);
            QVERIFY(t.state.time == time && t.state.due.empty() && t.whyNot(eventNamed(Card::Roadblock)).empty());
        }
    }
    /// 2E-HEV-9: Great Strength saves a hunter from what Dracula's Events do to him, unless it is cancelled (2E-DEV-3).
    void greatStrength()
    {
        const auto strength = [](Hunter hunter) { return HunterPlays{HunterEvent::GreatStrength, hunter, {}, {}, {}, 0}; };
        SecondTable t = drawing({Card::NightVisit}, {Card::DevilishPower});
        QVERIFY(played(t, eventNamed(Card::NightVisit)) && t.act(ChooseHunter{Hunter::MinaHarker}));
        QVERIFY(topDue(t.state)->what == Due::What::Suffer && sheetOf(t.state, Hunter::MinaHarker).health == 8);
        QCOMPARE(t.whyNot(strength(Hunter::DrSeward)), "2E-HEV-9");
        QCOMPARE(t.whyNot(HunterPlays{HunterEvent::GreatStrength, {}, {}, {}, {}, 0}), "2E-HEV-9");
        QCOMPARE(t.whyNot(HunterPlays{HunterEvent::Forewarned, Hunter::MinaHarker, {}, {}, {}, 0}), "2E-HEV-7");
        QVERIFY(t.act(strength(Hunter::MinaHarker)) && topDue(t.state)->what == Due::What::Refuse);
        SecondTable cancelled = t;
        QVERIFY(t.act(GoOn{}) && t.state.due.empty() && sheetOf(t.state, Hunter::MinaHarker).health == 8);
        QVERIFY(played(cancelled, eventNamed(Card::DevilishPower)) && topDue(cancelled.state)->what == Due::What::Suffer);
        QVERIFY(cancelled.act(GoOn{}) && cancelled.state.due.empty() && sheetOf(cancelled.state, Hunter::MinaHarker).health == 6);

        SecondTable quincey = holding(Step::Hunters, {}); // 2E-DEV-9
        quincey.state.draculasAlly = Card::QuinceyPMorris;
        beginDraculasTurn(quincey.ruleset, quincey.state);
        QVERIFY(quincey.act(ChooseHunter{Hunter::DrSeward}));
        QCOMPARE(quincey.whyNot(strength(Hunter::VanHelsing)), "2E-HEV-9");
        QVERIFY(quincey.act(strength(Hunter::DrSeward)) && quincey.act(GoOn{}));
        QVERIFY(quincey.state.due.empty() && sheetOf(quincey.state, Hunter::DrSeward).health == 10);
    }
    /// 2E-DEV-10: against a group Dracula names who shows his Items; never with an Agent.
    void rage()
    {
        const auto position =
            R"({"trail":[{"location":"munich"}],"time":"midnight","hunters":{"dr-seward":"munich","mina-harker":"munich"}})";
        SecondTable t = secondCombat(position, HunterSet(Hunter::DrSeward) | Hunter::MinaHarker);
        t.state.eventHand = {Card::Rage};
        QVERIFY(played(t, eventNamed(Card::Rage)));
        QCOMPARE(t.whyNot(ChooseHunter{Hunter::VanHelsing}), "2E-DEV-10");
        QVERIFY(t.act(ChooseHunter{Hunter::DrSeward}));
        QVERIFY(t.state.combat->rage && t.state.combat->barredRounds == 3 && topDue(t.state)->what == Due::What::Combat);
        SecondTable agent = secondCombat(position, Hunter::DrSeward, Encounter::Assassin);
        agent.state.eventHand = {Card::Rage};
        QCOMPARE(agent.whyNot(eventNamed(Card::Rage)), "2E-DEV-10");
    }
    /// 2E-DEV-11: the same Agent again, as often as he has the card; he is asked whether he has it or not.
    void relentlessMinion()
    {
        const auto position = R"({"trail":[{"location":"munich"}],"hunters":{"dr-seward":"munich"}})";
        SecondTable t = secondCombat(position, Hunter::DrSeward, Encounter::MinionWithKnife);
        t.state.eventHand = {Card::RelentlessMinion, Card::RelentlessMinion};
        for (int combats = 0; combats < 2; ++combats) {
            QVERIFY(goToRounds(t) && fightRound(t, AgentTactic::Knife, words(CombatWord::Killed)));
            QVERIFY(topDue(t.state)->what == Due::What::AgentAgain);
            QVERIFY(played(t, eventNamed(Card::RelentlessMinion)));
            QVERIFY(t.state.combat && t.state.combat->agent == Encounter::MinionWithKnife && t.state.combat->round == 1);
        }
        QVERIFY(goToRounds(t) && fightRound(t, AgentTactic::Knife, words(CombatWord::End)));
        QVERIFY(t.state.eventHand.empty() && topDue(t.state)->what == Due::What::AgentAgain);
        QVERIFY(t.act(GoOn{}) && t.state.due.empty());
        SecondTable defeated = secondCombat(position, Hunter::DrSeward, Encounter::MinionWithKnife); // nobody is left to fight
        QVERIFY(goToRounds(defeated) && fightRound(defeated, AgentTactic::Knife, test::loses(Hunter::DrSeward, 10)));
        QVERIFY(defeated.state.due.empty());
    }
    /// 2E-DEV-12: on one road or railway, from where it is moved.
    void roadblock()
    {
        SecondTable t = holding(Step::StartOfTurn, {Card::Roadblock});
        t.state.roadblock = on(false, "brussels", "paris");
        QVERIFY(played(t, eventNamed(Card::Roadblock)));
        QCOMPARE(t.whyNot(ChooseRoad{on(false, "brussels", "paris")}), "2E-DEV-12");     // it lies there
        QCOMPARE(t.whyNot(ChooseRoad{on(false, "alicante", "barcelona")}), "2E-DEV-12"); // no road
        QVERIFY(t.act(ChooseRoad{on(true, "alicante", "barcelona")}));
        QVERIFY(t.state.roadblock == on(true, "alicante", "barcelona") && t.told(What::RoadblockPlaced) == 1);
    }
    /// 2E-HEV-3, 2E-DEV-6: a Chartered Carriage cancels False Tip-off, whatever that was played against; Dracula can answer it in his turn.
    void carriageAgainstTipOff()
    {
        const HunterPlays carriage{HunterEvent::CharteredCarriage, {}, {}, {}, {}, 0};
        SecondTable t = holding(Step::Hunters, {Card::FalseTipOff, Card::FalseTipOff});
        QVERIFY(t.act(eventNamed(Card::FalseTipOff, 0, {}, Hunter::DrSeward)) && topDue(t.state)->what == Due::What::Cancel);
        const auto offered = exampleHunterPlays(t.ruleset, t.state);
        QVERIFY(offered.size() == 1 && offered.front().event == HunterEvent::CharteredCarriage);
        QCOMPARE(t.whyNot(HunterPlays{HunterEvent::HiredScouts, {}, {}, city("rome"), city("paris"), 0}), "2E-TURN-1");
        QCOMPARE(t.whyNot(HunterPlays{HunterEvent::CharteredCarriage, {}, {}, {}, {}, 0, true}), "2E-GEN-2");
        SecondTable refused = t;
        QVERIFY(t.act(carriage) && topDue(t.state)->what == Due::What::Refuse && t.act(GoOn{}));
        QVERIFY(t.state.due.empty() && t.state.turn.noTrain.empty() && t.told(What::EventCancelled) == 1);
        // Dracula cancels the Carriage, and the first card waits again.
        QVERIFY(refused.act(carriage) && refused.act(eventNamed(Card::FalseTipOff)) && refused.act(Reply{false}));
        QVERIFY(topDue(refused.state)->what == Due::What::Cancel && refused.act(Reply{false}));
        QVERIFY(refused.state.due.empty() && refused.state.turn.noTrain == HunterSet(Hunter::DrSeward));
        // No other Event of his is answered so.
        SecondTable other = holding(Step::StartOfTurn, {Card::UnearthlySwiftness});
        QVERIFY(other.act(eventNamed(Card::UnearthlySwiftness)));
        QCOMPARE(other.whyNot(carriage), "2E-TURN-1");
    }
    /// 2E-DEV-13, 2E-ENC-22.
    void seduction()
    {
        const auto position = R"({"trail":[{"location":"vienna","encounter":"new-vampire"},{"location":"paris"}],"time":"midnight",
            "hunters":{"dr-seward":"munich","lord-godalming":"munich"},"dracula":{"encounterHand":["rats","spy","hoax","fog","plague"]}})";
        SecondTable t = holding(Step::Hunters, {Card::Seduction}, position);
        t.state.trail.erase(t.state.trail.begin() + 1);
        t.state.trail.insert(t.state.trail.begin(), TrailCard{city("paris"), {}, {}, false});
        QVERIFY(t.act(MoveHunters{HunterSet(Hunter::DrSeward) | Hunter::LordGodalming, city("vienna"), Travel::Road, false}));
        QVERIFY(played(t, eventNamed(Card::Seduction)));
        SecondTable saved = t; // 2E-HEV-9: one of them
        QVERIFY(saved.act(HunterPlays{HunterEvent::GreatStrength, Hunter::DrSeward, {}, {}, {}, 0}) && saved.act(GoOn{}));
        QCOMPARE(saved.whyNot(HunterPlays{HunterEvent::GreatStrength, Hunter::DrSeward, {}, {}, {}, 0}), "2E-HEV-9");
        QVERIFY(saved.act(GoOn{}) && !isBitten(saved.state, Hunter::DrSeward) && isBitten(saved.state, Hunter::LordGodalming));
        QVERIFY(t.act(GoOn{}));
        QVERIFY(isBitten(t.state, Hunter::DrSeward) && isBitten(t.state, Hunter::LordGodalming) && !t.state.trail[1].encounter);
        QVERIFY(topDue(t.state)->what == Due::What::PutBack && topDue(t.state)->number == 1);
        SecondTable day = holding(Step::Hunters, {Card::Seduction}, position);
        day.state.time = TimeOfDay::Dusk;
        QVERIFY(day.act(MoveHunters{Hunter::LordGodalming, city("vienna"), Travel::Road, false}));
        QCOMPARE(day.whyNot(eventNamed(Card::Seduction)), "2E-DEV-13");
    }
    /// 2E-DEV-14: one location stays hidden.
    void sensationalistPress()
    {
        SecondTable t = holding(Step::Hunters, {Card::SensationalistPress}, R"({"trail":[{"location":"paris"},{"location":"nantes"},
            {"location":"bordeaux"}],"hunters":{"dr-seward":"rome"}})");
        QVERIFY(t.act(HunterPlays{HunterEvent::HiredScouts, Hunter::DrSeward, {}, city("nantes"), city("bordeaux"), 0}));
        QCOMPARE(t.whyNot(eventNamed(Card::SensationalistPress, 0, city("paris"))), "2E-DEV-14");
        QVERIFY(played(t, eventNamed(Card::SensationalistPress, 0, city("nantes"))) && t.act(GoOn{}));
        QCOMPARE(t.trail(), "paris | nantes | ^bordeaux");
    }
    /// 2E-DEV-14, 2E-TOKEN-8: the city of the Ground stays covered; its Encounters are discarded all the same.
    void pressAgainstTheGround()
    {
        SecondTable t = holding(Step::Hunters, {Card::SensationalistPress}, R"({"trail":[{"location":"paris"},{"location":"nantes",
            "encounter":"rats"}],"catacombs":[{"location":"milan"}],"hunters":{"dr-seward":"rome"}})");
        SecondTable catacombs = t;
        QVERIFY(t.act(HunterPlays{HunterEvent::ConsecratedGround, Hunter::DrSeward, {}, city("nantes"), {}, 0}));
        QCOMPARE(t.whyNot(eventNamed(Card::SensationalistPress, 0, city("paris"))), "2E-DEV-14");
        QVERIFY(played(t, eventNamed(Card::SensationalistPress, 0, city("nantes"))) && t.act(GoOn{}));
        QCOMPARE(t.trail(), "paris | nantes");
        QVERIFY(t.state.consecratedGround == city("nantes") && t.told(What::LocationRevealed) == 0 &&
                t.told(What::EncountersDiscarded) == 1);
        QVERIFY(catacombs.act(HunterPlays{HunterEvent::ConsecratedGround, Hunter::DrSeward, {}, city("milan"), {}, 0}));
        QVERIFY(played(catacombs, eventNamed(Card::SensationalistPress, 0, city("milan"))) && catacombs.act(GoOn{}));
        QVERIFY(!catacombs.state.catacombs[0]->faceUp);
    }
    /// 2E-DEV-14, 2E-HEV-13: what Jonathan Harker would turn up, when he comes and later.
    void pressAgainstHarker()
    {
        const auto sixCards = R"({"trail":[{"location":"paris"},{"location":"nantes"},{"location":"bordeaux"},{"location":"saragossa"},
            {"location":"madrid"},{"location":"lisbon"}],"hunters":{"dr-seward":"rome"}})";
        SecondTable t = holding(Step::Hunters, {Card::SensationalistPress}, sixCards);
        QVERIFY(t.act(HunterPlays{HunterEvent::JonathanHarker, Hunter::DrSeward, {}, {}, {}, 0}));
        QCOMPARE(t.whyNot(eventNamed(Card::SensationalistPress, 0, city("madrid"))), "2E-DEV-14");
        QVERIFY(played(t, eventNamed(Card::SensationalistPress, 0, city("lisbon"))) && t.act(GoOn{}));
        QCOMPARE(t.trail(), "paris | nantes | bordeaux | saragossa | madrid | lisbon");
        t.state.step = Step::Movement;
        QVERIFY(t.act(test::playTo("nantes", Power::DoubleBack))); // nothing leaves, and it still lies covered
        QCOMPARE(t.trail(), "double-back&nantes | paris | bordeaux | saragossa | madrid | lisbon");
        t.state.step = Step::Movement;
        t.state.turn.movements = 1;
        QVERIFY(t.act(test::playTo("le-havre")));
        QVERIFY(t.state.trail[5].faceUp && t.state.trail[5].location == city("madrid"));

        SecondTable later = holding(Step::Movement, {Card::SensationalistPress}, sixCards);
        QCOMPARE(later.whyNot(eventNamed(Card::SensationalistPress, 0, city("madrid"))), "2E-DEV-14"); // he is not there
        later.state.huntersAlly = HunterEvent::JonathanHarker;
        later.state.trail[5].faceUp = true;
        for (const char* other : {"saragossa", "lisbon", "rome"})
            QCOMPARE(later.whyNot(eventNamed(Card::SensationalistPress, 0, city(other))), "2E-DEV-14");
        QCOMPARE(later.whyNot(eventNamed(Card::SensationalistPress)), "2E-DEV-14");
        SecondTable shown = later;
        QVERIFY(played(later, eventNamed(Card::SensationalistPress, 0, city("madrid"))));
        for (SecondTable* each : {&later, &shown})
            QVERIFY(each->act(test::playTo("strasbourg")));
        QCOMPARE(later.trail(), "strasbourg | paris | nantes | bordeaux | saragossa | madrid");
        QCOMPARE(shown.trail(), "strasbourg | paris | nantes | bordeaux | saragossa | ^madrid");
    }
    /// 2E-DEV-15: for Dracula and for his Agents, not in a Vampire Lair.
    void trap()
    {
        const auto position = R"({"trail":[{"location":"munich"}],"hunters":{"dr-seward":"munich"}})";
        SecondTable agent = secondCombat(position, Hunter::DrSeward, Encounter::Assassin);
        agent.state.eventHand = {Card::Trap};
        QVERIFY(played(agent, eventNamed(Card::Trap)) && agent.state.combat->traps == 1);
        SecondTable lair = secondCombat(position, Hunter::DrSeward, Encounter::NewVampire, true, true);
        lair.state.eventHand = {Card::Trap};
        QCOMPARE(lair.whyNot(eventNamed(Card::Trap)), "2E-DEV-15");
    }
    /// 2E-DEV-16, 2E-TIME-5: one space, not at Small Hours; the time phase follows as usual.
    void timeRunsShort()
    {
        SecondTable t = holding(Step::StartOfTurn, {Card::TimeRunsShort});
        t.state.time = TimeOfDay::SmallHours;
        QCOMPARE(t.whyNot(eventNamed(Card::TimeRunsShort)), "2E-DEV-16");
        t.state.time = TimeOfDay::Dusk;
        QVERIFY(played(t, eventNamed(Card::TimeRunsShort)) && t.state.time == TimeOfDay::Twilight);
        QVERIFY(t.act(GoOn{}) && t.state.time == TimeOfDay::Midnight && t.state.vampires == 0);
    }
    /// 2E-DEV-17, 2E-TURN-3, 2E-MAT-8: two movement phases, one action phase; and several Events at the start.
    void unearthlySwiftness()
    {
        SecondTable t = holding(Step::StartOfTurn, {Card::UnearthlySwiftness, Card::TimeRunsShort}, R"({"trail":[{"location":"paris",
            "encounter":"fog"},{"location":"nantes"},{"location":"bordeaux"},{"location":"saragossa"},{"location":"madrid","encounter":"hoax"},
            {"location":"lisbon","encounter":"spy"}],"dracula":{"encounterHand":["rats"]}})");
        QVERIFY(played(t, eventNamed(Card::TimeRunsShort)) && played(t, eventNamed(Card::UnearthlySwiftness)) && t.act(GoOn{}));
        QVERIFY(t.act(test::playTo("strasbourg")) && t.state.step == Step::Movement);
        QVERIFY(t.act(test::playTo("munich")) && t.act(PlaceEncounter{Encounter::Rats}));
        QCOMPARE(t.trail(), "munich+rats | strasbourg | paris+fog | nantes | bordeaux | saragossa");
        QCOMPARE(t.state.pushedOff.size(), std::size_t{2});
    }
    /// 2E-DEV-19, 2E-HUNT-12: only when they came to him; they are moved one road, and search.
    void wildHorses()
    {
        SecondTable t = holding(Step::Hunters, {Card::WildHorses}, R"({"trail":[{"location":"munich"},{"location":"zurich"},
            {"location":"vienna","encounter":"plague"}],"hunters":{"dr-seward":"venice"}})");
        QVERIFY(t.act(MoveHunters{Hunter::DrSeward, city("munich"), Travel::Road, false}) && t.state.combat);
        QVERIFY(played(t, eventNamed(Card::WildHorses)) && !t.state.combat && topDue(t.state)->what == Due::What::MoveOn);
        QCOMPARE(t.whyNot(ChoosePlace{city("rome")}), "2E-DEV-19");
        QVERIFY(t.act(ChoosePlace{city("vienna")}));
        QVERIFY(t.state.hunters[1] == city("vienna") && topDue(t.state)->what == Due::What::Encounter);
        SecondTable his =
            secondCombat(R"({"trail":[{"location":"munich"}],"hunters":{"dr-seward":"munich"}})", Hunter::DrSeward, {}, false);
        his.state.eventHand = {Card::WildHorses};
        QCOMPARE(his.whyNot(eventNamed(Card::WildHorses)), "2E-DEV-19");
        SecondTable island = secondCombat(R"({"trail":[{"location":"cagliari"}],"hunters":{"dr-seward":"cagliari"}})", Hunter::DrSeward);
        island.state.eventHand = {Card::WildHorses};
        QCOMPARE(island.whyNot(eventNamed(Card::WildHorses)), "2E-DEV-19"); // there is no road
    }
    /// 2E-DEV-19, 2E-RSV-4: whoever came by Sense of Emergency has his movement still to come.
    void wildHorsesBeforeTheMovement()
    {
        SecondTable t = holding(Step::Hunters, {Card::WildHorses}, R"({"trail":[{"location":"munich"}],"hunters":{"dr-seward":"rome"},
            "tracks":{"resolve":1,"vampires":3}})");
        QVERIFY(t.act(SpendResolve{Hunter::DrSeward, ResolveOption::SenseOfEmergency, city("munich"), {}, 0, false}) && t.state.combat);
        QVERIFY(played(t, eventNamed(Card::WildHorses)) && t.act(ChoosePlace{city("vienna")}));
        QVERIFY(t.state.turn.stage == HunterStage::Begun);
        QCOMPARE(t.whyNot(MoveHunters{Hunter::DrSeward, city("prague"), Travel::Road, false}), "");
    }
    /// 2E-HEV-12, 2E-OPEN-42: what he says has to be possible in his next turn, and binds him if it then is.
    void declared()
    {
        SecondTable t = holding(Step::Hunters, {}, R"({"trail":[{"location":"paris"},{"location":"nantes"}],"time":"dusk",
            "catacombs":[{"location":"brussels"}],"dracula":{"encounterHand":["rats"]}})");
        push(t.state, {.what = Due::What::Declare});
        QCOMPARE(t.whyNot(GoOn{}), "2E-HEV-12");
        QCOMPARE(t.whyNot(Declare{city("rome"), {}}), "2E-MOVE-3");
        QCOMPARE(t.whyNot(Declare{city("brussels"), {}}), ""); // he may clear it before
        QCOMPARE(t.whyNot(Declare{{}, Power::Feed}), "");      // it will be Twilight
        SecondTable dawn = t;
        dawn.state.time = TimeOfDay::SmallHours; // by then the night is over
        QCOMPARE(dawn.whyNot(Declare{{}, Power::Feed}), "2E-POW-4");
        QVERIFY(t.act(Declare{city("strasbourg"), {}}));
        QVERIFY(t.state.declared && t.told(What::MoveDeclared) == 1);
        t.state.step = Step::Movement;
        QCOMPARE(t.whyNot(test::playTo("le-havre")), "2E-HEV-12");
        SecondTable free = t;
        free.state.hosts.insert(city("strasbourg"));
        QCOMPARE(free.whyNot(test::playTo("le-havre")), "");
        QVERIFY(t.act(test::playTo("strasbourg")));
    }
    /// Every Event that is offered is one of the hand or due at once, and is accepted.
    void offered()
    {
        for (const Step step : {Step::StartOfTurn, Step::Hunters}) {
            SecondTable t = holding(step, {}, R"({"trail":[{"location":"paris"}],"tokens":{"sacredHosts":["rome","vienna"]},
                "hunters":{"lord-godalming":"black-sea","mina-harker":"prague","van-helsing":"rome","dr-seward":"rome"}})");
            t.state.huntersAlly = HunterEvent::RufusSmith;
            for (std::size_t event = 0; event < draculaEventCount; ++event)
                t.state.eventHand.push_back(static_cast<Card>(event));
            const auto offers = playableEvents(t.ruleset, t.state);
            QCOMPARE(offers.size(), step == Step::StartOfTurn ? std::size_t{6} : std::size_t{5});
            for (const PlayEvent& each : offers)
                QCOMPARE(t.whyNot(each), "");
        }
    }
};

DEMETER_TEST(TestSecondEvents)
#include "test_second_events.moc"
