// The voice of the table: everything that many played games announce, in every language.
#include "app/text/resources.h"
#include "app/text/sentences.h"
#include "core/fury3e/record/recorded.h"
#include "core/fury3e/view/public_log.h"
#include "tests/support/golden_games.h"
#include "tests/support/memory_device.h"
#include "tests/support/random_round.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QTest>

#include <random>
#include <set>

using namespace demeter;
using namespace demeter::fury3e;

namespace {

using What = Happening::What;

std::shared_ptr<const Catalogue> playedCards()
{
    static const std::shared_ptr<const Catalogue> read = builtInCatalogue();
    return read;
}

std::shared_ptr<const Board> playedBoard()
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
            played.push_back(test::goldenGame(name, std::make_unique<test::MemoryDevice>(std::make_shared<std::string>())).publicLog());
        std::mt19937_64 random(14);
        for (int n = 0; n < 16; ++n) {
            test::RoundOptions options;
            options.mostActions = 1500;
            const Ruleset ruleset{playedBoard(), playedCards(), rulingsOf(Printing::Recommended)};
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
        const Sentences sentences(playedBoard(), playedCards(), static_cast<Language>(language));
        const std::set<QString> all = announced(sentences);
        QVERIFY2(all.size() > 400, qPrintable(QString::number(all.size())));
        static const QRegularExpression capital(QStringLiteral(":\\s*[«„“\"]?\\p{Lu}"));
        static const QRegularExpression holes(QStringLiteral("%\\d|%n|[{}|]|  |: *:|\\.\\.|,,| [.,]"));
        static const QRegularExpression quoted(QStringLiteral("[«„“\"][^»”\"]*[»”\"]"));
        // His castle has his name, and so have his brides; a card is called after Mina's husband.
        const QString dracula = sentences.term(QStringLiteral("dracula")).left(5);
        QStringList namesakes{sentences.event(DraculaEvent::DraculasBrides), sentences.hunterEvent(HunterEvent::JonathanHarker)};
        const NameForms castle = sentences.forms(playedBoard()->castle().value());
        namesakes << castle.name;
        for (const QString& form : castle.forms)
            namesakes << form;
        for (const QString& sentence : all) {
            QVERIFY2(!sentence.contains(holes), qPrintable(sentence));
            QVERIFY2(sentence.count(u':') <= 1, qPrintable(sentence));
            QVERIFY2(sentence.endsWith(u'.') || sentence.endsWith(u'!'), qPrintable(sentence));
            QVERIFY2(!sentence.front().isLower(), qPrintable(sentence));
            // What stands between quotation marks is another's: a card's name, a reason.
            QString own = QString(sentence).remove(quoted);
            for (const QString& name : namesakes)
                own.remove(name);
            own.remove(QRegularExpression(QStringLiteral("See .*\\.$"))); // a headword of the book, which English does not quote
            QVERIFY2(!own.contains(capital), qPrintable(sentence));
            for (const Hunter hunter : allHunters)
                QVERIFY2(own.count(sentences.hunter(hunter).section(u' ', -1).left(5)) <= 1, qPrintable(sentence));
            QVERIFY2(own.count(dracula) <= 1, qPrintable(sentence));
        }
    }

    /// The sentences that the voice was made from, as far as they are announced: whoever changes one has to mean it.
    void sentencesOfTheVoice_data()
    {
        QTest::addColumn<int>("language");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](Language language, std::initializer_list<const char*> said) {
            QStringList all;
            for (const char* each : said)
                all << QString::fromUtf8(each);
            QTest::newRow(languageCodes[static_cast<std::size_t>(language)].data()) << static_cast<int>(language) << all;
        };
        row(Language::En, {"Tuesday dawns.", "Tuesday night falls.", "Mina Harker arrives in Prague.", "There is nothing in Prague.",
                           "Dracula fights Dr. Seward.", "Mina Harker is defeated.", "Van Helsing is defeated.", "Influence rises by 7.",
                           "Dracula has won.", "The hunters have won."});
        row(Language::Es, {"Amanece el martes.", "Cae la noche del martes.", "Mina Harker llega a Praga.", "No hay nada en Praga.",
                           "Drácula combate contra el Dr. Seward.", "Mina Harker queda derrotada.", "Van Helsing queda derrotado.",
                           "La influencia sube 7.", "Drácula ha ganado.", "Los cazadores han ganado."});
        row(Language::Pl, {"Świt. Nastał wtorek.", "Zapada noc.", "Mina Harker dotarła do Pragi.", "W Pradze nic nie ma.",
                           "Dracula walczy z dr. Sewardem.", "Mina Harker została pokonana.", "Van Helsing został pokonany.",
                           "Wpływy rosną o 7.", "Dracula wygrał.", "Łowcy wygrali."});
        row(Language::Ru, {"Рассвет. Наступил вторник.", "Наступает ночь.", "Мина Харкер прибыла в Прагу.", "В Праге ничего нет.",
                           "Дракула сражается с доктором Сьюардом.", "Мина Харкер побеждена.", "Ван Хельсинг побеждён.",
                           "Влияние выросло на 7.", "Дракула победил.", "Охотники победили."});
        row(Language::It, {"È l’alba di martedì.", "Cala la notte di martedì.", "Mina Harker arriva a Praga.", "Non c’è nulla a Praga.",
                           "Dracula affronta il dottor Seward.", "Mina Harker è sconfitta.", "Van Helsing è sconfitto.",
                           "L’influenza sale di 7.", "Dracula ha vinto.", "I Cacciatori hanno vinto."});
    }
    void sentencesOfTheVoice()
    {
        QFETCH(int, language);
        QFETCH(QStringList, expected);
        const Speaking speaking(language);
        const Sentences sentences(playedBoard(), playedCards(), static_cast<Language>(language));
        const LocationId prague = playedBoard()->find("prague").value();
        const std::vector<Happening> happened{{What::TimeMoved, {Weekday::Tuesday, 0}, {}},
                                              {What::TimeMoved, {Weekday::Tuesday, 1}, {}},
                                              {What::HunterMoved, {Hunter::MinaHarker, prague}, {}},
                                              {What::NothingRevealed, {Hunter::MinaHarker, prague}, {}},
                                              {What::CombatBegins, {Hunter::DrSeward}, {}},
                                              {What::HunterDefeated, {Hunter::MinaHarker}, {}},
                                              {What::HunterDefeated, {Hunter::VanHelsing}, {}},
                                              {What::InfluenceGained, {7}, {}},
                                              {What::DraculaWins, {}, {}},
                                              {What::HuntersWin, {}, {}}};
        QCOMPARE(sentences.publicStep(happened, PublicStep::Way::Onwards), expected);
    }

    void length_data() { voice_data(); }

    /// What is said in every round is said shortly, whoever and wherever it is; the rest is never longer than two lines.
    void length()
    {
        QFETCH(int, language);
        const Speaking speaking(language);
        const Sentences sentences(playedBoard(), playedCards(), static_cast<Language>(language));
        const std::set<What> usual{What::HunterMoved,  What::TimeMoved,       What::DamageSuffered,   What::InfluenceGained,
                                   What::RumorPlaced,  What::PowerPlayed,     What::HunterDamaged,    What::HunterHealed,
                                   What::HunterBitten, What::HunterDefeated,  What::HunterDelayed,    What::NothingRevealed,
                                   What::HideRevealed, What::SearchedNothing, What::LocationRevealed, What::WeekEnded,
                                   What::CombatEnded,  What::DraculaWins,     What::HuntersWin};
        int said = 0, tooLong = 0;
        std::set<QString> seen;
        for (const PublicLog& log : games())
            for (const PublicStep& step : log)
                for (const Happening& one : step.said) {
                    if (!carriesNews(one) || !usual.contains(one.what))
                        continue;
                    const QString sentence = sentences.happening(one);
                    if (!seen.insert(sentence).second)
                        continue;
                    ++said;
                    tooLong += sentence.size() > 42 ? 1 : 0;
                    QVERIFY2(sentence.size() <= 57, qPrintable(sentence)); // the longest names of a hunter and a place
                }
        QVERIFY2(said > 200, qPrintable(QString::number(said)));
        QVERIFY2(10 * tooLong <= said, qPrintable(QStringLiteral("%1 of %2").arg(tooLong).arg(said)));
    }
};

DEMETER_TEST(TestAnnouncements)
#include "test_announcements.moc"
