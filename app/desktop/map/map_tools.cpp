#include "app/desktop/map/map_tools.h"

#include "app/desktop/kit/icons.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QPainter>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>

namespace demeter {

namespace {

constexpr int toolSize = 44, toolGap = 8, toolMargin = 14, ringRoom = 5, toolsFree = 14;
constexpr int stayMilliseconds = 3000; ///< between two presses of a zoom

} // namespace

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
    /// Without a signal.
    void setMarked(bool marked)
    {
        const QSignalBlocker quiet(this);
        setChecked(marked);
        update();
    }
    void place(QPoint corner)
    {
        move(corner - QPoint(ringRoom, ringRoom));
        raise();
    }
    QRect box() const { return geometry().adjusted(ringRoom, ringRoom, -ringRoom, -ringRoom); }
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

MapTools::MapTools(QWidget* map)
    : QObject(map),
      map_(map),
      rails_(make("rail", "mapRails")),
      list_(make("list", "mapList")),
      minus_(make("minus", "mapZoomOut")),
      plus_(make("plus", "mapZoomIn"))
{
    rails_->setCheckable(true);
    list_->setCheckable(true);
    minus_->setAutoRepeat(true);
    plus_->setAutoRepeat(true);
    connect(rails_, &QAbstractButton::toggled, this, [this](bool shown) {
        fold();
        emit railsToggled(shown);
    });
    connect(list_, &QAbstractButton::toggled, this, [this](bool shown) {
        fold();
        emit listToggled(shown);
    });
    for (ToolButton* zoom : {minus_, plus_})
        connect(zoom, &QAbstractButton::clicked, this, [this] { zoomed_.start(); });
    connect(minus_, &QAbstractButton::clicked, this, &MapTools::zoomedOut);
    connect(plus_, &QAbstractButton::clicked, this, &MapTools::zoomedIn);
    retranslate();
}

ToolButton* MapTools::make(const char* icon, const char* name)
{
    auto* button = new ToolButton(QString::fromLatin1(icon), map_);
    button->setObjectName(QString::fromLatin1(name));
    button->setTheme(theme_);
    return button;
}

void MapTools::retranslate()
{
    const auto call = [](QAbstractButton* button, const QString& name, const QString& key) {
        if (button == nullptr)
            return;
        button->setAccessibleName(name);
        button->setToolTip(key.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, key));
    };
    call(rails_, tr("Railways"), {});
    call(list_, tr("List of places"), {});
    call(minus_, tr("Zoom out"), QStringLiteral("−"));
    call(plus_, tr("Zoom in"), QStringLiteral("+"));
    call(opens_, tr("Tools of the map"), {});
    call(whole_, tr("Whole board"), QStringLiteral("0"));
    call(legend_, tr("What the signs mean"), QStringLiteral("F4"));
}

void MapTools::setTheme(ThemeName name)
{
    theme_ = name;
    for (ToolButton* button : all())
        if (button != nullptr)
            button->setTheme(name);
}

void MapTools::setRailsShown(bool shown)
{
    rails_->setMarked(shown);
}

void MapTools::setListShown(bool shown)
{
    list_->setMarked(shown);
}

void MapTools::openList()
{
    list_->setChecked(true);
}

void MapTools::setLegendOffered(bool offered)
{
    if (legend_ == nullptr && offered) {
        legend_ = make("legend", "mapLegend");
        connect(legend_, &QAbstractButton::clicked, this, &MapTools::legendAsked);
        retranslate();
    }
    if (legend_ != nullptr)
        legend_->setVisible(offered);
}

void MapTools::show(const Offered& offered)
{
    if (offered.folded && opens_ == nullptr) {
        opens_ = make("layers", "mapTools");
        opens_->setCheckable(true);
        connect(opens_, &QAbstractButton::toggled, this, &MapTools::folded);
        retranslate();
    }
    if (offered.whole && whole_ == nullptr) {
        whole_ = make("whole", "mapWhole");
        whole_->setCheckable(true);
        connect(whole_, &QAbstractButton::clicked, this, &MapTools::wholeToggled);
        retranslate();
    }
    if (opens_ != nullptr)
        opens_->setVisible(offered.folded);
    if (whole_ != nullptr)
        whole_->setVisible(offered.whole);
    const bool open = offered.row && (!offered.folded || opens_->isChecked());
    for (ToolButton* button : {rails_, minus_, plus_})
        button->setVisible(open);
    list_->setVisible((open && offered.list) || (offered.row && list_->isChecked())); // the way back from the list stays
}

void MapTools::fold()
{
    if (opens_ != nullptr)
        opens_->setChecked(false);
}

/// The last of them stands in the corner.
std::vector<ToolButton*> MapTools::row() const
{
    std::vector<ToolButton*> row{rails_, list_, minus_, plus_, opens_};
    std::erase_if(row, [](const ToolButton* button) { return button == nullptr || button->isHidden(); });
    return row;
}

QRect MapTools::rowRect() const
{
    QRect all;
    for (const ToolButton* button : row())
        all |= button->box();
    return all;
}

QRect MapTools::wholeRect() const
{
    if (whole_ == nullptr || whole_->isHidden())
        return {};
    return {map_->width() - toolMargin / 2 - toolSize, map_->height() - toolMargin / 2 - toolSize, toolSize, toolSize};
}

QRect MapTools::legendRect() const
{
    return legend_ == nullptr || legend_->isHidden() ? QRect() : legend_->box();
}

void MapTools::placeWhole(bool shown)
{
    if (whole_ == nullptr)
        return;
    whole_->place(wholeRect().topLeft());
    whole_->setChecked(shown);
}

void MapTools::placeRow(std::span<const QPoint> lit)
{
    const std::vector<ToolButton*> buttons = row();
    const int wide = int(buttons.size()) * (toolSize + toolGap) - toolGap;
    const int left = toolMargin, top = toolMargin;
    const int right = map_->width() - toolMargin - wide, bottom = map_->height() - toolMargin - toolSize;
    const auto covered = [&](QPoint corner) {
        const QRect kept = QRect(corner, QSize(wide, toolSize)).adjusted(-toolsFree, -toolsFree, toolsFree, toolsFree);
        return std::ranges::count_if(lit, [&](QPoint point) { return kept.contains(point); });
    };
    std::vector<QPoint> corners{{right, bottom}, {right, top}, {left, bottom}, {left, top}};
    if (list_->isChecked()) // beside the list there is room only below
        corners.resize(1);
    if (!zoomed_.isValid() || zoomed_.hasExpired(stayMilliseconds) || corner_ >= corners.size())
        corner_ = static_cast<std::size_t>(std::ranges::min_element(corners, {}, covered) - corners.begin());
    const QPoint best = corners[corner_];
    for (std::size_t n = 0; n < buttons.size(); ++n)
        buttons[n]->place({best.x() + int(n) * (toolSize + toolGap), best.y()});
}

void MapTools::placeLegend(std::span<const QPointF> places, const QRectF& within, const QRect& inset, qreal wanted)
{
    if (legend_ == nullptr || legend_->isHidden() || map_->width() <= toolSize || map_->height() <= toolSize)
        return;
    constexpr int step = 22;
    constexpr int margin = toolMargin / 2;
    QRect frame = within.toAlignedRect().adjusted(margin, margin, -margin, -margin);
    if (frame.width() < toolSize || frame.height() < toolSize)
        frame = map_->rect();
    const int left = frame.left(), top = frame.top(), right = frame.right() + 1 - toolSize, bottom = frame.bottom() + 1 - toolSize;
    std::vector<QPoint> spots{{left, bottom}, {left, top}, {right, top}, {right, bottom}};
    for (int y = top + step; y < bottom; y += step)
        spots.insert(spots.end(), {{left, y}, {right, y}});
    for (int x = left + step; x < right; x += step)
        spots.insert(spots.end(), {{x, bottom}, {x, top}});
    const std::array<QRect, 3> others{rowRect(), wholeRect(), inset};
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
    legend_->place(best);
}

} // namespace demeter
