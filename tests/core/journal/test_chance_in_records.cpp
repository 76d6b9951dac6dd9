// Records of games in which chance comes in round by round: what whoever has everything can foretell, what the verifier says of a share
// that was changed, and that the header says what the game was played by.
#include "tests/core/journal/changed_line.h"
#include "tests/core/journal/journal_support.h"
#include "tests/support/rows.h"

#include <QTest>

#include <algorithm>
#include <cmath>

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

Reveal revealOf(const Record& record)
{
    return *readReveal(record.reveal().value());
}

} // namespace

class TestChanceInRecords : public QObject {
    Q_OBJECT

private slots:
    /// The file with its key, and all of the memory, are in the hands of somebody in round 2. What he foretells of the first draw after
    /// the chance of round 3 comes true no more often than a guess does.
    void aLaterRoundIsNotForetold_data()
    {
        QTest::addColumn<bool>("byWords");
        QTest::newRow("words") << true;
        QTest::newRow("shares") << false;
    }
    void aLaterRoundIsNotForetold()
    {
        QFETCH(bool, byWords);
        std::mt19937_64 random(5);
        const auto bytes = std::make_shared<std::string>();
        auto record = begun(bytes);
        QVERIFY(record && playToRound(*record, 2, random));
        QVERIFY(record->submit(AddChance{{"round two", {}}}));
        QVERIFY(playToRound(*record, 3, random));
        const std::string held = *bytes; // everything that there is
        const auto seen = reopen(std::make_shared<std::string>(held));
        QVERIFY(seen);
        const auto& deck = seen->record.state().encounterDeck;
        const EncounterKind foretold = deck.back();
        constexpr int games = 200;
        int cameTrue = 0;
        for (int game = 0; game < games; ++game) {
            auto one = reopen(std::make_shared<std::string>(held));
            QVERIFY(one);
            if (byWords) {
                QVERIFY(one->record.submit(AddChance{{"sal " + std::to_string(game), {}}}));
            } else {
                const Share phone = anyShare(random);
                QVERIFY(one->record.submit(PromiseShares{{promiseOf(3, shareNamed(1)), promiseOf(3, phone)}}));
                QVERIFY(one->record.submit(AddChance{{{}, {shareNamed(1), phone}}}));
            }
            cameTrue += one->record.state().encounterDeck.back() == foretold;
        }
        const auto copies = std::ranges::count(deck, foretold);
        const double guess = double{games} * static_cast<double>(copies) / static_cast<double>(deck.size());
        QVERIFY2(cameTrue < guess + 6 * std::sqrt(guess), qPrintable(QString::number(cameTrue)));
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
        std::mt19937_64 random(6);
        const auto bytes = std::make_shared<std::string>();
        auto record = begun(bytes);
        QVERIFY(record);
        for (std::uint16_t round = 1; round < 5; ++round) {
            QVERIFY(playToRound(*record, round, random));
            QVERIFY(record->submit(PromiseShares{{promiseOf(round, shareNamed(1)), promiseOf(round, shareNamed(2))}}));
            QVERIFY(record->submit(
                AddChance{{round == 3 ? "sal" : "", {shareNamed(1), round == 2 ? std::nullopt : std::optional(shareNamed(2))}}}));
            QVERIFY(record->undo() && record->undo() && record->redo() && record->redo());
        }
        QVERIFY(playToRound(*record, 5, random));
        const std::vector<NotedCode> codes = codesShownBy(*record);
        QCOMPARE(codes[0].code.size(), std::size_t{19}); // 15 digits in groups of three
        const Verification result = verify(revealOf(*record), codes, boards(), rules().cards);
        QVERIFY(result.objections.empty());
        QVERIFY(result.vouched > 0);
        // Opened again it is the same game, and goes on.
        const auto again = reopen(bytes);
        QVERIFY(again && again->notices.empty());
        QCOMPARE(stateText(again->record), stateText(*record));
    }

    /// One share, its promise or a word is another one in the file: with all commitments and heads made anew, too, nothing of it holds.
    void aChangeIsFound_data() { addChangesOfChance(); }
    void aChangeIsFound()
    {
        QFETCH(int, line);
        QFETCH(QString, from);
        QFETCH(QString, to);
        std::mt19937_64 random(8);
        auto record = begun(std::make_shared<std::string>());
        QVERIFY(record && playToRound(*record, 2, random));
        QVERIFY(record->submit(PromiseShares{{promiseOf(2, shareNamed(1)), promiseOf(2, shareNamed(2))}}));
        QVERIFY(record->submit(AddChance{{"sal", {shareNamed(1), shareNamed(2)}}}));
        Reveal lines = revealOf(*record);
        QVERIFY(verify(lines, {}, boards(), rules().cards).objections.empty());
        QVERIFY(changeChance(lines, record->gameId(), line, from, to));
        const Verification result = verify(lines, {}, boards(), rules().cards);
        // Another word is another game that holds; what tells it from the one that was played is the code.
        if (from == "sal")
            QVERIFY(result.objections.empty() && lines.back().head != revealOf(*record).back().head);
        else
            QVERIFY(!result.objections.empty());
    }

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
