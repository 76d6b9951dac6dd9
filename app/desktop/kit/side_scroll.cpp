#include "app/desktop/kit/side_scroll.h"

#include "app/desktop/kit/icons.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>
#include <QScrollBar>
#include <QScroller>
#include <QWheelEvent>

namespace demeter {

namespace {

constexpr int hintWidth = 26;

/// A chevron on a plain strip at the edge; taps go through to the card below.
class Hint : public QWidget {
public:
    Hint(const Settings& settings, bool after, QWidget* parent) : QWidget(parent), settings_(settings), after_(after)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        hide();
    }

    QString ground = QStringLiteral("panel");

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), settings_.colour(ground)); // nothing that goes on below it can be read through the sign
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(settings_.colour(u"lineStrong"), 1));
        painter.setBrush(settings_.colour(u"pressed"));
        const QRectF disc(QPointF(width() / 2.0 - 12, height() / 2.0 - 12), QSizeF(24, 24));
        painter.drawEllipse(disc.adjusted(0.5, 0.5, -0.5, -0.5));
        painter.translate(rect().center() + QPointF(0.5, 0.5));
        painter.rotate(after_ ? -90 : 90); // the icon points down
        painter.drawPixmap(QPointF(-8, -8), iconPixmap(QStringLiteral("chevron"), settings_.colour(u"text"), 16, devicePixelRatioF()));
    }

private:
    const Settings& settings_;
    bool after_;
};

} // namespace

SideScroll::SideScroll(const Settings& settings, QWidget* parent) : QScrollArea(parent), settings_(settings)
{
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    before_ = new Hint(settings_, false, this);
    after_ = new Hint(settings_, true, this);
    QScroller::grabGesture(viewport(), QScroller::TouchGesture);
    connect(horizontalScrollBar(), &QScrollBar::valueChanged, this, &SideScroll::showHints);
    connect(horizontalScrollBar(), &QScrollBar::rangeChanged, this, &SideScroll::showHints);
    // Not through a filter on every card: they come and go.
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        if (now != nullptr && widget() != nullptr && widget()->isAncestorOf(now))
            ensureWidgetVisible(now, hintWidth + 8, 0);
    });
    viewport()->installEventFilter(this);
}

void SideScroll::setGround(const QString& token)
{
    for (QWidget* hint : {before_, after_})
        static_cast<Hint*>(hint)->ground = token;
}

bool SideScroll::overflows() const
{
    return horizontalScrollBar()->maximum() > 0;
}

bool SideScroll::eventFilter(QObject* object, QEvent* event)
{
    if (object == viewport() && event->type() == QEvent::Resize)
        showHints();
    return QScrollArea::eventFilter(object, event);
}

void SideScroll::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    showHints();
}

void SideScroll::wheelEvent(QWheelEvent* event)
{
    if (!overflows()) {
        event->ignore();
        return;
    }
    const QPoint way = event->pixelDelta().isNull() ? event->angleDelta() / 2 : event->pixelDelta();
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - (way.x() != 0 ? way.x() : way.y()));
    event->accept();
}

void SideScroll::showHints()
{
    const QScrollBar* bar = horizontalScrollBar();
    before_->setGeometry(0, 0, hintWidth, height());
    after_->setGeometry(width() - hintWidth, 0, hintWidth, height());
    before_->setVisible(bar->value() > 0);
    after_->setVisible(bar->value() < bar->maximum());
    before_->raise();
    after_->raise();
}

} // namespace demeter
