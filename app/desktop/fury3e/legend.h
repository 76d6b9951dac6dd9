// What the signs of the third edition's map and screens mean.
#pragma once

#include "app/desktop/book/legend.h"
#include "app/text/sentences.h"

namespace demeter {

/// In reading order, for this map; what it never shows is not in it. In the language of the sentences, which has to be the installed one.
QList<LegendPart> legendOf(MapOf map, const Sentences& sentences);

} // namespace demeter
