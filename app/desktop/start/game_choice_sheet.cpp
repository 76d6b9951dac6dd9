#include "app/desktop/start/game_choice_sheet.h"

#include "app/desktop/kit/choice_button.h"

#include <QBoxLayout>

namespace demeter {

GameChoiceSheet::GameChoiceSheet(const Settings& settings, const std::vector<std::unique_ptr<GameKind>>& kinds, QWidget* parent)
    : Sheet(settings, parent), kinds_(kinds)
{
}

void GameChoiceSheet::build(QVBoxLayout* content)
{
    int number = 0;
    for (const auto& kind : kinds_) {
        auto* button = new ChoiceButton(settings_, ChoiceKind::Plain);
        button->setObjectName(QStringLiteral("game-%1").arg(++number));
        button->setIconName(kind->icon());
        button->setText(kind->name());
        button->setSecondLine(kind->about());
        connect(
            button, &QAbstractButton::clicked, this,
            [this, chosen = kind.get()] {
                closeSheet();
                emit this->chosen(*chosen);
            },
            Qt::QueuedConnection);
        content->addWidget(button);
    }
}

} // namespace demeter
