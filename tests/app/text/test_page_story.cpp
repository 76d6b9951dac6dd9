// What the page of a revealed game has to say, word by word: written here for tests/page/check_story.py, which lets the page's own script
// say it.
#include "app/fury3e/text/built_in_cards.h"
#include "app/fury3e/text/sentences.h"
#include "app/text/resources.h"
#include "core/fury3e/record/recorded.h"
#include "core/fury3e/text/action_text.h"
#include "core/fury3e/view/public_text.h"
#include "core/journal/key_file.h"
#include "core/map/board_file.h"
#include "tests/app/text/page_story.h"
#include "tests/core/journal/journal_support.h"
#include "tests/support/golden_games.h"
#include "tests/support/random_round.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

Ruleset played()
{
    return {builtInBoard("fury-3e").value(), builtInCatalogue(), {}};
}

auto sentencesOn(const Ruleset& rules)
{
    return [rules](Language language) { return Sentences(rules.board, rules.cards, language); };
}

/// What the lines of a revealed game did, as actions in words, and what was told in them.
StoryJson linesOf(const std::string& reveal)
{
    const auto lines = readReveal(reveal).value();
    Ruleset rules = played();
    const RecordHeader header = revealedHeader(lines, *rules.cards).value();
    rules.board = boardOfHeader(header.board, header.boardFile, header.boardHash, boardSource({})).value();
    return storyOf(
        lines, sentencesOn(rules),
        [](const Reveal& all, const auto& visit) { return replayReveal(all, boardSource({}), builtInCatalogue(), visit); },
        [](const Sentences& sentences, const PublicStep& step) { return sentences.publicStep(step.said, step.way); });
}

/// The lines that the program objects to because an error in them was neither noticed nor paid for.
StoryJson unpaidIn(const std::string& reveal)
{
    StoryJson lines = StoryJson::array();
    for (const Objection& each : verify(readReveal(reveal).value(), {}, boardSource({}), builtInCatalogue()).objections)
        if (each.what == Objection::What::IllegalStep)
            lines.push_back(each.line.value());
    return lines;
}

StoryJson gameOf(const std::string& name, const std::string& reveal)
{
    return {{"name", name}, {"reveal", reveal}, {"lines", linesOf(reveal)}, {"unpaid", unpaidIn(reveal)}};
}

/// Chance as phones and hunters give it: now and then with a share that is kept back.
void addChance(Record& record, std::mt19937_64& random)
{
    std::vector<std::optional<Share>> shares;
    std::vector<SharePromise> promises;
    for (std::size_t n = random() % 3; n > 0; --n) {
        Share share{};
        std::ranges::generate(share, [&random] { return static_cast<std::uint8_t>(random()); });
        promises.push_back(promiseOf(record.state().round, share));
        shares.push_back(random() % 4 == 0 ? std::nullopt : std::optional(share));
    }
    if (promises.empty() || record.submit(PromiseShares{promises}))
        (void)record.submit(AddChance{{promises.empty() || random() % 3 == 0 ? "sal y ajo" : "", shares}});
}

/// A random game of both sides, gone back in and corrected, as a reveal.
std::string randomReveal(std::uint64_t seed, CardHandling handling)
{
    RecordHeader start = header();
    start.clockKept = true;
    start.handling = handling;
    start.chanceEachRound = handling == CardHandling::Dealt;
    std::mt19937_64 random(seed);
    Ruleset rules = played();
    if (seed % 2 == 1)
        rules.rulings = randomRoundRuleset(random).rulings;
    start.rulings = rules.rulings;
    auto record = Record::create(std::make_unique<MemoryDevice>(std::make_shared<std::string>()), start, rules, testKeys());
    if (!record)
        qFatal("no game");
    RoundOptions options;
    options.handling = handling;
    for (int n = 0; n < 900; ++n) {
        const auto action = likelyAction(random, record->ruleset(), record->state(), options);
        if (!action)
            break;
        (void)record->submit(*action);
        if (start.chanceEachRound && record->state().round > record->state().chance.stirredRound && random() % 12 == 0)
            addChance(*record, random);
        if (random() % 30 == 0 && record->canUndo() && !(record->undo() && (random() % 2 == 0 || record->redo())))
            qFatal("no way back");
        if (random() % 200 == 0 && record->cursor() > 12)
            (void)record->goTo(record->cursor() - random() % 12);
    }
    return record->reveal().value();
}

/// The records of every form that was ever written, revealed.
std::vector<std::pair<std::string, std::string>> goldenReveals()
{
    const QDir golden(QStringLiteral(DEMETER_SOURCE_DIR "/tests/core/journal/data/golden"));
    const QTemporaryDir folder;
    const QString keyPath = folder.filePath("keys");
    if (!QFile::copy(golden.filePath("keys"), keyPath) || !QFile::setPermissions(keyPath, QFile::ReadOwner | QFile::WriteOwner))
        qFatal("no keys");
    std::vector<std::pair<std::string, std::string>> reveals;
    for (const QString& name : golden.entryList({"*.demeter"}, QDir::Files, QDir::Name)) {
        const auto bytes = std::make_shared<std::string>(wholeFile(golden.filePath(name).toStdString()));
        const auto record = Record::open(std::make_unique<MemoryDevice>(bytes), {boardSource({}), builtInCatalogue()},
                                         std::make_shared<KeyFile>(keyPath.toStdString()));
        if (!record)
            qFatal("%s: %s", qPrintable(name), record.error().code.c_str());
        reveals.emplace_back(name.toStdString(), record->record.reveal().value());
    }
    return reveals;
}

/// One of each kind of thing that a sentence names, in the orders that announcements have, and in some that they do not have.
std::vector<std::vector<Argument>> argumentLists(const Ruleset& rules)
{
    const auto place = [&](const char* id) { return Argument(rules.board->find(id).value()); };
    const Argument paris = place("paris"), rome = place("rome"), sea = place("north-sea"), castle = place("castle-dracula");
    const Argument mina = Hunter::MinaHarker, seward = Hunter::DrSeward, vampire = rules.cards->find("new-vampire").value();
    const Argument rats = rules.cards->find("rats").value();
    return {{},
            {paris},
            {sea},
            {castle},
            {paris, 1},
            {paris, rome, 1},
            {paris, rome, 0},
            {paris, paris},
            {0},
            {1},
            {2},
            {5},
            {22},
            {0, 1},
            {2, 7},
            {40, 0},
            {Power::WolfForm},
            {rats},
            {vampire, 1},
            {vampire, 2},
            {rats, paris},
            {rats, mina},
            {rats, HunterEvent::Forewarned},
            {rats, HunterCard::Dogs},
            {rats, DraculaEvent::GreatWolf},
            {mina},
            {seward, 1},
            {mina, 2},
            {mina, 3},
            {mina, 5},
            {seward, paris},
            {mina, sea},
            {mina, HunterCard::Crucifix},
            {mina, seward},
            {mina, seward, vampire},
            {Hunter::LordGodalming, Hunter::VanHelsing, mina},
            {mina, vampire},
            {Slot{3}},
            {Slot{3}, Power::Feed},
            {LairSpace{1}},
            {DraculaEvent::WildHorses},
            {DraculaEvent::Seduction, seward},
            {HunterEvent::JonathanHarker},
            {HunterEvent::PsychicBond, mina},
            {HunterEvent::LuckyFind, seward},
            {CombatCard::Fangs},
            {CombatCard::EscapeAsBat, HunterCard::HolyCircle},
            {CombatCard::Claws, HunterEvent::GreatStrength},
            {Weekday::Wednesday, 0},
            {Weekday::Sunday, 1},
            {Weekday::Saturday, static_cast<int>(Step::Night)},
            {Weekday::None, static_cast<int>(Step::Dawn)},
            {Token::Fog, paris},
            {Token::Fog, paris, 2},
            {Token::Storm, sea},
            {Token::Bats, mina},
            {Token::Bats, mina, 1},
            {Token::Roadblock, paris, rome},
            {Token::Roadblock, paris, rome, 1},
            {Token::ConsecratedGround, castle},
            {Token::HeavenlyHost, rome},
            {RegionOf{std::get<LocationId>(paris)}},
            {RegionOf{std::get<LocationId>(rome)}}};
}

StoryJson saidIn(const std::vector<Happening>& news)
{
    const StoryJson step = stepJson(played(), nullptr, {news, {}, PublicStep::Way::Onwards});
    return step.contains("said") ? step["said"] : StoryJson::array();
}

} // namespace

class TestPageStory : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initTextResources(); }

    void forTheBrowser()
    {
        const QString path = qEnvironmentVariable("DEMETER_PAGE_STORIES");
        if (path.isEmpty())
            return;
        const bool full = qEnvironmentVariableIsSet("DEMETER_FULL");
        StoryJson all{{"board", "fury-3e"}, {"games", StoryJson::array()}, {"honest", StoryJson::array()}};
        for (const char* name : {"combat", "cost", "influence"})
            all["games"].push_back(
                gameOf(name, goldenGame(name, std::make_unique<MemoryDevice>(std::make_shared<std::string>())).reveal().value()));
        for (const auto& [name, reveal] : goldenReveals())
            all["games"].push_back(gameOf(name, reveal));
        for (std::uint64_t n = 0; n < (full ? 40 : 3); ++n)
            all["games"].push_back(
                gameOf("random " + std::to_string(n), randomReveal(n, n % 3 == 2 ? CardHandling::DrawnFromBox : CardHandling::Dealt)));
        for (std::uint64_t n = 100; n < (full ? 400 : 118); ++n)
            all["honest"].push_back(randomReveal(n, n % 3 == 2 ? CardHandling::DrawnFromBox : CardHandling::Dealt));

        // Every announcement with whatever it might name, and what was said in many random games.
        const Ruleset rules = played();
        std::vector<std::vector<Happening>> news;
        for (std::size_t what = 0; what < happeningCount; ++what)
            for (const auto& arguments : argumentLists(rules))
                news.push_back({{static_cast<Happening::What>(what), arguments, "MOVE-3"}});
        std::mt19937_64 random(5);
        std::vector<Action> actions = everyRoundAction(rules);
        std::vector<Action> some;
        for (std::size_t i = 0; i < actions.size(); i += 1 + actions.size() / 2000)
            some.push_back(actions[i]);
        std::set<std::string> seen;
        for (int n = 0; n < (full ? 12 : 5); ++n) {
            const RoundGame game = playRoundGame(random, rules, {}, [&](const Ruleset& now, const GameState& state) {
                if (state.happened.size() > 1 && now.board->locations().size() == rules.board->locations().size() &&
                    seen.insert(stepJson(now, nullptr, {state.happened, {}, PublicStep::Way::Onwards}).dump()).second && seen.size() < 3000)
                    news.push_back(state.happened);
            });
            for (const Action& action : game.actions)
                if (seen.insert(writeAction(rules, action)).second)
                    some.push_back(action);
        }
        all["news"] = toldOf(news, sentencesOn(rules), saidIn);
        all["actions"] = namedOf(some, sentencesOn(rules), [&](const Action& action) { return writeAction(rules, action); });
        writeStories(path, all);
    }
};

DEMETER_TEST(TestPageStory)
#include "test_page_story.moc"
