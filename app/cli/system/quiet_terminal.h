// Words that nobody else shall read off the screen.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

namespace demeter {

/// The terminal that the program was started from; it shows nothing of what is typed as long as this lives.
class QuietTerminal {
public:
    QuietTerminal() = default;
    QuietTerminal(const QuietTerminal&) = delete;
    QuietTerminal& operator=(const QuietTerminal&) = delete;
    virtual ~QuietTerminal() = default;

    /// In UTF-8.
    virtual void write(std::string_view text) = 0;
    /// One line in UTF-8 without its end, put nowhere else: how many bytes it has. Nothing if it cannot be read or is longer than that.
    virtual std::optional<std::size_t> readLine(std::span<char> into) = 0;
};

/// Nothing where the input comes from no terminal, or it cannot be kept quiet.
std::unique_ptr<QuietTerminal> quietTerminal();

} // namespace demeter
