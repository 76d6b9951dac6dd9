// The program's map held against the board on the table.
#include "core/map/board_comparison.h"
#include "tests/support/rows.h"

#include <rapidcheck.h>

#include <QFile>
#include <QObject>
#include <QTest>

#include <algorithm>

using namespace demeter;

namespace {

std::string sourceText(const QByteArray& id = "fury-3e")
{
    QFile file(QStringLiteral(DEMETER_SOURCE_DIR "/resources/boards/%1.json").arg(QLatin1String(id)));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no board");
    return file.readAll().toStdString();
}

BoardComparison begun()
{
    static const std::string text = sourceText();
    static const auto board = std::make_shared<const Board>(*readBoard(text));
    return {board, text};
}

LocationId placeNamed(const BoardComparison& all, const char* id)
{
    return *all.source().find(id);
}

/// Any change or undo, of things that are there and of things that cannot be.
using Deed = std::tuple<int, int, int>;

bool doDeed(BoardComparison& all, const Deed& deed)
{
    const auto& [what, first, second] = deed;
    const auto count = static_cast<int>(all.source().locations().size());
    const auto a = static_cast<LocationId>(first % count), b = static_cast<LocationId>(second % count);
    const auto regions = regionsOf(all.source());
    all.goTo(a);
    switch (what) {
    case 0:
        return all.toggleRoad(a, b);
    case 1:
        return all.toggleSeaWay(a, b);
    case 2:
        return all.toggleRail(a, b, RailLine::White);
    case 3:
        return all.toggleRail(a, b, RailLine::Yellow);
    case 4:
        return all.toggleSize(a);
    default:
        return all.setRegion(a, regions[static_cast<std::size_t>(second) % regions.size()]);
    }
}

bool sameFacts(const Board& a, const Board& b)
{
    const auto same = [](const Location& x, const Location& y) {
        return x.id == y.id && x.kind == y.kind && x.region == y.region && x.portOn == y.portOn;
    };
    return a.roads() == b.roads() && a.seaBorders() == b.seaBorders() && a.rails() == b.rails() && a.ports() == b.ports() &&
           std::ranges::equal(a.locations(), b.locations(), same);
}

} // namespace

class TestBoardComparison : public QObject {
    Q_OBJECT

private slots:
    void everyPlaceOnceTheDoubtfulFirst()
    {
        const BoardComparison all = begun();
        QCOMPARE(all.order().size(), all.source().locations().size());
        LocationSet seen;
        bool sure = false, sea = false;
        for (const LocationId place : all.order()) {
            QVERIFY(!seen.contains(place));
            seen.insert(place);
            const bool isSea = all.source().isSea(place);
            QVERIFY(!sea || isSea);
            QVERIFY(!(sure && !isSea && all.isDoubtful(place)));
            sure = sure || !all.isDoubtful(place);
            sea = sea || isSea;
        }
        for (const char* id : {"geneva", "london", "belgrade", "brussels", "north-sea"})
            QVERIFY(all.isDoubtful(placeNamed(all, id)));
        QVERIFY(!all.isDoubtful(placeNamed(all, "lisbon")));
        QVERIFY(!all.isDoubtful(placeNamed(all, "valona"))); // of which the name alone is in doubt
    }
    void walksToTheEnd()
    {
        BoardComparison all = begun();
        QCOMPARE(all.minutesLeft(), 14);
        const LocationId skipped = all.place();
        all.skip();
        QCOMPARE(all.agreedCount(), std::size_t(0));
        for (std::size_t n = 0; n + 1 < all.order().size(); ++n) {
            QVERIFY(all.place() != skipped);
            all.agree();
        }
        QCOMPARE(all.place(), skipped);
        QVERIFY(!all.isDone() && !all.next());
        all.agree();
        QVERIFY(all.isDone());
        QCOMPARE(all.minutesLeft(), 0);
    }
    void changesAndUndo()
    {
        BoardComparison all = begun();
        const LocationId geneva = placeNamed(all, "geneva"), milan = placeNamed(all, "milan"), sea = placeNamed(all, "north-sea");
        all.goTo(geneva);
        QVERIFY(all.toggleRoad(milan, geneva));
        QVERIFY(all.board().byRoad(geneva).contains(milan));
        QVERIFY(!all.source().byRoad(geneva).contains(milan));
        QVERIFY(all.toggleRail(geneva, milan, RailLine::White)); // it was yellow
        QVERIFY(all.toggleSize(geneva));
        QVERIFY(all.setRegion(geneva, "italia"));
        QVERIFY(!all.setRegion(geneva, "italia"));
        QVERIFY(!all.setRegion(geneva, "atlantis"));
        QVERIFY(!all.toggleRoad(geneva, geneva));
        QVERIFY(!all.toggleRoad(geneva, sea));
        QVERIFY(!all.toggleSize(sea));
        QVERIFY(all.toggleSeaWay(geneva, sea)); // an anchor
        QCOMPARE(all.differences().size(), std::size_t(5));
        QVERIFY(all.faults().empty());
        all.goTo(milan);
        for (int n = 0; n < 5; ++n)
            all.undo();
        QCOMPARE(all.place(), geneva);
        QVERIFY(!all.canUndo());
        QVERIFY(all.differences().empty());
        QVERIFY(sameFacts(all.board(), all.source()));
    }
    void aBoardThatDoesNotHoldTogether()
    {
        BoardComparison all = begun();
        const LocationId dublin = placeNamed(all, "dublin"), budapest = placeNamed(all, "budapest");
        const auto codes = [&] {
            std::vector<std::string> found;
            for (const Fault& fault : all.faults())
                found.push_back(fault.code);
            return found;
        };
        const Board whole = all.board();
        whole.adjacent(dublin).forEach(
            [&](LocationId other) { whole.isSea(other) ? all.toggleSeaWay(dublin, other) : all.toggleRoad(dublin, other); });
        QCOMPARE(codes(), std::vector<std::string>{"location-cut-off"});
        QVERIFY(all.toggleSize(budapest));
        QCOMPARE(codes(), (std::vector<std::string>{"location-cut-off", "hospital-not-large-city"}));
    }
    void theFileSaysHowMuchIsConfirmed()
    {
        BoardComparison all = begun();
        all.agree();
        all.agree();
        const std::string file = all.boardJson("Ours", "2026-11-24");
        const auto read = readBoard(file);
        QVERIFY(read.has_value());
        QCOMPARE(read->name(), "Ours");
        QVERIFY(sameFacts(*read, all.source()));
        QCOMPARE(*confirmedOf(file), (BoardConfirmed{"2026-11-24", 2, all.order().size()}));
        QVERIFY(!confirmedOf(sourceText()));
        QVERIFY(!confirmedOf(R"({"x-confirmed":{"date":"","agreed":9,"places":3}})"));
        QVERIFY(!confirmedOf("no board"));
    }
    void damagedProgressIsRefused_data()
    {
        test::Rows<QByteArray, QByteArray> row;
        row("format", QByteArray("check/1"), QByteArray("check/9"));
        row("board", QByteArray("fury-3e"), QByteArray("fury-9e"));
        row("place", QByteArray("\"milan\""), QByteArray("\"atlantis\""));
        row("what", QByteArray("\"road\""), QByteArray("\"tunnel\""));
        row("value", QByteArray("\"is\": \"yes\""), QByteArray("\"is\": \"perhaps\""));
        row("shape", QByteArray("\"changes\": ["), QByteArray("\"changes\": [7,"));
        row("no JSON", QByteArray("{"), QByteArray());
    }
    void damagedProgressIsRefused()
    {
        const auto [before, after] = test::rowOf<QByteArray, QByteArray>();
        BoardComparison all = begun();
        all.goTo(placeNamed(all, "geneva"));
        QVERIFY(all.toggleRoad(placeNamed(all, "milan"), placeNamed(all, "geneva")));
        QByteArray kept = QByteArray::fromStdString(all.progressJson());
        BoardComparison other = begun();
        QVERIFY(other.resume(kept.toStdString()));
        QVERIFY(kept.contains(before));
        other = begun();
        QVERIFY(!other.resume(kept.replace(before, after).toStdString()));
        QVERIFY(other.differences().empty());
    }
    /// Any changes and undos are the same as those that are left; what is kept and what is written says the same again.
    void anyChanges()
    {
        QVERIFY(rc::check([] {
            const auto number = rc::gen::inRange(0, 7000);
            // 6 is an undo.
            const auto deed = rc::gen::tuple(rc::gen::inRange(0, 7), number, number);
            const auto deeds = *rc::gen::scale(0.25, rc::gen::container<std::vector<Deed>>(deed));
            BoardComparison all = begun();
            std::vector<Deed> left;
            for (const Deed& deed : deeds) {
                if (std::get<0>(deed) < 6) {
                    if (doDeed(all, deed))
                        left.push_back(deed);
                } else if (all.canUndo()) {
                    all.undo();
                    left.pop_back();
                }
            }
            BoardComparison again = begun();
            for (const Deed& deed : left)
                RC_ASSERT(doDeed(again, deed));
            RC_ASSERT(again.differences() == all.differences());
            RC_ASSERT(sameFacts(again.board(), all.board()));
            BoardComparison resumed = begun();
            RC_ASSERT(resumed.resume(all.progressJson()));
            RC_ASSERT(resumed.progressJson() == all.progressJson());
            if (const auto read = readBoard(all.boardJson("Ours", "2026-11-24")))
                RC_ASSERT(sameFacts(*read, all.board()));
            else
                RC_ASSERT(read.error().size() == all.faults().size());
            while (all.canUndo())
                all.undo();
            RC_ASSERT(sameFacts(all.board(), all.source()));
        }));
    }
    void railwaysAreThoseOfTheBoard_data()
    {
        test::Rows<QByteArray, std::vector<RailLine>> row;
        row("third edition", QByteArray("fury-3e"), std::vector{RailLine::White, RailLine::Yellow});
        row("second edition", QByteArray("fury-2e"), std::vector{RailLine::None});
    }
    /// Of each kind that there is one can be taken away and put back, and is kept.
    void railwaysAreThoseOfTheBoard()
    {
        const auto [id, lines] = test::rowOf<QByteArray, std::vector<RailLine>>();
        const std::string text = sourceText(id);
        const auto board = std::make_shared<const Board>(*readBoard(text));
        QCOMPARE(railLinesOf(*board), lines);
        for (const RailLine line : lines) {
            BoardComparison all(board, text);
            const Rail rail = *std::ranges::find(board->rails(), line, &Rail::line);
            QVERIFY(all.toggleRail(rail.a, rail.b, line));
            BoardComparison again(board, text);
            QVERIFY(again.resume(all.progressJson()));
            QCOMPARE(readBoard(again.boardJson("Ours", "2026-11-24"))->rails().size(), board->rails().size() - 1);
            QVERIFY(again.toggleRail(rail.a, rail.b, line));
            QVERIFY(again.differences().empty());
        }
    }

    void aChangeTwiceIsNone()
    {
        QVERIFY(rc::check([] {
            const auto number = rc::gen::inRange(0, 7000);
            const Deed deed = *rc::gen::tuple(rc::gen::element(0, 1, 4), number, number);
            BoardComparison all = begun();
            const bool done = doDeed(all, deed);
            RC_ASSERT(all.differences().size() == (done ? 1U : 0U));
            RC_ASSERT(doDeed(all, deed) == done);
            RC_ASSERT(all.differences().empty());
            RC_ASSERT(sameFacts(all.board(), all.source()));
        }));
    }
};

DEMETER_TEST(TestBoardComparison)
#include "test_board_comparison.moc"
