// What the hunters are asked at the table and what they can answer, in words and without a widget: the table screen and every phone show
// the same buttons, and a press does the same on all of them.
#pragma once

#include "app/fury3e/text/sentences.h"
#include "app/prompt/prompt.h"
#include "app/table/table_look.h"
#include "core/fury3e/view/public_view.h"
#include "core/fury3e/view/table_turn.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace demeter::fury3e {

/// What has been half chosen. A value: a press that enters nothing only leads to another draft.
struct TableDraft {
    std::optional<Action> pending;        ///< to be confirmed
    bool byWords = false;                 ///< it was typed
    std::optional<Action> allowed;        ///< was refused; the table can allow it
    std::vector<Action> meanings;         ///< one of them is meant
    std::optional<Hunter> hunter;         ///< acts first, of those who can (Speedy Telegraph)
    bool supply = false;                  ///< whose the Event card was is asked
    std::optional<ResolveHunters> result; ///< put right, before it is entered
    AnswerEncounter facts;                ///< said so far
    std::size_t countedSoFar = 0;         ///< hunters whose Items or weapons have been counted
    bool cards = false;                   ///< which of the hunters' Event cards is asked
    bool others = false;                  ///< of those that the rules forbid now
    std::optional<HunterPlays> card;      ///< it is this one, as far as it has been said
    bool option = false;                  ///< its use has been said
    std::optional<Violation> forbidden;   ///< why the table has to allow it to him who has been named
    QString said;                         ///< why something was refused, or words about a card
    friend bool operator==(const TableDraft&, const TableDraft&) = default;
};

/// One button, with what it does.
using TableChoice = BasicTableChoice<Action, TableDraft>;
using TableAsked = BasicTableAsked<TableChoice>;

/// Everything that the table knows of its own question.
struct TableMoment {
    std::shared_ptr<const Catalogue> cards;
    PublicView view;
    TableTurn turn;
    bool othersPass = true; ///< passing for all others is offered
};

/// Whose turn it is.
std::optional<Hunter> actingHunter(const TableTurn& turn);
/// Who answers what is asked before anybody acts.
std::optional<Hunter> answeringHunter(const PublicView& view, const TableTurn& turn);
/// The hunter whom an entry is about.
Hunter hunterOf(const Action& entry);

TableAsked tableAsked(const TableMoment& moment, const TableDraft& draft, const PromptRoom& room, const Sentences& sentences);
/// The same with what has been half chosen: of an Event card it may be the city.
std::optional<TableDraft> tapped(const TableTurn& turn, const TableDraft& draft, LocationId place);
/// A place was tapped; where several hunters may act it is asked who goes. Nothing if nobody can.
std::optional<TableDraft> tapped(const TableTurn& turn, LocationId place);
/// Entries that words or a tap can mean: one is asked about, of several one is chosen first.
TableDraft meaning(std::vector<Action> entries);

} // namespace demeter::fury3e
