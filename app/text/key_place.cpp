#include "app/text/key_place.h"

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

} // namespace demeter
