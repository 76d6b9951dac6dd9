#include "app/desktop/start/statistics.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace demeter {

namespace {

class StatisticsWords {
    Q_DECLARE_TR_FUNCTIONS(Statistics)
};

/// Everything in quotation marks; a sign that a spreadsheet would take for a formula becomes text.
QString cell(QString text)
{
    if (!text.isEmpty() && QStringLiteral("=+-@").contains(text.front()))
        text.prepend(u'\'');
    return u'"' + text.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

} // namespace

Statistics statisticsOf(const SavedGames& games, Language language)
{
    Statistics all;
    for (const GameFile& file : games.games()) {
        if (file.size == 0) // left where the program was ended before a game had begun
            continue;
        SavedGame game = games.read(file, language);
        if (game.whyNot)
            ++all.unreadable;
        else if (!game.over)
            ++all.unfinished;
        else
            all.games.push_back({game, games.closestEscape(game, language)});
    }
    return all;
}

QList<Statistics::Kind> Statistics::kinds() const
{
    QList<Kind> all;
    for (const CountedGame& counted : games) {
        auto kind = std::ranges::find(all, counted.game.kind, &Kind::name);
        if (kind == all.end())
            kind = all.insert(all.end(), Kind{counted.game.kind});
        ++(counted.game.draculaWon ? kind->dracula : kind->hunters);
    }
    return all;
}

QList<Statistics::Player> Statistics::players() const
{
    QList<Player> all;
    for (const CountedGame& counted : games) {
        QStringList names = counted.game.players; // somebody may play several hunters
        names.removeDuplicates();
        for (const QString& name : names) {
            auto player = std::ranges::find(all, name, &Player::name);
            if (player == all.end())
                player = all.insert(all.end(), Player{name});
            ++player->games;
            player->won += counted.game.draculaWon ? 0 : 1;
        }
    }
    std::ranges::stable_sort(all, std::greater<>(), &Player::games);
    return all;
}

const CountedGame* Statistics::closest() const
{
    const CountedGame* found = nullptr;
    for (const CountedGame& counted : games)
        if (counted.closest && (found == nullptr || counted.closest->steps < found->closest->steps))
            found = &counted;
    return found;
}

int Statistics::hidden() const
{
    return static_cast<int>(
        std::ranges::count_if(games, [](const CountedGame& counted) { return counted.game.revealed != Revealed::AsItStands; }));
}

QByteArray Statistics::table() const
{
    QStringList lines{QStringList{cell(StatisticsWords::tr("Begun")), cell(StatisticsWords::tr("Name")), cell(StatisticsWords::tr("Game")),
                                  cell(StatisticsWords::tr("Won by")), cell(StatisticsWords::tr("Rounds")),
                                  cell(StatisticsWords::tr("Players")), cell(StatisticsWords::tr("Steps between, unseen")),
                                  cell(StatisticsWords::tr("Who, where, when"))}
                          .join(u',')};
    for (const auto& [game, closest] : games)
        lines << QStringList{cell(game.began.toLocalTime().toString(Qt::ISODate)),
                             cell(game.name),
                             cell(game.kind),
                             cell(game.draculaWon ? StatisticsWords::tr("Dracula") : StatisticsWords::tr("the hunters")),
                             QString::number(game.rounds),
                             cell(game.players.join(QStringLiteral(", "))),
                             closest ? QString::number(closest->steps) : QString(),
                             cell(closest ? closest->words : QString())}
                     .join(u',');
    return "\xEF\xBB\xBF" + (lines.join(QStringLiteral("\r\n")) + QStringLiteral("\r\n")).toUtf8();
}

} // namespace demeter
