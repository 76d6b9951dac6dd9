// What phones are shown of a recorded game, whoever has opened it.
#pragma once

#include "app/phones/table_messages.h"
#include "core/fury3e/record/table_entries.h"

#include <vector>

namespace demeter::phones {

/// How the table stands, with what was entered last. What everybody has seen by an entry phones cannot take back: everybody is asked about
/// that, at the table.
SeenGame seenGame(const Record& record, const TableEntries& entries, std::vector<TableCode> codes);

} // namespace demeter::phones
