#include "app/table/way_words.h"

#include <QCoreApplication>

#include <array>
#include <cstddef>

namespace demeter {

namespace {

class WayWords {
    Q_DECLARE_TR_FUNCTIONS(WayWords)
};

QString wayWords(PlaceWay way, int railways)
{
    switch (way) {
    case PlaceWay::Out:
        return WayWords::tr("out of the hospital");
    case PlaceWay::Road:
        return WayWords::tr("by road");
    case PlaceWay::Sea:
        return WayWords::tr("by sea");
    case PlaceWay::Horse:
        return {};
    case PlaceWay::Train:
        break;
    }
    return railways == 0   ? WayWords::tr("by train")
           : railways == 1 ? WayWords::tr("by train, 1 railway")
                           : WayWords::tr("by train, %n railways", nullptr, railways);
}

} // namespace

SeenPlace placeBy(PlaceWay way, const QString& name, LocationId place, int railways)
{
    constexpr std::array<const char*, 5> icons{"hospital", "road", "road", "ship", "rail"};
    const auto rank = static_cast<std::size_t>(way);
    return {name, place, wayWords(way, railways), QLatin1String(icons[rank]), static_cast<int>(rank)};
}

} // namespace demeter
