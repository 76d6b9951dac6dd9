// The known answers of core/formats.md section 3.
#include "core/fury3e/rules/movement_position.h"
#include "core/fury3e/text/position.h"
#include "tests/support/load.h"
#include "tests/support/rows.h"
#include "tests/support/slow_generator.h"

#include <QTest>

#include <memory>

#include <nlohmann/json.hpp>

using namespace demeter;
using namespace demeter::fury3e;

namespace {

std::string startAt(const QString& start)
{
    return R"({"format":"demeter-position/1","board":"fury-3e","trail":[{"location":")" + start.toStdString() + R"("}]})";
}

} // namespace

class TestPerft : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void knownAnswers_data();
    void knownAnswers();
    void divideAddsUp_data();
    void divideAddsUp();

private:
    void starts();
    Position position(const QString& start) const;

    std::shared_ptr<const Board> board_;
    std::shared_ptr<const Catalogue> cards_;
};

void TestPerft::initTestCase()
{
    board_ = test::board("fury-3e");
    cards_ = test::catalogue();
}

Position TestPerft::position(const QString& start) const
{
    auto read = readPosition(
        startAt(start), [this](const std::string&) -> std::expected<std::shared_ptr<const Board>, Faults> { return board_; }, cards_);
    return read ? *std::move(read) : Position{};
}

void TestPerft::knownAnswers_data()
{
    test::Rows<QString, int, quint64> row;
    const std::pair<const char*, std::array<quint64, 6>> known[]{
        {"paris", {1, 25, 439, 6396, 79137, 831580}}, {"lisbon", {1, 14, 192, 2318, 24661, 231739}},
        {"galway", {1, 7, 55, 531, 5838, 60366}},     {"castle-dracula", {1, 13, 124, 1110, 10421, 98614}},
        {"cagliari", {1, 6, 60, 887, 11650, 129194}},
    };
    for (const auto& [start, answers] : known)
        for (int depth = 0; depth <= 5; ++depth)
            row(qPrintable(QString::asprintf("%s depth %d", start, depth)), QString::fromLatin1(start), depth,
                answers[static_cast<std::size_t>(depth)]);
}

void TestPerft::knownAnswers()
{
    const auto [start, depth, answer] = test::rowOf<QString, int, quint64>();
    const Position given = position(start);
    QVERIFY(given.ruleset.board);
    QCOMPARE(quint64{perft(given.ruleset, movementPosition(given.ruleset, given.state), depth)}, answer);
}

void TestPerft::divideAddsUp_data()
{
    QTest::addColumn<QString>("start");
    for (const char* start : {"paris", "lisbon", "galway", "castle-dracula", "cagliari"})
        QTest::addRow("%s", start) << QString::fromLatin1(start);
}

// Each first choice, carried out, leads to as many sequences as in the slow generator, and all of them together to the known answer.
void TestPerft::divideAddsUp()
{
    QFETCH(QString, start);
    const Position given = position(start);
    QVERIFY(given.ruleset.board);
    const nlohmann::json boardJson = nlohmann::json::parse(test::sourceFile("resources/boards/fury-3e.json"));
    const std::map<std::string, std::uint64_t> slow = slow::slowDivide(nlohmann::json::parse(startAt(start)), boardJson, {}, 4);

    const MovementPosition before = movementPosition(given.ruleset, given.state);
    const auto choices = std::make_unique<std::array<MovementChoice, maxMovementChoices>>();
    const std::size_t count = movementChoices(given.ruleset, before, *choices);
    QCOMPARE(count, slow.size());
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const MovementChoice& choice = (*choices)[i];
        const std::string text = choiceText(*given.ruleset.board, choice);
        const MovementPosition after = afterPlay(given.ruleset, afterSlide(given.ruleset, before, choice.slide), choice.play);
        const std::uint64_t below = perft(given.ruleset, after, 3);
        QVERIFY2(slow.contains(text), text.c_str());
        QVERIFY2(slow.at(text) == below, text.c_str());
        sum += below;
    }
    QCOMPARE(sum, perft(given.ruleset, before, 4));
}

DEMETER_TEST(TestPerft)
#include "test_perft.moc"
