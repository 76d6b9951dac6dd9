// Pages for a browser, put together from their files in resources into one document.
#pragma once

#include <QByteArray>
#include <QString>

#include <utility>
#include <vector>

namespace demeter {

/// The bytes of a file in resources, by its path there; empty if it is none.
QByteArray pageFile(const QString& path);

/// A marker, and what comes in its place. Every marker stands in the page once.
using PagePart = std::pair<QByteArray, QByteArray>;
/// What is within a part is never taken for a marker.
QByteArray filledPage(QByteArray page, const std::vector<PagePart>& parts);

/// The outline of the land under the board, as the `d` of a path.
QByteArray landOutline();

} // namespace demeter
