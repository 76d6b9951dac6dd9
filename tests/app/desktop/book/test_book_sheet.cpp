// The book over the screens: found by typing, opened by a refusal and by F1, turned by what it says to read besides.
#include "app/desktop/book/book_sheet.h"
#include "app/desktop/book/diagram.h"
#include "app/fury3e/book/book.h"
#include "app/fury3e/book/turn_topics.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/support/rows.h"

#include <QListWidget>
#include <QScrollArea>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

QString shownTitle(WindowFixture& fixture)
{
    const auto* title = fixture.find<QLabel>("topic-title");
    return title != nullptr ? title->text() : QString();
}

/// What has just been replaced still exists, hidden, until the event loop runs.
template <typename T> T* visibleIn(const QWidget* whole, const QString& name)
{
    for (T* each : whole->findChildren<T*>(name))
        if (each->isVisible())
            return each;
    return nullptr;
}

QString titleOf(Language language, const char* key)
{
    return (*bookOfThirdEdition(language))->find(TopicId{QLatin1String(key)})->title;
}

} // namespace

class TestBookSheet : public QObject {
    Q_OBJECT

private slots:
    /// Before there is a game, from the start screen.
    void isOpenedFromTheStart()
    {
        WindowFixture fixture("pl");
        QVERIFY(fixture.click("rules"));
        QVERIFY(fixture.find<QLabel>("topic-title") != nullptr);
    }

    /// What has only some of the words that were typed comes under a heading that says so.
    void tellsWhatFitsInPart()
    {
        WindowFixture fixture("en");
        QTest::keyClick(fixture.window.get(), Qt::Key_F1);
        fixture.settle();
        auto* field = fixture.find<QLineEdit>("book-search");
        auto* list = fixture.find<QListWidget>("book-topics");
        QVERIFY(field != nullptr && list != nullptr);
        field->insert("lairs");
        for (int row = 0; row < list->count(); ++row)
            QVERIFY(list->item(row)->flags() != Qt::NoItemFlags);
        field->insert(" zzzzzz");
        QVERIFY(list->count() > 1);
        QCOMPARE(list->item(0)->flags(), Qt::NoItemFlags);
        QTest::keyClick(field, Qt::Key_Return);
        fixture.settle();
        QCOMPARE(shownTitle(fixture), titleOf(Language::En, "lairs"));
    }

    void findsCards_data()
    {
        Rows<QString, QString, QString> row;
        row("en", "en", "garlic", "Garlic");
        row("es, begun", "es", "aj", "Ajo");
        row("pl", "pl", "czosnek", "Czosnek");
        row("ru, of two words", "ru", "небесное воин", "Небесное воинство");
        row("it", "it", "aglio", "Aglio");
    }
    /// By their names, under a heading of their own; and from there to the rules.
    void findsCards()
    {
        const auto [language, typed, name] = rowOf<QString, QString, QString>();
        WindowFixture fixture(qPrintable(language));
        for (const bool secret : {false, true}) {
            if (secret)
                QVERIFY(fixture.newGame());
            QTest::keyClick(fixture.window.get(), Qt::Key_F1);
            fixture.settle();
            auto* field = fixture.find<QLineEdit>("book-search");
            auto* list = fixture.find<QListWidget>("book-topics");
            QVERIFY(field != nullptr && list != nullptr);
            field->insert(typed);
            const auto found = list->findItems(name, Qt::MatchExactly);
            QVERIFY2(!found.isEmpty(), qPrintable(typed));
            list->setCurrentItem(found.back());
            emit list->itemClicked(found.back());
            fixture.settle();
            QCOMPARE(shownTitle(fixture), name);
            QVERIFY(fixture.find<QLabel>("card-facts") != nullptr);
            QTest::keyClick(field, Qt::Key_Escape);
            fixture.settle();
        }
    }

    void isFoundByTyping_data()
    {
        Rows<QString, QString, QString> row;
        row("en", "en", "lairs", "lairs");
        row("es, without an accent", "es", "guaridas", "lairs");
        row("pl, declined", "pl", "legowiskiem", "lairs");
        row("ru, declined", "ru", "логовом", "lairs");
        row("it, in English", "it", "lair", "lairs");
    }
    /// On the table, by keys alone, and in each language.
    void isFoundByTyping()
    {
        const auto [language, typed, topic] = rowOf<QString, QString, QString>();
        WindowFixture fixture(qPrintable(language));
        QVERIFY(fixture.newGame());
        fixture.window->drawCurtain();
        QTest::keyClick(fixture.window.get(), Qt::Key_F1);
        fixture.settle();
        auto* field = fixture.find<QLineEdit>("book-search");
        QVERIFY(field != nullptr && field->hasFocus());
        field->insert(typed); // as an input method types what is no ASCII
        fixture.settle();
        QTest::keyClick(field, Qt::Key_Return);
        fixture.settle();
        QCOMPARE(shownTitle(fixture), titleOf(fixture.window->settings().language(), qPrintable(topic)));
        // What fits nothing says so, and what is cleared shows all of it again.
        field->clear();
        QTest::keyClicks(field, "qqqqqqqq");
        fixture.settle();
        auto* list = fixture.find<QListWidget>("book-topics");
        QCOMPARE(list->count(), 1);
        QCOMPARE(list->item(0)->flags(), Qt::NoItemFlags);
        field->clear();
        fixture.settle();
        QVERIFY(list->count() > 64);
        // It goes with Escape, and the table is there as before.
        QTest::keyClick(field, Qt::Key_Escape);
        fixture.settle();
        QVERIFY(fixture.find<QLineEdit>("book-search") == nullptr);
    }

    void turnsItsPages_data()
    {
        Rows<int, QSize> row;
        for (std::size_t l = 0; l < languageCount; ++l)
            row(qPrintable(QString::asprintf("%s, phone", std::string(languageCodes[l]).c_str())), int(l), QSize(360, 640));
        row("ru, tablet", int(Language::Ru), QSize(1280, 800));
    }
    /// Every topic can be read, nothing of it is cut at the side, and what it says to read besides opens.
    void turnsItsPages()
    {
        const auto [language, size] = rowOf<int, QSize>();
        const WindowFixture fixture(languageCodes[std::size_t(language)].data());
        const auto book = bookOfThirdEdition(static_cast<Language>(language));
        QVERIFY(book);
        QWidget window;
        window.resize(size);
        window.show();
        auto* sheet = new BookSheet(
            fixture.window->settings(), thirdEditionBook,
            [](std::string_view id) { return rulingsNamed({std::string(id)}).empty() ? QString() : QStringLiteral("so it is"); }, &window);
        sheet->openSheet();
        for (const Topic& topic : (*book)->topics()) {
            sheet->turnTo(topic.id);
            QCOMPARE(sheet->shown(), topic.id);
            auto* area = visibleIn<QScrollArea>(sheet, "book-page");
            QVERIFY(area != nullptr);
            QVERIFY2(area->widget()->minimumSizeHint().width() <= area->viewport()->width(), qPrintable(topic.id.key));
            QCOMPARE(area->findChildren<QLabel*>("topic-ruling").size(), qsizetype(rulingsOf(topic).size()));
            if (const auto* drawing = area->findChild<Diagram*>())
                QVERIFY2(drawing->isDrawn() && !drawing->accessibleName().isEmpty(), qPrintable(topic.diagram));
            else
                QVERIFY2(topic.diagram.isEmpty(), qPrintable(topic.diagram));
            for (const TopicId& see : topic.see)
                QVERIFY2(area->findChild<ChoiceButton*>(QStringLiteral("see-") + see.key) != nullptr, qPrintable(topic.id.key));
        }
        const Topic& first = (*book)->topics().front();
        sheet->turnTo(first.id);
        auto* link = visibleIn<ChoiceButton>(sheet, QStringLiteral("see-") + first.see[0].key);
        QVERIFY(link != nullptr && link->sizeHint().height() >= 44);
        link->click();
        WindowFixture::settle();
        QCOMPARE(sheet->shown(), first.see[0]);
        visibleIn<ChoiceButton>(sheet, "book-back")->click();
        QCOMPARE(sheet->shown(), first.id);
    }

    /// What is refused names a headword; the button beside it opens that topic, and F1 does. Without a refusal F1 opens what is due.
    void isOpenedByARefusal()
    {
        WindowFixture fixture("es");
        QVERIFY(fixture.newGame());
        fixture.window->openCurtain();
        fixture.settle();
        QTest::keyClick(fixture.window.get(), Qt::Key_F1);
        fixture.settle();
        auto* sheet = fixture.find<BookSheet>({});
        QVERIFY(sheet != nullptr);
        QCOMPARE(sheet->shown(), topicOfStep(fixture.game().ruleset(), fixture.state()));
        QVERIFY(fixture.click("close"));
        QVERIFY(fixture.find<ChoiceButton>("said-topic") == nullptr);
        // Too far away.
        emit fixture.screen()->map()->tapped(fixture.place("lisbon"));
        fixture.settle();
        const QString headword = fixture.guide()->saidTopic();
        QVERIFY(!headword.isEmpty());
        QVERIFY(fixture.click("said-topic"));
        QCOMPARE(shownTitle(fixture), headword);
        // The curtain takes it along, and Dracula finds it again where it was.
        fixture.window->drawCurtain();
        fixture.settle();
        QVERIFY(fixture.find<QLabel>("topic-title") == nullptr);
        fixture.window->openCurtain();
        fixture.settle();
        QCOMPARE(shownTitle(fixture), headword);
    }
};

DEMETER_TEST(TestBookSheet)
#include "test_book_sheet.moc"
