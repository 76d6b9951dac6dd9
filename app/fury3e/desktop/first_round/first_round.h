// The guide through a first round of the third edition.
#pragma once

#include "app/desktop/session/first_round_guide.h"
#include "app/fury3e/desktop/game_controller.h"
#include "core/fury3e/view/table_turn.h"

#include <QList>

#include <cstdint>
#include <optional>

namespace demeter::fury3e {

class DraculaScreen;
class NewGameScreen;

/// From placing the hunters to the curtain, over the screens of a session that is for practice. What is said follows from the game and from
/// the screen in sight: the first line of a table that holds. Between what the player does it plays the hunters' turns where he asks for
/// it, by the same entries as the table.
class ThirdEditionGuide : public FirstRoundGuide {
    Q_OBJECT

public:
    /// The controller must outlive it.
    explicit ThirdEditionGuide(GameController& controller, QObject* parent = nullptr);

    /// The game in which an arrival comes soon, with cards that are simple.
    static Seed seed();

    GuidedStep step(const Shown& shown) override;
    void goOn(const Shown& shown) override;
    QStringList everything() const override;
    QStringList buttons() const override;

    struct Seen;
    enum class Aim : std::uint8_t;
    enum class On : std::uint8_t;
    struct Line;

private:
    Seen look(const Shown& shown) const;
    static const QList<Line>& lines();
    void point(GuidedStep& step, const Seen& seen, const Line& line) const;
    QString words(const char* text, const NameForms& place, const NameForms& hunter, const QString& card) const;
    void playHunters();
    bool hasMet() const;

    GameController& controller_;
    bool curtainAsked_ = false; ///< at the end, by hand
    bool left_ = false;         ///< a game that has ended early
};

} // namespace demeter::fury3e
