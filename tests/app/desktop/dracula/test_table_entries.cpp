// What the table enters by hand, through the real window: referee entries, claims, putting right, penalties, warnings.
#include "app/desktop/table/table_card.h"
#include "app/fury3e/desktop/dracula/secret_faces.h"
#include "tests/app/desktop/window_fixture.h"

#include <QRegularExpression>

using namespace demeter;
using namespace demeter::fury3e;
using demeter::test::WindowFixture;

class TestTableEntries : public QObject {
    Q_OBJECT

private slots:
    void refereeEntryKept();
    void refereeEntryPenalised();
    void refereeEntryByKeyboardOnly();
    void claimWithoutAnError();
    void claimTellsRoundAndRuleAndNoPlace();
    void whatRevealsAsksFirst_data();
    void whatRevealsAsksFirst();
    void theListStaysWhereItIs();
    void aRoadIsPutRight();
    void aReadingIsPutRight();
    void anEntryIsPutRight();
    void nothingIsChosenBeforehand();
    void nothingIsEnteredByOneTap();
    void whatWillChangeIsSaid();
    void severalAreOnePieceOfNews();
    void whatWasSaidOfACorrectionMakesRoom();
    void theTimeStandsInsideASentence();
    void twoFacesArePutRight();
    void noLegalCardLeavesOnlyThePenalty();
    void lethalPlayIsAskedAboutOnce();
    void readingsAreChosenBeforeTheGame();

private:
    /// The entries of this kind, from the menu or from the sheet that is open.
    static bool about(WindowFixture& w, const char* what)
    {
        const QString name = QStringLiteral("about-") + QLatin1String(what);
        return (w.find(name) != nullptr || w.tool(1)) && w.click(name);
    }
    /// Munich to Lisbon, which no road joins, entered as it happened.
    static bool flyToLisbon(WindowFixture& w, bool penalised)
    {
        return about(w, "illegal") && w.segment("referee-kind", 0) &&
               w.pick("referee-place", static_cast<int>(indexOf(w.place("lisbon")))) && w.segment("referee-noticed", penalised ? 1 : 0) &&
               w.click("referee-enter") && (!penalised || w.click("confirm-yes"));
    }
};

void TestTableEntries::refereeEntryKept()
{
    WindowFixture w;
    QVERIFY(w.newGame());
    QVERIFY(w.game().submit(Slide{}));
    QVERIFY(flyToLisbon(w, false));
    QCOMPARE(currentLocation(w.state()), std::optional(w.place("lisbon")));
    QVERIFY2(w.state().damage == 0, "ERR-1: nobody noticed, so there is no penalty");
    QVERIFY(!w.status().isEmpty());
}

void TestTableEntries::refereeEntryPenalised()
{
    WindowFixture w;
    QVERIFY(w.newGame());
    QVERIFY(w.game().submit(Slide{}));
    QVERIFY(flyToLisbon(w, true));
    QVERIFY2(w.state().damage == 5, "ERR-5");
    const auto now = currentLocation(w.state());
    QVERIFY(now.has_value());
    QVERIFY2(w.status().contains(w.game().sentences().place(*now)), qPrintable(w.status())); // ERR-3
}

void TestTableEntries::refereeEntryByKeyboardOnly()
{
    WindowFixture w;
    QVERIFY(w.newGame());
    QVERIFY(w.game().submit(Slide{}));
    w.settle();
    QVERIFY(w.tabTo("menu"));
    w.press(Qt::Key_Return);
    w.press(Qt::Key_Down);
    w.press(Qt::Key_Down);
    w.press(Qt::Key_Return);
    w.settle();
    QVERIFY(w.tabTo("about-illegal"));
    w.press(Qt::Key_Space);
    w.settle();
    QVERIFY(w.tabTo("referee-place"));
    w.type("Lisb");
    QVERIFY(w.tabTo("referee-enter"));
    w.press(Qt::Key_Return);
    w.settle();
    QCOMPARE(currentLocation(w.state()), std::optional(w.place("lisbon")));
    QVERIFY(QApplication::focusWidget() != nullptr);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("close")); // the next entry begins with its first question
    w.press(Qt::Key_Left, Qt::AltModifier);
    QVERIFY(w.find("referee-enter") == nullptr);
}

void TestTableEntries::claimWithoutAnError()
{
    WindowFixture w;
    QVERIFY(w.newGame());
    QVERIFY(about(w, "error"));
    QVERIFY(w.click("claim"));
    QVERIFY(w.click("confirm-yes"));
    QVERIFY2(w.status().contains("no error"), qPrintable(w.status()));
}

void TestTableEntries::claimTellsRoundAndRuleAndNoPlace()
{
    WindowFixture w;
    QVERIFY(w.newGame());
    QVERIFY(w.game().submit(Slide{}));
    QVERIFY(flyToLisbon(w, false));
    if (w.state().step == Step::PlaceEncounter)
        QVERIFY(w.submit(fury3e::PlaceEncounter{w.state().encounterHand.front()}));
    if (w.state().step == Step::PlaceRumor)
        QVERIFY(w.game().submit(EndPhase{}));
    w.settle();
    const auto round = w.state().round;
    QVERIFY(about(w, "error") && w.click("claim"));
    QVERIFY(w.click("confirm-yes"));
    const QString said = w.status();
    const Happening* found = nullptr;
    for (const Happening& happening : w.state().happened)
        if (happening.what == Happening::What::ErrorFound)
            found = &happening;
    QVERIFY2(found != nullptr, qPrintable(said));
    const QString sentence = w.game().sentences().happening(*found);
    QVERIFY2(said.contains(sentence), qPrintable(said));
    QVERIFY2(sentence.contains(QString::number(round - 1)), qPrintable(sentence));
    QVERIFY2(sentence.contains(w.game().sentences().headword(found->rule)), qPrintable(sentence));
    // The current location is revealed by the penalty (ERR-3); where he was before is nobody's business.
    const auto current = currentLocation(w.state());
    w.board().all().forEach([&](LocationId id) {
        if (current != id)
            QVERIFY2(!said.contains(QRegularExpression("\\b" + QRegularExpression::escape(w.game().sentences().place(id)) + "\\b")),
                     qPrintable(said));
    });
}

void TestTableEntries::whatRevealsAsksFirst_data()
{
    QTest::addColumn<QString>("entry");
    QTest::newRow("claim") << "claim";
    QTest::newRow("penalty") << "penalty";
}

/// What cannot be hidden again is said before it is done, and neither a second tap nor a key that is still down agrees to it.
void TestTableEntries::whatRevealsAsksFirst()
{
    QFETCH(const QString, entry);
    WindowFixture w;
    QVERIFY(w.newGame());
    QVERIFY(w.game().submit(Slide{}));
    QVERIFY(flyToLisbon(w, false));
    if (w.state().step == Step::PlaceEncounter)
        QVERIFY(w.submit(fury3e::PlaceEncounter{w.state().encounterHand.front()}));
    w.settle();
    const GameState before = w.state();
    QVERIFY(about(w, "error"));
    for (const bool byKey : {true, false}) {
        QVERIFY(w.click(entry));
        auto* no = w.find<ChoiceButton>("confirm-no");
        QVERIFY(no != nullptr);
        QCOMPARE(w.state(), before);
        QCOMPARE(no->kind(), ChoiceKind::CommonPrimary);
        QCOMPARE(QApplication::focusWidget(), no);
        QString said;
        for (const auto* label : no->parentWidget()->findChildren<QLabel*>())
            said += label->text() + u' ';
        QVERIFY2(said.contains("Lisbon") && said.contains("5 damage, then he has 5 of 15"), qPrintable(said));
        if (byKey)
            w.press(Qt::Key_Return);
        else
            w.press(Qt::Key_Left, Qt::AltModifier);
        QVERIFY(w.find("confirm-no") == nullptr);
        QCOMPARE(w.state(), before);
        QVERIFY2(w.find(entry) != nullptr, "the sheet below stays");
        QCOMPARE(QApplication::focusWidget(), w.find(entry));
    }
    QVERIFY(w.click(entry));
    w.window->resize(1180, 780); // it stays above the sheet that asks
    w.settle();
    auto* yes = w.find<ChoiceButton>("confirm-yes");
    QVERIFY(yes != nullptr && w.window->childAt(yes->mapTo(w.window.get(), yes->rect().center())) == yes);
    QVERIFY(w.click(yes));
    QCOMPARE(int(w.state().damage), 5);
}

/// What is said after an entry does not push the entries down, under a finger that taps once more.
void TestTableEntries::theListStaysWhereItIs()
{
    WindowFixture w;
    QVERIFY(w.newGame());
    QVERIFY(about(w, "error"));
    QVERIFY(w.tabTo("claim"));
    const auto top = [&] { return w.find("claim")->mapTo(w.window.get(), QPoint()).y(); };
    const int before = top();
    QVERIFY(w.status().isEmpty());
    QVERIFY(w.click("claim"));
    QVERIFY(w.click("confirm-yes"));
    QVERIFY(!w.status().isEmpty());
    QCOMPARE(top(), before);
}

void TestTableEntries::aRoadIsPutRight()
{
    WindowFixture w;
    QVERIFY(w.newGame());
    QVERIFY(!w.board().joined(w.place("munich"), w.place("lisbon")));
    QVERIFY(about(w, "road"));
    QVERIFY2(w.find("right-b") == nullptr && w.find("right-edge-enter") == nullptr, "one question after the other");
    QVERIFY(w.pick("right-a", static_cast<int>(indexOf(w.place("munich")))));
    QVERIFY(w.pick("right-b", static_cast<int>(indexOf(w.place("lisbon")))));
    auto* says = w.find<QLabel>("right-edge-enter-says");
    QVERIFY(says != nullptr && says->text().contains("joins Munich and Lisbon"));
    QVERIFY(w.click("right-edge-enter"));
    QVERIFY(w.board().joined(w.place("munich"), w.place("lisbon")));
    w.press(Qt::Key_Left, Qt::AltModifier);
    QVERIFY(w.game().submit(Slide{}));
    QVERIFY2(w.choice("Lisbon") != nullptr, "CARD-2: the road that was put right can be used");
}

void TestTableEntries::aReadingIsPutRight()
{
    WindowFixture w;
    QVERIFY(w.newGame());
    QCOMPARE(w.game().ruleset().rulings.seaLairs, NoYes::No);
    QVERIFY(about(w, "reading"));
    QVERIFY(w.find("right-reading") == nullptr);
    QVERIFY(w.pick("right-ruling", static_cast<int>(Ruling::seaLairs)));
    QVERIFY(w.pick("right-reading", 1));
    QVERIFY(w.click("right-ruling-enter"));
    QVERIFY2(w.game().ruleset().rulings.seaLairs == NoYes::Yes, "OPEN-8");
}

void TestTableEntries::anEntryIsPutRight()
{
    WindowFixture w;
    QVERIFY(w.newGame());
    QVERIFY(about(w, "card"));
    QVERIFY(w.find("right-location") == nullptr);
    QVERIFY(w.pick("right-slot", 1));
    QVERIFY(w.pick("right-location", static_cast<int>(indexOf(w.place("vienna")))));
    QVERIFY(w.click("right-entry-enter"));
    QCOMPARE(currentLocation(w.state()), std::optional(w.place("vienna")));
}

/// What is news at the table begins with the first of them.
void TestTableEntries::severalAreOnePieceOfNews()
{
    WindowFixture w;
    QVERIFY(w.newGame());
    QVERIFY(about(w, "hunters"));
    QVERIFY(w.pick("hunter-place-1", static_cast<int>(indexOf(w.place("paris")))));
    QVERIFY(w.pick("hunter-place-4", static_cast<int>(indexOf(w.place("vienna")))));
    const std::size_t before = w.game().record().cursor(), steps = w.game().publicLog().size();
    QVERIFY(w.click("hunters-enter"));
    QCOMPARE(w.game().record().cursor(), before + 2);
    QCOMPARE(w.game().publicLog().size(), steps + 2);
    QCOMPARE(w.game().newsBegins(), steps);
    QVERIFY(!w.game().canTakeBackEntry());
}

/// What is not answered yet cannot be entered: first it is asked what it is about, then one thing after the other.
void TestTableEntries::nothingIsChosenBeforehand()
{
    WindowFixture w;
    QVERIFY(w.newGame());
    QVERIFY(w.tool(1));
    const GameState before = w.state();
    for (const auto& [about, name] :
         {std::pair{"token", "token-add"}, std::pair{"illegal", "referee-enter"}, std::pair{"reading", "right-ruling-enter"},
          std::pair{"road", "right-edge-enter"}, std::pair{"card", "right-entry-enter"}}) {
        QVERIFY2(w.find(name) == nullptr, name);
        QVERIFY2(this->about(w, about) && w.find(name) == nullptr, name);
        for (const QLabel* label : w.window->findChildren<QLabel*>())
            QVERIFY2(!label->isVisible() || !label->text().contains("first."), qPrintable(label->text()));
    }
    QVERIFY(about(w, "illegal") && w.segment("referee-kind", 2)); // an Encounter card, but which?
    QVERIFY(w.find("referee-enter") == nullptr);
    QVERIFY(about(w, "token") && w.pick("token-place", static_cast<int>(indexOf(w.place("vienna")))));
    QCOMPARE(w.find<ChoiceButton>("token-add")->kind(), ChoiceKind::Plain);
    auto* says = w.find<QLabel>("token-add-says");
    QVERIFY2(says != nullptr && says->text().contains("Vienna"), "what the table will hear");
    w.press(Qt::Key_Left, Qt::AltModifier);
    QVERIFY(w.tool(2));
    QVERIFY2(w.find("put-right") == nullptr, "first it is said what is wrong");
    for (const auto& [kind, box] : {std::pair{"kind-encounter", "encounter-from"}, std::pair{"kind-token", "token-place"}}) {
        QVERIFY(w.click(kind));
        if (qstrcmp(kind, "kind-token") == 0)
            QVERIFY(w.click(QStringLiteral("token-%1").arg(static_cast<int>(Token::Fog))));
        QVERIFY(!w.find<PickBox>(box)->value());
        QCOMPARE(w.find<ChoiceButton>("put-right")->kind(), ChoiceKind::Off);
    }
    QCOMPARE(w.state(), before);
}

/// Where a hunter is, the week, Despair and a token that goes: what is chosen is said first, and entered with a button of its own.
void TestTableEntries::nothingIsEnteredByOneTap()
{
    WindowFixture w;
    QVERIFY(w.newGame());
    QVERIFY(w.game().submit(EnterToken{EnterToken::Kind::HeavenlyHost, w.place("vienna"), true}));
    QVERIFY(w.tool(1));
    const GameState before = w.state();
    const auto kind = [&](const char* name) { return w.find<ChoiceButton>(name)->kind(); };
    const auto says = [&](const char* name) { return w.find<QLabel>(QLatin1String(name) + "-says")->text(); };
    for (const auto& [about, name] : {std::pair{"hunters", "hunters-enter"}, std::pair{"time", "time-enter"}}) {
        QVERIFY(this->about(w, about));
        QCOMPARE(kind(name), ChoiceKind::Off);
        QVERIFY2(w.click(name), name);
        QCOMPARE(w.status(), says(name));
    }
    QVERIFY(about(w, "hunters"));
    QVERIFY(w.pick("hunter-place-1", static_cast<int>(indexOf(w.place("paris")))));
    QVERIFY(w.pick("hunter-place-4", static_cast<int>(indexOf(w.place("rome")))));
    QVERIFY2(says("hunters-enter").contains("Paris") && says("hunters-enter").contains("Rome"), qPrintable(says("hunters-enter")));
    QCOMPARE(kind("hunters-enter"), ChoiceKind::Plain);
    QCOMPARE(w.state(), before);
    QVERIFY(w.click("hunters-enter"));
    QCOMPARE(w.state().hunters[0].location, w.place("paris"));
    QCOMPARE(w.state().hunters[3].location, w.place("rome"));
    QVERIFY(about(w, "time") && w.click("week-plus") && w.click("despair-plus"));
    QVERIFY(int(w.state().week) == 1 && int(w.state().despair) == 0);
    QCOMPARE(kind("time-enter"), ChoiceKind::Plain);
    QVERIFY(w.click("time-enter"));
    QCOMPARE(int(w.state().week), 2);
    QCOMPARE(int(w.state().despair), 1);
    QVERIFY(about(w, "token"));
    QVERIFY(w.click("token-remove"));
    QVERIFY(w.state().tokens.heavenlyHosts.contains(w.place("vienna")));
    QCOMPARE(QApplication::focusWidget(), w.find("confirm-no"));
    QVERIFY(w.click("confirm-yes"));
    QVERIFY(!w.state().tokens.heavenlyHosts.contains(w.place("vienna")));
}

void TestTableEntries::whatWillChangeIsSaid()
{
    WindowFixture w;
    QVERIFY(w.newGame());
    QVERIFY(w.tool(2));
    QVERIFY(w.click("kind-number"));
    QVERIFY(w.click("number-2")); // damage
    const auto summary = [&] { return w.find<QLabel>("put-right-summary")->text(); };
    const auto kind = [&] { return w.find<ChoiceButton>("put-right")->kind(); };
    QVERIFY2(summary().contains("nothing changes"), qPrintable(summary()));
    QVERIFY(w.click("value-plus"));
    QVERIFY(w.click("value-plus"));
    const QString number = w.game().sentences().number(Number::Damage);
    QVERIFY2(summary().contains(number + " 0") && summary().contains(number + " 2"), qPrintable(summary()));
    QCOMPARE(kind(), ChoiceKind::Off);
    w.find<QLineEdit>("reason")->setFocus();
    w.type("miscounted");
    QCOMPARE(kind(), ChoiceKind::CommonPrimary);
    QCOMPARE(int(w.state().damage), 0);
    QVERIFY(w.click("put-right"));
    QCOMPARE(int(w.state().damage), 2);
    QVERIFY2(summary().contains("nothing changes"), qPrintable(summary()));
    // A hideout, whose cards are hidden: it is said on this screen, and the table hears only which slot it was.
    QVERIFY(w.click("kind-hideout"));
    QVERIFY(w.click("place-2"));
    QVERIFY(w.pick("location", static_cast<int>(indexOf(w.place("prague")))));
    QVERIFY2(summary().contains("empty") && summary().contains("Prague, face down"), qPrintable(summary()));
    QVERIFY(w.click("put-right"));
    QVERIFY2(w.state().trail[1].has_value(), "the reason still stands there");
    QVERIFY2(!w.status().contains("Prague"), qPrintable(w.status()));
}

/// What is said after a correction covers nothing of the button that entered it, and goes with the next change of a field.
void TestTableEntries::whatWasSaidOfACorrectionMakesRoom()
{
    for (const QSize size : {QSize(1280, 800), QSize(800, 600), QSize(390, 844)}) {
        WindowFixture w;
        QVERIFY(w.newGame());
        w.resize(size);
        w.screen()->openPutRight();
        w.settle();
        QVERIFY(w.click("kind-number"));
        QVERIFY(w.click("number-0")); // influence
        QVERIFY(w.click("value-plus"));
        w.find<QLineEdit>("reason")->setFocus();
        w.type("miscounted");
        QVERIFY(w.click("put-right"));
        QCOMPARE(int(w.state().influence), 1);
        QVERIFY(!w.status().isEmpty());
        const auto* button = w.find<ChoiceButton>("put-right");
        QVERIFY2(button != nullptr && button->visibleRegion() == QRegion(button->rect()),
                 qPrintable(QStringLiteral("%1 x %2").arg(size.width()).arg(size.height())));
        QVERIFY(w.click("value-plus"));
        QVERIFY2(w.status().isEmpty(), qPrintable(w.status()));
    }
}

/// In other languages than English the part of the round has a small letter there.
void TestTableEntries::theTimeStandsInsideASentence()
{
    for (const char* language : {"es", "pl", "ru", "it"}) {
        WindowFixture w(language);
        QVERIFY(w.newGame());
        w.screen()->openPutRight();
        w.settle();
        QVERIFY(w.click("kind-day"));
        QVERIFY(w.segment("day", 2));
        const QString said = w.find<QLabel>("put-right-summary")->text();
        static const QRegularExpression capital(QStringLiteral("[:,] \\p{Lu}"));
        QVERIFY2(said.contains(u':') && !said.contains(capital), qPrintable(said));
    }
}

/// HO-5 OPEN-29: where Hide lies with a city's card each of them can be put right, and the table sees which of them lies face up.
void TestTableEntries::twoFacesArePutRight()
{
    WindowFixture w;
    QVERIFY(w.newGame());
    const auto enter = [&](std::initializer_list<const char*> taps) {
        if (!w.tool(2) || !w.click("kind-hideout") || !w.click("place-1"))
            return false;
        for (const char* name : taps) {
            auto* button = w.find<QAbstractButton>(name);
            if (button == nullptr)
                return false;
            button->click();
            w.settle();
        }
        auto* reason = w.find<QLineEdit>("reason");
        if (reason == nullptr)
            return false;
        reason->setFocus();
        QTest::keyClicks(reason, "as it lies");
        auto* button = w.find<QAbstractButton>("put-right");
        if (button == nullptr)
            return false;
        button->click();
        w.settle();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left, Qt::AltModifier);
        w.settle();
        return true;
    };
    const auto faces = [&](bool city, bool hide) {
        const Hideout& there = *w.state().trail[0];
        return hideWithLocation(there) && there.faceUp == city && hideShown(there) == hide;
    };
    QVERIFY2(!enter({"hide-face-up"}), "there is only one card");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left, Qt::AltModifier);
    w.settle();
    QVERIFY(enter({"power-hide", "hide-face-up"}));
    QVERIFY(faces(false, true));
    const auto fact = [&] { return trailFaces(w.game().ruleset(), w.state(), w.game().sentences())[0].fact; };
    QVERIFY2(fact().contains("Hide, face up"), qPrintable(fact()));
    QVERIFY(enter({"face-up", "hide-face-up"}));
    QVERIFY(faces(true, false));
    QVERIFY2(!fact().contains("Hide, face up") && fact().contains("face up"), qPrintable(fact()));
    w.drawCurtain();
    QStringList said;
    for (const auto* card : w.table()->findChildren<TableCard*>())
        said << card->accessibleName();
    QVERIFY2(said.contains("Slot 1: Munich, face up, another card face down"), qPrintable(said.join(" | ")));
}

void TestTableEntries::noLegalCardLeavesOnlyThePenalty()
{
    WindowFixture w;
    QVERIFY(w.newGame("lisbon"));
    QVERIFY(w.game().submit(Slide{}));
    const LocationId sea = w.place("atlantic-ocean");
    QVERIFY(w.game().submit(Play{sea, {}, std::nullopt}));
    if (w.state().step == Step::PlaceRumor)
        QVERIFY(w.game().submit(EndPhase{}));
    QVERIFY(w.passed());
    QVERIFY(w.game().submit(Slide{}));
    w.board().adjacent(sea).forEach([&](LocationId other) { w.game().submit(PutRightEdge{sea, other, false}); });
    w.settle();
    QVERIFY(penaltyDue(w.game().ruleset(), w.state()));
    QCOMPARE(w.guide()->shownChoices().size(), 1);
    QVERIFY2(w.guide()->said().contains("5"), qPrintable(w.guide()->said()));
    const int before = w.state().damage;
    QVERIFY(w.click(w.guide()->shownChoices().first()));
    QVERIFY2(w.state().damage == before + 5, "ERR-2, ERR-5");
}

void TestTableEntries::lethalPlayIsAskedAboutOnce()
{
    WindowFixture w;
    QVERIFY(w.newGame("lisbon"));
    QVERIFY(w.game().submit(SufferPenalty{}));
    QVERIFY(w.game().submit(SufferPenalty{}));
    QCOMPARE(int(w.state().damage), 10);
    std::optional<Play> lethal;
    for (int guard = 0; guard < 60 && !lethal; ++guard) {
        if (w.state().step == Step::Dawn)
            QVERIFY(w.passed());
        const auto actions = legalActions(w.game().ruleset(), w.state());
        QVERIFY(!actions.empty());
        std::optional<Action> chosen;
        int most = -1;
        for (const Action& action : actions) {
            if (w.state().step == Step::BeforeSlide && !std::holds_alternative<Slide>(action) && !std::holds_alternative<Mature>(action))
                continue;
            if (const auto* play = std::get_if<Play>(&action)) {
                const auto said = warnings(w.game().ruleset(), w.state(), action);
                if (std::ranges::any_of(said, [](const Warning& one) { return one.what == Advice::WouldDefeat; }) && play->location &&
                    play->powers.empty())
                    lethal = *play;
            }
            const auto after = apply(w.game().ruleset(), w.state(), action);
            if (after && after->step != Step::Over && int(after->damage) > most) {
                most = after->damage;
                chosen = action;
            }
        }
        if (!lethal) {
            QVERIFY(chosen.has_value());
            QVERIFY(w.game().submit(*chosen));
        }
    }
    QVERIFY2(lethal.has_value(), "no sea journey became lethal");
    w.settle();
    const GameState before = w.state();
    const QString word = w.game().sentences().place(*lethal->location);
    QVERIFY(w.click(w.choice(word)));
    QVERIFY2(w.state() == before, "OPEN-39: first the warning");
    QVERIFY(!w.guide()->said().isEmpty());
    QVERIFY(w.click(w.choice(word)));
    QVERIFY2(w.state().winner == Winner::Hunters, "OPEN-39: legal when it is chosen again");
}

void TestTableEntries::readingsAreChosenBeforeTheGame()
{
    WindowFixture w;
    QVERIFY(w.click("new-game"));
    QVERIFY(w.setting("setting-rulebook"));
    QVERIFY(w.segment("printing", 1));
    QVERIFY(w.click("see-rulings"));
    for (const RulingInfo& info : rulingTable())
        QVERIFY2(w.window->findChild<Segmented*>("ruling-" + QString::fromUtf8(info.field.data(), qsizetype(info.field.size()))) != nullptr,
                 info.field.data());
    auto* wolf = w.find<Segmented>("ruling-wolfLeavesTokenCity");
    QVERIFY(wolf != nullptr);
    QVERIFY2(wolf->current() == 0, "PR-34: the Spanish rulebook says no");
    wolf->findChildren<QAbstractButton*>().value(1)->click();
    w.press(Qt::Key_Left, Qt::AltModifier); // the readings
    w.press(Qt::Key_Left, Qt::AltModifier); // the rulebook
    QVERIFY(w.find<QLabel>("summary")->text().contains("<b>1</b>"));
    auto* view = w.window->newGamePage()->findChild<MapView*>("map");
    const auto found = builtInBoard("fury-3e");
    for (const char* id : {"london", "madrid", "athens", "cagliari"})
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->viewPositionOf(*(*found)->find(id)));
    QVERIFY(w.click("start"));
    Rulings expected = rulingsOf(Printing::Es);
    QVERIFY(setReading(expected, Ruling::wolfLeavesTokenCity, 1));
    QCOMPARE(w.game().ruleset().rulings, expected);
    QCOMPARE(w.game().record().header().printing, Printing::Es);
}

DEMETER_TEST(TestTableEntries)
#include "test_table_entries.moc"
