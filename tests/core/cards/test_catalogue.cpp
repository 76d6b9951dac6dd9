// The card file that the program comes with, and card files with a fault.
#include "core/cards/catalogue.h"
#include "core/game/input_faults.h"
#include "tests/support/load.h"

#include <QObject>
#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <random>

using namespace demeter;

namespace {

const std::string& good()
{
    static const std::string text = test::sourceFile("resources/cards/dracula-3e.json");
    return text;
}

const EncounterCard& card(const Catalogue& cards, const char* id)
{
    return cards[*cards.find(id)];
}

bool isListed(const Fault& fault)
{
    const auto isThis = [&](const FaultInfo& info) { return info.code == fault.code && info.arguments == fault.arguments.size(); };
    return std::ranges::any_of(jsonFaults, isThis) || std::ranges::any_of(inputFaults, isThis);
}

} // namespace

class TestCatalogue : public QObject {
    Q_OBJECT

private slots:
    void theThirdEdition()
    {
        const auto read = readCatalogue(good());
        QVERIFY(read.has_value());
        QCOMPARE(read->encounters.size(), std::size_t{13});
        QCOMPARE(read->encounterTotal(), 28);
        QCOMPARE(read->draculaLife, 15);  // DMG-2
        QCOMPARE(read->handSize, 5);      // COMP-9
        QCOMPARE(read->winInfluence, 13); // COMP-6
        QCOMPARE(read->rumorTokens, 4);   // SETUP-8
        QCOMPARE(read->despairTokens, 3); // COMP-8
        for (const Power power : allPowers)
            for (const std::string& name : read->powerNames[static_cast<std::size_t>(power)])
                QVERIFY(!name.empty());
        QCOMPARE(read->powerNames[static_cast<std::size_t>(Power::Hide)][static_cast<std::size_t>(Language::En)], std::string("Hide"));
        QCOMPARE(read->powerNames[static_cast<std::size_t>(Power::Misdirect)][static_cast<std::size_t>(Language::Es)],
                 std::string("Engaño"));
    }

    void maturedEffects()
    {
        const auto cards = test::catalogue();
        const EncounterCard& newVampire = card(*cards, "new-vampire");
        QCOMPARE(newVampire.life, 6); // VAMP-2
        QCOMPARE(newVampire.copies, 4);
        QCOMPARE(newVampire.maturedInfluence, 3); // MAT-5
        QVERIFY(newVampire.vampire && newVampire.hasMaturedEffect && newVampire.maturedReveals && newVampire.maturedClearsSlots);
        const EncounterCard& aristocrat = card(*cards, "aristocratic-vampire");
        QCOMPARE(aristocrat.life, 0); // called a vampire but never fights
        QVERIFY(aristocrat.vampire);
        QCOMPARE(aristocrat.maturedInfluence, 4);
        QCOMPARE(card(*cards, "reckless-vampire").life, 4);
        QCOMPARE(card(*cards, "desecrated-soil").maturedHealing, 3);
        QVERIFY(!card(*cards, "desecrated-soil").maturedReveals);
        QVERIFY(!card(*cards, "rats").hasMaturedEffect); // ENC-7
        QVERIFY(card(*cards, "spy").hasMaturedEffect);
        QVERIFY(card(*cards, "szgany-bodyguards").maturedStays); // MAT-2
        QVERIFY(card(*cards, "wolves").maturedReveals);
        QVERIFY(!card(*cards, "wolves").maturedClearsSlots);
        QVERIFY(!card(*cards, "wolves").vampire);
    }

    void ids()
    {
        const auto cards = test::catalogue();
        for (std::size_t i = 0; i < cards->encounters.size(); ++i)
            QCOMPARE(indexOf(*cards->find(cards->encounters[i].id)), i);
        QVERIFY(!cards->find("rat"));
        QCOMPARE(cards->nearestId("ratts").value_or("none"), std::string("rats"));
        QVERIFY(!cards->nearestId("x"));
        QVERIFY(!cards->nearestId(std::string(100000, 'r')));
        for (const Power power : allPowers)
            QVERIFY(powerFromId(powerIds[static_cast<std::size_t>(power)]) == power);
        QVERIFY(!powerFromId("wolf"));
    }

    void brokenFiles_data()
    {
        QTest::addColumn<QString>("patch");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("place");
        const auto row = [](const char* code, const char* place, const char* patch) {
            QTest::addRow("%s %s", code, place) << patch << code << place;
        };
        row("unknown-format", "/format", R"([{"op":"replace","path":"/format","value":"cards"}])");
        row("field-missing", "/encounters", R"([{"op":"remove","path":"/encounters"}])");
        row("field-missing", "/powers", R"([{"op":"remove","path":"/powers"}])");
        row("field-missing", "/dracula_sheet", R"([{"op":"remove","path":"/dracula_sheet"}])");
        row("field-missing", "/tokens/counts", R"([{"op":"remove","path":"/tokens/counts"}])");
        row("not-list", "/encounters", R"([{"op":"replace","path":"/encounters","value":{}}])");
        row("encounter-kinds-out-of-range", "/encounters", R"([{"op":"replace","path":"/encounters","value":[]}])");
        row("not-object", "/encounters/0", R"([{"op":"replace","path":"/encounters/0","value":7}])");
        row("field-missing", "/encounters/0/id", R"([{"op":"remove","path":"/encounters/0/id"}])");
        row("id-not-kebab-case", "/encounters/0/id", R"([{"op":"replace","path":"/encounters/0/id","value":"Bats!"}])");
        row("card-twice", "/encounters/1/id", R"([{"op":"replace","path":"/encounters/1/id","value":"aristocratic-vampire"}])");
        row("field-missing", "/encounters/0/name/pl", R"([{"op":"remove","path":"/encounters/0/name/pl"}])");
        row("number-out-of-range", "/encounters/0/copies", R"([{"op":"replace","path":"/encounters/0/copies","value":-1}])");
        row("number-out-of-range", "/encounters/0/copies", R"([{"op":"replace","path":"/encounters/0/copies","value":1e300}])");
        row("number-not-whole", "/encounters/0/copies", R"([{"op":"replace","path":"/encounters/0/copies","value":2.5}])");
        row("not-number", "/encounters/0/copies", R"([{"op":"replace","path":"/encounters/0/copies","value":"2"}])");
        row("number-out-of-range", "/encounters/4/vampire/life", R"([{"op":"replace","path":"/encounters/4/vampire/life","value":0}])");
        row("not-list", "/encounters/0/matured", R"([{"op":"replace","path":"/encounters/0/matured","value":{}}])");
        row("field-missing", "/encounters/0/matured/1/n", R"([{"op":"remove","path":"/encounters/0/matured/1/n"}])");
        row("field-missing", "/encounters/0/matured/0/op", R"([{"op":"remove","path":"/encounters/0/matured/0/op"}])");
        row("not-list", "/encounters/0/matured/2/what", R"([{"op":"replace","path":"/encounters/0/matured/2/what","value":"slot_4"}])");
        row("unknown-power", "/powers/0/id", R"([{"op":"replace","path":"/powers/0/id","value":"hidden"}])");
        row("card-twice", "/powers/1/id", R"([{"op":"replace","path":"/powers/1/id","value":"dark-call"}])");
        row("power-missing", "/powers", R"([{"op":"remove","path":"/powers/0"}])");
        row("number-out-of-range", "/dracula_sheet/life", R"([{"op":"replace","path":"/dracula_sheet/life","value":0}])");
        row("not-number", "/tokens/counts/rumor", R"([{"op":"replace","path":"/tokens/counts/rumor","value":null}])");
        row("encounter-total-wrong", "/totals/encounters/cards", R"([{"op":"replace","path":"/encounters/0/copies","value":3}])");
    }
    void brokenFiles()
    {
        QFETCH(QString, patch);
        QFETCH(QString, code);
        QFETCH(QString, place);
        using Json = nlohmann::ordered_json;
        const auto read = readCatalogue(Json::parse(good()).patch(Json::parse(patch.toStdString())).dump());
        QVERIFY(!read.has_value());
        const bool found = std::any_of(read.error().begin(), read.error().end(), [&](const Fault& fault) {
            return fault.code == code.toStdString() && fault.place == place.toStdString();
        });
        for (const Fault& fault : read.error()) {
            if (!found)
                qWarning("%s at %s", fault.code.c_str(), fault.place.c_str());
            QVERIFY(isListed(fault));
        }
        QVERIFY(found);
    }

    void damagedTextNeverCrashes()
    {
        std::mt19937 random(13);
        for (int i = 0; i < test::times(60, 3000); ++i) {
            std::string text = good();
            for (int j = 0; j < 3; ++j)
                text[random() % text.size()] = "{}[]\",:0e-9"[random() % 11];
            if (const auto read = readCatalogue(text); !read)
                for (const Fault& fault : read.error())
                    QVERIFY2(isListed(fault), fault.code.c_str());
        }
        QVERIFY(!readCatalogue(good().substr(0, good().size() / 2)));
    }
};

QTEST_APPLESS_MAIN(TestCatalogue)
#include "test_catalogue.moc"
