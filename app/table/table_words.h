// What lies on the table, in words: for the table screen and for every phone, so that they say the same.
#pragma once

#include "app/text/sentences.h"
#include "core/fury3e/view/moments.h"
#include "core/fury3e/view/public_log.h"
#include "core/fury3e/view/table_turn.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace demeter {

using namespace fury3e;

/// One slot of the trail or one lair space.
struct HideoutWords {
    QString number; ///< `1` to `6`, `A` to `C`
    bool empty = true;
    bool faceUp = false; ///< what it is named after lies face up
    QString name;        ///< of the Location card that lies face up, or of a Power card where there is none
    QString back;        ///< icon of the back that lies there; empty: none does
    QStringList powers;  ///< what lies there besides
    QStringList open;    ///< Encounter cards that lie face up
    QStringList signs;   ///< an icon for each of these, in the same order
    int faceDown = 0;    ///< Encounter cards that lie face down
    bool rumor = false;
    QString all; ///< the whole of it, after its number
    friend bool operator==(const HideoutWords&, const HideoutWords&) = default;
};
HideoutWords hideoutWords(const std::optional<PublicHideout>& hideout, const QString& number, bool lair, const Catalogue& cards,
                          const Sentences& sentences);

/// One of the tracks.
struct TrackWords {
    const char* id = ""; ///< `influence`, `damage`, `despair`
    QString word, brief;
    int value = 0, most = 1;
};
std::vector<TrackWords> trackWords(const PublicView& view);

/// What Dracula holds, all of it face down: cards in his hands and Rumor tokens.
struct CountWords {
    QString icon;
    int number = 0;
    QString word;   ///< short
    QString spoken; ///< the same for a screen reader
    friend bool operator==(const CountWords&, const CountWords&) = default;
};
QList<CountWords> countWords(const PublicView& view);
/// What is known of him besides: where he is, allies, matured cards that lie before him; a sentence each.
QStringList openWords(const PublicView& view, const Sentences& sentences);

/// The week and the round; empty in the setup.
QString weekWords(const PublicView& view);
/// Where Dracula's figure stands on the board, as a sentence; empty where it does not (CUR-4).
QString figureWords(const PublicView& view, const Sentences& sentences);

/// One hunter.
struct HunterStanding {
    QString place; ///< where he is, hospital and board's edge included
    QString facts; ///< the same with what hinders him
    QString all;   ///< everything on his sheet, for a screen reader
};
HunterStanding hunterStanding(Hunter hunter, const PublicView& view, bool active, bool acted, const Sentences& sentences);

/// What he has suffered, for a list; empty for nothing.
QStringList woundWords(const HunterSheet& sheet);

/// One round of the combat that is under way, as it was turned up.
struct CombatRound {
    CombatCard card{}; ///< Dracula's
    bool cancelled = false;
    std::optional<Hunter> engaged;
    std::array<std::optional<HunterCard>, hunterCount> cards{};
    HunterSet stopped; ///< hunters whose card was cancelled
    friend bool operator==(const CombatRound&, const CombatRound&) = default;
};
/// Those of the combat at the end of the log, oldest first; none where there is no combat.
std::vector<CombatRound> combatRounds(const PublicLog& log);

/// The combat at the end of the log.
struct CombatWords {
    /// A card as it lies there.
    struct Lying {
        enum class Face : std::uint8_t { None, Down, Up };
        Face face = Face::None;
        QString name, icon, caption;
        bool cancelled = false;
    };
    struct Fighter {
        std::optional<Hunter> hunter; ///< nothing: Dracula, or the vampire that fights for him
        QString name, icon;
        int damage = 0, life = 1;
        QStringList facts;
        Lying card;
    };
    struct Pair {
        QString his, theirs, icon;
        std::optional<Hunter> hunter;
    };
    QString title, round, stepName;
    int step = 1;
    Fighter his, theirs;
    std::vector<std::pair<Hunter, QString>> others; ///< in the combat, with the cards that they have turned up
    std::vector<Pair> pairs;                        ///< rounds so far, oldest first
    QString all;                                    ///< the whole of it, for a screen reader
};
inline constexpr int mostCombatRounds = 6; ///< COMB-9
/// The names of a combat's eight steps.
QStringList combatStepNames();
/// Nothing where there is no combat.
std::optional<CombatWords> combatWords(const Catalogue& cards, const PublicLog& log, const TableTurn& turn, const Sentences& sentences);

/// How many steps the log had when Dracula's combat card that lies face down was chosen, as far as the log can tell: his choosing leaves no
/// step, but the first at which a hunter is engaged follows it (COMB-4). Before that it has just been chosen.
std::size_t cardChosenAt(const PublicLog& log);

/// What is announced in large letters, and what is added to it in small ones.
struct AnnouncedWords {
    QStringList told; ///< sentence by sentence
    QString aside{};  ///< a sentence that matters less; empty mostly
    /// All sentences in the order in which they are read.
    QStringList all() const { return aside.isEmpty() ? told : told + QStringList(aside); }
    friend bool operator==(const AnnouncedWords&, const AnnouncedWords&) = default;
};

/// Sentences of the steps from `begins` on, or of the last ones that said anything. While a combat card of Dracula's lies face down that is
/// said first, and only what the log has told since it had `chosenAt` steps.
AnnouncedWords announcedWords(const PublicLog& log, const TableTurn& turn, std::size_t begins, std::size_t chosenAt,
                              const Sentences& sentences);

/// A code in the list of codes: of which round, or of the deal.
QString codeWords(std::optional<std::uint16_t> round);
/// The same of a code behind which the game went back.
QString leftCodeWords(std::optional<std::uint16_t> round);
/// That the game went back behind codes, for a corner of the table, where it stays; empty if it never did.
QString goneBackWords(const PublicLog& log);
/// The same as a sentence.
QString goneBackSentence(const PublicLog& log);
/// The icon of a moment.
QString momentIcon(const Moment& moment);

/// Whose doing a step of the log is, for the colour of its edge.
enum class NewsOwner : std::uint8_t { Everybody, Dracula, Hunters };
NewsOwner newsOwner(const PublicStep& step);

} // namespace demeter
