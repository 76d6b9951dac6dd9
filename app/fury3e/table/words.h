// What lies on the table, in words: for the table screen and for every phone, so that they say the same.
#pragma once

#include "app/fury3e/text/sentences.h"
#include "app/table/code_words.h"
#include "app/table/table_look.h"
#include "app/text/moment_look.h"
#include "core/fury3e/view/hunt.h"
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

namespace demeter::fury3e {

/// One slot of the trail or one lair space.
HideoutWords hideoutWords(const std::optional<PublicHideout>& hideout, const QString& number, bool lair, const Catalogue& cards,
                          const Sentences& sentences);

/// The three tracks.
std::vector<TrackWords> trackWords(const PublicView& view);

/// Cards in Dracula's hands and his Rumor tokens.
QList<CountWords> countWords(const PublicView& view);
/// What is known of him besides: where he is, allies, matured cards that lie before him; a sentence each.
QStringList openWords(const PublicView& view, const Sentences& sentences);

/// All of this, with the allies by name.
SideWords sideWords(const PublicView& view, const Sentences& sentences);

/// The week and the round; empty in the setup.
QString weekWords(const PublicView& view);
/// What a dawn or a dusk asks, and what comes with going on: who fights Dracula is told before (TIME-6).
struct MarkerWords {
    QString cards, next, icon;
};
MarkerWords markerWords(bool dawn, const HunterSet& fighting, const Sentences& sentences);
/// Where Dracula's figure stands on the board, as a sentence; empty where it does not (CUR-4).
QString figureWords(const PublicView& view, const Sentences& sentences);

HunterStanding hunterStanding(Hunter hunter, const PublicView& view, bool active, bool acted, const Sentences& sentences);

/// How he is, in the order in which they act.
SeatLook hunterCell(Hunter hunter, const PublicView& view, bool active, bool acted, const Sentences& sentences);

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

inline constexpr int mostCombatRounds = 6; ///< COMB-9
/// The names of a combat's eight steps.
QStringList combatStepNames();
/// The combat at the end of the log; nothing where there is none.
std::optional<CombatWords> combatWords(const Catalogue& cards, const PublicLog& log, const TableTurn& turn, const Sentences& sentences);

/// How many steps the log had when Dracula's combat card that lies face down was chosen, as far as the log can tell: his choosing leaves no
/// step, but the first at which a hunter is engaged follows it (COMB-4). Before that it has just been chosen.
std::size_t cardChosenAt(const PublicLog& log);

/// What the log tells at its end (`standingNews`). While a combat card of Dracula's lies face down that is said first, and only what the
/// log has told since it was chosen. `passed`: how many steps the log had when all who were left passed, as long as that came last: passing
/// leaves no step either.
AnnouncedWords announcedWords(const PublicLog& log, const TableTurn& turn, const Sentences& sentences,
                              std::optional<std::size_t> passed = std::nullopt);

/// That the game went back behind codes, for a corner of the table, where it stays; empty if it never did.
QString goneBackWords(const PublicLog& log);
/// The same as a sentence.
QString goneBackSentence(const PublicLog& log);
/// Everything that lies open, line by line: on the table screen some of it has only room for a sign.
QStringList openThings(const PublicView& view, const Catalogue& cards, const Sentences& sentences);
/// What the table knows: all news, and what lies open.
LogWords logWords(const Catalogue& cards, const PublicLog& log, const Sentences& sentences);
/// The end of a game, and the hunt in numbers as the table has followed it.
EndingWords endingWords(const Hunt& hunt, const Sentences& sentences);
/// The icon of a moment.
QString momentIcon(const Moment& moment);
/// A moment as it is shown.
MomentLook momentLook(const Moment& moment, const Sentences& sentences);

NewsOwner newsOwner(const PublicStep& step);

} // namespace demeter::fury3e
