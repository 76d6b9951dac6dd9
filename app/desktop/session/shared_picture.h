// A picture of a game that is over, to be kept and passed on.
#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>

namespace demeter {

/// The same drawing twice.
struct SharedPicture {
    QString name; ///< for a file, without its ending
    QImage image;
    QByteArray svg;
};

} // namespace demeter
