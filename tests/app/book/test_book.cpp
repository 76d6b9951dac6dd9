// The book is read whole, and what is damaged is said with its place.
#include "app/book/book_faults.h"
#include "app/fury3e/book/book.h"
#include "app/text/fault_sentences.h"
#include "app/text/in_language.h"
#include "app/text/resources.h"
#include "app/text/terms.h"
#include "tests/support/load.h"
#include "tests/support/rows.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <sstream>

using namespace demeter;
using namespace demeter::fury3e;

namespace {

constexpr const char* twoTopics = R"({"format": 1, "topics": [
{"id": "trail", "chapter": "trail", "rules": ["COMP-2", "SLIDE-1"], "see": ["movement"], "rulings": ["PR-10"], "diagram": "trail-sliding"},
{"id": "movement", "chapter": "board", "rules": ["CARD-2"], "see": ["trail"], "rulings": ["PR-10", "OPEN-8", "PR-99"]}]})";
constexpr const char* twoTexts = R"({"format": 1, "language": "pl", "topics": {
"trail": {"title": "Szlak", "page": 10, "words": ["ślad"], "text": ["Szlak ma sześć pól.", "• Pole 1."]},
"movement": {"title": "D’oro Ruch", "words": ["iść"], "text": ["Ruch."]}}})";

/// The text with the first `from` replaced; it must be there.
std::string changed(std::string text, std::string_view from, std::string_view to)
{
    const auto at = text.find(from);
    if (at == std::string::npos)
        qFatal("%s is not there", std::string(from).c_str());
    return text.replace(at, from.size(), to);
}

} // namespace

class TestBook : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initTextResources(); }

    void readsATopic()
    {
        const auto book = Book::read(twoTopics, twoTexts, Language::Pl);
        QVERIFY(book);
        QCOMPARE(book->language(), Language::Pl);
        QCOMPARE(book->topics().size(), std::size_t{2});
        const Topic& trail = book->topics().front();
        QCOMPARE(trail.id, TopicId{QStringLiteral("trail")});
        QCOMPARE(trail.chapter, BookChapter::Trail);
        QCOMPARE(trail.title, QStringLiteral("Szlak"));
        QCOMPARE(trail.page, std::optional(10));
        QCOMPARE(trail.words, QStringList{QString::fromUtf8("ślad")});
        QCOMPARE(trail.paragraphs,
                 (QList<Paragraph>{{QString::fromUtf8("Szlak ma sześć pól."), false}, {QStringLiteral("Pole 1."), true}}));
        QCOMPARE(trail.rules, (std::vector<std::string>{"COMP-2", "SLIDE-1"}));
        QCOMPARE(trail.see, QList<TopicId>{TopicId{QStringLiteral("movement")}});
        QCOMPARE(trail.diagram, QStringLiteral("trail-sliding"));
        const Topic& movement = book->topics().back();
        QVERIFY(!movement.page);
        QVERIFY(movement.diagram.isEmpty());

        QCOMPARE(book->find({QStringLiteral("movement")}), &movement);
        QCOMPARE(book->find({QStringLiteral("nothing")}), nullptr);
        QCOMPARE(book->titled(QStringLiteral("SZLAK")), &trail);
        QCOMPARE(book->titled(QStringLiteral("d'oro ruch")), &movement);
        QCOMPARE(book->titled(QString()), nullptr);
        QCOMPARE(book->topicOfRule("SLIDE-1"), &trail);
        QCOMPARE(book->topicOfRule("PR-10"), &trail); // the first that it touches
        QCOMPARE(book->topicOfRule("OPEN-8"), &movement);
        QCOMPARE(book->topicOfRule("SLIDE"), nullptr);
        QCOMPARE(book->topicsOf(BookChapter::Board).size(), std::size_t{1});
        QVERIFY(book->topicsOf(BookChapter::End).empty());
        QCOMPARE(rulingsOf(movement), (std::vector{Ruling::maturedRumor, Ruling::seaLairs})); // nobody can choose PR-99
    }

    void faults_data()
    {
        test::Rows<QString, QString, QString, QString> add;
        const auto row = [&](const char* name, const std::string& topics, const std::string& texts, const char* code, const char* place) {
            add(name, QString::fromStdString(topics), QString::fromStdString(texts), code, place);
        };
        const auto order = [&](const char* name, const char* from, const char* to, const char* code, const char* place) {
            row(name, changed(twoTopics, from, to), twoTexts, code, place);
        };
        const auto text = [&](const char* name, const char* from, const char* to, const char* code, const char* place) {
            row(name, twoTopics, changed(twoTexts, from, to), code, place);
        };
        row("empty", "", twoTexts, "json-empty", "topics.json, line 1, column 1");
        row("no json", twoTopics, "{\n\"format\": 1,, }", "json-syntax", "pl.json, line 2, column 13");
        row("a list", "[]", twoTexts, "not-object", "topics.json");
        order("format", "1", "2", "unknown-format", "topics.json/format");
        order("no topics", "\"topics\"", "\"x-topics\"", "field-missing", "topics.json/topics");
        order("no id", "\"id\": \"trail\", ", "", "field-missing", "topics.json/topics/0/id");
        order("no object", "{\"id\": \"movement\"", "7, {\"id\": \"movement\"", "not-object", "topics.json/topics/1");
        order("chapter unknown", "\"board\"", "\"cellar\"", "book-chapter-unknown", "topics.json/topics/1/chapter");
        order("chapter order", "\"board\"", "\"round\"", "book-chapter-order", "topics.json/topics/1/chapter");
        order("twice", "\"id\": \"movement\"", "\"id\": \"trail\"", "book-topic-twice", "topics.json/topics/1/id");
        order("see", "[\"movement\"]", "[\"move\"]", "book-topic-unknown", "topics.json/topics/0/see");
        order("see is a text", "[\"movement\"]", "\"movement\"", "not-list", "topics.json/topics/0/see");
        order("rule twice", "CARD-2", "SLIDE-1", "book-rule-twice", "topics.json/topics/1/rules");
        order("rule no text", "\"CARD-2\"", "2", "not-text", "topics.json/topics/1/rules/0");
        order("diagram", "\"trail-sliding\"", "\"Trail!\"", "id-not-kebab-case", "topics.json/topics/0/diagram");
        order("unknown field", "\"see\"", "\"sea\": 1, \"see\"", "field-unknown", "topics.json/topics/0/sea");
        text("language", "\"pl\"", "\"ru\"", "book-language", "pl.json/language");
        text("topic missing", "\"movement\": {", "\"x-movement\": {", "field-missing", "pl.json/topics/movement");
        text("topic unknown", "\"movement\": {", "\"lair\": {}, \"movement\": {", "book-topic-unknown", "pl.json/topics/lair");
        text("topic doubled", "\"movement\": {", "\"trail\": {}, \"movement\": {", "json-key-doubled", "pl.json/topics/trail");
        text("title", "\"title\": \"Szlak\", ", "", "field-missing", "pl.json/topics/trail/title");
        text("title empty", "\"Szlak\"", "\"\"", "text-empty", "pl.json/topics/trail/title");
        text("page", "10", "0", "number-out-of-range", "pl.json/topics/trail/page");
        text("text", "[\"Ruch.\"]", "[null]", "not-text", "pl.json/topics/movement/text/0");
        text("topics", "{\n\"trail\"", "[], \"x-t\": {\n\"trail\"", "not-object", "pl.json/topics");
    }
    void faults()
    {
        const auto [topics, texts, code, place] = test::rowOf<QString, QString, QString, QString>();
        const auto book = Book::read(topics.toStdString(), texts.toStdString(), Language::Pl);
        QVERIFY(!book);
        QStringList found;
        for (const Fault& fault : book.error()) {
            found << QString::fromStdString(fault.code + " " + fault.place);
            for (const Language language : {Language::En, Language::Ru}) {
                const InLanguage in(language);
                const QString sentence = bookFaultSentence(fault);
                QVERIFY2(sentence.contains(u' ') && !sentence.contains(QString::fromStdString(fault.code)) && !sentence.contains(u'%'),
                         qPrintable(sentence));
            }
        }
        QVERIFY2(found.contains(code + u' ' + place), qPrintable(found.join(QLatin1String("; "))));
    }

    /// Every file cut off anywhere, or with any byte of it wrong, is refused or read, and nothing else happens.
    void damaged()
    {
        for (const std::string& whole : {std::string(twoTopics), std::string(twoTexts)}) {
            const bool isOrder = whole == twoTopics;
            for (std::size_t at = 0; at < whole.size(); ++at) {
                std::string wrong = whole;
                wrong[at] = static_cast<char>(wrong[at] ^ 0x15);
                for (const std::string& text : {whole.substr(0, at), wrong}) {
                    const auto book = isOrder ? Book::read(text, twoTexts, Language::Pl) : Book::read(twoTopics, text, Language::Pl);
                    QVERIFY(book || !book.error().empty());
                    QVERIFY(!book || book->topics().size() == 2);
                }
            }
        }
    }

    void everyFaultHasASentence()
    {
        {
            const InLanguage in(Language::Pl);
            QVERIFY(bookFaultSentence({"json-syntax", "pl.json, line 2, column 13", {}})
                        .startsWith(QStringLiteral("pl.json: wiersz 2, kolumna 13: ")));
        }
        std::set<QString> seen;
        for (const FaultInfo& info : bookFaults) {
            const Fault fault{std::string(info.code), "pl.json/topics", std::vector<std::string>(info.arguments, "word")};
            const QString english = bookFaultSentence(fault);
            QVERIFY2(english.startsWith(QStringLiteral("pl.json: /topics: ")) &&
                         english.count(QStringLiteral("word")) == qsizetype(info.arguments),
                     qPrintable(english));
            QVERIFY(seen.insert(english).second);
            for (const Language language : {Language::Es, Language::Pl, Language::Ru, Language::It}) {
                const InLanguage in(language);
                QVERIFY2(bookFaultSentence(fault) != english, qPrintable(english));
            }
        }
    }

    /// The book that comes with the program: the same topics everywhere, every rule of the specification, links that lead somewhere.
    void builtIn()
    {
        const auto english = bookOfThirdEdition(Language::En);
        QVERIFY(english);
        std::set<std::string> rules;
        for (std::size_t l = 0; l < languageCount; ++l) {
            const auto language = static_cast<Language>(l);
            const auto book = bookOfThirdEdition(language);
            QVERIFY(book);
            QCOMPARE((*book)->language(), language);
            QCOMPARE(bookOfThirdEdition(language)->get(), book->get()); // read once
            QCOMPARE((*book)->topics().size(), (*english)->topics().size());
            const Terms terms(language);
            std::size_t inChapters = 0;
            for (std::size_t chapter = 0; chapter < chapterIds.size(); ++chapter) {
                QVERIFY(!(*book)->topicsOf(static_cast<BookChapter>(chapter)).empty());
                inChapters += (*book)->topicsOf(static_cast<BookChapter>(chapter)).size();
            }
            QCOMPARE(inChapters, (*book)->topics().size());
            for (std::size_t n = 0; n < (*book)->topics().size(); ++n) {
                const Topic& topic = (*book)->topics()[n];
                QCOMPARE(topic.id, (*english)->topics()[n].id);
                QVERIFY(!topic.paragraphs.empty() && !topic.see.empty() && !topic.words.empty());
                for (const Paragraph& paragraph : topic.paragraphs)
                    QVERIFY2(!paragraph.text.isEmpty() && !paragraph.text.contains(QChar(0x2022)), qPrintable(paragraph.text));
                for (const TopicId& other : topic.see)
                    QVERIFY2((*book)->find(other) != nullptr && other != topic.id, qPrintable(other.key));
                QCOMPARE((*book)->find(topic.id), &topic);
                // What the sentences call it leads to it.
                QCOMPARE((*book)->titled(terms.topic(topic.id.key)), &topic);
                for (const std::string& rule : topic.rules) {
                    QCOMPARE((*book)->topicOfRule(rule), &topic);
                    rules.insert(rule);
                }
            }
        }
        std::istringstream listed(test::sourceFile("tests/data/rules-3e.txt"));
        for (std::string rule; listed >> rule;)
            QVERIFY2(rules.contains(rule), rule.c_str());
        for (const RulingInfo& info : rulingTable())
            QVERIFY2((*english)->topicOfRule(info.id) != nullptr, info.id.data());
    }

    /// Readings that a table can choose between stand where they matter.
    void rulings()
    {
        const auto book = bookOfThirdEdition(Language::Es);
        QVERIFY(book);
        std::set<Ruling> shown;
        for (const Topic& topic : (*book)->topics())
            for (const Ruling ruling : rulingsOf(topic))
                shown.insert(ruling);
        QCOMPARE(shown.size(), rulingCount);
    }

    void chapterTitles()
    {
        for (const Language language : {Language::En, Language::Es, Language::Pl, Language::Ru, Language::It}) {
            const InLanguage in(language);
            const auto book = bookOfThirdEdition(language);
            QVERIFY(book);
            std::set<QString> seen;
            for (std::size_t chapter = 0; chapter < chapterIds.size(); ++chapter) {
                const QString title = (*book)->chapterTitle(static_cast<BookChapter>(chapter));
                QVERIFY2(!title.isEmpty() && title.front().isUpper() && seen.insert(title).second, qPrintable(title));
            }
        }
    }
};

DEMETER_TEST(TestBook)
#include "test_book.moc"
