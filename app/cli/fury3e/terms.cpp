#include "app/cli/fury3e/terms.h"

#include "core/fury3e/cards/counts.h"
#include "core/fury3e/text/action_text.h"
#include "core/fury3e/text/names.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

#include <array>

namespace demeter {

using namespace fury3e;

namespace {

using TermsJson = nlohmann::ordered_json;

QString termWords(const char* text)
{
    return QCoreApplication::translate("Cli", text);
}

/// Collects what there is to say of one game, in words and for machines.
class TermsWriter {
public:
    TermsWriter(const Verification& found, const Reveal& lines, const Recorded::Sources& sources, const Sentences* sentences)
        : found_(found), header_(*found.header), lines_(lines), sources_(sources), sentences_(sentences)
    {
    }

    PlayedWith write()
    {
        sayRulings();
        sayCounts();
        sayCards();
        sayFiles();
        sayGame();
        sayUnchecked();
        result_.json = json_.dump();
        return std::move(result_);
    }

private:
    void say(const QString& name, const QString& value) { result_.terms.push_back({name, value}); }

    void sayRulings()
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
        for (const RulingInfo& info : rulingTable()) {
            const std::uint8_t usual = reading(printed, info.ruling), now = reading(header_.rulings, info.ruling);
            if (now == usual)
                continue;
            json_["rulings"][std::string(info.field)] = {{"reading", info.readings[now]}, {"printing", info.readings[usual]}};
            if (sentences_ != nullptr)
                //: A point of the rules, how this game plays it, and how the rulebook has it.
                say(termWords(QT_TRANSLATE_NOOP("Cli", "set otherwise")),
                    termWords(QT_TRANSLATE_NOOP("Cli", "%1: %2 (the rulebook: %3)"))
                        .arg(sentences_->ruling(info.ruling), sentences_->reading(info.ruling, now),
                             sentences_->reading(info.ruling, usual)));
        }
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
        if (sentences_ == nullptr)
            return;
        const auto words = [](const char* text) { return QCoreApplication::translate("demeter::CountsSheet", text); };
        for (std::size_t n = 0; n < now.encounters.size(); ++n)
            sayCount(sentences_->encounter(static_cast<EncounterKind>(n)), now.encounters[n], usual.encounters[n]);
        for (std::size_t n = 0; n < draculaEventCount; ++n)
            sayCount(sentences_->event(static_cast<DraculaEvent>(n)), now.events[n], usual.events[n]);
        for (std::size_t n = 0; n < combatCardCount; ++n)
            sayCount(sentences_->combatCard(static_cast<CombatCard>(n)), now.combat[n], usual.combat[n]);
        sayCount(words(QT_TRANSLATE_NOOP("demeter::CountsSheet", "Combat cards in Dracula's hand as a combat begins")), now.combatHand,
                 usual.combatHand);
        sayCount(words(QT_TRANSLATE_NOOP("demeter::CountsSheet", "Dracula's life")), now.draculaLife, usual.draculaLife);
        for (std::size_t n = 0; n < hunterCount; ++n) {
            const QString hunter = sentences_->hunter(allHunters[n]);
            sayCount(words(QT_TRANSLATE_NOOP("demeter::CountsSheet", "Life of %1")).arg(hunter), now.life[n], usual.life[n]);
            sayCount(words(QT_TRANSLATE_NOOP("demeter::CountsSheet", "Bite spaces of %1")).arg(hunter), now.biteSpaces[n],
                     usual.biteSpaces[n]);
        }
    }

    void sayCards()
    {
        const bool byHand = header_.handling == CardHandling::DrawnFromBox;
        say(termWords(QT_TRANSLATE_NOOP("Cli", "cards")), byHand ? termWords(QT_TRANSLATE_NOOP("Cli", "drawn from the box, and entered"))
                                                                 : termWords(QT_TRANSLATE_NOOP("Cli", "dealt by the program")));
        json_["handling"] = byHand ? "drawn-from-box" : "dealt";
        if (!header_.clockKept)
            say(termWords(QT_TRANSLATE_NOOP("Cli", "hunters' phase")), termWords(QT_TRANSLATE_NOOP("Cli", "not kept by the program")));
        json_["round"] = header_.clockKept ? "kept" : "not-kept";
    }

    /// The files that the game depends on, by all that the header says of them.
    void sayFiles()
    {
        const auto board = sources_.boards(header_.board);
        const QString id = QString::fromStdString(header_.board);
        say(termWords(QT_TRANSLATE_NOOP("Cli", "board")),
            board ? QStringLiteral("%1 (%2)").arg(QString::fromStdString((*board)->name()), id) : id);
        say(termWords(QT_TRANSLATE_NOOP("Cli", "card file")), QString::fromStdString(header_.cards));
        json_["board"] = header_.board;
        json_["cards"] = header_.cards;
    }

    /// What was put right by hand while the game went on, wherever it led.
    void sayGame()
    {
        json_["putRight"] = TermsJson::array();
        if (found_.rounds.empty())
            return;
        const std::uint64_t last = found_.rounds.back().lastLine;
        (void)replayReveal(lines_, sources_.boards, sources_.cards, [&](const ReplayedLine& line) {
            if (line.action == nullptr || line.line > last)
                return;
            drewEvents_ = drewEvents_ || std::holds_alternative<DrawEvent>(*line.action);
            if (!std::holds_alternative<PutRight>(*line.action) && !std::holds_alternative<PutRightRuling>(*line.action) &&
                !std::holds_alternative<PutRightEdge>(*line.action) && !std::holds_alternative<PutRightEntry>(*line.action))
                return;
            json_["putRight"].push_back(
                {{"line", line.line}, {"step", TermsJson::parse(Recorded::writeAction(line.rules, *line.action), nullptr, false)}});
            if (sentences_ != nullptr)
                say(termWords(QT_TRANSLATE_NOOP("Cli", "put right in line %1")).arg(line.line), sentences_->action(*line.action));
        });
    }

    void leaveUnchecked(const char* name, const QString& sentence)
    {
        result_.unchecked << sentence;
        result_.uncheckedNames.emplace_back(name);
    }

    void sayUnchecked()
    {
        if (header_.handling == CardHandling::DrawnFromBox)
            leaveUnchecked("cards-drawn",
                           termWords(QT_TRANSLATE_NOOP("Cli", "Dracula drew the cards from the box. Which ones, is his word.")));
        else
            leaveUnchecked("deck-order",
                           termWords(QT_TRANSLATE_NOOP("Cli", "The order of the decks was fixed before the first round. Nobody can tell "
                                                              "whether Dracula looked at it.")));
        if (drewEvents_)
            leaveUnchecked("events-drawn", termWords(QT_TRANSLATE_NOOP("Cli", "Dracula was given his Event cards at the table. Which ones, "
                                                                              "is his word.")));
    }

    const Verification& found_;
    const RecordHeader& header_;
    const Reveal& lines_;
    const Recorded::Sources& sources_;
    const Sentences* sentences_;
    bool drewEvents_ = false;
    PlayedWith result_;
    TermsJson json_ = TermsJson::object();
};

} // namespace

PlayedWith playedWith(const Verification& found, const Reveal& lines, const Recorded::Sources& sources, const Sentences* sentences)
{
    return found.header ? TermsWriter(found, lines, sources, sentences).write() : PlayedWith{};
}

} // namespace demeter
