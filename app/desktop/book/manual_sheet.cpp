#include "app/desktop/book/manual_sheet.h"

#include "app/book/book_faults.h"
#include "app/desktop/book/manual_page.h"

namespace demeter {

ManualSheet::ManualSheet(const Settings& settings, QWidget* parent) : ReadingSheet(settings, "manual", parent)
{
    setObjectName("manual-sheet");
}

QString ManualSheet::title() const
{
    return tr("Manual");
}

QString ManualSheet::searchWords() const
{
    return tr("Search in the manual");
}

QString ManualSheet::listName() const
{
    return tr("Sections");
}

QString ManualSheet::pageName() const
{
    return tr("Chapter");
}

void ManualSheet::readBook()
{
    if (manual_ != nullptr && manual_->language() == settings_.language())
        return;
    const auto manual = builtInManual(settings_.language());
    manual_ = manual ? *manual : nullptr;
    fault_ = manual ? QString() : bookFaultSentence(manual.error().front());
}

QList<ReadingSheet::Line> ManualSheet::allLines() const
{
    QList<Line> lines;
    for (const ManualChapter& chapter : manual_->chapters()) {
        lines.push_back({{}, chapter.number + u' ' + chapter.title});
        for (const ManualSection& section : chapter.sections)
            lines.push_back({section.number, section.number + u' ' + section.title});
    }
    return lines;
}

QList<ReadingSheet::Line> ManualSheet::found(const QString& typed)
{
    QList<Line> lines;
    for (const QString& number : manual_->find(typed))
        lines.push_back({number, number + u' ' + manual_->section(number)->title});
    if (lines.empty())
        lines.push_back({{}, tr("Nothing fits.")});
    return lines;
}

bool ManualSheet::has(const QString& key) const
{
    return manual_->chapterOf(key) != nullptr;
}

QWidget* ManualSheet::makePage(const QString& key, int width)
{
    auto* page = new ManualPage(settings_, *manual_, *manual_->chapterOf(key), width);
    // Queued: the page that was tapped goes by it.
    connect(page, &ManualPage::mentioned, this, &ManualSheet::turnPage, Qt::QueuedConnection);
    return page;
}

/// Of the first section the whole chapter, with its title, is seen.
QString ManualSheet::partOf(const QString& key) const
{
    const ManualSection* section = manual_->section(key);
    return section == nullptr || section == &manual_->chapterOf(key)->sections.front() ? QString() : ManualPage::headingName(key);
}

} // namespace demeter
