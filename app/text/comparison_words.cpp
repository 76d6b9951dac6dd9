#include "app/text/comparison_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace demeter {

namespace {

QString found(const char* text)
{
    return QCoreApplication::translate("demeter::BoardFound", text);
}

QString wordsOf(const BoardDifference& each, const Board& board, const FuryNames& sentences)
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

QString linkWords(BoardFact fact, std::optional<RailLine> line, const Board& board, const FuryNames& sentences)
{
    const bool border = board.isSea(fact.a) && board.isSea(fact.b);
    return (fact.what == BoardFact::What::Road ? found(QT_TRANSLATE_NOOP("demeter::BoardFound", "road %1"))
            : fact.what == BoardFact::What::Rail
                ? line == RailLine::White    ? found(QT_TRANSLATE_NOOP("demeter::BoardFound", "white railway %1"))
                  : line == RailLine::Yellow ? found(QT_TRANSLATE_NOOP("demeter::BoardFound", "yellow railway %1"))
                                             : found(QT_TRANSLATE_NOOP("demeter::BoardFound", "railway %1"))
            : border ? found(QT_TRANSLATE_NOOP("demeter::BoardFound", "sea border %1"))
                     : found(QT_TRANSLATE_NOOP("demeter::BoardFound", "anchor %1")))
        .arg(sentences.place(fact.a) + QStringLiteral(" – ") + sentences.place(fact.b));
}

ComparedLink comparedLink(const BoardComparison& comparison, BoardFact fact, std::optional<RailLine> line, const FuryNames& sentences)
{
    const std::string there = !line ? "yes" : line == RailLine::White ? "white" : line == RailLine::Yellow ? "yellow" : "plain";
    const Board& board = comparison.source();
    ComparedLink link{fact, line, comparison.value(fact) == there, {}, {}, linkWords(fact, line, board, sentences)};
    link.other = !link.on ? there : line ? "none" : "no";
    link.icon = line                                         ? QStringLiteral("rail")
                : fact.what == BoardFact::What::Road         ? QStringLiteral("road")
                : board.isSea(fact.a) && board.isSea(fact.b) ? QStringLiteral("sea")
                                                             : QStringLiteral("port");
    return link;
}

LocationSet neighbourSet(const BoardComparison& comparison)
{
    const LocationId here = comparison.place();
    LocationSet all;
    for (const Board* board : {&comparison.source(), &comparison.board()})
        all |= board->adjacent(here) | board->byRailway(here);
    return all;
}

} // namespace

std::string ComparedLink::name(const Board& board, LocationId neighbour) const
{
    const char* kind = fact.what == BoardFact::What::SeaWay ? "sea-"
                       : !line                              ? "road-"
                       : line == RailLine::White            ? "white-"
                       : line == RailLine::Yellow           ? "yellow-"
                                                            : "rail-";
    return kind + board[neighbour].id;
}

std::vector<ComparedNeighbour> comparedNeighbours(const BoardComparison& comparison, const FuryNames& sentences)
{
    using What = BoardFact::What;
    const LocationId here = comparison.place();
    const Board& board = comparison.source();
    const std::vector<RailLine> lines = railLinesOf(board);
    std::vector<ComparedNeighbour> sorted;
    neighbourSet(comparison).forEach([&](LocationId each) {
        ComparedNeighbour neighbour{each, {}};
        const auto add = [&](What what, std::optional<RailLine> line) {
            if (comparison.isPossible({what, here, each}))
                neighbour.links.push_back(comparedLink(comparison, {what, here, each}, line, sentences));
        };
        add(What::Road, {});
        for (const RailLine line : lines)
            add(What::Rail, line);
        add(What::SeaWay, {});
        sorted.push_back(std::move(neighbour));
    });
    const QCollator collator = sentences.collator();
    std::ranges::sort(sorted, [&](const ComparedNeighbour& a, const ComparedNeighbour& b) {
        return board.isSea(a.place) != board.isSea(b.place) ? board.isSea(b.place)
                                                            : collator.compare(sentences.place(a.place), sentences.place(b.place)) < 0;
    });
    return sorted;
}

std::optional<BoardFact> missingLink(const BoardComparison& comparison, LocationId other)
{
    for (const auto what : {BoardFact::What::Road, BoardFact::What::SeaWay})
        if (const BoardFact fact{what, comparison.place(), other}; comparison.isPossible(fact))
            return fact;
    return std::nullopt;
}

LocationSet missingPlaces(const BoardComparison& comparison)
{
    LocationSet missing;
    (comparison.source().all() - neighbourSet(comparison)).forEach([&](LocationId each) {
        if (missingLink(comparison, each))
            missing.insert(each);
    });
    return missing;
}

QString doubtWords(const BoardComparison& comparison, const FuryNames& sentences)
{
    const Board& board = comparison.source();
    const LocationId here = comparison.place();
    QStringList doubts;
    for (const Confidence& section : board.confidence())
        for (const auto& item : section.items) {
            if (std::ranges::find(item, board[here].id) == item.end())
                continue;
            const std::string& named = item.front() == board[here].id ? item.back() : item.front();
            const auto other = board.find(named);
            if (section.section == "sizes")
                doubts << found(QT_TRANSLATE_NOOP("demeter::BoardFound", "its size"));
            else if (section.section == "regions")
                doubts << found(QT_TRANSLATE_NOOP("demeter::BoardFound", "its region"));
            else if (section.section == "ports")
                doubts << found(QT_TRANSLATE_NOOP("demeter::BoardFound", "its anchors"));
            else if (const auto what = section.section == "roads"         ? std::optional(BoardFact::What::Road)
                                       : section.section == "rails"       ? std::optional(BoardFact::What::Rail)
                                       : section.section == "sea_borders" ? std::optional(BoardFact::What::SeaWay)
                                                                          : std::nullopt;
                     what && other)
                doubts << linkWords({*what, here, *other}, std::nullopt, board, sentences);
        }
    return doubts.isEmpty() ? QString()
                            : found(QT_TRANSLATE_NOOP("demeter::BoardFound", "Look closely: %1.")).arg(doubts.join(QStringLiteral(", ")));
}

QStringList differenceWords(const BoardComparison& comparison, const FuryNames& sentences)
{
    QStringList lines;
    for (const BoardDifference& each : comparison.differences())
        lines << wordsOf(each, comparison.source(), sentences);
    return lines;
}

QString foundWords(const BoardComparison& comparison, const FuryNames& sentences)
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
