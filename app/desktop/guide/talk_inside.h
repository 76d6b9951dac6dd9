// A talk that can ask further inside a decision, before anything is done.
#pragma once

#include "app/desktop/guide/talk.h"

#include <QStringList>

#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

namespace demeter {

/// `Question` is a `BasicQuestion` and `Further` what is asked inside a decision, with a field `what` and `replaces()`: whether it comes in
/// place of one of the same kind instead of after it, so that there is nothing in between to go back to.
template <typename Question, typename Further> class TalkInside : public Talk {
public:
    using Talk::Talk;

    const Question& question() const { return question_; }
    /// Which question inside the decision that is; nothing for the decision itself.
    std::optional<Further> inside() const { return inside_.empty() ? std::nullopt : std::optional(inside_.back()); }
    /// The way there: every question inside the decision that has been gone through, or none.
    const std::vector<Further>& path() const { return inside_; }

    const Prompt& asks() const override { return question_; }
    std::vector<ShownChoice> offers() const override { return offersOf(question_.choices); }
    bool isInside() const override { return !inside_.empty(); }
    bool isSteppedOn() const override { return !inside_.empty() && inside_.back().replaces(); }
    LocationSet legal() const override { return question_.legal(); }
    bool legalIsHunters() const override { return question_.legalIsHunters(); }

    void begin() override
    {
        forget();
        travelled_.clear();
        ask(Why::Again);
    }
    /// Asks where it was left. The way must have been taken in the decision that is due now.
    void resume(const std::vector<Further>& path)
    {
        forget();
        inside_ = path;
        ask(Why::Again);
    }
    void askAgain() override { ask(Why::Again); }
    void choose(std::size_t index) override
    {
        const auto choice = question_.choices[index]; // a copy: the question changes with the answer
        answer(choice.answer, choice.place);
    }
    void step(std::size_t index, bool more) override
    {
        const auto choice = question_.choices[index];
        if (const auto& next = more ? choice.more : choice.less)
            answer(*next, std::nullopt);
    }
    void back() override
    {
        if (inside_.empty())
            return;
        inside_.pop_back();
        movedOn();
        ask(Why::Back);
    }

protected:
    using Answer = std::remove_cvref_t<decltype(Question().choices.front().answer)>;

    virtual Question makeQuestion() const = 0;
    /// What has just happened in the game, sentence by sentence; it is said with a question that needs no note.
    virtual QStringList news() const = 0;
    virtual void answer(const Answer& answer, std::optional<LocationId> place) = 0;
    /// What was begun counts no longer.
    virtual void forget()
    {
        inside_.clear();
        refused_.reset();
    }

    /// Something else is asked within the decision.
    virtual void movedOn() { refused_.reset(); }

    void gameChanged()
    {
        forget();
        ask(Why::Changed);
    }
    void ask(Why why)
    {
        question_ = makeQuestion();
        said_ = {Said::Voice::Note, {}, question_.note, {}};
        if (why == Why::Changed) {
            const QStringList told = travelled_.isEmpty() ? news() : QStringList{travelled_};
            travelled_.clear();
            // What is due stands in the question; first is told what has just happened.
            if (!told.isEmpty() && !question_.noteFirst)
                said_ = {Said::Voice::News, {}, told.join(u' '), {}};
        }
        emit asked(why);
    }
    void ask(const Further& inside)
    {
        if (!inside_.empty() && inside.replaces() && inside_.back().what == inside.what)
            inside_.back() = inside;
        else
            inside_.push_back(inside);
        movedOn();
        ask(Why::Inside);
    }

    Question question_;
    std::vector<Further> inside_; ///< the way into the question
    QString travelled_;           ///< what is just being taken back or done again
};

} // namespace demeter
