#include "app/cli/fury3e/terms.h"

#include "app/text/resources.h"
#include "core/fury3e/cards/counts.h"
#include "core/fury3e/text/action_text.h"
#include "core/fury3e/text/names.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <map>

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
    TermsWriter(const Verification& found, const Reveal& lines, const Recorded::Sources& sources, const QString& folder,
                const Sentences* sentences)
        : found_(found), header_(*found.header), lines_(lines), sources_(sources), folder_(folder), sentences_(sentences)
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
            say(termWords(QT_TRANSLATE_NOOP("Cli", "hunter phase")), termWords(QT_TRANSLATE_NOOP("Cli", "not kept by the program")));
        json_["round"] = header_.clockKept ? "kept" : "not-kept";
    }

    /// A file that the game depends on: by name, and by its hash whether it is the one that is here.
    void sayFile(const char* field, const QString& what, const QString& name, const std::string& id, const std::string& hash,
                 const std::string& here)
    {
        const bool other = !hash.empty() && hash != here;
        result_.otherFiles = result_.otherFiles || other;
        //: %1 is a board, or a file of cards.
        say(what, other ? termWords(QT_TRANSLATE_NOOP("Cli", "%1, other than the one here")).arg(name) : name);
        if (!hash.empty())
            say(QStringLiteral("SHA-256"), QString::fromStdString(hash));
        json_[field] = {{"id", id},
                        {"sha256", hash.empty() ? TermsJson() : TermsJson(hash)},
                        {"isTheOneHere", hash.empty() ? TermsJson() : TermsJson(!other)}};
    }

    void sayFiles()
    {
        const auto board = sources_.boards(header_.board);
        const QString id = QString::fromStdString(header_.board);
        sayFile("board", termWords(QT_TRANSLATE_NOOP("Cli", "board")),
                board ? QStringLiteral("%1 (%2)").arg(QString::fromStdString((*board)->name()), id) : id, header_.board, header_.boardHash,
                boardHash(header_.board, folder_));
        sayFile("cards", termWords(QT_TRANSLATE_NOOP("Cli", "card file")), QString::fromStdString(header_.cards), header_.cards,
                header_.cardsHash, cardsHash());
        if (!header_.version.empty())
            say(termWords(QT_TRANSLATE_NOOP("Cli", "program")), QStringLiteral("Demeter %1").arg(QString::fromStdString(header_.version)));
        json_["version"] = header_.version.empty() ? TermsJson() : TermsJson(header_.version);
    }

    /// What was done while the game went on and belongs to its terms, wherever it led: chance, and what was put right by hand.
    void sayGame()
    {
        json_["putRight"] = TermsJson::array();
        if (!found_.rounds.empty())
            (void)replayReveal(lines_, sources_.boards, sources_.cards, [&](const ReplayedLine& line) {
                if (line.action != nullptr && line.line <= found_.rounds.back().lastLine)
                    std::visit([&](const auto& action) { see(line, action); }, *line.action);
            });
        sayChance();
    }

    void see(const ReplayedLine&, const DrawEvent&) { drewEvents_ = true; }
    void see(const ReplayedLine& line, const PutRight& action) { seePutRight(line, action); }
    void see(const ReplayedLine& line, const PutRightRuling& action) { seePutRight(line, action); }
    void see(const ReplayedLine& line, const PutRightEdge& action) { seePutRight(line, action); }
    void see(const ReplayedLine& line, const PutRightEntry& action) { seePutRight(line, action); }
    void see(const ReplayedLine& line, const PromiseShares& action)
    {
        ChanceOfRound& round = chance_[roundOf(line)];
        round.promised = std::max(round.promised, action.promises.size());
    }
    void see(const ReplayedLine& line, const AddChance& action)
    {
        ChanceOfRound& round = chance_[roundOf(line)];
        round.words = round.words || !action.chance.words.empty();
        const auto given = std::ranges::count_if(action.chance.shares, [](const auto& share) { return share.has_value(); });
        round.given = std::max(round.given, static_cast<std::size_t>(given));
    }
    template <typename Other> void see(const ReplayedLine&, const Other&) {}

    void seePutRight(const ReplayedLine& line, const Action& action)
    {
        json_["putRight"].push_back(
            {{"line", line.line}, {"step", TermsJson::parse(Recorded::writeAction(line.rules, action), nullptr, false)}});
        if (sentences_ != nullptr)
            say(termWords(QT_TRANSLATE_NOOP("Cli", "put right in line %1")).arg(line.line), sentences_->action(action));
    }

    /// The round that a line belongs to; its public part says it.
    std::uint16_t roundOf(const ReplayedLine& line) const
    {
        const TermsJson open = TermsJson::parse(lines_[line.line - 1].open, nullptr, false);
        return open.is_object() && open.contains("round") && open["round"].is_number_unsigned() ? open["round"].get<std::uint16_t>() : 0;
    }

    void sayChance()
    {
        json_["chance"] = header_.chanceEachRound ? "each-round" : "at-the-start";
        json_["chanceByRound"] = TermsJson::array();
        if (!header_.chanceEachRound)
            return;
        QStringList stirred;
        for (const auto& [round, chance] : chance_) {
            json_["chanceByRound"].push_back(
                {{"round", round}, {"words", chance.words}, {"promised", chance.promised}, {"given", chance.given}});
            if (chance.cameIn())
                stirred << QString::number(round);
            // Who knows the secret and lets a promise stand open has chosen between two orders.
            if (chance.given < chance.promised)
                say(termWords(QT_TRANSLATE_NOOP("Cli", "chance in round %1")).arg(round),
                    //: %1 and %2 are numbers.
                    termWords(QT_TRANSLATE_NOOP("Cli", "promised by %1, given by %2")).arg(chance.promised).arg(chance.given));
        }
        say(termWords(QT_TRANSLATE_NOOP("Cli", "new chance in rounds")),
            stirred.isEmpty() ? termWords(QT_TRANSLATE_NOOP("Cli", "none")) : stirred.join(QStringLiteral(", ")));
    }

    /// Rounds of a dealt game into whose decks no chance came.
    QStringList roundsWithout() const
    {
        std::uint16_t last = 0;
        for (const CheckedRound& round : found_.rounds)
            last = std::max(last, round.round);
        QStringList rounds;
        for (std::uint16_t round = 1; round <= last; ++round)
            if (const auto found = chance_.find(round); found == chance_.end() || !found->second.cameIn())
                rounds << QString::number(round);
        return rounds;
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
        else if (!header_.chanceEachRound)
            leaveUnchecked("deck-order",
                           termWords(QT_TRANSLATE_NOOP("Cli", "The order of the decks was fixed before the first round. Nobody can tell "
                                                              "whether Dracula looked at it.")));
        else if (const QStringList rounds = roundsWithout(); !rounds.isEmpty())
            leaveUnchecked(
                "deck-order",
                //: %1 is the number of a round, or several.
                termWords(QT_TRANSLATE_NOOP("Cli", "Rounds without new chance: %1. Nobody can tell whether Dracula knew the cards "
                                                   "that were to come."))
                    .arg(rounds.join(QStringLiteral(", "))));
        if (drewEvents_)
            leaveUnchecked("events-drawn", termWords(QT_TRANSLATE_NOOP("Cli", "Dracula was given his Event cards at the table. Which ones, "
                                                                              "is his word.")));
    }

    /// What came in in a round.
    struct ChanceOfRound {
        bool words = false;
        std::size_t promised = 0, given = 0;
        bool cameIn() const { return words || given > 0; }
    };

    const Verification& found_;
    const RecordHeader& header_;
    const Reveal& lines_;
    const Recorded::Sources& sources_;
    const QString& folder_;
    const Sentences* sentences_;
    std::map<std::uint16_t, ChanceOfRound> chance_;
    bool drewEvents_ = false;
    PlayedWith result_;
    TermsJson json_ = TermsJson::object();
};

} // namespace

PlayedWith playedWith(const Verification& found, const Reveal& lines, const Recorded::Sources& sources, const QString& folder,
                      const Sentences* sentences)
{
    return found.header ? TermsWriter(found, lines, sources, folder, sentences).write() : PlayedWith{};
}

} // namespace demeter
