// What the second edition's cards do and what its signs mean, read in the window: by holding, with the right button, with keys, from menus.
#include "app/desktop/book/book_sheet.h"
#include "app/desktop/book/card_sheet.h"
#include "app/desktop/book/legend_sheet.h"
#include "app/desktop/games.h"
#include "app/desktop/kit/hold_to_read.h"
#include "app/desktop/kit/icons.h"
#include "app/fury2e/book/topics.h"
#include "app/fury2e/desktop/cards_to_read.h"
#include "app/fury2e/desktop/dracula/dracula_screen.h"
#include "app/fury2e/desktop/kind/kind.h"
#include "app/fury2e/desktop/legend.h"
#include "app/fury2e/table/icons.h"
#include "app/text/behind_number.h"
#include "core/fury2e/rules/rules.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/support/random_second_game.h"

#include <QContextMenuEvent>
#include <QDir>
#include <QScrollArea>

#include <algorithm>
#include <array>
#include <random>

namespace demeter::fury2e {

namespace {

constexpr std::array mapsOfAll{MapOf::Board, MapOf::Table, MapOf::Dracula};

void eachLanguageCode()
{
    QTest::addColumn<QString>("language");
    for (const auto code : languageCodes)
        QTest::newRow(code.data()) << QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
}

/// A window with all games, and a game of the second edition in it from the very start on.
class Reading {
public:
    explicit Reading(const QString& language) : w_(qPrintable(language))
    {
        Devices devices;
        devices.keys = test::testKeys();
        w_.window.reset();
        w_.window = std::make_unique<MainWindow>(w_.gamesFolder(), test::fixedChance(std::move(devices)), allGames());
        w_.window->witnesses()->setSpokenCode(test::quickCode);
        w_.window->resize(1280, 800);
        w_.window->show();
        w_.window->activateWindow();
        w_.window->findChild<HoldToRead*>()->setHold(20);
        test::WindowFixture::settle();
    }
    test::WindowFixture& w() { return w_; }
    MainWindow& window() { return *w_.window; }
    SecondEditionSession& session() { return static_cast<SecondEditionSession&>(window().session()); }
    GameController& game() { return session().controller(); }
    const GameState& state() { return game().state(); }
    DraculaScreen* screen() { return static_cast<DraculaScreen*>(window().secretPage()); }

    bool begin()
    {
        const auto& board = **builtInBoard("fury-2e");
        if (!w_.click("new-game") || !w_.click("game-2"))
            return false;
        int box = 0;
        for (const char* city : {"edinburgh", "manchester", "galway", "plymouth"})
            if (!w_.pick(QStringLiteral("city-%1").arg(++box), static_cast<int>(indexOf(board.find(city).value()))))
                return false;
        return w_.click("start") && session().hasGame();
    }
    /// To the first Encounter that Dracula places, on his screen.
    bool toEncounter()
    {
        std::mt19937_64 random(3);
        const auto asked = [&] { return state().step == Step::PlaceEncounter && state().due.empty() && !state().combat; };
        for (int n = 0; n < 300 && !asked(); ++n)
            if (const auto action = test::likelySecondAction(random, game().ruleset(), state()); !action || !game().submit(*action))
                return false;
        window().openCurtain();
        test::WindowFixture::settle();
        return asked() && screen() != nullptr;
    }
    CardSheet* sheet() { return w_.find<CardSheet>("card-sheet"); }
    void closeSheet()
    {
        w_.press(Qt::Key_Left, Qt::AltModifier);
        test::WindowFixture::settle();
    }
    /// Shown first, or behind one of the sheet's buttons.
    bool offers(const QString& id)
    {
        return sheet() != nullptr && (sheet()->shown() == id || w_.find<QAbstractButton>(QStringLiteral("card-") + id) != nullptr);
    }
    QString saidOnSheet()
    {
        QStringList said;
        for (const auto* label : sheet()->findChildren<QLabel*>())
            said << label->text();
        return said.join(u'\n');
    }

private:
    test::WindowFixture w_;
};

SecondEditionSentences legendWords(Language language)
{
    return {*builtInBoard("fury-2e"), language};
}

QList<LegendEntry> entriesOfSecond(MapOf map, Language language)
{
    QList<LegendEntry> all;
    for (const LegendPart& part : legendOf(map, legendWords(language)))
        all << part.entries;
    return all;
}

} // namespace

class TestSecondCards : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initTextResources(); }
    void cleanupTestCase() { installLanguage(*QApplication::instance(), QStringLiteral("en")); }

    void everyCardHasASheet_data() { eachLanguageCode(); }
    /// Opened at the table, and turned to one after the other by its buttons: with all of its parts, its topics, and what is doubtful.
    void everyCardHasASheet()
    {
        QFETCH(QString, language);
        Reading it(language);
        QVERIFY(it.begin());
        const CardsToRead cards = cardsToRead(it.game().sentences());
        QVERIFY(cards.fault.isEmpty() && cards.cards.size() == 93);
        for (std::size_t first = 0; first < cards.cards.size(); first += 8) {
            QStringList ids;
            for (std::size_t n = first; n < std::min(first + 8, cards.cards.size()); ++n)
                ids << cards.cards[n].id;
            it.window().openCards(ids, it.w().window.get());
            it.w().settle();
            for (const QString& id : ids) {
                if (id != ids.front()) {
                    auto* other = it.w().find<ChoiceButton>(QStringLiteral("card-") + id);
                    QVERIFY2(other != nullptr && other->height() >= 44, qPrintable(id));
                    auto* area = it.sheet()->findChild<QScrollArea*>();
                    area->ensureWidgetVisible(other);
                    QVERIFY(it.w().click(other));
                }
                QVERIFY2(it.sheet() != nullptr && it.sheet()->shown() == id, qPrintable(id));
                const CardToRead* card = cards.find(id);
                const QString all = it.saidOnSheet();
                QVERIFY2(all.contains(card->name) && all.contains(besideNumbers(card->facts.join(QStringLiteral(" · ")))), qPrintable(all));
                for (const CardText& text : card->texts)
                    QVERIFY2(all.contains(text.heading) && all.contains(besideNumbers(text.words)), qPrintable(text.words));
                QVERIFY(!all.contains(u'{'));
                for (const TopicId& topic : card->topics)
                    QVERIFY2(it.w().find<QAbstractButton>(QStringLiteral("topic-") + topic.key) != nullptr, qPrintable(topic.key));
            }
            it.closeSheet();
            QVERIFY(it.sheet() == nullptr);
        }
    }

    /// How this game plays a doubtful card stands on its sheet, and a topic opens this edition's book.
    void saysHowTheGamePlaysIt()
    {
        Reading it("it");
        QVERIFY(it.begin());
        it.window().openCards({"bats"}, it.w().window.get());
        it.w().settle();
        const auto* ruling = it.w().find<QLabel>("card-ruling");
        QVERIFY(ruling != nullptr);
        QVERIFY2(ruling->text().contains(it.game().sentences().reading(Ruling::BatsReach, 0)), qPrintable(ruling->text()));
        QVERIFY(it.w().click("topic-encounters"));
        const auto* book = it.w().find<BookSheet>({});
        QVERIFY(book != nullptr && book->shown() == TopicId{"encounters"});
    }

    void isReadOnDraculasScreen_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* code : {"it", "es", "ru"})
            QTest::newRow(code) << QString::fromLatin1(code);
    }
    /// Held, with the right button, with the key and from the button beside it, among the choices; nothing is done by it.
    void isReadOnDraculasScreen()
    {
        QFETCH(QString, language);
        Reading it(language);
        QVERIFY(it.begin() && it.toEncounter());
        const auto lines = it.game().record().lines();
        const Encounter token = it.state().encounterHand.front();
        const QString name = it.game().sentences().encounter(token);
        const auto id = QString::fromStdString(std::string(encounters[static_cast<std::size_t>(token)].id));
        ChoiceButton* choice = nullptr;
        for (ChoiceButton* each : it.screen()->guide()->shownChoices())
            if (each->text() == name)
                choice = each;
        QVERIFY(choice != nullptr);
        const QPoint middle = choice->rect().center();
        QTest::mousePress(choice, Qt::LeftButton, {}, middle);
        QTRY_VERIFY(it.offers(id));
        QTest::mouseRelease(choice, Qt::LeftButton, {}, middle);
        it.closeSheet();
        QContextMenuEvent menu(QContextMenuEvent::Mouse, middle, choice->mapToGlobal(middle));
        QCoreApplication::sendEvent(choice, &menu);
        it.w().settle();
        QVERIFY(it.offers(id));
        it.closeSheet();
        choice->setFocus(Qt::TabFocusReason);
        QTest::keyClick(it.w().window.get(), Qt::Key_F1, Qt::ShiftModifier);
        it.w().settle();
        QVERIFY(it.offers(id));
        it.closeSheet();
        QVERIFY(choice->hasMoreButton());
        QCOMPARE(choice->moreButton()->objectName(), QStringLiteral("read-") + id);
        QVERIFY(it.w().click(choice->moreButton()));
        QCOMPARE(it.sheet()->shown(), id);
        QVERIFY(it.w().find("card-first") != nullptr); // what it does to a hunter
        QCOMPARE(it.game().record().lines(), lines);
        // The sheet's own button is the choice.
        QVERIFY(it.w().click("card-choose"));
        QVERIFY(it.sheet() == nullptr);
        QVERIFY(it.state().trail.front().encounter && it.state().trail.front().encounter->kind == token);
    }

    /// Whatever is in sight, from the menus on both sides of the curtain.
    void isReadFromTheMenus()
    {
        Reading it("it");
        QVERIFY(it.begin() && it.toEncounter());
        emit it.screen()->cardsAsked();
        it.w().settle();
        for (const Encounter token : it.state().encounterHand)
            QVERIFY(it.offers(QString::fromStdString(std::string(encounters[static_cast<std::size_t>(token)].id))));
        it.closeSheet();
        it.window().drawCurtain();
        it.w().settle();
        QVERIFY(it.w().click(it.window().tablePage()->menuButton()));
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr);
        QStringList words;
        for (const QAction* action : menu->actions())
            words << action->text().section(u'\t', 0, 0);
        menu->close();
        for (const char* word : {"Read the cards", "What the signs mean", "Rules"})
            QVERIFY2(words.contains(MainWindow::tr(word)), qPrintable(words.join(u'|')));
        // The hunters' names stand there as well.
        QVERIFY(!it.session().cardsIn(it.game().sentences().hunter(Hunter::MinaHarker)).isEmpty());
    }

    void legendIsWhole_data() { eachLanguageCode(); }
    /// Name, sentence, sign and topic in every language, and no two signs of a map have the same picture.
    void legendIsWhole()
    {
        QFETCH(QString, language);
        QVERIFY(installLanguage(*QApplication::instance(), language));
        const auto at = std::ranges::find(languageCodes, language.toStdString()) - languageCodes.begin();
        const auto lang = static_cast<Language>(at);
        const auto book = builtInBook(secondEditionBook, lang);
        static_cast<void>(iconPixmap("book", Qt::black, 24)); // registers the files
        for (const MapOf map : mapsOfAll) {
            for (const LegendEntry& entry : entriesOfSecond(map, lang)) {
                QVERIFY2(!entry.name.isEmpty() && entry.name[0].isUpper(), qPrintable(entry.name + u'|' + entry.words));
                QVERIFY2(entry.words.endsWith(u'.'), qPrintable(entry.name));
                QVERIFY2((*book)->find(entry.topic) != nullptr, qPrintable(entry.topic.key));
                QVERIFY(entry.sign.has_value() == entry.icon.isEmpty());
                QVERIFY2(entry.sign || QDir(":/resources/icons").exists(entry.icon + QStringLiteral(".svg")), qPrintable(entry.icon));
            }
            if (lang != Language::It)
                continue;
            MapSigns signs(*builtInBoard("fury-2e"), ThemeName::Dark, map);
            QList<QImage> pictures;
            for (const LegendEntry& entry : entriesOfSecond(map, lang))
                if (entry.sign) {
                    const QImage picture = signs.picture(*entry.sign, {104, 76}, 1).toImage();
                    QVERIFY2(!picture.isNull() && !pictures.contains(picture), qPrintable(entry.name));
                    pictures << picture;
                }
        }
    }

    /// Whatever this edition's maps show is explained on them, and what its tables draw as icons of powers, Tactics and times too.
    void legendHasEverySign()
    {
        QVERIFY(installLanguage(*QApplication::instance(), QStringLiteral("it")));
        for (const MapOf map : mapsOfAll) {
            QList<MapSign> signs;
            QStringList icons;
            for (const LegendEntry& entry : entriesOfSecond(map, Language::It)) {
                if (entry.sign)
                    signs << *entry.sign;
                icons << entry.icon;
            }
            for (const MapSign sign :
                 {MapSign::SmallCity, MapSign::LargeCity, MapSign::Castle, MapSign::Hospital, MapSign::Sea, MapSign::Road,
                  MapSign::SeaBorder, MapSign::LordGodalming, MapSign::DrSeward, MapSign::VanHelsing, MapSign::MinaHarker})
                QVERIFY(signs.contains(sign));
            QCOMPARE(signs.contains(MapSign::WhiteRailway), map != MapOf::Table); // the table's map has no room for them
            QVERIFY(!signs.contains(MapSign::YellowRailway));                     // the box has one kind of railway
            if (map == MapOf::Board)
                continue;
            for (const MapSign sign :
                 {MapSign::Acting, MapSign::Delayed, MapSign::Bats, MapSign::HeavenlyHost, MapSign::ConsecratedGround, MapSign::Storm,
                  MapSign::Roadblock, MapSign::Dracula, MapSign::Hideout, MapSign::Lair, MapSign::Trail, MapSign::Choice, MapSign::LitRoad})
                QVERIFY(signs.contains(sign));
            QCOMPARE(signs.contains(MapSign::Route), map == MapOf::Table);
            QCOMPARE(signs.contains(MapSign::Refused), map == MapOf::Dracula);
            for (const Power power : allPowers)
                QVERIFY(icons.contains(powerIcon(power)));
            for (std::size_t n = 0; n < draculaTacticCount; ++n)
                QVERIFY(icons.contains(tacticIcon(static_cast<DraculaTactic>(n))));
            for (std::size_t n = 0; n < timeIds.size(); ++n)
                QVERIFY(icons.contains(timeIcon(static_cast<TimeOfDay>(n))));
        }
    }

    /// From every map by its button and by F4; what a sign means leads into this edition's book.
    void legendIsOneTapAway()
    {
        Reading it("it");
        const auto asked = [&](const QString& where) {
            auto* button = it.w().find<QAbstractButton>("mapLegend");
            if (!it.w().click(button))
                return where + ": no button";
            auto* sheet = it.w().find<LegendSheet>("legend-sheet");
            if (sheet == nullptr)
                return where + ": no legend";
            it.closeSheet();
            QTest::keyClick(it.w().window.get(), Qt::Key_F4);
            it.w().settle();
            sheet = it.w().find<LegendSheet>("legend-sheet");
            if (sheet == nullptr)
                return where + ": no key";
            sheet->findChild<ChoiceButton*>("legend-topic-movement")->click();
            it.w().settle();
            const auto* book = it.w().find<BookSheet>({});
            if (book == nullptr || book->shown() != TopicId{"movement"})
                return where + ": no topic";
            it.closeSheet();
            it.closeSheet();
            return it.w().find<LegendSheet>("legend-sheet") == nullptr ? QString() : where + ": stays";
        };
        QVERIFY(it.w().click("new-game") && it.w().click("game-2"));
        QCOMPARE(asked("new game"), QString());
        QVERIFY(it.w().click("cancel"));
        QVERIFY(it.begin());
        QCOMPARE(asked("table"), QString());
        it.window().openCurtain();
        it.w().settle();
        QCOMPARE(asked("Dracula"), QString());
    }

    void legendFits_data() { eachLanguageCode(); }
    /// On the smallest phone nothing is cut, and every button is large enough.
    void legendFits()
    {
        QFETCH(QString, language);
        const test::WindowFixture fixture(qPrintable(language));
        QWidget window;
        window.resize(360, 640);
        window.show();
        for (const MapOf map : mapsOfAll) {
            const auto words = [map](Language shown) { return legendOf(map, legendWords(shown)); };
            LegendSheet sheet(fixture.window->settings(), map, *builtInBoard("fury-2e"), words, secondEditionBook, {}, &window);
            sheet.openSheet();
            test::WindowFixture::settle(1);
            auto* area = sheet.findChild<QScrollArea*>();
            for (const auto* label : area->findChildren<QLabel*>())
                QVERIFY2(label->minimumSizeHint().width() <= label->width(), qPrintable(label->text()));
            QVERIFY(area->widget()->minimumSizeHint().width() <= area->viewport()->width());
            for (const auto* button : area->findChildren<ChoiceButton*>())
                QVERIFY(button->width() >= 44 && button->height() >= 44 && !button->accessibleName().isEmpty());
        }
    }
};

} // namespace demeter::fury2e

using demeter::fury2e::TestSecondCards;
DEMETER_TEST(TestSecondCards)
#include "test_second_cards.moc"
