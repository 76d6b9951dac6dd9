#include "app/desktop/book/manual_page.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"

#include <QBoxLayout>
#include <QLabel>

namespace demeter {

namespace {

constexpr int manualWidth = 680;

QString richParagraph(const QList<ManualSpan>& spans, const QString& link)
{
    QString shown;
    for (const ManualSpan& span : spans) {
        const QString text = span.text.toHtmlEscaped();
        switch (span.what) {
        case ManualSpan::What::Plain:
            shown += text;
            break;
        case ManualSpan::What::Quoted:
            shown += QStringLiteral("<span style=\"font-weight:600\">%1</span>").arg(text);
            break;
        case ManualSpan::What::Mention:
            shown += QStringLiteral("<a href=\"%1\" style=\"color:%2\">%3</a>").arg(span.number, link, text);
            break;
        }
    }
    return QStringLiteral("<p style=\"line-height:140%; margin:0\">%1</p>").arg(shown);
}

} // namespace

ManualPage::ManualPage(const Settings& settings, const Manual& manual, const ManualChapter& chapter, int width, QWidget* parent)
    : QWidget(parent)
{
    setRole(this, "scroll");
    setObjectName("manual-chapter");
    const int room = qMin(width - 40, scaled(manualWidth));
    auto* across = new QHBoxLayout(this);
    across->setContentsMargins(6, 6, 16, 24);
    auto* middle = new QWidget;
    setRole(middle, "scroll");
    middle->setMaximumWidth(scaled(manualWidth));
    across->addWidget(middle, 1);
    across->addStretch(0);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(scaled(12));
    const QString whole = chapter.number + u' ' + chapter.title;
    auto* title = makeHeading(whole, 38);
    title->setFont(fittingFont(title->font(), whole, room, 20));
    title->setText(whole);
    title->setObjectName("manual-title");
    column->addWidget(title);
    for (const ManualSection& section : chapter.sections) {
        column->addSpacing(scaled(10));
        const QString words = section.number + u' ' + section.title;
        auto* heading = makeHeading(words, 25);
        heading->setFont(fittingFont(heading->font(), words, room, 17));
        heading->setText(words);
        heading->setObjectName(headingName(section.number));
        heading->setAccessibleName(words);
        column->addWidget(heading);
        for (const Paragraph& paragraph : section.paragraphs) {
            const QList<ManualSpan> spans = manual.spansOf(paragraph);
            auto* label = makeLabel(richParagraph(spans, settings.colour(u"text").name()), bodyFont(17));
            label->setTextFormat(Qt::RichText);
            label->setWordWrap(true);
            label->setAccessibleName(paragraph.text);
            label->setObjectName("manual-paragraph");
            label->setTextInteractionFlags(Qt::LinksAccessibleByMouse);
            connect(label, &QLabel::linkActivated, this, &ManualPage::mentioned);
            if (paragraph.item) {
                auto* row = new QHBoxLayout;
                row->setSpacing(12);
                auto* dot = makeLabel(QStringLiteral("•"), label->font(), "mute");
                dot->setWordWrap(false);
                row->addWidget(dot, 0, Qt::AlignTop);
                row->addWidget(label, 1);
                column->addLayout(row);
            } else {
                column->addWidget(label);
            }
            for (const ManualSpan& span : spans) {
                if (span.what != ManualSpan::What::Mention)
                    continue;
                const ManualSection* there = manual.section(span.number);
                auto* link = new ChoiceButton(settings, ChoiceKind::Quiet);
                link->setObjectName(QStringLiteral("to-") + span.number);
                link->setIconName(QStringLiteral("arrow-right"));
                link->setText(span.number + u' ' + (there != nullptr ? there->title : manual.chapterOf(span.number)->title));
                connect(link, &QAbstractButton::clicked, this, [this, number = span.number] { emit mentioned(number); });
                column->addWidget(link);
            }
        }
    }
    column->addStretch(1);
}

} // namespace demeter
