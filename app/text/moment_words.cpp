#include "app/text/moment_words.h"

#include "app/text/name_forms.h"

#include <QCoreApplication>

namespace demeter {

using namespace fury3e;

namespace {

/// The context of the translations.
struct MomentTexts {
    Q_DECLARE_TR_FUNCTIONS(MomentTexts)
};

} // namespace

MomentWords momentWords(const Moment& moment, const Sentences& sentences)
{
    MomentWords words;
    const NameForms place = moment.place ? sentences.forms(*moment.place) : NameForms{};
    const NameForms hunter = moment.hunter ? sentences.forms(*moment.hunter) : NameForms{};
    QStringList said;
    switch (moment.kind) {
    case Moment::Kind::Reveal:
        //: %1 is a place.
        words.title = inForms(MomentTexts::tr("Dracula is %1{in}!"), {place});
        if (moment.hunter)
            //: %1 is a hunter.
            said << inForms(MomentTexts::tr("%1 has found him."), {hunter});
        if (moment.fight)
            said << (moment.night ? MomentTexts::tr("There will be a combat at dawn.")
                                  : MomentTexts::tr("There will be a combat at dusk."));
        if (said.isEmpty())
            said << MomentTexts::tr("His figure stands on the board.");
        if (moment.slot > 0)
            words.track = MomentTexts::tr("Trail, slot %1").arg(moment.slot);
        break;
    case Moment::Kind::Bite:
        //: %1 is a hunter.
        words.title = inForms(
            moment.card ? MomentTexts::tr("A vampire has bitten %1{whom}") : MomentTexts::tr("Dracula has bitten %1{whom}"), {hunter});
        //: %1 is a hunter.
        said << inForms(MomentTexts::tr("%1 is weakened, and shows one Item and one Event card."), {hunter});
        words.track = MomentTexts::tr("Bites");
        break;
    case Moment::Kind::Influence: {
        //: %1 is how much it has risen.
        words.title = MomentTexts::tr("Influence +%1").arg(moment.after - moment.before);
        if (moment.card)
            said << (moment.place ? sentences.happening({Happening::What::EncounterResolved, {*moment.card, *moment.place}, {}})
                                  : sentences.happening({Happening::What::EncounterResolved, {*moment.card}, {}}));
        said << MomentTexts::tr("%n more, and Dracula wins.", "influence", moment.most - moment.after);
        words.track = MomentTexts::tr("Influence");
        break;
    }
    case Moment::Kind::Defeat:
        //: %1 is a hunter.
        words.title = inForms(MomentTexts::tr("%1 is defeated"), {hunter});
        //: %1 is a hunter, %2 the city that the hospital is linked to.
        said << (moment.hospital
                     ? inForms(MomentTexts::tr("At dawn, %1 will be in the hospital %2{of}."), {hunter, sentences.forms(*moment.hospital)})
                     : inForms(MomentTexts::tr("At dawn, %1 will be in a hospital."), {hunter}));
        words.track = MomentTexts::tr("Influence");
        break;
    case Moment::Kind::Despair:
        words.title = MomentTexts::tr("Despair grows");
        said << MomentTexts::tr("A week has passed. A defeated hunter is now worth %n influence.", nullptr, 2 + moment.despair);
        words.track = MomentTexts::tr("Despair");
        break;
    case Moment::Kind::Victory:
        break;
    }
    words.text = said.join(u' ');
    return words;
}

} // namespace demeter
