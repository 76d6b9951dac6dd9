// Every sentence about a game of the second edition, in the user's language.
#pragma once

#include "app/text/fury_names.h"
#include "app/text/told.h"
#include "core/fury2e/game/action.h"
#include "core/fury2e/game/due.h"
#include "core/fury2e/game/happening.h"
#include "core/fury2e/game/violation.h"
#include "core/fury2e/view/public_view.h"

#include <QCoreApplication>
#include <QHash>
#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

namespace demeter::fury2e {

struct GameState;

/// Names come from the board, the glossary and `translations/second_edition_names.tsv` in `language`; the sentences around them from the
/// installed translators (`installLanguage`), at the moment of the call. A board that has been put right needs new sentences.
class SecondEditionSentences : public FuryNames {
    Q_DECLARE_TR_FUNCTIONS(SecondEditionSentences)

public:
    using FuryNames::forms;

    SecondEditionSentences(std::shared_ptr<const Board> board, Language language);

    QString power(Power power) const;
    QString encounter(Encounter encounter) const;
    QString event(DraculaEvent event) const;
    QString hunterEvent(HunterEvent event) const;
    QString item(HunterItem item) const;
    QString tactic(DraculaTactic tactic) const;
    QString tactic(AgentTactic tactic) const;
    QString time(TimeOfDay time) const;
    QString option(ResolveOption option) const;
    QString hunterActs(HuntersAct::What what) const; ///< such as `rest`, within a sentence
    /// A card of the hunters' for a combat.
    QString combatCard(CombatCard::Kind kind) const;
    /// A word of a combat's result, as the cards have it: `Repel`.
    QString word(CombatWord word) const;
    QString number(Number number) const;             ///< what a correction can set
    QString space(Space space) const;                ///< `space 4`
    QString catacomb(CatacombSpace space) const;     ///< `A`, `B` or `C`
    QString cardPlace(const CardPlace& place) const; ///< `space 4`, `Catacombs A`

    /// One sentence that says why something is refused: `Lisbon → Paris: no road joins them.`
    QString reason(const Violation& violation) const;
    /// What the table hears of something that has happened: one short sentence, in a few cases two.
    QString happening(const Happening& happening) const;
    /// Everything that is said, sentence by sentence. What belongs together is one sentence, and nobody is named twice in a row.
    QStringList told(const std::vector<Happening>& said) const;
    /// The same of an action: that nothing more is done by whom the train die has stopped means that no train comes (2E-HUNT-3).
    QStringList toldOf(const Action& action, std::vector<Happening> said) const;
    /// What is asked of whoever has to answer; empty for what deals with itself. In a combat `stage` says what is due.
    QString question(const Due& due, Combat::Stage stage = Combat::Stage::Choose) const;
    /// A short name for lists of what was done: `Play: Rome`.
    QString action(const Action& action) const;
    /// The same of an action that was done there: an answer tells what was asked, too.
    QString action(const Action& action, const GameState& before) const;
    /// The same of what the table entered, where that was asked.
    QString action(const Action& action, const PublicQuestion& asked) const;

    QString ruling(Ruling ruling) const;
    QString reading(Ruling ruling, std::uint8_t index) const;
    QString rulingExplanation(Ruling ruling) const;

private:
    /// The name of a card, token or time by its id in the files.
    QString called(std::string_view id) const;
    template <typename Ids> QString calledIn(const Ids& ids, std::size_t index) const;
    NameForms forms(const Argument& argument) const;
    /// `again`: in place of the hunter's name.
    std::vector<NameForms> formsOf(const std::vector<Argument>& arguments, const NameForms* again = nullptr) const;
    QString argument(const Argument& argument) const;
    QString named(const std::vector<Argument>& arguments, std::size_t index) const;
    QString all(const std::vector<Argument>& arguments) const;
    QString behindAll(const std::vector<Argument>& arguments, QString sentence) const;
    QString dawned(TimeOfDay time) const;
    QString cardNews(const std::vector<Argument>& arguments) const;
    QString happening(const Happening& happening, const NameForms* again) const;
    QString happeningAgain(const Happening& happening) const;
    NewsTogether together(const std::vector<Happening>& said, std::size_t first) const;
    QString tokenNews(const Happening& happening) const;
    QString hunterNews(const Happening& happening, const NameForms* again) const;
    QString encounterNews(const Happening& happening, const NameForms* again) const;
    QString eventNews(const Happening& happening, const NameForms* again) const;
    QString combatNews(const Happening& happening) const;
    QString putRightNews(const Happening& happening) const;
    QString changed(const std::vector<Argument>& arguments) const;
    QString chanceNews(const Happening& happening) const;
    QString combatQuestion(const Due& due, Combat::Stage stage) const;
    QString answer(const Due& asked, bool yes) const;
    QString cards(const std::optional<LocationId>& location, PowerSet powers) const;
    QString edit(const PutRight& action) const;

    QHash<QString, QString> names_; ///< by id
};

} // namespace demeter::fury2e
