// The parts of Dracula's turn guide: the steps on the way, a number between a minus and a plus, one line of talk.
#pragma once

#include "app/desktop/guide/turn_guide.h"
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/seat_sign.h"

#include <QAccessible>
#include <QLabel>
#include <QPainter>

namespace demeter {

/// The steps on the way: done, now, later.
class GuideSteps : public QWidget {
public:
    GuideSteps(const Settings& settings, QWidget* parent) : QWidget(parent), settings_(settings) {}

    void setStep(const QStringList& names, int step)
    {
        names_ = names;
        step_ = qMin(step, static_cast<int>(names_.size()));
        setAccessibleName(step_ > 0 ? TurnGuide::tr("Step %1 of %2: %3").arg(step_).arg(names_.size()).arg(names_[step_ - 1]) : QString());
        update();
    }

    int neededHeight() const { return qMax(24, scaled(22)); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        if (step_ == 0)
            return;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const int count = static_cast<int>(names_.size());
        constexpr int disc = 22;
        // Where all the words don't fit, only that of the step which is due stands there.
        QFont font = bodyFont(13, QFont::DemiBold);
        int total = count * (disc + 6) + (count - 1) * 26;
        for (const QString& word : names_)
            total += lineWidth(font, word);
        const bool all = total <= width();
        int used = count * disc;
        for (int n = 0; n < count; ++n)
            if (all || n == step_ - 1)
                used += 6 + lineWidth(font, names_[n]) + 4;
        const int line = qMax(4, (width() - used) / (count - 1) - 8);
        int x = 0;
        const bool alone = used + (count - 1) * 12 > width(); // a phone: only the step that is due
        for (int n = alone ? step_ - 1 : 0; n < (alone ? step_ : count); ++n) {
            const bool now = n + 1 == step_;
            const bool done = n + 1 < step_;
            const QRectF box(x + 1, (height() - disc) / 2.0 + 1, disc - 2, disc - 2);
            // Not in gold: nobody can choose a step.
            painter.setPen(now ? QPen(settings_.colour(u"text"), 2) : QPen(settings_.colour(u"lineStrong"), 1));
            painter.setBrush(now || done ? settings_.colour(u"pressed") : QColor(Qt::transparent));
            painter.drawEllipse(box);
            if (done) {
                painter.drawPixmap(QPointF(x + 4, (height() - 14) / 2.0),
                                   iconPixmap(QStringLiteral("check"), settings_.colour(u"text"), 14, devicePixelRatioF()));
            } else {
                QFont number = bodyFont(12, QFont::Bold);
                number.setPixelSize(12);
                painter.setFont(number);
                painter.setPen(settings_.colour(now ? u"text" : u"mute"));
                painter.drawText(box, Qt::AlignCenter, QString::number(n + 1));
            }
            x += disc;
            if (all || now) {
                painter.setFont(now ? font : bodyFont(13, QFont::Medium));
                painter.setPen(settings_.colour(now ? u"text" : u"mute"));
                const int wide = lineWidth(font, names_[n]) + 4;
                painter.drawText(QRect(x + 6, 0, wide, height()), Qt::AlignVCenter, names_[n]);
                x += 6 + wide;
            }
            if (n < count - 1 && !alone) {
                painter.fillRect(QRectF(x + 4, height() / 2.0 - 1, line, done ? 2 : 1), settings_.colour(done ? u"lineStrong" : u"line"));
                x += line + 8;
            }
        }
    }

private:
    const Settings& settings_;
    QStringList names_;
    int step_ = 0;
};

/// A number between a minus and a plus.
class GuideStepper : public QWidget {
public:
    GuideStepper(const Settings& settings, const ShownChoice& shown, QWidget* parent)
        : QWidget(parent),
          settings_(settings),
          word_(shown.choice->word),
          second_(shown.choice->second),
          icon_(shown.choice->icon),
          value_(shown.choice->value),
          sign_(shown.choice->sign)
    {
        setAccessibleName(word_ + QStringLiteral(": ") + value_);
        setAccessibleDescription(second_);
        for (const bool up : {false, true}) {
            auto* button = new ChoiceButton(settings_, ChoiceKind::Plain, this);
            button->setIconName(up ? QStringLiteral("plus") : QStringLiteral("minus"));
            button->setAccessibleName(up ? TurnGuide::tr("%1: one more").arg(word_) : TurnGuide::tr("%1: one less").arg(word_));
            button->setEnabled(up ? shown.more : shown.less);
            button->setEveryPress(true);
            (up ? more : less) = button;
        }
    }

    int heightForWidth(int width) const override
    {
        const int room = width - left() - right();
        return qMax(52, wrappedHeight(bodyFont(15, QFont::DemiBold), word_, room) + wrappedHeight(bodyFont(12.5), second_, room) + 14);
    }
    int narrowestWidth() const { return left() + right() + scaled(110); }

    ChoiceButton* less = nullptr;
    ChoiceButton* more = nullptr;

protected:
    int left() const { return sign_ ? 22 + scaled(30) : icon_.isEmpty() ? 14 : 22 + scaled(24); }
    int right() const { return 2 * 46 + qMax(46, scaled(40)) + 6; }

    void resizeEvent(QResizeEvent*) override
    {
        more->setGeometry(width() - 46, (height() - 46) / 2, 46, 46);
        less->setGeometry(width() - right() + 6, (height() - 46) / 2, 46, 46);
    }

    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(settings_.colour(u"line"), 1));
        painter.setBrush(settings_.colour(u"panel"));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
        if (sign_)
            paintSeat(painter, QRectF(12, (height() - scaled(30)) / 2.0, scaled(30), scaled(30)), *sign_, settings_, u"panel");
        else if (!icon_.isEmpty())
            painter.drawPixmap(QPointF(12, (height() - scaled(24)) / 2.0),
                               iconPixmap(icon_, settings_.colour(u"mute"), scaled(24), devicePixelRatioF()));
        const int room = width() - left() - right();
        const QFont word = bodyFont(15, QFont::DemiBold), second = bodyFont(12.5);
        const int first = wrappedHeight(word, word_, room), below = wrappedHeight(second, second_, room);
        const int top = (height() - first - below) / 2;
        painter.setFont(word);
        painter.setPen(settings_.colour(u"text"));
        painter.drawText(QRect(left(), top, room, first), Qt::TextWordWrap, word_);
        painter.setFont(second);
        painter.setPen(settings_.colour(u"mute"));
        painter.drawText(QRect(left(), top + first, room, below), Qt::TextWordWrap, second_);
        painter.setFont(bodyFont(18, QFont::Bold));
        painter.setPen(settings_.colour(u"text"));
        painter.drawText(QRect(less->geometry().right(), 0, more->x() - less->geometry().right(), height()), Qt::AlignCenter, value_);
    }

private:
    const Settings& settings_;
    QString word_, second_, icon_, value_;
    std::optional<Seat> sign_;
};

/// One line of talk, 44 px high at 100 %.
class GuideStrip : public QWidget {
public:
    GuideStrip(const Settings& settings, QWidget* parent) : QWidget(parent), settings_(settings)
    {
        label_ = new QLabel(this);
        label_->setTextFormat(Qt::RichText);
        label_->setWordWrap(true);
        label_->setAlignment(Qt::AlignVCenter | Qt::AlignLeft);
        book = new ChoiceButton(settings_, ChoiceKind::Quiet, this);
        book->setObjectName("said-topic");
        book->setIconName(QStringLiteral("book"));
        book->setFocusPolicy(Qt::TabFocus);
        book->hide();
    }

    ChoiceButton* book; ///< opens the topic, where there is one

    void say(const Said& said)
    {
        const auto& [voice, strong, text, topic] = said;
        topic_ = topic;
        book->setVisible(!topic.isEmpty());
        book->setAccessibleName(TurnGuide::tr("Read about it: %1").arg(topic));
        voice_ = voice;
        plain_ = strong.isEmpty() ? text : strong + u' ' + text;
        setAccessibleName(plain_);
        const QString shown = text.toHtmlEscaped();
        label_->setText(strong.isEmpty() ? shown : QStringLiteral("<b>%1</b> %2").arg(strong.toHtmlEscaped(), shown));
        if (isVisible()) { // what is veiled must not be spoken either
            QAccessibleEvent heard(this, QAccessible::Alert);
            QAccessible::updateAccessibility(&heard);
        }
        update();
    }

    QString plain() const { return plain_; }
    QString topic() const { return topic_; }

    /// 44 px, or what the text needs if it is long even in small type: nothing is ever cut.
    int fit(int width)
    {
        const int button = topic_.isEmpty() ? 0 : qMax(44, scaled(44));
        const int room = width - left() - qMax(10, button);
        int needed = 0;
        for (const qreal px : {14.0, 13.0, 12.5}) {
            label_->setFont(bodyFont(px));
            needed = label_->heightForWidth(room);
            if (needed + 6 <= scaled(44))
                break;
        }
        const int height = qMax(scaled(44), needed + 8);
        resize(width, height);
        label_->setGeometry(left(), 0, room, height);
        book->setGeometry(width - button, 0, button, height);
        return height;
    }

protected:
    static int left() { return 13 + scaled(22) + 11; }

    void paintEvent(QPaintEvent*) override
    {
        if (plain_.isEmpty()) // its room stays, so that nothing moves when something is said
            return;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        QPen edge(settings_.colour(u"line"), 1);
        QString icon = QStringLiteral("info");
        QColor ink = settings_.colour(u"mute");
        switch (voice_) {
        case Said::Voice::Note:
            break;
        case Said::Voice::News:
            edge = QPen(settings_.colour(u"lineStrong"), 1);
            icon = QStringLiteral("check");
            ink = settings_.colour(u"text");
            break;
        case Said::Voice::Refusal:
            edge = QPen(settings_.colour(u"text"), 1, Qt::CustomDashLine);
            edge.setDashPattern({4, 3});
            icon = QStringLiteral("forbidden");
            ink = settings_.colour(u"text");
            break;
        case Said::Voice::Warning:
            edge = QPen(settings_.colour(u"text"), 2);
            icon = QStringLiteral("info");
            ink = settings_.colour(u"text");
            break;
        }
        painter.setPen(edge);
        painter.setBrush(settings_.colour(u"panel"));
        const qreal inset = edge.widthF() / 2;
        painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), 8, 8);
        painter.drawPixmap(QPointF(13, (height() - scaled(22)) / 2.0), iconPixmap(icon, ink, scaled(22), devicePixelRatioF()));
    }

private:
    const Settings& settings_;
    QLabel* label_;
    QString plain_, topic_;
    Said::Voice voice_ = Said::Voice::Note;
};

} // namespace demeter
