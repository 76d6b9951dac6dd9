#include "app/desktop/guard/keeper_sheet.h"

#include "app/desktop/kit/choice_button.h"

#include <QBoxLayout>

namespace demeter {

void KeeperSheet::ask(const QStringList& keepers)
{
    keepers_ = keepers;
    openSheet();
}

void KeeperSheet::build(QVBoxLayout* content)
{
    for (int keeper = 0; keeper < keepers_.size(); ++keeper) {
        auto* button = new ChoiceButton(settings_, ChoiceKind::Plain);
        button->setObjectName(QStringLiteral("keeper-%1").arg(keeper));
        button->setText(keepers_[keeper]);
        connect(
            button, &QAbstractButton::clicked, this,
            [this, keeper] {
                closeSheet();
                emit chosen(keeper);
            },
            Qt::QueuedConnection);
        content->addWidget(button);
    }
}

} // namespace demeter
