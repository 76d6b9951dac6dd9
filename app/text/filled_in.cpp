#include "app/text/filled_in.h"

namespace demeter {

QString filledIn(const QString& sentence, const std::vector<std::string>& arguments)
{
    QString filled;
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        const int number = sentence[i] == u'%' && i + 1 < sentence.size() ? sentence[i + 1].digitValue() : -1;
        if (number < 1) {
            filled += sentence[i];
            continue;
        }
        if (static_cast<std::size_t>(number) <= arguments.size())
            filled += QString::fromStdString(arguments[static_cast<std::size_t>(number) - 1]);
        ++i;
    }
    return filled;
}

} // namespace demeter
