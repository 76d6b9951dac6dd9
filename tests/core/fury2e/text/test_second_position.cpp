// Positions of the second edition: what is read, and what is refused with its place (core/formats.md section 4.1).
#include "core/fury2e/text/input_faults.h"
#include "core/fury2e/text/position.h"
#include "tests/support/load.h"
#include "tests/support/rows.h"

#include <QTest>

#include <memory>
#include <set>

#include <nlohmann/json.hpp>

using namespace demeter;
using namespace demeter::fury2e;

namespace {

std::expected<Position, Faults> readWith(const nlohmann::json& json)
{
    static const std::shared_ptr<const Board> board = test::board("fury-2e");
    return readPosition(json.dump(), [](const std::string&) -> std::expected<std::shared_ptr<const Board>, Faults> { return board; });
}

/// A position that these fields change; a trail of Paris if they have none.
nlohmann::json with(const std::string& fields)
{
    nlohmann::json position{{"format", "demeter-position/2"}, {"game", "fury-2e"}, {"board", "fury-2e"}};
    position["trail"] = nlohmann::json::array({{{"location", "paris"}}});
    position.update(nlohmann::json::parse(fields));
    return position;
}

} // namespace

class TestSecondPosition : public QObject {
    Q_OBJECT

private slots:
    void everythingIsRead()
    {
        const auto read = readWith(with(R"({"time":"midnight","blood":9,
            "trail":[{"location":"zurich","powers":["wolf-form"],"encounter":"bats"},{"powers":["hide"],"encounter":"rats"},
                     {"location":"brussels","encounter":"fog","faceUp":true},{"location":"le-havre","encounter":"spy"},
                     {"location":"english-channel"},{"location":"plymouth"}],
            "hideBond":"brussels","bloodTokens":[5],
            "catacombs":[{"location":"geneva","encounters":["thief","wolves"],"faceUp":false}],
            "tokens":{"sacredHosts":["milan"],"consecratedGround":"rome","roadblock":{"on":"road","between":["paris","nantes"]},
                      "storm":{"zone":"north-sea","rounds":2}},
            "besideBoard":["milan","rome"],
            "hunters":{"lord-godalming":"london","dr-seward":"st-joseph-and-st-mary","van-helsing":"rome","mina-harker":"irish-sea"},
            "allies":{"hunters":"rufus-smith","dracula":"immanuel-hildesheim"},"tracks":{"vampires":2,"resolve":1},
            "dracula":{"encounterHand":["ambush","new-vampire","hoax","fog","rats"],"eventHand":["trap"]},"x-note":"free"})"));
        if (!read)
            QFAIL((read.error().front().place + ": " + read.error().front().code).c_str());
        const GameState& state = read->state;
        const auto at = [&](const char* id) { return *read->board->find(id); };
        QVERIFY(state.time == TimeOfDay::Midnight && state.blood == 9 && state.trail.size() == 6);
        QVERIFY((state.trail[0] == TrailCard{at("zurich"), Power::WolfForm, Encounter::Bats, false}));
        QVERIFY((state.trail[1] == TrailCard{std::nullopt, Power::Hide, Encounter::Rats, false}));
        QVERIFY(state.trail[2].faceUp && !state.trail[3].faceUp);
        QVERIFY(state.hideBond == at("brussels") && state.bloodTokens.to_ulong() == 1UL << 4U);
        QVERIFY((state.catacombs[0] == CatacombCard{at("geneva"), {Encounter::Thief, Encounter::Wolves}, false}));
        QVERIFY(!state.catacombs[1] && !state.trip);
        QVERIFY(state.tokenCities() == (LocationSet(at("milan")) | LocationSet(at("rome"))));
        QVERIFY((state.roadblock == Roadblock{false, at("nantes"), at("paris")}));
        QVERIFY((state.storm == Storm{at("north-sea"), 2}));
        QVERIFY(state.hunters[1] == at("st-joseph-and-st-mary") && state.hunters[3] == at("irish-sea"));
        QVERIFY(state.huntersAlly == HunterEvent::RufusSmith && state.draculasAlly == DraculaEvent::ImmanuelHildesheim);
        QVERIFY(state.vampires == 2 && state.resolve == 1 && state.encounterHand.size() == 5);
        QVERIFY(state.eventHand == std::vector{DraculaEvent::Trap});
    }

    /// What is not said.
    void defaults()
    {
        const auto read = readWith(with(R"({"trail":[{"powers":["hide"]},{"location":"castle-dracula"},null,null]})"));
        QVERIFY(read.has_value());
        QVERIFY(read->state.time == TimeOfDay::Dawn && read->state.blood == 15 && read->state.trail.size() == 2);
        QVERIFY(read->state.trail[1].faceUp); // 2E-CASTLE-1
        QVERIFY(read->state.hideBond == read->board->castle());
    }

    /// What the trail tells of a trip, and what it leaves open after it was cleared (2E-SEA-1, 2E-SEA-2, 2E-SEA-4).
    void trips()
    {
        const auto told =
            readWith(with(R"({"trail":[{"location":"atlantic-ocean"},{"location":"english-channel"},{"location":"plymouth"}]})"));
        QVERIFY(told && told->state.trip);
        const auto at = [&](const char* id) { return *told->board->find(id); };
        QVERIFY((*told->state.trip == Trip{1, at("plymouth"), at("english-channel")}));
        const auto said = readWith(
            with(R"({"trail":[{"location":"atlantic-ocean"}],"sea":{"sailingMoves":3,"portSailedFrom":"london","cameFrom":"north-sea"}})"));
        QVERIFY(said && said->state.trip);
        QVERIFY((*said->state.trip == Trip{3, at("london"), at("north-sea")}));
        const auto begun =
            readWith(with(R"({"trail":[{"location":"atlantic-ocean"}],"sea":{"sailingMoves":0,"portSailedFrom":"lisbon"}})"));
        QVERIFY(begun && begun->state.trip);
        QVERIFY((*begun->state.trip == Trip{0, at("lisbon"), at("lisbon")}));
    }

    void refused_data()
    {
        test::Rows<QString, QString, QString> add;
        const auto row = [&, this](const char* code, const char* place, const char* fields) {
            last_ = QByteArray(code) + ' ' + fields;
            add(last_.constData(), QString::fromLatin1(fields), QString::fromLatin1(code), QString::fromLatin1(place));
        };
        row("unknown-format", "/format", R"({"format":"demeter-position/1"})");
        row("unknown-game", "/game", R"({"game":"fury-3e"})");
        row("location-not-on-board", "/trail/0/location", R"({"trail":[{"location":"pariss"}]})");
        row("number-out-of-range", "/blood", R"({"blood":0})");
        row("number-out-of-range", "/tracks/vampires", R"({"tracks":{"vampires":6}})");
        row("number-out-of-range", "/time", R"({"time":7})");
        row("unknown-time", "/time", R"({"time":"down"})");
        row("field-unknown", "/lairs", R"({"lairs":[]})");
        // Cards (2E-INV-1, 2E-CAT-8, 2E-CAT-11).
        row("slots-too-many", "/trail",
            R"({"trail":[{"location":"paris"},{"location":"nantes"},{"location":"bordeaux"},{"location":"toulouse"},{"location":"barcelona"},{"location":"alicante"},{"location":"madrid"}]})");
        row("space-gap", "/trail/1", R"({"trail":[{"location":"paris"},null,{"location":"nantes"}]})");
        row("space-without-card", "/trail/1", R"({"trail":[{"location":"paris"},{}]})");
        row("location-none", "/trail", R"({"trail":[{"powers":["feed"]}]})");
        row("location-twice", "/catacombs/0/location", R"({"catacombs":[{"location":"paris"}]})");
        row("location-without-card", "/trail/1/location", R"({"trail":[{"location":"paris"},{"location":"st-joseph-and-st-mary"}]})");
        row("power-twice", "/trail/1/powers", R"({"trail":[{"powers":["feed"]},{"powers":["feed"]},{"location":"paris"}]})");
        row("power-doubled", "/trail/0/powers/1", R"({"trail":[{"powers":["feed","feed"]},{"location":"paris"}]})");
        row("powers-together", "/trail/0/powers", R"({"trail":[{"powers":["feed","hide"]},{"location":"paris"}]})");
        row("power-alone", "/trail/0/powers", R"({"trail":[{"powers":["double-back"]},{"location":"paris"}]})");
        row("power-with-location", "/trail/0/powers", R"({"trail":[{"location":"paris","powers":["dark-call"]}]})");
        row("power-with-sea", "/trail/1/powers",
            R"({"trail":[{"location":"nantes"},{"location":"bay-of-biscay","powers":["wolf-form"]}]})");
        row("not-in-catacombs", "/catacombs/0/location", R"({"catacombs":[{"location":"north-sea"}]})");
        row("not-in-catacombs", "/catacombs/0/location", R"({"catacombs":[{"location":"castle-dracula"}]})");
        row("catacombs-too-many", "/catacombs",
            R"({"catacombs":[{"location":"rome"},{"location":"bari"},{"location":"naples"},{"location":"venice"}]})");
        // Encounters and Events (2E-INV-2, 2E-INV-3).
        row("encounter-not-here", "/trail/0/encounter", R"({"trail":[{"location":"castle-dracula","encounter":"rats"}]})");
        row("encounter-not-here", "/trail/1/encounter",
            R"({"trail":[{"location":"nantes"},{"location":"bay-of-biscay","encounter":"rats"}]})");
        row("encounter-not-here", "/trail/0/encounter", R"({"trail":[{"powers":["feed"],"encounter":"rats"},{"location":"paris"}]})");
        row("unknown-token-kind", "/trail/0/encounter", R"({"trail":[{"location":"paris","encounter":"rat"}]})");
        row("encounters-of-kind-too-many", "/dracula/encounterHand/1",
            R"({"trail":[{"location":"paris","encounter":"plague"}],"dracula":{"encounterHand":["fog","plague"]}})");
        row("catacomb-encounters-too-many", "/catacombs/0/encounters",
            R"({"catacombs":[{"location":"rome","encounters":["fog","rats","spy"]}]})");
        row("unknown-kept-event", "/dracula/eventHand/0", R"({"dracula":{"eventHand":["evasion"]}})");
        row("kept-events-too-many", "/dracula/eventHand/1", R"({"dracula":{"eventHand":["rage","rage"]}})");
        row("unknown-ally", "/allies/dracula", R"({"allies":{"dracula":"rufus-smith"}})");
        // Dracula's hands (2E-ACT-7).
        row("hand-too-large", "/dracula/encounterHand", R"({"dracula":{"encounterHand":["rats","rats","fog","bats","spy","thief"]}})");
        row("hand-too-large", "/dracula/encounterHand",
            R"({"allies":{"dracula":"draculas-brides"},"dracula":{"encounterHand":["rats","rats","fog","bats","spy","thief","wolves","wolves"]}})");
        // Hide (2E-INV-5).
        row("bond-missing", "/hideBond", R"({"trail":[{"location":"paris"},{"powers":["hide"]}]})");
        row("bond-missing", "/hideBond", R"({"trail":[{"powers":["hide"]},{"location":"paris"}],"hideBond":null})");
        row("bond-without-hide", "/hideBond", R"({"hideBond":"paris"})");
        row("bond-not-on-trail", "/hideBond", R"({"trail":[{"powers":["hide"]},{"location":"paris"}],"hideBond":"rome"})");
        row("bond-at-sea", "/hideBond",
            R"({"trail":[{"location":"nantes"},{"powers":["hide"]},{"location":"bay-of-biscay"},{"location":"bordeaux"}]})");
        // Blood tokens (2E-SEA-6).
        row("gap-between-nothing", "/bloodTokens/0", R"({"bloodTokens":[1]})");
        row("gap-twice", "/bloodTokens/1", R"({"trail":[{"location":"nantes"},{"location":"bay-of-biscay"}],"bloodTokens":[1,1]})");
        // The board (2E-TOKEN-2, 2E-TOKEN-5, 2E-CASTLE-6, 2E-HOSP-2).
        row("hosts-too-many", "/tokens/sacredHosts", R"({"tokens":{"sacredHosts":["rome","bari","naples","venice"]}})");
        row("token-twice", "/tokens/sacredHosts/1", R"({"tokens":{"sacredHosts":["rome","rome"]}})");
        row("no-token-here", "/tokens/sacredHosts/0", R"({"tokens":{"sacredHosts":["north-sea"]}})");
        row("no-token-here", "/tokens/sacredHosts/0", R"({"tokens":{"sacredHosts":["st-joseph-and-st-mary"]}})");
        row("no-token-here", "/tokens/consecratedGround", R"({"tokens":{"consecratedGround":"galatz"}})");
        row("no-road", "/tokens/roadblock/between", R"({"tokens":{"roadblock":{"on":"road","between":["paris","rome"]}}})");
        row("token-not-at-sea", "/tokens/storm/zone", R"({"tokens":{"storm":{"zone":"paris"}}})");
        row("unknown-hunter", "/hunters/renfield", R"({"hunters":{"renfield":"rome"}})");
        row("beside-board-wrong", "/besideBoard", R"({"tokens":{"sacredHosts":["rome"]},"besideBoard":[]})");
        row("beside-board-wrong", "/besideBoard", R"({"tokens":{"sacredHosts":["paris"]},"besideBoard":["paris"]})");
        // At sea (2E-SEA-1, 2E-SEA-2, 2E-SEA-4, 2E-POW-3).
        row("trip-on-land", "/sea", R"({"sea":{"sailingMoves":0}})");
        row("power-played-at-sea", "/trail/0", R"({"trail":[{"powers":["feed"]},{"location":"north-sea"},{"location":"edinburgh"}]})");
        row("trip-not-bordering", "/trail/0", R"({"trail":[{"location":"north-sea"},{"location":"black-sea"},{"location":"varna"}]})");
        row("trip-not-from-port", "/trail/1", R"({"trail":[{"location":"north-sea"},{"location":"paris"}]})");
        row("trip-unknown", "/sea/sailingMoves",
            R"({"trail":[{"location":"north-sea"}],"sea":{"portSailedFrom":"edinburgh","cameFrom":"english-channel"}})");
        row("trip-unknown", "/sea/cameFrom", R"({"trail":[{"location":"north-sea"}],"sea":{"sailingMoves":2,"portSailedFrom":"london"}})");
        row("trip-against-trail", "/sea/sailingMoves",
            R"({"trail":[{"location":"north-sea"},{"location":"edinburgh"}],"sea":{"sailingMoves":1}})");
        row("trip-against-trail", "/sea/portSailedFrom",
            R"({"trail":[{"location":"north-sea"},{"location":"edinburgh"}],"sea":{"portSailedFrom":"hamburg"}})");
        row("came-from-nowhere-near", "/sea/cameFrom",
            R"({"trail":[{"location":"north-sea"}],"sea":{"sailingMoves":1,"portSailedFrom":"london","cameFrom":"black-sea"}})");
        row("came-from-nowhere-near", "/sea/portSailedFrom",
            R"({"trail":[{"location":"north-sea"}],"sea":{"sailingMoves":0,"portSailedFrom":"varna"}})");
    }

    /// Each for that reason alone; and every fault that this reader alone has is the fault of one of them.
    void refused()
    {
        static std::set<std::string> left = [] {
            std::set<std::string> codes;
            for (const FaultInfo& info : inputFaults)
                codes.emplace(info.code);
            return codes;
        }();
        const auto [fields, code, place] = test::rowOf<QString, QString, QString>();
        const auto read = readWith(with(fields.toStdString()));
        QVERIFY(!read);
        QStringList found;
        for (const Fault& fault : read.error())
            found << QString::fromStdString(fault.code + ' ' + fault.place);
        QCOMPARE(found, QStringList(code + ' ' + place));
        left.erase(code.toStdString());
        if (last_ == QTest::currentDataTag())
            QVERIFY2(left.empty(), left.empty() ? "" : left.begin()->c_str());
    }

    /// Not refused: what the table may well have done.
    void oddButPossible()
    {
        QVERIFY(readWith(with(R"({"trail":[{"location":"paris"},{"location":"athens"}]})")));
        QVERIFY(readWith(with(R"({"tokens":{"sacredHosts":["paris"]}})")));
        QVERIFY(readWith(with(R"({"trail":[{"location":"north-sea"},{"location":"edinburgh"}],"tokens":{"storm":{"zone":"north-sea"}}})")));
        QVERIFY(readWith(with(R"({"dracula":{"encounterHand":[]}})")));
        // Dracula's Brides let him hold seven (2E-ACT-7).
        QVERIFY(readWith(with(
            R"({"allies":{"dracula":"draculas-brides"},"dracula":{"encounterHand":["rats","rats","fog","bats","spy","thief","wolves"]}})")));
    }

private:
    QByteArray last_;
};

DEMETER_TEST(TestSecondPosition)
#include "test_second_position.moc"
