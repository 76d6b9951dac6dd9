// Every question that phones are asked in golden games: what is chosen is marked, and one button at most is filled. The page shows them all
// in tests/page/check_phones_prompts.py.
#include "app/fury2e/table/public_hunt.h"
#include "app/fury3e/table/public_hunt.h"
#include "app/text/in_language.h"
#include "app/text/resources.h"
#include "core/fury2e/rules/rules.h"
#include "core/fury3e/rules/rules.h"
#include "tests/app/phones/hub_of_phones.h"
#include "tests/app/phones/way_to.h"
#include "tests/support/golden_games.h"
#include "tests/support/memory_device.h"
#include "tests/support/second_golden_games.h"

#include <QFile>
#include <QTest>

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace demeter;

namespace {

struct ThirdPrompts {
    using Public = fury3e::PublicHunt;
    static fury3e::Record golden()
    {
        return test::goldenGame("influence", std::make_unique<test::MemoryDevice>(std::make_shared<std::string>()));
    }
    static void extendLog(fury3e::PublicLog& log, const fury3e::Record& record, std::size_t n)
    {
        fury3e::extend(log, record.ruleset(), record.stateAt(n));
    }
    static std::optional<test::Way> way(const fury3e::Action& action, const fury3e::TableMoment& moment, const fury3e::Sentences& sentences,
                                        const Board& board)
    {
        return test::wayTo(action, moment, sentences, board);
    }
};

struct SecondPrompts {
    using Public = fury2e::PublicHunt;
    static fury2e::Record golden()
    {
        return fury2e::secondGoldenGame("mixed", std::make_unique<test::MemoryDevice>(std::make_shared<std::string>()));
    }
    static void extendLog(fury2e::PublicLog& log, const fury2e::Record& record, std::size_t n)
    {
        const auto& state = record.stateAt(n);
        if (auto step =
                demeter::noticedStep(log.empty() ? nullptr : &log.back(), state.happened, fury2e::publicView(record.ruleset(), state)))
            log.push_back(*std::move(step));
    }
    static std::optional<test::Way> way(const fury2e::Action& action, const fury2e::TableMoment& moment,
                                        const fury2e::SecondEditionSentences& sentences, const Board& board)
    {
        return fury2e::wayTo(action, moment, sentences, board);
    }
};

/// What a phone is asked in one language in the course of a golden game, each question once: as it comes up, behind every kind of button
/// that leads on, and on the way to what was entered.
template <typename Game> class Prompts {
public:
    using Public = typename Game::Public;
    struct Prompt {
        std::size_t table = 0; ///< of `tables`
        std::size_t first = 0; ///< the question as it came up
        int presses = 0;       ///< that have led from there to this one
        Json question;
        bool pending() const
        {
            return std::ranges::any_of(question["tail"], [](const Json& button) { return button["name"] == "turn-confirm"; });
        }
    };

    explicit Prompts(Language language) : language_(language)
    {
        const auto record = Game::golden();
        const auto& rules = record.ruleset();
        std::vector<typename Public::Step> log;
        hub_.hub.setEntering(phones::PhonesEnter::Everything);
        hub_.join(1, languageCodes[static_cast<std::size_t>(language)].data());
        for (std::size_t n = 0; n < record.cursor(); ++n) {
            Game::extendLog(log, record, n);
            const auto seen = test::seenUpTo<typename Public::Seen>(rules, record.stateAt(n), log);
            hub_.show(seen);
            const Json first = hub_.last(1, "question");
            if (!take(0))
                continue;
            std::map<std::string, Json> longest; // of those that do the same
            for (const char* row : {"buttons", "tail"})
                for (const Json& button : first[row]) {
                    Json& of = longest[button["name"].template get<std::string>()];
                    if (of.is_null() || of["word"].template get<std::string>().size() < button["word"].template get<std::string>().size())
                        of = button;
                }
            for (const auto& [name, button] : longest)
                if (follow([&] { hub_.press(1, button["key"].template get<std::string>()); }) && button["kind"] != "primary" &&
                    button["kind"] != "off" && !button.contains("enters"))
                    atOnce.push_back(button);
            if (!first["places"].empty())
                follow([&] { hub_.tap(1, first["places"].back()["id"].template get<std::string>()); });
            const auto& next = record.entries()[n].action;
            std::optional<test::Way> way;
            if (!refusedAtTable(rules, record.stateAt(n), next)) {
                const InLanguage in(language);
                const Public shown(seen);
                way = Game::way(next, shown.wholeMoment(), shown.sentences(language), *rules.board);
            }
            if (!way)
                continue;
            begin();
            for (std::size_t i = 0; i + 1 < way->keys.size(); ++i) {
                way->keys[i].empty() ? hub_.tap(1, way->taps[i]) : hub_.press(1, way->keys[i]);
                take(static_cast<int>(i) + 1);
            }
        }
        game = hub_.last(1, "game");
    }

    Json game;
    std::vector<Json> tables;
    std::vector<Prompt> prompts;
    std::vector<Json> atOnce; ///< buttons that record, of which the page does not know it

private:
    /// Nothing is half chosen.
    void begin() { hub_.say(1, Json{{"do", "play"}, {"hunters", Json::array()}}); }
    /// True if something was entered.
    template <typename Press> bool follow(Press press)
    {
        begin();
        const std::size_t entered = hub_.entered.size();
        const int passed = hub_.othersPassed;
        press();
        if (hub_.entered.size() > entered || hub_.othersPassed > passed)
            return true;
        take(1);
        return false;
    }
    /// Keeps the question that is asked now; false if nothing can be answered.
    bool take(int presses)
    {
        Json question = hub_.last(1, "question"), table = hub_.last(1, "table");
        if (question["buttons"].empty() && question["tail"].empty() && question["places"].empty())
            return false;
        // What it looks like: which places are lit is seen on the map alone.
        Json key = question;
        for (const char* other : {"step", "question", "lit", "origin"})
            key.erase(other);
        key["chosen"] = key["chosen"] != "";
        key["places"] = key["places"].size();
        if (const Json& combat = table["combat"]; combat.is_object())
            for (const char* side : {"dracula", "hunter"})
                key["round"].push_back(combat[side]["card"]["name"]);
        const auto [known, isNew] = known_.emplace(key.dump(), prompts.size());
        if (presses == 0)
            first_ = known->second;
        if (!isNew)
            return true;
        if (tables.empty() || tables.back() != table)
            tables.push_back(table);
        prompts.push_back({tables.size() - 1, first_, presses, question});
        return true;
    }

    Language language_;
    test::HubOfPhones<Public> hub_;
    std::map<std::string, std::size_t> known_;
    std::size_t first_ = 0;
};

} // namespace

class TestPrompts : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initTextResources(); }

    void whatIsChosenIsMarked()
    {
        check<ThirdPrompts>();
        check<SecondPrompts>();
    }

    /// For check_phones_prompts.py.
    void forTheBrowser()
    {
        const QString folder = qEnvironmentVariable("DEMETER_PROMPTS_OUT");
        if (folder.isEmpty())
            return;
        write<ThirdPrompts>(folder, "third");
        write<SecondPrompts>(folder, "second");
    }

private:
    /// In every language they are the same questions.
    template <typename Game> void check()
    {
        const Prompts<Game> prompts(Language::En);
        std::size_t pending = 0;
        for (const auto& each : prompts.prompts) {
            const Json& question = each.question;
            std::size_t filled = 0, marked = question["chosen"] != "" ? 1 : 0;
            for (const char* row : {"buttons", "tail"})
                for (const Json& button : question[row]) {
                    filled += button["kind"] == "primary" ? 1 : 0;
                    marked += button["marked"] == true ? 1 : 0;
                }
            QVERIFY2(filled <= 1, question.dump().c_str());
            if (!each.pending())
                continue;
            ++pending;
            QVERIFY2(std::ranges::any_of(question["tail"], [](const Json& button) { return button["name"] == "turn-back"; }),
                     question.dump().c_str()); // a way back stands beside it, whatever else does
            const bool isNamed = question["title"].get<std::string>().find(": ") != std::string::npos; // what is confirmed
            QVERIFY2(filled == 1 && (marked >= 1 || isNamed), question.dump().c_str());
        }
        QVERIFY2(pending > 10, qPrintable(QString::number(pending)));
        QVERIFY2(prompts.atOnce.empty(), Json(prompts.atOnce).dump().c_str());
        const auto enters = std::ranges::count_if(prompts.prompts, [](const auto& each) {
            return std::ranges::any_of(each.question["buttons"], [](const Json& button) { return button.contains("enters"); });
        });
        QVERIFY(enters > 3);
    }
    template <typename Game> void write(const QString& folder, const char* name)
    {
        for (std::size_t l = 0; l < languageCount; ++l) {
            const Prompts<Game> prompts(static_cast<Language>(l));
            Json json = Json::object();
            json["game"] = prompts.game;
            json["tables"] = prompts.tables;
            json["prompts"] = Json::array();
            for (const auto& each : prompts.prompts)
                json["prompts"].push_back(
                    Json{{"table", each.table}, {"first", each.first}, {"presses", each.presses}, {"question", each.question}});
            QFile file(QStringLiteral("%1/%2-%3.json").arg(folder, QLatin1String(name), QLatin1String(languageCodes[l].data())));
            QVERIFY(file.open(QIODevice::WriteOnly));
            const std::string text = json.dump();
            QCOMPARE(file.write(text.data(), static_cast<qint64>(text.size())), static_cast<qint64>(text.size()));
        }
    }
};

DEMETER_TEST(TestPrompts)
#include "test_prompts.moc"
