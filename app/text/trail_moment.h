// A card of Dracula's trail that is turned up, in the words of both editions.
#pragma once

#include "app/text/moment_look.h"
#include "app/text/name_forms.h"
#include "app/text/sentence_parts.h"

#include <QCoreApplication>
#include <QStringList>

namespace demeter {

/// The context of what both editions say of such moments.
struct MomentTexts {
    Q_DECLARE_TR_FUNCTIONS(MomentTexts)
};

template <typename Place, typename Sentences> QString draculaWas(const Place& place, const Sentences& sentences)
{
    //: %1 is a place.
    return inForms(MomentTexts::tr("Dracula was %1{in}!"), {sentences.forms(place)});
}

/// Title and sentences. `Happening` and `Moment` are the game's.
template <typename Happening, typename Moment, typename Sentences>
void sayTrail(MomentWords& words, QStringList& said, const Moment& moment, const Sentences& sentences)
{
    const QString hide = sentences.happening({Happening::What::HideRevealed, {}, {}});
    words.title = moment.place ? draculaWas(*moment.place, sentences) : asTitle(hide);
    if (moment.hunter)
        //: %1 is a hunter.
        said << inForms(MomentTexts::tr("%1 has found Dracula's trail."), {sentences.forms(*moment.hunter)});
    if (moment.hide && moment.place)
        said << hide;
    if (said.isEmpty())
        said << MomentTexts::tr("A card of Dracula's trail lies face up.");
}

} // namespace demeter
