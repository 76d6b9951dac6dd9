#include "app/desktop/first_round/end_sheet.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"

#include <QBoxLayout>
#include <QLabel>

namespace demeter {

QString FirstRoundEnd::title() const
{
    return tr("That was a first round");
}

void FirstRoundEnd::build(QVBoxLayout* content)
{
    content->addWidget(
        makeLabel(tr("Nothing of it is kept. In a game everything goes on like this: the screen asks for what is next."), bodyFont(17)));
    content->addSpacing(8);
    const auto button = [&](const char* name, ChoiceKind kind, const char* icon, const QString& words, const QString& second, auto does) {
        auto* made = new ChoiceButton(settings_, kind);
        made->setObjectName(QLatin1String(name));
        made->setIconName(QLatin1String(icon));
        made->setText(words);
        made->setSecondLine(second);
        connect(
            made, &QAbstractButton::clicked, this,
            [this, does] {
                closeSheet();
                does();
            },
            Qt::QueuedConnection);
        content->addWidget(made);
    };
    button("first-round-new-game", ChoiceKind::CommonPrimary, "plus", tr("New game"), tr("with the hunters at the table"),
           [this] { emit newGameAsked(); });
    button("first-round-rules", ChoiceKind::Plain, "book", tr("Rules"), tr("F1 opens them at any time, at the topic of what is asked."),
           [this] { emit bookAsked(); });
    button("first-round-manual", ChoiceKind::Plain, "help", tr("Manual"), tr("F3: the first game, phones, the proof"),
           [this] { emit manualAsked(); });
    button("first-round-start", ChoiceKind::Plain, "ship", tr("To the start screen"), tr("The first round is found there again."), [] {});
}

} // namespace demeter
