// What the signs of the third edition's map and screens mean.
#pragma once

#include "app/desktop/book/legend.h"
#include "app/fury3e/text/sentences.h"

namespace demeter::fury3e {

/// In reading order, for this map; what it never shows is not in it. In the language of the sentences, which has to be the installed one.
QList<LegendPart> legendOf(MapOf map, const Sentences& sentences);

} // namespace demeter::fury3e
