// The talk with a game, whichever it is and whatever shows it: what is asked, tried, refused and answered.
#pragma once

#include "app/prompt/prompt.h"

#include <QObject>

#include <cstddef>
#include <optional>
#include <vector>

namespace demeter {

/// Asks the one decision that is due and takes answers, wherever they come from: choices, taps on a map, typed words. What the rules forbid
/// changes nothing and is refused with the reason. Needs no window.
class Talk : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// What is asked now, and what can be chosen.
    virtual const Prompt& asks() const = 0;
    virtual std::vector<ShownChoice> offers() const = 0;
    /// It is a question inside the decision, and there is one before it.
    virtual bool isInside() const = 0;
    /// That question comes in place of one of the same kind: a number was stepped.
    virtual bool isSteppedOn() const = 0;
    /// What can be chosen on the map, and whose choice that is.
    virtual LocationSet legal() const = 0;
    virtual bool legalIsHunters() const = 0;
    /// The place that was refused last.
    std::optional<LocationId> refusedPlace() const { return refused_; }
    /// The question's note, or what has come in its place.
    const Said& said() const { return said_; }

    /// Asks from the beginning of the decision that is due, as for a game that was not shown before.
    virtual void begin() = 0;
    /// Asks the same again, in the language of now.
    virtual void askAgain() = 0;
    /// Answers with a choice of the question.
    virtual void choose(std::size_t index) = 0;
    /// One more or one less of a choice that is a number.
    virtual void step(std::size_t index, bool more) = 0;
    /// Answers with a place; with `whyOnly` it is only said whether it can be chosen, or why not.
    virtual void tap(LocationId place, bool whyOnly = false) = 0;
    /// What hunters do, as it was typed.
    virtual void type(const QString& words) = 0;
    /// To the question before this one.
    virtual void back() = 0;
    /// Undo and redo; what they were about is said.
    virtual void takeBack() = 0;
    virtual void doAgain() = 0;

    enum class Why : std::uint8_t {
        Again,   ///< `begin`, `askAgain`
        Changed, ///< the game has changed
        Inside,  ///< an answer asks further
        Back,    ///< `back`
    };

signals:
    /// There is a question to show, and what is said with it.
    void asked(demeter::Talk::Why why);
    /// The question stays; something else is said, and another place may be the refused one.
    void spoke();

protected:
    void say(Said::Voice voice, const QString& strong, const QString& text, const QString& topic = {})
    {
        said_ = {voice, strong, text, topic};
        emit spoke();
    }

    Said said_;
    std::optional<LocationId> refused_;
};

} // namespace demeter
