// Plays the golden games of tests/cases/second_games and compares every moment with the golden transcripts beside them: NAME.dracula.txt is
// what Dracula sees after each action, NAME.table.txt what the table sees, both in the words of the tests; NAME.public.jsonl is what the
// table saw in the program's own words: the public parts of a record of the game. With DEMETER_WRITE_GOLDEN=1 in the environment they are
// written anew, to be reviewed line by line.
//
// The games were found by `SecondPlayer`. A change of the rules may make one of them illegal; with DEMETER_FIND_GOLDEN=40 others are found,
// the best of 40 tries for each, and written in their place.
#include "core/fury2e/rules/rules.h"
#include "core/fury2e/text/action_text.h"
#include "core/fury2e/view/public_text.h"
#include "tests/support/load.h"
#include "tests/support/memory_device.h"
#include "tests/support/second_golden_games.h"
#include "tests/support/second_player.h"
#include "tests/support/second_transcript.h"
#include "tests/support/second_twins.h"
#include "tests/support/transcript.h"

#include "core/journal/outer_line.h"
#include "core/journal/reveal.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

#include <nlohmann/json.hpp>

namespace demeter::fury2e {

namespace {

using GoldenJson = nlohmann::ordered_json;

const QString goldenFolder = QStringLiteral(DEMETER_SOURCE_DIR "/tests/cases/second_games/");

/// One that says something is told by the log; another one changes nothing on the table.
struct PlayedSecondGame {
    std::string fault, dracula, table, open;
    int leaks = 0; ///< moments at which the table's transcript tells what lies face down (2E-INFO-4)
    std::set<std::string> features;
    GameState end;
    Action last;
    int sincePenalty = -1; ///< rounds from an error's penalty that left 1 Blood to the end
};

PlayedSecondGame playSecondScript(const SecondScript& script)
{
    PlayedSecondGame played;
    const RecordHeader header = secondHeader(script);
    auto [rules, state] = Recorded::begin(header, {test::board("fury-2e"), header.rulings}, header.seed);
    std::mt19937_64 random(1);
    std::vector<std::string> secret, open; // as they were before the action
    PublicLog log{*Recorded::publicStepOf(nullptr, rules, state)};
    int number = 0, penaltyRound = -1;
    for (const std::string& text : script.actions) {
        ++number;
        const auto action = readAction(rules, text);
        const auto after = action ? apply(rules, state, *action) : std::unexpected(Violation{});
        if (!after) {
            played.fault = "action " + std::to_string(number) +
                           (action ? " is refused by " + std::string(after.error().rule) : " cannot be read") + ": " + text;
            return played;
        }
        for (const std::string& feature : secondFeatures(rules, state, *action, *after))
            played.features.insert(feature);
        if (std::holds_alternative<SufferPenalty>(*action) && after->blood == 1)
            penaltyRound = state.round;
        GoldenJson seen = {{"round", state.round}};
        rules = rulesAfter(rules, *action);
        state = *after;
        if (auto step = Recorded::publicStepOf(&log.back(), rules, state)) {
            seen.update(Recorded::stepJson(rules, number == 1 ? nullptr : &log.back(), *step));
            log.push_back(*std::move(step));
        }
        played.open += seen.dump() + '\n';
        if (const auto broken = brokenInvariant(rules, state)) {
            played.fault = "action " + std::to_string(number) + " breaks " + std::string(*broken);
            return played;
        }
        played.leaks += secondTableParts(rules, state) != secondTableParts(rules, coveredOtherwise(random, rules, state));
        const std::string news = secondNewsLine(rules, state), head = std::to_string(number) + ". ";
        const auto secretNow = secondDraculaParts(rules, state), openNow = secondTableParts(rules, state);
        played.dracula += head + secondActionLine(rules, *action) + "\n   " + test::stateLine(secret, secretNow) + "\n";
        played.table +=
            head + secondPublicActionLine(*action) + (news.empty() ? "" : ": " + news) + "\n   " + test::stateLine(open, openNow) + "\n";
        secret = secretNow;
        open = openNow;
        played.last = *action;
    }
    played.end = state;
    played.sincePenalty = penaltyRound < 0 ? -1 : state.round - penaltyRound;
    return played;
}

/// Every game is played once, whatever is asked of it.
const PlayedSecondGame& playedSecondGame(const std::string& name)
{
    static std::map<std::string, PlayedSecondGame> games;
    auto found = games.find(name);
    if (found == games.end())
        found = games.emplace(name, playSecondScript(secondScript(name))).first;
    return found->second;
}

// Finding games.

/// In the order of `SecondEnding`, as a script says it.
constexpr std::array endingNames{"vampires", "combat", "penalty"};

struct Wanted {
    const char* name;
    const char* title;
    SecondEnding ending;
    TokenHandling handling;
    ChanceTimes chance;
    std::vector<std::pair<const char*, const char*>> rulings;
};

const std::array<Wanted, 4>& wantedGames()
{
    static const std::array<Wanted, 4> games{
        Wanted{"penalty",
               "An error leaves Dracula 1 Blood, and he loses it (tokens drawn from the box)",
               SecondEnding::Penalty,
               TokenHandling::DrawnFromBox,
               ChanceTimes::AtTheStart,
               {}},
        Wanted{"vampires",
               "Dracula wins with the sixth vampire (tokens dealt)",
               SecondEnding::Vampires,
               TokenHandling::Dealt,
               ChanceTimes::AtTheStart,
               {}},
        Wanted{"combat",
               "Dracula is destroyed in a combat (tokens dealt; some questions read otherwise)",
               SecondEnding::Combat,
               TokenHandling::Dealt,
               ChanceTimes::AtTheStart,
               {{"startOnHunter", "yes"}, {"activationShowsPlace", "yes"}, {"stormRounds", "three"}, {"castleStayHeals", "both"}}},
        Wanted{"mixed",
               "Dracula is destroyed in a combat (tokens dealt, mixed anew in most rounds; some questions read otherwise)",
               SecondEnding::Combat,
               TokenHandling::Dealt,
               ChanceTimes::EachRound,
               {{"startOnHunter", "yes"}, {"activationShowsPlace", "yes"}, {"stormRounds", "three"}, {"castleStayHeals", "both"}}}};
    return games;
}

std::string hexOfSeed(std::uint64_t number)
{
    std::mt19937_64 random(number);
    std::string digits;
    for (int n = 0; n < 64; ++n)
        digits += "0123456789abcdef"[random() % 16];
    return digits;
}

/// A game as a script, or nothing if it does not end as it should.
std::optional<std::string> foundGame(const Wanted& wanted, std::uint64_t number)
{
    GoldenJson start{{"game", "fury-2e"}, {"x-title", wanted.title}, {"x-ends", endingNames[static_cast<std::size_t>(wanted.ending)]}};
    start["handling"] = wanted.handling == TokenHandling::Dealt ? "dealt" : "drawn-from-box";
    if (wanted.chance == ChanceTimes::EachRound)
        start["chance"] = "each-round";
    start["seed"] = hexOfSeed(number);
    for (const auto& [field, reading] : wanted.rulings)
        start["rulings"][field] = reading;
    SecondScript script{start, {}};
    const RecordHeader header = secondHeader(script);
    const auto board = test::board("fury-2e");
    auto [rules, state] = Recorded::begin(header, {board, header.rulings}, header.seed);
    std::mt19937_64 random(number);
    SecondPlayer player(random, wanted.ending);
    std::string text = GoldenJson{{"new-game", start}}.dump() + '\n';
    std::optional<Action> last;
    int penaltyRound = -1;
    for (int n = 0; n < 600; ++n) {
        const auto action = player.next(rules, state);
        if (!action)
            break;
        auto after = apply(rules, state, *action);
        if (!after)
            return std::nullopt;
        if (std::holds_alternative<SufferPenalty>(*action) && after->blood == 1)
            penaltyRound = state.round;
        text += writeAction(rules, *action) + '\n';
        rules = rulesAfter(rules, *action);
        state = *std::move(after);
        last = *action;
    }
    if (state.step != Step::Over || state.round < 14)
        return std::nullopt;
    const bool fits = wanted.ending == SecondEnding::Vampires ? state.winner == Winner::Dracula
                      : wanted.ending == SecondEnding::Combat
                          ? state.winner == Winner::Hunters && std::holds_alternative<EnterResult>(*last) && penaltyRound < 0
                          : state.winner == Winner::Hunters && penaltyRound >= 0 && state.round - penaltyRound <= 1;
    return fits ? std::optional(text) : std::nullopt;
}

} // namespace

class TestSecondGoldenGames : public QObject {
    Q_OBJECT

private slots:
    /// Finds the games anew if it is asked to: of very many those in which most comes up.
    void initTestCase()
    {
        if (!qEnvironmentVariableIsSet("DEMETER_FIND_GOLDEN"))
            return;
        const auto most = static_cast<std::uint64_t>(std::max(1, qEnvironmentVariableIntValue("DEMETER_FIND_GOLDEN")));
        std::set<std::string> covered;
        for (const Wanted& wanted : wantedGames()) {
            std::size_t best = 0;
            std::string script;
            int ended = 0;
            for (std::uint64_t number = 1; number <= most; ++number) {
                const auto text = foundGame(wanted, number);
                if (!text)
                    continue;
                ++ended;
                const PlayedSecondGame played = playSecondScript(secondScriptIn(*text));
                QVERIFY2(played.fault.empty(), played.fault.c_str());
                std::set<std::string> all = covered;
                all.insert(played.features.begin(), played.features.end());
                const auto needed = std::ranges::count_if(neededFeatures, [&](const char* feature) { return all.contains(feature); });
                const std::size_t value =
                    100 * static_cast<std::size_t>(needed) + 4 * (all.size() - covered.size()) + played.features.size();
                if (value > best) {
                    best = value;
                    script = *text;
                }
            }
            qInfo("%s: %d games of %d end so", wanted.name, ended, int(most));
            QVERIFY2(!script.empty(), wanted.name);
            QFile file(goldenFolder + wanted.name + QStringLiteral(".jsonl"));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QByteArray::fromStdString(script)) > 0);
            file.close();
            const PlayedSecondGame played = playSecondScript(secondScriptIn(script));
            covered.insert(played.features.begin(), played.features.end());
        }
    }

    void goldenGame_data()
    {
        QTest::addColumn<QString>("name");
        const auto names = secondGameNames();
        QCOMPARE(names.size(), wantedGames().size());
        for (const std::string& name : names)
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
    void goldenGame()
    {
        QFETCH(QString, name);
        const std::string id = name.toStdString();
        const PlayedSecondGame& played = playedSecondGame(id);
        QVERIFY2(played.fault.empty(), played.fault.c_str());
        for (const auto& [suffix, text] :
             {std::pair(".dracula.txt", played.dracula), std::pair(".table.txt", played.table), std::pair(".public.jsonl", played.open)}) {
            const QString difference = test::differenceFromGolden(goldenFolder + name + QLatin1String(suffix), text);
            QVERIFY2(difference.isEmpty(), qPrintable(difference));
        }
        QCOMPARE(played.leaks, 0); // 2E-INFO-4
        QCOMPARE(played.end.step, Step::Over);
        QVERIFY(played.end.round >= 14);
        const std::string ends = secondScript(name.toStdString()).start.at("x-ends");
        QCOMPARE(played.end.winner, ends == "vampires" ? Winner::Dracula : Winner::Hunters);
        if (ends == "vampires") {
            QCOMPARE(int(played.end.vampires), mostVampires); // 2E-WIN-1
            return;
        }
        QCOMPARE(int(played.end.blood), 0); // 2E-WIN-3
        QVERIFY(std::holds_alternative<EnterResult>(played.last) || ends == "penalty");
        // 2E-ERR-3: the penalty leaves him 1 Blood, and the game does not outlive the next round.
        QCOMPARE(played.sincePenalty >= 0 && played.sincePenalty <= 1, ends == "penalty");
    }

    void recordTellsTheTableTheSame_data() { goldenGame_data(); }
    /// What stands readable in the file of the game is what the table saw, line by line.
    void recordTellsTheTableTheSame()
    {
        QFETCH(QString, name);
        const std::string id = name.toStdString();
        const PlayedSecondGame& played = playedSecondGame(id);
        const auto bytes = std::make_shared<std::string>();
        const Record record = secondGoldenGame(name.toStdString(), std::make_unique<MemoryDevice>(bytes));
        std::string open, rest = *bytes;
        Head head = firstHead;
        for (std::uint64_t n = 0; !rest.empty(); ++n) {
            const auto line = readOuterLine(std::string_view(rest).substr(0, rest.find('\n')), n, head);
            QVERIFY(line);
            head = line->head;
            if (n > 0)
                open += std::string(line->open) + '\n';
            rest.erase(0, rest.find('\n') + 1);
        }
        const QString difference = test::firstDifference(QByteArray::fromStdString(played.open), open);
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
        // Revealed, it holds.
        const auto lines = readReveal(record.reveal().value());
        QVERIFY(lines);
        const Verification found = verify(
            *lines, {}, [](const std::string& id) -> std::expected<std::shared_ptr<const Board>, Faults> { return test::board(id); });
        QVERIFY(found.objections.empty() && found.over);
    }

    /// Between them the games have what most games have sooner or later.
    void coverage()
    {
        std::set<std::string> all;
        for (const std::string& name : secondGameNames()) {
            const auto& features = playedSecondGame(name).features;
            all.insert(features.begin(), features.end());
        }
        if (qEnvironmentVariableIsSet("DEMETER_FIND_GOLDEN"))
            for (const std::string& feature : all)
                qInfo("%s", feature.c_str());
        QStringList missing;
        for (const char* feature : neededFeatures)
            if (!all.contains(feature))
                missing << feature;
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(", ")));
    }

private:
    static constexpr std::array<const char*, 39> neededFeatures{"a group moves",
                                                                "action activate-encounter",
                                                                "action add-chance",
                                                                "action clear-catacomb",
                                                                "action combat-card",
                                                                "action draw-encounter",
                                                                "action hunter-plays",
                                                                "action play-event",
                                                                "action play-item",
                                                                "action promise-shares",
                                                                "action reply",
                                                                "action spend-resolve",
                                                                "action suffer-penalty",
                                                                "at the castle",
                                                                "embarked",
                                                                "landed",
                                                                "item-played fast-horse",
                                                                "news agent-killed",
                                                                "news agent-shields",
                                                                "news bite-cured",
                                                                "news catacombs-filled",
                                                                "news dracula-wins",
                                                                "news event-cancelled",
                                                                "news hide-revealed",
                                                                "news host-placed",
                                                                "news hunter-bitten",
                                                                "news hunter-defeated",
                                                                "news hunters-win",
                                                                "news penalty-shown",
                                                                "news shares-given",
                                                                "news storm-placed",
                                                                "news trail-cleared",
                                                                "news words-said",
                                                                "played dark-call",
                                                                "played double-back",
                                                                "played feed",
                                                                "played hide",
                                                                "played wolf-form",
                                                                "sailed"};
};

} // namespace demeter::fury2e

using demeter::fury2e::TestSecondGoldenGames;
DEMETER_TEST(TestSecondGoldenGames)
#include "test_second_golden_games.moc"
