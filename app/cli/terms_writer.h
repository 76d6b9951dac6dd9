// On what terms a game was played: what the terms of every recorded game have in common.
#pragma once

#include "app/cli/game_commands.h"
#include "app/cli/new_game.h"
#include "app/text/resources.h"
#include "core/journal/verify.h"
#include "core/map/board_file.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

#include <initializer_list>
#include <string_view>
#include <utility>

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
    TermsWriter(const BasicVerification<Game>& found, const Reveal& lines, const typename Game::Sources& sources, const Names* names,
                bool eachRound)
        : found_(found), header_(*found.header), lines_(lines), sources_(sources), names_(names), eachRound_(eachRound)
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
        const auto board = boardOfHeader(header_.board, header_.boardFile, header_.boardHash, sources_.boards);
        const QString id = QString::fromStdString(header_.board);
        sayFile("board", termWords(QT_TRANSLATE_NOOP("Cli", "board")),
                board ? QStringLiteral("%1 (%2)").arg(QString::fromStdString((*board)->name()), id) : id, header_.board, header_.boardHash,
                board ? (*board)->fileHash() : std::string());
    }
    void sayProgram()
    {
        if (!header_.version.empty())
            say(termWords(QT_TRANSLATE_NOOP("Cli", "program")), QStringLiteral("Demeter %1").arg(QString::fromStdString(header_.version)));
        json_["version"] = header_.version.empty() ? TermsJson() : TermsJson(header_.version);
    }

    /// What was done while the game went on and belongs to its terms, wherever it led: chance, errors with their penalty, and what was put
    /// right by hand. `replay` goes through the lines and shows each to what it is given.
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
                }
            });
        for (const Penalty& penalty : found_.penalties) {
            QString rule = QString::fromStdString(penalty.rule);
            if constexpr (requires { names_->headword(penalty.rule); })
                if (const QString headword = names_ != nullptr ? names_->headword(penalty.rule) : QString(); !headword.isEmpty())
                    rule += QStringLiteral(", ") + headword;
            say(termWords(QT_TRANSLATE_NOOP("Cli", "an error and its penalty in line %1")).arg(penalty.line), rule);
        }
        const QStringList takenBack = roundsWhere(found_.rounds, [](const CheckedRound& round) { return round.takenBack > 0; });
        if (!takenBack.isEmpty())
            say(termWords(QT_TRANSLATE_NOOP("Cli", "taken back or done again in rounds")), listed(takenBack));
        if (found_.guessable)
            say(termWords(QT_TRANSLATE_NOOP("Cli", "seed")), termWords(QT_TRANSLATE_NOOP("Cli", "so simple that anybody can guess it")));
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
    /// `unnamed`: what the header could say of the files that it was played by, and does not.
    void sayUnchecked(bool byHand, const UncheckedWords& words, const QStringList& unnamed)
    {
        if (!unnamed.isEmpty())
            leaveUnchecked(
                "files",
                termWords(QT_TRANSLATE_NOOP("Cli", "The record does not say which version it was played by: %1.")).arg(listed(unnamed)));
        if (byHand) {
            leaveUnchecked("cards-drawn", words.drawn);
        } else if (found_.guessable) {
            leaveUnchecked("seed", termWords(QT_TRANSLATE_NOOP("Cli", "The seed can be guessed, so anybody could know everything that was "
                                                                      "dealt and shuffled.")));
        } else if (!eachRound_) {
            leaveUnchecked("deck-order", words.orderFixed);
        } else {
            const auto without = [](const RoundChance& round) { return round.drew && !round.isNew(); };
            if (const QStringList rounds = roundsWhere(found_.chance, without); !rounds.isEmpty())
                leaveUnchecked("deck-order", words.roundsWithout.arg(listed(rounds)));
            if (const QStringList rounds = roundsWhere(found_.chance, byPhonesAlone); !rounds.isEmpty())
                leaveUnchecked("phones", termWords(QT_TRANSLATE_NOOP("Cli", "Rounds with chance from phones alone: %1. The page that made "
                                                                            "their shares came from Dracula's program."))
                                             .arg(listed(rounds)));
            sayKeptBack();
        }
        if (found_.promised)
            leaveUnchecked("second-deal",
                           termWords(QT_TRANSLATE_NOOP("Cli", "Whether there was a deal before this one: a second code of the "
                                                              "deal means a second deal.")));
        if (drewEvents_)
            leaveUnchecked("events-drawn", termWords(QT_TRANSLATE_NOOP("Cli", "Dracula was given his Event cards at the table. Which ones, "
                                                                              "is his word.")));
    }
    /// Fields of the header that say nothing, of those that are asked for.
    static QStringList without(std::initializer_list<std::pair<const std::string*, const char*>> fields)
    {
        QStringList names;
        for (const auto& [value, name] : fields)
            if (value->empty())
                names << termWords(name);
        return names;
    }

    const BasicVerification<Game>& found_;
    const Header& header_;
    const Reveal& lines_;
    const typename Game::Sources& sources_;
    const Names* names_;
    PlayedWith result_;
    TermsJson json_ = TermsJson::object();

private:
    static QString listed(const QStringList& names) { return names.join(QStringLiteral(", ")); }
    template <typename Rounds, typename Fits> static QStringList roundsWhere(const Rounds& rounds, Fits fits)
    {
        QStringList numbers;
        for (const auto& each : rounds)
            if (fits(each))
                numbers << QString::number(each.round);
        return numbers;
    }
    static bool byWords(const RoundChance& round) { return round.isNew() && round.words; }
    static bool byPhonesAlone(const RoundChance& round) { return round.isNew() && !round.words; }

    void seePutRight(const Line& line)
    {
        TermsJson json = {{"line", line.line}, {"step", TermsJson::parse(Game::writeAction(line.rules, *line.action), nullptr, false)}};
        const auto before = asItWas(line.rules, line.state, *line.action);
        if (before)
            json["before"] = TermsJson::parse(Game::writeAction(line.rules, *before), nullptr, false);
        if (names_ != nullptr) {
            const std::string reason = json["step"].value("reason", std::string());
            QString text = names_->action(*line.action);
            if (before)
                //: %1 says what was put right, and how it is now; %2 how it was.
                text = termWords(QT_TRANSLATE_NOOP("Cli", "%1 (before: %2)")).arg(text, names_->action(*before));
            if (!reason.empty())
                //: %1 says what was put right, %2 why.
                text = termWords(QT_TRANSLATE_NOOP("Cli", "%1. Reason: %2")).arg(text, QString::fromStdString(reason));
            say(termWords(QT_TRANSLATE_NOOP("Cli", "put right in line %1")).arg(line.line), text);
        }
        json_["putRight"].push_back(std::move(json));
    }

    void sayChance()
    {
        json_["chance"] = newGameChances[eachRound_ ? 1 : 0];
        json_["chanceByRound"] = TermsJson::array();
        if (!eachRound_)
            return;
        for (const RoundChance& chance : found_.chance) {
            json_["chanceByRound"].push_back({{"round", chance.round},
                                              {"words", chance.words},
                                              {"promised", chance.promised},
                                              {"given", chance.given},
                                              {"lines", chance.lines},
                                              {"drew", chance.drew},
                                              {"late", chance.late},
                                              {"chosen", chance.chosen},
                                              {"new", chance.isNew()}});
            const QString name = termWords(QT_TRANSLATE_NOOP("Cli", "chance in round %1")).arg(chance.round);
            if (chance.given < chance.promised)
                //: %1 and %2 are numbers.
                say(name, termWords(QT_TRANSLATE_NOOP("Cli", "promised by %1, given by %2")).arg(chance.promised).arg(chance.given));
            if (chance.late)
                say(name, termWords(QT_TRANSLATE_NOOP("Cli", "it came only after something was drawn")));
            if (chance.chosen)
                say(name, termWords(QT_TRANSLATE_NOOP("Cli", "steps were taken back: there was more than one order to choose from")));
        }
        for (const ChanceGoneBack& back : found_.chanceGoneBack) {
            QStringList rounds;
            for (const std::uint16_t round : back.rounds)
                rounds << QString::number(round);
            //: %1 is the number of a line.
            say(termWords(QT_TRANSLATE_NOOP("Cli", "gone back in line %1")).arg(back.line),
                //: %1 is the number of a round, or several.
                termWords(QT_TRANSLATE_NOOP("Cli", "behind the chance of rounds %1")).arg(listed(rounds)));
        }
        const auto sayRounds = [this](const QString& name, const QStringList& rounds) {
            say(name, rounds.isEmpty() ? termWords(QT_TRANSLATE_NOOP("Cli", "none")) : listed(rounds));
        };
        sayRounds(termWords(QT_TRANSLATE_NOOP("Cli", "new chance by words in rounds")), roundsWhere(found_.chance, byWords));
        sayRounds(termWords(QT_TRANSLATE_NOOP("Cli", "new chance by phones alone in rounds")), roundsWhere(found_.chance, byPhonesAlone));
    }

    /// Who knows the secret and lets a promise stand open has chosen between two orders.
    void sayKeptBack()
    {
        QStringList rounds;
        for (const RoundChance& round : found_.chance)
            if (round.cameIn() && round.given < round.promised)
                //: %1 is the number of a round, %2 how many are missing, %3 of how many.
                rounds << termWords(QT_TRANSLATE_NOOP("Cli", "round %1: %2 of %3"))
                              .arg(round.round)
                              .arg(round.promised - round.given)
                              .arg(round.promised);
        if (!rounds.isEmpty())
            leaveUnchecked("shares-kept-back",
                           termWords(QT_TRANSLATE_NOOP("Cli", "Promised shares that were not given, %1. Whoever kept one "
                                                              "back for Dracula could choose between two orders."))
                               .arg(rounds.join(QStringLiteral("; "))));
    }

    bool eachRound_;
    bool drewEvents_ = false;
};

} // namespace demeter
