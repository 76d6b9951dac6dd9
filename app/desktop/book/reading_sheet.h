// A book over a screen: search, what there is to read, and the page of one.
#pragma once

#include "app/desktop/kit/sheet.h"

#include <QList>
#include <QPointer>
#include <QStringList>

class QLineEdit;
class QListWidget;
class QScrollArea;

namespace demeter {

/// Lying, the list stands left of the page; upright on a small screen one of the two is shown. What is typed replaces the list by what
/// fits. Back goes to the page before; Alt+Left does too, as far as pages have been turned since the sheet came up, and then closes it.
/// What the book is, and what a page of it looks like, says who derives from this.
class ReadingSheet : public Sheet {
    Q_OBJECT

public:
    /// `name`: what the names of its controls begin with, such as `book`.
    ReadingSheet(const Settings& settings, const char* name, QWidget* parent);

    /// The key of what is read; nothing where only the list is shown.
    QString shownKey() const;

    FilledIn filledIn() const override;
    void fillIn(const FilledIn& filled) override;

protected:
    /// A line of the list; without a key it is a heading.
    struct Line {
        QString key, words;
    };
    /// Takes up the book in the language of now.
    virtual void readBook() = 0;
    /// Why there is nothing to read; empty if there is.
    virtual QString fault() const = 0;
    virtual QString searchWords() const = 0;
    virtual QString listName() const = 0;
    virtual QString pageName() const = 0;
    /// Everything, or what fits; the first key is what Enter opens.
    virtual QList<Line> allLines() const = 0;
    virtual QList<Line> found(const QString& typed) = 0;
    virtual bool has(const QString& key) const = 0;
    virtual QWidget* makePage(const QString& key, int width) = 0;
    /// The name of the part of that page that is read first; empty: its top.
    virtual QString partOf(const QString& key) const
    {
        Q_UNUSED(key);
        return {};
    }

    /// Opens at this, and not where it was left; or turns to it at once.
    void turnToKey(const QString& key);
    /// Turns the page.
    void turnPage(const QString& key);

    void build(QVBoxLayout* content) override;
    int widest() const override;
    bool scrolls() const override { return false; }
    const char* firstFocus() const override;
    void stepBack() override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    bool isNarrow() const;
    int pageWidth() const;
    void listLines();
    void choose(const QString& key);
    void showPage();
    void showPart();
    void showParts();
    void back();

    QByteArray searchField_, pageArea_; ///< their names
    QString name_;
    QStringList read_; ///< keys on the way to what is shown, which is the last
    QString typed_;
    int turned_ = 0;           ///< pages since it came up
    bool comes_ = false;       ///< what is read first is brought into sight, until somebody reads on
    bool pageInFront_ = false; ///< where only one of the two has room
    int builtFor_ = 0;         ///< width of the page
    bool builtNarrow_ = false;

    QPointer<QLineEdit> field_;
    QPointer<QListWidget> list_;
    QPointer<QScrollArea> scroll_;
    QPointer<QWidget> back_;
};

} // namespace demeter
