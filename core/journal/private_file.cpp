#include "core/journal/private_file.h"

#include "core/journal/system_fault.h"

#include <sodium.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace demeter {

namespace {

std::string privateFolder(const std::string& path)
{
    const std::string folder = std::filesystem::path(path).parent_path().string();
    return folder.empty() ? "." : folder;
}

std::string besideName(const std::string& path)
{
    return path + ".new";
}

/// The folder of a file, locked against every other program that replaces files there. Where the file system has no locks it does without.
class LockedFolder {
public:
    LockedFolder(const std::string& path, bool wait) : number_(::open(privateFolder(path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    {
        int result = -1;
        while (number_ >= 0 && (result = ::flock(number_, wait ? LOCK_EX : LOCK_EX | LOCK_NB)) != 0 && errno == EINTR) {
        }
        busy_ = number_ >= 0 && result != 0 && errno == EWOULDBLOCK;
    }
    LockedFolder(LockedFolder&&) = delete;
    LockedFolder& operator=(LockedFolder&&) = delete;
    ~LockedFolder()
    {
        if (number_ >= 0)
            ::close(number_); // the lock goes with it
    }
    bool busy() const { return busy_; }
    void flush() const
    {
        if (number_ >= 0)
            ::fsync(number_);
    }

private:
    int number_;
    bool busy_ = false;
};

FileMark markOf(std::string_view text)
{
    FileMark mark{};
    crypto_generichash_state state;
    crypto_generichash_init(&state, nullptr, 0, mark.size());
    crypto_generichash_update(&state, reinterpret_cast<const unsigned char*>(text.data()), text.size());
    crypto_generichash_final(&state, mark.data(), mark.size());
    sodium_memzero(&state, sizeof state); // it held a part of the text
    return mark;
}

/// Everything in it; false if it is no file, too large, or got shorter meanwhile.
bool readWhole(int file, std::size_t largest, mode_t& mode, std::string& text)
{
    struct stat status {};
    if (::fstat(file, &status) != 0 || !S_ISREG(status.st_mode) || static_cast<std::uintmax_t>(status.st_size) > largest)
        return false;
    mode = status.st_mode;
    text.resize(static_cast<std::size_t>(status.st_size));
    std::size_t done = 0;
    while (done < text.size()) {
        const auto count = ::pread(file, text.data() + done, text.size() - done, static_cast<off_t>(done));
        if (count > 0)
            done += static_cast<std::size_t>(count);
        else if (count == 0 || errno != EINTR)
            return false;
    }
    return true;
}

/// Writes and flushes; the error, or 0.
int writeWhole(int file, std::string_view bytes)
{
    while (!bytes.empty()) {
        const auto count = ::write(file, bytes.data(), bytes.size());
        if (count > 0)
            bytes.remove_prefix(static_cast<std::size_t>(count));
        else if (count == 0 || errno != EINTR)
            return count < 0 ? errno : EIO;
    }
    return ::fsync(file) == 0 ? 0 : errno;
}

/// Puts a file in the place of another, or only where there is none; the error, or 0.
int moveInto(const std::string& from, const std::string& to, bool replace)
{
    if (!replace) {
        if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0)
            return 0;
        if (errno != EINVAL && errno != ENOSYS) // else this file system can't do that, and the folder is locked
            return errno;
        if (::access(to.c_str(), F_OK) == 0)
            return EEXIST;
    }
    return ::rename(from.c_str(), to.c_str()) == 0 ? 0 : errno;
}

} // namespace

WipedText::~WipedText()
{
    sodium_memzero(text.data(), text.size());
}

std::expected<bool, Fault> PrivateFile::read(WipedText& whole, FileMark& mark) const
{
    if (sodium_init() < 0)
        return std::unexpected(Fault{"key-memory", path_, {}});
    if (const std::string beside = besideName(path_); ::access(beside.c_str(), F_OK) == 0)
        if (const LockedFolder folder(path_, false); !folder.busy())
            ::unlink(beside.c_str());
    const int file = ::open(path_.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0)
        return std::unexpected(systemFault(path_, errno));
    mode_t mode = 0;
    const bool done = readWhole(file, largest_, mode, whole.text);
    // Somebody may have copied it from where modes are lost.
    const bool wasOpen = done && (mode & (S_IRWXG | S_IRWXO)) != 0;
    if (wasOpen)
        (void)::fchmod(file, S_IRUSR | S_IWUSR);
    ::close(file);
    if (!done)
        return std::unexpected(Fault{"key-form", path_, {}});
    mark = markOf(whole.text);
    return wasOpen;
}

std::expected<FileMark, Fault> PrivateFile::replace(std::string_view bytes, const std::optional<FileMark>& known) const
{
    std::error_code error;
    if (const std::filesystem::path folder = privateFolder(path_); !std::filesystem::exists(folder, error)) {
        std::filesystem::create_directories(folder, error);
        if (error)
            return std::unexpected(systemFault(path_, error.value()));
        std::filesystem::permissions(folder, std::filesystem::perms::owner_all, error);
    }
    const LockedFolder folder(path_, true);
    const std::string beside = besideName(path_);
    ::unlink(beside.c_str()); // what a program has left that was ended here
    bool isThere = false;
    if (const int old = ::open(path_.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK); old >= 0) {
        isThere = true;
        WipedText whole;
        mode_t mode = 0;
        const bool same = known && readWhole(old, largest_, mode, whole.text) && markOf(whole.text) == *known;
        ::close(old);
        if (!same)
            return std::unexpected(known ? Fault{"key-changed", path_, {}} : systemFault(path_, EEXIST));
    } else if (errno != ENOENT) {
        return std::unexpected(systemFault(path_, errno));
    }
    const int file = ::open(beside.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (file < 0)
        return std::unexpected(systemFault(path_, errno));
    int failed = writeWhole(file, bytes);
    if (::close(file) != 0 && failed == 0)
        failed = errno;
    if (failed == 0)
        failed = moveInto(beside, path_, isThere);
    if (failed != 0) {
        ::unlink(beside.c_str());
        return std::unexpected(systemFault(path_, failed));
    }
    folder.flush();
    return markOf(bytes);
}

} // namespace demeter
