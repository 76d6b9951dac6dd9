// The screens of the hunters' phase: whatever is legal can be chosen, and a round is entered with few taps.
#include "app/desktop/dracula/hand_panel.h"
#include "app/desktop/dracula/trail_card.h"
#include "app/fury3e/desktop/dracula/combat_board.h"
#include "app/fury3e/desktop/guide/turn_flow.h"
#include "tests/app/desktop/guide/choices_alike.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/support/load.h"
#include "tests/support/random_round.h"
#include "tests/support/rows.h"

#include <QMenu>

#include <algorithm>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

/// Everything that the guide offers at a moment, through all questions inside questions.
struct Offered {
    std::vector<Action> actions;
    std::vector<Answer> refused;
    std::vector<SubQuestion> seen;
    bool stepper = false;
    bool counted = false; ///< numbers are asked for
    QString alike;        ///< a choice that looks like another one and does something else

    void add(const TurnFlow& flow, const std::optional<SubQuestion>& inside, int depth)
    {
        const Question question = flow.question(inside);
        const auto take = [&](const Answer& answer) {
            if (const auto* action = std::get_if<Action>(&answer)) {
                actions.push_back(*action);
            } else if (const auto* next = std::get_if<SubQuestion>(&answer)) {
                if (depth < 5 && seen.size() < 200 && std::ranges::find(seen, *next) == seen.end()) {
                    seen.push_back(*next);
                    add(flow, *next, depth + 1);
                }
            }
        };
        if (const QString found = choicesAlike(question); !found.isEmpty())
            alike = found;
        for (const Choice& choice : question.choices) {
            if (choice.kind == ChoiceKind::Off)
                continue;
            stepper = stepper || choice.form == Choice::Form::Stepper;
            take(choice.answer);
            for (const auto& step : {choice.less, choice.more})
                if (step)
                    take(*step);
        }
        question.lit.forEach([&](LocationId place) { take(flow.elsewhere(place, inside)); });
    }
};

/// A game of which the whole round is kept, shown in the window.
class RoundFixture : public WindowFixture {
public:
    using WindowFixture::WindowFixture;

    bool begin(const std::array<const char*, 4>& cities, const char* start)
    {
        RecordHeader header;
        header.board = "fury-3e";
        header.clockKept = true;
        fury3e::PlaceHunters hunters;
        const auto found = builtInBoard("fury-3e");
        for (std::size_t n = 0; n < hunterCount; ++n)
            hunters.cities[n] = *(*found)->find(cities[n]);
        if (!game().startGame(header, hunters))
            return false;
        const QString path = QString::fromStdString(game().record().path());
        if (!game().submit(ChooseStart{place(start)}))
            return false;
        game().closeGame();
        window->openGame(path);
        window->openCurtain();
        settle();
        return screen() != nullptr && screen()->isVisible();
    }

    bool put(const std::variant<EditNumber, EditDay, EditHideout, EditEncounter, EditHideBond, EditHunter, EditToken, EditEvents>& edit)
    {
        const bool done = game().submit(PutRight{"set up for the test", edit}).has_value();
        settle();
        return done;
    }

    /// An Encounter card on a slot of the trail, out of wherever one of its kind is.
    bool lay(const char* kind, int slot)
    {
        const EncounterKind card = *game().ruleset().cards->find(kind);
        EditEncounter edit;
        edit.kind = card;
        edit.to = EncounterZone::Lying;
        edit.place = CardPlace{false, static_cast<std::uint8_t>(slot)};
        for (const EncounterZone from : {EncounterZone::Deck, EncounterZone::Hand, EncounterZone::Discard}) {
            edit.from = from;
            if (apply(game().ruleset(), state(), PutRight{"x", edit}))
                return put(edit);
        }
        return false;
    }

    /// A tap on the map.
    bool tap(const char* id)
    {
        const QPoint at = screen()->map()->viewPositionOf(place(id));
        if (!screen()->map()->viewport()->rect().contains(at))
            return false;
        QTest::mouseClick(screen()->map()->viewport(), Qt::LeftButton, {}, at);
        ++taps;
        settle();
        return true;
    }

    bool choose(const QString& word)
    {
        ++taps;
        return click(choice(word));
    }

    bool chooseSecond(const QString& word, const QString& second)
    {
        for (ChoiceButton* button : guide()->shownChoices())
            if (button->text().startsWith(word) && button->secondLine().startsWith(second)) {
                ++taps;
                return click(button);
            }
        return false;
    }

    QString question() { return guide()->findChild<QLabel*>("question")->text(); }
    bool happened(Happening::What what)
    {
        return std::ranges::any_of(state().happened, [&](const Happening& happening) { return happening.what == what; });
    }

    int taps = 0;
};

} // namespace

class TestRoundFlow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }
    void whateverIsLegalIsOffered_data();
    void whateverIsLegalIsOffered();
    void usualRoundNeedsFewTaps();
    void forbiddenMoveIsOfferedToTheTable();
    void fastHorsesAreOffered();
    void aCardOpensAMove();
    void misdirectWithAnotherPower();
    void arrivalAmbushAndSearchByClicks();
    void wrongPlaceIsPutRightByATap();
    void outOfTurnOnlyByTheTable();
    void anyOrderWithSpeedyTelegraph();
    void typedWordsMoveAHunter();
    void combatByClicks_data();
    void combatByClicks();
    void cardOfTheRoundBefore();
    void roundByKeyboard();
    void replyCardsAreAlwaysAsked();
    void huntersQuestionSaysWhatIsShown();
    void huntersCardSaysWhatIsShownAtOnce();
    void everyHeadingIsTrueOfWhatItHeads();
    void misdirectSaysWhyNot();
    void cardsInTheOrderOfTheOwnAlphabet();
    void olderRecordsAreEnteredByHand();
};

void TestRoundFlow::whateverIsLegalIsOffered_data()
{
    Rows<int, bool> row;
    for (int seed = 1; seed <= times(2, 40); ++seed)
        row(qPrintable(QString::asprintf("game %d", seed)), seed, (seed % 3 != 0));
}

void TestRoundFlow::whateverIsLegalIsOffered()
{
    const auto [seed, dealt] = rowOf<int, bool>();
    std::mt19937_64 random(static_cast<std::uint64_t>(seed));
    RoundOptions options;
    options.handling = dealt ? CardHandling::Dealt : CardHandling::DrawnFromBox;
    options.mostActions = 500;
    QString missing;
    int states = 0;
    playRoundGame(random, randomRoundRuleset(random), options, [&](const Ruleset& ruleset, const GameState& before) {
        const GameState state = TurnFlow::slid(ruleset, before).value_or(before); // the slide comes with the answer
        if (!missing.isEmpty() || state.step == Step::PlaceHunters || state.step == Step::Over)
            return;
        ++states;
        const Sentences sentences(ruleset.board, ruleset.cards, Language::En);
        const TurnFlow flow(ruleset, before, sentences);
        Offered offered;
        offered.add(flow, std::nullopt, 0);
        if (!offered.alike.isEmpty()) {
            missing = QStringLiteral("two choices look alike: ") + offered.alike;
            return;
        }
        const auto legal = legalActions(ruleset, state);
        const auto name = [&](const char* what, const Action& action) {
            const QString due = state.due.empty() ? QString() : QString::number(static_cast<int>(state.due.back().what));
            return QStringLiteral("%1: %2 (step %3, due %4)")
                .arg(what, sentences.action(action))
                .arg(static_cast<int>(state.step))
                .arg(due);
        };
        for (const Action& action : offered.actions)
            // Steppers pass through numbers on the way; what they end with is asked for again by the rules.
            if (!offered.stepper && !apply(ruleset, state, action)) {
                missing = name("offered and illegal", action);
                return;
            }
        const bool hunters = state.step == Step::Dawn || state.step == Step::Day || state.step == Step::Dusk || state.step == Step::Night;
        const auto question = flow.question(std::nullopt);
        if (std::ranges::count_if(question.choices, [](const Choice& choice) { return isPrimary(choice.kind); }) > 1) {
            missing = QStringLiteral("two filled buttons: ") + question.title;
            return;
        }
        for (const Action& action : legal) {
            if (std::holds_alternative<HunterPlays>(action)) // has a panel of its own
                continue;
            if (std::holds_alternative<Reply>(action) && sentences.action(action, state) == sentences.action(action)) {
                missing = name("a bare answer in the journal", action);
                return;
            }
            if (std::holds_alternative<ClearLair>(action) && (hunters || state.step == Step::EndOfPhase)) // in the Dracula phase
                continue;
            if (std::ranges::find(offered.actions, action) != offered.actions.end())
                continue;
            if (!state.due.empty() && state.due.back().what == Due::What::BatsMove &&
                (std::holds_alternative<MoveHunter>(action) || std::holds_alternative<HunterActs>(action)))
                continue; // Speedy Telegraph: before another one's Bats these are typed
            if (const auto* move = std::get_if<MoveHunter>(&action);
                move != nullptr && move->by && !state.due.empty() && state.due.back().what == Due::What::Arrival)
                continue;                                              // the wrong place is taken back first, or the right one typed
            if (const auto* move = std::get_if<MoveHunter>(&action)) { // trains reach too much to be lit; a tap finds them all the same
                TableDraft his;
                his.hunter = move->hunter;
                const Answer tapped = flow.elsewhere(move->to, SubQuestion::table(his));
                const auto* other = std::get_if<Action>(&tapped);
                const auto* same = other != nullptr ? std::get_if<MoveHunter>(other) : nullptr;
                if (same != nullptr && same->hunter == move->hunter && same->to == move->to) {
                    if (apply(ruleset, state, *same))
                        continue;
                    // What is refused may be meant by an Item: that is offered beside the table's word.
                    TableDraft refused;
                    refused.allowed = overruled(*same);
                    const Question asked = flow.question(SubQuestion::table(refused));
                    if (move->by && std::ranges::any_of(asked.choices, [&](const Choice& choice) {
                            const auto* answer = std::get_if<Action>(&choice.answer);
                            return answer != nullptr && *answer == action;
                        }))
                        continue;
                }
            }
            // Hunters turn their cards up one after another: all of the one who is asked are offered.
            if (const auto* fights = std::get_if<HunterFights>(&action); fights != nullptr && question.acting != fights->hunter)
                continue;
            // The examples of numbers that nobody can list: there is a field for them.
            if (const auto* answer = std::get_if<AnswerEncounter>(&action);
                answer != nullptr && std::ranges::any_of(answer->counts, [](int count) { return count > 0; })) {
                const bool asked = offered.stepper || std::ranges::any_of(offered.actions, [](const Action& one) {
                                       const auto* other = std::get_if<AnswerEncounter>(&one);
                                       return other != nullptr && std::ranges::any_of(other->counts, [](int count) { return count > 0; });
                                   });
                if (asked || answer->cancelledBy)
                    continue;
            }
            if (const auto* answer = std::get_if<AnswerEncounter>(&action); answer != nullptr && answer->cancelledBy) {
                const bool asked = std::ranges::any_of(offered.actions, [&](const Action& one) {
                    const auto* other = std::get_if<AnswerEncounter>(&one);
                    return other != nullptr && other->cancelledBy == answer->cancelledBy;
                });
                if (asked) // what else was answered makes no difference then
                    continue;
            }
            missing = name("legal and not offered", action);
            return;
        }
    });
    QVERIFY2(missing.isEmpty(), qPrintable(missing));
    QVERIFY(states > 100);
}

void TestRoundFlow::usualRoundNeedsFewTaps()
{
    RoundFixture w;
    QVERIFY(w.begin({"london", "madrid", "athens", "rome"}, "munich"));
    QCOMPARE(w.state().step, Step::Day);
    w.taps = 0;
    for (const char* id : {"plymouth", "lisbon", "valona", "naples"}) {
        QVERIFY2(w.tap(id), id);
        QVERIFY2(w.choose("Confirm"), qPrintable(w.question()));
    }
    QCOMPARE(w.state().step, Step::Dusk);
    QVERIFY(w.choose("Go on"));
    QCOMPARE(w.state().step, Step::Night);
    QVERIFY(w.choose("Rest"));
    QVERIFY(w.choose("Supply") && w.choose("A hunter's, or none"));
    QVERIFY(w.choose("Other, or pass"));
    QVERIFY(w.choose("Supply") && w.choose("A hunter's, or none"));
    QCOMPARE(w.state().step, Step::BeforeSlide);
    QVERIFY2(w.choice("Slide the hideouts") == nullptr, "with slot 6 empty the slide decides nothing and is no tap");
    const std::size_t steps = w.game().record().cursor();
    QVERIFY(w.tap("nuremburg"));
    QVERIFY2(w.game().record().cursor() == steps + 2 && std::holds_alternative<Slide>(w.game().record().entries()[steps].action),
             "SLIDE-1: it is recorded all the same, before the card");
    QCOMPARE(w.state().step, Step::PlaceEncounter);
    w.click(w.guide()->shownChoices().first());
    ++w.taps;
    if (w.state().step == Step::PlaceRumor)
        QVERIFY(w.choose("Done"));
    if (w.state().step == Step::EndOfPhase)
        QVERIFY(w.choose("End the phase"));
    QCOMPARE(w.state().step, Step::Dawn);
    QVERIFY(w.choose("Go on"));
    QCOMPARE(w.state().step, Step::Day);
    qInfo("taps of a usual round: %d", w.taps);
    QVERIFY2(w.taps <= 25, "entering a usual round needs at most 25 taps");
}

void TestRoundFlow::forbiddenMoveIsOfferedToTheTable()
{
    RoundFixture w;
    QVERIFY(w.begin({"london", "madrid", "athens", "rome"}, "munich"));
    w.screen()->map()->showWholeBoard();
    const GameState before = w.state();
    QVERIFY(w.tap("constanta"));
    QCOMPARE(w.state(), before);
    QVERIFY2(w.choice("The table allows it") != nullptr, "the refusal offers to be overruled");
    QVERIFY2(w.guide()->said().contains("London"), qPrintable(w.guide()->said()));
    QVERIFY(w.choose("The table allows it"));
    QVERIFY(!w.state().due.empty());
    QVERIFY(w.happened(Happening::What::HunterOverruled));
}

/// GOLD-2: Fast Horses are offered beside the table's word, and they need none.
void TestRoundFlow::fastHorsesAreOffered()
{
    RoundFixture w;
    QVERIFY(w.begin({"madrid", "london", "athens", "rome"}, "munich"));
    w.screen()->map()->showWholeBoard();
    QVERIFY(w.tap("barcelona")); // by rail, and by two roads
    QVERIFY(w.choice("It was by Fast Horses") != nullptr);
    QVERIFY(w.choose("It was by Fast Horses"));
    QVERIFY(w.choose("Confirm"));
    QCOMPARE(w.state().hunters[0], HunterPlace::in(w.place("barcelona")));
    QVERIFY(w.tap("edinburgh"));
    QVERIFY(w.choose("Confirm"));
    // No railway leads to Sofia within anybody's reach of it: Valona is a road away, and Sofia one more.
    QVERIFY(w.tap("sofia"));
    QVERIFY(w.choice("The table allows it") != nullptr && w.choice("Fast Horses") != nullptr);
    QVERIFY(w.choose("Fast Horses"));
    QVERIFY(w.choose("Confirm"));
    QCOMPARE(w.state().hunters[2], HunterPlace::in(w.place("sofia")));
    QVERIFY(!w.happened(Happening::What::HunterOverruled));
}

/// EVT-6, GOLD-2: Sense of Emergency is paid at once, and then the hunter goes up to three roads.
void TestRoundFlow::aCardOpensAMove()
{
    RoundFixture w;
    QVERIFY(w.begin({"madrid", "london", "athens", "rome"}, "munich"));
    w.screen()->map()->showWholeBoard();
    QVERIFY(w.game().submit(HunterPlays{.event = HunterEvent::SenseOfEmergency, .hunter = Hunter::LordGodalming}));
    w.settle();
    QVERIFY2(w.question().contains("Lord Godalming"), qPrintable(w.question()));
    QCOMPARE(int(w.state().sheets[0].damage), 2);
    QVERIFY(w.choice("Rest") == nullptr && w.choice("Search") == nullptr);
    QVERIFY(w.tap("barcelona"));
    QVERIFY(w.choice("It was by Fast Horses") == nullptr);
    QVERIFY(w.choose("Confirm"));
    QCOMPARE(w.state().hunters[0], HunterPlace::in(w.place("barcelona")));
    QVERIFY(activeHunter(w.state()) == Hunter::DrSeward);
}

/// OPEN-25: a table that lets another Power card follow Misdirect is asked which one.
void TestRoundFlow::misdirectWithAnotherPower()
{
    for (const auto reading : {NoYes::No, NoYes::Yes}) {
        RoundFixture w;
        QVERIFY(w.begin({"london", "madrid", "athens", "rome"}, "munich"));
        if (reading == NoYes::Yes)
            QVERIFY(w.game().submit(PutRightRuling{Ruling::misdirectWithPowers, 1}));
        QVERIFY(huntersPass(w.game()));
        w.settle();
        QVERIFY(w.tap("nuremburg"));
        w.click(w.guide()->shownChoices().first());
        if (w.state().step == Step::PlaceRumor)
            QVERIFY(w.choose("Done"));
        if (w.state().step == Step::EndOfPhase)
            QVERIFY(w.choose("End the phase"));
        QVERIFY(huntersPass(w.game()));
        w.settle();
        QVERIFY(w.choose("Misdirect"));
        QVERIFY(w.choose("Slot 3: Munich"));
        QVERIFY(w.choice("Prague") != nullptr); // a Location card is always possible
        QCOMPARE(w.choice("Hide") != nullptr, reading == NoYes::Yes);
        QCOMPARE(w.choice("Wolf Form") != nullptr, reading == NoYes::Yes);
        if (reading == NoYes::No)
            continue;
        QVERIFY(w.choose("Wolf Form"));
        const auto shown = w.guide()->shownChoices();
        QVERIFY(shown.size() > 2);
        QVERIFY(w.choose("Hide"));
        QVERIFY(w.state().trail[0]->powers == (PowerSet{Power::WolfForm, Power::Hide}));
        QVERIFY(w.state().trail[2]->powers == PowerSet(Power::Misdirect));
    }
}

void TestRoundFlow::arrivalAmbushAndSearchByClicks()
{
    RoundFixture w;
    QVERIFY(w.begin({"zurich", "madrid", "athens", "rome"}, "munich"));
    QVERIFY(w.lay("rats", 1));
    QVERIFY(w.lay("saboteur", 1));
    QVERIFY(w.tap("munich"));
    QVERIFY2(w.guide()->said().contains("must reveal"), qPrintable(w.guide()->said()));
    QVERIFY(!w.state().trail[0]->faceUp);
    QVERIFY(w.choose("Reveal it"));
    QVERIFY2(w.state().trail[0]->faceUp, "REV-1");
    QVERIFY2(w.question().startsWith("Ambush"), qPrintable(w.question()));
    const auto cards = w.guide()->shownChoices();
    QVERIFY2(cards.front()->kind() == ChoiceKind::Legal && w.choice("No ambush")->kind() == ChoiceKind::Plain,
             "the ambush comes first, and leaving it is not the large button");
    QVERIFY(w.choose("Rats"));
    QVERIFY2(w.choose("Did not"), qPrintable(w.question()));
    QCOMPARE(static_cast<int>(w.state().sheets[0].damage), 2);
    QVERIFY(w.choose("No ambush"));
    // The others pass, and by night he searches: there was no combat, because by day nobody fights.
    for (const char* pass : {"Other, or pass", "Other, or pass", "Other, or pass"})
        QVERIFY(w.choose(pass));
    QCOMPARE(w.state().step, Step::Dusk);
    QVERIFY2(w.guide()->said().contains("combat"), qPrintable(w.guide()->said()));
}

void TestRoundFlow::wrongPlaceIsPutRightByATap()
{
    RoundFixture w;
    QVERIFY(w.begin({"zurich", "madrid", "athens", "rome"}, "munich"));
    QVERIFY(w.tap("geneva"));
    QCOMPARE(w.state().hunters[0], HunterPlace::in(w.place("geneva")));
    QVERIFY(w.tap("strasbourg"));
    QVERIFY2(!w.state().due.empty() && w.state().hunters[0] == HunterPlace::in(w.place("strasbourg")), "the right place corrects it");
    QVERIFY(w.choose("Wrong place"));
    QCOMPARE(w.state().hunters[0], HunterPlace::in(w.place("geneva")));
}

/// TIME-10: the others can be reached out of their turn by word, with the reason against it.
void TestRoundFlow::outOfTurnOnlyByTheTable()
{
    RoundFixture w;
    QVERIFY(w.begin({"zurich", "madrid", "athens", "rome"}, "munich"));
    QVERIFY2(w.question().contains("Lord Godalming"), qPrintable(w.question()));
    const GameState before = w.state();
    w.guide()->focusFirst();
    w.type("s rest");
    w.press(Qt::Key_Return);
    QCOMPARE(w.state(), before);
    QVERIFY2(w.guide()->said().contains("Lord Godalming acts or passes first"), qPrintable(w.guide()->said()));
    QVERIFY(w.choose("The table allows it"));
    QVERIFY(w.happened(Happening::What::HunterOverruled));
    QVERIFY(w.state().now.acted == HunterSet(Hunter::DrSeward));
    QVERIFY2(w.question().contains("Lord Godalming"), qPrintable(w.question()));

    w.guide()->focusFirst();
    w.type("m nap");
    w.press(Qt::Key_Return);
    QCOMPARE(w.state().hunters[3], HunterPlace::in(w.place("rome")));
    QVERIFY(w.choose("The table allows it"));
    QCOMPARE(w.state().hunters[3], HunterPlace::in(w.place("naples")));
    QVERIFY(w.choose("Confirm"));
    for (const char* pass : {"Other, or pass", "Other, or pass"})
        QVERIFY(w.choose(pass));
    QCOMPARE(w.state().step, Step::Dusk);
}

/// TIME-10: the card lifts the order, and the others are no exception any more.
void TestRoundFlow::anyOrderWithSpeedyTelegraph()
{
    RoundFixture w;
    QVERIFY(w.begin({"zurich", "madrid", "athens", "rome"}, "munich"));
    QVERIFY(w.put(EditDay{Weekday::Tuesday, Step::Dawn}));
    QVERIFY(w.game().submit(HunterPlays{.event = HunterEvent::SpeedyTelegraph}) && w.game().submit(GoOn{}));
    w.settle();
    QVERIFY(w.choice("Van Helsing") != nullptr && w.choice("Van Helsing")->secondLine().isEmpty());
    QVERIFY(w.choose("Van Helsing"));
    QVERIFY(w.choose("Rest"));
    QVERIFY(w.state().now.acted == HunterSet(Hunter::VanHelsing));
    w.guide()->focusFirst();
    w.type("m nap");
    w.press(Qt::Key_Return);
    QCOMPARE(w.state().hunters[3], HunterPlace::in(w.place("naples")));
    QVERIFY(!w.happened(Happening::What::HunterOverruled));
}

void TestRoundFlow::typedWordsMoveAHunter()
{
    RoundFixture w;
    QVERIFY(w.begin({"zurich", "madrid", "athens", "rome"}, "munich"));
    w.guide()->focusFirst();
    w.type("g genev");
    w.press(Qt::Key_Return);
    QCOMPARE(w.state().hunters[0], HunterPlace::in(w.place("geneva")));
    QVERIFY(!w.state().due.empty());
    w.press(Qt::Key_Return); // the primary answer has the focus
    QVERIFY(w.state().due.empty());
    w.type("xyzzy");
    w.press(Qt::Key_Return);
    QVERIFY2(w.guide()->said().contains("xyzzy"), qPrintable(w.guide()->said()));
}

void TestRoundFlow::combatByClicks_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("landscape") << QSize(1280, 800);
    QTest::newRow("portrait") << QSize(800, 1280);
}

void TestRoundFlow::combatByClicks()
{
    QFETCH(const QSize, size);
    RoundFixture w;
    w.open(size);
    QVERIFY(w.begin({"zurich", "zurich", "athens", "rome"}, "munich"));
    for (int n = 0; n < 2; ++n) {
        QVERIFY(w.tap("munich"));
        QVERIFY(w.choose(n == 0 ? "Reveal it" : "Confirm"));
        if (w.question().startsWith("Ambush"))
            QVERIFY(w.choose("No ambush"));
    }
    QVERIFY(w.choose("Other, or pass"));
    QVERIFY(w.choose("Other, or pass"));
    QVERIFY(w.choose("Go on"));
    QVERIFY2(w.state().combat.has_value(), "TIME-6");
    auto* board = w.screen()->findChild<CombatBoard*>();
    QVERIFY(board->isVisible());
    QVERIFY(!w.screen()->map()->isVisible());
    const int end = board->mapTo(w.screen(), QPoint(0, board->height())).y();
    QVERIFY2(w.guide()->mapTo(w.screen(), QPoint(0, w.guide()->height())).y() <= end - board->height() && end <= w.screen()->height(),
             "everything is in sight");
    int guard = 0;
    bool engaged = false;
    while (w.state().combat && guard++ < 120) {
        const auto shown = w.guide()->shownChoices();
        QVERIFY2(!shown.isEmpty(), qPrintable(w.question()));
        engaged = engaged || w.question().startsWith("Which hunter is engaged");
        const auto first = std::ranges::find_if(shown, [](const ChoiceButton* button) {
            return button->isEnabled() && !button->text().isEmpty() && button->kind() != ChoiceKind::Off &&
                   button->kind() != ChoiceKind::Quiet;
        });
        QVERIFY2(first != shown.end(), qPrintable(w.question()));
        ChoiceButton* chosen = *first;
        for (ChoiceButton* button : shown)
            if (isPrimary(button->kind()) || button->text() == "So it is")
                chosen = button;
        w.click(chosen);
    }
    QVERIFY2(!w.state().combat, "COMB-9: six cards end it at the latest");
    QVERIFY(engaged);
}

/// COMB-10: the card that still lies before him is shown with the reason against it, and the table may allow it.
void TestRoundFlow::cardOfTheRoundBefore()
{
    RoundFixture w;
    QVERIFY(w.begin({"zurich", "madrid", "athens", "rome"}, "munich"));
    QVERIFY(w.game().submit(MoveHunter{Hunter::LordGodalming, w.place("munich"), Travel::Road, false}));
    for (int guard = 0; guard < 20 && !w.state().combat; ++guard)
        if (const auto hunter = activeHunter(w.state()); !hunter || !w.game().submit(HunterActs{*hunter, HunterActs::What::Pass}))
            QVERIFY(w.game().submit(GoOn{}));
    QVERIFY(w.state().combat.has_value());
    const auto dracula = [&] {
        for (const Action& action : legalActions(w.game().ruleset(), w.state()))
            if (const auto* play = std::get_if<PlayCombat>(&action);
                play != nullptr && play->card != CombatCard::EscapeAsBat && play->card != CombatCard::EscapeAsMist)
                return w.game().submit(action).has_value();
        return false;
    };
    QVERIFY(dracula());
    QVERIFY(w.game().submit(HunterFights{Hunter::LordGodalming, HunterCard::Dodge}));
    for (int guard = 0; guard < 10 && w.state().combat && w.state().due.back().what != Due::What::Combat; ++guard) {
        const Due& due = w.state().due.back();
        if (due.what == Due::What::HunterEffects)
            QVERIFY(w.game().submit(ResolveHunters{due.number, due.hunters}));
        else if (!w.game().submit(GoOn{}) && !w.game().submit(Reply{false}))
            QVERIFY(std::ranges::any_of(legalActions(w.game().ruleset(), w.state()), [&](const Action& action) {
                return std::holds_alternative<PlayCombat>(action) && w.game().submit(action);
            }));
    }
    QVERIFY(w.state().combat.has_value() && dracula());
    w.settle();
    const GameState before = w.state();
    QVERIFY(w.choice("Dodge") != nullptr && w.choice("Dodge")->kind() == ChoiceKind::Off);
    QCOMPARE(w.choice("Dodge")->secondLine(), QString("played in the last round"));
    QVERIFY(w.choose("Dodge"));
    QCOMPARE(w.state(), before);
    QVERIFY2(w.guide()->said().contains("comes back a round later"), qPrintable(w.guide()->said()));
    QVERIFY(w.choose("The table allows it"));
    QVERIFY(w.happened(Happening::What::HunterOverruled));
    QVERIFY(w.state().combat && w.state().combat->cards[0] == HunterCard::Dodge);
}

void TestRoundFlow::roundByKeyboard()
{
    RoundFixture w;
    QVERIFY(w.begin({"london", "madrid", "athens", "rome"}, "munich"));
    w.guide()->focusFirst();
    for (const char* line : {"g ply", "s lis", "h val", "m nap"}) {
        w.type(line);
        w.press(Qt::Key_Return);
        w.press(Qt::Key_Return);
    }
    QCOMPARE(w.state().step, Step::Dusk);
    w.press(Qt::Key_1);
    QCOMPARE(w.state().step, Step::Night);
    for (const char* line : {"g rest", "s rest", "h pass", "m rest"}) {
        w.type(line);
        w.press(Qt::Key_Return);
    }
    QCOMPARE(w.state().step, Step::BeforeSlide);
}

void TestRoundFlow::replyCardsAreAlwaysAsked()
{
    RoundFixture w;
    QVERIFY(w.begin({"zurich", "madrid", "athens", "rome"}, "munich"));
    const auto shows = [&](std::initializer_list<const char*> names) {
        for (const char* name : names)
            if (w.choice(QString::fromLatin1(name)) == nullptr)
                return false;
        return true;
    };
    QVERIFY(w.state().eventHand.empty());
    QVERIFY(w.tap("geneva"));
    QVERIFY2(shows({"Wild Horses", "Customs Search", "False Tip"}), "asked whether he has one or not");
    QCOMPARE(w.choice("Wild Horses")->kind(), ChoiceKind::Off);
    QVERIFY(w.choose("Wild Horses"));
    QVERIFY(!w.guide()->said().isEmpty());
    QVERIFY(w.put(EditEvents{{DraculaEvent::WildHorses}, std::nullopt, std::nullopt}));
    QVERIFY(w.choice("Wild Horses") != nullptr && w.choice("Wild Horses")->kind() != ChoiceKind::Off);
    QVERIFY(w.choose("Wild Horses"));
    QVERIFY2(!w.state().due.empty() && w.state().due.back().what == Due::What::MoveOn, qPrintable(w.question()));
}

/// INFO-8: before a question is answered, Dracula reads what was asked and what the table will see.
void TestRoundFlow::huntersQuestionSaysWhatIsShown()
{
    RoundFixture w;
    QVERIFY(w.begin({"zurich", "madrid", "athens", "rome"}, "munich"));
    QVERIFY(w.lay("rats", 1));
    const auto plays = [&](const HunterPlays& card) {
        const bool done = w.game().submit(card).has_value();
        w.settle();
        return done;
    };
    QVERIFY(plays({.event = HunterEvent::HiredScouts, .city = w.place("zurich"), .second = w.place("munich")}));
    QVERIFY2(w.question().contains("Hired Scouts"), qPrintable(w.question()));
    const auto said = [&](const char* words) { return w.guide()->said().contains(QLatin1String(words)); };
    QVERIFY2(said("Zurich, Munich"), qPrintable(w.guide()->said()));
    QVERIFY2(said("Zurich isn't on the trail"), qPrintable(w.guide()->said()));
    QVERIFY2(said("Munich lies in slot 1: you must reveal it"), qPrintable(w.guide()->said()));
    QVERIFY2(said("stay face down there: 1"), qPrintable(w.guide()->said()));
    QVERIFY(!w.state().trail[0]->faceUp);
    QVERIFY(w.choice("Go on") == nullptr);
    QVERIFY(w.choice("Sensationalist Press") != nullptr);
    QVERIFY(w.choose("Reveal it"));
    QVERIFY(w.state().trail[0]->faceUp);
    QCOMPARE(static_cast<int>(std::ranges::count(w.state().trail[0]->encounters, false, &PlacedEncounter::faceUp)), 1);

    QVERIFY(plays({.event = HunterEvent::LocalRumors, .hunter = Hunter::LordGodalming}));
    QVERIFY2(said("Lord Godalming (Zurich)"), qPrintable(w.guide()->said()));
    QVERIFY2(said("Munich lies face up in slot 1"), qPrintable(w.guide()->said()));
    QVERIFY2(w.choose("Go on"), "nothing more is turned up");
    QVERIFY(plays({.event = HunterEvent::NewspaperReports, .slot = Slot{3}}));
    QVERIFY2(said("slot 3") && said("Nothing lies in slot 3"), qPrintable(w.guide()->said()));
    QVERIFY(w.choose("Go on"));
    QVERIFY(plays({.event = HunterEvent::EvilPresence}));
    QVERIFY2(said("Lord Godalming is adjacent to Dracula"), qPrintable(w.guide()->said()));
}

/// The same for a card that cannot be cancelled, while it is being entered.
void TestRoundFlow::huntersCardSaysWhatIsShownAtOnce()
{
    RoundFixture w;
    QVERIFY(w.begin({"zurich", "madrid", "athens", "rome"}, "munich"));
    const auto said = [&](const char* words) { return w.guide()->said().contains(QString::fromUtf8(words)); };
    const auto asksAbout = [&](const char* city) {
        w.screen()->openHuntersCards();
        w.settle();
        return w.click("card-jonathan-harker") && w.choose("At once") && w.choose(city);
    };
    QVERIFY(asksAbout("Vienna"));
    QVERIFY2(said("Vienna isn't on the trail"), qPrintable(w.guide()->said()));
    QVERIFY(w.click("back"));
    QVERIFY(asksAbout("Munich"));
    QVERIFY2(said("Munich lies in slot 1: you must reveal it"), qPrintable(w.guide()->said()));
    QVERIFY(!w.state().trail[0]->faceUp);
    QVERIFY(w.choose("The card is played"));
    QVERIFY(w.state().trail[0]->faceUp);
}

void TestRoundFlow::everyHeadingIsTrueOfWhatItHeads()
{
    RoundFixture w;
    QVERIFY(w.begin({"zurich", "madrid", "athens", "rome"}, "munich"));
    const auto asked = [&] { return TurnFlow(w.game().ruleset(), w.state(), w.game().sentences()).question(std::nullopt); };
    QVERIFY(w.put(EditDay{Weekday::Tuesday, Step::Dawn}));
    QVERIFY(w.game().submit(HunterPlays{.event = HunterEvent::SpeedyTelegraph}) && w.game().submit(GoOn{}));
    const Question any = asked();
    const auto card = std::ranges::find(any.choices, QStringLiteral("The hunters play a card"), &Choice::word);
    QVERIFY(card != any.choices.end());
    QCOMPARE(card->section, QStringLiteral("At any time")); // not one of the others, who are above it
}

/// MISD-1, MISD-3: where no hideout can be chosen, each says why.
void TestRoundFlow::misdirectSaysWhyNot()
{
    RoundFixture w;
    QVERIFY(w.begin({"london", "madrid", "athens", "rome"}, "munich"));
    QVERIFY(huntersPass(w.game()));
    QVERIFY(w.game().submit(Slide{}));
    w.settle();
    QCOMPARE(w.state().step, Step::ChooseCard);
    const GameState before = w.state();
    QVERIFY(w.choice("Misdirect") != nullptr);
    QCOMPARE(w.choice("Misdirect")->kind(), ChoiceKind::Off);
    QCOMPARE(w.choice("Misdirect")->secondLine(), QStringLiteral("no hideout can be chosen"));
    QVERIFY(w.choose("Misdirect"));
    QVERIFY2(w.guide()->said().contains("No hideout can be chosen"), qPrintable(w.guide()->said()));
    QVERIFY(w.choice("Slot 2: Munich") != nullptr);
    QCOMPARE(w.choice("Slot 2: Munich")->secondLine(), QStringLiteral("the current location"));
    QVERIFY(w.choose("Slot 2: Munich"));
    QVERIFY2(w.guide()->said().startsWith("Slot 2, no."), qPrintable(w.guide()->said()));
    QCOMPARE(w.state(), before);
}

void TestRoundFlow::cardsInTheOrderOfTheOwnAlphabet()
{
    RoundFixture w;
    QVERIFY(w.begin({"london", "madrid", "athens", "rome"}, "munich"));
    const Ruleset& ruleset = w.game().ruleset();
    const Sentences spanish(ruleset.board, ruleset.cards, Language::Es);
    const auto sorted = [&](const GameState& state, bool cards) {
        QStringList words;
        for (const Choice& choice : TurnFlow(ruleset, state, spanish).question(std::nullopt).choices)
            if (const auto* action = std::get_if<Action>(&choice.answer);
                action != nullptr && (cards ? std::holds_alternative<HunterFights>(*action) : std::holds_alternative<DrawEvent>(*action)))
                words << choice.word;
        if (cards && !words.isEmpty())
            words.removeLast(); // none at all
        QStringList expected = words;
        std::ranges::sort(expected,
                          [collator = spanish.collator()](const QString& a, const QString& b) { return collator.compare(a, b) < 0; });
        return words.size() > 5 && words == expected;
    };
    GameState state = w.state();
    state.due.push_back({.what = Due::What::EventsDrawn, .number = 1});
    QVERIFY2(sorted(state, false), "Dracula's Event cards");
    state = w.state();
    state.combat.emplace();
    state.combat->hunters = HunterSet(Hunter::LordGodalming);
    state.combat->engaged = Hunter::LordGodalming;
    state.combat->card = CombatCard::Claws;
    state.combat->stage = Combat::Stage::HunterCards;
    state.due.push_back({.what = Due::What::Combat});
    QVERIFY2(sorted(state, true), "the hunters' Combat cards");
}

void TestRoundFlow::olderRecordsAreEnteredByHand()
{
    WindowFixture w;
    QVERIFY(w.click("new-game"));
    RecordHeader header;
    header.board = "fury-3e";
    fury3e::PlaceHunters hunters;
    const auto found = builtInBoard("fury-3e");
    hunters.cities.fill(*(*found)->find("rome"));
    QVERIFY(w.game().startGame(header, hunters));
    const QString path = QString::fromStdString(w.game().record().path());
    QVERIFY(w.game().submit(ChooseStart{w.place("munich")}));
    w.game().closeGame();
    w.window->openGame(path);
    w.openCurtain();
    QVERIFY(!w.state().clockKept);
    QVERIFY(w.choice("Slide the hideouts") != nullptr);
    QVERIFY2(w.choice("Lord Godalming") != nullptr, "a hunter is entered from the guide");
    QVERIFY(!w.guide()->findChild<QLineEdit*>("filter")->isVisible());
}

DEMETER_TEST(TestRoundFlow)
#include "test_round_flow.moc"
