#include "app/desktop/fury/session/session_questions.h"

#include <QCoreApplication>

namespace demeter {

namespace {

class Questions {
    Q_DECLARE_TR_FUNCTIONS(SessionQuestions)
};

/// A way back behind codes of these rounds, in the lines of a question.
QList<ConfirmSheet::Line> behindCodes(const std::vector<std::uint16_t>& rounds)
{
    if (rounds.empty())
        return {};
    const bool one = rounds.size() == 1;
    QString shown;
    if (one) {
        shown = rounds.front() == 0 ? Questions::tr("The code of the setup was shown after that.")
                                    : Questions::tr("The code of round %1 was shown after that.").arg(rounds.front());
    } else {
        QStringList numbers;
        for (const std::uint16_t round : rounds)
            numbers << QString::number(round);
        shown = Questions::tr("The codes of rounds %1 were shown after that.").arg(numbers.join(QStringLiteral(", ")));
    }
    return {{QStringLiteral("qr"), shown},
            {QStringLiteral("journal"),
             one ? Questions::tr("It still counts for what came before. The table keeps a mark, and the proof names every change.")
                 : Questions::tr("They still count for what came before. The table keeps a mark, and the proof names every change.")}};
}

/// What is weightier than any code.
QList<ConfirmSheet::Line> afterReveal(bool revealed)
{
    if (!revealed)
        return {};
    return {{QStringLiteral("eye"), Questions::tr("The game was revealed: everybody has seen everything, every hidden card too.")}};
}

} // namespace

ConfirmSheet::Ask takingBack(const QString& entry, const QStringList& shown, const std::vector<std::uint16_t>& codes, bool revealed)
{
    ConfirmSheet::Ask ask{.title = Questions::tr("Take this back?"),
                          .follows = {},
                          .no = Questions::tr("No, it stays"),
                          .yes = Questions::tr("Take it back"),
                          .icon = QStringLiteral("undo"),
                          .noIcon = QStringLiteral("check")};
    if (!entry.isEmpty())
        ask.follows.push_back({QStringLiteral("undo"), entry});
    if (!shown.isEmpty()) {
        ask.follows.push_back({QStringLiteral("eye"), shown.join(u' ')});
        ask.follows.push_back(
            {QStringLiteral("journal"),
             Questions::tr("Everybody has seen it. The journal keeps both: what was shown, and that it was taken back.")});
    }
    ask.follows += afterReveal(revealed) + behindCodes(codes);
    return ask;
}

ConfirmSheet::Ask goingBack(std::uint16_t round, const QString& when, const std::vector<std::uint16_t>& codes, bool revealed)
{
    ConfirmSheet::Ask ask{.title = revealed ? Questions::tr("Go back in a revealed game?") : Questions::tr("Go back behind a code?"),
                          .follows = {},
                          .no = Questions::tr("No, it stays"),
                          .yes = Questions::tr("Go back"),
                          .icon = QStringLiteral("undo"),
                          .noIcon = QStringLiteral("check")};
    ask.follows.push_back({QStringLiteral("undo"), round == 0
                                                       ? Questions::tr("Dracula wants to go back to the setup.")
                                                       //: %1 is the number of a round, %2 a day and a part of the round.
                                                       : Questions::tr("Dracula wants to go back to round %1: %2.").arg(round).arg(when)});
    ask.follows += afterReveal(revealed) + behindCodes(codes);
    return ask;
}

ConfirmSheet::Ask playingOn()
{
    return {.title = Questions::tr("Play on in a revealed game?"),
            .follows = afterReveal(true) + QList<ConfirmSheet::Line>{{QStringLiteral("journal"),
                                                                      Questions::tr("If you all agree, enter what comes next once more.")}},
            .no = Questions::tr("No, it ends here"),
            .yes = Questions::tr("Play on all the same"),
            .icon = QStringLiteral("arrow-right"),
            .noIcon = QStringLiteral("check")};
}

QString notTheHunters()
{
    return Questions::tr("not now", "why a row of a menu cannot be chosen: it isn't the hunters' turn");
}

QString gameIsOver()
{
    return Questions::tr("the game is over");
}

ConfirmSheet::Ask lettingOthersPass()
{
    return {.title = Questions::tr("Do all who are left pass?"),
            .follows = {{QStringLiteral("phone"), Questions::tr("Hunters who are played on phones do nothing more either.")}},
            .no = Questions::tr("No, not yet"),
            .yes = Questions::tr("All pass"),
            .icon = QStringLiteral("pass"),
            .noIcon = QStringLiteral("undo")};
}

ConfirmSheet::Ask claiming(const QList<ConfirmSheet::Line>& follows, const QString& yes)
{
    return {.title = Questions::tr("Has Dracula made an error?"),
            .follows = follows,
            .no = Questions::tr("No, play on"),
            .yes = yes,
            .icon = QStringLiteral("forbidden"),
            .noIcon = QStringLiteral("check")};
}

QString tooLate()
{
    return Questions::tr("Something has followed it. Only Dracula can go back.");
}

} // namespace demeter
