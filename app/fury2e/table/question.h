// What the hunters of the second edition are asked at the table and what they can answer, in words and without a widget: the table screen
// and every phone show the same buttons, and a press does the same on all of them.
#pragma once

#include "app/fury2e/text/sentences.h"
#include "app/prompt/prompt.h"
#include "app/table/table_look.h"
#include "core/fury2e/view/public_view.h"
#include "core/fury2e/view/table_turn.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace demeter::fury2e {

/// What has been half chosen. A value: a press that enters nothing only leads to another draft.
struct TableDraft {
    /// What is asked in place of what can be done.
    enum class Asks : std::uint8_t {
        Turn,
        Cards,    ///< which Event or Item
        Card,     ///< what `card` names
        Item,     ///< what `item` names
        Resolve,  ///< which option
        Spend,    ///< what `spend` names
        Roll,     ///< the die at the hospital
        Rest,     ///< how many Events were Dracula's, then who recovers
        Resupply, ///< whose the Event was
        Leap,     ///< who plays `combatCard`, and the die
        Losses,   ///< the second half of a combat round's result
    };
    std::optional<Action> pending; ///< to be confirmed
    bool byWords = false;          ///< it was typed
    std::optional<Action> allowed; ///< was refused; the table can allow it
    std::vector<Action> meanings;  ///< one of them is meant
    Asks asks{};
    HunterSet with;                     ///< who goes along
    std::optional<HunterPlays> card;    ///< as far as it has been said
    bool number = false;                ///< and its number
    std::optional<Violation> forbidden; ///< why the table has to allow it to him who has been named
    std::uint8_t page = 0;              ///< of the cards
    std::optional<PlayItem> item;       ///< the same
    bool who = false;                   ///< who plays it
    std::optional<SpendResolve> spend;  ///< the same
    std::optional<Hunter> roller;       ///< at the hospital
    std::optional<std::uint8_t> draculaEvents;
    std::optional<CombatCard> combatCard;
    AnswerEncounter answer;    ///< said so far
    std::uint8_t answered = 0; ///< so many of its questions
    EnterResult result;        ///< said so far
    std::vector<LocationId> starts;
    QString said; ///< why something was refused, or words about a card
    friend bool operator==(const TableDraft&, const TableDraft&) = default;
};

/// One button, with what it does.
using TableChoice = BasicTableChoice<Action, TableDraft>;
using TableAsked = BasicTableAsked<TableChoice>;

/// Everything that the table knows of its own question.
struct TableMoment {
    PublicView view;
    TableTurn turn;
    bool fights = true; ///< who is asked is in the combat, and says when no more cards are played before it
};

/// Whose turn it is, or begins now.
std::optional<Hunter> actingHunter(const TableMoment& moment);
/// All whose turn it is, or who are asked.
HunterSet askedHunters(const TableMoment& moment);
/// Something is answered before anybody acts on.
bool isAnswer(const TableMoment& moment);
/// A place can be tapped now.
bool takesPlaces(const TableMoment& moment, const TableDraft& draft);

TableAsked tableAsked(const TableMoment& moment, const TableDraft& draft, const PromptRoom& room, const SecondEditionSentences& sentences);
/// A place was tapped. Nothing if nobody can go there, and it cannot be named.
std::optional<TableDraft> tapped(const TableMoment& moment, const TableDraft& draft, LocationId place);
/// What is entered once this is confirmed; nothing while more is asked.
std::optional<Action> toConfirm(const TableMoment& moment, const TableDraft& draft);
/// Entries that words or a tap can mean: one is asked about, of several one is chosen first.
TableDraft meaning(std::vector<Action> entries);

} // namespace demeter::fury2e
