// What the hunters type becomes words that a deal can be made of.
#include "app/text/spoken_words.h"
#include "core/journal/proof.h"
#include "tests/support/rows.h"

#include <QTest>

using namespace demeter;

class TestSpokenWords : public QObject {
    Q_OBJECT

private slots:
    void counted_data()
    {
        test::Rows<QString, QString> row;
        row("none", QString(), QString());
        row("spaces", "  ", QString());
        row("as they are", "garlic and 3 roses", "garlic and 3 roses");
        row("capitals and signs", " Garlic, and: ROSES! ", "garlic and roses");
        row("polish", QString::fromUtf8("Za\u017C\u00F3\u0142\u0106"), QString::fromUtf8("za\u017C\u00F3\u0142\u0107"));
        row("accent of its own", QString::fromUtf8("so\u0301l"), QString::fromUtf8("s\u00F3l"));
        row("russian", QString::fromUtf8("\u0427\u0435\u0441\u043D\u043E\u043A"),
            QString::fromUtf8("\u0447\u0435\u0441\u043D\u043E\u043A"));
        row("second alphabet", QString::fromUtf8("garlic \u0441\u043E\u043B\u044C 7"), "garlic 7");
        row("zero width", QString::fromUtf8("gar\u200Blic"), "gar lic");
        row("one letter that becomes two", QString(80, QChar(0x130)), QStringLiteral("i ").repeated(40).trimmed());
        row("very long", QString(200, u'a'), QString(80, u'a'));
    }
    void counted()
    {
        const auto [typed, counted] = test::rowOf<QString, QString>();
        QCOMPARE(countedWords(typed), counted);
        QVERIFY(areWords(counted.toStdString()));
        QCOMPARE(countedWords(counted), counted);
    }
};

DEMETER_TEST(TestSpokenWords)
#include "test_spoken_words.moc"
