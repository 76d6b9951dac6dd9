// ERR-1 to ERR-7: the penalty, the referee, and the claim, with what is put right.
#include "kept_game.h"
#include "tests/support/table.h"

#include <QtTest>

#include <algorithm>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;
using What = Happening::What;

class TestErrors : public QObject {
    Q_OBJECT

private slots:
    /// ERR-2 ERR-6: no legal card, after the slide, so slot 6 has matured already.
    void noLegalCard()
    {
        Table table;
        table.slot(1, "u").slot(2, "t").slot(3, "r", {}, {"rats"}).slot(4, "", Power::Misdirect).slot(6, "b", {}, {"new-vampire"});
        QCOMPARE(table.refused(SufferPenalty{}), ""); // at rest the table may always say that it found an error
        QVERIFY(table.take(Mature{}));
        QVERIFY(penaltyDue(table.rules, table.state));
        QVERIFY(legalActions(table.rules, table.state) == std::vector<Action>{SufferPenalty{}});
        QVERIFY(table.take(SufferPenalty{}));
        QVERIFY(table.happened(What::PenaltyRevealed));
        QVERIFY(table.happened(What::PenaltyCleared));
        QVERIFY(table.happened(What::PenaltyDamage));
        QVERIFY(table.lies("u", 1) && table.in(1).faceUp);
        QCOMPARE(int(table.state.damage), 5);
        QVERIFY(powersOnTrail(table.state).empty()); // ERR-7
        QVERIFY(figureOnBoard(table.rules, table.state));
        QVERIFY(table.state.step == Step::BeforeSlide); // ENC-4: at sea no card
        // With a card to play the penalty is not due between slide and card.
        Table fine;
        fine.slot(1, "a");
        QVERIFY(fine.take(Slide{}));
        QCOMPARE(fine.refused(SufferPenalty{}), "ERR-2");
    }

    /// OPEN-38: both readings. PR-36, OPEN-37: both readings.
    void readings()
    {
        const auto stuck = [] {
            Table table;
            table.slot(1, "a", {}, {"spy"}, true).slot(2, "b", {}, {"rats"}).slot(3, "c").slot(4, "", Power::Misdirect);
            table.slot(5, "e", Power::WolfForm).token("a");
            return table;
        };
        Table table = stuck();
        QVERIFY(table.take(Slide{}, SufferPenalty{}));
        QVERIFY(table.state.step == Step::PlaceEncounter);
        QVERIFY(table.in(1).encounters.empty() && !table.in(1).rumor);
        Table ends = stuck();
        ends.rules.rulings.encounterAfterPenalty = NoYes::No;
        QVERIFY(ends.take(Slide{}, SufferPenalty{}));
        QVERIFY(ends.state.step == Step::BeforeSlide);
        Table whole = stuck();
        whole.rules.rulings.penaltyKeeps = PenaltyKeeps::WholeHideout;
        QVERIFY(whole.take(Slide{}, SufferPenalty{}));
        QCOMPARE(whole.in(1).encounters.size(), std::size_t{1});
        QVERIFY(whole.in(1).rumor && whole.in(1).faceUp);
        QVERIFY(!brokenInvariant(whole.rules, whole.state));
    }

    /// The referee enters what happened at the table and the penalty follows at once.
    void refereePenalisesAtOnce()
    {
        KeptGame game;
        game.slot(1, "a", {}, {"rats"});
        game.begin();
        QVERIFY(game.act(Slide{}));
        const Play jump{game.at("e"), {}, {}};
        QCOMPARE(game.refused(jump), "CARD-3");
        QVERIFY(game.act(RefereeEntry{jump, true}));
        QVERIFY(game.lies("e", 1) && game.in(1).faceUp && game.empty(2));
        QCOMPARE(int(game.state.damage), 5);
        QVERIFY(game.state.keptErrors.empty());
        QVERIFY(game.act(PlaceEncounter{game.state.encounterHand[0]}));
        QVERIFY(game.act(EndPhase{}));
        // It has been paid for: a claim finds nothing more.
        QVERIFY(game.claim());
        QVERIFY(game.happened(What::NoError));
        QCOMPARE(int(game.state.damage), 5);
    }

    /// The referee keeps a step that nobody noticed; a later claim finds it, once.
    void refereeKeepsAndClaimFinds()
    {
        KeptGame game;
        game.slot(1, "a", {}, {"rats"});
        game.begin();
        QVERIFY(game.claim()); // the clean case
        QVERIFY(game.happened(What::NoError));
        QVERIFY(game.act(Slide{}, RefereeEntry{Play{game.at("e"), {}, {}}, false}));
        QVERIFY(game.act(PlaceEncounter{game.state.encounterHand[0]}));
        QVERIFY(game.act(EndPhase{}));
        QVERIFY(game.lies("e", 1) && !game.in(1).faceUp);
        QVERIFY(game.phase(game.play("f")));
        QCOMPARE(int(game.state.damage), 0);
        QVERIFY(game.claim());
        // The table learns the round and the rule, and the three steps of the penalty: nothing of E, where the error was.
        QVERIFY(game.happened(What::ErrorFound));
        QCOMPARE(std::get<int>(game.state.happened[0].arguments[0]), 1);
        QCOMPARE(game.state.happened[0].rule, "CARD-3");
        for (const Happening& happening : game.state.happened)
            for (const Argument& argument : happening.arguments)
                if (const auto* location = std::get_if<LocationId>(&argument))
                    QVERIFY(*location == game.at("f")); // OPEN-36
        QVERIFY(game.lies("f", 1) && game.in(1).faceUp && game.empty(2));
        QCOMPARE(int(game.state.damage), 5);
        QVERIFY(game.claim());
        QVERIFY(game.happened(What::NoError));
    }

    /// ERR-1: an error that the table found by itself is paid for once; another one is another penalty.
    void penaltyOfTheTableSettlesOneError()
    {
        KeptGame game;
        game.slot(1, "a", {}, {"rats"});
        game.begin();
        for (const char* city : {"e", "h"}) {
            QVERIFY(game.act(Slide{}, RefereeEntry{Play{game.at(city), {}, {}}, false}));
            QVERIFY(game.act(PlaceEncounter{game.state.encounterHand[0]}));
            QVERIFY(game.act(EndPhase{}));
        }
        QVERIFY(game.act(SufferPenalty{}));
        QCOMPARE(int(game.state.damage), 5);
        QVERIFY(game.claim());
        QVERIFY(game.happened(What::ErrorFound));
        QCOMPARE(int(game.state.damage), 10);
        QVERIFY(game.claim());
        QVERIFY(game.happened(What::NoError));
    }

    void refereeRefusesWhatIsLegalOrImpossible()
    {
        KeptGame game;
        game.slot(1, "a", {}, {"rats"}).slot(2, "d");
        game.begin();
        QVERIFY(game.act(Slide{}));
        QCOMPARE(game.refused(RefereeEntry{Play{game.at("b"), {}, {}}, true}), "ERR-1");
        QCOMPARE(game.refused(RefereeEntry{Play{game.at("d"), {}, {}}, true}), "INV-1"); // its card lies on the trail
        QCOMPARE(game.refused(RefereeEntry{Play{game.at("e"), Power::Feed, {}}, true}), "INV-1");
        QVERIFY(game.take(RefereeEntry{Play{game.at("f"), Power::WolfForm, {}}, false})); // three roads
        QVERIFY(!brokenInvariant(game.rules, game.state));
    }

    /// Other steps than plays: an Encounter card where none may lie, a lair at sea, a Rumor token too far back.
    void refereeOtherSteps()
    {
        KeptGame game;
        game.slot(1, "f").slot(6, "t");
        game.state.rumorTokens = 1;
        game.begin();
        QVERIFY(game.act(RefereeEntry{MakeLair{std::nullopt, game.card("rats")}, false}));
        QCOMPARE(game.state.keptErrors[0].rule, "OPEN-8");
        QVERIFY(game.act(game.play("", Power::Feed), RefereeEntry{PlaceEncounter{game.card("bats")}, false}));
        QCOMPARE(game.state.keptErrors[1].rule, "ENC-3");
        QCOMPARE(game.in(1).encounters.size(), std::size_t{1});
        QVERIFY(game.claim());
        QCOMPARE(game.state.happened[0].rule, "OPEN-8");
        QVERIFY(game.claim()); // the second error is an error of its own
        QCOMPARE(game.state.happened[0].rule, "ENC-3");
        QCOMPARE(int(game.state.damage), 10);
    }

    /// A road that the printed board does not have: every step over it was an error.
    void boardPutRight()
    {
        KeptGame game;
        game.slot(1, "a", {}, {"rats"});
        game.begin();
        QVERIFY(game.phase(game.play("b")));
        QVERIFY(game.phase(game.play("d")));
        QVERIFY(game.claim());
        QVERIFY(game.happened(What::NoError));
        QVERIFY(game.act(PutRightEdge{game.at("b"), game.at("a"), false}));
        QCOMPARE(game.refused(PutRightEdge{game.at("a"), game.at("b"), false}), "ADJ-1");
        QVERIFY(game.claim());
        QCOMPARE(game.state.happened[0].rule, "CARD-3");
        QCOMPARE(std::get<int>(game.state.happened[0].arguments[0]), 1);
        QVERIFY(game.lies("d", 1) && game.empty(2));
        QVERIFY(game.claim());
        QVERIFY(game.happened(What::NoError));
        // And a road that the file lacked makes a kept error none.
        KeptGame other;
        other.slot(1, "a", {}, {"rats"});
        other.begin();
        QVERIFY(other.act(Slide{}, RefereeEntry{Play{other.at("h"), {}, {}}, false}));
        QVERIFY(other.act(PlaceEncounter{other.state.encounterHand[0]}));
        QVERIFY(other.act(EndPhase{}, PutRightEdge{other.at("a"), other.at("h"), true}));
        QVERIFY(other.claim());
        QVERIFY(other.happened(What::NoError));
    }

    /// A ruling that the table corrects: the step that it forbids was an error.
    void rulingPutRight()
    {
        KeptGame game;
        game.slot(1, "a", {}, {"rats"});
        game.rules.rulings = rulingsOf(Printing::Recommended);
        game.begin();
        QVERIFY(game.phase(game.play("", PowerSet{Power::WolfForm, Power::Hide})));
        QCOMPARE(game.refused(PutRightRuling{Ruling::wolfWithHide, 1}), "OPEN-21");
        QCOMPARE(game.refused(PutRightRuling{Ruling::wolfWithHide, 7}), "OPEN-21");
        QVERIFY(game.act(PutRightRuling{Ruling::wolfWithHide, 0}));
        QVERIFY(game.rules.rulings.wolfWithHide == NoYes::No);
        QVERIFY(game.claim());
        QCOMPARE(game.state.happened[0].rule, "OPEN-21");
        QCOMPARE(int(game.state.damage), 6);
    }

    /// A card that was entered wrongly: the step that put it there is checked with the card that it really was.
    void entryPutRight()
    {
        KeptGame game;
        game.slot(1, "a", {}, {"rats"});
        game.begin();
        QVERIFY(game.phase(game.play("b")));
        QVERIFY(game.phase(game.play("d")));
        QCOMPARE(game.refused(PutRightEntry{Slot{2}, game.at("d")}), "CARD-4");
        QCOMPARE(game.refused(PutRightEntry{Slot{4}, game.at("c")}), "MISD-1");
        QVERIFY(game.act(PutRightEntry{Slot{2}, game.at("c")})); // A to C to D: still legal
        QVERIFY(game.lies("c", 2));
        QVERIFY(game.claim());
        QVERIFY(game.happened(What::NoError));
        QVERIFY(game.act(PutRightEntry{Slot{2}, game.at("e")})); // A to E was not
        QVERIFY(game.claim());
        QCOMPARE(game.state.happened[0].rule, "CARD-3");
        QCOMPARE(std::get<int>(game.state.happened[0].arguments[0]), 1);
        QVERIFY(game.lies("d", 1) && game.empty(2) && game.empty(3));
        QVERIFY(!brokenInvariant(game.rules, game.state));
    }

    /// ERR-1: with two Dracula phases in one round (Unearthly Swiftness) each card is that of its own step.
    void entryPutRightOfASecondPhase()
    {
        KeptGame game;
        game.slot(1, "a", {}, {"rats"}).clock(Step::BeforeSlide);
        game.state.now.extraPhase = true;
        game.begin();
        QVERIFY(game.phase(game.play("b")));
        QVERIFY(game.phase(game.play("d")));
        QCOMPARE(int(game.in(1).round), int(game.in(2).round));
        QVERIFY(game.state.step == Step::Dawn);
        KeptGame first = game;
        QVERIFY(first.act(PutRightEntry{Slot{2}, first.at("e")})); // A to E was an error, E to D was none
        const auto found = auditRecord(first.startRules, first.start, first.actions);
        QVERIFY(found);
        QVERIFY(std::get<Play>(first.actions[found->step]).location == first.at("b"));
        QVERIFY(game.act(PutRightEntry{Slot{1}, game.at("e")})); // B to E was one
        const auto second = auditRecord(game.startRules, game.start, game.actions);
        QVERIFY(second);
        QVERIFY(std::get<Play>(game.actions[second->step]).location == game.at("d"));
    }

    /// ERR-1 BAT-1: the card of an escape is that of the escape, not that of the Dracula phase in the same round; and that escape can be
    /// an error itself.
    void entryPutRightOfAnEscape()
    {
        KeptGame game;
        game.slot(1, "a", {}, {"rats"}, false, true).slot(2, "h").clock(Step::Dusk);
        for (const Hunter hunter : allHunters)
            game.hunter(hunter, "k");
        game.hunter(Hunter::LordGodalming, "a");
        game.rules.rulings.prideCountsItself = NoYes::Yes; // so that the first card can escape
        auto& deck = game.state.combatDeck;
        std::swap(*std::ranges::find(deck, CombatCard::EscapeAsBat), deck.back());
        game.begin();
        QVERIFY(game.act(GoOn{}, PlayCombat{CombatCard::EscapeAsBat}, HunterFights{Hunter::LordGodalming, std::nullopt}));
        QVERIFY(game.act(ChoosePlace{game.at("d")}));
        const std::size_t escape = game.actions.size() - 1;
        for (const Hunter hunter : allHunters)
            QVERIFY(game.act(HunterActs{hunter, HunterActs::What::Pass, false, false}));
        QVERIFY(game.phase(game.play("e")));
        QVERIFY(game.lies("d", 2) && game.in(2).escapeAsBat);
        QVERIFY(!auditRecord(game.startRules, game.start, game.actions));
        KeptGame near = game;
        QVERIFY(near.act(PutRightEntry{Slot{2}, near.at("c")})); // a legal escape; but from C nobody comes to E
        const auto play = auditRecord(near.startRules, near.start, near.actions);
        QVERIFY(play);
        QVERIFY(std::holds_alternative<Play>(near.actions[play->step]));
        QCOMPARE(play->rule, "CARD-3");
        KeptGame far = game;
        QVERIFY(far.act(PutRightEntry{Slot{2}, far.at("p")})); // three roads away, and P to E is a road
        const auto bat = auditRecord(far.startRules, far.start, far.actions);
        QVERIFY(bat);
        QCOMPARE(bat->step, escape);
        QCOMPARE(bat->rule, "BAT-1");
        QVERIFY(far.claim());
        QVERIFY(far.happened(What::ErrorFound));
        QVERIFY(far.claim());
        QVERIFY(far.happened(What::NoError));
        // The road that made it possible is none.
        QVERIFY(game.act(PutRightEdge{game.at("b"), game.at("d"), false}, PutRightEdge{game.at("c"), game.at("d"), false}));
        const auto road = auditRecord(game.startRules, game.start, game.actions);
        QVERIFY(road);
        QCOMPARE(road->step, escape);
    }

    /// ERR-1 TIME-10 COMB-10: a claim goes through records from before these rules were held, as they were entered and as they were put
    /// right.
    void claimInAnOlderRecord()
    {
        KeptGame game;
        game.slot(1, "c", {}, {"rats"}).slot(2, "h").clock(Step::Dusk);
        for (const Hunter hunter : allHunters)
            game.hunter(hunter, "k");
        game.hunter(godalming, "c");
        std::ranges::stable_partition(game.state.combatDeck,
                                      [](CombatCard card) { return card != CombatCard::Claws && card != CombatCard::Strength; });
        game.begin();
        const auto once = [&](const Action& action) { // as a program of then took it
            auto next = applyRecorded(game.rules, game.state, action);
            if (next)
                game.state = std::move(*next);
            game.actions.push_back(action);
            return next.has_value();
        };
        const auto backwards = [&] {
            for (auto hunter = allHunters.rbegin(); hunter != allHunters.rend(); ++hunter)
                if (!once(HunterActs{*hunter, HunterActs::What::Pass, false, false}))
                    return false;
            return true;
        };
        QVERIFY(once(GoOn{}));
        for (int round = 0; round < 2; ++round) { // the same card twice running
            QVERIFY(once(PlayCombat{CombatCard::Claws}) && once(HunterFights{godalming, HunterCard::Punch}));
            QVERIFY(once(ResolveHunters{1, {}}));
        }
        QVERIFY(once(PlayCombat{CombatCard::Strength}) && once(HunterFights{godalming, HunterCard::Escape}));
        QVERIFY(once(GoOn{}) && once(ResolveHunters{0, godalming}));
        QVERIFY(!game.state.combat && backwards());
        QVERIFY(game.phase(game.play("d")));
        QVERIFY(once(GoOn{}) && backwards() && once(GoOn{}) && backwards());
        QVERIFY(game.phase(game.play("e")));
        QVERIFY(!auditRecord(game.startRules, game.start, game.actions));
        QVERIFY(game.act(PutRightEntry{Slot{2}, game.at("a")})); // C to A was no error, A to E was one
        const auto found = auditRecord(game.startRules, game.start, game.actions);
        QVERIFY(found);
        QCOMPARE(found->rule, "CARD-3");
        QVERIFY(std::get<Play>(game.actions[found->step]).location == game.at("e"));
    }

    /// ERR-1: a card that was put there by hand belongs to no step of that round.
    void entryPutRightOfACorrection()
    {
        KeptGame game;
        game.slot(1, "a", {}, {"rats"});
        game.begin();
        QVERIFY(game.act(Slide{}, game.play("b"), PutRight{"it lay here", EditHideout{{false, 4}, game.at("g"), {}, false, false, false}}));
        QVERIFY(game.act(PlaceEncounter{game.state.encounterHand[0]}));
        if (game.state.step == Step::PlaceRumor)
            QVERIFY(game.act(EndPhase{}));
        QVERIFY(game.act(PutRightEntry{Slot{4}, game.at("h")}));
        QVERIFY(!auditRecord(game.startRules, game.start, game.actions));
        QVERIFY(game.act(PutRightEntry{Slot{1}, game.at("h")}) == false); // its card lies there
        QVERIFY(game.act(PutRightEntry{Slot{1}, game.at("e")}));
        QVERIFY(game.act(PutRightEntry{Slot{1}, game.at("c")})); // put right twice: it is still that of its step
        QVERIFY(!auditRecord(game.startRules, game.start, game.actions));
    }

    /// INV-1: the bond follows an entry that is put right.
    void entryPutRightKeepsTheBond()
    {
        Table table;
        table.slot(1, "", Power::Hide).slot(2, "a").bond("a");
        QVERIFY(table.take(PutRightEntry{Slot{2}, table.at("b")}));
        QVERIFY(table.state.hideBond == table.at("b"));
        QVERIFY(!brokenInvariant(table.rules, table.state));
    }

    /// A claim is possible only at rest, never between the slide and the card.
    void claimOnlyAtRest()
    {
        Table table;
        table.slot(1, "a");
        QVERIFY(table.take(Slide{}));
        QCOMPARE(table.refused(ClaimError{}), "TIME-1");
    }
};

DEMETER_TEST(TestErrors)
#include "test_errors.moc"
