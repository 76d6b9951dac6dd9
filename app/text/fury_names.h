// Names and sentences that every edition of Fury of Dracula has: places, hunters, terms of the books.
#pragma once

#include "app/text/terms.h"
#include "core/base/chance_in_rounds.h"
#include "core/fury/hunters.h"
#include "core/fury/roadblock.h"

#include <QCollator>
#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace demeter {

/// The number at that place of what an announcement names; 0 if none stands there.
template <typename Argument> int numberAt(const std::vector<Argument>& arguments, std::size_t place)
{
    const int* number = place < arguments.size() ? std::get_if<int>(&arguments[place]) : nullptr;
    return number != nullptr ? *number : 0;
}

/// Names come from the board and the glossary in `language`; the few words around them from the installed translators
/// (`installLanguage`), at the moment of the call. What the sentences of several editions say in the same words they say with
/// `FuryNames::tr`, so that it is translated once.
class FuryNames {
    Q_DECLARE_TR_FUNCTIONS(FuryNames)

public:
    FuryNames(std::shared_ptr<const Board> board, Language language);

    Language language() const { return language_; }
    /// Puts names in the order of its alphabet.
    QCollator collator() const;

    QString place(LocationId id) const;
    QString hunter(fury::Hunter hunter) const;
    /// The name as a sentence needs it: `in the North Sea`, `в Париж`.
    NameForms forms(LocationId id) const;
    /// The hunter's short name as a sentence needs it: `dr. Sewarda`, `Миной Харкер`.
    NameForms forms(fury::Hunter hunter) const;
    /// Several hunters in one: `Dr. Seward and Mina Harker`.
    NameForms forms(const fury::HunterSet& hunters) const;
    /// Several names in one, with the word for "and" before the last.
    NameForms listed(const std::vector<NameForms>& names) const;
    /// The name of a card within a sentence, between the quotation marks of the language.
    NameForms card(const QString& name) const;
    QString hunters(const fury::HunterSet& hunters) const; ///< their names in their order; empty for none
    /// A region of the board by its id, such as `austria-hungary`; a text in its place for a board that names its regions otherwise.
    QString region(const std::string& id) const;
    QString kind(LocationKind kind) const;
    /// What the board says of it.
    LocationKind kindOf(LocationId id) const { return (*board_)[id].kind; }
    QString regionOf(LocationId id) const { return region((*board_)[id].region); }
    QString roadblock(const fury::Roadblock& roadblock) const; ///< `Paris – Le Havre (road)`
    /// A term of the glossary by its key, such as `sea-zone`.
    QString term(const QString& key) const { return terms_.term(key); }
    /// The same with a large first letter, for where it opens a label or stands alone.
    QString label(const QString& key) const;
    /// What is done, for the lists of undo and redo.
    static QString action(const PromiseShares& action);
    static QString action(const AddChance& action);
    /// The news that so many phones promise a share.
    static QString sharesPromised(int phones);
    /// The news that something is taken back, of which this was `said`, sentence by sentence; nothing: it cannot be named. What a penalty
    /// was for is not said again. `chanceStays`: chance had come in among it.
    static QStringList takenBack(const QStringList& said, bool isPenalty, bool chanceStays = false);

protected:
    QString name(const Names& names) const;

    std::shared_ptr<const Board> board_;
    Language language_;
    Terms terms_;
};

} // namespace demeter
