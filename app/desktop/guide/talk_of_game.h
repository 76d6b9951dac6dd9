// A talk whose answers go into the record of a game.
#pragma once

#include "app/desktop/guide/talk_inside.h"

#include <variant>

namespace demeter {

/// `Controller` is a `BasicGameController`.
template <typename Controller, typename Question, typename Further> class TalkOfGame : public TalkInside<Question, Further> {
    using Inside = TalkInside<Question, Further>;

public:
    using Inside::choose;
    void takeBack() override { travel(false); }
    void doAgain() override { travel(true); }
    /// Does it, or says why not.
    void submit(const typename Controller::Action& action)
    {
        const auto done = game_.submit(action);
        const auto* refused = done ? nullptr : std::get_if<typename Controller::Refusal>(&done.error());
        if (refused != nullptr)
            onRefused(action, *refused);
    }

protected:
    using Action = typename Controller::Action;
    using Violation = typename Controller::Refusal;

    TalkOfGame(Controller& game, QObject* parent) : Inside(parent), game_(game)
    {
        QObject::connect(&game_, &Controller::changed, this, [this] {
            if (game_.hasGame())
                this->gameChanged();
        });
    }

    /// What the game refused.
    virtual void onRefused(const Action& tried, const Violation& violation) = 0;
    /// Undo, or redo.
    virtual void travel(bool forward) = 0;

    /// Answers with a choice of the question: with that which it shows in `what`. Nothing happens if none of the choices is that.
    template <typename T> void chooseAt(const T& what)
    {
        if (const auto* choice = this->question_.at(what)) {
            const auto chosen = *choice; // a copy: the question changes with the answer
            this->answer(chosen.answer, chosen.place);
        }
    }
    Controller& game_;
};

} // namespace demeter
