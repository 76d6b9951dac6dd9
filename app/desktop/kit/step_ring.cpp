#include "app/desktop/kit/step_ring.h"

#include "app/desktop/kit/fonts.h"

#include <QPainter>

namespace demeter {

void paintStepRing(QPainter& painter, const QRectF& box, int number, const Settings& settings)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(settings.colour(u"lineStrong"), 1));
    painter.drawEllipse(box);
    painter.setPen(settings.colour(u"text"));
    painter.setFont(bodyFont(13, QFont::DemiBold));
    painter.drawText(box, Qt::AlignCenter, QString::number(number));
}

StepRing::StepRing(const Settings& settings, int number, QWidget* parent) : QWidget(parent), settings_(settings), number_(number)
{
    setFixedSize(scaled(26), scaled(26));
}

void StepRing::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintStepRing(painter, QRectF(rect()).adjusted(1, 1, -1, -1), number_, settings_);
}

} // namespace demeter
