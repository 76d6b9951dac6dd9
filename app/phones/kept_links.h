// Where phones found a game and what they could enter there, kept between runs.
#pragma once

#include "app/phones/phone_service.h"
#include "app/phones/table_hub.h"

#include <QSettings>
#include <QString>

#include <optional>
#include <string>

namespace demeter::phones {

/// What is kept of one game.
struct KeptLink {
    PhoneLink link;  ///< without a token: it was never shown on phones
    QString address; ///< of this machine, that was chosen last
    PhonesEnter entering = PhonesEnter::OwnHunters;
    bool on = false;               ///< it was shown on phones when the game was closed
    std::optional<bool> staysOpen; ///< whether the secret screen stays open while somebody else's shows the table; nothing: never asked

    friend bool operator==(const KeptLink&, const KeptLink&) = default;
};

/// The games that were shown on phones last. The tokens let people in, so the file can be read by its owner alone.
class KeptLinks {
public:
    /// Older ones are forgotten.
    static constexpr int most = 20;
    /// In place of a game's id: the comparison of the board.
    static constexpr const char* boardCheck = "board-check";

    /// Beside the other settings of the program.
    KeptLinks();

    /// Nothing if nothing is kept of this game, or nothing that makes sense. `game` is its id.
    std::optional<KeptLink> of(const std::string& game);
    /// From now on it is the newest.
    void keep(const std::string& game, const KeptLink& link);

private:
    QSettings store_;
};

} // namespace demeter::phones
