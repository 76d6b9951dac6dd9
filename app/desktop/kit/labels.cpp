#include "app/desktop/kit/labels.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/remembered.h"

#include <QAbstractTextDocumentLayout>
#include <QHash>
#include <QLayout>
#include <QPainter>
#include <QStyle>
#include <QTextDocument>

#include <memory>

namespace demeter {

namespace {

/// All that the room for a label's words depends on.
struct LabelWords {
    QString text;
    QFont font;
    Qt::TextFormat format;
    Qt::TextInteractionFlags interaction;
    bool wrapped;
    QMargins margins;
    int margin;
    int indent;
    friend bool operator==(const LabelWords&, const LabelWords&) = default;
    friend size_t qHash(const LabelWords& one, size_t seed = 0) { return qHashMulti(seed, one.text, one.font, one.margins.top()); }
};
struct LabelRoom {
    QSize usual, least;
    QHash<int, int> heights; ///< by width, as far as they were asked for
};

LabelWords wordsOf(const QLabel& label)
{
    return {label.text(),   label.font(),  label.textFormat(), label.textInteractionFlags(), label.wordWrap(), label.contentsMargins(),
            label.margin(), label.indent()};
}

/// Qt's own answers come from a label that nobody sees: where one is asked that is seen, it paints itself anew, and what is painted would
/// tell whether its words had been there before.
std::unique_ptr<QLabel> unseen(const LabelWords& words)
{
    auto label = std::make_unique<QLabel>(words.text);
    label->setFont(words.font);
    label->setTextFormat(words.format);
    label->setTextInteractionFlags(words.interaction);
    label->setWordWrap(words.wrapped);
    label->setContentsMargins(words.margins);
    label->setMargin(words.margin);
    label->setIndent(words.indent);
    return label;
}

LabelRoom& roomFor(const LabelWords& words)
{
    return remembered(words, [&] {
        const auto label = unseen(words);
        return LabelRoom{label->sizeHint(), label->minimumSizeHint(), {}};
    });
}

} // namespace

QSize Label::sizeHint() const
{
    ensurePolished(); // which may set the font
    return text().isEmpty() ? QLabel::sizeHint() : roomFor(wordsOf(*this)).usual;
}

QSize Label::minimumSizeHint() const
{
    ensurePolished();
    return text().isEmpty() ? QLabel::minimumSizeHint() : roomFor(wordsOf(*this)).least;
}

int Label::heightForWidth(int width) const
{
    if (text().isEmpty())
        return QLabel::heightForWidth(width);
    const LabelWords words = wordsOf(*this);
    QHash<int, int>& heights = roomFor(words).heights;
    const auto height = heights.constFind(width);
    return height != heights.cend() ? *height : *heights.insert(width, unseen(words)->heightForWidth(width));
}

QLabel* makeLabel(const QString& text, const QFont& font, const char* role)
{
    auto* label = new Label(text);
    label->setFont(font);
    label->setWordWrap(true);
    if (role != nullptr)
        setRole(label, role);
    return label;
}

QLabel* makeHeading(const QString& text, int px)
{
    const QFont font = headingFont(px);
    QLabel* label = makeLabel(text, font);
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

void replaceContent(QWidget& page, QWidget*& shown, QWidget& content)
{
    if (shown != nullptr) {
        page.layout()->removeWidget(shown);
        shown->hide();
        shown->deleteLater();
    }
    shown = &content;
    page.layout()->addWidget(shown);
    shown->show();
}

} // namespace demeter
