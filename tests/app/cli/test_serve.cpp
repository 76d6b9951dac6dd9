// `demeter-cli serve`: a table without a window. Phones are stood for by raw clients; tests/page/check_phones_play.py plays in browsers.
#include "app/cli/commands.h"
#include "app/cli/served_table.h"
#include "app/fury2e/table/public_hunt.h"
#include "app/fury2e/table/words.h"
#include "app/fury3e/table/public_hunt.h"
#include "app/fury3e/table/words.h"
#include "app/fury3e/text/built_in_cards.h"
#include "app/text/in_language.h"
#include "app/text/key_file_location.h"
#include "app/text/resources.h"
#include "app/text/reveal_files.h"
#include "core/base/hex.h"
#include "core/fury2e/cards/cards.h"
#include "core/fury2e/record/recorded.h"
#include "core/fury2e/record/table_entries.h"
#include "core/fury2e/text/action_text.h"
#include "core/fury3e/record/recorded.h"
#include "core/fury3e/record/table_entries.h"
#include "core/fury3e/rules/rules.h"
#include "core/fury3e/text/action_text.h"
#include "core/fury3e/view/table_turn.h"
#include "core/journal/byte_text.h"
#include "core/journal/key_file.h"
#include "tests/app/phones/raw_client.h"
#include "tests/app/phones/way_to.h"
#include "tests/support/golden_games.h"
#include "tests/support/load.h"
#include "tests/support/memory_device.h"
#include "tests/support/second_golden_games.h"
#include "tests/support/shares.h"
#include "tests/support/test_keys.h"

#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

#include <array>
#include <memory>
#include <set>
#include <string>
#include <vector>

using namespace demeter;
using namespace demeter::fury3e;
using demeter::test::goldenGame;
using demeter::test::longEnough;
using demeter::test::MemoryDevice;
using demeter::test::RawClient;
using demeter::test::testKeys;
using demeter::test::textFrame;
using demeter::test::wayTo;

namespace {

using PlainJson = nlohmann::ordered_json;

const char* const servedOpening =
    R"({"new-game":{"clock":"kept"}}
{"action":"place-hunters","cities":{"lord-godalming":"london","dr-seward":"madrid","van-helsing":"rome","mina-harker":"vienna"}}
)";
const char* const secondOpening =
    R"({"new-game":{"game":"fury-2e","chance":"each-round","rulings":{"chanceWhen":"round-begins"}}}
{"action":"place-hunters","cities":{"lord-godalming":"edinburgh","dr-seward":"madrid","van-helsing":"rome","mina-harker":"vienna"}}
)";

const char* const waitingOpening =
    R"({"new-game":{"game":"fury-2e","chance":"each-round"}}
{"action":"place-hunters","cities":{"lord-godalming":"edinburgh","dr-seward":"madrid","van-helsing":"rome","mina-harker":"vienna"}}
)";

/// The program, its two streams line by line.
class Served {
public:
    explicit Served(const QString& settings)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), settings);
        process.setProcessEnvironment(environment);
    }
    ~Served()
    {
        process.kill();
        process.waitForFinished();
    }
    /// The address that it prints first; empty if it ends.
    QString start(const QStringList& arguments)
    {
        process.start(QStringLiteral(DEMETER_BIN_DIR "/demeter-cli"), QStringList{"serve"} + arguments);
        return line();
    }
    /// The next line; empty if none comes.
    QString line()
    {
        while (!process.canReadLine())
            if (!process.waitForReadyRead(longEnough))
                return {};
        return QString::fromUtf8(process.readLine()).chopped(1);
    }
    /// The next one that begins like this.
    QString lineOf(const QString& begin)
    {
        for (QString next = line(); !next.isEmpty(); next = line())
            if (next.startsWith(begin))
                return next;
        return {};
    }
    QString answerTo(const QByteArray& text)
    {
        process.write(text + '\n');
        for (QString next = line(); !next.isEmpty(); next = line())
            if (next == QLatin1String("ok") || next.startsWith(QLatin1String("refused ")))
                return next;
        return {};
    }
    bool ends(int status)
    {
        const bool over = process.state() == QProcess::NotRunning || process.waitForFinished(longEnough);
        return over && process.exitStatus() == QProcess::NormalExit && process.exitCode() == status;
    }
    QString errors() { return QString::fromUtf8(process.readAllStandardError()); }

    QProcess process;
};

struct Address {
    std::uint16_t port = 0;
    std::string token;
};
Address addressOf(const QString& url)
{
    return {url.section(u':', 2).section(u'/', 0, 0).toUShort(), url.section(u'#', 1).toStdString()};
}

/// The next message of this kind; null if it does not come.
PlainJson heard(RawClient& client, const char* is)
{
    for (std::string text = client.text(); !text.empty(); text = client.text())
        if (PlainJson message = PlainJson::parse(text); message["is"] == is)
            return message;
    return nullptr;
}

bool say(RawClient& client, const PlainJson& message)
{
    return client.send(textFrame(message.dump()));
}

/// A phone that plays this hunter.
RawClient phone(const Address& address, const char* language, const char* hunter)
{
    RawClient client(address.port);
    if (!client.join(address.token) ||
        !say(client, {{"do", "hello"}, {"language", language}, {"game", nullptr}, {"step", 0}, {"log", 0}, {"codes", 0}}) ||
        !say(client, {{"do", "play"}, {"hunters", {hunter}}}))
        client.close();
    return client;
}

std::string keyOf(const PlainJson& question, const char* name)
{
    for (const char* row : {"buttons", "tail"})
        for (const PlainJson& button : question[row])
            if (button["name"] == name)
                return button["key"].get<std::string>();
    return {};
}

/// Every phone is asked for its share of this round's chance, promises it, and gives it, and the game has it.
bool giveShares(Served& served, std::uint16_t round, const std::vector<std::pair<RawClient*, Share>>& phones)
{
    const auto asked = [&](std::size_t promised) {
        return std::ranges::all_of(phones, [&](const auto& phone) {
            PlainJson chance = heard(*phone.first, "chance");
            while (!chance.is_null() && (chance["open"] != true || chance["promised"].size() != promised))
                chance = heard(*phone.first, "chance");
            return !chance.is_null();
        });
    };
    const auto sayAll = [&](const char* what, auto bytes) {
        return std::ranges::all_of(phones, [&](const auto& phone) {
            return say(*phone.first, {{"do", what}, {"round", round}, {"bytes", hexText(bytes(phone.second))}});
        });
    };
    return asked(0) && sayAll("promise", [round](const Share& share) { return promiseOf(round, share); }) &&
           served.lineOf("phone").contains("promise-shares") && asked(phones.size()) &&
           sayAll("share", [](const Share& share) { return share; }) && served.lineOf("phone").contains("add-chance");
}

PlainJson press(const PlainJson& question, const std::string& key)
{
    return {{"do", "press"}, {"step", question["step"]}, {"question", question["question"]}, {"button", key}};
}

} // namespace

class TestServe : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    QString newGame(const QString& name, const char* opening = servedOpening)
    {
        const QString path = folder_.filePath(name);
        QString input = QString::fromLatin1(opening), out, err;
        QTextStream in(&input, QIODevice::ReadOnly), outStream(&out), errStream(&err);
        return run({"play", "-", "--record", path}, in, outStream, errStream) == 0 ? path : QString();
    }
    static QStringList local(const QString& path) { return {path, "--address", "127.0.0.1"}; }

private slots:
    void initTestCase()
    {
        QVERIFY(folder_.isValid());
        initTextResources();
    }

    /// Dracula plays by lines, the hunters on their phones; each hears the other, and the record holds both.
    void aTableWithoutAWindow()
    {
        const QString path = newGame("table.demeter");
        QVERIFY(!path.isEmpty());
        Served served(folder_.path());
        const QString url = served.start(local(path));
        QVERIFY2(url.startsWith("http://127.0.0.1:"), qPrintable(url + served.errors()));
        const Address address = addressOf(url);
        QCOMPARE(address.token.size(), std::size_t(32));
        RawClient browser(address.port);
        QCOMPARE(browser.get("/").status, 200);
        RawClient godalming = phone(address, "es", "lord-godalming");
        QVERIFY(godalming.connected());
        QCOMPARE(served.lineOf("watching"), QString("watching 1"));
        QVERIFY(heard(godalming, "question")["who"] == "dracula");
        // His decision, and what is none.
        QCOMPARE(served.answerTo(R"({"action":"choose-start","location":"london"})").section(u' ', 0, 1), QString("refused SETUP-10"));
        QVERIFY(served.answerTo("{").startsWith("refused - "));
        QVERIFY(served.answerTo(R"({"action":"choose-start","location":"pariss"})").contains("paris"));
        QVERIFY(served.answerTo(QByteArray(2 << 20, 'x')).startsWith("refused - "));
        QCOMPARE(served.answerTo(R"({"action":"choose-start","location":"paris"})"), QString("ok"));
        // The hunter's entry, with what follows from it.
        PlainJson question = heard(godalming, "question");
        while (question["who"] != "hunters" && !question.is_null())
            question = heard(godalming, "question");
        QVERIFY(question["mine"] == true);
        const std::string step = question["step"].dump();
        QVERIFY(say(godalming, {{"do", "tap"}, {"step", question["step"]}, {"question", question["question"]}, {"place", "manchester"}}));
        question = heard(godalming, "question");
        const std::string confirm = keyOf(question, "turn-confirm");
        QVERIFY(!confirm.empty());
        QVERIFY(say(godalming, press(question, confirm)));
        QCOMPARE(served.lineOf("phone"), QString(R"(phone {"action":"move-hunter","hunter":"lord-godalming","to":"manchester"})"));
        QCOMPARE(served.line(), QString(R"(phone {"action":"go-on"})"));
        QVERIFY(served.lineOf("table").contains("Manchester"));
        question = heard(godalming, "question");
        QVERIFY(question["step"].dump() != step && question["mine"] == false);
        // Sent again by a phone that has slept: told, and nothing done.
        QVERIFY(say(godalming, {{"do", "press"}, {"step", std::stoi(step)}, {"question", 3}, {"button", "t0"}}));
        const std::string told = heard(godalming, "told")["text"];
        QVERIFY2(told.find("Godalming") != std::string::npos, told.c_str());
        QCOMPARE(served.answerTo(R"({"undo":true})"), QString("ok"));
        QCOMPARE(served.answerTo(R"({"redo":true})"), QString("ok"));
        QCOMPARE(served.answerTo(R"({"go-to":99})").section(u' ', 0, 1), QString("refused -"));
        // Nothing has revealed it.
        QCOMPARE(served.answerTo("reveal").section(u' ', 0, 1), QString("refused -"));
        served.process.write("quit\n{\"undo\":true}\n");
        QVERIFY(served.ends(0));
        QVERIFY(heard(godalming, "gone")["why"] == "switched-off");
        QCOMPARE(served.errors(), QString());

        auto device = openFile(path.toStdString());
        QVERIFY(device.has_value());
        const auto opened =
            Record::open(std::move(*device), {boardSource({}), builtInCatalogue()}, std::make_shared<KeyFile>(usualKeyFile()));
        QVERIFY(opened.has_value());
        QCOMPARE(opened->record.cursor(), std::size_t(4));
        QVERIFY((opened->record.entries()[2].action ==
                 Action(MoveHunter{Hunter::LordGodalming, *opened->record.ruleset().board->find("manchester"), Travel::Road, false})));
    }

    /// A game of the second edition is served in the same way: what phones give mixes the reserve, and the hunters' turns are entered
    /// there.
    void theSecondEditionToo()
    {
        const QString path = newGame("second.demeter", secondOpening);
        QVERIFY(!path.isEmpty());
        Served served(folder_.path());
        const QString url = served.start(local(path));
        QVERIFY2(url.startsWith("http://127.0.0.1:"), qPrintable(url + served.errors()));
        const Address address = addressOf(url);
        RawClient browser(address.port);
        QCOMPARE(browser.get("/").status, 200);
        RawClient godalming = phone(address, "it", "lord-godalming"), mina = phone(address, "ru", "mina-harker");
        QVERIFY(godalming.connected() && mina.connected());
        QCOMPARE(served.lineOf("watching 2"), QString("watching 2"));
        const PlainJson game = heard(godalming, "game");
        QVERIFY(game["besides"] == "Catacombe" && game["version"] == 1);
        QCOMPARE(served.answerTo(R"({"action":"choose-start","location":"castle-dracula"})").section(u' ', 0, 1),
                 QString("refused 2E-SETUP-6"));
        QCOMPARE(served.answerTo(R"({"action":"choose-start","location":"naples"})"), QString("ok"));
        // The round waits for chance. Both promise, then both give; the record has it.
        const Share first = test::shareNamed(1, 11), second = test::shareNamed(2, 22);
        QVERIFY(giveShares(served, 1, {{&godalming, first}, {&mina, second}}));
        PlainJson closed = heard(mina, "chance");
        QVERIFY(closed["open"] == false && closed["given"].size() == 2);
        // The first hunter's turn; who plays another one looks on.
        const auto asked = [](RawClient& client, const char* hunter) {
            PlainJson question = heard(client, "question");
            while (!question.is_null() && question["hunter"] != hunter)
                question = heard(client, "question");
            return question;
        };
        PlainJson question = asked(godalming, "lord-godalming");
        QVERIFY(question["mine"] == true && question["topic"] == "hunters-turn");
        QVERIFY(asked(mina, "lord-godalming")["mine"] == false);
        QVERIFY(say(godalming, {{"do", "tap"}, {"step", question["step"]}, {"question", question["question"]}, {"place", "rome"}}));
        question = heard(godalming, "question");
        QVERIFY2(question["line"].get<std::string>().find("Roma") != std::string::npos, question["line"].dump().c_str());
        QVERIFY(say(godalming, {{"do", "tap"}, {"step", question["step"]}, {"question", question["question"]}, {"place", "manchester"}}));
        question = heard(godalming, "question");
        QVERIFY(say(godalming, press(question, keyOf(question, "turn-confirm"))));
        QCOMPARE(served.lineOf("phone"), QString(R"(phone {"action":"move-hunters","hunters":["lord-godalming"],"to":"manchester"})"));
        QVERIFY(served.lineOf("table").contains("Manchester"));
        question = heard(godalming, "question");
        while (!question.is_null() && keyOf(question, "turn-resupply").empty())
            question = heard(godalming, "question");
        QVERIFY(say(godalming, press(question, keyOf(question, "turn-resupply"))));
        question = heard(godalming, "question");
        QVERIFY(say(godalming, press(question, keyOf(question, "resupply-hunter"))));
        QCOMPARE(served.lineOf("phone"), QString(R"(phone {"action":"hunters-act","what":"resupply"})"));
        served.process.write("quit\n");
        QVERIFY(served.ends(0));
        QCOMPARE(served.errors(), QString());

        auto device = openFile(path.toStdString());
        QVERIFY(device.has_value());
        const auto opened = fury2e::Record::open(std::move(*device), {boardSource({})}, std::make_shared<KeyFile>(usualKeyFile()));
        QVERIFY(opened.has_value());
        const auto& entries = opened->record.entries();
        QCOMPARE(entries.size(), std::size_t(6));
        QVERIFY(std::get<PromiseShares>(entries[2].action).promises.size() == 2);
        const auto shares = std::get<AddChance>(entries[3].action).chance.shares;
        QVERIFY(shares.size() == 2 && std::ranges::count(shares, std::optional(first)) == 1 &&
                std::ranges::count(shares, std::optional(second)) == 1);
        QVERIFY(std::holds_alternative<fury2e::MoveHunters>(entries[4].action) &&
                std::holds_alternative<fury2e::HuntersAct>(entries[5].action));
    }

    /// 2E-CHANCE-1: whoever takes back what phones gave is told that it stays, and so is the table; whatever phones say afterwards, a round
    /// has one share of each, also when the program was started again. tests/page/check_phones_chance.py does so with the page itself.
    void whatPhonesGaveStays()
    {
        const QString path = newGame("fished.demeter", secondOpening);
        const Share first = test::shareNamed(1, 11), second = test::shareNamed(2, 22), another = test::shareNamed(3, 33);
        const auto fish = [&](Served& served, const Address& address) {
            const PlainJson promise{{"action", "promise-shares"}, {"promises", {hexText(promiseOf(1, another))}}};
            for (const std::string& line : {std::string(R"({"action":"add-chance","words":"sal"})"), promise.dump()})
                QVERIFY(served.answerTo(QByteArray::fromStdString(line)).contains("The chance of this round has come in already."));
            // A phone that comes in now is asked for nothing, and what it says unasked does not count.
            RawClient eager = phone(address, "en", "mina-harker");
            QCOMPARE(served.lineOf("watching").section(u' ', 0, 0), QString("watching"));
            QVERIFY(heard(eager, "chance")["open"] == false);
            QVERIFY(say(eager, {{"do", "promise"}, {"round", 1}, {"bytes", hexText(promiseOf(1, another))}}));
            QVERIFY(say(eager, {{"do", "share"}, {"round", 1}, {"bytes", hexText(another)}}));
            QVERIFY(say(eager, {{"do", "here"}}));
            QVERIFY(!heard(eager, "here").is_null());
        };
        {
            Served served(folder_.path());
            const Address address = addressOf(served.start(local(path)));
            RawClient godalming = phone(address, "en", "lord-godalming"), mina = phone(address, "en", "mina-harker");
            QCOMPARE(served.lineOf("watching 2"), QString("watching 2"));
            QCOMPARE(served.answerTo(R"({"action":"choose-start","location":"naples"})"), QString("ok"));
            QVERIFY(giveShares(served, 1, {{&godalming, first}, {&mina, second}}));
            QCOMPARE(served.answerTo(R"({"undo":true})"), QString("ok"));
            const QString told = served.lineOf("table");
            QVERIFY2(told.contains("The words and shares that had come in stay: they come in again unchanged."), qPrintable(told));
            QCOMPARE(served.answerTo(R"({"undo":true})"), QString("ok"));
            fish(served, address);
            served.process.kill();
            QVERIFY(served.process.waitForFinished());
        }
        {
            Served served(folder_.path());
            const Address address = addressOf(served.start(local(path)));
            fish(served, address);
            QCOMPARE(served.answerTo(R"({"action":"go-on"})"), QString("ok")); // without? That is what has come in
            served.process.write("quit\n");
            QVERIFY(served.ends(0));
        }
        auto device = openFile(path.toStdString());
        QVERIFY(device.has_value());
        const auto opened = fury2e::Record::open(std::move(*device), {boardSource({})}, std::make_shared<KeyFile>(usualKeyFile()));
        QVERIFY(opened.has_value());
        const auto found = fury2e::verify(*readReveal(opened->record.reveal().value()), {}, boardSource({}));
        QVERIFY(found.objections.empty());
        QCOMPARE(found.chance.size(), std::size_t(1));
        QVERIFY(found.chance[0].isNew() && !found.chance[0].chosen);
        QCOMPARE(found.chance[0].given, std::size_t(2));
        QCOMPARE(found.chance[0].lines.size(), std::size_t(2));
        QVERIFY(!found.chanceGoneBack.empty());
        const auto& given = std::get<AddChance>(opened->record.entries().back().action).chance.shares;
        for (const Share& share : {first, second})
            QCOMPARE(std::ranges::count(given, std::optional(share)), std::ptrdiff_t(1));
    }

    /// 2E-CHANCE-1: with the usual rulings the first draw of a round waits for phones, which give their shares by themselves.
    void aDrawWaitsForPhones()
    {
        const QString path = newGame("waits.demeter", waitingOpening);
        QVERIFY(!path.isEmpty());
        Served served(folder_.path());
        const Address address = addressOf(served.start(local(path)));
        QCOMPARE(served.answerTo(R"({"action":"choose-start","location":"naples"})"), QString("ok"));
        const auto answerTo = [&served](const PlainJson& line) { return served.answerTo(QByteArray::fromStdString(line.dump())); };
        for (const auto& [hunter, city] :
             {std::pair("lord-godalming", "edinburgh"), {"dr-seward", "madrid"}, {"van-helsing", "rome"}, {"mina-harker", "vienna"}}) {
            const PlainJson move{{"action", "move-hunters"}, {"hunters", PlainJson::array({hunter})}, {"to", city}};
            QCOMPARE(answerTo(move), QString("ok"));
            QCOMPARE(served.answerTo(R"({"action":"hunters-act","what":"nothing"})"), QString("ok"));
        }
        QCOMPARE(served.answerTo(R"({"action":"go-on"})"), QString("ok"));
        QCOMPARE(served.answerTo(R"({"action":"play","location":"bari"})"), QString("ok"));
        RawClient mina = phone(address, "ru", "mina-harker");
        QVERIFY(mina.connected());
        QString placed;
        for (const fury2e::EncounterInfo& each : fury2e::encounters)
            if (placed != QLatin1String("ok"))
                placed = answerTo({{"action", "place-encounter"}, {"encounter", std::string(each.id)}});
        QCOMPARE(placed, QString("ok"));
        const Share share = test::shareNamed(1, 11);
        const std::string promised = hexText(promiseOf(2, share));
        PlainJson asked = heard(mina, "chance");
        while (!asked.is_null() && asked["open"] != true)
            asked = heard(mina, "chance");
        QVERIFY(!asked.is_null() && asked["round"] == 2 && asked["promised"].empty());
        QVERIFY(say(mina, {{"do", "promise"}, {"round", 2}, {"bytes", promised}}));
        asked = heard(mina, "chance");
        QVERIFY(asked["open"] == true && asked["promised"] == PlainJson::array({promised}));
        QVERIFY(say(mina, {{"do", "share"}, {"round", 2}, {"bytes", hexText(share)}}));
        asked = heard(mina, "chance");
        QVERIFY(asked["open"] == false && asked["given"] == PlainJson::array({hexText(share)}));
        QCOMPARE(served.answerTo(R"({"action":"move-hunters","hunters":["lord-godalming"],"to":"manchester"})"), QString("ok"));
    }

    /// A game that was revealed does not go on before Dracula says that everybody has agreed; table and phones hear that all can have been
    /// seen, and phones keep it in sight.
    void aRevealedGameIsPlayedOn()
    {
        const QString path = newGame("revealed.demeter");
        const auto reveal = [&] {
            QString none, out, err;
            QTextStream in(&none, QIODevice::ReadOnly), outStream(&out), errStream(&err);
            return run({"reveal", "--unfinished", "--replace", path}, in, outStream, errStream) == 0;
        };
        const QString now = revealedSentence(Revealed::AsItStands), earlier = revealedSentence(Revealed::Earlier);
        {
            Served served(folder_.path());
            QVERIFY(!served.start(local(path)).isEmpty());
            QCOMPARE(served.answerTo(R"({"action":"choose-start","location":"paris"})"), QString("ok"));
            QVERIFY(reveal());
            // Also while it is served.
            QCOMPARE(served.answerTo("reveal"), QString("ok"));
            QCOMPARE(served.line(), QStringLiteral("table ") + now);
            QVERIFY(served.answerTo(R"({"undo":true})").contains("play-on"));
        }
        {
            Served served(folder_.path());
            const Address address = addressOf(served.start(local(path)));
            QCOMPARE(served.line(), QStringLiteral("table ") + now);
            QVERIFY(served.errors().contains(now));
            RawClient godalming = phone(address, "en", "lord-godalming");
            const auto counts = [&] { return heard(godalming, "table")["counts"]; };
            QVERIFY(std::ranges::count(counts(), PlainJson(now.toStdString())) == 1);
            PlainJson question = heard(godalming, "question");
            while (!question.is_null() && question["mine"] != true)
                question = heard(godalming, "question");
            QVERIFY(say(godalming, press(question, keyOf(question, "turn-rest"))));
            question = heard(godalming, "question");
            QVERIFY(say(godalming, press(question, keyOf(question, "turn-confirm"))));
            question = heard(godalming, "question");
            QVERIFY2(question["line"] == heldSentence().toStdString(), question["line"].dump().c_str());
            QVERIFY(served.answerTo(R"({"undo":true})").startsWith("refused - ")); // nothing was entered on the phone
            QCOMPARE(served.answerTo("play-on"), QString("ok"));
            QVERIFY(say(godalming, press(question, keyOf(question, "turn-rest"))));
            question = heard(godalming, "question");
            QVERIFY(say(godalming, press(question, keyOf(question, "turn-confirm"))));
            QVERIFY(served.lineOf("phone").contains("rest"));
            QVERIFY(served.lineOf("table").contains(earlier));
            PlainJson counted = counts(); // a dusk may end first, by itself
            while (!counted.is_null() && std::ranges::count(counted, PlainJson(earlier.toStdString())) == 0)
                counted = counts();
            QVERIFY(std::ranges::count(counted, PlainJson(earlier.toStdString())) == 1);
        }
        Served served(folder_.path());
        QVERIFY(!served.start(local(path)).isEmpty());
        QCOMPARE(served.line(), QStringLiteral("table ") + earlier);
        QVERIFY(served.errors().contains(earlier));
        QCOMPARE(served.answerTo(R"({"undo":true})"), QString("ok"));
    }

    /// Killed and started again it is found where it was, and the end of the input ends it as `quit` does.
    void theSameAddressAgain()
    {
        const QString path = newGame("again.demeter");
        QString url;
        {
            Served served(folder_.path());
            url = served.start(local(path));
            QVERIFY(!url.isEmpty());
            // The game cannot be served twice.
            Served second(folder_.path());
            QVERIFY(second.start(local(path)).isEmpty());
            QVERIFY(second.ends(2));
            QVERIFY(!second.errors().isEmpty());
            served.process.kill();
            QVERIFY(served.process.waitForFinished());
        }
        Served served(folder_.path());
        QCOMPARE(served.start(local(path)), url);
        served.process.closeWriteChannel();
        QVERIFY(served.ends(0));
        const QString other = newGame("other.demeter");
        Served another(folder_.path());
        QVERIFY(addressOf(another.start(local(other))).token != addressOf(url).token);
    }

    /// Who may enter on phones is said when it begins, and stays so.
    void whoMayEnter()
    {
        const QString path = newGame("enter.demeter");
        const auto mayEnter = [&](const QStringList& options) {
            Served served(folder_.path());
            const Address address = addressOf(served.start(local(path) + options));
            if (served.answerTo(R"({"action":"choose-start","location":"paris"})").isEmpty())
                return false;
            RawClient mina = phone(address, "en", "mina-harker"); // it is not her turn
            (void)heard(mina, "question");
            const bool may = heard(mina, "question")["mine"] == true;
            served.process.write("quit\n");
            return served.ends(0) && may;
        };
        QVERIFY(!mayEnter({}));
        QVERIFY(mayEnter({"--enter", "all"}));
        QVERIFY(mayEnter({}));
        QVERIFY(!mayEnter({"--enter", "none"}));
    }

    /// What cannot be served says why, in the language that was asked for.
    void whatCannotBeServed()
    {
        const QString path = newGame("fault.demeter");
        QStringList said;
        for (const char* language : {"en", "es", "pl", "ru", "it"}) {
            Served served(folder_.path());
            QVERIFY(served.start({path, "--address", "203.0.113.7", "--lang", language}).isEmpty());
            QVERIFY(served.ends(2));
            const QString error = served.errors();
            QVERIFY(!error.isEmpty() && !said.contains(error));
            said << error;
        }
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QByteArray bytes = file.readAll();
        bytes[bytes.size() - 9] = bytes[bytes.size() - 9] == 'a' ? 'b' : 'a';
        file.seek(0);
        file.write(bytes);
        file.close();
        Served served(folder_.path());
        QVERIFY(served.start(local(path)).isEmpty());
        QVERIFY(served.ends(1));
        QVERIFY(served.errors().contains("damaged"));
    }

    /// Not a test: what four browsers are to press so that a golden game comes of it, and what they show then, for check_phones_play.py.
    void forTheBrowsers();
};

namespace {

/// The third edition's golden game as it is played on phones.
struct ThirdOnPhones {
    using Public = PublicHunt;
    using Entries = TableEntries;
    using Record = demeter::fury3e::Record;
    static constexpr const char* name = "combat";
    static constexpr std::size_t onPhones = 100'000;

    static Record golden() { return goldenGame(name, std::make_unique<MemoryDevice>(std::make_shared<std::string>())); }
    static Record begin(const Record& golden, const std::shared_ptr<std::string>& bytes)
    {
        auto record = Record::create(std::make_unique<MemoryDevice>(bytes), golden.header(),
                                     {golden.ruleset().board, golden.ruleset().cards, golden.header().rulings}, testKeys());
        if (!record)
            qFatal("it cannot be begun: %s", record.error().code.c_str());
        return *std::move(record);
    }
    static Record again(const Record& golden, const std::shared_ptr<std::string>& bytes)
    {
        auto opened =
            Record::open(std::make_unique<MemoryDevice>(bytes),
                         {[board = golden.ruleset().board](const std::string&) { return board; }, golden.ruleset().cards}, testKeys());
        return std::move(opened->record);
    }
    static PlainJson newGame()
    {
        const PlainJson start = PlainJson::parse(test::sourceFile(std::string("tests/cases/games/") + name + ".json")).at("start");
        return {{"board", start["board"]},
                {"printing", start["printing"]},
                {"handling", start["handling"]},
                {"seed", start["seed"]},
                {"clock", "kept"}};
    }
    static Sentences sentences(const Record& golden, Language language)
    {
        return {golden.ruleset().board, golden.ruleset().cards, language};
    }
    /// Who alone can enter it.
    static std::optional<Hunter> whose(const SeenGame& seen, const Action& entry)
    {
        if (const auto* show = std::get_if<ShowWreath>(&entry))
            return show->hunter;
        if (seen.turn.ask)
            return answeringHunter(seen.log.back().view, seen.turn);
        const bool turn = std::holds_alternative<MoveHunter>(entry) || std::holds_alternative<HunterActs>(entry);
        return turn ? std::optional(hunterOf(entry)) : std::nullopt;
    }
    /// What of the question is this phone's, as the hub has it.
    static TableMoment momentFor(const SeenGame& seen, Hunter own)
    {
        TableMoment moment{seen.ruleset.cards, seen.log.back().view, seen.turn};
        if (moment.turn.ask || !moment.turn.options.empty() || moment.turn.combat) {
            std::erase_if(moment.turn.options, [&](const HunterOptions& each) { return each.hunter != own; });
            if (moment.turn.combat)
                moment.turn.combat->mayShow = moment.turn.combat->mayShow & HunterSet(own);
        }
        moment.othersPass = false;
        return moment;
    }
    /// What a page shows then.
    static void show(PlainJson& page, const SeenGame& seen, const Sentences& sentences)
    {
        const PublicView& view = seen.log.back().view;
        page["announcement"] = announcedWords(seen.log, seen.turn, sentences).told.join(u' ').toStdString();
        page["time"] = sentences.publicTime(view.phase, view.day).toStdString();
        page["week"] = weekWords(view).toStdString();
        page["cards"] = PlainJson::array();
        for (std::size_t n = 0; n < trailLength; ++n)
            addCard(page, hideoutWords(view.trail[n], QString::number(n + 1), false, *seen.ruleset.cards, sentences));
        for (std::size_t n = 0; n < lairSpaces; ++n)
            addCard(page,
                    hideoutWords(view.lairs[n], QString(QChar(static_cast<char16_t>(u'A' + n))), true, *seen.ruleset.cards, sentences));
        page["facts"] = PlainJson::array();
        const QString figure = figureWords(view, sentences);
        if (!figure.isEmpty())
            page["facts"].push_back(figure.toStdString());
        for (const CountWords& count : countWords(view))
            page["facts"].push_back(count.spoken.toStdString());
        for (const QString& open : openWords(view, sentences))
            if (open != figure)
                page["facts"].push_back(open.toStdString());
        addTracks(page, trackWords(view));
        page["hunters"] = PlainJson::array();
        const auto acting = actingHunter(seen.turn), answering = answeringHunter(view, seen.turn);
        for (const Hunter hunter : allHunters)
            page["hunters"].push_back(
                hunterStanding(hunter, view, acting == hunter || answering == hunter, seen.turn.acted.contains(hunter), sentences)
                    .all.toStdString());
        const auto combat = combatWords(*seen.ruleset.cards, seen.log, seen.turn, sentences);
        page["combat"] = combat ? (combat->title + u'|' + combat->round + u'|' + combat->stepName).toStdString() : std::string();
    }
    static void addCard(PlainJson& page, const HideoutWords& space)
    {
        page["cards"].push_back(
            (space.all.contains(space.number) ? space.all : space.number + QStringLiteral(". ") + space.all).toStdString());
    }
    template <typename Tracks> static void addTracks(PlainJson& page, const Tracks& tracks)
    {
        page["tracks"] = PlainJson::array();
        for (const TrackWords& track : tracks)
            page["tracks"].push_back(
                (track.word + u' ' + QString::number(track.value) + QStringLiteral(" / ") + QString::number(track.most)).toStdString());
    }
};

/// A golden game as it is played on phones, each with a hunter of its own.
template <typename Played> class PlayedGame {
public:
    using Action = typename Played::Public::Action;
    using Seen = typename Played::Public::Seen;

    PlayedGame() : golden_(Played::golden())
    {
        for (std::size_t n = 0; n < languageCount; ++n)
            sentences_.push_back(Played::sentences(golden_, static_cast<Language>(n)));
        auto record = Played::begin(golden_, bytes_);
        if (!record.submit(golden_.entries().front().action))
            qFatal("the first step is refused");
        begin(std::move(record));
    }

    PlainJson play()
    {
        PlainJson json = PlainJson::object();
        json["new-game"] = {{"new-game", Played::newGame()}};
        json["first"] = PlainJson::parse(lineOf(golden_.entries().front().action));
        json["hunters"] = fury::hunterIds;
        json["steps"] = PlainJson::array();
        const std::size_t size = golden_.entries().size(), half = std::min(size, Played::onPhones) / 2;
        bool again = false;
        while (table_->cursor() < size) {
            const std::size_t n = table_->cursor();
            languages_ = n < half ? std::array{Language::Es, Language::Pl, Language::Ru, Language::It}
                                  : std::array{Language::En, Language::Pl, Language::Ru, Language::It};
            PlainJson step = PlainJson::object();
            if (!again && n > half && table_->record().state().due.empty()) {
                again = true; // the program is killed and begins anew
                begin(Played::again(golden_, bytes_));
                step["again"] = true;
            }
            done_.clear();
            const Action& next = golden_.entries()[n].action;
            const bool entered = n < Played::onPhones && onPhone(next, step);
            if (!entered) {
                step["line"] = lineOf(next);
                if (!table_->submit(next))
                    qFatal("%zu: it cannot be submitted", n);
            }
            step["codes"] = table_->record().witnesses().size();
            const bool looked = n < Played::onPhones || table_->cursor() == size;
            json["steps"].push_back(looked ? shown(std::move(step)) : std::move(step));
            if (entered && takenBack(next, json["steps"].back()["page"], n)) {
                PlainJson back = PlainJson::object();
                back["page"] = json["steps"].back()["page"];
                back["takesBack"] = true;
                back["done"] = done_;
                json["steps"].push_back(shown(std::move(back)));
                continue;
            }
            // What followed by itself is what happened in the golden game too, or Dracula steps in: he goes back to before it.
            std::size_t same = n;
            while (same < table_->cursor() && table_->record().entries()[same].action == golden_.entries()[same].action)
                ++same;
            if (same < table_->cursor()) {
                (void)table_->goTo(same);
                PlainJson back = PlainJson::object();
                back["line"] = "{\"go-to\":" + std::to_string(same) + "}";
                json["steps"].push_back(shown(std::move(back)));
            }
        }
        json["actions"] = PlainJson::array();
        const auto& record = table_->record();
        for (std::size_t n = 0; n < record.entries().size(); ++n)
            json["actions"].push_back(sentences_[0].action(record.entries()[n].action, record.stateAt(n)).toStdString());
        for (std::size_t n = 0; n < size; ++n)
            if (table_->record().entries()[n].action != golden_.entries()[n].action)
                qFatal("it is another game");
        return json;
    }

private:
    void begin(typename Played::Record record)
    {
        table_ = std::make_unique<Table>(std::move(record), [this](const std::string& line) { done_.push_back(line); });
    }
    std::string lineOf(const Action& action) const { return writeAction(golden_.ruleset(), action); }

    /// Enters it on a phone, if that is possible, and says how.
    bool onPhone(const Action& entry, PlainJson& step)
    {
        if (refusedAtTable(table_->ruleset(), table_->record().state(), entry))
            return false;
        const Seen seen = seenGameOf<Seen>(table_->record(), table_->entries(), {});
        const auto hunter = Played::whose(seen, entry);
        const auto page = hunter ? static_cast<std::size_t>(*hunter) : count_++ % fury::hunterCount;
        const Language language = languages_[page];
        const InLanguage in(language);
        const auto way = wayTo(entry, Played::momentFor(seen, static_cast<fury::Hunter>(page)),
                               sentences_[static_cast<std::size_t>(language)], *table_->ruleset().board);
        if (!way)
            return false;
        if (!table_->enter(Entry{GameValue(entry)}))
            qFatal("the table does not take it");
        step["page"] = page;
        step["anybody"] = !hunter;
        step["way"] = PlainJson::array();
        for (std::size_t n = 0; n < way->keys.size(); ++n)
            step["way"].push_back(way->keys[n].empty() ? PlainJson{{"tap", way->taps[n]}}
                                                       : PlainJson{{"press", way->keys[n]}, {"word", way->words[n].toStdString()}});
        step["done"] = done_;
        return true;
    }

    /// The first entry of each kind is taken back where it was entered. It is done then, and everything is as it was before it.
    bool takenBack(const Action& entry, std::size_t page, std::size_t before)
    {
        const PlainJson line = PlainJson::parse(lineOf(entry));
        if (!taken_.insert(line["action"].get<std::string>() + line.value("what", "")).second)
            return false;
        const Seen seen = seenGameOf<Seen>(table_->record(), table_->entries(), {});
        const bool offered =
            typename Played::Public(seen).takeBack(SeatSet(fury::seatOf(static_cast<fury::Hunter>(page))), Language::En).has_value();
        if (offered == seen.shownByEntry)
            qFatal("%zu: whether it can be taken back is not said where it was entered", before);
        if (!offered) {
            taken_.erase(line["action"].get<std::string>() + line.value("what", "")); // another one of its kind may show nothing
            return false;
        }
        done_.clear();
        if (!table_->takeBack() || table_->cursor() != before)
            qFatal("%zu: it is not taken back", before);
        return true;
    }

    /// With what each page shows then.
    PlainJson shown(PlainJson step)
    {
        const Seen seen = seenGameOf<Seen>(table_->record(), table_->entries(), {});
        step["step"] = seen.log.size();
        step["shown"] = PlainJson::array();
        for (const Language language : languages_) {
            const InLanguage in(language);
            PlainJson page = PlainJson::object();
            page["language"] = languageCodes[static_cast<std::size_t>(language)];
            Played::show(page, seen, sentences_[static_cast<std::size_t>(language)]);
            step["shown"].push_back(std::move(page));
        }
        return step;
    }

    using Table = BasicServedTable<typename Played::Entries, typename Played::Public>;
    typename Played::Record golden_;
    std::vector<typename Played::Public::Sentences> sentences_; ///< by language
    std::shared_ptr<std::string> bytes_ = std::make_shared<std::string>();
    std::unique_ptr<Table> table_;
    std::vector<std::string> done_; ///< by the last entry
    std::array<Language, fury::hunterCount> languages_{};
    std::size_t count_ = 0;
    std::set<std::string> taken_; ///< kinds of entries that were taken back
};

} // namespace

namespace demeter::fury2e {

namespace {

/// The second edition's: the beginning of one, which is enough to meet all that is asked there; the rest of it only happens.
struct SecondOnPhones {
    using Public = PublicHunt;
    using Entries = TableEntries;
    using Record = fury2e::Record;
    static constexpr const char* name = "combat";
    static constexpr std::size_t onPhones = 170;

    static Record golden() { return secondGoldenGame(name, std::make_unique<MemoryDevice>(std::make_shared<std::string>())); }
    static Record begin(const Record& golden, const std::shared_ptr<std::string>& bytes)
    {
        auto record = Record::create(std::make_unique<MemoryDevice>(bytes), golden.header(),
                                     {golden.ruleset().board, golden.header().rulings}, testKeys());
        if (!record)
            qFatal("it cannot be begun: %s", record.error().code.c_str());
        return *std::move(record);
    }
    static Record again(const Record& golden, const std::shared_ptr<std::string>& bytes)
    {
        auto opened = Record::open(std::make_unique<MemoryDevice>(bytes),
                                   {[board = golden.ruleset().board](const std::string&) { return board; }}, testKeys());
        return std::move(opened->record);
    }
    static PlainJson newGame() { return secondScript(name).start; }
    static SecondEditionSentences sentences(const Record& golden, Language language) { return {golden.ruleset().board, language}; }
    static std::optional<Hunter> whose(const SeenGame& seen, const Action& entry)
    {
        const HunterSet asked = askedHunters(PublicHunt(seen).wholeMoment());
        const auto* card = std::get_if<CombatCard>(&entry);
        const auto* item = std::get_if<PlayItem>(&entry);
        for (const std::optional<Hunter> own :
             {card ? std::optional(card->hunter) : std::nullopt, item ? std::optional(item->hunter) : std::nullopt})
            if (own && asked.contains(*own))
                return own;
        return asked.empty() ? std::nullopt : std::optional(asked.first());
    }
    static TableMoment momentFor(const SeenGame& seen, Hunter own) { return PublicHunt(seen).momentFor(HunterSet(own)); }
    static void show(PlainJson& page, const SeenGame& seen, const SecondEditionSentences& sentences)
    {
        const PublicView& view = seen.log.back().view;
        page["announcement"] = announcedWords(seen.log, sentences).told.join(u' ').toStdString();
        page["time"] = timeWords(view, sentences).toStdString();
        page["week"] = weekWords(seen.log).toStdString();
        page["cards"] = PlainJson::array();
        for (const HideoutWords& space : trailWords(view, sentences))
            ThirdOnPhones::addCard(page, space);
        for (const HideoutWords& space : catacombWords(view, sentences))
            ThirdOnPhones::addCard(page, space);
        page["facts"] = PlainJson::array();
        const QString figure = figureWords(view, sentences);
        if (!figure.isEmpty())
            page["facts"].push_back(figure.toStdString());
        for (const QString& fact : lyingWords(view, sentences))
            if (fact != figure)
                page["facts"].push_back(fact.toStdString());
        ThirdOnPhones::addTracks(page, sideWords(view, sentences).tracks);
        page["hunters"] = PlainJson::array();
        const HunterSet asked = askedHunters(PublicHunt(seen).wholeMoment());
        for (const Hunter hunter : allHunters)
            page["hunters"].push_back(
                hunterStanding(hunter, view, asked.contains(hunter), view.acted.contains(hunter), sentences).all.toStdString());
        const auto combat = combatLook(seen.log, sentences);
        page["combat"] = combat ? (combat->title + u'|' + combat->round + u'|' + combat->stepName).toStdString() : std::string();
    }
};

} // namespace

} // namespace demeter::fury2e

void TestServe::forTheBrowsers()
{
    const QString folder = qEnvironmentVariable("DEMETER_PLAY_OUT");
    if (folder.isEmpty())
        return;
    const auto keep = [&](const QString& name, const std::string& text) {
        QFile file(folder + u'/' + name);
        return file.open(QIODevice::WriteOnly) &&
               file.write(text.data(), static_cast<qint64>(text.size())) == static_cast<qint64>(text.size());
    };
    QVERIFY(keep(QStringLiteral("play.json"), PlayedGame<ThirdOnPhones>().play().dump()));
    QVERIFY(keep(QStringLiteral("second.json"), PlayedGame<fury2e::SecondOnPhones>().play().dump()));
}

DEMETER_TEST(TestServe)
#include "test_serve.moc"
