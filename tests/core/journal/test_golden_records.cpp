// Records of every form that was ever written, kept byte by byte in `data/golden`: they open, come to the state that they came to when they
// were stored, go on, verify and reveal; and a record that is written today with the same key, nonces and steps has the same bytes.
//
// Beside each NAME.demeter lies NAME.expected.json: the state, the head, what the table was shown, and the hash of the reveal. `keys` is
// the key file that all of them were sealed with, `keys-wrapped` the same key, wrapped by a PIN and a passphrase; both are of the first
// format of key files, which no program writes any more. `keys-2`, `keys-2-pin` and `keys-2-both` are the same, carried over and changed.
// None of these files is ever changed. A new form gets new ones: DEMETER_WRITE_GOLDEN=1 writes those that are missing.
#include "tests/core/journal/golden_records.h"
#include "tests/core/journal/journal_support.h"

#include "core/fury3e/record/recorded.h"
#include "core/journal/key_file.h"
#include "tests/core/system/failing_files.h"
#include "tests/support/load.h"
#include "tests/support/random_round.h"
#include "tests/support/rows.h"

#include <nlohmann/json.hpp>
#include <sodium.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <map>
#include <set>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

using Json = nlohmann::ordered_json;

const std::string& folder = goldenFolder;

const char* const pin = "271828";
const char* const passphrase = "Łódź и море";

std::string stored(const std::string& name)
{
    return wholeFile(folder + name);
}

std::expected<Record::Opened, Fault> opened(const std::shared_ptr<std::string>& bytes, const std::shared_ptr<KeyRing>& keys)
{
    return Record::open(std::make_unique<MemoryDevice>(bytes), {boards(), rules().cards}, keys);
}

std::string expectationOf(const Record& record)
{
    return goldenExpectation(record, stateText(record));
}

// Writing golden records.

/// Every kind of thing that is put right by hand, as far as it fits at this moment, and back again where it can.
void putRight(Record& record, std::set<std::string>& done)
{
    const GameState& state = record.state();
    const std::string where = state.trail[0] && state.trail[0]->location ? (*record.ruleset().board)[*state.trail[0]->location].id : "rome";
    const auto now = [](const char* number, int value) {
        return "{\"number\":\"" + std::string(number) + "\",\"value\":" + std::to_string(value) + "}";
    };
    const std::vector<std::pair<std::string, std::string>> edits{
        {"number", now("influence", state.influence + 1)},
        {"number", now("influence", state.influence)},
        {"number", now("rumor-tokens", state.rumorTokens + 1)},
        {"number", now("damage", state.damage + 1)},
        {"number", now("damage", state.damage)},
        {"day", R"({"day":"friday","time":"dusk"})"},
        {"token", R"({"token":"fog","location":"paris","count":2})"},
        {"token", R"({"token":"roadblock","road":{"on":"road","between":["galatz","klausenburg"]},"count":1})"},
        {"token", R"({"token":"storm","location":"tyrrhenian-sea","count":1})"},
        {"token", R"({"token":"heavenly-host","location":"vienna","count":1})"},
        {"hunter", R"({"hunter":"mina-harker","hospital":"rome","recovers-in":"rome","defeated":true})"},
        {"hunter", R"({"hunter":"van-helsing","location":"madrid","damage":2,"bites":1,"bats":1})"},
        {"events", R"({"events":["enraged","wild-horses"],"ally":"quincey-p-morris"})"},
        {"events", R"({"events":["enraged"],"hunter-ally":"rufus-smith"})"},
        {"encounter", R"({"encounter":"rats","from":"deck","to":"hand"})"},
        {"encounter", R"({"encounter":"rats","from":"hand","to":"discard"})"},
        {"encounter", R"({"encounter":"hoax","from":"hand","to":"lying","place":{"slot":1},"face-up":true})"},
        {"encounter", R"({"encounter":"wolves","from":"hand","to":"lying","place":{"slot":1}})"},
        {"hideout", R"({"hideout":{"slot":1},"location":")" + where + R"(","rumor":true})"},
        {"hide-bond", R"({"hide-bond":null})"},
    };
    for (const auto& [kind, edit] : edits) {
        const std::string reason = kind == "hunter" ? std::string(480, 'x') + " ąж" : "Poprawione: \"" + kind + "\"";
        const auto action = readAction(
            record.ruleset(), std::string_view(Json{{"action", "put-right"}, {"reason", reason}, {"edit", Json::parse(edit)}}.dump()));
        if (action && record.submit(*action))
            done.insert(kind);
    }
}

/// True for what an older program let hunters do without a word, and the rules do not: acting out of turn (COMP-1), and the same card in
/// two rounds of a combat running (COMB-10).
class OutOfOrder {
public:
    bool operator()(const GameState& state, const Action& action)
    {
        if (const auto* fights = std::get_if<HunterFights>(&action)) {
            auto& last = last_[static_cast<std::size_t>(fights->hunter)];
            if (fights->card && fights->card == last)
                return true;
            last = fights->card;
        }
        const auto* move = std::get_if<MoveHunter>(&action);
        const auto* acts = std::get_if<HunterActs>(&action);
        if (!state.due.empty() || (move == nullptr && acts == nullptr))
            return false;
        return (move != nullptr ? move->hunter : acts->hunter) != activeHunter(state);
    }

private:
    std::array<std::optional<HunterCard>, hunterCount> last_{};
};

struct Making {
    std::string name;
    RecordHeader header;
    int lines = 0;
    bool inOrder = true;
    std::string goesOn;  ///< a stored record of an older form
    bool ownKey = false; ///< kept in its first line
};

RecordHeader headerOf(const char* id, Printing printing, bool clockKept, CardHandling handling)
{
    RecordHeader made = header();
    made.gameId = id;
    made.printing = printing;
    made.rulings = rulingsOf(printing);
    made.clockKept = clockKept;
    made.handling = handling;
    made.form = RecordForm::Sealed;
    return made;
}

std::vector<Making> makings()
{
    RecordHeader deal = headerOf("a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1", Printing::Pl, true, CardHandling::Dealt);
    deal.deal = FairDeal{Secret{1, 2, 3}, "czosnek sól 7"};
    fury3e::Counts counts = countsOf(*rules().cards);
    counts.combatHand = 6;
    counts.draculaLife = 16;
    deal.counts = counts;
    RecordHeader box = headerOf("b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2", Printing::Ru, true, CardHandling::DrawnFromBox);
    box.rulings.batCountsForDespair = NoYes::No;
    RecordHeader es = headerOf("c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3", Printing::Es, true, CardHandling::Dealt);
    es.board = "fury-2e";
    RecordHeader stirred = headerOf("f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6", Printing::Recommended, true, CardHandling::Dealt);
    stirred.form = RecordForm::Stirred;
    stirred.deal = FairDeal{Secret{4, 5, 6}, "соль и свеча"};
    stirred.chanceEachRound = true;
    stirred.boardHash = std::string(64, '1');
    stirred.cardsHash = std::string(64, '2');
    stirred.version = "0.4.0";
    RecordHeader own = headerOf("a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7", Printing::Pl, true, CardHandling::Dealt);
    own.form = RecordForm::Stirred;
    RecordHeader whole = headerOf("b8b8b8b8b8b8b8b8b8b8b8b8b8b8b8b8", Printing::Es, true, CardHandling::Dealt);
    putOwnBoard(whole, "fury-3e");
    whole.deal = FairDeal{Secret{7, 8, 9}, "ajo y rosas"};
    whole.chanceEachRound = true;
    whole.cardsHash = std::string(64, '2');
    whole.version = "0.7.0";
    return {
        {"whole", whole, 260, true, {}, true},
        {"stirred", stirred, 420, true, {}},
        {"own-key", own, 60, true, {}, true},
        {"sealed-deal", deal, 420, true, {}},
        {"sealed-box", box, 260, true, {}},
        {"sealed-second-map", es, 160, true, {}},
        {"sealed-by-hand", headerOf("d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4", Printing::Recommended, false, CardHandling::Dealt), 220, true, {}},
        {"sealed-disorder", headerOf("e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5", Printing::Es, true, CardHandling::Dealt), 300, false, {}},
        {"plain-then-sealed", {}, 60, true, "golden/version-0.1-dealt.demeter"},
        {"told-then-sealed", {}, 80, true, "golden/told.demeter"}};
}

/// Chance as phones and hunters give it: once a round, now and then with a share that is kept back.
void addChance(Record& record, std::mt19937_64& random)
{
    const std::uint16_t round = record.state().round;
    std::vector<std::optional<Share>> shares;
    std::vector<SharePromise> promises;
    for (std::size_t n = 0; n < random() % 4; ++n) {
        Share share{};
        std::ranges::generate(share, [&random] { return static_cast<std::uint8_t>(random()); });
        promises.push_back(promiseOf(round, share));
        shares.push_back(random() % 5 == 0 ? std::nullopt : std::optional(share));
    }
    if (!promises.empty() && !record.submit(PromiseShares{promises}))
        return;
    (void)record.submit(AddChance{{random() % 3 == 0 || promises.empty() ? "sal " + std::to_string(round) : "", shares}});
}

void make(const Making& making, const std::shared_ptr<KeyRing>& keys)
{
    const KnownChance known;
    auto bytes = std::make_shared<std::string>();
    std::expected<Record, Fault> record = std::unexpected(Fault{});
    if (making.goesOn.empty()) {
        record = Record::create(std::make_unique<MemoryDevice>(bytes), making.header,
                                Recorded::rulesOf(making.header, {boards(), catalogue()}).value(), keys);
    } else {
        *bytes = wholeFile(folder + "../" + making.goesOn);
        auto old = opened(bytes, keys);
        if (!old)
            qFatal("%s: %s", making.name.c_str(), old.error().code.c_str());
        record = std::move(old->record);
    }
    if (!record)
        qFatal("%s: %s", making.name.c_str(), record.error().code.c_str());
    const std::uint64_t end = record->lines() + static_cast<std::uint64_t>(making.lines);
    std::mt19937_64 random(11);
    OutOfOrder outOfOrder;
    std::set<std::string> done;
    int disorder = 0;
    const RoundOptions options{record->state().handling, 0, true};
    for (int guard = 0; record->lines() < end && record->state().step != Step::Over && guard < 20000; ++guard) {
        const auto action = likelyAction(random, record->ruleset(), record->state(), options);
        if (!action || (outOfOrder(record->state(), *action) && (making.inOrder || !++disorder)))
            continue;
        (void)record->submit(*action);
        const bool quiet = record->state().due.empty() && !record->state().combat;
        if (random() % 23 == 0) {
            (void)record->undo();
            if (random() % 2 == 0)
                (void)record->redo();
        }
        if (quiet && random() % 41 == 0 && record->cursor() > 9) {
            (void)record->goTo(record->cursor() - 7);
            (void)record->goTo(record->cursor() + 7);
        }
        if (making.header.chanceEachRound && record->state().round > record->state().chance.stirredRound &&
            (Recorded::waitsForChance(record->state()) || random() % 9 == 0)) {
            addChance(*record, random);
            if (!making.header.boardFile.empty() && record->state().round % 3 == 0) // it comes in again
                (void)record->undo();
        }
        if (quiet && random() % 61 == 0)
            putRight(*record, done);
        if (quiet && random() % 47 == 0)
            (void)record->submit(ClaimError{});
    }
    std::string all;
    for (const std::string& kind : done)
        all += " " + kind;
    qInfo("%s: %d lines, %d out of order, put right:%s", making.name.c_str(), int(record->lines()), disorder, all.c_str());
    store(making.name + ".demeter", *bytes);
    store(making.name + ".expected.json", expectationOf(*record));
}

} // namespace

class TestGoldenRecords : public QObject {
    Q_OBJECT

private:
    GoldenKeys* keys_ = nullptr;

    QTemporaryDir oldKeys_;

    template <typename T> static QString codeOf(const std::expected<T, Fault>& result)
    {
        return result ? QString() : QString::fromStdString(result.error().code);
    }

    /// A key file as version 0.1 left it with a PIN, with a passphrase, or without either.
    std::shared_ptr<KeyFile> oldKeys(const QString& wraps, const Files& files = systemFiles())
    {
        std::string text = stored("keys");
        if (!wraps.isEmpty()) {
            Json json = Json::parse(stored("keys-wrapped"));
            Json kept = Json::array();
            for (const Json& wrap : json["wrapped"])
                if (wrap["by"] == wraps.toStdString())
                    kept.push_back(wrap);
            json["wrapped"] = kept;
            text = json.dump() + '\n';
        }
        const std::string path = oldKeys_.filePath("keys-" + wraps + QString::number(++oldCount_)).toStdString();
        std::ofstream(path, std::ios::binary) << text;
        QFile::setPermissions(QString::fromStdString(path), QFileDevice::ReadOwner | QFileDevice::WriteOwner);
        return std::make_shared<KeyFile>(path, WordsCost{}, files);
    }
    int oldCount_ = 0;

    /// Everything that was sealed so far, also what an open record goes on with.
    static bool opensAll(const std::shared_ptr<KeyFile>& keys)
    {
        for (const QString& file : QDir(QString::fromStdString(folder)).entryList({"*.demeter"}, QDir::Files)) {
            const auto record = opened(std::make_shared<std::string>(stored(file.toStdString())), keys);
            if (!record || !record->notices.empty() || record->record.readOnly())
                return false;
        }
        return true;
    }

    /// Games had no key of their own then: theirs was that which the master key gave them.
    std::shared_ptr<KeyRing> keyOfThen() const
    {
        class Ring final : public KeyRing {
        public:
            explicit Ring(std::shared_ptr<KeyFile> file) : file_(std::move(file)) {}
            std::expected<SealKey, Fault> keyOf(const GameId& game) override { return file_->keyOf(game); }

        private:
            std::shared_ptr<KeyFile> file_;
        };
        return std::make_shared<Ring>(keys_->file());
    }

    static void rows()
    {
        QTest::addColumn<QString>("name");
        for (const QString& file : QDir(QString::fromStdString(folder)).entryList({"*.demeter"}, QDir::Files, QDir::Name))
            QTest::newRow(qPrintable(file.chopped(8))) << file.chopped(8);
    }

private slots:
    void initTestCase()
    {
        if (!QFile::exists(QString::fromStdString(folder + "keys")))
            qFatal("no key file");
        keys_ = new GoldenKeys;
        QVERIFY(keys_->file()->keyOf({})); // what is drawn when keys are first needed is drawn here
        if (writesGolden() && !QFile::exists(QString::fromStdString(folder + "keys-2"))) {
            const GoldenKeys keys;
            if (!keys.file()->set(KeyFile::By::Pin, pin))
                qFatal("no PIN");
            store("keys-2-pin", wholeFile(keys.file()->path()));
            if (!keys.file()->set(KeyFile::By::Passphrase, passphrase))
                qFatal("no passphrase");
            store("keys-2-both", wholeFile(keys.file()->path()));
            if (!keys.file()->remove(KeyFile::By::Passphrase) || !keys.file()->remove(KeyFile::By::Pin))
                qFatal("not open");
            store("keys-2", wholeFile(keys.file()->path()));
        }
        if (writesGolden())
            for (const Making& making : makings())
                if (!QFile::exists(QString::fromStdString(folder + making.name + ".demeter")))
                    make(making, making.ownKey ? keys_->file() : keyOfThen());
        if (writesGolden())
            for (const QString& file : QDir(QString::fromStdString(folder)).entryList({"*.demeter"}, QDir::Files))
                if (const std::string name = file.chopped(8).toStdString();
                    !QFile::exists(QString::fromStdString(folder + name + ".expected.json"))) {
                    auto record = opened(std::make_shared<std::string>(stored(name + ".demeter")), keys_->file());
                    if (!record || !record->notices.empty())
                        qFatal("%s does not open", name.c_str());
                    store(name + ".expected.json", expectationOf(record->record));
                }
    }
    void cleanupTestCase()
    {
        delete keys_;
        keys_ = nullptr;
    }

    /// Every form, and in the sealed one everything that a line can be.
    void everyFormIsThere()
    {
        std::set<std::string> forms, kinds, further;
        for (const QString& file : QDir(QString::fromStdString(folder)).entryList({"*.demeter"}, QDir::Files)) {
            auto bytes = std::make_shared<std::string>(wholeFile(folder + file.toStdString()));
            auto record = opened(bytes, keys_->file());
            QVERIFY(record);
            const auto reveal = readReveal(record->record.reveal().value());
            const Json first = Json::parse(reveal->front().open);
            forms.insert(first["format"].get<std::string>() + (reveal->front().commitment  ? ""
                                                               : reveal->back().commitment ? ", then sealed"
                                                                                           : ""));
            for (const char* field : {"round", "counts", "chance", "boardHash", "boardFile", "cardsHash", "version", "promise", "words"})
                if (first.contains(field))
                    further.insert(field);
            for (const RevealedLine& line : *reveal)
                if (line.commitment && line.hidden) {
                    const Json hidden = Json::parse(*line.hidden);
                    kinds.insert(hidden.begin().key());
                    if (hidden.contains("action"))
                        kinds.insert(hidden["action"]["action"].get<std::string>());
                    if (hidden.contains("action") && hidden["action"].contains("edit"))
                        kinds.insert("put-right " + hidden["action"]["edit"].begin().key());
                }
        }
        QCOMPARE(forms, (std::set<std::string>{"demeter-game/1", "demeter-game/1, then sealed", "demeter-game/2",
                                               "demeter-game/2, then sealed", "demeter-game/3", "demeter-game/4", "demeter-game/6"}));
        QCOMPARE(further, (std::set<std::string>{"round", "counts", "chance", "boardHash", "boardFile", "cardsHash", "version", "promise",
                                                 "words"}));
        for (const char* kind : {"seed", "secret", "action", "to", "pass", "promise-shares", "add-chance", "put-right number",
                                 "put-right day", "put-right hideout", "put-right encounter", "put-right hunter", "put-right token",
                                 "put-right events", "put-right hide-bond", "put-right-ruling", "claim-error"})
            QVERIFY2(kinds.contains(kind), kind);
    }

    void opens_data() { rows(); }
    /// It comes to the state that it came to then, as far as the state had a field for it, and not a byte of the file is changed.
    void opens()
    {
        QFETCH(QString, name);
        auto bytes = std::make_shared<std::string>(stored(name.toStdString() + ".demeter"));
        const std::string before = *bytes;
        const auto record = opened(bytes, keys_->file());
        QVERIFY2(record, record ? "" : record.error().code.c_str());
        QVERIFY2(record->notices.empty(), record->notices.empty() ? "" : record->notices[0].fault.place.c_str());
        QVERIFY(!record->record.readOnly());
        QCOMPARE(*bytes, before);
        QVERIFY(!brokenInvariant(record->record.ruleset(), record->record.state()));
        Json then = Json::parse(stored(name.toStdString() + ".expected.json"));
        const Json now = Json::parse(expectationOf(record->record));
        // Older programs counted heads of lines that lie open, too; no code belongs to these.
        Json witnesses = Json::array();
        const auto lines = readReveal(record->record.reveal().value());
        QVERIFY(lines);
        for (const Json& each : then["witnesses"])
            if ((*lines)[each[1].get<std::size_t>()].commitment)
                witnesses.push_back(each);
        then["witnesses"] = std::move(witnesses);
        for (const auto& [field, value] : then.items())
            if (field != "state")
                QCOMPARE(QString::fromStdString(field + ' ' + now[field].dump()), QString::fromStdString(field + ' ' + value.dump()));
        for (const auto& [field, value] : then["state"].items())
            QCOMPARE(QString::fromStdString(field + ' ' + now["state"][field].dump()), QString::fromStdString(field + ' ' + value.dump()));
    }

    void verifies_data() { rows(); }
    /// With the codes that the table was shown; what was never sealed is said to be unchecked, and nothing else is.
    void verifies()
    {
        QFETCH(QString, name);
        const auto record = opened(std::make_shared<std::string>(stored(name.toStdString() + ".demeter")), keys_->file());
        QVERIFY(record);
        const auto reveal = readReveal(record->record.reveal().value());
        QVERIFY(reveal);
        std::vector<NotedCode> codes;
        for (const Witness& witness : record->record.witnesses())
            if (witness.line < record->record.lines())
                codes.push_back({{}, witness.round, witness.head});
        const Verification result = verify(*reveal, codes, boards(), rules().cards);
        const bool sealed = reveal->front().commitment.has_value();
        std::set<Objection::What> objections;
        for (const Objection& each : result.objections)
            if (each.what != Objection::What::IllegalStep || !each.rule.empty())
                objections.insert(each.what);
        // An illegal step that was entered as one, and that nobody noticed, is what it is.
        if (!record->record.state().keptErrors.empty())
            objections.erase(Objection::What::IllegalStep);
        QCOMPARE(objections, sealed ? std::set<Objection::What>{} : std::set{Objection::What::NotSealed});
        QCOMPARE(result.lines, record->record.lines());
        QVERIFY(codes.empty() || result.vouched > 0);
    }

    void goesOn_data() { rows(); }
    /// The game is gone on with, behind the stored lines.
    void goesOn()
    {
        QFETCH(QString, name);
        auto bytes = std::make_shared<std::string>(stored(name.toStdString() + ".demeter"));
        const std::string before = *bytes;
        auto record = opened(bytes, keys_->file());
        QVERIFY(record);
        std::mt19937_64 random(1);
        QVERIFY(record->record.undo());
        QVERIFY(record->record.redo());
        playTo(record->record, record->record.lines() + 30, random);
        QVERIFY(bytes->starts_with(before));
        const auto again = opened(bytes, keys_->file());
        QVERIFY(again && again->notices.empty());
        QCOMPARE(stateText(again->record), stateText(record->record));
    }

    void oldKeyFilesOpen_data()
    {
        Rows<QString, QByteArray> row;
        row("open", QString(), QByteArray());
        row("pin", "pin", QByteArray(pin));
        row("passphrase", "passphrase", QByteArray(passphrase));
    }
    /// A key file of the first format opens all that was sealed with it, and is carried over when its words are known.
    void oldKeyFilesOpen()
    {
        const auto [wraps, words] = rowOf<QString, QByteArray>();
        const std::shared_ptr<KeyFile> keys = oldKeys(wraps);
        const std::string before = wholeFile(keys->path());
        const auto by = wraps == "pin" ? KeyFile::By::Pin : KeyFile::By::Passphrase;
        if (!words.isEmpty()) {
            QVERIFY(keys->locked() && keys->opensBy() == by && keys->isSet(by));
            QCOMPARE(codeOf(opened(std::make_shared<std::string>(stored("sealed-deal.demeter")), keys)), QString("key-locked"));
            QVERIFY(!keys->unlock(by, "000000").value() && keys->locked());
            QCOMPARE(wholeFile(keys->path()), before);
            QVERIFY(keys->unlock(by, words.toStdString()).value());
        }
        QVERIFY(opensAll(keys));
        // Nothing has to be changed in one that lies open. Else the words are stretched more now, and the key for games to come is a new
        // one.
        const std::string after = wholeFile(keys->path());
        QCOMPARE(after == before, words.isEmpty());
        if (!words.isEmpty()) {
            const std::string start = "{\"format\":\"demeter-keys/2\",\"by\":\"" + wraps.toStdString() + '"';
            QVERIFY(after.starts_with(start));
            QVERIFY(after.contains("\"passes\":" + std::to_string(WordsCost().passes) + ','));
        }
        QCOMPARE(keys->existingKeysOf({})->size(), std::size_t(words.isEmpty() ? 1 : 2));
        QVERIFY(keys->set(by, "another one"));
        const KeyFile::By other = by;
        KeyFile again(keys->path());
        QVERIFY(!again.unlock(other, words.toStdString()).value() && again.unlock(other, "another one").value());
        QVERIFY(opensAll(std::shared_ptr<KeyFile>(&again, [](KeyFile*) {})));
    }

    void keyFilesOpen_data()
    {
        Rows<QString, QByteArray> row;
        row("open", "keys-2", QByteArray());
        row("pin", "keys-2-pin", QByteArray(pin));
        row("passphrase and pin", "keys-2-both", QByteArray(passphrase));
    }
    /// Those of the second format open everything and stay as they are.
    void keyFilesOpen()
    {
        const auto [name, words] = rowOf<QString, QByteArray>();
        const GoldenKeys golden(name.toStdString());
        const auto& keys = golden.file();
        QCOMPARE(keys->locked(), !words.isEmpty());
        if (!words.isEmpty()) {
            QCOMPARE(codeOf(opened(std::make_shared<std::string>(stored("own-key.demeter")), keys)), QString("key-locked"));
            QVERIFY(!keys->unlock(*keys->opensBy(), "000000").value());
            QVERIFY(keys->unlock(*keys->opensBy(), words.toStdString()).value());
        }
        QVERIFY(opensAll(keys));
        if (name == "keys-2-both")
            QVERIFY(keys->unlock(KeyFile::By::Pin, pin).value() && !keys->unlock(KeyFile::By::Pin, "000000").value());
        QVERIFY(wholeFile(keys->path()) == stored(name.toStdString()));
    }

    /// A PIN beside a passphrase has opened the file so far. Now only the passphrase does, and the PIN is for the screen; the file is
    /// carried over once both were said.
    void oldKeyFileWithBoth()
    {
        const GoldenKeys golden("keys-wrapped");
        const auto& keys = golden.file();
        const std::string before = wholeFile(keys->path());
        QVERIFY(!before.contains(wholeFile(folder + "keys").substr(40, 20)));
        QVERIFY(keys->locked() && keys->opensBy() == KeyFile::By::Passphrase && keys->isSet(KeyFile::By::Pin));
        QVERIFY(!keys->unlock(KeyFile::By::Pin, pin).value() && keys->locked());
        QVERIFY(keys->unlock(KeyFile::By::Passphrase, passphrase).value());
        QVERIFY(opensAll(keys) && keys->isSet(KeyFile::By::Pin));
        QCOMPARE(wholeFile(keys->path()), before);
        QVERIFY(!keys->unlock(KeyFile::By::Pin, "000000").value());
        QCOMPARE(wholeFile(keys->path()), before);
        QVERIFY(keys->unlock(KeyFile::By::Pin, pin).value());
        QVERIFY(wholeFile(keys->path()).starts_with("{\"format\":\"demeter-keys/2\",\"by\":\"passphrase\","));
        QVERIFY(opensAll(keys));
        const auto again = std::make_shared<KeyFile>(keys->path());
        QVERIFY(!again->unlock(KeyFile::By::Pin, pin).value());
        QVERIFY(again->unlock(KeyFile::By::Passphrase, passphrase).value() && opensAll(again));
        QVERIFY(again->unlock(KeyFile::By::Pin, pin).value() && !again->unlock(KeyFile::By::Pin, "000000").value());
    }

    /// Where nothing can be written an old file opens as before.
    void oldKeyFileThatCannotBeWritten()
    {
        const FailingFiles files;
        const std::shared_ptr<KeyFile> keys = oldKeys("pin", files);
        const std::string before = wholeFile(keys->path());
        files.mishaps().room = 10;
        const auto unlocked = keys->unlock(KeyFile::By::Pin, pin);
        QCOMPARE(files.mishaps().room, std::optional<std::size_t>(0)); // it was tried
        QVERIFY(unlocked && *unlocked && opensAll(keys));
        QCOMPARE(wholeFile(keys->path()), before);
        QCOMPARE(keys->existingKeysOf({})->size(), std::size_t{1});
    }

    void isWrittenAlike_data()
    {
        QTest::addColumn<QString>("name");
        for (const Making& making : makings())
            if (making.inOrder && making.goesOn.empty())
                QTest::newRow(making.name.c_str()) << QString::fromStdString(making.name);
    }
    /// The same steps, with the same key and nonces, give the same bytes.
    void isWrittenAlike()
    {
        QFETCH(QString, name);
        const std::string then = stored(name.toStdString() + ".demeter");
        const auto old = opened(std::make_shared<std::string>(then), keys_->file());
        QVERIFY(old);
        const auto reveal = readReveal(old->record.reveal().value());
        QVERIFY(reveal);
        const RecordHeader& header = old->record.header();
        const std::string first = then.substr(0, then.find('\n') + 1);
        const bool ownKey =
            splitFirst(readOuterLine(std::string_view(first).substr(0, first.size() - 1), 0, firstHead)->hidden).key.has_value();
        QCOMPARE(ownKey, name == "own-key" || name == "whole");
        const std::shared_ptr<KeyRing> keys = ownKey ? keys_->file() : keyOfThen();
        KnownChance known;
        const auto begun = std::make_shared<std::string>();
        QVERIFY(Record::create(std::make_unique<MemoryDevice>(begun), header, Recorded::rulesOf(header, {boards(), catalogue()}).value(),
                               keys));
        QVERIFY(beginsAlike(*begun, then));
        const std::uint64_t place = known.place();
        const auto bytes = std::make_shared<std::string>(first); // with the rulings that were there
        auto record = opened(bytes, keys);
        QVERIFY(record);
        known.goTo(place);
        const std::string difference = writtenAgain(record->record, *reveal, *bytes, then);
        QVERIFY2(difference.empty(), difference.c_str());
        QVERIFY(*bytes == then);
    }
};

DEMETER_TEST(TestGoldenRecords)
#include "test_golden_records.moc"
