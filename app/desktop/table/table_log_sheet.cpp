#include "app/desktop/table/table_log_sheet.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"

#include <QBoxLayout>
#include <QLabel>

#include <utility>

namespace demeter {

void TableLogSheet::setWords(LogWords words)
{
    words_ = std::move(words);
}

QString TableLogSheet::title() const
{
    return tr("What the table knows");
}

int TableLogSheet::titlePixels() const
{
    return qMax(Sheet::titlePixels(), qRound(1.4 * wordPixels())); // above headings of 1.2
}

int TableLogSheet::shortSide() const
{
    return qMin(parentWidget()->width(), parentWidget()->height());
}

int TableLogSheet::wordPixels() const
{
    // As on the table below it: it is read from afar too, but for a phone, which is held in the hand.
    const int side = shortSide();
    return side < 600 ? bodyFont(17).pixelSize() : qMax((side + 39) / 40, bodyFont(16).pixelSize());
}

int TableLogSheet::timePixels() const
{
    return shortSide() < 600 ? bodyFont(15).pixelSize() : wordPixels();
}

void TableLogSheet::resizeEvent(QResizeEvent* event)
{
    const int before = built_;
    if (isVisible() && before != wordPixels())
        rebuild();
    Sheet::resizeEvent(event);
}

void TableLogSheet::build(QVBoxLayout* content)
{
    const int n = built_ = wordPixels();
    const auto addHeading = [&](const QString& text) {
        QLabel* heading = makeHeading(text);
        heading->setFont(sizedFont(heading->font(), qMax<double>(heading->font().pixelSize(), 1.2 * n)));
        content->addWidget(heading);
    };
    addHeading(tr("What lies open"));
    // What is told by one line or two stands apart from the next.
    const auto addLines = [&](const QStringList& lines) {
        auto* column = new QVBoxLayout;
        column->setSpacing(n * 2 / 5);
        for (const QString& line : lines)
            column->addWidget(makeLabel(line, sizedFont(bodyFont(16), n)));
        content->addLayout(column);
    };
    addLines(words_.open);
    content->addSpacing(12);
    addHeading(tr("What was said, the newest first"));
    for (const LogWords::Part& part : words_.parts) {
        content->addSpacing(6);
        auto* when = makeLabel(part.when, sizedFont(bodyFont(15, QFont::DemiBold), timePixels()));
        setRole(when, "mute");
        content->addWidget(when);
        addLines(part.said);
    }
}

} // namespace demeter
