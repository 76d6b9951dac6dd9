// The laws of every game (tests/support/game_laws.h), run on both Furies and on games that are made up for them.
#include "core/fury2e/record/recorded.h"
#include "core/fury2e/rules/rules.h"
#include "core/journal/record_body.h"
#include "core/journal/verify_body.h"
#include "tests/core/journal/journal_support.h"
#include "tests/support/game_laws.h"
#include "tests/support/hide_and_seek.h"
#include "tests/support/random_round.h"
#include "tests/support/random_second_game.h"
#include "tests/support/rows.h"
#include "tests/support/sealed_boxes.h"
#include "tests/support/second_twins.h"
#include "tests/support/twins.h"

#include <QTest>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

struct ThirdEdition {
    using Game = fury3e::Recorded;
    static fury3e::RecordHeader header(std::mt19937_64& random)
    {
        fury3e::RecordHeader made = test::header(static_cast<std::uint8_t>(random()));
        made.printing = static_cast<fury3e::Printing>(random() % 4);
        made.rulings = fury3e::rulingsOf(made.printing);
        made.handling = random() % 2 == 0 ? fury3e::CardHandling::Dealt : fury3e::CardHandling::DrawnFromBox;
        made.clockKept = random() % 4 != 0;
        return made;
    }
    static Game::Sources sources() { return {boards(), rules().cards}; }
    static std::optional<fury3e::Action> act(std::mt19937_64& random, const fury3e::Ruleset& rules, const fury3e::GameState& state)
    {
        return likelyAction(random, rules, state, {state.handling, 0, true});
    }
    static std::vector<fury3e::Action> legal(const fury3e::Ruleset& rules, const fury3e::GameState& state)
    {
        return fury3e::legalActions(rules, state);
    }
    static const std::vector<fury3e::Action>& everyAction()
    {
        static const std::vector<fury3e::Action> every = everyRoundAction(rules());
        return every;
    }
    static std::vector<fury3e::Action> candidates(const fury3e::Ruleset&) { return everyAction(); }
    static fury3e::Verification verify(const Reveal& lines) { return fury3e::verify(lines, {}, boards(), rules().cards); }
    static void twins(std::uint64_t number,
                      const std::function<void(const fury3e::Ruleset&, const fury3e::PublicStep&, const fury3e::PublicStep&)>& see)
    {
        TwinTally tally;
        (void)playTwins(number, rules(), tally, [&](const TwinStep& step) {
            if (step.noticed && step.twinNoticed)
                see(step.rules, step.first.log.back(), step.twin.log.back());
            return std::string();
        });
    }
};

struct SecondEdition {
    using Game = fury2e::Recorded;
    static fury2e::RecordHeader header(std::mt19937_64& random)
    {
        fury2e::RecordHeader made;
        made.gameId = "2e2e2e2e2e2e2e2e2e2e2e2e2e2e2e2e";
        made.started = "2026-01-01T12:00:00Z";
        made.board = "fury-2e";
        for (std::size_t i = 0; i < fury2e::rulingCount; ++i)
            made.rulings.readings[i] =
                random() % 4 == 0 ? static_cast<std::uint8_t>(random() % fury2e::rulingTable[i].count()) : std::uint8_t{0};
        made.handling = random() % 2 == 0 ? fury2e::TokenHandling::Dealt : fury2e::TokenHandling::DrawnFromBox;
        if (made.handling == fury2e::TokenHandling::Dealt && random() % 3 != 0)
            made.chance = ChanceTimes::EachRound;
        made.players = {"Anna", "", "Bo", ""};
        made.version = "1.0";
        made.deal = FairDeal{Secret{static_cast<std::uint8_t>(random())}, "uno due tre"};
        return made;
    }
    static Game::Sources sources() { return {boards(), {}}; }
    static std::vector<fury2e::Action> legal(const fury2e::Ruleset& rules, const fury2e::GameState& state)
    {
        return fury2e::legalActions(rules, state);
    }
    static std::optional<fury2e::Action> act(std::mt19937_64& random, const fury2e::Ruleset& rules, const fury2e::GameState& state)
    {
        return likelySecondAction(random, rules, state);
    }
    static std::vector<fury2e::Action> candidates(const fury2e::Ruleset& rules)
    {
        std::vector<fury2e::Action> all{fury2e::GoOn{}, fury2e::SufferPenalty{}, fury2e::Reply{false}, fury2e::Reply{true}};
        rules.board->all().forEach([&](LocationId place) {
            all.emplace_back(fury2e::ChooseStart{place});
            all.emplace_back(fury2e::ClearCatacomb{place});
            all.emplace_back(fury2e::ChoosePlace{place});
            all.emplace_back(fury2e::Play{place, {}, {}, {}});
            for (const fury2e::Power power : fury2e::allPowers)
                all.emplace_back(fury2e::Play{place, power, {}, {}});
        });
        for (const fury2e::Power power : fury2e::allPowers)
            all.emplace_back(fury2e::Play{{}, power, {}, {}});
        for (std::size_t i = 0; i < fury2e::encounterCount; ++i) {
            const auto encounter = static_cast<fury2e::Encounter>(i);
            all.emplace_back(fury2e::DrawEncounter{encounter});
            all.emplace_back(fury2e::PlaceEncounter{encounter});
            all.emplace_back(fury2e::ActivateEncounter{encounter});
        }
        for (std::size_t i = 0; i < fury2e::draculaEventCount; ++i) {
            all.emplace_back(fury2e::DrawEvent{static_cast<fury2e::DraculaEvent>(i)});
            all.emplace_back(fury2e::DiscardEvent{static_cast<fury2e::DraculaEvent>(i)});
        }
        for (const fury2e::Hunter hunter : fury2e::allHunters)
            all.emplace_back(fury2e::ChooseHunter{hunter});
        return all;
    }
    static fury2e::Verification verify(const Reveal& lines) { return fury2e::verify(lines, {}, boards()); }
    static void twins(std::uint64_t number,
                      const std::function<void(const fury2e::Ruleset&, const fury2e::PublicStep&, const fury2e::PublicStep&)>& see)
    {
        (void)fury2e::playSecondTwins(number, 120, [&](const fury2e::SecondTwins& both) { see(both.ruleset, both.step, both.twinStep); });
    }
};

struct HideAndSeek {
    using Game = hide_and_seek::Game;
    static BasicRecordHeader<Game> header(std::mt19937_64& random)
    {
        BasicRecordHeader<Game> made;
        made.gameId = "5ee4005ee4005ee4005ee4005ee40000";
        made.started = "2026-01-01T12:00:00Z";
        made.cells = 5 + static_cast<int>(random() % 5);
        made.deal = FairDeal{Secret{1}, "ene due rabe"};
        return made;
    }
    static Game::Sources sources() { return {}; }
    static std::vector<Game::Action> candidates(const Game::Rules& rules)
    {
        std::vector<Game::Action> all;
        for (int cell = -1; cell <= rules.cells; ++cell) {
            all.emplace_back(hide_and_seek::Move{cell});
            all.emplace_back(hide_and_seek::Look{cell});
        }
        return all;
    }
    static std::vector<Game::Action> legal(const Game::Rules& rules, const Game::State& state)
    {
        std::vector<Game::Action> some;
        if (state.over)
            return some;
        for (int cell = 0; cell < rules.cells; ++cell) {
            if (state.moved)
                some.emplace_back(hide_and_seek::Look{cell});
            else if (!state.cell || std::abs(cell - *state.cell) <= 1)
                some.emplace_back(hide_and_seek::Move{cell});
        }
        return some;
    }
    static std::optional<Game::Action> act(std::mt19937_64& random, const Game::Rules& rules, const Game::State& state)
    {
        const auto some = legal(rules, state);
        return some.empty() ? std::nullopt : std::optional(some[random() % some.size()]);
    }
    static BasicVerification<Game> verify(const Reveal& lines) { return verifyGame<Game>(lines, {}, sources(), spokenCode); }
    /// Two hiders at either end of the row, and everybody looks into the middle.
    static void twins(std::uint64_t, const std::function<void(const Game::Rules&, const Game::Step&, const Game::Step&)>& see)
    {
        const Game::Rules rules{9, 30};
        Game::State one, other;
        for (int n = 0; n < 12; ++n)
            for (const auto& [first, second] : std::initializer_list<std::pair<Game::Action, Game::Action>>{
                     {hide_and_seek::Move{n % 2}, hide_and_seek::Move{8 - n % 2}}, {hide_and_seek::Look{4}, hide_and_seek::Look{4}}}) {
                one = Game::apply(rules, one, first).value();
                other = Game::apply(rules, other, second).value();
                if (const auto step = Game::publicStepOf(&last(), rules, one), twin = Game::publicStepOf(&last(), rules, other);
                    step && twin)
                    see(rules, *step, *twin);
            }
    }
    static const Game::Step& last()
    {
        static const Game::Step step;
        return step;
    }
};

struct SealedBoxes {
    using Game = sealed_boxes::Game;
    static sealed_boxes::RecordHeader header(std::mt19937_64& random)
    {
        sealed_boxes::RecordHeader made;
        made.gameId = "b0c5e5b0c5e5b0c5e5b0c5e5b0c5e500";
        made.started = "2026-01-01T12:00:00Z";
        made.rounds = 1 + static_cast<int>(random() % 12);
        made.deal = FairDeal{Secret{2}, "raz dwa trzy"};
        return made;
    }
    static Game::Sources sources() { return {}; }
    static std::vector<Game::Action> candidates(const Game::Rules&)
    {
        std::vector<Game::Action> all{sealed_boxes::Begin{}};
        for (int keeper = -1; keeper <= sealed_boxes::keepers; ++keeper)
            for (int number = 0; number <= sealed_boxes::largestNumber + 1; ++number) {
                all.emplace_back(sealed_boxes::Close{keeper, number});
                all.emplace_back(sealed_boxes::Guess{keeper, number});
            }
        return all;
    }
    /// SB-1, SB-2, SB-3.
    static std::vector<Game::Action> legal(const Game::Rules&, const Game::State& state)
    {
        if (!state.begun)
            return {sealed_boxes::Begin{}};
        std::vector<Game::Action> some;
        for (int keeper = 0; keeper < sealed_boxes::keepers; ++keeper)
            for (int number = 1; number <= sealed_boxes::largestNumber; ++number) {
                if (!secretOf(state, keeper))
                    some.emplace_back(sealed_boxes::Close{keeper, number});
                if (state.areClosed() && state.winner == sealed_boxes::Winner::None && !state.open[std::size_t(keeper)])
                    some.emplace_back(sealed_boxes::Guess{keeper, number});
            }
        return some;
    }
    static std::optional<Game::Action> act(std::mt19937_64& random, const Game::Rules& rules, const Game::State& state)
    {
        const auto some = legal(rules, state);
        return some.empty() ? std::nullopt : std::optional(some[random() % some.size()]);
    }
    static BasicVerification<Game> verify(const Reveal& lines) { return verifyGame<Game>(lines, {}, sources(), spokenCode); }
    /// The boxes of one keeper, then those of the other, differ; nobody guesses either number.
    static void twins(std::uint64_t, const std::function<void(const Game::Rules&, const Game::Step&, const Game::Step&)>& see)
    {
        using namespace sealed_boxes;
        const Rules rules{12};
        for (int keeper = 0; keeper < keepers; ++keeper) {
            State one, other;
            std::optional<Game::Step> seen, twin;
            const auto both = [&](const Game::Action& first, const Game::Action& second) {
                one = Game::apply(rules, one, first).value();
                other = Game::apply(rules, other, second).value();
                seen = Game::publicStepOf(seen ? &*seen : nullptr, rules, one);
                twin = Game::publicStepOf(twin ? &*twin : nullptr, rules, other);
                see(rules, seen.value(), twin.value());
            };
            both(Begin{}, Begin{});
            both(Close{keeper, 2}, Close{keeper, 8});
            both(Close{1 - keeper, 5}, Close{1 - keeper, 5});
            for (const int number : {1, 3, 9})
                both(Guess{keeper, number}, Guess{keeper, number});
            both(Guess{1 - keeper, 5}, Guess{1 - keeper, 5});
        }
    }
};

using Actions = std::vector<sealed_boxes::Action>; // of the sealed boxes
using Law = std::string (*)(std::uint64_t);

template <typename Play> std::vector<std::pair<const char*, Law>> laws()
{
    using Laws = GameLaws<Play>;
    return {{"legal is accepted", Laws::legalIsAccepted},
            {"texts and replay", Laws::textsAndReplay},
            {"undo", Laws::undo},
            {"reopens and verifies", Laws::reopensAndVerifies},
            {"hidden parts are alike", Laws::hiddenPartsAreAlike},
            {"twins look alike", Laws::twinsLookAlike}};
}

} // namespace

class TestGameLaws : public QObject {
    Q_OBJECT

    static void addRows(const QString& game, const std::vector<std::pair<const char*, Law>>& laws)
    {
        for (const auto& [name, law] : laws)
            QTest::newRow(qPrintable(game + ": " + name)) << reinterpret_cast<void*>(law);
    }

private slots:
    void holds_data()
    {
        QTest::addColumn<void*>("law");
        addRows("third edition", laws<ThirdEdition>());
        addRows("second edition", laws<SecondEdition>());
        addRows("hide and seek", laws<HideAndSeek>());
        addRows("sealed boxes", laws<SealedBoxes>());
    }
    void holds()
    {
        QFETCH(void*, law);
        for (int number = 1; number <= times(3, 100); ++number) {
            const std::string wrong = reinterpret_cast<Law>(law)(static_cast<std::uint64_t>(number));
            QVERIFY2(wrong.empty(), (std::to_string(number) + ": " + wrong).c_str());
        }
    }

    /// No game opens another one's records, and each says why.
    void recordsOfOtherGamesAreRefused()
    {
        std::mt19937_64 random(1);
        const auto seek = std::make_shared<std::string>(), third = std::make_shared<std::string>(),
                   second = std::make_shared<std::string>(), boxes = std::make_shared<std::string>();
        QVERIFY(GameLaws<HideAndSeek>::begun(random, seek) && GameLaws<ThirdEdition>::begun(random, third) &&
                GameLaws<SecondEdition>::begun(random, second) && GameLaws<SealedBoxes>::begun(random, boxes));
        const auto whyNot = []<typename Play>(const std::shared_ptr<std::string>& bytes, Play) {
            const auto opened = BasicRecord<typename Play::Game>::open(std::make_unique<MemoryDevice>(bytes), Play::sources(), testKeys());
            return opened ? Fault{} : opened.error();
        };
        const auto otherForm = [](const char* form) { return Fault{"record-format", "line 1", {form}}; };
        QVERIFY(whyNot(seek, ThirdEdition()) == otherForm("hide-and-seek/1"));
        QVERIFY(whyNot(second, ThirdEdition()) == otherForm("demeter-game/5"));
        QVERIFY(whyNot(seek, SecondEdition()) == otherForm("hide-and-seek/1"));
        QVERIFY(whyNot(third, SecondEdition()) == otherForm("demeter-game/4"));
        QVERIFY(whyNot(third, HideAndSeek()) == otherForm("demeter-game/4"));
        QVERIFY(whyNot(second, HideAndSeek()) == otherForm("demeter-game/5"));
        QVERIFY(whyNot(boxes, ThirdEdition()) == otherForm("sealed-boxes/1"));
        QVERIFY(whyNot(boxes, SecondEdition()) == otherForm("sealed-boxes/1"));
        QVERIFY(whyNot(boxes, HideAndSeek()) == otherForm("sealed-boxes/1"));
        QVERIFY(whyNot(seek, SealedBoxes()) == otherForm("hide-and-seek/1"));
        QVERIFY(whyNot(third, SealedBoxes()) == otherForm("demeter-game/4"));
        QVERIFY(whyNot(second, SecondEdition()) == Fault{});
        QVERIFY(whyNot(boxes, SealedBoxes()) == Fault{});
    }

    /// What each rule of the made-up game with two secrets refuses, by its name, and when the game is over.
    void boxesAreClosedGuessedAndWon_data()
    {
        // `refused`: the rule; empty: the last action is accepted, and `winner` has won
        using namespace sealed_boxes;
        using sealed_boxes::Winner;
        Rows<Actions, QString, Winner> row;
        row("SB-1: no such keeper", Actions{Begin{}, Close{2, 1}}, QString("SB-1"), Winner::None);
        row("SB-1: no such number", Actions{Begin{}, Close{0, 10}}, QString("SB-1"), Winner::None);
        row("SB-1: a second time", Actions{Begin{}, Close{0, 4}, Close{0, 5}}, QString("SB-1"), Winner::None);
        row("SB-1: after a guess", Actions{Begin{}, Close{0, 4}, Close{1, 7}, Guess{0, 1}, Close{0, 5}}, QString("SB-1"), Winner::None);
        row("SB-1: in any order", Actions{Begin{}, Close{1, 7}, Close{0, 7}}, QString(), Winner::None);
        row("SB-2: one box is not closed yet", Actions{Begin{}, Close{0, 4}, Guess{0, 4}}, QString("SB-2"), Winner::None);
        row("SB-2: the box is open", Actions{Begin{}, Close{0, 4}, Close{1, 7}, Guess{0, 4}, Guess{0, 4}}, QString("SB-2"), Winner::None);
        row("SB-3: both are open", Actions{Begin{}, Close{0, 4}, Close{1, 7}, Guess{1, 7}, Guess{0, 4}}, QString(), Winner::Guesser);
        row("SB-3: by the last guess", Actions{Begin{}, Close{0, 4}, Close{1, 7}, Guess{0, 1}, Guess{1, 7}, Guess{0, 4}}, QString(),
            Winner::Guesser);
        row("SB-3: one has stayed closed", Actions{Begin{}, Close{0, 4}, Close{1, 7}, Guess{0, 4}, Guess{1, 1}, Guess{1, 2}}, QString(),
            Winner::Keepers);
        row("SB-3: nobody guesses afterwards", Actions{Begin{}, Close{0, 4}, Close{1, 7}, Guess{1, 7}, Guess{0, 4}, Guess{0, 4}},
            QString("SB-2"), Winner::Guesser);
    }
    void boxesAreClosedGuessedAndWon()
    {
        using namespace sealed_boxes;
        using sealed_boxes::Winner;
        const auto [actions, refused, winner] = rowOf<Actions, QString, Winner>();
        const sealed_boxes::Rules rules{3};
        State state;
        for (std::size_t n = 0; n < actions.size(); ++n) {
            const auto next = sealed_boxes::Game::apply(rules, state, actions[n]);
            const bool last = n + 1 == actions.size();
            QCOMPARE(next ? QString() : QString::fromStdString(next.error().rule), last ? refused : QString());
            if (next)
                state = *next;
        }
        QVERIFY(state.winner == winner);
    }

    /// SB-1: neither the table nor the page of the other keeper changes with the number in a box.
    void nothingIsToldOfTheOtherBox()
    {
        using namespace sealed_boxes;
        const sealed_boxes::Rules rules{3};
        for (int keeper = 0; keeper < keepers; ++keeper)
            for (int number = 1; number <= largestNumber; ++number) {
                const auto closed = [&](int hidden) {
                    State state = sealed_boxes::Game::apply(rules, {}, Begin{}).value();
                    state = sealed_boxes::Game::apply(rules, state, Close{keeper, hidden}).value();
                    return sealed_boxes::Game::apply(rules, state, Close{1 - keeper, 5}).value();
                };
                const State one = closed(1), other = closed(number);
                QVERIFY(secretOf(other, keeper) == number && secretOf(other, 1 - keeper) == 5);
                QVERIFY(secretOf(one, 1 - keeper) == secretOf(other, 1 - keeper) && viewOf(rules, one) == viewOf(rules, other));
                QVERIFY(one.happened == other.happened);
            }
    }

    /// Each game knows its own records by their first line, sealed and plain, damaged ones too, and those of no other.
    void everyGameKnowsItsOwnRecords()
    {
        using Seek = hide_and_seek::Game;
        using Fury = fury3e::Recorded;
        std::mt19937_64 random(1);
        const auto seek = std::make_shared<std::string>(), fury = std::make_shared<std::string>();
        const auto seekRecord = GameLaws<HideAndSeek>::begun(random, seek);
        const auto furyRecord = GameLaws<ThirdEdition>::begun(random, fury);
        QVERIFY(seekRecord && furyRecord);
        QVERIFY(isRecordOf<Seek>(linesOf(*seek)[0]) && !isRecordOf<Fury>(linesOf(*seek)[0]));
        QVERIFY(isRecordOf<Fury>(linesOf(*fury)[0]) && !isRecordOf<Seek>(linesOf(*fury)[0]));
        for (const std::string name : {"version-0.1-dealt", "told", "sealed-deal", "sealed-second-map"}) {
            const std::string first = linesOf(sourceFile("tests/core/journal/data/golden/" + name + ".demeter"))[0];
            QVERIFY2(isRecordOf<Fury>(first) && !isRecordOf<Seek>(first), name.c_str());
        }
        const auto seekReveal = readReveal(seekRecord->reveal().value()), furyReveal = readReveal(furyRecord->reveal().value());
        const auto second = std::make_shared<std::string>();
        const auto secondRecord = GameLaws<SecondEdition>::begun(random, second);
        const auto secondReveal = readReveal(secondRecord->reveal().value());
        QVERIFY(isRecordOf<fury2e::Recorded>(linesOf(*second)[0]) && isRevealOf<fury2e::Recorded>(*secondReveal));
        QVERIFY(!isRecordOf<Fury>(linesOf(*second)[0]) && !isRevealOf<Fury>(*secondReveal));
        QVERIFY(!isRecordOf<fury2e::Recorded>(linesOf(*fury)[0]) && !isRevealOf<fury2e::Recorded>(*furyReveal));
        QVERIFY(isRevealOf<Seek>(*seekReveal) && !isRevealOf<Fury>(*seekReveal));
        QVERIFY(isRevealOf<Fury>(*furyReveal) && !isRevealOf<Seek>(*furyReveal));
        using Boxes = sealed_boxes::Game;
        const auto boxes = std::make_shared<std::string>();
        const auto boxesRecord = GameLaws<SealedBoxes>::begun(random, boxes);
        const auto boxesReveal = readReveal(boxesRecord->reveal().value());
        QVERIFY(isRecordOf<Boxes>(linesOf(*boxes)[0]) && isRevealOf<Boxes>(*boxesReveal));
        QVERIFY(!isRecordOf<Seek>(linesOf(*boxes)[0]) && !isRevealOf<Seek>(*boxesReveal));
        QVERIFY(!isRecordOf<Fury>(linesOf(*boxes)[0]) && !isRevealOf<Fury>(*boxesReveal));
        QVERIFY(!isRecordOf<Boxes>(linesOf(*seek)[0]) && !isRecordOf<Boxes>(linesOf(*fury)[0]) && !isRecordOf<Boxes>(linesOf(*second)[0]));
        QVERIFY(!isRevealOf<Boxes>(*seekReveal) && !isRevealOf<Boxes>(*furyReveal) && !isRevealOf<Boxes>(*secondReveal));
        QVERIFY(!isRevealOf<Fury>({}));

        const auto changed = [&](std::string_view from, std::string_view to) {
            std::string line = linesOf(*fury)[0];
            return line.replace(line.find(from), from.size(), to);
        };
        QVERIFY(isRecordOf<Fury>(changed(R"("board":"fury-3e")", R"("board":"fury-2e")"))); // its head is wrong now
        const std::string torn = linesOf(*fury)[0].substr(0, 100), deep(100000, '[');
        for (const std::string& foreign : {changed("dracula-3e", "no-such-cards"), changed("demeter-game/4", "demeter-game/9"),
                                           changed("demeter-game/4", ""), torn, deep, std::string("[]"), std::string(R"({"public":7})"),
                                           std::string(R"({"public":{"format":3}})"), std::string("\xff"), std::string()})
            QVERIFY2(!isRecordOf<Fury>(foreign) && !isRecordOf<Seek>(foreign), foreign.substr(0, 100).c_str());
    }

    /// A form that a game never had has an empty name, and no record may call itself so.
    void anEmptyFormatIsNone()
    {
        const auto header = readHeaderParts<hide_and_seek::Game>(
            R"({"format":"","game":"5ee4005ee4005ee4005ee4005ee40000","started":"","cells":5,"rounds":9})",
            R"({"seed":"0000000000000000000000000000000000000000000000000000000000000000"})", {});
        QVERIFY(!header);
        QCOMPARE(header.error().code, "record-format");
    }
};

DEMETER_TEST(TestGameLaws)
#include "test_game_laws.moc"
