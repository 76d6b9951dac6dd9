// A combat as everybody around the table follows it, in place of the map.
#pragma once

#include "app/desktop/kit/settings.h"
#include "app/text/sentences.h"
#include "core/fury3e/cards/catalogue.h"
#include "core/fury3e/view/public_log.h"
#include "core/fury3e/view/table_turn.h"

#include <QWidget>

#include <array>
#include <optional>
#include <vector>

namespace demeter {

using namespace fury3e;

/// One round of the combat that is under way, as it was turned up.
struct CombatRound {
    CombatCard card{}; ///< Dracula's
    bool cancelled = false;
    std::optional<Hunter> engaged;
    std::array<std::optional<HunterCard>, hunterCount> cards{};
    HunterSet stopped; ///< hunters whose card was cancelled
    friend bool operator==(const CombatRound&, const CombatRound&) = default;
};
/// Those of the combat at the end of the log, oldest first; none where there is no combat.
std::vector<CombatRound> combatRounds(const PublicLog& log);

/// Who fights and what lies there: a card face down as soon as Dracula has chosen it, both when they are turned up, and below them those of
/// the rounds before. Made of the log and the table's turn, and so the same whatever card he has chosen.
class CombatStage : public QWidget {
    Q_OBJECT

public:
    explicit CombatStage(const Settings& settings, QWidget* parent = nullptr);

    void setCombat(const Catalogue& cards, const PublicLog& log, const TableTurn& turn, const Sentences& sentences);
    /// The size of words and of the smallest ones, in pixels.
    void setUnit(int pixels, int least);
    /// True if nothing that was painted last lies over an edge or another thing, for tests.
    bool fits() const { return fits_; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// A card as it lies there.
    struct Lying {
        enum class Face : std::uint8_t { None, Down, Up };
        Face face = Face::None;
        QString name, icon, caption;
        bool cancelled = false;
    };
    struct Fighter {
        std::optional<Hunter> hunter; ///< nothing: Dracula, or the vampire that fights for him
        QString name, icon;
        int damage = 0, life = 1;
        QStringList facts;
        Lying card;
    };
    struct Pair {
        QString his, theirs, icon;
        std::optional<Hunter> hunter;
    };
    int paintHead(QPainter& painter, const QRect& box);
    void paintSteps(QPainter& painter, const QRect& box);
    void paintOthers(QPainter& painter, QRect box);
    void paintFighter(QPainter& painter, const Fighter& fighter, const QRect& box, bool right);
    void paintCard(QPainter& painter, const Fighter& fighter, const QRect& box);
    /// Where a card would be too small for its words: everything in rows, the card a low one.
    void paintLowFighter(QPainter& painter, const Fighter& fighter, const QRect& box);
    void paintLowCard(QPainter& painter, const Fighter& fighter, const QRect& box);
    int lowFighterHeight() const;
    void paintRounds(QPainter& painter, const QRect& box);
    void write(QPainter& painter, const QRect& box, int flags, const QFont& font, const QString& text, QStringView colour);

    const Settings& settings_;
    int unit_ = 20, least_ = 20;
    QString title_, round_, stepName_;
    int step_ = 1;
    Fighter his_, theirs_;
    std::vector<std::pair<Hunter, QString>> others_; ///< in the combat, with the cards that they have turned up
    std::vector<Pair> pairs_;
    bool fits_ = true;
};

} // namespace demeter
