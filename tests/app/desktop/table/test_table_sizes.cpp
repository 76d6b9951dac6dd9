// The table on a phone, upright and on its side, in every language and size of text: nothing scrolls, is cut, is too small or moves when
// something else is said.
#include "app/desktop/kit/icon_sign.h"
#include "app/desktop/kit/style.h"
#include "app/desktop/table/ending_stage.h"
#include "app/desktop/table/table_card.h"
#include "app/desktop/table/table_side.h"
#include "app/desktop/table/turn_panel.h"
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
    const auto go = [&](const Action& action) { (void)game.submit(action); };
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
    PublicHideout power;
    power.powers = Power::DarkCall;
    view.trail = {hidden, open("strasbourg", {{EncounterKind{0}, 2}}), sea, power, open("saragossa", {}), hidden};
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

int widestWord(const QFont& font, const QString& text)
{
    static const QRegularExpression breaks(QStringLiteral("\\s+|(?<=-)"));
    int widest = 0;
    for (const QString& word : text.split(breaks))
        widest = qMax(widest, QFontMetrics(font).horizontalAdvance(word));
    return widest;
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
        for (const char* language : {"en", "es", "pl", "ru", "it"})
            for (const double scale : {1.0, 1.5, 2.0})
                QTest::addRow("%s %d %%", language, int(scale * 100)) << QString::fromLatin1(language) << scale;
    }
    void everythingHasRoom()
    {
        QFETCH(QString, language);
        QFETCH(double, scale);
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
        TableScreen table(settings);
        table.setAttribute(Qt::WA_DontShowOnScreen);
        table.setStyleSheet(styleSheet(Theme::of(settings.theme())));
        table.setUpdatesEnabled(false); // what is looked at here are sizes
        table.show();
        auto* panel = table.findChild<TurnPanel*>();
        QStringList faults;
        // What has the size of a tablet is looked at in test_table_turn_panel.
        for (const QSize size : {QSize(360, 640), QSize(640, 360), QSize(390, 844), QSize(640, 480)}) {
            table.forget();
            table.resize(size);
            table.setCode(std::nullopt);
            QList<QRect> still; // what never moves
            const auto look = [&](const QString& state, bool sameLayout = true) {
                for (int round = 0; round < 3; ++round)
                    QCoreApplication::sendPostedEvents();
                const QString where = QStringLiteral("%1x%2 %3").arg(size.width()).arg(size.height()).arg(state);
                for (const QString& fault : lookAt(table))
                    faults << where + QStringLiteral(": ") + fault;
                if (!sameLayout)
                    return;
                QList<QRect> now{table.findChild<MapView*>()->geometry(), table.openButton()->geometry(), table.menuButton()->geometry()};
                now << box(table, table.findChildren<HunterCell*>().front());
                if (still.isEmpty())
                    still = now;
                if (still != now) {
                    QString boxes;
                    QDebug(&boxes) << still << now;
                    faults << where + QStringLiteral(": moved ") + boxes;
                    still = now;
                }
            };
            PublicLog log = day_.log;
            table.setLog(ruleset, log, day_.turn, sentences);
            look("choose");
            const auto& places = day_.turn.options.front().destinations;
            QVERIFY(panel->choose(places.front().place, sentences));
            look("confirm");
            table.setCode(ShownCode{std::uint16_t{12}, {}, {}, true});
            look("code being made");
            table.setCode(ShownCode{std::uint16_t{12}, "481 206 937 554", "demeter:1:12:481206937554:0123456789", false});
            look("code");
            log.back().view = crowded(log.back().view, *ruleset.board);
            table.setLog(ruleset, log, day_.turn, sentences);
            look("crowded");
            TableTurn turn = day_.turn;
            turn.last = true;
            table.setLog(ruleset, log, turn, sentences);
            look("the last hunter");
            table.findChild<ChoiceButton*>("turn-supply")->click();
            look("supply");
            for (int wait = 0; wait <= int(TableTurn::Wait::Effect); ++wait) {
                turn = {};
                turn.who = TableTurn::Who::Dracula;
                turn.wait = TableTurn::Wait(wait);
                turn.about = Hunter::DrSeward;
                table.setLog(ruleset, log, turn, sentences);
                look(QStringLiteral("Dracula decides %1").arg(wait));
            }
            for (const PublicPhase phase : {PublicPhase::Dawn, PublicPhase::Day, PublicPhase::Dusk}) {
                turn = {};
                turn.who = TableTurn::Who::Time;
                log.back().view.phase = phase;
                table.setLog(ruleset, log, turn, sentences);
                look(QStringLiteral("time %1").arg(int(phase)));
            }
            log.back().view.phase = PublicPhase::Over;
            table.setLog(ruleset, log, {}, sentences);
            look("over", false); // another screen
            log.back().view.phase = PublicPhase::Night;
            table.setLog(ruleset, log, day_.turn, sentences);
            panel->setTyped("g constantinople");
            look("typed");
            table.refuse(sentences.violation(
                {"ADJ-1", Refusal::HunterNoRoad, {Hunter::LordGodalming, places.front().place, *ruleset.board->find("constanta")}}));
            look("refused");
            turn = day_.turn;
            for (const Hunter hunter : {Hunter::DrSeward, Hunter::VanHelsing, Hunter::MinaHarker}) {
                turn.options.push_back(turn.options.front());
                turn.options.back().hunter = hunter;
            }
            table.setLog(ruleset, log, turn, sentences);
            QVERIFY(panel->choose(places.front().place, sentences));
            look("which hunter");
        }
        faults.removeDuplicates();
        QVERIFY2(faults.isEmpty(), qPrintable(faults.mid(0, 40).join(u'\n')));
    }

private:
    static QRect box(const QWidget& in, const QWidget* widget) { return {widget->mapTo(&in, QPoint()), widget->size()}; }

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
            if (track->isVisible() && !side->parentWidget()->rect().contains(box(*side->parentWidget(), track)))
                report(track, track->accessibleName(), "cut");
        for (const QWidget* widget : table.findChildren<QWidget*>()) {
            if (!widget->isVisible())
                continue;
            if (const auto* label = qobject_cast<const QLabel*>(widget); label != nullptr && !label->text().isEmpty()) {
                const QString text = QString(label->text()).remove(QRegularExpression("<[^>]*>"));
                const int pixels = label->font().pixelSize();
                if (40 * pixels < m)
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
                    if (widestWord(label->font(), text) > label->width() + 1)
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
                if (!choice->text().isEmpty() &&
                    (choice->width() < choice->narrowestWidth() || choice->height() < choice->heightForWidth(choice->width())))
                    report(choice, choice->text(), "cut");
            } else if (const auto* hold = qobject_cast<const HoldButton*>(widget)) {
                if (hold->width() < hold->sizeHint().width() || hold->height() < qMin(hold->sizeHint().height(), 44))
                    report(hold, hold->text(), "cut");
                if (!table.rect().contains(box(table, hold)))
                    report(hold, hold->text(), "outside");
            } else if (const auto* card = qobject_cast<const TableCard*>(widget)) {
                if (!card->isTile() && (card->height() < card->neededHeight(card->width()) || card->width() < card->narrowestWidth()))
                    report(card, card->accessibleName(), "cut");
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
