#include "app/cli/options.h"

#include <QCoreApplication>

namespace demeter {

std::expected<Options, QString> readOptions(const QStringList& arguments, const Usage& usage)
{
    const auto say = [](const char* text) { return QCoreApplication::translate("Cli", text); };
    Options options;
    bool onlyPositional = false;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const QString& argument = arguments[i];
        if (onlyPositional || argument == QLatin1String("-") || !argument.startsWith(u'-')) {
            options.positional += argument;
            continue;
        }
        if (argument == QLatin1String("--")) {
            onlyPositional = true;
            continue;
        }
        const QString name = argument.section(u'=', 0, 0);
        const bool joined = argument.size() > name.size();
        if (options.flags.contains(name) || options.values.contains(name))
            return std::unexpected(say(QT_TRANSLATE_NOOP("Cli", "The option %1 is given twice.")).arg(name));
        if (usage.flags.contains(name)) {
            if (joined)
                return std::unexpected(say(QT_TRANSLATE_NOOP("Cli", "The option %1 takes no value.")).arg(name));
            options.flags += name;
        } else if (const bool repeated = usage.repeated.contains(name); repeated || usage.valued.contains(name)) {
            if (!joined && i + 1 == arguments.size())
                return std::unexpected(say(QT_TRANSLATE_NOOP("Cli", "The option %1 needs a value.")).arg(name));
            const QString value = joined ? argument.mid(name.size() + 1) : arguments[++i];
            if (repeated)
                options.repeated.emplace_back(name, value);
            else
                options.values.insert(name, value);
        } else {
            return std::unexpected(say(QT_TRANSLATE_NOOP("Cli", "There is no option %1 here.")).arg(name));
        }
    }
    if (options.positional.size() < usage.positional)
        return std::unexpected(say(QT_TRANSLATE_NOOP("Cli", "Something is missing.")));
    if (options.positional.size() > usage.positional)
        return std::unexpected(say(QT_TRANSLATE_NOOP("Cli", "There is one thing too many: %1")).arg(options.positional[usage.positional]));
    return options;
}

bool wantsHelp(const QStringList& arguments)
{
    for (const QString& argument : arguments) {
        if (argument == QLatin1String("--"))
            return false;
        if (argument == QLatin1String("--help") || argument == QLatin1String("-h"))
            return true;
    }
    return false;
}

} // namespace demeter
