// The table on phones: what each of them is told, and what it may enter. Given only what the table sees; it cannot name the game's state.
#pragma once

#include "app/phones/chance_gatherer.h"
#include "app/phones/phone_service.h"
#include "app/phones/table_book.h"
#include "app/phones/table_messages.h"
#include "app/table/moment_news.h"
#include "app/table/table_question.h"
#include "core/base/json_reader.h"
#include "core/base/language.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace demeter::phones {

using namespace fury3e;

/// Why an entry was refused, and what the table can enter all the same.
struct EntryRefused {
    Violation why;
    std::optional<Action> allowed;
};

/// What the hub asks of the program. Everything is called on the hub's thread.
struct HubHost {
    std::function<void(ClientId, const Message&)> send;
    std::function<void(ClientId)> close; ///< it does not keep to the messages
    /// The hunters' entry, exactly as from the table screen. Nothing if it was done.
    std::function<std::optional<EntryRefused>(const Action&)> enter;
    /// The same of what is no action: nothing if it was done.
    std::function<std::optional<EntryRefused>()> othersPass, takeBack;
    /// Why the hunter whose turn it is cannot go there; nothing if there is no such hunter.
    std::function<std::optional<EntryRefused>(LocationId)> whyNot;
    /// Chance that phones have promised or given, into the game. May be left empty: then phones give none.
    std::function<void(const ChanceAction&)> addChance = {};
};

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

/// Keeps all phones at the table's step. Made of what the table sees alone, so twin games send the same bytes at the same steps (INV-8).
class TableHub {
public:
    explicit TableHub(HubHost host) : host_(std::move(host)) {}

    /// The table has changed, or another game has begun. The same again sends nothing.
    void show(SeenGame game);
    /// No game is open: phones wait.
    void clear();
    /// The table is no longer shown on phones: they are told so, and forgotten.
    void switchOff();
    void setEntering(PhonesEnter who);
    PhonesEnter entering() const { return entering_; }
    /// Nobody plays him on a phone any longer, until somebody says so anew.
    void takeHunterBack(Hunter hunter);

    // From the server, in order.
    void joined(ClientId client);
    void left(ClientId client);
    void arrived(ClientId client, std::string_view text);

    // Searching takes longer than all else that a phone can ask for, so somebody else does it, one after the other.

    /// Whether a phone looks for something.
    bool hasWish() const;
    /// The next phone's wish: the newest that it has said. They take turns.
    std::optional<BookWish> takeWish();
    /// What was found; a phone that has gone meanwhile is told nothing.
    void found(const BookWish& wish, const std::vector<BookHit>& hits);

    // Chance for the decks: phones are waited for only so long.

    /// Phones have been asked, and some have not answered yet.
    bool gathersChance() const { return host_.addChance && chance_.isOn() && !chance_.isComplete(); }
    /// Takes what has come in, if all have answered or `late`.
    void takeChance(bool late);

    /// Phones that show the table now.
    std::size_t watching() const;
    /// Who is played on phones.
    HunterSet played() const;

private:
    struct Phone {
        bool greeted = false; ///< has said what it has
        Language language = Language::En;
        HunterSet plays;
        TableDraft draft;
        std::uint32_t question = 0; ///< number of the question that it was sent last
        QString refusal;            ///< words of the last one
        QString refusalTopic;       ///< where the book tells why
        bool reads = false;         ///< has asked for the book, and is told when it is another one
        std::string book;           ///< sign of the one that it has
        std::optional<BookWish> wish;
    };
    template <typename Tell> void inEachLanguage(Tell tell);
    const Sentences& sentencesIn(Language language) const;
    TableMoment momentFor(const Phone& phone) const;
    TableAsked askedOf(const Phone& phone, const Sentences& sentences) const;
    bool isMine(const Phone& phone) const;
    void ask(ClientId client, Phone& phone, const Sentences& sentences);
    void greet(ClientId client, Phone& phone, const Json& said);
    void act(ClientId client, Phone& phone, const Json& said);
    void tellBook(ClientId client, Phone& phone, const Sentences& sentences);
    TableDraft draftOf(Phone& phone, const EntryRefused& refused, const Sentences& sentences) const;
    std::optional<TableChoice::Does> tapOn(Phone& phone, const std::string& place, const Sentences& sentences) const;
    std::optional<TableChoice::Does> pressOn(const Phone& phone, const std::string& button, const Sentences& sentences) const;
    void perform(ClientId client, const TableChoice::Does& does);
    void send(ClientId client, std::string text) { host_.send(client, std::make_shared<const std::string>(std::move(text))); }

    HubHost host_;
    std::optional<SeenGame> game_;
    MomentNews news_;
    ChanceGatherer chance_;
    mutable std::map<Language, Sentences> sentences_; ///< about this board; made where they are needed
    struct Book {
        std::string sign;
        Message message;
    };
    std::map<Language, Book> books_; ///< of this game; made where they are asked for
    std::map<ClientId, Phone> phones_;
    ClientId served_ = 0; ///< whose wish was taken last
    PhonesEnter entering_ = PhonesEnter::OwnHunters;
};

} // namespace demeter::phones
