#include "app/desktop/kit/menu.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"

#include <QMenu>

namespace demeter {

void openMenu(QWidget* anchor, const Settings& settings, const QList<MenuEntry>& entries)
{
    auto* menu = new QMenu(anchor);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setFont(bodyFont(15, QFont::Medium));
    for (const MenuEntry& entry : entries) {
        auto* action =
            menu->addAction(QIcon(iconPixmap(entry.icon, settings.colour(u"text"), 20, anchor->devicePixelRatioF())), entry.words);
        QObject::connect(action, &QAction::triggered, anchor, entry.chosen);
    }
    menu->popup(anchor->mapToGlobal(QPoint(0, anchor->height() + 4)));
}

} // namespace demeter
