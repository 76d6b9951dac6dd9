#include "app/desktop/start/statistics_sheet.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/facts_line.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/text/whole_file.h"

#include <QBoxLayout>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QStandardPaths>

#include <utility>

namespace demeter {

StatisticsSheet::StatisticsSheet(const Settings& settings, const SavedGames& games, QWidget* parent)
    : Sheet(settings, parent), games_(games)
{
    setObjectName("statistics-sheet");
}

void StatisticsSheet::build(QVBoxLayout* content)
{
    all_ = statisticsOf(games_, settings_.language());
    const auto say = [content](const QString& words, const char* name, const char* role = nullptr) {
        auto* label = makeLabel(words, bodyFont(role == nullptr ? 16 : 14), role);
        label->setObjectName(QString::fromLatin1(name));
        content->addWidget(label);
    };
    if (all_.games.isEmpty()) {
        say(tr("No game has been played to its end yet."), "statistics-none");
    } else {
        content->addWidget(makeHeading(tr("Who won")));
        for (const Statistics::Kind& kind : all_.kinds())
            say(tr("%1: Dracula %2, the hunters %3").arg(kind.name).arg(kind.dracula).arg(kind.hunters), "statistics-won");
        int least = all_.games.front().game.rounds, most = least, sum = 0;
        for (const CountedGame& counted : std::as_const(all_.games)) {
            least = qMin(least, counted.game.rounds);
            most = qMax(most, counted.game.rounds);
            sum += counted.game.rounds;
        }
        content->addWidget(makeHeading(tr("How long")));
        const QString middle = QLocale(settings_.languageCode()).toString(double(sum) / double(all_.games.size()), 'f', 1);
        say(least == most ? tr("%n rounds", nullptr, most)
                          //: Numbers of rounds: the fewest, the most, and what it was on average.
                          : tr("%1 to %2 rounds, %3 on average").arg(least).arg(most).arg(middle),
            "statistics-rounds");
        if (const CountedGame* closest = all_.closest()) {
            content->addWidget(makeHeading(tr("Closest escape")));
            QString day = QLocale(settings_.languageCode()).toString(closest->game.began.toLocalTime().date(), QLocale::LongFormat);
            say(factsLine({closest->closest->steps == 1 ? tr("One step, and nobody knew")
                                                        : tr("%n steps, and nobody knew", nullptr, closest->closest->steps),
                           closest->closest->words, day}),
                "statistics-closest");
        }
        if (const auto players = all_.players(); !players.isEmpty()) {
            content->addWidget(makeHeading(tr("Hunters' players")));
            for (const Statistics::Player& player : players)
                //: %1 is a player, %2 how many games he or she has won, %3 of how many.
                say(tr("%1: %2 of %3 won").arg(player.name).arg(player.won).arg(player.games), "statistics-player");
        }
    }
    content->addSpacing(8);
    if (all_.unfinished > 0)
        say(tr("Not counted, for they are not over: %1").arg(all_.unfinished), "statistics-unfinished", "mute");
    if (all_.unreadable > 0)
        say(tr("Not counted, for they do not open: %1").arg(all_.unreadable), "statistics-unreadable", "mute");
    if (const int hidden = all_.hidden(); hidden > 0)
        say(tr("Over and not revealed, so that nothing hidden of them counts: %1").arg(hidden), "statistics-hidden", "mute");
    if (all_.games.isEmpty())
        return;
    auto* button = new ChoiceButton(settings_, ChoiceKind::Plain);
    button->setObjectName("statistics-save");
    button->setIconName("share");
    button->setText(tr("Save as a table"));
    connect(button, &QAbstractButton::clicked, this, &StatisticsSheet::save);
    foot(content)->addWidget(button);
}

void StatisticsSheet::save()
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    auto* dialog =
        new QFileDialog(this, tr("Save as a table"), QDir(documents).exists() ? documents : QDir::homePath(), tr("Tables (*.csv)"));
    dialog->setObjectName("statistics-file");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    dialog->selectFile(tr("Our hunts") + QStringLiteral(".csv"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        const QFileInfo where(path);
        setStatus(
            writeWholeFile(path, all_.table())
                ? tr("%1 is saved.").arg(where.fileName())
                : tr("It could not be saved in the folder %1. Choose another one.").arg(QDir::toNativeSeparators(where.absolutePath())));
    });
    dialog->open();
}

} // namespace demeter
