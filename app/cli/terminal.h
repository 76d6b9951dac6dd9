// What demeter-cli writes.
#pragma once

#include <QString>
#include <QTextStream>

#include <concepts>

namespace demeter {

/// Standard output or standard error. Whatever is written goes through here, so no text of a file can steer the terminal, hide what is
/// said or say something else in the program's name.
class Terminal {
public:
    explicit Terminal(QTextStream& stream) : stream_(stream) {}

    /// A text as `plainLine` shows it.
    Terminal& operator<<(const QString& text);
    /// The same for UTF-8.
    Terminal& operator<<(const char* text) { return *this << QString::fromUtf8(text); }
    /// A line end, or what stands between two texts.
    Terminal& operator<<(char separator);
    Terminal& operator<<(std::integral auto number)
    {
        stream_ << number;
        return *this;
    }
    /// The program's own text of several lines, and a line end.
    void writeLines(const QString& text);
    /// JSON as `plainJson` shows it, and a line end.
    void writeJson(const std::string& json);

    void flush() { stream_.flush(); }
    bool works() const { return stream_.status() == QTextStream::Ok; }

private:
    QTextStream& stream_;
};

} // namespace demeter
