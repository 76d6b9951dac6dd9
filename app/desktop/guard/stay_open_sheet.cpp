#include "app/desktop/guard/stay_open_sheet.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"

#include <QBoxLayout>
#include <QLabel>

namespace demeter {

void StayOpenSheet::ask()
{
    openSheet();
    focusOn("stay-no");
}

QString StayOpenSheet::title() const
{
    return tr("Somebody else's screen shows the table");
}

void StayOpenSheet::build(QVBoxLayout* content)
{
    content->addWidget(makeLabel(tr("Shall your screen stay open after your decisions?"), bodyFont(17)));
    content->addWidget(makeLabel(tr("You then see at once what the hunters do. Esc, a pause and a locked computer still draw the curtain."),
                                 bodyFont(15), "mute"));
    content->addSpacing(8);
    const auto button = [&](const char* name, ChoiceKind kind, const char* icon, const QString& words, bool stays) {
        auto* made = new ChoiceButton(settings_, kind);
        made->setObjectName(QLatin1String(name));
        made->setIconName(QLatin1String(icon));
        made->setText(words);
        connect(
            made, &QAbstractButton::clicked, this,
            [this, stays] {
                closeSheet();
                emit answered(stays);
            },
            Qt::QueuedConnection);
        content->addWidget(made);
    };
    button("stay-no", ChoiceKind::CommonPrimary, "curtain", tr("No, the curtain falls as before"), false);
    button("stay-yes", ChoiceKind::Plain, "eye", tr("Yes, it stays open"), true);
}

} // namespace demeter
