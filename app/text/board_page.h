// A board as the pages in browsers are given it.
#pragma once

#include "core/base/json_reader.h"
#include "core/map/board.h"

namespace demeter {

/// `{"locations":[{"id","kind","x","y","name":{language: text}}],"roads":[[id,id]],"rails":…,"seas":…}`, in the units of the map.
Json boardPage(const Board& board);

} // namespace demeter
