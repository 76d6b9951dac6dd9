#include "app/cli/system/quiet_terminal.h"

#include <array>

#include <windows.h>

namespace demeter {

namespace {

HANDLE openConsole(const wchar_t* name)
{
    return CreateFileW(name, GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE, nullptr, OPEN_EXISTING, 0, nullptr);
}

/// The console that the program was started from, whatever its output goes to.
class WindowsQuietTerminal final : public QuietTerminal {
public:
    WindowsQuietTerminal()
    {
        DWORD mode = 0;
        if (GetConsoleMode(GetStdHandle(STD_INPUT_HANDLE), &mode) == 0) // it comes from a file or another program
            return;
        in_ = openConsole(L"CONIN$");
        out_ = openConsole(L"CONOUT$");
        works_ = GetConsoleMode(in_, &before_) != 0 && out_ != INVALID_HANDLE_VALUE && FlushConsoleInputBuffer(in_) != 0 &&
                 SetConsoleMode(in_, (before_ & ~DWORD(ENABLE_ECHO_INPUT)) | ENABLE_LINE_INPUT | ENABLE_PROCESSED_INPUT) != 0;
    }
    ~WindowsQuietTerminal() override
    {
        if (works_)
            SetConsoleMode(in_, before_);
        for (const HANDLE handle : {in_, out_})
            if (handle != INVALID_HANDLE_VALUE)
                CloseHandle(handle);
    }
    bool works() const { return works_; }

    void write(std::string_view text) override
    {
        std::array<wchar_t, 512> letters{};
        const int size = MultiByteToWideChar(CP_UTF8, 0, text.data(), static_cast<int>(text.size()), letters.data(), letters.size());
        DWORD written = 0;
        WriteConsoleW(out_, letters.data(), static_cast<DWORD>(size), &written, nullptr);
    }

    std::optional<std::size_t> readLine(std::span<char> into) override
    {
        std::array<wchar_t, 4096> letters{};
        DWORD count = 0;
        const bool done = ReadConsoleW(in_, letters.data(), letters.size(), &count, nullptr) != 0;
        bool whole = false;
        while (count > 0 && (letters[count - 1] == L'\n' || letters[count - 1] == L'\r')) {
            whole = true;
            --count;
        }
        int size = 0;
        if (done && whole && count > 0)
            size = WideCharToMultiByte(CP_UTF8, 0, letters.data(), static_cast<int>(count), into.data(), static_cast<int>(into.size()),
                                       nullptr, nullptr);
        SecureZeroMemory(letters.data(), sizeof letters);
        if (!done || !whole || (count > 0 && size == 0))
            return std::nullopt;
        return static_cast<std::size_t>(size);
    }

private:
    HANDLE in_ = INVALID_HANDLE_VALUE, out_ = INVALID_HANDLE_VALUE;
    DWORD before_ = 0;
    bool works_ = false;
};

} // namespace

std::unique_ptr<QuietTerminal> quietTerminal()
{
    auto terminal = std::make_unique<WindowsQuietTerminal>();
    if (!terminal->works())
        return nullptr;
    return terminal;
}

} // namespace demeter
