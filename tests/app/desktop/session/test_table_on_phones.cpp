// The table on phones through the real window: off until it is asked for, found again after a restart, and what phones enter is entered.
#include "app/desktop/guard/phones_sheet.h"
#include "app/desktop/kit/qr_code.h"
#include "app/desktop/session/table_on_phones.h"
#include "app/desktop/start/start_screen.h"
#include "app/text/reveal_files.h"
#include "core/fury/hunters_json.h"
#include "core/fury3e/view/table_turn.h"
#include "tests/app/desktop/flaky_device.h"
#include "tests/app/desktop/session/phones_fixture.h"
#include "tests/app/desktop/start/game_files.h"

#include <QDir>
#include <QFile>
#include <QScreen>

#include <algorithm>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::phones;
using demeter::test::JoinedPhone;
using demeter::test::loopback;
using demeter::test::PhonesFixture;
using demeter::test::WindowFixture;

namespace {

const std::vector<std::string> everybody{"lord-godalming", "dr-seward", "van-helsing", "mina-harker"};
const NetworkChoice secondLoopback{"lo", "127.0.0.2", NetworkChoice::Kind::Wifi};

/// What Dracula's screen asks, in words.
QString asked(WindowFixture& w)
{
    QStringList words;
    for (const auto* label : w.guide()->findChildren<QLabel*>())
        if (label->isVisible())
            words << label->text();
    for (const ChoiceButton* button : w.guide()->shownChoices())
        words << button->text();
    return words.join(u'\n');
}

} // namespace

class TestTableOnPhones : public QObject {
    Q_OBJECT

private slots:
    void offUntilAskedFor();
    void newGameCanAskForIt();
    void allPassOnlyIfAsked();
    void withoutANetwork();
    void severalNetworks();
    void whatAPhoneEntersIsEntered();
    void theSameAddressAfterARestart();
    void theTableDecidesWhoEnters();
    void whatEverybodyHasSeenStaysOnPhones();
    void aFailedWriteIsTold();
    void draculaKeepsHisMachine();
    void theRevealReachesPhones();
    void aRevealedGameIsHeld();
};

void TestTableOnPhones::offUntilAskedFor()
{
    PhonesFixture w;
    QVERIFY(w.beginDay());
    QVERIFY(!w.phones().isOn() && w.find("table-phones") == nullptr);
    QVERIFY(w.openFromMenu());
    QVERIFY(!w.phones().isOn()); // looking is not asking
    QVERIFY(w.find("qr") == nullptr);
    const QString words = w.said("phones-words");
    QVERIFY(words.contains("Dracula's program") && words.contains("not the proof"));
    QVERIFY(w.click("phones-on"));
    QVERIFY(w.phones().isOn());
    QVERIFY(w.find<QrCode>("qr") != nullptr);
    QString shown = w.said("phones-address").remove(u'\n');
    for (auto* digits : w.sheet()->findChildren<QLabel*>("phones-digits"))
        if (digits->isVisible())
            shown += digits->text();
    QCOMPARE(shown, w.phones().url());
    QVERIFY(shown.startsWith("http://127.0.0.1:") && shown.size() > 50);
    QCOMPARE(w.said("phones-watching"), QStringLiteral("No phone shows the table yet."));

    const auto first = w.phone(), second = w.phone("pl");
    QVERIFY(first && second);
    QTRY_COMPARE(w.said("phones-watching"), QStringLiteral("Phones that show the table: 2"));
    w.press(Qt::Key_Escape);
    QVERIFY(w.sheet() == nullptr);
    // The sign on the table leads back.
    auto* sign = w.find<ChoiceButton>("table-phones");
    QVERIFY(sign != nullptr && sign->text() == QLatin1String("2"));
    QVERIFY(w.click(sign));
    QVERIFY(w.sheet() != nullptr);
    second->client().close();
    QTRY_COMPARE(w.said("phones-watching"), QStringLiteral("Phones that show the table: 1"));
    QTRY_COMPARE(w.find<ChoiceButton>("table-phones")->text(), QStringLiteral("1"));
    QVERIFY(w.click("phones-off"));
    QVERIFY(!w.phones().isOn() && w.find("table-phones") == nullptr);
    QVERIFY(first->heard("gone")["why"] == "switched-off");
    QVERIFY(w.find("phones-on") != nullptr);
}

void TestTableOnPhones::newGameCanAskForIt()
{
    PhonesFixture w;
    w.useNetworks();
    QVERIFY(w.click("new-game"));
    QVERIFY(w.setting("setting-phones"));
    QVERIFY(w.find<ChoiceButton>("without-phones")->isChecked());
    QVERIFY(w.click("with-phones"));
    w.press(Qt::Key_Escape);
    const auto board = builtInBoard("fury-3e");
    const auto start = [&] {
        for (const char* id : {"london", "madrid", "athens", "cagliari"})
            emit w.window->newGamePage()->findChild<MapView*>("map")->tapped(*(*board)->find(id));
        return w.click("start");
    };
    QVERIFY(start());
    QVERIFY(w.game().hasGame() && w.phones().isOn());
    QVERIFY(w.sheet() != nullptr && w.find("qr") != nullptr);
    const auto phone = w.phone();
    QVERIFY(phone);
    // On the start screen nothing is shown any longer, and the next new game begins like this one.
    w.press(Qt::Key_Escape);
    const QString url = w.phones().url();
    const std::string game = w.game().record().header().gameId;
    emit w.table()->newGameAsked();
    w.settle();
    QVERIFY(!w.phones().isOn() && phone->heard("gone")["why"] == "closed");
    QVERIFY(w.setting("setting-phones"));
    QVERIFY(w.find<ChoiceButton>("with-phones")->isChecked());
    // Its phones find it where the one before it was: nobody scans again.
    w.press(Qt::Key_Escape);
    QVERIFY(start());
    QVERIFY(w.game().record().header().gameId != game);
    QVERIFY(w.phones().isOn() && w.sheet() == nullptr);
    QCOMPARE(w.phones().url(), url);
    QVERIFY(w.phone());
    QVERIFY(!w.phones().staysOpen());
}

/// A single press lets all pass, also whom somebody plays on a phone: then the table is asked first.
void TestTableOnPhones::allPassOnlyIfAsked()
{
    PhonesFixture w;
    QVERIFY(w.beginDay());
    QVERIFY(w.openFromMenu() && w.click("phones-on"));
    w.press(Qt::Key_Escape);
    const Step before = w.state().step;
    {
        const auto phone = w.phone();
        QVERIFY(phone);
        QTRY_COMPARE(w.find<ChoiceButton>("table-phones")->text(), QStringLiteral("1"));
        QVERIFY(w.click("turn-others"));
        QVERIFY(w.find("confirm-yes") != nullptr);
        QVERIFY(w.click("confirm-no"));
        QCOMPARE(w.state().step, before);
        QVERIFY(w.click("turn-others") && w.click("confirm-yes"));
        QVERIFY(w.state().step != before);
        QVERIFY(w.game().takeBackEntry());
        phone->client().close();
    }
    QTRY_COMPARE(w.find<ChoiceButton>("table-phones")->text(), QStringLiteral("0"));
    QVERIFY(w.click("turn-others"));
    QVERIFY(w.find("confirm-yes") == nullptr && w.state().step != before);
}

void TestTableOnPhones::withoutANetwork()
{
    PhonesFixture w;
    w.networks.clear();
    QVERIFY(w.beginDay());
    QVERIFY(w.openFromMenu());
    QVERIFY(!w.said("phones-no-network").isEmpty());
    QVERIFY(w.find("phones-on") == nullptr);
    // Once there is one it is seen by itself.
    w.networks = {loopback};
    QTRY_VERIFY(w.find("phones-on") != nullptr);
    QVERIFY(w.find("phones-no-network") == nullptr);
    QVERIFY(w.click("phones-on") && w.phones().isOn());
    QVERIFY(w.find("phones-gone") == nullptr);
    w.networks.clear();
    QTRY_VERIFY(w.find("phones-gone") != nullptr);
    QVERIFY(w.phones().isOn());
    // An address that is none of this machine's any more.
    w.networks = {{"wlan0", "192.0.2.7", NetworkChoice::Kind::Wifi}};
    QTRY_VERIFY(w.find("network-192.0.2.7") != nullptr);
    QVERIFY(w.click("network-192.0.2.7"));
    QVERIFY(!w.phones().isOn());
    QVERIFY(w.said("phones-fault").contains("no longer has that address"));
}

void TestTableOnPhones::severalNetworks()
{
    PhonesFixture w;
    w.networks = {secondLoopback, loopback};
    QVERIFY(w.beginDay());
    QVERIFY(w.openFromMenu());
    QVERIFY(w.find<ChoiceButton>("network-127.0.0.2")->isChecked()); // the likeliest
    QCOMPARE(w.find<ChoiceButton>("network-127.0.0.2")->text(), QStringLiteral("Wi-Fi (lo)"));
    QVERIFY(w.click("phones-on"));
    QVERIFY(w.phones().url().startsWith("http://127.0.0.2:"));
    const PhoneLink link = w.phones().link();
    QVERIFY(w.click("network-127.0.0.1"));
    QVERIFY(w.phones().url().startsWith("http://127.0.0.1:"));
    QVERIFY(w.phones().link() == link);
    QVERIFY(w.find<ChoiceButton>("network-127.0.0.1")->isChecked());
    w.restart();
    QVERIFY(w.phones().url().startsWith("http://127.0.0.1:")); // what was chosen last
    // In another network it is shown in that one, and back home where it was.
    w.networks = {secondLoopback};
    w.restart();
    QVERIFY(w.phones().url().startsWith("http://127.0.0.2:"));
    w.networks = {secondLoopback, loopback};
    w.restart();
    QVERIFY(w.phones().url().startsWith("http://127.0.0.1:"));
}

void TestTableOnPhones::whatAPhoneEntersIsEntered()
{
    PhonesFixture w;
    QVERIFY(w.beginDay());
    QVERIFY(w.openFromMenu() && w.click("phones-on"));
    auto phone = w.phone();
    QVERIFY(phone);
    QVERIFY(phone->question()["mine"] == false);
    const Hunter acting = *activeHunter(w.state());
    QVERIFY(phone->plays({w.actingId()}));
    QVERIFY(phone->question()["mine"] == true);
    QTRY_VERIFY(w.find("phones-take-back") != nullptr);
    QCOMPARE(w.find<ChoiceButton>("phones-take-back")->text(), w.game().sentences().hunter(acting));
    w.press(Qt::Key_Escape);

    // With the table in sight.
    const std::size_t cursor = w.game().record().cursor();
    QVERIFY(phone->does("rest"));
    const Json table = phone->heard("table");
    QCOMPARE(table["step"].get<std::size_t>(), w.game().publicLog().size());
    QVERIFY(w.game().record().cursor() > cursor && activeHunter(w.state()) != acting);
    w.settle();
    QVERIFY(w.find("turn-take-back") != nullptr || w.find("turn-undo") != nullptr || w.window->session().canTakeBackEntry());
    // It is nobody's turn any more who is played there; what repeats the press does nothing.
    QVERIFY(phone->question()["mine"] == false);

    // With Dracula's screen in sight it is seen there at once.
    QVERIFY(phone->plays({w.actingId()}));
    w.openCurtain();
    const QString before = asked(w);
    const Hunter next = *activeHunter(w.state());
    QVERIFY(phone->does("rest"));
    QVERIFY(!phone->heard("table").is_null());
    QVERIFY(activeHunter(w.state()) != next);
    w.settle();
    QVERIFY(asked(w) != before);
    QVERIFY(w.screen() != nullptr);

    // All others pass.
    QVERIFY(phone->plays(everybody));
    QVERIFY(phone->press(phone->question(), "pass"));
    QVERIFY(!phone->heard("table").is_null());
    QVERIFY(!activeHunter(w.state()));
}

void TestTableOnPhones::theSameAddressAfterARestart()
{
    PhonesFixture w;
    QVERIFY(w.beginDay());
    QVERIFY(w.openFromMenu() && w.click("phones-on"));
    const QString url = w.phones().url();
    w.restart();
    QVERIFY(w.sheet() == nullptr); // nothing is asked
    QCOMPARE(w.phones().url(), url);
    {
        auto phone = w.phone();
        QVERIFY(phone);
        QTRY_COMPARE(w.find<ChoiceButton>("table-phones")->text(), QStringLiteral("1"));
        // A new address throws out who has the old one.
        QVERIFY(w.click("table-phones") && w.click("phones-renew"));
        QVERIFY(phone->heard("gone")["why"] == "switched-off");
        QVERIFY(w.phones().isOn() && w.phones().url() != url);
        QVERIFY(!JoinedPhone(w.phones().link().port, url.section(u'#', 1).toStdString()).heard("game", 300).is_object());
        QVERIFY(w.phone());
    }
    const QString renewed = w.phones().url();
    // Another game has an address of its own.
    const QString path = QString::fromStdString(w.game().record().path());
    w.press(Qt::Key_Escape);
    emit w.table()->newGameAsked();
    w.settle();
    QVERIFY(!w.phones().isOn());
    w.openGame(path);
    QCOMPARE(w.phones().url(), renewed);
    // A second window that can only read the game leaves the first one its phones.
    MainWindow other(w.gamesFolder(), test::fixedChance());
    other.phones()->setNetwork([&] { return w.networks; });
    other.openGame(path);
    QVERIFY(test::gameOf(other).hasGame() && test::gameOf(other).onlyRead() && !other.phones()->isOn());
    // What was switched off stays off.
    QVERIFY(w.click("table-phones") && w.click("phones-off"));
    w.restart();
    QVERIFY(w.game().hasGame() && !w.phones().isOn());
    QVERIFY(w.openFromMenu() && w.click("phones-on"));
    QCOMPARE(w.phones().url(), renewed);
}

void TestTableOnPhones::theTableDecidesWhoEnters()
{
    PhonesFixture w;
    QVERIFY(w.beginDay());
    QVERIFY(w.openFromMenu() && w.click("phones-on"));
    auto phone = w.phone();
    QVERIFY(phone && phone->plays({w.actingId()}));
    QVERIFY(phone->question()["mine"] == true);
    QTRY_VERIFY(w.find("phones-take-back") != nullptr);
    QVERIFY(w.find<ChoiceButton>("enter-own")->isChecked());
    QVERIFY(w.click("enter-nothing"));
    QVERIFY(phone->question()["mine"] == false);
    const std::size_t cursor = w.game().record().cursor();
    phone->press(phone->question(), "rest");
    (void)phone->question(); // it has been heard
    QCOMPARE(w.game().record().cursor(), cursor);
    w.restart(); // which is kept
    phone = w.phone();
    QVERIFY(phone && phone->plays({w.actingId()}));
    QVERIFY(phone->question()["mine"] == false);
    QVERIFY(w.click("table-phones") && w.click("enter-everything"));
    QVERIFY(phone->plays({}));
    QVERIFY(phone->question()["mine"] == true);
    QVERIFY(w.click("enter-own"));
    QVERIFY(phone->plays({w.actingId()}) && phone->question()["mine"] == true);
    QTRY_VERIFY(w.find("phones-take-back") != nullptr);
    QVERIFY(w.click("phones-take-back"));
    QVERIFY(phone->question()["mine"] == false);
    QVERIFY(w.find("phones-take-back") == nullptr);
}

/// A phone takes back what it entered, as the table does. What has come to light it is not offered: about that everybody is asked, at the
/// table.
void TestTableOnPhones::whatEverybodyHasSeenStaysOnPhones()
{
    PhonesFixture w;
    QVERIFY(w.beginDay("barcelona"));
    QVERIFY(w.openFromMenu() && w.click("phones-on"));
    w.press(Qt::Key_Escape);
    // Who stays in the fog waits for Dracula (FOG-3).
    const auto putMina = [&](const char* id) {
        return w.game().submit(PutRight{"for this test", EditHunter{Hunter::MinaHarker, HunterPlace::in(w.place(id)), {}}});
    };
    QVERIFY(putMina("barcelona"));
    QVERIFY(w.game().submit(PutRight{"for this test", EditToken{Token::Fog, w.place("barcelona"), {}, 1}}));
    for (const Hunter hunter : {Hunter::LordGodalming, Hunter::DrSeward, Hunter::VanHelsing})
        QVERIFY(w.game().enter(HunterActs{hunter, HunterActs::What::Rest, false, false}));
    auto phone = w.phone();
    QVERIFY(phone && phone->plays(everybody));
    QVERIFY(phone->does("rest")); // the last of them
    QVERIFY(!phone->heard("table").is_null());
    QVERIFY(!w.window->session().tableIsNext());
    // What he decides without the table's noticing sends nothing, so it tells nothing (INFO-7).
    const Json question = phone->question();
    QVERIFY(w.game().submit(GoOn{}));
    QVERIFY(phone->question()["question"] == question["question"]);
    QVERIFY(phone->press(question, "undo"));
    QVERIFY(!phone->heard("table").is_null());
    QCOMPARE(activeHunter(w.state()), std::optional(Hunter::MinaHarker));

    // Another day he has gone on, and somebody comes where he was.
    QVERIFY(w.game().submit(PutRight{"for this test", EditToken{Token::Fog, w.place("barcelona"), {}, 0}}));
    QVERIFY(putMina("cagliari"));
    const auto untilDracula = [&] {
        for (int n = 0; n < 12 && w.window->session().tableIsNext(); ++n)
            if (tableTurn(w.game().ruleset(), w.state()).who == TableTurn::Who::Time)
                (void)w.game().enter(GoOn{});
            else
                w.game().letOthersPass();
        return !w.window->session().tableIsNext();
    };
    QVERIFY(untilDracula());
    for (const Action& each : std::initializer_list<Action>{Slide{}, Play{w.place("saragossa"), {}, std::nullopt}})
        QVERIFY(w.game().submit(each));
    QVERIFY(w.submit(demeter::fury3e::PlaceEncounter{w.state().encounterHand.front()}));
    if (w.state().step == Step::PlaceRumor)
        QVERIFY(w.game().submit(EndPhase{}));
    for (int n = 0; n < 4 && w.state().step != Step::Day; ++n)
        QVERIFY(w.game().enter(GoOn{}));
    QVERIFY(w.game().submit(PutRight{"for this test", EditHunter{Hunter::LordGodalming, HunterPlace::in(w.place("madrid")), {}}}));
    const Json arrival = phone->question();
    QVERIFY(phone->say({{"do", "tap"}, {"step", arrival["step"]}, {"question", arrival["question"]}, {"place", "saragossa"}}));
    QVERIFY(phone->press(phone->question(), "check"));
    QVERIFY(!phone->heard("table").is_null());
    const TableTurn turn = tableTurn(w.game().ruleset(), w.state());
    QVERIFY(turn.who == TableTurn::Who::Dracula && !turn.combat);
    QVERIFY(!w.game().revealedByEntry().empty() && w.window->session().canTakeBackEntry());
    w.settle();
    QVERIFY(w.find("turn-take-back") != nullptr); // at the table
    QVERIFY(JoinedPhone::keyOf(phone->question(), "undo").empty());
}

void TestTableOnPhones::aFailedWriteIsTold()
{
    const auto broken = std::make_shared<bool>(false);
    PhonesFixture w("en", 1, test::flaky(broken));
    QVERIFY(w.beginDay());
    QVERIFY(w.openFromMenu() && w.click("phones-on"));
    auto phone = w.phone("es");
    QVERIFY(phone && phone->plays({w.actingId()}));
    w.press(Qt::Key_Escape);
    const std::size_t cursor = w.game().record().cursor();
    *broken = true;
    QVERIFY(phone->does("rest"));
    const QString refused = QString::fromStdString(phone->question()["line"].get<std::string>());
    QCOMPARE(w.game().record().cursor(), cursor);
    QVERIFY2(refused.contains("archivo"), qPrintable(refused)); // in its own language
    // The table, where it can be mended, says what is wrong.
    QStringList words;
    for (const auto* label : w.table()->findChildren<QLabel*>())
        words << label->text();
    QVERIFY2(words.join(u'\n').contains("no room left"), qPrintable(words.join(u'\n')));
    *broken = false;
    QVERIFY(phone->does("rest"));
    QVERIFY(!phone->heard("table").is_null());
    QVERIFY(w.game().record().cursor() > cursor);
}

/// Asked once a game, the curtain does not fall any longer when he has decided, as long as somebody else's screen shows the table.
void TestTableOnPhones::draculaKeepsHisMachine()
{
    PhonesFixture w;
    QVERIFY(w.beginDay());
    w.window->settings().setCurtainWhenDecided(true);
    const auto untilHeDecides = [&] {
        for (int n = 0; n < 12 && w.window->session().tableIsNext(); ++n) {
            const TableTurn turn = tableTurn(w.game().ruleset(), w.state());
            if (turn.who == TableTurn::Who::Time)
                (void)w.game().enter(GoOn{});
            else
                w.game().letOthersPass();
        }
        return !w.window->session().tableIsNext();
    };
    const auto decide = [&] {
        for (int n = 0; n < 60 && !w.window->session().tableIsNext(); ++n) {
            const auto legal = legalActions(w.game().ruleset(), w.state());
            const auto his = std::ranges::find_if(legal, [](const Action& action) { return !std::holds_alternative<HunterPlays>(action); });
            if (his == legal.end() || !w.game().submit(*his))
                return false;
        }
        w.settle();
        return w.window->session().tableIsNext();
    };
    // Alone with his machine it falls, and nothing is asked.
    w.window->openCurtain();
    QVERIFY(w.find("stay-yes") == nullptr);
    QVERIFY(untilHeDecides() && decide());
    QVERIFY(w.screen() == nullptr);

    QVERIFY(w.openFromMenu() && w.click("phones-on"));
    w.press(Qt::Key_Escape);
    w.openCurtain();
    QVERIFY(w.find("stay-yes") == nullptr); // nobody is there yet
    auto phone = w.phone();
    QVERIFY(phone);
    QTRY_VERIFY(w.find("stay-yes") != nullptr);
    w.press(Qt::Key_Escape, Qt::ShiftModifier); // that is the curtain, whatever lies over his screen
    QVERIFY(w.screen() == nullptr && w.find("stay-yes") == nullptr);
    w.openCurtain();
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("stay-no")); // the harmless answer
    QVERIFY(w.click("stay-yes"));
    QVERIFY(w.find("stay-yes") == nullptr);
    QVERIFY(untilHeDecides() && decide());
    QVERIFY(w.screen() != nullptr);
    w.press(Qt::Key_Escape); // by hand
    QVERIFY(w.screen() == nullptr);
    w.openCurtain();
    QVERIFY2(w.find("stay-yes") == nullptr, "asked once");

    // When all have left it is as it was.
    phone->client().close();
    QTRY_COMPARE(w.phones().watching(), 0);
    QVERIFY(untilHeDecides() && decide());
    QVERIFY(w.screen() == nullptr);
    w.restart();
    phone = w.phone();
    QVERIFY(phone);
    // All codes of the game, also those that nobody at the table has looked at since, and none of them as news before an earlier one.
    const std::size_t codes = w.game().record().witnesses().size();
    QVERIFY(codes >= 3);
    if (const Json first = phone->last("codes")["codes"]; first.size() != codes) {
        QCOMPARE(first.size(), std::size_t(0));
        QCOMPARE(phone->heard("codes")["codes"].size(), codes);
    }
    w.openCurtain();
    QVERIFY2(w.find("stay-yes") == nullptr, "once a game, not once a start");
    QVERIFY(untilHeDecides() && decide());
    QVERIFY(w.screen() != nullptr);
}

/// Once the game is revealed at the table, phones are given what they compare with their codes; before that not a line of it.
void TestTableOnPhones::theRevealReachesPhones()
{
    PhonesFixture w;
    QVERIFY(QDir().mkpath(w.gamesFolder()));
    QFile file(w.gamesFolder() + "/ended.demeter");
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(test::playedGame("combat", {"Ana", "Ben", "Mia", "Ivo"}));
    file.close();
    w.useNetworks();
    w.openGame(file.fileName());
    QVERIFY(w.openFromMenu() && w.click("phones-on"));
    w.press(Qt::Key_Escape);
    auto phone = w.phone();
    QVERIFY(phone && phone->say({{"do", "lines"}, {"from", 0}}));
    phone->question();
    QVERIFY(phone->last("revealed").is_null() && phone->last("lines").is_null());
    QVERIFY(w.click("ending-reveal"));
    emit w.find<HoldButton>("reveal-agreed")->heldLong();
    const Json revealed = phone->heard("revealed");
    QVERIFY(!revealed.is_null() && revealed["lines"] == Json(w.game().record().lines()));
    // Its page is given where phones are told, and begins again at another place with the program.
    const auto pageAt = [&](const Json& told) { return test::RawClient(w.phones().link().port).get(told["page"].get<std::string>()); };
    QFile written(w.gamesFolder() + "/ended.reveal.html");
    QVERIFY(written.open(QIODevice::ReadOnly));
    const std::string page = written.readAll().toStdString();
    QVERIFY(page.size() > 100'000);
    QVERIFY(pageAt(revealed).body == page);
    QVERIFY(phone->say({{"do", "lines"}, {"from", 1}}));
    const Json lines = phone->heard("lines");
    QVERIFY(!lines.is_null() && lines["from"] == Json(1) && !lines["lines"].empty());
    for (const Json& line : lines["lines"])
        QVERIFY(line.size() == 2 && line.contains("public") && line.contains("commitment"));
    // A phone that comes later hears of it too, also after the program was started anew.
    auto later = w.phone("ru");
    QVERIFY(later && later->last("revealed") == revealed);
    w.restart();
    auto again = w.phone();
    const Json anew = again ? again->last("revealed") : Json(Json::object());
    QVERIFY(anew["lines"] == revealed["lines"] && anew["page"] != revealed["page"]);
    QVERIFY(pageAt(anew).body == page);
    QCOMPARE(pageAt(revealed).status, 404);
}

/// In a game that was revealed nothing comes from phones before the table has agreed that it goes on: they are told so. The table is asked,
/// once, and Dracula's screen is left alone after that. That all can have been seen stays on phones.
void TestTableOnPhones::aRevealedGameIsHeld()
{
    PhonesFixture w;
    QVERIFY(w.beginDay());
    QVERIFY(w.openFromMenu() && w.click("phones-on"));
    w.press(Qt::Key_Escape);
    auto phone = w.phone();
    QVERIFY(phone && phone->plays(everybody));
    QVERIFY(phone->does("rest"));
    QVERIFY(!phone->heard("table").is_null());
    const std::size_t cursor = w.game().record().cursor();
    QVERIFY(writeRevealFiles(w.game().record(), OlderFiles::Keep));
    auto* sheet = w.table()->findChild<ConfirmSheet*>();
    const auto isHeld = [&](const char* icon) {
        const Json before = phone->question();
        if (!phone->press(before, icon))
            return false;
        Json after = phone->question();
        if (phone->press(after, "check"))
            after = phone->question();
        return after["question"] != before["question"] && after["line"] == heldSentence().toStdString() &&
               w.game().record().cursor() == cursor;
    };
    QVERIFY(isHeld("rest"));
    w.settle();
    QVERIFY(sheet->isVisible() && w.click("confirm-no"));
    QVERIFY(w.holdOpen());
    QVERIFY(isHeld("rest") && isHeld("pass"));
    w.settle();
    QVERIFY(w.screen() != nullptr && !sheet->isVisible());
    w.drawCurtain();
    QVERIFY(w.click("turn-rest") && w.click("turn-confirm") && sheet->isVisible() && w.click("confirm-yes"));
    const auto told = [&](Revealed revealed) {
        (void)phone->question();
        const Json counts = phone->last("table")["counts"];
        return std::ranges::count(counts, Json(revealedSentence(revealed).toStdString())) == 1;
    };
    QVERIFY(told(Revealed::AsItStands));
    QVERIFY(phone->does("rest"));
    QVERIFY(!phone->heard("table").is_null());
    QVERIFY(w.game().record().cursor() > cursor);
    QVERIFY(told(Revealed::Earlier));
}

DEMETER_TEST(TestTableOnPhones)
#include "test_table_on_phones.moc"
