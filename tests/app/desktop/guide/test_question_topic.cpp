// Every question of the guide leads to a topic of the book.
#include "app/fury3e/desktop/guide/question_topic.h"
#include "tests/support/table.h"

#include <QTest>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

class TestQuestionTopic : public QObject {
    Q_OBJECT

private slots:
    void everyQuestionHasOne()
    {
        const auto book = bookOfThirdEdition(Language::En);
        QVERIFY(book);
        Table table;
        table.slot(1, "a").slot(6, "b", {}, {"rats"});
        const auto topic = [&](const std::optional<SubQuestion>& inside) { return topicOfQuestion(table.rules, table.state, inside).key; };
        QCOMPARE(topic(std::nullopt), QStringLiteral("trail"));
        for (int what = 0; what <= static_cast<int>(SubQuestion::What::Table); ++what) {
            const QString key = topic(SubQuestion::of(static_cast<SubQuestion::What>(what)));
            QVERIFY2((*book)->find({key}) != nullptr, qPrintable(key));
        }
        QCOMPARE(topic(SubQuestion::of(SubQuestion::What::WolfWhere)), QStringLiteral("wolf-form"));
        QCOMPARE(topic(SubQuestion::of(SubQuestion::What::MisdirectWhere)), QStringLiteral("misdirect"));
        // What the table may allow is explained where it is refused.
        TableDraft allowed;
        allowed.allowed = Action(HunterActs{mina, HunterActs::What::Rest, false, true});
        QCOMPARE(topic(SubQuestion::table(allowed)), QStringLiteral("golden-rules"));
        // What is said of a card belongs to the card that is due.
        Due card;
        card.what = Due::What::Encounter;
        card.occasion = Occasion::Search;
        table.state.due.push_back(card);
        QCOMPARE(topic(SubQuestion::table({})), QStringLiteral("search"));
        table.state.step = Step::Over;
        QCOMPARE(topic(SubQuestion::of(SubQuestion::What::LairClear)), QStringLiteral("winning"));
    }
};

DEMETER_TEST(TestQuestionTopic)
#include "test_question_topic.moc"
