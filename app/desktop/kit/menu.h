// A menu of a few things to do, as a button opens it.
#pragma once

#include "app/desktop/kit/settings.h"

#include <QWidget>

#include <functional>

namespace demeter {

struct MenuEntry {
    QString icon; ///< name
    QString words;
    std::function<void()> chosen;
};

/// Opens below the anchor, or where there is room, and goes when something is chosen or the tap is elsewhere.
void openMenu(QWidget* anchor, const Settings& settings, const QList<MenuEntry>& entries);

} // namespace demeter
