#include "app/phones/book_searcher.h"

#include "app/book/book.h"

#include <utility>

namespace demeter::phones {

BookSearcher::BookSearcher(std::string_view folder, QObject* parent) : QObject(parent), folder_(folder)
{
    worker_.moveToThread(&thread_);
}

BookSearcher::~BookSearcher()
{
    thread_.quit();
    thread_.wait();
}

void BookSearcher::find(const QString& words, Language own)
{
    if (!thread_.isRunning())
        thread_.start(QThread::LowPriority);
    QMetaObject::invokeMethod(
        &worker_,
        [this, words, own] {
            if (search_ == nullptr) {
                std::vector<std::shared_ptr<const Book>> books;
                for (std::size_t l = 0; l < languageCount; ++l)
                    if (auto book = builtInBook(folder_, static_cast<Language>(l)))
                        books.push_back(*book);
                search_ = std::make_unique<BookSearch>(books);
            }
            std::vector<BookHit> hits = search_->find(words, own);
            QMetaObject::invokeMethod(
                this, [this, hits = std::move(hits)] { emit found(hits); }, Qt::QueuedConnection);
        },
        Qt::QueuedConnection);
}

} // namespace demeter::phones
