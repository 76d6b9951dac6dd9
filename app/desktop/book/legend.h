// What the signs of the map and of the screens mean.
#pragma once

#include "app/book/book.h"
#include "app/desktop/map/map_signs.h"
#include "app/text/fury_names.h"

#include <QCoreApplication>
#include <QList>
#include <QString>

#include <memory>
#include <optional>
#include <string_view>

namespace demeter {

/// One sign, with its name, a sentence, and the topic of the book that says more.
struct LegendEntry {
    std::optional<MapSign> sign; ///< as it lies on the map
    QString icon;                ///< or else a sign of the screens: the name of its icon,
    QString token;               ///< and the colour that it has there
    QString name, words;
    TopicId topic;
};

struct LegendPart {
    QString heading;
    QList<LegendEntry> entries;
};

/// The words of a legend that every edition of Fury has; what an edition alone has its own room says. In the language of the names, which
/// has to be the installed one.
class FuryLegend {
    Q_DECLARE_TR_FUNCTIONS(Legend)

public:
    /// `book`: folder of the book that has the topics.
    FuryLegend(MapOf map, const FuryNames& names, std::string_view book);

protected:
    static LegendEntry onMap(MapSign sign, const QString& name, const QString& words, const char* topic);
    static LegendEntry onScreen(const QString& icon, const char* token, const QString& name, const QString& words, const char* topic);
    /// Under the headword of the book.
    LegendEntry titled(const char* icon, const char* token, const QString& words, const char* topic) const;
    QString title(const char* topic) const;
    QString term(const char* key) const { return upper(names_.term(QString::fromLatin1(key))); }
    QString kind(LocationKind kind) const;
    /// Words as they begin a line.
    static QString upper(QString words);

    /// The four figures, and the ring around the one who acts.
    QList<LegendEntry> figures(const char* topic, const char* actingTopic) const;
    LegendEntry road(const char* topic) const;
    QList<LegendEntry> seaWays(const char* topic) const;
    /// What glows, and what is refused. The topics: `movement` of Dracula, `road`, the `actions` of hunters, the `board`.
    QList<LegendEntry> choices(const char* movement, const char* road, const char* actions, const char* board) const;

    MapOf map_;
    const FuryNames& names_;
    std::shared_ptr<const Book> book_; ///< nothing if its file is damaged
};

} // namespace demeter
