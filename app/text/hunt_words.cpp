#include "app/text/hunt_words.h"

#include "app/text/name_forms.h"

#include <QCoreApplication>

#include <vector>

namespace demeter {

using namespace fury3e;

namespace {

/// The context of the translations.
struct HuntWords {
    Q_DECLARE_TR_FUNCTIONS(HuntWords)
};

NameForms numberForms(int number)
{
    return {QString::number(number), {}, false};
}

/// For behind a number: small again, where `inForms` has begun a sentence.
QString behindNumber(QString words)
{
    if (!words.isEmpty())
        words.front() = words.front().toLower();
    return words;
}

} // namespace

QString huntTitle(const Hunt& hunt)
{
    return hunt.winner == Winner::Dracula ? HuntWords::tr("Dracula has won") : HuntWords::tr("The hunters have won");
}

QString huntReason(const Hunt& hunt, const Sentences& sentences)
{
    using Why = Hunt::End::Why;
    std::vector<NameForms> names;
    hunt.end.hunters.forEach([&](Hunter each) { names.push_back(sentences.forms(each)); });
    if (hunt.end.place) {
        const NameForms place = sentences.forms(*hunt.end.place), reached = numberForms(hunt.influence);
        if (hunt.end.why == Why::Defeat && !names.empty())
            //: %1 is a hunter, %2 a number, %3 a place.
            return inForms(HuntWords::tr("Influence reached %2 when %1 was defeated %3{in}."), {names.front(), reached, place});
        if (hunt.end.why == Why::Matured)
            //: %1 is a number, %2 a place.
            return inForms(HuntWords::tr("Influence reached %1 when a card matured %2{in}."), {reached, place});
        if (hunt.end.why == Why::Combat && !names.empty())
            //: %1 are one hunter or more, %2 is a place.
            return inForms(HuntWords::tr("Dracula fell %2{in}, in combat %1{with}."), {joined(names, HuntWords::tr("%1 and %2")), place});
    }
    if (hunt.winner == Winner::Dracula)
        return HuntWords::tr("Influence reached %1.").arg(hunt.influence);
    return HuntWords::tr("Dracula suffered more than he could bear.");
}

QList<HuntRow> huntRows(const Hunt& hunt, const Sentences& sentences)
{
    const auto counted = [](int n) { return QString::number(n); };
    QList<HuntRow> rows;
    rows << HuntRow{counted(hunt.rounds),
                    hunt.rounds == 1 ? HuntWords::tr("round") : HuntWords::tr("rounds", "behind a number", hunt.rounds),
                    HuntWords::tr("the end came in week %1").arg(hunt.week)};
    rows << HuntRow{counted(hunt.seen),
                    hunt.seen == 1 ? HuntWords::tr("time he was seen") : HuntWords::tr("times he was seen", "behind a number", hunt.seen),
                    hunt.route.empty()
                        ? QString()
                        //: %1 is the place where he was seen last.
                        : behindNumber(inForms(HuntWords::tr("the last time %1{in}"), {sentences.forms(hunt.route.back().place)}))};
    rows << HuntRow{counted(hunt.combats),
                    hunt.combats == 1 ? HuntWords::tr("combat") : HuntWords::tr("combats", "behind a number", hunt.combats),
                    HuntWords::tr("%n damage to Dracula", nullptr, hunt.damage)};
    HunterSet fallen;
    for (const Hunt::Defeat& each : hunt.defeats)
        fallen.insert(each.hunter);
    const int defeats = static_cast<int>(hunt.defeats.size());
    rows << HuntRow{counted(defeats),
                    defeats == 1 ? HuntWords::tr("defeat among the hunters")
                                 : HuntWords::tr("defeats among the hunters", "behind a number", defeats),
                    fallen.empty() ? QString() : sentences.hunters(fallen)};
    rows << HuntRow{counted(hunt.influence), HuntWords::tr("influence", "behind a number", hunt.influence),
                    hunt.influence < hunt.most ? HuntWords::tr("%n short of victory", nullptr, hunt.most - hunt.influence)
                                               : HuntWords::tr("enough for victory")};
    rows << HuntRow{QStringLiteral("?"), HuntWords::tr("places on his way", "their number is unknown"),
                    HuntWords::tr("the reveal will tell")};
    return rows;
}

} // namespace demeter
