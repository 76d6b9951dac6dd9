// The operating system's files, as far as a record and a key need them. Each system has its own half beside this header.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <memory>
#include <string>
#include <string_view>
#include <system_error>

namespace demeter {

/// Why the system refused.
struct FileError {
    enum class Why : std::uint8_t {
        Missing,  ///< there is no such file, or no such folder
        Exists,   ///< there is one already
        Denied,   ///< the user has no right, or the medium is read-only
        Full,     ///< the medium, the user's share of it, or what a file may be
        NotAFile, ///< it is a folder
        Locked,   ///< another program holds it
        Failed,   ///< anything else
    };
    Why why = Why::Failed;
    int number = 0; ///< as the system has it, for whoever looks it up
    friend bool operator==(const FileError&, const FileError&) = default;
};

/// What the standard library says of a file or a folder, in the same terms.
FileError fileError(const std::error_code& error);

/// What a file is at a moment.
struct FileState {
    bool isFile = false;                  ///< and no folder, pipe or device
    bool isNameless = false;              ///< somebody has removed it while it was open
    std::uint64_t size = 0;               ///< bytes
    std::array<std::uint64_t, 2> which{}; ///< no other file of this machine has these at the same time
    /// When somebody last wrote to it, and changed anything else of it; only to be compared.
    std::array<std::int64_t, 4> times{};
};

/// A file that is open, for this program alone: a child process does not have it. Its end closes it, and its lock goes with it.
class OpenFile {
public:
    OpenFile() = default;
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    virtual ~OpenFile() = default;

    virtual std::expected<FileState, FileError> state() const = 0;
    /// Fills `into` from this place on; the answer is smaller where the file ends before.
    virtual std::expected<std::size_t, FileError> read(std::uint64_t from, char* into, std::size_t size) const = 0;
    /// Writes all of it. On an error some of it may stand there.
    virtual std::expected<void, FileError> write(std::uint64_t at, std::string_view bytes) = 0;
    /// Cuts off what stands behind so many bytes.
    virtual std::expected<void, FileError> cut(std::uint64_t size) = 0;
    /// Returns when the medium has what was written and cut.
    virtual std::expected<void, FileError> flush() = 0;
    /// Against every other program that locks it; `Locked` at once if one has it. Reading needs no lock and is not hindered by one.
    virtual std::expected<void, FileError> lock() = 0;
    /// Not only its owner and whoever runs the machine; false as well where the file system has no such rights.
    virtual bool othersMayRead() const = 0;
    /// From now on nobody but its owner may read or write it. Nothing happens where the file system has no such rights.
    virtual std::expected<void, FileError> keepToOwner() = 0;
};

/// A folder that this program alone replaces files in; the end of it lets the next one in.
class FolderLock {
public:
    FolderLock() = default;
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;
    virtual ~FolderLock() = default;
    /// Another program has it. Never where the system or its file system has no such locks: there one does without.
    virtual bool isBusy() const = 0;
};

/// Paths are UTF-8, or where a file system knows only bytes, its bytes.
class Files {
public:
    Files() = default;
    Files(const Files&) = delete;
    Files& operator=(const Files&) = delete;
    virtual ~Files() = default;

    enum class Access : std::uint8_t {
        Read,        ///< never waits, whatever lies there
        Write,       ///< reading too; it must exist
        WriteItself, ///< the same, and what only points to a file is refused
        New,         ///< reading and writing; it must not exist, and nobody but its owner will read it
    };
    virtual std::expected<std::unique_ptr<OpenFile>, FileError> open(const std::string& path, Access access) const = 0;
    /// Of what has this name now.
    virtual std::expected<FileState, FileError> state(const std::string& path) const = 0;
    /// Makes the folder of this file, and those that it lies in, where there is none; its owner alone may look into the new one.
    virtual std::expected<void, FileError> makeFolderOf(const std::string& path) const = 0;
    /// Returns when the names in the folder of this file are safe as well. Where a system does that by itself it does nothing.
    virtual std::expected<void, FileError> flushFolderOf(const std::string& path) const = 0;
    /// Gives a file another name at once: at every moment one of the two is there. `replace`: what has that name goes; else it is refused.
    virtual std::expected<void, FileError> move(const std::string& from, const std::string& to, bool replace) const = 0;
    /// Nothing happens if there is none.
    virtual void remove(const std::string& path) const = 0;
    /// Locks the folder of this file; `wait` until nobody else has it.
    virtual std::unique_ptr<FolderLock> lockFolderOf(const std::string& path, bool wait) const = 0;
};

/// Those of this machine.
const Files& systemFiles();

} // namespace demeter
