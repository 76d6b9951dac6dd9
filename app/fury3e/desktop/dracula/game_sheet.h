// A form about the game that is being played.
#pragma once

#include "app/desktop/kit/form.h"
#include "app/fury3e/desktop/game_controller.h"

namespace demeter::fury3e {

/// What has happened with the last step.
QStringList newsOf(const GameController& controller);

/// When the game changes it is made anew and says what has happened; when the rules refuse what was entered it says why, and the
/// fields stay as they were filled in.
class GameSheet : public FormSheet {
    Q_OBJECT

public:
    GameSheet(const Settings& settings, GameController& controller, QWidget* parent);

protected:
    GameController& controller_;
};

} // namespace demeter::fury3e
