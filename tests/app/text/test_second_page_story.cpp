// What the page of a revealed game of the second edition has to say, word by word: see test_page_story.cpp.
#include "app/fury2e/text/hunt_words.h"
#include "app/fury2e/text/sentences.h"
#include "app/text/resources.h"
#include "core/fury2e/record/recorded.h"
#include "core/fury2e/view/hunt.h"
#include "core/fury2e/view/public_text.h"
#include "tests/app/text/page_story.h"
#include "tests/support/memory_device.h"
#include "tests/support/random_second_game.h"
#include "tests/support/random_second_record.h"
#include "tests/support/second_golden_games.h"

#include <QTest>

#include <array>
#include <set>

namespace demeter::fury2e {

using namespace test;

namespace {

Ruleset secondRules()
{
    return {builtInBoard("fury-2e").value(), {}};
}

SecondEditionSentences secondSentences(Language language)
{
    return {secondRules().board, language};
}

StoryJson secondSaid(const std::vector<Happening>& news)
{
    const StoryJson step = stepJson(secondRules(), nullptr, {news, {}, PublicStep::Way::Onwards});
    return step.contains("said") ? step["said"] : StoryJson::array();
}

/// The hunt as the table has followed it, by the names that the page has for its numbers.
StoryJson secondHunt(const Record& record)
{
    const Hunt hunt = seenHunt(*record.ruleset().board, record.publicLog());
    static constexpr std::array why{"blood", "combat", "penalty", "power", "sea", "dawn", "defeat", "bite", "vampire"};
    StoryJson end;
    if (hunt.winner != Winner::None)
        end = why[static_cast<std::size_t>(hunt.end.why)];
    const auto& [combat, sea, power, other] = hunt.bloodBy;
    return {{"rounds", hunt.rounds},
            {"unseen", hunt.unseen},
            {"longest", hunt.longest.rounds},
            {"combats", hunt.combats},
            {"defeats", hunt.defeats.size()},
            {"bites", hunt.bites},
            {"activated", hunt.activated},
            {"days", hunt.days},
            {"blood", hunt.blood},
            {"vampires", hunt.vampires},
            {"bloodBy", {{"combat", combat}, {"sea", sea}, {"power", power}, {"other", other}}},
            {"why", end}};
}

/// The hunt as it was, and the same in words as the program's screen has them.
StoryJson secondWay(const Record& record)
{
    std::vector<HuntStep> steps;
    for (std::size_t n = 0; n < record.cursor(); ++n)
        steps.push_back({&record.entries()[n].action, &record.stateAt(n), &record.stateAt(n + 1)});
    const WholeHunt hunt = wholeHunt(record.ruleset(), record.publicLog(), steps);
    const auto id = [&](LocationId place) { return (*record.ruleset().board)[place].id; };
    StoryJson way{{"route", StoryJson::array()}, {"ends", hunt.seen.winner != Winner::None},
                  {"places", hunt.places},       {"closest", hunt.closest ? StoryJson(hunt.closest->steps) : StoryJson()},
                  {"times", hunt.timesClosest},  {"beats", StoryJson::array()}};
    for (const fury::HuntStop& stop : hunt.route)
        way["route"].push_back(id(stop.place));
    for (const WholeHunt::Beat& beat : hunt.beats)
        way["beats"].push_back({id(beat.place), beat.moved, beat.round, beat.seen ? StoryJson(*beat.seen) : StoryJson()});
    inEachLanguage(secondSentences, [&](const SecondEditionSentences& sentences, const std::string& code) {
        StoryJson& told = way["told"][code];
        for (std::size_t beat = 0; beat < hunt.beats.size(); ++beat) {
            const BeatWords words = beatWords(hunt, beat, sentences);
            StoryJson& list = told["beats"].emplace_back(StoryJson::array({words.round.toStdString(), words.way.toStdString()}));
            for (const BeatWords::Line& line : words.more)
                list.push_back(line.text.toStdString());
        }
        told["why"] = huntReason(hunt.seen, sentences).toStdString();
        for (const HuntRow& row : huntRows(hunt, sentences))
            if (row.shares.isEmpty() && row.icon.isEmpty())
                told["rows"].push_back({row.word.toStdString(), row.more.toStdString()});
    });
    return way;
}

StoryJson secondGame(const std::string& name, const Record& record)
{
    const std::string reveal = record.reveal().value();
    PublicQuestion asked; // before the step
    StoryJson lines = storyOf(
        readReveal(reveal).value(), secondSentences,
        [](const Reveal& all, const auto& visit) { return replayReveal(all, boardSource({}), visit); },
        [&](const SecondEditionSentences& sentences, const PublicStep& step) {
            std::vector<Happening> said = step.said;
            // 2E-HUNT-3: who does nothing else before the turn was ended by the train die.
            for (Happening& one : said)
                if (asked.what == PublicQuestion::What::Turn && one.what == Happening::What::HunterActed && !carriesNews(one))
                    one = {Happening::What::TrainRefused, {one.arguments.front()}};
            asked = step.view.asked;
            return step.way == PublicStep::Way::Onwards ? sentences.told(said) : QStringList();
        });
    // What was gone back over is told by the page alone.
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (!lines[i].contains("done"))
            lines[i].erase("said");
    return {{"name", name},
            {"reveal", reveal},
            {"lines", std::move(lines)},
            {"unpaid", StoryJson::array()},
            {"hunt", secondHunt(record)},
            {"way", secondWay(record)}};
}

/// One of each kind of thing that a sentence names, in the orders that announcements have, and in some that they do not have.
std::vector<std::vector<Argument>> secondArguments(const Board& map)
{
    const auto place = [&](const char* id) { return Argument(map.find(id).value()); };
    const Argument paris = place("paris"), rome = place("rome"), sea = place("north-sea"), castle = place("castle-dracula");
    const Argument mina = Hunter::MinaHarker, seward = Hunter::DrSeward;
    std::vector<std::vector<Argument>> lists{
        {},
        {paris},
        {sea},
        {castle},
        {paris, 1},
        {paris, rome, 1},
        {paris, rome, 0},
        {paris, Power::WolfForm},
        {0},
        {1},
        {2},
        {5},
        {22},
        {0, 1},
        {2, 1},
        {32, 1},
        {33, 0},
        {0b101},
        {0b11111111111},
        {Power::WolfForm},
        {Power::Hide, Power::DarkCall},
        {Power::DoubleBack, Space{4}},
        {Power::DoubleBack, Power::WolfForm, Space{2}},
        {Power::DoubleBack, CatacombSpace{1}},
        {Space{3}},
        {CatacombSpace{0}},
        {CatacombSpace{2}},
        {Encounter::Rats},
        {Encounter::NewVampire, 1},
        {Encounter::Rats, paris},
        {Encounter::Rats, mina},
        {mina},
        {seward, 1},
        {mina, 2},
        {mina, 3},
        {mina, 0},
        {seward, paris},
        {mina, sea},
        {mina, seward},
        {mina, seward, Encounter::Assassin},
        {Hunter::LordGodalming, Hunter::VanHelsing, mina},
        {mina, Encounter::MinionWithKnife},
        {DraculaEvent::WildHorses},
        {DraculaEvent::Rage, DraculaEvent::Trap},
        {DraculaEvent::Seduction, seward},
        {HunterEvent::JonathanHarker},
        {HunterEvent::Hypnosis, mina},
        {HunterEvent::LongDay, seward},
        {HunterItem::SacredHost, mina},
        {DraculaTactic::Fangs},
        {AgentTactic::Pistol},
    };
    for (const TimeOfDay time :
         {TimeOfDay::Dawn, TimeOfDay::Noon, TimeOfDay::Dusk, TimeOfDay::Twilight, TimeOfDay::Midnight, TimeOfDay::SmallHours})
        lists.push_back({time});
    return lists;
}

} // namespace

class TestSecondPageStory : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initTextResources(); }

    void forTheBrowser()
    {
        const QString path = qEnvironmentVariable("DEMETER_PAGE_STORIES");
        if (path.isEmpty())
            return;
        const bool full = qEnvironmentVariableIsSet("DEMETER_FULL");
        const Ruleset rules = secondRules();
        StoryJson all{{"board", "fury-2e"}, {"games", StoryJson::array()}, {"honest", StoryJson::array()}};
        for (std::uint64_t n = 0; n < (full ? 30 : 3); ++n)
            all["games"].push_back(secondGame("second edition " + std::to_string(n), randomSecondRecord(n)));
        for (const std::string& name : secondGameNames())
            all["games"].push_back(
                secondGame("golden game " + name, secondGoldenGame(name, std::make_unique<MemoryDevice>(std::make_shared<std::string>()))));
        // 2E-WIN-1, 2E-WIN-3: half of one, until the table puts a track right.
        for (const EditNumber& track : {EditNumber{Number::Vampires, 6}, EditNumber{Number::Blood, 0}}) {
            const std::string name = secondGameNames().front();
            Record record = begunSecondGoldenGame(name, std::make_unique<MemoryDevice>(std::make_shared<std::string>()));
            const SecondScript script = secondScript(name);
            for (std::size_t n = 0; n < script.actions.size() / 2; ++n)
                QVERIFY(record.submit(readAction(record.ruleset(), script.actions[n]).value()));
            QVERIFY(record.submit(PutRight{"so it was", track}));
            QVERIFY(record.state().step == Step::Over);
            all["games"].push_back(secondGame("ended by a correction to " + std::to_string(track.value), record));
        }
        for (std::uint64_t n = 100; n < (full ? 300 : 103); ++n)
            all["honest"].push_back(randomSecondRecord(n).reveal().value());

        // Every announcement with whatever it might name, and what was said in some random games.
        std::vector<std::vector<Happening>> news;
        for (std::size_t what = 0; what < happeningCount; ++what)
            for (const auto& arguments : secondArguments(*rules.board))
                news.push_back({{static_cast<Happening::What>(what), arguments, "2E-MOVE-3"}});
        news.push_back({{Happening::What::VampiresGained, {-1}, {}}}); // the one number that may be negative
        std::mt19937_64 random(5);
        std::vector<Action> actions;
        std::set<std::string> seen;
        for (int n = 0; n < (full ? 40 : 8); ++n) {
            const SecondGame game = playSecondGame(random, rules, 2000, [&](const GameState& state, const Action& action) {
                if (state.happened.size() > 1 && seen.insert(secondSaid(state.happened).dump()).second)
                    news.push_back(state.happened);
                if (seen.insert(writeAction(rules, action)).second)
                    actions.push_back(action);
            });
            QVERIFY(!game.actions.empty());
        }
        all["news"] = toldOf(news, secondSentences, secondSaid);
        all["actions"] = namedOf(actions, secondSentences, [&](const Action& action) { return writeAction(rules, action); });
        writeStories(path, all);
    }
};

} // namespace demeter::fury2e

using demeter::fury2e::TestSecondPageStory;
DEMETER_TEST(TestSecondPageStory)
#include "test_second_page_story.moc"
