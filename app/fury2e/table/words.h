// What lies on the table of the second edition, in words: for the table screen and for every phone, so that they say the same.
#pragma once

#include "app/fury2e/text/sentences.h"
#include "app/table/table_look.h"
#include "app/text/moment_look.h"
#include "core/fury2e/view/hunt.h"
#include "core/fury2e/view/moments.h"
#include "core/fury2e/view/public_log.h"

#include <QString>
#include <QStringList>

#include <array>
#include <cstddef>
#include <optional>

namespace demeter::fury2e {

/// The six spaces of the trail, with the Blood tokens between them, and the three of the Catacombs.
std::vector<HideoutWords> trailWords(const PublicView& view, const SecondEditionSentences& sentences);
std::vector<HideoutWords> catacombWords(const PublicView& view, const SecondEditionSentences& sentences);

/// The tracks, what Dracula holds, and what is known besides.
SideWords sideWords(const PublicView& view, const SecondEditionSentences& sentences);
/// What is known besides: where Dracula is, what he has declared, allies, storms, cards beside the board; a sentence each.
QStringList openWords(const PublicView& view, const SecondEditionSentences& sentences);
/// The move that he has declared; empty where there is none (2E-HEV-12).
QString declaredWords(const PublicView& view, const SecondEditionSentences& sentences);
/// Where Dracula's figure stands, as a sentence; empty where the table does not know it.
QString figureWords(const PublicView& view, const SecondEditionSentences& sentences);
/// What lies open besides cards and hunters, line by line: tokens, how much Dracula holds, and `openWords`.
QStringList lyingWords(const PublicView& view, const SecondEditionSentences& sentences);
/// Everything that lies open, line by line: on the table screen some of it has only room for a sign.
QStringList openThings(const PublicView& view, const SecondEditionSentences& sentences);

/// The time of day, or what is done before and after the game.
QString timeWords(const PublicView& view, const SecondEditionSentences& sentences);
/// The number of the round; empty in the setup.
QString roundWords(const PublicView& view);
/// In Dracula's turn the time has not moved yet (2E-TIME-2): it does with his card, so that nobody learns whether he thought about an Event
/// for the start of his turn.
bool timeWaits(const PublicLog& log);
/// The number of the round to which the time of the table belongs: it goes on with the time.
QString weekWords(const PublicLog& log);

/// A hunter's Health, and how much he can have.
QString healthWords(Hunter hunter, const PublicView& view);
HunterStanding hunterStanding(Hunter hunter, const PublicView& view, bool active, bool acted, const SecondEditionSentences& sentences);
SeatLook hunterCell(Hunter hunter, const PublicView& view, bool active, bool acted, const SecondEditionSentences& sentences);

/// The combat at the end of the log; nothing where there is none.
std::optional<demeter::CombatWords> combatLook(const PublicLog& log, const SecondEditionSentences& sentences);

/// What a step of the log says, sentence by sentence.
QStringList stepWords(const PublicLog& log, std::size_t index, const SecondEditionSentences& sentences);
/// What the log tells at its end (`standingNews`).
AnnouncedWords announcedWords(const PublicLog& log, const SecondEditionSentences& sentences);
NewsOwner newsOwner(const PublicStep& step);
/// What the table knows: all news, and what lies open.
LogWords logWords(const PublicLog& log, const SecondEditionSentences& sentences);
/// The end of a game, and the hunt in numbers as the table has followed it.
EndingWords endingWords(const Hunt& hunt, const SecondEditionSentences& sentences);
/// A moment as it is shown.
MomentLook momentLook(const Moment& moment, const SecondEditionSentences& sentences);

} // namespace demeter::fury2e
