#include "app/desktop/book/card_page.h"

#include "app/desktop/kit/facts_line.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"
#include "app/desktop/kit/labels.h"
#include "app/text/behind_number.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPainter>

#include <algorithm>
#include <utility>
#include <vector>

namespace demeter {

namespace {

/// The card's sign in a ring, 88 px.
class CardSign : public QWidget {
public:
    CardSign(const Settings& settings, QString icon) : settings_(settings), icon_(std::move(icon))
    {
        const int size = scaled(88);
        setFixedSize(size, size);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(settings_.colour(u"bloodLine"), 2));
        painter.setBrush(settings_.colour(u"raised"));
        painter.drawEllipse(QRectF(rect()).adjusted(1, 1, -1, -1));
        const int sign = width() / 2;
        painter.drawPixmap(QPointF((width() - sign) / 2.0, (height() - sign) / 2.0),
                           iconPixmap(icon_, settings_.colour(u"bloodText"), sign, devicePixelRatioF()));
    }

private:
    const Settings& settings_;
    QString icon_;
};

/// A heading and what stands under it; the one that decides now has an edge.
class PartOfCard : public QWidget {
public:
    PartOfCard(const Settings& settings, const QString& heading, const QString& words, int pixels, bool first)
        : settings_(settings), first_(first)
    {
        setObjectName(first ? QStringLiteral("card-first") : QStringLiteral("card-part"));
        auto* column = new QVBoxLayout(this);
        column->setContentsMargins(16, 4, 4, 4);
        column->setSpacing(4);
        auto* above = makeLabel(heading, sizedFont(bodyFont(15, QFont::DemiBold), pixels * 0.88), first ? nullptr : "mute");
        if (first)
            above->setStyleSheet(QStringLiteral("color: %1").arg(settings.colour(u"bloodText").name()));
        auto* below = makeLabel(besideNumbers(words), sizedFont(bodyFont(17), pixels));
        below->setWordWrap(true);
        column->addWidget(above);
        column->addWidget(below);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        if (first_)
            QPainter(this).fillRect(0, 0, 3, height(), settings_.colour(u"bloodLine"));
    }

private:
    const Settings& settings_;
    bool first_;
};

} // namespace

void addCard(QVBoxLayout& column, const Settings& settings, const CardToRead& card, const QStringList& facts, std::optional<CardPart> first,
             int pixels)
{
    auto* head = new QHBoxLayout;
    head->setSpacing(16);
    head->addWidget(new CardSign(settings, card.icon), 0, Qt::AlignTop);
    auto* said = makeLabel(besideNumbers(factsLine(facts)), sizedFont(bodyFont(15), pixels * 0.9), "mute");
    said->setObjectName("card-facts");
    said->setWordWrap(true);
    head->addWidget(said, 1);
    column.addLayout(head);
    column.addSpacing(8);

    std::vector<CardText> texts = card.texts;
    const auto isFirst = [&](const CardText& text) { return text.part && text.part == first; };
    std::ranges::stable_partition(texts, isFirst);
    for (const CardText& text : texts)
        column.addWidget(new PartOfCard(settings, text.heading, text.words, pixels, isFirst(text)));
}

} // namespace demeter
