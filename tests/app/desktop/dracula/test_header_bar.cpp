// The numbers above Dracula's map: all three of them, whatever the size of words.
#include "app/desktop/dracula/header_bar.h"
#include "tests/app/desktop/text_spy.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/support/rows.h"

#include <QTest>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

class TestHeaderBar : public QObject {
    Q_OBJECT

private slots:
    void noNumberIsCutOnAPhone_data()
    {
        Rows<QString, double, QSize> row;
        for (const char* language : {"es", "pl", "ru"})
            for (const double scale : {1.0, 1.5, 2.0})
                for (const QSize size : {QSize(360, 640), QSize(390, 844)})
                    row(qPrintable(QString::asprintf("%s %d %% %d", language, int(scale * 100), size.width())), QString(language), scale,
                        size);
    }
    /// Large words give way, then their size.
    void noNumberIsCutOnAPhone()
    {
        const auto [language, scale, size] = rowOf<QString, double, QSize>();
        WindowFixture w(qPrintable(language), scale);
        w.window->resize(size);
        QVERIFY(w.newGame());
        w.settle();
        auto* header = draculaScreenOf(*w.window)->findChild<HeaderBar*>();
        QVERIFY(header != nullptr && header->isVisible());
        QStringList shown;
        QList<PaintedText> numbers;
        for (const PaintedText& text : paintedTexts(header)) {
            shown << text.text;
            if (text.box.top() > 50) // the second row
                numbers << text;
        }
        for (const char* most : {" / 13", " / 3", " / 15"})
            QVERIFY2(shown.contains(QLatin1String(most)), qPrintable(shown.join(u'|')));
        for (qsizetype n = 0; n < numbers.size(); ++n) {
            QVERIFY2(QRectF(header->rect()).contains(numbers[n].box), qPrintable(numbers[n].text));
            QVERIFY2(numbers[n].pixels >= 12, qPrintable(numbers[n].text));
            for (qsizetype other = 0; other < n; ++other)
                QVERIFY2(!numbers[n].box.intersects(numbers[other].box), qPrintable(numbers[n].text + u'|' + numbers[other].text));
        }
    }

    /// A letter that reaches below the line of the time touches no word of the round.
    void theTimeLeavesTheRoundAlone()
    {
        for (const double scale : {1.0, 1.5, 2.0}) {
            WindowFixture w("it", scale);
            HeaderBar header(w.window->settings());
            HeaderFace face;
            face.time = QStringLiteral("Crepuscolo");
            face.times = {face.time};
            face.round = QStringLiteral("round 17");
            face.timeIcon = QStringLiteral("night");
            header.setFace(face);
            header.resize(1280, header.layOut(1280));
            QRectF time, round;
            for (const PaintedText& text : paintedTexts(&header))
                if (text.text == face.time)
                    time = text.box;
                else if (text.text == face.round)
                    round = text.box;
            QVERIFY(!time.isEmpty() && !round.isEmpty());
            QVERIFY2(time.bottom() < round.top(), qPrintable(QStringLiteral("%1, %2").arg(time.bottom()).arg(round.top())));
            QVERIFY(round.bottom() <= header.height() && time.top() >= 0);
        }
    }
};

DEMETER_TEST(TestHeaderBar)
#include "test_header_bar.moc"
