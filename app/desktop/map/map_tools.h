// The buttons on the map.
#pragma once

#include "app/desktop/kit/theme.h"

#include <QElapsedTimer>
#include <QObject>
#include <QRect>

#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace demeter {

class ToolButton;

/// A row of them in one corner or, where it would cover too much, one button that opens it; the whole board, and what the signs mean.
class MapTools : public QObject {
    Q_OBJECT
public:
    explicit MapTools(QWidget* map);

    void setTheme(ThemeName name);
    void retranslate();
    void setRailsShown(bool shown);
    void setListShown(bool shown);
    /// Opens the list as a press would.
    void openList();
    void setLegendOffered(bool offered);

    struct Offered {
        bool row = true;
        bool folded = false; ///< the row, until it is opened
        bool list = true;
        bool whole = false;
    };
    void show(const Offered& offered);
    /// What was looked for in the row is done.
    void fold();

    /// In the corner in which they cover the fewest of these places: bottom right, if that is as good as another. Where a zoom is pressed
    /// it stays for a while, so that the next press does not meet the map.
    void placeRow(std::span<const QPoint> lit);
    /// Always in the same corner; what matters makes room for it. `shown`: the whole board is.
    void placeWhole(bool shown);
    /// In the first of the corners, or else along the edges of the frame, where it covers no place, and what lies `wanted` away from each
    /// is as good as it gets. It depends on nothing but the board and where the view looks: it stays where it is while the game goes on.
    void placeLegend(std::span<const QPointF> places, const QRectF& frame, const QRect& inset, qreal wanted);

    // Without the room for the focus ring; null while there is none.
    QRect rowRect() const;
    QRect wholeRect() const;
    QRect legendRect() const;

signals:
    void railsToggled(bool shown);
    void listToggled(bool shown);
    void zoomedIn();
    void zoomedOut();
    void wholeToggled(bool whole);
    void legendAsked();
    /// The row has been opened or folded.
    void folded();

private:
    ToolButton* make(const char* icon, const char* name);
    std::vector<ToolButton*> row() const;
    std::array<ToolButton*, 7> all() const { return {rails_, list_, minus_, plus_, opens_, whole_, legend_}; }

    QWidget* map_;
    ThemeName theme_ = ThemeName::Dark;
    QElapsedTimer zoomed_;   ///< since the last press of `minus_` or `plus_`
    std::size_t corner_ = 0; ///< of the row, in the order of `placeRow`
    ToolButton *rails_, *list_, *minus_, *plus_;
    ToolButton* opens_ = nullptr;  ///< the row, once it has been folded
    ToolButton* whole_ = nullptr;  ///< once it has been offered
    ToolButton* legend_ = nullptr; ///< once it has been offered
};

} // namespace demeter
