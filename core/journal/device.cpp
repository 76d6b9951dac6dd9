#include "core/journal/device.h"

#include "core/journal/chain.h"
#include "core/journal/system_fault.h"

#include <sodium.h>

#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace demeter {

namespace {

Fault deviceFault(const std::string& path, std::string code, std::vector<std::string> arguments = {})
{
    return {std::move(code), path, std::move(arguments)};
}

Fault tooLarge(const std::string& path)
{
    return deviceFault(path, "device-too-large", {std::to_string(largestRecord / (1024 * 1024))});
}

/// What stands in a file, as a hash that grows with it.
class Content {
public:
    Content() { crypto_hash_sha256_init(&state_); }
    void add(std::string_view bytes)
    {
        crypto_hash_sha256_update(&state_, reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
    }
    friend bool operator==(const Content& one, const Content& other) { return one.hash() == other.hash(); }

private:
    std::array<unsigned char, crypto_hash_sha256_BYTES> hash() const
    {
        crypto_hash_sha256_state state = state_;
        std::array<unsigned char, crypto_hash_sha256_BYTES> hash{};
        crypto_hash_sha256_final(&state, hash.data());
        return hash;
    }
    crypto_hash_sha256_state state_{};
};

class FileDevice final : public Device {
public:
    FileDevice(const Files& files, std::string path, std::unique_ptr<OpenFile> file, bool readOnly)
        : files_(files), path_(std::move(path)), file_(std::move(file)), readOnly_(readOnly)
    {
    }
    /// A file that is empty.
    static std::unique_ptr<FileDevice> begun(const Files& files, std::string path, std::unique_ptr<OpenFile> file)
    {
        auto device = std::make_unique<FileDevice>(files, std::move(path), std::move(file), false);
        device->known_ = Content();
        device->noteTimes();
        return device;
    }

    std::string path() const override { return path_; }

    /// Sees that it is a file and no larger than a record may be, and remembers its size.
    std::expected<void, Fault> measure()
    {
        const auto state = file_->state();
        if (!state)
            return failed(state.error());
        if (!state->isFile)
            return std::unexpected(deviceFault(path_, "device-not-a-file"));
        size_ = state->size;
        if (size_ > largestRecord)
            return std::unexpected(tooLarge(path_));
        return {};
    }

    std::expected<std::string, Fault> read() override
    {
        if (const auto measured = measure(); !measured)
            return std::unexpected(measured.error());
        noteTimes(); // before, so that what is written meanwhile is noticed later
        auto content = readBytes(size_);
        if (!content)
            return content;
        size_ = content->size(); // it may have got shorter meanwhile
        known_.emplace().add(*content);
        return content;
    }

    std::expected<void, Fault> append(std::string_view bytes) override
    {
        if (const auto ready = makeReady(); !ready)
            return ready;
        if (bytes.size() > largestRecord - size_)
            return std::unexpected(tooLarge(path_));
        if (const auto written = file_->write(size_, bytes); !written)
            return cutBack(written.error());
        if (const auto flushed = file_->flush(); !flushed)
            return cutBack(flushed.error());
        size_ += bytes.size();
        if (known_)
            known_->add(bytes);
        noteTimes();
        return {};
    }

    std::expected<void, Fault> truncate(std::uint64_t size) override
    {
        if (const auto ready = makeReady(); !ready)
            return ready;
        if (size >= size_)
            return {};
        if (const auto cut = file_->cut(size); !cut)
            return failed(cut.error());
        size_ = size;
        known_.reset(); // a hash does not shrink
        if (auto kept = readBytes(size_); kept && kept->size() == size_)
            known_.emplace().add(*kept);
        noteTimes();
        if (const auto flushed = file_->flush(); !flushed)
            return failed(flushed.error());
        return {};
    }

private:
    std::unexpected<Fault> failed(const FileError& error) const { return std::unexpected(systemFault(path_, error)); }

    std::expected<std::string, Fault> readBytes(std::uint64_t size)
    {
        std::string content(size, '\0');
        const auto count = file_->read(0, content.data(), content.size());
        if (!count)
            return failed(count.error());
        content.resize(*count);
        return content;
    }

    void noteTimes()
    {
        const auto state = file_->state();
        times_ = state ? std::optional(state->times) : std::nullopt;
    }

    /// Before every change: the file has to end where this program left it, or the next line would stand behind something else.
    std::expected<void, Fault> makeReady()
    {
        if (readOnly_)
            return std::unexpected(deviceFault(path_, "device-read-only"));
        const auto state = file_->state();
        if (!state)
            return failed(state.error());
        // Somebody has removed it, or the folder with it: what is written now would be gone with the program.
        if (state->isNameless)
            return std::unexpected(deviceFault(path_, "device-missing"));
        if (isElsewhere(*state))
            return std::unexpected(deviceFault(path_, "device-moved"));
        if (state->size == size_)
            return isAsWritten(*state) ? std::expected<void, Fault>() : std::unexpected(deviceFault(path_, "device-altered"));
        // The rest of a failed write may go; what anything else has put there may not.
        if (!leftover_ || state->size < size_)
            return std::unexpected(deviceFault(path_, "device-changed", {std::to_string(size_), std::to_string(state->size)}));
        if (const auto cut = file_->cut(size_); !cut)
            return failed(cut.error());
        leftover_ = false;
        return {};
    }

    /// The file has got another name, and perhaps another one has this name now: who looks for the game would find an older one.
    bool isElsewhere(const FileState& state) const
    {
        const auto named = files_.state(path_);
        return named ? named->which != state.which : named.error().why == FileError::Why::Missing;
    }

    /// Somebody has changed bytes in it, and left the size as it was? That the times are others is no proof of it: a backup program sets
    /// them too.
    bool isAsWritten(const FileState& state)
    {
        if (!known_ || !times_ || state.times == *times_)
            return true;
        const auto bytes = readBytes(size_);
        Content content;
        if (bytes)
            content.add(*bytes);
        if (!bytes || !(content == *known_))
            return false;
        times_ = state.times;
        return true;
    }

    /// Takes back what part of a write has reached the file, and reports the error that stopped it.
    std::unexpected<Fault> cutBack(const FileError& error)
    {
        leftover_ = !file_->cut(size_);
        // Nothing more can be done if this fails too: the error is reported anyway, and the line is recognised as torn when the file is
        // opened.
        static_cast<void>(file_->flush());
        noteTimes();
        return failed(error);
    }

    const Files& files_;
    std::string path_;
    std::unique_ptr<OpenFile> file_;
    bool readOnly_ = false;
    bool leftover_ = false;                           ///< part of a failed write could not be taken back yet
    std::uint64_t size_ = 0;                          ///< bytes that count; nothing but the rest of a failed write stands behind them
    std::optional<Content> known_;                    ///< what these bytes are, once it was read or written here
    std::optional<decltype(FileState::times)> times_; ///< of the file, after this program was the last to change it
};

/// Opens and locks what a program has left that was ended between making its file and writing the first line. Anything else that has this
/// name stays as it is.
std::expected<std::unique_ptr<OpenFile>, Fault> takeEmptyFile(const Files& files, const std::string& path)
{
    auto file = files.open(path, Files::Access::WriteItself);
    const auto isEmpty = [&] {
        const auto state = (*file)->state();
        return state && state->isFile && state->size == 0;
    };
    if (!file || !isEmpty())
        return std::unexpected(deviceFault(path, "device-exists"));
    if (const auto locked = (*file)->lock(); !locked) // by a program that is about to begin its game
        return std::unexpected(systemFault(path, locked.error()));
    if (!isEmpty() || !(*file)->keepToOwner()) // that program was quicker
        return std::unexpected(deviceFault(path, "device-exists"));
    return std::move(*file);
}

std::expected<std::unique_ptr<Device>, Fault> openExisting(const Files& files, const std::string& path, bool readOnly)
{
    auto file = files.open(path, readOnly ? Files::Access::Read : Files::Access::Write);
    if (!file)
        return std::unexpected(systemFault(path, file.error()));
    if (!readOnly)
        if (const auto locked = (*file)->lock(); !locked)
            return std::unexpected(systemFault(path, locked.error()));
    auto device = std::make_unique<FileDevice>(files, path, std::move(*file), readOnly);
    if (const auto measured = device->measure(); !measured)
        return std::unexpected(measured.error());
    return device;
}

} // namespace

std::expected<std::unique_ptr<Device>, Fault> createFileWith(const Files& files, const std::string& path)
{
    auto file = files.open(path, Files::Access::New);
    if (!file) {
        if (file.error().why != FileError::Why::Exists)
            return std::unexpected(systemFault(path, file.error()));
        auto leftover = takeEmptyFile(files, path);
        if (!leftover)
            return std::unexpected(leftover.error());
        return FileDevice::begun(files, path, std::move(*leftover));
    }
    std::expected<void, FileError> done = (*file)->lock();
    if (done)
        done = files.flushFolderOf(path);
    if (!done) {
        files.remove(path); // it is this program's own and still empty
        return std::unexpected(systemFault(path, done.error()));
    }
    return FileDevice::begun(files, path, std::move(*file));
}

std::expected<std::unique_ptr<Device>, Fault> openFileWith(const Files& files, const std::string& path)
{
    return openExisting(files, path, false);
}

std::expected<std::unique_ptr<Device>, Fault> createFile(const std::string& path)
{
    return createFileWith(systemFiles(), path);
}

std::expected<std::unique_ptr<Device>, Fault> openFile(const std::string& path)
{
    return openFileWith(systemFiles(), path);
}

std::expected<std::unique_ptr<Device>, Fault> openFileReadOnly(const std::string& path)
{
    return openExisting(systemFiles(), path, true);
}

} // namespace demeter
