#include "app/desktop/book/legend.h"

namespace demeter {

using fury::Hunter;

FuryLegend::FuryLegend(MapOf map, const FuryNames& names, std::string_view book) : map_(map), names_(names)
{
    if (auto read = builtInBook(book, names.language()))
        book_ = *read;
}

LegendEntry FuryLegend::onMap(MapSign sign, const QString& name, const QString& words, const char* topic)
{
    return {sign, {}, {}, name, words, {QString::fromLatin1(topic)}};
}

LegendEntry FuryLegend::onScreen(const QString& icon, const char* token, const QString& name, const QString& words, const char* topic)
{
    return {std::nullopt, icon, QString::fromLatin1(token), name, words, {QString::fromLatin1(topic)}};
}

LegendEntry FuryLegend::titled(const char* icon, const char* token, const QString& words, const char* topic) const
{
    return onScreen(QString::fromLatin1(icon), token, title(topic), words, topic);
}

QString FuryLegend::title(const char* topic) const
{
    const Topic* found = book_ != nullptr ? book_->find({QString::fromLatin1(topic)}) : nullptr;
    return found != nullptr ? found->title : QString();
}

QString FuryLegend::upper(QString words)
{
    if (!words.isEmpty())
        words[0] = words[0].toUpper();
    return words;
}

QString FuryLegend::kind(LocationKind kind) const
{
    return upper(names_.kind(kind));
}

QList<LegendEntry> FuryLegend::figures(const char* topic, const char* actingTopic) const
{
    QList<LegendEntry> entries{onMap(MapSign::LordGodalming, names_.hunter(Hunter::LordGodalming), tr("A shield with a G."), topic),
                               onMap(MapSign::DrSeward, names_.hunter(Hunter::DrSeward), tr("A disc with an S."), topic),
                               onMap(MapSign::VanHelsing, names_.hunter(Hunter::VanHelsing), tr("A hexagon with an H."), topic),
                               onMap(MapSign::MinaHarker, names_.hunter(Hunter::MinaHarker), tr("A diamond with an M."), topic)};
    if (map_ != MapOf::Board)
        entries << onMap(MapSign::Acting, tr("This hunter acts now"), tr("A ring around the figure."), actingTopic);
    return entries;
}

LegendEntry FuryLegend::road(const char* topic) const
{
    return onMap(MapSign::Road, term("road"), tr("Dracula and the hunters move along it."), topic);
}

QList<LegendEntry> FuryLegend::seaWays(const char* topic) const
{
    QList<LegendEntry> entries{
        onMap(MapSign::SeaBorder, tr("Border of two sea zones"), tr("Dots. Whoever is at sea moves across it."), topic)};
    if (map_ != MapOf::Table) // which has no room for anchors
        entries << onMap(MapSign::Port, term("port"), tr("Each anchor stands beside the sea zone that it opens."), topic);
    return entries;
}

QList<LegendEntry> FuryLegend::choices(const char* movement, const char* road, const char* actions, const char* board) const
{
    if (map_ == MapOf::Dracula)
        return {onMap(MapSign::Choice, tr("Legal"), tr("What glows in gold can be chosen now. Gold is nothing else."), movement),
                onMap(MapSign::LitRoad, tr("A road in gold"), tr("It leads to a city that can be chosen."), road),
                onMap(MapSign::Refused, tr("Refused"), tr("A dashed ring: what you tapped is not legal. The guide says why."), movement),
                onMap(MapSign::Inset, tr("The whole board"),
                      tr("The square is Dracula, triangles are hunters, the frame is what you see. Tap it to look elsewhere."), board)};
    return {onMap(MapSign::Choice, tr("Can be reached"), tr("What glows: the hunter can go there. One more tap confirms."), actions),
            onMap(MapSign::LitRoad, tr("A road that is lit"), tr("It leads to a city that can be reached."), road)};
}

} // namespace demeter
