#include "app/phones/check_hub.h"

#include "app/phones/languages_spoken.h"
#include "app/text/comparison_words.h"
#include "app/text/in_language.h"
#include "app/text/resources.h"

#include <algorithm>
#include <array>
#include <utility>

namespace demeter::phones {

namespace {

/// A text in a phone's message; nothing if it is not there, or is none.
std::optional<std::string> textIn(const Json& said, const char* name)
{
    const auto found = said.find(name);
    return found != said.end() && found->is_string() ? std::optional(found->get<std::string>()) : std::nullopt;
}

std::optional<std::uint64_t> stepIn(const Json& said)
{
    const auto found = said.find("step");
    return found != said.end() && found->is_number_unsigned() ? std::optional(found->get<std::uint64_t>()) : std::nullopt;
}

} // namespace

const FuryNames& CheckHub::sentencesIn(Language language) const
{
    return sentences_.try_emplace(language, comparison_->sharedSource(), language).first->second;
}

void CheckHub::show(const BoardComparison& comparison)
{
    std::string progress = comparison.progressJson();
    if (comparison_ && comparison_->sharedSource() == comparison.sharedSource() && progress == progress_)
        return;
    const bool other = !comparison_ || comparison_->sharedSource() != comparison.sharedSource();
    const bool changed = other || comparison_->differences() != comparison.differences();
    if (other)
        sentences_.clear();
    comparison_ = comparison;
    progress_ = std::move(progress);
    ++step_;
    const auto board = std::make_shared<const std::string>(changed ? boardMessage(comparison) : std::string());
    inEachLanguage(phones_, [&](Language language) {
        const auto check = std::make_shared<const std::string>(other ? checkMessage(comparison) : std::string());
        const auto place = std::make_shared<const std::string>(placeMessage(comparison, step_, sentencesIn(language)));
        for (const auto& [client, phone] : phones_)
            if (phone.greeted && phone.language == language)
                for (const Message& each : {check, board, place})
                    if (!each->empty())
                        host_.send(client, each);
    });
}

void CheckHub::end(CheckEnd why)
{
    inEachLanguage(phones_, [&](Language language) {
        const auto gone = std::make_shared<const std::string>(checkGoneMessage(why));
        for (const auto& [client, phone] : phones_)
            if (phone.greeted && phone.language == language)
                host_.send(client, gone);
    });
    phones_.clear();
}

std::size_t CheckHub::watching() const
{
    return static_cast<std::size_t>(std::ranges::count_if(phones_, [](const auto& each) { return each.second.greeted; }));
}

void CheckHub::arrived(ClientId client, std::string_view text)
{
    const auto found = phones_.find(client);
    if (found == phones_.end())
        return;
    Phone& phone = found->second;
    const Json said = Json::parse(text, nullptr, false);
    const auto what = said.is_object() ? textIn(said, "do") : std::nullopt;
    if (!what || (*what == "hello") == phone.greeted) // the first message, and no other one, says hello
        host_.close(client);
    else if (*what == "here")
        send(client, hereMessage());
    else if (*what == "hello" || *what == "language")
        greet(client, phone, said);
    else
        act(client, phone, *what, said);
}

void CheckHub::greet(ClientId client, Phone& phone, const Json& said)
{
    const auto code = textIn(said, "language");
    const auto language = code ? languageFromCode(*code) : std::nullopt;
    if (!language) {
        host_.close(client);
        return;
    }
    const bool first = !std::exchange(phone.greeted, true), other = std::exchange(phone.language, *language) != *language;
    if (!comparison_ || (!first && !other))
        return;
    const InLanguage in(phone.language);
    send(client, checkMessage(*comparison_));
    send(client, boardMessage(*comparison_));
    send(client, placeMessage(*comparison_, step_, sentencesIn(phone.language)));
}

void CheckHub::act(ClientId client, const Phone& phone, const std::string& what, const Json& said)
{
    const auto step = stepIn(said);
    const auto fact = textIn(said, "what"), other = textIn(said, "other"), value = textIn(said, "value");
    const bool sets = what == "set", adds = what == "missing";
    constexpr std::array<std::pair<std::string_view, CheckStep>, 3> steps{
        {{"agree", CheckStep::Agree}, {"skip", CheckStep::Skip}, {"undo", CheckStep::Undo}}};
    const auto* goes = std::ranges::find(steps, what, &std::pair<std::string_view, CheckStep>::first);
    const bool steppedOn = goes != steps.end();
    if (!step || (!sets && !adds && !steppedOn) || (sets && (!fact || !value)) || (adds && !other)) {
        host_.close(client);
        return;
    }
    if (!comparison_)
        return;
    std::optional<CheckEntry> entry;
    {
        const InLanguage in(phone.language);
        const FuryNames& sentences = sentencesIn(phone.language);
        if (*step != step_) // somebody was faster
            send(client, checkToldMessage(goneOnWords()));
        else
            entry = steppedOn ? std::optional<CheckEntry>(goes->second)
                    : adds    ? missingAt(client, *other, sentences)
                              : factFrom(*fact, other.value_or(std::string()), *value);
        if (!entry)
            send(client, placeMessage(*comparison_, step_, sentences));
    }
    if (!entry)
        return;
    // What comes of it is said in the window's own language.
    const std::uint64_t before = step_;
    host_.enter(*entry);
    // Nothing to undo, or it is so already: whoever waits for an answer gets one.
    if (before == step_ && phones_.contains(client)) {
        const InLanguage in(phone.language);
        send(client, placeMessage(*comparison_, step_, sentencesIn(phone.language)));
    }
}

std::optional<CheckEntry> CheckHub::missingAt(ClientId client, const std::string& id, const FuryNames& sentences) const
{
    const auto other = comparison_->source().find(id);
    if (!other || *other == comparison_->place())
        return std::nullopt;
    const auto fact = missingLink(*comparison_, *other);
    // A tap beside the place that was meant shall not take a road away.
    if (fact && comparison_->board().joined(fact->a, fact->b))
        send(client, checkToldMessage(inTheListWords(*other, sentences)));
    else if (!fact)
        send(client, checkToldMessage(leadsNowhereWords(*other, sentences)));
    else
        return SetFact{*fact, "yes"};
    return std::nullopt;
}

std::optional<CheckEntry> CheckHub::factFrom(const std::string& what, const std::string& other, const std::string& value) const
{
    using What = BoardFact::What;
    const LocationId here = comparison_->place();
    const bool ownTrait = what == "size" || what == "region";
    const auto second = ownTrait ? std::optional(here) : comparison_->source().find(other);
    const auto kind = what == "road"      ? std::optional(What::Road)
                      : what == "rail"    ? std::optional(What::Rail)
                      : what == "sea-way" ? std::optional(What::SeaWay)
                      : what == "size"    ? std::optional(What::Size)
                      : what == "region"  ? std::optional(What::Region)
                                          : std::nullopt;
    if (!kind || !second || !comparison_->isPossible({*kind, here, *second}))
        return std::nullopt;
    return SetFact{{*kind, here, *second}, value};
}

} // namespace demeter::phones
