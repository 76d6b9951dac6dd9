// The table's log: the newest first, under the times at which it was said, without what carries no news.
#include "app/desktop/table/table_log_sheet.h"
#include "app/fury3e/table/words.h"
#include "app/fury3e/text/built_in_cards.h"
#include "app/text/resources.h"

#include <QLabel>
#include <QTest>

#include <algorithm>

using namespace demeter;
using namespace demeter::fury3e;

class TestTableLogSheet : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initTextResources(); }

    void leavesOutWhatIsNoNews()
    {
        using What = Happening::What;
        Settings settings;
        const auto board = builtInBoard("fury-3e").value();
        const Sentences sentences(board, builtInCatalogue(), Language::En);
        const LocationId paris = board->find("paris").value();
        PublicView day;
        day.phase = PublicPhase::Day;
        day.day = Weekday::Tuesday;
        day.round = 3;
        PublicView night = day;
        night.phase = PublicPhase::Night;
        const Happening pass{What::HunterActed, {Hunter::DrSeward, static_cast<int>(HunterActs::What::Pass)}, ""};
        PublicView moved = day;
        moved.hunters[static_cast<std::size_t>(Hunter::MinaHarker)] = HunterPlace::in(paris);
        night.trail[1] = PublicHideout{};
        night.trail[1]->location = paris;
        night.trail[1]->powers = Power::DarkCall;
        night.lairs[1] = PublicHideout{};
        night.lairs[1]->back = CardBack::Plain;
        night.beforeDracula = {EncounterKind{0}};
        night.ally = DraculaEvent::DraculasBrides;
        night.figure = paris;
        const PublicLog log{
            {{}, day, PublicStep::Way::Onwards},
            {{{What::HunterMoved, {Hunter::MinaHarker, paris}, ""}, pass}, moved, PublicStep::Way::Onwards},
            {{pass}, moved, PublicStep::Way::Onwards},
            {{}, day, PublicStep::Way::Back},
            {{pass}, night, PublicStep::Way::Onwards},
            {{pass}, night, PublicStep::Way::Onwards}, // nothing else at night, so nothing is said of the night
        };
        QWidget window;
        window.resize(800, 600);
        auto* sheet = new TableLogSheet(settings, &window);
        sheet->setWords(logWords(*builtInCatalogue(), log, sentences));
        sheet->openSheet();
        QStringList texts;
        for (const QLabel* label : sheet->findChildren<QLabel*>())
            texts << label->text();
        const QString all = texts.join(u'\n');
        QVERIFY2(all.contains(QStringLiteral("Tuesday, day · round 3\n"
                                             "Mina Harker arrives in Paris: that no longer counts. All lies again as it is shown.\n"
                                             "Mina Harker arrives in Paris.")),
                 qPrintable(all));
        // What lies open is all there, whatever has room on the table.
        for (const char* open : {"Slot 2: Paris, face up, Dark Call", "Lair B: a card face down",
                                 "Before Dracula: ", "Dracula's ally: ", "Dracula is in Paris."})
            QVERIFY2(all.contains(QLatin1String(open)), qPrintable(all));
        // On a large table its words are as large as those of the table, from the first time on.
        QWidget large;
        large.resize(1920, 1200);
        auto* first = new TableLogSheet(settings, &large);
        first->setWords(logWords(*builtInCatalogue(), log, sentences));
        first->openSheet();
        int said = 0;
        for (const QLabel* label : first->findChildren<QLabel*>())
            if (label->text().contains("Paris") || label->text() == "What lies open") {
                QVERIFY2(label->font().pixelSize() >= 30, qPrintable(label->text().left(40)));
                ++said;
            }
        QVERIFY(said >= 3);
        QVERIFY2(!all.contains(QStringLiteral("passes")) && !all.contains(QStringLiteral("night")), qPrintable(all));
    }

    void wordsAreLargeEnough_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("words");
        QTest::addColumn<int>("times");
        QTest::newRow("phone") << QSize(390, 844) << 17 << 15;
        QTest::newRow("phone on its side") << QSize(640, 360) << 17 << 15;
        QTest::newRow("tablet") << QSize(1280, 800) << 20 << 20;
        QTest::newRow("screen") << QSize(1920, 1200) << 30 << 30;
    }
    /// 17 pixels on a phone, 15 for times; on the table 1/40 of the short side. What is told apart stands apart.
    void wordsAreLargeEnough()
    {
        QFETCH(QSize, size);
        QFETCH(int, words);
        QFETCH(int, times);
        Settings settings;
        const auto board = builtInBoard("fury-3e").value();
        PublicView day;
        day.phase = PublicPhase::Day;
        day.round = 3;
        day.trail[0] = PublicHideout{};
        day.trail[1] = PublicHideout{};
        const Happening moved{Happening::What::HunterMoved, {Hunter::MinaHarker, board->find("paris").value()}, ""};
        QWidget window;
        window.resize(size);
        auto* sheet = new TableLogSheet(settings, &window);
        sheet->setWords(logWords(*builtInCatalogue(), {{{}, day, PublicStep::Way::Onwards}, {{moved}, day, PublicStep::Way::Onwards}},
                                 Sentences(board, builtInCatalogue(), Language::En)));
        sheet->openSheet();
        QStringList lines;
        for (const QLabel* label : sheet->findChildren<QLabel*>()) {
            const bool time = label->text().contains(QStringLiteral("round 3"));
            lines << label->text();
            if (label->text() == QStringLiteral("What the table knows")) { // the largest of all
                for (const QLabel* other : sheet->findChildren<QLabel*>())
                    QVERIFY2(other == label || other->fontInfo().pixelSize() < label->fontInfo().pixelSize(), qPrintable(other->text()));
                continue;
            }
            QVERIFY2(label->text().isEmpty() || label->fontInfo().pixelSize() >= (time ? times : words), qPrintable(label->text()));
        }
        QVERIFY(lines.contains(QStringLiteral("Mina Harker arrives in Paris.")));
        QVERIFY(std::ranges::none_of(lines, [](const QString& line) { return line.contains(u'\n'); }));
    }
};

DEMETER_TEST(TestTableLogSheet)
#include "test_table_log_sheet.moc"
