// Files that older versions wrote: they open, every step of them comes to the same, and the game goes on.
#include "core/fury3e/record/recorded.h"
#include "core/fury3e/view/shown_codes.h"
#include "core/journal/replay.h"
#include "tests/core/journal/journal_support.h"
#include "tests/support/chance.h"
#include "tests/support/load.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <set>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

using Json = nlohmann::ordered_json;

std::string data(const QString& name)
{
    return sourceFile((name.endsWith(".demeter") ? "tests/core/journal/data/golden/" : "tests/core/journal/data/") + name.toStdString());
}

/// A sealed game of a program that did not hold the hunters to their order (TIME-10) and to a card that still lies before one of them
/// (COMB-10): they act backwards, by day and by night, and Lord Godalming plays the same card round after round.
struct LooseGame {
    std::shared_ptr<std::string> bytes = std::make_shared<std::string>();
    std::optional<Record> record;
    int backwards = 0, twice = 0; ///< actions that the rules of today forbid

    explicit LooseGame(std::uint16_t rounds)
    {
        RecordHeader start = header();
        start.clockKept = true;
        auto made = Record::create(std::make_unique<MemoryDevice>(bytes), start, rules(), testKeys());
        if (!made)
            qFatal("no game");
        record = std::move(*made);
        const Board& board = *rules().board;
        const auto at = [&](const char* id) { return *board.find(id); };
        if (!record->submit(PlaceHunters{{at("zurich"), at("madrid"), at("athens"), at("rome")}}) ||
            !record->submit(ChooseStart{at("munich")}))
            qFatal("no start");
        std::mt19937_64 random(5);
        while (record->state().round <= rounds && record->state().step != Step::Over)
            take(next(random));
    }

private:
    const GameState& state() const { return record->state(); }
    HunterSet toAct() const
    {
        HunterSet left;
        for (const Hunter hunter : allHunters)
            if (state().hunters[static_cast<std::size_t>(hunter)].where != HunterPlace::Where::OffBoard &&
                !state().now.acted.contains(hunter))
                left.insert(hunter);
        return left;
    }
    Action next(std::mt19937_64& random) const
    {
        const auto legal = legalActions(record->ruleset(), state());
        if (state().due.empty() && (state().step == Step::Day || state().step == Step::Night)) {
            const HunterSet left = toAct();
            Hunter last{};
            left.forEach([&](Hunter hunter) { last = hunter; });
            // He meets Dracula on the first day, so that there is a combat.
            const HunterPlace munich = HunterPlace::in(*rules().board->find("munich"));
            if (last == Hunter::LordGodalming && state().round == 1 && state().step == Step::Day && state().hunters[0] != munich)
                return MoveHunter{last, munich.location, Travel::Road, false};
            return HunterActs{last, HunterActs::What::Pass, false, false};
        }
        if (!state().due.empty() && state().due.back().what == Due::What::Combat) {
            if (state().combat->stage == Combat::Stage::HunterCards)
                return HunterFights{state().combat->hunters.first(), HunterCard::Punch};
            for (const Action& action : legal) // no early end
                if (const auto* card = std::get_if<PlayCombat>(&action);
                    card != nullptr && card->card != CombatCard::EscapeAsBat && card->card != CombatCard::EscapeAsMist)
                    return action;
        }
        std::vector<Action> choices;
        for (const Action& action : legal)
            if (!std::holds_alternative<HunterPlays>(action) && !std::holds_alternative<ShowWreath>(action) &&
                !std::holds_alternative<MoveHunter>(action)) // no arrival is put right
                choices.push_back(action);
        return choices[random() % choices.size()];
    }
    using Replay = RecordReplay<Recorded>;
    /// Writes the line as `Record::submit` does, by the rules of then.
    void take(const Action& action)
    {
        if (const auto today = apply(record->ruleset(), state(), action)) {
            if (!record->submit(action))
                qFatal("not taken");
            return;
        } else {
            backwards += today.error().what == Refusal::HunterOutOfOrder;
            twice += today.error().what == Refusal::CombatCardLies;
        }
        auto after = applyRecorded(record->ruleset(), state(), action);
        if (!after)
            qFatal("refused by %s", std::string(after.error().rule).c_str());
        const Ruleset rulesThen = rulesAfter(record->ruleset(), action);
        const auto hidden = Replay::actionText(record->ruleset(), action, rulesThen, *after);
        auto step = Replay::publicStepOf(*record, rulesThen, *after);
        const auto line = Replay::sealedLine(*record, Replay::openText(*record, step), *hidden);
        if (!line)
            qFatal("not sealed");
        bytes->append(line->bytes);
        Replay::advance(*record, action, std::move(*after), std::move(step));
        Replay::count(*record, line->head);
    }
};

} // namespace

class TestOldRecords : public QObject {
    Q_OBJECT

private:
    static void rows()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("dealt") << "version-0.1-dealt";
        QTest::newRow("drawn from the box") << "version-0.1-drawn-from-box";
    }

private slots:
    void replays_data() { rows(); }
    /// The state is the one that the program of that version printed, as far as it had a field for it (and with the step's new name).
    void replays()
    {
        QFETCH(QString, name);
        auto bytes = std::make_shared<std::string>(data(name + ".demeter"));
        const std::string before = *bytes;
        const auto opened = reopen(bytes);
        QVERIFY(opened);
        QVERIFY2(opened->notices.empty(), opened->notices.empty() ? "" : opened->notices[0].fault.place.c_str());
        QVERIFY(!opened->record.readOnly());
        QCOMPARE(*bytes, before);
        QVERIFY(!opened->record.header().clockKept);
        QVERIFY(!opened->record.header().counts);
        // OPEN-20: version 0.1 did not know this ruling, and what is recommended has changed since it was new.
        QVERIFY(opened->record.header().rulings.batCountsForDespair == NoYes::No);
        QVERIFY(!opened->record.state().clockKept);
        QVERIFY(!brokenInvariant(opened->record.ruleset(), opened->record.state()));

        Json now = Json::parse(stateText(opened->record));
        const auto withoutNewFields = [](Json& hideout) {
            if (!hideout.is_null())
                for (Json& card : hideout["encounters"])
                    card.erase("inSearch");
        };
        for (const char* field : {"trail", "lairs"})
            for (Json& hideout : now[field])
                withoutNewFields(hideout);
        withoutNewFields(now["maturing"]);
        const Json then = Json::parse(data(name + ".state.json"));
        for (const auto& [field, value] : then.items())
            if (field != "happened") // what is told to the table is no part of the game, and more is told now
                QCOMPARE(QString::fromStdString(field + ' ' + now[field].dump()), QString::fromStdString(field + ' ' + value.dump()));
    }

    void everyKindOfActionIsThere()
    {
        std::set<std::string> kinds;
        for (const char* name : {"version-0.1-dealt", "version-0.1-drawn-from-box"})
            for (const std::string& line : linesOf(data(QString::fromLatin1(name) + ".demeter"))) {
                const Json hidden = Json::parse(line)["hidden"];
                if (hidden.is_object() && hidden.contains("action"))
                    kinds.insert(hidden["action"]["action"].get<std::string>());
            }
        QVERIFY(kinds.size() == 22);
    }

    void goesOn_data() { rows(); }
    void goesOn()
    {
        QFETCH(QString, name);
        auto bytes = std::make_shared<std::string>(data(name + ".demeter"));
        const std::string before = *bytes;
        auto opened = reopen(bytes);
        QVERIFY(opened);
        Record& record = opened->record;
        std::mt19937_64 random(1);
        const std::uint64_t lines = record.lines();
        QVERIFY(record.undo());
        QVERIFY(record.redo());
        playTo(record, lines + 40, random);
        QVERIFY(record.lines() == lines + 40 || record.state().step == Step::Over);
        QVERIFY(record.lines() > lines + 10);
        QVERIFY(bytes->starts_with(before));
        const auto again = reopen(bytes);
        QVERIFY(again && again->notices.empty());
        QCOMPARE(stateText(again->record), stateText(record));
        QCOMPARE(again->record.head(), record.head());
    }

    /// TIME-10 COMB-10: opens, comes to the same state, verifies strictly, is claimed in, and goes on by the rules of today.
    void huntersOutOfOrder()
    {
        LooseGame game(3);
        QVERIFY(game.backwards >= 10);
        QVERIFY(game.twice >= 1);
        QVERIFY(game.bytes->find("overrule") == std::string::npos); // it is in the public part, which anybody can read
        const std::string before = *game.bytes;
        auto opened = reopen(game.bytes);
        QVERIFY(opened);
        QVERIFY2(opened->notices.empty(), opened->notices.empty() ? "" : opened->notices[0].fault.code.c_str());
        Record& record = opened->record;
        QVERIFY(!record.readOnly());
        QCOMPARE(*game.bytes, before);
        QVERIFY(record.state() == game.record->state());
        QCOMPARE(stateText(record), stateText(*game.record));
        QCOMPARE(record.head(), game.record->head());
        QVERIFY(record.publicLog() == game.record->publicLog());

        const auto reveal = record.reveal();
        QVERIFY(reveal);
        const auto lines = readReveal(*reveal);
        QVERIFY(lines);
        QVERIFY(verify(*lines, {}, boards(), rules().cards).objections.empty());

        while (record.state().step != Step::Dawn && record.state().step != Step::BeforeSlide) {
            std::mt19937_64 random(1);
            const auto action = randomAction(record, random);
            QVERIFY(action && record.submit(*action));
        }
        QVERIFY(record.submit(ClaimError{}));
        QVERIFY(record.undo() && record.redo());
        const auto again = reopen(game.bytes);
        QVERIFY(again && again->notices.empty());
        QCOMPARE(stateText(again->record), stateText(record));
        QVERIFY(game.bytes->starts_with(before));
    }

    void everyMomentCanBeGoneTo_data() { rows(); }
    void everyMomentCanBeGoneTo()
    {
        QFETCH(QString, name);
        auto bytes = std::make_shared<std::string>(data(name + ".demeter"));
        auto opened = reopen(bytes);
        QVERIFY(opened);
        Record& record = opened->record;
        const std::string end = stateText(record);
        const std::size_t all = record.cursor();
        while (record.canUndo())
            QVERIFY(record.undo());
        QCOMPARE(int(record.state().round), 0); // the setup
        QVERIFY(record.goTo(all));
        QCOMPARE(stateText(record), end);
    }

    void shownCodesHold_data()
    {
        rows();
        QTest::newRow("told") << "told";
        QTest::newRow("told, drawn from the box") << "told-drawn-from-box";
    }
    /// Whoever goes on with a file that lies open, from whichever line on, is shown the codes that a verifier then finds, and no other.
    void shownCodesHold()
    {
        QFETCH(QString, name);
        const std::string all = data(name + ".demeter");
        std::mt19937_64 random(4);
        std::size_t codes = 0, atOnce = 0;
        for (std::size_t end = all.find('\n'); end != std::string::npos; end = all.find('\n', end + 1)) {
            if (!oneIn(random, 3))
                continue;
            auto opened = reopen(std::make_shared<std::string>(all.substr(0, end + 1)));
            QVERIFY(opened);
            Record& record = opened->record;
            QVERIFY(record.witnesses().empty()); // nothing that lies open was kept from being changed
            const std::uint64_t open = record.lines();
            // At once a round ends, if it can.
            const auto ends = [&record](const Action& action) {
                const auto after = apply(record.ruleset(), record.state(), action);
                return after && after->round > record.state().round;
            };
            const std::vector<Action> legal = legalActions(record.ruleset(), record.state());
            const auto last = std::ranges::find_if(legal, ends);
            if (last == legal.end() && !oneIn(random, 20))
                continue;
            if (last != legal.end()) {
                QVERIFY(record.submit(*last));
                ++atOnce;
            }
            playTo(record, open + 30, random);
            QVERIFY(!record.canUndo() || (record.undo() && record.redo()));
            std::vector<NotedCode> noted;
            for (const Witness& witness : record.witnesses())
                noted.push_back({{}, witness.round, witness.head});
            const auto lines = readReveal(record.reveal().value());
            QVERIFY(lines);
            const Verification result = verify(*lines, noted, boards(), rules().cards);
            for (const CheckedCode& code : result.codes)
                QVERIFY2(code.found == CheckedCode::Found::Fits, qPrintable(QString::number(open)));
            QVERIFY(shownCodes(record.publicLog()).size() >= record.witnesses().size());
            codes += noted.size();
        }
        QVERIFY2(codes > 2 && atOnce > 2, qPrintable(QStringLiteral("%1 %2").arg(codes).arg(atOnce)));
    }
};

DEMETER_TEST(TestOldRecords)
#include "test_old_records.moc"
