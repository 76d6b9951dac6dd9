#include "app/phones/phone_hub.h"

#include "app/phones/book_message.h"
#include "app/phones/table_messages.h"
#include "core/base/hex.h"

#include <QCoreApplication>

#include <algorithm>

namespace demeter::phones {

namespace {

/// That are looked for in the book.
constexpr qsizetype mostLetters = 200;

class HubWords {
    Q_DECLARE_TR_FUNCTIONS(HubWords)
};

} // namespace

// --- The game ---------------------------------------------------------------------------------------------------------------

void PhoneHub::takeChance(bool late)
{
    if (!line_.addChance || !chance_.isOn() || !(late || chance_.isComplete()))
        return;
    if (const auto action = chance_.take())
        line_.addChance(*action);
}

void PhoneHub::clear()
{
    forgetGame();
    chance_.show({});
    for (auto& [client, phone] : phones_) {
        forgetDraft(client);
        if (phone.greeted)
            send(client, goneMessage(false));
    }
}

void PhoneHub::switchOff(bool closed)
{
    for (const auto& [client, phone] : phones_)
        if (phone.greeted)
            send(client, goneMessage(!closed));
    for (const auto& [client, phone] : phones_) {
        forgetPhone(client);
        chance_.left(client);
    }
    phones_.clear();
}

void PhoneHub::askAll(bool forgetting)
{
    if (!hasGame())
        return;
    inEachLanguage([&](Language language) {
        forAllIn(language, [&](ClientId client, Phone& phone) {
            if (forgetting)
                forgetDraft(client);
            ask(client, phone);
        });
    });
}

void PhoneHub::setEntering(PhonesEnter who)
{
    if (std::exchange(entering_, who) != who)
        askAll(true);
}

void PhoneHub::takeSeatBack(Seat seat)
{
    for (auto& [client, phone] : phones_) {
        std::erase_if(phone.says, [&](const std::string& id) {
            const SeatName* said = seatCalled(id);
            return said != nullptr && said->seat == seat;
        });
        phone.plays.erase(seat);
        chance_.plays(client, phone.plays);
    }
    tellHeld();
    askAll(false);
}

void PhoneHub::tellHeld()
{
    for (auto& [client, phone] : phones_) {
        if (!phone.greeted)
            continue;
        SeatSet held;
        for (const auto& [other, theirs] : phones_)
            if (other != client)
                held = held | theirs.plays;
        if (std::exchange(phone.held, held) != held)
            send(client, heldMessage(held, seats_));
    }
}

void PhoneHub::setSeats(std::vector<SeatName> seats)
{
    const bool same = std::ranges::equal(seats_, seats, {}, &SeatName::id, &SeatName::id);
    seats_ = std::move(seats);
    if (same)
        return;
    for (auto& [client, phone] : phones_) {
        phone.plays = seatsCalled(phone.says);
        chance_.plays(client, phone.plays);
    }
    tellHeld();
}

std::size_t PhoneHub::watching() const
{
    return static_cast<std::size_t>(std::ranges::count_if(phones_, [](const auto& each) { return each.second.greeted; }));
}

SeatSet PhoneHub::played() const
{
    SeatSet seats;
    for (const auto& [client, phone] : phones_)
        seats = seats | phone.plays;
    return seats;
}

const SeatName* PhoneHub::seatCalled(std::string_view id) const
{
    const auto found = std::ranges::find(seats_, id, &SeatName::id);
    return found != seats_.end() ? &*found : nullptr;
}

SeatSet PhoneHub::seatsCalled(const std::vector<std::string>& says) const
{
    SeatSet seats;
    for (const std::string& id : says)
        if (const SeatName* seat = seatCalled(id))
            seats.insert(seat->seat);
    return seats;
}

std::optional<std::vector<std::string>> PhoneHub::saysIn(const Json& said) const
{
    const auto list = said.find("hunters");
    if (list == said.end() || !list->is_array() || list->size() > mostSeats)
        return std::nullopt;
    std::vector<std::string> says;
    for (const Json& each : *list) {
        if (!each.is_string() || (!seats_.empty() && seatCalled(each.get<std::string>()) == nullptr))
            return std::nullopt;
        says.push_back(each.get<std::string>());
    }
    return says;
}

QString PhoneHub::wentOn(const QStringList& first)
{
    return first.isEmpty() ? HubWords::tr("The table has gone on.") : HubWords::tr("The table has gone on. %1").arg(first.join(u' '));
}

// --- The book ---------------------------------------------------------------------------------------------------------------

bool PhoneHub::hasWish() const
{
    return std::ranges::any_of(phones_, [](const auto& each) { return each.second.wish.has_value(); });
}

std::optional<BookWish> PhoneHub::takeWish()
{
    const auto wishes = [](const auto& each) { return each.second.wish.has_value(); };
    auto next = std::find_if(phones_.upper_bound(served_), phones_.end(), wishes);
    if (next == phones_.end())
        next = std::ranges::find_if(phones_, wishes);
    if (next == phones_.end())
        return std::nullopt;
    served_ = next->first;
    return std::exchange(next->second.wish, std::nullopt);
}

void PhoneHub::found(const BookWish& wish, const std::vector<BookHit>& hits)
{
    if (phones_.contains(wish.client))
        send(wish.client, foundMessage(wish.number, hits));
}

// --- What phones say --------------------------------------------------------------------------------------------------------

void PhoneHub::joined(ClientId client)
{
    phones_.try_emplace(client);
}

void PhoneHub::left(ClientId client)
{
    phones_.erase(client);
    forgetPhone(client);
    chance_.left(client);
    tellHeld();
}

void PhoneHub::arrived(ClientId client, std::string_view text)
{
    const auto found = phones_.find(client);
    if (found == phones_.end())
        return;
    Phone& phone = found->second;
    const Json said = Json::parse(text, nullptr, false);
    const auto what = said.is_object() ? field<std::string>(said, "do") : std::nullopt;
    const bool hello = what == "hello";
    if (!what || hello == phone.greeted) { // the first message, and no other one, says hello
        line_.close(client);
        return;
    }
    if (what == "here") { // are you there?
        send(client, hereMessage());
        return;
    }
    if (hello || what == "language") {
        greet(client, phone, said);
    } else if (what == "play") {
        auto says = saysIn(said);
        if (!says) {
            line_.close(client);
            return;
        }
        phone.says = *std::move(says);
        phone.plays = seatsCalled(phone.says);
        chance_.plays(client, phone.plays);
        tellHeld();
        forgetDraft(client);
        if (hasGame()) {
            const InLanguage in(phone.language);
            ask(client, phone);
        }
    } else if (what == "book") {
        const auto has = field<std::string>(said, "has");
        if (!has) {
            line_.close(client);
            return;
        }
        if (!std::exchange(phone.reads, true)) // asked again it would be told again, as often as somebody likes
            phone.book = *has;
        if (hasGame()) {
            const InLanguage in(phone.language);
            tellBook(client, phone);
        }
    } else if (what == "find") {
        const auto words = field<std::string>(said, "words");
        const auto number = field<std::uint32_t>(said, "number");
        if (!words || !number) {
            line_.close(client);
            return;
        }
        phone.wish = BookWish{client, *number, QString::fromStdString(*words).left(mostLetters), phone.language};
    } else if (what == "promise" || what == "share") {
        const auto round = field<std::uint16_t>(said, "round");
        const auto bytes = field<std::string>(said, "bytes");
        Share read{};
        if (!round || !bytes || !readHex(*bytes, read)) {
            line_.close(client);
            return;
        }
        what == "promise" ? chance_.promise(client, *round, read) : chance_.give(client, *round, read);
    } else if (what == "lines") {
        const auto from = field<std::size_t>(said, "from");
        if (!from) {
            line_.close(client);
            return;
        }
        if (hasGame())
            tellLines(client, *from);
    } else if (what == "press" || what == "tap") {
        const auto step = field<std::size_t>(said, "step");
        const auto question = field<std::uint32_t>(said, "question");
        auto button = field<std::string>(said, "button"), place = field<std::string>(said, "place");
        if (!step || !question || button.has_value() == place.has_value()) {
            line_.close(client);
            return;
        }
        if (hasGame())
            act(client, phone, {*step, *question, std::move(button), std::move(place)});
    } else {
        line_.close(client);
    }
}

void PhoneHub::greet(ClientId client, Phone& phone, const Json& said)
{
    const auto code = field<std::string>(said, "language");
    const auto language = code ? languageFromCode(*code) : std::nullopt;
    if (!language) {
        line_.close(client);
        return;
    }
    if (!phone.greeted)
        chance_.joined(client);
    const bool first = !std::exchange(phone.greeted, true), other = std::exchange(phone.language, *language) != *language;
    if (!hasGame()) {
        send(client, goneMessage(false));
        return;
    }
    if (!first && !other)
        return;
    const InLanguage in(phone.language);
    welcome(client, phone, said, first);
    tellHeld();
}

} // namespace demeter::phones
