// The boards that the program comes with, and what the graph answers about them.
#include "core/map/board.h"
#include "tests/support/rows.h"

#include <QFile>
#include <QObject>
#include <QTest>

#include <algorithm>
#include <map>
#include <random>
#include <set>

using namespace demeter;

namespace {

const QString boardFolder = QStringLiteral(DEMETER_SOURCE_DIR "/resources/boards/");
const QString testMap = QStringLiteral(DEMETER_SOURCE_DIR "/tests/data/board/test-map-m.json");

Board load(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be opened", qPrintable(path));
    auto board = readBoard(file.readAll().toStdString());
    if (!board) {
        for (const Fault& fault : board.error())
            qWarning("%s: %s", fault.place.c_str(), fault.code.c_str());
        qFatal("%s has faults", qPrintable(path));
    }
    return std::move(*board);
}

const Board& fury3()
{
    static const Board board = load(boardFolder + QStringLiteral("fury-3e.json"));
    return board;
}

const Board& fury2()
{
    static const Board board = load(boardFolder + QStringLiteral("fury-2e.json"));
    return board;
}

const Board& mapM()
{
    static const Board board = load(testMap);
    return board;
}

LocationId at(const Board& board, const char* id)
{
    const auto found = board.find(id);
    if (!found)
        qFatal("no location %s", id);
    return *found;
}

/// The ids of a set in alphabetical order, with spaces between.
QString idsOf(const Board& board, LocationSet set)
{
    QStringList ids;
    set.forEach([&](LocationId id) { ids << QString::fromStdString(board[id].id); });
    ids.sort();
    return ids.join(u' ');
}

/// Every third or so of the locations, at random but the same ones in each run.
LocationSet randomSet(const Board& board, std::mt19937& random)
{
    LocationSet set;
    board.all().forEach([&](LocationId id) {
        if (random() % 6 == 0)
            set.insert(id);
    });
    return set;
}

bool hasRoad(const Board& board, LocationId a, LocationId b)
{
    return std::ranges::any_of(board.roads(), [&](const Edge& road) { return road == Edge{a, b} || road == Edge{b, a}; });
}

bool hasAnchor(const Board& board, LocationId city, LocationId sea)
{
    return std::ranges::count(board[city].portOn, sea) != 0;
}

/// The answers of one of these for every two places of a board: the searches below ask for each of them a thousand times.
class Joined {
public:
    Joined(const Board& board, bool (*joins)(const Board&, LocationId, LocationId)) : places_(board.locations().size())
    {
        joined_.resize(places_ * places_);
        board.all().forEach([&](LocationId a) {
            board.all().forEach([&](LocationId b) { joined_[indexOf(a) * places_ + indexOf(b)] = joins(board, a, b); });
        });
    }
    bool operator()(LocationId a, LocationId b) const { return joined_[indexOf(a) * places_ + indexOf(b)]; }

private:
    std::size_t places_;
    std::vector<bool> joined_;
};

void compareSets(const Board& board, LocationSet actual, LocationSet expected)
{
    QCOMPARE(idsOf(board, actual), idsOf(board, expected));
}

} // namespace

Q_DECLARE_METATYPE(const demeter::Board*)

class TestBoard : public QObject {
    Q_OBJECT

private slots:
    void accepted_data();
    void accepted();
    void names_data();
    void names();
    void kinds();
    void regions();
    void hospitals();
    void neighbours_data();
    void neighbours();
    void adjacencyIsMutual_data() { boards(); }
    void adjacencyIsMutual();
    void railways();
    void withinTwoRoads_data() { boards(); }
    void withinTwoRoads();
    void beyondPorts_data() { boards(); }
    void beyondPorts();
    void wolfFormOnTheTestMap();
    void withEdge_data();
    void withEdge();
    void withEdgeRefuses_data();
    void withEdgeRefuses();
    void withEdgeKeepsTheOrder();
    void finding();
    void nearest_data();
    void nearest();
    void languages();
    void confidence();

private:
    static void boards()
    {
        QTest::addColumn<const Board*>("board");
        QTest::newRow("fury-3e") << &fury3();
        QTest::newRow("fury-2e") << &fury2();
        QTest::newRow("map M") << &mapM();
    }
};

void TestBoard::accepted_data()
{
    // `counts`: locations, cards, seas, roads, sea borders, ports, railways, hospitals
    test::Rows<const Board*, QString, QList<int>> row;
    row("COMP-5 fury-3e", &fury3(), "fury-3e", QList<int>{70, 70, 10, 111, 10, 29, 43, 3});
    row("fury-2e", &fury2(), "fury-2e", QList<int>{71, 70, 10, 115, 10, 29, 43, 1});
    row("map M", &mapM(), "test-map-m", QList<int>{15, 15, 3, 14, 2, 3, 1, 1});
}

void TestBoard::accepted()
{
    const auto [board, id, counts] = test::rowOf<const Board*, QString, QList<int>>();
    QCOMPARE(QString::fromStdString(board->id()), id);
    QVERIFY(!board->name().empty());
    const auto size = [](const auto& list) { return static_cast<int>(list.size()); };
    const QList<int> actual{size(board->locations()),  size(board->cards()), size(board->seas()),  size(board->roads()),
                            size(board->seaBorders()), size(board->ports()), size(board->rails()), size(board->hospitals())};
    QCOMPARE(actual, counts);
    QCOMPARE(board->all().size(), counts[0]);
    QVERIFY((board->ports() & board->seas()).empty());
    QVERIFY((board->cities() & board->seas()).empty());
    QVERIFY((board->cities() | board->seas()) == board->all());
}

void TestBoard::names_data()
{
    test::Rows<QString, QStringList> row;
    row("athens", "athens", QStringList{"Athens", "Atenas", "Ateny", "Афины", "Atene"});
    row("berlin", "berlin", QStringList{"Berlin", "Berlín", "Berlin", "Берлин", "Berlino"});
}

void TestBoard::names()
{
    const auto [id, names] = test::rowOf<QString, QStringList>();
    const Location& location = fury3()[at(fury3(), qPrintable(id))];
    for (std::size_t i = 0; i < languageCount; ++i)
        QCOMPARE(QString::fromStdString(location.names[i]), names[static_cast<qsizetype>(i)]);
    for (const Location& other : fury3().locations())
        for (const std::string& name : other.names)
            QVERIFY(!name.empty());
}

void TestBoard::kinds()
{
    const Board& board = fury3();
    std::map<LocationKind, int> count;
    for (const Location& location : board.locations())
        ++count[location.kind];
    QCOMPARE(count[LocationKind::Sea], 10);
    QCOMPARE(count[LocationKind::Castle], 1);
    QCOMPARE(count[LocationKind::SmallCity] + count[LocationKind::LargeCity], 59);
    QCOMPARE(count[LocationKind::Hospital], 0);
    QVERIFY(board[at(board, "paris")].kind == LocationKind::LargeCity);
    QVERIFY(board[at(board, "galatz")].kind == LocationKind::SmallCity);
    // COMP-5, ADJ-8: the castle counts as a city.
    QVERIFY(board.castle() == board.find("castle-dracula"));
    QVERIFY(board.cities().contains(*board.castle()));
    QVERIFY(board.cards().contains(*board.castle()));
    // The second edition's hospital is a place on the roads without a card.
    const LocationId hospital = at(fury2(), "st-joseph-and-st-mary");
    QVERIFY(fury2()[hospital].kind == LocationKind::Hospital);
    QVERIFY(!fury2().cards().contains(hospital));
    QVERIFY(fury2().cities().contains(hospital));
    QCOMPARE(fury2().byRoad(hospital).size(), 4);
}

void TestBoard::regions()
{
    // COMP-17: seven regions, and every city is in one.
    std::map<std::string, int> count;
    for (const Location& location : fury3().locations()) {
        QCOMPARE(location.region.empty(), location.kind == LocationKind::Sea);
        if (!location.region.empty())
            ++count[location.region];
    }
    QCOMPARE(count.size(), std::size_t{7});
    QCOMPARE(count["britannia"], 8);
    QCOMPARE(fury3()[at(fury3(), "london")].region, "britannia");
    QCOMPARE(fury3()[at(fury3(), "madrid")].region, "iberia");
}

void TestBoard::hospitals()
{
    // COMP-14
    LocationSet set;
    for (const LocationId id : fury3().hospitals())
        set.insert(id);
    QCOMPARE(idsOf(fury3(), set), QStringLiteral("budapest madrid rome"));
    QCOMPARE(mapM().hospitals(), std::vector<LocationId>{at(mapM(), "e")});
}

void TestBoard::neighbours_data()
{
    test::Rows<const Board*, QString, QString, QString> add;
    const auto row = [&](const char* name, const Board& board, const char* id, const char* byRoad, const char* bySea) {
        add(name, &board, QString::fromLatin1(id), QString::fromLatin1(byRoad), QString::fromLatin1(bySea));
    };
    row("ADJ-1 alicante", fury3(), "alicante", "granada madrid saragossa", "mediterranean-sea");
    row("ADJ-1 inland", fury3(), "madrid", "alicante cadiz granada lisbon santander saragossa", "");
    row("ADJ-2 black-sea", fury3(), "black-sea", "", "constanta ionian-sea varna");
    row("ADJ-3 irish-sea", fury3(), "irish-sea", "", "atlantic-ocean dublin liverpool swansea");
    row("ADJ-3 tyrrhenian-sea", fury3(), "tyrrhenian-sea", "", "cagliari genoa ionian-sea mediterranean-sea naples rome");
    row("ADJ-4 cagliari", fury3(), "cagliari", "", "mediterranean-sea tyrrhenian-sea");
    row("ADJ-8 castle", fury3(), "castle-dracula", "galatz klausenburg", "");
    row("ADJ-1 map M d", mapM(), "d", "b c e p", "");
    row("ADJ-2 map M t", mapM(), "t", "", "q r s u");
    row("ADJ-3 map M p", mapM(), "p", "d e", "s");
    row("ADJ-4 map M r", mapM(), "r", "", "t u");
    row("ADJ-5 map M a, railway to h", mapM(), "a", "b c", "");
    row("ADJ-8 map M k", mapM(), "k", "g", "");
}

void TestBoard::neighbours()
{
    const auto [board, id, byRoad, bySea] = test::rowOf<const Board*, QString, QString, QString>();
    const LocationId location = at(*board, qPrintable(id));
    QCOMPARE(idsOf(*board, board->byRoad(location)), byRoad);
    QCOMPARE(idsOf(*board, board->bySea(location)), bySea);
    compareSets(*board, board->adjacent(location), board->byRoad(location) | board->bySea(location));
}

void TestBoard::adjacencyIsMutual()
{
    QFETCH(const Board*, board);
    board->all().forEach([&](LocationId a) {
        QVERIFY(!board->joined(a, a));
        board->all().forEach([&](LocationId b) {
            const bool isBorder = std::ranges::count(board->seaBorders(), Edge{a, b}) + std::ranges::count(board->seaBorders(), Edge{b, a});
            QCOMPARE(board->byRoad(a).contains(b), hasRoad(*board, a, b));
            QCOMPARE(board->bySea(a).contains(b), isBorder || hasAnchor(*board, a, b) || hasAnchor(*board, b, a));
            QCOMPARE(board->joined(a, b), board->joined(b, a));
        });
    });
}

void TestBoard::railways()
{
    // ADJ-5: a railway joins nothing.
    const Board& board = mapM();
    QCOMPARE(board.rails().size(), std::size_t{1});
    const Rail rail = board.rails().front();
    QVERIFY((rail == Rail{at(board, "a"), at(board, "h"), RailLine::White}));
    QVERIFY(!board.joined(rail.a, rail.b));
    int withoutRoad = 0;
    for (const Rail& each : fury3().rails()) {
        QVERIFY(each.line != RailLine::None);
        QCOMPARE(fury3().joined(each.a, each.b), hasRoad(fury3(), each.a, each.b));
        withoutRoad += hasRoad(fury3(), each.a, each.b) ? 0 : 1;
    }
    QVERIFY(withoutRoad > 0); // else the comparison would say little
    for (const Rail& each : fury2().rails())
        QVERIFY(each.line == RailLine::None);
}

void TestBoard::withinTwoRoads()
{
    // WOLF-1, CONS-3, against a search that tries every way.
    QFETCH(const Board*, board);
    const Joined road(*board, hasRoad);
    std::mt19937 random(1897);
    for (int round = 0; round < 20; ++round) {
        const LocationSet avoid = round == 0 ? LocationSet() : randomSet(*board, random);
        board->all().forEach([&](LocationId from) {
            LocationSet expected;
            board->all().forEach([&](LocationId to) {
                if (to == from || avoid.contains(to))
                    return;
                bool reached = road(from, to);
                board->all().forEach(
                    [&](LocationId through) { reached |= !avoid.contains(through) && road(from, through) && road(through, to); });
                if (reached)
                    expected.insert(to);
            });
            compareSets(*board, board->withinTwoRoads(from, avoid), expected);
            if (round == 0)
                compareSets(*board, board->withinTwoRoads(from), expected);
        });
    }
}

void TestBoard::beyondPorts()
{
    // WOLF-2, CONS-3
    QFETCH(const Board*, board);
    const Joined road(*board, hasRoad), anchor(*board, hasAnchor);
    std::mt19937 random(1897);
    for (int round = 0; round < 50; ++round) {
        const LocationSet avoid = round == 0 ? LocationSet() : randomSet(*board, random);
        board->all().forEach([&](LocationId from) {
            LocationSet expected;
            board->all().forEach([&](LocationId to) {
                bool reached = anchor(to, from);
                board->all().forEach([&](LocationId port) { reached |= !avoid.contains(port) && anchor(port, from) && road(port, to); });
                if (reached && !avoid.contains(to))
                    expected.insert(to);
            });
            compareSets(*board, board->beyondPorts(from, avoid), expected);
        });
    }
}

void TestBoard::wolfFormOnTheTestMap()
{
    const Board& board = mapM();
    QCOMPARE(idsOf(board, board.withinTwoRoads(at(board, "a"))), QStringLiteral("b c d"));
    // Only the way through b is left, then none.
    LocationSet avoid(at(board, "c"));
    QCOMPARE(idsOf(board, board.withinTwoRoads(at(board, "a"), avoid)), QStringLiteral("b d"));
    avoid.insert(at(board, "b"));
    QCOMPARE(idsOf(board, board.withinTwoRoads(at(board, "a"), avoid)), QString());
    // What stands in the city that he leaves does not matter here (PR-34).
    QCOMPARE(idsOf(board, board.withinTwoRoads(at(board, "a"), LocationSet(at(board, "a")))), QStringLiteral("b c d"));
    QCOMPARE(idsOf(board, board.withinTwoRoads(at(board, "r"))), QString());
    QCOMPARE(idsOf(board, board.withinTwoRoads(at(board, "s"))), QString());

    QCOMPARE(idsOf(board, board.beyondPorts(at(board, "s"), {})), QStringLiteral("d e p"));
    QCOMPARE(idsOf(board, board.beyondPorts(at(board, "t"), {})), QStringLiteral("f h q r"));
    QCOMPARE(idsOf(board, board.beyondPorts(at(board, "t"), LocationSet(at(board, "q")))), QStringLiteral("r"));
    QCOMPARE(idsOf(board, board.beyondPorts(at(board, "u"), {})), QStringLiteral("r"));
    QCOMPARE(idsOf(board, board.beyondPorts(at(board, "p"), {})), QString());
}

void TestBoard::withEdge_data()
{
    test::Rows<QString, QString> row;
    row("ERR-1 road", "paris", "london");
    row("ERR-1 road to the castle", "castle-dracula", "bucharest");
    row("ERR-1 sea border", "black-sea", "adriatic-sea");
    row("ERR-1 anchor", "london", "north-sea");
    row("ERR-1 anchor, sea first", "adriatic-sea", "paris");
}

void TestBoard::withEdge()
{
    const auto [a, b] = test::rowOf<QString, QString>();
    const Board& board = fury3();
    const LocationId first = at(board, qPrintable(a)), second = at(board, qPrintable(b));
    QVERIFY(!board.joined(first, second));
    const Board more = board.withEdge(first, second, true);
    QVERIFY(!board.joined(first, second));
    QVERIFY(more.joined(first, second));
    QVERIFY(more.joined(second, first));
    if (!board.isSea(first) && !board.isSea(second)) {
        QVERIFY(more.withinTwoRoads(first).contains(second));
        QCOMPARE(more.roads().size(), board.roads().size() + 1);
    } else {
        QVERIFY(more.bySea(first).contains(second));
        QVERIFY(((more.cities() & (LocationSet(first) | LocationSet(second))) - more.ports()).empty());
    }
    // Once more changes nothing, and taking it away (the other way round) gives the old board.
    QCOMPARE(more.withEdge(second, first, true).roads(), more.roads());
    const Board less = more.withEdge(second, first, false);
    QCOMPARE(less.roads(), board.roads());
    QCOMPARE(less.seaBorders(), board.seaBorders());
    QVERIFY(less.ports() == board.ports());
    board.all().forEach([&](LocationId id) {
        compareSets(board, less.adjacent(id), board.adjacent(id));
        compareSets(board, less.withinTwoRoads(id), board.withinTwoRoads(id));
        QCOMPARE(less[id].portOn, board[id].portOn);
    });
    QVERIFY(!less.withEdge(first, second, false).joined(first, second));
}

void TestBoard::withEdgeRefuses_data()
{
    test::Rows<QString, QString> row;
    row("itself", "paris", "paris");
    row("a sea itself", "north-sea", "north-sea");
    row("the castle is no port", "castle-dracula", "black-sea");
}

void TestBoard::withEdgeRefuses()
{
    const auto [a, b] = test::rowOf<QString, QString>();
    const Board& board = fury3();
    const Board same = board.withEdge(at(board, qPrintable(a)), at(board, qPrintable(b)), true);
    QCOMPARE(same.roads(), board.roads());
    QCOMPARE(same.seaBorders(), board.seaBorders());
    board.all().forEach([&](LocationId id) { compareSets(board, same.adjacent(id), board.adjacent(id)); });
}

void TestBoard::withEdgeKeepsTheOrder()
{
    // As in a board file: smaller id first, sorted; so the way to a board does not show in it.
    const Board& board = fury3();
    std::mt19937 random(1897);
    Board changed = board;
    for (int i = 0; i < 300; ++i) {
        const auto any = [&] { return static_cast<LocationId>(random() % board.locations().size()); };
        changed = changed.withEdge(any(), any(), random() % 3 != 0);
    }
    const auto ids = [&](const std::vector<Edge>& edges) {
        std::vector<std::pair<std::string, std::string>> list;
        for (const auto& [a, b] : edges)
            list.emplace_back(board[a].id, board[b].id);
        return list;
    };
    for (const auto& list : {ids(changed.roads()), ids(changed.seaBorders())}) {
        QVERIFY(std::ranges::is_sorted(list));
        QVERIFY(std::ranges::adjacent_find(list) == list.end());
        QVERIFY(std::ranges::all_of(list, [](const auto& edge) { return edge.first < edge.second; }));
    }
    for (const Location& location : changed.locations())
        QVERIFY(std::ranges::is_sorted(location.portOn, {}, [&](LocationId sea) { return board[sea].id; }));
}

void TestBoard::finding()
{
    for (const Location& location : fury3().locations())
        QCOMPARE(fury3()[*fury3().find(location.id)].id, location.id);
    QVERIFY(!fury3().find("pariss"));
    QVERIFY(!fury3().find(""));
    QVERIFY(!fury3().find("Paris"));
}

void TestBoard::nearest_data()
{
    test::Rows<QString, QString> row;
    row("letter more", "pariss", "paris");
    row("letter less", "vienn", "vienna");
    row("capital letter", "London", "london");
    row("two swapped", "adriatic-sae", "adriatic-sea");
    row("exact", "rome", "rome");
    row("nothing like it", "constantinople", "");
    row("too short", "pa", "");
    row("empty", "", "");
    row("very long", QString(100000, u'a'), "");
}

void TestBoard::nearest()
{
    const auto [text, nearest] = test::rowOf<QString, QString>();
    QCOMPARE(QString::fromStdString(fury3().nearestId(text.toStdString()).value_or("")), nearest);
}

void TestBoard::languages()
{
    for (std::size_t i = 0; i < languageCount; ++i)
        QVERIFY(languageFromCode(languageCodes[i]) == static_cast<Language>(i));
    QVERIFY(languageFromCode("pl") == Language::Pl);
    QVERIFY(!languageFromCode("PL"));
    QVERIFY(!languageFromCode(""));
    QVERIFY(!languageFromCode("english"));
}

void TestBoard::confidence()
{
    const auto& all = fury3().confidence();
    const auto roads = std::ranges::find(all, "roads", &Confidence::section);
    QVERIFY(roads != all.end());
    QCOMPARE(roads->status, "inferred, check against your board");
    QCOMPARE(roads->scope, "whole section");
    QVERIFY(!roads->why.empty());
    QVERIFY(std::ranges::count(roads->items, std::vector<std::string>{"belgrade", "zagreb"}) == 1);
    const auto sizes = std::ranges::find(all, "sizes", &Confidence::section);
    QVERIFY(sizes != all.end());
    QVERIFY(sizes->items == (std::vector<std::vector<std::string>>{{"brussels"}}));
}

DEMETER_TEST(TestBoard)
#include "test_board.moc"
