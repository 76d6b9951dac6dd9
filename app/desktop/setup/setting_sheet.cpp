#include "app/desktop/setup/setting_sheet.h"

namespace demeter {

void SettingSheet::openFor(const QString& title, Build build)
{
    title_ = title;
    build_ = std::move(build);
    if (isVisible())
        rebuild();
    else
        openSheet();
}

void SettingSheet::build(QVBoxLayout* content)
{
    if (build_)
        build_(content);
}

} // namespace demeter
