#include "app/desktop/table/turn_panel.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/seat_sign.h"
#include "app/desktop/table/question_sheet.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <array>
#include <utility>

namespace demeter {

// --- A seat in the order of activation -----------------------------------------------------------------------------------

SeatCell::SeatCell(const Settings& settings, Seat seat, QWidget* parent) : QWidget(parent), settings_(settings), seat_(seat)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
}

void SeatCell::set(const SeatLook& look)
{
    look_ = look;
    seat_ = look.seat;
    setAccessibleName(look_.words);
    update();
}

void SeatCell::setUnit(int pixels)
{
    unit_ = pixels;
    update();
}

void SeatCell::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (look_.active) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(settings_.colour(u"steelTint"));
        painter.drawRoundedRect(rect(), 6, 6);
        painter.fillRect(QRectF(6, height() - 5, width() - 12, 5), settings_.colour(u"steel"));
    }
    const qreal sign = unit_ * 0.95, usual = 2 * unit_ + 6; // its letter is half as large
    const QFont font = sizedFont(bodyFont(15, QFont::DemiBold), unit_);
    // Larger with what matters, as far as the facts have room beside it.
    const qreal facts = unit_ * 0.25 + sign + 2 + lineWidth(font, QStringLiteral("00"));
    const qreal badge = qMax(usual, qMin(2 * unit_ * emphasis() + 6, width() - 6 - facts));
    const qreal left = qBound(0.0, (width() - 2 * badge) / 4.0, 6.0), x = left + badge + unit_ * 0.25;
    const QStringView ground = look_.active ? u"steelTint" : u"panel";
    painter.save();
    painter.translate(left + badge / 2, height() / 2.0 - 2);
    if (look_.gone) // he lies down, and is as easy to read as the others
        painter.rotate(90);
    const bool done = look_.acted && !look_.active;
    paintSeat(painter, QRectF(-badge / 2, -badge / 2, badge, badge), seat_, settings_, ground, done);
    painter.restore();
    if (done) { // a check on the badge's edge: facts that stand beside it must not take its place
        const qreal mark = qRound(unit_ * 0.95);
        const QRectF box(left + badge - 0.82 * mark, height() / 2.0 - 2 + badge / 2 - 0.9 * mark, mark, mark);
        painter.setPen(Qt::NoPen);
        painter.setBrush(settings_.colour(ground));
        painter.drawEllipse(box);
        painter.drawPixmap(box.topLeft(),
                           iconPixmap(QStringLiteral("check"), settings_.colour(u"steel"), qRound(mark), devicePixelRatioF()));
    }
    int row = 0;
    const auto fact = [&](const QString& icon, QStringView token, int number) {
        const qreal y = height() * (0.08 + 0.42 * row++);
        painter.drawPixmap(QPointF(x, y + (height() * 0.42 - sign) / 2),
                           iconPixmap(icon, settings_.colour(token), qRound(sign), devicePixelRatioF()));
        if (number > 0) {
            const QString digits = QString::number(number);
            const QRectF room(x + sign + 2, y, width() - x - sign, height() * 0.42);
            painter.setPen(settings_.colour(token));
            painter.setFont(fittedFont(font, digits, qFloor(room.width() - 2), unit_ / 2));
            painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, digits);
        }
    };
    if (look_.hurt > 0)
        fact(look_.hurtIcon, u"text", look_.hurt);
    if (look_.bites > 0)
        fact(QStringLiteral("bite"), u"bloodText", look_.bites);
    if (row < 2 && !look_.mark.isEmpty())
        fact(look_.mark, u"text", 0);
}

// --- The turn --------------------------------------------------------------------------------------------------------------

TurnPanel::TurnPanel(const Settings& settings, QWidget* parent)
    : QWidget(parent), settings_(settings), dead_(new Motion(this)), looked_(isLookedAt())
{
    setRole(this, "panel");
    title_ = makeLabel({}, headingFont(26));
    title_->setParent(this);
    title_->setObjectName("turn-title");
    title_->setTextFormat(Qt::PlainText);
    line_ = makeLabel({}, bodyFont(15), "mute");
    line_->setParent(this);
    line_->setObjectName("turn-line");
    line_->setTextFormat(Qt::PlainText);
    line_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    more_ = new ChoiceButton(settings_, ChoiceKind::Quiet, this);
    more_->setObjectName("turn-more");
    more_->setIconName("info");
    more_->setFocusPolicy(Qt::TabFocus);
    more_->hide();
    connect(more_, &QAbstractButton::clicked, this, [this] {
        if (!whole_)
            whole_ = new QuestionSheet(settings_, parentWidget());
        whole_->read(title_->text(), words_);
    });
}

void TurnPanel::setLine(const QString& words)
{
    words_ = words;
    line_->setText(words);
    line_->setAccessibleName(words);
}

void TurnPanel::setOrder(const std::vector<SeatLook>& order)
{
    while (order_.size() > order.size()) {
        delete order_.back();
        order_.pop_back();
    }
    for (std::size_t n = 0; n < order.size(); ++n) {
        if (n == order_.size()) {
            auto* cell = order_.emplace_back(new SeatCell(settings_, order[n].seat, this));
            cell->setUnit(unit_);
            cell->stackUnder(title_); // and so below all that is pressed
        }
        order_[n]->set(order[n]);
    }
}

void TurnPanel::forgetSheet()
{
    if (whole_)
        whole_->dismiss();
}

void TurnPanel::say(const QString& text)
{
    setLine(text);
    layOut(width(), true);
}

void TurnPanel::setTyped(const QString& words)
{
    typed_ = words;
    if (asker_ != nullptr)
        asker_->clearMessage();
    words_ = words.isEmpty() ? QString() : words + QStringLiteral("▏");
    line_->setText(words_);
    layOut(width(), true);
}

ChoiceButton* TurnPanel::makeButton(const PromptChoice& choice, bool inTail, std::size_t index)
{
    auto* button = new ChoiceButton(settings_, choice.kind, this);
    button->setObjectName(QString::fromLatin1(choice.name));
    button->setText(choice.word);
    button->setSecondLine(choice.second);
    button->setIconName(choice.icon);
    if (choice.sign)
        button->setSign(seatSign(*choice.sign));
    button->setMarked(choice.marked);
    if (!choice.spoken.isEmpty())
        button->setAccessibleName(choice.spoken);
    if (!choice.description.isEmpty())
        button->setAccessibleDescription(choice.description);
    button->setFocusPolicy(Qt::TabFocus); // a click must not leave the focus where a stray key acts
    button->setWordPixels(unit_);
    button->installEventFilter(this);
    connect(button, &QAbstractButton::clicked, this, [this, inTail, index] { asker_->press(inTail, index); });
    button->show();
    return button;
}

void TurnPanel::renew()
{
    if (asker_ == nullptr)
        return;
    typed_.clear();
    for (auto* row : {&choices_, &tail_})
        for (const Spanning& each : std::exchange(*row, {})) {
            each.button->hide();
            each.button->deleteLater();
        }
    more_->setAccessibleName(tr("All of the words", "of a question that is too long for its place"));
    const PromptSource::Asked asked = asker_->ask({columns_, shape_ != Shape::Column, isPhone(), true, true});
    title_->setText(asked.look.title);
    setLine(asked.look.note);
    short_ = asked.look.brief;
    lit_ = asked.look.lit;
    for (std::size_t n = 0; n < asked.choices.size(); ++n)
        choices_.push_back({makeButton(asked.choices[n], false, n), asked.choices[n].span});
    for (std::size_t n = 0; n < asked.tail.size(); ++n)
        tail_.push_back({makeButton(asked.tail[n], true, n), asked.tail[n].span});
    waitIfOther();
    layOut(width(), true);
    emit litChanged();
}

void TurnPanel::setByHand()
{
    looked_ = true;
    dead_->setByHand();
}

bool TurnPanel::eventFilter(QObject* object, QEvent* event)
{
    const auto acts = [&] {
        const int key = static_cast<QKeyEvent*>(event)->key();
        return key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Select;
    };
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        pressed_ = isDead();
        return pressed_;
    case QEvent::MouseButtonRelease: // of a press that did nothing
        return std::exchange(pressed_, false);
    case QEvent::KeyPress:
        if (!acts())
            break;
        if (isDead())
            heldKey_ = static_cast<QKeyEvent*>(event)->key();
        return heldKey_ == static_cast<QKeyEvent*>(event)->key();
    case QEvent::KeyRelease:
        if (heldKey_ == 0 || static_cast<QKeyEvent*>(event)->key() != heldKey_)
            break;
        if (!static_cast<QKeyEvent*>(event)->isAutoRepeat())
            heldKey_ = 0;
        return true;
    default:
        break;
    }
    return QWidget::eventFilter(object, event);
}

void TurnPanel::waitIfOther()
{
    QStringList offered{title_->text()};
    for (const auto* row : {&choices_, &tail_})
        for (const Spanning& each : *row)
            offered << each.button->objectName() + each.button->text() + each.button->secondLine();
    if (std::exchange(offered_, offered) != offered && looked_)
        dead_->start(deadMilliseconds);
}

} // namespace demeter
