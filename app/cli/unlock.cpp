#include "app/cli/unlock.h"

#include "app/cli/common.h"
#include "app/cli/system/descriptor.h"
#include "app/cli/system/quiet_terminal.h"

#include <QByteArray>
#include <QCoreApplication>

#include <sodium.h>

#include <span>
#include <string_view>

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

/// A line as `read` puts it where it is told; nothing if it could not.
template <typename Read> std::optional<QByteArray> readWords(Read&& read)
{
    QByteArray line(longestWords, '\0'); // one that grew would leave copies
    const std::optional<std::size_t> size = read(std::span(line.data(), static_cast<std::size_t>(line.size())));
    if (!size) {
        wipeWords(line);
        return std::nullopt;
    }
    line.truncate(static_cast<qsizetype>(*size));
    return line;
}

std::optional<QByteArray> askFor(QuietTerminal& terminal, const QString& prompt)
{
    terminal.write(prompt.toStdString());
    auto words = readWords([&](std::span<char> into) { return terminal.readLine(into); });
    terminal.write("\n"); // that of the answer was not shown
    return words;
}

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
            words = readWords([descriptor](std::span<char> into) { return readLine(descriptor, into); });
        if (!words)
            return notUnlocked(err, QCoreApplication::translate("Cli", "Nothing can be read from the file descriptor \"%1\".")
                                        .arg(options.value(unlockOption)));
    } else {
        const auto terminal = quietTerminal();
        if (!terminal)
            return std::nullopt;
        words = askFor(*terminal, pin ? QCoreApplication::translate("Cli", "PIN of the sealed games: ")
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
