// A key that stays down, as X11 tells of it.
#pragma once

#include "tests/app/desktop/window_fixture.h"

#include <QApplication>
#include <QKeyEvent>

namespace demeter::test {

using namespace fury3e;

/// A key that is held under X11 when Qt fails to see that its repeats are repeats.
class HeldKey {
public:
    /// Pressed at this time, in milliseconds of the system's.
    explicit HeldKey(Qt::Key key, quint64 now = 5000) : key_(key), now_(now) { send(QEvent::KeyPress); }
    void repeat(int times)
    {
        for (int n = 0; n < times; ++n) {
            now_ += 33;
            send(QEvent::KeyRelease);
            send(QEvent::KeyPress);
            WindowFixture::settle(1);
        }
    }
    void letGo()
    {
        now_ += 33;
        send(QEvent::KeyRelease);
        WindowFixture::settle();
    }

private:
    void send(QEvent::Type type) const
    {
        QWidget* to = QApplication::focusWidget();
        if (to == nullptr)
            return;
        QKeyEvent event(type, key_, Qt::NoModifier, key_ == Qt::Key_Space ? QStringLiteral(" ") : QStringLiteral("\r"));
        event.setTimestamp(now_);
        QApplication::sendEvent(to, &event);
    }

    Qt::Key key_;
    quint64 now_;
};

} // namespace demeter::test
