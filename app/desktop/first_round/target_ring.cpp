#include "app/desktop/first_round/target_ring.h"

#include <QPainter>

namespace demeter {

namespace {

/// Together as much as is between two buttons in a narrow window: it lies on none of those beside the one that it is around.
constexpr int gapToTarget = 0, thick = 4, darkEdge = 1;
constexpr int wholeRing = gapToTarget + thick + 2 * darkEdge;

} // namespace

TargetRing::TargetRing(const Settings& settings, QWidget* window) : QWidget(window), settings_(settings)
{
    setObjectName("target-ring");
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void TargetRing::surround(const QRect& part, bool spot, const QRect& screens)
{
    if (part.isEmpty()) {
        hide();
        return;
    }
    const QRect around = part.adjusted(-wholeRing, -wholeRing, wholeRing, wholeRing);
    // What fills the screens up to their edge has its ring inside.
    const QRect box = spot ? around : around.intersected(screens);
    if (box != geometry() || spot != spot_) {
        spot_ = spot;
        setGeometry(box);
        update();
    }
    if (isHidden()) {
        show();
        raise();
    }
}

void TargetRing::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const auto stroke = [&](QStringView token, qreal width) {
        painter.setPen(QPen(settings_.colour(token), width));
        const qreal in = darkEdge + thick / 2.0;
        const QRectF box = QRectF(rect()).adjusted(in, in, -in, -in);
        if (spot_)
            painter.drawEllipse(box);
        else
            painter.drawRoundedRect(box, 12, 12);
    };
    stroke(u"window", thick + 2 * darkEdge);
    stroke(u"text", thick);
}

} // namespace demeter
