// The talk with a game of the third edition.
#pragma once

#include "app/desktop/guide/talk_of_game.h"
#include "app/fury3e/desktop/game_controller.h"
#include "app/fury3e/desktop/guide/question.h"

#include <optional>

namespace demeter::fury3e {

/// Asks the one decision that is due and takes answers, wherever they come from: choices, taps on a map, typed words. What the rules forbid
/// changes nothing and is refused with the reason; what may be meant otherwise is asked about once. Needs no window.
class Conversation : public TalkOfGame<GameController, Question, SubQuestion> {
    Q_OBJECT

public:
    explicit Conversation(GameController& game, QObject* parent = nullptr);

    using TalkOfGame::choose;
    /// Answers with a choice of the question: with a card of the hand, a slot or a lair; nothing happens if none of the choices is that.
    void choose(EncounterKind card) { chooseAt(card); }
    void choose(Slot slot) { chooseAt(slot); }
    void choose(LairSpace space) { chooseAt(space); }
    /// Why a slot or a lair is not among the choices.
    void why(Slot slot);
    void why(LairSpace space);
    /// The hunters play this card: what it asks is asked.
    void huntersPlay(HunterEvent card);
    void tap(LocationId place, bool whyOnly = false) override;
    void type(const QString& words) override;

signals:
    /// The hunters play a card: the list of them is to be opened.
    void huntersCardsAsked();
    /// The hunters say a word for the decks: it is to be typed.
    void wordsAsked();

private:
    Question makeQuestion() const override;
    QStringList news() const override;
    void forget() override;
    void movedOn() override;
    void answer(const Answer& answer, std::optional<LocationId> place) override;
    void onRefused(const Action& tried, const Violation& violation) override;
    void attempt(const Action& action);
    void why(const QString& name, const Choice* off);
    void refuse(const Violation& violation, std::optional<LocationId> place = std::nullopt);
    void travel(bool forward) override;

    std::optional<Action> warned_; ///< asked about once already
};

} // namespace demeter::fury3e
