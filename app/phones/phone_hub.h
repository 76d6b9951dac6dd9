// The phones at a table: who is there, in which language and for whom, whatever the game. What they are told and what they may enter a game
// says (table_hub.h).
#pragma once

#include "app/book/book_search.h"
#include "app/phones/chance_gatherer.h"
#include "app/phones/languages_spoken.h"
#include "app/phones/phone_service.h"
#include "app/table/public_game.h"
#include "app/text/in_language.h"
#include "core/base/chance_in_rounds.h"
#include "core/base/json_reader.h"
#include "core/base/language.h"
#include "core/base/seat.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace demeter::phones {

/// Who may enter what on phones; the table decides.
enum class PhonesEnter : std::uint8_t {
    Nothing,    ///< phones look on
    OwnHunters, ///< each for the hunters that it plays
    Everything,
};

/// What a phone looks for in the book.
struct BookWish {
    ClientId client = 0;
    std::uint32_t number = 0; ///< the phone's own, which the answer bears
    QString words;
    Language language = Language::En;
};

/// How phones are reached. Everything is called on the hub's thread.
struct PhoneLine {
    std::function<void(ClientId, const Message&)> send;
    std::function<void(ClientId)> close; ///< it does not keep to the messages
    /// Chance that phones have promised or given, into the game. May be left empty: then phones give none.
    std::function<void(const ChanceAction&)> addChance = {};
    /// Gives this document to every phone that asks for it, and nobody else; where. May be left empty: then there is none to be had.
    std::function<std::string(std::shared_ptr<const std::string>)> givePage = {};
};

/// Keeps all phones at the table's step.
class PhoneHub {
public:
    explicit PhoneHub(PhoneLine line) : line_(std::move(line)) {}
    virtual ~PhoneHub() = default;
    PhoneHub(const PhoneHub&) = delete;
    PhoneHub& operator=(const PhoneHub&) = delete;

    /// No game is open: phones wait.
    void clear();
    /// The table is no longer shown on phones: they are told so, or that its game was `closed`, and forgotten.
    void switchOff(bool closed = false);
    void setEntering(PhonesEnter who);
    PhonesEnter entering() const { return entering_; }
    /// Nobody plays there on a phone any longer, until somebody says so anew.
    void takeSeatBack(Seat seat);

    // From the server, in order.
    void joined(ClientId client);
    void left(ClientId client);
    void arrived(ClientId client, std::string_view text);

    /// The folder of `resources/book` with the game's book.
    virtual std::string_view bookFolder() const = 0;
    // Searching takes longer than all else that a phone can ask for, so somebody else does it, one after the other.

    /// Whether a phone looks for something.
    bool hasWish() const;
    /// The next phone's wish: the newest that it has said. They take turns.
    std::optional<BookWish> takeWish();
    /// What was found; a phone that has gone meanwhile is told nothing.
    void found(const BookWish& wish, const std::vector<BookHit>& hits);

    // Chance for what a round draws from: phones are waited for only so long.

    /// Phones have been asked, and some have not answered yet.
    bool gathersChance() const { return line_.addChance && chance_.isOn() && !chance_.isComplete(); }
    /// Takes what has come in, if all have answered or `late`.
    void takeChance(bool late);

    /// Phones that show the table now.
    std::size_t watching() const;
    /// Who is played on phones.
    SeatSet played() const;

protected:
    struct Phone {
        bool greeted = false; ///< has said what it has
        Language language = Language::En;
        std::vector<std::string> says; ///< where it plays: ids, also of seats that the game of now has not
        SeatSet plays;                 ///< those that it has
        SeatSet held;                  ///< by other phones, as it was told last
        std::uint32_t question = 0;    ///< number of the question that it was sent last
        bool reads = false;            ///< has asked for the book, and is told when it is another one
        std::string book;              ///< sign of the one that it has
        std::optional<BookWish> wish;
    };
    /// What a phone has pressed or tapped, of which question of which step.
    struct Pressed {
        std::size_t step = 0;
        std::uint32_t question = 0;
        std::optional<std::string> button, place; ///< one of them
    };

    // What a game says. The language of the phone is installed.

    virtual bool hasGame() const = 0;
    virtual void forgetGame() = 0;
    /// What was half chosen on it.
    virtual void forgetDraft(ClientId client) = 0;
    /// It has gone.
    virtual void forgetPhone(ClientId client) = 0;
    virtual void ask(ClientId client, Phone& phone) = 0;
    /// To a phone that has said hello, or another language, everything is told; `said` is what it says that it has.
    virtual void welcome(ClientId client, Phone& phone, const Json& said, bool first) = 0;
    virtual void tellBook(ClientId client, Phone& phone) = 0;
    /// Of the revealed game, from this number on.
    virtual void tellLines(ClientId client, std::size_t from) = 0;
    /// This one with no language installed: what comes of it is said in the window's own.
    virtual void act(ClientId client, Phone& phone, const Pressed& pressed) = 0;

    /// For each language that is spoken on phones, while it is installed.
    template <typename Tell> void inEachLanguage(Tell tell) { phones::inEachLanguage(phones_, std::move(tell)); }
    template <typename Tell> void forAllIn(Language language, Tell tell)
    {
        for (auto& [client, phone] : phones_)
            if (phone.greeted && phone.language == language)
                tell(client, phone);
    }
    /// Of the game that is shown now. Phones may say where they play before there is one, and while it is closed.
    void setSeats(std::vector<SeatName> seats);
    /// Null: it has gone.
    Phone* phoneOf(ClientId client)
    {
        const auto found = phones_.find(client);
        return found != phones_.end() ? &found->second : nullptr;
    }
    void send(ClientId client, const Message& message) { line_.send(client, message); }
    void send(ClientId client, std::string text) { line_.send(client, std::make_shared<const std::string>(std::move(text))); }
    /// How far the chance of the round has come.
    void showChance(const ChanceAsked& asked) { chance_.show(asked); }
    /// Where phones find this document; empty: nowhere.
    std::string givePage(std::shared_ptr<const std::string> page)
    {
        return page && line_.givePage ? line_.givePage(std::move(page)) : std::string();
    }
    bool asksForChance() const { return static_cast<bool>(line_.addChance); }
    /// To whom names another step than the table's: somebody was faster, and this came first.
    static QString wentOn(const QStringList& first);
    /// A field of a phone's message; nothing if it is not there, or not of this kind.
    template <typename Value> static std::optional<Value> field(const Json& said, const char* name)
    {
        const auto found = said.find(name);
        if (found == said.end())
            return std::nullopt;
        if constexpr (std::is_same_v<Value, std::string>)
            return found->is_string() ? std::optional(found->template get<std::string>()) : std::nullopt;
        else
            return found->is_number_unsigned() ? std::optional(found->template get<Value>()) : std::nullopt;
    }

private:
    const SeatName* seatCalled(std::string_view id) const;
    SeatSet seatsCalled(const std::vector<std::string>& says) const;
    /// Where a phone says to play; nothing: it says something else, or there are no such seats.
    std::optional<std::vector<std::string>> saysIn(const Json& said) const;
    void greet(ClientId client, Phone& phone, const Json& said);
    /// Every phone for which it is otherwise hears who is played on others.
    void tellHeld();
    /// Everybody is asked anew.
    void askAll(bool forgetting);

    PhoneLine line_;
    ChanceGatherer chance_;
    std::map<ClientId, Phone> phones_;
    std::vector<SeatName> seats_; ///< of the game that was shown last; none: none was
    ClientId served_ = 0;         ///< whose wish was taken last
    PhonesEnter entering_ = PhonesEnter::OwnHunters;
};

} // namespace demeter::phones
