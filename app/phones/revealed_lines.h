// What of a revealed game phones are given, to compare it with the codes that they kept: what its chain is made of, and no more.
#pragma once

#include "app/table/public_game.h"

#include <QString>

#include <cstddef>
#include <memory>
#include <string>

namespace demeter::phones {

/// Read from the file that the hunters are given (NAME.reveal.json); nothing if it is none. Nothing of it is proved: that is for the
/// phones.
std::shared_ptr<const RevealedLines> readRevealedLines(const QString& path);

/// `revealed`: that the game was, and how many lines there are to ask for.
std::string revealedMessage(const RevealedLines& revealed);
/// `lines`: those from number `from` on, as many as one message takes. A phone asks for the next ones when it has these, so that never more
/// than one such message waits for it.
std::string linesMessage(const RevealedLines& revealed, std::size_t from);

} // namespace demeter::phones
