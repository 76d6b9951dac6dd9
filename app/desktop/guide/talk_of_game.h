// A talk whose answers go into the record of a game.
#pragma once

#include "app/desktop/guide/talk_inside.h"

#include <optional>

namespace demeter {

/// `Controller` is a `BasicGameController` that tells what it refused.
template <typename Controller, typename Question, typename Further> class TalkOfGame : public TalkInside<Question, Further> {
    using Inside = TalkInside<Question, Further>;

public:
    using Inside::choose;
    void takeBack() override { travel(false); }
    void doAgain() override { travel(true); }

protected:
    using Action = typename Controller::Action;
    using Violation = typename Controller::Refusal;

    TalkOfGame(Controller& game, QObject* parent) : Inside(parent), game_(game)
    {
        QObject::connect(&game_, &Controller::changed, this, [this] {
            if (game_.hasGame())
                this->gameChanged();
        });
        QObject::connect(&game_, &Controller::refused, this, [this](const Violation& violation) {
            if (game_.hasGame())
                onRefused(violation);
        });
        const auto nothing = [this] {
            tried_.reset();
            this->travelled_.clear();
        };
        QObject::connect(&game_, &Controller::failed, this, nothing);
        QObject::connect(&game_, &Controller::playOnAsked, this, nothing);
    }

    /// What the game refused, whoever tried it.
    virtual void onRefused(const Violation& violation) = 0;
    /// Undo, or redo.
    virtual void travel(bool forward) = 0;

    void forget() override
    {
        Inside::forget();
        tried_.reset();
    }
    /// Answers with a choice of the question: with that which it shows in `what`. Nothing happens if none of the choices is that.
    template <typename T> void chooseAt(const T& what)
    {
        if (const auto* choice = this->question_.at(what)) {
            const auto chosen = *choice; // a copy: the question changes with the answer
            this->answer(chosen.answer, chosen.place);
        }
    }
    void submit(const Action& action)
    {
        tried_ = action;
        game_.submit(action);
    }

    Controller& game_;
    std::optional<Action> tried_; ///< submitted by this talk; how it ends is not known yet
};

} // namespace demeter
