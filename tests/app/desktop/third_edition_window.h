// The window with a game of the third edition in it.
#pragma once

#include "app/desktop/main_window.h"
#include "app/desktop/table/table_screen.h"
#include "app/fury3e/desktop/dracula/dracula_screen.h"
#include "app/fury3e/desktop/kind/kind.h"

#include <memory>
#include <vector>

namespace demeter::test {

using namespace fury3e;

/// A window in which a new game is one of the third edition without asking.
inline std::vector<std::unique_ptr<GameKind>> thirdEditionAlone()
{
    std::vector<std::unique_ptr<GameKind>> kinds;
    kinds.push_back(std::make_unique<ThirdEdition>());
    return kinds;
}

/// What of a window belongs to the third edition.
inline GameController& gameOf(MainWindow& window)
{
    return static_cast<ThirdEditionSession&>(window.session()).controller();
}
inline DraculaScreen* draculaScreenOf(const MainWindow& window)
{
    return static_cast<DraculaScreen*>(window.secretPage());
}
inline TableScreen* tableScreenOf(const MainWindow& window)
{
    return static_cast<TableScreen*>(window.tablePage());
}

} // namespace demeter::test
