// Which game a file is given to, with two games that are made up.
#include "app/cli/games.h"
#include "tests/support/rows.h"

#include <QObject>
#include <QTest>

using namespace demeter;

namespace {

/// Its records begin with its letter.
class Letter final : public GameCommands {
public:
    explicit Letter(char letter) : letter_(letter) {}
    bool isRecord(std::string_view firstLine) const override { return firstLine.size() == 2 && firstLine[0] == letter_; }
    bool isReveal(const Reveal& lines) const override { return !lines.empty() && isRecord(lines[0].open); }
    std::string_view id() const override { return {&letter_, 1}; }
    std::string_view positionFormat() const override { return letter_ == 'a' ? "position/1" : "position/2"; }
    QStringList newGameOptions() const override { return {}; }
    std::optional<QString> wrongOption(const Options&) const override { return std::nullopt; }
    std::expected<BegunScript, Faults> begin(const ScriptBeginning&) const override { return BegunScript{}; }
    std::expected<ListedRecord, Fault> list(std::unique_ptr<Device>, const QString&, std::shared_ptr<KeyRing>, Language,
                                            DeckOrder) const override
    {
        return ListedRecord{};
    }
    std::expected<QStringList, NotRevealed> reveal(std::unique_ptr<Device>, const QString&, std::shared_ptr<KeyRing>,
                                                   RevealAllTheSame) const override
    {
        return QStringList();
    }
    int serve(std::unique_ptr<Device>, const std::shared_ptr<KeyFile>&, const ServeAsked&) const override { return 0; }
    CheckedReveal check(const Reveal&, const std::vector<NotedCode>&, const QString&, Language) const override { return {}; }

private:
    char letter_;
};

} // namespace

class TestGameCommands : public QObject {
    Q_OBJECT

private slots:
    /// By the first line alone, and a file that is nobody's to the first game.
    void everyFileGoesToItsGame()
    {
        Games games;
        games.push_back(std::make_unique<Letter>('a'));
        games.push_back(std::make_unique<Letter>('b'));
        for (const char* bytes : {"a1\nb2\n", "a1", "", "c1\n", "b, but longer\n"})
            QVERIFY2(&gameOfRecord(games, bytes) == games[0].get(), bytes);
        for (const char* bytes : {"b1\na2\n", "b1"})
            QVERIFY2(&gameOfRecord(games, bytes) == games[1].get(), bytes);
        const auto revealOf = [](const char* open) {
            RevealedLine line;
            line.open = open;
            return Reveal{line, line};
        };
        QVERIFY(&gameOfReveal(games, revealOf("b1")) == games[1].get());
        QVERIFY(&gameOfReveal(games, revealOf("a1")) == games[0].get());
        QVERIFY(&gameOfReveal(games, revealOf("c1")) == games[0].get());
        QVERIFY(&gameOfReveal(games, {}) == games[0].get());
    }

    /// By its first line, and else to the usual one; a name that no game has is said to be none.
    void everyScriptGoesToItsGame_data()
    {
        // `game`: empty: a fault
        test::Rows<QByteArray, QByteArray> row;
        row("an action", QByteArray(R"({"action":"go-on"})"), QByteArray("a"));
        row("not JSON", QByteArray("b"), QByteArray("a"));
        row("a list", QByteArray(R"([{"new-game":{"game":"b"}}])"), QByteArray("a"));
        row("a new game", QByteArray(R"({"new-game":{}})"), QByteArray("a"));
        row("the first", QByteArray(R"({"new-game":{"game":"a"}})"), QByteArray("a"));
        row("the second", QByteArray(R"({"new-game":{"seed":"0","game":"b"}})"), QByteArray("b"));
        row("none", QByteArray(R"({"new-game":{"game":"c"}})"), QByteArray());
        row("no name", QByteArray(R"({"new-game":{"game":2}})"), QByteArray());
        row("a new game that is none", QByteArray(R"({"new-game":"b"})"), QByteArray("a"));
        row("a position", QByteArray(R"({"position":{"format":"position/2"}})"), QByteArray("b"));
        row("a position of the first", QByteArray(R"({"position":{"format":"position/1"}})"), QByteArray("a"));
        row("a position of none", QByteArray(R"({"position":{"format":"position/3"}})"), QByteArray("a"));
        row("a position without a format", QByteArray(R"({"position":{}})"), QByteArray("a"));
    }
    void everyScriptGoesToItsGame()
    {
        const auto [line, game] = test::rowOf<QByteArray, QByteArray>();
        Games games;
        games.push_back(std::make_unique<Letter>('a'));
        games.push_back(std::make_unique<Letter>('b'));
        const auto found = gameOfScript(games, line.toStdString(), 7, *games[0]);
        QCOMPARE(found.has_value(), !game.isEmpty());
        if (found)
            QCOMPARE(QByteArray((*found)->id().data(), 1), game);
        else
            QVERIFY(found.error().size() == 1 && found.error()[0].place == "line 7, /new-game/game");
        // Without a word of the script it is the one that was asked for.
        QVERIFY(gameOfScript(games, R"({"action":"go-on"})", 1, *games[1]).value() == games[1].get());
        QVERIFY(gameNamed(games, "b") == games[1].get() && gameNamed(games, "c") == nullptr);
        QCOMPARE(namesOf(games), "a, b");
    }
};

DEMETER_TEST(TestGameCommands)
#include "test_game_commands.moc"
