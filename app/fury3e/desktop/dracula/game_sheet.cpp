#include "app/fury3e/desktop/dracula/game_sheet.h"

namespace demeter::fury3e {

QStringList newsOf(const GameController& controller)
{
    QStringList news;
    for (const Happening& happening : controller.state().happened)
        news << controller.sentences().happening(happening);
    return news;
}

GameSheet::GameSheet(const Settings& settings, GameController& controller, QWidget* parent)
    : FormSheet(settings, parent), controller_(controller)
{
    followGame(controller_, [this] { return newsOf(controller_); });
}

} // namespace demeter::fury3e
