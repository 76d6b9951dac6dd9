#include "app/desktop/setup/setting_sheet.h"

#include <QApplication>

namespace demeter {

void SettingSheet::openFor(const QString& title, Build build)
{
    title_ = title;
    build_ = std::move(build);
    if (!isVisible()) {
        openSheet();
        return;
    }
    rebuild();
    if (!isAncestorOf(QApplication::focusWidget())) // what had it is gone
        focusOn(firstFocus());
}

void SettingSheet::build(QVBoxLayout* content)
{
    if (build_)
        build_(content);
}

} // namespace demeter
