// What a card does, read by holding it, with the right button and with a key, wherever it stands.
#include "app/desktop/book/card_sheet.h"
#include "app/desktop/dracula/trail_card.h"
#include "app/desktop/kit/hold_to_read.h"
#include "app/desktop/table/table_card.h"
#include "app/fury3e/book/cards.h"
#include "app/fury3e/desktop/dracula/combat_board.h"
#include "app/fury3e/desktop/guide/turn_flow.h"
#include "app/fury3e/text/card_words.h"
#include "app/text/behind_number.h"
#include "tests/app/desktop/round_tour.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/support/rows.h"

#include <QAbstractItemView>
#include <QContextMenuEvent>
#include <QLabel>
#include <QRegularExpression>
#include <QSet>

#include <map>
#include <utility>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

CardSheet* openedSheet(WindowFixture& fixture)
{
    return fixture.find<CardSheet>("card-sheet");
}

void closeOpened(WindowFixture& fixture)
{
    if (CardSheet* sheet = openedSheet(fixture))
        for (auto* close : sheet->findChildren<ChoiceButton*>("close"))
            if (close->isVisible())
                fixture.click(close);
}

/// Shown first, or behind one of the sheet's buttons.
bool offers(const CardSheet* sheet, const QString& id)
{
    if (sheet == nullptr)
        return false;
    if (sheet->shown() == id)
        return true;
    const auto buttons = sheet->findChildren<QAbstractButton*>(QStringLiteral("card-") + id);
    return std::ranges::any_of(buttons, [](const QAbstractButton* button) { return button->isVisibleTo(button->window()); });
}

QString encounterId(WindowFixture& fixture, EncounterKind kind)
{
    return QString::fromStdString((*fixture.game().ruleset().cards)[kind].id);
}

/// Held, with the right button, and with the key: each time it is read, and nothing has been done.
void canBeRead(WindowFixture& fixture, QWidget* widget, const QString& id, QPoint at = {-1, -1}, bool held = true)
{
    QVERIFY2(widget != nullptr, qPrintable(id));
    if (at.x() < 0)
        at = widget->rect().center();
    const auto lines = fixture.game().record().lines();
    if (held) {
        QTest::mousePress(widget, Qt::LeftButton, Qt::NoModifier, at);
        QTRY_VERIFY2_WITH_TIMEOUT(offers(openedSheet(fixture), id), qPrintable(id), 20 * HoldToRead::holdMilliseconds);
        QTest::mouseRelease(widget, Qt::LeftButton, Qt::NoModifier, at);
        fixture.settle();
        QVERIFY2(offers(openedSheet(fixture), id), qPrintable(id)); // the finger going did not close it
        QCOMPARE(fixture.game().record().lines(), lines);
        closeOpened(fixture);
        QVERIFY(openedSheet(fixture) == nullptr);
    }

    QContextMenuEvent menu(QContextMenuEvent::Mouse, at, widget->mapToGlobal(at));
    QCoreApplication::sendEvent(widget, &menu);
    fixture.settle();
    QVERIFY2(offers(openedSheet(fixture), id), qPrintable(id));
    closeOpened(fixture);

    widget->setFocus(Qt::TabFocusReason);
    QTest::keyClick(fixture.window.get(), Qt::Key_F1, Qt::ShiftModifier);
    fixture.settle();
    QVERIFY2(offers(openedSheet(fixture), id), qPrintable(id));
    closeOpened(fixture);
    QCOMPARE(fixture.game().record().lines(), lines);
}

/// The game after two rounds of Dracula's: cards on the trail, in the hand, and a card to place.
void playToEncounter(WindowFixture& fixture)
{
    QVERIFY(beginShown(*fixture.window, {"london", "madrid", "zurich", "prague"}, false));
    auto& game = fixture.game();
    QVERIFY(game.submit(ChooseStart{fixture.place("szeged")}));
    for (const char* id : {"budapest", "vienna"}) {
        QVERIFY(game.submit(Slide{}));
        QVERIFY(game.submit(Play{fixture.place(id), {}, std::nullopt}));
        QCOMPARE(game.state().step, Step::PlaceEncounter);
        if (QLatin1String(id) == QLatin1String("budapest")) {
            QVERIFY(game.submit(fury3e::PlaceEncounter{game.state().encounterHand.front()}));
            if (game.state().step == Step::PlaceRumor)
                QVERIFY(game.submit(EndPhase{}));
        }
    }
    fixture.screen()->refresh();
    fixture.settle();
}

} // namespace

class TestCardSheet : public QObject {
    Q_OBJECT

private slots:
    void everyCardHasASheet_data()
    {
        QTest::addColumn<QString>("language");
        for (const auto code : languageCodes)
            QTest::newRow(code.data()) << QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
    }
    /// With every part of its page, its figures, its topics, and a name by which it is found.
    void everyCardHasASheet()
    {
        QFETCH(QString, language);
        WindowFixture fixture(qPrintable(language));
        QVERIFY(fixture.newGame());
        const auto book = builtInCards(fixture.window->settings().language());
        QVERIFY(book.has_value());
        QCOMPARE((*book)->cards().size(), std::size_t{94});
        const CardNames names = cardNames(**book, *fixture.game().ruleset().cards, fixture.game().sentences());
        QStringList known;
        for (const CardPage& page : (*book)->cards()) {
            const QString name = names.name(page.id);
            QVERIFY2(!name.isEmpty(), qPrintable(page.id));
            QCOMPARE(names.in(QStringLiteral("(%1): ×2").arg(name)).size(), 1);
            // Two cards can have one name, as Escape of the hunters and a word of Dracula's have in no language.
            if (!known.contains(name))
                QCOMPARE(names.in(QStringLiteral("(%1): ×2").arg(name)).front(), page.id);
            known << name;
            fixture.screen()->openCards({page.id});
            CardSheet* sheet = openedSheet(fixture);
            QVERIFY2(sheet != nullptr && sheet->shown() == page.id, qPrintable(page.id));
            QStringList said;
            for (const auto* label : sheet->findChildren<QLabel*>())
                said << label->text();
            const QString all = said.join(u'\n');
            QVERIFY2(!all.contains(u'{'), qPrintable(all));
            QVERIFY2(all.contains(name), qPrintable(all));
            for (const auto& [part, text] : page.parts) {
                QVERIFY2(all.contains(cardPartWord(part, page.kind)), qPrintable(page.id));
                QVERIFY2(all.contains(besideNumbers(withFigures(text, cardFigures(*fixture.game().ruleset().cards, page.id)))),
                         qPrintable(page.id));
            }
            for (const TopicId& topic : page.topics)
                QVERIFY2(sheet->findChild<QAbstractButton*>(QStringLiteral("topic-") + topic.key) != nullptr, qPrintable(topic.key));
        }
    }

    /// A button beside each choice of a card says the same, and chooses nothing.
    void isReadBesideAChoice()
    {
        WindowFixture fixture("es");
        playToEncounter(fixture);
        const auto lines = fixture.game().record().lines();
        for (ChoiceButton* choice : fixture.guide()->shownChoices()) {
            QVERIFY(choice->hasMoreButton());
            ChoiceButton* more = choice->moreButton();
            QVERIFY(more->width() >= 44 && more->height() >= 44 && choice->rect().contains(more->geometry()));
            const QString id = more->objectName().sliced(int(qstrlen("read-")));
            QVERIFY2(more->accessibleName().endsWith(choice->text()), qPrintable(more->accessibleName()));
            QVERIFY(fixture.click(more));
            QVERIFY(openedSheet(fixture) != nullptr);
            QCOMPARE(openedSheet(fixture)->shown(), id);
            closeOpened(fixture);
        }
        QCOMPARE(fixture.game().record().lines(), lines);
    }

    void isReadOnDraculasScreen_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* code : {"es", "ru"})
            QTest::newRow(code) << QString::fromLatin1(code);
    }
    /// In the hand, among the choices, on the trail, and in the journal.
    void isReadOnDraculasScreen()
    {
        QFETCH(QString, language);
        WindowFixture fixture(qPrintable(language));
        playToEncounter(fixture);
        const auto kind = fixture.state().encounterHand.front();
        const QString name = fixture.game().sentences().encounter(kind), id = encounterId(fixture, kind);
        QWidget* inHand = nullptr;
        for (auto* card : fixture.window->findChildren<QAbstractButton*>("hand-card"))
            if (card->isVisible() && card->accessibleName().startsWith(name))
                inHand = card;
        if (inHand != nullptr)
            canBeRead(fixture, inHand, id);
        QWidget* choice = nullptr;
        for (ChoiceButton* each : fixture.guide()->shownChoices())
            if (each->text() == name)
                choice = each;
        canBeRead(fixture, choice, id);

        const auto& onTrail = fixture.state().trail[1];
        QVERIFY(onTrail.has_value() && !onTrail->encounters.empty());
        TrailCard* slot = nullptr;
        for (auto* card : fixture.window->findChildren<TrailCard*>())
            if (card->isVisible() && !card->face().encounters.isEmpty() && slot == nullptr)
                slot = card;
        canBeRead(fixture, slot, encounterId(fixture, onTrail->encounters.front().kind));

        fixture.screen()->openHistory();
        fixture.settle();
        QAbstractItemView* journal = nullptr;
        QModelIndex row;
        const QString placed = fixture.game().sentences().encounter(onTrail->encounters.front().kind);
        for (auto* list : fixture.window->findChildren<QAbstractItemView*>())
            for (int n = 0; list->isVisible() && n < list->model()->rowCount(); ++n)
                if (list->model()->index(n, 0).data().toString().contains(placed)) {
                    journal = list;
                    row = list->model()->index(n, 0);
                }
        QVERIFY(journal != nullptr);
        journal->setCurrentIndex(row);
        journal->scrollTo(row);
        canBeRead(fixture, journal->viewport(), encounterId(fixture, onTrail->encounters.front().kind), journal->visualRect(row).center());
    }

    /// Whatever the guide offers and the combat shows, through a whole round: each card the first time that it comes up.
    void isReadThroughARound()
    {
        WindowFixture fixture("es");
        QSet<QString> read;
        std::map<int, bool> held;
        QString fault;
        walkRound(
            *fixture.window,
            [&](const QString& screen) {
                const auto book = builtInCards(Language::Es);
                const CardNames names = cardNames(**book, *fixture.game().ruleset().cards, fixture.game().sentences());
                QList<QWidget*> shown;
                for (ChoiceButton* choice : fixture.guide()->shownChoices())
                    if (choice->isEnabled())
                        shown << choice;
                if (auto* board = fixture.screen()->findChild<CombatBoard*>(); board != nullptr && board->isVisible())
                    shown << board;
                for (QWidget* each : shown) {
                    QString words = each->accessibleName() + u'\n' + each->accessibleDescription();
                    if (const auto* button = qobject_cast<QAbstractButton*>(each))
                        words.prepend(button->text() + u'\n');
                    for (const QString& id : names.in(words))
                        if (!read.contains(id)) {
                            read << id;
                            // Held too, the first of every kind: that takes its time.
                            const auto kind = static_cast<int>((*book)->find(id)->kind);
                            canBeRead(fixture, each, id, {-1, -1}, !std::exchange(held[kind], true));
                            QVERIFY2(!QTest::currentTestFailed(), qPrintable(screen));
                        }
                }
            },
            fault);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
        // Of every kind that a round has: combat cards of both sides, Event cards, Encounter cards, Powers.
        const auto book = builtInCards(Language::Es);
        QSet<int> kinds;
        for (const QString& id : read)
            kinds << static_cast<int>((*book)->find(id)->kind);
        for (const CardKind kind : {CardKind::Encounter, CardKind::DraculaCombat, CardKind::DraculaEvent, CardKind::HunterCombat,
                                    CardKind::Item, CardKind::Hunter})
            QVERIFY2(kinds.contains(static_cast<int>(kind)), qPrintable(cardKindWord(kind)));
    }

    /// From the menu all that is in sight, one after the other.
    void isReadFromTheMenu()
    {
        WindowFixture fixture("ru");
        playToEncounter(fixture);
        emit fixture.screen()->cardsAsked();
        fixture.settle();
        for (const EncounterKind kind : fixture.state().encounterHand)
            QVERIFY(offers(openedSheet(fixture), encounterId(fixture, kind)));
        QWidget* other = nullptr;
        for (auto* button : openedSheet(fixture)->findChildren<ChoiceButton*>())
            if (button->objectName().startsWith(QStringLiteral("card-")) && other == nullptr)
                other = button;
        QVERIFY(other != nullptr);
        const QString id = other->objectName().mid(5);
        static_cast<ChoiceButton*>(other)->click();
        fixture.settle();
        QCOMPARE(openedSheet(fixture)->shown(), id);
    }

    /// The sheet's own button is the choice; what decides stands first.
    void isChosenFromItsSheet()
    {
        WindowFixture fixture("pl");
        playToEncounter(fixture);
        const auto kind = fixture.state().encounterHand.front();
        fixture.screen()->openCards({encounterId(fixture, kind)});
        fixture.settle();
        QVERIFY(fixture.find<QWidget>("card-first") != nullptr);
        for (const auto* label : openedSheet(fixture)->findChildren<QLabel*>()) // no line ends between a number and its word
            QVERIFY2(!label->text().contains(QRegularExpression(QStringLiteral("\\d \\p{L}"))), qPrintable(label->text()));
        QVERIFY(fixture.click("card-choose"));
        QVERIFY(openedSheet(fixture) == nullptr);
        QVERIFY(fixture.state().trail[0].has_value());
        QCOMPARE(fixture.state().trail[0]->encounters.size(), std::size_t{1});
        QCOMPARE(fixture.state().trail[0]->encounters.front().kind, kind);
    }

    /// A choice says what the card does to a hunter who comes there; in a lair nothing else, for nothing matures there.
    void choicesNameWhatDecides()
    {
        WindowFixture fixture("en");
        playToEncounter(fixture);
        const Catalogue& cards = *fixture.game().ruleset().cards;
        for (const ChoiceButton* choice : fixture.guide()->shownChoices())
            for (const EncounterKind kind : fixture.state().encounterHand)
                if (choice->text() == fixture.game().sentences().encounter(kind))
                    QVERIFY2(choice->secondLine().startsWith(encounterWords(cards, kind)), qPrintable(choice->secondLine()));
        const auto words = [&](const char* id) { return encounterWords(cards, cards.find(id).value()); };
        QCOMPARE(words("rats"), QStringLiteral("2 damage"));
        QCOMPARE(words("hoax"), QStringLiteral("only in a search: delayed"));
        QVERIFY(words("aristocratic-vampire").startsWith(QStringLiteral("only in a search")));
        SubQuestion lair;
        lair.what = SubQuestion::What::LairEncounter;
        const Question asked = TurnFlow(fixture.game().ruleset(), fixture.state(), fixture.game().sentences()).question(lair);
        QVERIFY(!asked.choices.empty());
        for (const Choice& choice : asked.choices)
            QCOMPARE(choice.second, encounterWords(cards, choice.card.value()));
    }

    /// A topic opens the book above it, and the card is there again when that is closed.
    void opensItsTopics()
    {
        WindowFixture fixture("it");
        QVERIFY(fixture.newGame());
        fixture.screen()->openCards({QStringLiteral("wolves")});
        fixture.settle();
        QVERIFY(fixture.click("topic-ambush"));
        QVERIFY(fixture.find<QLabel>("topic-title") != nullptr);
        QTest::keyClick(fixture.find<QWidget>("book-page"), Qt::Key_Backspace);
        fixture.settle();
        QVERIFY(fixture.find<QLabel>("topic-title") == nullptr);
        QCOMPARE(openedSheet(fixture)->shown(), QStringLiteral("wolves"));
    }

    /// On the table: what was said, what lies open; no button chooses, and nothing of a hand is told.
    void isReadOnTheTable()
    {
        WindowFixture fixture("pl");
        playToEncounter(fixture);
        auto& game = fixture.game();
        QVERIFY(game.submit(fury3e::PlaceEncounter{game.state().encounterHand.front()}));
        if (game.state().step == Step::PlaceRumor)
            QVERIFY(game.submit(EndPhase{}));
        QVERIFY(game.submit(Slide{}));
        QVERIFY(game.submit(Play{std::nullopt, Power::DarkCall, std::nullopt}));
        fixture.settle();
        fixture.window->drawCurtain();
        fixture.settle();
        const QString name = game.sentences().power(Power::DarkCall);
        QWidget* tile = nullptr;
        for (auto* each : fixture.table()->findChildren<QWidget*>())
            if (each->isVisible() && each->accessibleName().contains(name) && each->findChildren<QWidget*>().isEmpty())
                tile = each;
        canBeRead(fixture, tile, QStringLiteral("dark-call"));
        // A face is there for nothing else, so that a tap is enough; a back tells in words what lies there.
        for (auto* card : fixture.table()->findChildren<TableCard*>()) {
            QTest::mouseClick(card, Qt::LeftButton);
            fixture.settle();
            QCOMPARE(openedSheet(fixture) != nullptr, card == tile);
            closeOpened(fixture);
        }
        fixture.window->openCards({QStringLiteral("wolves")});
        fixture.settle();
        QVERIFY(openedSheet(fixture) != nullptr);
        QVERIFY(fixture.find<QWidget>("card-choose") == nullptr && fixture.find<QWidget>("card-first") == nullptr);
        // With the curtain it is gone.
        fixture.window->openCurtain();
        fixture.settle();
        QVERIFY(openedSheet(fixture) == nullptr);
    }

    /// What was held is not pressed; what was only touched is.
    void aTapIsStillATap()
    {
        WindowFixture fixture("en");
        playToEncounter(fixture);
        const auto lines = fixture.game().record().lines();
        ChoiceButton* choice = fixture.guide()->shownChoices().front();
        QTest::mousePress(choice, Qt::LeftButton);
        QTest::qWait(HoldToRead::holdMilliseconds / 5);
        QTest::mouseRelease(choice, Qt::LeftButton);
        fixture.settle();
        QVERIFY(openedSheet(fixture) == nullptr);
        QVERIFY(fixture.game().record().lines() > lines);
    }

    void findsNamesInText_data()
    {
        Rows<QString, QStringList> row;
        row("in its order", "Dark Call, then Wolves", QStringList{"dark-call", "wolves"});
        row("once", "Wolves, Wolves", QStringList{"wolves"});
        row("a word of another kind", "Nothing to hide, no escape", QStringList{});
        row("part of a word", "Werewolves, Batsman", QStringList{});
        row("the longer name", "Escape as Bat", QStringList{"escape-as-bat"});
        row("several words, whatever their capitals", "a wolf form", QStringList{"wolf-form"});
        row("spaces that keep together", QStringLiteral("Holy\u00A0Circle\nlies there"), QStringList{"holy-circle"});
    }
    void findsNamesInText()
    {
        const auto [text, ids] = rowOf<QString, QStringList>();
        WindowFixture fixture("en");
        QVERIFY(fixture.newGame());
        const auto book = builtInCards(Language::En);
        QCOMPARE(cardNames(**book, *fixture.game().ruleset().cards, fixture.game().sentences()).in(text), ids);
    }
};

DEMETER_TEST(TestCardSheet)
#include "test_card_sheet.moc"
