// What the table noticed of a step, as it stands in a record. Internal to the core.
#pragma once

#include "core/journal/exact_json.h"
#include "core/journal/public_step.h"

namespace demeter {

/// A step as a record has it (record_format.md, section 2): `said`, each thing as `write` makes it; `way`; `table`, the fields of the view
/// that have changed.
template <typename Happening, typename View, typename Write>
Json publicStepJson(const BasicPublicStep<Happening, View>& step, const Write& write, Json table)
{
    using Way = typename BasicPublicStep<Happening, View>::Way;
    Json json = Json::object();
    for (const Happening& happening : step.said)
        json["said"].push_back(write(happening));
    if (step.way != Way::Onwards)
        json["way"] = step.way == Way::Back ? "back" : "again";
    if (!table.empty())
        json["table"] = std::move(table);
    return json;
}

} // namespace demeter
