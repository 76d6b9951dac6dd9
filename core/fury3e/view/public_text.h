// The table's view and log as JSON: the public part of a record. Internal to the core.
#pragma once

#include "core/base/json_reader.h"
#include "core/fury3e/view/public_log.h"

namespace demeter::fury3e {

/// The fields of `PublicView` under the same names and in the same order, written as in `writeState`; hands and decks are numbers of cards.
/// A hideout is null or `{"back":"plain"|"sea"|"castle"|null,"location":id|null,"powers":[id],"escapeAsBat":b,"rumor":b,
/// "faceDownEncounters":n,"encounters":[{"card":id,"damage":n}]}`.
Json viewJson(const Ruleset& ruleset, const PublicView& view);

/// What the table noticed of a step: `said`, a list of happenings, if anything was said; `way`, `back` or `again`, if it was no step
/// onwards; `table`, the fields of the view that are not as they were `before`, if any are. Nothing before: all of them.
Json stepJson(const Ruleset& ruleset, const PublicView* before, const PublicStep& step);

} // namespace demeter::fury3e
