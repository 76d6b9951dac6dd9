// The second edition's controller (app/desktop/session/game_controller.h).
#pragma once

#include "app/desktop/session/game_controller.h"
#include "app/fury2e/text/sentences.h"
#include "core/fury2e/record/recorded.h"
#include "core/fury2e/record/table_entries.h"

#include <string>

namespace demeter::fury2e {

/// The id of the board that the second edition is played on; a table's own has it too.
inline const std::string boardOfBox = "fury-2e";

struct SecondEditionController {
    using Entries = fury2e::TableEntries;
    using Sentences = fury2e::SecondEditionSentences;
    static std::expected<fury2e::Ruleset, Fault> prepared(fury2e::RecordHeader& header, const QString& folder);
    static fury2e::Recorded::Sources sources(const QString& folder);
    static std::shared_ptr<const void> namesSource(const fury2e::Ruleset& ruleset) { return ruleset.board; }
    static std::unique_ptr<Sentences> sentences(const fury2e::Ruleset& ruleset, Language language);
    static bool isChance(const fury2e::Action& action) { return demeter::isChance(action); }
};

} // namespace demeter::fury2e

extern template class demeter::BasicGameController<demeter::fury2e::SecondEditionController>;

namespace demeter::fury2e {

class GameController : public BasicGameController<SecondEditionController> {
public:
    using BasicGameController::BasicGameController;
};

} // namespace demeter::fury2e
