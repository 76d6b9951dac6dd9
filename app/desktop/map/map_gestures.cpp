#include "app/desktop/map/map_gestures.h"

#include <QApplication>
#include <QLineF>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QStyleHints>
#include <QTouchEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <vector>

namespace demeter {

namespace {

constexpr int holdMilliseconds = 550;
constexpr qreal secondTapReach = 28; ///< from the first one
constexpr qreal fingerMoves = 12;    ///< less is no dragging

} // namespace

MapGestures::MapGestures(Map& map) : map_(map)
{
    hold_.setSingleShot(true);
    hold_.setInterval(holdMilliseconds);
    hold_.callOnTimeout([this] {
        if (!press_ || dragging_)
            return;
        held_ = true;
        map_.askAt(*press_);
    });
}

void MapGestures::pressAt(QPointF at)
{
    stopped_ = map_.arrive(); // whoever pressed something that moved has aimed at nothing
    press_ = last_ = at;
    dragging_ = held_ = false;
    inInset_ = map_.isInInset(at);
    if (!inInset_ && !stopped_)
        hold_.start();
}

void MapGestures::moveTo(QPointF at, qreal threshold)
{
    if (!press_)
        return;
    if (inInset_) {
        map_.lookThroughInset(at);
    } else if (!held_) {
        if (!dragging_ && QLineF(*press_, at).length() >= threshold) {
            dragging_ = true;
            hold_.stop();
        }
        if (dragging_)
            map_.panBy(at - last_);
    }
    last_ = at;
}

void MapGestures::releaseAt(QPointF at)
{
    hold_.stop();
    if (!press_)
        return;
    map_.released();
    const bool tap = isTap() && !secondClick_ && !stopped_;
    if (inInset_)
        map_.lookThroughInset(at);
    if (dragging_ || inInset_)
        map_.settle();
    press_.reset();
    secondClick_ = false;
    if (tap)
        map_.tapAt(at);
}

void MapGestures::press(QMouseEvent* event)
{
    event->accept();
    if (event->button() == Qt::LeftButton)
        pressAt(event->position());
}

void MapGestures::move(QMouseEvent* event)
{
    event->accept();
    moveTo(event->position(), QApplication::startDragDistance());
}

void MapGestures::release(QMouseEvent* event)
{
    event->accept();
    if (event->button() == Qt::LeftButton)
        releaseAt(event->position());
}

void MapGestures::pressTwice(QMouseEvent* event)
{
    event->accept();
    if (event->button() != Qt::LeftButton || !map_.takesDoubleTaps())
        return;
    pressAt(event->position());
    hold_.stop();
    // The first click has been reported already; a second one on a marker is impatience, beside one it asks for another view.
    secondClick_ = true;
    if (!map_.isOnMark(*press_) && !inInset_)
        map_.toggleFrame(*press_);
}

void MapGestures::wheel(QWheelEvent* event)
{
    event->accept();
    map_.arrive();
    // Two fingers on a touchpad drag the map; a wheel, or the same with Ctrl, zooms.
    if (event->phase() != Qt::NoScrollPhase && !(event->modifiers() & Qt::ControlModifier))
        map_.panBy(event->pixelDelta().isNull() ? QPointF(event->angleDelta()) / 4 : QPointF(event->pixelDelta()));
    else
        map_.zoomAbout(event->position(), map_.zoom() * std::pow(1.0015, event->angleDelta().y()));
    map_.settle();
}

bool MapGestures::fingers(QEvent* event)
{
    switch (event->type()) {
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
    case QEvent::TouchCancel:
        if (!map_.takesFingers())
            return false;
        event->accept();
        touch(static_cast<QTouchEvent*>(event));
        return true;
    case QEvent::NativeGesture: {
        const auto* gesture = static_cast<QNativeGestureEvent*>(event);
        if (gesture->gestureType() != Qt::ZoomNativeGesture)
            return false;
        map_.arrive();
        map_.zoomAbout(gesture->position(), map_.zoom() * (1 + gesture->value()));
        return true;
    }
    default:
        return false;
    }
}

void MapGestures::touch(const QTouchEvent* event)
{
    if (event->type() == QEvent::TouchCancel) {
        hold_.stop();
        press_.reset();
        pinching_ = false;
        return;
    }
    std::vector<QPointF> down;
    for (const QEventPoint& point : event->points())
        if (point.state() != QEventPoint::Released)
            down.push_back(point.position());
    if (down.size() >= 2) {
        pinch(down[0], down[1]);
        return;
    }
    if (pinching_) { // one finger is left, or none: it must not drag or tap
        pinching_ = !down.empty();
        map_.settle();
        return;
    }
    const QPointF at = event->points().isEmpty() ? last_ : event->points().first().position();
    switch (event->type()) {
    case QEvent::TouchBegin:
        secondClick_ = sinceTap_.isValid() && sinceTap_.elapsed() < QGuiApplication::styleHints()->mouseDoubleClickInterval() &&
                       QLineF(at, lastTap_).length() < secondTapReach;
        pressAt(at);
        break;
    case QEvent::TouchUpdate:
        moveTo(at, fingerMoves);
        break;
    default:
        if (press_ && isTap()) {
            if (secondClick_ && map_.takesDoubleTaps() && !map_.isOnMark(at))
                map_.toggleFrame(*press_);
            lastTap_ = at;
            secondClick_ ? sinceTap_.invalidate() : sinceTap_.start();
        }
        releaseAt(at);
    }
}

void MapGestures::pinch(QPointF one, QPointF other)
{
    const QPointF center = (one + other) / 2;
    const qreal distance = std::max(1.0, QLineF(one, other).length());
    if (!pinching_) {
        hold_.stop();
        press_.reset();
        map_.arrive();
        pinching_ = true;
        pinchDistance_ = distance;
        pinchScale_ = map_.zoom();
    } else {
        map_.panBy(center - pinchCenter_);
        map_.zoomAbout(center, pinchScale_ * distance / pinchDistance_);
    }
    pinchCenter_ = center;
}

} // namespace demeter
