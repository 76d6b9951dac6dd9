#include "core/journal/key_file.h"

#include "core/journal/key_content.h"

#include <sodium.h>

#include <algorithm>
#include <ranges>
#include <utility>

namespace demeter {

/// What is known once the file is open.
struct KeyFile::Open {
    Masters masters;
    std::optional<StretchedWords> pin, passphrase;
    /// A file of the first format had a passphrase and a PIN, and the PIN was not said yet. Until it is the file stays as it was; a change
    /// before that is one without the PIN, for nobody knows it.
    std::optional<OldWrap> oldPin;
    FileMark mark{}; ///< of the file that says so

    std::optional<StretchedWords>& words(By by) { return by == By::Pin ? pin : passphrase; }
    bool hasWords() const { return pin || passphrase || oldPin; }
    /// The words that are known here and may open this.
    StretchedWords* knownFor(const SealedKeys& sealed)
    {
        auto& known = words(sealed.by);
        return known && known->how == sealed.how ? &*known : nullptr;
    }
};

/// The file as it is now.
struct KeyFile::Seen {
    enum class As { Missing, Known, Changed, Locked };
    As as{};
    std::optional<KeyContent> locked{}; ///< that words have to open
    FileMark mark{};                    ///< of it
};

namespace {

Fault placed(Fault fault, const std::string& path)
{
    fault.place = path;
    return fault;
}

/// What opens a file that is locked.
WordsKind opener(const KeyContent& locked)
{
    if (locked.sealed)
        return locked.sealed->by;
    const bool passphrase = std::ranges::any_of(locked.old, [](const OldWrap& wrap) { return wrap.by == WordsKind::Passphrase; });
    return passphrase ? WordsKind::Passphrase : WordsKind::Pin;
}

const OldWrap* wrapOf(const KeyContent& locked, WordsKind by)
{
    const auto found = std::ranges::find(locked.old, by, &OldWrap::by);
    return found != locked.old.end() ? &*found : nullptr;
}

bool same(const StretchedWords& some, const StretchedWords& others)
{
    return some.how == others.how && sodium_memcmp(some.key.bytes().data(), others.key.bytes().data(), SealKey::size) == 0;
}

bool asksForLess(const WordsCost& cost, const WordsCost& today)
{
    return cost.passes < today.passes || cost.memory < today.memory;
}

} // namespace

KeyFile::KeyFile(std::string path, WordsCost cost, const Files& files) : file_(std::move(path), largestKeyFile, files), cost_(cost) {}
KeyFile::~KeyFile() = default;

std::expected<KeyFile::Seen, Fault> KeyFile::look()
{
    using As = Seen::As;
    WipedText whole;
    FileMark mark{};
    const auto read = file_.read(whole, mark);
    if (!read) {
        if (read.error().code == "device-missing")
            return Seen{As::Missing};
        return std::unexpected(read.error());
    }
    wasOpenToOthers_ = wasOpenToOthers_ || *read;
    if (open_ && open_->mark == mark)
        return Seen{As::Known};
    auto content = readKeyContent(whole.text);
    if (!content)
        return std::unexpected(placed(content.error(), path()));
    if (!open_ && content->open.empty())
        return Seen{As::Locked, std::move(*content), mark};
    // Whoever puts another file there while the program runs does not get around the words that it knows. A program that knows the same
    // words may have written it.
    auto next = std::make_unique<Open>();
    next->mark = mark;
    if (!content->open.empty() && !(open_ && open_->hasWords())) {
        next->masters = std::move(content->open);
    } else if (StretchedWords* known = content->sealed ? open_->knownFor(*content->sealed) : nullptr) {
        auto secrets = openKeys(*content->sealed, known->key);
        if (!secrets || !*secrets)
            return Seen{As::Changed};
        next->masters = std::move((*secrets)->masters);
        next->pin = std::move((*secrets)->pin);
        next->words(content->sealed->by) = std::move(*known);
    } else {
        return Seen{As::Changed};
    }
    open_ = std::move(next);
    return Seen{As::Known};
}

template <typename Change> std::expected<void, Fault> KeyFile::change(Change&& change)
{
    auto next = grown();
    if (!next)
        return std::unexpected(Fault{"key-memory", path(), {}});
    change(*next);
    return store(std::move(next));
}

std::expected<void, Fault> KeyFile::makeReady(bool make, bool again)
{
    using As = Seen::As;
    const auto seen = look();
    if (!seen) {
        if (open_ && !make) // whoever only reads can do so without the file
            return {};
        return std::unexpected(seen.error());
    }
    if (seen->as == As::Locked)
        return std::unexpected(Fault{"key-locked", path(), {}});
    if (seen->as == As::Known || (open_ && !make))
        return {};
    if (seen->as == As::Changed)
        return std::unexpected(Fault{"key-changed", path(), {}});
    if (!make)
        return std::unexpected(Fault{"key-foreign", path(), {}});
    // A game that begins under a key that is nowhere but here would be lost with the program: the file is written again.
    const auto stored = change([](Open&) {});
    if (stored || stored.error().code != "device-exists" || open_)
        return stored;
    if (again) // nothing is there to read, and the name is taken: it is a link
        return std::unexpected(Fault{"key-link", path(), {}});
    return makeReady(make, true); // another program was quicker
}

std::unique_ptr<KeyFile::Open> KeyFile::grown() const
{
    auto next = std::make_unique<Open>();
    const auto copied = [](const std::optional<StretchedWords>& from, std::optional<StretchedWords>& to) {
        if (!from)
            return true;
        auto key = copyOf(from->key);
        if (key)
            to = StretchedWords{from->how, std::move(*key)};
        return to.has_value();
    };
    if (open_) {
        for (const SealKey& each : open_->masters) {
            auto key = copyOf(each);
            if (!key)
                return nullptr;
            next->masters.push_back(std::move(*key));
        }
        if (!copied(open_->pin, next->pin) || !copied(open_->passphrase, next->passphrase))
            return nullptr;
    }
    if (next->masters.size() < mostMasters) {
        auto key = SealKey::random();
        if (!key)
            return nullptr;
        next->masters.push_back(std::move(*key));
    }
    return next;
}

std::expected<void, Fault> KeyFile::store(std::unique_ptr<Open> next)
{
    WipedText text;
    if (next->passphrase || next->pin) {
        const By by = next->passphrase ? By::Passphrase : By::Pin;
        const StretchedWords* pin = by == By::Passphrase && next->pin ? &*next->pin : nullptr;
        auto sealed = writeSealedKeys(by, *next->words(by), next->masters, pin);
        if (!sealed)
            return std::unexpected(Fault{"key-memory", path(), {}});
        text.text = std::move(*sealed);
    } else {
        writeOpenKeys(next->masters, text);
    }
    const auto mark = file_.replace(text.text, open_ ? std::optional(open_->mark) : std::nullopt);
    if (!mark)
        return std::unexpected(mark.error());
    next->mark = *mark;
    wasRenewed_ = wasRenewed_ || (open_ && open_->masters.size() < next->masters.size());
    open_ = std::move(next);
    return {};
}

std::expected<SealKey, Fault> KeyFile::keyOf(const GameId& game)
{
    if (const auto ready = makeReady(true); !ready)
        return std::unexpected(ready.error());
    auto key = gameKey(open_->masters.back(), game);
    if (!key)
        return std::unexpected(Fault{"key-memory", path(), {}});
    return std::move(*key);
}

std::expected<NewKey, Fault> KeyFile::newKey(const GameId& game)
{
    if (const auto ready = makeReady(true); !ready)
        return std::unexpected(ready.error());
    auto key = SealKey::random();
    if (!key)
        return std::unexpected(Fault{"key-memory", path(), {}});
    const WrappedKey wrapped = wrapKey(*key, open_->masters.back(), game);
    return NewKey{std::move(*key), wrapped};
}

std::expected<SealKey, Fault> KeyFile::openKey(const GameId& game, const WrappedKey& wrapped)
{
    if (const auto ready = makeReady(false); !ready)
        return std::unexpected(ready.error());
    for (const SealKey& master : open_->masters | std::views::reverse)
        if (auto key = unwrapKey(wrapped, master, game))
            return std::move(*key);
    return std::unexpected(Fault{"key-foreign", path(), {}});
}

std::expected<std::vector<SealKey>, Fault> KeyFile::existingKeysOf(const GameId& game)
{
    if (const auto ready = makeReady(false); !ready)
        return std::unexpected(ready.error());
    std::vector<SealKey> keys;
    for (const SealKey& master : open_->masters | std::views::reverse) {
        auto key = gameKey(master, game);
        if (!key)
            return std::unexpected(Fault{"key-memory", path(), {}});
        keys.push_back(std::move(*key));
    }
    return keys;
}

bool KeyFile::locked()
{
    const auto seen = look();
    return seen && seen->as == Seen::As::Locked;
}

std::optional<KeyFile::By> KeyFile::opensBy()
{
    const auto seen = look();
    if (open_)
        return open_->passphrase ? std::optional(By::Passphrase) : open_->pin ? std::optional(By::Pin) : std::nullopt;
    return seen && seen->locked ? std::optional(opener(*seen->locked)) : std::nullopt;
}

bool KeyFile::isSet(By by)
{
    const auto seen = look();
    if (open_)
        return open_->words(by) || (by == By::Pin && open_->oldPin);
    return seen && seen->locked && (opener(*seen->locked) == by || wrapOf(*seen->locked, by) != nullptr);
}

std::optional<Stretching> KeyFile::stretchingOf(By by)
{
    const auto seen = look();
    if (open_) {
        if (const auto& words = open_->words(by))
            return words->how;
        return by == By::Pin && open_->oldPin ? std::optional(open_->oldPin->how) : std::nullopt;
    }
    if (!seen || !seen->locked || opener(*seen->locked) != by)
        return std::nullopt;
    return seen->locked->sealed ? seen->locked->sealed->how : wrapOf(*seen->locked, by)->how;
}

std::optional<TriedWords> KeyFile::stretch(std::string_view words, const Stretching& how, const WordsCost& today)
{
    auto asked = stretched(words, how);
    if (!asked)
        return std::nullopt;
    std::optional<StretchedWords> fresh;
    if (asksForLess(how.cost, today))
        fresh = stretched(words, newStretching(today));
    return TriedWords{std::move(*asked), std::move(fresh)};
}

std::expected<bool, Fault> KeyFile::tryOn(By by, TriedWords words)
{
    auto seen = look();
    if (!open_ && !seen)
        return std::unexpected(seen.error());
    if (open_)
        return tryOnOpen(by, words);
    return seen->locked ? tryOnLocked(by, *seen->locked, seen->mark, words) : std::expected<bool, Fault>(false);
}

bool KeyFile::tryOnOpen(By by, TriedWords& words)
{
    const bool old = by == By::Pin && open_->oldPin;
    if (old) {
        const auto right = words.asked.how == open_->oldPin->how ? openWrap(*open_->oldPin, words.asked.key) : std::nullopt;
        if (!right || !*right)
            return false;
    } else if (const auto& right = open_->words(by); !right || !same(*right, words.asked)) {
        return false;
    }
    // That it cannot be written now is no reason not to open: it is tried again the next time.
    if (old || words.fresh)
        (void)change([&](Open& next) { next.words(by) = std::move(words.fresh ? *words.fresh : words.asked); });
    return true;
}

std::expected<bool, Fault> KeyFile::tryOnLocked(By by, const KeyContent& locked, FileMark mark, TriedWords& words)
{
    if (opener(locked) != by)
        return false;
    auto next = std::make_unique<Open>();
    next->mark = mark;
    if (locked.sealed) {
        if (locked.sealed->how != words.asked.how)
            return false;
        auto secrets = openKeys(*locked.sealed, words.asked.key);
        if (!secrets)
            return std::unexpected(placed(secrets.error(), path()));
        if (!*secrets)
            return false;
        next->masters = std::move((*secrets)->masters);
        next->pin = std::move((*secrets)->pin);
    } else {
        const OldWrap& wrap = *wrapOf(locked, by);
        if (wrap.how != words.asked.how)
            return false;
        auto master = openWrap(wrap, words.asked.key);
        if (!master)
            return std::unexpected(placed(master.error(), path()));
        if (!*master)
            return false;
        next->masters.push_back(std::move(**master));
        if (const OldWrap* pin = wrapOf(locked, By::Pin); pin != nullptr && by == By::Passphrase)
            next->oldPin = *pin;
    }
    const bool renewed = (words.fresh || !locked.sealed) && !next->oldPin;
    next->words(by) = std::move(words.fresh ? *words.fresh : words.asked);
    open_ = std::move(next);
    if (renewed) // as above
        (void)change([](Open&) {});
    return true;
}

std::expected<bool, Fault> KeyFile::unlock(By by, std::string_view words)
{
    if (const auto seen = look(); !seen && !open_)
        return std::unexpected(seen.error());
    const auto how = stretchingOf(by);
    if (!how)
        return false;
    auto tried = stretch(words, *how, cost_);
    if (!tried)
        return std::unexpected(Fault{"key-memory", path(), {}});
    return tryOn(by, std::move(*tried));
}

std::expected<void, Fault> KeyFile::set(By by, std::string_view words)
{
    if (const auto ready = makeReady(true); !ready)
        return ready;
    auto made = stretched(words, newStretching(cost_));
    if (!made)
        return std::unexpected(Fault{"key-memory", path(), {}});
    return change([&](Open& next) { next.words(by) = std::move(made); });
}

std::expected<void, Fault> KeyFile::remove(By by)
{
    if (!isSet(by))
        return {};
    if (const auto ready = makeReady(true); !ready)
        return ready;
    return change([by](Open& next) { next.words(by).reset(); });
}

} // namespace demeter
