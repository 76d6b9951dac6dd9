#include "app/text/page_parts.h"

#include "app/text/resources.h"

#include <QRegularExpression>

#include <algorithm>
#include <functional>

namespace demeter {

QByteArray pageFile(const QString& path)
{
    return QByteArray::fromStdString(readWholeFile(QStringLiteral(":/resources/%1").arg(path)).value_or(std::string()));
}

QByteArray filledPage(QByteArray page, const std::vector<PagePart>& parts)
{
    // From the end on, so that no marker within a part is taken for one of the page.
    std::vector<std::pair<qsizetype, std::size_t>> places;
    for (std::size_t i = 0; i < parts.size(); ++i)
        places.emplace_back(page.indexOf(parts[i].first), i);
    std::ranges::sort(places, std::greater());
    for (const auto& [at, i] : places)
        if (at >= 0)
            page.replace(at, parts[i].first.size(), parts[i].second);
    return page;
}

QByteArray landOutline()
{
    static const QRegularExpression outline(QStringLiteral("<path id=\"land\"[^>]* d=\"([^\"]*)\""));
    return outline.match(QString::fromUtf8(pageFile(QStringLiteral("map/europe.svg")))).captured(1).toUtf8();
}

} // namespace demeter
