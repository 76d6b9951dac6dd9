// Boards with a fault: each is found, named and placed.
#include "core/base/json_faults.h"
#include "core/map/board.h"
#include "core/map/board_faults.h"
#include "tests/support/rows.h"

#include <QFile>
#include <QObject>
#include <QSet>
#include <QTest>

#include <nlohmann/json.hpp>

#include <random>

using namespace demeter;

namespace {

QByteArray contents(const char* path)
{
    QFile file(QStringLiteral(DEMETER_SOURCE_DIR "/") + QString::fromLatin1(path));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be opened", path);
    return file.readAll();
}

const std::string& good()
{
    static const std::string text = contents("resources/boards/fury-3e.json").toStdString();
    return text;
}

std::string patched(const std::string& text, const char* patch)
{
    // Ordered, so that the fields stay in the order of the file.
    return nlohmann::ordered_json::parse(text).patch(nlohmann::ordered_json::parse(patch)).dump(1);
}

/// The good board with the first `from` replaced.
std::string edited(std::string_view from, std::string_view to)
{
    std::string text = good();
    const std::size_t at = text.find(from);
    if (at == std::string::npos)
        qFatal("the board has no such text");
    return text.replace(at, from.size(), to);
}

QStringList lines(const Faults& faults)
{
    QStringList list;
    for (const Fault& fault : faults) {
        QStringList arguments;
        for (const std::string& argument : fault.arguments)
            arguments << QString::fromStdString(argument);
        list << QString::fromStdString(fault.code + " " + fault.place + " ") + arguments.join(u'|');
    }
    return list;
}

QStringList faultsOf(std::string_view text)
{
    const auto board = readBoard(text);
    return board ? QStringList() : lines(board.error());
}

} // namespace

class TestBoardCheck : public QObject {
    Q_OBJECT

private slots:
    void broken_data();
    void broken();
    void brokenText_data();
    void brokenText();
    void everyCodeIsTried();
    void stillGood_data();
    void stillGood();
    void everyFaultInTheOrderOfTheFile();
    void tooManyLocations();
    void fewLocationsAreEnough();
    void anyInputIsSurvived();

private:
    QSet<QString> tried_;
};

void TestBoardCheck::broken_data()
{
    // `fault`: code, place, arguments
    test::Rows<QString, QString> newRow;
    const auto row = [&](const char* name, const char* patch, const char* fault) {
        newRow(name, QString::fromUtf8(patch), QString::fromUtf8(fault));
    };
    // The shape.
    row("document is a list", R"([{"op":"replace","path":"","value":[]}])", "not-object  ");
    row("no id", R"([{"op":"remove","path":"/id"}])", "field-missing /id id");
    row("id in capitals", R"([{"op":"replace","path":"/id","value":"Fury-3e"}])", "id-not-kebab-case /id Fury-3e");
    row("no name", R"([{"op":"remove","path":"/name"}])", "field-missing /name name");
    row("empty name", R"([{"op":"replace","path":"/name","value":""}])", "text-empty /name ");
    row("no roads", R"([{"op":"remove","path":"/roads"}])", "field-missing /roads roads");
    row("no locations", R"([{"op":"remove","path":"/locations"}])", "field-missing /locations locations");
    row("no hospitals", R"([{"op":"remove","path":"/hospitals"}])", "field-missing /hospitals hospitals");
    row("no confidence", R"([{"op":"remove","path":"/confidence"}])", "field-missing /confidence confidence");
    row("unknown field", R"([{"op":"add","path":"/road","value":[]}])", "field-unknown /road road");
    row("unknown field with a slash", R"([{"op":"add","path":"/a~1b~0c","value":1}])", "field-unknown /a~1b~0c a/b~c");
    row("roads no list", R"([{"op":"replace","path":"/roads","value":{}}])", "not-list /roads ");
    row("source note no text", R"([{"op":"replace","path":"/source_note","value":3}])", "not-text /source_note ");
    // Locations.
    row("COMP-5 location no object",
        R"([{"op":"replace","path":"/locations/3","value":"barcelona"},{"op":"replace","path":"/roads","value":[]},
        {"op":"replace","path":"/rails","value":[]}])",
        "not-object /locations/3 ");
    row("unknown location field", R"([{"op":"add","path":"/locations/3/size","value":2}])", "field-unknown /locations/3/size size");
    row("no lonlat", R"([{"op":"remove","path":"/locations/3/lonlat"}])", "field-missing /locations/3/lonlat lonlat");
    row("no port_on", R"([{"op":"remove","path":"/locations/41/port_on"}])", "field-missing /locations/41/port_on port_on");
    row("location id with spaces", R"([{"op":"replace","path":"/locations/12/id","value":"ca gliari"}])",
        "id-not-kebab-case /locations/12/id ca gliari");
    row("id ends with a hyphen", R"([{"op":"replace","path":"/locations/12/id","value":"cagliari-"}])",
        "id-not-kebab-case /locations/12/id cagliari-");
    row("id no text", R"([{"op":"replace","path":"/locations/12/id","value":12}])", "not-text /locations/12/id ");
    row("location twice", R"([{"op":"copy","from":"/locations/41","path":"/locations/42"}])", "id-doubled /locations/42/id paris");
    row("no Polish name", R"([{"op":"remove","path":"/locations/41/name/pl"}])", "field-missing /locations/41/name/pl pl");
    row("German name", R"([{"op":"add","path":"/locations/41/name/de","value":"Paris"}])", "field-unknown /locations/41/name/de de");
    row("empty Russian name", R"([{"op":"replace","path":"/locations/41/name/ru","value":" "}])", "text-empty /locations/41/name/ru ");
    row("space after a name", R"([{"op":"replace","path":"/locations/41/name/en","value":"Paris "}])",
        "text-untrimmed /locations/41/name/en Paris ");
    row("hard space before a name", R"([{"op":"replace","path":"/locations/41/name/es","value":"\u00a0París"}])",
        "text-untrimmed /locations/41/name/es \u00a0París");
    row("name no text", R"([{"op":"replace","path":"/locations/41/name/it","value":null}])", "not-text /locations/41/name/it ");
    row("names no object", R"([{"op":"replace","path":"/locations/41/name","value":"Paris"}])", "not-object /locations/41/name ");
    row("same name twice", R"([{"op":"replace","path":"/locations/41/name/en","value":"London"}])",
        "name-doubled /locations/41/name/en London|london");
    row("unknown kind", R"([{"op":"replace","path":"/locations/0/kind","value":"city"}])", "kind-unknown /locations/0/kind city");
    row("two castles",
        R"([{"op":"replace","path":"/locations/12/kind","value":"castle"},{"op":"replace","path":"/locations/12/port_on","value":[]},
        {"op":"add","path":"/roads/37","value":["cagliari","castle-dracula"]}])",
        "castle-doubled /locations/13/kind castle-dracula|cagliari");
    row("COMP-17 city without region", R"([{"op":"replace","path":"/locations/0/region","value":null}])",
        "region-missing /locations/0/region alicante");
    row("COMP-17 region empty", R"([{"op":"replace","path":"/locations/0/region","value":""}])",
        "region-missing /locations/0/region alicante");
    row("COMP-17 region no id", R"([{"op":"replace","path":"/locations/0/region","value":"Iberia"}])",
        "id-not-kebab-case /locations/0/region Iberia");
    row("COMP-17 region no text", R"([{"op":"replace","path":"/locations/0/region","value":7}])", "not-text /locations/0/region ");
    row("COMP-17 sea with region", R"([{"op":"replace","path":"/locations/60/region","value":"italia"}])",
        "region-at-sea /locations/60/region adriatic-sea");
    row("lonlat with one number", R"([{"op":"remove","path":"/locations/0/lonlat/1"}])", "lonlat-malformed /locations/0/lonlat ");
    row("lonlat as text", R"([{"op":"replace","path":"/locations/0/lonlat/0","value":"0 W"}])", "lonlat-malformed /locations/0/lonlat ");
    row("longitude out of range", R"([{"op":"replace","path":"/locations/0/lonlat/0","value":45.25}])",
        "lonlat-out-of-range /locations/0/lonlat/0 45.25|-30|45");
    row("latitude out of range", R"([{"op":"replace","path":"/locations/0/lonlat/1","value":3.835}])",
        "lonlat-out-of-range /locations/0/lonlat/1 3.835|30|65");
    row("city without card", R"([{"op":"replace","path":"/locations/0/location_card","value":false}])",
        "location-card-missing /locations/0/location_card alicante");
    row("hospital with card",
        R"([{"op":"replace","path":"/locations/5/kind","value":"hospital"},{"op":"replace","path":"/rails","value":[]}])",
        "location-card-on-hospital /locations/5/location_card belgrade");
    row("card no boolean", R"([{"op":"replace","path":"/locations/0/location_card","value":1}])",
        "not-boolean /locations/0/location_card ");
    // Ports.
    row("ADJ-3 port on unknown sea", R"([{"op":"replace","path":"/locations/0/port_on/0","value":"mediteranean-sea"}])",
        "unknown-location /locations/0/port_on/0 mediteranean-sea|mediterranean-sea");
    row("ADJ-3 port on a city", R"([{"op":"replace","path":"/locations/0/port_on/0","value":"paris"}])",
        "port-not-on-sea /locations/0/port_on/0 alicante|paris");
    row("ADJ-3 castle as a port", R"([{"op":"replace","path":"/locations/13/port_on","value":["black-sea"]}])",
        "port-not-city /locations/13/port_on castle-dracula");
    row("ADJ-3 sea as a port", R"([{"op":"replace","path":"/locations/60/port_on","value":["black-sea"]}])",
        "port-not-city /locations/60/port_on adriatic-sea");
    row("ADJ-4 cagliari unsorted", R"([{"op":"move","from":"/locations/12/port_on/1","path":"/locations/12/port_on/0"}])",
        "list-unsorted /locations/12/port_on/1 mediterranean-sea|tyrrhenian-sea");
    row("ADJ-4 cagliari same sea twice", R"([{"op":"replace","path":"/locations/12/port_on/1","value":"mediterranean-sea"}])",
        "edge-doubled /locations/12/port_on/1 cagliari|mediterranean-sea|/locations/12/port_on/0");
    row("ADJ-3 port_on no list", R"([{"op":"replace","path":"/locations/0/port_on","value":"mediterranean-sea"}])",
        "not-list /locations/0/port_on ");
    row("ADJ-3 port_on no texts", R"([{"op":"replace","path":"/locations/0/port_on","value":[null]}])", "not-text /locations/0/port_on/0 ");
    row("ADJ-3 sea without port", R"([{"op":"replace","path":"/locations/16/port_on","value":[]},
        {"op":"replace","path":"/locations/55/port_on","value":[]}])",
        "sea-without-port /locations/63 black-sea");
    // Roads.
    row("ADJ-1 road to nowhere, a slip", R"([{"op":"replace","path":"/roads/24/1","value":"pariss"}])",
        "unknown-location /roads/24 pariss|paris");
    row("ADJ-1 road to nowhere", R"([{"op":"replace","path":"/roads/24/1","value":"xanadu"}])", "unknown-location /roads/24 xanadu");
    row("ADJ-1 road to itself", R"([{"op":"add","path":"/roads/24","value":["brussels","brussels"]}])", "edge-self /roads/24 brussels");
    row("ADJ-1 road twice", R"([{"op":"copy","from":"/roads/24","path":"/roads/25"}])", "edge-doubled /roads/25 brussels|paris|/roads/24");
    row("ADJ-1 road there and back", R"([{"op":"add","path":"/roads/-","value":["paris","brussels"]}])",
        "edge-doubled /roads/111 paris|brussels|/roads/24");
    row("ADJ-1 road backwards", R"([{"op":"replace","path":"/roads/24","value":["paris","brussels"]}])",
        "edge-order /roads/24 paris|brussels");
    row("ADJ-1 roads unsorted", R"([{"op":"move","from":"/roads/24","path":"/roads/23"}])",
        "list-unsorted /roads/24 brussels - le-havre|brussels - paris");
    row("ADJ-3 road to a sea", R"([{"op":"add","path":"/roads/0","value":["adriatic-sea","venice"]}])",
        "road-at-sea /roads/0 adriatic-sea");
    row("ADJ-1 road with three ends", R"([{"op":"add","path":"/roads/24/-","value":"rome"}])", "not-pair /roads/24 ");
    row("ADJ-1 road as text", R"([{"op":"replace","path":"/roads/24","value":"brussels-paris"}])", "not-pair /roads/24 ");
    row("ADJ-8 castle cut off", R"([{"op":"remove","path":"/roads/38"},{"op":"remove","path":"/roads/37"}])",
        "location-cut-off /locations/13 castle-dracula");
    // Sea borders.
    row("ADJ-2 border to itself", R"([{"op":"add","path":"/sea_borders/0","value":["adriatic-sea","adriatic-sea"]}])",
        "edge-self /sea_borders/0 adriatic-sea");
    row("ADJ-2 border with land", R"([{"op":"add","path":"/sea_borders/1","value":["adriatic-sea","venice"]}])",
        "sea-border-on-land /sea_borders/1 venice");
    row("ADJ-2 border with nothing", R"([{"op":"replace","path":"/sea_borders/0/1","value":"ionic-sea"}])",
        "unknown-location /sea_borders/0 ionic-sea|ionian-sea");
    row("ADJ-2 border backwards", R"([{"op":"replace","path":"/sea_borders/0","value":["ionian-sea","adriatic-sea"]}])",
        "edge-order /sea_borders/0 ionian-sea|adriatic-sea");
    row("ADJ-2 sea without border", R"([{"op":"remove","path":"/sea_borders/0"}])", "sea-without-border /locations/60 adriatic-sea");
    row("ADJ-2 borders no list", R"([{"op":"replace","path":"/sea_borders","value":null}])", "not-list /sea_borders ");
    // Railways.
    row("ADJ-5 railway to a sea", R"([{"op":"replace","path":"/rails/0/between","value":["adriatic-sea","alicante"]}])",
        "rail-not-city /rails/0/between adriatic-sea");
    row("ADJ-5 railway to the castle", R"([{"op":"replace","path":"/rails/5/between/1","value":"castle-dracula"},
        {"op":"remove","path":"/rails/4"},{"op":"remove","path":"/rails/3"},{"op":"replace","path":"/rails/2/between","value":["alicante","madrid"]},
        {"op":"remove","path":"/rails/1"}])",
        "rail-not-city /rails/2/between castle-dracula");
    row("ADJ-5 red railway", R"([{"op":"replace","path":"/rails/0/line","value":"red"}])", "rail-line-unknown /rails/0/line red");
    row("ADJ-5 railway colour no text", R"([{"op":"replace","path":"/rails/0/line","value":1}])", "not-text /rails/0/line ");
    row("ADJ-5 railway without colour", R"([{"op":"remove","path":"/rails/0/line"}])", "field-missing /rails/0/line line");
    row("ADJ-5 railway without ends", R"([{"op":"remove","path":"/rails/0/between"}])", "field-missing /rails/0/between between");
    row("ADJ-5 railway as a pair", R"([{"op":"replace","path":"/rails/0","value":["alicante","barcelona"]}])", "not-object /rails/0 ");
    row("ADJ-5 railway twice", R"([{"op":"copy","from":"/rails/0","path":"/rails/1"}])",
        "edge-doubled /rails/1/between alicante|barcelona|/rails/0/between");
    // Hospitals.
    row("COMP-14 no hospital", R"([{"op":"replace","path":"/hospitals","value":[]}])", "hospitals-none /hospitals ");
    row("COMP-14 hospital nowhere", R"([{"op":"replace","path":"/hospitals/1/at","value":"madird"}])",
        "unknown-location /hospitals/1/at madird|madrid");
    row("COMP-14 hospital twice", R"([{"op":"replace","path":"/hospitals/1/at","value":"rome"}])", "hospital-doubled /hospitals/2/at rome");
    row("COMP-14 hospital in a small city", R"([{"op":"replace","path":"/hospitals/1/at","value":"galatz"}])",
        "hospital-not-large-city /hospitals/1/at galatz");
    row("COMP-14 hospital at sea", R"([{"op":"replace","path":"/hospitals/1/at","value":"north-sea"}])",
        "hospital-not-large-city /hospitals/1/at north-sea");
    row("COMP-14 hospital as text", R"([{"op":"replace","path":"/hospitals/1","value":"madrid"}])", "not-object /hospitals/1 ");
    // Card numbers.
    row("numbers no object", R"([{"op":"add","path":"/card_numbers","value":[]}])", "not-object /card_numbers ");
    // Confidence.
    row("item unknown", R"([{"op":"add","path":"/confidence/sizes/items/-","value":"bruges"}])",
        "unknown-location /confidence/sizes/items/1 bruges");
    row("item pair unknown", R"([{"op":"add","path":"/confidence/roads/items/0","value":["paris","romme"]}])",
        "unknown-location /confidence/roads/items/0 romme|rome");
    row("item pair backwards", R"([{"op":"add","path":"/confidence/roads/items/0","value":["rome","paris"]}])",
        "edge-order /confidence/roads/items/0 rome|paris");
    row("item a number", R"([{"op":"add","path":"/confidence/roads/items/0","value":1}])", "not-pair /confidence/roads/items/0 ");
    row("no status", R"([{"op":"remove","path":"/confidence/roads/status"}])", "field-missing /confidence/roads/status status");
    row("unknown status", R"([{"op":"replace","path":"/confidence/roads/status","value":"sure"}])",
        "confidence-status-unknown /confidence/roads/status sure");
    row("unknown scope", R"([{"op":"replace","path":"/confidence/roads/scope","value":"some"}])",
        "confidence-scope-unknown /confidence/roads/scope some");
    row("inferred in part", R"([{"op":"replace","path":"/confidence/roads/scope","value":"listed items"}])",
        "confidence-inferred-in-part /confidence/roads/scope ");
    row("no reason", R"([{"op":"replace","path":"/confidence/roads/why","value":""}])", "text-empty /confidence/roads/why ");
    row("unknown section", R"([{"op":"move","from":"/confidence/roads","path":"/confidence/streets"}])",
        "confidence-section-unknown /confidence/streets streets");
    row("section as text", R"([{"op":"replace","path":"/confidence/roads","value":"one source"}])", "not-object /confidence/roads ");
}

void TestBoardCheck::broken()
{
    const auto [patch, fault] = test::rowOf<QString, QString>();
    const QStringList faults = faultsOf(patched(good(), qPrintable(patch)));
    QCOMPARE(faults, QStringList{fault}); // that one, and none that merely follows from it
    tried_ << fault.section(u' ', 0, 0);
}

void TestBoardCheck::brokenText_data()
{
    test::Rows<QByteArray, QString> newRow;
    const auto row = [&](const char* name, std::string_view text, const char* fault) {
        newRow(name, QByteArray(text.data(), static_cast<qsizetype>(text.size())), QString::fromUtf8(fault));
    };
    row("empty", "", "json-empty line 1, column 1 ");
    row("only space", " \n\t\r\n", "json-empty line 1, column 1 ");
    row("only a byte order mark", "\xEF\xBB\xBF", "json-empty line 1, column 1 ");
    row("not JSON", "board", "json-syntax line 1, column 1 ");
    row("cut short", "{\n \"id\": \"x\",", "json-syntax line 2, column 12 ");
    row("columns are characters", "{\n \"\u0416\u0416\": nil}", "json-syntax line 2, column 9 ");
    row("byte order mark takes no column", "\xEF\xBB\xBF{]", "json-syntax line 1, column 2 ");
    row("comma at the end", R"({"id": "x",})", "json-syntax line 1, column 12 ");
    row("something behind", "{} {}", "json-syntax line 1, column 4 ");
    row("something behind a zero byte", std::string_view("{}\0x", 4), "json-syntax line 1, column 3 ");
    row("half a surrogate pair", R"({"id": "\ud800"})", "json-syntax line 1, column 15 ");
    row("Latin-1", "{\"id\": \"caf\xE9\"}", "json-utf8 line 1, column 12 ");
    row("too long form", "{\n\"\xC0\xAF\"}", "json-utf8 line 2, column 2 ");
    row("surrogate in UTF-8", "\"\xED\xA0\x80\"", "json-utf8 line 1, column 2 ");
    row("beyond Unicode", "\"\xF4\x90\x80\x80\"", "json-utf8 line 1, column 2 ");
    row("cut in a character", "\"\xE2\x82", "json-utf8 line 1, column 2 ");
    row("number too large", R"({"x-y": 1e999})", "json-number line 1, column 13 ");
    row("too deep", R"({"x-[": "\"[[", "x-y":)" + std::string(64, '[') + std::string(64, ']') + '}', "json-too-deep line 1, column 86 64");
    row("far too deep", std::string(1000000, '['), "json-too-deep line 1, column 65 64");
    row("key doubled", edited(R"("name": "Fury)", R"("id": "fury-3e", "name": "Fury)"), "json-key-doubled /id id");
    row("key doubled deep inside", edited(R"("ru": "Париж")", R"("ru": "Париж", "ru": "Париж")"),
        "json-key-doubled /locations/41/name/ru ru");
    row("id doubled by escapes", edited(R"("name": "Fury)", R"("\u0069d": "fury-3e", "name": "Fury)"), "json-key-doubled /id id");

    static const std::string second = contents("resources/boards/fury-2e.json").toStdString();
    const auto number = [&](const char* name, const char* patch, const char* fault) { row(name, patched(second, patch), fault); };
    number("number missing", R"([{"op":"remove","path":"/card_numbers/paris"}])", "field-missing /card_numbers/paris paris");
    number("number of nothing", R"([{"op":"move","from":"/card_numbers/paris","path":"/card_numbers/xanadu"},
        {"op":"copy","from":"/card_numbers/xanadu","path":"/card_numbers/paris"}])",
           "unknown-location /card_numbers/xanadu xanadu");
    number("number 0", R"([{"op":"replace","path":"/card_numbers/alicante","value":0}])",
           "card-number-wrong /card_numbers/alicante alicante|60");
    number("number 61", R"([{"op":"replace","path":"/card_numbers/alicante","value":61}])",
           "card-number-wrong /card_numbers/alicante alicante|60");
    number("number one and a half", R"([{"op":"replace","path":"/card_numbers/alicante","value":1.5}])",
           "card-number-wrong /card_numbers/alicante alicante|60");
    number("number as text", R"([{"op":"replace","path":"/card_numbers/alicante","value":"1"}])",
           "card-number-wrong /card_numbers/alicante alicante|60");
    number("number twice", R"([{"op":"replace","path":"/card_numbers/athens","value":1}])",
           "card-number-doubled /card_numbers/athens 1|alicante");
    number("number of a sea", R"([{"op":"add","path":"/card_numbers/north-sea","value":1}])",
           "card-number-not-land /card_numbers/north-sea north-sea");
}

void TestBoardCheck::brokenText()
{
    const auto [text, fault] = test::rowOf<QByteArray, QString>();
    QCOMPARE(faultsOf(text.toStdString()), QStringList{fault});
    tried_ << fault.section(u' ', 0, 0);
}

void TestBoardCheck::everyCodeIsTried()
{
    // Two need a made-up board and have a test of their own.
    QSet<QString> known, tried = tried_ + QSet<QString>{QStringLiteral("locations-none"), QStringLiteral("locations-too-many")};
    for (const auto& [code, arguments] : boardFaults)
        known << QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
    for (const FaultInfo& info : jsonFaults)
        known << QString::fromUtf8(info.code.data(), static_cast<qsizetype>(info.code.size()));
    QCOMPARE(known.size(), static_cast<qsizetype>(boardFaults.size() + jsonFaults.size()));
    // The numbers of a board have codes that say more.
    known -= {QStringLiteral("not-number"), QStringLiteral("number-not-whole"), QStringLiteral("number-out-of-range")};
    QCOMPARE(QStringList((known - tried).values()), QStringList());
    QCOMPARE(QStringList((tried - known).values()), QStringList());
}

void TestBoardCheck::stillGood_data()
{
    QTest::addColumn<QString>("patch");
    QTest::newRow("as it is") << "[]";
    QTest::newRow("no source note") << R"([{"op":"remove","path":"/source_note"}])";
    QTest::newRow("x- fields")
        << R"([{"op":"add","path":"/x-note","value":{"x":[1]}},{"op":"add","path":"/locations/0/x-card","value":null},
        {"op":"add","path":"/confidence/x-mine","value":1},{"op":"add","path":"/rails/0/x-seen","value":true}])";
    QTest::newRow("railway without a colour") << R"([{"op":"replace","path":"/rails/0/line","value":null}])";
    QTest::newRow("no railways") << R"([{"op":"replace","path":"/rails","value":[]}])";
    QTest::newRow("COMP-17 an eighth region") << R"([{"op":"replace","path":"/locations/0/region","value":"al-andalus"}])";
    QTest::newRow("COMP-14 a fourth hospital") << R"([{"op":"add","path":"/hospitals/-","value":{"at":"paris"}}])";
    QTest::newRow("ADJ-1 a road more") << R"([{"op":"add","path":"/roads/23","value":["brussels","geneva"]}])";
    QTest::newRow("section without items") << R"([{"op":"remove","path":"/confidence/roads/items"}])";
    QTest::newRow("no sections") << R"([{"op":"replace","path":"/confidence","value":{}}])";
    QTest::newRow("whole degrees") << R"([{"op":"replace","path":"/locations/0/lonlat","value":[-30,65]}])";
}

void TestBoardCheck::stillGood()
{
    QFETCH(QString, patch);
    QCOMPARE(faultsOf(patched(good(), qPrintable(patch))), QStringList());
    QCOMPARE(faultsOf("\xEF\xBB\xBF" + patched(good(), qPrintable(patch))), QStringList());
}

void TestBoardCheck::everyFaultInTheOrderOfTheFile()
{
    const std::string text = patched(good(), R"([{"op":"replace","path":"/roads/24/1","value":"pariss"},
        {"op":"replace","path":"/locations/0/lonlat/0","value":100},{"op":"replace","path":"/locations/0/kind","value":"town"},
        {"op":"replace","path":"/locations/41/name/en","value":"London"},{"op":"replace","path":"/locations/3/port_on/0","value":"no-sea"},
        {"op":"replace","path":"/hospitals/0/at","value":"nowhere"},{"op":"add","path":"/roads/0","value":["paris","pariss"]}])");
    const QStringList expected{"kind-unknown /locations/0/kind town",
                               "lonlat-out-of-range /locations/0/lonlat/0 100|-30|45",
                               "unknown-location /locations/3/port_on/0 no-sea",
                               "name-doubled /locations/41/name/en London|london",
                               "unknown-location /roads/0 pariss|paris",
                               "unknown-location /roads/25 pariss|paris",
                               "unknown-location /hospitals/0/at nowhere"};
    QCOMPARE(faultsOf(text), expected);
    // The same with the roads in front of the locations.
    auto json = nlohmann::ordered_json::parse(text);
    nlohmann::ordered_json turned{{"roads", json["roads"]}};
    turned.update(json);
    QStringList roadsFirst = expected.mid(4, 2) + expected.mid(0, 4) + expected.mid(6);
    QCOMPARE(faultsOf(turned.dump()), roadsFirst);
}

void TestBoardCheck::tooManyLocations()
{
    auto json = nlohmann::json::parse(good());
    const auto pattern = json["locations"][41];
    const auto letters = [](std::size_t i) { return std::string("new-") + char('a' + i / 26) + char('a' + i % 26); };
    const auto addCity = [&](std::size_t i) {
        auto city = pattern;
        city["id"] = letters(i);
        for (auto& name : city["name"])
            name = letters(i);
        json["locations"].push_back(city);
        auto& roads = json["roads"]; // behind all that begin with a smaller letter
        roads.push_back({letters(i), "paris"});
        std::sort(roads.begin(), roads.end());
    };
    std::size_t i = 0;
    for (; json["locations"].size() < maxLocations; ++i)
        addCity(i);
    QCOMPARE(faultsOf(json.dump()), QStringList());
    const auto full = readBoard(json.dump());
    QCOMPARE(full->all().size(), static_cast<int>(maxLocations));
    QCOMPARE(full->byRoad(*full->find("paris")).size(), 6 + static_cast<int>(i));
    for (; json["locations"].size() < 300; ++i)
        addCity(i);
    QCOMPARE(faultsOf(json.dump()), QStringList{"locations-too-many /locations 300|128"});
}

void TestBoardCheck::fewLocationsAreEnough()
{
    constexpr const char* none =
        R"({"id":"x","name":"X","locations":[],"roads":[],"sea_borders":[],"rails":[],"hospitals":[],"confidence":{}})";
    QCOMPARE(faultsOf(none), (QStringList{"locations-none /locations ", "hospitals-none /hospitals "}));
    const std::string one =
        patched(none, R"([{"op":"add","path":"/hospitals/-","value":{"at":"a"}},{"op":"add","path":"/locations/-","value":
        {"id":"a","name":{"en":"A","es":"A","pl":"A","ru":"A","it":"A"},"kind":"large-city","region":"r","port_on":[],"lonlat":[0,50],
        "location_card":true}}])");
    QCOMPARE(faultsOf(one), QStringList());
    QVERIFY(!readBoard(one)->castle());
}

void TestBoardCheck::anyInputIsSurvived()
{
    // A quick stand-in for the fuzzer: damaged files give a board or at least one fault, and never anything else.
    const std::string text = contents("tests/data/board/test-map-m.json").toStdString();
    const auto check = [](const std::string& input) {
        const auto board = readBoard(input);
        if (board)
            return !board->locations().empty();
        for (const Fault& fault : board.error())
            if (std::ranges::find(boardFaults, fault.code, [](const auto& entry) { return entry.first; }) == boardFaults.end() &&
                std::ranges::find(jsonFaults, fault.code, &FaultInfo::code) == jsonFaults.end())
                return false;
        return !board.error().empty();
    };
    for (std::size_t length = 0; length < text.size(); length += 7)
        QVERIFY(check(text.substr(0, length)));
    std::mt19937 random(1897);
    for (int i = 0; i < 1000; ++i) {
        std::string damaged = text;
        for (int k = 0; k < 3; ++k)
            damaged[random() % damaged.size()] = static_cast<char>(random() % 256);
        QVERIFY(check(damaged));
    }
    // Every value in turn replaced by one of another type.
    const auto json = nlohmann::json::parse(text);
    const auto leaves = json.flatten();
    for (const auto& [pointer, value] : leaves.items()) {
        for (nlohmann::json::json_pointer at(pointer); !at.empty(); at.pop_back()) {
            for (const char* other : {"null", "true", "-1", "1e300", "\"\"", "\"a\"", "[]", "[[]]", "{}", R"({"a":[1]})"}) {
                auto changed = json;
                changed[at] = nlohmann::json::parse(other);
                QVERIFY(check(changed.dump()));
            }
            if (!at.back().ends_with('0'))
                break; // the lists and objects further up come with their first entry
        }
    }
}

DEMETER_TEST(TestBoardCheck)
#include "test_board_check.moc"
