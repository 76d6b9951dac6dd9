// What the second edition's table is announced in large letters: by real entries, shown once, ended by a tap that does nothing else.
#include "app/desktop/moments/moment_band.h"
#include "app/fury2e/table/words.h"
#include "tests/app/desktop/moment_faults.h"
#include "tests/app/fury2e/desktop/table/second_table_player.h"

#include <QSignalSpy>

namespace demeter::fury2e {

using test::HuntingTable;
using test::secondGodalming;
using test::secondHelsing;
using test::secondMina;
using test::secondPlace;
using test::SecondTablePlayer;
using Kind = Moment::Kind;

namespace {

MomentBand* bandOf(SecondTablePlayer& player)
{
    auto* band = player.screen().findChild<MomentBand*>("moment");
    band->setByHand();
    return band;
}

/// One of each kind, as the rules bring them.
std::vector<Moment> oneOfEach()
{
    const LocationId paris = secondPlace("paris");
    return {{.kind = Kind::Reveal, .place = paris, .hunter = secondGodalming, .space = 3, .fight = true},
            {.kind = Kind::Trail, .place = paris, .hunter = secondMina, .space = 4, .hide = true},
            {.kind = Kind::Encounter, .place = paris, .hunter = secondMina, .encounter = Encounter::DesecratedSoil},
            {.kind = Kind::Encounter, .place = paris, .hunter = secondMina, .encounter = Encounter::Wolves, .space = 4, .trail = true},
            {.kind = Kind::Activated, .place = paris, .encounter = Encounter::NewVampire, .before = 1, .after = 3, .most = 6},
            {.kind = Kind::Activated, .encounter = Encounter::Ambush},
            {.kind = Kind::Bite, .place = paris, .hunter = secondGodalming, .before = 0, .after = 1, .most = 2},
            {.kind = Kind::Defeat, .place = paris, .hunter = secondHelsing, .bitten = true, .before = 2, .after = 4, .most = 6},
            {.kind = Kind::NewDay, .resolve = 1, .before = 4, .after = 5, .most = 6}};
}

} // namespace

class TestSecondMomentBand : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initTextResources(); }
    void cleanupTestCase() { installLanguage(*QApplication::instance(), QStringLiteral("en")); }

    /// A hunter finds Dracula, and everybody looks up; then the combat goes on as if nothing had been.
    void heIsFound()
    {
        HuntingTable table(R"({"time":"midnight","trail":[{"location":"paris"}],"hunters":{"lord-godalming":"paris"}})");
        SecondTablePlayer w(table, Language::It);
        MomentBand* band = bandOf(w);
        QVERIFY(w.click("turn-stay") && !band->isVisible() && w.click("turn-confirm"));
        QVERIFY(band->isVisible() && band->shown());
        QCOMPARE(band->shown()->kind, QStringLiteral("reveal"));
        QVERIFY(band->shown()->place == secondPlace("paris"));
        QCOMPARE(band->words().title, QStringLiteral("Dracula è a Parigi!"));
        QCOMPARE(band->accessibleName(), band->words().title);
        QSignalSpy entered(&w.screen(), &TableScreen::entered);
        // A tap ends it and presses nothing of what lies below.
        QTest::mouseClick(band, Qt::LeftButton, {}, band->rect().center());
        w.settle();
        QVERIFY(!band->isVisible() && !band->shown() && entered.isEmpty());
        QVERIFY(w.click("combat-go-on")); // the table goes on
        QVERIFY(!band->isVisible());      // and it is shown once
        QCOMPARE(entered.size(), 1);
    }

    /// A key ends it and does nothing else; of several the next one follows.
    void anEncounterAndABite()
    {
        HuntingTable table(R"({"time":"midnight","trail":[{"location":"madrid"},{"location":"paris","encounter":"new-vampire"}],
            "hunters":{"lord-godalming":"paris"}})");
        SecondTablePlayer w(table, Language::En);
        MomentBand* band = bandOf(w);
        QVERIFY(w.click("turn-stay") && w.click("turn-confirm"));
        QVERIFY(band->shown());
        QCOMPARE(band->shown()->kind, QStringLiteral("encounter"));
        QVERIFY2(band->words().title.contains(QLatin1String("Godalming")) && band->words().title.contains(QLatin1String("New Vampire")) &&
                     !band->words().title.endsWith(u'.'),
                 qPrintable(band->words().title));
        QTest::keyClick(&w.screen(), Qt::Key_Space);
        w.settle();
        QVERIFY(!band->isVisible());
        AnswerEncounter bitten;
        bitten.roll = 1;
        QVERIFY(w.act(bitten));
        QVERIFY(band->shown());
        QCOMPARE(band->shown()->kind, QStringLiteral("bite"));
        QVERIFY(band->shown()->before == 0 && band->shown()->after == 1 && band->shown()->most == 2);
        band->goOn();
        QVERIFY(!band->isVisible());
    }

    /// What waits until the curtain has fallen is told over the map of then: Dracula has gone on since the day dawned.
    void overTheMapOfNow()
    {
        HuntingTable table(R"({"trail":[{"location":"madrid"}]})");
        SecondTablePlayer w(table, Language::En);
        MomentBand* band = bandOf(w);
        band->setSeen(false);
        const auto look = [&w](const Moment& moment) { return momentLook(moment, w.sentences()); };
        MapModel atDawn, now;
        atDawn.current = secondPlace("szeged");
        band->play(toShow(MomentNews<Moment, Ruleset, PublicStep>::Found{{oneOfEach().back()}, false, false}, look), atDawn);
        QVERIFY(band->model() == atDawn);
        band->play({}, now);
        QVERIFY(band->model() == now);
        band->setSeen(true);
        QVERIFY(band->shown());
        band->play({}, atDawn); // what is being read stays as it is
        QVERIFY(band->model() == now);
    }

    void wordsHaveRoom_data()
    {
        QTest::addColumn<int>("language");
        for (const Language each : {Language::En, Language::Es, Language::Pl, Language::Ru, Language::It})
            QTest::newRow(languageCodes[static_cast<std::size_t>(each)].data()) << static_cast<int>(each);
    }

    /// Every kind of them, in every language, on a table, upright and on a phone, in usual words and in large ones.
    void wordsHaveRoom()
    {
        QFETCH(const int, language);
        HuntingTable table(R"({"trail":[{"location":"madrid"}]})");
        for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(390, 844)})
            for (const double scale : {1.0, 1.5}) {
                SecondTablePlayer w(table, static_cast<Language>(language), size, scale);
                MomentBand* band = bandOf(w);
                for (const Moment& each : oneOfEach()) {
                    const auto look = [&w](const Moment& moment) { return momentLook(moment, w.sentences()); };
                    band->play(toShow(MomentNews<Moment, Ruleset, PublicStep>::Found{{each}, false, false}, look), {});
                    QVERIFY(band->shown());
                    const QString words = band->words().title + u'|' + band->words().text + u'|' + band->words().track;
                    QVERIFY2(!words.contains(u'%') && !words.contains(u'{') && !band->words().title.isEmpty() &&
                                 !band->words().text.isEmpty(),
                             qPrintable(words));
                    const QString faults = test::momentFaults(*band, w.screen().least());
                    QVERIFY2(
                        faults.isEmpty(),
                        qPrintable(QStringLiteral("%1x%2 %3: %4 (%5)").arg(size.width()).arg(size.height()).arg(scale).arg(faults, words)));
                }
            }
    }

    /// The end has a screen of its own: what is still shown gives way to it.
    void theEndIsNoMoment()
    {
        HuntingTable table(R"({"time":"midnight","trail":[{"location":"paris"}],"hunters":{"lord-godalming":"paris"}})");
        table.state.blood = 1;
        SecondTablePlayer w(table, Language::En);
        MomentBand* band = bandOf(w);
        QVERIFY(w.click("turn-stay") && w.click("turn-confirm") && band->isVisible());
        QVERIFY(w.click("combat-go-on") && w.act(PlayTactic{DraculaTactic::Claws, {}}) && w.click("answer-show"));
        QVERIFY(band->isVisible()); // its time stands still
        QVERIFY(w.click("result-next") && w.click("result-blood") && w.click("result-enter"));
        QVERIFY(!band->isVisible() && !band->shown());
    }
};

} // namespace demeter::fury2e

using demeter::fury2e::TestSecondMomentBand;
DEMETER_TEST(TestSecondMomentBand)
#include "test_second_moment_band.moc"
