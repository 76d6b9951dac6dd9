// The one object between the window and the game.
#pragma once

#include "app/text/sentences.h"
#include "core/fury3e/record/recorded.h"
#include "core/fury3e/view/public_log.h"
#include "core/journal/device.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace demeter {

using namespace fury3e;

/// 32 random bytes from the system.
Seed randomSeed();

/// What a game needs from outside: where it is kept (files, or in tests something that fails) and its chance.
struct Devices {
    using Maker = std::function<std::expected<std::unique_ptr<Device>, Fault>(const std::string& path)>;
    Maker create = createFile;
    Maker open = openFile;
    Maker openReadOnly = openFileReadOnly;
    std::function<Seed()> seed = randomSeed;
    std::shared_ptr<KeyRing> keys; ///< nothing: the usual key file
    bool fairDeals = true;         ///< false: `seed` alone makes the decks, for tests that need to know them
};

/// Owns the game in play and its file. Widgets ask it to do things and show what it says; nothing else changes a game.
class GameController : public QObject {
    Q_OBJECT

public:
    /// Games are kept in the folder; it is made when the first game is.
    explicit GameController(QString folder, Devices devices = {}, QObject* parent = nullptr);
    /// The folder of the system's for this program, or the one that the environment variable DEMETER_GAMES names.
    static QString usualFolder();

    /// The game that was written to last, if there is one.
    std::optional<QString> lastGame() const;
    /// What a new game is promised: its id, and the secret for its deal.
    struct Offer {
        std::string gameId;
        FairDeal deal;
    };
    Offer offer() const;
    bool fairDeals() const { return devices_.fairDeals; }
    /// The file of the key; nothing if keys come from elsewhere.
    std::shared_ptr<KeyFile> keyFile() const { return std::dynamic_pointer_cast<KeyFile>(devices_.keys); }

    /// Starts a game in a new file named by date and time; false after `failed`. Without an id it gets one, without a deal a seed.
    bool startGame(RecordHeader header, const PlaceHunters& hunters);
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
    /// Others could read the key file, and nobody was told yet.
    bool keyWasOpen() const { return !keyNoticed_ && keyFile() && keyFile()->wasOpenToOthers(); }
    /// The notices have been read, that about the key too.
    void forgetNotices()
    {
        keyNoticed_ = keyNoticed_ || keyWasOpen();
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
    bool undo();
    bool redo();
    bool goTo(std::size_t cursor);

signals:
    void changed();
    void refused(const demeter::Violation& violation);
    void failed(const demeter::Fault& fault);

private:
    bool finish(const std::expected<void, RecordRefusal>& done);
    void fail(const Fault& fault);
    void renewSentences();

    QString folder_;
    Devices devices_;
    Language language_ = Language::En;
    std::optional<Record> record_;
    std::vector<OpeningNotice> notices_;
    std::optional<Fault> onlyRead_;
    bool keyNoticed_ = false;
    std::unique_ptr<Sentences> sentences_;
    std::shared_ptr<const Board> described_; ///< the board that `sentences_` names
};

} // namespace demeter
