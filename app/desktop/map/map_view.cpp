#include "app/desktop/map/map_view.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/motion.h"
#include "app/desktop/map/map_tools.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAccessibleWidget>
#include <QContextMenuEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <utility>

namespace demeter {

namespace {

constexpr qreal stageUnits = 520;
/// Around a place that matters: half of its mark, and the place of its name above or below it.
constexpr qreal matterAside = 40, matterAbove = 30;
constexpr int frameMilliseconds = 16, littleGrowth = 32;

/// The map for a screen reader: a scroll area would tell of its viewport, which has no name, and of nothing that lies on it.
class MapAccess : public QAccessibleWidget {
public:
    explicit MapAccess(QWidget* map) : QAccessibleWidget(map, QAccessible::Canvas) {}

    int childCount() const override { return int(tools().size()); }
    QAccessibleInterface* child(int index) const override { return QAccessible::queryAccessibleInterface(tools().value(index)); }
    int indexOfChild(const QAccessibleInterface* child) const override
    {
        const auto buttons = tools();
        const auto found = std::ranges::find(buttons, child->object());
        return found == buttons.end() ? -1 : int(found - buttons.begin());
    }

private:
    QList<QAbstractButton*> tools() const
    {
        auto buttons = widget()->findChildren<QAbstractButton*>(Qt::FindDirectChildrenOnly);
        buttons.removeIf([](const QAbstractButton* button) { return button->isHidden(); });
        return buttons;
    }
};

QAccessibleInterface* mapAccess(const QString&, QObject* object)
{
    auto* map = qobject_cast<MapView*>(object);
    return map == nullptr ? nullptr : new MapAccess(map);
}

/// What Dracula's player looks at: where he may go, his location, his trail and lairs.
LocationSet playable(const MapModel& model)
{
    LocationSet lit = model.legal;
    if (model.current)
        lit.insert(*model.current);
    for (const MapModel::TrailMark& mark : model.trail)
        lit.insert(mark.location);
    for (const MapModel::LairMark& mark : model.lairs)
        lit.insert(mark.location);
    return lit;
}

} // namespace

MapView::MapView(QWidget* parent) : QGraphicsView(parent), scene_(new MapScene(this)), tools_(new MapTools(this)), motion_(new Motion(this))
{
    loadFonts();
    QAccessible::installFactory(mapAccess); // once, however often this is called
    shows_.scene = scene_;
    setScene(scene_);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setViewportUpdateMode(QGraphicsView::FullViewportUpdate);
    setTransformationAnchor(QGraphicsView::NoAnchor);
    setResizeAnchor(QGraphicsView::NoAnchor);
    setOptimizationFlag(QGraphicsView::DontSavePainterState);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(240, 180);
    viewport()->setAttribute(Qt::WA_AcceptTouchEvents);
    viewport()->setMouseTracking(false);

    connect(tools_, &MapTools::railsToggled, this, [this](bool shown) {
        setRailsShown(shown);
        emit railsToggled(shown);
    });
    connect(tools_, &MapTools::listToggled, this, [this](bool shown) {
        showTools();
        emit listToggled(shown);
    });
    connect(tools_, &MapTools::zoomedOut, this, &MapView::zoomOut);
    connect(tools_, &MapTools::zoomedIn, this, &MapView::zoomIn);
    connect(tools_, &MapTools::wholeToggled, this, [this](bool whole) { whole ? showWholeBoard() : showNear(); });
    connect(tools_, &MapTools::legendAsked, this, &MapView::legendAsked);
    connect(tools_, &MapTools::folded, this, &MapView::showTools);
    connect(motion_, &Motion::passed, this, [this] { look(camera().between(from_, to_, easedOut(motion_->share()))); });
    connect(motion_, &Motion::over, this, [this] {
        look(to_);
        placeTools();
    });
    settles_.setSingleShot(true);
    settles_.setInterval(120);
    connect(&settles_, &QTimer::timeout, viewport(), qOverload<>(&QWidget::update));
    retranslate();
}

void MapView::retranslate()
{
    setAccessibleName(spoken_.isEmpty() ? tr("Map") : spoken_);
    setAccessibleDescription(hasTools() ? tr("Return opens the list of places, in which each can be chosen.") : QString());
    tools_->retranslate();
}

void MapView::setBoard(std::shared_ptr<const Board> board)
{
    if (board.get() != this->board())
        arrive();
    scene_->setBoard(std::move(board));
    shows_.model = {};
    layout_ = {};
    pictures_.names.clear();
    placeLegend();
    dirty();
}

void MapView::setLanguage(Language language)
{
    if (language == shows_.language)
        return;
    shows_.language = language;
    pictures_.names.clear();
    dirty();
    frameAnew();
}

void MapView::setTheme(ThemeName name)
{
    const bool other = name != style_.theme;
    style_.theme = name;
    pictures_ = {};
    tools_->setTheme(name);
    viewport()->update();
    if (other)
        frameAnew();
}

void MapView::setModel(const MapModel& model, bool still)
{
    if (model == shows_.model) // screens tell everything anew after every entry
        return;
    const auto sameFrame = [this, &model] {
        if (shows_.table)
            return model.matters == shows_.model.matters && (model.legal - model.matters).empty();
        return model.current == shows_.model.current && model.legal == shows_.model.legal && model.origin == shows_.model.origin &&
               std::ranges::equal(model.trail, shows_.model.trail, {}, &MapModel::TrailMark::location, &MapModel::TrailMark::location);
    };
    if (roams_ && frame_ == Frame::Free && model.matters != shows_.model.matters)
        frame_ = Frame::Near;
    const bool move = frame_ == Frame::Near && !sameFrame();
    style_.huntersBefore.fill(std::nullopt);
    if (isVisible() && model.route && shows_.model.route && model.hunters != shows_.model.hunters) // they are seen to go there
        for (const MapLayout::Mark& mark : laidOut().marks())
            for (const MapLayout::Badge& badge : mark.badges)
                if (badge.hunter)
                    style_.huntersBefore[*badge.hunter] = badge.center;
    shows_.model = model;
    dirty();
    if (move)
        applyFrame(still ? Move::StayIfSeen : shows_.table ? Move::Ease : Move::EaseIfNeeded);
    showTools();
}

void MapView::setPassing(qreal leg, qreal hunters)
{
    if (leg == style_.leg && hunters == style_.hunters)
        return;
    style_.leg = leg;
    style_.hunters = hunters;
    viewport()->update();
}

void MapView::setRailsShown(bool shown)
{
    style_.rails = shown;
    tools_->setRailsShown(shown);
    viewport()->update();
}

void MapView::setTable(bool table)
{
    shows_.table = table;
    showTools();
    setFocusPolicy(table ? Qt::NoFocus : Qt::StrongFocus);
    retranslate();
    showWholeBoard();
}

void MapView::setRoaming(bool roams)
{
    if (roams == roams_)
        return;
    roams_ = roams;
    showTools();
    arrive();
    frame_ = roams ? Frame::Near : Frame::Whole;
    applyFrame(Move::Jump);
    placeTools();
}

void MapView::setLeastWords(int pixels)
{
    if (pixels == shows_.leastWords)
        return;
    shows_.leastWords = pixels;
    dirty();
}

void MapView::setSketch(bool sketch)
{
    shows_.sketch = sketch;
    showTools();
    viewport()->setMouseTracking(sketch);
    retranslate();
    dirty();
}

void MapView::point(std::optional<LocationId> place)
{
    if (shows_.pointed == place)
        return;
    shows_.pointed = place;
    dirty();
}

void MapView::setLegendOffered(bool offered)
{
    tools_->setLegendOffered(offered);
    placeTools();
    dirty();
}

void MapView::setListShown(bool shown)
{
    tools_->setListShown(shown);
    showTools();
}

// --- Where the view looks -------------------------------------------------------------------------------------------

MapCamera MapView::camera() const
{
    return {MapScene::mapRect, viewport()->size()};
}

void MapView::look(const MapCamera::Look& look)
{
    setTransform(QTransform::fromScale(look.scale, look.scale));
    centerOn(look.center);
    dirty();
}

MapCamera::Look MapView::shown() const
{
    return {zoom(), viewportTransform().inverted().map(QRectF(viewport()->rect()).center())};
}

void MapView::easeTo(const MapCamera::Look& there)
{
    if (motion_->isRunning() && there == to_)
        return;
    motion_->stop();
    const MapCamera::Look from = shown();
    const QTransform before = transform();
    const QPoint scrolled(horizontalScrollBar()->value(), verticalScrollBar()->value());
    look(there);
    placeTools(); // once, where they are going to be
    const QRectF now = camera().seen(shown()), then = camera().seen(from);
    const bool same = (now.topLeft() - then.topLeft()).manhattanLength() < 1 && std::abs(now.width() - then.width()) < 1;
    if (same || !eases())
        return;
    insetThere_ = insetRect();
    from_ = from;
    to_ = there;
    setTransform(before);
    horizontalScrollBar()->setValue(scrolled.x());
    verticalScrollBar()->setValue(scrolled.y());
    motion_->start(easeMilliseconds, frameMilliseconds);
    dirty();
}

void MapView::lookAt(const MapCamera::Look& there)
{
    arrive();
    frame_ = Frame::Free;
    look(there);
}

void MapView::comeFrom(const MapCamera::Look& there)
{
    arrive();
    if (frame_ == Frame::Free || !eases())
        return;
    look(there);
    applyFrame(Move::Ease);
}

bool MapView::eases() const
{
    return board() != nullptr && isVisible() && !lessMotion() && motion_->isWorthIt();
}

bool MapView::arrive()
{
    if (!motion_->isRunning())
        return false;
    motion_->stop();
    look(to_);
    placeTools();
    return true;
}

void MapView::applyFrame(Move move)
{
    if (viewport()->size().isEmpty() || frame_ == Frame::Free)
        return;
    const auto go = [this, move](const MapCamera::Look& there) {
        if (move == Move::Jump || move == Move::JumpIfNeeded)
            look(there);
        else
            easeTo(there);
    };
    if (frame_ == Frame::Stage && stage_ && board() != nullptr) {
        go(camera().close(scene_->place(*stage_).position, stageUnits));
        return;
    }
    std::vector<QPointF> points;
    const auto add = [&](LocationId id) { points.push_back(scene_->place(id).position); };
    if (frame_ == Frame::Stage && board() != nullptr) {
        shows_.model.matters.forEach(add);
        go(camera().across(points));
        return;
    }
    if (frame_ == Frame::Near && board() != nullptr && shows_.table) {
        nearPlaces().forEach(add);
        const MapCamera::Look now = motion_->isRunning() ? to_ : shown();
        if (move == Move::StayIfSeen && std::ranges::all_of(points, [seen = camera().seen(now)](QPointF at) { return seen.contains(at); }))
            return;
        go(camera().filling(points, {matterAside, matterAbove, matterAside, matterAbove}, stageUnits, tools_->wholeRect()));
        placeTools();
        return;
    }
    if (frame_ == Frame::Near && board() != nullptr) {
        shows_.model.legal.forEach(add);
        if (shows_.model.origin) { // somebody else moves: what lies round him
            add(*shows_.model.origin);
        } else {
            if (shows_.model.current)
                add(*shows_.model.current);
            for (const MapModel::TrailMark& mark : shows_.model.trail)
                add(mark.location);
        }
    }
    const MapCamera::Look there = camera().around(points), now = motion_->isRunning() ? to_ : shown();
    if ((move == Move::EaseIfNeeded || move == Move::JumpIfNeeded) && camera().mayStay(now, there, points))
        return;
    if (move == Move::StayIfSeen) {
        std::vector<QPointF> legal;
        shows_.model.legal.forEach([&](LocationId id) { legal.push_back(scene_->place(id).position); });
        if (camera().mayStay(now, now, legal))
            return;
    }
    go(there);
    placeTools();
}

void MapView::frameAnew()
{
    if (frame_ != Frame::Near)
        return;
    arrive();
    applyFrame(Move::Jump);
}

bool MapView::isNear() const
{
    return !shows_.table && camera().isNear(zoom());
}

void MapView::showWholeBoard()
{
    frame_ = Frame::Whole;
    applyFrame(Move::Ease);
}

void MapView::showStage(std::optional<LocationId> place)
{
    stage_ = place;
    frame_ = Frame::Stage;
    applyFrame(Move::Ease);
}

void MapView::showNear()
{
    frame_ = isFixed() ? Frame::Whole : Frame::Near;
    applyFrame(Move::Ease);
}

void MapView::toggleFrame(QPointF at)
{
    arrive();
    if (isNear()) {
        showWholeBoard();
    } else {
        showNear();
        if (!isNear()) // nothing lit, or a large screen: still a closer look
            zoomAbout(at, camera().wholeScale() * 1.7);
    }
}

void MapView::zoomAbout(QPointF viewPoint, qreal scale)
{
    if (isFixed())
        return;
    const MapCamera camera = this->camera();
    scale = camera.allowed(scale);
    if (scale == zoom())
        return;
    const QPointF fixed = viewportTransform().inverted().map(viewPoint);
    frame_ = scale <= camera.wholeScale() ? Frame::Whole : Frame::Free;
    settles_.start();
    look(camera.about(fixed, viewPoint, scale));
    placeTools();
}

void MapView::zoomIn()
{
    arrive();
    zoomAbout(QRectF(viewport()->rect()).center(), zoom() * 1.25);
}

void MapView::zoomOut()
{
    arrive();
    zoomAbout(QRectF(viewport()->rect()).center(), zoom() / 1.25);
}

void MapView::panBy(QPointF pixels)
{
    arrive();
    if (isFixed())
        return;
    const int x = horizontalScrollBar()->value(), y = verticalScrollBar()->value();
    horizontalScrollBar()->setValue(x - qRound(pixels.x()));
    verticalScrollBar()->setValue(y - qRound(pixels.y()));
    if (x != horizontalScrollBar()->value() || y != verticalScrollBar()->value())
        frame_ = Frame::Free;
}

QRect MapView::insetRect() const
{
    if (motion_->isRunning())
        return insetThere_;
    if (!isNear() || board() == nullptr)
        return {};
    std::vector<QPoint> points;
    playable(shows_.model).forEach([&](LocationId id) { points.push_back(viewPositionOf(id)); });
    if (const QRect tools = tools_->rowRect(); !tools.isNull())
        for (const int x : {tools.left(), tools.center().x(), tools.right()})
            for (const int y : {tools.top(), tools.bottom()})
                points.emplace_back(x, y);
    return camera().inset(points);
}

void MapView::lookThroughInset(QPointF at)
{
    arrive();
    frame_ = Frame::Free;
    centerOn(camera().throughInset(insetRect(), at));
    dirty();
}

void MapView::scrollContentsBy(int dx, int dy)
{
    QGraphicsView::scrollContentsBy(dx, dy);
    dirty();
}

void MapView::resizeEvent(QResizeEvent* event)
{
    const QPointF center =
        viewportTransform().inverted().map(QRectF(QPointF(), event->oldSize().isValid() ? event->oldSize() : size()).center());
    QGraphicsView::resizeEvent(event);
    if (motion_->isRunning()) {
        motion_->stop();
        applyFrame(Move::Jump);
    }
    const QSize grown = event->oldSize().isValid() ? event->size() - event->oldSize() : event->size();
    const bool little = std::abs(grown.width()) <= littleGrowth && std::abs(grown.height()) <= littleGrowth;
    if (frame_ == Frame::Near && little) // something beside it has become a little larger
        applyFrame(Move::JumpIfNeeded);
    else if (frame_ == Frame::Free)
        look({camera().allowed(zoom()), center});
    else
        applyFrame(Move::Jump);
    showTools();
}

void MapView::showTools()
{
    tools_->show({.row = hasTools(),
                  .folded = hasTools() && camera().isSmall(),
                  .list = listOffered_,
                  .whole = shows_.table && roams_ && !nearPlaces().empty()});
    placeTools();
    dirty();
}

void MapView::placeTools()
{
    tools_->placeWhole(frame_ == Frame::Whole);
    if (motion_->isRunning()) // they stand where they are going to be
        return;
    std::vector<QPoint> lit;
    if (board() != nullptr)
        playable(shows_.model).forEach([&](LocationId id) { lit.push_back(viewPositionOf(id)); });
    tools_->placeRow(lit);
    placeLegend();
}

void MapView::placeLegend()
{
    if (board() == nullptr)
        return;
    const MapLayoutInput now = input();
    std::vector<QPointF> places;
    for (std::size_t i = 0; i < board()->locations().size(); ++i)
        places.push_back(now.toView.map(scene_->place(static_cast<LocationId>(i)).position));
    tools_->placeLegend(places, now.frame(), insetRect(), 26 * now.sizes().nodeFactor());
}

// --- What is drawn --------------------------------------------------------------------------------------------------

void MapView::dirty()
{
    stale_ = true;
    viewport()->update();
}

MapLayoutInput MapView::input() const
{
    MapLayoutInput input = shows_;
    input.stage = frame_ == Frame::Stage ? stage_ : std::nullopt;
    input.toView = viewportTransform();
    input.view = viewport()->size();
    return input;
}

const MapLayout& MapView::laidOut()
{
    if (!stale_ || board() == nullptr)
        return layout_;
    stale_ = false;
    MapLayoutInput now = input();
    for (const QRect& covered : {insetRect(), tools_->rowRect(), tools_->wholeRect(), tools_->legendRect()})
        if (!covered.isNull())
            now.covered.emplace_back(covered);
    layout_ = motion_->isRunning() ? MapLayout(std::move(now), layout_) : MapLayout(std::move(now));
    return layout_;
}

void MapView::paintInto(QPainter& painter)
{
    drawBackground(&painter, {});
    drawForeground(&painter, {});
}

void MapView::drawBackground(QPainter* painter, const QRectF&)
{
    painter->setWorldTransform({});
    painter->fillRect(viewport()->rect(), Theme::of(style_.theme)(u"window"));
    if (board() == nullptr)
        return;
    style_.density = devicePixelRatioF();
    MapPainter::Moves moves{.quickly = settles_.isActive()};
    if (motion_->isRunning())
        moves = {true, std::min(from_.scale, to_.scale), camera().seen(from_), camera().seen(to_)};
    MapPainter(*painter, laidOut(), style_, pictures_).paintBackground(moves);
}

void MapView::drawForeground(QPainter* painter, const QRectF&)
{
    if (board() != nullptr)
        MapPainter(*painter, laidOut(), style_, pictures_).paintForeground(insetRect());
}

// --- Input ----------------------------------------------------------------------------------------------------------

QPoint MapView::viewPositionOf(LocationId id) const
{
    return viewportTransform().map(scene_->place(id).position).toPoint();
}

void MapView::released()
{
    tools_->fold();
}

void MapView::tapAt(QPointF at)
{
    if (const auto place = placeAt(at))
        emit tapped(*place);
}

void MapView::askAt(QPointF at)
{
    if (const auto place = placeAt(at))
        emit whyAsked(*place);
}

void MapView::mouseMoveEvent(QMouseEvent* event)
{
    if (shows_.sketch && event->buttons() == Qt::NoButton)
        point(placeAt(event->position()));
    gestures_.move(event);
}

void MapView::contextMenuEvent(QContextMenuEvent* event)
{
    event->accept();
    if (event->reason() == QContextMenuEvent::Mouse)
        askAt(viewport()->mapFromGlobal(QPointF(event->globalPos())));
}

void MapView::keyPressEvent(QKeyEvent* event)
{
    constexpr qreal step = 80;
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomIn();
        break;
    case Qt::Key_Minus:
        zoomOut();
        break;
    case Qt::Key_0:
        showWholeBoard();
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!hasTools() || event->isAutoRepeat()) {
            event->ignore();
            return;
        }
        tools_->openList(); // where a place can be chosen by key
        break;
    case Qt::Key_Left:
        panBy({step, 0});
        break;
    case Qt::Key_Right:
        panBy({-step, 0});
        break;
    case Qt::Key_Up:
        panBy({0, step});
        break;
    case Qt::Key_Down:
        panBy({0, -step});
        break;
    default:
        event->ignore();
        return;
    }
    placeLegend();
    event->accept();
}

bool MapView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave)
        point(std::nullopt);
    return gestures_.fingers(event) || QGraphicsView::viewportEvent(event);
}

bool MapView::event(QEvent* event)
{
    // The focus ring is drawn with the chart edge.
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        viewport()->update();
    return QGraphicsView::event(event);
}

void MapView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QGraphicsView::changeEvent(event);
}

} // namespace demeter
