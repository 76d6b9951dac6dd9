#include "app/desktop/session/curtain.h"

#include <QApplication>
#include <QDBusConnection>
#include <QKeyEvent>
#include <QWidget>

namespace demeter {

Curtain::Curtain(QWidget* window) : QObject(window), window_(window), idle_(this)
{
    idle_.setSingleShot(true);
    idle_.setInterval(30'000);
    connect(&idle_, &QTimer::timeout, this, [this] { emit fall(Trigger::Idle); });
    connect(qApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (watching_ && state != Qt::ApplicationActive)
            emit fall(Trigger::FocusLost);
    });
    qApp->installEventFilter(this);
    listenToSession();
}

void Curtain::listenToSession()
{
    // Where these services do not exist nothing is ever heard, and the loss of focus remains.
    QDBusConnection::systemBus().connect({}, {}, QStringLiteral("org.freedesktop.login1.Session"), QStringLiteral("Lock"), this,
                                         SLOT(sessionLocked()));
    for (const char* service : {"org.freedesktop.ScreenSaver", "org.gnome.ScreenSaver"})
        QDBusConnection::sessionBus().connect({}, {}, QString::fromLatin1(service), QStringLiteral("ActiveChanged"), this,
                                              SLOT(screenSaverChanged(bool)));
}

void Curtain::setWatching(bool watching)
{
    watching_ = watching;
    if (watching && idle_.interval() > 0)
        idle_.start();
    else
        idle_.stop();
}

void Curtain::setIdleSeconds(int seconds)
{
    idle_.setInterval(seconds * 1000);
    setWatching(watching_);
}

void Curtain::sessionLocked()
{
    if (watching_)
        emit fall(Trigger::SessionLocked);
}

void Curtain::screenSaverChanged(bool active)
{
    if (active)
        sessionLocked();
}

bool Curtain::ownsTheFocus() const
{
    // A menu or a dialog of the window's own is no other window.
    const QWidget* active = QApplication::activeWindow();
    return QApplication::activePopupWidget() != nullptr || (active != nullptr && (active == window_ || window_->isAncestorOf(active)));
}

bool Curtain::eventFilter(QObject* object, QEvent* event)
{
    if (!watching_)
        return false;
    switch (event->type()) {
    case QEvent::KeyPress:
        // From anywhere on the screen, whatever is open there: one key, at once.
        if (static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
            emit fall(Trigger::Key);
            return true;
        }
        [[fallthrough]];
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::Wheel:
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
        if (idle_.interval() > 0)
            idle_.start();
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
