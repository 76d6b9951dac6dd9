// What a game asks at the table and what its buttons do, between the game's own questions and the panel that shows them.
#pragma once

#include "app/desktop/table/turn_panel.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

namespace demeter {

/// `Game` names the types of a game's questions, and has them made:
/// - `Moment`: everything that the table knows of its question, with the action `lastEntry` that can be taken back;
/// - `Draft`: what has been half chosen: `pending`, `byWords`, `allowed`, `meanings`, `said`; a value;
/// - `Action`, `Sentences`; `Choice`, a `PromptChoice` that `does` something: an `Action`, a `Draft`, or something that the screen does;
/// - `asked(moment, draft, room, sentences)`: a `Prompt` with `choices` and `tail`;
/// - `meaning(actions)`, a `Draft`; `tapped(moment, draft, place)`, perhaps one;
/// - `isAnswer`, `isWaiting`, `takesEntries` of a moment.
template <typename Game> class PromptController final : public PromptSource {
public:
    using Moment = typename Game::Moment;
    using Draft = typename Game::Draft;
    using Action = typename Game::Action;
    using Sentences = typename Game::Sentences;
    using Choice = typename Game::Choice;
    using Does = decltype(Choice::does);

    explicit PromptController(TurnPanel& panel) : panel_(panel) { panel.setAsker(this); }
    /// What is done by a press that is not another draft.
    void onPress(std::function<void(const Does&)> performed) { performed_ = std::move(performed); }

    /// Another table or turn: what was half chosen is forgotten.
    void begin(Moment moment, const Sentences& sentences)
    {
        moment_ = std::move(moment);
        draft_ = {};
        panel_.forgetSheet();
        refresh(sentences);
    }
    /// The same in another language, theme or text size.
    void refresh(const Sentences& sentences)
    {
        sentences_ = sentences;
        panel_.setOrder(Game::order(moment_, sentences));
        panel_.renew();
    }
    const Moment& moment() const { return moment_; }
    const Draft& draft() const { return draft_; }

    /// A place of the map was tapped. False if nobody can go there, or it cannot be named; then nothing has changed.
    bool choose(LocationId place)
    {
        auto draft = sentences_ ? Game::tapped(moment_, draft_, place) : std::nullopt;
        if (draft)
            take(std::move(*draft));
        return draft.has_value();
    }
    /// Entries that words can mean: one is asked about as if it had been tapped, of several one is chosen first.
    void offer(std::vector<Action> entries)
    {
        Draft draft = Game::meaning(std::move(entries));
        draft.byWords = draft.pending.has_value();
        take(std::move(draft));
    }
    /// Something has been half chosen elsewhere.
    void take(Draft draft)
    {
        draft_ = std::move(draft);
        panel_.renew();
    }
    /// What was typed and waits to be confirmed; nothing if there is no such thing, or it has just come up.
    std::optional<Action> typed() const { return draft_.byWords && !panel_.isDead() ? draft_.pending : std::nullopt; }
    /// Why an entry was refused, or why a place cannot be reached; and what the table can enter all the same.
    void say(const QString& text, const std::optional<Action>& allowed)
    {
        draft_.said = text;
        if (allowed != draft_.allowed) {
            draft_.allowed = allowed;
            draft_.pending.reset();
            draft_.meanings.clear();
            panel_.renew();
            return;
        }
        panel_.say(text);
    }
    /// What has nothing to do with what is asked: that stays as it is.
    void tell(const QString& text) { say(text, std::optional(draft_.allowed)); }
    /// Back to the beginning of the turn. False if it stands there.
    bool cancel()
    {
        const bool stands = draft_ == Draft{} && !panel_.isTyping();
        if (!stands)
            take({});
        return !stands;
    }

    Asked ask(const PromptRoom& room) override
    {
        if (!sentences_)
            return {};
        auto asked = Game::asked(moment_, draft_, room, *sentences_);
        const auto looks = [](const std::vector<Choice>& choices) {
            return std::vector<PromptChoice>(choices.begin(), choices.end()); // without what they do
        };
        choices_ = std::move(asked.choices);
        tail_ = std::move(asked.tail);
        return {static_cast<const Prompt&>(asked), looks(choices_), looks(tail_)};
    }
    void press(bool inTail, std::size_t index) override
    {
        const auto& row = inTail ? tail_ : choices_;
        if (index >= row.size())
            return;
        const Does does = row[index].does; // a copy: what is entered forgets what was half chosen
        if (const auto* draft = std::get_if<Draft>(&does))
            take(*draft);
        else if (performed_)
            performed_(does);
    }
    bool isAnswer() const override { return Game::isAnswer(moment_); }
    bool isWaiting() const override { return Game::isWaiting(moment_); }
    bool takesEntries() const override { return Game::takesEntries(moment_); }
    bool isConfirming() const override { return draft_.pending || draft_.allowed; }
    bool isSaying() const override { return !draft_.said.isEmpty(); }
    void clearMessage() override { draft_.said.clear(); }

private:
    TurnPanel& panel_;
    std::optional<Sentences> sentences_; ///< in the language of now
    Moment moment_;
    Draft draft_;
    std::vector<Choice> choices_, tail_; ///< as they were asked last
    std::function<void(const Does&)> performed_;
};

} // namespace demeter
