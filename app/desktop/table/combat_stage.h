// A combat as everybody around the table follows it, in place of the map.
#pragma once

#include "app/desktop/kit/settings.h"
#include "app/table/table_look.h"

#include <QWidget>

namespace demeter {

/// Who fights and what lies there: a card face down as soon as Dracula has chosen it, both when they are turned up, and below them those of
/// the rounds before. Made of what the table sees, and so the same whatever card he has chosen.
class CombatStage : public QWidget {
    Q_OBJECT

public:
    explicit CombatStage(const Settings& settings, QWidget* parent = nullptr);

    void setCombat(const CombatWords& words);
    /// The size of words and of the smallest ones, in pixels.
    void setUnit(int pixels, int least);
    /// True if nothing that was painted last lies over an edge or another thing, for tests.
    bool fits() const { return fits_; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    using Lying = CombatWords::Lying;
    using Fighter = CombatWords::Fighter;
    using Pair = CombatWords::Pair;
    int paintHead(QPainter& painter, const QRect& box);
    void paintSteps(QPainter& painter, const QRect& box);
    void paintOthers(QPainter& painter, QRect box);
    /// Where a fighter's card and words lie in his half.
    struct Place {
        QRect card, text;
        bool aside = false; ///< the words stand beside the card
        bool low = false;   ///< there is no room for a card
        int spare = 0;      ///< height below the words
    };
    Place placeFighter(const QRect& box, bool right) const;
    void paintFighter(QPainter& painter, const Fighter& fighter, const QRect& box, bool right);
    void paintCard(QPainter& painter, const Fighter& fighter, const QRect& box);
    /// What the longest word on either card needs at its smallest.
    int narrowestCard() const;
    /// Where a card would be too small for its words: everything in rows, the card a low one.
    void paintLowFighter(QPainter& painter, const Fighter& fighter, const QRect& box);
    void paintName(QPainter& painter, const Fighter& fighter, const QRect& box);
    QString lifeIcon(const Fighter& fighter) const;
    void paintLowLife(QPainter& painter, const Fighter& fighter, const QRect& box);
    void paintLowCard(QPainter& painter, const Fighter& fighter, const QRect& box);
    int lowFighterHeight() const;
    /// Of these rounds, counted from 0.
    void paintRounds(QPainter& painter, const QRect& box, int first, int last);
    void write(QPainter& painter, const QRect& box, int flags, const QFont& font, const QString& text, QStringView colour);

    const Settings& settings_;
    int unit_ = 20, least_ = 20;
    CombatWords words_;
    bool fits_ = true;
};

} // namespace demeter
