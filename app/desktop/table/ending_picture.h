// The end of a game as a picture to keep.
#pragma once

#include "app/desktop/kit/settings.h"
#include "app/table/hunt_way.h"
#include "app/table/map_model.h"
#include "app/table/table_look.h"
#include "app/text/hunt_told.h"
#include "core/map/board.h"

#include <QByteArray>
#include <QImage>
#include <QWidget>

#include <memory>

namespace demeter {

class EndingStage;
class MapView;

/// A game that has been revealed, as its picture shows it.
struct EndedGame {
    EndingWords ending;
    HuntWay way;
    HuntTold told;
    MapModel table; ///< how everything lies in the end
    HuntPlayed played;
};

/// Who has won, the whole way on the map, the numbers, what the hunt is called and who played it: in the language and the theme of now, of
/// one size on every screen.
class EndingPicture {
public:
    EndingPicture(const Settings& settings, const std::shared_ptr<const Board>& board, const EndedGame& game);
    QImage image() const;
    /// Every word is an outline, so that it looks alike where there are other fonts; what it shows is told in its description.
    QByteArray svg() const;

private:
    void paint(QPainter& painter) const;

    QWidget page_; ///< never shown
    MapView* map_;
    EndingStage* stage_;
    QColor ground_;
    QString title_;
};

} // namespace demeter
