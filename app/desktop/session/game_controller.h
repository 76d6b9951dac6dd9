// The one object between the window and a game, whichever game it is.
#pragma once

#include "app/desktop/session/games_folder.h"
#include "core/base/fault.h"
#include "core/base/language.h"
#include "core/journal/record.h"

#include <QObject>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace demeter {

/// What every game's controller says. Signals cannot stand in a template.
class ControllerSignals : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

signals:
    /// The one signal of a step: everything that shows the game shows it anew.
    void changed();
    /// A file could not be read or written, whoever wanted it.
    void failed(const demeter::Fault& fault);
    /// The table has to be asked first.
    void goBackAsked(std::size_t cursor);
    /// The game has been revealed as it stands, and the table has to be asked first whether it goes on. Nothing has changed.
    void playOnAsked();
};

/// In place of a refusal: the game was revealed as it stands, and everybody is asked first whether it goes on.
struct Held {};

/// Owns the game in play and its file. Widgets ask it to do things and show what it says; nothing else changes a game.
///
/// `Kind` is a struct of types and static functions:
/// - `Entries`, a `BasicTableEntries` (core/journal/table_entries.h), and through it the game; `Sentences`;
/// - `prepared(header, folder)`: fills in what the header says of files and of this program, and gives the rules that a game in this folder
///   begins from, or a fault;
/// - `sources(folder)`: what a record in this folder is opened with;
/// - `namesSource(rules)`: a pointer to what the sentences name, such as the board; `sentences(rules, language)`;
/// - `isChance(action)`: chance that came in, which is nobody's decision.
///
/// Its bodies are in game_controller_body.h; a game instantiates it in one file.
template <typename Kind> class BasicGameController : public ControllerSignals {
public:
    using Entries = typename Kind::Entries;
    using Game = typename Entries::Game;
    using Sentences = typename Kind::Sentences;
    using Record = BasicRecord<Game>;
    using Header = BasicRecordHeader<Game>;
    using Action = typename Game::Action;
    using State = typename Game::State;
    using Rules = typename Game::Rules;
    using Refusal = typename Game::Refusal;
    using News = typename Game::News;
    using Log = std::vector<typename Game::Step>;
    /// Nothing, or why something was not done; then nothing has changed, but for what was done before it.
    using Problem = std::variant<Refusal, Fault, Held>;
    using Done = std::expected<void, Problem>;

    /// The folder must outlive the controller.
    explicit BasicGameController(GamesFolder& games, QObject* parent = nullptr) : ControllerSignals(parent), games_(games) {}

    /// Starts a game in a new file with its first action; false after `failed`. Without an offer the seed alone deals.
    bool startGame(Header header, const Action& first, const std::optional<Offer>& offer = {});
    /// Opens a game; false after `failed`. `notices` tells what was wrong with the file.
    bool openGame(const QString& path);
    void closeGame();

    bool hasGame() const { return record_.has_value(); }
    const Record& record() const { return *record_; }
    const State& state() const { return record_->state(); }
    const Rules& ruleset() const { return record_->ruleset(); }
    const std::vector<OpeningNotice>& notices() const { return notices_; }
    /// Why the game can only be read here, whatever its file is like: most often it is open in another window.
    const std::optional<Fault>& onlyRead() const { return onlyRead_; }
    const QString& gamesFolder() const { return games_.path(); }
    /// Others could read the key file, and nobody was told yet.
    bool keyWasOpen() const { return games_.keyWasOpen(); }
    /// The key file that was written anew, and nobody was told yet.
    std::optional<std::string> renewedKey() const
    {
        return games_.keyWasRenewed() ? std::optional(games_.keyFile()->path()) : std::nullopt;
    }
    /// The notices have been read, those about the key too.
    void forgetNotices()
    {
        games_.forgetKeyNotices();
        notices_.clear();
    }
    /// What the table does next: made once a step, however many show it.
    const typename Entries::Turn& turn() const { return entries_.turn(*record_); }
    /// The game as the table followed it up to now.
    const Log& publicLog() const { return record_->publicLog(); }

    /// Names and sentences about the game, in the language that was set.
    const Sentences& sentences() const { return *sentences_; }
    void setLanguage(Language language);
    /// The language from which `sentences` are made.
    Language language() const { return language_; }

    /// The game was revealed as it stands, and nobody has agreed to play on yet: until then nothing changes it.
    bool isHeld() const;
    /// Everybody has been told that all was seen. If the game was held, `changed` says that it is not any more; else there was nothing to
    /// tell.
    void playOn();

    /// What is done, and what then nobody need be asked about, ends in `changed`. A fault is told to all by `failed` as well, and
    /// `playOnAsked` goes with `Held`.
    Done submit(const Action& action);
    /// One after the other, as far as they can be done; to the table they are one piece of news.
    Done submitAll(const std::vector<Action>& actions);
    Done undo();
    Done redo();
    /// Chance that came in, or what nobody was asked about.
    bool isUndecided(std::size_t entry) const
    {
        return Kind::isChance(record_->entries()[entry].action) || Entries::isUnasked(*record_, entry);
    }
    /// The number of the entry that decided something, at `entry` or last before it: what nobody decided goes back with that one.
    std::size_t decisionAt(std::size_t entry) const
    {
        while (entry > 0 && isUndecided(entry))
            --entry;
        return entry;
    }
    /// What was done with that entry, in words.
    QString wordsOf(std::size_t entry) const { return sentences_->action(record_->entries()[entry].action, record_->stateAt(entry)); }
    Done goTo(std::size_t cursor);
    /// Goes there, unless that is behind a code that the table was shown, or in a game that is held: then nothing has changed, and
    /// `goBackAsked` is the one signal. False if it did not go.
    bool goToIfAllowed(std::size_t cursor);
    /// The rounds of the codes that would count only for what came before, if the game went there.
    std::vector<std::uint16_t> codesPassed(std::size_t cursor) const;

    /// What is entered at the table, and what follows from it without anybody's being asked.
    Done enter(const Action& entry);
    /// Whoever is next and all behind pass, as far as they may: it stops where one of them cannot, and where a secret decision is due.
    Done letOthersPass();
    /// What was entered last, and all that followed from it, is the last thing that happened: it can be taken back, as a correction that
    /// the table's log keeps. What is decided in secret afterwards without the table's noticing goes with it, and changes nothing here:
    /// else the offer itself would tell of it. Not after the game has been opened anew.
    bool canTakeBackEntry() const { return record_ && entries_.canTakeBack(*record_); }
    Done takeBackEntry() { return canTakeBackEntry() ? goTo(entries_.began()) : Done(); }
    /// What was hidden and has come to light by it, in order: no correction makes the table forget it.
    std::vector<News> revealedByEntry() const { return record_ ? entries_.revealedByEntry(*record_) : std::vector<News>(); }
    /// The rounds of the codes behind which it goes to take that back.
    std::vector<std::uint16_t> codesPassedByEntry() const
    {
        return record_ ? entries_.codesPassed(*record_) : std::vector<std::uint16_t>();
    }
    /// What it was, or is while it is being entered; nothing if it cannot be taken back, or was a passing of several.
    std::optional<Action> lastEntry() const { return record_ ? entries_.lastEntry(*record_) : std::nullopt; }
    /// The same in words; what nobody had to be asked about may have gone before it.
    QString lastEntryWords() const
    {
        std::size_t entry = entries_.began();
        while (entry + 1 < record_->cursor() && record_->entries()[entry].action != *lastEntry())
            ++entry;
        return wordsOf(entry);
    }
    /// The first step of the table's log that belongs to what was entered last; after anything else that the table has noticed, the last
    /// step of the log.
    std::size_t newsBegins() const { return entries_.newsBegins(*record_); }
    const Entries& tableEntries() const { return entries_; }

    /// The line of what was done last; chance that comes in is nobody's doing, nor is what nobody was asked about.
    std::uint64_t lastDone() const;

private:
    Done held();
    Done finish(std::expected<void, BasicRecordRefusal<Game>> done);
    void fail(const Fault& fault);
    void renewSentences();

    GamesFolder& games_;
    Language language_ = Language::En;
    std::optional<Record> record_;
    std::vector<OpeningNotice> notices_;
    std::optional<Fault> onlyRead_;
    std::unique_ptr<Sentences> sentences_;
    std::shared_ptr<const void> worded_; ///< what `sentences_` names
    Entries entries_;                    ///< into this game
    std::string playedOn_;               ///< the head of the record at which everybody agreed to
};

} // namespace demeter
