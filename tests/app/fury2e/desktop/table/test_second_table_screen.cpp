// The second edition's table: a round of the hunters' by clicks, what lies there, a combat, the end, and that twins look alike (2E-INV-8).
#include "app/desktop/table/combat_stage.h"
#include "app/desktop/table/ending_stage.h"
#include "app/desktop/table/table_card.h"
#include "app/desktop/table/table_log_sheet.h"
#include "app/desktop/table/table_side.h"
#include "app/desktop/table/turn_panel.h"
#include "app/fury2e/book/cards.h"
#include "app/fury2e/table/table_map.h"
#include "app/fury2e/table/words.h"
#include "tests/app/desktop/table_screens.h"
#include "tests/app/desktop/text_spy.h"
#include "tests/app/fury2e/desktop/table/second_table_player.h"
#include "tests/support/load.h"
#include "tests/support/random_second_game.h"
#include "tests/support/second_twins.h"

#include <QSignalSpy>

#include <algorithm>
#include <random>
#include <set>

namespace demeter::fury2e {

using test::HuntingTable;
using test::secondGodalming;
using test::secondHelsing;
using test::secondMina;
using test::secondPlace;
using test::secondSeward;
using test::SecondTablePlayer;

class TestSecondTableScreen : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initTextResources(); }

    /// A round that waits for chance asks for a word of the hunters'; nothing else can be entered then.
    void aWordForTheRound()
    {
        HuntingTable table(R"({"trail":[{"location":"madrid"}]})");
        table.state.step = Step::RoundBegins;
        table.state.chance.eachRound = true;
        SecondTablePlayer w(table, Language::It);
        QCOMPARE(w.title(), QStringLiteral("Comincia un nuovo round"));
        QSignalSpy asked(&w.screen(), &TableFrame::wordsAsked);
        QVERIFY(w.click("turn-words"));
        QCOMPARE(asked.size(), 1);
        QVERIFY(w.act(AddChance{{"candelabro", {}}}));
        QCOMPARE(table.state.step, Step::StartOfTurn);
        QVERIFY2(w.announced().contains(QLatin1String("candelabro")), qPrintable(w.announced()));
        table.state.step = Step::RoundBegins;
        SecondTablePlayer without(table, Language::It);
        QVERIFY(without.shown("turn-words").size() == 1 && without.click("turn-go-on"));
        QCOMPARE(table.state.step, Step::StartOfTurn);
        GameState again = table.state;
        again.step = Step::RoundBegins;
        const TableMoment moment{publicView(table.ruleset, again), tableTurn(table.ruleset, again)};
        // The word is what is filled, as in the other edition.
        const auto atTable = tableAsked(moment, {}, {.words = true}, w.sentences()).choices;
        QVERIFY(std::ranges::all_of(
            atTable, [](const TableChoice& one) { return isPrimary(one.kind) == (one.does == TableChoice::Does(TablePress::Words)); }));
        const auto choices = tableAsked(moment, {}, {}, w.sentences()).choices; // on a phone
        QVERIFY(std::ranges::none_of(choices, [](const TableChoice& one) { return (one.does == TableChoice::Does(TablePress::Words)); }));
        QVERIFY(
            std::ranges::any_of(choices, [](const TableChoice& one) { return QLatin1String(one.name) == QLatin1String("turn-go-on"); }));
        QVERIFY(std::ranges::none_of(choices, [](const TableChoice& one) { return isPrimary(one.kind); }));
    }

    /// 2E-HUNT-1: the four turns of a round, by taps on the map, by buttons and by a typed name, in Italian.
    void aRoundByClicks()
    {
        HuntingTable table(R"({"trail":[{"location":"madrid"}],"tracks":{"resolve":2}})");
        table.sheet(secondSeward).health = 5;
        SecondTablePlayer w(table, Language::It);
        QVERIFY(w.installed());
        QCOMPARE(w.title(), QStringLiteral("Tocca a Lord Godalming"));
        // Where no road leads the screen says why, and the table can allow it.
        w.tap("rome");
        QVERIFY2(w.line().contains(QLatin1String("Roma")), qPrintable(w.line()));
        QVERIFY(w.shown("turn-confirm").isEmpty() && w.shown("turn-allowed").size() == 1);
        QVERIFY(w.click("turn-back"));
        // A place is tapped and confirmed.
        w.tap("manchester");
        QCOMPARE(table.where(secondGodalming), std::string("edinburgh"));
        QVERIFY(w.shown("turn-confirm").front()->text().contains(QLatin1String("Manchester")));
        QVERIFY(w.click("turn-confirm"));
        QCOMPARE(table.where(secondGodalming), std::string("manchester"));
        QVERIFY2(w.announced().contains(QLatin1String("Manchester")), qPrintable(w.announced()));
        QCOMPARE(w.title(), QStringLiteral("Che cosa fa Lord Godalming?"));
        QVERIFY(w.click("turn-resupply") && w.shown("resupply-dracula").size() == 1 && w.click("resupply-hunter"));
        QVERIFY(table.over(secondGodalming));
        // Dr. Seward stays, and rests: one of the two Events was Dracula's.
        QVERIFY2(w.title().contains(QLatin1String("Seward")), qPrintable(w.title()));
        QVERIFY(w.click("turn-stay") && w.click("turn-confirm"));
        QVERIFY(w.click("turn-rest"));
        QCOMPARE(w.title(), QStringLiteral("Quanti dei due Eventi sono di Dracula?"));
        QVERIFY(w.click("rest-events", 1));
        // What he draws is his own: the table waits, and nothing can be entered.
        QVERIFY2(w.title().contains(QLatin1String("Dracula")), qPrintable(w.title()));
        QVERIFY(w.shown("turn-stay").isEmpty() && w.shown("turn-rest").isEmpty());
        QCOMPARE(table.sheet(secondSeward).health, std::uint8_t{5}); // 2E-HUNT-14: the Events come first
        QVERIFY(w.act(DrawEvent{DraculaEvent::Rage}));
        QCOMPARE(table.sheet(secondSeward).health, std::uint8_t{7});
        // Van Helsing's place is typed.
        QVERIFY2(w.title().contains(QLatin1String("Van Helsing")), qPrintable(w.title()));
        w.type(QStringLiteral("Samarcanda"));
        QVERIFY2(w.line().contains(QLatin1String("Samarcanda")), qPrintable(w.line()));
        w.type(QStringLiteral("dublino"));
        QVERIFY(w.shown("turn-confirm").front()->text().contains(QLatin1String("Dublino")));
        QVERIFY(w.click("turn-confirm") && w.click("turn-end") && w.click("turn-confirm"));
        QCOMPARE(table.where(secondHelsing), std::string("dublin"));
        // Mina's point of Resolve brings a newspaper report; then her turn goes on, and ends.
        QVERIFY2(w.title().contains(QLatin1String("Mina")), qPrintable(w.title()));
        QVERIFY(w.click("turn-resolve") && w.click("resolve-option", 0) && w.click("turn-confirm"));
        QCOMPARE(table.state.resolve, std::uint8_t{1});
        QVERIFY(w.click("turn-stay") && w.click("turn-confirm") && w.click("turn-end") && w.click("turn-confirm"));
        QVERIFY(w.shown("turn-stay").isEmpty());
        QCOMPARE(w.title(), QStringLiteral("Dracula decide"));
        QVERIFY(publicView(table.ruleset, table.state).phase == PublicPhase::Dracula);
    }

    /// 2E-HUNT-17: who goes along is marked first.
    void aGroupGoesTogether()
    {
        HuntingTable table(R"({"trail":[{"location":"madrid"}],"hunters":{"lord-godalming":"paris","dr-seward":"paris"}})");
        SecondTablePlayer w(table, Language::En);
        QCOMPARE(w.shown("turn-with").size(), 1);
        QVERIFY(w.click("turn-with"));
        QVERIFY2(w.title().contains(QLatin1String("go together")), qPrintable(w.title()));
        w.tap("strasbourg");
        QVERIFY(w.click("turn-confirm") && w.click("turn-end") && w.click("turn-confirm"));
        QVERIFY(table.where(secondGodalming) == "strasbourg" && table.where(secondSeward) == "strasbourg");
        QVERIFY(table.over(secondGodalming) && table.over(secondSeward));
    }

    /// 2E-ITEM-6: a tap where nothing but a Fast Horse leads means it; where a train leads too it is named as the Item that it is, and
    /// takes the group along; or it is typed.
    void aFastHorse()
    {
        const auto pairInVienna = R"({"trail":[{"location":"madrid"}],"hunters":{"lord-godalming":"vienna","dr-seward":"vienna"}})";
        HuntingTable table(pairInVienna);
        SecondTablePlayer w(table, Language::En);
        w.tap("zurich");
        QVERIFY(w.shown("turn-confirm").size() == 1 && w.shown("turn-allowed").isEmpty());
        QCOMPARE(w.line(), QStringLiteral("By Fast Horse, on two roads."));
        QVERIFY(w.click("turn-confirm") && table.where(secondGodalming) == "zurich" && table.told(Happening::What::ItemPlayed) == 1);

        HuntingTable train(pairInVienna);
        SecondTablePlayer named(train, Language::En);
        named.tap("berlin");
        QCOMPARE(named.line(), QStringLiteral("By train."));
        QVERIFY(named.click("turn-back") && named.click("turn-with") && named.click("turn-cards"));
        while (!named.clickWord(QStringLiteral("Fast Horse")))
            QVERIFY(named.click("turn-more-cards"));
        named.tap("berlin");
        QCOMPARE(named.line(), QStringLiteral("By Fast Horse, on two roads."));
        QVERIFY(named.click("turn-confirm") && train.where(secondGodalming) == "berlin" && train.where(secondSeward) == "berlin");
        QVERIFY(train.told(Happening::What::ItemPlayed) == 1);
    }

    /// 2E-HUNT-3, 2E-OPEN-30: three spaces by way of the west are warned of before they are confirmed, and not stopped.
    void aTrainInTheWest()
    {
        for (const auto& [city, warned] : {std::pair("leipzig", true), std::pair("bucharest", false), std::pair("berlin", false)}) {
            HuntingTable table(R"({"trail":[{"location":"madrid"}],"hunters":{"lord-godalming":"vienna"}})");
            SecondTablePlayer w(table, Language::En);
            w.tap(city);
            QVERIFY2(w.line().startsWith(QLatin1String("By train.")), qPrintable(w.line()));
            QCOMPARE(w.line().contains(QLatin1String("Western Europe")), warned);
            QVERIFY(w.click("turn-confirm") && table.where(secondGodalming) == city);
        }
    }

    /// 2E-HEV-3: False Tip-off is answered with Good Luck or a Chartered Carriage.
    void aCarriageAgainstATipOff()
    {
        HuntingTable table(R"({"trail":[{"location":"madrid"}],"dracula":{"eventHand":["false-tip-off"]}})");
        SecondTablePlayer w(table, Language::En);
        QVERIFY(w.act(PlayEvent{DraculaEvent::FalseTipOff, 0, {}, secondGodalming}));
        QVERIFY2(w.title().contains(QLatin1String("Chartered Carriage")) && w.shown("answer-yes").size() == 1, qPrintable(w.title()));
        QVERIFY(w.click("answer-card") && w.act(GoOn{}));
        QVERIFY(table.state.turn.noTrain.empty() && table.state.due.empty());
    }

    /// 2E-OPEN-58: whom Fog holds with his group shows it, though it lies before another.
    void heldWithTheGroup()
    {
        HuntingTable table(R"({"trail":[{"location":"madrid"}],"hunters":{"lord-godalming":"paris","dr-seward":"paris"}})");
        table.sheet(secondSeward).held = {Encounter::Fog};
        SecondTablePlayer w(table, Language::En);
        const HunterStanding words = hunterStanding(secondSeward, w.log().back().view, false, false, w.sentences());
        QVERIFY2(words.all.contains(QLatin1String("Fog")), qPrintable(words.all));
        QVERIFY(!hunterCell(secondSeward, w.log().back().view, false, false, w.sentences()).mark.isEmpty());
        w.tap("strasbourg"); // alone he may go
        QVERIFY(w.shown("turn-confirm").size() == 1 && w.click("turn-back") && w.click("turn-with"));
        w.tap("strasbourg");
        QVERIFY(w.shown("turn-confirm").isEmpty());
    }

    /// What lies openly stands on the cards beside the board, on the tracks and in the log, and nothing else (2E-INFO-3).
    void whatLiesThere()
    {
        HuntingTable table(R"({"time":"midnight","blood":9,"trail":[{"powers":["dark-call"]},{"location":"bari","encounter":"bats"},
            {"location":"adriatic-sea"},{"location":"venice","encounter":"rats","faceUp":true},{"powers":["feed"]}],"bloodTokens":[3],
            "catacombs":[null,{"location":"geneva","encounters":["thief","wolves"]}],"tracks":{"vampires":3,"resolve":2},
            "tokens":{"sacredHosts":["rome"]}})");
        SecondTablePlayer w(table, Language::En);
        const auto cards = w.screen().findChildren<TableCard*>();
        QCOMPARE(cards.size(), 9);
        QStringList said;
        for (const TableCard* card : cards)
            said << card->accessibleName();
        const QString all = said.join(u'\n');
        QVERIFY2(cards[2]->isBloody() && !cards[1]->isBloody() && all.contains(QLatin1String("behind it a Blood token")), qPrintable(all));
        QVERIFY2(all.contains(QLatin1String("Dark Call")) && all.contains(QLatin1String("Venice, face up, a face-down Encounter")),
                 qPrintable(all));
        QVERIFY2(!all.contains(QLatin1String("Bari")) && !all.contains(QLatin1String("Geneva")) && !all.contains(QLatin1String("Rats")),
                 qPrintable(all));
        QVERIFY2(cards[7]->accessibleName().contains(QLatin1String("2 face-down Encounters")), qPrintable(all));
        QCOMPARE(w.screen().findChildren<TrackBlock*>().size(), 3);
        const LogWords words = logWords(w.log(), w.sentences());
        QVERIFY(words.open.join(u'\n').contains(QLatin1String("Sacred Host: Rome")));
        // A tap on a card says it in words.
        QTest::mouseClick(cards[7], Qt::LeftButton);
        w.settle();
        QCOMPARE(w.line(), cards[7]->accessibleName());
    }

    /// 2E-ENC-25: behind each question stands what the Encounter or the card does, in this edition's own words, till the last of them.
    void whatACardDoesStandsWithItsQuestion()
    {
        HuntingTable table(R"({"trail":[{"location":"madrid"},{"location":"paris","encounter":"rats"}],
            "hunters":{"lord-godalming":"paris"}})");
        SecondTablePlayer w(table, Language::It);
        const auto words = [&] {
            return w.screen().findChild<QLabel*>("turn-line")->accessibleName();
        }; // the line itself may be too short for it
        const QString rats = cardInShort("rats", Language::It);
        QVERIFY(!rats.isEmpty());
        QVERIFY(w.click("turn-stay") && w.click("turn-confirm"));
        for (const char* answer : {"answer-not-averted", "answer-loss"}) {
            QVERIFY2(words().endsWith(u' ' + rats), qPrintable(words()));
            QVERIFY(w.click(answer));
        }
        QVERIFY2(!words().contains(rats), qPrintable(words()));
        // A card of the hunters' that they choose; its button tells a screen reader the same.
        QVERIFY(w.click("turn-cards"));
        const QString trail = cardInShort(infoOf(HunterEvent::MoneyTrail).id, Language::It);
        QVERIFY(!trail.isEmpty());
        ChoiceButton* chosen = nullptr;
        for (int page = 0; page < 5 && chosen == nullptr; ++page) {
            for (ChoiceButton* button : w.shown("turn-card"))
                if (button->text() == w.sentences().hunterEvent(HunterEvent::MoneyTrail))
                    chosen = button;
            if (chosen == nullptr)
                QVERIFY(w.click("turn-more-cards"));
        }
        QVERIFY(chosen != nullptr && chosen->accessibleDescription().contains(trail));
        QTest::mouseClick(chosen, Qt::LeftButton);
        w.settle();
        QVERIFY2(words().contains(trail), qPrintable(words()));
    }

    /// 2E-ENC-17: the die comes before what averts it, and only what averts that is asked.
    void theDieComesFirst()
    {
        for (const auto& [die, asks] : {std::pair(1, "Crucifix"), std::pair(4, "Stake")}) {
            HuntingTable table(R"({"time":"midnight","trail":[{"location":"madrid"},{"location":"paris","encounter":"new-vampire"}],
                "hunters":{"lord-godalming":"paris"}})");
            SecondTablePlayer w(table, Language::En);
            QVERIFY(w.click("turn-stay") && w.click("turn-confirm"));
            QVERIFY(w.shown("answer-averted").isEmpty() && w.shown("answer-die").size() == 6 && w.click("answer-die", die));
            QVERIFY2(w.line().contains(QLatin1String(asks)) && w.shown("answer-averted").size() == 1, qPrintable(w.line()));
            QVERIFY(w.click("answer-averted"));
            QVERIFY(table.state.due.empty() && table.sheet(secondGodalming).bites == 0 && table.tokens(Encounter::NewVampire) == 6);
            QVERIFY(!table.state.trail[1].encounter);
        }
    }

    /// 2E-ENC-5: why a hunter can't go anywhere is said.
    void fogIsSaid()
    {
        HuntingTable table(R"({"trail":[{"location":"madrid"}],"hunters":{"lord-godalming":"paris","dr-seward":"rome"}})");
        table.sheet(secondGodalming).before = {Encounter::Fog};
        SecondTablePlayer w(table, Language::En);
        QVERIFY2(w.line().contains(QLatin1String("Fog holds Lord Godalming")), qPrintable(w.line()));
        QVERIFY(!w.shown("turn-stay").isEmpty());
        table.sheet(secondGodalming).before = {};
        SecondTablePlayer free(table, Language::En);
        QVERIFY2(!free.line().contains(QLatin1String("Fog")), qPrintable(free.line()));
    }
    /// 2E-ENC-3: where somebody else could go along Bats wait for that, and the table says who moves the hunter.
    void batsAreSaid()
    {
        HuntingTable table(R"({"trail":[{"location":"madrid"}],"hunters":{"lord-godalming":"paris","dr-seward":"paris"}})");
        table.sheet(secondGodalming).before = {Encounter::Bats};
        SecondTablePlayer w(table, Language::En);
        QVERIFY2(w.line().contains(QLatin1String("Bats carry Lord Godalming off")), qPrintable(w.line()));
        QCOMPARE(w.shown("turn-stay").front()->text(), QStringLiteral("Dracula says where"));
        QVERIFY(w.click("turn-stay") && table.due(Due::What::BatsMove));
    }

    /// 2E-HUNT-15, 2E-HUNT-14, 2E-ENC-11, 2E-HEV-12: what is to be known stands where it is decided.
    void remindersAreSaid()
    {
        for (const auto& [hunters, draws] :
             {std::pair(R"("lord-godalming":"paris")", "1 Event and/or 1 Item"), std::pair(R"("lord-godalming":"geneva")", "1 Event")}) {
            HuntingTable table(std::string(R"({"trail":[{"location":"madrid"}],"hunters":{)") + hunters + "}}");
            SecondTablePlayer w(table, Language::En);
            QVERIFY(w.click("turn-stay") && w.click("turn-confirm"));
            QCOMPARE(w.shown("turn-resupply").front()->secondLine(), QLatin1String(draws));
            QVERIFY(!w.shown("turn-rest").front()->secondLine().isEmpty());
        }
        HuntingTable east(R"({"trail":[{"location":"madrid"},{"location":"sarajevo","encounter":"peasants"}],
            "hunters":{"lord-godalming":"sarajevo"}})");
        east.state.declared = DeclaredMove{secondPlace("lisbon"), {}};
        SecondTablePlayer w(east, Language::En);
        QVERIFY(w.click("turn-stay") && w.click("turn-confirm"));
        QVERIFY2(w.screen().findChild<QLabel*>("turn-line")->accessibleName().startsWith(QLatin1String("Sarajevo: East.")),
                 qPrintable(w.line()));
        const MapModel map = tableMap(publicView(east.ruleset, east.state));
        QVERIFY(std::ranges::find(map.tokens, MapModel::Token{MapModel::Token::What::Declared, secondPlace("lisbon")}) != map.tokens.end());
        east.state.due.clear();
        east.state.step = Step::Movement;
        const TableMoment his{publicView(east.ruleset, east.state), tableTurn(east.ruleset, east.state)};
        QVERIFY(tableAsked(his, {}, {}, w.sentences()).note.endsWith(QLatin1String("Declared: Lisbon.")));
    }

    /// The pages of the hunters' cards have one place, and so has each button on them.
    void pagesOfCardsMoveNothing()
    {
        HuntingTable table(R"({"trail":[{"location":"madrid"}],"hunters":{"lord-godalming":"paris"}})");
        SecondTablePlayer w(table, Language::It);
        QVERIFY(w.click("turn-cards"));
        const auto* panel = w.screen().findChild<TurnPanel*>();
        const QRect first = panel->geometry();
        const QPoint top = w.shown("turn-card").front()->pos();
        QVERIFY(w.click("turn-more-cards"));
        QCOMPARE(panel->geometry(), first);
        QCOMPARE(w.shown("turn-card").front()->pos(), top);
        QCOMPARE(w.shown("turn-back").front()->text(), QStringLiteral("Indietro"));
    }

    /// What can be taken back is named by what was asked, not by the yes or no that answered it.
    void whatIsTakenBackIsNamed()
    {
        HuntingTable table(R"({"trail":[{"location":"madrid"}]})");
        SecondTablePlayer w(table, Language::En);
        const auto named = [&](const Action& entry, const PublicQuestion& asked) {
            PublicView view = publicView(table.ruleset, table.state);
            view.asked = asked;
            SeenGame seen;
            seen.ruleset = table.ruleset;
            seen.log = {*noticedStep<Happening, PublicView>(nullptr, {}, view)};
            seen.newsBegins = seen.entryBegins = 1;
            seen.lastEntry = entry;
            const auto back = PublicHunt(seen).takeBack({}, Language::En);
            return back ? back->second : QString();
        };
        using What = PublicQuestion::What;
        PublicQuestion cancel{What::Cancel};
        cancel.event = DraculaEvent::Evasion;
        QVERIFY2(named(Reply{false}, cancel).contains(w.sentences().event(DraculaEvent::Evasion)), qPrintable(named(Reply{false}, cancel)));
        QCOMPARE(named(GoOn{}, {What::RoundBegins}), QStringLiteral("The round begins without a word"));
        QCOMPARE(named(HuntersAct{}, {What::Act, secondSeward}), QStringLiteral("Dr. John Seward: end of the turn"));
        QVERIFY(named(AnswerEncounter{}, {What::Encounter, secondSeward, {}, Encounter::Rats})
                    .startsWith(w.sentences().encounter(Encounter::Rats)));
    }

    /// 2E-HEV-9, 2E-DEV-9: what an Event of Dracula's does to a hunter takes effect, or Great Strength saves him; both are entered here.
    void whatAnEventDoesIsAnswered()
    {
        for (const char* answer : {"answer-go-on", "answer-saved"}) {
            HuntingTable table(R"({"trail":[{"location":"madrid"}]})");
            table.state.due.push_back(
                {.what = Due::What::Suffer, .hunters = HunterSet(secondMina), .event = DraculaEvent::NightVisit, .number = 2});
            SecondTablePlayer w(table, Language::It);
            QVERIFY2(w.title().contains(w.sentences().hunterEvent(HunterEvent::GreatStrength)), qPrintable(w.title()));
            QVERIFY2(w.screen().findChild<QLabel*>("turn-line")->accessibleName().contains(QLatin1String("Mina")), qPrintable(w.line()));
            const auto health = table.sheet(secondMina).health;
            QVERIFY(w.click(answer));
            QVERIFY(!table.due(Due::What::Suffer));
            if (table.due(Due::What::Refuse))
                QVERIFY(w.act(GoOn{}));
            QCOMPARE(table.sheet(secondMina).health < health, qstrcmp(answer, "answer-go-on") == 0);
        }
        HuntingTable table(R"({"trail":[{"location":"madrid"}]})");
        table.state.due.push_back({.what = Due::What::Shows, .hunter = secondSeward});
        SecondTablePlayer w(table, Language::It);
        QVERIFY(w.shown("answer-yes").size() == 1 && w.click("answer-saved") && !table.due(Due::What::Shows));
    }

    /// In random games: whatever the table is asked has words, and every plain answer that is legal is a button.
    void whateverIsAskedCanBeAnswered()
    {
        std::mt19937_64 random(27);
        std::set<PublicQuestion::What> asked;
        for (int game = 0; game < test::times(8, 60); ++game) {
            const Ruleset rules = test::randomSecondRuleset(random);
            const SecondEditionSentences sentences(rules.board, Language::It);
            test::playSecondGame(random, rules, 500, [&](const GameState& state, const Action&) {
                const TableMoment moment{publicView(rules, state), tableTurn(rules, state)};
                const PublicQuestion::What what = moment.view.asked.what;
                if (what == PublicQuestion::What::Dracula || what == PublicQuestion::What::Nothing)
                    return;
                asked.insert(what);
                const TableAsked question = tableAsked(moment, {}, {}, sentences);
                QVERIFY2(!question.title.isEmpty(), qPrintable(QString::number(static_cast<int>(what))));
                QVERIFY2(what == PublicQuestion::What::Start || !question.choices.empty(), qPrintable(question.title));
                for (const Action& action : legalActions(rules, state)) {
                    const bool plain = std::holds_alternative<GoOn>(action) || std::holds_alternative<Reply>(action);
                    if (!plain || refusedAtTable(rules, state, action))
                        continue;
                    QVERIFY2(std::ranges::any_of(question.choices,
                                                 [&](const TableChoice& choice) {
                                                     const auto* entry = std::get_if<Action>(&choice.does);
                                                     return entry != nullptr && *entry == action;
                                                 }),
                             qPrintable(question.title));
                }
            });
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY(asked.contains(PublicQuestion::What::Suffer) && asked.size() >= 10);
    }

    /// Of an Agent no Health is counted, and none is shown.
    void anAgentHasNoHealth()
    {
        HuntingTable table(R"({"trail":[{"location":"madrid"},{"location":"paris","encounter":"assassin"}],
            "hunters":{"lord-godalming":"paris"}})");
        for (const QSize size : {QSize(1280, 800), QSize(480, 800)}) {
            HuntingTable each = table;
            SecondTablePlayer w(each, Language::En, size);
            QVERIFY(w.click("turn-stay") && w.click("turn-confirm"));
            if (w.shown("answer-encounter").size() == 1)
                QVERIFY(w.click("answer-encounter"));
            const auto* stage = w.screen().findChild<CombatStage*>();
            QVERIFY(stage->isVisible());
            bool his = false;
            for (const test::PaintedText& text : test::paintedTexts(w.screen().findChild<CombatStage*>())) {
                QVERIFY2(!text.text.startsWith(QLatin1String("0 / ")), qPrintable(text.text));
                his = his || text.text == w.sentences().encounter(Encounter::Assassin);
            }
            QVERIFY(his);
        }
    }

    /// However long an Agent's name is, it stands in the combat whole.
    void anAgentsNameIsWhole()
    {
        for (const char* agent : {"assassin", "minion-with-knife", "minion-with-knife-and-pistol", "minion-with-knife-and-rifle"})
            for (const Language language : {Language::It, Language::Pl, Language::Ru})
                for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(480, 800)}) {
                    const QString position = QStringLiteral(R"({"trail":[{"location":"madrid"},{"location":"paris","encounter":"%1"}],
                            "hunters":{"lord-godalming":"paris"}})")
                                                 .arg(QLatin1String(agent));
                    HuntingTable table(position.toStdString());
                    SecondTablePlayer w(table, language, size);
                    QVERIFY(w.click("turn-stay") && w.click("turn-confirm"));
                    if (w.shown("answer-encounter").size() == 1)
                        QVERIFY(w.click("answer-encounter"));
                    auto* stage = w.screen().findChild<CombatStage*>();
                    QVERIFY(stage->isVisible());
                    (void)stage->grab();
                    QVERIFY2(stage->fits(), qPrintable(QStringLiteral("%1 %2").arg(QLatin1String(agent)).arg(size.width())));
                }
    }

    /// A question of many words is not written smaller than what is said below it.
    void aLongQuestionIsNotSmall()
    {
        HuntingTable table(R"({"trail":[{"location":"madrid"}]})");
        table.state.due.push_back({.what = Due::What::Shows, .hunter = secondGodalming});
        for (const Language language : {Language::It, Language::Ru, Language::Es}) {
            SecondTablePlayer w(table, language);
            const auto* title = w.screen().findChild<QLabel*>("turn-title");
            const auto* line = w.screen().findChild<QLabel*>("turn-line");
            QVERIFY2(title->font().pixelSize() > line->font().pixelSize(), qPrintable(title->text()));
            QVERIFY2(wrappedHeight(title->font(), title->text(), title->width()) <= title->height(), qPrintable(title->text()));
        }
    }

    /// Where a place is asked for, many words take the room of buttons that are not there, and the whole map stays in sight.
    void aLongQuestionLeavesTheMap()
    {
        HuntingTable table(R"({"trail":[{"location":"madrid"}]})");
        for (const Language language : {Language::It, Language::Ru, Language::Pl}) {
            SecondTablePlayer w(table, language, {800, 1280});
            QVERIFY(w.click("turn-cards"));
            while (!w.clickWord(w.sentences().hunterEvent(HunterEvent::StormySeas)))
                QVERIFY(w.click("turn-more-cards"));
            QVERIFY(w.shown("turn-back").size() == 1);
            const auto* panel = w.screen().findChild<TurnPanel*>();
            QCOMPARE(panel->height(), panel->usualHeight());
            QVERIFY(panel->y() >= w.screen().findChild<MapView*>()->geometry().bottom());
        }
    }

    /// Who go together stand in one place, and have no Health in common.
    void aGroupHasNoHealth()
    {
        HuntingTable table(R"({"trail":[{"location":"madrid"}],"hunters":{"lord-godalming":"paris","dr-seward":"paris"}})");
        SecondTablePlayer w(table, Language::It);
        QVERIFY2(w.line().contains(QLatin1String("Salute")), qPrintable(w.line()));
        QVERIFY(w.click("turn-with"));
        QVERIFY2(w.line().startsWith(QLatin1String("Parigi. ")), qPrintable(w.line()));
        QVERIFY(w.click("turn-stay") && w.click("turn-confirm"));
        QCOMPARE(w.line(), QStringLiteral("Parigi. O tocca dove va poi Van Helsing."));
    }

    /// Where nine cards lie in one row a name is missing only where there is no room for it.
    void namesInAFullRow()
    {
        HuntingTable table(R"({"time":"midnight","trail":[{"location":"genoa","encounter":"bats"},{"location":"munich","encounter":"rats"},
            {"location":"strasbourg","encounter":"thief"},{"powers":["feed"]},{"powers":["dark-call"]},{"location":"nuremburg",
            "encounter":"wolves","faceUp":true}],"catacombs":[{"location":"vienna","faceUp":true},{"location":"budapest","faceUp":true},
            {"location":"klausenburg","faceUp":true}]})");
        for (const QSize size : {QSize(1280, 800), QSize(1024, 768), QSize(960, 600)}) {
            SecondTablePlayer w(table, Language::It, size);
            int room = 0, needed = 0, least = 1000, named = 0, faces = 0;
            for (const TableCard* card : w.screen().findChildren<TableCard*>()) {
                using Keeps = TableCard::Keeps;
                const int signs = card->narrowestWidth(Keeps::Signs, card->height()),
                          name = card->narrowestWidth(Keeps::Name, card->height());
                const bool face = name > signs; // what has no name needs no room for it
                QVERIFY2(card->fits() && !card->isTile() && !card->isEmpty(), qPrintable(card->accessibleName()));
                room += card->width();
                needed += card->isNamed() || !face ? name : signs;
                faces += face ? 1 : 0;
                named += card->isNamed() ? 1 : 0;
                if (face && !card->isNamed())
                    least = std::min(least, name - signs);
            }
            QVERIFY(faces >= 3);
            QVERIFY2(
                named == faces || needed + least > room,
                qPrintable(QStringLiteral("%1: %2 named, %3 + %4 of %5").arg(size.width()).arg(named).arg(needed).arg(least).arg(room)));
        }
    }

    /// A name of several words has the width at which its lines have room.
    void longNamesInAFullRow()
    {
        HuntingTable table(R"({"time":"midnight","trail":[{"location":"munich","faceUp":true},{"location":"strasbourg","encounter":"thief"},
            {"location":"genoa","encounter":"bats"},{"powers":["dark-call"]},{"location":"zurich"},{"location":"castle-dracula"}],
            "catacombs":[{"location":"galatz","faceUp":true},{"location":"budapest"},{"location":"london","faceUp":true}]})");
        for (const Language language : {Language::It, Language::Es, Language::Ru, Language::Pl}) {
            SecondTablePlayer w(table, language, QSize(1280, 800));
            int open = 0;
            for (const TableCard* card : w.screen().findChildren<TableCard*>()) {
                QVERIFY2(card->fits() && (card->isNamed() || card->isBack()), qPrintable(card->accessibleName()));
                open += card->isNamed() ? 1 : 0;
            }
            QCOMPARE(open, 5);
        }
    }

    /// 2E-COMB-2 to 2E-COMB-13: a round of a combat, and what it came to.
    void aCombatByClicks()
    {
        HuntingTable table(R"({"time":"midnight","trail":[{"location":"paris"}],"hunters":{"lord-godalming":"paris"}})");
        SecondTablePlayer w(table, Language::En);
        QVERIFY(w.click("turn-stay") && w.click("turn-confirm"));
        QVERIFY(w.screen().findChild<CombatStage*>()->isVisible());
        QVERIFY(w.click("combat-go-on"));
        QVERIFY(w.shown("combat-go-on").isEmpty());
        QVERIFY(w.act(PlayTactic{DraculaTactic::Claws, {}}));
        QVERIFY2(!w.screen().findChild<CombatStage*>()->accessibleName().contains(QLatin1String("Claws")), "turned up too early");
        QVERIFY(w.click("answer-show"));
        QVERIFY2(w.screen().findChild<CombatStage*>()->accessibleName().contains(QLatin1String("Claws")),
                 qPrintable(w.screen().findChild<CombatStage*>()->accessibleName()));
        for (const test::PaintedText& text : test::paintedTexts(w.screen().findChild<CombatStage*>()))
            QVERIFY2(text.text != QLatin1String("6"), "no round of the second edition is its last"); // 2E-COMB-12
        QVERIFY(w.clickWord(w.sentences().word(CombatWord::End)) && w.click("result-next"));
        QVERIFY(w.click("result-blood") && w.click("result-blood") && w.click("result-health"));
        const auto health = table.sheet(secondGodalming).health;
        const auto blood = table.state.blood;
        QVERIFY(w.click("result-enter"));
        QCOMPARE(int(table.sheet(secondGodalming).health), health - 1);
        QCOMPARE(int(table.state.blood), blood - 2);
        QVERIFY(!w.screen().findChild<CombatStage*>()->isVisible());
    }

    /// With eleven results in the longest words both cards stand above what is asked, whole.
    void cardsStandAboveTheirResults()
    {
        HuntingTable table(R"({"time":"midnight","trail":[{"location":"paris"}],"hunters":{"lord-godalming":"paris"}})");
        SecondTablePlayer w(table, Language::Pl);
        w.screen().resize(1280, 800);
        QVERIFY(w.click("turn-stay") && w.click("turn-confirm") && w.click("combat-go-on"));
        QVERIFY(w.act(PlayTactic{DraculaTactic::Claws, {}}) && w.click("answer-show"));
        const auto* turn = w.screen().findChild<TurnPanel*>();
        QVERIFY(turn->height() > turn->usualHeight()); // else nothing is tried
        QVERIFY(w.screen().findChild<CombatStage*>()->geometry().bottom() < turn->geometry().top());
    }

    /// The end says who has won, with the numbers of the hunt.
    void theEnd()
    {
        HuntingTable table(R"({"time":"midnight","trail":[{"location":"paris"}],"hunters":{"lord-godalming":"paris"}})");
        table.state.blood = 1;
        SecondTablePlayer w(table, Language::En);
        QVERIFY(w.click("turn-stay") && w.click("turn-confirm") && w.click("combat-go-on"));
        QVERIFY(w.act(PlayTactic{DraculaTactic::Claws, {}}) && w.click("answer-show"));
        QVERIFY(w.click("result-next") && w.click("result-blood") && w.click("result-enter"));
        const auto* ending = w.screen().findChild<EndingStage*>();
        QVERIFY(ending->isVisible());
        QCOMPARE(ending->title(), QStringLiteral("The hunters have won"));
        QCOMPARE(ending->subtitle(), QStringLiteral("Dracula lost his last Blood in Paris, in combat with Lord Godalming."));
        QVERIFY2(ending->accessibleName().contains(QLatin1String("1 combat")), qPrintable(ending->accessibleName()));
    }

    /// 2E-INV-8: other things lie face down, and the screen is the same to the last pixel.
    void twinsLookAlike()
    {
        const QTemporaryDir folder;
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
        const Settings settings;
        int together = 0, looked = 0, different = 0;
        (void)playSecondTwins(5001, 150, [&](const SecondTwins& both) {
            if (both.step != both.twinStep || ++together % 7 != 0)
                return;
            const SecondEditionSentences sentences(both.ruleset.board, Language::En);
            const auto pictureOf = [&](const GameState& state, const PublicStep& step) {
                TableScreen screen(settings, test::secondTracks);
                screen.setStyleSheet(styleSheet(Theme::of(settings.theme())));
                screen.resize(1024, 768);
                test::setLog(screen, both.ruleset, {step}, tableTurn(both.ruleset, state), sentences);
                return screen.grab().toImage();
            };
            different += both.first != both.twin ? 1 : 0;
            ++looked;
            QVERIFY(pictureOf(both.first, both.step) == pictureOf(both.twin, both.twinStep));
        });
        QVERIFY(looked > 3 && different > 0);
    }
};

} // namespace demeter::fury2e

using demeter::fury2e::TestSecondTableScreen;
DEMETER_TEST(TestSecondTableScreen)
#include "test_second_table_screen.moc"
