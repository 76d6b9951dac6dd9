#include "app/desktop/dracula/header_bar.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"
#include "app/desktop/kit/labels.h"

#include <QPainter>

#include <utility>

namespace demeter {

HeaderBar::HeaderBar(const Settings& settings, QWidget* parent) : QWidget(parent), settings_(settings)
{
    setRole(this, "bar");
    const auto make = [this](const char* name, const char* icon, auto signal) {
        auto* button = new ChoiceButton(settings_, ChoiceKind::Quiet, this);
        button->setObjectName(QString::fromLatin1(name));
        button->setIconName(QString::fromLatin1(icon));
        button->setFocusPolicy(Qt::TabFocus); // a click leaves the focus where it was: Space must not do it once more
        connect(button, &QAbstractButton::clicked, this, signal);
        return button;
    };
    menu_ = make("menu", "menu", &HeaderBar::menuAsked);
    redo_ = make("redo", "redo", &HeaderBar::redoAsked);
    undo_ = make("undo", "undo", &HeaderBar::undoAsked);
    curtain_ = make("curtain", "curtain", &HeaderBar::curtainAsked);
    curtain_->setKind(ChoiceKind::Curtain);
    redo_->hide();
    retranslate();
}

void HeaderBar::retranslate()
{
    setAccessibleName(tr("Header"));
    // Which is the tool tip too, where there is only an icon.
    menu_->setAccessibleName(tr("Menu: journal, table, settings"));
    curtain_->setAccessibleName(tr("Draw the curtain (Esc; Shift+Esc, whatever is open)"));
}

void HeaderBar::setFace(const HeaderFace& face)
{
    time_ = face.time;
    round_ = face.round;
    timeIcon_ = face.timeIcon;
    times_ = face.times;
    stats_ = face.stats;
    chips_ = face.chips;
    QStringList said{time_, round_};
    for (const Stat& stat : stats_)
        said << (stat.most.isEmpty() ? QStringLiteral("%1: %2").arg(stat.word, stat.value)
                                     : tr("%1: %2 of %3").arg(stat.word, stat.value, stat.most));
    for (const auto& [icon, words] : chips_)
        said << tr("ally: %1").arg(words);
    setAccessibleDescription(said.join(QStringLiteral(", ")));
    layOut(width(), low_);
    update();
}

void HeaderBar::setWays(bool canUndo, const QString& undo, bool canRedo, const QString& redo)
{
    undo_->setEnabled(canUndo);
    redo_->setEnabled(canRedo);
    const QString back = undo.isEmpty() ? tr("Undo") : tr("Undo: %1").arg(undo);
    const QString forth = redo.isEmpty() ? tr("Redo") : tr("Redo: %1").arg(redo);
    undo_->setAccessibleName(tr("Undo"));
    undo_->setToolTip(undo.isEmpty() ? QString() : back);
    redo_->setAccessibleName(tr("Redo"));
    redo_->setToolTip(redo.isEmpty() ? QString() : forth);
}

int HeaderBar::statWidth(const Stat& stat) const
{
    const int value = lineWidth(statFont(16, QFont::DemiBold), stat.value) +
                      (stat.most.isEmpty() ? 0 : lineWidth(statFont(13), QStringLiteral(" / ") + stat.most));
    return qRound(scaled(22) * statShare_) + 8 + qMax(value, wordsShown_ ? lineWidth(statFont(12), stat.word) : 0);
}

QFont HeaderBar::statFont(int pixels, int weight) const
{
    const QFont font = bodyFont(pixels, weight);
    return sizedFont(font, font.pixelSize() * statShare_);
}

int HeaderBar::timeWidth() const
{
    int widest = lineWidth(bodyFont(12), round_);
    for (const QString& time : times_)
        widest = qMax(widest, lineWidth(headingFont(timePixels_), time));
    return widest;
}

int HeaderBar::layOut(int width, bool low)
{
    low_ = low;
    rowHeight_ = qMax(56, scaled(36) + 8);
    constexpr int gap = 8;
    int between = 22;
    statShare_ = 1;
    const int sign = scaled(24) + 10; // of the time of the day
    bool oneRow = false, extras = false, icon = true;
    int statsWidth = 0, statsLeft = 16;
    QList<ChoiceButton*> buttons;
    const auto sizeOf = [](const ChoiceButton* button, int least) {
        return QSize(qMax(least, button->sizeHint().width()), qMax(46, button->sizeHint().height()));
    };
    // As much as fits into one row. What gives way, one after the other: the numbers that stand in the hand too, doing again, the word
    // beside the arrow, the sign of the time and its size, and on a low screen the words of the numbers and of the curtain.
    enum : int { Everything, NoExtras, NoRedo, NoUndoWord, SmallTime, SmallestTime, NoWords, NoCurtainWord };
    // A second row is better than a very small time, but not beside a map that has little height.
    const int last = low ? NoCurtainWord : width >= 1000 ? SmallestTime : SmallTime;
    for (int step = Everything; step <= last && !oneRow; ++step) {
        extras = step < NoExtras;
        icon = step < SmallTime;
        timePixels_ = step < SmallTime ? 24 : step < SmallestTime ? 20 : 17;
        wordsShown_ = step < NoWords;
        undo_->setText(step < NoUndoWord ? tr("Undo") : QString());
        curtain_->setText(step < NoCurtainWord ? tr("Curtain") : QString());
        buttons = {menu_, undo_};
        if (redo_->isEnabled() && step < NoRedo)
            buttons.prepend(redo_); // left of those that are always there, which stay where they are
        int buttonsWidth = sizeOf(curtain_, 46).width() + 16 + 16;
        for (const ChoiceButton* button : std::as_const(buttons))
            buttonsWidth += sizeOf(button, 46).width() + gap;
        statsWidth = 0;
        for (const Stat& stat : stats_)
            if (stat.asked || extras)
                statsWidth += statWidth(stat) + between;
        oneRow = 16 + (icon ? sign : 0) + timeWidth() + 24 + statsWidth + buttonsWidth <= width;
        statsLeft = 16 + (icon ? sign : 0) + timeWidth() + 26;
        if (!oneRow && low && step == NoCurtainWord) { // the time in smaller letters
            oneRow = true;
            statsLeft = width - buttonsWidth - statsWidth + between - 12;
        }
    }
    if (!oneRow && !low) {
        // A row of its own for the numbers. Beside the time there may still be too little room for the curtain's word.
        timePixels_ = 22;
        icon = false;
        const int taken = sizeOf(menu_, 46).width() + sizeOf(undo_, 46).width() + 2 * gap + 16 + 16 + 16;
        if (width - taken - sizeOf(curtain_, 46).width() < timeWidth())
            curtain_->setText({});
        icon = width - taken - sizeOf(curtain_, 46).width() >= timeWidth() + sign;
        // On a phone with large words the space gives way, then the words beside the icons, then the size: no number is ever cut.
        const auto fit = [&] {
            int needed = 2 * 16 - between;
            for (const Stat& stat : stats_)
                needed += stat.asked ? statWidth(stat) + between : 0;
            return needed <= width;
        };
        struct Way {
            bool words;
            double share;
            int between;
        };
        for (const Way& way : {Way{true, 1, 22}, Way{true, 1, 12}, Way{true, 0.85, 12}, Way{false, 1, 12}, Way{false, 0.85, 12},
                               Way{false, 0.7, 10}, Way{false, 0.6, 8}, Way{false, 0.5, 6}}) {
            wordsShown_ = way.words;
            statShare_ = way.share;
            between = way.between;
            if (fit())
                break;
        }
    }
    timeLeft_ = 16 + (icon ? sign : 0);
    const QSize curtain = sizeOf(curtain_, 46);
    curtain_->setGeometry(width - 16 - curtain.width(), (rowHeight_ - curtain.height()) / 2, curtain.width(), curtain.height());
    redo_->setVisible(buttons.contains(redo_));
    int right = width - 16 - curtain.width() - 16;
    for (auto button = buttons.crbegin(); button != buttons.crend(); ++button) {
        const QSize size = sizeOf(*button, 46);
        right -= size.width();
        (*button)->setGeometry(right, (rowHeight_ - size.height()) / 2, size.width(), size.height());
        right -= gap;
    }
    timeRight_ = oneRow ? statsLeft - 12 : right;
    statsTop_ = oneRow ? 0 : rowHeight_ - 8;
    int x = oneRow ? statsLeft : 16;
    statLefts_.clear();
    for (const Stat& stat : std::as_const(stats_)) {
        // In a row of their own as many as fit.
        if (!stat.asked && !extras && (oneRow || x + statWidth(stat) + 16 > width))
            break;
        statLefts_ << x;
        x += statWidth(stat) + between;
    }
    chipsRight_ = oneRow ? right : width - 16;
    // The focus goes from left to right.
    buttons << curtain_;
    for (qsizetype n = 1; n < buttons.size(); ++n)
        QWidget::setTabOrder(buttons[n - 1], buttons[n]);
    update();
    return oneRow ? rowHeight_ : 2 * rowHeight_ - 8;
}

void HeaderBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), settings_.colour(u"panel"));
    painter.fillRect(QRect(0, height() - 1, width(), 1), settings_.colour(u"line"));
    painter.setPen(settings_.colour(u"text"));
    // Very large text beside the buttons: smaller, but whole.
    const auto line = [this](const QFont& font, const QString& words) { return fittedLine(font, words, timeRight_ - timeLeft_, 9); };
    const int half = rowHeight_ / 2;
    if (const int size = scaled(24); timeLeft_ > 16)
        painter.drawPixmap(QPointF(16, half - size / 2.0), iconPixmap(timeIcon_, settings_.colour(u"text"), size, devicePixelRatioF()));
    painter.setFont(line(headingFont(timePixels_), time_));
    painter.drawText(QPoint(timeLeft_, half), time_);
    const int below = half + qRound(painter.font().pixelSize() * 0.22); // a "p" of the time reaches no figure of the round
    painter.setFont(line(bodyFont(12), round_));
    painter.setPen(settings_.colour(u"mute"));
    painter.drawText(QPoint(timeLeft_, below + painter.fontMetrics().ascent()), round_);
    for (qsizetype n = 0; n < stats_.size() && n < statLefts_.size(); ++n) {
        const Stat& stat = stats_[n];
        int x = statLefts_[n];
        const int middle = statsTop_ + half;
        const int size = qRound(scaled(22) * statShare_);
        painter.drawPixmap(QPointF(x, middle - size / 2.0),
                           iconPixmap(stat.icon, settings_.colour(stat.icon == u"damage" || stat.icon == u"blood" ? u"bloodText" : u"text"),
                                      size, devicePixelRatioF()));
        x += size + 8;
        painter.setFont(statFont(16, QFont::DemiBold));
        painter.setPen(settings_.colour(u"text"));
        const int base = wordsShown_ ? middle : middle + painter.fontMetrics().capHeight() / 2;
        painter.drawText(QPoint(x, base), stat.value);
        const int after = x + painter.fontMetrics().horizontalAdvance(stat.value);
        painter.setFont(statFont(13));
        painter.setPen(settings_.colour(u"mute"));
        if (!stat.most.isEmpty())
            painter.drawText(QPoint(after, base), QStringLiteral(" / ") + stat.most);
        if (!wordsShown_)
            continue;
        painter.setFont(statFont(12));
        painter.drawText(QPoint(x, middle + 2 + painter.fontMetrics().ascent()), stat.word);
    }
    // The allies stand in the hand as well; here only where there is room.
    if (statLefts_.isEmpty() || stats_.isEmpty())
        return;
    int x = statLefts_.last() + statWidth(stats_[statLefts_.size() - 1]) + 22;
    painter.setFont(bodyFont(13, QFont::Medium));
    for (const auto& [icon, words] : chips_) {
        const int wide = 30 + painter.fontMetrics().horizontalAdvance(words) + 10;
        if (x + wide > chipsRight_)
            break;
        const QRect chip(x, statsTop_ + half - 13, wide, 26);
        const bool his = icon == u"bat";
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(settings_.colour(his ? u"bloodLine" : u"steel"), 1));
        painter.setBrush(settings_.colour(u"raised"));
        painter.drawRoundedRect(QRectF(chip).adjusted(0.5, 0.5, -0.5, -0.5), 13, 13);
        painter.drawPixmap(QPointF(x + 9, chip.y() + 5),
                           iconPixmap(icon, settings_.colour(his ? u"bloodText" : u"steel"), 16, devicePixelRatioF()));
        painter.setPen(settings_.colour(u"text"));
        painter.drawText(chip.adjusted(30, 0, 0, 0), Qt::AlignVCenter, words);
        x += wide + 8;
    }
}

QWidget* HeaderBar::menuButton() const
{
    return menu_;
}

} // namespace demeter
