// A board comparison on phones: what they are told and what they can do, message by message.
#include "app/phones/check_hub.h"
#include "app/text/in_language.h"
#include "app/text/resources.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

using namespace demeter;
using namespace demeter::phones;

namespace {

/// A program that does what phones ask for, and what each of them has heard.
class Bench {
public:
    explicit Bench(const std::string& board = "fury-3e")
        : comparison(*builtInBoard(board), *readBuiltIn("boards", board)),
          hub({[this](ClientId client, const Message& text) { sent[client].push_back(Json::parse(*text)); },
               [this](ClientId client) { closed.insert(client); }, [this](const CheckEntry& entry) { enter(entry); }})
    {
        hub.show(comparison);
    }

    void say(ClientId client, const Json& said) { hub.arrived(client, said.dump()); }
    void join(ClientId client, const char* language = "en")
    {
        hub.joined(client);
        say(client, {{"do", "hello"}, {"language", language}});
    }
    /// The last message of its kind; null if there is none.
    Json last(ClientId client, const char* is) const
    {
        const auto found = sent.find(client);
        if (found != sent.end())
            for (auto each = found->second.rbegin(); each != found->second.rend(); ++each)
                if ((*each)["is"] == is)
                    return *each;
        return nullptr;
    }
    std::size_t heard(ClientId client) const { return sent.contains(client) ? sent.at(client).size() : 0; }
    /// Says it of what this phone sees.
    void act(ClientId client, Json what)
    {
        what["step"] = last(client, "place")["step"];
        say(client, what);
    }
    void goTo(const char* id)
    {
        comparison.goTo(placeOf(id));
        hub.show(comparison);
    }
    LocationId placeOf(const char* id) const { return *comparison.source().find(id); }

    BoardComparison comparison;
    std::map<ClientId, std::vector<Json>> sent;
    std::set<ClientId> closed;
    std::vector<CheckEntry> entered;
    CheckHub hub;

private:
    void enter(const CheckEntry& entry)
    {
        entered.push_back(entry);
        if (const auto* fact = std::get_if<SetFact>(&entry))
            comparison.set(fact->fact, fact->value);
        else if (entry == CheckEntry(CheckStep::Agree))
            comparison.agree();
        else if (entry == CheckEntry(CheckStep::Skip))
            comparison.skip();
        else
            comparison.undo();
        hub.show(comparison);
    }
};

/// The row of a neighbour; null if it is not there.
Json rowOf(const Json& place, const char* id)
{
    for (const Json& row : place["rows"])
        if (row["id"] == id)
            return row;
    return nullptr;
}

bool isThere(const Json& place, const std::string& name)
{
    for (const Json& row : place["rows"])
        for (const Json& link : row["links"])
            if (link["name"] == name)
                return link["on"].get<bool>();
    return false;
}

} // namespace

class TestCheckHub : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initTextResources(); }

    /// The second edition's railways have no colours: a phone is told of one column, not of two empty ones.
    void railwaysWithoutColours()
    {
        Bench bench("fury-2e");
        bench.goTo("geneva");
        bench.join(1, "it");
        const Json words = bench.last(1, "check")["words"];
        QVERIFY(words.contains("rail") && !words.contains("white") && !words.contains("yellow"));
        QVERIFY(bench.last(1, "board")["rails"][0][2] == "");
        const Json links = rowOf(bench.last(1, "place"), "milan")["links"];
        QCOMPARE(links.size(), std::size_t(2));
        QVERIFY(links[1]["name"] == "rail-milan" && links[1]["on"] == true && links[1]["line"] == "");
        bench.act(1, {{"do", "set"}, {"what", "rail"}, {"other", "milan"}, {"value", links[1]["value"]}});
        QVERIFY(!isThere(bench.last(1, "place"), "rail-milan"));
        bench.act(1, {{"do", "set"}, {"what", "rail"}, {"other", "milan"}, {"value", "plain"}});
        QVERIFY(isThere(bench.last(1, "place"), "rail-milan"));
        QVERIFY(bench.last(1, "place")["differences"].empty());
        // Those of the third have a column each.
        Bench third;
        third.join(1, "it");
        const Json others = third.last(1, "check")["words"];
        QVERIFY(!others.contains("rail") && others.contains("white") && others.contains("yellow"));
    }

    void aPhoneIsToldEverything()
    {
        Bench bench;
        bench.goTo("geneva");
        bench.hub.joined(1);
        QCOMPARE(bench.heard(1), std::size_t(0)); // not a byte before it has said what language it speaks
        QCOMPARE(bench.hub.watching(), std::size_t(0));
        bench.say(1, {{"do", "hello"}, {"language", "es"}});
        QCOMPARE(bench.hub.watching(), std::size_t(1));
        QCOMPARE(bench.heard(1), std::size_t(3));
        QVERIFY(bench.sent[1][0]["is"] == "check" && bench.sent[1][1]["is"] == "board" && bench.sent[1][2]["is"] == "place");
        QCOMPARE(bench.sent[1][0]["locations"].size(), bench.comparison.order().size());
        QVERIFY(!bench.sent[1][0]["words"]["ask"].get<std::string>().empty());
        const Json place = bench.last(1, "place");
        QVERIFY(place["place"] == "geneva" && place["name"] == "Ginebra");
        QVERIFY(place["doubt"].get<std::string>().find("Ginebra – Milán") != std::string::npos);
        QVERIFY(place["places"] == 70 && place["agreed"] == 0 && place["undo"] == false && place["skip"] == true && place["done"] == false);
        QCOMPARE(place["rows"].size(), std::size_t(bench.comparison.board().adjacent(bench.placeOf("geneva")).size() +
                                                   (bench.comparison.board().byRailway(bench.placeOf("geneva")) -
                                                    bench.comparison.board().adjacent(bench.placeOf("geneva")))
                                                       .size()));
        const Json paris = rowOf(place, "paris");
        QVERIFY(paris["name"] == "París" && paris["links"].size() == 3);
        QVERIFY(isThere(place, "road-paris"));
        QVERIFY(place["size"]["value"] == "large-city" && place["region"]["value"] == "gallia");
        QCOMPARE(place["regions"].size(), std::size_t(7));
        for (const Json& missing : place["missing"])
            QVERIFY(missing["id"] != "geneva" && rowOf(place, missing["id"].get<std::string>().c_str()).is_null());
    }

    void seasAndTheCastle()
    {
        Bench bench;
        bench.join(1);
        bench.goTo("north-sea");
        const Json sea = bench.last(1, "place");
        QVERIFY(sea["sea"] == true && sea["size"].is_null() && sea["region"].is_null());
        QVERIFY(sea["doubt"].get<std::string>().find("Atlantic Ocean") != std::string::npos);
        for (const Json& row : sea["rows"])
            QVERIFY(row["links"].size() == 1 && row["links"][0]["what"] == "sea-way");
        QVERIFY(rowOf(sea, "english-channel")["links"][0]["icon"] == "sea" && rowOf(sea, "hamburg")["links"][0]["icon"] == "port");
        bench.goTo("castle-dracula");
        for (const Json& row : bench.last(1, "place")["rows"])
            QVERIFY(row["links"].size() == 1 && row["links"][0]["what"] == "road");
        bench.goTo("alicante");
        QVERIFY(bench.last(1, "place")["doubt"] == "");
    }

    /// What is done on one is shown on all, and in the window's order.
    void everyChangeIsShownEverywhere()
    {
        Bench bench;
        bench.join(1, "es");
        bench.join(2, "ru");
        bench.goTo("geneva");
        bench.act(1, {{"do", "set"}, {"what", "road"}, {"other", "paris"}, {"value", "no"}});
        QVERIFY(!bench.comparison.board().joined(bench.placeOf("geneva"), bench.placeOf("paris")));
        for (const ClientId client : {1, 2})
            QVERIFY(!isThere(bench.last(client, "place"), "road-paris"));
        QVERIFY(bench.last(1, "place")["changes"] != bench.last(2, "place")["changes"]);
        QVERIFY(bench.last(2, "place")["name"] == "Женева");
        const auto roads = [&] { return bench.last(2, "board")["roads"].size(); };
        QCOMPARE(roads(), bench.comparison.board().roads().size());

        bench.act(2, {{"do", "set"}, {"what", "rail"}, {"other", "paris"}, {"value", "yellow"}});
        QVERIFY(isThere(bench.last(1, "place"), "yellow-paris"));
        bench.act(2, {{"do", "set"}, {"what", "size"}, {"value", "large-city"}});
        QVERIFY(bench.last(1, "place")["size"]["value"] == "small-city");
        bench.act(1, {{"do", "set"}, {"what", "region"}, {"value", "italia"}});
        QVERIFY(bench.last(2, "place")["region"]["value"] == "italia");
        bench.act(1, {{"do", "missing"}, {"other", "varna"}});
        QVERIFY(isThere(bench.last(2, "place"), "road-varna"));
        QCOMPARE(bench.comparison.differences().size(), std::size_t(5));
        QCOMPARE(bench.last(1, "place")["differences"].size(), std::size_t(5));
        QVERIFY(bench.last(1, "place")["found"].get<std::string>().find("Varna") != std::string::npos);
        bench.act(2, {{"do", "undo"}});
        QVERIFY(rowOf(bench.last(1, "place"), "varna").is_null());

        // From the window, and the words of the phone's language.
        const Json before = bench.last(1, "place");
        bench.comparison.agree();
        bench.hub.show(bench.comparison);
        const Json after = bench.last(1, "place");
        QVERIFY(after["place"] != before["place"] && after["step"] > before["step"] && after["agreed"] == 1);
        const std::size_t heard = bench.heard(1);
        bench.hub.show(bench.comparison); // the same again is not worth a word
        QCOMPARE(bench.heard(1), heard);
    }

    /// Two phones press at once: the second one is told what came first.
    void nothingIsDoneTwice()
    {
        Bench bench;
        bench.join(1);
        bench.join(2);
        const Json seen = bench.last(2, "place");
        bench.act(1, {{"do", "agree"}});
        QCOMPARE(bench.comparison.agreedCount(), std::size_t(1));
        bench.say(2, {{"do", "agree"}, {"step", seen["step"]}});
        QCOMPARE(bench.comparison.agreedCount(), std::size_t(1));
        QVERIFY(!bench.last(2, "told").is_null() && bench.last(1, "told").is_null());
        QVERIFY(bench.last(2, "place")["place"] == bench.last(1, "place")["place"]);
        bench.act(2, {{"do", "agree"}});
        QCOMPARE(bench.comparison.agreedCount(), std::size_t(2));
        QVERIFY(bench.closed.empty());
    }

    /// What the board cannot have changes nothing, and whoever asked is told how it stands.
    void whatCannotBe_data()
    {
        QTest::addColumn<QByteArray>("what");
        QTest::newRow("a road to a sea") << QByteArray(R"({"do":"set","what":"road","other":"north-sea","value":"yes"})");
        QTest::newRow("a railway of another colour") << QByteArray(R"({"do":"set","what":"rail","other":"paris","value":"blue"})");
        QTest::newRow("to itself") << QByteArray(R"({"do":"set","what":"road","other":"geneva","value":"yes"})");
        QTest::newRow("to nowhere") << QByteArray(R"({"do":"set","what":"road","other":"atlantis","value":"yes"})");
        QTest::newRow("without another") << QByteArray(R"({"do":"set","what":"road","value":"yes"})");
        QTest::newRow("something else") << QByteArray(R"({"do":"set","what":"bridge","other":"paris","value":"yes"})");
        QTest::newRow("another region") << QByteArray(R"({"do":"set","what":"region","value":"atlantis"})");
        QTest::newRow("no region") << QByteArray(R"({"do":"set","what":"region","value":""})");
        QTest::newRow("as it is") << QByteArray(R"({"do":"set","what":"road","other":"paris","value":"yes"})");
        QTest::newRow("in the list") << QByteArray(R"({"do":"missing","other":"paris"})");
        QTest::newRow("missing: itself") << QByteArray(R"({"do":"missing","other":"geneva"})");
        QTest::newRow("missing: nowhere") << QByteArray(R"({"do":"missing","other":"atlantis"})");
        QTest::newRow("nothing to undo") << QByteArray(R"({"do":"undo"})");
    }
    void whatCannotBe()
    {
        QFETCH(const QByteArray, what);
        Bench bench;
        bench.join(1);
        bench.goTo("geneva");
        const std::size_t heard = bench.heard(1);
        const std::string before = bench.comparison.progressJson();
        bench.act(1, Json::parse(what.toStdString()));
        QVERIFY(bench.comparison.progressJson() == before);
        QVERIFY(bench.heard(1) > heard && bench.sent[1].back()["is"] == "place");
        QVERIFY(bench.closed.empty());
    }

    void malformed_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : {"",
                                 "{",
                                 "[]",
                                 "null",
                                 "7",
                                 R"("agree")",
                                 R"({"do":7})",
                                 R"({"step":1})",
                                 R"({"do":"agree"})",
                                 R"({"do":"agree","step":-1})",
                                 R"({"do":"agree","step":"1"})",
                                 R"({"do":"agree","step":1.5})",
                                 R"({"do":"set","step":1})",
                                 R"({"do":"set","step":1,"what":"road","other":"paris"})",
                                 R"({"do":"set","step":1,"what":7,"other":"paris","value":"no"})",
                                 R"({"do":"set","step":1,"what":"road","other":"paris","value":true})",
                                 R"({"do":"missing","step":1})",
                                 R"({"do":"missing","step":1,"other":["paris"]})",
                                 R"({"do":"save","step":1})",
                                 R"({"do":"press","step":1,"question":1,"button":"b0"})",
                                 R"({"do":"hello","language":"es"})",
                                 R"({"do":"language"})",
                                 R"({"do":"language","language":"xx"})",
                                 "\xFF\xFE"})
            QTest::newRow(text) << QByteArray(text);
    }
    void malformed()
    {
        QFETCH(const QByteArray, text);
        Bench bench;
        bench.join(1);
        bench.join(2);
        const std::string before = bench.comparison.progressJson();
        bench.hub.arrived(1, text.toStdString());
        QVERIFY(bench.closed == std::set<ClientId>{1});
        QVERIFY(bench.entered.empty() && bench.comparison.progressJson() == before);
    }

    void helloComesFirst()
    {
        Bench bench;
        bench.hub.joined(1);
        bench.say(1, {{"do", "agree"}, {"step", 1}});
        QVERIFY(bench.closed.contains(1) && bench.entered.empty());
        bench.hub.joined(2);
        bench.say(2, {{"do", "hello"}, {"language", "eo"}});
        QVERIFY(bench.closed.contains(2));
        bench.hub.arrived(9, R"({"do":"hello","language":"en"})"); // nobody
        QVERIFY(!bench.closed.contains(9) && bench.heard(9) == 0);
    }

    void theLanguageIsThePhonesOwn()
    {
        Bench bench;
        std::set<std::string> asks;
        bench.join(1, "en");
        asks.insert(bench.last(1, "check")["words"]["ask"].get<std::string>());
        for (const char* language : {"es", "pl", "ru", "it"}) {
            bench.say(1, {{"do", "language"}, {"language", language}});
            asks.insert(bench.last(1, "check")["words"]["ask"].get<std::string>());
        }
        QCOMPARE(asks.size(), std::size_t(5));
        bench.say(1, {{"do", "here"}});
        QVERIFY(bench.sent[1].back() == Json({{"is", "here"}}));
    }

    void theEndIsTold()
    {
        Bench bench;
        bench.join(1, "ru");
        std::set<std::string> said;
        for (const CheckEnd why : {CheckEnd::SwitchedOff, CheckEnd::Left, CheckEnd::Saved, CheckEnd::Game}) {
            bench.join(1, "pl");
            bench.hub.end(why);
            QCOMPARE(bench.hub.watching(), std::size_t(0));
            said.insert(bench.last(1, "gone")["text"].get<std::string>());
            const std::size_t heard = bench.heard(1);
            bench.goTo(why == CheckEnd::Left ? "paris" : "milan");
            QCOMPARE(bench.heard(1), heard);
        }
        QCOMPARE(said.size(), std::size_t(4));
    }

    void allTheWayToTheEnd()
    {
        Bench bench;
        bench.join(1, "it");
        for (std::size_t n = 0; n < bench.comparison.order().size(); ++n) {
            const Json place = bench.last(1, "place");
            QVERIFY(place["done"] == false && place["end"].empty());
            QCOMPARE(place["agreed"].get<std::size_t>(), n);
            bench.act(1, {{"do", "agree"}});
        }
        QVERIFY(bench.comparison.isDone());
        const Json place = bench.last(1, "place");
        QVERIFY(place["done"] == true && place["end"].size() == 2 && place["skip"] == false);
    }
};

DEMETER_TEST(TestCheckHub)
#include "test_check_hub.moc"
