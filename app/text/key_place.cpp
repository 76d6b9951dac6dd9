#include "app/text/key_place.h"

#include <QCoreApplication>
#include <QFile>
#include <QStandardPaths>

namespace demeter {

std::string usualKeyFile()
{
    QString path = qEnvironmentVariable("DEMETER_KEYS");
    if (path.isEmpty())
        path = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + QStringLiteral("/demeter/keys");
    return QFile::encodeName(path).toStdString();
}

QString keyWasOpenSentence()
{
    return QCoreApplication::translate("KeyFile",
                                       "Others on this computer could read the key file. Now only you can, but whoever has copied "
                                       "it can read every game that is sealed with it.");
}

} // namespace demeter
