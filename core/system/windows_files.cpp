#include "core/system/files.h"

#include <optional>
#include <utility>
#include <vector>

#include <windows.h>
// Of the headers of Windows that one comes first.
#include <aclapi.h>

namespace demeter {

namespace {

FileError errorOf(DWORD number)
{
    using Why = FileError::Why;
    const auto found = [number] {
        switch (number) {
        case ERROR_FILE_NOT_FOUND:
        case ERROR_PATH_NOT_FOUND:
        case ERROR_INVALID_NAME:
        case ERROR_INVALID_DRIVE:
        case ERROR_NOT_READY: // the drive is empty
        case ERROR_BAD_NETPATH:
        case ERROR_BAD_NET_NAME:
        case ERROR_DIRECTORY: // a file stands where a folder should
        case ERROR_DELETE_PENDING:
            return Why::Missing;
        case ERROR_FILE_EXISTS:
        case ERROR_ALREADY_EXISTS:
            return Why::Exists;
        case ERROR_ACCESS_DENIED:
        case ERROR_WRITE_PROTECT:
        case ERROR_PRIVILEGE_NOT_HELD:
            return Why::Denied;
        case ERROR_DISK_FULL:
        case ERROR_HANDLE_DISK_FULL:
        case ERROR_FILE_TOO_LARGE:
            return Why::Full;
        case ERROR_LOCK_VIOLATION:
        case ERROR_SHARING_VIOLATION:
            return Why::Locked;
        default:
            return Why::Failed;
        }
    };
    return {found(), static_cast<int>(number)};
}

std::unexpected<FileError> failed()
{
    return std::unexpected(errorOf(GetLastError()));
}

std::expected<void, FileError> done(BOOL result)
{
    if (result == 0)
        return failed();
    return {};
}

std::wstring wholePath(const std::wstring& name)
{
    std::wstring whole(GetFullPathNameW(name.c_str(), 0, nullptr, nullptr), L'\0');
    whole.resize(GetFullPathNameW(name.c_str(), static_cast<DWORD>(whole.size()), whole.data(), nullptr));
    return whole;
}

/// As the system wants it. What is longer than it takes by itself has to be whole, and say so.
std::wstring wide(const std::string& path)
{
    const int size = MultiByteToWideChar(CP_UTF8, 0, path.data(), static_cast<int>(path.size()), nullptr, 0);
    std::wstring name(static_cast<std::size_t>(size), L'\0');
    MultiByteToWideChar(CP_UTF8, 0, path.data(), static_cast<int>(path.size()), name.data(), size);
    constexpr std::size_t longest = MAX_PATH - 20; // of a folder, which has to have room for a short name
    if (name.size() < longest && wholePath(name).size() < longest)
        return name;
    const std::wstring whole = wholePath(name);
    if (whole.starts_with(L"\\\\?\\") || whole.starts_with(L"\\\\.\\"))
        return whole;
    if (whole.starts_with(L"\\\\")) // a folder of another machine
        return L"\\\\?\\UNC" + whole.substr(1);
    return L"\\\\?\\" + whole;
}

/// The folder of a file.
std::string folderOf(const std::string& path)
{
    const std::size_t end = path.find_last_of("/\\:");
    if (end == std::string::npos)
        return ".";
    const bool ofDrive = path[end] == ':' || end == 0 || path[end - 1] == ':';
    return path.substr(0, ofDrive ? end + 1 : end);
}

/// The system's number of something open.
class Handle {
public:
    explicit Handle(HANDLE handle) : handle_(handle) {}
    Handle(Handle&& other) noexcept : handle_(std::exchange(other.handle_, INVALID_HANDLE_VALUE)) {}
    Handle& operator=(Handle&&) = delete;
    ~Handle()
    {
        if (valid())
            CloseHandle(handle_);
    }
    HANDLE get() const { return handle_; }
    bool valid() const { return handle_ != INVALID_HANDLE_VALUE && handle_ != nullptr; }

private:
    HANDLE handle_;
};

/// Others may open, rename and remove what is open here, as elsewhere; what keeps writers apart is the lock.
constexpr DWORD shared = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;

/// A name for somebody, as the system has it; it knows its own length.
using Sid = std::vector<unsigned char>;

PSID pointer(Sid& sid)
{
    return sid.data();
}

Sid copyOfSid(PSID sid)
{
    Sid copy(GetLengthSid(sid));
    CopySid(static_cast<DWORD>(copy.size()), copy.data(), sid);
    return copy;
}

/// Who runs this program.
std::optional<Sid> userSid()
{
    HANDLE number = nullptr;
    if (OpenProcessToken(GetCurrentProcess(), TOKEN_QUERY, &number) == 0)
        return std::nullopt;
    const Handle token(number);
    DWORD size = 0;
    GetTokenInformation(token.get(), TokenUser, nullptr, 0, &size);
    std::vector<unsigned char> bytes(size);
    if (size < sizeof(TOKEN_USER) || GetTokenInformation(token.get(), TokenUser, bytes.data(), size, &size) == 0)
        return std::nullopt;
    return copyOfSid(reinterpret_cast<const TOKEN_USER*>(bytes.data())->User.Sid);
}

/// The rights of what belongs to this user alone. The rights of its folder do not come upon it.
class OwnerOnly {
public:
    OwnerOnly() : user_(userSid())
    {
        if (!user_)
            return;
        list_.resize(sizeof(ACL) + sizeof(ACCESS_ALLOWED_ACE) + user_->size());
        works_ = InitializeAcl(list(), static_cast<DWORD>(list_.size()), ACL_REVISION) != 0 &&
                 AddAccessAllowedAce(list(), ACL_REVISION, FILE_ALL_ACCESS, pointer(*user_)) != 0 &&
                 InitializeSecurityDescriptor(&descriptor_, SECURITY_DESCRIPTOR_REVISION) != 0 &&
                 SetSecurityDescriptorDacl(&descriptor_, TRUE, list(), FALSE) != 0 &&
                 SetSecurityDescriptorControl(&descriptor_, SE_DACL_PROTECTED, SE_DACL_PROTECTED) != 0;
    }
    OwnerOnly(OwnerOnly&&) = delete;
    OwnerOnly& operator=(OwnerOnly&&) = delete;
    ~OwnerOnly() = default;

    /// False where the system does not say who the user is.
    bool works() const { return works_; }
    SECURITY_DESCRIPTOR* descriptor() { return &descriptor_; }
    SECURITY_ATTRIBUTES* forNewFile() { return works_ ? &attributes_ : nullptr; }

private:
    ACL* list() { return reinterpret_cast<ACL*>(list_.data()); }

    std::optional<Sid> user_;
    std::vector<unsigned char> list_;
    SECURITY_DESCRIPTOR descriptor_{};
    SECURITY_ATTRIBUTES attributes_{sizeof(SECURITY_ATTRIBUTES), &descriptor_, FALSE};
    bool works_ = false;
};

/// Memory that the system has lent.
class Lent {
public:
    explicit Lent(void* memory) : memory_(memory) {}
    Lent(Lent&&) = delete;
    Lent& operator=(Lent&&) = delete;
    ~Lent() { LocalFree(memory_); }

private:
    void* memory_;
};

/// The medium keeps rights of its files; sticks most often do not.
bool keepsRights(HANDLE handle)
{
    DWORD flags = 0;
    return GetVolumeInformationByHandleW(handle, nullptr, 0, nullptr, nullptr, &flags, nullptr, 0) != 0 &&
           (flags & FILE_PERSISTENT_ACLS) != 0;
}

bool isAnyOf(PSID sid, std::initializer_list<WELL_KNOWN_SID_TYPE> kinds)
{
    for (const WELL_KNOWN_SID_TYPE kind : kinds)
        if (IsWellKnownSid(sid, kind) != 0)
            return true;
    return false;
}

/// Somebody in the list may read or write who is neither this user nor runs the machine.
bool letsOthersIn(ACL& list)
{
    constexpr DWORD matters = FILE_READ_DATA | FILE_WRITE_DATA | GENERIC_READ | GENERIC_WRITE | GENERIC_ALL;
    auto user = userSid();
    for (DWORD n = 0; n < list.AceCount; ++n) {
        void* entry = nullptr;
        if (GetAce(&list, n, &entry) == 0)
            continue;
        auto& allowed = *static_cast<ACCESS_ALLOWED_ACE*>(entry);
        if (allowed.Header.AceType != ACCESS_ALLOWED_ACE_TYPE || (allowed.Header.AceFlags & INHERIT_ONLY_ACE) != 0 ||
            (allowed.Mask & matters) == 0)
            continue;
        PSID who = &allowed.SidStart;
        if (!isAnyOf(who, {WinLocalSystemSid, WinBuiltinAdministratorsSid, WinCreatorOwnerRightsSid}) &&
            !(user && EqualSid(who, pointer(*user)) != 0))
            return true;
    }
    return false;
}

std::expected<FileState, FileError> stateOf(HANDLE handle)
{
    BY_HANDLE_FILE_INFORMATION information{};
    if (GetFileInformationByHandle(handle, &information) == 0)
        return failed();
    FileState state;
    state.isFile = (information.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) == 0 && GetFileType(handle) == FILE_TYPE_DISK;
    state.isNameless = information.nNumberOfLinks == 0;
    state.size = static_cast<std::uint64_t>(information.nFileSizeHigh) << 32 | information.nFileSizeLow;
    state.which = {information.dwVolumeSerialNumber,
                   static_cast<std::uint64_t>(information.nFileIndexHigh) << 32 | information.nFileIndexLow};
    FILE_BASIC_INFO basic{};
    if (GetFileInformationByHandleEx(handle, FileBasicInfo, &basic, sizeof basic) != 0)
        state.times = {basic.LastWriteTime.QuadPart, basic.ChangeTime.QuadPart, 0, 0};
    FILE_STANDARD_INFO standard{};
    if (GetFileInformationByHandleEx(handle, FileStandardInfo, &standard, sizeof standard) != 0)
        state.isNameless = state.isNameless || standard.DeletePending != 0;
    return state;
}

/// Where something is read, written or locked.
OVERLAPPED place(std::uint64_t at)
{
    OVERLAPPED place{};
    place.Offset = static_cast<DWORD>(at);
    place.OffsetHigh = static_cast<DWORD>(at >> 32);
    return place;
}

constexpr DWORD mostAtOnce = 1U << 20;

class WindowsFile final : public OpenFile {
public:
    explicit WindowsFile(Handle handle) : handle_(std::move(handle)) {}

    std::expected<FileState, FileError> state() const override { return stateOf(handle_.get()); }

    std::expected<std::size_t, FileError> read(std::uint64_t from, char* into, std::size_t size) const override
    {
        std::size_t read = 0;
        while (read < size) {
            OVERLAPPED at = place(from + read);
            DWORD count = 0;
            const auto wanted = static_cast<DWORD>(size - read < mostAtOnce ? size - read : mostAtOnce);
            if (ReadFile(handle_.get(), into + read, wanted, &count, &at) == 0) {
                if (GetLastError() == ERROR_HANDLE_EOF)
                    break;
                return failed();
            }
            if (count == 0)
                break;
            read += count;
        }
        return read;
    }

    std::expected<void, FileError> write(std::uint64_t at, std::string_view bytes) override
    {
        while (!bytes.empty()) {
            OVERLAPPED here = place(at);
            DWORD count = 0;
            const auto wanted = static_cast<DWORD>(bytes.size() < mostAtOnce ? bytes.size() : mostAtOnce);
            if (WriteFile(handle_.get(), bytes.data(), wanted, &count, &here) == 0)
                return failed();
            if (count == 0)
                return std::unexpected(errorOf(ERROR_WRITE_FAULT));
            bytes.remove_prefix(count);
            at += count;
        }
        return {};
    }

    std::expected<void, FileError> cut(std::uint64_t size) override
    {
        FILE_END_OF_FILE_INFO end{};
        end.EndOfFile.QuadPart = static_cast<LONGLONG>(size);
        return done(SetFileInformationByHandle(handle_.get(), FileEndOfFileInfo, &end, sizeof end));
    }

    std::expected<void, FileError> flush() override { return done(FlushFileBuffers(handle_.get())); }

    std::expected<void, FileError> lock() override
    {
        // A lock keeps others from reading what it covers: it covers a byte that no record will ever have.
        OVERLAPPED behind = place(std::uint64_t(1) << 62);
        return done(LockFileEx(handle_.get(), LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &behind));
    }

    bool othersMayRead() const override
    {
        ACL* list = nullptr;
        void* lent = nullptr;
        if (!keepsRights(handle_.get()) || GetSecurityInfo(handle_.get(), SE_FILE_OBJECT, DACL_SECURITY_INFORMATION, nullptr, nullptr,
                                                           &list, nullptr, &lent) != ERROR_SUCCESS)
            return false;
        const Lent descriptor(lent);
        return list == nullptr || letsOthersIn(*list); // without a list everybody may do everything
    }

    std::expected<void, FileError> keepToOwner() override
    {
        if (!keepsRights(handle_.get()))
            return {};
        // What was opened to be read may not set rights; its owner may open it once more to do so.
        const Handle rights(ReOpenFile(handle_.get(), GENERIC_READ | WRITE_DAC, shared, 0));
        OwnerOnly owner;
        if (!rights.valid() || !owner.works())
            return failed();
        return done(
            SetKernelObjectSecurity(rights.get(), DACL_SECURITY_INFORMATION | PROTECTED_DACL_SECURITY_INFORMATION, owner.descriptor()));
    }

private:
    Handle handle_;
};

std::expected<FileState, FileError> stateOfPath(const std::string& path)
{
    const Handle handle(
        CreateFileW(wide(path).c_str(), FILE_READ_ATTRIBUTES, shared, nullptr, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr));
    if (!handle.valid())
        return failed();
    return stateOf(handle.get());
}

/// What is opened itself, and not what it points to, is a link.
bool isLink(HANDLE handle)
{
    FILE_ATTRIBUTE_TAG_INFO tag{};
    return GetFileInformationByHandleEx(handle, FileAttributeTagInfo, &tag, sizeof tag) != 0 &&
           (tag.FileAttributes & FILE_ATTRIBUTE_REPARSE_POINT) != 0 && IsReparseTagNameSurrogate(tag.ReparseTag);
}

bool isFolder(const std::wstring& name)
{
    const DWORD attributes = GetFileAttributesW(name.c_str());
    return attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0;
}

/// A mutex of this user's session, of one name for each folder, since folders have no locks; the system gives it back where a program ends.
/// A thread that has it gets it again.
class WindowsFolderLock final : public FolderLock {
public:
    WindowsFolderLock(const std::string& path, bool wait) : mutex_(mutexOf(path))
    {
        const DWORD result = mutex_.valid() ? WaitForSingleObject(mutex_.get(), wait ? INFINITE : 0) : WAIT_FAILED;
        held_ = result == WAIT_OBJECT_0 || result == WAIT_ABANDONED;
        busy_ = result == WAIT_TIMEOUT;
    }
    ~WindowsFolderLock() override
    {
        if (held_)
            ReleaseMutex(mutex_.get());
    }
    bool isBusy() const override { return busy_; }

private:
    static HANDLE mutexOf(const std::string& path)
    {
        const auto folder = stateOfPath(folderOf(path));
        if (!folder)
            return nullptr;
        const auto& [volume, number] = folder->which;
        return CreateMutexW(nullptr, FALSE, (L"Local\\demeter-" + std::to_wstring(volume) + L'-' + std::to_wstring(number)).c_str());
    }

    Handle mutex_;
    bool held_ = false;
    bool busy_ = false;
};

class WindowsFiles final : public Files {
public:
    std::expected<std::unique_ptr<OpenFile>, FileError> open(const std::string& path, Access access) const override
    {
        const std::wstring name = wide(path);
        const bool isNew = access == Access::New;
        OwnerOnly owner;
        Handle handle(CreateFileW(name.c_str(), access == Access::Read ? GENERIC_READ : GENERIC_READ | GENERIC_WRITE, shared,
                                  isNew ? owner.forNewFile() : nullptr, isNew ? CREATE_NEW : OPEN_EXISTING,
                                  FILE_ATTRIBUTE_NORMAL | (access == Access::WriteItself ? FILE_FLAG_OPEN_REPARSE_POINT : 0), nullptr));
        if (!handle.valid()) {
            const FileError error = errorOf(GetLastError());
            if (error.why == FileError::Why::Denied && isFolder(name))
                return std::unexpected(FileError{isNew ? FileError::Why::Exists : FileError::Why::NotAFile, error.number});
            return std::unexpected(error);
        }
        if (access == Access::WriteItself && isLink(handle.get()))
            return std::unexpected(errorOf(ERROR_CANT_ACCESS_FILE));
        return std::make_unique<WindowsFile>(std::move(handle));
    }

    std::expected<FileState, FileError> state(const std::string& path) const override { return stateOfPath(path); }

    std::expected<void, FileError> makeFolderOf(const std::string& path) const override
    {
        const std::string folder = folderOf(path);
        const std::wstring name = wide(folder);
        if (isFolder(name) || CreateDirectoryW(name.c_str(), nullptr) != 0)
            return {};
        DWORD number = GetLastError();
        if (number == ERROR_PATH_NOT_FOUND && folderOf(folder) != folder) {
            if (const auto made = makeFolderOf(folder); !made)
                return made;
            number = CreateDirectoryW(name.c_str(), nullptr) != 0 ? ERROR_SUCCESS : GetLastError();
        }
        if (number == ERROR_SUCCESS || (number == ERROR_ALREADY_EXISTS && isFolder(name))) // another program was quicker
            return {};
        return std::unexpected(errorOf(number == ERROR_ALREADY_EXISTS ? ERROR_DIRECTORY : number));
    }

    /// NTFS writes names into its own journal.
    std::expected<void, FileError> flushFolderOf(const std::string&) const override { return {}; }

    std::expected<void, FileError> move(const std::string& from, const std::string& to, bool replace) const override
    {
        const DWORD flags = MOVEFILE_WRITE_THROUGH | (replace ? MOVEFILE_REPLACE_EXISTING : 0);
        // A program that looks at every new file, as virus scanners do, may hold it for a moment.
        for (int tries = 0; MoveFileExW(wide(from).c_str(), wide(to).c_str(), flags) == 0; ++tries) {
            const DWORD number = GetLastError();
            if (tries == 20 || (number != ERROR_SHARING_VIOLATION && (!replace || number != ERROR_ACCESS_DENIED)))
                return std::unexpected(errorOf(number));
            Sleep(25);
        }
        return {};
    }

    void remove(const std::string& path) const override { DeleteFileW(wide(path).c_str()); }

    std::unique_ptr<FolderLock> lockFolderOf(const std::string& path, bool wait) const override
    {
        return std::make_unique<WindowsFolderLock>(path, wait);
    }
};

} // namespace

FileError fileError(const std::error_code& error)
{
    using Why = FileError::Why;
    if (error.category() == std::system_category())
        return errorOf(static_cast<DWORD>(error.value()));
    const auto is = [&error](std::errc condition) { return error == condition; };
    Why why = Why::Failed;
    if (is(std::errc::no_such_file_or_directory) || is(std::errc::not_a_directory))
        why = Why::Missing;
    else if (is(std::errc::file_exists))
        why = Why::Exists;
    else if (is(std::errc::permission_denied) || is(std::errc::operation_not_permitted) || is(std::errc::read_only_file_system))
        why = Why::Denied;
    else if (is(std::errc::no_space_on_device) || is(std::errc::file_too_large))
        why = Why::Full;
    else if (is(std::errc::is_a_directory))
        why = Why::NotAFile;
    else if (is(std::errc::operation_would_block) || is(std::errc::resource_unavailable_try_again))
        why = Why::Locked;
    return {why, error.value()};
}

const Files& systemFiles()
{
    static const WindowsFiles files;
    return files;
}

} // namespace demeter
