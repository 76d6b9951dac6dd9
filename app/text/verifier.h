// The page that checks revealed games, without a game in it: a verifier of one's own.
#pragma once

#include <QByteArray>

namespace demeter {

/// It opens any game's reveal file and checks it in a browser, without a network. A game's own page is this one with the game in it. Equal
/// sources give equal bytes (resources/reveal/build_page.py).
QByteArray verifierPage();
/// Its SHA-256 as 64 hexadecimal digits: those of resources/reveal/verifier.sha256.
QByteArray verifierHash();
/// How the file is called.
inline constexpr const char* verifierName = "demeter-verifier.html";

} // namespace demeter
