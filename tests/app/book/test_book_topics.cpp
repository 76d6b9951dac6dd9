// Every decision, every wait of the table and every refusal leads to the topic that explains it.
#include "app/fury3e/book/refusal_topics.h"
#include "app/fury3e/book/table_topics.h"
#include "app/fury3e/book/turn_topics.h"
#include "app/text/resources.h"
#include "tests/support/table.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <filesystem>
#include <sstream>
#include <variant>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

/// An enumerator and the first rule of the specification that its comment names.
struct Named {
    QString name, rule;
};

/// The enumerators of an enumeration as they stand in its header, in their order.
QList<Named> enumerators(const char* header, const char* enumeration)
{
    const QString text = QString::fromStdString(sourceFile(header));
    const qsizetype from = text.indexOf(QLatin1String(enumeration));
    const qsizetype to = text.indexOf(QLatin1String("};"), from);
    if (from < 0 || to < 0)
        qFatal("%s has no %s", header, enumeration);
    static const QRegularExpression line(QStringLiteral("^ +([A-Z]\\w+),( +///<.*)?$"));
    static const QRegularExpression rule(QStringLiteral("\\b([A-Z]+-\\d+)\\b"));
    QList<Named> found;
    for (const QString& each : text.mid(from, to - from).split(u'\n'))
        if (const auto match = line.match(each); match.hasMatch())
            found << Named{match.captured(1), rule.match(match.captured(2)).captured(1)};
    return found;
}

const Book& english()
{
    static const auto book = bookOfThirdEdition(Language::En);
    if (!book)
        qFatal("no book");
    return **book;
}

/// The topic is where the rule is at home, or one leads to the other.
bool speaksOf(const TopicId& topic, const QString& rule)
{
    const Topic* own = english().find(topic);
    const Topic* home = english().topicOfRule(rule.toStdString());
    return own != nullptr && home != nullptr && (own == home || own->see.contains(home->id) || home->see.contains(topic));
}

} // namespace

class TestBookTopics : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initTextResources(); }

    void steps()
    {
        const auto all = enumerators("core/fury3e/game/step.h", "enum class Step ");
        QCOMPARE(all.size(), qsizetype(Step::EndOfPhase) + 1);
        for (qsizetype n = 0; n < all.size(); ++n) {
            const TopicId topic = topicOfStep(static_cast<Step>(n));
            QVERIFY2(english().find(topic) != nullptr, qPrintable(all[n].name));
            if (!all[n].rule.isEmpty())
                QVERIFY2(speaksOf(topic, all[n].rule), qPrintable(all[n].name + u' ' + all[n].rule + u' ' + topic.key));
        }
    }

    void dues()
    {
        const auto all = enumerators("core/fury3e/game/due.h", "enum class What ");
        QCOMPARE(all.size(), qsizetype(Due::What::EndOfPhase) + 1);
        for (qsizetype n = 0; n < all.size(); ++n) {
            // Where an Encounter card decides, one of the occasions is that of the comment.
            bool speaks = all[n].rule.isEmpty();
            for (const Occasion occasion : {Occasion::Ambush, Occasion::Search, Occasion::Matured, Occasion::Bodyguards}) {
                Due due;
                due.what = static_cast<Due::What>(n);
                due.occasion = occasion;
                const TopicId topic = topicOfDue(due);
                QVERIFY2(english().find(topic) != nullptr, qPrintable(all[n].name));
                speaks = speaks || speaksOf(topic, all[n].rule);
            }
            QVERIFY2(speaks, qPrintable(all[n].name + u' ' + all[n].rule));
        }
    }

    void powers()
    {
        const Sentences sentences(board("fury-3e"), catalogue(), Language::En);
        for (std::size_t power = 0; power < powerCount; ++power) {
            const Topic* topic = english().find(topicOfPower(static_cast<Power>(power)));
            QVERIFY(topic != nullptr);
            QCOMPARE(topic->title, sentences.power(static_cast<Power>(power)));
        }
    }

    /// What is innermost is asked first, and so it is explained first.
    void states()
    {
        const auto topic = [](const Table& table) { return topicOfStep(table.rules, table.state).key; };
        Table table;
        table.slot(1, "a").slot(6, "b", {}, {"rats"});
        QCOMPARE(topic(table), QStringLiteral("trail")); // something leaves it
        table.state.due.push_back({.what = Due::What::Hospital});
        table.state.due.push_back({.what = Due::What::FogFight});
        QCOMPARE(topic(table), QStringLiteral("fog-tokens"));
        table.state.due.pop_back();
        QCOMPARE(topic(table), QStringLiteral("hospitals"));
        table.state.step = Step::Over;
        QCOMPARE(topic(table), QStringLiteral("winning"));

        Table day;
        day.slot(1, "a").clock(Step::Day);
        QCOMPARE(topic(day), QStringLiteral("hunter-actions"));

        // Where the slide decides nothing, the guide asks what comes after it.
        Table quiet;
        quiet.slot(1, "a").clock(Step::BeforeSlide);
        QCOMPARE(topic(quiet), QStringLiteral("dracula-phase"));

        // ERR-2: no legal card.
        Table stuck;
        stuck.slot(1, "u").slot(2, "t").slot(3, "r", {}, {"rats"}).slot(4, "", Power::Misdirect).slot(6, "b", {}, {"new-vampire"});
        QVERIFY(stuck.take(Mature{}));
        QCOMPARE(topic(stuck), QStringLiteral("errors-of-dracula"));
    }

    void table()
    {
        const auto asks = enumerators("core/fury3e/view/table_turn.h", "struct HunterAsk");
        QCOMPARE(asks.size(), qsizetype(HunterAsk::What::LongNight) + 1);
        const auto waits = enumerators("core/fury3e/view/table_turn.h", "enum class Wait ");
        QCOMPARE(waits.size(), qsizetype(TableTurn::Wait::Effect) + 1);
        for (const auto who : {TableTurn::Who::Nobody, TableTurn::Who::Hunters, TableTurn::Who::Time, TableTurn::Who::Dracula})
            for (qsizetype wait = 0; wait < waits.size(); ++wait)
                for (qsizetype ask = -1; ask < asks.size(); ++ask) {
                    TableTurn turn;
                    turn.who = who;
                    turn.wait = static_cast<TableTurn::Wait>(wait);
                    if (ask >= 0)
                        turn.ask.emplace().what = static_cast<HunterAsk::What>(ask);
                    const TopicId topic = topicOfTurn(turn);
                    QVERIFY2(english().find(topic) != nullptr, qPrintable(topic.key));
                    const bool asked = who == TableTurn::Who::Hunters && ask >= 0;
                    const QString rule = asked ? asks[ask].rule : who == TableTurn::Who::Dracula ? waits[wait].rule : QString();
                    if (!rule.isEmpty())
                        QVERIFY2(speaksOf(topic, rule), qPrintable(topic.key + u' ' + rule));
                }
        QCOMPARE(topicOfTurn({.who = TableTurn::Who::Hunters}).key, QStringLiteral("hunter-actions"));
        QCOMPARE(topicOfTurn({.who = TableTurn::Who::Dracula, .wait = TableTurn::Wait::Phase}).key, QStringLiteral("dracula-phase"));
    }

    /// The topic behind "See ..." is the one of that title, for every refusal, whatever rule it names, in every language.
    void refusals()
    {
        const auto all = enumerators("core/fury3e/game/violation.h", "enum class Refusal ");
        QCOMPARE(all.size(), qsizetype(Refusal::CombatCardLies) + 1);
        std::vector<std::string> rules{"", "OPEN-39", "PR-33", "INV-1", "XYZ-1"};
        std::istringstream listed(sourceFile("tests/data/rules-3e.txt"));
        for (std::string rule; listed >> rule;)
            if (rule.ends_with("-1"))
                rules.push_back(rule); // one of every chapter
        const Sentences sentences(board("fury-3e"), catalogue(), Language::En);
        int named = 0;
        for (qsizetype n = 0; n < all.size(); ++n)
            for (const std::string& rule : rules) {
                const Violation violation{rule, static_cast<Refusal>(n), {}};
                const auto topic = topicOfRefusal(sentences, violation);
                QCOMPARE(topic.has_value(), !sentences.headword(violation).isEmpty());
                const auto topics = topicsOfRefusal(english(), sentences, violation);
                QCOMPARE(topics.empty(), !topic);
                if (!topic)
                    continue;
                QVERIFY2(english().find(*topic) != nullptr, qPrintable(topic->key));
                QCOMPARE(topics.front(), *topic);
                QVERIFY(topics.size() == 1 ||
                        (topics.size() == 2 && topics.back() == english().topicOfRule(rule)->id && topics.back() != *topic));
                ++named;
            }
        QVERIFY(named > 4'000);
        // The title is the word that the sentence says.
        for (std::size_t language = 0; language < languageCount; ++language) {
            const auto book = bookOfThirdEdition(static_cast<Language>(language));
            QVERIFY(book);
            const Sentences told(board("fury-3e"), catalogue(), static_cast<Language>(language));
            for (qsizetype n = 0; n < all.size(); ++n) {
                const std::string rule = all[n].rule.toStdString();
                const Violation violation{rule, static_cast<Refusal>(n), {}};
                const auto topic = topicOfRefusal(told, violation);
                if (topic)
                    QCOMPARE((*book)->titled(told.headword(violation)), (*book)->find(*topic));
            }
        }
        const Violation feed{"POW-1", Refusal::LocationWithPower, {Power::Feed}};
        QCOMPARE(topicOfRefusal(sentences, feed), TopicId{QStringLiteral("feed")});
        QCOMPARE(topicsOfRefusal(english(), sentences, feed),
                 (std::vector<TopicId>{{QStringLiteral("feed")}, {QStringLiteral("power-cards")}}));
        QVERIFY(!topicOfRefusal(sentences, {"", Refusal::NotWritten, {}}));
    }

    /// Every rule that the core names, refusing, warning or telling, has a topic.
    void rulesOfTheCore()
    {
        const Sentences sentences(board("fury-3e"), catalogue(), Language::En);
        static const QRegularExpression literal(QStringLiteral("\"([A-Z]+-[0-9A-Z]+)\""));
        int named = 0;
        for (const auto& file : std::filesystem::recursive_directory_iterator(DEMETER_SOURCE_DIR "/core/fury3e/rules")) {
            if (file.path().extension() != ".cpp")
                continue;
            const QString text = QString::fromStdString(sourceFile(std::filesystem::relative(file.path(), DEMETER_SOURCE_DIR).string()));
            for (auto match = literal.globalMatch(text); match.hasNext();) {
                const std::string rule = match.next().captured(1).toStdString();
                QVERIFY2(english().find(topicOfWarning(sentences, {rule, {}, {}})) != nullptr, rule.c_str());
                QVERIFY2(rule.starts_with("INV-") || english().topicOfRule(rule) != nullptr, rule.c_str());
                ++named;
            }
        }
        QVERIFY2(named > 100, qPrintable(QString::number(named)));
    }
};

DEMETER_TEST(TestBookTopics)
#include "test_book_topics.moc"
