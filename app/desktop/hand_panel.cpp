#include "app/desktop/hand_panel.h"

#include "app/desktop/fonts.h"
#include "app/desktop/icons.h"
#include "app/desktop/sheet.h"
#include "app/desktop/style.h"
#include "app/desktop/turn_flow.h"

#include <QKeyEvent>
#include <QPainter>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace demeter {

namespace {

constexpr int margin = 16;

class HandCard : public QAbstractButton {
public:
    HandCard(const Settings& settings, const QString& icon, const QString& name, int count, bool lit, bool compact, QWidget* parent)
        : QAbstractButton(parent), settings_(settings), icon_(icon), count_(count), lit_(lit), compact_(compact)
    {
        setText(compact && count > 1 ? QStringLiteral("%1 ×%2").arg(name).arg(count) : name);
        setAccessibleName(count > 1 ? QStringLiteral("%1 ×%2").arg(name).arg(count) : name);
        setFocusPolicy(lit ? Qt::StrongFocus : Qt::NoFocus);
        setCursor(lit ? Qt::PointingHandCursor : Qt::ArrowCursor);
    }

    int neededWidth(int usual) const
    {
        int widest = usual;
        const QFontMetrics metrics(bodyFont(13, QFont::Medium));
        static const QRegularExpression breaks(QStringLiteral("\\s+|(?<=-)"));
        for (const QString& word : text().split(breaks))
            widest = qMax(widest, metrics.horizontalAdvance(word) + 10);
        return widest;
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const qreal edge = lit_ ? 2 : 1;
        painter.setPen(QPen(settings_.colour(lit_ ? u"gold" : u"line"), edge));
        painter.setBrush(settings_.colour(isDown() && lit_ ? u"pressed" : lit_ ? u"goldTint" : u"raised"));
        painter.drawRoundedRect(QRectF(rect()).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2), 8, 8);
        const QFont font = bodyFont(13, QFont::Medium);
        painter.setFont(font);
        const QRect words(4, 0, width() - 8, height());
        const int tall = QFontMetrics(font).boundingRect(words, Qt::TextWordWrap, text()).height();
        const int icon = compact_ ? 0 : 26;
        int y = (height() - tall - icon - (icon > 0 ? 6 : 0)) / 2;
        if (icon > 0) {
            painter.drawPixmap(QPointF((width() - icon) / 2.0, y),
                               iconPixmap(icon_, settings_.colour(u"bloodText"), icon, devicePixelRatioF()));
            y += icon + 6;
        }
        painter.setPen(settings_.colour(u"text"));
        painter.drawText(QRect(4, y, width() - 8, tall), Qt::TextWordWrap | Qt::AlignHCenter, text());
        if (count_ > 1 && !compact_) {
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
    QString icon_;
    int count_;
    bool lit_;
    bool compact_;
};

} // namespace

HandPanel::HandPanel(const Settings& settings, QWidget* parent) : QWidget(parent), settings_(settings)
{
    scroll_ = new QScrollArea(this);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    inside_ = new QWidget;
    setRole(inside_, "scroll");
    scroll_->setWidget(inside_);
}

void HandPanel::setCompact(bool compact)
{
    compact_ = compact;
}

void HandPanel::setHand(const Ruleset& ruleset, const GameState& state, const Sentences& sentences, const std::vector<EncounterKind>& lit)
{
    for (QWidget* card : cards_) {
        card->hide();
        card->deleteLater();
    }
    cards_.clear();
    title_ = tr("Hand");
    setAccessibleName(tr("Hand of Encounter cards"));
    chips_.clear();
    if (!state.eventHand.empty())
        chips_ << std::pair(QStringLiteral("event"), tr("Events %1").arg(state.eventHand.size()));
    if (!state.beforeDracula.empty())
        chips_ << std::pair(QStringLiteral("encounter"), tr("Before Dracula %1").arg(state.beforeDracula.size()));
    chips_ << std::pair(QStringLiteral("rumor"), tr("Rumor %1").arg(state.rumorTokens));
    std::vector<EncounterKind> kinds;
    for (const EncounterKind kind : state.encounterHand)
        if (std::ranges::find(kinds, kind) == kinds.end())
            kinds.push_back(kind);
    for (const EncounterKind kind : kinds) {
        const bool can = std::ranges::find(lit, kind) != lit.end();
        auto* card = new HandCard(settings_, encounterIcon(*ruleset.cards, kind), sentences.encounter(kind),
                                  static_cast<int>(std::ranges::count(state.encounterHand, kind)), can, compact_, inside_);
        if (can)
            connect(card, &QAbstractButton::clicked, this, [this, kind] { emit chosen(static_cast<int>(indexOf(kind))); });
        card->show();
        cards_ << card;
    }
    scroll_->horizontalScrollBar()->setValue(0);
    layOut();
    update();
}

int HandPanel::neededHeight() const
{
    return 10 + scaled(28) + 8 + (compact_ ? scaled(46) : scaled(92)) + 16;
}

void HandPanel::layOut()
{
    const int top = 10 + scaled(28) + 4;
    const int tall = compact_ ? scaled(46) : scaled(92);
    scroll_->setGeometry(margin - 4, top, width() - 2 * margin + 8, height() - top - 4);
    int x = 4;
    const int count = qMax<int>(5, static_cast<int>(cards_.size()));
    const int usual = qBound(scaled(72), (width() - 2 * margin - (count - 1) * 8) / count, scaled(120));
    for (QWidget* card : cards_) {
        const int wide = static_cast<HandCard*>(card)->neededWidth(usual);
        card->setGeometry(x, 4, wide, tall);
        x += wide + 8;
    }
    inside_->resize(x - 4, tall + 6);
}

void HandPanel::resizeEvent(QResizeEvent*)
{
    layOut();
}

void HandPanel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setFont(demeter::nameFont(20));
    painter.setPen(settings_.colour(u"text"));
    const int head = scaled(28);
    painter.drawText(QRect(margin, 8, width() - 2 * margin, head), Qt::AlignVCenter | Qt::AlignLeft, title_);
    painter.setFont(bodyFont(13, QFont::Medium));
    int right = width() - margin;
    for (qsizetype n = chips_.size() - 1; n >= 0; --n) {
        const auto& [icon, words] = chips_[n];
        const int wide = painter.fontMetrics().horizontalAdvance(words);
        right -= wide;
        painter.drawText(QRect(right, 8, wide + 2, head), Qt::AlignVCenter, words);
        right -= 22;
        painter.drawPixmap(QPointF(right, 8 + (head - 16) / 2.0), iconPixmap(icon, settings_.colour(u"text"), 16, devicePixelRatioF()));
        right -= 14;
    }
}

} // namespace demeter
