#include "app/desktop/session/curtain.h"

#include "app/desktop/kit/sheet.h"
#include "app/desktop/system/session_lock.h"

#include <QApplication>
#include <QKeyEvent>
#include <QWidget>

#include <chrono>
#include <utility>

namespace demeter {

Curtain::Curtain(QWidget* window) : QObject(window), window_(window), idle_(this), warning_(this)
{
    idle_.setObjectName("idle");
    warning_.setObjectName("warning");
    for (QTimer* timer : {&idle_, &warning_}) {
        timer->setSingleShot(true);
        timer->setTimerType(Qt::PreciseTimer); // the count must end where the curtain falls
    }
    connect(&idle_, &QTimer::timeout, this, [this] { emit fall(Trigger::Idle); });
    connect(&warning_, &QTimer::timeout, this, &Curtain::countDown);
    connect(qApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (watching_ && state != Qt::ApplicationActive)
            emit fall(Trigger::FocusLost);
    });
    qApp->installEventFilter(this);
    lock_ = sessionLock(window);
    connect(lock_.get(), &SessionLock::locked, this, &Curtain::sessionLocked);
}

Curtain::~Curtain() = default;

void Curtain::setWatching(bool watching)
{
    watching_ = watching;
    waitAnew();
}

void Curtain::waitAnew()
{
    using namespace std::chrono_literals;
    if (watching_ && idle_.interval() > 0) {
        idle_.start();
        warning_.start(qMax(0ms, idle_.intervalAsDuration() - std::chrono::seconds(warningSeconds)));
    } else {
        idle_.stop();
        warning_.stop();
    }
    if (std::exchange(warned_, false))
        emit warn(0);
}

void Curtain::countDown()
{
    using namespace std::chrono_literals;
    const auto left = idle_.remainingTimeAsDuration();
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(left);
    if (seconds > 1s)
        warning_.start(left - (seconds - 1s));
    warned_ = true;
    emit warn(qBound(1, static_cast<int>(seconds.count()), warningSeconds));
}

void Curtain::setIdleSeconds(int seconds)
{
    idle_.setInterval(std::chrono::seconds(seconds));
    waitAnew();
}

void Curtain::sessionLocked()
{
    if (watching_)
        emit fall(Trigger::SessionLocked);
}

bool Curtain::ownsTheFocus() const
{
    // A menu or a dialog of the window's own is no other window.
    const QWidget* active = QApplication::activeWindow();
    return QApplication::activePopupWidget() != nullptr || (active != nullptr && (active == window_ || window_->isAncestorOf(active)));
}

bool Curtain::escape(QObject* object, QKeyEvent& event)
{
    const bool own = event.modifiers().testFlag(Qt::ShiftModifier);
    if (!own && QApplication::activePopupWidget() != nullptr)
        return false; // a menu closes by itself
    if (Sheet* sheet = own ? nullptr : Sheet::uppermost(*window_)) {
        // What has the focus in it comes first, as a field that forgets what was typed.
        const auto* widget = qobject_cast<QWidget*>(object);
        if (widget == nullptr || widget == sheet || sheet->isAncestorOf(widget))
            return false;
        QApplication::sendEvent(sheet, &event);
        return true;
    }
    if (!event.isAutoRepeat()) // the same press has just closed something
        emit fall(Trigger::Key);
    return true;
}

bool Curtain::eventFilter(QObject* object, QEvent* event)
{
    if (!watching_)
        return false;
    switch (event->type()) {
    case QEvent::KeyPress:
        if (auto* key = static_cast<QKeyEvent*>(event); key->key() == Qt::Key_Escape && escape(object, *key))
            return true;
        [[fallthrough]];
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::Wheel:
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::InputMethod: // what comes from a keyboard on the screen
        // Not before it is settled which widget is meant: the warning goes, and what lies below it is not.
        if (object->isWidgetType())
            waitAnew();
        break;
    case QEvent::WindowDeactivate:
        if (object == window_ && !ownsTheFocus())
            emit fall(Trigger::FocusLost);
        break;
    case QEvent::WindowStateChange:
        if (object == window_ && window_->isMinimized())
            emit fall(Trigger::Minimised);
        break;
    default:
        break;
    }
    return false;
}

} // namespace demeter
