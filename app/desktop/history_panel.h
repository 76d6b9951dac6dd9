// What was done so far, in words, and the way back to any moment of it.
#pragma once

#include "app/desktop/game_controller.h"
#include "app/desktop/sheet.h"

namespace demeter {

class HistoryPanel : public Sheet {
    Q_OBJECT

public:
    HistoryPanel(const Settings& settings, GameController& controller, QWidget* parent);

protected:
    QString title() const override;
    void build(QVBoxLayout* content) override;

private:
    GameController& controller_;
};

} // namespace demeter
