#include "app/cli/unlock.h"

#include "app/cli/common.h"

#include <QByteArray>
#include <QCoreApplication>

#include <sodium.h>

#include <cerrno>
#include <string_view>

#include <fcntl.h>
#include <termios.h>
#include <unistd.h>

namespace demeter {

namespace {

/// No PIN and no passphrase comes near it.
constexpr qsizetype longestWords = 4096;

void wipeWords(QByteArray& bytes)
{
    sodium_memzero(bytes.data(), static_cast<std::size_t>(bytes.size()));
    bytes.clear();
}

void wipeWords(QString& text)
{
    sodium_memzero(text.data(), static_cast<std::size_t>(text.size()) * sizeof(QChar));
    text.clear();
}

/// One line, without its end: byte by byte, so that what stands behind it is left to others. Nothing if it cannot be read or is too long.
std::optional<QByteArray> readWords(int descriptor)
{
    QByteArray line;
    line.reserve(longestWords); // one that grew would leave copies
    for (;;) {
        char byte = 0;
        const auto count = ::read(descriptor, &byte, 1);
        if (count == 0 || (count == 1 && byte == '\n'))
            break;
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0 || line.size() == longestWords) {
            wipeWords(line);
            return std::nullopt;
        }
        line += byte;
    }
    if (line.endsWith('\r'))
        line.chop(1);
    return line;
}

/// The terminal, which shows nothing of what is typed as long as this lives.
class QuietTerminal {
public:
    QuietTerminal() : number_(::isatty(STDIN_FILENO) != 0 ? ::open("/dev/tty", O_RDWR | O_CLOEXEC) : -1)
    {
        if (number_ < 0 || ::tcgetattr(number_, &before_) != 0)
            return;
        termios quiet = before_;
        quiet.c_lflag &= ~static_cast<tcflag_t>(ECHO | ECHOE | ECHOK | ECHONL);
        quiet.c_lflag |= ICANON | ISIG;
        works_ = ::tcsetattr(number_, TCSAFLUSH, &quiet) == 0;
    }
    QuietTerminal(QuietTerminal&&) = delete;
    QuietTerminal& operator=(QuietTerminal&&) = delete;
    ~QuietTerminal()
    {
        if (works_)
            (void)::tcsetattr(number_, TCSAFLUSH, &before_);
        if (number_ >= 0)
            ::close(number_);
    }
    bool works() const { return works_; }

    std::optional<QByteArray> ask(const QString& prompt) const
    {
        write(prompt.toUtf8());
        auto line = readWords(number_);
        write("\n"); // that of the answer was not shown
        return line;
    }

private:
    void write(const QByteArray& text) const { (void)!::write(number_, text.constData(), static_cast<std::size_t>(text.size())); }

    int number_;
    termios before_{};
    bool works_ = false;
};

int notUnlocked(Terminal& err, const QString& sentence)
{
    err << sentence << '\n';
    err.flush();
    return exitUnusable;
}

} // namespace

std::optional<int> unlock(KeyFile& keys, const Options& options, Terminal& err)
{
    const auto by = keys.locked() ? keys.opensBy() : std::nullopt;
    if (!by)
        return std::nullopt;
    const bool pin = *by == KeyFile::By::Pin;
    std::optional<QByteArray> words;
    if (options.given(unlockOption)) {
        bool isNumber = false;
        const int descriptor = options.value(unlockOption).toInt(&isNumber);
        if (isNumber && descriptor >= 0)
            words = readWords(descriptor);
        if (!words)
            return notUnlocked(err, QCoreApplication::translate("Cli", "Nothing can be read from the file descriptor \"%1\".")
                                        .arg(options.value(unlockOption)));
    } else {
        const QuietTerminal terminal;
        if (!terminal.works())
            return std::nullopt;
        words = terminal.ask(pin ? QCoreApplication::translate("Cli", "PIN of the sealed games: ")
                                 : QCoreApplication::translate("Cli", "Passphrase of the sealed games: "));
        if (!words)
            return notUnlocked(err, QCoreApplication::translate("Cli", "Nothing can be read from the terminal."));
    }
    // As the window takes it: an accented letter is the same however it was typed.
    QString text = QString::fromUtf8(*words);
    wipeWords(*words);
    QString normal = text.normalized(QString::NormalizationForm_C);
    wipeWords(text);
    QByteArray bytes = normal.toUtf8();
    wipeWords(normal);
    const auto right = keys.unlock(*by, std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    wipeWords(bytes);
    if (!right) {
        printFaults(err, {right.error()});
        return exitUnusable;
    }
    if (!*right)
        return notUnlocked(err, pin ? QCoreApplication::translate("Cli", "That is not the PIN.")
                                    : QCoreApplication::translate("Cli", "That is not the passphrase."));
    return std::nullopt;
}

bool hasSealedLines(std::string_view record)
{
    return record.find(R"("commitment":")") != std::string_view::npos; // in any text the quotes would be escaped
}

} // namespace demeter
