// The drawing under the map: coast, sea borders, roads and railways, and where every place lies on it.
#pragma once

#include "app/desktop/kit/theme.h"
#include "core/map/board.h"

#include <QGraphicsScene>
#include <QImage>
#include <QPolygonF>
#include <QString>
#include <QTransform>

#include <memory>
#include <optional>
#include <vector>

namespace demeter {

/// Where a place lies, in map units. Offsets are pixels for a name of 14.5 px.
struct MapPlace {
    QPointF position;
    bool drawn = false;     ///< the drawing has this place; else it is put by its longitude and latitude
    QPointF anchor{0, 0.5}; ///< point of the name's box (0,0 top left; 1,1 bottom right) that goes to position + offset
    QPointF offset{13, 0};
    std::vector<QPointF> ports;               ///< offset of the anchor towards each sea, in the order of `Location::portOn`
    QPointF hospital{-11, 10};                ///< offset of the hospital badge
    std::array<QString, languageCount> lines; ///< the name as it is broken over lines
};

/// Map units: the drawing is 1000 x 740 of them whatever the board.
class MapScene : public QGraphicsScene {
    Q_OBJECT
public:
    static constexpr QRectF mapRect{0, 0, 1000, 740};

    explicit MapScene(QObject* parent = nullptr);

    void setBoard(std::shared_ptr<const Board> board);
    const Board* board() const { return board_.get(); }
    const MapPlace& place(LocationId id) const { return places_[indexOf(id)]; }
    /// The dotted lines between seas, as far as the drawing has them.
    const std::vector<QPolygonF>& seaBorders() const { return seaBorders_; }
    /// The name on the map, over one line or as many as the drawing wants.
    QString placeName(LocationId id, Language language, bool oneLine) const;
    /// In lines as the drawing breaks it, or else in two that are nearly equally long; in one if it is one word.
    QStringList brokenName(LocationId id, Language language) const;

    /// Light where land is, and the way there from map units. The same image for all maps.
    static const QImage& landRaster();
    static QTransform toLandRaster();

    /// Sea, graticule, coast, sea borders and land: all that depends only on theme and zoom. The painter's transform maps
    /// units to pixels; `scale` is pixels for a unit and `mark` the factor of the pen widths.
    void paintGround(QPainter& painter, const Theme& theme, qreal scale, qreal mark) const;
    void paintRails(QPainter& painter, const Theme& theme, qreal scale, qreal mark) const;
    void paintRoads(QPainter& painter, const Theme& theme, qreal scale, qreal mark) const;
    /// Sea and land only, for the inset.
    void paintOverview(QPainter& painter, const Theme& theme) const;

private:
    std::shared_ptr<const Board> board_;
    std::vector<MapPlace> places_;
    std::vector<QPolygonF> seaBorders_;
};

} // namespace demeter
