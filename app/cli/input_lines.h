// Standard input beside everything else that a command waits for.
#pragma once

#include "app/cli/system/input_watch.h"

#include <QByteArray>
#include <QObject>
#include <QTextStream>

#include <memory>

namespace demeter {

/// Gives the lines of an input one by one, without keeping anything else waiting for the next of them. Blank ones are left out.
class InputLines : public QObject {
    Q_OBJECT

public:
    /// Nobody else may read from it.
    explicit InputLines(QTextStream& in, QObject* parent = nullptr);

    /// What is longer is given cut off after so many bytes, which nothing can be read from: far more than any action needs.
    static constexpr qsizetype longest = 1 << 20;

signals:
    void line(const QByteArray& text);
    /// Nothing comes any more.
    void ended();

private:
    void take(const QByteArray& bytes);
    void takeEnd();
    /// False if somebody who was given one has taken this object away.
    bool giveWholeLines();
    void readText();
    void give(QByteArray text);

    QTextStream& in_;
    std::unique_ptr<InputWatch> watch_;
    QByteArray rest_; ///< a line whose end has not come
};

} // namespace demeter
