// What the signs of the map and of the screens mean.
#pragma once

#include "app/book/third_edition_book.h"
#include "app/desktop/map/map_signs.h"
#include "app/text/sentences.h"

#include <QList>
#include <QString>

#include <optional>

namespace demeter {

using namespace fury3e;

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

/// In reading order, for this map; what it never shows is not in it. In the language of the sentences, which has to be the installed one.
QList<LegendPart> legendOf(MapOf map, const Sentences& sentences);

} // namespace demeter
