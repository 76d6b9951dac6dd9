// The file outside every game that the keys of all games come from.
//
// It holds random master keys. A game has a random key of its own, which the last master key of the time wraps, and which is kept so in the
// game's first line: one small file is all that has to be kept and guarded, and a copy of it opens every game that was begun before the
// next change of PIN or passphrase. Each change makes a master key for the games to come, so that whoever has an older copy, and its words,
// cannot read them.
#pragma once

#include "core/journal/key_words.h"
#include "core/journal/keys.h"
#include "core/journal/private_file.h"

#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace demeter {

struct KeyContent;

/// Words that were stretched for a key file, to be tried on it.
struct TriedWords {
    StretchedWords asked;                ///< as the file asks
    std::optional<StretchedWords> fresh; ///< the same words as new ones are stretched today, if the file asks for less
};

/// The file, of the owner's alone (mode 0600), made when something is first sealed.
///
/// At most one kind of words opens it: the passphrase if there is one, else the PIN. A PIN beside a passphrase is for the screen alone, and
/// what is kept of it is sealed by the passphrase. Nothing else is kept of either.
class KeyFile final : public KeyRing {
public:
    using By = WordsKind;

    explicit KeyFile(std::string path, WordsCost cost = {}, const Files& files = systemFiles());
    ~KeyFile() override;

    std::expected<SealKey, Fault> keyOf(const GameId& game) override;
    std::expected<NewKey, Fault> newKey(const GameId& game) override;
    std::expected<SealKey, Fault> openKey(const GameId& game, const WrappedKey& wrapped) override;
    std::expected<std::vector<SealKey>, Fault> existingKeysOf(const GameId& game) override;

    /// True if others than the owner could read the file when it was looked at. They no longer can, but they may have.
    bool wasOpenToOthers() const { return wasOpenToOthers_; }

    /// True if words have to open the file first. A fault of the file shows later, when a key is asked for.
    bool locked();
    /// What opens the file, opened or not; nothing if it lies open, or is not there.
    std::optional<By> opensBy();
    /// True if there are such words. Nobody knows of a PIN beside a passphrase before the file is opened.
    bool isSet(By by);

    /// How words are stretched to be tried; nothing if there are none of this kind.
    std::optional<Stretching> stretchingOf(By by);
    /// Stretches words for `tryOn`. Takes its time, and can be done in another thread: it needs no file.
    static std::optional<TriedWords> stretch(std::string_view words, const Stretching& how, const WordsCost& today = {});
    /// Opens a file with its words, or says whether a file that is open has these; false if they are others. A file of an older version is
    /// written anew as soon as its words are known.
    std::expected<bool, Fault> tryOn(By by, TriedWords words);
    /// All three at once.
    std::expected<bool, Fault> unlock(By by, std::string_view words);

    /// From now on these words are the PIN or the passphrase, in the place of others. The file must not be locked.
    std::expected<void, Fault> set(By by, std::string_view words);
    /// There is no PIN or passphrase any more. The file must not be locked.
    std::expected<void, Fault> remove(By by);

    /// True if a master key for games to come was added here: a copy of the file from before does not open those.
    bool wasRenewed() const { return wasRenewed_; }
    /// Somebody was told.
    void forgetRenewal() { wasRenewed_ = false; }

    const std::string& path() const { return file_.path(); }

private:
    struct Open;
    struct Seen;
    /// Looks at the file, and takes up what has changed in it: most often nothing has, and sometimes words have to be said again.
    std::expected<Seen, Fault> look();
    /// Has the master keys at hand; where there is no file, one is made only if `make`. `again`: another program seemed to be quicker.
    std::expected<void, Fault> makeReady(bool make, bool again = false);
    /// A copy with one master key more; nothing if the system has no guarded memory left.
    std::unique_ptr<Open> grown() const;
    /// Writes it, and only then takes it up.
    std::expected<void, Fault> store(std::unique_ptr<Open> next);
    /// Takes up a new master key and whatever `change` changes besides.
    template <typename Change> std::expected<void, Fault> change(Change&& change);
    bool tryOnOpen(By by, TriedWords& words);
    std::expected<bool, Fault> tryOnLocked(By by, const KeyContent& locked, FileMark mark, TriedWords& words);

    PrivateFile file_;
    WordsCost cost_;
    std::unique_ptr<Open> open_;
    bool wasOpenToOthers_ = false, wasRenewed_ = false;
};

} // namespace demeter
