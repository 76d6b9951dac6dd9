#include "app/fury2e/cli/terms.h"

#include "app/cli/terms_writer.h"

#include <algorithm>

namespace demeter::fury2e {

namespace {

class SecondEditionTerms : private TermsWriter<Recorded, SecondEditionSentences> {
public:
    using TermsWriter::TermsWriter;

    /// Whether a line holds what a die showed (core/fury2e/text/actions.md).
    static bool rolled(const RevealedLine& line)
    {
        const auto has = [&line](const char* text) { return line.hidden && line.hidden->find(text) != std::string::npos; };
        return has("\"roll\":") || (has("\"number\":") && (has("\"hypnosis\"") || has("\"heroic-leap\"")));
    }

    PlayedWith write()
    {
        const bool byHand = header_.handling == TokenHandling::DrawnFromBox;
        say(termWords(QT_TRANSLATE_NOOP("Cli", "rules")), termWords(QT_TRANSLATE_NOOP("Cli", "second edition")));
        json_["game"] = "fury-2e";
        json_["rulings"] = TermsJson::object();
        for (std::size_t n = 0; n < rulingCount; ++n)
            //: A point that the rulebook leaves open, how this game plays it, and how the program reads it.
            sayRuling(rulingTable[n], static_cast<Ruling>(n), header_.rulings.readings[n], 0, "recommended",
                      termWords(QT_TRANSLATE_NOOP("Cli", "%1: %2 (recommended: %3)")));
        sayHandling(termWords(QT_TRANSLATE_NOOP("Cli", "Encounters")), byHand);
        sayBoard();
        sayProgram();
        sayGame([this](const auto& visit) { (void)replayReveal(lines_, sources_.boards, visit); });
        sayUnchecked(
            byHand,
            {termWords(QT_TRANSLATE_NOOP("Cli", "Dracula drew the Encounters from the box. Which ones, is his word.")),
             termWords(QT_TRANSLATE_NOOP(
                 "Cli", "As agreed, the reserve was mixed once, at the start. No check can see whether anybody looked at its order.")),
             //: %1 is the number of a round, or several.
             termWords(QT_TRANSLATE_NOOP("Cli", "In these rounds the reserve stayed as it had been mixed before: %1. No check can see "
                                                "whether anybody looked at its order."))},
            without({{&header_.boardHash, QT_TRANSLATE_NOOP("Cli", "board")}, {&header_.version, QT_TRANSLATE_NOOP("Cli", "program")}}));
        if (std::ranges::any_of(lines_, [](const RevealedLine& line) { return rolled(line); }))
            leaveUnchecked("dice",
                           termWords(QT_TRANSLATE_NOOP("Cli", "The dice were rolled at the table. What they showed is known only by "
                                                              "what was entered.")));
        return written();
    }
};

} // namespace

PlayedWith playedWith(const Verification& found, const Reveal& lines, const Recorded::Sources& sources,
                      const SecondEditionSentences* sentences)
{
    if (!found.header)
        return {};
    return SecondEditionTerms(found, lines, sources, sentences, found.header->chance == ChanceTimes::EachRound).write();
}

} // namespace demeter::fury2e
