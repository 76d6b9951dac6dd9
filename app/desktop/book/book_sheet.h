// The book over a screen: search, topics, and the page of one.
#pragma once

#include "app/book/book_search.h"
#include "app/book/card_book.h"
#include "app/desktop/book/reading_sheet.h"
#include "app/desktop/book/topic_page.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace demeter {

/// Public by nature: it is made of the book and of the readings that a game is played by, and knows nothing else of a game. It is searched
/// in whichever language somebody types.
class BookSheet : public ReadingSheet {
    Q_OBJECT

public:
    /// `folder`: which game's (`builtInBook`). `reading` says how the game is played where tables can choose; nothing where there is no
    /// game.
    BookSheet(const Settings& settings, std::string_view folder, SayReading reading, QWidget* parent);

    /// The cards that are found by their names and read among the topics, in the installed language; they are asked for when something is
    /// first typed.
    void setCards(std::function<CardsToRead()> cards) { tellCards_ = std::move(cards); }
    /// At this topic, and not where it was left, when it is opened, or at once.
    void turnTo(const TopicId& topic) { turnToKey(topic.key); }
    /// The topic whose page is shown; nothing where only the topics are, or a card.
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
    const CardsToRead& cards() const;
    const CardToRead* cardOf(const QString& key) const;
    QWidget* makeCardPage(const CardToRead& card);

    std::string folder_;
    std::function<CardsToRead()> tellCards_;
    mutable std::optional<CardsToRead> cards_; ///< of the language of `book_`
    std::shared_ptr<const Book> book_;         ///< nothing if its file is damaged: then the sheet says so
    QString fault_;
    std::unique_ptr<BookSearch> search_; ///< made when something is first typed
    SayReading reading_;
};

} // namespace demeter
