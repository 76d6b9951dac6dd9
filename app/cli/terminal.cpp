#include "app/cli/terminal.h"

#include "app/text/plain_text.h"

#include <QStringList>

namespace demeter {

Terminal& Terminal::operator<<(const QString& text)
{
    stream_ << plainLine(text);
    return *this;
}

Terminal& Terminal::operator<<(char separator)
{
    stream_ << separator;
    return *this;
}

void Terminal::writeLines(const QString& text)
{
    for (const QString& line : text.split(QLatin1Char('\n')))
        *this << line << '\n';
}

void Terminal::writeJson(const std::string& json)
{
    stream_ << plainJson(QString::fromStdString(json)) << '\n';
}

} // namespace demeter
