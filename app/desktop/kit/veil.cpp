#include "app/desktop/kit/veil.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace demeter {

Veil::Veil(const Settings& settings, QWidget* over) : QWidget(over), settings_(settings)
{
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_AcceptTouchEvents, false); // a finger comes as a press
    hide();
    lifted_.setSingleShot(true);
    lifted_.setInterval(liftedMilliseconds);
    connect(&lifted_, &QTimer::timeout, this, &Veil::fall);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        if (on_ && now != nullptr && covers(now))
            lift();
    });
    over->installEventFilter(this);
    qApp->installEventFilter(this);
}

void Veil::setOn(bool on)
{
    if (on == on_)
        return;
    on_ = on;
    lifted_.stop();
    fall();
}

bool Veil::covers(const QObject* object) const
{
    return object->isWidgetType() && parentWidget()->isAncestorOf(static_cast<const QWidget*>(object));
}

void Veil::lift()
{
    hide();
    lifted_.start();
}

void Veil::fall()
{
    setVisible(on_);
    if (on_) {
        setGeometry(parentWidget()->rect());
        raise();
    }
}

void Veil::mousePressEvent(QMouseEvent* event)
{
    lift();
    event->accept();
}

bool Veil::eventFilter(QObject* object, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Resize:
        if (object == parentWidget())
            setGeometry(parentWidget()->rect());
        break;
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
        if (lifted_.isActive() && covers(object))
            lifted_.start(); // as long as a finger is on it
        break;
    case QEvent::KeyPress:
        if (const int key = static_cast<QKeyEvent*>(event)->key();
            !on_ || !covers(object) || key == Qt::Key_Escape || key == Qt::Key_Tab || key == Qt::Key_Backtab)
            break;    // the curtain's key above all
        if (dims()) { // the first key only lifts it, like the first touch
            lift();
            return true;
        }
        lifted_.start();
        break;
    default:
        break;
    }
    return false;
}

void Veil::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    QColor ground = settings_.colour(u"window");
    ground.setAlphaF(0.97F);
    painter.fillRect(rect(), ground);
    const QFont font = bodyFont(15, QFont::Medium);
    const QString words = tr("Touch to see");
    const int sign = 24;
    int left = 24; // in portrait the hand lies over the right half of the trail
    painter.drawPixmap(QPointF(left, (height() - sign) / 2.0),
                       iconPixmap(QStringLiteral("eye-closed"), settings_.colour(u"mute"), sign, devicePixelRatioF()));
    left += sign + 8;
    painter.setFont(font);
    painter.setPen(settings_.colour(u"mute"));
    painter.drawText(QRect(left, 0, width() - left, height()), Qt::AlignVCenter | Qt::AlignLeft, words);
}

} // namespace demeter
