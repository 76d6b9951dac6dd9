#include "app/desktop/kit/choice_button.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <utility>

namespace demeter {

namespace {

/// Icons grow with the text.
int signSize()
{
    return scaled(24);
}

int ownSignSize()
{
    return scaled(30);
}

constexpr int wrapping = Qt::TextWordWrap;

} // namespace

ChoiceButton::ChoiceButton(const Settings& settings, ChoiceKind kind, QWidget* parent)
    : QAbstractButton(parent), settings_(settings), kind_(kind)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ChoiceButton::setKind(ChoiceKind kind)
{
    kind_ = kind;
    updateGeometry();
    update();
}

void ChoiceButton::setIconName(const QString& name)
{
    icon_ = name;
    updateGeometry();
    update();
}

void ChoiceButton::setSecondLine(const QString& text)
{
    second_ = text;
    setAccessibleDescription(text);
    updateGeometry();
    update();
}

void ChoiceButton::setBadges(const QList<Sign>& badges)
{
    badges_ = badges;
    updateGeometry();
    update();
}

void ChoiceButton::setSign(Sign sign)
{
    sign_ = std::move(sign);
    updateGeometry();
    update();
}

void ChoiceButton::setMarked(bool marked)
{
    marked_ = marked;
    updateGeometry();
    update();
}

void ChoiceButton::setCentred(bool centred)
{
    centred_ = centred;
    update();
}

void ChoiceButton::setIconToken(const QString& token)
{
    iconToken_ = token;
    update();
}

void ChoiceButton::setBare(bool bare)
{
    bare_ = bare;
    update();
}

ChoiceButton* ChoiceButton::moreButton()
{
    if (more_ == nullptr) {
        more_ = new ChoiceButton(settings_, ChoiceKind::Plain, this);
        more_->setBare(true);
        more_->setIconName(QStringLiteral("info"));
        more_->setFocusPolicy(Qt::NoFocus);
        updateGeometry();
    }
    return more_;
}

void ChoiceButton::setTight(bool tight)
{
    padding_ = tight ? 6 : 12;
    updateGeometry();
    update();
}

void ChoiceButton::setWordPixels(int pixels)
{
    wordPixels_ = pixels;
    updateGeometry();
    update();
}

QFont ChoiceButton::wordFont() const
{
    if (wordPixels_ > 0)
        return sizedFont(bodyFont(15, kind_ == ChoiceKind::Quiet ? QFont::Medium : QFont::DemiBold), wordPixels_);
    return isPrimary(kind_) ? bodyFont(17, QFont::DemiBold) : bodyFont(15, kind_ == ChoiceKind::Quiet ? QFont::Medium : QFont::DemiBold);
}

QFont ChoiceButton::secondFont() const
{
    return wordPixels_ > 0 ? sizedFont(bodyFont(12.5), wordPixels_) : bodyFont(12.5);
}

int ChoiceButton::iconSize() const
{
    return wordPixels_ > 0 ? qMax(24, qRound(1.2 * wordPixels_)) : signSize();
}

int ChoiceButton::leftOfText() const
{
    return sign_ ? padding_ + ownSignSize() + gapToText() : icon_.isEmpty() ? padding_ + 2 : padding_ + iconSize() + gapToText();
}

int ChoiceButton::rightOfText() const
{
    const int more = more_ != nullptr ? more_->sizeHint().width() - padding_ : 0;
    return padding_ + more + static_cast<int>(badges_.size()) * 22 + (badges_.isEmpty() ? 0 : 6) + (marked_ && sign_ ? 26 : 0);
}

int ChoiceButton::leastHeight() const
{
    return isPrimary(kind_) ? 60 : kind_ == ChoiceKind::Quiet || second_.isEmpty() ? 46 : 52;
}

QSize ChoiceButton::sizeHint() const
{
    if (text().isEmpty())
        return {qMax(46, signSize() + 18), qMax(46, signSize() + 18)};
    const int words = qMax(lineWidth(wordFont(), text()), lineWidth(secondFont(), second_));
    const int width = leftOfText() + words + rightOfText() + 6;
    return {width, heightForWidth(width)};
}

QSize ChoiceButton::minimumSizeHint() const
{
    return text().isEmpty() ? QSize(44, 44) : QSize(qMax(44, narrowestWidth()), leastHeight());
}

int ChoiceButton::narrowestWidth() const
{
    return leftOfText() + qMax(words_.widestWord(wordFont(), text()), secondWords_.widestWord(secondFont(), second_)) + rightOfText() + 4;
}

int ChoiceButton::heightForWidth(int width) const
{
    return qMax(leastHeight(), wordsHeight(width));
}

int ChoiceButton::wordsHeight(int width) const
{
    const int room = width - leftOfText() - rightOfText();
    return words_.height(wordFont(), text(), room) + secondWords_.height(secondFont(), second_, room) + 14;
}

void ChoiceButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor fill = settings_.colour(u"raised");
    QColor ink = settings_.colour(u"text");
    QColor mute = settings_.colour(u"mute");
    QColor mark = settings_.colour(u"mute");
    QPen edge(settings_.colour(u"lineStrong"), 1);
    switch (kind_) {
    case ChoiceKind::Legal: // thin: many of them lie beside each other
        fill = settings_.colour(marked_ ? u"goldTint" : u"raised");
        mark = settings_.colour(u"gold");
        edge = QPen(settings_.colour(u"gold"), marked_ ? 2 : 1);
        break;
    case ChoiceKind::Primary:
        fill = settings_.colour(u"gold");
        ink = mute = mark = settings_.colour(u"goldInk");
        edge = Qt::NoPen;
        break;
    case ChoiceKind::Plain:
        break;
    case ChoiceKind::Quiet:
        fill = settings_.colour(u"panel");
        mark = ink;
        edge = QPen(settings_.colour(u"lineStrong"), 1);
        break;
    case ChoiceKind::Off:
        fill = settings_.colour(u"panel");
        ink = mute = mark = settings_.colour(u"off");
        edge = QPen(settings_.colour(u"off"), 1, Qt::CustomDashLine);
        edge.setDashPattern({4, 3});
        break;
    case ChoiceKind::Curtain:
    case ChoiceKind::CommonPrimary:
        fill = settings_.colour(u"text");
        ink = mute = mark = settings_.colour(u"window");
        edge = Qt::NoPen;
        break;
    case ChoiceKind::Others:
        fill = settings_.colour(marked_ ? u"pressed" : u"steelTint");
        mark = settings_.colour(u"steel");
        edge = QPen(settings_.colour(u"steel"), 1);
        break;
    case ChoiceKind::OthersPrimary:
        fill = settings_.colour(u"steel");
        ink = mute = mark = settings_.colour(u"steelInk");
        edge = Qt::NoPen;
        break;
    }
    if (!isEnabled())
        ink = mute = mark = settings_.colour(u"off");
    if (marked_ && kind_ != ChoiceKind::Legal)
        edge = QPen(settings_.colour(u"text"), 2);
    if (isDown() && !isPrimary(kind_) && kind_ != ChoiceKind::Curtain)
        fill = settings_.colour(u"pressed");
    if (!iconToken_.isEmpty() && isEnabled())
        mark = settings_.colour(iconToken_);
    painter.setPen(edge);
    painter.setBrush(fill);
    const qreal inset = edge.style() == Qt::NoPen ? 0 : edge.widthF() / 2;
    if (!bare_ || isDown())
        painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), 8, 8);

    const qreal dpr = devicePixelRatioF();
    if (text().isEmpty()) {
        const int size = qMin(signSize(), qMin(width(), height()) - 10);
        painter.drawPixmap(QPointF((width() - size) / 2.0, (height() - size) / 2.0), iconPixmap(icon_, mark, size, dpr));
        return;
    }
    const int room = width() - leftOfText() - rightOfText();
    const int first = words_.height(wordFont(), text(), room);
    const int second = secondWords_.height(secondFont(), second_, room);
    int left = leftOfText();
    if (centred_) {
        const int words = QFontMetrics(wordFont()).boundingRect(QRect(0, 0, room, 10000), wrapping, text()).width();
        left = qMax(left, (width() - words + (icon_.isEmpty() ? 0 : iconSize() + gapToText())) / 2);
    }
    if (!icon_.isEmpty())
        painter.drawPixmap(QPointF(left - iconSize() - gapToText(), (height() - iconSize()) / 2.0),
                           iconPixmap(marked_ ? QStringLiteral("check") : icon_, marked_ ? ink : mark, iconSize(), dpr));
    if (sign_)
        sign_(painter, QRectF(padding_, (height() - ownSignSize()) / 2.0, ownSignSize(), ownSignSize()), settings_, u"panel");
    if (sign_ && marked_) // in the place of an icon stands the sign
        painter.drawPixmap(QPointF(width() - padding_ - 22.0, (height() - 22) / 2.0), iconPixmap(QStringLiteral("check"), ink, 22, dpr));
    const int top = (height() - first - second) / 2;
    painter.setFont(wordFont());
    painter.setPen(ink);
    painter.drawText(QRect(left, top, width() - rightOfText() - left + 2, first), wrapping | Qt::AlignVCenter, text());
    painter.setFont(secondFont());
    painter.setPen(mute);
    painter.drawText(QRect(left, top + first, width() - rightOfText() - left + 2, second), wrapping | Qt::AlignVCenter, second_);
    for (qsizetype n = 0; n < badges_.size(); ++n)
        badges_[n](painter, QRectF(width() - padding_ - 22.0 * static_cast<qreal>(badges_.size() - n), height() / 2.0 - 11, 22, 22),
                   settings_, kind_ == ChoiceKind::Legal && marked_ ? u"goldTint" : u"raised");
}

bool ChoiceButton::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty() && text().isEmpty()) {
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), accessibleName(), this);
        return true;
    }
    return QAbstractButton::event(event);
}

void ChoiceButton::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        // A key that is held down must not run through the decisions that follow.
        if (!event->isAutoRepeat())
            click();
        return;
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        event->ignore(); // whoever laid the buttons out knows which one lies there
        return;
    default:
        QAbstractButton::keyPressEvent(event);
    }
}

void ChoiceButton::resizeEvent(QResizeEvent* event)
{
    QAbstractButton::resizeEvent(event);
    if (more_ == nullptr)
        return;
    const QSize size = more_->sizeHint();
    more_->setGeometry(width() - size.width(), (height() - size.height()) / 2, size.width(), size.height());
}

void ChoiceButton::mouseDoubleClickEvent(QMouseEvent* event)
{
    // The second press of a double tap lands on whatever has come up in the same place; it must not decide anything.
    if (everyPress_)
        QAbstractButton::mouseDoubleClickEvent(event);
    else
        event->accept();
}

} // namespace demeter
