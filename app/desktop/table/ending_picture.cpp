#include "app/desktop/table/ending_picture.h"

#include "app/desktop/map/map_view.h"
#include "app/desktop/map/table_map.h"
#include "app/desktop/table/ending_stage.h"

#include <QLocale>
#include <QPainter>

namespace demeter {

using namespace fury3e;

QImage endingPicture(const Settings& settings, const std::shared_ptr<const Board>& board, const WholeHunt& hunt, const PublicView& table,
                     const Sentences& sentences, const QDate& played)
{
    constexpr QSize size(1600, 1000);
    constexpr int unit = 25; // 1/40 of the short side
    QWidget page;            // never shown
    page.resize(size);
    auto* map = new MapView(&page);
    map->setTable(true);
    map->setBoard(board);
    map->setLanguage(settings.language());
    map->setTheme(settings.theme());
    map->setLeastWords(unit);
    auto* stage = new EndingStage(settings, map, &page);
    stage->setEnding(hunt.seen, sentences);
    stage->setReveal(hunt, sentences);
    stage->setTable(tableMap(table));
    const QString day = played.isValid() ? QLocale(settings.languageCode()).toString(played, QLocale::LongFormat) : QString();
    stage->setFootnotes(day, QStringLiteral("Demeter"));
    stage->resize(size);
    stage->arrange(unit, unit * 4 / 5, {}, false);
    map->setGeometry(stage->mapRoom());
    map->raise();
    QImage image(size, QImage::Format_RGB32);
    image.fill(settings.colour(u"window"));
    QPainter painter(&image);
    page.render(&painter);
    return image;
}

} // namespace demeter
