// The machine's files with what a medium, its system and other programs do to them at the wrong moment.
#pragma once

#include "core/system/files.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace demeter::test {

/// What goes wrong, for a test to change between two calls, and what was asked for. Where nothing is said here, all goes as the system has
/// it.
struct Mishaps {
    using Why = FileError::Why;

    std::optional<std::size_t> room;    ///< so many bytes can still be written: of a write that is longer its beginning is
    std::optional<int> writes, flushes; ///< so many go well before one fails
    bool cutFails = false;              ///< what stands there cannot be taken back
    bool lockHeld = false;              ///< another program has every lock of a file
    bool folderFlushFails = false;
    std::optional<Why> moveFails, lookFails; ///< a file does not get its other name; nobody says what has a name now
    std::function<void()> beforeMove;        ///< what somebody else does at that moment
    std::vector<std::string> asked;          ///< writes, cuts, flushes and moves that went well, in their order
};

inline std::unexpected<FileError> mishap(FileError::Why why)
{
    return std::unexpected(FileError{why, 5});
}

class FailingFile final : public OpenFile {
public:
    FailingFile(std::unique_ptr<OpenFile> file, std::shared_ptr<Mishaps> mishaps) : file_(std::move(file)), mishaps_(std::move(mishaps)) {}

    std::expected<FileState, FileError> state() const override { return file_->state(); }
    std::expected<std::size_t, FileError> read(std::uint64_t from, char* into, std::size_t size) const override
    {
        return file_->read(from, into, size);
    }
    std::expected<void, FileError> write(std::uint64_t at, std::string_view bytes) override
    {
        if (!goesWell(mishaps_->writes))
            return mishap(FileError::Why::Failed);
        if (mishaps_->room && bytes.size() > *mishaps_->room) {
            const auto begun = file_->write(at, bytes.substr(0, *mishaps_->room));
            mishaps_->room = 0;
            return begun ? mishap(FileError::Why::Full) : begun;
        }
        if (mishaps_->room)
            *mishaps_->room -= bytes.size();
        return noted("write", file_->write(at, bytes));
    }
    std::expected<void, FileError> cut(std::uint64_t size) override
    {
        return mishaps_->cutFails ? mishap(FileError::Why::Failed) : noted("cut", file_->cut(size));
    }
    std::expected<void, FileError> flush() override
    {
        return goesWell(mishaps_->flushes) ? noted("flush", file_->flush()) : mishap(FileError::Why::Failed);
    }
    std::expected<void, FileError> lock() override { return mishaps_->lockHeld ? mishap(FileError::Why::Locked) : file_->lock(); }
    bool othersMayRead() const override { return file_->othersMayRead(); }
    std::expected<void, FileError> keepToOwner() override { return file_->keepToOwner(); }

private:
    static bool goesWell(std::optional<int>& left) { return !left || (*left)-- > 0; }
    std::expected<void, FileError> noted(const char* what, std::expected<void, FileError> done)
    {
        if (done)
            mishaps_->asked.emplace_back(what);
        return done;
    }

    std::unique_ptr<OpenFile> file_;
    std::shared_ptr<Mishaps> mishaps_;
};

class FailingFiles final : public Files {
public:
    /// The test's own, to let something go wrong.
    Mishaps& mishaps() const { return *mishaps_; }

    std::expected<std::unique_ptr<OpenFile>, FileError> open(const std::string& path, Access access) const override
    {
        auto file = systemFiles().open(path, access);
        if (!file)
            return std::unexpected(file.error());
        return std::make_unique<FailingFile>(std::move(*file), mishaps_);
    }
    std::expected<FileState, FileError> state(const std::string& path) const override
    {
        if (mishaps_->lookFails)
            return mishap(*mishaps_->lookFails);
        return systemFiles().state(path);
    }
    std::expected<void, FileError> makeFolderOf(const std::string& path) const override { return systemFiles().makeFolderOf(path); }
    std::expected<void, FileError> flushFolderOf(const std::string& path) const override
    {
        if (mishaps_->folderFlushFails)
            return mishap(FileError::Why::Failed);
        mishaps_->asked.emplace_back("flush folder");
        return systemFiles().flushFolderOf(path);
    }
    std::expected<void, FileError> move(const std::string& from, const std::string& to, bool replace) const override
    {
        if (const auto before = std::exchange(mishaps_->beforeMove, {}))
            before();
        if (mishaps_->moveFails)
            return mishap(*mishaps_->moveFails);
        mishaps_->asked.emplace_back("move");
        return systemFiles().move(from, to, replace);
    }
    void remove(const std::string& path) const override { systemFiles().remove(path); }
    std::unique_ptr<FolderLock> lockFolderOf(const std::string& path, bool wait) const override
    {
        return systemFiles().lockFolderOf(path, wait);
    }

private:
    std::shared_ptr<Mishaps> mishaps_ = std::make_shared<Mishaps>();
};

} // namespace demeter::test
