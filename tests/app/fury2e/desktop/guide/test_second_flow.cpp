// The turn guide of the second edition: whatever is legal can be chosen, and a whole game can be played by its choices alone.
#include "app/fury2e/book/cards.h"
#include "app/fury2e/desktop/guide/turn_flow.h"
#include "app/fury2e/text/card_words.h"
#include "app/text/resources.h"
#include "tests/app/desktop/guide/choices_alike.h"
#include "tests/core/fury2e/rules/hunting_table.h"
#include "tests/core/fury2e/rules/second_combat.h"
#include "tests/support/load.h"
#include "tests/support/random_second_game.h"

#include <QCoreApplication>
#include <QScopeGuard>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <set>
#include <utility>

namespace demeter::fury2e {

namespace {

/// Its numbers can be entered in more ways than anybody lists.
bool hasNumbers(const Action& action)
{
    return std::holds_alternative<AnswerEncounter>(action) || std::holds_alternative<EnterResult>(action) ||
           std::holds_alternative<PlaceHunters>(action) || std::holds_alternative<ChooseEncounters>(action);
}

/// What is offered does the same: whom a card names, whose the rumours are and how much is recovered can be entered in other ways too.
bool isTheSame(const Action& legal, const Action& offered)
{
    if (legal.index() != offered.index())
        return false;
    if (const auto* act = std::get_if<HuntersAct>(&legal))
        return act->what == std::get<HuntersAct>(offered).what && act->draculaEvents == std::get<HuntersAct>(offered).draculaEvents;
    if (const auto* plays = std::get_if<HunterPlays>(&legal))
        return plays->event == std::get<HunterPlays>(offered).event;
    if (const auto* spends = std::get_if<SpendResolve>(&legal); spends != nullptr && spends->option == ResolveOption::InnerStrength) {
        const auto& other = std::get<SpendResolve>(offered);
        return spends->hunter == other.hunter && spends->option == other.option && spends->other == other.other;
    }
    if (const auto* item = std::get_if<PlayItem>(&legal); item != nullptr && item->item == HunterItem::LocalRumors)
        return item->token == std::get<PlayItem>(offered).token;
    return legal == offered;
}

struct Offered {
    std::vector<Action> actions;
    std::vector<SubQuestion> seen;
    int refusals = 0;
};

/// Only something is switched, or a place is named on the way.
bool isOneOfMany(const std::optional<SubQuestion>& inside, const SubQuestion& further, const Choice& choice)
{
    if (further.what == SubQuestion::What::Pick)
        return inside && inside->what == further.what;
    if (further.what != SubQuestion::What::Table)
        return false;
    const TableDraft before = inside ? inside->draft : TableDraft{};
    const TableDraft& now = further.draft;
    return choice.place || (before.asks == now.asks && before.answered == now.answered && before.card == now.card &&
                            before.item == now.item && before.spend == now.spend && before.who == now.who &&
                            before.draculaEvents == now.draculaEvents && before.combatCard == now.combatCard);
}

/// All that can be done from this question on, and from those inside it.
void collect(const TurnFlow& flow, const std::optional<SubQuestion>& inside, int depth, Offered& found)
{
    const Question question = flow.question(inside);
    bool one = false;
    QVERIFY2(!question.title.isEmpty(), "a question without words");
    QVERIFY2(!question.note.isEmpty(), qPrintable(question.title)); // the strip is never empty
    QVERIFY2(std::ranges::count_if(question.choices, [](const Choice& choice) { return isPrimary(choice.kind); }) <= 1,
             qPrintable(question.title));
    // What is asked with yes and no can be answered with no, and where that is all the note says why.
    const auto isNo = [](const Choice& choice) {
        const auto* action = std::get_if<Action>(&choice.answer);
        return action != nullptr && (std::holds_alternative<GoOn>(*action) || std::holds_alternative<Reply>(*action));
    };
    if (question.title.startsWith(QLatin1String("Does Dracula play")))
        QVERIFY2(std::ranges::any_of(question.choices, isNo), qPrintable(question.title));
    if (question.title.startsWith(QLatin1String("Does Dracula play")) && question.choices.size() == 1)
        QVERIFY2(question.note.startsWith(QLatin1String("No Event card in the hand fits this moment.")), qPrintable(question.note));
    const QString alike = test::choicesAlike(question);
    QVERIFY2(alike.isEmpty(), qPrintable(alike));
    const auto take = [&](const Action& action, const QString& word) {
        QVERIFY2(!flow.whyNot(action), qPrintable(question.title + u'|' + word));
        found.actions.push_back(action);
    };
    for (const Choice& choice : question.choices) {
        QVERIFY2(!choice.word.isEmpty(), qPrintable(question.title));
        const auto* action = std::get_if<Action>(&choice.answer);
        if (choice.kind == ChoiceKind::Off) {
            QVERIFY2(action == nullptr || (flow.whyNot(*action) && !choice.second.isEmpty()), qPrintable(choice.word));
            ++found.refusals;
        } else if (action != nullptr) {
            take(*action, choice.word);
        } else if (const auto* further = std::get_if<SubQuestion>(&choice.answer)) {
            // Of what is switched, picked or named one after another the first way is gone to its end.
            if (depth >= 8 || (inside && further->picked.size() < inside->picked.size()) ||
                std::ranges::find(found.seen, *further) != found.seen.end() ||
                (isOneOfMany(inside, *further, choice) && std::exchange(one, true)))
                continue;
            found.seen.push_back(*further);
            collect(flow, *further, further->what == SubQuestion::What::Pick ? depth : depth + 1, found);
        } else {
            QVERIFY2(std::holds_alternative<Command>(choice.answer) && (question.title == QLatin1String("Dracula is about to draw") ||
                                                                        question.title == QLatin1String("A new round begins")),
                     qPrintable(question.title));
        }
    }
    question.lit.forEach([&](LocationId place) {
        const Answer tapped = flow.elsewhere(place, inside);
        QVERIFY2(!std::holds_alternative<Violation>(tapped), qPrintable(question.title));
        if (const auto* action = std::get_if<Action>(&tapped))
            take(*action, QStringLiteral("on the map"));
    });
}

SubQuestion asking(TableDraft::Asks asks)
{
    TableDraft draft;
    draft.asks = asks;
    return SubQuestion::table(draft);
}

/// By a tap on the place, whichever way leads there, with those marked who go along.
bool goesByATap(const TurnFlow& flow, const MoveHunters& move)
{
    TableDraft draft;
    draft.with = move.hunters;
    const Answer tapped = flow.elsewhere(move.to, SubQuestion::table(draft));
    const auto* action = std::get_if<Action>(&tapped);
    if (const auto* asked = std::get_if<SubQuestion>(&tapped); asked != nullptr && asked->draft.pending)
        action = &*asked->draft.pending;
    const auto* goes = action != nullptr ? std::get_if<MoveHunters>(action) : nullptr;
    return goes != nullptr && goes->hunters == move.hunters && goes->to == move.to && !flow.whyNot(*goes);
}

} // namespace

class TestSecondFlow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initTextResources(); }
    void whateverIsLegalIsOffered();
    void aGameCanBePlayedByChoices();
    void whatACardDoesStandsWithItsQuestion();
    void aDeclaredMoveIsSaid();
    void aCardThatAnEffectPushesOffIsNamed();
    void hideSaysHowItLies();
    void huntersMoveAsTheyMay();
    void equalEncountersAreToldApart();
    void whatLeavesPromisesNoMore();
    void everyTacticSaysWhatItDoes();
};

/// In random games: all that the rules list is a choice of the question, or of one inside it, and nothing else is.
void TestSecondFlow::whateverIsLegalIsOffered()
{
    std::mt19937_64 random(18);
    std::set<std::size_t> kinds;
    int looked = 0, refusals = 0;
    for (int game = 0; game < test::times(5, 40); ++game) {
        const Ruleset rules = test::randomSecondRuleset(random);
        const SecondEditionSentences sentences(rules.board, Language::It);
        int move = 0;
        test::playSecondGame(random, rules, 400, [&](const GameState& state, const Action&) {
            if (++move % 5 != 0 && state.due.empty())
                return;
            const TurnFlow flow(rules, state, sentences);
            Offered found;
            collect(flow, std::nullopt, 0, found);
            ++looked;
            refusals += found.refusals;
            if (QTest::currentTestFailed())
                return;
            QVERIFY2(!found.actions.empty() || state.step == Step::PlaceHunters, qPrintable(flow.question(std::nullopt).title));
            for (const Action& action : legalActions(rules, state)) {
                if (hasNumbers(action) || std::holds_alternative<SufferPenalty>(action)) // an error is claimed in the menu
                    continue;
                if (const auto* card = std::get_if<CombatCard>(&action);
                    card != nullptr && card->kind == CombatCard::Kind::Garlic && state.combat->agent)
                    continue; // nothing comes of it
                kinds.insert(action.index());
                if (std::holds_alternative<Reply>(action)) // the journal's words of it
                    QVERIFY2(sentences.action(action, state) != sentences.action(action), qPrintable(flow.question(std::nullopt).title));
                const QString what = sentences.action(action) + u'|' + flow.question(std::nullopt).title;
                if (const auto* move = std::get_if<MoveHunters>(&action)) { // trains reach too much to be lit
                    QVERIFY2(goesByATap(flow, *move), qPrintable(what));
                    continue;
                }
                if (const auto* plays = std::get_if<HunterPlays>(&action); plays != nullptr && !state.due.empty() &&
                                                                           state.due.back().what == Due::What::Encounter &&
                                                                           plays->event != HunterEvent::SecretWeapon) {
                    const bool forewarns = plays->event == HunterEvent::Forewarned; // what Great Strength does an answer says too
                    QVERIFY2(!forewarns ||
                                 std::ranges::find(found.actions, Action(AnswerEncounter{.forewarned = true})) != found.actions.end(),
                             qPrintable(what));
                    continue;
                }
                if (const auto* spends = std::get_if<SpendResolve>(&action);
                    spends != nullptr && spends->other &&
                    sheetOf(state, *spends->other).health == fullHealth[static_cast<std::size_t>(*spends->other)])
                    continue; // nothing comes of it
                QVERIFY2(std::ranges::any_of(found.actions, [&](const Action& offered) { return isTheSame(action, offered); }),
                         qPrintable(what));
            }
            for (const Action& action : found.actions)
                kinds.insert(action.index());
        });
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY(looked > 300 && refusals > 100);
    QVERIFY2(kinds.size() >= 22, qPrintable(QString::number(kinds.size())));
}

/// 2E-ENC-25: in the strip, below whom it is about, in every language; the buttons beside the choices open the sheets.
void TestSecondFlow::whatACardDoesStandsWithItsQuestion()
{
    using test::HuntingTable;
    for (const Language language : {Language::It, Language::En, Language::Es, Language::Ru, Language::Pl}) {
        HuntingTable table(R"({"trail":[{"location":"madrid"},{"location":"paris","encounter":"wolves"}],
            "hunters":{"lord-godalming":"paris"}})");
        const SecondEditionSentences sentences(table.ruleset.board, language);
        QVERIFY(table.stay(test::secondGodalming));
        const QString wolves = cardInShort("wolves", language);
        const Question met = TurnFlow(table.ruleset, table.state, sentences).question(std::nullopt);
        QVERIFY2(met.noteFirst && !wolves.isEmpty() && met.note.endsWith(wolves), qPrintable(met.note));
        QVERIFY2(met.title.contains(sentences.hunter(test::secondGodalming)), qPrintable(met.title));
    }
    // An Ambush that left the trail: what it does, unless this table has it do less (2E-OPEN-37).
    for (const std::uint8_t reading : {0, 1}) {
        HuntingTable table(R"({"trail":[{"location":"madrid"}]})");
        table.ruleset.rulings.set(Ruling::AmbushClears, reading);
        table.state.pushedOff = {Encounter::Ambush};
        table.state.pushedFrom = {test::secondPlace("paris")};
        table.state.due.push_back({.what = Due::What::Activate});
        const SecondEditionSentences sentences(table.ruleset.board, Language::It);
        const Question left = TurnFlow(table.ruleset, table.state, sentences).question(std::nullopt);
        QVERIFY2(!left.choices.empty() && left.choices.front().reads == QLatin1String("ambush"), qPrintable(left.title));
        const QString told = activatedInShort(Encounter::Ambush, Language::It);
        QVERIFY2(!told.isEmpty() && left.note.contains(told) == (reading == 0), qPrintable(left.note));
    }
    // Which of the hunters' cards: each can be read.
    HuntingTable table(R"({"trail":[{"location":"madrid"}]})");
    const SecondEditionSentences sentences(table.ruleset.board, Language::It);
    const Question cards = TurnFlow(table.ruleset, table.state, sentences).question(asking(TableDraft::Asks::Cards));
    QVERIFY2(cards.choices.size() > 13 && cards.filter, qPrintable(QString::number(cards.choices.size()))); // all, found by their names
    for (const Choice& choice : cards.choices)
        QVERIFY2(!cardInShort(choice.reads.toStdString(), Language::It).isEmpty(), qPrintable(choice.word));
}

/// 2E-HEV-12: where only the declared move can be made the question does not ask for a place.
void TestSecondFlow::aDeclaredMoveIsSaid()
{
    test::HuntingTable table(R"({"trail":[{"location":"madrid"}]})");
    table.state.step = Step::Movement;
    const SecondEditionSentences sentences(table.ruleset.board, Language::En);
    const QString free = TurnFlow(table.ruleset, table.state, sentences).question(std::nullopt).note;
    table.state.declared = DeclaredMove{test::secondPlace("lisbon"), {}};
    const Question asked = TurnFlow(table.ruleset, table.state, sentences).question(std::nullopt);
    QCOMPARE(asked.note, QStringLiteral("Dracula has declared this move."));
    QVERIFY(!free.isEmpty() && free != asked.note);
    QCOMPARE(std::ranges::count(asked.choices, ChoiceKind::Legal, &Choice::kind), 1);
}

/// 2E-CAT-5: not the one that comes, but the one that leaves; and where each answer takes it.
void TestSecondFlow::aCardThatAnEffectPushesOffIsNamed()
{
    for (const bool full : {false, true}) {
        test::HuntingTable table(std::string(R"({"trail":[{"location":"vienna"},{"location":"prague"},{"location":"berlin"},
            {"location":"hamburg"},{"location":"cologne"},{"location":")") +
                                 (full ? "paris" : "brussels") +
                                 R"(","encounter":"rats"}],"catacombs":[{"location":"rome"}],"tokens":{"sacredHosts":["paris"]}})");
        table.state.due.push_back({.what = Due::What::ToCatacombs, .location = test::secondPlace("madrid")});
        const SecondEditionSentences sentences(table.ruleset.board, Language::En);
        const Question asked = TurnFlow(table.ruleset, table.state, sentences).question(std::nullopt);
        QCOMPARE(asked.title,
                 full ? QStringLiteral("Where does the card of Paris go?") : QStringLiteral("Where does the card of Brussels go?"));
        QStringList said;
        for (const Choice& choice : asked.choices)
            said << choice.word + u'/' + choice.second;
        QStringList expected{QStringLiteral("Back to the deck/its Encounter goes to the reserve")};
        if (!full) // 2E-TOKEN-3: Paris can't
            expected << QStringLiteral("Catacombs B/");
        QCOMPARE(said, expected);
        QVERIFY(std::get<Action>(asked.choices.front().answer) == Action(Reply{false}));
        QVERIFY(full || (asked.choices.back().space == CardPlace::catacombs(1) &&
                         std::get<Action>(asked.choices.back().answer) == Action(Reply{true})));
    }
}

/// 2E-HIDE-3, 2E-CASTLE-1: nothing is promised of a card that lies face up.
void TestSecondFlow::hideSaysHowItLies()
{
    const auto says = [](Power power, const std::string& rest) {
        test::HuntingTable table(rest);
        table.state.step = Step::Movement;
        const SecondEditionSentences sentences(table.ruleset.board, Language::En);
        for (const Choice& choice : TurnFlow(table.ruleset, table.state, sentences).question(std::nullopt).choices)
            if (choice.word == sentences.power(power))
                return choice.second;
        return QString();
    };
    const auto hide = [&](const std::string& rest) { return says(Power::Hide, rest); };
    // 2E-ACT-2: nor is it left out that he fights whoever is there.
    for (const Power stays : {Power::Feed, Power::DarkCall}) {
        const QString fights = says(stays, R"({"time":"midnight","trail":[{"location":"madrid"}],"hunters":{"dr-seward":"madrid"}})");
        QVERIFY2(fights.contains(QLatin1String("a hunter is here, and a combat begins")), qPrintable(fights));
        const QString quiet = says(stays, R"({"time":"midnight","trail":[{"location":"madrid"}],"hunters":{"dr-seward":"rome"}})");
        QVERIFY2(!quiet.isEmpty() && !quiet.contains(QLatin1String("combat")), qPrintable(quiet));
    }
    const QString alone = hide(R"({"trail":[{"location":"madrid"}]})");
    QVERIFY(!alone.isEmpty() && !alone.contains(QLatin1String("face up")));
    QCOMPARE(hide(R"({"trail":[{"location":"madrid"}],"hunters":{"dr-seward":"madrid"}})"),
             QStringLiteral("stays here, face up: a hunter is there, and a combat begins"));
    QCOMPARE(hide(R"({"trail":[{"location":"castle-dracula","faceUp":true}]})"), QStringLiteral("stays here, face up"));
}

/// 2E-ITEM-6, 2E-OPEN-30, 2E-GEN-3: a tap goes by road or by train, the Fast Horse is named where a train leads too; of a train past the
/// western maximum they are warned, and who waits is told why.
void TestSecondFlow::huntersMoveAsTheyMay()
{
    test::HuntingTable table(R"({"trail":[{"location":"athens"}],"hunters":{"lord-godalming":"madrid","van-helsing":"paris"}})");
    const SecondEditionSentences sentences(table.ruleset.board, Language::En);
    const TurnFlow flow(table.ruleset, table.state, sentences);
    const auto way = [&](const char* place, Travel travel, std::optional<HunterItem> by = {}) {
        return Action(MoveHunters{test::secondGodalming, test::secondPlace(place), travel, false, by});
    };
    QVERIFY(flow.elsewhere(test::secondPlace("saragossa"), {}) == Answer(way("saragossa", Travel::Road)));
    QVERIFY(flow.elsewhere(test::secondPlace("barcelona"), {}) == Answer(way("barcelona", Travel::Rail)));
    const Question cards = flow.question(asking(TableDraft::Asks::Cards));
    const auto horse = std::ranges::find(cards.choices, sentences.item(HunterItem::FastHorse), &Choice::word);
    QVERIFY(horse != cards.choices.end());
    const Question where = flow.question(std::get<SubQuestion>(horse->answer));
    const Choice* barcelona = where.at(test::secondPlace("barcelona"));
    QVERIFY(barcelona != nullptr && barcelona->answer == Answer(way("barcelona", Travel::Road, HunterItem::FastHorse)));
    const Answer paris = flow.elsewhere(test::secondPlace("paris"), {});
    QVERIFY(std::holds_alternative<SubQuestion>(paris));
    const Question warned = flow.question(std::get<SubQuestion>(paris));
    QVERIFY2(warned.note.contains(QLatin1String("Western Europe")), qPrintable(warned.note));
    QVERIFY(std::ranges::any_of(warned.choices, [&](const Choice& choice) { return choice.answer == Answer(way("paris", Travel::Rail)); }));
    const MoveHunters waits{test::secondHelsing, test::secondPlace("strasbourg"), Travel::Road, false};
    QVERIFY(flow.typed({waits}) == Answer(Action(waits)));
    const auto why = flow.whyNot(waits);
    QVERIFY(why && sentences.reason(*why).contains(QLatin1String("because Lord Godalming comes first")));
}

/// Two that are the same to the rules stay two choices, with a number each.
void TestSecondFlow::equalEncountersAreToldApart()
{
    const auto words = [](const Question& question) {
        QStringList said;
        for (const Choice& choice : question.choices)
            said << choice.word;
        return said;
    };
    // In the hand, of which two go back.
    test::HuntingTable hand(R"({"trail":[{"location":"madrid"}]})");
    hand.state.encounterHand = {Encounter::Wolves, Encounter::Fog, Encounter::Wolves};
    hand.state.due.push_back({.what = Due::What::PutBack, .number = 2});
    const SecondEditionSentences sentences(hand.ruleset.board, Language::En);
    const TurnFlow flow(hand.ruleset, hand.state, sentences);
    const QString wolves = sentences.encounter(Encounter::Wolves);
    QStringList said = words(flow.question(std::nullopt));
    QVERIFY2(said.contains(wolves + QStringLiteral(" (1)")) && said.contains(wolves + QStringLiteral(" (2)")), qPrintable(said.join(u'|')));
    QVERIFY2(said.contains(sentences.encounter(Encounter::Fog)), qPrintable(said.join(u'|')));
    // After Dark Call those are asked for that stay, which are fewer (2E-DARK-2).
    hand.state.encounterHand = {Encounter::Wolves, Encounter::Fog, Encounter::Wolves, Encounter::Rats, Encounter::Bats};
    hand.state.due.back().number = 3;
    SubQuestion stay = SubQuestion::of(SubQuestion::What::Pick);
    Question asked = flow.question(stay);
    QCOMPARE(asked.title, QStringLiteral("Which 2 Encounters stay in the hand?"));
    QVERIFY(asked.choices.back().kind == ChoiceKind::Off && asked.choices.back().second == QLatin1String("0 of 2"));
    stay.picked = {Encounter::Rats, Encounter::Wolves};
    asked = flow.question(stay);
    QVERIFY(std::get<Action>(asked.choices.back().answer) ==
            Action(ChooseEncounters{{Encounter::Bats, Encounter::Fog, Encounter::Wolves}}));
    QCOMPARE(asked.choices.back().kind, ChoiceKind::Primary);
    // In one space of the Catacombs, of which the hunters meet one first, and of which one is turned up.
    test::HuntingTable lying(R"({"trail":[{"location":"vienna"}],"catacombs":[{"location":"szeged","encounters":["wolves","wolves"]}],
        "hunters":{"lord-godalming":"szeged"}})");
    said.clear();
    for (const Action& action : legalActions(lying.ruleset, lying.state))
        if (const auto* item = std::get_if<PlayItem>(&action); item != nullptr && item->token && item->hunter == test::secondMina)
            said << QString::number(item->token->index);
    QCOMPARE(said.size(), 2);
    const TurnFlow turned(lying.ruleset, lying.state, sentences);
    TableDraft rumors;
    rumors.asks = TableDraft::Asks::Item;
    rumors.item = PlayItem{HunterItem::LocalRumors, test::secondMina, {}, {}, 0};
    rumors.who = true;
    const QStringList items = words(turned.question(SubQuestion::table(rumors)));
    QVERIFY2(items.size() >= 2, qPrintable(items.join(u'|')));
    QCOMPARE(QSet<QString>(items.begin(), items.end()).size(), items.size());
    QVERIFY(lying.stay(test::secondGodalming) && lying.due(Due::What::EncounterOrder));
    QCOMPARE(words(TurnFlow(lying.ruleset, lying.state, sentences).question(std::nullopt)),
             QStringList({wolves + QStringLiteral(" (1)"), wolves + QStringLiteral(" (2)")}));
}

/// 2E-MAT-4: what leaves the trail promises an activation only where that does anything.
void TestSecondFlow::whatLeavesPromisesNoMore()
{
    for (const bool activates : {false, true}) {
        test::SecondTable table(QStringLiteral(R"({"trail":[{"location":"madrid"},{"location":"saragossa"},{"location":"barcelona"},
            {"location":"toulouse"},{"location":"bordeaux"},{"location":"paris","encounter":"%1"}]})")
                                    .arg(QLatin1String(activates ? "new-vampire" : "wolves"))
                                    .toStdString());
        const SecondEditionSentences sentences(table.ruleset.board, Language::En);
        const TurnFlow flow(table.ruleset, table.state, sentences);
        SubQuestion leaves = SubQuestion::of(SubQuestion::What::Leaves);
        for (const Action& action : legalActions(table.ruleset, table.state))
            if (const auto* play = std::get_if<Play>(&action); play != nullptr && play->location && play->powers.empty() && !play->catacomb)
                leaves.play = *play;
        QVERIFY(leaves.play.location.has_value());
        const Question question = flow.question(leaves);
        const auto deck = std::ranges::find(question.choices, QStringLiteral("Back to the deck"), &Choice::word);
        QVERIFY(deck != question.choices.end());
        QCOMPARE(deck->second,
                 activates ? QStringLiteral("its Encounter can be activated") : QStringLiteral("its Encounter goes to the reserve"));
    }
}

/// In a few words under its name, in every language.
void TestSecondFlow::everyTacticSaysWhatItDoes()
{
    const auto back = qScopeGuard([] { installLanguage(*QCoreApplication::instance(), QStringLiteral("en")); });
    for (const Language language : {Language::En, Language::Es, Language::It, Language::Pl, Language::Ru}) {
        QVERIFY(installLanguage(*QCoreApplication::instance(),
                                QString::fromLatin1(languageCodes[static_cast<std::size_t>(language)].data(), 2)));
        std::set<QString> all;
        for (std::size_t n = 0; n < draculaTacticCount; ++n)
            all.insert(tacticWords(static_cast<DraculaTactic>(n)));
        QCOMPARE(all.size(), draculaTacticCount);
        for (std::size_t n = 0; n < agentTacticCount; ++n)
            all.insert(tacticWords(static_cast<AgentTactic>(n)));
        QVERIFY(std::ranges::all_of(all, [](const QString& words) { return !words.isEmpty() && words.size() <= 45; }));
        QCOMPARE(all.size(), draculaTacticCount + 3); // all can dodge, and a pistol does what a rifle does
        for (const bool agent : {false, true}) {
            test::SecondTable table = test::secondCombat(R"({"trail":[{"location":"paris"}],"hunters":{"lord-godalming":"paris"}})",
                                                         test::secondGodalming, agent ? std::optional(Encounter::Assassin) : std::nullopt);
            QVERIFY(test::goToRounds(table));
            const SecondEditionSentences sentences(table.ruleset.board, language);
            const Question asked = TurnFlow(table.ruleset, table.state, sentences).question(std::nullopt);
            int cards = 0;
            for (const Choice& choice : asked.choices)
                if (choice.form == Choice::Form::Card && ++cards > 0)
                    QVERIFY2(all.contains(choice.second), qPrintable(choice.word));
            QVERIFY(cards >= 3);
        }
    }
    // 2E-COMB-20: what Sister Agatha makes dear says so before it is played.
    QVERIFY(installLanguage(*QCoreApplication::instance(), QStringLiteral("en")));
    test::SecondTable table = test::secondCombat(
        R"({"time":"midnight","trail":[{"location":"paris"}],"hunters":{"lord-godalming":"paris"}})", test::secondGodalming, std::nullopt);
    QVERIFY(test::goToRounds(table));
    table.state.huntersAlly = HunterEvent::SisterAgatha;
    const SecondEditionSentences sentences(table.ruleset.board, Language::En);
    int dear = 0;
    for (const Choice& choice : TurnFlow(table.ruleset, table.state, sentences).question(std::nullopt).choices)
        dear += choice.second.startsWith(QLatin1String("costs 2 Blood")) ? 1 : 0;
    QCOMPARE(dear, 4); // Fangs and three ways to escape
}

/// By chance among the choices alone: games end, and no question leaves anybody without an answer.
void TestSecondFlow::aGameCanBePlayedByChoices()
{
    std::mt19937_64 random(2);
    int over = 0;
    for (int game = 0; game < 8; ++game) {
        const Ruleset rules = test::randomSecondRuleset(random);
        const SecondEditionSentences sentences(rules.board, Language::It);
        GameState state = newGame(rules, TokenHandling::Dealt, Seed{});
        for (int move = 0; move < 1500 && state.step != Step::Over; ++move) {
            const TurnFlow flow(rules, state, sentences);
            std::optional<SubQuestion> inside;
            std::optional<Action> done;
            for (int deep = 0; deep < 60 && !done; ++deep) {
                const Question question = flow.question(inside);
                std::vector<const Choice*> can, ends, onwards;
                for (const Choice& choice : question.choices)
                    if (choice.kind != ChoiceKind::Off && choice.kind != ChoiceKind::Plain && !choice.marked) {
                        can.push_back(&choice);
                        if (std::holds_alternative<Action>(choice.answer))
                            ends.push_back(&choice);
                        else if (isPrimary(choice.kind))
                            onwards.push_back(&choice);
                    }
                if (deep >= 10 && !(ends.empty() && onwards.empty())) // enough has been switched
                    can = ends.empty() ? onwards : ends;
                if (can.empty() || (inside && deep % 20 == 19)) { // a way that leads nowhere: back, as anybody would go
                    QVERIFY2(inside, qPrintable(question.title));
                    inside.reset();
                    continue;
                }
                const Choice& chosen = *can[random() % can.size()];
                if (const auto* action = std::get_if<Action>(&chosen.answer))
                    done = *action;
                else if (const auto* further = std::get_if<SubQuestion>(&chosen.answer))
                    inside = *further;
            }
            QVERIFY2(done, qPrintable(flow.question(inside).title));
            auto after = apply(rules, state, *done);
            QVERIFY2(after.has_value(), qPrintable(sentences.action(*done)));
            state = std::move(*after);
        }
        over += state.step == Step::Over ? 1 : 0;
    }
    QVERIFY2(over >= 4, qPrintable(QString::number(over)));
}

} // namespace demeter::fury2e

using demeter::fury2e::TestSecondFlow;
DEMETER_TEST(TestSecondFlow)
#include "test_second_flow.moc"
