#include "app/text/verifier.h"

#include "app/text/resources.h"

#include <QCryptographicHash>

namespace demeter {

QByteArray verifierPage()
{
    return QByteArray::fromStdString(
        readWholeFile(QStringLiteral(":/verifier/%1").arg(QLatin1String(verifierName))).value_or(std::string()));
}

QByteArray verifierHash()
{
    return QCryptographicHash::hash(verifierPage(), QCryptographicHash::Sha256).toHex();
}

} // namespace demeter
