// The pages that phones are given.
#pragma once

#include <QByteArray>

namespace demeter {

/// The table: one document with everything that it needs, the same for everybody: nothing of a game is in it, and it asks nothing of
/// anybody but of where it comes from. `initTextResources` has been called.
QByteArray phonePage();

/// The same for a comparison of the board with the program's map.
QByteArray checkPage();

/// The Content-Security-Policy of a page like that, by the hashes of its own scripts and styles: nothing else runs in it.
QByteArray phonePolicy(const QByteArray& page);

} // namespace demeter
