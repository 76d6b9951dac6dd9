// The map on the Dracula screen and on the table: what is where, what is legal, and a tap on it.
#pragma once

#include "app/desktop/kit/theme.h"
#include "app/desktop/map/lit_names.h"
#include "app/desktop/map/map_camera.h"
#include "app/desktop/map/map_labels.h"
#include "app/desktop/map/map_model.h"
#include "app/desktop/map/map_scene.h"
#include "core/map/board.h"

#include <QElapsedTimer>
#include <QGraphicsView>
#include <QHash>
#include <QPixmap>
#include <QPolygonF>
#include <QTimer>

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

class QAbstractButton;
class QTouchEvent;

namespace demeter {

class Motion;

/// Shows a `MapModel`. Wheel, pinch, keys, dragging and a double tap move the view; a tap on a place and a press that is
/// held are reported, and what they mean is the screen's business. Where the program looks elsewhere the view eases there, with the names
/// left out until it is there; a touch stops it at its end and does nothing else. Nothing on the map moves by itself.
class MapView : public QGraphicsView {
    Q_OBJECT
public:
    explicit MapView(QWidget* parent = nullptr);

    void setBoard(std::shared_ptr<const Board> board);
    void setLanguage(Language language);
    void setTheme(ThemeName name);
    /// Shows this, from near if that is how it is shown. With `still` the view moves only if a place that is legal would not be seen.
    void setModel(const MapModel& model, bool still = false);
    /// All that it shows, for a picture or a drawing; the painter needs a view transform of its own, for the map sets the other one.
    void paintInto(QPainter& painter);
    /// So much of the last leg of the route is drawn, and so far the hunters have come from where they stood before; 1 is all the way.
    void setPassing(qreal leg, qreal hunters);
    void setRailsShown(bool shown);
    bool railsShown() const { return railsShown_; }
    /// What a screen reader calls it; empty: a map.
    void setSpoken(const QString& name)
    {
        spoken_ = name;
        retranslate();
    }
    /// The table's map: always the whole board, larger marks, revealed places filled; what is legal is the hunters', and steel.
    void setTable(bool table);
    /// On a phone the table's map has not room for the whole board: it shows what matters as large as it can, and a finger, or a button
    /// for all of it, shows the rest. The next thing that matters brings it back, but from the whole board.
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
    /// Is at once where it eases to.
    void arrive();
    Motion* motion() const { return motion_; }
    /// True if less than the whole board is shown, and the inset with it.
    bool isNear() const;
    /// Where the small map of the whole board lies in this one; null while there is none.
    QRect insetRect() const;

    /// Where a place is drawn, in pixels of `viewport()`.
    QPoint viewPositionOf(LocationId id) const;
    /// The place that a tap there means, if any.
    std::optional<LocationId> placeAt(QPointF at) const;
    /// Pixels for a map unit.
    qreal zoom() const { return transform().m11(); }

    /// What stands where now, in pixels of `viewport()`.
    struct Layout {
        struct Node {
            LocationId place{};
            QPointF at;
            qreal radius = 0;
        };
        struct Name {
            LocationId place{};
            QRectF box;
            qreal pixels = 0;             ///< size of the letters
            bool lit = false;             ///< more than one of the names of the drawing
            bool strong = false;          ///< a hunter or Dracula's figure stands there
            bool choice = false;          ///< on a pill
            std::optional<QLineF> leader; ///< to a name that had to move away
        };
        std::vector<Node> nodes;
        std::vector<QRectF> figures; ///< hunters and tokens
        std::vector<Name> names;
        std::vector<QPolygonF> ways; ///< of the route, or of the trail
    };
    Layout layout() const;

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
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void drawBackground(QPainter* painter, const QRectF& rect) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;

private:
    enum class Frame { Whole, Near, Free, Stage };
    /// `Strong`: where a hunter or Dracula's figure stands; pills: what can be chosen; `LitLess` and `PillLess`: with less room.
    enum class NameStyle : std::uint8_t { Small, Large, Sea, Lit, LitLess, Pill, PillLess, Strong, StrongPill };
    struct Badge {
        enum class What : std::uint8_t { Hunter, Token } what{};
        int hunter = 0;
        bool ward = false; ///< in the hospital of the city
        QString icon;
        int count = 1; ///< tokens of the same kind are one, with a number
        QPointF center;
    };
    /// One place as it is drawn now, in viewport pixels.
    struct Mark {
        QPointF at;
        qreal radius = 0;
        bool current = false, legal = false, faceUp = false, hospital = false;
        bool thin = false; ///< legal, as nearly all are: its node is lit and no more
        int slot = 0, lair = -1;
        QString text; ///< in place of the slot
        std::vector<Badge> badges;
        bool stands = false; ///< the first badge stands on the place itself
        std::optional<QLineF> badgeLeader;
        qreal badgeSide = 0; ///< how large each of them is
        NameStyle style = NameStyle::Small;
        NameStyle written = NameStyle::Small; ///< the same, or with less room
        std::optional<QRectF> name;
        std::optional<QLineF> leader; ///< to a name that had to move away
        bool broken = false;          ///< the name stands in two lines
        QPointF hospitalAt;
        QPointF slotAt; ///< of the number beside Dracula's figure, from the middle of the mark
    };

    // Where the view looks.
    MapCamera camera() const;
    enum class Move : std::uint8_t { Jump, JumpIfNeeded, Ease, EaseIfNeeded, StayIfSeen };
    void applyFrame(Move move);
    /// All is drawn anew, so that nothing is kept still: what is near is framed as if the view had just opened.
    void frameAnew();
    void look(const MapCamera::Look& look);
    void easeTo(const MapCamera::Look& look);
    bool eases() const;
    void step();
    void zoomAbout(QPointF viewPoint, qreal scale);
    void panBy(QPointF pixels);
    void toggleFrame();
    void lookThroughInset(QPointF at);

    // One pointer, mouse or finger.
    void pressAt(QPointF at);
    void moveTo(QPointF at, qreal threshold);
    void releaseAt(QPointF at);
    void holdExpired();
    bool touch(QTouchEvent* event);

    // Laying out.
    void dirty();
    void point(std::optional<LocationId> place);
    void layOut() const;
    void placeNames() const;
    void takeAlong(const std::vector<Mark>& before) const;
    LitGround litGround() const;
    bool placeLitNames(LitGround& ground) const;
    void placeQuietNames(const LitGround& ground) const;
    void placeOtherNames(const LitGround& ground) const;
    /// From what matters most to what is named only where there is room.
    enum class Rank : std::uint8_t { Strong, Choice, Known, Token, Large, Small, Sea };
    /// By the pointer, or because what is told happened there.
    bool isPointedOut(LocationId id) const { return pointed_ == id || model_.asked == id || (frame_ == Frame::Stage && stage_ == id); }
    Rank rankOf(std::size_t place) const;
    bool hasFigure(const Mark& mark) const;
    void letFiguresStand() const;
    void partMarks() const;
    void leaveOutCut() const;
    void findWays() const;
    bool follows(std::size_t trail) const;
    /// One place from near: what lies round it is smaller news.
    bool onStage() const { return frame_ == Frame::Stage && stage_.has_value(); }
    bool isNumbered(const Mark& mark) const { return mark.current || mark.lair >= 0 || mark.slot > 0; }
    QSizeF badgeSize(const Badge& badge) const;
    /// The middles of figures in so many columns, from the top left corner of all of them, and how large that is.
    std::pair<std::vector<QPointF>, QSizeF> inColumns(std::span<const Badge> badges, std::size_t columns) const;
    bool mayBeCovered(std::size_t place) const;
    bool unseenSea(std::size_t place) const;
    QRectF roadblockRect(const fury::Roadblock& block) const;
    std::vector<Badge> badgesAt(LocationId id) const;
    QRectF frameRect() const;
    /// Less is drawn: a sketch that shows the whole board, or Dracula's map so small.
    bool plain() const;
    /// A strip without room for names: only marks and figures.
    bool nameless() const;
    qreal markFactor() const;
    static bool isPill(NameStyle style)
    {
        return style == NameStyle::Pill || style == NameStyle::PillLess || style == NameStyle::StrongPill;
    }
    /// Of a pill, for each pixel of its words: to the left and right together, and above and below.
    static QSizeF pillEdge(NameStyle style) { return style == NameStyle::PillLess ? QSizeF(0.6, 0.16) : QSizeF(0.9, 0.36); }
    /// The same for marks without a number or a letter.
    qreal nodeFactor() const;
    qreal hunterRadius() const;
    /// How far his sign reaches from its middle.
    qreal hunterReach(int hunter) const;
    qreal namePixels(NameStyle style) const;
    QFont nameFont(NameStyle style) const;
    QStringList nameLines(LocationId id, NameStyle style, bool broken) const;
    QSizeF nameSize(LocationId id, NameStyle style, bool broken) const;
    void drawName(QPainter& painter, QPointF corner, LocationId id, NameStyle style, bool broken, int alignment) const;
    QPixmap namePixmap(LocationId id, NameStyle style, bool broken, int alignment) const;
    QColor color(QStringView token) const { return Theme::of(theme_)(token); }
    bool choosesHunter() const { return table_ || model_.legalIsHunters; }
    /// Of what can be chosen: gold is Dracula's, steel the hunters'.
    QColor choiceColor() const { return color(model_.asked ? u"text" : choosesHunter() ? u"steel" : u"gold"); }
    QColor choiceInk() const { return color(model_.asked ? u"text" : choosesHunter() ? u"steelInk" : u"goldInk"); }
    bool anythingLit() const;
    QPointF atPassing(const Badge& badge) const;

    // Painting.
    void paintGroundPixmap(QPainter& painter);
    void paintGroundLines(QPainter& painter);
    void paintLamplight(QPainter& painter) const;
    void paintLegalRoads(QPainter& painter) const;
    void paintTrail(QPainter& painter) const;
    void paintTrace(QPainter& painter, const Mark& mark) const;
    void paintAnchors(QPainter& painter) const;
    void paintMark(QPainter& painter, LocationId id, const Mark& mark) const;
    void paintCross(QPainter& painter, QPointF at, qreal factor) const;
    void paintLeaders(QPainter& painter) const;
    void paintNames(QPainter& painter) const;
    void paintBadges(QPainter& painter, const Mark& mark) const;
    void paintRoadblocks(QPainter& painter) const;
    void paintHunter(QPainter& painter, QPointF at, int hunter) const;
    void paintToken(QPainter& painter, QPointF at, const QString& icon, int count = 1) const;
    qreal countPixels() const;
    void paintEdge(QPainter& painter) const;
    void paintInset(QPainter& painter);
    void paintIcon(QPainter& painter, QPointF center, const QString& name, const QColor& tint, qreal size) const;
    void paintWord(QPainter& painter, QPointF center, const QString& word, const QFont& font, const QColor& ink) const;

    void retranslate();
    /// What Dracula's player looks at: where he may go, his location, his trail and lairs.
    LocationSet playable() const;
    void placeTools();
    void placeRow();
    void showTools();
    void foldTools();
    void placeWhole();
    void placeLegend();
    QRect legendRect() const;
    /// Dracula's map has tools: a row of them or, where it would cover too much, one button that opens it.
    bool hasTools() const { return !table_ && !sketch_; }
    /// On the table nothing but the program moves the view.
    bool isFixed() const { return table_ && !roams_; }
    std::vector<QAbstractButton*> tools() const;
    QAbstractButton* makeTool(const char* icon, const char* name);
    [[nodiscard]] QRect toolsRect() const;
    QRect wholeRect() const;

    MapScene* scene_;
    std::shared_ptr<const Board> board_;
    MapModel model_;
    Language language_ = Language::En;
    ThemeName theme_ = ThemeName::Dark;
    qreal legShare_ = 1, huntersShare_ = 1;
    std::array<std::optional<QPointF>, fury::hunterCount> huntersBefore_; ///< in viewport pixels; nothing: nowhere on the board
    bool railsShown_ = false, table_ = false, roams_ = false, sketch_ = false, listOffered_ = true;
    int leastWords_ = 16;
    std::optional<LocationId> pointed_; ///< under the pointer; only in a sketch
    Frame frame_ = Frame::Whole;
    std::optional<LocationId> stage_; ///< with `Frame::Stage`

    QAbstractButton *rails_, *list_, *minus_, *plus_;
    QAbstractButton* opens_ = nullptr; ///< the row of tools, where it is folded
    QString spoken_;
    QAbstractButton* whole_ = nullptr;  ///< the whole board, where the table roams
    QAbstractButton* legend_ = nullptr; ///< only where it is offered

    Motion* motion_;            ///< runs while the view eases
    MapCamera::Look from_, to_; ///< from where, and to where
    QRect insetThere_;          ///< the inset as it is going to be

    mutable bool stale_ = true;
    mutable std::vector<Mark> marks_;
    mutable std::vector<QPolygonF> ways_;   ///< of the legs of the route, or else from place to place of the trail
    mutable QHash<quint64, QPixmap> names_; ///< drawn names; kept until language, theme, size or zoom step change
    mutable qreal namesFor_ = 0;
    mutable qreal litScale_ = 1; ///< of names, where the user wants large words and they have room
    QPixmap ground_, overview_;
    QRectF groundRegion_;
    qreal groundScale_ = 0, groundMark_ = 0;
    QTimer settle_; ///< runs while the zoom changes quickly and the ground is drawn stretched

    QTimer hold_;
    std::optional<QPointF> press_;
    QPointF last_;
    bool dragging_ = false, held_ = false, inInset_ = false, secondClick_ = false;
    bool stopped_ = false; ///< the press has stopped the view
    bool pinching_ = false;
    qreal pinchDistance_ = 0, pinchScale_ = 0;
    QPointF pinchCenter_;
    QElapsedTimer sinceTap_;
    QPointF lastTap_;
};

} // namespace demeter
