// Readings of the rules by name and by printing, and what puts a ruleset right.
#include "core/fury3e/game/ruleset.h"
#include "core/fury3e/game/rulings.h"
#include "tests/support/load.h"

#include <QObject>
#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

using namespace demeter;
using namespace demeter::fury3e;

class TestRulings : public QObject {
    Q_OBJECT

private slots:
    void everyRulingHasItsNames()
    {
        std::set<std::string_view> fields, ids;
        for (std::size_t i = 0; i < rulingCount; ++i) {
            const RulingInfo& info = rulingTable()[i];
            QCOMPARE(static_cast<std::size_t>(info.ruling), i);
            QVERIFY(fields.insert(info.field).second);
            QVERIFY(ids.insert(info.id).second);
            QVERIFY(rulingFromField(info.field) == info.ruling);
            QVERIFY(info.readingCount == 2 || info.readingCount == 3);
            for (std::size_t r = 0; r < info.readings.size(); ++r)
                QCOMPARE(info.readings[r].empty(), r >= info.readingCount);
            QVERIFY(info.recommended < info.readingCount);
            for (const std::uint8_t printed : info.printings)
                QVERIFY(printed < info.readingCount);
        }
        QVERIFY(!rulingFromField("costorder"));
        QVERIFY(!rulingFromField(""));
    }

    void readingsAreSetAndRead()
    {
        for (const RulingInfo& info : rulingTable()) {
            Rulings rulings;
            QCOMPARE(reading(rulings, info.ruling), info.recommended);
            for (std::uint8_t index = 0; index < info.readingCount; ++index) {
                QVERIFY(setReading(rulings, info.ruling, index));
                QCOMPARE(reading(rulings, info.ruling), index);
                QCOMPARE(rulings == Rulings{}, index == info.recommended);
            }
            const Rulings before = rulings;
            QVERIFY(!setReading(rulings, info.ruling, info.readingCount));
            QVERIFY(!setReading(rulings, info.ruling, 255));
            QVERIFY(rulings == before);
        }
        Rulings rulings;
        QVERIFY(!setReading(rulings, static_cast<Ruling>(rulingCount), 0));
    }

    /// GOLD-1: where the printed references differ, the recommended reading is that of one of them, and of nothing else.
    void recommendedReadingsAreThoseOfAReference()
    {
        for (const RulingInfo& info : rulingTable())
            if (info.id.starts_with("PR-"))
                QVERIFY2(std::ranges::find(info.printings, info.recommended) != info.printings.end(), info.id.data());
    }

    /// PR-10, PR-16, PR-21, PR-34: where the three references differ.
    void printings()
    {
        QVERIFY(rulingsOf(Printing::Recommended) == Rulings{});
        const Rulings es = rulingsOf(Printing::Es), pl = rulingsOf(Printing::Pl), ru = rulingsOf(Printing::Ru);
        QVERIFY(es.misdirectTakesCurrent == NoYes::Yes && pl.misdirectTakesCurrent == NoYes::Yes && ru.misdirectTakesCurrent == NoYes::No);
        QVERIFY(es.wolfLeavesTokenCity == NoYes::No && pl.wolfLeavesTokenCity == NoYes::Yes && ru.wolfLeavesTokenCity == NoYes::Yes);
        // PR-36: the Spanish text calls the current location a card, so none of them leaves more than that.
        for (const Rulings& printed : {es, pl, ru})
            QVERIFY(printed.penaltyKeeps == PenaltyKeeps::CardOnly);
        QVERIFY(ru.despairTrigger == DespairTrigger::PlaceCityOrHide && es.despairTrigger == DespairTrigger::ChooseCity);
        QVERIFY(ru.maturedRumor == MaturedRumor::Reserve && pl.maturedRumor == MaturedRumor::RemovedFromGame);
        // PR-34 speaks of Escape as Bat too (OPEN-23), and there the Polish wording is that of the Spanish.
        QVERIFY(es.batLeavesTokenCity == NoYes::No && pl.batLeavesTokenCity == NoYes::No && ru.batLeavesTokenCity == NoYes::Yes);
        for (const RulingInfo& info : rulingTable())
            if (!info.id.starts_with("PR") && info.ruling != Ruling::batLeavesTokenCity)
                for (const Rulings& printed : {es, pl, ru})
                    QCOMPARE(reading(printed, info.ruling), info.recommended);
    }

    /// What a record does not name is what was recommended when it was new; the list below grows when a recommended reading changes.
    void unnamedOnesStay()
    {
        Rulings recommended;
        QVERIFY(recommended.batCountsForDespair == NoYes::Yes);
        QVERIFY(unnamedRulings().batCountsForDespair == NoYes::No); // OPEN-20
        recommended.batCountsForDespair = NoYes::No;
        QVERIFY(recommended.chanceWhen == ChanceWhen::BeforeDraws);
        QVERIFY(unnamedRulings().chanceWhen == ChanceWhen::AtDawn); // CHANCE-1
        recommended.chanceWhen = ChanceWhen::AtDawn;
        QVERIFY(recommended.cardsKept == NoYes::Yes && recommended.psychicBondOnce == NoYes::Yes);
        recommended.cardsKept = NoYes::No;       // CARD-ACTIONS: the table kept them
        recommended.psychicBondOnce = NoYes::No; // CARD-BOND
        QVERIFY(unnamedRulings() == recommended);
    }

    void puttingRight()
    {
        const Ruleset ruleset = test::ruleset();
        const Ruleset other = rulesAfter(ruleset, PutRightRuling{Ruling::seaLairs, 1});
        QVERIFY(other.rulings.seaLairs == NoYes::Yes);
        QVERIFY(other.board == ruleset.board);
        QVERIFY(rulesAfter(ruleset, PutRightRuling{Ruling::seaLairs, 9}).rulings == ruleset.rulings);

        const LocationId paris = *ruleset.board->find("paris"), nantes = *ruleset.board->find("nantes");
        QVERIFY(ruleset.board->joined(paris, nantes));
        const Ruleset cut = rulesAfter(ruleset, PutRightEdge{paris, nantes, false});
        QVERIFY(!cut.board->joined(paris, nantes));
        QVERIFY(ruleset.board->joined(paris, nantes)); // boards never change
        QVERIFY(rulesAfter(cut, PutRightEdge{nantes, paris, true}).board->joined(paris, nantes));

        const Ruleset same = rulesAfter(ruleset, EndPhase{});
        QVERIFY(same.board == ruleset.board && same.rulings == ruleset.rulings && same.cards == ruleset.cards);
    }

    void hunterIdsRead()
    {
        for (const Hunter hunter : allHunters)
            QVERIFY(hunterFromId(hunterIds[static_cast<std::size_t>(hunter)]) == hunter);
        QVERIFY(!hunterFromId("mina"));
    }
};

DEMETER_TEST(TestRulings)
#include "test_rulings.moc"
