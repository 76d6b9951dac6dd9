// What the table announces in words, in both editions: all of Dracula's phase or turn in one voice, what is taken back, and what was played
// in a combat, whatever was gone back over.
#include "app/fury2e/table/words.h"
#include "app/fury3e/table/words.h"
#include "app/fury3e/text/built_in_cards.h"
#include "app/text/hunt_told.h"
#include "app/text/in_language.h"
#include "app/text/resources.h"
#include "core/fury2e/record/recorded.h"
#include "core/fury3e/record/recorded.h"
#include "tests/support/golden_games.h"
#include "tests/support/memory_device.h"
#include "tests/support/rows.h"
#include "tests/support/second_golden_games.h"

#include <QTest>

#include <algorithm>

using namespace demeter;
using namespace demeter::fury3e;

namespace {

std::unique_ptr<Device> memory()
{
    return std::make_unique<test::MemoryDevice>(std::make_shared<std::string>());
}

Sentences wordsOf(const fury3e::Ruleset& rules, Language language)
{
    return {rules.board, rules.cards, language};
}

template <typename Log> Log upTo(const Log& log, std::size_t last)
{
    return Log(log.begin(), log.begin() + static_cast<std::ptrdiff_t>(last) + 1);
}

/// A log of steps that change what lies there, as far as that matters.
fury3e::PublicLog logOf(std::initializer_list<std::vector<fury3e::Happening>> said)
{
    fury3e::PublicLog log;
    for (const auto& each : said) {
        log.push_back({each, {}, fury3e::PublicStep::Way::Onwards});
        log.back().view.influence = static_cast<std::uint8_t>(log.size());
    }
    return log;
}

fury3e::PublicStep backTo(const fury3e::PublicLog& log, std::size_t step)
{
    return {{}, log[step].view, fury3e::PublicStep::Way::Back};
}

QStringList pairsOf(const std::optional<CombatWords>& words)
{
    QStringList pairs;
    if (words)
        for (const CombatWords::Pair& pair : words->pairs)
            pairs << pair.his + u'/' + pair.theirs + u'/' + pair.icon + u'/' + QString::number(pair.hunter ? int(pair.hunter->number) : -1);
    return pairs;
}

QStringList pairsOf(const fury3e::Ruleset& rules, const fury3e::PublicLog& log, const fury3e::GameState& state)
{
    return pairsOf(combatWords(*rules.cards, log, tableTurn(rules, state), wordsOf(rules, Language::En)));
}
QStringList pairsOf(const fury2e::Ruleset& rules, const fury2e::PublicLog& log, const fury2e::GameState&)
{
    return pairsOf(fury2e::combatLook(log, fury2e::SecondEditionSentences(rules.board, Language::En)));
}

/// Goes back over the end of every combat, over its last rounds, and over them again: the rounds stay what they were.
template <typename Record> void goBackInCombats(Record record)
{
    const auto& rules = record.ruleset();
    const std::size_t last = record.cursor();
    std::vector<QStringList> played; // by step, as the game was played
    std::decay_t<decltype(record.publicLog())> log;
    for (std::size_t n = 0; n <= last; ++n) {
        const auto& state = record.stateAt(n);
        if (auto step = noticedStep(log.empty() ? nullptr : &log.back(), state.happened, publicView(rules, state)))
            log.push_back(*std::move(step));
        played.push_back(pairsOf(rules, log, state));
    }
    const auto now = [&] { return pairsOf(rules, record.publicLog(), record.state()); };
    int ends = 0, rounds = 0;
    for (std::size_t n = 1; n <= last; ++n) {
        if (played[n - 1].isEmpty() || !played[n].isEmpty())
            continue;
        ++ends;
        rounds = qMax(rounds, static_cast<int>(played[n - 1].size()));
        QVERIFY(record.goTo(n));
        QVERIFY(record.goTo(n - 1));
        QCOMPARE(now(), played[n - 1]);
        std::size_t begins = n - 1;
        while (begins > 0 && !played[begins - 1].isEmpty())
            --begins;
        const std::size_t middle = (begins + n) / 2;
        for (const std::size_t to : {middle, n - 1, begins, n, n - 1, middle}) {
            QVERIFY(record.goTo(to));
            QCOMPARE(now(), played[to]);
        }
    }
    QVERIFY2(ends > 0 && rounds > 1, qPrintable(QString::number(rounds)));
}

} // namespace

class TestAnnounced : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initTextResources(); }

    void draculasPhase_data() { test::addLanguages(); }

    /// TIME-5: at the hunters' first prompt after each phase of his all that was said in it is announced, by the rules of one voice.
    void draculasPhase()
    {
        QFETCH(int, language);
        const InLanguage in(static_cast<Language>(language));
        int phases = 0;
        qsizetype most = 0;
        for (const char* name : {"combat", "cost", "influence"}) {
            const fury3e::Record record = test::goldenGame(name, memory());
            const Sentences sentences = wordsOf(record.ruleset(), static_cast<Language>(language));
            const fury3e::PublicLog& log = record.publicLog();
            for (std::size_t n = 1; n < log.size(); ++n) {
                using fury3e::PublicPhase;
                if (log[n - 1].view.phase != PublicPhase::DraculaPhase || log[n].view.phase != PublicPhase::Dawn)
                    continue;
                const fury3e::PublicLog now = upTo(log, n);
                std::vector<fury3e::Happening> said;
                std::size_t his = 0;
                for (const std::size_t step : standingNews(now).steps) {
                    std::ranges::copy_if(log[step].said, std::back_inserter(said),
                                         [](const auto& one) { return fury3e::carriesNews(one); });
                    his += step > 0 && log[step - 1].view.phase == PublicPhase::DraculaPhase ? log[step].said.size() : 0;
                }
                std::size_t ofPhase = 0;
                for (std::size_t step = n; log[step - 1].view.phase == PublicPhase::DraculaPhase; --step)
                    ofPhase += log[step].said.size();
                QCOMPARE(his, ofPhase);
                const AnnouncedWords words = announcedWords(now, fury3e::TableTurn{}, sentences);
                QCOMPARE(words.told, sentences.told(said));
                QVERIFY(words.whole);
                ++phases;
                most = qMax(most, words.told.size());
            }
        }
        QVERIFY2(phases > 30 && most >= 4, qPrintable(QStringLiteral("%1 %2").arg(phases).arg(most)));
    }

    void draculasTurn_data() { test::addLanguages(); }

    /// 2E-HUNT-1: the same of his turn in the second edition.
    void draculasTurn()
    {
        QFETCH(int, language);
        const InLanguage in(static_cast<Language>(language));
        int turns = 0;
        qsizetype most = 0;
        for (const std::string& name : fury2e::secondGameNames()) {
            const fury2e::Record record = fury2e::secondGoldenGame(name, memory());
            const fury2e::SecondEditionSentences sentences(record.ruleset().board, static_cast<Language>(language));
            const fury2e::PublicLog& log = record.publicLog();
            for (std::size_t n = 1; n < log.size(); ++n) {
                using fury2e::PublicPhase;
                if (log[n - 1].view.phase != PublicPhase::Dracula || log[n].view.phase != PublicPhase::Hunters)
                    continue;
                const fury2e::PublicLog now = upTo(log, n);
                std::vector<fury2e::Happening> said;
                std::size_t his = 0, ofTurn = 0;
                for (const std::size_t step : standingNews(now).steps) {
                    std::ranges::copy(newsOf(log, step), std::back_inserter(said));
                    his += step > 0 && log[step - 1].view.phase == PublicPhase::Dracula ? log[step].said.size() : 0;
                }
                for (std::size_t step = n; step > 0 && log[step - 1].view.phase == PublicPhase::Dracula; --step)
                    ofTurn += log[step].said.size();
                QCOMPARE(his, ofTurn);
                const AnnouncedWords words = fury2e::announcedWords(now, sentences);
                if (log[n].view.asked.what != fury2e::PublicQuestion::What::CombatLaid)
                    QCOMPARE(words.told, sentences.told(said));
                QCOMPARE(words.whole, !log[n].view.combat);
                ++turns;
                most = qMax(most, words.told.size());
            }
        }
        QVERIFY2(turns > 20 && most >= 3, qPrintable(QStringLiteral("%1 %2").arg(turns).arg(most)));
    }

    /// 2E-TIME-2: the number of the round goes on with the time, so that no table shows a pair of the two that never was; till then
    /// Dracula's question says what is still to come.
    void theRoundGoesOnWithTheTime()
    {
        int waited = 0, moved = 0;
        for (const std::string& name : fury2e::secondGameNames()) {
            const fury2e::Record record = fury2e::secondGoldenGame(name, memory());
            const fury2e::PublicLog& log = record.publicLog();
            QString before;
            for (std::size_t n = 0; n < log.size(); ++n) {
                using What = fury2e::Happening::What;
                const fury2e::PublicLog now = upTo(log, n);
                const QString week = fury2e::weekWords(now);
                const bool moves = std::ranges::any_of(log[n].said, [](const fury2e::Happening& each) {
                    return each.what == What::TimeMoved || each.what == What::TimeStoodStill;
                });
                const bool onwards = log[n].way == fury2e::PublicStep::Way::Onwards;
                QVERIFY2(week == before || moves || !onwards || log[n].view.round < 2, qPrintable(week + u' ' + before));
                QVERIFY(!moves || !onwards || !fury2e::timeWaits(now));
                waited += fury2e::timeWaits(now) ? 1 : 0;
                moved += moves && week != before ? 1 : 0;
                before = week;
            }
        }
        QVERIFY2(waited > 20 && moved > 20, qPrintable(QStringLiteral("%1 %2").arg(waited).arg(moved)));
    }

    void takenBack_data() { test::addLanguages(); }

    /// One thing is named, several are not hidden behind the first, a claim is not spoken of, and what a penalty was for is not said again.
    void takenBack()
    {
        using What = fury3e::Happening::What;
        QFETCH(int, language);
        const InLanguage in(static_cast<Language>(language));
        const fury3e::Ruleset rules{builtInBoard("fury-3e").value(), builtInCatalogue(), fury3e::rulingsOf(fury3e::Printing::Recommended)};
        const Sentences sentences = wordsOf(rules, static_cast<Language>(language));
        const LocationId paris = *rules.board->find("paris");
        const fury3e::Happening moved{What::HunterMoved, {fury3e::Hunter::MinaHarker, paris}, ""};
        const fury3e::Happening nothing{What::NothingRevealed, {fury3e::Hunter::MinaHarker, paris}, ""};
        const fury3e::Happening damage{What::DamageSuffered, {2}, ""}, claim{What::NoError, {}, ""};
        const fury3e::Happening error{What::ErrorFound, {2}, "HIDE-1"}, shown{What::PenaltyRevealed, {paris}, ""};
        const fury3e::Happening penalty{What::PenaltyDamage, {5}, ""}, shares{What::SharesGiven, {1, 2}, "- -"};
        const auto back = [&](std::initializer_list<std::vector<fury3e::Happening>> said) {
            fury3e::PublicLog log = logOf({{}});
            for (const auto& each : said) {
                log.push_back({each, {}, fury3e::PublicStep::Way::Onwards});
                log.back().view.influence = static_cast<std::uint8_t>(log.size());
            }
            log.push_back(backTo(log, 0));
            return sentences.publicStep(log, log.size() - 1);
        };
        QString stem = sentences.happening(moved);
        stem.chop(1);
        const QStringList one = back({{moved}, {nothing}}), several = back({{moved}, {nothing}, {damage}});
        QCOMPARE(one.size(), 2);
        QVERIFY2(one.front().startsWith(stem) && several.front().startsWith(stem), qPrintable(one.front()));
        QVERIFY2(several.front().size() > one.front().size() && several.back() == one.back(), qPrintable(several.front()));
        // With a claim, or chance, in it the other things are named; of chance it is said that it stays.
        QCOMPARE(back({{claim}, {moved}, {nothing}}), one);
        const QStringList stays = back({{moved}, {nothing}, {shares}});
        QVERIFY2(stays.size() == 3 && stays.front() == one.front() && stays.back() == one.back(), qPrintable(stays.join(u' ')));
        QCOMPARE(back({{shares}}).value(1), stays[1]);
        // A claim by itself changes what lies there only in this test: what is said does not name it.
        QCOMPARE(back({{claim}}), sentences.publicStep(std::vector<fury3e::Happening>{}, fury3e::PublicStep::Way::Back));
        const QStringList mild = back({{error, shown, penalty}});
        for (const fury3e::Happening& each : {error, shown, penalty, claim})
            QVERIFY2(!mild.join(u' ').contains(sentences.happening(each).chopped(1)), qPrintable(mild.join(u' ')));
        QVERIFY(mild != one && mild.size() == 2 && mild.back() == one.back());
        // In the log nothing is said of a claim that was taken back; that it was made stays.
        fury3e::PublicLog log = logOf({{}, {moved}});
        log.push_back({{claim}, log.back().view, fury3e::PublicStep::Way::Onwards});
        log.push_back(backTo(log, 1));
        QVERIFY(sentences.publicStep(log, 3).isEmpty());
        const LogWords words = logWords(*rules.cards, log, sentences);
        QCOMPARE(words.parts.size(), 1);
        QCOMPARE(words.parts.front().said, (QStringList{sentences.happening(claim), sentences.happening(moved)}));
        QCOMPARE(announcedWords(log, {}, sentences).told, QStringList{sentences.happening(moved)});
    }

    void inHospital_data()
    {
        test::Rows<Language, QString> row;
        row("en", Language::En, QStringLiteral("Hospital of Budapest"));
        row("es", Language::Es, QStringLiteral("Hospital de Budapest"));
        row("pl", Language::Pl, QStringLiteral("Szpital w Budapeszcie"));
        row("ru", Language::Ru, QStringLiteral("Больница Будапешта"));
        row("it", Language::It, QStringLiteral("Ospedale di Budapest"));
    }
    /// Where a hunter stands is said before what to tap, so it begins a sentence.
    void inHospital()
    {
        const auto [language, place] = test::rowOf<Language, QString>();
        const InLanguage in(language);
        const fury3e::Record record = test::goldenGame("combat", memory());
        const Sentences sentences = wordsOf(record.ruleset(), language);
        PublicView view = publicView(record.ruleset(), record.state());
        view.hunters[2] = HunterPlace::hospital(*record.ruleset().board->find("budapest"));
        QCOMPARE(hunterStanding(Hunter::VanHelsing, view, false, false, sentences).place, place);
    }

    /// From one place to the same one there is no way to tell.
    void wayOfOnePlace()
    {
        const fury3e::Record record = test::goldenGame("combat", memory());
        const LocationId venice = *record.ruleset().board->find("venice"), rome = *record.ruleset().board->find("rome");
        const Sentences sentences = wordsOf(record.ruleset(), Language::En);
        fury::WholeWay way{{{venice, 1}}, 1};
        QCOMPARE(wayRow(way, sentences).more, QString());
        way = {{{venice, 1}, {rome, 2}, {venice, 3}}, 2};
        QVERIFY(wayRow(way, sentences).more.contains("Venice"));
    }

    /// COMB-5: the rounds of a combat are what was played in them, however often the game went back over its end.
    void combatsOfTheThirdEdition()
    {
        goBackInCombats(test::goldenGame("combat", memory()));
        goBackInCombats(test::goldenGame("influence", memory()));
    }
    /// 2E-COMB-6.
    void combatsOfTheSecondEdition()
    {
        goBackInCombats(fury2e::secondGoldenGame("combat", memory()));
        goBackInCombats(fury2e::secondGoldenGame("mixed", memory()));
    }
};

DEMETER_TEST(TestAnnounced)
#include "test_announced.moc"
