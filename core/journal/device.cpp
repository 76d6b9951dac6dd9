#include "core/journal/device.h"

#include "core/journal/chain.h"
#include "core/journal/system_fault.h"

#include <sodium.h>

#include <array>
#include <cerrno>
#include <filesystem>
#include <optional>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

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

/// Calls again when a signal came in between. The answer is that of the system: negative is an error.
template <typename Call> auto uninterrupted(Call&& call)
{
    auto result = call();
    while (result < 0 && errno == EINTR)
        result = call();
    return result;
}

/// Closes what it holds; the lock goes with it.
class Descriptor {
public:
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor& operator=(Descriptor&&) = delete;
    ~Descriptor()
    {
        if (number_ >= 0)
            ::close(number_);
    }
    int number() const { return number_; }
    bool valid() const { return number_ >= 0; }

private:
    int number_;
};

Descriptor openDescriptor(const std::string& path, int flags, mode_t mode = 0)
{
    return Descriptor(uninterrupted([&] { return ::open(path.c_str(), flags | O_CLOEXEC, mode); }));
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

/// When somebody last wrote to a file, or changed anything else of it.
struct Times {
    std::int64_t content = 0, contentNs = 0, any = 0, anyNs = 0;
    friend bool operator==(const Times&, const Times&) = default;
};
Times timesOf(const struct stat& status)
{
    return {status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_ctim.tv_sec, status.st_ctim.tv_nsec};
}

class FileDevice final : public Device {
public:
    FileDevice(std::string path, Descriptor descriptor, bool readOnly)
        : path_(std::move(path)), descriptor_(std::move(descriptor)), readOnly_(readOnly)
    {
    }
    /// A file that is empty.
    static std::unique_ptr<FileDevice> begun(std::string path, Descriptor descriptor)
    {
        auto device = std::make_unique<FileDevice>(std::move(path), std::move(descriptor), false);
        device->known_ = Content();
        device->noteTimes();
        return device;
    }

    std::string path() const override { return path_; }

    /// Sees that it is a file and no larger than a record may be, and remembers its size.
    std::expected<void, Fault> measure()
    {
        struct stat status {};
        if (::fstat(descriptor_.number(), &status) != 0)
            return std::unexpected(systemFault(path_, errno));
        if (!S_ISREG(status.st_mode))
            return std::unexpected(deviceFault(path_, "device-not-a-file"));
        size_ = static_cast<std::uint64_t>(status.st_size);
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
        std::size_t done = 0;
        while (done < bytes.size()) {
            const auto count = uninterrupted(
                [&] { return ::pwrite(descriptor_.number(), bytes.data() + done, bytes.size() - done, static_cast<off_t>(size_ + done)); });
            if (count <= 0)
                return cutBack(count < 0 ? errno : EIO);
            done += static_cast<std::size_t>(count);
        }
        if (uninterrupted([&] { return ::fdatasync(descriptor_.number()); }) != 0)
            return cutBack(errno);
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
        if (uninterrupted([&] { return ::ftruncate(descriptor_.number(), static_cast<off_t>(size)); }) != 0)
            return std::unexpected(systemFault(path_, errno));
        size_ = size;
        known_.reset(); // a hash does not shrink
        if (auto kept = readBytes(size_); kept && kept->size() == size_)
            known_.emplace().add(*kept);
        noteTimes();
        if (uninterrupted([&] { return ::fdatasync(descriptor_.number()); }) != 0)
            return std::unexpected(systemFault(path_, errno));
        return {};
    }

private:
    std::expected<std::string, Fault> readBytes(std::uint64_t size)
    {
        std::string content(size, '\0');
        std::size_t done = 0;
        while (done < content.size()) {
            const auto count = uninterrupted(
                [&] { return ::pread(descriptor_.number(), content.data() + done, content.size() - done, static_cast<off_t>(done)); });
            if (count < 0)
                return std::unexpected(systemFault(path_, errno));
            if (count == 0)
                break;
            done += static_cast<std::size_t>(count);
        }
        content.resize(done);
        return content;
    }

    void noteTimes()
    {
        struct stat status {};
        times_ = ::fstat(descriptor_.number(), &status) == 0 ? std::optional(timesOf(status)) : std::nullopt;
    }

    /// Before every change: the file has to end where this program left it, or the next line would stand behind something else.
    std::expected<void, Fault> makeReady()
    {
        if (readOnly_)
            return std::unexpected(deviceFault(path_, "device-read-only"));
        struct stat status {};
        if (::fstat(descriptor_.number(), &status) != 0)
            return std::unexpected(systemFault(path_, errno));
        // Somebody has removed it, or the folder with it: what is written now would be gone with the program.
        if (status.st_nlink == 0)
            return std::unexpected(deviceFault(path_, "device-missing"));
        if (isElsewhere(status))
            return std::unexpected(deviceFault(path_, "device-moved"));
        const auto found = static_cast<std::uint64_t>(status.st_size);
        if (found == size_)
            return isAsWritten(status) ? std::expected<void, Fault>() : std::unexpected(deviceFault(path_, "device-altered"));
        // The rest of a failed write may go; what anything else has put there may not.
        if (!leftover_ || found < size_)
            return std::unexpected(deviceFault(path_, "device-changed", {std::to_string(size_), std::to_string(found)}));
        if (uninterrupted([&] { return ::ftruncate(descriptor_.number(), static_cast<off_t>(size_)); }) != 0)
            return std::unexpected(systemFault(path_, errno));
        leftover_ = false;
        return {};
    }

    /// The file has got another name, and perhaps another one has this name now: who looks for the game would find an older one.
    bool isElsewhere(const struct stat& status) const
    {
        struct stat named {};
        if (::stat(path_.c_str(), &named) != 0)
            return errno == ENOENT || errno == ENOTDIR;
        return named.st_dev != status.st_dev || named.st_ino != status.st_ino;
    }

    /// Somebody has changed bytes in it, and left the size as it was? That the times are others is no proof of it: a backup program sets
    /// them too.
    bool isAsWritten(const struct stat& status)
    {
        if (!known_ || !times_ || timesOf(status) == *times_)
            return true;
        const auto bytes = readBytes(size_);
        Content content;
        if (bytes)
            content.add(*bytes);
        if (!bytes || !(content == *known_))
            return false;
        times_ = timesOf(status);
        return true;
    }

    /// Takes back what part of a write has reached the file, and reports the error that stopped it.
    std::unexpected<Fault> cutBack(int error)
    {
        leftover_ = uninterrupted([&] { return ::ftruncate(descriptor_.number(), static_cast<off_t>(size_)); }) != 0;
        // Nothing more can be done if this fails too: the error is reported anyway, and the line is recognised as torn when the file is
        // opened.
        uninterrupted([&] { return ::fdatasync(descriptor_.number()); });
        noteTimes();
        return std::unexpected(systemFault(path_, error));
    }

    std::string path_;
    Descriptor descriptor_;
    bool readOnly_ = false;
    bool leftover_ = false;        ///< part of a failed write could not be taken back yet
    std::uint64_t size_ = 0;       ///< bytes that count; nothing but the rest of a failed write stands behind them
    std::optional<Content> known_; ///< what these bytes are, once it was read or written here
    std::optional<Times> times_;   ///< of the file, after this program was the last to change it
};

std::expected<void, Fault> lock(const Descriptor& descriptor, const std::string& path)
{
    if (uninterrupted([&] { return ::flock(descriptor.number(), LOCK_EX | LOCK_NB); }) != 0)
        return std::unexpected(systemFault(path, errno));
    return {};
}

/// A new file's name is safe only after its directory has been flushed.
std::expected<void, Fault> flushDirectoryOf(const std::string& path)
{
    const std::string parent = std::filesystem::path(path).parent_path().string();
    const Descriptor directory = openDescriptor(parent.empty() ? "." : parent, O_RDONLY | O_DIRECTORY);
    if (!directory.valid())
        return std::unexpected(systemFault(path, errno));
    // EINVAL: this file system has nothing to flush for a directory.
    if (uninterrupted([&] { return ::fsync(directory.number()); }) != 0 && errno != EINVAL)
        return std::unexpected(systemFault(path, errno));
    return {};
}

/// Opens and locks what a program has left that was ended between making its file and writing the first line. Anything else that has this
/// name stays as it is.
std::expected<Descriptor, Fault> takeEmptyFile(const std::string& path)
{
    Descriptor descriptor = openDescriptor(path, O_RDWR | O_NONBLOCK | O_NOFOLLOW);
    struct stat status {};
    const auto isEmpty = [&] { return ::fstat(descriptor.number(), &status) == 0 && S_ISREG(status.st_mode) && status.st_size == 0; };
    if (!descriptor.valid() || !isEmpty())
        return std::unexpected(deviceFault(path, "device-exists"));
    if (const auto locked = lock(descriptor, path); !locked) // by a program that is about to begin its game
        return std::unexpected(locked.error());
    if (!isEmpty() || ::fchmod(descriptor.number(), S_IRUSR | S_IWUSR) != 0) // that program was quicker
        return std::unexpected(deviceFault(path, "device-exists"));
    return descriptor;
}

std::expected<std::unique_ptr<Device>, Fault> openExisting(const std::string& path, bool readOnly)
{
    // Without O_NONBLOCK the program would hang on a pipe that is called like a record.
    Descriptor descriptor = openDescriptor(path, (readOnly ? O_RDONLY : O_RDWR) | O_NONBLOCK);
    if (!descriptor.valid())
        return std::unexpected(systemFault(path, errno));
    if (!readOnly)
        if (const auto locked = lock(descriptor, path); !locked)
            return std::unexpected(locked.error());
    auto device = std::make_unique<FileDevice>(path, std::move(descriptor), readOnly);
    if (const auto measured = device->measure(); !measured)
        return std::unexpected(measured.error());
    return device;
}

} // namespace

std::expected<std::unique_ptr<Device>, Fault> createFile(const std::string& path)
{
    Descriptor descriptor = openDescriptor(path, O_RDWR | O_CREAT | O_EXCL, S_IRUSR | S_IWUSR);
    if (!descriptor.valid()) {
        if (errno != EEXIST)
            return std::unexpected(systemFault(path, errno));
        auto leftover = takeEmptyFile(path);
        if (!leftover)
            return std::unexpected(leftover.error());
        return FileDevice::begun(path, std::move(*leftover));
    }
    std::expected<void, Fault> done = lock(descriptor, path);
    if (done)
        done = flushDirectoryOf(path);
    if (!done) {
        ::unlink(path.c_str()); // it is this program's own and still empty
        return std::unexpected(done.error());
    }
    return FileDevice::begun(path, std::move(descriptor));
}

std::expected<std::unique_ptr<Device>, Fault> openFile(const std::string& path)
{
    return openExisting(path, false);
}

std::expected<std::unique_ptr<Device>, Fault> openFileReadOnly(const std::string& path)
{
    return openExisting(path, true);
}

} // namespace demeter
