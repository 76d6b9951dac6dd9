#include "app/desktop/kit/focus_ring.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QEvent>
#include <QPainter>

namespace demeter {

namespace {
constexpr int reach = 5; // 2 px gap and 3 px ring
}

FocusRing::FocusRing(const Settings& settings, QWidget* window) : QWidget(window), settings_(settings)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    hide();
    window->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { follow(now); });
    qApp->installEventFilter(this);
}

void FocusRing::follow(QWidget* target)
{
    for (const auto& widget : watched_)
        if (widget && widget != parentWidget())
            widget->removeEventFilter(this);
    watched_.clear();
    if (target != nullptr && target->focusProxy() != nullptr)
        target = target->focusProxy();
    // The text field inside a combo box is not what one sees.
    if (target != nullptr && target->parentWidget() != nullptr && target->parentWidget()->inherits("QComboBox"))
        target = target->parentWidget();
    target_ = target != nullptr && target->window() == parentWidget() ? target : nullptr;
    for (QWidget* widget = target_; widget != nullptr && widget != parentWidget(); widget = widget->parentWidget()) {
        widget->installEventFilter(this);
        watched_ << widget;
    }
    place();
}

void FocusRing::place()
{
    // A whole page that has the focus takes keys from anywhere: nothing on it is singled out.
    if (!target_ || !keyboard_ || !target_->isVisible() || target_->size() == parentWidget()->size()) {
        hide();
        return;
    }
    QRect box(target_->mapTo(parentWidget(), QPoint(0, 0)), target_->size());
    for (QWidget* widget = target_->parentWidget(); widget != nullptr && widget != parentWidget(); widget = widget->parentWidget())
        if (auto* area = qobject_cast<QAbstractScrollArea*>(widget->parentWidget()); area != nullptr && area->viewport() == widget)
            box &= QRect(widget->mapTo(parentWidget(), QPoint(0, 0)), widget->size());
    if (box.isEmpty()) {
        hide();
        return;
    }
    setGeometry(box.adjusted(-reach, -reach, reach, reach) & parentWidget()->rect());
    raise();
    show();
    update();
}

bool FocusRing::eventFilter(QObject* object, QEvent* event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
        if (!keyboard_) {
            keyboard_ = true;
            place();
        }
        break;
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
        if (keyboard_) {
            keyboard_ = false;
            hide();
        }
        break;
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
        if (object == target_ || watched_.contains(qobject_cast<QWidget*>(object)))
            QMetaObject::invokeMethod(
                this, [this] { place(); }, Qt::QueuedConnection);
        break;
    default:
        break;
    }
    return false;
}

void FocusRing::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (target_ && target_->property(bar).toBool()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(settings_.colour(u"text"));
        painter.drawRoundedRect(QRectF(0, reach, 4, height() - 2.0 * reach), 2, 2);
        return;
    }
    painter.setPen(QPen(settings_.colour(u"text"), 3));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), 11, 11);
}

} // namespace demeter
