// What the mouse and fingers on a map mean.
#pragma once

#include <QElapsedTimer>
#include <QPointF>
#include <QTimer>

#include <optional>

class QEvent;
class QMouseEvent;
class QTouchEvent;
class QWheelEvent;

namespace demeter {

/// Taps, long presses, dragging, pinching and the wheel, in pixels of the view.
class MapGestures {
public:
    /// The map that they move.
    class Map {
    public:
        /// What moves by itself stops at its end; true if anything moved.
        virtual bool arrive() = 0;
        virtual void panBy(QPointF pixels) = 0;
        /// Pixels for a map unit.
        virtual qreal zoom() const = 0;
        virtual void zoomAbout(QPointF at, qreal scale) = 0;
        /// From near or the whole board, whichever is not shown.
        virtual void toggleFrame(QPointF at) = 0;
        virtual void lookThroughInset(QPointF at) = 0;
        /// It has been moved: what lies on it may go elsewhere now, and not under a finger.
        virtual void settle() = 0;
        /// A press is over, whatever it was.
        virtual void released() = 0;
        virtual void tapAt(QPointF at) = 0;
        virtual void askAt(QPointF at) = 0;
        virtual bool takesFingers() const = 0;
        virtual bool takesDoubleTaps() const = 0;
        virtual bool isInInset(QPointF at) const = 0;
        virtual bool isOnMark(QPointF at) = 0;

    protected:
        ~Map() = default;
    };

    explicit MapGestures(Map& map);

    void press(QMouseEvent* event);
    void move(QMouseEvent* event);
    void release(QMouseEvent* event);
    void pressTwice(QMouseEvent* event);
    void wheel(QWheelEvent* event);
    /// True if the event of the viewport was fingers' and has been dealt with.
    bool fingers(QEvent* event);

private:
    void pressAt(QPointF at);
    void moveTo(QPointF at, qreal threshold);
    void releaseAt(QPointF at);
    void pinch(QPointF one, QPointF other);
    void touch(const QTouchEvent* event);
    bool isTap() const { return !dragging_ && !held_ && !inInset_; }

    Map& map_;
    QTimer hold_;
    std::optional<QPointF> press_;
    QPointF last_;
    bool dragging_ = false, held_ = false, inInset_ = false, secondClick_ = false;
    bool stopped_ = false; ///< the press has stopped the view
    bool pinching_ = false;
    qreal pinchDistance_ = 0, pinchScale_ = 0;
    QPointF pinchCenter_;
    QElapsedTimer sinceTap_;
    QPointF lastTap_;
};

} // namespace demeter
