// A code that the table is shown.
#pragma once

#include <QString>

#include <cstdint>
#include <optional>

namespace demeter {

/// What the hunters can note of a moment, so that nothing before it can be changed afterwards.
struct ShownCode {
    std::optional<std::uint16_t> round; ///< that has ended, 0 the setup; nothing: the deal
    QString code;                       ///< `123 456 789 012 345`
    QString qr;                         ///< text of the QR code
    bool beingMade = false;             ///< then `code` is not known yet
    bool leftBehind = false;            ///< the game went back behind it: it counts only for what came before
    friend bool operator==(const ShownCode&, const ShownCode&) = default;
};

} // namespace demeter
