// What is asked, tried, refused and answered: the talk with a game, whatever shows it.
#pragma once

#include "app/desktop/fury3e/game_controller.h"
#include "app/desktop/guide/question.h"

#include <QObject>

#include <optional>
#include <vector>

namespace demeter {

using namespace fury3e;

/// Asks the one decision that is due and takes answers, wherever they come from: choices, taps on a map, typed words. What the rules forbid
/// changes nothing and is refused with the reason; what may be meant otherwise is asked about once. Needs no window.
class Conversation : public QObject {
    Q_OBJECT

public:
    explicit Conversation(GameController& game, QObject* parent = nullptr);

    const Question& question() const { return question_; }
    /// Which question inside the decision that is; nothing for the decision itself.
    std::optional<SubQuestion> inside() const { return inside_.empty() ? std::nullopt : std::optional(inside_.back()); }
    /// The way there: every question inside the decision that has been gone through, or none.
    const std::vector<SubQuestion>& path() const { return inside_; }
    /// The place that was refused last.
    std::optional<LocationId> refusedPlace() const { return refused_; }
    /// The question's note, or what has come in its place.
    const Said& said() const { return said_; }

    /// Asks from the beginning of the decision that is due, as for a game that was not shown before.
    void begin();
    /// Asks where it was left. The way must have been taken in the decision that is due now.
    void resume(const std::vector<SubQuestion>& path);
    /// Asks the same again, in the language of now.
    void askAgain();

    /// Answers with a choice of the question.
    void choose(std::size_t index);
    /// The same, for what shows a card of the hand, a slot or a lair; nothing happens if none of the choices is that.
    void choose(EncounterKind card) { chooseAt(card); }
    void choose(Slot slot) { chooseAt(slot); }
    void choose(LairSpace space) { chooseAt(space); }
    /// Why a slot or a lair is not among the choices.
    void why(Slot slot);
    void why(LairSpace space);
    /// One more or one less of a choice that is a number.
    void step(std::size_t index, bool more);
    /// Answers with a place; with `whyOnly` it is only said whether it can be chosen, or why not.
    void tap(LocationId place, bool whyOnly = false);
    /// What hunters do, as it was typed.
    void type(const QString& words);
    /// To the question before this one.
    void back();
    /// Undo and redo; what they were about is said.
    void takeBack() { travel(false); }
    void doAgain() { travel(true); }

    enum class Why : std::uint8_t {
        Again,   ///< `begin`, `askAgain`
        Changed, ///< the game has changed
        Inside,  ///< an answer asks further
        Back,    ///< `back`
    };

signals:
    /// There is a question to show, and what is said with it.
    void asked(demeter::Conversation::Why why);
    /// The question stays; something else is said, and another place may be the refused one.
    void spoke();
    /// The hunters have played a card: this one, if it is known.
    void huntersCardsAsked(std::optional<demeter::fury3e::HunterEvent> card);

private:
    void onChanged();
    void onRefused(const Violation& violation);
    void forget();
    void ask(Why why);
    void ask(const SubQuestion& inside);
    template <typename T> void chooseAt(T what)
    {
        if (const Choice* choice = question_.at(what))
            answer(Choice(*choice)); // a copy: the question changes with the answer
    }
    void answer(const Choice& choice) { answer(choice.answer, choice.place); }
    void answer(const Answer& answer, std::optional<LocationId> place);
    void attempt(const Action& action);
    void why(const QString& name, const Choice* off);
    void refuse(const Violation& violation, std::optional<LocationId> place = std::nullopt);
    void say(Said::Voice voice, const QString& strong, const QString& text, const QString& topic = {});
    void travel(bool forward);

    GameController& game_;
    Question question_;
    Said said_;
    std::vector<SubQuestion> inside_; ///< the way into the question
    std::optional<Action> warned_;    ///< asked about once already
    std::optional<Action> tried_;     ///< submitted by this conversation; how it ends is not known yet
    std::optional<LocationId> refused_;
    QString travelled_; ///< what is just being taken back or done again
};

} // namespace demeter
