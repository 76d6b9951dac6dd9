#include "app/fury3e/text/moment_words.h"

#include "app/text/trail_moment.h"

namespace demeter::fury3e {

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
    case Moment::Kind::Trail:
        sayTrail<Happening>(words, said, moment, sentences);
        if (moment.slot > 0)
            words.track = MomentTexts::tr("Trail, slot %1").arg(moment.slot);
        break;
    case Moment::Kind::Ambush:
        words.title = MomentTexts::tr("Ambush!");
        if (moment.card && moment.hunter)
            said << sentences.ambush(*moment.card, *moment.hunter);
        break;
    case Moment::Kind::Bite:
        // That the hunter is bitten stands in large letters elsewhere.
        //: %1 is a hunter.
        words.title = inForms(MomentTexts::tr("%1 is weakened"), {hunter});
        //: %1 is a hunter, man or woman, whom the title has named.
        said << inForms(moment.card ? MomentTexts::tr("Bitten by a vampire, %1{he|she} shows one Item and one Event card.")
                                    : MomentTexts::tr("Bitten by Dracula, %1{he|she} shows one Item and one Event card."),
                        {hunter});
        words.track = MomentTexts::tr("Bites");
        break;
    case Moment::Kind::Influence: {
        //: %1 is how much it has risen.
        words.title = MomentTexts::tr("Influence +%1").arg(moment.after - moment.before);
        if (moment.card)
            said << (moment.place ? sentences.happening({Happening::What::EncounterResolved, {*moment.card, *moment.place}, {}})
                                  : sentences.happening({Happening::What::EncounterResolved, {*moment.card}, {}}));
        else if (moment.fullDespair)
            said << MomentTexts::tr("All Despair tokens lie on the track, so Dracula's new hideout raises influence.");
        said << MomentTexts::tr("%n more, and Dracula wins.", "influence", moment.most - moment.after);
        words.track = MomentTexts::tr("Influence");
        break;
    }
    case Moment::Kind::Defeat:
        //: %1 is a hunter.
        words.title = inForms(moment.bitten ? MomentTexts::tr("%1 is bitten and defeated")
                                            //: %1 is a hunter.
                                            : MomentTexts::tr("%1 is defeated"),
                              {hunter});
        //: %1 is a hunter, man or woman, whom the title has named; %2 is the city that the hospital is linked to.
        said << (moment.hospital ? inForms(MomentTexts::tr("At dawn, %1{he|she} will be in the hospital %2{of}."),
                                           {hunter, sentences.forms(*moment.hospital)})
                                 //: %1 is a hunter, man or woman, whom the title has named.
                                 : inForms(MomentTexts::tr("At dawn, %1{he|she} will be in a hospital."), {hunter}));
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

} // namespace demeter::fury3e
