#include "app/table/code_words.h"

#include <QCoreApplication>
#include <QStringList>

namespace demeter {

namespace {

/// Words that the tables of all games have.
class CodeNames {
    Q_DECLARE_TR_FUNCTIONS(TableWords)
};

QString listedRounds(const std::vector<std::uint16_t>& passed)
{
    constexpr qsizetype most = 4;
    QStringList rounds;
    for (const std::uint16_t round : passed)
        rounds << QString::number(round);
    if (rounds.size() > most) // all of them are in the list of codes
        rounds = QStringList(QStringLiteral("…")) + rounds.last(most - 1);
    return rounds.join(QStringLiteral(", "));
}

} // namespace

QString leftCodeWords(std::optional<std::uint16_t> round)
{
    //: %1 is a code: of which round it is.
    return CodeNames::tr("%1 (the game went back behind it)").arg(codeWords(round));
}

QString goneBackWords(const std::vector<std::uint16_t>& passed)
{
    const QString rounds = listedRounds(passed);
    if (rounds == QLatin1String("0"))
        //: In a corner of the table, short: the game went back behind the code of the setup.
        return CodeNames::tr("Gone back: code of the setup");
    //: In a corner of the table, short: the game went back behind the codes of these rounds. %1 is one number, or several.
    return rounds.isEmpty() ? QString() : CodeNames::tr("Gone back: code %1").arg(rounds);
}

QString goneBackSentence(const std::vector<std::uint16_t>& passed)
{
    const QString rounds = listedRounds(passed);
    if (rounds.isEmpty())
        return {};
    if (rounds == QLatin1String("0"))
        return CodeNames::tr("The game went back behind the code of the setup. It counts for what came before.");
    return rounds.contains(u',')
               ? CodeNames::tr("The game went back behind the codes of rounds %1. They count for what came before.").arg(rounds)
               : CodeNames::tr("The game went back behind the code of round %1. It counts for what came before.").arg(rounds);
}

QString codeWords(std::optional<std::uint16_t> round)
{
    if (!round)
        return CodeNames::tr("Code of the deal");
    return *round == 0 ? CodeNames::tr("Code of the setup") : CodeNames::tr("Code of round %1").arg(*round);
}

} // namespace demeter
