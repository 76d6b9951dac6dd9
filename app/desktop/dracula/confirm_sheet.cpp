#include "app/desktop/dracula/confirm_sheet.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"
#include "app/desktop/kit/labels.h"

#include <QBoxLayout>
#include <QLabel>

#include <utility>

namespace demeter {

void ConfirmSheet::ask(Ask ask, std::function<void()> agreed)
{
    ask_ = std::move(ask);
    agreed_ = std::move(agreed);
    openSheet();
    focusOn("confirm-no");
}

void ConfirmSheet::dismiss()
{
    agreed_ = {};
    if (isVisible())
        closeSheet();
}

void ConfirmSheet::build(QVBoxLayout* content)
{
    for (const Line& line : std::as_const(ask_.follows)) {
        auto* row = new QHBoxLayout;
        row->setSpacing(12);
        auto* sign = new QLabel;
        sign->setPixmap(iconPixmap(line.icon, settings_.colour(u"text"), scaled(24), devicePixelRatioF()));
        row->addWidget(sign, 0, Qt::AlignTop);
        row->addWidget(makeLabel(line.text, bodyFont(16)), 1);
        content->addLayout(row);
    }
    content->addSpacing(8);
    const auto button = [&](const char* name, ChoiceKind kind, const QString& icon, const QString& words) {
        auto* made = new ChoiceButton(settings_, kind);
        made->setObjectName(QLatin1String(name));
        made->setIconName(icon);
        made->setText(words);
        content->addWidget(made);
        return made;
    };
    connect(button("confirm-no", ChoiceKind::CommonPrimary, ask_.noIcon, ask_.no), &QAbstractButton::clicked, this, &ConfirmSheet::dismiss);
    // Queued: what follows may make anew what lies below.
    connect(
        button("confirm-yes", ChoiceKind::Plain, ask_.icon, ask_.yes), &QAbstractButton::clicked, this,
        [this] {
            const auto agreed = std::exchange(agreed_, {});
            closeSheet();
            if (agreed)
                agreed();
        },
        Qt::QueuedConnection);
}

} // namespace demeter
