#include "app/cli/system/quiet_terminal.h"

#include "app/cli/system/descriptor.h"

#include <fcntl.h>
#include <termios.h>
#include <unistd.h>

namespace demeter {

namespace {

class PosixQuietTerminal final : public QuietTerminal {
public:
    PosixQuietTerminal() : number_(::isatty(STDIN_FILENO) != 0 ? ::open("/dev/tty", O_RDWR | O_CLOEXEC) : -1)
    {
        if (number_ < 0 || ::tcgetattr(number_, &before_) != 0)
            return;
        termios quiet = before_;
        quiet.c_lflag &= ~static_cast<tcflag_t>(ECHO | ECHOE | ECHOK | ECHONL);
        quiet.c_lflag |= ICANON | ISIG;
        works_ = ::tcsetattr(number_, TCSAFLUSH, &quiet) == 0;
    }
    ~PosixQuietTerminal() override
    {
        if (works_)
            (void)::tcsetattr(number_, TCSAFLUSH, &before_);
        if (number_ >= 0)
            ::close(number_);
    }
    bool works() const { return works_; }

    void write(std::string_view text) override { (void)!::write(number_, text.data(), text.size()); }
    std::optional<std::size_t> readLine(std::span<char> into) override { return demeter::readLine(number_, into); }

private:
    int number_;
    termios before_{};
    bool works_ = false;
};

} // namespace

std::unique_ptr<QuietTerminal> quietTerminal()
{
    auto terminal = std::make_unique<PosixQuietTerminal>();
    if (!terminal->works())
        return nullptr;
    return terminal;
}

} // namespace demeter
