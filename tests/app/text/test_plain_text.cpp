// What becomes of texts from files before people read them.
#include "app/text/plain_text.h"
#include "tests/support/rows.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace demeter;

class TestPlainText : public QObject {
    Q_OBJECT

private slots:
    void onOneLine_data()
    {
        test::Rows<QString, QString> add;
        const QString mark(QChar::ReplacementCharacter);
        const auto row = [&](const char* name, const QString& sign, qsizetype marks = 1) {
            add(name, u'a' + sign + u'b', u'a' + mark.repeated(marks) + u'b');
        };
        row("escape", QStringLiteral("\u001b"));
        row("carriage return", QStringLiteral("\r"));
        row("line end", QStringLiteral("\n"));
        row("tab", QStringLiteral("\t"));
        row("delete", QStringLiteral("\u007f"));
        row("C1: the same as escape and bracket", QString(QChar(0x9b)));
        row("line separator", QString(QChar(0x2028)));
        row("paragraph separator", QString(QChar(0x2029)));
        row("right to left from here on", QString(QChar(0x202e)));
        row("an isolate", QString(QChar(0x2067)) + QChar(0x2069), 2);
        row("a mark of direction", QString(QChar(0x200f)));
        row("no width at all", QString(QChar(0x200b)));
        row("a tag, beyond the first plane", QString::fromUcs4(U"\U000E0041"));
        row("the first half of a pair", QString(QChar(0xd83d)));
        row("the second half", QString(QChar(0xde00)));
        add("zero", QStringLiteral("a") + QChar(0), u'a' + mark);
        const QString kept = QStringLiteral("Łódź, Кошице, León 😀 a\u00a0b -> \"%1\"");
        add("letters of all kinds", kept, kept);
        add("nothing", QString(), QString());
    }
    void onOneLine()
    {
        const auto [text, plain] = test::rowOf<QString, QString>();
        QCOMPARE(plainLine(text), plain);
        QCOMPARE(plainLine(plain), plain);
    }

    void jsonSaysTheSame()
    {
        const QString text = QStringLiteral("a") + QChar(0x202e) + QChar(0x9b) + QString::fromUcs4(U"\U000E0041") + QStringLiteral("😀\n");
        const QString json = QString::fromUtf8(QJsonDocument(QJsonObject{{"text", text}}).toJson(QJsonDocument::Compact));
        QVERIFY(json.contains(QChar(0x202e)));
        const QString plain = plainJson(json);
        QCOMPARE(plainLine(plain), plain);
        QVERIFY(plain.contains(QStringLiteral("\\u202e")));
        QCOMPARE(QJsonDocument::fromJson(plain.toUtf8()).object()["text"].toString(), text);
    }

    void typed()
    {
        QCOMPARE(typedLine(QStringLiteral("  Ana\t Maria\r\n")), QStringLiteral("Ana Maria"));
        QCOMPARE(typedLine(QStringLiteral("A\u001bn") + QChar(0x9b) + u'a'), QStringLiteral("Ana"));
        QCOMPARE(typedLine(QStringLiteral("\n")), QString());
    }
};

DEMETER_TEST(TestPlainText)
#include "test_plain_text.moc"
