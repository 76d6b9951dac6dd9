#include "app/desktop/board_check/difference_words.h"

#include <QCoreApplication>

namespace demeter {

using namespace fury3e;

namespace {

QString found(const char* text)
{
    return QCoreApplication::translate("demeter::BoardFound", text);
}

QString wordsOf(const BoardDifference& each, const Board& board, const Sentences& sentences)
{
    const QString a = sentences.place(each.fact.a), b = sentences.place(each.fact.b);
    const bool yes = each.value == "yes";
    switch (each.fact.what) {
    case BoardFact::What::Road:
        return (yes ? found(QT_TRANSLATE_NOOP("demeter::BoardFound", "%1 – %2: there is a road."))
                    : found(QT_TRANSLATE_NOOP("demeter::BoardFound", "%1 – %2: there is no road.")))
            .arg(a, b);
    case BoardFact::What::Rail:
        return (each.value == "white"    ? found(QT_TRANSLATE_NOOP("demeter::BoardFound", "%1 – %2: the railway is white."))
                : each.value == "yellow" ? found(QT_TRANSLATE_NOOP("demeter::BoardFound", "%1 – %2: the railway is yellow."))
                : each.value == "plain"  ? found(QT_TRANSLATE_NOOP("demeter::BoardFound", "%1 – %2: there is a railway."))
                                         : found(QT_TRANSLATE_NOOP("demeter::BoardFound", "%1 – %2: there is no railway.")))
            .arg(a, b);
    case BoardFact::What::SeaWay:
        if (board.isSea(each.fact.a) && board.isSea(each.fact.b))
            return (yes ? found(QT_TRANSLATE_NOOP("demeter::BoardFound", "%1 – %2: the sea zones have a common border."))
                        : found(QT_TRANSLATE_NOOP("demeter::BoardFound", "%1 – %2: the sea zones have no common border.")))
                .arg(a, b);
        return (yes ? found(QT_TRANSLATE_NOOP("demeter::BoardFound", "%1 – %2: there is an anchor."))
                    : found(QT_TRANSLATE_NOOP("demeter::BoardFound", "%1 – %2: there is no anchor.")))
            .arg(a, b);
    case BoardFact::What::Size:
        return (each.value == "large-city" ? found(QT_TRANSLATE_NOOP("demeter::BoardFound", "%1 is a large city."))
                                           : found(QT_TRANSLATE_NOOP("demeter::BoardFound", "%1 is a small city.")))
            .arg(a);
    case BoardFact::What::Region:
        return found(QT_TRANSLATE_NOOP("demeter::BoardFound", "%1 belongs to the region %2.")).arg(a, sentences.region(each.value));
    }
    return {};
}

} // namespace

QStringList differenceWords(const BoardComparison& comparison, const Sentences& sentences)
{
    QStringList lines;
    for (const BoardDifference& each : comparison.differences())
        lines << wordsOf(each, comparison.source(), sentences);
    return lines;
}

QString foundWords(const BoardComparison& comparison, const Sentences& sentences)
{
    const QStringList lines = differenceWords(comparison, sentences);
    QString text = found(QT_TRANSLATE_NOOP("demeter::BoardFound", "What is otherwise on my board than on Demeter's map (%1):"))
                       .arg(QString::fromStdString(comparison.source().id()));
    if (lines.isEmpty())
        text = found(QT_TRANSLATE_NOOP("demeter::BoardFound",
                                       "I have found nothing on my board that is otherwise than on Demeter's map (%1)."))
                   .arg(QString::fromStdString(comparison.source().id()));
    for (const QString& line : lines)
        text += QStringLiteral("\n- ") + line;
    return text + u'\n' +
           found(QT_TRANSLATE_NOOP("demeter::BoardFound", "%1 of %2 places have been looked at."))
               .arg(comparison.agreedCount())
               .arg(comparison.order().size());
}

} // namespace demeter
