#include "app/phones/check_messages.h"

#include "app/text/board_page.h"
#include "app/text/comparison_words.h"

#include <QCollator>
#include <QCoreApplication>

#include <algorithm>
#include <vector>

namespace demeter::phones {
using std::string; // lupdate takes a function of std::string for one of a class std

namespace {

constexpr int checkVersion = 1; ///< of these messages; a page of another version loads itself anew

class CheckWords {
    Q_DECLARE_TR_FUNCTIONS(CheckWords)
};

Json said(const QString& words)
{
    return words.toStdString();
}

Json kindOf(const char* is)
{
    Json json = Json::object();
    json["is"] = is;
    return json;
}

Json choiceJson(const std::string& value, const QString& word)
{
    return Json{{"value", value}, {"word", said(word)}};
}

Json neighbourJson(const ComparedNeighbour& neighbour, const Board& board, const FuryNames& sentences)
{
    Json json{{"id", board[neighbour.place].id}, {"name", said(sentences.place(neighbour.place))}, {"links", Json::array()}};
    for (const ComparedLink& link : neighbour.links)
        json["links"].push_back(Json{{"name", link.name(board, neighbour.place)},
                                     {"what", link.fact.what == BoardFact::What::Road   ? "road"
                                              : link.fact.what == BoardFact::What::Rail ? "rail"
                                                                                        : "sea-way"},
                                     {"line", link.line == RailLine::White    ? "white"
                                              : link.line == RailLine::Yellow ? "yellow"
                                                                              : ""},
                                     {"on", link.on},
                                     {"value", link.other},
                                     {"icon", said(link.icon)},
                                     {"words", said(link.words)}});
    return json;
}

} // namespace

string checkMessage(const BoardComparison& comparison)
{
    Json json = kindOf("check");
    json["version"] = checkVersion;
    json["locations"] = boardPage(comparison.source())["locations"];
    Json& words = json["words"] = Json::object();
    const auto put = [&words](const char* name, const QString& text) { words[name] = said(text); };
    put("title", CheckWords::tr("Check my board"));
    put("ask", CheckWords::tr("Is it so on your board? Tap what is not."));
    put("road", CheckWords::tr("road", "column"));
    for (const RailLine line : railLinesOf(comparison.source())) {
        if (line == RailLine::White)
            put("white", CheckWords::tr("white", "railway"));
        else if (line == RailLine::Yellow)
            put("yellow", CheckWords::tr("yellow", "railway"));
        else
            put("rail", CheckWords::tr("railway", "column"));
    }
    put("missing", CheckWords::tr("One is missing: tap it on the map, or choose it."));
    put("choose", CheckWords::tr("Choose what is missing"));
    put("region", CheckWords::tr("region"));
    put("size", CheckWords::tr("size"));
    put("undo", CheckWords::tr("Undo"));
    put("skip", CheckWords::tr("Skip"));
    put("otherwise", CheckWords::tr("What is otherwise"));
    put("share", CheckWords::tr("Share what you found"));
    put("copied", CheckWords::tr("The text is on the clipboard."));
    put("about",
        CheckWords::tr("What you tap is done in the program at once, and every phone shows it. The board is saved and named there."));
    return json.dump();
}

string boardMessage(const BoardComparison& comparison)
{
    const Board& board = comparison.board();
    Json json = kindOf("board");
    const auto edges = [&](const std::vector<Edge>& all) {
        Json list = Json::array();
        for (const auto& [a, b] : all)
            list.push_back(Json::array({board[a].id, board[b].id}));
        return list;
    };
    json["roads"] = edges(board.roads());
    json["seas"] = edges(board.seaBorders());
    Json& ports = json["ports"] = Json::array();
    for (const Location& location : board.locations())
        for (const LocationId sea : location.portOn)
            ports.push_back(Json::array({location.id, board[sea].id}));
    Json& rails = json["rails"] = Json::array();
    for (const Rail& rail : board.rails())
        rails.push_back(Json::array({board[rail.a].id, board[rail.b].id,
                                     rail.line == RailLine::Yellow  ? "yellow"
                                     : rail.line == RailLine::White ? "white"
                                                                    : ""}));
    return json.dump();
}

string placeMessage(const BoardComparison& comparison, std::uint64_t step, const FuryNames& sentences)
{
    const Board& source = comparison.source();
    const LocationId here = comparison.place();
    const Location& location = comparison.board()[here];
    Json json = kindOf("place");
    json["step"] = step;
    json["place"] = location.id;
    json["name"] = said(sentences.place(here));
    json["doubt"] = said(doubtWords(comparison, sentences));
    json["sea"] = source.isSea(here);
    json["rows"] = Json::array();
    for (const ComparedNeighbour& each : comparedNeighbours(comparison, sentences))
        json["rows"].push_back(neighbourJson(each, source, sentences));

    std::vector<LocationId> missing;
    missingPlaces(comparison).forEach([&](LocationId each) { missing.push_back(each); });
    const QCollator collator = sentences.collator();
    std::ranges::sort(missing, [&](LocationId a, LocationId b) { return collator.compare(sentences.place(a), sentences.place(b)) < 0; });
    json["missing"] = Json::array();
    for (const LocationId each : missing)
        json["missing"].push_back(Json{{"id", source[each].id}, {"name", said(sentences.place(each))}});

    json["size"] = nullptr;
    if (comparison.isPossible({BoardFact::What::Size, here, here})) {
        const bool large = location.kind == LocationKind::LargeCity;
        json["size"] = choiceJson(large ? "small-city" : "large-city", large ? CheckWords::tr("Large city") : CheckWords::tr("Small city"));
        json["size"]["icon"] = large ? "city-large" : "city-small";
    }
    json["region"] = nullptr;
    json["regions"] = Json::array();
    if (comparison.isPossible({BoardFact::What::Region, here, here})) {
        json["region"] = choiceJson(location.region, sentences.region(location.region));
        for (const std::string& each : regionsOf(source))
            json["regions"].push_back(choiceJson(each, sentences.region(each)));
    }

    const auto agreed = static_cast<int>(comparison.agreedCount()), all = static_cast<int>(comparison.order().size());
    QString progress = CheckWords::tr("%1 of %2 places").arg(agreed).arg(all);
    if (const int minutes = comparison.minutesLeft(); minutes > 0)
        progress += QStringLiteral(" · ") + CheckWords::tr("about %1 min").arg(minutes);
    json["agreed"] = agreed;
    json["places"] = all;
    json["progress"] = said(progress);
    const QStringList found = differenceWords(comparison, sentences);
    json["changes"] = said(found.isEmpty() ? CheckWords::tr("No change so far.") : CheckWords::tr("Changes so far: %1").arg(found.size()));
    json["differences"] = Json::array();
    for (const QString& each : found)
        json["differences"].push_back(said(each));
    json["found"] = said(foundWords(comparison, sentences));
    json["undo"] = comparison.canUndo();
    const auto next = comparison.next();
    json["skip"] = next.has_value();
    json["done"] = comparison.isDone();
    json["agree"] =
        said(next ? CheckWords::tr("It agrees: next, %1").arg(sentences.place(*next)) : CheckWords::tr("It agrees: the last one"));
    json["end"] = Json::array();
    if (comparison.isDone())
        json["end"] = Json::array({said(CheckWords::tr("Every place has been looked at.")),
                                   said(CheckWords::tr("The board can now be saved in the program, under a name of yours."))});
    return json.dump();
}

string checkToldMessage(const QString& text)
{
    Json json = kindOf("told");
    json["text"] = said(text);
    return json.dump();
}

string checkGoneMessage(CheckEnd why)
{
    Json json = kindOf("gone");
    json["text"] = said(why == CheckEnd::SwitchedOff ? CheckWords::tr("The comparison is no longer shown on phones.")
                        : why == CheckEnd::Left      ? CheckWords::tr("The comparison has been left. What you have looked at is kept.")
                        : why == CheckEnd::Saved     ? CheckWords::tr("The board has been saved in the program: the comparison has ended.")
                                                     : CheckWords::tr("A game begins at the table. What you have looked at is kept."));
    return json.dump();
}

QString goneOnWords()
{
    return CheckWords::tr("Somebody else was faster. This is how it is now.");
}

QString inTheListWords(LocationId place, const FuryNames& sentences)
{
    return CheckWords::tr("%1 is in the list already.").arg(sentences.place(place));
}

QString leadsNowhereWords(LocationId place, const FuryNames& sentences)
{
    return CheckWords::tr("%1: nothing can lead there.").arg(sentences.place(place));
}

} // namespace demeter::phones
