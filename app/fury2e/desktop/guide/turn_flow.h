// Makes the question: the one decision that is due and its choices, from the state and nothing else.
#pragma once

#include "app/fury2e/desktop/guide/question.h"
#include "app/fury2e/text/sentences.h"
#include "core/fury2e/game/ruleset.h"
#include "core/fury2e/rules/rules.h"

#include <QCoreApplication>
#include <QString>

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace demeter::fury2e {

class TurnFlow {
    Q_DECLARE_TR_FUNCTIONS(SecondEditionFlow)

public:
    TurnFlow(const Ruleset& ruleset, const GameState& state, const SecondEditionSentences& sentences)
        : ruleset_(ruleset), state_(state), sentences_(sentences)
    {
    }

    /// The decision that is due, or the question inside it.
    Question question(const std::optional<SubQuestion>& inside) const;
    /// What a tap on a place means that is none of the choices: a hunters' move that the table may allow, or only a reason why not.
    Answer elsewhere(LocationId place, const std::optional<SubQuestion>& inside) const;
    /// What was typed: done as it is, or with the numbers that it asks for.
    Answer typed(const Action& action) const;

    /// Why it is refused now; nothing if it is legal.
    std::optional<Violation> whyNot(const Action& action) const;

private:
    const std::vector<Action>& legal() const;
    bool isLegal(const Action& action) const { return !whyNot(action); }
    const Due* due() const { return state_.due.empty() ? nullptr : &state_.due.back(); }
    Question inside(const SubQuestion& inside) const;
    void setSteps(Question& question) const;

    // turn_flow.cpp
    Question over() const;
    Question drawn() const;
    Question chooseStart() const;
    Question start(const SubQuestion& inside) const;
    /// For new chance: before Dracula draws (2E-CHANCE-1), or as a round begins.
    Question askForWords() const;
    Question startOfTurn() const;
    Question catacombs() const;
    Question placeEncounter() const;
    void addGoOn(Question& question, const QString& word, const QString& second = {}) const;
    void addEvents(Question& question) const;
    void addPenalty(Question& question, const QString& why) const;
    QString actName(HuntersAct::What what) const;
    QString placeSecond(LocationId place) const;
    QString placeSection(LocationId place) const;
    /// Cities by their names, then seas.
    void sortPlaces(Question& question) const;
    /// By their words, in the order of the language.
    void sortWords(Question& question) const;
    Choice placeChoice(LocationId place, Answer answer, ChoiceKind kind) const;
    /// For a button beside it that opens what it does.
    static QString cardId(std::string_view id);
    Choice tokenChoice(Encounter token, Answer answer) const;
    Choice eventChoice(DraculaEvent event, Answer answer) const;
    Choice plain(const QString& word, Answer answer, ChoiceKind kind = ChoiceKind::Legal) const;
    /// Every action in words; dice and numbers are asked for further in.
    void addListed(Question& question, const std::vector<Action>& actions, ChoiceKind kind, const QString& section) const;
    /// The same without what is rolled or counted.
    Action without(Action action) const;

    // turn_flow_move.cpp
    Question movement() const;
    Question where(const SubQuestion& inside) const;
    Question leaves(const SubQuestion& inside) const;
    /// The same where an effect lays the card (2E-CAT-5).
    Question leavesByEffect() const;
    /// What is asked of the card in space 6, which leaves the trail.
    Question leavingCard() const;
    Choice leavingTo(const std::optional<CatacombSpace>& space, Answer answer) const;
    Question keep(const SubQuestion& inside) const;
    Question declares() const;
    Question declareWhere(const SubQuestion& inside) const;
    /// Of these plays, what a choice of this location and these powers does.
    Answer playOf(const Play& move, const std::vector<Play>& plays) const;
    std::vector<Play> plays() const;
    Choice destination(const Play& move, const std::vector<Play>& plays) const;
    Choice powerChoice(PowerSet powers, Answer answer) const;
    QString powerSecond(PowerSet powers) const;
    /// How Hide lies now, if not face down (2E-HIDE-3).
    QString openHide(PowerSet powers) const;
    Violation whyNoPower(PowerSet powers) const;
    QString bloodWords(const Play& play) const;
    bool costsBlood(const Play& play, int& blood) const;

    // turn_flow_hunters.cpp
    Question hunters() const;
    Question turn(const SubQuestion& inside) const;
    Question resolve() const;
    Question cards() const;
    Question items() const;
    Question fill(const SubQuestion& inside) const;
    Question die(const SubQuestion& inside) const;
    Question numbers(const SubQuestion& inside) const;
    Question overrule(const SubQuestion& inside) const;
    Question meanings(const SubQuestion& inside) const;
    std::vector<MoveHunters> movesOf(HunterSet hunters) const;
    std::vector<HunterSet> groups() const;
    QString standing(HunterSet hunters) const;
    std::vector<Action> fillings(const Action& draft) const;
    bool canBeFilled(const Action& draft, int depth) const;
    void addActs(Question& question) const;

    // turn_flow_due.cpp
    Question dueNow(const Due& due) const;
    Question encounter(const Due& due, const SubQuestion* inside) const;
    Question pick(const SubQuestion& inside) const;
    Question onHunter(const SubQuestion& inside) const;
    Question combat(const Due& due) const;
    Question combatCardsOfOthers() const;
    std::vector<Action> combatCards(bool ofThosePresent) const;
    QString roundNote() const;
    Question target(const SubQuestion& inside) const;
    Question roads() const;
    Question roadEnd(const SubQuestion& inside) const;
    void addTactics(Question& question) const;
    void addPlaces(Question& question, ChoiceKind kind) const;
    /// The way to the hunters' Event cards, where one can be played.
    void addHuntersCards(Question& question) const;
    bool canPlayEvent() const;
    bool isDeclared(const std::vector<Play>& plays) const;
    /// Whom and where it is about; else what the rules say of it.
    QString dueNote(const Due& due) const;
    /// What the card does that it is about; empty if there is none, or the question and the rule say all of it.
    QString dueCard(const Due& due) const;
    QString dueRule(const Due& due) const;

    // What is stepped and switched in a draft.
    using Change = std::function<void(Action&)>;
    void addNumber(Question& question, const Action& draft, const QString& word, int value, int least, int most,
                   const std::function<void(Action&, int)>& set, std::optional<Hunter> sign = std::nullopt) const;
    void addSwitch(Question& question, const Action& draft, const QString& word, bool on, const Change& turn,
                   std::optional<Hunter> sign = std::nullopt) const;
    void addDone(Question& question, const Action& draft, const QString& word) const;

    const Ruleset& ruleset_;
    const GameState& state_;
    const SecondEditionSentences& sentences_;
    mutable std::optional<std::vector<Action>> legal_;
};

} // namespace demeter::fury2e
