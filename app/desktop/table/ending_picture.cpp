#include "app/desktop/table/ending_picture.h"

#include "app/desktop/kit/drawing.h"
#include "app/desktop/map/map_view.h"
#include "app/desktop/table/ending_stage.h"

#include <QPainter>

namespace demeter {

namespace {

constexpr QSize size(1600, 1000);
constexpr int unit = 25; ///< 1/40 of the short side

} // namespace

EndingPicture::EndingPicture(const Settings& settings, const std::shared_ptr<const Board>& board, const EndedGame& game)
    : map_(new MapView(&page_)),
      stage_(new EndingStage(settings, map_, &page_)),
      ground_(settings.colour(u"window")),
      title_(game.told.name)
{
    page_.resize(size);
    map_->setTable(true);
    map_->setBoard(board);
    map_->setLanguage(settings.language());
    map_->setTheme(settings.theme());
    map_->setLeastWords(unit);
    stage_->setEnding(game.ending);
    stage_->setReveal(game.way, game.told);
    stage_->setTable(game.table);
    const QString day = huntDate(game.played, settings.language()), &by = game.told.players;
    stage_->setFootnotes(day.isEmpty() ? by : day + QStringLiteral(" · ") + by, QStringLiteral("Demeter"));
    stage_->resize(size);
    stage_->arrange(unit, unit * 4 / 5, {}, false);
    map_->setGeometry(stage_->mapRoom());
    map_->grab({0, 0, 1, 1}); // what is hidden learns of its size when it is asked for a picture
}

void EndingPicture::paint(QPainter& painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.save();
    painter.setViewTransformEnabled(true);
    painter.setWindow(QRect({0, 0}, size));
    painter.setViewport(QRect(stage_->mapRoom().topLeft(), size)); // the map sets the transform itself
    map_->paintInto(painter);
    painter.setViewTransformEnabled(false);
    painter.restore();
    stage_->paintInto(painter); // around the map
}

QImage EndingPicture::image() const
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(ground_);
    QPainter painter(&image);
    paint(painter);
    return image;
}

QByteArray EndingPicture::svg() const
{
    return writtenDrawing(size, title_, stage_->accessibleName(), [this](QPainter& painter) { paint(painter); });
}

} // namespace demeter
