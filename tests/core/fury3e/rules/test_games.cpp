// Plays the whole invented games of tests/cases/games and compares every moment with the golden transcripts beside them: NAME.dracula.txt
// is what Dracula sees after each action, NAME.table.txt what the table sees, both in the words of the tests; NAME.public.jsonl is what the
// table saw in the program's own words, made of `PublicView` and the public log alone: the public parts of a record of the game. With
// DEMETER_WRITE_GOLDEN=1 in the environment they are written anew, to be reviewed line by line.
//
// A game file holds `title`, `ends` (`influence`, `combat`, `cost`), `start` (`board`, `printing`, `handling`, `seed`) and `actions`.
#include "core/base/shuffle.h"
#include "core/fury3e/rules/rules.h"
#include "core/fury3e/text/action_text.h"
#include "core/fury3e/view/public_text.h"
#include "tests/core/journal/journal_support.h"
#include "tests/support/golden_games.h"
#include "tests/support/load.h"
#include "tests/support/random_round.h"
#include "tests/support/transcript.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

#include <nlohmann/json.hpp>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;
using Json = nlohmann::ordered_json;

namespace {

QStringList games()
{
    return QDir(QStringLiteral(DEMETER_SOURCE_DIR "/tests/cases/games")).entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
}

/// The same game for whoever sees only backs: every card that lies face down or in Dracula's hands and decks is another one. Castle
/// Dracula and the seas keep theirs, which are known by their backs (CASTLE-2, OPEN-15).
GameState behindTheBacks(const Ruleset& rules, GameState state)
{
    const auto other = [&](EncounterKind kind) {
        return static_cast<EncounterKind>((static_cast<std::size_t>(kind) + 1) % rules.cards->encounters.size());
    };
    LocationSet free = hunterStarts(*rules.board) - cardsOnTrail(state) - cardsInLairs(state);
    const auto swap = [&](std::optional<Hideout>& hideout) {
        if (!hideout)
            return;
        for (PlacedEncounter& card : hideout->encounters)
            if (!card.faceUp)
                card.kind = other(card.kind);
        if (hideout->faceUp || !hideout->location || !hunterStarts(*rules.board).contains(*hideout->location))
            return;
        std::optional<LocationId> city;
        free.forEach([&](LocationId each) { city = each; });
        free.erase(*city);
        hideout->location = city;
    };
    std::ranges::for_each(state.trail, swap);
    std::ranges::for_each(state.lairs, swap);
    for (auto* cards : {&state.encounterHand, &state.encounterDeck})
        std::ranges::transform(*cards, cards->begin(), other);
    std::ranges::fill(state.eventHand, DraculaEvent::Enraged);
    std::ranges::fill(state.combatHand, CombatCard::Fangs);
    return state;
}

/// What the three games must have between them.
struct Coverage {
    test::Counts counts;
    std::set<std::string> vampires; ///< kinds fought
    std::set<std::string> answered; ///< hunters' cards that asked something and were not cancelled, with what they asked
    int combats = 0, threeHunters = 0, penalties = 0, lairsRevisited = 0, misdirects = 0;

    void add(const Coverage& other)
    {
        for (const auto& [what, count] : other.counts)
            counts[what] += count;
        vampires.insert(other.vampires.begin(), other.vampires.end());
        answered.insert(other.answered.begin(), other.answered.end());
        combats += other.combats;
        threeHunters += other.threeHunters;
        penalties += other.penalties;
        lairsRevisited += other.lairsRevisited;
        misdirects += other.misdirects;
    }
};

struct Played {
    std::string fault, dracula, table, open;
    int leaks = 0; ///< moments at which the table's transcript tells what lies face down (INFO-5)
    GameState end;
    Action last;
};

/// The question that this action puts an end to by its answer; a card that Sensationalist Press could cancel is answered by the `GoOn`.
std::string answeredQuestion(const GameState& before, const Action& action, const GameState& after)
{
    if (!before.due.empty() && before.due.back().what == Due::What::PressReply) {
        const Due& due = before.due.back();
        if (!std::holds_alternative<GoOn>(action))
            return {};
        const std::string slot = due.asked != HunterEvent::NewspaperReports ? "" : due.number == 3 ? " slot 3" : " slot 5 or 6";
        return std::string(idOf(*due.asked)) + slot;
    }
    const auto* asks = std::get_if<HunterPlays>(&action);
    if (asks == nullptr || asks->ally || (!after.due.empty() && after.due.back().what == Due::What::PressReply))
        return {};
    const std::string form = asks->event != HunterEvent::WaxCylinders ? "" : asks->option == 0 ? " deduction" : " analysis";
    return std::string(idOf(asks->event)) + form;
}

Played play(const Json& game, Coverage& coverage)
{
    Played played;
    const Json& start = game.at("start");
    const std::map<std::string, Printing> printings{
        {"recommended", Printing::Recommended}, {"es", Printing::Es}, {"pl", Printing::Pl}, {"ru", Printing::Ru}};
    Ruleset rules{board(start.at("board")), catalogue(), rulingsOf(printings.at(start.at("printing")))};
    Seed seed{};
    const std::string digits = start.at("seed");
    for (std::size_t i = 0; i < seed.size(); ++i)
        seed[i] = static_cast<std::uint8_t>(std::stoi(digits.substr(2 * i, 2), nullptr, 16));
    GameState state = newGame(rules, start.at("handling") == "dealt" ? CardHandling::Dealt : CardHandling::DrawnFromBox, seed, true);
    int number = 0;
    Parts secret, open; // as they were before the action
    PublicLog log;
    extend(log, rules, state);
    for (const Json& text : game.at("actions")) {
        ++number;
        const auto action = readAction(rules, text);
        if (!action) {
            played.fault = "action " + std::to_string(number) + " cannot be read: " + text.dump();
            return played;
        }
        const auto after = apply(rules, state, *action);
        if (!after) {
            played.fault = "action " + std::to_string(number) + " is refused by " + std::string(after.error().rule) + ": " + text.dump();
            return played;
        }
        if (const auto* card = std::get_if<Play>(&*action)) {
            coverage.lairsRevisited += card->location && cardsInLairs(state).contains(*card->location);
            coverage.misdirects += card->misdirect.has_value();
        }
        countAction(coverage.counts, rules, state, *action, *after);
        coverage.answered.insert(answeredQuestion(state, *action, *after));
        Json seen = {{"round", state.round}};
        rules = rulesAfter(rules, *action);
        state = *after;
        if (auto step = publicStepOf(log.empty() ? nullptr : &log.back(), rules, state)) {
            seen.update(stepJson(rules, number == 1 ? nullptr : &log.back().view, *step));
            log.push_back(*std::move(step));
        }
        played.open += seen.dump() + '\n';
        if (const auto broken = brokenInvariant(rules, state)) {
            played.fault = "action " + std::to_string(number) + " breaks " + std::string(*broken);
            return played;
        }
        for (const Happening& news : state.happened) {
            coverage.penalties += news.what == Happening::What::PenaltyRevealed;
            if (news.what != Happening::What::CombatBegins)
                continue;
            ++coverage.combats;
            coverage.threeHunters += std::ranges::count_if(news.arguments, [](const Argument& argument) {
                                         return std::holds_alternative<Hunter>(argument);
                                     }) == 3;
            for (const Argument& argument : news.arguments)
                if (const auto* kind = std::get_if<EncounterKind>(&argument))
                    coverage.vampires.insert((*rules.cards)[*kind].id);
        }
        played.leaks += tableParts(rules, state) != tableParts(rules, behindTheBacks(rules, state));
        const std::string news = newsLine(rules, state);
        const std::string head = std::to_string(number) + ". ";
        played.dracula += head + actionLine(rules, *action) + "\n   " + stateLine(secret, draculaParts(rules, state)) + "\n";
        played.table += head + publicActionLine(*action) + (news.empty() ? "" : ": " + news) + "\n   " +
                        stateLine(open, tableParts(rules, state)) + "\n";
        secret = draculaParts(rules, state);
        open = tableParts(rules, state);
        played.last = *action;
    }
    played.end = state;
    return played;
}

/// Every game is played once, whatever is asked of it.
const Played& played(const QString& file, Coverage& coverage)
{
    static std::map<QString, std::pair<Played, Coverage>> games;
    auto found = games.find(file);
    if (found == games.end()) {
        std::pair<Played, Coverage> game;
        game.first = play(Json::parse(sourceFile("tests/cases/games/" + file.toStdString())), game.second);
        found = games.emplace(file, std::move(game)).first;
    }
    coverage.add(found->second.second);
    return found->second.first;
}

} // namespace

class TestGames : public QObject {
    Q_OBJECT

private slots:
    void goldenGame_data()
    {
        QTest::addColumn<QString>("file");
        const QStringList names = games();
        QCOMPARE(names.size(), 3);
        for (const QString& name : names)
            QTest::newRow(qPrintable(name)) << name;
    }
    void goldenGame()
    {
        QFETCH(QString, file);
        const Json game = Json::parse(sourceFile("tests/cases/games/" + file.toStdString()));
        Coverage coverage;
        const Played& played = ::played(file, coverage);
        QVERIFY2(played.fault.empty(), played.fault.c_str());
        for (const auto& [suffix, text] :
             {std::pair(".dracula.txt", played.dracula), std::pair(".table.txt", played.table), std::pair(".public.jsonl", played.open)}) {
            const QString path = QStringLiteral(DEMETER_SOURCE_DIR "/tests/cases/games/") + file.chopped(5) + QLatin1String(suffix);
            const QString difference = differenceFromGolden(path, text);
            QVERIFY2(difference.isEmpty(), qPrintable(difference));
        }
        QCOMPARE(played.leaks, 0); // INFO-5
        QCOMPARE(played.end.step, Step::Over);
        QVERIFY(played.end.round >= 20);
        const std::string ends = game.at("ends");
        QCOMPARE(played.end.winner, ends == "influence" ? Winner::Dracula : Winner::Hunters);
        if (ends == "influence")
            QCOMPARE(int(played.end.influence), 13); // WIN-1
        // WIN-2: in combat, or by the penalty or his own cost
        if (ends == "combat")
            QVERIFY(std::holds_alternative<ResolveHunters>(played.last));
        if (ends == "cost")
            QVERIFY(std::holds_alternative<Play>(played.last) || std::holds_alternative<SufferPenalty>(played.last) ||
                    std::holds_alternative<RefereeEntry>(played.last));
    }

    void recordTellsTheTableTheSame_data() { goldenGame_data(); }
    /// What stands readable in the file of the game is what the table saw, line by line.
    void recordTellsTheTableTheSame()
    {
        QFETCH(QString, file);
        Coverage coverage;
        const Played& played = ::played(file, coverage);
        const auto bytes = std::make_shared<std::string>();
        const Record record = test::goldenGame(file.chopped(5).toStdString(), std::make_unique<MemoryDevice>(bytes));
        std::string open;
        const auto parts = partsOf(linesOf(*bytes), record.gameId());
        for (std::size_t i = 1; i < parts.size(); ++i)
            if (!parts[i].hidden.starts_with("{\"pass\"")) // stands there for nothing
                open += parts[i].open + '\n';
        const QString difference = firstDifference(QByteArray::fromStdString(played.open), open);
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }

    /// Between them the games have everything that a game can have.
    void coverage()
    {
        Coverage all;
        std::set<std::string> endings;
        for (const QString& name : games()) {
            const Json game = Json::parse(sourceFile("tests/cases/games/" + name.toStdString()));
            endings.insert(game.at("ends").get<std::string>());
            QVERIFY(played(name, all).fault.empty());
        }
        QCOMPARE(endings, (std::set<std::string>{"influence", "combat", "cost"}));
        QStringList missing;
        const auto need = [&](const std::string& what, bool there) {
            if (!there)
                missing << QString::fromStdString(what);
        };
        const auto count = [&](const std::string& name) { return all.counts.contains(name) ? all.counts.at(name) : 0; };
        const auto cards = catalogue();
        for (const EncounterCard& card : cards->encounters)
            need("encounter " + card.id, count("ambush " + card.id) + count("search " + card.id) + count("matured " + card.id) > 0);
        for (const std::string_view event : draculaEventIds)
            need("event " + std::string(event), count("event " + std::string(event)) + count("event " + std::string(event) + " ally") > 0);
        for (const char* card : {"newspaper-reports slot 3", "newspaper-reports slot 5 or 6", "hired-scouts", "jonathan-harker",
                                 "rufus-smith", "sister-agatha", "surprising-return", "local-rumors", "evil-presence", "hypnosis",
                                 "psychic-bond", "money-trail", "wax-cylinders deduction", "wax-cylinders analysis", "behind-the-veil"})
            need(std::string("answer to ") + card, all.answered.contains(card));
        need("six combats", all.combats >= 6);
        need("a combat with three hunters", all.threeHunters > 0);
        need("each vampire", all.vampires.contains("new-vampire") && all.vampires.contains("reckless-vampire"));
        need("a penalty", all.penalties > 0);
        need("a lair revisited", all.lairsRevisited > 0);
        need("a Misdirect", all.misdirects > 0);
        need("a defeat", count("defeat") > 0);
        need("a hospital", count("hospital") > 0);
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(", ")));
    }
};

DEMETER_TEST(TestGames)
#include "test_games.moc"
