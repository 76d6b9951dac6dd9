#include "app/fury2e/text/moment_words.h"

#include "app/text/trail_moment.h"

namespace demeter::fury2e {

namespace {

/// The context of what only this edition says.
struct SecondMoments {
    Q_DECLARE_TR_FUNCTIONS(SecondMoments)
};

/// What has come to the Vampire track, and how much is left.
QStringList vampiresGained(const Moment& moment, const SecondEditionSentences& sentences)
{
    if (moment.most == 0)
        return {};
    return {sentences.happening({Happening::What::VampiresGained, {moment.after - moment.before}, {}}),
            SecondMoments::tr("%n more, and Dracula wins.", "on the Vampire track", moment.most - moment.after)};
}

QString activated(const Moment& moment)
{
    if (moment.encounter == Encounter::Ambush)
        return SecondMoments::tr("Dracula may play an Encounter on a hunter.");
    if (moment.encounter == Encounter::DesecratedSoil)
        return SecondMoments::tr("Dracula gets Event cards.");
    return moment.most == 0 ? SecondMoments::tr("It has no effect.", "an Encounter") : QString();
}

} // namespace

MomentWords momentWords(const Moment& moment, const SecondEditionSentences& sentences)
{
    using What = Happening::What;
    MomentWords words;
    QStringList said;
    const NameForms hunter = moment.hunter ? sentences.forms(*moment.hunter) : NameForms{};
    switch (moment.kind) {
    case Moment::Kind::Reveal:
        if (moment.place)
            //: %1 is a place.
            words.title = inForms(MomentTexts::tr("Dracula is %1{in}!"), {sentences.forms(*moment.place)});
        if (moment.hunter)
            //: %1 is a hunter.
            said << inForms(MomentTexts::tr("%1 has found him."), {hunter});
        if (moment.fight)
            said << SecondMoments::tr("A combat begins at once.");
        if (said.isEmpty())
            said << SecondMoments::tr("Dracula's card lies face up.");
        if (moment.space)
            words.track = SecondMoments::tr("Trail, space %1").arg(*moment.space);
        break;
    case Moment::Kind::Trail:
        sayTrail<Happening>(words, said, moment, sentences);
        if (moment.space)
            words.track = SecondMoments::tr("Trail, space %1").arg(*moment.space);
        break;
    case Moment::Kind::Encounter:
        if (moment.encounter && moment.hunter)
            words.title = asTitle(sentences.happening({What::EncounterRevealed, {*moment.encounter, *moment.hunter}, {}}));
        if (moment.trail && moment.place)
            said << draculaWas(*moment.place, sentences);
        if (moment.space)
            words.track = SecondMoments::tr("Trail, space %1").arg(*moment.space);
        said << (moment.fight ? SecondMoments::tr("A combat begins at once.")
                              : SecondMoments::tr("Resolve it, then enter what came of it.", "an Encounter"));
        break;
    case Moment::Kind::Activated:
        if (moment.encounter)
            words.title = asTitle(moment.place ? sentences.happening({What::EncounterActivated, {*moment.encounter, *moment.place}, {}})
                                               : sentences.happening({What::EncounterActivated, {*moment.encounter}, {}}));
        if (const QString effect = activated(moment); !effect.isEmpty())
            said << effect;
        said << vampiresGained(moment, sentences);
        break;
    case Moment::Kind::Bite:
        if (moment.hunter)
            words.title = asTitle(sentences.happening({What::HunterBitten, {*moment.hunter}, {}}));
        //: %1 is a hunter, man or woman, whom the title has named.
        said << inForms(SecondMoments::tr("From now on, %1{he|she} always shows one Item and one Event."), {hunter});
        if (moment.after + 1 == moment.most)
            //: %1 is a hunter.
            said << inForms(SecondMoments::tr("One more bite, and %1 is defeated."), {hunter});
        words.track = MomentTexts::tr("Bites");
        break;
    case Moment::Kind::Defeat:
        if (moment.hunter && moment.bitten)
            //: %1 is a hunter.
            words.title = inForms(MomentTexts::tr("%1 is bitten and defeated"), {hunter});
        else if (moment.hunter)
            words.title = asTitle(sentences.happening({What::HunterDefeated, {*moment.hunter}, {}}));
        //: %1 is a hunter, man or woman, whom the title has named. The hunter's own Tactics are the cards of the name Tactics.
        said << inForms(SecondMoments::tr("%1{he|she} discards all Items and Events, keeps the Tactics, and misses the next turn."),
                        {hunter})
             << vampiresGained(moment, sentences);
        break;
    case Moment::Kind::NewDay:
        words.title = SecondMoments::tr("A new day dawns");
        if (moment.resolve > 0)
            said << sentences.happening({What::ResolveGained, {int(moment.resolve)}, {}});
        said << vampiresGained(moment, sentences);
        break;
    case Moment::Kind::Victory:
        return {};
    }
    if (moment.most > 0 && words.track.isEmpty())
        words.track = sentences.number(Number::Vampires);
    words.text = said.join(u' ');
    return words;
}

} // namespace demeter::fury2e
