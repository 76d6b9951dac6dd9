#include "app/desktop/history_panel.h"

#include "app/desktop/choice_button.h"
#include "app/desktop/fonts.h"

#include <QBoxLayout>
#include <QLabel>

namespace demeter {

HistoryPanel::HistoryPanel(const Settings& settings, GameController& controller, QWidget* parent)
    : Sheet(settings, parent), controller_(controller)
{
}

QString HistoryPanel::title() const
{
    return tr("Journal of the game");
}

void HistoryPanel::build(QVBoxLayout* content)
{
    const Record& record = controller_.record();
    const Sentences& sentences = controller_.sentences();
    content->addWidget(
        makeLabel(tr("Choose a line to go to the moment just after it. Nothing is ever lost: the lines after it stay here until "
                     "something else is done."),
                  bodyFont(14), "mute"));
    auto* ways = new QHBoxLayout;
    ways->setSpacing(8);
    for (const bool forward : {false, true}) {
        auto* button = new ChoiceButton(settings_, ChoiceKind::Plain);
        button->setObjectName(forward ? "history-redo" : "history-undo");
        button->setIconName(forward ? "redo" : "undo");
        button->setText(forward ? tr("Redo") : tr("Undo"));
        const bool can = forward ? record.canRedo() : record.canUndo();
        button->setEnabled(can);
        if (can)
            button->setSecondLine(sentences.action(record.entries()[forward ? record.cursor() : record.cursor() - 1].action));
        connect(button, &QAbstractButton::clicked, this, [this, forward] { forward ? controller_.redo() : controller_.undo(); });
        ways->addWidget(button, 1);
    }
    content->addLayout(ways);

    // Newest first: what one wants to go back to is nearly always near the end.
    std::optional<std::uint16_t> round;
    for (std::size_t n = record.entries().size(); n > 0; --n) {
        const RecordEntry& entry = record.entries()[n - 1];
        if (round != entry.round) {
            round = entry.round;
            content->addWidget(
                makeLabel(entry.round == 0 ? tr("Setup") : tr("Round %1").arg(entry.round), bodyFont(15, QFont::DemiBold), "mute"));
        }
        const bool now = n == record.cursor();
        auto* button = new ChoiceButton(settings_, ChoiceKind::Quiet);
        button->setObjectName(QStringLiteral("entry-%1").arg(n));
        button->setText(QStringLiteral("%1. %2").arg(n).arg(sentences.action(entry.action)));
        button->setSecondLine(now ? tr("the game stands here") : n > record.cursor() ? tr("taken back") : QString());
        button->setIconName(n > record.cursor() ? "redo" : "journal");
        button->setMarked(now);
        connect(button, &QAbstractButton::clicked, this, [this, n] { controller_.goTo(n); });
        content->addWidget(button);
    }
    auto* start = new ChoiceButton(settings_, ChoiceKind::Quiet);
    start->setObjectName("entry-0");
    start->setText(tr("Before everything"));
    start->setIconName("journal");
    start->setMarked(record.cursor() == 0);
    connect(start, &QAbstractButton::clicked, this, [this] { controller_.goTo(0); });
    content->addWidget(start);
}

} // namespace demeter
