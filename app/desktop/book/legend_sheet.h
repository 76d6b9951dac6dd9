// What the signs mean, over a screen.
#pragma once

#include "app/desktop/book/legend.h"
#include "app/desktop/book/topic_page.h"
#include "app/desktop/kit/sheet.h"

#include <functional>
#include <memory>
#include <string_view>

namespace demeter {

/// Every sign as the map or the screen draws it, with its name and a sentence; the button beside it opens the book above this sheet. It is
/// the same whatever happens in a game: nothing on it can tell anything.
class LegendSheet : public Sheet {
    Q_OBJECT

public:
    /// What a game's legend says in the installed language, which is the settings' one.
    using SayLegend = std::function<QList<LegendPart>(Language language)>;

    /// `board`: from which the signs are cut; `book`: folder of the one that has the topics; `reading` as for the book.
    LegendSheet(const Settings& settings, MapOf map, std::shared_ptr<const Board> board, SayLegend legend, std::string_view book,
                SayReading reading, QWidget* parent);

protected:
    QString title() const override;
    void build(QVBoxLayout* content) override;
    int widest() const override { return 1040; }
    void resizeEvent(QResizeEvent* event) override;

private:
    int columns() const;
    QWidget* makeEntry(const LegendEntry& entry, MapSigns& signs);
    void openTopic(const TopicId& topic);

    MapOf map_;
    std::shared_ptr<const Board> board_;
    SayLegend legend_;
    std::string_view book_;
    SayReading reading_;
    int columns_ = 0; ///< that it was built with
};

} // namespace demeter
