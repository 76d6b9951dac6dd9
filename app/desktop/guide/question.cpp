#include "app/desktop/guide/question.h"

#include <algorithm>

namespace demeter {

using namespace fury3e;

LocationSet Question::legal() const
{
    LocationSet lit;
    for (const Choice& choice : choices)
        if (choice.place && (choice.kind == ChoiceKind::Legal || choice.kind == ChoiceKind::Others))
            lit.insert(*choice.place);
    return lit;
}

const Choice* Question::at(LocationId place) const
{
    const auto found = std::ranges::find_if(choices, [&](const Choice& c) { return c.place == place && c.kind != ChoiceKind::Off; });
    return found == choices.end() ? nullptr : &*found;
}

const Choice* Question::at(Slot slot) const
{
    const auto found = std::ranges::find_if(choices, [&](const Choice& c) { return c.slot == slot && c.kind != ChoiceKind::Off; });
    return found == choices.end() ? nullptr : &*found;
}

const Choice* Question::at(LairSpace space) const
{
    const auto found = std::ranges::find_if(choices, [&](const Choice& c) { return c.space == space && c.kind != ChoiceKind::Off; });
    return found == choices.end() ? nullptr : &*found;
}

const Choice* Question::at(EncounterKind card) const
{
    const auto found = std::ranges::find_if(choices, [&](const Choice& c) { return c.card == card && c.kind != ChoiceKind::Off; });
    return found == choices.end() ? nullptr : &*found;
}

} // namespace demeter
