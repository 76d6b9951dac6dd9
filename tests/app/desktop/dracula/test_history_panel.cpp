// The journal of the game on Dracula's screen: whose steps it shows.
#include "app/desktop/dracula/history_panel.h"

#include "app/fury3e/desktop/dracula/journal.h"
#include "core/fury3e/view/table_turn.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/support/golden_games.h"
#include "tests/support/memory_device.h"

using namespace demeter;
using namespace demeter::fury3e;
using demeter::test::WindowFixture;

class TestHistoryPanel : public QObject {
    Q_OBJECT

private slots:
    /// What the hunters reply, and the order of their search, are among the hunters' steps.
    void theHuntersAnswersAreTheirs()
    {
        WindowFixture w;
        int answers = 0;
        for (const char* name : {"combat", "cost", "influence"}) {
            auto bytes = std::make_shared<std::string>();
            const Record golden = test::goldenGame(name, std::make_unique<test::MemoryDevice>(bytes));
            const QString path = w.folder.path() + u'/' + QString::fromLatin1(name) + QStringLiteral(".demeter");
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(bytes->data(), static_cast<qint64>(bytes->size()));
            file.close();
            w.openGame(path);
            const ThirdEditionJournal journal(w.game());
            HistoryModel model(journal, nullptr);
            model.show(HistoryModel::Whose::Hunters);
            QSet<int> shown;
            for (int row = 0; row < model.rowCount(); ++row)
                shown << model.data(model.index(row, 0), HistoryModel::NumberRole).toInt();
            const Record& record = w.game().record();
            for (std::size_t n = 0; n < record.entries().size(); ++n) {
                const Action& action = record.entries()[n].action;
                if (!std::holds_alternative<Reply>(action) && !std::holds_alternative<ChooseLying>(action))
                    continue;
                const TableTurn turn = tableTurn(w.game().ruleset(), record.stateAt(n));
                if (turn.who != TableTurn::Who::Hunters || !turn.ask)
                    continue;
                ++answers;
                QVERIFY2(shown.contains(static_cast<int>(n) + 1), qPrintable(w.game().sentences().action(action)));
            }
        }
        QVERIFY(answers > 0);
    }

    /// A list that has been closed lives on, and timers of its own ask for its rows when a shorter game has been opened.
    void asksForNothingThatIsNotThere()
    {
        WindowFixture w;
        QVERIFY(w.newGame());
        const QString shorter = QString::fromStdString(w.game().record().path());
        const std::string bytes = [&] {
            auto written = std::make_shared<std::string>();
            test::goldenGame("cost", std::make_unique<test::MemoryDevice>(written));
            return *written;
        }();
        QFile file(w.folder.path() + QStringLiteral("/longer.demeter"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes.data(), static_cast<qint64>(bytes.size()));
        file.close();
        w.openGame(file.fileName());
        const ThirdEditionJournal journal(w.game());
        HistoryModel model(journal, nullptr);
        w.openGame(shorter);
        QVERIFY(w.game().record().entries().size() < 20 && model.rowCount() > 20);
        for (int row = 0; row < model.rowCount(); ++row)
            for (const int role : {int(Qt::DisplayRole), int(Qt::AccessibleTextRole), int(HistoryModel::SecondRole)})
                model.data(model.index(row, 0), role);
        QVERIFY(!model.data(model.index(1, 0), Qt::DisplayRole).isValid());
    }
};

DEMETER_TEST(TestHistoryPanel)
#include "test_history_panel.moc"
