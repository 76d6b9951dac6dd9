// The second edition's table keeps the news of Dracula's turn until a hunter's begins, in every size and language; what lies over the map
// can be folded away, for places are tapped there.
#include "app/desktop/fury2e/table/table_screen.h"
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/style.h"
#include "app/text/resources.h"
#include "core/fury2e/record/recorded.h"
#include "core/fury2e/view/table_turn.h"
#include "tests/app/desktop/table_news.h"
#include "tests/support/memory_device.h"
#include "tests/support/second_golden_games.h"

#include <QApplication>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

namespace demeter::fury2e {

class TestSecondTableNews : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initTextResources(); }

    void goldenGames_data()
    {
        QTest::addColumn<int>("language");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("scale");
        std::size_t n = 0;
        for (std::size_t language = 0; language < languageCount; ++language)
            for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(1366, 768), QSize(390, 844), QSize(844, 390)})
                for (const double scale : {1.0, 2.0})
                    if (n++ % 6 == 0 || (language == static_cast<std::size_t>(Language::Ru) && scale == 2.0 && size == QSize(800, 1280)) ||
                        qEnvironmentVariableIsSet("DEMETER_FULL"))
                        QTest::addRow("%s %dx%d %d %%", languageCodes[language].data(), size.width(), size.height(), int(100 * scale))
                            << static_cast<int>(language) << size << scale;
    }

    /// 2E-HUNT-1: at the first prompt after every turn of his all of it can be read.
    void goldenGames()
    {
        QFETCH(int, language);
        QFETCH(QSize, size);
        QFETCH(double, scale);
        const QTemporaryDir folder;
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
        Settings settings;
        settings.setLanguage(static_cast<Language>(language));
        settings.setTextScale(scale);
        QVERIFY(installLanguage(*QApplication::instance(), settings.languageCode()));
        int prompts = 0, strips = 0;
        for (const std::string& name : secondGameNames()) {
            const Record record = secondGoldenGame(name, std::make_unique<test::MemoryDevice>(std::make_shared<std::string>()));
            const SecondEditionSentences sentences(record.ruleset().board, static_cast<Language>(language));
            TableScreen table(settings);
            table.setAttribute(Qt::WA_DontShowOnScreen);
            table.setStyleSheet(styleSheet(Theme::of(settings.theme())));
            table.setUpdatesEnabled(false);
            table.resize(size);
            table.show();
            auto* strip = table.findChild<NewsStrip*>();
            PublicLog log;
            for (std::size_t n = 0; n <= record.cursor(); ++n) {
                const GameState& state = record.stateAt(n);
                const bool his = !log.empty() && log.back().view.phase == PublicPhase::Dracula;
                auto step = noticedStep(log.empty() ? nullptr : &log.back(), state.happened, publicView(record.ruleset(), state));
                if (step)
                    log.push_back(*std::move(step));
                if (!his || log.back().view.phase != PublicPhase::Hunters || log.back().view.asked.what != PublicQuestion::What::Turn)
                    continue;
                table.setLog(record.ruleset(), log, tableTurn(record.ruleset(), state), sentences);
                for (int round = 0; round < 3; ++round)
                    QCoreApplication::sendPostedEvents();
                const QStringList faults = test::newsFaults(table, announcedWords(log, sentences).told);
                QVERIFY2(faults.isEmpty(),
                         qPrintable(QStringLiteral("%1 step %2: %3").arg(QString::fromStdString(name)).arg(n).arg(faults.join(u'\n'))));
                ++prompts;
                if (!strip->isVisible())
                    continue;
                // A tap beside the words, or on the sign, folds it away until something else is said.
                auto* fold = strip->findChild<ChoiceButton*>("news-fold");
                QVERIFY(fold->isVisible() && fold->width() >= 44 && fold->height() >= 44 && strip->rect().contains(fold->geometry()));
                if (strips++ % 2 == 0)
                    QTest::mouseClick(fold, Qt::LeftButton);
                else
                    QTest::mouseClick(strip, Qt::LeftButton, {}, QPoint(8, 8));
                QVERIFY(!strip->isVisible());
                table.resize(size + QSize(1, 0));
                QVERIFY(!strip->isVisible());
                table.resize(size);
            }
        }
        QVERIFY2(prompts > 20, qPrintable(QString::number(prompts)));
        QVERIFY2(strips > 0 || size.height() > size.width() || scale < 2, qPrintable(QString::number(strips)));
        settings.setTextScale(1);
    }
};

} // namespace demeter::fury2e

using demeter::fury2e::TestSecondTableNews;
DEMETER_TEST(TestSecondTableNews)
#include "test_second_table_news.moc"
