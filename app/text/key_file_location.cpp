#include "app/text/key_file_location.h"

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

QString keyRenewedSentence(const std::string& path)
{
    //: %1 is a path.
    return QCoreApplication::translate("KeyFile",
                                       "Games that begin from now on have a new key. If you keep a copy of the key file, make it anew: %1")
        .arg(QFile::decodeName(path.c_str()));
}

} // namespace demeter
