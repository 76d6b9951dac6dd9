// On what terms a game was played: what the terms of every recorded game have in common.
#pragma once

#include "app/cli/game_commands.h"
#include "app/cli/new_game.h"
#include "app/text/resources.h"
#include "core/journal/verify.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <string_view>

namespace demeter {

inline QString termWords(const char* text)
{
    return QCoreApplication::translate("Cli", text);
}

/// Collects what there is to say of one game, in words and for machines. A game's own writer calls the parts in its order, and adds its
/// own. `Names` are null where they are not to be had: what needs some is left out of the words then, and for machines it is there.
template <typename Game, typename Names> class TermsWriter {
public:
    /// `eachRound`: chance may come in round by round.
    TermsWriter(const BasicVerification<Game>& found, const Reveal& lines, const typename Game::Sources& sources, const QString& folder,
                const Names* names, bool eachRound)
        : found_(found), header_(*found.header), lines_(lines), sources_(sources), folder_(folder), names_(names), eachRound_(eachRound)
    {
    }

protected:
    using TermsJson = nlohmann::ordered_json;
    using Header = BasicRecordHeader<Game>;
    using Line = BasicReplayedLine<Game>;

    PlayedWith written()
    {
        result_.json = json_.dump();
        return std::move(result_);
    }

    void say(const QString& name, const QString& value) { result_.terms.push_back({name, value}); }

    /// A point of the rules that this game plays otherwise than usual. `usualIs` names the usual reading for machines; `sentence` has the
    /// point, how this game plays it, and how it usually is.
    template <typename Info, typename Ruling>
    void sayRuling(const Info& info, Ruling ruling, std::uint8_t now, std::uint8_t usual, const char* usualIs, const QString& sentence)
    {
        if (now == usual)
            return;
        json_["rulings"][std::string(info.field)] = {{"reading", info.readings[now]}, {usualIs, info.readings[usual]}};
        if (names_ != nullptr)
            say(termWords(QT_TRANSLATE_NOOP("Cli", "set otherwise")),
                sentence.arg(names_->ruling(ruling), names_->reading(ruling, now), names_->reading(ruling, usual)));
    }

    /// `what` is drawn from the box by hand, or dealt.
    void sayHandling(const QString& what, bool byHand)
    {
        say(what, byHand ? termWords(QT_TRANSLATE_NOOP("Cli", "drawn from the box, and entered"))
                         : termWords(QT_TRANSLATE_NOOP("Cli", "dealt by the program")));
        json_["handling"] = newGameHandlings[byHand ? 1 : 0];
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
    void sayBoard()
    {
        const auto board = sources_.boards(header_.board);
        const QString id = QString::fromStdString(header_.board);
        sayFile("board", termWords(QT_TRANSLATE_NOOP("Cli", "board")),
                board ? QStringLiteral("%1 (%2)").arg(QString::fromStdString((*board)->name()), id) : id, header_.board, header_.boardHash,
                boardHash(header_.board, folder_));
    }
    void sayProgram()
    {
        if (!header_.version.empty())
            say(termWords(QT_TRANSLATE_NOOP("Cli", "program")), QStringLiteral("Demeter %1").arg(QString::fromStdString(header_.version)));
        json_["version"] = header_.version.empty() ? TermsJson() : TermsJson(header_.version);
    }

    /// What was done while the game went on and belongs to its terms, wherever it led: chance, and what was put right by hand. `replay`
    /// goes through the lines and shows each to what it is given.
    template <typename Replay> void sayGame(Replay&& replay)
    {
        json_["putRight"] = TermsJson::array();
        if (!found_.rounds.empty())
            replay([this](const Line& line) {
                if (line.action != nullptr && line.line <= found_.rounds.back().lastLine) {
                    const std::string_view name = Game::actionName(*line.action);
                    drewEvents_ = drewEvents_ || name == "draw-event";
                    if (name.starts_with("put-right"))
                        seePutRight(line);
                    std::visit([&](const auto& action) { see(line, action); }, *line.action);
                }
            });
        sayChance();
    }

    void leaveUnchecked(const char* name, const QString& sentence)
    {
        result_.unchecked << sentence;
        result_.uncheckedNames.emplace_back(name);
    }
    /// What nobody can check, in a game's words for its cards or tokens.
    struct UncheckedWords {
        QString drawn;         ///< which ones were drawn from the box
        QString orderFixed;    ///< whether somebody looked at their order, which was fixed before the first round
        QString roundsWithout; ///< the same in rounds without new chance, which are its %1
    };
    void sayUnchecked(bool byHand, const UncheckedWords& words)
    {
        if (byHand)
            leaveUnchecked("cards-drawn", words.drawn);
        else if (!eachRound_)
            leaveUnchecked("deck-order", words.orderFixed);
        else if (const QStringList rounds = roundsWithout(); !rounds.isEmpty())
            leaveUnchecked("deck-order", words.roundsWithout.arg(rounds.join(QStringLiteral(", "))));
        if (drewEvents_)
            leaveUnchecked("events-drawn", termWords(QT_TRANSLATE_NOOP("Cli", "Dracula was given his Event cards at the table. Which ones, "
                                                                              "is his word.")));
    }

    const BasicVerification<Game>& found_;
    const Header& header_;
    const Reveal& lines_;
    const typename Game::Sources& sources_;
    const QString& folder_;
    const Names* names_;
    PlayedWith result_;
    TermsJson json_ = TermsJson::object();

private:
    /// What came in in a round.
    struct ChanceOfRound {
        bool words = false;
        std::size_t promised = 0, given = 0;
        bool cameIn() const { return words || given > 0; }
    };

    /// Promises of shares and the chance that comes in, as every game has them that lets it in round by round.
    template <typename Action> void see(const Line& line, const Action& action)
    {
        if constexpr (requires { action.promises.size(); }) {
            ChanceOfRound& round = chance_[roundOf(line)];
            round.promised = std::max(round.promised, action.promises.size());
        } else if constexpr (requires { action.chance.shares; }) {
            ChanceOfRound& round = chance_[roundOf(line)];
            round.words = round.words || !action.chance.words.empty();
            const auto given = std::ranges::count_if(action.chance.shares, [](const auto& share) { return share.has_value(); });
            round.given = std::max(round.given, static_cast<std::size_t>(given));
        }
    }

    void seePutRight(const Line& line)
    {
        json_["putRight"].push_back(
            {{"line", line.line}, {"step", TermsJson::parse(Game::writeAction(line.rules, *line.action), nullptr, false)}});
        if (names_ != nullptr)
            say(termWords(QT_TRANSLATE_NOOP("Cli", "put right in line %1")).arg(line.line), names_->action(*line.action));
    }

    /// The round that a line belongs to; its public part says it.
    std::uint16_t roundOf(const Line& line) const
    {
        const TermsJson open = TermsJson::parse(lines_[line.line - 1].open, nullptr, false);
        return open.is_object() && open.contains("round") && open["round"].is_number_unsigned() ? open["round"].get<std::uint16_t>() : 0;
    }

    void sayChance()
    {
        json_["chance"] = newGameChances[eachRound_ ? 1 : 0];
        json_["chanceByRound"] = TermsJson::array();
        if (!eachRound_)
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

    bool eachRound_;
    std::map<std::uint16_t, ChanceOfRound> chance_;
    bool drewEvents_ = false;
};

} // namespace demeter
