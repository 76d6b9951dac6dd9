// A form about the game that is being played.
#pragma once

#include "app/desktop/fury3e/game_controller.h"
#include "app/desktop/kit/form.h"

namespace demeter {

using namespace fury3e;

/// When the game changes it is made anew and says what has happened; when the rules refuse what was entered it says why.
class GameSheet : public FormSheet {
    Q_OBJECT

public:
    GameSheet(const Settings& settings, GameController& controller, QWidget* parent);

protected:
    /// After a refusal the fields stay as they were filled in; otherwise they go back to what holds.
    virtual bool keepsRefused() const { return true; }

    GameController& controller_;
};

} // namespace demeter
