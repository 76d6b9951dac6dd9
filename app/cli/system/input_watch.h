// The program's input, while it does other things too.
#pragma once

#include <QByteArray>
#include <QObject>

#include <memory>

namespace demeter {

/// Tells in the event loop what comes from a file descriptor, without keeping anything waiting for it.
class InputWatch : public QObject {
    Q_OBJECT

signals:
    void came(const QByteArray& bytes);
    /// Nothing comes any more.
    void ended();
};

/// Nobody else may read from it.
std::unique_ptr<InputWatch> watchInput(int descriptor);

} // namespace demeter
