// Makes the question: the one decision that is due and its choices, from the state and nothing else.
#pragma once

#include "app/fury2e/desktop/guide/question.h"
#include "app/fury2e/text/sentences.h"
#include "core/fury2e/game/ruleset.h"
#include "core/fury2e/rules/rules.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <string_view>
#include <vector>

namespace demeter::fury2e {

class TurnFlow {
    Q_DECLARE_TR_FUNCTIONS(SecondEditionFlow)

public:
    /// `turn`: of this state, where it is known already.
    TurnFlow(const Ruleset& ruleset, const GameState& state, const SecondEditionSentences& sentences, const TableTurn* turn = nullptr)
        : ruleset_(ruleset), state_(state), sentences_(sentences), turn_(turn)
    {
    }

    /// The decision that is due, or the question inside it.
    Question question(const std::optional<SubQuestion>& inside) const;
    /// What a tap on a place means that is none of the choices: a hunters' move that the table may allow, or only a reason why not.
    Answer elsewhere(LocationId place, const std::optional<SubQuestion>& inside) const;
    /// What was typed: done as it is, or with what it asks for; of several one is chosen.
    Answer typed(const std::vector<Action>& meant) const;

    /// One of Dracula's Events can be played now.
    bool canPlayEvent() const;
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
    Question startOfTurn() const;
    Question catacombs() const;
    Question placeEncounter() const;
    void addGoOn(Question& question, const QString& word, const QString& second = {}) const;
    void addEvents(Question& question) const;
    void addPenalty(Question& question, const QString& why) const;
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
    static Violation notNow() { return {"2E-TURN-1", Refusal::NotNow, {}}; }

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
    static QString costWords(int blood);
    QString bloodWords(const Play& play) const;
    bool costsBlood(const Play& play, int& blood) const;

    // turn_flow_hunters.cpp
    /// The table, where the hunters decide, or it for them.
    std::optional<TableMoment> tableDecides() const;
    /// What is asked there, with the Event cards that Dracula can play meanwhile.
    Question atTable(const TableMoment& moment, const TableDraft& draft) const;
    /// What a choice of the table's means here.
    static Answer answerOf(const TableMoment& moment, const TableDraft& draft);

    // turn_flow_due.cpp
    Question dueNow(const Due& due) const;
    Question pick(const SubQuestion& inside) const;
    Question onHunter(const SubQuestion& inside) const;
    Question combat(const Due& due) const;
    QString roundNote() const;
    Question target(const SubQuestion& inside) const;
    Question roads() const;
    Question roadEnd(const SubQuestion& inside) const;
    void addTactics(Question& question) const;
    void addPlaces(Question& question, ChoiceKind kind) const;
    bool isDeclared(const std::vector<Play>& plays) const;
    /// Whom and where it is about; else what the rules say of it.
    QString dueNote(const Due& due) const;
    /// What the card does that it is about; empty if there is none, or the question and the rule say all of it.
    QString dueCard(const Due& due) const;
    QString dueRule(const Due& due) const;
    QString standing(Hunter hunter) const;

    const Ruleset& ruleset_;
    const GameState& state_;
    const SecondEditionSentences& sentences_;
    const TableTurn* turn_;
    mutable std::optional<std::vector<Action>> legal_;
};

} // namespace demeter::fury2e
