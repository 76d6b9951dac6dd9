#include "app/desktop/system/session_lock.h"

#include <QAbstractNativeEventFilter>
#include <QCoreApplication>
#include <QEvent>
#include <QWidget>

#include <windows.h>
#include <wtsapi32.h>

namespace demeter {

namespace {

/// Windows tells a window that has asked for it; a window that is made anew has to ask anew.
class WindowsSessionLock : public SessionLock, public QAbstractNativeEventFilter {
public:
    explicit WindowsSessionLock(QWidget* window) : window_(window)
    {
        window_->installEventFilter(this);
        QCoreApplication::instance()->installNativeEventFilter(this);
        ask();
    }
    ~WindowsSessionLock() override
    {
        QCoreApplication::instance()->removeNativeEventFilter(this);
        if (asked_ != nullptr)
            WTSUnRegisterSessionNotification(asked_);
    }

    bool eventFilter(QObject* object, QEvent* event) override
    {
        if (object == window_ && (event->type() == QEvent::WinIdChange || event->type() == QEvent::Show))
            ask();
        return false;
    }

    bool nativeEventFilter(const QByteArray& kind, void* message, qintptr* result) override
    {
        Q_UNUSED(kind);
        Q_UNUSED(result);
        const MSG& told = *static_cast<const MSG*>(message);
        const bool lock = told.message == WM_WTSSESSION_CHANGE && told.wParam == WTS_SESSION_LOCK;
        const bool saver = told.message == WM_SYSCOMMAND && (told.wParam & 0xfff0) == SC_SCREENSAVE;
        if (lock || saver)
            emit locked();
        return false;
    }

private:
    void ask()
    {
        if (window_->testAttribute(Qt::WA_WState_Created) && reinterpret_cast<HWND>(window_->winId()) != asked_) {
            asked_ = reinterpret_cast<HWND>(window_->winId());
            WTSRegisterSessionNotification(asked_, NOTIFY_FOR_THIS_SESSION);
        }
    }

    QWidget* window_;
    HWND asked_ = nullptr;
};

} // namespace

std::unique_ptr<SessionLock> sessionLock(QWidget* window)
{
    return std::make_unique<WindowsSessionLock>(window);
}

} // namespace demeter
