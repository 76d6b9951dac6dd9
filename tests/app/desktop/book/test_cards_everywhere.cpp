// Wherever a card's name stands in the program it can be read there: by holding it, with the right button and with the key. What stands
// there is read off the painted words, as a player reads it, and off the state of the game; not off the names that the program goes by.
#include "app/book/third_edition_cards.h"
#include "app/desktop/book/book_sheet.h"
#include "app/desktop/book/card_sheet.h"
#include "app/desktop/dracula/confirm_sheet.h"
#include "app/desktop/kit/hold_to_read.h"
#include "app/desktop/kit/sheet.h"
#include "app/desktop/session/curtain.h"
#include "app/desktop/table/hunt_slider.h"
#include "app/desktop/table/question_sheet.h"
#include "core/fury3e/text/action_text.h"
#include "tests/app/desktop/screen_tour.h"
#include "tests/app/desktop/text_spy.h"
#include "tests/support/golden_games.h"
#include "tests/support/memory_device.h"

#include <QAbstractItemView>
#include <QContextMenuEvent>
#include <QMap>
#include <QSet>

#include <memory>
#include <set>
#include <string>
#include <variant>
#include <vector>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

CardSheet* sheetIn(const QWidget* window)
{
    for (auto* sheet : window->findChildren<CardSheet*>())
        if (sheet->isVisible())
            return sheet;
    return nullptr;
}

bool sheetOffers(const CardSheet* sheet, const QString& id)
{
    if (sheet == nullptr)
        return false;
    if (sheet->shown() == id)
        return true;
    const auto buttons = sheet->findChildren<QAbstractButton*>(QStringLiteral("card-") + id);
    return std::ranges::any_of(buttons, [](const QAbstractButton* button) { return button->isVisibleTo(button->window()); });
}

bool isUnderASheet(const QWidget* window)
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
QString placeOf(const QWidget* widget)
{
    const auto nameOfClass = [](const QWidget* each) {
        return QString::fromLatin1(each->metaObject()->className()).remove(QStringLiteral("demeter::"));
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
struct Place {
    const char* name;            ///< as `placeOf` has it
    const char* where;           ///< how to get there
    std::vector<CardKind> kinds; ///< what is found there in every language; of a place that only some have room for: none
};

using Kind = CardKind;
const std::vector<Place> everyPlace{
    {"CardButton choice < TurnGuide",
     "Dracula's turn guide, the card that he plays in a combat",
     {Kind::DraculaAbility, Kind::DraculaCombat}},
    {"ChoiceButton answer-card < TurnPanel", "the table's turn, a hunter's card in a combat", {Kind::HunterCombat, Kind::Item}},
    {"ChoiceButton answer-encounter < TurnPanel", "the table's turn, what averts an Encounter card", {Kind::HunterEvent, Kind::Item}},
    {"ChoiceButton bat < PutRightPanel", "putting right, a hideout", {}},
    {"ChoiceButton card < HunterCardsPanel",
     "the hunters play a card, on Dracula's screen and at the table",
     {Kind::DraculaCombat, Kind::HunterEvent, Kind::Power}},
    {"ChoiceButton choice < TurnGuide",
     "Dracula's turn guide, whatever is asked",
     {Kind::Encounter, Kind::DraculaCombat, Kind::DraculaEvent, Kind::HunterEvent, Kind::HunterCombat, Kind::Item, Kind::Power,
      Kind::Hunter}},
    {"ChoiceButton hunter < NewGameScreen", "new game, where the hunters begin", {Kind::Hunter}},
    {"ChoiceButton hunter < PutRightPanel", "putting right, a hunter", {Kind::Hunter}},
    {"ChoiceButton kind < PutRightPanel", "putting right, the bond of Hide", {}},
    {"ChoiceButton power < PutRightPanel", "putting right, a hideout", {Kind::Power}},
    {"ChoiceButton see < TopicPage", "the book, see also", {Kind::DraculaCombat}},
    {"ChoiceButton token < PutRightPanel", "putting right, tokens", {Kind::HunterEvent, Kind::Item}},
    {"ChoiceButton token-remove < TableEntryPanel", "what happened at the table, tokens", {Kind::Item}},
    {"ChoiceButton turn-wreath < TurnPanel", "the table's turn, before a combat", {Kind::Item}},
    {"CombatBoard < DraculaScreen", "Dracula's screen in a combat", {Kind::Encounter, Kind::DraculaCombat, Kind::Hunter}},
    {"CombatStage combat-stage < TableScreen",
     "the table in a combat",
     {Kind::Encounter, Kind::DraculaCombat, Kind::HunterCombat, Kind::Item, Kind::Hunter}},
    {"CountsRow < TableSide", "the table, allies beside Dracula's numbers", {}},
    {"EndingStage ending < TableScreen", "the table after the game, beat by beat", {Kind::Hunter}},
    {"HandPanel < DraculaScreen", "Dracula's hand, Event cards and allies", {Kind::DraculaEvent, Kind::HunterEvent}},
    {"HeaderBar < DraculaScreen", "the header of Dracula's screen, allies where there is room", {}},
    {"PickBox ally < PutRightPanel", "putting right, Event cards", {Kind::DraculaEvent}},
    {"PickBox hand < PutRightPanel", "putting right, Event cards", {Kind::DraculaEvent}},
    {"PickBox hunter-ally < PutRightPanel", "putting right, Event cards", {Kind::HunterEvent}},
    {"QAbstractButton hand-card < HandPanel", "Dracula's hand", {Kind::Encounter}},
    {"QAbstractButton ruling < RulingsSheet", "new game, readings of the rules", {}},
    {"QAbstractButton token-kind < TableEntryPanel", "what happened at the table, tokens", {Kind::HunterEvent, Kind::Item}},
    {"QLabel < ConfirmSheet", "the table, before something is taken back", {Kind::Encounter}},
    {"QLabel < CountsSheet", "new game, counts of the cards, before there is a game", {Kind::Encounter, Kind::DraculaEvent}},
    {"QLabel < HunterCardsPanel", "a hunters' card, what it asks", {Kind::HunterEvent}},
    {"QLabel < PutRightPanel", "putting right, what it comes to", {Kind::Power}},
    {"QLabel < RulingsSheet", "new game, readings of the rules", {Kind::Power}},
    {"QLabel < TableEntryPanel", "what happened at the table, hunters", {Kind::Hunter}},
    {"QLabel < TableLogSheet", "what the table knows", {Kind::Encounter, Kind::DraculaEvent, Kind::HunterEvent, Kind::Power, Kind::Hunter}},
    {"QLabel < TopicPage", "the book, a topic", {Kind::Power}},
    {"QLabel < TurnGuide",
     "Dracula's turn guide, notes and news",
     {Kind::Encounter, Kind::DraculaCombat, Kind::DraculaEvent, Kind::Item, Kind::Hunter}},
    {"QLabel announcement < TableScreen",
     "the table, what is announced",
     {Kind::Encounter, Kind::DraculaCombat, Kind::DraculaEvent, Kind::HunterEvent, Kind::HunterCombat, Kind::Item, Kind::Power,
      Kind::Hunter}},
    {"QLabel coach-words < CoachPanel", "the first round, what the coach says", {Kind::Hunter}},
    {"QLabel legend-name < LegendSheet", "the legend of the map", {Kind::Hunter}},
    {"QLabel question < NewGameScreen", "new game, what is asked", {Kind::Hunter}},
    {"QLabel question < TurnGuide",
     "Dracula's turn guide, what is asked",
     {Kind::Encounter, Kind::DraculaCombat, Kind::DraculaEvent, Kind::HunterEvent, Kind::Power, Kind::Hunter}},
    {"QLabel < QuestionSheet", "the table's turn, its title above a long question", {Kind::Encounter}},
    {"QLabel question-words < QuestionSheet", "the table's turn, a question too long for its place", {Kind::Encounter}},
    {"QLabel summary < NewGameScreen", "new game, what is chosen", {Kind::Hunter}},
    {"QLabel table-facts < TableSide", "the table, what is known of Dracula", {Kind::DraculaEvent, Kind::HunterEvent}},
    {"QLabel topic < TopicPage", "the book, the title of a topic", {Kind::Power}},
    {"QLabel turn-line < TurnPanel", "the table's turn, what is asked", {Kind::DraculaCombat, Kind::Item, Kind::Hunter}},
    {"QLabel turn-title < TurnPanel",
     "the table's turn, what is asked",
     {Kind::Encounter, Kind::DraculaEvent, Kind::HunterEvent, Kind::Hunter}},
    {"QListView entries < HistoryPanel", "the journal", {Kind::Encounter, Kind::Item}},
    {"QListWidget book-topics < BookSheet", "the book, topics", {Kind::Power}},
    {"TableCard < TableScreen", "trail and lairs on the table", {Kind::Encounter, Kind::Power}},
    {"TrailCard lair < TrailRow", "Dracula's lairs", {Kind::Encounter}},
    {"TrailCard slot < TrailRow", "Dracula's trail", {Kind::Encounter, Kind::Power}},
    {"list that drops down", "putting right, Event cards", {Kind::DraculaEvent}},
    {"second window", "the table in a second window, while Dracula's screen is open", {Kind::DraculaEvent}},
};

/// Asks every screen that is shown to it, and keeps what was found where.
class Reader {
public:
    explicit Reader(WindowFixture& fixture) : w_(fixture), hold_(fixture.window->findChild<HoldToRead*>())
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
            if (window == w_.window.get() && w_.game().hasGame() && !isUnderASheet(window))
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
                const QStringList named = ids(index.data().toString());
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
    const CardBook& book() const { return **builtInCards(w_.window->settings().language()); }

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
            const QStringList named = ids(all);
            const QSet<QString> known = named.isEmpty() ? QSet<QString>() : found.value(placeIn(window, widget));
            for (const QString& id : named) {
                if (known.contains(id))
                    continue;
                QPoint at = runs.front().second; // the run in which the name begins
                for (const auto& [from, point] : runs)
                    if (ids(all.left(from)).contains(id))
                        break;
                    else
                        at = point;
                seen.push_back({id, widget, at});
            }
        }
        return seen;
    }

    QStringList ids(const QString& words) const
    {
        if (names_ == nullptr) {
            const auto cards = builtInCatalogue();
            names_ = std::make_unique<CardNames>(
                cardNames(book(), *cards, Sentences(*builtInBoard("fury-3e"), cards, w_.window->settings().language())));
        }
        return names_->in(words);
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
        const CardKind kind = book().find(name.id)->kind;
        opens_ = std::ranges::none_of(found.value(place), [&](const QString& id) { return book().find(id)->kind == kind; });
        found[place] << name.id;
        const std::size_t lines = w_.game().hasGame() ? w_.game().record().lines() : 0;
        const QPointer<QWidget> widget = name.widget, before = QApplication::focusWidget();

        QTest::mousePress(widget, Qt::LeftButton, Qt::NoModifier, name.at);
        (void)QTest::qWaitFor([&] { return !asked_.isEmpty(); }, 500);
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
        if (w_.game().hasGame() && w_.game().record().lines() != lines)
            fault(QStringLiteral("did something when it was read"), place, name.id);
        activate(window);
        if (before != nullptr && before->isVisible())
            before->setFocus(Qt::OtherFocusReason);
    }

    /// The cards that must be in sight by what the game is now, whatever words the screens put them in.
    void readKnown()
    {
        QSet<QString> known;
        const Catalogue& cards = *w_.game().ruleset().cards;
        const auto add = [&](std::string_view id) { known << QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())); };
        const auto event = [&](const std::optional<DraculaEvent>& one) {
            if (one)
                add(draculaEventIds[static_cast<std::size_t>(*one)]);
        };
        const auto power = [&](const PowerSet& powers) {
            for (const Power each : allPowers)
                if (powers.contains(each))
                    add(powerIds[static_cast<std::size_t>(each)]);
        };
        if (w_.screen() != nullptr) {
            const GameState& state = w_.state();
            if (state.combat)
                return; // the board lies over part of it
            for (const EncounterKind kind : state.encounterHand)
                add(cards[kind].id);
            for (const DraculaEvent each : state.eventHand)
                event(each);
            event(state.ally);
            if (state.hunterAlly)
                add(hunterEventIds[static_cast<std::size_t>(*state.hunterAlly)]);
            const auto hideout = [&](const std::optional<Hideout>& lies) {
                if (!lies)
                    return;
                power(lies->powers);
                for (const PlacedEncounter& card : lies->encounters)
                    add(cards[card.kind].id);
            };
            std::ranges::for_each(state.trail, hideout);
            std::ranges::for_each(state.lairs, hideout);
        } else if (w_.table() != nullptr && w_.table()->isVisible()) {
            const PublicView& view = w_.game().publicLog().back().view;
            if (view.combat || view.winner != Winner::None)
                return;
            event(view.ally);
            if (view.hunterAlly)
                add(hunterEventIds[static_cast<std::size_t>(*view.hunterAlly)]);
            const auto hideout = [&](const std::optional<PublicHideout>& lies) {
                if (!lies)
                    return;
                power(lies->powers);
                for (const OpenEncounter& card : lies->encounters)
                    add(cards[card.kind].id);
            };
            std::ranges::for_each(view.trail, hideout);
            std::ranges::for_each(view.lairs, hideout);
        }
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
    HoldToRead* hold_;
    QString screen_;
    QStringList asked_;
    bool opens_ = false;
    QSet<QString> known_;
    mutable std::unique_ptr<CardNames> names_;
};

/// Opens a golden game before its first action; the table is shown.
void openGolden(WindowFixture& w, const char* name)
{
    auto bytes = std::make_shared<std::string>();
    begunGoldenGame(name, std::make_unique<MemoryDevice>(bytes));
    QFile file(w.folder.path() + "/golden.demeter");
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes->data(), static_cast<qint64>(bytes->size()));
    file.close();
    w.window->openGame(file.fileName());
    w.settle();
    QVERIFY(w.game().hasGame());
}

/// What of cards the table knows at this moment, each with what it does there: when one is new the table is looked at.
std::vector<std::string> knownToTheTable(WindowFixture& w)
{
    std::vector<std::string> known;
    const auto add = [&](const char* where, const auto& ids, auto card) {
        known.push_back(where + std::string(ids[static_cast<std::size_t>(card)]));
    };
    const PublicStep& step = w.game().publicLog().back();
    const PublicView& view = step.view;
    const Catalogue& cards = *w.game().ruleset().cards;
    const auto hideout = [&](const std::optional<PublicHideout>& lies) {
        for (const Power power : allPowers)
            if (lies && lies->powers.contains(power))
                add("lies ", powerIds, power);
        if (lies)
            for (const OpenEncounter& card : lies->encounters)
                known.push_back("lies " + cards[card.kind].id);
    };
    std::ranges::for_each(view.trail, hideout);
    std::ranges::for_each(view.lairs, hideout);
    if (view.ally)
        add("ally ", draculaEventIds, *view.ally);
    if (view.hunterAlly)
        add("ally ", hunterEventIds, *view.hunterAlly);
    for (const EncounterKind kind : view.beforeDracula)
        known.push_back("before " + cards[kind].id);
    for (const Happening& said : step.said)
        for (const auto& argument : said.arguments)
            if (const auto* kind = std::get_if<EncounterKind>(&argument))
                known.push_back("said " + std::to_string(static_cast<int>(said.what)) + cards[*kind].id);
            else if (const auto* event = std::get_if<DraculaEvent>(&argument))
                add("said ", draculaEventIds, *event);
            else if (const auto* played = std::get_if<HunterEvent>(&argument))
                add("said ", hunterEventIds, *played);
            else if (const auto* card = std::get_if<HunterCard>(&argument))
                add("said ", hunterCardIds, *card);
            else if (const auto* combat = std::get_if<CombatCard>(&argument))
                add("said ", combatCardIds, *combat);
    if (!w.state().due.empty())
        known.push_back("due " + std::to_string(static_cast<int>(w.state().due.back().what)));
    return known;
}

void tourOfTheTable(WindowFixture& w, Reader& reader)
{
    openGolden(w, "influence");
    const auto actions = goldenActions("influence");
    const auto look = [&](const char* what, std::size_t n) {
        reader.look(QStringLiteral("%1, action %2").arg(QLatin1String(what)).arg(n));
    };
    std::set<std::string> seen;
    std::size_t opened = 0;
    for (std::size_t n = 0; n < actions.size(); ++n) {
        const auto action = readAction(w.game().ruleset(), std::string_view(actions[n]));
        QVERIFY(action.has_value() && w.game().submit(*action));
        const std::size_t before = seen.size();
        for (std::string& each : knownToTheTable(w))
            seen.insert(std::move(each));
        if (seen.size() == before)
            continue;
        w.settle(0);
        look("table", n);
        if (w.click("turn-more")) {
            look("question", n);
            QVERIFY(w.click("close"));
        }
        if (n >= opened + 60) { // all that can be opened there, now and then
            opened = n;
            emit w.table()->cardsAsked();
            w.settle();
            look("hunters' cards", n);
            QVERIFY(w.click("close"));
            QVERIFY(w.click("table-menu"));
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu != nullptr);
            QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(menu->actions().front()).center());
            w.settle();
            look("what the table knows", n);
            QVERIFY(w.click("close"));
            w.window->openCurtain();
            w.settle();
            look("Dracula's screen", n);
            if (w.window->secondTable() == nullptr && w.game().publicLog().back().view.ally) {
                w.window->setSecondTable(true); // who sits before it reads there, and sees nothing of what is open here
                w.settle();
                look("second window", n);
                w.window->setSecondTable(false);
                w.settle();
            }
            const std::size_t cursor = w.game().record().cursor();
            if (w.click("undo") && isUnderASheet(w.window.get())) {
                look("taking back?", n);
                w.press(Qt::Key_Left, Qt::AltModifier);
            }
            if (w.game().record().cursor() != cursor)
                QVERIFY(w.game().redo());
            w.window->drawCurtain();
            w.settle();
        }
    }
    // Two sheets of the table's, with words of that game.
    const QString words = w.game().sentences().encounter(EncounterKind{0});
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
    look("taking back?", actions.size());
    confirm->dismiss();
    w.window->findChild<QAbstractButton*>("turn-more")->click(); // it is made when it is first asked for
    auto* question = w.window->findChild<QuestionSheet*>();
    QVERIFY(question != nullptr);
    question->read(words, words);
    w.settle();
    look("question", actions.size());
    question->dismiss();
    w.settle();
    look("the end", actions.size());
    QVERIFY(w.click("ending-reveal"));
    emit w.find<HoldButton>("reveal-agreed")->heldLong();
    w.settle();
    QVERIFY(w.click("ending-watch"));
    auto* slider = w.find<HuntSlider>("ending-slider");
    QVERIFY(slider != nullptr);
    for (int beat = slider->minimum(); beat <= slider->maximum(); beat += 3) {
        slider->setValue(beat);
        w.settle(0);
        look("the hunt, beat by beat", static_cast<std::size_t>(beat));
    }
}

/// What the tours do not open: the map's list, a list that drops down, the book.
void rest(WindowFixture& w, Reader& reader)
{
    w.window->openCurtain();
    w.settle();
    w.screen()->map()->setFocus();
    w.press(Qt::Key_Return);
    w.settle();
    reader.look("list of places");
    w.screen()->openPutRight();
    w.settle();
    QVERIFY(w.click("kind-events"));
    auto* box = w.find<PickBox>("ally");
    QVERIFY(box != nullptr);
    reader.readListOf(box);
    w.press(Qt::Key_Left, Qt::AltModifier);
    w.screen()->openBook();
    w.settle();
    auto* book = w.window->findChild<BookSheet*>();
    QVERIFY(book != nullptr);
    for (const char* topic : {"round-summary", "hide", "combat"}) {
        book->turnTo(TopicId{QString::fromLatin1(topic)});
        w.settle();
        reader.look(QStringLiteral("book, %1").arg(QLatin1String(topic)));
    }
    w.press(Qt::Key_Left, Qt::AltModifier);
    w.window->drawCurtain();
    w.settle();
}

} // namespace

class TestCardsEverywhere : public QObject {
    Q_OBJECT

private slots:
    void onEveryScreen_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("es") << QStringLiteral("es");
        if (qEnvironmentVariableIsSet("DEMETER_FULL"))
            for (const char* code : {"en", "pl", "ru", "it"})
                QTest::newRow(code) << QString::fromLatin1(code);
    }
    /// A walk through every screen, and a whole game at the table: nothing that names a card is passed by.
    void onEveryScreen()
    {
        QFETCH(QString, language);
        WindowFixture w(qPrintable(language));
        Reader reader(w);
        tour(w, [&](const QString& screen) { reader.look(screen); });
        rest(w, reader);
        tourOfTheTable(w, reader);
        QVERIFY2(reader.faults.isEmpty(), qPrintable(reader.faults.join(u'\n')));

        // Each place of the table has been come to, with every kind of card that it can show, and there is no other one.
        const auto book = builtInCards(w.window->settings().language());
        QStringList isNew;
        for (auto at = reader.found.cbegin(); at != reader.found.cend(); ++at)
            if (std::ranges::find(everyPlace, at.key(), [](const Place& each) { return QLatin1String(each.name); }) == everyPlace.end())
                isNew << at.key() + QStringLiteral(": ") + at->values().join(u' ');
        QVERIFY2(isNew.isEmpty(), qPrintable(QStringLiteral("new places:\n") + isNew.join(u'\n')));
        for (const Place& place : everyPlace) {
            const QSet<QString> ids = reader.found.value(QLatin1String(place.name));
            for (const CardKind kind : place.kinds)
                QVERIFY2(std::ranges::any_of(ids, [&](const QString& id) { return (*book)->find(id)->kind == kind; }),
                         qPrintable(
                             QStringLiteral("%1 (%2): %3").arg(QLatin1String(place.name), QLatin1String(place.where), cardKindWord(kind))));
        }
    }
};

DEMETER_TEST(TestCardsEverywhere)
#include "test_cards_everywhere.moc"
