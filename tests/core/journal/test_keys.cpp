// The key file: who may read it, what opens it, what each change of PIN and passphrase does, and what is left if something fails.
#include "tests/core/journal/journal_support.h"

#include "core/journal/key_file.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <csignal>
#include <functional>

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

using By = KeyFile::By;

/// What the words cost does not matter here.
constexpr WordsCost quick{1, 8192};

std::vector<std::uint8_t> bytesOf(const SealKey& key)
{
    return {key.bytes().begin(), key.bytes().end()};
}
std::vector<std::uint8_t> bytesOf(const std::expected<SealKey, Fault>& key)
{
    return key ? bytesOf(*key) : std::vector<std::uint8_t>();
}

QString codeOf(const auto& result)
{
    return result ? QString() : QString::fromStdString(result.error().code);
}

/// A game as far as its key goes.
struct KeptGame {
    GameId id{};
    WrappedKey wrapped{};
    std::vector<std::uint8_t> key;
};
KeptGame begin(KeyFile& keys, std::uint8_t id)
{
    KeptGame game{{id}, {}, {}};
    if (const auto made = keys.newKey(game.id); made && made->wrapped) {
        game.wrapped = *made->wrapped;
        game.key = bytesOf(made->key);
    }
    return game;
}
bool opens(KeyFile& keys, const KeptGame& game)
{
    return game.key.size() == SealKey::size && bytesOf(keys.openKey(game.id, game.wrapped)) == game.key;
}

} // namespace

class TestKeyFile : public QObject {
    Q_OBJECT

private:
    QTemporaryDir folder_;
    int number_ = 0;
    std::string path_;

    static mode_t modeOf(const std::string& path)
    {
        struct stat status {};
        return ::stat(path.c_str(), &status) == 0 ? status.st_mode & 0777 : 0;
    }
    QDir around() const { return QFileInfo(QString::fromStdString(path_)).absoluteDir(); }
    void put(std::string_view content) const
    {
        QVERIFY(QDir().mkpath(around().path()));
        std::ofstream(path_, std::ios::binary | std::ios::trunc).write(content.data(), static_cast<std::streamsize>(content.size()));
        QCOMPARE(::chmod(path_.c_str(), 0600), 0);
    }
    /// A copy of the file as it is now, as somebody may have taken it.
    std::string copied(const char* name) const
    {
        const std::string copy = path_ + '-' + name;
        std::ofstream(copy, std::ios::binary) << wholeFile(path_);
        return copy;
    }

private slots:
    void init()
    {
        QVERIFY(folder_.isValid());
        path_ = folder_.filePath(QString::number(++number_)).toStdString() + "/keys";
    }

    void madeWhenFirstNeeded()
    {
        KeyFile keys(path_, quick);
        QVERIFY(!keys.locked() && !keys.opensBy() && !keys.isSet(By::Pin));
        QVERIFY(!QFile::exists(QString::fromStdString(path_)));
        const auto key = bytesOf(keys.keyOf({}));
        QCOMPARE(key.size(), std::size_t{32});
        QCOMPARE(modeOf(path_), mode_t{0600});
        QCOMPARE(modeOf(around().path().toStdString()), mode_t{0700});
        QVERIFY(!keys.locked() && !keys.opensBy() && !keys.isSet(By::Pin));
        // The same in another program, another one for another game.
        KeyFile again(path_, quick);
        QVERIFY(bytesOf(again.keyOf({})) == key);
        QVERIFY(bytesOf(again.keyOf(GameId{1})) != key);
        // The file holds the master key, never that of a game.
        QVERIFY(wholeFile(path_).starts_with("{\"format\":\"demeter-keys/2\",\"keys\":\""));
        QCOMPARE(wholeFile(path_).size(), std::string("{\"format\":\"demeter-keys/2\",\"keys\":\"\"}\n").size() + 44);
    }

    /// It is random, and nobody without the master key gets it out of what the game keeps.
    void everyGameHasItsOwnKey()
    {
        KeyFile keys(path_, quick);
        const KeptGame first = begin(keys, 1), second = begin(keys, 1);
        QVERIFY(opens(keys, first) && opens(keys, second));
        QVERIFY2(first.key != second.key, "the same game, but another time");
        QVERIFY(first.key != bytesOf(keys.keyOf(first.id)));
        KeyFile again(path_, quick);
        QVERIFY(opens(again, first) && opens(again, second));
        // That of another game, a changed one, another device.
        QCOMPARE(codeOf(keys.openKey(GameId{2}, first.wrapped)), QString("key-foreign"));
        for (std::size_t i = 0; i < first.wrapped.size(); ++i) {
            WrappedKey changed = first.wrapped;
            changed[i] ^= 0x10;
            QCOMPARE(codeOf(keys.openKey(first.id, changed)), QString("key-foreign"));
        }
        KeyFile other(path_ + "-other", quick);
        QVERIFY(other.keyOf({}));
        QCOMPARE(codeOf(other.openKey(first.id, first.wrapped)), QString("key-foreign"));
        // The file stays as it is: a copy of it opens games that were begun after it was made.
        const std::string copy = copied("copy");
        const KeptGame later = begin(keys, 3);
        KeyFile old(copy, quick);
        QVERIFY(opens(old, later));
        QCOMPARE(wholeFile(copy), wholeFile(path_));
    }

    void rightsAreTakenBack()
    {
        KeyFile keys(path_, quick);
        QVERIFY(keys.keyOf({}));
        QVERIFY(!keys.wasOpenToOthers());
        QCOMPARE(::chmod(path_.c_str(), 0644), 0);
        KeyFile again(path_, quick);
        QVERIFY(again.keyOf({}));
        QVERIFY(again.wasOpenToOthers()); // and somebody can be told
        QCOMPARE(modeOf(path_), mode_t{0600});
    }

    /// Whoever only reads has no use for a key that is new.
    void readersMakeNoFile()
    {
        KeyFile keys(path_, quick);
        QCOMPARE(codeOf(keys.existingKeysOf({})), QString("key-foreign"));
        QCOMPARE(codeOf(keys.openKey({}, {})), QString("key-foreign"));
        const auto bytes = std::make_shared<std::string>(gameOf(6));
        const auto opened =
            Record::open(std::make_unique<MemoryDevice>(bytes), {boards(), rules().cards}, std::make_shared<KeyFile>(path_));
        QCOMPARE(codeOf(opened), QString("key-foreign"));
        QVERIFY(!QFile::exists(QString::fromStdString(path_)));
        const auto key = bytesOf(keys.keyOf({}));
        KeyFile again(path_, quick);
        const auto existing = again.existingKeysOf({});
        QVERIFY(existing && existing->size() == 1 && !key.empty());
        QVERIFY(bytesOf(existing->front()) == key);
    }

    /// It is not damaged, and a copy of an older one would only take its place.
    void fileOfANewerVersion()
    {
        for (const char* text : {"{\"format\":\"demeter-keys/3\",\"keys\":[]}\n", "{\"format\":\"demeter-keys/3\"}"}) {
            put(text);
            KeyFile keys(path_, quick);
            const auto refused = keys.keyOf({});
            QVERIFY(!refused && !keys.existingKeysOf({}));
            QCOMPARE(refused.error().code, "key-format");
            QCOMPARE(refused.error().arguments, std::vector<std::string>{"demeter-keys/3"});
            QVERIFY(!keys.locked() && !keys.set(By::Pin, "271828"));
            QCOMPARE(wholeFile(path_), std::string(text));
        }
    }

    void wordsOpenIt_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("pin") << int(By::Pin);
        QTest::newRow("passphrase") << int(By::Passphrase);
    }
    void wordsOpenIt()
    {
        QFETCH(int, kind);
        const By by = static_cast<By>(kind);
        const std::string words = by == By::Pin ? "271828" : "słoń w składzie";
        KeyFile keys(path_, quick);
        const KeptGame game = begin(keys, 1);
        const std::string open = wholeFile(path_);
        QVERIFY(keys.set(by, words));
        QCOMPARE(modeOf(path_), mode_t{0600});
        QVERIFY(!wholeFile(path_).contains(open.substr(open.find("\"keys\":\"") + 8, 40)));
        QVERIFY(!keys.locked() && keys.isSet(by) && keys.opensBy() == by); // whoever set it is in
        QVERIFY(opens(keys, game));

        KeyFile other(path_, quick);
        QVERIFY(other.locked() && other.isSet(by) && other.opensBy() == by);
        for (const auto& code : {codeOf(other.keyOf({})), codeOf(other.newKey({})), codeOf(other.existingKeysOf({})),
                                 codeOf(other.openKey(game.id, game.wrapped)), codeOf(other.set(by, "000000")), codeOf(other.remove(by))})
            QCOMPARE(code, QString("key-locked"));
        for (const std::string& wrong : {std::string("271829"), std::string(), words + "0"}) {
            const auto tried = other.unlock(by, wrong);
            QVERIFY(tried && !*tried && other.locked());
        }
        QVERIFY2(!other.unlock(by == By::Pin ? By::Passphrase : By::Pin, words).value(), "there are no such words");
        QVERIFY(other.unlock(by, words).value() && !other.locked());
        QVERIFY(opens(other, game));
        // Asked again, as for the screen.
        QVERIFY(other.unlock(by, words).value() && !other.unlock(by, "271829").value() && !other.locked());
        // New words take the place of the old ones.
        QVERIFY(other.set(by, "314159 or so"));
        KeyFile changed(path_, quick);
        QVERIFY(!changed.unlock(by, words).value());
        QVERIFY(changed.unlock(by, "314159 or so").value());
        QVERIFY(opens(changed, game));
        // Without any words it lies open again.
        QVERIFY(changed.remove(by));
        KeyFile none(path_, quick);
        QVERIFY(!none.locked() && !none.opensBy() && opens(none, game));
    }

    /// Whoever has taken a copy, and knows its words, reads what was begun until the next change, and nothing that is begun after it.
    void everyChangeIsForGamesToCome()
    {
        struct Stage {
            const char* name;
            std::function<std::expected<void, Fault>(KeyFile&)> change;
            std::optional<std::pair<By, std::string>> words;
        };
        const std::vector<Stage> stages{
            {"open", [](KeyFile& keys) { return keys.keyOf({}) ? std::expected<void, Fault>() : std::unexpected(Fault{}); }, {}},
            {"pin", [](KeyFile& keys) { return keys.set(By::Pin, "1111"); }, {{By::Pin, "1111"}}},
            {"another pin", [](KeyFile& keys) { return keys.set(By::Pin, "2222"); }, {{By::Pin, "2222"}}},
            {"the same pin", [](KeyFile& keys) { return keys.set(By::Pin, "2222"); }, {{By::Pin, "2222"}}},
            {"passphrase", [](KeyFile& keys) { return keys.set(By::Passphrase, "a horse"); }, {{By::Passphrase, "a horse"}}},
            {"a third pin", [](KeyFile& keys) { return keys.set(By::Pin, "3333"); }, {{By::Passphrase, "a horse"}}},
            {"another passphrase", [](KeyFile& keys) { return keys.set(By::Passphrase, "no horse"); }, {{By::Passphrase, "no horse"}}},
            {"no passphrase", [](KeyFile& keys) { return keys.remove(By::Passphrase); }, {{By::Pin, "3333"}}},
            {"no pin", [](KeyFile& keys) { return keys.remove(By::Pin); }, {}}};
        std::vector<KeptGame> games;
        std::vector<std::vector<std::uint8_t>> older; // of games that keep no key
        std::vector<std::string> copies;
        for (const Stage& stage : stages) {
            KeyFile keys(path_, quick);
            if (keys.locked()) {
                const auto& [by, words] = *stages[games.size() - 1].words;
                QVERIFY2(keys.unlock(by, words).value_or(false), stage.name);
            }
            QVERIFY2(stage.change(keys), stage.name);
            games.push_back(begin(keys, static_cast<std::uint8_t>(games.size())));
            older.push_back(bytesOf(keys.keyOf(GameId{99})));
            copies.push_back(copied(stage.name));
        }
        for (std::size_t at = 0; at < stages.size(); ++at) {
            KeyFile keys(copies[at], quick);
            if (stages[at].words)
                QVERIFY2(keys.unlock(stages[at].words->first, stages[at].words->second).value_or(false), stages[at].name);
            const auto existing = keys.existingKeysOf(GameId{99});
            QVERIFY(existing && existing->size() == at + 1);
            for (std::size_t game = 0; game < games.size(); ++game) {
                const QByteArray what = QByteArray(stages[at].name) + " opens " + stages[game].name;
                QVERIFY2(opens(keys, games[game]) == (game <= at), what.constData());
                const bool among = std::ranges::any_of(*existing, [&](const SealKey& key) { return bytesOf(key) == older[game]; });
                QVERIFY2(among == (game <= at), what.constData());
            }
            QVERIFY2(bytesOf(existing->front()) == older[at], "the newest first");
        }
    }

    /// Where there is a passphrase the PIN opens nothing, and what is kept of it is sealed: there is nothing to try PINs on.
    void pinBesideAPassphraseIsForTheScreen()
    {
        KeyFile keys(path_, quick);
        QVERIFY(keys.set(By::Pin, "271828") && keys.set(By::Passphrase, "a long horse"));
        QVERIFY(keys.opensBy() == By::Passphrase && keys.isSet(By::Pin) && keys.isSet(By::Passphrase));
        const KeptGame game = begin(keys, 1);
        QVERIFY(!wholeFile(path_).contains("\"pin\""));
        {
            KeyFile other(path_, quick);
            QVERIFY(other.locked() && other.opensBy() == By::Passphrase && !other.isSet(By::Pin));
            QVERIFY(!other.stretchingOf(By::Pin));
            QVERIFY(!other.unlock(By::Pin, "271828").value() && other.locked());
            // Nor do its words as the other kind.
            QVERIFY(!other.unlock(By::Passphrase, "271828").value() && other.locked());
            QVERIFY(other.unlock(By::Passphrase, "a long horse").value());
            QVERIFY(other.isSet(By::Pin) && other.unlock(By::Pin, "271828").value() && !other.unlock(By::Pin, "271829").value());
            QVERIFY(opens(other, game));
            // Another PIN, with the passphrase as it was.
            QVERIFY(other.set(By::Pin, "314159"));
        }
        {
            KeyFile other(path_, quick);
            QVERIFY(!other.unlock(By::Pin, "314159").value());
            QVERIFY(other.unlock(By::Passphrase, "a long horse").value());
            QVERIFY(!other.unlock(By::Pin, "271828").value() && other.unlock(By::Pin, "314159").value());
            // Without the passphrase the PIN opens the file again, though nobody has typed it now.
            QVERIFY(other.remove(By::Passphrase));
        }
        {
            KeyFile other(path_, quick);
            QVERIFY(other.opensBy() == By::Pin && !other.unlock(By::Passphrase, "a long horse").value());
            QVERIFY(other.unlock(By::Pin, "314159").value() && opens(other, game));
            QVERIFY(other.set(By::Passphrase, "a long horse") && other.remove(By::Pin));
        }
        KeyFile other(path_, quick);
        QVERIFY(other.unlock(By::Passphrase, "a long horse").value() && !other.isSet(By::Pin));
        QVERIFY(!other.unlock(By::Pin, "314159").value() && opens(other, game));
    }

    /// Whoever puts another file there while the program runs gets neither around the PIN nor anything lost.
    void anotherFileInItsPlace()
    {
        KeyFile keys(path_, quick);
        QVERIFY(keys.set(By::Pin, "271828"));
        const KeptGame game = begin(keys, 1);
        const std::string own = wholeFile(path_);
        KeyFile stranger(path_ + "-other", quick);
        QVERIFY(stranger.keyOf({}));
        const std::string lying = wholeFile(stranger.path());
        QVERIFY(stranger.set(By::Pin, "0000"));
        for (const std::string& other : {lying, wholeFile(stranger.path()), std::string("noise"), std::string()}) {
            put(other);
            QVERIFY(!keys.locked() && keys.isSet(By::Pin) && keys.opensBy() == By::Pin);
            QVERIFY(!keys.unlock(By::Pin, "0000").value() && keys.unlock(By::Pin, "271828").value());
            QVERIFY2(opens(keys, game), "what is open goes on");
            // But nothing begins under a key that is not in the file, and nothing is written over it.
            const QString code = other.size() > 5 ? "key-changed" : "key-form";
            QCOMPARE(codeOf(keys.newKey({})), code);
            QCOMPARE(codeOf(keys.keyOf({})), code);
            QCOMPARE(codeOf(keys.set(By::Passphrase, "a long horse")), code);
            QCOMPARE(codeOf(keys.remove(By::Pin)), code);
            QCOMPARE(wholeFile(path_), other);
        }
        put(own);
        QVERIFY(opens(keys, begin(keys, 2)));
        // None at all: it is written again before a game begins, and the words are still asked for.
        QCOMPARE(::unlink(path_.c_str()), 0);
        QVERIFY(opens(keys, game) && keys.isSet(By::Pin));
        const KeptGame after = begin(keys, 3);
        KeyFile again(path_, quick);
        QVERIFY(again.locked() && again.unlock(By::Pin, "271828").value());
        QVERIFY(opens(again, game) && opens(again, after));
    }

    /// Two windows: what the other one writes under the same words is taken up, so that neither writes over what the other has made.
    void twoWindows()
    {
        KeyFile one(path_, quick);
        const KeptGame before = begin(one, 1);
        KeyFile two(path_, quick);
        QVERIFY(opens(two, before));
        QVERIFY(one.set(By::Passphrase, "a long horse"));
        const KeptGame during = begin(one, 2);
        // The other one has known no words so far, and has to be told these.
        QVERIFY(!two.locked() && opens(two, before));
        QCOMPARE(codeOf(two.newKey({})), QString("key-changed"));
        QCOMPARE(codeOf(two.set(By::Pin, "1111")), QString("key-changed"));
        KeyFile three(path_, quick);
        QVERIFY(three.unlock(By::Passphrase, "a long horse").value() && opens(three, during));
        // It and the first one know the same.
        QVERIFY(three.set(By::Pin, "1111"));
        const KeptGame after = begin(three, 3);
        QVERIFY(opens(one, after) && one.isSet(By::Pin) && one.unlock(By::Pin, "1111").value());
        QVERIFY(one.set(By::Pin, "2222"));
        QVERIFY(opens(three, begin(one, 4)) && three.unlock(By::Pin, "2222").value());
    }

    void damaged_data()
    {
        QTest::addColumn<QByteArray>("content");
        const QByteArray salt = QByteArray(22, 'A') + "==";
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("noise") << QByteArray("\xff\x01{");
        QTest::newRow("another format") << QByteArray(R"({"format":"demeter-game/3","key":"AAAA"})");
        QTest::newRow("old, key too short") << QByteArray(R"({"format":"demeter-keys/1","key":"AAAA"})");
        QTest::newRow("old, two keys") << QByteArray(R"({"format":"demeter-keys/1","key":")") + QByteArray(86, 'A') + "==\"}\n";
        QTest::newRow("old, no wraps") << QByteArray(R"({"format":"demeter-keys/1","wrapped":[]})");
        QTest::newRow("old, wrap of nothing") << QByteArray(R"({"format":"demeter-keys/1","wrapped":[{}]})");
        QTest::newRow("no keys") << QByteArray("{\"format\":\"demeter-keys/2\",\"keys\":\"\"}\n");
        QTest::newRow("no whole key") << QByteArray(R"({"format":"demeter-keys/2","keys":")") + QByteArray(44, 'A') + "\"}\n";
        QTest::newRow("too many keys") << QByteArray(R"({"format":"demeter-keys/2","keys":")") + QByteArray(1001 * 32, 'x').toBase64() +
                                              "\"}\n";
        QTest::newRow("no newline") << QByteArray(R"({"format":"demeter-keys/2","keys":")") + QByteArray(43, 'A') + "=\"}";
        const auto sealed = [&](const char* by, const char* passes, const char* memory, const QByteArray& keys) {
            return QByteArray(R"({"format":"demeter-keys/2","by":")") + by + R"(","salt":")" + salt + R"(","passes":)" + passes +
                   R"(,"memory":)" + memory + R"(,"keys":")" + keys + "\"}\n";
        };
        const QByteArray keys = QByteArray(74, 'x').toBase64();
        QTest::newRow("sealed by a face") << sealed("face", "1", "8192", keys);
        QTest::newRow("sealed for nothing") << sealed("pin", "0", "8192", keys);
        QTest::newRow("sealed for ever") << sealed("pin", "1001", "8192", keys);
        QTest::newRow("sealed with everything") << sealed("pin", "1", "1073741825", keys);
        QTest::newRow("sealed by less than nothing") << sealed("pin", "-1", "8192", keys);
        QTest::newRow("nothing sealed") << sealed("pin", "1", "8192", keys.left(96));
        QTest::newRow("very large") << QByteArray(100000, ' ');
    }
    /// A damaged key file is never replaced: a copy of it may be put back.
    void damaged()
    {
        QFETCH(QByteArray, content);
        put(content.toStdString());
        KeyFile keys(path_, quick);
        QCOMPARE(codeOf(keys.keyOf({})), QString("key-form"));
        QCOMPARE(codeOf(keys.newKey({})), QString("key-form"));
        QCOMPARE(codeOf(keys.existingKeysOf({})), QString("key-form"));
        QCOMPARE(codeOf(keys.set(By::Pin, "123456")), QString("key-form"));
        QCOMPARE(codeOf(keys.unlock(By::Pin, "123456")), QString("key-form"));
        QVERIFY(!keys.locked() && !keys.opensBy() && !keys.isSet(By::Pin));
        QVERIFY(wholeFile(path_) == content.toStdString());
    }

    /// A bit of what is sealed, and of how it is sealed, is other: it does not open, and nothing else happens.
    void changedBits()
    {
        {
            KeyFile keys(path_, quick);
            QVERIFY(keys.set(By::Passphrase, "a long horse") && keys.set(By::Pin, "1234"));
        }
        const std::string whole = wholeFile(path_);
        for (std::size_t at = 0; at + 1 < whole.size(); at += 3) {
            std::string changed = whole;
            changed[at] ^= 1;
            put(changed);
            KeyFile keys(path_, quick);
            const auto opened = keys.unlock(By::Passphrase, "a long horse");
            QVERIFY2(!opened || !*opened, std::to_string(at).c_str());
            QCOMPARE(wholeFile(path_), changed);
        }
    }

    /// Nobody has so many, and even then every game opens.
    void asManyAsThereCanBe()
    {
        put("{\"format\":\"demeter-keys/2\",\"keys\":\"" + QByteArray(1000 * 32, 'x').toBase64().toStdString() + "\"}\n");
        KeyFile keys(path_, quick);
        const KeptGame game = begin(keys, 1);
        QVERIFY(keys.set(By::Passphrase, "a long horse") && keys.set(By::Pin, "1234"));
        KeyFile again(path_, quick);
        QVERIFY(again.unlock(By::Passphrase, "a long horse").value() && opens(again, game));
        QCOMPARE(again.existingKeysOf({})->size(), std::size_t{1000});
    }

    /// A link that leads to no file is neither followed nor replaced, and nobody waits for it.
    void aLinkToNothing()
    {
        QVERIFY(QDir().mkpath(around().path()));
        const QString link = QString::fromStdString(path_);
        for (const QString& end : {QStringLiteral("/nonexistent/keys"), around().filePath("elsewhere"), link}) {
            QVERIFY(QFile::link(end, link));
            KeyFile keys(path_, quick);
            for (const auto& fault : {codeOf(keys.keyOf({})), codeOf(keys.newKey({})), codeOf(keys.set(By::Pin, "271828"))})
                QVERIFY2(fault == "key-link" || (end == link && fault == "device-failed"), qPrintable(fault));
            QCOMPARE(QFileInfo(link).symLinkTarget(), QFileInfo(end).absoluteFilePath());
            QVERIFY(end == link || !QFileInfo::exists(end));
            QVERIFY(!QFileInfo::exists(link + ".new"));
            QVERIFY(QFile::remove(link));
        }
        // Once it is gone, all is well.
        KeyFile keys(path_, quick);
        QVERIFY(keys.newKey({}));
    }

    /// What cannot be written leaves the file as it was, and the words that held still hold.
    void fullDisk()
    {
        KeyFile keys(path_, quick);
        QVERIFY(keys.set(By::Pin, "271828"));
        const KeptGame game = begin(keys, 1);
        const std::string before = wholeFile(path_);
        std::signal(SIGXFSZ, SIG_IGN);
        for (rlim_t room = 0; room < before.size(); room += 7) {
            rlimit was{};
            ::getrlimit(RLIMIT_FSIZE, &was);
            const rlimit limit{room, was.rlim_max};
            ::setrlimit(RLIMIT_FSIZE, &limit);
            const auto set = keys.set(By::Passphrase, "a long passphrase"), other = keys.set(By::Pin, "1111");
            KeyFile none(path_ + "-none", quick);
            const auto made = none.newKey({});
            ::setrlimit(RLIMIT_FSIZE, &was);
            QCOMPARE(codeOf(set), QString("device-full"));
            QCOMPARE(codeOf(other), QString("device-full"));
            QVERIFY(wholeFile(path_) == before);
            QVERIFY(keys.opensBy() == By::Pin && keys.unlock(By::Pin, "271828").value() && !keys.unlock(By::Pin, "1111").value());
            if (room < 40)
                QCOMPARE(codeOf(made), QString("device-full"));
            ::unlink(none.path().c_str());
        }
        QCOMPARE(around().entryList(QDir::Files | QDir::Hidden).size(), 1); // nothing is left beside it
        KeyFile again(path_, quick);
        QVERIFY(again.unlock(By::Pin, "271828").value() && opens(again, game));
    }

    /// A program that is ended at any moment leaves the file from before the change or from after it, and no second one.
    void killed()
    {
        // It is killed at least so often, and until enough was changed: a busy machine begins less in the same time, and is given more.
        constexpr int kills = 150, mostKills = 20 * kills;
        const std::vector<std::string> pins{"1111", "2222"};
        {
            KeyFile keys(path_, quick);
            QVERIFY(keys.set(By::Pin, pins[0]));
        }
        std::array<int, 2> ends{};
        std::vector<KeptGame> games;
        std::mt19937 random(7);
        int changes = 0;
        for (int n = 0; n < kills || (changes <= kills / 2 && n < mostKills); ++n) {
            QCOMPARE(::pipe(ends.data()), 0);
            const pid_t child = ::fork();
            QVERIFY(child >= 0);
            if (child == 0) {
                KeyFile keys(path_, quick);
                if (!keys.unlock(By::Pin, pins[0]).value_or(false) && !keys.unlock(By::Pin, pins[1]).value_or(false))
                    ::_exit(1);
                for (std::size_t at = 0;; ++at) {
                    // A game that was begun is told of only when its key is kept.
                    const KeptGame game = begin(keys, static_cast<std::uint8_t>(at));
                    if (game.key.empty() || ::write(ends[1], game.key.data(), 32) != 32 ||
                        ::write(ends[1], game.wrapped.data(), 72) != 72 || ::write(ends[1], game.id.data(), 16) != 16 ||
                        !keys.set(By::Pin, pins[at % 2]))
                        ::_exit(1);
                }
            }
            ::close(ends[1]);
            ::usleep(500 + random() % 20000);
            ::kill(child, SIGKILL);
            int status = 0;
            QCOMPARE(::waitpid(child, &status, 0), child);
            QVERIFY(WIFSIGNALED(status)); // it did not fail
            std::array<std::uint8_t, 120> told{};
            std::size_t count = 0;
            while (::read(ends[0], told.data(), told.size()) == ssize_t(told.size())) {
                KeptGame game{{}, {}, {told.begin(), told.begin() + 32}};
                std::copy_n(told.begin() + 32, 72, game.wrapped.begin());
                std::copy_n(told.begin() + 104, 16, game.id.begin());
                games.push_back(game);
                ++count;
            }
            ::close(ends[0]);
            changes += int(count);
            KeyFile keys(path_, quick);
            QVERIFY(keys.unlock(By::Pin, pins[0]).value() || keys.unlock(By::Pin, pins[1]).value());
            QCOMPARE(around().entryList(QDir::Files | QDir::Hidden).size(), 1);
            for (std::size_t at = games.size() - std::min<std::size_t>(count, games.size()); at < games.size(); ++at)
                QVERIFY(opens(keys, games[at]));
            // Not more than a file may hold, however quick the machine is.
            if (keys.existingKeysOf({})->size() > 600) {
                QVERIFY(std::ranges::all_of(games, [&](const KeptGame& game) { return opens(keys, game); }));
                games.clear();
                QCOMPARE(::unlink(path_.c_str()), 0);
                KeyFile fresh(path_, quick);
                QVERIFY(fresh.set(By::Pin, pins[0]));
            }
        }
        KeyFile keys(path_, quick);
        QVERIFY(keys.unlock(By::Pin, pins[0]).value() || keys.unlock(By::Pin, pins[1]).value());
        QVERIFY(std::ranges::all_of(games, [&](const KeptGame& game) { return opens(keys, game); }));
        qInfo("%d kills or more, %d games begun and changes made", kills, changes);
        QVERIFY(changes > kills / 2);
    }

    /// Two programs that start at the same time have one key.
    void twoAtOnce()
    {
        QVERIFY(QDir().mkpath(around().path()));
        std::array<int, 2> ends{};
        QCOMPARE(::pipe(ends.data()), 0);
        constexpr int children = 8;
        for (int n = 0; n < children; ++n)
            if (::fork() == 0) {
                KeyFile keys(path_, quick);
                const auto key = bytesOf(keys.keyOf({}));
                ::_exit(key.size() == 32 && ::write(ends[1], key.data(), key.size()) == 32 ? 0 : 1);
            }
        ::close(ends[1]);
        KeyFile keys(path_, quick);
        std::vector<std::uint8_t> expected, found(32);
        for (int n = 0; n < children; ++n) {
            QCOMPARE(::read(ends[0], found.data(), found.size()), ssize_t{32});
            if (expected.empty())
                expected = found;
            QVERIFY(found == expected);
        }
        ::close(ends[0]);
        while (::wait(nullptr) > 0) {
        }
        QVERIFY(bytesOf(keys.keyOf({})) == expected);
    }

    /// Programs that change it at the same time lose nothing of one another: one does it, the others are told and try again.
    void changedAtOnce()
    {
        {
            KeyFile keys(path_, quick);
            QVERIFY(keys.set(By::Passphrase, "a long horse"));
        }
        const std::size_t before = 2; // made, and changed
        constexpr int children = 6, rounds = 15;
        std::vector<pid_t> all;
        for (int n = 0; n < children; ++n) {
            const pid_t child = ::fork();
            if (child == 0) {
                KeyFile keys(path_, quick);
                if (!keys.unlock(By::Passphrase, "a long horse").value_or(false))
                    ::_exit(1);
                int done = 0;
                for (int tries = 0; done < rounds && tries < 5000; ++tries) {
                    const auto changed = keys.set(By::Pin, "1234");
                    if (!changed && changed.error().code != "key-changed")
                        ::_exit(2);
                    done += changed ? 1 : 0;
                }
                ::_exit(done == rounds ? 0 : 3);
            }
            all.push_back(child);
        }
        for (const pid_t child : all) {
            int status = 0;
            QCOMPARE(::waitpid(child, &status, 0), child);
            QVERIFY(WIFEXITED(status));
            QCOMPARE(WEXITSTATUS(status), 0);
        }
        KeyFile keys(path_, quick);
        QVERIFY(keys.unlock(By::Passphrase, "a long horse").value());
        QCOMPARE(keys.existingKeysOf({})->size(), before + children * rounds);
    }

    /// The key's memory is locked and kept out of core dumps, as far as the platform lets us; and nothing prints it.
    void memoryIsGuarded()
    {
        KeyFile keys(path_, quick);
        const auto key = keys.keyOf({});
        QVERIFY(key);
        const auto address = reinterpret_cast<std::uintptr_t>(key->bytes().data());
        std::ifstream maps("/proc/self/smaps");
        std::string line, flags;
        bool here = false;
        while (std::getline(maps, line)) {
            unsigned long from = 0, to = 0;
            if (std::sscanf(line.c_str(), "%lx-%lx ", &from, &to) == 2)
                here = from <= address && address < to;
            else if (here && line.starts_with("VmFlags:"))
                flags = line + ' ';
        }
        QVERIFY2(flags.find(" dd ") != std::string::npos, flags.c_str()); // not dumped
#ifndef DEMETER_SANITIZED                                                 // AddressSanitizer makes nothing of mlock
        rlimit limit{};
        ::getrlimit(RLIMIT_MEMLOCK, &limit);
        if (limit.rlim_cur >= 65536)
            QVERIFY2(flags.find(" lo ") != std::string::npos, flags.c_str()); // not swapped
#endif
        QVERIFY2(flags.find(" wr ") == std::string::npos, flags.c_str()); // read-only
    }

    /// A record without its key says so, and nothing in it is taken for damage.
    void wrongKey()
    {
        const auto bytes = std::make_shared<std::string>(gameOf(6));
        const std::string before = *bytes;
        const auto foreign = std::make_shared<KeyFile>(path_, quick);
        const auto open = [&](const std::shared_ptr<KeyRing>& keys) {
            return Record::open(std::make_unique<MemoryDevice>(bytes), {boards(), rules().cards}, keys);
        };
        QVERIFY(foreign->keyOf({}));
        QCOMPARE(codeOf(open(foreign)), QString("key-foreign"));
        QVERIFY(foreign->set(By::Pin, "1234"));
        QCOMPARE(codeOf(open(std::make_shared<KeyFile>(path_, quick))), QString("key-locked"));
        QCOMPARE(codeOf(open(nullptr)), QString("key-locked"));
        QVERIFY(*bytes == before);
        // Nor does a game begin that could not be sealed.
        const auto empty = std::make_shared<std::string>();
        const auto begun = [&](const std::shared_ptr<KeyRing>& keys) {
            return Record::create(std::make_unique<MemoryDevice>(empty), header(), rules(), keys);
        };
        QCOMPARE(codeOf(begun(std::make_shared<KeyFile>(path_, quick))), QString("key-locked"));
        QCOMPARE(codeOf(begun(nullptr)), QString("key-locked"));
        QVERIFY(empty->empty());
    }

    /// A game keeps its key in its first line, and opens with it through every change of the words; nothing else of a game tells of it.
    void recordKeepsItsKey()
    {
        const auto keys = std::make_shared<KeyFile>(path_, quick);
        const auto bytes = std::make_shared<std::string>();
        std::mt19937_64 random(3);
        std::string reveal;
        {
            auto record = Record::create(std::make_unique<MemoryDevice>(bytes), header(), rules(), keys);
            QVERIFY(record);
            playTo(*record, 8, random);
            reveal = record->reveal().value();
        }
        const std::vector<std::string> lines = linesOf(*bytes);
        const auto sealedSize = [&](std::size_t n) {
            const std::size_t at = lines[n].find("\"hidden\":\"") + 10;
            return lines[n].find('"', at) - at;
        };
        QCOMPARE(sealedSize(0), sealedSize(1) + 96);
        QCOMPARE(sealedSize(1), std::size_t{736});
        QVERIFY(keys->set(By::Pin, "1234") && keys->set(By::Passphrase, "a long horse"));
        const auto again = std::make_shared<KeyFile>(path_, quick);
        const auto open = [&](const std::shared_ptr<std::string>& content) {
            return Record::open(std::make_unique<MemoryDevice>(content), {boards(), rules().cards}, again);
        };
        QCOMPARE(codeOf(open(bytes)), QString("key-locked"));
        QVERIFY(again->unlock(By::Passphrase, "a long horse").value());
        {
            auto opened = open(bytes);
            QVERIFY(opened && opened->notices.empty());
            QCOMPARE(opened->record.reveal().value(), reveal);
            playTo(opened->record, 12, random);
        }
        QVERIFY(open(bytes) && open(bytes)->record.lines() == 12);
        // The kept key of one game does not open another one, which looks the same outside.
        auto other = std::make_shared<std::string>();
        QVERIFY(Record::create(std::make_unique<MemoryDevice>(other), header(), rules(), again));
        std::string mixed = linesOf(*other)[0];
        const std::size_t at = mixed.find("\"hidden\":\"") + 10;
        mixed.replace(at, 96, lines[0].substr(lines[0].find("\"hidden\":\"") + 10, 96));
        QCOMPARE(codeOf(open(std::make_shared<std::string>(mixed + '\n'))), QString("key-foreign"));
        QVERIFY(open(other));
    }
};

DEMETER_TEST(TestKeyFile)
#include "test_keys.moc"
