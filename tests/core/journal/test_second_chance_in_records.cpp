// Records of the second edition in which chance comes in round by round: what whoever has everything can foretell, that the deal and all of
// it can be verified, and what the verifier says of a share that was changed.
#include "core/fury2e/record/recorded.h"
#include "core/fury2e/text/state_text.h"
#include "tests/core/journal/changed_line.h"
#include "tests/core/journal/journal_support.h"
#include "tests/support/random_second_game.h"

#include <QTest>

#include <algorithm>

using namespace demeter;

namespace {

namespace second = demeter::fury2e;

using SecondBytes = std::shared_ptr<std::string>;

std::optional<second::Record> begunSecond(const SecondBytes& bytes, bool beforeDraws = false)
{
    second::RecordHeader start;
    start.gameId = std::string(31, '0') + "2";
    start.started = "2026-01-01T12:00:00Z";
    start.board = "fury-2e";
    start.chance = ChanceTimes::EachRound;
    start.rulings.set(second::Ruling::ChanceWhen, beforeDraws ? 0 : 1);
    start.deal = FairDeal{Secret{1, 2, 3}, "aglio e sale"};
    auto made = second::Record::create(std::make_unique<test::MemoryDevice>(bytes), start, {test::board("fury-2e"), start.rulings},
                                       test::testKeys());
    return made ? std::optional(*std::move(made)) : std::nullopt;
}

struct SecondChance {
    static auto begun(const SecondBytes& bytes) { return begunSecond(bytes); }
    static bool toRound(second::Record& record, std::uint16_t round, std::mt19937_64& random)
    {
        for (int guard = 0; guard < 5000; ++guard) {
            if (record.state().round == round && record.state().step == second::Step::RoundBegins)
                return true;
            const auto action = test::likelySecondAction(random, record.ruleset(), record.state());
            if (!action)
                return false;
            if (!isChance(*action) && !record.submit(*action))
                return false;
        }
        return false;
    }
    static auto reopened(const std::string& bytes)
    {
        return second::Record::open(std::make_unique<test::MemoryDevice>(std::make_shared<std::string>(bytes)), {test::boards(), {}},
                                    test::testKeys());
    }
    static second::Verification verified(const Reveal& lines, const std::vector<NotedCode>& codes = {})
    {
        return second::verify(lines, codes, test::boards());
    }
    static const auto& pile(const second::GameState& state) { return state.reserve; }
};
using SecondChanceLaws = test::ChanceLaws<SecondChance>;

Reveal secondReveal(const second::Record& record)
{
    return *readReveal(record.reveal().value());
}

} // namespace

class TestSecondChanceInRecords : public QObject {
    Q_OBJECT

private slots:
    void aLaterRoundIsNotForetold_data()
    {
        QTest::addColumn<bool>("byWords");
        QTest::newRow("words") << true;
        QTest::newRow("shares") << false;
    }
    void aLaterRoundIsNotForetold()
    {
        QFETCH(bool, byWords);
        SecondChanceLaws::laterRoundIsNotForetold(byWords);
    }

    /// Where the table goes on without, whoever has the file knows all that comes from what is done: the test above can fail.
    void withoutChanceItIs()
    {
        for (const bool skipped : {true, false}) {
            std::mt19937_64 random(5);
            const auto bytes = std::make_shared<std::string>();
            auto record = begunSecond(bytes);
            QVERIFY(record && SecondChance::toRound(*record, 3, random));
            const auto held = SecondChance::reopened(*bytes);
            const std::size_t from = record->entries().size();
            QVERIFY(record->submit(skipped ? second::Action(second::GoOn{}) : second::Action(AddChance{{"sal", {}}})));
            QVERIFY(SecondChance::toRound(*record, 4, random));
            second::GameState foretold = held->record.state();
            bool asItCame = true;
            for (std::size_t n = from; n < record->entries().size() && asItCame; ++n) {
                const auto& action = record->entries()[n].action;
                auto next = second::apply(record->ruleset(), foretold, isChance(action) ? second::Action(second::GoOn{}) : action);
                asItCame = next.has_value(); // a token is placed that he does not hold
                if (next)
                    foretold = *std::move(next);
            }
            QCOMPARE(asItCame && foretold.reserve == record->state().reserve, skipped);
        }
    }

    /// 2E-CHANCE-1: whoever takes the draw back, with a record or opened anew, and asks for other words gets the same tokens.
    void theSameIsDrawnAgain()
    {
        std::mt19937_64 random(9);
        const auto bytes = std::make_shared<std::string>();
        auto record = begunSecond(bytes, true);
        QVERIFY(record);
        while (!drawsWait(record->state())) {
            const auto action = test::likelySecondAction(random, record->ruleset(), record->state());
            QVERIFY(action && (isChance(*action) || record->submit(*action)));
        }
        const std::size_t waits = record->cursor();
        QVERIFY(record->submit(AddChance{{"sal", {}}}));
        const auto drawn = record->state().encounterHand;
        auto opened = SecondChance::reopened(*bytes);
        QVERIFY(opened);
        for (second::Record* each : {&*record, &opened->record}) {
            QVERIFY(each->goTo(waits) && drawsWait(each->state()) && each->chanceStays());
            const auto other = each->submit(AddChance{{"pepe", {}}});
            QVERIFY(!other && each->cursor() == waits);
            QVERIFY(each->submit(second::GoOn{})); // without a word: the word is there already
            QVERIFY(each->state().encounterHand == drawn);
            QVERIFY(each->goTo(waits - 1));
            const auto again = each->entries()[waits - 1].action;
            QVERIFY(each->submit(again)); // and behind what is done otherwise it comes in by itself
            QVERIFY(each->state().encounterHand == drawn);
        }
        QVERIFY(SecondChance::verified(secondReveal(*record)).objections.empty());
    }

    void verifies()
    {
        const auto bytes = std::make_shared<std::string>();
        auto record = begunSecond(bytes);
        QVERIFY(record);
        SecondChanceLaws::playWithShares(*record);
        if (QTest::currentTestFailed())
            return;
        const std::vector<NotedCode> codes = test::codesShownBy(*record);
        QVERIFY(codes.size() >= 4);
        const second::Verification result = SecondChance::verified(secondReveal(*record), codes);
        QVERIFY(result.objections.empty() && result.vouched > 0);
        // 2E-CHANCE-1: the first hand, which the setup deals, is drawn before anything of the first round.
        QCOMPARE(result.chance.size(), 4U);
        QVERIFY(std::ranges::all_of(result.chance, &RoundChance::isNew));
        QVERIFY(!result.chance[0].drew);
        // Opened again it is the same game, and goes on.
        const auto again = SecondChance::reopened(*bytes);
        QVERIFY(again && again->notices.empty() && again->record.state() == record->state());
        QVERIFY(second::writeState(record->ruleset(), record->state()).find(R"("chance":{"eachRound":true,"promisedRound":4,)") !=
                std::string::npos);
    }

    void aChangeIsFound_data() { test::addChangesOfChance(); }
    void aChangeIsFound() { SecondChanceLaws::changeIsFound(); }

    /// Whoever has the secret cannot choose it after the words: it is promised before. Another secret is another promise.
    void theDealIsNotSteered()
    {
        auto record = begunSecond(std::make_shared<std::string>());
        QVERIFY(record);
        Reveal lines = secondReveal(*record);
        QVERIFY(SecondChance::verified(lines).objections.empty());
        std::string& hidden = *lines[0].hidden;
        hidden.replace(hidden.find("010203"), 6, "010204");
        lines[0].commitment = commitmentOf(record->gameId(), 0, *lines[0].nonce, hidden);
        lines[0].head = sealedHead(firstHead, 0, lines[0].open, *lines[0].commitment);
        QVERIFY(!SecondChance::verified(lines).objections.empty());
    }
};

DEMETER_TEST(TestSecondChanceInRecords)
#include "test_second_chance_in_records.moc"
