// The phones' page, as far as it can be judged without a browser; tests/page/check_phones_page.py opens it in one.
#include "app/book/book_search.h"
#include "app/fury3e/book/cards.h"
#include "app/fury3e/table/public_hunt.h"
#include "app/phones/book_message.h"
#include "app/phones/page.h"
#include "app/phones/table_messages.h"
#include "app/text/in_language.h"
#include "app/text/resources.h"
#include "core/base/json_reader.h"
#include "tests/app/phones/second_scenes.h"
#include "tests/support/load.h"

#include <QCryptographicHash>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace demeter;
using namespace demeter::fury3e;

class TestPhonePage : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initTextResources(); }

    void wholeAndSmall()
    {
        const QByteArray page = phonePage();
        QVERIFY(page.startsWith("<!DOCTYPE html>"));
        QVERIFY2(page.size() <= 600'000, qPrintable(QString::number(page.size())));
        for (const char* marker : {"/*{", "<!--{", "{board}"})
            QVERIFY2(!page.contains(marker), marker);
        for (const char* part : {"demeterPhoneWords", "demeterMap", "demeterLink", "\"land\":\"M", "i-link-off", "i-search", "demeterBook",
                                 "id=\"d-lair\"", "var(--blood-line)", "font/woff2;base64,d09GMk9U"})
            QVERIFY2(page.contains(part), part);
        QCOMPARE(page, phonePage());
    }

    /// What is there from anywhere else would be asked for by every phone at the table.
    void asksNobodyElse()
    {
        const QByteArray page = phonePage();
        for (const char* outside :
             {"src=\"http", "href=\"http", "url(http", "fetch(", "XMLHttpRequest", "import(", "sendBeacon", "EventSource", "//cdn"})
            QVERIFY2(!page.contains(outside), outside);
        QCOMPARE(page.count("new WebSocket("), 1);
        QVERIFY(page.contains("://${location.host}/table"));
    }

    /// Otherwise the policy would have to allow more than the page's own scripts and styles.
    void nothingInlineButItsOwn()
    {
        QString page = QString::fromUtf8(phonePage());
        static const QRegularExpression scripts(QStringLiteral("<script[^>]*>.*?</script>|<style>.*?</style>"),
                                                QRegularExpression::DotMatchesEverythingOption);
        page.remove(scripts);
        static const QRegularExpression inlined(QStringLiteral(R"(\s(?:on[a-z]+|style)\s*=)"));
        QVERIFY2(!page.contains(inlined), qPrintable(inlined.match(page).captured()));
    }

    void policyNamesItsScriptsAndStyles()
    {
        const QByteArray page = phonePage(), policy = phonePolicy(page);
        static const QRegularExpression parts(QStringLiteral("<(script|style)>(.*?)</\\1>"),
                                              QRegularExpression::DotMatchesEverythingOption);
        int found = 0;
        for (auto each = parts.globalMatch(QString::fromUtf8(page)); each.hasNext(); ++found) {
            const auto match = each.next();
            const QByteArray hash = QCryptographicHash::hash(match.captured(2).toUtf8(), QCryptographicHash::Sha256).toBase64();
            const qsizetype from = policy.indexOf(match.captured(1).toUtf8() + "-src"), to = policy.indexOf(';', from);
            QVERIFY(policy.mid(from, to - from).contains("'sha256-" + hash + '\''));
        }
        QCOMPARE(found, 11);
        QCOMPARE(policy.count("sha256-"), 11);
        QVERIFY(policy.startsWith("default-src 'none'; "));
        for (const char* directive :
             {"connect-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'", "font-src data:"})
            QVERIFY2(policy.contains(directive), directive);
        for (const char* loose : {"unsafe", "*", "http"})
            QVERIFY2(!QByteArray(policy).replace("'wasm-unsafe-eval'", "").contains(loose), loose); // that is for hashes
        QVERIFY(!policy.contains('\n'));
    }

    /// Nothing of any game: what a game has comes over the connection, after the token.
    void nothingOfAGame()
    {
        QByteArray page = phonePage();
        page = page.mid(page.indexOf("<body"));
        QVERIFY(page.contains("<h1 id=\"announcement\"></h1>"));
        QVERIFY(page.contains("<ol id=\"trail\"></ol>"));
    }

    /// The comparison's page is made of the same parts, under the same policy, and has nothing of a board's roads in it.
    void theCheckPage()
    {
        QString page = QString::fromUtf8(checkPage());
        QVERIFY(page.startsWith("<!DOCTYPE html>") && page.size() <= 500'000);
        QCOMPARE(checkPage(), page.toUtf8());
        for (const char* marker :
             {"/*{", "<!--{", "{board}", "src=\"http", "href=\"http", "url(http", "fetch(", "import(", "//cdn", "castle-dracula\",\"kind"})
            QVERIFY2(!page.contains(QLatin1String(marker)), marker);
        QCOMPARE(page.count("new WebSocket("), 1);
        const QByteArray policy = phonePolicy(page.toUtf8());
        QCOMPARE(policy.count("sha256-"), 5);
        QVERIFY(policy.startsWith("default-src 'none'; ") && !policy.contains("unsafe"));
        static const QRegularExpression scripts(QStringLiteral("<script[^>]*>.*?</script>|<style>.*?</style>"),
                                                QRegularExpression::DotMatchesEverythingOption);
        page.remove(scripts);
        static const QRegularExpression inlined(QStringLiteral(R"(\s(?:on[a-z]+|style)\s*=)"));
        QVERIFY2(!page.contains(inlined), qPrintable(inlined.match(page).captured()));
    }

    /// For check_phones_page.py.
    void forTheBrowser()
    {
        const QString folder = qEnvironmentVariable("DEMETER_PAGE_OUT");
        if (folder.isEmpty())
            return;
        const QByteArray page = phonePage();
        std::vector<std::pair<QString, QByteArray>> files{{QStringLiteral("phones.html"), page},
                                                          {QStringLiteral("phones.policy"), phonePolicy(page)}};
        // The book as a game sends it, and what is found for what readers type.
        SeenGame game;
        game.ruleset = test::ruleset();
        const PublicHunt shown(game);
        std::vector<std::shared_ptr<const Book>> books;
        for (std::size_t l = 0; l < languageCount; ++l) {
            const auto language = static_cast<Language>(l);
            books.push_back(*bookOfThirdEdition(language));
            const InLanguage in(language);
            files.emplace_back(QStringLiteral("book-%1.json").arg(QLatin1String(languageCodes[l].data())),
                               QByteArray::fromStdString(phones::bookMessage(shown.book(language)).text));
        }
        const BookSearch search(books);
        Json found = Json::array();
        for (const QString& row : QString::fromStdString(test::sourceFile("tests/data/book_queries.tsv")).split(u'\n')) {
            const QStringList line = row.split(u'\t');
            const auto language = languageFromCode(line[0].toStdString());
            if (line.size() < 4 || !language)
                continue;
            Json each = Json::object();
            each["language"] = line[0].toStdString();
            each["kind"] = line[1].toStdString();
            each["words"] = line[2].toStdString();
            each["topic"] = line[3].toStdString();
            each["frame"] = Json::parse(phones::foundMessage(0, search.find(line[2], *language)));
            found.push_back(std::move(each));
        }
        files.emplace_back(QStringLiteral("found.json"), QByteArray::fromStdString(found.dump()));
        // Which cards the program finds in what it says itself: the page looks for them in the same way.
        Json named = Json::array();
        for (std::size_t l = 0; l < languageCount; ++l) {
            const auto language = static_cast<Language>(l);
            const auto cards = *builtInCards(language);
            const Sentences& sentences = shown.sentences(language);
            const CardNames names = cardNames(*cards, *game.ruleset.cards, sentences);
            QStringList texts;
            for (const Topic& topic : books[l]->topics())
                for (const Paragraph& paragraph : topic.paragraphs)
                    texts << paragraph.text;
            for (const CardPage& page : cards->cards()) {
                const QString name = names.name(page.id);
                texts << name.toUpper() << name + u'x' << u'(' + name + QStringLiteral("),\u00a0") + name;
                for (const auto& [part, text] : page.parts)
                    texts << text;
            }
            for (const QString& text : texts) {
                Json each = Json::object();
                each["language"] = std::string(languageCodes[l]);
                each["text"] = text.toStdString();
                each["cards"] = Json::array();
                for (const QString& id : names.in(text))
                    each["cards"].push_back(id.toStdString());
                named.push_back(std::move(each));
            }
        }
        files.emplace_back(QStringLiteral("named.json"), QByteArray::fromStdString(named.dump()));
        // Tables of the second edition, and its book.
        Json second = Json::object();
        for (const std::string_view language : languageCodes) {
            Json scenes = Json::object();
            for (const auto& [name, scene] : {std::pair("day", &fury2e::muchLiesThere), {"combat", &fury2e::aCombat}}) {
                test::HubOfPhones<fury2e::PublicHunt> hub;
                auto table = scene();
                hub.hub.setEntering(phones::PhonesEnter::Everything);
                hub.join(1, language.data());
                hub.show(table.seen());
                scenes[name] = Json::array();
                for (const char* is : {"game", "table", "log", "question"})
                    scenes[name].push_back(hub.last(1, is));
                hub.say(1, Json{{"do", "book"}, {"has", ""}});
                scenes["book"] = hub.last(1, "book");
            }
            // What everybody looks up for, one of each kind.
            const auto code = *languageFromCode(language);
            const InLanguage in(code);
            const auto board = *builtInBoard("fury-2e");
            const fury2e::SecondEditionSentences sentences(board, code);
            const LocationId paris = *board->find("paris");
            using Kind = fury2e::Moment::Kind;
            scenes["moments"] = Json::array();
            std::vector<SeatName> seats;
            for (const Hunter hunter : fury::allHunters)
                seats.push_back({hunter, fury::hunterIds[static_cast<std::size_t>(hunter)], {}});
            for (const fury2e::Moment& moment : std::vector<fury2e::Moment>{
                     {.kind = Kind::Reveal, .place = paris, .hunter = Hunter::MinaHarker, .space = 1, .fight = true},
                     {.kind = Kind::Trail, .place = paris, .hunter = Hunter::MinaHarker, .space = 4, .hide = true},
                     {.kind = Kind::Encounter,
                     .place = paris,
                     .hunter = Hunter::DrSeward,
                     .encounter = fury2e::Encounter::MinionWithKnifeAndPistol,
                     .fight = true},
                     {.kind = Kind::Activated, .encounter = fury2e::Encounter::NewVampire, .before = 1, .after = 3, .most = 6},
                     {.kind = Kind::Bite, .place = paris, .hunter = Hunter::LordGodalming, .before = 0, .after = 1, .most = 2},
                     {.kind = Kind::Defeat, .place = paris, .hunter = Hunter::VanHelsing, .before = 3, .after = 5, .most = 6},
                     {.kind = Kind::NewDay, .resolve = 1, .before = 2, .after = 3, .most = 6},
                     {.kind = Kind::Victory}})
                scenes["moments"].push_back(
                    Json::parse(phones::momentMessage(fury2e::PublicHunt::seenMoment(moment, sentences), seats, board.get())));
            second[std::string(language)] = std::move(scenes);
        }
        files.emplace_back(QStringLiteral("second.json"), QByteArray::fromStdString(second.dump()));
        for (const auto& [name, bytes] : files) {
            QFile file(folder + u'/' + name);
            QVERIFY(file.open(QIODevice::WriteOnly));
            QCOMPARE(file.write(bytes), bytes.size());
        }
    }
};

DEMETER_TEST(TestPhonePage)
#include "test_phone_page.moc"
