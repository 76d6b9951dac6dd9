// The bodies of what verify.h promises for every game. Each game includes them in one source file. Internal to the core.
#pragma once

#include "core/journal/back_watch.h"
#include "core/journal/chain_check.h"
#include "core/journal/chance_watch.h"
#include "core/journal/replay.h"
#include "core/journal/verify.h"

#include <algorithm>
#include <utility>

namespace demeter {

template <typename Game> std::size_t codeDigitsIn(const Reveal& lines)
{
    const Json open = lines.empty() || nestedTooDeep(lines[0].open) ? Json() : Json::parse(lines[0].open, nullptr, false);
    if (!open.is_object() || !open.contains("format") || !open["format"].is_string())
        return codeDigits;
    return codeDigitsOf(formOf<Game>(open["format"].template get_ref<const std::string&>()).value_or(RecordForm::Stirred));
}

/// Goes through a reveal once.
template <typename Game> class Verifier {
    using What = Objection::What;
    using Record = BasicRecord<Game>;
    using Replay = RecordReplay<Game>;

public:
    Verifier(const Reveal& lines, const std::vector<NotedCode>& codes, const typename Game::Sources& sources, const CodeMaker& makeCode)
        : lines_(lines), codes_(codes), sources_(sources), chain_(checkChain(lines, codes, makeCode, codeDigitsIn<Game>(lines)))
    {
        result_.lines = lines.size();
        result_.objections = chain_.objections;
        result_.codes = chain_.codes;
        result_.vouched = chain_.vouched;
        result_.vouchedRound = chain_.vouchedRound;
        result_.dealNoted = chain_.dealNoted;
    }

    BasicVerification<Game> run()
    {
        if (chain_.whole)
            replay();
        std::ranges::stable_sort(result_.objections, {}, [](const Objection& each) { return each.line.value_or(~std::uint64_t{0}); });
        return std::move(result_);
    }

private:
    /// Of a program that does not exist yet, or of cards that are none of these.
    static bool isUnknown(const Fault& fault)
    {
        constexpr std::string_view start = "demeter-game/";
        const bool newer = fault.code == "record-format" && fault.arguments.front().starts_with(start) &&
                           fault.arguments.front().size() > start.size() &&
                           fault.arguments.front().find_first_not_of("0123456789", start.size()) == std::string::npos;
        return newer || fault.code == "record-cards";
    }
    void object(What what, std::optional<std::uint64_t> line, std::string rule = {}, std::optional<Fault> fault = {})
    {
        result_.objections.push_back({what, line, std::move(rule), std::move(fault), {}});
    }

    void replay()
    {
        if (const auto sealed = std::ranges::find_if(lines_, [](const RevealedLine& line) { return !line.hidden; });
            sealed != lines_.end()) {
            object(What::NotRevealed, static_cast<std::uint64_t>(sealed - lines_.begin()) + 1);
            return;
        }
        const auto header = readHeaderParts<Game>(lines_[0].open, *lines_[0].hidden, sources_.facts());
        if (!header) {
            const bool promise = header.error().code == "record-header" && header.error().arguments == std::vector<std::string>{"promise"};
            object(promise                     ? What::DealNotFromSeed
                   : isUnknown(header.error()) ? What::UnknownFile
                                               : What::BrokenChain,
                   1, {}, header.error());
            return;
        }
        result_.header = *header;
        result_.guessable = isGuessable(header->deal ? header->deal->secret : header->seed);
        if (isSealed(header->form) != lines_[0].commitment.has_value()) {
            object(What::BrokenChain, 1, {}, Fault{"record-shape", std::string(headerPlace), {}});
            return;
        }
        result_.promised = header->deal && !header->deal->words.empty();
        if (auto outside = Game::missingExternalInput(*header)) {
            outside->place = headerPlace;
            object(What::UnvouchedFile, 1, {}, std::move(outside));
        }
        if (const auto open = std::ranges::find_if(lines_, [](const RevealedLine& line) { return !line.commitment; }); open != lines_.end())
            object(What::NotSealed, static_cast<std::uint64_t>(open - lines_.begin()) + 1);
        auto rules = Game::rulesOf(*header, sources_);
        if (!rules) {
            rules.error().place = headerPlace;
            object(rules.error().code == "record-board-other" ? What::OtherFile
                   : Game::isBuiltIn(*header)                 ? What::UnknownFile
                                                              : What::MissingFile,
                   1, {}, rules.error());
            return;
        }
        result_.otherFiles = Game::otherFiles(*header, *rules);
        Record record = Replay::begin(nullptr, *header, *std::move(rules));
        Replay::count(record, lines_[0].head);
        BackWatch<Game> watch;
        ChanceWatch<Game> chance;
        std::uint16_t round = 0;
        std::uint64_t first = 1;
        startRound(round, first);
        for (std::size_t i = 1; i < lines_.size(); ++i) {
            const RevealedLine& line = lines_[i];
            const bool jump = isJump(line), sealed = line.commitment.has_value();
            if (!jump && !isSilent(line))
                watch.beforeAction(record);
            const std::size_t steps = record.publicLog().size(), from = record.cursor();
            const auto wrong = Replay::replayParts(record, {line.open, *line.hidden, sealed}, true);
            if (wrong) {
                objectTo(i, *wrong);
                break;
            }
            Replay::count(record, line.head);
            watch.afterLine(record, i + 1, jump);
            chance.afterLine(record, i + 1, jump, steps, from);
            if (!jump && record.cursor() > from)
                notePenalty(record, i + 1);
            CheckedRound& now = result_.rounds.back();
            now.lastLine = i + 1;
            if (jump)
                ++now.takenBack;
            notePlace(record, now);
            noteKept(record, i + 1);
            noteCodes(i + 1, now);
            const std::uint16_t next = Game::roundShown(record.publicLog().back());
            if (next != round && i + 1 < lines_.size())
                startRound(next, i + 2);
            round = next;
        }
        result_.over = Game::over(record.state());
        result_.goneBack = watch.result(record);
        result_.chance = chance.result(record.cursor());
        result_.chanceGoneBack = chance.takeGoneBack();
        penaltiesAt_.resize(std::min(penaltiesAt_.size(), record.cursor()));
        for (const auto& penalty : penaltiesAt_)
            if (penalty)
                result_.penalties.push_back(*penalty);
        markGoneBack();
        const auto& kept = Game::unnoticedErrors(record.state());
        for (std::size_t n = 0; n < kept.size(); ++n)
            object(What::IllegalStep, keptAt_[n], kept[n].rule);
    }

    /// The noted codes that were shown at this line.
    void noteCodes(std::uint64_t line, CheckedRound& round) const
    {
        for (std::size_t n = 0; n < chain_.codes.size(); ++n)
            if (chain_.codes[n].found == CheckedCode::Found::Fits && codes_[n].round && chain_.codes[n].line == line)
                round.codes.push_back(n);
    }

    void markGoneBack()
    {
        for (CheckedCode& code : result_.codes)
            for (const GoneBack& back : result_.goneBack)
                if (code.line && std::ranges::find(back.codes, *code.line, &GoneBack::Code::line) != back.codes.end())
                    code.behind = back.line;
    }

    /// In which lines the errors were entered that nobody has noticed. A claim takes one out, going back takes some from the end.
    void noteKept(const Record& record, std::uint64_t line)
    {
        const auto& kept = Game::unnoticedErrors(record.state());
        if (kept.size() < kept_.size()) {
            const auto gone = std::ranges::mismatch(kept_, kept).in1 - kept_.begin();
            keptAt_.erase(keptAt_.begin() + gone);
        }
        kept_ = kept;
        keptAt_.resize(kept.size(), line);
    }

    /// A penalty that was taken with the last entry.
    void notePenalty(const Record& record, std::uint64_t line)
    {
        penaltiesAt_.resize(record.cursor());
        penaltiesAt_.back().reset();
        if (auto rule = Replay::penaltyOfLast(record))
            penaltiesAt_.back() = Penalty{line, *std::move(rule)};
    }

    void startRound(std::uint16_t round, std::uint64_t line)
    {
        CheckedRound& next = result_.rounds.emplace_back();
        next.round = round;
        next.firstLine = next.lastLine = line;
    }

    static void notePlace(const Record& record, CheckedRound& round)
    {
        const Json at = Game::place(record.ruleset(), record.state());
        if (!at.is_string())
            return;
        const std::string id = at.template get<std::string>();
        if (round.places.empty() || round.places.back() != id)
            round.places.push_back(id);
    }

    void objectTo(std::size_t index, const Fault& fault)
    {
        if (fault.code == "record-refused")
            object(What::IllegalStep, index + 1, fault.arguments.empty() ? std::string() : fault.arguments[0], fault);
        else if (fault.code == "record-table" || fault.code == "record-finding" || fault.code == "record-at" ||
                 fault.code == "record-round")
            object(What::FalseAnswer, index + 1, {}, fault);
        else
            object(What::BrokenChain, index + 1, {}, fault);
    }

    const Reveal& lines_;
    const std::vector<NotedCode>& codes_;
    const typename Game::Sources& sources_;
    const ChainCheck chain_;
    std::vector<typename Game::Error> kept_;
    std::vector<std::uint64_t> keptAt_;
    std::vector<std::optional<Penalty>> penaltiesAt_; ///< of all entries
    BasicVerification<Game> result_;
};

template <typename Game> bool isRevealOf(const Reveal& lines)
{
    return !lines.empty() && !nestedTooDeep(lines[0].open) && isHeaderOf<Game>(Json::parse(lines[0].open, nullptr, false));
}

template <typename Game>
std::expected<BasicRecordHeader<Game>, Fault> readRevealedHeader(const Reveal& lines, const typename Game::Facts& facts)
{
    if (lines.empty() || !lines[0].hidden)
        return std::unexpected(Fault{"reveal-form", std::string(headerPlace), {}});
    return readHeaderParts<Game>(lines[0].open, *lines[0].hidden, facts);
}

/// The record that a revealed game makes, line by line; nobody has to look.
template <typename Game> std::expected<BasicRecord<Game>, Fault>
replayedRecord(const Reveal& lines, const typename Game::Sources& sources, const std::function<void(const BasicReplayedLine<Game>&)>& visit)
{
    using Replay = RecordReplay<Game>;
    if (const auto sealed = std::ranges::find_if(lines, [](const RevealedLine& line) { return !line.hidden; }); sealed != lines.end())
        return std::unexpected(Fault{"reveal-form", "line " + std::to_string(sealed - lines.begin() + 1), {}});
    const auto header = readRevealedHeader<Game>(lines, sources.facts());
    if (!header)
        return std::unexpected(header.error());
    auto rules = Game::rulesOf(*header, sources);
    if (!rules) {
        rules.error().place = headerPlace;
        return std::unexpected(rules.error());
    }
    BasicRecord<Game> record = Replay::begin(nullptr, *header, *std::move(rules));
    Replay::count(record, lines[0].head);
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const auto before = record.ruleset();
        const auto stateBefore = record.state();
        const std::size_t cursor = record.cursor(), steps = record.publicLog().size();
        const auto wrong = Replay::replayParts(record, {lines[i].open, *lines[i].hidden, lines[i].commitment.has_value()}, false);
        if (wrong)
            return std::unexpected(*wrong);
        Replay::count(record, lines[i].head);
        BasicReplayedLine<Game> line{i + 1, before, stateBefore};
        if (isJump(lines[i])) {
            line.back = record.cursor() < cursor;
            const std::size_t first = std::min(cursor, record.cursor());
            if (std::max(cursor, record.cursor()) == first + 1)
                line.over = &record.entries()[first].action;
        } else if (record.cursor() > cursor) {
            line.action = &record.entries()[record.cursor() - 1].action;
        } else {
            line.nothing = true;
        }
        if (record.publicLog().size() > steps)
            line.noticed = &record.publicLog().back();
        if (visit)
            visit(line);
    }
    return record;
}

template <typename Game> std::expected<void, Fault> replayGame(const Reveal& lines, const typename Game::Sources& sources,
                                                               const std::function<void(const BasicReplayedLine<Game>&)>& visit)
{
    const auto record = replayedRecord<Game>(lines, sources, visit);
    return record ? std::expected<void, Fault>() : std::unexpected(record.error());
}

template <typename Game> BasicVerification<Game> verifyGame(const Reveal& lines, const std::vector<NotedCode>& codes,
                                                            const typename Game::Sources& sources, const CodeMaker& makeCode)
{
    return Verifier<Game>(lines, codes, sources, makeCode).run();
}

} // namespace demeter
