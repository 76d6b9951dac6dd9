// The one object between the window and the game.
#pragma once

#include "app/desktop/session/games_folder.h"
#include "app/text/sentences.h"
#include "core/fury3e/record/recorded.h"
#include "core/fury3e/record/table_entries.h"
#include "core/fury3e/view/public_log.h"

#include <QObject>

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace demeter {

using namespace fury3e;

/// Owns the game in play and its file. Widgets ask it to do things and show what it says; nothing else changes a game.
class GameController : public QObject {
    Q_OBJECT

public:
    /// The folder must outlive the controller.
    explicit GameController(GamesFolder& games, QObject* parent = nullptr) : QObject(parent), games_(games) {}

    /// Starts a game in a new file; false after `failed`. Without an offer the seed alone makes the decks.
    bool startGame(RecordHeader header, const PlaceHunters& hunters, const std::optional<Offer>& offer = {});
    /// Opens a game; false after `failed`. `notices` tells what was wrong with the file.
    bool openGame(const QString& path);
    void closeGame();

    bool hasGame() const { return record_.has_value(); }
    const Record& record() const { return *record_; }
    const GameState& state() const { return record_->state(); }
    const Ruleset& ruleset() const { return record_->ruleset(); }
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
    /// The game as the table followed it up to now.
    const PublicLog& publicLog() const { return record_->publicLog(); }

    /// Names and sentences about the game, in the language that was set.
    const Sentences& sentences() const { return *sentences_; }
    void setLanguage(Language language);
    /// The language from which `sentences` are made.
    Language language() const { return language_; }

    /// Each of them ends in exactly one signal, and returns true if that was `changed`.
    bool submit(const Action& action);
    /// One after the other, as far as they can be done; to the table they are one piece of news.
    bool submitAll(const std::vector<Action>& actions);
    bool undo();
    bool redo();
    bool goTo(std::size_t cursor);
    /// Goes there, unless that is behind a code that the table was shown: then nothing has changed, and `goBackAsked` says so. Exactly one
    /// signal in any case.
    void goToIfAllowed(std::size_t cursor);
    /// The rounds of the codes that would count only for what came before, if the game went there.
    std::vector<std::uint16_t> codesPassed(std::size_t cursor) const;

    /// What the hunters enter at the table, and what follows from it without Dracula's being asked (`afterEntry`). Every step of it ends in
    /// a signal as above. Nothing if it was done; else nothing has changed, and this is why.
    std::optional<Violation> enter(const Action& entry);
    /// The hunter whose action it is and all after him pass, as far as they may: it stops where one has to move (REV-8) and where Dracula
    /// has to decide.
    void letOthersPass();
    /// What was entered last, and all that followed from it, is the last thing that happened: it can be taken back, as a correction that
    /// the table's log keeps. What Dracula decides afterwards without the table's noticing goes with it, and changes nothing here: else the
    /// offer itself would tell of it. Not after the game has been opened anew.
    bool canTakeBackEntry() const { return record_ && entries_.canTakeBack(*record_); }
    bool takeBackEntry() { return canTakeBackEntry() && goTo(entries_.began()); }
    /// What of Dracula's has come to light by it, in order: no correction makes the table forget it.
    std::vector<Happening> broughtToLight() const { return record_ ? entries_.broughtToLight(*record_) : std::vector<Happening>(); }
    /// The rounds of the codes behind which it goes to take that back.
    std::vector<std::uint16_t> codesPassedByEntry() const
    {
        return record_ ? entries_.codesPassed(*record_) : std::vector<std::uint16_t>();
    }
    /// What it was, or is while it is being entered; nothing if it cannot be taken back, or was several hunters' passing.
    std::optional<Action> lastEntry() const { return record_ ? entries_.lastEntry(*record_) : std::nullopt; }
    /// The first step of the table's log that belongs to what was entered last; after anything else that the table has noticed, the last
    /// step of the log.
    std::size_t newsBegins() const { return entries_.newsBegins(*record_); }
    const TableEntries& tableEntries() const { return entries_; }

signals:
    void changed();
    void refused(const demeter::Violation& violation);
    void failed(const demeter::Fault& fault);
    /// The table has to be asked first.
    void goBackAsked(std::size_t cursor);

private:
    bool finish(const std::expected<void, RecordRefusal>& done);
    void fail(const Fault& fault);
    void renewSentences();

    GamesFolder& games_;
    Language language_ = Language::En;
    std::optional<Record> record_;
    std::vector<OpeningNotice> notices_;
    std::optional<Fault> onlyRead_;
    std::unique_ptr<Sentences> sentences_;
    std::shared_ptr<const Board> described_; ///< the board that `sentences_` names
    TableEntries entries_;                   ///< into this game
};

} // namespace demeter
