#include "app/desktop/book/topic_page.h"

#include "app/desktop/book/diagram.h"
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QLabel>
#include <QRegularExpression>

namespace demeter {

namespace {

constexpr int textWidth = 624, marginWidth = 264;

/// Numbers stand out, as on the cards; lines have room between them.
QString paragraphText(const Paragraph& paragraph)
{
    static const QRegularExpression number(QStringLiteral("(?<![\\w-])(\\d+)(?![\\w-])"), QRegularExpression::UseUnicodePropertiesOption);
    QString shown = paragraph.text.toHtmlEscaped();
    shown.replace(number, QStringLiteral("<b>\\1</b>"));
    return QStringLiteral("<p style=\"line-height:140%; margin:0\">%1</p>").arg(shown);
}

QLabel* paragraphLabel(const Paragraph& paragraph, qreal size)
{
    auto* label = makeLabel(paragraphText(paragraph), bodyFont(size));
    label->setTextFormat(Qt::RichText);
    label->setWordWrap(true);
    label->setAccessibleName(paragraph.text);
    return label;
}

QHBoxLayout* signedLine(const QString& sign, QLabel* words)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(12);
    auto* mark = makeLabel(sign, words->font(), "mute");
    mark->setWordWrap(false);
    row->addWidget(mark, 0, Qt::AlignTop);
    row->addWidget(words, 1);
    return row;
}

} // namespace

int TopicPage::widthWithMargin()
{
    return scaled(textWidth * 0.8) + scaled(marginWidth) + 24;
}

QString readingLine(const QString& point, const QString& reading)
{
    //: A point of the rules, and how this game plays it.
    return QCoreApplication::translate("Readings", "%1: %2").arg(point, reading);
}

TopicPage::TopicPage(const Settings& settings, const Book& book, const Topic& topic, const SayReading& reading, int width, QWidget* parent)
    : QWidget(parent)
{
    setRole(this, "scroll");
    setObjectName("topic-page");
    const bool beside = width >= widthWithMargin();
    auto* all = new QBoxLayout(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom, this);
    all->setContentsMargins(6, 6, 16, 24);
    all->setSpacing(24);

    auto* text = new QVBoxLayout;
    text->setSpacing(scaled(14));
    auto* title = makeHeading(topic.title, 38);
    const int room = beside ? width - scaled(marginWidth) - 60 : width - 40;
    title->setFont(fittingFont(title->font(), topic.title, room, 20));
    title->setObjectName("topic-title");
    text->addWidget(title);
    for (const Paragraph& paragraph : topic.paragraphs) {
        auto* words = paragraphLabel(paragraph, 17);
        if (paragraph.item)
            text->addLayout(signedLine(QStringLiteral("•"), words));
        else
            text->addWidget(words);
        // After what it is about has been said.
        if (&paragraph == &topic.paragraphs.front() && !topic.diagram.isEmpty()) {
            auto* drawing = new Diagram(settings, topic.diagram);
            drawing->setFixedHeight(drawing->heightForWidth(room));
            text->addWidget(drawing);
        }
    }
    QString where;
    if (book.isPrinted())
        where = topic.page ? tr("In the printed book: “%1”, page %2.").arg(topic.title).arg(*topic.page)
                           : tr("In the printed book: “%1”.").arg(topic.title);
    else
        where = tr("Told from players' summaries: what your cards and rulebook say comes first.");
    auto* printed = makeLabel(where, bodyFont(14), "mute");
    printed->setObjectName("topic-printed");
    printed->setWordWrap(true);
    text->addWidget(printed);
    text->addStretch(1);
    all->addLayout(text, 1);

    auto* margin = new QVBoxLayout;
    margin->setSpacing(4);
    if (!topic.see.isEmpty())
        margin->addWidget(makeLabel(tr("See also"), bodyFont(14, QFont::DemiBold), "mute"));
    for (const TopicId& other : topic.see) {
        auto* link = new ChoiceButton(settings, ChoiceKind::Quiet);
        link->setObjectName(QStringLiteral("see-") + other.key);
        link->setText(book.find(other)->title);
        link->setIconName(QStringLiteral("book"));
        connect(link, &QAbstractButton::clicked, this, [this, other] { emit seeAlso(other); });
        margin->addWidget(link);
    }
    QStringList rulings;
    if (reading)
        for (const std::string& id : topic.rulings)
            if (const QString said = reading(id); !said.isEmpty())
                rulings << said;
    if (!rulings.empty()) {
        margin->addSpacing(16);
        margin->addWidget(makeLabel(tr("In this game"), bodyFont(14, QFont::DemiBold), "mute"));
    }
    for (const QString& said : rulings) {
        auto* words = makeLabel(said, bodyFont(15));
        words->setObjectName(QStringLiteral("topic-ruling"));
        margin->addLayout(signedLine(QStringLiteral("✓"), words));
    }
    margin->addStretch(1);
    if (beside) {
        auto* column = new QWidget;
        setRole(column, "scroll");
        column->setLayout(margin);
        margin->setContentsMargins(0, scaled(14), 0, 0);
        column->setFixedWidth(scaled(marginWidth));
        all->addWidget(column);
    } else {
        all->addLayout(margin);
    }
}

} // namespace demeter
