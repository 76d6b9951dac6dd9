// Where the names on the map stand, measured: on nothing that matters, beside their own place, and large enough.
#include "app/desktop/kit/fonts.h"
#include "app/desktop/map/map_view.h"
#include "app/fury3e/table/table_map.h"
#include "app/text/resources.h"
#include "tests/support/golden_games.h"
#include "tests/support/load.h"
#include "tests/support/memory_device.h"
#include "tests/support/rows.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <ctime>
#include <random>

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
            const auto place = model.hunters[hunter].place;
            if (!place)
                continue;
            model.acting = allHunters[hunter];
            model.origin = place;
            model.legal = board.byRoad(*place);
            for (const LocationId sea : board[*place].portOn)
                model.legal.insert(sea);
            found.push_back(std::move(model));
        }
    }
    return found;
}

/// Dracula in one city after the other with a trail behind him: he may go where the roads lead.
std::vector<MapModel> secretPositions(const Board& board)
{
    std::vector<MapModel> found(1);
    std::size_t hunter = 0;
    for (const auto& ids : {std::array{"london", "madrid", "zurich", "prague"}, std::array{"munich", "milan", "vienna", "strasbourg"},
                            std::array{"clermont-ferrand", "zurich", "zurich", "cologne"}}) {
        MapModel& model = found.emplace_back();
        for (std::size_t n = 0; n < ids.size(); ++n)
            model.hunters[n] = MapModel::Figure::in(board.find(ids[n]).value());
        MapModel start = model; // nearly every place is to be chosen from
        for (std::size_t n = 0; n < board.locations().size(); ++n)
            if (const auto id = static_cast<LocationId>(n); !board.isSea(id) && start.hunters[hunter % hunterCount].place != id)
                start.legal.insert(id);
        model.current = board.find(std::array{"munich", "venice", "geneva"}[hunter++]);
        model.currentSlot = 1;
        LocationId at = *model.current;
        for (int slot = 1; slot <= 4; ++slot) {
            model.trail.push_back({at, slot, slot == 3});
            std::optional<LocationId> next;
            board.byRoad(at).forEach([&](LocationId id) {
                if (std::ranges::find(model.trail, id, &MapModel::TrailMark::location) == model.trail.end())
                    next = id;
            });
            if (!next)
                break;
            at = *next;
        }
        model.legal = board.byRoad(*model.current);
        found.push_back(std::move(start));
    }
    return found;
}

/// Four hunters anywhere on a table where something lies open, now here, now there; one of them acts.
MapModel anyPosition(const Board& board, std::mt19937_64& random)
{
    const auto any = [&random](std::size_t most) { return std::uniform_int_distribution<std::size_t>(0, most)(random); };
    const auto anywhere = [&] { return static_cast<LocationId>(any(board.locations().size() - 1)); };
    MapModel model;
    for (std::size_t n = 0; n < hunterCount; ++n) {
        LocationId place = anywhere();
        while (board.isSea(place) && any(2) > 0) // most of the time they are on land
            place = anywhere();
        model.hunters[n] = MapModel::Figure::in(place);
    }
    const std::size_t acting = any(hunterCount - 1);
    model.acting = allHunters[acting];
    model.origin = model.hunters[acting].place;
    model.legal = board.byRoad(*model.origin);
    for (const LocationId sea : board[*model.origin].portOn)
        model.legal.insert(sea);
    model.matters = model.legal;
    model.matters.insert(*model.origin);
    for (int slot = 2; slot <= 6; slot += 2)
        if (const LocationId place = anywhere();
            any(2) == 0 && std::ranges::find(model.trail, place, &MapModel::TrailMark::location) == model.trail.end())
            model.trail.push_back({place, slot, true});
    if (any(1) == 0)
        model.tokens.push_back({MapModel::Token::What::ConsecratedGround, anywhere()});
    if (any(1) == 0)
        model.tokens.push_back({MapModel::Token::What::Fog, anywhere(), 2});
    return model;
}

qreal gapTo(const MapView::Layout::Node& node, const QRectF& box)
{
    return distanceTo(box, node.at) - node.radius;
}

/// What is wrong with the names of a map; `least` is 1/40 of the short side.
struct Measured {
    QStringList said, unnamed;
    int strong = 0, smaller = 0; ///< names where somebody stands, and those of them that are no larger than others
    int names = 0, leaders = 0, choices = 0, namedChoices = 0;
    int far = 0, hunters = 0, farHunters = 0; ///< farther away than a leader is to reach
    qreal farthest = 0, farthestHunter = 0;   ///< in pixels of a screen of 800
    int elsewhere = 0;                        ///< nearer to another place than to their own
    int clinging = 0;                         ///< right beside another place, and far from their own
    int between = 0; ///< names of hunters' places without a leader that stand hardly farther from another hunter than from their own
    qreal farthestFigure = 0; ///< the same of where a hunter stands
    int farFigures = 0;
    int met = 0, apart = 0; ///< Dracula's figures with hunters there, and those of them that none of these touches

    void measure(MapView& view, const MapModel& model, const Board& board, const QString& what, qreal least, bool all = false)
    {
        const MapView::Layout layout = view.layout();
        const QRectF frame(view.viewport()->rect());
        const auto nameOf = [&](LocationId id) { return QString::fromStdString(board[id].id); };
        const auto fault = [&](const MapView::Layout::Name& name, const QString& why) {
            said << what + QStringLiteral(": ") + nameOf(name.place) + u' ' + why;
        };
        for (const auto& name : layout.names) {
            if (name.lit || all) {
                ++names;
                leaders += name.leader.has_value() ? 1 : 0;
            }
            qreal own = 0, nearest = 1e9, diameter = 0;
            LocationId other{};
            for (const auto& node : layout.nodes) {
                const qreal gap = gapTo(node, name.box);
                if (node.place == name.place) {
                    own = gap;
                    diameter = 2 * node.radius;
                } else if (gap < nearest) {
                    nearest = gap;
                    other = node.place;
                }
            }
            const qreal away = own / std::max(1.0, least / 20);
            const bool ofHunter =
                std::ranges::any_of(model.hunters, [&](const MapModel::Figure& hunter) { return hunter.place == name.place; });
            if (name.lit || all) {
                far += away > litFar ? 1 : 0;
                farthest = std::max(farthest, away);
                elsewhere += nearest < own ? 1 : 0;
                clinging += nearest < 10 * std::max(1.0, least / 20.0) && own > 2 * nearest + 20 * std::max(1.0, least / 20.0) ? 1 : 0;
            }
            if (ofHunter && !name.leader)
                between += std::ranges::any_of(layout.nodes, [&](const auto& node) {
                    return node.place != name.place && gapTo(node, name.box) < own + 4 * std::max(1.0, least / 20) &&
                           std::ranges::find(model.hunters, node.place, &MapModel::Figure::place) != model.hunters.end();
                });
            if (ofHunter) {
                ++hunters;
                farHunters += away > litFar ? 1 : 0;
                farthestHunter = std::max(farthestHunter, away);
            }
            if (own < 0 || nearest < 0.99)
                fault(name, QStringLiteral("lies on the place of ") + nameOf(own < 0 ? name.place : other));
            if (!name.leader && (nearest < own || (name.lit && own > litNear * std::max(1.0, least / 20) + 0.5)))
                fault(name, QStringLiteral("could be taken for ") + nameOf(other));
            if (own > 2 * diameter + 0.01)
                fault(name, QStringLiteral("stands %1 px away, and a diameter has %2").arg(own).arg(diameter));
            for (const QRectF& figure : layout.figures) {
                if (figure.intersects(name.box))
                    fault(name, QStringLiteral("lies on a figure"));
                if (name.leader && lengthInside(segmentOf(*name.leader), boxOf(figure)) > 0)
                    fault(name, QStringLiteral("has a leader through a figure"));
            }
            for (const auto& second : layout.names)
                if (&second != &name && second.box.intersects(name.box))
                    fault(name, QStringLiteral("lies on the name of ") + nameOf(second.place));
            if (!frame.contains(name.box))
                fault(name, QStringLiteral("is cut by the edge"));
            if (least > 0 && name.lit && name.pixels < least - 0.01)
                fault(name, QStringLiteral("is too small: %1").arg(name.pixels));
            strong += name.strong ? 1 : 0;
            smaller += name.strong && name.pixels < least * 40 / 28 - 0.01 ? 1 : 0;
        }
        for (const MapModel::Figure& hunter : model.hunters)
            for (const auto& node : layout.nodes)
                if (node.place == hunter.place && frame.contains(node.at)) {
                    qreal nearest = 1e9;
                    for (const QRectF& figure : layout.figures)
                        nearest = std::min(nearest, gapTo(node, figure) / std::max(1.0, least / 20));
                    farthestFigure = std::max(farthestFigure, nearest);
                    farFigures += nearest > 30 ? 1 : 0;
                }
        if (model.current && frame.contains(view.viewPositionOf(*model.current))) {
            qreal touches = 1e9;
            for (const auto& figure : layout.figures)
                for (const auto& node : layout.nodes)
                    if (figure.place == model.current && node.place == model.current)
                        touches = std::min(touches, gapTo(node, figure));
            met += touches < 1e9 ? 1 : 0;
            apart += touches < 1e9 && touches > 0 ? 1 : 0;
        }
        const auto hasName = [&](LocationId id) {
            return std::ranges::find(layout.names, id, &MapView::Layout::Name::place) != layout.names.end();
        };
        for (const MapModel::Figure& hunter : model.hunters)
            if (!all && hunter.place && frame.contains(view.viewPositionOf(*hunter.place)) && !hasName(*hunter.place))
                unnamed << what + QStringLiteral(": no name of a hunter's place, ") + nameOf(*hunter.place);
        for (std::size_t a = 0; a < layout.figures.size(); ++a)
            for (std::size_t b = 0; b < a; ++b)
                if (frame.contains(layout.figures[a]) && frame.contains(layout.figures[b]) &&
                    layout.figures[a].adjusted(1, 1, -1, -1).intersects(layout.figures[b]))
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
        Rows<QSize, int, double> row;
        for (const double scale : {1.0, 1.5, 2.0})
            for (const auto& [size, side] :
                 {TableSize{{832, 616}, 800}, TableSize{{800, 592}, 800}, TableSize{{1250, 924}, 1200}, TableSize{{360, 266}, 360}})
                row(qPrintable(QString::asprintf("%dx%d of %d, %d %%", size.width(), size.height(), side, int(scale * 100))), size, side,
                    scale);
    }
    void tableNames()
    {
        const auto [size, side, scale] = rowOf<QSize, int, double>();
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
        qInfo("%d of %d names where somebody stands are no larger", measured.smaller, measured.strong);
        QVERIFY2(measured.smaller * 100 <= measured.strong * (side < 600 ? 60 : 25), "most names where somebody stands are larger");
        QVERIFY2(measured.unnamed.size() * 100 <= measured.hunters * (side < 600 ? 15 : 0), qPrintable(measured.unnamed.join(u'\n')));
        qInfo("%d beyond %.0f px, farthest %.0f; of %d names of hunters' places %d, farthest %.0f", measured.far, litFar, measured.farthest,
              measured.hunters, measured.farHunters, measured.farthestHunter);
        qInfo("%d nearer to another place; %d figures stand beyond 30 px, farthest %.0f", measured.elsewhere, measured.farFigures,
              measured.farthestFigure);
        QVERIFY2(measured.said.isEmpty(), qPrintable(QString::number(measured.said.size()) + u'\n' + measured.said.join(u'\n')));
        QVERIFY(measured.names > 0 && measured.namedChoices == measured.choices);
        // Few have to go farther than a leader is to reach, and of the hunters' places fewer still.
        QVERIFY(measured.far * 100 <= measured.names * 12 && measured.farHunters * 100 <= measured.hunters * 10);
        // In whole games a long name stands, now and then, where nothing near it is free.
        const bool whole = step == 1;
        QVERIFY2(measured.far * (whole ? 25 : 50) <= measured.names && measured.farthest <= (whole ? 270 : 96), "hardly any name goes far");
        QVERIFY2(measured.elsewhere * 100 <= measured.names * (side < 600 ? 45 : 32), "most are nearest to their own place");
        QVERIFY2(measured.farthestFigure <= 80, qPrintable(QString::number(measured.farthestFigure)));
        QVERIFY(measured.leaders * 100 <= measured.names * (side < 600 ? 65 : scale > 1 ? 55 : 45));
    }

    /// Wherever four hunters stand: no name is farther from its place than two of its diameters, and no name and no leader lies on a
    /// figure. From near all that the hunter whose turn it is can choose has its name, and every city has where there is room.
    void wherever_data()
    {
        Rows<QString, QSize, int, bool> row;
        for (const bool near : {false, true})
            for (const auto& [size, side] : {TableSize{{832, 616}, 800}, TableSize{{1250, 924}, 1200}, TableSize{{360, 266}, 360}})
                for (const QByteArray& name : {QByteArray("fury-3e"), QByteArray("fury-2e")})
                    if (side == 800 || name == "fury-3e") // the boards differ little
                        row(qPrintable(
                                QString::asprintf("%s %dx%d%s", name.constData(), size.width(), size.height(), near ? ", near" : "")),
                            QString::fromLatin1(name), size, side, near);
    }
    void wherever()
    {
        const auto [name, size, side, near] = rowOf<QString, QSize, int, bool>();
        const auto map = board(name.toUtf8().constData());
        MapView view;
        view.setMinimumSize(0, 0);
        view.setBoard(map);
        view.setTable(true);
        const int least = side < 600 ? 14 : (side + 39) / 40;
        view.setLeastWords(least);
        view.setRoaming(near);
        view.resize(size);
        view.show();
        std::mt19937_64 random(7);
        Measured measured;
        for (int n = 0; n < times(100, 2000); ++n) {
            const MapModel model = anyPosition(*map, random);
            const auto language = static_cast<Language>(std::size_t(n) % languageCount);
            view.setLanguage(language);
            view.setModel(model);
            view.arrive();
            measured.measure(view, model, *map, QStringLiteral("%1 in %2").arg(n).arg(languageCodes[std::size_t(n) % languageCount].data()),
                             least);
        }
        qInfo("%d names, %d with leaders, farthest %.0f px; %d of %d choices named", measured.names, measured.leaders, measured.farthest,
              measured.namedChoices, measured.choices);
        qInfo("%d of %d names where somebody stands are no larger; %d right beside another place, %d of %d between two hunters",
              measured.smaller, measured.strong, measured.clinging, measured.between, measured.hunters);
        QVERIFY2(measured.said.isEmpty(), qPrintable(QString::number(measured.said.size()) + u'\n' + measured.said.join(u'\n')));
        // On the whole board of a phone there is no room for all of them: it shows what is near, and the rest at a wish.
        const bool phone = side < 600;
        QVERIFY2(measured.clinging * 100 <= measured.names * (near && !phone ? 1
                                                              : near         ? 4
                                                              : phone        ? 10
                                                                             : 3),
                 "hardly any name stands right beside another place");
        QVERIFY2(measured.between * (phone ? 50 : 100) <= measured.hunters, "hardly any name stands between two hunters");
        QVERIFY2(measured.smaller * 100 <= measured.strong * (near && !phone ? 5
                                                              : near         ? 40
                                                              : phone        ? 60
                                                                             : 25),
                 "most are larger than others");
        QVERIFY2(measured.namedChoices * 1000 >= measured.choices * (near    ? (phone ? 995 : 999)
                                                                     : phone ? 600
                                                                             : 980),
                 "what can be chosen has a name");
        QVERIFY2(measured.unnamed.size() * 100 <= measured.hunters * (phone  ? (near ? 3 : 20)
                                                                      : near ? 0
                                                                             : 2),
                 qPrintable(measured.unnamed.join(u'\n')));
    }

    void besideDracula_data()
    {
        Rows<QString, QSize, bool> row;
        for (const bool near : {false, true})
            for (const QSize size : {QSize(832, 616), QSize(800, 460)})
                for (const QByteArray& name : {QByteArray("fury-3e"), QByteArray("fury-2e")})
                    row(qPrintable(QString::asprintf("%s %dx%d%s", name.constData(), size.width(), size.height(), near ? ", near" : "")),
                        QString::fromLatin1(name), size, near);
    }
    /// Whoever meets him stands beside his figure, and not at another place.
    void besideDracula()
    {
        const auto [name, size, near] = rowOf<QString, QSize, bool>();
        const auto map = board(name.toUtf8().constData());
        MapView view;
        view.setBoard(map);
        view.setTable(true);
        view.setLeastWords(20);
        view.setRoaming(near);
        view.resize(size);
        view.show();
        std::mt19937_64 random(11);
        Measured measured;
        for (int n = 0; n < times(100, 2000); ++n) {
            MapModel model = anyPosition(*map, random);
            const std::size_t met = std::uniform_int_distribution<std::size_t>(0, hunterCount - 1)(random);
            model.current = model.hunters[met].place;
            model.currentSlot = 1;
            view.setLanguage(static_cast<Language>(std::size_t(n) % languageCount));
            view.setModel(model);
            view.arrive();
            measured.measure(view, model, *map, QString::number(n), 20);
        }
        qInfo("he is met %d times; %d times nobody touches his figure", measured.met, measured.apart);
        QVERIFY(measured.met > times(40, 900));
        QVERIFY2(measured.apart * 100 <= measured.met * (near                  ? 8
                                                         : size.height() < 500 ? 22
                                                                               : 10),
                 "who meets him stands on the edge of his figure");
    }

    /// Two hunters side by side: each name says by itself, or by a line, whose it is.
    void neighboursAreToldApart()
    {
        for (const QSize size : {QSize(800, 592), QSize(800, 476), QSize(832, 616), QSize(1250, 924)})
            for (std::size_t language = 0; language < languageCount; ++language) {
                MapView view;
                view.setBoard(board_);
                view.setTable(true);
                view.setLeastWords(20);
                view.setLanguage(static_cast<Language>(language));
                view.resize(size);
                view.show();
                MapModel model;
                for (const auto& [n, id] : {std::pair(0U, "zagreb"), {1U, "venice"}, {2U, "prague"}, {3U, "cologne"}})
                    model.hunters[n] = MapModel::Figure::in(board_->find(id).value());
                view.setModel(model);
                Measured measured;
                measured.measure(view, model, *board_, QString::fromLatin1(languageCodes[language].data()), 20);
                QVERIFY2(measured.said.isEmpty(), qPrintable(measured.said.join(u'\n')));
                QVERIFY2(measured.between == 0, qPrintable(QStringLiteral("%1 at %2x%3 in %4")
                                                               .arg(measured.between)
                                                               .arg(size.width())
                                                               .arg(size.height())
                                                               .arg(languageCodes[language].data())));
            }
    }

    /// The whole board beside something larger: a hunter stands in or at his city, and not in the sea for want of room.
    void figuresStayOnASmallMap()
    {
        MapView view;
        view.setBoard(board_);
        view.setTable(true);
        view.setLeastWords(20);
        view.resize(526, 389);
        view.show();
        Measured measured;
        for (std::size_t n = 0; n < positions_.size(); n += 6) {
            MapModel model = positions_[n];
            model.legal = {}; // nothing is asked
            view.setModel(model);
            measured.measure(view, model, *board_, QString::number(n), 20);
        }
        qInfo("farthest figure %.0f px; %d names of %d beyond %.0f px, farthest %.0f, %d elsewhere", measured.farthestFigure, measured.far,
              measured.names, litFar, measured.farthest, measured.elsewhere);
        QVERIFY2(measured.said.isEmpty(), qPrintable(measured.said.join(u'\n')));
        QVERIFY2(measured.unnamed.size() * 100 <= measured.hunters * 8, qPrintable(measured.unnamed.join(u'\n'))); // on so small a map
        QVERIFY2(measured.farthestFigure < 30.01, qPrintable(QString::number(measured.farthestFigure)));
    }

    /// On his own map every name is measured, not only those that are lit.
    void secretNames_data()
    {
        Rows<QString, QSize, double> row;
        for (const QByteArray& name : {QByteArray("fury-3e"), QByteArray("fury-2e")})
            for (const auto& [size, scale] :
                 {std::pair(QSize(796, 589), 1.0), {QSize(800, 540), 2.0}, {QSize(390, 270), 1.0}, {QSize(360, 128), 2.0}})
                if (scale == 1.0 || name == "fury-3e") // the boards differ little
                    row(qPrintable(QString::asprintf("%s %dx%d, %d %%", name.constData(), size.width(), size.height(), int(scale * 100))),
                        QString::fromLatin1(name), size, scale);
    }
    void secretNames()
    {
        const auto [name, size, scale] = rowOf<QString, QSize, double>();
        setTextScale(scale);
        const auto map = board(name.toUtf8().constData());
        const std::vector<MapModel> models = secretPositions(*map);
        MapView view;
        view.setMinimumSize(0, 0);
        view.setBoard(map);
        view.resize(size);
        view.show();
        Measured measured;
        QStringList said;
        for (std::size_t language = 0; language < languageCount; ++language) {
            view.setLanguage(static_cast<Language>(language));
            for (std::size_t n = 0; n < models.size(); ++n)
                for (const bool near : {false, true}) {
                    if (near && (models[n].legal.empty() || models[n].legal.size() > 12)) // the whole board as well
                        continue;
                    view.setModel(models[n]);
                    near ? view.showNear() : view.showWholeBoard();
                    const QString what = QStringLiteral("%1 in %2%3").arg(n).arg(languageCodes[language].data(), near ? ", near" : "");
                    measured.measure(view, models[n], *map, what, 0, true);
                    if (models[n].legal.size() <= 12 || size.height() < 150)
                        continue;
                    // Where nearly all is to be chosen from the nodes alone are lit: none of them lies on another one.
                    const MapView::Layout layout = view.layout();
                    for (std::size_t a = 0; a < layout.nodes.size(); ++a)
                        for (std::size_t b = 0; b < a; ++b)
                            if (const auto& one = layout.nodes[a], &other = layout.nodes[b];
                                one.radius < 9 && other.radius < 9 && QLineF(one.at, other.at).length() < one.radius + other.radius)
                                said << what + QStringLiteral(": nodes on one another");
                    for (const MapView::Layout::Name& each : layout.names)
                        if (each.choice || (size.width() < 480 && !each.strong))
                            said << what + QStringLiteral(": named, too: ") + QString::fromStdString((*map)[each.place].id);
                }
        }
        said << measured.said << measured.unnamed;
        qInfo("%d names, %d with leaders; %d of %d choices named; %d far, %.0f, %d elsewhere", measured.names, measured.leaders,
              measured.namedChoices, measured.choices, measured.far, measured.farthest, measured.elsewhere);
        QVERIFY2(said.isEmpty(), qPrintable(QString::number(said.size()) + u'\n' + said.join(u'\n')));
        QVERIFY(measured.names > 0 || size.height() < 150);
    }

    /// Tokens need little room: equal ones are one with a number, and where nothing else stands they lie on their place.
    void tokensLieOnTheirPlace()
    {
        MapView view;
        view.setBoard(board_);
        view.setTable(true);
        view.setLeastWords(20);
        view.resize(832, 616);
        view.show();
        const auto figuresOf = [&](const MapModel& model) {
            view.setModel(model);
            return view.layout().figures;
        };
        MapModel model;
        for (const char* id : {"ionian-sea", "salonica", "edinburgh"}) {
            const LocationId place = board_->find(id).value();
            model = {};
            if (board_->isSea(place))
                model.tokens.push_back({MapModel::Token::What::Storm, place});
            else
                model.tokens.push_back({MapModel::Token::What::ConsecratedGround, place});
            const auto figures = figuresOf(model);
            QCOMPARE(figures.size(), 1U);
            QVERIFY2((figures[0].center() - view.viewPositionOf(place)).manhattanLength() <= 2, id);
        }
        model.tokens = {{MapModel::Token::What::Fog, board_->find("edinburgh").value()}};
        const QRectF one = figuresOf(model).at(0);
        model.tokens[0].count = 2;
        const auto two = figuresOf(model);
        QCOMPARE(two.size(), 1U);
        QVERIFY(two[0].width() > one.width() && two[0].width() < 2 * one.width() && two[0].height() == one.height());
        // A hunter there stands on it, and they beside him; also where the trail has a number.
        model.hunters[0] = MapModel::Figure::in(board_->find("edinburgh").value());
        for (const bool numbered : {false, true}) {
            if (numbered)
                model.trail = {{*model.hunters[0].place, 3, true}};
            QCOMPARE(figuresOf(model).size(), 2U);
            QVERIFY((view.layout().figures[0].center() - view.viewPositionOf(*model.hunters[0].place)).manhattanLength() <= 2);
        }
    }

    /// A strip has room for nodes and figures, and for no name.
    void aStripHasNoNames()
    {
        MapView view;
        view.setMinimumSize(0, 0);
        view.setBoard(board_);
        view.show();
        for (const bool table : {false, true}) {
            view.setTable(table);
            for (const int height : {50, 119, 160}) {
                view.resize(390, height);
                view.setModel({});
                view.setModel(positions_.front());
                QCOMPARE(view.layout().names.empty(), height < 120);
                QVERIFY(!view.layout().nodes.empty() && !view.layout().figures.empty());
            }
        }
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
