// The window with the comparison of the board in it.
#pragma once

#include "app/desktop/board_check/board_check_screen.h"
#include "tests/app/desktop/window_fixture.h"

#include <QFile>
#include <QLabel>

#include <string>

namespace demeter::test {

using namespace fury3e;

inline BoardCheckScreen* checkIn(WindowFixture& w)
{
    return w.find<BoardCheckScreen>("board-check");
}

inline bool openCheck(WindowFixture& w)
{
    return w.click("new-game") && w.setting("setting-board") && w.click("check-board") && checkIn(w) != nullptr;
}

inline std::string idOfPlace(const BoardComparison& comparison)
{
    return comparison.source()[comparison.place()].id;
}

inline QString labelIn(WindowFixture& w, const char* name)
{
    auto* label = w.find<QLabel>(name);
    return label != nullptr ? label->text() : QString();
}

inline void writeFile(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

inline QByteArray readFile(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace demeter::test
