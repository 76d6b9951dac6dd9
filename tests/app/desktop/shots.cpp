// Pictures of every screen, to be looked at. Not a test.
// shots FOLDER [LANGUAGE [THEME [WIDTH HEIGHT [TEXT-SCALE]]]]; themes: dark, light, contrast.
#include "app/desktop/board_check/board_check_screen.h"
#include "app/desktop/book/book_sheet.h"
#include "app/desktop/guard/stay_open_sheet.h"
#include "app/desktop/guide/turn_guide.h"
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/hold_button.h"
#include "app/desktop/main_window.h"
#include "app/desktop/map/map_view.h"
#include "app/desktop/moments/moment_band.h"
#include "app/desktop/session/curtain.h"
#include "app/desktop/session/pin_lock.h"
#include "app/desktop/session/table_on_phones.h"
#include "app/desktop/start/game_list.h"
#include "app/desktop/table/ending_picture.h"
#include "app/desktop/table/hunt_player.h"
#include "app/desktop/table/turn_panel.h"
#include "app/fury3e/desktop/dracula/dracula_screen.h"
#include "app/fury3e/desktop/dracula/hunter_cards_panel.h"
#include "app/fury3e/desktop/setup/new_game_screen.h"
#include "app/fury3e/table/table_map.h"
#include "app/text/resources.h"
#include "app/text/witness_keeper.h"
#include "core/fury3e/rules/rules.h"
#include "core/fury3e/view/hunt.h"
#include "tests/app/desktop/asked_shots.h"
#include "tests/app/desktop/fixed_chance.h"
#include "tests/app/desktop/menu_click.h"
#include "tests/app/desktop/news_shots.h"
#include "tests/app/desktop/round_tour.h"
#include "tests/app/desktop/start/game_files.h"
#include "tests/app/desktop/table_screens.h"
#include "tests/app/fury2e/desktop/second_card_shots.h"
#include "tests/app/fury2e/desktop/second_rare_shots.h"
#include "tests/app/fury2e/desktop/second_shots.h"
#include "tests/support/golden_games.h"
#include "tests/support/memory_device.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTextStream>

#include <algorithm>
#include <utility>

using namespace demeter;
using namespace demeter::fury3e;

namespace {

class Camera {
public:
    Camera(MainWindow& window, QString folder, QString suffix) : window_(window), folder_(std::move(folder)), suffix_(std::move(suffix)) {}

    void take(const QString& name)
    {
        QTest::qWait(60);
        save(window_, name);
        if (!name.startsWith("combat-0") && !name.startsWith("round-"))
            return;
        // What the table sees at that moment, without drawing the curtain.
        GameController& game = test::gameOf(window_);
        TableScreen table(window_.settings(), test::thirdTracks);
        table.setStyleSheet(window_.styleSheet());
        table.resize(window_.size());
        const TableTurn turn = tableTurn(game.ruleset(), game.state());
        test::setLog(table, game.ruleset(), game.publicLog(), turn, game.sentences());
        table.setCode(window_.witnesses()->newest());
        save(table, QStringLiteral("public-") + name);
        if (turn.who == TableTurn::Who::Time && !std::exchange(cardsTaken_, true)) {
            HunterCardsPanel cards(window_.settings(), game, &table, HunterCardsPanel::Where::Table);
            cards.openSheet();
            QTest::qWait(20);
            save(table, QStringLiteral("public-cards-") + name);
        }
        if (name.startsWith("combat-0") ? !std::exchange(combatMomentTaken_, true) : !std::exchange(mapMomentTaken_, true))
            takeSecretMoments(name);
        if (turn.who != TableTurn::Who::Hunters || turn.options.empty() || turn.options.front().destinations.empty())
            return;
        table.choose(turn.options.front().destinations.front().place);
        save(table, QStringLiteral("public-confirm-") + name);
        if (!std::exchange(momentsTaken_, true))
            takeMoments(table);
    }

    void save(QWidget& widget, const QString& name) { widget.grab().save(folder_ + u'/' + name + suffix_ + QStringLiteral(".png")); }

private:
    /// The same on Dracula's screen, beside what it asks.
    void takeSecretMoments(const QString& name)
    {
        GameController& game = test::gameOf(window_);
        auto* band = test::draculaScreenOf(window_)->findChild<MomentBand*>("moment");
        band->setByHand();
        const LocationId munich = *game.ruleset().board->find("munich"), zagreb = *game.ruleset().board->find("zagreb");
        const Moment reveal{.kind = Moment::Kind::Reveal, .place = munich, .hunter = Hunter::MinaHarker, .slot = 3};
        const Moment defeat{.kind = Moment::Kind::Defeat,
                            .place = munich,
                            .hunter = Hunter::VanHelsing,
                            .hospital = zagreb,
                            .before = 1,
                            .after = 4,
                            .most = 13};
        const auto look = [&game](const Moment& moment) { return momentLook(moment, game.sentences()); };
        band->play(toShow(MomentNews<Moment, Ruleset, PublicStep>::Found{{reveal, defeat}, false, false}, look),
                   tableMap(game.publicLog().back().view));
        for (const char* each : {"reveal", "defeat"}) {
            QTest::qWait(60);
            save(window_, QStringLiteral("secret-moment-%1-%2").arg(QLatin1String(each), name));
            band->goOn();
        }
    }
    /// News that are made up, one of each kind, as the table is told of them.
    void takeMoments(TableScreen& table)
    {
        using What = Happening::What;
        GameController& game = test::gameOf(window_);
        auto* band = table.findChild<MomentBand*>("moment");
        band->setByHand();
        band->setSeen(true); // the table is only drawn: its window would take the focus from the other
        PublicLog log = game.publicLog();
        const auto next = [&](std::vector<Happening> said) -> PublicView& {
            log.push_back(log.back());
            log.back().way = PublicStep::Way::Onwards;
            log.back().said = std::move(said);
            return log.back().view;
        };
        const LocationId munich = *game.ruleset().board->find("munich"), zagreb = *game.ruleset().board->find("zagreb");
        const auto sheet = [](PublicView & view, Hunter hunter) -> auto&
        {
            return view.sheets[static_cast<std::size_t>(hunter)];
        };
        const TableTurn turn = tableTurn(game.ruleset(), game.state());
        const auto told = [&](const QString& name) {
            test::setLog(table, game.ruleset(), log, turn, game.sentences(), log.size() - 1);
            save(table, QStringLiteral("moment-") + name);
            band->goOn();
        };
        test::setLog(table, game.ruleset(), log, turn, game.sentences());
        PublicView& revealed = next({{What::HunterMoved, {Hunter::MinaHarker, munich}, {}}, {What::LocationRevealed, {munich}, {}}});
        revealed.figure = munich;
        revealed.hunters[static_cast<std::size_t>(Hunter::MinaHarker)] = HunterPlace::in(munich);
        told("reveal");
        PublicView& found = next({{What::HunterMoved, {Hunter::DrSeward, zagreb}, {}}, {What::LocationRevealed, {zagreb}, {}}});
        found.phase = PublicPhase::Day;
        found.hunters[static_cast<std::size_t>(Hunter::DrSeward)] = HunterPlace::in(zagreb);
        found.trail[3].emplace().location = zagreb;
        told("trail");
        next({{What::EncounterRevealed, {*game.ruleset().cards->find("wolves"), Hunter::DrSeward}, {}}});
        told("ambush");
        sheet(next({{What::HunterBitten, {Hunter::VanHelsing}, {}}}), Hunter::VanHelsing).bites = 1;
        told("bite");
        next({{What::LocationRevealed, {zagreb}, {}}, {What::InfluenceGained, {7}, {}}}).influence = 8;
        told("influence");
        PublicView& after = next({{What::HunterBitten, {Hunter::MinaHarker}, {}},
                                  {What::HunterDefeated, {Hunter::MinaHarker}, {}},
                                  {What::InfluenceGained, {3}, {}}});
        after.hunters[static_cast<std::size_t>(Hunter::MinaHarker)] = {}; // DEF-3
        auto& fallen = sheet(after, Hunter::MinaHarker);
        fallen.defeated = true;
        fallen.hospital = zagreb;
        told("defeat");
        next({{What::DespairPlaced, {1}, {}}}).despair = 1;
        told("despair");
    }

    MainWindow& window_;
    QString folder_, suffix_;
    bool momentsTaken_ = false, cardsTaken_ = false, mapMomentTaken_ = false, combatMomentTaken_ = false;
};

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 2 || arguments[1].startsWith(u'-')) {
        QTextStream(stderr) << "shots FOLDER [LANGUAGE [THEME [WIDTH HEIGHT [TEXT-SCALE]]]] [--second-edition [--cards|--rare]] [--ending] "
                               "[--news] [--asked] [--board]\n";
        return 2;
    }
    const QString folder = arguments[1];
    const QString language = arguments.value(2, "en");
    const QString theme = arguments.value(3, "dark");
    const int width = arguments.value(4, "1280").toInt();
    const int height = arguments.value(5, "800").toInt();
    QDir().mkpath(folder);
    QTemporaryDir games;
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, games.path() + "/config");
    {
        QSettings settings(QSettings::IniFormat, QSettings::UserScope, "demeter", "demeter");
        settings.setValue("language", language);
        settings.setValue("theme", theme == "light" ? 1 : theme == "contrast" ? 2 : 0);
        settings.setValue("text-scale", arguments.value(6, "1").toDouble());
        settings.setValue("curtain-seconds", 0);
        settings.setValue("curtain-when-decided", false);
    }
    Devices devices;
    const bool second = arguments.contains("--second-edition");
    const bool rare = second && arguments.contains("--rare");
    if (rare || (!second && !arguments.contains("--ending") && !arguments.contains("--games"))) // those games have keys of their own
        devices.keys = std::make_shared<KeyFile>(games.path().toStdString() + "/keys");
    MainWindow window(games.path(), test::fixedChance(std::move(devices)), second ? allGames() : test::thirdEditionAlone());
    window.resize(width, height);
    window.show();
    Camera camera(window, folder,
                  QStringLiteral("-%1-%2-%3x%4-%5").arg(language, theme).arg(width).arg(height).arg(qRound(textScale() * 100)));
    if (arguments.contains("--news")) {
        test::shootNews(window, [&](QWidget& table, const QString& name) { camera.save(table, name); });
        return 0;
    }
    if (arguments.contains("--asked"))
        return test::shootAsked(window, [&](const QString& name) { camera.take(name); }) ? 0 : 1;
    if (second && arguments.contains("--cards")) {
        test::shootSecondCards(window, [&](const QString& name) {
            QTest::qWait(60);
            camera.save(window, name);
        });
        return 0;
    }
    if (second && !arguments.contains("--board")) {
        const auto take = [&](const QString& name) {
            QTest::qWait(60);
            if (auto* menu = QApplication::activePopupWidget()) {
                camera.save(*menu, name);
                menu->close();
            } else {
                camera.save(window, name);
            }
        };
        if (rare) {
            test::beginSecondEdition(window, take);
            test::SecondRareShots shots(window, take);
            shots.shootSheets();
            shots.shootMoments();
            shots.shootPin();
            return 0;
        }
        if (!arguments.contains("--ending"))
            test::shootSecondEdition(window, take);
        for (const char* name : {"combat", "vampires"})
            test::shootSecondEnding(window, games.path(), name, take)
                .save(folder + QStringLiteral("/picture-second-%1-%2-%3.png").arg(QLatin1String(name), language, theme));
        return 0;
    }
    camera.take("start");
    window.openManualAt(QStringLiteral("3.2"));
    camera.take("manual");
    window.openManualAt(QStringLiteral("5.7"));
    camera.take("manual-shuffling");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    for (const char* name : {"influence", "combat"}) { // how it ends
        const Record record = test::goldenGame(name, std::make_unique<test::MemoryDevice>(std::make_shared<std::string>()));
        TableScreen table(window.settings(), test::thirdTracks);
        table.setStyleSheet(window.styleSheet());
        table.resize(window.size());
        test::setLog(table, record.ruleset(), record.publicLog(), tableTurn(record.ruleset(), record.state()),
                     Sentences(record.ruleset().board, record.ruleset().cards, window.settings().language()));
        camera.save(table, QStringLiteral("ending-") + QLatin1String(name));
        std::vector<const GameState*> states;
        for (std::size_t cursor = 0; cursor <= record.cursor(); ++cursor)
            states.push_back(&record.stateAt(cursor));
        const WholeHunt hunt = wholeHunt(record.ruleset(), record.publicLog(), states);
        const Sentences sentences(record.ruleset().board, record.ruleset().cards, window.settings().language());
        test::setReveal(table, std::optional(hunt), huntPlayed(record.header()), sentences);
        camera.save(table, QStringLiteral("revealed-") + QLatin1String(name));
        const HuntPlayed played = huntPlayed(record.header());
        const EndingPicture picture(window.settings(), record.ruleset().board,
                                    {endingWords(hunt.seen, sentences), huntWay(hunt), huntTold(hunt, played, sentences),
                                     tableMap(publicView(record.ruleset(), record.state())), played});
        picture.image().save(folder + QStringLiteral("/picture-%1-%2-%3.png").arg(QLatin1String(name), language, theme));
        QFile drawing(folder + QStringLiteral("/picture-%1-%2-%3.svg").arg(QLatin1String(name), language, theme));
        if (!drawing.open(QIODevice::WriteOnly) || drawing.write(picture.svg()) < 0)
            return 1;
        table.findChild<ChoiceButton*>("ending-watch")->click();
        table.findChild<HuntPlayer*>()->goTo(static_cast<int>(hunt.beats.size()) * 2 / 3);
        camera.save(table, QStringLiteral("watched-") + QLatin1String(name));
        const auto near = std::ranges::find_if(hunt.beats, [](const WholeHunt::Beat& beat) { return beat.near && !beat.seen; });
        table.findChild<HuntPlayer*>()->goTo(static_cast<int>(near - hunt.beats.begin()));
        camera.save(table, QStringLiteral("near-") + QLatin1String(name));
    }
    const auto click = [&](const char* name) {
        if (auto* button = window.findChild<ChoiceButton*>(name))
            button->click();
        QTest::qWait(20);
    };
    if (arguments.contains("--ending")) {
        auto bytes = std::make_shared<std::string>();
        const Record record = test::goldenGame("combat", std::make_unique<test::MemoryDevice>(bytes));
        QFile file(games.path() + "/ended.demeter");
        if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray::fromStdString(*bytes)) < 0)
            return 1;
        file.close();
        window.openGame(file.fileName());
        if (auto* numbers = window.findChild<QAbstractButton*>("ending-numbers"); numbers->isVisible())
            numbers->click();
        camera.take("all-numbers");
        for (auto* close : window.findChildren<ChoiceButton*>("close"))
            if (close->isVisible())
                close->click();
        window.setSecondTable(true);
        camera.save(*window.secondTable(), "second-ending");
        click("ending-reveal");
        camera.take("reveal-over");
        if (auto* hold = window.findChild<HoldButton*>("reveal-agreed"))
            emit hold->heldLong();
        click("ending-watch");
        window.findChild<HuntPlayer*>()->goTo(8);
        camera.save(*window.secondTable(), "second-watched");
        click("ending-back");
        QTest::qWait(500);
        click("ending-share");
        camera.take("share");
        return 0;
    }
    if (arguments.contains("--games")) {
        const QByteArray ended = test::playedGame("combat", {"Ana", "Benedykt", "\u041E\u043B\u044C\u0433\u0430", "Danuta"});
        const auto put = [&](const char* name, const QByteArray& bytes, int day, int hour) {
            test::putFile(games.path(), QString::fromLatin1(name), bytes, {{2026, 11, day}, {hour, 35}});
        };
        put("l.demeter", test::firstLines(ended, 3), 24, 20);
        put("k.demeter", test::firstLines(ended, 200), 21, 23);
        put("k.name", QStringLiteral("Noc u Olgi \U0001F987").toUtf8(), 21, 23);
        put("j.demeter", ended, 14, 1);
        put("j.reveal.json", ended.right(200), 14, 1);
        put("i.demeter", test::playedGame("influence", {"Ruth", "Maximilian", "Ana", "Bartholomew"}), 13, 22);
        put("h.demeter", QByteArray(ended).replace("demeter-game/4", "demeter-game/9"), 12, 19);
        put("g.demeter", {}, 11, 19);
        put("f.demeter", "Dear Ana\n", 10, 19);
        QFile sealed(QStringLiteral(DEMETER_SOURCE_DIR "/tests/core/journal/data/golden/own-key.demeter"));
        if (sealed.open(QIODevice::ReadOnly)) // its key is not here
            put("m.demeter", sealed.readAll(), 13, 20);
        put("e.demeter", QByteArray(ended).replace("\"round\":9", "\"round\":8"), 9, 19);
        for (const char* name : {"d.demeter", "c.demeter", "b.demeter", "a.demeter"})
            put(name, test::firstLines(ended, 90), *name - 'a' + 1, 20);
        window.openGames();
        for (auto* close : window.findChildren<ChoiceButton*>("close"))
            if (close->isVisible())
                QTest::mouseClick(close, Qt::LeftButton);
        camera.take("start-games");
        window.openGames();
        QTest::qWait(200);
        camera.take("games");
        auto* list = window.findChild<GameListView*>();
        list->setCurrentIndex(list->model()->index(4, 0));
        click("open-game");
        camera.take("games-refused");
        list->setCurrentIndex(list->model()->index(1, 0));
        click("rename-game");
        camera.take("games-name");
        click("cancel-name");
        click("delete-game");
        camera.take("games-removed");
        list->verticalScrollBar()->setValue(list->verticalScrollBar()->maximum());
        QTest::qWait(200);
        camera.take("games-end");
        click("statistics");
        camera.take("statistics");
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        click("deleted-games");
        camera.take("games-deleted");
        return 0;
    }
    click("new-game");
    if (arguments.contains("--board")) {
        if (second)
            click("game-2");
        const auto at = [&] {
            const BoardComparison& all = *window.findChild<BoardCheckScreen*>()->comparison();
            return all.source()[all.place()].id;
        };
        window.findChild<QAbstractButton*>("setting-more")->click();
        window.findChild<QAbstractButton*>("setting-board")->click();
        camera.take("setting-board");
        window.newGamePage()->findChild<ChoiceButton*>("check-board")->click(); // the start screen has one as well
        QTest::qWait(20);
        for (int n = 0; n < 80 && at() != "geneva"; ++n)
            click("agree");
        camera.take("board-check");
        auto* check = window.findChild<BoardCheckScreen*>("board-check");
        check->phones().setNetwork([] { return QList<phones::NetworkChoice>{{"wlan0", "127.0.0.1", phones::NetworkChoice::Kind::Wifi}}; });
        click("check-on-phone");
        camera.take("board-check-on-phone");
        check->phones().switchOff();
        check->phones().setNetwork([] { return QList<phones::NetworkChoice>(); });
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        emit window.findChild<MapView*>("board-check-map")->tapped(*check->comparison()->source().find("milan"));
        click("size");
        camera.take("board-check-changed");
        for (int n = 0; n < 80 && at() != "london"; ++n)
            click("skip");
        camera.take("board-check-port");
        for (int n = 0; n < 80 && at() != "north-sea"; ++n)
            click("skip");
        camera.take("board-check-sea");
        click("save-and-leave");
        camera.take("board-check-end");
        click("save-board");
        camera.take("setting-board-own");
        return 0;
    }
    const auto board = *builtInBoard("fury-3e");
    const auto at = [&](const char* id) { return *board->find(id); };
    const std::array cities{"london", "madrid", "zurich", "prague"};
    camera.take("new-game");
    window.findChild<QAbstractButton*>("setting-players")->click();
    for (int n = 0; n < 4; ++n)
        if (auto* box = window.findChild<QComboBox*>(QStringLiteral("city-%1").arg(n + 1))) {
            box->setCurrentIndex(box->findData(static_cast<int>(indexOf(at(cities[static_cast<std::size_t>(n)])))));
            emit box->activated(box->currentIndex());
        }
    for (int n = 0; const char* player : {"Ana", "Benedykt", "\u041E\u043B\u044C\u0433\u0430", "Bartholomew"})
        if (auto* field = window.findChild<QLineEdit*>(QStringLiteral("player-%1").arg(++n)))
            field->setText(QString::fromUtf8(player));
    camera.take("new-game-players");
    const auto open = [&](const char* name) { window.findChild<QAbstractButton*>(name)->click(); };
    // By a press, not a key: the pictures that follow show no focus ring. The sheet that lies on top first.
    const auto closeSheets = [&] {
        const auto buttons = window.findChildren<ChoiceButton*>("close");
        for (auto close = buttons.rbegin(); close != buttons.rend(); ++close)
            if ((*close)->isVisible())
                QTest::mouseClick(*close, Qt::LeftButton);
    };
    closeSheets();
    camera.take("new-game-filled-in");
    open("setting-more");
    camera.take("new-game-more");
    open("setting-rulebook");
    camera.take("setting-rulebook");
    click("see-rulings");
    camera.take("rulings");
    closeSheets();
    open("setting-more");
    open("setting-cards");
    camera.take("setting-cards");
    click("see-counts");
    camera.take("counts");
    closeSheets();
    open("setting-more");
    open("setting-shuffling");
    camera.take("setting-shuffling");
    closeSheets();
    window.openDeal([](const auto&) { return false; });
    camera.take("deal");
    if (auto* words = window.findChild<QLineEdit*>("deal-words"))
        words->setText(QString::fromUtf8("\u041B\u0443\u043D\u0430, Garlic: ROSES & 7!"));
    camera.take("deal-words");
    for (auto* close : window.findChildren<ChoiceButton*>("close"))
        if (close->isVisible())
            QTest::mouseClick(close, Qt::LeftButton);
    click("start");
    GameController& game = test::gameOf(window);
    if (!game.hasGame())
        return 1;
    if (!test::beginShown(window, cities, false))
        return 1;
    DraculaScreen* screen = test::draculaScreenOf(window);
    camera.take("choose-start");
    for (const char* key : {"", "trail", "lairs", "movement-sea", "hide", "wolf-form", "misdirect"}) {
        screen->openBook();
        auto* book = screen->findChild<BookSheet*>();
        if (*key != '\0')
            book->turnTo(TopicId{QLatin1String(key)});
        camera.take(*key != '\0' ? qPrintable(QStringLiteral("book-") + QLatin1String(key)) : "book");
        closeSheets();
    }
    window.openLegend();
    camera.take("legend");
    closeSheets();
    screen->openBook();
    for (auto* field : window.findChildren<QLineEdit*>("book-search"))
        if (field->isVisible())
            field->setText(QStringLiteral("lair"));
    camera.take("book-search");
    closeSheets();
    if (arguments.contains("--book"))
        return 0;
    const auto go = [&](const Action& action) {
        if (!game.submit(action))
            QTextStream(stderr) << "refused\n";
    };
    const auto phase = [&](const Play& play) {
        if (game.state().trail[5])
            go(Mature{});
        else
            go(Slide{});
        go(play);
        if (game.state().step == Step::PlaceEncounter)
            go(fury3e::PlaceEncounter{game.state().encounterHand.front()});
        if (game.state().step == Step::PlaceRumor)
            go(EndPhase{});
    };
    go(ChooseStart{at("szeged")});
    camera.take("slide-empty");
    emit window.curtain()->warn(Curtain::warningSeconds - 1);
    camera.take("curtain-warning");
    emit window.curtain()->warn(0);
    for (const char* id : {"budapest", "vienna"})
        phase(Play{at(id), {}, std::nullopt});
    phase(Play{std::nullopt, Power::DarkCall, std::nullopt});
    phase(Play{std::nullopt, Power::Hide, std::nullopt});
    phase(Play{at("munich"), {}, std::nullopt});
    camera.take("slide-full");
    go(EnterToken{EnterToken::Kind::HeavenlyHost, at("venice"), true});
    go(EnterDespair{1});
    const auto choices = screen->guide()->shownChoices();
    for (ChoiceButton* button : choices)
        if (button->kind() == ChoiceKind::Legal)
            if (button->objectName() == QStringLiteral("choice-%1").arg(choices.size() - 4)) // the lair, before the four hunters
                button->click();
    camera.take("lair-encounter");
    go(MakeLair{std::nullopt, game.state().encounterHand.front()});
    camera.take("choose-card");
    for (const char* id : {"wolves", "new-vampire", "escape-as-bat", "the-fury-of-dracula", "mina-harker"}) {
        screen->openCards({QLatin1String(id), QStringLiteral("dark-call"), QStringLiteral("hide")});
        camera.take("card-" + QLatin1String(id));
        closeSheets();
    }
    if (arguments.contains("--cards")) {
        window.drawCurtain();
        window.openCards({QStringLiteral("wolves"), QStringLiteral("bats")});
        camera.take("public-card");
        return 0;
    }
    emit screen->map()->tapped(at("vienna"));
    camera.take("refused");
    emit screen->map()->listToggled(true);
    camera.take("list");
    emit screen->map()->listToggled(false);
    if (auto* wolf = screen->guide()->findChildren<ChoiceButton*>().isEmpty() ? nullptr : screen->guide()->shownChoices().value(5))
        wolf->setFocus(Qt::TabFocusReason);
    const LocationId next = at("nuremburg");
    go(Play{next, {}, std::nullopt});
    camera.take("encounter");
    if (game.state().step == Step::PlaceEncounter)
        go(fury3e::PlaceEncounter{game.state().encounterHand.back()});
    camera.take("rumor");
    if (game.state().step == Step::PlaceRumor)
        go(PlaceRumor{Slot{1}});
    window.drawCurtain();
    window.witnesses()->makeAll();
    for (int guard = 0; guard < 100 && window.witnesses()->codes().size() < static_cast<qsizetype>(game.record().witnesses().size());
         ++guard)
        QTest::qWait(20);
    camera.take("public");
    if (auto* table = window.findChild<TableScreen*>()) {
        emit table->wordsAsked();
        camera.take("words");
        for (auto* close : window.findChildren<ChoiceButton*>("close"))
            if (close->isVisible())
                QTest::mouseClick(close, Qt::LeftButton);
    }
    window.openCodes();
    camera.take("codes");
    for (auto* close : window.findChildren<ChoiceButton*>("close"))
        if (close->isVisible())
            QTest::mouseClick(close, Qt::LeftButton);
    window.phones()->setNetwork([] { return QList<phones::NetworkChoice>(); });
    window.openPhones();
    camera.take("phones-no-network");
    window.phones()->setNetwork([] {
        return QList<phones::NetworkChoice>{{"wlp2s0", "127.0.0.1", phones::NetworkChoice::Kind::Wifi},
                                            {"enp0s31f6", "127.0.0.2", phones::NetworkChoice::Kind::Ethernet}};
    });
    window.openPhones();
    camera.take("phones-off");
    click("phones-on");
    camera.take("phones");
    for (auto* area : window.findChildren<QScrollArea*>())
        if (area->isVisible())
            area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
    camera.take("phones-2");
    for (auto* close : window.findChildren<ChoiceButton*>("close"))
        if (close->isVisible())
            QTest::mouseClick(close, Qt::LeftButton);
    camera.take("public-phones");
    window.phones()->switchOff();
    {
        StayOpenSheet stay(window.settings(), window.centralWidget());
        stay.ask();
        camera.take("stay-open");
    }
    window.askToReveal();
    camera.take("reveal");
    for (auto* hold : window.findChildren<HoldButton*>("reveal-agreed"))
        emit hold->heldLong();
    camera.take("revealed");
    for (auto* close : window.findChildren<ChoiceButton*>("close"))
        if (close->isVisible())
            QTest::mouseClick(close, Qt::LeftButton);
    window.openCurtain();
    screen = test::draculaScreenOf(window);
    for (ChoiceButton* button : screen->guide()->shownChoices())
        if (button->kind() == ChoiceKind::Plain) {
            button->click();
            break;
        }
    camera.take("hunter");
    screen->openHistory();
    camera.take("history");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left, Qt::AltModifier);
    screen->openTable();
    camera.take("table");
    for (const char* about : {"hunters", "token", "time", "illegal", "reading", "road", "card", "error"}) {
        click((QByteArray("about-") + about).constData());
        camera.take(QStringLiteral("table-") + QLatin1String(about));
    }
    click("claim");
    camera.take("claim");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left, Qt::AltModifier);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left, Qt::AltModifier);
    window.openSettings();
    camera.take("settings");
    for (auto* area : window.findChildren<QScrollArea*>())
        if (area->isVisible())
            area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
    camera.take("settings-2");
    click("pin-set");
    camera.take("pin");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left, Qt::AltModifier);
    click("passphrase-set");
    camera.take("passphrase");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left, Qt::AltModifier);
    if (KeyFile* keys = window.pinLock()->keys(); keys != nullptr && keys->set(KeyFile::By::Passphrase, "a long horse")) {
        (void)window.pinLock()->set(QStringLiteral("2718"));
        window.openSettings();
        click("pin-set");
        camera.take("pin-beside-passphrase");
        click("pin-forgotten");
        camera.take("passphrase-asked");
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left, Qt::AltModifier);
        (void)keys->remove(KeyFile::By::Passphrase);
        (void)window.pinLock()->remove();
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left, Qt::AltModifier);

    window.settings().setPeek(true);
    camera.take("dimmed");
    window.settings().setPeek(false);

    QString fault;
    test::walkRound(
        window, [&](const QString& name) { camera.take(name); }, fault);
    window.drawCurtain();
    camera.take("public-late");
    click("table-menu");
    if (auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget())) {
        menu->grab().save(folder + QStringLiteral("/menu.png"));
        test::clickAction(menu, menu->actions().front());
        camera.take("public-log");
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left, Qt::AltModifier);
    }
    click("table-menu");
    if (auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget())) {
        test::clickAction(menu, menu->actions().at(1));
        camera.take("public-round");
    }
    QTextStream(stderr) << fault;
    return fault.isEmpty() ? 0 : 1;
}
