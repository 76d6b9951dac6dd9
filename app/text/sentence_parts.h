// Small things that the files of `Sentences` share. Not for use outside app/text.
#pragma once

#include <QString>
#include <QStringList>

#include <string_view>
#include <variant>
#include <vector>

namespace demeter {

template <typename... Visits> struct Overloaded : Visits... {
    using Visits::operator()...;
};
// Some compilers deduce this only where it is written out.
template <typename... Visits> Overloaded(Visits...) -> Overloaded<Visits...>;

inline QString fromUtf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Stands for an argument that is missing or names nothing on this board, so that a sentence is never empty.
inline QString unknown()
{
    return QStringLiteral("?");
}

inline QString capitalised(QString text)
{
    if (!text.isEmpty())
        text.front() = text.front().toUpper();
    return text;
}

/// A sentence of the log as a title.
inline QString asTitle(QString sentence)
{
    if (sentence.endsWith(u'.'))
        sentence.chop(1);
    return sentence;
}

inline QString signedNumber(int number)
{
    if (number < 0)
        return QChar(u'\u2212') + QString::number(-static_cast<long long>(number));
    return (number > 0 ? QStringLiteral("+") : QString()) + QString::number(number);
}

/// The first argument of this type, or nothing; an argument is a variant of what its game names.
template <typename T, typename Argument> const T* firstOf(const std::vector<Argument>& arguments)
{
    for (const Argument& each : arguments) {
        if (const T* found = std::get_if<T>(&each))
            return found;
    }
    return nullptr;
}

/// `name`, or `name (detail, detail)`.
inline QString withDetails(const QString& name, const QStringList& details)
{
    return details.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, details.join(QStringLiteral(", ")));
}

} // namespace demeter
