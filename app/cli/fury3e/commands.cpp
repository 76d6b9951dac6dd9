#include "app/cli/fury3e/commands.h"

#include "app/cli/fury3e/check_reveal.h"
#include "app/text/resources.h"
#include "app/text/reveal_files.h"
#include "app/text/sentences.h"
#include "core/fury3e/record/recorded.h"
#include "core/fury3e/text/action_text.h"

#include <QCoreApplication>

namespace demeter {

using namespace fury3e;

namespace {

Recorded::Sources sources(const QString& folder)
{
    return {boardSource(folder), builtInCatalogue()};
}

class Fury3e final : public GameCommands {
public:
    bool isRecord(std::string_view firstLine) const override { return isRecordOf<Recorded>(firstLine); }
    bool isReveal(const Reveal& lines) const override { return isRevealOf<Recorded>(lines); }

    std::vector<Command> commands() const override
    {
        return {{QStringLiteral("play"), runPlayCommand}, {QStringLiteral("serve"), runServeCommand}};
    }
    QString commandList() const override
    {
        return QCoreApplication::translate("Cli", "  play SCRIPT             plays a game from a script\n"
                                                  "  serve GAME              shows a game's table on phones");
    }

    std::expected<ListedRecord, Fault> list(std::unique_ptr<Device> device, const QString& folder, std::shared_ptr<KeyRing> keys,
                                            Language language, DeckOrder deckOrder) const override
    {
        auto opened = Record::open(std::move(device), sources(folder), std::move(keys));
        if (!opened)
            return std::unexpected(opened.error());
        const Record& record = opened->record;
        const Sentences sentences(record.ruleset().board, record.ruleset().cards, language);
        ListedRecord listed{{},
                            std::move(opened->notices),
                            record.head(),
                            deckOrder == DeckOrder::Told ? writeState(record.ruleset(), record.state())
                                                         : writeStateWithoutDeckOrder(record.ruleset(), record.state())};
        for (std::size_t i = 0; i < record.entries().size(); ++i) {
            const RecordEntry& entry = record.entries()[i];
            listed.entries.push_back({entry.line, entry.round, sentences.action(entry.action), i >= record.cursor()});
        }
        return listed;
    }

    std::expected<QStringList, NotRevealed> reveal(std::unique_ptr<Device> device, const QString& folder, std::shared_ptr<KeyRing> keys,
                                                   RevealAllTheSame allTheSame) const override
    {
        const auto opened = Record::open(std::move(device), sources(folder), std::move(keys));
        if (!opened)
            return std::unexpected(NotRevealed(opened.error()));
        if (opened->record.state().winner == Winner::None && !allTheSame.unfinished)
            return std::unexpected(NotRevealed(
                QCoreApplication::translate("Cli",
                                            "The game is not over, and whoever opens the files knows where Dracula is. To reveal it all "
                                            "the same, add %1.")
                    .arg(QStringLiteral("--unfinished"))));
        auto files = writeRevealFiles(opened->record, allTheSame.replace ? OlderFiles::Replace : OlderFiles::Keep);
        if (!files)
            return std::unexpected(NotRevealed(std::move(files.error())));
        return *std::move(files);
    }

    CheckedReveal check(const Reveal& lines, const std::vector<NotedCode>& codes, const QString& folder, Language language) const override
    {
        return checkReveal(lines, codes, sources(folder), folder, language);
    }
};

} // namespace

std::unique_ptr<const GameCommands> fury3eCommands()
{
    return std::make_unique<Fury3e>();
}

} // namespace demeter
