// The translations keep to the words of the printed books, and to the marks of their language.
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

namespace {

/// Every text of a translation file, one for each plural form.
QStringList textsOf(const QString& code)
{
    QFile file(QStringLiteral(DEMETER_SOURCE_DIR "/translations/demeter_%1.ts").arg(code));
    QStringList texts;
    if (!file.open(QIODevice::ReadOnly))
        return texts;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QStringLiteral("translation") || xml.name() == QStringLiteral("numerusform")) {
            const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
            if (!text.isEmpty())
                texts << text;
        }
    }
    return texts;
}

} // namespace

class TestTranslations : public QObject {
    Q_OBJECT

private slots:
    void words_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("never"); // what no translation has
        const auto row = [](const char* name, const char* code, const char* never) {
            QTest::newRow(name) << QString::fromLatin1(code) << QString::fromUtf8(never);
        };
        // A message may quote a command of the terminal, or what stands in a file, in straight marks.
        row("es quotation marks", "es", "\"%[0-9]\"");
        row("pl quotation marks", "pl", "\"%[0-9]\"");
        row("ru quotation marks", "ru", "\"%[0-9]\"");
        row("it quotation marks", "it", "\"%[0-9]\"");
        row("it apostrophes", "it", "\\w'\\w");
        // The book says партия for the game that is played; игра is what lies in the box.
        row("ru a game", "ru", "(?<!к )(?<!из )\\b(игра|игры|игре|игру|игрой|игр)\\b");
        row("ru a state of a card", "ru", "^(вз|в от)крытую$");
        row("pl hunters with a capital", "pl", "\\błow(ca|cy|ców|com)\\b");
        row("pl proved", "pl", "[Dd]owiedziono");
        row("pl actions with a capital", "pl", "\\b(przeszukiwani|zaopatrzeni)(e|a|u)\\b");
        // The name of a card stands undeclined, so it needs the word for a card before it.
        row("pl cards have no case", "pl", "\\b(zagrywa|zagrywają|ujawnia|trafia na) %[0-9]");
        row("pl names are told, not exchanged", "pl", "Łowcy wymieniają (dwa )?miast");
        row("es readings", "es", "\\b[Ll]ecturas?\\b|Leerla");
        row("es thou", "es", "^(Tocar|Escribir) ");
        row("it turns and steps", "it", "fase dei Cacciatori|fase %[0-9]|Fase %[0-9]");
        row("it hunters with a capital", "it", "\\bcacciator[ei]\\b");
    }
    void words()
    {
        QFETCH(QString, code);
        QFETCH(QString, never);
        const QRegularExpression found(never, QRegularExpression::UseUnicodePropertiesOption);
        const QStringList texts = textsOf(code);
        QVERIFY(texts.size() > 1600);
        for (const QString& text : texts)
            QVERIFY2(!text.contains(found), qPrintable(text));
    }
};

DEMETER_TEST(TestTranslations)
#include "test_translations.moc"
