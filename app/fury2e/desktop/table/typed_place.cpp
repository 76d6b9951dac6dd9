#include "app/fury2e/desktop/table/typed_place.h"

#include "app/fury2e/table/public_hunt.h"

#include <QCoreApplication>

#include <algorithm>
#include <vector>

namespace demeter::fury2e {

namespace {

class TypedWords {
    Q_DECLARE_TR_FUNCTIONS(TypedPlace)
};

} // namespace

void readTypedPlace(TableScreen& page, const QString& typed, const SecondEditionSentences& sentences,
                    const std::function<void(const QString& words)>& elsewhere)
{
    const auto* shown = dynamic_cast<const PublicHunt*>(page.game());
    if (shown == nullptr)
        return;
    const QString words = typed.trimmed();
    std::vector<LocationId> exactly, begun;
    shown->board()->all().forEach([&](LocationId place) {
        const QString name = sentences.place(place);
        if (name.compare(words, Qt::CaseInsensitive) == 0)
            exactly.push_back(place);
        else if (name.startsWith(words, Qt::CaseInsensitive))
            begun.push_back(place);
    });
    const std::vector<LocationId>& places = exactly.empty() ? begun : exactly;
    const TableMoment moment = shown->wholeMoment();
    const TableDraft draft = PublicHunt::typed(page.draft());
    using What = PublicQuestion::What;
    const bool turn = moment.view.asked.what == What::Turn || moment.view.asked.what == What::Act;
    if (places.empty() && turn && draft.asks == TableDraft::Asks::Turn) { // no place: perhaps a hunter, and what he does
        elsewhere(words);
        return;
    }
    if (places.empty()) {
        //: %1 is what was typed.
        page.refuse(TypedWords::tr("“%1” means nothing here. Type the name of a place.").arg(words));
        return;
    }
    std::vector<Action> moves;
    for (const LocationId place : places)
        if (const auto next = tapped(moment, draft, place); next && next->pending)
            moves.push_back(*next->pending);
    const auto rides = [](const Action& entry) {
        const auto* move = std::get_if<MoveHunters>(&entry);
        return move != nullptr && move->by;
    };
    if (!std::ranges::all_of(moves, rides)) // a Fast Horse is meant only where nothing else is
        std::erase_if(moves, rides);
    std::vector<Entry> entries;
    for (const Action& move : moves)
        entries.push_back({GameValue(move)});
    if (entries.empty())
        emit page.whyAsked(places.front());
    else
        page.offer(words, entries);
}

} // namespace demeter::fury2e
