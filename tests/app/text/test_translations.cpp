// The translations keep to the words of the printed books, and to the marks of their language.
#include "tests/support/rows.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

namespace {

/// Every sentence of the program, as it is in English.
QStringList sourcesOf()
{
    QFile file(QStringLiteral(DEMETER_SOURCE_DIR "/translations/demeter_es.ts"));
    QStringList sources;
    if (!file.open(QIODevice::ReadOnly))
        return sources;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QStringLiteral("source"))
            sources << xml.readElementText();
    return sources;
}

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
    /// One hunter is a woman: only Dracula is "he", and where a sentence has a hunter too, somebody has looked at whom it means.
    void heIsDracula()
    {
        static const QRegularExpression he(QStringLiteral("\\b(he|his|him|himself)\\b"), QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression hunter(QStringLiteral("hunter|%1"), QRegularExpression::CaseInsensitiveOption);
        const QStringList ofDracula{
            // He is named by what stands around them.
            "time he was seen", "times he was seen", "place on his way", "places on his way", "round in which nobody saw him",
            "rounds in which nobody saw him", "The table sees him there.", "%1 has found him.", "His figure stands on the board.",
            "Then he may discard up to %n Encounter cards.", "In secret, to a city without hunters; or he stays.",
            "In the fog he may leave hunters alone.", "His screen stays open", "He suffers %n damage.", "He recovers %n damage.",
            "He has a new ally, %1.", "He loses his ally %1.", "He loses %n Blood.", "He recovers %n Blood.", "He chooses %2{whom} for %1.",
            "He chooses where he starts.", "It is his phase.", "It is his turn.", "fewer were his", "stays here, as if he had gone on",
            "He has to play it in his next turn if he can.", "He has declared that he goes here.", "Does he answer the card?",
            "They come from the bottom of the deck. He gets his, the others are discarded.", "He answers the arrival.",
            "He answers the search.", "Time and tracks move with his card.", "The combat goes on with him.",
            "The combat is over. He escapes as a bat.", "He looks at a card.", "He enters the Event cards that he got.",
            // He is named, and so is a hunter.
            "The card is placed face up before Dracula. Once, at dawn or dusk, he may resolve its effect on a hunter before they fight.",
            "At night: Dracula may clear the hideout of his current location and move in secret to a city without hunters, at most two "
            "roads away.",
            "Dracula takes any card from his Combat deck. Later in this combat he may cancel one Punch, Dodge or Escape of the engaged "
            "hunter's.",
            "Dracula shows his Event cards and his Encounter cards. The hunters choose one of the Encounter cards, and it is discarded.",
            "Dracula names every hunter who is adjacent to his current location.",
            "An action of Mina Harker's, in a city with another hunter: Dracula names the region of his current location, and she becomes "
            "delayed.",
            "At dawn: hunters may move by road in the coming night. Each one who does draws the bottom Event card, which Dracula takes if "
            "it "
            "is his.",
            "At once: the hunters name a city, and Dracula reveals its Location card if it is on the trail. As an ally: Dracula suffers 2 "
            "damage when he plays Escape as Bat, Escape as Mist or Fangs.",
            "Mina Harker's ability: she names a hunter in a city, and Dracula says whether his current location is in the same region.",
            "Dracula chooses his start; the hunters look away.", "As a penalty, Dracula reveals that he is %1{in}.",
            "Dracula loses his ally %1.", "Dracula suffers %1 damage, then he has %2 of %3.",
            "%1 cost Dracula more damage than he could bear.", "Nobody hurt him in combat.", "Nobody has a trace of him.",
            "His last trace was %1{in}.", "Dracula lost his last Blood %2{in}, in combat %1{with}.", "%1 cost Dracula his last Blood.",
            "If he has, his Blood falls from %1 to %2, and his trail is cleared down to the card of his place, which is shown.",
            "He lost no Blood.", "No, he has not", "%1: Dracula is there already, and he can't simply stay.",
            // Or she.
            "%1{he|she}", "Bitten by a vampire, %1{he|she} shows one Item and one Event card.",
            "Bitten by Dracula, %1{he|she} shows one Item and one Event card.", "At dawn, %1{he|she} will be in the hospital %2{of}.",
            "At dawn, %1{he|she} will be in a hospital.", "From now on, %1{he|she} always shows one Item and one Event.",
            "%1{he|she} discards all Items and Events, keeps the Tactics, and misses the next turn.",
            // Nor is any other hunter a woman.
            "Lies before Lord Godalming in a combat: it cancels Escape as Bat or Escape as Mist, or prevents his bite or defeat."};
        const QStringList sources = sourcesOf();
        QVERIFY(sources.size() > 1600);
        for (const QString& source : sources)
            if (source.contains(he) && (source.contains(hunter) || !source.contains(u"Dracula")))
                QVERIFY2(ofDracula.contains(source), qPrintable(source));
        for (const QString& source : ofDracula)
            QVERIFY2(sources.contains(source), qPrintable(source)); // what is no longer said needs no exception
    }

    void words_data()
    {
        // `never`: what no translation has
        test::Rows<QString, QString> row;
        // A message may quote a command of the terminal, or what stands in a file, in straight marks.
        row("es quotation marks", "es", "\"%[0-9]\"");
        row("pl quotation marks", "pl", "\"%[0-9]\"");
        row("ru quotation marks", "ru", "\"%[0-9]\"");
        row("it quotation marks", "it", "\"%[0-9]\"");
        row("it apostrophes", "it", "\\w'\\w");
        // The book says партия for the game that is played; игра is what lies in the box.
        row("ru a game", "ru", "(?<!к )(?<!из )\\b(игра|игры|игре|игру|игрой|игр)\\b");
        row("ru cards have no case", "ru",
            "\\b(разыграла?|разыграли|разыгрывае?ю?т|раскрыл|показал) %[0-9]|%1\\{разыграл\\|разыграла\\} %2");
        row("pl an action or a pass", "pl", "^Inna lub pas$");
        row("es an action or a pass", "es", "^Pasa u otra");
        row("it an action or a pass", "it", "^Passa o altra");
        row("pl somebody else", "pl", "Czyjś inny");
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
        row("it readings", "it", "(?<!sola )\\b[Ll]ettur[ae]\\b");
        row("it terms with a capital", "it", "\\b(combattiment|ospedal|vampir)[oie]\\b");
        row("it delayed", "it", "\\bsubisc\\w+ un ritardo");
        row("es delayed", "es", "\\bsufr\\w+ un retraso");
        row("it hunters with a capital", "it", "\\bcacciator[ei]\\b");
    }
    void words()
    {
        const auto [code, never] = test::rowOf<QString, QString>();
        const QRegularExpression found(never, QRegularExpression::UseUnicodePropertiesOption);
        const QStringList texts = textsOf(code);
        QVERIFY(texts.size() > 1600);
        for (const QString& text : texts)
            QVERIFY2(!text.contains(found), qPrintable(text));
    }
};

DEMETER_TEST(TestTranslations)
#include "test_translations.moc"
