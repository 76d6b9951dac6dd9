// The table screen under twin games: the same words and pictures, and the same moments at which anything on it changes (INFO-5, INV-8).
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/motion.h"
#include "app/desktop/kit/style.h"
#include "app/desktop/moments/moment_band.h"
#include "app/desktop/table/turn_panel.h"
#include "app/text/resources.h"
#include "tests/app/desktop/table_screens.h"
#include "tests/support/load.h"
#include "tests/support/table.h"
#include "tests/support/twins.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>
#include <QWindow>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

/// A table screen that counts what happens on it.
class Watched {
public:
    explicit Watched(const Settings& settings) : screen_(settings, test::thirdTracks)
    {
        QObject::connect(&screen_, &TableScreen::renewed, &screen_, [this] { ++renewed_; });
        band_->setByHand();
        turn_->setByHand();
        screen_.setStyleSheet(styleSheet(Theme::of(settings.theme())));
        screen_.resize(1280, 800);
        screen_.show();
        screen_.installEventFilter(&paints_);
        const auto parts = screen_.findChildren<QWidget*>();
        for (QWidget* part : parts)
            part->installEventFilter(&paints_);
        motions_ = screen_.findChildren<Motion*>();
        for (Motion* each : std::as_const(motions_))
            each->setByHand();
    }

    void show(const TwinStep& step, const TwinGame& game)
    {
        while (band_->shown()) // what was worth a look before has been looked at
            band_->goOn();
        pass(MomentBand::stayMilliseconds); // what moves has come to rest
        const Sentences sentences(step.rules.board, step.rules.cards, Language::En);
        test::setLog(screen_, step.rules, game.log, tableTurn(step.rules, game.state), sentences);
    }

    /// How often it has been made anew, and what parts of it have been painted, since this was asked last.
    std::pair<int, QStringList> updates() { return {std::exchange(renewed_, 0), std::exchange(paints_.seen, {})}; }
    /// It is seen and nothing of it has been painted since this was asked last.
    bool isQuiet() { return updates().second.isEmpty() && screen_.isVisible() && screen_.windowHandle()->isExposed(); }
    /// Its buttons have just come up and press nothing.
    bool isDead() const { return turn_->isDead(); }
    const std::optional<MomentLook>& moment() const { return band_->shown(); }
    QImage picture() { return screen_.grab().toImage(); }
    bool moves() const
    {
        return std::ranges::any_of(motions_, [](const Motion* each) { return each->isRunning(); });
    }
    /// So many milliseconds, for all that moves.
    void pass(int milliseconds)
    {
        for (Motion* each : std::as_const(motions_))
            each->advance(milliseconds);
    }
    /// Everything that is said anywhere on it, and where: prompts, answers, what a screen reader is told.
    QStringList prompts() const
    {
        QStringList all;
        const auto parts = screen_.findChildren<QWidget*>();
        for (const QWidget* part : parts) {
            const auto* label = qobject_cast<const QLabel*>(part);
            const auto* button = qobject_cast<const QAbstractButton*>(part);
            const QString text = label != nullptr ? label->text() : button != nullptr ? button->text() : QString();
            if (!part->isVisible() || (text.isEmpty() && part->accessibleName().isEmpty()))
                continue;
            const QRect place = part->geometry();
            all << QStringLiteral("%1 %2 “%3” “%4” “%5” %6 %7 %8 %9")
                       .arg(QLatin1String(part->metaObject()->className()), part->objectName(), text, part->accessibleName(),
                            part->accessibleDescription())
                       .arg(place.x())
                       .arg(place.y())
                       .arg(place.width())
                       .arg(place.height());
        }
        return all;
    }

private:
    struct Paints : QObject {
        bool eventFilter(QObject* object, QEvent* event) override
        {
            if (event->type() == QEvent::Paint)
                seen << QLatin1String(object->metaObject()->className());
            return false;
        }
        QStringList seen;
    };
    Paints paints_;
    TableScreen screen_;
    TurnPanel* turn_ = screen_.findChild<TurnPanel*>();
    MomentBand* band_ = screen_.findChild<MomentBand*>("moment");
    QList<Motion*> motions_;
    int renewed_ = 0;
};

} // namespace

class TestTableTwins : public QObject {
    Q_OBJECT

private slots:
    void picturesAreTheSame()
    {
        initTextResources();
        initLookResources();
        loadFonts();
        const QTemporaryDir folder;
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
        Settings settings;
        std::unique_ptr<Watched> first, twin;
        std::optional<std::uint64_t> pair;
        std::size_t moments = 0, pictures = 0, steps = 0, staged = 0, fights = 0, asked = 0, sentences = 0, dead = 0;
        int renewed = 0;
        TwinTally tally;
        std::string fault;
        const bool enough = playManyTwins(
            times(8, 200), tally, fault,
            [&](const TwinStep& step) -> std::string {
                const TableTurn turn = tableTurn(step.rules, step.first.state);
                if (turn != tableTurn(step.rules, step.twin.state))
                    return "turn";
                if (step.aside) // of the same turn, view and news the screen makes nothing new: that was seen in the steps between
                    return step.first.log == step.twin.log ? std::string() : std::string("log");
                if (!first) {
                    first = std::make_unique<Watched>(settings);
                    twin = std::make_unique<Watched>(settings);
                    // Windows come up and take the focus from each other; from then on only the game changes anything.
                    for (int quiet = 0, rounds = 0; quiet < 5 && rounds < 500; ++rounds) {
                        QTest::qWait(10);
                        const bool one = first->isQuiet(), other = twin->isQuiet();
                        quiet = one && other ? quiet + 1 : 0;
                    }
                }
                if (std::exchange(pair, step.pair) != step.pair)
                    moments = 0;
                ++steps;
                first->updates();
                twin->updates();
                first->show(step, step.first);
                twin->show(step, step.twin);
                for (int round = 0; round < 3; ++round) { // a repaint may be asked for in one round and happen in the next
                    QCoreApplication::sendPostedEvents();
                    QCoreApplication::processEvents();
                }
                const auto [times, parts] = first->updates();
                const auto [twinTimes, twinParts] = twin->updates();
                renewed += times;
                if (times != twinTimes)
                    return "made anew";
                if (parts != twinParts)
                    return "painted " + parts.join(u' ').toStdString() + ", in the twin " + twinParts.join(u' ').toStdString();
                if (first->moment() != twin->moment())
                    return "what the table looks up for";
                if (first->isDead() != twin->isDead())
                    return "how long its buttons are dead";
                dead += first->isDead();
                const QStringList said = first->prompts();
                sentences += static_cast<std::size_t>(said.size());
                if (said != twin->prompts())
                    return "prompts";
                staged += first->moment().has_value();
                // The first moment at which enough is different, what all look up for, and now and then a later one.
                const bool combat = turn.combat.has_value() && fights++ % 3 == 0, ask = turn.ask.has_value() && asked++ % 3 == 0;
                if (!step.differs || (!first->moment() && !combat && !ask && moments++ % 10 != 0))
                    return {};
                // At rest, and where anything moves also on the way there.
                int passed = 0;
                for (const int at : first->moves() ? std::vector{0, 45, 90, 179, 180, 3000} : std::vector{0}) {
                    first->pass(at - passed);
                    twin->pass(at - passed);
                    passed = at;
                    ++pictures;
                    const QImage one = first->picture();
                    if (one.isNull() || one != twin->picture())
                        return "picture after " + std::to_string(at) + " ms";
                }
                return {};
            },
            true);
        qInfo("%s; %zu steps, the table made anew at %d of them, %zu pairs of pictures, %zu with a band, %zu of combats, %zu with a "
              "question, "
              "%zu sentences",
              tally.text().c_str(), steps, renewed, pictures, staged, fights, asked, sentences);
        QVERIFY2(fault.empty(), fault.c_str());
        QVERIFY(enough);
        QVERIFY(renewed > 0 && static_cast<std::size_t>(renewed) < steps);
        QVERIFY(pictures >= static_cast<std::size_t>(tally.twins));
        QVERIFY(dead > 0);
        QVERIFY2(staged > 0 && fights > 0 && asked > 0, "twins that never meet would prove little");
    }

    /// Random twins hardly ever come so far: by night he bites a hunter, and the hunter falls, while he holds other cards and others lie
    /// elsewhere.
    void bitesAndDefeatsAreTheSame()
    {
        using What = Happening::What;
        initTextResources();
        initLookResources();
        loadFonts();
        const QTemporaryDir folder;
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
        const Settings settings;
        std::vector<Table> tables;
        std::vector<TwinGame> games;
        for (const bool other : {false, true}) {
            Table table("fury-3e");
            table.slot(1, "munich").slot(2, other ? "prague" : "vienna", {}, {other ? "wolves" : "rats"});
            table.hunter(godalming, "madrid").hunter(seward, "paris").hunter(helsing, "munich").hunter(mina, "london");
            table.clock(Step::Dusk);
            table.sheet(helsing).bites = 0;
            table.state.due.push_back({.what = Due::What::Bite, .hunter = helsing});
            tables.push_back(table);
            games.push_back({table.state, {}});
        }
        Watched first(settings), twin(settings);
        int bites = 0, defeats = 0, dead = 0;
        const auto show = [&]() -> QString {
            for (std::size_t n = 0; n < 2; ++n) {
                games[n].state = tables[n].state;
                extend(games[n].log, tables[n].rules, games[n].state);
            }
            const TwinStep step{.rules = tables[0].rules, .pair = 0, .first = games[0], .twin = games[1]};
            if (tableTurn(step.rules, step.first.state) != tableTurn(step.rules, step.twin.state))
                return "turn";
            first.show(step, step.first);
            twin.show(step, step.twin);
            dead += first.isDead();
            bites += tables[0].happened(What::HunterBitten);
            defeats += tables[0].happened(What::HunterDefeated);
            if (first.moment() != twin.moment() || first.isDead() != twin.isDead() || first.prompts() != twin.prompts())
                return "words";
            for (const int at : {0, 90, 400}) {
                first.pass(at);
                twin.pass(at);
                if (first.isDead() != twin.isDead() || first.picture() != twin.picture())
                    return "picture";
            }
            return {};
        };
        QCOMPARE(show(), QString());
        for (Table& table : tables)
            QVERIFY2(table.take(Reply{true}), table.lastRefusal.c_str());
        QCOMPARE(show(), QString());
        for (std::size_t n = 0; n < 2; ++n) {
            for (int times = 0; times < 3 && !tables[n].state.combat; ++times)
                QVERIFY2(tables[n].take(GoOn{}), tables[n].lastRefusal.c_str());
            tables[n].state.combatHand = {CombatCard::Claws, n == 0 ? CombatCard::Mesmerize : CombatCard::EscapeAsBat};
            tables[n].state.combatDeck.assign(5, CombatCard::Claws);
        }
        QCOMPARE(show(), QString());
        for (int n = 0; n < 80 && defeats == 0; ++n) {
            const TableTurn turn = tableTurn(tables[0].rules, tables[0].state);
            std::vector<Action> both;
            const auto legal = legalActions(tables[0].rules, tables[0].state), other = legalActions(tables[1].rules, tables[1].state);
            const auto wanted = [](const Action& action) {
                const auto* card = std::get_if<PlayCombat>(&action);
                const auto* reply = std::get_if<Reply>(&action);
                const auto* fights = std::get_if<HunterFights>(&action);
                return (card != nullptr && card->card == CombatCard::Claws) || (reply != nullptr && reply->yes) ||
                       (fights != nullptr && !fights->card);
            };
            for (const Action& action : legal)
                if (!std::holds_alternative<HunterPlays>(action) && !std::holds_alternative<ShowWreath>(action) &&
                    std::ranges::find(other, action) != other.end())
                    both.push_back(action);
            if (turn.ask && turn.ask->what == HunterAsk::What::Result)
                both = {turn.ask->result};
            QVERIFY(!both.empty());
            const auto best = std::ranges::find_if(both, wanted);
            const Action next = best != both.end() ? *best : both.front();
            for (Table& table : tables)
                QVERIFY2(table.take(next), table.lastRefusal.c_str());
            QCOMPARE(show(), QString());
        }
        QVERIFY2(bites > 0 && defeats > 0 && dead > 0, qPrintable(QStringLiteral("%1 %2 %3").arg(bites).arg(defeats).arg(dead)));
    }
};

DEMETER_TEST(TestTableTwins)
#include "test_table_twins.moc"
