#include "app/desktop/first_round/guide_sight.h"

#include "app/desktop/dracula/secret_screen.h"
#include "app/desktop/guide/turn_guide.h"
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/hold_button.h"
#include "app/desktop/map/map_view.h"
#include "app/desktop/setup/setup_page.h"
#include "app/desktop/table/table_screen.h"
#include "app/desktop/table/turn_panel.h"

#include <algorithm>
#include <initializer_list>

namespace demeter {

namespace {

QWidget* visibleChild(const QWidget* page, std::initializer_list<const char*> names)
{
    for (const char* name : names)
        for (auto* child : page->findChildren<QWidget*>(QLatin1String(name)))
            if (child->isVisible() && child->isEnabled())
                return child;
    return nullptr;
}

MapView* mapOn(const GuideSight& sight)
{
    if (sight.secret != nullptr)
        return sight.secret->map();
    const auto maps = (sight.setup != nullptr ? static_cast<QWidget*>(sight.setup) : sight.table)->findChildren<MapView*>();
    const auto seen = std::ranges::find_if(maps, [](const MapView* map) { return map->isVisible(); });
    return seen != maps.end() ? *seen : nullptr;
}

} // namespace

GuideSight sightOf(const FirstRoundGuide::Shown& shown)
{
    GuideSight sight;
    // The pages are those of a game of Fury of Dracula.
    sight.setup = static_cast<SetupPage*>(shown.setup);
    sight.table = static_cast<TableScreen*>(shown.table);
    sight.secret = static_cast<SecretScreen*>(shown.secret);
    if (sight.setup != nullptr) {
        sight.placed = std::ranges::count_if(sight.setup->cities(), [](const auto& city) { return city.has_value(); });
        sight.hunter = sight.setup->placing();
    }
    sight.confirming = sight.table != nullptr && visibleChild(sight.table, {"turn-confirm"}) != nullptr;
    return sight;
}

GuideOn pageOf(const GuideSight& sight)
{
    return sight.setup != nullptr ? GuideOn::Setup : sight.table != nullptr ? GuideOn::Table : GuideOn::Secret;
}

void pointAt(GuidedStep& step, GuideAim aim, const GuideSight& sight)
{
    constexpr int spotSize = 22;
    const auto legal = [&](auto holds) -> QWidget* {
        for (ChoiceButton* button : sight.secret->guide()->shownChoices())
            if (holds(button))
                return button;
        return sight.secret->guide();
    };
    switch (aim) {
    case GuideAim::Nothing:
        break;
    case GuideAim::Map:
    case GuideAim::Place: {
        MapView* map = mapOn(sight);
        if (map == nullptr)
            break;
        step.target = map->viewport();
        if (aim == GuideAim::Place && sight.place) {
            const QPoint at = map->viewPositionOf(*sight.place);
            if (map->viewport()->rect().contains(at)) {
                step.part = QRect(at.x() - spotSize / 2, at.y() - spotSize / 2, spotSize, spotSize);
                step.spot = true;
            }
        }
        break;
    }
    case GuideAim::Start:
        step.target = visibleChild(sight.setup, {"start"});
        break;
    case GuideAim::Open: {
        auto* large = visibleChild(sight.table, {"decide"});
        step.target = large != nullptr ? large : sight.table->openButton();
        break;
    }
    case GuideAim::Turn:
        step.target = visibleChild(sight.table, {"turn-confirm", "turn-others", "turn-pass", "turn-go-on", "turn-end"});
        break;
    case GuideAim::Ask:
        step.target = sight.table->findChild<TurnPanel*>();
        break;
    case GuideAim::Card:
        step.target = legal([&](const ChoiceButton* button) { return button->text() == sight.card; });
        break;
    case GuideAim::Legal:
        step.target = legal([](const ChoiceButton* button) { return button->kind() == ChoiceKind::Legal; });
        break;
    case GuideAim::Done:
        step.target = legal([](const ChoiceButton* button) { return isPrimary(button->kind()); });
        break;
    case GuideAim::Curtain:
        step.target = visibleChild(sight.secret, {"curtain"});
        break;
    }
}

} // namespace demeter
