// The table of a game on phones: what each of them is told, and what it may enter. Given only what the table sees; it cannot name the
// game's state.
#pragma once

#include "app/phones/phone_hub.h"
#include "app/phones/public_game.h"
#include "app/phones/table_messages.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace demeter::phones {

/// Why an entry was refused, and what the table can enter all the same.
template <typename Game> struct BasicEntryRefused {
    typename Game::Refusal why{};
    std::optional<typename Game::Action> allowed{};
    bool isHeld = false; ///< in place of `why`: the game was revealed, and everybody is asked first whether it goes on
};

/// What the hub asks of the program. Everything is called on the hub's thread.
template <typename Game> struct BasicHubHost {
    using Refused = std::optional<BasicEntryRefused<Game>>;
    std::function<void(ClientId, const Message&)> send;
    std::function<void(ClientId)> close; ///< it does not keep to the messages
    /// The hunters' entry, exactly as from the table screen. Nothing if it was done.
    std::function<Refused(const typename Game::Action&)> enter;
    /// The same of what is no action: nothing if it was done.
    std::function<Refused()> othersPass, takeBack;
    /// Why the hunter whose turn it is cannot go there; nothing if there is no such hunter.
    std::function<Refused(LocationId)> whyNot;
    /// See `PhoneLine`.
    std::function<void(const ChanceAction&)> addChance = {};
};

/// Keeps all phones at the table's step. Made of what the table sees alone, so twin games send the same bytes at the same steps.
///
/// `Game` is a struct of types and static pure functions, by which a game says what its table sees. The words come in the language of the
/// `Sentences`, which is installed.
/// - `Ruleset` (its `board`), `Log` (a list of `BasicPublicStep`), `Turn`, `Action`, `Refusal`, `Sentences`: as the core and app/text have
///   them; `Moment`, `Draft`, `Asked`, `Choice`: what is asked at the table, from app/table;
/// - `sentences(rules, language)`;
/// - `besides()`: what the spaces beside the trail are called; empty: as the page calls them;
/// - `table(seen, sentences)`, and of it `announced(seen, sentences)`: how everything lies;
/// - `carriesNews(log, n)`, `time(view, sentences)`, `said(log, n, sentences)`, `owner(step)`: the log; `happened(log, n, sentences)`: the
///   same of a step with what is no news;
/// - `News`, which finds what everybody should look up for (app/table/moment_news.h), and `moment(found, sentences)`;
/// - `isFor(seen, hunters)`: whether who plays these hunters may enter something;
/// - `momentOf(seen)`, `momentFor(seen, hunters)`: what is asked, and what of it they may enter;
/// - `asked(moment, draft, sentences)`, `tapped(moment, draft, place)`: its answers; `question(moment, draft, sentences)`: how it is
///   shown, but for its choices and topic, with the places that can be gone to, and the one that was chosen;
/// - `why(refusal, sentences)`; `notWritten()`, the refusal of what could not be written;
/// - the book: `bookFolder` (of `resources/book`), `book(rules, sentences)`, `haveOneBook(rules, rules)`, and where it tells of what is
///   asked or refused: `topicOf(moment)` and `topicOf(refusal, sentences)`.
template <typename Game> class BasicTableHub final : public PhoneHub {
public:
    using Seen = BasicPublicGame<Game>;
    using Refused = BasicEntryRefused<Game>;
    using Action = typename Game::Action;
    using Draft = typename Game::Draft;
    using Sentences = typename Game::Sentences;
    using Does = decltype(Game::Choice::does);

    explicit BasicTableHub(BasicHubHost<Game> host);
    ~BasicTableHub() override;

    std::string_view bookFolder() const override { return Game::bookFolder; }

    /// The table has changed, or another game has begun. The same again sends nothing.
    void show(Seen game);

private:
    /// What has been half chosen on a phone.
    struct Half {
        Draft draft;
        QString refusal;      ///< words of the last one
        QString refusalTopic; ///< where the book tells why
    };

    bool hasGame() const override { return game_.has_value(); }
    void forgetGame() override;
    void forgetDraft(ClientId client) override;
    void forgetPhone(ClientId client) override { halves_.erase(client); }
    void ask(ClientId client, Phone& phone) override;
    void welcome(ClientId client, Phone& phone, const Json& said, bool first) override;
    void tellBook(ClientId client, Phone& phone) override;
    void tellLines(ClientId client, std::size_t from) override;
    void act(ClientId client, Phone& phone, const Pressed& pressed) override;

    const Sentences& sentencesIn(Language language) const;
    std::array<QString, hunterCount> names(const Sentences& sentences) const;
    std::string gameText(const Sentences& sentences) const;
    std::string tableText(const Sentences& sentences) const;
    std::string logText(std::size_t from, std::size_t entriesBefore, const Sentences& sentences) const;
    bool isMine(const Phone& phone) const;
    typename Game::Moment momentFor(const Phone& phone) const;
    Draft draftOf(Half& half, const Refused& refused, const Sentences& sentences) const;
    std::optional<Does> tapOn(ClientId client, const Phone& phone, const std::string& place, const Sentences& sentences);
    std::optional<Does> pressOn(ClientId client, const Phone& phone, const std::string& button, const Sentences& sentences);
    void perform(ClientId client, const Does& does);
    QStringList cameFirst(std::size_t step, const Sentences& sentences) const;

    BasicHubHost<Game> host_;
    std::optional<Seen> game_;
    typename Game::News news_;
    mutable std::map<Language, Sentences> sentences_; ///< about this board; made where they are needed
    struct Book {
        std::string sign;
        Message message;
    };
    std::map<Language, Book> books_; ///< of this game; made where they are asked for
    std::map<ClientId, Half> halves_;
};

/// How many entries the first steps of a log have made: one a step that carries news.
template <typename Game> std::size_t logEntriesOf(const typename Game::Log& log, std::size_t steps)
{
    std::size_t entries = 0;
    for (std::size_t n = 0; n < std::min(steps, log.size()); ++n)
        entries += Game::carriesNews(log, n) ? 1 : 0;
    return entries;
}

} // namespace demeter::phones
