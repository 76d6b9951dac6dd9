// A window whose table is shown on phones, which find it on this machine alone.
#pragma once

#include "app/desktop/guard/phones_sheet.h"
#include "app/desktop/session/table_on_phones.h"
#include "core/fury/hunters_json.h"
#include "tests/app/desktop/menu_click.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/app/phones/joined_phone.h"

#include <memory>
#include <string>

namespace demeter::test {

using namespace fury3e;

inline const phones::NetworkChoice loopback{"lo", "127.0.0.1", phones::NetworkChoice::Kind::Other};

class PhonesFixture : public WindowFixture {
public:
    using WindowFixture::WindowFixture;

    QList<phones::NetworkChoice> networks{loopback};

    TableOnPhones& phones() { return *window->phones(); }
    PhonesSheet* sheet() { return find<PhonesSheet>({}); }
    QString said(const char* name)
    {
        auto* label = find<QLabel>(name);
        return label != nullptr ? label->text() : QString();
    }

    /// A game in its first day, on a machine in these networks.
    bool beginDay(const char* start = "munich")
    {
        useNetworks();
        return begin(start);
    }
    /// The program is started anew and the same game opened.
    void restart()
    {
        const QString path = QString::fromStdString(game().record().path());
        open();
        useNetworks();
        window->openGame(path);
        settle();
    }
    void useNetworks()
    {
        window->phones()->setNetwork([this] { return networks; });
    }

    /// From the table's menu.
    bool openFromMenu()
    {
        if (!click("table-menu"))
            return false;
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        for (QAction* action : menu != nullptr ? menu->actions() : QList<QAction*>())
            if (action->text() == QLatin1String("Show on phones")) {
                test::clickAction(menu, action);
                settle();
                return sheet() != nullptr;
            }
        return false;
    }

    /// A phone that has found the table.
    std::unique_ptr<JoinedPhone> phone(const char* language = "en")
    {
        const phones::PhoneLink link = phones().link();
        auto made = std::make_unique<JoinedPhone>(link.port, link.token, language);
        return made->joined() && !made->heard("question").is_null() ? std::move(made) : nullptr;
    }
    std::string actingId() { return std::string(jsonName(*activeHunter(state()))); }
};

} // namespace demeter::test
