// The journal of a game of the second edition.
#pragma once

#include "app/desktop/dracula/history_panel.h"
#include "app/fury2e/desktop/game_controller.h"

namespace demeter::fury2e {

class SecondEditionJournal : public JournalOf<GameController> {
public:
    using JournalOf::JournalOf;
    Doer doer(std::size_t entry) const override;
    std::optional<Hunter> hunter(std::size_t entry) const override;
    bool isVisibleInLog(std::size_t entry) const override;
    QString news(std::size_t entry) const override;
};

} // namespace demeter::fury2e
