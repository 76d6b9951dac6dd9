// The second edition's book: whole in five languages, found by words and rules, and at hand for every decision and refusal.
#include "app/book/book_search.h"
#include "app/fury2e/book/topics.h"
#include "app/text/in_language.h"
#include "app/text/resources.h"
#include "core/fury2e/game/rulings.h"
#include "tests/support/load.h"
#include "tests/support/rows.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <filesystem>
#include <map>

using namespace demeter;
using namespace demeter::test;

namespace {

const Book& secondBook(Language language)
{
    const auto book = fury2e::bookOfSecondEdition(language);
    if (!book)
        qFatal("no book: %s %s", book.error().front().code.c_str(), book.error().front().place.c_str());
    return **book; // it is kept
}

/// How many enumerators an enumeration of a header has.
int countOf(const char* header, const char* enumeration)
{
    const QString text = QString::fromStdString(sourceFile(header));
    const qsizetype from = text.indexOf(QLatin1String(enumeration)), to = text.indexOf(QLatin1String("};"), from);
    static const QRegularExpression line(QStringLiteral("^ +[A-Z]\\w+,"), QRegularExpression::MultilineOption);
    auto matches = line.globalMatch(text.mid(from, to - from));
    int count = 0;
    while (matches.hasNext()) {
        matches.next();
        ++count;
    }
    return count;
}

} // namespace

class TestSecondEditionBook : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initTextResources(); }

    /// Titles differ, and a headword leads back to its topic; chapters have their own headings.
    void languages()
    {
        for (std::size_t l = 0; l < languageCount; ++l) {
            const auto language = static_cast<Language>(l);
            const InLanguage in(language);
            const Book& book = secondBook(language);
            QVERIFY(!book.isPrinted());
            QVERIFY(book.topics().size() >= 35);
            for (const Topic& topic : book.topics()) {
                QCOMPARE(book.titled(topic.title), &topic);
                QVERIFY2(!topic.rules.empty() && !topic.see.isEmpty(), qPrintable(topic.id.key));
            }
            QVERIFY(book.chapterTitle(BookChapter::Trail) != builtInBook("fury3e", language).value()->chapterTitle(BookChapter::Trail));
        }
    }

    /// What a table can choose between is named by a topic.
    void rulings()
    {
        const Book& book = secondBook(Language::It);
        for (const fury2e::RulingInfo& info : fury2e::rulingTable)
            QVERIFY2(book.topicOfRule(info.id) != nullptr, std::string(info.id).c_str());
    }

    /// Every decision and every wait has its topic.
    void decisions()
    {
        const Book& book = secondBook(Language::En);
        const auto has = [&](const TopicId& topic) { return book.find(topic) != nullptr; };
        QCOMPARE(countOf("core/fury2e/game/step.h", "enum class Step "), int(fury2e::Step::Over) + 1);
        for (int n = 0; n <= int(fury2e::Step::Over); ++n)
            QVERIFY2(has(fury2e::topicOfStep(static_cast<fury2e::Step>(n))), qPrintable(QString::number(n)));
        QCOMPARE(countOf("core/fury2e/game/due.h", "enum class What "), int(fury2e::Due::What::LandAtOnce) + 1);
        for (int n = 0; n <= int(fury2e::Due::What::LandAtOnce); ++n) {
            fury2e::Due due;
            due.what = static_cast<fury2e::Due::What>(n);
            QVERIFY2(has(fury2e::topicOfDue(due)), qPrintable(QString::number(n)));
        }
        using Turn = fury2e::TableTurn;
        using Ask = fury2e::PublicQuestion;
        QCOMPARE(countOf("core/fury2e/view/public_view.h", "enum class What "), int(Ask::What::DrawsWait) + 1);
        for (const auto who : {Turn::Who::Nobody, Turn::Who::Hunters, Turn::Who::Dracula})
            for (int wait = 0; wait <= int(Turn::Wait::Effect); ++wait)
                for (int asked = 0; asked <= int(Ask::What::DrawsWait); ++asked) {
                    Turn turn;
                    turn.who = who;
                    turn.wait = static_cast<Turn::Wait>(wait);
                    QVERIFY(has(fury2e::topicOfTurn(turn, {.what = static_cast<Ask::What>(asked)})));
                }
        const auto ofAsk = [](Ask::What what) { return fury2e::topicOfTurn({.who = Turn::Who::Hunters}, {.what = what}).key; };
        QCOMPARE(ofAsk(Ask::What::Suffer), QStringLiteral("hunters-events")); // Great Strength
        QCOMPARE(ofAsk(Ask::What::Cancel), QStringLiteral("hunters-events")); // Good Luck
        QCOMPARE(ofAsk(Ask::What::CombatResult), QStringLiteral("results"));
        QCOMPARE(ofAsk(Ask::What::Turn), QStringLiteral("hunters-turn"));
    }

    /// Whatever rule the core names when it refuses, the book says more about it.
    void rulesOfTheCore()
    {
        const Book& book = secondBook(Language::En);
        static const QRegularExpression literal(QStringLiteral("\"(2E-[A-Z]+-[0-9]+)\""));
        int named = 0;
        for (const auto& file : std::filesystem::recursive_directory_iterator(DEMETER_SOURCE_DIR "/core/fury2e/rules")) {
            const QString text = QString::fromStdString(sourceFile(std::filesystem::relative(file.path(), DEMETER_SOURCE_DIR).string()));
            for (auto match = literal.globalMatch(text); match.hasNext(); ++named) {
                const std::string rule = match.next().captured(1).toStdString();
                const Topic* topic = fury2e::topicOfRefusal(book, {rule, fury2e::Refusal::NotNow, {}});
                QVERIFY2(rule.starts_with("2E-INV-") || topic != nullptr, rule.c_str());
            }
        }
        QVERIFY2(named > 100, qPrintable(QString::number(named)));
        QVERIFY(fury2e::topicOfRefusal(book, {"", fury2e::Refusal::NotWritten, {}}) == nullptr);
    }

    /// What the Italian summary has and players asked for: the faces of the train die (K43), what a name in bold italics takes (K68), when
    /// the Event deck is shuffled anew (K108), how the hunters' own Tactics are told (K110). Their numbers and signs are the same in all
    /// languages.
    void whatWasMissing()
    {
        const std::pair<const char*, std::vector<const char*>> missing[] = {
            {"hunters-turn", {"X", "0", "2/3"}}, {"tactics", {"Base"}}, {"results", {}}, {"draculas-events", {}}};
        const std::map<QString, QStringList> words{
            {"results", {"bold italic", "negrita cursiva", "pogrubioną kursywą", "жирным курсивом", "corsivo"}},
            {"draculas-events", {"one card is left", "una sola carta", "jedna karta", "одна карта", "una sola carta"}}};
        for (std::size_t l = 0; l < languageCount; ++l)
            for (const auto& [key, signs] : missing) {
                const Topic* topic = secondBook(static_cast<Language>(l)).find(TopicId{key});
                QVERIFY(topic != nullptr);
                QString text;
                for (const Paragraph& each : topic->paragraphs)
                    text += each.text + u' ';
                for (const char* sign : signs)
                    QVERIFY2(text.contains(QLatin1String(sign)), sign);
                if (const auto said = words.find(key); said != words.end())
                    QVERIFY2(text.contains(said->second[qsizetype(l)]), qPrintable(said->second[qsizetype(l)] + ": " + text));
            }
    }

    void isFound_data()
    {
        Rows<int, QString, QString> add;
        const auto row = [&](Language language, const char* typed, const char* topic) {
            add(typed, int(language), QString::fromUtf8(typed), QString::fromLatin1(topic));
        };
        row(Language::It, "catacombe", "catacombs");
        row(Language::It, "tornare indietro", "double-back");
        row(Language::It, "imbarco", "sea");
        row(Language::En, "2E-DBACK-5", "double-back");
        row(Language::En, "dback-5", "double-back");
        row(Language::Es, "catacumbas", "catacombs");
        row(Language::Es, "determinacion", "resolve");
        row(Language::Pl, "katakumbami", "catacombs");
        row(Language::Ru, "катакомбах", "catacombs");
        row(Language::Ru, "закат", "time");
    }
    void isFound()
    {
        const auto [language, typed, topic] = rowOf<int, QString, QString>();
        std::vector<std::shared_ptr<const Book>> books;
        for (std::size_t l = 0; l < languageCount; ++l)
            books.push_back(fury2e::bookOfSecondEdition(static_cast<Language>(l)).value());
        const auto hits = BookSearch(books).find(typed, static_cast<Language>(language));
        QVERIFY(!hits.empty());
        QCOMPARE(hits.front().topic.key, topic);
    }
};

DEMETER_TEST(TestSecondEditionBook)
#include "test_second_edition_book.moc"
