// Makes the question: the one decision that is due and its choices, from the state and nothing else.
#pragma once

#include "app/fury3e/desktop/guide/question.h"
#include "app/fury3e/text/sentences.h"
#include "core/fury3e/game/ruleset.h"
#include "core/fury3e/rules/rules.h"
#include "core/fury3e/view/table_turn.h"

#include <QCoreApplication>
#include <QString>

#include <algorithm>
#include <expected>
#include <optional>
#include <vector>

namespace demeter::fury3e {

class TurnFlow {
    Q_DECLARE_TR_FUNCTIONS(TurnFlow)

public:
    /// `turn`: of this state, where it is known already.
    TurnFlow(const Ruleset& ruleset, const GameState& state, const Sentences& sentences, const TableTurn* turn = nullptr)
        : ruleset_(ruleset), state_(state), sentences_(sentences), turn_(turn)
    {
    }

    /// The decision that is due, or the question inside it.
    Question question(const std::optional<SubQuestion>& inside) const
    {
        Question asked = questionNow(inside);
        asked.steps = stepNames(asked.way);
        return asked;
    }
    /// Why this place cannot be chosen now.
    Violation whyNot(LocationId place, const std::optional<SubQuestion>& inside) const;
    /// What a tap on a place means that is none of the choices: a hunter's move all the same, or only a reason why not.
    Answer elsewhere(LocationId place, const std::optional<SubQuestion>& inside) const;

    /// What is asked first of an Event card that the hunters play; why not, if neither the rules nor the table can allow it now.
    std::expected<SubQuestion, Violation> huntersPlay(HunterEvent card) const;

    /// The state as the Dracula phase begins, where nothing lies in slot 6 and the slide decides nothing: what comes after it is asked at
    /// once, and the slide is recorded with the answer. Nothing if a slide is not due, or is a decision.
    static std::optional<GameState> slid(const Ruleset& ruleset, const GameState& state);

    /// What a hunters' card has turned up and told that leads to this state, for Dracula, before anybody sees it.
    QString answerWords(const GameState& after) const;

private:
    Question questionNow(const std::optional<SubQuestion>& inside) const;
    Question draws() const;
    Question hunterStart(const SubQuestion& inside) const;
    Question chooseStart() const;
    Question over() const;
    Question hunterPlace(const SubQuestion& inside) const;

    // turn_flow_phase.cpp
    Question slideOut() const;
    Question resolveMatured() const;
    Question chooseCard() const;
    Question placeEncounter() const;
    Question placeRumor() const;
    Question lairClear() const;
    Question lairEncounter(const SubQuestion& inside) const;
    Question wolfWhere(const SubQuestion& inside) const;
    Question misdirectSlot() const;
    Question misdirectWhere(const SubQuestion& inside) const;
    Choice destination(const Play& play) const;
    QString stayWords(std::optional<LocationId> from) const;
    /// Where he stays, and what it brings.
    QString staying(const QString& consequence) const;
    QString whichCardFor(const Hideout& hideout) const;
    /// Why no card of this hideout will ever mature (MAT-4); empty: they can.
    QString whyNeverMatures(const Hideout* hideout) const;
    /// What it comes to if a hideout that leaves is matured and nothing of it resolved, and why where nothing can be.
    QString withoutEffects(const Hideout& leaving) const;
    void addClearLair(Question& question, const std::vector<Action>& actions) const;
    QString maturedConsequence(EncounterKind kind, const Hideout& hideout) const;
    QString shortReason(const Violation& violation) const;
    /// Encounter cards that lie in this place or with a Hide tied to it (HO-8, AMB-5, SRCH-4).
    std::vector<PlacedEncounter> lyingAt(LocationId place) const;

    // turn_flow_round.cpp
    Question marker() const;
    /// What the hunters decide now, or the table for them.
    TableTurn turnNow() const { return turn_ != nullptr ? *turn_ : tableTurn(ruleset_, state_); }
    std::optional<TableTurn> tableDecides() const;
    /// What is asked at the table, with what Dracula can do meanwhile.
    Question atTable(const TableTurn& turn, const TableDraft& draft) const;
    /// What the table may allow, or what typed words can mean, while Dracula decides.
    Question allowedMeanwhile(const TableDraft& draft) const;
    Question cardUse(HunterEvent card) const;
    /// What has to be said of the hunters' card in `draft`, also in a use that shows what is hidden.
    Question ofHuntersCard(const TableDraft& draft) const;
    static void addFromTable(Question& question, const std::vector<TableChoice>& row);
    /// What a choice of the table's means here.
    static Answer answerOf(const TableDraft& draft);
    Question endOfPhase() const;
    Question arrival(const Due& due) const;
    Question roads(const Due& due) const;
    Question roadEnd(const SubQuestion& inside) const;
    Question addCards(const Due& due) const;
    Question addCard(const SubQuestion& inside) const;
    Question pressReply(const Due& due) const;
    /// What the card names that is answered now: cities, a slot, a hunter.
    QString askedWords(const Due& due) const;
    QString lyingWords(const NameForms& name, const CardPlace& place, bool faceUp) const;
    Question fogFight(HunterSet fighting) const;
    /// What is due, whatever it is, but for combat.
    Question dueNow(const Due& due, const std::optional<SubQuestion>& inside) const;
    Question::Way wayOfRound(Question& question) const;
    /// The question with the choices of all answers that are legal and of their kind.
    void addPlaces(Question& question, const std::vector<Action>& actions) const;
    void addLying(Question& question, const std::vector<Action>& actions, const QString& how, ChoiceKind kind = ChoiceKind::Legal) const;
    void addHand(Question& question, const std::vector<Action>& actions) const;
    void addDraws(Question& question, const std::vector<Action>& actions) const;
    void addHunters(Question& question, const std::vector<Action>& actions) const;
    void addRest(Question& question, const std::vector<Action>& actions) const;
    Choice goOn(const QString& word, const QString& second, ChoiceKind kind = ChoiceKind::Primary) const;
    Choice replyChoice(bool yes, const QString& word, const QString& second) const;
    Choice eventChoice(const PlayEvent& play) const;
    Choice huntersCard() const;
    /// The cards that can answer here, whether Dracula holds them or not.
    void addReplies(Question& question, const std::vector<Action>& actions, std::initializer_list<DraculaEvent> cards) const;
    /// Every Event card that can be played now and is not among the choices.
    void addEvents(Question& question, const std::vector<Action>& actions) const;
    Choice roadChoice(const Roadblock& road, ChoiceKind kind) const;
    QString whatHolds(Hunter hunter, bool where = true) const;
    QString placeWords(const CardPlace& place) const;
    QString arrivalWords(const Due& due, const ArrivalPreview& preview) const;

    // turn_flow_combat.cpp
    /// Such as `Ambush Mina?`: a sentence in which the hunter is %1 and, where there is one, the place %2, both with their forms.
    QString saying(const QString& sentence, Hunter hunter, std::optional<LocationId> place = std::nullopt) const;

    Question combat(const Due& due) const;
    Question combatCards() const;
    Question engage() const;
    Choice combatChoice(CombatCard card, const Answer& answer) const;

    QString event(DraculaEvent card) const { return sentences_.event(card); }
    QString event(HunterEvent card) const { return sentences_.hunterEvent(card); }
    QString card(HunterCard card) const { return sentences_.hunterCard(card); }
    QString card(CombatCard card) const { return sentences_.combatCard(card); }

    std::vector<Action> legal() const;
    std::vector<Play> plays() const;
    /// `matures`: it can come to that where it would lie.
    Choice encounterChoice(EncounterKind kind, Answer answer, bool matures = true) const;
    void sortPlaces(std::vector<Choice>& choices) const;
    /// By the alphabet of the user's language, from this one on.
    void sortNames(std::vector<Choice>& choices, std::size_t from = 0) const;
    QString trailPlace(const Hideout& hideout) const;

    /// Those of one kind, in their order.
    template <typename T> static std::vector<T> all(const std::vector<Action>& actions)
    {
        std::vector<T> found;
        for (const Action& action : actions)
            if (const auto* one = std::get_if<T>(&action))
                found.push_back(*one);
        return found;
    }
    static bool has(const std::vector<Action>& actions, const Action& action)
    {
        return std::ranges::find(actions, action) != actions.end();
    }
    static HunterPlace placeOf(const GameState& state, Hunter hunter) { return state.hunters[static_cast<std::size_t>(hunter)]; }

    const Ruleset& ruleset_;
    const GameState& state_;
    const Sentences& sentences_;
    const TableTurn* turn_;
};

/// The combat screen shows this and not the map.
bool askedInCombat(const GameState& state);

} // namespace demeter::fury3e
