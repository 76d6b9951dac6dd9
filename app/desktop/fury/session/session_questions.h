// What a table of Fury of Dracula is asked before something is taken back, in either edition.
#pragma once

#include "app/desktop/dracula/confirm_sheet.h"

#include <QStringList>

#include <cstdint>
#include <vector>

namespace demeter {

/// The question before what everybody has seen is taken back: `entry` is what was entered last, `shown` what came to light by it, `codes`
/// the rounds whose codes would count only for what came before; `revealed`: the game was, as it stands.
ConfirmSheet::Ask takingBack(const QString& entry, const QStringList& shown, const std::vector<std::uint16_t>& codes, bool revealed);

/// Dracula's question whether the game may go back behind the codes of these rounds, or after it was revealed. It says of the moment what
/// everybody saw of it.
ConfirmSheet::Ask goingBack(std::uint16_t round, const QString& when, const std::vector<std::uint16_t>& codes, bool revealed);

/// Whether a game is played on after it was revealed.
ConfirmSheet::Ask playingOn();

/// Why the table cannot enter something now.
QString notTheHunters();
QString gameIsOver();

/// Whether all who are left pass, of a table that phones show too.
ConfirmSheet::Ask lettingOthersPass();
/// Whether the hunters claim an error; `follows` is what comes of it, without anything that is hidden.
ConfirmSheet::Ask claiming(const QList<ConfirmSheet::Line>& follows, const QString& yes);

/// Another question about the same moment has been answered, or something has followed.
QString tooLate();

} // namespace demeter
