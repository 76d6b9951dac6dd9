#include "app/desktop/map/map_view.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"
#include "app/desktop/kit/motion.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAccessibleWidget>
#include <QApplication>
#include <QContextMenuEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyleHints>
#include <QTouchEvent>
#include <QWheelEvent>
#include <QtMath>

#include <algorithm>
#include <array>
#include <cmath>

namespace demeter {

namespace {

constexpr qreal tapReach = 28, directReach = 14;
constexpr int toolSize = 44, toolGap = 8, toolMargin = 14, ringRoom = 5, toolsFree = 14;
constexpr int holdMilliseconds = 550;
constexpr qreal stageUnits = 520;
/// Around a place that matters: half of its mark, and the place of its name above or below it.
constexpr qreal matterAside = 40, matterAbove = 30;
constexpr int frameMilliseconds = 16, littleGrowth = 32;

/// One of the square buttons on the map, drawn from the tokens alone so that every style looks the same.
class ToolButton : public QAbstractButton {
public:
    ToolButton(const QString& icon, QWidget* parent) : QAbstractButton(parent), icon_(icon)
    {
        setFixedSize(toolSize + 2 * ringRoom, toolSize + 2 * ringRoom);
        setFocusPolicy(Qt::TabFocus);
        setCursor(Qt::ArrowCursor);
    }
    void setTheme(ThemeName name)
    {
        theme_ = name;
        update();
    }
    bool hitButton(const QPoint& at) const override { return rect().adjusted(ringRoom, ringRoom, -ringRoom, -ringRoom).contains(at); }

protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
            QAbstractButton::keyPressEvent(event);
        else if (!event->isAutoRepeat())
            click(); // the map below it would open its list
    }
    void paintEvent(QPaintEvent*) override
    {
        const Theme& theme = Theme::of(theme_);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF box = QRectF(rect()).adjusted(ringRoom, ringRoom, -ringRoom, -ringRoom);
        if (hasFocus()) {
            painter.setPen(QPen(theme(u"text"), 3));
            painter.drawRoundedRect(box.adjusted(-3.5, -3.5, 3.5, 3.5), 11, 11);
        }
        const qreal edge = isChecked() ? 2 : 1;
        painter.setPen(QPen(theme(isChecked() ? u"text" : u"lineStrong"), edge));
        painter.setBrush(theme(isDown() || isChecked() ? u"pressed" : theme_ == ThemeName::Light ? u"raised" : u"panel"));
        painter.drawRoundedRect(box.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2), 8, 8);
        const QPixmap pixmap = iconPixmap(icon_, theme(isEnabled() ? u"text" : u"off"), 22, devicePixelRatioF());
        painter.drawPixmap(QPointF(box.center().x() - 11, box.center().y() - 11), pixmap);
        if (isChecked()) // a second sign besides brightness
            painter.fillRect(QRectF(box.center().x() - 8, box.bottom() - 6, 16, 2), theme(u"text"));
    }

private:
    QString icon_;
    ThemeName theme_ = ThemeName::Dark;
};

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

} // namespace

MapView::MapView(QWidget* parent) : QGraphicsView(parent), scene_(new MapScene(this))
{
    loadFonts();
    QAccessible::installFactory(mapAccess); // once, however often this is called
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

    rails_ = makeTool("rail", "mapRails");
    list_ = makeTool("list", "mapList");
    minus_ = makeTool("minus", "mapZoomOut");
    plus_ = makeTool("plus", "mapZoomIn");
    rails_->setCheckable(true);
    list_->setCheckable(true);
    minus_->setAutoRepeat(true);
    plus_->setAutoRepeat(true);
    connect(rails_, &QAbstractButton::toggled, this, [this](bool shown) {
        setRailsShown(shown);
        foldTools();
        emit railsToggled(shown);
    });
    connect(list_, &QAbstractButton::toggled, this, [this](bool shown) {
        foldTools();
        showTools();
        emit listToggled(shown);
    });
    connect(minus_, &QAbstractButton::clicked, this, &MapView::zoomOut);
    connect(plus_, &QAbstractButton::clicked, this, &MapView::zoomIn);

    motion_ = new Motion(this);
    connect(motion_, &Motion::passed, this, &MapView::step);
    connect(motion_, &Motion::over, this, [this] {
        look(to_);
        placeTools();
    });
    hold_.setSingleShot(true);
    hold_.setInterval(holdMilliseconds);
    connect(&hold_, &QTimer::timeout, this, &MapView::holdExpired);
    settle_.setSingleShot(true);
    settle_.setInterval(120);
    connect(&settle_, &QTimer::timeout, viewport(), qOverload<>(&QWidget::update));
    retranslate();
}

QAbstractButton* MapView::makeTool(const char* icon, const char* name)
{
    auto* button = new ToolButton(QString::fromLatin1(icon), this);
    button->setObjectName(QString::fromLatin1(name));
    button->setTheme(theme_);
    return button;
}

void MapView::retranslate()
{
    setAccessibleName(spoken_.isEmpty() ? tr("Map") : spoken_);
    setAccessibleDescription(hasTools() ? tr("Return opens the list of places, in which each can be chosen.") : QString());
    const auto call = [](QAbstractButton* button, const QString& name, const QString& key) {
        button->setAccessibleName(name);
        button->setToolTip(key.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, key));
    };
    call(rails_, tr("Railways"), {});
    call(list_, tr("List of places"), {});
    call(minus_, tr("Zoom out"), QStringLiteral("−"));
    call(plus_, tr("Zoom in"), QStringLiteral("+"));
    if (opens_ != nullptr)
        call(opens_, tr("Tools of the map"), {});
    if (whole_ != nullptr)
        call(whole_, tr("Whole board"), QStringLiteral("0"));
    if (legend_ != nullptr)
        call(legend_, tr("What the signs mean"), QStringLiteral("F4"));
}

void MapView::setBoard(std::shared_ptr<const Board> board)
{
    if (board != board_)
        arrive();
    board_ = std::move(board);
    scene_->setBoard(board_);
    model_ = {};
    names_.clear();
    placeLegend();
    dirty();
}

void MapView::setLanguage(Language language)
{
    if (language == language_)
        return;
    language_ = language;
    names_.clear();
    dirty();
    frameAnew();
}

void MapView::setTheme(ThemeName name)
{
    const bool other = name != theme_;
    theme_ = name;
    names_.clear();
    ground_ = overview_ = {};
    for (QAbstractButton* button : {rails_, list_, minus_, plus_, opens_, whole_, legend_})
        if (button != nullptr)
            static_cast<ToolButton*>(button)->setTheme(name);
    viewport()->update();
    if (other)
        frameAnew();
}

void MapView::setModel(const MapModel& model, bool still)
{
    if (model == model_) // screens tell everything anew after every entry
        return;
    const auto sameFrame = [this, &model] {
        if (table_)
            return model.matters == model_.matters && (model.legal - model.matters).empty();
        return model.current == model_.current && model.legal == model_.legal && model.origin == model_.origin &&
               std::ranges::equal(model.trail, model_.trail, {}, &MapModel::TrailMark::location, &MapModel::TrailMark::location);
    };
    if (roams_ && frame_ == Frame::Free && model.matters != model_.matters)
        frame_ = Frame::Near;
    const bool move = frame_ == Frame::Near && !sameFrame();
    huntersBefore_.fill(std::nullopt);
    if (isVisible() && model.route && model_.route && model.hunters != model_.hunters) { // they are seen to go there
        layOut();
        for (const Mark& mark : marks_)
            for (const Badge& badge : mark.badges)
                if (badge.what == Badge::What::Hunter)
                    huntersBefore_[static_cast<std::size_t>(badge.hunter)] = badge.center;
    }
    model_ = model;
    dirty();
    if (move)
        applyFrame(table_ ? Move::Ease : still ? Move::StayIfSeen : Move::EaseIfNeeded);
    placeTools();
}

void MapView::setPassing(qreal leg, qreal hunters)
{
    if (leg == legShare_ && hunters == huntersShare_)
        return;
    legShare_ = leg;
    huntersShare_ = hunters;
    viewport()->update();
}

void MapView::setRailsShown(bool shown)
{
    railsShown_ = shown;
    const QSignalBlocker quiet(rails_);
    rails_->setChecked(shown);
    rails_->update();
    viewport()->update();
}

void MapView::setTable(bool table)
{
    table_ = table;
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
    if (roams && whole_ == nullptr) {
        whole_ = makeTool("whole", "mapWhole");
        whole_->setCheckable(true);
        connect(whole_, &QAbstractButton::clicked, this, [this](bool whole) { whole ? showWholeBoard() : showNear(); });
        retranslate();
    }
    showTools();
    arrive();
    frame_ = roams ? Frame::Near : Frame::Whole;
    applyFrame(Move::Jump);
    placeTools();
}

void MapView::setLeastWords(int pixels)
{
    if (pixels == leastWords_)
        return;
    leastWords_ = pixels;
    dirty();
}

void MapView::setSketch(bool sketch)
{
    sketch_ = sketch;
    showTools();
    viewport()->setMouseTracking(sketch);
    retranslate();
    dirty();
}

void MapView::point(std::optional<LocationId> place)
{
    if (pointed_ == place)
        return;
    pointed_ = place;
    dirty();
}

void MapView::setLegendOffered(bool offered)
{
    if (legend_ == nullptr && offered) {
        legend_ = makeTool("legend", "mapLegend");
        connect(legend_, &QAbstractButton::clicked, this, &MapView::legendAsked);
        retranslate();
    }
    if (legend_ != nullptr)
        legend_->setVisible(offered);
    placeTools();
    dirty();
}

void MapView::setListShown(bool shown)
{
    const QSignalBlocker quiet(list_);
    list_->setChecked(shown);
    list_->update();
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
    return board_ && isVisible() && !lessMotion() && motion_->isWorthIt();
}

void MapView::step()
{
    look(camera().between(from_, to_, easedOut(motion_->share())));
}

void MapView::arrive()
{
    if (!motion_->isRunning())
        return;
    motion_->stop();
    look(to_);
    placeTools();
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
    if (frame_ == Frame::Stage && stage_ && board_) {
        go(camera().close(scene_->place(*stage_).position, stageUnits));
        return;
    }
    std::vector<QPointF> points;
    const auto add = [&](LocationId id) { points.push_back(scene_->place(id).position); };
    if (frame_ == Frame::Stage && board_) {
        model_.matters.forEach(add);
        go(camera().across(points));
        return;
    }
    if (frame_ == Frame::Near && board_ && table_) {
        (model_.matters | model_.legal).forEach(add);
        go(camera().filling(points, {matterAside, matterAbove, matterAside, matterAbove}, stageUnits, wholeRect()));
        placeTools();
        return;
    }
    if (frame_ == Frame::Near && board_) {
        model_.legal.forEach(add);
        if (model_.origin) { // somebody else moves: what lies round him
            add(*model_.origin);
        } else {
            if (model_.current)
                add(*model_.current);
            for (const MapModel::TrailMark& mark : model_.trail)
                add(mark.location);
        }
    }
    const MapCamera::Look there = camera().around(points), now = motion_->isRunning() ? to_ : shown();
    if ((move == Move::EaseIfNeeded || move == Move::JumpIfNeeded) && camera().mayStay(now, there, points))
        return;
    if (move == Move::StayIfSeen) {
        std::vector<QPointF> legal;
        model_.legal.forEach([&](LocationId id) { legal.push_back(scene_->place(id).position); });
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
    return !table_ && camera().isNear(zoom());
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

void MapView::toggleFrame()
{
    arrive();
    if (isNear()) {
        showWholeBoard();
    } else {
        showNear();
        if (!isNear()) // nothing lit, or a large screen: still a closer look
            zoomAbout(press_.value_or(QRectF(viewport()->rect()).center()), camera().wholeScale() * 1.7);
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
    settle_.start();
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
    if (!isNear() || !board_)
        return {};
    std::vector<QPoint> points;
    playable().forEach([&](LocationId id) { points.push_back(viewPositionOf(id)); });
    if (const QRect tools = toolsRect(); hasTools())
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

LocationSet MapView::playable() const
{
    LocationSet lit = model_.legal;
    if (model_.current)
        lit.insert(*model_.current);
    for (const MapModel::TrailMark& mark : model_.trail)
        lit.insert(mark.location);
    for (const MapModel::LairMark& mark : model_.lairs)
        lit.insert(mark.location);
    return lit;
}

/// The last of them stands in the corner.
std::vector<QAbstractButton*> MapView::tools() const
{
    std::vector<QAbstractButton*> tools{rails_, list_, minus_, plus_};
    if (opens_ != nullptr)
        tools.push_back(opens_);
    std::erase_if(tools, [](const QAbstractButton* button) { return button->isHidden(); });
    return tools;
}

void MapView::showTools()
{
    const bool folds = hasTools() && camera().isSmall();
    if (folds && opens_ == nullptr) {
        opens_ = makeTool("layers", "mapTools");
        opens_->setCheckable(true);
        connect(opens_, &QAbstractButton::toggled, this, &MapView::showTools);
        retranslate();
    }
    if (opens_ != nullptr)
        opens_->setVisible(folds);
    const bool open = hasTools() && (!folds || opens_->isChecked());
    for (QAbstractButton* button : {rails_, minus_, plus_})
        button->setVisible(open);
    list_->setVisible((open && listOffered_) || (hasTools() && list_->isChecked())); // the way back from the list stays
    if (whole_ != nullptr)
        whole_->setVisible(table_ && roams_);
    placeTools();
    dirty();
}

/// What was looked for among them is done.
void MapView::foldTools()
{
    if (opens_ != nullptr)
        opens_->setChecked(false);
}

QRect MapView::wholeRect() const
{
    if (whole_ == nullptr || whole_->isHidden())
        return {};
    return {width() - toolMargin / 2 - toolSize, height() - toolMargin / 2 - toolSize, toolSize, toolSize};
}

/// Always in the same corner; what matters makes room for it.
void MapView::placeWhole()
{
    whole_->move(wholeRect().topLeft() - QPoint(ringRoom, ringRoom));
    whole_->setChecked(frame_ == Frame::Whole);
    whole_->raise();
}

void MapView::placeTools()
{
    if (whole_ != nullptr)
        placeWhole();
    if (motion_->isRunning()) // they stand where they are going to be
        return;
    placeRow();
    placeLegend();
}

/// In the corner in which they cover the fewest places that are lit: bottom right, if that is as good as another.
void MapView::placeRow()
{
    if (!hasTools())
        return;
    const std::vector<QAbstractButton*> buttons = tools();
    const int wide = int(buttons.size()) * (toolSize + toolGap) - toolGap;
    const int left = toolMargin, top = toolMargin, right = width() - toolMargin - wide, bottom = height() - toolMargin - toolSize;
    QPoint best(right, bottom);
    if (board_ && !list_->isChecked()) { // beside the list there is room only below
        std::vector<QPoint> lit;
        playable().forEach([&](LocationId id) { lit.push_back(viewPositionOf(id)); });
        const auto covered = [&](QPoint corner) {
            const QRect kept = QRect(corner, QSize(wide, toolSize)).adjusted(-toolsFree, -toolsFree, toolsFree, toolsFree);
            return std::ranges::count_if(lit, [&](QPoint point) { return kept.contains(point); });
        };
        auto fewest = covered(best);
        for (const QPoint corner : {QPoint(right, top), QPoint(left, bottom), QPoint(left, top)})
            if (const auto count = covered(corner); count < fewest) {
                fewest = count;
                best = corner;
            }
    }
    for (std::size_t n = 0; n < buttons.size(); ++n) {
        buttons[n]->move(best.x() + int(n) * (toolSize + toolGap) - ringRoom, best.y() - ringRoom);
        buttons[n]->raise();
    }
}

QRect MapView::legendRect() const
{
    if (legend_ == nullptr || legend_->isHidden())
        return {};
    return legend_->geometry().adjusted(ringRoom, ringRoom, -ringRoom, -ringRoom);
}

/// In the first of the corners, or else along the edges, where it covers no place, and what lies near none is better. It depends on nothing
/// but the board and where the view looks: it stays where it is while the game goes on.
void MapView::placeLegend()
{
    if (legend_ == nullptr || legend_->isHidden() || !board_ || width() <= toolSize || height() <= toolSize)
        return;
    constexpr int step = 22;
    const qreal wanted = 26 * nodeFactor();
    constexpr int margin = toolMargin / 2;
    QRect frame = frameRect().toAlignedRect().adjusted(margin, margin, -margin, -margin);
    if (frame.width() < toolSize || frame.height() < toolSize)
        frame = rect();
    const int left = frame.left(), top = frame.top(), right = frame.right() + 1 - toolSize, bottom = frame.bottom() + 1 - toolSize;
    std::vector<QPoint> spots{{left, bottom}, {left, top}, {right, top}, {right, bottom}};
    for (int y = top + step; y < bottom; y += step)
        spots.insert(spots.end(), {{left, y}, {right, y}});
    for (int x = left + step; x < right; x += step)
        spots.insert(spots.end(), {{x, bottom}, {x, top}});
    std::vector<QPointF> places;
    for (std::size_t i = 0; i < board_->locations().size(); ++i)
        places.push_back(viewportTransform().map(scene_->place(static_cast<LocationId>(i)).position));
    const std::array<QRect, 3> others{hasTools() ? toolsRect() : QRect(), wholeRect(), insetRect()};
    // To the nearest place; none on another button. Less than `enough` need not be known exactly.
    const auto room = [&](QPoint spot, qreal enough) {
        const QRect box(spot, QSize(toolSize, toolSize));
        if (std::ranges::any_of(others, [&](const QRect& other) {
                return !other.isNull() && other.adjusted(-toolGap, -toolGap, toolGap, toolGap).intersects(box);
            }))
            return -1.0;
        qreal least = wanted;
        for (const QPointF place : places) {
            const qreal x = std::max(0.0, std::max(box.left() - place.x(), place.x() - box.right() - 1));
            const qreal y = std::max(0.0, std::max(box.top() - place.y(), place.y() - box.bottom() - 1));
            if (x < least && y < least)
                least = std::min(least, std::hypot(x, y));
            if (least <= enough)
                break;
        }
        return least;
    };
    QPoint best = spots.front();
    qreal most = -2;
    for (const QPoint spot : spots)
        if (const qreal free = room(spot, most); free > most) {
            best = spot;
            most = free;
        }
    legend_->move(best - QPoint(ringRoom, ringRoom));
    legend_->raise();
}

// --- Input ----------------------------------------------------------------------------------------------------------

QRect MapView::toolsRect() const
{
    QRect all;
    for (const QAbstractButton* button : tools())
        all |= button->geometry();
    return all.adjusted(ringRoom, ringRoom, -ringRoom, -ringRoom);
}

QPoint MapView::viewPositionOf(LocationId id) const
{
    return viewportTransform().map(scene_->place(id).position).toPoint();
}

std::optional<LocationId> MapView::placeAt(QPointF at) const
{
    if (!board_)
        return std::nullopt;
    layOut();
    std::optional<LocationId> nearest, named;
    qreal distance = tapReach;
    for (std::size_t i = 0; i < marks_.size(); ++i) {
        const qreal d = QLineF(at, marks_[i].at).length();
        if (d <= distance) {
            distance = d;
            nearest = static_cast<LocationId>(i);
        }
        if (marks_[i].name && marks_[i].name->contains(at))
            named = static_cast<LocationId>(i);
    }
    // A finger on a name means its place, unless it is right on another marker.
    return nearest && (distance <= directReach || !named) ? nearest : named;
}

void MapView::pressAt(QPointF at)
{
    stopped_ = motion_->isRunning(); // whoever pressed something that moved has aimed at nothing
    arrive();
    press_ = last_ = at;
    dragging_ = held_ = false;
    inInset_ = insetRect().contains(at.toPoint());
    if (!inInset_ && !stopped_)
        hold_.start();
}

void MapView::moveTo(QPointF at, qreal threshold)
{
    if (!press_)
        return;
    if (inInset_) {
        lookThroughInset(at);
    } else if (!held_) {
        if (!dragging_ && QLineF(*press_, at).length() >= threshold) {
            dragging_ = true;
            hold_.stop();
        }
        if (dragging_)
            panBy(at - last_);
    }
    last_ = at;
}

void MapView::releaseAt(QPointF at)
{
    hold_.stop();
    if (!press_)
        return;
    foldTools();
    const bool plain = !dragging_ && !held_ && !inInset_ && !secondClick_ && !stopped_;
    if (inInset_)
        lookThroughInset(at);
    if (dragging_ || inInset_) // not under the finger
        placeLegend();
    press_.reset();
    secondClick_ = false;
    if (plain)
        if (const auto place = placeAt(at))
            emit tapped(*place);
}

void MapView::holdExpired()
{
    if (!press_ || dragging_)
        return;
    held_ = true;
    if (const auto place = placeAt(*press_))
        emit whyAsked(*place);
}

void MapView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        pressAt(event->position());
    event->accept();
}

void MapView::mouseMoveEvent(QMouseEvent* event)
{
    if (sketch_ && event->buttons() == Qt::NoButton)
        point(placeAt(event->position()));
    moveTo(event->position(), QApplication::startDragDistance());
    event->accept();
}

void MapView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        releaseAt(event->position());
    event->accept();
}

void MapView::mouseDoubleClickEvent(QMouseEvent* event)
{
    event->accept();
    if (event->button() != Qt::LeftButton || table_)
        return;
    pressAt(event->position());
    hold_.stop();
    // The first click has been reported already; a second one on a marker is impatience, beside one it asks for another view.
    secondClick_ = true;
    const bool direct =
        std::ranges::any_of(marks_, [&](const Mark& mark) { return QLineF(mark.at, event->position()).length() <= mark.radius + 4; });
    if (!direct && !inInset_)
        toggleFrame();
}

void MapView::contextMenuEvent(QContextMenuEvent* event)
{
    event->accept();
    if (event->reason() == QContextMenuEvent::Mouse)
        if (const auto place = placeAt(viewport()->mapFromGlobal(QPointF(event->globalPos()))))
            emit whyAsked(*place);
}

void MapView::wheelEvent(QWheelEvent* event)
{
    event->accept();
    arrive();
    // Two fingers on a touchpad drag the map; a wheel, or the same with Ctrl, zooms.
    if (event->phase() != Qt::NoScrollPhase && !(event->modifiers() & Qt::ControlModifier))
        panBy(event->pixelDelta().isNull() ? QPointF(event->angleDelta()) / 4 : QPointF(event->pixelDelta()));
    else
        zoomAbout(event->position(), zoom() * std::pow(1.0015, event->angleDelta().y()));
    placeLegend();
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
        list_->setChecked(true); // where a place can be chosen by key
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

bool MapView::touch(QTouchEvent* event)
{
    if (isFixed())
        return false;
    event->accept();
    const auto& points = event->points();
    if (event->type() == QEvent::TouchCancel) {
        hold_.stop();
        press_.reset();
        pinching_ = false;
        return true;
    }
    std::vector<QPointF> down;
    for (const QEventPoint& point : points)
        if (point.state() != QEventPoint::Released)
            down.push_back(point.position());

    if (down.size() >= 2) {
        const QPointF center = (down[0] + down[1]) / 2;
        const qreal distance = std::max(1.0, QLineF(down[0], down[1]).length());
        if (!pinching_) {
            hold_.stop();
            press_.reset();
            arrive();
            pinching_ = true;
            pinchDistance_ = distance;
            pinchScale_ = zoom();
        } else {
            panBy(center - pinchCenter_);
            zoomAbout(center, pinchScale_ * distance / pinchDistance_);
        }
        pinchCenter_ = center;
        return true;
    }
    if (pinching_) { // one finger is left, or none: it must not drag or tap
        pinching_ = !down.empty();
        placeLegend();
        return true;
    }
    const QPointF at = points.isEmpty() ? last_ : points.first().position();
    switch (event->type()) {
    case QEvent::TouchBegin:
        secondClick_ = sinceTap_.isValid() && sinceTap_.elapsed() < QGuiApplication::styleHints()->mouseDoubleClickInterval() &&
                       QLineF(at, lastTap_).length() < tapReach;
        pressAt(at);
        break;
    case QEvent::TouchUpdate:
        moveTo(at, 12);
        break;
    default:
        if (press_ && !dragging_ && !held_ && !inInset_) {
            const bool direct =
                std::ranges::any_of(marks_, [&](const Mark& mark) { return QLineF(mark.at, at).length() <= mark.radius + 4; });
            if (secondClick_ && !direct && !table_)
                toggleFrame();
            lastTap_ = at;
            secondClick_ ? sinceTap_.invalidate() : sinceTap_.start();
        }
        releaseAt(at);
    }
    return true;
}

bool MapView::viewportEvent(QEvent* event)
{
    switch (event->type()) {
    case QEvent::Leave:
        point(std::nullopt);
        break;
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
    case QEvent::TouchCancel:
        if (touch(static_cast<QTouchEvent*>(event)))
            return true;
        break;
    case QEvent::NativeGesture: {
        const auto* gesture = static_cast<QNativeGestureEvent*>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture) {
            arrive();
            zoomAbout(gesture->position(), zoom() * (1 + gesture->value()));
            return true;
        }
        break;
    }
    default:
        break;
    }
    return QGraphicsView::viewportEvent(event);
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
