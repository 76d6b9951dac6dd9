#include "app/cli/verify_words.h"

#include "app/text/fault_sentences.h"
#include "app/text/verdict_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace demeter {

namespace {

using What = Objection::What;
using Found = CheckedCode::Found;
using Slip = CheckedCode::Slip;

QString inCli(const char* text)
{
    return QCoreApplication::translate("Cli", text);
}

/// What goes wrong, without the place.
QString detail(const Objection& objection)
{
    if (!objection.fault)
        return {};
    Fault fault = *objection.fault;
    fault.place.clear();
    return faultSentence(fault);
}

/// A noted code as somebody gave it.
QString shownCode(const NotedCode& code)
{
    return code.head ? inCli(QT_TRANSLATE_NOOP("Cli", "the QR code")) : QString::fromStdString(code.code).simplified();
}

QString slipWords(const CheckedCode& found)
{
    QStringList groups;
    for (const std::size_t group : found.groups)
        groups << QString::number(group + 1);
    const QString where = groups.join(QStringLiteral(", "));
    switch (found.slip) {
    case Slip::Digit:
        return inCli(QT_TRANSLATE_NOOP("Cli", "One digit differs, in group %1.")).arg(where);
    case Slip::Exchanged:
        return groups.size() > 1 ? inCli(QT_TRANSLATE_NOOP("Cli", "Digits are exchanged, in groups %1.")).arg(where)
                                 : inCli(QT_TRANSLATE_NOOP("Cli", "Two digits are exchanged, in group %1.")).arg(where);
    case Slip::Group:
        break;
    }
    return inCli(QT_TRANSLATE_NOOP("Cli", "Several digits differ, all in group %1.")).arg(where);
}

/// Why a code does not hold, and where to look first.
QString codeSentence(const NotedCode& code, const CheckedCode& found)
{
    const QString shown = shownCode(code);
    const QString stranger =
        code.round ? inCli(QT_TRANSLATE_NOOP("Cli", "%1 does not belong to round %2 of this game.")).arg(shown).arg(*code.round)
                   : inCli(QT_TRANSLATE_NOOP("Cli", "%1 does not belong to the deal of this game.")).arg(shown);
    switch (found.found) {
    case Found::OtherRound:
        if (!found.round)
            return inCli(QT_TRANSLATE_NOOP("Cli", "%1 is the code of the deal, not that of a round.")).arg(shown);
        return code.round
                   ? inCli(QT_TRANSLATE_NOOP("Cli", "%1 is the code of round %2, not that of round %3."))
                         .arg(shown)
                         .arg(*found.round)
                         .arg(*code.round)
                   : inCli(QT_TRANSLATE_NOOP("Cli", "%1 is the code of round %2, not that of the deal.")).arg(shown).arg(*found.round);
    case Found::Similar:
        return stranger + u' ' + slipWords(found) + u' ' +
               inCli(QT_TRANSLATE_NOOP("Cli", "Look at your note again. If it says the same, this is not the game that you saw."));
    case Found::OtherLength:
        //: %1 is a sentence about a code.
        return inCli(QT_TRANSLATE_NOOP("Cli", "%1 The codes of this game have %2 digits.")).arg(stranger).arg(found.digits);
    case Found::OtherGame:
        return inCli(QT_TRANSLATE_NOOP("Cli", "%1 belongs to another game.")).arg(shown);
    case Found::NotMade:
        return inCli(QT_TRANSLATE_NOOP("Cli", "%1 was not checked: there are not 64 MB of free memory.")).arg(shown);
    case Found::NotTried:
        //: %1 is a code.
        return inCli(QT_TRANSLATE_NOOP("Cli",
                                       "%1 was not found. Round %2 was gone through again and again: of its %3 codes the newest %4 were "
                                       "tried. The text of its QR code can be compared with all of them."))
            .arg(shown)
            .arg(code.round.value_or(0))
            .arg(found.shown)
            .arg(found.tried);
    case Found::Fits:
    case Found::Unknown:
        break;
    }
    return stranger;
}

/// `headword` is that of the rule.
QString sentence(const Objection& objection, const QString& headword)
{
    const QString line = QString::number(objection.line.value_or(0));
    switch (objection.what) {
    case What::NotRevealed:
        return inCli(QT_TRANSLATE_NOOP("Cli", "line %1: not revealed. What is sealed from here on can't be checked.")).arg(line);
    case What::NotSealed:
        return inCli(QT_TRANSLATE_NOOP(
                         "Cli", "line %1: not sealed. What the table was told from here on could have been changed, and is not checked."))
            .arg(line);
    case What::UnvouchedFile:
        return inCli(QT_TRANSLATE_NOOP("Cli", "line %1: played by a map of its own, %2. No code says what stood in that file."))
            .arg(line, QString::fromStdString(objection.fault->arguments[0]));
    case What::MissingFile:
        if (objection.fault->code == "record-board-held") // no file beside the game could help
            return inCli(QT_TRANSLATE_NOOP("Cli",
                                           "line %1: the map in the game itself, %2, is damaged or none. The steps were not played again."))
                .arg(line, QString::fromStdString(objection.fault->arguments[0]));
        return inCli(QT_TRANSLATE_NOOP("Cli", "line %1: the map that it was played on is missing: %2. The steps were not played again. Put "
                                              "the file beside the game."))
            .arg(line, QString::fromStdString(objection.fault->arguments[0]));
    case What::OtherFile:
        return inCli(
                   QT_TRANSLATE_NOOP("Cli", "line %1: the file %2 is not the map that it was played on. The steps were not played again."))
            .arg(line, QString::fromStdString(objection.fault->arguments[0]));
    case What::UnknownFile:
        return inCli(QT_TRANSLATE_NOOP("Cli", "line %1: this program does not know %2. A newer one may know it."))
            .arg(line, QString::fromStdString(objection.fault->arguments[0]));
    case What::BrokenChain:
        return inCli(QT_TRANSLATE_NOOP("Cli", "line %1: the chain is broken. %2")).arg(line, detail(objection));
    case What::IllegalStep: {
        const QString rule = QString::fromStdString(objection.rule);
        return inCli(QT_TRANSLATE_NOOP("Cli", "line %1: an illegal step, by %2."))
            .arg(line, headword.isEmpty() ? rule : rule + ", " + headword);
    }
    case What::FalseAnswer:
        return inCli(QT_TRANSLATE_NOOP("Cli", "line %1: a false answer. %2")).arg(line, detail(objection));
    case What::DealNotFromSeed:
        return inCli(QT_TRANSLATE_NOOP("Cli", "line %1: the decks were not dealt from the secret that was promised.")).arg(line);
    case What::CodeMismatch:
    case What::CodeNotMade:
    case What::CodeNotTried:
        break;
    }
    return {};
}

/// At most so many steps are named of a round; the rest is counted.
constexpr qsizetype mostSteps = 8;

QString stepList(const QStringList& steps)
{
    if (steps.isEmpty())
        return inCli(QT_TRANSLATE_NOOP("Cli", "nothing"));
    QString text = steps.first(qMin(mostSteps, steps.size())).join(QStringLiteral("; "));
    if (steps.size() > mostSteps)
        text += QStringLiteral("; ") +
                QCoreApplication::translate("Cli", "and %n more", "steps of the game", static_cast<int>(steps.size() - mostSteps));
    return text;
}

Rows changedRows(std::uint16_t number, const CheckedReveal::Changed& changed)
{
    const QString round = inCli(QT_TRANSLATE_NOOP("Cli", "Round %1")).arg(number);
    const QString before = changed.placesBefore.join(QStringLiteral(", ")), after = changed.placesAfter.join(QStringLiteral(", "));
    Rows rows;
    if (!before.isEmpty() && after.isEmpty())
        //: %1 is a place, or several.
        rows << QStringList{QString(), round, inCli(QT_TRANSLATE_NOOP("Cli", "%1 was taken back.")).arg(before)};
    else if (before.isEmpty() && !after.isEmpty())
        //: %1 is a place, or several.
        rows << QStringList{QString(), round, inCli(QT_TRANSLATE_NOOP("Cli", "%1 came to it.")).arg(after)};
    else if (!before.isEmpty())
        //: %1 and %2 are places, or several.
        rows << QStringList{QString(), round, inCli(QT_TRANSLATE_NOOP("Cli", "%1 became %2.")).arg(before, after)};
    if (!changed.stepsBefore.isEmpty() || !changed.stepsAfter.isEmpty())
        //: %1 is a list of steps of the game, before something was changed and after it.
        rows << QStringList{QString(), round, inCli(QT_TRANSLATE_NOOP("Cli", "steps before: %1")).arg(stepList(changed.stepsBefore))}
             << QStringList{QString(), round, inCli(QT_TRANSLATE_NOOP("Cli", "steps after: %1")).arg(stepList(changed.stepsAfter))};
    return rows;
}

/// What the proof does not reach.
QStringList limits(const CheckedReveal& checked)
{
    const CheckedGame& result = checked.found;
    QStringList text;
    if (result.vouched < result.lines)
        text << inCli(QT_TRANSLATE_NOOP("Cli", "No code vouches for what comes after."));
    if (!result.over)
        text << inCli(QT_TRANSLATE_NOOP("Cli", "The file ends before the end of the game."));
    if (result.promised && !result.dealNoted)
        text << inCli(QT_TRANSLATE_NOOP("Cli", "No code of the deal was given, so nobody vouches that the promise came before the words."));
    if (!result.promised && checked.cards == CheckedReveal::Cards::Dealt)
        text << inCli(QT_TRANSLATE_NOOP("Cli", "The decks were the program's alone: the hunters said no words."));
    if (!result.promised && checked.cards == CheckedReveal::Cards::Alone)
        text << inCli(QT_TRANSLATE_NOOP("Cli", "The decks were the program's alone: nothing was promised before the deal."));
    return text;
}

} // namespace

Rows roundRows(const CheckedReveal& checked)
{
    Rows rows;
    for (std::size_t i = 0; i < checked.found.rounds.size(); ++i) {
        const CheckedRound& round = checked.found.rounds[i];
        QStringList row{inCli(QT_TRANSLATE_NOOP("Cli", "Round %1")).arg(round.round),
                        inCli(QT_TRANSLATE_NOOP("Cli", "lines %1 to %2")).arg(round.firstLine).arg(round.lastLine),
                        checked.places[i].join(QStringLiteral(", "))};
        if (round.takenBack > 0)
            row << inCli(QT_TRANSLATE_NOOP("Cli", "taken back or done again: %1")).arg(round.takenBack);
        if (!round.codes.empty())
            row << inCli(QT_TRANSLATE_NOOP("Cli", "the code fits"));
        const auto left = std::ranges::find_if(round.codes, [&](std::size_t code) { return checked.found.codes[code].behind.has_value(); });
        if (left != round.codes.end())
            row << inCli(QT_TRANSLATE_NOOP("Cli", "gone back behind it in line %1")).arg(*checked.found.codes[*left].behind);
        rows << row;
    }
    return rows;
}

Rows goneBackRows(const CheckedReveal& checked)
{
    Rows rows;
    for (std::size_t n = 0; n < checked.found.goneBack.size(); ++n) {
        const GoneBack& back = checked.found.goneBack[n];
        QStringList rounds;
        for (const GoneBack::Code& code : back.codes)
            if (const QString round = QString::number(code.round); rounds.isEmpty() || rounds.back() != round)
                rounds << round;
        const QString after =
            rounds.size() > 1
                ? inCli(QT_TRANSLATE_NOOP("Cli", "After the codes of rounds %1 were shown, the game went back to round %2 (line %3)."))
                : inCli(QT_TRANSLATE_NOOP("Cli", "After the code of round %1 was shown, the game went back to round %2 (line %3)."));
        QString sentence = after.arg(rounds.join(QStringLiteral(", "))).arg(back.round).arg(back.line);
        if (back.changes.empty())
            sentence += u' ' + inCli(QT_TRANSLATE_NOOP("Cli", "All was done again as it had been."));
        rows << QStringList{sentence};
        for (std::size_t i = 0; i < back.changes.size(); ++i)
            rows << changedRows(back.changes[i].round, checked.goneBack[n][i]);
    }
    return rows;
}

Rows objectionRows(const CheckedReveal& checked, const std::vector<NotedCode>& noted)
{
    Rows rows;
    for (std::size_t i = 0; i < checked.found.objections.size(); ++i) {
        const Objection& objection = checked.found.objections[i];
        rows << QStringList{objection.code ? codeSentence(noted[*objection.code], checked.found.codes[*objection.code])
                                           : sentence(objection, checked.headwords[i])};
    }
    return rows;
}

Rows playedWithRows(const PlayedWith& playedWith)
{
    Rows rows;
    if (!playedWith.terms.empty())
        rows << QStringList{inCli(QT_TRANSLATE_NOOP("Cli", "Played with"))};
    for (const PlayedWith::Term& term : playedWith.terms)
        rows << QStringList{QString(), term.name, term.value};
    if (!playedWith.unchecked.isEmpty())
        rows << QStringList{inCli(QT_TRANSLATE_NOOP("Cli", "What nobody can check"))};
    for (const QString& each : playedWith.unchecked)
        rows << QStringList{QString(), each};
    return rows;
}

QString verdictSentence(const CheckedReveal& checked)
{
    const Verdict verdict = verdictOf(checked.found);
    QStringList text{verdictWords(checked.found)};
    if (verdict == Verdict::Proved || verdict == Verdict::ProvedWithChanges)
        text << inCli(QT_TRANSLATE_NOOP("Cli", "Every step was played again by the rules, and every answer compared.")) << limits(checked);
    if (checked.found.otherFiles && verdict == Verdict::NotAllChecked)
        text << inCli(QT_TRANSLATE_NOOP("Cli", "It was played with other files than those here: with its own it may hold."));
    return text.join(u' ');
}

} // namespace demeter
