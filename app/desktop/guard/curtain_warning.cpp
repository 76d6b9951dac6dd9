#include "app/desktop/guard/curtain_warning.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/session/curtain.h"

#include <QAccessible>
#include <QEvent>
#include <QLabel>
#include <QPainter>

#include <utility>

namespace demeter {

namespace {

constexpr int margin = 16, sign = 28, track = 6;

} // namespace

CurtainWarning::CurtainWarning(const Settings& settings, QWidget* over) : QWidget(over), settings_(settings)
{
    setObjectName("curtain-warning");
    setAttribute(Qt::WA_AcceptTouchEvents); // not as a press, which would come when the band has gone
    hide();
    words_ = makeLabel({}, bodyFont(17, QFont::DemiBold));
    help_ = makeLabel({}, bodyFont(15), "mute");
    for (QLabel* label : {words_, help_}) {
        label->setParent(this);
        label->setTextFormat(Qt::PlainText);
    }
}

void CurtainWarning::count(int seconds)
{
    const bool first = std::exchange(seconds_, seconds) == 0;
    if (seconds == 0) {
        hide();
        return;
    }
    words_->setText(tr("The curtain falls in %1 s.", "seconds").arg(seconds));
    if (first) {
        words_->setFont(bodyFont(17, QFont::DemiBold));
        help_->setFont(bodyFont(15));
        help_->setText(tr("Any touch or key keeps it open."));
        setAccessibleName(words_->text() + u' ' + help_->text());
    }
    layOut();
    show();
    raise();
    update();
    if (first) {
        QAccessibleEvent heard(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&heard);
    }
}

void CurtainWarning::layOut()
{
    const int left = margin + sign + 12;
    const auto widthOf = [](const QLabel* label) { return lineWidth(label->font(), label->text()) + 4; };
    const int room = qMin(qMax(widthOf(words_), widthOf(help_)), parentWidget()->width() - 2 * margin - left - margin);
    const int first = words_->heightForWidth(room), second = help_->heightForWidth(room);
    const int wide = left + room + margin, high = first + second + 2 * 12 + track;
    // Never over what is being decided: on a screen that lies that stands at the right. On one that is held upright it stands below, so
    // this hangs under the row of the header, in which the curtain's own button is.
    if (parentWidget()->width() > parentWidget()->height())
        setGeometry(margin, parentWidget()->height() - margin - high, wide, high);
    else
        setGeometry((parentWidget()->width() - wide) / 2, scaled(60), wide, high);
    words_->setGeometry(left, 12, room, first);
    help_->setGeometry(left, 12 + first, room, second);
}

bool CurtainWarning::event(QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
        event->accept(); // what lies below was not meant
        return true;
    default:
        return QWidget::event(event);
    }
}

void CurtainWarning::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(settings_.colour(u"text"), 2));
    painter.setBrush(settings_.colour(u"raised"));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
    painter.drawPixmap(QPointF(margin, (height() - track - sign) / 2.0),
                       iconPixmap(QStringLiteral("curtain"), settings_.colour(u"text"), sign, devicePixelRatioF()));
    // One block a second that is left.
    const double room = width() - 2.0 * margin, each = (room - 4.0 * (Curtain::warningSeconds - 1)) / Curtain::warningSeconds;
    painter.setPen(Qt::NoPen);
    for (int n = 0; n < Curtain::warningSeconds; ++n) {
        painter.setBrush(settings_.colour(n < seconds_ ? u"text" : u"line"));
        painter.drawRoundedRect(QRectF(margin + n * (each + 4), height() - track - 6, each, track), 2, 2);
    }
}

} // namespace demeter
