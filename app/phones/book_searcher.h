// Looks in the book without keeping the program's screens waiting.
#pragma once

#include "app/book/book_search.h"

#include <QObject>
#include <QString>
#include <QThread>

#include <memory>
#include <string_view>
#include <vector>

namespace demeter::phones {

/// Searches one game's book on a thread of its own, which sleeps while nobody asks; what it looks in is made with the first search.
/// `initTextResources` has been called.
class BookSearcher : public QObject {
    Q_OBJECT

public:
    /// `folder`: of `resources/book`.
    explicit BookSearcher(std::string_view folder, QObject* parent = nullptr);
    /// Waits for the search that goes on.
    ~BookSearcher() override;

    /// `found` comes after it, once for each time, in order.
    void find(const QString& words, Language own);

signals:
    void found(const std::vector<demeter::BookHit>& hits);

private:
    std::string_view folder_;
    QThread thread_;
    QObject worker_;                     ///< lives on the thread
    std::unique_ptr<BookSearch> search_; ///< of the thread alone
};

} // namespace demeter::phones
