#include "app/desktop/kit/labels.h"

#include "app/desktop/kit/fonts.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QStyle>
#include <QTextDocument>

namespace demeter {

QLabel* makeLabel(const QString& text, const QFont& font, const char* role)
{
    auto* label = new QLabel(text);
    label->setFont(font);
    label->setWordWrap(true);
    if (role != nullptr)
        setRole(label, role);
    return label;
}

QLabel* makeHeading(const QString& text, int px)
{
    const QFont font = headingFont(px);
    QLabel* label = makeLabel(withFigures(text, font), font);
    label->setContentsMargins(0, roomForAccents(font, text), 0, 0);
    return label;
}

int roomForAccents(const QFont& font, const QString& words)
{
    // The accent of a capital stands higher than the font says that its letters do, and a label cuts what lies above it.
    const QFontMetrics metrics(font);
    return words.isEmpty() ? 0 : qMax(0, 1 - metrics.tightBoundingRect(words).top() - metrics.ascent());
}

void placeHeading(QLabel* label, const QRect& room, const QString& words)
{
    const int above = roomForAccents(label->font(), words);
    const QMargins margins = label->contentsMargins();
    label->setContentsMargins(margins.left(), above, margins.right(), margins.bottom());
    label->setGeometry(room.adjusted(0, -above, 0, 0));
}

void HeadingLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    drawFrame(&painter);
    const QRect room = contentsRect();
    if (textFormat() == Qt::PlainText || (textFormat() == Qt::AutoText && !Qt::mightBeRichText(text()))) {
        const int wrapped = wordWrap() ? Qt::TextWordWrap : 0;
        style()->drawItemText(&painter, room,
                              int(QStyle::visualAlignment(layoutDirection(), alignment())) | wrapped | int(Qt::TextDontClip), palette(),
                              isEnabled(), text(), foregroundRole());
        return;
    }
    QTextDocument words;
    words.setDocumentMargin(0);
    words.setDefaultFont(font());
    QTextOption option(QStyle::visualAlignment(layoutDirection(), alignment()) & Qt::AlignHorizontal_Mask);
    option.setWrapMode(wordWrap() ? QTextOption::WordWrap : QTextOption::ManualWrap);
    words.setDefaultTextOption(option);
    words.setHtml(text());
    words.setTextWidth(room.width());
    const int spare = qMax(0, room.height() - qRound(words.size().height()));
    const int down = alignment() & Qt::AlignTop ? 0 : alignment() & Qt::AlignBottom ? spare : spare / 2;
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette = palette();
    context.palette.setColor(QPalette::Text, palette().color(foregroundRole()));
    painter.translate(room.x(), room.y() + down);
    words.documentLayout()->draw(&painter, context);
}

void setRole(QWidget* widget, const char* role)
{
    widget->setProperty("role", role);
    widget->setAttribute(Qt::WA_StyledBackground);
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
}

} // namespace demeter
