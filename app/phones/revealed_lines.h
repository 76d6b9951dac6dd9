// What of a revealed game phones are given, to compare it with the codes that they kept: what its chain is made of, and no more.
#pragma once

#include "app/table/public_game.h"

#include <QStringList>

#include <cstddef>
#include <memory>
#include <string>

namespace demeter::phones {

/// Read from the files that the hunters are given (NAME.reveal.json, and NAME.reveal.html where it is there); nothing if the first is none.
/// Nothing of it is proved: that is for the phones.
std::shared_ptr<const RevealedLines> readRevealed(const QStringList& files);

/// `revealed`: that the game was, how many lines there are to ask for, and where its page is given; empty: nowhere.
std::string revealedMessage(const RevealedLines& revealed, const std::string& pagePath);
/// `lines`: those from number `from` on, as many as one message takes. A phone asks for the next ones when it has these, so that never more
/// than one such message waits for it.
std::string linesMessage(const RevealedLines& revealed, std::size_t from);

} // namespace demeter::phones
