#include "app/text/portable_data.h"

#include <QCoreApplication>
#include <QDir>
#include <QSettings>

namespace demeter {

void keepDataBesideProgram()
{
    keepDataBeside(QCoreApplication::applicationDirPath());
}

void keepDataBeside(const QString& programFolder)
{
    const QDir data(programFolder + QStringLiteral("/demeter-data"));
    if (!data.exists())
        return;
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, data.filePath(QStringLiteral("settings")));
    const auto keep = [&data](const char* variable, const char* name) {
        if (!qEnvironmentVariableIsSet(variable))
            qputenv(variable, QFile::encodeName(data.filePath(QLatin1String(name))));
    };
    keep("DEMETER_KEYS", "keys");
    keep("DEMETER_GAMES", "games");
}

} // namespace demeter
