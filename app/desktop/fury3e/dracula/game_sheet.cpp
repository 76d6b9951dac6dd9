#include "app/desktop/fury3e/dracula/game_sheet.h"

namespace demeter {

using namespace fury3e;

GameSheet::GameSheet(const Settings& settings, GameController& controller, QWidget* parent)
    : FormSheet(settings, parent), controller_(controller)
{
    connect(&controller_, &GameController::changed, this, [this] {
        if (!isVisible() || !controller_.hasGame())
            return;
        QStringList news;
        for (const Happening& happening : controller_.state().happened)
            news << controller_.sentences().happening(happening);
        setStatus(news.isEmpty() ? tr("Entered.") : news.join(u' '));
        rebuild();
    });
    connect(&controller_, &GameController::refused, this, [this](const Violation& violation) {
        if (isVisible())
            setStatus(controller_.sentences().violation(violation));
    });
}

} // namespace demeter
