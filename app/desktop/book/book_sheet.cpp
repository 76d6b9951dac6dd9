#include "app/desktop/book/book_sheet.h"

#include "app/book/book_faults.h"
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollArea>
#include <QScrollBar>
#include <QScroller>

#include <any>
#include <utility>

namespace demeter {

namespace {

constexpr int topicRole = Qt::UserRole, rowPixels = 44;

/// Where it was left: the way through the topics, and what was searched for.
struct ReadSoFar {
    QList<TopicId> read;
    QString typed;
    bool pageInFront = false;
};

std::vector<std::shared_ptr<const Book>> allBooks()
{
    std::vector<std::shared_ptr<const Book>> books;
    for (std::size_t l = 0; l < languageCount; ++l)
        if (auto book = builtInBook(static_cast<Language>(l)))
            books.push_back(*book);
    return books;
}

} // namespace

BookSheet::BookSheet(const Settings& settings, SayReading reading, QWidget* parent) : Sheet(settings, parent), reading_(std::move(reading))
{
}

QString BookSheet::title() const
{
    return tr("Rules");
}

int BookSheet::widest() const
{
    return qMax(1280, parentWidget()->width());
}

bool BookSheet::isNarrow() const
{
    return parentWidget()->width() < scaled(300) + scaled(400); // which it covers, though not before it comes up
}

int BookSheet::pageWidth() const
{
    return parentWidget()->width() - (builtNarrow_ ? 80 : scaled(300) + 110);
}

void BookSheet::readBook()
{
    if (book_ != nullptr && book_->language() == settings_.language())
        return;
    auto book = builtInBook(settings_.language());
    book_ = book ? *book : nullptr;
    fault_ = book ? QString() : bookFaultSentence(book.error().front());
}

void BookSheet::turnTo(const TopicId& topic)
{
    typed_.clear();
    if (read_.isEmpty() || read_.back() != topic)
        read_.push_back(topic);
    pageInFront_ = true;
    if (isVisible())
        rebuild();
}

const char* BookSheet::firstFocus() const
{
    // Nothing has to be tapped before typing; where a page alone was asked for it is read first.
    return isNarrow() && pageInFront_ ? "book-page" : "book-search";
}

std::optional<TopicId> BookSheet::shown() const
{
    if (book_ == nullptr || read_.isEmpty() || (isNarrow() && !pageInFront_))
        return std::nullopt;
    return read_.back();
}

void BookSheet::build(QVBoxLayout* content)
{
    readBook();
    if (book_ == nullptr) {
        auto* said = makeLabel(fault_, bodyFont(16));
        said->setObjectName("book-fault");
        content->addWidget(said);
        content->addStretch(1);
        return;
    }
    // At first there is something to read.
    if (read_.isEmpty())
        read_.push_back(book_->topics().front().id);
    builtNarrow_ = isNarrow();

    auto* top = new QHBoxLayout;
    auto* back = new ChoiceButton(settings_, ChoiceKind::Plain);
    back->setObjectName("book-back");
    back->setIconName("undo");
    back->setAccessibleName(tr("Back"));
    connect(back, &QAbstractButton::clicked, this, &BookSheet::back);
    back_ = back;
    top->addWidget(back);
    auto* field = new QLineEdit(typed_);
    field->setObjectName("book-search");
    field->setFont(bodyFont(16));
    field->setMinimumHeight(qMax(rowPixels, scaled(rowPixels)));
    field->setPlaceholderText(tr("Search in the rules"));
    field->setAccessibleName(tr("Search in the rules"));
    field->setClearButtonEnabled(true);
    field->setMaxLength(200);
    connect(field, &QLineEdit::textChanged, this, [this](const QString& text) {
        typed_ = text;
        if (!text.isEmpty())
            pageInFront_ = false;
        listTopics();
        showParts();
    });
    connect(field, &QLineEdit::returnPressed, this, [this] {
        for (int row = 0; row < list_->count(); ++row)
            if (const QString key = list_->item(row)->data(topicRole).toString(); !key.isEmpty()) {
                show(TopicId{key});
                return;
            }
    });
    field_ = field;
    top->addWidget(field, 1);
    content->addLayout(top);

    auto* parts = new QHBoxLayout;
    parts->setSpacing(16);
    auto* list = new QListWidget;
    list->setObjectName("book-topics");
    list->setAccessibleName(tr("Topics"));
    list->setProperty("role", "plain");
    list->setFrameShape(QFrame::NoFrame);
    list->setWordWrap(true);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list->setResizeMode(QListView::Adjust);
    QScroller::grabGesture(list->viewport(), QScroller::TouchGesture);
    connect(list, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) {
        if (const QString key = item->data(topicRole).toString(); !key.isEmpty())
            show(TopicId{key});
    });
    connect(list, &QListWidget::itemActivated, list, &QListWidget::itemClicked);
    list_ = list;
    parts->addWidget(list, builtNarrow_ ? 1 : 0);
    if (!builtNarrow_)
        list->setFixedWidth(scaled(300));
    auto* scroll = new QScrollArea;
    scroll->setObjectName("book-page");
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::StrongFocus); // arrows read on
    scroll->setAccessibleName(tr("Topic"));
    QScroller::grabGesture(scroll->viewport(), QScroller::TouchGesture);
    scroll_ = scroll;
    parts->addWidget(scroll, 1);
    content->addLayout(parts, 1);
    listTopics();
    showPage();
    showParts();
}

/// The parts of the book, or what fits.
void BookSheet::listTopics()
{
    list_->clear();
    const QFont words = bodyFont(16);
    const auto addTopic = [&](const Topic& topic) {
        auto* item = new QListWidgetItem(topic.title, list_);
        item->setFont(words);
        item->setData(topicRole, topic.id.key);
        item->setSizeHint({100, qMax(rowPixels, wrappedHeight(words, topic.title, scaled(300) - 40) + 16)});
        if (!read_.isEmpty() && read_.back() == topic.id)
            list_->setCurrentItem(item);
    };
    const auto addHeading = [&](const QString& text) {
        auto* item = new QListWidgetItem(text, list_);
        item->setFont(bodyFont(14, QFont::DemiBold));
        item->setForeground(settings_.colour(u"mute"));
        item->setFlags(Qt::NoItemFlags);
        item->setSizeHint({100, scaled(36)});
    };
    if (typed_.trimmed().isEmpty()) {
        for (std::size_t c = 0; c < chapterIds.size(); ++c) {
            const auto chapter = static_cast<BookChapter>(c);
            if (const auto topics = book_->topicsOf(chapter); !topics.empty()) {
                addHeading(chapterTitle(chapter));
                for (const Topic& topic : topics)
                    addTopic(topic);
            }
        }
        return;
    }
    if (search_ == nullptr) {
        const auto books = allBooks();
        search_ = std::make_unique<BookSearch>(books);
    }
    const auto hits = search_->find(typed_, settings_.language());
    bool whole = true;
    for (const BookHit& hit : hits)
        if (const Topic* topic = book_->find(hit.topic)) {
            if (hit.missing > 0 && std::exchange(whole, false))
                addHeading(tr("With only some of these words"));
            addTopic(*topic);
        }
    if (hits.empty())
        addHeading(tr("Nothing fits."));
}

void BookSheet::show(const TopicId& topic)
{
    if (book_->find(topic) == nullptr)
        return;
    if (read_.isEmpty() || read_.back() != topic)
        read_.push_back(topic);
    pageInFront_ = true;
    for (int row = 0; row < list_->count(); ++row)
        if (list_->item(row)->data(topicRole).toString() == topic.key)
            list_->setCurrentRow(row);
    showPage();
    showParts();
    if (builtNarrow_)
        back_->setFocus(Qt::OtherFocusReason);
}

void BookSheet::showPage()
{
    builtFor_ = pageWidth();
    auto* page = new TopicPage(settings_, *book_, *book_->find(read_.back()), reading_, builtFor_);
    // Queued: the page that was tapped goes by it.
    connect(page, &TopicPage::seeAlso, this, &BookSheet::show, Qt::QueuedConnection);
    scroll_->setWidget(page);
    scroll_->verticalScrollBar()->setValue(0);
}

/// Which of the two, where only one has room.
void BookSheet::showParts()
{
    list_->setVisible(!builtNarrow_ || !pageInFront_);
    scroll_->setVisible(!builtNarrow_ || pageInFront_);
    back_->setVisible(builtNarrow_ ? pageInFront_ : read_.size() > 1);
}

void BookSheet::back()
{
    if (read_.size() > 1) {
        read_.pop_back();
        const TopicId topic = read_.back();
        show(topic);
    } else if (builtNarrow_) {
        pageInFront_ = false;
        showParts();
        field_->setFocus(Qt::OtherFocusReason);
    }
}

FilledIn BookSheet::filledIn() const
{
    FilledIn filled = Sheet::filledIn();
    filled.own = ReadSoFar{read_, typed_, pageInFront_};
    return filled;
}

void BookSheet::fillIn(const FilledIn& filled)
{
    if (const auto* so = std::any_cast<ReadSoFar>(&filled.own)) {
        read_ = so->read;
        typed_ = so->typed;
        pageInFront_ = so->pageInFront;
        rebuild();
    }
    Sheet::fillIn(filled);
}

void BookSheet::keyPressEvent(QKeyEvent* event)
{
    // From the field to what it found.
    if (event->key() == Qt::Key_Down && field_ != nullptr && field_->hasFocus() && list_->isVisible()) {
        list_->setFocus(Qt::TabFocusReason);
        for (int row = 0; list_->currentRow() < 0 && row < list_->count(); ++row)
            if (list_->item(row)->flags() != Qt::NoItemFlags)
                list_->setCurrentRow(row);
        return;
    }
    Sheet::keyPressEvent(event);
}

void BookSheet::resizeEvent(QResizeEvent* event)
{
    Sheet::resizeEvent(event);
    if (book_ == nullptr || scroll_ == nullptr || !isVisible())
        return;
    if (builtNarrow_ != isNarrow())
        rebuild();
    else if (builtFor_ != pageWidth())
        showPage();
}

} // namespace demeter
