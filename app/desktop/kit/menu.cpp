#include "app/desktop/kit/menu.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"

#include <QCoreApplication>
#include <QMenu>
#include <QProxyStyle>

#include <array>

namespace demeter {

namespace {

// Qt translates the names of keys itself, in Spanish with a word that stands on no keyboard; ours is asked first.
[[maybe_unused]] constexpr std::array keyNames{QT_TRANSLATE_NOOP("QShortcut", "Ctrl"), QT_TRANSLATE_NOOP("QShortcut", "Shift")};

/// Icons as large as the words want them: the size for menus is the style's, and no style sheet can say it.
class MenuStyle : public QProxyStyle {
public:
    explicit MenuStyle(int icon) : icon_(icon) {}
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override
    {
        return metric == PM_SmallIconSize ? icon_ : QProxyStyle::pixelMetric(metric, option, widget);
    }

private:
    int icon_;
};

} // namespace

void openMenu(QWidget* anchor, const Settings& settings, const QList<MenuEntry>& entries, int least)
{
    const QFont words = bodyFont(15, QFont::Medium);
    const int pixels = qMax(words.pixelSize(), least), icon = qRound(1.5 * pixels);
    auto* menu = new QMenu(anchor);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    // Round corners need a window that is transparent around them.
    menu->setWindowFlags(menu->windowFlags() | Qt::FramelessWindowHint | Qt::NoDropShadowWindowHint);
    menu->setAttribute(Qt::WA_TranslucentBackground);
    auto* style = new MenuStyle(icon);
    style->setParent(menu);
    menu->setStyle(style);
    menu->setFont(sizedFont(words, pixels));
    for (const MenuEntry& entry : entries) {
        if (entry.separated)
            menu->addSeparator();
        auto* action =
            menu->addAction(QIcon(iconPixmap(entry.icon, settings.colour(u"text"), icon, anchor->devicePixelRatioF())), entry.words);
        action->setIconVisibleInMenu(true);
        if (!entry.whyNot.isEmpty()) {
            action->setEnabled(false);
            action->setText(entry.words + QStringLiteral(" · ") + entry.whyNot);
        }
        action->setShortcut(entry.keys);
        action->setShortcutContext(Qt::WidgetShortcut); // it is there to be read
        action->setShortcutVisibleInContextMenu(true);
        QObject::connect(action, &QAction::triggered, anchor, entry.chosen);
    }
    // Nothing of it lies outside the window.
    for (int smaller = pixels; smaller > words.pixelSize() && menu->sizeHint().width() > anchor->window()->width() - 16;)
        menu->setFont(sizedFont(words, --smaller));
    const int middle = anchor->mapTo(anchor->window(), anchor->rect().center()).x();
    const int shift = middle > anchor->window()->width() / 2 ? anchor->width() - menu->sizeHint().width() : 0;
    const int leftmost = anchor->window()->mapToGlobal(QPoint(8, 0)).x();
    QPoint corner = anchor->mapToGlobal(QPoint(shift, anchor->height() + 4));
    corner.setX(qMax(corner.x(), leftmost));
    menu->popup(corner);
}

} // namespace demeter
