#include "app/desktop/kit/held_keys.h"

#include <QCoreApplication>
#include <QKeyEvent>

namespace demeter {

HeldKeys::HeldKeys(QObject* parent) : QObject(parent)
{
    born_.start();
    QCoreApplication::instance()->installEventFilter(this);
}

void HeldKeys::hold()
{
    for (Key& key : keys_)
        key.swallowed = true; // one that is up is let go as soon as it has been up for long enough
}

bool HeldKeys::swallows(const QKeyEvent& event)
{
    switch (event.key()) {
    case Qt::Key_Escape: // the curtain's
    case Qt::Key_Shift:
    case Qt::Key_Control:
    case Qt::Key_Alt:
    case Qt::Key_AltGr:
    case Qt::Key_Meta:
        return false;
    default:
        break;
    }
    const auto found = keys_.find(event.key());
    const bool unknown = found == keys_.end(); // its press came before there was anybody to see it
    Key& key = unknown ? keys_[event.key()] : found.value();
    if (event.type() == QEvent::KeyRelease) {
        if (unknown)
            key.swallowed = true;
        key.down = false;
        key.at = event.timestamp();
        return key.swallowed;
    }
    if (unknown) {
        // The release before it may have come just too early to be seen.
        key.swallowed = event.isAutoRepeat() || (event.timestamp() != 0 && born_.elapsed() < upMilliseconds);
        key.at = event.timestamp(); // as an override, before the press itself
    } else if (key.swallowed && !event.isAutoRepeat() && !key.down) {
        const bool timed = key.at != 0 && event.timestamp() != 0;
        key.swallowed = timed && event.timestamp() - key.at < upMilliseconds;
    }
    if (event.type() == QEvent::KeyPress) {
        key.down = true;
        key.at = event.timestamp();
    }
    return key.swallowed;
}

bool HeldKeys::eventFilter(QObject* object, QEvent* event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress:
    case QEvent::KeyRelease: {
        auto* key = static_cast<QKeyEvent*>(event);
        keyLast_ = true;
        if (!object->isWidgetType() && !object->isWindowType())
            break;
        if (!swallows(*key))
            break;
        event->accept(); // of an override: that no shortcut takes it
        return true;
    }
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
        keyLast_ = false;
        break;
    default:
        break;
    }
    return false;
}

} // namespace demeter
