// The book over a screen: search, topics, and the page of one.
#pragma once

#include "app/book/book_search.h"
#include "app/desktop/book/topic_page.h"
#include "app/desktop/kit/sheet.h"

#include <QPointer>

#include <memory>
#include <optional>

class QLineEdit;
class QListWidget;
class QScrollArea;

namespace demeter {

/// Public by nature: it is made of the book and of the readings that a game is played by, and knows nothing else of a game. Lying, the
/// topics stand left of the page; upright on a small screen one of the two is shown. What is typed replaces the topics by what fits, in
/// whichever language it was typed.
class BookSheet : public Sheet {
    Q_OBJECT

public:
    /// `reading` says how the game is played where tables can choose; nothing where there is no game.
    BookSheet(const Settings& settings, SayReading reading, QWidget* parent);

    /// At this topic, and not where it was left, when it is opened, or at once.
    void turnTo(const TopicId& topic);
    /// The topic whose page is shown; nothing where only the topics are.
    std::optional<TopicId> shown() const;

    FilledIn filledIn() const override;
    void fillIn(const FilledIn& filled) override;

protected:
    QString title() const override;
    void build(QVBoxLayout* content) override;
    int widest() const override;
    bool scrolls() const override { return false; }
    const char* firstFocus() const override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    bool isNarrow() const;
    int pageWidth() const;
    void readBook();
    void listTopics();
    void show(const TopicId& topic);
    void showPage();
    void showParts();
    void back();

    std::shared_ptr<const Book> book_; ///< nothing if its file is damaged: then the sheet says so
    QString fault_;
    std::unique_ptr<BookSearch> search_; ///< made when something is first typed
    SayReading reading_;
    QList<TopicId> read_; ///< the topics on the way to the one that is shown, which is the last
    QString typed_;
    bool pageInFront_ = false; ///< where only one of the two has room
    int builtFor_ = 0;         ///< width of the page
    bool builtNarrow_ = false;

    QPointer<QLineEdit> field_;
    QPointer<QListWidget> list_;
    QPointer<QScrollArea> scroll_;
    QPointer<QWidget> back_;
};

} // namespace demeter
