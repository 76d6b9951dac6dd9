// The journal of a game of the third edition.
#pragma once

#include "app/desktop/dracula/history_panel.h"
#include "app/fury3e/desktop/game_controller.h"

namespace demeter::fury3e {

class ThirdEditionJournal : public JournalOf<GameController> {
public:
    using JournalOf::JournalOf;
    Doer doer(std::size_t entry) const override;
    std::optional<Hunter> hunter(std::size_t entry) const override;
    bool isVisibleInLog(std::size_t entry) const override;
    QString news(std::size_t entry) const override;
};

} // namespace demeter::fury3e
