#include "app/desktop/fury/session/line_of_game.h"

#include "core/fury/hunters.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

namespace demeter {

namespace {

class LineWords {
    Q_DECLARE_TR_FUNCTIONS(LineOfGame)
};

} // namespace

QByteArray lastSaid(const QByteArray& ends, const QByteArray& field)
{
    const QByteArray key = '"' + field + "\":";
    qsizetype from = ends.lastIndexOf(key);
    if (from < 0)
        return {};
    from += key.size();
    qsizetype to = from;
    while (to < ends.size() && ends[to] != ',' && ends[to] != '}')
        ++to;
    return ends.mid(from, to - from).replace('"', QByteArray());
}

GameLine lineOfGame(const QByteArray& ends)
{
    GameLine line;
    const qsizetype end = ends.indexOf('\n');
    const QJsonObject header = QJsonDocument::fromJson(ends.first(qMax(qsizetype{0}, end))).object().value("public").toObject();
    const QJsonObject players = header.value("players").toObject();
    for (const std::string_view hunter : fury::hunterIds)
        if (const QString player = players.value(QLatin1String(hunter.data(), qsizetype(hunter.size()))).toString(); !player.isEmpty())
            line.players << player;
    line.began = QDateTime::fromString(header.value("started").toString(), Qt::ISODate);
    // Every line that the table noticed says the round; the last one counts.
    const int round = lastSaid(ends, "round").toInt();
    const QByteArray winner = lastSaid(ends, "winner");
    line.over = winner == "dracula" || winner == "hunters";
    if (line.over)
        line.moment = winner == "dracula" ? LineWords::tr("Dracula has won") : LineWords::tr("the hunters have won");
    else
        line.moment = round < 1 ? LineWords::tr("setup") : LineWords::tr("round %1").arg(round);
    line.begun = round >= 1;
    line.draculaWon = winner == "dracula";
    line.rounds = round;
    return line;
}

} // namespace demeter
