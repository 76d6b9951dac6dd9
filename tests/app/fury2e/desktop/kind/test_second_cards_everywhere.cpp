// What is read where in the second edition (tests/app/desktop/card_reader.h).
#include "app/desktop/table/turn_panel.h"
#include "app/fury2e/book/cards.h"
#include "app/fury2e/book/topics.h"
#include "core/fury2e/text/action_text.h"
#include "tests/app/desktop/card_reader.h"
#include "tests/app/fury2e/desktop/second_tour.h"
#include "tests/support/memory_device.h"
#include "tests/support/second_golden_games.h"

#include <memory>
#include <set>
#include <string>
#include <type_traits>
#include <variant>

namespace demeter::fury2e {

namespace {

using Kind = CardKind;
const std::vector<test::CardPlaceOnScreen> everySecondPlace{
    {"CardButton choice < TurnGuide", "Dracula's turn guide, the card that he plays in a combat", {Kind::DraculaTactic}},
    {"ChoiceButton answer-forewarned < TurnPanel", "the table's turn, an Encounter", {Kind::HunterEvent}},
    {"ChoiceButton answer-saved < TurnPanel", "the table's turn, an Encounter", {Kind::HunterEvent}},
    {"ChoiceButton card < TurnPanel", "the table's turn, who plays a card", {}},
    {"ChoiceButton choice < TurnGuide",
     "Dracula's turn guide, whatever is asked",
     {Kind::EncounterToken, Kind::DraculaEvent, Kind::HunterEvent, Kind::Power, Kind::Hunter}},
    {"ChoiceButton combat-card < TurnPanel", "the table's turn, before a combat", {Kind::HunterEvent, Kind::Item}},
    {"ChoiceButton hunter < PutRightPanel", "putting right, a hunter", {Kind::Hunter}},
    {"ChoiceButton hunter < SecondEditionSetup", "new game, where the hunters begin", {Kind::Hunter}},
    {"ChoiceButton place < PutRightPanel", "putting right, a card", {}},
    {"ChoiceButton confirm-yes < ConfirmSheet", "taking back, whose word is a card's in Spanish", {}},
    {"ChoiceButton result-word < TurnPanel", "the table's turn, what a combat round came to", {}},
    {"ChoiceButton road-rail < PutRightPanel", "putting right, tokens", {}},
    {"ChoiceButton see < TopicPage", "the book, see also", {Kind::Power}},
    {"ChoiceButton turn-card < TurnPanel", "the table's turn, which card the hunters play", {Kind::HunterEvent, Kind::Item}},
    {"ChoiceButton turn-with < TurnPanel", "the table's turn, who goes along", {Kind::Hunter}},
    {"CombatStage combat-stage < TableScreen",
     "the table in a combat",
     {Kind::EncounterToken, Kind::DraculaTactic, Kind::AgentTactic, Kind::Hunter}},
    {"CountsRow < TableSide", "the table, allies beside Dracula's numbers", {}},
    {"EndingStage ending < TableScreen",
     "the table after the game, beat by beat",
     {Kind::EncounterToken, Kind::Power, Kind::DraculaEvent, Kind::HunterEvent, Kind::Hunter}},
    {"HandPanel < DraculaScreen", "Dracula's hand, allies and what left the trail", {Kind::EncounterToken, Kind::HunterEvent}},
    {"HeaderBar < DraculaScreen", "the header of Dracula's screen, allies where there is room", {}},
    {"PickBox event < PutRightPanel", "putting right, Event cards", {Kind::DraculaEvent}},
    {"QAbstractButton hand-card < HandPanel", "Dracula's hand", {Kind::EncounterToken, Kind::DraculaEvent}},
    {"QLabel < ConfirmSheet", "the table, before something is taken back", {Kind::EncounterToken}},
    {"QLabel < PutRightPanel", "putting right, tokens", {Kind::HunterEvent}},
    {"QLabel < QuestionSheet", "the table's turn, its title above a long question", {Kind::EncounterToken}},
    {"QLabel < RulingsSheet", "new game, readings of the rules", {Kind::DraculaEvent}},
    {"QLabel < SettingSheet", "new game, players and cities", {Kind::Hunter}},
    {"QLabel < TableLogSheet",
     "what the table knows",
     {Kind::EncounterToken, Kind::DraculaEvent, Kind::HunterEvent, Kind::Power, Kind::Hunter}},
    {"QLabel < TopicPage", "the book, a topic", {Kind::DraculaEvent}},
    {"QLabel < TurnGuide", "Dracula's turn guide, notes and news", {Kind::EncounterToken, Kind::DraculaEvent, Kind::Item, Kind::Hunter}},
    {"ChoiceButton answer-card < TurnPanel", "the table, whether a card cancels the Event", {Kind::HunterEvent}},
    {"MapList < DraculaScreen", "the list of what lies on the map", {}},
    {"PickBox ally < PutRightPanel", "putting right, Event cards", {Kind::DraculaEvent}},
    {"PickBox hunters-ally < PutRightPanel", "putting right, Event cards", {Kind::HunterEvent}},
    {"QLabel news-before < NewsStrip", "the table, what was said before, over the map", {Kind::Hunter}},
    {"QLabel announcement < TableScreen",
     "the table, what is announced",
     {Kind::EncounterToken, Kind::DraculaTactic, Kind::AgentTactic, Kind::DraculaEvent, Kind::HunterEvent, Kind::Item, Kind::Power,
      Kind::Hunter}},
    {"QLabel legend-name < LegendSheet", "the legend of the map", {Kind::Hunter}},
    {"QLabel question < SecondEditionSetup", "new game, what is asked", {Kind::Hunter}},
    {"QLabel question < TurnGuide", "Dracula's turn guide, what is asked", {Kind::EncounterToken, Kind::DraculaEvent, Kind::HunterEvent}},
    {"QLabel question-words < QuestionSheet", "the table's turn, a question too long for its place", {Kind::EncounterToken}},
    {"QLabel summary < SecondEditionSetup", "new game, what is chosen", {Kind::Hunter}},
    {"QLabel table-facts < TableSide", "the table, what is known of Dracula", {Kind::DraculaEvent, Kind::HunterEvent}},
    {"QLabel topic < TopicPage", "the book, the title of a topic", {Kind::Power}},
    {"QLabel turn-line < TurnPanel", "the table's turn, what is asked", {Kind::HunterEvent, Kind::Item}},
    {"QLabel turn-title < TurnPanel",
     "the table's turn, what is asked",
     {Kind::EncounterToken, Kind::DraculaEvent, Kind::HunterEvent, Kind::Hunter}},
    {"QListView entries < HistoryPanel", "the journal", {Kind::EncounterToken, Kind::DraculaEvent, Kind::HunterEvent, Kind::Hunter}},
    {"QListWidget book-topics < BookSheet", "the book, topics", {Kind::Power}},
    {"TableCard < TableScreen", "trail and Catacombs on the table", {Kind::EncounterToken, Kind::Power}},
    {"TrailCard lair < TrailRow", "Dracula's Catacombs", {Kind::EncounterToken}},
    {"TrailCard slot < TrailRow", "Dracula's trail", {Kind::EncounterToken, Kind::Power}},
    {"list that drops down", "putting right, Event cards", {Kind::DraculaEvent}},
    {"second window", "the table in a second window, while Dracula's screen is open", {Kind::DraculaEvent}},
};

SecondEditionSession& secondSession(test::WindowFixture& w)
{
    return static_cast<SecondEditionSession&>(w.window->session());
}

QString secondCardId(std::string_view id)
{
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

/// The cards that must be in sight by what the game is now.
QSet<QString> knownSecondCards(test::WindowFixture& w)
{
    auto& session = secondSession(w);
    if (!session.hasGame())
        return {};
    const GameState& state = session.controller().state();
    QSet<QString> known;
    const auto token = [&](Encounter kind) { known << secondCardId(encounters[static_cast<std::size_t>(kind)].id); };
    const auto powers = [&](const PowerSet& set) {
        for (const Power each : allPowers)
            if (set.contains(each))
                known << secondCardId(powerIds[static_cast<std::size_t>(each)]);
    };
    const auto allies = [&](const std::optional<DraculaEvent>& his, const std::optional<HunterEvent>& theirs) {
        if (his)
            known << secondCardId(infoOf(*his).id);
        if (theirs)
            known << secondCardId(infoOf(*theirs).id);
    };
    if (state.combat || state.winner != Winner::None)
        return {}; // the board lies over part of it
    if (w.window->secretPage() != nullptr) {
        if (state.encounterHand.size() > static_cast<std::size_t>(encounterLimit(state)))
            return {}; // a hand that has more cards than usual is as wide as it is, and can be moved
        for (const Encounter each : state.encounterHand)
            token(each);
        for (const DraculaEvent each : state.eventHand)
            known << secondCardId(infoOf(each).id);
        allies(state.draculasAlly, state.huntersAlly);
        for (const TrailCard& card : state.trail) {
            powers(card.powers);
            if (card.encounter)
                token(card.encounter->kind);
        }
        for (const auto& card : state.catacombs)
            if (card)
                for (const PlacedEncounter& each : card->encounters)
                    token(each.kind);
    } else if (auto* table = w.window->tablePage(); table != nullptr && table->isVisible()) {
        const PublicView view = session.controller().publicLog().back().view;
        allies(view.draculasAlly, view.huntersAlly);
        const auto lies = [&](const PublicCard& card) {
            powers(card.powers);
            for (const auto& each : card.encounters)
                if (each)
                    token(*each);
        };
        std::ranges::for_each(view.trail, lies);
        for (const auto& card : view.catacombs)
            if (card)
                lies(*card);
    }
    return known;
}

test::CardsOfGame secondEditionCards(test::WindowFixture& w)
{
    const auto language = w.window->settings().language();
    const auto book = builtInCards(secondEditionBook, language);
    const CardNames names = cardNames(**book, SecondEditionSentences(*builtInBoard("fury-2e"), language));
    return {[names](const QString& words) { return names.in(words); }, [book = *book](const QString& id) { return book->find(id)->kind; },
            [&w] { return secondSession(w).hasGame() ? secondSession(w).controller().record().lines() : std::size_t{0}; },
            [&w] { return knownSecondCards(w); }};
}

/// What of cards the table knows at this moment, each with what it does there: when one is new the table is looked at.
std::vector<std::string> knownToTheSecondTable(const GameController& game)
{
    std::vector<std::string> known;
    const PublicStep& step = game.publicLog().back();
    const auto card = [&](const char* where, const PublicCard& lies) {
        for (const Power power : allPowers)
            if (lies.powers.contains(power))
                known.push_back(where + std::string(powerIds[static_cast<std::size_t>(power)]));
        for (const auto& each : lies.encounters)
            if (each)
                known.push_back(where + std::string(encounters[static_cast<std::size_t>(*each)].id));
    };
    for (const PublicCard& each : step.view.trail)
        card("lies ", each);
    for (const auto& each : step.view.catacombs)
        if (each)
            card("lies below ", *each);
    if (step.view.draculasAlly)
        known.push_back("ally " + std::string(infoOf(*step.view.draculasAlly).id));
    if (step.view.huntersAlly)
        known.push_back("ally " + std::string(infoOf(*step.view.huntersAlly).id));
    for (const Happening& said : step.said)
        for (const auto& argument : said.arguments)
            std::visit(
                [&](auto each) {
                    using Each = decltype(each);
                    if constexpr (std::is_same_v<Each, Power> || std::is_same_v<Each, Encounter> || std::is_same_v<Each, DraculaEvent> ||
                                  std::is_same_v<Each, HunterEvent> || std::is_same_v<Each, HunterItem> ||
                                  std::is_same_v<Each, DraculaTactic> || std::is_same_v<Each, AgentTactic>)
                        known.push_back("said " + std::to_string(static_cast<int>(said.what)) + ' ' + std::to_string(argument.index()) +
                                        ' ' + std::to_string(static_cast<int>(each)));
                },
                argument);
    known.push_back("asked " + std::to_string(static_cast<int>(step.view.asked.what)) + ' ' +
                    std::to_string(step.view.asked.encounter ? static_cast<int>(*step.view.asked.encounter) : -1));
    return known;
}

/// A golden game at the table, and what can be opened there and on Dracula's screen now and then; then its end, and its hunt.
void tourOfSecondTable(test::WindowFixture& w, test::CardReader& reader, const std::string& golden)
{
    auto bytes = std::make_shared<std::string>();
    static_cast<void>(begunSecondGoldenGame(golden, std::make_unique<test::MemoryDevice>(bytes)));
    openGameOf(w, *bytes);
    GameController& game = secondSession(w).controller();
    const auto look = [&](const char* what, std::size_t n) {
        reader.look(QStringLiteral("%1, action %2").arg(QLatin1String(what)).arg(n));
    };
    const auto actions = secondScript(golden).actions;
    std::set<std::string> seen;
    std::set<std::pair<int, int>> decided;
    std::size_t opened = 0;
    bool withAlly = false;
    int plays = 0;
    for (std::size_t n = 0; n < actions.size(); ++n) {
        const auto action = readAction(game.ruleset(), actions[n]);
        QVERIFY(action.has_value());
        if (const Record& record = game.record(); record.cursor() > n) { // nobody was asked: it went with the one before
            QVERIFY(record.entries()[n].action == *action);
            continue;
        }
        QVERIFY(game.submit(*action));
        const GameState& state = game.state();
        const auto asked = publicView(game.ruleset(), state).asked.what;
        if ((asked == PublicQuestion::What::Dracula || asked == PublicQuestion::What::CombatResult) && !state.due.empty() &&
            decided.emplace(static_cast<int>(state.due.back().what), state.combat ? static_cast<int>(state.combat->stage) : -1).second) {
            w.openCurtain();
            look("Dracula decides", n);
            w.drawCurtain();
            w.settle(0);
            look("the table meanwhile", n);
        }
        const std::size_t before = seen.size();
        for (std::string& each : knownToTheSecondTable(game))
            seen.insert(std::move(each));
        if (seen.size() == before)
            continue;
        w.settle(0);
        look("table", n);
        if (w.click("turn-more")) {
            look("question", n);
            QVERIFY(w.click("close"));
        }
        if (plays < 3 && w.click("turn-cards")) {
            ++plays;
            QTest::qWait(deadMilliseconds + 50);
            look("hunters' cards", n);
            QVERIFY(w.click("turn-card"));
            QTest::qWait(deadMilliseconds + 50);
            look("a hunters' card", n);
            QVERIFY(w.click("turn-back"));
        }
        const bool ally = game.publicLog().back().view.draculasAlly.has_value();
        if (ally && !std::exchange(withAlly, true)) {
            w.openCurtain();
            static_cast<DraculaScreen*>(w.window->secretPage())->openPutRight();
            QVERIFY(w.click("kind-events"));
            look("putting right, Dracula's ally", n);
            w.press(Qt::Key_Left, Qt::AltModifier);
            w.drawCurtain();
        }
        if (n < opened + 60)
            continue;
        opened = n; // all that can be opened there, now and then
        readLog(w, reader, QStringLiteral("what the table knows, action %1").arg(n));
        test::readSecret(w, reader, game, n, ally);
    }
    readEnding(w, reader, game.sentences().encounter(Encounter::Wolves));
}

} // namespace

class TestSecondCardsEverywhere : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initTextResources(); }
    void cleanupTestCase() { installLanguage(*QApplication::instance(), QStringLiteral("en")); }
    void onEveryScreen_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("it") << QStringLiteral("it");
        if (qEnvironmentVariableIsSet("DEMETER_FULL"))
            for (const char* code : {"en", "es", "pl", "ru"})
                QTest::newRow(code) << QString::fromLatin1(code);
    }
    /// A walk through every screen, and a whole game at the table: nothing that names a card is passed by.
    void onEveryScreen()
    {
        QFETCH(QString, language);
        test::WindowFixture w(qPrintable(language), 1, {}, true, allGames);
        const test::CardsOfGame cards = secondEditionCards(w);
        test::CardReader reader(w, cards);
        int looked = 0;
        test::tourOfSecondEdition(
            w, [&](const QString& screen) { reader.look(screen); }, looked);
        test::readRest<DraculaScreen>(w, reader, {"hide", "powers", "encounters", "combat"});
        tourOfSecondTable(w, reader, "mixed");
        QVERIFY2(reader.faults.isEmpty(), qPrintable(reader.faults.join(u'\n')));
        test::comparePlaces(reader, everySecondPlace, cards.kind);
    }
};

} // namespace demeter::fury2e

using demeter::fury2e::TestSecondCardsEverywhere;
DEMETER_TEST(TestSecondCardsEverywhere)
#include "test_second_cards_everywhere.moc"
