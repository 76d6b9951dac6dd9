// What stands where on a map, without a window.
#include "app/desktop/kit/fonts.h"
#include "app/desktop/map/map_layout.h"
#include "tests/support/load.h"

#include <QtTest>

#include <algorithm>

using namespace demeter;

class TestMapLayout : public QObject {
    Q_OBJECT

    std::shared_ptr<const Board> board_;
    MapScene scene_;

    LocationId at(const char* id) const { return board_->find(id).value(); }
    /// A pixel for each map unit.
    MapLayoutInput of(const MapModel& model) const
    {
        MapLayoutInput input;
        input.scene = &scene_;
        input.model = model;
        input.view = MapScene::mapRect.size().toSize();
        return input;
    }
    /// Dracula in Munich; hunters in Zurich and, two of them, in Paris.
    MapModel munich() const
    {
        MapModel model;
        model.current = at("munich");
        model.currentSlot = 2;
        model.trail = {{at("munich"), 2, false}, {at("vienna"), 4, true}};
        model.legal = board_->byRoad(at("munich"));
        model.hunters = {MapModel::Figure::in(at("zurich")), MapModel::Figure::in(at("paris")), MapModel::Figure::in(at("paris")), {}};
        return model;
    }

private slots:
    void initTestCase()
    {
        loadFonts();
        board_ = test::board("fury-3e");
        scene_.setBoard(board_);
    }

    void theEmptyBoardHasAllItsNames()
    {
        const MapLayout layout(of({}));
        QCOMPARE(layout.marks().size(), board_->locations().size());
        const MapLayout::Outline outline = layout.outline();
        QCOMPARE(outline.names.size(), board_->locations().size());
        QVERIFY(outline.figures.empty() && outline.ways.empty());
        for (const MapLayout::Outline::Name& name : outline.names)
            QVERIFY(!name.lit && !name.choice && !name.leader);
    }

    /// It depends on nothing but its input, and a copy of it is the same.
    void theSameInputGivesTheSameLayout()
    {
        const MapLayout layout(of(munich())), again(of(munich()));
        const MapLayout copy = layout;
        for (const MapLayout* other : {&again, &copy})
            for (std::size_t i = 0; i < layout.marks().size(); ++i) {
                const MapLayout::Mark &one = layout.marks()[i], &two = other->marks()[i];
                QVERIFY(one.at == two.at && one.radius == two.radius && one.name == two.name && one.leader == two.leader);
            }
    }

    void whatIsCoveredIsLeftFree()
    {
        MapLayoutInput input = of(munich());
        const MapLayout before(input);
        const QRectF name = before.mark(at("zurich")).name.value();
        input.covered = {name};
        const MapLayout after(input);
        QVERIFY2(after.mark(at("zurich")).name.has_value(), "a hunter's place is named elsewhere");
        for (const MapLayout::Outline::Name& each : after.outline().names)
            QVERIFY(!each.box.intersects(name));
        for (const QRectF& figure : after.outline().figures)
            QVERIFY(!figure.intersects(name));
    }

    /// On Dracula's map a hunter stands beside his place; on the table on it, and the second one beside him.
    void figuresStandOnTheTablesPlaces()
    {
        MapLayoutInput input = of(munich());
        QVERIFY(!MapLayout(input).mark(at("zurich")).stands);
        input.table = true;
        input.model.legal = {};
        const MapLayout layout(input);
        const MapLayout::Mark& paris = layout.mark(at("paris"));
        QVERIFY(paris.stands && paris.badges.size() == 2);
        QCOMPARE(paris.badges[0].center, paris.at);
        QVERIFY(QLineF(paris.badges[1].center, paris.at).length() > layout.sizes().hunterRadius());
        QVERIFY2(!layout.mark(at("munich")).stands, "not on Dracula's figure");
    }

    void fromNearWhatIsClippedIsHidden()
    {
        MapLayoutInput input = of(munich());
        input.table = true;
        input.toView = QTransform::fromTranslate(-scene_.place(at("paris")).position.x(), 0); // Paris lies on the left edge
        QVERIFY(!MapLayout(input).mark(at("paris")).badges.empty());
        input.stage = at("zurich");
        const MapLayout layout(input);
        QVERIFY(layout.mark(at("paris")).badges.empty());
        QVERIFY(!layout.mark(at("zurich")).badges.empty());
        input.stage = at("paris");
        QVERIFY2(!MapLayout(input).mark(at("paris")).badges.empty(), "what it is all about stays");
    }

    /// While the view eases there is no name, and a figure stays on its side of its mark.
    void onTheWayFiguresKeepTheirSides()
    {
        MapLayoutInput input = of(munich());
        const MapLayout before(input);
        input.toView = QTransform::fromTranslate(-30, 20);
        const MapLayout layout(input, before);
        QVERIFY(layout.outline().names.empty());
        for (const char* id : {"zurich", "paris"}) {
            const MapLayout::Mark &was = before.mark(at(id)), &is = layout.mark(at(id));
            for (std::size_t n = 0; n < was.badges.size(); ++n)
                QVERIFY(QLineF(is.badges[n].center - is.at, was.badges[n].center - was.at).length() < 1e-6);
        }
    }

    void aTapMeansAPlaceOrAName()
    {
        const MapLayout layout(of({}));
        const MapLayout::Mark& paris = layout.mark(at("paris"));
        QVERIFY(layout.placeAt(paris.at) == at("paris") && layout.isOnMark(paris.at));
        QVERIFY(layout.placeAt(paris.name->center()) == at("paris") && !layout.isOnMark(paris.name->center()));
        QVERIFY(!layout.placeAt({-200, -200}));
        QVERIFY2(!MapLayout().placeAt(paris.at) && MapLayout().outline().nodes.empty(), "nothing is a layout, too");
    }
};

DEMETER_TEST(TestMapLayout)
#include "test_map_layout.moc"
