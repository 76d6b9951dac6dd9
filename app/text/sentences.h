// Every sentence about the game, in the user's language, with the names of the printed rulebook.
#pragma once

#include "app/text/terms.h"
#include "core/game/action.h"
#include "core/game/game_state.h"

#include <QCoreApplication>
#include <QString>

#include <memory>
#include <string>
#include <string_view>

namespace demeter {

/// Names come from the board, the cards and the glossary in `language`; the sentences around them from the installed translators
/// (`installLanguage`), at the moment of the call. A board that has been put right needs new `Sentences`.
class Sentences {
    Q_DECLARE_TR_FUNCTIONS(Sentences)

public:
    Sentences(std::shared_ptr<const Board> board, std::shared_ptr<const Catalogue> cards, Language language);

    Language language() const { return language_; }

    QString place(LocationId id) const;
    QString power(Power power) const;
    QString encounter(EncounterKind kind) const;
    QString hunter(Hunter hunter) const;
    QString slot(Slot slot) const;       ///< `slot 4`
    QString lair(LairSpace space) const; ///< `A`, `B` or `C`
    /// A region of the board by its id, such as `austria-hungary`; a text in its place for a board that names its regions otherwise.
    QString region(const std::string& id) const;
    QString kind(LocationKind kind) const;
    /// A term of the glossary by its key, such as `sea-zone`.
    QString term(const QString& key) const { return terms_.term(key); }

    /// One sentence that says why, and where the rulebook says so: `Lisbon → Paris: no road joins them. See Movement: Road.`
    QString violation(const Violation& violation) const;
    /// The same without the rulebook: `Lisbon → Paris: no road joins them.`
    QString reason(const Violation& violation) const;
    /// What is refused, shortly: `Paris, no.`
    QString violationSubject(const Violation& violation) const;
    /// The rulebook's headword for a rule id such as `MOVE-4`.
    QString headword(std::string_view rule) const { return terms_.headword(rule); }
    /// The headword for this very refusal: a rule that stands under several is looked up where it speaks of this case.
    /// Empty where no rule is the reason (`NoGame`).
    QString headword(const Violation& violation) const;

    QString warning(const Warning& warning) const;
    QString happening(const Happening& happening) const;
    /// A short name for lists of what was done: `Play: Rome`.
    QString action(const Action& action) const;

    QString ruling(Ruling ruling) const;
    QString reading(Ruling ruling, std::uint8_t index) const;
    QString rulingExplanation(Ruling ruling) const;

private:
    QString argument(const Argument& argument) const;
    QString named(const std::vector<Argument>& arguments, std::size_t index) const;
    QString all(const std::vector<Argument>& arguments) const;

    std::shared_ptr<const Board> board_;
    std::shared_ptr<const Catalogue> cards_;
    Language language_;
    Terms terms_;
};

} // namespace demeter
