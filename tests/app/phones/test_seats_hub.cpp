// Phones at the table of a game that is no hunt: other seats than four hunters, and no board.
#include "app/phones/table_hub.h"
#include "core/base/json_reader.h"
#include "tests/app/table/seats_alone.h"

#include <QTest>

#include <map>
#include <set>
#include <utility>
#include <vector>

using namespace demeter;
using namespace demeter::test;

namespace {

class TableOfSeats : public RunningGame {
public:
    std::string_view bookFolder() const override { return "fury3e"; }
    Done enter(const Entry& entry) override
    {
        said.push_back(*entry.action.as<bool>());
        return {};
    }
    Done letOthersPass() override { return {}; }
    Done takeBack() override { return {}; }
    Done canReach(LocationId) const override { return {}; }
    void addChance(const ChanceAction&) override {}
    void stand(std::shared_ptr<const PublicGame> game)
    {
        stands_ = std::move(game);
        step();
        hub.update();
    }
    void say(phones::ClientId client, const Json& words) { hub.arrived(client, words.dump()); }
    void join(phones::ClientId client, const std::vector<std::string>& plays)
    {
        hub.joined(client);
        say(client, Json{{"do", "hello"}, {"language", "en"}, {"game", nullptr}, {"step", 0}, {"log", 0}, {"codes", 0}});
        say(client, Json{{"do", "play"}, {"hunters", plays}});
    }
    Json last(phones::ClientId client, const char* is)
    {
        Json found;
        for (const Json& each : sent[client])
            if (each["is"] == is)
                found = each;
        return found;
    }

    std::vector<bool> said;
    std::map<phones::ClientId, std::vector<Json>> sent;
    std::set<phones::ClientId> closed;
    phones::TableHub hub{*this,
                         {[this](phones::ClientId client, const phones::Message& text) { sent[client].push_back(Json::parse(*text)); },
                          [this](phones::ClientId client) { closed.insert(client); },
                          {}}};

protected:
    std::shared_ptr<const PublicGame> look(const PublicGame*) const override { return stands_; }
    std::size_t codesDue() const override { return 0; }

private:
    std::shared_ptr<const PublicGame> stands_;
};

} // namespace

class TestSeatsHub : public QObject {
    Q_OBJECT

private slots:
    /// Whoever sits there is told who else does, and enters what he is asked; nothing is said of a map.
    void asManyAsPlay()
    {
        for (const std::size_t seats : {2U, 7U}) {
            TableOfSeats table;
            table.stand(std::make_shared<const SeatsAlone>(seats, 1));
            table.join(1, {"bob"});
            table.join(2, {"ann"});
            const Json game = table.last(1, "game");
            QCOMPARE(game["hunters"].size(), seats);
            QVERIFY(game["hunters"][1]["id"] == "bob" && !game.contains("locations"));
            QCOMPARE(table.last(1, "table")["hunters"].size(), seats);
            const Json question = table.last(1, "question");
            QVERIFY(question["mine"] == true && question["hunter"] == "bob" && question["buttons"][0]["hunter"] == "bob");
            QVERIFY(table.last(2, "question")["mine"] == false);
            const Json press{{"do", "press"}, {"step", question["step"]}, {"question", question["question"]}, {"button", "b0"}};
            table.say(1, press);
            QCOMPARE(table.said, std::vector<bool>{true});
            table.say(1, Json{{"do", "tap"}, {"step", question["step"]}, {"question", question["question"]}, {"place", "paris"}});
            QCOMPARE(table.said.size(), std::size_t(1));
            QVERIFY(table.closed.empty());
        }
    }

    /// Where a phone plays it may say before there is a game, and while it is closed; where nobody sits it cannot play.
    void whereAPhonePlays()
    {
        TableOfSeats table;
        table.join(1, {"cleo", "nobody"});
        QVERIFY(table.closed.empty() && table.hub.played().empty());
        table.stand(std::make_shared<const SeatsAlone>(3, 2));
        QVERIFY(table.hub.played() == SeatSet(Sitter::C));
        QVERIFY(table.last(1, "question")["mine"] == true);
        table.hub.clear();
        table.say(1, Json{{"do", "play"}, {"hunters", {"cleo", "ann"}}});
        table.stand(std::make_shared<const SeatsAlone>(3, 3));
        QCOMPARE(table.hub.played().size(), 2);
        table.hub.takeSeatBack(Sitter::C);
        QVERIFY(table.hub.played() == SeatSet(Sitter::A));
        table.say(1, Json{{"do", "play"}, {"hunters", {"gil"}}});
        QVERIFY(table.closed.contains(1) && table.hub.played() == SeatSet(Sitter::A));
    }

    /// In a game of others nobody sits where he did not say to.
    void otherSeats()
    {
        TableOfSeats table;
        table.stand(std::make_shared<const SeatsAlone>(7, 1));
        table.join(1, {"gil", "bob"});
        QCOMPARE(table.hub.played().size(), 2);
        table.hub.clear();
        table.stand(std::make_shared<const SeatsAlone>(2, 1));
        QVERIFY(table.hub.played() == SeatSet(Sitter::B));
    }
};

DEMETER_TEST(TestSeatsHub)
#include "test_seats_hub.moc"
