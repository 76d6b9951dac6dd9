// What phones are told of a table, in words: values that each game makes of what its own table sees. No game is named here.
#pragma once

#include "app/prompt/prompt.h"
#include "app/table/table_look.h"
#include "core/base/json_reader.h"
#include "core/fury/hunters.h"
#include "core/map/location.h"

#include <QString>
#include <QStringList>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace demeter::phones {

using fury::allHunters;
using fury::Hunter;
using fury::hunterCount;
using fury::HunterSet;

/// A code as the table screen shows it.
struct TableCode {
    std::optional<std::uint16_t> round; ///< that has ended, 0 the setup; nothing: the deal
    std::string digits;                 ///< `123 456 789 012`
    bool leftBehind = false;            ///< the game went back behind it
    std::string qr;                     ///< text of its QR code: the very head, which a phone can compare
    friend bool operator==(const TableCode&, const TableCode&) = default;
};

/// One hunter.
struct SeenHunter {
    HunterStanding standing;
    int hurt = 0, life = 1; ///< so many of so many: of what `hurtIcon` means
    QString hurtIcon = QStringLiteral("damage");
    QString hurtWords; ///< the same in words; empty: those of the page for damage
    int bites = 0;
    bool active = false; ///< it is his turn, or he is asked
    bool acted = false;
};

/// How everything lies.
struct PublicTable {
    /// What the map is drawn from: `phase`, `trail`, `lairs`, `tokens`, `hunters`, `figure`, as protocol.md has them.
    Json drawn;
    QString time, week;
    AnnouncedWords announced;
    QString dracula; ///< where his figure stands, a sentence; empty where the table does not know it
    std::vector<HideoutWords> trail, besides;
    std::vector<TrackWords> tracks;
    QStringList facts; ///< what lies open besides, line by line
    std::array<SeenHunter, hunterCount> hunters;
    std::optional<CombatWords> combat;
    std::string_view opponent; ///< who fights there against the hunters
};

/// One step of the log that carries news.
struct SeenEntry {
    QString time; ///< when it began
    std::uint16_t round = 0;
    QStringList text;
    NewsOwner owner{};
    std::string_view way; ///< `onwards`, `back` or `again`
};

/// What is asked, with all that can be answered.
struct SeenQuestion {
    Prompt look;
    std::vector<PromptChoice> choices, tail;
    QString topic;                  ///< where the book tells of it; empty: nowhere
    std::string_view who;           ///< `hunters`, `dracula`, `time` or `nobody`
    std::optional<Hunter> hunter{}; ///< whose turn it is, or who is asked
    std::optional<LocationId> origin{};
    std::optional<LocationId> chosen{};                 ///< was tapped
    std::vector<std::pair<QString, LocationId>> places; ///< that can be tapped, as a list; in the order in which it is read
};

/// Something that everybody should look up for.
struct SeenMoment {
    QString kind;
    std::string_view owner; ///< `dracula`, `hunters` or `all`
    QString icon, title, text;
    std::optional<LocationId> place{};
    std::optional<Hunter> hunter{};
    QString track; ///< that has grown; empty: none has
    int before = 0, after = 0, most = 0;
};

} // namespace demeter::phones
