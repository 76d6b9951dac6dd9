// The end of a game on the table screen: what is said there, that it has room, and what its buttons lead to.
#include "app/desktop/table/ending_stage.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/support/golden_games.h"
#include "tests/support/memory_device.h"

#include <QRegularExpression>

using namespace demeter;
using namespace demeter::fury3e;
using demeter::test::WindowFixture;

namespace {

Record endedGame(const QString& name)
{
    return test::goldenGame(name.toStdString(), std::make_unique<test::MemoryDevice>(std::make_shared<std::string>()));
}

} // namespace

class TestEndingStage : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        initTextResources();
        initLookResources();
        loadFonts();
    }

    void wordsOfTheHunt_data()
    {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("reason");
        QTest::newRow("influence") << "Dracula has won"
                                   << "^Influence reached \\d+.*\\.$";
        QTest::newRow("combat") << "The hunters have won"
                                << "^Dracula fell (in|on) .+, in combat with .+\\.$";
        QTest::newRow("cost") << "The hunters have won"
                              << "^Dracula suffered more than he could bear\\.$";
    }

    void wordsOfTheHunt()
    {
        QFETCH(const QString, title);
        QFETCH(const QString, reason);
        const Record record = endedGame(QTest::currentDataTag());
        const Sentences sentences(record.ruleset().board, record.ruleset().cards, Language::En);
        const Hunt hunt = seenHunt(record.ruleset(), record.publicLog());
        QCOMPARE(huntTitle(hunt), title);
        const QString said = huntReason(hunt, sentences);
        QVERIFY2(QRegularExpression(reason).match(said).hasMatch(), qPrintable(said));
        const QList<HuntRow> rows = huntRows(hunt, sentences);
        QCOMPARE(rows.size(), 6);
        QCOMPARE(rows[0].number, QString::number(hunt.rounds));
        QCOMPARE(rows[1].number, QString::number(hunt.seen));
        QCOMPARE(rows[2].number, QString::number(hunt.combats));
        QCOMPARE(rows[3].number, QString::number(hunt.defeats.size()));
        QCOMPARE(rows[4].number, QString::number(hunt.influence));
        QCOMPARE(rows[5].number, QStringLiteral("?")); // only the reveal tells
        for (const HuntRow& row : rows)
            QVERIFY2(!row.word.isEmpty() && !(row.word + row.more).contains(u'%') && !(row.word + row.more).contains(u'{'),
                     qPrintable(row.word));
    }

    void everyWordHasRoom_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "es", "pl", "ru", "it"})
            QTest::newRow(language) << language;
    }

    void everyWordHasRoom()
    {
        QFETCH(const QString, language);
        WindowFixture w(language.toUtf8().constData()); // it loads the language
        const Record won = endedGame("influence"), lost = endedGame("combat");
        for (const double scale : {1.0, 1.5, 2.0}) {
            setTextScale(scale);
            for (const bool dracula : {true, false}) {
                const Record& record = dracula ? won : lost;
                const Sentences sentences(record.ruleset().board, record.ruleset().cards, w.window->settings().language());
                TableScreen table(w.window->settings());
                table.setStyleSheet(w.window->styleSheet());
                table.setLog(record.ruleset(), record.publicLog(), tableTurn(record.ruleset(), record.state()), sentences);
                auto* stage = table.findChild<EndingStage*>();
                QVERIFY(stage != nullptr && stage->isVisibleTo(&table));
                for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(1920, 1200), QSize(360, 640)}) {
                    table.resize(size);
                    table.ensurePolished();
                    QResizeEvent resized(size, {});
                    QCoreApplication::sendEvent(&table, &resized);
                    const QByteArray where =
                        QByteArray(dracula ? "won " : "lost ") + QByteArray::number(size.width()) + ' ' + QByteArray::number(scale);
                    QVERIFY2(stage->fits(), where);
                    const bool phone = size.width() < 400;
                    QVERIFY2(stage->rowsShown() >= (phone       ? scale > 1 ? 1 : 3
                                                    : scale > 1 ? 3
                                                                : 6),
                             where + ' ' + QByteArray::number(stage->rowsShown()));
                    QVERIFY2(phone || stage->mapRoom().height() >= size.height() / 4, where);
                    // Nothing lies over another thing, or outside.
                    QList<QWidget*> parts{table.menuButton(), table.openButton(), table.findChild<ChoiceButton*>("ending-reveal"),
                                          table.findChild<ChoiceButton*>("ending-new-game"), table.findChild<MapView*>()};
                    for (qsizetype a = 0; a < parts.size(); ++a) {
                        QVERIFY2(parts[a]->isVisibleTo(&table) && table.rect().contains(parts[a]->geometry()), where);
                        for (qsizetype b = 0; b < a; ++b)
                            QVERIFY2(!parts[a]->geometry().intersects(parts[b]->geometry()), where + parts[a]->objectName().toUtf8());
                    }
                }
            }
        }
        setTextScale(1);
    }

    void buttonsLeadOn()
    {
        WindowFixture w;
        const QString path = w.folder.path() + "/ended.demeter";
        {
            auto bytes = std::make_shared<std::string>();
            const Record record = test::goldenGame("influence", std::make_unique<test::MemoryDevice>(bytes));
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(bytes->data(), static_cast<qint64>(bytes->size()));
        }
        w.window->openGame(path);
        w.settle();
        QVERIFY(w.find<EndingStage>("ending") != nullptr);
        QVERIFY(w.find<QWidget>("decide") == nullptr && w.find<QWidget>("announcement") == nullptr);
        QVERIFY(w.holdOpen());
        w.window->drawCurtain();
        w.settle();
        QVERIFY(w.find<QWidget>("reveal-agreed") == nullptr);
        QVERIFY(w.click("ending-reveal"));
        QVERIFY(w.find<QWidget>("reveal-agreed") != nullptr);
        w.press(Qt::Key_Escape);
        QVERIFY(w.find<QWidget>("reveal-agreed") == nullptr);
        QVERIFY(w.click("ending-new-game"));
        QVERIFY(w.window->newGamePage() != nullptr && w.window->newGamePage()->isVisible());
    }
};

DEMETER_TEST(TestEndingStage)
#include "test_ending_stage.moc"
