// A game without a map, with two secrets and three seats, goes through window, table screen, phones, record and reveal as they are: nothing
// of them asks for a map, for four hunters, for a trail or for one who hides alone.
#include "tests/app/desktop/sealed_boxes_window.h"

#include "app/desktop/guard/keeper_sheet.h"
#include "app/desktop/main_window.h"
#include "app/desktop/map/map_view.h"
#include "app/desktop/start/start_screen.h"
#include "app/desktop/table/ending_stage.h"
#include "app/phones/table_hub.h"
#include "app/text/whole_file.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/support/rows.h"

#include <QFile>
#include <QLabel>

namespace demeter::test::sealed_boxes {

namespace {

struct BoxesWindow {
    BoxesWindow() : window(folder.path(), devices(), kinds())
    {
        window.settings().setCurtainWhenDecided(false);
        window.settings().setLanguage(Language::En);
        window.resize(1280, 800);
        window.show();
        window.activateWindow();
        WindowFixture::settle();
    }
    static std::vector<std::unique_ptr<GameKind>> kinds()
    {
        std::vector<std::unique_ptr<GameKind>> made;
        made.push_back(std::make_unique<BoxesKind>());
        return made;
    }
    static Devices devices()
    {
        Devices made;
        made.keys = test::testKeys();
        made.fairDeals = false;
        return made;
    }
    BoxesSession& session() { return static_cast<BoxesSession&>(window.session()); }
    TableScreen* table() const { return static_cast<TableScreen*>(window.tablePage()); }
    template <typename Widget = ChoiceButton> Widget* find(const QString& name) const
    {
        for (auto* each : window.findChildren<Widget*>(name))
            if (each->isVisible())
                return each;
        return nullptr;
    }
    /// As a finger does; false if it is not there, or lies outside of the window.
    bool click(const QString& name)
    {
        auto* button = find<QAbstractButton>(name);
        if (button == nullptr || !button->isEnabled())
            return false;
        const QPoint there = button->mapTo(&window, button->rect().center());
        if (!window.rect().contains(there) || qMin(button->width(), button->height()) < 44)
            return false;
        QTest::mouseClick(button, Qt::LeftButton);
        WindowFixture::settle();
        return true;
    }
    bool begin()
    {
        window.startScreen()->findChild<ChoiceButton*>("new-game")->click();
        WindowFixture::settle();
        return click("begin") && table() != nullptr && table()->isVisible();
    }
    /// Behind the curtain; what the keeper reads there before and after.
    QString close(int keeper, int number)
    {
        window.askToOpen();
        WindowFixture::settle();
        if (!click(QStringLiteral("keeper-%1").arg(keeper)) || window.secretPage() == nullptr)
            return QStringLiteral("no page");
        const QString before = find<QLabel>("number")->text();
        if (!click(QStringLiteral("close-%1").arg(number)))
            return QStringLiteral("no button");
        const QString after = find<QLabel>("number")->text();
        window.drawCurtain();
        WindowFixture::settle();
        return before + '/' + after;
    }
    bool guess(int keeper, int number)
    {
        return click(QStringLiteral("box-%1").arg(keeper)) && click(QStringLiteral("number-%1").arg(number));
    }
    /// Everything that the table screen says, to the eye and to a screen reader.
    QString said() const
    {
        QStringList words;
        for (QWidget* each : table()->findChildren<QWidget*>()) {
            words << each->accessibleName() << each->accessibleDescription();
            words << each->property("text").toString();
        }
        return words.join('\n');
    }

    QTemporaryDir folder;
    MainWindow window;
};

/// A phone that is nothing but what it has been told.
struct Phone {
    explicit Phone(RunningGame& game)
        : hub(game,
              {[this](phones::ClientId, const phones::Message& text) { sent.push_back(Json::parse(*text)); }, [](phones::ClientId) {}, {}})
    {
        hub.update();
        hub.joined(1);
        say(Json{{"do", "hello"}, {"language", "en"}, {"game", nullptr}, {"step", 0}, {"log", 0}, {"codes", 0}});
    }
    void say(const Json& said) { hub.arrived(1, said.dump()); }
    Json last(const char* is) const
    {
        for (auto each = sent.rbegin(); each != sent.rend(); ++each)
            if ((*each)["is"] == is)
                return *each;
        return nullptr;
    }
    bool press(const std::string& name)
    {
        const Json question = last("question");
        for (const char* row : {"buttons", "tail"})
            for (const Json& button : question[row])
                if (button["name"].get<std::string>() == name) {
                    say(Json{{"do", "press"}, {"step", question["step"]}, {"question", question["question"]}, {"button", button["key"]}});
                    hub.update();
                    return true;
                }
        return false;
    }
    std::vector<Json> sent;
    phones::TableHub hub;
};

} // namespace

class TestGameWithoutMap : public QObject {
    Q_OBJECT

private slots:
    /// Begun, two boxes closed by those who may, guesses with one taken back, the end; then revealed, closed and opened again.
    void wholeGame()
    {
        BoxesWindow w;
        QVERIFY(w.begin());
        QVERIFY(!w.table()->findChild<MapView*>()->isVisible());
        QVERIFY(w.said().contains("The boxes are being closed"));
        QCOMPARE(w.close(0, 4), QString("Your box is empty./In your box: 4"));
        QVERIFY(w.said().contains("Ana has closed a box."));
        QCOMPARE(w.close(1, 7), QString("Your box is empty./In your box: 7"));
        QVERIFY(w.said().contains("Ben has closed a box."));

        QVERIFY(w.guess(0, 3));
        QVERIFY(w.said().contains("the box of Ana stays closed"));
        QVERIFY(w.session().canTakeBackEntry());
        QVERIFY(w.click("take-back"));
        QCOMPARE(w.session().controller().state().round, std::uint16_t(1));
        QVERIFY(w.guess(0, 4));
        QVERIFY(w.said().contains("Ana: 4 was in the box."));
        QVERIFY(!w.find("box-0") || w.click("box-1"));
        w.table()->setFocus();
        QTest::keyClick(w.table(), Qt::Key_Escape); // the moment, if it is still shown
        WindowFixture::settle();
        QVERIFY(w.guess(1, 7));
        QVERIFY(w.session().isOver());
        QVERIFY(w.table()->findChild<EndingStage*>()->isVisible());
        QVERIFY(w.said().contains("Cleo wins"));
        QVERIFY(w.table()->findChild<EndingStage*>()->mapRoom().isEmpty());

        const auto files = w.session().reveal(OlderFiles::Keep);
        QVERIFY(files && files->size() == 2);
        const QString path = *w.window.games().lastGame();
        w.window.openGame(path);
        QVERIFY(w.session().isOver());
        QCOMPARE(secretOf(w.session().controller().state(), 1), 7);
    }

    /// Games that differ in one keeper's number only look alike to everybody else: on the table, on phones, and on the other keeper's page.
    void twinsLookAlike()
    {
        for (const int keeper : {0, 1}) {
            QStringList tables, pages;
            std::vector<std::vector<Json>> told;
            for (const int number : {2, 9}) {
                BoxesWindow w;
                QVERIFY(w.begin());
                Phone phone(*w.session().table());
                for (const int each : {0, 1}) {
                    QVERIFY(w.close(each, each == keeper ? number : 5).endsWith(QString::number(each == keeper ? number : 5)));
                    phone.hub.update();
                }
                QVERIFY(w.guess(1 - keeper, 1));
                phone.hub.update();
                tables << w.said();
                w.window.openCurtain(1 - keeper);
                pages << w.find<QLabel>("number")->text();
                w.window.drawCurtain();
                told.push_back(phone.sent);
                for (Json& each : told.back())
                    if (each["is"] == "game") {
                        each.erase("game");
                        each.erase("name");
                    }
            }
            QCOMPARE(tables[0], tables[1]);
            QCOMPARE(pages[0], pages[1]);
            QVERIFY(told[0] == told[1]);
        }
    }

    /// A phone at the third seat guesses; one at a keeper's seat looks on.
    void phonesPlay()
    {
        BoxesWindow w;
        QVERIFY(w.begin());
        QVERIFY(!w.close(0, 4).isEmpty() && !w.close(1, 7).isEmpty());
        Phone phone(*w.session().table());
        phone.hub.setEntering(phones::PhonesEnter::OwnHunters);
        const Json game = phone.last("game");
        QCOMPARE(game["hunters"].size(), std::size_t(3));
        QVERIFY(!game.contains("board") && !game.contains("places"));
        QCOMPARE(phone.last("table")["hunters"].size(), std::size_t(3));
        phone.say(Json{{"do", "play"}, {"hunters", {"ana"}}});
        QVERIFY(!phone.press("box-0"));
        phone.say(Json{{"do", "play"}, {"hunters", {"cleo"}}});
        QVERIFY(phone.press("box-0"));
        QVERIFY(phone.press("number-4"));
        QCOMPARE(w.session().controller().publicLog().back().view.boxes[0].open, std::optional(4));
        QVERIFY(phone.last("moment")["title"].get<std::string>() == "A box opens");
        QVERIFY(w.said().contains("Ana: 4 was in the box."));
    }

    void everySize_data()
    {
        const Rows<int, int> row;
        row("lying", 1280, 800);
        row("upright", 800, 1280);
        row("phone", 360, 640);
        row("phone, lying", 640, 360);
    }
    /// The question and its choices are within the window whichever way up it is.
    void everySize()
    {
        const auto [width, height] = rowOf<int, int>();
        BoxesWindow w;
        w.window.resize(width, height);
        QVERIFY(w.begin());
        QVERIFY(!w.close(0, 4).isEmpty() && !w.close(1, 7).isEmpty());
        const auto keep = [&](const char* when) {
            if (const QByteArray folder = qgetenv("DEMETER_SHOTS"); !folder.isEmpty())
                w.window.grab().save(
                    QStringLiteral("%1/boxes-%2-%3x%4.png").arg(QString::fromLocal8Bit(folder), QString(when)).arg(width).arg(height));
        };
        keep("asked");
        QVERIFY(w.guess(0, 9));
        keep("told");
        QVERIFY(!w.table()->findChild<MapView*>()->isVisible());
    }
};

} // namespace demeter::test::sealed_boxes

using demeter::test::sealed_boxes::TestGameWithoutMap;
DEMETER_TEST(TestGameWithoutMap)
#include "test_game_without_map.moc"
