// What the table knows, in words.
#pragma once

#include "app/desktop/kit/sheet.h"
#include "app/table/table_look.h"

namespace demeter {

/// What lies open, which the map shows as well, and all news of a game, the newest first, under headings of rounds and times of the day;
/// what carries none is left out. A game makes its words of its `PublicLog` alone.
class TableLogSheet : public Sheet {
    Q_OBJECT

public:
    TableLogSheet(const Settings& settings, QWidget* parent) : Sheet(settings, parent) {}
    /// Before it is opened.
    void setWords(LogWords words);

protected:
    QString title() const override;
    int titlePixels() const override;
    void build(QVBoxLayout* content) override;
    int widest() const override { return qMax(720, 40 * wordPixels()); }
    void resizeEvent(QResizeEvent* event) override;

private:
    int shortSide() const;
    /// The size of its words: on a tablet that of the table's.
    int wordPixels() const;
    /// The same of a day and a round.
    int timePixels() const;

    int built_ = 0; ///< with words of this size
    LogWords words_;
};

} // namespace demeter
