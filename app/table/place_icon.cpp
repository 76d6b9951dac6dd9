#include "app/table/place_icon.h"

namespace demeter {

QString placeIcon(const Board& board, LocationId place)
{
    switch (board[place].kind) {
    case LocationKind::SmallCity:
        return QStringLiteral("city-small");
    case LocationKind::LargeCity:
        return QStringLiteral("city-large");
    case LocationKind::Castle:
        return QStringLiteral("castle");
    case LocationKind::Sea:
        return QStringLiteral("sea");
    case LocationKind::Hospital:
        return QStringLiteral("hospital");
    }
    return {};
}

} // namespace demeter
