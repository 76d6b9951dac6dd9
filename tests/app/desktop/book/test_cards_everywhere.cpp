// What is read where in the third edition (tests/app/desktop/card_reader.h).
#include "app/fury3e/book/cards.h"
#include "app/fury3e/text/built_in_cards.h"
#include "core/fury3e/text/action_text.h"
#include "tests/app/desktop/card_reader.h"
#include "tests/support/golden_games.h"
#include "tests/support/memory_device.h"

#include <memory>
#include <set>
#include <string>
#include <variant>
#include <vector>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

using Kind = CardKind;
const std::vector<CardPlaceOnScreen> everyPlace{
    {"CardButton choice < TurnGuide",
     "Dracula's turn guide, the card that he plays in a combat",
     {Kind::DraculaAbility, Kind::DraculaCombat}},
    {"ChoiceButton answer-card < TurnPanel", "the table's turn, a hunter's card in a combat", {Kind::HunterCombat, Kind::Item}},
    {"ChoiceButton answer-encounter < TurnPanel", "the table's turn, what averts an Encounter card", {Kind::HunterEvent, Kind::Item}},
    {"ChoiceButton answer-result < TurnPanel", "the table's turn, the damage that a vampire suffers", {Kind::Encounter}},
    {"ChoiceButton bat < PutRightPanel", "putting right, a hideout", {}},
    {"ChoiceButton card < HunterCardsPanel",
     "the hunters play a card, on Dracula's screen and at the table",
     {Kind::DraculaCombat, Kind::HunterEvent, Kind::Power}},
    {"ChoiceButton choice < TurnGuide",
     "Dracula's turn guide, whatever is asked",
     {Kind::Encounter, Kind::DraculaEvent, Kind::HunterEvent, Kind::HunterCombat, Kind::Item, Kind::Power, Kind::Hunter}},
    {"ChoiceButton hunter < NewGameScreen", "new game, where the hunters begin", {Kind::Hunter}},
    {"ChoiceButton hunter < PutRightPanel", "putting right, a hunter", {Kind::Hunter}},
    {"ChoiceButton kind < PutRightPanel", "putting right, the bond of Hide", {}},
    {"ChoiceButton power < PutRightPanel", "putting right, a hideout", {Kind::Power}},
    {"ChoiceButton see < TopicPage", "the book, see also", {Kind::DraculaCombat}},
    {"ChoiceButton token < PutRightPanel", "putting right, tokens", {Kind::HunterEvent, Kind::Item}},
    {"ChoiceButton token-remove < TableEntryPanel", "what happened at the table, tokens", {Kind::Item}},
    {"ChoiceButton turn-wreath < TurnPanel", "the table's turn, before a combat", {Kind::Item}},
    {"CombatBoard < DraculaScreen", "Dracula's screen in a combat", {Kind::Encounter, Kind::DraculaCombat, Kind::Hunter}},
    {"CombatStage combat-stage < TableScreen",
     "the table in a combat",
     {Kind::Encounter, Kind::DraculaCombat, Kind::HunterCombat, Kind::Item, Kind::Hunter}},
    {"CountsRow < TableSide", "the table, allies beside Dracula's numbers", {}},
    {"EndingStage ending < TableScreen", "the table after the game, beat by beat", {Kind::Hunter}},
    {"HandPanel < DraculaScreen", "Dracula's hand, Event cards and allies", {Kind::DraculaEvent, Kind::HunterEvent}},
    {"HeaderBar < DraculaScreen", "the header of Dracula's screen, allies where there is room", {}},
    {"PickBox ally < PutRightPanel", "putting right, Event cards", {Kind::DraculaEvent}},
    {"PickBox hand < PutRightPanel", "putting right, Event cards", {Kind::DraculaEvent}},
    {"PickBox hunter-ally < PutRightPanel", "putting right, Event cards", {Kind::HunterEvent}},
    {"QAbstractButton hand-card < HandPanel", "Dracula's hand", {Kind::Encounter}},
    {"QAbstractButton ruling < RulingsSheet", "new game, readings of the rules", {}},
    {"QAbstractButton token-kind < TableEntryPanel", "what happened at the table, tokens", {Kind::HunterEvent, Kind::Item}},
    {"QLabel < ConfirmSheet", "the table, before something is taken back", {Kind::Encounter}},
    {"QLabel < CountsSheet", "new game, counts of the cards, before there is a game", {Kind::Encounter, Kind::DraculaEvent}},
    {"QLabel < PutRightPanel", "putting right, what it comes to", {Kind::Power}},
    {"QLabel < RulingsSheet", "new game, readings of the rules", {Kind::Power}},
    {"QLabel < SettingSheet", "new game, players and cities", {Kind::Hunter}},
    {"QLabel < TableEntryPanel", "what happened at the table, hunters", {Kind::Hunter}},
    {"QLabel < TableLogSheet", "what the table knows", {Kind::Encounter, Kind::DraculaEvent, Kind::HunterEvent, Kind::Power, Kind::Hunter}},
    {"QLabel < TopicPage", "the book, a topic", {Kind::Power}},
    {"QLabel < TurnGuide",
     "Dracula's turn guide, notes and news",
     {Kind::Encounter, Kind::DraculaCombat, Kind::DraculaEvent, Kind::Item, Kind::Hunter}},
    {"QLabel news-before < NewsStrip",
     "the table, what was said before, over the map",
     {Kind::Encounter, Kind::DraculaEvent, Kind::Hunter}},
    {"QLabel announcement < TableScreen",
     "the table, what is announced",
     {Kind::Encounter, Kind::DraculaCombat, Kind::DraculaEvent, Kind::HunterEvent, Kind::HunterCombat, Kind::Item, Kind::Power,
      Kind::Hunter}},
    {"QLabel coach-words < CoachPanel", "the first round, what the coach says", {Kind::Hunter}},
    {"QLabel legend-name < LegendSheet", "the legend of the map", {Kind::Hunter}},
    {"QLabel question < NewGameScreen", "new game, what is asked", {Kind::Hunter}},
    {"QLabel question < TurnGuide",
     "Dracula's turn guide, what is asked",
     {Kind::Encounter, Kind::DraculaCombat, Kind::DraculaEvent, Kind::HunterEvent, Kind::Power, Kind::Hunter}},
    {"QLabel < QuestionSheet", "the table's turn, its title above a long question", {Kind::Encounter}},
    {"QLabel question-words < QuestionSheet", "the table's turn, a question too long for its place", {Kind::Encounter}},
    {"QLabel summary < NewGameScreen", "new game, what is chosen", {Kind::Hunter}},
    {"QLabel table-facts < TableSide", "the table, what is known of Dracula", {Kind::DraculaEvent, Kind::HunterEvent}},
    {"QLabel topic < TopicPage", "the book, the title of a topic", {Kind::Power}},
    {"QLabel turn-line < TurnPanel", "the table's turn, what is asked", {Kind::DraculaCombat, Kind::Item, Kind::Hunter}},
    {"QLabel turn-title < TurnPanel",
     "the table's turn, what is asked",
     {Kind::Encounter, Kind::DraculaEvent, Kind::HunterEvent, Kind::Hunter}},
    {"QListView entries < HistoryPanel", "the journal", {Kind::Encounter, Kind::Item}},
    {"QListWidget book-topics < BookSheet", "the book, topics", {Kind::Power}},
    {"TableCard < TableScreen", "trail and lairs on the table", {Kind::Encounter, Kind::Power}},
    {"TrailCard lair < TrailRow", "Dracula's lairs", {Kind::Encounter}},
    {"TrailCard slot < TrailRow", "Dracula's trail", {Kind::Encounter, Kind::Power}},
    {"list that drops down", "putting right, Event cards", {Kind::DraculaEvent}},
    {"second window", "the table in a second window, while Dracula's screen is open", {Kind::DraculaEvent}},
};

/// The cards that must be in sight by what the game is now.
QSet<QString> knownThirdCards(WindowFixture& w)
{
    if (!w.game().hasGame())
        return {};
    QSet<QString> known;
    const Catalogue& cards = *w.game().ruleset().cards;
    const auto add = [&](std::string_view id) { known << QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())); };
    const auto event = [&](const std::optional<DraculaEvent>& one) {
        if (one)
            add(draculaEventIds[static_cast<std::size_t>(*one)]);
    };
    const auto power = [&](const PowerSet& powers) {
        for (const Power each : allPowers)
            if (powers.contains(each))
                add(powerIds[static_cast<std::size_t>(each)]);
    };
    if (w.screen() != nullptr) {
        const GameState& state = w.state();
        if (state.combat)
            return {}; // the board lies over part of it
        for (const EncounterKind kind : state.encounterHand)
            add(cards[kind].id);
        for (const DraculaEvent each : state.eventHand)
            event(each);
        event(state.ally);
        if (state.hunterAlly)
            add(hunterEventIds[static_cast<std::size_t>(*state.hunterAlly)]);
        const auto hideout = [&](const std::optional<Hideout>& lies) {
            if (!lies)
                return;
            power(lies->powers);
            for (const PlacedEncounter& card : lies->encounters)
                add(cards[card.kind].id);
        };
        std::ranges::for_each(state.trail, hideout);
        std::ranges::for_each(state.lairs, hideout);
    } else if (w.table() != nullptr && w.table()->isVisible()) {
        const PublicView& view = w.game().publicLog().back().view;
        if (view.combat || view.winner != Winner::None)
            return {};
        event(view.ally);
        if (view.hunterAlly)
            add(hunterEventIds[static_cast<std::size_t>(*view.hunterAlly)]);
        const auto hideout = [&](const std::optional<PublicHideout>& lies) {
            if (!lies)
                return;
            power(lies->powers);
            for (const OpenEncounter& card : lies->encounters)
                add(cards[card.kind].id);
        };
        std::ranges::for_each(view.trail, hideout);
        std::ranges::for_each(view.lairs, hideout);
    }
    return known;
}

CardsOfGame thirdEditionCards(WindowFixture& w)
{
    const auto cards = builtInCatalogue();
    const auto book = builtInCards(w.window->settings().language());
    const CardNames names = cardNames(**book, *cards, Sentences(*builtInBoard("fury-3e"), cards, w.window->settings().language()));
    return {[names](const QString& words) { return names.in(words); }, [book = *book](const QString& id) { return book->find(id)->kind; },
            [&w] { return w.game().hasGame() ? w.game().record().lines() : std::size_t{0}; }, [&w] { return knownThirdCards(w); }};
}

/// Opens a golden game before its first action; the table is shown.
void openGolden(WindowFixture& w, const char* name)
{
    auto bytes = std::make_shared<std::string>();
    begunGoldenGame(name, std::make_unique<MemoryDevice>(bytes));
    openGameOf(w, *bytes);
}

/// What of cards the table knows at this moment, each with what it does there: when one is new the table is looked at.
std::vector<std::string> knownToTheTable(WindowFixture& w)
{
    std::vector<std::string> known;
    const auto add = [&](const char* where, const auto& ids, auto card) {
        known.push_back(where + std::string(ids[static_cast<std::size_t>(card)]));
    };
    const PublicStep& step = w.game().publicLog().back();
    const PublicView& view = step.view;
    const Catalogue& cards = *w.game().ruleset().cards;
    const auto hideout = [&](const std::optional<PublicHideout>& lies) {
        for (const Power power : allPowers)
            if (lies && lies->powers.contains(power))
                add("lies ", powerIds, power);
        if (lies)
            for (const OpenEncounter& card : lies->encounters)
                known.push_back("lies " + cards[card.kind].id);
    };
    std::ranges::for_each(view.trail, hideout);
    std::ranges::for_each(view.lairs, hideout);
    if (view.ally)
        add("ally ", draculaEventIds, *view.ally);
    if (view.hunterAlly)
        add("ally ", hunterEventIds, *view.hunterAlly);
    for (const EncounterKind kind : view.beforeDracula)
        known.push_back("before " + cards[kind].id);
    for (const Happening& said : step.said)
        for (const auto& argument : said.arguments)
            if (const auto* kind = std::get_if<EncounterKind>(&argument))
                known.push_back("said " + std::to_string(static_cast<int>(said.what)) + cards[*kind].id);
            else if (const auto* event = std::get_if<DraculaEvent>(&argument))
                add("said ", draculaEventIds, *event);
            else if (const auto* played = std::get_if<HunterEvent>(&argument))
                add("said ", hunterEventIds, *played);
            else if (const auto* card = std::get_if<HunterCard>(&argument))
                add("said ", hunterCardIds, *card);
            else if (const auto* combat = std::get_if<CombatCard>(&argument))
                add("said ", combatCardIds, *combat);
    if (!w.state().due.empty())
        known.push_back("due " + std::to_string(static_cast<int>(w.state().due.back().what)));
    return known;
}

void tourOfTheTable(WindowFixture& w, CardReader& reader)
{
    openGolden(w, "influence");
    const auto actions = goldenActions("influence");
    const auto look = [&](const char* what, std::size_t n) {
        reader.look(QStringLiteral("%1, action %2").arg(QLatin1String(what)).arg(n));
    };
    std::set<std::string> seen;
    std::size_t opened = 0;
    for (std::size_t n = 0; n < actions.size(); ++n) {
        const auto action = readAction(w.game().ruleset(), std::string_view(actions[n]));
        QVERIFY(action.has_value() && w.game().submit(*action));
        const std::size_t before = seen.size();
        for (std::string& each : knownToTheTable(w))
            seen.insert(std::move(each));
        if (seen.size() == before)
            continue;
        w.settle(0);
        look("table", n);
        if (w.click("turn-more")) {
            look("question", n);
            QVERIFY(w.click("close"));
        }
        if (n >= opened + 60) { // all that can be opened there, now and then
            opened = n;
            emit w.table()->cardsAsked();
            w.settle();
            look("hunters' cards", n);
            QVERIFY(w.click("close"));
            readLog(w, reader, QStringLiteral("what the table knows, action %1").arg(n));
            readSecret(w, reader, w.game(), n, w.game().publicLog().back().view.ally.has_value());
        }
    }
    readEnding(w, reader, w.game().sentences().encounter(EncounterKind{0}));
}

} // namespace

class TestCardsEverywhere : public QObject {
    Q_OBJECT

private slots:
    void onEveryScreen_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("es") << QStringLiteral("es");
        if (qEnvironmentVariableIsSet("DEMETER_FULL"))
            for (const char* code : {"en", "pl", "ru", "it"})
                QTest::newRow(code) << QString::fromLatin1(code);
    }
    /// A walk through every screen, and a whole game at the table: nothing that names a card is passed by.
    void onEveryScreen()
    {
        QFETCH(QString, language);
        WindowFixture w(qPrintable(language));
        const CardsOfGame cards = thirdEditionCards(w);
        CardReader reader(w, cards);
        tour(w, [&](const QString& screen) { reader.look(screen); });
        readRest<DraculaScreen>(w, reader, {"round-summary", "hide", "combat"});
        tourOfTheTable(w, reader);
        QVERIFY2(reader.faults.isEmpty(), qPrintable(reader.faults.join(u'\n')));

        comparePlaces(reader, everyPlace, cards.kind);
    }
};

DEMETER_TEST(TestCardsEverywhere)
#include "test_cards_everywhere.moc"
