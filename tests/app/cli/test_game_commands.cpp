// Which game a file is given to, with two games that are made up.
#include "app/cli/games.h"

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
    std::vector<Command> commands() const override { return {}; }
    QString commandList() const override { return {}; }
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

    /// Two games with a command of the same name would leave one of them out.
    void commandsHaveNamesOfTheirOwn()
    {
        QStringList names{"moves", "perft", "replay", "reveal", "verify", "board"};
        for (const auto& game : allGames()) {
            QCOMPARE(game->commandList().count('\n') + 1, qsizetype(game->commands().size()));
            for (const GameCommands::Command& command : game->commands()) {
                QVERIFY2(!names.contains(command.name), qPrintable(command.name));
                QVERIFY(game->commandList().contains("  " + command.name + ' '));
                names << command.name;
            }
        }
    }
};

DEMETER_TEST(TestGameCommands)
#include "test_game_commands.moc"
