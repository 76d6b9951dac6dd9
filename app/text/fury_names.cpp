#include "app/text/fury_names.h"

#include "app/text/sentence_parts.h"

#include <QLocale>
#include <QStringList>

#include <utility>

namespace demeter {

FuryNames::FuryNames(std::shared_ptr<const Board> board, Language language)
    : board_(std::move(board)), language_(language), terms_(language)
{
}

QString FuryNames::name(const Names& names) const
{
    const std::string& text = names[static_cast<std::size_t>(language_)];
    return text.empty() ? unknown() : fromUtf8(text);
}

QString FuryNames::label(const QString& key) const
{
    // The books print some terms with a small first letter; here they open a label or stand alone.
    return capitalised(terms_.term(key));
}

QCollator FuryNames::collator() const
{
    const std::string_view code = languageCodes[static_cast<std::size_t>(language_)];
    return QCollator(QLocale(QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()))));
}

QString FuryNames::place(LocationId id) const
{
    if (!board_ || indexOf(id) >= board_->locations().size())
        return unknown();
    return name((*board_)[id].names);
}

QString FuryNames::hunter(fury::Hunter hunter) const
{
    const auto index = static_cast<std::size_t>(hunter);
    return index < fury::hunterCount ? label(fromUtf8(fury::hunterIds[index])) : unknown();
}

NameForms FuryNames::forms(LocationId id) const
{
    if (!board_ || indexOf(id) >= board_->locations().size())
        return {unknown(), {}, false};
    return terms_.place(fromUtf8((*board_)[id].id), place(id));
}

NameForms FuryNames::forms(fury::Hunter hunter) const
{
    const auto index = static_cast<std::size_t>(hunter);
    return index < fury::hunterCount ? terms_.hunter(fromUtf8(fury::hunterIds[index])) : NameForms{unknown(), {}, false};
}

NameForms FuryNames::forms(const fury::HunterSet& hunters) const
{
    std::vector<NameForms> names;
    hunters.forEach([&](fury::Hunter each) { names.push_back(forms(each)); });
    return listed(names);
}

NameForms FuryNames::listed(const std::vector<NameForms>& names) const
{
    //: The end of a list of hunters or cards.
    return joined(names, tr("%1 and %2"));
}

NameForms FuryNames::card(const QString& name) const
{
    //: The name of a card within a sentence, between the quotation marks of the language.
    return {tr("%1", "a card").arg(name), {}, false};
}

QString FuryNames::hunters(const fury::HunterSet& hunters) const
{
    QStringList names;
    hunters.forEach([&](fury::Hunter each) { names += hunter(each); });
    return names.join(QStringLiteral(", "));
}

QString FuryNames::roadblock(const fury::Roadblock& roadblock) const
{
    return QStringLiteral("%1 – %2 (%3)")
        .arg(place(roadblock.a), place(roadblock.b), terms_.term(roadblock.onRail ? QStringLiteral("railway") : QStringLiteral("road")));
}

QString FuryNames::region(const std::string& id) const
{
    // The boards name regions in Latin, the glossary by the words of the books; the second edition knows only two.
    if (id == "britannia")
        return terms_.term(QStringLiteral("region-britain"));
    if (id == "gallia")
        return terms_.term(QStringLiteral("region-gaul"));
    if (id == "italia")
        return terms_.term(QStringLiteral("region-italy"));
    if (id == "balkans")
        return terms_.term(QStringLiteral("region-seven"));
    if (id == "west")
        return tr("West", "half of the second edition's map");
    if (id == "east")
        return tr("East", "half of the second edition's map");
    const QString name = terms_.term(QStringLiteral("region-") + QString::fromStdString(id));
    return name.isEmpty() ? QString::fromStdString(id) : name;
}

QString FuryNames::kind(LocationKind kind) const
{
    switch (kind) {
    case LocationKind::SmallCity:
        return tr("small city");
    case LocationKind::LargeCity:
        return terms_.term(QStringLiteral("large-city"));
    case LocationKind::Castle:
        return terms_.term(QStringLiteral("castle-dracula"));
    case LocationKind::Sea:
        return terms_.term(QStringLiteral("sea-zone"));
    case LocationKind::Hospital:
        return terms_.term(QStringLiteral("hospital"));
    }
    return unknown();
}

QString FuryNames::action(const PromiseShares&)
{
    return tr("The phones promise their shares");
}

QString FuryNames::action(const AddChance& action)
{
    return action.chance.words.empty() ? tr("The phones give their shares")
                                       //: The hunters have said %1, any words, so that cards or tokens are shuffled anew.
                                       : tr("The hunters' words: %1").arg(QString::fromStdString(action.chance.words));
}

QString FuryNames::sharesPromised(int phones)
{
    return phones == 1 ? tr("One phone promises a share for the shuffle of this round.")
                       : tr("%n phones promise a share for the shuffle of this round.", nullptr, phones);
}

QStringList FuryNames::takenBack(const QStringList& said, bool isPenalty, bool chanceStays)
{
    const auto withRest = [chanceStays](const QString& what) {
        QStringList all{what};
        if (chanceStays)
            all << tr("The words and shares that had come in stay: they come in again unchanged.");
        return all << tr("All lies again as it is shown.");
    };
    if (isPenalty)
        return withRest(tr("The penalty no longer counts."));
    if (said.empty())
        return withRest(tr("The table takes something back."));
    QString first = said.front();
    if (first.endsWith(u'.'))
        first.chop(1);
    if (said.size() > 1)
        //: %1 is the first thing that had been said, a sentence without its stop.
        return withRest(tr("%1: that no longer counts, nor does what followed.").arg(first));
    //: %1 is what had been said, a sentence without its stop.
    return withRest(tr("%1: that no longer counts.").arg(first));
}

} // namespace demeter
