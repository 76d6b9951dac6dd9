// Putting right by hand on Dracula's screen of the second edition: every kind of it, by what a hand does.
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/pick_box.h"
#include "app/desktop/kit/segmented.h"
#include "app/desktop/kit/stepper.h"
#include "app/fury2e/desktop/dracula/put_right_panel.h"
#include "app/text/resources.h"
#include "core/fury2e/rules/rules.h"
#include "tests/support/load.h"
#include "tests/support/random_second_game.h"
#include "tests/support/test_keys.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <random>

namespace demeter::fury2e {

namespace {

/// A dealt game some rounds on, and the panel over a window.
class Desk {
public:
    Desk() : games_(folder_.path(), devices())
    {
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder_.path());
        settings_ = std::make_unique<Settings>();
        settings_->setLanguage(Language::It);
        RecordHeader header;
        header.board = "fury-2e";
        game.emplace(games_);
        game->setLanguage(Language::It);
        if (!game->startGame(header, PlaceHunters{{place("edinburgh"), place("manchester"), place("galway"), place("plymouth")}}))
            qFatal("the game did not begin");
        std::mt19937_64 random(6);
        while (game->state().round < 5 || game->state().step != Step::Movement || game->state().trail.size() < 3)
            if (const auto action = test::likelySecondAction(random, game->ruleset(), game->state()); !action || !game->submit(*action))
                qFatal("the game is over");
        window.resize(1000, 900);
        window.show();
        panel = new PutRightPanel(*settings_, *game, &window);
        panel->open();
    }
    static LocationId place(std::string_view id) { return test::board("fury-2e")->find(id).value(); }
    const GameState& state() const { return game->state(); }

    bool choose(const char* name)
    {
        for (auto* button : panel->findChildren<ChoiceButton*>(QLatin1String(name)))
            if (button->isVisible()) {
                QTest::mouseClick(button, Qt::LeftButton);
                QTest::qWait(1);
                return true;
            }
        return false;
    }
    template <typename T> T* find(const char* name)
    {
        for (auto* each : panel->findChildren<T*>(QLatin1String(name)))
            if (each->isVisible())
                return each;
        return nullptr;
    }
    bool pick(const char* name, int value)
    {
        auto* box = find<PickBox>(name);
        if (box == nullptr || box->findData(value) < 0)
            return false;
        box->setValue(value);
        return true;
    }
    bool pick(const char* name, LocationId place) { return pick(name, static_cast<int>(indexOf(place))); }
    QString summary() { return find<QLabel>("put-right-summary")->text(); }
    /// Gives the reason, and puts it right. False if the button is off.
    bool putRight()
    {
        auto* reason = find<QLineEdit>("reason");
        if (reason == nullptr)
            return false;
        reason->clear();
        QTest::keyClicks(reason, QStringLiteral("la carta dice altro"));
        auto* button = find<ChoiceButton>("put-right");
        if (button == nullptr || button->kind() == ChoiceKind::Off)
            return false;
        const auto entries = game->record().entries().size();
        QTest::mouseClick(button, Qt::LeftButton);
        QTest::qWait(1);
        return game->record().entries().size() == entries + 1 && !brokenInvariant(game->ruleset(), state());
    }

private:
    static Devices devices()
    {
        Devices made;
        made.seed = [] {
            Seed seed;
            seed.fill(5);
            return seed;
        };
        made.fairDeals = false;
        made.keys = test::testKeys();
        return made;
    }
    QTemporaryDir folder_;
    GamesFolder games_;
    std::unique_ptr<Settings> settings_;

public:
    std::optional<fury2e::GameController> game;
    QWidget window;
    PutRightPanel* panel = nullptr;
};

} // namespace

class TestSecondPutRight : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        initTextResources();
        QVERIFY(installLanguage(*QApplication::instance(), QStringLiteral("it")));
    }
    void cleanupTestCase() { installLanguage(*QApplication::instance(), QStringLiteral("en")); }

    /// 2E-GEN-2: nothing is entered without a reason, the table hears it, and a number is what was said.
    void aNumber()
    {
        Desk desk;
        QVERIFY(desk.choose("kind-number") && desk.find<QLineEdit>("reason") == nullptr && desk.choose("number-2"));
        auto* value = desk.find<Stepper>("value");
        QVERIFY(value != nullptr);
        value->setValue(desk.state().resolve == 4 ? 3 : 4);
        emit value->changed(value->value());
        QVERIFY2(desk.summary().contains(QString::number(value->value())), qPrintable(desk.summary()));
        QCOMPARE(desk.find<ChoiceButton>("put-right")->kind(), ChoiceKind::Off);
        const int wanted = value->value();
        QVERIFY(desk.putRight());
        QCOMPARE(int(desk.state().resolve), wanted);
        bool heard = false;
        for (const Happening& each : desk.game->publicLog().back().said)
            heard = heard || desk.game->sentences().happening(each).contains(QLatin1String("la carta dice altro"));
        QVERIFY(heard);
        // What changes nothing is refused, with the reason in words.
        QVERIFY(!desk.putRight());
        QVERIFY(!desk.summary().isEmpty());
    }

    /// Nothing under the finger moves while a number is stepped and the reason is written, and what it comes to stays in sight.
    void theFieldsStay()
    {
        for (const QSize size : {QSize(800, 1280), QSize(1280, 800), QSize(600, 700)}) {
            Desk desk;
            desk.window.resize(size);
            QTest::qWait(1);
            QVERIFY(desk.choose("kind-number") && desk.choose("number-2"));
            QTest::qWait(1);
            const auto at = [&] {
                auto* value = desk.find<Stepper>("value");
                return QRect(value->mapTo(desk.panel, QPoint()), value->size());
            };
            const QRect before = at();
            auto* value = desk.find<Stepper>("value");
            for (int step = 1; step <= 2; ++step) {
                value->setValue(step);
                emit value->changed(step);
                QTest::qWait(1);
                QCOMPARE(at(), before);
            }
            QTest::keyClicks(desk.find<QLineEdit>("reason"), QStringLiteral("la carta dice altro"));
            QTest::qWait(1);
            QCOMPARE(desk.find<ChoiceButton>("put-right")->kind(), ChoiceKind::CommonPrimary);
            if (size.height() > 1000) // else the reason is scrolled into sight
                QCOMPARE(at(), before);
            const auto* summary = desk.find<QLabel>("put-right-summary");
            QVERIFY(desk.panel->rect().contains(QRect(summary->mapTo(desk.panel, QPoint()), summary->size())));
            QVERIFY(QRect(summary->mapTo(desk.panel, QPoint()), summary->size()).bottom() <
                    desk.find<ChoiceButton>("put-right")->mapTo(desk.panel, QPoint()).y());
        }
    }

    void theTime()
    {
        Desk desk;
        const auto other = desk.state().time == TimeOfDay::Dusk ? TimeOfDay::Noon : TimeOfDay::Dusk;
        QVERIFY(desk.choose("kind-time"));
        emit desk.find<Segmented>("time")->chosen(static_cast<int>(other));
        QVERIFY(desk.putRight() && desk.state().time == other);
    }

    void aCard()
    {
        Desk desk;
        QVERIFY(desk.choose("kind-card") && desk.choose("place-12"));
        LocationSet free = desk.game->ruleset().board->cities() - cardsOnTrail(desk.state());
        for (const auto& card : desk.state().catacombs)
            if (card)
                free.erase(card->location);
        for (const auto& hunter : desk.state().hunters)
            free.erase(*hunter);
        std::optional<LocationId> city;
        free.forEach([&](LocationId each) { city = city ? city : std::optional(each); });
        QVERIFY(desk.pick("location", *city));
        QVERIFY(desk.putRight());
        QVERIFY(desk.state().catacombs[2] && desk.state().catacombs[2]->location == *city);
        // A power alone where none lies: what is impossible is said, and nothing can be entered.
        QVERIFY(desk.choose("place-0") && desk.choose("double-back") && desk.pick("location", -1));
        QVERIFY(!desk.putRight());
        QVERIFY2(!desk.summary().isEmpty(), qPrintable(desk.summary()));
    }

    void anEncounter()
    {
        Desk desk;
        QVERIFY(desk.choose("kind-encounter"));
        auto* from = desk.find<PickBox>("encounter-from");
        const auto hand = desk.state().encounterHand.size(), reserve = desk.state().reserve.size();
        int fromHand = -1;
        for (int n = 0; n < from->count(); ++n)
            if (from->itemText(n).contains(QLatin1String("mano di Dracula")))
                fromHand = from->itemData(n).toInt();
        QVERIFY(fromHand >= 0 && desk.pick("encounter-from", fromHand) && desk.pick("encounter-to", 0));
        QCOMPARE(desk.find<ChoiceButton>("face-up")->text(), QStringLiteral("A faccia in su")); // of whatever gender
        QVERIFY(desk.pick("encounter-to", codeOf(Spot{EncounterZone::Reserve, {}})));
        QVERIFY(desk.putRight());
        QCOMPARE(desk.state().encounterHand.size(), hand - 1);
        QCOMPARE(desk.state().reserve.size(), reserve + 1);
    }

    void aHunter()
    {
        Desk desk;
        QVERIFY(desk.choose("kind-hunter") && desk.choose("hunter-2") && desk.pick("hunter-place", Desk::place("rome")));
        emit desk.find<Stepper>("health")->changed(3);
        QVERIFY(desk.choose("misses-turn"));
        const bool missed = desk.state().sheets[2].missesTurn;
        QVERIFY(desk.putRight() && desk.state().hunters[2] == Desk::place("rome"));
        QCOMPARE(int(desk.state().sheets[2].health), 3);
        QCOMPARE(desk.state().sheets[2].missesTurn, !missed);
    }

    void tokens()
    {
        Desk desk;
        QVERIFY(desk.choose("kind-tokens") && desk.pick("host-1", Desk::place("rome")) && desk.pick("road-from", Desk::place("paris")));
        QVERIFY(desk.find<QLabel>("put-right-summary") != nullptr && !desk.putRight()); // one end alone is no road
        QVERIFY(desk.pick("road-to", Desk::place("brussels")));
        QVERIFY(desk.putRight());
        QVERIFY(desk.state().hosts.contains(Desk::place("rome")));
        QVERIFY(desk.state().roadblock && !desk.state().roadblock->onRail);
    }

    void events()
    {
        Desk desk;
        QVERIFY(desk.choose("kind-events") && desk.pick("event-1", static_cast<int>(DraculaEvent::Rage)) &&
                desk.pick("ally", static_cast<int>(DraculaEvent::DraculasBrides)));
        for (const char* other : {"event-2", "event-3", "event-4"})
            if (desk.find<PickBox>(other) != nullptr)
                QVERIFY(desk.pick(other, -1));
        QVERIFY(desk.putRight());
        QVERIFY((desk.state().eventHand == std::vector{DraculaEvent::Rage}));
        QVERIFY(desk.state().draculasAlly == DraculaEvent::DraculasBrides);
    }
};

} // namespace demeter::fury2e

using demeter::fury2e::TestSecondPutRight;
DEMETER_TEST(TestSecondPutRight)
#include "test_second_put_right.moc"
