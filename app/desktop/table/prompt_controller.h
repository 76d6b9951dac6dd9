// What is asked at the table and what its buttons do, between a running game and the panel that shows it.
#pragma once

#include "app/desktop/table/turn_panel.h"
#include "app/table/public_game.h"

#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace demeter {

/// Keeps what has been half chosen at the table.
class PromptController final : public PromptSource {
public:
    explicit PromptController(TurnPanel& panel) : panel_(panel) { panel.setAsker(this); }
    /// What is done by a press that is not another draft.
    void onPress(std::function<void(const SeenChoice::Does&)> performed) { performed_ = std::move(performed); }

    /// Another table or turn: what was half chosen is forgotten. `takesBack`: the last entry can be taken back here.
    void begin(std::shared_ptr<const PublicGame> game, Language language, bool takesBack);
    /// Null: nothing was shown yet.
    const PublicGame* game() const { return game_.get(); }
    const Draft& draft() const { return draft_; }
    /// As it was asked last, without its choices.
    const SeenQuestion& question() const { return question_; }

    /// A place of the map was tapped. False if nobody can go there, or it cannot be named; then nothing has changed.
    bool choose(LocationId place);
    /// Entries that words can mean: one is asked about as if it had been tapped, of several one is chosen first.
    void offer(const std::vector<Entry>& entries);
    /// Something has been half chosen elsewhere.
    void take(Draft draft);
    /// What was typed and waits to be confirmed; nothing if there is no such thing, or it has just come up.
    std::optional<Entry> typed() const;
    /// Why an entry was refused, or why a place cannot be reached; and what the table can enter all the same.
    void say(const QString& text, const std::optional<Entry>& allowed);
    /// What has nothing to do with what is asked: that stays as it is.
    void tell(const QString& text) { say(text, half().allowed); }
    /// Back to the beginning of the turn. False if it stands there.
    bool cancel();

    Asked ask(const PromptRoom& room) override;
    void press(bool inTail, std::size_t index) override;
    bool isAnswer() const override { return question_.answers; }
    bool isWaiting() const override { return question_.waits; }
    bool takesEntries() const override { return question_.takesEntries; }
    bool isConfirming() const override;
    bool isSaying() const override { return !half().said.isEmpty(); }
    void clearMessage() override;

private:
    HalfChosen half() const { return game_ != nullptr ? game_->halfChosen(draft_) : HalfChosen(); }

    TurnPanel& panel_;
    std::shared_ptr<const PublicGame> game_;
    Language language_{};
    bool takesBack_ = true;
    Draft draft_;
    SeenQuestion question_; ///< with what its choices do
    std::function<void(const SeenChoice::Does&)> performed_;
};

} // namespace demeter
