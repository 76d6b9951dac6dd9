#include "app/desktop/first_round/coach_panel.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"
#include "app/desktop/kit/labels.h"

#include <QKeySequence>
#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace demeter {

namespace {

constexpr int coachEdge = 12, coachGap = 8, coachSign = 28;
constexpr int dockedFrom = 700, dockedHigh = 560; ///< size of a window at 100 %, from which it is docked
constexpr int floatingEdge = 8, floatingWidth = 400;
constexpr qreal usualLetters = 17, floatingLetters = 15, leastLetters = 13;

} // namespace

CoachPanel::CoachPanel(const Settings& settings, QWidget* parent) : QWidget(parent), settings_(settings)
{
    setObjectName("coach");
    practice_ = makeLabel({}, bodyFont(13, QFont::DemiBold), "mute");
    practice_->setObjectName("coach-practice");
    words_ = makeLabel({}, bodyFont(usualLetters));
    words_->setObjectName("coach-words");
    words_->setTextFormat(Qt::PlainText);
    words_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    for (QLabel* label : {practice_, words_})
        label->setParent(this);
    goOn_ = new ChoiceButton(settings_, ChoiceKind::Plain, this);
    goOn_->setObjectName("coach-go-on");
    goOn_->setIconName(QStringLiteral("arrow-right"));
    skip_ = new ChoiceButton(settings_, ChoiceKind::Quiet, this);
    skip_->setObjectName("coach-skip");
    for (ChoiceButton* button : {goOn_, skip_})
        button->setCentred(true);
    goOn_->hide();
    retranslate();
}

void CoachPanel::retranslate()
{
    practice_->setText(tr("Practice"));
    skip_->setText(tr("Skip"));
    skip_->setAccessibleName(tr("Skip the first round"));
    skip_->setToolTip(QKeySequence(Qt::SHIFT | Qt::Key_F7).toString(QKeySequence::NativeText));
    goOn_->setToolTip(QKeySequence(Qt::Key_F7).toString(QKeySequence::NativeText));
}

void CoachPanel::setRoomFor(const QStringList& texts, const QStringList& buttons)
{
    texts_ = texts;
    buttons_ = buttons;
}

QString CoachPanel::said() const
{
    return words_->text();
}

void CoachPanel::say(const QString& text, const QString& goOn)
{
    words_->setText(text);
    setAccessibleName(practice_->text() + QStringLiteral(". ") + text);
    goOn_->setText(goOn);
    goOn_->setVisible(!goOn.isEmpty());
    broad_ = false;
    fit(window_);
}

CoachPanel::Form CoachPanel::formFor(const QSize& window)
{
    return window.width() >= scaled(dockedFrom) && window.height() >= scaled(dockedHigh) ? Form::Docked : Form::Floating;
}

/// Width that the longest word on either button needs.
int CoachPanel::narrowestButton() const
{
    int narrowest = skip_->narrowestWidth();
    ChoiceButton measured(settings_, ChoiceKind::Plain);
    measured.setIconName(goOn_->iconName());
    for (const QString& word : buttons_) {
        measured.setText(word);
        narrowest = std::max(narrowest, measured.narrowestWidth());
    }
    return narrowest;
}

/// No wider than this; then their words wrap.
void CoachPanel::measureButtons(int most)
{
    wide_ = skip_->sizeHint().width();
    row_ = 44;
    ChoiceButton measured(settings_, ChoiceKind::Plain);
    measured.setIconName(goOn_->iconName());
    for (const QString& word : buttons_) {
        measured.setText(word);
        wide_ = std::max(wide_, measured.sizeHint().width());
    }
    wide_ = std::min(wide_, most);
    for (const QString& word : QStringList{skip_->text()} + buttons_) {
        measured.setText(word);
        row_ = std::max(row_, measured.heightForWidth(wide_));
    }
}

int CoachPanel::textHeight(int width) const
{
    int tallest = 0;
    for (const QString& text : texts_)
        tallest = std::max(tallest, wrappedHeight(bodyFont(letters_), text, width));
    return tallest;
}

void CoachPanel::fit(const QSize& window)
{
    if (window.isEmpty())
        return;
    window_ = window;
    form_ = formFor(window);
    practice_->setFont(bodyFont(13, QFont::DemiBold));
    // No more than a third of the window, however large the words shall be.
    if (form_ == Form::Docked) {
        letters_ = usualLetters;
        measureButtons(window.width() / 3);
        const int across = window.width() - 2 * coachEdge - coachSign - 2 * coachGap - 2 * (wide_ + coachGap);
        const auto needed = [&] { return std::max(row_, practice_->sizeHint().height() + textHeight(across)) + 2 * coachGap; };
        while (letters_ > leastLetters && needed() > window.height() / 3)
            letters_ -= 0.5;
        words_->setFont(bodyFont(letters_));
        setMinimumWidth(0);
        setMaximumWidth(QWIDGETSIZE_MAX);
        setFixedHeight(needed() + 1); // the line below it
    } else {
        letters_ = floatingLetters;
        const bool lying = window.width() > window.height();
        const int least = 2 * (narrowestButton() + coachEdge) + coachGap;
        const int wide =
            lying && !broad_ ? std::max(least, std::min(scaled(floatingWidth), window.width() * 2 / 5)) : window.width() - 2 * floatingEdge;
        measureButtons((wide - 2 * coachEdge - coachGap) / 2);
        const auto needed = [&] { return wrappedHeight(bodyFont(letters_), words_->text(), wide - 2 * coachEdge) + row_ + 3 * coachGap; };
        while (letters_ > leastLetters && needed() > window.height() * 2 / 5)
            letters_ -= 0.5;
        words_->setFont(bodyFont(letters_));
        setFixedSize(wide, needed());
    }
    layOut();
}

/// Below, because whoever holds the window sees more of what is above his hands.
QList<QRect> CoachPanel::places() const
{
    const int right = window_.width() - floatingEdge - width(), bottom = window_.height() - floatingEdge - height();
    const auto at = [&](int left, int top) { return QRect(QPoint(left, top), size()); };
    if (right <= floatingEdge)
        return {at(floatingEdge, bottom), at(floatingEdge, floatingEdge)};
    return {at(floatingEdge, bottom), at(right, bottom), at(floatingEdge, floatingEdge), at(right, floatingEdge)};
}

void CoachPanel::keepClearOf(const QRect& part)
{
    if (form_ != Form::Floating)
        return;
    const auto covered = [&](const QRect& place) {
        const QRect over = place.intersected(part);
        return over.isEmpty() ? 0 : over.width() * over.height();
    };
    const auto find = [&] {
        const QList<QRect> all = places();
        place_ = std::min(place_, all.size() - 1);
        for (qsizetype n = 0; n < all.size(); ++n)
            if (covered(all[n]) < covered(all[place_]))
                place_ = n;
        return all[place_];
    };
    QRect found = find();
    if (covered(found) > 0 && !broad_) {
        broad_ = true;
        fit(window_);
        found = find();
    }
    move(found.topLeft());
    raise();
}

void CoachPanel::layOut()
{
    const int practiceHeight = practice_->sizeHint().height(), practiceWidth = practice_->sizeHint().width();
    if (form_ == Form::Docked) {
        const int skipLeft = width() - coachEdge - wide_, goOnLeft = skipLeft - coachGap - wide_;
        const int left = coachEdge + coachSign + coachGap, top = (height() - 1 - row_) / 2;
        skip_->setGeometry(skipLeft, top, wide_, row_);
        goOn_->setGeometry(goOnLeft, top, wide_, row_);
        const int across = (goOn_->isHidden() ? skipLeft : goOnLeft) - coachGap - left;
        const int all = practiceHeight + wrappedHeight(words_->font(), words_->text(), across);
        const int first = std::max(coachGap, (height() - 1 - all) / 2);
        practice_->setGeometry(left, first, across, practiceHeight);
        words_->setGeometry(left, first + practiceHeight, across, height() - 1 - first - practiceHeight);
        practice_->show();
    } else {
        const int across = width() - 2 * coachEdge, buttonsTop = height() - coachGap - row_;
        words_->setGeometry(coachEdge, coachGap, across, buttonsTop - 2 * coachGap);
        const int goOnLeft = width() - coachEdge - wide_;
        const int skipLeft = goOn_->isHidden() ? goOnLeft : goOnLeft - coachGap - wide_;
        goOn_->setGeometry(goOnLeft, buttonsTop, wide_, row_);
        skip_->setGeometry(skipLeft, buttonsTop, wide_, row_);
        // The word alone tells of nothing that the first text does not.
        practice_->setVisible(coachEdge + practiceWidth + coachGap <= skipLeft);
        practice_->setGeometry(coachEdge, buttonsTop + (row_ - practiceHeight) / 2, practiceWidth, practiceHeight);
    }
    update();
}

void CoachPanel::resizeEvent(QResizeEvent*)
{
    layOut();
}

void CoachPanel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (form_ == Form::Floating) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(settings_.colour(u"text"), 2));
        painter.setBrush(settings_.colour(u"pressed"));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
        return;
    }
    painter.fillRect(rect(), settings_.colour(u"pressed"));
    painter.setPen(QPen(settings_.colour(u"lineStrong"), 1));
    painter.drawLine(0, height() - 1, width(), height() - 1);
    painter.drawPixmap(QPointF(coachEdge, (height() - coachSign) / 2.0),
                       iconPixmap(QStringLiteral("ship"), settings_.colour(u"text"), coachSign, devicePixelRatioF()));
}

} // namespace demeter
