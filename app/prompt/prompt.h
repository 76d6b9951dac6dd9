// What is asked and what can be chosen, as values: the guide, the table and every phone show the same. What a choice does is the game's. No
// widget is known here.
#pragma once

#include "app/prompt/choice_kind.h"
#include "core/base/seat.h"
#include "core/map/location.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace demeter {

/// One choice, without what it does.
struct PromptChoice {
    /// How it is drawn: as a button; as a number between a minus and a plus; as a card with a large icon.
    enum class Form : std::uint8_t { Button, Stepper, Card };
    const char* name = ""; ///< what it is, for tests and styles: `turn-rest`
    ChoiceKind kind = ChoiceKind::Legal;
    Form form = Form::Button;
    QString word, second, icon;
    QString description;             ///< for screen readers, behind its words
    QString spoken;                  ///< for screen readers, in place of its words; empty: these
    QString section;                 ///< heading above this choice and those after it
    QList<Seat> seats;               ///< their signs at its edge
    std::optional<Seat> sign;        ///< in place of the icon
    bool marked = false;             ///< chosen so far
    bool dashed = false;             ///< allowed, but it will come to nothing
    QString value;                   ///< of a stepper
    std::optional<LocationId> place; ///< where else it can be chosen: on the map
    QString reads; ///< id of the card that it is about, where a button beside it opens what that card does; empty: there is none
    int span = 1;  ///< columns, where several have a row
};

/// A question, without its choices.
struct Prompt {
    QStringList steps; ///< of the way that it is on
    int step = 0;      ///< of them, from 1; 0 for none
    QString title;
    QString note;                     ///< what is said below it when nothing else is to be said
    QString brief;                    ///< the same where there is room for no more
    bool noteFirst = false;           ///< nobody can decide without the note: it stands in place of the news
    bool filter = false;              ///< so many choices that a field to type in helps
    bool words = false;               ///< what hunters do can be typed: `m par`
    bool wholeFirst = false;          ///< the choice is one of very many places: the map shows the whole board
    std::optional<Seat> acting;       ///< whose turn it is
    std::optional<LocationId> origin; ///< where the places are reached from, if not from where Dracula is
    LocationSet lit;                  ///< places that can be tapped and have no choice of their own
    bool asksPlace = false;           ///< these are no moves, but one of them is named
};

/// Where a prompt is shown, as far as it changes what is asked.
struct PromptRoom {
    int columns = 2;
    bool besides = false;  ///< the ways on and back share a row with others
    bool phone = false;    ///< only one line a button
    bool sheets = false;   ///< the hunters' Event cards have a sheet of their own
    bool words = false;    ///< a word for the decks can be said here
    bool scrolls = false;  ///< there is no end to the buttons
    bool takesBack = true; ///< what was entered last can be taken back there
};

/// A choice and what it means: `Answer` is the game's.
template <typename Answer> struct BasicChoice : PromptChoice {
    Answer answer{};
    std::optional<Answer> less, more; ///< of a stepper; nothing at its end
};

/// What a press at the table does besides entering something, or choosing what more is asked of.
enum class TablePress : std::uint8_t {
    TakeBack,   ///< the last entry
    OthersPass, ///< whoever is next passes, and all behind
    Cards,      ///< the hunters play a card: which one is asked over the table
    Words,      ///< the hunters say a word for this round
};

/// A choice at the table, with what it does: something is entered, or half chosen.
template <typename Entry, typename Draft> struct BasicTableChoice : PromptChoice {
    using Does = std::variant<Entry, TablePress, Draft>;
    Does does;
};

/// The whole question at the table, as it is to be shown now.
template <typename Choice> struct BasicTableAsked : Prompt {
    std::vector<Choice> choices;
    std::vector<Choice> tail; ///< the ways on and back, which have a row of their own
    bool takesBack = false;   ///< there is room to offer that the last entry is taken back
};

/// A question with its choices.
template <typename Choice> struct BasicQuestion : Prompt {
    std::vector<Choice> choices;

    /// Lit on the map.
    LocationSet legal() const
    {
        LocationSet places = lit;
        for (const Choice& choice : choices)
            if (choice.place && (choice.kind == ChoiceKind::Legal || choice.kind == ChoiceKind::Others))
                places.insert(*choice.place);
        return places;
    }
    /// Those places are the hunters' to choose from.
    bool legalIsHunters() const
    {
        return !lit.empty() ||
               std::ranges::any_of(choices, [](const Choice& choice) { return choice.place && choice.kind == ChoiceKind::Others; });
    }
    /// What can be chosen of what this member says; nothing if it is none of the choices.
    template <typename Member, typename Value> const Choice* with(Member member, const Value& value) const
    {
        const auto found =
            std::ranges::find_if(choices, [&](const Choice& choice) { return choice.*member == value && choice.kind != ChoiceKind::Off; });
        return found == choices.end() ? nullptr : &*found;
    }
    const Choice* at(LocationId place) const { return with(&Choice::place, place); }
};

/// A choice as the guide draws it.
struct ShownChoice {
    const PromptChoice* choice = nullptr;
    bool less = false, more = false; ///< of a stepper: it can be stepped
};

template <typename Choice> std::vector<ShownChoice> offersOf(const std::vector<Choice>& choices)
{
    std::vector<ShownChoice> shown;
    for (const Choice& choice : choices)
        shown.push_back({&choice, choice.less.has_value(), choice.more.has_value()});
    return shown;
}

/// One sentence or two beside the question: `strong` first and set off; `topic` is the headword under which the rulebook says so, if there
/// is one: it opens the book.
struct Said {
    enum class Voice : std::uint8_t { Note, News, Refusal, Warning };
    Voice voice = Voice::Note;
    QString strong, text, topic;
};

} // namespace demeter
