#include "app/desktop/kit/icon_sign.h"

#include "app/desktop/kit/icons.h"

#include <QPainter>

namespace demeter {

IconSign::IconSign(const Settings& settings, const QString& icon, const QString& token, QWidget* parent)
    : QWidget(parent), settings_(settings), icon_(icon), token_(token)
{
}

void IconSign::paintEvent(QPaintEvent*)
{
    const int side = qMin(width(), height());
    QPainter(this).drawPixmap(QPointF((width() - side) / 2.0, (height() - side) / 2.0),
                              iconPixmap(icon_, settings_.colour(token_), side, devicePixelRatioF()));
}

} // namespace demeter
