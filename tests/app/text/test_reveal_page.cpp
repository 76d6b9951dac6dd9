// The page of a revealed game, as far as it can be judged without a browser; tests/page opens it in one.
#include "app/fury3e/text/built_in_cards.h"
#include "app/fury3e/text/hunt_words.h"
#include "app/text/in_language.h"
#include "app/text/resources.h"
#include "app/text/reveal_files.h"
#include "app/text/verifier.h"
#include "core/fury3e/record/recorded.h"
#include "core/fury3e/view/hunt.h"
#include "core/journal/key_file.h"
#include "core/journal/keys.h"
#include "core/map/board_file.h"
#include "tests/core/journal/journal_support.h"
#include "tests/support/golden_games.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

const QByteArray dataStart = "<script type=\"application/json\" id=\"data\">";

struct Revealed {
    std::string text;
    QByteArray page;
    std::optional<Record> record;
};

const Revealed& revealed()
{
    static const Revealed made = [] {
        Revealed result;
        result.record = goldenGame("influence", std::make_unique<MemoryDevice>(std::make_shared<std::string>()));
        result.text = result.record->reveal().value();
        // The name puts what no text in a script may have before the browser.
        result.page = revealPage(result.text, "Golden <!--<script>", {}).value();
        return result;
    }();
    return made;
}

QJsonObject dataOf(const QByteArray& page)
{
    const auto begin = page.indexOf(dataStart) + dataStart.size();
    return QJsonDocument::fromJson(page.mid(begin, page.indexOf("</script>", begin) - begin)).object();
}

/// The hunt as the program tells it.
/// The hunt in words, as the program's screen has them.
QJsonObject huntWordsJson(const Record& record, const WholeHunt& hunt, Language language)
{
    const InLanguage in(language);
    const Sentences sentences(record.ruleset().board, record.ruleset().cards, language);
    const HuntPlayed played = huntPlayed(record.header());
    QJsonArray beats, rows;
    for (std::size_t beat = 0; beat < hunt.beats.size(); ++beat) {
        const BeatWords words = beatWords(hunt, beat, sentences);
        QJsonArray more;
        for (const BeatWords::Line& line : words.more)
            more.append(line.text);
        beats.append(QJsonArray{words.round, words.way, more});
    }
    for (const HuntRow& row : huntRows(hunt, sentences))
        rows.append(QJsonArray{row.number, row.word, row.more});
    return {{"title", huntName(played, language)},
            {"players", huntPlayers(played)},
            {"beats", beats},
            {"rows", rows},
            {"length", QJsonArray{huntSeconds(40), huntLength(40)}},
            {"won", huntTitle(hunt.seen)},
            {"why", huntReason(hunt.seen, sentences)}};
}

QJsonObject huntJson(const Record& record)
{
    std::vector<const GameState*> states;
    for (std::size_t cursor = 0; cursor <= record.cursor(); ++cursor)
        states.push_back(&record.stateAt(cursor));
    const WholeHunt hunt = wholeHunt(record.ruleset(), record.publicLog(), states);
    const auto id = [&](LocationId place) { return QString::fromStdString((*record.ruleset().board)[place].id); };
    QJsonArray beats, damage;
    for (const WholeHunt::Beat& beat : hunt.beats)
        beats.append(QJsonArray{id(beat.place), beat.moved, beat.round, beat.seen ? QJsonValue(*beat.seen) : QJsonValue()});
    for (const int each : hunt.seen.damageBy)
        damage.append(each);
    QJsonObject words;
    for (std::size_t n = 0; n < languageCount; ++n)
        words[QString::fromUtf8(languageCodes[n].data(), qsizetype(languageCodes[n].size()))] =
            huntWordsJson(record, hunt, static_cast<Language>(n));
    return {{"words", words},
            {"beats", beats},
            {"bites", hunt.seen.bites},
            {"times", hunt.timesClosest},
            {"damage", damage},
            {"unseen", hunt.seen.unseen},
            {"longest", hunt.seen.longest.rounds},
            {"defeats", static_cast<int>(hunt.seen.defeats.size())},
            {"places", hunt.places},
            {"closest", hunt.closest ? hunt.closest->steps : 0},
            {"nearest", hunt.closest ? id(hunt.closest->place) : QString()},
            {"why", static_cast<int>(hunt.seen.end.why)},
            {"where", hunt.seen.end.place ? id(*hunt.seen.end.place) : QString()},
            {"decided", hunt.seen.decided ? static_cast<int>(hunt.seen.decided->index()) : -1}};
}

} // namespace

class TestRevealPage : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initTextResources(); }

    void wholeAndSmall()
    {
        const QByteArray& page = revealed().page;
        QVERIFY(page.startsWith("<!DOCTYPE html>"));
        QVERIFY2(page.size() < 1'500'000, qPrintable(QString::number(page.size())));
        for (const char* marker : {"/*{", "{data}"})
            QVERIFY2(!page.contains(marker), marker);
        QVERIFY(page.contains("demeterProof"));
        // What it could ask of the network, its own policy forbids; nothing in it tries.
        QVERIFY(page.contains("default-src 'none'"));
        for (const char* outside : {"src=\"http", "href=\"http", "url(http", "fetch(", "XMLHttpRequest", "WebSocket", "import("})
            QVERIFY2(!page.contains(outside), outside);
        qInfo("%lld bytes for %llu lines", static_cast<long long>(page.size()),
              static_cast<unsigned long long>(revealed().record->lines()));
    }

    void everythingIsInIt()
    {
        const QJsonObject data = dataOf(revealed().page);
        QCOMPARE(data.keys(), (QStringList{"name", "reveal"}));
        QCOMPARE(data["reveal"].toString().toStdString(), revealed().text);
        QCOMPARE(data["name"].toString(), QString("Golden <!--<script>"));
    }

    /// Anybody can take the game out of a page and compare the rest with the verifier's hash.
    void isTheVerifierWithAGame()
    {
        QByteArray page = revealed().page;
        const auto begin = page.indexOf(dataStart) + dataStart.size();
        page.replace(begin, page.indexOf("</script>", begin) - begin, "null");
        QCOMPARE(page, verifierPage());
        QCOMPARE(QCryptographicHash::hash(page, QCryptographicHash::Sha256).toHex(), verifierHash());
    }

    /// A board of the game's own lies in the record, and so in the page; in an older record it lies beside it, and goes with the page.
    void ownBoard()
    {
        const QTemporaryDir folder;
        const std::string text = wholeFile(DEMETER_SOURCE_DIR "/resources/boards/fury-3e.json");
        RecordHeader start = header();
        start.board = boardFileName(text);
        const auto played = [](const RecordHeader& how) {
            return Record::create(std::make_unique<MemoryDevice>(std::make_shared<std::string>()), how, rules(), testKeys());
        };
        const auto older = played(start);
        QVERIFY(older);
        QFile file(folder.filePath(QString::fromStdString(start.board)));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text.data(), static_cast<qint64>(text.size())) > 0);
        file.close();
        const auto page = revealPage(older->reveal().value(), "x", folder.path());
        QVERIFY(page);
        QCOMPARE(dataOf(*page)["board"].toString().toStdString(), text);
        const auto missing = revealPage(older->reveal().value(), "x", QStringLiteral("/nowhere"));
        QVERIFY(!missing);
        QCOMPARE(missing.error().code, "record-board");

        start.boardFile = text;
        start.boardHash = *hashInBoardName(start.board);
        start.cardsHash = std::string(64, '2');
        start.version = "0.9";
        const auto whole = played(start);
        QVERIFY(whole);
        const auto alone = revealPage(whole->reveal().value(), "x", QStringLiteral("/nowhere"));
        QVERIFY(alone);
        QCOMPARE(dataOf(*alone).keys(), (QStringList{"name", "reveal"}));
    }

    /// A board's name or a player's could otherwise end the script that the data stand in.
    void nothingEndsTheScript()
    {
        const auto bytes = std::make_shared<std::string>();
        RecordHeader start = header();
        start.players[0] = "</script><b onclick=x>";
        auto record = Record::create(std::make_unique<MemoryDevice>(bytes), start, rules(), testKeys());
        QVERIFY(record);
        const auto page = revealPage(record->reveal().value(), "</script>", {});
        QVERIFY(page);
        QVERIFY(!page->contains("</script><b"));
        QCOMPARE(dataOf(*page)["name"].toString(), QString("</script>"));
    }

    /// After `<!--<script>` a browser would not take the next `</script>` for the end of the data.
    void nothingBeginsACommentInTheScript()
    {
        RecordHeader start = header();
        start.players[0] = "<!--<script>";
        auto record = Record::create(std::make_unique<MemoryDevice>(std::make_shared<std::string>()), start, rules(), testKeys());
        QVERIFY(record);
        std::mt19937_64 random(1);
        playTo(*record, 4, random);
        QVERIFY(record->submit(PutRight{"<!--<script>", EditNumber{Number::Influence, 3}}));
        const std::string text = record->reveal().value();
        const auto page = revealPage(text, "<!--<script>", {});
        QVERIFY(page);
        QVERIFY(!page->contains("<!--<script>"));
        const QJsonObject data = dataOf(*page);
        QCOMPARE(data["name"].toString(), QString("<!--<script>"));
        QCOMPARE(data["reveal"].toString().toStdString(), text);
        const auto begin = page->indexOf(dataStart) + dataStart.size();
        QVERIFY(!page->mid(begin, page->indexOf("</script>", begin) - begin).contains('<'));
    }

    void files()
    {
        const QTemporaryDir folder;
        const std::string path = folder.filePath("my game.demeter").toStdString();
        auto device = createFile(path);
        QVERIFY(device);
        const Record record = goldenGame("combat", std::move(*device));
        const auto written = writeRevealFiles(record, OlderFiles::Keep);
        QVERIFY(written);
        // Whoever opens them knows everything: the owner passes them on, nobody takes them.
        for (const QString& file : *written)
            QCOMPARE(QFile::permissions(file) & (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther),
                     QFile::Permissions());
        QCOMPARE(*written, (QStringList{folder.filePath("my game.reveal.json"), folder.filePath("my game.reveal.html")}));
        const auto lines = readReveal(wholeFile((*written)[0].toStdString()));
        QVERIFY(lines);
        QVERIFY(verify(*lines, {}, boardSource({}), builtInCatalogue()).objections.empty());
        // Where nothing can be written, it is said, and nothing is half there.
        QVERIFY(QFile::remove((*written)[0]) && QFile::remove((*written)[1]));
        QVERIFY(QDir().mkpath((*written)[0]));
        const auto refused = writeRevealFiles(record, OlderFiles::Replace);
        QVERIFY(!refused);
        QVERIFY(refused.error().code.starts_with("device-"));
    }

    void olderFilesAreKept()
    {
        const QTemporaryDir folder;
        auto device = createFile(folder.filePath("game.demeter").toStdString());
        QVERIFY(device);
        auto record = Record::create(std::move(*device), header(), rules(), testKeys());
        QVERIFY(record);
        for (const char* name : {"game.reveal.json", "game.reveal.html"}) {
            QFile older(folder.filePath(QLatin1String(name)));
            QVERIFY(older.open(QIODevice::WriteOnly) && older.write("older") == 5);
            older.close();
            const auto kept = writeRevealFiles(*record, OlderFiles::Keep);
            QVERIFY(!kept);
            QCOMPARE(kept.error().code, "device-exists");
            QCOMPARE(QString::fromStdString(kept.error().place), older.fileName());
            QCOMPARE(wholeFile(older.fileName().toStdString()), "older");
            QCOMPARE(QDir(folder.path()).entryList({"*.reveal.*"}, QDir::Files).size(), 1);
            const auto replaced = writeRevealFiles(*record, OlderFiles::Replace);
            QVERIFY(replaced);
            QVERIFY(wholeFile(older.fileName().toStdString()) != "older");
            QVERIFY(QFile::remove((*replaced)[0]) && QFile::remove((*replaced)[1]));
        }
    }

    /// A link in the place of a file is not written through, wherever it leads; of a file with two names only this one becomes another.
    void linksAreNotFollowed()
    {
        const QTemporaryDir folder;
        auto device = createFile(folder.filePath("game.demeter").toStdString());
        QVERIFY(device);
        auto record = Record::create(std::move(*device), header(), rules(), testKeys());
        QVERIFY(record);
        const QString elsewhere = folder.filePath("elsewhere");
        for (const QString& name : {folder.filePath("game.reveal.json"), folder.filePath("game.reveal.html")}) {
            for (const bool isThere : {true, false}) {
                QFile other(elsewhere);
                QVERIFY(!isThere || (other.open(QIODevice::WriteOnly) && other.write("older") == 5));
                other.close();
                QVERIFY(QFile::link(elsewhere, name));
                for (const OlderFiles older : {OlderFiles::Keep, OlderFiles::Replace}) {
                    const auto refused = writeRevealFiles(*record, older);
                    QVERIFY(!refused);
                    QCOMPARE(refused.error().code, std::string(older == OlderFiles::Keep ? "device-exists" : "device-not-a-file"));
                    QCOMPARE(QString::fromStdString(refused.error().place), name);
                }
                QCOMPARE(QFileInfo(name).symLinkTarget(), elsewhere);
                QCOMPARE(QFile::exists(elsewhere), isThere);
                QVERIFY(!isThere || wholeFile(elsewhere.toStdString()) == "older");
                QVERIFY(QFile::remove(name) && (!isThere || QFile::remove(elsewhere)));
                (void)QFile::remove(folder.filePath("game.reveal.json")); // which is written before the page
            }
            QFile other(elsewhere);
            QVERIFY(other.open(QIODevice::WriteOnly) && other.write("older") == 5);
            other.close();
            std::filesystem::create_hard_link(elsewhere.toStdString(), name.toStdString());
            QVERIFY(writeRevealFiles(*record, OlderFiles::Replace));
            QVERIFY(wholeFile(name.toStdString()) != "older");
            QCOMPARE(wholeFile(elsewhere.toStdString()), "older");
            for (const QString& each : {elsewhere, folder.filePath("game.reveal.json"), folder.filePath("game.reveal.html")})
                QVERIFY(QFile::remove(each));
        }
    }

    /// For the tests in a browser: the page, the reveal, a code with its round; of every golden game the reveal, and the hunt as the
    /// program tells it.
    void forTheBrowser()
    {
        const QString folder = qEnvironmentVariable("DEMETER_PAGE_OUT");
        if (folder.isEmpty())
            return;
        const auto put = [&](const char* name, const QByteArray& content) {
            QFile file(folder + '/' + QLatin1String(name));
            return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
        };
        const auto& witnesses = revealed().record->witnesses();
        const Witness& one = witnesses[witnesses.size() * 3 / 4];
        const auto code = spokenCode(revealed().record->gameId(), one.head, {});
        QVERIFY(code);
        QVERIFY(put("golden.reveal.html", revealed().page));
        QVERIFY(put("golden.reveal.json", QByteArray::fromStdString(revealed().text)));
        // A game on a board of its own, and one that is still sealed.
        const std::string board = wholeFile(DEMETER_SOURCE_DIR "/resources/boards/fury-3e.json") + " ";
        RecordHeader start = header();
        start.board = boardFileName(board);
        const QString name = QString::fromStdString(start.board);
        const auto bytes = std::make_shared<std::string>();
        auto own = Record::create(std::make_unique<MemoryDevice>(bytes), start, rules(), testKeys());
        QVERIFY(own);
        std::mt19937_64 random(3);
        playTo(*own, 60, random);
        QVERIFY(put(qPrintable(name), QByteArray::fromStdString(board)));
        QVERIFY(put("own.reveal.json", QByteArray::fromStdString(own->reveal().value())));
        const auto page = revealPage(own->reveal().value(), "own", folder);
        QVERIFY(page);
        QVERIFY(put("own.reveal.html", *page));
        QVERIFY(put("sealed.demeter", QByteArray::fromStdString(*bytes)));
        QVERIFY(put("demeter-verifier.html", verifierPage()));
        std::string qr;
        for (const Witness& each : witnesses)
            qr += qrText(revealed().record->gameId(), each.round, each.head) + "\n";
        QVERIFY(put("codes.txt", QByteArray::fromStdString(qr)));
        QVERIFY(put("code", QByteArray::fromStdString(*code + "\n" + std::to_string(one.round) + "\n")));
        const auto tell = [&](const std::string& name, const Record& record) {
            return put((name + ".reveal.json").c_str(), QByteArray::fromStdString(record.reveal().value())) &&
                   put((name + ".hunt.json").c_str(), QJsonDocument(huntJson(record)).toJson(QJsonDocument::Compact));
        };
        for (const char* name : {"combat", "cost", "influence"})
            QVERIFY(tell(name, goldenGame(name, std::make_unique<MemoryDevice>(std::make_shared<std::string>()))));
        const std::string golden = std::string(DEMETER_SOURCE_DIR) + "/tests/core/journal/data/golden/";
        const QTemporaryDir keys;
        QVERIFY(QFile::copy(QString::fromStdString(golden + "keys"), keys.filePath("keys")));
        QVERIFY(QFile::setPermissions(keys.filePath("keys"), QFile::ReadOwner | QFile::WriteOwner));
        for (const char* name :
             {"sealed-box", "sealed-disorder", "sealed-by-hand", "told-then-sealed", "plain-then-sealed", "stirred", "whole"}) {
            const auto bytes = std::make_shared<std::string>(wholeFile(golden + name + ".demeter"));
            const auto opened = Record::open(std::make_unique<MemoryDevice>(bytes), {boards(), rules().cards},
                                             std::make_shared<KeyFile>(keys.filePath("keys").toStdString()));
            QVERIFY(opened);
            QVERIFY(tell(name, opened->record));
        }
    }
};

DEMETER_TEST(TestRevealPage)
#include "test_reveal_page.moc"
