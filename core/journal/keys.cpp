#include "core/journal/keys.h"

#include "core/journal/byte_text.h"
#include "core/journal/system_fault.h"

#include <nlohmann/json.hpp>
#include <sodium.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <vector>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace demeter {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view format = "demeter-keys/1";
/// What stands around a key that lies open: always the same bytes.
constexpr std::string_view openStart = R"({"format":"demeter-keys/1","key":")", openEnd = "\"}\n";
/// Of a new wrap. What a file says is taken as it is, within these bounds.
constexpr unsigned long long passes = 3, mostPasses = 1000;
constexpr std::size_t memory = std::size_t{64} * 1024 * 1024, mostMemory = std::size_t{1024} * 1024 * 1024;
constexpr std::array<std::string_view, 2> byNames{"pin", "passphrase"};
constexpr std::uintmax_t largestFile = 16384;

using Salt = std::array<std::uint8_t, crypto_pwhash_SALTBYTES>;
constexpr std::size_t masterNonce = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES;
using SealedMaster = std::array<std::uint8_t, masterNonce + SealKey::size + crypto_aead_xchacha20poly1305_ietf_ABYTES>;

constexpr std::string_view about("demeter-wrap/1\0", 15);

const unsigned char* data(std::string_view text)
{
    return reinterpret_cast<const unsigned char*>(text.data());
}

/// Reads exactly as many bytes as there is room for.
bool readBytes(const Json& field, std::span<std::uint8_t> bytes)
{
    return field.is_string() && readBase64(field.get_ref<const std::string&>(), bytes) == bytes.size();
}

Fault keyFault(const std::string& path, std::string code)
{
    return {std::move(code), path, {}};
}

/// Puts a file in the place of another, or only where there is none; the error, or 0.
int moveFile(const std::string& from, const std::string& to, bool replace)
{
    if (replace)
        return ::rename(from.c_str(), to.c_str()) == 0 ? 0 : errno;
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0)
        return 0;
    if (errno != EINVAL && errno != ENOSYS) // this file system can't do that
        return errno;
    return ::rename(from.c_str(), to.c_str()) == 0 ? 0 : errno;
}

/// Writes a whole file that only the owner may read, beside the old one first, so that a failure leaves the old one as it was. Without
/// `replace` a file that is there stays, as `device-exists`.
std::expected<void, Fault> writeFile(const std::string& path, std::string_view bytes, bool replace)
{
    const std::filesystem::path folder = std::filesystem::path(path).parent_path();
    std::error_code error;
    if (!folder.empty() && !std::filesystem::exists(folder, error)) {
        std::filesystem::create_directories(folder, error);
        if (error)
            return std::unexpected(systemFault(path, error.value()));
        std::filesystem::permissions(folder, std::filesystem::perms::owner_all, error);
    }
    const std::string beside = path + ".new-" + std::to_string(::getpid());
    ::unlink(beside.c_str()); // what an earlier failure has left
    const int file = ::open(beside.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (file < 0)
        return std::unexpected(systemFault(path, errno));
    int failed = 0;
    for (std::size_t done = 0; done < bytes.size() && failed == 0;) {
        const auto count = ::write(file, bytes.data() + done, bytes.size() - done);
        if (count > 0)
            done += static_cast<std::size_t>(count);
        else if (errno != EINTR)
            failed = count < 0 ? errno : EIO;
    }
    if (failed == 0 && ::fsync(file) != 0)
        failed = errno;
    if (::close(file) != 0 && failed == 0)
        failed = errno;
    if (failed == 0)
        failed = moveFile(beside, path, replace);
    if (failed != 0) {
        ::unlink(beside.c_str());
        return std::unexpected(systemFault(path, failed));
    }
    const int directory = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (directory >= 0) {
        ::fsync(directory);
        ::close(directory);
    }
    return {};
}

/// The text of a file, wiped at the end: it may hold the key.
struct FileText {
    std::string text;
    FileText() = default;
    FileText(const FileText&) = delete;
    FileText& operator=(const FileText&) = delete;
    ~FileText() { sodium_memzero(text.data(), text.size()); }
};

/// The format of a key file that a later version of the program made; empty if it is none. Without a JSON library, for the same reason as
/// below.
std::string newerFormat(std::string_view text)
{
    constexpr std::string_view start = R"({"format":")", kind = "demeter-keys/";
    if (!text.starts_with(start))
        return {};
    text.remove_prefix(start.size());
    const std::string_view found = text.substr(0, text.find('"'));
    return found.starts_with(kind) && found.size() < 32 && found != format ? std::string(found) : std::string();
}

/// The key made of words; nothing if there is not so much memory.
std::optional<SealKey> wordsKey(std::string_view words, const Salt& salt, unsigned long long times, std::size_t room)
{
    std::array<std::uint8_t, SealKey::size> bytes{};
    std::optional<SealKey> key;
    if (crypto_pwhash(bytes.data(), bytes.size(), words.data(), words.size(), salt.data(), times, room, crypto_pwhash_ALG_ARGON2ID13) == 0)
        key = SealKey::from(bytes);
    sodium_memzero(bytes.data(), bytes.size());
    return key;
}

} // namespace

struct KeyFile::Wrap {
    By by{};
    Salt salt{};
    unsigned long long passes = 0;
    std::size_t memory = 0;
    SealedMaster sealed{};
};

struct KeyFile::Content {
    std::optional<SealKey> open;
    std::vector<Wrap> wraps;
};

std::optional<SealKey> gameKey(const SealKey& master, const GameId& game)
{
    constexpr std::string_view tag("demeter-key/1\0", 14);
    std::array<std::uint8_t, SealKey::size> bytes{};
    crypto_generichash_state state;
    crypto_generichash_init(&state, master.bytes().data(), master.bytes().size(), bytes.size());
    crypto_generichash_update(&state, data(tag), tag.size());
    crypto_generichash_update(&state, game.data(), game.size());
    crypto_generichash_final(&state, bytes.data(), bytes.size());
    auto key = SealKey::from(bytes);
    sodium_memzero(bytes.data(), bytes.size());
    sodium_memzero(&state, sizeof state);
    return key;
}

std::expected<KeyFile::Content, Fault> KeyFile::load()
{
    if (sodium_init() < 0)
        return std::unexpected(keyFault(path_, "key-memory"));
    const int file = ::open(path_.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0)
        return std::unexpected(systemFault(path_, errno));
    struct stat status {};
    const bool owned = ::fstat(file, &status) == 0 && S_ISREG(status.st_mode) && static_cast<std::uintmax_t>(status.st_size) <= largestFile;
    // Somebody may have copied it from where modes are lost.
    if (owned && (status.st_mode & (S_IRWXG | S_IRWXO)) != 0) {
        (void)::fchmod(file, S_IRUSR | S_IWUSR);
        wasOpenToOthers_ = true;
    }
    FileText whole;
    whole.text.resize(owned ? static_cast<std::size_t>(status.st_size) : 0);
    const auto count = owned ? ::pread(file, whole.text.data(), whole.text.size(), 0) : -1;
    ::close(file);
    if (count < 0 || static_cast<std::size_t>(count) != whole.text.size())
        return std::unexpected(keyFault(path_, "key-form"));

    Content content;
    const auto wrongForm = [this] { return std::unexpected(keyFault(path_, "key-form")); };
    // A key that lies open is read without a JSON library, which would leave copies of it.
    if (std::string_view key = whole.text; key.starts_with(openStart) && key.ends_with(openEnd)) {
        key.remove_prefix(openStart.size());
        key.remove_suffix(openEnd.size());
        std::array<std::uint8_t, SealKey::size> bytes{};
        if (readBase64(key, bytes) != bytes.size())
            return wrongForm();
        content.open = SealKey::from(bytes);
        sodium_memzero(bytes.data(), bytes.size());
        if (!content.open)
            return std::unexpected(keyFault(path_, "key-memory"));
        return content;
    }
    if (const std::string newer = newerFormat(whole.text); !newer.empty())
        return std::unexpected(Fault{"key-format", path_, {newer}});
    const Json json = Json::parse(whole.text, nullptr, false);
    if (!json.is_object() || json.size() != 2 || !json.contains("format") || json["format"] != format)
        return wrongForm();
    if (!json.contains("wrapped") || !json["wrapped"].is_array() || json["wrapped"].empty())
        return wrongForm();
    for (const Json& each : json["wrapped"]) {
        Wrap& wrap = content.wraps.emplace_back();
        if (!each.is_object() || each.size() != 5 || !each.contains("by") || !each.contains("salt") || !each.contains("passes") ||
            !each.contains("memory") || !each.contains("sealed") || !each["passes"].is_number_unsigned() ||
            !each["memory"].is_number_unsigned() || !readBytes(each["salt"], wrap.salt) || !readBytes(each["sealed"], wrap.sealed))
            return wrongForm();
        const auto name = std::ranges::find_if(byNames, [&](std::string_view by) { return each["by"] == by; });
        if (name == byNames.end())
            return wrongForm();
        wrap.by = static_cast<By>(name - byNames.begin());
        wrap.passes = each["passes"].get<unsigned long long>();
        wrap.memory = each["memory"].get<std::size_t>();
        if (wrap.passes < crypto_pwhash_OPSLIMIT_MIN || wrap.passes > mostPasses || wrap.memory < crypto_pwhash_MEMLIMIT_MIN ||
            wrap.memory > mostMemory)
            return wrongForm();
    }
    return content;
}

std::expected<void, Fault> KeyFile::store(const Content& content, bool replace) const
{
    FileText whole;
    if (content.wraps.empty()) {
        FileText key;
        key.text = base64Text(content.open->bytes());
        whole.text.reserve(openStart.size() + key.text.size() + openEnd.size()); // one that grew would leave copies
        whole.text.append(openStart).append(key.text).append(openEnd);
        return writeFile(path_, whole.text, replace);
    }
    Json json = {{"format", format}, {"wrapped", Json::array()}};
    for (const Wrap& wrap : content.wraps)
        json["wrapped"].push_back({{"by", byNames[static_cast<std::size_t>(wrap.by)]},
                                   {"salt", base64Text(wrap.salt)},
                                   {"passes", wrap.passes},
                                   {"memory", wrap.memory},
                                   {"sealed", base64Text(wrap.sealed)}});
    return writeFile(path_, json.dump() + "\n", replace);
}

std::expected<void, Fault> KeyFile::makeReady(bool make)
{
    if (master_)
        return {};
    auto content = load();
    if (!content && content.error().code == "device-missing") {
        if (!make)
            return std::unexpected(keyFault(path_, "key-foreign"));
        Content fresh;
        fresh.open = SealKey::random();
        if (!fresh.open)
            return std::unexpected(keyFault(path_, "key-memory"));
        if (const auto stored = store(fresh, false); !stored)
            return stored.error().code == "device-exists" ? makeReady() : stored; // another program was quicker
        master_ = std::move(fresh.open);
        return {};
    }
    if (!content)
        return std::unexpected(content.error());
    if (!content->open)
        return std::unexpected(keyFault(path_, "key-locked"));
    master_ = std::move(content->open);
    return {};
}

std::expected<SealKey, Fault> KeyFile::keyOf(const GameId& game)
{
    return readyKeyOf(game, true);
}

std::expected<SealKey, Fault> KeyFile::existingKeyOf(const GameId& game)
{
    return readyKeyOf(game, false);
}

std::expected<SealKey, Fault> KeyFile::readyKeyOf(const GameId& game, bool make)
{
    if (const auto ready = makeReady(make); !ready)
        return std::unexpected(ready.error());
    auto key = gameKey(*master_, game);
    if (!key)
        return std::unexpected(keyFault(path_, "key-memory"));
    return std::move(*key);
}

bool KeyFile::locked()
{
    if (master_)
        return false;
    const auto content = load();
    return content && !content->open;
}

bool KeyFile::wrappedBy(By by)
{
    const auto content = load();
    return content && std::ranges::any_of(content->wraps, [by](const Wrap& wrap) { return wrap.by == by; });
}

std::expected<bool, Fault> KeyFile::unlock(By by, std::string_view words)
{
    const auto content = load();
    if (!content)
        return std::unexpected(content.error());
    for (const Wrap& wrap : content->wraps) {
        if (wrap.by != by)
            continue;
        const auto key = wordsKey(words, wrap.salt, wrap.passes, wrap.memory);
        if (!key)
            return std::unexpected(keyFault(path_, "key-memory"));
        std::array<std::uint8_t, SealKey::size> bytes{};
        unsigned long long written = 0;
        if (crypto_aead_xchacha20poly1305_ietf_decrypt(bytes.data(), &written, nullptr, wrap.sealed.data() + masterNonce,
                                                       wrap.sealed.size() - masterNonce, data(about), about.size(), wrap.sealed.data(),
                                                       key->bytes().data()) != 0)
            return false;
        master_ = SealKey::from(bytes);
        sodium_memzero(bytes.data(), bytes.size());
        if (!master_)
            return std::unexpected(keyFault(path_, "key-memory"));
        return true;
    }
    return false;
}

std::expected<void, Fault> KeyFile::wrap(By by, std::string_view words)
{
    if (const auto ready = makeReady(); !ready)
        return ready;
    auto content = load();
    if (!content)
        return std::unexpected(content.error());
    std::erase_if(content->wraps, [by](const Wrap& wrap) { return wrap.by == by; });
    Wrap& wrap = content->wraps.emplace_back();
    wrap.by = by;
    wrap.passes = passes;
    wrap.memory = memory;
    randombytes_buf(wrap.salt.data(), wrap.salt.size());
    const auto key = wordsKey(words, wrap.salt, wrap.passes, wrap.memory);
    if (!key)
        return std::unexpected(keyFault(path_, "key-memory"));
    randombytes_buf(wrap.sealed.data(), masterNonce);
    unsigned long long written = 0;
    crypto_aead_xchacha20poly1305_ietf_encrypt(wrap.sealed.data() + masterNonce, &written, master_->bytes().data(), SealKey::size,
                                               data(about), about.size(), nullptr, wrap.sealed.data(), key->bytes().data());
    return store(*content, true);
}

std::expected<void, Fault> KeyFile::unwrap(By by)
{
    if (const auto ready = makeReady(); !ready)
        return ready;
    auto content = load();
    if (!content)
        return std::unexpected(content.error());
    if (std::erase_if(content->wraps, [by](const Wrap& wrap) { return wrap.by == by; }) == 0)
        return {};
    if (content->wraps.empty())
        content->open = SealKey::from(master_->bytes());
    return store(*content, true);
}

std::expected<SealKey, Fault> FleetingKeys::keyOf(const GameId& game)
{
    if (!master_)
        master_ = SealKey::random();
    auto key = master_ ? gameKey(*master_, game) : std::nullopt;
    if (!key)
        return std::unexpected(Fault{"key-memory", {}, {}});
    return std::move(*key);
}

} // namespace demeter
