// The manual as a value: read whole, found by typing, and its mentions of its own sections.
#include "app/book/manual.h"
#include "tests/support/rows.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTest>

using namespace demeter;

namespace {

const Manual& manualIn(Language language)
{
    return **builtInManual(language);
}

Language languageOf(const QString& code)
{
    for (std::size_t l = 0; l < languageCount; ++l)
        if (code == QLatin1String(languageCodes[l].data(), qsizetype(languageCodes[l].size())))
            return static_cast<Language>(l);
    return Language::En;
}

} // namespace

class TestManual : public QObject {
    Q_OBJECT

private slots:
    /// Every heading, paragraph and item of every language's file is in it, in order.
    void isReadWhole()
    {
        for (std::size_t l = 0; l < languageCount; ++l) {
            const auto language = static_cast<Language>(l);
            QVERIFY(builtInManual(language));
            QStringList again;
            for (const ManualChapter& chapter : manualIn(language).chapters()) {
                again << QStringLiteral("## %1 %2").arg(chapter.number, chapter.title);
                for (const ManualSection& section : chapter.sections) {
                    QVERIFY(section.number.startsWith(chapter.number + u'.'));
                    again << QStringLiteral("### %1 %2").arg(section.number, section.title);
                    for (const Paragraph& paragraph : section.paragraphs)
                        again << (paragraph.item ? QStringLiteral("- ") : QString()) + paragraph.text;
                }
            }
            QFile file(QStringLiteral(DEMETER_SOURCE_DIR "/resources/manual/") +
                       QLatin1String(languageCodes[l].data(), qsizetype(languageCodes[l].size())) + QStringLiteral(".md"));
            QVERIFY(file.open(QIODevice::ReadOnly));
            QCOMPARE(again, QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts));
        }
    }

    /// The sections are those whose numbers never go.
    void hasItsNumbers()
    {
        QFile file(QStringLiteral(DEMETER_SOURCE_DIR "/tests/data/manual-sections.txt"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const Manual& manual = manualIn(Language::En);
        for (const QString& number : QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)) {
            QVERIFY2(manual.chapterOf(number) != nullptr, qPrintable(number));
            QCOMPARE(manual.section(number) != nullptr, number.contains(u'.'));
        }
        QCOMPARE(manual.chapterOf(QStringLiteral("99")), nullptr);
        QCOMPARE(manual.chapterOf(QStringLiteral("1.99")), nullptr);
    }

    /// The parts of a paragraph are the paragraph; in every language the same sections are mentioned.
    void mentionsSections()
    {
        QStringList english;
        for (std::size_t l = 0; l < languageCount; ++l) {
            const Manual& manual = manualIn(static_cast<Language>(l));
            QStringList mentioned;
            for (const ManualChapter& chapter : manual.chapters())
                for (const ManualSection& section : chapter.sections)
                    for (const Paragraph& paragraph : section.paragraphs) {
                        QString all;
                        for (const ManualSpan& span : manual.spansOf(paragraph)) {
                            all += span.text;
                            if (span.what == ManualSpan::What::Mention)
                                mentioned << section.number + QStringLiteral(" to ") + span.number;
                        }
                        QCOMPARE(all, paragraph.text);
                    }
            if (l == 0)
                english = mentioned;
            QVERIFY(mentioned.size() >= 2);
            for (const char* section : {"1.2", "3.3", "5.6"}) // where chance in every round is named, it is told why
                QVERIFY2(mentioned.contains(QString::fromLatin1(section) + QStringLiteral(" to 5.7")), section);
            QCOMPARE(mentioned, english);
        }
    }

    void partsAParagraph()
    {
        const Manual manual = Manual::read(QStringLiteral("## 7 Keys\n\n### 7.3 Words\n\nType.\n"), Language::En);
        using What = ManualSpan::What;
        const QList<ManualSpan> spans{{What::Plain, QStringLiteral("Tap "), {}},
                                      {What::Quoted, QStringLiteral("“Go on”"), {}},
                                      {What::Plain, QStringLiteral(". "), {}},
                                      {What::Mention, QStringLiteral("Section 7.3"), QStringLiteral("7.3")},
                                      {What::Plain, QStringLiteral(" and "), {}},
                                      {What::Mention, QStringLiteral("chapter 7"), QStringLiteral("7")},
                                      {What::Plain, QStringLiteral(", not section 7.31, chapter 8 or 7 days."), {}}};
        QCOMPARE(manual.spansOf({QStringLiteral("Tap “Go on”. Section 7.3 and chapter 7, not section 7.31, chapter 8 or 7 days."), false}),
                 spans);
    }

    void isFoundByTyping_data()
    {
        test::Rows<QString, QString, QString> add;
        const auto row = [&](const char* language, const char* typed, const char* section) {
            add(qPrintable(QString::asprintf("%s: %s", language, typed)), language, QString::fromUtf8(typed), section);
        };
        row("en", "curtain", "2.4");
        row("en", "forgot the pin", "6.7");
        row("en", "power cut", "6.5");
        row("en", "7.3", "7.3");
        row("en", "seting up", "1.2");
        row("en", "who knows the next card", "5.7");
        row("es", "quién conoce la próxima carta", "5.7");
        row("pl", "nastepnej karty", "5.7");
        row("ru", "следующая карта", "5.7");
        row("it", "prossima carta", "5.7");
        row("es", "telon", "2.4");
        row("es", "apagon", "6.5");
        row("pl", "kurtyny", "2.4");
        row("pl", "telefony nie lacza sie", "6.8");
        row("ru", "занавеса", "2.4");
        row("ru", "лицензия", "8.3");
        row("it", "sipario", "2.4");
        row("it", "licenza", "8.3");
    }
    /// Declined, without accents, with a letter wrong, and by number.
    void isFoundByTyping()
    {
        const auto [language, typed, section] = test::rowOf<QString, QString, QString>();
        const QStringList found = manualIn(languageOf(language)).find(typed);
        QVERIFY2(!found.empty() && found.front() == section, qPrintable(found.join(u' ')));
    }

    void findsNothing()
    {
        QVERIFY(manualIn(Language::En).find(QStringLiteral("qqqqqqq")).empty());
        QVERIFY(manualIn(Language::En).find(QStringLiteral(" ?! ")).empty());
        QVERIFY(manualIn(Language::En).find({}).empty());
    }
};

DEMETER_TEST(TestManual)
#include "test_manual.moc"
