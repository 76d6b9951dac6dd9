// The table's view and log as JSON: the public part of a record. Internal to the core. core/fury2e/record/public_parts.md lists the names.
#pragma once

#include "core/base/json_reader.h"
#include "core/fury2e/view/public_log.h"

namespace demeter::fury2e {

/// The fields of `PublicView` under the same names and in the same order.
Json viewJson(const Ruleset& ruleset, const PublicView& view);

/// What the table noticed of a step: `said`, `way`, and `table`, the fields of the view that are not as they were `before`. Nothing before:
/// all of them.
Json stepJson(const Ruleset& ruleset, const PublicView* before, const PublicStep& step);

} // namespace demeter::fury2e
