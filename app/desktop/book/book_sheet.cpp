#include "app/desktop/book/book_sheet.h"

#include "app/book/book_faults.h"

#include <utility>

namespace demeter {

namespace {

std::vector<std::shared_ptr<const Book>> allBooks(std::string_view folder)
{
    std::vector<std::shared_ptr<const Book>> books;
    for (std::size_t l = 0; l < languageCount; ++l)
        if (auto book = builtInBook(folder, static_cast<Language>(l)))
            books.push_back(*book);
    return books;
}

} // namespace

BookSheet::BookSheet(const Settings& settings, std::string_view folder, SayReading reading, QWidget* parent)
    : ReadingSheet(settings, "book", parent), folder_(folder), reading_(std::move(reading))
{
}

QString BookSheet::title() const
{
    return tr("Rules");
}

QString BookSheet::searchWords() const
{
    return tr("Search in the rules");
}

QString BookSheet::listName() const
{
    return tr("Topics");
}

QString BookSheet::pageName() const
{
    return tr("Topic");
}

void BookSheet::readBook()
{
    if (book_ != nullptr && book_->language() == settings_.language())
        return;
    auto book = builtInBook(folder_, settings_.language());
    book_ = book ? *book : nullptr;
    fault_ = book ? QString() : bookFaultSentence(book.error().front());
}

std::optional<TopicId> BookSheet::shown() const
{
    if (const QString key = shownKey(); book_ != nullptr && !key.isEmpty())
        return TopicId{key};
    return std::nullopt;
}

/// The parts of the book.
QList<ReadingSheet::Line> BookSheet::allLines() const
{
    QList<Line> lines;
    for (std::size_t c = 0; c < chapterIds.size(); ++c) {
        const auto chapter = static_cast<BookChapter>(c);
        if (const auto topics = book_->topicsOf(chapter); !topics.empty()) {
            lines.push_back({{}, book_->chapterTitle(chapter)});
            for (const Topic& topic : topics)
                lines.push_back({topic.id.key, topic.title});
        }
    }
    return lines;
}

QList<ReadingSheet::Line> BookSheet::found(const QString& typed)
{
    if (search_ == nullptr) {
        const auto books = allBooks(folder_);
        search_ = std::make_unique<BookSearch>(books);
    }
    const auto hits = search_->find(typed, settings_.language());
    QList<Line> lines;
    bool whole = true;
    for (const BookHit& hit : hits)
        if (const Topic* topic = book_->find(hit.topic)) {
            if (hit.missing > 0 && std::exchange(whole, false))
                lines.push_back({{}, tr("With only some of these words")});
            lines.push_back({topic->id.key, topic->title});
        }
    if (hits.empty())
        lines.push_back({{}, tr("Nothing fits.")});
    return lines;
}

bool BookSheet::has(const QString& key) const
{
    return book_->find(TopicId{key}) != nullptr;
}

QWidget* BookSheet::makePage(const QString& key, int width)
{
    auto* page = new TopicPage(settings_, *book_, *book_->find(TopicId{key}), reading_, width);
    // Queued: the page that was tapped goes by it.
    connect(
        page, &TopicPage::seeAlso, this, [this](const TopicId& topic) { turnPage(topic.key); }, Qt::QueuedConnection);
    return page;
}

} // namespace demeter
