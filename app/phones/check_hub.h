// A board comparison on phones: what each of them is told, and what it may do. The comparison itself is the program's.
#pragma once

#include "app/phones/check_messages.h"
#include "app/phones/phone_service.h"
#include "core/base/json_reader.h"
#include "core/base/language.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace demeter::phones {

/// What a phone asks for; always of the place that is shown now.
struct SetFact {
    BoardFact fact;
    std::string value;
    friend bool operator==(const SetFact&, const SetFact&) = default;
};
enum class CheckStep : std::uint8_t { Agree, Skip, Undo };
using CheckEntry = std::variant<SetFact, CheckStep>;

/// What the hub asks of the program. Everything is called on the hub's thread.
struct CheckHost {
    std::function<void(ClientId, const Message&)> send;
    std::function<void(ClientId)> close; ///< it does not keep to the messages
    /// Does it as from the program's own screen, which then calls `show`.
    std::function<void(const CheckEntry&)> enter;
};

/// Keeps all phones at the same place of the comparison, and at its newest step.
class CheckHub {
public:
    explicit CheckHub(CheckHost host) : host_(std::move(host)) {}

    /// How it stands now. The same again sends nothing.
    void show(const BoardComparison& comparison);
    /// It is no longer shown: phones are told why, and forgotten.
    void end(CheckEnd why);

    // From the server, in order.
    void joined(ClientId client) { phones_.try_emplace(client); }
    void left(ClientId client) { phones_.erase(client); }
    void arrived(ClientId client, std::string_view text);

    /// Phones that show it now.
    std::size_t watching() const;
    /// Grows with everything that is done, by whomever.
    std::uint64_t step() const { return step_; }

private:
    struct Phone {
        bool greeted = false;
        Language language = Language::En;
    };
    const FuryNames& sentencesIn(Language language) const;
    void greet(ClientId client, Phone& phone, const Json& said);
    void act(ClientId client, const Phone& phone, const std::string& what, const Json& said);
    std::optional<CheckEntry> missingAt(ClientId client, const std::string& id, const FuryNames& sentences) const;
    std::optional<CheckEntry> factFrom(const std::string& what, const std::string& other, const std::string& value) const;
    void send(ClientId client, std::string text) const { host_.send(client, std::make_shared<const std::string>(std::move(text))); }

    CheckHost host_;
    std::optional<BoardComparison> comparison_; ///< as it was shown last
    std::string progress_;
    std::uint64_t step_ = 0;
    mutable std::map<Language, FuryNames> sentences_; ///< made where they are needed
    std::map<ClientId, Phone> phones_;
};

} // namespace demeter::phones
