#include "app/desktop/table/prompt_controller.h"

namespace demeter {

void PromptController::begin(std::shared_ptr<const PublicGame> game, Language language, bool takesBack)
{
    game_ = std::move(game);
    language_ = language;
    takesBack_ = takesBack;
    draft_ = {};
    panel_.forgetSheet();
    panel_.setOrder(game_->order(language));
    panel_.renew();
}

bool PromptController::choose(LocationId place)
{
    auto draft = game_ != nullptr ? game_->tapped(draft_, place, std::nullopt) : std::nullopt;
    if (draft)
        take(std::move(*draft));
    return draft.has_value();
}

void PromptController::offer(const std::vector<Entry>& entries)
{
    take(game_->meant(entries));
}

void PromptController::take(Draft draft)
{
    draft_ = std::move(draft);
    panel_.renew();
}

std::optional<Entry> PromptController::typed() const
{
    HalfChosen half = this->half();
    return half.byWords && !panel_.isDead() ? std::move(half.pending) : std::nullopt;
}

void PromptController::say(const QString& text, const std::optional<Entry>& allowed)
{
    if (game_ == nullptr)
        return;
    const bool other = allowed != half().allowed;
    draft_ = game_->withRefusal(draft_, text, allowed);
    if (other)
        panel_.renew();
    else
        panel_.say(text);
}

bool PromptController::cancel()
{
    const bool stands = draft_ == Draft() && !panel_.isTyping();
    if (!stands)
        take({});
    return !stands;
}

PromptSource::Asked PromptController::ask(const PromptRoom& room)
{
    if (game_ == nullptr)
        return {};
    PromptRoom here = room;
    here.takesBack = takesBack_;
    question_ = game_->question(draft_, std::nullopt, here, language_);
    const auto looks = [](const std::vector<SeenChoice>& choices) {
        return std::vector<PromptChoice>(choices.begin(), choices.end()); // without what they do
    };
    return {question_, looks(question_.choices), looks(question_.tail)};
}

void PromptController::press(bool inTail, std::size_t index)
{
    const auto& row = inTail ? question_.tail : question_.choices;
    if (index >= row.size())
        return;
    const SeenChoice::Does does = row[index].does; // a copy: what is entered forgets what was half chosen
    if (const auto* draft = std::get_if<Draft>(&does))
        take(*draft);
    else if (performed_)
        performed_(does);
}

bool PromptController::isConfirming() const
{
    const HalfChosen half = this->half();
    return half.pending || half.allowed;
}

void PromptController::clearMessage()
{
    if (game_ != nullptr)
        draft_ = game_->withRefusal(draft_, {}, half().allowed);
}

} // namespace demeter
