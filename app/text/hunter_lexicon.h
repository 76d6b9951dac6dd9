// What a hunter does, typed in a word or two: `m par` is Mina to Paris. It knows no game.
#pragma once

#include "core/base/language.h"
#include "core/fury/hunters.h"
#include "core/map/board.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace demeter {

/// What a hunter does but go somewhere, as far as a word says it; what becomes of it is the game's.
enum class TypedDeed : std::uint8_t { Pass, Rest, Supply, Search, Exchange };

/// What was typed, understood.
struct TypedCommand {
    fury::Hunter hunter{};
    std::variant<LocationId, TypedDeed> what; ///< where he goes, or what else he does
    bool byRail = false;                      ///< the line said so
    bool byHorse = false;                     ///< the same, of the Item
    friend bool operator==(const TypedCommand&, const TypedCommand&) = default;
};
/// Several fit equally well: the screen asks which. Those that can be done come first.
struct TypedAmbiguous {
    std::vector<TypedCommand> candidates;
};
/// Nothing fits. `from` and `length` mark the part of the line that is to blame; nothing is marked at the end of a line that stops too
/// early.
struct TypedNotUnderstood {
    qsizetype from = 0, length = 0;
};
using Typed = std::variant<TypedCommand, TypedAmbiguous, TypedNotUnderstood>;

/// Where each hunter can go now, in their order.
using HunterReach = std::array<LocationSet, fury::hunterCount>;

/// Reads what is typed for a hunter, in any of the five languages whatever the language of the window.
///
/// A line is a hunter and then what he does, or only what he does: then the active hunter is meant, or, if there is none, any of them. A
/// hunter is named by the beginning of any word of his name, a place by the beginnings of one or more words of its name, in their order,
/// and what he does by the beginning of a word of `translations/hunter_words.tsv`. Capitals, accents, hyphens and spaces do not matter; one
/// more word after a place can say that he goes by rail, or by the Item with a horse.
///
/// Of several readings these are taken, in this order:
/// 1. those that begin with a hunter's name;
/// 2. of hunters, the one with that letter on his sign (`h` is Van Helsing, not Mina Harker), then whole words before beginnings;
/// 3. whole names before whole words before beginnings; last of all words that several places share, such as "sea";
/// 4. of equally good ones those in the user's own language (`gen` is Génova in Spanish, although Ginebra is called Geneva elsewhere);
/// 5. if only places are left: those that the hunter can reach now.
class HunterLexicon {
public:
    /// `places`: those that can be named; `cards`: names of the hunters' cards in every language. `own`: the user's language, whose words
    /// come first; nothing: all are alike. `horses`: whether the Item with a horse can be named behind a place.
    HunterLexicon(const Board& board, LocationSet places, const std::vector<Names>& cards, std::optional<Language> own = std::nullopt,
                  bool horses = false);

    Typed read(const QString& line, std::optional<fury::Hunter> active, const HunterReach& reach = {}) const;
    /// Which of the hunters' cards this line names, after a hunter or alone; nothing if it names none or several.
    std::optional<std::size_t> card(const QString& line) const;

private:
    /// Several words that name a place or a deed, folded.
    struct Name {
        QStringList words;
        QList<bool> telling; ///< of each word: no other place of the same language has it, and it is long enough to tell one
        QString joined;      ///< the words without spaces
        bool own = true;     ///< in the user's language
        friend bool operator==(const Name&, const Name&) = default;
    };
    struct Place {
        LocationId id{};
        QList<Name> names;
    };
    struct Deed {
        TypedDeed what{};
        QList<Name> names;
    };
    /// How well something fits; less is better.
    using Rank = int;
    struct FoundHunter {
        fury::Hunter hunter{};
        Rank rank = 0;
    };
    struct FoundDeed {
        std::variant<LocationId, TypedDeed> what;
        Rank rank = 0;
        bool byRail = false, byHorse = false;
    };

    static Name nameOf(const QString& text);
    static std::optional<Rank> fit(const Name& name, const QStringList& typed);
    /// The same for the words alone, whatever their language.
    static std::optional<Rank> fitWords(const Name& name, const QStringList& typed);
    static std::optional<Rank> fit(const QList<Name>& names, const QStringList& typed);
    std::vector<FoundHunter> hunters(const QStringList& typed) const;
    std::vector<FoundDeed> deeds(const QStringList& typed) const;

    std::vector<Place> places_;
    std::vector<Deed> deeds_;
    QList<Name> rail_, horse_;
    std::vector<QList<Name>> cards_;
    std::array<QStringList, fury::hunterCount> hunters_; ///< words of their names
};

/// A word in small letters without accents, as far as the five languages have them.
QString folded(const QString& word);
/// A name as it is looked for in a list: folded, its words parted by spaces alone, so that each behind an apostrophe or a hyphen can be
/// typed.
QString foldedName(const QString& name);

} // namespace demeter
