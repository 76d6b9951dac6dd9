// The table upright and on its side, on phones and tablets, in every language and size of text, in all that can be asked there: nothing
// scrolls, is cut, is too small, lies over something else, or moves when something else is said.
#include "app/desktop/dracula/confirm_sheet.h"
#include "app/desktop/kit/measured_text.h"
#include "app/desktop/kit/style.h"
#include "app/desktop/table/combat_stage.h"
#include "app/desktop/table/ending_stage.h"
#include "app/desktop/table/table_card.h"
#include "app/desktop/table/table_side.h"
#include "app/desktop/table/time_sign.h"
#include "app/desktop/table/turn_panel.h"
#include "app/fury3e/table/words.h"
#include "tests/app/desktop/table_screens.h"
#include "tests/app/desktop/text_spy.h"
#include "tests/app/desktop/window_fixture.h"

#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QTextDocument>

#include <functional>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

/// The first day of a game as the table sees it.
struct FirstDay {
    std::optional<Ruleset> ruleset;
    PublicLog log;
    TableTurn turn;
};

FirstDay firstDay()
{
    WindowFixture w;
    FirstDay day;
    if (!w.newGame())
        return day;
    GameController& game = w.game();
    const auto go = [&](const Action& action) { (void)w.submit(action); };
    go(Slide{});
    go(Play{w.place("strasbourg"), {}, std::nullopt});
    go(demeter::fury3e::PlaceEncounter{w.state().encounterHand.front()});
    if (w.state().step == Step::PlaceRumor)
        go(EndPhase{});
    for (int n = 0; n < 4 && w.state().step != Step::Day; ++n)
        (void)game.enter(GoOn{});
    day.ruleset = game.ruleset();
    day.log = game.publicLog();
    day.turn = tableTurn(game.ruleset(), w.state());
    return day;
}

/// As much as lies on a table late in a game.
PublicView crowded(PublicView view, const Board& board)
{
    const auto place = [&](const char* id) { return *board.find(id); };
    const auto open = [&](const char* id, std::vector<OpenEncounter> cards) {
        PublicHideout hideout;
        hideout.location = place(id);
        hideout.encounters = std::move(cards);
        return hideout;
    };
    PublicHideout hidden;
    hidden.back = CardBack::Plain;
    hidden.faceDownEncounters = 1;
    PublicHideout sea = hidden;
    sea.back = CardBack::Sea;
    sea.rumor = true;
    PublicHideout bat = hidden;
    bat.escapeAsBat = true;
    PublicHideout power;
    power.powers = Power::DarkCall;
    PublicHideout both = open("saragossa", {});
    both.faceDownEncounters = 2;
    both.rumor = true;
    view.trail = {hidden, open("strasbourg", {{EncounterKind{0}, 2}}), sea, power, both, bat};
    PublicHideout castle = hidden;
    castle.back = CardBack::Castle;
    view.lairs = {open("constanta", {}), castle, std::nullopt};
    view.influence = 12;
    view.damage = 13;
    view.despair = 2;
    view.ally = DraculaEvent::DraculasBrides;
    view.hunterAlly = HunterEvent::JonathanHarker;
    view.sheets[1].damage = 6;
    view.sheets[1].bites = 2;
    view.sheets[2].bites = 1;
    view.round = 13;
    view.week = 3;
    return view;
}

/// A combat in its second round, with everything that can lie there.
PublicView fighting(PublicView view, LocationId place)
{
    PublicCombat& combat = view.combat.emplace();
    combat.night = true;
    combat.hunters = HunterSet::all() - HunterSet(Hunter::VanHelsing);
    combat.engaged = Hunter::MinaHarker;
    combat.mesmerized = combat.hunters;
    combat.played.push_back(CombatCard::EscapeAsBat);
    view.hunters[static_cast<std::size_t>(Hunter::MinaHarker)] = HunterPlace::in(place);
    return view;
}

CombatTurn fightingTurn(std::uint8_t step)
{
    CombatTurn turn;
    turn.step = step;
    turn.round = 2;
    turn.wreaths = HunterSet(Hunter::MinaHarker);
    turn.damage = 4;
    turn.life = 15;
    turn.plottings = 1;
    turn.escapesBarred = true;
    return turn;
}

/// Of the hunters' cards, those that are turned up in a combat, as many as there can be.
std::vector<HunterFights> mostFights(Hunter hunter)
{
    std::vector<HunterFights> fights{{hunter, std::nullopt, false}};
    for (const HunterCard card :
         {HunterCard::Dodge, HunterCard::Escape, HunterCard::Punch, HunterCard::Crucifix, HunterCard::Garlic, HunterCard::HeavenlyHost,
          HunterCard::HolyCircle, HunterCard::Knife, HunterCard::Pistol, HunterCard::Rifle})
        fights.push_back({hunter, card, false});
    return fights;
}

HunterAsk about(HunterAsk::What what, std::optional<Hunter> hunter)
{
    HunterAsk ask;
    ask.what = what;
    ask.hunter = hunter;
    ask.event = DraculaEvent::GreatWolf;
    ask.number = 3;
    return ask;
}

} // namespace

class TestTableSizes : public QObject {
    Q_OBJECT

    FirstDay day_;

private slots:
    void initTestCase()
    {
        day_ = firstDay();
        QVERIFY(day_.ruleset.has_value());
        QVERIFY(day_.turn.who == TableTurn::Who::Hunters);
    }

    void everythingHasRoom_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<double>("scale");
        QTest::addColumn<QSize>("size");
        const std::array sizes{QSize(360, 640),  QSize(640, 360),  QSize(390, 844),   QSize(640, 480),  QSize(800, 1280),
                               QSize(1280, 800), QSize(1024, 768), QSize(1200, 1920), QSize(1920, 1200)};
        std::size_t n = 0;
        for (const char* language : {"en", "es", "pl", "ru", "it"})
            for (const double scale : {1.0, 1.5, 2.0})
                for (const QSize size : sizes)
                    // Every day one of eight, so that each language, size of words and size of window comes up; and where a combat
                    // has least room.
                    if (n++ % 8 == 0 || (scale == 2.0 && (size == QSize(1024, 768) || size == QSize(360, 640))) ||
                        qEnvironmentVariableIsSet("DEMETER_FULL"))
                        QTest::addRow("%s %dx%d %d %%", language, size.width(), size.height(), int(scale * 100))
                            << QString::fromLatin1(language) << scale << size;
    }
    void everythingHasRoom()
    {
        QFETCH(QString, language);
        QFETCH(double, scale);
        QFETCH(QSize, size);
        const QTemporaryDir folder;
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
        Settings settings;
        for (std::size_t n = 0; n < languageCount; ++n)
            if (settings.setLanguage(static_cast<Language>(n)), settings.languageCode() == language)
                break;
        settings.setTextScale(scale);
        QVERIFY(installLanguage(*QApplication::instance(), language));
        const Ruleset& ruleset = *day_.ruleset;
        const Sentences sentences(ruleset.board, ruleset.cards, settings.language());
        TableScreen table(settings, test::thirdTracks);
        table.setAttribute(Qt::WA_DontShowOnScreen);
        table.setStyleSheet(styleSheet(Theme::of(settings.theme())));
        table.setUpdatesEnabled(false); // what is looked at here are sizes
        table.resize(size);
        table.show();
        auto* panel = table.findChild<TurnPanel*>();
        QStringList faults;
        QList<QRect> still;          // what never moves
        QRect hunters;               // in the order of activation
        QList<QRect> actions;        // of a turn: where they lie for as long as it lasts
        bool question = false;       // its words may need more room
        std::optional<QRect> asking; // upright the box of a question, whatever is asked
        const auto look = [&](const QString& state, bool sameLayout = true) {
            for (int round = 0; round < 3; ++round)
                QCoreApplication::sendPostedEvents();
            for (const QString& fault : lookAt(table))
                faults << state + QStringLiteral(": ") + fault;
            if (!sameLayout)
                return;
            if (question && !state.contains(QLatin1String("refused")) && size.height() > size.width()) {
                if (!asking)
                    asking = panel->geometry();
                if (*asking != panel->geometry())
                    faults << state +
                                  QStringLiteral(": the box of the question is %1 high, not %2").arg(panel->height()).arg(asking->height());
            }
            const auto moved = [&](QList<QRect>& before, const QList<QRect>& now) {
                if (before.isEmpty())
                    before = now;
                if (before == now)
                    return;
                QString boxes;
                for (qsizetype n = 0; n < qMin(now.size(), before.size()); ++n)
                    if (now[n] != before[n])
                        QDebug(&boxes) << n << before[n] << now[n];
                faults << state + QStringLiteral(": moved ") + boxes;
                before = now;
            };
            QList<QRect> now{table.findChild<MapView*>()->geometry(), table.openButton()->geometry(), table.menuButton()->geometry()};
            const auto* cell = table.findChildren<SeatCell*>().front();
            if (cell->isVisible() && !question)
                hunters = box(table, cell);
            now << hunters << table.findChild<QScrollArea*>()->geometry();
            for (const TableCard* card : table.findChildren<TableCard*>())
                now << QRect(0, card->y(), 1, card->height());
            moved(still, now);
        };
        const auto lookAtActions = [&] {
            QList<QRect> now;
            for (const char* name : {"turn-search", "turn-rest"})
                for (const ChoiceButton* button : table.findChildren<ChoiceButton*>(QLatin1String(name)))
                    if (button->isVisible())
                        now << box(table, button);
            if (actions.isEmpty())
                actions = now;
            if (now.isEmpty() || now != actions)
                faults << QStringLiteral("an action of the turn has moved");
        };
        PublicLog log = day_.log;
        const auto entry = [](const Action& action) { return Entry{GameValue(action)}; };
        const auto show = [&](const TableTurn& turn) { test::setLog(table, ruleset, log, turn, sentences); };
        show(day_.turn);
        look("choose");
        lookAtActions();
        const QHash<QString, QString> turns{{"en", "It is Lord Godalming's turn"},
                                            {"es", "Le toca a Lord Godalming"},
                                            {"pl", "Kolej na lorda Godalminga"},
                                            {"ru", "\u0425\u043E\u0434\u0438\u0442 \u043B\u043E\u0440\u0434 "
                                                   "\u0413\u043E\u0434\u0430\u043B\u043C\u0438\u043D\u0433"},
                                            {"it", "Tocca a Lord Godalming"}};
        QCOMPARE(panel->findChild<QLabel*>("turn-title")->text(), turns[language]);
        const int side = qMin(size.width(), size.height());
        // A track's word stands with its number wherever both have room.
        const bool worded = side >= 800 || (side >= 600 && scale < 2) || (size.height() > size.width() && scale <= 1);
        for (const TrackBlock* track : table.findChildren<TrackBlock*>())
            if (worded && std::ranges::none_of(track->findChildren<QLabel*>(), [](const QLabel* label) {
                    return label->isVisible() && !label->text().isEmpty() && !label->text().contains(u'/');
                }))
                faults << QStringLiteral("a number without a word: ") + track->accessibleName();
        const auto& places = day_.turn.options.front().destinations;
        QVERIFY(table.choose(places.front().place));
        look("confirm");
        lookAtActions();
        table.offer({}, {entry(MoveHunter{Hunter::LordGodalming, *ruleset.board->find("constanta"), Travel::Rail, false})});
        look("confirm a long name");
        lookAtActions();
        const QList<QRect> strip = cardBoxes(table); // the corner of the code is there before the first one
        table.setCode(ShownCode{std::uint16_t{12}, {}, {}, true});
        look("code being made");
        QCOMPARE(cardBoxes(table), strip);
        table.setCode(ShownCode{std::uint16_t{12}, "481 206 937 554", "demeter:1:12:481206937554:0123456789", false});
        look("code");
        QCOMPARE(cardBoxes(table), strip);
        log.back().view = crowded(log.back().view, *ruleset.board);
        show(day_.turn);
        look("crowded");
        faults << lookAtStrip(table, log.back().view, sentences);
        if (side >= 600 && scale <= 1 && !table.findChild<CountsRow*>()->isVisible()) // allies take no room from it
            faults << QStringLiteral("crowded: what Dracula holds is not there");
        TableTurn turn = day_.turn;
        turn.last = true;
        show(turn);
        look("the last hunter");
        table.findChild<ChoiceButton*>("turn-supply")->click();
        look("supply");
        for (int wait = 0; wait <= int(TableTurn::Wait::Effect); ++wait) {
            turn = {};
            turn.who = TableTurn::Who::Dracula;
            turn.wait = TableTurn::Wait(wait);
            turn.about = Hunter::DrSeward;
            show(turn);
            look(QStringLiteral("Dracula decides %1").arg(wait));
        }
        for (const PublicPhase phase : {PublicPhase::Dawn, PublicPhase::Day, PublicPhase::Dusk}) {
            turn = {};
            turn.who = TableTurn::Who::Time;
            log.back().view.phase = phase;
            show(turn);
            look(QStringLiteral("time %1").arg(int(phase)));
        }
        log.back().view.phase = PublicPhase::Over;
        show({});
        look("over", false); // another screen
        log.back().view.phase = PublicPhase::Night;
        show(day_.turn);
        actions.clear(); // by night another grid
        lookAtActions();
        panel->setTyped("g constantinople");
        look("typed");
        lookAtActions();
        const LocationId there = *ruleset.board->find("constanta");
        const QString why = sentences.violation({"ADJ-1", Refusal::HunterNoRoad, {Hunter::LordGodalming, places.front().place, there}});
        table.refuse(why);
        look("refused");
        lookAtActions();
        table.refuse(why, entry(MoveHunter{Hunter::LordGodalming, there, Travel::Road, true}));
        look("refused, and the table can allow it");
        lookAtActions();
        turn = day_.turn;
        for (const Hunter hunter : {Hunter::DrSeward, Hunter::VanHelsing, Hunter::MinaHarker}) {
            turn.options.push_back(turn.options.front());
            turn.options.back().hunter = hunter;
        }
        show(turn);
        QVERIFY(table.choose(places.front().place));
        look("which hunter");

        question = true;
        const auto ask = [&](HunterAsk asked, const QString& state) {
            turn = {};
            turn.who = TableTurn::Who::Hunters;
            turn.ask = std::move(asked);
            show(turn);
            look(state);
        };
        for (const auto what : {HunterAsk::What::Shows, HunterAsk::What::Customs, HunterAsk::What::LongNight, HunterAsk::What::Defeat})
            ask(about(what, Hunter::MinaHarker), QStringLiteral("question %1").arg(int(what)));
        for (std::size_t kind = 0; kind < ruleset.cards->encounters.size(); ++kind) {
            HunterAsk encounter = about(HunterAsk::What::Encounter, Hunter::MinaHarker);
            encounter.kind = EncounterKind(kind);
            const EncounterEffect& effect = (*ruleset.cards)[EncounterKind(kind)].effect;
            encounter.answers = {AnswerEncounter{}};
            encounter.answers.push_back({});
            if (effect.lessPerWeapon > 0 || effect.damagePerItem > 0) {
                encounter.answers.back().counts[3] = 1;
                encounter.counted.insert(Hunter::MinaHarker);
            } else if (effect.fights) {
                encounter.answers.back().joining = HunterSet::all() - HunterSet(Hunter::MinaHarker);
            } else {
                encounter.answers.back().met = true;
            }
            encounter.answers.resize(4);
            encounter.answers[2].cancelledBy = HunterEvent::Forewarned;
            encounter.answers[3].cancelledBy = HunterCard::Dogs;
            ask(encounter, QStringLiteral("encounter %1").arg(kind));
        }
        HunterAsk order = about(HunterAsk::What::Order, Hunter::DrSeward);
        for (std::uint8_t n = 0; n < 4; ++n)
            order.found.push_back({CardPlace{false, 1}, EncounterKind(n * 3), n});
        ask(order, "order");

        log.back().view = fighting(log.back().view, *ruleset.board->find("castle-dracula"));
        still.clear(); // the stage
        asking.reset();
        const auto fight = [&](std::uint8_t step, TableTurn::Who who, const std::optional<HunterAsk>& asked, const QString& state) {
            turn = {};
            turn.who = who;
            turn.wait = TableTurn::Wait::Combat;
            turn.combat = fightingTurn(step);
            turn.combat->chosen = step > 1;
            if (step == 1)
                turn.combat->mayShow = HunterSet::all() - HunterSet(Hunter::VanHelsing);
            turn.ask = asked;
            show(turn);
            look(state);
            auto* stage = table.findChild<CombatStage*>();
            if (size.width() < 600 &&
                log.back().view.combat->played.size() == 1) { // what was played in the round before is told on a phone too, upright
                bool told = false;
                for (const PaintedText& text : paintedTexts(stage))
                    told = told || text.text == sentences.combatCard(CombatCard::EscapeAsBat);
                if (!told)
                    faults << state + QStringLiteral(": the round before is not told");
            }
            for (const PaintedText& text : paintedTexts(stage)) {
                if (text.pixels < lowest(table))
                    faults << state + QStringLiteral(": too small on the stage: ") + text.text;
                if (!QRectF(stage->rect()).contains(text.box))
                    faults << state + QStringLiteral(": cut on the stage: ") + text.text;
            }
            if (!stage->fits())
                faults << state + QStringLiteral(": something on the stage does not fit");
            if (stage->height() < 150 || stage->width() * stage->height() * 100 < size.width() * size.height() * 15)
                faults << state + QStringLiteral(": the stage has %1 x %2").arg(stage->width()).arg(stage->height());
            if (stage->geometry().intersects(panel->geometry()))
                faults << state + QStringLiteral(": the choices lie over the stage");
        };
        for (std::uint8_t step = 1; step <= 8; ++step)
            fight(step, TableTurn::Who::Dracula, {}, QStringLiteral("combat step %1").arg(step));
        HunterAsk cards = about(HunterAsk::What::Card, {});
        cards.fights = mostFights(Hunter::MinaHarker);
        fight(3, TableTurn::Who::Hunters, cards, "combat card");
        table.findChild<ChoiceButton*>("answer-card")->click();
        look("combat card, to be confirmed");
        cards.lying = {{Hunter::MinaHarker, cards.fights.back().card, false}};
        cards.fights.pop_back();
        fight(3, TableTurn::Who::Hunters, cards, "combat card lies already");
        table.refuse(sentences.violation({"COMB-10", Refusal::HunterNoRoad, {Hunter::MinaHarker, there, there}}),
                     entry(HunterFights{Hunter::MinaHarker, HunterCard::Rifle, true}));
        look("combat card refused, and the table can allow it");
        cards.what = HunterAsk::What::OtherCard;
        fight(3, TableTurn::Who::Hunters, cards, "another card");
        HunterAsk result = about(HunterAsk::What::Result, {});
        result.result = {4, HunterSet(Hunter::DrSeward)};
        log.back().view.combat->played.push_back(CombatCard::EscapeAsMist);
        log.back().view.combat->cards[3] = HunterCard::HeavenlyHost;
        fight(6, TableTurn::Who::Hunters, result, "combat result");
        table.findChild<ChoiceButton*>("answer-otherwise")->click();
        look("combat result put right");
        for (const auto what : {HunterAsk::What::Bite, HunterAsk::What::Defeat, HunterAsk::What::LucysRevenge})
            fight(5, TableTurn::Who::Hunters, about(what, Hunter::MinaHarker), QStringLiteral("combat question %1").arg(int(what)));
        faults.removeDuplicates();
        QVERIFY2(faults.isEmpty(), qPrintable(QStringLiteral("%1 faults\n").arg(faults.size()) + faults.mid(0, 400).join(u'\n')));
    }

    void whatMattersGrows_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(1920, 1200)})
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }
    /// Where the user wants larger words what is read first is larger: what is announced, whose turn it is, who acts when, the tracks.
    void whatMattersGrows()
    {
        QFETCH(QSize, size);
        const QTemporaryDir folder;
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
        Settings settings;
        const Ruleset& ruleset = *day_.ruleset;
        const Sentences sentences(ruleset.board, ruleset.cards, Language::En);
        std::vector<std::array<int, 4>> sizes;
        for (const double scale : {1.0, 1.5, 2.0}) {
            settings.setTextScale(scale);
            TableScreen table(settings, test::thirdTracks);
            table.setAttribute(Qt::WA_DontShowOnScreen);
            table.resize(size);
            table.show();
            PublicLog log = day_.log;
            log.back().said = {{Happening::What::TimeMoved, {Weekday::Tuesday, 0}, {}}};
            log.back().view.hunters[0] = HunterPlace{};
            test::setLog(table, ruleset, log, day_.turn, sentences);
            int track = 0, badge = 0;
            for (const QLabel* label : table.findChild<TrackBlock*>()->findChildren<QLabel*>())
                track = qMax(track, label->font().pixelSize());
            for (SeatCell* cell : table.findChildren<SeatCell*>())
                for (const PaintedText& text : paintedTexts(cell)) {
                    QCOMPARE(text.colour.alpha(), 255); // whoever is off the board too is easy to read
                    badge = qMax(badge, text.pixels);
                }
            sizes.push_back({table.findChild<QLabel*>("announcement")->font().pixelSize(),
                             table.findChild<QLabel*>("turn-title")->font().pixelSize(), track, badge});
        }
        settings.setTextScale(1);
        for (std::size_t what = 0; what < 4; ++what) {
            QVERIFY2(sizes[1][what] > sizes[0][what], qPrintable(QStringLiteral("%1: %2").arg(what).arg(sizes[1][what])));
            QVERIFY2(sizes[2][what] > sizes[1][what], qPrintable(QStringLiteral("%1: %2").arg(what).arg(sizes[2][what])));
            QVERIFY2(sizes[2][what] * 100 >= sizes[0][what] * (what == 3 ? 110 : 115),
                     qPrintable(QStringLiteral("%1: %2").arg(what).arg(sizes[2][what])));
        }
    }
    /// However the table was laid out before: nothing of that stays when the screen is turned or words grow.
    void aTurnedScreenKeepsItsTracks()
    {
        const QTemporaryDir folder;
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
        Settings settings;
        const Ruleset& ruleset = *day_.ruleset;
        const Sentences sentences(ruleset.board, ruleset.cards, Language::En);
        TableScreen table(settings, test::thirdTracks);
        table.setAttribute(Qt::WA_DontShowOnScreen);
        table.show();
        PublicLog log = day_.log;
        test::setLog(table, ruleset, log, day_.turn, sentences);
        for (const double scale : {1.0, 2.0, 1.0})
            for (const QSize size : {QSize(640, 360), QSize(800, 1280), QSize(1280, 800), QSize(390, 844), QSize(800, 1280),
                                     QSize(390, 844), QSize(1280, 800)}) {
                settings.setTextScale(scale);
                table.forget();
                table.resize(size);
                log.back().view.influence ^= 1;
                test::setLog(table, ruleset, log, day_.turn, sentences);
                for (int round = 0; round < 3; ++round)
                    QCoreApplication::sendPostedEvents();
                for (const QLabel* label : table.findChild<TableSide*>()->findChildren<QLabel*>()) {
                    const QRect box(label->mapTo(label->parentWidget(), QPoint()), label->size());
                    QVERIFY2(label->isHidden() || label->text().isEmpty() ||
                                 (label->height() >= label->font().pixelSize() && label->parentWidget()->rect().contains(box)),
                             qPrintable(QStringLiteral("%1 x %2: %3 has %4")
                                            .arg(size.width())
                                            .arg(size.height())
                                            .arg(label->text())
                                            .arg(label->parentWidget()->height())));
                }
            }
        settings.setTextScale(1);
    }
    /// Day and night are told apart from across the room: a light disc and a dark one, in every theme.
    void dayAndNightAreSeen()
    {
        const QTemporaryDir folder;
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
        Settings settings;
        const Ruleset& ruleset = *day_.ruleset;
        const Sentences sentences(ruleset.board, ruleset.cards, Language::En);
        for (const ThemeName theme : {ThemeName::Dark, ThemeName::Light, ThemeName::HighContrast})
            for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(390, 844), QSize(640, 360)}) {
                settings.setTheme(theme);
                TableScreen table(settings, test::thirdTracks);
                table.setAttribute(Qt::WA_DontShowOnScreen);
                table.resize(size);
                table.show();
                const auto* sign = table.findChild<TimeSign*>();
                const auto disc = [&](PublicPhase phase) {
                    PublicLog log = day_.log;
                    log.back().view.phase = phase;
                    test::setLog(table, ruleset, log, day_.turn, sentences);
                    const QImage seen = table.grab(sign->geometry()).toImage();
                    return seen.pixelColor(seen.width() / 2, seen.height() / 10).lightnessF(); // above the sun
                };
                QVERIFY(disc(PublicPhase::Day) > disc(PublicPhase::Night) + 0.5);
                QVERIFY(sign->isVisible() && table.rect().contains(sign->geometry()));
                QVERIFY(sign->width() * 20 >= qMin(size.width(), size.height()));
                for (const QWidget* words : table.findChildren<QLabel*>(Qt::FindDirectChildrenOnly))
                    QVERIFY(words->isHidden() || !words->geometry().intersects(sign->geometry()));
            }
    }
    /// Who is done is an outline, whatever lies on his sheet; whose turn it is stands out, and facts go on being told.
    void whoIsDoneIsAnOutline()
    {
        const Settings settings;
        const Ruleset& ruleset = *day_.ruleset;
        const Sentences sentences(ruleset.board, ruleset.cards, Language::En);
        PublicView view = day_.log.back().view;
        view.sheets[1].damage = 6;
        view.sheets[1].bites = 2;
        SeatCell cell(settings, Hunter::DrSeward, nullptr);
        cell.resize(100, 58);
        const auto letter = [&](bool active, bool acted) {
            cell.set(hunterCell(Hunter::DrSeward, view, active, acted, sentences));
            const auto texts = paintedTexts(&cell);
            return texts.size() == 3 && texts[1].text == u'6' && texts[2].text == u'2' ? texts.front().colour : QColor();
        };
        QCOMPARE(letter(false, false), settings.colour(u"steelInk"));
        QCOMPARE(letter(true, false), settings.colour(u"steelInk"));
        QCOMPARE(letter(false, true), settings.colour(u"mute"));
        QCOMPARE(letter(true, true), settings.colour(u"steelInk")); // he acts once more
    }
    /// What has no room in the box of a question is one tap away, and goes with the question.
    void whatHasNoRoomStandsOnASheet()
    {
        Settings settings;
        settings.setTextScale(2);
        QVERIFY(installLanguage(*QApplication::instance(), QStringLiteral("ru")));
        const Ruleset& ruleset = *day_.ruleset;
        const Sentences sentences(ruleset.board, ruleset.cards, Language::Ru);
        TableScreen table(settings, test::thirdTracks);
        table.setAttribute(Qt::WA_DontShowOnScreen);
        table.resize(720, 1100);
        table.show();
        HunterAsk vampire = about(HunterAsk::What::Encounter, Hunter::MinaHarker);
        for (std::size_t n = 0; n < ruleset.cards->encounters.size(); ++n)
            if (ruleset.cards->encounters[n].id == "new-vampire")
                vampire.kind = EncounterKind(n);
        vampire.answers.resize(4);
        vampire.answers[1].joining = HunterSet::all() - HunterSet(Hunter::MinaHarker);
        vampire.answers[2].cancelledBy = HunterEvent::Forewarned;
        vampire.answers[3].cancelledBy = HunterCard::Dogs;
        TableTurn turn;
        turn.who = TableTurn::Who::Hunters;
        turn.ask = vampire;
        test::setLog(table, ruleset, day_.log, turn, sentences);
        const QString words = sentences.effect(*vampire.kind), shown = table.findChild<QLabel*>("turn-line")->text();
        QVERIFY2(shown.endsWith(u'…') && words.startsWith(shown.chopped(1)), qPrintable(shown));
        auto* more = table.findChild<ChoiceButton*>("turn-more");
        QVERIFY(more->isVisible());
        more->click();
        const auto* whole = table.findChild<QLabel*>("question-words");
        QVERIFY(whole != nullptr && whole->isVisible());
        QCOMPARE(whole->text(), words);
        test::setLog(table, ruleset, day_.log, day_.turn, sentences);
        QVERIFY(!whole->isVisible());
        QVERIFY(!more->isVisible());
        settings.setTextScale(1);
        QVERIFY(installLanguage(*QApplication::instance(), QStringLiteral("en")));
    }
    /// In a window of its own the table has nothing below it for its sheets to lie on but itself.
    void aSheetLiesOverItsParts()
    {
        const Settings settings;
        const Ruleset& ruleset = *day_.ruleset;
        const Sentences sentences(ruleset.board, ruleset.cards, Language::En);
        TableScreen table(settings, test::thirdTracks);
        table.setAttribute(Qt::WA_DontShowOnScreen);
        table.resize(1280, 800);
        table.show();
        test::setLog(table, ruleset, day_.log, day_.turn, sentences);
        ConfirmSheet sheet(settings, &table);
        sheet.openSheet();
        PublicLog log = day_.log;
        log.back().view.influence = 5;
        test::setLog(table, ruleset, log, day_.turn, sentences); // everything is laid out once more
        const auto* panel = table.findChild<TurnPanel*>();
        for (const QPoint at : {panel->geometry().center(), table.rect().center()}) {
            const QWidget* top = table.childAt(at);
            QVERIFY(top == &sheet || sheet.isAncestorOf(top));
        }
    }

private:
    /// In pixels: 1/40 of the short side, and on a phone what can be read in the hand.
    static int lowest(const QWidget& table)
    {
        const int side = qMin(table.width(), table.height());
        return qMax((side + 39) / 40, side < 600 ? 12 : 0);
    }
    static QRect box(const QWidget& in, const QWidget* widget) { return {widget->mapTo(&in, QPoint()), widget->size()}; }

    static QList<QRect> cardBoxes(const TableScreen& table)
    {
        QList<QRect> boxes;
        for (const TableCard* card : table.findChildren<TableCard*>())
            boxes << card->geometry();
        return boxes;
    }

    /// A card says whether it lies face up, and of a back what openly lies on it, before anything else; its name before how much lies face
    /// down with it.
    static QStringList lookAtStrip(const TableScreen& table, const PublicView& view, const Sentences& sentences)
    {
        QStringList faults;
        const auto cards = table.findChildren<TableCard*>();
        for (std::size_t n = 0; n < trailLength + lairSpaces; ++n) {
            TableCard* card = cards[static_cast<qsizetype>(n)];
            const auto& lies = n < trailLength ? view.trail[n] : view.lairs[n - trailLength];
            if (!lies)
                continue;
            QStringList icons;
            QList<QRect> boxes;
            for (const TableCard::Sign& sign : card->signs()) {
                if (!card->rect().contains(sign.box) ||
                    std::ranges::any_of(boxes, [&](const QRect& box) { return box.intersects(sign.box); }))
                    faults << QStringLiteral("strip: %1 on %2 has no place").arg(sign.icon, card->accessibleName());
                icons << sign.icon;
                boxes << sign.box;
            }
            const bool up = !lies->back || lies->location;
            if (up ? !icons.contains("eye") : icons.value(0) == QLatin1String("eye"))
                faults << QStringLiteral("strip: %1 does not say how it lies").arg(card->accessibleName());
            if (lies->escapeAsBat && (icons.size() < 2 || !icons.contains("bat")))
                faults << QStringLiteral("strip: %1 is a bare bat, or none").arg(card->accessibleName());
            if (!lies->location || !up || !icons.contains("encounter"))
                continue;
            const QString name = sentences.place(*lies->location);
            if (std::ranges::none_of(paintedTexts(card),
                                     [&](const PaintedText& text) { return text.text.size() > 1 && name.startsWith(text.text); }))
                faults << QStringLiteral("strip: the name of %1 has given way before the count").arg(card->accessibleName());
        }
        return faults;
    }

    static QStringList lookAt(const TableScreen& table)
    {
        QStringList faults;
        const auto report = [&](const QWidget* widget, const QString& text, const char* what) {
            faults << QStringLiteral("%1 (%2 %3, %4 x %5)")
                          .arg(text, QLatin1String(widget->metaObject()->className()), QLatin1String(what))
                          .arg(widget->width())
                          .arg(widget->height());
        };
        const int m = qMin(table.width(), table.height());
        if (table.findChild<QScrollArea*>()->verticalScrollBar()->maximum() != 0)
            report(table.findChild<QScrollArea*>(), {}, "scrolls");
        const auto* side = table.findChild<TableSide*>();
        for (const TrackBlock* track : side->findChildren<TrackBlock*>())
            if (track->isVisible()) {
                if (!side->parentWidget()->rect().contains(box(*side->parentWidget(), track)))
                    report(track, track->accessibleName(), "cut");
                // A question covers none, or on a phone or beside large words all of them.
                const QRect covered = table.findChild<TurnPanel*>()->geometry() & box(table, track);
                if (table.findChild<EndingStage*>()->isHidden() && !covered.isEmpty() &&
                    ((m >= 600 && textScale() <= 1) || covered != box(table, track)))
                    report(track, track->accessibleName(), "covered by the question");
            }
        // Parts of the table lie beside each other; only questions with more words than usual lie over map or tracks.
        QList<const QWidget*> parts;
        for (const QWidget* part : table.findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
            if (part->isVisible() && qobject_cast<const EndingStage*>(part) == nullptr && part->objectName() != QLatin1String("decide") &&
                qobject_cast<const TurnPanel*>(part) == nullptr)
                parts << part;
        if (table.findChild<EndingStage*>()->isHidden())
            for (qsizetype a = 0; a < parts.size(); ++a)
                for (qsizetype b = a + 1; b < parts.size(); ++b)
                    if (parts[a]->geometry().intersects(parts[b]->geometry())) {
                        report(parts[a], parts[a]->objectName(), "lies over:");
                        report(parts[b], parts[b]->objectName(), "");
                    }
        for (const QWidget* widget : table.findChildren<QWidget*>()) {
            if (!widget->isVisible())
                continue;
            if (const auto* cell = qobject_cast<const SeatCell*>(widget))
                for (const PaintedText& text : paintedTexts(const_cast<SeatCell*>(cell)))
                    if (text.pixels < lowest(table) || !QRectF(cell->rect()).contains(text.box))
                        report(cell, text.text, "too small, or cut");
            if (const auto* label = qobject_cast<const QLabel*>(widget); label != nullptr && !label->text().isEmpty()) {
                const QString text = QString(label->text()).remove(QRegularExpression("<[^>]*>"));
                const int pixels = label->font().pixelSize();
                // What is told by a sign and a number too may be smaller on a phone.
                const bool named = table.width() < 600 && qobject_cast<const TrackBlock*>(label->parentWidget()) != nullptr;
                if (pixels < (named ? 10 : lowest(table)))
                    report(label, text, "too small");
                if (label->objectName() == QLatin1String("announcement")) {
                    QTextDocument laidOut;
                    laidOut.setDocumentMargin(0);
                    laidOut.setDefaultFont(label->font());
                    laidOut.setHtml(label->text());
                    laidOut.setTextWidth(label->width());
                    if (laidOut.size().height() > label->height() || laidOut.idealWidth() > label->width())
                        report(label, text, "cut");
                    if (28 * pixels < m)
                        report(label, text, "too small for what matters");
                } else if (label->wordWrap()) {
                    if (wrappedHeight(label->font(), text, label->width()) > label->height() + 1)
                        report(label, text, "too low");
                    if (MeasuredText().widestWord(label->font(), text) > label->width() + 1)
                        report(label, text, "a word is wider");
                } else if (QFontMetrics(label->font()).horizontalAdvance(text) > label->width() + 1) {
                    report(label, text, "too narrow");
                }
                if (qobject_cast<const TrackBlock*>(label->parentWidget()) != nullptr && text.contains(u'/') && 28 * pixels < m)
                    report(label, text, "too small for what matters");
                if (!table.rect().contains(box(table, label)))
                    report(label, text, "outside");
            } else if (const auto* choice = qobject_cast<const ChoiceButton*>(widget)) {
                if (!table.rect().contains(box(table, choice)))
                    report(choice, choice->text(), "outside");
                if (choice->width() < 44 || choice->height() < 44)
                    report(choice, choice->text(), "a target too small");
                if (qobject_cast<const TurnPanel*>(choice->parentWidget()) != nullptr && !choice->text().isEmpty() &&
                    choice->wordPixels() < lowest(table))
                    report(choice, choice->text(), "its words are too small");
                // The ending's are of their own size.
                const int words = !table.findChild<EndingStage*>()->isHidden() ? 0 : choice->wordsHeight(choice->width());
                if (!choice->text().isEmpty() && (choice->width() < choice->narrowestWidth() || choice->height() < words))
                    report(choice, choice->text(), "cut");
                if (const auto* panel = qobject_cast<const TurnPanel*>(choice->parentWidget()); panel != nullptr) {
                    if (!panel->rect().contains(choice->geometry()))
                        report(choice, choice->text(), "outside of its panel");
                    for (const QWidget* other : panel->findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
                        if (other != choice && other->isVisible() && other->geometry().intersects(choice->geometry()))
                            report(choice, choice->text(), "lies over something else");
                    if (const auto* decide = table.findChild<HoldButton*>("decide");
                        decide->isVisible() && decide->geometry().intersects(box(table, choice)))
                        report(choice, choice->text(), "lies over the large button");
                }
            } else if (const auto* hold = qobject_cast<const HoldButton*>(widget)) {
                if (hold->width() < hold->sizeHint().width() || hold->height() < qMin(hold->sizeHint().height(), 44))
                    report(hold, hold->text(), "cut");
                if (!table.rect().contains(box(table, hold)))
                    report(hold, hold->text(), "outside");
                if (hold->objectName() == QLatin1String("decide") && !table.findChild<TurnPanel*>()->geometry().contains(hold->geometry()))
                    report(hold, hold->text(), "outside of its panel");
            } else if (const auto* card = qobject_cast<const TableCard*>(widget)) {
                if (!card->fits())
                    report(card, card->accessibleName(), "cut");
                for (const PaintedText& text : paintedTexts(const_cast<TableCard*>(card)))
                    if (40 * text.pixels < m || !QRectF(card->rect()).contains(text.box))
                        report(card, text.text, "too small, or cut");
                if (card->width() < 30 || card->height() < 44)
                    report(card, card->accessibleName(), "too small");
                if (!table.rect().contains(box(table, card)))
                    report(card, card->accessibleName(), "outside");
            } else if (const auto* map = qobject_cast<const MapView*>(widget)) {
                if (map->height() < table.height() *
                                        (!table.findChild<EndingStage*>()->isHidden() ? 25
                                         : table.width() > table.height()             ? 45
                                                                                      : 30) /
                                        100)
                    report(map, {}, "too low");
            }
        }
        return faults;
    }
};

DEMETER_TEST(TestTableSizes)
#include "test_table_sizes.moc"
