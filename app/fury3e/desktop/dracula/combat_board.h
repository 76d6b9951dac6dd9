// What lies on the table in a combat: its steps, who is in it, and the cards that have been played.
#pragma once

#include "app/desktop/dracula/stage_board.h"
#include "app/desktop/kit/settings.h"
#include "app/fury3e/text/sentences.h"
#include "core/fury3e/game/game_state.h"
#include "core/fury3e/game/ruleset.h"

#include <optional>

namespace demeter::fury3e {

/// The eight steps of a combat round, one below the other, with the number of the round above them.
class CombatSteps : public QWidget {
    Q_OBJECT

public:
    explicit CombatSteps(const Settings& settings, QWidget* parent = nullptr);
    void setState(const GameState& state, int step);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Settings& settings_;
    int step_ = 0, played_ = 0;
    bool night_ = false;
};

/// Hunters and vampire with what holds for each, and the six spaces for Dracula's cards.
class CombatBoard : public StageBoard {
    Q_OBJECT

public:
    explicit CombatBoard(const Settings& settings, QWidget* parent = nullptr);
    void setState(const Ruleset& ruleset, const GameState& state, const Sentences& sentences);
    /// The round of the combat.
    void setStepsTold(bool told) override { roundShown_ = told; }
    /// Of the cards that were played only their signs.
    void setSmall(bool small) override { small_ = small; }
    int neededHeight(int width) const override;
    int mostHeight(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// Somebody in the combat.
    struct Fighter {
        std::optional<Hunter> hunter; ///< nothing: the vampire
        QString icon, name;
        QStringList facts;
        QString card; ///< of this round
        bool cancelled = false, engaged = false;
    };
    struct Played {
        QString icon, name, effect;
        bool now = false;
    };
    int columns(int width) const;
    int tileHeight(int width) const;
    int boxHeight(int width) const;

    const Settings& settings_;
    QList<Fighter> fighters_;
    QList<Played> played_;
    int round_ = 1;
    bool roundShown_ = false;
    bool small_ = false;
};

} // namespace demeter::fury3e
