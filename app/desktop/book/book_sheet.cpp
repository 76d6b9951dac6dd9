#include "app/desktop/book/book_sheet.h"

#include "app/book/book_faults.h"
#include "app/book/search_words.h"
#include "app/desktop/book/card_page.h"
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/style.h"

#include <QBoxLayout>
#include <QLabel>

#include <algorithm>

#include <utility>

namespace demeter {

namespace {

/// Of a line that leads to a card: topics have plain ids.
const QLatin1String cardKey("card:");
constexpr qsizetype mostCards = 6;

/// Whether a name has these words one after the other, the last of them perhaps begun.
bool isNamed(const QString& name, const QStringList& typed)
{
    return (u' ' + searchWords(name).join(u' ')).contains(u' ' + typed.join(u' '));
}

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
    cards_.reset();
    fault_ = book ? QString() : bookFaultSentence(book.error().front());
}

std::optional<TopicId> BookSheet::shown() const
{
    if (const QString key = shownKey(); book_ != nullptr && !key.isEmpty() && !key.startsWith(cardKey))
        return TopicId{key};
    return std::nullopt;
}

const CardsToRead& BookSheet::cards() const
{
    if (!cards_)
        cards_ = tellCards_ ? tellCards_() : CardsToRead();
    return *cards_;
}

const CardToRead* BookSheet::cardOf(const QString& key) const
{
    return key.startsWith(cardKey) ? cards().find(key.mid(cardKey.size())) : nullptr;
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
    // As on phones: what has all words, cards by their names, what has only some of the words.
    QList<Line> lines, named, partly;
    for (const BookHit& hit : hits)
        if (const Topic* topic = book_->find(hit.topic))
            (hit.missing > 0 ? partly : lines).push_back({topic->id.key, topic->title});
    if (const QStringList words = demeter::searchWords(typed); !words.isEmpty())
        for (const CardToRead& card : cards().cards)
            if (named.size() < mostCards && isNamed(card.name, words))
                named.push_back({cardKey + card.id, card.name});
    if (!named.isEmpty())
        lines << Line{{}, tr("Cards")} << named;
    if (!partly.isEmpty())
        lines << Line{{}, tr("With only some of these words")} << partly;
    if (lines.isEmpty())
        lines.push_back({{}, tr("Nothing fits.")});
    return lines;
}

bool BookSheet::has(const QString& key) const
{
    return book_->find(TopicId{key}) != nullptr || cardOf(key) != nullptr;
}

QWidget* BookSheet::makePage(const QString& key, int width)
{
    if (const CardToRead* card = cardOf(key))
        return makeCardPage(*card);
    auto* page = new TopicPage(settings_, *book_, *book_->find(TopicId{key}), reading_, width);
    // Queued: the page that was tapped goes by it.
    connect(
        page, &TopicPage::seeAlso, this, [this](const TopicId& topic) { turnPage(topic.key); }, Qt::QueuedConnection);
    return page;
}

QWidget* BookSheet::makeCardPage(const CardToRead& card)
{
    auto* page = new QWidget;
    setRole(page, "scroll");
    page->setObjectName("card-page");
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(6, 6, 16, 24);
    column->setSpacing(scaled(14));
    auto* title = makeHeading(card.name, 38);
    title->setObjectName("topic-title");
    title->setWordWrap(true);
    column->addWidget(title);
    addCard(*column, settings_, card, card.facts, {}, bodyFont(17).pixelSize());
    for (const TopicId& id : card.topics)
        if (const Topic* topic = book_->find(id)) {
            auto* button = new ChoiceButton(settings_, ChoiceKind::Quiet);
            button->setObjectName(QStringLiteral("topic-") + id.key);
            button->setText(topic->title);
            button->setIconName("book");
            // Queued: the page goes by it.
            connect(
                button, &QAbstractButton::clicked, this, [this, id] { turnPage(id.key); }, Qt::QueuedConnection);
            column->addWidget(button);
        }
    column->addStretch(1);
    return page;
}

} // namespace demeter
