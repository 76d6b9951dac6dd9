// How a test chooses from a menu.
#pragma once

#include <QAction>
#include <QMenu>
#include <QTest>

namespace demeter::test {

/// A click by a hand that moved there: Qt 6.8 takes a release of a mouse that has not moved for the end of the click that opened the menu,
/// and closes it.
inline void clickAction(QMenu* menu, QAction* action)
{
    const QPoint middle = menu->actionGeometry(action).center();
    for (int n = 8; n >= 0; --n)
        QTest::mouseMove(menu, middle - QPoint(n, 0));
    QTest::mouseClick(menu, Qt::LeftButton, {}, middle);
}

} // namespace demeter::test
