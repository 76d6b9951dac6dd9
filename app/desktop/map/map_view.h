// The map on the Dracula screen and on the table: what is where, what is legal, and a tap on it.
#pragma once

#include "app/desktop/map/map_camera.h"
#include "app/desktop/map/map_gestures.h"
#include "app/desktop/map/map_layout.h"
#include "app/desktop/map/map_painter.h"

#include <QGraphicsView>
#include <QTimer>

#include <memory>
#include <optional>

namespace demeter {

class MapTools;
class Motion;

/// Shows a `MapModel`. Wheel, pinch, keys, dragging and a double tap move the view; a tap on a place and a press that is
/// held are reported, and what they mean is the screen's business. Where the program looks elsewhere the view eases there, with the names
/// left out until it is there; a touch stops it at its end and does nothing else. Nothing on the map moves by itself.
class MapView : public QGraphicsView, private MapGestures::Map {
    Q_OBJECT
public:
    explicit MapView(QWidget* parent = nullptr);

    void setBoard(std::shared_ptr<const Board> board);
    void setLanguage(Language language);
    void setTheme(ThemeName name);
    /// Shows this, from near if that is how it is shown. With `still` the view moves only if a place that is legal, or that matters, would
    /// not be seen.
    void setModel(const MapModel& model, bool still = false);
    /// All that it shows, for a picture or a drawing; the painter needs a view transform of its own, for the map sets the other one.
    void paintInto(QPainter& painter);
    /// So much of the last leg of the route is drawn, and so far the hunters have come from where they stood before; 1 is all the way.
    void setPassing(qreal leg, qreal hunters);
    void setRailsShown(bool shown);
    bool railsShown() const { return style_.rails; }
    /// What a screen reader calls it; empty: a map.
    void setSpoken(const QString& name)
    {
        spoken_ = name;
        retranslate();
    }
    /// The table's map: the whole board unless it roams, larger marks, revealed places filled; what is legal is the hunters', and steel.
    void setTable(bool table);
    /// The table's map shows what matters as large as it can, or the whole board where nothing does; a finger, or a button for all of it,
    /// shows the rest. The next thing that matters brings it back, but from the whole board.
    void setRoaming(bool roams);
    /// The size of the smallest words on the table's map, in pixels; marks and hunters grow with what stands in them.
    void setLeastWords(int pixels);
    /// A small map to point at: small marks, no anchors, seas or hospitals, no tools, and while the whole board is shown only the names of
    /// places where something is, and of the one under the pointer.
    void setSketch(bool sketch);
    /// Without it there is no button for the list: what is beside the map is one.
    void setListOffered(bool offered)
    {
        listOffered_ = offered;
        showTools();
    }
    /// With it there is a button for what the signs mean. It covers no place: it goes where none is.
    void setLegendOffered(bool offered);
    /// Marks the list button as pressed or not without a signal.
    void setListShown(bool shown);

    void zoomIn();
    void zoomOut();
    void showWholeBoard();
    /// Current location, legal places and trail with room around them, or on the table what matters; the whole board where that is large
    /// enough anyway.
    void showNear();
    /// Close to this place, on the table too; nothing: the whole width of the board. It stays so until something else is asked for.
    void showStage(std::optional<LocationId> place);
    /// There at once, and there it stays: for the picture of a part.
    void lookAt(const MapCamera::Look& there);
    /// Eases to where it looks from there: what another view showed.
    void comeFrom(const MapCamera::Look& look);
    /// Where the view looks now.
    MapCamera::Look shown() const;
    /// Is at once where it eases to; false if it was there.
    bool arrive() override;
    Motion* motion() const { return motion_; }
    /// True if less than the whole board is shown, and the inset with it.
    bool isNear() const;
    /// Where the small map of the whole board lies in this one; null while there is none.
    QRect insetRect() const;

    /// Where a place is drawn, in pixels of `viewport()`.
    QPoint viewPositionOf(LocationId id) const;
    /// The place that a tap there means, if any.
    std::optional<LocationId> placeAt(QPointF at) { return laidOut().placeAt(at); }
    qreal zoom() const override { return transform().m11(); }

    /// What stands where now, in pixels of `viewport()`.
    using Layout = MapLayout::Outline;
    Layout layout() { return laidOut().outline(); }

    QSize sizeHint() const override { return {800, 592}; }

signals:
    void tapped(demeter::LocationId id);
    /// A press that is held, or a right click: why is this place legal or not?
    void whyAsked(demeter::LocationId id);
    void listToggled(bool shown);
    void railsToggled(bool shown);
    /// What do the signs mean?
    void legendAsked();

protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override { gestures_.wheel(event); }
    void mousePressEvent(QMouseEvent* event) override { gestures_.press(event); }
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override { gestures_.release(event); }
    void mouseDoubleClickEvent(QMouseEvent* event) override { gestures_.pressTwice(event); }
    void contextMenuEvent(QContextMenuEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void drawBackground(QPainter* painter, const QRectF& rect) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;

private:
    enum class Frame { Whole, Near, Free, Stage };

    // Where the view looks.
    MapCamera camera() const;
    enum class Move : std::uint8_t { Jump, JumpIfNeeded, Ease, EaseIfNeeded, StayIfSeen };
    void applyFrame(Move move);
    /// All is drawn anew, so that nothing is kept still: what is near is framed as if the view had just opened.
    void frameAnew();
    void look(const MapCamera::Look& look);
    void easeTo(const MapCamera::Look& look);
    bool eases() const;

    // What gestures move and press.
    void panBy(QPointF pixels) override;
    void zoomAbout(QPointF at, qreal scale) override;
    void toggleFrame(QPointF at) override;
    void lookThroughInset(QPointF at) override;
    void settle() override { placeLegend(); }
    void released() override;
    void tapAt(QPointF at) override;
    void askAt(QPointF at) override;
    bool takesFingers() const override { return !isFixed(); }
    bool takesDoubleTaps() const override { return !shows_.table; }
    bool isInInset(QPointF at) const override { return insetRect().contains(at.toPoint()); }
    bool isOnMark(QPointF at) override { return laidOut().isOnMark(at); }

    const Board* board() const { return scene_->board(); }
    void dirty();
    void point(std::optional<LocationId> place);
    /// How it is looked at now, but for what lies on it.
    MapLayoutInput input() const;
    const MapLayout& laidOut();

    void retranslate();
    void showTools();
    void placeTools();
    void placeLegend();
    /// Dracula's map has tools: a row of them or, where it would cover too much, one button that opens it.
    bool hasTools() const { return !shows_.table && !shows_.sketch; }
    /// What is seen from near, on a table that roams.
    LocationSet nearPlaces() const { return shows_.model.matters | shows_.model.legal; }
    /// On the table nothing but the program moves the view.
    bool isFixed() const { return shows_.table && !roams_; }

    MapScene* scene_;
    MapTools* tools_;
    MapGestures gestures_{*this};
    MapLayoutInput shows_;
    MapPainter::Style style_;
    MapPictures pictures_;
    MapLayout layout_;
    bool stale_ = true;
    bool roams_ = false, listOffered_ = true;
    QString spoken_;
    Frame frame_ = Frame::Whole;
    std::optional<LocationId> stage_; ///< with `Frame::Stage`

    Motion* motion_;            ///< runs while the view eases
    MapCamera::Look from_, to_; ///< from where, and to where
    QRect insetThere_;          ///< the inset as it is going to be
    QTimer settles_;            ///< runs while the zoom changes quickly and the ground is drawn stretched
};

} // namespace demeter
