#include "app/fury3e/cli/terms.h"

#include "app/cli/terms_writer.h"
#include "app/text/resources.h"
#include "core/fury3e/cards/counts.h"
#include "core/fury3e/rules/rules.h"
#include "core/fury3e/text/action_text.h"

#include <array>

namespace demeter::fury3e {

namespace {

class ThirdEditionTerms : private TermsWriter<Recorded, Sentences> {
public:
    using TermsWriter::TermsWriter;

    PlayedWith write()
    {
        sayPrinting();
        sayCounts();
        sayCards();
        sayBoard();
        sayFile("cards", termWords(QT_TRANSLATE_NOOP("Cli", "card file")), QString::fromStdString(header_.cards), header_.cards,
                header_.cardsHash, sources_.cards->fileHash);
        sayProgram();
        CardsBeyondCount beyond;
        sayGame([&](const auto& visit) {
            (void)replayReveal(lines_, sources_.boards, sources_.cards, [&](const Line& line) {
                visit(line);
                seeCards(line, beyond);
            });
        });
        sayBeyondCount(beyond);
        sayUnchecked(
            header_.handling == CardHandling::DrawnFromBox,
            {termWords(QT_TRANSLATE_NOOP("Cli", "Dracula drew the cards from the box. Which ones, is his word.")),
             termWords(QT_TRANSLATE_NOOP(
                 "Cli", "As agreed, the decks were shuffled once, at the start. No check can see whether anybody looked at their order.")),
             //: %1 is the number of a round, or several.
             termWords(QT_TRANSLATE_NOOP("Cli", "In these rounds the decks stayed as they had been shuffled before: %1. No check can see "
                                                "whether anybody looked at their order."))},
            header_.form < RecordForm::Stirred ? QStringList()
                                               : without({{&header_.boardHash, QT_TRANSLATE_NOOP("Cli", "board")},
                                                          {&header_.cardsHash, QT_TRANSLATE_NOOP("Cli", "card file")},
                                                          {&header_.version, QT_TRANSLATE_NOOP("Cli", "program")}}));
        return written();
    }

private:
    void sayPrinting()
    {
        const std::array<QString, 4> printings{termWords(QT_TRANSLATE_NOOP("Cli", "the readings that the program recommends")),
                                               termWords(QT_TRANSLATE_NOOP("Cli", "the Spanish one")),
                                               termWords(QT_TRANSLATE_NOOP("Cli", "the Polish one")),
                                               termWords(QT_TRANSLATE_NOOP("Cli", "the Russian one"))};
        constexpr std::array<const char*, 4> ids{"recommended", "es", "pl", "ru"};
        const auto printing = static_cast<std::size_t>(header_.printing);
        say(termWords(QT_TRANSLATE_NOOP("Cli", "rulebook")), printings[printing]);
        json_["printing"] = ids[printing];
        json_["rulings"] = TermsJson::object();
        const Rulings printed = rulingsOf(header_.printing);
        for (const RulingInfo& info : rulingTable())
            //: A point of the rules, how this game plays it, and how the rulebook has it.
            sayRuling(info, info.ruling, reading(header_.rulings, info.ruling), reading(printed, info.ruling), "printing",
                      termWords(QT_TRANSLATE_NOOP("Cli", "%1: %2 (the rulebook: %3)")));
    }

    void sayCount(const QString& what, int number, int usual)
    {
        if (number != usual)
            //: A card or a number of the game, how many there are, and how many there usually are.
            say(termWords(QT_TRANSLATE_NOOP("Cli", "number set by hand")),
                termWords(QT_TRANSLATE_NOOP("Cli", "%1: %2, not %3")).arg(what).arg(number).arg(usual));
    }

    void sayCounts()
    {
        const Catalogue& cards = *sources_.cards;
        const Counts usual = countsOf(cards), now = header_.counts.value_or(usual);
        json_["counts"] = countsJson(cards, now);
        if (names_ == nullptr)
            return;
        const auto words = [](const char* text) { return QCoreApplication::translate("demeter::fury3e::CountsSheet", text); };
        for (std::size_t n = 0; n < now.encounters.size(); ++n)
            sayCount(names_->encounter(static_cast<EncounterKind>(n)), now.encounters[n], usual.encounters[n]);
        for (std::size_t n = 0; n < draculaEventCount; ++n)
            sayCount(names_->event(static_cast<DraculaEvent>(n)), now.events[n], usual.events[n]);
        for (std::size_t n = 0; n < combatCardCount; ++n)
            sayCount(names_->combatCard(static_cast<CombatCard>(n)), now.combat[n], usual.combat[n]);
        sayCount(words(QT_TRANSLATE_NOOP("demeter::fury3e::CountsSheet", "Combat cards in Dracula's hand as a combat begins")),
                 now.combatHand, usual.combatHand);
        sayCount(words(QT_TRANSLATE_NOOP("demeter::fury3e::CountsSheet", "Dracula's life")), now.draculaLife, usual.draculaLife);
        for (std::size_t n = 0; n < hunterCount; ++n) {
            const QString hunter = names_->hunter(allHunters[n]);
            sayCount(words(QT_TRANSLATE_NOOP("demeter::fury3e::CountsSheet", "Life of %1")).arg(hunter), now.life[n], usual.life[n]);
            sayCount(words(QT_TRANSLATE_NOOP("demeter::fury3e::CountsSheet", "Bite spaces of %1")).arg(hunter), now.biteSpaces[n],
                     usual.biteSpaces[n]);
        }
    }

    /// What cards were known to be out of their decks once this line was done.
    void seeCards(const Line& line, CardsBeyondCount& beyond) const
    {
        if (line.action == nullptr || found_.rounds.empty() || line.line > found_.rounds.back().lastLine)
            return;
        if (const auto after = apply(line.rules, line.state, *line.action))
            beyond.add(beyondCount(line.rules, *after));
    }

    void sayBeyondCount(const CardsBeyondCount& beyond)
    {
        QStringList names;
        auto& json = json_["beyondCount"] = TermsJson::array();
        for (const EncounterKind kind : beyond.encounters) {
            json.push_back((*sources_.cards)[kind].id);
            names << (names_ != nullptr ? names_->encounter(kind) : QString());
        }
        for (const DraculaEvent event : beyond.events) {
            json.push_back(std::string(idOf(event)));
            names << (names_ != nullptr ? names_->event(event) : QString());
        }
        if (names_ != nullptr && !names.isEmpty())
            say(termWords(QT_TRANSLATE_NOOP("Cli", "more copies drawn than the box should hold")), names.join(QStringLiteral(", ")));
    }

    void sayCards()
    {
        sayHandling(termWords(QT_TRANSLATE_NOOP("Cli", "cards")), header_.handling == CardHandling::DrawnFromBox);
        if (!header_.clockKept)
            say(termWords(QT_TRANSLATE_NOOP("Cli", "hunter phase")), termWords(QT_TRANSLATE_NOOP("Cli", "not kept by the program")));
        json_["round"] = header_.clockKept ? "kept" : "not-kept";
    }
};

} // namespace

PlayedWith playedWith(const Verification& found, const Reveal& lines, const Recorded::Sources& sources, const Sentences* sentences)
{
    if (!found.header)
        return {};
    return ThirdEditionTerms(found, lines, sources, sentences, found.header->chanceEachRound).write();
}

} // namespace demeter::fury3e
