// Records of games in which chance comes in round by round: what whoever has everything can foretell, what the verifier says of a share
// that was changed, and that the header says what the game was played by.
#include "tests/core/journal/changed_line.h"
#include "tests/core/journal/journal_support.h"
#include "tests/support/rows.h"

#include <QTest>

#include <algorithm>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

RecordHeader stirredHeader()
{
    RecordHeader start = header();
    start.clockKept = true;
    start.chanceEachRound = true;
    start.deal = FairDeal{Secret{1, 2, 3}, "czosnek i sól"};
    return start;
}

std::optional<Record> begun(const std::shared_ptr<std::string>& bytes, const RecordHeader& start = stirredHeader())
{
    auto made = Record::create(std::make_unique<MemoryDevice>(bytes), start, rules(), testKeys());
    return made ? std::optional(std::move(*made)) : std::nullopt;
}

bool playToRound(Record& record, std::uint16_t round, std::mt19937_64& random)
{
    for (int guard = 0; record.state().round < round && guard < 5000; ++guard) {
        const auto action = randomAction(record, random);
        if (!action || !record.submit(*action))
            return false;
    }
    return record.state().round == round;
}

struct ThirdChance {
    static auto begun(const std::shared_ptr<std::string>& bytes) { return ::begun(bytes); }
    static bool toRound(Record& record, std::uint16_t round, std::mt19937_64& random) { return playToRound(record, round, random); }
    static auto reopened(const std::string& bytes) { return reopen(std::make_shared<std::string>(bytes)); }
    static Verification verified(const Reveal& lines, const std::vector<NotedCode>& codes = {})
    {
        return verify(lines, codes, boards(), rules().cards);
    }
    static const auto& pile(const GameState& state) { return state.encounterDeck; }
};
using ThirdChanceLaws = ChanceLaws<ThirdChance>;

} // namespace

class TestChanceInRecords : public QObject {
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
        ThirdChanceLaws::laterRoundIsNotForetold(byWords);
    }

    /// Without chance it is foretold every time: the test above can fail.
    void withoutChanceItIs()
    {
        std::mt19937_64 random(5);
        const auto bytes = std::make_shared<std::string>();
        auto record = begun(bytes);
        QVERIFY(record && playToRound(*record, 2, random));
        const auto foretold = record->state().encounterDeck;
        QVERIFY(playToRound(*record, 3, random));
        const auto& now = record->state().encounterDeck;
        QVERIFY(now.size() < foretold.size());
        QVERIFY(std::equal(now.begin(), now.end(), foretold.begin()));
    }

    void verifies()
    {
        const auto bytes = std::make_shared<std::string>();
        auto record = begun(bytes);
        QVERIFY(record);
        ThirdChanceLaws::playWithShares(*record);
        if (QTest::currentTestFailed())
            return;
        const std::vector<NotedCode> codes = codesShownBy(*record);
        QCOMPARE(codes[0].code.size(), std::size_t{19}); // 15 digits in groups of three
        const Verification result = ThirdChance::verified(*readReveal(record->reveal().value()), codes);
        QVERIFY(result.objections.empty());
        QVERIFY(result.vouched > 0);
        // Opened again it is the same game, and goes on.
        const auto again = reopen(bytes);
        QVERIFY(again && again->notices.empty());
        QCOMPARE(stateText(again->record), stateText(*record));
    }

    void aChangeIsFound_data() { addChangesOfChance(); }
    void aChangeIsFound() { ThirdChanceLaws::changeIsFound(); }

    void theHeaderSaysWhatItIsPlayedBy()
    {
        RecordHeader start = stirredHeader();
        start.boardHash = std::string(64, 'a');
        start.cardsHash = std::string(64, '0');
        start.version = "1.2.3";
        const auto bytes = std::make_shared<std::string>();
        QVERIFY(begun(bytes, start));
        const auto again = reopen(bytes);
        QVERIFY(again);
        const RecordHeader& read = again->record.header();
        QCOMPARE(read.boardHash, start.boardHash);
        QCOMPARE(read.cardsHash, start.cardsHash);
        QCOMPARE(read.version, start.version);
        QVERIFY(read.chanceEachRound && again->record.state().chance.eachRound);
    }

    void wrongHeadersAreRefused_data()
    {
        Rows<QString, QString> row;
        row("short hash", "boardHash", "ab");
        row("capitals", "cardsHash", QString(64, u'A'));
        row("control character", "version", QStringLiteral("1\t2"));
    }
    void wrongHeadersAreRefused()
    {
        const auto [field, value] = rowOf<QString, QString>();
        RecordHeader start = stirredHeader();
        (field == "boardHash" ? start.boardHash : field == "cardsHash" ? start.cardsHash : start.version) = value.toStdString();
        QVERIFY(!begun(std::make_shared<std::string>(), start));
    }

    void olderFormsHaveNoneOfIt()
    {
        RecordHeader start = stirredHeader();
        start.form = RecordForm::Sealed;
        const auto made = Record::create(std::make_unique<MemoryDevice>(std::make_shared<std::string>()), start, rules(), testKeys());
        QVERIFY(!made);
        QCOMPARE(made.error().arguments, std::vector<std::string>{"chance"});
        RecordHeader box = stirredHeader();
        box.handling = CardHandling::DrawnFromBox;
        QVERIFY(!begun(std::make_shared<std::string>(), box));
    }
};

DEMETER_TEST(TestChanceInRecords)
#include "test_chance_in_records.moc"
