// The known answers of core/formats.md section 4.
#include "core/fury2e/rules/movement_position.h"
#include "core/fury2e/text/position.h"
#include "tests/support/load.h"
#include "tests/support/rows.h"
#include "tests/support/slow_second_edition.h"

#include <QTest>

#include <memory>

#include <nlohmann/json.hpp>

using namespace demeter;
using namespace demeter::fury2e;

namespace {

#ifdef DEMETER_SANITIZED
constexpr quint64 mostPositions = 60'000; ///< the release build counts them all
#else
constexpr quint64 mostPositions = 1'000'000'000;
#endif

/// `rest` of a position of the second edition, as core/formats.md shortens it.
nlohmann::json completed(const std::string& rest)
{
    nlohmann::json position = nlohmann::json::parse(rest);
    position["format"] = "demeter-position/2";
    position["game"] = "fury-2e";
    position["board"] = "fury-2e";
    return position;
}

} // namespace

class TestSecondPerft : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void knownAnswers_data();
    void knownAnswers();
    void divideAddsUp();

private:
    Position position(const nlohmann::json& json) const;
    std::shared_ptr<const Board> board_;
    nlohmann::json boardJson_;
};

void TestSecondPerft::initTestCase()
{
    board_ = test::board("fury-2e");
    boardJson_ = nlohmann::json::parse(test::sourceFile("resources/boards/fury-2e.json"));
}

Position TestSecondPerft::position(const nlohmann::json& json) const
{
    auto read =
        readPosition(json.dump(), [this](const std::string&) -> std::expected<std::shared_ptr<const Board>, Faults> { return board_; });
    if (!read)
        qWarning("%s: %s", read.error().front().place.c_str(), read.error().front().code.c_str());
    return read ? *std::move(read) : Position{};
}

void TestSecondPerft::knownAnswers_data()
{
    test::Rows<QString, QList<quint64>> row;
    struct Start {
        const char* city;
        QList<quint64> day, night;
    };
    const Start starts[]{
        {"paris", {7, 45, 270, 1486, 7366, 45383}, {25, 344, 3767, 35578, 295775, 3215584}},
        {"lisbon", {5, 28, 134, 602, 2513, 14513}, {14, 146, 1274, 9957, 70026, 681656}},
        {"galway", {3, 12, 45, 194, 852, 5450}, {7, 40, 198, 1164, 8374, 110315}},
        {"castle-dracula", {3, 14, 69, 310, 1324, 5160}, {13, 130, 1146, 9077, 64651, 414739}},
        {"cagliari", {3, 12, 62, 297, 1411, 9771}, {6, 28, 192, 1833, 17249, 254277}},
        {"klausenburg", {7, 36, 182, 829, 3217, 15507}, {21, 258, 2520, 21041, 152571, 1387172}},
        {"athens", {3, 13, 56, 238, 1005, 6137}, {10, 82, 632, 4671, 32374, 338343}},
        {"constanta", {5, 21, 96, 418, 1714, 9246}, {15, 154, 1354, 10579, 74213, 709145}},
    };
    for (const Start& start : starts)
        for (const bool night : {false, true})
            row(qPrintable(QString::asprintf("%s by %s", start.city, night ? "night" : "day")),
                QStringLiteral(R"({"time":"%1","trail":[{"location":"%2"}]})")
                    .arg(QLatin1String(night ? "midnight" : "noon"), QLatin1String(start.city)),
                (night ? start.night : start.day));
    const std::tuple<const char*, const char*, QList<quint64>> fuller[]{
        {"Hide whose city moves away (2E-HIDE-6, 2E-TRAIL-12)",
         R"({"time":"midnight","blood":6,"trail":[{"location":"zurich","powers":["wolf-form"]},{"powers":["hide"]},{"location":"strasbourg"},{"location":"paris"},{"location":"le-havre"},{"location":"english-channel"}],"catacombs":[{"location":"munich"},{"location":"geneva"}],"tokens":{"sacredHosts":["milan"]}})",
         {6, 59, 543, 3989, 20199}},
        {"full Catacombs (2E-CAT-7, 2E-DBACK-7)",
         R"({"time":"twilight","blood":4,"trail":[{"location":"constanta"},{"location":"black-sea"},{"location":"varna"},{"location":"sofia"},{"location":"bucharest"},{"location":"galatz"}],"catacombs":[{"location":"klausenburg"},{"location":"belgrade"},{"location":"salonica"}]})",
         {17, 133, 874, 5192, 22530}},
        {"trail cleared at sea (2E-SEA-2)",
         R"({"time":"noon","blood":3,"trail":[{"location":"mediterranean-sea"},{"location":"tyrrhenian-sea"},{"powers":["feed"]}],"sea":{"portSailedFrom":"cagliari"},"catacombs":[{"location":"barcelona"},{"location":"genoa"}],"tokens":{"sacredHosts":["marseilles"],"storm":{"zone":"north-sea"}}})",
         {2, 11, 46, 213, 871}},
        {"must leave, Rufus Smith (2E-TOKEN-9, 2E-SEA-13)",
         R"({"time":"small-hours","blood":3,"trail":[{"powers":["feed"]},{"location":"rome"},{"location":"florence","powers":["double-back"]},{"location":"venice"},{"powers":["hide"]},{"location":"genoa"}],"catacombs":[{"location":"bari"}],"tokens":{"sacredHosts":["milan"],"consecratedGround":"rome"},"allies":{"hunters":"rufus-smith"}})",
         {6, 21, 106, 621, 3424}},
        {"Castle on the trail (2E-CASTLE-2, 2E-CAT-11)",
         R"({"time":"midnight","blood":5,"trail":[{"location":"munich"},{"location":"vienna"},{"location":"budapest"},{"location":"klausenburg"},{"location":"castle-dracula"},{"location":"galatz"}],"catacombs":[{"location":"zagreb"},{"location":"venice"}],"tokens":{"sacredHosts":["strasbourg"]}})",
         {49, 584, 7531, 79203, 687416}},
        {"zone just left in the deck (2E-SEA-1)",
         R"({"time":"dusk","blood":3,"trail":[{"location":"atlantic-ocean"}],"sea":{"sailingMoves":1,"portSailedFrom":"london","cameFrom":"english-channel"},"tokens":{"storm":{"zone":"bay-of-biscay"}}})",
         {6, 25, 113, 490, 2011}},
        {"storm over a sea on the trail (2E-SEA-14)",
         R"({"time":"noon","blood":2,"trail":[{"location":"cagliari"},{"location":"tyrrhenian-sea"},{"location":"naples"}],"tokens":{"storm":{"zone":"tyrrhenian-sea"}}})",
         {2, 5, 21, 193, 1044}},
        {"Host under Dracula (2E-TOKEN-10)",
         R"({"time":"small-hours","trail":[{"location":"venice"},{"location":"florence"},{"location":"genoa"}],"tokens":{"sacredHosts":["florence","venice"],"storm":{"zone":"adriatic-sea"}}})",
         {16, 184, 1798, 26884, 233103}},
        {"must leave by night (2E-TOKEN-9, 2E-POW-6)",
         R"({"time":"twilight","blood":2,"trail":[{"location":"rome"},{"location":"florence"}],"tokens":{"consecratedGround":"rome"}})",
         {9, 49, 255, 1416, 10685}},
        {"hospital, token under space 6 (2E-HOSP-1, 2E-TOKEN-3)",
         R"({"time":"midnight","blood":2,"trail":[{"location":"belgrade"},{"location":"bucharest"},{"location":"klausenburg"},{"location":"galatz"},{"location":"constanta"},{"location":"varna"}],"tokens":{"sacredHosts":["sarajevo","szeged"],"consecratedGround":"varna"}})",
         {15, 149, 1362, 10162, 65204}},
        {"three powers, the Castle pays (2E-POW-5, 2E-FEED-1)",
         R"({"time":"midnight","blood":1,"trail":[{"powers":["feed"]},{"powers":["dark-call"]},{"location":"klausenburg"},{"location":"belgrade"}]})",
         {7, 43, 343, 3080, 15058}},
    };
    for (const auto& [what, text, answers] : fuller)
        row(what, QString::fromLatin1(text), answers);
}

void TestSecondPerft::knownAnswers()
{
    const auto [position, answers] = test::rowOf<QString, QList<quint64>>();
    const nlohmann::json json = completed(position.toStdString());
    const Position given = this->position(json);
    QVERIFY(given.board);
    const MovementPosition start = movementPosition(given.state);
    QCOMPARE(perft(*board_, start, 0), std::uint64_t{1});
    for (int depth = 1; depth <= answers.size() && answers[depth - 1] <= mostPositions; ++depth) {
        QCOMPARE(quint64{perft(*board_, start, depth)}, answers[depth - 1]);
        if (answers[depth - 1] < 4'000)
            QCOMPARE(quint64{slow::secondPerft(json, boardJson_, depth)}, answers[depth - 1]);
    }
}

void TestSecondPerft::divideAddsUp()
{
    const Position given = position(completed(R"({"time":"midnight","trail":[{"location":"paris"}]})"));
    QVERIFY(given.board);
    const MovementPosition start = movementPosition(given.state);
    const auto choices = std::make_unique<std::array<MovementChoice, maxMovementChoices>>();
    std::uint64_t sum = 0;
    const std::size_t count = movementChoices(*board_, start, *choices);
    for (std::size_t i = 0; i < count; ++i)
        sum += perft(*board_, afterChoice(*board_, start, (*choices)[i]), 3);
    QCOMPARE(sum, perft(*board_, start, 4));
}

DEMETER_TEST(TestSecondPerft)
#include "test_second_perft.moc"
