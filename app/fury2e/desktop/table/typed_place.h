// Places that are typed at the table of the second edition.
#pragma once

#include "app/desktop/table/table_screen.h"
#include "app/fury2e/text/sentences.h"

#include <QString>

#include <functional>

namespace demeter::fury2e {

/// Offers the moves to the place that these words name, or begin, says why nobody can go there, or that it is no place. `elsewhere` reads
/// what is none where a hunter acts: perhaps a hunter, and what he does.
void readTypedPlace(TableScreen& page, const QString& typed, const SecondEditionSentences& sentences,
                    const std::function<void(const QString& words)>& elsewhere);

} // namespace demeter::fury2e
