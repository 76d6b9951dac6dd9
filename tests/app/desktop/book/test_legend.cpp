// What the signs mean: every sign that there is has its words, and every map its button.
#include "app/desktop/book/book_sheet.h"
#include "app/desktop/book/legend_sheet.h"
#include "app/desktop/kit/icons.h"
#include "app/fury3e/book/book.h"
#include "app/fury3e/desktop/legend.h"
#include "app/fury3e/text/built_in_cards.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/support/rows.h"

#include <QDir>
#include <QScrollArea>
#include <QSet>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

constexpr std::array allMaps{MapOf::Board, MapOf::Table, MapOf::Dracula};

Sentences sentencesIn(Language language)
{
    return {*builtInBoard("fury-3e"), builtInCatalogue(), language};
}

QList<LegendEntry> entriesOf(MapOf map, Language language = Language::En)
{
    QList<LegendEntry> all;
    for (const LegendPart& part : legendOf(map, sentencesIn(language)))
        all << part.entries;
    return all;
}

std::set<MapSign> signsOf(MapOf map)
{
    std::set<MapSign> signs;
    for (const LegendEntry& entry : entriesOf(map))
        if (entry.sign)
            signs.insert(*entry.sign);
    return signs;
}

/// The signs of a kind of place. A new kind does not compile without its own.
MapSign signOf(LocationKind kind)
{
    switch (kind) {
    case LocationKind::SmallCity:
        return MapSign::SmallCity;
    case LocationKind::LargeCity:
        return MapSign::LargeCity;
    case LocationKind::Castle:
        return MapSign::Castle;
    case LocationKind::Sea:
        return MapSign::Sea;
    case LocationKind::Hospital:
        return MapSign::Hospital;
    }
    return {};
}

MapSign signOf(Hunter hunter)
{
    switch (hunter) {
    case Hunter::LordGodalming:
        return MapSign::LordGodalming;
    case Hunter::DrSeward:
        return MapSign::DrSeward;
    case Hunter::VanHelsing:
        return MapSign::VanHelsing;
    case Hunter::MinaHarker:
        return MapSign::MinaHarker;
    }
    return {};
}

/// What stands beside its own word, or on a button that has a name: nobody has to know the sign.
const QSet<QString> namedWhereTheyStand{
    "arrow-right", "backspace", "book",      "castle",  "check",     "chevron", "city-large", "city-small", "consecrated", "cross",
    "curtain",     "fog",       "forbidden", "globe",   "hand",      "help",    "hideout",    "hospital",   "host",        "hunter-g",
    "hunter-h",    "hunter-m",  "hunter-s",  "info",    "journal",   "lair",    "layers",     "legend",     "link-off",    "link-on",
    "list",        "lock",      "map",       "menu",    "minus",     "pause",   "phone",      "play",       "plus",        "port",
    "qr",          "rail",      "redo",      "road",    "roadblock", "sea",     "settings",   "share",      "ship",        "storm",
    "trail",       "undo",      "whole",     "bats",    "bin",       "quill",   "defeat",     "near",       "step-back",   "step-on",
    "shuffle",     "blood",     "health",    "resolve",
};

} // namespace

class TestLegend : public QObject {
    Q_OBJECT

private slots:
    /// Every sign is explained on some map, each once, and what only one side sees on its map alone.
    void hasEverySign()
    {
        std::set<MapSign> all;
        for (const MapOf map : allMaps) {
            const auto signs = signsOf(map);
            all.insert(signs.begin(), signs.end());
            QCOMPARE(std::size_t(std::ranges::count_if(entriesOf(map), [](const LegendEntry& each) { return each.sign.has_value(); })),
                     signs.size());
            for (const Hunter hunter : allHunters)
                QVERIFY(signs.contains(signOf(hunter)));
            for (const LocationKind kind :
                 {LocationKind::SmallCity, LocationKind::LargeCity, LocationKind::Castle, LocationKind::Sea, LocationKind::Hospital})
                QVERIFY(signs.contains(signOf(kind)));
        }
        QCOMPARE(all.size(), mapSignCount);
        QVERIFY(!signsOf(MapOf::Table).contains(MapSign::Refused) && !signsOf(MapOf::Table).contains(MapSign::Inset));
        QVERIFY(signsOf(MapOf::Dracula).contains(MapSign::Refused) && !signsOf(MapOf::Dracula).contains(MapSign::Route));
        QVERIFY(signsOf(MapOf::Board).contains(MapSign::Asked));
    }

    /// Whatever a map can be given has its sign; a member that is new does not compile before it has one too.
    void hasAllOfTheModel()
    {
        const MapModel model;
        const auto& [current, currentSlot, trail, lairs, legal, chosen, legalIsHunters, refused, hunters, acting, origin, asked, matters,
                     tokens, roadblocks, route] = model;
        static_cast<void>(std::tie(chosen, legalIsHunters, matters)); // no signs of their own
        const std::map<const void*, MapSign> signs{
            {&current, MapSign::Dracula}, {&currentSlot, MapSign::Dracula}, {&trail, MapSign::Trail},    {&lairs, MapSign::Lair},
            {&legal, MapSign::Choice},    {&refused, MapSign::Refused},     {&hunters, MapSign::Acting}, {&acting, MapSign::Acting},
            {&origin, MapSign::LitRoad},  {&asked, MapSign::Asked},         {&route, MapSign::Route},    {&roadblocks, MapSign::Roadblock}};
        static_cast<void>(tokens); // a sign for each kind
        const auto tokenSign = [](MapModel::Token::What what) {
            switch (what) {
            case MapModel::Token::What::ConsecratedGround:
                return MapSign::ConsecratedGround;
            case MapModel::Token::What::Host:
                return MapSign::HeavenlyHost;
            case MapModel::Token::What::Storm:
                return MapSign::Storm;
            case MapModel::Token::What::Fog:
                return MapSign::Fog;
            case MapModel::Token::What::Declared: // of the second edition alone, whose legend has its icon
                break;
            }
            return MapSign::Asked;
        };
        const std::map<const void*, MapSign> tokenSigns{{"ground", tokenSign(MapModel::Token::What::ConsecratedGround)},
                                                        {"host", tokenSign(MapModel::Token::What::Host)},
                                                        {"storm", tokenSign(MapModel::Token::What::Storm)},
                                                        {"fog", tokenSign(MapModel::Token::What::Fog)}};
        const auto& [place, ward, lies, bats, fog, bites] = hunters.front();
        static_cast<void>(std::tie(place, bites)); // not on the map
        const std::map<const void*, MapSign> sheetSigns{
            {&lies, MapSign::Delayed}, {&bats, MapSign::Bats}, {&fog, MapSign::Fog}, {&ward, MapSign::InHospital}};
        std::set<MapSign> all;
        for (const MapOf map : allMaps)
            all.merge(signsOf(map));
        for (const auto* part : {&signs, &tokenSigns, &sheetSigns})
            for (const auto& [member, sign] : *part)
                QVERIFY(all.contains(sign));
    }

    /// An icon is explained, or is named wherever it stands; a new one is put on one of the two lists.
    void hasEveryIcon()
    {
        static_cast<void>(iconPixmap("book", Qt::black, 24)); // registers the files
        QSet<QString> explained;
        for (const MapOf map : allMaps)
            for (const LegendEntry& entry : entriesOf(map))
                explained << entry.icon;
        const QStringList files = QDir(":/resources/icons").entryList({"*.svg"});
        QVERIFY(files.size() > 80);
        for (const QString& file : files) {
            const QString name = file.chopped(4);
            QVERIFY2(explained.contains(name) != namedWhereTheyStand.contains(name), qPrintable(name));
        }
    }

    /// Name, sentence and topic in every language, and no two signs of a map have the same picture.
    void isWhole()
    {
        WindowFixture fixture;
        for (std::size_t l = 0; l < languageCount; ++l) {
            const auto language = static_cast<Language>(l);
            QVERIFY(installLanguage(*QApplication::instance(), QString::fromUtf8(languageCodes[l].data())));
            const auto book = bookOfThirdEdition(language);
            QVERIFY(book);
            for (const MapOf map : allMaps)
                for (const LegendEntry& entry : entriesOf(map, language)) {
                    QVERIFY2(!entry.name.isEmpty() && entry.name[0].isUpper(), qPrintable(entry.words));
                    QVERIFY2(entry.words.endsWith(u'.'), qPrintable(entry.name));
                    QVERIFY2((*book)->find(entry.topic) != nullptr, qPrintable(entry.topic.key));
                    QVERIFY(entry.sign.has_value() == entry.icon.isEmpty());
                }
        }
        QVERIFY(installLanguage(*QApplication::instance(), QStringLiteral("en")));
        for (const MapOf map : allMaps) {
            MapSigns signs(*builtInBoard("fury-3e"), ThemeName::Dark, map);
            QList<QImage> pictures;
            for (const MapSign sign : signsOf(map)) {
                const QImage picture = signs.picture(sign, {104, 76}, 1).toImage();
                QVERIFY(!picture.isNull());
                QVERIFY2(!pictures.contains(picture), qPrintable(QString::number(int(sign))));
                pictures << picture;
            }
        }
    }

    /// What is drawn is what the map draws: a sign that its model has is not in the picture of the same place without it.
    void isDrawnByTheMap()
    {
        for (const MapOf map : allMaps) {
            MapSigns signs(*builtInBoard("fury-3e"), ThemeName::Light, map);
            const QImage empty = signs.picture(MapSign::SmallCity, {104, 76}, 1).toImage();
            for (const MapSign sign : {MapSign::Dracula, MapSign::Lair, MapSign::Hideout, MapSign::Choice, MapSign::LordGodalming}) {
                const QImage picture = signs.picture(sign, {104, 76}, 1).toImage();
                int other = 0;
                for (int y = 0; y < picture.height(); ++y)
                    for (int x = 0; x < picture.width(); ++x)
                        other += picture.pixel(x, y) != empty.pixel(x, y) ? 1 : 0;
                QVERIFY2(other > 150, qPrintable(QString::number(int(sign))));
            }
        }
    }

    void fits_data() { test::addLanguages(); }
    /// On the smallest phone nothing is cut, and every button is large enough.
    void fits()
    {
        QFETCH(int, language);
        const WindowFixture fixture(std::string(languageCodes[std::size_t(language)]).c_str());
        QWidget window;
        window.resize(360, 640);
        window.show();
        for (const MapOf map : allMaps) {
            LegendSheet sheet(
                fixture.window->settings(), map, *builtInBoard("fury-3e"),
                [map](Language shown) { return legendOf(map, sentencesIn(shown)); }, thirdEditionBook, {}, &window);
            sheet.openSheet();
            WindowFixture::settle(1);
            auto* area = sheet.findChild<QScrollArea*>();
            for (const auto* label : area->findChildren<QLabel*>())
                QVERIFY2(label->minimumSizeHint().width() <= label->width(), qPrintable(label->text()));
            QVERIFY(area->widget()->minimumSizeHint().width() <= area->viewport()->width());
            const auto lines = area->findChildren<QWidget*>("legend-entry");
            QCOMPARE(lines.size(), entriesOf(map, static_cast<Language>(language)).size());
            for (const auto* button : area->findChildren<ChoiceButton*>())
                QVERIFY(button->width() >= 44 && button->height() >= 44 && !button->accessibleName().isEmpty());
        }
    }

    void isOneTapAway_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("lying") << QSize(1280, 800);
        QTest::newRow("upright") << QSize(800, 1280);
        QTest::newRow("phone") << QSize(390, 844);
        QTest::newRow("phone, lying") << QSize(844, 390);
    }
    /// From every map by its button and by F4, and the button covers no place. What a sign means leads into the book.
    void isOneTapAway()
    {
        QFETCH(QSize, size);
        WindowFixture fixture;
        fixture.open(size);
        const auto asked = [&](const QString& where) {
            auto* button = fixture.find<QAbstractButton>("mapLegend");
            if (button == nullptr || button->width() < 44 || button->accessibleName().isEmpty())
                return where + ": no button";
            auto* map = qobject_cast<MapView*>(button->parentWidget());
            if (!map->rect().contains(button->geometry().adjusted(5, 5, -5, -5)))
                return where + ": outside";
            for (const MapView::Layout::Node& node : map->layout().nodes)
                if (button->geometry().adjusted(5, 5, -5, -5).contains(node.at.toPoint()))
                    return where + ": covers a place";
            QTest::mouseClick(button, Qt::LeftButton);
            fixture.settle();
            auto* sheet = fixture.find<LegendSheet>("legend-sheet");
            if (sheet == nullptr)
                return where + ": no legend";
            fixture.press(Qt::Key_Left, Qt::AltModifier);
            fixture.settle();
            if (fixture.find<LegendSheet>("legend-sheet") != nullptr)
                return where + ": does not go";
            QTest::keyClick(fixture.window.get(), Qt::Key_F4);
            fixture.settle();
            sheet = fixture.find<LegendSheet>("legend-sheet");
            if (sheet == nullptr)
                return where + ": no key";
            auto* topic = sheet->findChild<ChoiceButton*>("legend-topic-movement-road");
            topic->click();
            fixture.settle();
            const auto* book = fixture.find<BookSheet>({});
            if (book == nullptr || book->shown() != TopicId{"movement-road"})
                return where + ": no topic";
            fixture.press(Qt::Key_Left, Qt::AltModifier);
            fixture.press(Qt::Key_Left, Qt::AltModifier);
            fixture.settle();
            return fixture.find<LegendSheet>("legend-sheet") == nullptr ? QString() : where + ": stays";
        };
        QVERIFY(fixture.click("new-game"));
        QCOMPARE(asked("new game"), QString());
        fixture.window->newGamePage()->checkBoard();
        fixture.settle();
        QCOMPARE(asked("board check"), QString());
        fixture.open(size);
        QVERIFY(fixture.begin());
        QCOMPARE(asked("table"), QString());
        fixture.window->openCurtain();
        QVERIFY(fixture.passed());
        QCOMPARE(asked("Dracula"), QString());
        fixture.screen()->map()->showWholeBoard();
        fixture.screen()->map()->arrive();
        QCOMPARE(asked("Dracula, the whole board"), QString());
    }

    /// On a second display, where nothing is opened, there is no button that opens nothing.
    void isNotOfferedWhereNothingOpens()
    {
        WindowFixture fixture;
        QVERIFY(fixture.begin());
        fixture.window->setSecondTable(true);
        fixture.settle();
        const auto* second = fixture.window->secondTable();
        QVERIFY(second != nullptr);
        for (const auto* button : second->findChildren<QAbstractButton*>("mapLegend"))
            QVERIFY(!button->isVisible());
        QVERIFY(fixture.find<QAbstractButton>("mapLegend") != nullptr);
    }

    /// On the table it stays where it is, whatever the hunters do.
    void staysWhereItIs()
    {
        WindowFixture fixture;
        QVERIFY(fixture.begin());
        const QRect before = fixture.find<QAbstractButton>("mapLegend")->geometry();
        QVERIFY(fixture.game().submit(HunterActs{Hunter::LordGodalming, HunterActs::What::Pass, false, false}));
        fixture.settle();
        QCOMPARE(fixture.find<QAbstractButton>("mapLegend")->geometry(), before);
    }
};

DEMETER_TEST(TestLegend)
#include "test_legend.moc"
