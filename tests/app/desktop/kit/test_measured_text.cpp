// The answers that are remembered are those of the text and the font that one asks about now.
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/measured_text.h"

#include <QFontMetrics>
#include <QTest>

using namespace demeter;

class TestMeasuredText : public QObject {
    Q_OBJECT

private slots:
    void longestPartBetweenBreaks()
    {
        const QFont font = bodyFont(15);
        MeasuredText measured;
        const int transsylvania = QFontMetrics(font).horizontalAdvance(QStringLiteral("Transsylvania"));
        QCOMPARE(measured.widestWord(font, QStringLiteral("to Transsylvania by sea")), transsylvania);
        QCOMPARE(measured.widestWord(font, QStringLiteral("sea-Transsylvania")), transsylvania);
        QCOMPARE(measured.widestWord(font, QString()), 0);
    }

    void heightHangsOnTheWidth()
    {
        const QFont font = bodyFont(15);
        const QString text = QStringLiteral("He goes by sea, and nobody sees him go");
        MeasuredText measured;
        const int oneLine = measured.height(font, text, 1000);
        QVERIFY(measured.height(font, text, 90) >= 3 * oneLine);
        QCOMPARE(measured.height(font, text, 1000), oneLine);
        QCOMPARE(measured.height(font, QString(), 90), 0);
        QVERIFY(measured.height(font, text, -5) > 0); // no room at all, such as before the first layout
    }

    void forgetsWhenTextOrFontChanges()
    {
        MeasuredText measured;
        const QString text = QStringLiteral("Hide");
        const int narrow = measured.widestWord(bodyFont(12), text);
        QVERIFY(measured.widestWord(bodyFont(30), text) > 2 * narrow);
        QCOMPARE(measured.widestWord(bodyFont(12), text), narrow);
        QVERIFY(measured.widestWord(bodyFont(12), QStringLiteral("Hideouts")) > narrow);
        const int low = measured.height(bodyFont(12), text, 500);
        QVERIFY(measured.height(bodyFont(30), text, 500) > 2 * low);
        QCOMPARE(measured.height(bodyFont(12), text, 500), low);
    }
};

DEMETER_TEST(TestMeasuredText)
#include "test_measured_text.moc"
