#include "app/desktop/turn_guide.h"

#include "app/desktop/fonts.h"
#include "app/desktop/icons.h"
#include "app/desktop/sheet.h"

#include <QAccessible>
#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>

namespace demeter {

/// Slide, card, encounter, rumor: done, now, later.
class GuideSteps : public QWidget {
public:
    GuideSteps(const Settings& settings, QWidget* parent) : QWidget(parent), settings_(settings) {}

    void setStep(int step)
    {
        step_ = step;
        setAccessibleName(step > 0 ? TurnGuide::tr("Step %1 of 4: %2").arg(step).arg(names()[step - 1]) : QString());
        update();
    }

    int neededHeight() const { return qMax(24, scaled(22)); }

protected:
    static QStringList names()
    {
        return {TurnGuide::tr("Slide"), TurnGuide::tr("Choose card"), TurnGuide::tr("Encounter"), TurnGuide::tr("Rumor")};
    }

    void paintEvent(QPaintEvent*) override
    {
        if (step_ == 0)
            return;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QStringList words = names();
        constexpr int disc = 22;
        // Where all the words don't fit, only that of the step which is due stands there.
        QFont font = bodyFont(13, QFont::DemiBold);
        int total = 4 * (disc + 6) + 3 * 26;
        for (const QString& word : words)
            total += QFontMetrics(font).horizontalAdvance(word);
        const bool all = total <= width();
        int used = 4 * disc;
        for (int n = 0; n < 4; ++n)
            if (all || n == step_ - 1)
                used += 6 + QFontMetrics(font).horizontalAdvance(words[n]) + 4;
        const int line = qMax(8, (width() - used) / 3 - 8);
        int x = 0;
        for (int n = 0; n < 4; ++n) {
            const bool now = n + 1 == step_;
            const bool done = n + 1 < step_;
            const QRectF box(x + 1, (height() - disc) / 2.0 + 1, disc - 2, disc - 2);
            painter.setPen(now ? QPen(Qt::NoPen) : QPen(settings_.colour(done ? u"lineStrong" : u"lineStrong"), 1));
            painter.setBrush(now ? settings_.colour(u"gold") : done ? settings_.colour(u"pressed") : QColor(Qt::transparent));
            painter.drawEllipse(box);
            if (done) {
                painter.drawPixmap(QPointF(x + 4, (height() - 14) / 2.0),
                                   iconPixmap(QStringLiteral("check"), settings_.colour(u"text"), 14, devicePixelRatioF()));
            } else {
                QFont number = bodyFont(12, QFont::Bold);
                number.setPixelSize(12);
                painter.setFont(number);
                painter.setPen(settings_.colour(now ? u"goldInk" : u"mute"));
                painter.drawText(box, Qt::AlignCenter, QString::number(n + 1));
            }
            x += disc;
            if (all || now) {
                painter.setFont(now ? font : bodyFont(13, QFont::Medium));
                painter.setPen(settings_.colour(now ? u"gold" : u"mute"));
                const int wide = QFontMetrics(font).horizontalAdvance(words[n]) + 4;
                painter.drawText(QRect(x + 6, 0, wide, height()), Qt::AlignVCenter, words[n]);
                x += 6 + wide;
            }
            if (n < 3) {
                painter.fillRect(QRectF(x + 4, height() / 2.0 - 1, line, done ? 2 : 1), settings_.colour(done ? u"gold" : u"line"));
                x += line + 8;
            }
        }
    }

private:
    const Settings& settings_;
    int step_ = 0;
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
    }

    void say(TurnGuide::Voice voice, const QString& strong, const QString& text, const QString& topic)
    {
        voice_ = voice;
        plain_ = strong.isEmpty() ? text : strong + u' ' + text;
        setAccessibleName(plain_);
        QString shown = text.toHtmlEscaped();
        const QString name = topic.toHtmlEscaped();
        if (const qsizetype at = name.isEmpty() ? -1 : shown.lastIndexOf(name); at >= 0)
            shown.replace(at, name.size(), QStringLiteral("<i><u>%1</u></i>").arg(name));
        label_->setText(strong.isEmpty() ? shown : QStringLiteral("<b>%1</b> %2").arg(strong.toHtmlEscaped(), shown));
        QAccessibleEvent heard(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&heard);
        update();
    }

    QString plain() const { return plain_; }

    /// 44 px, or what the text needs if it is long even in small type: nothing is ever cut.
    int fit(int width)
    {
        const int room = width - left() - 10;
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
        return height;
    }

protected:
    static int left() { return 46; }

    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        QPen edge(settings_.colour(u"line"), 1);
        QString icon = QStringLiteral("info");
        QColor ink = settings_.colour(u"mute");
        switch (voice_) {
        case TurnGuide::Voice::Note:
            break;
        case TurnGuide::Voice::News:
            edge = QPen(settings_.colour(u"lineStrong"), 1);
            icon = QStringLiteral("check");
            ink = settings_.colour(u"text");
            break;
        case TurnGuide::Voice::Refusal:
            edge = QPen(settings_.colour(u"text"), 1, Qt::CustomDashLine);
            edge.setDashPattern({4, 3});
            icon = QStringLiteral("forbidden");
            ink = settings_.colour(u"text");
            break;
        case TurnGuide::Voice::Warning:
            edge = QPen(settings_.colour(u"text"), 2);
            icon = QStringLiteral("info");
            ink = settings_.colour(u"text");
            break;
        }
        painter.setPen(edge);
        painter.setBrush(settings_.colour(u"panel"));
        const qreal inset = edge.widthF() / 2;
        painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), 8, 8);
        painter.drawPixmap(QPointF(13, (height() - 22) / 2.0), iconPixmap(icon, ink, 22, devicePixelRatioF()));
    }

private:
    const Settings& settings_;
    QLabel* label_;
    QString plain_;
    TurnGuide::Voice voice_ = TurnGuide::Voice::Note;
};

TurnGuide::TurnGuide(const Settings& settings, QWidget* parent) : QWidget(parent), settings_(settings)
{
    setRole(this, "panel");
    steps_ = new GuideSteps(settings_, this);
    question_ = new QLabel(this);
    question_->setObjectName("question");
    question_->setWordWrap(true);
    back_ = new ChoiceButton(settings_, ChoiceKind::Quiet, this);
    back_->setObjectName("back");
    connect(back_, &QAbstractButton::clicked, this, &TurnGuide::backAsked);
    strip_ = new GuideStrip(settings_, this);
    strip_->setObjectName("strip");
    filter_ = new QLineEdit(this);
    filter_->setObjectName("filter");
    filter_->setClearButtonEnabled(true);
    filter_->installEventFilter(this);
    connect(filter_, &QLineEdit::textChanged, this, [this] { arrange(); });
    scroll_ = new QScrollArea(this);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    inside_ = new QWidget;
    setRole(inside_, "scroll");
    scroll_->setWidget(inside_);
    retranslate();
}

void TurnGuide::retranslate()
{
    setAccessibleName(tr("Turn guide"));
    back_->setText(tr("Back"));
    filter_->setPlaceholderText(tr("Type a name"));
    filter_->setAccessibleName(tr("Type a name"));
}

void TurnGuide::setQuestion(const Question& question, bool back, int widestColumns)
{
    mostColumns_ = widestColumns;
    steps_->setStep(question.step);
    question_->setText(question.text);
    back_->setVisible(back);
    const bool wasFilter = wantsFilter_;
    wantsFilter_ = question.filter;
    filter_->setVisible(wantsFilter_);
    if (!wasFilter || !wantsFilter_ || !filter_->text().isEmpty()) {
        const QSignalBlocker quiet(filter_);
        filter_->clear();
    }
    for (ChoiceButton* button : buttons_) {
        button->hide();
        button->disconnect(this);
        button->deleteLater();
    }
    buttons_.clear();
    for (QLabel* section : sections_) {
        section->hide();
        section->deleteLater();
    }
    sections_.clear();
    int number = 0;
    for (const Choice& choice : question.choices) {
        auto* button = new ChoiceButton(settings_, choice.kind, inside_);
        button->setObjectName(QStringLiteral("choice-%1").arg(number + 1));
        button->setText(choice.word);
        button->setSecondLine(choice.second);
        button->setIconName(choice.icon);
        button->setHunters(choice.hunters);
        button->setAccessibleName(choice.second.isEmpty() ? choice.word : choice.word + QStringLiteral(", ") + choice.second);
        button->installEventFilter(this);
        connect(button, &QAbstractButton::clicked, this, [this, number] { emit chosen(number); });
        buttons_ << button;
        if (!choice.section.isEmpty()) {
            QLabel* section = makeLabel(choice.section, bodyFont(13.5, QFont::Medium), "mute");
            section->setParent(inside_);
            sections_.insert(button, section);
        }
        ++number;
    }
    scroll_->verticalScrollBar()->setValue(0);
    layOut();
}

void TurnGuide::say(Voice voice, const QString& strong, const QString& text, const QString& topic)
{
    strip_->say(voice, strong, text, topic);
    layOut();
}

QString TurnGuide::said() const
{
    return strip_->plain();
}

void TurnGuide::layOut()
{
    constexpr int margin = 16;
    const int wide = width() - 2 * margin;
    if (wide <= 0)
        return;
    int y = 10;
    steps_->setGeometry(margin, y, wide, steps_->neededHeight());
    y += steps_->neededHeight() + 4;
    question_->setFont(headingFont(30));
    const int backWidth = back_->isVisibleTo(this) ? back_->sizeHint().width() + 8 : 0;
    int tall = question_->heightForWidth(wide - backWidth);
    for (const int px : {27, 24, 21}) {
        if (tall <= scaled(52))
            break;
        question_->setFont(headingFont(px));
        tall = question_->heightForWidth(wide - backWidth);
    }
    const int backHeight = qMax(46, back_->sizeHint().height());
    tall = qMax(tall, backWidth > 0 ? backHeight : scaled(38));
    question_->setGeometry(margin, y, wide - backWidth, tall);
    back_->setGeometry(width() - margin - backWidth + 8, y + (tall - backHeight) / 2, qMax(0, backWidth - 8), backHeight);
    y += tall + 4;
    strip_->move(margin, y);
    y += strip_->fit(wide) + 8;
    if (wantsFilter_) {
        filter_->setFont(bodyFont(15));
        filter_->setGeometry(margin, y, wide, qMax(44, scaled(44)));
        y += filter_->height() + 8;
    }
    // Room for the focus ring around the outermost buttons.
    scroll_->setGeometry(margin - 6, y - 4, wide + 12, qMax(0, height() - y + 4));
    arrange();
}

void TurnGuide::arrange()
{
    const QString wanted = wantsFilter_ ? filter_->text().trimmed() : QString();
    const QString letters = wanted.normalized(QString::NormalizationForm_D).remove(QRegularExpression(QStringLiteral("\\p{Mn}")));
    QList<ChoiceButton*> shown;
    for (ChoiceButton* button : buttons_) {
        bool fits = letters.isEmpty();
        if (!fits) {
            const QString name =
                button->text().normalized(QString::NormalizationForm_D).remove(QRegularExpression(QStringLiteral("\\p{Mn}")));
            for (const QString& word : name.split(u' '))
                fits = fits || word.startsWith(letters, Qt::CaseInsensitive);
            fits = fits || name.startsWith(letters, Qt::CaseInsensitive);
        }
        button->setVisible(fits);
        if (fits)
            shown << button;
    }
    constexpr int gap = 8;
    int below = gap; // between rows
    // The buttons stand at their usual place whether there is a scroll bar or not. `shift` makes the left one of two columns wider.
    const auto place = [&](int wide, int shift) {
        int narrowest = 44;
        for (ChoiceButton* button : shown)
            narrowest = qMax(narrowest, button->narrowestWidth());
        columns_ = qBound(1, (wide + gap) / (narrowest + gap), mostColumns_);
        const int across = (wide - (columns_ - 1) * gap) / columns_;
        if (columns_ != 2 || across - qAbs(shift) < narrowest)
            shift = 0;
        int y = 4;
        int column = 0;
        int row = 0;
        const auto endRow = [&] {
            if (column > 0)
                y += row + below;
            column = row = 0;
        };
        for (ChoiceButton* button : shown) {
            if (QLabel* section = sections_.value(button); section != nullptr) {
                endRow();
                section->setFont(bodyFont(13.5, QFont::Medium));
                const int tall = section->heightForWidth(wide);
                section->setGeometry(6, y + 6, wide, tall);
                section->show();
                y += tall + 12;
            }
            if (button->kind() == ChoiceKind::Primary) { // a whole row for the one thing to do
                endRow();
                const int tall = button->heightForWidth(wide);
                button->setGeometry(6, y, wide, tall);
                y += tall + below;
                continue;
            }
            const int own = across + (column == 0 ? shift : -shift);
            const int tall = button->heightForWidth(own);
            row = qMax(row, tall);
            button->setGeometry(6 + column * (across + gap + shift), y, own, tall);
            if (++column == columns_)
                endRow();
        }
        endRow();
        return y;
    };
    const int usual = scroll_->width() - 12;
    int wide = usual;
    int total = place(wide, 0);
    // Too high: columns of different widths may save a line here and there, and rows can lie closer; a scroll bar is the last way out.
    const auto fits = [&] { return total - below <= scroll_->height(); };
    if (shown.size() <= 24)
        for (const int closer : {gap, 5})
            for (int shift = 0; shift <= 28 && !fits(); shift += 4)
                for (const int way : {shift, -shift})
                    if (!fits()) {
                        below = closer;
                        total = place(wide, way);
                    }
    if (!fits()) {
        below = gap;
        wide = usual - 12;
        total = place(wide, 0);
    }
    // Buttons of one row are equally high.
    for (qsizetype n = 0; n + 1 < shown.size(); ++n)
        for (qsizetype m = n + 1; m < shown.size() && shown[m]->y() == shown[n]->y(); ++m) {
            const int tall = qMax(shown[n]->height(), shown[m]->height());
            shown[n]->resize(shown[n]->width(), tall);
            shown[m]->resize(shown[m]->width(), tall);
        }
    // Without the gap below the last row: it must not bring a scroll bar that takes its width from the buttons.
    inside_->resize(wide + 12, fits() ? qMin(total, scroll_->height()) : qMax(total, 10));
}

QList<ChoiceButton*> TurnGuide::shownChoices() const
{
    QList<ChoiceButton*> shown;
    for (ChoiceButton* button : buttons_)
        if (!button->isHidden())
            shown << button;
    return shown;
}

void TurnGuide::focusFirst()
{
    const auto shown = shownChoices();
    if (!shown.isEmpty())
        shown.first()->setFocus(Qt::OtherFocusReason);
    else if (back_->isVisibleTo(this))
        back_->setFocus(Qt::OtherFocusReason);
    else
        setFocus(Qt::OtherFocusReason);
}

bool TurnGuide::holdsFocus() const
{
    const QWidget* focus = QApplication::focusWidget();
    return focus != nullptr && isAncestorOf(focus);
}

bool TurnGuide::moveFocus(int key)
{
    const auto shown = shownChoices();
    auto* now = qobject_cast<ChoiceButton*>(QApplication::focusWidget());
    if (now == nullptr || !shown.contains(now))
        return false;
    const QPoint from = now->geometry().center();
    ChoiceButton* best = nullptr;
    int bestCost = 0;
    for (ChoiceButton* button : shown) {
        if (button == now)
            continue;
        const QPoint way = button->geometry().center() - from;
        const bool horizontal = key == Qt::Key_Left || key == Qt::Key_Right;
        const int along = key == Qt::Key_Right ? way.x() : key == Qt::Key_Left ? -way.x() : key == Qt::Key_Down ? way.y() : -way.y();
        const int across = horizontal ? qAbs(way.y()) : qAbs(way.x());
        if (along <= 4 || (horizontal && across > 10))
            continue;
        const int cost = along + across / 4;
        if (best == nullptr || cost < bestCost) {
            best = button;
            bestCost = cost;
        }
    }
    if (best == nullptr) {
        if (key == Qt::Key_Up && wantsFilter_)
            filter_->setFocus(Qt::TabFocusReason);
        return true;
    }
    best->setFocus(Qt::TabFocusReason);
    return true;
}

void TurnGuide::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (moveFocus(event->key()))
            return;
        break;
    case Qt::Key_Escape:
    case Qt::Key_Backspace:
        if (back_->isVisibleTo(this)) {
            emit backAsked();
            return;
        }
        break;
    default:
        break;
    }
    if (wantsFilter_ && !event->text().isEmpty() && event->text().front().isLetter() && (event->modifiers() & ~Qt::ShiftModifier) == 0) {
        filter_->setFocus(Qt::TabFocusReason);
        filter_->setText(event->text());
        return;
    }
    QWidget::keyPressEvent(event);
}

bool TurnGuide::eventFilter(QObject* object, QEvent* event)
{
    if (event->type() == QEvent::FocusIn && object != filter_) {
        scroll_->ensureWidgetVisible(static_cast<QWidget*>(object), 0, 8);
    } else if (event->type() == QEvent::KeyPress && object == filter_) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const auto shown = shownChoices();
        if ((key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) && !filter_->text().isEmpty() && !shown.isEmpty() &&
            !key->isAutoRepeat()) {
            shown.first()->click();
            return true;
        }
        if (key->key() == Qt::Key_Down && !shown.isEmpty()) {
            shown.first()->setFocus(Qt::TabFocusReason);
            return true;
        }
        if (key->key() == Qt::Key_Escape && back_->isVisibleTo(this)) {
            emit backAsked();
            return true;
        }
    }
    return false;
}

void TurnGuide::resizeEvent(QResizeEvent*)
{
    layOut();
}

void TurnGuide::paintEvent(QPaintEvent*)
{
    QPainter(this).fillRect(rect(), settings_.colour(u"panel"));
}

} // namespace demeter
