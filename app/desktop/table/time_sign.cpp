#include "app/desktop/table/time_sign.h"

#include "app/desktop/kit/icons.h"

#include <QPainter>

namespace demeter {

namespace {

struct SignLook {
    const char* icon;
    QStringView ground, ink, edge;
};

/// By day the disc is the lightest thing in the header and by night the darkest, in every theme.
SignLook signLook(TimeSign::Sign sign, bool light)
{
    switch (sign) {
    case TimeSign::Sign::Dawn:
        return {"dawn", u"cardUp", u"cardUpInk", light ? u"text" : u"cardUp"};
    case TimeSign::Sign::Day:
        return {"day", u"cardUp", u"cardUpInk", light ? u"text" : u"cardUp"};
    case TimeSign::Sign::Dusk:
        return light ? SignLook{"dusk", u"text", u"cardUp", u"text"} : SignLook{"dusk", u"window", u"text", u"lineStrong"};
    case TimeSign::Sign::Night:
        return light ? SignLook{"night", u"text", u"cardUp", u"text"} : SignLook{"night", u"window", u"text", u"lineStrong"};
    case TimeSign::Sign::Dracula:
        return {"bat", u"bloodTint", u"bloodText", u"bloodLine"};
    case TimeSign::Sign::None:
        break;
    }
    return {"", u"panel", u"text", u"line"};
}

} // namespace

TimeSign::TimeSign(const Settings& settings, QWidget* parent) : QWidget(parent), settings_(settings)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
}

void TimeSign::setSign(Sign sign)
{
    shown_ = sign;
    update();
}

bool TimeSign::tells() const
{
    return *signLook(shown_, false).icon != 0;
}

void TimeSign::paintEvent(QPaintEvent*)
{
    if (!tells())
        return;
    const SignLook look = signLook(shown_, settings_.theme() == ThemeName::Light);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(settings_.colour(look.edge), 1.5));
    painter.setBrush(settings_.colour(look.ground));
    const double side = qMin(width(), height());
    const QRectF disc((width() - side) / 2, (height() - side) / 2, side, side);
    painter.drawEllipse(disc.adjusted(1, 1, -1, -1));
    const int sign = qRound(0.72 * side);
    painter.drawPixmap(disc.center() - QPointF(sign, sign) / 2,
                       iconPixmap(QString::fromLatin1(look.icon), settings_.colour(look.ink), sign, devicePixelRatioF()));
}

} // namespace demeter
