#include "core/system/files.h"

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace demeter {

namespace {

FileError errorOf(int number)
{
    using Why = FileError::Why;
    switch (number) {
    case ENOENT:
    case ENOTDIR:
        return {Why::Missing, number};
    case EEXIST:
        return {Why::Exists, number};
    case EACCES:
    case EPERM:
    case EROFS:
        return {Why::Denied, number};
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
        return {Why::Full, number};
    case EISDIR:
        return {Why::NotAFile, number};
    case EWOULDBLOCK:
        return {Why::Locked, number};
    default:
        return {Why::Failed, number};
    }
}

std::unexpected<FileError> failed()
{
    return std::unexpected(errorOf(errno));
}

/// Calls again when a signal came in between. The answer is that of the system: negative is an error.
template <typename Call> auto uninterrupted(Call&& call)
{
    auto result = call();
    while (result < 0 && errno == EINTR)
        result = call();
    return result;
}

// What macOS calls otherwise. It was never compiled there.

/// What was written, to the disk itself.
int flushContent(int descriptor)
{
#ifdef __APPLE__
    // Its fsync leaves the rest to the disk; where it can do no more, that has to do.
    return ::fcntl(descriptor, F_FULLFSYNC) == 0 ? 0 : ::fsync(descriptor);
#else
    return ::fdatasync(descriptor);
#endif
}

/// Fails with EEXIST if there is something of the new name.
int renameToFree(const char* from, const char* to)
{
#ifdef __APPLE__
    return ::renamex_np(from, to, RENAME_EXCL);
#else
    return ::renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE);
#endif
}

FileState stateOf(const struct stat& status)
{
#ifdef __APPLE__
    const timespec &written = status.st_mtimespec, &changed = status.st_ctimespec;
#else
    const timespec &written = status.st_mtim, &changed = status.st_ctim;
#endif
    FileState state;
    state.isFile = S_ISREG(status.st_mode);
    state.isNameless = status.st_nlink == 0;
    state.size = static_cast<std::uint64_t>(status.st_size);
    state.which = {static_cast<std::uint64_t>(status.st_dev), static_cast<std::uint64_t>(status.st_ino)};
    state.times = {written.tv_sec, written.tv_nsec, changed.tv_sec, changed.tv_nsec};
    return state;
}

/// The system's number of something open.
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

std::string folderOf(const std::string& path)
{
    const std::string folder = std::filesystem::path(path).parent_path().string();
    return folder.empty() ? "." : folder;
}

class PosixFile final : public OpenFile {
public:
    explicit PosixFile(Descriptor descriptor) : descriptor_(std::move(descriptor)) {}

    std::expected<FileState, FileError> state() const override
    {
        struct stat status {};
        if (::fstat(descriptor_.number(), &status) != 0)
            return failed();
        return stateOf(status);
    }

    std::expected<std::size_t, FileError> read(std::uint64_t from, char* into, std::size_t size) const override
    {
        std::size_t done = 0;
        while (done < size) {
            const auto count =
                uninterrupted([&] { return ::pread(descriptor_.number(), into + done, size - done, static_cast<off_t>(from + done)); });
            if (count < 0)
                return failed();
            if (count == 0)
                break;
            done += static_cast<std::size_t>(count);
        }
        return done;
    }

    std::expected<void, FileError> write(std::uint64_t at, std::string_view bytes) override
    {
        while (!bytes.empty()) {
            const auto count =
                uninterrupted([&] { return ::pwrite(descriptor_.number(), bytes.data(), bytes.size(), static_cast<off_t>(at)); });
            if (count <= 0)
                return std::unexpected(errorOf(count < 0 ? errno : EIO));
            bytes.remove_prefix(static_cast<std::size_t>(count));
            at += static_cast<std::uint64_t>(count);
        }
        return {};
    }

    std::expected<void, FileError> cut(std::uint64_t size) override
    {
        return done(uninterrupted([&] { return ::ftruncate(descriptor_.number(), static_cast<off_t>(size)); }));
    }

    std::expected<void, FileError> flush() override
    {
        return done(uninterrupted([&] { return flushContent(descriptor_.number()); }));
    }

    std::expected<void, FileError> lock() override
    {
        return done(uninterrupted([&] { return ::flock(descriptor_.number(), LOCK_EX | LOCK_NB); }));
    }

    bool othersMayRead() const override
    {
        struct stat status {};
        return ::fstat(descriptor_.number(), &status) == 0 && (status.st_mode & (S_IRWXG | S_IRWXO)) != 0;
    }

    std::expected<void, FileError> keepToOwner() override { return done(::fchmod(descriptor_.number(), S_IRUSR | S_IWUSR)); }

private:
    static std::expected<void, FileError> done(int result)
    {
        if (result != 0)
            return failed();
        return {};
    }

    Descriptor descriptor_;
};

class PosixFolderLock final : public FolderLock {
public:
    PosixFolderLock(const std::string& path, bool wait) : descriptor_(openDescriptor(folderOf(path), O_RDONLY | O_DIRECTORY))
    {
        const int result =
            descriptor_.valid() ? uninterrupted([&] { return ::flock(descriptor_.number(), wait ? LOCK_EX : LOCK_EX | LOCK_NB); }) : 0;
        busy_ = result != 0 && errno == EWOULDBLOCK;
    }
    bool isBusy() const override { return busy_; }

private:
    Descriptor descriptor_;
    bool busy_ = false;
};

class PosixFiles final : public Files {
public:
    std::expected<std::unique_ptr<OpenFile>, FileError> open(const std::string& path, Access access) const override
    {
        // Without O_NONBLOCK the program would hang on a pipe that is called like a record.
        int flags = O_RDWR | O_NONBLOCK;
        if (access == Access::Read)
            flags = O_RDONLY | O_NONBLOCK;
        else if (access == Access::WriteItself)
            flags |= O_NOFOLLOW;
        else if (access == Access::New)
            flags = O_RDWR | O_CREAT | O_EXCL;
        Descriptor descriptor = openDescriptor(path, flags, S_IRUSR | S_IWUSR);
        if (!descriptor.valid())
            return failed();
        return std::make_unique<PosixFile>(std::move(descriptor));
    }

    std::expected<FileState, FileError> state(const std::string& path) const override
    {
        struct stat status {};
        if (::stat(path.c_str(), &status) != 0)
            return failed();
        return stateOf(status);
    }

    std::expected<void, FileError> makeFolderOf(const std::string& path) const override
    {
        const std::filesystem::path folder = folderOf(path);
        std::error_code error;
        if (std::filesystem::exists(folder, error))
            return {};
        std::filesystem::create_directories(folder, error);
        if (error)
            return std::unexpected(fileError(error));
        std::filesystem::permissions(folder, std::filesystem::perms::owner_all, error);
        return {};
    }

    std::expected<void, FileError> flushFolderOf(const std::string& path) const override
    {
        const Descriptor folder = openDescriptor(folderOf(path), O_RDONLY | O_DIRECTORY);
        if (!folder.valid())
            return failed();
        // EINVAL: this file system has nothing to flush for a folder.
        if (uninterrupted([&] { return ::fsync(folder.number()); }) != 0 && errno != EINVAL)
            return failed();
        return {};
    }

    std::expected<void, FileError> move(const std::string& from, const std::string& to, bool replace) const override
    {
        if (!replace) {
            if (renameToFree(from.c_str(), to.c_str()) == 0)
                return {};
            if (errno != EINVAL && errno != ENOSYS && errno != ENOTSUP)
                return failed();
            // Not every file system knows how to refuse; nobody else makes files of these names meanwhile.
            if (::access(to.c_str(), F_OK) == 0)
                return std::unexpected(errorOf(EEXIST));
        }
        if (::rename(from.c_str(), to.c_str()) != 0)
            return failed();
        return {};
    }

    void remove(const std::string& path) const override { ::unlink(path.c_str()); }

    std::unique_ptr<FolderLock> lockFolderOf(const std::string& path, bool wait) const override
    {
        return std::make_unique<PosixFolderLock>(path, wait);
    }
};

} // namespace

FileError fileError(const std::error_code& error)
{
    return errorOf(error.value()); // its number is one of errno, whichever category it has here
}

const Files& systemFiles()
{
    static const PosixFiles files;
    return files;
}

} // namespace demeter
