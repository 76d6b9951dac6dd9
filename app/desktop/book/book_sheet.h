// The book over a screen: search, topics, and the page of one.
#pragma once

#include "app/book/book_search.h"
#include "app/desktop/book/reading_sheet.h"
#include "app/desktop/book/topic_page.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace demeter {

/// Public by nature: it is made of the book and of the readings that a game is played by, and knows nothing else of a game. It is searched
/// in whichever language somebody types.
class BookSheet : public ReadingSheet {
    Q_OBJECT

public:
    /// `folder`: which game's (`builtInBook`). `reading` says how the game is played where tables can choose; nothing where there is no
    /// game.
    BookSheet(const Settings& settings, std::string_view folder, SayReading reading, QWidget* parent);

    /// At this topic, and not where it was left, when it is opened, or at once.
    void turnTo(const TopicId& topic) { turnToKey(topic.key); }
    /// The topic whose page is shown; nothing where only the topics are.
    std::optional<TopicId> shown() const;

protected:
    QString title() const override;
    void readBook() override;
    QString fault() const override { return fault_; }
    QString searchWords() const override;
    QString listName() const override;
    QString pageName() const override;
    QList<Line> allLines() const override;
    QList<Line> found(const QString& typed) override;
    bool has(const QString& key) const override;
    QWidget* makePage(const QString& key, int width) override;

private:
    std::string folder_;
    std::shared_ptr<const Book> book_; ///< nothing if its file is damaged: then the sheet says so
    QString fault_;
    std::unique_ptr<BookSearch> search_; ///< made when something is first typed
    SayReading reading_;
};

} // namespace demeter
