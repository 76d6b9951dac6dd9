// Wherever a card's name stands in the program it can be read there: by holding it, with the right button and with the key. What stands
// there is read off the painted words, as a player reads it, and off the state of the game; not off the names that the program goes by.
#pragma once

#include "app/book/card_book.h"
#include "app/desktop/book/book_sheet.h"
#include "app/desktop/book/card_sheet.h"
#include "app/desktop/dracula/confirm_sheet.h"
#include "app/desktop/dracula/secret_screen.h"
#include "app/desktop/kit/hold_to_read.h"
#include "app/desktop/kit/sheet.h"
#include "app/desktop/session/curtain.h"
#include "app/desktop/table/hunt_slider.h"
#include "app/desktop/table/question_sheet.h"
#include "tests/app/desktop/menu_click.h"
#include "tests/app/desktop/screen_tour.h"
#include "tests/app/desktop/text_spy.h"

#include <QAbstractItemView>
#include <QContextMenuEvent>
#include <QMap>
#include <QSet>

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

namespace demeter::test {

inline CardSheet* sheetIn(const QWidget* window)
{
    for (auto* sheet : window->findChildren<CardSheet*>())
        if (sheet->isVisible())
            return sheet;
    return nullptr;
}

inline bool sheetOffers(const CardSheet* sheet, const QString& id)
{
    if (sheet == nullptr)
        return false;
    if (sheet->shown() == id)
        return true;
    const auto buttons = sheet->findChildren<QAbstractButton*>(QStringLiteral("card-") + id);
    return std::ranges::any_of(buttons, [](const QAbstractButton* button) { return button->isVisibleTo(button->window()); });
}

inline bool isUnderASheet(const QWidget* window)
{
    return std::ranges::any_of(window->findChildren<Sheet*>(), [](const Sheet* sheet) { return sheet->isVisible(); });
}

/// A name of a card as it is painted, and where.
struct SeenName {
    QString id;
    QPointer<QWidget> widget; ///< what is replaced meanwhile is looked at the next time
    QPoint at;                ///< in the widget
};

/// Such as `TrailCard slot < TrailRow`: what it is, and in what it stands.
inline QString placeOf(const QWidget* widget)
{
    const auto nameOfClass = [](const QWidget* each) {
        return QString::fromLatin1(each->metaObject()->className()).section(QStringLiteral("::"), -1);
    };
    const QWidget* named = widget;
    if (const auto* list = qobject_cast<const QAbstractItemView*>(widget->parentWidget()); list != nullptr && list->viewport() == widget)
        named = list;
    // Those of a list of things have the thing's number or id behind their own name.
    static const QRegularExpression which(QStringLiteral("^(card|power|topic|kind|ruling|see|fetched)-.*$|-?[0-9]+$"));
    QString place = nameOfClass(named);
    if (!named->objectName().isEmpty())
        place += u' ' + QString(named->objectName()).replace(which, QStringLiteral("\\1"));
    for (const QWidget* each = named->parentWidget(); each != nullptr; each = each->parentWidget()) {
        const QString name = nameOfClass(each);
        if ((!name.startsWith(u'Q') || name == u"QuestionSheet") && name != u"SideScroll" && name != u"Veil" && name != u"Segmented")
            return place + QStringLiteral(" < ") + name;
    }
    return place;
}

/// Where the name of a card can stand.
struct CardPlaceOnScreen {
    const char* name;            ///< as `placeOf` has it
    const char* where;           ///< how to get there
    std::vector<CardKind> kinds; ///< what is found there in every language; of a place that only some have room for: none
};

/// What a game tells of its cards.
struct CardsOfGame {
    std::function<QStringList(const QString& words)> named; ///< ids of those that words name
    std::function<CardKind(const QString& id)> kind;
    std::function<std::size_t()> lines;   ///< of the record; 0 without a game
    std::function<QSet<QString>()> known; ///< that must be in sight now; empty: nobody can tell
};

/// Asks every screen that is shown to it, and keeps what was found where.
class CardReader {
public:
    CardReader(WindowFixture& fixture, CardsOfGame game)
        : w_(fixture), game_(std::move(game)), hold_(fixture.window->findChild<HoldToRead*>())
    {
        hold_->setHold(1);
        // The platform of the tests takes a list that drops down for another window.
        QObject::disconnect(w_.window->curtain(), nullptr, w_.window.get(), nullptr);
        // Most of what is asked for is only counted; a sheet is opened for the first card of each kind in each place.
        QObject::disconnect(hold_, &HoldToRead::asked, w_.window.get(), nullptr);
        QObject::connect(hold_, &HoldToRead::asked, w_.window.get(), [this](const QStringList& ids, QWidget* window) {
            asked_ = ids;
            if (opens_)
                w_.window->openCards(ids, window);
        });
    }

    void look(const QString& screen)
    {
        screen_ = screen;
        for (QWidget* window : QApplication::topLevelWidgets()) {
            if (!window->isVisible() || (window != w_.window.get() && window != w_.window->secondTable()))
                continue;
            for (const SeenName& name : namesIn(window))
                if (name.widget != nullptr && name.widget->isVisible())
                    readAt(window, name);
            if (window == w_.window.get() && !isUnderASheet(window))
                readKnown();
        }
    }

    /// What drops down goes when something in it is read.
    void readListOf(PickBox* box)
    {
        screen_ = QStringLiteral("a list that drops down");
        opens_ = true;
        QWidget* const window = w_.window.get();
        for (const int row : {1, 3})
            for (const bool held : {true, false}) {
                box->setFocus(Qt::TabFocusReason);
                box->showPopup();
                w_.settle();
                QAbstractItemView* list = box->view();
                const QModelIndex index = list->model()->index(row, 0);
                list->setCurrentIndex(index);
                list->scrollTo(index);
                const QStringList named = game_.named(index.data().toString());
                if (named.size() != 1)
                    fault(QStringLiteral("is no card"), box->objectName(), index.data().toString());
                if (held) {
                    const QPoint at = list->visualRect(index).center();
                    QTest::mousePress(list->viewport(), Qt::LeftButton, Qt::NoModifier, at);
                    (void)QTest::qWaitFor([&] { return !asked_.isEmpty(); }, 500);
                    QTest::mouseRelease(list->viewport(), Qt::LeftButton, Qt::NoModifier, at);
                } else {
                    QTest::keyClick(list, Qt::Key_F1, Qt::ShiftModifier);
                }
                if (QApplication::activePopupWidget() != nullptr)
                    fault(QStringLiteral("stays dropped down"), box->objectName(), {});
                found[QStringLiteral("list that drops down")] << named.value(0);
                check(window, held ? QStringLiteral("by holding it") : QStringLiteral("with the key"), box->objectName(), named.value(0));
            }
    }

    QMap<QString, QSet<QString>> found; ///< ids by place
    QStringList faults;

private:
    QString placeIn(const QWidget* window, const QWidget* widget) const
    {
        return window == w_.window->secondTable() ? QStringLiteral("second window") : placeOf(widget);
    }

    /// Those that have not been read there yet.
    QList<SeenName> namesIn(QWidget* window) const
    {
        QList<SeenName> seen;
        for (QWidget* widget : visibleWidgets(window)) {
            if (widget->window() != window || (widget->parentWidget() != nullptr && widget->parentWidget()->inherits("QGraphicsView")))
                continue; // the map names places, and nothing else
            if (qobject_cast<QLineEdit*>(widget) != nullptr)
                continue; // what is typed there is the player's own word
            const QRegion visible = widget->visibleRegion();
            const QLatin1String kind(widget->metaObject()->className());
            if (visible.isEmpty() || kind == QLatin1String("QFrame") || kind == QLatin1String("QScrollArea") ||
                kind == QLatin1String("QScrollBar") || kind == QLatin1String("QStackedWidget"))
                continue; // of which none has words of its own
            QString all;
            QList<std::pair<qsizetype, QPoint>> runs;
            for (const PaintedText& text : paintedTexts(widget)) {
                const QPoint at = text.box.center().toPoint();
                const QWidget* top = window->childAt(widget->mapTo(window, at));
                if (!visible.contains(at) || (top != widget && (top == nullptr || !top->isAncestorOf(widget))))
                    continue; // scrolled away, or under something else
                runs.emplaceBack(all.size(), at);
                all += text.text + u' ';
            }
            const QStringList named = game_.named(all);
            const QSet<QString> known = named.isEmpty() ? QSet<QString>() : found.value(placeIn(window, widget));
            for (const QString& id : named) {
                if (known.contains(id))
                    continue;
                QPoint at = runs.front().second; // the run in which the name begins
                for (const auto& [from, point] : runs)
                    if (game_.named(all.left(from)).contains(id))
                        break;
                    else
                        at = point;
                seen.push_back({id, widget, at});
            }
        }
        return seen;
    }

    void fault(const QString& what, const QString& where, const QString& id)
    {
        faults << QStringLiteral("%1: %2: %3 %4").arg(screen_, where, id, what);
    }

    void activate(QWidget* window)
    {
        if (QApplication::activeWindow() == window)
            return;
        window->activateWindow();
        w_.settle(0);
    }

    void close(QWidget* window)
    {
        while (CardSheet* sheet = sheetIn(window)) {
            for (auto* button : sheet->findChildren<ChoiceButton*>("close"))
                if (button->isVisible())
                    button->click();
            w_.settle(0);
        }
    }

    /// After it has been asked in one of the three ways.
    void check(QWidget* window, const QString& way, const QString& place, const QString& id)
    {
        if (!asked_.contains(id))
            fault(QStringLiteral("not ") + way, place, id);
        else if (opens_ && !sheetOffers(sheetIn(window), id))
            fault(QStringLiteral("not on the sheet ") + way, place, id);
        close(window);
        asked_.clear();
    }

    void readAt(QWidget* window, const SeenName& name)
    {
        const QString place = placeIn(window, name.widget);
        if (found.value(place).contains(name.id) || !name.widget->visibleRegion().contains(name.at))
            return; // the focus that goes through a list moves it
        QString painted;
        for (const PaintedText& text : paintedTexts(name.widget))
            painted += text.text + u' ';
        if (!game_.named(painted).contains(name.id))
            return; // a card that was read before it has other words said there
        const CardKind kind = game_.kind(name.id);
        opens_ = std::ranges::none_of(found.value(place), [&](const QString& id) { return game_.kind(id) == kind; });
        found[place] << name.id;
        const std::size_t lines = game_.lines();
        const QPointer<QWidget> widget = name.widget, before = QApplication::focusWidget();

        QTest::mousePress(widget, Qt::LeftButton, Qt::NoModifier, name.at);
        (void)QTest::qWaitFor([&] { return !asked_.isEmpty(); }, 2000); // a busy machine is slow
        if (widget != nullptr)
            QTest::mouseRelease(widget, Qt::LeftButton, Qt::NoModifier, name.at);
        check(window, QStringLiteral("by holding it"), place, name.id);

        if (widget != nullptr) {
            QContextMenuEvent menu(QContextMenuEvent::Mouse, name.at, widget->mapToGlobal(name.at));
            QCoreApplication::sendEvent(widget, &menu);
            check(window, QStringLiteral("with the right button"), place, name.id);
        }

        if (widget != nullptr && widget->visibleRegion().contains(name.at)) { // from there, or else from wherever the focus is
            if (auto* list = qobject_cast<QAbstractItemView*>(widget->parentWidget()); list != nullptr && list->viewport() == widget) {
                list->setFocus(Qt::TabFocusReason);
                list->setCurrentIndex(list->indexAt(name.at));
            } else if ((widget->focusPolicy() & Qt::TabFocus) != 0) {
                widget->setFocus(Qt::TabFocusReason);
            }
            activate(window);
            if (QApplication::focusWidget() == nullptr)
                window->setFocus();
            QTest::keyClick(window, Qt::Key_F1, Qt::ShiftModifier);
            check(window, QStringLiteral("with the key"), place, name.id);
        }
        if (game_.lines() != lines)
            fault(QStringLiteral("did something when it was read"), place, name.id);
        activate(window);
        if (before != nullptr && before->isVisible())
            before->setFocus(Qt::OtherFocusReason);
    }

    /// The cards that must be in sight by what the game is now, whatever words the screens put them in.
    void readKnown()
    {
        const QSet<QString> known = game_.known();
        if (known.isEmpty() || known == known_)
            return;
        known_ = known;
        opens_ = false;
        activate(w_.window.get());
        hold_->readSight();
        for (const QString& id : known)
            if (!asked_.contains(id))
                fault(QStringLiteral("is not in sight"), QStringLiteral("the whole of it"), id);
        asked_.clear();
    }

    WindowFixture& w_;
    CardsOfGame game_;
    HoldToRead* hold_;
    QString screen_;
    QStringList asked_;
    bool opens_ = false;
    QSet<QString> known_;
};

/// A game as its file has it; the table is shown.
inline void openGameOf(WindowFixture& w, const std::string& bytes)
{
    QFile file(w.folder.path() + QStringLiteral("/golden.demeter"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QByteArray::fromStdString(bytes)) > 0);
    file.close();
    w.openGame(file.fileName());
    QVERIFY(w.window->session().hasGame());
}

/// What the table knows, from its menu.
inline void readLog(WindowFixture& w, CardReader& reader, const QString& screen)
{
    QVERIFY(w.click("table-menu"));
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu != nullptr);
    test::clickAction(menu, menu->actions().front());
    w.settle();
    reader.look(screen);
    QVERIFY(w.click("close"));
}

/// Dracula's screen in the middle of a game: what it shows, the journal, and what is asked before something is taken back. With an ally of
/// his in play the table in a second window too: who sits before it reads there, and sees nothing of what is open here.
template <typename Game> void readSecret(WindowFixture& w, CardReader& reader, Game& game, std::size_t number, bool ally)
{
    const auto look = [&](const char* what) { reader.look(QStringLiteral("%1, action %2").arg(QLatin1String(what)).arg(number)); };
    w.openCurtain();
    look("Dracula's screen");
    if (w.window->secondTable() == nullptr && ally) {
        w.window->setSecondTable(true);
        w.settle();
        look("second window");
        w.window->setSecondTable(false);
        w.settle();
    }
    static_cast<SecretScreen*>(w.window->secretPage())->openHistory();
    w.settle();
    look("journal");
    w.press(Qt::Key_Left, Qt::AltModifier);
    const std::size_t cursor = game.record().cursor();
    if (w.click("undo") && isUnderASheet(w.window.get())) {
        look("taking back?");
        w.press(Qt::Key_Left, Qt::AltModifier);
    }
    if (game.record().cursor() != cursor)
        QVERIFY(game.redo());
    w.drawCurtain();
}

/// What the tours do not open: the map's list, the legend, a list that drops down, topics of the book.
template <typename Screen> void readRest(WindowFixture& w, CardReader& reader, std::initializer_list<const char*> topics)
{
    const auto back = [&] { w.press(Qt::Key_Left, Qt::AltModifier); };
    w.openCurtain();
    auto* screen = static_cast<Screen*>(w.window->secretPage());
    QVERIFY(screen != nullptr);
    screen->map()->setFocus();
    w.press(Qt::Key_Return);
    w.settle();
    reader.look("list of places");
    w.window->openLegend();
    w.settle();
    reader.look("legend");
    back();
    screen->openPutRight();
    w.settle();
    QVERIFY(w.click("kind-events"));
    auto* box = w.find<PickBox>("ally");
    QVERIFY(box != nullptr);
    reader.readListOf(box);
    back();
    screen->openBook();
    w.settle();
    auto* book = w.find<BookSheet>({});
    QVERIFY(book != nullptr);
    for (const char* topic : topics) {
        book->turnTo(TopicId{QString::fromLatin1(topic)});
        w.settle();
        reader.look(QStringLiteral("book, %1").arg(QLatin1String(topic)));
    }
    back();
    w.drawCurtain();
}

/// Two sheets of the table's, with words of that game; then the end of a game, and its hunt.
inline void readEnding(WindowFixture& w, CardReader& reader, const QString& words)
{
    auto* confirm = w.window->findChild<ConfirmSheet*>();
    QVERIFY(confirm != nullptr);
    confirm->ask({words,
                  {{QStringLiteral("eye"), words}},
                  QStringLiteral("-"),
                  QStringLiteral("-"),
                  QStringLiteral("undo"),
                  QStringLiteral("check")},
                 {});
    w.settle();
    reader.look("taking back?");
    confirm->dismiss();
    w.window->findChild<QAbstractButton*>("turn-more")->click(); // it is made when it is first asked for
    auto* question = w.window->findChild<QuestionSheet*>();
    QVERIFY(question != nullptr);
    question->read(words, words);
    w.settle();
    reader.look("question");
    question->dismiss();
    w.settle();
    reader.look("the end");
    QVERIFY(w.click("ending-reveal"));
    emit w.find<HoldButton>("reveal-agreed")->heldLong();
    w.settle();
    QVERIFY(w.click("ending-watch"));
    auto* slider = w.find<HuntSlider>("ending-slider");
    QVERIFY(slider != nullptr);
    for (int beat = slider->minimum(); beat <= slider->maximum(); beat += 3) {
        slider->setValue(beat);
        w.settle(0);
        reader.look(QStringLiteral("the hunt, beat %1").arg(beat));
    }
}

/// Each place has been come to, with every kind of card that it can show, and there is no other one.
inline void comparePlaces(const CardReader& reader, const std::vector<CardPlaceOnScreen>& every,
                          const std::function<CardKind(const QString& id)>& kindOf)
{
    QStringList isNew, missing;
    for (auto at = reader.found.cbegin(); at != reader.found.cend(); ++at)
        if (std::ranges::find(every, at.key(), [](const CardPlaceOnScreen& each) { return QLatin1String(each.name); }) == every.end())
            isNew << at.key() + QStringLiteral(": ") + at->values().join(u' ');
    QVERIFY2(isNew.isEmpty(), qPrintable(QStringLiteral("new places:\n") + isNew.join(u'\n')));
    for (const CardPlaceOnScreen& place : every) {
        const QSet<QString> ids = reader.found.value(QLatin1String(place.name));
        for (const CardKind kind : place.kinds)
            if (std::ranges::none_of(ids, [&](const QString& id) { return kindOf(id) == kind; }))
                missing << QStringLiteral("%1 (%2): %3").arg(QLatin1String(place.name), QLatin1String(place.where), cardKindWord(kind));
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
}

} // namespace demeter::test
