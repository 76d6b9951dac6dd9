#include "app/desktop/start/game_choice_sheet.h"

#include "app/desktop/kit/choice_button.h"

#include <QBoxLayout>

#include <utility>

namespace demeter {

void GameChoiceSheet::ask(std::vector<const GameKind*> kinds, std::function<void(const GameKind&)> chosen)
{
    kinds_ = std::move(kinds);
    chosen_ = std::move(chosen);
    openSheet();
}

void GameChoiceSheet::build(QVBoxLayout* content)
{
    int number = 0;
    for (const GameKind* kind : kinds_) {
        auto* button = new ChoiceButton(settings_, ChoiceKind::Plain);
        button->setObjectName(QStringLiteral("game-%1").arg(++number));
        button->setIconName(kind->icon());
        button->setText(kind->name());
        button->setSecondLine(kind->about());
        connect(
            button, &QAbstractButton::clicked, this,
            [this, kind] {
                closeSheet();
                chosen_(*kind);
            },
            Qt::QueuedConnection);
        content->addWidget(button);
    }
}

} // namespace demeter
