// What the hunters enter at the table of the second edition: what is theirs, what is remembered, and what can be taken back.
#include "core/fury2e/record/table_entries.h"

#include "core/fury2e/rules/rules.h"
#include "tests/support/entered_game.h"
#include "tests/support/load.h"
#include "tests/support/memory_device.h"
#include "tests/support/random_second_game.h"
#include "tests/support/second_twins.h"
#include "tests/support/test_keys.h"

#include <QtTest>

#include <memory>
#include <random>
#include <string>
#include <vector>

namespace demeter::fury2e {
namespace {

using test::board;
using test::likelySecondAction;
using test::testKeys;

LocationId place(std::string_view id)
{
    return board("fury-2e")->find(id).value();
}

/// A game on the second edition's board, and the entries into it.
class Game : public test::EnteredGame<TableEntries> {
public:
    Game() : EnteredGame(begun({board("fury-2e"), {}})) {}

    /// The hunters stand in four cities of the north, Dracula in the south; it is the turn of the first of them.
    bool setUp()
    {
        return !enter(PlaceHunters{{place("edinburgh"), place("manchester"), place("galway"), place("plymouth")}}) &&
               submit(ChooseStart{place("naples")}) && PublicQuestion::What::Turn == asked();
    }
    PublicQuestion::What asked() const { return publicView(record.ruleset(), record.state()).asked.what; }

private:
    static Record begun(const Ruleset& ruleset)
    {
        RecordHeader header;
        header.board = "fury-2e";
        header.gameId = std::string(32, '7');
        return Record::create(std::make_unique<MemoryDevice>(std::make_shared<std::string>()), header, ruleset, testKeys()).value();
    }
};

} // namespace
} // namespace demeter::fury2e

using namespace demeter::fury2e;

class TestSecondEntered : public QObject {
    Q_OBJECT

private slots:
    /// 2E-HUNT-2, 2E-HUNT-10: a move and what a hunter does then are one entry each; the last one can be taken back, and is said to be a
    /// correction.
    void anEntryCanBeTakenBack()
    {
        Game game;
        QVERIFY(game.setUp());
        QVERIFY(!game.entries.canTakeBack(game.record)); // Dracula's start came after the hunters', and the table noticed it
        const std::size_t logged = game.record.publicLog().size(), began = game.record.cursor();
        const MoveHunters move{Hunter::LordGodalming, place("manchester"), Travel::Road, false};
        QVERIFY(!game.enter(move));
        QVERIFY(game.entries.canTakeBack(game.record) && game.entries.lastEntry(game.record) == Action(move));
        QCOMPARE(game.entries.newsBegins(game.record), logged);
        QVERIFY(game.entries.revealedByEntry(game.record).empty());
        QVERIFY(game.takeBack());
        QCOMPARE(game.record.cursor(), began);
        QVERIFY(game.record.publicLog().back().way == PublicStep::Way::Back);
        QVERIFY(!game.entries.canTakeBack(game.record) && !game.entries.lastEntry(game.record));
        QVERIFY(!game.enter(move));
        const std::size_t acts = game.record.publicLog().size();
        QVERIFY(!game.enter(HuntersAct{}));
        QVERIFY(game.entries.lastEntry(game.record) == Action(HuntersAct{}));
        QCOMPARE(game.entries.entryBegins(game.record), acts);
        // What was entered after it is taken back: then it is the last again, and still what was entered there.
        QVERIFY(!game.enter(MoveHunters{Hunter::DrSeward, place("liverpool"), Travel::Road, false}));
        QCOMPARE(game.entries.entryBegins(game.record), game.entries.newsBegins(game.record));
        QVERIFY(game.takeBack());
        QVERIFY(game.entries.lastEntry(game.record) == Action(HuntersAct{}));
        QCOMPARE(game.entries.entryBegins(game.record), acts);
        QVERIFY(game.record.publicLog()[acts - 1].view.acting == HunterSet(Hunter::LordGodalming));
        QVERIFY(!TableEntries(game.record).canTakeBack(game.record));
    }

    /// 2E-HUNT-1: what the table cannot enter now changes nothing, also where it could be allowed all the same.
    void whatIsRefusedChangesNothing()
    {
        Game game;
        QVERIFY(game.setUp());
        const std::size_t cursor = game.record.cursor();
        const auto his = game.enter(SufferPenalty{}); // 2E-ERR-2: legal, but nothing that hunters enter
        QVERIFY(his && his->rule == "2E-TURN-1");
        const MoveHunters far{Hunter::DrSeward, place("athens"), Travel::Road, false};
        const auto refused = game.enter(far);
        QVERIFY(refused && refused->rule == "2E-HUNT-2" && refused->what == Refusal::HunterNoRoad);
        QCOMPARE(game.record.cursor(), cursor);
        QVERIFY(!game.enter(MoveHunters{Hunter::DrSeward, place("athens"), Travel::Road, true}));
        QCOMPARE(game.record.cursor(), cursor + 1);
    }

    /// 2E-INFO-3: nobody is asked what everybody knows. It is one entry with what it came of, and goes back with it.
    void whatEverybodyKnowsIsNotAsked()
    {
        Game game;
        QVERIFY(game.setUp());
        const std::size_t began = game.record.cursor();
        QVERIFY(!game.enter(HunterPlays{.event = HunterEvent::MoneyTrail})); // Dracula's hand is empty
        QVERIFY(game.asked() == PublicQuestion::What::Turn);
        QCOMPARE(game.record.cursor(), began + 2);
        QVERIFY(!TableEntries::isUnasked(game.record, began) && TableEntries::isUnasked(game.record, began + 1));
        QVERIFY(game.record.entries().back().action == Action(GoOn{})); // as if he had said it
        QVERIFY(game.takeBack());
        QCOMPARE(game.record.cursor(), began);
        // With one card he is asked, whichever it is.
        QVERIFY(!game.enter(MoveHunters{Hunter::LordGodalming, place("manchester"), Travel::Road, false}));
        QVERIFY(!game.enter(HuntersAct{HuntersAct::What::Rest, {}, 1, false}) && game.submit(DrawEvent{DraculaEvent::Trap}));
        QVERIFY(!game.enter(HunterPlays{.event = HunterEvent::MoneyTrail}));
        QVERIFY(game.asked() == PublicQuestion::What::Dracula);
    }

    /// 2E-HUNT-10, 2E-GEN-3: who moves next ends the turn under way, if his own comes now.
    void theNextMoveEndsATurn()
    {
        Game game;
        QVERIFY(game.setUp());
        QVERIFY(!game.enter(MoveHunters{Hunter::LordGodalming, place("manchester"), Travel::Road, false}));
        QVERIFY(game.asked() == PublicQuestion::What::Act);
        const TableTurn turn = tableTurn(game.record.ruleset(), game.record.state());
        QVERIFY(turn.next.size() == 1 && turn.next.front().hunter == Hunter::DrSeward && turn.next.front().stay);
        const std::size_t began = game.record.cursor();
        const auto far = game.enter(MoveHunters{Hunter::DrSeward, place("athens"), Travel::Road, false});
        QVERIFY(far && far->rule == "2E-HUNT-2");
        const auto early = game.enter(MoveHunters{Hunter::MinaHarker, place("london"), Travel::Road, false});
        QVERIFY(early && early->rule == "2E-GEN-3");
        QCOMPARE(game.record.cursor(), began);
        QVERIFY(!game.enter(MoveHunters{Hunter::DrSeward, place("liverpool"), Travel::Road, false}));
        QCOMPARE(game.record.cursor(), began + 2);
        QVERIFY(game.record.state().turn.acted.contains(Hunter::LordGodalming));
        QVERIFY(game.record.state().hunters[1] == place("liverpool") && game.asked() == PublicQuestion::What::Act);
        QVERIFY(game.takeBack()); // the move; that the turn before was over stays
        QCOMPARE(game.record.cursor(), began + 1);
    }

    /// 2E-HUNT-6: all who are left stay and do nothing, in one entry, and not beyond the round.
    void allOthersPass()
    {
        Game game;
        QVERIFY(game.setUp());
        QVERIFY(!game.enter(MoveHunters{Hunter::LordGodalming, place("manchester"), Travel::Road, false}));
        const std::size_t began = game.record.cursor(), logged = game.record.publicLog().size();
        const std::uint16_t round = game.record.state().round;
        QVERIFY(game.othersPass());
        QVERIFY(game.asked() == PublicQuestion::What::Dracula);
        QCOMPARE(game.record.state().round, static_cast<std::uint16_t>(round + 1));
        QCOMPARE(game.record.state().hunters[3], place("plymouth"));
        QCOMPARE(game.record.cursor(), began + 7); // what he does, and of three others both
        QVERIFY(game.entries.canTakeBack(game.record) && !game.entries.lastEntry(game.record));
        QCOMPARE(game.entries.newsBegins(game.record), logged);
        QVERIFY(!game.othersPass()); // Dracula is next
        QVERIFY(game.takeBack());
        QCOMPARE(game.record.cursor(), began);
    }

    /// 2E-HUNT-1: at sea nobody may stay, so nobody passes there.
    void nobodyPassesAtSea()
    {
        Game game;
        QVERIFY(game.setUp());
        for (const Hunter hunter : {Hunter::LordGodalming, Hunter::DrSeward, Hunter::VanHelsing}) { // 2E-GEN-3: they come first
            const auto here = game.record.state().hunters[static_cast<std::size_t>(hunter)];
            QVERIFY(here && !game.enter(MoveHunters{hunter, *here, Travel::Road, false}) && !game.enter(HuntersAct{}));
        }
        QVERIFY(!game.enter(MoveHunters{Hunter::MinaHarker, place("english-channel"), Travel::Sea, false}));
        while (game.record.state().round == 1)
            QVERIFY(game.othersPass());
        std::mt19937_64 random(5);
        while (game.asked() == PublicQuestion::What::Dracula)
            QVERIFY(game.submit(*likelySecondAction(random, game.record.ruleset(), game.record.state())));
        QVERIFY(game.asked() == PublicQuestion::What::Turn); // he is too far from everybody
        QVERIFY(game.othersPass());
        QVERIFY(game.asked() == PublicQuestion::What::Turn);
        QVERIFY(!game.record.state().turn.acted.contains(Hunter::MinaHarker));
        QVERIFY(!game.othersPass());
    }

    /// Whole games, in which the table enters whatever is its own: Dracula is never needed for the hunters' turns, and what an entry brings
    /// to light is told.
    void wholeGames()
    {
        std::mt19937_64 random(20);
        std::size_t entered = 0, his = 0, shown = 0;
        for (int n = 0; n < 4; ++n) {
            Game game;
            for (int steps = 0; steps < 400 && game.record.state().step != Step::Over; ++steps) {
                const auto next = likelySecondAction(random, game.record.ruleset(), game.record.state());
                QVERIFY(next);
                const bool hunters = game.asked() != PublicQuestion::What::Dracula;
                if (refusedAtTable(game.record.ruleset(), game.record.state(), *next)) {
                    QVERIFY(game.submit(*next));
                    ++his;
                    continue;
                }
                QVERIFY(hunters);
                QVERIFY(!game.enter(*next));
                QVERIFY(game.entries.canTakeBack(game.record));
                ++entered;
                shown += game.entries.revealedByEntry(game.record).empty() ? 0U : 1U;
            }
        }
        QVERIFY2(entered > 400 && his > 200 && shown > 10, qPrintable(QStringLiteral("%1 %2 %3").arg(entered).arg(his).arg(shown)));
    }

    /// 2E-INV-8: what the table may enter, and why it may not, is the same in all games that look alike.
    void nothingHiddenIsToldByARefusal()
    {
        int asked = 0;
        for (std::uint64_t number = 1; number <= 6; ++number)
            playSecondTwins(number, 150, [&](const SecondTwins& twins) {
                for (const GameState* from : {&twins.first, &twins.twin})
                    for (const Action& action : legalActions(twins.ruleset, *from)) {
                        if (publicView(twins.ruleset, twins.first) != publicView(twins.ruleset, twins.twin))
                            return;
                        const auto first = refusedAtTable(twins.ruleset, twins.first, action);
                        const auto twin = refusedAtTable(twins.ruleset, twins.twin, action);
                        QVERIFY(first == twin);
                        asked += first ? 0 : 1;
                    }
                QVERIFY(EnteredByHunters::pass(twins.ruleset, twins.first, twins.first, tableTurn(twins.ruleset, twins.first)) ==
                        EnteredByHunters::pass(twins.ruleset, twins.twin, twins.twin, tableTurn(twins.ruleset, twins.twin)));
            });
        QVERIFY2(asked > 1000, qPrintable(QString::number(asked)));
    }
};

DEMETER_TEST(TestSecondEntered)
#include "test_second_entered.moc"
