#include "app/desktop/board_check/link_toggle.h"

#include "app/desktop/kit/icons.h"

#include <QKeyEvent>
#include <QPainter>

namespace demeter {

LinkToggle::LinkToggle(const Settings& settings, const QString& icon, const char* token, const QString& name, QWidget* parent)
    : QAbstractButton(parent), settings_(settings), icon_(icon), token_(QString::fromLatin1(token))
{
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(name);
    setToolTip(name);
    setFixedSize(side(), 44);
}

void LinkToggle::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPen edge(settings_.colour(isChecked() ? u"text" : u"off"), isChecked() ? 2 : 1);
    if (!isChecked()) {
        edge.setStyle(Qt::CustomDashLine);
        edge.setDashPattern({3, 3});
    }
    painter.setPen(edge);
    painter.setBrush(isChecked() || isDown() ? QBrush(settings_.colour(u"pressed")) : QBrush(Qt::NoBrush));
    const qreal inset = edge.widthF() / 2;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), 8, 8);
    const QColor tint = settings_.colour(isChecked() ? QStringView(token_) : QStringView(u"mute"));
    painter.drawPixmap(QPointF((width() - 24) / 2.0, (height() - 24) / 2.0), iconPixmap(icon_, tint, 24, devicePixelRatioF()));
}

void LinkToggle::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (!event->isAutoRepeat())
            click();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

} // namespace demeter
