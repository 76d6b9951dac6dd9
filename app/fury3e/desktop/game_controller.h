// The third edition's controller (app/desktop/session/game_controller.h).
#pragma once

#include "app/desktop/session/game_controller.h"
#include "app/fury3e/text/sentences.h"
#include "core/fury3e/record/recorded.h"
#include "core/fury3e/record/table_entries.h"
#include "core/fury3e/view/public_log.h"

namespace demeter::fury3e {

struct ThirdEditionController {
    using Entries = TableEntries;
    using Sentences = fury3e::Sentences;
    static std::expected<Ruleset, Fault> prepared(RecordHeader& header, const QString& folder);
    static Recorded::Sources sources(const QString& folder);
    static std::shared_ptr<const void> namesSource(const Ruleset& ruleset) { return ruleset.board; }
    static std::unique_ptr<Sentences> sentences(const Ruleset& ruleset, Language language);
    static bool isChance(const Action& action) { return demeter::isChance(action); }
};

} // namespace demeter::fury3e

extern template class demeter::BasicGameController<demeter::fury3e::ThirdEditionController>;

namespace demeter::fury3e {

class GameController : public BasicGameController<ThirdEditionController> {
public:
    using BasicGameController::BasicGameController;
};

} // namespace demeter::fury3e
