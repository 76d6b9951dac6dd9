// Facts beside each other in one line.
#pragma once

#include <QStringList>

namespace demeter {

/// `one · another`; what is empty is left out, with its dot.
inline QString factsLine(QStringList facts)
{
    facts.removeAll(QString());
    return facts.join(QStringLiteral(" · "));
}

} // namespace demeter
