// The talk with a game of the second edition.
#pragma once

#include "app/book/book.h"
#include "app/desktop/guide/talk_of_game.h"
#include "app/fury2e/desktop/game_controller.h"
#include "app/fury2e/desktop/guide/question.h"

#include <optional>

namespace demeter::fury2e {

/// Asks the one decision that is due and takes answers, wherever they come from. What the rules forbid changes nothing and is refused with
/// the reason; what hunters do against the rules the table may allow. Needs no window.
class Conversation : public TalkOfGame<GameController, Question, SubQuestion> {
    Q_OBJECT

public:
    explicit Conversation(GameController& game, QObject* parent = nullptr);

    using TalkOfGame::choose;
    /// Answers with a choice of the question: with a card of the trail or the Catacombs, or one of the hand. Where it is none, it is said
    /// why not.
    void choose(const CardPlace& space);
    void choose(Encounter token) { chooseAt(token); }
    void choose(DraculaEvent event) { chooseAt(event); }
    void tap(LocationId place, bool whyOnly = false) override;
    void type(const QString& words) override;
    /// How the game stands to the question: behind the time phase where no card comes before it (2E-TURN-3). That phase is entered with
    /// what is done then, always: else the table could tell by its moment whether he holds such a card.
    const GameState& stands() const { return ahead_ ? *ahead_ : game_.state(); }
    /// The topic of the book that fits what is asked. Made from what is hidden, for Dracula's screen alone.
    TopicId topic() const;

signals:
    /// The hunters say a word for the reserve: it is to be typed.
    void wordsAsked();

private:
    Question makeQuestion() const override;
    std::optional<GameState> behindTime() const;
    QStringList news() const override;
    void answer(const Answer& answer, std::optional<LocationId> place) override;
    void onRefused(const Action& tried, const Violation& violation) override;
    /// The headword under which the book says why; empty if there is none.
    QString headword(const Violation& violation) const;
    void refuse(const Violation& violation, std::optional<LocationId> place = std::nullopt);
    void travel(bool forward) override;

    mutable std::optional<GameState> ahead_; ///< made with the question
};

} // namespace demeter::fury2e
