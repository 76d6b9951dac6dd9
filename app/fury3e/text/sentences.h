// Every sentence about the game, in the user's language, with the names of the printed rulebook.
#pragma once

#include "app/text/fury_names.h"
#include "core/fury3e/game/action.h"
#include "core/fury3e/view/public_log.h"

#include <QCoreApplication>
#include <QString>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace demeter::fury3e {
struct Due;
struct GameState;
} // namespace demeter::fury3e

namespace demeter::fury3e {

/// Names come from the board, the cards and the glossary in `language`; the sentences around them from the installed translators
/// (`installLanguage`), at the moment of the call. A board that has been put right needs new `Sentences`.
class Sentences : public FuryNames {
    Q_DECLARE_TR_FUNCTIONS(Sentences)

public:
    using FuryNames::forms;

    Sentences(std::shared_ptr<const Board> board, std::shared_ptr<const Catalogue> cards, Language language);

    QString power(Power power) const;
    QString encounter(EncounterKind kind) const;
    QString slot(Slot slot) const;       ///< `slot 4`
    QString lair(LairSpace space) const; ///< `A`, `B` or `C`
    QString event(DraculaEvent event) const;
    /// A hunters' Event card, or the name of Mina's ability.
    QString hunterEvent(HunterEvent event) const;
    QString hunterCard(HunterCard card) const;
    QString combatCard(CombatCard card) const;
    QString day(Weekday day) const;
    /// The part of the round that this step belongs to, such as `Dawn` or `Dracula phase`.
    QString time(Step step) const;
    /// The day and the part of the round inside a sentence: `Tuesday, night`.
    QString dayAndTime(Weekday day, Step step) const;
    /// The same for the table, with the day where there is one: `Tuesday, night`.
    QString publicTime(PublicPhase phase, Weekday day) const;
    /// What the table is told of a step of its log, short sentence by sentence; a correction says that it is one.
    QStringList publicStep(const std::vector<Happening>& said, PublicStep::Way way) const;
    /// The same for the step at `index`, without what carries no news; a way back says what it takes back.
    QStringList publicStep(const PublicLog& log, std::size_t index) const;
    /// The same for several steps, oldest first. What belongs together is one sentence, also where it came in two steps.
    QStringList publicSteps(const PublicLog& log, const std::vector<std::size_t>& steps) const;
    /// Everything that is said, sentence by sentence. Whoever has just been named is not named again, and is spoken of in the same string.
    QStringList told(const std::vector<Happening>& said) const;
    QString token(Token token) const;
    QString cardPlace(const CardPlace& place) const; ///< `slot 4`, `lair space A`
    QString number(Number number) const;             ///< what a correction can set

    /// One sentence that says why, and where the rulebook says so: `Lisbon → Paris: no road joins them. See Movement: Road.`
    QString violation(const Violation& violation) const;
    /// The same without the rulebook: `Lisbon → Paris: no road joins them.`
    QString reason(const Violation& violation) const;
    /// What is refused, shortly: `Paris, no.`
    QString violationSubject(const Violation& violation) const;
    /// `violation` for behind `violationSubject`: what that has named is not named again. `Its card is already on the trail (slot 2).`
    QString violationBehindSubject(const Violation& violation) const;
    /// The rulebook's headword for a rule id such as `MOVE-4`.
    QString headword(std::string_view rule) const { return terms_.headword(rule); }
    /// The headword for this very refusal: a rule that stands under several is looked up where it speaks of this case.
    /// Empty where no rule is the reason (`NoGame`).
    QString headword(const Violation& violation) const { return terms_.topic(topic(violation)); }
    /// The keys of these topics, such as `movement-road`.
    QString topic(const Violation& violation) const;
    QString topic(std::string_view rule) const { return terms_.topicOf(rule); }

    QString warning(const Warning& warning) const;
    QString happening(const Happening& happening) const;
    /// A short name for lists of what was done: `Play: Rome`.
    QString action(const Action& action) const;
    /// The same of an action that was done there: an answer tells what was asked, too.
    QString action(const Action& action, const GameState& before) const;

    QString ruling(Ruling ruling) const;
    QString reading(Ruling ruling, std::uint8_t index) const;
    QString rulingExplanation(Ruling ruling) const;

    // What the cards do, in our own words; facts from the card files. Empty for a card that the program does not know by name.

    /// In an ambush or a search.
    QString effect(EncounterKind kind) const;
    /// That it strikes this hunter in an ambush (AMB-2), as a sentence.
    QString ambush(EncounterKind kind, Hunter hunter) const;
    /// The matured effect; empty too for a card that has none.
    QString matured(EncounterKind kind) const;
    QString eventText(DraculaEvent event) const;
    /// With what it does only at dusk and at night, or without.
    QString combatText(CombatCard card, bool night) const;
    QString hunterEventText(HunterEvent event) const;

private:
    // Within a sentence: small, where the language writes it so.
    QString dayWord(Weekday day) const;
    QString timeWord(Step step) const;
    NameForms forms(Token token) const;
    NameForms forms(const Argument& argument) const;
    QString refusedThing(const Violation& violation) const;
    /// One of the hunters' cards at the wrong moment: which is the right one (EVT-1).
    QString whenPlayed(const Violation& violation) const;
    /// `again`: in place of the name of whoever it is about.
    QString happening(const Happening& happening, const NameForms* again) const;
    QString happeningAgain(const Happening& happening) const;
    QString together(const Happening& first, const Happening& second) const;
    QString tokenNews(const Happening& happening, const NameForms* again) const;
    QString putRightNews(const Happening& happening) const;
    QString chanceNews(const Happening& happening) const;
    QString answer(const Due& asked, bool yes) const;
    QString edit(const PutRight& action) const;
    QString whereTokenLies(const std::vector<Argument>& arguments) const;
    QString putRight(const std::vector<Argument>& arguments) const;
    QString argument(const Argument& argument) const;
    QString named(const std::vector<Argument>& arguments, std::size_t index) const;
    QString all(const std::vector<Argument>& arguments) const;

    std::shared_ptr<const Catalogue> cards_;
};

} // namespace demeter::fury3e
