// Where the names on the map stand, measured: on nothing that matters, beside their own place, and large enough.
#include "app/desktop/kit/fonts.h"
#include "app/desktop/map/map_view.h"
#include "app/desktop/map/table_map.h"
#include "app/text/resources.h"
#include "tests/support/golden_games.h"
#include "tests/support/load.h"
#include "tests/support/memory_device.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <ctime>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

/// The map of a table of that size, and the short side of the screen.
struct TableSize {
    QSize map;
    int side = 0;
};

/// Every so many-th moment of the golden games as the table's map: one hunter after the other acts, and sees where the roads lead.
std::vector<MapModel> positions(const Board& board)
{
    std::vector<MapModel> found;
    for (const char* name : {"influence", "combat", "cost"}) {
        const Record record = goldenGame(name, std::make_unique<MemoryDevice>(std::make_shared<std::string>()));
        const PublicLog log = record.publicLog();
        for (std::size_t n = 5; n < log.size(); n += 7) {
            MapModel model = tableMap(log[n].view);
            const std::size_t hunter = n / 7 % hunterCount;
            const HunterPlace& place = model.hunters[hunter];
            if (place.where == HunterPlace::Where::OffBoard)
                continue;
            model.acting = allHunters[hunter];
            model.origin = place.location;
            model.legal = board.byRoad(place.location);
            for (const LocationId sea : board[place.location].portOn)
                model.legal.insert(sea);
            found.push_back(std::move(model));
        }
    }
    return found;
}

qreal gapTo(const MapView::Layout::Node& node, const QRectF& box)
{
    return distanceTo(box, node.at) - node.radius;
}

/// What is wrong with the names of a map; `least` is 1/40 of the short side.
struct Measured {
    QStringList said;
    int names = 0, leaders = 0, choices = 0, namedChoices = 0;
    int far = 0, hunters = 0, farHunters = 0; ///< farther away than a leader is to reach
    qreal farthest = 0, farthestHunter = 0;   ///< in pixels of a screen of 800
    qreal farthestFigure = 0;                 ///< the same of where a hunter stands
    int farFigures = 0;

    void measure(const MapView& view, const MapModel& model, const Board& board, const QString& what, qreal least, bool all = false)
    {
        const MapView::Layout layout = view.layout();
        const QRectF frame(view.viewport()->rect());
        const auto nameOf = [&](LocationId id) { return QString::fromStdString(board[id].id); };
        const auto fault = [&](const MapView::Layout::Name& name, const QString& why) {
            said << what + QStringLiteral(": ") + nameOf(name.place) + u' ' + why;
        };
        for (const auto& name : layout.names) {
            if (!name.lit && !all)
                continue;
            ++names;
            leaders += name.leader.has_value() ? 1 : 0;
            qreal own = 0, nearest = 1e9;
            LocationId other{};
            for (const auto& node : layout.nodes) {
                const qreal gap = gapTo(node, name.box);
                if (node.place == name.place) {
                    own = gap;
                } else if (gap < nearest) {
                    nearest = gap;
                    other = node.place;
                }
            }
            const qreal away = own / std::max(1.0, least / 20);
            const bool ofHunter = std::ranges::any_of(model.hunters, [&](const HunterPlace& hunter) {
                return hunter.where != HunterPlace::Where::OffBoard && hunter.location == name.place;
            });
            far += away > litFar ? 1 : 0;
            farthest = std::max(farthest, away);
            if (ofHunter) {
                ++hunters;
                farHunters += away > litFar ? 1 : 0;
                farthestHunter = std::max(farthestHunter, away);
            }
            if (own < 0 || nearest < 0)
                fault(name, QStringLiteral("lies on the place of ") + nameOf(own < 0 ? name.place : other));
            if (!name.leader && (nearest < own || own > litNear * std::max(1.0, least / 20) + 0.5))
                fault(name, QStringLiteral("could be taken for ") + nameOf(other));
            for (const QRectF& figure : layout.figures)
                if (figure.intersects(name.box))
                    fault(name, QStringLiteral("lies on a figure"));
            for (const auto& second : layout.names)
                if (&second != &name && second.box.intersects(name.box))
                    fault(name, QStringLiteral("lies on the name of ") + nameOf(second.place));
            if (!frame.contains(name.box))
                fault(name, QStringLiteral("is cut by the edge"));
            if (least > 0 && name.lit && name.pixels < (name.strong ? least * 40 / 28 : least) - 0.01)
                fault(name, QStringLiteral("is too small: %1").arg(name.pixels));
        }
        for (const HunterPlace& hunter : model.hunters)
            for (const auto& node : layout.nodes)
                if (hunter.where != HunterPlace::Where::OffBoard && node.place == hunter.location && frame.contains(node.at)) {
                    qreal nearest = 1e9;
                    for (const QRectF& figure : layout.figures)
                        nearest = std::min(nearest, gapTo(node, figure) / std::max(1.0, least / 20));
                    farthestFigure = std::max(farthestFigure, nearest);
                    farFigures += nearest > 30 ? 1 : 0;
                }
        const auto hasName = [&](LocationId id) {
            return std::ranges::find(layout.names, id, &MapView::Layout::Name::place) != layout.names.end();
        };
        for (const HunterPlace& hunter : model.hunters)
            if (hunter.where != HunterPlace::Where::OffBoard && frame.contains(view.viewPositionOf(hunter.location)) &&
                !hasName(hunter.location))
                said << what + QStringLiteral(": no name of a hunter's place, ") + nameOf(hunter.location);
        for (std::size_t a = 0; a < layout.figures.size(); ++a)
            for (std::size_t b = 0; b < a; ++b)
                if (layout.figures[a].adjusted(1, 1, -1, -1).intersects(layout.figures[b]))
                    said << what + QStringLiteral(": figures on figures");
        model.legal.forEach([&](LocationId id) {
            ++choices;
            namedChoices += hasName(id) ? 1 : 0;
        });
    }
};

} // namespace

class TestMapNames : public QObject {
    Q_OBJECT

    std::shared_ptr<const Board> board_;
    std::vector<MapModel> positions_;

private slots:
    void initTestCase()
    {
        initTextResources();
        loadFonts();
        board_ = board("fury-3e");
        positions_ = positions(*board_);
        QVERIFY(positions_.size() > 60);
    }
    void cleanup() { setTextScale(1); }

    void tableNames_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("side");
        QTest::addColumn<double>("scale");
        for (const double scale : {1.0, 1.5, 2.0})
            for (const auto& [size, side] :
                 {TableSize{{832, 616}, 800}, TableSize{{800, 592}, 800}, TableSize{{1250, 924}, 1200}, TableSize{{360, 266}, 360}})
                QTest::addRow("%dx%d of %d, %d %%", size.width(), size.height(), side, int(scale * 100)) << size << side << scale;
    }
    void tableNames()
    {
        QFETCH(QSize, size);
        QFETCH(int, side);
        QFETCH(double, scale);
        setTextScale(scale);
        MapView view;
        view.setBoard(board_);
        view.setTable(true);
        view.setLeastWords((side + 39) / 40);
        view.resize(size);
        view.show();
        Measured measured;
        const std::size_t step = std::size_t(times(60, 1)), first = std::size_t(qRound(scale * 2)) + std::size_t(side % 7);
        for (std::size_t n = first % step; n < positions_.size(); n += step)
            for (std::size_t language = 0; language < languageCount; ++language) {
                view.setLanguage(static_cast<Language>(language));
                view.setModel(positions_[n]);
                measured.measure(view, positions_[n], *board_, QStringLiteral("%1 in %2").arg(n).arg(languageCodes[language].data()),
                                 (side + 39) / 40);
            }
        qInfo("%d names, %d with leaders; %d of %d choices named", measured.names, measured.leaders, measured.namedChoices,
              measured.choices);
        qInfo("%d beyond %.0f px, farthest %.0f; of %d names of hunters' places %d, farthest %.0f", measured.far, litFar, measured.farthest,
              measured.hunters, measured.farHunters, measured.farthestHunter);
        qInfo("%d figures stand beyond 30 px, farthest %.0f", measured.farFigures, measured.farthestFigure);
        QVERIFY2(measured.said.isEmpty(), qPrintable(QString::number(measured.said.size()) + u'\n' + measured.said.join(u'\n')));
        QVERIFY(measured.names > 0 && measured.namedChoices == measured.choices);
        // Few have to go farther than a leader is to reach, and of the hunters' places fewer still.
        QVERIFY(measured.far * 100 <= measured.names * 12 && measured.farHunters * 100 <= measured.hunters * 10);
        QVERIFY2(measured.farthestFigure <= 80, qPrintable(QString::number(measured.farthestFigure)));
        QVERIFY(measured.leaders * 100 <= measured.names * (side < 600 ? 65 : scale > 1 ? 55 : 45));
    }

    void placingIsQuick()
    {
        MapView view;
        view.setBoard(board_);
        view.setTable(true);
        view.setLeastWords(20);
        view.setLanguage(Language::Ru);
        view.resize(832, 616);
        view.show();
        std::vector<double> taken;
        for (std::size_t n = 0; n < positions_.size(); n += 6) {
            view.setModel(positions_[n]);
            const std::clock_t start = std::clock(); // of this program alone, however busy the machine is
            view.layout();
            taken.push_back(double(std::clock() - start) * 1e3 / CLOCKS_PER_SEC);
        }
        std::ranges::sort(taken);
        qInfo("placing: median %.1f ms, longest %.1f ms", taken[taken.size() / 2], taken.back());
        QVERIFY(taken[taken.size() / 2] < 40); // a build for debugging; optimized it is below 2
    }
};

DEMETER_TEST(TestMapNames)
#include "test_map_names.moc"
