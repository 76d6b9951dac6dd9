// Two full rounds in the real window, by clicks and taps alone, and by keyboard alone: setup, the hunters' moves, an arrival with its
// ambush, a question of the hunters', a combat, a search and two Dracula phases.
#include "app/desktop/map/map_view.h"
#include "app/fury3e/desktop/guide/turn_flow.h"
#include "app/fury3e/text/built_in_cards.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/support/load.h"

#include <algorithm>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

/// Hands that use the window: the same things to do, by pointer or by keyboard.
class Hands {
public:
    Hands(WindowFixture& w, bool keyboard) : w_(w), keyboard_(keyboard) {}

    bool button(const char* name)
    {
        if (!keyboard_)
            return w_.click(name);
        if (!w_.tabTo(name))
            return false;
        w_.press(Qt::Key_Return);
        w_.settle();
        return true;
    }

    /// The answer that begins with this word.
    bool answer(const QString& word)
    {
        if (!keyboard_)
            return w_.click(w_.choice(word));
        for (int n = 0; n < 60; ++n) {
            auto* focused = qobject_cast<ChoiceButton*>(QApplication::focusWidget());
            if (focused != nullptr && focused->text().startsWith(word) && w_.guide()->shownChoices().contains(focused)) {
                w_.press(Qt::Key_Space);
                w_.settle();
                return true;
            }
            w_.press(Qt::Key_Tab);
        }
        return false;
    }

    /// The most likely answer: the primary one, or else the first that can be given.
    bool likely()
    {
        ChoiceButton* chosen = nullptr;
        for (ChoiceButton* button : w_.guide()->shownChoices())
            if (chosen == nullptr && button->isEnabled() && !button->text().isEmpty() && button->kind() != ChoiceKind::Off &&
                button->kind() != ChoiceKind::Quiet)
                chosen = button;
        for (ChoiceButton* button : w_.guide()->shownChoices())
            if (isPrimary(button->kind()))
                chosen = button;
        return chosen != nullptr && answer(chosen->text());
    }

    /// A place on the map, or what is typed for it.
    bool place(const char* id, const char* typed)
    {
        if (!keyboard_) {
            w_.screen()->map()->showWholeBoard();
            QTest::mouseClick(w_.screen()->map()->viewport(), Qt::LeftButton, {}, w_.screen()->map()->viewPositionOf(*w_.board().find(id)));
            w_.settle();
            return true;
        }
        for (int n = 0; n < 60 && !w_.guide()->holdsFocus(); ++n)
            w_.press(Qt::Key_Tab);
        w_.type(typed);
        w_.press(Qt::Key_Return);
        w_.settle();
        return true;
    }

    bool pick(const char* name, const char* typed, int value)
    {
        if (!keyboard_)
            return w_.pick(name, value);
        if (!w_.tabTo(name))
            return false;
        w_.type(typed);
        w_.settle();
        return true;
    }

    bool keyboard() const { return keyboard_; }

private:
    WindowFixture& w_;
    bool keyboard_;
};

/// Dealt so that Dracula holds Rats, which stay where they have bitten: the same card serves for the ambush and for the search.
Devices dealtWithRats()
{
    Devices devices;
    devices.fairDeals = false; // the seed alone makes these decks
    const auto board = builtInBoard("fury-3e");
    const Ruleset ruleset{*board, builtInCatalogue(), {}};
    const EncounterKind rats = *ruleset.cards->find("rats");
    for (std::uint8_t first = 0;; ++first) {
        Seed seed;
        seed.fill(first);
        const GameState dealt = fury3e::newGame(ruleset, CardHandling::Dealt, seed, true);
        if (std::ranges::find(dealt.encounterHand, rats) == dealt.encounterHand.end() && first < 255)
            continue;
        devices.seed = [seed] { return seed; };
        return devices;
    }
}

class OwnSeed : public WindowFixture {
public:
    OwnSeed() : WindowFixture("en", 1, dealtWithRats(), false) {}
    bool happened(Happening::What what)
    {
        return std::ranges::any_of(state().happened, [&](const Happening& happening) { return happening.what == what; });
    }
    QString question() { return guide()->findChild<QLabel*>("question")->text(); }
};

} // namespace

class TestTwoRounds : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }
    void twoRounds_data()
    {
        QTest::addColumn<bool>("keyboard");
        QTest::newRow("by clicks") << false;
        QTest::newRow("by keyboard") << true;
    }
    void twoRounds();
};

void TestTwoRounds::twoRounds()
{
    QFETCH(const bool, keyboard);
    OwnSeed w;
    Hands hands(w, keyboard);
    // Setup.
    QVERIFY(hands.button("new-game"));
    const std::array<std::pair<const char*, const char*>, 4> starts{
        {{"vienna", "Vien"}, {"london", "Lond"}, {"madrid", "Madr"}, {"athens", "Athe"}}};
    if (keyboard)
        QVERIFY(hands.button("setting-players"));
    for (std::size_t n = 0; n < starts.size(); ++n) {
        if (keyboard) {
            QVERIFY(w.tabTo(QStringLiteral("city-%1").arg(n + 1)));
            w.type(starts[n].second);
        } else {
            auto* map = w.window->newGamePage()->findChild<MapView*>("map");
            const auto board = builtInBoard("fury-3e");
            QTest::mouseClick(map->viewport(), Qt::LeftButton, {}, map->viewPositionOf(*(*board)->find(starts[n].first)));
            w.settle();
        }
    }
    if (keyboard)
        w.press(Qt::Key_Escape);
    QVERIFY(hands.button("start"));
    QVERIFY(w.game().hasGame());
    QVERIFY(w.state().clockKept);
    QVERIFY(w.holdOpen(keyboard));
    QVERIFY(hands.place("munich", "Munich"));
    QCOMPARE(currentLocation(w.state()), std::optional(w.place("munich")));
    QVERIFY2(w.state().step == Step::Day && w.state().day == Weekday::Monday, "TIME-5: the first round begins on Monday by day");

    const auto move = [&](const char* id, const char* typed) {
        const auto hunter = activeHunter(w.state());
        return hunter && hands.place(id, typed) && w.state().hunters[static_cast<std::size_t>(*hunter)] == HunterPlace::in(w.place(id)) &&
               hands.answer("Confirm") && w.state().due.empty();
    };
    const auto phase = [&](const char* id, const QString& name) {
        if (!(keyboard ? hands.answer(name) : hands.place(id, "")))
            return false;
        if (currentLocation(w.state()) != w.place(id) || w.state().step != Step::PlaceEncounter)
            return false;
        if (!(w.choice("Rats") != nullptr ? hands.answer("Rats") : hands.likely()))
            return false;
        if (asksForChance(w.game().ruleset(), w.state()) && !hands.answer("Draw without a word")) // CHANCE-1: once a round
            return false;
        if (w.state().step == Step::PlaceRumor && !hands.answer("Done"))
            return false;
        return w.state().step == Step::Dawn;
    };

    // The first round: nobody meets anybody.
    QVERIFY(move("prague", "g prag"));
    QVERIFY(move("plymouth", "s ply"));
    QVERIFY(move("lisbon", "h lis"));
    QVERIFY(move("valona", "m val"));
    QCOMPARE(w.state().step, Step::Dusk);
    QVERIFY(hands.answer("Go on"));
    QCOMPARE(w.state().step, Step::Night);
    QVERIFY(hands.answer("Rest"));
    QVERIFY(hands.answer("Supply"));
    QVERIFY(hands.answer("A hunter's, or none"));
    QVERIFY(hands.answer("Other, or pass"));
    QVERIFY(hands.answer("Search"));
    while (!w.state().due.empty())
        QVERIFY2(hands.likely(), qPrintable(w.question()));
    QVERIFY2(phase("nuremburg", "Nuremburg"), qPrintable(w.question()));
    QCOMPARE(int(w.state().round), 2);

    // The second: he is found.
    QVERIFY(hands.answer("Go on")); // dawn
    QCOMPARE(w.state().step, Step::Day);
    QVERIFY(hands.place("nuremburg", "g nur"));
    QVERIFY(!w.state().trail[0]->faceUp);
    QVERIFY(hands.answer("Reveal it"));
    QVERIFY2(w.state().trail[0]->faceUp, "REV-1");
    QVERIFY2(w.question().startsWith("Ambush"), qPrintable(w.question()));
    QVERIFY(hands.answer("Rats"));
    QVERIFY(hands.answer("Did not"));
    QVERIFY2(w.state().sheets[0].damage == 2, "AMB-1");
    while (!w.state().due.empty())
        QVERIFY2(hands.answer("No ambush"), qPrintable(w.question()));
    // A question of the hunters': two cities are named.
    if (keyboard)
        w.press(Qt::Key_H, Qt::ControlModifier);
    else
        QVERIFY(w.tool(0));
    w.settle();
    if (keyboard) {
        QVERIFY(w.tabTo("card-find"));
        w.type("hired");
        w.settle();
    }
    QVERIFY(hands.button("card-hired-scouts"));
    QVERIFY(hands.answer("Munich"));
    QVERIFY(hands.answer("Prague"));
    QVERIFY(!w.state().trail[1]->faceUp);
    QVERIFY(hands.answer("The card is played"));
    while (!w.state().due.empty())
        QVERIFY2(hands.likely(), qPrintable(w.question()));
    QVERIFY2(w.state().trail[1]->faceUp, "Hired Scouts turns up what is on the trail");
    for (const char* pass : {"Other, or pass", "Other, or pass", "Other, or pass"})
        QVERIFY(hands.answer(pass));
    QCOMPARE(w.state().step, Step::Dusk);
    QVERIFY(hands.answer("Go on"));
    QVERIFY2(w.state().combat.has_value(), "TIME-6");
    for (int guard = 0; w.state().combat && guard < 120; ++guard)
        if (asksForChance(w.game().ruleset(), w.state())) // CHANCE-1: his first Combat cards of the round
            QVERIFY(hands.answer("Draw without a word"));
        else if (w.choice("No card") != nullptr)
            QVERIFY(hands.answer("No card"));
        else
            QVERIFY2(w.question().startsWith("Which Combat card") && w.choice("Claws") != nullptr ? hands.answer("Claws") : hands.likely(),
                     qPrintable(w.question()));
    QVERIFY2(!w.state().combat, "COMB-9: six cards end it at the latest");
    while (!w.state().due.empty())
        QVERIFY2(hands.likely(), qPrintable(w.question()));
    QCOMPARE(w.state().step, Step::Night);
    QCOMPARE(w.state().hunters[0], HunterPlace::in(w.place("nuremburg")));
    const int hurt = w.state().sheets[0].damage;
    QVERIFY(hands.answer("Search"));
    int guard = 0;
    while (!w.state().due.empty() && guard++ < 20)
        QVERIFY2(w.choice("Did not") != nullptr ? hands.answer("Did not") : hands.likely(), qPrintable(w.question()));
    QVERIFY2(w.state().sheets[0].damage == hurt + 2, "SRCH-3: what lies there works on whoever searches");
    for (const char* pass : {"Other, or pass", "Other, or pass", "Other, or pass"})
        QVERIFY(hands.answer(pass));
    QCOMPARE(w.state().step, Step::BeforeSlide);
    QVERIFY2(phase("leipzig", "Leipzig"), qPrintable(w.question()));
    QCOMPARE(int(w.state().round), 3);
    QVERIFY2(w.state().day == Weekday::Tuesday || w.state().day == Weekday::Wednesday, "TIME-4");
}

DEMETER_TEST(TestTwoRounds)
#include "test_two_rounds.moc"
