// The voice of the table: everything that many played games announce, in every language.
#include "app/text/moment_words.h"
#include "app/text/resources.h"
#include "app/text/sentences.h"
#include "core/fury3e/record/recorded.h"
#include "core/fury3e/view/moments.h"
#include "core/fury3e/view/public_log.h"
#include "tests/support/golden_games.h"
#include "tests/support/memory_device.h"
#include "tests/support/random_round.h"
#include "tests/support/table.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <initializer_list>
#include <map>
#include <random>
#include <set>

using namespace demeter;
using namespace demeter::fury3e;

namespace {

using What = Happening::What;

std::shared_ptr<const Catalogue> cards()
{
    static const std::shared_ptr<const Catalogue> read = builtInCatalogue();
    return read;
}

std::shared_ptr<const Board> board()
{
    static const std::shared_ptr<const Board> read = builtInBoard("fury-3e").value();
    return read;
}

/// One log for each game: what the table was told, step by step. Now and then something was taken back, and done again.
const std::vector<PublicLog>& games()
{
    static const std::vector<PublicLog> logs = [] {
        std::vector<PublicLog> played;
        for (const char* name : {"combat", "cost", "influence"})
            played.push_back(
                test::goldenGame(name, std::make_unique<test::MemoryDevice>(std::make_shared<std::string>())).publicLog());
        std::mt19937_64 random(14);
        for (int n = 0; n < 60; ++n) {
            test::RoundOptions options;
            options.mostActions = 1500;
            const Ruleset ruleset{board(), cards(), rulingsOf(Printing::Recommended)};
            PublicLog log;
            std::size_t back = 0;
            test::playRoundGame(random, ruleset, options, [&](const Ruleset& now, const GameState& state) {
                const std::size_t before = log.size();
                extend(log, now, state);
                if (log.size() > before && log.size() > 4 && ++back % 40 == 0) {
                    PublicStep undone = log[log.size() - 2];
                    undone.said.clear();
                    undone.way = PublicStep::Way::Back;
                    PublicStep again = log.back();
                    again.way = PublicStep::Way::Again;
                    log.push_back(std::move(undone));
                    log.push_back(std::move(again));
                }
            });
            played.push_back(std::move(log));
        }
        return played;
    }();
    return logs;
}

/// Every sentence that they announce, once.
std::set<QString> announced(const Sentences& sentences)
{
    std::set<QString> said;
    for (const PublicLog& log : games())
        for (std::size_t n = 0; n < log.size(); ++n)
            for (const QString& sentence : sentences.publicStep(log, n))
                said.insert(sentence);
    return said;
}

QString codeOf(int language)
{
    const std::string_view code = languageCodes[static_cast<std::size_t>(language)];
    return QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
}

/// The program in this language, till the end of the block.
class Speaking {
public:
    explicit Speaking(int language) { installLanguage(*QCoreApplication::instance(), codeOf(language)); }
    ~Speaking() { installLanguage(*QCoreApplication::instance(), QStringLiteral("en")); }
    Q_DISABLE_COPY_MOVE(Speaking)
};

} // namespace

class TestAnnouncements : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initTextResources(); }

    void voice_data()
    {
        QTest::addColumn<int>("language");
        for (std::size_t n = 0; n < languageCount; ++n)
            QTest::addRow("%s", languageCodes[n].data()) << static_cast<int>(n);
    }

    /// No capital behind a colon, no two colons, nobody named twice, nothing left to fill in.
    void voice()
    {
        QFETCH(int, language);
        const Speaking speaking(language);
        const Sentences sentences(board(), cards(), static_cast<Language>(language));
        const std::set<QString> all = announced(sentences);
        QVERIFY2(all.size() > 600, qPrintable(QString::number(all.size())));
        static const QRegularExpression capital(QStringLiteral(":\\s*[«„“\"]?\\p{Lu}"));
        static const QRegularExpression holes(QStringLiteral("%\\d|%n|[{}|]|  |: *:|\\.\\.|,,| [.,]"));
        static const QRegularExpression quoted(QStringLiteral("[«„“\"][^»”\"]*[»”\"]"));
        for (const QString& sentence : all) {
            QVERIFY2(!sentence.contains(capital), qPrintable(sentence));
            QVERIFY2(!sentence.contains(holes), qPrintable(sentence));
            QVERIFY2(sentence.count(u':') <= 1, qPrintable(sentence));
            QVERIFY2(sentence.endsWith(u'.') || sentence.endsWith(u'!'), qPrintable(sentence));
            QVERIFY2(!sentence.front().isLower(), qPrintable(sentence));
            // What stands between quotation marks is another's: a card's name, a reason.
            const QString own = QString(sentence).remove(quoted);
            for (const Hunter hunter : allHunters)
                QVERIFY2(own.count(sentences.hunter(hunter).section(u' ', -1).left(5)) <= 1, qPrintable(sentence));
            const QString dracula = sentences.term(QStringLiteral("dracula")).left(5);
            QString besides = own;
            for (std::size_t place = 0; place < board()->locations().size(); ++place) { // his castle has his name
                const NameForms forms = sentences.forms(static_cast<LocationId>(place));
                besides.remove(forms.name);
                for (const QString& form : forms.forms)
                    if (form.contains(dracula))
                        besides.remove(form);
            }
            QVERIFY2(besides.count(dracula) <= 1, qPrintable(sentence));
        }
    }

    void length_data() { voice_data(); }

    /// What is said in every round is said shortly, whoever and wherever it is; the rest is never longer than two lines.
    void length()
    {
        QFETCH(int, language);
        const Speaking speaking(language);
        const Sentences sentences(board(), cards(), static_cast<Language>(language));
        const std::set<What> usual{What::HunterMoved,   What::TimeMoved,      What::DamageSuffered, What::InfluenceGained, What::RumorPlaced,
                                   What::PowerPlayed,   What::HunterDamaged,  What::HunterHealed,   What::HunterBitten,    What::HunterDefeated,
                                   What::HunterDelayed, What::NothingRevealed, What::HideRevealed,   What::SearchedNothing, What::LocationRevealed,
                                   What::WeekEnded,     What::CombatEnded,    What::DraculaWins,    What::HuntersWin};
        int said = 0, sum = 0;
        std::map<qsizetype, QString> longest;
        std::set<QString> seen;
        for (const PublicLog& log : games())
            for (const PublicStep& step : log)
                for (const Happening& one : step.said) {
                    const QString sentence = sentences.happening(one);
                    if (!carriesNews(one) || !seen.insert(sentence).second)
                        continue;
                    if (usual.contains(one.what)) {
                        ++said;
                        sum += static_cast<int>(sentence.size());
                        longest[sentence.size()] = sentence;
                    }
                }
        QVERIFY(said > 300);
        qInfo("%s: %d usual ones, %.1f letters, longest %d: %s", qPrintable(codeOf(language)), said, double(sum) / said, int(longest.rbegin()->first), qPrintable(longest.rbegin()->second));
        for (auto it = longest.rbegin(); it != longest.rend() && it->first > 42; ++it)
            qInfo("%d %s", int(it->first), qPrintable(it->second));
    }
};

DEMETER_TEST(TestAnnouncements)
#include "test_announcements.moc"
