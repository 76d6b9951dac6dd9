// A menu of a few things to do, as a button opens it.
#pragma once

#include "app/desktop/kit/settings.h"

#include <QKeySequence>
#include <QWidget>

#include <functional>

namespace demeter {

struct MenuEntry {
    QString icon; ///< name
    QString words;
    std::function<void()> chosen;
    QKeySequence keys{};    ///< that do the same, only to be told: whoever has them makes the shortcut
    bool separated = false; ///< a line above it
    QString whyNot{};       ///< it cannot be chosen now: it stands there in grey, with this behind its words
};

/// Opens below the anchor, or where there is room, and goes when something is chosen or the tap is elsewhere. It ends where an anchor in
/// the right half of its window ends, so that it does not lie over what stands right of that. Its words are of so many pixels at least: as
/// those of the screen below it, where that is read from afar.
void openMenu(QWidget* anchor, const Settings& settings, const QList<MenuEntry>& entries, int least = 0);

} // namespace demeter
