#include "app/desktop/dracula/hand_panel.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/facts_line.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/side_scroll.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QPainter>
#include <QRegularExpression>
#include <QScrollBar>

#include <algorithm>
#include <array>

namespace demeter {

namespace {

constexpr int cardMargin = 16;

/// That an icon beside the words takes.
int signRoom()
{
    return scaled(18) + 6;
}

class HandCard : public QAbstractButton {
public:
    HandCard(const Settings& settings, const QString& icon, const QString& name, int count, bool lit, QWidget* parent)
        : QAbstractButton(parent), settings_(settings), icon_(icon), name_(name), count_(count), lit_(lit)
    {
        setObjectName("hand-card");
        setText(name);
        setAccessibleName(count > 1 ? QStringLiteral("%1 ×%2").arg(name).arg(count) : name);
        setFocusPolicy(Qt::TabFocus); // what is no choice can be read
        setCursor(Qt::PointingHandCursor);
    }

    /// A low card has its count among the words, and its icon beside them if there is room (`sign`).
    void setLow(bool low, bool sign, bool small)
    {
        setFont(bodyFont(small ? 12 : 13, QFont::Medium));
        low_ = low;
        sign_ = low && sign;
        setText(low && count_ > 1 ? QStringLiteral("%1 ×%2").arg(name_).arg(count_) : name_);
        update();
    }

    /// What the longest word needs; a low card holds two lines and no more.
    int neededWidth(bool low, bool small = false) const
    {
        if (measuredAt_ != textScale()) {
            measuredAt_ = textScale();
            measured_ = {measure(false, false), measure(true, false), measure(true, true)};
        }
        return measured_[small ? 2 : low ? 1 : 0];
    }

    /// What its words need at its width, with the icon above them.
    int neededHeight() const
    {
        const int beside = sign_ ? signRoom() : 0;
        const QRect words(0, 0, qMax(1, width() - 8 - beside), 10000);
        return QFontMetrics(font()).boundingRect(words, Qt::TextWordWrap, text()).height() + (low_ ? 0 : scaled(26) + 6);
    }

    QSize minimumSizeHint() const override { return {44, neededHeight()}; }

protected:
    int measure(bool low, bool small) const
    {
        int widest = scaled(small ? 52 : low ? 64 : 72);
        const QFontMetrics metrics(bodyFont(small ? 12 : 13, QFont::Medium));
        static const QRegularExpression breaks(QStringLiteral("\\s+|(?<=-)"));
        const QString words = low && count_ > 1 ? QStringLiteral("%1 ×%2").arg(name_).arg(count_) : name_;
        for (const QString& word : words.split(breaks))
            widest = qMax(widest, metrics.horizontalAdvance(word) + 10);
        while (low &&
               metrics.boundingRect(QRect(0, 0, widest - 8, 10000), Qt::TextWordWrap, words).height() > 2 * metrics.lineSpacing() + 1)
            widest += 8;
        return widest;
    }

    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        // The same card can be chosen in the guide, where it stands in gold; one sign of it is enough.
        painter.setPen(QPen(settings_.colour(lit_ ? u"lineStrong" : u"line"), 1));
        painter.setBrush(settings_.colour(isDown() ? u"pressed" : u"raised"));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
        painter.setFont(font());
        const int beside = sign_ ? signRoom() : 0;
        const QRect words(4, 0, width() - 8 - beside, height());
        const int tall = QFontMetrics(font()).boundingRect(words, Qt::TextWordWrap, text()).height();
        const int icon = low_ ? 0 : scaled(26);
        int y = (height() - tall - icon - (icon > 0 ? 6 : 0)) / 2;
        if (icon > 0) {
            painter.drawPixmap(QPointF((width() - icon) / 2.0, y),
                               iconPixmap(icon_, settings_.colour(u"bloodText"), icon, devicePixelRatioF()));
            y += icon + 6;
        }
        int left = 4;
        if (sign_) {
            const int wide = QFontMetrics(font()).boundingRect(words, Qt::TextWordWrap, text()).width();
            left = (width() - wide - beside) / 2;
            painter.drawPixmap(QPointF(left, (height() - scaled(18)) / 2.0),
                               iconPixmap(icon_, settings_.colour(u"bloodText"), scaled(18), devicePixelRatioF()));
            left += beside;
        }
        painter.setPen(settings_.colour(u"text"));
        painter.drawText(QRect(left, y, sign_ ? width() - left - 2 : width() - 8, tall),
                         Qt::TextWordWrap | (sign_ ? Qt::AlignLeft : Qt::AlignHCenter), text());
        if (count_ > 1 && !low_) {
            painter.setFont(bodyFont(13, QFont::Bold));
            painter.drawText(rect().adjusted(0, 4, -7, 0), Qt::AlignTop | Qt::AlignRight, QStringLiteral("×%1").arg(count_));
        }
    }

    void keyPressEvent(QKeyEvent* event) override
    {
        if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && !event->isAutoRepeat())
            click();
        else
            QAbstractButton::keyPressEvent(event);
    }

private:
    const Settings& settings_;
    QString icon_, name_;
    int count_;
    bool lit_;
    bool low_ = false;
    bool sign_ = false;
    mutable std::array<int, 3> measured_{};
    mutable qreal measuredAt_ = 0;
};

} // namespace

HandPanel::HandPanel(const Settings& settings, QWidget* parent) : QWidget(parent), settings_(settings)
{
    scroll_ = new SideScroll(settings_, this);
    inside_ = new QWidget;
    setRole(inside_, "scroll");
    scroll_->setWidget(inside_);
    fold_ = new ChoiceButton(settings_, ChoiceKind::Quiet, this);
    fold_->setObjectName("hand-fold");
    fold_->setFocusPolicy(Qt::TabFocus);
    fold_->hide();
    connect(fold_, &QAbstractButton::clicked, this, [this] {
        open_ = !open_;
        emit unfolded();
        layOut();
        update();
    });
}

void HandPanel::setFolds(bool folds, bool veiled)
{
    folds_ = folds;
    if (veiled)
        open_ = false;
    layOut();
}

int HandPanel::headHeight() const
{
    return folds_ ? qMax(44, scaled(28)) : scaled(28);
}

void HandPanel::setCompact(bool compact)
{
    compact_ = compact;
}

void HandPanel::setHand(const HandFace& hand)
{
    for (QWidget* card : cards_) {
        card->hide();
        card->deleteLater();
    }
    cards_.clear();
    title_ = tr("Hand");
    setAccessibleName(hand.spoken);
    chips_ = hand.chips;
    notes_ = hand.notes;
    setAccessibleDescription(notesText());
    open_ = false;
    for (const HandFace::Card& held : hand.cards) {
        auto* card = new HandCard(settings_, held.icon, held.name, held.count, held.lit, inside_);
        connect(card, &QAbstractButton::clicked, this, [this, held] { held.lit ? emit chosen(held.id) : emit readAsked(held.reads); });
        card->show();
        cards_ << card;
        open_ = open_ || held.lit;
    }
    scroll_->horizontalScrollBar()->setValue(0);
    layOut();
    update();
}

HandPanel::Plan HandPanel::plan(int width) const
{
    constexpr int gap = 8;
    const int room = width - 2 * cardMargin;
    const auto needed = [this](qsizetype from, qsizetype to, bool low, bool small = false) {
        int total = 0;
        for (qsizetype n = from; n < to; ++n)
            total += static_cast<HandCard*>(cards_[n])->neededWidth(low, small) + (n > from ? gap : 0);
        return total;
    };
    const qsizetype count = cards_.size();
    if (compact_)
        return {1, true, count, false};
    if (needed(0, count, false) <= room)
        return {1, false, count, false};
    // The split that makes the longer of two rows shortest.
    Plan best{2, true, (count + 1) / 2, false};
    for (const bool small : {false, true}) {
        best.small = small; // smaller words only where nothing else helps
        const auto longer = [&](qsizetype first) { return qMax(needed(0, first, true, small), needed(first, count, true, small)); };
        for (qsizetype first = 1; first < count; ++first)
            if (longer(first) < longer(best.first))
                best.first = first;
        if (longer(best.first) <= room)
            break;
    }
    return best;
}

int HandPanel::cardHeight(const Plan& plan) const
{
    return plan.low ? qMax(46, 2 * QFontMetrics(bodyFont(13, QFont::Medium)).lineSpacing() + 10) : scaled(92);
}

int HandPanel::neededHeight(int width) const
{
    if (isFolded())
        return 10 + headHeight() + 10;
    const Plan made = plan(width);
    const int tall = made.rows * cardHeight(made) + (made.rows - 1) * 6;
    // The same height for one row and for two, as far as possible: then the guide above does not jump.
    return 10 + headHeight() + notesHeight(width) + 4 + qMax(tall, compact_ ? 0 : scaled(92)) + 14;
}

int HandPanel::usualHeight() const
{
    return 10 + headHeight() + 4 + cardHeight({1, compact_, 0, false}) + 14;
}

void HandPanel::layOut()
{
    constexpr int gap = 8;
    fold_->setVisible(folds_);
    fold_->setIconName(open_ ? QStringLiteral("minus") : QStringLiteral("plus"));
    fold_->setAccessibleName(open_ ? tr("Fold the hand") : tr("Unfold the hand"));
    fold_->setGeometry(width() - cardMargin - 44, 10 + (headHeight() - 44) / 2, 44, 44);
    scroll_->setVisible(!isFolded());
    const int top = 10 + headHeight() + notesHeight(width());
    const int below = height() - top - 4 - 8;
    Plan made = plan(width());
    // Where the notes leave too little for the large cards, the low ones keep their words.
    if (!made.low && below < scaled(72))
        made = {1, true, cards_.size(), false};
    // Nor do two low rows lose the second one: then one is dragged sideways.
    if (made.rows > 1 && below < made.rows * 44 + (made.rows - 1) * 6)
        made = {1, true, cards_.size(), false};
    const int tall = qBound(44, (below - (made.rows - 1) * 6) / made.rows, cardHeight(made));
    scroll_->setGeometry(cardMargin - 4, top, width() - 2 * cardMargin + 8, height() - top - 4);
    const int room = width() - 2 * cardMargin;
    int widest = 0;
    for (int row = 0; row < made.rows; ++row) {
        const qsizetype from = row == 0 ? 0 : made.first;
        const qsizetype to = row == 0 ? made.first : cards_.size();
        int total = 0;
        for (qsizetype n = from; n < to; ++n)
            total += static_cast<HandCard*>(cards_[n])->neededWidth(made.low, made.small) + (n > from ? gap : 0);
        const bool sign = made.low && total + signRoom() * static_cast<int>(to - from) <= room;
        // What is left over is shared, but a lonely card does not become a bar.
        const int count = static_cast<int>(to - from);
        int spare = count > 0 ? qMax(0, room - total) : 0;
        int x = 4;
        for (qsizetype n = from; n < to; ++n) {
            auto* card = static_cast<HandCard*>(cards_[n]);
            card->setLow(made.low, sign, made.small);
            const int more = qMin(spare / static_cast<int>(to - n), scaled(made.low ? 60 : 28));
            spare -= more;
            const int wide = card->neededWidth(made.low, made.small) + more;
            card->setGeometry(x, 4 + row * (tall + 6), wide, tall);
            x += wide + gap;
        }
        widest = qMax(widest, x - gap + 4);
    }
    inside_->resize(widest, made.rows * tall + (made.rows - 1) * 6 + 8);
}

QString HandPanel::notesText() const
{
    QStringList said;
    for (const auto& [what, names] : notes_)
        said << what + QStringLiteral(": ") + names;
    return factsLine(said);
}

int HandPanel::notesHeight(int width) const
{
    if (notes_.isEmpty())
        return 0;
    return QFontMetrics(bodyFont(13))
               .boundingRect(QRect(0, 0, qMax(1, width - 2 * cardMargin), 10000), Qt::TextWordWrap, notesText())
               .height() +
           2;
}

void HandPanel::resizeEvent(QResizeEvent*)
{
    layOut();
}

void HandPanel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setFont(headingFont(22));
    painter.setPen(settings_.colour(u"text"));
    const int head = headHeight();
    painter.drawText(QRect(cardMargin, 8, width() - 2 * cardMargin, head), Qt::AlignVCenter | Qt::AlignLeft, title_);
    painter.setFont(bodyFont(13, QFont::Medium));
    int right = width() - cardMargin - (folds_ ? 44 + 14 : 0);
    for (qsizetype n = chips_.size() - 1; n >= 0; --n) {
        const auto& [icon, words] = chips_[n];
        const int wide = painter.fontMetrics().horizontalAdvance(words);
        right -= wide;
        painter.drawText(QRect(right, 8, wide + 2, head), Qt::AlignVCenter, words);
        right -= scaled(16) + 6;
        painter.drawPixmap(QPointF(right, 8 + (head - scaled(16)) / 2.0),
                           iconPixmap(icon, settings_.colour(u"text"), scaled(16), devicePixelRatioF()));
        right -= 14;
    }
    if (isFolded())
        return;
    painter.setFont(bodyFont(13));
    painter.setPen(settings_.colour(u"text"));
    painter.drawText(QRect(cardMargin, 10 + head, width() - 2 * cardMargin, notesHeight(width())), Qt::TextWordWrap, notesText());
}

} // namespace demeter
