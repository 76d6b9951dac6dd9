// One card of the trail or of what lies beside it, and the row of them.
#pragma once

#include "app/desktop/kit/settings.h"

#include <QAbstractButton>

#include <array>
#include <cstddef>
#include <utility>

namespace demeter {

inline constexpr std::size_t trailSpaces = 6;
inline constexpr std::size_t besideSpaces = 3; ///< lairs, or Catacombs

/// What one space of the trail or beside it shows to Dracula.
struct CardFace {
    QString number;    ///< `1` to `6`, `A` to `C`
    QString called;    ///< the same for who hears it: `Slot 1`
    bool lair = false; ///< a space beside the trail
    bool empty = true;
    bool next = false; ///< the space that the next card comes into
    bool here = false; ///< his current location
    bool rumor = false;
    bool faceUp = false;
    bool lit = false; ///< can be chosen now
    QString icon, name, fact;
    QList<std::pair<QString, QString>> encounters; ///< icon and name
    QList<std::pair<QString, QString>> signs;      ///< of more that lies there: icon, and what a screen reader says
    friend bool operator==(const CardFace&, const CardFace&) = default;
};

/// 134 x 131 px at 100 %: number and signs, name, one fact, the Encounter cards.
class TrailCard : public QAbstractButton {
    Q_OBJECT

public:
    explicit TrailCard(const Settings& settings, QWidget* parent = nullptr);
    void setFace(const CardFace& face);
    const CardFace& face() const { return face_; }
    QSize sizeHint() const override;
    /// Height that everything on the card needs at this width.
    int neededHeight(int width) const;
    /// As a tile with number, signs and, where there is room for it, name, for a phone: the rest stands in its accessible name, and a tap
    /// says it.
    void setSmall(bool small, bool named = true);
    /// Width of such a tile.
    int smallWidth() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QFont nameFont() const;
    void paintSmall(QPainter& painter);
    const Settings& settings_;
    CardFace face_;
    bool small_ = false, named_ = true;
};

/// Six spaces and three beside them; in one row, or in portrait the three below.
class TrailRow : public QWidget {
    Q_OBJECT

public:
    explicit TrailRow(const Settings& settings, QWidget* parent = nullptr);

    void setFaces(const std::array<CardFace, trailSpaces>& trail, const std::array<CardFace, besideSpaces>& lairs);
    /// Lays the cards out and returns the height that they take. `lairsRight` gets the right edge of the lairs in portrait.
    int layOut(int width, bool portrait, int* lairsRight = nullptr, int* lairsTop = nullptr);
    /// The cards are tiles in one row, which is dragged sideways, with their names or without. Returns the height that they take.
    int layOutSmall(int width, bool named = true);
    /// All cards have the usual size, whatever stands on them.
    void setEven(bool even) { even_ = even; }
    TrailCard* slot(std::size_t index) const { return slots_[index]; }
    TrailCard* lair(std::size_t index) const { return lairs_[index]; }

signals:
    void slotWhyAsked(int slot); ///< it lies there and is no choice
    void lairWhyAsked(int space);
    void slotChosen(int slot);  ///< 1 to 6
    void lairChosen(int space); ///< 0 to 2

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Settings& settings_;
    std::array<TrailCard*, trailSpaces> slots_{};
    std::array<TrailCard*, besideSpaces> lairs_{};
    int divider_ = -1;
    bool even_ = false;
};

} // namespace demeter
