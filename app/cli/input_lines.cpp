#include "app/cli/input_lines.h"

#include <QFileDevice>
#include <QPointer>
#include <QTimer>

#include <utility>

namespace demeter {

InputLines::InputLines(QTextStream& in, QObject* parent) : QObject(parent), in_(in)
{
    const auto* file = qobject_cast<const QFileDevice*>(in.device());
    if (file != nullptr && file->handle() >= 0) {
        // Past the stream, which would wait for a whole line. What has been read is looked at before anything else is.
        watch_ = watchInput(file->handle());
        connect(watch_.get(), &InputWatch::came, this, &InputLines::take);
        connect(watch_.get(), &InputWatch::ended, this, &InputLines::takeEnd);
    } else {
        QTimer::singleShot(0, this, &InputLines::readText);
    }
}

void InputLines::take(const QByteArray& bytes)
{
    rest_.append(bytes);
    if (giveWholeLines() && rest_.size() > longest)
        rest_.truncate(longest + 1); // the rest of the line is as unreadable as its beginning
}

void InputLines::takeEnd()
{
    if (!giveWholeLines())
        return;
    const QPointer<InputLines> here(this);
    give(std::exchange(rest_, {}));
    if (here)
        emit ended();
}

bool InputLines::giveWholeLines()
{
    const QPointer<InputLines> here(this);
    for (qsizetype end = 0; here && (end = rest_.indexOf('\n')) >= 0;) {
        const QByteArray text = rest_.first(end);
        rest_.remove(0, end + 1);
        give(text);
    }
    return !here.isNull();
}

void InputLines::readText()
{
    // What is in memory is there at once; a device without a handle is asked line by line.
    if ((in_.device() == nullptr || in_.device()->isReadable()) && !in_.atEnd()) {
        QTimer::singleShot(0, this, &InputLines::readText);
        give(in_.readLine().toUtf8());
    } else {
        emit ended();
    }
}

void InputLines::give(QByteArray text)
{
    if (text.size() > longest)
        text.truncate(longest);
    if (!text.trimmed().isEmpty())
        emit line(text);
}

} // namespace demeter
