// Arguments of a command, split into options and the rest.
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include <expected>
#include <utility>

namespace demeter {

struct Options {
    QStringList positional;
    QStringList flags;                           ///< such as `--state`
    QHash<QString, QString> values;              ///< such as `--lang` to `es`
    QList<std::pair<QString, QString>> repeated; ///< those that may be given several times, in their order
    bool has(const char* flag) const { return flags.contains(QLatin1String(flag)); }
    /// The value of an option, or `fallback` if it was not given.
    QString value(const char* option, const QString& fallback = {}) const { return values.value(QLatin1String(option), fallback); }
    bool given(const char* option) const { return values.contains(QLatin1String(option)); }
};

/// What a command takes.
struct Usage {
    QStringList flags;
    QStringList valued;
    int positional = 0;        ///< exactly as many
    QStringList repeated = {}; ///< valued, and may be given several times
};

/// Splits the arguments, or says in a sentence what is wrong with them. `--name VALUE` and `--name=VALUE` mean the same, after `--`
/// everything is positional, and so is `-` alone.
std::expected<Options, QString> readOptions(const QStringList& arguments, const Usage& usage);

/// True if help was asked for, before any `--`.
bool wantsHelp(const QStringList& arguments);

} // namespace demeter
